// Made by Scripts/world_map.py; see NOTICE for its sources.

/// The towns of `Towns`, in its encoding; line ends mean nothing.
enum TownsText {
    static let towns = #"""
*ADAndorra;\qHuhGles Escaldes;c@?Andorra la Vella;*AEUnited Arab Emirates;ho{IevCAl Ain City;bsByDFujairah;`@H
Ţarīf Kalbā;_CBKalbā;aRQReef Al Fujairah City;\VbAḨattā;`jBo@Lahbab;`Gw@Al Sajaah;^ROAl Ḩamīdīyah;]eATAdh Dhay
d;eKcBRas Al Khaimah;`jAl@Umm Al Quwain City;^mCKDibba Al-Hisn;^@DDibba Al-Fujairah;_Or@Khawr Fakkān;]pUrFAr R
uways;XiM_JAbū Mūsá;\aBxAAl Jurf;fDBAjman;aH?Ar Rumaylah;aPVHawr al ‘Anz;]?AAl Waheda;\@@Abū Hayl;]B?Al Murar
 al Qadīm;_JLJumayrā;_CAAs Saţwah;]??Al Bada'a;]@BAl Wasl;^CADubai International Financial Centre;_AGMankhūl;]A
ABur Dubai;f?ADayrah;`??Nāyf;a?DAl Karama;_CEAl Muteena;aGHDubai Festival City;_E?Ar Rāshidīyah;`C?Mirdif;_FKA
l Qusais 1;bCGAl Majaz;jCASharjah;]ACHalwan;\CRAl Mizhar First;`BJAl Warqaa;b@BWarīsān;b?@International City;a
BFDubai Silicon Oasis;lNFDubai;cFUBusiness Bay;\JFUmm Suqaym;\CCAl Safa;]PHThe Palm Jumeirah;]CBDubai Internet
 City;b@@Dubai Marina;dFPJebel Ali;]GEAl Furjan;cABDubai Investments Park;anBrBKhalifah A City;`UFAl Shamkhah
 City;aNNBani Yas City;aNGMohammed Bin Zayed City;dLAMusaffah;pNQAbu Dhabi;`hC~CZayed City;[OdBMuzayri‘;VsHyBAl
 Wiqan;*AFAfghanistan;?y{Ky{DAmānzī;SwAmGArghestān;[xBuETarinkot;[mEfBQalāt;?yAhA‘Alāqahdārī Aṯghar;?I{C‘Alāqa
hdārī Shāh Jōy;\oEaAZarghūn Shahr;\eQsLĀsmār;_h@^Asadābād;Tl@mBPārūn;YwGqHKhandūd;^xGIBahārak;_`AWFayzabad;]q@
r@Jurm;]fEu@Rustāq;]pEQQarāwul;cO`BKunduz;\{BgAĀrt Khwājah;`IdATaloqan;arAJKhanabad;bnAlBBaghlān;`Ad@Pul-e Khu
mrī;]qAWNahrīn;?oDvANow Dahānak;?wCqAKuran wa Munjan;\nBnGMehtar Lām;[nBbBḨukūmatī Azrah;e_Ds@Jalālābād;\s@z@M
arkaz-e Woluswalī-ye Āchīn;a|C|CKhōst;bhCs@Gardez;?H`CUrgun;cvCwBGhazni;]iBsABaraki Barak;_?{BPaghmān;sk@JKabu
l;_P{@Istālif;`Qc@Charikar;`eA{@Bāzārak;\v@d@Jabal os Saraj;?zCd@Dahan-e Jarf;`|BTBāmyān;?f@cBRū-ye Sang;?aAzG
Ōkak;?fBvCSang-e Māshah;\`Dh@Uruzgān;^bB}CNīlī;?]{CLa‘l;`iCo@Bāzār-e Yakāwlang;[dEgCChīras;`H_DSar-e Pul;\eBhA
Sang-e Chārak;?gDUDehī;_sC{@Aībak;`~@wAKhulm;gtBAMazār-e Sharīf;bh@IBalkh;\jDcCQarqīn;\pXvXKushk;^g@?Shīnḏanḏ;
gIqEHerāt;\mAYKarukh;ZkBeBQala i Naw;[lGHQarah Bāgh;\lCt@Eslam Qaleh;^}OsEGhormach;_kGsFAndkhoy;`}Bv@Shibirghā
n;?dDn@Dowlatābād;aZdBMaymana;\}AvGFayrōz Kōh;?~AkDLāsh;?zB~@Jawand;?pAlCChisht-e Sharīf;\qBn@Shahrak;?xArATīt
ān;?xBSQal‘ah-ye Fārsī;?uBvCDasht-e Qal‘ah;?iEcCPasāband;?{B`BKajrān;_rDrGGereshk;gcFh@Kandahār;_jGBLashkar Gā
h;]rBnEKhān Neshīn;?MsIWāshēr;?yB]Now Zād;?nH^Markaz-e Ḩukūmat-e Sulţān-e Bakwāh;_dDYFarah;[|AmAAnār Darah;?Dp
ELāsh-e Juwayn;_o@tCZaranj;\BfBMīrābād;\}DyEKhāsh;[d@rGRūdbār;*AGAntigua and Barbuda;`naK_jBSaint John’s;UKcBB
arbuda Parish;*AIAnguilla;\biK{pBThe Valley;*ALAlbania;]_|BgxFSarandë;][g@Gjirokastër;_eBcDPogradec;`Yv@Korçë;
]zAoBLibrazhd;bn@LElbasan;^^|@Kuçovë;`EPBerat;`p@m@Lushnjë;\IUPeqin;lMw@Tirana;\R]Fushë-Krujë;`MEKrujë;^uABBul
qizë;^g@uBKukës;atD@Shkodër;]Yx@Lezhë;]XzARrashbull;dJ?Durrës;^UXKavajë;`?zAFier;`A@Fier-Çifçi;]ONPatos Fshat;
\DGPatos;bZh@Vlorë;*AMArmenia;\yqG{|FArtik;bVa@Gyumri;aaCCVanadzor;\gALDilijan;]y@[Ijevan;]DhBGavar;]`@g@Sevan
;_d@DHrazdan;]VVCharentsavan;\IlBArarat;^`C}@Armavir;_q@AVagharshapat;]]RMasis;]UVArtashat;bBc@Erebuni;`IOAvan
;b@@Nor Nork;aDCKanaker-Zeytun;oDFYerevan;b??Kentron;cDBShengavit;bCIArabkir;`BADavtashen;b@BAjapnyak;cBDMalat
ia-Sebastia;\PYAshtarak;_u@DAbovyan;^cJrEKapan;RlDqBHerher;\_Dt@Goris;*AOAngola;?wqAj{@Cabo Ledo;eF{CSamba;cEK
Ingombota;r?BLuanda;cEARangel;gBBMaianga;gCBGolfe;fFFNova Vida;gIDCamama;cT?Benfica;fECTalatona;eZZRamiros;giA
PCalumbo;hHo@Viana;dARZango;dLEVila Flor;dDYKilamba;f?ACazenga;gAEHoji ya Henda;fABKima Kieza;hEFMulenvos;cGQC
acuaco;gF?Kikolo;cH@Sambizanga;ca@SPanguíla;`EWGama;aTSBarra do Dande;\_AHMabubas;`DJCaxito;_cBLÚcua;]FaBCanac
assala;\k@ZCage Mazumbo;]Hc@Muxaluando;]??Gombe;^]pAPiri;\Cb@Pango Aluquém;?lAtBCaculo Cahango;`gAjADondo;?|@f
BMumbondo;bs@`CGabela;]Fr@Conda;]YBCapunda;_^v@Ucu Seles;d|Ag@Sumbe;aL_BPorto Amboim;bpBtJBaía Farta;]RdADombe
 Grande;g{@iABenguela;d@@Navegantes;a_@_@Catumbela;f@MLobito;cwBTBocoio;\@_@Cubal do Lumbo;^cAgAChindumbo;aj@x
ECubal;[|@hBChongoroi;^aBz@Caluquembe;?|@|BCacula;]sA~@Quipungo;?rBnBQuihita;g|A{ALubango;_jB`DVirei;d~CiBMoss
amedes;?iAiGLucira;`oCn@Camucuio;_vGpITômbua;?qCvEIona;?iDk@Oncócua;`qDiACahama;?nAjEChitado;bkJo@Ondjiva;^vCa
AXangongo;^LIHumbe;?iDeBMupa;?w@zANehone;?eC_ATchimporo-Yonde;?gQbDMavengue;?hByARito;?`FZSavate;?bBaFCaiundo;
dm@oEMenongue;?y@vCJamba Cueio;?cCx@Baixo Longa;?iBkBCuíto Cuanavale;?uAiBLupire;?~EELonga;ZcFcFCalandula;?tCG
Alto Cuito;?lHNSoma Cuanza;]pCFChitembo;?zBm@Samboto;?w@dFCuvango;\yBb@Cuchi;?BjCChissuata;?|Cm@Cassinga;?hAgB
Dongo;?OrECuvelai;?vBCMulondo;a`@uDMatala;[wCwDChipindo;\pCMCaconda;`rAoCGanda;]sAKUcuma;bx@yBBalombo;\mBULond
uimbali;_m@AAlto Hama;ge@lBHuambo;bb@LCaála;aHa@Ecunna;ar@l@Longonjo;bcEcACatchiungo;ekCe@Cuíto;^tBb@Chinguar;
\ZwFCalucinga;]GdBMungo;\oCeANharêa;_r@@Andulo;?dFcCLonhe;?SbDHengue;ahBm@Cela;aDEQuissecula;^TcCQuibala;^yAkB
Santa Clara;__AyCCacuso;_hDrBCalulo;]XmDGolungo Alto;c[`@N'dalatando;^T}BBula Atumba;`cBw@Nzagi;]Mg@Camabatela
;?{At@Cateco Cangola;^zAt@Cazombo;`H~@Dondo;]Lj@Lucala;?}EwCMicanda;?cC]Marimba;\ElBKunda dya Baze;?D|BCaxinga
;ffC?Malanje;`dADBailundo;`wAh@Cangandala;^pApCMussende;?kE[Cunga Palanga;\eBy@Cambundi Catembo;ayAeGCafunfo;`
GjACuango-Luzamba;?qCa@Muvulege;?XoBCaungula;^qDc@Cuilo;^p@tDLubalo;?aAlALuangue;?vEvDXassengue;\sC}@Cacolo;?V
zCAlto Chicapa;?lCr@Sautar;\fC{@Cambundi;`F]Luquembo;?q@tDSachinemuna;]UbBCuemba;`vBYCamacupa;^f@XCatabola;?qA
lBUmpulo;?mHsCCangumbe;?{EhFCassamba;?`@}ALutuai;?iC[Lucusse;?eAlBLuvuei;?_BqJLuacano;`qBeBLuau;\rGbECameia;ev
DPLuena;Zw@uCDala;fe@qGSaurimo;?`@gGCapaia;bgBNLucapa;?aDq@Luia;?q@lGChiluage;?tBlAMuriege;ZUfCMuconda;?}L`ELó
vua do Zambeze;?BmBCaianda;^|BpDCazombo;?sBj@Calunda;?w@zAMacondo;]nMnHLumbala;?lEr@Muié;?mAyASessa;?sBrDNinda
;?cCnHRivungo;[nIkBMavinga;?RtDLuengue;?iFfGMucusso;[wFgBJamba;]pGs}@Cassanguidi;dpBc@Chitato;cQLDundo;?`CELóv
ua;?zU{GCuilo Camboso;?lBJSacandica;\wEhHCambundi;?xAv@Quihuhu;?pCh@Cangola;][aCSanza Pombo;?eAmAMilunga;avEfD
Negage;eh@]Uíge;^h@s@Songo;[w@eCDamba;?wBq@Cuilo Futa;_zBiAMaquela do Zombo;_`BJCuímba;]pJeHBelize;_j@VBuco Za
u;?wHpKCaluca;cYeBMbanza Kongo;]tDjBTombôco;^zArAN'zeto;[o@zBAmbriz;drCwISoyo;gb@qBCabinda;*ARArgentina;]`cJzg
FVilla Gesell;_S]Pinamar;]e@kAMar de Ajó;a@_@Mar del Tuyú;\?ESanta Teresita;_nAui@Paso de los Libres;]qEgFSant
o Tomé;^AcBGobernador Virasora;eUcCPosadas;cxCf@Ituzaingó;]cHmBJardín América;\{BkEPuerto Esperanza;`@jAEldora
do;]Z`@Montecarlo;\r@n@Puerto Rico;`RfCOberá;^f@TLeandro N. Alem;^dBWGarupá;^OtAApóstoles;]uHyBEl Soberbio;^v@
{@San Vicente;_eAkASan Vicente;]C?San Pedro;\xAaCColonia Wanda;^@iAPuerto Iguazú;Xv]gDVilla General Guemes;]kA
`EPirané;XeDiARiacho He-He;dUbDFormosa;ZmBxHNuestra Señora del Rosario de Caá Catí;SyA|CColonia Carlos Pellegr
ini;XnC]Concepción;\dCoDSan Luis del Palmar;^~AQFontana;`SJBarranqueras;eHCResistencia;e_@@Corrientes;\i@|CSal
adas;_\YSan Lorenzo;]rBfAVilla Ocampo;^AeKGeneral José de San Martín;[vBaBPampa del Indio;]`Bx@Tres Isletas;a@
xAPresidencia Roque Sáenz Peña;^k@NQuitilipi;^a@JMachagai;We@pCCharadai;_hDOVilla Ángela;\pBq@General Pinedo;U
VtBChorotis;^i@kCCharata;^UYLas Breñas;ZRuBPampa del Infierno;XbCu@Pampa de los Guanacos;_sFw@Juan José Castel
li;ZwCsCIbarreta;[pCcBLas Lomitas;W`CyALaguna Yema;[zBgAIngeniero Guillermo N. Juárez;YjEuACoronel Juan Solá;?
@nCRivadavia;_zJkALibertador General San Martín;Z}CzBApolinario Saravia;]XfCJoaquín V. González;ZkDdBTaco Pozo
;YsA~DCampo Gallo;VjAvAEl Hoyo;[aD|BQuimilí;]pA`DAñatuya;YvBiBSuncho Corral;WlApBVilla Atamisqui;dvAkCSantiago
 del Estero;?C_INueva Esperanza;YnEDTrancas;\jC_@Cafayate;\LzBSanta María;]mB~AMonteros;\g@[Bella Vista;^RBFam
aillá;`So@Yerba Buena;_GOTafí Viejo;_WPAlderetes;gL?San Miguel de Tucumán;^eAdCTermas de Río Hondo;U|@zASan Pe
dro de Guasayán;^lBdBSan Isidro;cL@Catamarca;VNkBLos Varela;^s@cBAguilares;\lC\Andalgalá;\`BbEAimogasta;\j@uDB
elén;VmDyNCachi;^mFfCRosario de la Frontera;^?{@San José de Metán;fxAiCSalta;^LMSan Lorenzo;^Pp@Rosario de Ler
ma;_SQSan José de los Cerrillos;_uAm@General Güemes;`c@wASan Pedro de Jujuy;_bADPalpalá;dNMSan Salvador de Juj
uy;XlEDSan Antonio de los Cobres;THcDSusques;?g@_ERinconada;ToFe@Santa Victoria;ZpC|AAbra Pampa;[eA`BHumahuaca
;\wDb@Santa Rosa;^i@MPichanal;aRc@San Ramón de la Nueva Orán;`eB{BTartagal;]?NGeneral Mosconi;]x@xBEmbarcación
;V_I}AAlto de la Sierra;Wh@}ASanta Victoria Este;]bEk@Profesor Salvador Mazza;TfV`XAntofagasta de la Sierra;Tb
A|FPalo Blanco;\e@rCTinogasta;RhYnxBLago Posadas;ZgDwDPerito Moreno;YgCnLGobernador Gregores;]iMeKPico Truncad
o;]`Es@Las Heras;ZZ}DSarmiento;`uHjDCaleta Olivia;cEuBComodoro Rivadavia;VlRiJGobernador Costa;Uj@dEAlto Río S
enguer;WoB`CRío Mayo;U|EmHRío Pico;^I}FEsquel;]h@}DEl Bolsón;?{AxALeleque;?s@vETecka;T_JhAPaso de Indios;?`@_I
Gastre;Z`AyDIngeniero Jacobacci;WiDOMaquinchao;XyBqALos Menucos;Rp@uDEl Cuy;awCsDGeneral Roca;^p@IAllen;a^ICip
olletti;^LUCinco Saltos;d?XNeuquén;_LWCentenario;`RZPlottier;_fEGCutral-Có;WJtBPicún Leufú;^zC{BZapala;XhDbAAl
uminé;WgD`DPiedra del Águila;Ud@bEComallo;]vEmDSan Martín de los Andes;aGdESan Carlos de Bariloche;\_OecASan J
osé de Jáchal;?gBwDVilla Unión;WCoBVinchina;_mCnAChilecito;YEdHVilla San Agustín;T|DfIPrimero de Mayo;_^uBPoci
to;aIe@Chimbas;]@?Villa Paula de Sarmiento;`GHSanta Lucía;bD?San Juan;b@FRawson;^s@LCaucete;^n@i@Villa General
 San Martín;]@?Albardón;YzDh@Barreal;\{CjGRodeo del Medio;b^SMendoza;_`@hCTunuyán;\Xi@Tupungato;]s@{@Perdriel;
asA@San Martín;^ATRivadavia;ZuDt@La Paz;bzCfFSan Rafael;^}BfAGeneral Alvear;^xJbBMalargüe;[fCzJChos Malal;U~Am
ALas Ovejas;X[vELoncopué;YkJv@Añelo;T`FqHBarrancas;?eErBRincón de Los Sauces;TwDqELa Humada;\k@pHCatriel;?_FoC
Limay Mahuida;?wCdEPuelches;?}Fb@Cuchillo Có;UsDuABernasconi;eeHbDBahía Blanca;\Z_FPigüé;YtCPDarregueira;WsCgC
Guaminí;ZjBs@Salliqueló;XzAcACatriló;Yp@pCMacachín;\xDn@General Acha;b}@wCSanta Rosa;\PHToay;[OuCEduardo Caste
x;X`@iBIngeniero Luiggi;`mCt@General Pico;_mE|@Trenque Lauquen;Y}@sBCarlos Tejedor;]tBgAGeneral Villegas;UbB}@
Hipólito Bouchard;\_D{ARufino;]fCYLaboulaye;ZbElCHuinca Renancó;ZBwDVicuña Mackenna;WjDfDBuena Esperanza;Yd@bH
Victorica;VdBuEUnión;VdEvESanta Isabel;WaDuUSan Francisco del Monte de Oro;cd@hCSan Luis;YkCo@La Toma;a_@|BVil
la Mercedes;V}AcBAchiras;Xp@{BConcarán;VrBcBCandelaria;^}BUVilla Dolores;TQyCSan Carlos Minas;?bFlAUlapes;?fAy
CMalanzán;\y@wAChamical;?pB}@Patquía;cC_CLa Rioja;Y{BoBChumbicha;?}Ei@Frías;\M~BRecreo;XdCbGCastro Barros;^yD\
Cruz del Eje;\_AfALa Falda;]sAMColonia Caroya;_DGJesús María;YiAuEVilla de María;]|BdBDeán Funes;XmDoESumampa;
XeDo@Villa General Mitre;WvB|ILa Puerta;YsBVBalnearia;\HjDLas Varillas;]`AyAArroyito;\`BXVilla del Rosario;]hA
RRío Segundo;\EDPilar;\vAeBRío Ceballos;\ALUnquillo;kW`@Córdoba;]TWVilla Allende;]FJLa Calera;]XSCosquín;`B`@V
illa Carlos Paz;_Kl@Alta Gracia;\EnBEmbalse;`y@ERío Tercero;[o@|BGeneral Cabrera;c~A~@Río Cuarto;[qEx@La Carlo
ta;]IeEVilla Nueva;aACVilla María;^mBj@Bell Ville;ZQpBMonte Maíz;]aBcBMarcos Juárez;^mCVCañada de Gómez;\q@FCa
rcarañá;^@b@Casilda;\~@rAFirmat;]aE}@Arroyo Seco;_c@NVilla Constitución;^_Ar@Ramallo;bf@_@San Nicolás de los A
rroyos;]KmCVictoria;a`BpAGobernador Gálvez;h?ORosario;^NQGranadero Baigorria;^?GCapitán Bermúdez;]Hb@Pérez;\\m
ECoronda;]w@RDiamante;_iD~@Nogoyá;\fBgACrespo;ZqAgAMaría Grande;d|BJParaná;fb@OSanta Fe;`J@Santo Tomé;^^i@Espe
ranza;anBg@Rafaela;\u@zCGálvez;\~BYSan Jorge;`j@_BSan Francisco;]MmCMorteros;]yAl@Sunchales;\aA}BSan Cristóbal
;[nCuACeres;\c@aCTostado;Y[yBVilla Minetti;]{GfDVera;]jAhGSan Justo;\cCi@San Javier;\[fASanta Elena;][g@La Paz
;\mDj@Federal;[EqBSan José de Feliciano;^zCkAEsquina;aVkDReconquista;]@EAvellaneda;`oABGoya;_qF`CCuruzú Cuatiá
;^DyBMercedes;]wAtEMonte Caseros;^bAbBChajarí;`^dHColón;cWeDConcordia;[jDbEBasavilbaso;^\cBVillaguay;aeBbFGual
eguaychú;^|CXGualeguay;_fAjBSan Pedro;`_HoFConcepción del Uruguay;_\bLRetiro;r?DBuenos Aires;cB?Balvanera;ce@^
Berazategui;dFIQuilmes;`RGSarandí;eBCAvellaneda;a@ABarracas;d@JLanús;aGBMonte Chingolo;aH?Remedios de Escalada
 de San Martín;`ABBanfield;b@@Lomas de Zamora;^CFAdrogué;bBDBurzaco;dyAPLa Plata;`GKEnsenada;aE@Berisso;\iAh@M
agdalena;_bBbBChascomús;]l@qACoronel Brandsen;ab@]San Vicente;_bADCañuelas;]HlASan Miguel del Monte;]_A`AGener
al Belgrano;]xBn@Las Flores;^?cDLobos;\b@c@Navarro;`\gAMercedes;a_AOLuján;ekARMerlo;^_@j@Tristán Suárez;bIGEze
iza;]BDLa Unión;_Yi@Valentín Alsina;bJ@Villa Lugano;bP?San Justo;bJEMorón;bB?Castelar;bIHIsidro Casanova;^THPo
ntevedra;_?QSan Antonio de Padua;aAQBella Vista;^BAMuñiz;c?CSan Miguel;`?GLos Polvorines;_E@Villa de Mayo;aICD
on Torcuato;`?RHurlingham;_GHHaedo;`@CEl Palomar;\E@Villa Sarmiento;_EESantos Lugares;^K@Villa Santa Rita;_KBB
oedo;`DKColegiales;]B@Villa Ortúzar;cACBelgrano;_JQSan Isidro;^JGTigre;_JBGeneral Pacheco;_LDIngeniero Pablo N
ogués;_F?Tortuguitas;dBFJosé C. Paz;cBTMoreno;aVa@Pilar;bTgAZárate;aKJCampana;]dBPSan Antonio de Areco;^DwABar
adero;^vBp@Arrecifes;^\l@Salto;\uAPCarmen de Areco;`f@fBChivilcoy;_xAs@Chacabuco;a~AIJunín;]k@mARojas;a_@}@Per
gamino;^hB@Colón;alD]Venado Tuerto;UNdDGermania;^gBx@Lincoln;\aBXLos Toldos;_jD`DPehuajó;]iBe@Carlos Casares;^
q@xBSan Carlos de Bolívar;_o@}CNueve de Julio;_mA_ABragado;]_A|@Veinticinco de Mayo;^mAh@Saladillo;`NbFAzul;az
ATOlavarría;\|Gy@Daireaux;^b@jDCoronel Suárez;ZeCi@General La Madrid;]PrCCoronel Pringles;ZlDTTornquist;[yDzBC
oronel Dorrego;\gHqEBenito Juárez;`|AlCTres Arroyos;?eCESan Cayetano;amDf@Necochea;bnAsFTandil;\IoBRauch;]wBjA
Ayacucho;?yBy@Maipú;^g@kBDolores;]kBfCGeneral Juan Madariaga;grAfEMar del Plata;\Ia@Santa Clara del Mar;_tCBBa
lcarce;^sArAMiramar;V|LtBClaromecó;`pKBPunta Alta;VrE@Juan Cousté;[{AxBPedro Luro;VKhCStroeder;_jA|BViedma;]CC
Carmen de Patagones;ShCiAGuardia Mitre;Y|CaAGeneral Conesa;\gA}ERío Colorado;[vHz@Choele Choel;^zGe@Villa Regi
na;XwDzHValcheta;TzEa@Ministro Ramos Mexía;\mMj@San Antonio Oeste;ZpAnDSierra Grande;?zHdDTelsen;?bA~FLas Plum
as;aiK}ATrelew;`u@_BPuerto Madryn;^LhBRawson;ReDqCPuerto Pirámides;T|G|LCamarones;\d@lQPuerto Deseado;WbGfi@To
lhuin;`~Ez@Ushuaia;`yBkERío Grande;arHoLRío Gallegos;YoHoMPuerto San Julián;ZlFfCComandante Luis Piedrabuena;]
~SdAEl Calafate;VxBiEEl Chaltén;*ASAmerican Samoa;Slb`@|wATa`ū;JzHyRTaulaga;amAbSPago Pago;*ATAustria;]w{AwcHW
olfsberg;XGiCEisenerz;\@uBAmstetten;]yCQSankt Pölten;\n@jFStraßgang;]COAndritz;^?DLend;^?BGries;]BAEggenberg;\
?BWetzelsdorf;^I?Jakomini;\C?Sankt Peter;\@CSankt Leonhard;eB?Graz;]?AGeidorf;`cDg@Eisenzicken;^DqCBaden;aGe@P
enzing;bECOttakring;`AAHernals;`@FHietzing;\DLPerchtoldsdorf;]CDMödling;aGOMeidling;`CCMargareten;aDAFünfhaus;
`CEWähring;]ABJosefstadt;^?@Neubau;^??Mariahilf;pCAVienna;\??Innere Stadt;_@AAlsergrund;aEBLandstraße;d@FFavor
iten;bICSimmering;cEIDonaustadt;_l@tAWiener Neustadt;`q@sAAspern;]G@Essling;cVGFloridsdorf;aB@Brigittenau;aHAD
öbling;\?KKlosterneuburg;\TMStockerau;XpEm@Zwettl Stadt;dnDz@Linz;_Yt@Steyr;\Xa@Ansfelden;]HATraun;\h@HWels;Wj
@nETamsweg;RHcBPuchen;cnCa@Salzburg;SlDrBKrimml;\gCi@Saalfelden am Steinernen Meer;[NvBLienz;`yEj@Villach;]_BC
Sankt Peter;bD@Klagenfurt am Wörthersee;]D?Sankt Martin;UrVu@Nauders;\qBsATelfs;^{@FHötting;bC@Innsbruck;\??Wi
lten;^EAPradl;\~HVBludenz;^j@QFeldkirch;\QWHohenems;_IIDornbirn;]NCLustenau;^QMBregenz;*AUAustralia;S{oUz`ELan
celin;Uz@mCJurien Bay;UVoEPort Denison;_|@aBGeraldton;RwGtAMorawa;SaCtEDalwallinu;VbCfAMoora;SoCp@Wongan Hills
;YHvCNortham;Ss@zABeverley;]vDEGosnells;]?ZByford;_b@TBaldivis;\RIRockingham;^IIKwinana;]Uc@Willetton;^E@Canni
ng Vale;]G?Thornlie;kRUPerth;]AKDianella;]G?Morley;]KWEllenbrook;\LLBallajura;\DELandsdale;\PBDuncraig;\BLScar
borough;^pA|IBusselton;ay@_ABunbury;\OIAustralind;b?uCMandurah;TwCt@Boddington;X`A~GManjimup;UdENAugusta;\ai@{
AEsperance;S~IPHopetoun;^`MvEAlbany;SxBMShadforth;TgA_BKendenup;XL}CKatanning;XjAwCNarrogin;R_G`@Lake Grace;Sk
DuJSouthern Cross;WpEp@Merredin;SnAhDCorrigin;TsToTLeonora;^[rJKalgoorlie;R}@`HNorseman;V{BiULaverton;dyzC`xAH
obart;T_@}DCampbell Town;afAaBLaunceston;UxH~BQueenstown;XvAuFSmithton;]{Ch@Burnie;^yAVDevonport;RrNyFCurrie;U
~WkRKingston South East;VxLiFKingscote;]oDiBMorphett Vale;TvDUYorketown;T_AwBArdrossan;Xx@_BWallaroo;WcEUClare
;\?|DParafield Gardens;\?CParalowie;j@`@Adelaide;]??Adelaide city centre;aUCAdelaide Hills;]G}@Gawler;SaAsAEud
unda;WuD?Waikerie;UhBtETailem Bend;]tBc@Mount Barker;RmFbDTintinara;S{AoBLameroo;Xm@eFRenmark;^yG@Mildura;T_@n
DOuyen;SIbCHopetoun;\`@bEHorsham;VlBkANhill;WnDCBordertown;RvChFBeachport;YqCgBNaracoorte;]GlDMount Gambier;Zc
DfBPortland;Uf@yCCasterton;[{B^Hamilton;^}A~BWarrnambool;[yEGColac;Z`CqEArarat;UIwDDonald;T}BHWedderburn;ZY|BM
aryborough;bkBy@Bendigo;\kCbCWallan;]Wb@Mernda;]?HSouth Morang;^DBMill Park;^FCEpping;]@DThomastown;]?ALalor;]
AQWollert;`NBCraigieburn;]NDGreenvale;]K?Roxburgh Park;]?LGlenroy;\?DPascoe Vale;]BBEssendon;^TCSaint Albans;_
?@St Albans;\MAKeilor East;\HJSunshine West;\ODYarraville;\?CFootscray;\CCAscot Vale;\?AMoonee Ponds;\EDNorth
 Melbourne;\?@Docklands;\@DPort Melbourne;b?ACity of Port Phillip;]CASouthbank;n?AMelbourne;`A@Melbourne City C
entre;]CBSouth Yarra;]GEKew;^D@Richmond;]?INorthcote;\DDCarlton;]?EBrunswick;^?CCoburg;`EEReservoir;]AFThornbu
ry;^AAPreston;^GIBundoora;]G?Greensborough;]@PBalwyn North;]HDHawthorn;]A@Glenferrie;]@?Hawthorn South;]E@Camb
erwell;\@HCarnegie;^@DBentleigh East;\@?Bentleigh;]?IMalvern East;^E?Glen Iris;\H?Caulfield North;\F@Elwood;]?
ASaint Kilda;]CFBrighton;\CABrighton East;]ELCheltenham;\t@QAltona Meadows;`DDPoint Cook;_HEHoppers Crossing;_
DBWerribee;]HAWyndham Vale;`GITarneit;^QCTruganina;\CIDeer Park;]DECaroline Springs;\IGTaylors Lakes;\HAHillsi
de;\ABTaylors Hill;_BYSunbury;]x@PBacchus Marsh;btBSBallarat;\oBxALara;\DJCorio;eBLGeelong;\Db@Torquay;\B_@Hig
hton;]mCRMount Martha;]CIMornington;]GGMount Eliza;XeBtAWonthaggi;]rAwALangwarrin;]D?Frankston South;_BEFranks
ton;^AAFrankston East;]GECarrum Downs;\F?Seaford;^WMHampton Park;]CLCranbourne West;]A@Cranbourne;]C@Cranbourn
e East;\UKOfficer;_JEBerwick;]HHCranbourne North;^@GNarre Warren South;^AANarre Warren;]B_@Boronia;^C@Ferntree
 Gully;]N?Wantirna South;]GREndeavour Hills;^J?Dandenong;]AADandenong North;^CGRowville;]H?Mulgrave;^@JKeysbor
ough;^?CNoble Park;]BCSpringvale;]DEClayton;]KCWheelers Hill;_BCGlen Waverley;^D?Mount Waverley;\@EBurwood;]?K
Doncaster;^E?Doncaster East;\IDMitcham;]E?Ringwood;]NQEltham;\?BTemplestowe;^?]Doreen;\g@\Lilydale;]DDMooroolb
ark;^FBCroydon;`e@t@Pakenham;]{APWarragul;^yBFTraralgon;\uEkABairnsdale;W`A}DFalls Creek;^~DeBWangaratta;Xl@hC
Mansfield;TjD]Avenel;^a@gBShepparton;Wa@qBTocumwal;_gG|@Wodonga;UuAoAHolbrook;ZEuBWagga Wagga;X~CkANarrandera;
XeE{@Temora;WbAiBWest Wyalong;]dFhAGriffith;T`@dBColeambally;VnEy@Hay;ZUjEDeniliquin;\f@xBEchuca;VhBaACohuna;[
dC}ASwan Hill;WzCwCRobinvale;U}CJBalranald;Sb@gRWilcannia;UoL~JHillston;UeDc@Lake Cargelligo;W{Ci@Condobolin;V
GqHNyngan;XnGKCobar;VUyGBourke;TwDYBrewarrina;\x`@pKBroken Hill;RaErAMenindee;UxVbDJamestown;]pEc@Whyalla;[i@i
BPort Augusta;XlDcKRoxby Downs;VlLuHCoober Pedy;VvEnRCeduna;UkBdCStreaky Bay;SyFp@Wudinna;S_EPKimba;TcBjBCowel
l;\pEpEPort Lincoln;RjVys@Pukatja;VbFoEYulara;RiB}DPetermann;RfJ}YTanami;RwDgILajamanu;SeFnWYuendumu;ReIAAnmat
jere;WyCgOTennant Creek;RgGlMSandover;RbFpLSanta Teresa;]`BuAAlice Springs;RzEp@Hermannsburg;S{CbAHugh;R}aAnMQ
uilpie;TyGbHCunnamulla;WoBkICharleville;UzCmKBlackall;U`@mDBarcaldine;T`MiFWinton;XqFrELongreach;WeT{BClermont
;ZrGcPCharters Towers;dmBaDTownsville;]NDKirwan;ZgCt@Ayr;XxFwDIngham;TfKtLHughenden;SrEURichmond;WlOCCloncurry
;SuFIJulia Creek;RvAxBMcKinlay;RzRmGCamooweal;\sG`DMount Isa;UdCmPDoomadgee;TqBeGWellesley Islands;TqMmSAuruku
n;STrHPormpuraaw;TYpBKowanyama;UdCvLNormanton;TeXgBDimbulah;UiAzARavenshoe;VwA~@Tully;c\iECairns;Xz@wAPort Dou
glas;Wj@iECooktown;RpEHLaura;SjDaPLockhart River;W~EyLThursday Island;WbAvKWeipa;Unw@HJabiru;VuG{BManingrida;S
{HxAGapuwiyak;Vp@}AGaliwinku;T~BLMilingimbi;WsJNNhulunbuy;TfAlIAlyangula;TTzLBorroloola;ShSeFMataranka;RkE|@Mi
niyeri;TaCcBNgukurr;YlNs@Katherine;RtDeCDouglas-Daly;XhOjKKununurra;UtEfNHalls Creek;TyAaPWyndham;VwGyFWadeye;
cgGcJDarwin;^[DPalmerston;RInBBatchelor;RyA{@Marrakai;UhDeEWurrumiyanga;\ls@ve@Broome;SeKDCamballin;XnBiCDerby
;UvCiADampier Peninsula;SiOb@King Leopold Ranges;UQxEFitzroy Crossing;TnBzCSt George Ranges;R|I|LTelfer;RwSv]W
arburton;Uvc@dJLeinster;SxLgGMeekatharra;R~BbHMount Magnet;Ub@k]Paraburdoo;WWeBTom Price;[eKdCNewman;WiAeHNull
agine;ShAoCMarble Bar;RuJaKEighty Mile Beach;Sa@oBLagrange;\xRdIPort Hedland;\~ItAKarratha;X`PlFExmouth;TbApFC
oral Bay;TiGkHOnslow;TqF?Pannawonica;SgAzh@Yalgoo;RhFf@Mullewa;WjGeDKalbarri;S~BcJDenham;XYqECarnarvon;Xi{Ew\W
hitsundays;[bCUBowen;UpAjBCollinsville;RwC`@Bloomsbury;aqBtAMackay;TrEf@Glenden;[J`CMoranbah;T}B_ANebo;X`AtDDy
sart;aoL|CRockhampton;VuGdDAgnes Water;ayAbCBundaberg;`sArAHervey Bay;^Lp@Maryborough;VxEPGayndah;T`ByCMonto;R
?dBEidsvold;YvBaEBiloela;_sCmBGladstone;V`GnCMoura;TdBwAWoorabinda;YrBmBBlackwater;\nCKEmerald;TLtBSpringsure;
SuIpHTaroom;T_@~AWandoan;ZhFxARoma;TbDQMitchell;W_CdHSt George;YsIvBGoondiwindi;TyCYInglewood;Ue@kBMillmerran;
V`DwBTara;Za@kBChinchilla;[}BvADalby;[sB_CKingaroy;]cDeAGympie;Uv@rDToogoolawah;ctA|AToowoomba;\ObCWarwick;[kD
n@Figtree;]cBmARobina;gGMGold Coast;^??Surfers Paradise;^DESouthport;\?ELabrador;\JHNerang;\DIPacific Pines;ef
@{@Logan City;\JCCalamvale;\?ASunnybank Hills;]NBForest Lake;\HFSpringfield Lakes;]JCRedbank Plains;\Oi@The Ga
p;\EQAlbany Creek;\KEBracken Ridge;\Md@Carindale;\FCCoorparoo;lDCBrisbane;\MTEight Mile Plains;\CBRochedale So
uth;\UMAlexandra Hills;\D@Capalaba;\YjAHelensvale;]FGUpper Coomera;\c@n@Palm Beach;\MPBanora Point;arAyGCaloun
dra;]RrANorth Lakes;]DDKallangur;]DINarangba;]MADeception Bay;]NOMorayfield;^?ECaboolture;\]sAMaroochydore;fB?
Sunshine Coast;^BBBuderim;`\t\Port Macquarie;XYkBSouth West Rocks;aMuBCoffs Harbour;]b@{BGrafton;[mAkDGoonella
bah;XbGl@Tenterfield;Yv@fCGlen Innes;]LxCArmidale;_rCtBTamworth;[dCUGunnedah;UeAuBBarraba;UDiDWarialda;[iBl@In
verell;[|F}@Moree;RhD_BMungindi;RvCmADirranbandi;Wp@fDLightning Ridge;SwBTCollarenebri;VzA~AWalgett;Wu@xDCoona
mble;ZuG}BNarrabri;TlArIDunedoo;WTsCCoonabarabran;WzBtAGilgandra;UdDAWarren;_yCjBDubbo;[rArDParkes;^wGv@Bathur
st;_~A[Orange;[aBiCMudgee;`uIvEPittwater;eMo@Central Coast;\JPUmina Beach;]IiCCessnock;\|AqBMuswellbrook;\wHeA
Taree;Un@bBBulahdelah;a`C~@Maitland;fk@f@Newcastle;[jFdKNowra;]y@yAWollongong city centre;e?AWollongong;\WeAEn
gadine;\QEMiranda;\IBCronulla;^OUMaroubra;\@EKensington;\A?Kingsford;\BGSurry Hills;n?ASydney;]?ASydney Centra
l Business District;^GHRandwick;\A@Coogee;]Ea@Dee Why;\?HManly;^HFMosman;\NUSaint Ives;\FAWahroonga;]BCHornsby
;\HBCherrybrook;\?DWest Pennant Hills;\EFEastwood;]?CEpping;]D@Carlingford;^KFRyde;]MCChatswood;]JPAshfield;\A
DEarlwood;^EAMarrickville;\EBMascot;\HFKogarah;]BCBexley;\A?Rockdale;^DBHurstville;]HGPunchbowl;]AEGreenacre;\
CBLakemba;]CACampsie;]BEStrathfield;\C?Burwood;]JCLidcombe;_@AAuburn;\@HYagoona;^ABBankstown;\XDCasula;^EELive
rpool;]?CCabramatta;\CEFairfield;_DSBlacktown;]A@Seven Hills;]CFGreystanes;^E@Merrylands;\E@Granville;^@CParra
matta;\@CWestmead;_?GBaulkham Hills;_AECastle Hill;^HCKellyville;\BBGlenwood;^H?Quakers Hill;\JFMount Druitt;]
FDSt Clair;\LQCranebrook;]FNGlenmore Park;\g@\Prestons;ajBm@Blue Mountains;]xBnEGoulburn;[jEuDCowra;[nA|AYoung
;ReBtABowning;YtBpBTumut;Uh@|ATumbarumba;Y}EzACooma;aHcDTuggeranong;lK[Canberra;\qEtABatemans Bay;WHdBNarooma;
Xx@xABega;UvBn@Bombala;ZvCaCKosciuszko National Park;VB~GOrbost;TaG[Mallacoota;VlHnVSt Helens;SKlBBicheno;SlA~
BTriabunna;*AWAruba;]ttLqmANoord;\IJSanta Cruz;]FETanki Leendert;d@BOranjestad;*AXÅland Islands;aq{BsvJMarieha
mn;QcEb@Kökar;*AZAzerbaijan;Sw|HqzFNeft Daşları;]pJ}DDivichibazar;`b@s@Xaçmaz;]z@RQuba;\NMQusar;^v@`CIsmayilli
;]q@h@Aghsu;_o@KShamakhi;^wD@Haji Zeynalabdin;fUDSumgayit;\GBJorat;]tBeBSiyazan;]eEnBBuzovna;\EDMardakan;]HFBi
ny Selo;^?NHövsan;qf@ABaku;]KKSabunçu;^E@Amirdzhan;`@@Bakıxanov;a?BQaraçuxur;\MEYeni Suraxanı;_DSMaştağa;]LHZa
brat;]PCMehdiabad;_FJBilajari;dHAKhirdalan;_FOSaray;\@XGobu;\EEHokmali;^@RLokbatan;]~A|DNeftçala;^vC`@Jalilaba
d;agAzALankaran;\Cx@Astara;azA}@Lerik;^dA{EImishli;\aAAƏhmədbəyli;\]rAPushkino;_wA[Salyan;^bBqASabirabad;]{AEH
acıqabul;`@RŞirvan;]xCoAKyurdarmir;]i@pASaatlı;\nCuBUjar;_d@|AAghjabadi;_`AaABarda;]f@FTartar;_?dAAghdam;]k@lA
Fuzuli;]nA_@Shusha;\mDCBeylagan;\nLbCNehram;aHQNaxçıvan;Z}BsDKalbajar;\|@gDGovlar;]fA[Gazakh;_aCr@Shamkhir;]{@
n@Goygol;eGQGanja;`aDeBSheki;bTtAMingachevir;bQZYevlakh;]_AEAğdaş;_u@?Göyçay;^zEcEZaqatala;*BABosnia;^sqB}iGTr
ebinje;YjKeHBosansko Grahovo;a`B_CBihać;]M]Cazin;\i@PBosanska Krupa;_oBSPrijedor;]rDg@Velika Kladuša;_gTrABije
ljina;_lAUBrčko;c\`ATuzla;_Z?Lukavac;\RcAGradačac;drFRBanja Luka;^oDHDoboj;\k@DGračanica;nIhDSarajevo;aHBIlidž
a;\X_@Visoko;cv@i@Zenica;^l@ETravnik;_j@`@Bugojno;bgAnCMostar;\]}@Konjic;\kECGoražde;*BBBarbados;hrsJ}pABridge
town;*BDBangladesh;_{_QkaCTeknāf;dx@sBCox’s Bāzār;`G_CSātkania;_CODohazāri;f]GBāndarban;]z@cARaojān;fTDHāthazā
ri;mC`@Chattogram;`]FPatiya;`hBi@Sandwīp;_pC@Burhānuddin;_C^Lālmohan;^hBf@Burirchar;]?OAyla Patakata;_cBAUttar
 Char Fasson;`fA[Patuakhali;^x@WBhāndāria;`NQPirojpur;^VVMorrelgonj;^S`@Mathba;]Mn@Natona;]PQTaluker Char Doan
i;_\a@Sarankhola;^dI{MShibganj;cURNawābganj;gs@}@Mohammadpur;hMhBRajshahi;b}AjISātkhira;^]g@Kesabpur;d@s@Jesso
re;_VJJhingergācha;bE}CKushtia;_C`BKālīganj;bkCg@Farīdpur;aa@q@Mānikganj;_D|ABhanga;`O`@Gopālganj;`nBJNarail;_
J\Bhātpāra Abhaynagar;_e@EKālia;jLl@Khulna;_HPPhultala;dw@JBagerhat;bUo@Tungipara;_iAr@Nālchiti;dSKBarishal;_\
u@Gaurnadi;a@g@Madaripur;`[IPālang;d{@AChāndpur;_VpAMehendiganj;\Rb@Charāmaddi;bi@IBhola;`e@q@Lakshmīpur;bu@LM
aijdi;aCiALākshām;`t@ZRāmganj;`NJRāipur;_Qi@Hājīganj;gaAi@Comilla;^j@uANabīnagar;epB?Tungi;eIPBhatara;cFJPalta
n;c@@Ramna Maidan;dC?Motijheel;v@BDhaka;^I?Mātuail;dGRNarayanganj;bWGSonārgaon;^lAbAChar Bhadrāsan;_Pw@Dohār;_
m@WDukuria;aCCAzimpur;`@ADhanmondi;e@IKafrul;g@CMirpur Model Thana;gAAPallabi;eVESavar;_\q@Mirzāpur;_Mk@Sakhip
ur;^mAUGafargaon;kZtAGazipur;e{@NNarsingdi;eIo@Nagar Naluākot;^c@KBājitpur;dKb@Ashuganj City;bDABhairab Bāzār;
dYNBrāhmanbāria;^KOShāhbāzpur Town;alAmAKishorganj;aHwANetrakona;d~@VMymensingh;]\?Muktāgācha;bn@s@Sherpur;cLR
Jamālpur;aV`@Sarishābāri;cQbBTangail;dFd@Nāgarpur;bv@WShāhzādpur;_ERBera;bOkASirajganj;c|AxAPābna;a`@WIshwardi
;_NTBherāmāra;c^eAPuthia;e_@GNatore;dFmAPār Naogaon;dsAIBogra;fH]Shibganj;ax@SJoypur Hāt;ik@aCRangpur;^f@NBada
rganj;_V@Parbatipur;dFWSaidpur;`oB[Lalmonirhat;_o@INageswari;_d@|@Paotana Hat;_a@RChilmāri;_|EyCPanchagarh;aPz
@Thākurgaon;^T`@Pīrgaaj;dw@l@Dinajpur;deSpCSylhet;_f@[Chhātak;at@ESunāmganj;]aAvCSrimangal;`Gc@Maulavi Bāzār;_
pAEBaniachang;aIZHabiganj;_oB|FKhagrachhari;apBRFeni;_UAChhāgalnāiya;aw@bABibir Hat;]I_@Manikchari;beAf@Rangam
ati;dGIKarnaphuli;*BEBelgium;]aPy|HPoperinge;^_@?Ieper;\Dc@Diksmuide;\F_@Middelkerke;`UEOstend;]x@RKoksijde;]w
DMEeklo;]TCMaldegem;^b@[Knokke-Heist;\ZFBlankenberge;]ITSint-Andries;]FJZedelgem;]QAOostkamp;]EGAssebroek;bFCB
rugge;\E?Sint-Kruis;]Oh@Tielt;]l@MTorhout;`CVRoeselare;^?\Menen;^I?Wevelgem;aQEKortrijk;^HOIzegem;]SJHarelbeke
;]EFZwevegem;^QOWaregem;]Cg@Aalter;^OTDeinze;\KXBevere;^C?Oudenaarde;]g@CZottegem;\OCHerzele;]@WWetteren;\UFLe
de;_?YLokeren;]^?Lochristi;\JJGentbrugge;\ECDestelbergen;\HLMerelbeke;\LOMariakerke;dGBGent;^EASint-Amandsberg
;^FIEvergem;]?BWondelgem;`uAOSint-Niklaas;\BISint-Gillis-Waas;\N@Stekene;_k@?Beveren;^HNTemse;]EDBornem;\IDPuu
rs;]\EHamme;]RDZele;_KFDendermonde;\EDLebbeke;\HTDenderleeuw;aFIAalst;\FDHaaltert;^ENNinove;^a@OAsse;]SFBerche
m-Sainte-Agathe;aABMolenbeek-Saint-Jean;c?@Anderlecht;_HADilbeek;]GNBeersel;^JASint-Pieters-Leeuw;^@HHalle;\DF
Tubize;]Gd@Manage;aH@La Louvière;]FWBraine-le-Comte;]NDSoignies;\l@YLessines;^GKGeraardsbergen;^RZAth;aa@b@Mon
s;]PFColfontaine;]G?Frameries;\DEQuaregnon;]HASaint-Ghislain;]DBBoussu;\@DDour;^kAABinche;\QIMorlanwelz-Mariem
ont;`jD]Tournai;\g@RPéruwelz;]Ao@Ronse;`lA@Mouscron;\`@GWervik;\wGhBWalcourt;^Q]Châtelet;\@AChâtelineau;]D?Mon
tignies-sur-Sambre;]@AGilly;]FCJumet;\FDMarchienne-au-Pont;dG?Charleroi;]?BMarcinelle;^LMCourcelles;\?IPont-à-
Celles;]FQNivelles;_GOBraine-l'Alleud;\@MSint-Genesius-Rode;^GFWaterloo;]Y?Rixensart;]?KOverijse;^MHWavre;^AHL
ouvain-la-Neuve;]Jd@Fleurus;]]OGembloux;]a@RJambes;b?ANamur;]m@CAndenne;]YEHuy;^m@s@Tongeren;^KVAns;dIDLiège;]
F?Saint-Nicolas;]PDFlémalle-Haute;`KBSeraing;\^dAMarche-en-Famenne;^_BlBArlon;\LyDSoumagne;\LAFléron;]HFChaudf
ontaine;]BGGrivegnée;_AGHerstal;]EIOupeye;\IEVisé;\QRHerve;`MHVerviers;\ABHeusy;\a@KEupen;]r@}AMaaseik;\b@x@Ri
emst;]IOLanaken;^GOMaasmechelen;\??Mechelen-aan-de-Maas;^jAs@Lommel;\]RPeer;\BSNeerpelt;`Kt@Genk;^CPBilzen;\RG
Diepenbeek;aNCHasselt;\DQZolder;]KDZonhoven;^?GHouthalen;^AEHelchteren;^RBHeusden;\@CKoersel;_F@Beringen;_Fl@S
int-Truiden;]Za@Diest;\GOTessenderlo;^RSGeel;\BMKasterlee;^]HMol;]IBBalen;_l@]Turnhout;\P?Beerse;\POHoogstrate
n;]Pn@Nijlen;]_@CHerentals;\@KLille;]S\Westerlo;^NRAarschot;^Sb@Tienen;\j@[Rotselaar;^?JBlauwput;^C?Kessel-Lo;
]FDHeverlee;]DIHerent;bEDLeuven;_Eg@Heist-op-den-Berg;\RDPutte;\VIDuffel;]CDSint-Katelijne-Waver;aHFMechelen;]
Eh@Tervuren;\EMKortenberg;_TGVilvoorde;^GHZaventem;^FJAuderghem;]BBWatermael-Boitsfort;`CGWoluwe-Saint-Lambert
;_DEEvere;bB?Schaerbeek;^@BSaint-Josse-ten-Noode;_CBEtterbeek;aB?Ixelles;_D?Saint-Gilles;a?DUccle;`@CForest;oC
EBrussels;`BCJette;]?@Koekelberg;]@AGanshoren;_IKGrimbergen;\FAMeise;]YGZemst;\PUBoom;]@DWillebroek;^@WHoboken
;\BGZwijndrecht;gM?Antwerp;_IEMerksem;aCDDeurne;_D@Borgerhout;]AFMortsel;]?@Edegem;_BEBerchem;_DBWilrijk;]IFKo
ntich;^W?Lier;\?KRanst;]AISchilde;^NASchoten;_@GBrasschaat;\@QKalmthout;^FLKapellen;]BDEkeren;\HIStabroek;*BFB
urkina Faso;\eJmjADiapaga;\@`ANamponkoré;\rEbCKompienga;\h@{BNatiaboani;a\gAFada N'gourma;]dAzDCinkansé;^~@[Bi
ttou;]~@NZabré;\Zq@Gomboussougou;]GeABéguédo;_c@CGarango;`c@BTenkodogo;_CoAKoupéla;aNMPouytenga;^d@?Zorgo;]j@E
Mogtédo;^bBh@Kombissiri;bL{@Saaba;qV?Ouagadougou;_HPSaonré;]?DZinguédéssé;]z@JKokologo;^U~BSapouy;^}BjAPô;^MaB
Manga;`nEnBLéo;\`DrFBatié;_r@yAGaoua;]L}BDiébougou;]e@e@Dano;]YwBBoromo;]_@j@Fara Department;\kBPTô;^Ii@Gao;\b
Au@Tita;\y@]Sabou;cZc@Koudougou;^RMRéo;apEbDHoundé;hxC~@Bobo-Dioulasso;\dAGKarankasso;^o@cDBama;]_AYSolenzo;^f
DlFOrodara;ba@bABanfora;^`@fANiangoloko;ZoBjAMangodara;\qAiPPa;`aBh@Dédougou;^nAu@Nouna;_uQkHAribinda;`vCXDjib
o;^OrABourzanga;_fBQTitao;_x@nBGourcy;bJiAOuahigouya;^`CdBTougan;\a@|@Toma;__Cg@Yako;\m@fBKindi;]Yk@Boussé;\y@
yCKouka;`ORKongoussi;byAn@Kaya;]s@MPissila;^Dl@Yalgo;]j@RKorsimoro;^l@p@Ziniaré;`Zb@Nioko I;^}A]Barogo;]oAWBou
lsa;]sA}@Bogandé;\Jw@Mani;?p@{GOursi;_uA`CDori;[oBtBSebba;\F|CGayéri;*BGBulgaria;beaDaqGRuse;^vBl@Svishtov;^eA
`BGorna Oryahovitsa;\iBk@Popovo;^cARTargovishte;^Hw@Razgrad;^sCuBSilistra;abAhDShumen;`uDy@Dobrich;^KjAAsparuh
ovo;eCGVarna;TE~EAhtopol;d|AqABurgas;]`B[Karnobat;]u@IAytos;avD@Sliven;`a@h@Yambol;]~A?Nova Zagora;`lAwBVeliko
 Tŭrnovo;_|@h@Gabrovo;]j@]Sevlievo;^z@lAKarlovo;_wB@Kazanlak;\LrAChirpan;\fAQRakovski;`Rt@Asenovgrad;\eAOParvo
may;`cA`@Haskovo;_GWDimitrovgrad;bGkAStara Zagora;]s@bBHarmanli;_hBv@Kardzhali;\eDWSvilengrad;^fQf@Sandanski;^
L`@Petrich;^kHa@Smolyan;]bE?Gotse Delchev;^`@yCSamokov;]uA|@Velingrad;]}@?Peshtera;eyAWPlovdiv;`rAIPazardzhik;
]Z{@Panagyurishte;]iBmATroyan;]xDCBotevgrad;avC|@Pernik;oy@SSofia;`j@hCBlagoevgrad;^Cq@Dupnitsa;_tACKyustendil
;^e@uIVidin;\gA^Lom;\TtBBerkovitsa;_Qa@Montana;_cAf@Vratsa;^gFNLovech;aRy@Pleven;*BHBahrain;ak{HmbDSitrah;bJBA
r Rifā‘;`JJDār Kulayb;bAIMadīnat Ḩamad;`GSJidd Ḩafş;_?HMadīnat ‘Īsá;iGKManama;cCEAl Muharraq;*BIBurundi;\c{DbO
Kirundo;^cBlCCendajuru;ffCZGitega;\o@aAKarusi;^H\Zanandore;^nCa@Bubanza;`APMpanda;hFh@Bujumbura;^q@nCVyanda;``
@YRumonge;\d@_CGatumba;_XwACibitoke;^eBDKayanza;`g@ANgozi;*BJBenin;`cTeiAMalanville;_zDpBBanikoara;`cB`@Kandi;
`fDz@Kérou;^w@~ASinendé;\p@^Tobré;_XGPéhonko;^cC?Bembèrèkè;]KhANdali;`aBONikki;^a@eAKalalé;^}@_CSégbana;\zFfNO
uessé;^KzASavé;_UdCKétou;^rAmADassa-Zoumè;]p@pADjidja;_IuBSavalou;]o@GGlazoué;\`AwABanté;_mC_BTchaourou;dEyAPa
rakou;\eA{APèrèrè;adGPDjougou;\x@HOuaké;_y@`CBassila;]nBiFBoukoumbé;^uAbAKopargo;`^{ANatitingou;^T_ATanguiéta;
\SVToukountouna;]|@g@Matéri;]Jh@Cobly;^gCfUAplahoué;]GDDjakotomé;_?r@Lokossa;\HJAthiémé;_sAj@Ouidah;ds@EGodomè
;fAKAbomey-Calavi;]EAGanvié;\D_@Zinvié;^x@j@Kouandé;_d@AComé;^HSSé;]AkAToviklin;_JPDogbo;]Kc@Klouékanmè;b]g@Ab
omey;aO?Bohicon;^[IKpozoun;_Y@Cové;]d@lBAllada;\]UZé;^qAXBanigbé;_HQSakété;\b@cAOuinhi;]YNAdjaouèrè;_IBPobé;]@
rAAvrankou;]CDAdjarra;kLDPorto-Novo;_@KMissérété;g`@d@Cotonou;aWCEkpé;]OBSemi;*BLSaint Barthélemy;_xgK{nBGusta
via;*BMBermuda;ZzsKyhEHamilton;*BNBrunei;\cnUk^Serasa;_FHMentiri;fNNBandar Seri Begawan;_T@Sengkurong;]b@NTuto
ng;^`Ad@Seria;^PDKuala Belait;\u@SLiang;*BOBolivia;?vwKv{@Nueva Manoa;^G|EGuayaramerín;bhCb@Riberalta;WkRjZUru
bichá;XlIgLSan Ramón;[`D|ASanta Ana de Yacuma;XnGbASanta Rosa de Yacuma;]GxCSan Borja;[}EZSan Ignacio de Moxo;
asC_@Trinidad;Yp@nLChimoré;`tEdATiquipaya;hKFCochabamba;`N@Colcapirhua;_VJSipe Sipe;cOKQuillacollo;`F?Vinto;X`
D?Campamento Colquiri;dGrBOruro;\q@~@Huanuni;\iEuCPunata;ch@[Sacaba;^kCjBMizque;XaDCComarapa;\kCgBVilla Yapaca
ní;]_CmHAscención de Guarayos;aJ`HMontero;]Ob@Warnes;j@t@Santa Cruz de la Sierra;\YDCotoca;\bAb@El Torno;]eNcI
San Ignacio de Velasco;Y_OCSan Matías;[}BzGPuerto Quijarro;[lKlBRoboré;Yth@~OPorco;^gDnEVillazón;]XaCTupiza;?e
Bm@Las Carreras;^mDnHBermejo;_mDeHVillamontes;ah@vCYacuiba;W`BaBEntre Ríos;cnB@Tarija;?BuBPilaya;?iDiARosario
 del Ingre;?eD`@Carandayti;^xAmCCamiri;V[eFAbapó Viejo;ZpCoAVallegrande;Wd@bDPadilla;?~@mBMojocoya;UrGKColquech
aca;cq@nDPotosí;jaBmBSucre;\oAnDCkochas;XdApCCamargo;[vIcAColchani;^eAwJLlallagua;Zd@~AChallapata;?rCWAndamarc
a;?tC@Huachacalla;U\}DCurahuara de Carangas;[cBwBPatacamaya;\|AmCLaja;aOVViacha;k]]La Paz;]?LAchocalla;W{B_@Ch
ulumani;_FsBCaranavi;VvEKSorata;W_BgBMapiri;[_CaDRurrenabaque;YvBeCIxiamas;^~BcPCobija;*BQBonaire, Saint Eusta
tius and Saba ;[tiL}jAKralendijk;*BRBrazil;afeMtn@Cruzeiro do Sul;]j@CMâncio Lima;]{^s\Tonantins;^Zl@Santo Ant
ônio do Içá;Y~D~KJutaí;^EgJSão Paulo de Olivença;atEhDTabatinga;\p@ZAtalaia do Norte;__@@Benjamin Constant;]jI
tOIpixuna;[mIlAEnvira;^]{CEirunepé;[cIo@Itamarati;]}F`GPauini;^OuPCarauari;[eDwGJuruá;\_EaBUarini;amAjATefé;\N
]Alvarães;akIjDCoari;]FtHTapauá;\nFrDCanutama;_rApCLábrea;`aJr@Humaitá;[_@aBPirapetinga;`yHsFManicoré;]yGtGApu
í;]kLcEJacareacanga;^nJmJBorba;`uJiEMaués;]vAq@Urucurituba;bv@@Itacoatiara;^bCtCNova Olinda do Norte;_D}@Autaz
es;]jCkACareiro da Várzea;`fANIranduba;ka@c@Manaus;bvBf@Manacapuru;\_@XManaquiri;^QbACareiro;]@lGNovo Aripuanã
;]nI_GCodajás;\sAMAnori;]u@XBeruri;\_@qBCaapiranga;^mFcGPresidente Figueiredo;\vDtBNovo Airão;]wFNRio Preto da
 Eva;]cK_@Urucará;^rOyTRorainópolis;[oCLCaroebe;]|G{DCaracaraí;\fJlPBarcelos;\`LoBSanta Isabel do Rio Negro;\l
B~GMaraã;ZlECJapurá;\eBfCFonte Boa;?fCn@Jutaí;`~@mOSão Gabriel da Cachoeira;]}a@{QAlto Alegre;]eAqHPacaraima;\
j@zCAmajari;\oF}DUiramutã;\cAvFBonfim;ffDjBBoa Vista;]Mh@Cantá;\|@`@Mucajaí;\aG_HNormandia;[eu@rGCalçoene;^pDk
GOiapoque;]c\x[São João de Pirabas;]t@?Maracanã;_S]Salinópolis;^dARMarapanim;_\@Curuçá;\`@BSão Caetano de Odiv
elas;`VTVigia;^gBt@Igarapé-Açu;]Gj@Santa Maria do Pará;^lBg@Santo Antônio do Tauá;aD\Santa Isabel do Pará;cm@A
Castanhal;]Tl@Bujaru;^u@\São Domingos do Capim;`y@GSão Miguel do Guamá;`{@uACapanema;^w@WTracuateua;]?vASanta
 Luzia do Pará;\h@DOurém;]KjAGarrafão do Norte;`@c@Capitão Poço;^jABIrituia;]}AbBNova Esperança do Piriá;^hBx@I
pixuna do Pará;``C[Tomé-Açu;]uBy@Aurora do Pará;^AOMãe do Rio;^nAIConcórdia do Pará;`p@GAcará;apBOMoju;ab@tETa
ilândia;`@aEIgarapé Miri;cOs@Abaetetuba;^bBb@Limoeiro do Ajuru;__@iAMuaná;]eA[Ponta de Pedras;bo@VBarcarena;jY
IBelém;fYQAnanindeua;bEAMarituba;`S?Benevides;]H[Santa Bárbara do Pará;]l@}ASalvaterra;]?ESoure;]vAx@Cachoeira
 do Arari;^bECAnajás;bjBhCBreves;]}DDSão Sebastião da Boa Vista;^t@RCurralinho;^Hd@Oeiras do Pará;beAn@Cametá;
^@bAMocajuba;`^h@Baião;^jBqDBagre;^bBSMelgaço;`TZPortel;]`F`CSenador José Porfírio;^}@mFGurupá;[z@sLPedra Bran
ca do Amapari;\iBLPorto Grande;YyB?Itaubal;bhAtCSantana;fSOMacapá;]j@^Mazagão;_sDFAfuá;\aAATucumã;]M@Chaves;[v
DmITartarugalzinho;`~]nSOriximiná;`j@jAJuruti;]zBFNhamundá;]k@QTerra Santa;bp@hBParintins;^`A^Barreirinha;`uHm
DÓbidos;`{CBAlenquer;cEbBSantarém;\l@f@Belterra;]{@FMojuí dos Campos;^gFoDPrainha;`vBf@Monte Alegre;^yHiFLaran
jal do Jari;^LhCAlmeirim;_cAl@Porto de Moz;\m@`FVitória do Xingu;bf@~@Altamira;]`ATBrasil Novo;^dAZMedicilândi
a;]hGrAPlacas;__B]Uruará;^hFjARurópolis;\rAaBAveiro;b`CdCItaituba;\Gx@Trairão;^oBbONovo Progresso;\y[dCCumaru
 do Norte;asCh@Redenção;\_A_BFloresta do Araguaia;\bAo@Rio Maria;`Ui@Xinguara;\hB}@Água Azul do Norte;a{Bu@Cana
ã dos Carajás;dHyAParauapebas;]{@DCurionópolis;^fH`COurilândia do Norte;_N?Tucumã;`fDUSão Félix do Xingu;^_DyR
Anapu;_oBhAPacajá;a_EMTucuruí;_a@l@Breu Branco;`x@`ANovo Repartimento;ceCpEMarabá;_f@q@Itupiranga;\oCOBom Jesu
s do Tocantins;`dBwBJacundá;^CyBGoianésia do Pará;b}IgDParagominas;_ZrCUlianópolis;`@jBDom Eliseu;]D`@Itinga d
o Maranhão;`jB`ARondon do Pará;]eCdCJoão Lisboa;bRcBAçailândia;dArBImperatriz;\Yj@Governador Edison Lobão;^N`D
Estreito;]Cm@Tocantinópolis;]C@Porto Franco;?fBk@Cachoeirinha;^d@}AAraguatins;]zBUSão Domingos do Araguaia;^|B
nBEldorado dos Carajás;]_Dz@São Geraldo do Araguaia;beA|CAraguaína;YhD|AArapoema;^sBnAColinas do Tocantins;XmB
g@Palmeirante;]}AgBCarolina;]o@z@Santa Luzia;bkFUBalsas;[ZqBFortaleza dos Nogueiras;]vAnARiachão;\NgHSítio Nov
o;_F}@Amarante do Maranhão;awBp@Grajaú;\HzBFormosa da Serra Negra;[aGy@Fernando Falcão;^eBqBSão Domingos do Ma
ranhão;]E|CMirador;]f@jDUruçuí;]vDi@São Raimundo das Mangabeiras;[u@dDBaixa Grande do Ribeiro;Y{Fi@Bertolínia;
XKgBMarcos Parente;[kD~AItaueira;XiBr@Socorro do Piauí;\uBASimplício Mendes;_j@cDOeiras;`pDs@Floriano;]?ABarão
 de Grajaú;\a@gBAmarante;\_@ARegeneração;WqCuASanta Cruz dos Milagres;\fCPÁgua Branca;^xAi@Parnarama;\^REstrei
to;\hBnAPassagem Franca;\f@p@Paraibano;]w@LSão João dos Patos;]jARPastos Bons;_`@qBColinas;]sAe@Buriti Bravo;\
`AUFortuna;\eA{BSão João do Soter;bNaCCodó;^Hg@Timbiras;]}AhAAldeias Altas;cUl@Caxias;^_@bCMatões;hoAuATeresin
a;cF?Timon;_kAIAltos;\j@~@Demerval Lobão;_eBiBCampo Maior;`mAoBPiripiri;_~C`BJosé de Freitas;_v@a@União;_\aACo
elho Neto;^UQMiguel Alves;^Bm@Buriti;^a@s@Brejo;_{AnBBarras;^i@i@Batalha;_\YEsperantina;]ZwALuzilândia;]cBw@Bu
riti dos Lopes;^lBb@São Bernardo;]ZZSanta Quitéria do Maranhão;^fDy@Urbano Santos;\XVSão Benedito do Rio Preto
;\sAx@Mata Roma;ap@VChapadinha;`vClACoroatá;\RoAPirapemas;_{@e@Vargem Grande;\nAqBBacabeira;]z@x@Anajatuba;_y@
WSanta Rita;`Dp@Itapecuru Mirim;]j@b@Miranda do Norte;^f@WArari;^P@Vitória do Mearim;]^gAMatinha;`EVViana;]dAq
@Pedro do Rosário;^SfBMonção;^Og@Penalva;\_@DCajari;]ZdBPio XII;^d@k@Pindaré-Mirim;aFJSanta Inês;\s@|AOlho d’Á
gua das Cunhãs;bcAPBacabal;\k@wBMatões do Norte;]c@?Cantanhede;_RpASão Mateus do Maranhão;]E`@Alto Alegre do M
aranhão;]W`@Peritoró;\bA?São Luís Gonzaga do Maranhão;\t@hAPoção de Pedras;\KXEsperantinópolis;]s@}@Trizidela
 do Vale;_E?Pedreiras;]]|ADom Pedro;_Hp@Presidente Dutra;^^ETuntum;atBp@Barra do Corda;]?sEPaulo Ramos;_UTLago
 da Pedra;^Vu@Vitorino Freire;\lAvEJenipapo dos Vieiras;]fA_BArame;`xAqBBuriticupu;^nA^Bom Jesus das Selvas;`mF
gBSanta Luzia;]d@y@Alto Alegre do Pindaré;^o@YBom Jardim;_Hu@Zé Doca;]nDmHCachoeira do Piriá;]sBv@Maracaçumé;\
^RCentro Novo do Maranhão;]m@AGovernador Nunes Freire;]UpASanta Luzia do Paruá;\sAHPresidente Sarney;aw@MPinhe
iro;\u@vASão João Batista;]LMSão Vicente Ferrer;]Bo@Palmeirândia;_OHSão Bento;\oA{@Alcântara;]fAHBequimão;^P{B
Cururupu;\t@SBacuri;^`@`BTurilândia;_A@Santa Helena;_LqBTuriaçu;\y@YApicum-Açu;]`COCândido Mendes;]x@o@Carutap
era;`VAViseu;b|B]Bragança;_YEAugusto Corrêa;^{NvGRaposa;hf@TSão Luís;ce@?Paço do Lumiar;dIDSão José de Ribamar
;]@j@Icatu;_b@^Rosário;\i@OMorros;]sBs@Humberto de Campos;`}B^Barreirinhas;\{@GPaulino Neves;`s@FTutóia;_iAXAr
aioses;cW@Parnaíba;^UCLuís Correia;`eDBCamocim;]mA?Jijoca de Jericoacoara;`aAAAcaraú;_g@DItarema;]kPvKAreia Br
anca;df@l@Mossoró;^v@UBaraúna;^^q@Jaguaruana;]sAWIcapuí;\vAs@Fortim;_ETAracati;]pCs@Chorozinho;agB~BRussas;`Vh
@Limoeiro do Norte;]UOQuixeré;^Zb@Tabuleiro do Norte;`n@[Morada Nova;\lBf@Banabuiú;aRcAQuixadá;]sA_BOcara;]Fg@
Barreira;]`@NAracoiaba;^LGBaturité;\BZCapistrano;\BPItapiúna;\t@aACaridade;`k@{BSão Gonçalo do Amarante;e_AXCa
ucaia;bF\Maranguape;dKAMaracanaú;aARPacatuba;]BJGuaiúba;^Pd@Redenção;au@KPacajus;aDMHorizonte;`FYItaitinga;]m@
JPindoretama;aKRCascavel;`UHBeberibe;`r@w@Aquiraz;aJAEusébio;kPa@Fortaleza;_`B}@Paracuru;^VDParaipaba;`V_@Trai
ri;_nBNAmontada;bq@XItapipoca;\]TTuraru;\ONUmirim;]^KUruburetama;_o@`@Pentecoste;\|@f@Tejuçuoca;_@{@Itapagé;]d
@JIrauçuba;\jCvAVarjota;\Ao@Cariré;]i@]Forquilha;dPUSobral;\T]Meruoca;_WCMassapê;^YKSantana do Acaraú;]Qm@Morr
inhos;]DUMarco;^BMBela Cruz;]`BbBCoreaú;`tA@Viçosa do Ceará;`s@wAGranja;^pCdACocal;^\zAPiracuruca;\yCn@Carnaub
al;_OWSão Benedito;aX_ATianguá;\a@DFrecheirinha;^RPUbajara;]ELIbiapina;_[p@Guaraciaba do Norte;\a@EReriutaba;_
Xb@Ipu;_@j@Ipueiras;^_@`@Nova Russas;\bAy@Croatá;_nB?Pedro II;]PrDCastelo do Piauí;\m@b@São Miguel do Tapuio;a
aC_ACrateús;]y@`@Várzea Alegre;]MHIndependência;]@qBTamboril;\NsAHidrolândia;_o@OSanta Quitéria;\SzAMonsenhor
 Tabosa;\_BLMadalena;]FaAItatira;a}@a@Canindé;aCfDQuixeramobim;_vAMBoa Viagem;_A~@Pedra Branca;\{@dAPiquet Carn
eiro;]Ii@Senador Pompeu;_r@\Mombaça;_c@fAAcopiara;a]r@Iguatu;_?tAVárzea Alegre;\f@q@Cariús;]DAJucás;`vCiBTauá;
^A?São João dos Inhamuns;^`B}ANovo Oriente;]M|@Quiterianópolis;]pEpBValença do Piauí;^sEg@Parambu;\O|BPio IX;a
jDn@Picos;\aAv@Jaicós;a_Cj@Araripina;^oBf@Bodocó;`ZROuricuri;^Lm@Ipubi;^VTTrindade;\d@_BSalitre;]Oi@Campos Sal
es;\LGIpueiras;]qB_@Assaré;]r@bAAraripe;\oACSantana do Cariri;\a@s@Farias Brito;\T^Nova Olinda;^oAICaririaçu;d
F`@Juazeiro do Norte;bPBCrato;aUNBarbalha;^Ct@Jardim;^vAMExu;\sArASerrita;`c@ZSalgueiro;\?kBPorteiras;`YGBrejo
 Santo;^m@hASão José do Belmonte;a{AXSerra Talhada;]aAWFlores;]BYPrincesa Isabel;\fBc@Conceição;]gAs@Itaporang
a;\k@SPiancó;]pBOSão José de Piranhas;`Jm@Cajazeiras;_h@bBMauriti;]@i@Barro;]`@XMilagres;_d@KMissão Velha;]a@}
@Aurora;]PaACedro;^SZLavras da Mangabeira;`SeAIcó;]H_@Orós;\x@@Quixelô;\e@gBSolonópole;\o@WJaguaretama;^]v@Jag
uaribe;\_@\Pereiro;^s@LPau dos Ferros;]z@RSão Miguel;\IfBSão João do Rio do Peixe;`k@DSousa;^uA@Pombal;^IaBSão
 Bento;^?JCatolé do Rocha;^HgCApodi;]o@XCaraúbas;\kBn@Jucurutu;`UyAAçu;`d@nDCaicó;]wAl@Parelhas;azB`APatos;^r@
pBTabira;_R^Afogados da Ingazeira;]\JCarnaíba;^iBr@Sertânia;^[c@Monteiro;^\qASão José do Egito;\mAd@Sumé;\kA~@
Jataúba;a{@ESanta Cruz do Capibaribe;_[HToritama;]CUTaquaritinga do Norte;\PsABoqueirão;WbBs@Santo André;\qB[P
ocinhos;__@v@Queimadas;^Ie@Lagoa Seca;eDJCampina Grande;^Cg@Esperança;]a@MAreia;\T@Remígio;]GRAlagoa Nova;^YEA
lagoa Grande;`[e@Guarabira;\U?Araçagi;\j@tAIngá;]]t@Macaparana;\FFSão Vicente Férrer;]T\Orobó;]Te@Aroeiras;`Fv
@Surubim;]n@LVertentes;\y@TCumaru;^WAPassira;_@g@Bom Jardim;^?JJoão Alfredo;`[@Limoeiro;]KNFeira Nova;]SALagoa
 do Itaenga;^?JGlória do Goitá;`USPaudalho;]QUAraçoiaba;a^JCarpina;\LALagoa do Carro;^QSNazaré da Mata;^ROVicê
ncia;_A]Timbaúba;\OKFerreiros;_A\Aliança;]WACondado;\ANItaquitinga;aSUGoiana;]QGCaaporã;\SIPitimbu;]Bv@Ilha de
 Itamaracá;^JDItapissuma;bBHIgarassu;bANAbreu e Lima;bVPSão Lourenço da Mata;cGBCamaragibe;jSDRecife;eCGOlinda
;e@MPaulista;cTeDSanta Rita;aI@Bayeux;hM?João Pessoa;`E[Cabedelo;]NzAAlhandra;^?c@Conde;\b@WCruz do Espírito S
anto;_Bt@Itambé;^@APedras de Fogo;]h@MItabaiana;]Au@Mari;`QFSapé;_Ss@Mamanguape;\VAItapororoca;]a@ERio Tinto;^
XiBGoianinha;\WOTibau do Sul;^Fd@Canguaretama;_T}@São José de Mipibu;^EBNísia Floresta;]VCMonte Alegre;eM]Parn
amirim;aPKMacaíba;bCMSão Gonçalo do Amarante;`COExtremoz;hSPNatal;aj@a@Ceará-Mirim;^lAQJoão Câmara;\KfASão Pau
lo do Potengi;]w@pASanto Antônio;^I`@Nova Cruz;\Rh@Belém;]RJBananeiras;\D?Solânea;\Ne@Araruna;\HNCacimba de De
ntro;_l@qASanta Cruz;]Xp@Cuité;\f@DPicuí;_`@q@Currais Novos;\Ia@Lagoa Nova;^^aEMacau;\}@AGuamaré;^kDPTouros;Wa
RoGVila dos Remédios;^pPh_@Maragogi;]MUSão José da Coroa Grande;_FOBarreiros;]QKTamandaré;_Ba@Sirinhaém;]FNRio
 Formoso;dYkACabo de Santo Agostinho;gCc@Jaboatão dos Guararapes;`N@Moreno;bEv@Ipojuca;`^GEscada;bLo@Vitória d
e Santo Antão;^TBPombos;]JRChã Grande;aRGGravatá;\Ub@Amaraji;^MXRibeirão;\@LGameleira;^ZXÁgua Preta;`JEPalmare
s;_Zi@Bonito;]LGSão Joaquim do Monte;^On@Catende;]l@ICupira;]A_@Agrestina;fFc@Caruaru;\k@NCamocim de São Félix
;`FYBezerros;]JSRiacho das Almas;_v@f@São Caitano;`l@c@Brejo da Madre de Deus;\f@h@Sanharó;a]CBelo Jardim;_Bb@
São Bento do Una;\Cd@Jupi;_SILajedo;]Qa@Cachoeirinha;]a@?Altinho;]I`@Panelas;\?`@Quipapá;]Hb@São José da Laje;
]XYCanhotinho;]b@?São João;]r@]Capoeiras;^AFCaetés;cWTGaranhuns;\a@p@Correntes;`{@DUnião dos Palmares;]Q\Muric
i;\e@c@Joaquim Gomes;\Ek@Colônia Leopoldina;]_AXPorto Calvo;]XTMatriz de Camaragibe;^D`@São Luís do Quitunde;\
INBarra de Santo Antônio;`lA|@Marechal Deodoro;_JUPilar;ik@LMaceió;]NUSatuba;\Bc@Messias;a@RRio Largo;\j@MCape
la;\NACajueiro;_YRAtalaia;]f@ZBoca da Mata;]Bu@Viçosa;]lA`@Igaci;]YRTaquarana;^]ZCampo Alegre;\RMCajueiro;]HDL
imoeiro de Anadia;^Hd@São Sebastião;]M?Junqueiro;_WCTeotônio Vilela;`u@YSão Miguel dos Campos;`PdACoruripe;`pA
^Penedo;\ADNeópolis;\]PPiaçabuçu;_d`B~aCSão Lourenço do Sul;\_O{MBalneário Arroio do Silva;]mAiAJaguaruna;\b@D
Morro da Fumaça;\Db@Balneário Rincão;cX]Criciúma;`MDIçara;\BUCocal do Sul;^\\Forquilhinha;aDd@Araranguá;\Nj@Ba
lneário Gaivota;^FISombrio;XrCm@Jaquirana;]j@pBSão Francisco de Paula;]?f@Rolante;_K`@Santo Antônio da Patrulh
a;\_BCXangri-lá;`EICapão da Canoa;_w@qATorres;\~AfDCidreira;`Og@Tramandaí;^??Imbé;_ZQOsório;etCd@Viamão;dE[Gra
vataí;cPJAlvorada;b@ICachoeirinha;ePECanoas;a?KEsteio;^RANova Santa Rita;jIb@Porto Alegre;aPNGuaíba;[oAfEMosta
rdas;`pDs@Camaquã;_e@yCEldorado do Sul;^@YCharqueadas;]P@São Jerônimo;^?CTriunfo;]n@b@Butiá;]S_ATaquari;^T{@Es
trela;aAELajeado;]CMArroio do Meio;]M_@Encantado;^Kh@Teutônia;^w@e@Garibaldi;^EFCarlos Barbosa;]Wx@São Sebasti
ão do Caí;`NRMontenegro;^k@@Portão;_MIEstância Velha;dGDNovo Hamburgo;]DQIvoti;^MADois Irmãos;`GRCampo Bom;dRN
São Leopoldo;b?JSapucaia do Sul;`_Ae@Parobé;`IBTaquara;^@OIgrejinha;]T@Nova Hartz;aTJSapiranga;]m@WTrês Coroas
;_P[Gramado;_KCCanela;]z@BNova Petrópolis;`n@_@Farroupilha;^a@e@Flores da Cunha;]UKSão Marcos;fTf@Caxias do Su
l;]tAmANova Prata;bQlABento Gonçalves;]Dm@Veranópolis;]bAQGuaporé;\H[Serafina Corrêa;^pBTSoledade;`_A|CVenânci
o Aires;bn@TSanta Cruz do Sul;^L?Vera Cruz;^x@ICandelária;\xACAgudo;\mAyDEspumoso;]n@QIbirubá;]tCxATupanciretã
;`m@wACruz Alta;\pBbESão Pedro do Sul;eiAJSanta Maria;\YyAJúlio de Castilhos;]UxDSão Sepé;`tCb@São Gabriel;^gD
`@Caçapava do Sul;auB}ACachoeira do Sul;^eBIRio Pardo;]ZlBEncruzilhada do Sul;^GrFCapão do Leão;_f@gACanguçu;\
rAHPiratini;\A|CArroio Grande;euC}APelotas;co@r@Rio Grande;]KCSão José do Norte;^jGnBJaguarão;^A|DSanta Vitóri
a do Palmar;X~CiIAceguá;bKkBBagé;]rM{DQuaraí;awDbBSant'Ana do Livramento;_kDPDom Pedrito;_n@oCRosário do Sul;a
nD_BAlegrete;\cCm@São Francisco de Assis;_s@gASantiago;``FiBSão Borja;bxExEUruguaiana;^kB{BItaqui;\yJeGSanto C
risto;^z@tBSão Luiz Gonzaga;akCUSanto Ângelo;\Pu@Giruá;aX_@Santa Rosa;]a@o@Horizontina;]kAa@Três Passos;]|@|@T
rês de Maio;^iDqAFrederico Westphalen;^OjBPalmeira das Missões;avB`BIjuí;_qASPanambi;]sBeASarandi;`YbACarazinh
o;\Db@Não-Me-Toque;cqAg@Passo Fundo;_i@d@Marau;]e@kATapejara;\j@c@Getúlio Vargas;aHs@Erechim;\nDoBPalmitos;^@}
@Maravilha;]c@PPinhalzinho;ciAp@Chapecó;\}@HSeara;aw@NConcórdia;`hAeAXanxerê;^XNXaxim;\c@oBClevelândia;\C^Abel
ardo Luz;abAaAPato Branco;]b@XSão Lourenço do Oeste;\b@i@Marmeleiro;aDMFrancisco Beltrão;^dCASanto Antônio do
 Sudoeste;\Qd@Dionísio Cerqueira;_W|ASão Miguel d'Oeste;\d@vAItapiranga;]hCyISanta Terezinha de Itaipu;]MsBSant
a Helena;^Q`BSão Miguel do Iguaçu;`]IMedianeira;\UKMatelândia;dgBw@Cascavel;\]_@Corbélia;]bBlDCapanema;]cAp@Am
pére;]J]Realeza;\k@@Salto do Lontra;_q@IDois Vizinhos;^_@w@Quedas do Iguaçu;]aAhBCoronel Vivida;]IWChopinzinho
;\cANMangueirinha;^n@iBLaranjeiras do Sul;]pBkDUbiratã;^FiAGoioerê;\m@pACampina da Lagoa;\gAcDTerra Boa;bKt@Ca
mpo Mourão;_aAsBPaiçandu;alBf@Cianorte;\t@LTapejara;]f@HCruzeiro do Oeste;]dDPAltônia;\g@XIporã;bkAm@Umuarama;
]?hDCafelândia;_f@g@Assis Chateaubriand;bj@x@Toledo;^RuAPalotina;\r@WTerra Roxa;`GnAMarechal Cândido Rondon;^d
@_BGuaíra;]MyBItaquiraí;[xFrAParanhos;egDjIFoz do Iguaçu;_~BiNAmambai;^qA}ACaarapó;cAqADourados;avD~@Ponta Por
ã;]{D{AItaporã;_jA}AMaracaju;_i@gCSidrolândia;]nHd@Bonito;]cAfAJardim;]lA|BBela Vista;]]uJMiranda;^cIyICoxim;]
NpARio Verde de Mato Grosso;^u@~ASão Gabriel do Oeste;Xr@tACorguinho;]bE`CAnastácio;_CAAquidauana;\yDETerenos;
hi@?Campo Grande;]sBCCampo Verde;]}@BRibas do Rio Pardo;\v@uDCamapuã;^uDeECosta Rica;^eBp@Chapadão do Sul;\r@j
IÁgua Clara;_wCdGPresidente Epitácio;]z@IBataguassu;?pAqASanta Rita do Pardo;]tH`@Nova Alvorada do Sul;_`@`ARi
o Brilhante;_qFtANova Andradina;]hFZFátima do Sul;__AhCNaviraí;]qE[Loanda;\OcARosana;ZcAmAAnaurilândia;]mBbATe
odoro Sampaio;az@jBParanavaí;^u@TNova Esperança;^S`@Mandaguaçu;f_@NMaringá;bM@Sarandi;byACArapongas;aIURolândi
a;]z@OAstorga;\[WJaguapitã;]vAu@Colorado;\KmBMirante do Paranapanema;]qAAPirapozinho;]g@KRegente Feijó;^qA@Ran
charia;\\dDSertanópolis;`@h@Ibiporã;bl@@Cambé;gWDLondrina;_eBYCornélio Procópio;^w@MBandeirantes;][KAndirá;_]p
@Santo Antônio da Platina;_U[Jacarezinho;\q@r@Carlópolis;\i@EFartura;_VaBSanta Cruz do Rio Pardo;bn@NOurinhos;
]f@LCambará;_qAgDGarça;dx@?Marília;]t@rBPalmital;^`@GCândido Mota;bBQAssis;_`@q@Paraguaçu Paulista;`M_BTupã;]c
Ab@Pompéia;]mCUPirajuí;\\g@Cafelândia;aXWLins;^V[Promissão;`j@WPenápolis;_mAiAJosé Bonifácio;^o@YBady Bassitt;
\jC\Buritama;bd@j@Birigui;cPOAraçatuba;^h@HGuararapes;^zAYMirandópolis;]m@RValparaíso;]\`BLucélia;^[NOsvaldo C
ruz;]]VBastos;]vAl@Martinópolis;^S{AAdamantina;d~@vAPresidente Prudente;^NIÁlvares Machado;\b@SSanto Anastácio
;^d@SPresidente Venceslau;\u@cBTupi Paulista;_GRDracena;]SDJunqueirópolis;`IyBAndradina;a~@UTrês Lagoas;]i@NCa
stilho;]kAm@Pereira Barreto;]l@i@Ilha Solteira;^q@cAAparecida do Taboado;^_@VSanta Fé do Sul;_r@iBParanaíba;Zr
CHInocência;]g@{BCassilândia;\wBmBCaçu;\uBtASão Simão;_QkBQuirinópolis;]aAlASanta Vitória;bcCXItuiutaba;\DpBCa
mpina Verde;_lCd@Iturama;aHlBFernandópolis;_z@AJales;`sB\Votuporanga;]_Ah@Tanabi;]JZMonte Aprazível;`e@HMirass
ol;f[?São José do Rio Preto;]_@CGuapiaçu;]Pu@Nova Granada;`oAh@Olímpia;\iAEColina;\o@^Viradouro;_@mBGuaíra;br@
n@Barretos;^c@aCConceição das Alagoas;`lBTFrutal;^CmCPrata;az@qDItumbiara;]cAxAMonte Alegre de Minas;]c@w@Tupa
ciguara;beBJAraguari;gPt@Uberlândia;\uClASanta Juliana;_EuBMonte Carmelo;^{@q@Coromandel;ai@|APatrocínio;\z@pA
Perdizes;beAn@Araxá;^bBv@Sacramento;e`BWUberaba;]RtAMiguelópolis;^w@[Igarapava;\LlAGuará;_GQItuverava;_Ln@São
 Joaquim da Barra;_FZOrlândia;^`@@Morro Agudo;ecCe@Franca;\Nw@Pedregulho;\oB~@Cássia;aLbASão Sebastião do Paraí
so;]At@Monte Santo de Minas;\lA_@Altinópolis;]Mp@Cajuru;]Jd@Santa Rosa de Viterbo;`gA?Mococa;`UXSão José do Ri
o Pardo;^f@`@Casa Branca;_g@JVargem Grande do Sul;^Pl@Aguaí;axAKPirassununga;`H]Porto Ferreira;]?[Santa Rita d
o Passa Quatro;^m@VSanta Cruz das Palmeiras;]BYTambaú;^dAf@Descalvado;^jAHIbaté;dULSão Carlos;^h@{@Américo Bra
siliense;\EgAPradópolis;_}A]Serrana;^XXCravinhos;gN_@Ribeirão Preto;]]e@Brodowski;`OSBatatais;_b@XJardinópolis
;bl@VSertãozinho;^`@HBarrinha;_Wa@Pontal;^b@APitangueiras;ar@KBebedouro;a_@z@Jaboticabal;_QTGuariba;_t@SMonte
 Alto;`?\Taquaritinga;\ZcBMonte Azul Paulista;b`Al@Catanduva;\pASPotirendaba;__@tANovo Horizonte;\a@]Itajobi;_o
@v@Itápolis;`B^Ibitinga;^Q|@Bariri;aiA}AMatão;ce@d@Araraquara;]f@rBDois Córregos;]b@ZIgaraçu do Tietê;^?CBarra
 Bonita;_@n@São Manuel;`l@YLençóis Paulista;\QSMacatuba;_L]Pederneiras;bk@IJaú;_tA`@Agudos;fL_@Bauru;\LRPirati
ninga;ag@hCAvaré;]n@KCerqueira César;^h@\Piraju;]y@l@Itaí;]iAEParanapanema;]Sy@Itatinga;cc@i@Botucatu;\s@~AGua
reí;]m@[Cesário Lange;bQXTatuí;_a@AIperó;`CMBoituva;_LWCerquilho;^RULaranjal Paulista;_YHTietê;^Ss@Rio das Ped
ras;\nAb@Conchas;_S}ASão Pedro;]j@u@Brotas;\}@EItirapina;ds@^Rio Claro;]EHSanta Gertrudes;\p@HCharqueada;fYj@P
iracicaba;co@BSanta Bárbara d'Oeste;dOAAmericana;`EFNova Odessa;]Qy@Engenheiro Coelho;ed@LLimeira;]VBIracemápo
lis;]KSCordeirópolis;bOWAraras;a@a@Leme;^k@ZConchal;ck@FMogi Guaçu;a@JMogi Mirim;]Gb@Santo Antônio de Posse;`p
@GArtur Nogueira;\UJHolambra;\A?Terra Preta;`\BCosmópolis;bITPaulínia;`_@IJaguariúna;_QDPedreira;\JZSouzas;`Ah
@Louveira;aDKVinhedo;bBKValinhos;iJKCampinas;eh@QSumaré;dIFHortolândia;`RPMonte Mor;\HPElias Fausto;_ZGCapivar
i;d{@PIndaiatuba;bP`@Itu;bAKSalto;`l@@Porto Feliz;]{Al@Araçariguama;_LYCabreúva;]M_@Itupeva;\Kp@Pirapora do Bo
m Jesus;cOFSantana de Parnaíba;bCPJandira;dBLCotia;d@IItapevi;_RHVargem Grande Paulista;aTMSão Roque;_FBMairin
que;\o@z@São Lourenço da Serra;^XNJuquitiba;`fAk@Piedade;ai@IIbiúna;\FWAlumínio;bb@@Votorantim;hBISorocaba;^\@
Araçoiaba da Serra;_GZSalto de Pirapora;]^c@Capela do Alto;c~@VItapetininga;^Ix@São Miguel Arcanjo;^w@MPilar d
o Sul;\QdBJuquiá;\hAhAJacupiranga;]WDPariquera-Açu;`Gm@Registro;^w@j@Iguape;]SuAMiracatu;\y@@Itariri;`a@DPeruí
be;^~ErACajati;_rAxEMatinhos;_DHGuaratuba;^Ki@Pontal do Paraná;cB]Paranaguá;\b@QAntonina;\VHMorretes;]p@UQuatr
o Barras;bALPiraquara;\T`BTijucas do Sul;^\]Mandirituba;cNe@Araucária;cSLFazenda Rio Grande;eSYSão José dos Pi
nhais;bCQPinhais;jNACuritiba;bFUAlmirante Tamandaré;^FSItaperuçu;_GERio Branco do Sul;dQRColombo;__@BCampina G
rande do Sul;\f@aBCerro Azul;_LmCItararé;]aBnAApiaí;\}@aAGuapiara;\n@FRibeirão Branco;]c@sABuri;_o@h@Capão Bon
ito;]JgBAngatuba;a|A`BItapeva;\r@WItaberá;]RaATaquarituba;]tB^Siqueira Campos;]Eb@Wenceslau Braz;\cAn@Sengés;^
p@XJaguariaíva;]n@x@Piraí do Sul;]WiAArapoti;]rBdATibagi;ah@e@Telêmaco Borba;^uA}AIbaiti;[lBYSão Jerônimo da S
erra;\rBv@Faxinal;bZyAApucarana;]b@HJandaia do Sul;_FOMandaguari;_TGMarialva;^UxCIvaiporã;\eA~@Cândido de Abre
u;]kAgAOrtigueira;]SvAReserva;_XnBPrudentópolis;^zCyAPitanga;cy@|BGuarapuava;^d@|@Pinhão;__G`@São Mateus do Su
l;`t@oAIrati;^Io@Imbituva;ewAYPonta Grossa;a]}@Castro;^oBrBCampo Magro;bNPCampo Largo;]@j@Contenda;^|Aq@Palmei
ra;_y@bALapa;\k@RQuitandinha;_BjARio Negrinho;^v@[Rio Negro;`@?Mafra;]Rl@Itaiópolis;]mAnCIbirama;aV\Rio do Sul
;]C_@Presidente Getúlio;\|@h@Pouso Redondo;\L[Taió;_rB^Curitibanos;\]_ASanta Cecília;]y@uBPapanduva;`p@e@Canoi
nhas;]MMTrês Barras;`xCVUnião da Vitória;^A@Porto União;\t@k@Cruz Machado;\f@ZBituruna;_vA~@Palmas;^aBjCJoaçab
a;]A@Herval dOeste;`cAc@Videira;aYm@Caçador;^Sp@Fraiburgo;_z@hACampos Novos;]lAKCapinzal;^OlDLagoa Vermelha;\v
@s@Sananduva;]mDTEstrela;`AxAVacaria;\qByDCorreia Pinto;\o@SOtacílio Costa;ch@bALages;^qCqAItuporanga;]`AnDSão
 Joaquim;]yBl@Urussanga;^]o@Braço do Norte;]VNOrleans;dY]São José;b]r@Tubarão;]IECapivari de Baixo;_c@FLaguna;
^a@{AGaropaba;`Jj@Imbituba;^TmBSanto Amaro da Imperatriz;cUGPalhoça;eGESão José;]SNRibeirão da Ilha;]DBFregues
ia do Ribeirao da Ilha;\?qAGovernador Celso Ramos;\Gv@Trindade;fD@Florianópolis;]JACampinas;aHSBiguaçu;^d@i@Sã
o João Batista;cJc@Brusque;]JAGuabiruba;eRa@Blumenau;aU@Gaspar;\YEIlhota;^dA_@Pomerode;aH^Indaial;_FOTimbó;\Em
ACorupá;aZc@São Bento do Sul;\gBk@Garuva;fAt@Joinville;]j@TSchroeder;_MJGuaramirim;cLBJaraguá do Sul;\KVMassar
anduba;_aABBarra Velha;_Fs@Araquari;^Sq@Itapoá;`BVSão Francisco do Sul;^DfBBalneário Piçarras;^C@Penha;a?XNave
gantes;c@@Itajaí;aIb@Itapema;cBSBalneário Camboriú;aBFCamboriú;`Ch@Tijucas;^OOPorto Belo;]KABombinhas;`uJcRMon
gaguá;b`@PItanhaém;fWqAGrajaú;cJJParelheiros;`N?Embu-Guaçu;cFUItapecerica da Serra;eO?Jardim Angela;e@ICapao R
edondo;dG@Jardim Sao Luis;cAIVila Andrade;dF@Campo Limpo;eBATaboão da Serra;dJBEmbu das Artes;eD[Barueri;fG@Ca
rapicuíba;cUEPirituba;aB?Sao Domingos;]?BJaguara;_CBVila Leopoldina;`B@Jaguare;gFAOsasco;b?JRaposo Tavares;bEC
Rio Pequeno;bE?Butanta;`CDMorumbi;`CEPinheiros;bABItaim Bibi;aC@Moema;a?EJardim Paulista;`AABela Vista;`@ACons
olação;aACSanta Cecilia;bD@Perdizes;_D@Alto De Pinheiros;a?ELapa;bACFreguesia do Ó;dAIBrasilandia;cE?Cachoeiri
nha;a?HCasa Verde;a@ALimão;^?DBarra Funda;`KAVila Guilherme;bDCSantana;b?EMandaqui;bEBTucuruvi;aGCJaçanã;^@@Vi
la Galvão;b?BVila Medeiros;b@BVila Maria;aCDTatuapé;aDBMooca;`ACBelem;\DAPari;^B?Bom Retiro;`?@Republica;]A@Se
;p@?São Paulo;`A@Liberdade;_A?Cambuci;_?ABrás;b@FVila Mariana;bA@Ipiranga;aIEAgua Rasa;b?BVila Prudente;dDFSac
omã;bB?Cursino;b?CBosque Saúde;aHBCampo Belo;aDBSanto Amaro;bABCampo Grande;dGCJabaquara;d@BCidade Ademar;cAFP
edreira;_JCSocorro;cAFCidade Dutra;fOGDiadema;hK?São Bernardo do Campo;b]BRibeirão Pires;fHGMauá;cEKIguatemi;c
BBSao Rafael;cDCSão Mateus;gJHSanto André;c@GSão Caetano do Sul;a?IVila Formosa;cABSao Lucas;dC@Sapopemba;a?EA
ricanduva;bEACidade Lider;b?CArtur Alvim;bD?Vila Matilde;aB@Carrao;iAQGuarulhos;cAFCangaiba;aEBPonte Rasa;bECV
ila Jacui;b@AErmelino Matarazzo;bKAJardim Helena;aB@São Miguel;cABVila Curuca;cABLajeado;b?@Guaianases;dDAItaq
uera;aBHParque Do Carmo;bEAJose Bonifacio;cE@Cidade Tiradentes;bKIPoá;cD@Ferraz de Vasconcelos;dBGItaim Paulis
ta;eGAItaquaquecetuba;eGHSuzano;_Pf@Rio Grande da Serra;bD^Cubatão;eETPraia Grande;eAISão Vicente;fK?Santos;eM
DGuarujá;`W[Bertioga;eHaAMogi das Cruzes;^]HBiritiba Mirim;\e@GSalesópolis;^aBp@Ilhabela;bH_@Caraguatatuba;a?Z
São Sebastião;]sWiIQuissamã;f[gACampos dos Goytacazes;_rASSão Fidélis;_MgBBom Jesus do Itabapoana;]}@MMimoso d
o Sul;_qAn@São Francisco de Itabapoana;_Yy@Itapemirim;_ADMarataizes;_l@vBSão João da Barra;^gGaRConceição da B
arra;]~Ak@Pinheiros;_d@bANova Venécia;^_Af@Jaguaré;bk@e@São Mateus;^n@~ASooretama;]l@JRio Bananal;cs@XLinhares
;fj@zDVila Velha;eHAVitória;eNKCariacica;\CaAFundão;fQf@Serra;aG}@Aracruz;^hDp@Afonso Cláudio;_kAGSanta Maria
 de Jetibá;][QSanta Teresa;aSxAViana;^^EDomingos Martins;]BHMarechal Floriano;bc@r@Guarapari;^\ZAnchieta;]LDPiú
ma;clA@Cachoeiro de Itapemirim;]Sc@Vargem Alta;\nAi@Muniz Freire;_m@ZCastelo;^dA^Alegre;^\BGuaçuí;^[uAIúna;]Ng
@Lajinha;]UNIbatiba;^MuAMutum;]t@?Ipanema;]o@}BConselheiro Pena;\i@^Resplendor;^o@d@Baixo Guandu;]FCAimorés;bu
AFColatina;^QgBSão Gabriel da Palha;]|@h@Pancas;^XyAMantena;_QCBarra de São Francisco;]KmAEcoporanga;WbCj@São
 Félix de Minas;dzAr@Governador Valadares;]`@jCInhapim;]fAaABelo Oriente;\Kd@Ipaba;dVJIpatinga;bPHCoronel Fabri
ciano;aBJTimóteo;_Ok@Santana do Paraíso;^fAuBGuanhães;\iAk@Peçanha;\f@?São João Evangelista;]zBHSerro;dlDlDSet
e Lagoas;_a@PMatozinhos;]cAIJaboticatubas;]_A}AConceição do Mato Dentro;be@rBItabira;aKd@João Monlevade;\Wz@Al
vinópolis;^hA]Santa Bárbara;^LABarão de Cocais;_b@MCaeté;bZ@Sabará;dFWSanta Luzia;kP\Belo Horizonte;^Bk@São Jo
sé da Lapa;bGAVespasiano;aCKLagoa Santa;`ZAPedro Leopoldo;at@ZEsmeraldas;ek@@Ribeirão das Neves;gG^Contagem;c@
PIbirité;_NBSarzedo;fJMBetim;_RRIgarapé;^ECSão Joaquim de Bicas;\O@Mário Campos;_@NBrumadinho;beA]Nova Lima;\I
CRaposos;`?v@Itabirito;_Ut@Ouro Branco;``@ACongonhas;bM\Conselheiro Lafaiete;aw@u@Ouro Preto;`QAMariana;\Wz@Pi
ranga;asALViçosa;]k@PErvália;`p@sAPonte Nova;\JoBSão Domingos do Prata;\LUNova Era;]uBdARaul Soares;a}@}@Carat
inga;][`ASimonésia;]Gn@Manhumirim;aLSManhuaçu;\|@BMatipó;\QRSanta Margarida;]Sl@Divino;^WVCarangola;]WOEspera
 Feliz;\X|@Porciúncula;\MNNatividade;bO^Itaperuna;^|@h@Miracema;b`@w@Muriaé;_|AWVisconde do Rio Branco;bRTUbá;\
NJTocantins;`_Ah@Cataguases;`KZLeopoldina;]hA@São João Nepomuceno;\SzASapucaia;]@\São José do Vale do Rio Pret
o;\q@SSumidouro;^D_@Além Paraíba;\QFCarmo;^e@j@Bom Jardim;]KWCordeiro;]@ICantagalo;_e@wASanto Antônio de Pádua
;]SXItaocara;\a@QCambuci;]GdBConceição de Macabu;cQx@Macaé;_rARCasimiro de Abreu;]d@`@Silva Jardim;cyAWRio das
 Ostras;_Kj@Armação dos Búzios;d\ZCabo Frio;^?NArraial do Cabo;bLYSão Pedro da Aldeia;^X?Iguaba Grande;cTDArar
uama;aXDSaquarema;ddABMaricá;dj@u@Magé;`KUGuapimirim;dWf@Itaboraí;^]ATanguá;`SCRio Bonito;`Fq@Cachoeiras de Ma
cacu;cWc@Nova Friburgo;]vAZSão Pedro;c@?Teresópolis;^fCCVassouras;^e@HMiguel Pereira;^ICPaty do Alferes;bl@h@J
aperi;cQNQueimados;hUFNova Iguaçu;fI?Belford Roxo;fEFSão João de Meriti;hKADuque de Caxias;eYy@Petrópolis;fOjA
Niterói;]NHCatete;]BAEstácio;^A?Santa Teresa;nAARio de Janeiro;_FLLeblon;\B@Vidigal;]@?Rocinha;_IAIpanema;bAAC
opacabana;_b@DBarra da Tijuca;cFe@Nilópolis;bhAFItaguaí;cjB^Angra dos Reis;_w@IMangaratiba;cXsABarra Mansa;eMC
Volta Redonda;\Ff@Rio Claro;^yAHUniversidade Rural;aBESeropédica;_?YParacambi;\BOMendes;^`@RPiraí;]RWPinheiral
;aa@GBarra do Piraí;aYk@Valença;]tB`@Porto Real;\cBsBLima Duarte;_cB~@Paraíba do Sul;aOGTrês Rios;gZgAJuiz de
 Fora;_f@{@Santos Dumont;\iAe@Rio Pomba;]|B_ACarandaí;]`@n@Barroso;bi@FBarbacena;a`BQSão João del Rei;\bBUBom S
ucesso;\^OSanto Antônio do Amparo;]`@ZPerdões;`d@e@Campo Belo;_x@d@Boa Esperança;`Kv@Três Pontas;]w@[Nepomucen
o;bm@BLavras;ap@xATrês Corações;bb@]Varginha;^ZJElói Mendes;\a@l@Campanha;]IZLambari;]p@QSão Gonçalo do Sapuca
í;_mBl@São Lourenço;\_@_@Baependi;]FBCaxambu;\W[Cruzília;bgA|BResende;\~Aa@Itanhandu;^iAf@Itatiaia;\\nCParaty;
]p@]Cunha;bl@q@Guaratinguetá;]JBPotim;^C@Aparecida;a_@rBUbatuba;e`BoATaubaté;cSUPindamonhangaba;`PFTremembé;`F
k@Campos do Jordão;a}AALorena;^UMCachoeira Paulista;aGQCruzeiro;\?c@Passa Quatro;a~AFItajubá;_p@c@Santa Rita d
o Sapucaí;cn@CPouso Alegre;\l@FBorda da Mata;^UbACambuí;^N\Camanducaia;]gAi@Paraisópolis;aMlBCaçapava;\Ix@Para
ibuna;gl@i@São José dos Campos;dNXJacareí;^LTGuararema;`b@SSanta Isabel;`R}AExtrema;cj@RBragança Paulista;c@`@
Atibaia;^e@MPiracaia;\FXNazaré Paulista;`Ol@Bairro Parque Nossa Senhora do Carmo;a?AArujá;bAEBairro da Penha;]
^m@Bom Jesus dos Perdões;bVb@Mairiporã;cZ?Franco da Rocha;b@FCaieiras;a@FPerus;dAFJaraguá;aHAAnhanguera;aPMCaj
amar;bI]Várzea Paulista;cOLFrancisco Morato;aDMCampo Limpo Paulista;fRCJundiaí;bGc@Itatiba;_UPJarinu;aDoAAmpar
o;^KQSerra Negra;\U`@Pinhalzinho;_Ke@Socorro;^_@}@Ouro Fino;]n@@Jacutinga;]GZMonte Sião;\JHÁguas de Lindóia;ad
@GItapira;_Mo@Espírito Santo do Pinhal;_c@YAndradas;al@SSão João da Boa Vista;\_@wACaconde;cOr@Poços de Caldas
;]}@OCampestre;]eB_@Paraguaçu;_b@VMachado;\FTPoço Fundo;aAeAAlfenas;^e@e@Campos Gerais;]fAu@Carmo do Rio Claro
;\z@^Nova Resende;]Tp@Muzambinho;`b@MGuaxupé;]PAGuaranésia;be@sBPassos;\k@ZAlpinópolis;]qAiDBambuí;\y@i@Luz;^t
@dCPiumhi;_sAe@Arcos;`Ub@Formiga;]{@@Itapecerica;aFGÁgua Rasa;_cAt@Oliveira;\e@_@Carmópolis de Minas;^XSCláudi
o;dV{@Divinópolis;]WFCarmo do Cajuru;^uAm@Juatuba;_PFMateus Leme;a\PItaúna;aDk@Pará de Minas;^v@c@Pitangui;`fA
JBom Despacho;bu@ZNova Serrana;^|@h@Santo Antônio do Monte;`p@MLagoa da Prata;]QkDAbaeté;]qETParaopeba;^jBIPom
péu;aeB{ACurvelo;]DkACorinto;ZpGGSão Gonçalo do Abaeté;_j@`ESão Gotardo;^t@}@Carmo do Paranaíba;]j@~AIbiá;]YkC
Lagoa Formosa;cTg@Patos de Minas;]S_@Presidente Olegário;axAoFParacatu;_kCfBJoão Pinheiro;^yD|ATrês Marias;^eB
yBVárzea da Palma;`h@s@Pirapora;]B@Buritizeiro;XToCPonto Chique;]mCJCoração de Jesus;^L_BBrasília de Minas;`tA
s@São Francisco;\xFEArinos;\iAh@Urucuia;\t@nDBrasilândia de Minas;]pAuGBuritis;[_D}@Chapada Gaúcha;ZxBgAFormos
o;^ZkDPosse;WdBeANova Roma;[oBcASão Domingos;^oIKCorrentina;]UfDCocos;`_@bGJanuária;]cAj@Varzelândia;\wAOBarre
iro do Jaíba;_Nw@Jaíba;]r@sBManga;\^bAItacarambi;\_AwCMalhada;^AGCarinhanha;_vAuDSanta Maria da Vitória;\A@São
 Félix do Coribe;^yBZSerra do Ramalho;`_@w@Bom Jesus da Lapa;]s@hEPalmas de Monte Alto;akAIGuanambi;`{@]Caetit
é;^zA{ARiacho de Santana;\yAKTanque Novo;\j@j@Igaporã;]}AaAParamirim;_oAf@Livramento de Nossa Senhora;]@@Livra
mento do Brumado;\VxFCondeúba;]p@oACaculé;\vAt@Urandi;^^^Espinosa;]Hl@Monte Azul;_^rBPorteirinha;^aBYRio Pardo
 de Minas;]iB{@São João do Paraíso;^j@bBTaiobeiras;_JfASalinas;^k@fCAraçuaí;\bDw@Grão Mogol;`rAyCJanaúba;]jCXS
ão João da Ponte;f]`DMontes Claros;]iAs@Francisco Sá;_`A|BBocaiúva;ZfAvCBuenópolis;_sBjADiamantina;_wEoBCapeli
nha;^bA`@Itamarandiba;]YqBTurmalina;][MMinas Novas;^mCp@Novo Cruzeiro;\f@hAMalacacheta;]oAd@Itambacuri;ba@a@Te
ófilo Otoni;\sC_@Carlos Chagas;\`@{BÁguas Formosas;\jBAPadre Paraíso;]h@VCaraí;]e@}BItaobim;]CcAMedina;]c@i@Pe
dra Azul;_yB`@Almenara;]|@p@Jequitinhonha;b{GIEunápolis;]f@f@Guaratinga;^m@?Itabela;`CzAItamaraju;^}@z@Prado;c
fBf@Teixeira de Freitas;\tBiAItanhém;]Uf@Medeiros Neto;]gAfBPosto da Mata;^`BINanuque;]@x@Montanha;]i@SPedro C
anário;_wBJMucuri;_c@g@Nova Viçosa;]a@iAAlcobaça;c[uEPorto Seguro;^Ga@Santa Cruz Cabrália;][sABelmonte;^Lc@Can
avieiras;\XmAUna;cIaBIlhéus;^EgBItacaré;]@c@Maraú;^P]Camamu;]Hi@Ituberá;\Ig@Taperoá;\KICairu;aDWValença;]tA[Mu
tuípe;^Oj@Presidente Tancredo Neves;^Lx@Gandu;]AIWenceslau Guimarães;\@QTeolândia;\`@aAUbaíra;^xC`@Maracás;_{A
PJaguaquara;bV`AJequié;\oBdAUbatã;\|@LItagibá;_S]Ipiaú;]SKIbirataia;]u@PIbirapitanga;\I\Ubaitaba;]Gv@Uruçuca;d
?f@Itabuna;]RUItajuípe;\`@GCoaraci;]Fj@Ibicaraí;]QnBCamacan;\pBn@Itarantim;]dAQMacarani;`a@_AItapetinga;\c@YIt
ororó;]BgAIguaí;]jAQPlanalto;_S[Poções;d|AbAVitória da Conquista;_s@@Barra do Choça;]FfAItambé;]x@x@Encruzilha
da;]`AECândido Sales;\`@gBTremedal;\]JBelo Campo;]WuAAnagé;`hBqABrumado;]sAc@Tanhaçu;]FyBIbicoara;\@nAItuaçu;^
Dc@Barra da Estiva;\oCaEBoa Vista do Tupim;^rAEVera Cruz;^kBeARuy Barbosa;\vBg@Utinga;\b@UBonito;]dAv@Iraquara
;\B_@Souto Soares;\a@oACafarnaum;\Em@América Dourada;^w@PMorro do Chapéu;]bBi@João Dourado;]sBiAOurolândia;\cB
CMirangaba;aMl@Jacobina;]Pp@Miguel Calmon;\d@rATapiramutá;\m@WPiritiba;\QXMundo Novo;\_A]Mairi;^[aACapim Gross
o;]dA_CPindobaçu;]m@VPonto Novo;\?WFiladélfia;^w@IItiúba;]k@x@Queimadas;\g@_@Nordestina;_L]Cansanção;]y@NQuiji
ngue;_^dBSantaluz;`Qz@Conceição do Coité;]b@]Valente;^MnARiachão do Jacuípe;\KdASerra Preta;`Ot@Santo Estêvão;
]p@CRafael Jambeiro;`n@q@Ipirá;\tAg@Baixa Grande;`ZpBItaberaba;]Sn@Iaçu;_yBr@Amargosa;\R_AItatim;]u@JCastro Al
ves;]c@\Muritiba;b@HSanto Antônio de Jesus;]^h@Laje;^qA[Nazaré;\ULJaguaripe;_y@]Vera Cruz;]LMItaparica;\K]Madr
e de Deus;_JUSão Francisco do Conde;^x@ECachoeira;]L?Governador Mangabeira;^IDMuritiba;^M\Maragogipe;]`@LSão F
elipe;]@CSobradinho;\LIConceição do Almeida;\@ISapeaçu;`OKCruz das Almas;\PYCabaceiras do Paraguaçu;]e@EConcei
ção da Feira;_IOSão Gonçalo dos Campos;gB_@Feira de Santana;]@}@Santa Bárbara;^m@t@Coração de Maria;^Bc@Irará;
^?t@Conceição do Jacuípe;]ANAmélia Rodrigues;`I\Santo Amaro;_i@GSão Sebastião do Passé;_g@BMata de São João;^D
SPojuca;_HOCatu;bFi@Alagoinhas;_cAg@Entre Rios;aj@dCDias d'Ávila;cBPCamaçari;al@ECandeias;b]TSimões Filho;dMTL
auro de Freitas;k^PSalvador;]oDiFConde;]HuAUmbaúba;\RRCristinápolis;\q@FIndiaroba;a{@eBSão Cristóvão;\Yu@Marui
m;_G`@Barra dos Coqueiros;gD?Aracaju;]RSLaranjeiras;dGHNossa Senhora do Socorro;\d@SAreia Branca;bTOItabaiana;
\JHCampo do Brito;^c@t@Itaporanga d'Ajuda;`Xt@Estância;]Fo@Salgado;\n@FRiachão do Dantas;]SNBoquim;_`@VItabaia
ninha;b[eALagarto;_^c@Simão Dias;^HIParipiranga;]~@BPoço Verde;`fAVRibeira do Pombal;\Et@Cipó;]EXNova Soure;`_
BITobias Barreto;^l@ZItapicuru;]Od@Crisópolis;^k@ERio Real;\\b@Aporá;^[ZEsplanada;^pACInhambupe;]CqAOlindina;\
p@l@Sátiro Dias;\j@BBiritinga;ah@FSerrinha;\LYBarrocas;]OITeofilândia;_E]Araci;_c@iATucano;`l@yAEuclides da Cu
nha;\@yBCanudos;bcDaBPaulo Afonso;`i@CDelmiro Gouveia;\MpDCoronel João Sá;_rAg@Jeremoabo;^DfBCícero Dantas;\_@
?Fátima;]gBo@Carira;_w@[Nossa Senhora da Glória;\?~@Ribeirópolis;]m@INossa Senhora das Dores;^[@Capela;\UPJapa
ratuba;]SoAPorto Real do Colégio;^?BPropriá;]c@OIgreja Nova;]fA\Aquidabã;^r@gAPorto da Folha;]w@HTraipu;_a@QGi
rau do Ponciano;]]BFeira Grande;]JMLagoa da Canoa;dOOArapiraca;^TYCraíbas;\Am@Estrela de Alagoas;\j@ZMajor Isi
doro;\Z\Batalha;_X{@Santana do Ipanema;^Xb@São José da Tapera;]QCOlho d'Água das Flores;]\h@Pão de Açúcar;^n@H
Poço Redondo;^T[Canindé de São Francisco;]EGPiranhas;\AoAInhapi;]CSMata Grande;^Pk@Inajá;]e@JManari;^y@i@Tupan
atinga;^Nf@Itaíba;\b@`@Canapi;__BAÁguas Belas;_wAJBom Conselho;\`@WIati;`|@uABuíque;aUg@Arcoverde;\c@\Venturos
a;]LMPedra;`o@[Pesqueira;^dEb@Ibimirim;_IyACustódia;^rBpDPetrolândia;]w@v@Água Branca;]h@]Tacaratu;\Rl@Glória;
]nCuBBelém de São Francisco;\ZEAbaré;^kBWFloresta;^rCQCabrobó;\t@sAParnamirim;^`ArDCuraçá;]fA@Lagoa Grande;_wA
e@Santa Maria da Boa Vista;]eAlEUauá;_]vBMonte Santo;\dBSAndorinha;adAVSenhor do Bonfim;aXHCampo Formoso;^Wq@J
aguarari;fz@kDPetrolina;d?@Juazeiro;]z@JSobradinho;X^lCLaje;aBiECasa Nova;]BaCAfrânio;\m@MDormentes;]jA}@Pauli
stana;YjAbALagoa do Barro do Piauí;]nCWSão João do Piauí;Zw@`CDom Inocêncio;_pC@São Raimundo Nonato;]n@uDCanto
 do Buriti;YhDLColônia do Gurguéia;XSrFGuaribas;[zB~BCurimatá;^cGgBCampo Alegre de Lourdes;^iB~APilão Arcado;_
oAkARemanso;_e@XSento Sé;\AfHSão Gabriel;\Pe@Jussara;\ZRCentral;_zB_AXique-Xique;[WfEIpupiara;\}Bu@Ibititá;\@q
@Presidente Dutra;aY?Irecê;]ENLapão;]Kz@Canarana;\n@GIbipeba;_o@zCSeabra;]?pCPiatã;[nAcANovo Horizonte;_hBh@Ma
caúbas;]Dg@Boquira;]`@cBOliveira dos Brejinhos;^~@YIbotirama;^GbBParatinga;\xCLSerra Dourada;]Rj@Santana;[_@kD
Wanderley;`uCmEBarra;]`BkABuritirama;^pDz@Santa Rita de Cássia;]dCFFormosa do Rio Preto;]w@jCRiachão das Neves
;\aB`BCristópolis;^lBVSão Desidério;cBi@Barreiras;b~CKLuis Eduardo Magalhães;\bE|DCampos Belos;\aA_CTaguatinga
;\jAyCDianópolis;WoAwEMateiros;Wp@_ELizarda;^mHhDCorrente;[b@yBGilbués;^cEwCBom Jesus;ZrGuBTasso Fragoso;[d@|B
Alto Parnaíba;ZnJoCItacajá;XX|DRio Sono;WcCyBRecursolândia;XvAtFNovo Acordo;]lCmAMiracema do Tocantins;eKvBPal
mas;`jB@Paraíso do Tocantins;ZbAkADivinópolis do Tocantins;Y]kBDois Irmãos do Tocantins;]mBuAGuaraí;_vCqBConce
ição do Araguaia;\vAxBSanta Maria das Barreiras;^~B|ASantana do Araguaia;_rFbGConfresa;]yA}BVila Rica;ZyBzASan
ta Terezinha;\qD~@Lagoa da Confusão;]QhEFormoso do Araguaia;\bFc@São Félix do Araguaia;YlCHAlto Boa Vista;VqAz
BNovo Santo Antônio;ZjBWBom Jesus do Araguaia;[|@xCRibeirão Cascalheira;X{JoASandolândia;ZoHbBPalmeirópolis;ZZ
kEPeixe;ZrBzAAlvorada;aIuCGurupi;?_@mDSanta Rita do Tocantins;`aB]Porto Nacional;Yq@vASilvanópolis;WsAzAChapad
a da Natividade;Zi@mDPonte Alta do Tocantins;Xo@fHConceição do Tocantins;[rBnAParanã;\gDnJFlores de Goiás;[~A_
AAlto Paraíso de Goiás;^jCyBMinaçu;_xDQPorangatu;[DrBMara Rosa;^oCxANiquelândia;_fCHUruaçu;aC~CGoianésia;_h@vA
Jaraguá;^qEuBPadre Bernardo;d?tBÁguas Lindas de Goiás;`OOBrazlândia;_cAJLago Norte;`Q@Itapoã;aJWSobradinho II;
aGBSobradinho;c[EPlanaltina;bGa@Planaltina;\QsCSão João d'Aliança;X{A`AVila Boa;bt@bBFormosa;asAbDUnaí;arDaBJa
rdim Botânico;aEDSão Sebastião;`?WParanoá;dR@Plano Piloto;^?JLago Sul;]JJPark Way;]DGNúcleo Bandeirante;b?KGua
rá;_GASudoeste/Octagonal;]@ACruzeiro;qAABrasília;^J?Setor Complementar de Indústria e Abastecimento;bFJÁguas C
laras;a?EVicente Pires;dDBTaguatinga;eLCCeilândia;dELSamambaia;bBCPôr do Sol;bKHRecanto das Emas;bAARiacho Fun
do II;_ECRiacho Fundo;cH\Gama;bG?Santa Maria;b@DNovo Gama;dK@Valparaíso de Goiás;aIFCidade Ocidental;dBZLuziân
ia;`aAfBCristalina;]mCrFVazante;bnEb@Catalão;]h@yAIpameri;^VsAPires do Rio;adAvACaldas Novas;`|AAMorrinhos;^p@
v@Goiatuba;]aAmCPiracanjuba;^h@cAHidrolândia;f@[Aparecida de Goiânia;]f@KAbadia de Goiás;aAs@Goianira;^i@QNeró
polis;jDt@Goiânia;b_@DSenador Canedo;^[r@Bela Vista de Goiás;\aCJOrizona;]|@gASilvânia;aeAqCSanto Antônio do D
escoberto;^p@ZAlexânia;]t@y@Cocalzinho de Goiás;^b@JPirenópolis;eA~AAnápolis;`lBDInhumas;_|@cAItaberaí;]`AQGoi
ás;^l@tBSão Luís de Montes Belos;^wAv@Palmeiras de Goiás;\DcAAnicuns;c}Ad@Trindade;]Fb@Guapó;\zA|@Indiara;\kBj
APontalina;]v@jCBom Jesus de Goiás;_lDqASanta Helena de Goiás;]k@qAAcreúna;dlBnARio Verde;b|CNJataí;\PwDCaiapô
nia;[@iBPiranhas;^kC@Iporá;]q@sBJussara;ZhB\Montes Claros de Goiás;Z_AyEAruanã;^aF~BItapuranga;]eAq@Ceres;]f@]
Rubiataba;]q@i@Itapaci;\rAoACrixás;\vBd@Mozarlândia;[o@_CNova Crixás;]a@cDSão Miguel do Araguaia;YfD~ECocalinh
o;^|FiDCanarana;^UbBÁgua Boa;ZvDaDGaúcha do Norte;^`ElFParanatinga;XwAhASanto Antônio do Leste;YiDtDGeneral Ca
rneiro;\FiFCampinápolis;]wAVNova Xavantina;aStFBarra do Garças;\A@Aragarças;ZLbDDoverlândia;`l@hDMineiros;[pCt
@Alto Taquari;\KiBAlto Araguaia;X`BhEAlcinópolis;[vA}EItiquira;]~@uBPedra Preta;[mCu@Guiratinga;]|BeBPoxoréu;^
rBXJaciara;daAbBRondonópolis;\V|ESonora;^hFyFLucas;\\{ASanto Antônio do Leverger;^jBlAPoconé;\e@{GRosário Oest
e;\SWNobres;eg@xDVárzea Grande;gEICuiabá;]eA[Chapada dos Guimarães;_sBPCampo Verde;Xg@uBNova Brasilândia;W|@cF
Santa Rita do Trivelato;`~C@Nova Mutum;]hArBDiamantino;XfBGNova Marilândia;\q@wDSão José do Rio Claro;YdAsANov
a Maringá;\oBy@Tapurah;awB`ALucas do Rio Verde;Zn@eDIpiranga do Norte;[dCyDTabaporã;dgGlBSinop;^IoEColíder;ZoB
jCCláudia;[DlDFeliz Natal;b|C^Sorriso;[{A~ANova Ubiratã;^aRuAQuerência;YjBgJSão José do Xingu;[tIx@Marcelândia
;W{KyDSanta Cruz Do Xingu;[|OoJCastelo dos Sonhos;^e@dIGuarantã do Norte;]Bj@Matupá;^HHPeixoto de Azevedo;[hDs
@Carlinda;[`C{@Paranaíta;[`Ln@Cotriguaçu;^xAaBColniza;]tAxCAripuanã;\gIaANova Bandeirantes;?sAy@Apiacás;^XrIJu
ara;\~AjDBrasnorte;_tCkCJuína;avGfGVilhena;\lAjAColorado do Oeste;\t@LCerejeiras;ZP_CChupinguaia;]pEsBAlta Flo
resta d'Oeste;`]a@Rolim de Moura;^yBYPimenta Bueno;^c@]Espigão dOeste;avAOCacoal;]xAs@Presidente Médici;bHy@Ji
 Paraná;^t@[Ouro Preto do Oeste;^o@eGMachadinho d'Oeste;ZpFq@Itapuã do Oeste;\wB`@Cujubim;_WvEJaru;\fDoCAlto P
araíso;au@d@Ariquemes;^|Cz@Buritis;]YwGCandeias do Jamari;gf@IPorto Velho;YjNhEExtrema;\fBJAcrelândia;\|@dBPlá
cido de Castro;]sJJNova Mamoré;_@jAGuajará Mirim;\aJ|FSão Francisco do Guaporé;[bClACosta Marques;ZuHyGMirante
 da Serra;]DbCSão Miguel do Guaporé;_uAtGRolim de Moura do Guaporé;\qNrBComodoro;\^lGVila Bela da Santíssima T
rindade;`yBj@Pontes e Lacerda;WwBh@Figueirópolis dOeste;ZlD_ENova Lacerda;^}C{DSapezal;_yDZCampo Novo do Parec
is;\wB~ENova Olímpia;^Ut@Barra do Bugres;b|@yATangará da Serra;^dBjCLambari d'Oeste;\b@z@São José dos Quatro M
arcos;^QJMirassol d'Oeste;aqAlACáceres;aEjQCorumbá;]IALadário;[v@zOPorto Murtinho;\jaAadAXapuri;]p@hABrasiléia
;]A@Epitaciolândia;ZdDQAssis Brasil;]mJ}CSenador Guiomard;fLc@Rio Branco;\w@kAPorto Acre;_YgDBoca do Acre;_|F|
@Sena Madureira;[tBk@Manoel Urbano;^xEeCFeijó;_rAATarauacá;?w@~FSanta Rosa do Purus;ZtGAJordão;[jDgFPorto Walt
er;\HdCMarechal Thaumaturgo;*BSBahamas;LhxMuiCDuncan Town;OgPc@Abraham’s Bay;QjCzGMatthew Town;OhBgJColonel Hi
ll;UzCeAClarence Town;SyA}DCockburn Town;TbFqBArthur’s Town;WxB_@Freetown;ZaBzFGeorge Town;?tBsBBlack Point;\n
E}DKillarney;jOANassau;?l@{FHard Bargain;UyDbDDunmore Town;YrAoEMarsh Harbour;ZxAaACooper’s Town;TdJbFAlice To
wn;_}B_DLucaya;^D?Freeport;ZaCbHSan Andros;*BTBhutan;]grP{gDTsirang;Y}BiBJakar;]lDGPunākha;hn@VThimphu;^p@zBPh
untsholing;Vy@qFLaya;\wIjEPemagatshel;*BWBotswana;RsxC~oBKavimba;afFzJMaun;UjC`BSehithwa;]tEtFGhanzi;UlG|GNcoj
ane;Yh@iDCharles Hill;[}KeQGumare;[~@gEShakawe;S?vr@Khuis;RbFp@Bokspits;YwEcQHukuntsi;VkH|FWerda;Y`B}HKang;VkC
hEKhakhea;TqAmCDutlwe;]eDzBJwaneng;Vn@pCLorolwana;[vKnCTshabong;\kR}BJaneng;^Yg@Lobatse;^e@eARamotswa;]xASMoso
pa;_Pf@Kanye;Zz@oDLetlhakeng;S_DaBBoatlaname;a`A`DMolepolole;]Gr@Thamaga;]o@?Gabane;jYCGaborone;aFCMogoditshan
e;]?KMmopone;`SRTlokweng;_c@q@Mochudi;VeBqCMookane;Z}EsDLerala;_MaDSelebi-Phikwe;]wBABobonong;]bEiBTonota;bIu@
Francistown;`jArGPalapye;_~@lBMahalapye;`RmCSerowe;_~EcELetlhakane;WlCm@Mopipi;YeAgEGweta;\gJ|@Tutume;ZhDu@Nat
a;UlBqIPandamatenga;*BYBelarus;\ufDowIPastavy;\lDdBAstraviec;\Bd@Oshmyany;b~BjBLida;^gBx@Novogrudok;^sBqDSmarh
oń;ayA^Maladziečna;]Ka@Vileyka;\gA~AZaslawye;]Kr@Fanipol;^f@LDzyarzhynsk;\lAf@Stowbtsy;peDsAMinsk;\i@GKalodzis
hchy;]iAtAMar’ina Gorka;]JeBSmaliavičy;`o@OHorad Zhodzina;ba@YBarysaw;\`CBLogoysk;\^yDHlybokaye;Un@aCDruja;acF
r@Novopolotsk;\U`CLyepyel’;aQyBPolotsk;SgAfIPahost;\wE`ABykhov;eUmAMahilyow;bKwBOrsha;^uBj@Horki;]oCpBKrychaw;
elHeHVitebsk;?{MbJKhotimsk;\|FfEDobrush;f`ACHomyel';`tBLRechytsa;ahAiBZhlobin;^Eg@Rahachow;dfDKBobruysk;Z`AbBA
ktsyabrski;_yAfBKalinkovichi;`qAcBSvetlogorsk;bfBtBMazyr;?pDp@Lel’chitsy;\|AuAŽytkavičy;^yCyEOsipovichi;`xEx@S
lutsk;a?l@Soligorsk;]rCjBLuninyets;\VaENesvizh;cdCPBaranovichi;_hCFSlonim;]CjAIvatsevichi;^fAb@Byaroza;\mBjAIv
anovo;bkBDPinsk;etM@Brest;`_CSKobryn;]QcAPruzhany;_?yBVaukavysk;ezBgBHrodna;\wDNShchuchyn;*BZBelize;\nhP_pBOra
nge Walk;\uB^San Pedro;`l@rABelize City;[DhBDangriga;Yz@zABella Vista;]jBaCSan Ignacio;b}@QBelmopan;*CACanada;
UlfZkoKDawson City;\sbBt`BColwood;_@CLangford;\UCCarey;\BDEsquimalt;bGUSaanich;\HCCentral Saanich;]SPGordon He
ad;\CDOak Bay;eH@Victoria;_@@Victoria-Downtown;`wAsCNorth Delta;gQJSurrey;_HCStrawberry Hill;cE?Newton;bBIWhal
ley;^CASurrey City Centre;`IBFleetwood;`?CGuildford;aMNCloverdale;aJJSouth Surrey;]@DWhite Rock;]_@[Walnut Gro
ve;bBJLangley;^BEWilloughby;\@QPitt Meadows;aQ?Maple Ridge;]??Haney;]d@OWestwood Plateau;]@BCoquitlam Town Cen
tre;cC?Coquitlam;]?NFraser Heights;`AMPort Coquitlam;\L@Central Coquitlam;]F@Cariboo;\A@Maillardville;]@CCoqui
tlam West;^KCPort Moody;\LDLougheed;aBFNew Westminster;]D?Edmonds;d@KBurnaby;`HHMetrotown;]@?Maywood;^DAKillar
ney;`?ARenfrew-Collingwood;]AARenfrew Heights;^?EHastings-Sunrise;\h@BUniversity Endowment Lands;^UHMarpole;]@
ISouth Granville;^A?Fairview;_FAKitsilano;\?BArbutus Ridge;]B@Dunbar-Southlands;_EQWest Vancouver;_EHWest End;
`A?Downtown Vancouver;]A?Chinatown;\C?Downtown Eastside;aCGNorth Vancouver;\?ACentral Lonsdale;]?BLower Lonsda
le;^?DGrandview-Woodlands;aA@East Hastings;_@BKensington-Cedar Cottage;^DAMt Pleasant;^?AMount Pleasant;gBBVan
couver;]E@Riley Park;_@BSunset;^E?Victoria-Fraserview;`JHBrighouse-City Centre;d@?Richmond;\B@Blundell;\B@Seaf
air;]?BSteveston;]ICBroadmoor;]IJLadner;bE?Delta;]DLTsawwassen;]NgCSquamish;WgA{BPemberton;VkDiALillooet;_fAvH
Mission;]JLTownline;cU?Abbotsford;^y@SChilliwack-Downtown;bAAChilliwack;]BLVedder Crossing;WcHgAPrinceton;^wDC
Penticton;^AkAWest Kelowna;cQCKelowna;^SCRutland;\@ULake Country;_Nd@Okanagan Mission;]i@oDSalmon Arm;_?tAVern
on;bpEoAKamloops;\PGBrocklehurst;ZjAvBMerritt;VwCqHClearwater;T{CmFValemount;RvD}AMcBride;\hKfFWilliams Lake;V
iD`B100 Mile House;[|Iu@Hanceville;[mBsEQuesnel;UrPdBAnahim Lake;aqGrSNanaimo;Z@BHarewood;^s@|@North Cowichan;
]@JDuncan;\DpASooke;]tEmDPort Alberni;V|EPTofino;TZ}BGold River;^sEPCourtenay;^p@aACampbell River;X`MkCPort Ha
rdy;VsCiIBella Coola;TtGh@Bella Bella;TtWyEDaajing Giids;SJwCMasset;\mJ}@Prince Rupert;RaAcIStewart;R|c@yn@May
o;RlAjHCarmacks;^wFpGWhitehorse;RjNEHaines Junction;SkOyh@Fort McPherson;TsJoKTuktoyaktuk;WjCvEInuvik;Tcj@fRNo
rman Wells;RhJcEFort Good Hope;Ru_@rEDeline;Sq\xg@Chateh;WbX[Fort Nelson;RxC}GFort Liard;?O}CNahanni Butte;TwK
eDFort Simpson;U~l@fJWatson Lake;YsH~_@Smithers;RrA}ANew Hazelton;]hEpCTerrace;UwPx@Burns Lake;X{Ih@Vanderhoof
;a}FRPrince George;W}EcJChetwynd;W`HfAMackenzie;]_MuDFort St. John;`yKvEGrande Prairie;[~GuBDawson Creek;VtC|B
Tumbler Ridge;WqJxFGrande Cache;[uH~AHinton;ZeFc@Edson;VfAcDFox Creek;W}@mEHigh Prairie;TlC{@Falher;VPbCValley
view;WzEgEFairview;Y{Ea@Peace River;UbAgCManning;R[mEPaddle Prairie;WyEm@La Crête;U}NxLWabasca-Desmarais;YvDhC
Slave Lake;V|BnBSwan Hills;Zx@pBWhitecourt;XkJ?Westlock;_HzBSpruce Grove;\N?Stony Plain;`gASSt. Albert;\WPWîhk
wêntôwin;hIAEdmonton;`]DSherwood Park;TiDwBSmoky Lake;WbDwBAthabasca;VgGILac La Biche;YN|FVegreville;YwC_BSt.
 Paul;[}EaBCold Lake;RcEdDSt. Walburg;YyCaBMeadow Lake;THyIBuffalo Narrows;`bQmDFort McMurray;WdBmSFort Smith;S
yC~FFort Chipewyan;]hSiVYellowknife;S_BlVGarden Creek;X|JgLHay River;WjGjMHigh Level;RdBuPFort Providence;U_Ia
HBehchokǫ̀;?bGeGGamèti;UaMgVKugluktuk;Uy}@_GCambridge Bay;ShKn~ABig River;Y{I}FLa Ronge;X_GxINipawin;YgPyAThe
 Pas;Y|B}DFlin Flon;VrEoAPelican Narrows;TaQx@Snow Lake;TUdSWinnipegosis;ZVbBDauphin;XrF_ESwan River;U|EsCHudso
n Bay;Tx@rDPreeceville;\g@pCYorkton;U}EARoblin;WuArGVirden;VrCy@Moosomin;VpAeBEsterhazy;ThDl@Grenfell;UcC|CCar
lyle;[lCbBEstevan;TkFGCarnduff;T_DSMelita;VkGPKillarney;_x@eCBrandon;[kIWPortage la Prairie;\lz@}@Swift Curren
t;VkJ`CAssiniboia;[iLGWeyburn;VI{EFort Qu'Appelle;dbD~@Regina;^OBArcola East;]@CDewdney East;^bEHMoose Jaw;VK}
FWatrous;UaGSWynyard;TaCoAKelvington;YxEkCMelfort;XdBdCHumboldt;^~BgEPrince Albert;`xDrEConfederation;dE@Saska
toon;^??Core Neighbourhoods;aEDNutana Sector;\CBStonebridge;`EELakewood;`AEUniversity Heights;^JCLawson;U}@eBR
osthern;TeAvGDavidson;VvEk@Outlook;VzDKRosetown;VAeBBiggar;]|@oCNorth Battleford;VlD`AUnity;^hDcDLloydminster;
XfDOVermilion;YAfBWainwright;VsB~AProvost;X{EnDKindersley;V|@vHMaple Creek;UsEr@Shaunavon;`bMmAMedicine Hat;\p
FkBBrooks;Tl@dBVauxhall;XjFlDCardston;b_BcBLethbridge;ZU_JDrumheller;WaDa@Hanna;TIeFKillam;YlDzAStettler;]VkCC
amrose;\lCq@Leduc;bp@fERed Deer;\v@GSylvan Lake;^s@~FChestermere;\\VMcKenzie Towne;]@BCranston;\C?Auburn Bay;]
T]Beltline;]@UPanorama Hills;\CCCoventry Hills;]UFSaddle Ridge;\A@Taradale;aRc@Airdrie;]f@b@Tuscany;]WGEvansto
n;\DDEdgemont;iKNCalgary;]@VEvergreen;^hAq@Cochrane;W`@{BSundre;\lCnCCanmore;YuAaGRocky Mountain House;YLiDDra
yton Valley;XhRbAJasper;ZVvJRevelstoke;XuF{@Golden;T}CYLake Louise;W[tDInvermere;U~It@Nakusp;[eBtCNelson;XdBrA
Rossland;YcGCCreston;]qCoACranbrook;XoDm@Sparwood;^uDgEOkotoks;XmAjCClaresholm;XfAlBPincher Creek;^{yEbh@Fort
 Erie;bZg@Niagara Falls;`b@VWelland;\CNPort Colborne;`dFLNorfolk County;\dAETillsonburg;fbBWLondon;_Ih@St. Thom
as;^zGnCLeamington;_sAgAChatham;]oBmBStrathroy;azCCSarnia;]~AbCTecumseh;dZBWindsor;]y@f@Kingsville;^`A[LaSalle
;a|FwYSault Ste. Marie;WvAeHWawa;VqG\Chapleau;T`@|HThessalon;ZsJtNGoderich;UGmHTobermory;]qCfCOwen Sound;]oCPC
ollingwood;TrDvAMildmay;^a@dCStratford;_g@n@Woodstock;do@{@Kitchener;\@@Forest Heights;b?IWaterloo;][o@Fergus;
cW^Guelph;\Ff@Christopher-Champlain;b@ACambridge;\CEFiddlesticks;\DGHespeler;\X?Vanier;^Sz@Brant;bO?Brantford;
]mAg@Waterdown;gENHamilton;_ZDAncaster;ak@?Stoney Creek;^g@BGrimsby;ct@e@Burlington;d_@KOakville;gCYMississaug
a;_WIIslington-City Centre West;\FEEringate-Centennial-West Deane;eABEtobicoke;]CGWillowridge-Martingrove-Rich
view;]?CKingsview Village-The Westway;\AIHumbermede;^JDWest Humber-Clairville;^AEMount Olive-Silverstone-James
town;gb@LBrampton;`^FHalton Hills;_AAGeorgetown;bGXMilton;aTeACaledon;^TIOrangeville;]m@m@Alliston;_k@]Innisfi
l;^PrABolton;]k@VBlack Creek;^EAYork University Heights;\E@Bathurst Manor;^ACWestminster-Branson;eHKVaughan;dK
ERichmond Hill;\ENNewtonbrook East;]B?Newtonbrook West;\?BWillowdale West;aE?Willowdale;_??Willowdale East;]CA
Bayview Village;\?BSt. Andrew-Windfields;\EAHenry Farm;^C@Parkwoods-Donalda;\@EPleasant View;^@@Don Valley Vil
lage;\?CHillcrest Village;]CASteeles;_C@L'Amoreaux;^ACMilliken;^?FTam O'Shanter-Sullivan;]EAAgincourt South-Ma
lvern West;^CBBendale;`C?Woburn;\CCMorningside;_@CMalvern;^J@Agincourt North;eAMMarkham;_CSStouffville;_LEWhit
church-Stouffville;`\?Aurora;a?INewmarket;]EIEast Gwillimbury;]D]Keswick;]eA\Uxbridge;]_@ZBrooklin;a`@JPickeri
ng;_FRRouge;^@DWest Hill;b]OAjax;cSEWhitby;\x@ZScarborough Village;\@BCliffcrest;]BCEglinton East;]DADorset Pa
rk;\CDKennedy Park;^B@Clairlea-Birchmount;]ABBirchcliffe-Cliffside;]DBThe Beaches;^FBSouth Riverdale;]@KThornc
liffe Park;\CBDanforth East York;]E@East End-Danforth;\?CTaylor-Massey;]@AO'Connor-Parkview;\?CVictoria Villag
e;^ACWexford/Maryvale;]DDFlemingdon Park;^BCBanbury-Don Mills;\DFMount Pleasant East;\A?Leaside-Bennington;]@B
Rosedale-Moore Park;^@CMount Pleasant West;l@AToronto;]FDOakwood Village;]?GEnglemount-Lawrence;\E?Lawrence Pa
rk South;]@ABedford Park-Nortown;\?CLansing-Westgate;\D@Clanton Park;^JAGlenfield-Jane Heights;^CBDownsview-Ro
ding-CFB;\?DBrookhaven-Amesbury;\D?Weston;]IHHigh Park-Swansea;]?AHigh Park North;]BARockcliffe-Smythe;\D?Eden
bridge-Humber Valley;]CDStonegate-Queensway;^@BMimico;]MCSouth Parkdale;\AALittle Portugal;_@CDovercourt-Walla
ce Emerson-Junction;\EBTrinity-Bellwoods;^?@Niagara;\AAKensington-Chinatown;^?CAnnex;]A@Bay Street Corridor;^A
?Church-Yonge Corridor;\?ANorth St.James Town;]ABMoss Park;`@BWaterfront Communities-The Island;b[zASt. Cathar
ines;]GHThorold;\U[Niagara-on-the-Lake;\wDkCCobourg;a\cAPeterborough;_fAjABowmanville;c`@BOshawa;]WyALindsay;X
mDmCBancroft;]nGu@Huntsville;^f@nCOrillia;\SsABracebridge;cdA|BBarrie;]dAWWasaga Beach;][m@Midland;Y^wBParry S
ound;_qBaENorth Bay;VyC?Mattawa;]sDcJVal-d'Or;[~JxBTemiskaming Shores;Z~@aCKirkland Lake;c|DhIGreater Sudbury;
\@]Valley East;XxCjAEspanola;[jDWElliot Lake;Zg@_RKapuskasing;YwGdACochrane;_z@vBTimmins;ZiLaALa Sarre;]c@nBRo
uyn-Noranda;\sDaAAmos;VaBmFMatagami;V~EwIWaskaganish;UtJh@Moose Factory;SrE{DFort Albany;UrCoCAttawapiskat;XxF
hSHearst;R`IxEWhite River;TcB{BHornepayne;UrEPManitouwadge;UzFbATerrace Bay;XL}DGreenstone;Zza@IDryden;YeD_ASi
oux Lookout;W{@jGAtikokan;TFcCIgnace;baNnEThunder Bay;UcE_CNipigon;[l{@_@Winkler;V}DaHGimli;^n@rCSt. James-Ass
iniboia East;hO@Winnipeg;`@PFort Garry South;\_Br@Steinbach;T{BoCLac du Bonnet;ZsOdIFort Frances;T_@sKEar Fall
s;\xFlDKenora;XcCyFRed Lake;Y~WoQNorway House;VKeCCross Lake 19A;\PyEThompson;TuRyBGillam;R{BlHGods River;VjFU
Oxford House;W{Rcp@Rankin Inlet;WhKrIArviat;STrMChurchill;VpJua@Baker Lake;U[}YGjoa Haven;TmnA`[Coral Harbour;
TdR}MNaujaat;SyEug@Arctic Bay;V}SzUIgloolik;SoBtBSanirajak;UoSmWPond Inlet;Rn@jiAAkulivik;TlErYSanikiluaq;VaF}
JInukjuak;ScAxRKuujjuarapik;YbFjHChisasibi;RuMiPUmiujaq;W}q@wHKuujjuaq;SfUyTKangiqsujuaq;Vd`@vHPuvirnituq;TeIo
LSalluit;UrDuKKinngait;Tup@_f@Clyde River;ZM~h@Iqaluit;UsP_NPangnirtung;Tp@rm@Kangiqsualujjuaq;RbDzVKawawachik
amach;RgPjGChurchill Falls;RyVcKHopedale;TjHuENain;SsBzBNatuashish;XmNh\Saint-Augustin;ZnI}KHappy Valley-Goose
 Bay;Y}It\Stephenville;SnEaKCôte-Nord-du-Golfe-du-Saint-Laurent;TsInDRocky Harbour;SoB_FPort au Choix;]tB`JCor
ner Brook;UaAhGBurgeo;XnHHChannel-Port aux Basques;YnLfJPrinceville;\kGuAGlace Bay;bj@JSydney;Wd@oBIngonish;[h
HgCCap-aux-Meules;YbP}AÎle-de-Lamèque;UiBlEAlberton;^zBrCDieppe;aTAMoncton;_mI[Charlottetown;ToDWSouris;]nAxCN
ew Glasgow;]dDtDCole Harbour;S}Dq@Sheet Harbour;ZlKjBBridgewater;]{Dq@Halifax South End;b?GDartmouth;]?BDownto
wn Halifax;f?@Halifax;]IGWoodlawn;]PDHalifax West End;\@@Armdale;\FCClayton Park West;]?MBedford;`@ILower Sack
ville;WhAmDSpringhill;[xApBKentville;]`HcAQuispamsis;aT\Saint John;\B@Saint John West;V_A~BDigby;UwAjDShelburn
e;Y~CMYarmouth;ZdC}FEastern Charlotte;TfBaBMcAdam;VsDoDUpper Miramichi;^l@`BFredericton Northside;`DDFrederict
on;YcFVButternut Valley;]mCk@Riverview;\PQLutes Mountain;YHkBBeaurivage;\jBeAMiramichi;\n@sCBelle-Baie;ZxDo@Ca
mpbellton;VnBeACausapscal;YsCwCSainte-Anne-des-Monts;^UwESept-Îles;SoDvFMurdochville;ZcDxBChandler;\g@_BGaspé;
WoDyGHavre-Saint-Pierre;ZtS}OLabrador City;UhFnFGodefroy;\oBfQMatane;_fEjARimouski;]iAyCBaie-Comeau;UzFlDLes E
scoumins;S\}DLabrieville;`jHnDChicoutimi;c@?Saguenay;`b@?Jonquière;^nAYAlma;[rBaADolbeau-Mistassini;UrWiDWaswa
nipi;W`DfCLebel-sur-Quévillon;UmOzCLeblanc;W_BmLMistissini;ZbBbBChibougamau;_cI|SShawinigan;\c@p@Sainte-Cather
ine;cCETrois-Rivières;_nB|@Sorel-Tracy;^|@BJoliette;]@bAVarennes;\?[L'Assomption;aBNRepentigny;^\AMascouche;bH
HTerrebonne;\c@eASaint-Charles-Borromée;TxA}BSaint-Michel-des-Saints;\]dDSaint-Lin-Laurentides;bB\Saint-Louis-
de-Terrebonne;`h@OSaint-Jérôme;ZrBuAMont-Tremblant;Ue@iEManawan;TyBgCWeymontachie;\zTpKPetawawa;S{FKKazabazua;
\gBwBMont-Laurier;]i@fEClarence-Rockland;\XGBuckingham;]`@RTempleton-Est;\LHVanier;]?HAlta Vista;b_@MOrléans;]
CCFallingbrook;c\XGloucester;]JvCBrockville;cDuCNepean;af@FKanata;]K@Bridlewood;_JFStittsville;`U]Aylmer;bW@Ot
tawa South;o@COttawa;]?ACentretown;`@AHull;eAIGatineau;ZbE@Renfrew;U@jCSharbot Lake;bi@jBKingston;\|ACGreater
 Napanee;_zBLQuinte West;`e@@Belleville;]Y`@Prince Edward;_wNkECornwall;_wBm@Salaberry-de-Valleyfield;\RELes Co
teaux;]SWSaint-Lazare;]S?Vaudreuil-Dorion;^Hq@Mirabel;\c@VDeux-Montagnes;_@ESaint-Eustache;_EUBlainville;^IHBo
isbriand;]?CSainte-Thérèse;^Ad@Pointe-Claire;_?GDollard-Des Ormeaux;aBAPierrefonds-Roxboro;]J@L'Île-Bizard–Sai
nte-Geneviève;`ADPierrefonds;]C@Kirkland;]?BBeaconsfield;_WHChâteauguay;^OQCôte-Saint-Luc;^GCSnowdon;`C@Notre-
Dame-de-Grâce;bJCSaint-Laurent;]NHDorval;a?OChomedey;^I?Cartierville;_?ELaval-des-Rapides;fAALaval;_AEVal-des-
Arbres;\ECSaint-Vincent-de-Paul;aCBMontréal-Nord;cCFVilleray–Saint-Michel–Parc-Extension;`@ASaint-Michel;_HADu
vernay;b?@Ahuntsic-Cartierville;]CHMont-Royal;^CAParc-Extension;cCARosemont–La Petite-Patrie;]?BOutremont;]A?M
ile End;bCALe Plateau-Mont-Royal;cEGMercier–Hochelaga-Maisonneuve;aHCSaint-Léonard;bCIRivière-des-Prairies–Poi
nte-aux-Trembles;bMRLe Vieux-Longueuil;dGBLongueuil;\?BLaflèche;\A@Greenfield Park;`@FBrossard;bRIVille-Marie;
jBAMontréal;]@DWestmount;`EBVerdun;aBALe Sud-Ouest;\@?Saint-Henri;^?BVille-Émard;^C?Desmarchais-Crawford;]EAIl
e-des-Soeurs;\DJSainte-Catherine;^ADSaint-Constant;\IACandiac;]CGLa Prairie;aOOSaint-Hubert;_BQBoucherville;^U
@Sainte-Julie;]BHSaint-Bruno-de-Montarville;\M?Saint-Basile-le-Grand;]MGBeloeil;\C?Mont-Saint-Hilaire;]PVChamb
ly;aCZSaint-Jean-sur-Richelieu;_{@_ASaint-Hyacinthe;`m@l@Granby;YqJc@Lac-Mégantic;\|F|@Magog;^]QRock Forest;bS
GSherbrooke;`rB_BDrummondville;^eBa@Victoriaville;]cCGThetford-Mines;\ZaCSaint-Augustin-de-Desmaures;b_@GSaint
e-Foy;\JAL'Ancienne-Lorette;_AKNeufchâtel-Est–Lebourgneuf;aMDLes Rivières;gK@Québec;bBCLa Cité-Limoilou;aNMCha
rlesbourg;aJ@La Haute-Saint-Charles;[tDo@Laurentides;ZcJ}@Baie-Saint-Paul;ahCrBBeauport;cAJLévis;^eBhCSaint-Ge
orges;VqDiDSaint-Pamphile;\o@mDRivière-du-Loup;\qFzAEdmundston;V{D[Saint-Quentin;Yd@lGWoodstock;b}{AwGSt. John
's;]LFMount Pearl;]RAParadise;^VDConception Bay South;R@sBOld Perlican;Y|DQClarenville;W?zDPlacentia;VnJq@Harb
our Breton;YaC|@Marystown;RtIiIBuchans;V_DgCSpringdale;T{AyALaScie;VgDz@Twillingate;[[hCGander;\nEDGrand Falls
-Windsor;VcLk@New-Wes-Valley;WyAbBBonavista;VpN_PSt. Anthony;ShBbBRoddickton;SjCaCL'Anse-au-Loup;*CCCocos Isla
nds;Tc|Q~jAWest Island;*CDDR Congo;e}mCj|@Mwene;_oInBMalemba;bhItBTshilenge;ceZ|CKipushi;gdB{CLikasi;bZUKambov
e;h`F_@Kolwezi;d|AiKKamina;biDzABukama;_qBeEKipamba;_R`NFungurume;_cOmLPweto;kzG|RLubumbashi;^mDxCMokambo;_mLu
xADjugu;_zACMangbwalu;fi@jABunia;`Fbx@Kituku;ftEcYUvira;avD`LKalima;caEzAKalemie;amB`FBaudhuinville;]GzBPepa;a
zMoAManono;`{BkGNyunzu;a|EPKabalo;aQbJMulongo;]f@h@Malemba-Nkulu;_pEqOLubao;ayF?Kongolo;a`A_EKasongo;_?eDKampe
ne;dtCcCKindu;_}PwAKabare;hIABukavu;\g@wDSake;fe@RGoma;ak@_BRutshuru;`^SKirumba;_Ms@Katanda;_d@YKanyobagonga;`
?QKayna;apI}CBabamba;__JbALubero;aMq@Katwa;eBIButembo;cc@eABeni;aIi@Hyosha;`h@RMangina;\fGuHWamba;inPdIKisanga
ni;byLqUBakwa;dk@nGIsiro;__Ku@Watsa;_cGb@Aru;_fkA}CLibenge;_HiCZongo;dkFvEGemena;__FOBusinga;alA`EBinga;acB}JG
badolite;\~EPBosobolo;\yVjABondo;crFbIBumba;`eGmBAketi;a}DIButa;a|EtHBasoko;`cD|AYangambi;X`TsCBongandanga;byA
_CLisala;_vIxDBasankusu;`wEjHBoende;_wQlULukula;av@eALodja;]hGjKDemba;_iFgBLusambo;doEfFKabinda;kpD?Mbuji-Mayi
;dgAxBGandajika;ak@xCKanyama;`|AgALuputa;cp@]Mwene-Ditu;aJ}CMiabi;_Zk@Kabeya-Kamwanga;idDSKananga;gbIfBTshikap
a;bh@aLIlebo;_eDjELuebo;a[cBMweka;ZsAcDIsamba;`fLXDibaya-Lubwe;``A[Mangai;_fCoADungu;ddH{@Bandundu Province;_e
BbHMasi-Manimba;fyDr@Kikwit;aj@cBBulungu;aeEtAIdiofa;]hPlHKasongo-Lunda;cfKsFMbanza-Ngungu;be@YInkisi;_WmBKasa
ngulu;w[q@Kinshasa;fOHMasina;`qHoGMushie;_hCkDBolobo;`cHnBNioki;`wB}CInongo;`Z|CKutu;fUiPMbandaka;aFHBolenge;`
|_@f^Tshela;agHnBKimpese;`xCh@Kenge;ff@LMatadi;epA@Boma;bfCNMoanda;*CFCentral African Republic;\c|Cm^Zemio;\mG
iAObo;ZbVo]Birao;YlAvLOuadda;WoAcDOuanda Djallé;^lL`BNdélé;Y|AhDBamingui;]zJr@Batangafo;\eAoAKabo;`oBlCKaga-Ba
ndoro;]TdCDekoa;^@vBSibut;ZhAvCDamara;\pB^Boali;\~A}ABossembélé;`d@sFBossangoa;]cDCBouca;]zJd@Bozoum;_KwDPaoua
;_~Cp@Bocaranga;aFrEBouar;^xCXBaboua;]_A|AAbba;bqClACarnot;\QqCBaoro;[mBYBossemtele I;]sB~AYaloké;^pEfJNola;br
@sCBerbérati;[`CZGamboula;Z_FrFBayanga;[qF{GBoda;\aCt@Bobangui;]Xb@Mbaïki;noBaBBangui;eXRBimbo;dUe@Bégoua;Z_Ta
@Kembé;_`KiAKouango;aoC{CBambari;\zBDGrimari;[r@yDMbrés;^{GnAIppy;_yCu@Bria;^zClHAlindao;`aIx@Bangassou;Xr@tAO
uango;*CGCongo;ZqoBqPEnyellé;\eBq@Bétou;]@GMindouli;qdS`m@Brazzaville;VqDsENgabé;WhC\Abala;\pCcDDjambala;\iEIN
go;[zDcIEwo;[kB^Boundji;]yBXOyo;^LgCOwando;]sDrCMossaka;^zDbCGamboma;_wL{TImpfondo;WxBt@Epéna;_vGs@Ouesso;\u@h
@Pokola;YMvGNtokou-Raymondville;]vCAMakoua;[nCCEtoumbi;Z`AcISémbé;YxAqASouanké;YvKr\Divenié;]yBt@Mossendjo;Ya@
gDMbinda;Y_ErCZanaga;ZiCnDKindamba;\tBr@Mouyondzi;^`@l@Bouansa;`|ACKayes;b?CNkayi;^KcBSibiti;\rCk@Makabana;WjB
lCKibangou;bwBDDolisie;]oAOLoudima;^{Cb@Loutété;ilK~APointe-Noire;]?CLoandjili;*CHSwitzerland;^qz@ycHChur;]dA_
DKreuzlingen;\Ml@Gossau;\EDHerisau;aQESankt Gallen;\hBd@Jona;^B?Rapperswil;]BSWetzikon;]q@YWil;]\SFrauenfeld;\
XFOberwinterthur (Kreis 2);\?FSeen (Kreis 3);\HAStadt Winterthur (Kreis 1);b?CWinterthur;]b@ABülach;\GLKloten;
]GHDübendorf;^FDZürich (Kreis 7);^?EZürich (Kreis 12);]?EOpfikon;\D@Zürich (Kreis 11) / Seebach;]@BZürich (Kre
is 6) / Unterstrass;\?AZürich (Kreis 11) / Oerlikon;\@@Zürich (Kreis 10) / Wipkingen;`@CZürich (Kreis 11);\@?Z
ürich (Kreis 11) / Affoltern;\@BZürich (Kreis 10) / Höngg;^?AZürich (Kreis 10);^@BZürich (Kreis 9) / Altstette
n;_@@Zürich (Kreis 9);\A@Zürich (Kreis 9) / Albisrieden;_A@Zürich (Kreis 3);]AAZürich (Kreis 3) / Sihlfeld;^AA
Zürich (Kreis 4) / Aussersihl;^CAZürich (Kreis 6);fABZürich;^DDZürich (Kreis 2);\A?Zürich (Kreis 2) / Wollisho
fen;\@DAdliswil;\GGZürich (Kreis 8);^_@?Uster;\Ej@Einsiedeln;\RTSchwyz;^X]Zug;]OQHorgen;]LJBaar;\LBCham;^d@REm
men;\@DLittau;aI?Luzern;]BBKriens;]UiADietikon;\LMWettingen;]B?Baden;__Am@Schaffhausen;^rIlCNeuchâtel;`_A]Biel
/Bienne;\]IGrenchen;\m@XBurgdorf;\P]Solothurn;]Iy@Reinach;\HIAllschwil;cEABasel;]OCRiehen;\?JMuttenz;\q@`@Olte
n;][GAarau;_rA~BThun;\AESteffisburg;hb@a@Bern;_FDKöniz;_r@VFribourg;]Pb@Bulle;]\d@Montreux;^yAf@Sitten;\pACMon
they;\W\Martigny-Ville;\}Ae@Sierre;_gHRBellinzona;\j@BLocarno;`_@^Lugano;\zPa@Onex;^AALancy;]E@Carouge;dACGene
va;^LCVernier;]?AMeyrin;\_@]Nyon;\s@YMorges;]cAHVevey;\b@IPully;cDALausanne;]FCRenens;^Io@Yverdon-les-Bains;_e
@_ALa Chaux-de-Fonds;*CIIvory Coast;]bb@w~@Niellé;^v@f@M’Bengué;^uAUDiawala;\YJNambingué;_e@NOuangolodougou;^F
WKaouara;SoGbBBiguilaye;VS~DBavayo;XrAy@Bilimono;\zAm@Kong;arBwAFerkessédougou;fvAXKorhogo;\ZlADikodougou;]Oz@
Tortiya;]oATNiakaramandougou;]YqATafiré;`KxDKatiola;]DMFronan;\jBABouandougou;^QlBBéoumi;\y@j@Sakassou;hs@o@Bo
uaké;]iCl@M’Bahiakro;\PsDDabakala;YuCn@Yorobodi;WUzBSamazan;^oA{@Tanda;ciAo@Bondoukou;\`AwAFlakièdougou;_j@iGD
oropo;]eAjBBouna;ZiA~BTagadi;]dCzSAdiaké;`Qc@Aboisso;\c@HMaféré;\^uBBianouan;\^iAEbilassokro;]Ow@Niablé;`M}AAg
nibilékrou;bvCLDaoukro;_@lAArrah;b}AKAbengourou;]Z`CBiéby;aj@EAdzopé;_Pi@Affery;^KKAkoupé;\rA|@Rubino;]HoAM’Ba
tto;__@c@Bongouanou;\UYAndé;`zBXDimbokro;kpBa@Yamoussoukro;]KcATiébissou;bfB`@Bouaflé;^YbAKonéfla;`e@t@Oumé;]Z
IDoukouya;ddAe@Sinfra;^g@\Guépaouo;]C~@Moussadougou;_W[Diégonéfla;_w@RHiré;`u@iAToumodi;\g@lBNzianouan;^K\Ndou
ci;^JGTiassalé;\_@TGbolouville;^f@v@Ahouanou;\^sAErémankono;]ZDOgoudou;bf@JDivo;^~@ALakota;\QjAGbabam;\PVOkrom
odou;]VTGnago;_{CRGrand-Lahou;c_Ce@Dabou;aa@wBAgboville;]g@BBécédi-Brignan;\Lv@Azaguié;bEZAnyama;iELAbobo;aYJB
ingerville;]aBkAAboisso Comoé;]C`AAhigbé Koffikro;_j@ZBonoua;aZJGrand-Bassam;nr@[Abidjan;fEHKoumassi;dBAMarcor
y;^~SpDTabou;]C{EPara;\Cp@Petit Grabo;\q@x@Gnépasso;\_AMGagny;]LODagadji;_@_@Djapadji;^WPGligbeuadji;]Nr@Watté
;f[d@San-Pédro;]Ou@Gabiadji;\qAAGaoulou;^KNSassandra;\EoANiapidou;^x@ZBalakouya;]Q\Sahoua;]NELobakuya;]d@a@Tou
ih;aD]Méagui;\?CTouagui;][o@Mabéhiri;]oATDagbao I;\HYGuéyo;]Nm@Gnatroa;\r@^Okrouyo;^d@c@Yabayo;bA^Soubré;]?j@O
upoyo;]~@{BBelleville;^PSBuyo;\f@g@Kranzadougou;^E?Gbapleu;\eAKAboka;`m@HIssia;\p@dALoboville;\YBPetitgoa I;^a
@?Grand-Zattry;\s@a@Dignago;]@v@Galébré;ecAWGagnoa;]j@UGuibéroua;\k@k@Bayota;^`AESaïoua;f`@mADaloa;\w@j@Gadoua
n;\g@w@Bognonzra;bN@Bonon;^d@XZaliohouan;]?SGonaté;]?a@Luénoufla;]LQBédiala;^^DBonoufla;\?SBaoutifla;^d@r@Bobo
niessoko;\@CZaïbo;\d@l@Zoukougbeu;]AUBelleville;\RXGuéssabo;]`@?Guézon;]H{@Bangolo Tahouake;]@QBléniméouin;\JY
Kouibly;\JNBaibli;]ZXGohouo;]HFBangolo;]|@DZou;\q@YLogoualé;^Nf@Kahin;_o@VFengolo;\XSDiourouzon;\UADiéhiba;bK^
Duekoué;\ALBahé-Blaon;^PTGoya;`JBGuiglo;\Q`@Nizahon II;`N^Zagné;]j@gAGuézon;\V@Zéaglo;_b@ABloléquin;^h@eAZouan
-Hounien;]w@{@Mahapleu;aj@GDanané;^}AkETouba;]MjBBiankouma;dK`AMan;^sBs@Ancien-Prozi;\c@b@Mignouré;\Bh@Pélézi;
aaASVavoua;_uAIZuénoula;\bBu@Vrouo;]gAgAMankono;[rAsAKani;bJfBSéguéla;\dBiBBorotou-Koro;Yw@}BGbonkaha;^aCb@Dia
nra;`n@sBBoundiali;\Eq@Kolia;W`CIKoroumba;`xA|@Odienné;Xl@|BBouko;WbAkCGbéléban;Zy@sAMinignan;`}G_BTengréla;*C
KCook Islands;bre^pcCAvarua;*CLChile;ZzjTthDHanga Roa;U{}Fep@Colchane;\dFbEPozo Almonte;RNyFCamarones;UwAz@Cam
iña;dlDeDArica;d]xIIquique;cIJAlto Hospicio;]RjJTocopilla;\p@hEMejillones;SyBl@Baquedano;TgBwASierra Gorda;coA
uACalama;ZrCWMaría Elena;[cHpBSan Pedro de Atacama;\pJvTDiego de Almagro;?pBIChañaral;\f@pCCaldera;baBz@Copiap
ó;[^gKTaltal;fQ_JAntofagasta;WgDaa@Putre;SLmBGeneral Lagos;Tnx@|bBSan Juan Bautista;Yie@ldAPuerto Cisnes;\A`CP
uerto Aysén;WWrJCochrane;ViDoCChile Chico;_dA_ECoyhaique;TbAaILa Junta;UyBeAPalena;^hB{WPanguipulli;\{@mCCunco
;^OdAPucón;_v@@Villarrica;]nAcAFreire;]@FPitrufquén;\xA?Teodoro Schmidt;]{AjALoncoche;]p@jCPaillaco;bhAs@Valdi
via;^E?Las Animas;]KzEPurranque;bEcAOsorno;^Iw@La Unión;^WFRío Bueno;\R|CFrutillar;\IZLlanquihue;_CJPuerto Var
as;dI\Puerto Montt;\bC\Maullín;^}A\Calbuco;WsAdFChaitén;]tDf@Quellón;_\aCCastro;_HwBAncud;]cCwRCarahue;^i@DNue
va Imperial;^g@DLabranza;a]APadre Las Casas;d?CTemuco;\LaBTraiguén;_HyAAngol;^bC?Cañete;]B?Cañete;]Ja@Los Álam
os;]d@CLebu;beBsBCoronel;_BJLota;]^^Arauco;^Bl@Curanilahue;^eCBNacimiento;]t@iBHualqui;aPGChiguayante;bLQSan P
edro de la Paz;dIAConcepción;_IQPenco;aRHHualpén;cBMTalcahuano;`_@STomé;\s@YCoelemu;euEqTValparaíso;eOCViña de
l Mar;]Cm@Quintero;^{@cALa Ligua;_A`AHacienda La Calera;\@HLa Cruz;`BHQuillota;_t@FConcón;_s@PLimache;]Z|@Casa
blanca;aEu@Villa Alemana;bL?Quilpué;_XJPlacilla;\Vx@El Quisco;\O\Cartagena;a?FSan Antonio;^}BPEl Monte;`ICTala
gante;\f@s@Curacaví;bq@ULampa;\MKBatuco;c[EColina;\CNChicureo;dM`@Ñuñoa;sL@Santiago;cJKRenca;d?EQuilicura;bBLL
o Prado;fFLMaipú;`FJPadre Hurtado;aLFPeñaflor;dc@CSan Bernardo;dMALa Pintana;gIDPuente Alto;dI[Peñalolén;\d@gD
Putaendo;\[`@San Esteban;`BDLos Andes;`XOSan Felipe;]l@PLlaillay;_n@ILa Calera;]YgACabildo;]R_DIllapel;\`Av@Lo
s Vilos;c_@gKCoquimbo;cQGLa Serena;_aBiGVallenar;^IbHVicuña;a`BnBOvalle;_cAxVRengo;^b@z@Chimbarongo;]Fw@San Vi
cente;_?@San Vicente de Tagua Tagua;dcAu@Rancagua;_Q@Machalí;]NUGraneros;`@cABuin;a?NPaine;`~AWMelipilla;\zChC
Pichilemu;^}Br@Santa Cruz;bYbACuricó;_FXMolina;\RUSagrada Familia;_TjBSan Clemente;d^WTalca;_Nb@San Javier;_fC
u@Constitución;_Q~BCauquenes;^aB`@Parral;^]c@Longaví;`QULinares;\c@_@Colbún;]rAzDCoihueco;^Xi@San Carlos;\dB`A
Quillón;^cAYChillán Viejo;cEAChillán;^z@rACabrero;bIvALos Ángeles;biAMVilla Mercedes;^r@~@Mulchén;]d@l@Collipu
lli;^Sv@Victoria;^Tz@Lautaro;]i@ZVilcún;XkDk@Lonquimay;b{A|zAPunta Arenas;?{F~ACámeron;\zP}JPuerto Natales;*CM
Cameroon;^}yA{nABlangwa;c_BjCKousséri;]PvFMaga;^`ATBogo;]SvBGuidiguis;`gBi@Yagoua;^Y`OTouboro;^|@pYYokadouma;]
zb@}LMamfe;]t@dFEkondo Titi;]ZZBamusso;ccA|@Buea;_a@[Muyuka;`Rf@Mutengene;aI@Tiko;b\JLimbe;akCvEKribi;]MeDDiza
ngué;iv@w@Douala;]Nc@Souza Gare;_Hu@Mbanga;dV[Kumba;^i@JNjombé;]CKPenja;Y{DpANgambé;b`BtAEdéa;^_C\Eséka;^s@RMa
kak;_cB{BObala;^iAw@Mbandjok;]z@|AOkoa;oNTYaoundé;aBdAMbalmayo;a_BtBSangmélima;]xF{@Lolodorf;bsA`AÉbolowa;]YfB
Ambam;_iRyKBatouri;chC]Bertoua;]bBvBAbong Mbang;^xDh@Akonolinga;^WuDNanga Eboko;^bA^Nkoteng;Yy@iEYoko;]cEvBBél
abo;[{CeCBétaré Oya;_}Aw@Garoua Boulaï;`p@_CMeïganga;YYiBBélel;_fFlBNgaoundal;^~BDTibati;_`Dw@Banyo;atBnKBafia
;^@oFMagba;b~@j@Foumban;_zAs@Ndop;fx@DBamenda;aS`AMbouda;^_@p@Bandjoun;eASBafoussam;ai@EFoumbot;_RhABangangté;
\a@`@Tonga;`fBe@Bafang;aj@FMelong;^KGKekem;cNh@Nkongsamba;_VTManjo;`NVLoum;]LETombel;_i@oCFontem;ba@DDschang;^
FyABali;_KaBWum;]Ez@Bafut;_c@g@Fundong;bmANKumbo;_n@IOku;^o@kANkambe;ZwHkGKontcha;YiEeBPoli;XtB|ETignère;dyDFN
gaoundéré;]uBuETcholliré;^bBcCLagdo;^y@kCFiguil;^zAjAPitoa;^RNGaroua;^j@t@Tchéboa;ayCsDGuider;^cBc@Kaélé;eX_BM
aroua;`b@{AMora;`bA|@Mokolo;*CNChina;?wqNwcEToding;QlBq@Diyag;]iDyCGar;YwEvLBurang;SU}BDarchen;?oEoBXagmakajor
;?lFuDGeji;?cRXLuring;?sFzDMaindong;Xd@pKSaga;?rEaAZhadong;?g^zJPagri;?`LoDXêgar;?aH`AKambaxoi;?~A{BSajia;?p@f
BGyangkar;?|BeDNgamring;?cHsIJiajuedibu;?oF`AXinji;?c@_DPubu;?fEJXungmai;?yH_AJiaqiong;?QbBQinglung;_wAfCDamxu
ng;`lAfBDêqên;_kBLLhünzhub;^Qj@Dagzê;bp@BLhasa;fJ@Chéngguān Qū;_|@v@Quxu;bs@{@Doilungdêqên;^fDj@Nyêmo;?pE}BRen
dui;aj@bDRikaze;_iANLuobuqiongzi;?}@}ASuojin;?kAzCLungmar;?bDh@Dongxi;?yJg@Gongbuxue;?s@bCBianba;?kGcDRinang;?
sB?Tunggar;?f@vBDouyu;?JuEBacun;?iAsAXarlung;epHbCLhoka;_FwBMaizhokunggar;?TeEGolug;?uAlARongdoi;?iBgBLingti;^
fBgBNagqu;?~BINamaqie;?y@{AZaring;?uBWNierong;?eGdAZala;?nDj@Nyima;?yB~CLhari;?yBFJaggong;?qDYBanbar;?bAuAShad
ing;?JsBYa’ngan;?sFm@Gaxung;?hAuASulu;?aAxEXiexiong;RoA|EBaimai;WlCdEMotuo;d|DcANyingchi;]?ABayi;?v@zATungdor;
bsVn_@Mengmao;`Je@Zhangfeng;`_BOZhefang;^tAmATaiping;_EFNongzhang;aKQYingjiang;]yAs@Hehua;e{@jALongling County
;`AALongshan;\HUTuantian;^N@Puchuan;^S_@Wuhe;\d@TXinhua;bEo@Tengyue;_TMZhonghe;]c@CBeihai;_Q\Mangbang;_R~AMang
shi;bA@Menghuan;`JFFengping;\}ExGMujia;?p@iBGengma;emCgALincang;\CnDDashan;\TWFudong;_`@LShangyun;]D\Fubang;^A
b@Zhutang;]e@@Nanling;_g@e@Qianliu;eyCTPu'er;cMq@Ning’er;?fAuAWeiyuan;fkBaDJianshui;gaAwCChuxiong;_nE?Nanjian;
?xBzAFengshan;?bCpBDedang;hN}EBaoshan;`iAcABonan;_jAeEYingpan;`y@@Jinding;`eB`AZibihu;`WNYousuo;aQbADali Old T
own;]SCHaidong Zhen;`IXFengyi;dR?Dali;^Pa@Yinqiao Zhen;]?GWanqiao Zhen;`QfAYongjian;`MVMiaojie;ai@EMicheng;bMY
Xiangcheng;aAaAJinniu;`s@nAXiazhuang;aZCYunnanyi;^mDZXindian;]jBcFRenhe;_bAGChenghai;]RvAPianjiao;^Bi@Taoyuan;
_MOQina;^N}@Shunzhou;]gAo@Zhanhe;`p@TSanchuan;`WRYongbei;`aBDZhongxin;^BLRongjiang;]UEShilongba;?]iDYanjing;]l
C?Hongqiao;]Wr@Xinyingpan;`JQDaxing;]~BtAHuangshan;d?GLijiang;]l@TJiuhe;`Lj@Jinhua;]GaAShigu;]|@wAJudian;^jClA
Shangpa;`PtELiuku;d?DLushui;`h@lAJietou;_Hh@Qushi;_VWGudong;^?XMazhan;_Kw@Mingguang;^XGRuidian;^Xh@Houqiao;?dD
{SZhowagoin;?{FrDCikai;?s@iBYunling;?`FsGWangda;?uCAGartog;?lIkABaima;?aCwBYanduo;alA}AQamdo;?bCu@Racaka;?FaDX
angda;?uC[Xiao Surmang;amGhBGengqing;?|@~DMolo;?wKORulong;?xBsJXia Boingor;?y@hFGanzi;?cA_CSeke;?yAaBYartang;?
eA`JXianshui;?xAqAXindou;?pAxGGaocheng;^E|DDaocheng;?hE`ASongmai;csAnDShangri-La;]_E?Yongning;?gDkFXia’er;?l@v
EQiaowa;?uFmCYuecheng;fp@rCXichang;?sBWXincheng;?}Ck@Yongshan;?fAeEShaping;awC]Luocheng;gt@c@Leshan;iO_BMeisha
n;gfDHYa'an;?|BtCXinmian;bpAwCKangding;?LmDZhanggu;`aAmEBarkam;?_AqDQiongxi;?oDhDSe’ergu;?c@kCJin’an;`cAhITian
peng;?vC{AZagunao;`w@lELinqiong;pyBq@Chengdu;`kEsATongchuan;jpAkAMianyang;db@`@Luojiang;hV`@Deyang;f^i@Mianzhu
, Deyang, Sichuan;bcBuAJiangyou;cd@_CPingwu County;\mCcABikou;_m@lCPu’an;^Gq@Xiasi;^kAeAChaotian;fLf@Guangyuan
;_uAmAHanyuan;aIvBDonghe;_PBJiachuan;`j@bCLangzhong;`Mf@Nanlong;g`BfDSuining;\i@d@Yuxi;^QAGuxi;\WEErlang;^ODYa
nwo;dEyAGaoping;jBCNanchong;hoB`AGuang’an;]Jh@Xianglong;_BNShuanghuai;`ERSanhui;^JGXiaomian;]DHShitan;^LHShuan
gfeng;]?KGuandu;`EYLongshi;]EDLaitan;\BUXiaojia;`\TQiantang;^d@KSanmiao;]GJGulou;`IPDashi;^LHWeituo;^BFTongxi;
cY?Yangcheng;_A?Diaoyucheng;`IOYunmen;_MNCaojie;]FJYanjing;^ELChengjiang;]PDBatang;fD]Hechuan;cA@Nanjin;^LVJiu
xian;]FFPulü;^HRHufeng;_UADalu;]MIQitang;`O@Xiema;]MPTongjiaxi;\I?Lijia;^@KCaijiagang;_CGShuitu;_HIDongyang;d@
?Beibei;^@@Longfeng;\KUTuchang;]EIQingping;^BTTianfu;]YCSansheng;_LAJingguan;\IKLiuyin;]SLXinglong;\@VWangjia;
]JGMu’er;^NAFuxing;`MRShuangfengqiao;bB?Shuanglonghu;\BDCuiyun;cC@Huixing;`EIJiangbei;nN`@Chongqing;_?UYuanyan
g;fBx@Banan;aB?Yudong;_QAJieshi;]QMHuimin;^Jb@Tiaoshi;_AINanpeng;^JNAnlan;\NXXiaba;^CEDushi;_XHXihu;^ICJiasi;a
@m@Luohuang;dd@JJijiang;_INXianfeng;_KIZhiping;`Rb@Lishi;\H?Ciyun;bPBBaisha;`C]Youxi;^M?Longhua;aCMDegan;\NKGu
angpu;`@MDingjia;^@IZhengxing;\KRJianlong;_OIShuangfu;aDKQinggang;]Fe@Hebian;dCLBishan;_JDDaxing;\PODamiao;]LL
Yongjia;\TGShiwan;^TGZhifeng;]IBShima;bLJLongshui;\IBYulong;_KJSanjiao;^T?Shuanglu;]OPShuangshi;_GDZhuhai;]M[B
anqiao;]U?Jinlong;_HXDa’an;_BLChenshi;]DJLinjiang;^SAWutan;^D^Shimen;^PFZhuyang;_LOHegeng;_PAXianlong;]IEWujia
n;_HQLaisu;_SDWeixinghu;dAUYongchuan;a?@Nandajie;b@AShenglilu;]H@Qingfeng;]RAHonglu;]Cd@Ji’an;`TNYunjin;`LYXua
ntan;_?UShuanghe;_RGAnfu;^BORonglong;_EMRenyi;\UBGuchang;c?PChangyuan;_JDGuangshun;_i@KYouting;^J?Fenggao;^@UZ
huxi;]COBaoxing;^LCSanqu;^NLHebao;\FWTieshan;\q@u@Xinsheng;^Nf@Zhong’ao;aGJLonggang;`A?Tangxiang;\GIBaoding;^c
@LWangu;\GKYongxi;^@WLüfeng;dO@Bachuan;\@ITaiping;]@QAnju;]H@Shaoyun;^PBXiaodu;^@TPingtan;]PKWofo;_AUTangba;]A
ITai’an;\ICTianjia;`e@ATaihe;]VKShanghe;^YELongxing;]FOLongfeng;]TBLongxing;dNLZitong;^j@BChongkan;^[KShuangji
ang;_FXBaizi;`jD|@Chonglong;hf@cAZiyang;`r@jEGuanyin;_k@@Baihua;ia@q@Zigong;_Tf@Kongtan;imAwANeijiang;^aAIWuji
a;`BXPanlong;b?dAFuji;hKr@Luzhou;_LVNaxi;`Ab@Huguo;axA@Changning;_Bm@Luolong;`a@NJiang’an;aPUNanxi;hbANYibin;_
jA_@Juexi;b]x@Shuifu;_Lb@Shuanglong;`c@@Qingfu;aEs@Baixi;b_@p@Xunchang;_\dAXunsi;aHMJunlian;`Ik@Wenjiang;_aBNB
owangshan;ae@?Gusong;be@ZXuyong;bkAXGulin;``@{DTaifu;be@`@Hejiang;`Ci@Zhutuo;`MDShima;^s@?Yongxing;]a@?Jiaping
;_@NCaijia;]?HZhongshan;_WVBailin;_Mm@Yongxin;dWIGunan;_KNSanjiang;]FFZhuantang;^LHGuofu;`KPDongxi;`IBGanshui;
`FZDatong;_AJShihao;?bAtHSupu;hpArCAnshun;cbBBLiuzhi;af@~CXingren;`fE{GWeining;iwBr@Liupanshui;i{AmCBijie;?pBb
@Hezhang;hfEg@Zhaotong;?|CtAXinhua;?lAaBPuji;hdD|CPanzhihua;?cFfCDianweijie;?nBw@Pujiawan;?rA~AYuanmou;?yBd@Pi
ngshan;?aDsDHuize;?aDd@Xuanwei;i~@tCQujing;a@~DZhongshu;a`AVMiyang;`TsAShilin;lxBk@Kunming;bN@Majie;bJp@Haikou
;bR[Anning;_pCq@Guangtong;aqAbBLongquan;?^zBGuishan;bkB}@Yuxi;?PlEYisa;?rCOLianzhu;b_HHGejiu;d]cAKaiyuan;gO`AM
engzi;`uEfAMabai;ff@eAWenshan City;`EAKaihua;?HcCJinping;?KkDLuoxiong;e{Bi@Xingyi;?_@pELiancheng;ayAqEAnlong;^
{@XZhelou;?sC`@Leye;?bAbBTianlin;gqApABaise;_jOlGHekou;?jLCMenglie;]bEn@Mengman;]|AVMeng’a;deAf@Jinghong;^}CjB
Mengla;\rJwCNuofu;\kAGHuimin;\QMFazhanhe;^Sq@Nuozhadu;afABMenglang;\TVDonghui;askC_n@Shenjiamen;hREZhoushan;?V
wBYangshan;?qCYShengshan;abI_IJuegang;aVl@Jinsha;kf@JNantong;bgBnAChengqiao;g}@@Chongming;aFe@Huilong;k`@nABao
shan;dHFYanghang;bGHGaojing;b?ESongnan;aFDMiaohang;c?DPengpu;^]BJinqiao;iL@Yangpu;nBBPudong;g@AHongkou;f@@Huan
gpu;hBCZhabei;nABPuxi;r@BShanghai;i@BXuhui;`?NHuajing;iCr@Fengxiang;eBKNanqiao;h^NJinshan;bXKZhujing;bl@HJiash
an;]Pu@Zhouzhuang;iu@EQingpu;`HFZhujiajiao;j_@NSongjiang;k]OMinhang;cJHXinqiao;eIQQibao;hKMJing’an;g??Changnin
g;iDEPutuo;dB@Changzheng;bp@PXiayang;jWo@Jiading;ec@NDachang;dDGGucun;cEOYuepu;bP@Luodian;`AKLuojing;hp@DTaica
ng;kZLKunshan;ndANSuzhou;m|@u@Wuxi;`m@|@Mudu;ag@LSongling;`l@vAWuzhen;is@?Jiaxing;`Jh@Haining;br@@Chóngfú;`b@X
Xingqiao;aICLinping;^JDTianducheng;h\_BHuzhou;aX`ADeqing;`H}AZhicheng;iPeAYixing;ae@aDTaixing;lJnAChangzhou;j}
@[Jiangyin;j_Br@Changshu;jf@i@Zhangjiagang;dGeBRugao;dt@_BDongtai;``@bAJiangyan;jl@BTaizhou;adAJXiannü;aVgAGao
you;ct@dBZhenzhou;ju@WYangzhou;hCd@Zhenjiang;ofC\Nanjing;`MDXiaolingwei;hbAbAMa’anshan;hh@}BChuzhou;?w@}AWangd
ian;`zB@Mingguang;j~D\Huainan;`K@Datong;mk@vCHefei;cuBr@Chaohu;atBhALucheng;gg@pBChizhou;htA\Anqing;fqCwATongl
ing;?s@bBXinhua;hoCcBXuancheng;`v@yBGushu;jHh@Wuhu;`sEc@Hutang;a@RLicheng;cLfBTaozhou;?v@dBWanjia;?MzBWenchang
;au@nBLanxi;ffFaBHuangshan;aW_@Huicheng;_p@NHaiyang;_l@[Biyang;`l@PQishan;fdBlBJingdezhen;`_E}@Wucheng;?n@~AXi
njian;iAdCShangrao;apC^Huayuan;dh@JYingtan;bmE|AWuyishan;`cB_@Pucheng;hcAoEQuzhou;?qE|EXikeng;hsCLRui’an;kAk@W
enzhou;`KiDXianju;gjCEGuli;fVrALishui;jt@aCJinhua;jwAi@Yiwu;ld@[Puyang;`KuBFuyang;by@`AZhuji;oNqBHangzhou;aSVX
iaoshan;k_A`@Shaoxing;bdApCDongyang;`i@h@Ānwén;`cEm@Ninghai;a@iAFenghua;?xBb@Meizhu;cSeBLianghu;hDEShangyu;bw@
EYuyao;jSYCixi;`wAh@Zhaobaoshan;lZPNingbo;fNjFJiaojiang;jFFTaizhou;`Hv@Wenling;`bJtMTantou;fN}BNingde;cWuAFu’a
n;cgAh@Songcheng;di@yAFuding;aoASJinxiang;`Fo@Kunyang;?lFFZuoxi;ZnAnCGufeng;`bCYJian’ou;?cBwAChaping;bjGZShaow
u;?~@fBXiaqu;fiEb@Nanping;glBlASanming;?e@|CYidu;?oBaBZhongxian;XgAuAShuikou;lsB~@Fuzhou;`K`AFuqing;jfAx@Putia
n;`e@IJiangkou;i|BdCJinjiang;jCQQuanzhou;`QILuoyang;ax@EXimeicun;ipGOLongyan;?qC`FAozhong;gPqBZhangzhou;`]JShi
ma;mu@EXiamen;dvE~CHuanggang;afQbFShenzhen City Centre;iIALuohu District;qJ?Shenzhen;^@@Gangxia;^DBShawei;\@CZ
huzilin;_FAShahe;\FJShenzhenwan;]B?Shekou;\ACHouhai;]@ENantou;b?GBao'an Centre;]CAGuanlong;_A?Xili;aJ?Xixiang;
_B@Lequn;mADBao'an;\EDWushipai;czB|@Jing’an;kw@MZhuhai;`FPSão Lourenço;bAASanto António;^A?São Lázaro;b?ANossa
 Senhora de Fátima;fNITanzhou;lPs@Zhongshan;eA?Shiqi;j|@KJiangmen;cz@`ATaishan;gRYChangsha;arCdATangping;bgA_@
Encheng;ibA`AYangjiang;?{Bh@Xiachuan;Un@`]Sansha;^dTuOHaitou;\}@eAEman;aFLSandu;`?NBaimajing;\JLPaipu;aSd@Yaxi
ng;ftBdABasuo;?CtBYinggehai;icDr@Sanya;b@iBWuzhishan;^g@ZBaocheng;g{EuDWenchang;lxA_BHaikou;a?BQiongshan;eJ@Xi
uying;`v@t@Jinjiang;gyA`BQionghai;gNvAWanning;_jBo@Yinggen;]x@iANanfeng;a^SDacheng;^FYGuangcun;]JCWangwu;`CIXi
nzhou;^EEZhonghe;_WDDongcheng;dWd@Nada;]OJLanyang;]DMHeqing;`KkALingao;_bARMutang;?cBmETangjia;ikBmAZhanjiang;
aj@rDXucheng;bwBaFWuchuan;ad@a@Huazhou;ew@y@Gaozhou;iIp@Maoming;?qBZShapa;c{@_CYangchun;adDg@Xinyi;i~Cs@Yulin;
`h@tAYashan;bcAlBLianjiang;afC]Gongguan;aONBaisha;`GVShankou;`nAa@Shikang;`SKChangle;^KVZhakou;?d@mCLingcheng;
exD`CFangchenggang;_h@`@Jiangping;_aABQisha;a}AIXichang;iz@eAQinzhou;\kAh@Wujia;]SJXingdaohu;_MGShiwan;d?PHepu
;_N@Dangjiang;^PCShagang;gQd@Beihai;adFMDongxing;_RWNaliang;aUaBShangsi;fxBk@Chongzuo;`Xt@Baihecun;b~A@Pingxia
ng;?kAcETiandeng;?BgBTiandong;?mD[Dahua;?z@pBLong’an;l}BdANanning;`_@JYongning;?_A{ABinyang;hsAiBLaibin;clBuCY
izhou;?sBqBRongshui;ehFjAHechi;?jBy@Nandan;?bBtAFengshan;?x@oDLongping;a{CoADushan;d@wADuyun;`@NXiaoweizhai;l|
CmAGuiyang;ke@}EZunyi;\oCfFBibo;]]@Xiasi;^Ee@Dafengdong;]DJLushan;\i@QWanshui;\LLLongchang;eKNKaili;\JTZhouxi;
_]OSankeshu;]@a@Panghai;\M@Kaitang;ZS_DShiqian;WcBnAQinglang;a{AwBTongren;aJhHLiping;]QPZhongchao;\Fl@Zhaoxing
;\r@KShuangjiang;\\WJiuchao;]T_@Shangchong;SvB~CYaolu;\eFgALong’e;jyEhBGuilin;V\iBDazhaicun;SQmBDankou;^xDxASh
uikou;]Sk@Hongzhou;]gAuBGantang;T~A{@Lantian;`aD{@Anjiang;gRo@Huaihua;`?xAHongjiang;b}BjAWugang;WKaBShanmen;hy
CCShaoyang;a^cBShangmei;bYHLengshuijiang;`m@?Lianyuan;aJ~FLengshuitan;iAAYongzhou;?jB~AQuanzhou;?cBtCTuojiang;
`HxCBabu;hIBHezhou;?dBwBYuankou;epBj@Yangshuo;`nDhALuorong;jf@PLiuzhou;?}EVMengshan;`XbCPingnan;a~@\Guiping;i~
At@Guigang;dwCpABeiliu;`}A[Nandu;`AkAJinji;h{Aq@Wuzhou;aeBq@Nanfeng;at@`BDucheng;?LfBLishao;ksBi@Yunfu;ao@o@Lu
bu;jc@VZhaoqing;bcBv@Shaping;aWm@Shiwan;cd@]Sanshui;j[mBQingyuan;ahDk@Huaicheng;ae@kDLianzhou;?e@~AQigong;?}EZ
Yuwan;?fBg@Shigutang;bg@yCLecheng;im@`AShaoguan;bCVMaba;a}Au@Shixing;am@a@Xiongzhou;c~AjJLicheng;oLv@Dongguan;
b|@QDasha;qd@AGuangzhou;oVPFoshan;bm@NShiqiao;dTTDaliang;bGVNantou;ckASHumen;\]\Fuyong;]FKSanjianzai;dAEGonghe
yong;aC?Maozhou;eC@Tantou;b@?Shajing;`@@Shajing Town;\?@Shajing Residential District;]GISonggang;b?aAShilong;d
J@Shijie;b_BKLuoyang;d@vALonggang;bi@ODanshui;bo@e@Pingshan;lx@WHuizhou;fs@{BHeyuan;?cBt@Jiushu;fa@fCShanwei;d
y@a@Donghai;be@ZJieshi;b{Am@Huicheng;bj@^Jiazi;bkB}@Haimen;jn@eAJieyang;l}@d@Shantou;cQUChenghua;cP@Anbu;jJg@C
haozhou;hxAbAPuning;bbAWHepo;b\u@Anliu;aIc@Hengbei;cEIShuizhai;bC@Hedong;`WKShuikou;eb@a@Xingning;hoA[Meizhou;
?uCc@Hushan;?tAqAZhongdu;?nBJRenju;?pBSKongtian;b{@hDHuacheng;?hBy@Pengzhai;?tBAYuanshan;?CcKQuanjiang;jsAzAGa
nzhou;?yBUZishan;?FnBTianxin;ScCBXingongcun;]uBy@Wenheng;`?ILiancheng;?g@mBSongxi;?`EWZhuzuo;acAyAXujiang;bi@i
AQincheng;bUeAJianchang;`tA@Fenggang;ahAVAoxi;?dAtBTantou;atBi@Dunhou;gOMJi’an;h`FcBPingxiang;adAIXishan;?JfEZ
aoshi;?_CeAShashi;?ZzDGuidong Chengguanzhen;?kAjAHengshui;?vB^Rucheng Chengguanzhen;bjDkDLeiyang;ha@vBChenzhou
;?dCn@Jiahe Chengguanzhen;?pAiATongmuluo;]CkBBojia;`TUWuxi;`q@e@Hongqiao;ieBWHengyang;aPgDXiangxiang;afAv@Yong
feng;`\LQingshuping;`DESantangpu;aBEGantang;fCy@Loudi;biBe@Shaoshan;hkALXiangtan;^HeALeifeng;lW?Changsha;`pAKY
utan;`_AsAWenxing;`fB_@Qionghu;i@t@Heshan;`d@gDShenliu;`q@HNanzhou;ajBo@Jinshi;bgAiCBuhe;ba@pBXiulin;hiCdAYuey
ang;`o@mCFengkou;c[r@Xindi;bqARPuqi;fwAWXianning;?lBbCMagang;?wBbCYongning;?|Cc@Hanchang;iIjBGuankou;i~A`AZhuz
hou;iyF?Yichun;`u@BFenyi;hs@@Xinyu;?}@aFGaohu;?NnBYangxu;`{Bb@Jianguang;bu@rABashan;iw@e@Fuzhou;ayAHXiugu;`G{@
Dengbu;bj@EJinfeng;_{@_@Jinjiang;al@uBPoyang;kbD|@Nanchang;`DCChangleng;_@mBGongqingcheng;esCaCPengze;ahBy@Hua
ngmei;iB`BJiujiang;`pBiBCaohe;gjACHuangshi;dcBnAWuxue;?hCv@Yanxia;?rAfBHangkou;eeBmEDaye;dV_AEzhou;bDIHuangzho
u;eM?Huanggang;gCHE’zhou;aP}AXinzhou;bk@}@Macheng;?uB_@Guoziyuan;adApDQingquan;?eBiAYangliuwan;a_BiFWuyang;ju@
p@Lu’an;`p@qDYingshang Chengguanzhen;`Cv@Huoqiu Chengguanzhen;?zBd@Gushi Chengguanzhen;a|BBHuangchuan;?N{BXinc
ai;`tDz@Minggang;?`CPTongbai;gFbCSuizhou;aUBXihe;ciBLGuangshui;iMcBXinyang;`z@rEYunmeng Chengguanzhen;`yBb@Hua
ngpi;`Td@Pánlóngchéng Jīngjì Kāifāqū;o?TWuhan;an@?Caidian;ar@MHanchuan;h]w@Xiaogan;dhAAChengzhong;dTpBXiantao;
az@gCXinshi;akBi@Anlu;bzEPZhongxiang;dgBfBJingling;ch@l@Qianjiang;af@q@Duobao;ibB~@Jingzhou;gAgCJingmen;iJiEXi
angyang;`WbAYicheng;caBuAZaoyang;eOoBTanghe;`zA^Xinye;ev@]Dengzhou;arBZDanjiangkou;aWt@Gucheng Chengguanzhen;d
GWLaohekou;a_@xBNanzhang Chengguanzhen;^fFBSongbai;lUqDShiyan;?tB_@Yangwei;`bDAXunyang;_BvAPingli;?qD^Zhushan
 Chengguanzhen;]\hELuoping;]?NSanxi;\V@Liangping;\`Ac@Longxi;\`AQTangfang;]a@LShanghuang;]FAGulu;aYMChengxiang;
\BNFengling;^Db@Fenhe;]f@MDashu;]GLShigang;^MDKangle;]N\Anping;`GMZhuyi;]UBYongle;cFAYong’an;`YGBaidi;^EECaota
ng;^QYFutian;^QIDachang;]ONShuanglong;]ARLongjing;b@@Wushan;_DVGuandu;^f@PMiaoyu;\OKTonggu;\l@RFengping;]DMXin
min;]PHWuma;_Md@Xinglong;`Kt@Longfeng;bi@i@Yezhou;]y@cABaolong;?eCbBZiqiu;??{BShuitianba;?gBo@Zhangcunping;iOt
BYichang;`}Ax@Zhijiang;cp@VZhicheng;?xApFZhongjiapu;?e@oBZaoshi;j{AzBChangde;?NbBYangjiaotang;WzDtBQiaojiang;?
iAiBXi’an;?`CBYuanling;bdCXJishou;eXjAFenghuang;\|@}BErong;?aBw@Zejia;fkCw@Zhangjiajie;`Kk@Wulingyuan;?zBKWanm
ingang;?IqBZhongying;?sBTNanzhen;etEuAEnshi;b|B?Lichuan;^bD@Báigōng Jiēdào;bOx@Nanbin;\?MDaxie;\MDSanhe;^RRXia
lu;\gAn@Lianhu;\a@XShihui;^b@FYushan;\RSPuzi;\VRLongshe;\ZXGaogu;_o@GBaojia;\Fn@Xintian;bTSHanjia;\LBDianshui;
^}@?Sangzhe;\cAXApengjiang;\KPHeishui;]Do@Zhuoshui;]AQFengjia;c@[Qianjiang;]I?Zhoubai;\_ApBYouchou;`b@f@Longta
n;^@YMawang;ad@FZhongduo;]NLTonggu;]g@r@Rongxi;`CVQingxichang;bQIZhonghe;^ABPingkai;^AOGuanzhuang;]GSLongchi;\
k@THong’an;\|@f@Zhongling;^MFMeijiang;?hEn@Kuanping;]uBeBLixi;\TSWanmu;]I]Dingshi;\f@YGongtan;?jBj@Nigao;?dA~A
Pingle;a~BLLoushanguan;^JkBAnwen;\i@eAConglin;bFLWansheng;_HBNantong;]FLQingnian;]DLGuanba;]HEFuhuan;_?QShijia
o;\KSYongcheng;^NESanjiao;^OELongsheng;^a@ANanping;]COXinglong;]DQDaguan;]NCShilong;_VDJielong;\G[Jiangjia;^GM
Dongwenquan;\PAErsheng;_MSMudong;\]JZengfu;_UJLongtan;]HWDashun;^?QXinmiao;_[ALinshi;\AZQingyang;^UKMawu;]TXTo
ngle;`Oh@Shuijiang;db@RNanchuan;\iAc@Changba;]qAPJiangkou;aVOWulong;]UMHuolu;]`AABaima;]`@IYajiang;_WSBaitao;e
R_@Fuling;cA@Lizhi;^KSQingxi;_LABaisheng;_MQZhenxi;^MFNantuo;^QYShetan;\CNHuwei;]Fd@Jiaoshi;]OGBaoluan;^}@OLon
ghe;^`@WXingyi;cPPSanhe;_DAMingshan;]GUShuren;\FMBaohe;^Q@Shizhi;_MDGaojia;]ICLongkong;]f@c@Dongjia;]V`@Rensha
;^`@IPingshan;]@WGaofeng;]Q?Gangjia;_FMGao’an;\HCChanglong;]VHTaiping;\IHWudong;_N?Chengxi;]DFHaitang;_JPShiya
n;`HFGelan;^KBLonghe;_CWYuntai;^WAYantai;]AXBaijia;^ARYunji;^ZGShuanglong;_GHChangshouhu;]BBLinfeng;^Mb@Longqi
ao;a?ELidu;_L?Yihe;^NBShituo;]RMJiangnan;cCGFengcheng;`CIDuzhou;]COXinshi;]f@LDasheng;_WABake;aBLYanjia;_LTLuo
qi;]ADMaliuzui;_VOShichuan;^DLLongxing;]LCYufengshan;]CWGulu;^SCTongjing;]RYCizhu;]OEDawan;^YBHonghu;]CGWanshu
n;ckAy@Guixi;jUoDDazhou;]aBt@Wushan;^?XYujia;]C^Fulu;\V@Panlong;\DSHexing;bHNLiangping;]P?Renxian;]A[Longmen;^
EGXinsheng;]b@DHucheng;\NFBishan;]g@FMingda;]DHLirang;^DFJukui;^GVYunlong;\JCYinping;`FMPingjin;^JNHuilong;]@X
Caohui;^DMShaping;^HLXinmin;^WHYong’an;^EMZhoujia;]KIPushun;]OUHelin;]g@r@Báishí Zhèn;]cAQXituo;]GSWuling;]PKG
uocun;`P]Fenshui;\HUHoushan;\BEDanzi;_]IYuexi;]SPLihe;_G?Gaoliang;\DPZhushan;\NLXiangshui;^IBLongsha;^GEGannin
g;]KGGaofeng;^K@Xintian;aGKBai’anba;]CCWuqiao;jJBWanzhou;^D@Shuanghekou;]BOShahe;\CDJiuchi;bC?Pailou;a@CZhongg
ulou;h@?Wanxian;b@?Taibai;aACZhoujiaba;_?ETiancheng;^KEXiongjia;]BPChenjiaba;^g@ABaiyang;\@NChangtan;^VEChangl
ing;^Op@Luotian;]VIZouma;\P^Linxi;^y@g@Longju;\a@@Baitu;`_Ar@Tuanbao;_EiATuxiang;\SMQinglong;]NUJiagao;]fBPTai
’an;_kBaAGongping;^GKQinglian;_CUZhuyuan;^DSWenfeng;\`AEJianshan;]l@LHeyan;\`@STanjia;^HIDajin;]CRHeqian;_TNDu
nhao;^WDGuojia;_GKWenquan;\@\Houba;_RXZhaojia;\PMZhen’an;dOCHanfeng;]ACFengle;]@?Zhendong;_KMBaihe;^VHDade;^PB
Jiulongshan;]GLZhuxi;_AVChangsha;_JFNanmen;aB[Linjiang;^XBNanya;_GFTieqiao;_?[Zhonghe;^HBYihe;]_@i@Gaoqiao;]MG
Zishui;\LCMaliu;_sAgBGecheng;^m@eALangao Chengguanzhen;hYkAAnkang;^`B^Ziyang Chengguanzhen;kdJ`CBazhong;Sc@kBG
anchang;hSeCHanzhong;b}@MChenggu;?jAsBYuhuangmiao;`uBdBYangzhou;bk@l@Xixiang;`_BIShiquan;`s@\Hanyin Chengguanz
hen;?{B}CQianyou;``BkAYuxia;?zB`@Shaliangzi;?QgCYijing;iwBl@Xianyang;om@NXi’an;aw@WLintong;`Cw@Yanliang;fv@o@T
ongchuan;dYa@Tongchuanshi;dCIYintai;?dGQZhaoren;atAfDGuozhen;jV?Baoji;koAkGQingyang;?u@oBYuele;?`ENYinjiacheng
;?QyCShancheng;?iAeDHuamachi;?mBhDXinzhai;?iDcCZhangjiapan;?FxCBao’an;?nAlGShanhe;`}KBHancheng;fzDcFYan’an;ba@
kBWayaobu;?cEfAZhihe;lcBsCLüliang;aoBjEXinzhi;hb@pALinfen;?hDAJichang;?mB`BLongxing;ggBnAChangzhi;glBtASanmenx
ia;gf@o@Yuncheng;flB\Yongji;ixDhAWeinan;doBMHuayin;gZjCShangluo;?_Fe@Lushi;?uAtCXixia;cuCv@Zhenping;j_ABNanyan
g;ayAq@Fangcheng;ax@e@Yunyang;?p@_BWangping;iBsCLuoyang;anBMYima;dmCeAJiyuan;`u@MXixiang;`]nAGongyi;`Cz@Songya
ng;m{B{@Zhengzhou;hpA_BJiaozuo;ioBHXinxiang;jeBlAKaifeng;iv@tFLuohe;i`@{AXuchang;`hAb@Xiangcheng;aB{@Yuzhou;h\
rAPingdingshan;gmCtCZhumadian;`_ACRunan;agCuAHuaidian;fnAg@Zhoukou;`T]Wacheng Neighborhood;`cC\Xincheng;ak@SJi
shui;cF|AJieshou;j{AfAFuyang;`uCiAMengcheng Chengguanzhen;ik@kCHuaibei;aBNSuixi;ifE@Bozhou;`cDmBTangzhai;^}@CH
eqiao;a^c@Huashan;`AXLiangzhai;`SBFanlou;`MCJing'an;aEWZhangzhai;_ZFHekou;`@IQishan;dWUPeicheng;`TCZhuzhai;`FF
Lulou;_d@KChangdian;`PTWanggou;_Q?Sunlou;cAEFengcheng;aAXSonglou;`CDDashahe;`^g@Zhaozhuang;a?UShouxian;`AOYuch
eng;_QPShunhe;`ODShizhai;aEKHuankou;a]FAnguo;bOBDatun;`BMYangtun;`LCLonggu;il@cBJining;`dB@Juye;aAtBShancheng;
ixBwAHeze;`S`@Dingtao;jQbCShangqiu;?zBGSui Xian Chengguanzhen;`fB_FDaokou;beB[Puyang Chengguanzhen;ijBsDHandan
;akFhAYanta;g|B~APuyang;a}F]Zhoucheng;`e@b@Wenshang;daAb@Yanzhou;aFi@Ningyang;`bAgBPingyin;a_ADFeicheng;aF}@Ch
angqing;ipCTLiaocheng;aj@bAYanggu;bLqCQingnian;gcCyBDezhou;fhCy@Hengshui;czAe@Xinji;eeAjAJizhou;ab@f@Nangong;b
nDpAShahecheng;hBWXingtai;g_@cDLuancheng;aXVHuaiyang;h~DSYangquan;?j@zCLiaoyang;bkDbCLinshui;`DAPengcheng;aJSH
ecun;iu@tAAnyang;`Jx@Yigou;gDNHebi;ijFyAChangzhi;fv@fCJincheng;?dCe@Longgang;ap@iGJiexiu;_u@c@Gutao;?eBvADingc
hang;iKwDJinzhong;dB?Yuci;m`@e@Taiyuan;?zBqCXinbu;g}Cd@Xinzhou;aE}@Yuanping;fbAwBShuozhou;?MoFDaihai;?GjCYuanb
uzi;jwCu@Datong;aZeABeichengqu;?oD~DZhaobei;?o@nBShijiazhai;?dFm@Xicun;`sDdFTianchang;^EMKuangshi;\SHSiwei;maA
CShijiazhuang;dQUZhengding;`o@?Beisu;cc@gADingzhou;bz@^Xinle;_\EAnxiang;kwDaBBaoding;_Jp@Beiwangli;`iFlBBotou;
gw@o@Cangzhou;atCoARenqiu;aEmELiangxiang;aXHFangshan;hmC`@Langfang;cHkATongzhou;b`A^Daxing;xMa@Beijing;bq@i@Sh
unyi;arASChangping;dZv@Mentougou;?lHTYuzhou;gy@}DZhangjiakou;ee@`@Xuanhua;?wC{@Chicheng;?cDb@Tanghekou;?zD{DPi
ngdingbu;?}CgBDuolun;?jHUMing’antu;?nAxAKangbao;?tCmAXin Bulag;?GnGXinghe Chengguanzhen;gtCUUlanqab;?K_CWulan
 Hada;dNvBJining;?~Cw@Touhao;?cA}GSaihan Tal;]vO`ETongyangdao;?`@lBXidoupu;kGpBBaotou;`yAKShiguai;?gCqAXiwulan
 Bulang;?qCmAUlan Hua;kHjCHohhot;?t@pCLamawan;?fBtAShagedu;\eD`@Yangjiaying;?WtGLoufan;?~BmAWeifen;?FkBDongguan
;atGpCYulinshi;jGgGOrdos;bg@i@Dongsheng;biBoCSalaqi;?bJjCXinli;?WvFGalutu;?lDaBUlan;bpF[Huinong;dIyAWuhai;jqBs
EBayan Nur;?yFDXishanzui;?ViDHaliut;?cSyOQagan Obo;?wZeYAdun Chulu;?yCi@Hulun;?tPbXNaran Bulag;?|JKHonggor;?{C
JDalai;\hEbEErenhot;?{Ie@Mandalt;?{Fe@Bieligutai;?gBiFAltan Hil;?iGeAUliastai;evC`IXilinhot;bFEXilin Hot;?oKxA
Linxi;?~D}DJirin Gol;?qAqABayan Huxu;?iHo@Burgastai;?uAbFLindong;?xDk@Subrag;?cI|@Tianshan;?}E|@Kailu;?}A{BJur
h;?lCqALubei;?gDu@Gaoliban;?hB}CXuetian;?vDpBBayart Huxu;?t@kBHar Nur;?m@{EWuchagou;?aBpBShumugou;?eBuGChaihe;
?iC`AHaduohe;?xC{DSugehe;?fHlDYirshi;?lCyCWu’erbu Baolige;?rCxJEren Gobi;?dDqJBei’er;bm@{GJalai Nur;\BFLingqua
n;?gBfFAmgalang;?iC{DWangong;`bHqAManzhouli;?{SkIMo’er Daoga;?@wDQiqian;?eCcFEnhe Hada;?_C~FMangui;?~@~ANiu’er
he;al@zCGenhe;?XpDYuanlin;_rFaAE’erguna;boBzDYakeshi;dlENHailar;eKAHulunbuir;?k@zDHonghua’erji;?{FuBWunu’er;?w
FuBWenkutu;?cG|DYadong;?HkCNuomin;?{BiCWulu Butie;bl@iBJiagedaqi;`nA]Oroqen Zizhiqi;?zBpATuozaminnutuke;?vB_BK
eyihe;]u@cMTuqiang;_}AQXilinji;]gFfGXinlin;?dDOHuyuan;?sC`DGuyuan;Y{G_FHanjiayuan;`lEs@Tahe;fAADaxing’anling;?
cKvBHuma;?nBhCBeijiang;?aDUSanka;?~ElGHuolongmen;anB|BNenjiang;bdAhCNehe;?oGgCBaiyun;fiApDBei’an;`fBbCBaiquan;
bgD^Hailun;`e@j@Suiling;dZrBSuihua;m~@rDHarbin;bL[Hulan;az@iALanxi;c~@h@Zhaodong;bgB{CWangkui;`lAXQinggang;c|C
p@Anda;bDrCZhaozhou;clAiCHonggang;ck@YLongfeng;jRIDaqing;dZKFendou;`oEkBMingshui;?pBcBZhongxin;alDUFuyu;hbBxAQ
iqihar;d`AZHulan Ergi;`XoCGannan;bvCQZhalantun;`]bBNianzishan;b}@`@Longjiang;?nCxCBayan Gol;cnA`BUlanhot;`_Fl@
Zhenlai;`i@kBTailai;`mE}ADorbod;?z@jCTalin Hiag;a_@bCDalai;?v@`BQian’an;bvF_ATaonan;eIy@Baicheng;?jAnEXinfa;`}
Bm@Kaitong;?k@hCBaokang;dlEdBTongliao;auFRShuangliao;`_BwCChangling;goA|ESiping;`H]Lishu;caBe@Gongzhuling;`gDC
Shuangyang;mbAgAChangchun;`]OXinglongshan;cgAe@Jiutai;bfEcESongyuan;c@IFuyu;as@cAZhaoyuan;byBbEDehui;_aDJFate;
bGeAYushu;bl@mBShuangcheng;c_Ca@Acheng;ai@zBWuchang;ah@fBShulan;jlAnBJilin;bo@}AJishu;`|ClEYantongshan;cqC~@Hu
adian;`c@tDHepingjie;`~@CSanchazi;cb@ZBaishan;alAoCChaoyang;`m@FHuinan;af@_APanshi;bjApAMeihekou;`\[Dongfeng;f
lAk@Longshan;`rA\Xifeng;`mEzALiuhe;`jAjEHuanren;?lBkAYushu;aFtDKuandian;feFeETonghua;`SKErdaojiang;`oDELinjian
g;``O`JLangtoucun;gIQDandong;b~@_AFengcheng;\lGpFXiaochangshan;^VGDachang Shandao;amAsAZhuanghe;aw@uBXiuyan;?z
Cl@Shizijie;gr@wBYingkou;au@BDashiqiao;`lAqEHeishan;`yBb@Liaozhong;c{B]Sujiatun;g`@lALiaoyang;jb@\Anshan;bFHJi
upu;`\\Nantai;cHLHaicheng;akCu@Gongchangling;`eCc@Xiaoshi;hfA@Benxi;cb@gBDongling;n\BShenyang;`M]Hushitai;ecAe
ATieling;iSnAFushun;bS_CKaiyuan;aKq@Changtu;?rDUXiaochengzi;ahArDXinmin;?pEsCKulun;gVlCFuxin;cYrABeining;gs@pA
Panshan;iCLPanjin;`jCILinghai;gl@JJinzhou;ex@dALianshan;h@@Huludao;cJoEBeipiao;f~@j@Chaoyang;cy@|ANanpiao;bD~A
Xingcheng;`vE{CYebaishou;?s@oDXinhui;?_C}@Xiawa;?nHcAWudan;`u@pDPingzhuang;e`Am@Chifeng;`b@\Mujiayingzi;?jE`@W
eichang;fg@fEChengde;?qCKPingquan;amCm@Lingyuan;?xAfDQinglong;`i@hCChangli;alCETangjiazhuang;_??Guye;b?DLinxi;
aFKZhaogezhuang;`ZgBSonglingcun;?zCYXinglong;hrAvASanhe;`@zBYangcun;`wE}AFengrun;lGd@Tangshan;ghBzBTanggu;d[m@
Hangu;apAt@Xianshuigu;pf@_@Tianjin;ab@?Yangliuqing;?aBfEHaixing;hcLgJQinhuangdao;c_@KShanhaiguan;fcMjAWafangdi
an;bFj@Pulandian;mhA`BDalian;`SWDalianwan;dCMJinzhou;axAz@Lüshun;`cAzGNinghai;k`@SYantai;`b@CQingyang;atAd@Zhu
angyuan;aaAhBDongcun;bqD_BTianfu;anHrBJiangshan;^RAXiagezhuang;`NADianbu;`\JRenzhao;as@p@Jimo;nN`AQingdao;anAb
@Yinzhu;^xANTaolin;`q@s@Licha;aXLLinjiacun;_TKXinxing;_@MBaichihe;`C_@Jinggou;aEQKanjia;aGVChaigou;fYYGaomi;aE
HBaicheng;`Jf@Puji;_e@AYanghe;gQ[Jiaozhou;`[OLigezhuang;az@QXiazhuang;by@ONancun;ap@[Liaolan;_`@FCuijiaji;_SPD
amoujia;aBHJiangzhuang;`\s@Mingcun;`SITianzhuang;`\WXinhe;`D@Buzhuang;ckAu@Laizhou;`Bd@Dazeshan;`HPDianzi;gOVP
ingdu;_w@HGuxian;`?QYunshan;aDa@Jiudian;_c@FRizhuang;_FMNanshu;aAp@Yuanshang;ec@QLaixi;cc@WLaiyang;_ZGHetoudia
n;_TIMalianzhuang;`XsBLonggang;bOx@Zhaoyuan;aeAyADengzhou;]~FxCXiaying;_RTLiutuan;eANChangyi;ab@NHanting;]Wc@L
ongchi;atAVDaotian;aM_@Houzhen;`PBShangkou;`LQYingli;`DJTianliu;`BHGucheng;fBLShouguang;`?VJitai;a^@Dongxia;a@
[Heguan;`CKHualong;`GOTaitou;`Xl@Gaoliu;bNDYidu;`RBShaozhuang;aDIXindian;hg@cCDongying;g|APBinzhou;?lDJShanghe
;beAtBMingshui;b_ASZhoucun;`w@YSuozhen;lF^Zibo;a?FNanding;_a@TMiaozi;aNzANanma;h`BALaiwu;ca@y@Boshan;mdDe@Jina
n;jW~ATai’an;aXtBQufu;ay@ISishui;aeA\Pingyi;aMeADongdu;dIIXintai;`c@d@Mengyin;`iB`@Jiehu;`iAGChengyang;af@g@Yi
shui;_`@sAJiushan;`HUSitou;_Do@Wangfen;dS]Qingzhou;_INMihe;eARLinqu;`ZLWujing;aSDYeyuan;bWBXinzhai;`Q]Shanwang
;aRSHuanglou;aKITanfang;d_@AChangle;^Lr@Liushan;aS?Tangwu;^?XDasheng;^BLWushan;aZDYishan;^q@LZheshan;`]DShibuz
i;`H]Huiqu;`[@Guanzhuang;bTSLinghe;a^GHonghe;aMYYingqiu;aTEQiaoguan;kk@]Weifang;eQv@Anqiu;au@m@Yinma;`GJBeimen
g;bTx@Jingzhi;^NOShidui;_HJJinzhongzi;`?`@Shiqiaozi;`_@?Xiangzhou;`ELChangcheng;hHPZhu Cheng City;f?@Zhucheng;
`KRHuanghua;_n@EZhigou;aFSJiayue;`@fBSanzhuang;]S?Chentuan;^DHXihu;`UGNanhu;^_@EHeshan;`Zp@Taoluo;k\dCLianyung
ang;`PBHaizhou;`hBf@Ahu;^X@Shuangtang;_IHGaoliu;_FVShiji;`V?Malingshan;e@c@Xinyi;k@gCLinyi;`{@ZXiazhuang;ae@q@
Shizilu;ajDQFeicheng;`MpABianzhuang;etEmBZoucheng;bk@~@Chengtangcun;bNv@Xiazhen;`k@ITaozhuang;aYm@Shanting;hQj
@Zaozhuang;^\hAJiangzhuang;`LKLiguo;^~@WHuzhai;_QRWuduan;`DAWeimiao;aJJZhangzhuang;^K?Mapo;`c@ZMaocun;`X@Liuxi
n;_NMZhengji;_J@Huangji;`MLLiuji;`ENDapeng;_?PHanwang;eO@Tongshan;eQMYunlong;iEHXuzhou;aOKDamiao;_BEDahuangsha
n;`F[Liuquan;_K@Qingshanquan;`YJZizhuang;_BKJiawang Zhen;bDAJiawang;`YPTashan;`BJDaxu;`PCXuzhuang;^YZYizhuang;
_AGShanji;`OMBayiji;_OPZhancheng;_]ABalu;_LETushan;^IGYitang;aDGZhaodun;aP?Nianzhuang;`@QSuyangshan;_TEBiantan
g;]IQYanzibu;_IDChefushan;_OQXinglou;_CJDaizhuang;^ECChahe;a]?Tiefu;_CMZouzhuang;_NESihu;`]TGangshang;_UZWayao
;_BJGangtou;`RCCaoqiao;_AMHegou;aVCGuanhu;`DGPicheng;_ONChenlou;eRNPizhou;_GVXinhe;`O@Yaowan;`]KQipan;_t@h@Wei
ji;`CLLiangji;dFJSuicheng;_U?Gaozuo;_Q?Shaji;`BNLingcheng;`O\Guiren;ad@YQiuji;`X?Guanshan;_PDLiji;`Di@Wangji;`
DFLanshan;`IPTaoyuan;_UWQing’an;`JSYaoji;_KGGupi;`pABFangcun;_UHShuanggou;`f@SZhangji;`XATangzhang;jt@dBSuzhou
;`e@fCHuaiyuan Chengguanzhen;he@BBengbu;j{DiESuqian;_Ge@Xindian;^Q@Shaodian;`q@tAZhongxing;kcATHuai'an;`a@uAGa
ogou;aW|CBaoying;bgBx@Xinghua;`O}@Qinnan;amBHDazhong;jz@_@Yancheng;aSqAHede;atAm@Dongkan;gz@yGRizhao;aeQ}IYato
u;h`AeAWeihai;`ae@mWChangbai;?rCQBaoquanshan;`CgCSongjianghe;?{B{ADongjiang;`aDyAAntu;aQnBHelong;bsAm@Longjing
;eOWYanji;acAOTumen;agBRHunchun;^sWia@Fuyuan;adM|EFujin;hzISHegang;_gBm@Luobei;gbBzCJiamusi;au@pEBoli;`DaBHuan
an;eyA|AQitaihe;a[{CLingdong;g@YShuangyashan;`?IJixian;bs@^Baoshan;`_Dp@Baoqing;a|@xCMishan;`vCx@Jidong;aEjDSu
ifenhe;?NnFXitumenzi;`IoDDongning;?zCdALuozigou;arBrAWangqing;`wCaIMuling;ckAy@Hengshan;fKOJixi;aGIChengzihe;b
^ADidao;apBLLinkou;?lHdAYuchi;c}BfAHailin;`y@e@Chaihe;gHh@Mudanjiang;`~EvFDashitou;?{AkDShalan;crC~CDunhua;`h@
e@Huangnihe;`xACBaishishan;bn@[Jiaohe;beCiHShangzhi;`jBiBBin Xian;`LcABayan;`mFhAShanhecun;?DmBFengshan;?mFrBS
andaotong;ab@_CYilan;`hC}BLangxiang;boAc@Lianhe;clAuBYichun;aFYYouhao;b|ClDTieli;?lBiNYaotun;dBmBAihui;dAs@Hei
he;?gKdFHujia;?dBhAKelin;`sBtAXinqing;?eEaABaoxing;?lpD|k@Wentugaole;\xAzLEhen Hudag;dgBlCJinchang;?tB~@Xinche
ngzi;?iHyASanlei;bsUmDWuda;b|@zADawukou;]ElALigang;]RCChangxin;\FKHongguang Qidui;hSq@Shizuishan;aHq@Shitanjin
g;adClABayan Hot;]{@tBMinning;_aAj@Chongxing;^B@Haojiaqiao;`KOLingwu;]?BDongta;]JSWutongshu;`DSYanghe;^DLWangh
ong;^RBLijun;bm@gAXigang;jNNYinchuan;_?PWangyuan;\SJLinhe;^Ic@Jingui;_a@bANingdong;nlA`@Wuzhong;?Y|FZhangjiayu
an;?t@gCHongsipu;ilDUZhongwei;?jAzCXingpinglu;e~Bb@Baiyin;fyAbEDingxi;?oAmAGangouyi;?_CVXingping;?BoCSanhe;f_C
lBGuyuan;fqA|APingliang;]lAvBGongmen;_j@QLongshan;\I@Muhe;`ODZhangjiachuan;^rBBAnfu;^JYWeidian;]XFWangpu;_WPGu
ojia;\BPWangyao;\GNQianhu;aQKXingguo;^BOYebao;]MHLiuping;]GJWangyin;]OEXingfeng;^GOZhongshan;^PWLianhua;^UHWuy
ing;]M@Longcheng;]KMMaguan;^EFXichuan;]AFDayang;\LZBaituo;]KRHongbao;a`@b@Beidao;\NUGuochuan;\BOYunshan;iHb@Ti
anshui;_v@~@Yanguan;^OPKuanchuan;`uBsBYongqing;_HbEHuixian Chengguanzhen;ayBxBMianyang;`jBa@Lüeyang Chengguanz
hen;^lB?Zuitai;\FeAXiaochuan;`a@MChengxian Chengguanzhen;]HDPaosha;\BJJifeng;]y@_@Fujia;]XOJiangluo;]bBi@Shiba
o;]CLXinglong;]FAXiyu;_@FHanyuan;]I?Luhe;\EIShaoyu;_NTShili;^L@Heba;^ARLuoyu;^D_@Jiangxi;]CKSuhe;^PQShiqiao;\R
TZhongba;\VLBaiguan;\JRBaihe;\k@MLonglin;\j@bAMaying;\FLPuchi;\sBg@Xigaoshan;\h@j@Yulong;]OvALuotang;]xAGQiaot
ou;]o@SWaina;^FYHanwang;^Ga@Anhua;^PHMajie;aFJLongnan;\EBDongjiang;]DAChengjiao;^TGLiangshui;^X~AWenxian Cheng
guanzhen;]r@o@Zhongzhai;]JuBZhouqu Chengguanzhen;]g@\Shawan;]QJJiaogong;^r@}ATanchang Chengguanzhen;^`@e@Hadap
u Zhen;]SCLichuan Zhen;_kAqAMali;\BSGaolou;^SEYuanyang;`mAvBLixian;\SSYongping;]KNYongxing;]A@Changdao;\j@qAXi
ping;]a@QBaijiawan;_SELiufeng;aLIXinxing;bAFGangu Chengguanzhen;`j@APan’an;aP?Luomen;\ERWenquan;^FDSimen;_`@AT
ange;`IQWushan;]JEShandan;\q@_@Lixin;\HPJutou;][@Xiejiawan;^CQDashi;_o@PJinshan;^JGBaliwan;_PEAnyuan;\KODazhua
ng;\tBXHualin;?hB}@Qingyuan;`dG\Hezuo;\uBnALiulin;]\SLintan Chengguanzhen;]o@BXincheng;T_@hDAxia;?|Cn@Dazhasi;
\q@_BDianga;YrFfCQihama;?n@|AMaikun;\_AyENima;[qAuBMa’ai;]GyBLabuleng;bbB}@Tongren;jr@_FXining;dcC\Nianbo;?W`C
Shixiang;eeCl@Linxia Chengguanzhen;l}B{ALanzhou;?rBeCYongdeng Chengguanzhen;?_DsAYitiaoshan;?hF_AGulang;hr@{AW
uwei;b~DdEQiaotou;\MqAQuankou;_VEHaomen;\k@@Dongchuan;^pASQingshizui;[|AtBXihai;Yl@aDMole;?fGPZhugkyung;?k@zBS
hinaihai;[cBeAShaliuhe;?zAfEDongke;?_AvAHeka;?{DhASumdo;_~@wCQabqa;`wDkADuoba;`Eb@Lushar;?HrBDonggou;?FjDQiake
ri;?\lCDuosong;XLpBMuxihe;?hDzAMarzhing;?{@yCXia Zanggor;?hBt@Xiagongma;?nCg@Tanglag;?t@aBChangmahe;`sEBMaqin
 County;?dB_AXueshan;?oAyAZhongtie;?zJ|@Machali;?XdKQümong;cxECYushu;?t@yCZadoi;?i@oNZongjia;?{Dr@Xiangride;?gB
`AKugri;?rBqIXuji;?yBtAXireg;?}@wCYangkang;?nK`AHoit Taria;\{@kQYùmén;agCzALaojunmiao;doBBJiayuguan;?mCgADongb
a;f~AtAJiuquan;VPxDYanglong;?tAiAQiqing;WoHtCYeniugou;?TqCXinba;]eDbEQilian;?mCg@Yonggu;?k@gBHongsihu;fnCEZhan
gye;?}BoBNurigai;?pHe@Luocheng;?qJaEGurinai;?vDsBBayanbaogede;\sBsCDalain Hob;?vNfEMazongshan;?lHgDMazongshan;
?pHlCLiuyuan;dlKyIHami;^|Bc@Sandaoling Lutiankuang Wuqi Nongchang;?wBjSDuobagou;?\hELenghu;?iEqDHongliuwan;ccA
kBDunhuang;?gAdCDangchengwan;?wCgEYuanquan;?u@jCShibaocheng;?GbDYanchiwan;?vBnIXitieshan;?h@iBDa Qaidam;^~AvGG
uōlèmùdé;?uD@Dagur;?_CvGMadoi;?lDlCZhiqu;?qCj@Dongfeng;?e@bDGyairong;?fEkBDuocai;?p@rCZaqing;?pK_WWutumeiren;?
rPoAQimantage;?dO~WCuozheqiangma;YjAs`@Waxxari;[_DaARuoqiang;ZqCk@Bingtuan Sanshiliu Tuan;]{FhDMangnai Zhen;^m
CXHuatugou;U@wLLuobupo;?bCaNShanshan;ejEOTurpan;?nHAEwirgol;?~CjCTewulike;YjBqABaluntaicun;dcEkGChangji;?gE`CD
abancheng;ljCwAÜrümqi;cNgAWujiaqu;]bCcUBurqin;\Yc@Oymak;]eDhBBeitun;c}@cBJinshanlu;\oAjGDure;?vC]Haramgai;[oL~
AKezilexilike;]pAaDFuyun;?kD~@Qinghe;?uA~ATakeshiken;?tEfLXidi;?hDCSantai;ZyK|@Kokdala;?}Kb@Barkol;?oIdAYiwu;V
ll@e`@Hom;?~f@lUBögdör;e\vDHuocheng;axA]Qarasu;?kCpEZhaosu;]kBwBYengitam;]dBQChapchal;\_@ITaxkowrük;_?QDadamtu
;eAJGhulja;\QAHudiyuzi;]AOPanjim;^`@FBayandai;\wAFAwuliya;_\GJelilyüzi;]B`@Arewusitang;_SMYuqunweng;^_@BOnyar;
]OPWeiwu'eryuqiwen;]?FSamuyuzi;]LFBaytokay;]OFKax;?wCvAMuhur;?AmBKaratobe;eyB~@Xinyuan;?_A_FTodok;djHcABole;`w
HgIEmin;cdCk@Tacheng;?ElBQarabura;?yBt@Toli;?eDo@Tiechanggou;?LsBKalayemule;?aJgBTost;]XtCHoxtolgay;ajDdDBaiji
antan;dp@TKaramay;^JnDHuyanghe;a\t@Wusu;`k@PXininglu;`oC@Sandaohezi;gsADShihezi;gUzNKorla;?vJCLuntai;?fL@Saira
m;?zCd@Qarqi;bwHYXincheng;?\`BShayar;blHfCĀlā'ĕr;TqCnLDarya Boyi;]aUp@Qiemo;?|Lh^Zhabu;]fJkULanggar;?yIDYeyik;
?lBoANiya;\tCn@Oytograk;\~@LArix;\CKKokyar;\G@Arele;\DGJiayi;^C?Mugala;]\GXambabazar;]A?Siyeke;\jGe@Lop;`bAKBa
geqi;fQDGujangbagh;_e@uAHan’airike;]KGYisilamu'awati;^Gc@Tawakule;_zBv@Ka'ersai;^PLYawa;[rCXZangguy;^qDXSaybag
;\Ra@Wu'erqi;aGBKageleke;_G?Kuiya;`@PZhawa;]O@Jiahanbage;`CMQaraqash;]FDTuohula;]@GManglai;^EGPuqiakeqi;^AEKuo
yiqi;]I@Tuwaite;]KFYing’awati;^ZXAkesalayi;^GPLayka;^M@Buzhake;\b@b@Langru;Yy@tBKashitashi;?eFCNur;?hCdSLumaka
;?A{BZangkaxa;?rCx@Rutog;?nGcYGuma;]xGkAKaqun;\`@THuoshilafu;`qB_AZepu;^v@c@Qarek;^[@Wudalike;^S?Tuomuwusitang
;]?IGulebage;bAAShache;^AEMixia;^HGYishikuli;^KKTage'erqi;]H?Paikeqi;?vAiCYuepuhu;^vB|@Yengisar;eA{CArtux;?sCk
BHalajun;?sD|DSerikbuya;?xAgBXekar;\Y~DDunbage;^HHHuangdi;_NRElixku;\SHAzhatebage;\M`@Bage'awati;]JQAlamaiti;]
NEAwati;\VAKuoshi'airike;\En@Arele;^_@FYigai'erqi;_AWBaishikante;?wQmKWuluquele;bzGrBTumxuk;?qAgHYengiawat;?]z
CQilan;gcCyBAqsu;aFSWensu;?nJdAAqchi;?jDf@Karabulak;?fMhEWuqia;fqCp@Kashgar;?nBfBA’yi Take;?iBrDQia’erlong;ZrC
t@Tashqorghan;*COColombia;V~dNkk@Juradó;^dAz[El Charco;]wAy@Timbiquí;Z|AzEBarbacoas;_gBrBTúquerres;ahFkCTumaco
;\eFvDPupiales;a?FIpiales;^cF~@Puerto Asís;`hA_@Orito;fpAkBPasto;]Wa@Buesaco;\JWSan Lorenzo;_jA^Samaniego;]kAk
CBalboa;_a@EPatía;\N|ALa Unión;`_BxAMocoa;ZqCVCurillo;]~@uDIsnos;be@PPitalito;\m@s@Tarqui;\KPGuadalupe;c_@nAFl
orencia;^wAy@Puerto Rico;\Vl@El Doncello;[EbESolano;]}ApDPuerto Leguízamo;ZJoHCartagena del Chairá;XuL}BCalama
r;RZfTLa Chorrera;RyHkHPacoa;YpC_GMiraflores;?aC`ACarurú;^sEq@Mitú;SeCbOLa Pedrera;W`@xHTarapacá;_f@fGLeticia;
T}Pge@San Felipe;ch_@ez@Maicao;\`@zQPuerto Santander;`JhBVilla del Rosario;]e^fIPuerto Carreño;]nMzICumaribo;Y
pMvHMapiripán;YI{GPuerto Gaitán;^UaEVillanueva;crAKYopal;^cBkBPaz de Ariporo;WmBxEOrocué;U_BcASanta Rosalia;[y
AgALa Primavera;XhC}CPuerto Rondón;XsDCCravo Norte;anB{CArauca;[dCHArauquita;^|@pBTame;WrCt@Chita;UiAcDCubará;
ghEUBucaramanga;dEJFloridablanca;cGLPiedecuesta;]_Ax@Málaga;_pAZSan Gil;^VPSocorro;]pAzAVélez;\_@iCEl Carmen d
e Chucurí;bcAiAGirón;\rCJYondó;cKKBarrancabermeja;_hDASegovia;`{@tBPuerto Berrío;`yAb@Cimitarra;_YhCChiquinqui
rá;\bDq@Puerto Triunfo;^IUPuerto Boyacá;\JfBPuerto Salgar;a@@La Dorada;_MjAGuaduas;^\[Honda;^\@San Sebastián d
e Mariquita;\\HFresno;\Yx@Lérida;]wA]Villeta;cWf@Facatativá;bQNMadrid;bI@Funza;]UQCota;\J_APacho;^o@[La Mesa;]
SGVilla de San Diego de Ubaté;\PbATocancipá;bPIZipaquirá;`DRCajicá;_IJBosconia;bN?Chía;V_D?Santa María;]fAuEBa
rbosa;]IHMoniquirá;ci@bATunja;aaAw@Duitama;bSTSogamoso;\kAjBAguazul;]f@\Tauramena;\h@vDPuerto López;\vB_@Restr
epo;eLXVillavicencio;_XZAcacías;]Kx@San Martín;`@\Granada;`uEbESan José del Guaviare;YvCyAPuerto Lleras;?|Dk@U
ribe;WoBrELa Macarena;^bFoIPurificación;^Fa@Guamo;ayB}@Fusagasugá;uw@u@Bogotá;b\SMosquera;gAXSoacha;hMGKennedy
;]TXSibaté;]XPSilvania;]p@f@Melgar;b`@SGirardot City;^@@Flandes;`JZEspinal;g~@y@Ibagué;_SZPayandé;]ZJRovira;et
A{@Armenia;aE@Calarcá;]g@XAnaime;^f@k@Circasia;_THMontenegro;^@IQuimbaya;^D`@La Tebaida;^fAFRoldanillo;_IWLa U
nión;^EZZarzal;\Rj@Andalucía;dDPTuluá;_u@c@Sevilla;^SMCaicedonia;b|AtAGuadalajara de Buga;_@h@El Cerrito;eA\Pa
lmira;]aC@Rioblanco;]a@e@Chaparral;]mARNatagaima;]nBrAPlanadas;eiAt@Neiva;]C\Rivera;]JRCampoalegre;^|@~AGarzón
;^Oe@Gigante;_rAs@Belalcázar;]Or@La Plata;_bAkDMiranda;^DNCorinto;_E]Florida;_@SPradera;]T@Candelaria;_Lb@Puer
to Tejada;_TEJamundí;kAa@Cali;]b@~ASuárez;bk@KSantander de Quilichao;^\r@Morales;_STPiendamo;eNf@Popayán;]n@MV
illa Rica;db@qGBuenaventura;fEz@Buenaventura;aeB?Yumbo;]_@c@Guacarí;\\a@Darien;P^oCSipí;UpClASanta Genoveva de
 Docordó;\?iCPizarro;WSwCNuquí;byBBQuibdó;\SrATadó;]iCLBelén de Umbría;^OYAnserma;^KAQuinchía;\@nAMarsella;]ZF
La Virginia;bD\Cartago;fk@KPereira;`MKSanta Rosa de Cabal;dHDDosquebradas;`M[Chinchiná;_kBJLíbano;]Ni@Padua;\@
WManzanares;^fAf@Villamaría;f?CManizales;]@SNeira;^Xw@Supía;]e@_@Aguadas;\Df@Salamina;^c@{@Sonsón;]Hs@La Unión
;\Lb@Abejorral;]n@[Fredonia;\z@GSalgar;]u@lBRiosucio;\b@o@Andes;]\e@Ciudad Bolívar;]R}AUrrao;]{@o@Santa Fe de
 Antioquia;\\xABetulia;\MJConcordia;ay@SSabaneta;aBJCaldas;_?MLa Estrella;kMOMedellín;eDJItagüí;cA?Envigado;bk@
BRionegro;]XRRetiro;_MDLa Ceja;_QICarmen de Viboral;\OKSantuario;`NEMarinilla;\AWSan Vicente;`?]Barbosa;_b@PCo
pacabana;fH@Bello;_S}@Santa Rosa de Osos;]G}@Yarumal;]bAi@Ituango;]hAnAFrontino;]Zm@Dabeiba;Y|BpAVigía del Fue
rte;ZbBfABahía Solano;?uAyDCurbaradó;acAoCApartadó;]BVCarepa;aDPChigorodó;_HsATurbo;^eAe@San Pedro de Urabá;U`
EgACapurganá;]cDWSan Juan de Urabá;]eDGSan Carlos;fb@HMontería;aQYCereté;\?_@Cotorra;^EaASan Antero;_HXLorica;
\[?Momil;ew@KSincelejo;]H]Tolú Viejo;^ZMSantiago de Tolú;^Ik@San Onofre;]qAQSan Jacinto;_?TEl Carmen de Bolíva
r;_`@nACorozal;^[NSan Luis de Sincé;]SNGaleras;]`ACSampués;`BLChinú;`F^Sahagún;\b@NCiénaga de Oro;`aBh@San Mar
cos;`@dAAyapel;`H~@Caucasia;al@@Montelíbano;``@uAPlaneta Rica;^|An@Tierralta;]mFfCZaragoza;`KUEl Bagre;]EaBNec
hí;]uDe@Morales;\L~@Simití;^GxBPuerto Wilches;^oAGSabana de Torres;`iD@Pamplona;`]{ALos Patios;h?MCúcuta;]RCEl
 Zulia;bvC}@Ocaña;]\n@San Martín;aT}@Aguachica;\?aCPailitas;]cAsCBecerril;]HZLa Jagua de Ibirico;^t@f@Chirigua
ná;^K^Curumaní;\hDwBNueva Granada;\qAz@Astrea;^a@n@Chimichagua;``@r@El Banco;\v@vATiquisio;]GsBGuamal;]p@j@Pin
illos;]p@TSucre;\|@WSan Benito Abad;bw@}@Magangué;^_A?Mompós;_dAmBPlato;\_@o@Chivolo;^?uAPivijay;\r@?Candelari
a;]?NCampo de la Cruz;\NJSanta Lucía;]?YManatí;bGc@Sabanalarga;]a@APonedera;^?SPalmar de Varela;^?CSanto Tomás
;^@ESabanagrande;]P@Polonuevo;`LABaranoa;]TGJuan de Acosta;][MGalapa;^JQPuerto Colombia;ia@BBarranquilla;eCHSo
ledad;b@JMalambo;^INSitionuevo;]yA`@El Retén;`OPFundación;_?MAracataca;aJsACiénaga;^DBPuebloviejo;^w@rCAriguan
í;^GREl Copey;_Mb@Bosconia;f_CcBValledupar;\MZSan Diego;`Jx@Agustín Codazzi;]s@qBVillanueva;_B_@San Juan del C
esar;_i@e@Barrancas;]CUHatonuevo;^Nb@Fonseca;^s@u@Albania;c~@kARiohacha;f~Fz@Santa Marta;^~DzBLuruaco;]EVRepel
ón;\DRSan Estanislao;_d@\Arjona;^]BMahates;^Uv@San Juan Nepomuceno;]j@EMaría la Baja;_EMSan Pablo;`Zw@Turbaco;
\GUSanta Rosa;hVFCartagena;Vtc@qQThe Mountain;`bA|CSan Andrés;*CRCosta Rica;_~tOoaALiberia;\@`BNicoya;]eAw@Cañ
as;^s@xAPuntarenas;^K?Chacarita;\UAEsparza;]oBPSan Felipe;]CFAserrí;^EASan Miguel;]CAPatarrá;^?ECurridabat;\DD
San Rafael Arriba;\@?San Juan de Dios;k?ISan José;]ACCalle Blancos;]A?Guadalupe;^ABSan Pedro;^CEPurral;^AAIpís
;^D@San Vicente;^??San Vicente de Moravia;^D?San Juan;\??Colima;]JDSan Rafael;`AKSan Francisco;]?CMercedes Nor
te;]A@Heredia;]C?San Pablo;_TCAlajuela;^j@}@Quesada;dlC{BSan José;]oGpCGuápiles;\j@~@San Diego;^OFCartago;_IBP
araíso;^e@KTurrialba;\a@g@Siquirres;`}ATLimón;^bCzBSan Isidro;^tB{ASan Rafael Abajo;]KPTejar;*CUCuba;gzxMc|BSa
ntiago de Cuba;^jHTPilón;]r@[Niquero;\[QMedia Luna;b_Ag@Manzanillo;]^TCampechuela;`cAJBartolomé Masó;^@SYara;_
gBSJiguaní;\TTGuisa;dRUBayamo;]a@e@Cauto Cristo;]xA?Río Cauto;dDoALas Tunas;_{Bj@Cacocum;`\sAJesús Menéndez;aV
GPuerto Padre;_fCx@Jobabo;]\OColombia;_\^Amancio;_m@k@Guáimaro;\b@e@Sibanicú;`u@{@Nuevitas;^aFtAGibara;\`@ZJob
abo;eGNHolguín;`kBMBanes;^h@|@Cueto;_f@HSan Germán;`Tz@Contramaestre;`mATSan Luis;bZCPalma Soriano;\uCiASagua
 de Tánamo;eEvAGuantánamo;]e@m@Río Guayabal de Yateras;aMy@Moa;_yA|@Baracoa;^eARMaisí;`tv@mNSan Cristobal;]Rc@B
ahía Honda;^qAQMariel;`@b@Artemisa;]MWGuanajay;\UXAlquízar;`M?Güira de Melena;_?QSan Antonio de los Baños;^QBL
a Salud;\EKBejucal;^?GSantiago de las Vegas;c@GBoyeros;dCEArroyo Naranjo;b?MCerro;]ABVíbora;^@@Naranjito;]E?Ví
bora Park;d@ADiez de Octubre;cEASan Miguel del Padrón;d@DMantilla;aQBVedado del Cotorro;`SPSan José de las Laj
as;bXg@Alamar;bBDGuanabacoa;]?ECojímar;cD?Ciudad Camilo Cienfuegos;_?DRegla;aB?La Habana Vieja;cB?Centro Haban
a;q@?Havana;c@@Plaza de la Revolución;b?CVedado;dDDAlmendares;cDJBalcón de la Lisa;bCCMarianao;cCHFontanar;_ZF
Bauta;caEKMatanzas;\bAUSanta Cruz del Norte;]PTJaruco;^]XMadruga;``@LGüines;^aBFUnión de Reyes;^q@LPedro Betan
court;_SMJovellanos;]j@]Limonar;]a@i@Varadero;aEVCárdenas;]e@t@Perico;`WHColón;`}@s@Corralillo;`gB`@Sagua la G
rande;_C^Cifuentes;^mG|BCiro Redondo;`MQMorón;\g@^Primero de Enero;c`ATCiego de Ávila;\DRVenezuela;\_@JBaraguá
;`oA\Florida;]U_AEsmeralda;eg@|ACamagüey;]}@UMinas;]j@p@Jimaguayú;^~@CVertientes;^]jBSanta Cruz del Sur;`jKwET
rinidad;_[OCondado;]eCKJatibonico;\R`@La Sierpe;b`@_@Sancti Spíritus;_J]Cabaiguán;]iBMFlorencia;]KGChambas;_`A
[Yaguajay;_l@e@Caibarién;^NDRemedios;^f@@Camajuaní;`S`@Placetas;]Lh@Fomento;_r@IManicaragua;_`@k@Ranchuelo;dc@
GSanta Clara;^Ui@Encrucijada;_jADSanto Domingo;]Dp@Cruces;]BMLajas;]t@LRodas;\@JAbreus;cWXCienfuegos;]KQPalmir
a;_e@PCumanayagua;]`Co@Aguada de Pasajeros;]J[Calimete;`j@?Jagüey Grande;]nI~BNueva Gerona;]vAkCLos Palacios;`
r@NConsolación del Sur;cd@PPinar del Río;^@g@Viñales;^n@DMinas de Matahambre;\ZlAGuane;*CVCape Verde;]jnCwgBEs
pargos;[CrBSal Rei;]vCvEAssomada;ia@`@Praia;[dEDSão Filipe;X[mITarrafal de São Nicolau;`zB_AMindelo;*CWCuraçao
;hpmLwjAWillemstad;]KDBandariba;*CXChristmas Island;XosSb`AFlying Fish Cove;*CYCyprus;^siEkxEPaphos;YgKcDRizok
árpaso;]~@tBProtaras;_VUFamagusta;]JGÉgkomi;ap@n@Larnaca;]FEAradíppou;jn@k@Nicosia;`BBStróvolos;_?DKáto Lakatá
meia;]MEAglantziá;^Ne@Kyrenia;]`AZMórfou;\Q~AGermasógeia;]PBKáto Polemídia;cIBLimassol;*CZCzechia;^erBqvHOrlov
á;_U?Karviná;_Y`@Třinec;]FMČeský Těšín;ad@EHavířov;\z@~@Rožnov pod Radhoštěm;^`@AValašské Meziříčí;]EXVsetín;]
lD`BHodonín;\gBc@Uherský Brod;]d@GUherské Hradiště;\O[Otrokovice;aYCZlín;_j@m@Přerov;^J^Kroměříž;bZ{@Olomouc;\
i@mABruntál;]o@SKrnov;\EjBHranice;^w@GNový Jičín;]YAKopřivnice;`i@OFrýdek-Místek;eL]Ostrava;]OMBohumín;]BCStar
ý Bohumín;`vACOpava;^lK{BTrutnov;]q@ZNáchod;\w@fBČeská Třebová;\HMÚstí nad Orlicí;]xApAŽďár nad Sázavou;\iBg@S
vitavy;^cBi@Šumperk;_[bBProstějov;]Td@Vyškov;]fAOBlansko;]TXBystrc;]GBŽabovřesky;]CCKrálovo Pole;fCDBrno;]G?Ži
denice;]GALíšeň;aNBBrno střed;]u@tABřeclav;^dDSZnojmo;^`@eATřebíč;_x@e@Jihlava;\hAEPelhřimov;]j@x@Jindřichův H
radec;^bAu@Tábor;\EiABenešov;\Fi@Říčany;\NKHorní Měcholupy;]AIČerný Most;\kBGPoděbrady;]{AhBHavlíčkův Brod;]k@
cAChrudim;aBQPardubice;]dBPKutná Hora;^LOKolín;\]qAJičín;a_Bl@Hradec Králové;\Bk@Dvůr Králové nad Labem;_~By@J
ablonec nad Nisou;bTILiberec;_^fAMladá Boleslav;]n@j@Brandýs nad Labem-Stará Boleslav;^hMTCheb;]u@SSokolov;_m@
IKarlovy Vary;\MOOstrov;]aAMKadaň;cU|BPilsen;\eAeARakovník;]b@m@Žatec;_XYChomutov;]EGJirkov;`e@?Most;]BSLitvín
ov;`g@GTeplice;\Bv@Louny;\y@XSlaný;aJuAÚstí nad Labem;_c@WDěčín;]Np@Litoměřice;_qA_@Česká Lípa;]LbAMělník;\^TK
ralupy nad Vltavou;\i@CNeratovice;]?XLetňany;\?BVysočany;_@DStaré Strašnice;\BIStřížkov;\C@Prosek;^J?Kobylisy;
\DABohnice;^?HNové Město;o?APrague;`E@Žižkov;_?CHolešovice;^CALibeň;_@FVršovice;]?BMichle;^@@Krč;^@CNusle;_?AK
rálovské Vinohrady;^F?Smíchov;]?DHlubočepy;\C@Braník;^@BModřany;^QIZáběhlice;_?BChodov;]E?Háje;]@AHostivař;]j@
CŘepy;\K?Košíře;`FBStodůlky;]MIDejvice;`x@IKladno;]Dd@Beroun;^Jt@Příbram;a{AnCČeské Budějovice;^~@cAPísek;]p@H
Strakonice;]vB[Klatovy;*DEGermany;\uzAk~HLöbau;][f@Zittau;`c@s@Görlitz;\dAcAWeißwasser;]?o@Forst;]Mi@Guben;^Jg
@Eisenhüttenstadt;^hAuDSchwedt (Oder);\v@HAngermünde;]Z}@Prenzlau;\fAf@Templin;]FjAWandlitz;_gAQEberswalde;^Mp
@Strausberg;\f@HNeuenhagen;]LNFriedrichshagen;^@KMahlsdorf;a?CHellersdorf;^B]Bernau bei Berlin;]TLKarow;`EFNeu
-Hohenschönhausen;_F@Weißensee;]d@WHohen Neuendorf;\AHFrohnau;\CBHermsdorf;_BDTegel;]EAWittenau;aCDReinickendo
rf;_CGMärkisches Viertel;]M?Französisch Buchholz;^DBNiederschönhausen;`?@Pankow;cCDPrenzlauer Berg;bBBMitte;rA
?Berlin;cCFNeukölln;cDCKreuzberg;a@IGesundbrunnen;aD?Wedding;aBBMoabit;]H?Charlottenburg-Nord;b@@Charlottenbur
g;_??Westend;]AFSchmargendorf;bE?Wilmersdorf;bCCSchöneberg;_AJLankwitz;aBCSteglitz;^?AFriedenau;\F@Dahlem;aCDL
ichterfelde;^K@Marienfelde;`ACMariendorf;`CETempelhof;_EDBritz;`BFLichtenrade;_ECBuckow;_CAGropiusstadt;_E@Rud
ow;]CEJohannisthal;]BCBaumschulenweg;_HCTreptow;bAEFriedrichshain;^CAFennpfuhl;_ECAlt-Hohenschönhausen;`AFFrie
drichsfelde;_@?Lichtenberg;]@@Rummelsburg;^GBKarlshorst;^CEBiesdorf;bCGMarzahn;]CDKaulsdorf;`@NBerlin Köpenick
;`@AKöpenick;]HAOberschöneweide;]EBAdlershof;^@DAltglienicke;^XLBlankenfelde-Mahlow;\GVZossen;^c@OKönigs Wuste
rhausen;^uAKFürstenwalde;`aB@Frankfurt (Oder);aj@tBCottbus;\jASLubnjow;^I`ASenftenberg;^o@PHoyerswerda;_e@r@Ba
utzen;_`Bj@Pirna;\]}@Kamenz;]b@^Radeberg;]Z?Klotzsche;\@FÄußere Neustadt;]IBLoschwitz;]@?Blasewitz;_CFLeuben;\
IFHeidenau;_j@EFreital;]GGLöbtau;gIADresden;^NKRadebeul;]?JGorbitz;_~@ZFreiberg;^Yq@Meissen;]UDCoswig;\H_@Groß
enhain;^n@CRiesa;]_Bc@Lauchhammer;]J[Finsterwalde;^rEo@Wittenberg;]eA|@Torgau;\Ur@Oschatz;]?b@Döbeln;\XXMittwe
ida;dH\Chemnitz;]`@CLimbach-Oberfrohna;\HJHohenstein-Ernstthal;^AuAGrimma;\C[Wurzen;_hA?Gohlis;f?DLeipzig;]?JM
arkkleeberg;]Y^Borna;]Gz@Glauchau;\NEMeerane;\LDCrimmitschau;_Ia@Altenburg;bfATGera;]@FLusan;^Mi@Zeitz;\OeASch
keuditz;]Is@Wolfen;]MXDelitzsch;\y@LEilenburg;_|@_@Bitterfeld-Wolfen;`Lk@Dessau;]^YZerbst;^q@_CRathenow;`i@d@B
randenburg an der Havel;]kAFWerder;]o@x@Luckenwalde;]Oi@Ludwigsfelde;cb@SPotsdam;\MIKladow;\QFKleinmachnow;]E@
Teltow;`@EZehlendorf;\@UHaselhorst;_FASpandau;_D?Falkenhagener Feld;_CDWilhelmstadt;_FCStaaken;^KCHakenfelde;\
GIHeiligensee;^HEHennigsdorf;_TNFalkensee;\j@INauen;^L_ANeuruppin;_yAb@Oranienburg;\xCqAWittstock;]pC^Wittenbe
rge;_UlAStendal;]@bABurg bei Magdeburg;dj@ZMagdeburg;d?CNeue Neustadt;]j@[Haldensleben I;]nAJHelmstedt;\d@CKön
igslutter am Elm;bFa@Wolfsburg;]iAuAHansestadt Salzwedel;apCoALüneburg;^]x@Uelzen;\~AEMunster;]z@YSchneverding
en;_Oi@Buchholz in der Nordheide;]v@|AWalsrode;]q@YSoltau;^a@jBBurgdorf;]\HMisburg-Nord;]BMIsernhagen Farster
 Bauerschaft;]FHBothfeld;_bAONeustadt am Rübenberge;_BNWunstorf;`]@Garbsen;^A@Seelze;_[ILangenhagen;_APSüdstadt
;fBAHannover;\@CNordstadt;\@BLinden-Nord;_?@Linden;\AHHemmingen;]JARonnenberg;^TTSpringe;]P@Bad Münder am Deis
ter;]mAESarstedt;]BWBemerode;_DDLaatzen;^IMMisburg;]WNSehnde;_AKLehrte;bDj@Hildesheim;\qAUVechelde;_VKPeine;a^
{@Celle;_}AZGifhorn;dBh@Braunschweig;`ATWolfenbüttel;bV?Salzgitter;_Ar@Goslar;]YBBad Harzburg;]z@hADuderstadt;
]NkASeesen;\_@NClausthal-Zellerfeld;^|AAEinbeck;]H_@Alfeld;]hA\Holzminden;\e@`@Uslar;^gAINortheim;bLb@Göttinge
n;]WdAEschwege;\d@_@Witzenhausen;]h@OHannoversch Münden;\`@JVellmar;dCFKassel;^i@xABad Hersfeld;\iBJBad Salzun
gen;_Oa@Eisenach;\b@oAHeilbad Heiligenstadt;_}@`@Mühlhausen;\g@RBad Langensalza;_I^Gotha;]q@TArnstadt;`kA[Weim
ar;dx@?Erfurt;]Oc@Sömmerda;]p@i@Sondershausen;_LYNordhausen;^BcAWernigerode;\c@HBlankenburg;]e@?Quedlinburg;_P
UHalberstadt;]a@YOschersleben;]MnBSangerhausen;]q@KEisleben Lutherstadt;\FWHettstedt;]HUAschersleben;]YQStaßfu
rt;^]JBernburg;^@m@Schönebeck;^o@t@Köthen;dAt@Halle (Saale);_J?Halle-Neustadt;^MXMerseburg;_B\Weißenfels;^^HNa
umburg;]x@VApolda;bMRJena;\mAv@Zeulenroda-Triebes;^xB?Saalfeld;_kBbAHof;a`AfABayreuth;^X]Kulmbach;]lAILichtenf
els;^?tAForchheim;bHXErlangen;]VBHerzogenaurach;`AaABamberg;_KgACoburg;\iABKronach;]^WSonneberg;]a@gARudolstad
t;_rAFIlmenau;]~AGSchmalkalden;]B\Meiningen;_u@GSuhl;]xBpABad Kissingen;\YWBad Neustadt an der Saale;\vAgAHünf
eld;\JVPetersberg;\ABKünzell;`FAFulda;\\f@Schlüchtern;\o@lAKarlstadt;\f@ELohr am Main;]Jl@Wertheim;\g@d@Lauda-
Königshofen;bo@k@Würzburg;]g@HKitzingen;`M}@Schweinfurt;^iAtCAnsbach;]zAbAEllwangen;]fAiBBad Mergentheim;]r@x@
Öhringen;\a@OKünzelsau;_K`@Schwäbisch Hall;_z@^Backnang;^}Bc@Crailsheim;^n@dBGeislingen an der Steige;`Dc@Schw
äbisch Gmünd;_t@ASchorndorf;\@PEbersbach an der Fils;_LLKirchheim unter Teck;`g@IGöppingen;]K?Eislingen;^CrAEh
ingen;\c@[Klingenstein;]G@Eselsberg;bG@Ulm;]INSenden;`DMNeu-Ulm;]u@MGünzburg;_Xk@Heidenheim an der Brenz;`J_@A
alen;]]j@Giengen an der Brenz;]s@FDillingen an der Donau;]@u@Nördlingen;\cArBBobingen;]?WNeusäß;]GEGersthofen;
^UJFriedberg;eNAAugsburg;^@PKönigsbrunn;]o@c@Aichach;\YSSchrobenhausen;^La@Neuburg an der Donau;\pA@Donauwörth
;\e@}@Weißenburg in Bayern;\h@QGunzenhausen;]e@_AZirndorf;bGGFürth;\DJOberasbach;_KPSchwabach;]MNRoth;\KSWende
lstein;fLSNuremberg;^g@KLauf an der Pegnitz;_c@l@Neumarkt in der Oberpfalz;\RUAltdorf bei Nürnberg;]mAUSulzbac
h-Rosenberg;_UJAmberg;\EfBKelheim;b|A\Ingolstadt;]On@Pfaffenhofen an der Ilm;_Lt@Dachau;^]CUnterschleißheim;\O
GNeufahrn bei Freising;\@LGarching;_S]Freising;\e@MMoosburg;^D^Erding;aq@k@Landshut;]aAUDingolfing;\ElAMühldor
f;\eCkAVilshofen;^l@i@Deggendorf;\z@mACham;_PdAStraubing;c|A[Regensburg;^A}@Schwandorf in Bayern;_IeAWeiden;\L
_AMarktredwitz;\Ga@Selb;`AaAPlauen;]K_@Greiz;]SFReichenbach/Vogtland;]STAuerbach;]Bm@Werdau;bU@Zwickau;\{@d@Sc
hwarzenberg;\NIAue;\L?Schneeberg;]iA@Annaberg-Buchholz;\]MMarienberg;_u@~KPassau;\xApCFreilassing;\RTBad Reich
enhall;\n@[Traunstein;\e@{@Burghausen;]n@h@Traunreut;]d@q@Waldkraiburg;`v@dARosenheim;\T?Bad Aibling;\K@Kolber
moor;^`EfAGarmisch-Partenkirchen;\w@s@Penzberg;\G_@Wolfratshausen;]KHGeretsried;\ORBad Tölz;\eAWBruckmühl;\h@?
Holzkirchen;]Mm@Vaterstetten;\F?Haar;j\EMunich;aGABogenhausen;]GPOttobrunn bei München;]FAUnterhaching;\?BTauf
kirchen;]n@CGauting;_?KGermering;^OAPasing;\CQKarlsfeld;]TDGröbenzell;]F?Olching;]CHPuchheim;\JFGilching;^FMFü
rstenfeldbruck;]Qb@Starnberg;]d@^Weilheim;^t@i@Landsberg am Lech;\zCa@Illertissen;_Qn@Memmingen;`Wp@Kempten (A
llgäu);\}@IMarktoberdorf;_?SKaufbeuren;\O|@Füssen;]rAHSonthofen;]vBELindau;`f@UFriedrichshafen;\UATettnang;_CU
Ravensburg;]EEWeingarten;^e@VWangen;]e@[Leutkirch;]ZoALaupheim;^PZBiberach an der Riß;]F`@Bad Waldsee;\p@SBad
 Saulgau;\t@MSigmaringen;_f@YAlbstadt;^h@n@Tuttlingen;\e@XStockach;_`@PSingen;^YBRadolfzell;ai@NKonstanz;\?APet
ershausen-West;]@SÜberlingen;]|D\Waldshut-Tiengen;]w@cADonaueschingen;a@SVillingen-Schwenningen;\]CTrossingen;
]@QRottweil;\n@ISchramberg;^jBREmmendingen;]UBWaldkirch;dTRFreiburg;]DdASchopfheim;_^FLörrach;\Dg@Müllheim;\KU
Unterkrozingen;^L`AWeil am Rhein;^a@DRheinfelden;\_@@Bad Säckingen;dtJeSAachen;`]@Stolberg;^sAb@Mechernich;]?S
Zülpich;`[DEuskirchen;\KQWeilerswist;\t@pEKonz;bKKTrier;\i@`ASchmelz;]VLDillingen;\C]Losheim;^TLMerzig;\KFBeck
ingen;\OXWadgassen;_DGSaarlouis;]M@Schwalbach;_GHVölklingen;c]BSaarbrücken;]NUHeusweiler;\?FRiegelsberg;]F@Püt
tlingen;]CWLebach;\K@Eppelborn;\ODIllingen;^WSSankt Wendel;\FRSchiffweiler;_IDNeunkirchen;_JJSankt Ingbert;\JC
Sulzbach;]g@JBlieskastel;_OQHomburg;\NCBexbach;^URZweibrücken;_o@HPirmasens;b_@o@Kaiserslautern;`iAPNeustadt a
n der Weinstraße;_B\Landau in der Pfalz;^CbBBühl;^JLAchern;_r@JKehl;`Il@Lahr;`MYOffenburg;][KOberkirch;]aAJFre
udenstadt;\DEBaiersbronn;_`@gARastatt;`ERBaden-Baden;^QGGaggenau;]qAPCalw;]B^Nagold;]DTHorb am Neckar;^_@^Bali
ngen;_Qg@Rottenburg;aUGTübingen;]?TMössingen;]PJHechingen;]_Ae@Metzingen;bNHReutlingen;\EDPfullingen;_Jm@Leinf
elden-Echterdingen;_IDFilderstadt;_WDNürtingen;\GGWendlingen am Neckar;aNMEsslingen;^KMWeinstadt-Endersbach;`F
CWaiblingen;_FBFellbach;^@KRemseck am Neckar;^FDStuttgart Mühlhausen;^CTOstfildern;_FIStuttgart-Ost;gD?Stuttga
rt;\JIKorntal;^GBStuttgart Feuerbach;^EIKornwestheim;]VDDitzingen;]@DGerlingen;_F?Leonberg;_@VBöblingen;`ACSin
delfingen;^\RHerrenberg;]?]Weil der Stadt;\MCRenningen;^Rc@Mühlacker;]Me@Eppingen;\_@JBrackenheim;\@VSachsenhe
im;^RBVaihingen an der Enz;am@FLudwigsburg;_LGBietigheim-Bissingen;\[?Marbach am Neckar;\J@Freiberg am Neckar;
^g@HWinnenden;^`@}@Neckarsulm;b@HHeilbronn;]Li@Mosbach;\^WEberbach;]Ul@Bad Rappenau;_j@ASinsheim;cd@_@Heidelbe
rg;]TDSchwetzingen;]DJHockenheim;]FLWaghäusel;^c@SLeimen;^AHWiesloch;^Ar@Bretten;b@^Pforzheim;_Ro@Bruchsal;\f@
DEggenstein-Leopoldshafen;e?NKarlsruhe;_ALEttlingen;]RERheinstetten;\HOWörth am Rhein;]U_@Germersheim;_KUSpeye
r;]HKSchifferstadt;\COGartenstadt;cICLudwigshafen am Rhein;eCAMannheim;]h@XHaßloch;]PSBad Dürkheim;_c@MFranken
thal;^WMLampertheim;\@GBürstadt;aR@Worms;dNeAMainz;]NCGonsenheim;^?MDotzheim;eGCWiesbaden;_AHBiebrich;\SDHochh
eim am Main;^SYKelkheim;_?HHofheim am Taunus;]BNFlörsheim;`@BRüsselsheim am Main;\LBGinsheim-Gustavsburg;]k@TG
riesheim;^CGWeiterstadt;^@QMörfelden-Walldorf;]RLGroß-Gerau;]A]Hattersheim;]AMBad Soden am Taunus;]M?Eschborn;
_KFGallus;^?BNiederrad;_MJDreieich;^@ENeu-Isenburg;g@MFrankfurt am Main;bQBOffenbach;^APDietzenbach;_TBLangen;
\@NArheilgen;c@FDarmstadt;\SFOber-Ramstadt;\RLSeeheim-Jugenheim;]HIPfungstadt;]RCRiedstadt;_W\Bensheim;]AFHepp
enheim an der Bergstrasse;^HRViernheim;_QAWeinheim;\a@w@Reinheim;\_@\Michelstadt;\_A^Buchen in Odenwald;``@{AA
schaffenburg;]PUAlzenau in Unterfranken;]PHSeligenstadt;\UVGroßostheim;\XIBabenhausen;]BRGroß-Umstadt;\NEDiebu
rg;]H_@Heusenstamm;]IAObertshausen;_GFRodgau;aCSHanau am Main;^N@Mühlheim am Main;_?EMaintal;]QEBruchköbel;]HK
Nidderau;\[a@Nidda;]SVBüdingen;]OPGelnhausen;\OmBAlsfeld;`xCd@Wetzlar;ac@EGießen;]@^Butzbach;^MLBad Nauheim;^C
BFriedberg;]ATKarben;^DHBad Vilbel;]RMFriedrichsdorf;`BBBad Homburg vor der Höhe;_FBOberursel;\NDKronberg Tal;
\A?Kronberg;\@[Neu-Anspach;\DZKönigstein im Taunus;]f@GIdstein;]CgBDillenburg;]AJHerborn;]PKHaiger;\|B~@Bendor
f;b?LKoblenz;]GHLahnstein;\DLBoppard;^{A]Limburg an der Lahn;^Sl@Taunusstein;\DVEltville;^j@JBingen am Rhein;_
DXBad Kreuznach;]g@[Nieder-Ingelheim;]@@Ingelheim am Rhein;\Kj@Alzey;^`DFIdar-Oberstein;\rA`@Wadern;\?yAWittli
ch;`sBwANeuwied;^L?Andernach;]b@RMayen;\Ei@Sinzig;\BGRemagen;]k@e@Eitorf;_`@AHennef (Sieg);]HZBad Honnef;`D[Sa
nkt Augustin;eRHBonn;^HDBonn Hardtberg;_[BKönigswinter;^NZBad Neuenahr-Ahrweiler;]@QWachtberg;]L@Meckenheim;^N
ARheinbach;]MSAlfter;_DEBornheim;_PMBrühl;^M?Wesseling;bCKRodenkirchen;]CIKalk;\B@Humboldtkolonie;\B?Deutz;^@?
Altstadt Sud;\?AAltstadt Nord;^@ANeustadt/Nord;i?BKöln;_??Neustadt/Süd;\BGBilderstöckchen;]A@Neuehrenfeld;bAAN
ippes;_JWMonheim am Rhein;`KCLangenfeld;^M?Leichlingen;]BFOpladen;cBFLeverkusen;_CJMülheim;]UUBurscheid;\AHOde
nthal;bAFBergisch Gladbach;^IPRösrath;bV@Porz am Rhein;_BLNiederkassel;aU@Troisdorf;_K@Siegburg;^?GLohmar;^MQO
verath;\WDMuch;]BWLindlar;]EDEngelskirchen;]ZKKürten;_HQWermelskirchen;\WAHückeswagen;]KDWipperfürth;\SMHalver
;]ZARadevormwald;^?SEnnepetal;dUKHagen;]DGHerdecke;^H@Wetter;^HLGevelsberg;^HDSchwelm;^HKSprockhövel;`HIHattin
gen;a\JVelbert;]?JWülfrath;eUBWuppertal;bGNRemscheid;cT@Solingen;_ROMettmann;^EJHaan;_@FOhligs;`LCHilden;_BIEr
krath;^KUHeiligenhaus;cPSMülheim;bIQBottrop;aKIGladbeck;gCTEssen;eQIGelsenkirchen;aGDWattenscheid;^PSBuer;aGOM
arl;`IJHerten;_G[Haltern am See;ah@NDorsten;]HaAStadtlohn;\OFGescher;_a@@Coesfeld;_UTDülmen;]MSNottuln;]YLSend
en;]FPLüdinghausen;^ELSelm;^LNWaltrop;^ZCOer-Erkenschwick;bJDRecklinghausen;_]IDatteln;aFRCastrop-Rauxel;cNBHe
rne;f@JBochum;]IDQuerenburg;\CIHarpen;\C@Bochum-Werne;]GALütgendortmund;^BFLangendreer;aCBWitten;^KKDorstfeld;
\AEHuckarde;]KCEving;^CLHörde;gDEDortmund;_SLSchwerte;]BGAplerbeck;]@IBrackel;]?CScharnhorst;\OBWickede;_GKKam
en;\DPHolzwickede;`]JMenden;]@GFröndenberg;`NKUnna;]OKBönen;cIOHamm;`b@JBergkamen;^@GWerne;aRFLünen;\Q_@Ascheb
erg;eAc@Münster;]]CTelgte;\Fb@Drensteinfurt;`]FAhlen;_Se@Warendorf;]_@QVersmold;]Vf@Ennigerloh;_ANBeckum;^UMOe
lde;^n@v@Werl;]KRNeheim;_[YSoest;aDf@Arnsberg;^NHSundern;^Mh@Lennestadt;]`@AAttendorn;^DOPlettenberg;_Rc@Hemer
;aL@Iserlohn;]DPAltena;aFLLüdenscheid;\FPKierspe;]c@YWerdohl;]V\Meinerzhagen;`PNGummersbach;]S@Bergneustadt;]F
ZWaldbröl;^LMWiehl;\@HNümbrecht;\aA?Freudenberg;]BYOlpe;^[JKreuztal;\WEHilchenbach;]@NNetphen;bNHSiegen;]OHWil
nsdorf;\aAUBad Laasphe;]FWBad Berleburg;^RSSchmallenberg;^@g@Meschede;\i@AOlsberg;^OEBrilon;ag@rBMarburg an de
r Lahn;\_@CKirchhain;\Xm@Frankenberg;]i@n@Stadtallendorf;]i@USchwalmstadt;\Re@Bad Wildungen;^y@YBaunatal;\nAYB
ad Arolsen;]ZRKorbach;]Bc@Marsberg;]a@u@Bad Driburg;]Yn@Warburg;\m@AHofgeismar;\@a@Beverungen;\b@IBrakel;^e@KH
öxter;]Xi@Bad Pyrmont;\^HBlomberg;\t@^Bad Lippspringe;aI_@Detmold;_EQLemgo;^TFLage;\XFOerlinghausen;\GKLeopold
shöhe;e`@CBielefeld;]@\Verl;^GTDelbrück;\QIHövelhof;cSRPaderborn;]d@`@Büren;]HQGeseke;]QESalzkotten;`r@?Lippst
adt;\?JErwitte;^A`@Warstein;_HqARheda-Wiedenbrück;^YFRietberg;aHSGütersloh;]CQSteinhagen;]FKHalle;]XRHarsewink
el;_Uo@Melle;\@WBad Essen;\Xg@Damme;^G]Lohne;\YJDiepholz;\o@b@Rahden;\[RHille;^XIEspelkamp;^@LLübbecke;\CTKirc
hlengern;]@DHiddenhausen;_DEBünde;\TJSpenge;]O?Enger;`UDHerford;_COLöhne;`IRBad Salzuflen;_c@[Porta Westfalica
;]JJVlotho;_JGBad Oeynhausen;aUOMinden;^KQPetershagen;]OVBückeburg;]ELRinteln;]a@BHessisch Oldendorf;`ULHameln
;]^k@Stadthagen;^C_ANienburg;]nAu@Syke;^i@SAchim;^i@PVerden;]_@e@Rotenburg;\jAJOyten;\VQLilienthal;gPJBremen;^
B]Osterholz-Scharmbeck;\|@SBrake (Unterweser);]UTSchwanewede;^EFVegesack;^LZGanderkesee;aOADelmenhorst;^KWBurg
lesum;^KZStuhr;\Bb@Bassum;\z@GWildeshausen;^Z^Vechta;\PaAWardenburg;cAOOldenburg;\s@DHude;]t@[Rastede;^f@LBad
 Zwischenahn;]BHEdewecht;]HYWesterstede;]Ln@Friesoythe;^e@`@Cloppenburg;^LvABramsche;]GJWallenhorst;cENOsnabrüc
k;^@LGeorgsmarienhütte;]b@@Lengerich;_\QIbbenbueren;^Vd@Greven;^JOEmsdetten;]IYHörstel;^x@mAMeppen;`G`@Lingen;
aUl@Rheine;^RZSteinfurt;\b@]Bad Bentheim;]EPOchtrup;_`@?Gronau;_@XAhaus;`KeANordhorn;]a@gAHaren;\UkAWeener;^MP
Papenburg;^G]Leer;]|BlFVreden;_Ef@Borken;]^?Rhede;aN?Bocholt;^hA?Emmerich;]]NRees;]IRXanten;]NPKapellen;^HHGel
dern;^LKKevelaer;\CZStraelen;_w@KKamp-Lintfort;^?HNeukirchen-Vluyn;bO?Moers;^DSRheinberg;`CWWesel;^DKHamminkel
n;^SXVoerde;`IFDinslaken;_EPMeiderich;dQAOberhausen;a@b@Ratingen;fNYDuisburg;\B@Hochfeld;aFBRheinhausen;]PHBoc
kum;^DHFischeln;\IIUerdingen;`IRMeerbusch;c?HNeuss;_LEKaarst;`CRNeubrück;^]UDüsseldorf-Pempelfort;g@BDüsseldor
f;^EFWersten;`CNDormagen;`BRPulheim;`?PFrechen;`KFHürth;`NJErftstadt;`PKKerpen;]XMElsdorf;]?IBedburg;`MDBerghe
im;`JYGrevenbroich;]NAJüchen;a@z@Düren;^XWJülich;`PREschweiler;_Is@Erkelenz;^FKWegberg;]@OSchwalmtal;aWEVierse
n;dIJMönchengladbach;^M?Korschenbroich;`GMWillich;d?OKrefeld;^JBTönisvorst;^LGKempen;\NBGrefrath;_JBNettetal;\
RNBrüggen;\GFNiederkrüchten;_AZHückelhoven;\NGWassenberg;_HFHeinsberg;^CPGeilenkirchen;^MJBaesweiler;_DDAlsdor
f;_DJWürselen;_FIHerzogenrath;]EIÜbach-Palenberg;^GwCGoch;_BUKleve;`uE{HEmden;_u@SAurich;]t@YNorden;UgCsBHelgo
land;]TvBWittmund;]a@FSchortens;a]AWilhelmshaven;]G\Varel;`oB}ACuxhaven;]Rr@Langen;bBJBremerhaven;]PHNordenham
;\_@DLoxstedt;]cBCBremervörde;]HmCHeide;]Hy@Husum;amA{@Flensburg;\iF`CEutin;\`ASPreetz;\PIElmschenhagen;dJEKie
l;]x@]Eckernförde;]t@ISchleswig;^Sj@Rendsburg;a}@l@Neumünster;aAhANorderstedt;]DYKaltenkirchen;]HRQuickborn;^l
Ae@Itzehoe;\[l@Uetersen;_?KElmshorn;^G`@Wedel;_l@AHansestadt Stade;_k@VBuxtehude;^]?Neugraben-Fischbek;\G?Haus
bruch;]P?Neu Wulmstorf;\DURissen;_GOPinneberg;\GDHalstenbek;^MBEidelstedt;_DBLurup;^B@Osdorf;\EDOthmarschen;dG
?Altona;^C?Altona-Altstadt;jG?Hamburg;]DASt. Pauli;e?AEimsbüttel;\C?Rotherbaum;]?AHoheluft-Ost;\A?Harvestehude
;]?AEppendorf;e@?Hamburg-Nord;]FDAltona-Nord;^B?Ottensen;]AEStellingen;_CENiendorf;^DCSchnelsen;\QDAlsterdorf;
_AKLangenhorn;\CBHummelsbüttel;_?FBarmbek-Nord;]C?Steilshoop;\?DDulsberg;]@@Eilbek;^@ABarmbek-Süd;`DAWinterhud
e;eAFHamburg-Mitte;_G?Hamm;`HJWilhelmsburg;]JFEißendorf;cEAHarburg;_@JSeevetal;bs@OBergedorf;^BVWinsen;^_@OGee
sthacht;]VOReinbek;]LYVolksdorf;aBHRahlstedt;\IJGlinde;aNABillstedt;_F?Horn;e@CMarienthal;f?AWandsbek;^GEFarms
en-Berne;]@GSasel;]DAPoppenbüttel;\m@w@Bad Segeberg;]KXBad Oldesloe;^XXAhrensburg;]{Ao@Bad Schwartau;\HDStocke
lsdorf;dGBLübeck;\?p@Mölln;\GaARatekau;\O_@Neustadt in Holstein;_aCj@Wismar;aHr@Schwerin;]wAf@Parchim;^_AiAGüs
trow;]eBv@Waren;]mA^Neustrelitz;`e@g@Neubrandenburg;`b@uCStralsund;\zBLRibnitz-Damgarten;]bA\Kröpeliner-Tor-Vo
rstadt;dC?Rostock;`{F?Universitäts- und Hansestadt Greifswald;*DJDjibouti;WikGelAWaddi;]HnBTadjoura;\qAc@Obock
;mZjADjibouti;gFDBalbala;\r@DArta;^~AtADikhil;_cAKAli Sabih;*DKDenmark;\mv@ivITønder;\mBUAabenraa;a`EuAEsbjerg
;^a@qDHolstebro;_gAj@Herning;_sA}@Viborg;]hAWSkive;VpAmBHanstholm;^}WvEHelsingør;^|@THillerød;]nMqHHjørring;]o
BBFrederikshavn;]zBjANørresundby;c?@Aalborg;`WtBRanders;_`Bx@Silkeborg;ecC@Århus;^JFViby;\FMTilst;^_I|AHolbæk;
]Ov@Ringsted;_Dh@Næstved;\]j@Vordingborg;]Fn@Nykøbing Falster;`t@uAKlinteby Frihed;\`DUNyborg;^oBQSlagelse;\r@
w@Kalundborg;cjCv@Odense;`jB{AHorsens;_\PHedensted;`^JVejle;_i@ZFredericia;\BJMiddelfart;`r@BKolding;]Cn@Hader
slev;^{@bASønderborg;^cD]Svendborg;_yHoAKøge;_WWGreve;\NHSolrød Strand;`ZURoskilde;\@g@Frederikssund;]YLStenlø
se;^SVTaastrup;]IDIshøj;^AGAlbertslund;\EFVallensbæk;`MAAvedøre;]HCBrøndbyvester;]@CGlostrup;_IARødovre;_PIBal
lerup;]?OFarum;\@KLillerød;]A?Allerød;]MBBirkerød;_MEHørsholm;oMf@Copenhagen;^??Indre By;_?MCharlottenlund;_NL
Vanløse;aG?Frederiksberg;_B@Valby;`DDHvidovre;\}LjBRønne;*DMDominica;bt~Js~ARoseau;*DODominican Republic;]j}Lq
rBNeiba;`yEh@Baní;ckAc@Bella Vista;`NFBajos de Haina;cN?San Cristóbal;gUOSanto Domingo Oeste;`M?Cristo Rey;_n@
a@Villa Altagracia;]bAVSan José de Ocoa;`j@RAzua;ahAn@Santa Cruz de Barahona;^{AuDJarabacoa;^Rh@Constanza;aaAE
Bonao;_s@UCotuí;bRo@San Francisco de Macorís;bv@LLa Vega;_U_@Salcedo;`RAMoca;c`@oAPuerto Plata;]QJMonte Llano;
]@n@Tamboril;iNFSantiago de los Caballeros;^d@UVilla Bisonó;]UURío Grande;_h@PEsperanza;_RDMao;\pB{@San Fernan
do de Monte Cristi;\Jz@Dajabón;\iALSan Ignacio de Sabaneta;aUdCSan Juan de la Maguana;]x@KLas Matas de Farfán;
^mIeBNagua;\KvASabana Grande de Boyá;\AXMonte Plata;buEd@Salvaleón de Higüey;dr@f@La Romana;]LcASanta Cruz de
 El Seibo;^j@AHato Mayor del Rey;\\h@Quisqueya;]l@e@Bayaguana;^r@t@Villa Consuelo;_A?Villa Francisca;gGASanto D
omingo Este;qFBSanto Domingo;]??Ciudad Nueva;_y@BBoca Chica;dy@?San Pedro de Macorís;buDYPunta Cana;*DZAlgeria
;_}d@_eEHassi Messaoud;_nByDEl Hadjira;`hEc@Guerara;ceDfDOuargla;aCDRouissat;[oR~`@Illizi;alQbVTamanghasset;?w
WcJDjanet;ZdVd^In Guezzam;XvWmDTimiaouine;^eCgi@In Salah;]vGl@Aoulef;^tDp@Reggane;`zAeFAdrar;Z}BeDAougrout;UvB
}@Charouine;]cBq@Timimoun;Y}AwAZaouiet ed Debarh;`qLoDEl Menia;^qDaMBerriane;cRbAGhardaïa;_Fj@Metlili Chaamba;
_hY_BAïn Sefra;cfI`FBéchar;\bBvBAbadla;[mBpDBéni Abbès;_jd@jNTindouf;^il@kp@Bou Tlelis;^VHEl Amria;^fDrAGhazao
uet;^UPNedroma;aC^Maghnia;]}@CBeni Mester;^IOHennaya;_MDChetouane;cBFTlemcen;`BBMansoûra;]g@i@Sidi Abdelli;]N?
Bensekrane;^h@@Remchi;_Io@Beni Saf;ao@?Aïn Temouchent;]IQEl Malah;]W@Hammam Bou Hadjar;]J~AOuled Mimoun;^z@r@S
ebdou;`qEzEMecheria;_eD`CEl Abiodh Sidi Cheikh;]mCi@Brezina;an@sBEl Bayadh;^iBgF’Aïn Deheb;aHeASougueur;cb@c@T
iaret;_t@z@Frenda;_nCeATighenif;bd@BMascara;^d@PBou Hanifia el Hamamat;cg@~ASaïda;^lAoASfizef;\t@Y’Aïn el Berd
;dV`@Sidi Bel Abbes;_A{AEs Senia;`I?En Nedjma;^IASidi ech Chahmi;`CEAssi Bou Nif;`HEBir el Djir;hPBOran;]LEMer
s el Kebir;_JA’Aïn el Turk;^cAGGdyel;`UMArzew;_CHAïn el Bya;`Ut@Sig;`s@KMohammadia;cCcAMostaganem;^_IcAEl Abad
ia;^BHEl Attaf;_ZDOued Fodda;cf@BChlef;`LEEch Chettia;^JROued Sly;]?_AAbou el Hassan;^SGSidi Akkacha;^AITénès;
]pAlAMazouna;^MG’Aïn Merane;^[x@Ammi Moussa;^v@KDjidiouia;`QEOued Rhiou;]^n@Zemoura;bf@CRelizane;]Yv@Oued el A
btal;^wAyBBoukadir;^sA~@Lardjem;`s@ZTissemsilt;^k@s@Theniet el Had;aoDrAAïn Oussera;`^wAKsar el Boukhari;`_@q@
Berrouaghia;c^WMédéa;]@g@Chiffa;^OOBeni Tamou;aGBBeni Mered;eDHBlida;_B@Boû Arfa;^c@MBouinan;_N@Souma;`?IBoufa
rik;]SAChebli;\AWSaoula;_NDDouéra;\RGZeralda;]H\Oued el Alleug;`BOKolea;_N?Bou Ismaïl;^?`@Mouzaïa;^J?El Affrou
n;^j@GHadjout;\GOTipasa;^r@ACherchell;aEbAKhemis Miliana;_?IMiliana;`p@HAïn Defla;^oEoBRais Hamidou;^PB’Aïn Be
nian;^GDCheraga;qYFAlgiers;eQ?Bab Ezzouar;bACBordj el Kiffan;`KGBordj el Bahri;bEHRouiba;^AIAïn Taya;`IHReghaï
a;`M@Boudouaou;^MGBoumerdas;\OFThenia;^eAe@Dellys;_d@b@Bordj Menaïel;\UANaciria;]M@Tadmaït;^K@Draa Ben Khedda;
^SKMakouda;]QABoudjima;_W?Timizart;]G@Arhribs;^HTMekla;^IV’Aïn el Hammam;^TML’Arbaa Naït Irathen;\@GTizi Rache
d;bZGTizi Ouzou;^EPBeni Douala;]BLTizi-n-Tleta;`^b@Bouïra;_h@j@Sour el Ghozlane;_[mADraa el Mizan;`W?Boghni;^E
KMaâtkas;^?ITirmitine;^h@JTizi Gheniff;]NIChabet el Ameur;\REBeni Amrane;_?TLakhdaria;\j@OArbatache;_?GOuled M
oussa;^DEOuled Haddaj;_@JKhemis el Khechna;_TDMeftah;_@QDar el Beïda;a^?Birkhadem;bIFBaraki;^@JSidi Moussa;`KH
Larbaâ;^F@Ouled Slama Fouaga;_D@Bougara;^uBp@Aïn Bessem;^p@dAChellalat el Adhaouara;^f@z@Birine;^cCEAin el Had
jel;`Tk@Sidi Aïssa;]sAQMelouza;bBxCBou Saâda;^@hA’Aïn el Melh;^lAbAFeidh el Botma;^lB^’Aïn el Bell;dGaADjelfa;
^m@m@Dar Chioukh;azAa@Hassi Bahbah;`lC[Ksar Chellala;^nBk@Mehdia daira de meghila;^yCbEEl Idrissia;^u@a@Charef
;bMbDLaghouat;axC}@Aflou;awGGMessaad;auJwFBarika;_AdCTolga;`~@x@Ouled Djellal;_LFSidi Khaled;^uDgASidi Okba;d`
@SBiskra;`a@iBAïn Touta;_yAVArris;]_@rBZeribet el Oued;]e@~EReguiba;_zCmAEl Meghaïer;^MrADjamaa;^CDSidi Amrane
;cKlATouggourt;_AATebesbest;^AMMegarine;]{@RTaïbet;_qAoAGuemar;cKXEl Oued;^INRobbah;_Go@Debila;diFwJTébessa;`h
AXCheria;a}@hBBir el Ater;^bFuCKaïs;bk@HKhenchela;bq@gAAïn Beïda;`v@OOum el Bouaghi;^`@eA’Aïn Abid;^k@QOued Ze
nati;_w@c@Héliopolis;b@FGuelma;]O?Boumahra Ahmed;_C`ASedrata;_y@HM’Daourouch;`LwBDrean;`SCBesbes;cSpASouk Ahra
s;_c@bAOuenza;^n@NEl Aouinet;^j@n@Meskiana;^w@b@Hammamet;^aBaHEl Kala;^hBXBen Mehidi;eZYAnnaba;^DREl Hadjar;_B
CSidi Amar;^TBAhmed Bel Hadj;]^GBerrahal;^bARAzzaba;cf@[Skikda;bdFJJijel;`[HDistrict of Taher;_iABEl Milia;^y@
s@Collo;^ENKerkera;^IPTamalous;^g@d@El Arrouch;^XVZighout Youcef;]LNDidouche Mourad;aFFHamma Bouziane;^t@UGrar
em;]L?Sidi Mérouane;`?LMila;^o@b@Aïn Smara;^\\Telerghma;`k@YAli Mendjeli;fGUConstantine;aOREl Khroub;_c@x@Aïn
 Fakroun;`z@MAïn M’Lila;^YVAïn Kercha;_vAvATazoult-Lambese;ePOBatna;_r@MMerouana;^z@LN’Gaous;^GURâs el Aïoun;cG
_BEl Eulma;_{@DTadjenanet;`c@GChelghoum el Aïd;^l@q@Fedj M’Zala;_SIRouached;\bBEBabor;^pBOBarbacha;^Wn@Bougaa;
d_AZSétif;]R?Aïn Arnat;`@t@Aïn Oulmene;]@LSalah Bey;_k@D’Aïn Azel;_~AWRâs el Oued;ct@YBordj Bou Arreridj;^[`@B
ordj Ghdir;bfAd@M'Sila;cQeAEl Achir;]b@EMansourah;]Vw@Chorfa;]iBRBordj Zemoura;]`@w@Seddouk;]_@AFeraoun;]IOAmi
zour;^FGEl Kseur;^PDel hed;]\HChemini;_PZAkbou;\B?Ighram;^d@y@Freha;^I@Azazga;cmCCBéjaïa;*ECEcuador;VpwP~DPuer
to Villamil;ZoGKPuerto Baquerizo Moreno;[jC_@Puerto Ayora;]ufAuKSan Lorenzo de Esmeraldas;d`D`AEsmeraldas;?sB^
Santo Domingo de Onzole;_nA|ARosa Zarate;\lBw@Muisne;YDjBPedernales;fmD~@Santo Domingo de los Colorados;rcCCQu
ito;^Mc@Pomasqui;^e@w@Otavalo;\GSAtuntaqui;dSCIbarra;aoA{ATulcán;^tAxCCayambe;?}@rASardinas;\EzBTena;]vCaBMach
achi;\XxAPujilí;dOELatacunga;\MnAPelileo;fLOAmbato;dFrARiobamba;]cCc@Puyo;]VbDMacas;\bCrBGualaceo;^L]Azogues;\
?kBAlausí;\vAqAMontalvo;al@@Babahoyo;^KhANaranjito;g{ApCCuenca;_bA_BLa Troncal;^v@r@Naranjal;kt@_BGuayaquil;eI
EEloy Alfaro;bq@GMilagro;^REYaguachi Nuevo;]F[Samborondón;^n@EEl Triunfo;c@MDaule;_MaBBalzar;^_@d@Vinces;_y@WV
entanas;]{A\Guaranda;dzAoBQuevedo;\m@QLa Maná;]X@Valencia;_v@PEl Empalme;\fBe@Calceta;_M]Chone;_`ASBahía de Ca
ráquez;d|@dAManta;\MRMontecristi;^Oz@Jipijapa;\_@MSucre;eDk@Portoviejo;]k@vCPedro Carbo;^^`DPlayas;^[NPosorja;
_xB_BSanta Elena;aH?La Libertad;_FCSalinas;_oC|FHuaquillas;?{EhFPalanda;\tA_ACariamanga;\VaCPiñas;]lAYArenilla
s;_UQSanta Rosa;e?g@Machala;^YCGuabo;_CPPasaje;?cCZSan Felipe de Oña;\h@fBCatamayo;e_@?Loja;\q@LZamora;XiAcCGu
alaquiza;?_FsETaisha;?yAy@Montalvo;RaI_FNuevo Rocafuerte;]zIm@Boca Suno;_[q@Puerto Francisco de Orellana;?`B_C
Puerto Libre;?cF|@Tarapoa;]lBi@Nueva Loja;*EEEstonia;\gzCurJPirita;\[?Maardu;bVFLasnamäe;ZgCjBPaide;VwBwAKadri
na;^aFMKohtla-Järve;`wDBNarva;abHfETartu;[y@lBVõru;\|GiBViljandi;_xEEPärnu;[pKZKuressaare;[qEiCHaapsalu;^iF_BK
ristiine;`DBMustamäe;_ABNõmme;`FGHaabersti;`IEPõhja-Tallinn;lI@Tallinn;`A?Kesklinn;*EGEgypt;YsdEujCAbu Simbel;
^m^XHala'ib;[rEuDShalateen;ddJ_q@Arīsh;^}@QAsh Shaykh Zuwayd;_YKRafaḩ;^tFr@Bi’r al ‘Abd;`~JkBBalţīm;`TCAl Burj
;`a@t@Al Ḩāmūl;^RRSīdī Ghāzī;gWn@Al Maḩallah al Kubrá;^h@?Quţūr;dB[Kafr ash Shaykh;]AYAr Riyāḑ;_^ESīdī Sālim;_
Kj@Qillīn;_h@IAr Raḩmānīyah;_MLShubrākhīt;cJSDisūq;_X_@Muţūbas;eRURosetta;cVPIdkū;_n@?Abū Qīr;`Q\‘Izbat ‘Alī a
s Sayyid;bBDKafr ad Dawwār;mh@MAlexandria;`mATAbū Ḩummuş;ao@UFuwwah;^DBAl Maḩmūdīyah;eH\Damanhur;`Mf@Ad Dilinj
āt;ap@OḨawsh ‘Īsá;`V?Abū al Maţāmīr;]Rn@An Nūbārīyah;_w@x@Madīnat Wādī an Naţrūn;a_@@Madīnat as Sādāt;^g@i@Bad
r;`@c@Kawm Ḩamādah;aDYĪtāy al Bārūd;a[IBasyūn;aAVKafr az Zayyāt;aWZTalā;gKUTanta;_YFAs Sanţah;`Ed@Quwaysinā;`N
MBirkat as Sab‘;ab@DAsh Shuhadā’;dUHShibīn al Kawm;aFTSirs al Layyānah;bFEMunūf;`UFAl Bājūr;c[EBanhā;`CTŢūkh;^
Gg@Kafr Shukr;bUDMinyā al Qamḩ;`USAl Qanāyāt;fGDZagazig;aVl@Mashtūl as Sūq;cc@KBilbeis;_WWAbū Ḩammād;_U?At Tal
l al Kabīr;aHOAl Qurayn;a\IHihyā;`DIAl Ibrāhīmīyah;_MMKafr Şaqr;cGJAbū Kabīr;bY?Fāqūs;^Rg@Awlād Şaqr;]`@ATimay
y al Imdīd;bLJAs Sinbillāwayn;aBXDiyarb Najm;bf@FZefta;cCAMīt Ghamr;_Ek@Aga;aHCSamannūd;`K[Nabarūh;^g@DMaḩalla
t Damanah;gVDAl Mansurah;b?AŢalkhā;bB_@Bilqās;aZFBiyalā;euBq@Damietta;_LBKafr al Baţţīkh;`JEDumyāţ al Jadīdah;
\?LKafr Sa‘d;_GDFāraskūr;]FFMīt Abū Ghālib;^OEAr-Rawḍah;_G\Mīt Salsīl;_D?Kafr al Kurdī;^VMAs Sarw;^@DAz Zarqā;
aV@Shirbīn;aWLMinyat an Naşr;bHFDikirnis;_GPAş Şalāḩāt;^o@DŞān al Ḩajar al Qiblīyah;c_@i@Al Maţarīyah;bPBAl Ma
nzalah;bNCAl Jammālīyah;_BaA‘Izbat al Burj;h{An@Port Said;^ApAAl Qanţarah;]x@IMunsha‘at Abū ‘Umar;_RHAl Ḩusayn
īyah;^e@x@Abu Suweir-el-Mahatta;]b@@Al Qaşşāşīn;`AMAş Şāliḩīyah al Jadīdah;faADIsmailia;^Gx@Fāyīd;_EnCAl ‘Ayn
 as Sukhnah;_BAAin Sukhna;`|Er@Al Wāsiţah;^GMAţfīḩ;`E]Aş Şaff;_BKAl ‘Ayyāţ;aAm@Al Badrashayn;cBIAl Ḩawāmidīyah;
aHIAbū an Numrus;dSTḨalwān;a_A{@El Shorouk;^S?Badr;dE_@Al ‘Āshir min Ramaḑān;ajAPAl Khānkah;cUCAl-'Ubūr;e@f@Ne
w Cairo;eDAAl Qāhirah al Jadīdah;fVUAl Khuşūş;eFJḨadā’iq al Qubbah;gCBMadīnat an Naşr;uH@Cairo;mFHGiza;`CIBūlā
q Abū al ‘Ilā;iCMShubrā al Khaymah;cFIQalyub;aUYShibīn al Qanāţir;^TDQahā;aLPAl Qanāţir al Khayrīyah;]D@Manshī
yat al Qanāţir;bXWAshmūn;aCv@Ash-Shaykh Zāyid;bUAKirdāsah;aEQAwsīm;ePz@6th of October City;ar@rBIţsā;fIMAl Fay
yum;]v@MYūsuf aṣ-Ṣiddīq;aWBIbshawāy;be@ISinnūris;aQMŢāmiyah;`BlAIhnāsyā al Madīnah;`O?Ihnāsīyah;eOBBanī Suwayf
;bEOBūsh;^@TNew Bani Sewif City;^@@Banī Suwayf al Jadīdah;aVTBibā;bPRAl Fashn;bJ`@Maghāghah;^LIAl ‘Idwah;bGh@B
anī Mazār;aDLMaţāy;`McBSumusţā al Waqf;_??Sumusţā as Sulţānī;_L`EBanī ‘Ubayd;aKBAbū Qurqāş;cXkASamālūţ;eIj@Min
ya;\I?Al-Minyā al-Jadīdah;_eMu@Ras Gharib;_kBVEl-Tor;_~DmDZaafarana;gXkDSuez;ZiKhHDahab;_`@nBSharm el-Sheikh;`
lAhFSafaga;dXeBHurghada;dvEzEQina;aEn@Qūş;^FBNaqādah;]GDJarājūs;]KYQifţ;]Zp@Az Zaynīyah Qiblī;fFHLuxor;_?GAţ Ţ
ārif;aRVArmant;^@FŢūd;]UOAl Bayāḑīyah;fPhAEsna;]yIcDAl Quşayr;[yBpEMarsa Alam;fbKrBKom Ombo;`DLDarāw;fB~@Aswān
;aBqDEdfu;\ALAr Radīsīyah Qiblī;^`@o@Al Başalīyah Baḩrī;]FGAs Sibā‘īyah;ahLKAl-Khārijah;a?g@Al Khārjah;\uHeCAb
ū Ţisht;^_ADAl Waqf;`IEDishnā;`l@LNag Hammâdi;aNAFarshūţ;`^c@Al Balyanā;_KGDār as Salām;c`@KGirga;alAaAJuhayna
h;b?SŢahţā;a`@UAl Ghanāyim;`Ac@As Sāḩil;bB@Abū Tīj;^KNŞidfā;`GCAl Badārī;bANŢimā;`a@h@Al Marāghah;^MFSāqultah;
dCRSohag;cK?Akhmīm;aINAl Minshāh;]vBqCAn Nāşirīyah;dfAgBMallawī;`APDayr Mawās;bFNDayrūţ;bAVAl Qūşīyah;b]XManfa
lūţ;bc@FAbnūb;gEPAssiut;Y`SVQaşr al Farāfirah;^iExHMūţ;]rTeVSīwah;\}ShDAl Bawīţī;^tAwOEl Dabaa;_cFZBurj al ‘Ar
ab al Jadīdah;]DABurj al ‘Arab;\^HAl Ḩammām;clLcBMarsá Maţrūḩ;]bCKAn-Najaylah;\zG[As Sallūm;_yCKSīdī Barānī;*E
HWestern Sahara;XtgByhCBir Ghandouz;X{@xABir Ganduz;YgHBTichla;SmD@Zug;Tg[{\Bir Lehlou;V|GuCHaouza;drLGLaayoun
e;^l@FEl Marsa;V_CtCBu Craa;[uIf@Meharrize;R~IzOMijek;W|AaCOum Dreyga;UnHaDJraifia;Tw@jEBir Anzarane;bzGh@Dakh
la;_eHiNBoujdour;TaCqALemsid;*EREritrea;_ycFkxAHimora;\cEaDBarentu;Zy@wAAk’ordat;aqBm@Keren;VyHRDehalak’ Kebīr
;]lBLMassawa;mjBt@Asmara;[yAbBAdi Keyh;\nBIMendefera;[}P~DEdd;]qEvDAssab;*ESSpain;^lfBspDPuerto de la Cruz;][K
Tacoronte;cQALa Laguna;dMBSanta Cruz de Tenerife;]VVCandelaria;\FFGüimar;_~@d@Adeje;]HQGuía de Isora;aSTArona;
\K?San Miguel De Abona;_GCGranadilla de Abona;]CFSan Isidro;_G}@La Orotava;_J@Los Realejos;^@?Realejo Alto;]V@
Icod de los Vinos;]pFy@Los Llanos de Aridane;\_@CSanta Cruz de la Palma;Y^lDValverde;]eMcAGáldar;`Ol@San Barto
lomé de Tirajana;]^FMogán;ae@ESanta Lucía;^H\Maspalomas;\A?Playa del Ingles;]a@]Carrizal;^F?Agüimes;\HWSanta B
rígida;bOFTelde;^@LIngenio;fAc@Las Palmas de Gran Canaria;a@ECentro;^P@Arucas;\}JoDSan Bartolomé;]FFTías;^BFPu
erto del Carmen;\RGYaiza;^PzAPuerto del Rosario;]LULa Oliva;]b@r@Pájara;`oByBArrecife;]@STeguise;]um@cl@Conil
 de la Frontera;_Rq@Puerto Real;a@HSan Fernando;aKJChiclana de la Frontera;d?u@Jerez de la Frontera;aPREl Puert
o de Santa María;^XERota;bMPCadiz;]tDoCLepe;\IECartaya;\Y@Aljaraque;cO?Huelva;]SAMoguer;]oAjBChipiona;`QGSanlú
car de Barrameda;^u@[Lebrija;\[KLas Cabezas de San Juan;^T}@Coria del Río;_@IMairena del Aljarafe;]zANAlmonte;
\yAUBormujos;]C?Tomares;\?CCastilleja de la Cuesta;^CACamas;]@FSan Juan de Aznalfarache;gMCSevilla;^@ULa Rinco
nada;\DDLa Algaba;ZlBuAAracena;?|BPSanta Bárbara de Casa;]XvBIsla Cristina;]PAAyamonte;Xo@iFVillanueva del Fre
sno;\uCIZafra;^Aq@Almendralejo;`Mo@Mérida;\v@@Montijo;cdADBadajoz;awBwBCáceres;_w@mBPlasencia;VjCOCilleros;\s@
aBCiudad Rodrigo;UYoCFermoselle;`f@uFPonferrada;a~D{ALugo;]I`BMonforte de Lemos;bdAb@Ourense;^rBoARibeira;]aAN
Lalín;bvAk@Santiago de Compostela;\?NTeo;]KTA Estrada;_t@PVilagarcía de Arousa;]VIBoiro;^TRSanta Uxía de Ribei
ra;\c@pANigrán;\?s@Sanxenxo;eQ`@Vigo;]BIMoaña;]FBCangas do Morrazo;\Qe@Poio;]@JMarín;aKGPontevedra;^E\Redondel
a;\@VPorriño;]WAPonteareas;\ZVTui;^HgFCarballo;^c@QArteixo;^e@EOleiros;dNGA Coruña;]INCambre;^F?Culleredo;`_@e
@Ferrol;_GCNarón;\wB_@Viveiro;\oE~ACangas del Narcea;_{CMMieres;]OKLa Felguera;_A@Sama;d^KOviedo;\Hc@Corvera d
e Asturias;aDAAvilés;es@@Gijón;]B?Natahoyo;\yDVLlanes;`kCLTorrelavega;\m@IEl Astillero;^JACamargo;cOKSantander
;^sBPCastro-Urdiales;ey@VBilbao;`A@Santutxu;_E@Basauri;\LRLaudio / Llodio;\m@OAmorebieta;^TAGaldakao;\@WMungia
;^ZBLeioa;]CDErandio;bB?Barakaldo;^BASestao;_BCSanturtzi;_A@Portugalete;aAEAlgorta;a?AGetxo;\y@KBermeo;\GRGern
ika-Lumo;^I\Durango;\YCErmua;^E@Eibar;]{@SZarautz;\Q\Tolosa;\KYOria;\?ALasarte;]G?Hernani;_OGErrenteria;`UEIru
n;\@EHondarribia;\XFPasaia;cFBDonostia / San Sebastián;]a_@tGPalafrugell;\DLPalamós;]IqARoses;\hG^Berga;]uARMa
nlleu;\BKVilaseca;_@XVic;^o@q@Olot;_}AQFigueres;]d@\Banyoles;bIZGirona;^D@Salt;]o@d@Sant Feliu de Guíxols;\|@N
Tordera;_Y?Lloret de Mar;_JDBlanes;\HBMalgrat de Mar;bz@TMataró;\UGArenys de Mar;]SECalella;^GCPineda de Mar;\
f@KSant Celoni;\XHCardedeu;\PRMontornès del Vallès;`CMGranollers;\@ACanovelles;\TACaldes de Montbui;\KJParets
 del Vallès;`BDMollet del Vallès;]D@Santa Perpètua de Mogoda;^J@Barberà del Vallès;d@CSabadell;\D@Sant Quirze d
el Vallès;]?QCastellar del Vallès;ar@UManresa;]Id@Esparreguera;]C?Olesa de Montserrat;dYETerrassa;aANRubí;\GTS
ant Just Desvern;^@@Sant Joan Despí;_@ASant Feliu de Llobregat;^FASant Vicenç dels Horts;]AEMolins de Rei;^PIM
artorell;^GBSant Andreu de la Barca;^^h@Sitges;^FCSant Pere de Ribes;`g@CCastelldefels;`GEViladecans;_@?Gavà;a
GESant Boi de Llobregat;`I@El Prat de Llobregat;a@CCornellà de Llobregat;_AEEsplugues de Llobregat;dABL'Hospit
alet de Llobregat;]EASants - Badal;^A@la Marina de Port;cAASants-Montjuïc;_@?Sants;\??La Bordeta;\?AHostafranc
s;`A?la Nova Esquerra de l'Eixample;aBALes Corts;_??Barri de les Corts;]@@la Maternitat i Sant Ramon;]?CSarrià
;]AALa Bonanova;\?@Las Tres Torres;cA?Sarrià-Sant Gervasi;_??Sant Gervasi - Galvany;^?Ael Putxet i el Farró;\?
?Vallcarca;aHKSant Cugat del Vallès;`ICCerdanyola del Vallès;^CHHorta;\A?la Guineueta;cA?Nou Barris;^??la Pros
peritat;cA?Sant Andreu;`??Barri de Sant Andreu;\@Ales Roquetes;_BIRipollet;^CBMontcada i Reixac;bEDSanta Colom
a de Gramenet;_A@Llefià;_?@Sant Adrià de Besòs;]?Bel Besòs i el Maresme;^B@el Poblenou;]?AProvenals del Poblen
ou;d?ASant Martí;^??la Verneda i la Pau;^??Sant Martí de Provençals;^@?La Sagrera;]??Navas;]@APorta;]@?Vilapic
ina i la Torre Llobeta;\??el Turó de la Peira;^@@El Carmel;cA?Horta-Guinardó;^??el Guinardó;^?@el Camp d'en Gr
assot i Gràcia Nova;]??el Baix Guinardó;b@@Gràcia;`??la Vila de Gràcia;`A?Sagrada Família;_??Dreta de l'Eixamp
le;_AAel Camp de l'Arpa del Clot;^A?el Clot;\?Dla Barceloneta;]@?Barri Gòtic;]??Sant Pere, Santa Caterina i La
 Ribera;^?AFort Pienc;jB?Barcelona;d??Eixample;_??l'Antiga Esquerra de l'Eixample;_?@Sant Antoni;bA?Ciutat Vel
la;_??el Raval;_@@Poble Sec;dQOBadalona;]MEEl Masnou;^IAPremià de Mar;]CCVilassar de Mar;^aHlHCiutadella;]nC\A
lcúdia;_Qv@Manacor;\JRFelanitx;^_FsAMaó;`~I~@Calvià;\UCSon Rapinya;\BFSant Agustí;fICPalma;^o@NLlucmajor;_^YMa
rratxí;^c@SInca;\U_@Pollença;^zNuBVinaròs;^qEhHSanta Eulària des Riu;]l@?Sant Antoni de Portmany;_YLIbiza;_fGL
Denia;^l@OOliva;]_@v@Calp;^Y[Javea;]j@b@Altea;`NJBenidorm;]EGl'Alfàs del Pi;\DEla Nucia;^RRVillajoyosa;^`@NEl
 Campello;]H@Mutxamel;]ABSant Joan d'Alacant;eFHAlicante;^P^Santa Pola;\PRGuardamar del Segura;]XCAlmoradí;]KBR
ojales;dEa@Elche;]LQAspe;^?ENovelda;`o@CSan Vicent del Raspeig;]Fm@Ibi;`j@\Elda;_c@cAOntinyent;`[TAlcoy;ay@s@G
andia;\PSTavernes de la Valldigna;]CSCullera;^JESueca;^X@Algemesí;_AFAlzira;]BDCarcaixent;\LUCarlet;^?n@Xàtiva
;\@sBL'Eliana;]FBRibarroja del Turia;]DOLlíria;]IDLa Pobla de Vallbona;`w@OSagunto;]DJPuçol;`KCGrao de Murvied
ro;\PLMassamagrell;]LBMoncada;]JGBétera;_INBurjassot;_@DMislata;]B?Quart de Poblet;`?CPaterna;^B@Manises;^?DAl
aquàs;^?AAldaia;a@DTorrent;^GEXirivella;hI?Valencia;]EEAlboraya;^HRCatarroja;]CCAlfafar;\B?Benetússer;]BAPaipo
rta;\?DAlbal;]FFPicassent;]I?Silla;^aAiBBurriana;_BIVila-real;]GAAlmassora;cAGCastelló de la Plana;\WKBenicàss
im;\JNEl Grao;^sAyABenicarló;SfDUCantavieja;]]pBOnda;\YyEAlcañiz;]mCbAAmposta;\CPSant Carles de la Ràpita;^Ne@
Tortosa;buBeAReus;^HPCambrils;\cAOTorredembarra;]p@FVila-seca;^@DSalou;\G?La Pineda;cMGTarragona;]?a@Valls;^w@
LEl Vendrell;]GBCalafell;`_@CVilanova i la Geltrú;_DYVilafranca del Penedès;_Nm@Igualada;\YJPiera;\xBYTàrrega;
\`A[Balaguer;cd@`@Lleida;Yc@wEVielha;OdC\Puértolas;\K~BMonzón;\JYBarbastro;`jBSHuesca;TbAwBEcho;]lDQBurlata;]B
BSegundo Ensanche;d?APamplona;]@@Primer Ensanche;]@?Iturrama;\??Ermitagaña;]B?Barañáin;]x@bBCalahorra;^iAp@Tud
ela;\{AMEjea de los Caballeros;gs@|AZaragoza;]JDMontecanal;bECDelicias;]AAAlmozara;^DBOliver-Valdefierro;\LMUt
ebo;Xz@|CCalamocha;QfCNCorduente;]cAeBCalatayud;_dDqASoria;X`@hCSigüenza;afBvAGuadalajara;^TJAzuqueca de Henar
es;S[uGPalacios de la Sierra;cgCeBLogroño;]FuBArrasate / Mondragón;db@h@Gasteiz / Vitoria;_v@^Miranda de Ebro;
`nC`AGamonal;cDBBurgos;abD`APalencia;K_ByCBerzosilla;Z`DAGuardo;^xCb@San Andrés del Rabanedo;bI@León;\AIVillaq
uilambre;]V`CBenavente;e_EbAValladolid;]?NLaguna de Duero;]d@t@Medina del Campo;`dDg@Zamora;cOjBSalamanca;`_E|
@Ávila;\qBNEl Escorial;\BASan Lorenzo de El Escorial;`EgASegovia;^uAoCAranda de Duero;`|@lECollado-Villalba;^?
JGalapagar;]M?Torrelodones;__@OColmenar Viejo;_KJTres Cantos;aOFSan Sebastián de los Reyes;]YGAlgete;bEZTorrej
ón de Ardoz;`E^Arganda;`LERivas-Vaciamadrid;]EKMejorada del Campo;^P?Casco Histórico de Vicálvaro;`DBVilla de
 Vallecas;]NDButarque;_KACasco Histórico de Vallecas;`?EVallecas;]A?Santa Eugenia;_DAPalomeras Sureste;^@?Porta
zgo;d@?Puente de Vallecas;_?@Palomeras Bajas;^@?Entrevías;_?ASan Diego;^@APacífico;b?ARetiro;]A?Estrella;\??Ni
ño Jesús;]?@Adelfas;_A?Numancia;\A?Fontarrón;b?AMoratalaz;\@?Media Legua;]?AFuente del Berro;_A?Ventas;^BAGoya
;]?@Ibiza;c@ASalamanca;]??Lista;\??Castellana;_AAGuindalera;^??Prosperidad;\?ACiudad Jardín;^@?El Viso;c?ACham
artín;^??Hispanoamérica;]??Nueva España;\?ACastilla;`E?Pinar del Rey;d?BCiudad Lineal;]?@Quintana;]??Concepció
n;\??San Pascual;^C?Simancas;_@CCanillas;\??Piovera;c?AHortaleza;^EBCanillejas;c@@San Blas-Canillejas;]?BArcos
;`BAPueblo Nuevo;^?BMarroquina;\??Vinateros;\C@Valdebernardo;`C?Vicálvaro;^AERosas;_K@San Fernando de Henares;
aD?Coslada;_BIBarajas de Madrid;\ABRejas;]B?Alameda de Osuna;bHSAlcobendas;`?JValdefuentes;\B@Apostol Santiago
;^@?Pinar de Chamartín;]??Costillares;d@CFuencarral;`??Valverde;]BIEl Goloso;dDHFuencarral-El Pardo;_CBPilar;^
@CMirasierra;^CBLa Paz;]A@Almenara;]?@Castillejos;c@?Tetuán de las Victorias;]??Berruguete;^?AValdeacederas;_B
?Peña Grande;^??Valdezarza;^ABBellas Vistas;]?@Vallehermoso;^A?Rios Rosas;^?ACuatro Caminos;]ABAlmagro;c@?Cham
berí;]??Trafalgar;r?@Madrid;c??Madrid Centro;\??Justicia;\A?Recoletos;^?BDelicias;]??Palos de Moguer;c@?Arganz
uela;_?AEmbajadores;_??Lavapiés;^@@Acacias;]@AImperial;]AAPalacio;^?AUniversidad;]??Arapiles;]??Gaztambide;]@?
Argüelles;_@BPuerta del Angel;_?@San Isidro;\@?Cármenes;_@?Lucero;bCGMoncloa-Aravaca;\@CCiudad Universitaria;^
F?Aravaca;aDDPozuelo de Alarcón;aJKLas Rozas de Madrid;\P?Villanueva del Pardillo;\FFVillanueva de la Cañada;`
YCMajadahonda;`@LBoadilla del Monte;dCNMóstoles;^FGVillaviciosa de Odón;^BPArroyomolinos;\QBHumanes de Madrid;
bK@Parla;cBGFuenlabrada;cDMAlcorcón;]CGCampamento;`E@Las Águilas;cAHLeganés;_AGBuenavista;`@CAluche;dA?Latina;
_?@Vista Alegre;_A?Puerta Bonita;^A?Abrantes;]C@Orcasitas;d@CCarabanchel;^??Opañel;^A?Moscardó;]??Comillas;\?@
Pradolongo;]A?Almendrales;c?AUsera;]??Chopera;]A?Legazpi;]?BSan Fermín;^@@Los Angeles;_A?Los Rosales;\?BSan Cr
istobal;b@AVillaverde;cDFGetafe;_ELPinto;\?ZSeseña;]\CIllescas;`q@PAranjuez;aN_@Valdemoro;]KDCiempozuelos;\IIS
an Martín de la Vega;axAdAToledo;QbBhANavas de Estena;]eB_DNavalcarnero;abD`ATalavera de la Reina;\xDuABéjar;\
k@bBNavalmoral de la Mata;XaBnCHerrera del Duque;_`Dh@Don Benito;]KCVillanueva de la Serena;ZWlCAzuaga;\eDUPoz
oblanco;__DbAAndújar;`JaCPuertollano;ac@{@Ciudad Real;\GDMiguelturra;\w@UDaimiel;]o@LManzanares;^@n@Valdepeñas
;]nAbCBailén;`[?Linares;\Cc@La Carolina;^q@t@Úbeda;`mAi@Campiña;UaByAAlcaraz;\aAkBLa Roda;^vAKVillarrobledo;^r
ATTomelloso;\j@j@La Solana;^EyAAlcázar de San Juan;\QACampo de Criptana;dn@wEAlcalá de Henares;\eA|ATarancón;`
oDKCuenca;NcC\Fuentelespino de Moya;^gAuATeruel;]AjDRequena;^m@hDVillena;]l@m@Almansa;cvCWAlbacete;^_@~AHellín
;^^nACaravaca;\KBCehegín;\}@HMula;\e@OArchena;`QLMolina de Segura;]DBLas Torres de Cotillas;^b@i@Cieza;]So@Jum
illa;^i@YYecla;^{@fACrevillente;\n@d@Santomera;bUCOrihuela;\KGCallosa de Segura;^LjATorre-Pacheco;^UMSan Javie
r;\@LLos Alcázares;^GZAtamaría;\LCLa Unión;dRBCartagena;\@EBarrio de Peral;^~@DMazarrón;fc@mAMurcia;_PBAlcanta
rilla;]h@VAlhama de Murcia;^LNTotana;\vAjAHuercal-Overa;ao@w@Lorca;^Wr@Águilas;]vHTGuadix;\e@xABerja;]LRAdra;a
i@EEl Ejido;ag@BRoquetas de Mar;]DMVícar;dc@AAlmería;^q@YNíjar;]nBgBBaza;\jCcBBaeza;]bBt@Martos;bc@IJaén;]X|@A
lcalá la Real;\s@l@Albolote;]EBMaracena;]IPZubia;dDMGranada;\JHLas Gabias;]G?Armilla;`UlAMotril;^`@BAlmuñécar;
]b@CNerja;\NATorrox;\m@uASantafé;\EEAtarfe;]zAHLoja;aIlAVélez-Málaga;]AFTorre del Mar;_d@BRincón de la Victori
a;gZ?Málaga;_Z{@Antequera;_MmALucena;]\c@Montilla;]g@VCabra;]o@DPriego de Córdoba;]Vc@Baena;exAu@Córdoba;^?bBP
uente-Genil;_|@]Écija;]f@_@Palma del Río;]|A`AMairena del Alcor;]ECEl Viso del Alcor;^MOCarmona;]We@Lora del R
ío;]U`AMarchena;^Dh@Morón de la Frontera;]R[El Arahal;`x@OAlcalá de Guadaira;bNJDos Hermanas;`[PUtrera;_ZDLos
 Palacios y Villafranca;^UpAArcos de la Frontera;__C@Ronda;\McBOsuna;]qAvBAlhaurín el Grande;]LCCoín;cXZMarbell
a;`r@PEstepona;^_@KSan Pedro Alcántara;\zAe@Ubrique;]|A`BBarbate;b}AJAlgeciras;]FILos Barrios;`[@La Línea de l
a Concepción;^DGSan Roque;aK~@Ceuta;\x@WTarifa;aeEiBFuengirola;`IKBenalmádena;aL?Mijas;]AUCártama;^MHAlhaurín
 de la Torre;`KFTorremolinos;\FBArroyo de la Miel;a_IdGMelilla;]mL}NSan Pedro del Pinatar;]?EPilar de la Horada
da;aUUTorrevieja;*ETEthiopia;\i|G}b@Kahandhale;^dAuAFadhigaradle;_QOLasoano;]{A_@Raqo;]BQGolwayn;]dA^El Bahay;
^Pg@Neefkuceliye;fHsAWarder;^sC^Yamarugley;][OWaal;_i@|@Qorof;]xAZDigih Habar Es;_bNcJDegeh Bur;]h@{DHartīshēk
;]`@qAGedeb;fjAj@Jijiga;]d@_@Chinahsen;]x@TFunyan Bīra;_A`@Babīlē;ch@OHarar;^K]Felana;e|@YDire Dawa;]|@d@Chele
nko;^VPDeder;`qBO‘Alemaya;_nJnAĀwash;_yBPBedēsa;^r@NGelemso;^eAu@Āsbe Teferī;]m@YHīrna;^bAAMī’ēso;[T{DGawanē;c
oJh@Ārabī;_pEaIAsaita;_tAk@Samara;^MJDubti;^R?Logīya;]j@|@Mīlē;bhFqAWeldiya;]Ge@Robīt;_rBALalibela;esBrDDessie
;^Ia@Hāyk’;^DiAMersa;]iALSifra;_?pABatī;bv@TKombolcha;]I^Harbu;_Of@Kemisē;^MhAĀt’aye;^GhAAbomsa;_NARobit;`HGKo
bo;]d@w@Mehal Mēda;]|Bl@‘Alem Ketema;]qAeBWere Īlu;^hFo@Mertule Maryam;^?|DDayē;_LqBBichena;]t@f@Lumamē;cf@SDe
bre Mark’os;`[qCMot’a;]aB[Wegeda;^wAyAFilakit;_`AKNefas Mewch’a;^rAoAIbnat;bDv@Debre Tabor;_~@MWerota;^Og@Ādīs
 Zemen;]l@s@Maksenyit;e^|CBahir Dar;_e@TT’īs Isat;_Rh@Ādēt;_|@]Mer’āwī;^j@JGurbetē;`VPDangila;]xBAMambuk;]?|BD
ibate;]oAxCĀyana;`VwEChagni;]kAWĀdīs K’idamē;_GNInjibara;]D\Ginja Bet;]@?Gimja Bēt Maryam;]Mh@Shendi;`_AKFinot
e Selam;_f@?Burē;]H]Tīlīlī;^{Az@Dembech’a;^jAbEShambu;]eAlBGēdo;crDKNek’emtē;^QaBGutin;^rHm@Mendī;_oAz@Nejo;`a
A`AGimbi;`p@lDMetu;`cChEBonga;duBkAJimma;`b@c@Āgaro;_z@yBBedelē;]wBfASuntu;csDlBHosa’ina;]j@RGīmbīcho;]oBoAWor
abe;`GBCiro;]v@~ADamboya;aYDK’olīto;auBEArsi Negele;]BHKuyera;av@cDButajīra;^SHInsēno;aq@ZZiway;aSk@Mek’ī;^Eq@
Dēra;anDYWaliso;ad@p@Welk’īt’ē;^wAmATulu Bolo;_LgAGīnch’ī;bz@HHāgere Hiywet;^P@Guder;]M}BKachīsī;_qBg@Gebre Gu
racha;`aA?Fichē;sCzCAddis Ababa;bXRSebeta;bGWBurayu;_^EGenet;]RFĀdīs ‘Alem;dsBv@Bishoftu;`[^Mojo;^}@OWelench’ī
tī;]pA_BSendafa;]u@c@Sheno;co@eADebre Birhan;]mAzCMetahāra;]vArBSīrē;^r@YWonji;\K?Wenjī;f@SNazrēt;]~@p@‘Alem T
’ēna;cc@dAĀsela;^Sc@Īteya;^WCHuruta;]]hBGobēsa;]dAYSagurē;_Sj@Bek’ojī;^uCpABale Robe;`BRGoba;_zCOĀsasa;_BVDodo
la;]eCnBMena;at@zENegēlē;_dCwAShakiso;_MWKibre Mengist;]pBRKercha;``@\Hagere Maryam;^^tCYabēlo;_WaGYirga Ch’ef
ē;]`@PKele;`mAgBWendo;cRb@Dīla;]HRWenago;_Ks@Ch’iko;^Uy@Leku;aBVYirga ‘Alem;^gA_AKofelē;db@YShashamane;fVZAwas
a;_hBMShonē;]c@f@Dimtu;]HRBedēsa;^ZIBadessa;db@BSodo;\A\Tebela;aVi@Gununo;aI]Āreka;`a@RBodītī;\@IShanto;`Ci@Du
ramē;_RBShinshicho;_T@Hadero;]bBHTarch’a Sodo;^?NWaka;^gA\Bale Hawassa;^Gf@Gasuba;^?|ACh’ench’a;dBj@Arba Minch
;`dCu@Felege Neway;^rEiDWacha;`l@\Mīzan Teferī;^DFKomtikas;`To@Tēpī;WaCxMLobuni;^}A}DBako;`OXJinka;^oC?Gīdolē;
ZyD~HMēga;]aP_KAra Ali;^~@iFGhinnir;`wPlFGode;_qC}CKebri Dahar;`fz@eJDembī Dolo;aj@v@Gambēla;^]kHBambesi;`f@_A
Āsosa;]eI_QMetemma;^uDnAĀykel;^s@XK’ola Diba;f[c@Gonder;^tAkATikil Dingay;]tBuCĀbderafī;^WcAMay Cadera;]e@YAde
baye;]o@EAbala;`gOtAWik’ro;]FmAIdaga Hamus;bRQĀdīgrat;]|@?Intich’o;ap@VAdwa;^`Eo@Sheraro;]q@xAIndabaguna;bS]In
da Silasē;awACAksum;_bD~DDebark’;^Zb@Dabat;^Zh@Amba Giorgis;_yGZSek’ot’a;^JyDĀbīy Ādī;feBJMek'ele;__@?Dolo;^?j
CMehoni;_R@Maych’ew;^Bv@Korem;`GPAlamata;]}EqHArerti;*FIFinland;T}gD}sLUtsjoki;Z?fEInari;WgI~KSalla;ZvFVKemijä
rvi;YzN}DKittilä;`_DfFRovaniemi;ZuDwDSodankylä;Z_AvKPudasjärvi;XlAkBRanua;\jFrCHaukipudas;dW`@Oulu;Ve@bBRantsi
la;X_AdDPyhäjärvi;WiDqDVaala;_sDbAKajaani;XgBkGTaivalkoski;ZcCfCSuomussalmi;\w@uEKuusamo;VlAhMValtimo;ZoC{AKuh
mo;XyGbHIlomantsi;[tDaCLieksa;\`@nBKontiolahti;aP^Joensuu;]hE|GImatra;^YkCSavonlinna;ahC`DLappeenranta;bdBmJKu
opio;]e@pBVarkaus;]f@wCSiilinjärvi;]~A_BIisalmi;VbDjAKeitele;UzGg@Kinnula;\{CzCÄänekoski;]k@d@Laukaa;cl@`@Jyvä
skylä;]hBjAJämsä;]o@`DHollola;\yB_@Heinola;\yEyEPieksämäki;`[xBMikkeli;\vAhEAnjala;_Wh@Kotka;]BIKarhula;]u@IHa
mina;abB{@Kouvola;\`ELOrimattila;bLc@Lahti;]^CHollola;_|BhAHyvinge;_J`@Nurmijärvi;_k@JTuusula;_KMJärvenpää;_AL
Kerava;]k@m@Mäntsälä;_b@rAVuosaari;]Ya@Sibbo;\j@TSuurmetsä;d@CVantaa;]B@Suutarila;\`@@Myyrmäki;^EBKaarela;^MLK
allio;m@@Helsinki;\BATaka-Töölö;\FCMunkkiniemi;^CCHaaga;\F?Pitäjänmäki;^H@Leppävaara;]KHLauttasaari;]QMOulunky
lä;\K@Viikki;]AFLaajasalo;^AAHerttoniemi;cGCEast Helsinki;^CAVartiokylä;_?AMellunkylä;`qB_@Porvoo;]xUONaantali
;]]CRaisio;_{Jn@Lohja;\sBREspoonlahti;\OCOlari;]A@Matinkylä;ePIEspoo;]Sa@Klaukkala;_|@r@Kirkkonummi;^V{@Vihti;
^{A_ARiihimäki;\b@_@Janakkala;`ZSHämeenlinna;\fDd@Forssa;\nBGLoimaa;^kAlDRaseborg;`|@oASalo;\dDNVäståboland;dD
]Turku;_SFKaarina;]QSLieto;Ud@eHHonkajoki;_uFdBNokia;]tBVSastamala;\@BVammala;]iD@Lempäälä;]V[Pirkkala;^DSYlöj
ärvi;de@JTampere;]KHHervanta;\??Pohjois-Hervanta;^m@AKangasala;]Hf@Valkeakoski;Yp@eEVirrat;XgE{BKarstula;\tIm@
Kauhava;`n@|@Seinäjoki;]pA`@Kurikka;\rCaBKorsholm;`J@Vaasa;Zv@|BNärpes;ayAdEPori;_v@dARauma;]mF{NJakobstad;_uA
a@Kokkola;\{Go@Ylivieska;]LwBRaahe;]OsEKemi;]pAUTornio;Wd@wDPello;Xb@oBKolari;VR}BMuonio;*FJFiji;?p|a@~pBTubou
;^q}dAiJLabasa;ahDfINasinu;]RFLami;gCDSuva;ZqDMLevuka;_zJu@Nadi;\QbASigatoka;Y_CwCVaileka;`jCn@Lautoka;?nA__@A
hau;*FKFalkland Islands;\rhJ`bIStanley;*FMMicronesia;Rye[il@Ifalik Village;?xGnBEauripik;?eH{JFaraulep;?eJzELa
motrek;RqCTSatawal Village;?nh@wCSorol;OYeIFais;?~QfGNgulu;Z_CuEColonia;?clCtSPingelap;[mMpDTofol;?hSqGMokil;`
~Hm@Palikir;?dq@{KMakur;RxAnAOnoun;Sp@zDPulap Village;?eEyDPisaras;R_KWMurilo;StBr@Nomwin Village;\QbEWeno;TqC
zANema;?lSz@Houk;?mb@xPNukuoro;SdFmILukunor Village;?dCqANamoluk;RaXXNgatik;?tMl\Kapingamarangi;*FOFaroe Islan
ds;Upi@e_KVágur;bGkBTórshavn;*FRFrance;^vHwnGBiarritz;_GAAnglet;_I?Bayonne;]sAk@Dax;^RwDLa Teste-de-Buch;]OAGu
jan-Mestras;]GeERoyan;^K}@Rochefort;ab@k@La Rochelle;\cA}@Fontenay-le-Comte;\h@oALes Herbiers;`pAf@La Roche-su
r-Yon;\dA`@Les Sables-d'Olonne;]ReAChallans;\aAyALa Chapelle-sur-Erdre;\K?Carquefou;^@PSaint-Sébastien-sur-Loi
re;]EFVertou;_RCRezé;eCENantes;]LIOrvault;_DJSaint-Herblain;]L?Couëron;\SDBouguenais;`sCVCholet;\`AsEVitré;\lA
?Cesson-Sévigné;dL@Rennes;\hCbDLa Baule-Escoublac;`[@Saint-Nazaire;\h@IGuérande;]tDuALanester;`sBRVannes;\h@qA
Pontivy;`nA~@Lorient;]J@Ploemeur;]`B[Concarneau;`b@WQuimper;\l@SDouarnenez;c^y@Brest;\o@KLanderneau;]}Cw@Lanni
on;\hA\Morlaix;\cMsETourlaville;^H?Cherbourg;]DAÉqueurdreville-Hainneville;\ABOcteville;``F|ESaint-Brieuc;_wCY
Saint-Malo;]wD}ASaint-Lô;]TxCFougères;\uBHMayenne;\GwAFlers;\XkBBayeux;]mALHérouville-Saint-Clair;bHBCaen;c}A{
@Le Havre;]WbALisieux;\p@pAArgentan;^U|@Alençon;_wGCChartres;\D@Lucé;^P{@Dreux;`j@w@Évreux;]mBHMantes-la-Ville
;_CCMantes-la-Jolie;\CALimay;^v@QVernon;]x@YLouviers;]No@Mont-Saint-Aignan;bABRouen;^@DSotteville-lès-Rouen;^A
DSaint-Étienne-du-Rouvray;^HCLe Grand-Quevilly;]AALe Petit-Quevilly;\FECanteleu;\B\Elbeuf;^O}BDieppe;\gB_BBerc
k;\FABerck-Plage;_I}@Boulogne-sur-Mer;\B@Outreau;]rF|DFécamp;\b@h@Montivilliers;amIwGCalais;]iBMCoudekerque-Br
anche;a@ADunkirk;]F?Saint-Pol-sur-Mer;]F@Grande-Synthe;\cIxCHautmont;^IEMaubeuge;^bAnCLaon;\`ASTergnier;`@e@Sa
int-Quentin;_h@gBDouai;\I@Sin-le-Noble;_Sb@Cambrai;_{@c@Valenciennes;]ZDDenain;\GWSaint-Amand-les-Eaux;_h@q@Wa
ttrelos;`HNVilleneuve-d'Ascq;]HAMons-en-Barœul;\HHFaches-Thumesnil;\CCRonchin;dDELille;_CGMarcq-en-Barœul;]?BL
a Madeleine;]ICWasquehal;]KBHem;bBGRoubaix;]B@Croix;bAGTourcoing;]DMHalluin;^RZLambersart;^F@Lomme;^TIArmentiè
res;\UNHaubourdin;]E?Loos;\JVCarvin;]?NHénin-Beaumont;_b@VArras;_I[Lens;\?BAvion;^HALiévin;]l@KBruay-la-Buissi
ère;^QIBéthune;]Re@Hazebrouck;\v@ESaint-Omer;cGhDAmiens;^zAi@Abbeville;\gFhBNoyon;_`@^Compiègne;\Kd@Crépy-en-V
alois;`@t@Meaux;]t@BVilleparisis;]DFMontfermeil;_ABChelles;^BMTremblay-en-France;\IEMitry-Mory;_PBVillepinte;_
?BSevran;_ABLivry-Gargan;^A@Clichy-sous-Bois;_BDGagny;]BELes Pavillons-sous-Bois;^@DVillemomble;_@CBondy;a?GAu
lnay-sous-Bois;_D?Le Blanc-Mesnil;`@@Drancy;_AFNoisy-le-Sec;_@CBobigny;]BBRomainville;]@@Les Lilas;`@APantin;\
@?Le Pré-Saint-Gervais;_?GLa Courneuve;_?GGarges-lès-Gonesse;^ICGonesse;^CCGoussainville;^L?Villiers-le-Bel;]M
s@Nogent-sur-Oise;^A@Creil;]UHSenlis;`dBk@Beauvais;\BfAOsny;^\NLes Mureaux;\IBVerneuil-sur-Seine;]MKVauréal;]A
BJouy-le-Moutier;]EHAchères;_BDPoissy;\@CCarrières-sous-Poissy;\KJLe Pecq;_@ASaint-Germain-en-Laye;]KIMaisons-
Laffitte;\@FMontesson;\@BLe Vésinet;^E?Chatou;aE@Rueil-Malmaison;aCANanterre;^?EBezons;`BESartrouville;^?DHoui
lles;]BMHerblay-sur-Seine;]EBCormeilles-en-Parisis;^EAFranconville;\D?Montigny-lès-Cormeilles;^CITaverny;_VDCo
nflans-Sainte-Honorine;\?CÉragny;cBCCergy-Pontoise;`??Cergy;^CAPontoise;]C@Saint-Ouen-l'Aumône;`s@FSarcelles;^
BDPierrefitte-sur-Seine;]BCMontmorency;]@@Deuil-la-Barre;\?IDomont;]HDEaubonne;\DCSaint-Leu-la-Forêt;^ADErmont
;^@BSannois;]G?Saint-Gratien;\ACSoisy-sous-Montmorency;]AHVilleneuve-la-Garenne;_@@Gennevilliers;aB@Asnières-s
ur-Seine;bDEArgenteuil;a?DColombes;]C?Bois-Colombes;a@BCourbevoie;^@?La Garenne-Colombes;]@@La Defense;_?@Pute
aux;`E?Neuilly-sur-Seine;`CALevallois-Perret;`CAClichy;cABParis 17 Batignolles-Monceau;^??Paris 08 Élysée;cCAP
aris 18 Buttes-Montmartre;_@CSaint-Ouen;_@GÉpinay-sur-Seine;aE@Saint-Denis;^EAStains;a?DAubervilliers;aBFParis
 10e Arrondissement;]??Saint-Vincent de Paul;^A?Hôpital Saint-Louis;cA?Paris 19 Buttes-Chaumont;c?BParis 11e A
rrondissement;c??Paris 11 Popincourt;_??Roquette;^??Saint-Ambroise;^@AFolie Méricourt;a@?Paris 10 Entrepôt;]??
Porte Saint-Martin;^?@Paris 03 Temple;^A@Quinze-Vingts;\@@Salpêtrière;_EASainte-Marguerite;c?@Paris 12 Reuilly
;a@@Gare;`?@Ivry-sur-Seine;^B@Le Kremlin-Bicêtre;c?CParis 13 Gobelins;c??Paris 13e Arrondissement;`@?Maison Bl
anche;]?BCroulebarbe;^@@Cachan;\?AGentilly;\@@Arcueil;b?EParis 14 Observatoire;_?CParis 06 Luxembourg;`C@Paris
 05 Panthéon;q?AParis;\@AParis 01 Louvre;^A?Paris 04 Hôtel-de-Ville;\?APorte Saint-Denis;`@?Paris 09 Opéra;]??
Paris 02 Bourse;_B@Paris 07 Palais-Bourbon;dBBParis 15 Vaugirard;cBCParis 16 Passy;bFBBoulogne-Billancourt;_?D
Meudon;`E@Clamart;^C?Châtillon;`@CIssy-les-Moulineaux;^A?Vanves;^A?Malakoff;_A?Montrouge;_?BBagneux;]BBSceaux;
]?AFontenay-aux-Roses;]B?Le Plessis-Robinson;^?BChâtenay-Malabry;\?BVerrières-le-Buisson;^BDPalaiseau;_EAMassy
;`CCAntony;]CAFresnes;]?CBourg-la-Reine;^C?L'Haÿ-les-Roses;]ABChevilly-Larue;_AEVillejuif;]EFOrly;^?FAthis-Mon
s;]L?Chilly-Mazarin;_EDSavigny-sur-Orge;]?BMorsang-sur-Orge;^D@Sainte-Geneviève-des-Bois;^MCViry-Châtillon;]?B
Grigny;]NBSaint-Michel-sur-Orge;]?BBrétigny-sur-Orge;]BOLongjumeau;\RAOrsay;]BBLes Ulis;]F?Gif-sur-Yvette;]KSV
élizy-Villacoublay;\DCViroflay;]EAChaville;]EASèvres;^BESaint-Cloud;_ECSuresnes;]HDGarches;]DALa Celle-Saint-C
loud;aBHVersailles;^@CLe Chesnay;\FIMarly-le-Roi;\@LSaint-Cyr-l'École;^?DGuyancourt;_F?Montigny-le-Bretonneux;
c@?Saint-Quentin-en-Yvelines;^??Trappes;^JAÉlancourt;]DBMaurepas;^CKPlaisir;\G?Les Clayes-sous-Bois;^^b@Rambou
illet;]aAf@Étampes;]kBDFontainebleau;]HUDammarie-les-Lys;_?EMelun;]BBLe Mée-sur-Seine;`d@SÉvry;_IBCorbeil-Esso
nnes;]?OBrunoy;]FCMontgeron;]FJRis-Orangis;^?EDraveil;^?CVigneux-sur-Seine;\@GVilleneuve-le-Roi;^I@Villeneuve-
Saint-Georges;aCKCréteil;^HBChoisy-le-Roi;^B@Thiais;a?EVitry-sur-Seine;_CCAlfortville;^@ACharenton-le-Pont;`@C
Picpus;^??Bel-Air;c?CParis 20 Ménilmontant;^CABagnolet;]?DSaint-Mandé;cC?Paris 12e Arrondissement;_?AVincennes
;b?AMontreuil;\EDJoinville-le-Pont;`DBMaisons-Alfort;aIAChampigny-sur-Marne;^@CNogent-sur-Marne;`?AFontenay-so
us-Bois;_CCRosny-sous-Bois;]A@Neuilly-Plaisance;^@@Le Perreux-sur-Marne;\C@Bry-sur-Marne;^EANeuilly-sur-Marne;
^?BVilliers-sur-Marne;\@DChennevières-sur-Marne;]@DSucy-en-Brie;aFCSaint-Maur-des-Fossés;]@BBonneuil-sur-Marne
;\EBBoissy-Saint-Léger;]B@Limeil-Brévannes;^?BYerres;\OQLe Plessis-Trévise;`@GNoisy-le-Grand;^G?Champs-sur-Mar
ne;\C?Noisiel;\A@Lognes;^BFPontault-Combault;eEGMarne La Vallée;]AATorcy;]?JRoissy-en-Brie;]CBOzoir-la-Ferrièr
e;\JNBrie-Comte-Robert;]FDCombs-la-Ville;\EDMoissy-Cramayel;]BJSavigny-le-Temple;][{@Lagny-sur-Marne;\?|AAvon;
\m@BMontereau-Fault-Yonne;\YuACoulommiers;^o@qBSoissons;\O`AChâteau-Thierry;^oB@Épernay;dMm@Reims;`K`ETroyes;^
`DRSens;_y@nAAuxerre;_pA`DNevers;\cFFAutun;_l@tDRoanne;^~BQVichy;]l@lACournon-d'Auvergne;]XEChamalières;cCACle
rmont-Ferrand;]CURiom;]k@eCMoulins;_pCj@Montluçon;\pC`@Guéret;^g@qEVierzon;`aAZBourges;\m@yBGien;\S}@Montargis
;]tCPSaint-Jean-de-Braye;]NHOlivet;b?GOrléans;\FASaint-Jean-de-la-Ruelle;\CGSaran;]GBFleury-les-Aubrais;\rB[Ch
âteaudun;]qAjCRomorantin-Lanthenay;`rAk@Blois;_bCn@Joué-lès-Tours;\OGSaint-Pierre-des-Corps;\@DSaint-Avertin;c
FETours;\DASaint-Cyr-sur-Loire;]oAmAVendôme;clDi@Le Mans;\v@z@La Flèche;_hCiALaval;ck@vBAngers;^}Ah@Saumur;asA
fCPoitiers;]dDs@Bressuire;`EfBNiort;^`@pBSaintes;]{@HCognac;UeEsAAvailles-Limouzine;_TkCChâtellerault;`cF@Chât
eauroux;cvAbELimoges;`w@dCBrive-la-Gaillarde;]PlCCahors;]rCFVilleneuve-sur-Lot;^j@wABergerac;^m@cAPérigueux;_n
B{AAngoulême;]lArCLibourne;]v@DLormont;\VEBlanquefort;^N@Saint-Médard-en-Jalles;]MBEysines;`?FMérignac;\DRCest
as;^UGVillenave-d'Ornon;]F@Gradignan;`BGPessac;]EILe Bouscat;dCBBordeaux;_@DTalence;]G?Bègles;\CCFloirac;]?ECe
non;]kCfAMarmande;^dCxBMont-de-Marsan;a[rBPau;`uANTarbes;]gBsAAuch;^EmBAgen;`qCb@Montauban;fQrAToulouse;\KABal
ma;]TEBlagnac;^JDColomiers;]?\Muret;\DUPlaisance-du-Touch;^CCTournefeuille;\CHCugnaux;\u@rAPamiers;_}BaBCastre
s;_UlACarcassonne;`aCFNarbonne;^tAiFRodez;`rArAAlbi;\jAkGTulle;UwCa@Lanobre;^PdBAurillac;\sEpAMende;\p@kEIssoi
re;]_CbBLe Puy-en-Velay;\c@qBMontbrison;\k@j@Firminy;_h@|FAlès;]fEBMillau;aYvCBéziers;]u@DAgde;_i@QSète;]MIFro
ntignan;dW_@Montpellier;\CECastelnau-le-Lez;\?LLattes;\UIMauguio;^YKLunel;bvFbEPerpignan;\lQmALourdes;^uc@?Six
-Fours-les-Plages;`KALa Seyne-sur-Mer;`{PjFAjaccio;YCaCCalvi;[gBbEPorto-Vecchio;Vm@eBAléria;_JwBBastia;``Ls`@C
olmar;bD`AMulhouse;\?KWittenheim;\CFIllzach;]i@b@Saint-Louis;]t@fWSaint-Roch;]PDPlaine du Var;\??Les Moulins;e
MCNice;]`A\Mandelieu-la-Napoule;_OELe Cannet;a@DCannes;aUEAntibes;`@@Juan-les-Pins;^JAVallauris;^[QSaint-Laure
nt-du-Var;_F@Cagnes-sur-Mer;]FKVence;]TVMougins;_LKGrasse;^qBWMenton;XdD{GModane;]v@}AAlbertville;`|ARChambéry
;]ZfAMeylan;\RCSaint-Égrève;^ENÉchirolles;c?EGrenoble;]BAFontaine;^M@Saint-Martin-d'Hères;__AzBGap;^iCbFSaint-
Raphaël;`DAFréjus;_v@UDraguignan;_`ArAHyères;\JELa Crau;^JDLa Garde;]DCLa Valette-du-Var;cHBToulon;\Yy@Brignol
es;]r@x@Sanary-sur-Mer;^f@ILa Ciotat;\s@w@Saint-Maximin-la-Sainte-Baume;]LkAManosque;]wAs@Digne-les-Bains;^jFD
Carpentras;\?ZL'Isle-sur-la-Sorgue;^@PCavaillon;]{AZPertuis;]Dn@Gardanne;cBOAix-en-Provence;]Ed@Allauch;\BBLes
 Olives;`BBMarseille 12;`?@Marseille 11;\??La Pomme;_Y?Aubagne;a^FMarseille 09;\@?Mazargues;]?ASainte-Margueri
te;aBAMarseille 08;^BAMarseille 07;]ACMarseille 02;hA?Marseille;_??Marseille 03;_??Marseille 01;\A@Le Camas;_@
?Marseille 06;`G@Marseille 10;\A?Saint-Loup;\BCLa Blancarde;_@?Marseille 04;_??Marseille 05;]?ESaint-Barthélém
y;aA@Marseille 13;`DCMarseille 14;aDEMarseille 15;\B@Marseille 16;]BILes Pennes-Mirabeau;^RAMarignane;_\@Marti
gues;\N?Port-de-Bouc;_ASIstres;]AOMiramas;_q@XVitrolles;_^c@Salon-de-Provence;\\f@Fos-sur-Mer;`|@o@Arles;ct@_@
Nîmes;ayAUAvignon;\IALe Pontet;]AISorgues;^JYOrange;]d@CBagnols-sur-Cèze;]u@}CBourg-lès-Valence;`CBValence;^^j
AMontélimar;^_AcBRomans-sur-Isère;]gB}@Voiron;]vAq@Villefontaine;^v@NVienne;\RKGivors;\RdAAnnonay;cv@e@Saint-É
tienne;_WISaint-Chamond;]u@y@Écully;\ABTassin-la-Demi-Lune;]?HSaint-Genis-Laval;]CAOullins;]@CSainte-Foy-lès-L
yon;^ECLyon 02;aA?Lyon 07;fA?Lyon;aC@Lyon 08;\BDSaint-Fons;`G@Vénissieux;_I?Saint-Priest;_DGBron;bDEVilleurban
ne;_ICVaulx-en-Velin;^DERillieux-la-Pape;`HHLyon 06;b?@Lyon 03;_?ECaluire-et-Cuire;^B@Lyon 04;^?@Lyon 01;_?@Ly
on 05;`DALyon 09;^Nk@Villefranche-sur-Saône;^U_AMâcon;]zAgAMontceau-les-Mines;]I[Le Creusot;^ONSaint-Leu;_eAIC
halon-sur-Saône;]mCRLons-le-Saunier;_`A|ABourg-en-Bresse;]t@vADécines-Charpieu;^G?Meyzieu;^uDNAix-les-Bains;]p
@qBOyonnax;_}AdAAnnecy;\FBSeynod;]AACran-Gevrier;]GCAnnecy-le-Vieux;\aBCSallanches;]JWCluses;^`AYAnnemasse;^o@
c@Thonon-les-Bains;]ViBPontarlier;bbAeABesançon;\eDm@Audincourt;^HEMontbéliard;`IYBelfort;_nAkBÉpinal;]|@lBVes
oul;^fE_BChaumont;]eAjEDole;\`Bg@Chenôve;cACDijon;]`@x@Beaune;YbBwBMontbard;\o@{EVitry-le-François;^iANSaint-D
izier;\i@YBar-le-Duc;]k@mAVerdun;`hEh@Châlons-en-Champagne;]qBuCSedan;`j@MCharleville-Mézières;\kKdCSaint-Avol
d;_jBs@Thionville;\E?Yutz;\XDHayange;\?rAPont-à-Mousson;^Qe@Montigny-lès-Metz;bCCMetz;bAvANancy;^@BVandœuvre-l
ès-Nancy;\BAVillers-lès-Nancy;\?ALaxou;\r@?Toul;]wBPLunéville;]{A|@Saint-Dié-des-Vosges;]cBBSélestat;]jAiDSarr
eguemines;]b@OForbach;_sDhAHaguenau;\Tr@Lingolsheim;eMCStrasbourg;^?ESchiltigheim;\?ABischheim;^DPIllkirch-Gra
ffenstaden;*GAGabon;ZgvAiEMékambo;]zEvAMakokou;XpC{HMinvoul;^|BLBitam;aO~AOyem;WzCrBMédouneu;nlG|BLibreville;a
IROwendo;`s@SNtoum;^wDtBOyam;[mDcEMitzic;ZmAlDBooué;_rIxBLambaréné;ZcAfBFougamou;\rAzHTsogni;^cDXTchibanga;XCe
BMoabi;_KmBMouila;ZqAbALébamba;ZwA}@Mbigou;^mBwCKoulamoutou;asCtAMoanda;bkAJFranceville;Z{@{AAkiéni;[f@gBOkond
ja;T}BTOnga;ZHbDLékoni;U`C`CBoumango;YlQnFMayumba;VvGsJOmboué;c~AiDPort-Gentil;_mBiGAkanda;*GBUnited Kingdom;V
jf@awHIsles of Scilly;\kP{ABrixham;`@MTorquay;`FBPaignton;_FQNewton Abbot;^i@QExmouth;]RSHeavitree;bD?Exeter;]
nBfAPlymstock;dHAPlymouth;\PGSaltash;]fDANewquay;_\d@Redruth;]a@GTruro;]w@MSt Austell;\IYBodmin;^dA~@Falmouth;
]|ADPenzance;]o@QCamborne;UEmISaint Davids;]mFkBAberystwyth;\HaDBangor;\{@QLlandudno;^SDColwyn Bay;]o@ERhyl;]O
CPrestatyn;_E|HMerthyr Tydfil;^LFAberdare;`?HRhondda;`@FTonypandy;_RRCoity;_B@Bridgend;]NSMaesteg;_ZINeath;^BD
Briton Ferry;\W\Porthcawl;en@[Swansea;]GKClydach;]PUAmmanford;\~@MCarmarthen;_]b@Llanelli;]W@Gorseinon;^`@`CBi
deford;^]KBarnstaple;]qBb@Tiverton;`mAUTaunton;`b@mABarry;_w@t@Bridgwater;]?UBurnham-on-Sea;aCUWeston-super-Ma
re;]k@ONailsea;_Y`BYeovil;^}@y@Frome;\YEWestbury;\AJWarminster;_DWTrowbridge;]MIMelksham;\JGNeston;b^DBath;]ZE
Keynsham;bX`@Mendip;fEk@Bristol;]c@OYate;_NHMangotsfield;_@FKingswood;^mAAChippenham;`Ny@Stroud;bFWGloucester;
]OWTewkesbury;`lBMHereford;^JrBPortishead;]PFClevedon;cZ]Newport;_BKCwmbran;^BIPontypool;]JPRisca;]L`@Penarth;
e@GCardiff;^FQCaerphilly;^VEPontypridd;\YMBlackwood;\H@Gelligaer;^IWEbbw Vale;a{AyDShrewsbury;]z@]Oswestry;]@]
Rhosllannerchrugog;^Lm@Flint;^EQHeswall;\IHNeston;`DTBuckley;\ARBrymbo;`OBWrexham;aS[Chester;]Z@Hawarden;^@CDe
eside;`C]Bebington;]WBGarston;`?HEllesmere Port Town;]KKSpeke;`U?Runcorn;_i@NNorthwich;^?LWinsford;\?VNantwich
;aOECrewe;\OISandbach;]Yc@Wilmslow;`SLMacclesfield;^NRCongleton;\EFBiddulph;^JDKidsgrove;^UTLongton;dJCStoke-o
n-Trent;bF?Newcastle under Lyme;`Ud@Stafford;^Eh@Wednesfield;dD@Wolverhampton;^?TBrierley Hill;`BBStourbridge;
]DGKingswinford;\b@WRyton;cRKTelford;]LCWellington;^Ht@Loughton;_o@~@Great Malvern;`Ow@Kidderminster;]DHStourp
ort-on-Severn;]YLDroitwich;bLNWorcester;^u@REvesham;^Tq@Bromsgrove;aUDRedditch;^o@VStratford-upon-Avon;_YQWarw
ick;`KARoyal Leamington Spa;]JKKenilworth;eMKCoventry;^GMBedworth;a?GNuneaton;al@UTamworth;^XILichfield;^PLAld
ridge;bSFSutton Coldfield;^@LWashwood Heath;bIPSolihull;^F?Shirley;^?GAcocks Green;iNEBirmingham;^CCAston;bTCW
est Bromwich;`CDSmethwick;]DHBartley Green;`HAHalesowen;dDIDudley;]KIWednesbury;_HBTipton;_AKWillenhall;cO?Wal
sall;_BEBloxwich;^MKBurntwood;aRACannock;]CDGreat Wyrley;^MSRugeley;]NcALeek;]U_@Buxton;\gAQFulwood;]MHDronfie
ld;]?v@Belper;e?RDerby;\@FSinfin;b\LBurton upon Trent;^OFSwadlincote;_e@HCoalville;\k@?Mountsorrel;`HILoughbor
ough;_LYLong Eaton;_[EWest Bridgford;eBCNottingham;\DCBasford;_IEArnold;^LEHucknall;\RDEastwood;]HAHeanor;_GFI
lkeston;]PKRipley;]CMAlfreton;bF]Chesterfield;]MCStaveley;c]ZMansfield;\AEMansfield Woodhouse;_LDSutton in Ash
field;^CDKirkby in Ashfield;_Wg@Worksop;]c@CRetford;_Wp@Newark on Trent;^Lz@Melton Mowbray;]Dx@Market Harborou
gh;_`@SWigston Magna;\CCEvington;]@AOadby;]@GHumberstone;eF@Leicester;\FHGlen Parva;\@EBraunstone;]ZFEarl Shil
ton;`JFHinckley;^k@v@Daventry;aRURugby;dkAVNorthampton;aMtAAylesbury;e^fAReading;\n@u@Cowley;cHCOxford;_BNAbin
gdon;^GJDidcot;^Qy@Bicester;_d@_@Banbury;^\v@Witney;\RBCarterton;b`B[Cheltenham;]Ub@Cirencester;\Fv@Calne;dm@W
Swindon;_y@dAAndover;\bB[Devizes;_e@v@Salisbury;\Rr@Ferndown;\oAc@Romsey;^ALTotton;]QJHythe;e?GSouthampton;\SA
Hedge End;aa@TGosport;_HIFareham;_Zk@Winchester;\@RBishopstoke;`B?Eastleigh;^EuANewbury;]K?Thatcham;\YHTadley;
]_@f@Alton;bVUBasingstoke;^a@a@Lower Earley;_OBWokingham;]ALYateley;_?JFleet;]D`@Bordon;``@l@Waterlooville;dJN
Portsmouth;_SKHavant;]I@Emsworth;\DLHayling Island;\@ASouth Hayling;\T@Southsea;]LHRyde;]?NSandown;]ZUCowes;]A
JNewport;]jAKNew Milton;^TBChristchurch;cRBBournemouth;cR@Poole;\?MWimborne Minster;`~A`@Weymouth;\EUDorcheste
r;b}OIEastbourne;]b@?Seaford;\TCPeacehaven;`dC@Bognor Regis;^RKChichester;`o@DLittlehampton;\`@w@Haslemere;_H_
@Aldershot;_FFFarnham;\ACHale;`EKFarnborough;^CICamberley;]HASandhurst;]?CCrowthorne;aGGBracknell;\O?Ascot;^WC
Egham;`G?Staines;\?FChertsey;bHLWoking;a@NGuildford;]FHGodalming;\w@GDorking;\NSCobham;]HGWeybridge;^?KAshford
;^GDSunbury-on-Thames;]A@Walton-on-Thames;`GBEsher;]@KHanworth;]ABHampton;\@@West Molesey;\E?East Molesey;_CRL
eatherhead;^KEEpsom;_CCEwell;]JCHook;]A@Chessington;_?ESurbiton;]GANew Malden;\CBWorcester Park;`EGWimbledon;_
ABMorden;`E?Mitcham;_?DCarshalton;cDBSutton;_@DBanstead;`GNRedhill;]F?Reigate;bEXCrawley;`\HHorsham;bHn@Worthi
ng;]KALancing;]I?Shoreham-by-Sea;]IAPortslade;aI@Hove;eE?Brighton;]OBRottingdean;^L]Burgess Hill;^EGHaywards H
eath;\g@DUckfield;\PRLewes;]q@@Hailsham;_i@@Bexhill-on-Sea;]|@i@Crowborough;^Ei@Sevenoaks;^OLTonbridge;`@LRoya
l Tunbridge Wells;\Gu@Longfield;\?@Hartley;]XASwanley;\LDOrpington;\DIChislehurst;\HFHayes;^Dr@East Grinstead;
]\IHorley;]C]Coulsdon;aECPurley;]EJCaterham;`IYBeckenham;\F@South Norwood;\BCUpper Norwood;\D?Norbury;cCFCroyd
on;`ABSouth Croydon;]J?Wallington;`CMStreatham;\B@Furzedown;\@ATooting;a?GBattersea;\AAQueenstown;dACCity of W
estminster;]?ASoho;uA?London;]@BPimlico;`EBBrixton;aG?Peckham;\EDPerry Vale;_C?Catford;\BCBrockley;\?CNew Cros
s;^E?Greenwich;a@ECanary Wharf;\@?Limehouse;\D?Shadwell;\?CBethnal Green;\C@Stepney;^CABow;b?KWalthamstow;\F?T
ottenham Hale;`@BStamford Hill;\@ASeven Sisters;\B?Harringay;^?DHighbury;e?@Islington;_BAHolloway;^B@Camden To
wn;]@?Chalk Farm;dCEArchway;^@CMuswell Hill;\BCFriern Barnet;^G@Wood Green;\ACPalmers Green;\HEEast Barnet;_YI
Cheshunt;\?DEnfield Lock;cHBEnfield Town;\E@Ponders End;a@@Edmonton;b@DTottenham;`MEChingford;]CBWoodford Gree
n;]BOWaltham Abbey;bYZBecontree;dHBBarking;c@EIlford;`JALeytonstone;_@FStratford;\C?West Ham;\ECManor Park;_DF
Canning Town;]B?Blackwall;]AHBlackheath;_G@Eltham;_KAWelling;\DCPlumstead;\EAAbbey Wood;^AAThamesmead;dEJBexle
y;`KADartford;bFSDagenham;aCERomford;]EBHornchurch;]KHSouth Ockendon;\EJSwanscombe;aCEGrays;`GFGravesend;^KOSt
anford-le-Hope;cEIBasildon;_FKBillericay;bIUChelmsford;`^VBrentwood;_\q@Bishops Stortford;\O]Saffron Walden;aX
n@Harlow;\ZEWare;^CHHoddesdon;]LGHertford;\Kq@Royston;^h@LLetchworth Garden City;^HDHitchin;dZLLuton;^KJHarpen
den;a_@OStevenage;`@RWelwyn Garden City;_@FHatfield;]GLPotters Bar;_RFBorehamwood;^O?Barnet;]ECHadley Wood;\DF
Totteridge;`?DFinchley;]?BGolders Green;`BBCricklewood;_@DWillesden;^GCKilburn;\AFBayswater;aBDFulham;`EAChels
ea;\?BLatchmere;\BDEarlsfield;aDCPutney;\B@Roehampton;_CIShepherds Bush;]AANotting Hill;`L?Acton;^CBChiswick;]
ABBarnes;]J@Richmond;\AIEaling Common;\B?West Ealing;eCGBrent;a??Wembley;\I@Harlesden;cNGHarrow;]HAPinner;]AFN
ortholt;_ABGreenford;]CHIsleworth;`B@Hounslow;_BAHeston;aAESouthall;`FJFeltham;`LSUxbridge;aKDHayes;\AGSouth R
uislip;^@ARuislip;]JMRickmansworth;\[FWealdstone;^BGBushey;bFCWatford;^ACNorth Watford;aKMSt Albans;aV?Hemel H
empstead;]\HChesham;\@DAmersham on the Hill;]@?Amersham;]KJChalfont Saint Peter;]?BGerrards Cross;cFNSlough;^?
DWindsor;`VGMaidenhead;\HIMarlow;bCKHigh Wycombe;]c@YBerkhamsted;`IYDunstable;]C[Ampthill;_^TLeighton Buzzard;
_LMBletchley;dDIMilton Keynes;\GINewport Pagnell;`Ei@Wellingborough;_Q@Rushden;]S`@Kempston;]?DKempston Hardwi
ck;bEGBedford;\i@FBiggleswade;^@YSaint Neots;]OUHuntingdon;cJo@Peterborough;]l@OStamford;`h@\Corby;`FRKetterin
g;_QeBGrantham;bS_ALincoln;\Yl@Sleaford;^s@h@Spalding;_We@Boston;]iA_@Skegness;_KlAKing's Lynn;]ZdAEly;^Ru@Wis
bech;\t@TPrimrose Place;]g@@March;\`@j@Saint Ives;cg@XCambridge;]w@GNewmarket;^G^Haverhill;_u@a@Bury St Edmund
s;]y@JStowmarket;]LaBEast Dereham;]b@r@Thetford;`cEe@Great Yarmouth;aCXLowestoft;cxA]Norwich;]NABowthorpe;_JhD
Clacton-on-Sea;\UKWalton-on-the-Naze;\DBFrinton-on-Sea;]GUHarwich;]MCFelixstowe;cd@SIpswich;br@`@Colchester;]`
@]Sudbury;`b@^Braintree;]QNWitham;]ELMaldon;^\VWickford;^OBRayleigh;\AFHadleigh;_DDCanvey Island;_BESouth Benf
leet;]HAPitsea;\g@CRochford;e?FSouthend-on-Sea;^_Ab@Whitstable;`INCanterbury;`h@XAshford;]C_@Faversham;`^ESitt
ingbourne;^j@IRochester;^D?Strood;aI@Chatham;bCAGillingham;bDVMaidstone;aKpAHastings;`uBk@Folkestone;]Fy@Herne
 Bay;`s@AMargate;bE@Saint Peters;_?DRamsgate;^BVDeal;_PPDover;]Ym@Broadstairs;\~GqKLouth;_De@Cleethorpes;aHAGr
imsby;^bAw@Beverley;eOTKingston upon Hull;]tAfAGainsborough;aWg@Scunthorpe;]O]Brough;^kAeABridlington;`h@g@Sca
rborough;]rGeSPeterhead;]rH[Elgin;dsFdBAberdeen;\ABNigg;]bBnBArbroath;UxAaBBallater;\o@lCSaint Andrews;c`@YDun
dee;_d@dAKirkcaldy;_@OGlenrothes;fDp@Edinburgh;]]@Musselburgh;[oE`@Berwick-Upon-Tweed;^yAtBAshington;\DHBedlin
gton;_O?Blyth;_KPWhitley Bay;_?BNorth Shields;^DFJarrow;]F@Hebburn;_@CWallsend;aLDGateshead;^AYCramlington;]DP
Gosforth;eADNewcastle upon Tyne;\R@Blaydon-on-Tyne;_DENewburn;^PZConsett;^]d@Bishop Auckland;^Bi@Stanley;\COWh
ickham;_UPChester-le-Street;^?QFelling;`IHWashington;_KJHoughton-Le-Spring;_VJDurham;\BNSpennymoor;]s@KPeterle
e;aYLHartlepool;]Z]Seaham;cDKSunderland;aHSSouth Shields;`?CTynemouth;\iA`BGuisborough;_?QRedcar;c`@FMiddlesbr
ough;^JABillingham;aDBStockton-on-Tees;]FLYarm;]KEThornaby-on-Tees;\Xd@Northallerton;ceAjAYork;]Ab@Selby;]e@NG
oole;\NPThorne;]~@@South Elmsall;]SDAdwick le Street;^EFBentley;bC@Doncaster;]L\Dinnington;\?IMaltby;\DKConisb
rough;\JAMexborough;\JAWath upon Dearne;\AFRawmarsh;bBDRotherham;\FQWombwell;\Eq@Kippax;_AFCastleford;_IFPonte
fract;al@{@Harrogate;]`@TGuiseley;_CBYeadon;]IBHorsforth;]BFPudsey;eP@Bradford;^GLCleckheaton;]C@Liversedge;\A
?Heckmondwike;_I@Batley;`?@Dewsbury;]I@Ossett;`BKMorley;gIKLeeds;\AEChapel Allerton;]GRLofthouse;b?HWakefield;
]DPDarton;aIFBarnsley;\EHHoyland Nether;]BDChapeltown;^ANBurngreave;g@@Sheffield;]BBNether Edge;]h@}@Mirfield;
cNBHuddersfield;aLv@High Peak;\RMGlossop;\HLNew Mills;^NOHyde;^CEStalybridge;]KMSaddleworth;a]a@Halifax;\ADEll
and;^KABrighouse;^AYShipley;_ZGKeighley;\MBBingley;\I?Baildon;\s@y@Ripon;aBkADarlington;^BSNewton Aycliffe;]vB
vCColne;^d@TAccrington;\GHHaslingden;]G?Rawtenstall;`?BRossendale;cIWBurnley;^EENelson;aGh@Rochdale;^JDHeywood
;_CFMiddleton;_K@Chadderton;]CERoyton;d?DOldham;_CHAshton-under-Lyne;]H@Droylsden;^EBDenton;]EADukinfield;\DHB
redbury;]?FHazel Grove;cFEStockport;\@HBramhall;^BCCheadle Hulme;\@OLongsight;]EGFailsworth;gLBManchester;\@?M
anchester City Centre;bFASalford;]?DOld Trafford;_D@Stretford;`?BSale;\@HHale;_BAAltrincham;_?KUrmston;_CEEccl
es;]BCSwinton;^HCWalkden;]?EFarnworth;]S?Whitefield;^CBPrestwich;^FERadcliffe;`CGBury;\BIRamsbottom;]l@HHorwic
h;^EHWesthoughton;]EDAtherton;cKKBolton;^FLTyldesley;]ILIrlam;_RKLeigh;]NBGolborne;]?DNewton-le-Willows;cCJWar
rington;_J?Great Sankey;\FOHaydock;^EAAshton in Makerfield;cAKWigan;]K@Hindley;^FWChorley;_LILeyland;e@KPresto
n;^o@JDarwen;cBIBlackburn;^hBc@Fleetwood;^@JThornton-Cleveleys;aSFFylde;]J?Poulton-le-Fylde;_BPLytham St Annes
;]W`@Ormskirk;_UBSkelmersdale;cGRSt Helens;`?PWidnes;_LMPrescot;`FBHuyton;]AHHalewood;\DEBelle Vale;\@DHunts C
ross;_BWKirkby;\FBFazakerley;]A@Norris Green;\AFOld Swan;\CFAllerton;\JGKensington;]DCKirkdale;f?BLiverpool;eD
BBirkenhead;`@OBootle;]C?Litherland;^KIMaghull;aLYSouthport;]JPFormby;`AZWallasey;\JBMoreton;cMsABlackpool;`b@
y@Barrow in Furness;\cALHeysham;`EEMorecambe;_KBLancaster;^Iw@Kendal;ad@qBCarlisle;\c@l@Penrith;\dAoFBonnyrigg
;\VFPenicuik;`x@MLivingston;]V?Bathgate;\`A`@Larkhall;\I?Dalserf;^?GWishaw;^LCMotherwell;_AOAirdrie;_F@Coatbri
dge;\LJBlantyre;^LACambuslang;\KDHigh Blantyre;\GIViewpark;]G@Bellshill;`@HHamilton;`?BMeikle Earnock;a\AEast
 Kilbride;^DMRutherglen;]@OBishopbriggs;gFFGlasgow;]X?Renfrew;^KRNewton Mearns;\JEBarrhead;aFEPaisley;]CMClydeb
ank;\F?Erskine;\LLJohnstone;_Cj@Kilmarnock;_X\Ayr;X]bBNewton Stewart;_mDUDumfries;]MtAWorkington;]FPWhitehaven
;^dLGNewtownards;`d@BCastlereagh;`DQNewtownabbey;^SKCarrickfergus;`[JBangor;\\e@Larne;^gFyCIrvine;\HEKilwinnin
g;XrDj@Campbeltown;W^kEIsle Of Mull;\cCiAFort William;_eAlDGreenock;]e@@Dumbarton;]@EVale of Leven;^q@HBearsde
n;]c@CKirkintilloch;__@ACumbernauld;_Ia@Stirling;]]?Alloa;\MTGrangemouth;^L@Falkirk;\_ALBroxburn;`A[Dunfermlin
e;_EaAPerth;_|CwEInverness;UzDsAUllapool;ZeIiCThurso;RkBqCPierowall;YqJeDLerwick;\x_@`KIsle of Lewis;Vg@`DPort
ree;VbF^Isle of South Uist;WyEbHIsle of Islay;]tAbCColeraine;^mAt@Ballymena;]MZAntrim;ew@VBelfast;aTNLisburn;^
nARPortadown;`IECraigavon;\URBanbridge;^J`@Newry;]~DsAOmagh;a@oALondonderry County Borough;a??Derry;*GDGrenada
;Z|`KijASaint George's;Ty@uAHillsborough;*GEGeorgia;^g~FglGStantsiya Novyy Afon;`]LSokhumi;_gClDPoti;_g@iAZugd
idi;bcDn@Kutaisi;]dAVSamtredia;\nB~@Kobuleti;c\d@Batumi;XgKhANinotsminda;\vBiAAkhaltsikhe;]G}AZestaponi;T|@gCL
entekhi;VoCh@Oni;^iBdATs’khinvali;]hAl@Khashuri;_eB@Gori;TsBgAPasanauri;by@|CRustavi;^b@LMarneuli;oEg@Tbilisi;
]_Cm@Telavi;*GFFrench Guiana;^~eIi]Matoury;]IMRémire-Montjoly;fJCCayenne;]|@k@Kourou;UpB_AIracoubo;]bDCSaint-L
aurent-du-Maroni;Z?rJMaripasoula;ZdA}BGrand-Santi;UaMGRégina;*GGGuernsey;\zNctHSaint Peter Port;*GHGhana;]c@mq
@Dambai;^dD_@Yegyi;]Y_ASalaga;^sB{@Bimbila;`LuBYendi;al@cIBawku;\XhBNalerigu;]nCgANavrongo;ao@RBolgatanga;apJp
@Jirapa;ag@~AWa;ax@nNJapekrom;`i@XBerekum;^UHNsoatre;a[JSunyani;_m@oAWankyi;[|@qHSawla;]uBd@Damongo;_eEkBSavel
ugu;f@j@Tamale;`pDjGKintampo;ah@|ATechiman;^m@BNkoranza;aeAb@Ejura;^kAiAAtebubu;_R~DAgogo;^~@IEffiduase;`?i@Ma
mpong;\zBEBechem;koAnAKumasi;^AENew Tafo;_?ATafo;]Fa@Ahwiaa;^KZAhwiaa;^A|@Bekwai;cPp@Obuase;_yAsAKonongo;^kAhB
Kade;^EHAkwatia;`b@TAkim Oda;]z@l@Foso;]m@`BSaltpond;_GKMankesim;^`Ad@Elmina;dSECape Coast;fdBh@Takoradi;c?ESe
kondi-Takoradi;eI?Sekondi;]IQShama Junction;_`Aw@Tarkwa;bwA}@Twifu Praso;_RQAssin Foso;_Xs@Dunkwa;^fAhBPrestea
;^RnBEsim;]hBsAElubo;_yAgFBibiani;]f@eAGoaso;^FSMim;\mAUTepa;\M_@Duayaw-Nkwanta;^z@BAtronie;_|AWDomaa-Ahenkro;
]gLlKApam;aYMWinneba;ceBm@Teshi Old Town;bHQMedina Estates;`OLNungua;^ECSakumona;cEITema;aIBTema New Town;_LEL
ashibi;cACAshaiman;_VAAdenta;\B[Aburi;_b@FNsawam;dCTAtsiaman;_QHDome;_@ATaifa;_@DNew Achimota;^BHAwoshi;aD?Gba
we;qUBAccra;_A?Osu;`x@FBuduburam;aKAKasoa;bCAAmanfrom;aKAMandela;`fA@Swedru;_G_AAsamankese;_i@c@Suhum;ce@IKofo
ridua;^V{@Begoro;^`@@Anyinam;_h@a@Nkawkaw;^qEyAKpandu;ac@]Hohoe;b?lBHo;^aA|AAkatsi;^g@UDzodze;`e@VAflao;\f@f@K
eta;^PXAnloga;*GIGibraltar;dl`@{`FGibraltar;*GLGreenland;UluHmbKPaamiut;WdSmTManiitsoq;YxCoHSisimiut;WaDaJAasi
aat;TpSmXUpernavik;UcXdLUummannaq;SxGzGQeqertarsuaq;XgNDIlulissat;RqAxLKangerlussuaq;blEtPNuuk;V_wA}GTasiilaq;
Tnn@da@Nanortalik;W~CsBQaqortoq;R|oCugBQaanaaq;*GMGambia;_fgBgsABakau;]CDNew Jeshwang;\@?Kanifing;e@@Serekunda
;^??Ibo Town;^@EBakau New Town;]?BLatri Kunda;]?@Dippa Kunda;]@AManjai Kunda;]@AKotu;^FNBrufut;`GESukuta;]?ASa
nchaba;]AABakoti;`A?Bununka Kunda;^CDWelingara;]@ALatri Sabiji;_ACTalinding;_?@Faji Kunda;]ABAbuko;]@@Kunkujan
g;]@BSinchu Alagi;eSOBanjul;^TTBusumbala;\RATanji;\ENSanyang;]ELGunjur;aOMBrikama;^k@OLamin;^eDk@Farafenni;\MZ
Soma;^dAb@Nema Kunku;\kI]Farato;*GNGuinea;]r~@y{@Douako;\Ob@Albadéria;b?hAKissidougou;]Lx@Yende Millimou;aG~@G
ueckedou;^}EkCKérouané;]iArBBeyla;\EOMoussadou;`hDl@Macenta;daCzCNzérékoré;^y@GLola;?tBg[Nyagassola;^r@nCKinti
nian;ci@b@Siguiri;]_B|CMandiana;dzBn@Kankan;^pBs@Kouroussa;`jDxBFaranah;]CgCBanko;^h@YBissikrima;]k@wADinguira
ye;\gBuATomba-kanssa;]dHt@Tougué;bzBXLabé;]K_BDonghol-Sigon;_~F?Koumbia;]}ErCPita;^~B^Télimélé;`lBhBFria;cmC|@
Kindia;^uAm@Kolenté;aeAQMamou;\oCmAArfa Moussaïa;^s@DDabola;^L\Dogomet;]|JfFForécariah;d`A{@Manéah;aGBCoyah;cZ
ODubréka;j`@p@Camayenne;bCADixinn;q@@Conakry;`PwHSangarédi;`|Bz@Kolaboui;`UYBoké;b`Av@Kamsar;]sC{CWendou Borou
;]sBqEKoundara;\VNKamabi;*GPGuadeloupe;]r~JmdBSainte-Anne;^TBLe Gosier;]RBPetit-Bourg;]E\Capesterre-Belle-Eau;
a`@FBasse-Terre;]EaASainte-Rose;^UJBaie-Mahault;\KDPointe-à-Pitre;`CELes Abymes;]_@KLe Moule;*GQEquatorial Gui
nea;\sbA}HCiudad de la Paz;]eBoBEbebiyin;YnC@Mikomeseng;cfDv@Bata;XNzCCogo;YjXxNAual;cuRq_@Malabo;*GRGreece;_y
}C_`GKomotiní;_fBAXánthi;`eEv@Alexandroupoli;\aCaCOrestiáda;YdHdIMýrina;]wEjHChios;^sAsCMytilene;`kItORódos;?x
Bj@Chálki;]~@eCKos;VfEoCAgios Kirykos;[lG`@Ermoúpolis;UoBlAFilótion;XHhCEmporeío;TsDe@Astypálaia;ZkDnEKarpatho
s;[dHbBIerápetra;bvB_AIrákleion;^bCGRethymno;JlAjBKastrí;ZlEoINeápoli;`aEfEChaniá;TsAsFAdámas;]xAwFArtémida;]X
LKoropí;\LLVári;_NOÁlimos;^E?Argyroúpoli;\@BEllinikó;aCDGlyfáda;^CBVoúla;a@QIlioúpoli;^?EKaisarianí;a?CZográfo
s;mF?Athens;`CBVýronas;aBDAgios Dimitrios;]?CDhafní;aB?Néa Smýrni;b@?Kallithéa;`?BPalaió Fáliro;]BCMoskháton;`
?EAigáleo;^BAAgía Varvára;\ADAgios Ioannis Rentis;aBANíkaia;`?AKorydallós;aDBKeratsíni;cEBPiraeus;]NEPérama;]L
@Salamína;]^EMégara;^lAHKórinthos;Xi@fCSpétses;\pCd@Sparta;^HwATrípoli;]eAWÁrgos;]`GIPýrgos;\PWAmaliáda;`wCvCK
alamata;[bIcFArgostólion;\s@{CPréveza;_dDcCCorfu;`yDGIoánnina;^eDiDPtolemaḯda;_Uh@Kozáni;_qAk@Véroia;`tA`ETrík
ala;^]d@Kardítsa;]xDf@Árta;_sAjBAgrínio;caAhAPátra;]cA?Aígio;`eAaCLamía;^qDpBThívai;]vAULivadeiá;^mCjAAsprópyr
gos;]HBElefsína;_YKFylí;_?PChaïdári;aECÍlion;c@@Peristéri;`@CPetroúpolis;^ECKamaterón;`GFGalátsi;]@ANéa Filadé
lfeia;^B?Ágioi Anárgyroi;^ODCholargós;`ECAgía Paraskeví;^?AVrilissia;aD@Khalándrion;a?EMaroúsi;]E?Melíssia;_BC
Kifisiá;]B@Péfki;_B@Irákleio;`@@Néa Ionía;^?EMetamórfosi;\KCNéa Erythraía;bP@Acharnés;^D?Áno Liósia;`RkAChalkí
da;\kAhANéa Mákri;^VLGérakas;UkCoDSkýros;WdDk@Skópelos;W]_GIerissós;SdAxANéa Skióni;\vBmBPeraía;aC`FVolos;^BAN
éa Ionía;cdBq@Lárisa;`Q_CKateríni;^RgBGiannitsá;^e@JChalkidóna;]u@s@Kilkís;_g@n@Lagkadás;]\BOraiókastro;\EFEfk
arpía;aFBÉvosmos;^@@Elefthério - Kordelió;eEBThessaloníki;_AEStavroúpoli;_A?Políchni;_?BSykiés;]@?Neapoli;aALK
alamariá;_GCPylaía;\G@Panórama;\MCChortiátis;`yA}ASérres;_wBMDráma;`s@h@Kavála;]rM|@Náousa;]Ba@Édessa;\~BBFlór
ina;*GSSouth Georgia;GdcFfrIGrytviken;*GTGuatemala;^~pPwhBSan Benito;]C?Flores;\_BtBPoptún;\lDfBChisec;dNbACob
án;\KASan Pedro Carchá;`@jASalamá;`}CXZacapa;aTuAPanzos;]}@YEl Estor;]DpAGualán;]gBeAMorales;\QgALívingston;b]
RPuerto Barrios;_~IzGBarberena;_KDCuilapa;^y@ZJalpatagua;cW[Jutiapa;_c@IAsunción Mita;]gAo@Esquipulas;bf@m@Chi
quimula;]`@\San Luis Jilotepeque;]dAg@Guastatoya;cOh@Jalapa;\hAEPalencia;\_@WSanarate;bvALSan Juan Sacatepéque
z;^FNSantiago Sacatepéquez;oa@?Guatemala City;bAKChinautla;`IOSan Pedro Ayampuc;aHh@Santa Catarina Pinula;bJLP
etapa;cEBVilla Canales;aWMSan José Pinula;`DNFraijanes;`r@LPalín;]@QSanta María de Jesús;aO@Amatitlán;gGIVilla
 Nueva;fBSMixco;]HBSan Lucas Sacatepéquez;\NDJocotenango;_ABAntigua Guatemala;]TKSan Andrés Itzapa;]GXAlotenan
go;^GECiudad Vieja;br@b@Santa Lucía Cotzumalguapa;^M_@Yepocapa;]CYPatzicía;`NIPatzún;^COTecpán Guatemala;^SBCo
malapa;]?PZaragoza;aMAChimaltenango;\E@El Tejar;^K?Sumpango;cjAy@Chichicastenango;_L`@Sololá;^HXSantiago Atitl
án;^Pg@Nahualá;bFMTotonicapán;`NESan Francisco El Alto;_BXCantel;cJEQuetzaltenango;]KGSalcajá;\BCSan Andrés Xe
cul;`ZDOstuncalco;\K?La Esperanza;\Bj@El Palmar;aOVMazatenango;]BKSan Francisco Zapotitlán;]M?San Pablo Jocopi
las;]\ESan Felipe;^HJSan Sebastián;aDBRetalhuleu;\yARSanta Bárbara;`RSChicacao;_a@VPatulul;]UbALa Gomera;\|@g@
Tiquisate;]kBfAPuerto San José;_Dw@Masagua;cKSEscuintla;]iAl@Guazacapán;_|FgBNuevo San Carlos;\FAEl Asintal;bX
SCoatepeque;_YAColomba;a`Ag@Malacatán;_eAwCJacaltenango;`FrBComitancillo;_FXSan Marcos;_EASan Pedro Sacatepéqu
ez;]USCabricán;^o@DMomostenango;aJw@Huehuetenango;]_AQNebaj;a?jASanta Cruz del Quiché;\cCKRabinal;]Aw@San Cris
tóbal Verapaz;_|Dy@Soloma;*GUGuam;_gh[osADededo Village;]ICYigo Village;\PPMangilao Village;]BGTamuning-Tumon-
Harmon Village;]??Tamuning;ZD@Hagåtña;*GWGuinea-Bissau;UfdBqiACaió;]sGf@Xitole;_wBmBGabú;^vATBafatá;YfBWMansab
á;[LhECatió;ZrB?Bubaque;_m@qBReino de Bandim;\??Belem;l?ABissau;]??Sintra-Nema;^CGReino de Antula;\@@Santa-Luz
ia;]@@Luanda;^B?Plaque;`?@Bairro Militar;_A@Missira;_@@Contumo;^@CQuelele;*GYGuyana;XtpJ_`@Mahdia;_gDqCLinden;
^}Co@New Amsterdam;j~BmBGeorgetown;[~@}AAnna Regina;[ZjDBartica;YfFeJMabaruma;*HKHong Kong;_eiUojCHang Hau;fBA
Tseung Kwan O;^CISai Kung;dDEMa On Shan;\?AKam Ying;]?AWu Kai Sha;\??Lee On;\@GTai Mei Tuk;]B?Shuen Wan;]H@Hon
g Lok Yuen;eA@Tai Po;]CHFo Tan;\EATai Shui Hang;\BBCity One;a?@Sha Tin Wai;\??Pok Hong;`A?Siu Lek Yuen;]@@Shui
 Chuen O;`EHSau Mau Ping;_BAChoi Wan;]??Choi Wan Estate (I & II);_@@Kai Tak;]?ATak Long Estate;\?ASan Po Kong;
\A?Choi Hung Estate;_@ATsz Wan Shan;]??Tsz Ching Estate;^@?Chuk Yuen;\??Chuk Yuen North Estate;f@?Wong Tai Sin
;^A@Lower Wong Tai Sin Estate (I & II);\??Wang Tau Hom;\??Wang Tau Hom Estate;f?@Kowloon City;d??Kowloon City
 Centre;a??Kowloon West End;\??Tung Tau Estate;]?@Ma Tau Wai;]??Sung Wong Toi;\??To Kwa Wan;k@?Kowloon;]??Ho Ma
n Tin;\??Kadoorie;\??Prince Edward;]?AKowloon Tong;]@?Shek Kip Mei Estate;\??Shek Kip Mei;`?@Mong Kok;^@?Tai K
ok Tsui;]??Olympic;f?ASham Shui Po;]?ASo Uk;]??So Uk Estate;]??Un Chau Estate;\A?Pak Tin Estate;]?EKeng Hau;\C
?Sun Tin Wai;]@?Tai Wai;\??San Tin;f?ASha Tin;\AAWo Che;]LBTai Wo Hau;eC?Kwai Chung;^??Shek Lei;_?DMei Foo;_??
Mei Foo Sun Chuen;aA@Nam Cheong;\??Hoi Lai Estate;\??Fu Cheong Estate;cHCTsing Yi Town;\BCTing Kau;eE?Tsuen Wa
n;\?ADiscovery Park;m?GNew Territories;_BEPat Heung;]EMSheung Shui;dCDFanling;]LASan Tin;\PVSam Shing;f@ATuen
 Mun;\@@Butterfly;]EMHa Tsuen;]@HTuen Mun San Hui;dIEYuen Long San Hui;_BAPing Shan;e@CTin Shui Wai;dE@Yuen Lon
g;c??Yuen Long Kau Hui;\@?Yeung Uk Tsuen;]ECFairview Park;]ADKam Tin;aBBShap Pat Heung;]AHSham Tseng;]DLDiscov
ery Bay;]APCheung Chau;bPMSan Tung Chung Hang;b?ATung Chung;\c@@Mount Davis;_A?Kennedy Town;hAAVictoria;\A@Mid
 Levels;aB@Pok Fu Lam;^ABWah Fu;cA?Aberdeen;\??Tin Wan;^?@South Horizons;^??South Horizons (Estate);^A?Lei Tun
g;\??Lei Tung Estate;\A?Wong Chuk Hang;iACHong Kong Island;]B?The Peak;uACHong Kong;c??Wan Chai;_?EJordan;^??Y
au Ma Tei;]?@Tsim Sha Tsui;\AAOi Man Estate;_A?Whampoa;^??Whampoa Garden;\??Hok Yuen;\??Laguna Verde;\?BFortre
ss Hill;\??City Garden;^@@Leighton Hill;\C?Braemar Hill;\CEKwun Tong;]A?Laguna City;^@BTaikoo Shing;^?@Tai Koo
;]??Sai Wan Ho;\??Aldrich Bay;\??Yiu Tung Estate;]@JChek Chue;]GAShek O;]?ESiu Sai Wan Estate;\@CHeng Fa Chuen
;^?CYau Tong;]?ALam Tin;`A@Tiu Keng Leng;_C@LOHAS Park;*HNHonduras;[~nOmaBBrus Laguna;]xBk@Iriona;YgGjCPuerto
 Lempira;UkBt@Iralaya;crO\Catacamas;^`Ad@Juticalpa;]`A|CEl Paraíso;a|BnBCiudad Choluteca;]XBMarcovia;]ZYSan Lor
enzo;]f@g@Langue;nwA{ATegucigalpa;]Ht@Sabanagrande;\mA}@Morocelí;dy@PDanlí;_Ve@Teupasenti;\`AISan Juan de Flor
es;\n@aCSulaco;^VCVictoria;]Cf@Esquías;^n@pAVilla de San Antonio;\L@La Paz;`G[Comayagua;^PWEl Rosario;bRCSigua
tepeque;]mB}AYorito;_rAq@El Negrito;bROEl Progreso;^aAiATela;]]ZArizona;daB[La Ceiba;dI@La Ceiba;bi@v@Olanchit
o;\nBbAYoro;^oDaASabá;]c@vAGualaco;^kBMDulce Nombre de Culmí;b|AsBTocoa;_`AHSonaguera;Zh@iCCoxen Hole;YaCWGuan
aja;^pO`FMacuelizo;cyBgBPuerto Cortez;`THOmoa;cQ`@Choloma;_Eb@La Lima;^LVVillanueva;]^QCofradía;hWUSan Pedro S
ula;_jA^Quimistán;]Dj@San Luis;][PSan José de Colinas;]s@OSan Antonio de Cortés;^OUPotrerillos;]ODSanta Rita;]
Pd@San Francisco de Yojoa;aODSanta Cruz de Yojoa;]f@t@Azacualpa;^jAPLa Iguala;\m@{@Santa Bárbara;\p@AAtima;_R\
Lepaera;^d@@Santa Rosa de Copán;\PVCucuyagua;`?DSan Pedro de Copán;]?HCorquín;\MPBelén Gualcho;\gBhBColomoncag
ua;\b@y@Erandique;]k@GYamaranguila;*HRCroatia;^epBoiGDubrovnik;OfCy@Janjina;XlCEVela Luka;`hHgFZadar;^cClAŠibe
nik;cmBj@Split;]IESolin;^TaKSisak;_dDCKarlovac;TrA`BBrinje;\uB_DSamobor;]QKZaprešić;\{BgBČakovec;^PNVaraždin;m
fA`BZagreb;_??Centar;`[CSesvete;^FVVelika Gorica;]uCyAKoprivnica;]Cr@Bjelovar;KuKXLiberpolis;\|AzAĐakovo;]uBGV
ukovar;^f@JVinkovci;aTs@Osijek;_dClASlavonski Brod;\`Ac@Požega;bhS@Rijeka;`tBzAPula;Y{BbAMali Lošinj;*HTHaiti;
^dfMq{BTi Port-de-Paix;e?APort-de-Paix;a[`BGonaïves;ca@d@Dessalines;db@\Saint-Marc;WfCkCMôle Saint-Nicolas;arC
fFJérémie;biAzALes Cayes;boDo@Tigwav;aj@CMiragoâne;bsB_AArcahaie;bVr@Léogâne;]SEGressier;_n@TGrangwav;cm@d@Jac
mel;_s@i@Kenscoff;oJQPort-au-Prince;fJ@Carrefour;da@ICroix-des-Bouquets;fLFDelmas;fADPétionville;`g@[Thomazeau
;\UZFond Parisien;\K~@Grand Gosier;\P}DHinche;\jA\Désarmes;_NKVerrettes;a[_ASaint-Michel de l'Atalaye;^LcALenb
e;_g@t@Saint-Raphaël;]q@g@Terrier Rouge;bp@WCap-Haïtien;*HUHungary;`ufBaiHSopron;aEzASzombathely;\_ACSárvár;`R
pAZalaegerszeg;_]lANagykanizsa;cwFhAPécs;^EUKomló;`zAc@Kaposvár;]cAADombóvár;]NgBSiófok;\zBBTapolca;]f@TKeszth
ely;^_AaAAjka;^Pm@Pápa;^f@kBMosonmagyaróvár;biAd@Győr;]_BKKomárom;]g@PTata;`KJTatabánya;]LROroszlány;`nAnAVesz
prém;]m@UVárpalota;bu@@Székesfehérvár;_iBl@Dunaújváros;\?iASzázhalombatta;`DKÉrd;]IMBudaörs;`MAKelenföld;`BCBu
dapest XII. kerület;]C?Naphegy;f?ABuda;a@CBudapest II. kerület;^AEÓbuda;^x@o@Esztergom;]cAVSzentendre;\IAGöd;^
AFDunakeszi;\IBFót;\UEVeresegyház;^^YVác;^k@b@Gödöllő;]Qp@Monor;af@YBudapest XVII. kerület;]A@Rákoskeresztúr;]
HGMátyásföld;\FASashalom;]@?Rákosszentmihály;^BCÚjpalota;^B@Alsórákos;a?EBudapest XV. kerület;_??Rákospalota;a
D?Budapest IV. kerület;b@AÚjpest;bDDBudapest III. kerület;_?BÚjlipótváros;bEABudapest XIII. kerület;`?CAngyalf
öld;bEDZugló;`BFFerencváros;h@CPest;`@?Erzsébetváros;_??Budapest VI. kerület;pD?Budapest;]??Budapest I. kerüle
t;^A?Budapest V. kerület;c@BBudapest XI. kerület;aEABudapest VIII. kerület;a??Józsefváros;]@BLágymányos;^C?Köz
épső-Ferencváros;`CDBudapest XX. kerület;`IABudapest XIX. kerület;`@?Kispest;a?EKőbánya;]A?Óhegy;`CEBudapest X
VI. kerület;aALBudapest XVIII. kerület;^J@Pesterzsébet;]@DBudapest XXIII. kerület;\B?Csepel-Királyerdő;aBCBuda
pest XXI. kerület;_DABudapest XXII. kerület;^?@Budafok;\C@Csepel-Csillagtelep;\GJDunaharaszti;]J@Szigetszentmi
klós;]c@GGyál;`?IPestlőrinc;]MBVecsés;\Cj@Dabas;^a@vCKiskunhalas;\d@e@Kiskőrös;^rBt@Szekszárd;]]u@Paks;\UPKalo
csa;_BdABaja;]r@d@Mohács;]uUiKMátészalka;\n@s@Kisvárda;bfAr@Nyíregyháza;\~BDTiszaújváros;\u@|@Balmazújváros;\O
m@Hajdúnánás;^Qb@Hajdúböszörmény;]Vj@Hajdúszoboszló;\v@XPüspökladány;dcBi@Debrecen;^bAnDGyula;]\WBékés;`DPBéké
scsaba;\t@q@Gyomaendrőd;\v@JSzarvas;_j@xAHódmezővásárhely;^cA]Orosháza;]d@dAMakó;]|@EÚjszeged;cB?Szeged;\@{ACs
ongrád;^WHSzentes;^rAIKiskunfélegyháza;b\g@Kecskemét;]QWNagykőrös;_C[Cegléd;^WaAJászberény;aw@~@Szolnok;\f@AAb
ony;]sA@Törökszentmiklós;]i@b@Mezőtúr;]{@_AKarcag;`nBsBEger;\i@NMezőkövesd;cg@w@Miskolc;\R?Diósgyőr;^jAWÓzd;^h
AvAGyöngyös;]p@THatvan;^WuASalgótarján;^eD]Kazincbarcika;\mE[Sátoraljaújhely;*IDIndonesia;bqlZbt@Merauke;YxmAe
ATiakur;adQ~DAtambua;TnJbIBaa;foBoBKupang;_eC}@Soe;_g@qAKefamenanu;VlC\Naisano Dua;]{CsGKalabahi;?`B`@Latuna;^
~BCLewoleba;?pBDWolo;a~Bj@Maumere;?fB{@Cua;?bCRRiung;?EfBNgedhubasa;awBSEnde;?c@hISeba;^zHeDWaingapu;?cBrAMbur
ukullu;?~BPLailunggi;?hA}BAlanga;_mCyDRuteng;cpBULabuan Bajo;`|GFDompu;cu@OBima;?fDr@Teluksantong;`|Am@Sumbawa
 Besar;^kJzDTambolaka;`|MiCTaliwang;a~@QSelong;^r@JPraya;f\YMataram;blE}ASingaraja;ac@nAUbud;bj@CSukawati;^OHT
abanan;^GPDalung;^?PKuta;gIMDenpasar;^GEBatubulan;d[QKlungkung;]e@OBedugul;^E?Amlapura;^@?Amlapura city;_lAz@B
enoa;]HATuban;]l@mBSeririt;aE?Banjar;bdA`@Negara;br@YBanyuwangi;^XPSingojuruh;aNHGenteng;]?BGambiran Satu;^W@S
rono;`KDMuncar;e|Bs@Jember;b~AGLumajang;_]\Kencong;]pCSGongdanglegi Kulon;]UDDampit;`b@OKepanjen;^PDSumberpucu
ng;c|@KBlitar;^\@Ngunut;^X@Boyolangu;Y~a@ifATobong;?rBz@Letung;?r]dDBagan Si Api-api;]dEgDTeluk Nibung;cBDTanj
ungbalai;epC@Pematangsiantar;_S]Pekan Bahapal;cyAXKisaran;bzAeATebingtinggi;clFcFLangsa;]oApATanjungtiram;]PFP
angkalan Brandan;^oAdBDeli Tua;k@MMedan;cH?Sunggal;eXCBinjai;^FYStabat;_c@]Labuhan Deli;bIRBelawan;ec@\Percut;
cSJPerbaungan;_xAjABerastagi;aBPKabanjahe;\Ef@Tongging;\?DParopo;^c@r@Pangururan;_lA[Sidikalang;_fBzASingkil;b
QiASubulussalam;?fBeASuak Bakung;?XzCPulo Batal;]lAmHBlangpidie;?kDTTanah Merah;?fAiABlangkejeren;?`B{BTakengo
n;_\sBBireun;dyABLhokseumawe;?{Bl@Idi Rayeuk;\hJuASigli;_~BeBSabang;dAdABanda Aceh;?MbCLhokkruet;_oDcAReuleuet
;`\vEMeulaboh;?j@bGSibigo;\}AfASinabang;?{^ha@Ipuh;?pNyJSikabaluan;brGaNGunungsitoli;]vASLahewa;\uF{BBarus;_qB
?Tarutung;ad@t@Sibolga;]bEhFTeluk Dalam;?_Jz@Ujung Gading;?xAy@Natal;d_@cDPadangsidempuan;^_BeCBandar;bOIRanta
uprapat;?SrEUjungbatu;?{BIKota Tengah;eqDsBDumai;`\xBBalai Pungut;i]jBPekanbaru;?lEIRokan;ck@|CPayakumbuh;br@P
Bukittinggi;?qFj@Teluk Kuantan;^vB`@Sijunjung;?RnBSurian;hhB}@Padang;a}@]Solok;`p@cAPadangpanjang;ax@^Pariaman
;?tDbEMuara Siberut;YkAtATuapejat;?wFm@Mandarahan;boBr@Sungai Penuh;?v@dBMukomuko;?iIHSurulangun Rawas;?dBWRan
tau Panjang;?qEfAMuaralakitan;?iBBSekayu;?tCyIPelabuhan Dagang;gkBxAJambi City;__BcASimpang;`dBo@Mendaha;^Xg@K
uala Tungkal;ZzCeAKuala Cenaku;?GtESungai Bengkal;]xBIMuara Bungo;?dAmAKotabaru;?y@yJSiak Sri Indrapura;?S`BPa
ngkalan Bunut;?BiFBengkalis;?sB~ASelat Panjang;_mCATanjung Balai;iwB]Batam;?jDdHTembilahan;?iHgASenayang;dd@oD
Tanjung Pinang;[SxGDabo;^wBzHMuntok;jpAhDPalembang;doG}CPangkalpinang;bAw@Sungailiat;?wAxEKepoh;?tErDWiralaga
 Mulya;?_AlHLabuhanmaringgai;?NgCSurabaya;_hD^Kotabumi;`cAHTerbanggi Besar;cQl@Metro;iH~@Bandar Lampung;?~BJKot
aagung;bxAoGBaturaja;_eBoDIndralaya;bxAb@Prabumulih;`tAdBTanjungagung;`r@]Lahat;`x@n@Pagar Alam;dlAsCLubukling
gau;_bAb@Curup;?fCOKetahun;fuApABengkulu;?uAfAMasmambang;?{DbAPulauberingin;?wAjBLiwa;^}IjGLabuan;fk@iACilegon
;hSTSerang;bm@@Kresek;bg@ASepatan;cKCTeluknaga;dKZCiputat;jLKTangerang;cLPCurug;aSHSerpong;c\OCikupa;dCMPasark
emis;arAZPandeglang;b[HRangkasbitung;dyAd@Ciampea;b\vAPelabuhanratu;?w@vASinarharapan;eSeBSukabumi;ci@SCianjur
;aW?Ciranjang-hilir;da@jABanjar;\MOLeuwiliang;dDw@Padalarang;gMDCimahi;cOKLembang;k@TBandung;_@RPameungpeuk;aD
IMargahayukencana;bHJSoreang;cMBBanjaran;bg@BPaseh;bFYCileunyi;da@OSumedang;b?ASumedang Utara;^K~@Wanaraja;bJL
Garut;dyE`BCilacap;]o@SKroya;^f@UWangon;^r@GSidareja;_Dc@Majenang;d}AVPurwokerto;_@WBaturaden;^f@i@Margasari;^
OGBalapulang;^G?Lebaksiu;`?MSlawi;b@GAdiwerna;aGATarub;eDKTegal;aJDDukuhturi;^VEBulakamba;_LLKetanggungan;ap@Q
Karangsembung;b^XKuningan;bXdACiamis;_^URajapolah;_C^Kawalu;hAITasikmalaya;_TBSingaparna;aWeBMajalengka;`EUJat
iwangi;aKs@Jatibarang;^YAKarangampel;bXYIndramayu;c]hAPlumbon;aD@Klangenan;aB?Palimanan;b@KArjawinangun;aMTSum
ber;cCIWeru;eK?Cirebon;cMPAstanajapura;bbDgBPamanukan;bHx@Subang;c~@APurwakarta;bC[Cikampek;eZUKarawang;b`@ICi
karang;dt@l@Citeureup;aJj@Caringin;aFLCicurug;iAe@Bogor;bJa@Parung;cAOPamulang;dEJSawangan;kI?Depok;eENCibinon
g;eUQCileungsir;kE_@Bekasi;^FIUtan;uRDJakarta;jXNSouth Tangerang;dsBYRengasdengklok;^}XhBLasem;_T@Rembangan;^x
@_@Tayu;_Sb@Juwana;bTFPati;_f@CGebog;a?JKudus;`AEBaekrajan;^XDWelahan;`@SPecangaan;iFUJepara;^EKMlonggo;cAIBat
ang;jx@dBSemarang;^SFMranggen;cVTUngaran;`?VAmbarawa;dQLSalatiga;`rAgAWeleri;brA?Kedungwuni;_D@Wonopringgo;_?Q
Wiradesa;eK?Pekalongan;`\BComal;c\CPemalang;^Jh@Randudongkal;_m@IBuaran;`d@bAPurbalingga;akBEWonosobo;^AfAKuto
arjo;`zBs@Sokaraja;_?HBanyumas;`k@RGombong;bmC[Magelang;`AHMertoyudan;`[h@Melati;`@ASleman;aL[Muntilan;b[b@Dep
ok;_KACandi Prambanan;^IIJogonalan;fb@RYogyakarta;aDDKasihan;`?EGamping Lor;`FEGodean;`?ZPandak;`GCBantul;aEAS
ewon;]@LPundong;_L?Bambanglipuro;^DASrandakan;aeADWonosari;_@a@Karangnongko;^w@CSelogiri;_q@RJatiroto;^j@{@Jat
en;^\IColomadu;]DBNgemplak;aC?Kartasura;bOHGrogol;gAGSurakarta;`HHBaki;]R@Delanggu;^?HCeper;]BHTrucuk;bHAKlate
n;`DDWedi;]BGKebonarun;_KIKaranganom;`BWBoyolali;_SJGatak;^JkCDemak;cw@f@Purwodadi;_Aw@Jekulo;aQzBSragen;]uAEN
gawi;`DuABlora;`a@b@Cepu;dL~AMadiun;aJn@Ponorogo;^q@h@Trenggalek;`e@ATulungagung;aC?Kedungwaru;eSq@Kediri;`Vi@
Nganjuk;`g@EKertosono;_Jb@Gampengrejo;]k@ONgoro;_DSDiwek;b?EJombang;]WBMojoagung;cOSMojokerto;]?@Soko;bl@x@Par
e;^oAz@Pakisaji;hEQMalang;dRUBatu;c[BSingosari;bCILawang;dk@e@Pasuruan;aPIBangil;cR]Sidoarjo;`LBTulangan Utara
;^IDTanggulangin;^@\Pandaan;]LDPrigen;_Fu@Krian;^GGDriyorejo;aAg@Kebomas;aECGresik;]KBKamal;lENSurabaya;_Db@Bu
duran;aAGGedangan;aAcABangkalan;^fAa@Paciran;^j@l@Babat;`s@@Lamongan;ajBDBojonegoro;ac@q@Tuban;_uBqESangkapura
;aqFfFSumenep;]OFKalianget;`jCZSampang;am@EPamekasan;`m@pBBesuki;d~ABProbolinggo;^c@@Kraksaan;`sA\Bondowoso;^S
i@Panarukan;_?DBalung;gQCSitubondo;_QBPanji;^{@r@Wongsorejo;?SgDKetupat;?wDu@Tembayangan Barat;?hEeGRaas;?qHgK
Pagatan;?w@yBTanjungbatu;?vCzCSatui;?dBh@Jorong;gfAeCBanjarmasin;bu@PMartapura;eBDBanjarbaru;^xAuAKualakapuas;
?zE^Pagatan;?rCj@Kuala Pembuang;coAkDSampit;?rCk@Semilat;euISPalangkaraya;?wDaBBuntok;_qBxATanjung;`DpABarabai
;`X_@Amuntai;?eEABakau;?HcBTana Paser;g_C_CBalikpapan;_`K_AMuara Teweh;?eAkHUjoh Bilang;?wA|CSendawar;?eCk@Kah
ala;?bHiJLongnawang;?hK~DPutussibau;`tUiBKota Sambas;^[hBBengkayang;gVjDPontianak;?{C?Tayan;?_DISekadau;awBISi
ntang;?@|LNanga Bulik;b[fBPangkalanbuun;]vBi@Manismata;?pE}BKetapang;?DuBSukadana;?sAoCBalaiberkuak;?|E^Padang
tikar;_dEtLManggar;b~B]Tanjung Pandan;_}FmTSungai Raya;dOi@Singkawang;`@s@Pemangkat;?rFoJSabang Barat;Z}ByDRan
ai Kota;?aC|GSerasan;?uh@{ELong Layu;]wDBMalinau;?dDfELong Pujungan;?eESLong Peso;daD{BTarakan;`j@|ATanjung Se
lor;?bAgFSebuku;`{B[Nunukan;Syv@yGMiangas;?lFxPUlu;^SuDTahuna;?sG{BRainis;dzIlPBitung;^\@Airmadidi;fXIManado;^
H^Tomohon;^U@Tondano;^uE`TSanana;?zBs@Dofa;?bE\Bobong;?xE_CSalakan;_bBgALuwuk;?vAgHTilamuta;dmCAGorontalo;byFg
@Kotamobagu;?vC[Pimpi;d`P_@Toli-Toli;?{BWBuol;?YzBLemito;?jGo@Bangkir;?dAdDTambu;?zJmEBenua Baru;d`BhDBontang;
hbAzBSamarinda;dHPLoa Janan;?}MzJKalumpang;\vBf@Mamuju;__HYMasamba;?gA_BPendolo;fbDgFPalu;_oD`BPoso;?eDiBAmpan
a;?n@|EKolonodale;?p@bCMalili;]oDQBungku;?SvDAsera;?lFFLasusua;?qClBKolaka;?mApBRumbia;clIQWatampone;_NrBSinja
i;^fCUMaros;cKgEParepare;`oAVSengkang;?mAuASiwa;cj@mCPalopo;_z@CRantepao;axDpBMajene;`iAUPolewali;jQvIMakassar
;aJ`@Galesong;?kAfAJeneponto;?mCvABenteng;ckLcCBaubau;`W{BRaha;^AAKatobu;eh@iDKendari;?XyDKaleroang;?kDpEMunse
;?y@tFWanci;?_Q}LAirbuaya;_eC^Namlea;]fAtBNamrole;[q[zXSaumlaki;?~Co]Bula;?oAxCGeser;?|CkAWerinama;?pBKTehoru;
_zBSAmahai;_IGMasohi;e|CnAAmbon;?{@iDTaniwel;?sEIWahai;^hLqFKawasi;ZM_ELabuha;?mA_EWeda;[sAiAMaba;^pCGSofifi;d
b@ITernate;?c@mCTongutisungi;^yAm@Tobelo;]w@_ADaruba;?gAvIPetani;]sJpBWaisai;?uGrAMega;]UzCTeminabuan;dtCoBSor
ong;?x@hBSeget;?bFtAWaigama;?sMx@Serkos;]Y|CFakfak;?eCkCTomu;]mBUBintuni;?hBvCOnimsari;?aCUWarganusa Satu;?sBa
AWindesi;?}@lARasiei;\fAeGRansiki;?}BiBKameri;brCWManokwari;?tD{@Saukorem;?[lEMerdey;TjD{CFef;?uSOSorendiweri;
_cAxABiak;\_@jCSerui;?gBKSumberbaba;X^fJBugalaga;?`ArAWaghete;?sDg@Beoga;c`BxCTimika;?`CKUta;?rEyBKiruru;biBsB
Nabire;?tBQKwantisore;?dFlAKaimana;`}AbLDobo;afHYTual;?ce@vMKimaam;TaDJOkaba;?NoDBade;Zr@aCKepi;]jFaEAgats;Yo@
}DKenyam;^lAqDMulia;?wB{ADabra;]ZdCTiom;`cBb@Wamena;YwCcAElelim;?fAxDSumohai;?_Gh@Oksibil;?q@cJWaris;??tBUbrub
;?pB|MTanah Merah;?q@pFMuting;f_@{\Jayapura;_h@FSentani;`WDAbepura;?bDSGuay;?nBmABetaf;\bBs@Sarmi;?nCtAKasonaw
ejo;*IEIreland;Sp~@ccIScarriff;^}AqATralee;^mCqBEnnis;aJuAGalway;buAxBLimerick;\GzCBallincollig;WhC`ASkibberee
n;d_DeACork;^EDDouglas;\GJCarrigaline;\uDcHTullamore;]e@n@Portlaoise;]IjAKilkenny;\xAx@Cluain Meala;`uBRWaterf
ord;^c@sBCarlow;]YcADroichead Nua;]YGNaas;]YWCelbridge;aa@HTallaght;eE?South Dublin;\EATempleogue;oKEDublin;\D
DRathfarnham;]IDSandyford;^QCDún Laoghaire;^GPBray;]GJGreystones;]nA`DWexford;_GmIDundalk;\u@lBMalahide;\@HDon
aghmede;_JKSwords;]G]Balbriggan;]Vj@Finglas;\N?Blanchardstown;\LDLucan;\HALeixlip;_]eADrogheda;^`ALNavan;\Qt@M
aynooth;UjDoCBelturbet;]UrBAn Muileann gCearr;]vBRAthlone;]hBiDSligo;]sCgCLetterkenny;[xHzECastlebar;ThCiABelm
ullet;UDpCClifden;*ILIsrael;`gzEylEAcre;`CONahariyya;]KNJudeida Makr;\ICYirkā;\GDMajd el Kurūm;_I@Karmi’el;]DU
maalot Tarshīhā;]{@e@Qiryat Shmona;^Lp@Safed;]PLMaghār;^f@dIArad;]V@Kuseifa;fYiBWest Jerusalem;o?@Jerusalem;\A
?Giv`at H̱ananya;]J?Qiryat HaYovel;]BEMevasseret Tsiyyon;aTYModiin Ilit;][c@Ariel;^Z}@Bāqa el Gharbīya;]AQKafr
 Qari‘;]G@‘Ara-‘Ar‘ara;`KCUmm el Faḥm;\eABBet She’an;_Ey@Tiberias;^l@OSakhnīn;]RBTamra;]KFKafr Mandā;]OJKafr K
annā;\BDAr Rayna;_?@Naẕerat ‘Illit;aB@Nazareth;]B@Yāfā;_ANAfula;]HMMigdal Ha‘Emeq;\TEQiryat Tiv‘on;]FJYoqne‘am
 ‘Illit;]FGDaliyat al Karmel;]@ONesher;_YGShefar‘am;_PEQiryat Motsqin;`EDQiryat Ata;_BCQiryat Bialik;_BCQiryat
 Yam;eLFHaifa;^DHTirat Karmel;]Bd@Zikhron Ya‘aqov;\?HBinyamina-Giv'at Ada;\@?Binyamina-Giv‘at ‘Ada;]B@Or Akiva
;aBLHadera;_OEPardés H̱anna Karkur;_Ef@Eṭ Ṭaiyiba;\DAQalansuwa;]J?Kadima Zoran;]CGKfar Yona;dNANetanya;cx@bCAs
hkelon;dOWAshdod;]K?Gan Yavne;dOc@Rishon LeTsiyyon;_AFNess Ziona;aK?Ramla;^BABe’er Ya‘aqov;_CQOr Yehuda;_?EKir
yat Ono;]A?Ganei Tikva;`JAGivatayim;dDJH̱olon;bDABat Yam;b?EJaffa;fEETel Aviv;aIQHerzliya;aGARa'anana;_DDRamat
 HaSharon;cDLRamat Gan;dC?Bnei Brak;^C?Giv'at Shmuel;dGAPetaẖ Tiqva;`?MHod HaSharon;bCAKfar Saba;^GKEṭ Ṭīra;]E
VKafr Qāsim;aB@Rosh Ha‘Ayin;_@HEl‘ad;]JBYehud;^@?Yehud-Monosson;]MDShoham;aJHLod;aYJModi‘in Makkabbim Re‘ut;ch
@?Reẖovot;_L@Yavné;^GLGedera;]DNQiryat Mal’akhi;`AVKiryat Gat;bm@WBet Shemesh;]HtAH̱ura;]b@SRahat;^^WSderot;^C
h@Ofaqim;_DUNetivot;cg@`@Beersheba;]M?Tel Sheva‘;\_@P‘Ar‘ara BaNegev;^APDimona;Yl@zAMitzpe Ramon;`]pEEilat;*IM
Isle of Man;d~ZmqIDouglas;*INIndia;^_rNwiAKottaikuppam;]Sm@Marakkanam;^GMKottaikādu;a~@DTindivanam;^Ux@Kurumba
pet;eE?Gundupālaiyam;gE@Puducherry;\BFManaveli;^?AAriyānkuppam;^HAVillianur;cA\Cuddalore;_RCNellikkuppam;`V?Pa
nruti;\E[Valavanur;aPCVillupuram;]?DSālamedu;^x@KTirukkoyilur;\I[Vettavalam;^a@[Gingee;\dAAVengikkal;c?DTiruva
nnamalai;^v@OChengam;]IhBVadakkanandal;\o@FTyāgadurgam;jV@Kallakurichi;_?AKallakkurichchi;]PTChinna Salem;]x@D
Narasingapuram;`C@Attur;^?vAThuraiyur;^??Turaiyūr;_w@OPerambalur;]o@c@Tittagudi;^Ft@Ariyalūr;^w@MJayamkondacho
lapuram;]Ve@Pennādam;aQUVirudhachalam;`@AVriddhāchalam;]Da@Ulundurpet;ci@NNeyveli;]]`@Kīl Bhuvanagiri;_JUKurin
jippādi;]_@g@Kammivapettai;]Ar@Parangipettai;\DPAnnāmalainagar;`F?Chidambaram;^XVKattumannarkoil;\?CLālpettai;
^c@JSīrkāzhi;aNZMayiladuthurai;\RDKuthalam;au@\Kāraikāl;]f@lAThiruthuraipoondi;`Ao@Thiruvarur;]VHKoothanallur;
`LHMannargudi;\Hd@Madukkūr;\XyAPapanasam;\QCDārāsuram;cEAKumbakonam;\G?Tirunāgeswaram;\p@JAyyampettāi;\NBThiru
vaiyaru;]nAEMannachanallur;\?DBhikshāndārkovil;i?JTiruchirappalli;]I@Pāppākurichchi;\??Ellakkudi;\G@Koothappar
;]EMLalgudi;_?VTuvāgudi;\F?Navalpattu;]@GTiruverumbūr;\y@LVallam;\EGNeelagiri;^IDNānjikkottai;e?KThanjavur;_\z
BArantāngi;b`@i@Pudukkottai;cH|@Kāraikkudi;^BBSankarapatti;`MRDevakottai;]kAcAPeravurani;aWYPattukkottai;^KNAd
irampattinam;]UKMuthupet;^gADVedaraniyam;b@mANagapattinam;]Au@Tharangambadi;_jBzIRameswaram;^R@Pāmban;\d@{ATon
di;\SzAMandapam;`x@QRamanathapuram;_FZKilakarai;af@_AParamagudi;]EOIlaiyankudi;]fAg@Tiruppuvanam;^i@^Manamadur
ai;ahA^Aruppukkottai;^b@\Sattur;aGm@Virudunagar;\[HPālaiyampatti;\?[Kariapatti;`V[Tirumangalam;\bAb@Vathirairu
ppu;^|@a@Uttamapālaiyam;\@LKāmayakkavundanpatti;`F?Cumbum;\}@n@Mamsapuram;bFHRajapalayam;]LFSettūr;\ABSettiyār
patti;]JHSivagiri;]BRVāsudevanallūr;ak@u@Srivilliputhur;]a@NViswanatham;\@@Sithurajapuram;`GKTiruttangal;dDDSi
vakasi;\Iv@Inam Maniyachi;aC?Kovilpatti;\^BKalugumalai;``@CSankarankovil;`Z?Puliyankudi;aJRKadayanallur;^OPSūr
andai;\DCSāmbūrvadakara;\H?Āyikudi;`BFThenkasi;]UHKilapavoor;^MHĀlangulam;_T\Vikramasingapuram;^K?Ambasamudram
;^CBKallidaikurichi;]IAVadakku Viravanallur;\IBCheranmahadevi;\A@Pattamadai;\_@QNāranammālpuram;jJDTirunelveli
;\m@RSrivaikuntam;\KLNazareth;^WAArumuganeri;_E?Kayalpattinam;]@a@Attimarappatti;fCEThoothukudi;^?BMuttayyāpur
am;_AQMappilaiurani;_HBMilavittan;]CCSankaraperi;\Ky@Vilattikulam;^H|BTiruchchendur;]PLUdangudi;]rCn@Kallukutt
am;\ICNallavila;\GFĀchāripallam Vāniyakudi;\BCĀlūr;\AEVillukuri;dKFNāgercoil;\FJDharmapuram;]]DKanniyākumāri;^
My@Vadakku Valliyūr;]s@FTisaiyanvilai;\t@SEruvādi;^HMKalakkādu;^Ed@Pānakkudi;]JLAramboli;\LCBoothapandi;]VDPad
manābhapuram;]DATiruvankod;]@CMulakumūd;\@AKāttatturai;\E?Kothanallur;]BCVerukulambu;\GKPonmana;\D?Kulasegaram
;]DIKadayal;]?BTriparappu;\DBArumanai;]FAEdaicode;]AFPacode;]K@Tiruvattār;]DDUnnamalaikadai;\CBValvachatottam;
\?DKappiyara;\B@Karingal;]BMMarthandam;\??Nalloor;]HHPainkulam;]DAEzhudesam;]AGMethukummal;^?EPārassāla;]GBKuz
hithurai;\?EPalugal;_XGAthiyannur;]@DKanjiramkulam;_KLKollancode;`N_@Pallichal;_BBKalliyoor;^@DVenganoor;aQ?Ne
yyāttinkara;_HQMalayinkeezhu;_GCKulathummal;^FAVilappil;^BFVilavoorkkal;_DGVattiyūrkāvu;_DEKudappanakkunnu;]F?
Sreekaryam;hEJThiruvananthapuram;\o@r@Keezhkulam;\KBPalappallam;]ADColachel;]@?Reethapuram;]zCgEKandalloor;]IZ
Ayanavelikulangara Vadakku;^AIKulasēkarapuram;]AAKarungappalli;]DBĀdanāttutekkumuri Kizhakku;^?IOchira;`@IKaya
mkulam;]??Pattiyūrgrāmam;^CDKrishnāpuram;]GEKattanam;\??Bharanikāvu Tekku;]CRThodiyoor;]BDKalleribhāgam;^FFPon
mana;_CFChavara;eGPKollam;_AGTirkadavūr;]AEKaruva;]C?Panayāttur Vadakkumbhāgam;]]t@Kadakkavoor;]??Vakkam;\CAKī
lattingal;]RMEdavai;_BEParavūr Tekkumbhāgam;_BIMayyanād;_CETalattala;^EBMīnād;^CFPuttankulam;_?NVarkala;_A@Vet
tūr;_QBAttingal;^@FKizhuvalam-Koonthalloor;^@BAzhoor;]E@Vellūr;]OBIroopara;^E?Vettanād;^BDUliyazhathura;^M@Kid
arakulam;`AENedumangād;^q@kAShenkottai;]CKVadakarai Kīl Pidāgai;_dABPunalūr;^\BKottārakara;^HVAdichānallūr;^DE
Nedumpana;_BBTrikonavattam;_BEKottangara;^@EPerunād;^EAElampalloor;^Kg@Adūr;_IUPathanāmthitta;_}AqAGudalur;]pB
EPalai;^SBErāttupetta;]xAUKutiatodu;]ADThaikkattussery;^C@Pallipuram;]BHVayalār;_?DCherthala;_?AShertallai;\C@
Kokōtamangalam South;]GMVaikam;\M\Chengalam;^PKThanneermukkom;]B?Srīkandamangalam;]?HMuhamma;^DFKalavoor;^C?Ma
nnanchōri;_@DKomalapuram;^B?Pathirappally;_e@ANattakam;_EBPanachikkad;`BKKottayam;^BCAymanam;_EAPerumbaikad;_E
IEttumānūr;^A?Ettumanoor;^@NVijayapuram;^ADPuthuppally;`DVChanganācheri;`EJTiruvalla;]AGPaippad;]GRChengannūr;
^JJMāvelikara;\LKMēppādam;\DFHaripād;]@BKarthikappally;]CDCheppad;]@@Muthukulam;^DIKumārapuram;dRk@Alappuzha;]
D}@Kodamthuruth;^?CEzhupunna;^Ni@Elamkunnapuzha;]?ANarakal;^AUParūr;^GLVarappuzha;_BEKottuvalli;^ECKarumālūr;_
C@Alengād;_@BAlangad;^?HCheranellūr;^@CElūr;\D@Kadamakudi;]AHMulavukad;g?LKochi;]@EVypīn;hC?Kanayannur;_APKumb
alangy;^EEKumbalam;_@FAroor;\I?Arukutti;_CCManakunnam;]CAMulamthuruthy;`JGTripunittura;_@?Maradu;]IAThiruvanku
lam;]GEPuthencruz;^QTPiravam;^OUMūvattupula;^@?Muvattupuzha;^POVengola Kizhakkumbāgam;_]?Kotamangalam;^J?Irama
llūr;^PKPerumpāvūr;\BCChelamartam;\FHVāzhakulam;]CCMarampilly;^E?Perumbavoor;]HLKunnatnād;aFCEdattala;]FFKakka
nad;`@@Vazhakkala;a?IKalamassery;_@EKadungalūr;]ECAluva;]??Alwaye;_@BChoornikkara;^?KChengamanād;^IGAngamāli;\
LIKallūr Tekkumuri;]AAKallūr Vadakummuri;\CCKoratti;_@EKizhake Chālakudi;^KZNedumbassery;]EAMartūru;^K@Koovapp
ady;^l@u@Amballūr;\@?Namminikara;\AGMarattakara;\H@Chevvoor;\@NPorathissery;\D@Kattur;^GDIrinjālakuda;^G\Puthe
nvelikara;`HGKodungallūr;^ELChendamangalam;]DAVadakakarai;^?CMoothakunnam;]DIEdavilangu;\?EPanangad;\GAThekkum
kara;\HAPappinivattom;]@CPerinjanam;^@CKaipamangalam;\@EChendrappini;]FOTalikkulam;^@EVadanappally;_DKChetwayi
;\HQEdakkazhiyūr;_GDKārakkād;]??Guruvāyūr;\KTKaramuck;\?AManalur;eWEThrissur;\KDPuthūr;]JUKillannur;\EKVadakān
cheri;_CSShōranūr;^HEOngallur-II;`\ZKunnamkulam;]L?Punnayūr;\?AVadakkēkkād;^EQĀlankōd;^BEEdappāl;]?GKāladi;]CC
Kuttippuram;_CEKāttipparutti;^OLTrittāla;^FKIrimbiliyam;]PCNaduvattam;_M[Kodur;_FAOthukkungal;_BDKōttakkal;bMG
Malappuram;_C@Peringottupulam;_YHPerintalmanna;^ORCherpulassery;]\FMuthutala;^CFPattāmbi;\G?Ongallur-I;`o@e@Ma
nnārakkāt;^a@b@Puthuppariyāram;_?FPirāyiri;^RVAlattūr;`\WOttapalam;\HAVāniyamkulam;\sBj@Vettaikkaranpudur;\CCA
naimalai;\Zc@Pudusseri;]JEPudussery West;^CPChittūr;\LBPudunagaram;]BAKoduvayur;]GQMarutharōd;bH@Palakkad;^?CA
mbikāpuram;]y@_ARakkiyapālaiyam;^?DTudiyalūr;aBFIdaiyarpālaiyam;_BBVadavalli;]A@Vīrakeralam;\AHRāmachettipālai
yam;aE?Kuniyamuttūr;]QHChettipālaiyam;^N?Madukkarai;bAIKurichchi;]KCVellalūr;^?CSingānallūr;kJACoimbatore;]AIC
hinnavādampatti;\BAVellakkinar;^GASrvanampatti;]C@Vilankurichi;_CAKālappatti;\KNKannampālaiyam;]FCIrugūr;^M?Su
lur;^IQKarumattampatti;]CFSāmalāpuram;\MEMangalam;\x@xAŪttukuli;]E@Sūleswaranpatti;a?CPollachi;^DVKottur;\m@ES
undakkāmpālaiyam;`GCUdumalaippettai;]P|@Marayur;ah@IValparai;]h@b@Kuttampuzha;`Br@Thodupuzha;`cAg@Munnar;\o@n@
Kombai;\BITevāram;\OQChokkanāthapuram;_C\Chinnamanūr;aSe@Allinagaram;i?BTeni;_KUPeriyakulam;ad@TBodināyakkanūr
;\c@wASivagirippatti;`@?Palani;^E?Ayakudi;_Jh@Kodaikānāl;]u@NVattalkundu;]Q?Nilakottai;]KAAmmainaickanur;]t@BD
evadanapatti;^B\Āndippatti;\OXElumalai;^QSUsilampatti;_w@PTirupparangunram;\BKPudukkottai;]CCParavai;]TKSholav
andan;^?KVadipatti;\m@VOttakkadai;^H?Kannānendal;]??Nāyanakulam;]@CTiruppālai;`BBĀnaiyūr;^B@Vilāngudi;jEDMadur
ai;_EAMelmadai;^@DAnuppānadi;aDBAvaniyāpuram;^IEVandiyūr;__AJSivaganga;_Zc@Melur;\O_@Singampunari;\~@q@Vadamad
urai;\IVV.S.K.Valasai (Dindigul-Dist.);]OPNatham;^|@IChinnalapatti;\KUChettināyakkanpatti;e?BDindigul;\?FAdiya
nuthu;]CEBalakrishnapuram;\AESīlappādi;]JITādikombu;\??Agaram;\e@y@Pālaiyam;\Cp@Ayyalur;_u@YManapparai;\Us@Nan
gavaram;^ROMusiri;^DBKulittalai;d`AEKarur;]E?Senapparetti;`BDTāndoni;]BCChinna Āndānkovil;]HWPugalūr;]BGVelur;
\@?Pottanūr;_v@^Vellakkovil;^a@l@Pallappatti;^Xn@Oddanchathiram;\F}@Mūlanūr;\XDKulattuppālaiyam;aHBDharapuram;
]^b@Madattukkulam;\PEPeriyakottai;^w@sAKangayam;]^MMuttanampālaiyam;`@CNallūr;_RTPalladam;^CMKāraippudūr;_G?Vī
rapāndi;^DCMurugampālaiyam;]@AAndipalayam;a?IVelampālaiyam;hGBTiruppur;_?EBoyampālaiyam;_@CChettipālaiyam;^D@T
irumuruganpūndi;\?GPalangarai;`KFNerupperichchal;\?FMannarai;]k@_@Perundurai;]?CKarumāndi Chellipālaiyam;\BYSa
langaippālaiyam;\p@LNambiyūr;]u@k@Anthiyur;`\XGobichettipalayam;\g@CJāmbai;\GDPudūr;_?ABhavāni;dE@Kumarapalaya
m;]A?Tattānkuttai;\]s@Jalakandapuram;`DTIdappadi;^ETSankagiri;aCRTiruchengode;]VBĀlampālaiyam;_@APallipalayam;
\CGElandakuttai;]LFBrāhmana Periya Agrahāram;`B@Periya Semūr;^CGSūryampālaiyam;\FNTindal;aGEVīrappanchathiram;
_?BSūrampatti;a?@Kāsipālaiyam;fCCErode;\Xb@Chennimalai;\e@FSivagiri;]a@MParamathi Velur;]u@QSendamangalam;`JJN
āmakkal;\B@Periyapatti;]Wq@Nāmagiripettai;]k@BTammampatti;\Pk@Vazhapadi;\U@Peddanāyakkanpālaiyam;]`AIKannānkur
ichchi;]JLKondalampatti;hGCSalem;_Ed@Rasipuram;]^EMallasamudram;^F[Idangansālai;\KUOmalur;^NHTāramangalam;]D[M
echcheri;^{AUPallippatti;]OUHarūr;\Kk@Ūttangarai;`jAZDharmapuri;_@BLakkanahalli;]Ng@Pālakkodu;\`@b@Pennāgaram;
\Hx@Vīrnūr;]AFPottaneri Nallakavundanpatti;`J@Mettur;`hCgAKollegāl;_Ho@Malavalli;]f@JBannūr;hj@DMysuru;_Gb@Nan
jangūd;`s@f@Chamrajnagar;^p@TGundlupēt;\qB|@Kumārapālaiyam;_BASathyamangalam;]L^Punjai Puliyampatti;^S^Avinash
i;]^IAnnur;^\?Kāramadai;]IOSirumugai;^\SKotagiri;`MVMettupalayam;]C\Periyanayakkanpalaiyam;\@DNarasimhanaicken
palayam;_\m@Coonoor;]FCKērkandi;]E?Wellington;dNGOoty;]r@YDevarshola;_PFTondalam;]Y?Kollivāyal;_?CGudalur;_p@p
@Nilambūr;aT\Manjeri;]RYKizhuparamba;^KgAKalpatta;\eBqCHutagalli;]A@Hinakallu;`|@DHunsūr;\d@EPiriyāpatna;\x@XV
irajpet;_n@t@Mattanur;^?RKuttuparamba;\ALPanoor;]@CMokēri;]@APāttyam;]FBErannoli;^AAKatirur;\?EEruvatti;]CCKōt
tayam;]DGPatuvilāyi;\CDMangattidam;\GEKandamkunnu;]HEKeevallur;]FBAncharakandy;]HAChelora;\EDIrivēri;\D@Chālak
ilakākara;]A@Kadachira;\KAPatiriyat;\DBPeralassery;\?DPinarāyi;^BBDharmadam;]@CMuluppilagadu;`PMKannur;_KDThot
tada;^@IElayavur;\?AVaram;^B?Puzhathi;^D@Pallikunnu;_?CChirakkal;^?MKalliyasshēri;\K?Kolaccheri;]EHMunderi;\A@
Kanhirode;\A?Kudali;\JWKurumathur;aH?Taliparamba;^RGCheruthazham;aJAPayyanur;\DKTrikarpūr North;]CDTrikarpūr S
outh;bNe@Kanhangad;]EHNīlēshwar;^HOAjānūr;]]t@Kunnimangalam;^?FMādāyi;\IDCherukunnu;]@EEzhome;]GEPariyāram;^CR
Pāppinisshēri;\FCKannapuram;]GJAzhikkōd;a]`@Tellicherry;aQ\Badagara;_AEChōrōd;_JMMahē;^EEChockli;]CCPanniyannū
r;_AFPeringathur;^DBAzhiyūr;^E?Erāmala;^E@Edacchēri;]ACTūnēri;]@IKolavallúr;]CDChekkiād;_AFNādāpuram;^BJVillia
ppally;^GAĀyanchēri;]@BKottappally;]@JMāniyūr;\B?Palayad;]@AIringal;^?NTikkotti;aMFKoyilandy;\@KKizhariyūr;^QH
Ulliyeri;^K?Balussheri;]HGNaduvannūr;\BMMennānyam;\BCEravattūr;\DSKunnummal;]u@fAThazhecode;^D@Pūlakkōd;_L@Kun
namangalam;^FGKuruvattūr;^BONanminda;_FJIcchannūr;^BEAtholi;^FAChēmanchēri;^GHTalakkolattur;_GDKakkodi;_EROlav
anna;gHEKozhikode;aENBeypore;`CCCheruvannur;]@BKaruvanthuruthy;^IBChelambra;^ABThenhippalam;^EGCherukavu;^FARa
manattukara;^D?Ferokh;]AIPantheeramkavu;^GCPerumanna;]@AKuttikkāttūr;^AAPūvātūparamba;_AHVazhayur;^CIMavoor;_A
XPallikal;^G?Kondotty;_CJKannamangalam;^?DUrakam;_@?Vengara;_FCAbdu Rahiman Nagar;`BDTirūrangādi;^AKPeruvallur
;]NBAriyallur;^CBNeduva;`E?Moonniyur;]DFPariyāpuram;_GDNannambra;`E?Tennala;^ICParappur;^DJCheriyamundam;]@?Po
nmundam;`DFTirur;^ADTalakkād;]K@Thirunavaya;_FDTriprangod;_FUTānālūr;bCb@Ponnāni;^GDMāranchēri;]ALKadikkād;XrM
tBKalpeni;[EqCAndrott;V~DoDChetlat;ZhBhDAgatti;ZkBu@Amini;[NjBKavaratti;[sAfMMinicoy;\aIo`@Gangolli;^CBKundapu
ra;\CXSaligram;]@\Malpe;`y@hDKāsaragod;^@EKūdlu;\BKKoipādi;\Pg@Kōtekāra;]@ASōmēshvara;`?AUllal;f?UMangaluru;_a
@DBantvāl;\MXVittal;`S?Puttūr;\\r@Chengala;]cAKSullya;^eAXMadikeri;\k@EKushālnagar;]b@_BSakleshpur;]Qm@Belūr;b
R]Chikmagalūr;]g@w@Birūr;]rDTSomeshwar;]Nv@Kārkala;^AZMūdbidri;\h@CMūlki;^@s@Manipal;cDBUdupi;`w@eDSāgar;\k@|A
Tīrthahalli;e_Ao@Shivamogga;_o@j@Tarikere;cR[Bhadrāvati;]k@a@Channagiri;\v@k@Honnāli;^x@EShikaripura;]Ge@Hirek
erūr;bm@_@Ranebennur;f{@\Davangere;aVGHarihar;_c@w@Harpanahalli;^bBVByādgi;`PWHāveri;]ZYBankāpur;^Z^Hāngal;\Yj
ASirālkoppa;`pAo@Sirsi;alCe@Karwar;]a@\Ankola;]CTGokarna;_SVKumta;]C\Honnavar;\Gd@Murudeshwara;^ORBhatkal;]MVB
yndoor;\~BeGCuncolim;\?QDavorlim;b`@YVasco da Gama;b@@Mormugao;]Q@Sancoale;aKRMadgaon;\K[Curti;]?BPonda;\Le@Bi
cholim;\TLPenha de França;\EDChimbel;aFAPanjim;\?DTaleigao;\LMCalangute;_IIMapusa;]dA}AMālvan;\m@HKudāl;]YTSāv
antvādi;\mAk@Ajara;^[SGadhinglaj;]q@AHukeri;fRjABelagavi;\BJMāchai;\?APiranvādi;]E^Khānāpur;]nAjACurchorem;`eB
ADandeli;]Q|@Yellāpur;\s@k@Kalghatgi;]h@]Haliyal;\BSAlnāvar;hmANHubballi;]k@i@Navalgund;]Rz@Kundgol;]h@x@Mundg
od;^c@CShiggaon;_WBSavanūr;_Y_@Lakshmeshwar;\USShirhatti;^eAh@Hadagalli;]He@Mundargi;\LgANaregal;cb@ZGadag;c@@
Gadag-Betageri;]RZMulgund;^P]Annigeri;^Fy@Nargund;]cABRon;^o@GGajendragarh;^x@a@Bādāmi;^U[Guledagudda;\_@AAmīn
garh;\ZCKamatgi;bTUBagalkot;]\b@Kerūr;^p@JRāmdurg;_b@b@Saundatti;_r@GBail-Hongal;aFgAGokak;]LEKonnūr;^k@[Mudal
gi;]f@]Raybag;]O[Kudachi;_i@SAthani;`m@l@Jamkhandi;^n@@Terdāl;aK@Rabkavi;aA@Rabkavi-Banhatti;^@NMahālingpur;`a
@JMudhol;\cACBilgi;^eAk@Basavana Bāgevādi;ep@q@Vijayapura;_m@gAIndi;]bBaAMangalvedha;^r@LSāngola;_`C`@Vite;`fA
CKarād;^?DMalkapur;`Qh@Urun-Islāmpur;\N`@Kodoli;_k@MAshta;_e@QTāsgaon;\?XBhudgaon;gFJSāngli;]TXKorochi;_SKJais
ingpur;ePPIchalkaranji;_BAKabnur;^FNHupari;]YJSadalgi;]KWKurandvād;]WJShiraguppi;_Vd@Chikodi;^T`@Sankeshwar;`R
[Nipāni;g\{@Kolhāpur;]?FPachgaon;^QNKāgal;^HWUnchagao;]G[Wadgaon;\vBpBKankauli;co@_CShahuwadi;^b@aBKoynanagar;
azApARatnagiri;^hBcMGorai;_LoCDāhānu;\C\Pasthal;^EBBoisar;^?@Khaira;aAPPālghar;iGn@Virār;\cAe@Vāda;]o@nAMurbād
;cVPBadlapur;fVKUlhasnagar;dCBAmbarnath;^AIMharal Bk;iF@Kalyān;]Wa@Vasind;hf@TBhiwandi;]?CKhoni;hh@BBhayandar;
gALBorivli;]GTPowai;bSEAiroli;jFIThāne;\KIKalher;iKDDombivali;a@`@Kharghar;dGJPanvel;kPINavi Mumbai;pZEMumbai;
g@BDhārāvi;^M`@Uran;\ABChanaje;\iA_@Neral;^?TKarjat;`Q^Lonavla;aJGKhopoli;^R`BIndāpur;aX[Roha;_B{@Pen;]j@PAlīb
āg;\WvBShrivardhan;\C?Srīvardhan;^oAEMahād;\BfAKhed;\h@GDāpoli;`_Al@Chiplūn;^gB[Kodoli;]B?Godoli;bBCSatara;^Rs
@Wai;]Hg@Bhor;\nAyBMaval;`o@BTalegaon Dābhāde;_IJDehu Road;lY^Pune;h@AShivaji Nagar;a?EKhadki;jHKPimpri-Chinch
wad;iA?Pimpri;_I[Chākan;^GNAlandi;]_@DKoregaon;^NLVagholi;^In@Sāsvad;ap@SKharakvasla;^wDc@Shrīgonda;_V\Daund;]
E|@Jalochi;`D@Bārāmati;`\^Phaltan;]n@ILonand;]DbAKoregaon;\GTRahimatpur;]uBGMhaswad;\Fu@Nāteputa;]w@k@Indāpur;
_@l@Aklūj;b}@h@Pandharpur;hsB@Sholapur;]`BsAKurduvādi;]Ga@Paranda;\g@g@Bhoom;bEl@Barshi;^jAeBJāmkhed;]V`AKarmā
la;exAgCAhilyanagar;^uAOPāthardi;cuBb@Beed;^@u@Gevrai;_fAk@Paithan;^oAYAmbad;eSm@Jālna;]dAHPīpri;\dAk@Khuldābā
d;]Gh@Waluj Buzurg;_BGRanjangaon S;`E?Wadgaon Kolhati;\IGAurangabad Cantonment;iI?Aurangabad;^`Ab@Gangāpur;_v@
m@Vaijāpur;`p@HKopargaon;^?TShirdi;_Au@Yeola;]z@vAGhulewadi;`CDSangamner;]u@]Rahata;ac@RShrirampur;^F\Deolali;
_ENRāhuri;^KfAĀrangaon;_bAf@Sirūr;]`BkAJunnar;^O`@Kalamb;]BFManchar;]FXRājgurunagar;\tA{CKasāra;^QIIgatpuri;]M
CGhoti Budrukh;`iAYSinnar;``@QDeolāli;jFKNashik;`[QOzar;\n@eCAhwa;^XqASongadh;^m@@Navāpur;]gB`@Sakri;_s@aADond
aicha;fFxCMalegaon;^B?Soyāgaon;_CCDyāne;_`ACSatānā;]Gr@Chāndor;\?d@Lāsalgaon;ag@UManmād;]k@KNāndgaon;agA]Chali
sgaon;_i@i@Bhadgaon;`W?Pāchora;_h@pAKannad;`eBGSillod;]WFBhokardan;]\cASoygaon;fHoAJalgaon;_i@d@Jāmner;_Yi@Var
angaon;_h@]Yāval;cQXBhusawal;\CCKandāri;]OQSāvda;^DCFaizpur;anBOChopda;an@h@Amalner;^i@DDharangaon;^KPErandol;
_h@FParola;^fAGWalwadi;fCBDhule;aSyAShirpur;`k@cASendhwa;]Gq@Rajpur;\cDLBhikangaon;bdAHKhargone;^ZmADhāmnod;]W
DMaheshwar;]CHKasrāwad;a_@uAMhow;bLGPithampur;anA@Dhār;\GvADharampuri;^v@TAnjad;^Eg@Manāwar;`d@h@Barwāni;^Zc@K
ukshi;^nAQAlirajpur;\m@|BKhetia;`VVShāhāda;bl@b@Nandurbar;^De@Taloda;\d@@Akalkuva;^fB_ARājpīpla;]gBuAChhota Ud
epur;`lBg@Hālol;]@UKālol;\n@HSāvli;]RKOd;\At@Undera;\u@FVāghodia;`EXDabhoi;^|@XKarjan;jQq@Vadodara;_XJPadra;_v
@d@Jambusar;`SgABorsad;]SDAnklav;dFa@Anand;]DKBoriavi;\@?Kanjari;^BNVallabh Vidyanagar;^?AKaramsad;`RJPetlād;]
NKSojītra;bRj@Khambhāt;\vAvDAlang;^yCMTarsadi;\BLKim;^EKKosamba;\Qc@Sarangpore;\DCAndada;]@BGadkhol;]CBAnklesv
ar INA;aFAAnkleshwar;]VgAAmod;][t@Bholav;cDDBharūch;^ICJhadeshwar;]u@xAMāndvi;_Q\Vyāra;\`@UKadod;\v@MKāthor;\J
ESayan;\FLAmroli;m@HSurat;^IXKansad;^?CSachīn;]OKChalthan;^?AKadodara;\[BBaben;`ABBārdoli;\\`@Kabilpor;\J?Jala
lpore;aADVijalpor;cACNavsari;]@NAbrama;fIPBilimora;\GGGandevi;]a@t@Dharampur;^\r@Āmli;aB@Silvassa;\b@NSanjan;]
ESSarigam INA;\QBNaroli;]@OChanod;^?AVapi INA;]ACChhiri;cF@Vapi;\DAKhali Kachigam;`FENani Daman;_??Daman;^WSPā
rdi;`LRDabhel;cIg@Valsād;^b@pAUmargām;]GFSolsumba;^tCmFTalāja;at@r@Mahuva;]|CjADiu;`KUUna;^aAIJāfarābād;_Ma@Rā
jula;aX{@Kundla;a@?Savarkundla;^t@@Dhāri;^L_@Bagasra;\i@NChalāla;][wABābra;]OXLāthi;bb@VAmreli;^iAJGariadhar;`
o@@Pālitāna;`[c@Sihor;ge@IBhavnagar;]t@YValabhīpur;\fAf@Dāmnagar;^Kw@Gadhada;bQg@Botad;\oAIBarwala;^N_@Dhandhu
ka;_b@e@Limbdi;\Rj@Rānpur;\l@g@Sāyla;_v@CThān;]?\Chotila;_AjAJasdan;_t@qBWānkāner;^fBFDhrol;^FfAKālāvad;iqAORā
jkot;`EJKotharia;bBt@Gondal;bb@h@Jetpur;e^l@Jūnāgadh;`b@k@Upleta;aa@@Dhoraji;]f@YBhāyāvadar;_j@GJodhpur;]A?Jam
jodhpur;^SnAMānāvadar;\J@Bāntva;\RYKutiyāna;_dAAChhaya;\BCKhapat;c?@Porbandar;_YIRānāvāv;]Go@Bhānvad;_Xw@Khamb
hāliya;^HSSalāya;\gAVLālpur;gUw@Jamnagar;]DEBedi;^f@LSikka;_lDd@Dwārka;`Sm@Okha;]qAlBRaval;`}B~CMāngrol;]WPCho
rwād;^q@d@Sutrāpāra;cTMVerāval;aVmAKeshod;\e@CMendarda;]Qt@Talala;]k@y@Vīsāvadar;_HlBKodīnar;[fJwPDayapar;`yA~
CMāndvi;]iAAMundra;cHqABhuj;^E@Madhapar;aaAXAnjār;dSDGāndhīdhām;]QHKāndla;\K|@Jodiya Bandar;\uBSTrajpar;dD?Mor
vi;\Nu@Māliya;_rAi@Bhachāu;^}@u@Rāpar;\yOmYDeshnoke;gDk@Bikaner;[dCgCBerīwāla;^qBaBAnūpgarh;acDqFFazilka;_m@i@
Jalālābād;bs@ZMuktsar;\Vo@Guru Har Sahāi;bi@k@Firozpur;]QsABhikkiwind Uttār;]KaBAjnāla;\g@CFatehgarh Chūriān;]
L`@Nangli;i@LAmritsar;c_Ae@Batāla;]W]Dhāriwāl;\tBaCR.S. Pora;^YQJammu Cantonment;]NSRaipur Domana;gOJJammu;\IR
Brāhmanān di Bāri;^i@NSāmba;ciBx@Pathānkot;^FISujānpur;`NIKathua;\]?Jugiāl;^CPMamun;]e@bATalwāra;]rAg@Dīnānaga
r;aLRGurdaspur;^k@PMukeriān;]EXDasūya;]t@?Qadian;]s@ZUrmar;cu@ZHoshiārpur;]f@TAdampur;]w@n@Banga;]f@`@Phillaur
;\BSGorāya;b?SPhagwāra;]\JJandiāla;_ZDNakodar;bRq@Kapurthala Town;hg@HJalandhar;_GFJalandhar Cantonment;\Cs@Bh
ogpur;^ZTKartārpur;\b@XHusainpur;^x@q@Jandiāla Gurū;`RTTarn Taran;_L`@Patti;\Fj@Mullānwāla;_a@PZira;\i@o@Sulta
npur;]Er@Dharmkot;]Xr@Bagha Purana;cMWMoga;\n@ITalwandi Bhai;a`@d@Farīdkot;aMPKot Kapūra;a??Kotkapura;\Or@Goni
āna Mandi;_BYJaito;\wAEBhadaur;bk@TBarnāla;`NsAJagraon;\e@KMūllānpur;^Jf@Rāikot;^m@EAhmedgarh;^Ea@Gil;j@KLudhi
ana;][LSānehwāl;bT|@Māler Kotla;`@^Dhūri;aDVSangrūr;`FVSunām;]VKLaungowāl;]?ALongowal;]TODhanaula;]f@CTapa;\a@
n@Bhīkhi;^CXBudhlāda;a^KMānsa;_c@z@Ratia;\Wa@Bareta;]SOLehragaga;\QTMoonak;`AVTohāna;_AbABarwāla;aIt@Hānsi;]r@
AGanguwa;eCGHisar;]p@YAdampur;ig@a@Gorakhpur;ah@MFatehābād;_x@rABhādra;_nAONohar;cs@eASirsa;]d@@Rānia;`RuADabw
āli;]o@?Rāman;^@TKālānwāli;]u@\Sardulgarh;]^y@Talwandi Sābo;^a@SMaur;`@g@Rampura Phul;_?BRāmpura;ez@HBathinda;
^ICMahna;_~@DGiddarbāha;ad@AMalout;`k@n@Mandi Dabwāli;_l@`@Sangariā;]x@USadulshahar;cCm@Abohar;]rCz@Karanpur;\
a@XPadampur;do@i@Sri Ganganagar;^rAjARāisinghnagar;`yAj@Suratgarh;_g@YPilibangan;cm@YHanumāngarh;_aAXEllenabad
;^r@b@Rāwatsār;aQdDSardārshahr;`~AbASri Dūngargarh;]xAZNapāsar;^wCVBīdāsar;^D}ABhādāsar;aaAl@Ratangarh;^\HRāja
ldesar;]Dh@Chhāpar;agBa@Fatehpur;`M`@Laxmangarh;`o@ENawalgarh;\HSMukandgarh;]LUMandāwa;]Le@Bissāu;bTIChūru;^AX
Rāmgarh;^IcBTārānagar;`gADRājgarh;]k@u@Siwāni;\}@FToshām;]d@nBSūrajgarh;^XKPilāni;_GXChidawa;\JYVidyavihar;\Nb
@Bagar;bRJJhunjhunūn;\mAXKhetri;\EMGothara;^D`ANeem ka Thana;^a@dAShāhpura;^@PManoharpur;`l@XChaumu;\Sq@Ajeetg
arh;^p@JReengus;^h@f@Renwāl;^o@}@Sri Mādhopur;^Xs@Udaipurwati;^?@Udaipur;^EVKhandela;dfAASīkar;^j@h@Losal;`Jp@
Kuchāman;^_ASRāmgarh;\AIDanta;^ItAPhulera;]HGSāmbhar;]d@UNāwa;av@CMakrāna;\I\Parvatsar;cOz@Kishangarh;\gAg@Nar
aina;^cACBagru;lo@UJaipur;^_@|@Chaksu;_Dp@Niwai;cXd@Tonk;^tAUMālpura;]Wr@Todaraisingh;]iAp@Nainwa;]Q~AKeshorai
 Pātan;bz@]Būndi;]r@_ADeoli;]^?Sawar;]KZJahāzpur;^fA?Shāhpura;]SwABāda;_YPKekri;]Bu@Sarwar;`nAKNasīrābād;gP]Aj
mer;c~@dABeāwar;^aA`@Bijaynagar;^ADGulābpura;]PzAMāndal;eMPBhilwara;]jAXGangāpur;\MeBĀsind;\rAf@Devgarh;\Cj@Am
et;_r@yBSojat;\eAWRaipur;]BUNīmāj;]JIJaitāran;_l@BBilāra;_`@g@Pīpār;\g@w@Gotan;\OoAMūndwa;]]LKuchera;_KbAMerta
;\TMMerta Road;]}Bl@Pushkar;]YiBBorāwar;`RkADīdwāna;`b@q@Lādnūn;cMISūjāngarh;brCbBNāgaur;^NDBasni;`b@mANokha;_
zEtAPhalodi;`dHh@Jaisalmer;]kE?Pokaran;ahBhFBārmer;YIlBDhorīmanna;`kF]Jalor;\_@CAhor;\f@wASamdari;]^^Siwāna;ab
@c@Balotra;]kD_BNandri;iPFJodhpur;]CNSāngaria;_A?Keru;dw@rAPāli;\~@xATakhatgarh;]o@HFālna;]ILBāli;^j@JSheoganj
;_AASumerpur;_l@r@Sirohi;]i@PPindwāra;\\ZBhauri;^[|BKhedbrahma;]@PVadāli;\d@mAAmbaji;`L]Ābu Road;cbA|@Pālanpur
;`Lp@Siddhapur;bd@cADeesa;]kBaAĀbu;_xAqABhīnmāl;^bBp@Sānchor;]`@fCBhābhar;\k@RThara;^d@uATharād;^mAUDhanera;bU
bCPātan;]j@^Hārij;\g@CChānasma;^bAc@Un;_`@JRādhanpur;aXfDDhrāngadhra;^x@EHalvad;c}Ax@Surendranagar;\[}APatdi;`
s@LViramgām;_}@z@Bāola;aORDholka;\_ALVaso;]LQKheda;^MMMahemdāvād;]`@EBareja;^PYSarkhej;nQIAhmedabad;eQe@Gandhi
nagar;]@GPethāpur;b`@@Kalol;_Dj@Bopal;aPFSānand;aH}@Kadi;`KcBUnjha;c@f@Mahesāna;aa@SVisnagar;]Me@Kherālu;^CRVa
dnagar;^Ul@Vijāpur;^PXMānsa;\UVChhala;\c@GTalod;]TQPrāntij;__@oAIdar;aDn@Himatnagar;\w@a@Bhiloda;`I|@Modāsa;_G
bBVādāsinor;\Xs@Bayad;_lAHDahegām;_q@\Kapadvanj;]NVKathlāl;\HNMahudha;dNXNadiād;_OFChaklāsi;^c@IUmreth;]EIDāko
r;\KIThāsra;beATVejalpur;cIQGodhra;]Ca@Shehera;_Bc@Lūnāvāda;]y@KSantrampur;]Jx@Morwa;]Md@Devgadh Bāriya;beAWDo
had;^aAJJhābua;\@o@Thandla;^rAQJhālod;bw@wABānswāra;^rA[Sāgwāra;_|@_@Dūngarpur;\aA{@Sālūmbar;f`AyAUdaipur;\?EB
huwāna;^r@qBSādri;_iAp@Nāthdwāra;`KYRājsamand;]k@r@Fatehnagar;]k@OKapasan;b{@?Chittorgarh;`Kt@Nīmbāhera;\Cn@Ch
hoti Sādri;\l@EBari Sādri;\v@QBhindār;_uB|APratāpgarh;\m@a@Panth Pīplia;cKXMandsaur;^MqAManāsa;bt@BNimach;\@[J
āwad;][kABegūn;]Mi@Māndalgarh;_gBr@Rāwatbhāta;hq@q@Kota;]YJKaithoon;_D|ARāmganj Mandi;_Rl@Bhawāni Mandi;\WHSun
el;]h@[Bhānpura;\|@FRāmpura;\i@\Garot;]@XShāmgarh;^CjCMehidpur;\R\Unhel;bZWNagda;][{@Alot;atAVJaora;dP|@Ratlām
;^o@QKhāchrod;]HnABadnāwar;\tA@Petlāwad;\[`ARājgarh;\eCABetma;\L_@Depālpur;_^g@Barnagar;\yANSānwer;fHi@Ujjain;
\CrABāngarda;kEFIndore;`BCBāngarda Chhota;\@FBānk;^AJRāvu;]OGPālda;\qAQHāt Piplia;en@g@Dewas;]Qy@Maksi;\g@x@So
nkach;\mAz@Kannod;]iBANasrullāhganj;\p@eAIchhāwar;bKa@Sehore;`fAb@Ashta;`@mAShujālpur;^kA{@Narsinghgarh;^fA?Pa
chor;_r@ZSārangpur;`d@ZShājāpur;]n@RTarāna;_BkAAgar;\k@YNal Khera;\\USusner;]y@MJirapur;]g@CKhilchipur;^@iAAkl
era;_nAYJhālrapātan;\`@USātalkheri;]G?Suket;`WHJhālāwār;^[mBAnta;]@j@Sangod;bm@a@Bārān;]e@~AChhipa Barod;^YGCh
habra;`gAj@Rāghogarh;]\LKumbhrāj;^~@fARājgarh;_c@PBiaora;]Qs@Chāchaura;]qAVLateri;\??Leteri;`w@GSironj;^t@w@Ār
on;cTu@Guna;asALAshoknagar;^qAYChanderi;\I}APichor;\J\Khaniādhāna;^CZBāmor Kalān;bu@f@Lalitpur;^~@v@Mungaoli;`
Qn@Bīna;`AAEtāwa;\^JKurwai;\??Korwai;`y@NKhurai;^Kp@Rāhatgarh;^Hd@Begamganj;\Sz@Silvāni;\j@UGairtganj;av@wABas
oda;^dBj@Berasia;ckARVidisha;_Df@Raisen;jjANBhopal;aCPKolar;`UNMandideep;]KNUbaidullāhganj;b[p@Narmadapuram;\H
GBudhni;\q@PBābai;]u@?Sohāgpur;]VcABadi;^]FBareli;\w@MUdaipura;_^|@Pipariā;_uA_@Gādarwāra;`oAENarsimhapur;^VDK
areli;e~@wDSaugor;]ICRajākheri;]A@Makronia;]mAIPatharia;^HVGarhākota;^NZRehli;]Fp@Deori Khās;csAwADamoh;\YMHin
doria;]m@zAKatangi;]JJKaimori;^r@dAGotegaon;\oAFBargi;\?o@Khamaria;iMJJabalpur;]aFl@Dindori;]RqANowrozabad;]KA
Pāli;^f@_@Umaria;\X[Chandia;d~@c@Murwāra;_x@dASihorā;^Rf@Panāgar;]yBwCKaimur;]iAs@Amarpātan;\f@MUnchahra;_BTMa
ihar;]`@{@Nāgod;eo@ASatna;\fAyBNaraini;\h@x@Ajaigarh;`Lb@Panna;]r@YKhajuraho Group of Monuments;]My@Lauri;]t@V
Mahārājpur;cZRChhatarpur;_\[Nowgong;\h@FPalera;\OzABada Malhera;]c@KBijāwar;^U`BHatta;\~Ac@Shāhgarh;^^t@Banda;
aXkCTīkamgarh;\k@u@Jatāra;f|AyAJhānsi;]k@TNivāri;^HZPirthīpur;]}@GRānīpur;]WiAGursarāi;]tAWBhānder;]d@a@Indarg
arh;]k@o@Seondha;]TWMau;^u@NLahār;\GQMihona;\Rv@Daboh;]E^Samthar;`o@]Konch;c{@?Orai;`T_@Jālaun;`a@_AAuraiya;_k
@dAKālpi;`^hBRāth;\n@z@Harpālpur;]}@EKulpahār;]UOCharkhāri;aYTMahobā;]WUKabrāi;_Uw@Maudaha;ck@f@Bānda;_o@d@Ata
rra;]eANChitrakoot Dham;\j@cABaberu;^VaBBindki;cm@TFatehpur;]FiBPurwā;gfADJājmau;bDEKanpur Cantonment;lDAKanpu
r;_b@~@Ghātampur;^Bd@Hamīrpur;]|@s@Pukhrāyān;]U_@Akbarpur;\HURura;aCqBKannauj;][j@Bilhaur;_]IBāngarmau;]Y\Safī
pur;c]d@Unnāo;^Kg@Jagdīshpur;kiAQLucknow;\XEKākori;\NIMalīhābād;`f@]Sandīla;\CgAMisrikh;]{@\Sidhaulī;`a@k@Bisw
ān;`Ri@Lāharpur;_\b@Khairābād;cLESītāpur;]h@SMaholi;^t@FPihānī;bLl@Hardoī;^Rh@Bilgrām;]NUSāndi;a@eAShāhābād;^v
@QJalālābād;^~@b@Kaimganj;]S@Shamsābād;]@l@Muhammadābād;]XPBewar;`g@LChhibrāmau;\YUKamalganj;dHYFarrukhābād;_]
t@Gursahāiganj;\Jb@Indergarh;]KjAJhīnjhak;\t@GPhaphūnd;_n@]Bharthana;^y@IBidhūna;^pBg@Karhal;^FVJaswantnagar;d
WREtāwah;dl@h@Bhind;]`@NMahgawān;\DkABāh;^Se@Sirsāganj;bRIShikohābād;awAWMainpuri;^]EBhongaon;^@m@Alīganj;_l@o
@Ganj Dundwāra;bv@`@Etah;]Pc@Mārahra;_d@HSikandra Rao;_Nj@Jalesar;eS~@Fīrozābād;`^KTūndla;]FEEtmadpur;jb@JAgra
;^Cs@Sadābād;bA_@Hāthras;]r@FRāya;`PCVrindāvan;eDNMathura;]^k@Chhāta;_b@p@Dīg;]YEGovardhan;]Pb@Kūmher;dWRBhara
tpur;]u@FAchhnera;]EFKiraoli;]Ef@Khairāgarh;^^]Fatehpur Sīkri;_hAb@Bayāna;\OlASir Muttra;`q@YBāri;bs@GDhaulpur
;^Sf@Jora Khurd;dCAMorena;_m@g@Ambāh;^T_AShamsābād;^IVRājākhera;]i@BPināhat;]N]Fatehābād;_MfAPorsa;][LGormi;`L
`@Gohad;^bAPBāmaur;_WTMorār;iH?Gwalior;`_@bADabra;bYj@Datia;^AtABabīna;^`Ak@Karera;]DaABhitarwār;]f@\Narwar;]z
@rAKolāras;cIg@Shivpuri;\x@}BBijaipur;]q@q@Kailāras;_e@GJora;_nAPSabalgarh;bhCk@Gangāpur;\L`EBaroda;aI_@Sheopu
r;]d@`AMāngrol;]vAOKāpren;^Us@Lākheri;b_@eASawai Madhopur;\T}@Bāonlī;^b@cBBasi;ay@KDausa;_m@_@Bāndīkūi;^n@`BLā
lsot;akCJKarauli;bAm@Hindaun;][y@Weir;]XCBhusawar;]VAMahwa;]TXTodabhim;\a@eAKherli;^i@HNādbai;]Rg@Nagar;_a@o@K
āman;e`CRAlwar;^?~@Rājgarh;]FPBaswa;]nAy@Viratnagar;_Cs@Kotputli;aPcANarnaul;^a@\Behror;\{@c@Bāwal;cGYRewāri;^
|AMMahendragarh;`W_ACharkhi Dādri;dXg@Bhiwāni;]T_@Bawāni Khera;]s@CMaham;]UZKalānaur;ee@KRohtak;\@d@Beri Khās;
]iAHJharoda Kalān;c@GBahadurgarh;_v@NJhajjar;]Ua@Sāmpla;][SKharkhauda;\Y\Auhammadpur Mājri;^?AKarāla;hE?Rohini
;`?@Begampur;`GCSāhibābād Daulotpur;]D?Pehlādpur Bāngar;hASNarela;aJHBawāna;e@e@Sonīpat;_g@HBāghpat;]RLKundli;
]ALAlīpur;\EDKādīpur;^D@Siraspur;_C@Libāspur;dC@Bhālswa Jahangirpur;`A?Mukandpur;_AAKamal Pur Majra Burari;]CB
Jharoda Mazra Burāri;c@EBurāri;aIDSādatpur Gujran;dC?Karāwalnagar;b?@Mustafābād;]??Dayal Pur;a@@Khajoori Khas;
]?@Mir Pur Turk;`ABJāfarābād;pFDDelhi;kBDNew Delhi;]JJMurādābād Pahāri;bBGDelhi Cantonment;fKIKarol Bāgh;aTKPū
th Kalān;c?BSultan Pur Majra;_BFNilithi;^BAShafi Pur Ranhola;]ACKamaruddinnagar;dC?Nāngloi Jāt;e@CKirāri Sulem
ānnagar;_@?Nithari;\BARāni Khera;`?DMūndka;\J?Tikri Kalān;`GFBāprola;\AEBakarwāla;]ADRaja Pur Khurd;_FBNangli
 Sakrawat;i@@Najafgarh;`A@Roshanpura;^??Dīndārpur;cMEHashtsāl;\ERSamālka;a@?Kāpas Herd;hHLGurugram;\]BDera Mānd
i;^HEAya Nagar;]@GRijokri;]?EMalakpur Kohi Rangpur;\GAKusum Pur;_CHChhatarpur;\B?Sultan Pur;cM?Deoli;\DANeb Sa
rai;\?ASaiyad-ul-ajaib;_G@Tighri;]@NBhati;\l@`ANūh;_M]Sohna;\@SBhundsi;\@GBādshāhpur;]TFMānesar;]^BPataudi;]BA
Heli Mandi;^GXDhāruhera;bK?Bhiwadi;]Q?Tāoru;]Pv@Tijāra;_j@XKhairtal;]{@@Fīrozpur Jhirka;]s@MPūnāhāna;_a@EHodal
;`MRKosi;bTeAPalwal;]CAPalwal Rural;^i@DJewar;b{@YKhurja;^B|@Khair;hm@JAlīgarh;\c@@Jalālī;]]IChharra;_TUAtraul
ī;_Dc@Dibai;]Y@Naraura;\CKBabrāla;]EBGunnaur;]`@WAnūpshahr;]h@d@Pahāsu;^HUShikārpūr;`SYJahāngīrābād;`a@}@Hasan
pur;_FYGajraula;cm@IAmroha;^h@KDhanaura;^DDBachhraon;_XZGarhmuktesar;]^OKithor;]@UParīchhatgarh;ij@?Meerut;dMp
@Hāpur;_AZGulāothi;dMd@Bulandshahr;a^ISikandarābād;aFs@Pilkhua;^ZDDāsna;iN@Ghāziābād;`UVDādri;e@HGreater Noida
;]h@DTilpat;iBJFaridabad;`BQPul Pehlad;aC?Molārband;`?@Taj Pul;`CCJaitpur;`@@Mīthepur;^@CAli;_BSGharonda Neemk
a Bangar;aABChilla Soroda Bāngar;_EAKondli;c@?Dalūpura;aAAGharroli;e?FNoida;_FUBābarpur;bCAMandoli;bB?Gokalpur
;`@AZiauddin Pur;_??Jīwanpur;fAGLoni;_@WKhekra;ak@PMurādnagar;]IqBShāhpur;^LJBudhāna;\`@FAsāra;]Gi@Banat;aF@Sh
āmli;^U[Thāna Bhawan;]CEJalālābad;]]LCharthāwal;\VZSisauli;em@KMuzaffarnagar;]]ZJānsath;`VHKhatauli;_VXSardhan
a;]a@FLāwar Khās;\IOPhalauda;aQPMawāna;]QKHastināpur;^JYMīrānpur;]w@IJhālu;aGh@Chāndpur;\i@ETājpur;_L@Nūrpur;_
S_@Dhāmpur;_VANihtaur;]TDHaldaur;a_@]Nagīna;aRa@Najībābād;`XRKīratpur;aLZBijnor;]@WMandāwar;]Pu@Laksar;cWe@Har
idwar;^gAf@Kotdwāra;`l@gARishīkesh;^f@g@Rāipur;]NHClement Town;\nAPBehat;bw@z@Roorkee;_@NManglaur;af@PDeoband;
fXu@Sahāranpur;^R^Rāmpur;]DRNanauta;]Vi@Nakūr;dBi@Yamuna Nagar;bCGJagādhri;]DBKansāpur;]@@Sisauli;]j@MBarāra;_
`@FShāhābād;\K`ANīlokheri;cRYThānesar;\Nv@Nīsang;]c@UTirāwari;eITKarnāl;^M{@Lādwa;\ATIndri;`g@RGangoh;\?f@Ūn;]
FJJhinjhāna;_p@CGharaunda;`CVPanipat Taraf Makhdum Zadgan;eBDPanipat;]G@Ugrākheri;ag@CKairāna;_KNKāndhla;]RTCh
haprauli;aQTBaraut;^n@EGanaur;_@USamālkha;\DUKheri Nāngal;`v@h@Gohāna;^Du@Safidon;^u@HPanipat Taraf Rajputan;_
AIPanipat Taraf Ansar;^bAUĀsandh;]f@nAShādīpur Julāna;cPg@Jīnd;\b@RNārnaund;\Gq@Bara Uchāna;`JYNarwāna;^LgAPat
ran;]i@v@Kalāyat;c[WKaithal;^_@FPūndri;_Ck@Pehowa;_n@MChīka;]Wq@Sanaur;`r@\Samāna;\f@NDirba;]Gg@Bhawānīgarh;`U
UNābha;]XsADorāha;]a@GSamrāla;]AOMāchhīwāra;bCh@Khanna;aOFGobindgarh;`ODSirhind;]CIBasi;^c@[Kūrāli;]NFMorinda;
aQ|@Rajpura;ff@ZPatiāla;]aAi@Banūr;]OJLālru;^GSBasi;dFl@Ambāla;bKBAmbala Sadar;]ABKardhān;^AGBablāi;]q@WNarain
garh;_BuASolan;^`@LKālka;^BFPinjaur;\NPMani Mājra;dABPanchkula;aDDZerakpur;`DWNaya Gaon;h?FChandigarh;cLJMohal
i;aLMKharar;\GBBalaungi;^Sm@Baddi;ckA[Shimla;]t@wASundarnagar;_fB\Nangal;\W\Anandpur;`Et@Ropar;]l@QBālāchor;\b
@@Rāhon;_?MNawanshahr;\CSGarhshankar;]Yo@Una;]s@k@Hamīrpur;^h@kBDharamsala;]d@cAChamba;\qDAKyelang;]QxBKulu;^b
@p@Mandi;ZcDdBRohru;^zA~BNāhan;]aAVPāonta Sāhib;]yAAMussoorie;fFXDehradun;\qAqAUttarkāshi;^GbATehri;\wEa@Joshī
math;SzBwAGangotri;_}FzGPithorāgarh;\RdBTanakpur;]hGeFSrīnagar;^?LPauri;`eAvCRāmnagar;^zA?Afzalgarh;__@TJaspur
;`r@ISherkot;_CVSeohāra;]EPSahaspur;]AJKānth;_m@YThakurdwara;bSCKashipur;]]JBāzpur;]_AaBRānikhet;_Cn@Naini Tāl
;^i@g@Almora;cXjAHaldwani;]a@x@Sitārganj;^b@BKichha;bw@v@Pīlibhīt;^`@PNawābganj;]T]Richha;]FJDeoraniān;\^NShāh
i;]@NFatehganj West;\RMMīrganj;^@u@Kemrī;]UNShīshgarh;`e@GBaheri;cRi@Rudrapur;_XPBīlāspur;^h@[Suār;eDj@Rāmpur;
_Pa@Tānda;g^ZMorādābād;^Cj@Bilāri;^@KKundarkhi;]\FSirsi;dLJSambhal;\[PNarauli;^NPBahjoi;b]IChanduasi;^m@WShāhā
bād;^_@GMilak;]NVSarauli;_Oj@Aonla;]TJWazīrganj;^\NBilsi;^Ec@Bisauli;^h@CIslāmnagar;`Cr@Sahaswān;bRr@Kāsganj;^
SOSoron;]OPSahāwar;`c@g@Ujhāni;cWGBudaun;^K\Kakrāla;\IPUsehat;]a@m@Dātāganj;hCcABareilly;aU^Farīdpur;`s@OBīsal
pur;`J`ATilhar;^LMMīrānpur Katra;]Wj@Kānt;eWMShāhjānpur;]e@e@Pawāyan;\a@YKhūtār;`g@VGola Gokarannāth;\fB_@Bils
anda;_g@u@Pūranpur;\b@qAKhatīma;_yB`BPaliā Kalān;cg@~ALakhīmpur;^CHKheri;]y@SDhaurahra;_qAZNānpāra;_qV~EBairāg
nia;_RLDhāka;^VTPakridayal;^o@HSheohar;\m@KDumra;`DCSītāmarhi;]aC?Jainagar;aLn@Madhubani;\hAWPupri;eg@~@Darbha
nga;`Vx@Samāstipur;aiAg@Benipur;^V|@Rosera;^??Rusera;dS`ABegusarai;_TXBarhiya;`RUMokameh;`SEBihāt;aHIBāruni;aA
@Barauni;`FCTeghra;_h@t@Barbigha;_??Bar Bigha;`Bs@Bārh;]Ye@Dalsingh Sarai;_fAJMahnar Bazar;_I\Bakhtiarpur;^??B
akhtiyārpur;e@r@Bihār Sharīf;`n@WHilsa;\S_@Khusropur;`LEFatwa;b~@z@Jahānābād;`G[Masaurhi Buzurg;]L]Naubatpur;^
K[Dinapur Cantonment;cE?Dinapur Nizamat;c??Dinapore;aCJPhulwari Sharif;`B?Khagaul;\A@Nohsa;jOCPatna;_EUSonepur
;cG@Hājīpur;^f@IDighwāra;__@YLālganj;ek@q@Muzaffarpur;]PQKantai;]Sm@Belsand;\r@?Madhuban;^Cd@Motipur;]LUMehsi;
]FKChākia;]b@LKesariyā;]KFSāhibganj;_bAMBarauli;`\QGopālganj;^TRMirganj;bE\Siwān;][TMahārājgani;]Vr@Reoti;^aBW
Marhaura;dVd@Chāpra;_TARevelganj;dCl@Arrah;_i@?Bihtā;]LCKoelwār;_MMManer;]@f@Bikram;`d@h@Arwal;^t@QPiro;^C[Jag
dīspur;\BYShāhpur;^EFBela;`v@@Dumraon;]Uj@Koāth;_?VBikramganj;^bBqAMuhammadābād;bk@FBuxar;\PmBBilthra;^Ft@Rasr
ā;]iACBānsdīh;]HUManiar;]VISikandarpur;]Ue@Mairwa;^d@DLar;bd@{@Deoria;eUo@Kushinagar;_Q_@Padrauna;bUg@Bagaha;]
@hBKataiya;]wBBAreraj;bo@SMothīhāri;_b@USagauli;`Uk@Raxaul;bdAb@Bettiah;^G[Chanpatia;_N_@Narkatiāganj;_ZKRāmna
gar;\vACKhada;]VDSiswā Bāzār;\D_@Nichlaul;^|@WNautanwa;^[x@Mahārāganj;\D|@Pipraich;g^JGorakhpur;\n@@Maghar;_JA
Khalīlābād;]Gi@Mehndāwal;blAd@Bastī;aJn@Tāndā;^n@yCUtraula;_eBZBānsi;\x@aAPachperwa;]j@CTulsīpur;al@RBalrāmpur
;bn@z@Gondā City;]BqBBhinga;cbAXBahraigh;_|Av@Mahmudābād;^QVFatehpur;\aA@Jarwal;]_@DColonelganj;abBf@Nawābganj
;^YRZaidpur;\aDENawābganj;`KJAyodhya;cHBFyzābād;a\jDBela;bMcASultānpur;]fB?Jais;c~@DRaebareli;]}Az@Lālganj;\h@
hABharwāri;]C_@Kunda;\Xd@Manjhanpur;\Y\Sarāi Ākil;iaAKPrayagraj;\M?Jhūsi;]As@Mau Aimma;]a@\Phulpur;\Sd@Handiā;
dw@DGyānpur;]HYSuriānwān;a]JBhadohi;\[d@Kachhwa;__AKRāmnagar;iBIVaranasi;]@_BLalganj;c|@HJaunpur;]P\Mariāhu;]d
@QMachhlīshahr;^u@gAShāhganj;_\kAAkbarpur;^i@VJalālpur;\c@v@Sarāi Mīr;`iAKMubarakpur;bTBAzamgarh;]aAi@Chillupā
r;^S_@Rūdarpur;^FrAKopāganj;_DQGhosī;]^NMuhammadābād;dc@PMau;bEfAGhazīpur;]hAFSaidpur;bRr@Pandit Deen Dayal Up
adhyaya Nagar;]]BChandauli;^y@_@Zamānia;_IjABhabhua;_jBdARobertsganj;`D|ARenukūt;`Hg@Obra;d|@j@Singrauli;]eAcD
Ahraura;_\UChunār;d|@AMirzāpur;\|AfAHanumana;^l@TMauganj;\l@}@Teonthar;ddAxARewa;]QdBBeohāri;`cBkASidhi;afB|ES
hahdol;]aAd@Anūppur;_XQDhanpuri;]DCBurhar;^I@Amlai;\_AxAGaurela;^EqAPasan;^IGKotma;]]@Bangawan;^@KBijuri;^OFMa
nendragarh;\FBKhongapani;be@?Chirmiri;^\dAPasān;]eCiASurajpur;^|@IBaikunthpur;]DMShivpur Charcha;XwEw@Balrampu
r;bpA`BAmbikāpur;^{Dl@Jashpur Nagar;`oA]Gumlā;`[mALohārdagā;^b@}@Lātehār;_hCsAGarhwa;as@VMedininagar;^LaBHusai
nābād;_Lv@Bishrāmpur;\TMMajhiāon Kalān;cg@}BSasarām;^S]Nokha;bOXMadhurampur Dehri;]LfANabīnagar;^cBi@Rafiganj;
br@LAurangābād;`Ew@Daudnagar;]LCNāsriganj;]eBTTekāri;_HjASherghāti;_OdAChatrā;caBj@Hazāribāgh;aa@wAJhumri Tela
iya;]KGKodarma;ahBKBagaha;_La@Bodh Gaya;fASGaya;^Du@Makhdumpur;^o@MIslāmpur;_i@TRājgīr;]AISilao;]Sf@Bhadauni;a
AANawāda;^VJHisua;^Od@Rajauli;^[kAWāris Alīganj;`g@WSheikhpura;bq@GLuckeesarai;a[p@Jamūī;\jBzADomchānch;]g@x@B
arki Saria;^s@|@Gomoh;\h@NBermo;^?BJāridih;_GCKāro;cEDPhusro;g[PBokāro;^DOChandrapura;]I?Dugda;c?TChas;\d@t@Jh
alidā;]`Ag@Chitarpur;_c@m@Gumia;\?FSāram;]I?Kathhāra;\x@EKedia;aL^Rāmgarh;\H@Barkā Kānā;]GUKuju;]NNSirka;aRASa
unda;^DAPatrātu;]x@BChuri;]??Khalāri;]g@l@Rātu;iSNRanchi;\AQKānke;]u@t@Būndu;_|@NKhunti;`eAnAChakradharpur;]uB
sABalarāmpur;d?t@Mango;iDDJamshedpur;_?GKopali;cHHBhetia;_G@Jugsālai;aABBagbera;]G@Sarjamda;]B?Haludbani;^ZVGo
bindpur;`t@NChāībāsa;^iAv@Rairangpur;]f@dBKaranjiā;`hAXKeonjhargarh;`j@}ABarbil;`AABada Barabīl;_EPJoda;\O[Noā
mundi;^pCo@Birmitrapur;eQb@Rourkela;d?BRaurkela Industrial Township;\B@Jalda;`r@ARajgangpur;_NsASimdega;_|AbBS
undergarh;aBr@Jharsuguda;_^FBelpahar;aM?Brajarajnagar;^Hx@Hīrākud;_?BBurla;cUFSambalpur;\iAu@Kuchinda;]kAf@Deo
garh;]nAjCBaud;\Am@Rāmpur;\hBFBinika;]Uf@Sonepur;_}@dAPhulbāni;\~@v@Baliguda;\mFLNayāgarh;\AIBālugaon;\sAg@Bān
ki;_tA{AAngul;]OENalco;\@ODera Colliery Township;\CBGhantapada;_GCTālcher;\}@BKāmākhyānagar;]y@HBhuban;_y@aAAn
andpur;`Ap@Byasanagar;`h@rAChoudwar;`~@WDhenkānāl;\EZĀthagarh;gq@JCuttack;hHd@Bhubaneswar;`VTJatani;_PCKhordha
;\i@LPipili;^cA]Jagatsinghapur;]`@f@Nimāparha;\S`@Konārka;dv@PPuri;\`CBBānapur;\IHBālugān;]n@hAChhatrapur;`pBt
BPalāsa;`A@Kāsībugga;_fBdAAmudālavalasa;c?TSrikakulam;^[UNarasannapeta;^g@g@Tekkali;aZa@Paralakhemundi;^bAb@Pā
lkonda;^I_BGunupur;]yCZSompeta;_Ua@Ichchāpuram;\Uk@Lochapada;e@BBrahmapur;\Du@Kavisuryanagar;]BRHinjilicut;\]G
Purushottampur;]Na@Polasara;]\NĀsika;\Yg@Buguda;]h@WBhanjanagar;\\`@Sorada;`zF]Bhawānipatna;]n@HJūnāgarh;ijA|B
Nowrangapur;aChAJeypore;_[HKoraput;akCgARāyagada;\?OChandili;`HfCBobbili;`Mi@Pārvatipuram;_j@r@Sālūr;]o@fANell
imarla;_i@y@Rāzām;]PZChīpurupalle;]FDSriramnagar;dV^Vizianagaram;`Gl@Bhīmunipatnam;^l@TVepagunta;d?NGajuwaka;i
BBVisakhapatnam;jWIRasapūdipalem;^jASChodavaram;aKZAnakapalle;^ZZElamanchili;^p@WNarsīpatnam;_k@sESunabeda;^zD
hAMalakanagiri;]|Bw@Kirandul;]AGBacheli;buCoAJagdalpur;\}@KKotapārh;^ViBUmarkot;^lBNKondagaon;]rAYNārāinpur;_q
@mBKānker;bKwADhamtari;]bACBalod;]e@gBJāmul;gEFBhilai;e\BDurg;ac@EBhilai Charoda;_KIKumhāri;iUFRaipur;a?OBirga
on;^m@bANawāpāra;]Um@Arang;`WPMahāsamund;]{@JBāgbahra;]iBrBKantābānji;\^b@Kharhiāl;^mA?Titlāgarh;]MRKesinga;au
@eBBalāngīr;]fAAPatnāgarh;\Ly@Padampur;\A?Padmapur;]gBe@Barpāli;aE[Bargarh;]xB@Saraipali;]bBrAKhariar Road;cqD
gERaigarh;]z@QKharsia;\gAqBPathalgaon;]bBhBSaktī;^dAw@Bhelai;_Et@Chāmpa;^JDJānjgīr;_@ANailā;]Z?Akaltara;fu@aAK
orba;]^]Katghora;\fBf@Kotā;]\`@Takhatpur;\o@TBodrī;^CGTifrā;\C@Sirgittī;eAEBilāspur;]C?Lingiādīh;]@i@Ratanpur;
\Sd@Deori;^TvABaloda Bāzār;_fATTilda Newra;`]e@Bhātāpāra;^rABBemetāra;\a@PSimga;]v@t@Ahīwāra;_d@aCKawardha;\c@
i@Pandaria;_w@\Mungeli;\Ag@Lormi;^bEj@Malajkhand;\`@IBaihar;`b@cBMandlā;]r@`@Nainpur;aOxBBālāghāt;^\JWārāseonī
;]TfATirorā;bs@KGondiā;]}CFKhairāgarh;cI~@Rāj-Nāndgaon;\R@Bhānpurī;_b@SDongargarh;_aAvBDalli Rājhara;`tEpAGarh
chiroli;^HwADesāīganj;^R@Bramhapuri;ah@oBBhandāra;axAIKāmthi;]GAKanhān;`OjAUmred;]_AJPawni;`hBhCBhadravati;_TY
Warora;b^_AHinganghāt;]p@e@Sindi;]?IPipri;bAHWardha;]?BBorgaon;`qAuAWāri;_BFNildoh;_BBWānādongri;\a@?Nārsala;]
@@Hudkeshwar Buzurg;kHMNagpur;]?SMahādula;\UDYerkhera;\LIChicholi;]f@FKalmeshwar;_`AGKātol;^i@mASausar;^Wt@Sao
ner;\KEKhāpa;]eABRāmtek;_oABTumsar;]DQChicholi;\U{@Katangi;br@_ASeoni;\@{@Seoni Chhapāra;\Ki@Lakhnādon;cbCjBCh
hindwāra;\h@YChāndāmeta;_E?Parāsia;]`@AJāmai;arARSārni;]{@QDamua;^h@rAMultai;_u@`@Pāndhurnā;]?XNarkher;_r@?War
ud;]AIShendurjana;^\oAAmla;bl@BBetūl;\t@r@Bhainsdehi;bYaEItārsi;^x@^Seoni Mālwa;ahATHarda;]YETimurni;]hAf@Khir
kiya;\XLHarsūd;]c@cBKhātegaon;^lDdABarwāh;_ENSanāwad;e_AMPunāsa;dFrAKhandwa;^GhANepānagar;\cBSDhārni;]f@qAChha
nerā;aiAjDAkot;]j@LTelhāra;`Zn@Shegaon;^`@s@Jalgaon Jamod;]z@e@Shāhpur;d?MBurhānpur;^d@JRāver;`_@fAMalkāpur;_s
@JNāndūra;aUVKhāmgaon;`lAb@Buldāna;`Ob@Chikhli;_}@f@Mehkar;_g@gBBālāpur;]a@h@Pātūr;fKq@Akola;]E?Umbri;aSvBWāsh
īm;^i@g@Mangrūl Pīr;_kAh@Digras;]Ii@Dārwha;^Sc@Ner;`jA@Kāranja;_Vq@Murtajāpur;_Fe@Daryāpur;`Bq@Anjangaon;bg@QA
chalpur;]o@BChāndūr Bāzār;g?|@Amravati;]m@VChāndūr;]_@DDattāpur;_Qk@Ārvi;_j@cAMorsi;^}@zBPulgaon;]_@LDeoli;]fA
v@Umarsera;bACYavatmāl;_B@Vadgaon;]BALohāra;]k@p@Ghātanji;^o@VPāndharkawada;^dAlAKinwat;bcAGĀdilābād;_@?Kyatha
mpalle;]BBDasnapur;a`@lBNirmal;_jAABhaisa;^x@UBhokar;^c@`ADharmābād;gjBu@Nanded;]e@?Mudkhed;]d@eBKalamnūri;^eA
`@Hadgāon;_ESUmarkhed;aT}@Pusad;]r@YAnshing;ab@`AHingoli;_xARJintūr;^SiARisod;]t@ALonar;^~AEDeūlgaon Rāja;\QLS
indkhed Raja;^QdAPartūr;_k@ZSelu;^K^Manwath;_LFPāthri;_j@RMajalgaon;]RbADhārūr;\gAi@Sonpet;aKb@Parli Vaijnāth;
_k@WGangākher;eC{@Parbhani;_s@PPūrna;`Y]Basmat;]EzAKandahār;]LMLoha;b?lBUdgīr;_b@_AAhmadpur;alBCAmbājogāi;^~@B
Kaij;]HXKallam;bCnADharashiv;fiBk@Latur;^L\Ausa;^WpAUmarga;^lBa@Tuljāpur;\i@d@Naldurg;_Lx@Akalkot;\s@s@Moram;_
Sl@Aland;^c@oBNilanga;`g@p@Basavakalyan;_s@a@Bhālki;]AbAChitaguppa;_PMHomnābād;a_BPZahirābād;\_@eANārāyankher;
dp@VBidar;]RcAAurād;^H{AMukher;`i@^Deglur;a}@UBodhan;^@v@Bānswāda;ek@y@Nizāmābād;`c@WĀmūr;aK|AKāmāreddi;_Nt@Me
dak;\d@h@Jogipet;]ADAndol;_Xd@Sadasivpet;a[?Sangāreddi;_a@PPatancheru;_K@Amīnpur;^GCBāspalli;^@CBolārum;^YMMed
chal;\APKompalli;]e@}@Gajwel;`a@q@Siddipet;`{@hAJangaon;\h@ZYadagirigutta;`HLBhongīr;]yCKTorūr;gNsAWarangal;\Q
aCManthani;df@URamagundam;_R\Peddapalli;bxAc@Jagtiāl;ei@dAKarīmnagar;^r@EVemalwāda;aJNSirsilla;`b@{AMetpalle;`
ODKoratla;\MmBUtnūr;`a@iCWani;^_@VGhugus;^Kh@Chāndur;ac@WBallarpur;\H_@Durgāpur;e?JChānda;^K`@Rājūra;]_Ay@Mūl;
`h@rCKagaznāgār;]d@EAsifābād;`i@z@Bellampalli;`BPMandamarri;aFRMancherial;^EKSaknepalli;^?NNāspur;f@HRāmgundam
;]ICSingānuram;]{@GChinnūr;\g@mBAhiri;[{B{BPākhanjur;\g@vFBījāpur;_~DfABhupalpally;eOn@Mulugu;^Hr@Narsampet;_U
`AMahbūbābād;__A@Yellandu;]w@LChunchupally;aCEKottagūdem;aKEPalwancha;aECPāloncha;^WaAManuguru;]Gn@Sarapāka;_C
BBhadrāchalam;_BrASathupalli;^DFSādpalli;\l@RNadim Tiruvuru;`vA]Khanapuram Haveli;\Bc@Dornakal;d@d@Khammam;``@
p@Kodār;`YTJaggaiahpet;_??Jaggayyapeta;]s@EMadhira;_L\Nandigāma;`nAx@Pidugurālla;`s@PSattenapalle;\URPhirangip
uram;gg@AGuntur;cc@JThenali;\Km@Tādigadapa;]BIRāmavarappādu;]EFPoranki;_BCKānūru;^B@Yanamalakuduru;iBCVijayawa
da;`HDTādepalle;bDHMangalagiri;bHOAmaravati;^@MIbrāhīmpatnam;_EGKondapalle;`}@a@Nūzvīd;dq@NEluru;bRt@Gudivāda;
]f@SGannavaram;_Gb@Vuyyūru;]ObAAvanigadda;`P?Repalle;\SSChallapalle;\\BBhattiprolu;`l@DPonnur;`??Ponnūru;]fBfD
Singarāyakonda;`X@Kandukūr;d[w@Ongole;^L}@Addanki;akAAChīrāla;aWOBāpatla;_^TVetapālem;bZ{@Chilakalūrupet;bV[Na
rasaraopet;`|@b@Vinukonda;a|A|@Mārkāpur;^cAXPodili;^M_@Darsi;]t@dCPāmūru;_S}@Kanigiri U;]??Kanigiri;]nAa@Cumbu
m;^b@h@Giddalūr;^bAeBAtmakūr;]w@e@Srīsailain;]??Srisailam Project RFC Township;]l@aAAchampet;^w@y@Devarkonda;`
gBh@Mācherla;bWmAMiryalaguda;\n@v@Vijayapuri North;cH{ANalgonda;^_@UNakrekal;be@BSuriāpet;]nCWChautāpal;\~@AYa
mjāl;dBOLal Bahadur Nagar;]WSGhatkesar;^PJPīrzādagūda;bDCUppal Kalan;_CABodupāl;^CMNāgāvaram;_DCJawaharnagar;d
D@Secunderabad;c@HMalkajgiri;dLIQuthbullapur;eHBKukatpally;nIRHyderabad;dEIRāniganj;`EJGaddi Annaram;^AFJilādi
guda;^?@Meerpet;^TLShamshabad;]^CSrīrāmnagar;\Eo@Rāmachandrapuran;cABSerilingampalle;]`@BSingāpur;_MlAFarrukhn
agar;^y@rAKalwākurti;^`@b@Nāgar Karnūl;`p@TWanparti;]XAKothakota;\g@mAJadcherla;^?BBādepalli;c\@Mahbūbnagar;`d
@bBGadwāl;\vAWShaktinagar;_[mANārāyanpet;]TWGurmatkāl;_R}@Sedam;`yB_@Vikārābād;`~@PTandur;]^k@Chincholi;_tArAW
ādi;^QMChītāpur;`ZAShāhābād;]`@VJevargi;gMaAKalaburagi;^~AZAfzalpur;_Xv@Sindgi;^OxATālīkota;^b@XMuddebihāl;^aD
ODevadurga;`b@SShorāpur;`Oc@Shāhpur;a{@MYadgir;_PzCMānvi;\e@XKosigi;cEl@Adoni;`jA?Siruguppa;aX[Sindhnūr;\RuAHa
tti;^ZFLingsugūr;]N\Mudgal;]jAIHungund;`IRIlkal;]Of@Kushtagi;_qAdAKampli;]VTKamalāpuram;bIYGangavati;`jANKoppa
l;do@NHosapete;__@b@Sandūr;fiAIBallari;]t@OKurikuppi;^m@}@Tekkalakote;b_BfAGuntakal;_w@HGooty;`m@w@Dhone;alAiA
Emmiganūr;dVwARāichūr;^aCfAMāmidālapādu;fEBKurnool;_m@ENandikotkūr;di@jANandyāl;_`ADBetamcherla;]OXBanganapall
e;]}@rBRameswaram;cAAProddatūr;^@TErraguntla;_^i@Jammalamadugu;bhAKTadpatri;`k@`BPulivendla;aL|@Kadiri;]lBRSom
andepalle;]_@DGorantla;^Ef@Bāgepalli;c|@IHindupur;^h@u@Pāvugada;]}@BPenukonda;bYaADharmavaram;dTu@Anantapur;^F
FKakkalapalle;^~@{@Uravakonda;^ZlAKalyandurg;`zAl@Challakere;\SoAMolakālumuru;`SBRāyadrug;^zAg@Kūdligi;^`@NKot
tūru;\Wz@Jagalūr;cKz@Chitradurga;\j@b@Holalkere;^Sn@Hosadurga;`cA[Hiriyūr;`w@f@Sīra;^}@NMadhugiri;\EZKoratager
e;eZb@Tumkūr;\^DGubbi;]~@UChiknāyakanhalli;^xBYKadūr;`q@n@Arsikere;`k@HTiptūr;_PdAChannarāyapatna;\t@USatyāman
gala;cB@Hassan;\Fp@Arkalgūd;^c@EHolenarasipura;^[dAKrishnarājāsāgara;]Um@Krishnarājpet;]e@p@Shrīrangapattana;]
@OFrench Rocks;bm@CMandya;\\{@Nāgamangala;^w@g@Kunigal;^e@JMāgadi;a@|@Channapatna;^`@LMaddūr;`kADKanakapura;]i
ABDenkanikota;]Ca@Mattigiri;_TAAnekal;\JOJigani;]EMkoppana Agrahara;a@@Electronic City Phase I;\CDBommasandra
 Industrial Area;^?AHebbagodi;]QHAttibele;^C@Jūjūvādi;dGDHosūr;_DAMūkondapalli;\KCAvalēpalli;ot@g@Bengaluru;a|@
p@Closepet;_UkANelamangala;a]e@Doddaballapura;_B_AGauribidanur;`i@`@Chik Ballāpur;`YHSidlaghatta;^JPVijayapura
;^PHDevanahalli;bT\Yelahanka;`g@DHoskote;caAMKolār;^Og@Srīnivāspur;a^KChintamani;cyA]Madanapalle;`TlAMulbāgal;
]HpAKuppam;cJi@Robertsonpet;_REBangarapet;_n@AMālūr;au@~AKrishnagiri;]??Kādiganpalli;\ARKāveripatnam;\[WBargūr
;`i@HTirupattur;\@CPāchchal;\e@UAlangāyam;_b@HJalārpet;aIUVaniyambadi;`Sq@Peranāmpattu;a]CGudiyatham;b\^Ambur;
]k@WPallikonda;]JGKondasamudram;_u@CKātpādi;\?BKangeyanallur;]B?Kalinjur;f?DVellore;^?BAllapuram;]?@Palavansat
hu;\@?Thorapadi;^?jAPolūr;]m@HChetput;`Ji@Arni;^_A`@Vandavāsi;]]UUttiramerūr;_j@ICheyyar;]i@_@Nattappettai;]J@
Sevilimedu;dAEKanchipuram;_`AQWalajapet;\JRThimiri;`AOArcot;dAARānipet;]BCPuliyankannu;_DBVishāram;^i@gAPodatu
rpet;^L^Sholinghur;_g@KThiruthani;aIRArakkonam;`No@Nagari;`FWPuttūr;^q@HNagalapuram;^x@s@Renigunta;_BBTirupati
 NMA;]FBTiruchanur;]AIMangalam;eFBTirupati;_?AAkkarampalle;]?FAvilala;_~AIPīleru;]a@h@Pākāla;c@n@Chittoor;^OTR
āmāpuram;`tASPalmaner;`b@a@Punganūru;`uBeDRāzampeta;apAZRayachoti;^KoAChemmumiahpet;eACKadapa;`C?Chinnachowk;]
t@{@Gopavaram;`aBDBadvel;\sCvAVadlapūdi;\xA|BTirumala;`m@w@Venkatagiri;aWf@Srikalahasti;]i@]Vinnamāla;_B?Nāyud
upet;]?@L.A.Sagaram;_Yf@Sūlūru;a`@yAGūdūr;g[{@Nellore;^?IKovūr;a?sAKāvali;]WlHGummidipundi;`f@t@Tiruvallur;]CF
Vengattūr;]YHTirumeshi;_DKTinnanūr;^Q?Reddipālaiyam;e@?Avadi;`?FVīrarāghavapuram;`?BPoonamalle;_I@Porur;_A?Val
asaravakkam;]CAVirugambakkam;]BAMaduraivayal;a@AMaduravoyal;]ACNalambūr;f@AAmbattur;`IFNerkunram;\EAChetput;mG
CChennai;dCMTiruvottiyūr;^DAManali;^B?Mathur;^H@Puzhal;bE@Madhavaram;]HGNāravārikuppam;]?APādiyanallūr;^A[Ponn
eri;^MJMīnjūr;_KJKattivākkam;_\z@Rajakilpakkam;^CCKullattūr;_?BMeddappakkam;]C?Jalladiampet;_ACPallikaranai;^A
HSholinganallur;aEKNeelankarai;^??Palavakkam;]@DInjambakkam;_@GPerungudi;]CAKotivakkam;_JESaint Thomas Mount;c
A?Alandur;^@FMadipakkam;`?CUllagaram;]D?Meenambakkam;`AIRamapuram;]@@Mugalivakkam;]H?Kaikalapettai;`FBKavanur;
aIBPammal;_??Anakaputhur;]AAPolichalur;dABPallāvaram;^BBKallamchavadi;c?DTambaram;\HDVandalūr;_?EPerunkalattu;
]ZISrīperumbūdūr;aQ`@Maraimalainagar;\CIMadambakkam;_A?Gūduvāncheri;^IAUnamaucheri;^Hp@Tirukkalikkunram;`NOChe
ngalpattu;^Rb@Madurāntakam;]u@?Pudupattanam;\GUMahabalipuram;d}DiUMachilīpatnam;^?MPedana;_UEKanuru;]Fs@Kaikal
ūr;`aBVNarasapur;aEQPalakollu;ch@CBhimavaram;]m@UPenugonda;`\IAttili;aOITanuku;b\KTadepalligudem;_\l@Akivīdu;_
s@eCPolavaram;_EbANidadavole;_KUKovvūr;_ILDowleswaram;f?KRajamahendravaram;\CBHukumpeta;\G@Morampudi;]JKKather
u;\Mk@Gokavaram;]Lc@Rampachodavaram;`}A~@Pithāpuram;_TFPeddāpuram;`GBSāmalkot;]GJSuryaraopeta;^CHRamanayyapeta
;f?AKākināda;`Dl@Yanam;_b@URāmachandrapuram;`RCMandapeta;`Ov@Amalāpuram;`kB{CTuni;^CAPayakaraopeta;_e`ArXDigli
pur;]RfAMāyābandar;_CnARangat;]Kk}@Saiha;]NGLawngtlai;_xWKTāki;anMdMParādīp Garh;_Hs@Patāmundai;_ZNKendrāparha
;_NeAJājpur;]UMDhamanagar;bMYBhadrak;^a@m@Soro;^G^Bāsudebpur;^aD{CEgra;ai@VContai;]wASKakdwip;_?}@Diamond Harb
our;]m@@Jaynagar Majilpur;_q@YCanning;bp@_ADam Dam;^L?Chakapara;iDHHowrah;mGBKolkata;fMVRajpur Sonarpur;`?LBar
uipur;ap@UBudge Budge;\?CFort Gloster;^IISānkrāil;fCFMaheshtala;\@OMahiari;`GABankra;\DCDumjor;]NFDhulagari;]D
FPānchla;dFJUluberiya;\PSĀmta;_[TPujali;]LfAMonoharpur;cEHHaldia;\XYMahīshādal;_HUTamlūk;cxBWMedinīpur;dANKhar
agpur;`bAUJhārgrām;]m@`CJaleshwar;cx@|@Balasore;bf@wABaripāda;^[nARemuna;\RLNilagiri;\HkEChākuliā;_n@UGhātsīla
;^BNMushābani;^f@o@Chhota Gobindpur;]@?Gadhra;]CCGhorabandha;\QVJadugora;\]mBKenda;\cAj@Khātra;]aBXĀmlāgora;`B
k@Bishnupur;bp@_@Bānkura;^cAOSonāmukhi;fRi@Durgapur;^Mu@Dubrājpur;\j@ZBahula;bDDRānīganj;cHOJāmuria;fRBĀsansol
;_Nc@Chittaranjan;]PNMaithon;^ZTLakhyabad;]UOSiuliban;_A?Chirkunda;eIBKulti;]^l@Adra;]@GRaghunathpur;b|@h@Puru
liya;_McAPāthardih;^DIJāmadoba;aACJharia;iCKDhanbad;^RBSijua;`DCKātrās;bAmAGiridih;^aBl@Jāmtāra;`^}@Madhupur;\
Ao@Jasidih;dIBDeoghar;_~@w@Jhajha;^c@eAKharagpur;_gAn@Bānka;]B_@Amarpur;^OSPurāini;_m@|@Godda;_GnBDumka;\^WBas
ukinath;`iCh@Rampur Hat;_Rl@Sainthia;`gAAKāndi;aGeBJangipur;]p@`@Nalhāti;]?uCRājmahal;c_AHMalda;]p@b@Farakka;a
IZDhuliān;_TFPakur;^qAj@Lālgola;_Cn@Murshidābād;cBNBaharampur;^A`@Beldānga;]kAtBBagulā;c\MKrishnanagar;bV?Nava
dwīp;an@o@Kātoya;`vBs@Siuri;aa@p@Bolpur;^E`@Guskhara;_iA|@Memāri;en@OBarddhamān;`NjAArāmbāgh;\`@HRāmjībanpur;]
PRChandrakona;`i@LGhātāl;^w@m@Tarakeswar;]AKSrirāmpur;e_Az@Bāli;a?KKonnagar;fEBPānihāti;e?BKāmārhāti;dADBarana
gar;cMIMadhyamgram;cPOBārākpur;bCHKhardah;b@CTitāgarh;dDAShrīrāmpur;bADRishra;bBKBaidyabāti;bAGBhadreswar;cEGC
handannagar;f?DShyamnagar;fEGBhātpāra;c?GHugli;dCBNaihāti;b?GHālīsahar;bBCBānsbāria;]`@ZSingur;^Ks@Pandua;`M]K
ālna;cMEShāntipur;b?x@Kānchrāpāra;a?CKalyani;]]g@Aistala;a@?Rānāghāt;_c@z@Gobārdānga;cPFHābra;bBCAshoknagar Ka
lyangarh;e^ZBārāsat;_}@CBadūria;cKNBasirhat City;bBmABangaon;]iN}BBisālgarh;]DYCharipara;\GDMadhuban;\ACDukli;
fBGAgartala;]zKsNMātābhānga;_o@f@Dīnhāta;a@e@Koch Bihār;]k@@Tufānganj;`_Az@Dhubri;]DKGauripur;^RlBMankāchar;ac
ABTura;]sA@Williamnagar;^_CCNongstoin;\v@sDHowli;_ERBarpeta;\~@?Abhayāpuri;]n@HChāpar;`c@PGoālpāra;]Bv@Resubel
para;\z@YLakhipur;_Ng@Bilāsipāra;^Ga@Kokrajhar;`y@OBongaigaon;^qACBarpeta Road;``HBAlīpur Duār;cZiAJaigaon;_DR
Hāsimāra;]\l@Fālākāta;^Hc@Birpara;`V?Goyerkāta;_BTDhupgāri;^d@DMaināguri;bh@yCGangtok;fb@zBSiliguri;\V@Bagdogr
a;`PBNaksalbāri;_Kg@Kurseong;b@]Dārjiling;_gA?Kālimpong;bSdBJalpāiguri;`jBp@Islāmpur;cuBpEBālurghāt;`p@c@Gangā
rāmpur;`f@m@Kāliyāganj;ch@BRāiganj;^bBt@Manihāri;aARSāhibganj;dJ{@Katihar;^D_AKasba;\{@CDalkola;bWk@Kishanganj
;\a@aAThākurganj;_|@`@Bahādurganj;_hBIShahbazpur;_B@Forbesganj;_?SJogbani;^n@IBhawanipur;]Dl@Chhātāpur;^?~@Mur
līganj;^e@@Banmankhi Bazar;^??Banmankhi;a_As@Arāria;eFhAPurnia;^n@fBColgong;_XYNaugachhia;fX\Bhāgalpur;^CaBBih
ārīganj;`p@`BSultānganj;_Na@Gogri Jamālpur;_d@QKhagaria;d?XMunger;bCJJamālpur;_b@UBallia;_Hc@Bakhri;`q@u@Banga
on;cQ?Saharsa;`e@IMadhepura;`d@g@Supaul;]@e@Nirmāli;\VDGhogardīha;^d@BJhanjhārpur;]qCq@Bīrpur;Vuf@wGKoloriāng;
[iE{BShi Yomi;\ZjBDaporijo;]{Bm@Jining;\HHAlong;]iBRPāsighāt;VqBqCAnini;\m@pDTezu;]pBbADum Duma;bf@NTinsukia;\
O?Mākum;^VXDuliajan;^@?Duliajan Oil Town;]CLNahorkatiya;\@RNāmrup;]{@g@Digboi;^ITMargherita;_hDhETuensang;\DnA
Kiphire;\x@f@Phek;blA?Kohima;^qA{@Zunheboto;`r@YWokha;^s@k@Mokokchūng;_nBe@Golāghāt;\m@OTitabor Town;bAa@Jorha
t;]l@JDergaon;]eAFMariāni;^sCOMon;]Fw@Sonāri;`jAFSibsāgar;cu@cBDibrugarh;]d@USilapathar;`zBdANorth Lakhimpur;^
nAZNaharlagun;`P@Itanagar;]zAfABiswanath Chariali;adARTezpur;]Xi@Rangāpāra;\iAgBSeppa;[vFi@Tawang Town;\UtDTan
gla;\o@ZKhārupatia;\Hm@Udalguri;]kAHDhekiajuli;]@l@Dhing;^Vj@Morigaon;\\XJagiroad;]`@_AMangaldai;\|@n@North Gu
wāhāti;hEBGuwahati;^Zu@Rangia;^`@@Nalbāri;\Od@Niz-Hajo;\A?Hājo;\eAdANongpoh;c?`AShillong;^C?Laitumkhrah;_A@Non
gthymmai;`DKMawlai-Mawïong;^}@b@Jowai;^cE}@Lumding Railway Colony;_j@c@Lanka;_PMHojāi;bd@eANagaon;`wCdBDiphu;]
eAc@Bokajān;bJTDimāpur;\CBKuda;]GLChumukedima;]x@~CTamenglong;\qA~@Samurou;]N?Nambol;]MPMayāng Imphāl;]TTMoirā
ng;_T`@Churāchāndpur;]dETKolasib;cWyBSilchar;_k@aAHāflong;^zA~AHailākāndi;`f@e@Karīmganj;`nC}@Shella;]FzEKhowa
i;\l@TTaranagar;\_BDĀmbāsa;\eASKanchanpur;]f@y@Kailāshahar;_a@GDharmanagar;]jBhBTeliamura;\t@j@Barjala;^WPUdai
pur;]Dv@Belonia;`aGfALunglei;]UoASerchhīp;eXwAAizawl;^aCd@Ngūr;\yDmCMoreh;^~@q@Kakching;]@i@Keirao Bitra;_ELTh
oubāl;eJa@Imphal;^sA}@Ukhrul;TgNiPHawai;bhXjdBPort Blair;YcFb\Campbell Bay;_|dBwhDLeh;]jCjCPadam;\tCyEKargil;U
cCiAThang;^rKjCGanderbal;]gEvDKishtwār;\c@^Bunjwah;]nA?Doda;apAl@Udhampur;]pABAkhnūr;\ScDShopian;]e@NKulgam;]i
@NDooru Verinag;\@WAchhībal;cLIAnantnag;]FKBijbehara;\A[Trāl;]f@QPāmpur;]B\Pulwama;\b@]Badgām;]YIBadāmibāgh;iF
CSrinagar;bR@Soyībug;^zB|@Pūnch;^k@lARajaori;aEeDBāramūla;aYOSopur;]QXPattan;\QMSumbal;_@e@Bandipura;]jAUKopaw
or;\FCGulgam;*IOBritish Indian Ocean Territory;WkcMjl@Downtown;*IQIraq;bowGsaFRānyah;aPBHajiawa;ccAJQeładizê;_
z@`CJamjamāl;^A@Shūrash;ixAHKirkuk;cp@qCKhasnahzān;jX@Erbil;bEYBaḥarkah;__@MPīrmām;_uA|@Koysinceq;^z@_AShaqlāw
ah;^C]Ḩarir;]a@KṞuwandiz;aCISoran;]ZHKhalīfān;_jEbAAl-Hamdaniya;c\tCAsh Sharqāt;jTcDMosul;k@@Al Mawşil al Jadī
dah;]A_@Tallkayf;ct@iASumayl;c??Simele;e[ADihok;^C{@Batifa;bEfASīnah;]iDH‘Aqrah;b@D'Ākra;alFsAZaxo;_`DdDSinjār
;]KpJ‘Anat al Qadīmah;^GR‘Anah;adECAl Qā’im;]jClGAr Ruţbah;^aL{EḨadīthah;dyDnCRamadi;c_BLAl Fallūjah;^~Dy@Hīt;
ccCaGBayjī;_e@|@Tikrīt;]CQAl-'Alam;ce@dBSāmarrā’;]wA{ETāzah Khūrmātū;b{@pAŢūz Khūrmātū;^aAf@Kifrī;cBlCAl Miqdā
dīyah;_|CEBalad;^O^Ad Dujayl;`{@FKhāliş;cOJBaqubah;uh@pABaghdad;iKISadr City;hv@NAbū Ghurayb;ba@rANāḩiyat al I
skandarīyah;eCa@Al Maḩmūdīyah;aqAXAş Şuwayrah;_w@BAl ‘Azīzīyah;^cBgDMandalī;`uA}GHalabja;cvBdDKhānaqīn;dLw@Kel
ar;hUyDSulaymaniyah;^gBKBaynjiwayn;eaKj_@Abū al-Kahṣīb;erCwGAl ‘Amārah;]xA{B‘Alī al Gharbī;b~FSAn Nu‘mānīyah;e
qAHAl-Kut;bq@`CQal‘at Sukkar;aD}@Al Ḩayy;gk@|ENasiriyah;cPeAAsh Shaţrah;cnDNAs Samawah;]}GfANāḩiyat al Fuhūd;d
mB@Al Madīnah;b_@KAl Qurnah;_ZeBQal‘at Şāliḩ;a}A|DAl Hārithah;iCLBasrah;kG@Al Başrah al Qadīmah;bVTAz Zubayr;]
Ct@Şafwān;bg@NUmm Qaşr;bmBLAl Fāw;?pWiBAs Salmān;_cCmEAr Rumaythah;]lBINāḩiyat ash Shināfīyah;bh@}AKufa;fPBNaj
af;`q@LAsh Shāmīyah;]T^Al Mishkhāb;^YJNahiyat Ghammas;^}B_A‘Afak;e~@LAl Diwaniyah;ap@}@Al-Qāsim;^t@gAAl Maḩāwī
l;fAf@Al Hillah;cf@OAl Hindīyah;if@OKarbala;^s@SSaddat al Hindīyah;bAKAl-Musayab;*IRIran;_uxG}tFPoldasht;_xBJM
aku;\Nj@Seyah Cheshmeh;]mA]Showţ;^s@`AQarah Ẕīā’ od Dīn;dNbAKhūy;ab@dASalmās;g}@`COrūmīyeh;_CdBOshnavīyeh;cGbA
Piranshahr;auGdOEslāmābād-e Gharb;^j@v@Eyvān;cUd@Īlām;[r@fBMehrān;]sFCDarreh Shahr;]G\Ābdānān;^y@_@Poldokhtar;
aRkAKūhdasht;]~DmFRavānsar;gqApAKermanshah;`iBFHarsīn;^Si@Şaḩneh;_P{@Sonqor;ai@mAQorveh;e`D[Sanandaj;`JdBKāmyā
rān;]rBo@Pāveh;`Yl@Javānrūd;_|BdASarpol-e Z̄ahāb;\v@KQaşr-e Shīrīn;b}@gHBāneh;by@~AMarīvān;cQqCSaqqez;dJu@Būkā
n;_pCfASardasht;aP_DNaqadeh;caAf@Mahābād;^a@oCAjab Shīr;_Qw@Āz̄arshahr;\?c@Īlkhchī;]MAKhosrowshahr;aK?Sahand;\
ADOskū;dWhBMarāgheh;ab@HBonāb;^Gf@Malekān;bA`@Mīāndoāb;]qCoDBostānābād;]i@hAHashtrūd;_aB{ASarāb;bc@fBMīāneh;?H
fCMāhneshān;`nBbATakāb;_jBw@Shāhīn Dezh;^yAxCDīvāndarreh;_uBFBījār;VaC`AMasjed-e ‘Olyā;^aAqBQīdar;ePqBZanjan;`
E{DKhalkhāl;_kAc@Hashtpar;\eBrEPādegān-e Manjīl;\B?Manjīl;ge@kBRasht;_t@CŞowme‘eh Sarā;^@NFūman;\b@[Māsāl;]Ae@
Reẕvānshahr;b_ANBandar-e Anzalī;]g@NKhomām;_}Bp@Rūdsar;\RFAmlash;`FSLangarūd;bZ?Lāhījān;_LKĀstāneh-ye Ashrafīy
eh;]LTSīāhkal;a}@xDMoḩammadīyeh;]D@Sharīfābād;\DCBīdestān;eVGQazvin;aKNAlvand;`ZGEqbālīyeh;]BKMaḩmūdābād Nemūn
eh;_jCNKhorramdarreh;`CJAbhar;a_BNTākestān;?~A`BĀvaj;\mB_AShāl;^wB`@Eshtehārd;d@lCSāveh;\bA`ATafresh;ZhCEKomīj
ān;WkAqANowbarān;gnF`AHamadān;]i@qAKabūdarāhang;^v@z@Bahār;_?fATūyserkān;`~@m@Asadābād;`\v@Kangāvar;aoA|@Nahāv
and;cyAUMalāyer;_UhCAznā;db@y@Borūjerd;^`BFAleshtar;`x@i@Nūrābād;emArBKhorramabad;bkC?Dorūd;a}BPAlīgūdarz;_l@K
Aznā;]DuBMahājerān;]BVShāzand;^m@YKarahrūd;fKEArāk;akAxAKhomeyn;`i@d@Golpāyegān;]Cl@Khānsār;]Sl@Dārān;ekEeEKas
han;`IOĀrān Bīdgol;eFJKāshān;_dEPMaḩallāt;^m@ODelījān;bWqBShahrak-e Pardīsān;hOOQom;]jAcCMāmūnīyeh;_qCMḨasanāb
ād;_}@LEqbālīyeh;dGYQarchak;dMTVarāmīn;`O@Pīshvā;_UGKahrīzak;_}AVĪstgāh-e Rāh Āhan-e Garmsār;_E@Garmsār;_rAtIN
aţanz;\yAXArdestān;ViGLAnārak;YsG}AKhūr;VjC^Chūpānān;bdEgKSemnan;]FYMahdishahr;\jA}AZīr Āb;dQkASari;`o@QNekā;a
q@GBehshahr;c}Gt@Shahrud;`~Bp@Dāmghān;dSeCGorgān;^Ca@Āq Qalā;`qAR'Alī Ābād-e Katūl;]V@Fāẕelābād;^{BaAMīnūdasht
;]KGGālīkesh;cr@BGonbad-e Kāvūs;_?^Āzādshahr;^_Ay@Kalāleh;]xG|@Gomīshān;\]JSīmīn Shahr;_Vj@Kord Kūy;]^BBandar-
e Gaz;`WYBandar-e Torkaman;]r@`@Galūgāh;^rDPJūybār;dF`@Qā’em Shahr;dd@OBābol;^@IAmīr Kolā;_BSBābolsar;^XBFerey
dūn Kenār;d`@h@Āmol;]w@^Galūgāh;\[lBFīrūzkūh;^jCFDamāvand;^^ARūdehen;aF?Būmahen;]\r@Mojtame‘-e Maskūnī-ye Nāmj
ū;dFAPākdasht;bYu@Pardīs;^yAoDMaḩmūdābād;^n@JNūr;_fBONowshahr;bNAChālūs;aAjDTajrīsh;^HFShahrak-e Qods;\s@KLavā
sān;]Bz@Ferūnābād;_E?Qīāmdasht;]d@KShahrak-e ‘Alā’īn;_RJKahrīzak;`GABāqershahr;^Mc@Vaḩīdīyeh;uHBTehran;bZKAndī
sheh;_E\Chahār Dangeh;\G?Morteẕá Gerd;fTHEslamshahr;dNCNasīm Shahr;d??Nasimshahr;\@DKhabarābād;\BAOvrīn;dIDGol
estān;`A@Ṣāleḥīeh;^HBNasirshahr;bJ@Robāţ Karīm;]?QShāhedshahr;`EAŞabbāshahr;^HCFerdowsīyeh;e?KShahrīār;\YASa‘ī
dābād;aJBBāghestān;eBMQods;]FEGarmdarreh;a~@o@Mehestan;cWXKamālshahr;bIRMoḩammad Shahr;jMMKaraj;\DJShahrak-e M
ohandesī-ye Zerā‘ī;cG@Fardīs;bCNShahre Jadide Andisheh;`NMMeshkīn Dasht;`GNMalārd;^IJVaḩīdīyeh;aHZParand;^Xk@Ṣ
afādasht;`FGMāhdāsht;df@k@Naz̧arābād;`MAHashtgerd;`XUĀbyek;`BDĀbyek;]a@iDKatālem va Sādāt Shahr;^HERāmsar;_k@R
Tonekābon;_nKaIĀstārā;frBb@Ardabīl;^h@yCGermī;b^}BPārsābād;WvBxBAbīsh Aḩmad;agA~BMeshgīn Shahr;bxBOAhar;jzCnAT
abriz;^ZHSardrūd;bjAoAMarand;]Lp@Shabestar;^FeCHādīshahr;RmxA`KĀqdāsh;Tq@hDShūrak-e Malekī;dtBn@Marāgheh;]r@_B
Ţorqabeh;ko@@Mashhad;\MQGorjī-ye Soflá;_`Bc@Golbahār;`LOChenārān;d~@vANeyshābūr;bx@sDQūchān;_wBaADargaz;ajFFSh
īrvān;`rA~@Esfarāyen;]tB_BĀshkhāneh;cqAPBojnūrd;]|DfBJājarm;RdChBEbrāhīmābād-e Soflá;U}ETMazīnān;dkDRSabzevar;
^y@|DBardaskan;_pEjITabas;\eBu@Boshrūyeh;WQrBDeyhūk;_kIwAQā’en;^hEy@Ferdows;_eBaAGonābād;bh@qDKāshmar;buCETorb
at-e Ḩeydarīyeh;`wGDTorbat-e Jām;^~AbCKhvāf;?\bEḨājjīābād;_}CcFTāybād;_kAgJSarakhs;baAla@Zābol;g|BpHZahedan;`g
A~FKhāsh;_rBhQChabahar;_U_EQaşr-e Qand;\gE`@Pīshīn;Sc@yBĪrafshān;\{CuDJālq;`jAl@Sarāvān;[bCn@Mehrestān;VpAbBSa
rbāz;brBqBIranshahr;[nEzBFannūj;[d@sDGalmūrtī;RfArKKartī;\_FyCNīkshahr;_e@lDKonārak;\jOy@Jask;UWaDSardasht;RdC
lAGazī;XZgBGarūk;\qAaDManūjān;^|@GRūdān;aR|@Mīnāb;e`DKBandar Abbas;]@n@Qeshm;\fC?Bandar-e Khamīr;]}@oGḨājjīābā
d;TuAlBSīyāhū;]xBeINajafshahr;dFKSirjan;]qD}ABardsīr;^EhCBāft;[qCADarb-e Behesht;gp@oEKerman;]i@j@Māhān;\oBzH‘
Anbarābād;bTg@Jīroft;`FrCKahnūj;YqD\Zehkalūt;?_BoDMoḩammadābād;Y}E`DBazmān;Xf@wKNoşratābād;]zHdDBaravāt;bFGBam
;\oIeNNehbandān;Zn@oESarbīsheh;drBy@Bīrjand;YlHhNShahdād;_rDiDRāvar;`p@zAZarand;cpBnARafsanjān;?EcHBahābād;_zB
t@Bāfq;flE{@Yazd;`dAeAMeybod;`?KArdakān;^xDmBNā’īn;]_FjDAshkez̄ar;\@r@Taft;^vDxBAbarkūh;^NfBŞafāshahr;]yA\Suri
an;^}C_FMahrīz;\eDlCAnār;`\tCShahr-e Bābak;[tCLHerāt;_FhDNeyrīz;WkDpDDo Borjī;]xCIḨājjīābād;`WmADārāb;apDe@Fas
ā;]eAjFEvaz;]pBYKhonj;]nAuBQīr;ciBCJahrom;`lAaAĀbādeh;\IwASarvestān;_cDZEstahbān;\pC{CArsanjān;\b@a@Sa‘ādat Sh
ahr;^IWPāsārgād;cjA`AMarvdasht;^NRZarqān;bj@EShahr-e Ṣadrā;iEd@Shiraz;^_@nAKavār;`VhAFīrūzābād;_\dEMakū;^PBJam
;`t@?Bandar-e Kangān;]VABandar-e Deyr;]]kEFarrāshband;\bDCAhram;]l@UChoghādak;]EJ‘Ālī Shahr;_}@v@Khūrmūj;cjB_A
Bushehr;`~@yBBandar-e Genāveh;bkC|@Borāzjān;buAeAKāzerūn;]rBr@Āb Pakhsh;^gBaBQā’emīyeh;`Ls@Nūrābād;anCq@Dogonb
adan;\HoACharām;`b@EDehdasht;_s@oCLordegān;^sCPSemīrom;aCtCYasuj;\HIMādavān;WkChAKhānīman;_{AmBEqlīd;`Hs@Abade
h;b|CiDShahreẕā;W_Cd@Rāmsheh;YJsDKūhpāyeh;bdCl@Bahārestān;^L}@Dowlatābād;\F?Dastgerd;]F?Gaz-e Borkhar;cLKShāhī
n Shahr;^SNKhowrzūq;_HRRehnān;jMDIsfahan;_TDDorcheh Pīāz;]AJAbrīsham;eDYKhomeynī Shahr;_DXFalāvarjān;^JCQahder
ījān;]@IGoldasht;dL?Najafābād;]j@MTīrān;]a@~@Sedeh Lanjān;\CAChamgordān;`_@FMobārakeh;]AGDīzīcheh;]XDVarnāmkhv
āst;`?EZarrīn Shahr;aCSFūlād Shahr;]YKKelīshād va Sūdarjān;\WxBDehāqān;`fAEBorūjen;]bBs@Hafshejān;^l@EFārsān;b
{@MShahr-e Kord;^WJFarrokh Shahr;bnI`AMasjed Soleymān;bqBTĪz̄eh;^C|@Bāgh-e Malek;]g@|BLīkak;]UHShahrak-e Ţāleq
ānī;bGn@Behbahān;]pASAghajari;`XKOmīdīyeh;cdBf@Bandar-e Māhshahr;^D]Chamrān;]q@c@Rāmshīr;ae@mARāmhormoz;\La@Ha
ftkel;\`CGVeys;\v@Z‘Eyn-e Do;hODAhvaz;_UQSheybān;`X`@Kūt-e ‘Abdollāh;awA~CBandar-e Emam Khomeyni;_vAi@Shādegān
;dfA|@Abadan;eVSKhorramshahr;]q@oEḤamīdiyeh;`n@OSūsangerd;]VRHoveyzeh;aa@qCShūsh;byBZShūshtar;]Fg@Gotvand;\w@O
Lālī;brCYAndīmeshk;dKNDezful;_bF}@Dehlorān;^gNhNHendījān;]yAd@Bandar-e Deylam;]eN|NNakhl-e Taqī;\yAx@Pārsiān;^
[WLamerd;^_EcAGerāsh;_V|EKīsh;Zs@{AJenāḩ;`KcCLār;]wBvEBandar-e Kong;^JFBandar-e Lengeh;*ISIceland;S~tC_yKPatre
ksfjörður;RUfCHellissandur;]iGvDReykjanesbær;\??Keflavík;^{BMHafnarfjörður;_EGKópavogur;hAEReykjavík;WtFaKÍsaf
jörður;ToAdEStykkishólmur;T{VuESiglufjörður;WpCnASauðárkrókur;RbGdAHvammstangi;S{B|FFlúðir;]}LuHAkureyri;SvDbM
Vík í Mýrdal;XzFCVestmannaeyjar;Us^aDHöfn;WcDkEEgilsstaðir;SvAaBVopnafjörður;*ITItaly;]qs@e~FPorto Torres;^Pt@
Alghero;_q@c@Monte Rosello;a@@Sassari;^yCpANuoro;\XjESinnai;\T?Sestu;]P@Assemini;^pAyBOristano;]HtBIglesias;]B
\Carbonia;cwBMCagliari;]CEMonserrato;]C?Selargius;`QDQuartu Sant'Elena;WoAyBBari Sardo;`\wEOlbia;^mEqKPiombino
;]m@?Follonica;`eA`@Grosseto;_iCdCCivitavecchia;_kD|BNettuno;ao@ALatina;]Y`@Sabaudia;^i@@Terracina;\b@i@Sezze;
]Jm@Colleferro;^`@ZCisterna di Latina;ab@?Aprilia;^A[Albano Laziale;\A@Ariccia;]C@Genzano di Roma;`QBVelletri;
]RWFrascati;\CFRocca di Papa;\DCGrottaferrata;_@BMarino;_JECiampino;]^BSpinaceto;bTBAcilia-Castel Fusano-Ostia
 Antica;\IAMalafede;^BFInfernetto;^@CCasal Palocco;\UXTorvaianica;]OLMarina di Ardea-Tor San Lorenzo;]FWPomezi
a;\GJArdea;_O^Anzio;abAw@Lido di Ostia;^FGFiumicino;^^c@Ladispoli;\AGCerveteri;]sAPEsquilino;q?@Rome;\CACasal
 Bertone;]QHGiardinetti-Tor Vergata;^HOCasal de' Pazzi;]IMTor Lupara;_?IMonterotondo;_dBiAViterbo;bw@iCPerugia;
\_@HBastia umbra;\Zv@Todi;bm@j@Terni;]Sc@Spoleto;`Fi@Foligno;__@lBRieti;\j@fAMentana;\WNVillanova;aFEGuidonia
 Montecelio;]??Guidonia;]ODTivoli;_}BMAvezzano;^D_AL'Aquila;_a@cBAscoli Piceno;_}@USan Benedetto del Tronto;`b@
z@Teramo;`yA\Montesilvano;\Z_@Roseto degli Abruzzi;]FOGiulianova;^sAfBLanciano;]Te@Francavilla al Mare;bNGPesc
ara;_FTChieti;]l@z@Sulmona;\{@xAIsernia;]zBWSora;_t@NFrosinone;_Qv@Fondi;][\Gaeta;^GIFormia;\[?Minturno;]Om@Ca
ssino;^KjAMondragone;\DhAForio;]}@MBagnoli;]E?Posillipo;_ECChiaia;aD?Fuorigrotta;_EAVomero;`@CArenella;_D@Socc
avo;`BAPianura;aLBPozzuoli;^BEMonterusciello;]@LBacoli;\VJIschia;\??Ischia Porto;]@y@Castel Volturno;\u@OCapua
;`?ZAversa;\FATrentola-Ducenta;]FECasal di Principe;]CPQualiano;_@FQuarto;_ICMarano di Napoli;]?CVillaricca;aA
AGiugliano in Campania;^EASant'Antimo;_?BMelito di Napoli;^B@Mugnano di Napoli;]?DChiaiano;^CAPiscinola;]C?Mia
no;`CASecondigliano;^?AArzano;]D@Scampia;\CGGrumo Nevano;^C?Frattamaggiore;]CACardito;`ADAfragola;aB@Casoria;]
@@Casavatore;\A@San Pietro a Patierno;\E?Arpino;_CCCasalnuovo di Napoli;_G?Pomigliano d'Arco;`@EAcerra;_LQMarc
ianise;^ALCaivano;]F?Orta di Atella;\??Frattaminore;^BWSanta Maria Capua Vetere;aO@Caserta;]?BSan Nicola la St
rada;^I@Maddaloni;\UBSan Felice A Cancello;^DRMarigliano;\F?Brusciano;]UANola;]HNOttaviano;^C@San Giuseppe Ves
uviano;\@FTerzigno;]I?Poggiomarino;_?FScafati;]?FSant'Antonio Abate;]FEPompei;^BCBoscoreale;_DBTorre Annunziat
a;^@WSomma Vesuviana;]F?Sant'Anastasia;\F@Cercola;_BDSan Giorgio a Cremano;`?@Portici;`A@Ercolano;_DEBarra;`AA
Ponticelli;]ACVolla;]DDSan Giovanni a Teduccio;]BEPoggioreale;\B@Vicaria;_@?San Lorenzo;`?ASan Carlo All'Arena
;^@@Stella;^@@Avvocata;]A@Montecalvario;\AAPendino;hA?Naples;\BBSan Ferdinando;aWFTorre del Greco;`WPCastellam
mare di Stabia;^E@Gragnano;ShGjKUstica;``ChCTrapani;]AACasa Santa;^qBCPartinico;^KOCarini;gc@@Palermo;]LFMonre
ale;]]?Villabate;`M?Bagheria;]JHMisilmeri;\wD`CPiazza Armerina;]Re@Enna;`h@NCaltanissetta;]L@San Cataldo;]x@cB
Termini Imerese;^]zBCanicattì;]N`@Palma di Montechiaro;^TYFavara;\ZDPorto Empedocle;^KCAgrigento;_gAh@Licata;a
{@DGela;^]ONiscemi;_YQCaltagirone;`Ax@Vittoria;X~J`HLampedusa;_}AqKSciacca;\e@@Ribera;_|@_BAlcamo;^`@z@Castelv
etrano;adAWMarsala;`]ZMazara del Vallo;Y~BdDPantelleria;\ePFScicli;^P_@Comiso;aUBRagusa;`GLModica;\QXPozzallo;
]SQRosolini;][RPachino;\Ba@Noto;^MCAvola;]Aa@Floridia;]\i@Lentini;\^AScordia;\REPalagonia;]Y}@Biancavilla;^FCA
drano;]?YBronte;]eALGiarre;]FTAci Catena;_E?Acireale;\BHAci Castello;]JCSan Giovanni la Punta;^F@Mascalucia;^A
@Gravina di Catania;_^APaternò;\OCBelpasso;_ELMisterbianco;eKDCatania;^]p@Augusta;bM^Siracusa;_qKeWMonopoli;]K
TFasano;]n@APutignano;\AJNoci;^@f@Massafra;_k@UMartina Franca;\c@HCeglie Messapica;]KOOstuni;\YLSan Vito dei N
ormanni;^SRMesagne;aYMBrindisi;``DtHCrotone;^sD{ENardò;]FVGallipoli;]a@HCasarano;]A_@Galatina;a?c@Lecce;]VNCop
ertino;^pAYManduria;^HYFrancavilla Fontana;^\AGrottaglie;\UZSava;\v@WPaolo VI;dBJTaranto;]pE~BCastrovillari;`I
fBCosenza;]@GQuattromiglia;\u@y@Corigliano Scalo;]WDRossano Stazione;\MdASan Giovanni in Fiore;aRhACatanzaro;\
z@xBSiderno;\xAQPalmi;]IMGioia Tauro;]g@q@Vibo Valentia;]c@y@Sambiase;_E?Nicastro;`?@Lamezia Terme;RtE^Strombo
li;csAhCReggio Calabria;dTOMessina;^bAFBarcellona Pozzo di Gotto;^EMMilazzo;YmAqJSapri;\~Bw@Agropoli;`v@eACava
 Dè Tirreni;^ZGAngri;^G?Pagani;^AMSarno;]ILNocera Superiore;_BANocera Inferiore;b[LSalerno;_e@LBattipaglia;^OA
Eboli;`v@eBBenevento;_Aj@Avellino;_VaCCampobasso;^eCHLucera;\Hc@Torremaggiore;`Q?San Severo;^eACSan Giovanni R
otondo;bb@p@Foggia;\_@XOrta Nova;`ShCPotenza;_wBeBCorato;_A`AGravina in Puglia;`c@\Matera;`H_@Altamura;]i@FSan
teramo in Colle;\?h@Ginosa;\w@?Palagiano;]Vk@Gioia del Colle;]NSAcquaviva delle Fonti;\ESAdelfia;\IFCasamassim
a;]e@AConversano;\RGRutigliano;]BCNoicattaro;]SEMola di Bari;^^ATriggiano;\HDValenzano;]@ECarbonara di Bari;e?
IBari;^N?San Paolo;]VKGiovinazzo;`CLBitonto;]AHPalo del Colle;_OCModugno;]l@ITerlizzi;]L@Ruvo di Puglia;`CWBis
ceglie;`SFMolfetta;`d@OTrani;aXEBarletta;bCNAndria;^l@@Canosa di Puglia;``@ICerignola;`CgAManfredonia;\dAi@San
 Nicandro Garganico;^rB_@Termoli;\r@GSan Salvo;_BMVasto;]pNeXBelluno;]O^Vittorio Veneto;^?PConegliano;^p@TMont
ebelluna;\i@LLancenigo-Villorba;\o@o@Sacile;\@`@Oderzo;\eA?Portogruaro;\Zg@Cordenons;_FBPordenone;bsBUUdine;^y
@t@Monfalcone;^Q[Gorizia;d_@x@Trieste;\AlNPorto San Giorgio;]DMPorto Sant'Elpidio;\FPFermo;_?[Civitanova March
e;^t@?Macerata;\^PTolentino;\e@w@Osimo;aEWAncona;]TCFalconara Marittima;^rCiARiccione;\OFCattolica;ac@HPesaro;
`SLFano;^e@VSenigallia;_Ef@Jesi;]bAb@Fabriano;]bCYCittà di Castello;caAuBRimini;]`@[Cesenatico;\MJBellaria-Ige
a Marina;^VWCervia;aTVCesena;bf@OForlì;a_@e@Ravenna;_iAsFSan Donà di Piave;`n@d@Venice;\GDLido;_Pd@Chioggia;\`
@u@Mirano;^CJMira Taglio;cWKMestre;^DFMarghera;]JGSpinea-Orgnano;]OMMogliano Veneto;a?UTreviso;]|@?Castelfranc
o Veneto;\Z|@Abano Terme;dSIPadua;_?AArcella;\BLAlbignasego;_Nv@Rovigo;]Fa@Monselice;\PBEste;]p@w@Montecchio M
aggiore-Alte Ceccato;b[IVicenza;]p@QValdagno;]EVArzignano;\JVSan Bonifacio;]l@BSan Giovanni Lupatoto;\d@QBusso
lengo;d[DVerona;\\PVillafranca di Verona;_Fd@Mantua;]cBELegnago;\@zACento;\j@_@Mirandola;\`ASSuzzara;\Gj@Corre
ggio;aSACarpi;cIXModena;^NNFormigine;\FDFiorano;_D?Sassuolo;]m@JVignola;\GUCastelfranco Emilia;\YISan Giovanni
 in Persiceto;f_@\Bologna;\V?Zola Predosa;^I@Casalecchio di Reno;][@San Lazzaro;\HUCastel Maggiore;bs@s@Ferrar
a;]y@rALugo;_DXFaenza;``@MImola;ba@rDArezzo;]|@MMontevarchi;\FGSan Giovanni Valdarno;_bAc@Scandicci;]Fv@Poggib
onsi;`c@\Siena;\f@SColle di Val d'Elsa;^b@{@Empoli;\RFSan Miniato;^@ASan Miniato Basso;\Le@Montecatini-Terme;a
]IPistoia;dc@HPrato;^EJCampi Bisenzio;_MASesto Fiorentino;eIHFlorence;aE?Campo di Marte;\n@[Fornacelle;\?AMont
emurlo;`zD]Carrara;^g@ZCamaiore;`^SMassa;]DFMarina di Massa;]WFPietrasanta;`CPViareggio;]Q?Massarosa;a_@DLucca
;_M?Capannori;]Kb@Pontedera;_NCCascina;b\EPisa;]WnACecina;]NORosignano Solvay-Castiglioncello;cT]Livorno;]x@cB
Marina di Carrara;aj@KLa Spezia;][ASarzana;]SwCFidenza;\LHSalsomaggiore Terme;]mCj@Scandiano;cLSReggio nell'Em
ilia;]To@Viadana;dd@ZParma;\MyBMontichiari;][KDesenzano del Garda;\HNCastiglione delle Stiviere;]l@s@Lumezzane
;]??San Sebastiano;\Cp@Ghedi;dL[Brescia;\v@?Chiari;\FKPalazzolo sull'Oglio;aY|ACremona;b`ANPiacenza;_d@s@Lodi;
^c@ICrema;\M_@Romano di Lombardia;]ZYDalmine;]BXTreviglio;\LACassano d'Adda;b]a@Bergamo;]I@Seriate;]]_BSondrio
;\aEv@Riva del Garda;bw@c@Trento;^Nb@Rovereto;^_Ab@Schio;]W?Thiene;_q@KBassano del Grappa;\L}DBressanone;_bBHM
erano;bc@b@Bolzano;\NDEppan;^rWnCAosta;]cFFBorgomanero;^Uo@Pallanza-Intra-Suna;^BBVerbania;\r@g@Domodossola;\u
B`AMalnate;aHEVarese;\OTTradate;aa@SComo;_ILCantù;]IFMariano Comense;]E?Giussano;\EBCarate Brianza;\@YErba;_a@
ILecco;]Dn@Vimercate;]GPGorgonzola;\LCCarugate;^@BCernusco sul Naviglio;^DCBrugherio;_BBCologno Monzese;\GSArc
ore;_NBLissone;_FADesio;_AESeregno;]JAMeda;]@@Seveso;_ABCesano Maderno;^BDLimbiate;\CABovisio-Masciago;_AFPade
rno Dugnano;]DASenago;^@DBollate;]CBNovate Milanese;]CCCormano;]C?Cusano;]A@Bresso;aG@Sesto San Giovanni;aBECi
nisello Balsamo;]@ENova Milanese;]E?Muggiò;bG@Monza;\BLAdriano;^LDChinatown;cFEQuarto Oggiaro;\?BQuartiere Ott
o;\IBBrera;i?@Milan;_DNRozzano;^UESan Donato Milanese;^CBSan Giuliano Milanese;\EDMelegnano;\D]Vimodrone;^ABSe
grate;^EAPioltello;\Q?Melzo;`r@|@Pavia;`|@WVigevano;]E]Magenta;^GJAbbiategrasso;^e@CRomano Banco;^?ACorsico;]H
@Trezzano sul Naviglio;]ECCesano Boscone;]JKCornaredo;\DBBareggio;\BMNerviano;]ICLainate;_AFRho;]GCArese;]?CGa
rbagnate Milanese;\DECaronno Pertusella;_@ESaronno;`VDLegnano;^EFParabiago;aRIBusto Arsizio;]BKCassano Magnago
;_F@Gallarate;]Hl@Trecate;\FIGalliate;bNDNovara;_f@XVercelli;^Ed@Casale Monferrato;\e@VValenza;]]p@Novi Ligure
;ab@]Alessandria;anA@Asti;\s@j@Acqui Terme;g}Av@Genoa;]NcBTortona;_]QVoghera;^}@dCChiavari;\OHSestri Levante;^
`@ORapallo;\hEz@Albenga;`s@s@Savona;`xDOCuneo;]KvBVentimiglia;_a@ESanremo;_s@MImperia;^lCgEPinerolo;\YSPiossas
co;\EbASaluzzo;\a@?Savigliano;]KRFossano;]S\Mondovì;]i@{@Alba;]b@?Bra;_D}@Chieri;`Z@Moncalieri;]G\Carmagnola;_
L]Nichelino;^CENizza Millefonti;_B?Lingotto;_@@Filadelfia;^B?Mirafiori Sud;]N@Orbassano;\BOAlpignano;_I@Colleg
no;_A@Grugliasco;`I?Pozzo Strada;b?@Circoiscrizione III;_?BMirafiori Nord;cAACircoiscrizione II;^??Santa Rita;
\A?Polo Nord;bC@Circoiscrizione VIII;\?CCrocetta;^BACenisia;^@@Borgo San Paolo;^CCSan Donato;b?CCircoiscrizion
e V;]??Madonna di Campagna;]?ALucento;_@?Barriera di Lanzo;bBDCircoiscrizione IV;_??Parella;^?IVenaria Reale;\
DSCiriè;_a@PSettimo Torinese;bLFCircoiscrizione VI;_@@Barriera di Milano;]@@Porta Palazzo;]A?Aurora;aA?Circois
crizione VII;^?@Vanchiglia;h@?Turin;a??Circoiscrizione I;]@?Centro;^?BSan Salvario;\GCVanchiglietta;\IESan Mau
ro Torinese;]WQChivasso;]@w@Ivrea;_c@QBiella;_lB`BRivoli;*JEJersey;dbLmrHSaint Helier;*JMJamaica;_xaNgoBMay Pe
n;^[BOld Harbour;]Og@Linstead;_~ARMandeville;^qAiAOcho Rios;g_AnANew Kingston;n@@Kingston;\@AHalf Way Tree;bPF
Portmore;cLCSpanish Town;WmCNDalvey;\tHwBBarrett Town;aVFMontego Bay;\h@p@Savanna-la-Mar;*JOJordan;a{pFeoERukb
an;[bB`DRuwaished;_lNjMMa'an;]X_CAţ Ţafīlah;\Xg@Safi;]y@WKarak City;]L?‘Izrā;]ACQīr Moāv;\aFkCAl Azraq ash Sha
mālī;cbDgCAr Ramthā;g^?Irbid;\AHAydūn;]\RJudita;bGN‘Ajlūn;\?B‘Anjarah;^]DJarash;`}@KMafraq;`Mj@Az̧ Z̧ulayl;hd@
HZarqa;dFHRusseifa;_H\Saḩāb;cNAKhuraybat as Sūq;^EEḨayy al Quwaysimah;aR@Marj Al Hamam;\?@Umm as Summāq;aJ`@Mā
dabā;bJ_AAs Salţ;]IFAl Fuḩayş;\@@Māḩiş;cIFWādī as Sīr;dCGḨayy Khildā;oUDAmman;_HIAl Jubayhah;cJAṢuwayliḥ;\n@s@
Kurayyimah;atBdPAqaba;*JPJapan;WwwZkhDOgasawara;TpcA|FZaisho;_vTqBYomitan;]MCIshikawa;cBNOkinawa;]BPNakagusuku
;bBAGinowan;\EGKishaba;^BAChatan;bFHUrasoe;^A@Nishihara;]AHYonabaru;_B?Kanegusuku;eHANaha;`?BTomigusuku;_QHNan
jō;^D@Yaese;`L?Itoman;^g@g@Katsuren-haebaru;b@IUruma;`ABGushikawa;Z{CkEWadomari;\nBnCTsuha;`RFNago;[oEcFTokuwa
se;_yAyBNaze;_AAAmami;VeEqJYudomari;SxBfANakanoshima;_yAuHKaseda-shirakame;^FDMinamisatsuma;]GVMakurazaki;_aAF
Ibusuki;^d@WMinamikyushu;gQk@Kagoshima;]]PTarumizu;b]RKanoya;\]`CNishinoomote;]o@wCKushima;^Z@Shibushi;cDq@Miy
akonojō;]KEMochibaru;\g@k@Honjō;fQJMiyazaki;\M[Shintomi;^PCSaito;^?CTsuma;]SETakanabe;\CIKawaminami;`\rBNichin
an;b{@cENobeoka;\BTKadogawa;`@HHyūga;gpDgAKotō;^GBShimada;\EFMifune;_D]Okino;hRJKumamoto;]r@h@Ōyanomachi-nobor
itate;^o@IMatsubase;_?EUto;`@JUki;bJVHonmachi;\Rf@Sashiki;_q@NHitoyoshi;\Q`@Ebino;_[LKobayashi;]G`ASueyoshichō
-ninokata;^D?Soo;`j@OKokubu-matsuki;b@AKirishima;_DBHamanoichi;aZIAira;]OFKajiki;]t@TIjūin;]OaATsuruda;][WŌkuc
hi-shinohara;]@?Isa;^h@]Minamata;`DZIzumi;]`@JAkune;aSf@Sendai;_O\Umeki;^PKIchikikushikino;]B@Kushikino;\p@_BU
shibukamachi;aa@s@Amakusa;_B?Hondomachi-hondo;_Si@Minamishimabara;_BSUnzen;_WAShimabara;b`AKIsahaya;f^PNagasak
i;^DOTogitsu;_E@Obita;^lEVFukuechō;^FBGotō;_`\bs@Ishigaki;UfFYYonakuni;ZyVuJKumejima;`jHtHMiyakojima;^@AHirara
;TvBXTarama;^u[sz@Tsushima;^uAtAIki;\~B~CKamigotō;^}AmAHirado;]]DMatsuura;dE`@Sasebo;^Hd@Saikai;]k@g@Arita;_WA
Takeo;]BNUreshinomachi-shimojuku;aHd@Ōmura;^[e@Kashima;]IOHigashigō;\DQTaku;_Q?Ogi;dSHSaga;_OBŌkawa;^@SKanzaki
machi-kanzaki;bnAYKaratsu;`P`@Imarichō-kō;b{@u@Itoshima;`CCMaebaru-chūō;_k@FKatanawa;bGAKasuga;jFMFukuoka;^YCS
asaguri;_B@Wakasugi;^DBSue;_@?Shime;_CBUmi;bDDŌnojō;bi@SIizuka;]FMMiyata;^@AMiyawaka;\GOInokura;_ECNakama;a\BM
unakata;`LBFukutsu;`BHKoga;^FBShingū;_GKNishifukuma;^_@OYurigaoka;]KAKoga;^C@Miyaodai;h[?Kitakyushu;dQUShimono
seki;_Gb@Kanda;a?HYukuhashi;]JDMiyako;`f@GNōgata;]IHAkaike;\GPKawasaki;`@ETagawa;^FRKami;`c@h@Hita;^d@GUkiha;_
DIAsakura;_LAAmagi;^F?Yamaguma;\ABTachiarai;aRUDazaifu;b?@Chikushino-shi;\VZIshinari;\SKSonobe;`IDOgōri;aDBTos
u;e?HKurume;]N?Nakatsukuma;_ITChikugo;]KEHirokawa;]YUTanushimarumachi-toyoki;`DVYame;^\TMiyama;`RIYanagawa;]MB
Setakamachi-takayanagi;bBVŌmuta;`?HArao;\@HNagasu;`YCTamana;_WMYamaga;^?VUekimachi-mōno;`Q@Kōshi;^Q@Ōzu;_HSKik
uchi;^s@FAso;\OcATsukawaki;^k@NYufu;bWOBeppu;^EQHiji;^QIKitsuki;fBd@Ōita;]f@r@Takedamachi;^c@?Mie;^k@]Usuki;]M
FTsukumiura;`EXSaiki;ah@{@Tsurusaki;^G{@Kunisaki;^mAsAYanai;`p@GKudamatsu;`OHHikari;bXQTokuyama;cAEShūnan;br@D
Hōfu;]`@IOgōri-shimogō;]IjBBungo-Takada-shi;`VBYokkaichi;^f@MBuzen;aK@Nakatsu;\\MTsuiki;ci@u@Ube;_LKOnoda;`BES
anyōonoda;]K_@Mine;^Be@Nagato;_k@CHagi;dIj@Yamaguchi;^uCEŌtake;b?HIwakuni;^IWŌno-hara;_rAmAMasuda;`m@i@Hamada;
]]YGōtsuchō;]e\}MWajima;\XpAOshima;]ATHakui;^LVKahoku;c}@@Takaoka;^KENishishinminato;_RMHimi;`AAHimimachi;\PYH
itoto;\?o@Anamizu;_Mb@Nanao;\c@s@Ushitsu;aBjBImizu;_u@EUozu;^FFNamerikawa;]AJKamiichi;]HFGohyakkoku;]d@PYatsuo
machi-higashikumisaka;fQYToyama;^hADOyabe;]CTFukumitsu;_GANanto-shi;_EITonami;_HTNanto;agAjATakayama;]LSFuruka
wa;]@AHida;^KvAGero;_]dAEna;_rAy@Gujō;`Kr@Minokamo;]RIMino;a?HSekimachi;^rAsBKatsuyama;^@NOno;^w@bBYamagata;^R
?Motosu;]F@Kurono;]JAIbi;anAqAEchizen;a?ATakefu;`AISabae;dGUFukui-shi;aDQSakai;^O?Maruoka;^NMAwara;`[OKaga;]Eh
@Iijima;_W_ANomimachi;bQUMatsutō;`IANonoichi;]ANTsurugi-asahimachi;^Ac@Mukai-awagasaki;_SGTsubata;fVLKanazawa;
b`@f@Komatsu;]z@d@Mikuni;`PnBTsuruga;^|@\Obama;arAHMaizuru;\XQMiyazu;`^MKyōtango;]KNYotsutsuji;\dJeCNishida;dr
@nCMatsue;_c@KSakaiminato;\u@DMikuriya;\c@@Yabase;\k@DMatsuzaki;caAETottori-shi;\oAYKasumi;ae@PToyooka;]HZYabu
;^SNWadayama;\zBQKōge;]{@pAYamazakichō-nakabirose;\d@?Sayō;\?XKamigōri;^ULAioi;_OKTatsunochō-tominaga;a@DTatsu
no;^G?Ikaruga;gW@Himeji;^Z_@Shisō;]i@BNishitawara;_ODKasai;eB^Kakogawachō-honmachi;aF@Takasago;]LCShirahamachō
-usazakiminami;]?fBFukura;_KAMinamiawaji;``@LNarutochō-mitsuishi;^t@AHigashikagawa;`IkBKariya;_\GBizen;^RXSeto
uchi;gh@@Okayama;`CXTamano;_k@f@Shido;^FHHiragi;]h@BTakinomiya;fYOTakamatsu;`h@@Sakaidechō;\A^Shioiri;^LMZents
ujichó;]GMUtazu;bFBMarugame;]D?Tadotsu;`NLMitoyo;^L_AAsakuchi;fa@IKurashiki;`BSSōja;^XSTakahashi;_SaAManiwa;_{
@z@Akaiwa;]Ye@Hayashino;b\ITsuyama;_b@kAKurayoshi;c`B?Yonago;^[xANiimi;^xAXShōbara;_k@qBYasugichō;^rAAHiratach
ō;_Od@Unnan;cXYIzumo;^r@b@Ōdachō-ōda;`cAlAMiyoshi;^`@XAki-takata;\\AYae;]GdAKumano;^FGKaitaichi;`BCFuchū;`FGGi
on;iBDHiroshima;bVHHatsukaichi;]]TEtajima;dQ@Kure;da@c@Higashihiroshima;^c@LTakehara;^s@JInnoshima;bC[Onomichi
;aVBMihara;\Dc@Kōzan;]k@BShin’ichi;`DAFuchūchō;fYPFukuyama;_IOKannabechō-yahiro;_IGIbara;_EPKasaoka;\QEKamogat
achō-kamogata;_@fBKawanoechō;bt@JNiihama;ao@CShikokuchūō;eBtAKochi;]R?Ino;frAQShinagawa;ba@w@Saijō;cb@]Imabari
;^j@PHōjō;f@ZMatsuyama;\Vx@Uchiko;^Ig@Iyo;^AGMasaki-chō;]OBHaramachi;^SCTōon;^jAtAUwa;_G[Ōzu;^VFYawatahama;aYn
@Uwajima;]Ar@Mishōhirajō;]_@DSukumo;^g@INakamura;^KDShimoda;^{@wASusaki;]]UTosa;\qCh@Muroto-misakicho;\t@i@Aki
;_p@MNankoku;^EETosayamadachō-nakano;^CDYamashita;`HoBKan’onjichō;]_@RIkedachō;^aACMima;\ACWakimachi;_[DYoshin
ogawa;^@IAwa;]MBKamojimachō-jōgejima;]Q?Ishii;^KMYakami;]E@Takabō;`Wh@Anan;^LOKomatsushimachō;d@MTokushima;\qF
vBKushimoto;^g@s@Shingū;\[a@Kumano;_tDq@Kainan;]GVItogawa;aWz@Tanabe;\IDAsso;]LBShirahama;]b@g@Gobō;^Hg@Arida;
_l@s@Sumoto;fs@VMinato;eCAWakayama;`]CIwade;`QCKinokawa;dFg@Kishiwada;aBBKaizuka;bDDIzumisano;_CBŌkubo-naka;`L
HSennan;`BBHannan;`c@e@Takaishi;aDBIzumiōtsu;\?@Tadaoka-higashi;cE@Izumi;hGSSakai;kEUOsaka;fDQToyonaka;dL?Itam
i;fCJAmagasaki;aVAAshiya;fE@Nishinomiya;j\DKobe;_p@h@Awaji;eOc@Akashi;^RQInami;^DDHigashinozoe;_IYOno;]GMYashi
ro;_K?Katō;aHVMiki;_@c@Nishiwaki;]HQKajiya;`USTamba;aQYFukuchiyama;`NZTanba;^i@[Ayabe;^o@d@Nantan;_t@FSasayama
;_??Tamba-Sasayama;bAd@Sandachō;dYNTakarazuka;cKCKawanishi;bA?Ikeda;^JKKimokawa;\YGYono;bDPMinoh;eS@Ibaraki;^S
KMinase;eHDTakatsuki;fEFHirakata;aIKYawata;aMLKyōtanabe;`?CTanabe;aGCJōyō;d@IUji;\H@Sayama;\LAOyamazaki;aEEKōt
ari;`@IMukō;_BGArashiyama;jMAKyoto;aAAKamigyō-ku;ab@DKameoka;]cAa@Kitahama;_So@Takashima;aOv@Ōmihachiman;`?XKo
nan;`RERittō;`CMYasu;aFDMoriyama;eTLŌtsu;cSCKusatsu;a_@r@Iga;`??Ueno-ebisumachi;aHZNabari;\XPHaibara-akanedai;
`RDSakurai;a@o@Kizugawa;^FASugai;e?JNara-shi;bR@Ikoma;`BIShijōnawate;aAKKatano;dJBNeyagawa;aDASettsu;fNBSuita;
cIDMoriguchi;b?AKadoma;fALHigashiosaka;bGGDaitō;a?XKashihara;`B@Fujiidera;e?IYao;bHHMatsubara;bGBHabikino;`DDS
ayama;bGBTondabayashichō;\G@Kanō;_K?Katsuragi;`IEYamato-Takada;^@CHikiso;aD@Kashiba;]?EKanmaki;]BGTatsuno-kita
;\AEFuki;]?DOji;^GAHōryūji;\@DTakatsukadai;aGEYamatokōriyama;aKDTenri;^FDTawaramoto;b?FKashihara-shi;bBJKashiw
ara;\CJShimobuchi;^PFGojō;^ESGose;b\@Kawachi-Nagano;`GVHashimoto;\PBNakaiburi;^sA_@Ōuda-yamaguchi;cuBWMatsusak
a;]QHSaikū;\?HTamaru;bM?Ise;eb@q@Tsu;_HJHisai-motomachi;_Bc@Kameyama;]f@]Hino;_NDMinakuchichō-matoba;a@AKōka;]
Ge@Echigawa;b?HYoukaichi;bIYHikone;bCYNagahama;_AJMaibara;^q@ITarui;]IKIkeno;]C@Gōdo;cCLŌgaki;^HHTakada;`UEHas
hima;`@KMizuho;\AGKitagata;fO@Gifu;]CDGinan;]@BKasamatsuchō;^ABKuroda;b?RInazawa;]J?Sobue;^NHKaizu;`QFAisai;`@
ATsushima;_AJYatomi;\JPToyoda;c?EKuwana;]LGTōin;_DCInabe;_HTKomono;eSDYokkaichi;dFPSuzuka;\DNKawage;]}@AKamino
ma;`@MTokoname;^KIAgui;bCHHanda;_@DTaketoyo;]SHIshiki;cEMNishio;aLAHekinan;_?GTakahama;_@IOgawa;cAAKariya;aICC
hiryū;cIFAnjō;`AYMiyoshi;_BAMorowa;`LJToyoake;aHBŌbu;bF?Tōkai;aHBChita;_JYKanie;^AAHaruta;a@GAma;^C@Ōharu;kQAN
agoya;\?MToyoyama;aD?Kitanagoya;`HDKiyosu;fDOIchinomiya;_MBIwakura;a?IKōnan;c?QKakamigahara;^GJFusō;aECInuyama
;]DFŌguchi;cAJKomaki;b[WKani;bG`@Seto;eXCKasugai;aKFOwariasahi;aCLNisshin;`AENagakute;`Wc@Toki;bHDTajimi;\?SMi
take;_WHMizunami;fRx@Toyota;fCXOkazaki;_?NKōta;aKFGamagōri;]YDKozakai-chō;cGCToyokawa;fBHToyohashi;`TRTahara;\
r@AMinamichita;]NEToyohama;\Pl@Toba;_@\Shima;\|Br@Owase;ZkU`EHachijō;Vr@eEMiyake;]rBuBShimoda;_yD{@Tateyama;^K
IMinamibōsō;`l@g@Kurihama;aa@WKimitsu;bKEKisarazu;`TLFuttsu;l`@WYokohama;]DHSugita;\?EIsogo;cLRKamakura;`EBZus
hi;^?@Hayama;fQ?Yokosuka;`HZMiura;dj@g@Chigasaki;fOAFujisawa;bNEEbina;_@@Nihammatsu;bNEIsehara;^ANŌiso;dCAHira
tsuka;^NDNinomiya;cFMHadano;_THMinamiashigara;\ACKanaishima;\GBKamiōi;c?JOdawara;]PTYugawara;`Ab@Itō;^DWAtami;
_RAKamizawa;^HAFushimi;_ILIzunokuni;\DLShuzenji;^E?Izu;cNYNumazu;_EGNakatogari;`AESusono;bAHMishima;aCg@Gotemb
a;\KGOyama;d~@d@Fuji;bJIFujinomiya;gn@n@Shizuoka;]p@^Kanaya;aI?Shimada;cQIFujieda;cI?Yaizu;^Rt@Omaezaki;]??Ōya
ma;^E]Sumiyoshi;]HJSagara;_NAKikugawa;_CGMaruobara;bVEKakegawa;aRBFukuroi;cLHIwata;hV?Hamamatsu;\^BArai;`HCKos
ai;_Bg@Shinshiro;aw@RHamakita;\]EMori;atAaCNakatsugawa;`mBsBOkaya;]HNTatsuno;]@NKinoshita;\@DMinamiminowa;`DFI
na;^@TKomagane;bVf@Iida;^gCMChūō;^e@RFujikawaguchiko;cVc@Kofu;^KBIsawa;^MCYamanashi;`JDFuefuki;aXGKai;]EHShōwa
;_FCRyūō;aFDMinami-Alps;`?@Minamiarupusu;^@QNirasaki;_HYHokuto;`p@_@Chino;_FISuwa;]DEShimosuwa;]e@q@Kamimaruko
;^QGTōmi;bWZSaku;]]YKaruizawa;\V@Miyota;_NBKomoro;`TaASuzaka;cFp@Ueda;\RMSakaki;`PKChikuma;eQWNagano;^|@\Ōmach
i;`SnAShiojiri;d?YMatsumoto;aNKAzumino;^AAToyoshina;^BGHotaka;_tAoBKurobe-shi;]IGNyūzen;_eAQItoigawa;akCcAKash
iwazaki;c|@j@Jōetsu;^CVMyoko;^DDArai;][\Iiyama;_?RNakano;^uBaBUonuma;^N`@Muikamachi;`@AMinamiuonuma;]BFShiozaw
a;`NQTōkamachi;^Ea@Ojiya;dI]Nagaoka;]]ETochio-honchō;_LIMitsuke;a?YTsubame;aCFSanjō;_M[Shirone;^Z@Maki;]?LYosh
ida-kasugachō;]y@AMuramatsu;_?GGosen;`HMNiitsu-honchō;^@MKameda-honchō;hLINiigata;]e@LSuibara;_@@Agano;aUUShib
ata;]x@x@Kamo;_eD@Kitakata;\HPBange;]@\Aizu-misato Machi;b[OAizu-Wakamatsu;a`ArCNikkō;`KDImaichi;^q@OYaita;_KN
Sakura;^BFUjiie;^AHHōshakuji;fRJUtsunomiya;a\BKanuma;_MXMibu;`M@Shimotsuke;^ICKaminokawa;bKTChikusei;_RBYūki;`
S?Shimodate;_@VShimo-tsuma;]?JIshige;]NKYachiyo;]PNSakai;^REKurihashi;cCIKoga;]AINogi;cMMOyama;cLOTochigi;^\@T
anuma;b?HSano;aHLTatebayashi;\W?Fujioka;_A\Washinomiya;bJCKazo;]BBKisai;`HMHanyū;]FEŌwa;^FRFukiage-fujimi;aAGG
yōda;]PJYamata;dCIKumagaya;^@QMenuma;d@OŌta;_KFKamikoizumi;cCMAshikaga;bVMKiryū;]HEŌmamachō-ōmama;_?AMidori;ef
@FMaebashi;_Dm@Numata;\JKMinakami;\\RNakanojō;a_@TShibukawa;]?BOgura;_?HKanekomachi;eCNTakasaki;]FNYoshii;_N?T
omioka;`?OAnnaka;^y@h@Yorii;]JKKodamachō-kodamaminami;`JMFujioka;_IITamamura;^EHIshigami;aG@Honjō;^KESakai-nak
ajima;dHIIsesaki;cOVFukayachō;\GZRanzan;^H@Ogawamachi;_ETMorohongō;aCPHannō;^ENHakonegasaki;`D@Hamura;bNCŌme;`
^i@Chichibu;]ThAŌtsuki;^f@SKōshū;]FBEnzan;_Mr@Fujiyoshida;^UUTsuru;]i@MUenohara;\UYIwai;a?BAkiruno;]@?Itsukaic
hi;`SAFussa;g?NHachiōji;g?JAihara;_?NMinawa;gNISagamihara;dYXAtsugi;aK?Ayase;bFIZama;dEGBunkyo;fEAMachida;d@FM
inamirinkan;dADYamato;_MOAobadai;\CCAzamino;dAQChōfu;aEDKomae;]B@Noborito;]UBDen’enchōfu;\DEYōga;hAASetagaya;]
AAWakabayashi;]FIOgikubo;\CBEifuku;\E?Sasazuka;e?CNakano;]D?Asagaya-minami;]?AAsagayakita;\?ASaginomiya;]CCSak
uradai;]D?Nukui;\@BShimoigusa;\?AIgusa;\@@Kamiigusa;\D?Sekimachi-minami;\?DInokashira;cBCMusashino;\B?Sakai;dA
BKamirenjaku;d@GNishi-Tokyo-shi;a??Tanashichō;bDCHigashikurume;dBBKodaira;cBCHigashimurayama;aDLKunitachi;bGCK
okubunji;bE?Koganei;dDDFuchū;aCFInagi;cDATama;cLEHino;cCGTachikawa;aAEMusashimurayama;`HAYokota;b?DAkishima;c@
SIruma;aOJHigashiyamato;\GAAkitsu;eBETokorozawa;`GMKamifukuoka;eBGKawagoe;cNJSayama;`HMHidaka;`GGTsurugashima;
b@?Sakado;aEMHigashi-Matsuyama;\I@Ōgushi;]?HIgusa;`MKKitamoto;bBGKōnosu;aGLOkegawa;_K?Shinden;]BMShōbu;cM?Kuki
chūō;`@HShiraoka;`@HHasuda;dF?Ageo;iIJSaitama;bDDYono;\HESashiōgi;bJ@Fujimino;_?HŌi;aKBShiki;cB@Niiza;_BAMiyos
hidai;a@HKiyose;^K@Ōizumi-gakuenchō;]A@Ōizumimachi;^E?Hikarigaoka;^?CNarimasu;a@AWako;cBAAsaka;_K@Takashimadai
ra;^B@Akatsuka;]KAUkima;\B@Hasune;cAGShimotoda;a??Warabi;gC@Kawaguchi;`ECHatogaya-honchō;\@JKamiya;eA@Toshima;
]??Ōji;\EAŌgi;]AANishiarai;gEBAdachi;\AAAoi;]BCTakenotsuka;\DCToneri;dEESōka;e@IKoshigaya;dFQKasukabe;bHBIwats
uki;`EUSatte;_?FSugito;^?@Miyashiro;^ORMatsubushi;cKENoda;`?WBandō;_EBIwai;`K@Jōsō;_CBMitsukaidō;f?^Kashiwa;aZ
EYoshikawa;cGHMisato, Saitama;dCCNagareyama;\?BMinaminagareyama;aJBYashio;\EHKanamachi;fEAMatsudo;gQNHonchō;cP
FUrayasu;_JIHirai;gEBEdogawe;^?@Funabori;]AAIchinoe;fEGIchikawa;fJ?Katsushika;^?CAoto;^B?Horikiri;`DDAsakusa;e
CASumida;`AFŌjima;dHCTaito;a@@Akihabara;]@ESendagi;]A?Nishinippori;dAAArakawa;^?AMachiya;\F@Komagome;\@@Sugamo
;]?@Ōtsuka;e?EKita;gB?Itabashi;]?@Ikebukuro;\B@Nagasaki;\A@Shimo’ochiai;\?BŌkubo;v@@Tokyo;]?@Yoyogi;eCAShinjuk
u;aA?Yotsuya;`E@Chiyoda;d?BMinato City;\D@Ebisu;\?AMinami-aoyama;\AAAkasaka;dB@Shibuya;e@DMeguro;]?BEbara;\A@N
akanobu;\AATogoshi;]ACTakanawa;\??Higashigotanda;^GEKachidoki;cAAChūō;_ABToyosu;]CCTōyō;hPTŌta;]??Kamata;^AEMi
nami-ōi;^B@Ikegami;jAJKawasaki;egA?Ichihara;aQYYotsukaidō;]SMShisui;cF?Sakura;dTCYachiyo;h?ZChiba;^LIMakuhari;
c@ENarashino;bFQKamagaya;`MEShiroi;\OIFukawa;bLIToride;bJDAbiko;`BKMoriya;_AITsukubamirai;aW@Ushiku;^@HFujishi
ro;`IYNaka;_EBAmi;aBXRyūgasaki;]ILAjiki;bL?Inzai;b_@HNarita;]?a@Edosaki;_?AInashiki;^m@DItako;^HONamegata;]W^O
migawa;aVIKatori-shi;_?BSawara;]Bl@Yokoshiba;^MIYōkaichiba;^?CSōsa;_b@?Ryōgoku;`HLYachimata;]SHNarutō;_?ESanmu
;`RTŌami;`IETōgane;_BFŌamishirasato;`{@i@Asahi;`c@AChoshi;_??Hasaki;a^a@Kamisu;`DMKashima-shi;cA}BHitachi;_p@F
Hitachiomiya;^C@Ōmiya;\FLIshitsuka;c]NHitachi-Naka;`@EInada;_AWHitachi-ota;^GNFunaishikawa;_@?Tokai;cDPKatsuta
;\ILŌarai;_J^Hokota;_ZSOmitama;^GEOkunoya;eEMMito;_\?Tomobe;aDEKasama;gAb@Suginami;a@BIshioka;_BDKasumigaura;c
FJTsuchiura;dP@Tsukuba;]Be@Makabe;_CBSakuragawa;_BSIwase;aNOMooka;^OGMashiko;]Kc@Nasukarasuyama;\@?Karasuyama;
\BSOgawa;aRWŌtawara;bGUNasushiobara;`B@Kuroiso;\{@f@Daigo;]SkAIshikawa;\XIYabuki;aKOSukagawa;`V^Shirakawa;]PEK
umakura;]NTNasu;aEmDYonezawa;eeA^Fukushima;]YSYanagawamachi-saiwaichō;]HDHobaramachi;`H?Date;`Ln@Nihommatsu;^D
LMotomiya;eBTKōriyama;\SEMiharu;]SCFunehikimachi-funehiki;^CBTamura;^a@kBKakuda;^_@b@Sōma;`I^Minami-Sōma;]C\Na
mie;eVtAIwaki;^^`ATakahagi;_EMKitaibaraki;^dAvHIsumi;\NNKatsuura;]MSŌhara;aPc@Mobara;`v@BSodegaura;^O|@Kamogaw
a;cuYgp@Kushiro;ZtEjCHiroo;]GuBSarubetsu;cZIObihiro;_?MOtofuke;\^NMemuro-minami;]dCrBShizunai-furukawachō;\jEk
@Shiraoi;cq@QTomakomai;aIc@Chitose;bRy@Ebetsu;`CXKitahiroshima;`APEniwa;jl@c@Sapporo;\xB`@Kutchan;\|A`CYakumo;
^sAfAHonchō;^c@sBDate;aW\Muroran;_e@YNoboribetsu;`GfFMutsu;e~AaBHakodate;_RGKamiiso;_@?Hokuto;YhBlAMatsumae;ci
AfDHirosaki;]Pm@Shimokizukuri;^CBTsugaru;`G?Goshogawara;_[\Kuroishi;]AKNamioka;^BVHirakawa;e_@m@Aomori;\gBLToy
ota;`FXTowada;_c@MMisawa;]IHHitokawame;\e@dAŌno;dXi@Hachinohe;\d@CHakurōmachi;]?l@Ninohe;^{ARKuji;^n@lDTōno;_c
AFKamaishi;\Oe@Yamada;`@c@Miyako;c~BtFIshinomaki;`w@_BKesennuma;\MWRikuzen-Takata;^MIŌfunato;\vBYKanegasaki;`A
LMizusawa;bGAŌshū;``@lAKurihara;bYa@Ichinoseki;aEh@Tome;\D`@Wakuya;b^IŌsaki;a@BFurukawa;]QBKogota;]CBKogota-ek
imae;^Pf@Rifu;`I@Shiogama;\EIMatsushima;_WGHigashimatsushima;^ECYamoto;\\\Shōbudahama;`JCTagajō-shi;iXDSendai;
aARNatori-shi;^DZWatari;_AMIwanuma;_ZCMurata;]ALŌkawara;`_@cATomiya;^@IYoshioka;]DYNaka-niida;]xAEObanazawa;_?
^Higashine;]AEMurayama;`FVTendō;^q@dAShiroishi;dp@m@Yamagata;^RNKaminoyama;]N\Takahata;^NGNanyō;^LKNagai;_m@u@
Sagae;\GIYachi;_@cAShinjō;_g@qAYuzawa;avAk@Yurihonjō;eKaAAkita;^V_@Katagami;aaBvADaisen;_@AŌmagari;aMXYokote;\
?SRokugō;aqBZKitakami;a?SHanamaki;^Ia@Hizume;\d@[Shizukuishi;^a@NYahaba;e?QMorioka;`BSTakizawa;]?SHachimantai;
]jAd@Semboku;_G}AHanawa;\_Bk@Nanaku;`lCXŌdate;]d@HTakanosu;^CBKita-Akita;\|@RMoritake;`HUNoshiro;]b@bAOga;]WET
ennō;]D|BNikaho;bVlBTsuruoka;]OYShonai;bHMSakata;^vAjDTainai;`Ma@Murakami;\nE\Ryōtsu-minato;`NJSado;VeF}XOkush
iri;WgM{NKanaura;^VkCWakkanai;^]FMakubetsu;]pEpLYoichi;bm@@Otaru;`eAIIshikari;\a@BTōbetsu;ao@BIwamizawa;^SWBib
ai;]Ia@Sunagawa;_?KTakikawa;^t@kARumoi;]qCk@Minamishibetsuchō;^Qg@Nayoro;\Jb@Shibetsu;eFnAAsahikawa;^~@JFukaga
wa;]]f@Ashibetsu;]e@^Shimo-furano;]??Furano;]iFkCEngaru;]f@{@Mombetsu;ZxCuBEsashi;beGbFKitami;]i@EMotomachi;^a
@e@Abashiri;]kC|ANakashibetsu;^wBl@Nemuro;]vAcAShibetsu;*KEKenya;ao}EoRLodwar;[IrCLokichar;YsEgALoiyangalani;Y
gAsBNorth Horr;^wDdEMarsabit;_uEoFMoyale;[eBnEEldas;]aCmDTakaba;`mClBEl Wak;]s@cALafey;beC}CMandera;^~B@Ramu;\
nDABanissa;[DhWDadaab;]uBnMLamu;_pCsBMasalani;bHpHMalindi;^RXWatamu;a`@v@Kilifi;aR|@Mtwapa;db@l@Matuga;iQWMomb
asa;cHKJomvu;\JEMazeras;^NSMariakani;`tD{AVoi;]nD?Taveta;awJpDUkunda;``VaSNarok;buE~@Mlolongo;cb@?Ongata Ronga
i;cDELang'ata;aFJKiserian;bBONgong;e@SKikuyu;`k@LImara Daima Estate;^DGPumwani;sD?Nairobi;cCUKiambu;`JUGithung
uri;dBVKaruri;cVMLimuru;]HYMai;]?@Maai Mahiu;d^w@Naivasha;`Ti@Gilgil;_wBMTetu;aEANyeri;dWxBThika;_IQKenol;]A{A
Karatina;_Cn@Murang’a;dECKaruri;`c@CWanguru;^Nc@Kerugoya;`c@FEmbu;c@`DMwala;cvAq@Juja;fHHRuiru;`E\Githunguri;`
w@j@Machakos;ax@KAthi River;cBBKitengela;_qAb@Kinoi;\SrAEmali;]hCm@Kajiado;YuGfDMtito Andei;\dAqAMakindu;]d@cB
Wote;]@BMakueni Boma;ZqN|AGarsen;]N}CHola;cjAmEGarissa;^fIvDKitui;\IuAMwingi;]pAyBChuka;]y@oBMaua;av@b@Meru;\k
D_BGarba Tula;_aEaBHabaswein;aqBqCWajir;[tGfCMerti;YjDgBLaisamis;XjEe@Baragoi;^PfCMaralal;X{BVWamba;as@|BIsiol
o;adBbANanyuki;_hCv@Ol Kalou;_B}@Nyahururu;^I@Mairo Inya;]dC{AKabarnet;`iBjCUpper Gilgil;gf@RNakuru;^h@[Rongai
;_O^Njoro;^XEElburgon;_NIMolo;]?{@Eldama Ravine;\hBh@Muhoroni;`Oh@Kericho;_b@qBKapsabet;fa@_AEldoret;_o@]Iten;
\lAg@Moi‘s Bridge;^BmAMakutano;`ABKapenguria;[oAiBKainuk;\tBnDKiminini;cQYKitale;_n@rAWebuye;`He@Kimilili;`^l@
Bungoma;_Ll@Mumias;js@HKakamega;`Df@Mbale;fGb@Kisumu;b`@u@Khwisero;^z@TSiaya;]B^Bondo;_EaBLugulu;ad@MBusia;\a@
c@Malaba;\q@tHAwendo;]M]Rongo;_Zm@Homa Bay;\JEAwendo;biAb@Kisii;]Fa@Oyugis;]i@HNyamira;?d@h@Thomas Magena home
;]BDOgembo;]TlAKihancha;a\YMigori;]@`@Isebania;]oA{]Kakuma;[dBcBLokichokio;*KGKyrgyzstan;a}hNqhGKarakol;\jA\Ky
zyl-Suu;_pKtDNaryn;_e@mEBalykchy;\_DbABokombayevskoye;\QiBCholpon-Ata;abJe@Tokmok;\j@IIvanovka;]l@?Kant;[UbIBa
etovo;\pG~BKara-Kulja;[wAyCKazarman;XaBiBChayek;nM{DBishkek;]QALebedinovka;]pBHBelovodskoye;_r@BKara-Balta;]tD
zDToktogul;_jCaCTalas;\tC|EAla-Buka;_{FhABazar-Korgon;]VCMassy;\\BKochkor-Ata;]r@}@Tash-Kumyr;^yAw@Kara-Kul’;^
m@pCSuzak;bQGManas;^Vn@Kara Suu;_uAMUzgen;ebBn@Osh;YtBbEDaroot-Korgon;\qAoCNookat;^fB?Iradan;^E@Kyzyl-Kyya;^dG
f@Batken;\xFVSuluktu;^FRRazzakov;*KHCambodia;b_`SktAPaoy Paet;\I`DPailin;`eG|@Pursat;cJcDSiem Reap;\p@e@Yeang;
\hA|APhum Ânlŭng Vĭl;bFCBattambang;]l@aBSisophon;`}E_CAnlong Veaeng;]nBHSamraong;\zCpAOu Bei Choan;?yUeASiem P
ang;]xG|@Tbeng Meanchey;]pAjDPhumĭ Tnaôt;]_An@Kampong Thom;SiBm@Phumĭ Rônteăh;]wBxAKratié;]HoEStung Treng;RkAp
BPhum Pakhlé;\MpDSnuol;\n@n@Mémót;]PFDar;`HoBPreaek Prasab;`rBfAKampong Cham;^g@NSuong;__BhDBavet;]bAESvay Rie
ng;]bI~AKampot;^[XKep;\eAiBÂngk Tasaôm;_UDPhumĭ Véal Srê;h?ATakeo;^r@{AKampong Speu;]Kq@Phumĭ Véal Tônsay;__@r
APhumĭ Yoŭl Toŭng;^SAKandoeng;^aBg@Prey Veng;ppAMPhnom Penh;]DABoeng Kak Pir;`KPTa Khmau;aJEDangkao;]?WChrang
 Chamreh Muoy;\kBkAPhumĭ Âmpĭl Leu;avCo@Kampong Chhnang;WhCzEOu Bak Roteh;UfBEAndoung Tuek;^rAiASmach Mean Chey
;^JMKoh Kong;?WgCVeal Veaeng;auApISihanoukville;]qT_QLumphat;\Aq@Banlung;*KIKiribati;Vhw]sKTabwakea Village;Oz
JyJNapari Village;Soe`A`\Toboiaki Village;Sw@vAEita Village;RyFfGBakaka Village;SiD^Roreti Village;TlAgGRungat
a;RhOmJTabiang Village;TpBwHRawannawi Village;ev@nCTarawa;V?uKMakin Village;*KMComoros;gkmGbhAMoroni;\_BtBFomb
oni;^cCWMoutsamoudou;*KNSaint Kitts and Nevis;b~fKckBBasseterre;*KPNorth Korea;^erWw|FKop’ung;_uA_BSijung;bPMM
anp’o;_sB}BChunggang;dv@`DKanggye;_MxBYŏch’im-dong;_dAASongwŏn-ŭp;dHzBTŏkch’ŏn;]l@WKujang-ŭp;fRvASunch’ŏn;au@d
GPongch’ŏn-ŭp;]E{@Sinmak;^XoCKangdong-ŭp;_V\Sŭngho 1-tong;bTs@P’yŏngsŏng;rVj@Pyongyang;ePFMan’gyŏngdae-ri;_Ei@
Sunan;bTr@Kangsŏn;f`@f@Namp’o;cm@CSongnim-ni;]]GHŭkkyo-ri;]AKChunghwa;^Bd@Hwangju-ŭp;eB^Sariwŏn-si;`ZTChaeryŏn
g-ŭp;a[^Sinwŏn-ŭp;\EAAyang-ni;dNh@Haeju;`pAIT’aet’an-ŭp;aEu@Samch’ŏn;c]@Sinch’ŏn-ŭp;]A_@Anak;aJKŬnch’ŏn-ŭp;bn@
JŬllyul;a`@JKwail-ŭp;_WPSonghwa;_FTChangyŏn;bYaBChaeryŏng-ni;^B}DChŏngju;]s@f@Sil-li;_GPCh’ŏsal-li;bSKPaek'ak;
\?[Sinanju;_ICAnju;em@OKaech’ŏn;_@gCSongwŏn;\dDASakchu-ŭp;^g@pAKusŏng-si;_nCk@Uiju;eXRSinŭiju;`_EpLOngjin;b]BK
angnyŏng;cuAKCh’ŏngdan-ŭp;]k@JYŏnan-ŭp;c[OPaech’ŏn-ŭp;eq@BKaesŏng;]mDqDKosan;eCy@Wŏnsan;^OTAnbyŏn-ŭp;]O`AHoeya
ng;]y@o@T’ongch’ŏn-ŭp;^yCqGIwŏn-ŭp;ajCx@Hongwŏn;]PNSamho-rodongjagu;ay@MYuktae-dong;cECSinp’o;enBf@Hŭngnam;]lA
nAKowŏn-ŭp;]i@sBYŏnggwang-ŭp;gQRHamhŭng;]uCiFKapsan-ŭp;dT}@Hyesan;aA?Hyesan-dong;^YoASamjiyŏn-ŭp;_iCUYŏnsa-ŭp;
_sCiBHoeryŏng;]jBh@Musan-ŭp;_aB`@Puryŏng-ŭp;^BdARanam;^LVKyŏngsŏng;aIZŎrang;b`@d@Hwasŏng;dlC`CChangam-ch’on;`a
C{AMyŏngch’ŏn;`RTKilju;b_@c@Myŏnggan-dong;`Az@Hwadae;ew@_EChongjin;`cB{ARajin;^SQSŏnbong;`fBwBNamyang-nodongja
gu;]??Namyang;]YAOnsŏng;acAvAŬndŏk;^M?Aoji-ri;^Ab@Unggi;*KRSouth Korea;aiuW{dFSeosan;]?e@Taesal-li;]G{CGanghwa
-gun;lk@x@Incheon;e_@CGwangmyeong;hPCBucheon-si;iK_@Goyang-si;dXFGimpo-si;_Mo@Munsan;cw@DYangju;f@PUijeongbu-s
i;dQZGuri-si;v^DSeoul;bLVSiheungdong;gCJAnyang-si;eCBGunpo;`??Uiwang;he@MSeongnam-si;dLx@Osan;iJ[Suwon;gd@EAns
an-si;g?THwaseong-si;^d@~@Tangjin;aiATAsan;eQi@Pyeongtaek;^GLSeonghwan;gCTCheonan;aDdAGongju;]B`AYŏnmu;_BMNons
an;``@MBuyeo;a|@OBoryeong;_o@aAYesan;ab@NHongseong;]MlDBuan;dBq@Gunsan;_c@b@Kimje;eK[Iksan;]S@Namsa;aSNWanju;g
?DJeonju;cl@j@Jeongeup;i?xAGwangju;_Ka@Damyang;_f@BJangseong;aNYKoch'ang;fYz@Masan;_TRNaju;`Bl@Yeongam;`y@s@Hw
asun;_Qx@Boseong;^`@PJangheung;]|@THaenam;``Bs@Sinan;ew@BMokpo;aQc@Muan;`Ey@Yeonggwang;_ChJAra-dong;_?EIdo-don
g;f@AJeju City;\@DOra-dong;_B?Seodong;`@ATallang-dong;]^DGaigeturi;co@h@Seogwipo;e{EmHYeosu;]~@QBeolgyo;e]SSun
cheon;aR{ANangen;^Mf@Kurye;_y@ZHadong;a^PKwangyang;cUFGwangyang;ekAq@Chinju;^o@h@Goseong;`UXTongyeong;ag@ESinh
yeon;aFDKyosai;dWFGeoje;ad@wANaesŏ;i_@BChangwon;gg@?Kimhae;e]UYangsan;l?n@Busan;cc@[Gijang;aFa@Ungsang;ZyIaLDo
dong-ri;_xIJSantyoku;dz@}@Gangneung;]F[Jumunjin;bw@dADonghae City;_VfAT’aebaek;afAfAYeongju;^oClCHeunghae;iDpB
Ulsan;dT{@Gyeongju;f]e@Pohang;^FDYeonil;`lADEisen;^TJHayang;`LrAMiryang;ap@IChangnyeong;`?s@Hwawŏn;kQMDaegu;d]
HGyeongsan-si;^`@qAKunwi;^aBg@Cheongsong gun;cbA[Andong;`r@QYecheon;bz@n@Sangju;aGa@Mungyeong;cN|AGimcheon;]c@
WJenzan;fGXGumi;^KVWaegwan;^nDbAChangsu;]n@FImsil;^]c@Jinan-gun;jHoBDaejeon;]Up@Kinzan;_y@MYeongdong;`h@YOkche
on;hNcACheongju-si;ff@HSejong;`]u@Chinch'ŏn;``@]Anseong;da@u@Icheon-si;`MAPubal;bWAYeoju;_HfBJungpyong;_i@EKoe
san;d[a@Chungju;]kBg@Neietsu;efBa@Wŏnju;aJcAHongch’ŏn;e^c@Chuncheon;an@jAYangp'yŏng;al@NGwangju;dHYHanam;aAIWa
bu;bQKHwado;aR@Namyangju;`{@e@Gapyeong;_x@kACheorwon;]aBRHwacheon;`wCu@Kosong;]~At@Yanggu;awBSSokcho;*KWKuwait
;]{hHkvDAl Jahrā’;_u@FAr Rābiyah;aEBAl Farwānīyah;\C@Janūb as Surrah;cO@Şabāḩ as Sālim;cDMḨawallī;`GBAr Rumayt
hīyah;^B@Bayān;_E?Salwá;c?EAs Sālimīyah;]G^Al Finţās;\ADAl Mahbūlah;`FAAr Riqqah;g@LAl Aḩmadī;`I?Al Faḩāḩīl;_?
CAl Manqaf;\Xs@Ad Dasmah;fDAKuwait City;*KYCayman Islands;dp{NqwBGeorge Town;\BQWest Bay;UaIeATibbetts Turn;*K
ZKazakhstan;?yvOumHMarqaköl;YrF{CUlken Naryn;_r@iBAltay;`pCyBRidder;etDjAUst-Kamenogorsk;UiB`BBelogorskiy;ZgBt
DKurchum;YzFc@Kokpekty;]dDsBKalbatau;]cAcGShemonaikha;XdNs@Besqaraghay;?zKsKUspenka;exA|BPavlodar;_Fn@Aksu;XkB
dBKoktobe;[uExCKurchatov;YoChJKaraaul;eeEeHSemey;T_DlCSuykbulak;^zB|IAyagoz;WaCjLDzerzhinskoye;YvGaFAqtoghay;X
~DpEMatay;X?wJSarykamys;X`HzCSayaq;WtE|AKarabas;]cJ~FUshtobe;bmAl@Taldykorgan;ZbLh@Bakanas;_}CzDKonayev;j\zBAl
maty;]JUBurunday;_mAJTalghar;]j@WOtegen Batyra;^uAJEsik;\gBgESaryozek;^y@vCShelek;?qFJChundzha;^rCiGTekeli;amF
kBSarqant;^QvFZharkent;]qKiOMaqanshy;X}CcEAksuat;YwGFTughyl;\cCp@Zaysan;Zj\r\Narynkol;[zDw@Kegen;\td@ZMerke;\p
I[Sarykemer;eZTTaraz;_~QfLZhetysay;]{BqBAbay;]k@USaryaghash;iuAiDShymkent;^m@UAksu;]Kn@Lenger;\{AeATurar Rysku
lov;Z`EcBShayan;^pBvBArys;]fDhFShardara;^vFeQShiyeli;dqHnDTurkistan;]hE{BZhangaqorghan;UfBqWQarsaqbay;`aDKSatp
ayev;ba@TZhezqazghan;\iRk@Qarazhal;V~CzRChiganak;`jHdGKentau;^uFGZhangatas;_qCjAKaratau;UyLeKAkbakay;[u@hDMoyy
nkum;_cDdCShu;UE{BKhantau;X_@cEÜlken;\p@cDPriozersk;a_GcDBalqash;X_AgGAktogay;XvFb@Aqshataū;[tFGAktau;VgB`DMoy
ynty;UfK@Dzhambul;[q@gHZhangaarqa;ZPyHNura;_oElBShakhtinsk;ZBiDOsakarovka;ckAdBTemirtau;f]p@Karagandy;_t@?Sara
n;^G^Abay;WDzCZharyk;XeDPAksu-Ayuly;ZgJ_CQarqaraly;Ym@sGBayanaul;bjAyDEkibastuz;Z[aIIrtyshsk;ZvMdDBestobe;\?nD
Yereymentau;jhIvAAstana;ZzAgBShortandy;_qDaCStepnogorsk;\bHw@Makinsk;_l@}@Shchuchinsk;\tBgAAkkol’;ch@BKoksheta
u;Y~BvCBalkashino;^lAlCAtbasar;X_FvCEgindiköl;Y_A_BAstrakhanka;?k@|DQorghalzhyn;TpFrIShubarköl;VfJj@Ulytau;_T}
HArkalyk;TxDi@Tasty;\eA_CDerzhavinsk;\QiDEsil;YuDFZhaksy;V{CsGSaumalkol’;YhGPNovoishimskiy;T`@jBVolodarskoye;S
`D}ASevastopol’;XkC{BTimiryazevo;?cCwDPresnovka;Zs@|CSergeyevka;YqE}AYavlenka;[eGbBTaiynsha;dzBkEPetropavl;?eJ
tAVozvyshenka;YwG~CKishkenekol’;?vj@oAUzynköl;[fFp@Borovskoy;ZfH\Fyodorov;YvlA`x@Fort-Shevchenko;ZdEaLMaloye G
anyushkino;^hA}GShalkar;X|KeDSaykhin;ZCoBZhanibek;XoJeAKaztalovka;YmCvAZhumysker;YqDTZhangaqala;[iHdCInderbor;
YcDuIZhympity;Y|GLChapayev;es@sEOral;^yHNAqsay;YwELShyngyrlau;?pBxGKaratobe;Yw@~CMiyaly;YmDc@Oyyl;SKfMBiikzhal
;`jC_@Qulsary;ZhBdBKaraton;\\qFMaqat;]dHrBBalykshi;eAEAtyrau;Zx@qBMakhambet;ZrBxAAkkistau;WcA|PTaūshyq;cb@hCAk
tau;^]EMangistau;[gAdBKuryk;[sAqAZhetybay;[ImBShetpe;bmC~CZhanaozen;UeCeESay-Otes;\mIeEBeyneu;^sZuNShalqar;ZjV
kDBayganin;[wByAShubarkuduk;ZkCnBShubarshi;^o@qDKandyagash;fh@aDAktobe;ZjC}AMartuk;?fDvBQobda;]iPSKhromtau;]x@
zGEmbi;XmRh@Yrghyz;_JiUZhitikara;WaAeCAyatskiy;_aE~@Lisakovsk;byBuARudnyy;?_FdGQaramengdi;dxBuHKostanay;ZgEvCQ
usmuryn;WkDi@Karasu;?x@nNAmangeldi;YrIlBTorghay;^lJtPAral;^aB|DNovokazalinsk;`iFl@Baikonur;]wCXZhosaly;\wBpAZh
alagash;\mD|@Tasbuget;eFOKyzylorda;*LALaos;\aoSupBBan Lak Xao;_bJ{FMuang Phônsavan;\kBpDBorikhan;]L`@Pakxan;nr
ErAVientiane;\pDaGSainyabuli;]sCbAVang Vieng;`z@aELuang Prabang;]`@_DMuang Xay;?iBmAKhoa;VSdBBan Hatxao;XsCTMu
ang Xon;`iCFXam Nua;\bK{FPhôngsali;]|D`BMuang Sing;?{@bCMuang Nalè;\fEv@Ban Houakhoua;`fASBan Khoan;YyF`CMuang
 Hôngsa;bkTpRSavannakhet;aMgDThakhèk;]_@pCBan Xénô;\i@n@Ban Kèngkok;ToEo@Ban Xèpôn;avAvHPakse;]iAeABan Laongam
;\~@lGMuang Không;XcEiCAttapeu;XwAcCDak Cheung;]lBVSekong;Va@yDBan Achung;*LBLebanon;]szE_nEEn Nâqoûra;bI]Tyre
;ay@[Habboûch;b?DNabatîyé et Tahta;^kBsBChmistâr;^g@IBaalbek;a~@^Zahlé;]p@u@Byblos;i`@j@Ra’s Bayrūt;qC@Beirut;
aWQJounieh;bB`@Aley;_l@x@Ghazieh;c?GSidon;d}AmDTripoli;]a@b@Bsharri;_qALAarsâl;]Fi@El Hermel;*LCSaint Lucia;ch
|JovACastries;]KMGros Islet;*LILiechtenstein;_oz@seHVaduz;*LKSri Lanka;`isN_f@Ambalangoda;a_@d@Galle;_h@kABent
ota;^BIBeruwala;_BSKalutara;^JYPanadura;cBKMoratuwa;^WMHomagama;]QKHanwella Ihala;^^EMulleriyawa;a@DBattaramul
la South;dAHMaharagama;dJ@Dehiwala-Mount Lavinia;bGGSri Jayewardenepura Kotte;b@APita Kotte;`BGKolonnawa;`E?Ko
tikawatta;mJAColombo;_IQWelisara;^@FWattala;`@?Hendala;^?BPeliyagoda;^G@Kelaniya;^DQKandana;^?CJa Ela;a?SKatun
ayaka;bHGNegombo;\cBGKegalle;_KnBRatnapura;\g@g@Hatton;]Du@Gampola;^i@d@Nuwara Eliya;_w@ABadulla;``AxDBeliatta
;ay@MAmbalantota;_tAd@Devinuwara;aHCMatara;]TEWeligama;]iC[Hambantota;]i@y@Kataragama;_cB}APottuvil;]l@sDEravu
r Town;aQLBatticaloa;_@pAAmpara;b]UKalmunai;]nAoCVakarai;bf@yATrincomalee;^pAiCMullaittivu;atBmBPoint Pedro;aJ
?Valvedditturai;c^\Jaffna;^XfCMannar;`{Bn@Vavuniya;bYbHKandy;_@c@Matale;`EmADambulla;^v@jAKurunegala;`GeDAnura
dhapura;_rBt@Puttalam;]DzAChilaw;*LRLiberia;Y`fAei@Robertsport;^cVnLPleebo City;^Fh@Harper;XfBy@Barclayville;Y
eAiBFish Town;_r@mDZwedru;]jCqDSaclepea;`Zw@Ganta;a`Bn@Gbarnga;]uAlKGreenville;XjByARiver Cess;a|AsABuchanan;p
tCsAMonrovia;_wAHHarbel;`Aw@Kakata;]|AcATubmanburg;^yBiHFoya Kamara;]{AKVoinjama;Z_A~BZorzor;]qDf@New Yekepa;\
`@j@Sanniquellie;*LSLesotho;_wjDl{DMohale's Hoek;^k@p@Quthing;]eEw@Qacha’s Nek;_~ByFHlotse;_g@SButha-Buthe;\gA
tCThaba-Tseka;ZnB~@Semonkong;_hBoBMabote;lFFMaseru;^u@a@Teyateyaneng;`]s@Maputsoe;_bCxDMafeteng;*LTLithuania;\
gdDozIVisaginas;]fDRUtena;]rA~CPilaitė;^EDLazdynai;]G?Vilkpėdė;^CANaujamiestis;^BEŠeškinė;^DBKaroliniškės;^?GP
ašilaičiai;^?@Justiniškės;_CAFabijoniškės;_OBAntakalnis;mFBVilnius;^?DNaujininkai;_[GNaujoji Vilnia;\bYmFKreti
nga;cRb@Klaipėda;\q@?Gargždai;]yAg@Plunge;^mHlGMarijampolė;_iC^Alytus;`LgBDainava (Kaunas);_FAEiguliai;_F?Šila
iniai;eCDKaunas;]?BAleksotas;]gDiAUkmerge;^|A`@Jonava;aOaCPanevėžys;]lAvAKėdainiai;\vAiBRadviliskis;]vFpBTaura
ge;]FqCTelsiai;^OcAMazeikiai;beElAŠiauliai;\}Gu@Birzai;\~Uv@Palanga;*LULuxembourg;gie@auHLuxembourg;\FXDudelan
ge;_TCEsch-sur-Alzette;*LVLatvia;]}}CsfJValmiera;\^l@Cēsis;]uB`DJēkabpils;YqDgCGulbene;^uBdCRēzekne;a`D|BDauga
vpils;\`TyETukums;\qFTSalaspils;]o@FOgre;\vAYDārzciems;]VFMārupe;nKGRiga;`nAz@Jelgava;`K_AJūrmala;VuB{CSalacgr
īva;UtHp@Roja;^xFTVentspils;`lBpDLiepāja;*LYLibya;cutCqgETobruk;UlIMMukhaylá;bgAyBDarnah;]nA@Al Qubbah;^hAGSha
hhat;bTFAl Bayḑā’;axDt@Al Marj;hvCjABenghazi;]c@vAQaryat Sulūq;^eAgBAl Abyār;bhA|GAjdabiya;]Te@Az Zuwaytīnah;\
}G~JJālū;WqQmCAl Jaghbūb;_tFra@At Tāj;_??Al Jawf;ZzLeHTāzirbū;Zbg@nCAl Qaţrūn;[QkFUmm al Arānib;]qFwQHūn;[}HrB
Zillah;VkIeCMarādah;\~E{HBin Jawwād;^iHlAAl Burayqah;brQ_DSirte;ejHiFMisratah;dfBQZliten;d|@c@Al Khums;\x@KAl-
'Alūaṣ;aMXMsalātah;_JdDBani Walid;`dAiCTarhuna;\k@s@Qaşr Khiyār;_ZIQaşr al Qarabūllī;chCMJanzūr;`IRAs Sawānī;b
UFQaşr Bin Ghashīr;`^\Al ‘Azīzīyah;]\SAn Nāşirīyah;]?IAz Zahrā’;\DMQarqūzah;cT?Zawiya;d?AAz Zāwīyah;aJ?Al Ḩurs
hah;ab@EŞabrātah;aODŞurmān;bd@?Al Ajaylat;b~@QAl Jumayl;]}A|CYafran;\`@DAr Rayāyinah;^TRZintan;^{BSAl Aşābi‘ah
;^][Gharyan;\GAAl Qawāsim;\LpCMizdah;YxN~FDaraj;[~DFGhadames;X{EsDSīnāwin;^kAgDNālūt;XoBe@Qaryat al Qī‘ān;\nGj
k@Ghat;XkAcDAl ‘Awinat;XqNmIIdrī;^t@jDUbari;]m@LAl Ghurayfah;Y{BmEBarqin;\_C?Brak;bYbBAl Jadīd;cE@Sabha;^dB~EM
urzuk;\fAc@Wādī 'Utbah;^xHmi@Sīdī Bin Zīnah;^QGZuwarah;o}EFTripoli;b_@@Tājūrā’;*MAMorocco;YpxA}kCAousserd;[{pA
wz@Figuig;^pCsABouarfa;[nV|OMhamid;_VeBZagora;_}@kFTinghir;YgAnAAlnif;^{DaAArfoud;]F^Moulay Ali Cherif;]??Reça
ni;b^aCErrachidia;[cDCBoudenib;[a@uBTalsint;^rEv@Rich;`p@uAMidelt;\dAEBoumia;\]lEGoulmima;?dC{AImilchil;^z@aBZ
awyat ech Cheïkh;]RLEl Ksiba;d`Al@Beni Mellal;`Os@Kasba Tadla;`Va@Bejaâd;bb@QOued Zem;]zBfAAl Brouj;bcB?Al Fqi
h Ben Çalah;`@f@Souq Sebt Oulad Nemma;_YbAAzilal;]l@o@Oulad Ayad;^h@|ADemnate;\oD~AKelaat Mgouna;^|CdATabount;
aECOuarzazate;_xCaCAit Ourir;]BbASetti Fatma;^|CtBOulad Barhil;]y@EAoulouz;\HmBAmizmiz;]q@EAsni;^XeBTamansourt
;\W^Méchouar-Kasba;h@EMarrakesh;^iCi@Laâttaouia;\f@BTamallalt;bSm@El Kelaa des Srarhna;ajBe@Ben Guerir;`~AqASi
di Bennour;aRnAYoussoufia;^P`@Echemmaia Est;]zAESebt Gzoula;e^e@Safi;ahB|CEssaouira;_YjEAourir;gGLAgadir;`I@Da
khla;cAHInezgane;b@ADchira El Jihadia;cIDAit Melloul;`EGMy Drarga;^K@Oadar Temsia;ag@COulad Teïma;[|AyBTamanar
;]eDa@Imi-n-Tanout;^QiAChichaoua;aVtETaroudant;\OEAit Yazza;Z`@zCTafraout;\rCjBBou Izakarn;aBgBTiznit;_eAeBTin
e Biougra;aPQLqoliaa;`DFBen Jerrar;]dCnDSidi Ifni;bUlAGuelmim;\yC`EZag;\ZuBAssa;ZkBqAFam El Hisn;XuAuEIghram;]
aBdATata;?a@_BAgadir Melloul;[yDXFoum Zguid;_~\|SSmara;YjC~HGueltat Zemmour;VfSnNImlili;YwO_`@Tarfaya;UoD]Akhf
ennir;a}DeATan-Tan;deOc]El Jadida;^gBUBir Jdid;_[IHad Soualem;]PKSidi Rahal;_nAd@Azemmour;cgBm@Dar Bouazza;li@
MCasablanca;aOHLahraouyine;]m@i@El Mansouria;]FLBeni Yakhlef;dFAMohammedia;`LHAïn Harrouda;^FNTit Mellil;]s@v@
El Gara;]x@a@Mediouna;`BNAd Darwa;]NAZawyat an Nwaçer;bDMBouskoura;cKb@Berrechid;cDt@Settat;^kAMBen Ahmed;daAd
@Khouribga;\[CBoujniba;]yCiBOulmes;cLmAKhemisset;an@MTiflet;\j@WSidi Allal El Bahraoui;^h@UBouknadel;pPTRabat;
hEGSalé;dKHSalé Al Jadida;`Hf@Ain El Aouda;^XCTamesna;`f@f@Benslimane;_Fa@Bouznika;`YKSkhirate;^KGAïn Attig;\G
DMers El Kheir;\?OEl Harhoura;eC@Temara;`m@s@Sidi Taibi;^AMMehdya;fQ?Kenitra;_w@GSidi Yahia El Gharb;biAFSidi
 Slimane;^D}@Mechraa Bel Ksiri;aFUSouk El Arbaa;_?ASouq Larb’a al Gharb;\L_@Lalla Mimouna;bPcALarache;^Yw@Asila
h;aeCkAFnidek;ivANTangier;]PLGueznaia;`oBBMdiq;fFRTétouan;]YDAzla;`FMMartil;fkGhAAl Hoceïma;`@@Tirhanimîne;_SP
Imzouren;]AFBni Bouayach;\}@`@Midar;\OSBen Taieb;\MJDriouch;c|BxCTaza;_|BaATaounate;_zB}BChefchaouen;c~B`@Ksar
 El Kebir;`_Af@Ouezzane;^M|@Souk et Tnine Jorf el Mellah;af@t@Sidi Kacem;]cB]Karia Ba Mohamed;cs@z@Fès al Bali
;aWn@Sefrou;]b@RImouzzer Kandar;aRf@Ifrane;^RqAAïn Taoujdat;\i@AOulad Tayeb;]RCRas el Ma;iSKFes;]@CNew Fes;^fA
\Sabaa Aiyoun;aVAOuislane;gJBMeknes;]H@Douar Toulal;\Cp@Agouraï;_i@KEl Hajeb;\~AhBAguelmous;be@l@Khenifra;_Qm@
Mrirt;`eAu@Azrou;\aDmARibat Al Khayr;^@m@Tahla;\oClCOutat Oulad Al Haj;^x@x@Missour;b_CkFGuercif;byAc@Taourirt
;_RuCZeghanghane;cMANador;`?QBeni Enzar;]@d@Selouane;`LJAl Aaroui;_w@LZaïo;bqABBerkane;^D@Sidi Slimane Echchar
aa;]q@GAhfir;_pAhAEl Aïoun;_eAt@Jerada;gq@iAOujda;\VdCAïn Beni Mathar;ZE~DTendrara;*MCMonaco;dkm@kpGMonaco;\A?
Monte-Carlo;*MDMoldova;`itDqiHRîbniţa;]b@jAOrhei;^LhADurleşti;\KFCodru;mGEChisinau;]}@s@Dubăsari;\iBjBSlobozia
;cLUTiraspol;b\@Bender;]Ld@Căuşeni;]rBrBCeadîr-Lunga;]`@m@Comrat;\LkBHînceşti;^lAxDCahul;^nAeGUngheni;]aDLStră
șeni;\nBgBBilicenii Vechi;\o@m@Floreşti;^@u@Soroca;\|AVDrochia;bWv@Bălţi;]|BqAEdineţ;*MEMontenegro;\mzB_lGBije
lo Polje;\`C|DBar;j_@eAPodgorica;\dAHCetinje;\LRBudva;]z@_@Herceg Novi;`oA_ANikšić;]sAuBPljevlja;*MFSaint Mart
in;_fiK}oBMarigot;*MGMadagascar;[_uGtgBBesalampy;]xAdGMaintirano;`uBxBAntsalova;`z@bIMorondava;]m@uBBelo sur T
siribihina;?j@xIManja;\gDn@Beroroha;]~BtFSakaraha;]@{BAnkazoabo;chDtEToliara;]|@aIMorombe;^uBjQItampolo;^uA_EB
etioky;_iA`EAmpanihy;]{@~ABeloha;`oE@Ambovombe;_y@]Amboasary;^rDt@Tsiombe;]GkAJafaro;]f@kCBekily;?}BTAmboasary
;^uH{CVohipaho;afBfHTôlanaro;]aLye@Ampasimanolotra;]nFsAAnjozorobe;`gAlBMoramanga;\uCjAVatomandry;_b@pBMahanor
o;^fC\Marolambo;^i@lBSahavato;_g@CNosy Varika;_fBxHManakara;\^]Amboanjo;^aByCMananjary;\lCLIfanadiana;\pE]Ikal
amavony;deBz@Fianarantsoa;_^jAAmbalavao;_cBHIkongo;\oA|AVohipeno;_?|AFarafangana;_l@hBVangaindrano;]~@iBVondro
zo;]nAcAIvohibe;_tCOIhosy;\HlDBetroka;YfC}CRanohira;_wGaKAmbatofinandrahana;_wACAmbositra;^[{@Fandriana;]\aASo
anindrariny;`Qq@Antanifotsy;dx@j@Antsirabe;_b@GBetafo;^RoAMiandrarivo;_Bs@Soavinandriana;^yA]Arivonimamo;_l@jA
Faratsiho;^}ACAmbatolampy;\}@qAAlarobia;apA@Imerintsiatosika;`_@c@Ivato;]HBAmbohidratrimo;pUPAntananarivo;]s@@
Manjakandriana;\Bk@Ankazondandy;\R?Ambohitrolomahitsy;\CMSadabe;]`Fg@Fenoarivo Be;_fBbATsiroanomandidy;]tBvCMi
andrivazo;[XiNMahabe;\@cESoalala;]{CpBSitampiky;^qCv@Maevatanana;^T_BAmbato Boeny;_NgAMarovoay;^iECMampikony;^
?lCTsaratanana;^hBnHAnkazobe;_cGaBAmbatondrazaka;^f@o@Amparafaravola;\gA_@Imerimandroso;]yAOVohibinany;^bBxCDi
dy;emDDToamasina;_AyCFenoarivo Atsinanana;_h@PVavatenina;^Dg@Ambodimanga II;_qAeASoanierana Ivongo;^u@JAmbodif
otatra;_NaDMananara;[~Ck@Antsirabe Afovoany;_nArEAndilamena;_rBiLAntsohihy;^wCcABealanana;\h@nCBefandriana;_oF
b@Maroantsetra;akBkBAntalaha;]J]Ampahana;_pBSAndapa;agBkASambava;]`@wDIharan̈a;\`F\Ambarakaraka;^|CnCMaromandi
a;`iAmBAmbanja;`b@u@Hell-Ville;]vBlLBoriziny;dlG`@Mahajanga;VsN}RMahalina;^ElBAntsohimbondrona;`g@VAmbilobe;bo
@oDAntsiranana;*MHMarshall Islands;Har_@wdARongelap;NnDdEWotho;Qp@vFUjae;\kK^Ebaye;MfAzALib;SoC|ONamdrik;?~b@}
b@Enewetak;Swf@hi@Ebon;dwOuNMajuro;]??Dalap-Uliga-Dorrit;SgAhEMili;TbL^Jabor;RfBv@Kili;?pDgLLoen;MuC@Jabat;S{F
sIWotje;RxDkALikiep;QkBwGUtrik;QYhEAiluk;PoDKMejit;?iAxHTaroa;QJnBAur;*MKNorth Macedonia;]skCc`GGevgelija;]FcB
Radovis;^c@f@Strumica;\YiBDelcevo;\r@PVinica;^RGKochani;]Nw@Kriva Palanka;^rCFLipkovo;]jBNTearce;`NLTetovo;]QD
Zelino;\N@Brvenica;]eAESaraj;_CAGjorče Petro;]MEŠuto Orizare;lAFSkopje;`ACČair;^AAButel;\YFIlinden;\HLStudenič
ani;`DEKisela Voda;ak@c@Kumanovo;__BjAShtip;`tADVeles;_o@x@Kavadarci;]OINegotino;`tCxABitola;\`AKResen;^HsAKič
evo;auB^Prilep;`~ByAGostivar;\lAv@Debar;_GFCentar Župa;_o@fAOhrid;_VKStruga;\g@kCNegotino;\GGBogovinje;\AEKame
njane;*MLMali;\z\glAYorosso;]Bb@Kouri;ddCi@Koutiala;ef@tESikasso;]_@HFinnkolo;_r@nCKadiolo;^WJZégoua;^jHTBamba
;_oELMassiogo;[zC{CKolondiéba;atBaABougouni;]dCn@Yanfolila;\t@uCKangaba;^QyASibi;\xMb@Sagalo;drCaMKayes;]}XoCN
ara;`jMKNioro;^oAhCDiéma;^fIpCBafoulabé;^qCQMahina;ayBjDKita;b{Gz@Kati;]i@HMoribabougou;_FCSangarébougou;]B\Si
rakoro Méguétana;sJIBamako;`CQDialakorodji;cLXKalaban Koro;]@FKabala;`_BaAKoulikoro;]c@wBToubakoura;^LQBanamba
;_rBCKolokani;?cGkBSagala;`sC[Niono;]Vh@Siribala Coro;^@j@Dougabougou;`IZMarkala;_\p@Pèlèngana;dFASégou;`jCbCF
ana;]_@x@Dioïla;^oE{ABla;bkDeASan;_eAyBDjenné;^mEa@Bankass;^Pu@Bandiagara;cpBYMopti;ZrCBTénenkou;^vB|@Moninnpé
bougou;\_@d@Ké-Macina;^|At@Diourou;]oL_PGoundam;^u@\Diré;ZtB`ANiafunké;?t@nBYouwarou;_eGfADouentza;aJ_JTimbukt
u;?yEUGourma Rharous;]fFrPKoro;\ga@sJMénaka;]{B`BAndéranboukan;ZWiBInékar;WnOz@Ansongo;]~DTI-n-Tillit;bsAoCGao
;_|@gCBourem;ZqFuNAguelhok;?qDbAAbeïbara;_bAfCKidal;?wEATi-n-Essako;?fH}ITessalit;Xj[bGAraouane;WxAsVTaoudenni
;*MMMyanmar;^goQ}cBLabutta;^cBm@Mawlamyinegyunn;`[PBogale;_q@wAMaubin;`Mv@Kyaiklat;aVMDawbon;_Ol@Pyapon;^cA]Ku
ngyangon;b}@g@Kyauktan;`NYThanlyin;a?AThanhlyin;_N@Botataung;b?CMingala Tangnyunt;_?APazundaung;m@AYangon;\B?M
yenigon;a@?Sangyoung;b@?Kyimyindine;b@?Set Ka Lay;\??Setsan;_BCNyaung;\AGMyo Thit Ka;\@@Shan Chaung;gB@Hlaingt
haya;_??Oke Kan;_KJAhlone;`XNKanbe;_L?Twante;ba@mASan Chaung;]IPKone Ta La Paung;^BFPyan Lel Nay Yar Cha Htar
 Ye;\F?Okpo;]DHAh Lel;^ABShwe Lin Ban;\EBKan Nar Middle;\AAKyo Kone East;d@?Insein;\?AYwar Ma East;]A?Taung Thu
 Kone;]@APawgan;]??Sinngu;^@@Ywar Ma West;]?EDa Nyin Kone;]ACZee Kone;b?DMingaladon;\??Aung San;]C?Min Ga Lar
 Don Zay;^EEPauk Kone;]BJSaw Bwar Gyi Kone;_EMThin Gan Kyun Gyi;_?EShwenatha;_KUHlegu;ar@i@Taikkyi;]nAa@Zalun;_
OvANyaungdon;]vAs@Kyonpyaw;`v@jCMyaungmya;_s@?Wakema;dxAc@Pathein;cjFqOKyaukpyu;_c@rBManaung;]wCfDKyeintali;`Q
rAGwa;boDKHinthada;]d@_@Ingabu;__BBLetpandan;`GZTharyarwady;_aCeDPyu;\bDZZigon;_z@HMyanaung;_e@g@Paungde;bx@aA
Pyay;`?mBMyaydo;bqFtATaungoo;]Nk@Yedashe;nj@sBNay Pyi Taw;^BRLewe;aSSPyinmana;`bCu@Taungdwingyi;ahAhCThayetmyo
;^zDzATaungup;bd@{DAnn;ayC{EChauk;_Q{@Nyaung-U;ba@YPakokku;_I`BKyaukpadaung;br@hAYenangyaung;aK~@Magway;`HEMin
bu;^iFqAPyawbwe;`Q^Yamethin;cv@yAMeiktila;^a@i@Wundwin;c~BiAMyingyan;]Za@Yesagyo;_qDBKyaukse;iJgAMandalay;dDJA
marapura;aLDSagaing;]WaAMadaya;bgA`@Pyin Oo Lwin;avCiBShwebo;cnBzAMonywa;TzCb@Kyaw;^hFjGMrauk U;cx@vASittwe;]O
iCKyauktaw;`xAGButhidaung Town;VwUce@Nanyun;Z|@`EPa Du Mone;`yAnAHpākān;UxDNMinsin;]`J`QHakha;eyAmBKalemyo;WaC
ZPan Set;_|@uBMawlaik;_PsBTamu;_wC{ATatkon;^cGSMohnyin;_~AbBKyauktan;^yARKatha;]bDbEKanbalu;]PtAYe-u;awE]Mogok
;bwFCLashio;^LqDNamhkam;`pDoAShwegu;]r@wCHopin;acC`ALakang;`GpABhamo;ceCp@Mu-se;^qASPanglong;]yAnALaukkai;]bDn
@Kutkai;ajB_KMyitkyina;]zALMogaung;^j@qEDanai;[gCeEPutao;_oQpe@Möng Yawng;`~ApCTachilek;cIkFKēng Tung;_OGMöng
 La;b`Ac@Möng Yang;\dBaAPangkham;WrBbAWein Nawng;^f@aCTangyan;_nGIKyaukme;]iChINansang;^hDgALawksawk;aHhBHeho;c
k@MTaunggyi;cTXYawnghwe;^z@?Aungban;aLDKalaw;\aC|DLoikaw;\f@e@Pèkon;]XdKShwegyin;a^ENyaunglebin;_H\Daik-u;WyCs
@Papun;_uEpGMyawaddy;_t@XKawkareik;_xBaAHpa-An;br@EThaton;^lAqBKyauktaga;_Eb@Kyaikto;]`Aa@Waw;_Rd@Thanatpin;dR
IBago;_OtAKayan;`F\Thongwa;^{DZPaung;]_@CHmaw Bi;fA\Mawlamyine;_@GMartaban;aSt@Mudon;_^b@Kyaikkami;`a@TThanbyu
zayat;^YnCYe;^iBMPayathonzu;XZcBKyain Seikgyi;bJzIDawei;WaBtEPu Law Kone;cNpBMyeik;YqAdATanintharyi;[jAhAMe Ta
w;`NzIKawthoung;*MNMongolia;?_}S_mGIhbulag;?`AoDÜydzen;?c@aHSuugaant;?oF`FTöhöm;?EeDBöhöt;?sClBÖldziyt;WUpHErg
el;?eB{AHövsgöl;?eDDNüden;??eKChandmanĭ;]dA`CSaynshand;ZfCuGBor-Öndör;?}@}BUlaan-Ereg;?wE`CBuyant;UiAxAHongor;
?{BoASergelen;]fF_FUndurkhaan;XeB{ABerh;?xFQBayanbulag;?lDVModot;?pByABulag;?hA|ABayandelger;[q@pGChoyr;?lD|@H
ajuu-Us;?xCYTsant;?uA{BDzogsool;?kAyAMaanĭt;_p@gBNalayh;hnA[Ulan Bator;\Mf@Dzuunmod;\??Zuunmod;?qB}KBulagtay;?
gRfFOnon;?uGMUldz;?aLVSergelen;?lCeCNaranbulag;HwM_CEreencav;?hG`ADashbalbar;?_BrASümiyn Bulag;?qArLDzüünbulag
;?OpEChonogol;_fDqLChoibalsan;?zH\Bayan;?bDz@Hanhöhiy;?N~BBayasgalant;?}@xFShireet;?uBwAHatavch;\aAeBBaruun-Ur
t;?qBrGOvoot;?xCiAHavirga;?}`@mKSümber;]zkAaOSühbaatar;]q@rGDzüünharaa;ajB_CDarhan;?zDjBOrhontuul;?cAbBOrgil;?
SiIHuurch;ajGtEErdenet;\lBj@Bulgan;?RdBMaanĭt;XrC{EHutag;?LrCHüremt;WhBkASharga;?qBuDTeshig;VnKwHTurt;?dEnADzö
ölön;?lDdGSharga;?rEt@Halban;?zCbCHödrögö;ZgGTTosontsengel;?uE`@Orgil;?VaLTögöl;_yDpEMörön;?yCgDUndur Sume;?aC
fAEg-Uur;?TfCSelenge;?RrDÖldziyt;]OpETsetserleg;?AnHTsagaan-Ovoo;^rCm@Bayanhongor;?rBeBBayanhoshuu;?jB`BDzadga
y;?E{DJargalant;?uBkAJargalant;?bA}BHorgo;?lENTsahir;?v@hDHöviyn Am;?nFeEDzuunmod;\hB~AUliastay;?`@|BTsagaanch
uluut;?{DSBuyant;?n@jDTaygan;?d@~BJargalant;?}EkCDelgermörön;?gAdIBulgan;?dCmBTalshand;?hGCTahilt;?kObDDzalaa;
?_@mEBayansayr;?_EbDÖrgön;WkA{AHoriult;?w@hKUrt;?wEJNoyon Suma;?oAyASaynshand;?cE\Dalay;?E}BBulgan;?eBmBSharhu
lsan;?\_DOngi;?fHAArguut;^p@|CBogd;^yB}HArvayheer;?hBoBÖvt;?}@_GHöshööt;Zq@tDKharkhorin;VwFcCDashinchilling;?p
CnFSangiyn Dalay;?O~CShiree;?sH_@Sangiyn Dalay;?fAuBHujirt;UNqCUlaanhudag;VwGyBArgalant;?eAtEBayanbaraat;?dB~A
Tavin;[iB|BMandalgovi;?jClCUlaanjirem;?vCe@Hashaat;?eBbDDoloon;]rDhDDalandzadgad;?kGQBaruunsuu;?gAhCErdenetsog
t;?bEXSangiyn Dalay;?fyAm^Rashaant;YmAzDJargalant;?{\nGTseel;?|D|DBayan-Ovoo;?RqFTögrög;?yAsASharga;\eEWAltai;
?`AyBBuyanbat;?_AuEChandmanĭ;?xIhCSayn-Ust;?tJ}AUrdgol;?aEpDDarvi;?w@|BDzüyl;?~EiAUlaantolgoy;?bCo@Tsenher;?_@
~EBor-Üdzüür;UpCy@Bürenhayrhan;?eCiGTögrög;^rBuBKhovd;?yDoGNaranbulag;?hDr@Namir;^eAmDUlaangom;?oFr@Tsalgar;?}
@uCTooromt;?~AhISharbulag;?mFz@Hungiy;?qBuCTsetserleg;?s@|DNuga;?oDuATegsh;?cAoBAltanbulag;?lBeADzür;?n]jAHöht
olgoy;?|BjDTolbo;^~@mBÖlgii;?vAdCChihertey;?jAaCHöshööt;*MOMacau;_udUgiCLuhuan;]??Lai Chi Van;bAGTaipa;]??Zhuo
jiacun;`@ESé;g?AMacau;*MPNorthern Mariana Islands;Rcj[kwASongsong;fyBuESaipan;*MQMartinique;]d|Jk{ASainte-Mari
e;\HTSaint-Joseph;_GJLe Lamentin;\EDDucos;gRCFort-de-France;]a@CLe François;]FKLe Robert;\BKLa Trinité;*MRMaur
itania;cniB{aCNouadhibou;XiBzHNouâmghâr;`wQ`SKaédi;^iGdESélibaby;]gEoAEl ’Ayoûn;ZdAkAKankossa;ZjCVBouanzé;`eD_
DKiffa;^~B{AGuerou;\|BtAElghabra;\rAkDMagṭa‘ Laḥjar;]bDzAAleg;]dAzABogué;\tHNRosso;]{AQTékane;_~BkHTevragh Zei
na;oA@Nouakchott;`CAKsar;`EADar Naim;^uFnBBoutilimitt;\}@uLAkjoujt;^kG{CAtar;XiCJChingueṭṭi;TlCgDChoum;UaHhAOu
adane;XrIhEEl Medda;XuEbKNbeika;\cDsBTidjikja;U\pCEl Ghediya;UaLyBTîchît;[mNbFOualata;_dA|GBougadoum;ZnCx@Bous
teila;\NcCTembedgha;`uDkANéma;^tMGAyoun El Atrous;WrEsBTamchekett;\cBhDṬinṭâne;SpC|FTenaha;ZqHkCKobenni;ZkCPDj
iguenni;`_QYMbera;Vdc@qy@Bir Mogran;`pDpNZouérat;*MSMontserrat;ExcKmgBPlymouth;T?OBrades;*MTMalta;^cyAu_FSan P
awl il-Baħar;]AFMosta;]E@Birkirkara;\ABQormi;]EESliema;`A@Valletta;\EBŻabbar;*MUMauritius;K{sJvfBCargados Cara
jos;P~Qye@Vingt Cinq;Zoi@`y@Port Mathurin;\pd@rBBambous;bKEBeau Bassin-Rose Hill;\CUBaie du Tombeau;iAFPort Lo
uis;\ECLe Hochet;\?NSaint Pierre;\c@ECentre de Flacq;]J]Goodlands;]RBTriolet;\g@f@Bel Air Rivière Sèche;aj@JCu
repipe;aHKQuatre Bornes;b?FVacoas;\k@TMahébourg;*MVMaldives;YggMiBThinadhoo;[sAdDFuvahmulah;?GuBGadhdhoo;UGsHF
onadhoo;RIgIFelidhoo;hFmCMale;VjBrAMahibadhoo;?NjCNilandhoo;VsAnBVilufushi;YKkQNaifaru;WNmCFunadhoo;Zj@}AKulhu
dhuffushi;*MWMalawi;]}nEr{@Chitipa;`cCl@Karonga;\gAnINkhata Bay;dt@[Mzuzu;]^yARumphi;^r@nDMzimba;`V`FKasungu;^
cDSNkhotakota;ZuAkDLikoma;_t@tISalima;odCd@Lilongwe;^kBpADedza;\uB{@Monkey Bay;]v@rCNtcheu;__A^Balaka;]vAzBMwa
nza;^zC}KMponela;^jDt@Mchinji;hiLjKBlantyre;ZRlCNgabu;^eAtANsanje;\o@qDMulanje;bb@_CZomba;_P_ALiwonde;`EuBMang
ochi;*MXMexico;cfsRkrDPiedras Negras;dtA{BCiudad Acuña;]c@rDNava;]NNAllende;`t@~ASabinas;_RONueva Rosita;\f@HP
alaú;^R@Ciudad Melchor Múzquiz;jz]_WCiudad Juárez;YjFKPuerto Palomas de Villa;\fAhCAscensión;`QdCNuevo Casas G
randes;ZwGg@Miguel Ahumada;YhA|AEjido Benito Juárez;ZrB|@San Buenaventura;YbD\El Largo;\[bBMadera;WuC@El Terre
ro;ZP|BCiudad Guerrero;TpCdABasaseachi;[yBl@San Juanito;cqCwACuauhtémoc;h{Cm@Chihuahua;\c@g@Juan Aldama;]uApBP
edro Meoqui;cANCiudad Delicias;TwDWLa Perla;^A{FOjinaga;S}BzAManuel Benavides;]dByAManuel Ojinaga;X}BnHHércule
s;XbAnHCeballos;WwCeBLaguna del Rey (Químicas del Rey);^SzFFrancisco I. Madero;dl@f@Gómez Palacio;aBDLerdo;hS?
Torreón;`e@@Matamoros;_ARSan Pedro;RpIcDVilla Hidalgo;YxAz@Santa María del Oro;T\aBVilla Ocampo;b^aBHidalgo de
l Parral;^uCg@José Mariano Jiménez;_p@mBSanta Rosalía de Camargo;V~Bl@Valle de Zaragoza;VrB`EEjido el Vergel;S
WqBEl Tule;T|AsANonoava;VdFCSan Rafael;Si@bDMorelos;\yB]Guachochi;ahEnGGuamúchil;SgBcASurutato;VeEtBTopia;YlAo
DGuadalupe y Calvo;WgE^Guanaceví;R@bENuevo San Diego (El Caballo);YGhDTayoltita;YvC}@Cosalá;\f@`BLa Cruz;hbBoD
Culiacán;]?h@Costa Rica;]\MLicenciado Benito Juárez;^^UNavolato;f_GtHMazatlán;\qBl@El Rosario;^M^Escuinapa de
 Hidalgo;S{FELlano Grande;]fDwDEl Salto;]@nAPueblo Nuevo;^HkISantiago Papasquiaro;XkD[Rodeo;[h@`CCanatlán;fUdBV
ictoria de Durango;\kBuAGuadalupe Victoria;[sAsACuencamé de Ceniceros;\}@rBJuan Aldama;]p@bCSombrerete;\bASVic
ente Guerrero;[qA~DValparaíso;_sBVJerez de García Salinas;bqAWZacatecas;^Vc@Víctor Rosales;c`@k@Fresnillo;^^cC
Río Grande;SoBBLa Colorada [Estación de Ferrocarril];WuAzCHernández;c~Av@Guadalupe;[yGkACharcas;RvC{BEfigenia;
RaDy@Zaragoza (La Vaca);Te@_BEl Salvador;ZlBQConcepción del Oro;RtCa@Caopas;UxB\San Juan de Guadalupe;_f@aFSan
 Pedro;^_D~@Parras de la Fuente;Xj@uJOcampo;]aEfBCastaños;`B[Frontera;dEBMonclova;]X]San Buenaventura;UoDj@Can
dela;g|@xGSaltillo;`EURamos Arizpe;agAs@García;\[@Parque Industrial Ciudad Mitras;\C@Mitras Poniente;bEVSan Pe
dro Garza García;eJASanta Catarina;`u@FJardines de la Silla;iXIMonterrey;gK?Guadalupe;fFKSan Nicolás de los Ga
rza;fBKCiudad General Escobedo;fYBCiudad Apodaca;eSXCiudad Benito Juárez;_Jj@Santiago;^Y\Ciudad de Allende;`G{
@Cadereyta;`BACadereyta Jiménez;ZkAcBCiudad Cerralvo;^jBd@Fraccionamiento Real Palmas;\@ICiénega de Flores;\v@
CHidalgo;^u@iBCiudad Sabinas Hidalgo;\IsCAnáhuac;fyBo@Nuevo Laredo;a}GhHCiudad Río Bravo;gd@QReynosa;]tC_ACiud
ad Miguel Alemán;Zf@jCChina;^wEhDSan Fernando;Y`A|BSantander Jiménez;U~@qCBurgos;`xCPLinares;`r@aAMontemorelos
;VnC^San Rafael;V}@zASan José de Raíces;X_D~@Hidalgo;U|@dCMiquihuana;apDMMatehuala;Uc@pCEntronque de Matehuala
 (El Huizache);[uCOCiudad Tula;asCr@Ciudad Mante;e`@gECiudad Victoria;Si@zAEmiliano Zapata;[oCaBSoto la Marina
;_EvIPánuco;]f@a@Ébano;b|Bj@Ciudad Valles;\m@ATamuín;^mBbCTantoyuca;_d@h@Huejutla de Reyes;bKrETulancingo;]z@q
BZacualtipán;dLhBPachuca de Soto;^h@]Actopan;\p@BProgreso de Alvaro Obregon;]BBMixquiahuala de Juarez;^@q@Ixmi
quilpan;]uA{CTamazunchale;[fCFJalpan de Serra;chBdDSan Juan del Río;^UYTequisquiapan;^pCJApaseo el Alto;\k@QVe
nceremos;\B?San José de los Olvera;aB@El Pueblito;jIISantiago de Querétaro;]?qASan José Iturbide;\Jr@Santa Ros
a Jáuregui;_JoBSan Luis de la Paz;^cB_CCiudad Fernández;`C@Rioverde;\eAMCárdenas;\~BuACerritos;ghCv@San Luis P
otosí;eEGSoledad de Graciano Sánchez;^v@lCSan Felipe;[hAkAOjuelos de Jalisco;\VyCSalinas de Hidalgo;]v@fALoret
o;^`AFRincón de Romos;^GNPabellón de Arteaga;\ANSan Francisco de los Romo;]xAj@Calvillo;\Y`@Villa Hidalgo;\r@~
@Nochistlán de Mejía;]w@MTeocaltiche;_m@iBJesús María;gKNAguascalientes;]GdAEncarnación de Díaz;a}@`@Lagos de
 Moreno;]|A`ASan Miguel el Alto;]J[Jalostotitlán;_YOSan Juan de los Lagos;atAtATepatitlán de Morelos;^|@f@Zapot
lanejo;]TREl Salto;]@l@Chapala;asAKOcotlán;\KJJamay;]uAIYurécuaro;^r@HLa Barca;^Es@Atotonilco el Alto;`_@_@Ara
ndas;aaAhALa Piedad de Cabadas;^cBp@Puruándiro;^@gAAbasolo;fa@k@Irapuato;_fAn@Pénjamo;aZuBSan Francisco del Ri
ncón;_BAPurísima de Bustos;\s@WMedina;jJDLeón de los Aldama;]HELa Ermita;^B@Centro Familiar la Soledad;^{AZMar
fil;aZJSilao de la Victoria;]PLRomita;as@]Guanajuato;`aA[Dolores Hidalgo;ce@n@San Miguel de Allende;]Bf@Comonf
ort;^M`@Apaseo el Grande;eVDCelaya;`\FCortazar;_F_@Juventino Rosas;cf@LSalamanca;^g@JVillagrán;]JZJaral del Pr
ogreso;`XCValle de Santiago;]Kb@Yuriria;_JNMoroleón;`AAUriangato;_{@OSalvatierra;`_@d@Acámbaro;\T`@Zinapécuaro
 de Figueroa;hdA^Morelia;]v@zATacámbaro de Codallos;\p@DArio de Rosales;`S{@Pátzcuaro;_b@}@Zacapu;\rAMTangancí
cuaro de Arista;]g@CPurépero de Echáiz;_Fr@Paracho de Verduzco;_rAJLos Reyes de Salgado;\ILPeribán de Ramos;cY
{AZamora de Hidalgo;`BBJacona de Plancarte;`pASSahuayo de Morelos;]?LJiquilpan de Juárez;\X~CTepalcatepec;baBR
Apatzingán;e{@aAUruapan;^DnANueva Italia de Ruiz;Wx@bBTumbiscatío de Ruiz;\zCs@Coalcomán de Vázquez Pallares;d
_EbDCiudad Lázaro Cárdenas;]DGLa Orilla;_CCLas Guacamayas;`cCjAIxtapa-Zihuatanejo;XRkEChurumuco de Morelos;]uC
DHuetamo de Núñez;]m@t@Ciudad Altamirano;]vBbDPetatlán;SqFu@Chichiltepec;]iB^Zumpango del Río;cERChilpancingo;
]SCTixtla de Guerrero;]|A_DTeloloapan;baABIguala de la Independencia;_Lg@Taxco de Alarcón;]dCl@Arcelia;]YsBTej
upilco de Hidalgo;]C{@Valle de Bravo;\vA?Tuzantla;ai@o@Heróica Zitácuaro;`f@q@Ciudad Hidalgo;^Wg@Maravatío de
 Ocampo;]oBPAtlacomulco de Fabela;]iAdBLerma de Villada;\QTXalatlaco;]HACapulhuac de Mirafuentes;]AOOcoyoacac;`
L?San Mateo Atenco;^L@Metepec;`A?San Salvador Tizatlalli;\NDSantiago Tlacotepec;]GCSan Jorge Pueblo Nuevo;]ACS
an Francisco Cuaxusco;fDCToluca;^K@San Jerónimo;]?ESanta María Totoltepec;]C?San Pedro Totoltepec;]DCSan Mateo
 Otzacatipan;^AASan José Guadalupe Otzacatipan;]KMXonacatlán;\PHSan Andrés Cuexcontitlán;^F?San Pablo Autopan;
`LNZinacantepec;\FASan Francisco Tlalcilalcalpan;\?BSan Antonio Acahualco;\QtAIxtapan de la Sal;]Qs@Tenango de
 Arista;agAp@Temixco;\CCTres de Mayo;eBKCuernavaca;b_@HYautepec;dT?Jiutepec;_?FEmiliano Zapata;co@DCuautla;\OM
Yecapixtla;\K_@Ozumba de Alzate;\NKJuchitepec;\ZQMilpa Alta;]CGSan Juan Ixtayopan;]A@San Antonio Tecómitl;\KAS
an Mateo Huitzilzingo;fBGXico;cI@Chalco;^YZAmecameca;]AQSan Rafael;_RQSan Buenaventura;eBCIxtapaluca;^CESan Fr
ancisco Acuautla;_CJSan Jerónimo Cuatro Vientos;]A@San Martín Cuautlalpan;cL[Chicoloapan;`H?Santa María Chimal
huacán;^?HMagdalena Atlicpac;^?DSan Isidro;]B?Emiliano Zapata;eFHTláhuac;aEMLos Reyes Acaquilpan;iDGCiudad Nez
ahualcoyotl;jHFIztapalapa;fFGIztacalco;vDEMexico City;eDDBenito Juarez;eFEMiguel Hidalgo;_??Polanco;g?LÁlvaro
 Obregón;fGABenito Juárez;d?CColonia del Valle;`C@Colonia Nativitas;gBDCoyoacán;g?HTlalpan;fKHXochimilco;\EJSan
 Pablo Oztotepec;^XESan Miguel Ajusco;^KBSan Miguel Topilejo;]d@YSan Lorenzo Acopilco;dW?Magdalena Contreras;]
NIJesús del Monte;c?@Delegación Cuajimalpa de Morelos;bJ@Huixquilucan;fQg@Ciudad López Mateos;hCNNaucalpan de
 Juárez;fIAAzcapotzalco;gGFCuauhtémoc;fI@Venustiano Carranza;i@IGustavo Adolfo Madero;b@?Colonia Lindavista;gNI
Tlalnepantla;dEMBuenavista;c@KCuautitlán;^ABTultitlán de Mariano Escobedo;aEBFuentes del Valle;\@@Ampliación S
an Mateo;eGACoacalco;jIDEcatepec de Morelos;\@KAlborada Jaltenco;cBASan Pablo de las Salinas;`D@Santiago Teyah
ualco;_BGMelchor Ocampo;`ABTultepec;`HKTeoloyucan;_FBTepotzotlán;\FFHuilango;gGFCuautitlán Izcalli;eP?Nicolás
 Romero;^S[Coyotepec;_BKSanta Teresa;aTKTepeji del Río de Ocampo;^?]Tula de Allende;]g@ZTequixquiac;]@RSan Juan
 Zitlaltepec;eI@Zumpango;]WBReyes Acozac;\CBSanta María Ajoloapan;\EUDon Antonio;_HDTizayuca;]W\Teotihuacán de
 Arista;f\@Ojo de Agua;\GETecámac de Felipe Villanueva;\??Tecámac;^?BSan Martín Azcatepec;bENTepexpan;\EBTezoy
uca;]ADChiconcuac;\B@San Salvador Atenco;]IRSan Miguel Coatlinchán;b@KTexcoco de Mora;\ACTulantongo;^{@KCalpul
alpan;^WWApan;^VMCiudad Sahagun;\\w@La Providencia Siglo XXI;\a@t@Tepeapulco;\e@q@Santiago Tulantepec;]I?Cuaut
epec de Hinojosa;\i@vBTetla;_FDApizaco;^DNContla;aL@Tlaxcala;\GFLa Magdalena Tlaltelulco;_AESanta Ana Chiautem
pan;]@ZPapalotla;`EHVilla Vicente Guerrero;_LSZacatelco;\ICTeolocholco;\d@DSanta Ana Xalmimilulco;^BGMoyotzing
o;cFESan Martin Texmelucan de Labastida;\DASan Rafael Tlanalapan;]KXHuejotzingo;aDp@Atlixco;_[[San Andrés Chol
ula;e?ACholula;]EECuautlancingo;^CASanctorum;\BDSantiago Momoxpan;`@FSan Bernardino Tlaxcalancingo;jMCPuebla;\
Q@Casa Blanca;_bAvAIzúcar de Matamoros;\x@RAxochiapan;]vA]Zacatepec;\AISanta Rosa Treinta;]HOXochitepec;]BRXox
ocotla;]LLPuente de Ixtla;][?Jojutla;\CCTlaquiltenango;\`@`ACiudad de Huitzuco;^_@jCChilapa de Álvarez;_uBHTla
pa de Comonfort;TkAnATierra Colorada;]h@zAOmetepec;\hCu@Ayutla de los Libres;\pHs@Técpan de Galeana;]g@@Atoyac
 de Álvarez;ggBfAAcapulco de Juárez;RzTaHColola;cxDcDManzanillo;\kAb@Ciudad de Armería;aOBTecomán;ca@_AColima;
bDECiudad de Villa de Álvarez;^gAy@Tuxpan;]YWTamazula de Gordiano;]`@HZapotiltic;bFMCiudad Guzmán;^Zc@Sayula;_
xCTAutlán de Navarro;]]GEl Grullo;_dApBCihuatlán;ZfCkCTomatlán;dCgCPuerto Vallarta;\T[Bucerías;]KDMezcales;^M@
Ixtapa;]BGSan José del Valle;\aA_BCompostela;]oAtDEl Salto;^yAk@Ameca;\O]Ahualulco de Mercado;^]`ACocula;\q@ZZ
acoalco de Torres;][KJocotepec;^Bc@Tlajomulco de Zúñiga;^BOSan Agustín;]IJLomas del Sur;^@GSan Sebastián el Gr
ande;]@CSanta Anita;aKDHacienda Santa Fe;_[@San José del Castillo;\FESan José del Quince;]FGLas Pintas de Arri
ba;^CBLas Pintitas;fKKTonalá;^AGCoyula;gJBTlaquepaque;iJGGuadalajara;^dADTala;^Zm@Tequila;`gANSan Francisco Te
sistán;^GFNuevo México;jIFZapopan;\tBe@Magdalena;]lAYIxtlán del Río;Vy@cCPuente de Camotlán;\{COTlaltenango de
 Sánchez Román;S|BuBTenzompa;WtBVJesús María;^jA`DXalisco;eAMTepic;]pAuATuxpan;\QXSantiago Ixcuintla;]\gCAcapo
neta;SvF`DCampamento Aserradero;Wxr@qd@Bahía Tortugas;UuBlBBahía Asunción;SqCrAPunta Abreojos;_}JpICiudad Cons
titución;Y_HzHTodos Santos;bgBnASan José del Cabo;_l@ZColonia del Sol;dCBCabo San Lucas;V_AmCLa Ribera;dnCkBLa
 Paz;deGiILos Mochis;^gAXGabriel Leyva Solano;aa@PGuasave;]dAe@Juan José Ríos;[g@cCEl Fuerte;bbDaCNavojoa;Ss@j
BMelchor Ocampo;V_CmDChínipas de Almada;_tGc@Esperanza;e@PCiudad Obregón;^{@bCHuatabampo;XrMKMulegé;\}BnDLoret
o;SpBfBValle Santo Domingo;RnByCSan Juanico;[i@wESanta Rosalía;S|BJSan Ignacio;Z~AgAVilla Alberto Andrés Alvar
ado Arámburo;WiCeMLa Libertad;XyIl@Carbó;h@tBHermosillo;^dBp@Miguel Alemán (La Doce);RfCc@Punta Chueca;b{FzEHe
roica Guaymas;_QGEmpalme;TwDuASuaqui Grande;WgBlBRosario;WwAiBYécora;Xz@gCSahuaripa;Tq@_CNácori Chico;TtF_ABan
ámichi;XiBf@Moctezuma (Sonora);TJfBSan Pedro de la Cueva;X`C[Ures municipality;^QuHCananea;[aCrBNacozari Viejo
;ToCFBacerac;Tk@mBMonte Verde;adDqAAgua Prieta;dvG@Nogales;^BfCMagdalena de Kino;TpBl@Trincheras;`|B_AHeroica
 Caborca;SbCWPoblado San Felipe;[DkESonoyta;XhI`@Golfo de Santa Clara;ct@yCSan Luis Río Colorado;\`A`@Ciudad Gu
adalupe Victoria;\p@w@Puebla;iRKMexicali;^V?Santa Isabel;S~@jEHéroes de la Independencia;\qErBSan Felipe;\xEbB
Lázaro Cárdenas;`}M}CPuerto Peñasco;RBxMBahía de los Ángeles;Zd@fBSan Luis;[|@|AGuerrero Negro;]tNoVRodolfo Sá
nchez Taboada;fD]Ensenada;`DkCTecate;\|@^Las Delicias;]UOTerrazas del Valle;j`@ATijuana;^DJPórticos de San Ant
onio;^E?La Joya;\EBVilla del Prado 2da Sección;bNJRosarito;SkvDftAMahahual;hkDiNCancún;aPdCCozumel;cZYPlaya de
l Carmen;\jArATulum;ZDqDKantunilkín;_bCGTizimín;Yj@zDTihosuco;_a@aBValladolid;\hABChichén-Itzá;]dAjBPeto;\R_DI
zamal;]r@a@Motul;_jAc@Progreso;aSdAKanasín;iJGMérida;_XPUmán;]{AdCTecax;]XSOxkutzkab;^TQTicul;ZlBOHalachó;]g@k
BHunucmá;d~BjFCampeche;^f@bBChampotón;ZzAhASabancuy;c`C~@Ciudad del Carmen;]bDTFrontera;ex@lBVillahermosa;]AZP
layas del Rosario;^ENRío de Teapa;^Hh@Teapa;^eAg@Macuspana;]eDBEmiliano Zapata;[oCyACandelaria;^{@sAEscárcega;
T{@rCEl Desengaño;RgEyAIngeniero Ricardo Payro Jene (Polo Norte);ThC}@Constitución;Z{@_FHopelchén;VcBdBUkúm;Xu
CeAChunhuhub;]kB@Felipe Carrillo Puerto;TpAbBLos Divorciados;c_@nBChetumal;X|BJNicolás Bravo;exSdUTapachula;^f
@m@Huixtla;\vAy@Mapastepec;]wCm@Comalapa;]Tx@Motozintla;\QjACacahoatán;TuCiFNuevo Poza Rica;[]cCNueva Palestin
a;ZyBz@Benemérito de las Américas;^xC}DTenosique;_nBGPalenque;_TvBOcosingo;]UvBLas Margaritas;c^LComitán;dbBaB
San Cristóbal de las Casas;\a@d@Teopisca;]S`@Las Rosas;\d@DVenustiano Carranza;\m@eDYajalón;SrFa@Rómulo Calzad
a (La Herradura);guAtBTuxtla;^\IBerriozábal;\a@b@Suchiapa;_QQChiapa de Corzo;_fAIOcozocoautla de Espinosa;_dAN
Cintalapa de Figueroa;]b@vAArriaga;WlBoEPoblado 10;XrB_@Jesús Carranza;]@nBMatías Romero Avendaño;]J~@Ixtepec;
`Zn@Santo Domingo Tehuantepec;ak@UHeroica Ciudad de Juchitán de Zaragoza;YkBNSan Francisco Ixhuatan;alC`@Salin
a Cruz;^_HPTonalá;__B[Villaflores;_KjBPijijiapan;^bWa@Puerto Escondido;\yDPCrucecita;]zAoBMiahuatlán de Porfir
io Díaz;\N{AOcotlán de Morelos;S}BdBSanta María Quiegolani;Xy@kCSan Miguel Quetzaltepec;U`BkAVilla Talea de Ca
stro;]xA`ASan Antonio de la Cal;`F?Santa Cruz Xoxocotlán;]FMSanta María Atzompa;dIFOaxaca;RrB^San Francisco Ca
huacuá;Wb@xBTepenixtlahuaca;^nBIPinotepa Nacional;\iAyDHeroica Ciudad de Tlaxiaco;`RkBCiudad de Huajuapan de L
eón;XcD@Cuicatlan;dvAcCTehuacán;\SPAltepexi;\IDZinacatepec;^@GAjalpan;]|Cb@Acatlán de Osorio;aAiDAmozoc de Mot
a;\METepatlaxco de Hidalgo;]CEAcajete;^IZTepeaca;]WAAcatzingo;\BDLos Reyes de Juárez;^MLTecamachalco;\QCPalmar
ito Tochapan;]e@QCiudad Serdán;\d@[San Salvador El Seco;`x@c@Huamantla;]RiBChignahuapan;^MSZacatlán;\oA`@Zarag
oza;\Xz@Libres;_yAQPerote;bVs@Teziutlan;^][Tlapacoyan;]Fd@Altotonga;`e@{@Martínez de la Torre;\A@Villa Indepen
dencia;^g@XMisantla;`T~ACoatepec;]C[Banderilla;fCJXalapa de Enríquez;^HjAHuatusco;]Fu@Xico;^`@xBCiudad Mendoza
;_CCRío Blanco;]??Nogales;bKCOrizaba;^G?Ixtaczoquitlán;]KKFortín de las Flores;\H_@Coscomatepec de Bravo;dWd@C
órdoba;]mCw@Valente Diaz;]\i@José Cardel;fm@d@Veracruz;]kApAAlvarado;^FnACosamaloapan;\I?Carlos A. Carrillo;\l
AXTres Valles;]@gALa Isla;_h@\Tierra Blanca;cm@fATuxtepec;_q@CLoma Bonita;^eANIsla;Tp@xASan Lorenzo;`mDiAAcayu
can;`z@cBSan Andrés Tuxtla;\PCSantiago Tuxtla;]j@_@Lerdo de Tejada;^qAh@Catemaco;]oCt@Allende;b`@\Minatitlán;]
]MNanchital de Lázaro Cárdenas del Río;eDOCoatzacoalcos;\T?Fraccionamiento Ciudad Olmeca;]P\Cosoleacaque;^LDJá
ltipan de Morelos;_yBJLas Choapas;^Hm@Agua Dulce;^wC|@Huimanguillo;^o@EReforma;]Bi@Cunduacán;ah@LCárdenas;__@s
@Comalcalco;\_@NJalpa de Méndez;a\k@Paraiso;afY_OTúxpam de Rodríguez Cano;\D@Alto Lucero;`WbBPapantla de Olart
e;cZOPoza Rica de Hidalgo;^@FCoatzintla;`rB~@Huauchinango;_QUXicotepec de Juárez;]w@}BÁlamo;]Jw@Cerro Azul;]I_
@Naranjos;d\sDCiudad Madero;eFGTampico;`JSAltamira;bGDMiramar;\b@oBAldama;ScA}HCarvajal;_LgFValle Hermoso;ViAp
ALas Higuerillas;fJ{BHeroica Matamoros;*MYMalaysia;]oeS_\Paka;]AXKertih;aDr@Cukai;gPvAKuantan;^M`APekan;]wApEM
ersing;]~DNKampung Selang;][ELabis;]XgBBandar Tun Razak;[uBNKuala Rompin;\jBmBFELDA Chini;^jBnBBahau;]}@l@Batu
 Anam;^R?Gemas;`i@LSegamat;^Tz@Gerisek;_J?Bukit Gambir;^Ek@Taman Pelangi;^X^Tangkak;\j@JKampung Ayer Molek;`FA
Kampung Bukit Baharu;gHBMalacca;]AIBatu Berendam;_ECKampung Ayer Keroh;_?GDurian Tunggal;^D@Kampung Kerubong;\
OOKampung Machap Baru;_a@aARompin;]p@EKuala Pilah;e|@@Seremban;`IFTaman Senawang Indah;^B@Taman Seremban Jaya;
^WPRembau;^[VTampin;^TVKampong Masjid Tanah;]QEAlor Gajah;\BPKampung Bertam Ulu;\@DBukit Rambai;]CAKampung Tan
jung Minyak;]C@Kampung Cheng;]A?Kawasan Perindustrian Cheng;_DFKlebang Besar;^JISungai Udang;\v@e@Kampung Telu
k Kemang;bJKPort Dickson;\EILukut;^GSBandar Sri Sendayan;`GCSeremban 2;d^?Sepang;]@WBandar Baru Salak Tinggi;_
HYPutrajaya;aDBCyberjaya;fFOPuchong;d@MBandar Sunway;h?GPetaling Jaya;^K?Bukit Kerinchi;aDJBandar Kinrara;dG?B
ukit Jalil;_ACSri Petaling;]@?Taman OUG;_AAKuchai Lama;]?ETaman Desa;]CDDesa Petaling;bCECheras;^AHAlam Damai;
`ADKampung Baru Balakong;bD?Seri Kembangan;dMFKajang;_DKBandar Tun Hussein Onn;dA?Kampong Baharu Cheras Batu S
ebelas;`GKHulu Langat;b@JBandar Mahkota Cheras;]IRSeminyih;a@?Semenyih;_JHBangi;_CRKampung Baharu Nilai;bDeAAm
pang;^?EUlu Kelang;dPKBatu Caves;_C@Taman Greenwood;eEBSetapak;_@ATaman Melati;bE@Taman Melawati;d@@Wangsa Maj
u;bDHBukit Bintang;\DDSeputeh;pACKuala Lumpur;bAGTitiwangsa;bB?Sentul;_DATaman Sri Sinar;^?BMont Kiara;_CFBang
sar;_FCTaman Tun Dr Ismail;]@DSS2;d@EBandar Utama;\CGDesa Parkcity;_B?Bandar Sri Damansara;aECKepong;fA@Taman
 Petaling;gCISelayang Baru Utara;aLUSerendah;]GQHulu Yam Lama;dCUKuala Kubu Baharu;_q@FBentong Town;_@ABentung;
_Fs@Raub;_aBz@Mentakab;`MFTemerluh;beA[Maran;_b@w@Kampung Perak;^l@MJerantut;\|@o@Kuala Lipis;]NkCGua Musang;\
ZcDKampung Jeli;_mAk@Kampong Pangkal Kalong;^LVTanah Merah;bIt@Kuala Krai;bg@{@Pasir Puteh;fsCbBKuala Terengga
nu;]MVMarang;^i@tADungun;anAuBKuala Nerus;]rCcCPeringat;]DDKampong Kadok;g@WKota Bharu;\F?Wakaf Baharu;dJLPasi
r Mas;]bIWPokok Sena;aF`@Pendang;^LETokai;_BKKampung Alor Mengkudu;fDEAlor Setar;\CKAnak Bukit;`GQJitra;]A_@Ch
angloon;]~BNKampung Baru Ulu Melaka;^IBKuah;]wASKampung Hutan Arau;`NAKangar;\SJPadang Besar;]?v@Kuala Kedah;]
H|BBatu Feringgi;\ELAyer Itam;cEDKampung Sungai Glugur;]??Glugor;dD?Paya Terubong;\LLBukit Gemuroh;]G@Kampung
 Teluk Kumbar;bAABayan Lepas;]BIBalik Pulau;cEBKampung Sungai Ara;]A?Relau;^]|@Kuala Kurau;]U@Bagan Serai;`QJSi
mpang Empat;dSRTaiping;_WNPadang Rengas;_O?Kuala Kangsar;]Xg@Batu Kurau;^LPKamunting;^FcASelama;af@EVal Dor;_?
DJawi;]?BSungai Jawi;^?LParit Buntar;_A?Bandar Baharu;_BGNibong Tebal;]BSBukit Tambun;`BOBukit Tengah;`VGJelut
ong;`K@Perai;bBCButterworth;cBAGeorge Town;]GMKampung Teluk Air Tawar;^?BPermatang Kuching;^IBSungai Dua;^EFKu
bang Semang;dAFBukit Mertajam;\KMLunas;cELKulim;`@]Padang Serai;bHDTasek Glugor;`MIKampong Sidam;gNWSungai Pet
ani;\JXKepala Batas;gJMKota Kuala Muda;\Sm@Gurun;`RBYan Besar;_[LBedong;^?DSungai Lalang;\]CTeloi Kanan;^QUSik
;]]b@Pulai;]H@Kampung Kupang;]f@FKuala Ketil;^_Bb@Gerik;^@jCChemor;^_@vBBidur;_Pu@Sungai Siput;]FPKampar;^IXTa
pah Road;^^iALahat;_?LBatu Gajah;cSa@Bercham;hJJIpoh;a@GKampung Manjoi;`\ZParit;\x@BPantai Remis;_?l@Lumut;cM@
Sitiawan;bDBSeri Manjung;^s@~@Hutan Melintang;^Kh@Sungai Besar;dEeATeluk Intan;]SDCangkat Jong;^g@ASungkai;`g@
~@Tanjong Malim;]Gr@Bukit Beruntung;]PRBatu Arang;c?DBandar Tasik Puteri;]I?Ladang Seri Kundang;_AGBandar Coun
try Homes;dI@Rawang;]DJKuang;_BBKampung Setia;dEDSungai Buloh;g?ABukit Rahman Putra;aEBDamansara Damai;f@HKota
 Damansara;]A@Tropicana Indah;`?BAra Damansara;hJEKampung Baru Subang;^@ADenai Alam;_?EElmina;aFCBandar Saujan
a Utama;]HEBandar Puncak Alam;eHTKapar;`JQKampong Dungun;bOSIjok;]CKBatang Berjuntai;``@DKuala Selangor;\LMKam
pung Tanjung Karang;a@?Kampung Sungai Kajang;cs@`ABandar Bukit Raja;`@NPandamaran;]D@Pelabuhan Klang;dIGKlang;
cCKSetia Alam;hM@Shah Alam;gIHSubang Jaya;`@HPutra Heights;_RNTeluk Panglima Garang;]CFJenjarum;_AJBanting;]K\
Tanjung Sepat;\mDfBMerlimau;e[RMuar;^O?Bakri;aWUPagoh;]sC~BPekan Nenas;_X?Pontian Besar;]~Ay@Kampung Minyak Be
ku;cEIBatu Pahat;aHYParit Sulung;^e@EYong Peng;\GZParit Raja;ei@_@Kluang;`@h@Simpang Renggam;\@AKampung Simpan
g Renggam;^BNKawasan Penempatan Ulu Sungai Benut;^??Kawasan Penempatan Ulu Benut Tiga;^G@Kawasan Penempatan Ul
u Benut Lima;`w@NKulai;]E@Bandar Putra Kulai;aAHTaman Senai;^BLTaman Universiti;cGASkudai;fA@Mukim Pulai;`ECKe
mpas;`C?Setia Tropika;fEBKampung Kangkar Teberau;gM@Pelentong;`@CJohor Jaya;aAKUlu Tiram;]x@UKampung Sedenak;\
Q_@Bandar Tenggara;]q@PKampung Batu Empat;`EFKota Tinggi;\i@hAPengerang;^d@[Taman Scientex;dF@Bandar Seri Alam
;c?@Masai;gEDPasir Gudang;cDAKampung Pasir Gudang Baru;_JGTaman Permas Jaya;hJFJohor Bahru;fBEKampung Larkin L
ama;bJBPerling;`B?Bukit Indah;]@BHorizon Hills;]NAKampung Jelutong Tengah;`CBGelang Patah;gEJIskandar Puteri;^
ey@yBKapit;]zCSKanowit;\l@NJulau;\n@ZPakan;]Jg@Maradong;_RGSarikei;]d@lASaratok;^e@`ABetong;\]r@Engkilili;_j@U
Sri Aman;`nDNSerian;]c@i@Simunjan;frAa@Kuching;^~AWLundu;`{@p@Bau;^q@HSiburan;]FbATebedu;dcH}FSibu;]lAk@Daro;^
u`@iZKudat;]^zDRanau;^r@l@Tambunan;^EfCBandar Nabawan;at@{@Keningau;\pAABeaufort;\{@}AKinarut;aIQDonggongon;^H
?Petagas;aACPutatan;fAGKota Kinabalu;]Zn@Papar;]`A^Kuala Penyu;_H`BSipitang;]Zj@Lawas;a^sALabuan;`??Bandar Lab
uan;_n@hBLimbang;ejEdAMiri;aaAj@Marudi;^j@f@Beluru;_jAVNiah;chChCBintulu;^b@x@Tatau;^vCAMukah;]o@hASelangau;]p
@]Dalat;^TtASibu Jaya;^cGoDSebauh;]eBrABelaga;ViEHLidung Jelo;XJeFLong Bedian;ewRwATawau;`oCo@Semporna;bv@kBLa
had Datu;fh@cDSandakan;WnBKBeluran;*MZMozambique;^aiEvaDBoane;oq@MMaputo;`m@qBManhiça;^y@iAMacia;ckBBXai-Xai;[
{EaAQuissico;apFEChibuto;]t@?Xilembene;`v@_@Chokwé;ifB|GMatola;bzAgBRessano Garcia;[~@_TVila Eduardo Mondlane;
V{SyENova Mambone;gb@eFBeira;aRm@Dondo;\t@p@Búzi;^r@uBNhamatanda;[aDiDInhaminga;]|Dr@Gorongosa;_rApAGondola;f`
@DChimoio;\nAYMessica;\bA?Machipanda;_[KManica;\cK}e@Metangula;\zArKUlongué;^~HnDSongo;]qAjNCatandica;_oBcKMoa
tize;eZFTete;]}IjICaia;_yB|AMarromeu;]hA_EMorrumbala;^e@uFMilange;dsFrCMocuba;\gB|AMaganja;]~Ab@Namacurra;eZlA
Quelimane;\yF{BPebane;^yEiBMicolene;bgCcBAngoche;_zLuBAlto Molocue;]eA{BIapala;^w@ORibáuè;]gAfBMurrupula;`cCr@
Nametil;__C_DNamialo;hlCf@Nampula;^oByGNamapa-erati;_HaAChiúre;^jPhHMutuáli;]sANMalema;cvAfBGurúè;avAeCCuamba;
YdCnAInsaca;bj@iDMandimba;epAoELichinga;ZcMWMarrupa;^yKqHMueda;alBdHMontepuez;]_FoDMacomia;doAnCPemba;_`@cIMoc
ímboa da Praia;^?EMocímboa;dcAfSNacala;_lAfAMonapo;`uATMozambique;]LKMossuril;\fYpUChinde;_bFjTVilankulo;]KhGM
assinga;bDhBMaxixe;aE?Inhambane;*NANamibia;auyAnnCWalvis Bay;`Cw@Swakopmund;Yp@oBHenties Bay;TbCwQSesfontein;S
dAoIOkanguati;XeFARuacana;ZrB|BOpuwo;_sJu@Oshakati;]MCOngwediva;Z|Cu@Outapi;]uDUHelao Nafidi;^QfBOndangwa;WwFc
AEkongo;SwGLNkurenkuru;aeFv@Rundu;]yDVNdiyona;^kUkBKatima Mulilo;Tr@pBLinyanti;U~TnHTsumkwe;YvRHOtavi;]iAmATsu
meb;]mA~@Grootfontein;XZ_DTsintsabis;V|C]Oshivelo;YtBs@Omuthiya;VxI|FKamanjab;[UtCKhorixas;[mFu@Outjo;^cBdAOtj
iwarongo;^q@nHOkahandja;[|DoBOmaruru;Uo@iBKalkfeld;UfG`AUis;ZoCzCUsakos;ZkBfAOtjimbingwe;]yD^Katutura;lCFWindh
oek;^AvCRehoboth;SwDmEOmitara;Y~BsFOsire;UiDQOkondjatu;VoB^Otjinene;S_CzAOmawewozonyanda;]xAhDGobabis;Ub@pELeo
nardville;XaA~BAranos;VAdJKoës;U`AuEGochas;WlEr@Gibeon;VeAvCTses;\^yFMariental;WQmCHoachanas;TvDXSchlip;WZ|CMa
ltahöhe;TpClJAus;\|ECLüderitz;Z_GzJOranjemund;YaAsBRosh Pinah;YaClAAussenkehr;RaE}BGrünau;[rFuFBethanie;]aENKe
etmanshoop;VoHj@Aroab;YtDhIWarmbad;S{EaAAriamsvlei;*NCNew Caledonia;Yki_@xeCBourail;Y`@}BPoindimié;V|BDVoh;WrA
oAKoumac;S|BkDWala;WaQzDOuvéa;ZkGrDTadine;[zB}BWé;WnEjCThio;]o@jBDumbéa;]URMont-Dore;hV@Nouméa;VqEnAVao;*NENig
er;YwoAysBBilma;VhGtBFachi;bfY_CArlit;WmE_AIferouâne;^}ApXTanout;YfEcCAdérbissinat;[~DgFI-n-Gall;csEc@Agadez;a
EIAlaghsas;WzMj@Tassara;XhDfCTillia;]iEj@Tchin Tabaradèn;^_BxAAbalak;__BzDDakoro;_~CvAMadaoua;\d@iCKeïta;^hBz@
Illéla;cEuATahoua;[vDp@Bagaroua;asDfDBirni N Konni;]aHZGuidan Roumdji;]qFXGazaoua;]XBAguié;\zBf@Madarounfa;eJe
@Maradi;^HKTibiri;ZyD_FBélbéji;]|@nCMayahi;`_Af@Tessaoua;egEIZinder;__@RMirriah;_fCx@Matamey;^wArAMagaria;YgMm
CGoudoumaria;]vDu@Gouré;X|C_@Damagaram Takèr;UsFcETasker;VsNi@Ngourti;YUdIBosso;^f@mBNguigmi;\xEnEMaïné Soroa;
`uBUDiffa;`fx@~GGaya;_zOiLTéra;^a@oCAyorou;_i@bAMéhana;^_Ab@Tillabéri;\eAxETorodi;p}@mANiamey;]m@h@Kollo;^PEYo
uri Kourtéré;\Wl@Say;]kBBBirnin Gaouré;Z}BzADioundiou;Z{AaBTibiri;_EiBDogondoutchi;afDtBDosso;\o@yJAbala;\TtBF
ilingué;]hApBBaléyara;\jDkBOuallam;*NFNorfolk Island;Zyx_@ptDKingston;*NGNigeria;\c`@ytAIllela;iJdCSokoto;\?{@
Gwadabawa;?nBUBalle;_\pCArgungu;]W`ATambuwal;?qDc@Tureta;_gBBTalata Mafara;^uA{@Moriki;`Sv@Kaura Namoda;[oCZRu
nka;?eCCKusada;gjAgBKatsina;]oCGDaura;_uEnAGumel;baCb@Hadejia;\uBkCKumagunnam;b`@t@Nguru;bsB@Gashua;\{AhADapch
i;_uAmAGeidam;]oIj@Monguno;\Fq@Kukawa;[xl@xt@Twon-Brass;`mBoAObonoma;\~F_CBurutu;ZfCwFAgbabu;fAcBOndo;heA_@Aku
re;aLZIdanre;e}AQOwo;`wB|DAgbor;jnBQBenin City;`eBoAEkpoma;be@FUromi;]IFUbiaja;`VqAAuchi;`_BGIdah;^j@xDOgwashi
-Uku;ai@CAsaba;bSHNkpor;jF?Onitsha;dFZAtani;aSHOzubulu;aATIhiala;]HZOguta;]jA?Kwale;etCc@Sapele;hMhAWarri;aq@D
Ughelli;eu@nBYenagoa;]kBa@Elele;]JbADegema Hulk;bUBBuguma;k]GPort Harcourt;bMFOkrika;iy@iAAba;foBJUyo;_I]Itu;d
t@BIkot Ekpene;aNkABende;ac@IOhafia-Ifigh;bEc@Amaigbo;do@CUgep;aZOAfikpo;btBJOkigwe;e[|@Umuahia;gzAFOwerri;`Mw
@Nkwerre;`Bc@Uga;d^ONnewi;aS?Igbo-Ukwu;`@]Enugu-Ukwu;cKGAwka;a@TAgulu;]sADAwgu;hCiAEnugu;]FkBEnugu-Ezike;bJVNs
ukka;aN\Aku;awAHEha Amufu;]RwAOtukpa;aoA|AEffium;`Cd@Ezza-Ohu;bEVAbakaliki;aLKIsieke;_wCw@Ogoja;__BeBKatsina-A
la;]VbBObudu;axAjCIkom;gjAhECalabar;bN^Esuk Oron;]`A^Eket;\tCd@Bonny;]qXgMGembu;Z~BcBBaissa;]~BGTakum;af@wBWuk
ari;\eCeCGassol;]lCfAIbi;[TaCYelwa;^d@cBPankshin;ZeDiAYuli;byE`DJalingo;\lAlEBeli;?mAdASerti;\iCwDGanye;aBmENu
man;duAb@Jimeta;fCLYola;ax@wGBiu;?oCGAskira;dgAjAMubi;]hBRGombi;\_EuDGwoza;b@wABama;^m@gBDikwa;ay@aAGamboru;\j
A?Marte;]fEr@Magumeri;iaAr@Maiduguri;]nAhCDamboa;anImBPotiskum;aaA^Daura;_mBg@Damaturu;\pBrHDeba;gj@OGombe;]@T
Garko;^IXKumo;\Cb@Biliri;bv@UPindiga;]kA_FNafada;\nBv@Dukku;\fAc@Darazo;?@tBKirfi;gnBRBauchi;^fAcFBirnin Kudu;
dc@UChakwama;\k@v@Gwaram;]gCDKari;bhAsAAzare;\eA{AGamawa;\xDdAKiyawa;]xCEWudil;]_@IGaya;\cARDutse;\vCf@Rano;mJ
wAKano;\tBNGwarzo;`|@XMalumfashi;b|@t@Funtua;\uCjBSoba;hbAYZaria;jv@rBKaduna;?`AdBSarkin Pawa;^gD\Kachia;a{BgB
Lere;]hA{ADutsen Wai;\e@UAnchau;YiDfBLame;idAdBJos;\DZBukuru;apBh@Kafanchan;aSEKagoro;^i@dCWamba;\d@DAkwanga;?
qC`DAwe;eZzCGboko;f~AqAMakurdi;\Qv@Igbor;bPoELafia;\^RDoma;^`C]Nasarawa;\a@pDUgbokpo;?~CsCToto;cS}CSuleja;aIz@
Kuje;ru@c@Abuja;aiAh@Keffi;ffGyCMinna;]nAe@Zungeru;fZpCBida;^p@dAPatigi;^cCTBaro;\]sALapai;`a@vFLokoja;\Pn@Aja
okuta;fpA@Okene;_^w@Kabba;a[n@Ogaminana;f|AJIkare;aFs@Ode;\Y_BIsanlu-Itedoijowa;^jD~@Oke Ila;\iBu@Egbe;aHzCEmu
re-Ekiti;cFCIse-Ekiti;bd@GIkere-Ekiti;a`@?Igbara-Odo;aBg@Aramoko-Ekiti;aQDIgede-Ekiti;fQHAdo-Ekiti;aZq@Ipoti;c
@HIjero-Ekiti;a\?Oke Mesi;bp@QIkirun;eMv@Ilesa;`OIIjebu-Jesa;eSBEfon-Alaaye;gfAb@Ile-Ife;ch@?Gbongan;cQs@Ede;g
WEOsogbo;bLMIlobu;c^AInisa;awAg@Oyan;_CROtan Ayegbaju;cUMIla Orangun;bb@YOffa;ib@eAIlorin;\o@wABode Saadu;]Gc@
Jebba;bwBt@Lafiagi;]hAwAMokwa;[~ByBWawa;?a@aDAgwara;\qBj@Ibeto;\UyBRijau;bi@jCKontagora;]oC`ATegina;Zq@}AKushe
riki;]cA_BSofo-Birnin-Gwari;ZhDs@Bena;dqCqDGusau;_rHDGummi;]UjCZuru;Z`Cl@Shanga;af@iEJega;]pChAKamba;\_@zGBaba
na;]YbDKaiama;^rClAOkuta;ce@lBSaki;biAa@Igboho;cQo@Kisi;]w@`AIgbeti;fUzBOgbomoso;cMl@Ejigbo;aVz@Olupona;d@GIwo
;bOr@Modakeke;aNDApomu;dACIkire;aVSLalupon;l^PIbadan;aAaAFiditi;hA[Oyo;a`Bx@Orita-Eruwa;^BBEruwa;aXTIgbo-Ora;_
Tq@Igangan;esAy@Iseyin;_tBvEIlaro;\Lx@Ado-Odo;^Jb@Badagry;qeBELagos;eE?Obalende;fK?Lekki;gA]Ebute Ikorodu;aRRM
akoko;cD?Surulere;cAGShomolu;gFOAgege;eABIkeja;c?FOshodi;eDIAkowonjo;e@?Alimosho;dINMushin;gBNAjegunle;d??Alia
yabiagba;b^CAlasia;cDHIrewe;\?s@River Atuwara;\GBIyesi;dIEOta;\EIIjoko;aJMIfo;h]eAAbeokuta;\_Ap@Iperu;dBJShaga
mu;eu@DIjebu Ode;bO]Ijebu-Igbo;aBlAEpe;bk@uc@Birnin Kebbi;*NINicaragua;]v|OclALa Paz Centro;^o@`BSan Rafael de
l Sur;\Y[El Crucero;^p@w@Nagarote;`YDMateare;_QNCiudad Sandino;oQDManagua;_]MTipitapa;a]t@Granada;b\GMasaya;]F
JMasatepe;]J?San Marcos;^FHDiriamba;^G@Jinotepe;]]PNandaime;\kB{BCamoapa;_[t@Juigalpa;^zAdCRivas;S}GrAEl Casti
llo de La Concepción;XbBkASan Miguelito;]gCwCRama;`n@|ANueva Guinea;_kC_ABluefields;ZoC_@South End;RhCrFGrey T
own;Yn@uVWaspán;^sBjCPuerto Cabezas;Q`@|BPrinzapolka;U|Bz@La Cruz de Río Grande;?|BxBEl Ayote;\nAuARío Blanco;
\wA_DSiuna;]jGe@Jalapa;VsBjASan José de Bocay;^VtEBoaco;br@{AMatagalpa;avA_@Estelí;`gA?Jinotega;^|AkBOcotal;]T
\Somoto;\`AvASomotillo;cEvBLeón;^\YChichigalpa;]ZPCorinto;bG]Chinandega;`FEEl Viejo;*NLNetherlands;]wYsdISchev
eningen;fCBThe Hague;^H^Maassluis;\FMNaaldwijk;]FA's-Gravenzande;]F`@Hellevoetsluis;\GLMiddelharnis;`Wr@Bergen
 op Zoom;_nA?Goes;_~@JVlissingen;_GKMiddelburg;]WNBorssele;^SNTerneuzen;\sRoDGlanerbrug;cL?Enschede;^EQOldenza
al;]MHLosser;`PgBEmmen;]Gi@Stadskanaal;\O]Winschoten;^\DVeendam;^Gk@Delfzijl;\dARKorrewegwijk;d?@Groningen;]e@
JHoogezand;`f@^Assen;_Nv@Hoogeveen;]RwALeek;_v@HDrachten;bx@QLeeuwarden;^\`@Sneek;_s@LHeerenveen;\g@`@Steenwij
k;\Q\Staphorst;^BKMeppel;bRd@Zwolle;_b@IKampen;_^]Emmeloord;]\HUrk;^WZDronten;]WLElburg;]HLNunspeet;_`@FHarder
wijk;]@NPutten;bgAHApeldoorn;^A[Epe;ac@PDeventer;]?`@Brummen;^GIZutphen;^_Aa@Rijssen;]HINijverdal;]d@ERaalte;^
BWDalfsen;`gAMHardenberg;]_@`@Tubbergen;aAZHengelo;]FEBorne;aPKAlmelo;]L?Wierden;\Kr@Eibergen;]QKHaaksbergen;^
Bd@Winterswijk;]ZHAalten;]@MLichtenvoorde;]\JWisch;_XEDoetinchem;bVtBVenlo;]DDTegelen;\AEBlerick;_^b@Roermond;
_M~@Kerkrade;aNAHeerlen;^@MBrunssum;]FDHoensbroek;^RIGeleen;_GESittard;bb@\Maastricht;_CoAWeert;aHm@Helmond;\E
OGemert;^LSUden;_gAZVenray;\@c@Gennep;]DOGroesbeek;\e@_@Didam;^J@Zevenaar;]JCDuiven;]N@Huissen;\GKVelp;]XNElst
;cMKArnhem;cJZNijmegen;\J@Lindenholt;]BEBeuningen;^HHWijchen;^H_@Wageningen;\AEBennekom;`BEEde;`R?Veenendaal;\
ALRhenen;aHf@Oss;_PYTiel;]Z@Geldermalsen;\IQWijk bij Duurstede;\JODriebergen-Rijsenburg;^HPCulemborg;`\MNieuwe
gein;^F@IJsselstein;]IDVianen;]?RLeerdam;^VHGorinchem;^u@DZaltbommel;_`@XWaalwijk;]AHLoon op Zand;dALTilburg;]
BFGoirle;]WKOisterwijk;^g@LBest;^JOBoxtel;]FKVught;cAI's-Hertogenbosch;\?EMaaspoort;]YTSchijndel;]W?Veghel;\PH
Sint-Oedenrode;dCXEindhoven;]GATongelre;]ECNuenen;^AHGeldrop;]EVCranendonck;^XIValkenswaard;\ZAEersel;\GFBerge
ijk;apDi@Roosendaal;]\ISteenbergen;c{AABreda;\[?Rijen;`JIOosterhout;]O@Dongen;]NMGeertruidenberg;\LPHoge Vucht
;^Rk@Papendrecht;bBBDordrecht;]DEHendrik-Ido-Ambacht;\CEAlblasserdam;]WHSliedrecht;aLg@Gouda;]JCWaddinxveen;b^
CZoetermeer;]KROmmoord;\HEBergschenhoek;]B?Berkel en Rodenrijs;h?LRotterdam;`SACapelle aan den IJssel;^C@Krimp
en aan den IJssel;_?HRidderkerk;_EHZwijndrecht;_RGBarendrecht;^CCGroot IJsselmonde;\XBRhoon;]@FOud-Beijerland;
aNCSpijkenisse;^ECHoogvliet;aBIVlaardingen;aIASchiedam;\OGSchiebroek;]FKPijnacker;]DCNootdorp;_FEVoorburg;^ADY
penburg;a@DDelft;_DERijswijk;]M_@Katwijk aan Zee;]GENoordwijk-Binnen;]EHOegstgeest;]BHVoorschoten;]HCWassenaar
;][LBenthuizen;\B[Sassenheim;]AJLeiderdorp;\BCMerenwijk;bBBLeiden;]MSLisse;^M?Nieuw-Vennep;\HEHillegom;]GKHeem
stede;\PCZandvoort;^OQIJmuiden;\IDVelserbroek;`@EVelsen-Zuid;]QAAssendelft;_LGHeemskerk;_@DBeverwijk;^AMCastri
cum;]CIHeiloo;^AMBergen;aIFAlkmaar;_SGHeerhugowaard;cFj@Zaanstad;aC@Zaandam;nKLAmsterdam;aDLAmstelveen;^DJUith
oorn;\FSBadhoevedorp;c\GHaarlem;bINHoofddorp;]MFAalsmeer;`RXAlphen aan den Rijn;\?HBoskoop;]Q?Bodegraven;\UYMi
jdrecht;_CXWoerden;]_@?De Meern;_AALeidsche Rijn;_@IMaarssen;aLa@Amsterdam-Zuidoost;]@EDiemen;\ODWeesp;^WFBuss
um;\?ENaarden;cIMAlmere Stad;_ELHuizen;aJNHilversum;fJXUtrecht;`U?Zeist;]DGBilthoven;_QGSoest;]?GBaarn;cSHAmer
sfoort;^GDLeusden;^]ABarneveld;_PONijkerk;]IUZeewolde;aJc@Lelystad;\d@e@Enkhuizen;]j@f@Volendam;aT?Purmerend;`
S[Hoorn;_IYMedemblik;\}@oAHarlingen;]zBjASchagen;\JSJulianadorp;`CMDen Helder;*NONorway;VmaEyvLVardø;Vb_@yBHon
ningsvåg;VfExDLakselv;VkBrBKárášjohka;SsMyHMehamn;VuJpABåtsfjord;XEnBVadsø;^bbCpgAArendal;]b@VGrimstad;btBd@Kr
istiansand;ZjG]Flekkefjord;_tG}EHaugesund;]uAfCTime;aGWSandnes;^PGSola;cOOStavanger;TgBeBSand;X{@uBOdda;YZoBVo
ss;exEn@Bergen;^ELNesttun;]L@Ytrebygda;PvAyCHardbakke;Wu@kDMåløy;`oEiBÅlesund;ZqBpBStryn;[jDxAFørde;Y_I@Luster
;]z@cGMolde;]qBiAKristiansund;XeDtASunndalsøra;ViByBKyrksæterøra;VfB`HFossbergom;WkAbFGol;XfAbDRjukan;TbBjCFyr
esdal;QpCkAHovden;?IzDKyrkjebygda;]mOuALarvik;^jAQPorsgrunn;_HMSkien;\G{AKongsberg;`qBjBSandefjord;bByBDrammen
;_{A|@Moss;^b@@Horten;`L\Tønsberg;]cE\Halden;`v@_@Sarpsborg;ab@JFredrikstad;ob@iCOslo;a{@ILillestrøm;^CeDHamar
;\jAAGjøvik;`p@`EAsker;PbDeANoresund;WYyGVinstra;^oC|ALillehammer;V_@eEAlvdal;XzD_BOppdal;dmCgDTrondheim;\iBGS
tjørdalshalsen;YyArDRøros;T`AfEKoppang;VqFr@Innbygda;[r@~EKongsvinger;XaOgq@Svolvær;TgJXKjøpsvik;RuFw@Beisfjor
d;RuOiEIvgobahta;VkC_CSkjervøy;\kMJAlta;Vl@~DKautokeino;[_CiIHammerfest;\b\hETromsdalen;_J?Tromsø;XbErAFinnsne
s;]~GtAHarstad;WrAeBAndenes;VnEnAMyre;RzMvFSørland;?[xFLurøy;^sHkDBodø;]n@`EMo i Rana;PrB|GRøyrvik;YlGuBBrønnø
ysund;[cEiAMosjøen;ZpIpGNamsos;]f@nCLevanger;TvEi@Å i Åfjord;*NPNepal;\mvNmyDDārchulā;^mApBDipayal;]fAGAmargaḍ
hi̇̄;anAbABhimdatta;dqAr@Dhangaḍhi̇̄;cmE`CNepalgunj;`t@_@Gulariyā;_l@_AṬikāpur;]uB}@Dailekh;cPn@Birendranagar;
_gC|ATulsi̇̄pur;?sBFPyūthān;]eCj@Tānsen;]IoABāgluṅ;S~IkIChhibro;ZcAbCJumla;VcJPMustāng;gAtDPokhara;]h@x@Wāliṅ;
`eKf@Chautārā;_cATChari̇̄koṭ;\dBHDhulikhel;`BABanepā;_?HPanauti;^@?Panauti̇̄;bVSMadhyapur Thimi;pLCKathmandu;e
@BPātan;_D?Ki̇̄rtipur;dp@p@Hetauda;]iBpBMalaṅgawā;^v@RGaur;]gBTJaleshwar;]qA?Siraha;dv@OJanakpur;dpEy@Birgañj;
evAcCBharatpur;`dEb@Siddharthanagar;d?e@Butwāl;\_[zCIlām;]_@hABhadrapur;dbDNBiratnagar;b|Cs@Lahān;ak@MTriyuga;
`Ip@Rājbirāj;`oAMInaruwa;_WIĪṭahari̇̄;cA]Dharān;]Ia@Dhankutā;]VoAKhā̃dbāri̇̄;ZnAqBLobuche;*NRNauru;Zir_@lBYare
n;*NUNiue;Y~d`@`vBAlofi;*NZNew Zealand;Nnna@tqGWaitangi;WwfbAdHTe Anau;RFlCTuatapere;YeJtAPapatowai;`~E_@Inver
cargill;[uB{@Gore;YuAiDAlexandra;[j@mBWanaka;U}DwATwizel;SkA|AHakataramea;bCbFDunedin;[}AyCOamaru;^w@kCTimaru;
SeNkKKaikoura;^u@sDBlenheim;YuToNWairoa;`dBxANapier;aJ\Hastings;RbBlATakapau;YxEeFTaumarunui;_h@pEWhanganui;Vu
Cq@Taihape;ad@fCPalmerston North;]`At@Levin;^kA`AMasterton;^~BGParaparaumu;_Ej@Upper Hutt;]RXWainuiomata;bDILo
wer Hutt;`LQPorirua;lL^Wellington;\FAKarori;`bHANelson;[gEoIHawera;af@gBNew Plymouth;U~FbJTakaka;]kA~ARichmond
;]IAStoke;RrD~AMurchison;TaBnCHanmer Springs;]n@zCRangiora;^f@v@Rolleston;fq@IChristchurch;TrEsBArthur’s Pass;
]_@|DAshburton;ZhB}GGreymouth;XoAoCWestport;YvIrIWaikowhai;ToSwr@Ahipara;Z}CJKerikeri;`iAbBWhangarei;YsGzEWhit
ianga;XDjBPaeroa;e|CkAManukau City;_?DManurewa;\IBTakanini;_ABPapakura;]AZPukekohe East;`Tm@Papatoetoe;^B?Mang
ere East;]B?Mangere;]MCOtara;\DAOtahuhu;]LIEpsom;]NBNew Lynn;\DDTitirangi;]HSMassey;]AAMassey East;\?DLincoln;
]?BHenderson;\ECTe Atatu South;^IBAvondale;\HGTe Atatu Peninsula;dSGNorth Shore;\ANMount Eden;j?EAuckland;^GDR
emuera;XCwBLeigh;XeAzKTe Kuiti;\u@{ACambridge;\\QHamilton East;c@AHamilton;^_DrDTaupo;\uDoCWhakatane;cbDu@Taur
anga;`OxARotorua;UyKkBHicks Bay;T?hBTokomaru;_z@fBGisborne;*OMOman;`goJkpCQurayyāt;]lApBIbrā’;]nAoCBidbid;fu@a
@Bawshar;nA?Muscat;fj@QSeeb;cbGcBŞaḩam;_g@f@Al Khābūrah;a_Dx@Barkā’;bxAa@As Suwayq;aeBlBSamā’il;_MCSufālat Sam
ā’il;^p@lAIzkī;an@?Nizwá;`l@IBahlā’;bWqARustaq;\nDg@Yanqul;cBfA‘Ibrī;apCkEAl Buraymī;bwDSSohar;^\c@Liwá;_Pi@Sh
ināş;\j@_HKhasab;[zLdt@Thamarīt;?pGa@Al Mazyūnah;c}GbDŞalālah;TuLkQHaymā’;\yFcNAdam;\}FMBadīyah;aqCWSur;*PAPan
ama;U|dOeq@Burica;\q@aBLa Concepción;ae@PDavid;\?HPedregal;WaCKCanoa;RiB`DSanta Catalina;[eDaASan Juan Bautist
a;\KoBPenonomé;_zBrASantiago de Veraguas;Ml@iCCalovébora;Q_Cy@Coclé del Norte;UtHXChiriquí Grande;\nA_BChangui
nola;Vu[z@Ustupo;U|Ah@Tortí;Td@gBNarganá;adGNColón;\Q@Sabanitas;^BACativá;\{@n@La Cabima;]D?Alcalde Díaz;^JECh
ilibre;`OJLas Cumbres;]@XAncón;\?ACurundú;\?BEl Chorrillo;aP@Arraiján;\CHVeracruz;`^@La Chorrera;_{@[Parque Le
fevre;lFDPanama City;^EERío Abajo;eCESan Miguelito;`QGTocumen;]@?Nuevo Belén;`FBPedregal;b@DJuan Díaz;TcBrBSan
 Miguel;VxExDPedasí;TmIkBGarachiné;VkAuAMetetí;Ub@bEJaqué;QpMp@Cambutal;ZmQaDUnión Chocó;*PEPeru;]bxNva@Sechur
a;akAoKTumbes;\a@KZarumilla;]jAjGQuerecotillo;]JFMarcavelica;\b@{BLa Breita;bjA~@Talara;`_@dBPaita;^iA|@La Uni
ón;`KYCatacaos;bAOSan Martin;gAAPiura;cDw@Sullana;^eADTambo Grande;`c@^Chulucanas;ZmC\Huancabamba;?kBYSan José
 de Lourdes;?eFyEPuerto Galilea;SjB|CChipe;^uAzGChachapoyas;\zC~@Chota;]i@}CBagua Grande;^?]La Peca;`hARJaén;Q
bBJSan Felipe;[pBIPueblo Nuevo;_DbELambayeque;gKLChiclayo;_OIPicsi;^BOFerreñafe;\]PPátapo;\q@QChongoyape;S_AmA
Inguer;\tAjFSan Pedro de Lloc;]Cc@Guadalupe;_KEChepén;_^{@Saña;]x@IMonsefú;\JEPimentel;^gAnBPacasmayo;]aAnBSan
tiago de Cao;^Ca@Chocope;]NKPaiján;ReCECompín;dYkBCajamarca;TsB_@San Vicente de Paúl;]\~CHuamachuco;TwBl@La So
ledad;_sCiDJuanjuí;\[WBellavista;QhDqBMilpuc;]u@uARioja;_g@EMoyobamba;Sw@_BNueva Vida;]eAzDLa Banda;RuB_@Navar
ro;_hAuAYurimaguas;R_GvKTiruntán;]b@yBContamana;SyDcGSanta Elena;RtCUPuerto Enrique;TNoFSan José de Saramuro;?
aB]Parinari;]sB`BRequena;\u@mBNauta;faAwCIquitos;`?@Belen;aDBSan Juan;SeBiAFrancisco de Orellana;?hMnATrompete
ros;ZzBzGLagunas;[vDqASan Lorenzo;RnDDAtahualpa;Ru@iBPuerto Alegría;Q{CgDAlianza Cristiana;RBeCNuevo Andoas;P_
RkESanta Mercedes;ZsCbCSan Antonio del Estrecho;?iHGRemanso;[cCjHCaballococha;SpHsAHuanta;YyBlAMonte Israel;ex
Yv~@Ica;`~AiAPisco;\KGSan Clemente;cCs@Chincha Alta;S{Cd@Huaytará;\o@`IMinas de Marcona;XcBh@Acarí;[_BoCPuquio
;]`DXNazca;R_@aBSan José de Tomate;T}AoASacsamarca;SyCp@Pampachiri;\]iBAndahuaylas;aeBEAbancay;Tq@xAVilcabamba
;O`CpCAniso;Sx@vAIncuyo;SaCdBIspacas;OAsBMungui;\g@~GCamaná;RdBk@La Planchada;QtCuBAchanizo;`mOjJIlo;^dCyBMoll
endo;]b@cCEl Pedregal;iaCFArequipa;aAESelva Alegre;_HICono Norte;XWmBHuarancante;aLbCCiudad Satelite;_B@Jacobo
 Hunter;SgDz@San Cristobal;Zb@wDHacienda Huancane;bmDBPuno;XB`HChuquitira;`rDQMoquegua;\ABSan Antonio;egC|CTac
na;[iF_JYunguyo;S~B`BMazo Cruz;]IcCIlave;Zo@wBPutina;UhAsAHuatasani;^eAuALa Rinconada;Ra@}BPampa Yanamayo;[dFN
Macusani;d{@zGJuliaca;`ACSan Miguel;?jEc@Condoroma;]mBqAAyaviri;]bDSYauri;?fAnACaylloma;RbAjBHuambo;Yl@{AOrcop
ampa;Xs@cDSanto Tomas;^iDc@Sicuani;QdBg@Omacha;?eAwAOcongate;`rBUWanchaq;f?@Cusco;`@?Santiago;P{BiCSalvación;X
eD\Huepetuhe;_iF_ATambopata;a_@OPuerto Maldonado;TFyDAlerta;`b`@kSSan Fernando;e@CPucallpa;S^lBTournavista;SeB
OJunín Pablo;?xChBPuerto Inca;?aEfCBolognesi;?_GsBBreu;\nExFAtalaya;RMjBSan Antonio de Cheni;ScCf@Nueva Luz;YE
`CPangoa;]w@tCSanta Ana;]EAQuillabamba;RjEf@Chiquintirca;[ToBPichari;cnAbCAyacucho;\Dm@Huanta;_nC[Huancavelica
;RmAuCTauribamba;\QyBSan Martín de Pangoa;\\c@Satipo;\n@aASanta Rosa;`pGq@Cerro de Pasco;]@?Yanacancha;\u@`BJu
nín;`{@r@Tarma;^h@RLa Oroya;]oAr@Jauja;ay@|@Chilca;f?CHuancayo;RfA~DAurahuá;^tCHNuevo Imperial;Sc@yCQuinches;a
pBiAChosica;`f@t@Villa Poeta José Gálvez Barrenechea;\w@xAMala;^w@nAImperial;]FBSan Vicente de Cañete;_|B{DBar
ranco;dA?Santiago de Surco;bAISan Francisco De Borja;cDBMiraflores;`@ASan Isidro;_JICarmen De La Legua Reynoso
;aI@Breña;`A@Jesus Maria;cMCSanta Anita - Los Ficus;uJALima;iR@Callao;^Z_BChancay;`KMHuaral;RmBu@Pirca;Rp@wAAn
dajes;]hCv@Huaura;Sg@eCOcros;bXmDHuaraz;_?ACentenario;XuCSLlata;]YbDYanacancha;^e@`@Chaupimarca;[sE`@Oxapampa;
SJuDCodo del Pozuzo;dzCr@Huánuco;`o@}BTingo María;\aBs@Aguaytía;?gAyBCurimaná;^pGo@Tocache;\Kt@Uchiza;ZdDhBYau
ya;SfCcCHuandoval;]zCPVirú;\YvBCoishco;eEJChimbote;[{CEPilcomayo;?nAjABuena Vista Alta;\K~BHuarmey;]jD{JMoche;
]IOLaredo;iLDTrujillo;^oF|NParamonga;_KNBarranca;^_@dAHualmay;`?BHuacho;*PFFrench Polynesia;TpjYnoCRikitea;?hH
a\Tapuarava;UbOeu@Atuona;TrEqDTaiohae;T`Dnx@Otepa;Rx[wCTukuhora;SrLaNAvatoru;YnVzIVaitoare;dyJhDPapeete;^DDFaa
a;]?LPunaauia;SWvb@Mataura;TrJsDMoerai;*PGPapua New Guinea;?{y[j|@Kwikila;kdBcAPort Moresby;U~BiDBereina;\rSxA
Daru;VxHiAMorehead;[pAoTTabubil;Y_FiLAitape;[rErQKiunga;ZkIw@Tari;^mC|@Mendi;^qBy@Mount Hagen;YsHbLKerema;\mDw
CBulolo;agA_BLae;Z`FuAKainantu;\~Ai@Goroka;^oAkDMadang;?vIiFAngoram Village;XdA~GWabag;VrD}FAmbunti;\aDeCWewak
;YwUoHLorengau;[hd@`CVanimo;\kz@UKavieng;UoJbBLondolovit;Uf@tBNamatanai;^`@fCKokopo;]hLpFKimbe;TtBbCKandrian;T
rIlAFinschhafen;R_m@qCWakunai;?jBwABuka;_sD~CArawa;SWfBBuin;VpQrMKulumadau;[bMtFAlotau;^|LuHPopondetta;Y`BTKok
oda;*PHPhilippines;\giVc\Sitangkai;^iAiABongao;WmBWSapa;[aBoASiasi;be@cBJolo;VqDBTabiauan;^@eBMaluso;`Q_@City
 of Isabela;iSi@Zamboanga;_TGRecodo;^pTCMapun;[bHiEBalabac;dqI_JPuerto Princesa;^bA|ANarra;anBbBBrookes Point;`
bAUJose Rizal;`{JmMEl Nido;\HlDRoxas;XsBg@Osmeña;]QqGCulion;[wDrCAgutaya;cYoFSan Jose;ViA~AJarigue;\gBlEBeliso
n;ZtCzFCagayancillo;]sGfJIpil;`xALSiocon;X}CyALeon Postigo;ZNhDOlutanga;b}BgBMuricay;dF?Pagadian;]gB@Nunungan;
_}@xAParang;\PaDBoroon;dG@Mantampay;eCKIligan;dGl@Marawi City;eWq@Iligan City;_m@g@Balulang;adDGOroquieta;aGbA
Ozamiz City;_HPTubod;^F?Tangub;]r@CMolave;\FGMahayag;aDkBDapitan;^}DeEJagna;\bA@Loboc;]t@PDanao;aQUTagbilaran
 City;ahCZTanjay;aFMBais;b~@l@Bayawan;^KDSanta Catalina;^sAESibulan;bEHDumaguete;aCrCDipolog;]`DcEAsia;aVg@Sipa
lay;dqAm@Kabankalan;bKWHimamaylan;]DHSuay;]uAMGuihulñgan;`l@STinongan;_c@a@Canlaon;`z@ELa Carlota;]SRLa Castel
lana;\DVIsabela;_ZMHinigaran;_ANBinalbagan;]Fs@Pacol;dAOBago City;^D@Pulupandan;f]]Bacolod City;bCMTalisay;aAE
Binonga;f?ZMansilingan;]JDSumag;]BDTaloc;]QNMaao;\IWMurcia;aEy@Victorias;bk@ICadiz;^`@AManapla;`ZNEnrique B. M
agalona;_bAm@Passi;fNpAIloilo;af@iEKalibo (poblacion);_r@EPandan;VyE{@Balud;`FrBEstancia;cnAYRoxas City;aaErAB
antayan;_RoFMasbate;`cEz@Calbayog City;\nB`AEsperanza;aD`BDaanbantayan;dwBn@Ormoc;`rB`BDanao;`@MCogan;]@{ABogo
;atBTSagay;^JJParaiso;a[FEscalante;`Tt@Ualog;]aALBalamban;ha@b@Cebu City;]ACApas;eCBMandaue City;_GKConsolacio
n;f@LLapu-Lapu City;^@LCordova;bP?Talisay;`H?Minglanilla;cFDNaga;]HHSan Fernando;dLk@Toledo;]JTPinamungahan;_K
^Carcar;`BPSibonga;^iBYJetafe;_NVInabanga;_LiALiloan;]AKCompostela;\eD`AMaasin;^qCISan Jose;[]iDGuiuan;\jCOTan
auan;\@fAAbuyog;\h@LBaybay;]Jb@Inopacan;`]_BBurauen;\h@_ACarigara;\}@ZPalo;dAOTacloban;cAAPanalanoy;\`@mAZumar
raga;bI[Catbalogan;ZmBgAOras;a@hBBorongan;^yCxNTandag;Z\gCDapa;alBESurigao;[zCjBMambajao;\GvBJasaan;ccAc@Gingo
og;`C?Mariano;`y@]Buenavista;^Y[Cabadbaran;dFb@Libertad;eGAButuan;bm@d@Bayugan;^[\Bah-Bah;a@DProsperidad;\VVTa
lacogon;`zC\Impasugong;_n@g@Bugo;^@ETagoloan;hRJCagayan de Oro;bi@TManolo Fortich;`u@h@Malaybalay;bDtAQuezon;a
RHDon Carlos;bAOMaramag;\EODologon;dIMNIA Valencia;\rAl@Wao;daFl@Magugpo Poblacion;]C[New Corella;\Pb@Cabayang
an;dHRPanabo;ac@IMaco;][[San Mariano;_Qa@Compostela;\VJNabunturan;aOi@Monkayo;\Pq@Veruela;\SBTrento;`LWBunawan
;aFiASan Francisco;_k@PTagbina;__@NHinatuan;b@\Bislig;]k@fEManay;b~@r@Mati;`h@JLupon;Va@jBPondaguitan;apDlAMal
apatan;]P\Glan;]`BoALake Sebu;aG_@Surallah;aEGBanga;`??Bañga;_VSNorala;de@BKoronadal;aS`@Tupi;aQe@Lambayong;`C
z@Polomolok;gUTGeneral Santos;aW@Alabel;`@c@Maluñgun;baA[Malita;\ZYSanta Maria;bTg@Digos;jq@_ADavao;_S?Samal;a
zBJKidapawan;]Wj@Bansalan;`DBMagsaysay;`jAHBuluan;bVDTacurong;_FUSultan sa Barongis;^OEGeneral Salipada K. Pen
datun;]Bg@Talitay;^YOKabacan;bz@OMidsayap;iHDMalingao;^RBPagaluñgan;iKKBudta;bb@ESultan Kudarat;f@@Cotabato;bF
HDinaig;\m@|@Maganoy;\Od@Laguilayan;bOFIsulan;`lBNKalamansig;]tJJAl-Barka;WDcjASan Vicente;\{Pbd@Laoang;ahALCa
tarman;]dFoFGoa;auCVVirac;]h@nDIrosin;`Qk@Gubat;cXISorsogon;^Tz@Bulan;\dBgCBato;`MHLibon;aI@Polangui;`ADOas;^I
QSan Jose;\a@b@Tagas;cCDLegaspi;_?c@Malilipot;`@GTabaco;\HSTiwi;^^DBuhi;bT?Iriga City;]FBNabua;]?GBaao;cd@a@Na
ga;\AGMagarao;\vDvERomblon;\q@yCAurora;^f@o@Catanauan;]Jy@Lopez;`EOCalauag;]d@FGumaca;]uBiAJose Pañganiban;agB
rBCalabanga;_z@{AVinzons;aIJDaet;`I?Mercedes;\b@GLabo;Z`C}BPatnanungan;Wo@kMDicabisagan;]`CeACabagan;bz@GTabuk
;\]dARoxas;\Dn@San Mateo;c{@u@Ilagan;^p@bCAglipay;bPg@Santiago;a]QAlicia;^^?Ramon;\b@HDiadi;]n@MLagawe;^Kv@Sol
ano;]A@Baggabag B;_FDBayombong;`FPBambang;^?NDupax Del Norte;]BDDupax del Sur;]TaDBontoc;b{@_ATabuk;^fDzASanta
 Maria;^?@Tagudin;^PlBAringay;aB[Bauang;a@QSan Fernando;\{Ao@Mankayan;ed@vABaguio;c?ELa Trinidad;`QPItogon;`d@
~@Manaoag;cOJUrdaneta;]UQGuiset East;^QpAGuimba;\XARamos;^LKBurgos;_EVGerona;bBKPaniqui;`Ik@Rosales;`FAVillasi
s;bXPBayambang;_HVCamiling;`b@aALingayen;\BBDomalanoan;_KEBinmaley;\YDSanta Barbara;a?MMangaldan;bFJCalasiao;c
DEDagupan;^l@GAgoo;`d@|@Santa Cruz;]U~ABotolan;^FGIba;`Di@Masinloc;^YhBSan Narciso;]OFSan Marcelino;cuAgACapas
;fA]Tarlac City;\?FSan Miguel;aY?La Paz;cLTConcepcion;\@FSan Vicente;aWZArayat;^VCPandacaqui;`AIMagalang;cP?Ma
balacat City;a?IBamban;fAVAngeles City;e@ASantol;]GFTelabastagan;]HBManibaug Pasig;\FBBabo-Pangulo;]?DPio;]CCP
orac;d[FSan Fernando;bBIBulaon;_GFDel Pilar;_CCMexico;_IGSanta Ana;^CJSan Luis;^@FSan Simon;a[FBustos;_EAPantu
big;`@USan Ildefonso;_TCCandaba;_C]Cabiao;`YTSan Miguel;]g@yALaur;]RHPalayan City;eTHCabanatuan City;^OZGenera
l Tinio;^H?Peñaranda;`FASan Leonardo;_FDJaen;bEBGapan;_TAPapaya;^C@San Antonio;]BISan Francisco;`FQZaragoza;^G
IAliaga;`OQTalavera;\TFQuezon;aQa@Muñoz;\]VGeneral Mamerto Natividad;^KURizal;`ENBongabon;^cA|FPaete;]@GPangil
;bt@gARodriguez;]LHMalanday;b@@San Mateo;cLi@Norzagaray;e?RSan Jose del Monte;cLEGuyong;cBCPandi;`MMAngat;bXCB
aliuag;bHHPulilan;bA@Plaridel;eHHMalolos;`KBBalagtas;bAAGuiguinto;aIDBocaue;aCFMarilao;aLEBulacan;`KNObando;b?
DTanza;dA@Navotas;e@?Malabon;jEBCaloocan;aCCBagong Barrio;^G@Bagong Pagasa;_?ETalipapa;gJAValenzuela;]@CMaland
ay;d?CMeycauayan;]GILoma de Gato;\ILNovaliches Proper;d@KBagong Silang;bMLBagong Silangan;dD@Commonwealth;lDHQ
uezon City;fK?Marikina City;\BDCalumpang;hDDPasig City;fB@Mandaluyong City;f??Mandaluyong;iGJTaguig;_DBUpper B
icutan;`CGPateros;fFAMakati City;fD@Pasay;gCJParanaque City;^DIBaclaran;aBKPort Area;aC?Paco;^GDBel Air;b?GSan
 Juan;pH?Manila;b??Santa Cruz;^??Quiapo;]@?Binondo;bLVCavite City;eGBBacoor;f?DImus;_J?Noveleta;aCAKawit;aBHGe
neral Trias;fKJDasmariñas;bOIPoblacion;gFMLas Piñas;aGBBanco Filipino Homes;]?BAyala Alabang;_E?Bayanan;b?@Put
atan;`@ECupang;gAFMuntinlupa;`?@Tunasan;e?BSan Pedro;eEBBiñan;dUWBinangonan;bFMAngono;dBETaytay;e@CCainta;h?IA
ntipolo;^SLTeresa;]IFBaras;_D?Morong;`@DCardona;`IATanay;^E@Pililla;]IISampaloc;^Fd@Jalajala;bSLSanta Cruz;]PH
Victoria;^FHBay;^MIPila;]KPNagcarlan;ePLSan Pablo;\BCDel Remedio;aAKCalauan;^LPAlaminos;^PBMalvar;`BMSanto Tom
as;`ABTanauan;gCWCalamba;_@CMamatid;bOJLos Baños;eTSCabuyao;dBGSanta Rosa;bH?Carmona;bCFPulong Santa Cruz;bTHS
ilang;]`@FGeneral Emilio Aguinaldo;`OCIndang;_GDAmadeo;aALTagaytay;_BEMendez-Nuñez;`K@Patuto;]IDTalisay;]Ed@Cu
enca;_n@ECalaca;_UHTaal;_SLSan Pascual;^@BBauan;dIDBatangas;dSc@Lipa City;]u@AMalabanban Norte;c@BCandelaria;a
w@GPagbilao;dNFLucena;_PESariaya;]FRBignay Uno;]DKConcepcion Ibaba;bYUTayabas;^DOLucban;\VCLilio;^ECMajayjay;^
@]Lumbang;`u@TMauban;^e@d@Atimonan;_zA|DPinamalayan;WcBc@Yook;]fBlCMansalay;`^cCVictoria;`Rm@Calapan;bGk@Rosar
io;]zBpAMamburao;aa@lASablayan;XfCiETagbak;\kB@Calatagan;_SUBalayan;`RYNasugbu;_Ug@Maragondon;]BCTernate;cl@[M
ariveles;`w@TNaic;`d@{@Orion;aCJLimay;aJWBalanga;_?QSamal;^@FAbucay;\GLPilar;b_@a@Hagonoy;`K?Paombong;bBQCalum
pit;b?EApalit;_JHMasantol;]PGSasmuan;`B?Lubao;\DDSanta Cruz;_DTOrani;^DEHermosa;`JIDinalupihan;\b@f@Morong;dA]
Olongapo;^NSCastillejos;`EHSubic;_ZMSan Antonio;beBiSLaoag;^?DSan Nicolas;`FTBatac City;_`@`BVigan;_?ABantay;_
q@EBangued;VkBqAKabugao;ckBnATuguegarao;aDESolana;`HmCAparri;^pAg@Sanchez-Mira;[sCyJBasco;*PKPakistan;\a`L_|CG
adani;d_@PHub;pW`@Karachi;WwAnCKeti Bandar;]lAqCPakistan Employees Cooperative Housing Society;_KQKarachi Univ
ersity Employees Co-operative Housing Society;eQBMalir Cantonment;]kAf@Gharo;_aAAThatta;]MfAChuhar Jamali;`iJe
AMithi;dl@wAKunri;dzABDigri;fZhATando Bago;]uAMNaukot;bnBf@Badin;dDk@Talhar;_\_@Matli;bVOTando Muhammad Khan;j
^w@Hyderabad;a]ETando Jam;fe@ETando Allahyar;cJ}@Tando Adam;]`@GBhit Shah;]Fh@Matiari;aDi@Hala;bg@WShahdadpur;
ej@}@Nawabshah;bNk@Daur;`}BpASanghar;eZBSinjhoro;]^WShahpur Chakar;]o@d@Jhol;dWtAMirpur Khas;]oBDDhoro Naro;]i
@AChhor;cF\Umarkot;]fGqJHingorja;^I?Setharja Old;^GORanipur;aAKGambat;]e@@Kot Diji;cIe@Khairpur Mir’s;a[_@Rohr
i;gFASukkur;`n@TPir Jo Goth;^r@ONaudero;afANKambar;ei@DLarkana;_b@j@New Badah;bMEDokri;^b@ANasirabad;\Eb@Goth
 Radhan;^XBMehar;]Bu@Warah;\d@vCJohi;\UXBhan;dKa@Dadu;^HgAKhairpur Nathan Shah;^WJSita Road;\u@d@Naushahro Firo
z;\?STharu Shah;_QWKandiaro;]Qx@Pad Idan;cz@TMoro;_Zn@Sehwan;aqAv@Sakrand;cDl@Manjhand;bMjBKotri;\pIwAUthal;^|
@sABela;c@QArif Wala;[FqLSurab;^aAkBKalat;dCrFKhuzdar;b{EKQubo Saeed Khan;du@e@Garhi Khairo;bLh@Shahdad Kot;ak
AHRatodero;^r@}@Mehrabpur;`AMUsta Muhammad;bc@iADera Murad Jamali;?pCKGandava;\_@kDDadhar;`m@MSibi;\KoBHarnai;
_xBn@Mach;`bAcAKot Malik Barkhurdar;jABQuetta;^\jAMastung;_dDp@Nushki;]aEmEPishin;bjBcAChaman;Y{F`@Khadan Khak
;_qDjALoralai;_iDaEZhob;VW_EWana;]qFiBSarai Naurang;_nAxBTank;]Ox@Kulachi;?~BtEMusa Khel Bazar;beD^Taunsa;f@`C
Dera Ghazi Khan;_g@hBJatoi Shimali;cn@WJampur;_t@jBRajanpur;dI{ADajal;[dFcAKohlu;\LjDDera Bugti;^sAxBKashmor;]
zDv@Mian Sahib;a[QThul;dbAGJacobabad;dg@~@Shikarpur;_e@RChak;bw@?Pano Aqil;^Dw@Ghauspur;bSUKandhkot;aiAl@Mirpu
r Mathelo;bl@BGhotki;]Q^Khanpur Mahar;_y@k@Khairpur;a?@Daharki;euAs@Saddiqabad;`nA\Ubauro;fqBs@Rahim Yar Khan;
]a@YKot Samaba;aIs@Zahir Pir;c[^Khanpur;^{HyDKhairpur Tamewah;a{BlAFort Abbas;cw@sAHarunabad;`TZFaqirwali;c`@a
AChishtian;]kAHDunga Bunga;dAq@Bahawalnagar;hb@y@Arifwala;`?TQabula;erA@Burewala;cR~AHasilpur;bjAUMailsi;be@o@
Vihari;dhCq@Qadirpur Ran;_]p@Jahanian;_Nn@Dunyapur;`a@b@Kahror Pakka;``@bBYazman;hJw@Bahawalpur;\Mc@Dhanot;cVH
Lodhran;fpABJalalpur Pirwala;dGhAAhmadpur East;^dAo@Alipur;\Ug@Shahr Sultan;][aAKhangarh;cYDShujaabad;ke@_AMul
tan;dx@XMuzaffargarh;bj@oAKot Addu;aqDLKabirwala;\Ue@Sarai Sidhu;^Lo@Garh Maharaja;]^\Ahmadpur Sial;_jBcBFateh
pur;cr@j@Layyah;]As@Karor;hHyBDera Ismail Khan;`BOShorkot;`k@XDarya Khan;bF\Bhakkar;`kAg@Dullewala;^`@aAKalur
 Kot;az@HPaharpur;_JcBLakki;_yAm@Kamar Mushani;_WjAKundian;\Mb@Harnoli;bB{@Mianwali;]oAWLawa;^c@xAMitha Tiwana;
^a@vAJahanian Shah;\SOMangla;`E?Faruka;_YJSillanwali;hYs@Sargodha;gbAVSahiwal;bH_AJauharabad;bMAKhushāb;\eA_BK
allar Kahar;]KOBhaun;^ZbBJhawarian;aw@PBhalwal;^Ai@Bhera;_Oo@Choa Saidan Shah;aCLKhewra;^EJPind Dadan Khan;^a@
FMalakwal City;^??Malakwal;`b@fAKot Mumin;`l@hALalian;`UJRabwah;eMFChiniot;fy@c@Pindi Bhattian;bUb@Sangla Hill
;ff@\Chak Jhumra;aQLKhurarianwala;c]`@Jaranwala;_x@z@Tandlianwala;aXe@Dijkot;lQg@Faisalabad;evA]Bhawana;g`Az@J
hang Sadr;b_@z@Toba Tek Singh;dg@c@Gojra;cDrAKamalia;`j@GPir Mahal;^d@n@Talamba;cWPMian Channun;baAQChichawatn
i;_ATChak Thirty-one -Eleven Left;]eAAChak One Hundred Twenty Nine Left;]b@g@Harappa;^Lg@Mamu Kanjan;_m@NChak
 Azam Sahu;gMNSahiwal;dy@VBahawalnagar;b?h@Pakpattan;b{@UHaveli Lakha;gn@gAOkara;_IOMustafabad;bS@Renala Khurd;
bIh@Dipalpur;aa@MHujra Shah Muqim;ao@[Alahabad;`j@z@Basirpur;_w@c@Kanganpur;bBqAKot Radha Kishan;^WORaiwind;bE
DRaja Jang;fg@RKasur;^SqAManhala;pf@ELahore;bBNModel Town;aGTKahna Nau;^t@QSharqpur Sharif;^t@QChak Five Hundr
ed Seventy-five;bWdAPhool Nagar;gEl@Chunian;bXIPattoki;bZuANankana Sahib;^B[Mananwala;df@BShahkot;_C{@Sukheke
 Mandi;^UFKhangah Dogran;`c@NChuhar Kana;ge@FShekhupura;_Bq@Naushahra Virkan;ev@UHafizabad;\PPKaleke Mandi;`ByA
Phalia;bP_@Mandi Bahauddin;am@IDinga;ba@c@Kharian;`MVLala Musa;aA`@Kunjah;bkAh@Daska Kalan;\AUBhopalwala;b@ISa
mbrial;\`@BSodhri;cJBWazirabad;]CDDhaunkal;gJ_@Gujrat;]MESook Kalan;cKGJalalpur Jattan;]w@HKotli Loharan;]FYSu
rkhpur;_WNHadali;hF\Sialkot;]C^Kot Ghulam Muhammad;^_@AChawinda;bHNPasrur;]?t@Baddomalhi;k|Aa@Gujranwala;_L?La
dhewala Waraich;eSb@Kamoke;cGKEminabad;d?n@Muridke;^s@SNarang Mandi;^mBw@Fazilpur;bf@NNarowal;]Eo@Zafarwal;bs@
NShakargarh;`|HbLMinchinabad;\yEqe@Karimabad;[rD\Gahkuch;dmBr@Gilgit;^}@l@Jaglot;diElASkardu;^tHpMBhimber;]x@y
@Chaksawari;aDfASarai Alamgir;\Oy@Islamgarh;bPFNew Mirpur City;cBj@Jhelum;]DkADayal;_d@wAKamra;]a@DPallandri;_
k@f@Kotli;^@q@Hajira;_XQRawalakot;]M@Khai Gala;^HYBāgh;df@KDhirkot;gTaAMuzaffarābād;?}BoEChilas;?`DVDasu;^fDx@
Dursh Khela;ePj@Mingora;gcCRBattagram;]@b@Oghi;\i@JBaffa;`BTMansehra;]e@rAMurree;_l@[Havelian;eISAbbottabad;_~
@PKhalabat;`GJHaripur;mUv@Islamabad;lAVRawalpindi;\YIAlipur;]i@JKahuta;`D^Sharifabad;]RHKuri Dulal;`GXGujar Kh
an;bxA~@Chakwal;atA?Talagang;`^}@Pindi Gheb;cSiBAttock City;aw@h@Fatehjang;fUi@Wah Cantt;^r@[Hazro City;aY_@To
pi;\ZFMusa Banda/Musa khan kallay;a@QSwabi;^?JZaida;_Nh@Kamra;cR[Tordher;`LDJahangira;^j@GNowshera Cantonment;
^Y?Akora Khattak;_f@AAmangarh;aGANowshera Kalan;^CGRisalpur Cantonment;`f@HPabbi;bH[Charsadda;m^ZPeshawar;\wAr
BJand;^xAlBDaud Khel;\BOKalabagh;\h@sALachi;^v@]Hangu;cmAIKohat;`LsAJamrud;ba@k@Shabqadar;^SOTangi;^UTUtmanzai
;ey@AMardan;aNsABat Khela;^PuBUpper Dir;`P_CChitral;^yAhAThal;_C}CBuni;ijInSBannu;\hw@fXTaftan;^gFVNok Kundi;\
kIKDalbandin;^iE|@Kharan;_xBhDWashuk;?nCvCPanjgur;_zBtIPasni;[iFHOrmara;?uByFAwaran;abQjGGwadar;]rBLJiwani;acG
}DTurbat;*PLPoland;^e|BgtHNowy Targ;^Nb@Zakopane;\@iBMyślenice;]W_@Wieliczka;_DSBieńczyce;hPDKraków;^E?Grzegór
zki;]ZNSkawina;\}AcCJędrzejów;\sA`@Busko-Zdrój;^x@bBBochnia;\c@?Brzesko;aQdANowy Sącz;^{AGGorlice;_}@QJasło;_J
{@Dębica;brAFTarnów;\c@mBStaszów;`q@t@Mielec;_s@w@Tarnobrzeg;]MUSandomierz;`{@RStalowa Wola;\QJNisko;\QxAŁańcu
t;dl@DRzeszów;\lAARopczyce;__@fAKrosno;_wAXSanok;`oEgFZamość;]a@t@Tomaszów Lubelski;^rCtAJarosław;`Qn@Przemyśl
;\v@w@Przeworsk;^m@_BBiłgoraj;e\mCLublin;_YDŚwidnik;^~@mCŁuków;\o@\Radzyń Podlaski;\_@i@Międzyrzec Podlaski;]`
@hBLubartów;`eBqBBiała Podlaska;`eApDChełm;]tB_@Łęczna;]y@~@Krasnystaw;\oC`@Hrubieszów;]|@aKHajnówka;erAmABiał
ystok;\v@ZŁapy;^}@j@Bielsk Podlaski;\`AbASiemiatycze;apBr@Siedlce;\Fo@Sokołów Podlaski;]@sBZambrów;`b@e@Łomża;
]^jAOstrów Mazowiecka;`~@y@Ostrołęka;^VbBWyszków;]jAUPułtusk;\WfAKobyłka;_G?Wołomin;\EPSulejówek;]H?Wesoła;\JI
Zielonka;]?FRembertów;]JKMarki;bX?Białołeka;`CHŻoliborz;aGBPraga Północ;bCGTargówek;]K?Ząbki;cBHPraga Południe
;bL@Śródmieście;p@?Warsaw;aB@Ochota;cDAWola;dMFMokotów;^@TPiaseczno;cEMUrsynów;^EBKabaty;\GFKonstancin-Jeziorn
a;aKUWawer;\KJJózefów;_CDOtwock;_}@MMińsk Mazowiecki;\Gv@Garwolin;\o@bADęblin;_WZPuławy;^s@bBKraśnik;afDAOstro
wiec Świętokrzyski;`~@UStarachowice;dOgARadom;]{@OPionki;\SSKozienice;_zE}AŻyrardów;_sAzDSkarżysko-Kamienna;dn
@n@Kielce;]j@_AKońskie;]Xe@Opoczno;arBEPiotrków Trybunalski;`}@WTomaszów Mazowiecki;\o@m@Rawa Mazowiecka;_Pe@S
kierniewice;\vAAGłowno;^m@]Łowicz;bn@wAPłock;_iB~@Sochaczew;^mAXGrodzisk Mazowiecki;\GCMilanówek;^w@KWłochy;_L
CUrsus;]FBPiastów;`D@Pruszków;bSOBemowo;bEGBielany;\HGŁomianki;^`@SNowy Dwór Mazowiecki;`i@DLegionowo;]lBk@Pło
ńsk;_o@s@Ciechanów;\s@[Przasnysz;^bBQMława;]h@YDziałdowo;\vC`@Rypin;^@e@Brodnica;]u@nASierpc;]h@tAGostynin;_Rf
@Kutno;bx@sAWłocławek;]tAxAKoło;dFaDToruń;\?a@Chełmża;]`@a@Chełmno;`r@f@Fordon;\KLSolec Kujawski;aEv@Inowrocła
w;ep@_ABydgoszcz;]pACNakło nad Notecią;]nA`AWągrowiec;`kAv@Gniezno;]z@z@Środa Wielkopolska;^y@SWrześnia;agCTKo
nin;b^zAKalisz;av@ROstrów Wielkopolski;\Bo@Pleszew;]x@MJarocin;^Jt@Krotoszyn;_H`BOleśnica;\Ld@Jelcz Laskowice;
\??Jelcz;^DLOława;_c@PBrzeg;\q@k@Namysłów;]cBTKluczbork;]eAq@Wieluń;^L_DTurek;_wArAZduńska Wola;_h@?Sieradz;\o
A@Łask;`k@MPabianice;\BQKonstantynów Łódzki;\X}@Łęczyca;]QROzorków;]AZAleksandrów Łódzki;ga@HŁódź;`JQZgierz;`H
`BBełchatów;dn@pBCzęstochowa;__Au@Radomsko;`BrBZawiercie;_]h@Olkusz;]RVTrzebinia;bt@a@Dąbrowa Górnicza;aMVJawo
rzno;aR?Mysłowice;dLOSosnowiec;^BECzeladź;`IABędzin;^e@q@Myszków;]~BQLubliniec;]Ht@Pyskowice;dIRGliwice;_DNKnu
rów;\YJOrzesze;cOSRuda Śląska;cLKZabrze;`MYTarnowskie Góry;cMRBytom;`?EPiekary Śląskie;\DCRadzionków;aYLSiemia
nowice Śląskie;e@LKatowice;bHIChorzów;`H@Świętochłowice;_BXMikołów;bMDTychy;^El@Czechowice-Dziedzice;]HMPszczy
na;]Ta@Łaziska Górne;^^?Czerwionka-Leszczyny;`CRŻory;c^IRybnik;]VFRydułtowy;_IJWodzisław Śląski;\AIRadlin;aQPJ
astrzębie Zdrój;^Kh@Cieszyn;\a@DUstroń;^mADŻywiec;cZYBielsko-Biala;]Gu@Bieruń;\GILędziny;^OTOświęcim;\UMLibiąż
;]Rj@Kęty;]WDAndrychów;]]EWadowice;_Ps@Chrzanów;`jFHRacibórz;`As@Kędzierzyn-Koźle;]M_@Strzelce Opolskie;bhA_@O
pole;\Gd@Krapkowice;]nA^Prudnik;_n@]Nysa;\I\Głuchołazy;\pBu@Ząbkowice Śląskie;]\^Kłodzko;]^]Nowa Ruda;^]]Dzier
żoniów;^DFBielawa;bbAOWałbrzych;\N@Boguszów-Gorce;]`@CKamienna Góra;\tEYBogatynia;^Io@Zgorzelec;\v@_DGubin;_qA
|@Żary;]a@BŻagań;bg@_AZielona Góra;_i@ZNowa Sól;_\jBBolesławiec;]v@ZLubań;awAj@Jelenia Góra;\e@m@Złotoryja;bo@
OLegnica;aGe@Lubin;\]vAStrzegom;]^QJawor;]Yd@Świebodzice;`a@BŚwidnica;]wBu@Biskupin-Sępolno-Dąbie-Bartoszowice
;b@?Śródmieście;]FDGaj;]?AHuby;]AARejon ulicy Traugutta;]??Przedmieście Oławskie;gB?Wrocław;]D?Gajowice;]C@Osi
edle Powstańców Śląskich;]BDKrzyki-Partynice;]FMOsiedle Kosmonautów;]A?Gądów-Popowice Południowe;^A?Pilczyce-K
ozanów-Popowice Północne;\@AKozanów;\I?Różanka-Polanka;\@BSzczepin;]CANadodrze;_A@Rejon placu Świętego Macieja
;^A?Ołbin;^@CKarłowice-Różanka;a?APsie Pole;^CDRejon placu Grunwaldzkiego;^IEPsie Pole Zawidawie;]p@{ARawicz;]
]u@Gostyń;`vAFLeszno;``Bb@Głogów;]@^Polkowice;\KcDNowy Tomyśl;]gBl@Kościan;^iA?Śrem;^Xs@Luboń;gGKPoznań;^_@?Sw
arzędz;\v@o@Oborniki;\l@FSzamotuły;]cAmAChodzież;ab@]Piła;]t@YWałcz;\@n@Trzcianka;\nEYChoszczno;bd@vAGorzów Wi
elkopolski;]eAx@Międzyrzecz;\IfASulechów;]Ra@Świebodzin;\`ESSłubice;\Qo@Kostrzyn nad Odrą;aoAuCStargard;]nBPGr
yfino;_n@cCŚwinoujście;f{@~ASzczecin;\F?Świerczewo;]MCDrzetowo-Grabowo;^@SPolice;]s@AGoleniów;\y@UNowogard;_{A
eBKołobrzeg;\g@pAŚwidwin;\rB]Gryfice;\oJnBZłotów;_bAeASzczecinek;aaAuCSłupsk;\`@WUstka;bhClAKoszalin;]b@b@Biał
ogard;\wMwBReda;_GFRumia;_\GWejherowo;\Fv@Kartuzy;]j@h@Kościerzyna;^l@sALębork;\r@hABytów;_M|AChojnice;]qDx@Św
iecie;a{@MGrudziądz;_c@o@Kwidzyn;_nAo@Starogard Gdański;]U{@Pruszcz Gdański;\`@a@Osowa;dKQGdynia;^ENSopot;]GDP
rzymorze Wielkie;]?DWrzeszcz Górny;`A?Wrzeszcz;]??Wrzeszcz Dolny;^DBPiecki-Migowo;^CFUjeścisko-Łostowice;^CCCh
ełm;]?BOrunia Górna-Gdańsk Południe;]GEŚrodmieście;f@?Gdańsk;`Yr@Tczew;_q@HMalbork;bkAUElbląg;^_@lBIława;^mASO
stróda;ciBOOlsztyn;\QeALidzbark Warmiński;]m@WBartoszyce;\dEYBraniewo;^cKbAGiżycko;^jAGKętrzyn;^W?Gierłoż;]d@j
@Mrągowo;^~@z@Szczytno;]cDMPisz;]aCCGrajewo;`Rc@Ełk;\]g@Olecko;`sAOSuwałki;^It@Augustów;]gBtASokółka;*PMSaint
 Pierre and Miquelon;_b~IkcHSaint-Pierre;*PNPitcairn Islands;QblXt{CAdamstown;*PRPuerto Rico;]lzKmpBHumacao;aj@
OCaguas;aGWTrujillo Alto;cIECarolina;^}@HFajardo;\fDSManatí;]HCBarceloneta;ab@CArecibo;^aADVega Baja;\c@FCande
laria;^EILevittown;dCHBayamón;^GGCataño;lAESan Juan;a?TGuaynabo;\Jp@Cayey;]KXGuayama;bdBEPonce;]l@CYauco;\z@oA
Aguadilla;aAl@Mayagüez;*PSPalestine;]ezEgcEAs Samū‘;_CIYaţţā;]AYḨalḩūl;c@HHebron;\IISa‘īr;]CJBanī Na‘īm;]y@eAJ
ericho;_l@GAl Bīrah;_B@Ramallah;]CD‘Aţārūt;]ABAr Rām wa Ḑāḩiyat al Barīd;^?BBayt Ḩanīnā;^?@Shu‘fāţ;l?FEast Jer
usalem;^??Old City;\G@Al ‘Ayzarīyah;_EAMa‘ale Adummim;^RNBethlehem;\@CBayt Jālā;`LBBattir;]JHSurif City;\m@oBB
alāţah;bFANablus;\Bu@Al Yāmūn;^MDJanīn;]BHQabāţīyah;\QPŢūbās;_bA@Ţūlkarm;_JVQalqīlyah;]?|BIdhnā;]KHDūrā;^JRAz̧
 Z̧āhirīyah;_tAYBayt Ḩānūn;`FABayt Lāhyā;cBBJabālyā;f@DGaza;^LJAl Burayj;b^ZRafaḩ;cMGKhān Yūnis;\EB‘Abasān al
 Kabīrah;^BCBanī Suhaylā;]CEAl Qarārah;`AIDayr al Balaḩ;\ECAz Zuwāydah;^AAAn Nuşayrāt;*PTPortugal;[biDqpFAngra
 do Heroísmo;U|CwASanta Cruz da Graciosa;YzBlBHorta;X|NgDLajes das Flores;R}d@`NAlmagreira;]nByCPonta Delgada;Y
iy@`\Camacha;^~BvACâmara de Lobos;][?Caniço;bPCFunchal;]?@Santo António;^@BSão Martinho;^{w@mZOlhão;\CEQuelfes
;]AALaranjeiro;\_@KTavira;\hAALoulé;]NLQuarteira;`a@HFaro;\~@MAlbufeira;[zBmDSines;]e@lDPorto de Mós;^AALagos;
_YGPortimão;\fD{LPeniche;^o@GCaldas da Rainha;_w@uCFigueira da Foz;\gAFCondeixa-a-Nova;\Xd@Pombal;^z@`@Marinha
 Grande;bW@Leiria;\`@d@Alcobaça;_u@PMonsanto;\a@CTorres Novas;^\p@Santarém;^v@fBMontijo;\BJMoita;]JCLavradio;`
B@Barreiro;^DOMarvila;]?GMoscavide e Portela;]?@Parque das Nações;^@?Olivais;\?CSacavém;]AESão João da Talha;\
?CSanta Iria da Azóia;\CEVialonga;^C@Póvoa de Santa Iria;\MSVila Franca de Xira;]WUAzambuja;]lACTorres Vedras;
_^lACascais;]AAMonte Estoril;]A?Estoril;]OBCarcavelos;^A?Oeiras;]CAPaço de Arcos;_H?São Domingos de Rana;\@@Pa
rede;aIOCacém;`D?Rio de Mouro;^NFAlcabideche;^EMSintra;`G?Algueirão;`a@ELoures;\BDRamada;]K?Camarate;_DDLumiar
;^CBAlvalade;]?@Areeiro;]?@São Jorge de Arroios;m@?Lisbon;]@ASete Rios;_?ACidade Universitária;\@?Campo Grande
;]?DCampo De Ourique;\DABuraca;_?CBenfica;]?CPontinha;\C?Carnide;`?COdivelas;^DDAlfornelos;]B?Falagueira;]DCBe
las;_A@Olival;b?@Queluz;^D@Massamá;]EBCarnaxide;cCCAmadora;_C?Damaia;\@BAlfragide;]@DAlgés;]@ALinda-a-Velha;]G
HCaparica;\AGBelém;]C?Alcântara;^ABAlmada;]?@Piedade;]A@Laranjeiro;`?BCorroios;^FBCharneca de Caparica;_Qb@Ses
imbra;`Be@Amora;^C@Arrentela;]KHQuinta Do Conde;]EHAzeitão;bW?Setúbal;]BUPinhal Novo;\AJPalmela;^oEnBBeja;`FoB
Évora;^eCkKSequeira;_F@Guarda;\n@r@Covilhã;^CzACastelo Branco;]KhBPortalegre;]nEc@Entroncamento;]KYTomar;\LyBR
ibeira de Frades;\C?São Martinho do Bispo;_IASanto António dos Olivais;c@@Coimbra;\EGSão Paulo de Frades;\D?Ei
ras;beBqAViseu;]VcBBaião;]h@l@Arouca;]Pu@Paredes;`[a@Felgueiras;\COFafe;_X@Guimarães;^TSBairro Novo;d@ABraga;\
uAFCabeceiras de Basto;\q@h@Vila Real;\u@wAChaves;]]|BCustoias;^oBkCBragança;]jIGArcos de Valdevez;]Jm@Monção;
_R|@Ponte de Lima;]Fn@Barcelos;^^AEsposende;^H]Viana do Castelo;^ObAVila do Conde;^@EPóvoa de Varzim;]AEPedros
o;]g@LBougado;]@?Trofa;_JRMaia;\A?Vermoim;\BDLeça do Bailio;]?@São Tiago de Custoias;^IAÁguas Santas;_EAErmesi
nde;\ECAlfena;]CHValongo;\F?Baguim do Monte;_B@Rio Tinto;]E@Fânzeres;^?DGondomar;\E?São Pedro da Cova;]PDVilar
 de Andorinho;_@?Santo Ovídio;]DBValadares;dCKPorto;a?DVila Nova de Gaia;]E?Oliveira do Douro;]@EBomfim;_@CPar
anhos;^E@Campanhã;]FESão Mamede de Infesta;^F?Senhora da Hora;^BBAldoar;]CBLordelo do Ouro;^?@Afurada de Baixo
;^?BCanidelo;^FKMatosinhos;\@ALeça da Palmeira;^Kb@Espinho;\SNFeira;]IDSão João da Madeira;\ZFOvar;]?l@Vilar;a
BCAveiro;\BHÍlhavo;*PWPalau;O_iYoq@Kayangel;?RrBNgerulmud;SfAzAKloulklubed;IvKtISonsorol Village;JzEpMTobi Vil
lage;*PYParaguay;ad|IxiDEncarnación;XdFeGYbycuí;]aCb@Caazapá;Y_@|BSan Pedro del Paraná;[gBwMSan Isidro de Curu
guaty;[eDFNueva Esperanza;ei@dECiudad del Este;`GJPresidente Franco;VrBpANaranjal;ZJkBDoctor Juan León Mallorq
uín;U|EsBYataity del Norte;`cAzBCaaguazú;_rAv@Villarrica;`?{@Coronel Oviedo;XjAuDItacurubí del Rosario;[t@yASa
n Pedro de Ycuamandyyú;[yBi@Lima;^JuDYby Yaú;a_DsAPedro Juan Caballero;WdNoMPuerto Bahía Negra;VvWx@General Eu
genio A. Garay;TmGwBCapitán Pablo Lagerenza;]uCbNFiladelfia;\e@FLoma Plata;ViKkGFuerte Olimpo;SsBpFSan Carlos
 del Apa;_ZdFConcepción;pj@xJAsunción;bGJLambaré;bQAFernando de la Mora;dA?San Lorenzo;dKBCapiatá;aN]Mariano Ro
que Alonso;aGGLimpio;`FOVilla Hayes;`mAz@Caacupé;\l@TItá;`CUItauguá;`f@DSan Antonio;aAENemby;`HCVilla Elisa;^n
ChHPilar;SiDlALaureles;\_AsBSan Juan Bautista;*QAQatar;^oaIi|CAl Wakrah;TxCtAAbū Samrah;^qBgBMu‘aydhir Rawḑat
 Rāshid;eCEAr Rayyān;^I?Farīj al Amīr;\?IUmm Lakhbā;_ABMadīnat Khalīfah;_ECAl ‘Unayzah;^BDFarīj Kulayb;^ABAs Sa
dd;^ADAs Sulţah al Jadīdah;]GFAth Thumāmah Khamsūn;]@AAth Thumāmah Sittah wa Arba‘ūn;]@CNu‘ayjah;`?CAl Manşūra
h;\?@Al Hilāl al Gharbīyah;_AAAn Najmah;\A@Al Hilāl ash Sharqīyah;]ABAth Thumāmah Sab‘ah wa Arba‘ūn;a?AAl Maţā
r al ‘Atīq;]BEAl Ghānim;k@ADoha;dBYLusail;^R?Umm Şalāl Muḩammad;`M_@Az̧ Z̧a‘āyin;]ESAl Khawr;_fAPUmm Ghuwaylīn
ah;YIkBMadīnat ash Shamāl;*REReunion;`iyI`dCSaint-Louis;aMHSaint-Pierre;^^WPiton Saint-Leu;^DISaint-Leu;^?m@Le
 Port;^GALa Possession;bJNSaint-Paul;ic@YSaint-Denis;_u@^Saint-Benoît;`LOSaint-André;]FISainte-Suzanne;^JASain
te-Marie;aDjALe Tampon;_SRSaint-Joseph;*RORomania;^knDubHHuşi;_|BbDTecuci;`o@kABârlad;`KoAVaslui;fXkBIaşi;_nDO
Paşcani;]dAHTârgu Neamţ;^Lq@Fălticeni;aHc@Suceava;asAWBotoşani;^t@g@Dorohoi;]~ARRădăuți;\lBbBVatra Dornei;]g@c
@Câmpulung Moldovenesc;\aACGura Humorului;^RnFMiercurea-Ciuc;]f@iAGheorgheni;_z@rAOdorheiu Secuiesc;^`AxAFăgăr
aș;]_B\Codlea;_aAa@Sfântu Gheorghe;]eAYTârgu Secuiesc;bg@wDPiatra Neamţ;\iAf@Buhuşi;]h@n@Moineşti;]HJComăneşti
;b}A]Bacău;`CeARoman;\q@bDAdjud;`?nAFocșani;_X~@Râmnicu Sărat;bj@l@Buzău;\jAXMizil;\c@z@Urziceni;^zAl@Voluntar
i;\EFPantelimon;fDDSector 3;eFESector 2;qBBBucharest;_jAkCCâmpina;\JIBreaza;^GwASăcele;dREBraşov;\^LRâşnov;]XB
Zărnești;\?fDGăeşti;^jAo@Mioveni;cLTPiteşti;`uBOTârgovişte;]c@IMoreni;]i@IBăicoi;ca@NPloieşti;]LlABuftea;dSLSe
ctor 1;eDHSector 6;eIHSector 5;`TbBGiurgiu;^bEm@Roșiorii de Vede;_eAZAlexandria;\E~@Zimnicea;^`BQTurnu Măgurel
e;eyF}BSector 4;\I?Popeşti-Leordeni;]{Az@Olteniţa;_eKr@Mangalia;eIgAConstanţa;^D[Năvodari;_~@LMedgidia;\p@QCer
navodă;^f@GFeteşti;_|Ac@Slobozia;]}AZFetești-Gară;c[iDBrăila;dOa@Galaţi;`wCr@Tulcea;T{Cv@Sfântu Gheorghe;abo@o
AReşiţa;\b@MBocşa;^eBICaransebeş;U~@vCLiubcova;\mEdCCalafat;]sAEBăileşti;]eFn@Corabia;^\cACaracal;]p@m@Balş;dz
@DCraiova;]v@m@Filiaşi;]uCSDrăgăşani;`Sj@Slatina;a?eCRâmnicu Vâlcea;^{@ECurtea de Argeş;_bGy@Petroşani;]IEPetr
ila;]\LVulcan;^DBLupeni;aG|@Târgu Jiu;]|@p@Motru;a~@`@Drobeta-Turnu Severin;\YkHBrad;`Wp@Deva;`?XHunedoara;]{@
OOrăştie;]a@ACugir;^g@WSebeş;`AUAlba Iulia;^[o@Aiud;]g@XBlaj;bm@jASibiu;\?NCisnădie;^_CcBSighișoara;`vAHMediaş
;^H_@Târnăveni;ds@i@Târgu Mureş;^_@o@Reghin-Sat;\zBz@Luduş;\p@ROcna Mureş;^Ea@Câmpia Turzii;_RCTurda;eb@g@Cluj
-Napoca;_u@kADej;]IVGherla;asBSBistriţa;\LsBVişeu de Sus;^m@HBorşa;_xCu@Sighetu Marmaţiei;\f@t@Baia Sprie;bV?B
aia Mare;`fBzAZalău;\p@EŞimleu Silvaniei;]`AyACarei;bmAWSatu Mare;czDtCOradea;\t@p@Salonta;Y}AtASebiş;_j@fCLug
oj;crBaBArad;dPtATimişoara;*RSSerbia;aehCwkGLeskovac;`HxAVranje;_lPcSSombor;boBaASubotica;\Fv@Bačka Topola;]Ap
@Vrbas;^n@~@Bačka Palanka;_i@t@Sremska Mitrovica;]hAxALoznica;\r@cFApatin;aqHxNNovi Pazar;ac@uBKraljevo;bbA_@Č
ačak;]U[Gornji Milanovac;c{A@Kragujevac;]fAy@Aranđelovac;]z@OLazarevac;`pAhBUžice;`IsAValjevo;\{@iAObrenovac;\
Cy@Nova Pazova;\JGStara Pazova;`|Al@Šabac;^Ys@Ruma;dCo@Novi Sad;\X@Futog;]_AkABečej;]IpBInđija;a{@aAZrenjanin;
as@dBPančevo;o`@LBelgrade;cLIZemun;]@`@Sremčica;`kBBSmederevo;_s@FPožarevac;^UcBVršac;__DpEBor;^bF{@Smederevsk
a Palanka;^{@lAJagodina;]UHĆuprija;aFdAKruševac;_`AGTrstenik;^uBlAProkuplje;d}@QNiš;_iC`@Pirot;]`AsAKnjazevac;
_?aAZaječar;\u@aANegotin;_zK_IKikinda;]lASSenta;*RURussia;Vn~a@o}KEgvekinot;Sey@^Uelen;WjTzIProvideniya;UqHwEL
orino;Y{wu@r}AKrasnyy Chikoy;ZfFm@Bichura;e?wFUlan-Ude;Tr@oGKhuzhir;UoDn@Turka;]}BlIPetrovsk-Zabaykal’skiy;[aI
OKhilok;VjDs@Novokizhinginsk;Zc@kBKhorinsk;Y_JgASosnovo-Ozërskoye;YyKpJDul’durga;X`IxEKyra;ZsEiKGornyi;XtEe@Mo
gzon;[yMTKarymskoye;ehDqAChita;Wk@fDKurort-Darasun;\eDPAginskoye;[wEmBPervomayskiy;YPmCVershino-Darasunskiy;\s
ElANerchinsk;ZpD|EYasnogorsk;WcD[Kalanguy;^AzBBorzya;WxGWNizhniy Tsasuchey;Z{W\Priargunsk;`tEt@Krasnokamensk;V
PgDAleksandrovskiy Zavod;WjAoCShelopugino;[jBmDChernyshevsk;ZiCt@Sretensk;VyEyAUst’-Karsk;XS`JKalga;WoCkANerch
inskiy Zavod;Wgj@gHUshumun;Vi[j~@Zarubino;g_D{AVladivostok;__B?Bol'šoj Kamen';]KZFokino;ceBXNakhodka;]_@TVrang
el’;ZcDa@Preobrazheniye;TuZwUSvetlaya;XkVuFTomari;^BnCKholmsk;\d@hANevel’sk;Z_XpOYuzhno-Kurilsk;VkDl@Shikotan;
^rWuPKorsakov;dF_AYuzhno-Sakhalinsk;YGoIMakarov;\}@uBPoronaysk;Zr@iBSmirnykh;[}@yKNogliki;SNkBVal;VtHTLazarev;
^|CwDNikolayevsk-on-Amure;Xv@zCBogorodskoye;XaArDDe-Kastri;[uGpBAleksandrovsk-Sakhalinskiy;[PjJUglegorsk;WCdCK
rasnogorsk;\nJiCVanino;^GXSovetskaya Gavan’;XhFaFVysokogornyy;SlEi@Gurskoye;TgFmETsimmermanovka;VfPwEImeni Pol
iny Osipenko;Xa@rFGorin;YbE}ABerëzovyy;RpIuBSofiysk;TpEaDEkimchan;\KbKChegdomyn;aNrMBirobidzhan;gsL`AKhabarovs
k;WO{CLitovko;_wIeEAmursk;eU_AKomsomolsk-on-Amur;?zA|ETroitskoye;Sn@~ASinda;Xd@vCMukhen;Wx@|IVostok;YyApIPlast
un;XdEhEOl’ga;\n@gBKavalerovo;_qBy@Dalnegorsk;`tMnAArsen’yev;_\nEPartizansk;_z@gHSpassk-Dal’niy;_sBmDLesozavod
sk;^cA{ADalnerechensk;XwCNNovopokrovka;]h@uBLuchegorsk;]FiABikin;\eBoCVyazemskiy;YjLqALeninskoye;[rB~RKamen’-R
ybolov;cNzDUssuriysk;bm@vAArtëm;\TJTrudovoye;\p[_k@Chigiri;dCJBlagoveshchensk;Z_F`CPoyarkovo;[{AsCYekaterinosl
avka;]y@pBRaychikhinsk;[gCjAArkhara;U}JnALondoko;ZzD?Obluch’ye;V_FmETyrma;YzJi@Talakan;R{F{FEtyrken;Se@}FStoyb
a;``SvJBelogorsk;?qAuCNovokiyevskiy Uval;`zCx@Svobodnyy;]zA}BShimanovsk;^rA{IZeya;ZaNcw@Namtsy;dIhCYakutsk;[rB
lBPokrovsk;YuKmFBorogontsy;YaD`JAmga;RpGlLChagda;WqWmIUst-Maya;ZdL{HChurapcha;ZaFgAYtyk-Kyuyël’;YqKy@Khandyga;
Up@pp@Chumikan;Wy[|CMnogovershinnyy;T|IyNAyan;^y\|POkha;Ys@ac@Okhotsk;VyW_VMyaundzha;SlZsAOymyakon;Tt_@vRSolne
chnyy;YiHyLNezhdaninskoe;ZeY{KUst-Nera;RyJlAArtyk;VsEgZBelaya Gora;?pQ~KKhonuu;WfSyPDeputatsky;S~ViLNizhneyans
k;UtB~GUst-Kuyga;XtDrMBatagay;UnY[Batagay-Alyta;XhQfWSangar;YwGqo@Tiksi;[fl@rp@Vilyuysk;WcF[Kysyl-Syr;WyB_QZhi
gansk;YwSd\Berdigestyakh;S[`ESinsk;]~GvNAldan;ZqDeATommot;`xHjMNeryungri;[yE`SMagdagachi;WdEo@Taldan;_NcHTynda
;[~ChFSkovorodino;XrEMUrusha;SvJuQKhani;Y_EfRYerofey Pavlovich;WxERAmazar;[zEVMogocha;Ta@iCTupik;XlIyMNovaya C
hara;R{RcWKhorintsy;ZlEx@Olyokminsk;YTgRVerkhnevilyuysk;[fK`@Nyurba;ZhC~ESuntar;_bVkAMirny;YhH_BChernyshevskiy
;Xu@dTPeleduy;UcO~EKropotkin;]lAyLLensk;[FhZTaksimo;[oFBKuanda;XrNxJBagdarin;XB{ISeveromuysk;\}BmIBodaybo;XbG{
AMama;RjFdCGorno-Chuyskiy;UbIrIKichera;XaIk@Novyy Uoyan;YvGnJKurumkan;]bEgGSeverobaykal’sk;Zz@|LUst’-Barguzin;
Z|HgPMagistral’nyy;[gCaIKirensk;YlEzAMarkovo;VyDwWYerbogachen;\sTa\Aykhal;\wDcBUdachny;VI}KOlenyok;VgIsTSaskyl
akh;WrgACKhatanga;Y`Mbo@Tura;^~lA{^Kayyerkan;`cCUTalnakh;cf@ZNorilsk;TnAzFSnezhnogorsk;ZnFzBIgarka;U}IhBSvetlo
gorsk;XjAbFTurukhansk;Xqs@vXBaykit;VV|RManzya;SdIy@Yuzhno-Yeniseyskiy;YnK}HTeya;VhOuFBor;b_Bh`@Achinsk;`Nr@Naz
arovo;Xu@{DNovobirilyussy;]fFtCBogotol;XpG}ETegul’det;_tAzEMariinsk;ZsBxATisul’;Wc@rCBelogorsk;`zLaCBerëzovski
y;YqC~BZelenogorskiy;^nCtAPolysayevo;aCb@Belovo;aeArAKisilevsk;dMNProkop’yevsk;bJMKiselëvsk;g_Bl@Novokuznetsk;
_e@^Osinniki;]HLKaltan;b{C_@Mezhdurechensk;_r@EMyski;ZqLyCShira;_xCqESharypovo;\}Bj@Uzhur;?cF~@Novosëlovo;[nCf
ESorsk;asE`@Chernogorsk;aoAXMinusinsk;cv@CAbakan;Y[wBKrasnoturansk;\}EtAKuragino;XsBwAKrasnokamensk;ZfIqEBalak
hta;Yl@{CKozul’ka;^eEf@Divnogorsk;]h@qNYeniseysk;`}@h@Lesosibirsk;Wj@xBPirovskoye;XkEMKazachinskoye;ZX~CBol’sh
aya Murta;ij@jDKrasnoyarsk;]g@?Berëzovka;^i@OSosnovoborsk;ae@YZheleznogorsk;asEZZelenogorsk;YS}KMotygino;Zg@~D
Taseyevo;beDjEKansk;\eAGIlanskiy;]fF`ABorodino;Y?`CAginskoye;ZmV{@Alzamay;_iA`CNizhneudinsk;`uHbATulun;W}A_EPo
kosnoye;\xGoBChunskiy;]sHEVikhorevka;_|Rd@Tayshet;Xv@mENovobiryusinskiy;WjAaBChunoyar;[WyDBoguchany;\wIm@Kodin
sk;WmR{IVanavara;_}TdUUst’-Kut;bpRoFUst’-Ilimsk;dpEtJBratsk;UkHw@Vidim;[_DoCNovaya Igirma;^k@lBZheleznogorsk-I
limskiy;_dKlNSayansk;^Zd@Zima;YeEq@Ust’-Uda;XgDzCOsa;YaG{GZhigalovo;ZqChDKachug;XgBfFYelantsy;WrDs@Bayanday;\v
Cp@Ust’-Ordynskiy;gzAdBIrkutsk;\LPMarkova;UaCfAListvyanka;XeEZBabushkin;YoCu@Kamensk;]NjCGusinoozyorsk;\HxDKya
khta;Z`Fs@Petropavlovka;[tKl@Zakamensk;YdFcGKyren;]yHBSlyudyanka;\uAZBaykal’sk;_FkCShelekhov;dd@cAAngarsk;ar@e
@Usol’ye-Sibirskoye;`pBoACheremkhovo;VhS|BOrlik;VjM~JKungurtug;W`a@YKhandagayty;WgQXSamagaltay;bnB}EKyzyl;X_Fj
@Saryg-Sep;VoBcEToora-Khem;YvL~@Turan;UbEcETanzybey;XyCnKKhovu-Aksy;[zCoAShagonar;ZnGn@Chadan;]iAuKShushenskoy
e;_hBj@Sayanogorsk;\fGxAAbaza;ZwA_BAskiz;X`E[Vershina Tei;[oE`LAk-Dovurak;XnC`FKyzyl-Khaya;WfMs@Aktash;YwE~@Ko
sh-Agach;TzFv@Belyashi;S{@{HBalykcha;]a@gHTashtagol;YxCdBTurochak;W~BsBSolton;YbDo@Tselinnoye;dzAlBBiysk;[fByA
Troitskoye;]dEu@Yuzhnyy;X}B|HSoloneshnoye;XyApCUst’-Kan;\m@uEBelokurikha;\sD?Mayma;`CFGorno-Altaysk;Yn@bCSheba
lino;YyAlBOnguday;XbB~AUst’-Koksa;\~XqCGornyak;cr@eBRubtsovsk;\oBwAPospelikha;WeJlBCharyshskoye;YdDu@Krasnoshc
hekovo;^GeDAleysk;YqDTUst’-Charyshskaya Pristan’;\FwDNovosilikatnyy;Z~Fl@Rebrikha;ZzGn@Zav’yalovo;[nE@Blagoves
hchenka;X}@dHUglovskoye;[|A{AMikhaylovskoye;\zCsCKulunda;]fAiAYarovoye;^MMSlavgorod;YbnAeJPolovinnoye;X{CkEMok
rousovo;Zv@jBLebyazh’ye;[yGf@Petukhovo;WgN{ASladkovo;\fKmDGolyshmanovo;WiDoAUspenka;`s@hCIshim;Z_Ec@Abatskoye;
Z_@iBVikulovo;bvMsGTobolsk;ZjF~CYarkovo;XyB`HArmizonskoye;Xx@mDYurginskoye;]fD~@Zavodoukovsk;^p@]Yalutorovsk;Y
VkENizhnyaya Tavda;[p@aKMezhdurechenskiy;W_CxDKuminskiy;XgDcEKondinskoye;W`E{JTalinka;YsTjHGornopravdinsk;blD}
DKhanty-Mansiysk;YSzKTurtas;_iViJPyt-Yakh;^`Eq@Poykovskiy;YpAzDSalym;\w@{MNizhnesortymskiy;_oAbDLyantor;bwAfBN
efteyugansk;ecD_@Surgut;\b@?Belyy Yar;]}AeAFedorovskiy;`yCcCKogalym;b_EwDNoyabrsk;\LdHPokachi;_^|ALangepas;?Sz
YSedel’nikovo;^zDHTara;[s@~CBol’sherech’ye;YhEiAKolosovka;ZrFoETevriz;YtFc@Ust’-Ishim;?cHrCBol’shiye Uki;isCfK
Omsk;[hFoDTyukalinsk;[fDz@Nazyvayevsk;]PbCIsil’kul’;ZaFv@Sherbakul’;YqBpAOdesskoye;YuDvARusskaya Polyana;ZjAmJ
Sargatskoye;]wEnBKalachinsk;]wGa@Tatarsk;[hFtECherlak;^eSpAKarasuk;\pC}BKupino;^qEcEBarabinsk;_FSKuybyshev;ZxH
m@Vengerovo;Y`@`EChistoozërnoye;YIqJKyshtovka;YyIh@Severnoye;WqFqFKedrovyy;[wGlNChulym;Y`Gk@Ubinskoye;YhExBZdv
insk;YgEh@Dovol’noye;[tAbBKrasnozërskoye;Y}E^Pankrushikha;X[cBKochki;_gDjBKamen’-na-Obi;\eE@Suzun;[tAsBOrdynsk
oye;\_AaCKochenëvo;\{CPKrasnoobsk;jJSNovosibirsk;]j@DOb’;W_DiBTashara;_nAdCAkademgorodok;a@RBerdsk;`g@TIskitim
;]Ob@Linëvo;]?n@Cherepanovo;]e@nATal’menka;g_@zABarnaul;`i@INovoaltaysk;`gE{@Zarinsk;]iEqBGur’yevsk;\|@}BPromy
shlennaya;biBp@Leninsk-Kuznetsky;^nB{BTopki;gaBMKemerovo;\?a@Kedrovka;\dCeAYashkino;ajB\Yurga;\bBHBolotnoye;]A
tAToguchin;ZtAkEKozhevnikovo;WoBmDKrasnyy Yar;bgAhBSeversk;gQRTomsk;]_CtATayga;aoAAAnzhero-Sudzhensk;^[wDAsino
;Z|E_HBelyy Yar;Y`GjDMolchanovo;^jDsCKolpashevo;Yp@hBPodgornoye;ZrBxCBakchar;ZpFwKKargasok;_lSmIStrezhevoy;VxE
nLNovyy Vasyugan;\sAaNIzluchinsk;dhAHNizhnevartovsk;_vASMegion;_oGuERaduzhny;]`EqMGubkinskiy;\}FaBTarko-Sale;Z
wBqEUrengoy;azIUNovyy Urengoy;YaLuGTazovsky;Sa[gOKaraul;]qQbCDudinka;Thb@sXDikson;Ujj@p^Mys-Kamennyy;_yDd\Mura
vlenko;[D{KPangody;_hK~@Nadym;VoAyENyda;X~Kq@Yar-Sale;TzAjBKutop’yugan;]dVjOBeloyarskiy;^p@mQLabytnangi;_e@XSa
lekhard;S{D}ELaborovaya;Rvc@gLAmderma;SrUrMKhoreyver;_fBxGUsinsk;_|@jDPechora;\QbGVuktyl;^{PsLInta;WqC`JSaranp
aul’;]aQwSVorgashor;aw@LVorkuta;W}BdLMuzhi;TnCrBOvgort;ZsEnDBerëzovo;UwAjFSherkaly;`PzBNyagan;WtDzAKommunistic
heskiy;]rD~@Sovetskiy;^p@HYugorsk;ZyEwJIgrim;VjP`AKhulimsunt;WsGzDAgirish;XlErDPelym;[XnJSos’va;_iQ}DUray;Vn@`
ITabory;_oC~ATavda;\xHATurinsk;YgCtATurinskaya Sloboda;\`CxBTalitsa;aPvDShadrinsk;hyJsETyumen;\e@TBorovskiy;Zn
AnBIsetskoye;eClEKurgan;X`BfEZverinogolovskoye;YhFITselinnoye;\lAqCShumikha;\cF~@Kurtamysh;WtMcCBrodokalmak;?a
CfFOktyabr’skoye;afF~@Troitsk;YvDv@Chesma;_yB_CYuzhnoural’sk;\xANPlast;^eBkAYemanzhelinsk;_M[Korkino;am@m@Kope
ysk;id@GChelyabinsk;\fCqCKasli;aHXOzersk;_I_ASnezhinsk;]MsASysert’;\Cg@Aramil;_Fi@Beryozovsky;^iBRZarechnyy;aY
g@Asbest;\k@OReftinskiy;cq@fCKamensk-Ural’skiy;\aCVKataysk;^YoBKamyshlov;^bCLBogdanovich;_BYSukhoy Log;`qEmCLe
snoy;_@IIrbit;_rGc@Alapayevsk;^c@bBArtëmovskiy;_|ACRezh;\fCmCNizhnyaya Salda;^fCw@Krasnoural’sk;_eB~@Verkhnyay
a Salda;]bAlBNev’yansk;aVn@Novoural’sk;]Dc@Kirovgrad;fRaBNizhny Tagil;^h@iAKushva;YjEnEShalya;[mA`DMikhaylovsk
;bcD}APervouralsk;`?TRevda;\]RDegtyarsk;]Lc@Talitsa;]yAUSredneuralsk;`UBVerkhnyaya Pyshma;jGTYekaterinburg;`tA
rAPolevskoy;^GlAVerkhniy Ufaley;__A`AKyshtym;\bAl@Karabash;]xCZKusa;ci@b@Zlatoust;c{AVMiass;_s@LChebarkul’;S~C
jFKassel’skiy;_XoBUchaly;ftA~DMagnitogorsk;`xBoBBeloretsk;]f@}CKatav-Ivanovsk;]Be@Ust’-Katav;^u@VTrëkhgornyy;]
gAWBakal;_o@SSatka;[~CaBMesyagutovo;^fEhBAsha;\yA@Sim;\WzDMezgor'e;?nEgAArkhangel’skoye;`rC~DIshimbay;cXLSalav
at;dGs@Sterlitamak;^EwGBlagoveshchensk;i@z@Ufa;XsBgCPavlovka;_hE?Birsk;^kByEChernushka;ZcBrAAskino;_mFgBKrasno
ufimsk;`~C_DKungur;`gDkCLys’va;_?c@Chusovoy;^vGa@Dobryanka;h^xAPerm;``BMKrasnokamsk;WWwDMaykor;bkDeCSolikamsk;
\cAsCKrasnovishersk;\aBxFAleksandrovsk;ctCq@Berezniki;^qCpBGubakha;]Si@Kizel;_mJdAKachkanar;]}@JLesnoy;]KBNizh
nyaya Tura;\sCuANovaya Lyalya;a?mBSerov;StEdAPavda;^uAsDSeveroural’sk;^KjAKarpinsk;`g@?Krasnoturinsk;]i@wDIvde
l’;ZpYuKTroitsko-Pechorsk;XpFa@Voyvozh;Y|FnFUst’-Kulom;b?wJUkhta;WfJlCSindor;\lEt@Yemva;`XzCEzhva;dQ\Syktyvkar
;UwE|@Mordino;WrDtDKoygorodok;Yd@~ENagorsk;]sG`COmutninsk;[IeCKirs;WmEtAKostino;XqEuGGayny;W?jCKochëvo;^aArBKu
dymkar;]iCvENytva;]WbCOsa;\rCwBOchër;]Jg@Vereshchagino;\hIRBalezino;]GtAIgra;a{DbBVotkinsk;aWx@Chaykovskiy;gtD
QIzhevsk;\h@`AAgryz;baDFSarapul;b{AlANeftekamsk;^eCc@Yanaul;^LzCDyurtyuli;]gBrDChishmy;]dAhADavlekanovo;]R^Ray
evskiy;`rFmBTuymazy;`qAbBBelebey;]d@h@Priyutovo;]t@h@Abdulino;bd@}COktyabrsky;]j@NBavly;^`@{AAznakayevo;ZoC_AB
akaly;]YqCAgidel’;\dDb@Menzelinsk;ffCANaberezhnyye Chelny;]T_@Mendeleyevsk;at@ZYelabuga;dj@VNizhnekamsk;_q@~@Z
ainsk;cq@rAAl’met’yevsk;a_BfABugulma;`dAKLeninogorsk;aaBjDKrasnaya Glinka;`bBNBuguruslan;^|@@Pokhvistnevo;XtB_
BIsakly;\HbCKinel’-Cherkassy;_ZPOtradnyy;^jBqENurlat;``@{DChistopol’;\q@cDKukmor;Ya@uCKil’mez’;_?lCVyatskiye P
olyany;_gFk@Mozhga;]DkBUva;b}AeFGlazov;[pHs@Zuyevka;XgA~BUni;V|GMSuna;^vI}AKotel’nich;]|AfEYaransk;\yEy@Sovets
k;Yl@tBNovyy Toryal;dfDfAYoshkar-Ola;Z}Eh@Morki;[gEgCUrzhum;\VjEArsk;ivCz@Kazan;WI|BKuybyshevskiy Zaton;YwCp@B
azarnyye Mataki;WeAnEYelkhovka;`xC|AZhigulëvsk;g^YTolyatti;bu@gCDimitrovgrad;\tFJNovoul’yanovsk;g?c@Ulyanovsk;
]R_CBuinsk;\uAkDVasil’yevo;bf@AZelenodolsk;`^EVolzhsk;_lDfAKanash;_tDdCAlatyr’;\mBlFBarysh;Z\mBKarsun;]|BdAInz
a;]v@XNikol’sk;^cAcJShumerlya;]|DESergach;YDeGVoskresenskoye;Y}EcASharanga;]ChDKoz’modem’yansk;fiCf@Cheboksary
;bm@BNovocheboksarsk;]_AgBMedvedevo;]lFqEShakhun’ya;Y_B_CLeninskoye;^xHIShar’ya;Wg@gBPyshchug;Zr@aCNikol’sk;^i
DsFVelikiy Ustyug;YyCpADem’yanovo;X~@zGVokhma;ZoF^Darovskoy;fsI`@Kirov;aiAHKirovo-Chepetsk;^[c@Slobodskoy;ZfBu
CRaduzhnyy;YnGiAOparino;Xq@{JUrdoma;YsHfCVizinga;ZdBgEZheshart;YnDkGUsogorsk;_rHbLKoryazhma;`bBHKotlas;XpDwULe
shukonskoye;Y}f@kBUst-Tsilma;^{InJSosnogorsk;XCyGIzhma;\tDmONar'yan-Mar;]SENarian-Mar;VxCeWBelush’ya Guba;Uxn@
z]Nes’;XtAvCMezen’;Xg@nJKarpogory;XrEkCPinega;SpEdBBelogorskiy;_nHm@Novodvinsk;^`@EIsakogorka;eRSArkhangel’sk;
XnE{TOstrovnoy;_{@rTYagry;dCDSeverodvinsk;Vd@fDKodino;]rHe@Onega;UlQy_@Teribërka;\tIGPolyarnyy;`DXSeveromorsk;
e|@RMurmansk;\hM{AZapolyarnyy;\tBBNikel;^gAf]Kostomuksha;XyGxBMuyezerskiy;Ws@aCBorovoy;WfFgFPyaozerskiy;YSpBKa
levala;YfDaJAlakurtti;]YwBKovdor;VgGoEVerkhnetulomskiy;_yBbHKandalaksha;WqAnBPoyakonda;\~@{CPolyarnyye Zori;_i
AqBMonchegorsk;]kAg@Olenegorsk;`_@nBApatity;^s@EKirovsk;WmGoALovozero;YfCfGUmba;\q@xIKem’;YrH_FLoukhi;^}FpMSeg
ezha;\[fDMedvezh’yegorsk;WxId@Porosozero;^sHfBKondopoga;eOrAPetrozavodsk;]d@lDPodporozh’ye;YeApKKhvoynaya;]bA{
BPikalëvo;\~@FBoksitogorsk;`~@_@Tikhvin;WZdDLyubytino;]a@_KLodeynoye Pole;_rF`DVolkhov;`z@xAKirishi;dxC|DVelik
iy Novgorod;\qAwBChudovo;_~CsATosno;]R_@Nikol’skoye;cd@IKolpino;\^LPavlovsk;aDEPushkin;\@PKommunar;_z@WKrasnoy
e Selo;aG^Gatchina;]?e@Gorelovo;`IMUritsk;_D?Sosnovaya Polyana;_Ka@Untolovo;_p@QSestroretsk;_o@GSertolovo;ew@`
@Krasnogvargeisky;aJIGrazhdanka;bD@Akademicheskoe;f?@Kalininskiy;`FCSosnovka;aBBSvetlanovskiy;`CMParnas;aFDOze
rki;aDFKomendantsky aerodrom;_?CKolomyagi;`CDChernaya Rechka;bABPetrogradka;]BCNovaya Derevnya;^H?Staraya Dere
vnya;]CBKrestovskiy ostrov;d@DVasyl'evsky Ostrov;mK?Saint Petersburg;c@BAdmiralteisky;_GKSampsonievskiy;aC@Fin
lyandskiy;d?FCentralniy;`ELKupchino;_VAAvtovo;a@DDachnoye;\WDShushary;_MEObukhovo;`I?Rybatskoye;^AKKudrovo;^GR
Metallostroy;_Wk@Vsevolozhsk;]]n@Otradnoye;]c@SKirovsk;\jDgFPriozërsk;]qBeCSortavala;XcFbASalmi;[gBoCSuoyarvi;
\|TbESvetogorsk;^xClKSlantsy;_gBs@Kingisepp;`_BgBSosnovyy Bor;abAaDVyborg;`gFjBKurortnyy;_Xb@Kronstadt;aWTPete
rhof;`RCPetrodvorets;_DALomonosov;_OhFLuga;ZrC|AStrugi-Krasnyye;[yAbBPorkhov;?nDbIOsyno;\BoBOpochka;]|@}BOstro
v;dB_BPskov;egV~QSmolensk;YgA_DOzërnyy;ZpFCVelizh;[T`CRudnya;\fFuENevel’;byB_AVelikiye Luki;X_CaDKholm;XnE~@Lo
knya;[c@aGSol’tsy;^oEVStaraya Russa;Y}EfADemyansk;\dDbFToropets;]aFt@Nelidovo;]cAwDOstashkov;\[eDValday;]_DPBo
logoye;`XcBBorovichi;^yEdBUdomlya;`vAx@Vyshniy Volochëk;_mAlBTorzhok;`|BzCRzhev;^eClCGagarin;`jCbAVyaz’ma;`~H\
Yartsevo;_kBISafonovo;^G~DDesnogorsk;`rAf@Roslavl’;]mDrAZhukovka;\iA^Sel’tso;]o@m@Dyat’kovo;_F}AKirov;_]f@Lyud
inovo;\oIJBelëv;]fAm@Kozel’sk;ecBaBKaluga;\xDtASukhinichi;ZT_CYukhnov;^_DwCMozhaysk;^}B~@Balabanovo;bHLObninsk
;^ZRMaloyaroslavets;\?uBTuchkovo;\mAYZvenigorod;]^\Kubinka;aEd@Naro-Fominsk;^iBe@Annino;\b@DAprelevka;]TAYushk
ovo;\AIGolitsyno;^M@Krasnoznamensk;^Mu@Dedovsk;^KBNakhabino;]Wn@Vnukovo;bBKOdintsovo;bKBNovo-Peredelkino;\AHMo
skovskiy;bEGSolntsevo;^IGMikhalkovo;]@GSetun’;]??Bol’shaya Setun’;cBCKuntsevo;]HIRublëvo;aBEKrasnogorsk;dSOKhi
mki;cBNStrogino;cKFKhoroshëvo-Mnevniki;`@EPokrovskoye-Streshnëvo;b@@Shchukino;`CKLevoberezhnyy;_EANovokhovrino
;_IEVagonoremont;aABVostochnoe Degunino;aECLianozovo;`@BAltuf’yevskiy;]?@Slobodka;_@BLikhobory;_A?Novovladykin
o;`JHSokol;bGFPresnenskiy;bCJNovyye Cherëmushki;^@?Leninskiye Gory;_BBSemënovskoye;^BGVorob’yovo;^C?Luzhniki;`
?CDorogomilovo;]HBKastanayevo;a@EFili;^BDDavydkovo;^?BAmin’yevo;bBBOchakovo-Matveyevskoye;_E?Nikol’skoye;^?EMa
tveyevskoye;bC@Ramenki;bBFTroparëvo;^@ANikulino;^B?Vostryakovo;bGHTyoply Stan;cE@Yasenevo;a?IObruchevo;bG?Cher
ëmushki;bA?Zyuzino;^@^Shcherbinka;_p@BTroitsk;`k@VKlimovsk;cCKPodolsk;aPt@Chekhov;_n@v@Protvino;bg@ISerpukhov;
\W~CKosaya Gora;`DTShchëkino;`vAaBAleksin;]pBjASuvorov;\}CpAPlavsk;^eDKBogoroditsk;`Gi@Uzlovaya;]n@HKireyevsk;
fz@u@Tula;\Ow@Yasnogorsk;buB|ANovomoskovsk;\UCSevero-Zadonsk;\Z_AVenëv;^w@jAKimovsk;^h@?Donskoy;]}Ir@Ryazhsk;]
hBUSkopin;]g@k@Novomichurinsk;gHuBRyazan’;]bDYZaraysk;^_@k@Lukhovitsy;]}Ap@Rybnoye;^CgDShatura;]cASRoshal’;adD
x@Yegor’yevsk;]Vg@Kurovskoye;]Ca@Kabanovo;^AFLikino-Dulevo;bGSOrekhovo-Zuyevo;]f@MElektrogorsk;`ZRPavlovskiy P
osad;cd@AElektrostal’;b@MNoginsk;`AXFryazevo;\Bt@Beloozyorskiy;af@SRamenskoye;\CZBronnitsy;auATVoskresensk;cQn
@Kolomna;]l@h@Ozëry;_hA@Kashira;`TIStupino;]zALPushchino;^@kCDrozhzhino;^?IAnnino;c?AChertanovo Yuzhnoye;aI?Bi
ryulëvo Zapadnoye;^C@Zagor’ye;`GDVidnoye;cDGBiryulëvo;`M\Domodedovo;^EUPetrovskaya;_YELytkarino;\Rb@Vostryakov
o;]W]Andreyevskoye;^CUTomilino;cMOZheleznodorozhnyy;\?PMalakhovka;aSHZhukovsky;]QWElektrougli;^TGZarya;]OIStar
aya Kupavna;]AKLosino-Petrovskiy;]?DMonino;cn@HBalashikha;cVWKorolev;cBPGol’yanovo;bDBIzmaylovo;_AAMetrogorodo
k;bGFIvanovskoye;aE@Reutov;c@JZhulebino;cGBLyubertsy;_DHDzerzhinsky;_B?Dzerzhinskiy;\CCKotel’niki;aJBAlekseyev
ka;bD@Zyablikovo;b@CBrateyevo;^E?Kapotnya;cDGLyublino;dICVykhino-Zhulebino;c@?Kuz’minki;bCCVeshnyaki;a?ENovogi
reyevo;^B@Kuskovo;_BBNovokuz’minki;b@ARyazanskiy;_PBKozhukhovo;bK@Tekstil’shchiki;cA?Novyye Kuz’minki;dDHMar’i
no;cAFOrekhovo-Borisovo;bHAOrekhovo-Borisovo Severnoye;^CGKur’yanovo;^BAKolomenskoye;bDFTsaritsyno;aDCNagornyy
;`BAKotlovka;bMMTaganskiy;vHCMoscow;`ABZamoskvorech’ye;`@SOstankinskiy;_I?Rostokino;`?DSokol’niki;aEDLefortovo
;bCGBogorodskoye;aAKBabushkin;a@AYaroslavskiy;cAEMytishchi;_FDVatutino;^FDLeonovo;_DCKozeyevo;`ABSviblovo;\DCO
tradnoye;c?ABibirevo;]q@_@Zavety Il’icha;bBHPushkino;^?JYubileyny;b[@Shchyolkovo;`HIIvanteyevka;`Y@Fryazino;]O
[Krasnoarmeysk;\f@ISofrino;]MUKhot'kovo;b[ISergiyev Posad;_oCuAPereslavl’-Zalesskiy;\^tAKarabanovo;\VKStrunino
;`YEAleksandrov;]dAnAChernogolovka;^cB]Kirzhach;\}@l@Pokrov;_i@kAKol’chugino;\OhAPetushki;\aBQLakinsk;]MDSobin
ka;]bAeBYur’yev-Pol’skiy;^t@iCRostov Veliky;\wAUGavrilov-Yam;gCaAYaroslavl;_bAo@Tutayev;dhCc@Rybinsk;_fBhBUgli
ch;\lC^Kashin;^tDsABezhetsk;`aBnEDubna;`a@YKimry;`_@hBDmitrov;dEnASevernyy;`HADolgoprudnyy;`DOLobnya;]`@NSkhod
nya;dVEZelenograd;`f@i@gorod Solnetchnogorsk;`@@Solnechnogorsk;an@]Klin;^[pAIstra;_R{CKonakovo;flD_@Tver;]MdDV
olokolamsk;[D_TBabayevo;\Z~CPestovo;ZcHOVes’yegonsk;Vx@iIZubovo;[fBiCVytegra;TvEgASheltozero;[gFuAPudozh;WoP_A
Konëvo;[jAzBKargopol’;[bFdHBelozërsk;]kCbDSheksna;exBNCherepovets;_{LaASokol;en@n@Vologda;\iAbAGryazovets;^aGn
ABuy;ZuCwBSoligalich;[bLoDKharovsk;YEeBVozhega;[GcBKonosha;]HkCNyandoma;^YyEMirnyy;[_HmCYemetsk;YwDxBBerëznik;
]vBdJVel’sk;ZuECOktyabr’skiy;Yt@kEShenkursk;XcLYVerkhnyaya Toyma;X`@`FKizema;YxFxBTarnogskiy Gorodok;[bDhBTot’
ma;WaChHParfen’yevo;XuDeAKologriv;]wAbBManturovo;WaAxDVarnavino;]HpGLyskovo;`fDWKstovo;if@c@Nizhniy Novgorod;`
MEBor;]uAuASemënov;^lEZGorodets;_N@Zavolzh’ye;_WjBBogorodsk;dH[Dzerzhinsk;`[q@Novaya Balakhna;`dBfBPavlovo;[Ak
GYur’yevets;ZmCsBMakar’yev;\bHaBGalich;aj@zDKineshma;_f@l@Vichuga;\~IcEDanilov;]oApCNerekhta;_kBh@Furmanov;eb@
gBKostroma;\gAlAPrivolzhsk;\XKVolgorechensk;`m@tBShuya;^z@OKokhma;fVMIvanovo;^tAZTeykovo;eZnCVladimir;\JZRaduz
hnyy;ccEgAKovrov;^sAuCRodniki;_qAlDVyazniki;`CvDVyksa;_gAQKulebaki;\rDLMelenki;bmAm@Murom;`pGGGus’-Khrustal’ny
y;Y|A|ASpas-Klepiki;^sFf@Kasimov;\fBzBShilovo;YWtBSarayi;_aDx@Morshansk;^UuDSasovo;SuD~CBol’shaya Izhmora;]iDB
Nizhniy Lomov;]o@eBKovylkino;[vEGZubova Polyana;a_BmDSarov;bgByAArzamas;[_ChALukoyanov;X{CbAKemlya;ePdBSaransk
;_j@VRuzayevka;`o@jDZarechnyy;gb@?Penza;^~DBKamenka;_a@nCSerdobsk;^}CrBAtkarsk;\l@rDZhirnovsk;]z@gBKalininsk;\
rClBYelan’;apBwBBalashov;\vA{EKirsanov;_sElARtishchevo;_zJoARasskazovo;^lALKotovsk;eJ]Tambov;a~Da@Michurinsk;U
a@dCPetrovskiy;]l@tCAnna;^c@bCButurlinovka;Y}B_AYelan’-Koleno;_{CbAUryupinsk;\nBoEZherdevka;\eBnAGribanovskiy;
^{@iBUvarovo;`^xBBorisoglebsk;\]`@Povorino;]sAdCNovoanninskiy;ZzDrDVëshenskaya;]lC}CKalach;\|A`BBoguchar;_\fEM
illerovo;aZxBKamensk-Shakhtinsky;^yHEMorozovsk;Vy@cCSovetskaya;]sCnASurovikino;^eCOKalach-na-Donu;[yAyBIlovlya
;[xFw@Serafimovich;`cB_BMikhaylovka;_sAx@Frolovo;^gFmBKotovo;Ws@xCGornyy Balykley;\n@`BDubovka;h`AdAVolgograd;
]DQGorodishche;e}@@Volzhsky;\sAPLeninsk;YhCxDSadovoye;]pGZKotel’nikovo;YuCdBZavetnoye;^bEvGIpatovo;\wAe@Divnoy
e;buDoAElista;XmA`BIki Burul;\tAxAArzgir;`HtBBudyonnovsk;^cDBNeftekumsk;]KnHNesterovskaya;]LMTroitskaya;aMASun
zha;^\@Karabulak;\?VSurkhakhi;]NCEkazhevo;cHCNazran;_VeBMozdok;_Hf@Staryy Malgobek;_@DMalgobek;\Gv@Kantyshevo;
^RFBeslan;\n@@Ardon;]\{@Terek;`Tw@Prokhladnyy;YmBeBStepnoye;\jF\Nezlobnaya;aMEGeorgiyevsk;]_@d@Novopavlovsk;^k
@pANartkala;dl@HNalchik;\DMChegem;]HQDugulubgey;_?CBaksan;]zBz@Tyrnyauz;bf@iBKislovodsk;a[[Yessentuki;]ABYesse
ntukskaya;\c@?Svobody;^G@Goryachevodskiy;cFEPyatigorsk;^GGInozemtsevo;aIWMineralnye Vody;]ZLZheleznovodsk;]BDL
ermontov;^CwBAleksandrovskoye;_oDz@Zelenokumsk;^vAiCBlagodarnyy;_rBm@Svetlograd;\pDWDonskoye;_r@NIzobil’nyy;`_
An@Mikhaylovsk;fLRStavropol;^TlAKochubeyevskoye;bQ@Nevinnomyssk;\oCvASuvorovskaya;\Zn@Uchkeken;]xDRZelenchuksk
aya;]_ANKarachayevsk;^M}@Ust’-Dzheguta;bM[Cherkessk;]hBa@Otradnaya;_xDaBKurganinsk;`]n@Labinsk;]Il@Mostovskoy;
d_AuBArmavir;_LUNovokubansk;^e@mANovoaleksandrovsk;abCJKropotkin;^WPGul’kevichi;]`BATbilisskaya;]cBwBNovopokro
vskaya;^lAqDZernograd;\eAv@Yegorlykskaya;\i@`BBelaya Glina;\aCn@Krasnogvardeyskoye;XuCcBYashalta;]j@iBOrlovski
y;`dBnASal’sk;]c@m@Proletarsk;\uCyAZimovniki;c~@gAVolgodonsk;\J[Tsimlyansk;]fELKonstantinovsk;]v@JSemikarakors
k;\tAf@Bagayevskaya;d^oAShakhty;_oB{ABelaya Kalitva;]bC\Zverevo;`d@CGukovo;b?x@Novoshakhtinsk;_[YKrasnyy Sulin
;cC|ANovocherkassk;_j@^Aksay;i^FRostov-on-Don;bINBataysk;\bAmAPersianovka;a@rAAzov;ebBYTaganrog;]p@xBStaroshch
erbinovskaya;ajAKYeysk;^R~BPrimorsko-Akhtarsk;]cDp@Bryukhovetskaya;_B{@Kanevskaya;^MuAStarominskaya;_cAh@Lenin
gradskaya;^o@o@Kushchyovskaya;^_@rAPavlovskaya;`aAx@Tikhoretsk;_tA~BUst’-Labinsk;]DiAVyselki;_h@TKorenovsk;`bB
]Timashyovsk;\M`@Medvedovskaya;]Fh@Novotitarovskaya;h?d@Krasnodar;^q@a@Dinskaya;_Xf@Pashkovskiy;^^DYablonovski
y;\DJEnem;^m@z@Goryachiy Klyuch;]oAf@Khadyzhensk;_e@EApsheronsk;`[}@Belorechensk;\g@QGiaginskaya;cEp@Maykop;\h
@|EKudepsta;]BAKhosta;`INAdler;ef@a@Sochi;]HMDagomys;^bAo@Lazarevskoye;`p@e@Tuapse;dfG}BNovorossiysk;`m@g@Krym
sk;^a@JAbinsk;`Px@Gelendzhik;]cBs@Il’skiy;]UASeverskaya;\_@IAfipskiy;\zAHKholmskiy;]N?Akhtyrskiy;]aBg@Yelizave
tinskaya;^rB_AKrasnoarmeyskaya;`PVSlavyansk-na-Kubani;_nCCTemryuk;`NjAAnapa;\fD{c@Stroitel;eSd@Belgorod;\SLRaz
umnoye;_q@VShebekino;_@AGorod Shebekino;`}Q~KDonetsk;[nE{HRoven’ki;[}Dj@Kantemirovka;`x@cBRossosh’;^mBq@Pavlov
sk;_|Gc@Alexeyevka;^pBtAValuyki;]r@oBNovy Oskol;\Fc@Chernyanka;dEgAStaryy Oskol;YZkBKshenskiy;`_DnCRossosh’;^q
Bp@Ostrogozhsk;_[yANovovoronezh;`w@bALiski;]iBWBobrov;]z@{DUsman’;]~@nANovaya Usman’;\bAGPridonskoy;iW@Voronez
h;^^ASemiluki;_uDcDGryazi;flAQLipetsk;]pAuALebedyan’;]?m@Dankov;b|B~BYelets;_tDd@Livny;_gBoCYefremov;_rH[Mtsen
sk;a_EnKGubkin;]|BwBShchigry;_rFl@Kurchatov;faBOKursk;ZfBxDKrasnaya Yaruga;]jAeDL’govskiy;aOmCZheleznogorsk;Xk
DJPonyri Vtoryye;eZiCOrël;]zE]Karachev;Z`B`ESevsk;\nCuATrubchevsk;fmBiCBryansk;\lDbAPochep;^vCPUnecha;\Mp@Star
odub;\_KjERyl’sk;_bPaENovozybkov;`{@k@Klintsy;]{iAv{@Alagir;eyA?Vladikavkaz;_aS|AIzberbash;^}@xADagestanskiye
 Ogni;bSHDerbent;\Wb@Belidzhi;W|B|@Kurakh;XjBwAKuli;aoAkDKaspiysk;\n@USemender;gS@Makhachkala;`hA^Buynaksk;X|Cl
@Karata;\rEwBAchkhoy-Martan;_s@JUrus-Martan;^aA_@Argun;eb@CGrozny;]i@^Shali;\SAAvtury;\?OTsotsin-Yurt;^SUGuder
mes;]@\Kurchaloy;Zj@aETerekli-Mekteb;Ya@gFKomsomol’skiy;\gGKLagan’;YzCfEKochubey;_YjBKizlyar;bVvBKhasavyurt;^w
@HKizilyurt;\qFeQKamyzyak;gFo@Astrakhan;\|CsEKharabali;Wf@hHZenzeli;ZtIq@Yashkul’;?QoIBol’shoy Tsaryn;^{@qCZna
mensk;_wAz@Akhtubinsk;\oCaJPallasovka;SzBwBVladimirskiy;\`DzBNikolayevsk;bHKKamyshin;]y@yDKrasnoarmeysk;^eAmAP
rivolzhskiy;hJYSaratov;dWJEngels;^nCeDPetrovsk;[mEFBazarnyy Karabulak;YoCsAPavlovka;ajBuAKuznetsk;`BAZarechnyy
;V}DGKanadey;du@bFBalakovo;`rAAVol’sk;^|B`AMarks;\k@vCKrasnyy Kut;]cGqAYershov;_iBcCPugachëv;\hC}AKhvalynsk;cg
AeCSyzran;^m@AOktyabr’sk;]qCd@Bezenchuk;`w@?Chapayevsk;bm@WNovokuybyshevsk;ig@USamara;Yb@`DPestravka;YmAjBPere
lyub;[dCfCStaryye Ozinki;\rHnCNovouzensk;?}T_HPervomayskiy;^jEiGKinel’;]kBtANeftegorsk;ayEBBuzuluk;Y_BhETashla
;[aHUPerevolotskiy;^nEmBSorochinsk;Z}HcBSharlyk;ggAfFOrenburg;^TxBSol’-Iletsk;\qG}BSaraktash;`pBaEKumertau;`[g
@Meleuz;XkH[Starosubkhangulovo;YAlDZilair;^NtCKuvandyk;^m@LMednogorsk;boCh@Novotroitsk;dc@EOrsk;_Fo@Gay;Xx@aBB
uribay;\]}BBaymak;`gAYSibay;XsE~BKvarkeno;[yBcABredy;\|ArGYasnyy;ZcEj@Svetlyy;^h@_MKartaly;^p}F}HBaltiysk;]k@E
Svetlyy;\eAw@Zelenogradsk;fEp@Kaliningrad;_qGiASovetsk;^_A`BGusev;_jAGChernyakhovsk;Ssq]a{ALeningradskiy;V}Djf
@Beringovskiy;\nJmIAnadyr;X~k@a^Pevek;YdWhIBilibino;X|^kCCherskiy;V|rAuJChokurdakh;XuQn]Zyryanka;WqPwISredneko
lymsk;XaLz]Omsukchan;WfTqASeymchan;WnCdCOrotukan;WdF`@Sinegor'ye;XpDwAYagodnoye;ZfHq@Susuman;XgHfIUst’-Omchug;
aiFzHMagadan;XYkBPalatka;RkDqCAtka;?_Yxg@Sobolevo;ZuOmAMil’kovo;YkEwDAtlasovo;[qFmCKlyuchi;YeIPUst’-Kamchatsk
 Staryy;VpVz@Esso;VDmJTigil’;X_GgGPalana;VpCwPEvensk;V_WtOOssora;SsRcSKamenskoye;VZvKTilichiki;RLt_@Nikol’skoye
;c`m@jLPetropavlovsk-Kamchatsky;_p@YYelizovo;]Er@Vilyuchinsk;?hLRUst’-Bol’sheretsk;Wk@hGOzernovskiy;VjAdDKasiv
obara;Unr@~`@Kuril’sk;*RWRwanda;\a}D`GBugaragara;bP@Nyagatare;\??Umutara;_p@v@Byumba;^yAhAKayonza;_P?Rwamagana
;_|ASShyorongi;\CVKamuhanda / Ruyenzi;oOCKigali;_U?Ndera;\l@^Mugina;]g@PNyamata;_oAGKibungo;_dI~@Cyangugu;^WFK
arengera;]HOBushenge;^IQNyabitekeli;^BHShangi;_OKKagano;^?NBushekeri;\MCRangiro;^EACyato;^b@z@Bugarama;`qCQBut
are;^Aq@Nyanza;]b@TGikongoro;^@BNzega;]t@o@Mahembe;_Kc@Kibuye;]IHGitesi;]mATRuhango;aD]Gitarama;aHIMuhanga;_N_
@Ngororero;chA_@Gisenyi;^DfBGihombo;^ARKarambi;]FKKirimbi;^@DMacuba;_HDKirambo;\sA{CMukingo;^BBBusogo;]FHMukam
ira;\J?Kora;ce@UMusanze;*SASaudi Arabia;`i~GypDKing Faisal Military City;e?BHafar Al-Batin;]rAfBKing Khalid Mi
litary City;]sBoAQaisumah;ZgObAAs Saffānīyah;`n@}AAl Khafjī;daFzGAl Jubayl;`uAjBSayhāt;]BG‘Inak;aBIAl Qaţīf;aE
?Tārūt;^JCAl ‘Awwāmīyah;_BKŞafwá;`UKRas Tanura;_@?Raḩīmah;c]tAKhobar;d@BThuqbah;bPEDhahran;i@[Dammam;\|AfEAl B
aţţālīyah;\GHAl Munayzilah;]KBAţ Ţaraf;eZ?Al Hufūf;e?IAl Mubarraz;^OgBAbqaiq;YxFkGMulayjah;ZdRxCAl Arţāwīyah;?
AtBAl Majma‘ah;ZeBh@Tumayr;]aGZRumāḩ;fa@vGAl Kharj;^`@`@Ad Dilam;_lBiC‘Irqah;sUARiyadh;`b@KAd Dir‘īyah;WjEpFAr
 Rayn;^oGFḤawṭah Banī Tamīm;Tcl@tDShaybah;^bm@z@Laylá;]bFlJAs Sulayyil;ZmHfTAl Wadī‘ah;fnQuANajrān;^lFpDŞāmita
h;`TiAAbū ‘Arīsh;^HYḐamad;^gAc@Fayfā’;ddBXŞabyā;bNr@Jizan;azBwKBariq;`hAyDBaljurashi;aP]Al Bahah;baBtASabt Ala
layah;aaCsAQal‘at Bīshah;]`BhDAn Nimas;dmAxDAbha;ZpDVDhahabān;Y}BjAAd Darb;]oDiASarāt ‘Abīdah;fnAi@Khamis Mush
ait;WcEpABadr al-Janūb;]wCXAl Mash‘ilīyah;Yt@yCYadamah;?fCgETathlīth;_dCwIRanyah;ZxEkFAl Muwayh;^u@fBAl Khurma
h;]hAfIAl ‘Aqīq;]D{DTurabah;]h@nBAl ‘Aqīq;adFbBAl Līth;g]_FTa’if;aRf@Ash Shafā;]zBmBAl Jumūm;jYd@Makkah;m~BKJe
ddah;^N}CThuwal;]i@VKhulayş;^xK{PUmluj;]zHqMDuba;^yC~EAl Wajh;^cHkAAl-`Ula;_{BiETaymā’;?sC|JKhaybar;iaAvFMadin
ah;hBCSulţānah;dpHnAYanbu;^qC|@Badr Ḩunayn;ao@bERābigh;]qJkCMahd adh Dhahab;_wKqAAfif;aeHwBAd Dawādimī;[i@eCSā
jir;UdDrAAin AlBaraha;T`DBAlrmtheiah;UXiCWed Alnkil;aeCwAAr Rass;]Ig@Riyāḑ al Khabrā’;\M?Al Khabrā’;_GMAl Buka
yrīyah;h}@e@Buraydah;_l@bAAl Badā’i‘ al Wusţá;YV|BDukhnah;^eIVShaqra;btAsEAz Zulfī;^vBvAAl Mithnab;cj@o@Unaiza
h;\YgETanūmah;\bBvB‘Uyūn al Jiwā’;gbKkEHa'il;[eBpI‘Uqlat aş Şuqūr;XtJmEAsh Shamli;bVmRSakakah;]sLzKBaq‘ā’;^iBe
ATurubah;cvJ_PArar;`zMiCŢurayf;_??Turaif;_vAhFŢubarjal;ghIbLTabuk;byCiQQurayyat;]|MvKḨaql;*SBSolomon Islands;T
op]|h@Taro;Rwy@`XLata;VfWu@Kirakira;ZrFoIAuki;W|E}BBuala;^sA`GPanatina;\GAMalango;]JBVura;]B?Kola'a;fBAHoniara
;]D?Nggosi;]EBTandai;ZdPuFNoro;*SCSeychelles;csyIz[Victoria;*SDSudan;[iuE_aAKurmuk;`SeGEr Roseires;cDNAd-Damaz
in;[rLoBMarabba;_|DpDAbu Jibeha;[hDdDTalodi;`pC{GDilling;[fB`CAl Lagowa;]W}DAbū Zabad;^`HjEBabanūsah;]oBoAAl F
ūlah;_|BjCAl Mijlad;amKBKadugli;]`GxGAbyei;`lS{FBurām;daEwBEl Daein;]sFiCGhubaysh;bxLlDGereida;gr@yCNyala;_kCm
ASh'īarīah;dl@mFEl Fasher;_g@cBMellit;[cFhBUmm Kaddadah;b{IrDAn Nuhūd;[wNm`@Ad Dabbah;]sDcBKuraymah;`pG}BDongo
la;\qDkOWadi Halfa;bkOrXAtbara;bBRAd-Damir;^AsABerber;]Lo@El Bauga;qrG|OKhartoum;jHQOmdurman;hIAKhartoum North
;`sDoEShendi;\rElJAl Qiţena;^RXAl-Quṭaynah;aGpCAd Douiem;\bKz@Bārah;f\fBEl Obeid;_uAzAAr Rahad;`qBe@Umm Ruwaba
;^aCUTandaltī;^gJoAMaiurno;bR]Sennar;bdDlARabak;eNBKosti;]H_@Al Jazeera Aba;bkAyDAl Manāqil;\o@iCAl Hilāliyya;
^[b@Rufā‘a;_L@Al Hasaheisa;ek@dAWad Medani;^dAfAKināna;^wDMAl-Fāw;^kBhCAl Ḩawātah;^tCRAs Sūkī;]T?Umm Shawkah;d
_@`@Singa;]_@c@Ad-Dindar;\OXAd Dindar;ZItCJalqani;]uHuEDoka;]SoDAl-Fashaqah;e`BhAAl Qadarif;`k@cGNew Halfa;__A
fAKhashm al Qirbah;[w@kFWagar;fg@jCKassala;_iGsQTokār;fdBmFPort Sudan;^lAdCJubayt;^ATSinkat;_aBu@Suakin;[hEgKG
ebeit;^hoA~q@Zalinjay;`bEqB'Ārdamatā;bD@El Geneina Fort;c@BAl-Junaynah;^{LuCKutum;_tBlBKabkābīyah;`i@bFKas;]pA
pFRahad al Bardi;YnBfDUmm Dafog;_qF}BTullus;*SESweden;S}qAe}JSälen;SnBmCIdre;T`@iCFunäsdalen;XkBiDÅre;WaGpGSve
g;[a@jEMora;XlDdEHagfors;YIcCMalung;\`FjEArvika;ZUxBÅmål;]{AjBLidköping;\cCg@Mariestad;`~@eCKarlstad;\yBLKrist
inehamn;^qACKarlskoga;_dCzDSkövde;\z@j@Falköping;byBlAJönköping;][AHuskvarna;]r@vBVärnamo;\RfALjungby;_i@~CKri
stianstad;]jAYHässleholm;`tDeBHalmstad;b`@zBHelsingborg;]a@e@Ängelholm;]hAeCFalkenberg;^n@g@Varberg;]`@kAKungs
backa;\Ga@Mölnlycke;`T?Mölndal;^SOPartille;^_@ELerum;\sAr@Kinna;aq@i@Borås;]zBcCVänersborg;^i@xAAlingsås;_n@eA
Trollhättan;^dAMUddevalla;]G~AKungälv;g@^Gothenburg;^HBMajorna;]POBjörlanda;\SVVästra Frölunda;^sDbJLandskrona
;ea@r@Malmö;ae@SLund;\CLStaffanstorp;^Hr@Trelleborg;\[{AEslöv;]gBpAYstad;]oEsCKarlshamn;`qC@Karlskrona;azCoCVä
xjö;\TyCNässjö;cwDwCLinköping;ROxBGullringen;\uCjBOskarshamn;]e@cBVästervik;_v@zEKalmar;]cKcEVisby;^sAib@Örnsk
öldsvik;Z`HVSollefteå;`GzCSundsvall;]}Bo@Härnösand;]wC|PNorrtälje;^nAv@Åkersberga;^j@IVallentuna;^l@QMärsta;_K
RUpplands Väsby;`_@NTäby;^HFDanderyd;\BDRåsunda;`?@Solna;`GDKungsholmen;pE?Stockholm;\BDÅrsta;`BIVasastaden;aP
@Bromma;]@IRinkeby;^GDSundbyberg;cBMSollentuna;\HFTensta;]JEJakobsberg;]DFHässelby Villastad;\Qb@Tullinge;_L?T
umba;a]GHuddinge;a_@LHaninge;bJ[Södermalm;_?EÖstermalm;_IELidingö;]EJNacka;]WCBoo;]U?Gustavsberg;avCXSödertälj
e;\?kCGamla Uppsala;cAFUppsala;XqCoAÖsthammar;atFqAGävle;]hAHSandviken;XlB`BKrylbo;]kD`BEnköping;bhBBVästerås;
`Fp@Eskilstuna;_cBzBNyköping;]~Cq@Katrineholm;aDpANorrköping;\d@wDKöping;czCn@Örebro;^`@pCMotala;\SuBKumla;\Ik
ELudvika;_q@cABorlänge;_e@UFalun;\wCuCBollnäs;\oCkAHudiksvall;U|FMFärila;Wb@oCÅnge;_jEcCÖstersund;XwDeCStrömsu
nd;SgG\Junsele;Xj@wDVilhelmina;RxEoDBjörkvik;XoUQArvidsjaur;V~F{AArjeplog;VxC|DStoruman;Um@zDÅsele;ZgGwALyckse
le;b}HxCUmeå;^iCwDSkellefteå;]iBqBPiteå;\i@eBBoden;a{Ap@Luleå;TiCuCÖverkalix;SnFmGVittangi;[dElBGällivare;WdDf
BJokkmokk;\qAyFKiruna;*SGSingapore;_whSkGSimei New Town;d@ATampines New Town;eBBUlu Bedok;eA?Bedok New Town;\R
HOutram Park;tAASingapore;_KAMarine Parade;^DEMacPherson;bA@Geylang;^A?Eunos;bA?Kembangan;_?CKaki Bukit Estate
;\BAPaya Lebar;bB?Serangoon New Town;b?BKallang;`D@Novena;bACToa Payoh New Town;a?ABishan New Town;^@?Thomson;
^CASerangoon Garden;^@EYio Chu Kang;c@@Ang Mo Kio New Town;dMEPunggol;`@@Matilda Estate;^?BKangkar;d@ASengkang
 New Town;d?DHougang New Town;bA?Serangoon;cECKampong Pasir Ris;`C@Pasir Ris New Town;d@@Tampines Estate;\ECLo
yang;\@?Kampong Loyang;d`@KWoodlands;bGASembawang Estate;]?@Sungai Simpang;d?@Yishun New Town;cLLBukit Batok N
ew Town;c?CBukit Panjang New Town;^??Jelebu;^A?Fajar;]??Saujana;]??Bangkit;]@ASenja;]AGMarsiling;_BDYew Tee;_@
BKeat Hong Village;^??Peng Siang;cA?Choa Chu Kang New Town;]??Teck Whye;^DBHong Kah;^DHBoon Lay;dECJurong Town
;d?CJurong West;aCBJurong East;aC@Clementi Housing Estate;]ACAnak Bukit;aC@Bukit Timah;]E@Tanglin;]@BMargaret
 Drive;]?@Brickworks Estate;b@?Queenstown Estate;cC@Bukit Merah Estate;\A?Tiong Bahru Estate;]B@Telok Blangah;*
SHSaint Helena;W|kAtfFEdinburgh of the Seven Seas;Yeh@ecCJamestown;Yhu@}p@Georgetown;*SISlovenia;\a}Am_HTrbovl
je;]WdANovo Mesto;_QuACelje;amAaAMaribor;]jBf@Velenje;\wCKPtuj;knGhALjubljana;_\e@Kranj;]|BhCKoper;*SJSvalbard
 and Jan Mayen;Gnu@gzLOlonkinbyen;]iwCsl@Longyearbyen;*SKSlovakia;\ciBilHDevínska Nová Ves;^KBDúbravka;lMFBrat
islava;_B?Staré Mesto;^D?Karlova Ves;^@?Dlhé diely;bODPetržalka;]OCVrakuňa;]?@Podunajské Biskupice;]e@QSenec;\
aADGalanta;]Vf@Dunajská Streda;]u@_@Šaľa;_w@^Nové Zámky;^_@YKomárno;^f@fAKomárno;^aB{ALevice;]yG_@Rimavská Sob
ota;\gBw@Rožňava;\T_BKežmarok;^Yf@Spišská Nová Ves;\YgAStará Ľubovňa;_lAn@Poprad;]qJLSnina;^l@HHumenné;]n@HVra
nov nad Topľou;^pAoABardejov;aDx@Prešov;dCx@Košice;]{ANTrebišov;^g@WMichalovce;\jO{ADolný Kubín;^AZRužomberok;
^}@ALiptovský Mikuláš;]Cv@Brezno;]E|ALučenec;_fBo@Zvolen;a?a@Banská Bystrica;\lA@Handlová;\QZŽiar nad Hronom;_
j@c@Prievidza;_h@eAPovažská Bystrica;`cBHMartin;ab@]Žilina;]Ik@Čadca;`tClBTrenčín;]YMDubnica nad Váhom;\_@_@Pú
chov;\LnABánovce nad Bebravou;]P^Topoľčany;]i@MPartizánske;az@~@Nitra;]v@WHlohovec;^E_@Piešťany;]?a@Nové Mesto
 nad Váhom;\R|ASereď;`ZQTrnava;]~@PPezinok;]SmASenica;\Z_@Skalica;]h@nAMalacky;*SLSierra Leone;\lcA}p@Segbwema
;bBaCKoidu;\rB}DKabala;ZhCPKamakwie;ag@xBMakeni;diDhEKenema;\nCABumpe;Ze@hBPujehun;_z@mDNjala;dw@t@Bo;\|AeBMil
e 91;[x@zDBonthe;`pBaDWaterloo;n`@]Freetown;]HJGoderich;_cBcAPort Loko;]s@PLunsar;*SMSan Marino;^ylAsqGSan Mar
ino;*SNSenegal;`lhBo|ADougnane;_Bc@Mboro;doAoDSaint-Louis;bu@nALouga;]h@r@Kébémer;^d@p@Mékhé;__@pABambey;ck@HD
iourbel;bABTiébo;]b@t@Poukham Un;_?DFatick;]x@QThiadiaye;\?eAKbombole;]A@Khombole;bXe@Tivaouane;eT^Thiès;dF@Th
iès Nones;]P@Pout;]J]Kayar;^r@ZN’diareme limamoulaye;i@BPikine;e@AGuédiawaye;rFNDakar;^?DLe Plateau;`g@EBargny
 Ngoude;`A?Bargny Guèdj;`?ABargny;eFCRufisque;d??Rufisque est;_@IJaxaay Parcelle Niakoul Rap;_AANiakoul Rab;_Q
JDiamniadio;_GESébikhotane;_W|@Sali;_CMNguékhokh;eGPMbour;_Up@Joal;\sBMGandiaye;^G|GBignona;dFn@Ziguinchor;\oA
AGoudomp;^}@YSédhiou;b{Bc@Kolda;W@kBPata;]hD_ANioro du Rip;`q@gAKaffrine;]nA_@Guinguinéo;eVVKaolack;^EAKahone;
\L_AGossas Village;im@kATouba;aBRKeur Médoune;b@EMbaké;]yEbDKoungneul Sossé;^CAKoungheul;\m@?Koumpentoum;csDh@
Tambacounda;_P|BMédina Gounas;_fAAVélingara;^Hl@Diaoubé;^mKfAKédougou;RkCPNoumoufoukha;\rCmKKidira;ZbBv@Goudir
y;\zAeGKanel;^ZWOuro Sogui;^KIMatam;YoBpBDembankané;]dK{GNdioum;\eEtBThilogne;W|@zBRanérou;]dFSLinguère;^fALNd
ibène Dahra;_?CDara;]VaFDagana;aRBRichard-Toll;*SOSomalia;rkzGwKMogadishu;__@sCJawhar;YcDBCadale;^kDyECeeldhee
r;ZnBgDCeelbuur;\pEfDBuulobarde;ZcDqIDhuusamarreeb;`|Bm@Balanbale;^kCcCDhabad;bn@b@Cabudwaaq;]sBgBSaaxo;`}B?Ga
alkacyo;[{EzGHobyo;VdCjCXarardheere;\mQg]Bandarbeyla;dqAgMEl Dibir;]lGz@Qandala;ahCd@Bosaso;ZbEVLas Khorey;YuK
nDIskushuban;]pAjMEyl;`jGsAGaroowe;[`IyEGaradag;`aBhELaascaanood;[lEp@Buhodle;X`EyCCeek;ba@gBBurao;^oJ{ECeerig
aabo;\jWqCSaylac;?}AbCLughaye;gvCtCBorama;]i@HBaki;cGORuqi;d{H}ABerbera;f|DnDHargeysa;?JnBBaligubadle;ajAkCGeb
iley;]v@RTog Wajaale;^nKhg@Dhamas;_{D`DBaardheere;[JeEGarbahaarrey;abAwBBeled Hawo;^cCXLuuq;`sO{DBeledweyne;Vh
CnCTayeeglow;[zBSXuddur;ZjDuAYeed;Yk@rCWaajid;boAjCBaidoa;]dCjCDiinsoor;^{EmABuurhakaba;]aDb@Wanlaweyn;`m@~AAf
gooye;ddArAMarka;`n@MQoryooley;_dJvIJamaame;_IsAJilib;ZdAcFSaacow;\[lBBu’aale;YxHdCDhobley;dsHxCKismayo;a~D~FK
aambooni;*SRSuriname;V`_Jwc@Totness;[~BINieuw Nickerie;\_JJWeg naar Zee;]@DWelgelegen;^AFLatour;]?@Pontbuiten;
\BPLelydorp;]QYRainville;]JDFlora;\EABeekhuizen;\DCTammenga;jEGParamaribo;\@DMunder Buiten;^K?Blauwgrond;\[zCB
rokopondo;*SSSouth Sudan;ZujD_b@Tambura;\qFmITonj;^gEzARumbek;\h@xJMaridi;_vEdAYambio;diM~AYei;_gJj@Pajok;]QkB
Torit;ZkEgAKapoeta;^tK_HBor;lCnGJuba;[vEsIYirol;\fA}ILeer;coHuFMalakal;ZyAgAKodok;ZlM|BBentiu;_rIpCGogrial;bTd
DWau;a@wBKuacjok;_tB{AAweil;ec@q@Winejok;XxJjBRaja;\zF_DKafia Kingi;*STSão Tomé and Príncipe;Tkm@gISanto Antón
io;fhCbGSão Tomé;*SVEl Salvador;^~cPkrALa Unión;]zEkCChalatenango;_`@bAIlopango;_c@CCojutepeque;_AKSan Martín;
]y@SSensuntepeque;\iBd@San Francisco;\hAh@Santiago de María;]WRSan Rafael Oriente;da@SSan Miguel;`r@ZUsulután;
]TJPuerto El Triunfo;_l@gASan Vicente;_PXZacatecoluca;`|@]San Marcos;^L?Antiguo Cuscatlán;\L`@La Libertad;]dBS
Acajutla;^@aAAhuachapán;`Wf@Sonsonate;\AASonzacate;]GAIzalco;^@q@Chalchuapa;cW?Santa Ana;bw@|@Santa Tecla;mQAS
an Salvador;eICSoyapango;aDADelgado;_@ACuscatancingo;c@@Mejicanos;]@CAyutuxtepeque;bCMApopa;^PCQuezaltepeque;]
OYAguilares;]r@iAMetapán;*SXSint Maarten;[`iKuoBPhilipsburg;*SYSyria;^{~EanEAl Qunayţirah;_k@n@Nawá;^CSJāsim;^
MEInkhil;]IIAş Şanamayn;\Bs@Zākīyah;^MSŞaḩnāyā;]ALAl Kiswah;bKUal-Yarmūk;p@GDamascus;aJHDārayyā;\\BQaţanā;`m@a
@At Tall;^h@UAz Zabadānī;fh@iFŢarţūs;`G}AJablah;_Cb@Bāniyās;^a@fAŞāfītā;^[\Tallkalakh;]_BdBQārah;h@oBHoms;_\h@
Al Quşayr;]NkAKafr Lāhā;^^c@Maşyāf;]s@{@Kafr Zaytā;]ATḨalfāyā;\F@Maharda;fe@VḨamāh;^H[Ţayyibat al Imām;^GCŞūrā
n;`BfAAr Rastan;_?PTallbīsah;a_Aa@As Salamīyah;^e@zCAl Qaryatayn;_rBr@Yabrūd;_MIAn Nabk;\Xv@Al Quţayfah;_l@b@Ḩ
arastā;_?B‘Irbīn;bEEDūmā;^cAo@Jayrūd;blA~@Jaramānā;`BBBabīlā;?mG}@As Sab‘ Biyār;ekNwHDeir ez-Zor;?|FxAAs Sukhn
ah;`tB`ATadmur;^pB_IDayr Ḩāfir;bo@iAManbij;awBhCAl-Tabqa;g{AUAr Raqqah;?uBd@Ma‘dān;_xFaF‘Ayn al ‘Arab;]bALJarā
bulus;`vAlAKabbasin;`fB_@I‘zāz;]GVTall Rif‘at;]RPNubl;ka@b@Aleppo;`i@VAs Safīrah;^_@u@Tādif;b@CAl Bāb;^hDfAMa‘
arratmişrīn;^GHBinnish;^SRSaraqib;_^rAKhān Shaykhūn;_Pa@Kafranbel;_n@g@Jisr ash Shughūr;b}@WIdlib;^b@i@Salqīn;
]MBKafr Takhārīm;]q@QAd Dānā;]DNBatabo;_YkA‘Afrīn;gvEbELatakia;^A[Burj Islām;^sf@mHAl Mālikīyah;]hHTAd Darbāsī
yah;^w@E‘Āmūdā;c{@HAl Qāmishlī;f~AlBAl Ḩasakah;??tCMarkadah;`z@pCAl Mayādīn;]]`@Subaykhān;`_AnAĀlbū Kamāl;^Pq@
Hajīn;`rYlKAs-Suwayda;]pAWShaykh Miskīn;]]NAl Ḩirāk;ah@XDar‘ā;^DWŢafas;^KADā‘il;*SZEswatini;gqaEncDMbabane;bq@
b@Manzini;Xb@ELobamba;YsC~@Big Bend;*TCTurks and Caicos Islands;]pbMcgCProvidenciales;^}E~@Cockburn Town;*TDCh
ad;TswAswAVadanakallu;^{FrIMassaguet;_y@gBMassakory;`jE}ABol;ZM}ENokou;_iBzAMao;^kF~AMoussoro;ZuE|CYao;^{CgAAt
i;Z|EeISalal;Xl@ug@Bardaï;T|ApDZouar;VsDsGAozou;Z}E`VKirdimi;_oBj@Faya-Largeau;[uG_FOunianga Kébir;__JpWIriba;
^uB}DAmdjarass;\zF_FFada;YcBtOGuéréda;^dFABiltine;cRjCAbéché;_`FhBUmm Hājar;Z{ChBAm Dam;ZcDEAbdi;]sDeCAdré;a~J
dNAm Timan;Z}BzEHaraze;`cBiMGoz Beida;\fJWMangalmé;`vD^Mongo;[uBrCAbou Déïa;[jGlAMelfi;_u@wDBitkine;[pEd@Ngama
;^RuBBokoro;XpDbEMassenya;\z@qADourbali;pdD{@N'Djamena;]g@jAMandelia;]}@`DGuelendeng;^pAhEFianga;`m@iABongor;\
kGg@Bousso;a[jJDoba;_v@CBébédja;^HDGoré;\f@aABenoy;dn@pAMoundou;\OuCBéré;^[OLaï;_DgADéressia;azAxAKelo;^z@_AGo
unou Gaya;`vBt@Pala;[}AhCBeïnamar;\}M`AMoïssala;\rBy@Bédiondo;`gAy@Koumra;]_@{@Maro;ceCLSarh;]oB{@Kyabé;\|\}@M
boursou Léré;^MVLéré;*TFFrench Southern Territories;Q{uLlsHPort-aux-Français;*TGTogo;]}Fmy@Bafilo;bNg@Kara;]Nk
@Niamtougou;``AfBBassar;]g@hCSotouboua;b]sASokodé;]y@ITchamba;ax@jHAtakpamé;_Mk@Anié;]vB`@Badou;^tB_USinkassé;
`g@n@Dapaong;_s@bBMango;a_@rTKpalimé;^kBINotsé;]gAzBVogan;]Dq@Tabligbo;`x@\Tsévié;qAz@Lomé;_iASAného;*THThaila
nd;\whSaoBSeka;]jCl@Ban Dung;\PaAPhon Charoen;^tBb@Tha Bo;`_@ENong Khai;]lBTNam Som;_rM{MMae Chan;^Ew@Mae Sai;
?vFlDWiang Haeng;ZdCr@Mae Hong Son;?MrFBan Huai I Huak;?_AsAMae Chaem;\oBe@Hang Dong;bKSChiang Mai;_Eh@Lamphun
;\TISan Pa Tong;\GRPa Sang;W|@`BBan Aen Mai;\uBtAThoen;]kBPSi Satchanalai;`aAUUttaradit;\FeADen Chai;_Qa@Phrae
;c`C[Lampang;^hAyASan Kamphaeng;ZKcEBan Mae Thalop;aaCe@Chiang Rai;]InCPhayao;]UDDok Kham Tai;[mDYChiang Klang
;?jB}@Phu Sang;]{AbDNan;?RpENam Pat;[_@|BNakhon Thai;^`BbCPhichit;_aDBPhetchabun;\OgALom Sak;^b@|CNong Phai;_I
`AWichian Buri;]CzAChai Badan;\t@eEChon Daen;\r@DThap Khlo;\j@XBang Mun Nak;]Ge@Taphan Hin;]nB^Khanu Woralaksa
buri;\L|@Lat Yao;aeAHNakhon Sawan;]V~@Uthai Thani;\Sd@Chai Nat;\l@u@Thap Than;VpAlABan I Lup;]dAgJTak;`mAlAKam
phaeng Phet;]{CSBang Krathum;`Fo@Phitsanulok;^CABan Aranyik;\^LBang Rakam;_z@q@Sukhothai;_PABan Na;]S{@Sawankh
alok;\tCv@Ban Tak;\nBJMae Ramat;_Ir@Mae Sot;?y@jCUmphang;?l@~FThong Pha Phum;biGpLHua Hin;_HmATha Yang;_K^Cha-
am;\\wAKhao Yoi;_WXPhetchaburi;^K{@Samut Songkhram;`u@[Samut Sakhon;a@SKrathum Baen;_\JBan Phaeo;]^LDamnoen Sa
duak;aXCRatchaburi;\l@OChom Bueng;^IcATha Muang;`PGKanchanaburi;\FaABo Phloi;`yB[Suphan Buri;\IxABang Len;`nAV
Tha Maka;^Oh@Photharam;bICBan I Chang;`BUBan Pong;^IXBang Phae;bUYNakhon Pathom;_c@PSam Phran;cYBNong Khaem;`G
?Bang Khae Nuea;_??Bang Phai;dCBBang Khae;`@?Ban Lak Song;_??Khwaeng Bang Khae;bGCPhasi Charoen;^EGBang Khun S
i;]FCBan Khlong Bang Ramat;bEATaling Chan;aACBang Kruai;aPBThawi Watthana;_G[Bang Bua Thong;]GNBang O;dICMuean
g Nonthaburi;c@IPak Kret;aUBAnusawari;bD?Lak Si;_BFLat Yao;]C@Sena Nikhom;^E?Chorakhe Bua;b?FLat Phrao;b?@Wang
 Thonglang;_D?Khetsamsenok;a?@Huai Khwang;]??Inner Huai Khwang;b@ADin Daeng;^@AChomphon;_CCChan Kasem;cBAChatu
chak;]??Chatuchak subdistrict;bDBBang Sue;a??Bang Sue subdistrict;_@AWong Sawang;aBDBang Phlat;]@?Khwaeng Bang
 Plat;\@@Ban Bang Bamru;]?@Arun Amarin;b?@Bangkok Noi;]A?Bang Yi Khan;`AAPhra Nakhon;`A@Pom Prap Sattru Phai;a
C?Ratchathewi;b@CDusit;`C?Phaya Thai;^A?Sam Sen Nai;\@DMakkasan;bBBBang Rak;`?APathum Wan;a?ASathorn;_??Bangko
k Riverside;]@@Samphanthawong;t@ABangkok;^B?Ban Chang Lo;`?BWat Tha Phra;a?@Bangkok Yai;bA?Thon Buri;aCAKhlong
 San;^?DBang Khlo;cDBChom Thong;]CABang Kho Laem;]??Bang Kho Laem subdistrict;aA@Rat Burana;aCESathon;aA@Yan N
awa;_A@Chong Nonsi;bECKhlong Toei;cACWatthana;aADPhra Khanong;cOCBan Khlong Prawet;bDASuan Luang;c?GBang Kapi;
`?@Huamak;cCEBueng Kum;aB@Khlong Chan;aEIKhan Na Yao;`?FKhlong Kum;a?BSaphan Sung;cSHLat Krabang;cDALatkrabang
;cUYNong Chok;`NWBan Lam Luk Ka;cFTKhlong Sam Wa;aP?Tha Raeng;c?ISai Mai;b?[Khlong Luang;\Ma@Wang Noi;]Z?Bang
 Pa-in;^Dl@Ban Bang Kadi;]BAPathum Thani;]^yAPhak Hai;\WPBang Ban;`QBPhra Nakhon Si Ayutthaya;\EUNakhon Luang;]
t@[Wiset Chaichan;\By@Bang Racham;]O?Sing Buri;`q@PLop Buri;`]LPhra Phutthabat;`Wf@Saraburi;]d@GTha Ruea;\?IBa
n Mo;_[v@Nong Khae;^Yq@Kaeng Khoi;_sAWPak Chong;`S`CPrachantakham;\XEBan Phra;^BFPrachin Buri;]??Prachin Buri
 Town;]?AThambon Na Mueang;]^[Nakhon Nayok;_Af@Ban Sang;_\|@Chachoengsao;\w@KPhanom Sarakham;]K[Si Mahosot;bSOS
i Maha Phot;^dBrDBan Talat Bueng;]Uo@Ban Bueng;dXIChon Buri;]UUPhan Thong;]QBPhanat Nikhom;]d@QBang Pakong;^^S
Ban Khlong Bang Sao Thong;^@JBang Bo District;ab@QBang Na;fFLSamut Prakan;bPEThung Khru;dCEPhra Pradaeng;`PBBa
n Tha Kham;c@CBang Khun Thian;bD?Bang Bon;^@?Ban Khlong Bang Phran;]@BBan Khlong Bang Bon;]@ABangbontai;]@?Ban
g Bon Nuea;bEJBan Samae Dam;^kBp@Ban Ang Sila;c?`@Si Racha;_?VBang Lamung;bHVPattaya;`Cr@Sattahip;bgAARayong;^
f@GBan Chang;\kAPBan Phe;\}B\Laem Sing;bEYChanthaburi;]RATha Mai;`dA_@Klaeng;\iBoCWang Nam Yen;_eGsGSurin;\hAt
@Prakhon Chai;]`AENang Rong;\jBTKhon Buri;]q@fDAranyaprathet;^tAWSa Kaeo;cdA[Kabin Buri;`Ka@Na Di;]mAyBChok Ch
ai;^zAa@Amphoe Sikhiu;\K}@Dan Khun Thot;baAn@Nakhon Ratchasima;\_@i@Non Sung;\mAf@Ban Huai Thalaeng;\j@yBBua Y
ai;^{@}ABan Phai;^|AIKaeng Khro;`l@z@Chaiyaphum;\N}AKaset Sombun;\c@SPhu Khiao;_D_@Chum Phae;\j@cAPhu Kradueng
;^\yBLoei;\Gd@Wang Saphung;\c@?Erawan;^o@ANa Klang;^q@TNong Bua Lamphu;]Ym@Kut Chap;bk@@Udon Thani;bG`EKhon Ka
en;`gCBKalasin;\h@k@Nong Kung Si;^`AaBBan Phan Don;]q@YBan Nong Wua So;\o@i@Sawang Daen Din;\c@d@Warichaphum;a
eBXSakon Nakhon;\JzAKhao Wong;]dBfAKamalasai;]}Ag@Kuchinarai;\RfBBan Selaphum;]g@l@Yasothon;\pBXKaset Wisai;_M
oARoi Et;`dAWMaha Sarakham;?v@|BPhutthaisong;^OnBBuri Ram;_uFWSi Sa Ket;_iBOWarin Chamrap;b@IUbon Ratchathani;
]kA?Phibun Mangsahan;?KcCNa Tan;^bCFAmnat Charoen;_QiCMukdahan;^KkDNakhon Phanom;^{@rNDet Udom;_tAt@Kantharala
k;_~IzPKhlong Yai;\bBmALaem Ngop;]YMTrat;_PUKhao Saming;_zAnf@Su-ngai Kolok;\Om@Tak Bai;\~@GRa-ngae;_QYNarathi
wat;_pBwAPattani;^W?Yaring;aP`AYala;_jDSSadao;`c@oBSongkhla;aH?Ban Mai;cLd@Hat Yai;^pAlASatun;^gEhDBetong;_`Pk
RTakua Pa;^qB~CKrabi;]|BTBan Kamala;^IFKathu;_KDWichit;]?@Ban Talat Nua;\HFBan Chalong;`KGBan Talat Yai;a?APhu
ket;^?CBan Ratsada;aEBBan Ko Sire;YcCfAKo Lanta;`gBETrang;\Cm@Huai Yot;^k@mARon Phibun;^`@BThung Song;by@u@Nak
hon Si Thammarat;]m@NPak Phanang;_VpCPhatthalung;]o@_@Ranot;_jA_JKo Samui;]rBrCBan Na San;]X}@Tha Kham;bSESura
t Thani;\p@aDLang Suan;`SmBChumphon;UcCnAKoh Tao;]EqLSam Roi Yot;_EUPran Buri;]Hz@Kui Buri;^Lr@Prachuap Khiri
 Khan;\t@xBBang Saphan;]nDvFRanong;*TJTajikistan;Y}{LctFVahdat;Ws@hDVanj;[wNf@Murghob;^bNfCKhorugh;]KxCIshqoshi
m;]zJqDChubek;dM{@Kŭlob;]XRHulbuk;]p@~@Farkhor;\pBk@Vakhsh;bHYBokhtar;]f@l@Moskovskiy;\OBKolkhozobod;^`BXZarha
lol;^nBwKPanjakent;_{BdETursunzoda;]sBFBoshkengash;nDMDushanbe;]l@@Hisor;\yCZNorak;_|@a@Vahdat;\Ep@Yovon;]{@h@
Danghara;UaHeAQalaikhumb;[rAsBRasht;es@{EIsfara;df@_@Konibodom;_rCJBuston;cLIKhujand;_c@@Qayroqqum;\z@RProleta
r;]bBrADalyoni Bolo;^c@YMuchun;eb@EIstaravshan;]d@ZShahriston;\eD_DIstiqlol;*TKTokelau;Mhm`@ty@Fale old settle
ment;RvBe@Nukunonu;RdCcCAtafu Village;*TLTimor-Leste;\wxWft@Lospalos;\zBVVenilale;\O_@Baukau;ipDNDili;]l@DLiki
sá;\XBMaubara;]AjAMaliana;]G~@Suai;\[kAAtsabe;\a@g@Aileu;*TMTurkmenistan;_y{KikFMagdanly;[neA\Etrek;ZpCiAGarad
epe;^mBkFGumdag;aj@{@Balkanabat;\ZWJebel;\zEj@Hazar;a`@yBTürkmenbaşy;TuNwBGyzylgaýa;ZbQwDGarabogaz;]}kAtTHalaç
;\fEmCSaýat;XcB`ABurdalyk;d~C{BTürkmenabat;ZzGyGBirata;\uCfESeydi;]lHuIGazojak;_xI{DBoldumsaz;\w@HGubadag;]FXO
ýrat;dKTDaşoguz;^Hd@Görogly;_t@c@Yylanly;_bBcBKöneürgenç;_|P|SGyzylarbat;]vCs@Bereket;WYjEGyzylbaýyr;\}Bk@Magt
ymguly;_eF?Bäherden;^iBv@Gökdepe;_UPArkadag;_YBAbadan;Zy@mCBokurdak;`sKrGTejen;^rDDKaka;^xEkBÄnew;oZKAshgabat;
YwWtOSerhetabat;^`FwFSarahs;\cA_GÇaşgyn;cw@h@Mary;_iBx@Yolöten;`d@_ABayramaly;\a@f@Türkmengala;YsBbHTakhta-Baz
ar;^iMwJKerki;*TNTunisia;Y_`A_iERemada;WlF|BEl Borma;]hGsLNefta;_q@ITozeur;^qDxADouz;^Hm@Kebili;_pB{BMetlaoui;
^n@KAr Rudayyif;]UUMoularès;aeBLGafsa;^CBEl Ksar;]_AeDSbeitla;av@JKasserine;at@j@Feriana;]B{DTajerouine;\W~@Th
ala;^_@iADahmani;^kB[Siliana;]VkATabursuq;`|AGJendouba;`N`AEl Kef;]r@w@Ghardimaou;]_AcBTabarka;`sAj@Béja;`}JWK
élibia;_RLMenzel Temime;\~DmAEl Alia;`n@BMenzel Bourguiba;]DATinja;]]OMenzel Jemil;cFEBizerte;]@DMenzel Abderh
aman;^d@f@Mateur;\OYDouar Tindja;^QbATebourba;`g@?Oued Lill;_V?Jedeïda;]SLLa Mornaghia;bS?Sejoumi;^@IDen Den;^
@?Manouba;aACEttadhamen;aB?Douar Hicher;`CCMnihla;aCFLe Bardo;nGATunis;bCGAryanah;aETBen Arous;_ABBoumhel El B
assatine;]AGMégrine;aE?Radès;^GBEz Zahra;_EBHammam-Lif;aBULe Kram;]ACCarthage;_BFLa Goulette;cJKSukrah;aM?La M
arsa;aXALa Gazelle;\La@Galaat el Andeless;^A_@Rass el Djebel;]cBvATakelsa;\FXBeni Khalled;\@EMennzel Bou Zelfa
;_PCSoliman;^ARGrombalia;bWf@Hammamet;]~A?Zaghouan;^q@{@Borj Cedria;^RBLa Sebala du Mornag;bNEEl Mourouj;_F@Fo
uchana;`@DLa Mohammedia;]lBBMedjez el Bab;]{@v@El Fahs;ce@hCKairouan;`wAe@Kelaa Kebira;^E?Akouda;_E@Hammam Sou
sse;_FFKalaa Srira;\CDEzzouhour;]I?Zaouiet Sousse;dAGSousse;]MNSahline;]B?Maatmeur;\BFOuardenine;]ABOuerdanine
;aRGMsaken;\]\Zeramedine;`EGDjemmal;\GOBembla et Mnara;`SLMoknine;`@CKsar Hellal;_O@Teboulba;]CBBekalta;`MVMah
dia;_??Zouila;al@w@Monastir;`F@Skanes;`HiCNabeul;_AADar Chabanne;`ABDouane;]CCBeni Khiar;`OUKorba;\eAtJKellabi
ne;bnAOSakiet ed Daier;eHHSfax;^BGDar el Haj Taïeb;_BAGremda;bGASakiet ez Zit;_C?El Ain;]cAwAChebba;_Xc@Ksour
 Essaf;]t@VEl Jem;_vFr@Sidi Bouzid;ZgAzAMezzouna;\cCHMahires;^g@a@Sidi Abid;\pAvEMareth;\b@m@Teboulbou;b@EGabès
;]ROMétouia;^KBRhennouch;\?LChenini Nahal;_r@CEl Hamma;amCjBMedenine;`JrATataouine;ayCi@Ben Gardane;aTgAZarzis
;`V_AEl Mgarsa;^?@Midoun;]l@NAjim;aS]Houmt Souk;*TOTonga;c~ea@bcCNuku‘alofa;VoDuGFangale’ounga;XcA{ENeiafu;Pc@
{OHihifo;*TRTurkey;[_rEkeGİnebolu;[vCPCide;bhAhCKarabük;^KISafranbolu;\g@vAÇerkeş;aqCh@Çankırı;]sAsATosya;br@g
AKastamonu;\uAYTaşköprü;^oBFBoyabat;_E`BOsmancık;]`An@İskilip;e_Bd@Çorum;^TjAAlaca;_|A?Sungurlu;^ShBYerköy;aaA
c@Yozgat;[g@xBYenifakılı;\PrBÜrgüp;af@@Nevşehir;efCp@Aksaray;^AiAOrtaköy;\cA_AMucur;cj@QKırşehir;_zBh@Şereflik
oçhisar;[dC|BAltınekin;_i@}CKulu;ct@iCGölbaşı;^uDtAKaman;_T}@Keskin;cRc@Kırıkkale;]v@MElmadağ;`f@_AÇubuk;^KRAk
yurt;^p@^İncirli;hCJÇankaya;r@?Ankara;^DKEtlik;]Zq@Kazan;eIr@Batikent;\NcBKızılcahamam;_pCz@Beypazarı;]pBCNall
ıhan;YZbBBeylikova;ayDTPolatlı;Sg@hBEmirler;\X`DKadınhanı;^z@GIlgın;^jBf@Şarkîkaraağaç;`Iw@Akşehir;]t@cCEmirda
ğ;`R|@Bolvadin;^BVÇay;_]x@Yalvaç;_tD_@Sandıklı;\w@fASenirkent;^jAFDinar;diAkCAfyonkarahisar;cnBcCKütahya;`KaBB
ozüyük;h_BXEskişehir;]l@qCGeyve;a|@hABilecik;\Ek@Osmaneli;dNoAİzmit;]cALSapanca;eYQAdapazarı;]Q_@Ferizli;\bAYK
andıra;^aECAkçakoca;\t@FKocaali;_JCKarasu Mahallesi;^PEKarasu;^Iz@Hendek;]XVAkyazı;dkB_@Düzce;]_@LKaynaşlı;]Mq
AAlaplı;ck@vABolu;^uBKGerede;]n@sADevrek;]Wi@Çaycuma;as@i@Bartın;blBd@Zonguldak;ahA`@Ereğli;]hJRŞile;bg@rADeri
nce;aDAKörfez;`GHGölcük;^f@DKaramürsel;abADYalova;e][Gebze;\jAaATarabya;eJLŞişli;\KIİstinye;]E@Çubuklu;gLNÜskü
dar;`F?Eminönü;fe@NMaltepe;eFGAtaşehir;g?GUmraniye;fUBSancaktepe;eGFSultanbeyli;f|BCBeylikdüzü;hGIEsenyurt;^?F
Yakuplu;hQ?Küçükçekmece;eY?Zeytinburnu;qICIstanbul;e@AFatih;_H@Merter Keresteciler;_??Güngören Merter;gD@Bahçe
lievler;fAUSultangazi;h@LBağcılar;fC?Esenler;dZ[Arnavutköy;dILBaşakşehir;]o@QZekeriya;alEQÇerkezköy;_{A\Çatalc
a;_XHKavaklı;]k@JTepecik;^ABMimarsinan;cEABüyükçekmece;^CDGürpınar;`fAOSilivri;dxAQÇorlu;bx@b@Tekirdağ;a\sALül
eburgaz;_pCjBKeşan;cLcDEdirne;_YpAUzunköprü;`kB}AKırklareli;^X|@Babaeski;]Aj@Hayrabolu;^h@~@Malkara;^]jDÇan;`e
@g@Biga;_t@pCBurhaniye;_ISEdremit;``Av@Ayvalık;\dA}AEzine;cMiAÇanakkale;]s@q@Gelibolu;^fA~KÇeşme;^yAcAFoça;_i@
YAliağa;`i@_ABergama;]M`CEvka-Üç;lTJİzmir;f@DKarabağlar;eDCKonak;^?KBostanlı;eA?Karşıyaka;^@AŞemikler;^FCAtaşe
hir;dAAÇiğli;]@AKüçükçiğli;]@ABalatçık;`CQMenemen;`|@x@Urla;]OVSeferihisar;]y@IMenderes;_i@LTorbalı;\}@GBayınd
ır;^l@i@Kemalpaşa;dAc@Manisa;bu@TTurgutlu;`u@t@Ödemiş;_l@ZTire;_{Cs@Alaşehir;bhAYSalihli;a|@wAAkhisar;]`@e@Kır
kağaç;aJOSoma;dw@{ABalıkesir;_n@yAGönen;][{@Erdek;be@HBandırma;_kAZKaracabey;bI`@Mustafakemalpaşa;]p@XSusurluk
;\DfBBigadiç;\cBg@Dursunbey;]}Bp@Emet;gbAmDNilüfer;^NCGörükle;]G]Mudanya;aw@IGemlik;^Il@Kestel;]BCGürsu;lXBBur
sa;\qANAkhisar;bGFİnegol;`f@qAOrhangazi;^cAl@Yenişehir;]Ma@İznik;`j@pDTavşanlı;\q@~CBanaz;ebALUşak;]B_AGediz;^
pASSimav;]~@FDemirci;^@bBKula;emArCMerkezefendi;eIFDenizli;]^]Sarayköy;\cAbASerinhisar;]dBrCOrtaca;\JVSarigerm
e;]SIDalaman;ZgDpBKaş;`dBwAFethiye;_rIoABodrum;_eAw@Milas;^aB|AMarmaris;aSiAMuğla;]l@WYatağan;]Nu@Çine;bs@}@Na
zilli;c~ALAydın;\V?İncirliova;`|@RSöke;^Fg@Selçuk;`TPKuşadası;]?~ADidim;\AfATurgutreis;\qSrAKemer;^r@t@Beykona
k;\jAqAElmalı;]w@_AKorkuteli;aQcCBurdur;cs@GIsparta;^Iz@Bucak;\q@qAEğirdir;fPbEMuratpaşa;iJCAntalya;_oAASerik;
aDJBelek;biALManavgat;_w@qDBeyşehir;`Yr@Seydişehir;]yBtAHadim;\ZnCGazipaşa;]l@k@Mahmutlar;\@CKestel;^BGOba;]D?
Cikcilli;eD@Alanya;\RIKonaklı;_sHIMut;\lB?Ermenek;^MhBBozyazı;`VDAnamur;_LiHÇumra;jx@{@Konya;_uE\Karapınar;c`A
jBKaraman;ceDaAEreğli;^eBkABor;aWONiğde;gFfFMersin;eq@UTarsus;_rB~@Erdemli;bjAj@Silifke;\HJTaşucu;^u^mAAkçakal
e;^{E[Ceylanpınar;cx@iAViranşehir;cvAkBSiverek;\fA`@Hilvan;abAg@Kâhta;ebADAdıyaman;]q@nABozova;fs@d@Şanlıurfa;
bfAd@Suruç;_xAIBirecik;ad@BNizip;^wAqCAltınşehir;_hAHBesni;^j@QGölbaşı;\dADÇağlayancerit;]Ar@Pazarcık;fhAQKahr
amanmaraş;be@jDKilis;ks@cAGaziantep;``D|CReyhanlı;`h@m@Kırıkhan;\\[Denizciler;dFHİskenderun;]CRBelen;bz@NArsuz
;bQ`ASamandağ;^]YHıdırbey;\OENarlıca;\?WSerinyol;fH\Antakya;jdD{CAdana;_RKKireçocağı;^uAk@İmamoğlu;a_@p@Ceyhan
;`qAb@Dörtyol;^DUErzin;dIWOsmaniye;atAmAKozan;`w@PKadirli;]rCqCYahyalı;^Yy@Develi;j?cAKayseri;]FNHacılar;_SGTa
las;\gBaBGemerek;\e@jEYeşilova;^o@ZGöksun;_qAm@Afşin;ay@FElbistan;]}@cADarende;[VgCKangal;[fEdBPınarbaşı;]C}BŞ
arkışla;dyBoASivas;b|AoBTokat;b|AOTurhal;`d@PZile;]@~BAkdağmadeni;`hC]Sorgun;]s@iGVezirköprü;]i@`@Havza;_@ZSul
uova;_d@GMerzifon;biAj@Amasya;aMwDBafra;^rC{ASinop;^iJbDTerme;f|BMSamsun;\WLTekkeköy;_s@@Çarşamba;]nAvATaşova;
`q@PErbaa;_kANNiksar;^}@w@Kumru;aEu@Ünye;ai@TFatsa;\\h@Korgan;]q@DGürgentepe;dy@e@Ordu;_cAFBulancak;\}AAEspiye
;\UKTirebolu;brAPGiresun;_gDYBeşikdüzü;_I?Vakfıkebir;^v@BGörele;_qB@Akçaabat;d_@BTrabzon;]YHYomra;\M?Arsin;^Y@
Araklı;]MDSürmene;_tAnFCimin;ch@EErzincan;]JmAKelkit;_GaAGümüşhane;_pE`@Şebin Karahisar;]bAXSuşehri;[E|CDivriğ
i;KqC]Oğuzköy;]vBpFYakınca;hOGMalatya;\cBk@Baskil;]{BtAÇermik;abBaDAkçapınar;fw@v@Elazığ;^_AuATunceli;^aB\Kara
koçan;]`@l@Kovancılar;`TxAErgani;\qDe@Lice;b\sABingöl;]KXGenç;\cBk@Solhan;^F|AKulp;`?fASilvan;^}AIKozluk;]kBmA
Güroymak;\oAfAHizan;aZu@Tatvan;``@PBitlis;`iAeAAhlat;^KoAMalazgirt;^t@JBulanık;a|CfAMuş;]DwAVarto;^o@e@Hınıs;]
qABKaraçoban;\KkCHorasan;]uAy@Sarıkamış;]vBi@Oltu;]~@nBPasinler;[fCcBİspir;hy@pBErzurum;\|@z@Çat;\t@}@Aşkale;_
~AcABayburt;^GgCOf;bs@ORize;]g@MÇayeli;`s@SArdeşen;\_A_@Arhavi;\WGHopa;]oAh@Artvin;]oDLArdahan;amAdBKars;`eEpE
Doğubayazıt;bFiAIğdır;]tDo@Kağızman;bPxAAğrı;\}B`@Diyadin;a|@dBErciş;abBe@Patnos;`XrAAdilcevaz;gaC|@Van;\_CvAB
aşkale;au@~AYüksekova;]w@r@Şemdinli;adDs@Hakkâri;VhC{@Konalga;`vBfAŞırnak;bAt@Silopi;bv@QCizre;]x@?İdil;]`@k@D
argeçit;bk@kASiirt;^r@?Kurtalan;flBFBatman;ai@|AMidyat;afCuABismil;jvAKDiyarbakır;bgBvBMardin;c^VKızıltepe;^o@
]Yeşilli;amAt@Nusaybin;*TTTrinidad and Tobago;\rzJ{dAScarborough;\zBhBParadise;\D?Tunapuna;]b@MDiego Martin;]M
LLaventille;fBCPort of Spain;`S\Chaguanas;\y@MSangre Grande;^\IArima;^S`ARio Claro;`x@DSan Fernando;^CEMarabel
la;`?DMon Repos;]l@TPoint Fortin;*TVTuvalu;Rmya@dq@Savave Village;QfF{CTanrake Village;Oc@cFKulia Village;PjEb
@Toga Village;R{MnFMotufoua School;_cBlEFunafuti;*TWTaiwan;]kvV{|CSanzhi;^fRbDJinhu;_R@Jincheng;\kLdGYujing;df
@RYongkang;jHDTainan;aS_AXinying;]\MBudai;^[e@Beigang;_ETTaibao;^CSXingang;dSNChiayi City;bQm@Douliu;\i@GLugu;
_LAZhushan;_P[Shetou;^?FTianzhong;\ERLinnei;]V?Citong;^CUBeidou;^?CTianwei;^FAPitou;_T?Erlin;]GXErlun;_IEXiluo
;`lDl@Magong;^{EmCXizhou;`h@~@Xihu;^MFYongjing;bEGYuanlin;dBUChang-hua;d@?Changhua;_C[Buzi;lUJTaichung;`CPWufe
ng;]@RZhongxing New Village;a?CCaotun;bDJNantou;a}@IPuli;a\uBMiaoli;bQYToufen;ac@GZhudong;dNUZhubei;fFFHsinchu
;by@a@Neili;c_@CShulin;fV?Taoyuan;aIDYingge;dLDBade;aAHDaxi;bOISanxia;akA`@Yilan;gv@q@Banqiao;m@INew Taipei Ci
ty;cBUDanshui;e]PNeihu;uJDTaipei;dYCXizhi;eOKKeelung;\ThEXiulin;bDZHualien City;bzArFTaitung;`vBh@Chaozhou;eb@
OFengshan;kH@Kaohsiung;_[\Donggang;^y@|AHengchun;*TZTanzania;]_dEzr@Matai;]iBt@Laela;doCpCTunduma;a_@e@Vwawa;_
IUMlowo;^{@mBMatundasi;]XIMakongolosi;g{@bBMbeya;_V?Utengule;]i@t@Kiwira;bOJKatumba;_EBTukuyu;]iAmAChimala;]`@
AIgurusi;\oAqCDunda;]IhBUrunda;_OHRujewa;]sA~@Mtwango;bEa@Makumbako;]p@HIlembula;ae@xANjombe;\p@tAMlangali;\zB
{@Ipinda;_HRKyela;]qEhFMatiri;`Wb@Mbinga;\AhATingi;_oMm@Tunduru;erImASongea;]vBVKigonsera;]eAk@Maposeni;\LaCMa
hanje;bFeIMafinga;^gD|BMalinyi;^|@YMlimba;dkDeCIfakara;ZGlBMahenge;^_LxJLukuledi;]Fg@Nachingwea;]dDwBLiwale;]{
HgDKilwa Masoko;ai@tELindi;]|CLRuangwa;\k@|@Nanganga;\YINyangao;]mBdANanyamba;\RFKitama;]RDTandahimba;]z@\Luch
ingu;^DDNewala;_BBNewala Kisimani;a~Am@Masasi;]z@b@Nangomba;coI}BMtwara;]tNah@Usangi;\HNLembeni;^Ux@Same;]gBpC
Matui;^ECLushoto;]jAw@Hedaru;]_Az@Mazinde;\VMMakuyuni;^NhCChanika;b?@Handeni;`{Aw@Korogwe;^[SMaramba;]_@VMuhez
a;f_ASTanga;\`@[Mlalo;^_DXWete;`Gd@Chake Chake;]VVMkoani;^dAfANungwi;gRtAZanzibar;az@v@Bagamoyo;_a@^Mapinga;d\
`@Kibaha;]aADMagomeni;]{@iASokoni;]UfHKilindoni;_hCHIkwiriri;^Do@Kibiti;^WQBungu;^]eBMkuranga;`QUVikindu;_@EMw
andege;mB_@Dar es Salaam;[xHzBKisanga;fF{BMorogoro;\{AMNgerengere;^m@UChalinze;^kAJMlandizi;^JyAMvomero;\bAf@L
ugoba;\hC}@Madizini;\d@GLubata;_~CCKibaigwa;_k@LGeiro;^lAf@Mpwapwa;]ThAKibakwe;\eDe@Msowero;]a@]Magole;_D?Dumi
la;afAxAKilosa;]?pBMikumi;_Bz@Kidatu;]CGRuaha;^CKKidodi;\|FoAIzazi;^}@~AIlula;dbAPIringa;^|BgBMafinga;neCwEDod
oma;]bCgJBasotu;]{@\Katesh;\MINangwa;\oAg@Galappo;aL|BKondoa;Y}CnAKibaya;\gA{ENaberera;_I_CMerelani;_a@m@Boma
 la Ngombe;dc@BMoshi;\m@eATarakea;]rBv@Kingori;]XPUsa River;_Sf@Mbuguni;gt@g@Arusha;\dDCMto wa Mbu;]q@f@Makuyun
i;`dAdCBabati;^Cg@Magugu;_n@a@Mbulu;]ChADareda;]X@Bashanet;]F_@Dongobesh;]y@sCKiratu;\}E{CNamanga;c`^sFBukoba;
\NLKaterero;\Tj@Kamachumu;]l@_BNsunga;]vDjHKabanga;^Kl@Bugarama;]S]Rulenge;\Ei@Ngara;^}EXChato;^zAABiharamulo;
]o@eDNshamba;]{AzCMhalamba;ek@x@Geita;^g@CKasamwa;bk@c@Sengerema;iq@]Mwanza;^YDKisesa;\DXUsagara;^O`@Misungwi;
^iAs@Magu;]RAKihangara;\SuAKibara;]hBa@Muriti;_Y\Nansio;cuC}BMusoma;bqB]Tarime;]lAk@Shirati;]cBVSirari;]Gj@Mat
ongo;^c@jAMugumu;\pCOButiama;\IXNyamuswa;c\VBunda;\UxBNyakabindi;d?`@Bariadi;]?WMaswa;\TzDKishapu;^Oq@Somanda;
]?NLalago;]iANMwanhuzi;^`@yAKisesa;^jAPShanwa;]A@Nyalikungu;\p@IMalampaka;]MrAMwadui;]NESongwa;]VDOld Shinyang
a;^LsBNgudu;]~A|@Mhango;]OzBIsaka;f`AMKahama;bsBlANzega;]CcATinde;ck@k@Shinyanga;etBnGTabora;\z@TMabama;^g@KTu
mbi;_eF}CIgunga;]_APShelui;]a@SKiomboi;]_@~ASepuka;]Sc@Igugunu;^k@CMtinko;\CVIlongero;dX\Singida;\[\Mungaa;]T^
Ikungi;\FYPuma;]StCManyoni;]dAIItigi;]dAp@Mgandu;^nG_ASikonge;[jCxEInyonga;exAxFSumbawanga;]dAmAChala;\F_BUsev
ia;^|B~@Kirando;_yARNamanyere;[xBkCKarema;d}B_BMpanda;]fCwFUvinza;dx@gBKasulu;_{DhBNguruka;^iEGUrambo;_Y_HMasu
mbwe;aj@[Ushirombo;`LwABuseresere;aGIKatoro;`nAv@Uyovu;_@JDiobahika;]nBKKakonko;^n@|@Kibondo;\rEvFMwandiga;dDH
Kigoma;*UAUkraine;\wwFokHVoznesenivka;`\?Dovzhansk;_t@?Rovenky;`x@GAntratsyt;a`@CKhrustalnyi;\|@DPelahiivka;`@
LChystyakove;`_@BSnizhne;\v@l@Amvrosiivka;\h@k@Zuhres;aa@IShakhtarsk;^NQKhrestivka;_v@JKhanzhonkove;\W`@Ilovay
s’k;`JWKhartsyzk;bf@NChumakivskyi;bEKHirnytskyi;a?GTsentralno-Miskyi;`DAHruzkyi;e@BMakiyivka;`UIKhanzhonkivsky
i;_b@EYasynuvata;^TAAvdiyivka;b@XSmolyanskyi;aTNVoznesenskyi;aMCTekstylnyk;c?ERutchenkivskyi;_SBBosse;b?AOleks
andrivskyi;cBOKyivskyi;_E@Hladkivka;h@BDonetsk;a?BYuzivskyi;bIAKalynivskyi;aEEBerestovskyi;aBLBohodukhivskyi;]
b@j@Dokuchayevsk;bF~BLivoberezhnyi;cfF|IKerch;^HJArshyntseve;`pEt@Feodosiya;T~@yADmitrovka;c_AqGMelitopol;byGP
Berdyansk;e_DeAPravyi Bereh;bH?Kalmiuskyi;d?@Mariupol;cA?Tsentralnyi;aHDPrymorskyi;]@iBVolnovakha;\h@kAKurakho
ve;\w@DTrudivskyi;]r@g@Selydove;\pEdCPolohy;^jBj@Tokmak;gtBuBZaporizhzhya;\_ASVilnyansk;c~@iBNyzhnodniprovsk;]
G?Ihren;hV@Dnipro;]KSPidhorodnye;`_@KSamar;^u@|@Synelnykove;bcAi@Pavlohrad;^g@?Ternivka;`o@gALozova;^PaBZlatop
il;]zC?Berestyn;\O{CBohodukhiv;beCTOleksiyivka;]OFZhuravlivka;jBDKharkiv;]\DPisochyn;\C_@Derhachi;]d@^Liubotyn
;]YXMerefa;\{Al@Slobozhanske;_a@q@Chuhuyiv;d~@SRayon KTZ;fBOSaltivka;_AEPivnichna Saltivka;\sBo@Vovchansk;_cAv
EIzyum;^vAq@Balakliya;^vA|EShakhtarske;`{CLPokrovsk;_QEMyrnohrad;^b@_@Dobropillia;c_Bs@Kramatorsk;`CASotsmisto
;`JVDruzhkivka;`c@PKostyantynivka;^[ZToretsk;bg@PKindrativskyi;bB?Tsentralno-Miskyi;d@?Horlivka;`BAMykytivskyi
;ag@LYenakiyeve;af@eABakhmut;_nAYSonyachnyi;b?YSlovyansk;]i@[Lyman;\eAsASvatove;\KfAKreminna;`_@FRubizhne;aGRL
ysychansk;bMESiverskodonetsk;^]z@Holubivka;a?LKadiyivka;]t@KPopasna;^]?Sokolohirsk;]Vx@Debaltseve;_u@a@Bryanka
;bYFAlchevsk;]EDPerevalsk;\eAWKaterynivka;_SEKamyanobridskyi;fEBLuhansk;aC@Shevchenkivskyi;cGEVerhunskyi;bABSk
hidni Kvartaly;bRDVilkhivskyi;\LZLutuhyne;]wAHOtamanivka;]O?Sukhodilsk;_?JSorokyne;UNyCHorodyshche;\rCk@Starob
ilsk;]tFeAKivsharivka;^JOKupyansk;a|XmLShostka;]P|@Krolevets;\V{ANovhorod-Siverskyi;\tAdDBakhmach;aiAIKonotop;
\}ENBilopillia;^lAiBHlukhiv;cqDzCZarichnyi;d@CSumy;c@AKovpakivskyi;]c@xATrostyanets;_N`@Okhtyrka;]pAu@Lebedyn;
]~Ah@Hadyach;biBvCKyivskyi;eCBPoltava;c@DShevchenko;^IGPodil;dCvEKamyanske;\v@[Verkhnodniprovsk;]|@b@Vilnohirs
k;_tBeCMolodizhne;c?HAvtozavodskyi;dDFKremenchuk;_\?Svitlovodsk;\i@FRakivka;aBAKryukiv;_e@BHorishni Plavni;\Ov
BPyatykhatky;_h@JZhovti Vody;ajA_AOleksandriya;]zAIZnamyanka;_cAaGLubny;_yBHMyrhorod;_T{CRomny;`~EZPryluky;\tD
x@Berezan;]y@DYahotyn;^|@h@Pereiaslav;]C~@Kaniv;^qBNZolotonosha;eCl@Cherkasy;`b@h@Smila;ciApCFortechnyi;dCAKro
pyvnytskyi;aA@Podilskyi;\vCb@Novoukrayinka;\XiCShpola;\ZqAKorsun-Shevchenkivskyi;\x@bAZvenyhorodka;\QLBahachev
e;adDr@Uman;[VcBZhashkiv;dCmBBila Tserkva;_f@w@Fastiv;\}DhBBohuslav;^n@qBObukhiv;_Bu@Pivnichni Osokorky;\F?Nyz
hnya Telychka;_?ATelychka;^CKLivoberezhnyi Masyv;^ABRusanivka;e?ADniprovskyi;_CAPivnichno-Brovarskyi Masyv;aAA
Lisovyi Masyv;`?DDarnytskyi Masyv;]?@Stara Darnytsya;_D?Berezniaky;bCDPozniaky;aGAKharkivskyi Masyv;_?ANova Da
rnytsya;\CEDarnytsya Car Repair Plant Microdistrict;eCDDarnytsya;\?FBortnychi;`q@DBoryspil;b^_@Brovary;eTADesn
a;aNFVoskresenka;\?AKybalchych;d?CVyhurivshchyna-Troyeshchyna;^@BRayduzhnyi Masyv;\~@OHostomel;`DHIrpin;\QDKot
syubynske;^C@Novobilychi;`MEVynohradar;_CDSyrets;]EAKurenivka;_@CPriorka;^@?Vyshhorodskyi Masyv;]@@Mostytskyi
 Masyv;\?AVitryani Hory;^CAMinskyi Masyv;^EKVyshhorod;dCLObolon;]AFPodil;_ABStare Misto;r@?Kyiv;b?@Pechersk;\A?
Lypky;\A@Klov;]@DSaperna Slobidka;^@?Demiyivka;_?ENova Zabudova;^F@Oleksandrivska Slobidka;]AITatarka;^@?Lukya
nivka;d@@Shevchenkivskyi;`B@Shulyavka;aFANyvky;`ADVidradnyi;_BBPivdenna Borshchahivka;^GCKaravayevi Dachi;^A?S
olomyanka;a?@Chokolivka;^AHTeremky;]@ATeremky-II;`SFHolosiyiv;_n@^Vasylkiv;^@[Boyarka;_MMVyshneve;\H@Svyatopet
rivske;]GESofiivska Borschahivka;cECBorshchahivka;bB?Mykilska Borshchahivka;_BGBilychi;`?@Svyatoshyn;]VLBiloho
rodka;_B_@Bucha;]eBaESlavutych;`iF|ANizhyn;\gAoCKoryukivka;cxDr@Desnyanskyi;eD?Chernihiv;cDBNovozavodskyi;^DGM
asany;`dOrBKorosten;\_@kAOvruch;[dFTOlevsk;VlOeBVyderta;_gDlAVarash;^uBzAKostopil;^_@{ASarny;^s@nESlavuta;_g@V
Shepetivka;^[rAStarokostyantyniv;]n@TKrasyliv;\\}AIziaslav;\xBrBVolochysk;_wA}CNetishyn;]nAe@Zdolbuniv;d@SRivn
e;_~Ah@Dubno;dpAeALutsk;]f@dCBrody;]p@v@Zolochiv;diCr@Ternopil;][mBKremenets;^MvEChortkiv;\jDuABerezhany;`SxDK
olomyia;dqDl@Chernivtsi;acCmAKamyanets-Podilskyi;\DaBHorodok;\y@v@Dunayivtsi;eYiBKhmelnytskyi;\OBRakove;^sC~DM
ohyliv-Podilskyy;^}@wBZhmerynka;fgAe@Vinnytsya;\Im@Kalynivka;\hDlABar;^y@aBKhmilnyk;]xAoBPolonne;`S}AZvyahel;c
gE|@Bohuniya;aDlABerdychiv;]s@`@Kozyatyn;d^kBZhytomyr;bCBKorolyov;]kBiBMalyn;\@t@Radomyshl;]`@b@Korostyshiv;\w
BtBSkvyra;]rApELadyzhyn;\hA@Tulchyn;]eB[Haysyn;\o@lDBalta;_Pd@Podilsk;XYxISarata;\nEbABolhrad;\bAl@Reni;`oBRIz
mayil;]sAQKiliya;_yEuCBilhorod-Dnistrovskyi;`}@UChornomors’k;bIYCheremushky;hEKOdesa;^gAYPivdenne;\lEm@Rozdiln
a;YWiBShyryayeve;`cCcCPervomaysk;_aAh@Pivdennoukrainsk;^_@t@Voznesensk;[yE\Bashtanka;fvAtAMykolayiv;REfCOleksa
ndrivka;\qDd@Skadovsk;]{C?Armyansk;^h@mCKakhovka;_VJNova Kakhovka;]~BXOleshky;`TAKherson;]a@gHDolynska;`}AlAIn
hulets;g[c@Kryvyy Rih;^a@o@Terny;\_@`BApostolove;beCPNikopol;_v@OPokrov;_eBBMarhanets;\kAn@Dniprorudne;`bASEne
rhodar;Xx@~BNyzhni Sirohozy;^rBpDYany Kapu;_wBp@Dzhankoy;]sA{AHenichesk;\h@|EBilohirsk;\iAh@Sudak;^nB`@Alushta
;ez@w@Simferopol;aKzAYalta;^|@s@Bakhchysaray;^r@iASaki;bl@MYevpatoriya;[dC}@Chornomorske;gcDrDSevastopol;]ORBa
laklava;\vy@cURakhiv;^rDWKhust;]r@DVynohradiv;]nAMBerehove;aOm@Mukachevo;btAc@Uzhhorod;asFqCDrohobych;^@LTrusk
avets;^LABoryslav;\vArCSvalyava;]{HQNadvirna;`f@kAKalush;\cANKnyahynyn;d?BIvano-Frankivsk;^rBmBNovyi Rozdil;`v
@h@Stryi;]Wx@Dolyna;]rAaAStebnyk;\S_BHorodok;^N]Novoyavorivs'k;gyAPLviv;]WBVynnyky;cNDSykhiv;_DENovyi Lviv;]q@
aCSokal;`FNSheptytskyi;_NcANovovolynsk;^~DpFSambir;\Hu@Mostyska;_iFsEVolodymyr-Volynskyi;`kAiAKovel;UpBqAHuta;
*UGUganda;\myEeKAmudat;]jCnCSironko;_|@m@Kumi;\^DNgora;]a@fBButaleja;^BQBudaka;^k@]Nakaloke;bELMbale;]]MBudadi
ri;\Jf@Manafwa;`c@yAKapchorwa;\|BnENamavundu;`u@UBusia;_Qk@Tororo;]OHMalaba;\`Ai@Busolwe;]n@@Namutumba;\LJBuse
mbatia;^Wh@Bugiri;^ZKBusesa;`XBIganga;]z@GBuwenge;^WZKakira;]KAMagamaga;_TFBugembe;cJFNjeru;aC?Jinja;]w@CMayug
e;bfEnAEntebbe;bI_@Kajansi;eDOKyengera;fKHBunamwaya;pCMKampala;gHGNansana;dMOKasangati;fEFKira;cYHMukono;\T?Ki
reka;by@CLugazi;\MDBuikwe;^VgAKayunga;^hAXBombo;^@_@Wobulenzi;`yBk@Kamuli;^Gg@Buyende;]cAr@Kaliro;_i@q@Pallisa
;`RqBSoroti;]tAe@Dokolo;`~BOApac;\hAFKiryandongo Refugee Camp;_H@Buyale;]TVKigumba;]n@pDKiboga;]^o@Butemba;]h@
FLwakyomba;]Pm@Buhimba;bGOHoima;\XLKikube;bcB}@Masindi;^`EtCMuhorro;^KCKagadi;]Dq@Kyangwali Refugee Camp;^s@hC
Kyegegwa;^MXKyaka II Refugee Camp;\r@c@Butunduzi;_f@f@Rwamwanja Refugee Camp;^Dw@Kyenjojo;\KYKatoke;\\CKyaruso
zi;`r@VFort Portal;]h@IBundibugyo;]LDNyahuka;\k@RBuhesi;\Cf@Rwiimi;]k@d@Kamwenge;]I`@Kasozi;brA_@Kasese;bsA|@I
banda;\y@KKazo;\iA`ALyantonde;\e@CKyazanga;bkAIMasaka;\bBwCKasambya;\QeAKakumiro;bMj@Mubende;^uAWBukuya;\BVKas
anda;bk@ZMityana;\Aw@Bukomero;_wA]Luwero;]H^Namasuba;aGx@Wakiso;^LCKakiri;]FQKiziba;]RCNamayumba;_]jAKasanje;c
MLKatabi;_^[Mpigi;\j@BGombe;]n@|@Lukaya;^z@dBKasaali;\MOKalisizo;\h@WLwengo;`pA~@Nakivale Refugee Camp;^`@XIsi
ngiro;]l@RIryango;aEkABwizibwera;dC@Mbarara;]^RKinoni;aTYRutoma;_n@EIshaka;\DQKyamahungu;\BjANyamunuka;_\@Ruku
ngiri;]_AFNtungamo;^_@BNyachera;]ELMabare;`zAv@Kabale;\|@FKisoro;]a@SRubanda;\Jm@Kanungu;]Pi@Kihihi;\HXNtungam
o;`MwDMpondwe;\]GKisinga;__FsMPaidha;_SKNebbi;ab@kBArua;`ImAKoboko;_y@KYumbe;]}Ae@Moyo;_Mv@Adjumani;^x@vDPakwa
ch;]yA[Anaka;ceAa@Gulu;bwBfBLira;]rAgAOpit;`qAeCKitgum;[q@~APader Palwo;]kBRAbim;?qBxANapak;\sAw@Moroto;ajByAK
otido;?CcBKaabong;*USUnited States;[vb^_iCKapa‘a;\uG|AKoolauloa;]JXMililani Mauka;\??Mililani Mauka / Launani
 Valley;\DCWahiawā;]@AWahiawā-Whitmore;\F@Schofield Barracks;]CBSchofield-Wheeler;^EDMililani Town;]HNMakakilo-
Makaīwa Hills-Kunia;_KCWaipahu;_EAPearl City;_E?Waiau-Pacific Palisades;_EFAliamanu / Salt Lakes / Foster Vill
age;^WGKaneohe;]FFKalihi Valley;_SGKailua;WoC|@Kaunakakai;\nCi@Kuliouou - Kalani Iki;]?BNiu Valley;_CAEast Hon
olulu;^CAHawai‘i Kai;^X@McCully - Moiliili;]??Mō‘ili‘ili;]@?Waikīkī;]E@Diamond Head / Kapahulu / Saint Louis H
eights;]A?Kaimukī;]?GManoa;^D?Makiki / Lower Punchbowl / Tantalus;\?CNuuanu - Punchbowl;]B?Liliha - Kapalama;_
D@Kalihi-Palama;eCBHonolulu;]?@Ala Moana - Kakaʻako;^LGAirport;_BAJoint Base Pearl Harbor Hickam;]FDʻEwa Beach
-Iroquois Point;\B?‘Ewa Beach;^BEʻEwa Gentry-West Loch;]?@‘Ewa Gentry;\D?Kapolei;\@?Kapolei Villages;\BAMakaki
lo;\??Makakilo City;_@@Makakilo / Kapolei / Honokai Hale;UkM|EKapaau;^dCcCKahului;]CXKīhei;\JYWailuku;_{GfFHil
o;[tDPKailua-Kona;Xo@pBHawaiian Ocean View;SxbBmvGGambell;SyFPSavoonga;Xu^aDNome;RbC_JShishmaref;SbCaLPoint Ho
pe;Ryh@iMWainwright;SEfXSelawik;RnQaENoatak;WiAdCKotzebue;SiJ|QUnalakleet;SqA`]Togiak;SrHiCQuinhagak;Y_@oEBeth
el;RfMhDKipnuk;S}@mLMountain Village;R_H}GStebbins;R|F`BKotlik;S~Dp@Emmonak;TzHxFHooper Bay;RgEfEToksook Bay;X
|Grh@Unalaska;TuCs@Akutan;TsTyDKing Cove;TkJw@Sand Point;Yqq@iNKodiak;YkDqJHomer;WeL{ASeward;ZpJ_AKalifornsky;
euG_DAnchorage;]aASEagle River;Tv@gDSusitna North;Rrm@|ONew Stuyahok;R{@nCNaknek;V`H}@Dillingham;RrE{NAniak;Xa
Pu{@Utqiagvik;T{o@lm@Healy;]_H{DBadger;^d@GFairbanks;VsN`EDeltana;RHyOFort Yukon;VdRcVPrudhoe Bay;Ryt@|aAYakut
at;TjSuVTok;X~SxLValdez;UzNsBSutton-Alpine;VqRhFCordova;]{gD~cDAgoura;]D?Agoura Hills;]tAAPort Hueneme;abBu@Sa
nta Barbara;^XCGoleta;akB^Ventura;dUNOxnard;^W]Santa Paula;\[IFillmore;`Vb@Camarillo;bg@HThousand Oaks;^FWMoor
park;bSBSimi Valley;][TCalabasas;`EAWoodland Hills;`AECanoga Park;_EAWinnetka;_L@West Hills;_GKChatsworth;\EYS
tevenson Ranch;cFIValencia;]@ICastaic;]h@oCArvin;^d@i@Oildale;e?HBakersfield;\UTLamont;RzC|@New Cuyama;\|CQNip
omo;bGPSanta Maria;^?NOrcutt;]sBzAIsla Vista;_vBm@Lompoc;\X_BArroyo Grande;_L_@San Luis Obispo;^@i@Atascadero;
^B[Paso Robles;\aAeBCoalinga;`}EhADelano;^Pb@Wasco;\MPShafter;`q@qBPorterville;]tAiBReedley;]KJDinuba;bSh@Visa
lia;`JVTulare;`z@WHanford;]Ql@Corcoran;]j@g@Lemoore;]a@u@Selma;\OGParlier;]DSSanger;gh@GFresno;bMOClovis;ZqCcD
Mammoth Lakes;T|DTMidpines;`ZrBMadera;\f@_@Chowchilla;aj@c@Merced;^XIAtwater;_n@x@Los Banos;d\sBModesto;_GHCer
es;aURTurlock;]?w@Oakdale;]PDRiverbank;\b@?Ripon;e`@k@Stockton;aZj@Tracy;]]OLathrop;aKBManteca;]Q`APatterson;`
pB{ABrentwood;aLp@Livermore;_l@[Danville;aCFSan Ramon;`GNDublin;`Vi@Walnut Creek;bEMConcord;^DDPleasant Hill;]
JJLafayette;]J@Orinda;]XGEl Cerrito;^FGSan Pablo;b?BRichmond;]IHAlbany;bEBBerkeley;f?LOakland;aADAlameda;]ZHVi
sitacion Valley;^CABayview-Hunters Point;\q@SMoraga;aDTSan Leandro;]IDAshland;`C?Castro Valley;]FBSan Lorenzo;
]r@LMillbrae;bKFSan Mateo;^FCBurlingame;^SBFoster City;^@FBelmont;^C@San Carlos;aCBRedwood City;^KFMenlo Park;
`G@Palo Alto;^?EEast Palo Alto;^ENLos Altos;aE?Mountain View;cGBSunnyvale;_?_@Newark;cF[Hayward;aKLUnion City;
dEHFremont;aWUPleasanton;aFl@Milpitas;\OJAlum Rock;hJDSan Jose;^XNSaratoga;^IDLos Gatos;_CKCampbell;b@KSanta C
lara;`LDCupertino;`?dASanta Cruz;\IALive Oak;\}@f@Prunedale;`Sm@Gilroy;`d@RWatsonville;_Uk@Morgan Hill;_q@v@Ho
llister;]MtASoledad;c`As@Salinas;\sAfAGreenfield;\fC{@Pacific Grove;^EBMonterey;^GASeaside;]IMMarina;_xB}DSan
 Bruno;`?CSouth San Francisco;_NFPacifica;\?YParkside;bEDDaly City;]EGNoe Valley;_AAMission District;h?ASan Fra
ncisco;bAEChinatown;`Va@San Rafael;`F[Novato;`LWPetaluma;_JURohnert Park;c@SSanta Rosa;^k@VAgua Caliente;^`Am@
Windsor;\e@qAClearlake;\rBe@Ukiah;TF_CCovelo;VMwCHayfork;bkGbDChico;UnBy@Rancho Tehama Reserve;^{Cr@Paradise;\
Kp@Oroville;]oAtCGranite Bay;aBNFolsom;^H?Orangevale;^FFFair Oaks;a@MCitrus Heights;`GORocklin;bHFRoseville;^J
LFoothill Farms;_CEAntelope;_FBNorth Highlands;_Og@Lincoln;\^f@Rio Linda;\RwALinda;`LAYuba City;\BBSouth Yuba
 City;`XvAWoodland;]Hl@Dixon;a`@PVacaville;az@JNapa;]EXAmerican Canyon;b?LVallejo;]FRPinole;]ACHercules;^YEBeni
cia;_EDMartinez;]a@ABay Point;bNk@Fairfield;^?@Suisun;`_@h@Pittsburg;bMDAntioch;_S?Oakley;`DkBDavis;`i@GWest S
acramento;gG?Sacramento;][VVineyard;cBHElk Grove;_HALaguna;_AOFlorin;aESArden-Arcade;`ICCarmichael;aEDRancho C
ordova;]JFRosemont;]Kz@Galt;`EVLodi;_e@oBEl Dorado Hills;\QBCameron Park;]iEs@South Lake Tahoe;XhAdCArnold;SmD
q@Walker;WkDAHawthorne;WjB}AYerington;`xBa@Carson City;aCiASparks;dJ?Reno;]EMSun Valley;\MISpanish Springs;]{A
FFernley;\xDv@Truckee;VnCwBEast Quincy;\q@aBSusanville;WUuEAlturas;Ve@kCLakeview;]|GEKlamath Falls;]G@Altamont
;WOhGBurney;apCx@Redding;WOoCMount Shasta;TtE_BHappy Camp;_IaCGrants Pass;]{Bp@Ashland;a`@[Medford;\FICentral
 Point;VjHEGold Beach;Yk@`CCrescent City;\S`DMcKinleyville;\CNArcata;\CDBayside;^RFEureka;TcAfCRedway;ZAdCFort
 Bragg;XrBct@Forks;\qB`EAberdeen;[@|CAstoria;YBpCTillamook;[h@zCAgate Beach;ZFjCFlorence;\VxBCoos Bay;]oD\Roseb
urg;WoDiBOakridge;`nB{@Springfield;cL?Eugene;`BuBAlbany;`\NCorvallis;\JgADallas;]i@wBForest Grove;^P|@McMinnvi
lle;]cALWoodburn;]Q_@Wilsonville;]f@?Newberg;bBk@Hillsboro;]WGBethany;aMLBeaverton;_L?Aloha;]EXSherwood;`MMTig
ard;^AHTualatin;_QGLake Oswego;^KHWest Linn;^?@Oregon City;\DKOak Grove;]?EMilwaukie;]MELents;gTGPortland;]C]H
azel Dell;d?DVancouver;]SEOrchards;bY`@Gresham;\RHHappy Valley;\^d@Canby;_bAt@Keizer;]I?Hayesville;\?JFour Cor
ners;cJASalem;\YnALebanon;\gBgETroutdale;\GGWashougal;]HACamas;\sF?The Dalles;^AfGRedmond;a\h@Bend;WeM|ABurns;
USeDJohn Day;\_@yFPendleton;TxC~@Heppner;QbCdAFossil;ax@_IYakima;\cBv@Sunnyside;Rd@vBArlington;`wDqBRichland;\
@xAHermiston;a]iAKennewick;`GEPasco;dRATri-Cities;]NoDMoses Lake;T{@gDCoulee Dam;^hGlBWenatchee;]n@rAEllensbur
g;^lHkELake Stevens;]Lc@Arlington;]`@r@Mukilteo;bSGEverett;`CMMarysville;]OJWest Lake Stevens;]JVSilver Firs;^
BHNorth Creek;_DJBothell;]D?Kenmore;\?IBothell West;\?GMartha Lake;\I@Mill Creek East;]@CMill Creek;]CGEastmon
t;]TFPicnic Point-North Lynnwood;_PHEdmonds;`GHShoreline;]EEMountlake Terrace;_@ELynnwood;h@h@Seattle;cY?Belle
vue;a@MKirkland;]BGInglewood-Finn Hill;`UHRedmond;`GDSammamish;_GFCity of Sammamish;]AOUnion Hill-Novelty Hill
;]HKCottage Lake;\UWMonroe;]N|AMaple Valley;^C[Issaquah;^LIWest Lake Sammamish;]JXFairwood;\NGBryn Mawr-Skyway
;bC@Renton;]?QMercer Island;]J@Columbia City;_LPBurien;^KBSeaTac;]ECTukwila;^JLDes Moines;aANFederal Way;aO@Au
burn;b?MKent;^KEEast Hill-Meridian;]IHCovington;]Lb@Bonney Lake;_RAPuyallup;`CHSouth Hill;]BPGraham;]LIFrederi
ckson;\tBjACentralia;]sAzDBattle Ground;\HRFive Corners;]LESalmon Creek;_x@uALongview;]EmDTumwater;`AEOlympia;
_O@Lacey;^mAMSpanaway;`PMLakewood;^Q@Parkland;d@QTacoma;^T@University Place;_NaABremerton;]JMSilverdale;]a@@Ba
inbridge Island;]tDaBPort Angeles;]}Ca@Oak Harbor;\Ek@Anacortes;aWq@Bellingham;^_@bAMount Vernon;XoP@Omak;T}Co
@Republic;UjCy@Oroville;ZhbBuq@Sitka;STsEHoonah;^kEe@Juneau;R}AfGKake;T_DjHCraig;ZkHZKetchikan;WdGeHPetersburg
;UpNeNHaines;WsmEfcAStanley;VcKeBBottineau;WyAzARugby;UeImALangdon;Tq@fGCooperstown;VhEACarrington;Zs@cCDevils
 Lake;UtEbAHarvey;SCvDSteele;T|@rBLinton;SyBbBEureka;\uDcFJamestown;Uc@tDEllendale;^GjBAberdeen;VDrBRedfield;[
}@fBHuron;T|B`EPlatte;V`BsAChamberlain;WhBtAWinner;Rf@iBPresho;\x@{APierre;SuD]Highmore;TfBaBGettysburg;W|AiBM
obridge;V~CjBNorth Eagle Butte;R_B|GWhite River;TbEnAMartin;Sk@cCKadoka;SpC_@Wall;TnAqKHettinger;]\oDDickinson
;N_H~DMcIntosh;aqBqDBismarck;]TCMandan;R~DtAElgin;WMkDBeulah;RqDs@Turtle Lake;_pAmCMinot;RrGbBMandaree;^zDsAWi
lliston;YjBtASidney;WfHiAWolf Point;RIdCCircle;YoD|@Glendive;RvB~@Terry;QwCrDEkalaka;Vu@_BBaker;Tw@mBBeach;UyB
rCBowman;Q^vBBuffalo;[|@xESpearfish;a}BpARapid City;Xn@`CHot Springs;XpCsANewcastle;V`GRWright;^@kBGillette;RQ
eFBroadus;\tH~BSheridan;YfEzCWorland;PqCeMHysham;XjAnBHardin;VeE]Colstrip;Z{CiBMiles City;QtEuDJordan;Wu@oDGla
sgow;VtF_@Malta;TiNuAScobey;VkDBPlentywood;ThYx@Fort Belknap Agency;[tDMHavre;S`GFChester;WpD?Shelby;VdFKNorth
 Browning;Xr]BColville;ZoGt@Sandpoint;WeEULibby;TeBaBEureka;]sCfCKalispell;X]dBPolson;aa@bDMissoula;X`@zBHamil
ton;UnJ{FOsburn;T_FHPlains;]vMe@Opportunity;a?CSpokane Valley;^y@IPost Falls;_a@FCoeur d'Alene;d`CBSpokane;U|D
hBRitzville;^GtEWalla Walla;^oG_ALewiston Orchards;^FGLewiston;^^}@Pullman;]c@?Moscow;WsCp@Orofino;W[lBGrangev
ille;WCjEMcCall;VjFgBEnterprise;[`DTLa Grande;[s@lBBaker City;`cF|ECaldwell;Yv@uBWeiser;dyC~BBoise;]\QEagle;aF
PMeridian;a`@LNampa;\[HKuna;\qCfAMountain Home;TcHqGChallis;WaAgCSalmon;ZrAjIHailey;SkEWArco;`}F`@Idaho Falls;
^o@gARexburg;UiCeDWest Yellowstone;S|BiCEnnis;XtDXDillon;^U{CButte;T\}DLincoln;SxBzBPhilipsburg;U}EgHChoteau;`
oD|@Great Falls;SoA|DWhite Sulphur Springs;^bFGHelena;_gEtDBozeman;UwE]Big Timber;TYyBHarlowton;UfDsGFort Bent
on;QyAdCStanford;Y}CPLewistown;OwEJWinnett;Vd@lBRoundup;bGdCBillings;VUzDLovell;[dC|@Cody;Vd@cCRed Lodge;[lHtI
Jackson;TaFIDubois;[yFdBRiverton;VfH\Pinedale;R`AxBLa Barge;WdA|AKemmerer;Vq@zALyman;PqBbAManila;]gBwBRock Spr
ings;VoAjHRangely;[pCiAVernal;]wEpGClifton;`RDGrand Junction;S?|CNucla;YfE{@Moab;TxBuAGreen River;Z`CwBPrice;V
qAoBDuchesne;_jGg@Pleasant Grove;aIJOrem;^TOAmerican Fork;\AIHighland;_LQDraper;_N?Riverton;^P@Herriman;^Cf@Ea
gle Mountain;]UGSaratoga Springs;`IGLehi;]WdAPayson;_OMSpanish Fork;b@WProvo;^IJSpringville;YC`DEphraim;RH~DLo
a;ZvAiARichfield;WnB`BBeaver;WKuEDelta;^w@kFTooele;^g@c@Magna;b_@RWest Jordan;_@HSouth Jordan Heights;`C?South
 Jordan;aOCSandy Hills;aDASandy;^BCMidvale;_AKMurray;`ACMillcreek;`JBTaylorsville;^J@Kearns;b?EWest Valley Cit
y;]UESouth Salt Lake;d?GSalt Lake City;]BQNorth Salt Lake;]Zy@Clinton;_CCRoy;^?HClearfield;^DBSyracuse;aQDLayt
on;^EBKaysville;\D]South Ogden;]Oh@Farmington;\CJCenterville;_@DBountiful;]Md@East Millcreek;^@DHolladay;^AHCo
ttonwood Heights;[iDaCEvanston;_lD}ALogan;aZfBOgden;\AQNorth Ogden;]Jg@Brigham City;R{BoCParis;]XcBConda;`vD[P
ocatello;Vg@fCMalad City;Y|GuARupert;_zCJTwin Falls;Th@rBJackpot;XwBvFWest Wendover;TpDiAWells;]~Cv@Elko;TbA_F
Owyhee;ZfIbEWinnemucca;XaD`ABattle Mountain;VrHzALovelock;VwFdLTonopah;XsMkFEly;RtEs@Eureka;TaHzJCaliente;\wA~
CMesquite;doB_AWashington;aLDSaint George;T`BzEMeadview;]zFWSummerlin South;cQ@Spring Valley;dQ@Paradise;gAMLa
s Vegas;dCENorth Las Vegas;cIASunrise Manor;^HNWinchester;_ODWhitney;\i@VBoulder City;e\KHenderson;br@@Enterpr
ise;_rCc@Pahrump;TcDeFAlamo;T~HxABeatty;XfIyABishop;VcAtCLone Pine;Wl@zDWeldon;^{BHRidgecrest;TkD{BDeath Valle
y;SsCbEBaker;a~EvCApple Valley;]a@oABarstow;]FDBarstow Heights;\zE@Rosamond;cGv@Palmdale;\?NVincent;cBg@Lancas
ter;``Av@Canyon Country;cLDSanta Clarita;]STSan Fernando;`FFNorth Hills;aEMSylmar;`PNNorthridge;`?DReseda;_GFE
ncino;bIEVan Nuys;`E?Valley Glen;`GBNorth Hollywood;^QOTujunga;\@CSunland;b@PBurbank;]MILa Crescenta-Montrose;
]IDLa Cañada Flintridge;_K@Altadena;^oCmAAdelanto;bWFVictorville;a@THesperia;dA~@San Bernardino;`BFColton;]P?B
loomington;^@LRubidoux;dDQFontana;bMCRialto;cj@?Rancho Cucamonga;]URGlen Avon;]FBJurupa Valley;`FDEastvale;^AD
Norco;cBHCorona;ea@MRiverside;\SVMead Valley;`D^Lake Elsinore;_t@DRancho Santa Margarita;]ZMStonegate;]B?North
wood;aQTMission Viejo;]EDLadera Ranch;`LHLaguna Niguel;_BIAliso Viejo;\?GLaguna Woods;^C?Laguna Hills;aCGLake
 Forest;dXCIrvine;\BDUC Irvine;]KRLaguna Beach;bZSCosta Mesa;eIUSanta Ana;]GHTustin Legacy;]C@Westpark;]C@Woodb
ridge;\ACEl Camino Real;aHITustin;]GANorth Tustin;cJEOrange;eJIAnaheim;`GEPlacentia;_DIBrea;_@KRowland Heights
;`SPYorba Linda;aISChino Hills;cAMPomona;aKHChino;cGIOntario;a?GUpland;_FBMontclair;^DCClaremont;^PASan Dimas;
^G@La Verne;`FLDiamond Bar;^J@Walnut;]D@South San Jose Hills;\BQVincent;_E@Covina;`CIGlendora;_F@Azusa;aHFBald
win Park;]BIDuarte;_BAMonrovia;`F@Arcadia;_BDTemple City;`@DRosemead;bG@El Monte;]BBSouth El Monte;\K@Avocado
 Heights;]CAWest Puente Valley;bECWest Covina;]?BValinda;_@DLa Puente;`BDHacienda Heights;`CJLa Habra;cCJFuller
ton;aL?Buena Park;_J@Cerritos;\A@La Palma;\DCArtesia;b?ENorwalk;_MCLa Mirada;`DESouth Whittier;aAEWhittier;]F?
West Whittier-Los Nietos;`D?Pico Rivera;_H@Bell Gardens;bCDDowney;\GASanta Fe Springs;aDLBellflower;a@DLakewoo
d;`DGParamount;\FAEast Rancho Dominguez;aB?Compton;aAISouth Gate;a?BLynwood;]CECudahy;^?EMaywood;^?@Bell;\F@Wa
lnut Park;`@?Florence-Graham;`AAHuntington Park;aCIBoyle Heights;lDCLos Angeles;bMDEast Los Angeles;`K@Montebe
llo;`@IMonterey Park;a@GAlhambra;_C?San Gabriel;cDIPasadena;^@DSouth Pasadena;dTCGlendale;\?BAtwater Village;^
@DSilver Lake;_A@Echo Park;_FNVermont Square;b?KKoreatown;aJBMid-City;_FBCulver City;^?IBeverly Hills;^GCWest
 Hollywood;cEAHollywood;bBGUniversal City;^HAStudio City;`H?Sherman Oaks;]NRPacific Palisades;aGDSanta Monica;^
CEBrentwood;_C@Sawtelle;\EVEl Segundo;_FMVenice;^ITManhattan Beach;`CDRedondo Beach;]@AHermosa Beach;cKBTorran
ce;^@ILawndale;b?MInglewood;]?BLennox;a?BHawthorne;^ICWestmont;^GBWillowbrook;`HDGardena;aEJCarson;]@@West Car
son;]DDLomita;`K@Wilmington;aDFSan Pedro;_R?Rancho Palos Verdes;fg@ELong Beach;]QDSeal Beach;_KOCypress;aEJWes
tminster;_CGStanton;cIDGarden Grove;`@JFountain Valley;aCPNewport Beach;dLGHuntington Beach;^{@d@Dana Point;_G
ESan Juan Capistrano;`ILSan Clemente;cm@l@Oceanside;bEFCarlsbad;`KVEncinitas;`]VMira Mesa;aDk@San Marcos;cOBEs
condido;_I^Poway;`N?Rancho Penasquitos;]q@ORamona;bhA_@Vista;^@c@Fallbrook;bSUTemecula;bJKMurrieta;^LIWildomar
;a}@]Hemet;ab@BMenifee;]HBSun City;aDMPerris;d?_@Moreno Valley;]DULoma Linda;`IOHighland;aELRedlands;`[DYucaip
a;_KRBeaumont;^S?Banning;_N\San Jacinto;\CFEast Hemet;\iB?Rancho Mirage;`EBPalm Desert;`PKCathedral City;_NIPa
lm Springs;^IYDesert Hot Springs;]M]Yucca Valley;^kAETwentynine Palms;a`@rAIndio;_IFCoachella;_ZBLa Quinta;]{C
fCBrawley;`qFkHLake Havasu City;_p@eCBullhead City;^gBGKingman;UwAxGSalome;]dE`@Blythe;]cMISun City West;cADSu
rprise;^ABEl Mirage;_I@Sun City;cEBPeoria;dIFGlendale;dAFMaryvale;ab@JGoodyear;aA?Avondale;`l@LBuckeye;_iB|@Ma
ricopa;bNwAAlhambra;jKHPhoenix;`A@Central City;`BGEncanto;c[LTempe Junction;dGSScottsdale;c@RTempe;aLLAhwatuke
e Foothills;de@AGilbert;dHFChandler;fCUMesa;_u@?Apache Junction;^N`@Queen Creek;aSJSan Tan Valley;`l@|@Casa Gr
ande;^iA]Florence;]`AsBFountain Hills;cpAMDeer Valley;]Be@Anthem;\cDgAPayson;`~@aEFlagstaff;_bDbCPrescott;_]MP
rescott Valley;VnDDBagdad;Tl@}DPeach Springs;\[iIHurricane;^m@cBCedar City;XiB|BKanab;SyDoCEscalante;Z[jDPage;
Zk@zCTuba City;UtDNGrand Canyon Village;UaJh@First Mesa;RgB~@Greasewood;YlAqFKayenta;SgFe@Teec Nos Pos;XlAkCBl
anding;ZqDt@Cortez;X~DnFChinle;]aDzBGallup;RtB|@Sanders;[pGf@Winslow;[eCxCShow Low;ZvCjDGlobe;XkHoCEagar;PiBnA
Reserve;YmHrBTruth or Consequences;ZvBsKGrants;TcApCAlamo;\{CmALos Lunas;aMsARio Rancho;aMUEnchanted Hills;gJr
@Albuquerque;_DLSouth Valley;U}BBMoriarty;ZfDxDSocorro;^yDfFAlamogordo;WgAuARuidoso Downs;_wEKRoswell;SoFXTatu
m;TxDqFFort Sumner;_oELClovis;YfByCTucumcari;W|Dl@Santa Rosa;\jBaCLas Vegas;YdAcDTaos;TaEHSpringer;M_CrBMosque
ro;ZsAyLLa Junta;WvFhAWalsenburg;Zw@xATrinidad;[pG{@Alamosa;QrEkACreede;WLvDDulce;asEvFSanta Fe;WrC{ASanta Ter
esa;VdH|ACrownpoint;_LqEFarmington;\cAmBDurango;VMcCTelluride;]LkBMontrose;Y}DMGunnison;YyDBSalida;S?iCFairpla
y;[tBsAEdwards;VaCyAGranby;[pDmASteamboat Springs;ZnCGCraig;[m@`EGlenwood Springs;VtBaBMeeker;ZeC}IRawlins;SgC
OHanna;`q@gECasper;cuFfMFort Collins;`s@mBCheyenne;^xCa@Laramie;Yi@aHDouglas;XuAlCWheatland;UcBmCLusk;\{CpDSco
ttsbluff;VA|BKimball;\yAxBSterling;[tBjAFort Morgan;btDa@Greeley;]CFEvans;_XlABrighton;`t@LBroomfield;^?MLafay
ette;]GKErie;aHWLongmont;^g@}@Windsor;a`@NLoveland;bf@lABoulder;][DLouisville;]Pj@Golden;^OZDakota Ridge;`w@p@
Castle Rock;bBi@Centennial;]B?Castlewood;_HASouthglenn;aBFHighlands Ranch;]RGColumbine;^F@Ken Caryl;_QELittlet
on;^EGEnglewood;gAQDenver;cRFLakewood;^?MWheat Ridge;b@EArvada;bIGWestminster;_IINorthglenn;bCBThornton;\DDShe
rrelwood;`MDCommerce City;eSNAurora;\VTGreenwood Village;_e@RParker;^IxCSecurity-Widefield;^ALFountain;\?c@Cim
arron Hills;fVDColorado Springs;\rAlACañon City;^gBPPueblo West;bURPueblo;VwDiELimon;ZuEhFLamar;Su@qCCheyenne
 Wells;X_HbAScott City;X~CmDGoodland;YcCIColby;VtB_FImperial;R~DrFStratton;XXcDYuma;Zp@kESidney;VgCnBHolyoke;SF
cDOshkosh;ZhBkCAlliance;YXqCChadron;U_DDGordon;OwA~CHyannis;RoCGMullen;XfCtDOgallala;]}D@North Platte;[mEbALex
ington;XS{BBroken Bow;WtDeHValentine;UiC~@Ainsworth;H?xBBrewster;UyHcFWagner;XfAzBO'Neill;Vv@jDOrd;^\rDKearney
;`sCm@Grand Island;]HbAHastings;UnA`DSmith Center;U~AbAStockton;ZnGwCMcCook;WsChANorton;TbAvCQuinter;U_AzBNess
 City;\eFPGreat Bend;]pBgBHays;SiDHWilson;Yr@lFPratt;StBhAColdwater;YcC|AAlva;We@hBFairview;[l@rCWeatherford;[
fCsDWoodward;WdEfBCanadian;UGsGMeade;UyD}BKinsley;^xB`@Dodge City;^hDk@Garden City;]HxDLiberal;YvAkBUlysses;Ul
AoASyracuse;UjDpBSpringfield;TSfCBoise City;WdCv@Clayton;\qFrBDumas;[aBaDGuymon;ZgCv@Perryton;\^jDPampa;VMvBCl
arendon;]bDvCPlainview;dVoEAmarillo;\pBnAHereford;YOrDLittlefield;[IrCBrownfield;YqDAPost;d~AmALubbock;RoEuAMa
tador;TFhBSpur;WaF~@Haskell;SAcDCrowell;Y~AyAChildress;VH{CShamrock;[iDg@Elk City;]MxCAltus;a{DDLawton;bRjCWic
hita Falls;WxC~@Seymour;ZeC~AGraham;]mApDStephenville;]|CdBBrownwood;Xa@iCEastland;btDIAbilene;Wl@`BWinters;b~
AbBSan Angelo;Wf@pDSonora;VmDNJunction;YuAaCBrady;W{BKSan Saba;Yw@jBKingsland;`_A~DNew Braunfels;]Zc@Canyon La
ke;]nDa@Kerrville;jaC|BSan Antonio;\]]Live Oak;]IBUniversal City;]DDConverse;_IESchertz;^GACibolo;P~@zETilden;
WLrBFreer;RpC_@Encinal;[q@iDPearsall;ZpCh@Crystal City;^dCEEagle Pass;\mCcBUvalde;TrAaDRocksprings;^hCbCDel Ri
o;ShH{CSanderson;Z`BuCFort Stockton;VcCq@McCamey;WkEtAOzona;Wr@_BBig Lake;T_BaCSterling City;[KoDSnyder;^nB|AB
ig Spring;Z|AaBLamesa;bXrCMidland;bx@\Odessa;]X@West Odessa;YtBCKermit;_HgDHobbs;^xEv@Carlsbad;ZsCfEPecos;Y`@r
EAlpine;VhFgCVan Horn;]rGaCHorizon City;^NHSocorro Mission Number 1 Colonia;^@ASocorro;gd@UEl Paso;\PGSunland
 Park;bf@eBLas Cruces;[jH{ASilver City;\gBbBDeming;U}J`EFort Hancock;dsf@tVLaredo;Yo@vBZapata;XuBoAHebbronville
;\iAjEAlton;aBLMission;a]DPharr;cHAMcAllen;aMSEdinburg;_?TSan Juan;]G@Alamo;_bkAq`@Sierra Vista;\uCh@Douglas;W
gDiELordsburg;[fE_BSafford;XVrBWillcox;\tD?Tanque Verde;`b@ICatalina Foothills;\P@Flowing Wells;`AECasas Adobe
s;_EMOro Valley;_r@IMarana;\~@_AEloy;V`AhDSells;^iDm@Drexel Heights;gSOTucson;]Dr@Sahuarita;]DTGreen Valley;]A
jARio Rico;]IXNogales;W`KmEAjo;^tHy@Fortuna Foothills;\z@JSomerton;aQYYuma;^^n@San Luis;_nCe@Calexico;_JUEl Ce
ntro;\@KImperial;]lGALakeside;]@DWinter Gardens;\@BBostonia;bBBEl Cajon;]CFRancho San Diego;]n@JCoronado;^MTIm
perial Beach;^UYLa Presa;dNLChula Vista;`BGNational City;^MKLemon Grove;^E?Spring Valley;]ECCasa de Oro-Mount
 Helix;`HALa Mesa;`IMSantee;id@VSan Diego;_TYLa Jolla;ayhFJMount Pleasant;bL@Charleston;bFMNorth Charleston;]zG
~NJacksonville Beach;^?HPonte Vedra Beach;]?JPalm Valley;ac@vBPalm Coast;`i@vAPort Orange;_J]Ormond Beach;aGND
aytona Beach;]mBtGSebastian;bVi@Palm Bay;]JGWest Melbourne;aGAMelbourne;^Nw@Merritt Island;]F@Rockledge;\@GCoc
oa;^jBZSaint Cloud;^LQBuenaventura Lakes;`LFKissimmee;]IQMeadow Woods;\@?Southchase;]FOOak Ridge;eGMOrlando;]H
_@Wekiwa Springs;_KFAltamonte Springs;^GCCasselberry;^CCWinter Springs;\HLMaitland;^CDWinter Park;aYFAlafaya;_
?UOviedo;_oAJTitusville;]PkAEdgewater;]DGNew Smyrna Beach;a`AXDeltona;`@RSanford;\HFLake Mary;]AWDeBary;^A]DeL
and;\tAl@Tavares;]GIEustis;`t@OThe Villages;]OVLeesburg;^Ur@Clermont;_c@CWinter Garden;_I?Ocoee;_EUApopka;`KVP
ine Hills;\PJLake Butler;^T`@Four Corners;]Ej@Haines City;`_@EPoinciana;\Xn@Lake Wales;]\QEloise;_AEWinter Hav
en;\JIAuburndale;]H`@Bartow;bT[Lakeland;_jAg@Wesley Chapel;_k@j@Plant City;^XNValrico;]?HBloomingdale;aPBRiver
view;]HIPalm River-Clair Mel;]?KEast Lake-Orient Park;bQFBrandon;]RSTemple Terrace;_HEUniversity;^D?Lake Magda
lene;^BBCarrollwood;_DCCarrollwood Village;^AHEgypt Lake-Leto;fILTampa;]j@XLealman;d?HSt. Petersburg;]@IWest a
nd East Lealman;`@CPinellas Park;\A]Safety Harbor;aUCTown 'n' Country;]DIWestchase;^NIEast Lake;]MIKeystone;]I
NCitrus Park;]GEGreater Northdale;]CBNorthdale;]IKLutz;^?MLand O' Lakes;\r@CNew Port Richey;]EIJasmine Estates
;]AGBayonet Point;a]]Spring Hill;]eAiBMarion Oaks;cZ_CGainesville;`c@zAOcala;^sAsDFleming Island;^OCFruit Cove
;_QDSt. Johns;]x@QOakleaf Plantation;^MFLakeside;[lDKLake City;\w@kEWaycross;\mDJBrunswick;\JrASt. Marys;\ZMKi
ngsland;hE|AJacksonville;]qAeJPooler;\w@VWilmington Island;cXOSavannah;_eA[Hilton Head;_ADHilton Head Island;\
VIBluffton;^vDi@Statesboro;^c@vBHinesville;[`DiAVidalia;\`B_ADublin;apCOWarner Robins;a?k@Macon;\RjAPerry;WsA|
AAbbeville;[{A~ADouglas;`tAfCValdosta;]jCAThomasville;\}AyBTifton;a`CYAlbany;dVbFTallahassee;[z@{ABainbridge;V
|AzABlountstown;UaAgEArlington;[tAyAEufaula;\wDc@Americus;_xCoAPhenix City;dA@Columbus;^lAe@Opelika;`RFAuburn;
]`B~CTroy;^`BaCPrattville;\SCMillbrook;dKTMontgomery;]nCGSelma;ZbDUDemopolis;XSxBThomasville;Z_FNGreenville;Yj
Cz@Monroeville;\fA~EFoley;^cAg@Cantonment;]MPEnsley;^K@Ferry Pass;]DFBrent;`CHPensacola;]JAWest Pensacola;]DEB
ellview;\?FMyrtle Grove;`YAEast Pensacola Heights;\a@BMidway;]\e@Pace;]uB_@Crestview;^x@fANavarre;]o@CFort Wal
ton Beach;]BGWright;^qAJSanta Rosa Beach;Zp@uDAndalusia;^{BAEnterprise;`}ARDothan;]r@`ELynn Haven;_@PPanama Ci
ty;WgE|@Carrabelle;ZwEu@Perry;VeCxBManatee Road;]a@fGHoliday;]BFTarpon Springs;`?LPalm Harbor;^@JDunedin;bDHCl
earwater;\AXSeminole;a?MLargo;ZsI~RMarathon;]hC\Key West;]B{HNaples;]E?East Naples;\If@Marco Island;]Cq@Golden
 Gate;\Rw@San Carlos Park;^@DEstero;`ERBonita Springs;`|@_CPort Charlotte;`\KNorth Port;]h@KVenice;`No@Sarasot
a;\JQBayshore Gardens;]AESouth Bradenton;`AGBradenton;\[k@Ruskin;]O?Sun City Center;\u@~CPunta Gorda Isles;\EA
Punta Gorda;_a@r@North Fort Myers;cLTCape Coral;\@FIona;aWSFort Myers;ak@ALehigh Acres;Xi@yBPlacid Lakes;_wEi@
Fort Pierce;\JYFlorida Ridge;]BGVero Beach South;\ACVero Beach;cIdAPort Saint Lucie;]OVPalm City;\CEStuart;\rA
fBBelle Glade;_oAUThe Acreage;_GNRoyal Palm Beach;`@HWellington;\I~@Sandalfoot Cove;`JXTamarac;bBKCoral Spring
s;`KDMargate;^DMParkland;`KJCoconut Creek;_HDNorth Lauderdale;^CHLauderdale Lakes;aBFPlantation;aCALauderhill;
^JNCooper City;cIJPembroke Pines;b@KDavie;`IFWest Hollywood;]?JIves Estates;\BCWest Park;bDAMiramar;]CFNorland
;^AFGolden Glades;`ABNorth Miami;\DBPinewood;^B@West Little River;\@GOpa-locka;dDFHialeah;]FAHialeah Gardens;^
AGMiami Lakes;_@GCountry Club;bM@Miami Gardens;`??Carol City;`\_@Weston;]jE_AImmokalee;_iEnDPrinceton;_MGCutle
r Bay;^@?Cutler Ridge;_DCSouth Miami Heights;\BGThree Lakes;]?EThe Crossings;`F?The Hammocks;^AJRichmond West;
\?CCountry Walk;`COKendale Lakes;^D?Kendall West;`GITamiami;]E?Sweetwater;aAKDoral;`AHFountainebleau;^CBWestch
ester;^F?University Park;\CFSunset;\C?Glenvar Heights;aADKendall;]KECoconut Grove;`@ACoral Gables;]DECoral Ter
race;`BAFlagami;`QALittle Havana;\@IBrownsville;`C@Allapattah;fEFMiami;]VRPinecrest;]@HPalmetto Bay;\A?Cutler;
^VVLeisure City;aHDHomestead;aeA_AMiami Beach;_D[North Miami Beach;\ACOjus;]E?Sunny Isles Beach;_BAAventura;_@
CHallandale Beach;c?EHollywood;^AGDania Beach;aEOSunrise;cD@Fort Lauderdale;_AIOakland Park;bAMPompano Beach;`
Ik@Delray Beach;a@RBoca Raton;aBFDeerfield Beach;]HEBoca Del Mar;aOc@Boynton Beach;_?QLake Worth Beach;]D?Lake
 Worth Corridor;^D?Greenacres City;]ECPalm Springs;bIOWest Palm Beach;^@KRiviera Beach;`NGPalm Beach Gardens;`
IUJupiter;``mBrCHarlingen;cg@x@Brownsville;]Xm@San Benito;\v@CMercedes;\ZCDonna;_K@Weslaco;]N}HAlice;^i@l@King
sville;boc@{OLafayette;^g@j@New Iberia;^iD{@Prairieville;^aBl@Laplace;^n@|AHouma;]DCBayou Cane;UsEZPort Sulphu
r;`lBeBKenner;cO@Metairie Terrace;cA?Metairie;^INMarrero;\@HEstelle;\[QChalmette;]JDTerrytown;\B?Gretna;]D@Har
vey;e?INew Orleans;^{@aASlidell;[LeBBogalusa;_oBkBHattiesburg;\[bELong Beach;aKCGulfport;a?EWest Gulfport;\s@A
Ocean Springs;_J@Biloxi;\w@@Gautier;]IBPascagoula;\mAk@Tillmans Corner;]u@LFairhope;]?ODaphne;]b@[Prichard;cGH
Mobile;VvAoDBelmont;S?{FScooba;_j@|AMeridian;ZrAqAPhiladelphia;]@vELaurel;TrCPPrentiss;]xAsCClinton;]g@WMadiso
n;]@DRidgeland;cHXJackson;^IDPearl;][?Brandon;]pDOVicksburg;Xx@yALake Providence;R`BtCGilbert;[qF`DMcComb;]@rC
Hammond;\jBRShenandoah;^F]Central;\VSZachary;dDh@Baton Rouge;\h@_FNatchez;VnArBSimmesport;\v@xAOpelousas;ZrBy@
Oakdale;_i@aBAlexandria;Ui@uBOlla;_WyBMonroe;]fBARuston;\xAvCNatchitoches;UtDk@Logansport;cq@mBShreveport;`C@B
ossier City;]~BCMarshall;ahAFLongview;bnB\Tyler;^_CtCNacogdoches;_Lr@Lufkin;Yf@|BLivingston;ZyDi@Jasper;U]eBMi
lam;[oBrBDeRidder;aQ~BLake Charles;]b@ESulphur;]fA\Orange;bfA?Beaumont;\UVNederland;`INPort Arthur;\CKGroves;^
lHvDLake Jackson;]?[Angleton;]BiAFresno;b_@CPearland;\ISSouth Houston;]?n@Alvin;]e@GDickinson;aFILeague City;_
TCFriendswood;^c@[La Porte;\Iz@La Marque;_MATexas City;_SNGalveston;`jAkCAtascocita;ag@r@Baytown;_XGChannelvie
w;^@LDeer Park;]HMCloverleaf;cFPPasadena;k\MHouston;\LFWest University Place;\D@Bellaire;\Ok@Aldine;`F]Spring;
\_@NHumble;]I_@New Caney;av@?The Woodlands;`E]Conroe;bZvBAlief;_JBMission Bend;\RICinco Ranch;\JIKaty;dWc@Cypr
ess;\jCg@Brenham;^uBxBRosenberg;\OMPecan Grove;\IFNew Territory;aIESugar Land;aQ?Missouri City;\B?Stafford;\pA
~BBay City;TvAhBPort O'Connor;`tBgAVictoria;\~@xDPortland;eNNCorpus Christi;[dAwBBeeville;W\_BKarnes City;^JiC
Seguin;WkEXHallettsville;Xj@qBSmithville;`rBw@University of Texas;h?BAustin;^Zv@Kyle;`JTSan Marcos;`QkCLeander
;`ELCedar Park;\GLJollyville;`_@?Pflugerville;]MSHutto;`XQGeorgetown;b?VRound Rock;]J?Brushy Creek;^^yBCoppera
s Cove;^WAFort Cavazos;\G}@Gatesville;cA~@Killeen;^MFHarker Heights;]g@BBelton;aWGTemple;be@yAWaco;\r@bETaylor
;aoESBryan;bGFCollege Station;_{CQHuntsville;VDgBCooper;YfDu@Center;]HuBCorsicana;\gDbAPalestine;\`CcETerrell;
\d@AForney;]^rAEnnis;_Xs@Lancaster;\k@ISeagoville;]NQBalch Springs;cCGMesquite;]f@OUniversity Park;d\FIrving;i
[DDallas;`Hd@DeSoto;_R?Cedar Hill;_IKDuncanville;ff@QArlington;cUAGrand Prairie;`NQEuless;_J?Bedford;_DBHurst;
_RBHaltom City;`GENorth Richland Hills;]BEWatauga;]T?Saginaw;hGXFort Worth;`c@`@Mansfield;_b@BBurleson;^Ld@Cle
burne;]oAYMidlothian;^[PWaxahachie;]xBw@Benbrook;\?QWhite Settlement;^bA?Weatherford;_mBa@Keller;^WASouthlake;
]DJColleyville;`OIGrapevine;aBOFlower Mound;_OJCoppell;bY?Carrollton;^@BFarmers Branch;\MEAddison;_JYThe Colon
y;cMKFrisco;`HAThe Trails of Frisco;_L?Little Elm;bHTLewisville;\JGHighland Village;]@KCorinth;bLKDenton;\?sAG
ainesville;YnCLBowie;]T{DDuncan;\CmBChickasha;]k@aAMustang;`m@FMoore;bIVNorman;^eBUShawnee;]h@fFArdmore;\{AwBA
da;\uD_@McAlester;V]jCAntlers;]KpBParis;\`DaADurant;]`@l@Denison;_LVSherman;``@~@Celina;\BNProsper;cc@FMcKinne
y;aHRAllen;eDNPlano;bDLRichardson;dQFGarland;]EUMurphy;]AFSachse;_KGWylie;`BVRowlett;_SERockwall;^eAi@Greenvil
le;\eB?Sulphur Springs;\}BCMount Pleasant;Z[sCIdabel;_{C|ATexarkana;^AATexarkana;YqBtASpringhill;V_AuDGurdon;X
jCENashville;YlA_CMena;^kFPHot Springs;^L{CRussellville;SfCXMagazine;atBo@Fort Smith;T`C~BTalihina;WLcBStigler
;_p@cBMuskogee;\oAa@Tahlequah;U?cCCleora;^kCRBella Vista;\t@x@Siloam Springs;]e@tCVan Buren;ae@{BFayetteville;
[qEa@Harrison;ajEFSpringdale;`A[Rogers;_PGBentonville;]gEaCOzark;cPg@Springfield;]Ab@Nixa;\d@ORepublic;TReCHum
ansville;ZxCINevada;]dAtAPittsburg;`e@`AJoplin;T|CUAltamont;Z^aBChanute;VdD[Eureka;Rh@nCCedar Vale;_gBdABartle
sville;^Y~AOwasso;]r@XSand Springs;fWATulsa;]iA_@Claremore;b`@r@Broken Arrow;Yd@xBHenryetta;]ScBBixby;]POJenks
;]ZBSapulpa;]bEmCPonca City;_EtBStillwater;`bAdCMidwest City;]F@Del City;aFi@Edmond;gFb@Oklahoma City;]TIBetha
ny;]X@Yukon;\f@CEl Reno;`OmDEnid;V\uCAnthony;]wCoADerby;fL[Wichita;_tBiAHutchinson;__A{CSalina;]{Ce@Junction C
ity;]fBbENewton;]iFeAEmporia;bcBaCTopeka;`pDYManhattan;S]iBFrankfort;XcDeAFalls City;[dFi@Beatrice;Zz@xAWashin
gton;YxBp@Concordia;VpAyASuperior;Z_BiDYork;]k@oBColumbus;U|Bs@Albion;TQ{CCreighton;\eBoAYankton;]BfDNorfolk;Z
wFqESioux Center;aj@rBSioux City;W{@|AOnawa;`o@xCCouncil Bluffs;fN?Omaha;^nBa@Fremont;e`@|BLincoln;\_CkALa Vis
ta;]@DPapillion;`]@Bellevue;YgBhAShenandoah;ZiEy@Creston;Y`CcAAtlantic;[f@wFStorm Lake;[cApBCarroll;`yFFAmes;]
lB}AFort Dodge;YJqBAlgona;YcElBIowa Falls;\g@bDNewton;\dBbAIndianola;\Sw@Altoona;`\QAnkeny;d?XDes Moines;`RBWe
st Des Moines;\@CClive;_AEUrbandale;]AGJohnston;]d@JWaukee;VcChFTerre Haute;Z~@~BChillicothe;W~A}ABethany;[fDO
Maryville;^HnELeavenworth;aM{ASaint Joseph;^uAfBLiberty;^XHGladstone;bYTIndependence;^FNRaytown;bSQEast Indepe
ndence;`ONBlue Springs;aRTLee's Summit;]\RBelton;]O@Raymore;]NQGrandview;`f@KLenexa;bPLOlathe;c]SOverland Park
;]GAPrairie Village;^ABLeawood;fGYKansas City;cHAKansas City;`PLShawnee;afBLLawrence;]}@^Gardner;W|@hBGarnett;
]kH_BWarrensburg;VeC{ASlater;]^fBSedalia;XsBpBOsage Beach;b_AcDColumbia;__@hAJefferson City;ZiEhASullivan;^uCi
AKirkwood;\RCManchester;^F?Ballwin;^TBWildwood;^d@m@Wentzville;_u@\Chesterfield;\_@?Creve Coeur;^@IMaryland He
ights;`HMSaint Charles;`\CSaint Peters;aLAO'Fallon;W~Ca@Montgomery City;\[qCHannibal;\iCuCMacomb;_rCfBQuincy;V
|@_BKahoka;U~@pCShelbina;\jBcBKirksville;]a@eDOttumwa;SUmCVictor;^xB_AMarshalltown;_{A_BCedar Falls;`UFWaterlo
o;bkC~ACedar Rapids;_GCMarion;Y{AkEPrairie du Chien;`_BlBDubuque;bObEDavenport;^K?Bettendorf;]OBEast Moline;_N
AMoline;_J?Rock Island;]zAPMuscatine;]jBs@Coralville;\BMNorth Liberty;aMPIowa City;TXdBWayland;]mBbABurlington
;^sC[Galesburg;^qCjAPekin;bK]North Peoria;b@DPeoria;]ABEast Peoria;\WJMorton;bIQWashington;SRuBTiskilwa;\d@cBS
terling;^`BIClinton;VAkEMineral Point;]gCo@Middleton;^EZFitchburg;eMUMadison;]j@xCFreeport;\[zADixon;_qCQDeKal
b;\KKSycamore;]\u@Belvidere;cp@ARockford;]EILoves Park;]CEMachesney Park;_A_@Beloit;`Aa@Janesville;\gBuAOconom
owoc;au@RWaukesha;^e@VFranklin;]RCMuskego;_EMNew Berlin;_?OBrookfield;_S@Wauwatosa;`?DWest Allis;_?JGreenfield
;gSOMilwaukee;\INCudahy;]?HSouth Milwaukee;^?BOak Creek;]JNCaledonia;^KTMount Pleasant;]L\Pleasant Prairie;^Eb
@Gurnee;^N\Vernon Hills;^BGMundelein;]ICLibertyville;]ZNLake Zurich;^?a@Round Lake Beach;\?BRound Lake;]I@Gray
slake;^l@@McHenry;]b@BWoodstock;]CZHuntley;^SALake in the Hills;^G@Algonquin;_DMCrystal Lake;\ODCary;_Kb@Strea
mwood;_@DBartlett;bPGElgin;_COCarpentersville;]Zb@Wasco;^QPBatavia;]?GGeneva;^?CSt. Charles;]COSouth Elgin;^QT
West Chicago;_MECarol Stream;`CFWheaton;_SALombard;^HEGlendale Heights;^@DGlen Ellyn;]@OBloomingdale;]?CRosell
e;_LCHanover Park;`WUPalatine;]CDRolling Meadows;`LFHoffman Estates;a?@Schaumburg;^UDElk Grove Village;`EMMoun
t Prospect;aFCArlington Heights;_CKBuffalo Grove;_E@Wheeling;\@FProspect Heights;`KLDes Plaines;\APFranklin Pa
rk;\LCBensenville;_HDAddison;_IDElmhurst;]H@Villa Park;]U@Bellwood;]CCMelrose Park;\BHWestchester;]EDBrookfiel
d;\B@La Grange;]RJDarien;\EIHinsdale;]F?Westmont;_DADowners Grove;]J@Lisle;cN@Naperville;aOPBolingbrook;^CIWoo
dridge;_FRRomeoville;]@RCrest Hill;cCBJoliet;]CKLockport;\KOLemont;\MFGoodings Grove;]@DHomer Glen;`QEOrland P
ark;]FRMokena;]GDFrankfort;]VANew Lenox;\~AYYorkville;\q@VShorewood;_?UPlainfield;dVYAurora;\@INorth Aurora;]B
NMontgomery;^?HOswego;\`B`AOttawa;\}Df@Bourbonnais;\E@Bradley;^?BKankakee;_dAhEUrbana;aDAChampaign;]KzBCharles
ton;\d@BMattoon;arBgADecatur;aF_CBloomington;`?ENormal;]vFzCJacksonville;buBMSpringfield;\lBfDGodfrey;^GHUpper
 Alton;^DBAlton;]TJOld Jamestown;]BPFerguson;`@IFlorissant;]HBHazelwood;\ALOverland;\GJClayton;^ACUniversity C
ity;]QYSpanish Lake;^MPGranite City;]a@DCollinsville;]E[Edwardsville;^Gj@O'Fallon;_LLBelleville;\@MFairview He
ights;^^EEast Saint Louis;eHASt. Louis;]^FWebster Groves;]EFAffton;\DDConcord;^G@Mehlville;\GCLemay;^BJOakvill
e;]NFArnold;\gHTMount Vernon;Zd@_CVandalia;WyDENewton;VSxBAlbion;Sf@rBRidgway;\dCLMarion;]aA`CPaducah;]y@|AMur
ray;Xi@lBCamden;YQnBMount Carmel;`~CUJackson;[FqCMartin;\jB|@Dyersburg;TjBt@Luxora;\zAgEPoplar Bluff;\_DWSikes
ton;_MuACape Girardeau;^{@sACarbondale;\nFIFarmington;OjBbACenterville;UfAtAWinona;]xA{DRolla;\lAn@Fort Leonar
d Wood;XRrBMountain Grove;[qAnAWest Plains;[jBlAMountain Home;WLtCClinton;[cDc@Batesville;XWiBCherokee Village
;^kEn@Paragould;af@j@Jonesboro;\PdDForrest City;\k@`DClarksdale;WxCQDe Witt;]nA_ESearcy;]v@v@Cabot;^PRJacksonv
ille;^THSherwood;`j@u@Conway;\Gj@Maumelle;]Pt@Bryant;^RFBenton;d{@e@Little Rock;`CCNorth Little Rock;_u@jBPine
 Bluff;[i@vBMonticello;XzBc@Fordyce;\r@vBEl Dorado;YmCNCrossett;^sDw@Greenville;VqF`ADurant;UkB{CCalhoun City;
\lDbAGreenwood;]?eIWest Memphis;gY?Memphis;]k@OEllendale;`FDBartlett;`QFCordova;_DLGermantown;^BXOlive Branch;
gl@YNew South Memphis;^EXHorn Lake;`CESouthaven;\C`@Hernando;_aAk@Collierville;][dCOxford;^cDTTupelo;\c@eCCori
nth;YiB|CHamilton;]dDhCStarkville;]mAIColumbus;]iDt@Northport;bABTuscaloosa;]wDiBDixiana;d\j@Birmingham;\WYCen
ter Point;]MDTrussville;^h@jAAlabaster;]AIPelham;\DAHelena;aEUHoover;^CGVestavia Hills;]@CHomewood;]IEMountain
 Brook;^f@RBessemer;\HIHueytown;\qD@Talladega;\_@bBAlexander City;]WeCOxford;]?IAnniston;^b@eAGadsden;]f@s@Alb
ertville;VwAiAHenagar;c{AqAChattanooga;]rD}@Tullahoma;]vCnBAthens;dkALHuntsville;_^DMadison;\PhBCullman;`ZwADe
catur;_jCe@Florence;^EAEast Florence;_yBaDColumbia;^UYSpring Hill;^eAu@La Vergne;_f@ABrentwood;^??Brentwood Es
tates;aPRFranklin;gQo@Nashville;__@EHermitage;`?SHendersonville;\PCGoodlettsville;\`@e@Springfield;c~ACClarksv
ille;\DxADickson;^R}CHopkinsville;]@{AMadisonville;bJ_CEvansville;^DXHenderson;`_BLOwensboro;`eCzCBowling Gree
n;]aBiDRadcliff;^Q\Elizabethtown;[gBdACampbellsville;^^jFCookeville;Vd@kBTompkinsville;^vC|@Gallatin;^Ld@Mount
 Juliet;^m@ALebanon;_l@l@Smyrna;cYXMurfreesboro;]LhAShelbyville;V_Ii@Spring City;]mCe@Farragut;^VYOak Ridge;Xn
@aBOneida;\r@eFDanville;^g@m@Nicholasville;eQULexington;^e@n@Richmond;\Uo@Winchester;[rArDSomerset;T}Bm@Annvil
le;VsDuASalyersville;YVbBHazard;\gAxEGreeneville;^zAIMorristown;[tAoAMiddlesboro;\_@rCSevierville;cfAQKnoxvill
e;^Hf@Maryville;Y}CxACullowhee;\cA|BClemson;_bEjAGainesville;U?sDAndrews;TbBbABlue Ridge;_nB{@Cleveland;chAPEa
st Chattanooga;]?JEast Ridge;\S@East Brainerd;\g@bBCalhoun;^Bu@Dalton;_d@dBRome;]gAPCartersville;]}@MCanton;]{
AXSugar Hill;]FJSuwanee;^LHDuluth;_^YMilton;`AHAlpharetta;aQHJohns Creek;\@PNorcross;_@EPeachtree Corners;^NNC
hamblee;^OFTucker;]g@ASnellville;^TTRedan;_?FStonecrest;\UFConyers;^h@XStockbridge;]Fe@Candler-McAfee;\?CBelve
dere Park;]DCDecatur;\@CNorth Decatur;]?ENorth Druid Hills;^XZEast Point;fIMAtlanta;]CXForest Park;\FHRiverdal
e;]XCUnion City;_Fm@Mableton;`EYMarietta;`GLSmyrna;`a@BBrookhaven;bFKSandy Springs;_IEDunwoody;aDMRoswell;^^OW
oodstock;^RNKennesaw;]JIAcworth;^nA`BCarrollton;^aAa@Douglasville;\QGLithia Springs;b@f@South Fulton;_Xh@Newna
n;^l@bALaGrange;^uAgAPeachtree City;\]IFayetteville;]e@f@Griffin;]Ug@McDonough;^_@eBLawrenceville;\u@EWinder;b
cADAthens;^_Cj@Washington;]`BbCMilledgeville;VcDNLouisville;_wA}AAugusta;]?ENorth Augusta;^TCMartinez;^gAGAike
n;^pADEvans;]DeCGreenwood;]\sBMauldin;]KFSimpsonville;^nAn@Anderson;]IaAEasley;]{@QTaylors;]DBWade Hampton;`JH
Greenville;^_@QGreer;_{@ASpartanburg;]mAcAShelby;UL|CWhitmire;asAwCGastonia;`eA]Huntersville;h?b@Charlotte;ad@
|@Rock Hill;^_BMMonroe;_VQIndian Trail;\BAStallings;^DEMatthews;]MKMint Hill;aMm@Concord;\kAJAlbemarle;_Z|GSum
ter;\pCMWest Columbia;]DISaint Andrews;cMFColumbia;\VISeven Oaks;]PLLexington;\kA`BOrangeburg;WxA~AAllendale;_
aFASummerville;\_@RHanahan;_@KGoose Creek;W}A}AAndrews;]eBmAConway;^_@\Myrtle Beach;]T@Socastee;\_A[North Myrt
le Beach;bqCsAWilmington;\PCLeland;^I_FGoldsboro;dpD`AFayetteville;^XQFort Bragg;\zAKPinehurst;\gBl@Hope Mills
;]JdALumberton;\xA]Laurinburg;_z@pBFlorence;^HmHAsheboro;eCgAGreensboro;^x@d@Thomasville;bMOHigh Point;]J_@Ker
nersville;\{@iAEden;`aAlABurlington;_GaBDanville;dcBvBDurham;`^NChapel Hill;]B?Carrboro;^RtASanford;]kASFuquay
-Varina;^e@YGarner;^j@JHolly Springs;_BOApex;]CQMorrisville;cIDCary;eW?West Raleigh;fCBRaleigh;_Yi@Wake Forest
;]I`AClayton;_kBMWilson;`Yk@Rocky Mount;\[gBRoanoke Rapids;\tCXHenderson;ZAaEFarmville;\sCi@Midlothian;]G[Shor
t Pump;`xHp@West Lynchburg;aGALynchburg;b~CZRoanoke;]TCSalem;]GJCave Spring;YCoBCovington;\nF@Beckley;[DdBBlue
field;\_CZRadford;]a@?Christiansburg;_?SBlacksburg;da@`FWinston-Salem;]ZNClemmons;]Yf@Lexington;^j@\Salisbury;
_\b@Kannapolis;^t@y@Statesville;^Of@Mooresville;^HPCornelius;_~Ao@Hickory;ZsAyDGalax;\tCvABoone;\Y|@Lenoir;\Z^
Morganton;alD\Asheville;`g@mCJohnson City;^_@y@Bristol;\??Bristol;`hAHKingsport;VkCkBRaven;U`@uCMount Gay-Sham
rock;Z`BfAPikeville;ed@yDMeads;]MMAshland;_e@JHuntington;_cDLCharleston;^MwDParkersburg;]jBKAthens;_bBkALancas
ter;\Ly@Pataskala;\c@mAMount Vernon;_Q`ANewark;]mAVZanesville;\oBmBNew Philadelphia;UyAxDSistersville;^w@cBWhe
eling;]YgAWeirton;]I@Weirton Heights;\PFSteubenville;\y@xEClarksburg;UbBdAGlenville;W@`CSummersville;ZgEaCElki
ns;VqCKPetersburg;]IfDStaunton;]c@NWaynesboro;`CkAHarrisonburg;_mArACharlottesville;\_BwACulpeper;\d@yAFront R
oyal;^Eu@Winchester;]vB{ACumberland;\_Dd@Martinsburg;_o@c@Hagerstown;]K{@Chambersburg;_pCsBAltoona;]hBd@Johnst
own;]rFfDFairmont;^c@[Morgantown;^i@mDPlum;]ILMurrysville;^P@Monroeville;_HOPenn Hills;e^JPittsburgh;\W?Wilkin
sburg;]ANWest Mifflin;]A@McKeesport;]V@Baldwin;^LCMount Lebanon;]DBUpper Saint Clair;^G@Bethel Park;^LeACranbe
rry Township;]]VAllison Park;[q@mDOil City;YsC`BPunxsutawney;_}E\State College;TUkBRenovo;[`DSSaint Marys;\YaC
Olean;ZyCq@Hornell;_IqCHenrietta;\rBJBatavia;\|B`@Lackawanna;dJKBuffalo;aYACheektowaga;_HHWest Seneca;\UIDepew
;]@WEast Amherst;\RJEggertsville;b?CAmherst;\L@Kenmore;^AMNorth Tonawanda;]R@Grand Island;_RKNiagara Falls;^b@
dEJamestown;bhDEErie;\jCr@Ashtabula;\cA~BHermitage;]Sl@New Castle;^|@CBoardman;`AOYoungstown;^T?Austintown;]@O
Niles;]bAr@Alliance;at@VCanton;\BONorth Canton;^Gu@Kent;\NHTallmadge;^?KStow;]?OHudson;\Q?Streetsboro;\?OAuror
a;]P@Twinsburg;]?OSolon;_{B\Warren;]tA_BPainesville;_PHMentor;]LDWilloughby;\FAEastlake;]@XMayfield Heights;]J
?South Euclid;_@MEuclid;_DLCleveland Heights;\BAEast Cleveland;^AECollinwood;]HDGlenville;_b@HLakewood;]F?Rock
y River;]GNBrook Park;\@FMiddleburg Heights;]FABerea;^LINorth Olmsted;^?GWestlake;\KBFairview Park;\JGBay Vill
age;]TEAvon Lake;]@JAvon;\CAAvon Center;^?LNorth Ridgeville;_c@NStrongsville;^?LBrunswick;]]MBroadview Heights
;^D?North Royalton;]FOParma Heights;aGAParma;\@ODetroit-Shoreway;eECCleveland;\@FClark-Fulton;\MIHough;^EPGarf
ield Heights;]G?Maple Heights;^EIShaker Heights;_KbACuyahoga Falls;dFHAkron;^PLBarberton;]VCWadsworth;]q@NGree
n;^F\Massillon;^rAAWooster;^OaAMedina;]zAt@Ashland;_f@TMansfield;\R_BNorwalk;]Pi@Sandusky;`wBNElyria;`LOLorain
;^n@oHPort Huron;apC|@Rochester Hills;`ZBPontiac;]KIAuburn Hills;]CZBirmingham;\EHBerkley;`G@Royal Oak;a@WTroy
;^GVMadison Heights;bS?Warren;_MARoseville;`I?Saint Clair Shores;bDQClinton Township;bT@Sterling Heights;a?QSh
elby;\]LMount Clemens;\D^Grosse Pointe Woods;^HEEastpointe;\j@`ATrenton;]X]Inkster;`GHTaylor;^KCAllen Park;^CH
Southgate;]G?Wyandotte;_DGLincoln Park;a?MDearborn;gYADetroit;]?KHamtramck;\HMHazel Park;]D?Ferndale;^H?Oak Pa
rk;aFASouthfield;`HXDearborn Heights;_DGRedford;^DHGarden City;aBGLivonia;aHHWestland;]h@NYpsilanti;aYMCanton;
\QDWayne;]@JRomulus;]?z@Monroe;bbAgAAnn Arbor;`s@g@Novi;aSAFarmington Hills;`?OWest Bloomfield Township;aDWWat
erford;^h@}@Burton;aLAFlint;]lCr@Haslett;_N@East Lansing;]IBOkemos;]PNHolt;bFQLansing;]JAWaverly;`nBrABattle C
reek;^{CLJackson;]gAdAAdrian;\~@zBDefiance;Z~BeAAngola;\@nBNew Haven;dVKFort Wayne;_kElALima;_{A{@Findlay;]JgC
Sylvania;]O^Perrysburg;dMSToledo;]MBOregon;^^t@Bowling Green;\iBBFremont;\Jn@Tiffin;_IfBMarion;__A~BReynoldsbu
rg;^LMGahanna;]@HWhitehall;hT@Columbus;_Ma@Westerville;_b@DDublin;^ITUpper Arlington;^RGHilliard;_Qu@Delaware;
]z@JMarysville;`vA~@Springfield;]Vn@Xenia;_gDg@Grove City;]cA?Pickerington;]l@lBChillicothe;]BvBPortsmouth;ZtA
lBMorehead;Z|@{AMaysville;YYoBHillsboro;]hDFNorwood;]ZIWhite Oak;eQNCincinnati;_?HCovington;\AANewport;]RLErla
nger;^DBFlorence;\c@OFort Thomas;^PZIndependence;eOpDLexington-Fayette;^R_@Georgetown;^|@@Frankfort;\dAAShelby
ville;\cBcDBurlington;^`@_DRichmond;][~@Oxford;]q@j@Forest Park;_JKFairfield;`?IHamilton;__@WMiddletown;^Q^Mas
on;\Oe@Springboro;]ETLebanon;]Pg@Miamisburg;`WIKettering;]AJCenterville;_SOBeavercreek;]JMRiverside;^SGFairbor
n;_RCHuber Heights;\NIVandalia;bAXDayton;]VGTrotwood;]Uo@Troy;]FSPiqua;]O[Sidney;`tFPMuncie;\Cr@New Castle;`|@
c@Anderson;`xAkAKokomo;\jAh@Frankfort;\Gl@Lebanon;^i@RZionsville;a[ECarmel;_@KWestfield;`WANoblesville;a?PFish
ers;_BVLawrence;`Nl@Greenwood;hH_@Indianapolis;\CSBroad Ripple;\r@TAvon;]CMFairfield Heights;]BABrownsburg;^?Z
Plainfield;]eAj@Franklin;]u@GShelbyville;]Au@Greenfield;_\tBColumbus;]En@Seymour;\{@~CFern Creek;^EEJeffersont
own;\RKSaint Matthews;]RIClarksville;_CBJeffersonville;gBDLouisville;]SPNewburg;\GBHighview;\L?Okolona;]b@DVal
ley Station;]AGPleasure Ridge Park;\GIShively;_?QNew Albany;alCoDBloomington;\nAzCJasper;\vBy@Vincennes;`W}CTe
rre Haute;\kBqBCrawfordsville;a@kALafayette;_DAWest Lafayette;^nC|@Danville;TLeBMilford;^KoDChicago Heights;]D
BPark Forest;]FAMatteson;`LMTinley Park;\K?Country Club Hills;^BEOak Forest;]?MAlsip;\NEPalos Hills;^GEBurbank
;\BCBridgeview;_SMBrighton Park;_?BGage Park;`?BChicago Lawn;]BAWest Elsdon;^?BWest Lawn;]CHEvergreen Park;_@E
Ashburn;`HFOak Lawn;]I@Mount Greenwood;]G@Morgan Park;^KIChatham;_F?Auburn Gresham;^?GEnglewood;^B?West Englew
ood;\?IMcKinley Park;_ABNew City;]GCDouglas;]?BGrand Boulevard;^AHGreater Grand Crossing;`E?South Shore;^@EHyd
e Park;]@@Woodlawn;\?EKenwood;^ILSouth Chicago;_CVCalumet City;]NCDolton;]LCBlue Island;]EHHarvey;]G@South Hol
land;]JFHomewood;^Y?Lansing;]E?Munster;aACHammond;]IDHighland;\EBGriffith;^DUEast Chicago;aSHGary;^QJHobart;^L
HMerrillville;^V?Schererville;\LADyer;^]LCrown Point;^}@IValparaiso;_VUPortage;^w@YMichigan City;]e@RLa Porte;
YvAdCRensselaer;\}Cd@Logansport;^kCd@Marion;\_@_AHuntington;^`AkCGoshen;`\SElkhart;^XMGranger;_HPMishawaka;bPC
South Bend;TVkBLake Michigan Beach;_}CBPortage;a@QKalamazoo;]SeCForest Hills;db@?Grand Rapids;`EPKentwood;\VGG
randville;aI?Wyoming;\N?Jenison;]CQWalker;\b@DAllendale;^^b@Holland;`vHzCRogers Park;aGTNear North Side;^?BChi
cago Loop;]ABNear South Side;kD@Chicago;^?@Bridgeport;^BALower West Side;a?GWest Town;^@KNorth Center;`EDLinco
ln Park;`@KEdgewater;`A@Uptown;_FALincoln Square;`D@Albany Park;`BBIrving Park;_E@Avondale;aABLogan Square;]?F
East Garfield Park;a@FSouth Lawndale;^@CNorth Lawndale;aD@Cicero;\CEWest Garfield Park;`HAOak Park;`@FBerwyn;]
HEMaywood;]EGElmwood Park;aGABelmont Cragin;`?EPortage Park;_LIPark Ridge;_IKGlenview;]ADMorton Grove;^BBNiles
;`MASkokie;aGDWest Ridge;a?GEvanston;^DEWilmette;^TKNorthbrook;]@GDeerfield;^GAHighland Park;]FOLake Forest;^?
MNorth Chicago;a?EWaukegan;]AQZion;bAYKenosha;aG]Racine;_MkESheboygan;^IcAManitowoc;]wGvDNorton Shores;_AKMusk
egon;[yC}ABig Rapids;[OmBCadillac;ZpEx@Ludington;\eD_DTraverse City;[pKcAMarinette;[qBaCEscanaba;VqAcCMunising
;]tCYMarquette;UyJb@Newberry;WrCnAManistique;UgQtHAu Sable;[RaCAlpena;XnEuBCheboygan;YxBx@Bay Harbor;ViAjCGray
ling;SqBcAAtlanta;WSbDSkidway Lake;^pCrBMount Pleasant;_gBCMidland;]o@^Saginaw Township North;_KFSaginaw;^Ka@B
ay City;WqDi@Bad Axe;]}Y|BLockport;\eE?Gates-North Gates;dOBRochester;ZlcAyWHoughton;U~I}BGrand Marais;UkEnDOn
tonagon;YjDrAIronwood;ZcL|BIron Mountain;RtBjAWabeno;TEnBKeshena;byBfAGreen Bay;\HFAshwaubenon;]BKHoward;]EPDe
 Pere;\[@Bellevue;\dA^Kaukauna;a\BAppleton;\DJMenasha;]@@Neenah;_CpAFond du Lac;]qAnBMequon;^PFMenomonee Falls
;]AIGermantown;^Lg@West Bend;]lBn@Watertown;\Tu@Beaver Dam;`{@oBOshkosh;T|DZWestfield;^w@jCSun Prairie;Z|CeARe
edsburg;\c@iDWisconsin Rapids;\dAy@Marshfield;^wB\Stevens Point;\CiAWeston;_NMWausau;Zk@gCRhinelander;S~C~@Rib
 Lake;``GdBEau Claire;RcCfAMerrillan;UGeBThorp;Z{@bETomah;^bFMWinona;_mAf@North La Crosse;\AEOnalaska;`?NLa Cr
osse;ZlBbBDecorah;bfCoCRochester;]jAoCHastings;^PQCottage Grove;`BQWoodbury;^?GOakdale;\cARRiver Falls;\Qz@Red
 Wing;\yB_AMenomonie;Zc@}BRice Lake;TpC]Frederic;]bAvBStillwater;WIuGMoose Lake;aaCaADuluth;^AJSuperior;V{BlCH
ayward;VoENPark Falls;ZvAcCAshland;VjAkCSilver Bay;WxByBEly;\tE|AHibbing;ThDRDeer River;S~EiCPonemah;\ElBBemid
ji;Xr@lEWadena;[n@lBAlexandria;\kF}ABrainerd;WuD~AMora;]{@vBForest Lake;]Bf@White Bear Lake;]NOLino Lakes;^JNS
horeview;]H@New Brighton;]JDColumbia Heights;^?IFridley;`EMBlaine;\BQHam Lake;\ZHAnoka;^SEAndover;`JLWest Coon
 Rapids;`KFCoon Rapids;aLDBrooklyn Park;^E@Brooklyn Center;]JFNew Hope;]@]Champlin;`JVMaple Grove;\Xg@Otsego;]
[@Ramsey;]VGElk River;\~B_ASartell;`IJSaint Cloud;\y@lABuffalo;\i@GSaint Michael;]o@bBPrior Lake;]b@OChaska;`Y
KEden Prairie;]JAChanhassen;_?JShakopee;aMi@Plymouth;\?PHopkins;`F@Minnetonka;_KEMinnetonka Mills;]QMGolden Va
lley;]@CCrystal;_ANSaint Louis Park;_?JEdina;aIHBloomington;^FJSavage;`K@Burnsville;`KFApple Valley;]QARosemou
nt;`FKEagan;^TORichfield;^IKLongfellow Community;fDGMinneapolis;^SERoseville;eMLSaint Paul;]@BWest Saint Paul;
_SEMaplewood;]DJSouth Saint Paul;^@FInver Grove Heights;]Rh@Farmington;`RALakeville;]Od@Northfield;]LjAOwatonn
a;]Fi@Faribault;]{@zBAustin;^l@fBMason City;\`@cBAlbert Lea;_~BeBMankato;WlC[Sleepy Eye;[s@`CFairmont;[fCdBSpe
ncer;S}C}HBrownton;]hCmAWillmar;VvGc@Ortonville;YoCdAMontevideo;\LbBMarshall;[e@dDWorthington;c`FNSioux Falls;
]LyCBrookings;\tFvBMitchell;]uDmFWatertown;VMwCSisseton;TjCYBritton;VMaCLisbon;^{CuAWest Fargo;[cDtBFergus Fal
ls;Zm@kBDetroit Lakes;_vDIMoorhead;bBAFargo;UoEkCFosston;ZtAkBThief River Falls;`hDd@Grand Forks;UDhBHillsboro
;XdAiEGrafton;Ra@oBPembina;SoClAKarlstad;WwCu@Roseau;TgFZBaudette;`kiBja@Irondequoit;_EJBrighton;\oE}@Oswego;`
cAt@Clay;^I@Cicero;^i@}CWatertown;^yAvCRome;ZmHmENorth Elba;SvENStar Lake;]{HkBPlattsburgh;]w@l@South Burlingt
on;\CMColchester;_JJBurlington;TqBsAMontgomery;Z[jCBarre;^|EbDQueensbury;\Xf@Wilton;\yCuARutland;\oCELebanon;T
sBqALincoln;\g@fBLaconia;_Lx@East Concord;_?DConcord;^oBQRochester;]i@[Sanford;^Rn@Dover;]}BwASouth Portland;\
XGWestbrook;]IFSouth Portland Gardens;`KCPortland;^XPWest Scarborough;]HLSaco;]@@Biddeford;\_BsABrunswick;]r@e
@Auburn;^C?Lewiston;ZbEiABerlin;ToEaBKingfield;SvFQPittsburg;ZaTeIPresque Isle;U}BbKEast Machias;XfGwDMillinoc
ket;WfB~ADover-Foxcroft;\nA|BWaterville;^kDq@Bangor;ZbAjCRockland;]dCi@Augusta;W{HOBar Harbor;\hXbOStorrs;^CFM
ansfield City;\CJWillimantic;_Yd@Norwich;]Nc@Windham;\o@BPlainfield;\Pn@Ledyard;]ZGMontville Center;^IVNew Lon
don;]FBWaterford;\}@GWesterly;^]_ACoventry;^i@\North Kingstown;^H]West Warwick;^AWJohnston;aMFCranston;cEGProv
idence;_G@East Providence;aHTWarwick;\UGBarrington;]GJBristol;\CNPortsmouth;\FHMiddletown;]BJNewport;^h@FSouth
 Kingstown;\M?Narragansett;]sFs@Yarmouth;_L@Barnstable;\vBJFairhaven;bD?New Bedford;al@KFall River;\DISwansea;
\KCSomerset;]Jg@Norton;`SLTaunton;]c@@Middleborough;\Fi@Abington;\EERockland;aRHBrockton;^NIStoughton;]DTEasto
n;^La@Norwood;]KDCanton;^CSHyde Park;^EAMattapan;^CBMilton;^?EAshmont;a?CDorchester;^H@Roslindale;_?CJamaica P
lain;^DDWest Roxbury;]BFDedham;]?QChestnut Hill;_ACBrighton;^EAAllston;^HAWatertown;]?EBelmont;]GIWinchester;_
BDArlington;`I?Medford;^GGMelrose;`?DMalden;_CBEverett;]@DCharlestown;g?BBoston;aFESomerville;b@@Cambridge;\CD
Back Bay;_@@Fenway/Kenmore;]@@Mission Hill;`@?Brookline;\E?Roxbury Crossing;gG?South Boston;\MIWinthrop;\BAOri
ent Heights;_F@East Boston;_AAChelsea;`CCRevere;^?ISaugus;aKALynn;aHj@Quincy;_?HBraintree;^FFRandolph;`SKWeymo
uth;\u@b@Duxbury;\ZMHanover;]IaEPortsmouth;\Vt@Newburyport;^k@f@Gloucester;]f@TMarblehead;_AIBeverly Cove;_DAB
everly;^HCDanvers;_EJSalem;_H@South Peabody;`CCPeabody;]ZBWakefield;]DDStoneham;]?IReading;_HHWoburn;]HCBurlin
gton;]EIWilmington;aA_@Lawrence;^C@North Andover;`KOHaverhill;`THMethuen;^@KSalem;\u@MAmesbury;]nACDerry;^CADe
rry Village;^b@BMerrimack;]DOBedford;bMIManchester;_dArAFitchburg;_GHLeominster;]aAFActon;]@QWestford;^MCChelm
sford;aRa@Nashua;^a@RDracut;^MJTewksbury;_FHBillerica;bHMLowell;^Sb@Lexington;`BLWaltham;aEFNewton;\ZWConcord;
\LNSudbury;`?RFramingham;`BCFramingham Center;\BFAshland;^UCNatick;^KCWellesley;^KBNeedham;]Ap@Mansfield;_LPAt
tleboro;\DENorth Attleborough Center;^T?Cumberland;]@HLincoln;]IDCentral Falls;aA@Pawtucket;^PDNorth Providenc
e;_F]Woonsocket;^UOFranklin;]VKMilford;]Dj@Smithfield;\x@u@Auburn;dGMWorcester;^QGShrewsbury;\CPGrafton;_[[Mar
lborough;\|@?Holden;\@dBKillingly Center;]^o@Southbridge;]xAOLudlow;\]?Palmer;]aAsAGardner;]v@eAKeene;]~@bAGre
enfield;\zEc@Cohoes;]JBLatham;_MBTroy;bLNAlbany;_eBf@Pittsfield;\sBb@Easthampton;^EKNorthampton;_WGAmherst;]?A
Amherst Center;\HVSouth Hadley;_HJHolyoke;`CBNorth Chicopee;\QVEast Longmeadow;\L@Longmeadow;^DCAgawam;^@GWest
 Springfield;cE@Springfield;`BIChicopee;_ZBWestfield;^Uv@Windsor;_IYEnfield;^Mf@Manchester;]RGSouth Windsor;`A
FEast Hartford;^?LGlastonbury;_F\Middletown;aXSNew Britain;^KGNewington;^MAWethersfield;bFIHartford;]FMBloomfi
eld;`@LWest Hartford;]PIAvon;]?PFarmington;^x@OTorrington;\Yf@Wolcott;bJFWaterbury;`SUBristol;_MLSouthington;\
CMPlainville;`IXMeriden;\@NWallingford;\?@Wallingford Center;]FJNorth Haven;`FAHamden;^?SCheshire;^\@Naugatuck
;\DPSeymour;]?HAnsonia;_@DShelton;`ERMilford;`??City of Milford (balance);`UIWest Haven;bCGNew Haven;^KDEast H
aven;^I?Branford;][AGuilford;]O@Madison;\n@~AMastic;^D?Shirley;\h@JSayville;]OEEast Patchogue;\DKFarmingville;
]E@Medford;_?ICoram;]F?Selden;]@HHoltsville;^D@Holbrook;^BICentereach;\?MSetauket-East Setauket;\@AEast Setauk
et;`Bo@Stratford;cJ?Bridgeport;`LFFairfield;^R?Westport;aHBNorwalk;aA@East Norwalk;]Ol@East Northport;\KAKings
 Park;]YHLake Ronkonkoma;]@BRonkonkoma;]JAHauppauge;^?ESmithtown;`HNBrentwood;]@DNorth Bay Shore;^ABBay Shore;
]G?Islip;^AKCentral Islip;^TNWest Islip;]XFEast Massapequa;]GACopiague;^EALindenhurst;\JANorth Amityville;]AQM
elville;_MLWest Babylon;\E?North Babylon;^@GDeer Park;^@GDix Hills;^IGCommack;^VAHuntington Station;\BCHunting
ton;]LFSyosset;_DJHicksville;\J@Westbury;`ODLevittown;^GIPlainview;\@FBethpage;\CFNorth Massapequa;\?BMassapeq
ua Park;]@?Massapequa;]F?Wantagh;\C@Seaford;_P@Freeport;\IABellmore;]B@Merrick;]CENorth Bellmore;_DCEast Meado
w;\DDRoosevelt;]?CUniondale;`DAHempstead;]D@West Hempstead;^DAFranklin Square;]AJLynbrook;^E@Oceanside;]?CRock
ville Centre;]E?Baldwin;^HLLong Beach;\HGWoodmere;_HBFar Rockaway;^?ISpringfield Gardens;]AALaurelton;]A@Rosed
ale;_E?Valley Stream;\AENorth Valley Stream;^@AElmont;]D@Cambria Heights;`?GQueens Village;\G@Floral Park;]MAG
arden City;]@CMineola;^AUGlen Cove;\LDPort Washington;]DWMamaroneck;`DOWhite Plains;^IJHarrison;\EARye;^ACPort
 Chester;bYIStamford;]MEDarien;]BMNew Canaan;bH@North Stamford;aQq@Danbury;\Ad@Wilton;^o@GTrumbull;]@o@Southbu
ry;^McAWest Torrington;^zCVPoughkeepsie;^p@fAKiryas Joel;^_@_@Newburgh;]Qh@Peekskill;]I@Cortlandt Manor;]AVOss
ining;^X@New City;\BJNanuet;^DCSpring Valley;\D?Monsey;\IHPearl River;\?VNew Milford;^J?Paramus;]?JLodi;_GAHac
kensack;_CATeaneck;^I@Englewood;^DGBergenfield;\?ADumont;aQJKings Bridge;`KCWakefield;dHEYonkers;]QEEastcheste
r;aDMGreenburgh;\KBScarsdale;`JRMount Vernon;aK?New Rochelle;^FPThrogs Neck;\BIBaychester;`BDParkchester;]?AVa
n Nest;i@?The Bronx;aDAFordham;^@?University Heights;]?@Tremont;_@?Morris Heights;]E?East Tremont;]BBMorrisani
a;]?@Melrose;`@@Mott Haven;^G?Hunts Point;]ECUnionport;^?FCollege Point;]BDEast Elmhurst;`B?Jackson Heights;_B
@Woodside;_?DMaspeth;^E?Middle Village;b?CElmhurst;bCACorona;_ABRego Park;`?@Forest Hills;_EAKew Gardens Hills
;_?KWhitestone;`GBBayside;^@FFresh Meadows;\C@Terrace Heights;]?@Hollis;]B?Hillside;`D?Briarwood;]@?Kew Garden
s;b?@Richmond Hill;k@BQueens;`??Ozone Park;dEAJamaica;a@BSouth Ozone Park;^B@Howard Beach;aN?Brownsville;aCBCa
narsie;cCEEast New York;_CCWoodhaven;^DAGlendale;`?BCypress Hills;bDABushwick;`AARidgewood;^FAWilliamsburg;]F@
Brooklyn Heights;`?DPark Slope;_CBKensington;kC?Brooklyn;a@?Flatbush;cE?East Flatbush;`?DFlatlands;b@DSheepshe
ad Bay;^B@Brighton Beach;`D?Coney Island;^@CBath Beach;`A?Bensonhurst;bC?Gravesend;cDEBorough Park;^@@Dyker He
ights;^B?Fort Hamilton;bCESunset Park;o?KNew York City;`??Financial District;dLCJersey City;]CKSecaucus;`G@Uni
on City;`AAWest New York;`BHHoboken;^C@West Village;aA@Chinatown;`AAEast Village;^?AGramercy Park;^GBGreenpoin
t;_ACSunnyside;]@?Long Island City;cCEAstoria;b@CEast Harlem;_B?Manhattan Valley;dB?Upper West Side;jA@Manhatt
an;_BBHell's Kitchen;\??Times Square;]?KCliffside Park;`E@Morningside Heights;bA?Harlem;cAGWashington Heights;
_D?Fort Lee;]D?Palisades Park;`@HNorth Bergen;]TALyndhurst;]ACRutherford;^H@Nutley;aEGPassaic;aD?Clifton;_HDMo
ntclair;_DDWest Orange;_IABloomfield;`@FEast Orange;^D?Orange;`?FIrvington;eKANewark;\AAHarrison;_ACKearny;_?C
Belleville;\C?North Arlington;]D\Mariners Harbor;`IEBayonne;\AJEmerson Hill;fFHStaten Island;]BENew Springvill
e;\CGPort Richmond;\@@Graniteville;]NFCarteret;_@GLinden;bEGElizabeth;]BGHillside;`D?Union;]FFCranford;]G@Rose
lle;^BFRahway;]?HWoodbridge;\@CAvenel;\@@Colonia;]BAIselin;]LOScotch Plains;^G?Westfield;]@KSummit;]K?Millburn
;]EAMaplewood;\ACSouth Orange;^HILivingston;`EYWayne;cU@Paterson;^KFGarfield;]@CElmwood Park;^@GFair Lawn;]BAH
awthorne;]EERidgewood;\HEWyckoff;\EIRamsey;]?EMahwah;^l@GWest Milford;]t@RSparta;\DPHopatcong Hills;\UJDover;\
OADenville;`IDParsippany;\HJMorristown;\KFMadison;`AXPlainfield;]B?North Plainfield;]CHSouth Plainfield;\TEWar
ren Township;]DSBasking Ridge;_RTBridgewater;]Mq@Randolph;^_@wBMiddletown;TpAyALivingston Manor;]eDEKingston;a
k@uCWest Albany;]d@URotterdam;^N[Glenville;`UVSchenectady;_a@KClifton Park;^@i@Saratoga Springs;\pAZAmsterdam;
\\UGloversville;`pDIUtica;\a@`COneonta;_jDdABinghamton;^X@Vestal;]XeBCortland;cEyASyracuse;^rAVAuburn;^n@fDElm
ira;^}@eAIthaca;W~ChCWellsboro;^{@dBWilliamsport;T`@`BBeavertown;]oFi@Hazleton;^DkABack Mountain;_WPWilkes-Bar
re;ak@_@Scranton;ba@~CAllentown;]@KWhitehall Township;aYFBethlehem;^]KEaston;\JxALansdale;]hAAPottstown;]q@^Ki
ng of Prussia;\TGPhoenixville;\@SLimerick;]Pt@West Chester;^k@OWayne;_OJHavertown;^CDDrexel Hill;]DBSpringfiel
d;\Q@Elmwood;]?CKingsessing;^@ACobbs Creek;]?CHaddington;^?COverbrook;^VKRadnor;^CMNorristown;\k@CWillow Grove
;`?BAbington;]GFFox Chase;]CBRhawnhurst;_@@Oxford Circle;]ADWissinoming;]B@Frankford;\D?Juniata Park;_@EOlney;
]EALawndale;_NCWest Oak Lane;\B@East Mount Airy;\EHNicetown-Tioga;]ACLogan;\A@Hunting Park;\?HFishtown;]@AHart
ranft;\D?Strawberry Mansion;]ADRittenhouse;\B?University City;\ABPoint Breeze;_C@Whitman;\??Lower Moyamensing;
]AAPennsport;_@?Wharton;j?CPhiladelphia;`??Center City;aGBCamden;^CKPort Richmond;_GDPennsauken;_Nd@Sewell;^j@
OChester;]q@\Glassboro;]Vt@Bridgeton;]tAg@Bear;aUWWilmington;\v@ZElkton;^OMNewark;]El@Middletown;\vAKAberdeen;
]XPEdgewood;_DQBel Air South;`AiBLancaster;akA{@Reading;]~A?Lebanon;_~@jAYork;_\}@Harrisburg;]|@LCarlisle;\i@n
AHanover;\zAtABallenger Creek;`EGFrederick;\i@VDamascus;]g@y@Westminster;^Ib@Eldersburg;^c@HMilford Mill;_GDWo
odlawn;_GAGwynn Oak;]DALochearn;^?EPikesville;^N?Randallstown;^CIOwings Mills;]HIReisterstown;^{AOBel Air Nort
h;^C@North Bel Air;_A@South Bel Air;]z@DHunt Valley;]?BCockeysville;\EFLutherville-Timonium;^QHCarney;^B@Parkv
ille;`JCTowson;g@TBaltimore;\MGFrankford;]C@Rosedale;_I@Essex;]ECMiddle River;\FARossville;^CMPerry Hall;`J^Du
ndalk;\VLFerndale;`CBGlen Burnie;^@DSouth Gate;]K@Pasadena;]CCGreen Haven;_?LSeverna Park;\APParole;]GIArnold;
_AHAnnapolis;]AYLake Shore;`p@`@Bowie;]BTGreater Upper Marlboro;^\JClinton;\JKHillcrest Heights;^ECSuitland-Si
lver Hill;]A?Suitland;]AHCamp Springs;]AYLandover;\HEHyattsville;^ACCollege Park;\EBEast Riverdale;\?MBeltsvil
le;\DECalverton;]BCFairland;^U@South Laurel;^?ELaurel;\E@Maryland City;]JPGreenbelt;\EDLanham-Seabrook;\??Seab
rook;^_@ECrofton;_@OOdenton;_?KSevern;_BIHanover;\ACElkridge;]AGArbutus;_DCCatonsville;]DBIlchester;^EFWest El
kridge;`LKEllicott City;bFDColumbia;]JPScaggsville;^`@?Olney;\MFCloverly;\ALWhite Oak;\CFAdelphi;]@@Langley Pa
rk;^@DChillum;\BCTakoma Park;\@BKennedy Street;\@?Brightwood;a?ESilver Spring;`L@Bethesda;_BKNorth Bethesda;_K
?Wheaton;_@GAspen Hill;`N?Rockville;_JJPotomac;]HKNorth Potomac;a@QGermantown;`MDGaithersburg;\KARedland;^JEMo
ntgomery Village;`fAJLeesburg;_MNAshburn;]SLHerndon;^FGSterling;\[@Great Falls;`HDReston;\IDWolf Trap;^@JOakto
n;]@DFairfax;aV@Centreville;]?IChantilly;^EGOak Hill;]R@South Riding;\EZManassas Park;_@DManassas;\BGSudley;^L
DLinton Hall;\[DBuckhall;_YFLake Ridge;`@HDale City;\OKLorton;]SCWoodlawn;\BKFranconia;^FASpringfield;]DBWest
 Springfield;_HCBurke;\GOMerrifield;\FEVienna;]GCTysons;\CBIdylwood;_EEMcLean;]INBaileys Crossroads;^JAWest Fal
ls Church;_@DAnnandale;]K@Lincolnia;cQBAlexandria;dHOArlington;]GCFoggy Bottom;\GBSouthwest Waterfront;`?ADown
town DC;]?AMount Vernon Triangle;]A?Northwest One;]??NoMa;\@AShaw;nB@Washington;]?ADupont Circle;\??Golden Tri
angle;\?AAdams Morgan;_AAColumbia Heights;]??Pleasant Plains;^@?Mount Pleasant;]AACentral 14th Street / Spring
 Road;]AAPetworth;]?BPark View;]CDH Street NE;\?@Capitol Hill;]?@Capitol Riverfront;\ANOxon Hill;\@CGlassmanor
;^EBOxon Hill-Glassmanor;]Z@Rose Hill;\EFHybla Valley;\CBFort Hunt;]GBFort Washington;\p@ZCherry Hill;]LGMontc
lair;^V|@Fredericksburg;`gB_AWaldorf;_?BSaint Charles;^CASt. Charles;[}AbALexington Park;\iAcBEaston;_oBmADove
r;UwAvARehoboth Beach;^fBfASalisbury;^oBoEMillville;`AISouth Vineland;`?GVineland;_yBXAtlantic City;]REPleasan
tville;`bAmAJackson;\ZPWilliamstown;_EESicklerville;\DSLindenwold;`DUCherry Hill;]GCMaple Shade;\HOTacony;^AAH
olmesburg;_[TMount Laurel;][?Vincentown;^VSWillingboro;aYe@Trenton;`PJLevittown;`VJBensalem;\B@Parkwood Manor;
^J@Bustleton;^CGSomerton;_i@]Ewing;^[OPrinceton;_EYHillsborough;][CSomerset;`G@New Brunswick;bGEEdison;_LLNort
h Brunswick;_KBEast Brunswick;^p@f@Mercerville-Hamilton Square;a}Av@Toms River;aKUBrick;`NGLakewood;_Dk@Marlbo
ro;]VQOld Bridge;]C?South Old Bridge;_CKSayreville Junction;_D@Sayreville;\D@South River;`@IPiscataway;\OEFord
s;`IBPerth Amboy;]KGRossville;]C@Woodrow;]GAGreat Kills;`E^Middletown;\CPTinton Falls;^U?Long Branch;\BNAsbury
 Park;\JZPoint Pleasant;]N`@Bayville;\X`@Ocean Acres;frI`QVirginia Beach;dx@DChesapeake;dBENorfolk;a@@Portsmou
th;U_BiCExmore;\lHCHighland Springs;_FKMechanicsville;\ZELaurel;_HHTuckahoe;\?LBon Air;dSERichmond;\@RMeadowbr
ook;]EPChester;]]JHopewell;^TLPetersburg;\@GColonial Heights;\kC?Williamsburg;ckAl@East Hampton;bB@Hampton;cNH
Newport News;a^r@South Suffolk;aAASuffolk;bi@QPortsmouth Heights;XxBhBAhoskie;alAfCGreenville;UuCLBelhaven;\iA
uCElizabeth City;ZqBr@Kill Devil Hills;T[vCBuxton;]nGlAHavelock;]fCkAKinston;^kB\New Bern;`lAfAJacksonville;*U
YUruguay;^laJruESan José de Mayo;_cBo@Florida;\b@dASanta Lucía;]ULCanelones;\K\Progreso;]@PLa Paz;`AELas Piedr
as;\ZDDelta del Tigre;oa@ZMontevideo;\[GPaso de Carrasco;^IUBarros Blancos;]GEPando;_oCcAMinas;Uz@gBAlejandro
 Gallinal;UwCb@Mariscala;^ZtCSan Carlos;bDTMaldonado;^{BsARocha;]JyFTreinta y Tres;`m@kDMelo;VzClBSanta Clara d
e Olimar;R?vBZapicán;ZhCa@Sarandí del Yi;Wf@qCSan Gregorio de Polanco;_hCvCDurazno;]jAZTrinidad;[kAkCPaso de l
os Toros;RjAwAMerinos;`wDcCTacuarembó;_`BgGArtigas;awDdBRivera;WbJe@Baltasar Brum;S\fFGallinal;avBvAPaysandú;b
WyDSalto;\r@jLDolores;_e@w@Mercedes;^v@YFray Bentos;\gCsAYoung;Xs@hFCardona;\tDXCarmelo;^wAzAColonia del Sacra
mento;*UZUzbekistan;`e~Ly`GKosonsoy;^Fp@To‘rqao‘rg‘on;bt@?Chust;^XXPop;^}AIToshbuloq;gQONamangan;^Ie@Yangiqo‘r
g‘on;`SVChortoq;]]d@Chinobod;^V]Uychi;_m@OUchqŭrghon Shahri;^Gd@Haqqulobod;aJh@Shahrixon;`c@LAsaka;hU[Andijon;
]i@TXo‘jaobod;]ICJalolquduq;]]GQo‘rg‘ontepa;^BQOyim;^n@UPaxtaobod;]r@DPoytug‘;]sCZSultonobod;_@GXonobod;^ZCDar
doq;^KPQorasuv;_bDh@Quva;aPj@Quvasoy;ef@OFergana;dJQMarg‘ilon;]IDKirguli;\?GToshloq;]z@POltiariq;^d@DRishton;d
bAa@Qo‘qon;czUtSTirmiz;]lEwGG‘uzor;csBwAShahrisabz;_KKKitob;]~@PChiroqchi;ezC`@Qarshi;a_BqEKattaqo’rg’on Shahr
i;_bAAOqtosh;\EUYangirabot;]u@BPayshamba Shahri;TeCkBEski Forish;\F|BChelak;gSt@Samarkand;]z@MJuma Shahri;`wBz
@Urgut Shahri;^AcABulung’ur Shahri;]_Au@G’allaorol Shahri;co@SJizzax;]Yc@Paxtakor Shahri;\Mk@Do’stlik Shahri;^
bDnMBoysun;]sBh@Sho‘rchi;aUu@Denov;]gQeLYaypan;ah@KBeshariq;ajGj@Bekobod;^lDr@Zomin Shaharchasi;_Qa@Dashtobod;
_aA]Yangiyer;aFk@Guliston;^VcASirdaryo;]SSChinoz;][GZafar;b_Ak@Sergeli;q?KTashkent;dFCChilanzar;coAe@Chirchiq;
^VNQibray;eb@BYunusobod;^MASalor;^B`@Bektemir;`Eb@Tŭytepa;^@XPiskent;`z@i@Yangiyŭl;][z@Bo‘ka;bqAEOlmaliq;_GMOh
angaron;]yAi@Yangiobod;cIRAngren;`zAu@Parkent;^Cs@Iskandar;]MAG‘azalkent;]~HrDGagarin Shahri;WpjAqXKarakalpaki
ya;\kQbEMŭynoq;?i[bIUchquduq Shahri;?uEnATomdibuloq;^uElFNurota;c|@~ANavoiy;_jCCG’ijduvon Shahri;^b@CShofirkon
 Shahri;\?VVobkent Shahri;`It@Kogon Shahri;`mEhCKoson;^tAk@Muborak;]cBvABeshkent;]jJmCKarakul’;ewBo@Bukhara;Z`
EgAGazli;`|OwHBeruniy;_u@ZNovyy Turtkul’;\Il@Hazorasp;\o@RDruzhba;^eH`@Uchkuduk;?nNgKTaxtako‘pir;ehClBNukus;`^
HXo‘jayli Shahri;^yBx@Manghit;`aAv@Gurlan;co@x@Urganch;\v@BQo’shko’pir;^JYShovot;bMt@Xiva;`bHoIOltinko‘l;aJDQŭ
nghirot;*VAVatican;YylA{dGVatican City;*VCSaint Vincent and the Grenadines;dt}JgqAKingstown;]GDCalliaqua;*VEVe
nezuela;?txKyRLa Esmeralda;?bBoLSan Juan de Manapiare;\_PkHLa Paragua;^{L|LSanta Elena de Uairén;UhCmEKanavayé
n;\_@yEEl Dorado;^r@wCGuasipati;_oAb@Tumeremo;?jAqCEl Palmer;]~@eCBarrancas;b]gATucupita;?qE~ACuriapo;`lPcNPam
patar;_o@bBCariaco;^lBoAPunta de Piedras;a_@USan Juan Bautista;dMHPorlamar;^AMLa Asunción;]JGSanta Ana;^HAJuan
 Griego;^HNLa Guardia;]n@rAAraya;fOVCumaná;_dBt@Lecherías;eKCPuerto La Cruz;hJLBarcelona;]yCUCumanacoa;_cDZCar
ipito;]~@mACasanay;ca@a@Carúpano;_}DPGüiria;?IxBPedernales;gxDj@Maturín;_kBrCTemblador;h?bCCiudad Guayana;bm@`
AUpata;`tDpBCiudad Piar;^p@mCSoledad;fCFCiudad Bolívar;?fFjAMapire;_?{EPariaguán;d{AIEl Tigre;aO?San José de G
uanipa;`oB_DPunta de Mata;]?YCaicara;`tCdBCantaura;cRWAnaco;^hAEAragua de Barcelona;a`BTZaraza;chCXValle de La
 Pascua;_o@ITucupido;?yAxASanta María de Ipire;?YvGMaripa;`bEk@Caicara del Orinoco;\NsIChaguaramas;^`DIEl Somb
rero;cx@gBSan Juan de los Morros;cqBi@Ocumare del Tuy;cRGCúa;bCOCharallave;aEm@El Cafetal;`?HEl Hatillo;dHABar
uta;`LFSan Antonio de Los Altos;_FFCarrizal;dH?Los Teques;_XRLas Tejerías;b^BLa Victoria;`iAgAMaiquetía;]EALa
 Guaira;bRACatia La Mar;r]VCaracas;`EAChacao;`C@Los Dos Caminos;eC@Petare;_FYCaraballeda;`KVLa Dolorita;`I?Cauc
agüito;__C@Higuerote;^DTMamporal;^p@PCaucagua;d^e@Guatire;dN?Guarenas;eFn@Santa Teresa del Tuy;cFHLander;`_A~@
Altagracia de Orituco;]mAwASan José de Barlovento;]ACRío Chico;\}@pAValle de Guanape;]cBEClarines;_YWPuerto Pí
ritu;UfIyJLos Roques;ZzCdCLa Aguada;fXlEMaracay;cFKEl Limón;bQZPalo Negro;bOCCagua;e@GTurmero;_IBSan Mateo;bL`
@Villa de Cura;ax@GGüigüe;`ZATacarigua;jNMValencia;dWMGuacara;b_@MMariara;`LFSan Joaquín;cj@i@Puerto Cabello;^
p@z@Bejuma;bFp@Tinaquillo;^Pm@Miranda;``@?Nirgua;^m@KMontalbán;^?sBTucacas;`Yz@Morón;\|AUYumare;dLr@San Felipe
;`FBCocorote;^TWAroa;]M`@Guama;`LTChivacoa;]WQBoraure;]t@XSabana de Parra;bNFYaritagua;bZHCabudare;bC?Los Rast
rojos;_Os@Duaca;^]XUrachiche;idARBarquisimeto;`r@XQuíbor;?N_CSiquisique;dCgDCoro;^UILa Vela de Coro;^k@EPuerto
 Cumarebo;?{B`AMirimire;\lF}CPueblo Nuevo;]bAXSanta Cruz de los Taques;]OJJudibana;cBLPunto Fijo;bBDPunta Card
ón;^`G~ESanta Rita;b@a@Los Puertos de Altagracia;jPLMaracaibo;bl@BLa Concepción;`]a@Santa Cruz de Mara;`Fa@San
 Rafael;arB|BLa Villa del Rosario;a{BOConcepción;\GEChiquinquirá;eg@FCabimas;]QZTía Juana;dIJCiudad Ojeda;_ILL
agunillas;`aAv@Mene Grande;]TeDMene de Mauroa;^gAcADabajuro;?oB?Pedregal;bGhDCarora;`nAnCPampán;^BFPampanito;a
KFTrujillo;`e@VBoconó;\u@nABoconoito;_IRSabaneta;\`@ZObispos;eXBAlto Barinas;f?EBarinas;]W]Barrancas;`z@@Barin
itas;]`Ak@Timotes;]bAdATabay;ePHMérida;]OoBNueva Bolivia;^C?Caja Seca;d}Ac@Valera;\LBEscuque;]OQMotatán;]ZQEl
 Dividive;^FHSabana de Mendoza;az@gASan Timoteo;bjD|CSan Carlos del Zulia;^z@KEncontrados;cqBxAEl Vigía;_IeAPue
blo Nuevo El Chivo;]cAATucaní;\`@r@La Azulita;bg@^Ejido;^\HLagunillas;]vAp@Bailadores;_OOTovar;]UMSanta Cruz d
e Mora;]xALColoncito;`^TLa Fría;`d@z@Ureña;`c@UColón;]CLMichelena;_s@a@La Grita;_p@x@Palmira;e@LSan Cristóbal;
cCITáriba;_P?Capacho Nuevo;`X@San Antonio del Táchira;aOTRubio;^OJSanta Ana;`KCSan Josecito;_oE]Santa Bárbara;
`yBkBCiudad Bolivia;ap@VSocopó;?oAtBMaporal;?kHw@Santa Catalina;[lCqALibertad;bRmCGuanare;aJuCEl Tocuyo;^[FSan
are;^g@xAOspino;`aAEVilla Bruzual;_PGPíritu;cDi@Araure;cGDAcarigua;\m@YSan Rafael de Onoto;_n@bEGuanarito;[uDs
@El Baúl;]`AsBLas Vegas;bGWSan Carlos;__@GTinaco;\{@JEl Pao;ckCnCCalabozo;]b@`DCamaguán;_xB`AAchaguas;akCKBiru
aca;dIISan Fernando de Apure;^tKdDElorza;b_KvGPuerto Ayacucho;?l@tBIsla Ratón;[UjESan Fernando de Atabapo;?[hG
Maroa;`xRg[Guasdualito;]dJmHCasigua El Cubo;bDeGMachiques;*VGBritish Virgin Islands;`zrKerBRoad Town;*VIUS Vir
gin Islands;_tsKymBSaint Croix;cb@yBCharlotte Amalie;*VNVietnam;`coSsmCHà Giang;ZkA{AThị Trấn Đồng Văn;]}CjBTh
ị Trấn Nước Hai;aULCao Bằng;\s@a@Thị Trấn Trùng Khánh;]HrBThị Trấn Thất Khê;bSpDChũ;bpCUThành phố Sông Công;dI
JPhổ Yên;fFa@Thái Nguyên;ch@GThị Trấn Đại Từ;_e@gBBắc Kạn;\jEu@Thị Trấn Việt Quang;bKKBắc Quang;^fC^Thị Trấn P
hố Lu;`aAnCNghĩa Lộ;bmAWYên Bái;b{@STuyên Quang;aArAPhú Thọ;fc@NViệt Trì;`FFCổ Đô;eCf@Ba Vì;bFr@Hòa Bình;?nCEM
ộc Châu;XEnBNa Mèo;`qFh@Bỉm Sơn;_Wc@Ninh Bình;bLy@Phủ Lý;b[SHưng Yên;\dBCBo;_g@aAVinhomes Smart City;_A?Tây Mỗ
;]`@RXuân Mai;dLo@Sơn Tây;bQa@Vĩnh Yên;cSLPhúc Yên;_F\Đan Phượng;aM?Thượng Cát;eCBBắc Từ Liêm;^CDCầu Diễn;cGET
ây Hồ;a@BNghĩa Đô;dE@Ba Dinh;bGCBồ Đề;\?KCổ Lóa;]RMQuang Minh;aOMSóc Sơn;`W^Từ Sơn;]FZEcopark;`CEVinhomes Ocea
n Park;e@EGia Lâm;^??Trâu Quỳ;eFALong Bien;aBDVĩnh Tuy;_@@Vinhomes Times City;eBCHai Bà Trưng;b?CHoàn Kiếm;`?@
Cửa Nam;u@?Hanoi;]@AYên Phụ;]@?Liễu Giai;_?@Ô Chợ Dừa;\ABTrung Phụng;]@?Vinhomes Royal City;e?AĐống Đa;^BALáng
 Thượng;e?ACầu Giấy;^??Dịch Vọng;a@@Yên Hòa;_@AMai Dịch;\@@Phú Đô;`?FDại Mỗ;`A@Hà Đông;eCCThanh Xuân;aE@Bạch M
ai;a@@Thanh Liệt;`A@Linh Đàm;_m@j@Lương Bằng;du@g@Hải Dương;bp@BMỹ Hào;d?YThuận Thanh;aO[Cung Kiệm;eN?Bắc Ninh
;dIOViệt Yên;fK?Bắc Giang;dYf@Chí Linh;de@AThị Trấn Đông Triều;aOBThị Trấn Mạo Khê;bGp@Kiến An;kIIHaiphong;fbB
tANam Định;`_@CThái Bình;_hAvANga Sơn;hf@h@Thanh Hóa;bYLSầm Sơn;eNnANghi Sơn;bRJHoàng Mai;]Vx@Diễn Thành;_yDvG
Hoàn Lão;bTa@Ba Đồn;cV}@Kỳ Anh;dlAw@Hà Tĩnh;]XUNghèn;bTk@Yên Vinh;\EBBến Thủy;h@CVinh;bK@Nghi Xuân;_FXHồng Lĩn
h;`rCmAThái Hòa;]eAFKim Liên;^QkEThị Trấn Lam Sơn;\nDbABản Na Hỷ;bxBaJSơn La;arDKDien Bien Phu;ceCIThị Trấn Th
uận Châu;\cAOÍt Ong;bJaELào Cai;_dBPLai Châu;]`AnAMường Lay;[dCe@Mường Nhé;b_Yn\Đồng Hới;^CLQuán Hàu;^pArd@Dươ
ng Minh Châu;cRPHòa Thành;_?@Phú Khương;bDETây Ninh;bkBWChơn Thành;eFv@Bến Cát;eI`@Thủ Dầu Một;gKJThuận An;g?T
Bình Thạnh;bDAGò Vấp;aBBTân Bình;pDCHo Chi Minh City;aZ]Củ Chi;cXKTrảng Bàng;dI`BTân An;go@i@Chợ Lớn;e??Quận S
áu;e@AQuận Mười Một;fEAQuận Mười;c?@Quận Năm;dCAQuận Ba;dC?Quận Bốn;cF^Cần Giuộc;_LRCần Đước;aMZGò Công;c`ArAT
rà Vinh;bGy@Bến Tre;eBWMỹ Tho;cn@GCai Lậy;dfATSa Dec;ci@FVĩnh Long;jb@h@Cần Thơ;aEEBình Minh;bf@GÔ Môn;aITPhon
g Điền;bMMBình Thủy;aALCái Răng;_h@^Ấp Một;bCm@Thới Lai;cDg@Thốt Nốt;aK@Lai Vung;b]IQuận Đức Thịnh;dT]Cao Lãnh
;ed@LLong Xuyên;]Ww@Tràm Chim;bh@YHồng Ngự;cT?Tân Châu;cz@f@Tịnh Biên;]m@OKhánh Hòa;`HCChâu Đốc;`ACChâu Phong;
^[GẤp Long Thạnh;^Sd@Kiến An;]R|@Núi Sập;_TBÓc Eo;ao@BVĩnh Thạnh;bEXCờ Đỏ;fdANRạch Giá;]l@FKiên Hải;^a@kACô Tô
;bhBEHà Tiên;^vAf@Hàm Ninh;cFUPhú Quốc;eFLPhu Quoc;V`BvDThổ Châu;_cIKThới Bình;`?wAXóm Cái Nước;`q@~APhong Thạ
nh;]MPẤp Hô Phòng;^B^An Trạch;^CFGành Hào;dt@]Cà Mau;``@RTrần Văn Thời;_?b@Hưng Mỹ;^AZNăm Căn;_b@SCái Đôi Vàm;
]iAJTam Giang;cw@uAGiá Rai;cu@KBạc Liêu;\A[Phú Lộc;]t@eAVị Thanh;`SRLong Mỹ;`ETNgã Năm;bk@o@Ngã Bảy;d]h@Sóc Tr
ăng;cAv@Vĩnh Châu;`eB}@Duyên Hải;[_@xDCôn Đảo;`{@uICần Giờ;fYJVũng Tàu;]SIẤp Phước Tĩnh;^K@Xã Long Hải;`_@[Thị
 Trấn Phước Bửu;\]CẤp Bình Châu;ck@ULa Gi;djBu@Xuân Lộc;cC?Long Khánh;_?v@Thị Trấn Ngải Giao;]C^Thị Trấn Đất Đ
ỏ;\H@Long Diền;dHCThành Phố Bà Rịa;eRYPhú Mỹ;^?@Xóm Mỹ Xuân;^Va@Long Thành;\h@PNhà Bè;gE]Thủ Đức;f?KDĩ An;iIEB
iên Hòa;`e@ATrảng Bom;`j@YTân Uyên;cQyAĐồng Xoài;\o@qBPhước Hòa;aqBRGia Nghĩa;cWxABảo Lộc;coBe@Đưc Trọng;c^OHu
yện Lâm Hà;\EDĐinh Văn;dg@_@Ðà Lạt;guC{@Nha Trang;cD`ACam Ranh;\V`AKhánh Hải;dHDPhan Rang-Tháp Chàm;]JnEPhú Qu
ý;ddDqAPhan Thiết;_c@?Mui Ne;^kEoJTu Bông;cCaATuy Hòa;cfAuIĐức Phổ;d|DzAKon Tum;b@hAPleiku;aaCDAn Khê;e{AJAn N
hơn;fUTQui Nhon;a?~@Sông Cầu;dR`ENinh Hòa;]bDk@Phước An;]t@l@Buôn Trấp;fAe@Buôn Ma Thuột;^G]Quảng Phú;bk@YBuôn
 Hồ;]Pq@Ea Drăng;^m@g@A Yun Pa;\jB`DEa T’ling;\OeTBà Nà;?n@pDĐắk Glei;cqC_BTam Kỳ;e_AxAQuảng Ngãi;]SMMỹ Lại;]A
FMỹ Khê;]k@k@Lý Sơn;`zAKNúi Thành;^~@yAHoi An;dPAĐiện Bàn;^Dj@Đông Phú;\Ri@Đại Lộc;bAGHải Châu;aS]An Hải;a?@Sơ
n Trà;i@ADa Nang;aBHCẩm Lệ;bBCHòa Cường;dAEThanh Khê;itBmAHuế;aGFHương Thủy;a^UHương Trà;bVIPhong Điền;cr@o@Ðô
ng Hà;]OLthị xã Quảng Trị;^d@KCam Lộ;_yBk[Thị Trấn Đầm Hà;]d@BThị Trấn Tiên Yên;S_AnFBạch Long Vĩ;`zDsBĐố Sơn;
`B_AThành Phố Uông Bí;^w@z@Cát Bà;bq@y@Cẩm Phả Mines;cD@Cẩm Phả;ef@JHạ Long;\i@_AThị Trấn Ba Chẽ;dfBsBLạng Sơn
;]g@\Thị Trấn Na Dương;biEb@Móng Cái;*VUVanuatu;U_a`@byBIsangel;e`EgJPort-Vila;TvCcWSola;\lAfILuganville;?eDm@
Saratamata;WtBzCNorsup;*WFWallis and Futuna;[`la@~qAMata-Utu;RlKhELeava;*WSSamoa;Zzs`@~tAPalauli;eiBLApia;*XKK
osovo;^abCsjGVushtrri;^k@QPodujeva;mBn@Pristina;\L@Kosovo Polje;`iAf@Gjilan;_TZVitina;`f@IFerizaj;^VKShtime;^l
AnADragash;cQc@Prizren;aO]Suva Reka;]`@GOrahovac;aj@BGjakovë;_KoAIstok;]u@j@Llazicë;`YMGlogovac;bBq@Mitrovicë;
\DEZvečan;]Fe@Leposaviq;_dBvAPejë;_?VDeçan;*YEYemen;?_wHakBThamūd;YzCrICPF;?]mBAl Bilād;ZbCh@Shibām;?z@zBŞīf;?
j@iHMinwakh;?oC~@As Salāsil;\zTjEMa'rib;?}JgCAl ‘Abr;?uB?Ḩajar al Mashā’ikh;?JrCŞanā’;??lCAl Shirūj;?DvBRuḑūm;
_tDyAAtaq;?fCTKhawrah;?pBa@Al Ghaylah;_@xBAl Bayda;]d@jDZinjibār;?iGmAAḩwar;?yH{DAl Jawl;ggDOMukalla;]q@o@Ghay
l Bā Wazīr;?sBYAd Dīs ash Sharqīyah;?iBYAr Raydah;?yCa@Sayḩūt;?fBeBDaḩasuways;?\{IRumāh;?sDpCAl Qurḩ;?{BuBBi’r
 Ḩāt;[O|EAl Ghayz̧ah;?NzBḨaşwayn;?yDoEḨawf;W{ArWQalansīyah;ZiBFHadibu;VdJzAKilmia;\bw@aFMocha;?kBd@Ash Shuqayr
ah;iyFdAAden;]^w@Laḩij;hjDgBTaiz;_Qq@Dhī as Sufāl;hM[Ibb;^g@aAYarīm;\eAvBAḑ Ḑāli‘;?y@cCAsh Sharyah;?DkBRaḩabah
;crBfADhamār;?tBYAḑ Ḑil‘;`bB|AZabīd;^?_ABayt al Faqīh;hhAw@Al Ḩudaydah;_cAs@Bājil;?x@cCAz Zuhrah;_yBDḨajjah;?g
AkBḨūth;aDpB‘Amrān;qu@|@Sanaa;^SDSaḩar;`A\Sayyān;\{AeEAl Ḩazm;M|AoBAl ‘Inān;?kB@Al Maḩjal;`xEm@Sa'dah;?dA|BWas
hḩah;?rCfEAş Şalīf;*YTMayotte;\oyGpnAKoungou;fEHMamoudzou;\@AKaouéni;\?BMtsapéré;\GADzaoudzi;\C?Labattoir;*ZAS
outh Africa;a{cCxpDUpington;VcMmOPomfret;VqDbAPiet Plessis;`_A~CVryburg;ZnIrCKathu;^C|BPostmasburg;]cImBPampie
rstad;cM|DKimberley;?dE`ADouglas;V_CtCOrania;YCvFOakglen;^rAoADe Aar;[|FcEPrieska;WlDeDWegdraai;XlCdBKenhardt;
ZlBsBKakamas;WVrIBrandvlei;UiGWVan Wyksvlei;Y}@zBCarnarvon;WzB|DFraserburg;WtBsBWilliston;ZbFXCalvinia;ZiHrKLa
dismith;WmCoCLeeu-Gamka;ak@dDOudtshoorn;\o@CDysselsdorp;ZqEy@Willowmore;_tDyDBeaufort West;ZiB_EVictoria West;
YaCnBMurraysburg;`yCx@Graaff Reinet;Y[hCJansenville;]KrEKruisfontein;^GDHumansdorp;XxCISanddrif;_|BLPlettenber
g Bay;`~@AKnysna;ctBOGeorge;a|@j@Mossel Bay;\O[Groot-Brakrivier;]`EHRiversdale;]bDMSwellendam;\nAdBBredasdorp;
\OsCMontagu;\JFAshton;^`@ERobertson;]xCTFranschhoek;\BCLe Roux;\aAbACaledon;\NdAGansbaai;`V_@Hermanus;]tCgARet
reat;_?FMuizenberg;_kBHGrabouw;df@MSomerset West;`Rm@Kraaifontein;a]NStellenbosch;dUg@Paarl;``ARDurbanville;_K
TKuils River;dh@DAthlone;\?BLansdowne;\BERondebosch;mJECape Town;`~AwDSaldanha;_ISVredenburg;aaBbCAtlantis;\c@
sAMoorreesburg;_M|@Malmesbury;`w@b@Wellington;_{@u@Ceres;b[v@Worcester;VpB_EEendekuil;ZAeBClanwilliam;]lAeBVre
dendal;?dB}EGaries;WwG}GPofadder;[jHhBSpringbok;?jEqAPort Nolloth;^{|AaBEmpangeni;_ATeSikhaleni;d[QRichards Ba
y;^dDvCBallitoville;^AQShakaskraal;cMWKwaDukuza;\c@wAEshowe;_Jr@Mandeni;]bDQGreytown;]vB\Mooi River;^o@t@Howic
k;^FPMpophomeni;hg@HPietermaritzburg;cq@d@Mpumalanga;`_Bo@Tongaat;b`@`@Ntuzuma;cJNPinetown;l[FDurban;]l@dAeMkh
omazi;]HNScottburgh;]PBeMuziwezinto;_]}@Folweni;^jBYRichmond;\`AtAClydesdale;`eBvAPort Shepstone;\VLGa-Malakhe
;^GHMargate;iv\jRGqeberha;^hCPJeffreys Bay;e_By@Kariega;]e@oESomerset East;]rBuFMiddelburg;ZaDe@Steynsburg;_f@
jDCradock;Z_C]Tarkastad;]aE}@Lady Frere;]p@`@Queensdale;bRDQueenstown;^Jv@Whittlesea;^oA`CDimbaza;\lAGAlice;`f
@CFort Beaufort;aRhBGrahamstown;^eAx@Port Alfred;\}BgCNdevana;bLKBhisho;aHDQonce;^E}@Stutterheim;dgAfAMdantsan
e;fYPEast London;]SOGonubie;YqHgGPort Saint John’s;cvCEMthatha;\lBmAUgie;`N`FButterworth;\xAaDCala;\]e@Khowa;\
cC_CTlokoeng;[eElAFlagstaff;`NiBKokstad;WMwCUnderberg;^y@sCWembesi;^QGEstcourt;\jImAFouriesburg;^tCpBLadybrand
;]Uu@Hlohlolwane;_}@IFicksburg;\xAi@Marquard;\`EFWinnie Mandela;gp@rABloemfontein;egB\Botshabelo;aUKThaba Nchu
;]o@xEZastron;_hAlAAliwal North;]jA|@Burgersdorp;ZfAcBBethulie;[lDj@Colesberg;[ReGKoffiefontein;Z{D`AEdenburg;
Y`@uEDealesville;\vDoBWarrenton;]}@g@Christiana;^yAs@Bloemhof;\kAaAMakwassie;]NdBHoopstad;^o@zABultfontein;^mB
VTheunissen;\}@TWinburg;]MeBPhomolong;]JEHennenman;b\VVirginia;fXWWelkom;aA]Kutloanong;b_Bc@Kroonstad;axBs@Bot
haville;^CfAAllanridge;aIVOdendaalsrus;_~@CWesselsbron;\XyBLeeudoringstad;]c@}AHartbeesfontein;dq@NKlerksdorp;
b?XOrkney;`w@l@Viljoenskroon;c]aBPotchefstroom;a`AVStilfontein;^IiBVentersdorp;]bBBColigny;`^c@Lichtenburg;]v@
MItsoseng;]YpCOttosdal;_DlAWolmaransstad;[fBeBDelareyville;`XbBSchweizer-Reneke;a}@gGMafikeng;a@CMmabatho;]mIm
EAmandelbult;\DZNortham;]lFrBZeerust;]cD~@Koster;ecAe@Rustenburg;]m@DMarikana;^Gs@Hartbeestfontein-A;bu@d@Brit
s;_K]Letlhabile;a]ZGa-Rankuwa;^VTHartbeespoort;e[f@Diepsloot;aUHMidrand;qMo@Pretoria;d?VCenturion;]AJMidstream
;c?NIvory Park;fE?Thembisa;^y@aACullinan;bl@s@Hammanskraal;bl@RMabopane;hGGSoshanguve;ac@uBBela Bela;^lDy@Thab
azimbi;^i@yDMarapong;]W@Lephalale;]iA|BVaalwater;_y@nAModimolle;^_Ac@Mookgophong;by@aAMokopane;e{Ay@Polokwane;
_o@CMankweng;_h@tALebowakgomo;]~BfDVaalbank;bDf@Somaroboro;`UCKwaggafontein;_Sk@Siyabuswa;]@hAVerena;]jACMolot
o South;`Oh@Ekangala;_AZBronkhorstspruit;_y@d@Phola;eg@YEmalahleni;dm@QMiddelburg;^s@jAHendrina;\tAJThubelihle
;ac@n@Bethal;bl@|AStanderton;_~@oBLeslie;^?@Lebohang;c]\eMbalenhle;`_@GTrichardt;]JJSecunda;\NYKinross;\a@a@Kr
iel;arBSDelmas;cl@CEtwatwa;gXJBenoni;eIHBrakpan;cE@Springs;cOb@Nigel;aVLHeidelberg;bl@[Tokoza;oP_@Johannesburg
;bOLAlberton;f[KBoksburg;dNBGermiston;_DQEdenvale;cHEAlexandra;eRCRandburg;eXLRoodepoort;j@TSoweto;b^QRandfont
ein;fOQKrugersdorp;\XCBagale;c?p@Westonaria;cp@FCarletonville;`QXFochville;ggAFEvaton;fOZVereeniging;dPFVander
bijlpark;bBRSasolburg;afAPParys;\RTVredefort;\i@l@Koppies;^oAFHeilbron;]YmADeneysville;_aBm@Balfour;]AhAVillie
rs;^Rp@Frankfort;]LfBReitz;\z@YMamafubedu;_dB`CSenekal;aiCQBethlehem;aeBx@Phuthaditjhaba;^}@q@Harrismith;\ZJTs
hiame;]c@sDVrede;_mCKVolksrust;cRlFLadysmith;]iAkAGlencoe;aOADundee;`aBe@Mondlo;cMi@Vryheid;\_@kAFrischgewaagd
;fjEhANewcastle;\I}BDaggakraal;^{A_@Driefontein;bzAwAErmelo;\Am@Breyten;]Wm@Carolina;\gC~@Fernie;^?eANhlazatje
;_EBLukwatini;\Hn@Empuluzu;]KGRedhill;aBtCPiet Retief;TqG~AHlalanathi;]vB]Ncotshane;^^fEUlundi;^wCNMtubatuba;Y
qB}GManguzi;\tHeMThulamahashi;]cC|DKamaqhekeza;]Qo@Komatipoort;\lAt@Driekoppies;]H@Schoemansdal;_\e@Matsulu;_V
iBMkhuhlu;^@ACalcutta;]\e@Mafemani;^C?Dwarsloop;]M`@Hlanganani;]lAZSabie;]m@l@White River;\[\Tekwane;bb@?Mbomb
ela;`O|@Barberton;]hESBelfast;_oAuBLydenburg;^VgBPraktiseer;^yC@Acornhoek;bIaCPhalaborwa;`hDINkowakowa;\XKTzan
een;]B[Duiwelskloof;]eAaDTshitereke;b@LThohoyandou;_o@dAGiyani;\HaAMalamulele;?i@cBMutale;`fDWMusina;aZhCLouis
 Trichardt;[vCp@Bochum;XH}BAlldays;Y~AxCBabirwa;*ZMZambia;]uwCjhAMwinilunga;]|IhGChavuma;\oHfBKabompo;][a@Many
inga;bpFlJMongu;\xAs@Kalabo;]oB{BLukulu;^ZeDZambezi;]a@bOSenanga;^mEnGSesheke;[aE|@Kazungula;csBHLivingstone;^
}BaDKalomo;beBk@Choma;]_@nBMaamba;\}@USinazongwe;^yFoCSiavonga;^YcBChirundu;bbCu@Kafue;`jCbBMonze;bu@qAMazabuk
a;\a@eANampundwe;]cBWNtandabale;aHGMadido;]r@ELusaka West;aOLNamalombwe;bOMChunga;qCPLusaka;`B^Chilanga Townsh
ip;_OQChisankane;]c@EPalabana;`]WChongwe;a@oGKapiri Mposhi;_oCeAMkushi;]tFUMpongwe;ey@zDKabwe;_tGhBMumbwa;\zBx
CNamwala;]nAAItezhi-Tezhi;^vF_EKaoma;^mEgGKasempa;YlEj@Mufumbwe;]i@kBMufumbwe;\aBmEChisasa;^eAf@Manyama;_sBi@K
ansanshi;eFLSolwezi;asMsPNchelenge;\uAiCChiengi;^cBe@Kaputa;\rDlGMwansabombwe;^_AEKawambwa;XjAtBMwense;\wEjHKa
taba;`j@gBSamfya;cdC_@Mansa;c`ClGMufulira;brAe@Chililabombwe;dK`@Chingola;bi@|@Kalulushi;^Fi@Chambishi;g_@`@Ki
twe;di@bALuanshya;gk@c@Ndola;^ECMapalo;`kP}EMpika;^nHyHLuwingu;cyFIKasama;^pEgDMporokoso;`cEyBMpulungu;_s@NMba
la;_mCrIChinsali;^mBkAIsoka;aUcDNakonde;[qAtJChama;_EvELundazi;ehBjGChipata;_pBrAKatete;]~@^Sinda;`vADPetauke;
^vEiESerenje;]qBhGNyimba;ZlArELuangwa;*ZWZimbabwe;`ozDziCBeitbridge;_mIiFChiredzi;^}DkDChipinge;dIsFMutare;_jB
wARusape;UjAjBDorowa Mining Lease;avDdEMasvingo;`vCt@Zvishavane;]JcCShurugwi;[oDaCChivhu;b`EiCKadoma;bTvBKwekw
e;_DRRedcliff;cGrAGweru;VpKgBLupane;gyCrFBulawayo;\vC`APlumtree;ZmE_DInyati;XgBRShangani;^fAfFGwanda;_tNcOHwan
ge;^dCuAVictoria Falls;UuFlAKamativi Mine;^uJWGokwe;^XoIKariba;_qDx@Karoi;YyJGMount Darwin;\pCr@Mvurwi;a`CbACh
inhoyi;`JvCChegutu;aoBq@Norton;\c@GHarare Western Suburbs;^KSMount Hampden;pUPHarare;dSJEpworth;eLVChitungwiza
;`}Ab@Marondera;a|@{@Ruwa;_QuBBindura;[sDRMutoko;
"""#
}
