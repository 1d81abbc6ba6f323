// Made by Scripts/world_map.py; see NOTICE for its sources.
// swift-format-ignore-file

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
]GHDübendorf;]FEOpfikon;fDJZürich;\DJAdliswil;^g@GUster;\Ej@Einsiedeln;\RTSchwyz;^X]Zug;]OQHorgen;]LJBaar;\LBC
ham;^d@REmmen;\@DLittau;aI?Luzern;]BBKriens;]UiADietikon;\LMWettingen;]B?Baden;__Am@Schaffhausen;^rIlCNeuchâte
l;`_A]Biel/Bienne;\]IGrenchen;\m@XBurgdorf;\P]Solothurn;]Iy@Reinach;\HIAllschwil;cEABasel;]OCRiehen;\?JMuttenz
;\q@`@Olten;][GAarau;_rA~BThun;\AESteffisburg;hb@a@Bern;_FDKöniz;_r@VFribourg;]Pb@Bulle;]\d@Montreux;^yAf@Sitt
en;\pACMonthey;\W\Martigny-Ville;\}Ae@Sierre;_gHRBellinzona;\j@BLocarno;`_@^Lugano;\zPa@Onex;^AALancy;]E@Carou
ge;dACGeneva;^LCVernier;]?AMeyrin;\_@]Nyon;\s@YMorges;]cAHVevey;\b@IPully;cDALausanne;]FCRenens;^Io@Yverdon-le
s-Bains;_e@_ALa Chaux-de-Fonds;*CIIvory Coast;]bb@w~@Niellé;^v@f@M’Bengué;^uAUDiawala;\YJNambingué;_e@NOuangol
odougou;^FWKaouara;SoGbBBiguilaye;VS~DBavayo;XrAy@Bilimono;\zAm@Kong;arBwAFerkessédougou;fvAXKorhogo;\ZlADikod
ougou;]Oz@Tortiya;]oATNiakaramandougou;]YqATafiré;`KxDKatiola;]DMFronan;\jBABouandougou;^QlBBéoumi;\y@j@Sakass
ou;hs@o@Bouaké;]iCl@M’Bahiakro;\PsDDabakala;YuCn@Yorobodi;WUzBSamazan;^oA{@Tanda;ciAo@Bondoukou;\`AwAFlakièdou
gou;_j@iGDoropo;]eAjBBouna;ZiA~BTagadi;]dCzSAdiaké;`Qc@Aboisso;\c@HMaféré;\^uBBianouan;\^iAEbilassokro;]Ow@Nia
blé;`M}AAgnibilékrou;bvCLDaoukro;_@lAArrah;b}AKAbengourou;]Z`CBiéby;aj@EAdzopé;_Pi@Affery;^KKAkoupé;\rA|@Rubin
o;]HoAM’Batto;__@c@Bongouanou;\UYAndé;`zBXDimbokro;kpBa@Yamoussoukro;]KcATiébissou;bfB`@Bouaflé;^YbAKonéfla;`e
@t@Oumé;]ZIDoukouya;ddAe@Sinfra;^g@\Guépaouo;]C~@Moussadougou;_W[Diégonéfla;_w@RHiré;`u@iAToumodi;\g@lBNzianou
an;^K\Ndouci;^JGTiassalé;\_@TGbolouville;^f@v@Ahouanou;\^sAErémankono;]ZDOgoudou;bf@JDivo;^~@ALakota;\QjAGbaba
m;\PVOkromodou;]VTGnago;_{CRGrand-Lahou;c_Ce@Dabou;aa@wBAgboville;]g@BBécédi-Brignan;\Lv@Azaguié;bEZAnyama;iEL
Abobo;aYJBingerville;]aBkAAboisso Comoé;]C`AAhigbé Koffikro;_j@ZBonoua;aZJGrand-Bassam;nr@[Abidjan;fEHKoumassi
;dBAMarcory;^~SpDTabou;]C{EPara;\Cp@Petit Grabo;\q@x@Gnépasso;\_AMGagny;]LODagadji;_@_@Djapadji;^WPGligbeuadji
;]Nr@Watté;f[d@San-Pédro;]Ou@Gabiadji;\qAAGaoulou;^KNSassandra;\EoANiapidou;^x@ZBalakouya;]Q\Sahoua;]NELobakuy
a;]d@a@Touih;aD]Méagui;\?CTouagui;][o@Mabéhiri;]oATDagbao I;\HYGuéyo;]Nm@Gnatroa;\r@^Okrouyo;^d@c@Yabayo;bA^So
ubré;]?j@Oupoyo;]~@{BBelleville;^PSBuyo;\f@g@Kranzadougou;^E?Gbapleu;\eAKAboka;`m@HIssia;\p@dALoboville;\YBPet
itgoa I;^a@?Grand-Zattry;\s@a@Dignago;]@v@Galébré;ecAWGagnoa;]j@UGuibéroua;\k@k@Bayota;^`AESaïoua;f`@mADaloa;\
w@j@Gadouan;\g@w@Bognonzra;bN@Bonon;^d@XZaliohouan;]?SGonaté;]?a@Luénoufla;]LQBédiala;^^DBonoufla;\?SBaoutifla
;^d@r@Boboniessoko;\@CZaïbo;\d@l@Zoukougbeu;]AUBelleville;\RXGuéssabo;]`@?Guézon;]H{@Bangolo Tahouake;]@QBléni
méouin;\JYKouibly;\JNBaibli;]ZXGohouo;]HFBangolo;]|@DZou;\q@YLogoualé;^Nf@Kahin;_o@VFengolo;\XSDiourouzon;\UAD
iéhiba;bK^Duekoué;\ALBahé-Blaon;^PTGoya;`JBGuiglo;\Q`@Nizahon II;`N^Zagné;]j@gAGuézon;\V@Zéaglo;_b@ABloléquin;
^h@eAZouan-Hounien;]w@{@Mahapleu;aj@GDanané;^}AkETouba;]MjBBiankouma;dK`AMan;^sBs@Ancien-Prozi;\c@b@Mignouré;\
Bh@Pélézi;aaASVavoua;_uAIZuénoula;\bBu@Vrouo;]gAgAMankono;[rAsAKani;bJfBSéguéla;\dBiBBorotou-Koro;Yw@}BGbonkah
a;^aCb@Dianra;`n@sBBoundiali;\Eq@Kolia;W`CIKoroumba;`xA|@Odienné;Xl@|BBouko;WbAkCGbéléban;Zy@sAMinignan;`}G_BT
engréla;*CKCook Islands;bre^pcCAvarua;*CLChile;ZzjTthDHanga Roa;U{}Fep@Colchane;\dFbEPozo Almonte;RNyFCamarone
s;UwAz@Camiña;dlDeDArica;d]xIIquique;cIJAlto Hospicio;]RjJTocopilla;\p@hEMejillones;SyBl@Baquedano;TgBwASierra
 Gorda;coAuACalama;ZrCWMaría Elena;[cHpBSan Pedro de Atacama;\pJvTDiego de Almagro;?pBIChañaral;\f@pCCaldera;b
aBz@Copiapó;[^gKTaltal;fQ_JAntofagasta;WgDaa@Putre;SLmBGeneral Lagos;Tnx@|bBSan Juan Bautista;Yie@ldAPuerto Ci
snes;\A`CPuerto Aysén;WWrJCochrane;ViDoCChile Chico;_dA_ECoyhaique;TbAaILa Junta;UyBeAPalena;^hB{WPanguipulli;
\{@mCCunco;^OdAPucón;_v@@Villarrica;]nAcAFreire;]@FPitrufquén;\xA?Teodoro Schmidt;]{AjALoncoche;]p@jCPaillaco;
bhAs@Valdivia;^E?Las Animas;]KzEPurranque;bEcAOsorno;^Iw@La Unión;^WFRío Bueno;\R|CFrutillar;\IZLlanquihue;_CJ
Puerto Varas;dI\Puerto Montt;\bC\Maullín;^}A\Calbuco;WsAdFChaitén;]tDf@Quellón;_\aCCastro;_HwBAncud;]cCwRCarah
ue;^i@DNueva Imperial;^g@DLabranza;a]APadre Las Casas;d?CTemuco;\LaBTraiguén;_HyAAngol;^bC?Cañete;]B?Cañete;]J
a@Los Álamos;]d@CLebu;beBsBCoronel;_BJLota;]^^Arauco;^Bl@Curanilahue;^eCBNacimiento;]t@iBHualqui;aPGChiguayant
e;bLQSan Pedro de la Paz;dIAConcepción;_IQPenco;aRHHualpén;cBMTalcahuano;`_@STomé;\s@YCoelemu;euEqTValparaíso;
eOCViña del Mar;]Cm@Quintero;^{@cALa Ligua;_A`AHacienda La Calera;\@HLa Cruz;`BHQuillota;_t@FConcón;_s@PLimach
e;]Z|@Casablanca;aEu@Villa Alemana;bL?Quilpué;_XJPlacilla;\Vx@El Quisco;\O\Cartagena;a?FSan Antonio;^}BPEl Mon
te;`ICTalagante;\f@s@Curacaví;bq@ULampa;\MKBatuco;c[EColina;\CNChicureo;dM`@Ñuñoa;sL@Santiago;cJKRenca;d?EQuil
icura;bBLLo Prado;fFLMaipú;`FJPadre Hurtado;aLFPeñaflor;dc@CSan Bernardo;dMALa Pintana;gIDPuente Alto;dI[Peñal
olén;\d@gDPutaendo;\[`@San Esteban;`BDLos Andes;`XOSan Felipe;]l@PLlaillay;_n@ILa Calera;]YgACabildo;]R_DIllap
el;\`Av@Los Vilos;c_@gKCoquimbo;cQGLa Serena;_aBiGVallenar;^IbHVicuña;a`BnBOvalle;_cAxVRengo;^b@z@Chimbarongo;
]Fw@San Vicente;_?@San Vicente de Tagua Tagua;dcAu@Rancagua;_Q@Machalí;]NUGraneros;`@cABuin;a?NPaine;`~AWMelip
illa;\zChCPichilemu;^}Br@Santa Cruz;bYbACuricó;_FXMolina;\RUSagrada Familia;_TjBSan Clemente;d^WTalca;_Nb@San
 Javier;_fCu@Constitución;_Q~BCauquenes;^aB`@Parral;^]c@Longaví;`QULinares;\c@_@Colbún;]rAzDCoihueco;^Xi@San Ca
rlos;\dB`AQuillón;^cAYChillán Viejo;cEAChillán;^z@rACabrero;bIvALos Ángeles;biAMVilla Mercedes;^r@~@Mulchén;]d
@l@Collipulli;^Sv@Victoria;^Tz@Lautaro;]i@ZVilcún;XkDk@Lonquimay;b{A|zAPunta Arenas;?{F~ACámeron;\zP}JPuerto N
atales;*CMCameroon;^}yA{nABlangwa;c_BjCKousséri;]PvFMaga;^`ATBogo;]SvBGuidiguis;`gBi@Yagoua;^Y`OTouboro;^|@pYY
okadouma;]zb@}LMamfe;]t@dFEkondo Titi;]ZZBamusso;ccA|@Buea;_a@[Muyuka;`Rf@Mutengene;aI@Tiko;b\JLimbe;akCvEKrib
i;]MeDDizangué;iv@w@Douala;]Nc@Souza Gare;_Hu@Mbanga;dV[Kumba;^i@JNjombé;]CKPenja;Y{DpANgambé;b`BtAEdéa;^_C\Es
éka;^s@RMakak;_cB{BObala;^iAw@Mbandjok;]z@|AOkoa;oNTYaoundé;aBdAMbalmayo;a_BtBSangmélima;]xF{@Lolodorf;bsA`AÉb
olowa;]YfBAmbam;_iRyKBatouri;chC]Bertoua;]bBvBAbong Mbang;^xDh@Akonolinga;^WuDNanga Eboko;^bA^Nkoteng;Yy@iEYok
o;]cEvBBélabo;[{CeCBétaré Oya;_}Aw@Garoua Boulaï;`p@_CMeïganga;YYiBBélel;_fFlBNgaoundal;^~BDTibati;_`Dw@Banyo;
atBnKBafia;^@oFMagba;b~@j@Foumban;_zAs@Ndop;fx@DBamenda;aS`AMbouda;^_@p@Bandjoun;eASBafoussam;ai@EFoumbot;_RhA
Bangangté;\a@`@Tonga;`fBe@Bafang;aj@FMelong;^KGKekem;cNh@Nkongsamba;_VTManjo;`NVLoum;]LETombel;_i@oCFontem;ba@
DDschang;^FyABali;_KaBWum;]Ez@Bafut;_c@g@Fundong;bmANKumbo;_n@IOku;^o@kANkambe;ZwHkGKontcha;YiEeBPoli;XtB|ETig
nère;dyDFNgaoundéré;]uBuETcholliré;^bBcCLagdo;^y@kCFiguil;^zAjAPitoa;^RNGaroua;^j@t@Tchéboa;ayCsDGuider;^cBc@K
aélé;eX_BMaroua;`b@{AMora;`bA|@Mokolo;*CNChina;?wqNwcEToding;QlBq@Diyag;]iDyCGar;YwEvLBurang;SU}BDarchen;?oEoB
Xagmakajor;?lFuDGeji;?cRXLuring;?sFzDMaindong;Xd@pKSaga;?rEaAZhadong;?g^zJPagri;?`LoDXêgar;?aH`AKambaxoi;?~A{B
Sajia;?p@fBGyangkar;?|BeDNgamring;?cHsIJiajuedibu;?oF`AXinji;?c@_DPubu;?fEJXungmai;?yH_AJiaqiong;?QbBQinglung;
_wAfCDamxung;`lAfBDêqên;_kBLLhünzhub;^Qj@Dagzê;bp@BLhasa;fJ@Chéngguān Qū;_|@v@Quxu;bs@{@Doilungdêqên;^fDj@Nyêm
o;?pE}BRendui;aj@bDRikaze;_iANLuobuqiongzi;?}@}ASuojin;?kAzCLungmar;?bDh@Dongxi;?yJg@Gongbuxue;?s@bCBianba;?kG
cDRinang;?sB?Tunggar;?f@vBDouyu;?JuEBacun;?iAsAXarlung;epHbCLhoka;_FwBMaizhokunggar;?TeEGolug;?uAlARongdoi;?iB
gBLingti;^fBgBNagqu;?~BINamaqie;?y@{AZaring;?uBWNierong;?eGdAZala;?nDj@Nyima;?yB~CLhari;?yBFJaggong;?qDYBanbar
;?bAuAShading;?JsBYa’ngan;?sFm@Gaxung;?hAuASulu;?aAxEXiexiong;RoA|EBaimai;WlCdEMotuo;d|DcANyingchi;]?ABayi;?v@
zATungdor;bsVn_@Mengmao;`Je@Zhangfeng;`_BOZhefang;^tAmATaiping;_EFNongzhang;aKQYingjiang;]yAs@Hehua;e{@jALongl
ing County;`AALongshan;\HUTuantian;^N@Puchuan;^S_@Wuhe;\d@TXinhua;bEo@Tengyue;_TMZhonghe;]c@CBeihai;_Q\Mangban
g;_R~AMangshi;bA@Menghuan;`JFFengping;\}ExGMujia;?p@iBGengma;emCgALincang;\CnDDashan;\TWFudong;_`@LShangyun;]D
\Fubang;^Ab@Zhutang;]e@@Nanling;_g@e@Qianliu;eyCTPu'er;cMq@Ning’er;?fAuAWeiyuan;fkBaDJianshui;gaAwCChuxiong;_n
E?Nanjian;?xBzAFengshan;?bCpBDedang;hN}EBaoshan;`iAcABonan;_jAeEYingpan;`y@@Jinding;`eB`AZibihu;`WNYousuo;aQbA
Dali Old Town;]SCHaidong Zhen;`IXFengyi;dR?Dali;^Pa@Yinqiao Zhen;]?GWanqiao Zhen;`QfAYongjian;`MVMiaojie;ai@EM
icheng;bMYXiangcheng;aAaAJinniu;`s@nAXiazhuang;aZCYunnanyi;^mDZXindian;]jBcFRenhe;_bAGChenghai;]RvAPianjiao;^B
i@Taoyuan;_MOQina;^N}@Shunzhou;]gAo@Zhanhe;`p@TSanchuan;`WRYongbei;`aBDZhongxin;^BLRongjiang;]UEShilongba;?]iD
Yanjing;]lC?Hongqiao;]Wr@Xinyingpan;`JQDaxing;]~BtAHuangshan;d?GLijiang;]l@TJiuhe;`Lj@Jinhua;]GaAShigu;]|@wAJu
dian;^jClAShangpa;`PtELiuku;d?DLushui;`h@lAJietou;_Hh@Qushi;_VWGudong;^?XMazhan;_Kw@Mingguang;^XGRuidian;^Xh@H
ouqiao;?dD{SZhowagoin;?{FrDCikai;?s@iBYunling;?`FsGWangda;?uCAGartog;?lIkABaima;?aCwBYanduo;alA}AQamdo;?bCu@Ra
caka;?FaDXangda;?uC[Xiao Surmang;amGhBGengqing;?|@~DMolo;?wKORulong;?xBsJXia Boingor;?y@hFGanzi;?cA_CSeke;?yAa
BYartang;?eA`JXianshui;?xAqAXindou;?pAxGGaocheng;^E|DDaocheng;?hE`ASongmai;csAnDShangri-La;]_E?Yongning;?gDkFX
ia’er;?l@vEQiaowa;?uFmCYuecheng;fp@rCXichang;?sBWXincheng;?}Ck@Yongshan;?fAeEShaping;awC]Luocheng;gt@c@Leshan;
iO_BMeishan;gfDHYa'an;?|BtCXinmian;bpAwCKangding;?LmDZhanggu;`aAmEBarkam;?_AqDQiongxi;?oDhDSe’ergu;?c@kCJin’an
;`cAhITianpeng;?vC{AZagunao;`w@lELinqiong;pyBq@Chengdu;`kEsATongchuan;jpAkAMianyang;db@`@Luojiang;hV`@Deyang;f
^i@Mianzhu, Deyang, Sichuan;bcBuAJiangyou;cd@_CPingwu County;\mCcABikou;_m@lCPu’an;^Gq@Xiasi;^kAeAChaotian;fLf
@Guangyuan;_uAmAHanyuan;aIvBDonghe;_PBJiachuan;`j@bCLangzhong;`Mf@Nanlong;g`BfDSuining;\i@d@Yuxi;^QAGuxi;\WEEr
lang;^ODYanwo;dEyAGaoping;jBCNanchong;hoB`AGuang’an;]Jh@Xianglong;_BNShuanghuai;`ERSanhui;^JGXiaomian;]DHShita
n;^LHShuangfeng;]?KGuandu;`EYLongshi;]EDLaitan;\BUXiaojia;`\TQiantang;^d@KSanmiao;]GJGulou;`IPDashi;^LHWeituo;
^BFTongxi;cY?Yangcheng;_A?Diaoyucheng;`IOYunmen;_MNCaojie;]FJYanjing;^ELChengjiang;]PDBatang;fD]Hechuan;cA@Nan
jin;^LVJiuxian;]FFPulü;^HRHufeng;_UADalu;]MIQitang;`O@Xiema;]MPTongjiaxi;\I?Lijia;^@KCaijiagang;_CGShuitu;_HID
ongyang;d@?Beibei;^@@Longfeng;\KUTuchang;]EIQingping;^BTTianfu;]YCSansheng;_LAJingguan;\IKLiuyin;]SLXinglong;\
@VWangjia;]JGMu’er;^NAFuxing;`MRShuangfengqiao;bB?Shuanglonghu;\BDCuiyun;cC@Huixing;`EIJiangbei;nN`@Chongqing;
_?UYuanyang;fBx@Banan;aB?Yudong;_QAJieshi;]QMHuimin;^Jb@Tiaoshi;_AINanpeng;^JNAnlan;\NXXiaba;^CEDushi;_XHXihu;
^ICJiasi;a@m@Luohuang;dd@JJijiang;_INXianfeng;_KIZhiping;`Rb@Lishi;\H?Ciyun;bPBBaisha;`C]Youxi;^M?Longhua;aCMD
egan;\NKGuangpu;`@MDingjia;^@IZhengxing;\KRJianlong;_OIShuangfu;aDKQinggang;]Fe@Hebian;dCLBishan;_JDDaxing;\PO
Damiao;]LLYongjia;\TGShiwan;^TGZhifeng;]IBShima;bLJLongshui;\IBYulong;_KJSanjiao;^T?Shuanglu;]OPShuangshi;_GDZ
huhai;]M[Banqiao;]U?Jinlong;_HXDa’an;_BLChenshi;]DJLinjiang;^SAWutan;^D^Shimen;^PFZhuyang;_LOHegeng;_PAXianlon
g;]IEWujian;_HQLaisu;_SDWeixinghu;dAUYongchuan;a?@Nandajie;b@AShenglilu;]H@Qingfeng;]RAHonglu;]Cd@Ji’an;`TNYun
jin;`LYXuantan;_?UShuanghe;_RGAnfu;^BORonglong;_EMRenyi;\UBGuchang;c?PChangyuan;_JDGuangshun;_i@KYouting;^J?Fe
nggao;^@UZhuxi;]COBaoxing;^LCSanqu;^NLHebao;\FWTieshan;\q@u@Xinsheng;^Nf@Zhong’ao;aGJLonggang;`A?Tangxiang;\GI
Baoding;^c@LWangu;\GKYongxi;^@WLüfeng;dO@Bachuan;\@ITaiping;]@QAnju;]H@Shaoyun;^PBXiaodu;^@TPingtan;]PKWofo;_A
UTangba;]AITai’an;\ICTianjia;`e@ATaihe;]VKShanghe;^YELongxing;]FOLongfeng;]TBLongxing;dNLZitong;^j@BChongkan;^
[KShuangjiang;_FXBaizi;`jD|@Chonglong;hf@cAZiyang;`r@jEGuanyin;_k@@Baihua;ia@q@Zigong;_Tf@Kongtan;imAwANeijian
g;^aAIWujia;`BXPanlong;b?dAFuji;hKr@Luzhou;_LVNaxi;`Ab@Huguo;axA@Changning;_Bm@Luolong;`a@NJiang’an;aPUNanxi;h
bANYibin;_jA_@Juexi;b]x@Shuifu;_Lb@Shuanglong;`c@@Qingfu;aEs@Baixi;b_@p@Xunchang;_\dAXunsi;aHMJunlian;`Ik@Wenj
iang;_aBNBowangshan;ae@?Gusong;be@ZXuyong;bkAXGulin;``@{DTaifu;be@`@Hejiang;`Ci@Zhutuo;`MDShima;^s@?Yongxing;]
a@?Jiaping;_@NCaijia;]?HZhongshan;_WVBailin;_Mm@Yongxin;dWIGunan;_KNSanjiang;]FFZhuantang;^LHGuofu;`KPDongxi;`
IBGanshui;`FZDatong;_AJShihao;?bAtHSupu;hpArCAnshun;cbBBLiuzhi;af@~CXingren;`fE{GWeining;iwBr@Liupanshui;i{AmC
Bijie;?pBb@Hezhang;hfEg@Zhaotong;?|CtAXinhua;?lAaBPuji;hdD|CPanzhihua;?cFfCDianweijie;?nBw@Pujiawan;?rA~AYuanm
ou;?yBd@Pingshan;?aDsDHuize;?aDd@Xuanwei;i~@tCQujing;a@~DZhongshu;a`AVMiyang;`TsAShilin;lxBk@Kunming;bN@Majie;
bJp@Haikou;bR[Anning;_pCq@Guangtong;aqAbBLongquan;?^zBGuishan;bkB}@Yuxi;?PlEYisa;?rCOLianzhu;b_HHGejiu;d]cAKai
yuan;gO`AMengzi;`uEfAMabai;ff@eAWenshan City;`EAKaihua;?HcCJinping;?KkDLuoxiong;e{Bi@Xingyi;?_@pELiancheng;ayA
qEAnlong;^{@XZhelou;?sC`@Leye;?bAbBTianlin;gqApABaise;_jOlGHekou;?jLCMenglie;]bEn@Mengman;]|AVMeng’a;deAf@Jing
hong;^}CjBMengla;\rJwCNuofu;\kAGHuimin;\QMFazhanhe;^Sq@Nuozhadu;afABMenglang;\TVDonghui;askC_n@Shenjiamen;hREZ
houshan;?VwBYangshan;?qCYShengshan;abI_IJuegang;aVl@Jinsha;kf@JNantong;bgBnAChengqiao;g}@@Chongming;aFe@Huilon
g;k`@nABaoshan;dHFYanghang;bGHGaojing;b?ESongnan;aFDMiaohang;c?DPengpu;^]BJinqiao;iL@Yangpu;nBBPudong;g@AHongk
ou;f@@Huangpu;hBCZhabei;nABPuxi;r@BShanghai;i@BXuhui;`?NHuajing;iCr@Fengxiang;eBKNanqiao;h^NJinshan;bXKZhujing
;bl@HJiashan;]Pu@Zhouzhuang;iu@EQingpu;`HFZhujiajiao;j_@NSongjiang;k]OMinhang;cJHXinqiao;eIQQibao;hKMJing’an;g
??Changning;iDEPutuo;dB@Changzheng;bp@PXiayang;jWo@Jiading;ec@NDachang;dDGGucun;cEOYuepu;bP@Luodian;`AKLuojing
;hp@DTaicang;kZLKunshan;ndANSuzhou;m|@u@Wuxi;`m@|@Mudu;ag@LSongling;`l@vAWuzhen;is@?Jiaxing;`Jh@Haining;br@@Ch
óngfú;`b@XXingqiao;aICLinping;^JDTianducheng;h\_BHuzhou;aX`ADeqing;`H}AZhicheng;iPeAYixing;ae@aDTaixing;lJnACh
angzhou;j}@[Jiangyin;j_Br@Changshu;jf@i@Zhangjiagang;dGeBRugao;dt@_BDongtai;``@bAJiangyan;jl@BTaizhou;adAJXian
nü;aVgAGaoyou;ct@dBZhenzhou;ju@WYangzhou;hCd@Zhenjiang;ofC\Nanjing;`MDXiaolingwei;hbAbAMa’anshan;hh@}BChuzhou;
?w@}AWangdian;`zB@Mingguang;j~D\Huainan;`K@Datong;mk@vCHefei;cuBr@Chaohu;atBhALucheng;gg@pBChizhou;htA\Anqing;
fqCwATongling;?s@bBXinhua;hoCcBXuancheng;`v@yBGushu;jHh@Wuhu;`sEc@Hutang;a@RLicheng;cLfBTaozhou;?v@dBWanjia;?M
zBWenchang;au@nBLanxi;ffFaBHuangshan;aW_@Huicheng;_p@NHaiyang;_l@[Biyang;`l@PQishan;fdBlBJingdezhen;`_E}@Wuche
ng;?n@~AXinjian;iAdCShangrao;apC^Huayuan;dh@JYingtan;bmE|AWuyishan;`cB_@Pucheng;hcAoEQuzhou;?qE|EXikeng;hsCLRu
i’an;kAk@Wenzhou;`KiDXianju;gjCEGuli;fVrALishui;jt@aCJinhua;jwAi@Yiwu;ld@[Puyang;`KuBFuyang;by@`AZhuji;oNqBHan
gzhou;aSVXiaoshan;k_A`@Shaoxing;bdApCDongyang;`i@h@Ānwén;`cEm@Ninghai;a@iAFenghua;?xBb@Meizhu;cSeBLianghu;hDES
hangyu;bw@EYuyao;jSYCixi;`wAh@Zhaobaoshan;lZPNingbo;fNjFJiaojiang;jFFTaizhou;`Hv@Wenling;`bJtMTantou;fN}BNingd
e;cWuAFu’an;cgAh@Songcheng;di@yAFuding;aoASJinxiang;`Fo@Kunyang;?lFFZuoxi;ZnAnCGufeng;`bCYJian’ou;?cBwAChaping
;bjGZShaowu;?~@fBXiaqu;fiEb@Nanping;glBlASanming;?e@|CYidu;?oBaBZhongxian;XgAuAShuikou;lsB~@Fuzhou;`K`AFuqing;
jfAx@Putian;`e@IJiangkou;i|BdCJinjiang;jCQQuanzhou;`QILuoyang;ax@EXimeicun;ipGOLongyan;?qC`FAozhong;gPqBZhangz
hou;`]JShima;mu@EXiamen;dvE~CHuanggang;afQbFShenzhen City Centre;iIALuohu District;qJ?Shenzhen;^@@Gangxia;^DBS
hawei;\@CZhuzilin;_FAShahe;\FJShenzhenwan;]B?Shekou;\ACHouhai;]@ENantou;b?GBao'an Centre;]CAGuanlong;_A?Xili;a
J?Xixiang;_B@Lequn;mADBao'an;\EDWushipai;czB|@Jing’an;kw@MZhuhai;`FPSão Lourenço;bAASanto António;^A?São Lázar
o;b?ANossa Senhora de Fátima;fNITanzhou;lPs@Zhongshan;eA?Shiqi;j|@KJiangmen;cz@`ATaishan;gRYChangsha;arCdATang
ping;bgA_@Encheng;ibA`AYangjiang;?{Bh@Xiachuan;Un@`]Sansha;^dTuOHaitou;\}@eAEman;aFLSandu;`?NBaimajing;\JLPaip
u;aSd@Yaxing;ftBdABasuo;?CtBYinggehai;icDr@Sanya;b@iBWuzhishan;^g@ZBaocheng;g{EuDWenchang;lxA_BHaikou;a?BQiong
shan;eJ@Xiuying;`v@t@Jinjiang;gyA`BQionghai;gNvAWanning;_jBo@Yinggen;]x@iANanfeng;a^SDacheng;^FYGuangcun;]JCWa
ngwu;`CIXinzhou;^EEZhonghe;_WDDongcheng;dWd@Nada;]OJLanyang;]DMHeqing;`KkALingao;_bARMutang;?cBmETangjia;ikBmA
Zhanjiang;aj@rDXucheng;bwBaFWuchuan;ad@a@Huazhou;ew@y@Gaozhou;iIp@Maoming;?qBZShapa;c{@_CYangchun;adDg@Xinyi;i
~Cs@Yulin;`h@tAYashan;bcAlBLianjiang;afC]Gongguan;aONBaisha;`GVShankou;`nAa@Shikang;`SKChangle;^KVZhakou;?d@mC
Lingcheng;exD`CFangchenggang;_h@`@Jiangping;_aABQisha;a}AIXichang;iz@eAQinzhou;\kAh@Wujia;]SJXingdaohu;_MGShiw
an;d?PHepu;_N@Dangjiang;^PCShagang;gQd@Beihai;adFMDongxing;_RWNaliang;aUaBShangsi;fxBk@Chongzuo;`Xt@Baihecun;b
~A@Pingxiang;?kAcETiandeng;?BgBTiandong;?mD[Dahua;?z@pBLong’an;l}BdANanning;`_@JYongning;?_A{ABinyang;hsAiBLai
bin;clBuCYizhou;?sBqBRongshui;ehFjAHechi;?jBy@Nandan;?bBtAFengshan;?x@oDLongping;a{CoADushan;d@wADuyun;`@NXiao
weizhai;l|CmAGuiyang;ke@}EZunyi;\oCfFBibo;]]@Xiasi;^Ee@Dafengdong;]DJLushan;\i@QWanshui;\LLLongchang;eKNKaili;
\JTZhouxi;_]OSankeshu;]@a@Panghai;\M@Kaitang;ZS_DShiqian;WcBnAQinglang;a{AwBTongren;aJhHLiping;]QPZhongchao;\F
l@Zhaoxing;\r@KShuangjiang;\\WJiuchao;]T_@Shangchong;SvB~CYaolu;\eFgALong’e;jyEhBGuilin;V\iBDazhaicun;SQmBDank
ou;^xDxAShuikou;]Sk@Hongzhou;]gAuBGantang;T~A{@Lantian;`aD{@Anjiang;gRo@Huaihua;`?xAHongjiang;b}BjAWugang;WKaB
Shanmen;hyCCShaoyang;a^cBShangmei;bYHLengshuijiang;`m@?Lianyuan;aJ~FLengshuitan;iAAYongzhou;?jB~AQuanzhou;?cBt
CTuojiang;`HxCBabu;hIBHezhou;?dBwBYuankou;epBj@Yangshuo;`nDhALuorong;jf@PLiuzhou;?}EVMengshan;`XbCPingnan;a~@\
Guiping;i~At@Guigang;dwCpABeiliu;`}A[Nandu;`AkAJinji;h{Aq@Wuzhou;aeBq@Nanfeng;at@`BDucheng;?LfBLishao;ksBi@Yun
fu;ao@o@Lubu;jc@VZhaoqing;bcBv@Shaping;aWm@Shiwan;cd@]Sanshui;j[mBQingyuan;ahDk@Huaicheng;ae@kDLianzhou;?e@~AQ
igong;?}EZYuwan;?fBg@Shigutang;bg@yCLecheng;im@`AShaoguan;bCVMaba;a}Au@Shixing;am@a@Xiongzhou;c~AjJLicheng;oLv
@Dongguan;b|@QDasha;qd@AGuangzhou;oVPFoshan;bm@NShiqiao;dTTDaliang;bGVNantou;ckASHumen;\]\Fuyong;]FKSanjianzai
;dAEGongheyong;aC?Maozhou;eC@Tantou;b@?Shajing;`@@Shajing Town;\?@Shajing Residential District;]GISonggang;b?a
AShilong;dJ@Shijie;b_BKLuoyang;d@vALonggang;bi@ODanshui;bo@e@Pingshan;lx@WHuizhou;fs@{BHeyuan;?cBt@Jiushu;fa@f
CShanwei;dy@a@Donghai;be@ZJieshi;b{Am@Huicheng;bj@^Jiazi;bkB}@Haimen;jn@eAJieyang;l}@d@Shantou;cQUChenghua;cP@
Anbu;jJg@Chaozhou;hxAbAPuning;bbAWHepo;b\u@Anliu;aIc@Hengbei;cEIShuizhai;bC@Hedong;`WKShuikou;eb@a@Xingning;ho
A[Meizhou;?uCc@Hushan;?tAqAZhongdu;?nBJRenju;?pBSKongtian;b{@hDHuacheng;?hBy@Pengzhai;?tBAYuanshan;?CcKQuanjia
ng;jsAzAGanzhou;?yBUZishan;?FnBTianxin;ScCBXingongcun;]uBy@Wenheng;`?ILiancheng;?g@mBSongxi;?`EWZhuzuo;acAyAXu
jiang;bi@iAQincheng;bUeAJianchang;`tA@Fenggang;ahAVAoxi;?dAtBTantou;atBi@Dunhou;gOMJi’an;h`FcBPingxiang;adAIXi
shan;?JfEZaoshi;?_CeAShashi;?ZzDGuidong Chengguanzhen;?kAjAHengshui;?vB^Rucheng Chengguanzhen;bjDkDLeiyang;ha@
vBChenzhou;?dCn@Jiahe Chengguanzhen;?pAiATongmuluo;]CkBBojia;`TUWuxi;`q@e@Hongqiao;ieBWHengyang;aPgDXiangxiang
;afAv@Yongfeng;`\LQingshuping;`DESantangpu;aBEGantang;fCy@Loudi;biBe@Shaoshan;hkALXiangtan;^HeALeifeng;lW?Chan
gsha;`pAKYutan;`_AsAWenxing;`fB_@Qionghu;i@t@Heshan;`d@gDShenliu;`q@HNanzhou;ajBo@Jinshi;bgAiCBuhe;ba@pBXiulin
;hiCdAYueyang;`o@mCFengkou;c[r@Xindi;bqARPuqi;fwAWXianning;?lBbCMagang;?wBbCYongning;?|Cc@Hanchang;iIjBGuankou
;i~A`AZhuzhou;iyF?Yichun;`u@BFenyi;hs@@Xinyu;?}@aFGaohu;?NnBYangxu;`{Bb@Jianguang;bu@rABashan;iw@e@Fuzhou;ayAH
Xiugu;`G{@Dengbu;bj@EJinfeng;_{@_@Jinjiang;al@uBPoyang;kbD|@Nanchang;`DCChangleng;_@mBGongqingcheng;esCaCPengz
e;ahBy@Huangmei;iB`BJiujiang;`pBiBCaohe;gjACHuangshi;dcBnAWuxue;?hCv@Yanxia;?rAfBHangkou;eeBmEDaye;dV_AEzhou;b
DIHuangzhou;eM?Huanggang;gCHE’zhou;aP}AXinzhou;bk@}@Macheng;?uB_@Guoziyuan;adApDQingquan;?eBiAYangliuwan;a_BiF
Wuyang;ju@p@Lu’an;`p@qDYingshang Chengguanzhen;`Cv@Huoqiu Chengguanzhen;?zBd@Gushi Chengguanzhen;a|BBHuangchua
n;?N{BXincai;`tDz@Minggang;?`CPTongbai;gFbCSuizhou;aUBXihe;ciBLGuangshui;iMcBXinyang;`z@rEYunmeng Chengguanzhe
n;`yBb@Huangpi;`Td@Pánlóngchéng Jīngjì Kāifāqū;o?TWuhan;an@?Caidian;ar@MHanchuan;h]w@Xiaogan;dhAAChengzhong;dT
pBXiantao;az@gCXinshi;akBi@Anlu;bzEPZhongxiang;dgBfBJingling;ch@l@Qianjiang;af@q@Duobao;ibB~@Jingzhou;gAgCJing
men;iJiEXiangyang;`WbAYicheng;caBuAZaoyang;eOoBTanghe;`zA^Xinye;ev@]Dengzhou;arBZDanjiangkou;aWt@Gucheng Cheng
guanzhen;dGWLaohekou;a_@xBNanzhang Chengguanzhen;^fFBSongbai;lUqDShiyan;?tB_@Yangwei;`bDAXunyang;_BvAPingli;?q
D^Zhushan Chengguanzhen;]\hELuoping;]?NSanxi;\V@Liangping;\`Ac@Longxi;\`AQTangfang;]a@LShanghuang;]FAGulu;aYMC
hengxiang;\BNFengling;^Db@Fenhe;]f@MDashu;]GLShigang;^MDKangle;]N\Anping;`GMZhuyi;]UBYongle;cFAYong’an;`YGBaid
i;^EECaotang;^QYFutian;^QIDachang;]ONShuanglong;]ARLongjing;b@@Wushan;_DVGuandu;^f@PMiaoyu;\OKTonggu;\l@RFengp
ing;]DMXinmin;]PHWuma;_Md@Xinglong;`Kt@Longfeng;bi@i@Yezhou;]y@cABaolong;?eCbBZiqiu;??{BShuitianba;?gBo@Zhangc
unping;iOtBYichang;`}Ax@Zhijiang;cp@VZhicheng;?xApFZhongjiapu;?e@oBZaoshi;j{AzBChangde;?NbBYangjiaotang;WzDtBQ
iaojiang;?iAiBXi’an;?`CBYuanling;bdCXJishou;eXjAFenghuang;\|@}BErong;?aBw@Zejia;fkCw@Zhangjiajie;`Kk@Wulingyua
n;?zBKWanmingang;?IqBZhongying;?sBTNanzhen;etEuAEnshi;b|B?Lichuan;^bD@Báigōng Jiēdào;bOx@Nanbin;\?MDaxie;\MDSa
nhe;^RRXialu;\gAn@Lianhu;\a@XShihui;^b@FYushan;\RSPuzi;\VRLongshe;\ZXGaogu;_o@GBaojia;\Fn@Xintian;bTSHanjia;\L
BDianshui;^}@?Sangzhe;\cAXApengjiang;\KPHeishui;]Do@Zhuoshui;]AQFengjia;c@[Qianjiang;]I?Zhoubai;\_ApBYouchou;`
b@f@Longtan;^@YMawang;ad@FZhongduo;]NLTonggu;]g@r@Rongxi;`CVQingxichang;bQIZhonghe;^ABPingkai;^AOGuanzhuang;]G
SLongchi;\k@THong’an;\|@f@Zhongling;^MFMeijiang;?hEn@Kuanping;]uBeBLixi;\TSWanmu;]I]Dingshi;\f@YGongtan;?jBj@N
igao;?dA~APingle;a~BLLoushanguan;^JkBAnwen;\i@eAConglin;bFLWansheng;_HBNantong;]FLQingnian;]DLGuanba;]HEFuhuan
;_?QShijiao;\KSYongcheng;^NESanjiao;^OELongsheng;^a@ANanping;]COXinglong;]DQDaguan;]NCShilong;_VDJielong;\G[Ji
angjia;^GMDongwenquan;\PAErsheng;_MSMudong;\]JZengfu;_UJLongtan;]HWDashun;^?QXinmiao;_[ALinshi;\AZQingyang;^UK
Mawu;]TXTongle;`Oh@Shuijiang;db@RNanchuan;\iAc@Changba;]qAPJiangkou;aVOWulong;]UMHuolu;]`AABaima;]`@IYajiang;_
WSBaitao;eR_@Fuling;cA@Lizhi;^KSQingxi;_LABaisheng;_MQZhenxi;^MFNantuo;^QYShetan;\CNHuwei;]Fd@Jiaoshi;]OGBaolu
an;^}@OLonghe;^`@WXingyi;cPPSanhe;_DAMingshan;]GUShuren;\FMBaohe;^Q@Shizhi;_MDGaojia;]ICLongkong;]f@c@Dongjia;
]V`@Rensha;^`@IPingshan;]@WGaofeng;]Q?Gangjia;_FMGao’an;\HCChanglong;]VHTaiping;\IHWudong;_N?Chengxi;]DFHaitan
g;_JPShiyan;`HFGelan;^KBLonghe;_CWYuntai;^WAYantai;]AXBaijia;^ARYunji;^ZGShuanglong;_GHChangshouhu;]BBLinfeng;
^Mb@Longqiao;a?ELidu;_L?Yihe;^NBShituo;]RMJiangnan;cCGFengcheng;`CIDuzhou;]COXinshi;]f@LDasheng;_WABake;aBLYan
jia;_LTLuoqi;]ADMaliuzui;_VOShichuan;^DLLongxing;]LCYufengshan;]CWGulu;^SCTongjing;]RYCizhu;]OEDawan;^YBHonghu
;]CGWanshun;ckAy@Guixi;jUoDDazhou;]aBt@Wushan;^?XYujia;]C^Fulu;\V@Panlong;\DSHexing;bHNLiangping;]P?Renxian;]A
[Longmen;^EGXinsheng;]b@DHucheng;\NFBishan;]g@FMingda;]DHLirang;^DFJukui;^GVYunlong;\JCYinping;`FMPingjin;^JNH
uilong;]@XCaohui;^DMShaping;^HLXinmin;^WHYong’an;^EMZhoujia;]KIPushun;]OUHelin;]g@r@Báishí Zhèn;]cAQXituo;]GSW
uling;]PKGuocun;`P]Fenshui;\HUHoushan;\BEDanzi;_]IYuexi;]SPLihe;_G?Gaoliang;\DPZhushan;\NLXiangshui;^IBLongsha
;^GEGanning;]KGGaofeng;^K@Xintian;aGKBai’anba;]CCWuqiao;jJBWanzhou;^D@Shuanghekou;]BOShahe;\CDJiuchi;bC?Pailou
;a@CZhonggulou;h@?Wanxian;b@?Taibai;aACZhoujiaba;_?ETiancheng;^KEXiongjia;]BPChenjiaba;^g@ABaiyang;\@NChangtan
;^VEChangling;^Op@Luotian;]VIZouma;\P^Linxi;^y@g@Longju;\a@@Baitu;`_Ar@Tuanbao;_EiATuxiang;\SMQinglong;]NUJiag
ao;]fBPTai’an;_kBaAGongping;^GKQinglian;_CUZhuyuan;^DSWenfeng;\`AEJianshan;]l@LHeyan;\`@STanjia;^HIDajin;]CRHe
qian;_TNDunhao;^WDGuojia;_GKWenquan;\@\Houba;_RXZhaojia;\PMZhen’an;dOCHanfeng;]ACFengle;]@?Zhendong;_KMBaihe;^
VHDade;^PBJiulongshan;]GLZhuxi;_AVChangsha;_JFNanmen;aB[Linjiang;^XBNanya;_GFTieqiao;_?[Zhonghe;^HBYihe;]_@i@G
aoqiao;]MGZishui;\LCMaliu;_sAgBGecheng;^m@eALangao Chengguanzhen;hYkAAnkang;^`B^Ziyang Chengguanzhen;kdJ`CBazh
ong;Sc@kBGanchang;hSeCHanzhong;b}@MChenggu;?jAsBYuhuangmiao;`uBdBYangzhou;bk@l@Xixiang;`_BIShiquan;`s@\Hanyin
 Chengguanzhen;?{B}CQianyou;``BkAYuxia;?zB`@Shaliangzi;?QgCYijing;iwBl@Xianyang;om@NXi’an;aw@WLintong;`Cw@Yanli
ang;fv@o@Tongchuan;dYa@Tongchuanshi;dCIYintai;?dGQZhaoren;atAfDGuozhen;jV?Baoji;koAkGQingyang;?u@oBYuele;?`ENY
injiacheng;?QyCShancheng;?iAeDHuamachi;?mBhDXinzhai;?iDcCZhangjiapan;?FxCBao’an;?nAlGShanhe;`}KBHancheng;fzDcF
Yan’an;ba@kBWayaobu;?cEfAZhihe;lcBsCLüliang;aoBjEXinzhi;hb@pALinfen;?hDAJichang;?mB`BLongxing;ggBnAChangzhi;gl
BtASanmenxia;gf@o@Yuncheng;flB\Yongji;ixDhAWeinan;doBMHuayin;gZjCShangluo;?_Fe@Lushi;?uAtCXixia;cuCv@Zhenping;
j_ABNanyang;ayAq@Fangcheng;ax@e@Yunyang;?p@_BWangping;iBsCLuoyang;anBMYima;dmCeAJiyuan;`u@MXixiang;`]nAGongyi;
`Cz@Songyang;m{B{@Zhengzhou;hpA_BJiaozuo;ioBHXinxiang;jeBlAKaifeng;iv@tFLuohe;i`@{AXuchang;`hAb@Xiangcheng;aB{
@Yuzhou;h\rAPingdingshan;gmCtCZhumadian;`_ACRunan;agCuAHuaidian;fnAg@Zhoukou;`T]Wacheng Neighborhood;`cC\Xinch
eng;ak@SJishui;cF|AJieshou;j{AfAFuyang;`uCiAMengcheng Chengguanzhen;ik@kCHuaibei;aBNSuixi;ifE@Bozhou;`cDmBTang
zhai;^}@CHeqiao;a^c@Huashan;`AXLiangzhai;`SBFanlou;`MCJing'an;aEWZhangzhai;_ZFHekou;`@IQishan;dWUPeicheng;`TCZ
huzhai;`FFLulou;_d@KChangdian;`PTWanggou;_Q?Sunlou;cAEFengcheng;aAXSonglou;`CDDashahe;`^g@Zhaozhuang;a?UShouxi
an;`AOYucheng;_QPShunhe;`ODShizhai;aEKHuankou;a]FAnguo;bOBDatun;`BMYangtun;`LCLonggu;il@cBJining;`dB@Juye;aAtB
Shancheng;ixBwAHeze;`S`@Dingtao;jQbCShangqiu;?zBGSui Xian Chengguanzhen;`fB_FDaokou;beB[Puyang Chengguanzhen;i
jBsDHandan;akFhAYanta;g|B~APuyang;a}F]Zhoucheng;`e@b@Wenshang;daAb@Yanzhou;aFi@Ningyang;`bAgBPingyin;a_ADFeich
eng;aF}@Changqing;ipCTLiaocheng;aj@bAYanggu;bLqCQingnian;gcCyBDezhou;fhCy@Hengshui;czAe@Xinji;eeAjAJizhou;ab@f
@Nangong;bnDpAShahecheng;hBWXingtai;g_@cDLuancheng;aXVHuaiyang;h~DSYangquan;?j@zCLiaoyang;bkDbCLinshui;`DAPeng
cheng;aJSHecun;iu@tAAnyang;`Jx@Yigou;gDNHebi;ijFyAChangzhi;fv@fCJincheng;?dCe@Longgang;ap@iGJiexiu;_u@c@Gutao;
?eBvADingchang;iKwDJinzhong;dB?Yuci;m`@e@Taiyuan;?zBqCXinbu;g}Cd@Xinzhou;aE}@Yuanping;fbAwBShuozhou;?MoFDaihai
;?GjCYuanbuzi;jwCu@Datong;aZeABeichengqu;?oD~DZhaobei;?o@nBShijiazhai;?dFm@Xicun;`sDdFTianchang;^EMKuangshi;\S
HSiwei;maACShijiazhuang;dQUZhengding;`o@?Beisu;cc@gADingzhou;bz@^Xinle;_\EAnxiang;kwDaBBaoding;_Jp@Beiwangli;`
iFlBBotou;gw@o@Cangzhou;atCoARenqiu;aEmELiangxiang;aXHFangshan;hmC`@Langfang;cHkATongzhou;b`A^Daxing;xMa@Beiji
ng;bq@i@Shunyi;arASChangping;dZv@Mentougou;?lHTYuzhou;gy@}DZhangjiakou;ee@`@Xuanhua;?wC{@Chicheng;?cDb@Tanghek
ou;?zD{DPingdingbu;?}CgBDuolun;?jHUMing’antu;?nAxAKangbao;?tCmAXin Bulag;?GnGXinghe Chengguanzhen;gtCUUlanqab;
?K_CWulan Hada;dNvBJining;?~Cw@Touhao;?cA}GSaihan Tal;]vO`ETongyangdao;?`@lBXidoupu;kGpBBaotou;`yAKShiguai;?gC
qAXiwulan Bulang;?qCmAUlan Hua;kHjCHohhot;?t@pCLamawan;?fBtAShagedu;\eD`@Yangjiaying;?WtGLoufan;?~BmAWeifen;?F
kBDongguan;atGpCYulinshi;jGgGOrdos;bg@i@Dongsheng;biBoCSalaqi;?bJjCXinli;?WvFGalutu;?lDaBUlan;bpF[Huinong;dIyA
Wuhai;jqBsEBayan Nur;?yFDXishanzui;?ViDHaliut;?cSyOQagan Obo;?wZeYAdun Chulu;?yCi@Hulun;?tPbXNaran Bulag;?|JKH
onggor;?{CJDalai;\hEbEErenhot;?{Ie@Mandalt;?{Fe@Bieligutai;?gBiFAltan Hil;?iGeAUliastai;evC`IXilinhot;bFEXilin
 Hot;?oKxALinxi;?~D}DJirin Gol;?qAqABayan Huxu;?iHo@Burgastai;?uAbFLindong;?xDk@Subrag;?cI|@Tianshan;?}E|@Kail
u;?}A{BJurh;?lCqALubei;?gDu@Gaoliban;?hB}CXuetian;?vDpBBayart Huxu;?t@kBHar Nur;?m@{EWuchagou;?aBpBShumugou;?e
BuGChaihe;?iC`AHaduohe;?xC{DSugehe;?fHlDYirshi;?lCyCWu’erbu Baolige;?rCxJEren Gobi;?dDqJBei’er;bm@{GJalai Nur;
\BFLingquan;?gBfFAmgalang;?iC{DWangong;`bHqAManzhouli;?{SkIMo’er Daoga;?@wDQiqian;?eCcFEnhe Hada;?_C~FMangui;?
~@~ANiu’erhe;al@zCGenhe;?XpDYuanlin;_rFaAE’erguna;boBzDYakeshi;dlENHailar;eKAHulunbuir;?k@zDHonghua’erji;?{FuB
Wunu’er;?wFuBWenkutu;?cG|DYadong;?HkCNuomin;?{BiCWulu Butie;bl@iBJiagedaqi;`nA]Oroqen Zizhiqi;?zBpATuozaminnut
uke;?vB_BKeyihe;]u@cMTuqiang;_}AQXilinji;]gFfGXinlin;?dDOHuyuan;?sC`DGuyuan;Y{G_FHanjiayuan;`lEs@Tahe;fAADaxin
g’anling;?cKvBHuma;?nBhCBeijiang;?aDUSanka;?~ElGHuolongmen;anB|BNenjiang;bdAhCNehe;?oGgCBaiyun;fiApDBei’an;`fB
bCBaiquan;bgD^Hailun;`e@j@Suiling;dZrBSuihua;m~@rDHarbin;bL[Hulan;az@iALanxi;c~@h@Zhaodong;bgB{CWangkui;`lAXQi
nggang;c|Cp@Anda;bDrCZhaozhou;clAiCHonggang;ck@YLongfeng;jRIDaqing;dZKFendou;`oEkBMingshui;?pBcBZhongxin;alDUF
uyu;hbBxAQiqihar;d`AZHulan Ergi;`XoCGannan;bvCQZhalantun;`]bBNianzishan;b}@`@Longjiang;?nCxCBayan Gol;cnA`BUla
nhot;`_Fl@Zhenlai;`i@kBTailai;`mE}ADorbod;?z@jCTalin Hiag;a_@bCDalai;?v@`BQian’an;bvF_ATaonan;eIy@Baicheng;?jA
nEXinfa;`}Bm@Kaitong;?k@hCBaokang;dlEdBTongliao;auFRShuangliao;`_BwCChangling;goA|ESiping;`H]Lishu;caBe@Gongzh
uling;`gDCShuangyang;mbAgAChangchun;`]OXinglongshan;cgAe@Jiutai;bfEcESongyuan;c@IFuyu;as@cAZhaoyuan;byBbEDehui
;_aDJFate;bGeAYushu;bl@mBShuangcheng;c_Ca@Acheng;ai@zBWuchang;ah@fBShulan;jlAnBJilin;bo@}AJishu;`|ClEYantongsh
an;cqC~@Huadian;`c@tDHepingjie;`~@CSanchazi;cb@ZBaishan;alAoCChaoyang;`m@FHuinan;af@_APanshi;bjApAMeihekou;`\[
Dongfeng;flAk@Longshan;`rA\Xifeng;`mEzALiuhe;`jAjEHuanren;?lBkAYushu;aFtDKuandian;feFeETonghua;`SKErdaojiang;`
oDELinjiang;``O`JLangtoucun;gIQDandong;b~@_AFengcheng;\lGpFXiaochangshan;^VGDachang Shandao;amAsAZhuanghe;aw@u
BXiuyan;?zCl@Shizijie;gr@wBYingkou;au@BDashiqiao;`lAqEHeishan;`yBb@Liaozhong;c{B]Sujiatun;g`@lALiaoyang;jb@\An
shan;bFHJiupu;`\\Nantai;cHLHaicheng;akCu@Gongchangling;`eCc@Xiaoshi;hfA@Benxi;cb@gBDongling;n\BShenyang;`M]Hus
hitai;ecAeATieling;iSnAFushun;bS_CKaiyuan;aKq@Changtu;?rDUXiaochengzi;ahArDXinmin;?pEsCKulun;gVlCFuxin;cYrABei
ning;gs@pAPanshan;iCLPanjin;`jCILinghai;gl@JJinzhou;ex@dALianshan;h@@Huludao;cJoEBeipiao;f~@j@Chaoyang;cy@|ANa
npiao;bD~AXingcheng;`vE{CYebaishou;?s@oDXinhui;?_C}@Xiawa;?nHcAWudan;`u@pDPingzhuang;e`Am@Chifeng;`b@\Mujiayin
gzi;?jE`@Weichang;fg@fEChengde;?qCKPingquan;amCm@Lingyuan;?xAfDQinglong;`i@hCChangli;alCETangjiazhuang;_??Guye
;b?DLinxi;aFKZhaogezhuang;`ZgBSonglingcun;?zCYXinglong;hrAvASanhe;`@zBYangcun;`wE}AFengrun;lGd@Tangshan;ghBzBT
anggu;d[m@Hangu;apAt@Xianshuigu;pf@_@Tianjin;ab@?Yangliuqing;?aBfEHaixing;hcLgJQinhuangdao;c_@KShanhaiguan;fcM
jAWafangdian;bFj@Pulandian;mhA`BDalian;`SWDalianwan;dCMJinzhou;axAz@Lüshun;`cAzGNinghai;k`@SYantai;`b@CQingyan
g;atAd@Zhuangyuan;aaAhBDongcun;bqD_BTianfu;anHrBJiangshan;^RAXiagezhuang;`NADianbu;`\JRenzhao;as@p@Jimo;nN`AQi
ngdao;anAb@Yinzhu;^xANTaolin;`q@s@Licha;aXLLinjiacun;_TKXinxing;_@MBaichihe;`C_@Jinggou;aEQKanjia;aGVChaigou;f
YYGaomi;aEHBaicheng;`Jf@Puji;_e@AYanghe;gQ[Jiaozhou;`[OLigezhuang;az@QXiazhuang;by@ONancun;ap@[Liaolan;_`@FCui
jiaji;_SPDamoujia;aBHJiangzhuang;`\s@Mingcun;`SITianzhuang;`\WXinhe;`D@Buzhuang;ckAu@Laizhou;`Bd@Dazeshan;`HPD
ianzi;gOVPingdu;_w@HGuxian;`?QYunshan;aDa@Jiudian;_c@FRizhuang;_FMNanshu;aAp@Yuanshang;ec@QLaixi;cc@WLaiyang;_
ZGHetoudian;_TIMalianzhuang;`XsBLonggang;bOx@Zhaoyuan;aeAyADengzhou;]~FxCXiaying;_RTLiutuan;eANChangyi;ab@NHan
ting;]Wc@Longchi;atAVDaotian;aM_@Houzhen;`PBShangkou;`LQYingli;`DJTianliu;`BHGucheng;fBLShouguang;`?VJitai;a^@
Dongxia;a@[Heguan;`CKHualong;`GOTaitou;`Xl@Gaoliu;bNDYidu;`RBShaozhuang;aDIXindian;hg@cCDongying;g|APBinzhou;?
lDJShanghe;beAtBMingshui;b_ASZhoucun;`w@YSuozhen;lF^Zibo;a?FNanding;_a@TMiaozi;aNzANanma;h`BALaiwu;ca@y@Boshan
;mdDe@Jinan;jW~ATai’an;aXtBQufu;ay@ISishui;aeA\Pingyi;aMeADongdu;dIIXintai;`c@d@Mengyin;`iB`@Jiehu;`iAGChengya
ng;af@g@Yishui;_`@sAJiushan;`HUSitou;_Do@Wangfen;dS]Qingzhou;_INMihe;eARLinqu;`ZLWujing;aSDYeyuan;bWBXinzhai;`
Q]Shanwang;aRSHuanglou;aKITanfang;d_@AChangle;^Lr@Liushan;aS?Tangwu;^?XDasheng;^BLWushan;aZDYishan;^q@LZheshan
;`]DShibuzi;`H]Huiqu;`[@Guanzhuang;bTSLinghe;a^GHonghe;aMYYingqiu;aTEQiaoguan;kk@]Weifang;eQv@Anqiu;au@m@Yinma
;`GJBeimeng;bTx@Jingzhi;^NOShidui;_HJJinzhongzi;`?`@Shiqiaozi;`_@?Xiangzhou;`ELChangcheng;hHPZhu Cheng City;f?
@Zhucheng;`KRHuanghua;_n@EZhigou;aFSJiayue;`@fBSanzhuang;]S?Chentuan;^DHXihu;`UGNanhu;^_@EHeshan;`Zp@Taoluo;k\
dCLianyungang;`PBHaizhou;`hBf@Ahu;^X@Shuangtang;_IHGaoliu;_FVShiji;`V?Malingshan;e@c@Xinyi;k@gCLinyi;`{@ZXiazh
uang;ae@q@Shizilu;ajDQFeicheng;`MpABianzhuang;etEmBZoucheng;bk@~@Chengtangcun;bNv@Xiazhen;`k@ITaozhuang;aYm@Sh
anting;hQj@Zaozhuang;^\hAJiangzhuang;`LKLiguo;^~@WHuzhai;_QRWuduan;`DAWeimiao;aJJZhangzhuang;^K?Mapo;`c@ZMaocu
n;`X@Liuxin;_NMZhengji;_J@Huangji;`MLLiuji;`ENDapeng;_?PHanwang;eO@Tongshan;eQMYunlong;iEHXuzhou;aOKDamiao;_BE
Dahuangshan;`F[Liuquan;_K@Qingshanquan;`YJZizhuang;_BKJiawang Zhen;bDAJiawang;`YPTashan;`BJDaxu;`PCXuzhuang;^Y
ZYizhuang;_AGShanji;`OMBayiji;_OPZhancheng;_]ABalu;_LETushan;^IGYitang;aDGZhaodun;aP?Nianzhuang;`@QSuyangshan;
_TEBiantang;]IQYanzibu;_IDChefushan;_OQXinglou;_CJDaizhuang;^ECChahe;a]?Tiefu;_CMZouzhuang;_NESihu;`]TGangshan
g;_UZWayao;_BJGangtou;`RCCaoqiao;_AMHegou;aVCGuanhu;`DGPicheng;_ONChenlou;eRNPizhou;_GVXinhe;`O@Yaowan;`]KQipa
n;_t@h@Weiji;`CLLiangji;dFJSuicheng;_U?Gaozuo;_Q?Shaji;`BNLingcheng;`O\Guiren;ad@YQiuji;`X?Guanshan;_PDLiji;`D
i@Wangji;`DFLanshan;`IPTaoyuan;_UWQing’an;`JSYaoji;_KGGupi;`pABFangcun;_UHShuanggou;`f@SZhangji;`XATangzhang;j
t@dBSuzhou;`e@fCHuaiyuan Chengguanzhen;he@BBengbu;j{DiESuqian;_Ge@Xindian;^Q@Shaodian;`q@tAZhongxing;kcATHuai'
an;`a@uAGaogou;aW|CBaoying;bgBx@Xinghua;`O}@Qinnan;amBHDazhong;jz@_@Yancheng;aSqAHede;atAm@Dongkan;gz@yGRizhao
;aeQ}IYatou;h`AeAWeihai;`ae@mWChangbai;?rCQBaoquanshan;`CgCSongjianghe;?{B{ADongjiang;`aDyAAntu;aQnBHelong;bsA
m@Longjing;eOWYanji;acAOTumen;agBRHunchun;^sWia@Fuyuan;adM|EFujin;hzISHegang;_gBm@Luobei;gbBzCJiamusi;au@pEBol
i;`DaBHuanan;eyA|AQitaihe;a[{CLingdong;g@YShuangyashan;`?IJixian;bs@^Baoshan;`_Dp@Baoqing;a|@xCMishan;`vCx@Jid
ong;aEjDSuifenhe;?NnFXitumenzi;`IoDDongning;?zCdALuozigou;arBrAWangqing;`wCaIMuling;ckAy@Hengshan;fKOJixi;aGIC
hengzihe;b^ADidao;apBLLinkou;?lHdAYuchi;c}BfAHailin;`y@e@Chaihe;gHh@Mudanjiang;`~EvFDashitou;?{AkDShalan;crC~C
Dunhua;`h@e@Huangnihe;`xACBaishishan;bn@[Jiaohe;beCiHShangzhi;`jBiBBin Xian;`LcABayan;`mFhAShanhecun;?DmBFengs
han;?mFrBSandaotong;ab@_CYilan;`hC}BLangxiang;boAc@Lianhe;clAuBYichun;aFYYouhao;b|ClDTieli;?lBiNYaotun;dBmBAih
ui;dAs@Heihe;?gKdFHujia;?dBhAKelin;`sBtAXinqing;?eEaABaoxing;?lpD|k@Wentugaole;\xAzLEhen Hudag;dgBlCJinchang;?
tB~@Xinchengzi;?iHyASanlei;bsUmDWuda;b|@zADawukou;]ElALigang;]RCChangxin;\FKHongguang Qidui;hSq@Shizuishan;aHq
@Shitanjing;adClABayan Hot;]{@tBMinning;_aAj@Chongxing;^B@Haojiaqiao;`KOLingwu;]?BDongta;]JSWutongshu;`DSYangh
e;^DLWanghong;^RBLijun;bm@gAXigang;jNNYinchuan;_?PWangyuan;\SJLinhe;^Ic@Jingui;_a@bANingdong;nlA`@Wuzhong;?Y|F
Zhangjiayuan;?t@gCHongsipu;ilDUZhongwei;?jAzCXingpinglu;e~Bb@Baiyin;fyAbEDingxi;?oAmAGangouyi;?_CVXingping;?Bo
CSanhe;f_ClBGuyuan;fqA|APingliang;]lAvBGongmen;_j@QLongshan;\I@Muhe;`ODZhangjiachuan;^rBBAnfu;^JYWeidian;]XFWa
ngpu;_WPGuojia;\BPWangyao;\GNQianhu;aQKXingguo;^BOYebao;]MHLiuping;]GJWangyin;]OEXingfeng;^GOZhongshan;^PWLian
hua;^UHWuying;]M@Longcheng;]KMMaguan;^EFXichuan;]AFDayang;\LZBaituo;]KRHongbao;a`@b@Beidao;\NUGuochuan;\BOYuns
han;iHb@Tianshui;_v@~@Yanguan;^OPKuanchuan;`uBsBYongqing;_HbEHuixian Chengguanzhen;ayBxBMianyang;`jBa@Lüeyang
 Chengguanzhen;^lB?Zuitai;\FeAXiaochuan;`a@MChengxian Chengguanzhen;]HDPaosha;\BJJifeng;]y@_@Fujia;]XOJiangluo;
]bBi@Shibao;]CLXinglong;]FAXiyu;_@FHanyuan;]I?Luhe;\EIShaoyu;_NTShili;^L@Heba;^ARLuoyu;^D_@Jiangxi;]CKSuhe;^PQ
Shiqiao;\RTZhongba;\VLBaiguan;\JRBaihe;\k@MLonglin;\j@bAMaying;\FLPuchi;\sBg@Xigaoshan;\h@j@Yulong;]OvALuotang
;]xAGQiaotou;]o@SWaina;^FYHanwang;^Ga@Anhua;^PHMajie;aFJLongnan;\EBDongjiang;]DAChengjiao;^TGLiangshui;^X~AWen
xian Chengguanzhen;]r@o@Zhongzhai;]JuBZhouqu Chengguanzhen;]g@\Shawan;]QJJiaogong;^r@}ATanchang Chengguanzhen;
^`@e@Hadapu Zhen;]SCLichuan Zhen;_kAqAMali;\BSGaolou;^SEYuanyang;`mAvBLixian;\SSYongping;]KNYongxing;]A@Changd
ao;\j@qAXiping;]a@QBaijiawan;_SELiufeng;aLIXinxing;bAFGangu Chengguanzhen;`j@APan’an;aP?Luomen;\ERWenquan;^FDS
imen;_`@ATange;`IQWushan;]JEShandan;\q@_@Lixin;\HPJutou;][@Xiejiawan;^CQDashi;_o@PJinshan;^JGBaliwan;_PEAnyuan
;\KODazhuang;\tBXHualin;?hB}@Qingyuan;`dG\Hezuo;\uBnALiulin;]\SLintan Chengguanzhen;]o@BXincheng;T_@hDAxia;?|C
n@Dazhasi;\q@_BDianga;YrFfCQihama;?n@|AMaikun;\_AyENima;[qAuBMa’ai;]GyBLabuleng;bbB}@Tongren;jr@_FXining;dcC\N
ianbo;?W`CShixiang;eeCl@Linxia Chengguanzhen;l}B{ALanzhou;?rBeCYongdeng Chengguanzhen;?_DsAYitiaoshan;?hF_AGul
ang;hr@{AWuwei;b~DdEQiaotou;\MqAQuankou;_VEHaomen;\k@@Dongchuan;^pASQingshizui;[|AtBXihai;Yl@aDMole;?fGPZhugky
ung;?k@zBShinaihai;[cBeAShaliuhe;?zAfEDongke;?_AvAHeka;?{DhASumdo;_~@wCQabqa;`wDkADuoba;`Eb@Lushar;?HrBDonggou
;?FjDQiakeri;?\lCDuosong;XLpBMuxihe;?hDzAMarzhing;?{@yCXia Zanggor;?hBt@Xiagongma;?nCg@Tanglag;?t@aBChangmahe;
`sEBMaqin County;?dB_AXueshan;?oAyAZhongtie;?zJ|@Machali;?XdKQümong;cxECYushu;?t@yCZadoi;?i@oNZongjia;?{Dr@Xia
ngride;?gB`AKugri;?rBqIXuji;?yBtAXireg;?}@wCYangkang;?nK`AHoit Taria;\{@kQYùmén;agCzALaojunmiao;doBBJiayuguan;
?mCgADongba;f~AtAJiuquan;VPxDYanglong;?tAiAQiqing;WoHtCYeniugou;?TqCXinba;]eDbEQilian;?mCg@Yonggu;?k@gBHongsih
u;fnCEZhangye;?}BoBNurigai;?pHe@Luocheng;?qJaEGurinai;?vDsBBayanbaogede;\sBsCDalain Hob;?vNfEMazongshan;?lHgDM
azongshan;?pHlCLiuyuan;dlKyIHami;^|Bc@Sandaoling Lutiankuang Wuqi Nongchang;?wBjSDuobagou;?\hELenghu;?iEqDHong
liuwan;ccAkBDunhuang;?gAdCDangchengwan;?wCgEYuanquan;?u@jCShibaocheng;?GbDYanchiwan;?vBnIXitieshan;?h@iBDa Qai
dam;^~AvGGuōlèmùdé;?uD@Dagur;?_CvGMadoi;?lDlCZhiqu;?qCj@Dongfeng;?e@bDGyairong;?fEkBDuocai;?p@rCZaqing;?pK_WWu
tumeiren;?rPoAQimantage;?dO~WCuozheqiangma;YjAs`@Waxxari;[_DaARuoqiang;ZqCk@Bingtuan Sanshiliu Tuan;]{FhDMangn
ai Zhen;^mCXHuatugou;U@wLLuobupo;?bCaNShanshan;ejEOTurpan;?nHAEwirgol;?~CjCTewulike;YjBqABaluntaicun;dcEkGChan
gji;?gE`CDabancheng;ljCwAÜrümqi;cNgAWujiaqu;]bCcUBurqin;\Yc@Oymak;]eDhBBeitun;c}@cBJinshanlu;\oAjGDure;?vC]Har
amgai;[oL~AKezilexilike;]pAaDFuyun;?kD~@Qinghe;?uA~ATakeshiken;?tEfLXidi;?hDCSantai;ZyK|@Kokdala;?}Kb@Barkol;?
oIdAYiwu;Vll@e`@Hom;?~f@lUBögdör;e\vDHuocheng;axA]Qarasu;?kCpEZhaosu;]kBwBYengitam;]dBQChapchal;\_@ITaxkowrük;
_?QDadamtu;eAJGhulja;\QAHudiyuzi;]AOPanjim;^`@FBayandai;\wAFAwuliya;_\GJelilyüzi;]B`@Arewusitang;_SMYuqunweng;
^_@BOnyar;]OPWeiwu'eryuqiwen;]?FSamuyuzi;]LFBaytokay;]OFKax;?wCvAMuhur;?AmBKaratobe;eyB~@Xinyuan;?_A_FTodok;dj
HcABole;`wHgIEmin;cdCk@Tacheng;?ElBQarabura;?yBt@Toli;?eDo@Tiechanggou;?LsBKalayemule;?aJgBTost;]XtCHoxtolgay;
ajDdDBaijiantan;dp@TKaramay;^JnDHuyanghe;a\t@Wusu;`k@PXininglu;`oC@Sandaohezi;gsADShihezi;gUzNKorla;?vJCLuntai
;?fL@Sairam;?zCd@Qarqi;bwHYXincheng;?\`BShayar;blHfCĀlā'ĕr;TqCnLDarya Boyi;]aUp@Qiemo;?|Lh^Zhabu;]fJkULanggar;
?yIDYeyik;?lBoANiya;\tCn@Oytograk;\~@LArix;\CKKokyar;\G@Arele;\DGJiayi;^C?Mugala;]\GXambabazar;]A?Siyeke;\jGe@
Lop;`bAKBageqi;fQDGujangbagh;_e@uAHan’airike;]KGYisilamu'awati;^Gc@Tawakule;_zBv@Ka'ersai;^PLYawa;[rCXZangguy;
^qDXSaybag;\Ra@Wu'erqi;aGBKageleke;_G?Kuiya;`@PZhawa;]O@Jiahanbage;`CMQaraqash;]FDTuohula;]@GManglai;^EGPuqiak
eqi;^AEKuoyiqi;]I@Tuwaite;]KFYing’awati;^ZXAkesalayi;^GPLayka;^M@Buzhake;\b@b@Langru;Yy@tBKashitashi;?eFCNur;?
hCdSLumaka;?A{BZangkaxa;?rCx@Rutog;?nGcYGuma;]xGkAKaqun;\`@THuoshilafu;`qB_AZepu;^v@c@Qarek;^[@Wudalike;^S?Tuo
muwusitang;]?IGulebage;bAAShache;^AEMixia;^HGYishikuli;^KKTage'erqi;]H?Paikeqi;?vAiCYuepuhu;^vB|@Yengisar;eA{C
Artux;?sCkBHalajun;?sD|DSerikbuya;?xAgBXekar;\Y~DDunbage;^HHHuangdi;_NRElixku;\SHAzhatebage;\M`@Bage'awati;]JQ
Alamaiti;]NEAwati;\VAKuoshi'airike;\En@Arele;^_@FYigai'erqi;_AWBaishikante;?wQmKWuluquele;bzGrBTumxuk;?qAgHYen
giawat;?]zCQilan;gcCyBAqsu;aFSWensu;?nJdAAqchi;?jDf@Karabulak;?fMhEWuqia;fqCp@Kashgar;?nBfBA’yi Take;?iBrDQia’
erlong;ZrCt@Tashqorghan;*COColombia;V~dNkk@Juradó;^dAz[El Charco;]wAy@Timbiquí;Z|AzEBarbacoas;_gBrBTúquerres;a
hFkCTumaco;\eFvDPupiales;a?FIpiales;^cF~@Puerto Asís;`hA_@Orito;fpAkBPasto;]Wa@Buesaco;\JWSan Lorenzo;_jA^Sama
niego;]kAkCBalboa;_a@EPatía;\N|ALa Unión;`_BxAMocoa;ZqCVCurillo;]~@uDIsnos;be@PPitalito;\m@s@Tarqui;\KPGuadalu
pe;c_@nAFlorencia;^wAy@Puerto Rico;\Vl@El Doncello;[EbESolano;]}ApDPuerto Leguízamo;ZJoHCartagena del Chairá;X
uL}BCalamar;RZfTLa Chorrera;RyHkHPacoa;YpC_GMiraflores;?aC`ACarurú;^sEq@Mitú;SeCbOLa Pedrera;W`@xHTarapacá;_f@
fGLeticia;T}Pge@San Felipe;ch_@ez@Maicao;\`@zQPuerto Santander;`JhBVilla del Rosario;]e^fIPuerto Carreño;]nMzI
Cumaribo;YpMvHMapiripán;YI{GPuerto Gaitán;^UaEVillanueva;crAKYopal;^cBkBPaz de Ariporo;WmBxEOrocué;U_BcASanta
 Rosalia;[yAgALa Primavera;XhC}CPuerto Rondón;XsDCCravo Norte;anB{CArauca;[dCHArauquita;^|@pBTame;WrCt@Chita;Ui
AcDCubará;ghEUBucaramanga;dEJFloridablanca;cGLPiedecuesta;]_Ax@Málaga;_pAZSan Gil;^VPSocorro;]pAzAVélez;\_@iCE
l Carmen de Chucurí;bcAiAGirón;\rCJYondó;cKKBarrancabermeja;_hDASegovia;`{@tBPuerto Berrío;`yAb@Cimitarra;_YhC
Chiquinquirá;\bDq@Puerto Triunfo;^IUPuerto Boyacá;\JfBPuerto Salgar;a@@La Dorada;_MjAGuaduas;^\[Honda;^\@San S
ebastián de Mariquita;\\HFresno;\Yx@Lérida;]wA]Villeta;cWf@Facatativá;bQNMadrid;bI@Funza;]UQCota;\J_APacho;^o@
[La Mesa;]SGVilla de San Diego de Ubaté;\PbATocancipá;bPIZipaquirá;`DRCajicá;_IJBosconia;bN?Chía;V_D?Santa Mar
ía;]fAuEBarbosa;]IHMoniquirá;ci@bATunja;aaAw@Duitama;bSTSogamoso;\kAjBAguazul;]f@\Tauramena;\h@vDPuerto López;
\vB_@Restrepo;eLXVillavicencio;_XZAcacías;]Kx@San Martín;`@\Granada;`uEbESan José del Guaviare;YvCyAPuerto Lle
ras;?|Dk@Uribe;WoBrELa Macarena;^bFoIPurificación;^Fa@Guamo;ayB}@Fusagasugá;uw@u@Bogotá;b\SMosquera;gAXSoacha;
hMGKennedy;]TXSibaté;]XPSilvania;]p@f@Melgar;b`@SGirardot City;^@@Flandes;`JZEspinal;g~@y@Ibagué;_SZPayandé;]Z
JRovira;etA{@Armenia;aE@Calarcá;]g@XAnaime;^f@k@Circasia;_THMontenegro;^@IQuimbaya;^D`@La Tebaida;^fAFRoldanil
lo;_IWLa Unión;^EZZarzal;\Rj@Andalucía;dDPTuluá;_u@c@Sevilla;^SMCaicedonia;b|AtAGuadalajara de Buga;_@h@El Cer
rito;eA\Palmira;]aC@Rioblanco;]a@e@Chaparral;]mARNatagaima;]nBrAPlanadas;eiAt@Neiva;]C\Rivera;]JRCampoalegre;^
|@~AGarzón;^Oe@Gigante;_rAs@Belalcázar;]Or@La Plata;_bAkDMiranda;^DNCorinto;_E]Florida;_@SPradera;]T@Candelari
a;_Lb@Puerto Tejada;_TEJamundí;kAa@Cali;]b@~ASuárez;bk@KSantander de Quilichao;^\r@Morales;_STPiendamo;eNf@Pop
ayán;]n@MVilla Rica;db@qGBuenaventura;fEz@Buenaventura;aeB?Yumbo;]_@c@Guacarí;\\a@Darien;P^oCSipí;UpClASanta G
enoveva de Docordó;\?iCPizarro;WSwCNuquí;byBBQuibdó;\SrATadó;]iCLBelén de Umbría;^OYAnserma;^KAQuinchía;\@nAMa
rsella;]ZFLa Virginia;bD\Cartago;fk@KPereira;`MKSanta Rosa de Cabal;dHDDosquebradas;`M[Chinchiná;_kBJLíbano;]N
i@Padua;\@WManzanares;^fAf@Villamaría;f?CManizales;]@SNeira;^Xw@Supía;]e@_@Aguadas;\Df@Salamina;^c@{@Sonsón;]H
s@La Unión;\Lb@Abejorral;]n@[Fredonia;\z@GSalgar;]u@lBRiosucio;\b@o@Andes;]\e@Ciudad Bolívar;]R}AUrrao;]{@o@Sa
nta Fe de Antioquia;\\xABetulia;\MJConcordia;ay@SSabaneta;aBJCaldas;_?MLa Estrella;kMOMedellín;eDJItagüí;cA?En
vigado;bk@BRionegro;]XRRetiro;_MDLa Ceja;_QICarmen de Viboral;\OKSantuario;`NEMarinilla;\AWSan Vicente;`?]Barb
osa;_b@PCopacabana;fH@Bello;_S}@Santa Rosa de Osos;]G}@Yarumal;]bAi@Ituango;]hAnAFrontino;]Zm@Dabeiba;Y|BpAVig
ía del Fuerte;ZbBfABahía Solano;?uAyDCurbaradó;acAoCApartadó;]BVCarepa;aDPChigorodó;_HsATurbo;^eAe@San Pedro d
e Urabá;U`EgACapurganá;]cDWSan Juan de Urabá;]eDGSan Carlos;fb@HMontería;aQYCereté;\?_@Cotorra;^EaASan Antero;
_HXLorica;\[?Momil;ew@KSincelejo;]H]Tolú Viejo;^ZMSantiago de Tolú;^Ik@San Onofre;]qAQSan Jacinto;_?TEl Carmen
 de Bolívar;_`@nACorozal;^[NSan Luis de Sincé;]SNGaleras;]`ACSampués;`BLChinú;`F^Sahagún;\b@NCiénaga de Oro;`a
Bh@San Marcos;`@dAAyapel;`H~@Caucasia;al@@Montelíbano;``@uAPlaneta Rica;^|An@Tierralta;]mFfCZaragoza;`KUEl Bag
re;]EaBNechí;]uDe@Morales;\L~@Simití;^GxBPuerto Wilches;^oAGSabana de Torres;`iD@Pamplona;`]{ALos Patios;h?MCú
cuta;]RCEl Zulia;bvC}@Ocaña;]\n@San Martín;aT}@Aguachica;\?aCPailitas;]cAsCBecerril;]HZLa Jagua de Ibirico;^t@
f@Chiriguaná;^K^Curumaní;\hDwBNueva Granada;\qAz@Astrea;^a@n@Chimichagua;``@r@El Banco;\v@vATiquisio;]GsBGuama
l;]p@j@Pinillos;]p@TSucre;\|@WSan Benito Abad;bw@}@Magangué;^_A?Mompós;_dAmBPlato;\_@o@Chivolo;^?uAPivijay;\r@
?Candelaria;]?NCampo de la Cruz;\NJSanta Lucía;]?YManatí;bGc@Sabanalarga;]a@APonedera;^?SPalmar de Varela;^?CS
anto Tomás;^@ESabanagrande;]P@Polonuevo;`LABaranoa;]TGJuan de Acosta;][MGalapa;^JQPuerto Colombia;ia@BBarranqu
illa;eCHSoledad;b@JMalambo;^INSitionuevo;]yA`@El Retén;`OPFundación;_?MAracataca;aJsACiénaga;^DBPuebloviejo;^w
@rCAriguaní;^GREl Copey;_Mb@Bosconia;f_CcBValledupar;\MZSan Diego;`Jx@Agustín Codazzi;]s@qBVillanueva;_B_@San
 Juan del Cesar;_i@e@Barrancas;]CUHatonuevo;^Nb@Fonseca;^s@u@Albania;c~@kARiohacha;f~Fz@Santa Marta;^~DzBLuruac
o;]EVRepelón;\DRSan Estanislao;_d@\Arjona;^]BMahates;^Uv@San Juan Nepomuceno;]j@EMaría la Baja;_EMSan Pablo;`Z
w@Turbaco;\GUSanta Rosa;hVFCartagena;Vtc@qQThe Mountain;`bA|CSan Andrés;*CRCosta Rica;_~tOoaALiberia;\@`BNicoy
a;]eAw@Cañas;^s@xAPuntarenas;^K?Chacarita;\UAEsparza;]oBPSan Felipe;]CFAserrí;^EASan Miguel;]CAPatarrá;^?ECurr
idabat;\DDSan Rafael Arriba;\@?San Juan de Dios;k?ISan José;]ACCalle Blancos;]A?Guadalupe;^ABSan Pedro;^CEPurr
al;^AAIpís;^D@San Vicente;^??San Vicente de Moravia;^D?San Juan;\??Colima;]JDSan Rafael;`AKSan Francisco;]?CMe
rcedes Norte;]A@Heredia;]C?San Pablo;_TCAlajuela;^j@}@Quesada;dlC{BSan José;]oGpCGuápiles;\j@~@San Diego;^OFCa
rtago;_IBParaíso;^e@KTurrialba;\a@g@Siquirres;`}ATLimón;^bCzBSan Isidro;^tB{ASan Rafael Abajo;]KPTejar;*CUCuba
;gzxMc|BSantiago de Cuba;^jHTPilón;]r@[Niquero;\[QMedia Luna;b_Ag@Manzanillo;]^TCampechuela;`cAJBartolomé Masó
;^@SYara;_gBSJiguaní;\TTGuisa;dRUBayamo;]a@e@Cauto Cristo;]xA?Río Cauto;dDoALas Tunas;_{Bj@Cacocum;`\sAJesús M
enéndez;aVGPuerto Padre;_fCx@Jobabo;]\OColombia;_\^Amancio;_m@k@Guáimaro;\b@e@Sibanicú;`u@{@Nuevitas;^aFtAGiba
ra;\`@ZJobabo;eGNHolguín;`kBMBanes;^h@|@Cueto;_f@HSan Germán;`Tz@Contramaestre;`mATSan Luis;bZCPalma Soriano;\
uCiASagua de Tánamo;eEvAGuantánamo;]e@m@Río Guayabal de Yateras;aMy@Moa;_yA|@Baracoa;^eARMaisí;`tv@mNSan Crist
obal;]Rc@Bahía Honda;^qAQMariel;`@b@Artemisa;]MWGuanajay;\UXAlquízar;`M?Güira de Melena;_?QSan Antonio de los
 Baños;^QBLa Salud;\EKBejucal;^?GSantiago de las Vegas;c@GBoyeros;dCEArroyo Naranjo;b?MCerro;]ABVíbora;^@@Naran
jito;]E?Víbora Park;d@ADiez de Octubre;cEASan Miguel del Padrón;d@DMantilla;aQBVedado del Cotorro;`SPSan José
 de las Lajas;bXg@Alamar;bBDGuanabacoa;]?ECojímar;cD?Ciudad Camilo Cienfuegos;_?DRegla;aB?La Habana Vieja;cB?Ce
ntro Habana;q@?Havana;c@@Plaza de la Revolución;b?CVedado;dDDAlmendares;cDJBalcón de la Lisa;bCCMarianao;cCHFo
ntanar;_ZFBauta;caEKMatanzas;\bAUSanta Cruz del Norte;]PTJaruco;^]XMadruga;``@LGüines;^aBFUnión de Reyes;^q@LP
edro Betancourt;_SMJovellanos;]j@]Limonar;]a@i@Varadero;aEVCárdenas;]e@t@Perico;`WHColón;`}@s@Corralillo;`gB`@
Sagua la Grande;_C^Cifuentes;^mG|BCiro Redondo;`MQMorón;\g@^Primero de Enero;c`ATCiego de Ávila;\DRVenezuela;\
_@JBaraguá;`oA\Florida;]U_AEsmeralda;eg@|ACamagüey;]}@UMinas;]j@p@Jimaguayú;^~@CVertientes;^]jBSanta Cruz del
 Sur;`jKwETrinidad;_[OCondado;]eCKJatibonico;\R`@La Sierpe;b`@_@Sancti Spíritus;_J]Cabaiguán;]iBMFlorencia;]KGC
hambas;_`A[Yaguajay;_l@e@Caibarién;^NDRemedios;^f@@Camajuaní;`S`@Placetas;]Lh@Fomento;_r@IManicaragua;_`@k@Ran
chuelo;dc@GSanta Clara;^Ui@Encrucijada;_jADSanto Domingo;]Dp@Cruces;]BMLajas;]t@LRodas;\@JAbreus;cWXCienfuegos
;]KQPalmira;_e@PCumanayagua;]`Co@Aguada de Pasajeros;]J[Calimete;`j@?Jagüey Grande;]nI~BNueva Gerona;]vAkCLos
 Palacios;`r@NConsolación del Sur;cd@PPinar del Río;^@g@Viñales;^n@DMinas de Matahambre;\ZlAGuane;*CVCape Verde
;]jnCwgBEspargos;[CrBSal Rei;]vCvEAssomada;ia@`@Praia;[dEDSão Filipe;X[mITarrafal de São Nicolau;`zB_AMindelo;
*CWCuraçao;hpmLwjAWillemstad;]KDBandariba;*CXChristmas Island;XosSb`AFlying Fish Cove;*CYCyprus;^siEkxEPaphos;
YgKcDRizokárpaso;]~@tBProtaras;_VUFamagusta;]JGÉgkomi;ap@n@Larnaca;]FEAradíppou;jn@k@Nicosia;`BBStróvolos;_?DK
áto Lakatámeia;]MEAglantziá;^Ne@Kyrenia;]`AZMórfou;\Q~AGermasógeia;]PBKáto Polemídia;cIBLimassol;*CZCzechia;^e
rBqvHOrlová;_U?Karviná;_Y`@Třinec;]FMČeský Těšín;ad@EHavířov;\z@~@Rožnov pod Radhoštěm;^`@AValašské Meziříčí;]
EXVsetín;]lD`BHodonín;\gBc@Uherský Brod;]d@GUherské Hradiště;\O[Otrokovice;aYCZlín;_j@m@Přerov;^J^Kroměříž;bZ{
@Olomouc;\i@mABruntál;]o@SKrnov;\EjBHranice;^w@GNový Jičín;]YAKopřivnice;`i@OFrýdek-Místek;eL]Ostrava;]OMBohum
ín;]BCStarý Bohumín;`vACOpava;^lK{BTrutnov;]q@ZNáchod;\w@fBČeská Třebová;\HMÚstí nad Orlicí;]xApAŽďár nad Sáza
vou;\iBg@Svitavy;^cBi@Šumperk;_[bBProstějov;]Td@Vyškov;]fAOBlansko;]TXBystrc;]GBŽabovřesky;]CCKrálovo Pole;fCD
Brno;]G?Židenice;]GALíšeň;aNBBrno střed;]u@tABřeclav;^dDSZnojmo;^`@eATřebíč;_x@e@Jihlava;\hAEPelhřimov;]j@x@Ji
ndřichův Hradec;^bAu@Tábor;\EiABenešov;\Fi@Říčany;\NKHorní Měcholupy;]AIČerný Most;\kBGPoděbrady;]{AhBHavlíčků
v Brod;]k@cAChrudim;aBQPardubice;]dBPKutná Hora;^LOKolín;\]qAJičín;a_Bl@Hradec Králové;\Bk@Dvůr Králové nad La
bem;_~By@Jablonec nad Nisou;bTILiberec;_^fAMladá Boleslav;]n@j@Brandýs nad Labem-Stará Boleslav;^hMTCheb;]u@SS
okolov;_m@IKarlovy Vary;\MOOstrov;]aAMKadaň;cU|BPilsen;\eAeARakovník;]b@m@Žatec;_XYChomutov;]EGJirkov;`e@?Most
;]BSLitvínov;`g@GTeplice;\Bv@Louny;\y@XSlaný;aJuAÚstí nad Labem;_c@WDěčín;]Np@Litoměřice;_qA_@Česká Lípa;]LbAM
ělník;\^TKralupy nad Vltavou;\i@CNeratovice;]?XLetňany;\?BVysočany;_@DStaré Strašnice;\BIStřížkov;\C@Prosek;^J
?Kobylisy;\DABohnice;^?HNové Město;o?APrague;`E@Žižkov;_?CHolešovice;^CALibeň;_@FVršovice;]?BMichle;^@@Krč;^@C
Nusle;_?AKrálovské Vinohrady;^F?Smíchov;]?DHlubočepy;\C@Braník;^@BModřany;^QIZáběhlice;_?BChodov;]E?Háje;]@AHo
stivař;]j@CŘepy;\K?Košíře;`FBStodůlky;]MIDejvice;`x@IKladno;]Dd@Beroun;^Jt@Příbram;a{AnCČeské Budějovice;^~@cA
Písek;]p@HStrakonice;]vB[Klatovy;*DEGermany;\uzAk~HLöbau;][f@Zittau;`c@s@Görlitz;\dAcAWeißwasser;]?o@Forst;]Mi
@Guben;^Jg@Eisenhüttenstadt;^hAuDSchwedt (Oder);\v@HAngermünde;]Z}@Prenzlau;\fAf@Templin;]FjAWandlitz;_gAQEber
swalde;^Mp@Strausberg;\f@HNeuenhagen;]LNFriedrichshagen;^@KMahlsdorf;a?CHellersdorf;^B]Bernau bei Berlin;]TLKa
row;`EFNeu-Hohenschönhausen;_F@Weißensee;]d@WHohen Neuendorf;\AHFrohnau;\CBHermsdorf;_BDTegel;]EAWittenau;aCDR
einickendorf;_CGMärkisches Viertel;]M?Französisch Buchholz;^DBNiederschönhausen;`?@Pankow;cCDPrenzlauer Berg;b
BBMitte;rA?Berlin;cCFNeukölln;cDCKreuzberg;a@IGesundbrunnen;aD?Wedding;aBBMoabit;]H?Charlottenburg-Nord;b@@Cha
rlottenburg;_??Westend;]AFSchmargendorf;bE?Wilmersdorf;bCCSchöneberg;_AJLankwitz;aBCSteglitz;^?AFriedenau;\F@D
ahlem;aCDLichterfelde;^K@Marienfelde;`ACMariendorf;`CETempelhof;_EDBritz;`BFLichtenrade;_ECBuckow;_CAGropiusst
adt;_E@Rudow;]CEJohannisthal;]BCBaumschulenweg;_HCTreptow;bAEFriedrichshain;^CAFennpfuhl;_ECAlt-Hohenschönhaus
en;`AFFriedrichsfelde;_@?Lichtenberg;]@@Rummelsburg;^GBKarlshorst;^CEBiesdorf;bCGMarzahn;]CDKaulsdorf;`@NBerli
n Köpenick;`@AKöpenick;]HAOberschöneweide;]EBAdlershof;^@DAltglienicke;^XLBlankenfelde-Mahlow;\GVZossen;^c@OKö
nigs Wusterhausen;^uAKFürstenwalde;`aB@Frankfurt (Oder);aj@tBCottbus;\jASLubnjow;^I`ASenftenberg;^o@PHoyerswer
da;_e@r@Bautzen;_`Bj@Pirna;\]}@Kamenz;]b@^Radeberg;]Z?Klotzsche;\@FÄußere Neustadt;]IBLoschwitz;]@?Blasewitz;_
CFLeuben;\IFHeidenau;_j@EFreital;]GGLöbtau;gIADresden;^NKRadebeul;]?JGorbitz;_~@ZFreiberg;^Yq@Meissen;]UDCoswi
g;\H_@Großenhain;^n@CRiesa;]_Bc@Lauchhammer;]J[Finsterwalde;^rEo@Wittenberg;]eA|@Torgau;\Ur@Oschatz;]?b@Döbeln
;\XXMittweida;dH\Chemnitz;]`@CLimbach-Oberfrohna;\HJHohenstein-Ernstthal;^AuAGrimma;\C[Wurzen;_hA?Gohlis;f?DLe
ipzig;]?JMarkkleeberg;]Y^Borna;]Gz@Glauchau;\NEMeerane;\LDCrimmitschau;_Ia@Altenburg;bfATGera;]@FLusan;^Mi@Zei
tz;\OeASchkeuditz;]Is@Wolfen;]MXDelitzsch;\y@LEilenburg;_|@_@Bitterfeld-Wolfen;`Lk@Dessau;]^YZerbst;^q@_CRathe
now;`i@d@Brandenburg an der Havel;]kAFWerder;]o@x@Luckenwalde;]Oi@Ludwigsfelde;cb@SPotsdam;\MIKladow;\QFKleinm
achnow;]E@Teltow;`@EZehlendorf;\@UHaselhorst;_FASpandau;_D?Falkenhagener Feld;_CDWilhelmstadt;_FCStaaken;^KCHa
kenfelde;\GIHeiligensee;^HEHennigsdorf;_TNFalkensee;\j@INauen;^L_ANeuruppin;_yAb@Oranienburg;\xCqAWittstock;]p
C^Wittenberge;_UlAStendal;]@bABurg bei Magdeburg;dj@ZMagdeburg;d?CNeue Neustadt;]j@[Haldensleben I;]nAJHelmste
dt;\d@CKönigslutter am Elm;bFa@Wolfsburg;]iAuAHansestadt Salzwedel;apCoALüneburg;^]x@Uelzen;\~AEMunster;]z@YSc
hneverdingen;_Oi@Buchholz in der Nordheide;]v@|AWalsrode;]q@YSoltau;^a@jBBurgdorf;]\HMisburg-Nord;]BMIsernhage
n Farster Bauerschaft;]FHBothfeld;_bAONeustadt am Rübenberge;_BNWunstorf;`]@Garbsen;^A@Seelze;_[ILangenhagen;_
APSüdstadt;fBAHannover;\@CNordstadt;\@BLinden-Nord;_?@Linden;\AHHemmingen;]JARonnenberg;^TTSpringe;]P@Bad Münd
er am Deister;]mAESarstedt;]BWBemerode;_DDLaatzen;^IMMisburg;]WNSehnde;_AKLehrte;bDj@Hildesheim;\qAUVechelde;_
VKPeine;a^{@Celle;_}AZGifhorn;dBh@Braunschweig;`ATWolfenbüttel;bV?Salzgitter;_Ar@Goslar;]YBBad Harzburg;]z@hAD
uderstadt;]NkASeesen;\_@NClausthal-Zellerfeld;^|AAEinbeck;]H_@Alfeld;]hA\Holzminden;\e@`@Uslar;^gAINortheim;bL
b@Göttingen;]WdAEschwege;\d@_@Witzenhausen;]h@OHannoversch Münden;\`@JVellmar;dCFKassel;^i@xABad Hersfeld;\iBJ
Bad Salzungen;_Oa@Eisenach;\b@oAHeilbad Heiligenstadt;_}@`@Mühlhausen;\g@RBad Langensalza;_I^Gotha;]q@TArnstad
t;`kA[Weimar;dx@?Erfurt;]Oc@Sömmerda;]p@i@Sondershausen;_LYNordhausen;^BcAWernigerode;\c@HBlankenburg;]e@?Qued
linburg;_PUHalberstadt;]a@YOschersleben;]MnBSangerhausen;]q@KEisleben Lutherstadt;\FWHettstedt;]HUAschersleben
;]YQStaßfurt;^]JBernburg;^@m@Schönebeck;^o@t@Köthen;_Ht@Halle-Neustadt;^MXMerseburg;_B\Weißenfels;^^HNaumburg;
]x@VApolda;bMRJena;\mAv@Zeulenroda-Triebes;^xB?Saalfeld;_kBbAHof;a`AfABayreuth;^X]Kulmbach;]lAILichtenfels;^?t
AForchheim;bHXErlangen;]VBHerzogenaurach;`AaABamberg;_KgACoburg;\iABKronach;]^WSonneberg;]a@gARudolstadt;_rAFI
lmenau;]~AGSchmalkalden;]B\Meiningen;_u@GSuhl;]xBpABad Kissingen;\YWBad Neustadt an der Saale;\vAgAHünfeld;\JV
Petersberg;\ABKünzell;`FAFulda;\\f@Schlüchtern;\o@lAKarlstadt;\f@ELohr am Main;]Jl@Wertheim;\g@d@Lauda-Königsh
ofen;bo@k@Würzburg;]g@HKitzingen;`M}@Schweinfurt;^iAtCAnsbach;]zAbAEllwangen;]fAiBBad Mergentheim;]r@x@Öhringe
n;\a@OKünzelsau;_K`@Schwäbisch Hall;_z@^Backnang;^}Bc@Crailsheim;^n@dBGeislingen an der Steige;`Dc@Schwäbisch
 Gmünd;_t@ASchorndorf;\@PEbersbach an der Fils;_LLKirchheim unter Teck;`g@IGöppingen;]K?Eislingen;^CrAEhingen;\
c@[Klingenstein;]G@Eselsberg;bG@Ulm;]INSenden;`DMNeu-Ulm;]u@MGünzburg;_Xk@Heidenheim an der Brenz;`J_@Aalen;]]
j@Giengen an der Brenz;]s@FDillingen an der Donau;]@u@Nördlingen;\cArBBobingen;]?WNeusäß;]GEGersthofen;^UJFrie
dberg;eNAAugsburg;^@PKönigsbrunn;]o@c@Aichach;\YSSchrobenhausen;^La@Neuburg an der Donau;\pA@Donauwörth;\e@}@W
eißenburg in Bayern;\h@QGunzenhausen;]e@_AZirndorf;bGGFürth;\DJOberasbach;_KPSchwabach;]MNRoth;\KSWendelstein;
fLSNuremberg;^g@KLauf an der Pegnitz;_c@l@Neumarkt in der Oberpfalz;\RUAltdorf bei Nürnberg;]mAUSulzbach-Rosen
berg;_UJAmberg;\EfBKelheim;b|A\Ingolstadt;]On@Pfaffenhofen an der Ilm;_Lt@Dachau;^]CUnterschleißheim;\OGNeufah
rn bei Freising;\@LGarching;_S]Freising;\e@MMoosburg;^D^Erding;aq@k@Landshut;]aAUDingolfing;\ElAMühldorf;\eCkA
Vilshofen;^l@i@Deggendorf;\z@mACham;_PdAStraubing;c|A[Regensburg;^A}@Schwandorf in Bayern;_IeAWeiden;\L_AMarkt
redwitz;\Ga@Selb;`AaAPlauen;]K_@Greiz;]SFReichenbach/Vogtland;]STAuerbach;]Bm@Werdau;bU@Zwickau;\{@d@Schwarzen
berg;\NIAue;\L?Schneeberg;]iA@Annaberg-Buchholz;\]MMarienberg;_u@~KPassau;\xApCFreilassing;\RTBad Reichenhall;
\n@[Traunstein;\e@{@Burghausen;]n@h@Traunreut;]d@q@Waldkraiburg;`v@dARosenheim;\T?Bad Aibling;\K@Kolbermoor;^`
EfAGarmisch-Partenkirchen;\w@s@Penzberg;\G_@Wolfratshausen;]KHGeretsried;\ORBad Tölz;\eAWBruckmühl;\h@?Holzkir
chen;]Mm@Vaterstetten;\F?Haar;j\EMunich;aGABogenhausen;]GPOttobrunn bei München;]FAUnterhaching;\?BTaufkirchen
;]n@CGauting;_?KGermering;^OAPasing;\CQKarlsfeld;]TDGröbenzell;]F?Olching;]CHPuchheim;\JFGilching;^FMFürstenfe
ldbruck;]Qb@Starnberg;]d@^Weilheim;^t@i@Landsberg am Lech;\zCa@Illertissen;_Qn@Memmingen;`Wp@Kempten (Allgäu);
\}@IMarktoberdorf;_?SKaufbeuren;\O|@Füssen;]rAHSonthofen;]vBELindau;`f@UFriedrichshafen;\UATettnang;_CURavensb
urg;]EEWeingarten;^e@VWangen;]e@[Leutkirch;]ZoALaupheim;^PZBiberach an der Riß;]F`@Bad Waldsee;\p@SBad Saulgau
;\t@MSigmaringen;_f@YAlbstadt;^h@n@Tuttlingen;\e@XStockach;_`@PSingen;^YBRadolfzell;ai@NKonstanz;\?APetershaus
en-West;]@SÜberlingen;]|D\Waldshut-Tiengen;]w@cADonaueschingen;a@SVillingen-Schwenningen;\]CTrossingen;]@QRott
weil;\n@ISchramberg;^jBREmmendingen;]UBWaldkirch;dTRFreiburg;]DdASchopfheim;_^FLörrach;\Dg@Müllheim;\KUUnterkr
ozingen;^L`AWeil am Rhein;^a@DRheinfelden;\_@@Bad Säckingen;dtJeSAachen;`]@Stolberg;^sAb@Mechernich;]?SZülpich
;`[DEuskirchen;\KQWeilerswist;\t@pEKonz;bKKTrier;\i@`ASchmelz;]VLDillingen;\C]Losheim;^TLMerzig;\KFBeckingen;\
OXWadgassen;_DGSaarlouis;]M@Schwalbach;_GHVölklingen;c]BSaarbrücken;]NUHeusweiler;\?FRiegelsberg;]F@Püttlingen
;]CWLebach;\K@Eppelborn;\ODIllingen;^WSSankt Wendel;\FRSchiffweiler;_IDNeunkirchen;_JJSankt Ingbert;\JCSulzbac
h;]g@JBlieskastel;_OQHomburg;\NCBexbach;^URZweibrücken;_o@HPirmasens;b_@o@Kaiserslautern;`iAPNeustadt an der W
einstraße;_B\Landau in der Pfalz;^CbBBühl;^JLAchern;_r@JKehl;`Il@Lahr;`MYOffenburg;][KOberkirch;]aAJFreudensta
dt;\DEBaiersbronn;_`@gARastatt;`ERBaden-Baden;^QGGaggenau;]qAPCalw;]B^Nagold;]DTHorb am Neckar;^_@^Balingen;_Q
g@Rottenburg;aUGTübingen;]?TMössingen;]PJHechingen;]_Ae@Metzingen;bNHReutlingen;\EDPfullingen;_Jm@Leinfelden-E
chterdingen;_IDFilderstadt;_WDNürtingen;\GGWendlingen am Neckar;aNMEsslingen;^KMWeinstadt-Endersbach;`FCWaibli
ngen;_FBFellbach;^@KRemseck am Neckar;^FDStuttgart Mühlhausen;^CTOstfildern;_FIStuttgart-Ost;gD?Stuttgart;\JIK
orntal;^GBStuttgart Feuerbach;^EIKornwestheim;]VDDitzingen;]@DGerlingen;_F?Leonberg;_@VBöblingen;`ACSindelfing
en;^\RHerrenberg;]?]Weil der Stadt;\MCRenningen;^Rc@Mühlacker;]Me@Eppingen;\_@JBrackenheim;\@VSachsenheim;^RBV
aihingen an der Enz;am@FLudwigsburg;_LGBietigheim-Bissingen;\[?Marbach am Neckar;\J@Freiberg am Neckar;^g@HWin
nenden;^`@}@Neckarsulm;b@HHeilbronn;]Li@Mosbach;\^WEberbach;]Ul@Bad Rappenau;_j@ASinsheim;cd@_@Heidelberg;]TDS
chwetzingen;]DJHockenheim;]FLWaghäusel;^c@SLeimen;^AHWiesloch;^Ar@Bretten;b@^Pforzheim;_Ro@Bruchsal;\f@DEggens
tein-Leopoldshafen;e?NKarlsruhe;_ALEttlingen;]RERheinstetten;\HOWörth am Rhein;]U_@Germersheim;_KUSpeyer;]HKSc
hifferstadt;\COGartenstadt;cICLudwigshafen am Rhein;eCAMannheim;]h@XHaßloch;]PSBad Dürkheim;_c@MFrankenthal;^W
MLampertheim;\@GBürstadt;aR@Worms;dNeAMainz;]NCGonsenheim;^?MDotzheim;eGCWiesbaden;_AHBiebrich;\SDHochheim am
 Main;^SYKelkheim;_?HHofheim am Taunus;]BNFlörsheim;`@BRüsselsheim am Main;\LBGinsheim-Gustavsburg;]k@TGrieshei
m;^CGWeiterstadt;^@QMörfelden-Walldorf;]RLGroß-Gerau;]A]Hattersheim;]AMBad Soden am Taunus;]M?Eschborn;_KFGall
us;^?BNiederrad;_MJDreieich;^@ENeu-Isenburg;g@MFrankfurt am Main;bQBOffenbach;^APDietzenbach;_TBLangen;\@NArhe
ilgen;c@FDarmstadt;\SFOber-Ramstadt;\RLSeeheim-Jugenheim;]HIPfungstadt;]RCRiedstadt;_W\Bensheim;]AFHeppenheim
 an der Bergstrasse;^HRViernheim;_QAWeinheim;\a@w@Reinheim;\_@\Michelstadt;\_A^Buchen in Odenwald;``@{AAschaffe
nburg;]PUAlzenau in Unterfranken;]PHSeligenstadt;\UVGroßostheim;\XIBabenhausen;]BRGroß-Umstadt;\NEDieburg;]H_@
Heusenstamm;]IAObertshausen;_GFRodgau;aCSHanau am Main;^N@Mühlheim am Main;_?EMaintal;]QEBruchköbel;]HKNiddera
u;\[a@Nidda;]SVBüdingen;]OPGelnhausen;\OmBAlsfeld;`xCd@Wetzlar;ac@EGießen;]@^Butzbach;^MLBad Nauheim;^CBFriedb
erg;]ATKarben;^DHBad Vilbel;]RMFriedrichsdorf;`BBBad Homburg vor der Höhe;_FBOberursel;\NDKronberg Tal;\A?Kron
berg;\@[Neu-Anspach;\DZKönigstein im Taunus;]f@GIdstein;]CgBDillenburg;]AJHerborn;]PKHaiger;\|B~@Bendorf;b?LKo
blenz;]GHLahnstein;\DLBoppard;^{A]Limburg an der Lahn;^Sl@Taunusstein;\DVEltville;^j@JBingen am Rhein;_DXBad K
reuznach;]g@[Nieder-Ingelheim;]@@Ingelheim am Rhein;\Kj@Alzey;^`DFIdar-Oberstein;\rA`@Wadern;\?yAWittlich;`sBw
ANeuwied;^L?Andernach;]b@RMayen;\Ei@Sinzig;\BGRemagen;]k@e@Eitorf;_`@AHennef (Sieg);]HZBad Honnef;`D[Sankt Aug
ustin;eRHBonn;^HDBonn Hardtberg;_[BKönigswinter;^NZBad Neuenahr-Ahrweiler;]@QWachtberg;]L@Meckenheim;^NARheinb
ach;]MSAlfter;_DEBornheim;_PMBrühl;^M?Wesseling;bCKRodenkirchen;]CIKalk;\B@Humboldtkolonie;\B?Deutz;^@?Altstad
t Sud;\?AAltstadt Nord;^@ANeustadt/Nord;i?BKöln;_??Neustadt/Süd;\BGBilderstöckchen;]A@Neuehrenfeld;bAANippes;_
JWMonheim am Rhein;`KCLangenfeld;^M?Leichlingen;]BFOpladen;cBFLeverkusen;_CJMülheim;]UUBurscheid;\AHOdenthal;b
AFBergisch Gladbach;^IPRösrath;bV@Porz am Rhein;_BLNiederkassel;aU@Troisdorf;_K@Siegburg;^?GLohmar;^MQOverath;
\WDMuch;]BWLindlar;]EDEngelskirchen;]ZKKürten;_HQWermelskirchen;\WAHückeswagen;]KDWipperfürth;\SMHalver;]ZARad
evormwald;^?SEnnepetal;dUKHagen;]DGHerdecke;^H@Wetter;^HLGevelsberg;^HDSchwelm;^HKSprockhövel;`HIHattingen;a\J
Velbert;]?JWülfrath;eUBWuppertal;bGNRemscheid;cT@Solingen;_ROMettmann;^EJHaan;_@FOhligs;`LCHilden;_BIErkrath;^
KUHeiligenhaus;cPSMülheim;bIQBottrop;aKIGladbeck;gCTEssen;eQIGelsenkirchen;aGDWattenscheid;^PSBuer;aGOMarl;`IJ
Herten;_G[Haltern am See;ah@NDorsten;]HaAStadtlohn;\OFGescher;_a@@Coesfeld;_UTDülmen;]MSNottuln;]YLSenden;]FPL
üdinghausen;^ELSelm;^LNWaltrop;^ZCOer-Erkenschwick;bJDRecklinghausen;_]IDatteln;aFRCastrop-Rauxel;cNBHerne;f@J
Bochum;]IDQuerenburg;\CIHarpen;\C@Bochum-Werne;]GALütgendortmund;^BFLangendreer;aCBWitten;^KKDorstfeld;\AEHuck
arde;]KCEving;^CLHörde;gDEDortmund;_SLSchwerte;]BGAplerbeck;]@IBrackel;]?CScharnhorst;\OBWickede;_GKKamen;\DPH
olzwickede;`]JMenden;]@GFröndenberg;`NKUnna;]OKBönen;cIOHamm;`b@JBergkamen;^@GWerne;aRFLünen;\Q_@Ascheberg;eAc
@Münster;]]CTelgte;\Fb@Drensteinfurt;`]FAhlen;_Se@Warendorf;]_@QVersmold;]Vf@Ennigerloh;_ANBeckum;^UMOelde;^n@
v@Werl;]KRNeheim;_[YSoest;aDf@Arnsberg;^NHSundern;^Mh@Lennestadt;]`@AAttendorn;^DOPlettenberg;_Rc@Hemer;aL@Ise
rlohn;]DPAltena;aFLLüdenscheid;\FPKierspe;]c@YWerdohl;]V\Meinerzhagen;`PNGummersbach;]S@Bergneustadt;]FZWaldbr
öl;^LMWiehl;\@HNümbrecht;\aA?Freudenberg;]BYOlpe;^[JKreuztal;\WEHilchenbach;]@NNetphen;bNHSiegen;]OHWilnsdorf;
\aAUBad Laasphe;]FWBad Berleburg;^RSSchmallenberg;^@g@Meschede;\i@AOlsberg;^OEBrilon;ag@rBMarburg an der Lahn;
\_@CKirchhain;\Xm@Frankenberg;]i@n@Stadtallendorf;]i@USchwalmstadt;\Re@Bad Wildungen;^y@YBaunatal;\nAYBad Arol
sen;]ZRKorbach;]Bc@Marsberg;]a@u@Bad Driburg;]Yn@Warburg;\m@AHofgeismar;\@a@Beverungen;\b@IBrakel;^e@KHöxter;]
Xi@Bad Pyrmont;\^HBlomberg;\t@^Bad Lippspringe;aI_@Detmold;_EQLemgo;^TFLage;\XFOerlinghausen;\GKLeopoldshöhe;e
`@CBielefeld;]@\Verl;^GTDelbrück;\QIHövelhof;cSRPaderborn;]d@`@Büren;]HQGeseke;]QESalzkotten;`r@?Lippstadt;\?J
Erwitte;^A`@Warstein;_HqARheda-Wiedenbrück;^YFRietberg;aHSGütersloh;]CQSteinhagen;]FKHalle;]XRHarsewinkel;_Uo@
Melle;\@WBad Essen;\Xg@Damme;^G]Lohne;\YJDiepholz;\o@b@Rahden;\[RHille;^XIEspelkamp;^@LLübbecke;\CTKirchlenger
n;]@DHiddenhausen;_DEBünde;\TJSpenge;]O?Enger;`UDHerford;_COLöhne;`IRBad Salzuflen;_c@[Porta Westfalica;]JJVlo
tho;_JGBad Oeynhausen;aUOMinden;^KQPetershagen;]OVBückeburg;]ELRinteln;]a@BHessisch Oldendorf;`ULHameln;]^k@St
adthagen;^C_ANienburg;]nAu@Syke;^i@SAchim;^i@PVerden;]_@e@Rotenburg;\jAJOyten;\VQLilienthal;gPJBremen;^B]Oster
holz-Scharmbeck;\|@SBrake (Unterweser);]UTSchwanewede;^EFVegesack;^LZGanderkesee;aOADelmenhorst;^KWBurglesum;^
KZStuhr;\Bb@Bassum;\z@GWildeshausen;^Z^Vechta;\PaAWardenburg;cAOOldenburg;\s@DHude;]t@[Rastede;^f@LBad Zwische
nahn;]BHEdewecht;]HYWesterstede;]Ln@Friesoythe;^e@`@Cloppenburg;^LvABramsche;]GJWallenhorst;cENOsnabrück;^@LGe
orgsmarienhütte;]b@@Lengerich;_\QIbbenbueren;^Vd@Greven;^JOEmsdetten;]IYHörstel;^x@mAMeppen;`G`@Lingen;aUl@Rhe
ine;^RZSteinfurt;\b@]Bad Bentheim;]EPOchtrup;_`@?Gronau;_@XAhaus;`KeANordhorn;]a@gAHaren;\UkAWeener;^MPPapenbu
rg;^G]Leer;]|BlFVreden;_Ef@Borken;]^?Rhede;aN?Bocholt;^hA?Emmerich;]]NRees;]IRXanten;]NPKapellen;^HHGeldern;^L
KKevelaer;\CZStraelen;_w@KKamp-Lintfort;^?HNeukirchen-Vluyn;bO?Moers;^DSRheinberg;`CWWesel;^DKHamminkeln;^SXVo
erde;`IFDinslaken;_EPMeiderich;dQAOberhausen;a@b@Ratingen;fNYDuisburg;\B@Hochfeld;aFBRheinhausen;]PHBockum;^DH
Fischeln;\IIUerdingen;`IRMeerbusch;c?HNeuss;_LEKaarst;`CRNeubrück;^]UDüsseldorf-Pempelfort;g@BDüsseldorf;^EFWe
rsten;`CNDormagen;`BRPulheim;`?PFrechen;`KFHürth;`NJErftstadt;`PKKerpen;]XMElsdorf;]?IBedburg;`MDBergheim;`JYG
revenbroich;]NAJüchen;a@z@Düren;^XWJülich;`PREschweiler;_Is@Erkelenz;^FKWegberg;]@OSchwalmtal;aWEViersen;dIJMö
nchengladbach;^M?Korschenbroich;`GMWillich;d?OKrefeld;^JBTönisvorst;^LGKempen;\NBGrefrath;_JBNettetal;\RNBrügg
en;\GFNiederkrüchten;_AZHückelhoven;\NGWassenberg;_HFHeinsberg;^CPGeilenkirchen;^MJBaesweiler;_DDAlsdorf;_DJWü
rselen;_FIHerzogenrath;]EIÜbach-Palenberg;^GwCGoch;_BUKleve;`uE{HEmden;_u@SAurich;]t@YNorden;UgCsBHelgoland;]T
vBWittmund;]a@FSchortens;a]AWilhelmshaven;]G\Varel;`oB}ACuxhaven;]Rr@Langen;bBJBremerhaven;]PHNordenham;\_@DLo
xstedt;]cBCBremervörde;]HmCHeide;]Hy@Husum;amA{@Flensburg;\iF`CEutin;\`ASPreetz;\PIElmschenhagen;dJEKiel;]x@]E
ckernförde;]t@ISchleswig;^Sj@Rendsburg;a}@l@Neumünster;aAhANorderstedt;]DYKaltenkirchen;]HRQuickborn;^lAe@Itze
hoe;\[l@Uetersen;_?KElmshorn;^G`@Wedel;_l@AHansestadt Stade;_k@VBuxtehude;^]?Neugraben-Fischbek;\G?Hausbruch;]
P?Neu Wulmstorf;\DURissen;_GOPinneberg;\GDHalstenbek;^MBEidelstedt;_DBLurup;^B@Osdorf;\EDOthmarschen;dG?Altona
;^C?Altona-Altstadt;jG?Hamburg;]DASt. Pauli;e?AEimsbüttel;\C?Rotherbaum;]?AHoheluft-Ost;\A?Harvestehude;]?AEpp
endorf;e@?Hamburg-Nord;]FDAltona-Nord;^B?Ottensen;]AEStellingen;_CENiendorf;^DCSchnelsen;\QDAlsterdorf;_AKLang
enhorn;\CBHummelsbüttel;_?FBarmbek-Nord;]C?Steilshoop;\?DDulsberg;]@@Eilbek;^@ABarmbek-Süd;`DAWinterhude;eAFHa
mburg-Mitte;_G?Hamm;`HJWilhelmsburg;]JFEißendorf;cEAHarburg;_@JSeevetal;bs@OBergedorf;^BVWinsen;^_@OGeesthacht
;]VOReinbek;]LYVolksdorf;aBHRahlstedt;\IJGlinde;aNABillstedt;_F?Horn;e@CMarienthal;f?AWandsbek;^GEFarmsen-Bern
e;]@GSasel;]DAPoppenbüttel;\m@w@Bad Segeberg;]KXBad Oldesloe;^XXAhrensburg;]{Ao@Bad Schwartau;\HDStockelsdorf;
dGBLübeck;\?p@Mölln;\GaARatekau;\O_@Neustadt in Holstein;_aCj@Wismar;aHr@Schwerin;]wAf@Parchim;^_AiAGüstrow;]e
Bv@Waren;]mA^Neustrelitz;`e@g@Neubrandenburg;`b@uCStralsund;\zBLRibnitz-Damgarten;]bA\Kröpeliner-Tor-Vorstadt;
dC?Rostock;`{F?Universitäts- und Hansestadt Greifswald;*DJDjibouti;WikGelAWaddi;]HnBTadjoura;\qAc@Obock;mZjADj
ibouti;gFDBalbala;\r@DArta;^~AtADikhil;_cAKAli Sabih;*DKDenmark;\mv@ivITønder;\mBUAabenraa;a`EuAEsbjerg;^a@qDH
olstebro;_gAj@Herning;_sA}@Viborg;]hAWSkive;VpAmBHanstholm;^}WvEHelsingør;^|@THillerød;]nMqHHjørring;]oBBFrede
rikshavn;]zBjANørresundby;c?@Aalborg;`WtBRanders;_`Bx@Silkeborg;ecC@Århus;^JFViby;\FMTilst;^_I|AHolbæk;]Ov@Rin
gsted;_Dh@Næstved;\]j@Vordingborg;]Fn@Nykøbing Falster;`t@uAKlinteby Frihed;\`DUNyborg;^oBQSlagelse;\r@w@Kalun
dborg;cjCv@Odense;`jB{AHorsens;_\PHedensted;`^JVejle;_i@ZFredericia;\BJMiddelfart;`r@BKolding;]Cn@Haderslev;^{
@bASønderborg;^cD]Svendborg;_yHoAKøge;_WWGreve;\NHSolrød Strand;`ZURoskilde;\@g@Frederikssund;]YLStenløse;^SVT
aastrup;]IDIshøj;^AGAlbertslund;\EFVallensbæk;`MAAvedøre;]HCBrøndbyvester;]@CGlostrup;_IARødovre;_PIBallerup;]
?OFarum;\@KLillerød;]A?Allerød;]MBBirkerød;_MEHørsholm;oMf@Copenhagen;^??Indre By;_?MCharlottenlund;_NLVanløse
;aG?Frederiksberg;_B@Valby;`DDHvidovre;\}LjBRønne;*DMDominica;bt~Js~ARoseau;*DODominican Republic;]j}LqrBNeiba
;`yEh@Baní;ckAc@Bella Vista;`NFBajos de Haina;cN?San Cristóbal;gUOSanto Domingo Oeste;`M?Cristo Rey;_n@a@Villa
 Altagracia;]bAVSan José de Ocoa;`j@RAzua;ahAn@Santa Cruz de Barahona;^{AuDJarabacoa;^Rh@Constanza;aaAEBonao;_
s@UCotuí;bRo@San Francisco de Macorís;bv@LLa Vega;_U_@Salcedo;`RAMoca;c`@oAPuerto Plata;]QJMonte Llano;]@n@Tam
boril;iNFSantiago de los Caballeros;^d@UVilla Bisonó;]UURío Grande;_h@PEsperanza;_RDMao;\pB{@San Fernando de M
onte Cristi;\Jz@Dajabón;\iALSan Ignacio de Sabaneta;aUdCSan Juan de la Maguana;]x@KLas Matas de Farfán;^mIeBNa
gua;\KvASabana Grande de Boyá;\AXMonte Plata;buEd@Salvaleón de Higüey;dr@f@La Romana;]LcASanta Cruz de El Seib
o;^j@AHato Mayor del Rey;\\h@Quisqueya;]l@e@Bayaguana;^r@t@Villa Consuelo;_A?Villa Francisca;gGASanto Domingo
 Este;qFBSanto Domingo;]??Ciudad Nueva;_y@BBoca Chica;dy@?San Pedro de Macorís;buDYPunta Cana;*DZAlgeria;_}d@_e
EHassi Messaoud;_nByDEl Hadjira;`hEc@Guerara;ceDfDOuargla;aCDRouissat;[oR~`@Illizi;alQbVTamanghasset;?wWcJDjan
et;ZdVd^In Guezzam;XvWmDTimiaouine;^eCgi@In Salah;]vGl@Aoulef;^tDp@Reggane;`zAeFAdrar;Z}BeDAougrout;UvB}@Charo
uine;]cBq@Timimoun;Y}AwAZaouiet ed Debarh;`qLoDEl Menia;^qDaMBerriane;cRbAGhardaïa;_Fj@Metlili Chaamba;_hY_BAï
n Sefra;cfI`FBéchar;\bBvBAbadla;[mBpDBéni Abbès;_jd@jNTindouf;^il@kp@Bou Tlelis;^VHEl Amria;^fDrAGhazaouet;^UP
Nedroma;aC^Maghnia;]}@CBeni Mester;^IOHennaya;_MDChetouane;cBFTlemcen;`BBMansoûra;]g@i@Sidi Abdelli;]N?Bensekr
ane;^h@@Remchi;_Io@Beni Saf;ao@?Aïn Temouchent;]IQEl Malah;]W@Hammam Bou Hadjar;]J~AOuled Mimoun;^z@r@Sebdou;`
qEzEMecheria;_eD`CEl Abiodh Sidi Cheikh;]mCi@Brezina;an@sBEl Bayadh;^iBgF’Aïn Deheb;aHeASougueur;cb@c@Tiaret;_
t@z@Frenda;_nCeATighenif;bd@BMascara;^d@PBou Hanifia el Hamamat;cg@~ASaïda;^lAoASfizef;\t@Y’Aïn el Berd;dV`@Si
di Bel Abbes;_A{AEs Senia;`I?En Nedjma;^IASidi ech Chahmi;`CEAssi Bou Nif;`HEBir el Djir;hPBOran;]LEMers el Ke
bir;_JA’Aïn el Turk;^cAGGdyel;`UMArzew;_CHAïn el Bya;`Ut@Sig;`s@KMohammadia;cCcAMostaganem;^_IcAEl Abadia;^BHE
l Attaf;_ZDOued Fodda;cf@BChlef;`LEEch Chettia;^JROued Sly;]?_AAbou el Hassan;^SGSidi Akkacha;^AITénès;]pAlAMa
zouna;^MG’Aïn Merane;^[x@Ammi Moussa;^v@KDjidiouia;`QEOued Rhiou;]^n@Zemoura;bf@CRelizane;]Yv@Oued el Abtal;^w
AyBBoukadir;^sA~@Lardjem;`s@ZTissemsilt;^k@s@Theniet el Had;aoDrAAïn Oussera;`^wAKsar el Boukhari;`_@q@Berroua
ghia;c^WMédéa;]@g@Chiffa;^OOBeni Tamou;aGBBeni Mered;eDHBlida;_B@Boû Arfa;^c@MBouinan;_N@Souma;`?IBoufarik;]SA
Chebli;\AWSaoula;_NDDouéra;\RGZeralda;]H\Oued el Alleug;`BOKolea;_N?Bou Ismaïl;^?`@Mouzaïa;^J?El Affroun;^j@GH
adjout;\GOTipasa;^r@ACherchell;aEbAKhemis Miliana;_?IMiliana;`p@HAïn Defla;^oEoBRais Hamidou;^PB’Aïn Benian;^G
DCheraga;qYFAlgiers;eQ?Bab Ezzouar;bACBordj el Kiffan;`KGBordj el Bahri;bEHRouiba;^AIAïn Taya;`IHReghaïa;`M@Bo
udouaou;^MGBoumerdas;\OFThenia;^eAe@Dellys;_d@b@Bordj Menaïel;\UANaciria;]M@Tadmaït;^K@Draa Ben Khedda;^SKMako
uda;]QABoudjima;_W?Timizart;]G@Arhribs;^HTMekla;^IV’Aïn el Hammam;^TML’Arbaa Naït Irathen;\@GTizi Rached;bZGTi
zi Ouzou;^EPBeni Douala;]BLTizi-n-Tleta;`^b@Bouïra;_h@j@Sour el Ghozlane;_[mADraa el Mizan;`W?Boghni;^EKMaâtka
s;^?ITirmitine;^h@JTizi Gheniff;]NIChabet el Ameur;\REBeni Amrane;_?TLakhdaria;\j@OArbatache;_?GOuled Moussa;^
DEOuled Haddaj;_@JKhemis el Khechna;_TDMeftah;_@QDar el Beïda;a^?Birkhadem;bIFBaraki;^@JSidi Moussa;`KHLarbaâ;
^F@Ouled Slama Fouaga;_D@Bougara;^uBp@Aïn Bessem;^p@dAChellalat el Adhaouara;^f@z@Birine;^cCEAin el Hadjel;`Tk
@Sidi Aïssa;]sAQMelouza;bBxCBou Saâda;^@hA’Aïn el Melh;^lAbAFeidh el Botma;^lB^’Aïn el Bell;dGaADjelfa;^m@m@Da
r Chioukh;azAa@Hassi Bahbah;`lC[Ksar Chellala;^nBk@Mehdia daira de meghila;^yCbEEl Idrissia;^u@a@Charef;bMbDLa
ghouat;axC}@Aflou;awGGMessaad;auJwFBarika;_AdCTolga;`~@x@Ouled Djellal;_LFSidi Khaled;^uDgASidi Okba;d`@SBiskr
a;`a@iBAïn Touta;_yAVArris;]_@rBZeribet el Oued;]e@~EReguiba;_zCmAEl Meghaïer;^MrADjamaa;^CDSidi Amrane;cKlATo
uggourt;_AATebesbest;^AMMegarine;]{@RTaïbet;_qAoAGuemar;cKXEl Oued;^INRobbah;_Go@Debila;diFwJTébessa;`hAXCheri
a;a}@hBBir el Ater;^bFuCKaïs;bk@HKhenchela;bq@gAAïn Beïda;`v@OOum el Bouaghi;^`@eA’Aïn Abid;^k@QOued Zenati;_w
@c@Héliopolis;b@FGuelma;]O?Boumahra Ahmed;_C`ASedrata;_y@HM’Daourouch;`LwBDrean;`SCBesbes;cSpASouk Ahras;_c@bA
Ouenza;^n@NEl Aouinet;^j@n@Meskiana;^w@b@Hammamet;^aBaHEl Kala;^hBXBen Mehidi;eZYAnnaba;^DREl Hadjar;_BCSidi A
mar;^TBAhmed Bel Hadj;]^GBerrahal;^bARAzzaba;cf@[Skikda;bdFJJijel;`[HDistrict of Taher;_iABEl Milia;^y@s@Collo
;^ENKerkera;^IPTamalous;^g@d@El Arrouch;^XVZighout Youcef;]LNDidouche Mourad;aFFHamma Bouziane;^t@UGrarem;]L?S
idi Mérouane;`?LMila;^o@b@Aïn Smara;^\\Telerghma;`k@YAli Mendjeli;fGUConstantine;aOREl Khroub;_c@x@Aïn Fakroun
;`z@MAïn M’Lila;^YVAïn Kercha;_vAvATazoult-Lambese;ePOBatna;_r@MMerouana;^z@LN’Gaous;^GURâs el Aïoun;cG_BEl Eu
lma;_{@DTadjenanet;`c@GChelghoum el Aïd;^l@q@Fedj M’Zala;_SIRouached;\bBEBabor;^pBOBarbacha;^Wn@Bougaa;d_AZSét
if;]R?Aïn Arnat;`@t@Aïn Oulmene;]@LSalah Bey;_k@D’Aïn Azel;_~AWRâs el Oued;ct@YBordj Bou Arreridj;^[`@Bordj Gh
dir;bfAd@M'Sila;cQeAEl Achir;]b@EMansourah;]Vw@Chorfa;]iBRBordj Zemoura;]`@w@Seddouk;]_@AFeraoun;]IOAmizour;^F
GEl Kseur;^PDel hed;]\HChemini;_PZAkbou;\B?Ighram;^d@y@Freha;^I@Azazga;cmCCBéjaïa;*ECEcuador;VpwP~DPuerto Vill
amil;ZoGKPuerto Baquerizo Moreno;[jC_@Puerto Ayora;]ufAuKSan Lorenzo de Esmeraldas;d`D`AEsmeraldas;?sB^Santo D
omingo de Onzole;_nA|ARosa Zarate;\lBw@Muisne;YDjBPedernales;fmD~@Santo Domingo de los Colorados;rcCCQuito;^Mc
@Pomasqui;^e@w@Otavalo;\GSAtuntaqui;dSCIbarra;aoA{ATulcán;^tAxCCayambe;?}@rASardinas;\EzBTena;]vCaBMachachi;\X
xAPujilí;dOELatacunga;\MnAPelileo;fLOAmbato;dFrARiobamba;]cCc@Puyo;]VbDMacas;\bCrBGualaceo;^L]Azogues;\?kBAlau
sí;\vAqAMontalvo;al@@Babahoyo;^KhANaranjito;g{ApCCuenca;_bA_BLa Troncal;^v@r@Naranjal;kt@_BGuayaquil;eIEEloy A
lfaro;bq@GMilagro;^REYaguachi Nuevo;]F[Samborondón;^n@EEl Triunfo;c@MDaule;_MaBBalzar;^_@d@Vinces;_y@WVentanas
;]{A\Guaranda;dzAoBQuevedo;\m@QLa Maná;]X@Valencia;_v@PEl Empalme;\fBe@Calceta;_M]Chone;_`ASBahía de Caráquez;
d|@dAManta;\MRMontecristi;^Oz@Jipijapa;\_@MSucre;eDk@Portoviejo;]k@vCPedro Carbo;^^`DPlayas;^[NPosorja;_xB_BSa
nta Elena;aH?La Libertad;_FCSalinas;_oC|FHuaquillas;?{EhFPalanda;\tA_ACariamanga;\VaCPiñas;]lAYArenillas;_UQSa
nta Rosa;e?g@Machala;^YCGuabo;_CPPasaje;?cCZSan Felipe de Oña;\h@fBCatamayo;e_@?Loja;\q@LZamora;XiAcCGualaquiz
a;?_FsETaisha;?yAy@Montalvo;RaI_FNuevo Rocafuerte;]zIm@Boca Suno;_[q@Puerto Francisco de Orellana;?`B_CPuerto
 Libre;?cF|@Tarapoa;]lBi@Nueva Loja;*EEEstonia;\gzCurJPirita;\[?Maardu;bVFLasnamäe;ZgCjBPaide;VwBwAKadrina;^aFM
Kohtla-Järve;`wDBNarva;abHfETartu;[y@lBVõru;\|GiBViljandi;_xEEPärnu;[pKZKuressaare;[qEiCHaapsalu;^iF_BKristiin
e;`DBMustamäe;_ABNõmme;`FGHaabersti;`IEPõhja-Tallinn;lI@Tallinn;`A?Kesklinn;*EGEgypt;YsdEujCAbu Simbel;^m^XHal
a'ib;[rEuDShalateen;ddJ_q@Arīsh;^}@QAsh Shaykh Zuwayd;_YKRafaḩ;^tFr@Bi’r al ‘Abd;`~JkBBalţīm;`TCAl Burj;`a@t@A
l Ḩāmūl;^RRSīdī Ghāzī;gWn@Al Maḩallah al Kubrá;^h@?Quţūr;dB[Kafr ash Shaykh;]AYAr Riyāḑ;_^ESīdī Sālim;_Kj@Qill
īn;_h@IAr Raḩmānīyah;_MLShubrākhīt;cJSDisūq;_X_@Muţūbas;eRURosetta;cVPIdkū;_n@?Abū Qīr;`Q\‘Izbat ‘Alī as Sayyi
d;bBDKafr ad Dawwār;mh@MAlexandria;`mATAbū Ḩummuş;ao@UFuwwah;^DBAl Maḩmūdīyah;eH\Damanhur;`Mf@Ad Dilinjāt;ap@O
Ḩawsh ‘Īsá;`V?Abū al Maţāmīr;]Rn@An Nūbārīyah;_w@x@Madīnat Wādī an Naţrūn;a_@@Madīnat as Sādāt;^g@i@Badr;`@c@K
awm Ḩamādah;aDYĪtāy al Bārūd;a[IBasyūn;aAVKafr az Zayyāt;aWZTalā;gKUTanta;_YFAs Sanţah;`Ed@Quwaysinā;`NMBirkat
 as Sab‘;ab@DAsh Shuhadā’;dUHShibīn al Kawm;aFTSirs al Layyānah;bFEMunūf;`UFAl Bājūr;c[EBanhā;`CTŢūkh;^Gg@Kafr
 Shukr;bUDMinyā al Qamḩ;`USAl Qanāyāt;fGDZagazig;aVl@Mashtūl as Sūq;cc@KBilbeis;_WWAbū Ḩammād;_U?At Tall al Ka
bīr;aHOAl Qurayn;a\IHihyā;`DIAl Ibrāhīmīyah;_MMKafr Şaqr;cGJAbū Kabīr;bY?Fāqūs;^Rg@Awlād Şaqr;]`@ATimayy al Im
dīd;bLJAs Sinbillāwayn;aBXDiyarb Najm;bf@FZefta;cCAMīt Ghamr;_Ek@Aga;aHCSamannūd;`K[Nabarūh;^g@DMaḩallat Daman
ah;gVDAl Mansurah;b?AŢalkhā;bB_@Bilqās;aZFBiyalā;euBq@Damietta;_LBKafr al Baţţīkh;`JEDumyāţ al Jadīdah;\?LKafr
 Sa‘d;_GDFāraskūr;]FFMīt Abū Ghālib;^OEAr-Rawḍah;_G\Mīt Salsīl;_D?Kafr al Kurdī;^VMAs Sarw;^@DAz Zarqā;aV@Shir
bīn;aWLMinyat an Naşr;bHFDikirnis;_GPAş Şalāḩāt;^o@DŞān al Ḩajar al Qiblīyah;c_@i@Al Maţarīyah;bPBAl Manzalah;
bNCAl Jammālīyah;_BaA‘Izbat al Burj;h{An@Port Said;^ApAAl Qanţarah;]x@IMunsha‘at Abū ‘Umar;_RHAl Ḩusaynīyah;^e
@x@Abu Suweir-el-Mahatta;]b@@Al Qaşşāşīn;`AMAş Şāliḩīyah al Jadīdah;faADIsmailia;^Gx@Fāyīd;_EnCAl ‘Ayn as Sukh
nah;_BAAin Sukhna;`|Er@Al Wāsiţah;^GMAţfīḩ;`E]Aş Şaff;_BKAl ‘Ayyāţ;aAm@Al Badrashayn;cBIAl Ḩawāmidīyah;aHIAbū
 an Numrus;dSTḨalwān;a_A{@El Shorouk;^S?Badr;dE_@Al ‘Āshir min Ramaḑān;ajAPAl Khānkah;cUCAl-'Ubūr;e@f@New Cairo
;eDAAl Qāhirah al Jadīdah;fVUAl Khuşūş;eFJḨadā’iq al Qubbah;gCBMadīnat an Naşr;uH@Cairo;mFHGiza;`CIBūlāq Abū a
l ‘Ilā;iCMShubrā al Khaymah;cFIQalyub;aUYShibīn al Qanāţir;^TDQahā;aLPAl Qanāţir al Khayrīyah;]D@Manshīyat al
 Qanāţir;bXWAshmūn;aCv@Ash-Shaykh Zāyid;bUAKirdāsah;aEQAwsīm;ePz@6th of October City;ar@rBIţsā;fIMAl Fayyum;]v@
MYūsuf aṣ-Ṣiddīq;aWBIbshawāy;be@ISinnūris;aQMŢāmiyah;`BlAIhnāsyā al Madīnah;`O?Ihnāsīyah;eOBBanī Suwayf;bEOBūs
h;^@TNew Bani Sewif City;^@@Banī Suwayf al Jadīdah;aVTBibā;bPRAl Fashn;bJ`@Maghāghah;^LIAl ‘Idwah;bGh@Banī Maz
ār;aDLMaţāy;`McBSumusţā al Waqf;_??Sumusţā as Sulţānī;_L`EBanī ‘Ubayd;aKBAbū Qurqāş;cXkASamālūţ;eIj@Minya;\I?A
l-Minyā al-Jadīdah;_eMu@Ras Gharib;_kBVEl-Tor;_~DmDZaafarana;gXkDSuez;ZiKhHDahab;_`@nBSharm el-Sheikh;`lAhFSaf
aga;dXeBHurghada;dvEzEQina;aEn@Qūş;^FBNaqādah;]GDJarājūs;]KYQifţ;]Zp@Az Zaynīyah Qiblī;fFHLuxor;_?GAţ Ţārif;aR
VArmant;^@FŢūd;]UOAl Bayāḑīyah;fPhAEsna;]yIcDAl Quşayr;[yBpEMarsa Alam;fbKrBKom Ombo;`DLDarāw;fB~@Aswān;aBqDEd
fu;\ALAr Radīsīyah Qiblī;^`@o@Al Başalīyah Baḩrī;]FGAs Sibā‘īyah;ahLKAl-Khārijah;a?g@Al Khārjah;\uHeCAbū Ţisht
;^_ADAl Waqf;`IEDishnā;`l@LNag Hammâdi;aNAFarshūţ;`^c@Al Balyanā;_KGDār as Salām;c`@KGirga;alAaAJuhaynah;b?SŢa
hţā;a`@UAl Ghanāyim;`Ac@As Sāḩil;bB@Abū Tīj;^KNŞidfā;`GCAl Badārī;bANŢimā;`a@h@Al Marāghah;^MFSāqultah;dCRSoha
g;cK?Akhmīm;aINAl Minshāh;]vBqCAn Nāşirīyah;dfAgBMallawī;`APDayr Mawās;bFNDayrūţ;bAVAl Qūşīyah;b]XManfalūţ;bc@
FAbnūb;gEPAssiut;Y`SVQaşr al Farāfirah;^iExHMūţ;]rTeVSīwah;\}ShDAl Bawīţī;^tAwOEl Dabaa;_cFZBurj al ‘Arab al J
adīdah;]DABurj al ‘Arab;\^HAl Ḩammām;clLcBMarsá Maţrūḩ;]bCKAn-Najaylah;\zG[As Sallūm;_yCKSīdī Barānī;*EHWester
n Sahara;XtgByhCBir Ghandouz;X{@xABir Ganduz;YgHBTichla;SmD@Zug;Tg[{\Bir Lehlou;V|GuCHaouza;drLGLaayoune;^l@FE
l Marsa;V_CtCBu Craa;[uIf@Meharrize;R~IzOMijek;W|AaCOum Dreyga;UnHaDJraifia;Tw@jEBir Anzarane;bzGh@Dakhla;_eHi
NBoujdour;TaCqALemsid;*EREritrea;_ycFkxAHimora;\cEaDBarentu;Zy@wAAk’ordat;aqBm@Keren;VyHRDehalak’ Kebīr;]lBLMa
ssawa;mjBt@Asmara;[yAbBAdi Keyh;\nBIMendefera;[}P~DEdd;]qEvDAssab;*ESSpain;^lfBspDPuerto de la Cruz;][KTacoron
te;cQALa Laguna;dMBSanta Cruz de Tenerife;]VVCandelaria;\FFGüimar;_~@d@Adeje;]HQGuía de Isora;aSTArona;\K?San
 Miguel De Abona;_GCGranadilla de Abona;]CFSan Isidro;_G}@La Orotava;_J@Los Realejos;^@?Realejo Alto;]V@Icod de
 los Vinos;]pFy@Los Llanos de Aridane;\_@CSanta Cruz de la Palma;Y^lDValverde;]eMcAGáldar;`Ol@San Bartolomé de
 Tirajana;]^FMogán;ae@ESanta Lucía;^H\Maspalomas;\A?Playa del Ingles;]a@]Carrizal;^F?Agüimes;\HWSanta Brígida;
bOFTelde;^@LIngenio;fAc@Las Palmas de Gran Canaria;a@ECentro;^P@Arucas;\}JoDSan Bartolomé;]FFTías;^BFPuerto de
l Carmen;\RGYaiza;^PzAPuerto del Rosario;]LULa Oliva;]b@r@Pájara;`oByBArrecife;]@STeguise;]um@cl@Conil de la F
rontera;_Rq@Puerto Real;a@HSan Fernando;aKJChiclana de la Frontera;d?u@Jerez de la Frontera;aPREl Puerto de Sa
nta María;^XERota;bMPCadiz;]tDoCLepe;\IECartaya;\Y@Aljaraque;cO?Huelva;]SAMoguer;]oAjBChipiona;`QGSanlúcar de
 Barrameda;^u@[Lebrija;\[KLas Cabezas de San Juan;^T}@Coria del Río;_@IMairena del Aljarafe;]zANAlmonte;\yAUBor
mujos;]C?Tomares;\?CCastilleja de la Cuesta;^CACamas;]@FSan Juan de Aznalfarache;gMCSevilla;^@ULa Rinconada;\D
DLa Algaba;ZlBuAAracena;?|BPSanta Bárbara de Casa;]XvBIsla Cristina;]PAAyamonte;Xo@iFVillanueva del Fresno;\uC
IZafra;^Aq@Almendralejo;`Mo@Mérida;\v@@Montijo;cdADBadajoz;awBwBCáceres;_w@mBPlasencia;VjCOCilleros;\s@aBCiuda
d Rodrigo;UYoCFermoselle;`f@uFPonferrada;a~D{ALugo;]I`BMonforte de Lemos;bdAb@Ourense;^rBoARibeira;]aANLalín;b
vAk@Santiago de Compostela;\?NTeo;]KTA Estrada;_t@PVilagarcía de Arousa;]VIBoiro;^TRSanta Uxía de Ribeira;\c@p
ANigrán;\?s@Sanxenxo;eQ`@Vigo;]BIMoaña;]FBCangas do Morrazo;\Qe@Poio;]@JMarín;aKGPontevedra;^E\Redondela;\@VPo
rriño;]WAPonteareas;\ZVTui;^HgFCarballo;^c@QArteixo;^e@EOleiros;dNGA Coruña;]INCambre;^F?Culleredo;`_@e@Ferrol
;_GCNarón;\wB_@Viveiro;\oE~ACangas del Narcea;_{CMMieres;]OKLa Felguera;_A@Sama;d^KOviedo;\Hc@Corvera de Astur
ias;aDAAvilés;es@@Gijón;]B?Natahoyo;\yDVLlanes;`kCLTorrelavega;\m@IEl Astillero;^JACamargo;cOKSantander;^sBPCa
stro-Urdiales;ey@VBilbao;`A@Santutxu;_E@Basauri;\LRLaudio / Llodio;\m@OAmorebieta;^TAGaldakao;\@WMungia;^ZBLei
oa;]CDErandio;bB?Barakaldo;^BASestao;_BCSanturtzi;_A@Portugalete;aAEAlgorta;a?AGetxo;\y@KBermeo;\GRGernika-Lum
o;^I\Durango;\YCErmua;^E@Eibar;]{@SZarautz;\Q\Tolosa;\KYOria;\?ALasarte;]G?Hernani;_OGErrenteria;`UEIrun;\@EHo
ndarribia;\XFPasaia;cFBDonostia / San Sebastián;]a_@tGPalafrugell;\DLPalamós;]IqARoses;\hG^Berga;]uARManlleu;\
BKVilaseca;_@XVic;^o@q@Olot;_}AQFigueres;]d@\Banyoles;bIZGirona;^D@Salt;]o@d@Sant Feliu de Guíxols;\|@NTordera
;_Y?Lloret de Mar;_JDBlanes;\HBMalgrat de Mar;bz@TMataró;\UGArenys de Mar;]SECalella;^GCPineda de Mar;\f@KSant
 Celoni;\XHCardedeu;\PRMontornès del Vallès;`CMGranollers;\@ACanovelles;\TACaldes de Montbui;\KJParets del Val
lès;`BDMollet del Vallès;]D@Santa Perpètua de Mogoda;^J@Barberà del Vallès;d@CSabadell;\D@Sant Quirze del Vall
ès;]?QCastellar del Vallès;ar@UManresa;]Id@Esparreguera;]C?Olesa de Montserrat;dYETerrassa;aANRubí;\GTSant Jus
t Desvern;^@@Sant Joan Despí;_@ASant Feliu de Llobregat;^FASant Vicenç dels Horts;]AEMolins de Rei;^PIMartorel
l;^GBSant Andreu de la Barca;^^h@Sitges;^FCSant Pere de Ribes;`g@CCastelldefels;`GEViladecans;_@?Gavà;aGESant
 Boi de Llobregat;`I@El Prat de Llobregat;a@CCornellà de Llobregat;_AEEsplugues de Llobregat;dABL'Hospitalet de
 Llobregat;]EASants - Badal;^A@la Marina de Port;cAASants-Montjuïc;_@?Sants;\??La Bordeta;\?AHostafrancs;`A?la
 Nova Esquerra de l'Eixample;aBALes Corts;_??Barri de les Corts;]@@la Maternitat i Sant Ramon;]?CSarrià;]AALa
 Bonanova;\?@Las Tres Torres;cA?Sarrià-Sant Gervasi;_??Sant Gervasi - Galvany;^?Ael Putxet i el Farró;\??Vallca
rca;aHKSant Cugat del Vallès;`ICCerdanyola del Vallès;^CHHorta;\A?la Guineueta;cA?Nou Barris;^??la Prosperitat
;cA?Sant Andreu;`??Barri de Sant Andreu;\@Ales Roquetes;_BIRipollet;^CBMontcada i Reixac;bEDSanta Coloma de Gr
amenet;_A@Llefià;_?@Sant Adrià de Besòs;]?Bel Besòs i el Maresme;^B@el Poblenou;]?AProvenals del Poblenou;d?AS
ant Martí;^??la Verneda i la Pau;^??Sant Martí de Provençals;^@?La Sagrera;]??Navas;]@APorta;]@?Vilapicina i l
a Torre Llobeta;\??el Turó de la Peira;^@@El Carmel;cA?Horta-Guinardó;^??el Guinardó;^?@el Camp d'en Grassot i
 Gràcia Nova;]??el Baix Guinardó;b@@Gràcia;`??la Vila de Gràcia;`A?Sagrada Família;_??Dreta de l'Eixample;_AAe
l Camp de l'Arpa del Clot;^A?el Clot;\?Dla Barceloneta;]@?Barri Gòtic;]??Sant Pere, Santa Caterina i La Ribera
;^?AFort Pienc;jB?Barcelona;d??Eixample;_??l'Antiga Esquerra de l'Eixample;_?@Sant Antoni;bA?Ciutat Vella;_??e
l Raval;_@@Poble Sec;dQOBadalona;]MEEl Masnou;^IAPremià de Mar;]CCVilassar de Mar;^aHlHCiutadella;]nC\Alcúdia;
_Qv@Manacor;\JRFelanitx;^_FsAMaó;`~I~@Calvià;\UCSon Rapinya;\BFSant Agustí;fICPalma;^o@NLlucmajor;_^YMarratxí;
^c@SInca;\U_@Pollença;^zNuBVinaròs;^qEhHSanta Eulària des Riu;]l@?Sant Antoni de Portmany;_YLIbiza;_fGLDenia;^
l@OOliva;]_@v@Calp;^Y[Javea;]j@b@Altea;`NJBenidorm;]EGl'Alfàs del Pi;\DEla Nucia;^RRVillajoyosa;^`@NEl Campell
o;]H@Mutxamel;]ABSant Joan d'Alacant;eFHAlicante;^P^Santa Pola;\PRGuardamar del Segura;]XCAlmoradí;]KBRojales;
dEa@Elche;]LQAspe;^?ENovelda;`o@CSan Vicent del Raspeig;]Fm@Ibi;`j@\Elda;_c@cAOntinyent;`[TAlcoy;ay@s@Gandia;\
PSTavernes de la Valldigna;]CSCullera;^JESueca;^X@Algemesí;_AFAlzira;]BDCarcaixent;\LUCarlet;^?n@Xàtiva;\@sBL'
Eliana;]FBRibarroja del Turia;]DOLlíria;]IDLa Pobla de Vallbona;`w@OSagunto;]DJPuçol;`KCGrao de Murviedro;\PLM
assamagrell;]LBMoncada;]JGBétera;_INBurjassot;_@DMislata;]B?Quart de Poblet;`?CPaterna;^B@Manises;^?DAlaquàs;^
?AAldaia;a@DTorrent;^GEXirivella;hI?Valencia;]EEAlboraya;^HRCatarroja;]CCAlfafar;\B?Benetússer;]BAPaiporta;\?D
Albal;]FFPicassent;]I?Silla;^aAiBBurriana;_BIVila-real;]GAAlmassora;cAGCastelló de la Plana;\WKBenicàssim;\JNE
l Grao;^sAyABenicarló;SfDUCantavieja;]]pBOnda;\YyEAlcañiz;]mCbAAmposta;\CPSant Carles de la Ràpita;^Ne@Tortosa
;buBeAReus;^HPCambrils;\cAOTorredembarra;]p@FVila-seca;^@DSalou;\G?La Pineda;cMGTarragona;]?a@Valls;^w@LEl Ven
drell;]GBCalafell;`_@CVilanova i la Geltrú;_DYVilafranca del Penedès;_Nm@Igualada;\YJPiera;\xBYTàrrega;\`A[Bal
aguer;cd@`@Lleida;Yc@wEVielha;OdC\Puértolas;\K~BMonzón;\JYBarbastro;`jBSHuesca;TbAwBEcho;]lDQBurlata;]BBSegund
o Ensanche;d?APamplona;]@@Primer Ensanche;]@?Iturrama;\??Ermitagaña;]B?Barañáin;]x@bBCalahorra;^iAp@Tudela;\{A
MEjea de los Caballeros;gs@|AZaragoza;]JDMontecanal;bECDelicias;]AAAlmozara;^DBOliver-Valdefierro;\LMUtebo;Xz@
|CCalamocha;QfCNCorduente;]cAeBCalatayud;_dDqASoria;X`@hCSigüenza;afBvAGuadalajara;^TJAzuqueca de Henares;S[uG
Palacios de la Sierra;cgCeBLogroño;]FuBArrasate / Mondragón;db@h@Gasteiz / Vitoria;_v@^Miranda de Ebro;`nC`AGa
monal;cDBBurgos;abD`APalencia;K_ByCBerzosilla;Z`DAGuardo;^xCb@San Andrés del Rabanedo;bI@León;\AIVillaquilambr
e;]V`CBenavente;e_EbAValladolid;]?NLaguna de Duero;]d@t@Medina del Campo;`dDg@Zamora;cOjBSalamanca;`_E|@Ávila;
\qBNEl Escorial;\BASan Lorenzo de El Escorial;`EgASegovia;^uAoCAranda de Duero;`|@lECollado-Villalba;^?JGalapa
gar;]M?Torrelodones;__@OColmenar Viejo;_KJTres Cantos;aOFSan Sebastián de los Reyes;]YGAlgete;bEZTorrejón de A
rdoz;`E^Arganda;`LERivas-Vaciamadrid;]EKMejorada del Campo;^P?Casco Histórico de Vicálvaro;`DBVilla de Valleca
s;]NDButarque;_KACasco Histórico de Vallecas;`?EVallecas;]A?Santa Eugenia;_DAPalomeras Sureste;^@?Portazgo;d@?
Puente de Vallecas;_?@Palomeras Bajas;^@?Entrevías;_?ASan Diego;^@APacífico;b?ARetiro;]A?Estrella;\??Niño Jesú
s;]?@Adelfas;_A?Numancia;\A?Fontarrón;b?AMoratalaz;\@?Media Legua;]?AFuente del Berro;_A?Ventas;^BAGoya;]?@Ibi
za;c@ASalamanca;]??Lista;\??Castellana;_AAGuindalera;^??Prosperidad;\?ACiudad Jardín;^@?El Viso;c?AChamartín;^
??Hispanoamérica;]??Nueva España;\?ACastilla;`E?Pinar del Rey;d?BCiudad Lineal;]?@Quintana;]??Concepción;\??Sa
n Pascual;^C?Simancas;_@CCanillas;\??Piovera;c?AHortaleza;^EBCanillejas;c@@San Blas-Canillejas;]?BArcos;`BAPue
blo Nuevo;^?BMarroquina;\??Vinateros;\C@Valdebernardo;`C?Vicálvaro;^AERosas;_K@San Fernando de Henares;aD?Cosl
ada;_BIBarajas de Madrid;\ABRejas;]B?Alameda de Osuna;bHSAlcobendas;`?JValdefuentes;\B@Apostol Santiago;^@?Pin
ar de Chamartín;]??Costillares;d@CFuencarral;`??Valverde;]BIEl Goloso;dDHFuencarral-El Pardo;_CBPilar;^@CMiras
ierra;^CBLa Paz;]A@Almenara;]?@Castillejos;c@?Tetuán de las Victorias;]??Berruguete;^?AValdeacederas;_B?Peña G
rande;^??Valdezarza;^ABBellas Vistas;]?@Vallehermoso;^A?Rios Rosas;^?ACuatro Caminos;]ABAlmagro;c@?Chamberí;]?
?Trafalgar;r?@Madrid;c??Madrid Centro;\??Justicia;\A?Recoletos;^?BDelicias;]??Palos de Moguer;c@?Arganzuela;_?
AEmbajadores;_??Lavapiés;^@@Acacias;]@AImperial;]AAPalacio;^?AUniversidad;]??Arapiles;]??Gaztambide;]@?Argüell
es;_@BPuerta del Angel;_?@San Isidro;\@?Cármenes;_@?Lucero;bCGMoncloa-Aravaca;\@CCiudad Universitaria;^F?Arava
ca;aDDPozuelo de Alarcón;aJKLas Rozas de Madrid;\P?Villanueva del Pardillo;\FFVillanueva de la Cañada;`YCMajad
ahonda;`@LBoadilla del Monte;dCNMóstoles;^FGVillaviciosa de Odón;^BPArroyomolinos;\QBHumanes de Madrid;bK@Parl
a;cBGFuenlabrada;cDMAlcorcón;]CGCampamento;`E@Las Águilas;cAHLeganés;_AGBuenavista;`@CAluche;dA?Latina;_?@Vist
a Alegre;_A?Puerta Bonita;^A?Abrantes;]C@Orcasitas;d@CCarabanchel;^??Opañel;^A?Moscardó;]??Comillas;\?@Pradolo
ngo;]A?Almendrales;c?AUsera;]??Chopera;]A?Legazpi;]?BSan Fermín;^@@Los Angeles;_A?Los Rosales;\?BSan Cristobal
;b@AVillaverde;cDFGetafe;_ELPinto;\?ZSeseña;]\CIllescas;`q@PAranjuez;aN_@Valdemoro;]KDCiempozuelos;\IISan Mart
ín de la Vega;axAdAToledo;QbBhANavas de Estena;]eB_DNavalcarnero;abD`ATalavera de la Reina;\xDuABéjar;\k@bBNav
almoral de la Mata;XaBnCHerrera del Duque;_`Dh@Don Benito;]KCVillanueva de la Serena;ZWlCAzuaga;\eDUPozoblanco
;__DbAAndújar;`JaCPuertollano;ac@{@Ciudad Real;\GDMiguelturra;\w@UDaimiel;]o@LManzanares;^@n@Valdepeñas;]nAbCB
ailén;`[?Linares;\Cc@La Carolina;^q@t@Úbeda;`mAi@Campiña;UaByAAlcaraz;\aAkBLa Roda;^vAKVillarrobledo;^rATTomel
loso;\j@j@La Solana;^EyAAlcázar de San Juan;\QACampo de Criptana;dn@wEAlcalá de Henares;\eA|ATarancón;`oDKCuen
ca;NcC\Fuentelespino de Moya;^gAuATeruel;]AjDRequena;^m@hDVillena;]l@m@Almansa;cvCWAlbacete;^_@~AHellín;^^nACa
ravaca;\KBCehegín;\}@HMula;\e@OArchena;`QLMolina de Segura;]DBLas Torres de Cotillas;^b@i@Cieza;]So@Jumilla;^i
@YYecla;^{@fACrevillente;\n@d@Santomera;bUCOrihuela;\KGCallosa de Segura;^LjATorre-Pacheco;^UMSan Javier;\@LLo
s Alcázares;^GZAtamaría;\LCLa Unión;dRBCartagena;\@EBarrio de Peral;^~@DMazarrón;fc@mAMurcia;_PBAlcantarilla;]
h@VAlhama de Murcia;^LNTotana;\vAjAHuercal-Overa;ao@w@Lorca;^Wr@Águilas;]vHTGuadix;\e@xABerja;]LRAdra;ai@EEl E
jido;ag@BRoquetas de Mar;]DMVícar;dc@AAlmería;^q@YNíjar;]nBgBBaza;\jCcBBaeza;]bBt@Martos;bc@IJaén;]X|@Alcalá l
a Real;\s@l@Albolote;]EBMaracena;]IPZubia;dDMGranada;\JHLas Gabias;]G?Armilla;`UlAMotril;^`@BAlmuñécar;]b@CNer
ja;\NATorrox;\m@uASantafé;\EEAtarfe;]zAHLoja;aIlAVélez-Málaga;]AFTorre del Mar;_d@BRincón de la Victoria;gZ?Má
laga;_Z{@Antequera;_MmALucena;]\c@Montilla;]g@VCabra;]o@DPriego de Córdoba;]Vc@Baena;exAu@Córdoba;^?bBPuente-G
enil;_|@]Écija;]f@_@Palma del Río;]|A`AMairena del Alcor;]ECEl Viso del Alcor;^MOCarmona;]We@Lora del Río;]U`A
Marchena;^Dh@Morón de la Frontera;]R[El Arahal;`x@OAlcalá de Guadaira;bNJDos Hermanas;`[PUtrera;_ZDLos Palacio
s y Villafranca;^UpAArcos de la Frontera;__C@Ronda;\McBOsuna;]qAvBAlhaurín el Grande;]LCCoín;cXZMarbella;`r@PE
stepona;^_@KSan Pedro Alcántara;\zAe@Ubrique;]|A`BBarbate;b}AJAlgeciras;]FILos Barrios;`[@La Línea de la Conce
pción;^DGSan Roque;aK~@Ceuta;\x@WTarifa;aeEiBFuengirola;`IKBenalmádena;aL?Mijas;]AUCártama;^MHAlhaurín de la T
orre;`KFTorremolinos;\FBArroyo de la Miel;a_IdGMelilla;]mL}NSan Pedro del Pinatar;]?EPilar de la Horadada;aUUT
orrevieja;*ETEthiopia;\i|G}b@Kahandhale;^dAuAFadhigaradle;_QOLasoano;]{A_@Raqo;]BQGolwayn;]dA^El Bahay;^Pg@Nee
fkuceliye;fHsAWarder;^sC^Yamarugley;][OWaal;_i@|@Qorof;]xAZDigih Habar Es;_bNcJDegeh Bur;]h@{DHartīshēk;]`@qAG
edeb;fjAj@Jijiga;]d@_@Chinahsen;]x@TFunyan Bīra;_A`@Babīlē;ch@OHarar;^K]Felana;e|@YDire Dawa;]|@d@Chelenko;^VP
Deder;`qBO‘Alemaya;_nJnAĀwash;_yBPBedēsa;^r@NGelemso;^eAu@Āsbe Teferī;]m@YHīrna;^bAAMī’ēso;[T{DGawanē;coJh@Āra
bī;_pEaIAsaita;_tAk@Samara;^MJDubti;^R?Logīya;]j@|@Mīlē;bhFqAWeldiya;]Ge@Robīt;_rBALalibela;esBrDDessie;^Ia@Hā
yk’;^DiAMersa;]iALSifra;_?pABatī;bv@TKombolcha;]I^Harbu;_Of@Kemisē;^MhAĀt’aye;^GhAAbomsa;_NARobit;`HGKobo;]d@w
@Mehal Mēda;]|Bl@‘Alem Ketema;]qAeBWere Īlu;^hFo@Mertule Maryam;^?|DDayē;_LqBBichena;]t@f@Lumamē;cf@SDebre Mar
k’os;`[qCMot’a;]aB[Wegeda;^wAyAFilakit;_`AKNefas Mewch’a;^rAoAIbnat;bDv@Debre Tabor;_~@MWerota;^Og@Ādīs Zemen;
]l@s@Maksenyit;e^|CBahir Dar;_e@TT’īs Isat;_Rh@Ādēt;_|@]Mer’āwī;^j@JGurbetē;`VPDangila;]xBAMambuk;]?|BDibate;]
oAxCĀyana;`VwEChagni;]kAWĀdīs K’idamē;_GNInjibara;]D\Ginja Bet;]@?Gimja Bēt Maryam;]Mh@Shendi;`_AKFinote Selam
;_f@?Burē;]H]Tīlīlī;^{Az@Dembech’a;^jAbEShambu;]eAlBGēdo;crDKNek’emtē;^QaBGutin;^rHm@Mendī;_oAz@Nejo;`aA`AGimb
i;`p@lDMetu;`cChEBonga;duBkAJimma;`b@c@Āgaro;_z@yBBedelē;]wBfASuntu;csDlBHosa’ina;]j@RGīmbīcho;]oBoAWorabe;`GB
Ciro;]v@~ADamboya;aYDK’olīto;auBEArsi Negele;]BHKuyera;av@cDButajīra;^SHInsēno;aq@ZZiway;aSk@Mek’ī;^Eq@Dēra;an
DYWaliso;ad@p@Welk’īt’ē;^wAmATulu Bolo;_LgAGīnch’ī;bz@HHāgere Hiywet;^P@Guder;]M}BKachīsī;_qBg@Gebre Guracha;`
aA?Fichē;sCzCAddis Ababa;bXRSebeta;bGWBurayu;_^EGenet;]RFĀdīs ‘Alem;dsBv@Bishoftu;`[^Mojo;^}@OWelench’ītī;]pA_
BSendafa;]u@c@Sheno;co@eADebre Birhan;]mAzCMetahāra;]vArBSīrē;^r@YWonji;\K?Wenjī;f@SNazrēt;]~@p@‘Alem T’ēna;cc
@dAĀsela;^Sc@Īteya;^WCHuruta;]]hBGobēsa;]dAYSagurē;_Sj@Bek’ojī;^uCpABale Robe;`BRGoba;_zCOĀsasa;_BVDodola;]eCn
BMena;at@zENegēlē;_dCwAShakiso;_MWKibre Mengist;]pBRKercha;``@\Hagere Maryam;^^tCYabēlo;_WaGYirga Ch’efē;]`@PK
ele;`mAgBWendo;cRb@Dīla;]HRWenago;_Ks@Ch’iko;^Uy@Leku;aBVYirga ‘Alem;^gA_AKofelē;db@YShashamane;fVZAwasa;_hBMS
honē;]c@f@Dimtu;]HRBedēsa;^ZIBadessa;db@BSodo;\A\Tebela;aVi@Gununo;aI]Āreka;`a@RBodītī;\@IShanto;`Ci@Duramē;_R
BShinshicho;_T@Hadero;]bBHTarch’a Sodo;^?NWaka;^gA\Bale Hawassa;^Gf@Gasuba;^?|ACh’ench’a;dBj@Arba Minch;`dCu@F
elege Neway;^rEiDWacha;`l@\Mīzan Teferī;^DFKomtikas;`To@Tēpī;WaCxMLobuni;^}A}DBako;`OXJinka;^oC?Gīdolē;ZyD~HMē
ga;]aP_KAra Ali;^~@iFGhinnir;`wPlFGode;_qC}CKebri Dahar;`fz@eJDembī Dolo;aj@v@Gambēla;^]kHBambesi;`f@_AĀsosa;]
eI_QMetemma;^uDnAĀykel;^s@XK’ola Diba;f[c@Gonder;^tAkATikil Dingay;]tBuCĀbderafī;^WcAMay Cadera;]e@YAdebaye;]o
@EAbala;`gOtAWik’ro;]FmAIdaga Hamus;bRQĀdīgrat;]|@?Intich’o;ap@VAdwa;^`Eo@Sheraro;]q@xAIndabaguna;bS]Inda Sila
sē;awACAksum;_bD~DDebark’;^Zb@Dabat;^Zh@Amba Giorgis;_yGZSek’ot’a;^JyDĀbīy Ādī;feBJMek'ele;__@?Dolo;^?jCMehoni
;_R@Maych’ew;^Bv@Korem;`GPAlamata;]}EqHArerti;*FIFinland;T}gD}sLUtsjoki;Z?fEInari;WgI~KSalla;ZvFVKemijärvi;YzN
}DKittilä;`_DfFRovaniemi;ZuDwDSodankylä;Z_AvKPudasjärvi;XlAkBRanua;\jFrCHaukipudas;dW`@Oulu;Ve@bBRantsila;X_Ad
DPyhäjärvi;WiDqDVaala;_sDbAKajaani;XgBkGTaivalkoski;ZcCfCSuomussalmi;\w@uEKuusamo;VlAhMValtimo;ZoC{AKuhmo;XyGb
HIlomantsi;[tDaCLieksa;\`@nBKontiolahti;aP^Joensuu;]hE|GImatra;^YkCSavonlinna;ahC`DLappeenranta;bdBmJKuopio;]e
@pBVarkaus;]f@wCSiilinjärvi;]~A_BIisalmi;VbDjAKeitele;UzGg@Kinnula;\{CzCÄänekoski;]k@d@Laukaa;cl@`@Jyväskylä;]
hBjAJämsä;]o@`DHollola;\yB_@Heinola;\yEyEPieksämäki;`[xBMikkeli;\vAhEAnjala;_Wh@Kotka;]BIKarhula;]u@IHamina;ab
B{@Kouvola;\`ELOrimattila;bLc@Lahti;]^CHollola;_|BhAHyvinge;_J`@Nurmijärvi;_k@JTuusula;_KMJärvenpää;_ALKerava;
]k@m@Mäntsälä;_b@rAVuosaari;]Ya@Sibbo;\j@TSuurmetsä;d@CVantaa;]B@Suutarila;\`@@Myyrmäki;^EBKaarela;^MLKallio;m
@@Helsinki;\BATaka-Töölö;\FCMunkkiniemi;^CCHaaga;\F?Pitäjänmäki;^H@Leppävaara;]KHLauttasaari;]QMOulunkylä;\K@V
iikki;]AFLaajasalo;^AAHerttoniemi;cGCEast Helsinki;^CAVartiokylä;_?AMellunkylä;`qB_@Porvoo;]xUONaantali;]]CRai
sio;_{Jn@Lohja;\sBREspoonlahti;\OCOlari;]A@Matinkylä;ePIEspoo;]Sa@Klaukkala;_|@r@Kirkkonummi;^V{@Vihti;^{A_ARi
ihimäki;\b@_@Janakkala;`ZSHämeenlinna;\fDd@Forssa;\nBGLoimaa;^kAlDRaseborg;`|@oASalo;\dDNVäståboland;dD]Turku;
_SFKaarina;]QSLieto;Ud@eHHonkajoki;_uFdBNokia;]tBVSastamala;\@BVammala;]iD@Lempäälä;]V[Pirkkala;^DSYlöjärvi;de
@JTampere;]KHHervanta;\??Pohjois-Hervanta;^m@AKangasala;]Hf@Valkeakoski;Yp@eEVirrat;XgE{BKarstula;\tIm@Kauhava
;`n@|@Seinäjoki;]pA`@Kurikka;\rCaBKorsholm;`J@Vaasa;Zv@|BNärpes;ayAdEPori;_v@dARauma;]mF{NJakobstad;_uAa@Kokko
la;\{Go@Ylivieska;]LwBRaahe;]OsEKemi;]pAUTornio;Wd@wDPello;Xb@oBKolari;VR}BMuonio;*FJFiji;?p|a@~pBTubou;^q}dAi
JLabasa;ahDfINasinu;]RFLami;gCDSuva;ZqDMLevuka;_zJu@Nadi;\QbASigatoka;Y_CwCVaileka;`jCn@Lautoka;?nA__@Ahau;*FK
Falkland Islands;\rhJ`bIStanley;*FMMicronesia;Rye[il@Ifalik Village;?xGnBEauripik;?eH{JFaraulep;?eJzELamotrek;
RqCTSatawal Village;?nh@wCSorol;OYeIFais;?~QfGNgulu;Z_CuEColonia;?clCtSPingelap;[mMpDTofol;?hSqGMokil;`~Hm@Pal
ikir;?dq@{KMakur;RxAnAOnoun;Sp@zDPulap Village;?eEyDPisaras;R_KWMurilo;StBr@Nomwin Village;\QbEWeno;TqCzANema;
?lSz@Houk;?mb@xPNukuoro;SdFmILukunor Village;?dCqANamoluk;RaXXNgatik;?tMl\Kapingamarangi;*FOFaroe Islands;Upi@
e_KVágur;bGkBTórshavn;*FRFrance;^vHwnGBiarritz;_GAAnglet;_I?Bayonne;]sAk@Dax;^RwDLa Teste-de-Buch;]OAGujan-Mes
tras;]GeERoyan;^K}@Rochefort;ab@k@La Rochelle;\cA}@Fontenay-le-Comte;\h@oALes Herbiers;`pAf@La Roche-sur-Yon;\
dA`@Les Sables-d'Olonne;]ReAChallans;\aAyALa Chapelle-sur-Erdre;\K?Carquefou;^@PSaint-Sébastien-sur-Loire;]EFV
ertou;_RCRezé;eCENantes;]LIOrvault;_DJSaint-Herblain;]L?Couëron;\SDBouguenais;`sCVCholet;\`AsEVitré;\lA?Cesson
-Sévigné;dL@Rennes;\hCbDLa Baule-Escoublac;`[@Saint-Nazaire;\h@IGuérande;]tDuALanester;`sBRVannes;\h@qAPontivy
;`nA~@Lorient;]J@Ploemeur;]`B[Concarneau;`b@WQuimper;\l@SDouarnenez;c^y@Brest;\o@KLanderneau;]}Cw@Lannion;\hA\
Morlaix;\cMsETourlaville;^H?Cherbourg;]DAÉqueurdreville-Hainneville;\ABOcteville;``F|ESaint-Brieuc;_wCYSaint-M
alo;]wD}ASaint-Lô;]TxCFougères;\uBHMayenne;\GwAFlers;\XkBBayeux;]mALHérouville-Saint-Clair;bHBCaen;c}A{@Le Hav
re;]WbALisieux;\p@pAArgentan;^U|@Alençon;_wGCChartres;\D@Lucé;^P{@Dreux;`j@w@Évreux;]mBHMantes-la-Ville;_CCMan
tes-la-Jolie;\CALimay;^v@QVernon;]x@YLouviers;]No@Mont-Saint-Aignan;bABRouen;^@DSotteville-lès-Rouen;^ADSaint-
Étienne-du-Rouvray;^HCLe Grand-Quevilly;]AALe Petit-Quevilly;\FECanteleu;\B\Elbeuf;^O}BDieppe;\gB_BBerck;\FABe
rck-Plage;_I}@Boulogne-sur-Mer;\B@Outreau;]rF|DFécamp;\b@h@Montivilliers;amIwGCalais;]iBMCoudekerque-Branche;a
@ADunkirk;]F?Saint-Pol-sur-Mer;]F@Grande-Synthe;\cIxCHautmont;^IEMaubeuge;^bAnCLaon;\`ASTergnier;`@e@Saint-Que
ntin;_h@gBDouai;\I@Sin-le-Noble;_Sb@Cambrai;_{@c@Valenciennes;]ZDDenain;\GWSaint-Amand-les-Eaux;_h@q@Wattrelos
;`HNVilleneuve-d'Ascq;]HAMons-en-Barœul;\HHFaches-Thumesnil;\CCRonchin;dDELille;_CGMarcq-en-Barœul;]?BLa Madel
eine;]ICWasquehal;]KBHem;bBGRoubaix;]B@Croix;bAGTourcoing;]DMHalluin;^RZLambersart;^F@Lomme;^TIArmentières;\UN
Haubourdin;]E?Loos;\JVCarvin;]?NHénin-Beaumont;_b@VArras;_I[Lens;\?BAvion;^HALiévin;]l@KBruay-la-Buissière;^QI
Béthune;]Re@Hazebrouck;\v@ESaint-Omer;cGhDAmiens;^zAi@Abbeville;\gFhBNoyon;_`@^Compiègne;\Kd@Crépy-en-Valois;`
@t@Meaux;]t@BVilleparisis;]DFMontfermeil;_ABChelles;^BMTremblay-en-France;\IEMitry-Mory;_PBVillepinte;_?BSevra
n;_ABLivry-Gargan;^A@Clichy-sous-Bois;_BDGagny;]BELes Pavillons-sous-Bois;^@DVillemomble;_@CBondy;a?GAulnay-so
us-Bois;_D?Le Blanc-Mesnil;`@@Drancy;_AFNoisy-le-Sec;_@CBobigny;]BBRomainville;]@@Les Lilas;`@APantin;\@?Le Pr
é-Saint-Gervais;_?GLa Courneuve;_?GGarges-lès-Gonesse;^ICGonesse;^CCGoussainville;^L?Villiers-le-Bel;]Ms@Nogen
t-sur-Oise;^A@Creil;]UHSenlis;`dBk@Beauvais;\BfAOsny;^\NLes Mureaux;\IBVerneuil-sur-Seine;]MKVauréal;]ABJouy-l
e-Moutier;]EHAchères;_BDPoissy;\@CCarrières-sous-Poissy;\KJLe Pecq;_@ASaint-Germain-en-Laye;]KIMaisons-Laffitt
e;\@FMontesson;\@BLe Vésinet;^E?Chatou;aE@Rueil-Malmaison;aCANanterre;^?EBezons;`BESartrouville;^?DHouilles;]B
MHerblay-sur-Seine;]EBCormeilles-en-Parisis;^EAFranconville;\D?Montigny-lès-Cormeilles;^CITaverny;_VDConflans-
Sainte-Honorine;\?CÉragny;cBCCergy-Pontoise;`??Cergy;^CAPontoise;]C@Saint-Ouen-l'Aumône;`s@FSarcelles;^BDPierr
efitte-sur-Seine;]BCMontmorency;]@@Deuil-la-Barre;\?IDomont;]HDEaubonne;\DCSaint-Leu-la-Forêt;^ADErmont;^@BSan
nois;]G?Saint-Gratien;\ACSoisy-sous-Montmorency;]AHVilleneuve-la-Garenne;_@@Gennevilliers;aB@Asnières-sur-Sein
e;bDEArgenteuil;a?DColombes;]C?Bois-Colombes;a@BCourbevoie;^@?La Garenne-Colombes;]@@La Defense;_?@Puteaux;`E?
Neuilly-sur-Seine;`CALevallois-Perret;`CAClichy;cABParis 17 Batignolles-Monceau;^??Paris 08 Élysée;cCAParis 18
 Buttes-Montmartre;_@CSaint-Ouen;_@GÉpinay-sur-Seine;aE@Saint-Denis;^EAStains;a?DAubervilliers;aBFParis 10e Ar
rondissement;]??Saint-Vincent de Paul;^A?Hôpital Saint-Louis;cA?Paris 19 Buttes-Chaumont;c?BParis 11e Arrondis
sement;c??Paris 11 Popincourt;_??Roquette;^??Saint-Ambroise;^@AFolie Méricourt;a@?Paris 10 Entrepôt;]??Porte S
aint-Martin;^?@Paris 03 Temple;^A@Quinze-Vingts;\@@Salpêtrière;_EASainte-Marguerite;c?@Paris 12 Reuilly;a@@Gar
e;`?@Ivry-sur-Seine;^B@Le Kremlin-Bicêtre;c?CParis 13 Gobelins;c??Paris 13e Arrondissement;`@?Maison Blanche;]
?BCroulebarbe;^@@Cachan;\?AGentilly;\@@Arcueil;b?EParis 14 Observatoire;_?CParis 06 Luxembourg;`C@Paris 05 Pan
théon;q?AParis;\@AParis 01 Louvre;^A?Paris 04 Hôtel-de-Ville;\?APorte Saint-Denis;`@?Paris 09 Opéra;]??Paris 0
2 Bourse;_B@Paris 07 Palais-Bourbon;dBBParis 15 Vaugirard;cBCParis 16 Passy;bFBBoulogne-Billancourt;_?DMeudon;
`E@Clamart;^C?Châtillon;`@CIssy-les-Moulineaux;^A?Vanves;^A?Malakoff;_A?Montrouge;_?BBagneux;]BBSceaux;]?AFont
enay-aux-Roses;]B?Le Plessis-Robinson;^?BChâtenay-Malabry;\?BVerrières-le-Buisson;^BDPalaiseau;_EAMassy;`CCAnt
ony;]CAFresnes;]?CBourg-la-Reine;^C?L'Haÿ-les-Roses;]ABChevilly-Larue;_AEVillejuif;]EFOrly;^?FAthis-Mons;]L?Ch
illy-Mazarin;_EDSavigny-sur-Orge;]?BMorsang-sur-Orge;^D@Sainte-Geneviève-des-Bois;^MCViry-Châtillon;]?BGrigny;
]NBSaint-Michel-sur-Orge;]?BBrétigny-sur-Orge;]BOLongjumeau;\RAOrsay;]BBLes Ulis;]F?Gif-sur-Yvette;]KSVélizy-V
illacoublay;\DCViroflay;]EAChaville;]EASèvres;^BESaint-Cloud;_ECSuresnes;]HDGarches;]DALa Celle-Saint-Cloud;aB
HVersailles;^@CLe Chesnay;\FIMarly-le-Roi;\@LSaint-Cyr-l'École;^?DGuyancourt;_F?Montigny-le-Bretonneux;c@?Sain
t-Quentin-en-Yvelines;^??Trappes;^JAÉlancourt;]DBMaurepas;^CKPlaisir;\G?Les Clayes-sous-Bois;^^b@Rambouillet;]
aAf@Étampes;]kBDFontainebleau;]HUDammarie-les-Lys;_?EMelun;]BBLe Mée-sur-Seine;`d@SÉvry;_IBCorbeil-Essonnes;]?
OBrunoy;]FCMontgeron;]FJRis-Orangis;^?EDraveil;^?CVigneux-sur-Seine;\@GVilleneuve-le-Roi;^I@Villeneuve-Saint-G
eorges;aCKCréteil;^HBChoisy-le-Roi;^B@Thiais;a?EVitry-sur-Seine;_CCAlfortville;^@ACharenton-le-Pont;`@CPicpus;
^??Bel-Air;c?CParis 20 Ménilmontant;^CABagnolet;]?DSaint-Mandé;cC?Paris 12e Arrondissement;_?AVincennes;b?AMon
treuil;\EDJoinville-le-Pont;`DBMaisons-Alfort;aIAChampigny-sur-Marne;^@CNogent-sur-Marne;`?AFontenay-sous-Bois
;_CCRosny-sous-Bois;]A@Neuilly-Plaisance;^@@Le Perreux-sur-Marne;\C@Bry-sur-Marne;^EANeuilly-sur-Marne;^?BVill
iers-sur-Marne;\@DChennevières-sur-Marne;]@DSucy-en-Brie;aFCSaint-Maur-des-Fossés;]@BBonneuil-sur-Marne;\EBBoi
ssy-Saint-Léger;]B@Limeil-Brévannes;^?BYerres;\OQLe Plessis-Trévise;`@GNoisy-le-Grand;^G?Champs-sur-Marne;\C?N
oisiel;\A@Lognes;^BFPontault-Combault;eEGMarne La Vallée;]AATorcy;]?JRoissy-en-Brie;]CBOzoir-la-Ferrière;\JNBr
ie-Comte-Robert;]FDCombs-la-Ville;\EDMoissy-Cramayel;]BJSavigny-le-Temple;][{@Lagny-sur-Marne;\?|AAvon;\m@BMon
tereau-Fault-Yonne;\YuACoulommiers;^o@qBSoissons;\O`AChâteau-Thierry;^oB@Épernay;dMm@Reims;`K`ETroyes;^`DRSens
;_y@nAAuxerre;_pA`DNevers;\cFFAutun;_l@tDRoanne;^~BQVichy;]l@lACournon-d'Auvergne;]XEChamalières;cCAClermont-F
errand;]CURiom;]k@eCMoulins;_pCj@Montluçon;\pC`@Guéret;^g@qEVierzon;`aAZBourges;\m@yBGien;\S}@Montargis;]tCPSa
int-Jean-de-Braye;]NHOlivet;b?GOrléans;\FASaint-Jean-de-la-Ruelle;\CGSaran;]GBFleury-les-Aubrais;\rB[Châteaudu
n;]qAjCRomorantin-Lanthenay;`rAk@Blois;_bCn@Joué-lès-Tours;\OGSaint-Pierre-des-Corps;\@DSaint-Avertin;cFETours
;\DASaint-Cyr-sur-Loire;]oAmAVendôme;clDi@Le Mans;\v@z@La Flèche;_hCiALaval;ck@vBAngers;^}Ah@Saumur;asAfCPoiti
ers;]dDs@Bressuire;`EfBNiort;^`@pBSaintes;]{@HCognac;UeEsAAvailles-Limouzine;_TkCChâtellerault;`cF@Châteauroux
;cvAbELimoges;`w@dCBrive-la-Gaillarde;]PlCCahors;]rCFVilleneuve-sur-Lot;^j@wABergerac;^m@cAPérigueux;_nB{AAngo
ulême;]lArCLibourne;]v@DLormont;\VEBlanquefort;^N@Saint-Médard-en-Jalles;]MBEysines;`?FMérignac;\DRCestas;^UGV
illenave-d'Ornon;]F@Gradignan;`BGPessac;]EILe Bouscat;dCBBordeaux;_@DTalence;]G?Bègles;\CCFloirac;]?ECenon;]kC
fAMarmande;^dCxBMont-de-Marsan;a[rBPau;`uANTarbes;]gBsAAuch;^EmBAgen;`qCb@Montauban;fQrAToulouse;\KABalma;]TEB
lagnac;^JDColomiers;]?\Muret;\DUPlaisance-du-Touch;^CCTournefeuille;\CHCugnaux;\u@rAPamiers;_}BaBCastres;_UlAC
arcassonne;`aCFNarbonne;^tAiFRodez;`rArAAlbi;\jAkGTulle;UwCa@Lanobre;^PdBAurillac;\sEpAMende;\p@kEIssoire;]_Cb
BLe Puy-en-Velay;\c@qBMontbrison;\k@j@Firminy;_h@|FAlès;]fEBMillau;aYvCBéziers;]u@DAgde;_i@QSète;]MIFrontignan
;dW_@Montpellier;\CECastelnau-le-Lez;\?LLattes;\UIMauguio;^YKLunel;bvFbEPerpignan;\lQmALourdes;^uc@?Six-Fours-
les-Plages;`KALa Seyne-sur-Mer;`{PjFAjaccio;YCaCCalvi;[gBbEPorto-Vecchio;Vm@eBAléria;_JwBBastia;``Ls`@Colmar;b
D`AMulhouse;\?KWittenheim;\CFIllzach;]i@b@Saint-Louis;]t@fWSaint-Roch;]PDPlaine du Var;\??Les Moulins;eMCNice;
]`A\Mandelieu-la-Napoule;_OELe Cannet;a@DCannes;aUEAntibes;`@@Juan-les-Pins;^JAVallauris;^[QSaint-Laurent-du-V
ar;_F@Cagnes-sur-Mer;]FKVence;]TVMougins;_LKGrasse;^qBWMenton;XdD{GModane;]v@}AAlbertville;`|ARChambéry;]ZfAMe
ylan;\RCSaint-Égrève;^ENÉchirolles;c?EGrenoble;]BAFontaine;^M@Saint-Martin-d'Hères;__AzBGap;^iCbFSaint-Raphaël
;`DAFréjus;_v@UDraguignan;_`ArAHyères;\JELa Crau;^JDLa Garde;]DCLa Valette-du-Var;cHBToulon;\Yy@Brignoles;]r@x
@Sanary-sur-Mer;^f@ILa Ciotat;\s@w@Saint-Maximin-la-Sainte-Baume;]LkAManosque;]wAs@Digne-les-Bains;^jFDCarpent
ras;\?ZL'Isle-sur-la-Sorgue;^@PCavaillon;]{AZPertuis;]Dn@Gardanne;cBOAix-en-Provence;]Ed@Allauch;\BBLes Olives
;`BBMarseille 12;`?@Marseille 11;\??La Pomme;_Y?Aubagne;a^FMarseille 09;\@?Mazargues;]?ASainte-Marguerite;aBAM
arseille 08;^BAMarseille 07;]ACMarseille 02;hA?Marseille;_??Marseille 03;_??Marseille 01;\A@Le Camas;_@?Marsei
lle 06;`G@Marseille 10;\A?Saint-Loup;\BCLa Blancarde;_@?Marseille 04;_??Marseille 05;]?ESaint-Barthélémy;aA@Ma
rseille 13;`DCMarseille 14;aDEMarseille 15;\B@Marseille 16;]BILes Pennes-Mirabeau;^RAMarignane;_\@Martigues;\N
?Port-de-Bouc;_ASIstres;]AOMiramas;_q@XVitrolles;_^c@Salon-de-Provence;\\f@Fos-sur-Mer;`|@o@Arles;ct@_@Nîmes;a
yAUAvignon;\IALe Pontet;]AISorgues;^JYOrange;]d@CBagnols-sur-Cèze;]u@}CBourg-lès-Valence;`CBValence;^^jAMontél
imar;^_AcBRomans-sur-Isère;]gB}@Voiron;]vAq@Villefontaine;^v@NVienne;\RKGivors;\RdAAnnonay;cv@e@Saint-Étienne;
_WISaint-Chamond;]u@y@Écully;\ABTassin-la-Demi-Lune;]?HSaint-Genis-Laval;]CAOullins;]@CSainte-Foy-lès-Lyon;^EC
Lyon 02;aA?Lyon 07;fA?Lyon;aC@Lyon 08;\BDSaint-Fons;`G@Vénissieux;_I?Saint-Priest;_DGBron;bDEVilleurbanne;_ICV
aulx-en-Velin;^DERillieux-la-Pape;`HHLyon 06;b?@Lyon 03;_?ECaluire-et-Cuire;^B@Lyon 04;^?@Lyon 01;_?@Lyon 05;`
DALyon 09;^Nk@Villefranche-sur-Saône;^U_AMâcon;]zAgAMontceau-les-Mines;]I[Le Creusot;^ONSaint-Leu;_eAIChalon-s
ur-Saône;]mCRLons-le-Saunier;_`A|ABourg-en-Bresse;]t@vADécines-Charpieu;^G?Meyzieu;^uDNAix-les-Bains;]p@qBOyon
nax;_}AdAAnnecy;\FBSeynod;]AACran-Gevrier;]GCAnnecy-le-Vieux;\aBCSallanches;]JWCluses;^`AYAnnemasse;^o@c@Thono
n-les-Bains;]ViBPontarlier;bbAeABesançon;\eDm@Audincourt;^HEMontbéliard;`IYBelfort;_nAkBÉpinal;]|@lBVesoul;^fE
_BChaumont;]eAjEDole;\`Bg@Chenôve;cACDijon;]`@x@Beaune;YbBwBMontbard;\o@{EVitry-le-François;^iANSaint-Dizier;\
i@YBar-le-Duc;]k@mAVerdun;`hEh@Châlons-en-Champagne;]qBuCSedan;`j@MCharleville-Mézières;\kKdCSaint-Avold;_jBs@
Thionville;\E?Yutz;\XDHayange;\?rAPont-à-Mousson;^Qe@Montigny-lès-Metz;bCCMetz;bAvANancy;^@BVandœuvre-lès-Nanc
y;\BAVillers-lès-Nancy;\?ALaxou;\r@?Toul;]wBPLunéville;]{A|@Saint-Dié-des-Vosges;]cBBSélestat;]jAiDSarreguemin
es;]b@OForbach;_sDhAHaguenau;\Tr@Lingolsheim;eMCStrasbourg;^?ESchiltigheim;\?ABischheim;^DPIllkirch-Graffensta
den;*GAGabon;ZgvAiEMékambo;]zEvAMakokou;XpC{HMinvoul;^|BLBitam;aO~AOyem;WzCrBMédouneu;nlG|BLibreville;aIROwend
o;`s@SNtoum;^wDtBOyam;[mDcEMitzic;ZmAlDBooué;_rIxBLambaréné;ZcAfBFougamou;\rAzHTsogni;^cDXTchibanga;XCeBMoabi;
_KmBMouila;ZqAbALébamba;ZwA}@Mbigou;^mBwCKoulamoutou;asCtAMoanda;bkAJFranceville;Z{@{AAkiéni;[f@gBOkondja;T}BT
Onga;ZHbDLékoni;U`C`CBoumango;YlQnFMayumba;VvGsJOmboué;c~AiDPort-Gentil;_mBiGAkanda;*GBUnited Kingdom;Vjf@awHI
sles of Scilly;\kP{ABrixham;`@MTorquay;`FBPaignton;_FQNewton Abbot;^i@QExmouth;]RSHeavitree;bD?Exeter;]nBfAPly
mstock;dHAPlymouth;\PGSaltash;]fDANewquay;_\d@Redruth;]a@GTruro;]w@MSt Austell;\IYBodmin;^dA~@Falmouth;]|ADPen
zance;]o@QCamborne;UEmISaint Davids;]mFkBAberystwyth;\HaDBangor;\{@QLlandudno;^SDColwyn Bay;]o@ERhyl;]OCPresta
tyn;_E|HMerthyr Tydfil;^LFAberdare;`?HRhondda;`@FTonypandy;_RRCoity;_B@Bridgend;]NSMaesteg;_ZINeath;^BDBriton
 Ferry;\W\Porthcawl;en@[Swansea;]GKClydach;]PUAmmanford;\~@MCarmarthen;_]b@Llanelli;]W@Gorseinon;^`@`CBideford;
^]KBarnstaple;]qBb@Tiverton;`mAUTaunton;`b@mABarry;_w@t@Bridgwater;]?UBurnham-on-Sea;aCUWeston-super-Mare;]k@O
Nailsea;_Y`BYeovil;^}@y@Frome;\YEWestbury;\AJWarminster;_DWTrowbridge;]MIMelksham;\JGNeston;b^DBath;]ZEKeynsha
m;bX`@Mendip;fEk@Bristol;]c@OYate;_NHMangotsfield;_@FKingswood;^mAAChippenham;`Ny@Stroud;bFWGloucester;]OWTewk
esbury;`lBMHereford;^JrBPortishead;]PFClevedon;cZ]Newport;_BKCwmbran;^BIPontypool;]JPRisca;]L`@Penarth;e@GCard
iff;^FQCaerphilly;^VEPontypridd;\YMBlackwood;\H@Gelligaer;^IWEbbw Vale;a{AyDShrewsbury;]z@]Oswestry;]@]Rhoslla
nnerchrugog;^Lm@Flint;^EQHeswall;\IHNeston;`DTBuckley;\ARBrymbo;`OBWrexham;aS[Chester;]Z@Hawarden;^@CDeeside;`
C]Bebington;]WBGarston;`?HEllesmere Port Town;]KKSpeke;`U?Runcorn;_i@NNorthwich;^?LWinsford;\?VNantwich;aOECre
we;\OISandbach;]Yc@Wilmslow;`SLMacclesfield;^NRCongleton;\EFBiddulph;^JDKidsgrove;^UTLongton;dJCStoke-on-Trent
;bF?Newcastle under Lyme;`Ud@Stafford;^Eh@Wednesfield;dD@Wolverhampton;^?TBrierley Hill;`BBStourbridge;]DGKing
swinford;\b@WRyton;cRKTelford;]LCWellington;^Ht@Loughton;_o@~@Great Malvern;`Ow@Kidderminster;]DHStourport-on-
Severn;]YLDroitwich;bLNWorcester;^u@REvesham;^Tq@Bromsgrove;aUDRedditch;^o@VStratford-upon-Avon;_YQWarwick;`KA
Royal Leamington Spa;]JKKenilworth;eMKCoventry;^GMBedworth;a?GNuneaton;al@UTamworth;^XILichfield;^PLAldridge;b
SFSutton Coldfield;^@LWashwood Heath;bIPSolihull;^F?Shirley;^?GAcocks Green;iNEBirmingham;^CCAston;bTCWest Bro
mwich;`CDSmethwick;]DHBartley Green;`HAHalesowen;dDIDudley;]KIWednesbury;_HBTipton;_AKWillenhall;cO?Walsall;_B
EBloxwich;^MKBurntwood;aRACannock;]CDGreat Wyrley;^MSRugeley;]NcALeek;]U_@Buxton;\gAQFulwood;]MHDronfield;]?v@
Belper;e?RDerby;\@FSinfin;b\LBurton upon Trent;^OFSwadlincote;_e@HCoalville;\k@?Mountsorrel;`HILoughborough;_L
YLong Eaton;_[EWest Bridgford;eBCNottingham;\DCBasford;_IEArnold;^LEHucknall;\RDEastwood;]HAHeanor;_GFIlkeston
;]PKRipley;]CMAlfreton;bF]Chesterfield;]MCStaveley;c]ZMansfield;\AEMansfield Woodhouse;_LDSutton in Ashfield;^
CDKirkby in Ashfield;_Wg@Worksop;]c@CRetford;_Wp@Newark on Trent;^Lz@Melton Mowbray;]Dx@Market Harborough;_`@S
Wigston Magna;\CCEvington;]@AOadby;]@GHumberstone;eF@Leicester;\FHGlen Parva;\@EBraunstone;]ZFEarl Shilton;`JF
Hinckley;^k@v@Daventry;aRURugby;dkAVNorthampton;aMtAAylesbury;e^fAReading;\n@u@Cowley;cHCOxford;_BNAbingdon;^G
JDidcot;^Qy@Bicester;_d@_@Banbury;^\v@Witney;\RBCarterton;b`B[Cheltenham;]Ub@Cirencester;\Fv@Calne;dm@WSwindon
;_y@dAAndover;\bB[Devizes;_e@v@Salisbury;\Rr@Ferndown;\oAc@Romsey;^ALTotton;]QJHythe;e?GSouthampton;\SAHedge E
nd;aa@TGosport;_HIFareham;_Zk@Winchester;\@RBishopstoke;`B?Eastleigh;^EuANewbury;]K?Thatcham;\YHTadley;]_@f@Al
ton;bVUBasingstoke;^a@a@Lower Earley;_OBWokingham;]ALYateley;_?JFleet;]D`@Bordon;``@l@Waterlooville;dJNPortsmo
uth;_SKHavant;]I@Emsworth;\DLHayling Island;\@ASouth Hayling;\T@Southsea;]LHRyde;]?NSandown;]ZUCowes;]AJNewpor
t;]jAKNew Milton;^TBChristchurch;cRBBournemouth;cR@Poole;\?MWimborne Minster;`~A`@Weymouth;\EUDorchester;b}OIE
astbourne;]b@?Seaford;\TCPeacehaven;`dC@Bognor Regis;^RKChichester;`o@DLittlehampton;\`@w@Haslemere;_H_@Alders
hot;_FFFarnham;\ACHale;`EKFarnborough;^CICamberley;]HASandhurst;]?CCrowthorne;aGGBracknell;\O?Ascot;^WCEgham;`
G?Staines;\?FChertsey;bHLWoking;a@NGuildford;]FHGodalming;\w@GDorking;\NSCobham;]HGWeybridge;^?KAshford;^GDSun
bury-on-Thames;]A@Walton-on-Thames;`GBEsher;]@KHanworth;]ABHampton;\@@West Molesey;\E?East Molesey;_CRLeatherh
ead;^KEEpsom;_CCEwell;]JCHook;]A@Chessington;_?ESurbiton;]GANew Malden;\CBWorcester Park;`EGWimbledon;_ABMorde
n;`E?Mitcham;_?DCarshalton;cDBSutton;_@DBanstead;`GNRedhill;]F?Reigate;bEXCrawley;`\HHorsham;bHn@Worthing;]KAL
ancing;]I?Shoreham-by-Sea;]IAPortslade;aI@Hove;eE?Brighton;]OBRottingdean;^L]Burgess Hill;^EGHaywards Heath;\g
@DUckfield;\PRLewes;]q@@Hailsham;_i@@Bexhill-on-Sea;]|@i@Crowborough;^Ei@Sevenoaks;^OLTonbridge;`@LRoyal Tunbr
idge Wells;\Gu@Longfield;\?@Hartley;]XASwanley;\LDOrpington;\DIChislehurst;\HFHayes;^Dr@East Grinstead;]\IHorl
ey;]C]Coulsdon;aECPurley;]EJCaterham;`IYBeckenham;\F@South Norwood;\BCUpper Norwood;\D?Norbury;cCFCroydon;`ABS
outh Croydon;]J?Wallington;`CMStreatham;\B@Furzedown;\@ATooting;a?GBattersea;\AAQueenstown;dACCity of Westmins
ter;]?ASoho;uA?London;]@BPimlico;`EBBrixton;aG?Peckham;\EDPerry Vale;_C?Catford;\BCBrockley;\?CNew Cross;^E?Gr
eenwich;a@ECanary Wharf;\@?Limehouse;\D?Shadwell;\?CBethnal Green;\C@Stepney;^CABow;b?KWalthamstow;\F?Tottenha
m Hale;`@BStamford Hill;\@ASeven Sisters;\B?Harringay;^?DHighbury;e?@Islington;_BAHolloway;^B@Camden Town;]@?C
halk Farm;dCEArchway;^@CMuswell Hill;\BCFriern Barnet;^G@Wood Green;\ACPalmers Green;\HEEast Barnet;_YICheshun
t;\?DEnfield Lock;cHBEnfield Town;\E@Ponders End;a@@Edmonton;b@DTottenham;`MEChingford;]CBWoodford Green;]BOWa
ltham Abbey;bYZBecontree;dHBBarking;c@EIlford;`JALeytonstone;_@FStratford;\C?West Ham;\ECManor Park;_DFCanning
 Town;]B?Blackwall;]AHBlackheath;_G@Eltham;_KAWelling;\DCPlumstead;\EAAbbey Wood;^AAThamesmead;dEJBexley;`KADa
rtford;bFSDagenham;aCERomford;]EBHornchurch;]KHSouth Ockendon;\EJSwanscombe;aCEGrays;`GFGravesend;^KOStanford-
le-Hope;cEIBasildon;_FKBillericay;bIUChelmsford;`^VBrentwood;_\q@Bishops Stortford;\O]Saffron Walden;aXn@Harlo
w;\ZEWare;^CHHoddesdon;]LGHertford;\Kq@Royston;^h@LLetchworth Garden City;^HDHitchin;dZLLuton;^KJHarpenden;a_@
OStevenage;`@RWelwyn Garden City;_@FHatfield;]GLPotters Bar;_RFBorehamwood;^O?Barnet;]ECHadley Wood;\DFTotteri
dge;`?DFinchley;]?BGolders Green;`BBCricklewood;_@DWillesden;^GCKilburn;\AFBayswater;aBDFulham;`EAChelsea;\?BL
atchmere;\BDEarlsfield;aDCPutney;\B@Roehampton;_CIShepherds Bush;]AANotting Hill;`L?Acton;^CBChiswick;]ABBarne
s;]J@Richmond;\AIEaling Common;\B?West Ealing;eCGBrent;a??Wembley;\I@Harlesden;cNGHarrow;]HAPinner;]AFNortholt
;_ABGreenford;]CHIsleworth;`B@Hounslow;_BAHeston;aAESouthall;`FJFeltham;`LSUxbridge;aKDHayes;\AGSouth Ruislip;
^@ARuislip;]JMRickmansworth;\[FWealdstone;^BGBushey;bFCWatford;^ACNorth Watford;aKMSt Albans;aV?Hemel Hempstea
d;]\HChesham;\@DAmersham on the Hill;]@?Amersham;]KJChalfont Saint Peter;]?BGerrards Cross;cFNSlough;^?DWindso
r;`VGMaidenhead;\HIMarlow;bCKHigh Wycombe;]c@YBerkhamsted;`IYDunstable;]C[Ampthill;_^TLeighton Buzzard;_LMBlet
chley;dDIMilton Keynes;\GINewport Pagnell;`Ei@Wellingborough;_Q@Rushden;]S`@Kempston;]?DKempston Hardwick;bEGB
edford;\i@FBiggleswade;^@YSaint Neots;]OUHuntingdon;cJo@Peterborough;]l@OStamford;`h@\Corby;`FRKettering;_QeBG
rantham;bS_ALincoln;\Yl@Sleaford;^s@h@Spalding;_We@Boston;]iA_@Skegness;_KlAKing's Lynn;]ZdAEly;^Ru@Wisbech;\t
@TPrimrose Place;]g@@March;\`@j@Saint Ives;cg@XCambridge;]w@GNewmarket;^G^Haverhill;_u@a@Bury St Edmunds;]y@JS
towmarket;]LaBEast Dereham;]b@r@Thetford;`cEe@Great Yarmouth;aCXLowestoft;cxA]Norwich;]NABowthorpe;_JhDClacton
-on-Sea;\UKWalton-on-the-Naze;\DBFrinton-on-Sea;]GUHarwich;]MCFelixstowe;cd@SIpswich;br@`@Colchester;]`@]Sudbu
ry;`b@^Braintree;]QNWitham;]ELMaldon;^\VWickford;^OBRayleigh;\AFHadleigh;_DDCanvey Island;_BESouth Benfleet;]H
APitsea;\g@CRochford;e?FSouthend-on-Sea;^_Ab@Whitstable;`INCanterbury;`h@XAshford;]C_@Faversham;`^ESittingbour
ne;^j@IRochester;^D?Strood;aI@Chatham;bCAGillingham;bDVMaidstone;aKpAHastings;`uBk@Folkestone;]Fy@Herne Bay;`s
@AMargate;bE@Saint Peters;_?DRamsgate;^BVDeal;_PPDover;]Ym@Broadstairs;\~GqKLouth;_De@Cleethorpes;aHAGrimsby;^
bAw@Beverley;eOTKingston upon Hull;]tAfAGainsborough;aWg@Scunthorpe;]O]Brough;^kAeABridlington;`h@g@Scarboroug
h;]rGeSPeterhead;]rH[Elgin;dsFdBAberdeen;\ABNigg;]bBnBArbroath;UxAaBBallater;\o@lCSaint Andrews;c`@YDundee;_d@
dAKirkcaldy;_@OGlenrothes;fDp@Edinburgh;]]@Musselburgh;[oE`@Berwick-Upon-Tweed;^yAtBAshington;\DHBedlington;_O
?Blyth;_KPWhitley Bay;_?BNorth Shields;^DFJarrow;]F@Hebburn;_@CWallsend;aLDGateshead;^AYCramlington;]DPGosfort
h;eADNewcastle upon Tyne;\R@Blaydon-on-Tyne;_DENewburn;^PZConsett;^]d@Bishop Auckland;^Bi@Stanley;\COWhickham;
_UPChester-le-Street;^?QFelling;`IHWashington;_KJHoughton-Le-Spring;_VJDurham;\BNSpennymoor;]s@KPeterlee;aYLHa
rtlepool;]Z]Seaham;cDKSunderland;aHSSouth Shields;`?CTynemouth;\iA`BGuisborough;_?QRedcar;c`@FMiddlesbrough;^J
ABillingham;aDBStockton-on-Tees;]FLYarm;]KEThornaby-on-Tees;\Xd@Northallerton;ceAjAYork;]Ab@Selby;]e@NGoole;\N
PThorne;]~@@South Elmsall;]SDAdwick le Street;^EFBentley;bC@Doncaster;]L\Dinnington;\?IMaltby;\DKConisbrough;\
JAMexborough;\JAWath upon Dearne;\AFRawmarsh;bBDRotherham;\FQWombwell;\Eq@Kippax;_AFCastleford;_IFPontefract;a
l@{@Harrogate;]`@TGuiseley;_CBYeadon;]IBHorsforth;]BFPudsey;eP@Bradford;^GLCleckheaton;]C@Liversedge;\A?Heckmo
ndwike;_I@Batley;`?@Dewsbury;]I@Ossett;`BKMorley;gIKLeeds;\AEChapel Allerton;]GRLofthouse;b?HWakefield;]DPDart
on;aIFBarnsley;\EHHoyland Nether;]BDChapeltown;^ANBurngreave;g@@Sheffield;]BBNether Edge;]h@}@Mirfield;cNBHudd
ersfield;aLv@High Peak;\RMGlossop;\HLNew Mills;^NOHyde;^CEStalybridge;]KMSaddleworth;a]a@Halifax;\ADElland;^KA
Brighouse;^AYShipley;_ZGKeighley;\MBBingley;\I?Baildon;\s@y@Ripon;aBkADarlington;^BSNewton Aycliffe;]vBvCColne
;^d@TAccrington;\GHHaslingden;]G?Rawtenstall;`?BRossendale;cIWBurnley;^EENelson;aGh@Rochdale;^JDHeywood;_CFMid
dleton;_K@Chadderton;]CERoyton;d?DOldham;_CHAshton-under-Lyne;]H@Droylsden;^EBDenton;]EADukinfield;\DHBredbury
;]?FHazel Grove;cFEStockport;\@HBramhall;^BCCheadle Hulme;\@OLongsight;]EGFailsworth;gLBManchester;\@?Manchest
er City Centre;bFASalford;]?DOld Trafford;_D@Stretford;`?BSale;\@HHale;_BAAltrincham;_?KUrmston;_CEEccles;]BCS
winton;^HCWalkden;]?EFarnworth;]S?Whitefield;^CBPrestwich;^FERadcliffe;`CGBury;\BIRamsbottom;]l@HHorwich;^EHWe
sthoughton;]EDAtherton;cKKBolton;^FLTyldesley;]ILIrlam;_RKLeigh;]NBGolborne;]?DNewton-le-Willows;cCJWarrington
;_J?Great Sankey;\FOHaydock;^EAAshton in Makerfield;cAKWigan;]K@Hindley;^FWChorley;_LILeyland;e@KPreston;^o@JD
arwen;cBIBlackburn;^hBc@Fleetwood;^@JThornton-Cleveleys;aSFFylde;]J?Poulton-le-Fylde;_BPLytham St Annes;]W`@Or
mskirk;_UBSkelmersdale;cGRSt Helens;`?PWidnes;_LMPrescot;`FBHuyton;]AHHalewood;\DEBelle Vale;\@DHunts Cross;_B
WKirkby;\FBFazakerley;]A@Norris Green;\AFOld Swan;\CFAllerton;\JGKensington;]DCKirkdale;f?BLiverpool;eDBBirken
head;`@OBootle;]C?Litherland;^KIMaghull;aLYSouthport;]JPFormby;`AZWallasey;\JBMoreton;cMsABlackpool;`b@y@Barro
w in Furness;\cALHeysham;`EEMorecambe;_KBLancaster;^Iw@Kendal;ad@qBCarlisle;\c@l@Penrith;\dAoFBonnyrigg;\VFPen
icuik;`x@MLivingston;]V?Bathgate;\`A`@Larkhall;\I?Dalserf;^?GWishaw;^LCMotherwell;_AOAirdrie;_F@Coatbridge;\LJ
Blantyre;^LACambuslang;\KDHigh Blantyre;\GIViewpark;]G@Bellshill;`@HHamilton;`?BMeikle Earnock;a\AEast Kilbrid
e;^DMRutherglen;]@OBishopbriggs;gFFGlasgow;]X?Renfrew;^KRNewton Mearns;\JEBarrhead;aFEPaisley;]CMClydebank;\F?
Erskine;\LLJohnstone;_Cj@Kilmarnock;_X\Ayr;X]bBNewton Stewart;_mDUDumfries;]MtAWorkington;]FPWhitehaven;^dLGNe
wtownards;`d@BCastlereagh;`DQNewtownabbey;^SKCarrickfergus;`[JBangor;\\e@Larne;^gFyCIrvine;\HEKilwinning;XrDj@
Campbeltown;W^kEIsle Of Mull;\cCiAFort William;_eAlDGreenock;]e@@Dumbarton;]@EVale of Leven;^q@HBearsden;]c@CK
irkintilloch;__@ACumbernauld;_Ia@Stirling;]]?Alloa;\MTGrangemouth;^L@Falkirk;\_ALBroxburn;`A[Dunfermline;_EaAP
erth;_|CwEInverness;UzDsAUllapool;ZeIiCThurso;RkBqCPierowall;YqJeDLerwick;\x_@`KIsle of Lewis;Vg@`DPortree;VbF
^Isle of South Uist;WyEbHIsle of Islay;]tAbCColeraine;^mAt@Ballymena;]MZAntrim;ew@VBelfast;aTNLisburn;^nARPort
adown;`IECraigavon;\URBanbridge;^J`@Newry;]~DsAOmagh;a@oALondonderry County Borough;a??Derry;*GDGrenada;Z|`Kij
ASaint George's;Ty@uAHillsborough;*GEGeorgia;^g~FglGStantsiya Novyy Afon;`]LSokhumi;_gClDPoti;_g@iAZugdidi;bcD
n@Kutaisi;]dAVSamtredia;\nB~@Kobuleti;c\d@Batumi;XgKhANinotsminda;\vBiAAkhaltsikhe;]G}AZestaponi;T|@gCLentekhi
;VoCh@Oni;^iBdATs’khinvali;]hAl@Khashuri;_eB@Gori;TsBgAPasanauri;by@|CRustavi;^b@LMarneuli;oEg@Tbilisi;]_Cm@Te
lavi;*GFFrench Guiana;^~eIi]Matoury;]IMRémire-Montjoly;fJCCayenne;]|@k@Kourou;UpB_AIracoubo;]bDCSaint-Laurent-
du-Maroni;Z?rJMaripasoula;ZdA}BGrand-Santi;UaMGRégina;*GGGuernsey;\zNctHSaint Peter Port;*GHGhana;]c@mq@Dambai
;^dD_@Yegyi;]Y_ASalaga;^sB{@Bimbila;`LuBYendi;al@cIBawku;\XhBNalerigu;]nCgANavrongo;ao@RBolgatanga;apJp@Jirapa
;ag@~AWa;ax@nNJapekrom;`i@XBerekum;^UHNsoatre;a[JSunyani;_m@oAWankyi;[|@qHSawla;]uBd@Damongo;_eEkBSavelugu;f@j
@Tamale;`pDjGKintampo;ah@|ATechiman;^m@BNkoranza;aeAb@Ejura;^kAiAAtebubu;_R~DAgogo;^~@IEffiduase;`?i@Mampong;\
zBEBechem;koAnAKumasi;^AENew Tafo;_?ATafo;]Fa@Ahwiaa;^KZAhwiaa;^A|@Bekwai;cPp@Obuase;_yAsAKonongo;^kAhBKade;^E
HAkwatia;`b@TAkim Oda;]z@l@Foso;]m@`BSaltpond;_GKMankesim;^`Ad@Elmina;dSECape Coast;fdBh@Takoradi;c?ESekondi-T
akoradi;eI?Sekondi;]IQShama Junction;_`Aw@Tarkwa;bwA}@Twifu Praso;_RQAssin Foso;_Xs@Dunkwa;^fAhBPrestea;^RnBEs
im;]hBsAElubo;_yAgFBibiani;]f@eAGoaso;^FSMim;\mAUTepa;\M_@Duayaw-Nkwanta;^z@BAtronie;_|AWDomaa-Ahenkro;]gLlKAp
am;aYMWinneba;ceBm@Teshi Old Town;bHQMedina Estates;`OLNungua;^ECSakumona;cEITema;aIBTema New Town;_LELashibi;
cACAshaiman;_VAAdenta;\B[Aburi;_b@FNsawam;dCTAtsiaman;_QHDome;_@ATaifa;_@DNew Achimota;^BHAwoshi;aD?Gbawe;qUBA
ccra;_A?Osu;`x@FBuduburam;aKAKasoa;bCAAmanfrom;aKAMandela;`fA@Swedru;_G_AAsamankese;_i@c@Suhum;ce@IKoforidua;^
V{@Begoro;^`@@Anyinam;_h@a@Nkawkaw;^qEyAKpandu;ac@]Hohoe;b?lBHo;^aA|AAkatsi;^g@UDzodze;`e@VAflao;\f@f@Keta;^PX
Anloga;*GIGibraltar;dl`@{`FGibraltar;*GLGreenland;UluHmbKPaamiut;WdSmTManiitsoq;YxCoHSisimiut;WaDaJAasiaat;TpS
mXUpernavik;UcXdLUummannaq;SxGzGQeqertarsuaq;XgNDIlulissat;RqAxLKangerlussuaq;blEtPNuuk;V_wA}GTasiilaq;Tnn@da@
Nanortalik;W~CsBQaqortoq;R|oCugBQaanaaq;*GMGambia;_fgBgsABakau;]CDNew Jeshwang;\@?Kanifing;e@@Serekunda;^??Ibo
 Town;^@EBakau New Town;]?BLatri Kunda;]?@Dippa Kunda;]@AManjai Kunda;]@AKotu;^FNBrufut;`GESukuta;]?ASanchaba;
]AABakoti;`A?Bununka Kunda;^CDWelingara;]@ALatri Sabiji;_ACTalinding;_?@Faji Kunda;]ABAbuko;]@@Kunkujang;]@BSi
nchu Alagi;eSOBanjul;^TTBusumbala;\RATanji;\ENSanyang;]ELGunjur;aOMBrikama;^k@OLamin;^eDk@Farafenni;\MZSoma;^d
Ab@Nema Kunku;\kI]Farato;*GNGuinea;]r~@y{@Douako;\Ob@Albadéria;b?hAKissidougou;]Lx@Yende Millimou;aG~@Gueckedo
u;^}EkCKérouané;]iArBBeyla;\EOMoussadou;`hDl@Macenta;daCzCNzérékoré;^y@GLola;?tBg[Nyagassola;^r@nCKintinian;ci
@b@Siguiri;]_B|CMandiana;dzBn@Kankan;^pBs@Kouroussa;`jDxBFaranah;]CgCBanko;^h@YBissikrima;]k@wADinguiraye;\gBu
ATomba-kanssa;]dHt@Tougué;bzBXLabé;]K_BDonghol-Sigon;_~F?Koumbia;]}ErCPita;^~B^Télimélé;`lBhBFria;cmC|@Kindia;
^uAm@Kolenté;aeAQMamou;\oCmAArfa Moussaïa;^s@DDabola;^L\Dogomet;]|JfFForécariah;d`A{@Manéah;aGBCoyah;cZODubrék
a;j`@p@Camayenne;bCADixinn;q@@Conakry;`PwHSangarédi;`|Bz@Kolaboui;`UYBoké;b`Av@Kamsar;]sC{CWendou Borou;]sBqEK
oundara;\VNKamabi;*GPGuadeloupe;]r~JmdBSainte-Anne;^TBLe Gosier;]RBPetit-Bourg;]E\Capesterre-Belle-Eau;a`@FBas
se-Terre;]EaASainte-Rose;^UJBaie-Mahault;\KDPointe-à-Pitre;`CELes Abymes;]_@KLe Moule;*GQEquatorial Guinea;\sb
A}HCiudad de la Paz;]eBoBEbebiyin;YnC@Mikomeseng;cfDv@Bata;XNzCCogo;YjXxNAual;cuRq_@Malabo;*GRGreece;_y}C_`GKo
motiní;_fBAXánthi;`eEv@Alexandroupoli;\aCaCOrestiáda;YdHdIMýrina;]wEjHChios;^sAsCMytilene;`kItORódos;?xBj@Chál
ki;]~@eCKos;VfEoCAgios Kirykos;[lG`@Ermoúpolis;UoBlAFilótion;XHhCEmporeío;TsDe@Astypálaia;ZkDnEKarpathos;[dHbB
Ierápetra;bvB_AIrákleion;^bCGRethymno;JlAjBKastrí;ZlEoINeápoli;`aEfEChaniá;TsAsFAdámas;]xAwFArtémida;]XLKoropí
;\LLVári;_NOÁlimos;^E?Argyroúpoli;\@BEllinikó;aCDGlyfáda;^CBVoúla;a@QIlioúpoli;^?EKaisarianí;a?CZográfos;mF?At
hens;`CBVýronas;aBDAgios Dimitrios;]?CDhafní;aB?Néa Smýrni;b@?Kallithéa;`?BPalaió Fáliro;]BCMoskháton;`?EAigál
eo;^BAAgía Varvára;\ADAgios Ioannis Rentis;aBANíkaia;`?AKorydallós;aDBKeratsíni;cEBPiraeus;]NEPérama;]L@Salamí
na;]^EMégara;^lAHKórinthos;Xi@fCSpétses;\pCd@Sparta;^HwATrípoli;]eAWÁrgos;]`GIPýrgos;\PWAmaliáda;`wCvCKalamata
;[bIcFArgostólion;\s@{CPréveza;_dDcCCorfu;`yDGIoánnina;^eDiDPtolemaḯda;_Uh@Kozáni;_qAk@Véroia;`tA`ETríkala;^]d
@Kardítsa;]xDf@Árta;_sAjBAgrínio;caAhAPátra;]cA?Aígio;`eAaCLamía;^qDpBThívai;]vAULivadeiá;^mCjAAsprópyrgos;]HB
Elefsína;_YKFylí;_?PChaïdári;aECÍlion;c@@Peristéri;`@CPetroúpolis;^ECKamaterón;`GFGalátsi;]@ANéa Filadélfeia;^
B?Ágioi Anárgyroi;^ODCholargós;`ECAgía Paraskeví;^?AVrilissia;aD@Khalándrion;a?EMaroúsi;]E?Melíssia;_BCKifisiá
;]B@Péfki;_B@Irákleio;`@@Néa Ionía;^?EMetamórfosi;\KCNéa Erythraía;bP@Acharnés;^D?Áno Liósia;`RkAChalkída;\kAh
ANéa Mákri;^VLGérakas;UkCoDSkýros;WdDk@Skópelos;W]_GIerissós;SdAxANéa Skióni;\vBmBPeraía;aC`FVolos;^BANéa Ioní
a;cdBq@Lárisa;`Q_CKateríni;^RgBGiannitsá;^e@JChalkidóna;]u@s@Kilkís;_g@n@Lagkadás;]\BOraiókastro;\EFEfkarpía;a
FBÉvosmos;^@@Elefthério - Kordelió;eEBThessaloníki;_AEStavroúpoli;_A?Políchni;_?BSykiés;]@?Neapoli;aALKalamari
á;_GCPylaía;\G@Panórama;\MCChortiátis;`yA}ASérres;_wBMDráma;`s@h@Kavála;]rM|@Náousa;]Ba@Édessa;\~BBFlórina;*GS
South Georgia;GdcFfrIGrytviken;*GTGuatemala;^~pPwhBSan Benito;]C?Flores;\_BtBPoptún;\lDfBChisec;dNbACobán;\KAS
an Pedro Carchá;`@jASalamá;`}CXZacapa;aTuAPanzos;]}@YEl Estor;]DpAGualán;]gBeAMorales;\QgALívingston;b]RPuerto
 Barrios;_~IzGBarberena;_KDCuilapa;^y@ZJalpatagua;cW[Jutiapa;_c@IAsunción Mita;]gAo@Esquipulas;bf@m@Chiquimula
;]`@\San Luis Jilotepeque;]dAg@Guastatoya;cOh@Jalapa;\hAEPalencia;\_@WSanarate;bvALSan Juan Sacatepéquez;^FNSa
ntiago Sacatepéquez;oa@?Guatemala City;bAKChinautla;`IOSan Pedro Ayampuc;aHh@Santa Catarina Pinula;bJLPetapa;c
EBVilla Canales;aWMSan José Pinula;`DNFraijanes;`r@LPalín;]@QSanta María de Jesús;aO@Amatitlán;gGIVilla Nueva;
fBSMixco;]HBSan Lucas Sacatepéquez;\NDJocotenango;_ABAntigua Guatemala;]TKSan Andrés Itzapa;]GXAlotenango;^GEC
iudad Vieja;br@b@Santa Lucía Cotzumalguapa;^M_@Yepocapa;]CYPatzicía;`NIPatzún;^COTecpán Guatemala;^SBComalapa;
]?PZaragoza;aMAChimaltenango;\E@El Tejar;^K?Sumpango;cjAy@Chichicastenango;_L`@Sololá;^HXSantiago Atitlán;^Pg@
Nahualá;bFMTotonicapán;`NESan Francisco El Alto;_BXCantel;cJEQuetzaltenango;]KGSalcajá;\BCSan Andrés Xecul;`ZD
Ostuncalco;\K?La Esperanza;\Bj@El Palmar;aOVMazatenango;]BKSan Francisco Zapotitlán;]M?San Pablo Jocopilas;]\E
San Felipe;^HJSan Sebastián;aDBRetalhuleu;\yARSanta Bárbara;`RSChicacao;_a@VPatulul;]UbALa Gomera;\|@g@Tiquisa
te;]kBfAPuerto San José;_Dw@Masagua;cKSEscuintla;]iAl@Guazacapán;_|FgBNuevo San Carlos;\FAEl Asintal;bXSCoatep
eque;_YAColomba;a`Ag@Malacatán;_eAwCJacaltenango;`FrBComitancillo;_FXSan Marcos;_EASan Pedro Sacatepéquez;]USC
abricán;^o@DMomostenango;aJw@Huehuetenango;]_AQNebaj;a?jASanta Cruz del Quiché;\cCKRabinal;]Aw@San Cristóbal V
erapaz;_|Dy@Soloma;*GUGuam;_gh[osADededo Village;]ICYigo Village;\PPMangilao Village;]BGTamuning-Tumon-Harmon
 Village;]??Tamuning;ZD@Hagåtña;*GWGuinea-Bissau;UfdBqiACaió;]sGf@Xitole;_wBmBGabú;^vATBafatá;YfBWMansabá;[LhEC
atió;ZrB?Bubaque;_m@qBReino de Bandim;\??Belem;l?ABissau;]??Sintra-Nema;^CGReino de Antula;\@@Santa-Luzia;]@@L
uanda;^B?Plaque;`?@Bairro Militar;_A@Missira;_@@Contumo;^@CQuelele;*GYGuyana;XtpJ_`@Mahdia;_gDqCLinden;^}Co@Ne
w Amsterdam;j~BmBGeorgetown;[~@}AAnna Regina;[ZjDBartica;YfFeJMabaruma;*HKHong Kong;_eiUojCHang Hau;fBATseung
 Kwan O;^CISai Kung;dDEMa On Shan;\?AKam Ying;]?AWu Kai Sha;\??Lee On;\@GTai Mei Tuk;]B?Shuen Wan;]H@Hong Lok Y
uen;eA@Tai Po;]CHFo Tan;\EATai Shui Hang;\BBCity One;a?@Sha Tin Wai;\??Pok Hong;`A?Siu Lek Yuen;]@@Shui Chuen
 O;`EHSau Mau Ping;_BAChoi Wan;]??Choi Wan Estate (I & II);_@@Kai Tak;]?ATak Long Estate;\?ASan Po Kong;\A?Choi
 Hung Estate;_@ATsz Wan Shan;]??Tsz Ching Estate;^@?Chuk Yuen;\??Chuk Yuen North Estate;f@?Wong Tai Sin;^A@Low
er Wong Tai Sin Estate (I & II);\??Wang Tau Hom;\??Wang Tau Hom Estate;f?@Kowloon City;d??Kowloon City Centre;
a??Kowloon West End;\??Tung Tau Estate;]?@Ma Tau Wai;]??Sung Wong Toi;\??To Kwa Wan;k@?Kowloon;]??Ho Man Tin;\
??Kadoorie;\??Prince Edward;]?AKowloon Tong;]@?Shek Kip Mei Estate;\??Shek Kip Mei;`?@Mong Kok;^@?Tai Kok Tsui
;]??Olympic;f?ASham Shui Po;]?ASo Uk;]??So Uk Estate;]??Un Chau Estate;\A?Pak Tin Estate;]?EKeng Hau;\C?Sun Ti
n Wai;]@?Tai Wai;\??San Tin;f?ASha Tin;\AAWo Che;]LBTai Wo Hau;eC?Kwai Chung;^??Shek Lei;_?DMei Foo;_??Mei Foo
 Sun Chuen;aA@Nam Cheong;\??Hoi Lai Estate;\??Fu Cheong Estate;cHCTsing Yi Town;\BCTing Kau;eE?Tsuen Wan;\?ADi
scovery Park;m?GNew Territories;_BEPat Heung;]EMSheung Shui;dCDFanling;]LASan Tin;\PVSam Shing;f@ATuen Mun;\@@
Butterfly;]EMHa Tsuen;]@HTuen Mun San Hui;dIEYuen Long San Hui;_BAPing Shan;e@CTin Shui Wai;dE@Yuen Long;c??Yu
en Long Kau Hui;\@?Yeung Uk Tsuen;]ECFairview Park;]ADKam Tin;aBBShap Pat Heung;]AHSham Tseng;]DLDiscovery Bay
;]APCheung Chau;bPMSan Tung Chung Hang;b?ATung Chung;\c@@Mount Davis;_A?Kennedy Town;hAAVictoria;\A@Mid Levels
;aB@Pok Fu Lam;^ABWah Fu;cA?Aberdeen;\??Tin Wan;^?@South Horizons;^A?Lei Tung;\??Lei Tung Estate;\A?Wong Chuk
 Hang;iACHong Kong Island;]B?The Peak;uACHong Kong;c??Wan Chai;_?EJordan;^??Yau Ma Tei;]?@Tsim Sha Tsui;\AAOi M
an Estate;_A?Whampoa;^??Whampoa Garden;\??Hok Yuen;\??Laguna Verde;\?BFortress Hill;\??City Garden;^@@Leighton
 Hill;\C?Braemar Hill;\CEKwun Tong;]A?Laguna City;^@BTaikoo Shing;^?@Tai Koo;]??Sai Wan Ho;\??Aldrich Bay;\??Y
iu Tung Estate;]@JChek Chue;]GAShek O;]?ESiu Sai Wan Estate;\@CHeng Fa Chuen;^?CYau Tong;]?ALam Tin;`A@Tiu Ken
g Leng;_C@LOHAS Park;*HNHonduras;[~nOmaBBrus Laguna;]xBk@Iriona;YgGjCPuerto Lempira;UkBt@Iralaya;crO\Catacamas
;^`Ad@Juticalpa;]`A|CEl Paraíso;a|BnBCiudad Choluteca;]XBMarcovia;]ZYSan Lorenzo;]f@g@Langue;nwA{ATegucigalpa;
]Ht@Sabanagrande;\mA}@Morocelí;dy@PDanlí;_Ve@Teupasenti;\`AISan Juan de Flores;\n@aCSulaco;^VCVictoria;]Cf@Esq
uías;^n@pAVilla de San Antonio;\L@La Paz;`G[Comayagua;^PWEl Rosario;bRCSiguatepeque;]mB}AYorito;_rAq@El Negrit
o;bROEl Progreso;^aAiATela;]]ZArizona;daB[La Ceiba;dI@La Ceiba;bi@v@Olanchito;\nBbAYoro;^oDaASabá;]c@vAGualaco
;^kBMDulce Nombre de Culmí;b|AsBTocoa;_`AHSonaguera;Zh@iCCoxen Hole;YaCWGuanaja;^pO`FMacuelizo;cyBgBPuerto Cor
tez;`THOmoa;cQ`@Choloma;_Eb@La Lima;^LVVillanueva;]^QCofradía;hWUSan Pedro Sula;_jA^Quimistán;]Dj@San Luis;][P
San José de Colinas;]s@OSan Antonio de Cortés;^OUPotrerillos;]ODSanta Rita;]Pd@San Francisco de Yojoa;aODSanta
 Cruz de Yojoa;]f@t@Azacualpa;^jAPLa Iguala;\m@{@Santa Bárbara;\p@AAtima;_R\Lepaera;^d@@Santa Rosa de Copán;\P
VCucuyagua;`?DSan Pedro de Copán;]?HCorquín;\MPBelén Gualcho;\gBhBColomoncagua;\b@y@Erandique;]k@GYamaranguila
;*HRCroatia;^epBoiGDubrovnik;OfCy@Janjina;XlCEVela Luka;`hHgFZadar;^cClAŠibenik;cmBj@Split;]IESolin;^TaKSisak;
_dDCKarlovac;TrA`BBrinje;\uB_DSamobor;]QKZaprešić;\{BgBČakovec;^PNVaraždin;mfA`BZagreb;_??Centar;`[CSesvete;^F
VVelika Gorica;]uCyAKoprivnica;]Cr@Bjelovar;KuKXLiberpolis;\|AzAĐakovo;]uBGVukovar;^f@JVinkovci;aTs@Osijek;_dC
lASlavonski Brod;\`Ac@Požega;bhS@Rijeka;`tBzAPula;Y{BbAMali Lošinj;*HTHaiti;^dfMq{BTi Port-de-Paix;e?APort-de-
Paix;a[`BGonaïves;ca@d@Dessalines;db@\Saint-Marc;WfCkCMôle Saint-Nicolas;arCfFJérémie;biAzALes Cayes;boDo@Tigw
av;aj@CMiragoâne;bsB_AArcahaie;bVr@Léogâne;]SEGressier;_n@TGrangwav;cm@d@Jacmel;_s@i@Kenscoff;oJQPort-au-Princ
e;fJ@Carrefour;da@ICroix-des-Bouquets;fLFDelmas;fADPétionville;`g@[Thomazeau;\UZFond Parisien;\K~@Grand Gosier
;\P}DHinche;\jA\Désarmes;_NKVerrettes;a[_ASaint-Michel de l'Atalaye;^LcALenbe;_g@t@Saint-Raphaël;]q@g@Terrier
 Rouge;bp@WCap-Haïtien;*HUHungary;`ufBaiHSopron;aEzASzombathely;\_ACSárvár;`RpAZalaegerszeg;_]lANagykanizsa;cwF
hAPécs;^EUKomló;`zAc@Kaposvár;]cAADombóvár;]NgBSiófok;\zBBTapolca;]f@TKeszthely;^_AaAAjka;^Pm@Pápa;^f@kBMosonm
agyaróvár;biAd@Győr;]_BKKomárom;]g@PTata;`KJTatabánya;]LROroszlány;`nAnAVeszprém;]m@UVárpalota;bu@@Székesfehér
vár;_iBl@Dunaújváros;\?iASzázhalombatta;`DKÉrd;]IMBudaörs;`MAKelenföld;`BCBudapest XII. kerület;]C?Naphegy;f?A
Buda;a@CBudapest II. kerület;^AEÓbuda;^x@o@Esztergom;]cAVSzentendre;\IAGöd;^AFDunakeszi;\IBFót;\UEVeresegyház;
^^YVác;^k@b@Gödöllő;]Qp@Monor;af@YBudapest XVII. kerület;]A@Rákoskeresztúr;]HGMátyásföld;\FASashalom;]@?Rákoss
zentmihály;^BCÚjpalota;^B@Alsórákos;a?EBudapest XV. kerület;_??Rákospalota;aD?Budapest IV. kerület;b@AÚjpest;b
DDBudapest III. kerület;_?BÚjlipótváros;bEABudapest XIII. kerület;`?CAngyalföld;bEDZugló;`BFFerencváros;h@CPes
t;`@?Erzsébetváros;_??Budapest VI. kerület;pD?Budapest;]??Budapest I. kerület;^A?Budapest V. kerület;c@BBudape
st XI. kerület;aEABudapest VIII. kerület;a??Józsefváros;]@BLágymányos;^C?Középső-Ferencváros;`CDBudapest XX. k
erület;`IABudapest XIX. kerület;`@?Kispest;a?EKőbánya;]A?Óhegy;`CEBudapest XVI. kerület;aALBudapest XVIII. ker
ület;^J@Pesterzsébet;]@DBudapest XXIII. kerület;\B?Csepel-Királyerdő;aBCBudapest XXI. kerület;_DABudapest XXII
. kerület;^?@Budafok;\C@Csepel-Csillagtelep;\GJDunaharaszti;]J@Szigetszentmiklós;]c@GGyál;`?IPestlőrinc;]MBVec
sés;\Cj@Dabas;^a@vCKiskunhalas;\d@e@Kiskőrös;^rBt@Szekszárd;]]u@Paks;\UPKalocsa;_BdABaja;]r@d@Mohács;]uUiKMáté
szalka;\n@s@Kisvárda;bfAr@Nyíregyháza;\~BDTiszaújváros;\u@|@Balmazújváros;\Om@Hajdúnánás;^Qb@Hajdúböszörmény;]
Vj@Hajdúszoboszló;\v@XPüspökladány;dcBi@Debrecen;^bAnDGyula;]\WBékés;`DPBékéscsaba;\t@q@Gyomaendrőd;\v@JSzarva
s;_j@xAHódmezővásárhely;^cA]Orosháza;]d@dAMakó;]|@EÚjszeged;cB?Szeged;\@{ACsongrád;^WHSzentes;^rAIKiskunfélegy
háza;b\g@Kecskemét;]QWNagykőrös;_C[Cegléd;^WaAJászberény;aw@~@Szolnok;\f@AAbony;]sA@Törökszentmiklós;]i@b@Mező
túr;]{@_AKarcag;`nBsBEger;\i@NMezőkövesd;cg@w@Miskolc;\R?Diósgyőr;^jAWÓzd;^hAvAGyöngyös;]p@THatvan;^WuASalgóta
rján;^eD]Kazincbarcika;\mE[Sátoraljaújhely;*IDIndonesia;bqlZbt@Merauke;YxmAeATiakur;adQ~DAtambua;TnJbIBaa;foBo
BKupang;_eC}@Soe;_g@qAKefamenanu;VlC\Naisano Dua;]{CsGKalabahi;?`B`@Latuna;^~BCLewoleba;?pBDWolo;a~Bj@Maumere;
?fB{@Cua;?bCRRiung;?EfBNgedhubasa;awBSEnde;?c@hISeba;^zHeDWaingapu;?cBrAMburukullu;?~BPLailunggi;?hA}BAlanga;_
mCyDRuteng;cpBULabuan Bajo;`|GFDompu;cu@OBima;?fDr@Teluksantong;`|Am@Sumbawa Besar;^kJzDTambolaka;`|MiCTaliwan
g;a~@QSelong;^r@JPraya;f\YMataram;blE}ASingaraja;ac@nAUbud;bj@CSukawati;^OHTabanan;^GPDalung;^?PKuta;gIMDenpas
ar;^GEBatubulan;d[QKlungkung;]e@OBedugul;^E?Amlapura;^@?Amlapura city;_lAz@Benoa;]HATuban;]l@mBSeririt;aE?Banj
ar;bdA`@Negara;br@YBanyuwangi;^XPSingojuruh;aNHGenteng;]?BGambiran Satu;^W@Srono;`KDMuncar;e|Bs@Jember;b~AGLum
ajang;_]\Kencong;]pCSGongdanglegi Kulon;]UDDampit;`b@OKepanjen;^PDSumberpucung;c|@KBlitar;^\@Ngunut;^X@Boyolan
gu;Y~a@ifATobong;?rBz@Letung;?r]dDBagan Si Api-api;]dEgDTeluk Nibung;cBDTanjungbalai;epC@Pematangsiantar;_S]Pe
kan Bahapal;cyAXKisaran;bzAeATebingtinggi;clFcFLangsa;]oApATanjungtiram;]PFPangkalan Brandan;^oAdBDeli Tua;k@M
Medan;cH?Sunggal;eXCBinjai;^FYStabat;_c@]Labuhan Deli;bIRBelawan;ec@\Percut;cSJPerbaungan;_xAjABerastagi;aBPKa
banjahe;\Ef@Tongging;\?DParopo;^c@r@Pangururan;_lA[Sidikalang;_fBzASingkil;bQiASubulussalam;?fBeASuak Bakung;?
XzCPulo Batal;]lAmHBlangpidie;?kDTTanah Merah;?fAiABlangkejeren;?`B{BTakengon;_\sBBireun;dyABLhokseumawe;?{Bl@
Idi Rayeuk;\hJuASigli;_~BeBSabang;dAdABanda Aceh;?MbCLhokkruet;_oDcAReuleuet;`\vEMeulaboh;?j@bGSibigo;\}AfASin
abang;?{^ha@Ipuh;?pNyJSikabaluan;brGaNGunungsitoli;]vASLahewa;\uF{BBarus;_qB?Tarutung;ad@t@Sibolga;]bEhFTeluk
 Dalam;?_Jz@Ujung Gading;?xAy@Natal;d_@cDPadangsidempuan;^_BeCBandar;bOIRantauprapat;?SrEUjungbatu;?{BIKota Ten
gah;eqDsBDumai;`\xBBalai Pungut;i]jBPekanbaru;?lEIRokan;ck@|CPayakumbuh;br@PBukittinggi;?qFj@Teluk Kuantan;^vB
`@Sijunjung;?RnBSurian;hhB}@Padang;a}@]Solok;`p@cAPadangpanjang;ax@^Pariaman;?tDbEMuara Siberut;YkAtATuapejat;
?wFm@Mandarahan;boBr@Sungai Penuh;?v@dBMukomuko;?iIHSurulangun Rawas;?dBWRantau Panjang;?qEfAMuaralakitan;?iBB
Sekayu;?tCyIPelabuhan Dagang;gkBxAJambi City;__BcASimpang;`dBo@Mendaha;^Xg@Kuala Tungkal;ZzCeAKuala Cenaku;?Gt
ESungai Bengkal;]xBIMuara Bungo;?dAmAKotabaru;?y@yJSiak Sri Indrapura;?S`BPangkalan Bunut;?BiFBengkalis;?sB~AS
elat Panjang;_mCATanjung Balai;iwB]Batam;?jDdHTembilahan;?iHgASenayang;dd@oDTanjung Pinang;[SxGDabo;^wBzHMunto
k;jpAhDPalembang;doG}CPangkalpinang;bAw@Sungailiat;?wAxEKepoh;?tErDWiralaga Mulya;?_AlHLabuhanmaringgai;?NgCSu
rabaya;_hD^Kotabumi;`cAHTerbanggi Besar;cQl@Metro;iH~@Bandar Lampung;?~BJKotaagung;bxAoGBaturaja;_eBoDIndralay
a;bxAb@Prabumulih;`tAdBTanjungagung;`r@]Lahat;`x@n@Pagar Alam;dlAsCLubuklinggau;_bAb@Curup;?fCOKetahun;fuApABe
ngkulu;?uAfAMasmambang;?{DbAPulauberingin;?wAjBLiwa;^}IjGLabuan;fk@iACilegon;hSTSerang;bm@@Kresek;bg@ASepatan;
cKCTeluknaga;dKZCiputat;jLKTangerang;cLPCurug;aSHSerpong;c\OCikupa;dCMPasarkemis;arAZPandeglang;b[HRangkasbitu
ng;dyAd@Ciampea;b\vAPelabuhanratu;?w@vASinarharapan;eSeBSukabumi;ci@SCianjur;aW?Ciranjang-hilir;da@jABanjar;\M
OLeuwiliang;dDw@Padalarang;gMDCimahi;cOKLembang;k@TBandung;_@RPameungpeuk;aDIMargahayukencana;bHJSoreang;cMBBa
njaran;bg@BPaseh;bFYCileunyi;da@OSumedang;b?ASumedang Utara;^K~@Wanaraja;bJLGarut;dyE`BCilacap;]o@SKroya;^f@UW
angon;^r@GSidareja;_Dc@Majenang;d}AVPurwokerto;_@WBaturaden;^f@i@Margasari;^OGBalapulang;^G?Lebaksiu;`?MSlawi;
b@GAdiwerna;aGATarub;eDKTegal;aJDDukuhturi;^VEBulakamba;_LLKetanggungan;ap@QKarangsembung;b^XKuningan;bXdACiam
is;_^URajapolah;_C^Kawalu;hAITasikmalaya;_TBSingaparna;aWeBMajalengka;`EUJatiwangi;aKs@Jatibarang;^YAKarangamp
el;bXYIndramayu;c]hAPlumbon;aD@Klangenan;aB?Palimanan;b@KArjawinangun;aMTSumber;cCIWeru;eK?Cirebon;cMPAstanaja
pura;bbDgBPamanukan;bHx@Subang;c~@APurwakarta;bC[Cikampek;eZUKarawang;b`@ICikarang;dt@l@Citeureup;aJj@Caringin
;aFLCicurug;iAe@Bogor;bJa@Parung;cAOPamulang;dEJSawangan;kI?Depok;eENCibinong;eUQCileungsir;kE_@Bekasi;^FIUtan
;uRDJakarta;jXNSouth Tangerang;dsBYRengasdengklok;^}XhBLasem;_T@Rembangan;^x@_@Tayu;_Sb@Juwana;bTFPati;_f@CGeb
og;a?JKudus;`AEBaekrajan;^XDWelahan;`@SPecangaan;iFUJepara;^EKMlonggo;cAIBatang;jx@dBSemarang;^SFMranggen;cVTU
ngaran;`?VAmbarawa;dQLSalatiga;`rAgAWeleri;brA?Kedungwuni;_D@Wonopringgo;_?QWiradesa;eK?Pekalongan;`\BComal;c\
CPemalang;^Jh@Randudongkal;_m@IBuaran;`d@bAPurbalingga;akBEWonosobo;^AfAKutoarjo;`zBs@Sokaraja;_?HBanyumas;`k@
RGombong;bmC[Magelang;`AHMertoyudan;`[h@Melati;`@ASleman;aL[Muntilan;b[b@Depok;_KACandi Prambanan;^IIJogonalan
;fb@RYogyakarta;aDDKasihan;`?EGamping Lor;`FEGodean;`?ZPandak;`GCBantul;aEASewon;]@LPundong;_L?Bambanglipuro;^
DASrandakan;aeADWonosari;_@a@Karangnongko;^w@CSelogiri;_q@RJatiroto;^j@{@Jaten;^\IColomadu;]DBNgemplak;aC?Kart
asura;bOHGrogol;gAGSurakarta;`HHBaki;]R@Delanggu;^?HCeper;]BHTrucuk;bHAKlaten;`DDWedi;]BGKebonarun;_KIKarangan
om;`BWBoyolali;_SJGatak;^JkCDemak;cw@f@Purwodadi;_Aw@Jekulo;aQzBSragen;]uAENgawi;`DuABlora;`a@b@Cepu;dL~AMadiu
n;aJn@Ponorogo;^q@h@Trenggalek;`e@ATulungagung;aC?Kedungwaru;eSq@Kediri;`Vi@Nganjuk;`g@EKertosono;_Jb@Gampengr
ejo;]k@ONgoro;_DSDiwek;b?EJombang;]WBMojoagung;cOSMojokerto;]?@Soko;bl@x@Pare;^oAz@Pakisaji;hEQMalang;dRUBatu;
c[BSingosari;bCILawang;dk@e@Pasuruan;aPIBangil;cR]Sidoarjo;`LBTulangan Utara;^IDTanggulangin;^@\Pandaan;]LDPri
gen;_Fu@Krian;^GGDriyorejo;aAg@Kebomas;aECGresik;]KBKamal;lENSurabaya;_Db@Buduran;aAGGedangan;aAcABangkalan;^f
Aa@Paciran;^j@l@Babat;`s@@Lamongan;ajBDBojonegoro;ac@q@Tuban;_uBqESangkapura;aqFfFSumenep;]OFKalianget;`jCZSam
pang;am@EPamekasan;`m@pBBesuki;d~ABProbolinggo;^c@@Kraksaan;`sA\Bondowoso;^Si@Panarukan;_?DBalung;gQCSitubondo
;_QBPanji;^{@r@Wongsorejo;?SgDKetupat;?wDu@Tembayangan Barat;?hEeGRaas;?qHgKPagatan;?w@yBTanjungbatu;?vCzCSatu
i;?dBh@Jorong;gfAeCBanjarmasin;bu@PMartapura;eBDBanjarbaru;^xAuAKualakapuas;?zE^Pagatan;?rCj@Kuala Pembuang;co
AkDSampit;?rCk@Semilat;euISPalangkaraya;?wDaBBuntok;_qBxATanjung;`DpABarabai;`X_@Amuntai;?eEABakau;?HcBTana Pa
ser;g_C_CBalikpapan;_`K_AMuara Teweh;?eAkHUjoh Bilang;?wA|CSendawar;?eCk@Kahala;?bHiJLongnawang;?hK~DPutussiba
u;`tUiBKota Sambas;^[hBBengkayang;gVjDPontianak;?{C?Tayan;?_DISekadau;awBISintang;?@|LNanga Bulik;b[fBPangkala
nbuun;]vBi@Manismata;?pE}BKetapang;?DuBSukadana;?sAoCBalaiberkuak;?|E^Padangtikar;_dEtLManggar;b~B]Tanjung Pan
dan;_}FmTSungai Raya;dOi@Singkawang;`@s@Pemangkat;?rFoJSabang Barat;Z}ByDRanai Kota;?aC|GSerasan;?uh@{ELong La
yu;]wDBMalinau;?dDfELong Pujungan;?eESLong Peso;daD{BTarakan;`j@|ATanjung Selor;?bAgFSebuku;`{B[Nunukan;Syv@yG
Miangas;?lFxPUlu;^SuDTahuna;?sG{BRainis;dzIlPBitung;^\@Airmadidi;fXIManado;^H^Tomohon;^U@Tondano;^uE`TSanana;?
zBs@Dofa;?bE\Bobong;?xE_CSalakan;_bBgALuwuk;?vAgHTilamuta;dmCAGorontalo;byFg@Kotamobagu;?vC[Pimpi;d`P_@Toli-To
li;?{BWBuol;?YzBLemito;?jGo@Bangkir;?dAdDTambu;?zJmEBenua Baru;d`BhDBontang;hbAzBSamarinda;dHPLoa Janan;?}MzJK
alumpang;\vBf@Mamuju;__HYMasamba;?gA_BPendolo;fbDgFPalu;_oD`BPoso;?eDiBAmpana;?n@|EKolonodale;?p@bCMalili;]oDQ
Bungku;?SvDAsera;?lFFLasusua;?qClBKolaka;?mApBRumbia;clIQWatampone;_NrBSinjai;^fCUMaros;cKgEParepare;`oAVSengk
ang;?mAuASiwa;cj@mCPalopo;_z@CRantepao;axDpBMajene;`iAUPolewali;jQvIMakassar;aJ`@Galesong;?kAfAJeneponto;?mCvA
Benteng;ckLcCBaubau;`W{BRaha;^AAKatobu;eh@iDKendari;?XyDKaleroang;?kDpEMunse;?y@tFWanci;?_Q}LAirbuaya;_eC^Naml
ea;]fAtBNamrole;[q[zXSaumlaki;?~Co]Bula;?oAxCGeser;?|CkAWerinama;?pBKTehoru;_zBSAmahai;_IGMasohi;e|CnAAmbon;?{
@iDTaniwel;?sEIWahai;^hLqFKawasi;ZM_ELabuha;?mA_EWeda;[sAiAMaba;^pCGSofifi;db@ITernate;?c@mCTongutisungi;^yAm@
Tobelo;]w@_ADaruba;?gAvIPetani;]sJpBWaisai;?uGrAMega;]UzCTeminabuan;dtCoBSorong;?x@hBSeget;?bFtAWaigama;?sMx@S
erkos;]Y|CFakfak;?eCkCTomu;]mBUBintuni;?hBvCOnimsari;?aCUWarganusa Satu;?sBaAWindesi;?}@lARasiei;\fAeGRansiki;
?}BiBKameri;brCWManokwari;?tD{@Saukorem;?[lEMerdey;TjD{CFef;?uSOSorendiweri;_cAxABiak;\_@jCSerui;?gBKSumberbab
a;X^fJBugalaga;?`ArAWaghete;?sDg@Beoga;c`BxCTimika;?`CKUta;?rEyBKiruru;biBsBNabire;?tBQKwantisore;?dFlAKaimana
;`}AbLDobo;afHYTual;?ce@vMKimaam;TaDJOkaba;?NoDBade;Zr@aCKepi;]jFaEAgats;Yo@}DKenyam;^lAqDMulia;?wB{ADabra;]Zd
CTiom;`cBb@Wamena;YwCcAElelim;?fAxDSumohai;?_Gh@Oksibil;?q@cJWaris;??tBUbrub;?pB|MTanah Merah;?q@pFMuting;f_@{
\Jayapura;_h@FSentani;`WDAbepura;?bDSGuay;?nBmABetaf;\bBs@Sarmi;?nCtAKasonawejo;*IEIreland;Sp~@ccIScarriff;^}A
qATralee;^mCqBEnnis;aJuAGalway;buAxBLimerick;\GzCBallincollig;WhC`ASkibbereen;d_DeACork;^EDDouglas;\GJCarrigal
ine;\uDcHTullamore;]e@n@Portlaoise;]IjAKilkenny;\xAx@Cluain Meala;`uBRWaterford;^c@sBCarlow;]YcADroichead Nua;
]YGNaas;]YWCelbridge;aa@HTallaght;eE?South Dublin;\EATempleogue;oKEDublin;\DDRathfarnham;]IDSandyford;^QCDún L
aoghaire;^GPBray;]GJGreystones;]nA`DWexford;_GmIDundalk;\u@lBMalahide;\@HDonaghmede;_JKSwords;]G]Balbriggan;]V
j@Finglas;\N?Blanchardstown;\LDLucan;\HALeixlip;_]eADrogheda;^`ALNavan;\Qt@Maynooth;UjDoCBelturbet;]UrBAn Muil
eann gCearr;]vBRAthlone;]hBiDSligo;]sCgCLetterkenny;[xHzECastlebar;ThCiABelmullet;UDpCClifden;*ILIsrael;`gzEyl
EAcre;`CONahariyya;]KNJudeida Makr;\ICYirkā;\GDMajd el Kurūm;_I@Karmi’el;]DUmaalot Tarshīhā;]{@e@Qiryat Shmona
;^Lp@Safed;]PLMaghār;^f@dIArad;]V@Kuseifa;fYiBWest Jerusalem;o?@Jerusalem;\A?Giv`at H̱ananya;]J?Qiryat HaYovel
;]BEMevasseret Tsiyyon;aTYModiin Ilit;][c@Ariel;^Z}@Bāqa el Gharbīya;]AQKafr Qari‘;]G@‘Ara-‘Ar‘ara;`KCUmm el F
aḥm;\eABBet She’an;_Ey@Tiberias;^l@OSakhnīn;]RBTamra;]KFKafr Mandā;]OJKafr Kannā;\BDAr Rayna;_?@Naẕerat ‘Illit
;aB@Nazareth;]B@Yāfā;_ANAfula;]HMMigdal Ha‘Emeq;\TEQiryat Tiv‘on;]FJYoqne‘am ‘Illit;]FGDaliyat al Karmel;]@ONe
sher;_YGShefar‘am;_PEQiryat Motsqin;`EDQiryat Ata;_BCQiryat Bialik;_BCQiryat Yam;eLFHaifa;^DHTirat Karmel;]Bd@
Zikhron Ya‘aqov;\?HBinyamina-Giv'at Ada;\@?Binyamina-Giv‘at ‘Ada;]B@Or Akiva;aBLHadera;_OEPardés H̱anna Karkur
;_Ef@Eṭ Ṭaiyiba;\DAQalansuwa;]J?Kadima Zoran;]CGKfar Yona;dNANetanya;cx@bCAshkelon;dOWAshdod;]K?Gan Yavne;dOc@
Rishon LeTsiyyon;_AFNess Ziona;aK?Ramla;^BABe’er Ya‘aqov;_CQOr Yehuda;_?EKiryat Ono;]A?Ganei Tikva;`JAGivatayi
m;dDJH̱olon;bDABat Yam;b?EJaffa;fEETel Aviv;aIQHerzliya;aGARa'anana;_DDRamat HaSharon;cDLRamat Gan;dC?Bnei Bra
k;^C?Giv'at Shmuel;dGAPetaẖ Tiqva;`?MHod HaSharon;bCAKfar Saba;^GKEṭ Ṭīra;]EVKafr Qāsim;aB@Rosh Ha‘Ayin;_@HEl‘
ad;]JBYehud;^@?Yehud-Monosson;]MDShoham;aJHLod;aYJModi‘in Makkabbim Re‘ut;ch@?Reẖovot;_L@Yavné;^GLGedera;]DNQi
ryat Mal’akhi;`AVKiryat Gat;bm@WBet Shemesh;]HtAH̱ura;]b@SRahat;^^WSderot;^Ch@Ofaqim;_DUNetivot;cg@`@Beersheba
;]M?Tel Sheva‘;\_@P‘Ar‘ara BaNegev;^APDimona;Yl@zAMitzpe Ramon;`]pEEilat;*IMIsle of Man;d~ZmqIDouglas;*INIndia
;^_rNwiAKottaikuppam;]Sm@Marakkanam;^GMKottaikādu;a~@DTindivanam;^Ux@Kurumbapet;eE?Gundupālaiyam;gE@Puducherry
;\BFManaveli;^?AAriyānkuppam;^HAVillianur;cA\Cuddalore;_RCNellikkuppam;`V?Panruti;\E[Valavanur;aPCVillupuram;]
?DSālamedu;^x@KTirukkoyilur;\I[Vettavalam;^a@[Gingee;\dAAVengikkal;c?DTiruvannamalai;^v@OChengam;]IhBVadakkana
ndal;\o@FTyāgadurgam;jV@Kallakurichi;_?AKallakkurichchi;]PTChinna Salem;]x@DNarasingapuram;`C@Attur;^?vAThurai
yur;^??Turaiyūr;_w@OPerambalur;]o@c@Tittagudi;^Ft@Ariyalūr;^w@MJayamkondacholapuram;]Ve@Pennādam;aQUVirudhacha
lam;`@AVriddhāchalam;]Da@Ulundurpet;ci@NNeyveli;]]`@Kīl Bhuvanagiri;_JUKurinjippādi;]_@g@Kammivapettai;]Ar@Par
angipettai;\DPAnnāmalainagar;`F?Chidambaram;^XVKattumannarkoil;\?CLālpettai;^c@JSīrkāzhi;aNZMayiladuthurai;\RD
Kuthalam;au@\Kāraikāl;]f@lAThiruthuraipoondi;`Ao@Thiruvarur;]VHKoothanallur;`LHMannargudi;\Hd@Madukkūr;\XyAPap
anasam;\QCDārāsuram;cEAKumbakonam;\G?Tirunāgeswaram;\p@JAyyampettāi;\NBThiruvaiyaru;]nAEMannachanallur;\?DBhik
shāndārkovil;i?JTiruchirappalli;]I@Pāppākurichchi;\??Ellakkudi;\G@Koothappar;]EMLalgudi;_?VTuvāgudi;\F?Navalpa
ttu;]@GTiruverumbūr;\y@LVallam;\EGNeelagiri;^IDNānjikkottai;e?KThanjavur;_\zBArantāngi;b`@i@Pudukkottai;cH|@Kā
raikkudi;^BBSankarapatti;`MRDevakottai;]kAcAPeravurani;aWYPattukkottai;^KNAdirampattinam;]UKMuthupet;^gADVedar
aniyam;b@mANagapattinam;]Au@Tharangambadi;_jBzIRameswaram;^R@Pāmban;\d@{ATondi;\SzAMandapam;`x@QRamanathapuram
;_FZKilakarai;af@_AParamagudi;]EOIlaiyankudi;]fAg@Tiruppuvanam;^i@^Manamadurai;ahA^Aruppukkottai;^b@\Sattur;aG
m@Virudunagar;\[HPālaiyampatti;\?[Kariapatti;`V[Tirumangalam;\bAb@Vathirairuppu;^|@a@Uttamapālaiyam;\@LKāmayak
kavundanpatti;`F?Cumbum;\}@n@Mamsapuram;bFHRajapalayam;]LFSettūr;\ABSettiyārpatti;]JHSivagiri;]BRVāsudevanallū
r;ak@u@Srivilliputhur;]a@NViswanatham;\@@Sithurajapuram;`GKTiruttangal;dDDSivakasi;\Iv@Inam Maniyachi;aC?Kovil
patti;\^BKalugumalai;``@CSankarankovil;`Z?Puliyankudi;aJRKadayanallur;^OPSūrandai;\DCSāmbūrvadakara;\H?Āyikudi
;`BFThenkasi;]UHKilapavoor;^MHĀlangulam;_T\Vikramasingapuram;^K?Ambasamudram;^CBKallidaikurichi;]IAVadakku Vir
avanallur;\IBCheranmahadevi;\A@Pattamadai;\_@QNāranammālpuram;jJDTirunelveli;\m@RSrivaikuntam;\KLNazareth;^WAA
rumuganeri;_E?Kayalpattinam;]@a@Attimarappatti;fCEThoothukudi;^?BMuttayyāpuram;_AQMappilaiurani;_HBMilavittan;
]CCSankaraperi;\Ky@Vilattikulam;^H|BTiruchchendur;]PLUdangudi;]rCn@Kallukuttam;\ICNallavila;\GFĀchāripallam Vā
niyakudi;\BCĀlūr;\AEVillukuri;dKFNāgercoil;\FJDharmapuram;]]DKanniyākumāri;^My@Vadakku Valliyūr;]s@FTisaiyanvi
lai;\t@SEruvādi;^HMKalakkādu;^Ed@Pānakkudi;]JLAramboli;\LCBoothapandi;]VDPadmanābhapuram;]DATiruvankod;]@CMula
kumūd;\@AKāttatturai;\E?Kothanallur;]BCVerukulambu;\GKPonmana;\D?Kulasegaram;]DIKadayal;]?BTriparappu;\DBAruma
nai;]FAEdaicode;]AFPacode;]K@Tiruvattār;]DDUnnamalaikadai;\CBValvachatottam;\?DKappiyara;\B@Karingal;]BMMartha
ndam;\??Nalloor;]HHPainkulam;]DAEzhudesam;]AGMethukummal;^?EPārassāla;]GBKuzhithurai;\?EPalugal;_XGAthiyannur;
]@DKanjiramkulam;_KLKollancode;`N_@Pallichal;_BBKalliyoor;^@DVenganoor;aQ?Neyyāttinkara;_HQMalayinkeezhu;_GCKu
lathummal;^FAVilappil;^BFVilavoorkkal;_DGVattiyūrkāvu;_DEKudappanakkunnu;]F?Sreekaryam;hEJThiruvananthapuram;\
o@r@Keezhkulam;\KBPalappallam;]ADColachel;]@?Reethapuram;]zCgEKandalloor;]IZAyanavelikulangara Vadakku;^AIKula
sēkarapuram;]AAKarungappalli;]DBĀdanāttutekkumuri Kizhakku;^?IOchira;`@IKayamkulam;]??Pattiyūrgrāmam;^CDKrishn
āpuram;]GEKattanam;\??Bharanikāvu Tekku;]CRThodiyoor;]BDKalleribhāgam;^FFPonmana;_CFChavara;eGPKollam;_AGTirka
davūr;]AEKaruva;]C?Panayāttur Vadakkumbhāgam;]]t@Kadakkavoor;]??Vakkam;\CAKīlattingal;]RMEdavai;_BEParavūr Tek
kumbhāgam;_BIMayyanād;_CETalattala;^EBMīnād;^CFPuttankulam;_?NVarkala;_A@Vettūr;_QBAttingal;^@FKizhuvalam-Koon
thalloor;^@BAzhoor;]E@Vellūr;]OBIroopara;^E?Vettanād;^BDUliyazhathura;^M@Kidarakulam;`AENedumangād;^q@kAShenko
ttai;]CKVadakarai Kīl Pidāgai;_dABPunalūr;^\BKottārakara;^HVAdichānallūr;^DENedumpana;_BBTrikonavattam;_BEKott
angara;^@EPerunād;^EAElampalloor;^Kg@Adūr;_IUPathanāmthitta;_}AqAGudalur;]pBEPalai;^SBErāttupetta;]xAUKutiatod
u;]ADThaikkattussery;^C@Pallipuram;]BHVayalār;_?DCherthala;_?AShertallai;\C@Kokōtamangalam South;]GMVaikam;\M\
Chengalam;^PKThanneermukkom;]B?Srīkandamangalam;]?HMuhamma;^DFKalavoor;^C?Mannanchōri;_@DKomalapuram;^B?Pathir
appally;_e@ANattakam;_EBPanachikkad;`BKKottayam;^BCAymanam;_EAPerumbaikad;_EIEttumānūr;^A?Ettumanoor;^@NVijaya
puram;^ADPuthuppally;`DVChanganācheri;`EJTiruvalla;]AGPaippad;]GRChengannūr;^JJMāvelikara;\LKMēppādam;\DFHarip
ād;]@BKarthikappally;]CDCheppad;]@@Muthukulam;^DIKumārapuram;dRk@Alappuzha;]D}@Kodamthuruth;^?CEzhupunna;^Ni@E
lamkunnapuzha;]?ANarakal;^AUParūr;^GLVarappuzha;_BEKottuvalli;^ECKarumālūr;_C@Alengād;_@BAlangad;^?HCheranellū
r;^@CElūr;\D@Kadamakudi;]AHMulavukad;g?LKochi;]@EVypīn;hC?Kanayannur;_APKumbalangy;^EEKumbalam;_@FAroor;\I?Aru
kutti;_CCManakunnam;]CAMulamthuruthy;`JGTripunittura;_@?Maradu;]IAThiruvankulam;]GEPuthencruz;^QTPiravam;^OUMū
vattupula;^@?Muvattupuzha;^POVengola Kizhakkumbāgam;_]?Kotamangalam;^J?Iramallūr;^PKPerumpāvūr;\BCChelamartam;
\FHVāzhakulam;]CCMarampilly;^E?Perumbavoor;]HLKunnatnād;aFCEdattala;]FFKakkanad;`@@Vazhakkala;a?IKalamassery;_
@EKadungalūr;]ECAluva;]??Alwaye;_@BChoornikkara;^?KChengamanād;^IGAngamāli;\LIKallūr Tekkumuri;]AAKallūr Vadak
ummuri;\CCKoratti;_@EKizhake Chālakudi;^KZNedumbassery;]EAMartūru;^K@Koovappady;^l@u@Amballūr;\@?Namminikara;\
AGMarattakara;\H@Chevvoor;\@NPorathissery;\D@Kattur;^GDIrinjālakuda;^G\Puthenvelikara;`HGKodungallūr;^ELChenda
mangalam;]DAVadakakarai;^?CMoothakunnam;]DIEdavilangu;\?EPanangad;\GAThekkumkara;\HAPappinivattom;]@CPerinjana
m;^@CKaipamangalam;\@EChendrappini;]FOTalikkulam;^@EVadanappally;_DKChetwayi;\HQEdakkazhiyūr;_GDKārakkād;]??Gu
ruvāyūr;\KTKaramuck;\?AManalur;eWEThrissur;\KDPuthūr;]JUKillannur;\EKVadakāncheri;_CSShōranūr;^HEOngallur-II;`
\ZKunnamkulam;]L?Punnayūr;\?AVadakkēkkād;^EQĀlankōd;^BEEdappāl;]?GKāladi;]CCKuttippuram;_CEKāttipparutti;^OLTr
ittāla;^FKIrimbiliyam;]PCNaduvattam;_M[Kodur;_FAOthukkungal;_BDKōttakkal;bMGMalappuram;_C@Peringottupulam;_YHP
erintalmanna;^ORCherpulassery;]\FMuthutala;^CFPattāmbi;\G?Ongallur-I;`o@e@Mannārakkāt;^a@b@Puthuppariyāram;_?F
Pirāyiri;^RVAlattūr;`\WOttapalam;\HAVāniyamkulam;\sBj@Vettaikkaranpudur;\CCAnaimalai;\Zc@Pudusseri;]JEPudusser
y West;^CPChittūr;\LBPudunagaram;]BAKoduvayur;]GQMarutharōd;bH@Palakkad;^?CAmbikāpuram;]y@_ARakkiyapālaiyam;^?
DTudiyalūr;aBFIdaiyarpālaiyam;_BBVadavalli;]A@Vīrakeralam;\AHRāmachettipālaiyam;aE?Kuniyamuttūr;]QHChettipālai
yam;^N?Madukkarai;bAIKurichchi;]KCVellalūr;^?CSingānallūr;kJACoimbatore;]AIChinnavādampatti;\BAVellakkinar;^GA
Srvanampatti;]C@Vilankurichi;_CAKālappatti;\KNKannampālaiyam;]FCIrugūr;^M?Sulur;^IQKarumattampatti;]CFSāmalāpu
ram;\MEMangalam;\x@xAŪttukuli;]E@Sūleswaranpatti;a?CPollachi;^DVKottur;\m@ESundakkāmpālaiyam;`GCUdumalaippetta
i;]P|@Marayur;ah@IValparai;]h@b@Kuttampuzha;`Br@Thodupuzha;`cAg@Munnar;\o@n@Kombai;\BITevāram;\OQChokkanāthapu
ram;_C\Chinnamanūr;aSe@Allinagaram;i?BTeni;_KUPeriyakulam;ad@TBodināyakkanūr;\c@wASivagirippatti;`@?Palani;^E?
Ayakudi;_Jh@Kodaikānāl;]u@NVattalkundu;]Q?Nilakottai;]KAAmmainaickanur;]t@BDevadanapatti;^B\Āndippatti;\OXElum
alai;^QSUsilampatti;_w@PTirupparangunram;\BKPudukkottai;]CCParavai;]TKSholavandan;^?KVadipatti;\m@VOttakkadai;
^H?Kannānendal;]??Nāyanakulam;]@CTiruppālai;`BBĀnaiyūr;^B@Vilāngudi;jEDMadurai;_EAMelmadai;^@DAnuppānadi;aDBAv
aniyāpuram;^IEVandiyūr;__AJSivaganga;_Zc@Melur;\O_@Singampunari;\~@q@Vadamadurai;\IVV.S.K.Valasai (Dindigul-Di
st.);]OPNatham;^|@IChinnalapatti;\KUChettināyakkanpatti;e?BDindigul;\?FAdiyanuthu;]CEBalakrishnapuram;\AESīlap
pādi;]JITādikombu;\??Agaram;\e@y@Pālaiyam;\Cp@Ayyalur;_u@YManapparai;\Us@Nangavaram;^ROMusiri;^DBKulittalai;d`
AEKarur;]E?Senapparetti;`BDTāndoni;]BCChinna Āndānkovil;]HWPugalūr;]BGVelur;\@?Pottanūr;_v@^Vellakkovil;^a@l@P
allappatti;^Xn@Oddanchathiram;\F}@Mūlanūr;\XDKulattuppālaiyam;aHBDharapuram;]^b@Madattukkulam;\PEPeriyakottai;
^w@sAKangayam;]^MMuttanampālaiyam;`@CNallūr;_RTPalladam;^CMKāraippudūr;_G?Vīrapāndi;^DCMurugampālaiyam;]@AAndi
palayam;a?IVelampālaiyam;hGBTiruppur;_?EBoyampālaiyam;_@CChettipālaiyam;^D@Tirumuruganpūndi;\?GPalangarai;`KFN
erupperichchal;\?FMannarai;]k@_@Perundurai;]?CKarumāndi Chellipālaiyam;\BYSalangaippālaiyam;\p@LNambiyūr;]u@k@
Anthiyur;`\XGobichettipalayam;\g@CJāmbai;\GDPudūr;_?ABhavāni;dE@Kumarapalayam;]A?Tattānkuttai;\]s@Jalakandapur
am;`DTIdappadi;^ETSankagiri;aCRTiruchengode;]VBĀlampālaiyam;_@APallipalayam;\CGElandakuttai;]LFBrāhmana Periya
 Agrahāram;`B@Periya Semūr;^CGSūryampālaiyam;\FNTindal;aGEVīrappanchathiram;_?BSūrampatti;a?@Kāsipālaiyam;fCCE
rode;\Xb@Chennimalai;\e@FSivagiri;]a@MParamathi Velur;]u@QSendamangalam;`JJNāmakkal;\B@Periyapatti;]Wq@Nāmagir
ipettai;]k@BTammampatti;\Pk@Vazhapadi;\U@Peddanāyakkanpālaiyam;]`AIKannānkurichchi;]JLKondalampatti;hGCSalem;_
Ed@Rasipuram;]^EMallasamudram;^F[Idangansālai;\KUOmalur;^NHTāramangalam;]D[Mechcheri;^{AUPallippatti;]OUHarūr;
\Kk@Ūttangarai;`jAZDharmapuri;_@BLakkanahalli;]Ng@Pālakkodu;\`@b@Pennāgaram;\Hx@Vīrnūr;]AFPottaneri Nallakavun
danpatti;`J@Mettur;`hCgAKollegāl;_Ho@Malavalli;]f@JBannūr;hj@DMysuru;_Gb@Nanjangūd;`s@f@Chamrajnagar;^p@TGundl
upēt;\qB|@Kumārapālaiyam;_BASathyamangalam;]L^Punjai Puliyampatti;^S^Avinashi;]^IAnnur;^\?Kāramadai;]IOSirumug
ai;^\SKotagiri;`MVMettupalayam;]C\Periyanayakkanpalaiyam;\@DNarasimhanaickenpalayam;_\m@Coonoor;]FCKērkandi;]E
?Wellington;dNGOoty;]r@YDevarshola;_PFTondalam;]Y?Kollivāyal;_?CGudalur;_p@p@Nilambūr;aT\Manjeri;]RYKizhuparam
ba;^KgAKalpatta;\eBqCHutagalli;]A@Hinakallu;`|@DHunsūr;\d@EPiriyāpatna;\x@XVirajpet;_n@t@Mattanur;^?RKuttupara
mba;\ALPanoor;]@CMokēri;]@APāttyam;]FBErannoli;^AAKatirur;\?EEruvatti;]CCKōttayam;]DGPatuvilāyi;\CDMangattidam
;\GEKandamkunnu;]HEKeevallur;]FBAncharakandy;]HAChelora;\EDIrivēri;\D@Chālakilakākara;]A@Kadachira;\KAPatiriya
t;\DBPeralassery;\?DPinarāyi;^BBDharmadam;]@CMuluppilagadu;`PMKannur;_KDThottada;^@IElayavur;\?AVaram;^B?Puzha
thi;^D@Pallikunnu;_?CChirakkal;^?MKalliyasshēri;\K?Kolaccheri;]EHMunderi;\A@Kanhirode;\A?Kudali;\JWKurumathur;
aH?Taliparamba;^RGCheruthazham;aJAPayyanur;\DKTrikarpūr North;]CDTrikarpūr South;bNe@Kanhangad;]EHNīlēshwar;^H
OAjānūr;]]t@Kunnimangalam;^?FMādāyi;\IDCherukunnu;]@EEzhome;]GEPariyāram;^CRPāppinisshēri;\FCKannapuram;]GJAzh
ikkōd;a]`@Tellicherry;aQ\Badagara;_AEChōrōd;_JMMahē;^EEChockli;]CCPanniyannūr;_AFPeringathur;^DBAzhiyūr;^E?Erā
mala;^E@Edacchēri;]ACTūnēri;]@IKolavallúr;]CDChekkiād;_AFNādāpuram;^BJVilliappally;^GAĀyanchēri;]@BKottappally
;]@JMāniyūr;\B?Palayad;]@AIringal;^?NTikkotti;aMFKoyilandy;\@KKizhariyūr;^QHUlliyeri;^K?Balussheri;]HGNaduvann
ūr;\BMMennānyam;\BCEravattūr;\DSKunnummal;]u@fAThazhecode;^D@Pūlakkōd;_L@Kunnamangalam;^FGKuruvattūr;^BONanmin
da;_FJIcchannūr;^BEAtholi;^FAChēmanchēri;^GHTalakkolattur;_GDKakkodi;_EROlavanna;gHEKozhikode;aENBeypore;`CCCh
eruvannur;]@BKaruvanthuruthy;^IBChelambra;^ABThenhippalam;^EGCherukavu;^FARamanattukara;^D?Ferokh;]AIPantheera
mkavu;^GCPerumanna;]@AKuttikkāttūr;^AAPūvātūparamba;_AHVazhayur;^CIMavoor;_AXPallikal;^G?Kondotty;_CJKannamang
alam;^?DUrakam;_@?Vengara;_FCAbdu Rahiman Nagar;`BDTirūrangādi;^AKPeruvallur;]NBAriyallur;^CBNeduva;`E?Moonniy
ur;]DFPariyāpuram;_GDNannambra;`E?Tennala;^ICParappur;^DJCheriyamundam;]@?Ponmundam;`DFTirur;^ADTalakkād;]K@Th
irunavaya;_FDTriprangod;_FUTānālūr;bCb@Ponnāni;^GDMāranchēri;]ALKadikkād;XrMtBKalpeni;[EqCAndrott;V~DoDChetlat
;ZhBhDAgatti;ZkBu@Amini;[NjBKavaratti;[sAfMMinicoy;\aIo`@Gangolli;^CBKundapura;\CXSaligram;]@\Malpe;`y@hDKāsar
agod;^@EKūdlu;\BKKoipādi;\Pg@Kōtekāra;]@ASōmēshvara;`?AUllal;f?UMangaluru;_a@DBantvāl;\MXVittal;`S?Puttūr;\\r@
Chengala;]cAKSullya;^eAXMadikeri;\k@EKushālnagar;]b@_BSakleshpur;]Qm@Belūr;bR]Chikmagalūr;]g@w@Birūr;]rDTSomes
hwar;]Nv@Kārkala;^AZMūdbidri;\h@CMūlki;^@s@Manipal;cDBUdupi;`w@eDSāgar;\k@|ATīrthahalli;e_Ao@Shivamogga;_o@j@T
arikere;cR[Bhadrāvati;]k@a@Channagiri;\v@k@Honnāli;^x@EShikaripura;]Ge@Hirekerūr;bm@_@Ranebennur;f{@\Davangere
;aVGHarihar;_c@w@Harpanahalli;^bBVByādgi;`PWHāveri;]ZYBankāpur;^Z^Hāngal;\YjASirālkoppa;`pAo@Sirsi;alCe@Karwar
;]a@\Ankola;]CTGokarna;_SVKumta;]C\Honnavar;\Gd@Murudeshwara;^ORBhatkal;]MVByndoor;\~BeGCuncolim;\?QDavorlim;b
`@YVasco da Gama;b@@Mormugao;]Q@Sancoale;aKRMadgaon;\K[Curti;]?BPonda;\Le@Bicholim;\TLPenha de França;\EDChimb
el;aFAPanjim;\?DTaleigao;\LMCalangute;_IIMapusa;]dA}AMālvan;\m@HKudāl;]YTSāvantvādi;\mAk@Ajara;^[SGadhinglaj;]
q@AHukeri;fRjABelagavi;\BJMāchai;\?APiranvādi;]E^Khānāpur;]nAjACurchorem;`eBADandeli;]Q|@Yellāpur;\s@k@Kalghat
gi;]h@]Haliyal;\BSAlnāvar;hmANHubballi;]k@i@Navalgund;]Rz@Kundgol;]h@x@Mundgod;^c@CShiggaon;_WBSavanūr;_Y_@Lak
shmeshwar;\USShirhatti;^eAh@Hadagalli;]He@Mundargi;\LgANaregal;cb@ZGadag;c@@Gadag-Betageri;]RZMulgund;^P]Annig
eri;^Fy@Nargund;]cABRon;^o@GGajendragarh;^x@a@Bādāmi;^U[Guledagudda;\_@AAmīngarh;\ZCKamatgi;bTUBagalkot;]\b@Ke
rūr;^p@JRāmdurg;_b@b@Saundatti;_r@GBail-Hongal;aFgAGokak;]LEKonnūr;^k@[Mudalgi;]f@]Raybag;]O[Kudachi;_i@SAthan
i;`m@l@Jamkhandi;^n@@Terdāl;aK@Rabkavi;aA@Rabkavi-Banhatti;^@NMahālingpur;`a@JMudhol;\cACBilgi;^eAk@Basavana B
āgevādi;ep@q@Vijayapura;_m@gAIndi;]bBaAMangalvedha;^r@LSāngola;_`C`@Vite;`fACKarād;^?DMalkapur;`Qh@Urun-Islāmp
ur;\N`@Kodoli;_k@MAshta;_e@QTāsgaon;\?XBhudgaon;gFJSāngli;]TXKorochi;_SKJaisingpur;ePPIchalkaranji;_BAKabnur;^
FNHupari;]YJSadalgi;]KWKurandvād;]WJShiraguppi;_Vd@Chikodi;^T`@Sankeshwar;`R[Nipāni;g\{@Kolhāpur;]?FPachgaon;^
QNKāgal;^HWUnchagao;]G[Wadgaon;\vBpBKankauli;co@_CShahuwadi;^b@aBKoynanagar;azApARatnagiri;^hBcMGorai;_LoCDāhā
nu;\C\Pasthal;^EBBoisar;^?@Khaira;aAPPālghar;iGn@Virār;\cAe@Vāda;]o@nAMurbād;cVPBadlapur;fVKUlhasnagar;dCBAmba
rnath;^AIMharal Bk;iF@Kalyān;]Wa@Vasind;hf@TBhiwandi;]?CKhoni;hh@BBhayandar;gALBorivli;]GTPowai;bSEAiroli;jFIT
hāne;\KIKalher;iKDDombivali;a@`@Kharghar;dGJPanvel;kPINavi Mumbai;pZEMumbai;g@BDhārāvi;^M`@Uran;\ABChanaje;\iA
_@Neral;^?TKarjat;`Q^Lonavla;aJGKhopoli;^R`BIndāpur;aX[Roha;_B{@Pen;]j@PAlībāg;\WvBShrivardhan;\C?Srīvardhan;^
oAEMahād;\BfAKhed;\h@GDāpoli;`_Al@Chiplūn;^gB[Kodoli;]B?Godoli;bBCSatara;^Rs@Wai;]Hg@Bhor;\nAyBMaval;`o@BTaleg
aon Dābhāde;_IJDehu Road;lY^Pune;h@AShivaji Nagar;a?EKhadki;jHKPimpri-Chinchwad;iA?Pimpri;_I[Chākan;^GNAlandi;
]_@DKoregaon;^NLVagholi;^In@Sāsvad;ap@SKharakvasla;^wDc@Shrīgonda;_V\Daund;]E|@Jalochi;`D@Bārāmati;`\^Phaltan;
]n@ILonand;]DbAKoregaon;\GTRahimatpur;]uBGMhaswad;\Fu@Nāteputa;]w@k@Indāpur;_@l@Aklūj;b}@h@Pandharpur;hsB@Shol
apur;]`BsAKurduvādi;]Ga@Paranda;\g@g@Bhoom;bEl@Barshi;^jAeBJāmkhed;]V`AKarmāla;exAgCAhilyanagar;^uAOPāthardi;c
uBb@Beed;^@u@Gevrai;_fAk@Paithan;^oAYAmbad;eSm@Jālna;]dAHPīpri;\dAk@Khuldābād;]Gh@Waluj Buzurg;_BGRanjangaon S
;`E?Wadgaon Kolhati;\IGAurangabad Cantonment;iI?Aurangabad;^`Ab@Gangāpur;_v@m@Vaijāpur;`p@HKopargaon;^?TShirdi
;_Au@Yeola;]z@vAGhulewadi;`CDSangamner;]u@]Rahata;ac@RShrirampur;^F\Deolali;_ENRāhuri;^KfAĀrangaon;_bAf@Sirūr;
]`BkAJunnar;^O`@Kalamb;]BFManchar;]FXRājgurunagar;\tA{CKasāra;^QIIgatpuri;]MCGhoti Budrukh;`iAYSinnar;``@QDeol
āli;jFKNashik;`[QOzar;\n@eCAhwa;^XqASongadh;^m@@Navāpur;]gB`@Sakri;_s@aADondaicha;fFxCMalegaon;^B?Soyāgaon;_CC
Dyāne;_`ACSatānā;]Gr@Chāndor;\?d@Lāsalgaon;ag@UManmād;]k@KNāndgaon;agA]Chalisgaon;_i@i@Bhadgaon;`W?Pāchora;_h@
pAKannad;`eBGSillod;]WFBhokardan;]\cASoygaon;fHoAJalgaon;_i@d@Jāmner;_Yi@Varangaon;_h@]Yāval;cQXBhusawal;\CCKa
ndāri;]OQSāvda;^DCFaizpur;anBOChopda;an@h@Amalner;^i@DDharangaon;^KPErandol;_h@FParola;^fAGWalwadi;fCBDhule;aS
yAShirpur;`k@cASendhwa;]Gq@Rajpur;\cDLBhikangaon;bdAHKhargone;^ZmADhāmnod;]WDMaheshwar;]CHKasrāwad;a_@uAMhow;b
LGPithampur;anA@Dhār;\GvADharampuri;^v@TAnjad;^Eg@Manāwar;`d@h@Barwāni;^Zc@Kukshi;^nAQAlirajpur;\m@|BKhetia;`V
VShāhāda;bl@b@Nandurbar;^De@Taloda;\d@@Akalkuva;^fB_ARājpīpla;]gBuAChhota Udepur;`lBg@Hālol;]@UKālol;\n@HSāvli
;]RKOd;\At@Undera;\u@FVāghodia;`EXDabhoi;^|@XKarjan;jQq@Vadodara;_XJPadra;_v@d@Jambusar;`SgABorsad;]SDAnklav;d
Fa@Anand;]DKBoriavi;\@?Kanjari;^BNVallabh Vidyanagar;^?AKaramsad;`RJPetlād;]NKSojītra;bRj@Khambhāt;\vAvDAlang;
^yCMTarsadi;\BLKim;^EKKosamba;\Qc@Sarangpore;\DCAndada;]@BGadkhol;]CBAnklesvar INA;aFAAnkleshwar;]VgAAmod;][t@
Bholav;cDDBharūch;^ICJhadeshwar;]u@xAMāndvi;_Q\Vyāra;\`@UKadod;\v@MKāthor;\JESayan;\FLAmroli;m@HSurat;^IXKansa
d;^?CSachīn;]OKChalthan;^?AKadodara;\[BBaben;`ABBārdoli;\\`@Kabilpor;\J?Jalalpore;aADVijalpor;cACNavsari;]@NAb
rama;fIPBilimora;\GGGandevi;]a@t@Dharampur;^\r@Āmli;aB@Silvassa;\b@NSanjan;]ESSarigam INA;\QBNaroli;]@OChanod;
^?AVapi INA;]ACChhiri;cF@Vapi;\DAKhali Kachigam;`FENani Daman;_??Daman;^WSPārdi;`LRDabhel;cIg@Valsād;^b@pAUmar
gām;]GFSolsumba;^tCmFTalāja;at@r@Mahuva;]|CjADiu;`KUUna;^aAIJāfarābād;_Ma@Rājula;aX{@Kundla;a@?Savarkundla;^t@
@Dhāri;^L_@Bagasra;\i@NChalāla;][wABābra;]OXLāthi;bb@VAmreli;^iAJGariadhar;`o@@Pālitāna;`[c@Sihor;ge@IBhavnaga
r;]t@YValabhīpur;\fAf@Dāmnagar;^Kw@Gadhada;bQg@Botad;\oAIBarwala;^N_@Dhandhuka;_b@e@Limbdi;\Rj@Rānpur;\l@g@Sāy
la;_v@CThān;]?\Chotila;_AjAJasdan;_t@qBWānkāner;^fBFDhrol;^FfAKālāvad;iqAORājkot;`EJKotharia;bBt@Gondal;bb@h@J
etpur;e^l@Jūnāgadh;`b@k@Upleta;aa@@Dhoraji;]f@YBhāyāvadar;_j@GJodhpur;]A?Jamjodhpur;^SnAMānāvadar;\J@Bāntva;\R
YKutiyāna;_dAAChhaya;\BCKhapat;c?@Porbandar;_YIRānāvāv;]Go@Bhānvad;_Xw@Khambhāliya;^HSSalāya;\gAVLālpur;gUw@Ja
mnagar;]DEBedi;^f@LSikka;_lDd@Dwārka;`Sm@Okha;]qAlBRaval;`}B~CMāngrol;]WPChorwād;^q@d@Sutrāpāra;cTMVerāval;aVm
AKeshod;\e@CMendarda;]Qt@Talala;]k@y@Vīsāvadar;_HlBKodīnar;[fJwPDayapar;`yA~CMāndvi;]iAAMundra;cHqABhuj;^E@Mad
hapar;aaAXAnjār;dSDGāndhīdhām;]QHKāndla;\K|@Jodiya Bandar;\uBSTrajpar;dD?Morvi;\Nu@Māliya;_rAi@Bhachāu;^}@u@Rā
par;\yOmYDeshnoke;gDk@Bikaner;[dCgCBerīwāla;^qBaBAnūpgarh;acDqFFazilka;_m@i@Jalālābād;bs@ZMuktsar;\Vo@Guru Har
 Sahāi;bi@k@Firozpur;]QsABhikkiwind Uttār;]KaBAjnāla;\g@CFatehgarh Chūriān;]L`@Nangli;i@LAmritsar;c_Ae@Batāla;
]W]Dhāriwāl;\tBaCR.S. Pora;^YQJammu Cantonment;]NSRaipur Domana;gOJJammu;\IRBrāhmanān di Bāri;^i@NSāmba;ciBx@P
athānkot;^FISujānpur;`NIKathua;\]?Jugiāl;^CPMamun;]e@bATalwāra;]rAg@Dīnānagar;aLRGurdaspur;^k@PMukeriān;]EXDas
ūya;]t@?Qadian;]s@ZUrmar;cu@ZHoshiārpur;]f@TAdampur;]w@n@Banga;]f@`@Phillaur;\BSGorāya;b?SPhagwāra;]\JJandiāla
;_ZDNakodar;bRq@Kapurthala Town;hg@HJalandhar;_GFJalandhar Cantonment;\Cs@Bhogpur;^ZTKartārpur;\b@XHusainpur;^
x@q@Jandiāla Gurū;`RTTarn Taran;_L`@Patti;\Fj@Mullānwāla;_a@PZira;\i@o@Sultanpur;]Er@Dharmkot;]Xr@Bagha Purana
;cMWMoga;\n@ITalwandi Bhai;a`@d@Farīdkot;aMPKot Kapūra;a??Kotkapura;\Or@Goniāna Mandi;_BYJaito;\wAEBhadaur;bk@
TBarnāla;`NsAJagraon;\e@KMūllānpur;^Jf@Rāikot;^m@EAhmedgarh;^Ea@Gil;j@KLudhiana;][LSānehwāl;bT|@Māler Kotla;`@
^Dhūri;aDVSangrūr;`FVSunām;]VKLaungowāl;]?ALongowal;]TODhanaula;]f@CTapa;\a@n@Bhīkhi;^CXBudhlāda;a^KMānsa;_c@z
@Ratia;\Wa@Bareta;]SOLehragaga;\QTMoonak;`AVTohāna;_AbABarwāla;aIt@Hānsi;]r@AGanguwa;eCGHisar;]p@YAdampur;ig@a
@Gorakhpur;ah@MFatehābād;_x@rABhādra;_nAONohar;cs@eASirsa;]d@@Rānia;`RuADabwāli;]o@?Rāman;^@TKālānwāli;]u@\Sar
dulgarh;]^y@Talwandi Sābo;^a@SMaur;`@g@Rampura Phul;_?BRāmpura;ez@HBathinda;^ICMahna;_~@DGiddarbāha;ad@AMalout
;`k@n@Mandi Dabwāli;_l@`@Sangariā;]x@USadulshahar;cCm@Abohar;]rCz@Karanpur;\a@XPadampur;do@i@Sri Ganganagar;^r
AjARāisinghnagar;`yAj@Suratgarh;_g@YPilibangan;cm@YHanumāngarh;_aAXEllenabad;^r@b@Rāwatsār;aQdDSardārshahr;`~A
bASri Dūngargarh;]xAZNapāsar;^wCVBīdāsar;^D}ABhādāsar;aaAl@Ratangarh;^\HRājaldesar;]Dh@Chhāpar;agBa@Fatehpur;`
M`@Laxmangarh;`o@ENawalgarh;\HSMukandgarh;]LUMandāwa;]Le@Bissāu;bTIChūru;^AXRāmgarh;^IcBTārānagar;`gADRājgarh;
]k@u@Siwāni;\}@FToshām;]d@nBSūrajgarh;^XKPilāni;_GXChidawa;\JYVidyavihar;\Nb@Bagar;bRJJhunjhunūn;\mAXKhetri;\E
MGothara;^D`ANeem ka Thana;^a@dAShāhpura;^@PManoharpur;`l@XChaumu;\Sq@Ajeetgarh;^p@JReengus;^h@f@Renwāl;^o@}@S
ri Mādhopur;^Xs@Udaipurwati;^?@Udaipur;^EVKhandela;dfAASīkar;^j@h@Losal;`Jp@Kuchāman;^_ASRāmgarh;\AIDanta;^ItA
Phulera;]HGSāmbhar;]d@UNāwa;av@CMakrāna;\I\Parvatsar;cOz@Kishangarh;\gAg@Naraina;^cACBagru;lo@UJaipur;^_@|@Cha
ksu;_Dp@Niwai;cXd@Tonk;^tAUMālpura;]Wr@Todaraisingh;]iAp@Nainwa;]Q~AKeshorai Pātan;bz@]Būndi;]r@_ADeoli;]^?Saw
ar;]KZJahāzpur;^fA?Shāhpura;]SwABāda;_YPKekri;]Bu@Sarwar;`nAKNasīrābād;gP]Ajmer;c~@dABeāwar;^aA`@Bijaynagar;^A
DGulābpura;]PzAMāndal;eMPBhilwara;]jAXGangāpur;\MeBĀsind;\rAf@Devgarh;\Cj@Amet;_r@yBSojat;\eAWRaipur;]BUNīmāj;
]JIJaitāran;_l@BBilāra;_`@g@Pīpār;\g@w@Gotan;\OoAMūndwa;]]LKuchera;_KbAMerta;\TMMerta Road;]}Bl@Pushkar;]YiBBo
rāwar;`RkADīdwāna;`b@q@Lādnūn;cMISūjāngarh;brCbBNāgaur;^NDBasni;`b@mANokha;_zEtAPhalodi;`dHh@Jaisalmer;]kE?Pok
aran;ahBhFBārmer;YIlBDhorīmanna;`kF]Jalor;\_@CAhor;\f@wASamdari;]^^Siwāna;ab@c@Balotra;]kD_BNandri;iPFJodhpur;
]CNSāngaria;_A?Keru;dw@rAPāli;\~@xATakhatgarh;]o@HFālna;]ILBāli;^j@JSheoganj;_AASumerpur;_l@r@Sirohi;]i@PPindw
āra;\\ZBhauri;^[|BKhedbrahma;]@PVadāli;\d@mAAmbaji;`L]Ābu Road;cbA|@Pālanpur;`Lp@Siddhapur;bd@cADeesa;]kBaAĀbu
;_xAqABhīnmāl;^bBp@Sānchor;]`@fCBhābhar;\k@RThara;^d@uATharād;^mAUDhanera;bUbCPātan;]j@^Hārij;\g@CChānasma;^bA
c@Un;_`@JRādhanpur;aXfDDhrāngadhra;^x@EHalvad;c}Ax@Surendranagar;\[}APatdi;`s@LViramgām;_}@z@Bāola;aORDholka;\
_ALVaso;]LQKheda;^MMMahemdāvād;]`@EBareja;^PYSarkhej;nQIAhmedabad;eQe@Gandhinagar;]@GPethāpur;b`@@Kalol;_Dj@Bo
pal;aPFSānand;aH}@Kadi;`KcBUnjha;c@f@Mahesāna;aa@SVisnagar;]Me@Kherālu;^CRVadnagar;^Ul@Vijāpur;^PXMānsa;\UVChh
ala;\c@GTalod;]TQPrāntij;__@oAIdar;aDn@Himatnagar;\w@a@Bhiloda;`I|@Modāsa;_GbBVādāsinor;\Xs@Bayad;_lAHDahegām;
_q@\Kapadvanj;]NVKathlāl;\HNMahudha;dNXNadiād;_OFChaklāsi;^c@IUmreth;]EIDākor;\KIThāsra;beATVejalpur;cIQGodhra
;]Ca@Shehera;_Bc@Lūnāvāda;]y@KSantrampur;]Jx@Morwa;]Md@Devgadh Bāriya;beAWDohad;^aAJJhābua;\@o@Thandla;^rAQJhā
lod;bw@wABānswāra;^rA[Sāgwāra;_|@_@Dūngarpur;\aA{@Sālūmbar;f`AyAUdaipur;\?EBhuwāna;^r@qBSādri;_iAp@Nāthdwāra;`
KYRājsamand;]k@r@Fatehnagar;]k@OKapasan;b{@?Chittorgarh;`Kt@Nīmbāhera;\Cn@Chhoti Sādri;\l@EBari Sādri;\v@QBhin
dār;_uB|APratāpgarh;\m@a@Panth Pīplia;cKXMandsaur;^MqAManāsa;bt@BNimach;\@[Jāwad;][kABegūn;]Mi@Māndalgarh;_gBr
@Rāwatbhāta;hq@q@Kota;]YJKaithoon;_D|ARāmganj Mandi;_Rl@Bhawāni Mandi;\WHSunel;]h@[Bhānpura;\|@FRāmpura;\i@\Ga
rot;]@XShāmgarh;^CjCMehidpur;\R\Unhel;bZWNagda;][{@Alot;atAVJaora;dP|@Ratlām;^o@QKhāchrod;]HnABadnāwar;\tA@Pet
lāwad;\[`ARājgarh;\eCABetma;\L_@Depālpur;_^g@Barnagar;\yANSānwer;fHi@Ujjain;\CrABāngarda;kEFIndore;`BCBāngarda
 Chhota;\@FBānk;^AJRāvu;]OGPālda;\qAQHāt Piplia;en@g@Dewas;]Qy@Maksi;\g@x@Sonkach;\mAz@Kannod;]iBANasrullāhgan
j;\p@eAIchhāwar;bKa@Sehore;`fAb@Ashta;`@mAShujālpur;^kA{@Narsinghgarh;^fA?Pachor;_r@ZSārangpur;`d@ZShājāpur;]n
@RTarāna;_BkAAgar;\k@YNal Khera;\\USusner;]y@MJirapur;]g@CKhilchipur;^@iAAklera;_nAYJhālrapātan;\`@USātalkheri
;]G?Suket;`WHJhālāwār;^[mBAnta;]@j@Sangod;bm@a@Bārān;]e@~AChhipa Barod;^YGChhabra;`gAj@Rāghogarh;]\LKumbhrāj;^
~@fARājgarh;_c@PBiaora;]Qs@Chāchaura;]qAVLateri;\??Leteri;`w@GSironj;^t@w@Āron;cTu@Guna;asALAshoknagar;^qAYCha
nderi;\I}APichor;\J\Khaniādhāna;^CZBāmor Kalān;bu@f@Lalitpur;^~@v@Mungaoli;`Qn@Bīna;`AAEtāwa;\^JKurwai;\??Korw
ai;`y@NKhurai;^Kp@Rāhatgarh;^Hd@Begamganj;\Sz@Silvāni;\j@UGairtganj;av@wABasoda;^dBj@Berasia;ckARVidisha;_Df@R
aisen;jjANBhopal;aCPKolar;`UNMandideep;]KNUbaidullāhganj;b[p@Narmadapuram;\HGBudhni;\q@PBābai;]u@?Sohāgpur;]Vc
ABadi;^]FBareli;\w@MUdaipura;_^|@Pipariā;_uA_@Gādarwāra;`oAENarsimhapur;^VDKareli;e~@wDSaugor;]ICRajākheri;]A@
Makronia;]mAIPatharia;^HVGarhākota;^NZRehli;]Fp@Deori Khās;csAwADamoh;\YMHindoria;]m@zAKatangi;]JJKaimori;^r@d
AGotegaon;\oAFBargi;\?o@Khamaria;iMJJabalpur;]aFl@Dindori;]RqANowrozabad;]KAPāli;^f@_@Umaria;\X[Chandia;d~@c@M
urwāra;_x@dASihorā;^Rf@Panāgar;]yBwCKaimur;]iAs@Amarpātan;\f@MUnchahra;_BTMaihar;]`@{@Nāgod;eo@ASatna;\fAyBNar
aini;\h@x@Ajaigarh;`Lb@Panna;]r@YKhajuraho Group of Monuments;]My@Lauri;]t@VMahārājpur;cZRChhatarpur;_\[Nowgon
g;\h@FPalera;\OzABada Malhera;]c@KBijāwar;^U`BHatta;\~Ac@Shāhgarh;^^t@Banda;aXkCTīkamgarh;\k@u@Jatāra;f|AyAJhā
nsi;]k@TNivāri;^HZPirthīpur;]}@GRānīpur;]WiAGursarāi;]tAWBhānder;]d@a@Indargarh;]k@o@Seondha;]TWMau;^u@NLahār;
\GQMihona;\Rv@Daboh;]E^Samthar;`o@]Konch;c{@?Orai;`T_@Jālaun;`a@_AAuraiya;_k@dAKālpi;`^hBRāth;\n@z@Harpālpur;]
}@EKulpahār;]UOCharkhāri;aYTMahobā;]WUKabrāi;_Uw@Maudaha;ck@f@Bānda;_o@d@Atarra;]eANChitrakoot Dham;\j@cABaber
u;^VaBBindki;cm@TFatehpur;]FiBPurwā;gfADJājmau;bDEKanpur Cantonment;lDAKanpur;_b@~@Ghātampur;^Bd@Hamīrpur;]|@s
@Pukhrāyān;]U_@Akbarpur;\HURura;aCqBKannauj;][j@Bilhaur;_]IBāngarmau;]Y\Safīpur;c]d@Unnāo;^Kg@Jagdīshpur;kiAQL
ucknow;\XEKākori;\NIMalīhābād;`f@]Sandīla;\CgAMisrikh;]{@\Sidhaulī;`a@k@Biswān;`Ri@Lāharpur;_\b@Khairābād;cLES
ītāpur;]h@SMaholi;^t@FPihānī;bLl@Hardoī;^Rh@Bilgrām;]NUSāndi;a@eAShāhābād;^v@QJalālābād;^~@b@Kaimganj;]S@Shams
ābād;]@l@Muhammadābād;]XPBewar;`g@LChhibrāmau;\YUKamalganj;dHYFarrukhābād;_]t@Gursahāiganj;\Jb@Indergarh;]KjAJ
hīnjhak;\t@GPhaphūnd;_n@]Bharthana;^y@IBidhūna;^pBg@Karhal;^FVJaswantnagar;dWREtāwah;dl@h@Bhind;]`@NMahgawān;\
DkABāh;^Se@Sirsāganj;bRIShikohābād;awAWMainpuri;^]EBhongaon;^@m@Alīganj;_l@o@Ganj Dundwāra;bv@`@Etah;]Pc@Mārah
ra;_d@HSikandra Rao;_Nj@Jalesar;eS~@Fīrozābād;`^KTūndla;]FEEtmadpur;jb@JAgra;^Cs@Sadābād;bA_@Hāthras;]r@FRāya;
`PCVrindāvan;eDNMathura;]^k@Chhāta;_b@p@Dīg;]YEGovardhan;]Pb@Kūmher;dWRBharatpur;]u@FAchhnera;]EFKiraoli;]Ef@K
hairāgarh;^^]Fatehpur Sīkri;_hAb@Bayāna;\OlASir Muttra;`q@YBāri;bs@GDhaulpur;^Sf@Jora Khurd;dCAMorena;_m@g@Amb
āh;^T_AShamsābād;^IVRājākhera;]i@BPināhat;]N]Fatehābād;_MfAPorsa;][LGormi;`L`@Gohad;^bAPBāmaur;_WTMorār;iH?Gwa
lior;`_@bADabra;bYj@Datia;^AtABabīna;^`Ak@Karera;]DaABhitarwār;]f@\Narwar;]z@rAKolāras;cIg@Shivpuri;\x@}BBijai
pur;]q@q@Kailāras;_e@GJora;_nAPSabalgarh;bhCk@Gangāpur;\L`EBaroda;aI_@Sheopur;]d@`AMāngrol;]vAOKāpren;^Us@Lākh
eri;b_@eASawai Madhopur;\T}@Bāonlī;^b@cBBasi;ay@KDausa;_m@_@Bāndīkūi;^n@`BLālsot;akCJKarauli;bAm@Hindaun;][y@W
eir;]XCBhusawar;]VAMahwa;]TXTodabhim;\a@eAKherli;^i@HNādbai;]Rg@Nagar;_a@o@Kāman;e`CRAlwar;^?~@Rājgarh;]FPBasw
a;]nAy@Viratnagar;_Cs@Kotputli;aPcANarnaul;^a@\Behror;\{@c@Bāwal;cGYRewāri;^|AMMahendragarh;`W_ACharkhi Dādri;
dXg@Bhiwāni;]T_@Bawāni Khera;]s@CMaham;]UZKalānaur;ee@KRohtak;\@d@Beri Khās;]iAHJharoda Kalān;c@GBahadurgarh;_
v@NJhajjar;]Ua@Sāmpla;][SKharkhauda;\Y\Auhammadpur Mājri;^?AKarāla;hE?Rohini;`?@Begampur;`GCSāhibābād Daulotpu
r;]D?Pehlādpur Bāngar;hASNarela;aJHBawāna;e@e@Sonīpat;_g@HBāghpat;]RLKundli;]ALAlīpur;\EDKādīpur;^D@Siraspur;_
C@Libāspur;dC@Bhālswa Jahangirpur;`A?Mukandpur;_AAKamal Pur Majra Burari;]CBJharoda Mazra Burāri;c@EBurāri;aID
Sādatpur Gujran;dC?Karāwalnagar;b?@Mustafābād;]??Dayal Pur;a@@Khajoori Khas;]?@Mir Pur Turk;`ABJāfarābād;pFDDe
lhi;kBDNew Delhi;]JJMurādābād Pahāri;bBGDelhi Cantonment;fKIKarol Bāgh;aTKPūth Kalān;c?BSultan Pur Majra;_BFNi
lithi;^BAShafi Pur Ranhola;]ACKamaruddinnagar;dC?Nāngloi Jāt;e@CKirāri Sulemānnagar;_@?Nithari;\BARāni Khera;`
?DMūndka;\J?Tikri Kalān;`GFBāprola;\AEBakarwāla;]ADRaja Pur Khurd;_FBNangli Sakrawat;i@@Najafgarh;`A@Roshanpur
a;^??Dīndārpur;cMEHashtsāl;\ERSamālka;a@?Kāpas Herd;hHLGurugram;\]BDera Māndi;^HEAya Nagar;]@GRijokri;]?EMalak
pur Kohi Rangpur;\GAKusum Pur;_CHChhatarpur;\B?Sultan Pur;cM?Deoli;\DANeb Sarai;\?ASaiyad-ul-ajaib;_G@Tighri;]
@NBhati;\l@`ANūh;_M]Sohna;\@SBhundsi;\@GBādshāhpur;]TFMānesar;]^BPataudi;]BAHeli Mandi;^GXDhāruhera;bK?Bhiwadi
;]Q?Tāoru;]Pv@Tijāra;_j@XKhairtal;]{@@Fīrozpur Jhirka;]s@MPūnāhāna;_a@EHodal;`MRKosi;bTeAPalwal;]CAPalwal Rura
l;^i@DJewar;b{@YKhurja;^B|@Khair;hm@JAlīgarh;\c@@Jalālī;]]IChharra;_TUAtraulī;_Dc@Dibai;]Y@Naraura;\CKBabrāla;
]EBGunnaur;]`@WAnūpshahr;]h@d@Pahāsu;^HUShikārpūr;`SYJahāngīrābād;`a@}@Hasanpur;_FYGajraula;cm@IAmroha;^h@KDha
naura;^DDBachhraon;_XZGarhmuktesar;]^OKithor;]@UParīchhatgarh;ij@?Meerut;dMp@Hāpur;_AZGulāothi;dMd@Bulandshahr
;a^ISikandarābād;aFs@Pilkhua;^ZDDāsna;iN@Ghāziābād;`UVDādri;e@HGreater Noida;]h@DTilpat;iBJFaridabad;`BQPul Pe
hlad;aC?Molārband;`?@Taj Pul;`CCJaitpur;`@@Mīthepur;^@CAli;_BSGharonda Neemka Bangar;aABChilla Soroda Bāngar;_
EAKondli;c@?Dalūpura;aAAGharroli;e?FNoida;_FUBābarpur;bCAMandoli;bB?Gokalpur;`@AZiauddin Pur;_??Jīwanpur;fAGLo
ni;_@WKhekra;ak@PMurādnagar;]IqBShāhpur;^LJBudhāna;\`@FAsāra;]Gi@Banat;aF@Shāmli;^U[Thāna Bhawan;]CEJalālābad;
]]LCharthāwal;\VZSisauli;em@KMuzaffarnagar;]]ZJānsath;`VHKhatauli;_VXSardhana;]a@FLāwar Khās;\IOPhalauda;aQPMa
wāna;]QKHastināpur;^JYMīrānpur;]w@IJhālu;aGh@Chāndpur;\i@ETājpur;_L@Nūrpur;_S_@Dhāmpur;_VANihtaur;]TDHaldaur;a
_@]Nagīna;aRa@Najībābād;`XRKīratpur;aLZBijnor;]@WMandāwar;]Pu@Laksar;cWe@Haridwar;^gAf@Kotdwāra;`l@gARishīkesh
;^f@g@Rāipur;]NHClement Town;\nAPBehat;bw@z@Roorkee;_@NManglaur;af@PDeoband;fXu@Sahāranpur;^R^Rāmpur;]DRNanaut
a;]Vi@Nakūr;dBi@Yamuna Nagar;bCGJagādhri;]DBKansāpur;]@@Sisauli;]j@MBarāra;_`@FShāhābād;\K`ANīlokheri;cRYThāne
sar;\Nv@Nīsang;]c@UTirāwari;eITKarnāl;^M{@Lādwa;\ATIndri;`g@RGangoh;\?f@Ūn;]FJJhinjhāna;_p@CGharaunda;`CVPanip
at Taraf Makhdum Zadgan;eBDPanipat;]G@Ugrākheri;ag@CKairāna;_KNKāndhla;]RTChhaprauli;aQTBaraut;^n@EGanaur;_@US
amālkha;\DUKheri Nāngal;`v@h@Gohāna;^Du@Safidon;^u@HPanipat Taraf Rajputan;_AIPanipat Taraf Ansar;^bAUĀsandh;]
f@nAShādīpur Julāna;cPg@Jīnd;\b@RNārnaund;\Gq@Bara Uchāna;`JYNarwāna;^LgAPatran;]i@v@Kalāyat;c[WKaithal;^_@FPū
ndri;_Ck@Pehowa;_n@MChīka;]Wq@Sanaur;`r@\Samāna;\f@NDirba;]Gg@Bhawānīgarh;`UUNābha;]XsADorāha;]a@GSamrāla;]AOM
āchhīwāra;bCh@Khanna;aOFGobindgarh;`ODSirhind;]CIBasi;^c@[Kūrāli;]NFMorinda;aQ|@Rajpura;ff@ZPatiāla;]aAi@Banūr
;]OJLālru;^GSBasi;dFl@Ambāla;bKBAmbala Sadar;]ABKardhān;^AGBablāi;]q@WNaraingarh;_BuASolan;^`@LKālka;^BFPinjau
r;\NPMani Mājra;dABPanchkula;aDDZerakpur;`DWNaya Gaon;h?FChandigarh;cLJMohali;aLMKharar;\GBBalaungi;^Sm@Baddi;
ckA[Shimla;]t@wASundarnagar;_fB\Nangal;\W\Anandpur;`Et@Ropar;]l@QBālāchor;\b@@Rāhon;_?MNawanshahr;\CSGarhshank
ar;]Yo@Una;]s@k@Hamīrpur;^h@kBDharamsala;]d@cAChamba;\qDAKyelang;]QxBKulu;^b@p@Mandi;ZcDdBRohru;^zA~BNāhan;]aA
VPāonta Sāhib;]yAAMussoorie;fFXDehradun;\qAqAUttarkāshi;^GbATehri;\wEa@Joshīmath;SzBwAGangotri;_}FzGPithorāgar
h;\RdBTanakpur;]hGeFSrīnagar;^?LPauri;`eAvCRāmnagar;^zA?Afzalgarh;__@TJaspur;`r@ISherkot;_CVSeohāra;]EPSahaspu
r;]AJKānth;_m@YThakurdwara;bSCKashipur;]]JBāzpur;]_AaBRānikhet;_Cn@Naini Tāl;^i@g@Almora;cXjAHaldwani;]a@x@Sit
ārganj;^b@BKichha;bw@v@Pīlibhīt;^`@PNawābganj;]T]Richha;]FJDeoraniān;\^NShāhi;]@NFatehganj West;\RMMīrganj;^@u
@Kemrī;]UNShīshgarh;`e@GBaheri;cRi@Rudrapur;_XPBīlāspur;^h@[Suār;eDj@Rāmpur;_Pa@Tānda;g^ZMorādābād;^Cj@Bilāri;
^@KKundarkhi;]\FSirsi;dLJSambhal;\[PNarauli;^NPBahjoi;b]IChanduasi;^m@WShāhābād;^_@GMilak;]NVSarauli;_Oj@Aonla
;]TJWazīrganj;^\NBilsi;^Ec@Bisauli;^h@CIslāmnagar;`Cr@Sahaswān;bRr@Kāsganj;^SOSoron;]OPSahāwar;`c@g@Ujhāni;cWG
Budaun;^K\Kakrāla;\IPUsehat;]a@m@Dātāganj;hCcABareilly;aU^Farīdpur;`s@OBīsalpur;`J`ATilhar;^LMMīrānpur Katra;]
Wj@Kānt;eWMShāhjānpur;]e@e@Pawāyan;\a@YKhūtār;`g@VGola Gokarannāth;\fB_@Bilsanda;_g@u@Pūranpur;\b@qAKhatīma;_y
B`BPaliā Kalān;cg@~ALakhīmpur;^CHKheri;]y@SDhaurahra;_qAZNānpāra;_qV~EBairāgnia;_RLDhāka;^VTPakridayal;^o@HShe
ohar;\m@KDumra;`DCSītāmarhi;]aC?Jainagar;aLn@Madhubani;\hAWPupri;eg@~@Darbhanga;`Vx@Samāstipur;aiAg@Benipur;^V
|@Rosera;^??Rusera;dS`ABegusarai;_TXBarhiya;`RUMokameh;`SEBihāt;aHIBāruni;aA@Barauni;`FCTeghra;_h@t@Barbigha;_
??Bar Bigha;`Bs@Bārh;]Ye@Dalsingh Sarai;_fAJMahnar Bazar;_I\Bakhtiarpur;^??Bakhtiyārpur;e@r@Bihār Sharīf;`n@WH
ilsa;\S_@Khusropur;`LEFatwa;b~@z@Jahānābād;`G[Masaurhi Buzurg;]L]Naubatpur;^K[Dinapur Cantonment;cE?Dinapur Ni
zamat;c??Dinapore;aCJPhulwari Sharif;`B?Khagaul;\A@Nohsa;jOCPatna;_EUSonepur;cG@Hājīpur;^f@IDighwāra;__@YLālga
nj;ek@q@Muzaffarpur;]PQKantai;]Sm@Belsand;\r@?Madhuban;^Cd@Motipur;]LUMehsi;]FKChākia;]b@LKesariyā;]KFSāhibgan
j;_bAMBarauli;`\QGopālganj;^TRMirganj;bE\Siwān;][TMahārājgani;]Vr@Reoti;^aBWMarhaura;dVd@Chāpra;_TARevelganj;d
Cl@Arrah;_i@?Bihtā;]LCKoelwār;_MMManer;]@f@Bikram;`d@h@Arwal;^t@QPiro;^C[Jagdīspur;\BYShāhpur;^EFBela;`v@@Dumr
aon;]Uj@Koāth;_?VBikramganj;^bBqAMuhammadābād;bk@FBuxar;\PmBBilthra;^Ft@Rasrā;]iACBānsdīh;]HUManiar;]VISikanda
rpur;]Ue@Mairwa;^d@DLar;bd@{@Deoria;eUo@Kushinagar;_Q_@Padrauna;bUg@Bagaha;]@hBKataiya;]wBBAreraj;bo@SMothīhār
i;_b@USagauli;`Uk@Raxaul;bdAb@Bettiah;^G[Chanpatia;_N_@Narkatiāganj;_ZKRāmnagar;\vACKhada;]VDSiswā Bāzār;\D_@N
ichlaul;^|@WNautanwa;^[x@Mahārāganj;\D|@Pipraich;g^JGorakhpur;\n@@Maghar;_JAKhalīlābād;]Gi@Mehndāwal;blAd@Bast
ī;aJn@Tāndā;^n@yCUtraula;_eBZBānsi;\x@aAPachperwa;]j@CTulsīpur;al@RBalrāmpur;bn@z@Gondā City;]BqBBhinga;cbAXBa
hraigh;_|Av@Mahmudābād;^QVFatehpur;\aA@Jarwal;]_@DColonelganj;abBf@Nawābganj;^YRZaidpur;\aDENawābganj;`KJAyodh
ya;cHBFyzābād;a\jDBela;bMcASultānpur;]fB?Jais;c~@DRaebareli;]}Az@Lālganj;\h@hABharwāri;]C_@Kunda;\Xd@Manjhanpu
r;\Y\Sarāi Ākil;iaAKPrayagraj;\M?Jhūsi;]As@Mau Aimma;]a@\Phulpur;\Sd@Handiā;dw@DGyānpur;]HYSuriānwān;a]JBhadoh
i;\[d@Kachhwa;__AKRāmnagar;iBIVaranasi;]@_BLalganj;c|@HJaunpur;]P\Mariāhu;]d@QMachhlīshahr;^u@gAShāhganj;_\kAA
kbarpur;^i@VJalālpur;\c@v@Sarāi Mīr;`iAKMubarakpur;bTBAzamgarh;]aAi@Chillupār;^S_@Rūdarpur;^FrAKopāganj;_DQGho
sī;]^NMuhammadābād;dc@PMau;bEfAGhazīpur;]hAFSaidpur;bRr@Pandit Deen Dayal Upadhyaya Nagar;]]BChandauli;^y@_@Za
mānia;_IjABhabhua;_jBdARobertsganj;`D|ARenukūt;`Hg@Obra;d|@j@Singrauli;]eAcDAhraura;_\UChunār;d|@AMirzāpur;\|A
fAHanumana;^l@TMauganj;\l@}@Teonthar;ddAxARewa;]QdBBeohāri;`cBkASidhi;afB|EShahdol;]aAd@Anūppur;_XQDhanpuri;]D
CBurhar;^I@Amlai;\_AxAGaurela;^EqAPasan;^IGKotma;]]@Bangawan;^@KBijuri;^OFManendragarh;\FBKhongapani;be@?Chirm
iri;^\dAPasān;]eCiASurajpur;^|@IBaikunthpur;]DMShivpur Charcha;XwEw@Balrampur;bpA`BAmbikāpur;^{Dl@Jashpur Naga
r;`oA]Gumlā;`[mALohārdagā;^b@}@Lātehār;_hCsAGarhwa;as@VMedininagar;^LaBHusainābād;_Lv@Bishrāmpur;\TMMajhiāon K
alān;cg@}BSasarām;^S]Nokha;bOXMadhurampur Dehri;]LfANabīnagar;^cBi@Rafiganj;br@LAurangābād;`Ew@Daudnagar;]LCNā
sriganj;]eBTTekāri;_HjASherghāti;_OdAChatrā;caBj@Hazāribāgh;aa@wAJhumri Telaiya;]KGKodarma;ahBKBagaha;_La@Bodh
 Gaya;fASGaya;^Du@Makhdumpur;^o@MIslāmpur;_i@TRājgīr;]AISilao;]Sf@Bhadauni;aAANawāda;^VJHisua;^Od@Rajauli;^[kA
Wāris Alīganj;`g@WSheikhpura;bq@GLuckeesarai;a[p@Jamūī;\jBzADomchānch;]g@x@Barki Saria;^s@|@Gomoh;\h@NBermo;^?
BJāridih;_GCKāro;cEDPhusro;g[PBokāro;^DOChandrapura;]I?Dugda;c?TChas;\d@t@Jhalidā;]`Ag@Chitarpur;_c@m@Gumia;\?
FSāram;]I?Kathhāra;\x@EKedia;aL^Rāmgarh;\H@Barkā Kānā;]GUKuju;]NNSirka;aRASaunda;^DAPatrātu;]x@BChuri;]??Khalā
ri;]g@l@Rātu;iSNRanchi;\AQKānke;]u@t@Būndu;_|@NKhunti;`eAnAChakradharpur;]uBsABalarāmpur;d?t@Mango;iDDJamshedp
ur;_?GKopali;cHHBhetia;_G@Jugsālai;aABBagbera;]G@Sarjamda;]B?Haludbani;^ZVGobindpur;`t@NChāībāsa;^iAv@Rairangp
ur;]f@dBKaranjiā;`hAXKeonjhargarh;`j@}ABarbil;`AABada Barabīl;_EPJoda;\O[Noāmundi;^pCo@Birmitrapur;eQb@Rourkel
a;d?BRaurkela Industrial Township;\B@Jalda;`r@ARajgangpur;_NsASimdega;_|AbBSundergarh;aBr@Jharsuguda;_^FBelpah
ar;aM?Brajarajnagar;^Hx@Hīrākud;_?BBurla;cUFSambalpur;\iAu@Kuchinda;]kAf@Deogarh;]nAjCBaud;\Am@Rāmpur;\hBFBini
ka;]Uf@Sonepur;_}@dAPhulbāni;\~@v@Baliguda;\mFLNayāgarh;\AIBālugaon;\sAg@Bānki;_tA{AAngul;]OENalco;\@ODera Col
liery Township;\CBGhantapada;_GCTālcher;\}@BKāmākhyānagar;]y@HBhuban;_y@aAAnandpur;`Ap@Byasanagar;`h@rAChoudwa
r;`~@WDhenkānāl;\EZĀthagarh;gq@JCuttack;hHd@Bhubaneswar;`VTJatani;_PCKhordha;\i@LPipili;^cA]Jagatsinghapur;]`@
f@Nimāparha;\S`@Konārka;dv@PPuri;\`CBBānapur;\IHBālugān;]n@hAChhatrapur;`pBtBPalāsa;`A@Kāsībugga;_fBdAAmudālav
alasa;c?TSrikakulam;^[UNarasannapeta;^g@g@Tekkali;aZa@Paralakhemundi;^bAb@Pālkonda;^I_BGunupur;]yCZSompeta;_Ua
@Ichchāpuram;\Uk@Lochapada;e@BBrahmapur;\Du@Kavisuryanagar;]BRHinjilicut;\]GPurushottampur;]Na@Polasara;]\NĀsi
ka;\Yg@Buguda;]h@WBhanjanagar;\\`@Sorada;`zF]Bhawānipatna;]n@HJūnāgarh;ijA|BNowrangapur;aChAJeypore;_[HKoraput
;akCgARāyagada;\?OChandili;`HfCBobbili;`Mi@Pārvatipuram;_j@r@Sālūr;]o@fANellimarla;_i@y@Rāzām;]PZChīpurupalle;
]FDSriramnagar;dV^Vizianagaram;`Gl@Bhīmunipatnam;^l@TVepagunta;d?NGajuwaka;iBBVisakhapatnam;jWIRasapūdipalem;^
jASChodavaram;aKZAnakapalle;^ZZElamanchili;^p@WNarsīpatnam;_k@sESunabeda;^zDhAMalakanagiri;]|Bw@Kirandul;]AGBa
cheli;buCoAJagdalpur;\}@KKotapārh;^ViBUmarkot;^lBNKondagaon;]rAYNārāinpur;_q@mBKānker;bKwADhamtari;]bACBalod;]
e@gBJāmul;gEFBhilai;e\BDurg;ac@EBhilai Charoda;_KIKumhāri;iUFRaipur;a?OBirgaon;^m@bANawāpāra;]Um@Arang;`WPMahā
samund;]{@JBāgbahra;]iBrBKantābānji;\^b@Kharhiāl;^mA?Titlāgarh;]MRKesinga;au@eBBalāngīr;]fAAPatnāgarh;\Ly@Pada
mpur;\A?Padmapur;]gBe@Barpāli;aE[Bargarh;]xB@Saraipali;]bBrAKhariar Road;cqDgERaigarh;]z@QKharsia;\gAqBPathalg
aon;]bBhBSaktī;^dAw@Bhelai;_Et@Chāmpa;^JDJānjgīr;_@ANailā;]Z?Akaltara;fu@aAKorba;]^]Katghora;\fBf@Kotā;]\`@Tak
hatpur;\o@TBodrī;^CGTifrā;\C@Sirgittī;eAEBilāspur;]C?Lingiādīh;]@i@Ratanpur;\Sd@Deori;^TvABaloda Bāzār;_fATTil
da Newra;`]e@Bhātāpāra;^rABBemetāra;\a@PSimga;]v@t@Ahīwāra;_d@aCKawardha;\c@i@Pandaria;_w@\Mungeli;\Ag@Lormi;^
bEj@Malajkhand;\`@IBaihar;`b@cBMandlā;]r@`@Nainpur;aOxBBālāghāt;^\JWārāseonī;]TfATirorā;bs@KGondiā;]}CFKhairāg
arh;cI~@Rāj-Nāndgaon;\R@Bhānpurī;_b@SDongargarh;_aAvBDalli Rājhara;`tEpAGarhchiroli;^HwADesāīganj;^R@Bramhapur
i;ah@oBBhandāra;axAIKāmthi;]GAKanhān;`OjAUmred;]_AJPawni;`hBhCBhadravati;_TYWarora;b^_AHinganghāt;]p@e@Sindi;]
?IPipri;bAHWardha;]?BBorgaon;`qAuAWāri;_BFNildoh;_BBWānādongri;\a@?Nārsala;]@@Hudkeshwar Buzurg;kHMNagpur;]?SM
ahādula;\UDYerkhera;\LIChicholi;]f@FKalmeshwar;_`AGKātol;^i@mASausar;^Wt@Saoner;\KEKhāpa;]eABRāmtek;_oABTumsar
;]DQChicholi;\U{@Katangi;br@_ASeoni;\@{@Seoni Chhapāra;\Ki@Lakhnādon;cbCjBChhindwāra;\h@YChāndāmeta;_E?Parāsia
;]`@AJāmai;arARSārni;]{@QDamua;^h@rAMultai;_u@`@Pāndhurnā;]?XNarkher;_r@?Warud;]AIShendurjana;^\oAAmla;bl@BBet
ūl;\t@r@Bhainsdehi;bYaEItārsi;^x@^Seoni Mālwa;ahATHarda;]YETimurni;]hAf@Khirkiya;\XLHarsūd;]c@cBKhātegaon;^lDd
ABarwāh;_ENSanāwad;e_AMPunāsa;dFrAKhandwa;^GhANepānagar;\cBSDhārni;]f@qAChhanerā;aiAjDAkot;]j@LTelhāra;`Zn@She
gaon;^`@s@Jalgaon Jamod;]z@e@Shāhpur;d?MBurhānpur;^d@JRāver;`_@fAMalkāpur;_s@JNāndūra;aUVKhāmgaon;`lAb@Buldāna
;`Ob@Chikhli;_}@f@Mehkar;_g@gBBālāpur;]a@h@Pātūr;fKq@Akola;]E?Umbri;aSvBWāshīm;^i@g@Mangrūl Pīr;_kAh@Digras;]I
i@Dārwha;^Sc@Ner;`jA@Kāranja;_Vq@Murtajāpur;_Fe@Daryāpur;`Bq@Anjangaon;bg@QAchalpur;]o@BChāndūr Bāzār;g?|@Amra
vati;]m@VChāndūr;]_@DDattāpur;_Qk@Ārvi;_j@cAMorsi;^}@zBPulgaon;]_@LDeoli;]fAv@Umarsera;bACYavatmāl;_B@Vadgaon;
]BALohāra;]k@p@Ghātanji;^o@VPāndharkawada;^dAlAKinwat;bcAGĀdilābād;_@?Kyathampalle;]BBDasnapur;a`@lBNirmal;_jA
ABhaisa;^x@UBhokar;^c@`ADharmābād;gjBu@Nanded;]e@?Mudkhed;]d@eBKalamnūri;^eA`@Hadgāon;_ESUmarkhed;aT}@Pusad;]r
@YAnshing;ab@`AHingoli;_xARJintūr;^SiARisod;]t@ALonar;^~AEDeūlgaon Rāja;\QLSindkhed Raja;^QdAPartūr;_k@ZSelu;^
K^Manwath;_LFPāthri;_j@RMajalgaon;]RbADhārūr;\gAi@Sonpet;aKb@Parli Vaijnāth;_k@WGangākher;eC{@Parbhani;_s@PPūr
na;`Y]Basmat;]EzAKandahār;]LMLoha;b?lBUdgīr;_b@_AAhmadpur;alBCAmbājogāi;^~@BKaij;]HXKallam;bCnADharashiv;fiBk@
Latur;^L\Ausa;^WpAUmarga;^lBa@Tuljāpur;\i@d@Naldurg;_Lx@Akalkot;\s@s@Moram;_Sl@Aland;^c@oBNilanga;`g@p@Basavak
alyan;_s@a@Bhālki;]AbAChitaguppa;_PMHomnābād;a_BPZahirābād;\_@eANārāyankher;dp@VBidar;]RcAAurād;^H{AMukher;`i@
^Deglur;a}@UBodhan;^@v@Bānswāda;ek@y@Nizāmābād;`c@WĀmūr;aK|AKāmāreddi;_Nt@Medak;\d@h@Jogipet;]ADAndol;_Xd@Sada
sivpet;a[?Sangāreddi;_a@PPatancheru;_K@Amīnpur;^GCBāspalli;^@CBolārum;^YMMedchal;\APKompalli;]e@}@Gajwel;`a@q@
Siddipet;`{@hAJangaon;\h@ZYadagirigutta;`HLBhongīr;]yCKTorūr;gNsAWarangal;\QaCManthani;df@URamagundam;_R\Pedda
palli;bxAc@Jagtiāl;ei@dAKarīmnagar;^r@EVemalwāda;aJNSirsilla;`b@{AMetpalle;`ODKoratla;\MmBUtnūr;`a@iCWani;^_@V
Ghugus;^Kh@Chāndur;ac@WBallarpur;\H_@Durgāpur;e?JChānda;^K`@Rājūra;]_Ay@Mūl;`h@rCKagaznāgār;]d@EAsifābād;`i@z@
Bellampalli;`BPMandamarri;aFRMancherial;^EKSaknepalli;^?NNāspur;f@HRāmgundam;]ICSingānuram;]{@GChinnūr;\g@mBAh
iri;[{B{BPākhanjur;\g@vFBījāpur;_~DfABhupalpally;eOn@Mulugu;^Hr@Narsampet;_U`AMahbūbābād;__A@Yellandu;]w@LChun
chupally;aCEKottagūdem;aKEPalwancha;aECPāloncha;^WaAManuguru;]Gn@Sarapāka;_CBBhadrāchalam;_BrASathupalli;^DFSā
dpalli;\l@RNadim Tiruvuru;`vA]Khanapuram Haveli;\Bc@Dornakal;d@d@Khammam;``@p@Kodār;`YTJaggaiahpet;_??Jaggayya
peta;]s@EMadhira;_L\Nandigāma;`nAx@Pidugurālla;`s@PSattenapalle;\URPhirangipuram;gg@AGuntur;cc@JThenali;\Km@Tā
digadapa;]BIRāmavarappādu;]EFPoranki;_BCKānūru;^B@Yanamalakuduru;iBCVijayawada;`HDTādepalle;bDHMangalagiri;bHO
Amaravati;^@MIbrāhīmpatnam;_EGKondapalle;`}@a@Nūzvīd;dq@NEluru;bRt@Gudivāda;]f@SGannavaram;_Gb@Vuyyūru;]ObAAva
nigadda;`P?Repalle;\SSChallapalle;\\BBhattiprolu;`l@DPonnur;`??Ponnūru;]fBfDSingarāyakonda;`X@Kandukūr;d[w@Ong
ole;^L}@Addanki;akAAChīrāla;aWOBāpatla;_^TVetapālem;bZ{@Chilakalūrupet;bV[Narasaraopet;`|@b@Vinukonda;a|A|@Mār
kāpur;^cAXPodili;^M_@Darsi;]t@dCPāmūru;_S}@Kanigiri U;]??Kanigiri;]nAa@Cumbum;^b@h@Giddalūr;^bAeBAtmakūr;]w@e@
Srīsailain;]??Srisailam Project RFC Township;]l@aAAchampet;^w@y@Devarkonda;`gBh@Mācherla;bWmAMiryalaguda;\n@v@
Vijayapuri North;cH{ANalgonda;^_@UNakrekal;be@BSuriāpet;]nCWChautāpal;\~@AYamjāl;dBOLal Bahadur Nagar;]WSGhatk
esar;^PJPīrzādagūda;bDCUppal Kalan;_CABodupāl;^CMNāgāvaram;_DCJawaharnagar;dD@Secunderabad;c@HMalkajgiri;dLIQu
thbullapur;eHBKukatpally;nIRHyderabad;dEIRāniganj;`EJGaddi Annaram;^AFJilādiguda;^?@Meerpet;^TLShamshabad;]^CS
rīrāmnagar;\Eo@Rāmachandrapuran;cABSerilingampalle;]`@BSingāpur;_MlAFarrukhnagar;^y@rAKalwākurti;^`@b@Nāgar Ka
rnūl;`p@TWanparti;]XAKothakota;\g@mAJadcherla;^?BBādepalli;c\@Mahbūbnagar;`d@bBGadwāl;\vAWShaktinagar;_[mANārā
yanpet;]TWGurmatkāl;_R}@Sedam;`yB_@Vikārābād;`~@PTandur;]^k@Chincholi;_tArAWādi;^QMChītāpur;`ZAShāhābād;]`@VJe
vargi;gMaAKalaburagi;^~AZAfzalpur;_Xv@Sindgi;^OxATālīkota;^b@XMuddebihāl;^aDODevadurga;`b@SShorāpur;`Oc@Shāhpu
r;a{@MYadgir;_PzCMānvi;\e@XKosigi;cEl@Adoni;`jA?Siruguppa;aX[Sindhnūr;\RuAHatti;^ZFLingsugūr;]N\Mudgal;]jAIHun
gund;`IRIlkal;]Of@Kushtagi;_qAdAKampli;]VTKamalāpuram;bIYGangavati;`jANKoppal;do@NHosapete;__@b@Sandūr;fiAIBal
lari;]t@OKurikuppi;^m@}@Tekkalakote;b_BfAGuntakal;_w@HGooty;`m@w@Dhone;alAiAEmmiganūr;dVwARāichūr;^aCfAMāmidāl
apādu;fEBKurnool;_m@ENandikotkūr;di@jANandyāl;_`ADBetamcherla;]OXBanganapalle;]}@rBRameswaram;cAAProddatūr;^@T
Erraguntla;_^i@Jammalamadugu;bhAKTadpatri;`k@`BPulivendla;aL|@Kadiri;]lBRSomandepalle;]_@DGorantla;^Ef@Bāgepal
li;c|@IHindupur;^h@u@Pāvugada;]}@BPenukonda;bYaADharmavaram;dTu@Anantapur;^FFKakkalapalle;^~@{@Uravakonda;^ZlA
Kalyandurg;`zAl@Challakere;\SoAMolakālumuru;`SBRāyadrug;^zAg@Kūdligi;^`@NKottūru;\Wz@Jagalūr;cKz@Chitradurga;\
j@b@Holalkere;^Sn@Hosadurga;`cA[Hiriyūr;`w@f@Sīra;^}@NMadhugiri;\EZKoratagere;eZb@Tumkūr;\^DGubbi;]~@UChiknāya
kanhalli;^xBYKadūr;`q@n@Arsikere;`k@HTiptūr;_PdAChannarāyapatna;\t@USatyāmangala;cB@Hassan;\Fp@Arkalgūd;^c@EHo
lenarasipura;^[dAKrishnarājāsāgara;]Um@Krishnarājpet;]e@p@Shrīrangapattana;]@OFrench Rocks;bm@CMandya;\\{@Nāga
mangala;^w@g@Kunigal;^e@JMāgadi;a@|@Channapatna;^`@LMaddūr;`kADKanakapura;]iABDenkanikota;]Ca@Mattigiri;_TAAne
kal;\JOJigani;]EMkoppana Agrahara;a@@Electronic City Phase I;\CDBommasandra Industrial Area;^?AHebbagodi;]QHAt
tibele;^C@Jūjūvādi;dGDHosūr;_DAMūkondapalli;\KCAvalēpalli;ot@g@Bengaluru;a|@p@Closepet;_UkANelamangala;a]e@Dod
daballapura;_B_AGauribidanur;`i@`@Chik Ballāpur;`YHSidlaghatta;^JPVijayapura;^PHDevanahalli;bT\Yelahanka;`g@DH
oskote;caAMKolār;^Og@Srīnivāspur;a^KChintamani;cyA]Madanapalle;`TlAMulbāgal;]HpAKuppam;cJi@Robertsonpet;_REBan
garapet;_n@AMālūr;au@~AKrishnagiri;]??Kādiganpalli;\ARKāveripatnam;\[WBargūr;`i@HTirupattur;\@CPāchchal;\e@UAl
angāyam;_b@HJalārpet;aIUVaniyambadi;`Sq@Peranāmpattu;a]CGudiyatham;b\^Ambur;]k@WPallikonda;]JGKondasamudram;_u
@CKātpādi;\?BKangeyanallur;]B?Kalinjur;f?DVellore;^?BAllapuram;]?@Palavansathu;\@?Thorapadi;^?jAPolūr;]m@HChet
put;`Ji@Arni;^_A`@Vandavāsi;]]UUttiramerūr;_j@ICheyyar;]i@_@Nattappettai;]J@Sevilimedu;dAEKanchipuram;_`AQWala
japet;\JRThimiri;`AOArcot;dAARānipet;]BCPuliyankannu;_DBVishāram;^i@gAPodaturpet;^L^Sholinghur;_g@KThiruthani;
aIRArakkonam;`No@Nagari;`FWPuttūr;^q@HNagalapuram;^x@s@Renigunta;_BBTirupati NMA;]FBTiruchanur;]AIMangalam;eFB
Tirupati;_?AAkkarampalle;]?FAvilala;_~AIPīleru;]a@h@Pākāla;c@n@Chittoor;^OTRāmāpuram;`tASPalmaner;`b@a@Punganū
ru;`uBeDRāzampeta;apAZRayachoti;^KoAChemmumiahpet;eACKadapa;`C?Chinnachowk;]t@{@Gopavaram;`aBDBadvel;\sCvAVadl
apūdi;\xA|BTirumala;`m@w@Venkatagiri;aWf@Srikalahasti;]i@]Vinnamāla;_B?Nāyudupet;]?@L.A.Sagaram;_Yf@Sūlūru;a`@
yAGūdūr;g[{@Nellore;^?IKovūr;a?sAKāvali;]WlHGummidipundi;`f@t@Tiruvallur;]CFVengattūr;]YHTirumeshi;_DKTinnanūr
;^Q?Reddipālaiyam;e@?Avadi;`?FVīrarāghavapuram;`?BPoonamalle;_I@Porur;_A?Valasaravakkam;]CAVirugambakkam;]BAMa
duraivayal;a@AMaduravoyal;]ACNalambūr;f@AAmbattur;`IFNerkunram;\EAChetput;mGCChennai;dCMTiruvottiyūr;^DAManali
;^B?Mathur;^H@Puzhal;bE@Madhavaram;]HGNāravārikuppam;]?APādiyanallūr;^A[Ponneri;^MJMīnjūr;_KJKattivākkam;_\z@R
ajakilpakkam;^CCKullattūr;_?BMeddappakkam;]C?Jalladiampet;_ACPallikaranai;^AHSholinganallur;aEKNeelankarai;^??
Palavakkam;]@DInjambakkam;_@GPerungudi;]CAKotivakkam;_JESaint Thomas Mount;cA?Alandur;^@FMadipakkam;`?CUllagar
am;]D?Meenambakkam;`AIRamapuram;]@@Mugalivakkam;]H?Kaikalapettai;`FBKavanur;aIBPammal;_??Anakaputhur;]AAPolich
alur;dABPallāvaram;^BBKallamchavadi;c?DTambaram;\HDVandalūr;_?EPerunkalattu;]ZISrīperumbūdūr;aQ`@Maraimalainag
ar;\CIMadambakkam;_A?Gūduvāncheri;^IAUnamaucheri;^Hp@Tirukkalikkunram;`NOChengalpattu;^Rb@Madurāntakam;]u@?Pud
upattanam;\GUMahabalipuram;d}DiUMachilīpatnam;^?MPedana;_UEKanuru;]Fs@Kaikalūr;`aBVNarasapur;aEQPalakollu;ch@C
Bhimavaram;]m@UPenugonda;`\IAttili;aOITanuku;b\KTadepalligudem;_\l@Akivīdu;_s@eCPolavaram;_EbANidadavole;_KUKo
vvūr;_ILDowleswaram;f?KRajamahendravaram;\CBHukumpeta;\G@Morampudi;]JKKatheru;\Mk@Gokavaram;]Lc@Rampachodavara
m;`}A~@Pithāpuram;_TFPeddāpuram;`GBSāmalkot;]GJSuryaraopeta;^CHRamanayyapeta;f?AKākināda;`Dl@Yanam;_b@URāmacha
ndrapuram;`RCMandapeta;`Ov@Amalāpuram;`kB{CTuni;^CAPayakaraopeta;_e`ArXDiglipur;]RfAMāyābandar;_CnARangat;]Kk}
@Saiha;]NGLawngtlai;_xWKTāki;anMdMParādīp Garh;_Hs@Patāmundai;_ZNKendrāparha;_NeAJājpur;]UMDhamanagar;bMYBhadr
ak;^a@m@Soro;^G^Bāsudebpur;^aD{CEgra;ai@VContai;]wASKakdwip;_?}@Diamond Harbour;]m@@Jaynagar Majilpur;_q@YCann
ing;bp@_ADam Dam;^L?Chakapara;iDHHowrah;mGBKolkata;fMVRajpur Sonarpur;`?LBaruipur;ap@UBudge Budge;\?CFort Glos
ter;^IISānkrāil;fCFMaheshtala;\@OMahiari;`GABankra;\DCDumjor;]NFDhulagari;]DFPānchla;dFJUluberiya;\PSĀmta;_[TP
ujali;]LfAMonoharpur;cEHHaldia;\XYMahīshādal;_HUTamlūk;cxBWMedinīpur;dANKharagpur;`bAUJhārgrām;]m@`CJaleshwar;
cx@|@Balasore;bf@wABaripāda;^[nARemuna;\RLNilagiri;\HkEChākuliā;_n@UGhātsīla;^BNMushābani;^f@o@Chhota Gobindpu
r;]@?Gadhra;]CCGhorabandha;\QVJadugora;\]mBKenda;\cAj@Khātra;]aBXĀmlāgora;`Bk@Bishnupur;bp@_@Bānkura;^cAOSonām
ukhi;fRi@Durgapur;^Mu@Dubrājpur;\j@ZBahula;bDDRānīganj;cHOJāmuria;fRBĀsansol;_Nc@Chittaranjan;]PNMaithon;^ZTLa
khyabad;]UOSiuliban;_A?Chirkunda;eIBKulti;]^l@Adra;]@GRaghunathpur;b|@h@Puruliya;_McAPāthardih;^DIJāmadoba;aAC
Jharia;iCKDhanbad;^RBSijua;`DCKātrās;bAmAGiridih;^aBl@Jāmtāra;`^}@Madhupur;\Ao@Jasidih;dIBDeoghar;_~@w@Jhajha;
^c@eAKharagpur;_gAn@Bānka;]B_@Amarpur;^OSPurāini;_m@|@Godda;_GnBDumka;\^WBasukinath;`iCh@Rampur Hat;_Rl@Sainth
ia;`gAAKāndi;aGeBJangipur;]p@`@Nalhāti;]?uCRājmahal;c_AHMalda;]p@b@Farakka;aIZDhuliān;_TFPakur;^qAj@Lālgola;_C
n@Murshidābād;cBNBaharampur;^A`@Beldānga;]kAtBBagulā;c\MKrishnanagar;bV?Navadwīp;an@o@Kātoya;`vBs@Siuri;aa@p@B
olpur;^E`@Guskhara;_iA|@Memāri;en@OBarddhamān;`NjAArāmbāgh;\`@HRāmjībanpur;]PRChandrakona;`i@LGhātāl;^w@m@Tara
keswar;]AKSrirāmpur;e_Az@Bāli;a?KKonnagar;fEBPānihāti;e?BKāmārhāti;dADBaranagar;cMIMadhyamgram;cPOBārākpur;bCH
Khardah;b@CTitāgarh;dDAShrīrāmpur;bADRishra;bBKBaidyabāti;bAGBhadreswar;cEGChandannagar;f?DShyamnagar;fEGBhātp
āra;c?GHugli;dCBNaihāti;b?GHālīsahar;bBCBānsbāria;]`@ZSingur;^Ks@Pandua;`M]Kālna;cMEShāntipur;b?x@Kānchrāpāra;
a?CKalyani;]]g@Aistala;a@?Rānāghāt;_c@z@Gobārdānga;cPFHābra;bBCAshoknagar Kalyangarh;e^ZBārāsat;_}@CBadūria;cK
NBasirhat City;bBmABangaon;]iN}BBisālgarh;]DYCharipara;\GDMadhuban;\ACDukli;fBGAgartala;]zKsNMātābhānga;_o@f@D
īnhāta;a@e@Koch Bihār;]k@@Tufānganj;`_Az@Dhubri;]DKGauripur;^RlBMankāchar;acABTura;]sA@Williamnagar;^_CCNongst
oin;\v@sDHowli;_ERBarpeta;\~@?Abhayāpuri;]n@HChāpar;`c@PGoālpāra;]Bv@Resubelpara;\z@YLakhipur;_Ng@Bilāsipāra;^
Ga@Kokrajhar;`y@OBongaigaon;^qACBarpeta Road;``HBAlīpur Duār;cZiAJaigaon;_DRHāsimāra;]\l@Fālākāta;^Hc@Birpara;
`V?Goyerkāta;_BTDhupgāri;^d@DMaināguri;bh@yCGangtok;fb@zBSiliguri;\V@Bagdogra;`PBNaksalbāri;_Kg@Kurseong;b@]Dā
rjiling;_gA?Kālimpong;bSdBJalpāiguri;`jBp@Islāmpur;cuBpEBālurghāt;`p@c@Gangārāmpur;`f@m@Kāliyāganj;ch@BRāiganj
;^bBt@Manihāri;aARSāhibganj;dJ{@Katihar;^D_AKasba;\{@CDalkola;bWk@Kishanganj;\a@aAThākurganj;_|@`@Bahādurganj;
_hBIShahbazpur;_B@Forbesganj;_?SJogbani;^n@IBhawanipur;]Dl@Chhātāpur;^?~@Murlīganj;^e@@Banmankhi Bazar;^??Banm
ankhi;a_As@Arāria;eFhAPurnia;^n@fBColgong;_XYNaugachhia;fX\Bhāgalpur;^CaBBihārīganj;`p@`BSultānganj;_Na@Gogri
 Jamālpur;_d@QKhagaria;d?XMunger;bCJJamālpur;_b@UBallia;_Hc@Bakhri;`q@u@Bangaon;cQ?Saharsa;`e@IMadhepura;`d@g@S
upaul;]@e@Nirmāli;\VDGhogardīha;^d@BJhanjhārpur;]qCq@Bīrpur;Vuf@wGKoloriāng;[iE{BShi Yomi;\ZjBDaporijo;]{Bm@Ji
ning;\HHAlong;]iBRPāsighāt;VqBqCAnini;\m@pDTezu;]pBbADum Duma;bf@NTinsukia;\O?Mākum;^VXDuliajan;^@?Duliajan Oi
l Town;]CLNahorkatiya;\@RNāmrup;]{@g@Digboi;^ITMargherita;_hDhETuensang;\DnAKiphire;\x@f@Phek;blA?Kohima;^qA{@
Zunheboto;`r@YWokha;^s@k@Mokokchūng;_nBe@Golāghāt;\m@OTitabor Town;bAa@Jorhat;]l@JDergaon;]eAFMariāni;^sCOMon;
]Fw@Sonāri;`jAFSibsāgar;cu@cBDibrugarh;]d@USilapathar;`zBdANorth Lakhimpur;^nAZNaharlagun;`P@Itanagar;]zAfABis
wanath Chariali;adARTezpur;]Xi@Rangāpāra;\iAgBSeppa;[vFi@Tawang Town;\UtDTangla;\o@ZKhārupatia;\Hm@Udalguri;]k
AHDhekiajuli;]@l@Dhing;^Vj@Morigaon;\\XJagiroad;]`@_AMangaldai;\|@n@North Guwāhāti;hEBGuwahati;^Zu@Rangia;^`@@
Nalbāri;\Od@Niz-Hajo;\A?Hājo;\eAdANongpoh;c?`AShillong;^C?Laitumkhrah;_A@Nongthymmai;`DKMawlai-Mawïong;^}@b@Jo
wai;^cE}@Lumding Railway Colony;_j@c@Lanka;_PMHojāi;bd@eANagaon;`wCdBDiphu;]eAc@Bokajān;bJTDimāpur;\CBKuda;]GL
Chumukedima;]x@~CTamenglong;\qA~@Samurou;]N?Nambol;]MPMayāng Imphāl;]TTMoirāng;_T`@Churāchāndpur;]dETKolasib;c
WyBSilchar;_k@aAHāflong;^zA~AHailākāndi;`f@e@Karīmganj;`nC}@Shella;]FzEKhowai;\l@TTaranagar;\_BDĀmbāsa;\eASKan
chanpur;]f@y@Kailāshahar;_a@GDharmanagar;]jBhBTeliamura;\t@j@Barjala;^WPUdaipur;]Dv@Belonia;`aGfALunglei;]UoAS
erchhīp;eXwAAizawl;^aCd@Ngūr;\yDmCMoreh;^~@q@Kakching;]@i@Keirao Bitra;_ELThoubāl;eJa@Imphal;^sA}@Ukhrul;TgNiP
Hawai;bhXjdBPort Blair;YcFb\Campbell Bay;_|dBwhDLeh;]jCjCPadam;\tCyEKargil;UcCiAThang;^rKjCGanderbal;]gEvDKish
twār;\c@^Bunjwah;]nA?Doda;apAl@Udhampur;]pABAkhnūr;\ScDShopian;]e@NKulgam;]i@NDooru Verinag;\@WAchhībal;cLIAna
ntnag;]FKBijbehara;\A[Trāl;]f@QPāmpur;]B\Pulwama;\b@]Badgām;]YIBadāmibāgh;iFCSrinagar;bR@Soyībug;^zB|@Pūnch;^k
@lARajaori;aEeDBāramūla;aYOSopur;]QXPattan;\QMSumbal;_@e@Bandipura;]jAUKopawor;\FCGulgam;*IOBritish Indian Oce
an Territory;WkcMjl@Downtown;*IQIraq;bowGsaFRānyah;aPBHajiawa;ccAJQeładizê;_z@`CJamjamāl;^A@Shūrash;ixAHKirkuk
;cp@qCKhasnahzān;jX@Erbil;bEYBaḥarkah;__@MPīrmām;_uA|@Koysinceq;^z@_AShaqlāwah;^C]Ḩarir;]a@KṞuwandiz;aCISoran;
]ZHKhalīfān;_jEbAAl-Hamdaniya;c\tCAsh Sharqāt;jTcDMosul;k@@Al Mawşil al Jadīdah;]A_@Tallkayf;ct@iASumayl;c??Si
mele;e[ADihok;^C{@Batifa;bEfASīnah;]iDH‘Aqrah;b@D'Ākra;alFsAZaxo;_`DdDSinjār;]KpJ‘Anat al Qadīmah;^GR‘Anah;adE
CAl Qā’im;]jClGAr Ruţbah;^aL{EḨadīthah;dyDnCRamadi;c_BLAl Fallūjah;^~Dy@Hīt;ccCaGBayjī;_e@|@Tikrīt;]CQAl-'Alam
;ce@dBSāmarrā’;]wA{ETāzah Khūrmātū;b{@pAŢūz Khūrmātū;^aAf@Kifrī;cBlCAl Miqdādīyah;_|CEBalad;^O^Ad Dujayl;`{@FK
hāliş;cOJBaqubah;uh@pABaghdad;iKISadr City;hv@NAbū Ghurayb;ba@rANāḩiyat al Iskandarīyah;eCa@Al Maḩmūdīyah;aqAX
Aş Şuwayrah;_w@BAl ‘Azīzīyah;^cBgDMandalī;`uA}GHalabja;cvBdDKhānaqīn;dLw@Kelar;hUyDSulaymaniyah;^gBKBaynjiwayn
;eaKj_@Abū al-Kahṣīb;erCwGAl ‘Amārah;]xA{B‘Alī al Gharbī;b~FSAn Nu‘mānīyah;eqAHAl-Kut;bq@`CQal‘at Sukkar;aD}@A
l Ḩayy;gk@|ENasiriyah;cPeAAsh Shaţrah;cnDNAs Samawah;]}GfANāḩiyat al Fuhūd;dmB@Al Madīnah;b_@KAl Qurnah;_ZeBQa
l‘at Şāliḩ;a}A|DAl Hārithah;iCLBasrah;kG@Al Başrah al Qadīmah;bVTAz Zubayr;]Ct@Şafwān;bg@NUmm Qaşr;bmBLAl Fāw;
?pWiBAs Salmān;_cCmEAr Rumaythah;]lBINāḩiyat ash Shināfīyah;bh@}AKufa;fPBNajaf;`q@LAsh Shāmīyah;]T^Al Mishkhāb
;^YJNahiyat Ghammas;^}B_A‘Afak;e~@LAl Diwaniyah;ap@}@Al-Qāsim;^t@gAAl Maḩāwīl;fAf@Al Hillah;cf@OAl Hindīyah;if
@OKarbala;^s@SSaddat al Hindīyah;bAKAl-Musayab;*IRIran;_uxG}tFPoldasht;_xBJMaku;\Nj@Seyah Cheshmeh;]mA]Showţ;^
s@`AQarah Ẕīā’ od Dīn;dNbAKhūy;ab@dASalmās;g}@`COrūmīyeh;_CdBOshnavīyeh;cGbAPiranshahr;auGdOEslāmābād-e Gharb;
^j@v@Eyvān;cUd@Īlām;[r@fBMehrān;]sFCDarreh Shahr;]G\Ābdānān;^y@_@Poldokhtar;aRkAKūhdasht;]~DmFRavānsar;gqApAKe
rmanshah;`iBFHarsīn;^Si@Şaḩneh;_P{@Sonqor;ai@mAQorveh;e`D[Sanandaj;`JdBKāmyārān;]rBo@Pāveh;`Yl@Javānrūd;_|BdAS
arpol-e Z̄ahāb;\v@KQaşr-e Shīrīn;b}@gHBāneh;by@~AMarīvān;cQqCSaqqez;dJu@Būkān;_pCfASardasht;aP_DNaqadeh;caAf@M
ahābād;^a@oCAjab Shīr;_Qw@Āz̄arshahr;\?c@Īlkhchī;]MAKhosrowshahr;aK?Sahand;\ADOskū;dWhBMarāgheh;ab@HBonāb;^Gf@
Malekān;bA`@Mīāndoāb;]qCoDBostānābād;]i@hAHashtrūd;_aB{ASarāb;bc@fBMīāneh;?HfCMāhneshān;`nBbATakāb;_jBw@Shāhīn
 Dezh;^yAxCDīvāndarreh;_uBFBījār;VaC`AMasjed-e ‘Olyā;^aAqBQīdar;ePqBZanjan;`E{DKhalkhāl;_kAc@Hashtpar;\eBrEPād
egān-e Manjīl;\B?Manjīl;ge@kBRasht;_t@CŞowme‘eh Sarā;^@NFūman;\b@[Māsāl;]Ae@Reẕvānshahr;b_ANBandar-e Anzalī;]g
@NKhomām;_}Bp@Rūdsar;\RFAmlash;`FSLangarūd;bZ?Lāhījān;_LKĀstāneh-ye Ashrafīyeh;]LTSīāhkal;a}@xDMoḩammadīyeh;]D
@Sharīfābād;\DCBīdestān;eVGQazvin;aKNAlvand;`ZGEqbālīyeh;]BKMaḩmūdābād Nemūneh;_jCNKhorramdarreh;`CJAbhar;a_BN
Tākestān;?~A`BĀvaj;\mB_AShāl;^wB`@Eshtehārd;d@lCSāveh;\bA`ATafresh;ZhCEKomījān;WkAqANowbarān;gnF`AHamadān;]i@q
AKabūdarāhang;^v@z@Bahār;_?fATūyserkān;`~@m@Asadābād;`\v@Kangāvar;aoA|@Nahāvand;cyAUMalāyer;_UhCAznā;db@y@Borū
jerd;^`BFAleshtar;`x@i@Nūrābād;emArBKhorramabad;bkC?Dorūd;a}BPAlīgūdarz;_l@KAznā;]DuBMahājerān;]BVShāzand;^m@Y
Karahrūd;fKEArāk;akAxAKhomeyn;`i@d@Golpāyegān;]Cl@Khānsār;]Sl@Dārān;ekEeEKashan;`IOĀrān Bīdgol;eFJKāshān;_dEPM
aḩallāt;^m@ODelījān;bWqBShahrak-e Pardīsān;hOOQom;]jAcCMāmūnīyeh;_qCMḨasanābād;_}@LEqbālīyeh;dGYQarchak;dMTVar
āmīn;`O@Pīshvā;_UGKahrīzak;_}AVĪstgāh-e Rāh Āhan-e Garmsār;_E@Garmsār;_rAtINaţanz;\yAXArdestān;ViGLAnārak;YsG}
AKhūr;VjC^Chūpānān;bdEgKSemnan;]FYMahdishahr;\jA}AZīr Āb;dQkASari;`o@QNekā;aq@GBehshahr;c}Gt@Shahrud;`~Bp@Dāmg
hān;dSeCGorgān;^Ca@Āq Qalā;`qAR'Alī Ābād-e Katūl;]V@Fāẕelābād;^{BaAMīnūdasht;]KGGālīkesh;cr@BGonbad-e Kāvūs;_?
^Āzādshahr;^_Ay@Kalāleh;]xG|@Gomīshān;\]JSīmīn Shahr;_Vj@Kord Kūy;]^BBandar-e Gaz;`WYBandar-e Torkaman;]r@`@Ga
lūgāh;^rDPJūybār;dF`@Qā’em Shahr;dd@OBābol;^@IAmīr Kolā;_BSBābolsar;^XBFereydūn Kenār;d`@h@Āmol;]w@^Galūgāh;\[
lBFīrūzkūh;^jCFDamāvand;^^ARūdehen;aF?Būmahen;]\r@Mojtame‘-e Maskūnī-ye Nāmjū;dFAPākdasht;bYu@Pardīs;^yAoDMaḩm
ūdābād;^n@JNūr;_fBONowshahr;bNAChālūs;aAjDTajrīsh;^HFShahrak-e Qods;\s@KLavāsān;]Bz@Ferūnābād;_E?Qīāmdasht;]d@
KShahrak-e ‘Alā’īn;_RJKahrīzak;`GABāqershahr;^Mc@Vaḩīdīyeh;uHBTehran;bZKAndīsheh;_E\Chahār Dangeh;\G?Morteẕá G
erd;fTHEslamshahr;dNCNasīm Shahr;d??Nasimshahr;\@DKhabarābād;\BAOvrīn;dIDGolestān;`A@Ṣāleḥīeh;^HBNasirshahr;bJ
@Robāţ Karīm;]?QShāhedshahr;`EAŞabbāshahr;^HCFerdowsīyeh;e?KShahrīār;\YASa‘īdābād;aJBBāghestān;eBMQods;]FEGarm
darreh;a~@o@Mehestan;cWXKamālshahr;bIRMoḩammad Shahr;jMMKaraj;\DJShahrak-e Mohandesī-ye Zerā‘ī;cG@Fardīs;bCNSh
ahre Jadide Andisheh;`NMMeshkīn Dasht;`GNMalārd;^IJVaḩīdīyeh;aHZParand;^Xk@Ṣafādasht;`FGMāhdāsht;df@k@Naz̧arāb
ād;`MAHashtgerd;`XUĀbyek;`BDĀbyek;]a@iDKatālem va Sādāt Shahr;^HERāmsar;_k@RTonekābon;_nKaIĀstārā;frBb@Ardabīl
;^h@yCGermī;b^}BPārsābād;WvBxBAbīsh Aḩmad;agA~BMeshgīn Shahr;bxBOAhar;jzCnATabriz;^ZHSardrūd;bjAoAMarand;]Lp@S
habestar;^FeCHādīshahr;RmxA`KĀqdāsh;Tq@hDShūrak-e Malekī;dtBn@Marāgheh;]r@_BŢorqabeh;ko@@Mashhad;\MQGorjī-ye S
oflá;_`Bc@Golbahār;`LOChenārān;d~@vANeyshābūr;bx@sDQūchān;_wBaADargaz;ajFFShīrvān;`rA~@Esfarāyen;]tB_BĀshkhāne
h;cqAPBojnūrd;]|DfBJājarm;RdChBEbrāhīmābād-e Soflá;U}ETMazīnān;dkDRSabzevar;^y@|DBardaskan;_pEjITabas;\eBu@Bos
hrūyeh;WQrBDeyhūk;_kIwAQā’en;^hEy@Ferdows;_eBaAGonābād;bh@qDKāshmar;buCETorbat-e Ḩeydarīyeh;`wGDTorbat-e Jām;^
~AbCKhvāf;?\bEḨājjīābād;_}CcFTāybād;_kAgJSarakhs;baAla@Zābol;g|BpHZahedan;`gA~FKhāsh;_rBhQChabahar;_U_EQaşr-e
 Qand;\gE`@Pīshīn;Sc@yBĪrafshān;\{CuDJālq;`jAl@Sarāvān;[bCn@Mehrestān;VpAbBSarbāz;brBqBIranshahr;[nEzBFannūj;[d
@sDGalmūrtī;RfArKKartī;\_FyCNīkshahr;_e@lDKonārak;\jOy@Jask;UWaDSardasht;RdClAGazī;XZgBGarūk;\qAaDManūjān;^|@G
Rūdān;aR|@Mīnāb;e`DKBandar Abbas;]@n@Qeshm;\fC?Bandar-e Khamīr;]}@oGḨājjīābād;TuAlBSīyāhū;]xBeINajafshahr;dFKS
irjan;]qD}ABardsīr;^EhCBāft;[qCADarb-e Behesht;gp@oEKerman;]i@j@Māhān;\oBzH‘Anbarābād;bTg@Jīroft;`FrCKahnūj;Yq
D\Zehkalūt;?_BoDMoḩammadābād;Y}E`DBazmān;Xf@wKNoşratābād;]zHdDBaravāt;bFGBam;\oIeNNehbandān;Zn@oESarbīsheh;drB
y@Bīrjand;YlHhNShahdād;_rDiDRāvar;`p@zAZarand;cpBnARafsanjān;?EcHBahābād;_zBt@Bāfq;flE{@Yazd;`dAeAMeybod;`?KAr
dakān;^xDmBNā’īn;]_FjDAshkez̄ar;\@r@Taft;^vDxBAbarkūh;^NfBŞafāshahr;]yA\Surian;^}C_FMahrīz;\eDlCAnār;`\tCShahr
-e Bābak;[tCLHerāt;_FhDNeyrīz;WkDpDDo Borjī;]xCIḨājjīābād;`WmADārāb;apDe@Fasā;]eAjFEvaz;]pBYKhonj;]nAuBQīr;ciB
CJahrom;`lAaAĀbādeh;\IwASarvestān;_cDZEstahbān;\pC{CArsanjān;\b@a@Sa‘ādat Shahr;^IWPāsārgād;cjA`AMarvdasht;^NR
Zarqān;bj@EShahr-e Ṣadrā;iEd@Shiraz;^_@nAKavār;`VhAFīrūzābād;_\dEMakū;^PBJam;`t@?Bandar-e Kangān;]VABandar-e D
eyr;]]kEFarrāshband;\bDCAhram;]l@UChoghādak;]EJ‘Ālī Shahr;_}@v@Khūrmūj;cjB_ABushehr;`~@yBBandar-e Genāveh;bkC|
@Borāzjān;buAeAKāzerūn;]rBr@Āb Pakhsh;^gBaBQā’emīyeh;`Ls@Nūrābād;anCq@Dogonbadan;\HoACharām;`b@EDehdasht;_s@oC
Lordegān;^sCPSemīrom;aCtCYasuj;\HIMādavān;WkChAKhānīman;_{AmBEqlīd;`Hs@Abadeh;b|CiDShahreẕā;W_Cd@Rāmsheh;YJsDK
ūhpāyeh;bdCl@Bahārestān;^L}@Dowlatābād;\F?Dastgerd;]F?Gaz-e Borkhar;cLKShāhīn Shahr;^SNKhowrzūq;_HRRehnān;jMDI
sfahan;_TDDorcheh Pīāz;]AJAbrīsham;eDYKhomeynī Shahr;_DXFalāvarjān;^JCQahderījān;]@IGoldasht;dL?Najafābād;]j@M
Tīrān;]a@~@Sedeh Lanjān;\CAChamgordān;`_@FMobārakeh;]AGDīzīcheh;]XDVarnāmkhvāst;`?EZarrīn Shahr;aCSFūlād Shahr
;]YKKelīshād va Sūdarjān;\WxBDehāqān;`fAEBorūjen;]bBs@Hafshejān;^l@EFārsān;b{@MShahr-e Kord;^WJFarrokh Shahr;b
nI`AMasjed Soleymān;bqBTĪz̄eh;^C|@Bāgh-e Malek;]g@|BLīkak;]UHShahrak-e Ţāleqānī;bGn@Behbahān;]pASAghajari;`XKO
mīdīyeh;cdBf@Bandar-e Māhshahr;^D]Chamrān;]q@c@Rāmshīr;ae@mARāmhormoz;\La@Haftkel;\`CGVeys;\v@Z‘Eyn-e Do;hODAh
vaz;_UQSheybān;`X`@Kūt-e ‘Abdollāh;awA~CBandar-e Emam Khomeyni;_vAi@Shādegān;dfA|@Abadan;eVSKhorramshahr;]q@oE
Ḥamīdiyeh;`n@OSūsangerd;]VRHoveyzeh;aa@qCShūsh;byBZShūshtar;]Fg@Gotvand;\w@OLālī;brCYAndīmeshk;dKNDezful;_bF}@
Dehlorān;^gNhNHendījān;]yAd@Bandar-e Deylam;]eN|NNakhl-e Taqī;\yAx@Pārsiān;^[WLamerd;^_EcAGerāsh;_V|EKīsh;Zs@{
AJenāḩ;`KcCLār;]wBvEBandar-e Kong;^JFBandar-e Lengeh;*ISIceland;S~tC_yKPatreksfjörður;RUfCHellissandur;]iGvDRe
ykjanesbær;\??Keflavík;^{BMHafnarfjörður;_EGKópavogur;hAEReykjavík;WtFaKÍsafjörður;ToAdEStykkishólmur;T{VuESig
lufjörður;WpCnASauðárkrókur;RbGdAHvammstangi;S{B|FFlúðir;]}LuHAkureyri;SvDbMVík í Mýrdal;XzFCVestmannaeyjar;Us
^aDHöfn;WcDkEEgilsstaðir;SvAaBVopnafjörður;*ITItaly;]qs@e~FPorto Torres;^Pt@Alghero;_q@c@Monte Rosello;a@@Sass
ari;^yCpANuoro;\XjESinnai;\T?Sestu;]P@Assemini;^pAyBOristano;]HtBIglesias;]B\Carbonia;cwBMCagliari;]CEMonserra
to;]C?Selargius;`QDQuartu Sant'Elena;WoAyBBari Sardo;`\wEOlbia;^mEqKPiombino;]m@?Follonica;`eA`@Grosseto;_iCdC
Civitavecchia;_kD|BNettuno;ao@ALatina;]Y`@Sabaudia;^i@@Terracina;\b@i@Sezze;]Jm@Colleferro;^`@ZCisterna di Lat
ina;ab@?Aprilia;^A[Albano Laziale;\A@Ariccia;]C@Genzano di Roma;`QBVelletri;]RWFrascati;\CFRocca di Papa;\DCGr
ottaferrata;_@BMarino;_JECiampino;]^BSpinaceto;bTBAcilia-Castel Fusano-Ostia Antica;\IAMalafede;^BFInfernetto;
^@CCasal Palocco;\UXTorvaianica;]OLMarina di Ardea-Tor San Lorenzo;]FWPomezia;\GJArdea;_O^Anzio;abAw@Lido di O
stia;^FGFiumicino;^^c@Ladispoli;\AGCerveteri;]sAPEsquilino;q?@Rome;\CACasal Bertone;]QHGiardinetti-Tor Vergata
;^HOCasal de' Pazzi;]IMTor Lupara;_?IMonterotondo;_dBiAViterbo;bw@iCPerugia;\_@HBastia umbra;\Zv@Todi;bm@j@Ter
ni;]Sc@Spoleto;`Fi@Foligno;__@lBRieti;\j@fAMentana;\WNVillanova;aFEGuidonia Montecelio;]??Guidonia;]ODTivoli;_
}BMAvezzano;^D_AL'Aquila;_a@cBAscoli Piceno;_}@USan Benedetto del Tronto;`b@z@Teramo;`yA\Montesilvano;\Z_@Rose
to degli Abruzzi;]FOGiulianova;^sAfBLanciano;]Te@Francavilla al Mare;bNGPescara;_FTChieti;]l@z@Sulmona;\{@xAIs
ernia;]zBWSora;_t@NFrosinone;_Qv@Fondi;][\Gaeta;^GIFormia;\[?Minturno;]Om@Cassino;^KjAMondragone;\DhAForio;]}@
MBagnoli;]E?Posillipo;_ECChiaia;aD?Fuorigrotta;_EAVomero;`@CArenella;_D@Soccavo;`BAPianura;aLBPozzuoli;^BEMont
erusciello;]@LBacoli;\VJIschia;\??Ischia Porto;]@y@Castel Volturno;\u@OCapua;`?ZAversa;\FATrentola-Ducenta;]FE
Casal di Principe;]CPQualiano;_@FQuarto;_ICMarano di Napoli;]?CVillaricca;aAAGiugliano in Campania;^EASant'Ant
imo;_?BMelito di Napoli;^B@Mugnano di Napoli;]?DChiaiano;^CAPiscinola;]C?Miano;`CASecondigliano;^?AArzano;]D@S
campia;\CGGrumo Nevano;^C?Frattamaggiore;]CACardito;`ADAfragola;aB@Casoria;]@@Casavatore;\A@San Pietro a Patie
rno;\E?Arpino;_CCCasalnuovo di Napoli;_G?Pomigliano d'Arco;`@EAcerra;_LQMarcianise;^ALCaivano;]F?Orta di Atell
a;\??Frattaminore;^BWSanta Maria Capua Vetere;aO@Caserta;]?BSan Nicola la Strada;^I@Maddaloni;\UBSan Felice A
 Cancello;^DRMarigliano;\F?Brusciano;]UANola;]HNOttaviano;^C@San Giuseppe Vesuviano;\@FTerzigno;]I?Poggiomarino
;_?FScafati;]?FSant'Antonio Abate;]FEPompei;^BCBoscoreale;_DBTorre Annunziata;^@WSomma Vesuviana;]F?Sant'Anast
asia;\F@Cercola;_BDSan Giorgio a Cremano;`?@Portici;`A@Ercolano;_DEBarra;`AAPonticelli;]ACVolla;]DDSan Giovann
i a Teduccio;]BEPoggioreale;\B@Vicaria;_@?San Lorenzo;`?ASan Carlo All'Arena;^@@Stella;^@@Avvocata;]A@Montecal
vario;\AAPendino;hA?Naples;\BBSan Ferdinando;aWFTorre del Greco;`WPCastellammare di Stabia;^E@Gragnano;ShGjKUs
tica;``ChCTrapani;]AACasa Santa;^qBCPartinico;^KOCarini;gc@@Palermo;]LFMonreale;]]?Villabate;`M?Bagheria;]JHMi
silmeri;\wD`CPiazza Armerina;]Re@Enna;`h@NCaltanissetta;]L@San Cataldo;]x@cBTermini Imerese;^]zBCanicattì;]N`@
Palma di Montechiaro;^TYFavara;\ZDPorto Empedocle;^KCAgrigento;_gAh@Licata;a{@DGela;^]ONiscemi;_YQCaltagirone;
`Ax@Vittoria;X~J`HLampedusa;_}AqKSciacca;\e@@Ribera;_|@_BAlcamo;^`@z@Castelvetrano;adAWMarsala;`]ZMazara del V
allo;Y~BdDPantelleria;\ePFScicli;^P_@Comiso;aUBRagusa;`GLModica;\QXPozzallo;]SQRosolini;][RPachino;\Ba@Noto;^M
CAvola;]Aa@Floridia;]\i@Lentini;\^AScordia;\REPalagonia;]Y}@Biancavilla;^FCAdrano;]?YBronte;]eALGiarre;]FTAci
 Catena;_E?Acireale;\BHAci Castello;]JCSan Giovanni la Punta;^F@Mascalucia;^A@Gravina di Catania;_^APaternò;\OC
Belpasso;_ELMisterbianco;eKDCatania;^]p@Augusta;bM^Siracusa;_qKeWMonopoli;]KTFasano;]n@APutignano;\AJNoci;^@f@
Massafra;_k@UMartina Franca;\c@HCeglie Messapica;]KOOstuni;\YLSan Vito dei Normanni;^SRMesagne;aYMBrindisi;``D
tHCrotone;^sD{ENardò;]FVGallipoli;]a@HCasarano;]A_@Galatina;a?c@Lecce;]VNCopertino;^pAYManduria;^HYFrancavilla
 Fontana;^\AGrottaglie;\UZSava;\v@WPaolo VI;dBJTaranto;]pE~BCastrovillari;`IfBCosenza;]@GQuattromiglia;\u@y@Co
rigliano Scalo;]WDRossano Stazione;\MdASan Giovanni in Fiore;aRhACatanzaro;\z@xBSiderno;\xAQPalmi;]IMGioia Tau
ro;]g@q@Vibo Valentia;]c@y@Sambiase;_E?Nicastro;`?@Lamezia Terme;RtE^Stromboli;csAhCReggio Calabria;dTOMessina
;^bAFBarcellona Pozzo di Gotto;^EMMilazzo;YmAqJSapri;\~Bw@Agropoli;`v@eACava Dè Tirreni;^ZGAngri;^G?Pagani;^AM
Sarno;]ILNocera Superiore;_BANocera Inferiore;b[LSalerno;_e@LBattipaglia;^OAEboli;`v@eBBenevento;_Aj@Avellino;
_VaCCampobasso;^eCHLucera;\Hc@Torremaggiore;`Q?San Severo;^eACSan Giovanni Rotondo;bb@p@Foggia;\_@XOrta Nova;`
ShCPotenza;_wBeBCorato;_A`AGravina in Puglia;`c@\Matera;`H_@Altamura;]i@FSanteramo in Colle;\?h@Ginosa;\w@?Pal
agiano;]Vk@Gioia del Colle;]NSAcquaviva delle Fonti;\ESAdelfia;\IFCasamassima;]e@AConversano;\RGRutigliano;]BC
Noicattaro;]SEMola di Bari;^^ATriggiano;\HDValenzano;]@ECarbonara di Bari;e?IBari;^N?San Paolo;]VKGiovinazzo;`
CLBitonto;]AHPalo del Colle;_OCModugno;]l@ITerlizzi;]L@Ruvo di Puglia;`CWBisceglie;`SFMolfetta;`d@OTrani;aXEBa
rletta;bCNAndria;^l@@Canosa di Puglia;``@ICerignola;`CgAManfredonia;\dAi@San Nicandro Garganico;^rB_@Termoli;\
r@GSan Salvo;_BMVasto;]pNeXBelluno;]O^Vittorio Veneto;^?PConegliano;^p@TMontebelluna;\i@LLancenigo-Villorba;\o
@o@Sacile;\@`@Oderzo;\eA?Portogruaro;\Zg@Cordenons;_FBPordenone;bsBUUdine;^y@t@Monfalcone;^Q[Gorizia;d_@x@Trie
ste;\AlNPorto San Giorgio;]DMPorto Sant'Elpidio;\FPFermo;_?[Civitanova Marche;^t@?Macerata;\^PTolentino;\e@w@O
simo;aEWAncona;]TCFalconara Marittima;^rCiARiccione;\OFCattolica;ac@HPesaro;`SLFano;^e@VSenigallia;_Ef@Jesi;]b
Ab@Fabriano;]bCYCittà di Castello;caAuBRimini;]`@[Cesenatico;\MJBellaria-Igea Marina;^VWCervia;aTVCesena;bf@OF
orlì;a_@e@Ravenna;_iAsFSan Donà di Piave;`n@d@Venice;\GDLido;_Pd@Chioggia;\`@u@Mirano;^CJMira Taglio;cWKMestre
;^DFMarghera;]JGSpinea-Orgnano;]OMMogliano Veneto;a?UTreviso;]|@?Castelfranco Veneto;\Z|@Abano Terme;dSIPadua;
_?AArcella;\BLAlbignasego;_Nv@Rovigo;]Fa@Monselice;\PBEste;]p@w@Montecchio Maggiore-Alte Ceccato;b[IVicenza;]p
@QValdagno;]EVArzignano;\JVSan Bonifacio;]l@BSan Giovanni Lupatoto;\d@QBussolengo;d[DVerona;\\PVillafranca di
 Verona;_Fd@Mantua;]cBELegnago;\@zACento;\j@_@Mirandola;\`ASSuzzara;\Gj@Correggio;aSACarpi;cIXModena;^NNFormigi
ne;\FDFiorano;_D?Sassuolo;]m@JVignola;\GUCastelfranco Emilia;\YISan Giovanni in Persiceto;f_@\Bologna;\V?Zola
 Predosa;^I@Casalecchio di Reno;][@San Lazzaro;\HUCastel Maggiore;bs@s@Ferrara;]y@rALugo;_DXFaenza;``@MImola;ba
@rDArezzo;]|@MMontevarchi;\FGSan Giovanni Valdarno;_bAc@Scandicci;]Fv@Poggibonsi;`c@\Siena;\f@SColle di Val d'
Elsa;^b@{@Empoli;\RFSan Miniato;^@ASan Miniato Basso;\Le@Montecatini-Terme;a]IPistoia;dc@HPrato;^EJCampi Bisen
zio;_MASesto Fiorentino;eIHFlorence;aE?Campo di Marte;\n@[Fornacelle;\?AMontemurlo;`zD]Carrara;^g@ZCamaiore;`^
SMassa;]DFMarina di Massa;]WFPietrasanta;`CPViareggio;]Q?Massarosa;a_@DLucca;_M?Capannori;]Kb@Pontedera;_NCCas
cina;b\EPisa;]WnACecina;]NORosignano Solvay-Castiglioncello;cT]Livorno;]x@cBMarina di Carrara;aj@KLa Spezia;][
ASarzana;]SwCFidenza;\LHSalsomaggiore Terme;]mCj@Scandiano;cLSReggio nell'Emilia;]To@Viadana;dd@ZParma;\MyBMon
tichiari;][KDesenzano del Garda;\HNCastiglione delle Stiviere;]l@s@Lumezzane;]??San Sebastiano;\Cp@Ghedi;dL[Br
escia;\v@?Chiari;\FKPalazzolo sull'Oglio;aY|ACremona;b`ANPiacenza;_d@s@Lodi;^c@ICrema;\M_@Romano di Lombardia;
]ZYDalmine;]BXTreviglio;\LACassano d'Adda;b]a@Bergamo;]I@Seriate;]]_BSondrio;\aEv@Riva del Garda;bw@c@Trento;^
Nb@Rovereto;^_Ab@Schio;]W?Thiene;_q@KBassano del Grappa;\L}DBressanone;_bBHMerano;bc@b@Bolzano;\NDEppan;^rWnCA
osta;]cFFBorgomanero;^Uo@Pallanza-Intra-Suna;^BBVerbania;\r@g@Domodossola;\uB`AMalnate;aHEVarese;\OTTradate;aa
@SComo;_ILCantù;]IFMariano Comense;]E?Giussano;\EBCarate Brianza;\@YErba;_a@ILecco;]Dn@Vimercate;]GPGorgonzola
;\LCCarugate;^@BCernusco sul Naviglio;^DCBrugherio;_BBCologno Monzese;\GSArcore;_NBLissone;_FADesio;_AESeregno
;]JAMeda;]@@Seveso;_ABCesano Maderno;^BDLimbiate;\CABovisio-Masciago;_AFPaderno Dugnano;]DASenago;^@DBollate;]
CBNovate Milanese;]CCCormano;]C?Cusano;]A@Bresso;aG@Sesto San Giovanni;aBECinisello Balsamo;]@ENova Milanese;]
E?Muggiò;bG@Monza;\BLAdriano;^LDChinatown;cFEQuarto Oggiaro;\?BQuartiere Otto;\IBBrera;i?@Milan;_DNRozzano;^UE
San Donato Milanese;^CBSan Giuliano Milanese;\EDMelegnano;\D]Vimodrone;^ABSegrate;^EAPioltello;\Q?Melzo;`r@|@P
avia;`|@WVigevano;]E]Magenta;^GJAbbiategrasso;^e@CRomano Banco;^?ACorsico;]H@Trezzano sul Naviglio;]ECCesano B
oscone;]JKCornaredo;\DBBareggio;\BMNerviano;]ICLainate;_AFRho;]GCArese;]?CGarbagnate Milanese;\DECaronno Pertu
sella;_@ESaronno;`VDLegnano;^EFParabiago;aRIBusto Arsizio;]BKCassano Magnago;_F@Gallarate;]Hl@Trecate;\FIGalli
ate;bNDNovara;_f@XVercelli;^Ed@Casale Monferrato;\e@VValenza;]]p@Novi Ligure;ab@]Alessandria;anA@Asti;\s@j@Acq
ui Terme;g}Av@Genoa;]NcBTortona;_]QVoghera;^}@dCChiavari;\OHSestri Levante;^`@ORapallo;\hEz@Albenga;`s@s@Savon
a;`xDOCuneo;]KvBVentimiglia;_a@ESanremo;_s@MImperia;^lCgEPinerolo;\YSPiossasco;\EbASaluzzo;\a@?Savigliano;]KRF
ossano;]S\Mondovì;]i@{@Alba;]b@?Bra;_D}@Chieri;`Z@Moncalieri;]G\Carmagnola;_L]Nichelino;^CENizza Millefonti;_B
?Lingotto;_@@Filadelfia;^B?Mirafiori Sud;]N@Orbassano;\BOAlpignano;_I@Collegno;_A@Grugliasco;`I?Pozzo Strada;b
?@Circoiscrizione III;_?BMirafiori Nord;cAACircoiscrizione II;^??Santa Rita;\A?Polo Nord;bC@Circoiscrizione VI
II;\?CCrocetta;^BACenisia;^@@Borgo San Paolo;^CCSan Donato;b?CCircoiscrizione V;]??Madonna di Campagna;]?ALuce
nto;_@?Barriera di Lanzo;bBDCircoiscrizione IV;_??Parella;^?IVenaria Reale;\DSCiriè;_a@PSettimo Torinese;bLFCi
rcoiscrizione VI;_@@Barriera di Milano;]@@Porta Palazzo;]A?Aurora;aA?Circoiscrizione VII;^?@Vanchiglia;h@?Turi
n;a??Circoiscrizione I;]@?Centro;^?BSan Salvario;\GCVanchiglietta;\IESan Mauro Torinese;]WQChivasso;]@w@Ivrea;
_c@QBiella;_lB`BRivoli;*JEJersey;dbLmrHSaint Helier;*JMJamaica;_xaNgoBMay Pen;^[BOld Harbour;]Og@Linstead;_~AR
Mandeville;^qAiAOcho Rios;g_AnANew Kingston;n@@Kingston;\@AHalf Way Tree;bPFPortmore;cLCSpanish Town;WmCNDalve
y;\tHwBBarrett Town;aVFMontego Bay;\h@p@Savanna-la-Mar;*JOJordan;a{pFeoERukban;[bB`DRuwaished;_lNjMMa'an;]X_CA
ţ Ţafīlah;\Xg@Safi;]y@WKarak City;]L?‘Izrā;]ACQīr Moāv;\aFkCAl Azraq ash Shamālī;cbDgCAr Ramthā;g^?Irbid;\AHAy
dūn;]\RJudita;bGN‘Ajlūn;\?B‘Anjarah;^]DJarash;`}@KMafraq;`Mj@Az̧ Z̧ulayl;hd@HZarqa;dFHRusseifa;_H\Saḩāb;cNAKhu
raybat as Sūq;^EEḨayy al Quwaysimah;aR@Marj Al Hamam;\?@Umm as Summāq;aJ`@Mādabā;bJ_AAs Salţ;]IFAl Fuḩayş;\@@M
āḩiş;cIFWādī as Sīr;dCGḨayy Khildā;oUDAmman;_HIAl Jubayhah;cJAṢuwayliḥ;\n@s@Kurayyimah;atBdPAqaba;*JPJapan;Www
ZkhDOgasawara;TpcA|FZaisho;_vTqBYomitan;]MCIshikawa;cBNOkinawa;]BPNakagusuku;bBAGinowan;\EGKishaba;^BAChatan;b
FHUrasoe;^A@Nishihara;]AHYonabaru;_B?Kanegusuku;eHANaha;`?BTomigusuku;_QHNanjō;^D@Yaese;`L?Itoman;^g@g@Katsure
n-haebaru;b@IUruma;`ABGushikawa;Z{CkEWadomari;\nBnCTsuha;`RFNago;[oEcFTokuwase;_yAyBNaze;_AAAmami;VeEqJYudomar
i;SxBfANakanoshima;_yAuHKaseda-shirakame;^FDMinamisatsuma;]GVMakurazaki;_aAFIbusuki;^d@WMinamikyushu;gQk@Kagos
hima;]]PTarumizu;b]RKanoya;\]`CNishinoomote;]o@wCKushima;^Z@Shibushi;cDq@Miyakonojō;]KEMochibaru;\g@k@Honjō;fQ
JMiyazaki;\M[Shintomi;^PCSaito;^?CTsuma;]SETakanabe;\CIKawaminami;`\rBNichinan;b{@cENobeoka;\BTKadogawa;`@HHyū
ga;gpDgAKotō;^GBShimada;\EFMifune;_D]Okino;hRJKumamoto;]r@h@Ōyanomachi-noboritate;^o@IMatsubase;_?EUto;`@JUki;
bJVHonmachi;\Rf@Sashiki;_q@NHitoyoshi;\Q`@Ebino;_[LKobayashi;]G`ASueyoshichō-ninokata;^D?Soo;`j@OKokubu-matsuk
i;b@AKirishima;_DBHamanoichi;aZIAira;]OFKajiki;]t@TIjūin;]OaATsuruda;][WŌkuchi-shinohara;]@?Isa;^h@]Minamata;`
DZIzumi;]`@JAkune;aSf@Sendai;_O\Umeki;^PKIchikikushikino;]B@Kushikino;\p@_BUshibukamachi;aa@s@Amakusa;_B?Hondo
machi-hondo;_Si@Minamishimabara;_BSUnzen;_WAShimabara;b`AKIsahaya;f^PNagasaki;^DOTogitsu;_E@Obita;^lEVFukuechō
;^FBGotō;_`\bs@Ishigaki;UfFYYonakuni;ZyVuJKumejima;`jHtHMiyakojima;^@AHirara;TvBXTarama;^u[sz@Tsushima;^uAtAIk
i;\~B~CKamigotō;^}AmAHirado;]]DMatsuura;dE`@Sasebo;^Hd@Saikai;]k@g@Arita;_WATakeo;]BNUreshinomachi-shimojuku;a
Hd@Ōmura;^[e@Kashima;]IOHigashigō;\DQTaku;_Q?Ogi;dSHSaga;_OBŌkawa;^@SKanzakimachi-kanzaki;bnAYKaratsu;`P`@Imar
ichō-kō;b{@u@Itoshima;`CCMaebaru-chūō;_k@FKatanawa;bGAKasuga;jFMFukuoka;^YCSasaguri;_B@Wakasugi;^DBSue;_@?Shim
e;_CBUmi;bDDŌnojō;bi@SIizuka;]FMMiyata;^@AMiyawaka;\GOInokura;_ECNakama;a\BMunakata;`LBFukutsu;`BHKoga;^FBShin
gū;_GKNishifukuma;^_@OYurigaoka;]KAKoga;^C@Miyaodai;h[?Kitakyushu;dQUShimonoseki;_Gb@Kanda;a?HYukuhashi;]JDMiy
ako;`f@GNōgata;]IHAkaike;\GPKawasaki;`@ETagawa;^FRKami;`c@h@Hita;^d@GUkiha;_DIAsakura;_LAAmagi;^F?Yamaguma;\AB
Tachiarai;aRUDazaifu;b?@Chikushino-shi;\VZIshinari;\SKSonobe;`IDOgōri;aDBTosu;e?HKurume;]N?Nakatsukuma;_ITChik
ugo;]KEHirokawa;]YUTanushimarumachi-toyoki;`DVYame;^\TMiyama;`RIYanagawa;]MBSetakamachi-takayanagi;bBVŌmuta;`?
HArao;\@HNagasu;`YCTamana;_WMYamaga;^?VUekimachi-mōno;`Q@Kōshi;^Q@Ōzu;_HSKikuchi;^s@FAso;\OcATsukawaki;^k@NYuf
u;bWOBeppu;^EQHiji;^QIKitsuki;fBd@Ōita;]f@r@Takedamachi;^c@?Mie;^k@]Usuki;]MFTsukumiura;`EXSaiki;ah@{@Tsurusak
i;^G{@Kunisaki;^mAsAYanai;`p@GKudamatsu;`OHHikari;bXQTokuyama;cAEShūnan;br@DHōfu;]`@IOgōri-shimogō;]IjBBungo-T
akada-shi;`VBYokkaichi;^f@MBuzen;aK@Nakatsu;\\MTsuiki;ci@u@Ube;_LKOnoda;`BESanyōonoda;]K_@Mine;^Be@Nagato;_k@C
Hagi;dIj@Yamaguchi;^uCEŌtake;b?HIwakuni;^IWŌno-hara;_rAmAMasuda;`m@i@Hamada;]]YGōtsuchō;]e\}MWajima;\XpAOshima
;]ATHakui;^LVKahoku;c}@@Takaoka;^KENishishinminato;_RMHimi;`AAHimimachi;\PYHitoto;\?o@Anamizu;_Mb@Nanao;\c@s@U
shitsu;aBjBImizu;_u@EUozu;^FFNamerikawa;]AJKamiichi;]HFGohyakkoku;]d@PYatsuomachi-higashikumisaka;fQYToyama;^h
ADOyabe;]CTFukumitsu;_GANanto-shi;_EITonami;_HTNanto;agAjATakayama;]LSFurukawa;]@AHida;^KvAGero;_]dAEna;_rAy@G
ujō;`Kr@Minokamo;]RIMino;a?HSekimachi;^rAsBKatsuyama;^@NOno;^w@bBYamagata;^R?Motosu;]F@Kurono;]JAIbi;anAqAEchi
zen;a?ATakefu;`AISabae;dGUFukui-shi;aDQSakai;^O?Maruoka;^NMAwara;`[OKaga;]Eh@Iijima;_W_ANomimachi;bQUMatsutō;`
IANonoichi;]ANTsurugi-asahimachi;^Ac@Mukai-awagasaki;_SGTsubata;fVLKanazawa;b`@f@Komatsu;]z@d@Mikuni;`PnBTsuru
ga;^|@\Obama;arAHMaizuru;\XQMiyazu;`^MKyōtango;]KNYotsutsuji;\dJeCNishida;dr@nCMatsue;_c@KSakaiminato;\u@DMiku
riya;\c@@Yabase;\k@DMatsuzaki;caAETottori-shi;\oAYKasumi;ae@PToyooka;]HZYabu;^SNWadayama;\zBQKōge;]{@pAYamazak
ichō-nakabirose;\d@?Sayō;\?XKamigōri;^ULAioi;_OKTatsunochō-tominaga;a@DTatsuno;^G?Ikaruga;gW@Himeji;^Z_@Shisō;
]i@BNishitawara;_ODKasai;eB^Kakogawachō-honmachi;aF@Takasago;]LCShirahamachō-usazakiminami;]?fBFukura;_KAMinam
iawaji;``@LNarutochō-mitsuishi;^t@AHigashikagawa;`IkBKariya;_\GBizen;^RXSetouchi;gh@@Okayama;`CXTamano;_k@f@Sh
ido;^FHHiragi;]h@BTakinomiya;fYOTakamatsu;`h@@Sakaidechō;\A^Shioiri;^LMZentsujichó;]GMUtazu;bFBMarugame;]D?Tad
otsu;`NLMitoyo;^L_AAsakuchi;fa@IKurashiki;`BSSōja;^XSTakahashi;_SaAManiwa;_{@z@Akaiwa;]Ye@Hayashino;b\ITsuyama
;_b@kAKurayoshi;c`B?Yonago;^[xANiimi;^xAXShōbara;_k@qBYasugichō;^rAAHiratachō;_Od@Unnan;cXYIzumo;^r@b@Ōdachō-ō
da;`cAlAMiyoshi;^`@XAki-takata;\\AYae;]GdAKumano;^FGKaitaichi;`BCFuchū;`FGGion;iBDHiroshima;bVHHatsukaichi;]]T
Etajima;dQ@Kure;da@c@Higashihiroshima;^c@LTakehara;^s@JInnoshima;bC[Onomichi;aVBMihara;\Dc@Kōzan;]k@BShin’ichi
;`DAFuchūchō;fYPFukuyama;_IOKannabechō-yahiro;_IGIbara;_EPKasaoka;\QEKamogatachō-kamogata;_@fBKawanoechō;bt@JN
iihama;ao@CShikokuchūō;eBtAKochi;]R?Ino;frAQShinagawa;ba@w@Saijō;cb@]Imabari;^j@PHōjō;f@ZMatsuyama;\Vx@Uchiko;
^Ig@Iyo;^AGMasaki-chō;]OBHaramachi;^SCTōon;^jAtAUwa;_G[Ōzu;^VFYawatahama;aYn@Uwajima;]Ar@Mishōhirajō;]_@DSukum
o;^g@INakamura;^KDShimoda;^{@wASusaki;]]UTosa;\qCh@Muroto-misakicho;\t@i@Aki;_p@MNankoku;^EETosayamadachō-naka
no;^CDYamashita;`HoBKan’onjichō;]_@RIkedachō;^aACMima;\ACWakimachi;_[DYoshinogawa;^@IAwa;]MBKamojimachō-jōgeji
ma;]Q?Ishii;^KMYakami;]E@Takabō;`Wh@Anan;^LOKomatsushimachō;d@MTokushima;\qFvBKushimoto;^g@s@Shingū;\[a@Kumano
;_tDq@Kainan;]GVItogawa;aWz@Tanabe;\IDAsso;]LBShirahama;]b@g@Gobō;^Hg@Arida;_l@s@Sumoto;fs@VMinato;eCAWakayama
;`]CIwade;`QCKinokawa;dFg@Kishiwada;aBBKaizuka;bDDIzumisano;_CBŌkubo-naka;`LHSennan;`BBHannan;`c@e@Takaishi;aD
BIzumiōtsu;\?@Tadaoka-higashi;cE@Izumi;hGSSakai;kEUOsaka;fDQToyonaka;dL?Itami;fCJAmagasaki;aVAAshiya;fE@Nishin
omiya;j\DKobe;_p@h@Awaji;eOc@Akashi;^RQInami;^DDHigashinozoe;_IYOno;]GMYashiro;_K?Katō;aHVMiki;_@c@Nishiwaki;]
HQKajiya;`USTamba;aQYFukuchiyama;`NZTanba;^i@[Ayabe;^o@d@Nantan;_t@FSasayama;_??Tamba-Sasayama;bAd@Sandachō;dY
NTakarazuka;cKCKawanishi;bA?Ikeda;^JKKimokawa;\YGYono;bDPMinoh;eS@Ibaraki;^SKMinase;eHDTakatsuki;fEFHirakata;a
IKYawata;aMLKyōtanabe;`?CTanabe;aGCJōyō;d@IUji;\H@Sayama;\LAOyamazaki;aEEKōtari;`@IMukō;_BGArashiyama;jMAKyoto
;aAAKamigyō-ku;ab@DKameoka;]cAa@Kitahama;_So@Takashima;aOv@Ōmihachiman;`?XKonan;`RERittō;`CMYasu;aFDMoriyama;e
TLŌtsu;cSCKusatsu;a_@r@Iga;`??Ueno-ebisumachi;aHZNabari;\XPHaibara-akanedai;`RDSakurai;a@o@Kizugawa;^FASugai;e
?JNara-shi;bR@Ikoma;`BIShijōnawate;aAKKatano;dJBNeyagawa;aDASettsu;fNBSuita;cIDMoriguchi;b?AKadoma;fALHigashio
saka;bGGDaitō;a?XKashihara;`B@Fujiidera;e?IYao;bHHMatsubara;bGBHabikino;`DDSayama;bGBTondabayashichō;\G@Kanō;_
K?Katsuragi;`IEYamato-Takada;^@CHikiso;aD@Kashiba;]?EKanmaki;]BGTatsuno-kita;\AEFuki;]?DOji;^GAHōryūji;\@DTaka
tsukadai;aGEYamatokōriyama;aKDTenri;^FDTawaramoto;b?FKashihara-shi;bBJKashiwara;\CJShimobuchi;^PFGojō;^ESGose;
b\@Kawachi-Nagano;`GVHashimoto;\PBNakaiburi;^sA_@Ōuda-yamaguchi;cuBWMatsusaka;]QHSaikū;\?HTamaru;bM?Ise;eb@q@T
su;_HJHisai-motomachi;_Bc@Kameyama;]f@]Hino;_NDMinakuchichō-matoba;a@AKōka;]Ge@Echigawa;b?HYoukaichi;bIYHikone
;bCYNagahama;_AJMaibara;^q@ITarui;]IKIkeno;]C@Gōdo;cCLŌgaki;^HHTakada;`UEHashima;`@KMizuho;\AGKitagata;fO@Gifu
;]CDGinan;]@BKasamatsuchō;^ABKuroda;b?RInazawa;]J?Sobue;^NHKaizu;`QFAisai;`@ATsushima;_AJYatomi;\JPToyoda;c?EK
uwana;]LGTōin;_DCInabe;_HTKomono;eSDYokkaichi;dFPSuzuka;\DNKawage;]}@AKaminoma;`@MTokoname;^KIAgui;bCHHanda;_@
DTaketoyo;]SHIshiki;cEMNishio;aLAHekinan;_?GTakahama;_@IOgawa;cAAKariya;aICChiryū;cIFAnjō;`AYMiyoshi;_BAMorowa
;`LJToyoake;aHBŌbu;bF?Tōkai;aHBChita;_JYKanie;^AAHaruta;a@GAma;^C@Ōharu;kQANagoya;\?MToyoyama;aD?Kitanagoya;`H
DKiyosu;fDOIchinomiya;_MBIwakura;a?IKōnan;c?QKakamigahara;^GJFusō;aECInuyama;]DFŌguchi;cAJKomaki;b[WKani;bG`@S
eto;eXCKasugai;aKFOwariasahi;aCLNisshin;`AENagakute;`Wc@Toki;bHDTajimi;\?SMitake;_WHMizunami;fRx@Toyota;fCXOka
zaki;_?NKōta;aKFGamagōri;]YDKozakai-chō;cGCToyokawa;fBHToyohashi;`TRTahara;\r@AMinamichita;]NEToyohama;\Pl@Tob
a;_@\Shima;\|Br@Owase;ZkU`EHachijō;Vr@eEMiyake;]rBuBShimoda;_yD{@Tateyama;^KIMinamibōsō;`l@g@Kurihama;aa@WKimi
tsu;bKEKisarazu;`TLFuttsu;l`@WYokohama;]DHSugita;\?EIsogo;cLRKamakura;`EBZushi;^?@Hayama;fQ?Yokosuka;`HZMiura;
dj@g@Chigasaki;fOAFujisawa;bNEEbina;_@@Nihammatsu;bNEIsehara;^ANŌiso;dCAHiratsuka;^NDNinomiya;cFMHadano;_THMin
amiashigara;\ACKanaishima;\GBKamiōi;c?JOdawara;]PTYugawara;`Ab@Itō;^DWAtami;_RAKamizawa;^HAFushimi;_ILIzunokun
i;\DLShuzenji;^E?Izu;cNYNumazu;_EGNakatogari;`AESusono;bAHMishima;aCg@Gotemba;\KGOyama;d~@d@Fuji;bJIFujinomiya
;gn@n@Shizuoka;]p@^Kanaya;aI?Shimada;cQIFujieda;cI?Yaizu;^Rt@Omaezaki;]??Ōyama;^E]Sumiyoshi;]HJSagara;_NAKikug
awa;_CGMaruobara;bVEKakegawa;aRBFukuroi;cLHIwata;hV?Hamamatsu;\^BArai;`HCKosai;_Bg@Shinshiro;aw@RHamakita;\]EM
ori;atAaCNakatsugawa;`mBsBOkaya;]HNTatsuno;]@NKinoshita;\@DMinamiminowa;`DFIna;^@TKomagane;bVf@Iida;^gCMChūō;^
e@RFujikawaguchiko;cVc@Kofu;^KBIsawa;^MCYamanashi;`JDFuefuki;aXGKai;]EHShōwa;_FCRyūō;aFDMinami-Alps;`?@Minamia
rupusu;^@QNirasaki;_HYHokuto;`p@_@Chino;_FISuwa;]DEShimosuwa;]e@q@Kamimaruko;^QGTōmi;bWZSaku;]]YKaruizawa;\V@M
iyota;_NBKomoro;`TaASuzaka;cFp@Ueda;\RMSakaki;`PKChikuma;eQWNagano;^|@\Ōmachi;`SnAShiojiri;d?YMatsumoto;aNKAzu
mino;^AAToyoshina;^BGHotaka;_tAoBKurobe-shi;]IGNyūzen;_eAQItoigawa;akCcAKashiwazaki;c|@j@Jōetsu;^CVMyoko;^DDAr
ai;][\Iiyama;_?RNakano;^uBaBUonuma;^N`@Muikamachi;`@AMinamiuonuma;]BFShiozawa;`NQTōkamachi;^Ea@Ojiya;dI]Nagaok
a;]]ETochio-honchō;_LIMitsuke;a?YTsubame;aCFSanjō;_M[Shirone;^Z@Maki;]?LYoshida-kasugachō;]y@AMuramatsu;_?GGos
en;`HMNiitsu-honchō;^@MKameda-honchō;hLINiigata;]e@LSuibara;_@@Agano;aUUShibata;]x@x@Kamo;_eD@Kitakata;\HPBang
e;]@\Aizu-misato Machi;b[OAizu-Wakamatsu;a`ArCNikkō;`KDImaichi;^q@OYaita;_KNSakura;^BFUjiie;^AHHōshakuji;fRJUt
sunomiya;a\BKanuma;_MXMibu;`M@Shimotsuke;^ICKaminokawa;bKTChikusei;_RBYūki;`S?Shimodate;_@VShimo-tsuma;]?JIshi
ge;]NKYachiyo;]PNSakai;^REKurihashi;cCIKoga;]AINogi;cMMOyama;cLOTochigi;^\@Tanuma;b?HSano;aHLTatebayashi;\W?Fu
jioka;_A\Washinomiya;bJCKazo;]BBKisai;`HMHanyū;]FEŌwa;^FRFukiage-fujimi;aAGGyōda;]PJYamata;dCIKumagaya;^@QMenu
ma;d@OŌta;_KFKamikoizumi;cCMAshikaga;bVMKiryū;]HEŌmamachō-ōmama;_?AMidori;ef@FMaebashi;_Dm@Numata;\JKMinakami;
\\RNakanojō;a_@TShibukawa;]?BOgura;_?HKanekomachi;eCNTakasaki;]FNYoshii;_N?Tomioka;`?OAnnaka;^y@h@Yorii;]JKKod
amachō-kodamaminami;`JMFujioka;_IITamamura;^EHIshigami;aG@Honjō;^KESakai-nakajima;dHIIsesaki;cOVFukayachō;\GZR
anzan;^H@Ogawamachi;_ETMorohongō;aCPHannō;^ENHakonegasaki;`D@Hamura;bNCŌme;`^i@Chichibu;]ThAŌtsuki;^f@SKōshū;]
FBEnzan;_Mr@Fujiyoshida;^UUTsuru;]i@MUenohara;\UYIwai;a?BAkiruno;]@?Itsukaichi;`SAFussa;g?NHachiōji;g?JAihara;
_?NMinawa;gNISagamihara;dYXAtsugi;aK?Ayase;bFIZama;dEGBunkyo;fEAMachida;d@FMinamirinkan;dADYamato;_MOAobadai;\
CCAzamino;dAQChōfu;aEDKomae;]B@Noborito;]UBDen’enchōfu;\DEYōga;hAASetagaya;]AAWakabayashi;]FIOgikubo;\CBEifuku
;\E?Sasazuka;e?CNakano;]D?Asagaya-minami;]?AAsagayakita;\?ASaginomiya;]CCSakuradai;]D?Nukui;\@BShimoigusa;\?AI
gusa;\@@Kamiigusa;\D?Sekimachi-minami;\?DInokashira;cBCMusashino;\B?Sakai;dABKamirenjaku;d@GNishi-Tokyo-shi;a?
?Tanashichō;bDCHigashikurume;dBBKodaira;cBCHigashimurayama;aDLKunitachi;bGCKokubunji;bE?Koganei;dDDFuchū;aCFIn
agi;cDATama;cLEHino;cCGTachikawa;aAEMusashimurayama;`HAYokota;b?DAkishima;c@SIruma;aOJHigashiyamato;\GAAkitsu;
eBETokorozawa;`GMKamifukuoka;eBGKawagoe;cNJSayama;`HMHidaka;`GGTsurugashima;b@?Sakado;aEMHigashi-Matsuyama;\I@
Ōgushi;]?HIgusa;`MKKitamoto;bBGKōnosu;aGLOkegawa;_K?Shinden;]BMShōbu;cM?Kukichūō;`@HShiraoka;`@HHasuda;dF?Ageo
;iIJSaitama;bDDYono;\HESashiōgi;bJ@Fujimino;_?HŌi;aKBShiki;cB@Niiza;_BAMiyoshidai;a@HKiyose;^K@Ōizumi-gakuench
ō;]A@Ōizumimachi;^E?Hikarigaoka;^?CNarimasu;a@AWako;cBAAsaka;_K@Takashimadaira;^B@Akatsuka;]KAUkima;\B@Hasune;
cAGShimotoda;a??Warabi;gC@Kawaguchi;`ECHatogaya-honchō;\@JKamiya;eA@Toshima;]??Ōji;\EAŌgi;]AANishiarai;gEBAdac
hi;\AAAoi;]BCTakenotsuka;\DCToneri;dEESōka;e@IKoshigaya;dFQKasukabe;bHBIwatsuki;`EUSatte;_?FSugito;^?@Miyashir
o;^ORMatsubushi;cKENoda;`?WBandō;_EBIwai;`K@Jōsō;_CBMitsukaidō;f?^Kashiwa;aZEYoshikawa;cGHMisato, Saitama;dCCN
agareyama;\?BMinaminagareyama;aJBYashio;\EHKanamachi;fEAMatsudo;gQNHonchō;cPFUrayasu;_JIHirai;gEBEdogawe;^?@Fu
nabori;]AAIchinoe;fEGIchikawa;fJ?Katsushika;^?CAoto;^B?Horikiri;`DDAsakusa;eCASumida;`AFŌjima;dHCTaito;a@@Akih
abara;]@ESendagi;]A?Nishinippori;dAAArakawa;^?AMachiya;\F@Komagome;\@@Sugamo;]?@Ōtsuka;e?EKita;gB?Itabashi;]?@
Ikebukuro;\B@Nagasaki;\A@Shimo’ochiai;\?BŌkubo;v@@Tokyo;]?@Yoyogi;eCAShinjuku;aA?Yotsuya;`E@Chiyoda;d?BMinato
 City;\D@Ebisu;\?AMinami-aoyama;\AAAkasaka;dB@Shibuya;e@DMeguro;]?BEbara;\A@Nakanobu;\AATogoshi;]ACTakanawa;\??
Higashigotanda;^GEKachidoki;cAAChūō;_ABToyosu;]CCTōyō;hPTŌta;]??Kamata;^AEMinami-ōi;^B@Ikegami;jAJKawasaki;egA
?Ichihara;aQYYotsukaidō;]SMShisui;cF?Sakura;dTCYachiyo;h?ZChiba;^LIMakuhari;c@ENarashino;bFQKamagaya;`MEShiroi
;\OIFukawa;bLIToride;bJDAbiko;`BKMoriya;_AITsukubamirai;aW@Ushiku;^@HFujishiro;`IYNaka;_EBAmi;aBXRyūgasaki;]IL
Ajiki;bL?Inzai;b_@HNarita;]?a@Edosaki;_?AInashiki;^m@DItako;^HONamegata;]W^Omigawa;aVIKatori-shi;_?BSawara;]Bl
@Yokoshiba;^MIYōkaichiba;^?CSōsa;_b@?Ryōgoku;`HLYachimata;]SHNarutō;_?ESanmu;`RTŌami;`IETōgane;_BFŌamishirasat
o;`{@i@Asahi;`c@AChoshi;_??Hasaki;a^a@Kamisu;`DMKashima-shi;cA}BHitachi;_p@FHitachiomiya;^C@Ōmiya;\FLIshitsuka
;c]NHitachi-Naka;`@EInada;_AWHitachi-ota;^GNFunaishikawa;_@?Tokai;cDPKatsuta;\ILŌarai;_J^Hokota;_ZSOmitama;^GE
Okunoya;eEMMito;_\?Tomobe;aDEKasama;gAb@Suginami;a@BIshioka;_BDKasumigaura;cFJTsuchiura;dP@Tsukuba;]Be@Makabe;
_CBSakuragawa;_BSIwase;aNOMooka;^OGMashiko;]Kc@Nasukarasuyama;\@?Karasuyama;\BSOgawa;aRWŌtawara;bGUNasushiobar
a;`B@Kuroiso;\{@f@Daigo;]SkAIshikawa;\XIYabuki;aKOSukagawa;`V^Shirakawa;]PEKumakura;]NTNasu;aEmDYonezawa;eeA^F
ukushima;]YSYanagawamachi-saiwaichō;]HDHobaramachi;`H?Date;`Ln@Nihommatsu;^DLMotomiya;eBTKōriyama;\SEMiharu;]S
CFunehikimachi-funehiki;^CBTamura;^a@kBKakuda;^_@b@Sōma;`I^Minami-Sōma;]C\Namie;eVtAIwaki;^^`ATakahagi;_EMKita
ibaraki;^dAvHIsumi;\NNKatsuura;]MSŌhara;aPc@Mobara;`v@BSodegaura;^O|@Kamogawa;cuYgp@Kushiro;ZtEjCHiroo;]GuBSar
ubetsu;cZIObihiro;_?MOtofuke;\^NMemuro-minami;]dCrBShizunai-furukawachō;\jEk@Shiraoi;cq@QTomakomai;aIc@Chitose
;bRy@Ebetsu;`CXKitahiroshima;`APEniwa;jl@c@Sapporo;\xB`@Kutchan;\|A`CYakumo;^sAfAHonchō;^c@sBDate;aW\Muroran;_
e@YNoboribetsu;`GfFMutsu;e~AaBHakodate;_RGKamiiso;_@?Hokuto;YhBlAMatsumae;ciAfDHirosaki;]Pm@Shimokizukuri;^CBT
sugaru;`G?Goshogawara;_[\Kuroishi;]AKNamioka;^BVHirakawa;e_@m@Aomori;\gBLToyota;`FXTowada;_c@MMisawa;]IHHitoka
wame;\e@dAŌno;dXi@Hachinohe;\d@CHakurōmachi;]?l@Ninohe;^{ARKuji;^n@lDTōno;_cAFKamaishi;\Oe@Yamada;`@c@Miyako;c
~BtFIshinomaki;`w@_BKesennuma;\MWRikuzen-Takata;^MIŌfunato;\vBYKanegasaki;`ALMizusawa;bGAŌshū;``@lAKurihara;bY
a@Ichinoseki;aEh@Tome;\D`@Wakuya;b^IŌsaki;a@BFurukawa;]QBKogota;]CBKogota-ekimae;^Pf@Rifu;`I@Shiogama;\EIMatsu
shima;_WGHigashimatsushima;^ECYamoto;\\\Shōbudahama;`JCTagajō-shi;iXDSendai;aARNatori-shi;^DZWatari;_AMIwanuma
;_ZCMurata;]ALŌkawara;`_@cATomiya;^@IYoshioka;]DYNaka-niida;]xAEObanazawa;_?^Higashine;]AEMurayama;`FVTendō;^q
@dAShiroishi;dp@m@Yamagata;^RNKaminoyama;]N\Takahata;^NGNanyō;^LKNagai;_m@u@Sagae;\GIYachi;_@cAShinjō;_g@qAYuz
awa;avAk@Yurihonjō;eKaAAkita;^V_@Katagami;aaBvADaisen;_@AŌmagari;aMXYokote;\?SRokugō;aqBZKitakami;a?SHanamaki;
^Ia@Hizume;\d@[Shizukuishi;^a@NYahaba;e?QMorioka;`BSTakizawa;]?SHachimantai;]jAd@Semboku;_G}AHanawa;\_Bk@Nanak
u;`lCXŌdate;]d@HTakanosu;^CBKita-Akita;\|@RMoritake;`HUNoshiro;]b@bAOga;]WETennō;]D|BNikaho;bVlBTsuruoka;]OYSh
onai;bHMSakata;^vAjDTainai;`Ma@Murakami;\nE\Ryōtsu-minato;`NJSado;VeF}XOkushiri;WgM{NKanaura;^VkCWakkanai;^]FM
akubetsu;]pEpLYoichi;bm@@Otaru;`eAIIshikari;\a@BTōbetsu;ao@BIwamizawa;^SWBibai;]Ia@Sunagawa;_?KTakikawa;^t@kAR
umoi;]qCk@Minamishibetsuchō;^Qg@Nayoro;\Jb@Shibetsu;eFnAAsahikawa;^~@JFukagawa;]]f@Ashibetsu;]e@^Shimo-furano;
]??Furano;]iFkCEngaru;]f@{@Mombetsu;ZxCuBEsashi;beGbFKitami;]i@EMotomachi;^a@e@Abashiri;]kC|ANakashibetsu;^wBl
@Nemuro;]vAcAShibetsu;*KEKenya;ao}EoRLodwar;[IrCLokichar;YsEgALoiyangalani;YgAsBNorth Horr;^wDdEMarsabit;_uEoF
Moyale;[eBnEEldas;]aCmDTakaba;`mClBEl Wak;]s@cALafey;beC}CMandera;^~B@Ramu;\nDABanissa;[DhWDadaab;]uBnMLamu;_p
CsBMasalani;bHpHMalindi;^RXWatamu;a`@v@Kilifi;aR|@Mtwapa;db@l@Matuga;iQWMombasa;cHKJomvu;\JEMazeras;^NSMariaka
ni;`tD{AVoi;]nD?Taveta;awJpDUkunda;``VaSNarok;buE~@Mlolongo;cb@?Ongata Rongai;cDELang'ata;aFJKiserian;bBONgong
;e@SKikuyu;`k@LImara Daima Estate;^DGPumwani;sD?Nairobi;cCUKiambu;`JUGithunguri;dBVKaruri;cVMLimuru;]HYMai;]?@
Maai Mahiu;d^w@Naivasha;`Ti@Gilgil;_wBMTetu;aEANyeri;dWxBThika;_IQKenol;]A{AKaratina;_Cn@Murang’a;dECKaruri;`c
@CWanguru;^Nc@Kerugoya;`c@FEmbu;c@`DMwala;cvAq@Juja;fHHRuiru;`E\Githunguri;`w@j@Machakos;ax@KAthi River;cBBKit
engela;_qAb@Kinoi;\SrAEmali;]hCm@Kajiado;YuGfDMtito Andei;\dAqAMakindu;]d@cBWote;]@BMakueni Boma;ZqN|AGarsen;]
N}CHola;cjAmEGarissa;^fIvDKitui;\IuAMwingi;]pAyBChuka;]y@oBMaua;av@b@Meru;\kD_BGarba Tula;_aEaBHabaswein;aqBqC
Wajir;[tGfCMerti;YjDgBLaisamis;XjEe@Baragoi;^PfCMaralal;X{BVWamba;as@|BIsiolo;adBbANanyuki;_hCv@Ol Kalou;_B}@N
yahururu;^I@Mairo Inya;]dC{AKabarnet;`iBjCUpper Gilgil;gf@RNakuru;^h@[Rongai;_O^Njoro;^XEElburgon;_NIMolo;]?{@
Eldama Ravine;\hBh@Muhoroni;`Oh@Kericho;_b@qBKapsabet;fa@_AEldoret;_o@]Iten;\lAg@Moi‘s Bridge;^BmAMakutano;`AB
Kapenguria;[oAiBKainuk;\tBnDKiminini;cQYKitale;_n@rAWebuye;`He@Kimilili;`^l@Bungoma;_Ll@Mumias;js@HKakamega;`D
f@Mbale;fGb@Kisumu;b`@u@Khwisero;^z@TSiaya;]B^Bondo;_EaBLugulu;ad@MBusia;\a@c@Malaba;\q@tHAwendo;]M]Rongo;_Zm@
Homa Bay;\JEAwendo;biAb@Kisii;]Fa@Oyugis;]i@HNyamira;?d@h@Thomas Magena home;]BDOgembo;]TlAKihancha;a\YMigori;
]@`@Isebania;]oA{]Kakuma;[dBcBLokichokio;*KGKyrgyzstan;a}hNqhGKarakol;\jA\Kyzyl-Suu;_pKtDNaryn;_e@mEBalykchy;\
_DbABokombayevskoye;\QiBCholpon-Ata;abJe@Tokmok;\j@IIvanovka;]l@?Kant;[UbIBaetovo;\pG~BKara-Kulja;[wAyCKazarma
n;XaBiBChayek;nM{DBishkek;]QALebedinovka;]pBHBelovodskoye;_r@BKara-Balta;]tDzDToktogul;_jCaCTalas;\tC|EAla-Buk
a;_{FhABazar-Korgon;]VCMassy;\\BKochkor-Ata;]r@}@Tash-Kumyr;^yAw@Kara-Kul’;^m@pCSuzak;bQGManas;^Vn@Kara Suu;_u
AMUzgen;ebBn@Osh;YtBbEDaroot-Korgon;\qAoCNookat;^fB?Iradan;^E@Kyzyl-Kyya;^dGf@Batken;\xFVSuluktu;^FRRazzakov;*
KHCambodia;b_`SktAPaoy Paet;\I`DPailin;`eG|@Pursat;cJcDSiem Reap;\p@e@Yeang;\hA|APhum Ânlŭng Vĭl;bFCBattambang
;]l@aBSisophon;`}E_CAnlong Veaeng;]nBHSamraong;\zCpAOu Bei Choan;?yUeASiem Pang;]xG|@Tbeng Meanchey;]pAjDPhumĭ
 Tnaôt;]_An@Kampong Thom;SiBm@Phumĭ Rônteăh;]wBxAKratié;]HoEStung Treng;RkApBPhum Pakhlé;\MpDSnuol;\n@n@Mémót;
]PFDar;`HoBPreaek Prasab;`rBfAKampong Cham;^g@NSuong;__BhDBavet;]bAESvay Rieng;]bI~AKampot;^[XKep;\eAiBÂngk Ta
saôm;_UDPhumĭ Véal Srê;h?ATakeo;^r@{AKampong Speu;]Kq@Phumĭ Véal Tônsay;__@rAPhumĭ Yoŭl Toŭng;^SAKandoeng;^aBg
@Prey Veng;ppAMPhnom Penh;]DABoeng Kak Pir;`KPTa Khmau;aJEDangkao;]?WChrang Chamreh Muoy;\kBkAPhumĭ Âmpĭl Leu;
avCo@Kampong Chhnang;WhCzEOu Bak Roteh;UfBEAndoung Tuek;^rAiASmach Mean Chey;^JMKoh Kong;?WgCVeal Veaeng;auApI
Sihanoukville;]qT_QLumphat;\Aq@Banlung;*KIKiribati;Vhw]sKTabwakea Village;OzJyJNapari Village;Soe`A`\Toboiaki
 Village;Sw@vAEita Village;RyFfGBakaka Village;SiD^Roreti Village;TlAgGRungata;RhOmJTabiang Village;TpBwHRawann
awi Village;ev@nCTarawa;V?uKMakin Village;*KMComoros;gkmGbhAMoroni;\_BtBFomboni;^cCWMoutsamoudou;*KNSaint Kitt
s and Nevis;b~fKckBBasseterre;*KPNorth Korea;^erWw|FKop’ung;_uA_BSijung;bPMManp’o;_sB}BChunggang;dv@`DKanggye;
_MxBYŏch’im-dong;_dAASongwŏn-ŭp;dHzBTŏkch’ŏn;]l@WKujang-ŭp;fRvASunch’ŏn;au@dGPongch’ŏn-ŭp;]E{@Sinmak;^XoCKangd
ong-ŭp;_V\Sŭngho 1-tong;bTs@P’yŏngsŏng;rVj@Pyongyang;ePFMan’gyŏngdae-ri;_Ei@Sunan;bTr@Kangsŏn;f`@f@Namp’o;cm@C
Songnim-ni;]]GHŭkkyo-ri;]AKChunghwa;^Bd@Hwangju-ŭp;eB^Sariwŏn-si;`ZTChaeryŏng-ŭp;a[^Sinwŏn-ŭp;\EAAyang-ni;dNh@
Haeju;`pAIT’aet’an-ŭp;aEu@Samch’ŏn;c]@Sinch’ŏn-ŭp;]A_@Anak;aJKŬnch’ŏn-ŭp;bn@JŬllyul;a`@JKwail-ŭp;_WPSonghwa;_F
TChangyŏn;bYaBChaeryŏng-ni;^B}DChŏngju;]s@f@Sil-li;_GPCh’ŏsal-li;bSKPaek'ak;\?[Sinanju;_ICAnju;em@OKaech’ŏn;_@
gCSongwŏn;\dDASakchu-ŭp;^g@pAKusŏng-si;_nCk@Uiju;eXRSinŭiju;`_EpLOngjin;b]BKangnyŏng;cuAKCh’ŏngdan-ŭp;]k@JYŏna
n-ŭp;c[OPaech’ŏn-ŭp;eq@BKaesŏng;]mDqDKosan;eCy@Wŏnsan;^OTAnbyŏn-ŭp;]O`AHoeyang;]y@o@T’ongch’ŏn-ŭp;^yCqGIwŏn-ŭp
;ajCx@Hongwŏn;]PNSamho-rodongjagu;ay@MYuktae-dong;cECSinp’o;enBf@Hŭngnam;]lAnAKowŏn-ŭp;]i@sBYŏnggwang-ŭp;gQRHa
mhŭng;]uCiFKapsan-ŭp;dT}@Hyesan;aA?Hyesan-dong;^YoASamjiyŏn-ŭp;_iCUYŏnsa-ŭp;_sCiBHoeryŏng;]jBh@Musan-ŭp;_aB`@P
uryŏng-ŭp;^BdARanam;^LVKyŏngsŏng;aIZŎrang;b`@d@Hwasŏng;dlC`CChangam-ch’on;`aC{AMyŏngch’ŏn;`RTKilju;b_@c@Myŏngg
an-dong;`Az@Hwadae;ew@_EChongjin;`cB{ARajin;^SQSŏnbong;`fBwBNamyang-nodongjagu;]??Namyang;]YAOnsŏng;acAvAŬndŏk
;^M?Aoji-ri;^Ab@Unggi;*KRSouth Korea;aiuW{dFSeosan;]?e@Taesal-li;]G{CGanghwa-gun;lk@x@Incheon;e_@CGwangmyeong;
hPCBucheon-si;iK_@Goyang-si;dXFGimpo-si;_Mo@Munsan;cw@DYangju;f@PUijeongbu-si;dQZGuri-si;v^DSeoul;bLVSiheungdo
ng;gCJAnyang-si;eCBGunpo;`??Uiwang;he@MSeongnam-si;dLx@Osan;iJ[Suwon;gd@EAnsan-si;g?THwaseong-si;^d@~@Tangjin;
aiATAsan;eQi@Pyeongtaek;^GLSeonghwan;gCTCheonan;aDdAGongju;]B`AYŏnmu;_BMNonsan;``@MBuyeo;a|@OBoryeong;_o@aAYes
an;ab@NHongseong;]MlDBuan;dBq@Gunsan;_c@b@Kimje;eK[Iksan;]S@Namsa;aSNWanju;g?DJeonju;cl@j@Jeongeup;i?xAGwangju
;_Ka@Damyang;_f@BJangseong;aNYKoch'ang;fYz@Masan;_TRNaju;`Bl@Yeongam;`y@s@Hwasun;_Qx@Boseong;^`@PJangheung;]|@
THaenam;``Bs@Sinan;ew@BMokpo;aQc@Muan;`Ey@Yeonggwang;_ChJAra-dong;_?EIdo-dong;f@AJeju City;\@DOra-dong;_B?Seod
ong;`@ATallang-dong;]^DGaigeturi;co@h@Seogwipo;e{EmHYeosu;]~@QBeolgyo;e]SSuncheon;aR{ANangen;^Mf@Kurye;_y@ZHad
ong;a^PKwangyang;cUFGwangyang;ekAq@Chinju;^o@h@Goseong;`UXTongyeong;ag@ESinhyeon;aFDKyosai;dWFGeoje;ad@wANaesŏ
;i_@BChangwon;gg@?Kimhae;e]UYangsan;l?n@Busan;cc@[Gijang;aFa@Ungsang;ZyIaLDodong-ri;_xIJSantyoku;dz@}@Gangneun
g;]F[Jumunjin;bw@dADonghae City;_VfAT’aebaek;afAfAYeongju;^oClCHeunghae;iDpBUlsan;dT{@Gyeongju;f]e@Pohang;^FDY
eonil;`lADEisen;^TJHayang;`LrAMiryang;ap@IChangnyeong;`?s@Hwawŏn;kQMDaegu;d]HGyeongsan-si;^`@qAKunwi;^aBg@Cheo
ngsong gun;cbA[Andong;`r@QYecheon;bz@n@Sangju;aGa@Mungyeong;cN|AGimcheon;]c@WJenzan;fGXGumi;^KVWaegwan;^nDbACh
angsu;]n@FImsil;^]c@Jinan-gun;jHoBDaejeon;]Up@Kinzan;_y@MYeongdong;`h@YOkcheon;hNcACheongju-si;ff@HSejong;`]u@
Chinch'ŏn;``@]Anseong;da@u@Icheon-si;`MAPubal;bWAYeoju;_HfBJungpyong;_i@EKoesan;d[a@Chungju;]kBg@Neietsu;efBa@
Wŏnju;aJcAHongch’ŏn;e^c@Chuncheon;an@jAYangp'yŏng;al@NGwangju;dHYHanam;aAIWabu;bQKHwado;aR@Namyangju;`{@e@Gapy
eong;_x@kACheorwon;]aBRHwacheon;`wCu@Kosong;]~At@Yanggu;awBSSokcho;*KWKuwait;]{hHkvDAl Jahrā’;_u@FAr Rābiyah;a
EBAl Farwānīyah;\C@Janūb as Surrah;cO@Şabāḩ as Sālim;cDMḨawallī;`GBAr Rumaythīyah;^B@Bayān;_E?Salwá;c?EAs Sāli
mīyah;]G^Al Finţās;\ADAl Mahbūlah;`FAAr Riqqah;g@LAl Aḩmadī;`I?Al Faḩāḩīl;_?CAl Manqaf;\Xs@Ad Dasmah;fDAKuwait
 City;*KYCayman Islands;dp{NqwBGeorge Town;\BQWest Bay;UaIeATibbetts Turn;*KZKazakhstan;?yvOumHMarqaköl;YrF{CU
lken Naryn;_r@iBAltay;`pCyBRidder;etDjAUst-Kamenogorsk;UiB`BBelogorskiy;ZgBtDKurchum;YzFc@Kokpekty;]dDsBKalbat
au;]cAcGShemonaikha;XdNs@Besqaraghay;?zKsKUspenka;exA|BPavlodar;_Fn@Aksu;XkBdBKoktobe;[uExCKurchatov;YoChJKara
aul;eeEeHSemey;T_DlCSuykbulak;^zB|IAyagoz;WaCjLDzerzhinskoye;YvGaFAqtoghay;X~DpEMatay;X?wJSarykamys;X`HzCSayaq
;WtE|AKarabas;]cJ~FUshtobe;bmAl@Taldykorgan;ZbLh@Bakanas;_}CzDKonayev;j\zBAlmaty;]JUBurunday;_mAJTalghar;]j@WO
tegen Batyra;^uAJEsik;\gBgESaryozek;^y@vCShelek;?qFJChundzha;^rCiGTekeli;amFkBSarqant;^QvFZharkent;]qKiOMaqans
hy;X}CcEAksuat;YwGFTughyl;\cCp@Zaysan;Zj\r\Narynkol;[zDw@Kegen;\td@ZMerke;\pI[Sarykemer;eZTTaraz;_~QfLZhetysay
;]{BqBAbay;]k@USaryaghash;iuAiDShymkent;^m@UAksu;]Kn@Lenger;\{AeATurar Ryskulov;Z`EcBShayan;^pBvBArys;]fDhFSha
rdara;^vFeQShiyeli;dqHnDTurkistan;]hE{BZhangaqorghan;UfBqWQarsaqbay;`aDKSatpayev;ba@TZhezqazghan;\iRk@Qarazhal
;V~CzRChiganak;`jHdGKentau;^uFGZhangatas;_qCjAKaratau;UyLeKAkbakay;[u@hDMoyynkum;_cDdCShu;UE{BKhantau;X_@cEÜlk
en;\p@cDPriozersk;a_GcDBalqash;X_AgGAktogay;XvFb@Aqshataū;[tFGAktau;VgB`DMoyynty;UfK@Dzhambul;[q@gHZhangaarqa;
ZPyHNura;_oElBShakhtinsk;ZBiDOsakarovka;ckAdBTemirtau;f]p@Karagandy;_t@?Saran;^G^Abay;WDzCZharyk;XeDPAksu-Ayul
y;ZgJ_CQarqaraly;Ym@sGBayanaul;bjAyDEkibastuz;Z[aIIrtyshsk;ZvMdDBestobe;\?nDYereymentau;jhIvAAstana;ZzAgBShort
andy;_qDaCStepnogorsk;\bHw@Makinsk;_l@}@Shchuchinsk;\tBgAAkkol’;ch@BKokshetau;Y~BvCBalkashino;^lAlCAtbasar;X_F
vCEgindiköl;Y_A_BAstrakhanka;?k@|DQorghalzhyn;TpFrIShubarköl;VfJj@Ulytau;_T}HArkalyk;TxDi@Tasty;\eA_CDerzhavin
sk;\QiDEsil;YuDFZhaksy;V{CsGSaumalkol’;YhGPNovoishimskiy;T`@jBVolodarskoye;S`D}ASevastopol’;XkC{BTimiryazevo;?
cCwDPresnovka;Zs@|CSergeyevka;YqE}AYavlenka;[eGbBTaiynsha;dzBkEPetropavl;?eJtAVozvyshenka;YwG~CKishkenekol’;?v
j@oAUzynköl;[fFp@Borovskoy;ZfH\Fyodorov;YvlA`x@Fort-Shevchenko;ZdEaLMaloye Ganyushkino;^hA}GShalkar;X|KeDSaykh
in;ZCoBZhanibek;XoJeAKaztalovka;YmCvAZhumysker;YqDTZhangaqala;[iHdCInderbor;YcDuIZhympity;Y|GLChapayev;es@sEOr
al;^yHNAqsay;YwELShyngyrlau;?pBxGKaratobe;Yw@~CMiyaly;YmDc@Oyyl;SKfMBiikzhal;`jC_@Qulsary;ZhBdBKaraton;\\qFMaq
at;]dHrBBalykshi;eAEAtyrau;Zx@qBMakhambet;ZrBxAAkkistau;WcA|PTaūshyq;cb@hCAktau;^]EMangistau;[gAdBKuryk;[sAqAZ
hetybay;[ImBShetpe;bmC~CZhanaozen;UeCeESay-Otes;\mIeEBeyneu;^sZuNShalqar;ZjVkDBayganin;[wByAShubarkuduk;ZkCnBS
hubarshi;^o@qDKandyagash;fh@aDAktobe;ZjC}AMartuk;?fDvBQobda;]iPSKhromtau;]x@zGEmbi;XmRh@Yrghyz;_JiUZhitikara;W
aAeCAyatskiy;_aE~@Lisakovsk;byBuARudnyy;?_FdGQaramengdi;dxBuHKostanay;ZgEvCQusmuryn;WkDi@Karasu;?x@nNAmangeldi
;YrIlBTorghay;^lJtPAral;^aB|DNovokazalinsk;`iFl@Baikonur;]wCXZhosaly;\wBpAZhalagash;\mD|@Tasbuget;eFOKyzylorda
;*LALaos;\aoSupBBan Lak Xao;_bJ{FMuang Phônsavan;\kBpDBorikhan;]L`@Pakxan;nrErAVientiane;\pDaGSainyabuli;]sCbA
Vang Vieng;`z@aELuang Prabang;]`@_DMuang Xay;?iBmAKhoa;VSdBBan Hatxao;XsCTMuang Xon;`iCFXam Nua;\bK{FPhôngsali
;]|D`BMuang Sing;?{@bCMuang Nalè;\fEv@Ban Houakhoua;`fASBan Khoan;YyF`CMuang Hôngsa;bkTpRSavannakhet;aMgDThakh
èk;]_@pCBan Xénô;\i@n@Ban Kèngkok;ToEo@Ban Xèpôn;avAvHPakse;]iAeABan Laongam;\~@lGMuang Không;XcEiCAttapeu;XwA
cCDak Cheung;]lBVSekong;Va@yDBan Achung;*LBLebanon;]szE_nEEn Nâqoûra;bI]Tyre;ay@[Habboûch;b?DNabatîyé et Tahta
;^kBsBChmistâr;^g@IBaalbek;a~@^Zahlé;]p@u@Byblos;i`@j@Ra’s Bayrūt;qC@Beirut;aWQJounieh;bB`@Aley;_l@x@Ghazieh;c
?GSidon;d}AmDTripoli;]a@b@Bsharri;_qALAarsâl;]Fi@El Hermel;*LCSaint Lucia;ch|JovACastries;]KMGros Islet;*LILie
chtenstein;_oz@seHVaduz;*LKSri Lanka;`isN_f@Ambalangoda;a_@d@Galle;_h@kABentota;^BIBeruwala;_BSKalutara;^JYPan
adura;cBKMoratuwa;^WMHomagama;]QKHanwella Ihala;^^EMulleriyawa;a@DBattaramulla South;dAHMaharagama;dJ@Dehiwala
-Mount Lavinia;bGGSri Jayewardenepura Kotte;b@APita Kotte;`BGKolonnawa;`E?Kotikawatta;mJAColombo;_IQWelisara;^
@FWattala;`@?Hendala;^?BPeliyagoda;^G@Kelaniya;^DQKandana;^?CJa Ela;a?SKatunayaka;bHGNegombo;\cBGKegalle;_KnBR
atnapura;\g@g@Hatton;]Du@Gampola;^i@d@Nuwara Eliya;_w@ABadulla;``AxDBeliatta;ay@MAmbalantota;_tAd@Devinuwara;a
HCMatara;]TEWeligama;]iC[Hambantota;]i@y@Kataragama;_cB}APottuvil;]l@sDEravur Town;aQLBatticaloa;_@pAAmpara;b]
UKalmunai;]nAoCVakarai;bf@yATrincomalee;^pAiCMullaittivu;atBmBPoint Pedro;aJ?Valvedditturai;c^\Jaffna;^XfCMann
ar;`{Bn@Vavuniya;bYbHKandy;_@c@Matale;`EmADambulla;^v@jAKurunegala;`GeDAnuradhapura;_rBt@Puttalam;]DzAChilaw;*
LRLiberia;Y`fAei@Robertsport;^cVnLPleebo City;^Fh@Harper;XfBy@Barclayville;YeAiBFish Town;_r@mDZwedru;]jCqDSac
lepea;`Zw@Ganta;a`Bn@Gbarnga;]uAlKGreenville;XjByARiver Cess;a|AsABuchanan;ptCsAMonrovia;_wAHHarbel;`Aw@Kakata
;]|AcATubmanburg;^yBiHFoya Kamara;]{AKVoinjama;Z_A~BZorzor;]qDf@New Yekepa;\`@j@Sanniquellie;*LSLesotho;_wjDl{
DMohale's Hoek;^k@p@Quthing;]eEw@Qacha’s Nek;_~ByFHlotse;_g@SButha-Buthe;\gAtCThaba-Tseka;ZnB~@Semonkong;_hBoB
Mabote;lFFMaseru;^u@a@Teyateyaneng;`]s@Maputsoe;_bCxDMafeteng;*LTLithuania;\gdDozIVisaginas;]fDRUtena;]rA~CPil
aitė;^EDLazdynai;]G?Vilkpėdė;^CANaujamiestis;^BEŠeškinė;^DBKaroliniškės;^?GPašilaičiai;^?@Justiniškės;_CAFabij
oniškės;_OBAntakalnis;mFBVilnius;^?DNaujininkai;_[GNaujoji Vilnia;\bYmFKretinga;cRb@Klaipėda;\q@?Gargždai;]yAg
@Plunge;^mHlGMarijampolė;_iC^Alytus;`LgBDainava (Kaunas);_FAEiguliai;_F?Šilainiai;eCDKaunas;]?BAleksotas;]gDiA
Ukmerge;^|A`@Jonava;aOaCPanevėžys;]lAvAKėdainiai;\vAiBRadviliskis;]vFpBTaurage;]FqCTelsiai;^OcAMazeikiai;beElA
Šiauliai;\}Gu@Birzai;\~Uv@Palanga;*LULuxembourg;gie@auHLuxembourg;\FXDudelange;_TCEsch-sur-Alzette;*LVLatvia;]
}}CsfJValmiera;\^l@Cēsis;]uB`DJēkabpils;YqDgCGulbene;^uBdCRēzekne;a`D|BDaugavpils;\`TyETukums;\qFTSalaspils;]o
@FOgre;\vAYDārzciems;]VFMārupe;nKGRiga;`nAz@Jelgava;`K_AJūrmala;VuB{CSalacgrīva;UtHp@Roja;^xFTVentspils;`lBpDL
iepāja;*LYLibya;cutCqgETobruk;UlIMMukhaylá;bgAyBDarnah;]nA@Al Qubbah;^hAGShahhat;bTFAl Bayḑā’;axDt@Al Marj;hvC
jABenghazi;]c@vAQaryat Sulūq;^eAgBAl Abyār;bhA|GAjdabiya;]Te@Az Zuwaytīnah;\}G~JJālū;WqQmCAl Jaghbūb;_tFra@At
 Tāj;_??Al Jawf;ZzLeHTāzirbū;Zbg@nCAl Qaţrūn;[QkFUmm al Arānib;]qFwQHūn;[}HrBZillah;VkIeCMarādah;\~E{HBin Jawwā
d;^iHlAAl Burayqah;brQ_DSirte;ejHiFMisratah;dfBQZliten;d|@c@Al Khums;\x@KAl-'Alūaṣ;aMXMsalātah;_JdDBani Walid;
`dAiCTarhuna;\k@s@Qaşr Khiyār;_ZIQaşr al Qarabūllī;chCMJanzūr;`IRAs Sawānī;bUFQaşr Bin Ghashīr;`^\Al ‘Azīzīyah
;]\SAn Nāşirīyah;]?IAz Zahrā’;\DMQarqūzah;cT?Zawiya;d?AAz Zāwīyah;aJ?Al Ḩurshah;ab@EŞabrātah;aODŞurmān;bd@?Al
 Ajaylat;b~@QAl Jumayl;]}A|CYafran;\`@DAr Rayāyinah;^TRZintan;^{BSAl Aşābi‘ah;^][Gharyan;\GAAl Qawāsim;\LpCMizd
ah;YxN~FDaraj;[~DFGhadames;X{EsDSīnāwin;^kAgDNālūt;XoBe@Qaryat al Qī‘ān;\nGjk@Ghat;XkAcDAl ‘Awinat;XqNmIIdrī;^
t@jDUbari;]m@LAl Ghurayfah;Y{BmEBarqin;\_C?Brak;bYbBAl Jadīd;cE@Sabha;^dB~EMurzuk;\fAc@Wādī 'Utbah;^xHmi@Sīdī
 Bin Zīnah;^QGZuwarah;o}EFTripoli;b_@@Tājūrā’;*MAMorocco;YpxA}kCAousserd;[{pAwz@Figuig;^pCsABouarfa;[nV|OMhamid
;_VeBZagora;_}@kFTinghir;YgAnAAlnif;^{DaAArfoud;]F^Moulay Ali Cherif;]??Reçani;b^aCErrachidia;[cDCBoudenib;[a@
uBTalsint;^rEv@Rich;`p@uAMidelt;\dAEBoumia;\]lEGoulmima;?dC{AImilchil;^z@aBZawyat ech Cheïkh;]RLEl Ksiba;d`Al@
Beni Mellal;`Os@Kasba Tadla;`Va@Bejaâd;bb@QOued Zem;]zBfAAl Brouj;bcB?Al Fqih Ben Çalah;`@f@Souq Sebt Oulad Ne
mma;_YbAAzilal;]l@o@Oulad Ayad;^h@|ADemnate;\oD~AKelaat Mgouna;^|CdATabount;aECOuarzazate;_xCaCAit Ourir;]BbAS
etti Fatma;^|CtBOulad Barhil;]y@EAoulouz;\HmBAmizmiz;]q@EAsni;^XeBTamansourt;\W^Méchouar-Kasba;h@EMarrakesh;^i
Ci@Laâttaouia;\f@BTamallalt;bSm@El Kelaa des Srarhna;ajBe@Ben Guerir;`~AqASidi Bennour;aRnAYoussoufia;^P`@Eche
mmaia Est;]zAESebt Gzoula;e^e@Safi;ahB|CEssaouira;_YjEAourir;gGLAgadir;`I@Dakhla;cAHInezgane;b@ADchira El Jiha
dia;cIDAit Melloul;`EGMy Drarga;^K@Oadar Temsia;ag@COulad Teïma;[|AyBTamanar;]eDa@Imi-n-Tanout;^QiAChichaoua;a
VtETaroudant;\OEAit Yazza;Z`@zCTafraout;\rCjBBou Izakarn;aBgBTiznit;_eAeBTine Biougra;aPQLqoliaa;`DFBen Jerrar
;]dCnDSidi Ifni;bUlAGuelmim;\yC`EZag;\ZuBAssa;ZkBqAFam El Hisn;XuAuEIghram;]aBdATata;?a@_BAgadir Melloul;[yDXF
oum Zguid;_~\|SSmara;YjC~HGueltat Zemmour;VfSnNImlili;YwO_`@Tarfaya;UoD]Akhfennir;a}DeATan-Tan;deOc]El Jadida;
^gBUBir Jdid;_[IHad Soualem;]PKSidi Rahal;_nAd@Azemmour;cgBm@Dar Bouazza;li@MCasablanca;aOHLahraouyine;]m@i@El
 Mansouria;]FLBeni Yakhlef;dFAMohammedia;`LHAïn Harrouda;^FNTit Mellil;]s@v@El Gara;]x@a@Mediouna;`BNAd Darwa;
]NAZawyat an Nwaçer;bDMBouskoura;cKb@Berrechid;cDt@Settat;^kAMBen Ahmed;daAd@Khouribga;\[CBoujniba;]yCiBOulmes
;cLmAKhemisset;an@MTiflet;\j@WSidi Allal El Bahraoui;^h@UBouknadel;pPTRabat;hEGSalé;dKHSalé Al Jadida;`Hf@Ain
 El Aouda;^XCTamesna;`f@f@Benslimane;_Fa@Bouznika;`YKSkhirate;^KGAïn Attig;\GDMers El Kheir;\?OEl Harhoura;eC@T
emara;`m@s@Sidi Taibi;^AMMehdya;fQ?Kenitra;_w@GSidi Yahia El Gharb;biAFSidi Slimane;^D}@Mechraa Bel Ksiri;aFUS
ouk El Arbaa;_?ASouq Larb’a al Gharb;\L_@Lalla Mimouna;bPcALarache;^Yw@Asilah;aeCkAFnidek;ivANTangier;]PLGuezn
aia;`oBBMdiq;fFRTétouan;]YDAzla;`FMMartil;fkGhAAl Hoceïma;`@@Tirhanimîne;_SPImzouren;]AFBni Bouayach;\}@`@Mida
r;\OSBen Taieb;\MJDriouch;c|BxCTaza;_|BaATaounate;_zB}BChefchaouen;c~B`@Ksar El Kebir;`_Af@Ouezzane;^M|@Souk e
t Tnine Jorf el Mellah;af@t@Sidi Kacem;]cB]Karia Ba Mohamed;cs@z@Fès al Bali;aWn@Sefrou;]b@RImouzzer Kandar;aR
f@Ifrane;^RqAAïn Taoujdat;\i@AOulad Tayeb;]RCRas el Ma;iSKFes;]@CNew Fes;^fA\Sabaa Aiyoun;aVAOuislane;gJBMekne
s;]H@Douar Toulal;\Cp@Agouraï;_i@KEl Hajeb;\~AhBAguelmous;be@l@Khenifra;_Qm@Mrirt;`eAu@Azrou;\aDmARibat Al Kha
yr;^@m@Tahla;\oClCOutat Oulad Al Haj;^x@x@Missour;b_CkFGuercif;byAc@Taourirt;_RuCZeghanghane;cMANador;`?QBeni
 Enzar;]@d@Selouane;`LJAl Aaroui;_w@LZaïo;bqABBerkane;^D@Sidi Slimane Echcharaa;]q@GAhfir;_pAhAEl Aïoun;_eAt@Je
rada;gq@iAOujda;\VdCAïn Beni Mathar;ZE~DTendrara;*MCMonaco;dkm@kpGMonaco;\A?Monte-Carlo;*MDMoldova;`itDqiHRîbn
iţa;]b@jAOrhei;^LhADurleşti;\KFCodru;mGEChisinau;]}@s@Dubăsari;\iBjBSlobozia;cLUTiraspol;b\@Bender;]Ld@Căuşeni
;]rBrBCeadîr-Lunga;]`@m@Comrat;\LkBHînceşti;^lAxDCahul;^nAeGUngheni;]aDLStrășeni;\nBgBBilicenii Vechi;\o@m@Flo
reşti;^@u@Soroca;\|AVDrochia;bWv@Bălţi;]|BqAEdineţ;*MEMontenegro;\mzB_lGBijelo Polje;\`C|DBar;j_@eAPodgorica;\
dAHCetinje;\LRBudva;]z@_@Herceg Novi;`oA_ANikšić;]sAuBPljevlja;*MFSaint Martin;_fiK}oBMarigot;*MGMadagascar;[_
uGtgBBesalampy;]xAdGMaintirano;`uBxBAntsalova;`z@bIMorondava;]m@uBBelo sur Tsiribihina;?j@xIManja;\gDn@Beroroh
a;]~BtFSakaraha;]@{BAnkazoabo;chDtEToliara;]|@aIMorombe;^uBjQItampolo;^uA_EBetioky;_iA`EAmpanihy;]{@~ABeloha;`
oE@Ambovombe;_y@]Amboasary;^rDt@Tsiombe;]GkAJafaro;]f@kCBekily;?}BTAmboasary;^uH{CVohipaho;afBfHTôlanaro;]aLye
@Ampasimanolotra;]nFsAAnjozorobe;`gAlBMoramanga;\uCjAVatomandry;_b@pBMahanoro;^fC\Marolambo;^i@lBSahavato;_g@C
Nosy Varika;_fBxHManakara;\^]Amboanjo;^aByCMananjary;\lCLIfanadiana;\pE]Ikalamavony;deBz@Fianarantsoa;_^jAAmba
lavao;_cBHIkongo;\oA|AVohipeno;_?|AFarafangana;_l@hBVangaindrano;]~@iBVondrozo;]nAcAIvohibe;_tCOIhosy;\HlDBetr
oka;YfC}CRanohira;_wGaKAmbatofinandrahana;_wACAmbositra;^[{@Fandriana;]\aASoanindrariny;`Qq@Antanifotsy;dx@j@A
ntsirabe;_b@GBetafo;^RoAMiandrarivo;_Bs@Soavinandriana;^yA]Arivonimamo;_l@jAFaratsiho;^}ACAmbatolampy;\}@qAAla
robia;apA@Imerintsiatosika;`_@c@Ivato;]HBAmbohidratrimo;pUPAntananarivo;]s@@Manjakandriana;\Bk@Ankazondandy;\R
?Ambohitrolomahitsy;\CMSadabe;]`Fg@Fenoarivo Be;_fBbATsiroanomandidy;]tBvCMiandrivazo;[XiNMahabe;\@cESoalala;]
{CpBSitampiky;^qCv@Maevatanana;^T_BAmbato Boeny;_NgAMarovoay;^iECMampikony;^?lCTsaratanana;^hBnHAnkazobe;_cGaB
Ambatondrazaka;^f@o@Amparafaravola;\gA_@Imerimandroso;]yAOVohibinany;^bBxCDidy;emDDToamasina;_AyCFenoarivo Ats
inanana;_h@PVavatenina;^Dg@Ambodimanga II;_qAeASoanierana Ivongo;^u@JAmbodifotatra;_NaDMananara;[~Ck@Antsirabe
 Afovoany;_nArEAndilamena;_rBiLAntsohihy;^wCcABealanana;\h@nCBefandriana;_oFb@Maroantsetra;akBkBAntalaha;]J]Am
pahana;_pBSAndapa;agBkASambava;]`@wDIharan̈a;\`F\Ambarakaraka;^|CnCMaromandia;`iAmBAmbanja;`b@u@Hell-Ville;]vB
lLBoriziny;dlG`@Mahajanga;VsN}RMahalina;^ElBAntsohimbondrona;`g@VAmbilobe;bo@oDAntsiranana;*MHMarshall Islands
;Har_@wdARongelap;NnDdEWotho;Qp@vFUjae;\kK^Ebaye;MfAzALib;SoC|ONamdrik;?~b@}b@Enewetak;Swf@hi@Ebon;dwOuNMajuro
;]??Dalap-Uliga-Dorrit;SgAhEMili;TbL^Jabor;RfBv@Kili;?pDgLLoen;MuC@Jabat;S{FsIWotje;RxDkALikiep;QkBwGUtrik;QYh
EAiluk;PoDKMejit;?iAxHTaroa;QJnBAur;*MKNorth Macedonia;]skCc`GGevgelija;]FcBRadovis;^c@f@Strumica;\YiBDelcevo;
\r@PVinica;^RGKochani;]Nw@Kriva Palanka;^rCFLipkovo;]jBNTearce;`NLTetovo;]QDZelino;\N@Brvenica;]eAESaraj;_CAGj
orče Petro;]MEŠuto Orizare;lAFSkopje;`ACČair;^AAButel;\YFIlinden;\HLStudeničani;`DEKisela Voda;ak@c@Kumanovo;_
_BjAShtip;`tADVeles;_o@x@Kavadarci;]OINegotino;`tCxABitola;\`AKResen;^HsAKičevo;auB^Prilep;`~ByAGostivar;\lAv@
Debar;_GFCentar Župa;_o@fAOhrid;_VKStruga;\g@kCNegotino;\GGBogovinje;\AEKamenjane;*MLMali;\z\glAYorosso;]Bb@Ko
uri;ddCi@Koutiala;ef@tESikasso;]_@HFinnkolo;_r@nCKadiolo;^WJZégoua;^jHTBamba;_oELMassiogo;[zC{CKolondiéba;atBa
ABougouni;]dCn@Yanfolila;\t@uCKangaba;^QyASibi;\xMb@Sagalo;drCaMKayes;]}XoCNara;`jMKNioro;^oAhCDiéma;^fIpCBafo
ulabé;^qCQMahina;ayBjDKita;b{Gz@Kati;]i@HMoribabougou;_FCSangarébougou;]B\Sirakoro Méguétana;sJIBamako;`CQDial
akorodji;cLXKalaban Koro;]@FKabala;`_BaAKoulikoro;]c@wBToubakoura;^LQBanamba;_rBCKolokani;?cGkBSagala;`sC[Nion
o;]Vh@Siribala Coro;^@j@Dougabougou;`IZMarkala;_\p@Pèlèngana;dFASégou;`jCbCFana;]_@x@Dioïla;^oE{ABla;bkDeASan;
_eAyBDjenné;^mEa@Bankass;^Pu@Bandiagara;cpBYMopti;ZrCBTénenkou;^vB|@Moninnpébougou;\_@d@Ké-Macina;^|At@Diourou
;]oL_PGoundam;^u@\Diré;ZtB`ANiafunké;?t@nBYouwarou;_eGfADouentza;aJ_JTimbuktu;?yEUGourma Rharous;]fFrPKoro;\ga
@sJMénaka;]{B`BAndéranboukan;ZWiBInékar;WnOz@Ansongo;]~DTI-n-Tillit;bsAoCGao;_|@gCBourem;ZqFuNAguelhok;?qDbAAb
eïbara;_bAfCKidal;?wEATi-n-Essako;?fH}ITessalit;Xj[bGAraouane;WxAsVTaoudenni;*MMMyanmar;^goQ}cBLabutta;^cBm@Ma
wlamyinegyunn;`[PBogale;_q@wAMaubin;`Mv@Kyaiklat;aVMDawbon;_Ol@Pyapon;^cA]Kungyangon;b}@g@Kyauktan;`NYThanlyin
;a?AThanhlyin;_N@Botataung;b?CMingala Tangnyunt;_?APazundaung;m@AYangon;\B?Myenigon;a@?Sangyoung;b@?Kyimyindin
e;b@?Set Ka Lay;\??Setsan;_BCNyaung;\AGMyo Thit Ka;\@@Shan Chaung;gB@Hlaingthaya;_??Oke Kan;_KJAhlone;`XNKanbe
;_L?Twante;ba@mASan Chaung;]IPKone Ta La Paung;^BFPyan Lel Nay Yar Cha Htar Ye;\F?Okpo;]DHAh Lel;^ABShwe Lin B
an;\EBKan Nar Middle;\AAKyo Kone East;d@?Insein;\?AYwar Ma East;]A?Taung Thu Kone;]@APawgan;]??Sinngu;^@@Ywar
 Ma West;]?EDa Nyin Kone;]ACZee Kone;b?DMingaladon;\??Aung San;]C?Min Ga Lar Don Zay;^EEPauk Kone;]BJSaw Bwar G
yi Kone;_EMThin Gan Kyun Gyi;_?EShwenatha;_KUHlegu;ar@i@Taikkyi;]nAa@Zalun;_OvANyaungdon;]vAs@Kyonpyaw;`v@jCMy
aungmya;_s@?Wakema;dxAc@Pathein;cjFqOKyaukpyu;_c@rBManaung;]wCfDKyeintali;`QrAGwa;boDKHinthada;]d@_@Ingabu;__B
BLetpandan;`GZTharyarwady;_aCeDPyu;\bDZZigon;_z@HMyanaung;_e@g@Paungde;bx@aAPyay;`?mBMyaydo;bqFtATaungoo;]Nk@Y
edashe;nj@sBNay Pyi Taw;^BRLewe;aSSPyinmana;`bCu@Taungdwingyi;ahAhCThayetmyo;^zDzATaungup;bd@{DAnn;ayC{EChauk;
_Q{@Nyaung-U;ba@YPakokku;_I`BKyaukpadaung;br@hAYenangyaung;aK~@Magway;`HEMinbu;^iFqAPyawbwe;`Q^Yamethin;cv@yAM
eiktila;^a@i@Wundwin;c~BiAMyingyan;]Za@Yesagyo;_qDBKyaukse;iJgAMandalay;dDJAmarapura;aLDSagaing;]WaAMadaya;bgA
`@Pyin Oo Lwin;avCiBShwebo;cnBzAMonywa;TzCb@Kyaw;^hFjGMrauk U;cx@vASittwe;]OiCKyauktaw;`xAGButhidaung Town;VwU
ce@Nanyun;Z|@`EPa Du Mone;`yAnAHpākān;UxDNMinsin;]`J`QHakha;eyAmBKalemyo;WaCZPan Set;_|@uBMawlaik;_PsBTamu;_wC
{ATatkon;^cGSMohnyin;_~AbBKyauktan;^yARKatha;]bDbEKanbalu;]PtAYe-u;awE]Mogok;bwFCLashio;^LqDNamhkam;`pDoAShweg
u;]r@wCHopin;acC`ALakang;`GpABhamo;ceCp@Mu-se;^qASPanglong;]yAnALaukkai;]bDn@Kutkai;ajB_KMyitkyina;]zALMogaung
;^j@qEDanai;[gCeEPutao;_oQpe@Möng Yawng;`~ApCTachilek;cIkFKēng Tung;_OGMöng La;b`Ac@Möng Yang;\dBaAPangkham;Wr
BbAWein Nawng;^f@aCTangyan;_nGIKyaukme;]iChINansang;^hDgALawksawk;aHhBHeho;ck@MTaunggyi;cTXYawnghwe;^z@?Aungba
n;aLDKalaw;\aC|DLoikaw;\f@e@Pèkon;]XdKShwegyin;a^ENyaunglebin;_H\Daik-u;WyCs@Papun;_uEpGMyawaddy;_t@XKawkareik
;_xBaAHpa-An;br@EThaton;^lAqBKyauktaga;_Eb@Kyaikto;]`Aa@Waw;_Rd@Thanatpin;dRIBago;_OtAKayan;`F\Thongwa;^{DZPau
ng;]_@CHmaw Bi;fA\Mawlamyine;_@GMartaban;aSt@Mudon;_^b@Kyaikkami;`a@TThanbyuzayat;^YnCYe;^iBMPayathonzu;XZcBKy
ain Seikgyi;bJzIDawei;WaBtEPu Law Kone;cNpBMyeik;YqAdATanintharyi;[jAhAMe Taw;`NzIKawthoung;*MNMongolia;?_}S_m
GIhbulag;?`AoDÜydzen;?c@aHSuugaant;?oF`FTöhöm;?EeDBöhöt;?sClBÖldziyt;WUpHErgel;?eB{AHövsgöl;?eDDNüden;??eKChan
dmanĭ;]dA`CSaynshand;ZfCuGBor-Öndör;?}@}BUlaan-Ereg;?wE`CBuyant;UiAxAHongor;?{BoASergelen;]fF_FUndurkhaan;XeB{
ABerh;?xFQBayanbulag;?lDVModot;?pByABulag;?hA|ABayandelger;[q@pGChoyr;?lD|@Hajuu-Us;?xCYTsant;?uA{BDzogsool;?k
AyAMaanĭt;_p@gBNalayh;hnA[Ulan Bator;\Mf@Dzuunmod;\??Zuunmod;?qB}KBulagtay;?gRfFOnon;?uGMUldz;?aLVSergelen;?lC
eCNaranbulag;HwM_CEreencav;?hG`ADashbalbar;?_BrASümiyn Bulag;?qArLDzüünbulag;?OpEChonogol;_fDqLChoibalsan;?zH\
Bayan;?bDz@Hanhöhiy;?N~BBayasgalant;?}@xFShireet;?uBwAHatavch;\aAeBBaruun-Urt;?qBrGOvoot;?xCiAHavirga;?}`@mKSü
mber;]zkAaOSühbaatar;]q@rGDzüünharaa;ajB_CDarhan;?zDjBOrhontuul;?cAbBOrgil;?SiIHuurch;ajGtEErdenet;\lBj@Bulgan
;?RdBMaanĭt;XrC{EHutag;?LrCHüremt;WhBkASharga;?qBuDTeshig;VnKwHTurt;?dEnADzöölön;?lDdGSharga;?rEt@Halban;?zCbC
Hödrögö;ZgGTTosontsengel;?uE`@Orgil;?VaLTögöl;_yDpEMörön;?yCgDUndur Sume;?aCfAEg-Uur;?TfCSelenge;?RrDÖldziyt;]
OpETsetserleg;?AnHTsagaan-Ovoo;^rCm@Bayanhongor;?rBeBBayanhoshuu;?jB`BDzadgay;?E{DJargalant;?uBkAJargalant;?bA
}BHorgo;?lENTsahir;?v@hDHöviyn Am;?nFeEDzuunmod;\hB~AUliastay;?`@|BTsagaanchuluut;?{DSBuyant;?n@jDTaygan;?d@~B
Jargalant;?}EkCDelgermörön;?gAdIBulgan;?dCmBTalshand;?hGCTahilt;?kObDDzalaa;?_@mEBayansayr;?_EbDÖrgön;WkA{AHor
iult;?w@hKUrt;?wEJNoyon Suma;?oAyASaynshand;?cE\Dalay;?E}BBulgan;?eBmBSharhulsan;?\_DOngi;?fHAArguut;^p@|CBogd
;^yB}HArvayheer;?hBoBÖvt;?}@_GHöshööt;Zq@tDKharkhorin;VwFcCDashinchilling;?pCnFSangiyn Dalay;?O~CShiree;?sH_@S
angiyn Dalay;?fAuBHujirt;UNqCUlaanhudag;VwGyBArgalant;?eAtEBayanbaraat;?dB~ATavin;[iB|BMandalgovi;?jClCUlaanji
rem;?vCe@Hashaat;?eBbDDoloon;]rDhDDalandzadgad;?kGQBaruunsuu;?gAhCErdenetsogt;?bEXSangiyn Dalay;?fyAm^Rashaant
;YmAzDJargalant;?{\nGTseel;?|D|DBayan-Ovoo;?RqFTögrög;?yAsASharga;\eEWAltai;?`AyBBuyanbat;?_AuEChandmanĭ;?xIhC
Sayn-Ust;?tJ}AUrdgol;?aEpDDarvi;?w@|BDzüyl;?~EiAUlaantolgoy;?bCo@Tsenher;?_@~EBor-Üdzüür;UpCy@Bürenhayrhan;?eC
iGTögrög;^rBuBKhovd;?yDoGNaranbulag;?hDr@Namir;^eAmDUlaangom;?oFr@Tsalgar;?}@uCTooromt;?~AhISharbulag;?mFz@Hun
giy;?qBuCTsetserleg;?s@|DNuga;?oDuATegsh;?cAoBAltanbulag;?lBeADzür;?n]jAHöhtolgoy;?|BjDTolbo;^~@mBÖlgii;?vAdCC
hihertey;?jAaCHöshööt;*MOMacau;_udUgiCLuhuan;]??Lai Chi Van;bAGTaipa;]??Zhuojiacun;`@ESé;g?AMacau;*MPNorthern
 Mariana Islands;Rcj[kwASongsong;fyBuESaipan;*MQMartinique;]d|Jk{ASainte-Marie;\HTSaint-Joseph;_GJLe Lamentin;\
EDDucos;gRCFort-de-France;]a@CLe François;]FKLe Robert;\BKLa Trinité;*MRMauritania;cniB{aCNouadhibou;XiBzHNouâ
mghâr;`wQ`SKaédi;^iGdESélibaby;]gEoAEl ’Ayoûn;ZdAkAKankossa;ZjCVBouanzé;`eD_DKiffa;^~B{AGuerou;\|BtAElghabra;\
rAkDMagṭa‘ Laḥjar;]bDzAAleg;]dAzABogué;\tHNRosso;]{AQTékane;_~BkHTevragh Zeina;oA@Nouakchott;`CAKsar;`EADar Na
im;^uFnBBoutilimitt;\}@uLAkjoujt;^kG{CAtar;XiCJChingueṭṭi;TlCgDChoum;UaHhAOuadane;XrIhEEl Medda;XuEbKNbeika;\c
DsBTidjikja;U\pCEl Ghediya;UaLyBTîchît;[mNbFOualata;_dA|GBougadoum;ZnCx@Bousteila;\NcCTembedgha;`uDkANéma;^tMG
Ayoun El Atrous;WrEsBTamchekett;\cBhDṬinṭâne;SpC|FTenaha;ZqHkCKobenni;ZkCPDjiguenni;`_QYMbera;Vdc@qy@Bir Mogra
n;`pDpNZouérat;*MSMontserrat;ExcKmgBPlymouth;T?OBrades;*MTMalta;^cyAu_FSan Pawl il-Baħar;]AFMosta;]E@Birkirkar
a;\ABQormi;]EESliema;`A@Valletta;\EBŻabbar;*MUMauritius;K{sJvfBCargados Carajos;P~Qye@Vingt Cinq;Zoi@`y@Port M
athurin;\pd@rBBambous;bKEBeau Bassin-Rose Hill;\CUBaie du Tombeau;iAFPort Louis;\ECLe Hochet;\?NSaint Pierre;\
c@ECentre de Flacq;]J]Goodlands;]RBTriolet;\g@f@Bel Air Rivière Sèche;aj@JCurepipe;aHKQuatre Bornes;b?FVacoas;
\k@TMahébourg;*MVMaldives;YggMiBThinadhoo;[sAdDFuvahmulah;?GuBGadhdhoo;UGsHFonadhoo;RIgIFelidhoo;hFmCMale;VjBr
AMahibadhoo;?NjCNilandhoo;VsAnBVilufushi;YKkQNaifaru;WNmCFunadhoo;Zj@}AKulhudhuffushi;*MWMalawi;]}nEr{@Chitipa
;`cCl@Karonga;\gAnINkhata Bay;dt@[Mzuzu;]^yARumphi;^r@nDMzimba;`V`FKasungu;^cDSNkhotakota;ZuAkDLikoma;_t@tISal
ima;odCd@Lilongwe;^kBpADedza;\uB{@Monkey Bay;]v@rCNtcheu;__A^Balaka;]vAzBMwanza;^zC}KMponela;^jDt@Mchinji;hiLj
KBlantyre;ZRlCNgabu;^eAtANsanje;\o@qDMulanje;bb@_CZomba;_P_ALiwonde;`EuBMangochi;*MXMexico;cfsRkrDPiedras Negr
as;dtA{BCiudad Acuña;]c@rDNava;]NNAllende;`t@~ASabinas;_RONueva Rosita;\f@HPalaú;^R@Ciudad Melchor Múzquiz;jz]
_WCiudad Juárez;YjFKPuerto Palomas de Villa;\fAhCAscensión;`QdCNuevo Casas Grandes;ZwGg@Miguel Ahumada;YhA|AEj
ido Benito Juárez;ZrB|@San Buenaventura;YbD\El Largo;\[bBMadera;WuC@El Terrero;ZP|BCiudad Guerrero;TpCdABasase
achi;[yBl@San Juanito;cqCwACuauhtémoc;h{Cm@Chihuahua;\c@g@Juan Aldama;]uApBPedro Meoqui;cANCiudad Delicias;TwD
WLa Perla;^A{FOjinaga;S}BzAManuel Benavides;]dByAManuel Ojinaga;X}BnHHércules;XbAnHCeballos;WwCeBLaguna del Re
y (Químicas del Rey);^SzFFrancisco I. Madero;dl@f@Gómez Palacio;aBDLerdo;hS?Torreón;`e@@Matamoros;_ARSan Pedro
;RpIcDVilla Hidalgo;YxAz@Santa María del Oro;T\aBVilla Ocampo;b^aBHidalgo del Parral;^uCg@José Mariano Jiménez
;_p@mBSanta Rosalía de Camargo;V~Bl@Valle de Zaragoza;VrB`EEjido el Vergel;SWqBEl Tule;T|AsANonoava;VdFCSan Ra
fael;Si@bDMorelos;\yB]Guachochi;ahEnGGuamúchil;SgBcASurutato;VeEtBTopia;YlAoDGuadalupe y Calvo;WgE^Guanaceví;R
@bENuevo San Diego (El Caballo);YGhDTayoltita;YvC}@Cosalá;\f@`BLa Cruz;hbBoDCuliacán;]?h@Costa Rica;]\MLicenci
ado Benito Juárez;^^UNavolato;f_GtHMazatlán;\qBl@El Rosario;^M^Escuinapa de Hidalgo;S{FELlano Grande;]fDwDEl S
alto;]@nAPueblo Nuevo;^HkISantiago Papasquiaro;XkD[Rodeo;[h@`CCanatlán;fUdBVictoria de Durango;\kBuAGuadalupe
 Victoria;[sAsACuencamé de Ceniceros;\}@rBJuan Aldama;]p@bCSombrerete;\bASVicente Guerrero;[qA~DValparaíso;_sBV
Jerez de García Salinas;bqAWZacatecas;^Vc@Víctor Rosales;c`@k@Fresnillo;^^cCRío Grande;SoBBLa Colorada [Estaci
ón de Ferrocarril];WuAzCHernández;c~Av@Guadalupe;[yGkACharcas;RvC{BEfigenia;TgEyCEl Salvador;ZlBQConcepción de
l Oro;RtCa@Caopas;UxB\San Juan de Guadalupe;_f@aFSan Pedro;^_D~@Parras de la Fuente;Xj@uJOcampo;]aEfBCastaños;
`B[Frontera;dEBMonclova;]X]San Buenaventura;UoDj@Candela;g|@xGSaltillo;`EURamos Arizpe;agAs@García;\[@Parque I
ndustrial Ciudad Mitras;\C@Mitras Poniente;bEVSan Pedro Garza García;eJASanta Catarina;`u@FJardines de la Sill
a;iXIMonterrey;gK?Guadalupe;fFKSan Nicolás de los Garza;fBKCiudad General Escobedo;fYBCiudad Apodaca;eSXCiudad
 Benito Juárez;_Jj@Santiago;^Y\Ciudad de Allende;`G{@Cadereyta;`BACadereyta Jiménez;ZkAcBCiudad Cerralvo;^jBd@
Fraccionamiento Real Palmas;\@ICiénega de Flores;\v@CHidalgo;^u@iBCiudad Sabinas Hidalgo;\IsCAnáhuac;fyBo@Nuev
o Laredo;a}GhHCiudad Río Bravo;gd@QReynosa;]tC_ACiudad Miguel Alemán;Zf@jCChina;^wEhDSan Fernando;Y`A|BSantand
er Jiménez;U~@qCBurgos;`xCPLinares;`r@aAMontemorelos;VnC^San Rafael;V}@zASan José de Raíces;X_D~@Hidalgo;U|@dC
Miquihuana;apDMMatehuala;Uc@pCEntronque de Matehuala (El Huizache);[uCOCiudad Tula;asCr@Ciudad Mante;e`@gECiud
ad Victoria;Si@zAEmiliano Zapata;[oCaBSoto la Marina;_EvIPánuco;]f@a@Ébano;b|Bj@Ciudad Valles;\m@ATamuín;^mBbC
Tantoyuca;_d@h@Huejutla de Reyes;bKrETulancingo;]z@qBZacualtipán;dLhBPachuca de Soto;^h@]Actopan;\p@BProgreso
 de Alvaro Obregon;]BBMixquiahuala de Juarez;^@q@Ixmiquilpan;]uA{CTamazunchale;[fCFJalpan de Serra;chBdDSan Jua
n del Río;^UYTequisquiapan;^pCJApaseo el Alto;\k@QVenceremos;\B?San José de los Olvera;aB@El Pueblito;jIISanti
ago de Querétaro;]?qASan José Iturbide;\Jr@Santa Rosa Jáuregui;_JoBSan Luis de la Paz;^cB_CCiudad Fernández;`C
@Rioverde;\eAMCárdenas;\~BuACerritos;ghCv@San Luis Potosí;eEGSoledad de Graciano Sánchez;^v@lCSan Felipe;[hAkA
Ojuelos de Jalisco;\VyCSalinas de Hidalgo;]v@fALoreto;^`AFRincón de Romos;^GNPabellón de Arteaga;\ANSan Franci
sco de los Romo;]xAj@Calvillo;\Y`@Villa Hidalgo;\r@~@Nochistlán de Mejía;]w@MTeocaltiche;_m@iBJesús María;gKNA
guascalientes;]GdAEncarnación de Díaz;a}@`@Lagos de Moreno;]|A`ASan Miguel el Alto;]J[Jalostotitlán;_YOSan Jua
n de los Lagos;atAtATepatitlán de Morelos;^|@f@Zapotlanejo;]TREl Salto;]@l@Chapala;asAKOcotlán;\KJJamay;]uAIYu
récuaro;^r@HLa Barca;^Es@Atotonilco el Alto;`_@_@Arandas;aaAhALa Piedad de Cabadas;^cBp@Puruándiro;^@gAAbasolo
;fa@k@Irapuato;_fAn@Pénjamo;aZuBSan Francisco del Rincón;_BAPurísima de Bustos;\s@WMedina;jJDLeón de los Aldam
a;]HELa Ermita;^B@Centro Familiar la Soledad;^{AZMarfil;aZJSilao de la Victoria;]PLRomita;as@]Guanajuato;`aA[D
olores Hidalgo;ce@n@San Miguel de Allende;]Bf@Comonfort;^M`@Apaseo el Grande;eVDCelaya;`\FCortazar;_F_@Juventi
no Rosas;cf@LSalamanca;^g@JVillagrán;]JZJaral del Progreso;`XCValle de Santiago;]Kb@Yuriria;_JNMoroleón;`AAUri
angato;_{@OSalvatierra;`_@d@Acámbaro;\T`@Zinapécuaro de Figueroa;hdA^Morelia;]v@zATacámbaro de Codallos;\p@DAr
io de Rosales;`S{@Pátzcuaro;_b@}@Zacapu;\rAMTangancícuaro de Arista;]g@CPurépero de Echáiz;_Fr@Paracho de Verd
uzco;_rAJLos Reyes de Salgado;\ILPeribán de Ramos;cY{AZamora de Hidalgo;`BBJacona de Plancarte;`pASSahuayo de
 Morelos;]?LJiquilpan de Juárez;\X~CTepalcatepec;baBRApatzingán;e{@aAUruapan;^DnANueva Italia de Ruiz;Wx@bBTumb
iscatío de Ruiz;\zCs@Coalcomán de Vázquez Pallares;d_EbDCiudad Lázaro Cárdenas;]DGLa Orilla;_CCLas Guacamayas;
`cCjAIxtapa-Zihuatanejo;XRkEChurumuco de Morelos;]uCDHuetamo de Núñez;]m@t@Ciudad Altamirano;]vBbDPetatlán;SqF
u@Chichiltepec;]iB^Zumpango del Río;cERChilpancingo;]SCTixtla de Guerrero;]|A_DTeloloapan;baABIguala de la Ind
ependencia;_Lg@Taxco de Alarcón;]dCl@Arcelia;]YsBTejupilco de Hidalgo;]C{@Valle de Bravo;\vA?Tuzantla;ai@o@Her
óica Zitácuaro;`f@q@Ciudad Hidalgo;^Wg@Maravatío de Ocampo;]oBPAtlacomulco de Fabela;]iAdBLerma de Villada;\QT
Xalatlaco;]HACapulhuac de Mirafuentes;]AOOcoyoacac;`L?San Mateo Atenco;^L@Metepec;`A?San Salvador Tizatlalli;\
NDSantiago Tlacotepec;]GCSan Jorge Pueblo Nuevo;]ACSan Francisco Cuaxusco;fDCToluca;^K@San Jerónimo;]?ESanta M
aría Totoltepec;]C?San Pedro Totoltepec;]DCSan Mateo Otzacatipan;^AASan José Guadalupe Otzacatipan;]KMXonacatl
án;\PHSan Andrés Cuexcontitlán;^F?San Pablo Autopan;`LNZinacantepec;\FASan Francisco Tlalcilalcalpan;\?BSan An
tonio Acahualco;\QtAIxtapan de la Sal;]Qs@Tenango de Arista;agAp@Temixco;\CCTres de Mayo;eBKCuernavaca;b_@HYau
tepec;dT?Jiutepec;_?FEmiliano Zapata;co@DCuautla;\OMYecapixtla;\K_@Ozumba de Alzate;\NKJuchitepec;\ZQMilpa Alt
a;]CGSan Juan Ixtayopan;]A@San Antonio Tecómitl;\KASan Mateo Huitzilzingo;fBGXico;cI@Chalco;^YZAmecameca;]AQSa
n Rafael;_RQSan Buenaventura;eBCIxtapaluca;^CESan Francisco Acuautla;_CJSan Jerónimo Cuatro Vientos;]A@San Mar
tín Cuautlalpan;cL[Chicoloapan;`H?Santa María Chimalhuacán;^?HMagdalena Atlicpac;^?DSan Isidro;]B?Emiliano Zap
ata;eFHTláhuac;aEMLos Reyes Acaquilpan;iDGCiudad Nezahualcoyotl;jHFIztapalapa;fFGIztacalco;vDEMexico City;eDDB
enito Juarez;eFEMiguel Hidalgo;_??Polanco;g?LÁlvaro Obregón;fGABenito Juárez;d?CColonia del Valle;`C@Colonia N
ativitas;gBDCoyoacán;g?HTlalpan;fKHXochimilco;\EJSan Pablo Oztotepec;^XESan Miguel Ajusco;^KBSan Miguel Topile
jo;]d@YSan Lorenzo Acopilco;dW?Magdalena Contreras;]NIJesús del Monte;c?@Delegación Cuajimalpa de Morelos;bJ@H
uixquilucan;fQg@Ciudad López Mateos;hCNNaucalpan de Juárez;fIAAzcapotzalco;gGFCuauhtémoc;fI@Venustiano Carranz
a;i@IGustavo Adolfo Madero;b@?Colonia Lindavista;gNITlalnepantla;dEMBuenavista;c@KCuautitlán;^ABTultitlán de M
ariano Escobedo;aEBFuentes del Valle;\@@Ampliación San Mateo;eGACoacalco;jIDEcatepec de Morelos;\@KAlborada Ja
ltenco;cBASan Pablo de las Salinas;`D@Santiago Teyahualco;_BGMelchor Ocampo;`ABTultepec;`HKTeoloyucan;_FBTepot
zotlán;\FFHuilango;gGFCuautitlán Izcalli;eP?Nicolás Romero;^S[Coyotepec;_BKSanta Teresa;aTKTepeji del Río de O
campo;^?]Tula de Allende;]g@ZTequixquiac;]@RSan Juan Zitlaltepec;eI@Zumpango;]WBReyes Acozac;\CBSanta María Aj
oloapan;\EUDon Antonio;_HDTizayuca;]W\Teotihuacán de Arista;f\@Ojo de Agua;\GETecámac de Felipe Villanueva;\??
Tecámac;^?BSan Martín Azcatepec;bENTepexpan;\EBTezoyuca;]ADChiconcuac;\B@San Salvador Atenco;]IRSan Miguel Coa
tlinchán;b@KTexcoco de Mora;\ACTulantongo;^{@KCalpulalpan;^WWApan;^VMCiudad Sahagun;\\w@La Providencia Siglo X
XI;\a@t@Tepeapulco;\e@q@Santiago Tulantepec;]I?Cuautepec de Hinojosa;\i@vBTetla;_FDApizaco;^DNContla;aL@Tlaxca
la;\GFLa Magdalena Tlaltelulco;_AESanta Ana Chiautempan;]@ZPapalotla;`EHVilla Vicente Guerrero;_LSZacatelco;\I
CTeolocholco;\d@DSanta Ana Xalmimilulco;^BGMoyotzingo;cFESan Martin Texmelucan de Labastida;\DASan Rafael Tlan
alapan;]KXHuejotzingo;aDp@Atlixco;_[[San Andrés Cholula;e?ACholula;]EECuautlancingo;^CASanctorum;\BDSantiago M
omoxpan;`@FSan Bernardino Tlaxcalancingo;jMCPuebla;\Q@Casa Blanca;_bAvAIzúcar de Matamoros;\x@RAxochiapan;]vA]
Zacatepec;\AISanta Rosa Treinta;]HOXochitepec;]BRXoxocotla;]LLPuente de Ixtla;][?Jojutla;\CCTlaquiltenango;\`@
`ACiudad de Huitzuco;^_@jCChilapa de Álvarez;_uBHTlapa de Comonfort;TkAnATierra Colorada;]h@zAOmetepec;\hCu@Ay
utla de los Libres;\pHs@Técpan de Galeana;]g@@Atoyac de Álvarez;ggBfAAcapulco de Juárez;RzTaHColola;cxDcDManza
nillo;\kAb@Ciudad de Armería;aOBTecomán;ca@_AColima;bDECiudad de Villa de Álvarez;^gAy@Tuxpan;]YWTamazula de G
ordiano;]`@HZapotiltic;bFMCiudad Guzmán;^Zc@Sayula;_xCTAutlán de Navarro;]]GEl Grullo;_dApBCihuatlán;ZfCkCToma
tlán;dCgCPuerto Vallarta;\T[Bucerías;]KDMezcales;^M@Ixtapa;]BGSan José del Valle;\aA_BCompostela;]oAtDEl Salto
;^yAk@Ameca;\O]Ahualulco de Mercado;^]`ACocula;\q@ZZacoalco de Torres;][KJocotepec;^Bc@Tlajomulco de Zúñiga;^B
OSan Agustín;]IJLomas del Sur;^@GSan Sebastián el Grande;]@CSanta Anita;aKDHacienda Santa Fe;_[@San José del C
astillo;\FESan José del Quince;]FGLas Pintas de Arriba;^CBLas Pintitas;fKKTonalá;^AGCoyula;gJBTlaquepaque;iJGG
uadalajara;^dADTala;^Zm@Tequila;`gANSan Francisco Tesistán;^GFNuevo México;jIFZapopan;\tBe@Magdalena;]lAYIxtlá
n del Río;Vy@cCPuente de Camotlán;\{COTlaltenango de Sánchez Román;S|BuBTenzompa;WtBVJesús María;^jA`DXalisco;
eAMTepic;]pAuATuxpan;\QXSantiago Ixcuintla;]\gCAcaponeta;SvF`DCampamento Aserradero;Wxr@qd@Bahía Tortugas;UuBl
BBahía Asunción;SqCrAPunta Abreojos;_}JpICiudad Constitución;Y_HzHTodos Santos;bgBnASan José del Cabo;_l@ZColo
nia del Sol;dCBCabo San Lucas;V_AmCLa Ribera;dnCkBLa Paz;deGiILos Mochis;^gAXGabriel Leyva Solano;aa@PGuasave;
]dAe@Juan José Ríos;[g@cCEl Fuerte;bbDaCNavojoa;Ss@jBMelchor Ocampo;V_CmDChínipas de Almada;_tGc@Esperanza;e@P
Ciudad Obregón;^{@bCHuatabampo;XrMKMulegé;\}BnDLoreto;SpBfBValle Santo Domingo;RnByCSan Juanico;[i@wESanta Ros
alía;S|BJSan Ignacio;Z~AgAVilla Alberto Andrés Alvarado Arámburo;WiCeMLa Libertad;XyIl@Carbó;h@tBHermosillo;^d
Bp@Miguel Alemán (La Doce);RfCc@Punta Chueca;b{FzEHeroica Guaymas;_QGEmpalme;TwDuASuaqui Grande;WgBlBRosario;W
wAiBYécora;Xz@gCSahuaripa;Tq@_CNácori Chico;TtF_ABanámichi;XiBf@Moctezuma (Sonora);TJfBSan Pedro de la Cueva;X
`C[Ures municipality;^QuHCananea;[aCrBNacozari Viejo;ToCFBacerac;Tk@mBMonte Verde;adDqAAgua Prieta;dvG@Nogales
;^BfCMagdalena de Kino;TpBl@Trincheras;`|B_AHeroica Caborca;SbCWPoblado San Felipe;[DkESonoyta;XhI`@Golfo de S
anta Clara;ct@yCSan Luis Río Colorado;\`A`@Ciudad Guadalupe Victoria;\p@w@Puebla;iRKMexicali;^V?Santa Isabel;S
~@jEHéroes de la Independencia;\qErBSan Felipe;\xEbBLázaro Cárdenas;`}M}CPuerto Peñasco;RBxMBahía de los Ángel
es;Zd@fBSan Luis;[|@|AGuerrero Negro;]tNoVRodolfo Sánchez Taboada;fD]Ensenada;`DkCTecate;\|@^Las Delicias;]UOT
errazas del Valle;j`@ATijuana;^DJPórticos de San Antonio;^E?La Joya;\EBVilla del Prado 2da Sección;bNJRosarito
;SkvDftAMahahual;hkDiNCancún;aPdCCozumel;cZYPlaya del Carmen;\jArATulum;ZDqDKantunilkín;_bCGTizimín;Yj@zDTihos
uco;_a@aBValladolid;\hABChichén-Itzá;]dAjBPeto;\R_DIzamal;]r@a@Motul;_jAc@Progreso;aSdAKanasín;iJGMérida;_XPUm
án;]{AdCTecax;]XSOxkutzkab;^TQTicul;ZlBOHalachó;]g@kBHunucmá;d~BjFCampeche;^f@bBChampotón;ZzAhASabancuy;c`C~@C
iudad del Carmen;]bDTFrontera;ex@lBVillahermosa;]AZPlayas del Rosario;^ENRío de Teapa;^Hh@Teapa;^eAg@Macuspana
;]eDBEmiliano Zapata;[oCyACandelaria;^{@sAEscárcega;T{@rCEl Desengaño;RgEyAIngeniero Ricardo Payro Jene (Polo
 Norte);ThC}@Constitución;Z{@_FHopelchén;VcBdBUkúm;XuCeAChunhuhub;]kB@Felipe Carrillo Puerto;TpAbBLos Divorciad
os;c_@nBChetumal;X|BJNicolás Bravo;exSdUTapachula;^f@m@Huixtla;\vAy@Mapastepec;]wCm@Comalapa;]Tx@Motozintla;\Q
jACacahoatán;TuCiFNuevo Poza Rica;[]cCNueva Palestina;ZyBz@Benemérito de las Américas;^xC}DTenosique;_nBGPalen
que;_TvBOcosingo;]UvBLas Margaritas;c^LComitán;dbBaBSan Cristóbal de las Casas;\a@d@Teopisca;]S`@Las Rosas;\d@
DVenustiano Carranza;\m@eDYajalón;SrFa@Rómulo Calzada (La Herradura);guAtBTuxtla;^\IBerriozábal;\a@b@Suchiapa;
_QQChiapa de Corzo;_fAIOcozocoautla de Espinosa;_dANCintalapa de Figueroa;]b@vAArriaga;WlBoEPoblado 10;XrB_@Je
sús Carranza;]@nBMatías Romero Avendaño;]J~@Ixtepec;`Zn@Santo Domingo Tehuantepec;ak@UHeroica Ciudad de Juchit
án de Zaragoza;YkBNSan Francisco Ixhuatan;alC`@Salina Cruz;^_HPTonalá;__B[Villaflores;_KjBPijijiapan;^bWa@Puer
to Escondido;\yDPCrucecita;]zAoBMiahuatlán de Porfirio Díaz;\N{AOcotlán de Morelos;S}BdBSanta María Quiegolani
;Xy@kCSan Miguel Quetzaltepec;U`BkAVilla Talea de Castro;]xA`ASan Antonio de la Cal;`F?Santa Cruz Xoxocotlán;]
FMSanta María Atzompa;dIFOaxaca;RrB^San Francisco Cahuacuá;Wb@xBTepenixtlahuaca;^nBIPinotepa Nacional;\iAyDHer
oica Ciudad de Tlaxiaco;`RkBCiudad de Huajuapan de León;XcD@Cuicatlan;dvAcCTehuacán;\SPAltepexi;\IDZinacatepec
;^@GAjalpan;]|Cb@Acatlán de Osorio;aAiDAmozoc de Mota;\METepatlaxco de Hidalgo;]CEAcajete;^IZTepeaca;]WAAcatzi
ngo;\BDLos Reyes de Juárez;^MLTecamachalco;\QCPalmarito Tochapan;]e@QCiudad Serdán;\d@[San Salvador El Seco;`x
@c@Huamantla;]RiBChignahuapan;^MSZacatlán;\oA`@Zaragoza;\Xz@Libres;_yAQPerote;bVs@Teziutlan;^][Tlapacoyan;]Fd@
Altotonga;`e@{@Martínez de la Torre;\A@Villa Independencia;^g@XMisantla;`T~ACoatepec;]C[Banderilla;fCJXalapa d
e Enríquez;^HjAHuatusco;]Fu@Xico;^`@xBCiudad Mendoza;_CCRío Blanco;]??Nogales;bKCOrizaba;^G?Ixtaczoquitlán;]KK
Fortín de las Flores;\H_@Coscomatepec de Bravo;dWd@Córdoba;]mCw@Valente Diaz;]\i@José Cardel;fm@d@Veracruz;]kA
pAAlvarado;^FnACosamaloapan;\I?Carlos A. Carrillo;\lAXTres Valles;]@gALa Isla;_h@\Tierra Blanca;cm@fATuxtepec;
_q@CLoma Bonita;^eANIsla;Tp@xASan Lorenzo;`mDiAAcayucan;`z@cBSan Andrés Tuxtla;\PCSantiago Tuxtla;]j@_@Lerdo d
e Tejada;^qAh@Catemaco;]oCt@Allende;b`@\Minatitlán;]]MNanchital de Lázaro Cárdenas del Río;eDOCoatzacoalcos;\T
?Fraccionamiento Ciudad Olmeca;]P\Cosoleacaque;^LDJáltipan de Morelos;_yBJLas Choapas;^Hm@Agua Dulce;^wC|@Huim
anguillo;^o@EReforma;]Bi@Cunduacán;ah@LCárdenas;__@s@Comalcalco;\_@NJalpa de Méndez;a\k@Paraiso;afY_OTúxpam de
 Rodríguez Cano;\D@Alto Lucero;`WbBPapantla de Olarte;cZOPoza Rica de Hidalgo;^@FCoatzintla;`rB~@Huauchinango;
_QUXicotepec de Juárez;]w@}BÁlamo;]Jw@Cerro Azul;]I_@Naranjos;d\sDCiudad Madero;eFGTampico;`JSAltamira;bGDMira
mar;\b@oBAldama;ScA}HCarvajal;_LgFValle Hermoso;ViApALas Higuerillas;fJ{BHeroica Matamoros;*MYMalaysia;]oeS_\P
aka;]AXKertih;aDr@Cukai;gPvAKuantan;^M`APekan;]wApEMersing;]~DNKampung Selang;][ELabis;]XgBBandar Tun Razak;[u
BNKuala Rompin;\jBmBFELDA Chini;^jBnBBahau;]}@l@Batu Anam;^R?Gemas;`i@LSegamat;^Tz@Gerisek;_J?Bukit Gambir;^Ek
@Taman Pelangi;^X^Tangkak;\j@JKampung Ayer Molek;`FAKampung Bukit Baharu;gHBMalacca;]AIBatu Berendam;_ECKampun
g Ayer Keroh;_?GDurian Tunggal;^D@Kampung Kerubong;\OOKampung Machap Baru;_a@aARompin;]p@EKuala Pilah;e|@@Sere
mban;`IFTaman Senawang Indah;^B@Taman Seremban Jaya;^WPRembau;^[VTampin;^TVKampong Masjid Tanah;]QEAlor Gajah;
\BPKampung Bertam Ulu;\@DBukit Rambai;]CAKampung Tanjung Minyak;]C@Kampung Cheng;]A?Kawasan Perindustrian Chen
g;_DFKlebang Besar;^JISungai Udang;\v@e@Kampung Teluk Kemang;bJKPort Dickson;\EILukut;^GSBandar Sri Sendayan;`
GCSeremban 2;d^?Sepang;]@WBandar Baru Salak Tinggi;_HYPutrajaya;aDBCyberjaya;fFOPuchong;d@MBandar Sunway;h?GPe
taling Jaya;^K?Bukit Kerinchi;aDJBandar Kinrara;dG?Bukit Jalil;_ACSri Petaling;]@?Taman OUG;_AAKuchai Lama;]?E
Taman Desa;]CDDesa Petaling;bCECheras;^AHAlam Damai;`ADKampung Baru Balakong;bD?Seri Kembangan;dMFKajang;_DKBa
ndar Tun Hussein Onn;dA?Kampong Baharu Cheras Batu Sebelas;`GKHulu Langat;b@JBandar Mahkota Cheras;]IRSeminyih
;a@?Semenyih;_JHBangi;_CRKampung Baharu Nilai;bDeAAmpang;^?EUlu Kelang;dPKBatu Caves;_C@Taman Greenwood;eEBSet
apak;_@ATaman Melati;bE@Taman Melawati;d@@Wangsa Maju;bDHBukit Bintang;\DDSeputeh;pACKuala Lumpur;bAGTitiwangs
a;bB?Sentul;_DATaman Sri Sinar;^?BMont Kiara;_CFBangsar;_FCTaman Tun Dr Ismail;]@DSS2;d@EBandar Utama;\CGDesa
 Parkcity;_B?Bandar Sri Damansara;aECKepong;fA@Taman Petaling;gCISelayang Baru Utara;aLUSerendah;]GQHulu Yam La
ma;dCUKuala Kubu Baharu;_q@FBentong Town;_@ABentung;_Fs@Raub;_aBz@Mentakab;`MFTemerluh;beA[Maran;_b@w@Kampung
 Perak;^l@MJerantut;\|@o@Kuala Lipis;]NkCGua Musang;\ZcDKampung Jeli;_mAk@Kampong Pangkal Kalong;^LVTanah Merah
;bIt@Kuala Krai;bg@{@Pasir Puteh;fsCbBKuala Terengganu;]MVMarang;^i@tADungun;anAuBKuala Nerus;]rCcCPeringat;]D
DKampong Kadok;g@WKota Bharu;\F?Wakaf Baharu;dJLPasir Mas;]bIWPokok Sena;aF`@Pendang;^LETokai;_BKKampung Alor
 Mengkudu;fDEAlor Setar;\CKAnak Bukit;`GQJitra;]A_@Changloon;]~BNKampung Baru Ulu Melaka;^IBKuah;]wASKampung Hu
tan Arau;`NAKangar;\SJPadang Besar;]?v@Kuala Kedah;]H|BBatu Feringgi;\ELAyer Itam;cEDKampung Sungai Glugur;]??
Glugor;dD?Paya Terubong;\LLBukit Gemuroh;]G@Kampung Teluk Kumbar;bAABayan Lepas;]BIBalik Pulau;cEBKampung Sung
ai Ara;]A?Relau;^]|@Kuala Kurau;]U@Bagan Serai;`QJSimpang Empat;dSRTaiping;_WNPadang Rengas;_O?Kuala Kangsar;]
Xg@Batu Kurau;^LPKamunting;^FcASelama;af@EVal Dor;_?DJawi;]?BSungai Jawi;^?LParit Buntar;_A?Bandar Baharu;_BGN
ibong Tebal;]BSBukit Tambun;`BOBukit Tengah;`VGJelutong;`K@Perai;bBCButterworth;cBAGeorge Town;]GMKampung Telu
k Air Tawar;^?BPermatang Kuching;^IBSungai Dua;^EFKubang Semang;dAFBukit Mertajam;\KMLunas;cELKulim;`@]Padang
 Serai;bHDTasek Glugor;`MIKampong Sidam;gNWSungai Petani;\JXKepala Batas;gJMKota Kuala Muda;\Sm@Gurun;`RBYan Be
sar;_[LBedong;^?DSungai Lalang;\]CTeloi Kanan;^QUSik;]]b@Pulai;]H@Kampung Kupang;]f@FKuala Ketil;^_Bb@Gerik;^@
jCChemor;^_@vBBidur;_Pu@Sungai Siput;]FPKampar;^IXTapah Road;^^iALahat;_?LBatu Gajah;cSa@Bercham;hJJIpoh;a@GKa
mpung Manjoi;`\ZParit;\x@BPantai Remis;_?l@Lumut;cM@Sitiawan;bDBSeri Manjung;^s@~@Hutan Melintang;^Kh@Sungai B
esar;dEeATeluk Intan;]SDCangkat Jong;^g@ASungkai;`g@~@Tanjong Malim;]Gr@Bukit Beruntung;]PRBatu Arang;c?DBanda
r Tasik Puteri;]I?Ladang Seri Kundang;_AGBandar Country Homes;dI@Rawang;]DJKuang;_BBKampung Setia;dEDSungai Bu
loh;g?ABukit Rahman Putra;aEBDamansara Damai;f@HKota Damansara;]A@Tropicana Indah;`?BAra Damansara;hJEKampung
 Baru Subang;^@ADenai Alam;_?EElmina;aFCBandar Saujana Utama;]HEBandar Puncak Alam;eHTKapar;`JQKampong Dungun;b
OSIjok;]CKBatang Berjuntai;``@DKuala Selangor;\LMKampung Tanjung Karang;a@?Kampung Sungai Kajang;cs@`ABandar B
ukit Raja;`@NPandamaran;]D@Pelabuhan Klang;dIGKlang;cCKSetia Alam;hM@Shah Alam;gIHSubang Jaya;`@HPutra Heights
;_RNTeluk Panglima Garang;]CFJenjarum;_AJBanting;]K\Tanjung Sepat;\mDfBMerlimau;e[RMuar;^O?Bakri;aWUPagoh;]sC~
BPekan Nenas;_X?Pontian Besar;]~Ay@Kampung Minyak Beku;cEIBatu Pahat;aHYParit Sulung;^e@EYong Peng;\GZParit Ra
ja;ei@_@Kluang;`@h@Simpang Renggam;\@AKampung Simpang Renggam;^BNKawasan Penempatan Ulu Sungai Benut;^??Kawasa
n Penempatan Ulu Benut Tiga;^G@Kawasan Penempatan Ulu Benut Lima;`w@NKulai;]E@Bandar Putra Kulai;aAHTaman Sena
i;^BLTaman Universiti;cGASkudai;fA@Mukim Pulai;`ECKempas;`C?Setia Tropika;fEBKampung Kangkar Teberau;gM@Pelent
ong;`@CJohor Jaya;aAKUlu Tiram;]x@UKampung Sedenak;\Q_@Bandar Tenggara;]q@PKampung Batu Empat;`EFKota Tinggi;\
i@hAPengerang;^d@[Taman Scientex;dF@Bandar Seri Alam;c?@Masai;gEDPasir Gudang;cDAKampung Pasir Gudang Baru;_JG
Taman Permas Jaya;hJFJohor Bahru;fBEKampung Larkin Lama;bJBPerling;`B?Bukit Indah;]@BHorizon Hills;]NAKampung
 Jelutong Tengah;`CBGelang Patah;gEJIskandar Puteri;^ey@yBKapit;]zCSKanowit;\l@NJulau;\n@ZPakan;]Jg@Maradong;_R
GSarikei;]d@lASaratok;^e@`ABetong;\]r@Engkilili;_j@USri Aman;`nDNSerian;]c@i@Simunjan;frAa@Kuching;^~AWLundu;`
{@p@Bau;^q@HSiburan;]FbATebedu;dcH}FSibu;]lAk@Daro;^u`@iZKudat;]^zDRanau;^r@l@Tambunan;^EfCBandar Nabawan;at@{
@Keningau;\pAABeaufort;\{@}AKinarut;aIQDonggongon;^H?Petagas;aACPutatan;fAGKota Kinabalu;]Zn@Papar;]`A^Kuala P
enyu;_H`BSipitang;]Zj@Lawas;a^sALabuan;`??Bandar Labuan;_n@hBLimbang;ejEdAMiri;aaAj@Marudi;^j@f@Beluru;_jAVNia
h;chChCBintulu;^b@x@Tatau;^vCAMukah;]o@hASelangau;]p@]Dalat;^TtASibu Jaya;^cGoDSebauh;]eBrABelaga;ViEHLidung J
elo;XJeFLong Bedian;ewRwATawau;`oCo@Semporna;bv@kBLahad Datu;fh@cDSandakan;WnBKBeluran;*MZMozambique;^aiEvaDBo
ane;oq@MMaputo;`m@qBManhiça;^y@iAMacia;ckBBXai-Xai;[{EaAQuissico;apFEChibuto;]t@?Xilembene;`v@_@Chokwé;ifB|GMa
tola;bzAgBRessano Garcia;[~@_TVila Eduardo Mondlane;V{SyENova Mambone;gb@eFBeira;aRm@Dondo;\t@p@Búzi;^r@uBNham
atanda;[aDiDInhaminga;]|Dr@Gorongosa;_rApAGondola;f`@DChimoio;\nAYMessica;\bA?Machipanda;_[KManica;\cK}e@Metan
gula;\zArKUlongué;^~HnDSongo;]qAjNCatandica;_oBcKMoatize;eZFTete;]}IjICaia;_yB|AMarromeu;]hA_EMorrumbala;^e@uF
Milange;dsFrCMocuba;\gB|AMaganja;]~Ab@Namacurra;eZlAQuelimane;\yF{BPebane;^yEiBMicolene;bgCcBAngoche;_zLuBAlto
 Molocue;]eA{BIapala;^w@ORibáuè;]gAfBMurrupula;`cCr@Nametil;__C_DNamialo;hlCf@Nampula;^oByGNamapa-erati;_HaACh
iúre;^jPhHMutuáli;]sANMalema;cvAfBGurúè;avAeCCuamba;YdCnAInsaca;bj@iDMandimba;epAoELichinga;ZcMWMarrupa;^yKqHM
ueda;alBdHMontepuez;]_FoDMacomia;doAnCPemba;_`@cIMocímboa da Praia;^?EMocímboa;dcAfSNacala;_lAfAMonapo;`uATMoz
ambique;]LKMossuril;\fYpUChinde;_bFjTVilankulo;]KhGMassinga;bDhBMaxixe;aE?Inhambane;*NANamibia;auyAnnCWalvis B
ay;`Cw@Swakopmund;Yp@oBHenties Bay;TbCwQSesfontein;SdAoIOkanguati;XeFARuacana;ZrB|BOpuwo;_sJu@Oshakati;]MCOngw
ediva;Z|Cu@Outapi;]uDUHelao Nafidi;^QfBOndangwa;WwFcAEkongo;SwGLNkurenkuru;aeFv@Rundu;]yDVNdiyona;^kUkBKatima
 Mulilo;Tr@pBLinyanti;U~TnHTsumkwe;YvRHOtavi;]iAmATsumeb;]mA~@Grootfontein;XZ_DTsintsabis;V|C]Oshivelo;YtBs@Omu
thiya;VxI|FKamanjab;[UtCKhorixas;[mFu@Outjo;^cBdAOtjiwarongo;^q@nHOkahandja;[|DoBOmaruru;Uo@iBKalkfeld;UfG`AUi
s;ZoCzCUsakos;ZkBfAOtjimbingwe;]yD^Katutura;lCFWindhoek;^AvCRehoboth;SwDmEOmitara;Y~BsFOsire;UiDQOkondjatu;VoB
^Otjinene;S_CzAOmawewozonyanda;]xAhDGobabis;Ub@pELeonardville;XaA~BAranos;VAdJKoës;U`AuEGochas;WlEr@Gibeon;VeA
vCTses;\^yFMariental;WQmCHoachanas;TvDXSchlip;WZ|CMaltahöhe;TpClJAus;\|ECLüderitz;Z_GzJOranjemund;YaAsBRosh Pi
nah;YaClAAussenkehr;RaE}BGrünau;[rFuFBethanie;]aENKeetmanshoop;VoHj@Aroab;YtDhIWarmbad;S{EaAAriamsvlei;*NCNew
 Caledonia;Yki_@xeCBourail;Y`@}BPoindimié;V|BDVoh;WrAoAKoumac;S|BkDWala;WaQzDOuvéa;ZkGrDTadine;[zB}BWé;WnEjCThi
o;]o@jBDumbéa;]URMont-Dore;hV@Nouméa;VqEnAVao;*NENiger;YwoAysBBilma;VhGtBFachi;bfY_CArlit;WmE_AIferouâne;^}ApX
Tanout;YfEcCAdérbissinat;[~DgFI-n-Gall;csEc@Agadez;aEIAlaghsas;WzMj@Tassara;XhDfCTillia;]iEj@Tchin Tabaradèn;^
_BxAAbalak;__BzDDakoro;_~CvAMadaoua;\d@iCKeïta;^hBz@Illéla;cEuATahoua;[vDp@Bagaroua;asDfDBirni N Konni;]aHZGui
dan Roumdji;]qFXGazaoua;]XBAguié;\zBf@Madarounfa;eJe@Maradi;^HKTibiri;ZyD_FBélbéji;]|@nCMayahi;`_Af@Tessaoua;e
gEIZinder;__@RMirriah;_fCx@Matamey;^wArAMagaria;YgMmCGoudoumaria;]vDu@Gouré;X|C_@Damagaram Takèr;UsFcETasker;V
sNi@Ngourti;YUdIBosso;^f@mBNguigmi;\xEnEMaïné Soroa;`uBUDiffa;`fx@~GGaya;_zOiLTéra;^a@oCAyorou;_i@bAMéhana;^_A
b@Tillabéri;\eAxETorodi;p}@mANiamey;]m@h@Kollo;^PEYouri Kourtéré;\Wl@Say;]kBBBirnin Gaouré;Z}BzADioundiou;Z{Aa
BTibiri;_EiBDogondoutchi;afDtBDosso;\o@yJAbala;\TtBFilingué;]hApBBaléyara;\jDkBOuallam;*NFNorfolk Island;Zyx_@
ptDKingston;*NGNigeria;\c`@ytAIllela;iJdCSokoto;\?{@Gwadabawa;?nBUBalle;_\pCArgungu;]W`ATambuwal;?qDc@Tureta;_
gBBTalata Mafara;^uA{@Moriki;`Sv@Kaura Namoda;[oCZRunka;?eCCKusada;gjAgBKatsina;]oCGDaura;_uEnAGumel;baCb@Hade
jia;\uBkCKumagunnam;b`@t@Nguru;bsB@Gashua;\{AhADapchi;_uAmAGeidam;]oIj@Monguno;\Fq@Kukawa;[xl@xt@Twon-Brass;`m
BoAObonoma;\~F_CBurutu;ZfCwFAgbabu;fAcBOndo;heA_@Akure;aLZIdanre;e}AQOwo;`wB|DAgbor;jnBQBenin City;`eBoAEkpoma
;be@FUromi;]IFUbiaja;`VqAAuchi;`_BGIdah;^j@xDOgwashi-Uku;ai@CAsaba;bSHNkpor;jF?Onitsha;dFZAtani;aSHOzubulu;aAT
Ihiala;]HZOguta;]jA?Kwale;etCc@Sapele;hMhAWarri;aq@DUghelli;eu@nBYenagoa;]kBa@Elele;]JbADegema Hulk;bUBBuguma;
k]GPort Harcourt;bMFOkrika;iy@iAAba;foBJUyo;_I]Itu;dt@BIkot Ekpene;aNkABende;ac@IOhafia-Ifigh;bEc@Amaigbo;do@C
Ugep;aZOAfikpo;btBJOkigwe;e[|@Umuahia;gzAFOwerri;`Mw@Nkwerre;`Bc@Uga;d^ONnewi;aS?Igbo-Ukwu;`@]Enugu-Ukwu;cKGAw
ka;a@TAgulu;]sADAwgu;hCiAEnugu;]FkBEnugu-Ezike;bJVNsukka;aN\Aku;awAHEha Amufu;]RwAOtukpa;aoA|AEffium;`Cd@Ezza-
Ohu;bEVAbakaliki;aLKIsieke;_wCw@Ogoja;__BeBKatsina-Ala;]VbBObudu;axAjCIkom;gjAhECalabar;bN^Esuk Oron;]`A^Eket;
\tCd@Bonny;]qXgMGembu;Z~BcBBaissa;]~BGTakum;af@wBWukari;\eCeCGassol;]lCfAIbi;[TaCYelwa;^d@cBPankshin;ZeDiAYuli
;byE`DJalingo;\lAlEBeli;?mAdASerti;\iCwDGanye;aBmENuman;duAb@Jimeta;fCLYola;ax@wGBiu;?oCGAskira;dgAjAMubi;]hBR
Gombi;\_EuDGwoza;b@wABama;^m@gBDikwa;ay@aAGamboru;\jA?Marte;]fEr@Magumeri;iaAr@Maiduguri;]nAhCDamboa;anImBPoti
skum;aaA^Daura;_mBg@Damaturu;\pBrHDeba;gj@OGombe;]@TGarko;^IXKumo;\Cb@Biliri;bv@UPindiga;]kA_FNafada;\nBv@Dukk
u;\fAc@Darazo;?@tBKirfi;gnBRBauchi;^fAcFBirnin Kudu;dc@UChakwama;\k@v@Gwaram;]gCDKari;bhAsAAzare;\eA{AGamawa;\
xDdAKiyawa;]xCEWudil;]_@IGaya;\cARDutse;\vCf@Rano;mJwAKano;\tBNGwarzo;`|@XMalumfashi;b|@t@Funtua;\uCjBSoba;hbA
YZaria;jv@rBKaduna;?`AdBSarkin Pawa;^gD\Kachia;a{BgBLere;]hA{ADutsen Wai;\e@UAnchau;YiDfBLame;idAdBJos;\DZBuku
ru;apBh@Kafanchan;aSEKagoro;^i@dCWamba;\d@DAkwanga;?qC`DAwe;eZzCGboko;f~AqAMakurdi;\Qv@Igbor;bPoELafia;\^RDoma
;^`C]Nasarawa;\a@pDUgbokpo;?~CsCToto;cS}CSuleja;aIz@Kuje;ru@c@Abuja;aiAh@Keffi;ffGyCMinna;]nAe@Zungeru;fZpCBid
a;^p@dAPatigi;^cCTBaro;\]sALapai;`a@vFLokoja;\Pn@Ajaokuta;fpA@Okene;_^w@Kabba;a[n@Ogaminana;f|AJIkare;aFs@Ode;
\Y_BIsanlu-Itedoijowa;^jD~@Oke Ila;\iBu@Egbe;aHzCEmure-Ekiti;cFCIse-Ekiti;bd@GIkere-Ekiti;a`@?Igbara-Odo;aBg@A
ramoko-Ekiti;aQDIgede-Ekiti;fQHAdo-Ekiti;aZq@Ipoti;c@HIjero-Ekiti;a\?Oke Mesi;bp@QIkirun;eMv@Ilesa;`OIIjebu-Je
sa;eSBEfon-Alaaye;gfAb@Ile-Ife;ch@?Gbongan;cQs@Ede;gWEOsogbo;bLMIlobu;c^AInisa;awAg@Oyan;_CROtan Ayegbaju;cUMI
la Orangun;bb@YOffa;ib@eAIlorin;\o@wABode Saadu;]Gc@Jebba;bwBt@Lafiagi;]hAwAMokwa;[~ByBWawa;?a@aDAgwara;\qBj@I
beto;\UyBRijau;bi@jCKontagora;]oC`ATegina;Zq@}AKusheriki;]cA_BSofo-Birnin-Gwari;ZhDs@Bena;dqCqDGusau;_rHDGummi
;]UjCZuru;Z`Cl@Shanga;af@iEJega;]pChAKamba;\_@zGBabana;]YbDKaiama;^rClAOkuta;ce@lBSaki;biAa@Igboho;cQo@Kisi;]w
@`AIgbeti;fUzBOgbomoso;cMl@Ejigbo;aVz@Olupona;d@GIwo;bOr@Modakeke;aNDApomu;dACIkire;aVSLalupon;l^PIbadan;aAaAF
iditi;hA[Oyo;a`Bx@Orita-Eruwa;^BBEruwa;aXTIgbo-Ora;_Tq@Igangan;esAy@Iseyin;_tBvEIlaro;\Lx@Ado-Odo;^Jb@Badagry;
qeBELagos;eE?Obalende;fK?Lekki;gA]Ebute Ikorodu;aRRMakoko;cD?Surulere;cAGShomolu;gFOAgege;eABIkeja;c?FOshodi;e
DIAkowonjo;e@?Alimosho;dINMushin;gBNAjegunle;d??Aliayabiagba;b^CAlasia;cDHIrewe;\?s@River Atuwara;\GBIyesi;dIE
Ota;\EIIjoko;aJMIfo;h]eAAbeokuta;\_Ap@Iperu;dBJShagamu;eu@DIjebu Ode;bO]Ijebu-Igbo;aBlAEpe;bk@uc@Birnin Kebbi;
*NINicaragua;]v|OclALa Paz Centro;^o@`BSan Rafael del Sur;\Y[El Crucero;^p@w@Nagarote;`YDMateare;_QNCiudad San
dino;oQDManagua;_]MTipitapa;a]t@Granada;b\GMasaya;]FJMasatepe;]J?San Marcos;^FHDiriamba;^G@Jinotepe;]]PNandaim
e;\kB{BCamoapa;_[t@Juigalpa;^zAdCRivas;S}GrAEl Castillo de La Concepción;XbBkASan Miguelito;]gCwCRama;`n@|ANue
va Guinea;_kC_ABluefields;ZoC_@South End;RhCrFGrey Town;Yn@uVWaspán;^sBjCPuerto Cabezas;Q`@|BPrinzapolka;U|Bz@
La Cruz de Río Grande;?|BxBEl Ayote;\nAuARío Blanco;\wA_DSiuna;]jGe@Jalapa;VsBjASan José de Bocay;^VtEBoaco;br
@{AMatagalpa;avA_@Estelí;`gA?Jinotega;^|AkBOcotal;]T\Somoto;\`AvASomotillo;cEvBLeón;^\YChichigalpa;]ZPCorinto;
bG]Chinandega;`FEEl Viejo;*NLNetherlands;]wYsdIScheveningen;fCBThe Hague;^H^Maassluis;\FMNaaldwijk;]FA's-Grave
nzande;]F`@Hellevoetsluis;\GLMiddelharnis;`Wr@Bergen op Zoom;_nA?Goes;_~@JVlissingen;_GKMiddelburg;]WNBorssele
;^SNTerneuzen;\sRoDGlanerbrug;cL?Enschede;^EQOldenzaal;]MHLosser;`PgBEmmen;]Gi@Stadskanaal;\O]Winschoten;^\DVe
endam;^Gk@Delfzijl;\dARKorrewegwijk;d?@Groningen;]e@JHoogezand;`f@^Assen;_Nv@Hoogeveen;]RwALeek;_v@HDrachten;b
x@QLeeuwarden;^\`@Sneek;_s@LHeerenveen;\g@`@Steenwijk;\Q\Staphorst;^BKMeppel;bRd@Zwolle;_b@IKampen;_^]Emmeloor
d;]\HUrk;^WZDronten;]WLElburg;]HLNunspeet;_`@FHarderwijk;]@NPutten;bgAHApeldoorn;^A[Epe;ac@PDeventer;]?`@Brumm
en;^GIZutphen;^_Aa@Rijssen;]HINijverdal;]d@ERaalte;^BWDalfsen;`gAMHardenberg;]_@`@Tubbergen;aAZHengelo;]FEBorn
e;aPKAlmelo;]L?Wierden;\Kr@Eibergen;]QKHaaksbergen;^Bd@Winterswijk;]ZHAalten;]@MLichtenvoorde;]\JWisch;_XEDoet
inchem;bVtBVenlo;]DDTegelen;\AEBlerick;_^b@Roermond;_M~@Kerkrade;aNAHeerlen;^@MBrunssum;]FDHoensbroek;^RIGelee
n;_GESittard;bb@\Maastricht;_CoAWeert;aHm@Helmond;\EOGemert;^LSUden;_gAZVenray;\@c@Gennep;]DOGroesbeek;\e@_@Di
dam;^J@Zevenaar;]JCDuiven;]N@Huissen;\GKVelp;]XNElst;cMKArnhem;cJZNijmegen;\J@Lindenholt;]BEBeuningen;^HHWijch
en;^H_@Wageningen;\AEBennekom;`BEEde;`R?Veenendaal;\ALRhenen;aHf@Oss;_PYTiel;]Z@Geldermalsen;\IQWijk bij Duurs
tede;\JODriebergen-Rijsenburg;^HPCulemborg;`\MNieuwegein;^F@IJsselstein;]IDVianen;]?RLeerdam;^VHGorinchem;^u@D
Zaltbommel;_`@XWaalwijk;]AHLoon op Zand;dALTilburg;]BFGoirle;]WKOisterwijk;^g@LBest;^JOBoxtel;]FKVught;cAI's-H
ertogenbosch;\?EMaaspoort;]YTSchijndel;]W?Veghel;\PHSint-Oedenrode;dCXEindhoven;]GATongelre;]ECNuenen;^AHGeldr
op;]EVCranendonck;^XIValkenswaard;\ZAEersel;\GFBergeijk;apDi@Roosendaal;]\ISteenbergen;c{AABreda;\[?Rijen;`JIO
osterhout;]O@Dongen;]NMGeertruidenberg;\LPHoge Vucht;^Rk@Papendrecht;bBBDordrecht;]DEHendrik-Ido-Ambacht;\CEAl
blasserdam;]WHSliedrecht;aLg@Gouda;]JCWaddinxveen;b^CZoetermeer;]KROmmoord;\HEBergschenhoek;]B?Berkel en Roden
rijs;h?LRotterdam;`SACapelle aan den IJssel;^C@Krimpen aan den IJssel;_?HRidderkerk;_EHZwijndrecht;_RGBarendre
cht;^CCGroot IJsselmonde;\XBRhoon;]@FOud-Beijerland;aNCSpijkenisse;^ECHoogvliet;aBIVlaardingen;aIASchiedam;\OG
Schiebroek;]FKPijnacker;]DCNootdorp;_FEVoorburg;^ADYpenburg;a@DDelft;_DERijswijk;]M_@Katwijk aan Zee;]GENoordw
ijk-Binnen;]EHOegstgeest;]BHVoorschoten;]HCWassenaar;][LBenthuizen;\B[Sassenheim;]AJLeiderdorp;\BCMerenwijk;bB
BLeiden;]MSLisse;^M?Nieuw-Vennep;\HEHillegom;]GKHeemstede;\PCZandvoort;^OQIJmuiden;\IDVelserbroek;`@EVelsen-Zu
id;]QAAssendelft;_LGHeemskerk;_@DBeverwijk;^AMCastricum;]CIHeiloo;^AMBergen;aIFAlkmaar;_SGHeerhugowaard;cFj@Za
anstad;aC@Zaandam;nKLAmsterdam;aDLAmstelveen;^DJUithoorn;\FSBadhoevedorp;c\GHaarlem;bINHoofddorp;]MFAalsmeer;`
RXAlphen aan den Rijn;\?HBoskoop;]Q?Bodegraven;\UYMijdrecht;_CXWoerden;]_@?De Meern;_AALeidsche Rijn;_@IMaarss
en;aLa@Amsterdam-Zuidoost;]@EDiemen;\ODWeesp;^WFBussum;\?ENaarden;cIMAlmere Stad;_ELHuizen;aJNHilversum;fJXUtr
echt;`U?Zeist;]DGBilthoven;_QGSoest;]?GBaarn;cSHAmersfoort;^GDLeusden;^]ABarneveld;_PONijkerk;]IUZeewolde;aJc@
Lelystad;\d@e@Enkhuizen;]j@f@Volendam;aT?Purmerend;`S[Hoorn;_IYMedemblik;\}@oAHarlingen;]zBjASchagen;\JSJulian
adorp;`CMDen Helder;*NONorway;VmaEyvLVardø;Vb_@yBHonningsvåg;VfExDLakselv;VkBrBKárášjohka;SsMyHMehamn;VuJpABåt
sfjord;XEnBVadsø;^bbCpgAArendal;]b@VGrimstad;btBd@Kristiansand;ZjG]Flekkefjord;_tG}EHaugesund;]uAfCTime;aGWSan
dnes;^PGSola;cOOStavanger;TgBeBSand;X{@uBOdda;YZoBVoss;exEn@Bergen;^ELNesttun;]L@Ytrebygda;PvAyCHardbakke;Wu@k
DMåløy;`oEiBÅlesund;ZqBpBStryn;[jDxAFørde;Y_I@Luster;]z@cGMolde;]qBiAKristiansund;XeDtASunndalsøra;ViByBKyrksæ
terøra;VfB`HFossbergom;WkAbFGol;XfAbDRjukan;TbBjCFyresdal;QpCkAHovden;?IzDKyrkjebygda;]mOuALarvik;^jAQPorsgrun
n;_HMSkien;\G{AKongsberg;`qBjBSandefjord;bByBDrammen;_{A|@Moss;^b@@Horten;`L\Tønsberg;]cE\Halden;`v@_@Sarpsbor
g;ab@JFredrikstad;ob@iCOslo;a{@ILillestrøm;^CeDHamar;\jAAGjøvik;`p@`EAsker;PbDeANoresund;WYyGVinstra;^oC|ALill
ehammer;V_@eEAlvdal;XzD_BOppdal;dmCgDTrondheim;\iBGStjørdalshalsen;YyArDRøros;T`AfEKoppang;VqFr@Innbygda;[r@~E
Kongsvinger;XaOgq@Svolvær;TgJXKjøpsvik;RuFw@Beisfjord;RuOiEIvgobahta;VkC_CSkjervøy;\kMJAlta;Vl@~DKautokeino;[_
CiIHammerfest;\b\hETromsdalen;_J?Tromsø;XbErAFinnsnes;]~GtAHarstad;WrAeBAndenes;VnEnAMyre;RzMvFSørland;?[xFLur
øy;^sHkDBodø;]n@`EMo i Rana;PrB|GRøyrvik;YlGuBBrønnøysund;[cEiAMosjøen;ZpIpGNamsos;]f@nCLevanger;TvEi@Å i Åfjo
rd;*NPNepal;\mvNmyDDārchulā;^mApBDipayal;]fAGAmargaḍhi̇̄;anAbABhimdatta;dqAr@Dhangaḍhi̇̄;cmE`CNepalgunj;`t@_@G
ulariyā;_l@_AṬikāpur;]uB}@Dailekh;cPn@Birendranagar;_gC|ATulsi̇̄pur;?sBFPyūthān;]eCj@Tānsen;]IoABāgluṅ;S~IkICh
hibro;ZcAbCJumla;VcJPMustāng;gAtDPokhara;]h@x@Wāliṅ;`eKf@Chautārā;_cATChari̇̄koṭ;\dBHDhulikhel;`BABanepā;_?HPa
nauti;^@?Panauti̇̄;bVSMadhyapur Thimi;pLCKathmandu;e@BPātan;_D?Ki̇̄rtipur;dp@p@Hetauda;]iBpBMalaṅgawā;^v@RGaur
;]gBTJaleshwar;]qA?Siraha;dv@OJanakpur;dpEy@Birgañj;evAcCBharatpur;`dEb@Siddharthanagar;d?e@Butwāl;\_[zCIlām;]
_@hABhadrapur;dbDNBiratnagar;b|Cs@Lahān;ak@MTriyuga;`Ip@Rājbirāj;`oAMInaruwa;_WIĪṭahari̇̄;cA]Dharān;]Ia@Dhanku
tā;]VoAKhā̃dbāri̇̄;ZnAqBLobuche;*NRNauru;Zir_@lBYaren;*NUNiue;Y~d`@`vBAlofi;*NZNew Zealand;Nnna@tqGWaitangi;Ww
fbAdHTe Anau;RFlCTuatapere;YeJtAPapatowai;`~E_@Invercargill;[uB{@Gore;YuAiDAlexandra;[j@mBWanaka;U}DwATwizel;S
kA|AHakataramea;bCbFDunedin;[}AyCOamaru;^w@kCTimaru;SeNkKKaikoura;^u@sDBlenheim;YuToNWairoa;`dBxANapier;aJ\Has
tings;RbBlATakapau;YxEeFTaumarunui;_h@pEWhanganui;VuCq@Taihape;ad@fCPalmerston North;]`At@Levin;^kA`AMasterton
;^~BGParaparaumu;_Ej@Upper Hutt;]RXWainuiomata;bDILower Hutt;`LQPorirua;lL^Wellington;\FAKarori;`bHANelson;[gE
oIHawera;af@gBNew Plymouth;U~FbJTakaka;]kA~ARichmond;]IAStoke;RrD~AMurchison;TaBnCHanmer Springs;]n@zCRangiora
;^f@v@Rolleston;fq@IChristchurch;TrEsBArthur’s Pass;]_@|DAshburton;ZhB}GGreymouth;XoAoCWestport;YvIrIWaikowhai
;ToSwr@Ahipara;Z}CJKerikeri;`iAbBWhangarei;YsGzEWhitianga;XDjBPaeroa;e|CkAManukau City;_?DManurewa;\IBTakanini
;_ABPapakura;]AZPukekohe East;`Tm@Papatoetoe;^B?Mangere East;]B?Mangere;]MCOtara;\DAOtahuhu;]LIEpsom;]NBNew Ly
nn;\DDTitirangi;]HSMassey;]AAMassey East;\?DLincoln;]?BHenderson;\ECTe Atatu South;^IBAvondale;\HGTe Atatu Pen
insula;dSGNorth Shore;\ANMount Eden;j?EAuckland;^GDRemuera;XCwBLeigh;XeAzKTe Kuiti;\u@{ACambridge;\\QHamilton
 East;c@AHamilton;^_DrDTaupo;\uDoCWhakatane;cbDu@Tauranga;`OxARotorua;UyKkBHicks Bay;T?hBTokomaru;_z@fBGisborne
;*OMOman;`goJkpCQurayyāt;]lApBIbrā’;]nAoCBidbid;fu@a@Bawshar;nA?Muscat;fj@QSeeb;cbGcBŞaḩam;_g@f@Al Khābūrah;a_
Dx@Barkā’;bxAa@As Suwayq;aeBlBSamā’il;_MCSufālat Samā’il;^p@lAIzkī;an@?Nizwá;`l@IBahlā’;bWqARustaq;\nDg@Yanqul
;cBfA‘Ibrī;apCkEAl Buraymī;bwDSSohar;^\c@Liwá;_Pi@Shināş;\j@_HKhasab;[zLdt@Thamarīt;?pGa@Al Mazyūnah;c}GbDŞalā
lah;TuLkQHaymā’;\yFcNAdam;\}FMBadīyah;aqCWSur;*PAPanama;U|dOeq@Burica;\q@aBLa Concepción;ae@PDavid;\?HPedregal
;WaCKCanoa;RiB`DSanta Catalina;[eDaASan Juan Bautista;\KoBPenonomé;_zBrASantiago de Veraguas;Ml@iCCalovébora;Q
_Cy@Coclé del Norte;UtHXChiriquí Grande;\nA_BChanguinola;Vu[z@Ustupo;U|Ah@Tortí;Td@gBNarganá;adGNColón;\Q@Saba
nitas;^BACativá;\{@n@La Cabima;]D?Alcalde Díaz;^JEChilibre;`OJLas Cumbres;]@XAncón;\?ACurundú;\?BEl Chorrillo;
aP@Arraiján;\CHVeracruz;`^@La Chorrera;_{@[Parque Lefevre;lFDPanama City;^EERío Abajo;eCESan Miguelito;`QGTocu
men;]@?Nuevo Belén;`FBPedregal;b@DJuan Díaz;TcBrBSan Miguel;VxExDPedasí;TmIkBGarachiné;VkAuAMetetí;Ub@bEJaqué;
QpMp@Cambutal;ZmQaDUnión Chocó;*PEPeru;]bxNva@Sechura;akAoKTumbes;\a@KZarumilla;]jAjGQuerecotillo;]JFMarcaveli
ca;\b@{BLa Breita;bjA~@Talara;`_@dBPaita;^iA|@La Unión;`KYCatacaos;bAOSan Martin;gAAPiura;cDw@Sullana;^eADTamb
o Grande;`c@^Chulucanas;ZmC\Huancabamba;?kBYSan José de Lourdes;?eFyEPuerto Galilea;SjB|CChipe;^uAzGChachapoya
s;\zC~@Chota;]i@}CBagua Grande;^?]La Peca;`hARJaén;QbBJSan Felipe;[pBIPueblo Nuevo;_DbELambayeque;gKLChiclayo;
_OIPicsi;^BOFerreñafe;\]PPátapo;\q@QChongoyape;S_AmAInguer;\tAjFSan Pedro de Lloc;]Cc@Guadalupe;_KEChepén;_^{@
Saña;]x@IMonsefú;\JEPimentel;^gAnBPacasmayo;]aAnBSantiago de Cao;^Ca@Chocope;]NKPaiján;ReCECompín;dYkBCajamarc
a;TsB_@San Vicente de Paúl;]\~CHuamachuco;TwBl@La Soledad;_sCiDJuanjuí;\[WBellavista;QhDqBMilpuc;]u@uARioja;_g
@EMoyobamba;Sw@_BNueva Vida;]eAzDLa Banda;RuB_@Navarro;_hAuAYurimaguas;R_GvKTiruntán;]b@yBContamana;SyDcGSanta
 Elena;RtCUPuerto Enrique;TNoFSan José de Saramuro;?aB]Parinari;]sB`BRequena;\u@mBNauta;faAwCIquitos;`?@Belen;
aDBSan Juan;SeBiAFrancisco de Orellana;?hMnATrompeteros;ZzBzGLagunas;[vDqASan Lorenzo;RnDDAtahualpa;Ru@iBPuert
o Alegría;Q{CgDAlianza Cristiana;RBeCNuevo Andoas;P_RkESanta Mercedes;ZsCbCSan Antonio del Estrecho;?iHGRemans
o;[cCjHCaballococha;SpHsAHuanta;YyBlAMonte Israel;exYv~@Ica;`~AiAPisco;\KGSan Clemente;cCs@Chincha Alta;S{Cd@H
uaytará;\o@`IMinas de Marcona;XcBh@Acarí;[_BoCPuquio;]`DXNazca;R_@aBSan José de Tomate;T}AoASacsamarca;SyCp@Pa
mpachiri;\]iBAndahuaylas;aeBEAbancay;Tq@xAVilcabamba;O`CpCAniso;Sx@vAIncuyo;SaCdBIspacas;OAsBMungui;\g@~GCaman
á;RdBk@La Planchada;QtCuBAchanizo;`mOjJIlo;^dCyBMollendo;]b@cCEl Pedregal;iaCFArequipa;aAESelva Alegre;_HICono
 Norte;XWmBHuarancante;aLbCCiudad Satelite;_B@Jacobo Hunter;SgDz@San Cristobal;Zb@wDHacienda Huancane;bmDBPuno
;XB`HChuquitira;`rDQMoquegua;\ABSan Antonio;egC|CTacna;[iF_JYunguyo;S~B`BMazo Cruz;]IcCIlave;Zo@wBPutina;UhAsA
Huatasani;^eAuALa Rinconada;Ra@}BPampa Yanamayo;[dFNMacusani;d{@zGJuliaca;`ACSan Miguel;?jEc@Condoroma;]mBqAAy
aviri;]bDSYauri;?fAnACaylloma;RbAjBHuambo;Yl@{AOrcopampa;Xs@cDSanto Tomas;^iDc@Sicuani;QdBg@Omacha;?eAwAOconga
te;`rBUWanchaq;f?@Cusco;`@?Santiago;P{BiCSalvación;XeD\Huepetuhe;_iF_ATambopata;a_@OPuerto Maldonado;TFyDAlert
a;`b`@kSSan Fernando;e@CPucallpa;S^lBTournavista;SeBOJunín Pablo;?xChBPuerto Inca;?aEfCBolognesi;?_GsBBreu;\nE
xFAtalaya;RMjBSan Antonio de Cheni;ScCf@Nueva Luz;YE`CPangoa;]w@tCSanta Ana;]EAQuillabamba;RjEf@Chiquintirca;[
ToBPichari;cnAbCAyacucho;\Dm@Huanta;_nC[Huancavelica;RmAuCTauribamba;\QyBSan Martín de Pangoa;\\c@Satipo;\n@aA
Santa Rosa;`pGq@Cerro de Pasco;]@?Yanacancha;\u@`BJunín;`{@r@Tarma;^h@RLa Oroya;]oAr@Jauja;ay@|@Chilca;f?CHuan
cayo;RfA~DAurahuá;^tCHNuevo Imperial;Sc@yCQuinches;apBiAChosica;`f@t@Villa Poeta José Gálvez Barrenechea;\w@xA
Mala;^w@nAImperial;]FBSan Vicente de Cañete;_|B{DBarranco;dA?Santiago de Surco;bAISan Francisco De Borja;cDBMi
raflores;`@ASan Isidro;_JICarmen De La Legua Reynoso;aI@Breña;`A@Jesus Maria;cMCSanta Anita - Los Ficus;uJALim
a;iR@Callao;^Z_BChancay;`KMHuaral;RmBu@Pirca;Rp@wAAndajes;]hCv@Huaura;Sg@eCOcros;bXmDHuaraz;_?ACentenario;XuCS
Llata;]YbDYanacancha;^e@`@Chaupimarca;[sE`@Oxapampa;SJuDCodo del Pozuzo;dzCr@Huánuco;`o@}BTingo María;\aBs@Agu
aytía;?gAyBCurimaná;^pGo@Tocache;\Kt@Uchiza;ZdDhBYauya;SfCcCHuandoval;]zCPVirú;\YvBCoishco;eEJChimbote;[{CEPil
comayo;?nAjABuena Vista Alta;\K~BHuarmey;]jD{JMoche;]IOLaredo;iLDTrujillo;^oF|NParamonga;_KNBarranca;^_@dAHual
may;`?BHuacho;*PFFrench Polynesia;TpjYnoCRikitea;?hHa\Tapuarava;UbOeu@Atuona;TrEqDTaiohae;T`Dnx@Otepa;Rx[wCTuk
uhora;SrLaNAvatoru;YnVzIVaitoare;dyJhDPapeete;^DDFaaa;]?LPunaauia;SWvb@Mataura;TrJsDMoerai;*PGPapua New Guinea
;?{y[j|@Kwikila;kdBcAPort Moresby;U~BiDBereina;\rSxADaru;VxHiAMorehead;[pAoTTabubil;Y_FiLAitape;[rErQKiunga;Zk
Iw@Tari;^mC|@Mendi;^qBy@Mount Hagen;YsHbLKerema;\mDwCBulolo;agA_BLae;Z`FuAKainantu;\~Ai@Goroka;^oAkDMadang;?vI
iFAngoram Village;XdA~GWabag;VrD}FAmbunti;\aDeCWewak;YwUoHLorengau;[hd@`CVanimo;\kz@UKavieng;UoJbBLondolovit;U
f@tBNamatanai;^`@fCKokopo;]hLpFKimbe;TtBbCKandrian;TrIlAFinschhafen;R_m@qCWakunai;?jBwABuka;_sD~CArawa;SWfBBui
n;VpQrMKulumadau;[bMtFAlotau;^|LuHPopondetta;Y`BTKokoda;*PHPhilippines;\giVc\Sitangkai;^iAiABongao;WmBWSapa;[a
BoASiasi;be@cBJolo;VqDBTabiauan;^@eBMaluso;`Q_@City of Isabela;iSi@Zamboanga;_TGRecodo;^pTCMapun;[bHiEBalabac;
dqI_JPuerto Princesa;^bA|ANarra;anBbBBrookes Point;`bAUJose Rizal;`{JmMEl Nido;\HlDRoxas;XsBg@Osmeña;]QqGCulio
n;[wDrCAgutaya;cYoFSan Jose;ViA~AJarigue;\gBlEBelison;ZtCzFCagayancillo;]sGfJIpil;`xALSiocon;X}CyALeon Postigo
;ZNhDOlutanga;b}BgBMuricay;dF?Pagadian;]gB@Nunungan;_}@xAParang;\PaDBoroon;dG@Mantampay;eCKIligan;dGl@Marawi C
ity;eWq@Iligan City;_m@g@Balulang;adDGOroquieta;aGbAOzamiz City;_HPTubod;^F?Tangub;]r@CMolave;\FGMahayag;aDkBD
apitan;^}DeEJagna;\bA@Loboc;]t@PDanao;aQUTagbilaran City;ahCZTanjay;aFMBais;b~@l@Bayawan;^KDSanta Catalina;^sA
ESibulan;bEHDumaguete;aCrCDipolog;]`DcEAsia;aVg@Sipalay;dqAm@Kabankalan;bKWHimamaylan;]DHSuay;]uAMGuihulñgan;`
l@STinongan;_c@a@Canlaon;`z@ELa Carlota;]SRLa Castellana;\DVIsabela;_ZMHinigaran;_ANBinalbagan;]Fs@Pacol;dAOBa
go City;^D@Pulupandan;f]]Bacolod City;bCMTalisay;aAEBinonga;f?ZMansilingan;]JDSumag;]BDTaloc;]QNMaao;\IWMurcia
;aEy@Victorias;bk@ICadiz;^`@AManapla;`ZNEnrique B. Magalona;_bAm@Passi;fNpAIloilo;af@iEKalibo (poblacion);_r@E
Pandan;VyE{@Balud;`FrBEstancia;cnAYRoxas City;aaErABantayan;_RoFMasbate;`cEz@Calbayog City;\nB`AEsperanza;aD`B
Daanbantayan;dwBn@Ormoc;`rB`BDanao;`@MCogan;]@{ABogo;atBTSagay;^JJParaiso;a[FEscalante;`Tt@Ualog;]aALBalamban;
ha@b@Cebu City;]ACApas;eCBMandaue City;_GKConsolacion;f@LLapu-Lapu City;^@LCordova;bP?Talisay;`H?Minglanilla;c
FDNaga;]HHSan Fernando;dLk@Toledo;]JTPinamungahan;_K^Carcar;`BPSibonga;^iBYJetafe;_NVInabanga;_LiALiloan;]AKCo
mpostela;\eD`AMaasin;^qCISan Jose;[]iDGuiuan;\jCOTanauan;\@fAAbuyog;\h@LBaybay;]Jb@Inopacan;`]_BBurauen;\h@_AC
arigara;\}@ZPalo;dAOTacloban;cAAPanalanoy;\`@mAZumarraga;bI[Catbalogan;ZmBgAOras;a@hBBorongan;^yCxNTandag;Z\gC
Dapa;alBESurigao;[zCjBMambajao;\GvBJasaan;ccAc@Gingoog;`C?Mariano;`y@]Buenavista;^Y[Cabadbaran;dFb@Libertad;eG
AButuan;bm@d@Bayugan;^[\Bah-Bah;a@DProsperidad;\VVTalacogon;`zC\Impasugong;_n@g@Bugo;^@ETagoloan;hRJCagayan de
 Oro;bi@TManolo Fortich;`u@h@Malaybalay;bDtAQuezon;aRHDon Carlos;bAOMaramag;\EODologon;dIMNIA Valencia;\rAl@Wa
o;daFl@Magugpo Poblacion;]C[New Corella;\Pb@Cabayangan;dHRPanabo;ac@IMaco;][[San Mariano;_Qa@Compostela;\VJNab
unturan;aOi@Monkayo;\Pq@Veruela;\SBTrento;`LWBunawan;aFiASan Francisco;_k@PTagbina;__@NHinatuan;b@\Bislig;]k@f
EManay;b~@r@Mati;`h@JLupon;Va@jBPondaguitan;apDlAMalapatan;]P\Glan;]`BoALake Sebu;aG_@Surallah;aEGBanga;`??Bañ
ga;_VSNorala;de@BKoronadal;aS`@Tupi;aQe@Lambayong;`Cz@Polomolok;gUTGeneral Santos;aW@Alabel;`@c@Maluñgun;baA[M
alita;\ZYSanta Maria;bTg@Digos;jq@_ADavao;_S?Samal;azBJKidapawan;]Wj@Bansalan;`DBMagsaysay;`jAHBuluan;bVDTacur
ong;_FUSultan sa Barongis;^OEGeneral Salipada K. Pendatun;]Bg@Talitay;^YOKabacan;bz@OMidsayap;iHDMalingao;^RBP
agaluñgan;iKKBudta;bb@ESultan Kudarat;f@@Cotabato;bFHDinaig;\m@|@Maganoy;\Od@Laguilayan;bOFIsulan;`lBNKalamans
ig;]tJJAl-Barka;WDcjASan Vicente;\{Pbd@Laoang;ahALCatarman;]dFoFGoa;auCVVirac;]h@nDIrosin;`Qk@Gubat;cXISorsogo
n;^Tz@Bulan;\dBgCBato;`MHLibon;aI@Polangui;`ADOas;^IQSan Jose;\a@b@Tagas;cCDLegaspi;_?c@Malilipot;`@GTabaco;\H
STiwi;^^DBuhi;bT?Iriga City;]FBNabua;]?GBaao;cd@a@Naga;\AGMagarao;\vDvERomblon;\q@yCAurora;^f@o@Catanauan;]Jy@
Lopez;`EOCalauag;]d@FGumaca;]uBiAJose Pañganiban;agBrBCalabanga;_z@{AVinzons;aIJDaet;`I?Mercedes;\b@GLabo;Z`C}
BPatnanungan;Wo@kMDicabisagan;]`CeACabagan;bz@GTabuk;\]dARoxas;\Dn@San Mateo;c{@u@Ilagan;^p@bCAglipay;bPg@Sant
iago;a]QAlicia;^^?Ramon;\b@HDiadi;]n@MLagawe;^Kv@Solano;]A@Baggabag B;_FDBayombong;`FPBambang;^?NDupax Del Nor
te;]BDDupax del Sur;]TaDBontoc;b{@_ATabuk;^fDzASanta Maria;^?@Tagudin;^PlBAringay;aB[Bauang;a@QSan Fernando;\{
Ao@Mankayan;ed@vABaguio;c?ELa Trinidad;`QPItogon;`d@~@Manaoag;cOJUrdaneta;]UQGuiset East;^QpAGuimba;\XARamos;^
LKBurgos;_EVGerona;bBKPaniqui;`Ik@Rosales;`FAVillasis;bXPBayambang;_HVCamiling;`b@aALingayen;\BBDomalanoan;_KE
Binmaley;\YDSanta Barbara;a?MMangaldan;bFJCalasiao;cDEDagupan;^l@GAgoo;`d@|@Santa Cruz;]U~ABotolan;^FGIba;`Di@
Masinloc;^YhBSan Narciso;]OFSan Marcelino;cuAgACapas;fA]Tarlac City;\?FSan Miguel;aY?La Paz;cLTConcepcion;\@FS
an Vicente;aWZArayat;^VCPandacaqui;`AIMagalang;cP?Mabalacat City;a?IBamban;fAVAngeles City;e@ASantol;]GFTelaba
stagan;]HBManibaug Pasig;\FBBabo-Pangulo;]?DPio;]CCPorac;d[FSan Fernando;bBIBulaon;_GFDel Pilar;_CCMexico;_IGS
anta Ana;^CJSan Luis;^@FSan Simon;a[FBustos;_EAPantubig;`@USan Ildefonso;_TCCandaba;_C]Cabiao;`YTSan Miguel;]g
@yALaur;]RHPalayan City;eTHCabanatuan City;^OZGeneral Tinio;^H?Peñaranda;`FASan Leonardo;_FDJaen;bEBGapan;_TAP
apaya;^C@San Antonio;]BISan Francisco;`FQZaragoza;^GIAliaga;`OQTalavera;\TFQuezon;aQa@Muñoz;\]VGeneral Mamerto
 Natividad;^KURizal;`ENBongabon;^cA|FPaete;]@GPangil;bt@gARodriguez;]LHMalanday;b@@San Mateo;cLi@Norzagaray;e?
RSan Jose del Monte;cLEGuyong;cBCPandi;`MMAngat;bXCBaliuag;bHHPulilan;bA@Plaridel;eHHMalolos;`KBBalagtas;bAAGu
iguinto;aIDBocaue;aCFMarilao;aLEBulacan;`KNObando;b?DTanza;dA@Navotas;e@?Malabon;jEBCaloocan;aCCBagong Barrio;
^G@Bagong Pagasa;_?ETalipapa;gJAValenzuela;]@CMalanday;d?CMeycauayan;]GILoma de Gato;\ILNovaliches Proper;d@KB
agong Silang;bMLBagong Silangan;dD@Commonwealth;lDHQuezon City;fK?Marikina City;\BDCalumpang;hDDPasig City;fB@
Mandaluyong City;f??Mandaluyong;iGJTaguig;_DBUpper Bicutan;`CGPateros;fFAMakati City;fD@Pasay;gCJParanaque Cit
y;^DIBaclaran;aBKPort Area;aC?Paco;^GDBel Air;b?GSan Juan;pH?Manila;b??Santa Cruz;^??Quiapo;]@?Binondo;bLVCavi
te City;eGBBacoor;f?DImus;_J?Noveleta;aCAKawit;aBHGeneral Trias;fKJDasmariñas;bOIPoblacion;gFMLas Piñas;aGBBan
co Filipino Homes;]?BAyala Alabang;_E?Bayanan;b?@Putatan;`@ECupang;gAFMuntinlupa;`?@Tunasan;e?BSan Pedro;eEBBi
ñan;dUWBinangonan;bFMAngono;dBETaytay;e@CCainta;h?IAntipolo;^SLTeresa;]IFBaras;_D?Morong;`@DCardona;`IATanay;^
E@Pililla;]IISampaloc;^Fd@Jalajala;bSLSanta Cruz;]PHVictoria;^FHBay;^MIPila;]KPNagcarlan;ePLSan Pablo;\BCDel R
emedio;aAKCalauan;^LPAlaminos;^PBMalvar;`BMSanto Tomas;`ABTanauan;gCWCalamba;_@CMamatid;bOJLos Baños;eTSCabuya
o;dBGSanta Rosa;bH?Carmona;bCFPulong Santa Cruz;bTHSilang;]`@FGeneral Emilio Aguinaldo;`OCIndang;_GDAmadeo;aAL
Tagaytay;_BEMendez-Nuñez;`K@Patuto;]IDTalisay;]Ed@Cuenca;_n@ECalaca;_UHTaal;_SLSan Pascual;^@BBauan;dIDBatanga
s;dSc@Lipa City;]u@AMalabanban Norte;c@BCandelaria;aw@GPagbilao;dNFLucena;_PESariaya;]FRBignay Uno;]DKConcepci
on Ibaba;bYUTayabas;^DOLucban;\VCLilio;^ECMajayjay;^@]Lumbang;`u@TMauban;^e@d@Atimonan;_zA|DPinamalayan;WcBc@Y
ook;]fBlCMansalay;`^cCVictoria;`Rm@Calapan;bGk@Rosario;]zBpAMamburao;aa@lASablayan;XfCiETagbak;\kB@Calatagan;_
SUBalayan;`RYNasugbu;_Ug@Maragondon;]BCTernate;cl@[Mariveles;`w@TNaic;`d@{@Orion;aCJLimay;aJWBalanga;_?QSamal;
^@FAbucay;\GLPilar;b_@a@Hagonoy;`K?Paombong;bBQCalumpit;b?EApalit;_JHMasantol;]PGSasmuan;`B?Lubao;\DDSanta Cru
z;_DTOrani;^DEHermosa;`JIDinalupihan;\b@f@Morong;dA]Olongapo;^NSCastillejos;`EHSubic;_ZMSan Antonio;beBiSLaoag
;^?DSan Nicolas;`FTBatac City;_`@`BVigan;_?ABantay;_q@EBangued;VkBqAKabugao;ckBnATuguegarao;aDESolana;`HmCApar
ri;^pAg@Sanchez-Mira;[sCyJBasco;*PKPakistan;\a`L_|CGadani;d_@PHub;pW`@Karachi;WwAnCKeti Bandar;]lAqCPakistan E
mployees Cooperative Housing Society;_KQKarachi University Employees Co-operative Housing Society;eQBMalir Can
tonment;]kAf@Gharo;_aAAThatta;]MfAChuhar Jamali;`iJeAMithi;dl@wAKunri;dzABDigri;fZhATando Bago;]uAMNaukot;bnBf
@Badin;dDk@Talhar;_\_@Matli;bVOTando Muhammad Khan;j^w@Hyderabad;a]ETando Jam;fe@ETando Allahyar;cJ}@Tando Ada
m;]`@GBhit Shah;]Fh@Matiari;aDi@Hala;bg@WShahdadpur;ej@}@Nawabshah;bNk@Daur;`}BpASanghar;eZBSinjhoro;]^WShahpu
r Chakar;]o@d@Jhol;dWtAMirpur Khas;]oBDDhoro Naro;]i@AChhor;cF\Umarkot;]fGqJHingorja;^I?Setharja Old;^GORanipu
r;aAKGambat;]e@@Kot Diji;cIe@Khairpur Mir’s;a[_@Rohri;gFASukkur;`n@TPir Jo Goth;^r@ONaudero;afANKambar;ei@DLar
kana;_b@j@New Badah;bMEDokri;^b@ANasirabad;\Eb@Goth Radhan;^XBMehar;]Bu@Warah;\d@vCJohi;\UXBhan;dKa@Dadu;^HgAK
hairpur Nathan Shah;^WJSita Road;\u@d@Naushahro Firoz;\?STharu Shah;_QWKandiaro;]Qx@Pad Idan;cz@TMoro;_Zn@Sehw
an;aqAv@Sakrand;cDl@Manjhand;bMjBKotri;\pIwAUthal;^|@sABela;c@QArif Wala;[FqLSurab;^aAkBKalat;dCrFKhuzdar;b{EK
Qubo Saeed Khan;du@e@Garhi Khairo;bLh@Shahdad Kot;akAHRatodero;^r@}@Mehrabpur;`AMUsta Muhammad;bc@iADera Murad
 Jamali;?pCKGandava;\_@kDDadhar;`m@MSibi;\KoBHarnai;_xBn@Mach;`bAcAKot Malik Barkhurdar;jABQuetta;^\jAMastung;
_dDp@Nushki;]aEmEPishin;bjBcAChaman;Y{F`@Khadan Khak;_qDjALoralai;_iDaEZhob;VW_EWana;]qFiBSarai Naurang;_nAxBT
ank;]Ox@Kulachi;?~BtEMusa Khel Bazar;beD^Taunsa;f@`CDera Ghazi Khan;_g@hBJatoi Shimali;cn@WJampur;_t@jBRajanpu
r;dI{ADajal;[dFcAKohlu;\LjDDera Bugti;^sAxBKashmor;]zDv@Mian Sahib;a[QThul;dbAGJacobabad;dg@~@Shikarpur;_e@RCh
ak;bw@?Pano Aqil;^Dw@Ghauspur;bSUKandhkot;aiAl@Mirpur Mathelo;bl@BGhotki;]Q^Khanpur Mahar;_y@k@Khairpur;a?@Dah
arki;euAs@Saddiqabad;`nA\Ubauro;fqBs@Rahim Yar Khan;]a@YKot Samaba;aIs@Zahir Pir;c[^Khanpur;^{HyDKhairpur Tame
wah;a{BlAFort Abbas;cw@sAHarunabad;`TZFaqirwali;c`@aAChishtian;]kAHDunga Bunga;dAq@Bahawalnagar;hb@y@Arifwala;
`?TQabula;erA@Burewala;cR~AHasilpur;bjAUMailsi;be@o@Vihari;dhCq@Qadirpur Ran;_]p@Jahanian;_Nn@Dunyapur;`a@b@Ka
hror Pakka;``@bBYazman;hJw@Bahawalpur;\Mc@Dhanot;cVHLodhran;fpABJalalpur Pirwala;dGhAAhmadpur East;^dAo@Alipur
;\Ug@Shahr Sultan;][aAKhangarh;cYDShujaabad;ke@_AMultan;dx@XMuzaffargarh;bj@oAKot Addu;aqDLKabirwala;\Ue@Sarai
 Sidhu;^Lo@Garh Maharaja;]^\Ahmadpur Sial;_jBcBFatehpur;cr@j@Layyah;]As@Karor;hHyBDera Ismail Khan;`BOShorkot;
`k@XDarya Khan;bF\Bhakkar;`kAg@Dullewala;^`@aAKalur Kot;az@HPaharpur;_JcBLakki;_yAm@Kamar Mushani;_WjAKundian;
\Mb@Harnoli;bB{@Mianwali;]oAWLawa;^c@xAMitha Tiwana;^a@vAJahanian Shah;\SOMangla;`E?Faruka;_YJSillanwali;hYs@S
argodha;gbAVSahiwal;bH_AJauharabad;bMAKhushāb;\eA_BKallar Kahar;]KOBhaun;^ZbBJhawarian;aw@PBhalwal;^Ai@Bhera;_
Oo@Choa Saidan Shah;aCLKhewra;^EJPind Dadan Khan;^a@FMalakwal City;^??Malakwal;`b@fAKot Mumin;`l@hALalian;`UJR
abwah;eMFChiniot;fy@c@Pindi Bhattian;bUb@Sangla Hill;ff@\Chak Jhumra;aQLKhurarianwala;c]`@Jaranwala;_x@z@Tandl
ianwala;aXe@Dijkot;lQg@Faisalabad;evA]Bhawana;g`Az@Jhang Sadr;b_@z@Toba Tek Singh;dg@c@Gojra;cDrAKamalia;`j@GP
ir Mahal;^d@n@Talamba;cWPMian Channun;baAQChichawatni;_ATChak Thirty-one -Eleven Left;]eAAChak One Hundred Twe
nty Nine Left;]b@g@Harappa;^Lg@Mamu Kanjan;_m@NChak Azam Sahu;gMNSahiwal;dy@VBahawalnagar;b?h@Pakpattan;b{@UHa
veli Lakha;gn@gAOkara;_IOMustafabad;bS@Renala Khurd;bIh@Dipalpur;aa@MHujra Shah Muqim;ao@[Alahabad;`j@z@Basirp
ur;_w@c@Kanganpur;bBqAKot Radha Kishan;^WORaiwind;bEDRaja Jang;fg@RKasur;^SqAManhala;pf@ELahore;bBNModel Town;
aGTKahna Nau;^t@QSharqpur Sharif;^t@QChak Five Hundred Seventy-five;bWdAPhool Nagar;gEl@Chunian;bXIPattoki;bZu
ANankana Sahib;^B[Mananwala;df@BShahkot;_C{@Sukheke Mandi;^UFKhangah Dogran;`c@NChuhar Kana;ge@FShekhupura;_Bq
@Naushahra Virkan;ev@UHafizabad;\PPKaleke Mandi;`ByAPhalia;bP_@Mandi Bahauddin;am@IDinga;ba@c@Kharian;`MVLala
 Musa;aA`@Kunjah;bkAh@Daska Kalan;\AUBhopalwala;b@ISambrial;\`@BSodhri;cJBWazirabad;]CDDhaunkal;gJ_@Gujrat;]MES
ook Kalan;cKGJalalpur Jattan;]w@HKotli Loharan;]FYSurkhpur;_WNHadali;hF\Sialkot;]C^Kot Ghulam Muhammad;^_@ACha
winda;bHNPasrur;]?t@Baddomalhi;k|Aa@Gujranwala;_L?Ladhewala Waraich;eSb@Kamoke;cGKEminabad;d?n@Muridke;^s@SNar
ang Mandi;^mBw@Fazilpur;bf@NNarowal;]Eo@Zafarwal;bs@NShakargarh;`|HbLMinchinabad;\yEqe@Karimabad;[rD\Gahkuch;d
mBr@Gilgit;^}@l@Jaglot;diElASkardu;^tHpMBhimber;]x@y@Chaksawari;aDfASarai Alamgir;\Oy@Islamgarh;bPFNew Mirpur
 City;cBj@Jhelum;]DkADayal;_d@wAKamra;]a@DPallandri;_k@f@Kotli;^@q@Hajira;_XQRawalakot;]M@Khai Gala;^HYBāgh;df@
KDhirkot;gTaAMuzaffarābād;?}BoEChilas;?`DVDasu;^fDx@Dursh Khela;ePj@Mingora;gcCRBattagram;]@b@Oghi;\i@JBaffa;`
BTMansehra;]e@rAMurree;_l@[Havelian;eISAbbottabad;_~@PKhalabat;`GJHaripur;mUv@Islamabad;lAVRawalpindi;\YIAlipu
r;]i@JKahuta;`D^Sharifabad;]RHKuri Dulal;`GXGujar Khan;bxA~@Chakwal;atA?Talagang;`^}@Pindi Gheb;cSiBAttock Cit
y;aw@h@Fatehjang;fUi@Wah Cantt;^r@[Hazro City;aY_@Topi;\ZFMusa Banda/Musa khan kallay;a@QSwabi;^?JZaida;_Nh@Ka
mra;cR[Tordher;`LDJahangira;^j@GNowshera Cantonment;^Y?Akora Khattak;_f@AAmangarh;aGANowshera Kalan;^CGRisalpu
r Cantonment;`f@HPabbi;bH[Charsadda;m^ZPeshawar;\wArBJand;^xAlBDaud Khel;\BOKalabagh;\h@sALachi;^v@]Hangu;cmAI
Kohat;`LsAJamrud;ba@k@Shabqadar;^SOTangi;^UTUtmanzai;ey@AMardan;aNsABat Khela;^PuBUpper Dir;`P_CChitral;^yAhAT
hal;_C}CBuni;ijInSBannu;\hw@fXTaftan;^gFVNok Kundi;\kIKDalbandin;^iE|@Kharan;_xBhDWashuk;?nCvCPanjgur;_zBtIPas
ni;[iFHOrmara;?uByFAwaran;abQjGGwadar;]rBLJiwani;acG}DTurbat;*PLPoland;^e|BgtHNowy Targ;^Nb@Zakopane;\@iBMyśle
nice;]W_@Wieliczka;_DSBieńczyce;hPDKraków;^E?Grzegórzki;]ZNSkawina;\}AcCJędrzejów;\sA`@Busko-Zdrój;^x@bBBochni
a;\c@?Brzesko;aQdANowy Sącz;^{AGGorlice;_}@QJasło;_J{@Dębica;brAFTarnów;\c@mBStaszów;`q@t@Mielec;_s@w@Tarnobrz
eg;]MUSandomierz;`{@RStalowa Wola;\QJNisko;\QxAŁańcut;dl@DRzeszów;\lAARopczyce;__@fAKrosno;_wAXSanok;`oEgFZamo
ść;]a@t@Tomaszów Lubelski;^rCtAJarosław;`Qn@Przemyśl;\v@w@Przeworsk;^m@_BBiłgoraj;e\mCLublin;_YDŚwidnik;^~@mCŁ
uków;\o@\Radzyń Podlaski;\_@i@Międzyrzec Podlaski;]`@hBLubartów;`eBqBBiała Podlaska;`eApDChełm;]tB_@Łęczna;]y@
~@Krasnystaw;\oC`@Hrubieszów;]|@aKHajnówka;erAmABiałystok;\v@ZŁapy;^}@j@Bielsk Podlaski;\`AbASiemiatycze;apBr@
Siedlce;\Fo@Sokołów Podlaski;]@sBZambrów;`b@e@Łomża;]^jAOstrów Mazowiecka;`~@y@Ostrołęka;^VbBWyszków;]jAUPułtu
sk;\WfAKobyłka;_G?Wołomin;\EPSulejówek;]H?Wesoła;\JIZielonka;]?FRembertów;]JKMarki;bX?Białołeka;`CHŻoliborz;aG
BPraga Północ;bCGTargówek;]K?Ząbki;cBHPraga Południe;bL@Śródmieście;p@?Warsaw;aB@Ochota;cDAWola;dMFMokotów;^@T
Piaseczno;cEMUrsynów;^EBKabaty;\GFKonstancin-Jeziorna;aKUWawer;\KJJózefów;_CDOtwock;_}@MMińsk Mazowiecki;\Gv@G
arwolin;\o@bADęblin;_WZPuławy;^s@bBKraśnik;afDAOstrowiec Świętokrzyski;`~@UStarachowice;dOgARadom;]{@OPionki;\
SSKozienice;_zE}AŻyrardów;_sAzDSkarżysko-Kamienna;dn@n@Kielce;]j@_AKońskie;]Xe@Opoczno;arBEPiotrków Trybunalsk
i;`}@WTomaszów Mazowiecki;\o@m@Rawa Mazowiecka;_Pe@Skierniewice;\vAAGłowno;^m@]Łowicz;bn@wAPłock;_iB~@Sochacze
w;^mAXGrodzisk Mazowiecki;\GCMilanówek;^w@KWłochy;_LCUrsus;]FBPiastów;`D@Pruszków;bSOBemowo;bEGBielany;\HGŁomi
anki;^`@SNowy Dwór Mazowiecki;`i@DLegionowo;]lBk@Płońsk;_o@s@Ciechanów;\s@[Przasnysz;^bBQMława;]h@YDziałdowo;\
vC`@Rypin;^@e@Brodnica;]u@nASierpc;]h@tAGostynin;_Rf@Kutno;bx@sAWłocławek;]tAxAKoło;dFaDToruń;\?a@Chełmża;]`@a
@Chełmno;`r@f@Fordon;\KLSolec Kujawski;aEv@Inowrocław;ep@_ABydgoszcz;]pACNakło nad Notecią;]nA`AWągrowiec;`kAv
@Gniezno;]z@z@Środa Wielkopolska;^y@SWrześnia;agCTKonin;b^zAKalisz;av@ROstrów Wielkopolski;\Bo@Pleszew;]x@MJar
ocin;^Jt@Krotoszyn;_H`BOleśnica;\Ld@Jelcz Laskowice;\??Jelcz;^DLOława;_c@PBrzeg;\q@k@Namysłów;]cBTKluczbork;]e
Aq@Wieluń;^L_DTurek;_wArAZduńska Wola;_h@?Sieradz;\oA@Łask;`k@MPabianice;\BQKonstantynów Łódzki;\X}@Łęczyca;]Q
ROzorków;]AZAleksandrów Łódzki;ga@HŁódź;`JQZgierz;`H`BBełchatów;dn@pBCzęstochowa;__Au@Radomsko;`BrBZawiercie;_
]h@Olkusz;]RVTrzebinia;bt@a@Dąbrowa Górnicza;aMVJaworzno;aR?Mysłowice;dLOSosnowiec;^BECzeladź;`IABędzin;^e@q@M
yszków;]~BQLubliniec;]Ht@Pyskowice;dIRGliwice;_DNKnurów;\YJOrzesze;cOSRuda Śląska;cLKZabrze;`MYTarnowskie Góry
;cMRBytom;`?EPiekary Śląskie;\DCRadzionków;aYLSiemianowice Śląskie;e@LKatowice;bHIChorzów;`H@Świętochłowice;_B
XMikołów;bMDTychy;^El@Czechowice-Dziedzice;]HMPszczyna;]Ta@Łaziska Górne;^^?Czerwionka-Leszczyny;`CRŻory;c^IRy
bnik;]VFRydułtowy;_IJWodzisław Śląski;\AIRadlin;aQPJastrzębie Zdrój;^Kh@Cieszyn;\a@DUstroń;^mADŻywiec;cZYBiels
ko-Biala;]Gu@Bieruń;\GILędziny;^OTOświęcim;\UMLibiąż;]Rj@Kęty;]WDAndrychów;]]EWadowice;_Ps@Chrzanów;`jFHRacibó
rz;`As@Kędzierzyn-Koźle;]M_@Strzelce Opolskie;bhA_@Opole;\Gd@Krapkowice;]nA^Prudnik;_n@]Nysa;\I\Głuchołazy;\pB
u@Ząbkowice Śląskie;]\^Kłodzko;]^]Nowa Ruda;^]]Dzierżoniów;^DFBielawa;bbAOWałbrzych;\N@Boguszów-Gorce;]`@CKami
enna Góra;\tEYBogatynia;^Io@Zgorzelec;\v@_DGubin;_qA|@Żary;]a@BŻagań;bg@_AZielona Góra;_i@ZNowa Sól;_\jBBolesł
awiec;]v@ZLubań;awAj@Jelenia Góra;\e@m@Złotoryja;bo@OLegnica;aGe@Lubin;\]vAStrzegom;]^QJawor;]Yd@Świebodzice;`
a@BŚwidnica;]wBu@Biskupin-Sępolno-Dąbie-Bartoszowice;b@?Śródmieście;]FDGaj;]?AHuby;]AARejon ulicy Traugutta;]?
?Przedmieście Oławskie;gB?Wrocław;]D?Gajowice;]C@Osiedle Powstańców Śląskich;]BDKrzyki-Partynice;]FMOsiedle Ko
smonautów;]A?Gądów-Popowice Południowe;^A?Pilczyce-Kozanów-Popowice Północne;\@AKozanów;\I?Różanka-Polanka;\@B
Szczepin;]CANadodrze;_A@Rejon placu Świętego Macieja;^A?Ołbin;^@CKarłowice-Różanka;a?APsie Pole;^CDRejon placu
 Grunwaldzkiego;^IEPsie Pole Zawidawie;]p@{ARawicz;]]u@Gostyń;`vAFLeszno;``Bb@Głogów;]@^Polkowice;\KcDNowy Tom
yśl;]gBl@Kościan;^iA?Śrem;^Xs@Luboń;gGKPoznań;^_@?Swarzędz;\v@o@Oborniki;\l@FSzamotuły;]cAmAChodzież;ab@]Piła;
]t@YWałcz;\@n@Trzcianka;\nEYChoszczno;bd@vAGorzów Wielkopolski;]eAx@Międzyrzecz;\IfASulechów;]Ra@Świebodzin;\`
ESSłubice;\Qo@Kostrzyn nad Odrą;aoAuCStargard;]nBPGryfino;_n@cCŚwinoujście;f{@~ASzczecin;\F?Świerczewo;]MCDrze
towo-Grabowo;^@SPolice;]s@AGoleniów;\y@UNowogard;_{AeBKołobrzeg;\g@pAŚwidwin;\rB]Gryfice;\oJnBZłotów;_bAeASzcz
ecinek;aaAuCSłupsk;\`@WUstka;bhClAKoszalin;]b@b@Białogard;\wMwBReda;_GFRumia;_\GWejherowo;\Fv@Kartuzy;]j@h@Koś
cierzyna;^l@sALębork;\r@hABytów;_M|AChojnice;]qDx@Świecie;a{@MGrudziądz;_c@o@Kwidzyn;_nAo@Starogard Gdański;]U
{@Pruszcz Gdański;\`@a@Osowa;dKQGdynia;^ENSopot;]GDPrzymorze Wielkie;]?DWrzeszcz Górny;`A?Wrzeszcz;]??Wrzeszcz
 Dolny;^DBPiecki-Migowo;^CFUjeścisko-Łostowice;^CCChełm;]?BOrunia Górna-Gdańsk Południe;]GEŚrodmieście;f@?Gdań
sk;`Yr@Tczew;_q@HMalbork;bkAUElbląg;^_@lBIława;^mASOstróda;ciBOOlsztyn;\QeALidzbark Warmiński;]m@WBartoszyce;\
dEYBraniewo;^cKbAGiżycko;^jAGKętrzyn;^W?Gierłoż;]d@j@Mrągowo;^~@z@Szczytno;]cDMPisz;]aCCGrajewo;`Rc@Ełk;\]g@Ol
ecko;`sAOSuwałki;^It@Augustów;]gBtASokółka;*PMSaint Pierre and Miquelon;_b~IkcHSaint-Pierre;*PNPitcairn Island
s;QblXt{CAdamstown;*PRPuerto Rico;]lzKmpBHumacao;aj@OCaguas;aGWTrujillo Alto;cIECarolina;^}@HFajardo;\fDSManat
í;]HCBarceloneta;ab@CArecibo;^aADVega Baja;\c@FCandelaria;^EILevittown;dCHBayamón;^GGCataño;lAESan Juan;a?TGua
ynabo;\Jp@Cayey;]KXGuayama;bdBEPonce;]l@CYauco;\z@oAAguadilla;aAl@Mayagüez;*PSPalestine;]ezEgcEAs Samū‘;_CIYaţ
ţā;]AYḨalḩūl;c@HHebron;\IISa‘īr;]CJBanī Na‘īm;]y@eAJericho;_l@GAl Bīrah;_B@Ramallah;]CD‘Aţārūt;]ABAr Rām wa Ḑā
ḩiyat al Barīd;^?BBayt Ḩanīnā;^?@Shu‘fāţ;l?FEast Jerusalem;^??Old City;\G@Al ‘Ayzarīyah;_EAMa‘ale Adummim;^RNB
ethlehem;\@CBayt Jālā;`LBBattir;]JHSurif City;\m@oBBalāţah;bFANablus;\Bu@Al Yāmūn;^MDJanīn;]BHQabāţīyah;\QPŢūb
ās;_bA@Ţūlkarm;_JVQalqīlyah;]?|BIdhnā;]KHDūrā;^JRAz̧ Z̧āhirīyah;_tAYBayt Ḩānūn;`FABayt Lāhyā;cBBJabālyā;f@DGaz
a;^LJAl Burayj;b^ZRafaḩ;cMGKhān Yūnis;\EB‘Abasān al Kabīrah;^BCBanī Suhaylā;]CEAl Qarārah;`AIDayr al Balaḩ;\EC
Az Zuwāydah;^AAAn Nuşayrāt;*PTPortugal;[biDqpFAngra do Heroísmo;U|CwASanta Cruz da Graciosa;YzBlBHorta;X|NgDLa
jes das Flores;R}d@`NAlmagreira;]nByCPonta Delgada;Yiy@`\Camacha;^~BvACâmara de Lobos;][?Caniço;bPCFunchal;]?@
Santo António;^@BSão Martinho;^{w@mZOlhão;\CEQuelfes;]AALaranjeiro;\_@KTavira;\hAALoulé;]NLQuarteira;`a@HFaro;
\~@MAlbufeira;[zBmDSines;]e@lDPorto de Mós;^AALagos;_YGPortimão;\fD{LPeniche;^o@GCaldas da Rainha;_w@uCFigueir
a da Foz;\gAFCondeixa-a-Nova;\Xd@Pombal;^z@`@Marinha Grande;bW@Leiria;\`@d@Alcobaça;_u@PMonsanto;\a@CTorres No
vas;^\p@Santarém;^v@fBMontijo;\BJMoita;]JCLavradio;`B@Barreiro;^DOMarvila;]?GMoscavide e Portela;]?@Parque das
 Nações;^@?Olivais;\?CSacavém;]AESão João da Talha;\?CSanta Iria da Azóia;\CEVialonga;^C@Póvoa de Santa Iria;\
MSVila Franca de Xira;]WUAzambuja;]lACTorres Vedras;_^lACascais;]AAMonte Estoril;]A?Estoril;]OBCarcavelos;^A?O
eiras;]CAPaço de Arcos;_H?São Domingos de Rana;\@@Parede;aIOCacém;`D?Rio de Mouro;^NFAlcabideche;^EMSintra;`G?
Algueirão;`a@ELoures;\BDRamada;]K?Camarate;_DDLumiar;^CBAlvalade;]?@Areeiro;]?@São Jorge de Arroios;m@?Lisbon;
]@ASete Rios;_?ACidade Universitária;\@?Campo Grande;]?DCampo De Ourique;\DABuraca;_?CBenfica;]?CPontinha;\C?C
arnide;`?COdivelas;^DDAlfornelos;]B?Falagueira;]DCBelas;_A@Olival;b?@Queluz;^D@Massamá;]EBCarnaxide;cCCAmadora
;_C?Damaia;\@BAlfragide;]@DAlgés;]@ALinda-a-Velha;]GHCaparica;\AGBelém;]C?Alcântara;^ABAlmada;]?@Piedade;]A@La
ranjeiro;`?BCorroios;^FBCharneca de Caparica;_Qb@Sesimbra;`Be@Amora;^C@Arrentela;]KHQuinta Do Conde;]EHAzeitão
;bW?Setúbal;]BUPinhal Novo;\AJPalmela;^oEnBBeja;`FoBÉvora;^eCkKSequeira;_F@Guarda;\n@r@Covilhã;^CzACastelo Bra
nco;]KhBPortalegre;]nEc@Entroncamento;]KYTomar;\LyBRibeira de Frades;\C?São Martinho do Bispo;_IASanto António
 dos Olivais;c@@Coimbra;\EGSão Paulo de Frades;\D?Eiras;beBqAViseu;]VcBBaião;]h@l@Arouca;]Pu@Paredes;`[a@Felgu
eiras;\COFafe;_X@Guimarães;^TSBairro Novo;d@ABraga;\uAFCabeceiras de Basto;\q@h@Vila Real;\u@wAChaves;]]|BCust
oias;^oBkCBragança;]jIGArcos de Valdevez;]Jm@Monção;_R|@Ponte de Lima;]Fn@Barcelos;^^AEsposende;^H]Viana do Ca
stelo;^ObAVila do Conde;^@EPóvoa de Varzim;]AEPedroso;]g@LBougado;]@?Trofa;_JRMaia;\A?Vermoim;\BDLeça do Baili
o;]?@São Tiago de Custoias;^IAÁguas Santas;_EAErmesinde;\ECAlfena;]CHValongo;\F?Baguim do Monte;_B@Rio Tinto;]
E@Fânzeres;^?DGondomar;\E?São Pedro da Cova;]PDVilar de Andorinho;_@?Santo Ovídio;]DBValadares;dCKPorto;a?DVil
a Nova de Gaia;]E?Oliveira do Douro;]@EBomfim;_@CParanhos;^E@Campanhã;]FESão Mamede de Infesta;^F?Senhora da H
ora;^BBAldoar;]CBLordelo do Ouro;^?@Afurada de Baixo;^?BCanidelo;^FKMatosinhos;\@ALeça da Palmeira;^Kb@Espinho
;\SNFeira;]IDSão João da Madeira;\ZFOvar;]?l@Vilar;aBCAveiro;\BHÍlhavo;*PWPalau;O_iYoq@Kayangel;?RrBNgerulmud;
SfAzAKloulklubed;IvKtISonsorol Village;JzEpMTobi Village;*PYParaguay;ad|IxiDEncarnación;XdFeGYbycuí;]aCb@Caaza
pá;Y_@|BSan Pedro del Paraná;[gBwMSan Isidro de Curuguaty;[eDFNueva Esperanza;ei@dECiudad del Este;`GJPresiden
te Franco;VrBpANaranjal;ZJkBDoctor Juan León Mallorquín;U|EsBYataity del Norte;`cAzBCaaguazú;_rAv@Villarrica;`
?{@Coronel Oviedo;XjAuDItacurubí del Rosario;[t@yASan Pedro de Ycuamandyyú;[yBi@Lima;^JuDYby Yaú;a_DsAPedro Ju
an Caballero;WdNoMPuerto Bahía Negra;VvWx@General Eugenio A. Garay;TmGwBCapitán Pablo Lagerenza;]uCbNFiladelfi
a;\e@FLoma Plata;ViKkGFuerte Olimpo;SsBpFSan Carlos del Apa;_ZdFConcepción;pj@xJAsunción;bGJLambaré;bQAFernand
o de la Mora;dA?San Lorenzo;dKBCapiatá;aN]Mariano Roque Alonso;aGGLimpio;`FOVilla Hayes;`mAz@Caacupé;\l@TItá;`
CUItauguá;`f@DSan Antonio;aAENemby;`HCVilla Elisa;^nChHPilar;SiDlALaureles;\_AsBSan Juan Bautista;*QAQatar;^oa
Ii|CAl Wakrah;TxCtAAbū Samrah;^qBgBMu‘aydhir Rawḑat Rāshid;eCEAr Rayyān;^I?Farīj al Amīr;\?IUmm Lakhbā;_ABMadī
nat Khalīfah;_ECAl ‘Unayzah;^BDFarīj Kulayb;^ABAs Sadd;^ADAs Sulţah al Jadīdah;]GFAth Thumāmah Khamsūn;]@AAth
 Thumāmah Sittah wa Arba‘ūn;]@CNu‘ayjah;`?CAl Manşūrah;\?@Al Hilāl al Gharbīyah;_AAAn Najmah;\A@Al Hilāl ash Sh
arqīyah;]ABAth Thumāmah Sab‘ah wa Arba‘ūn;a?AAl Maţār al ‘Atīq;]BEAl Ghānim;k@ADoha;dBYLusail;^R?Umm Şalāl Muḩ
ammad;`M_@Az̧ Z̧a‘āyin;]ESAl Khawr;_fAPUmm Ghuwaylīnah;YIkBMadīnat ash Shamāl;*REReunion;`iyI`dCSaint-Louis;aM
HSaint-Pierre;^^WPiton Saint-Leu;^DISaint-Leu;^?m@Le Port;^GALa Possession;bJNSaint-Paul;ic@YSaint-Denis;_u@^S
aint-Benoît;`LOSaint-André;]FISainte-Suzanne;^JASainte-Marie;aDjALe Tampon;_SRSaint-Joseph;*RORomania;^knDubHH
uşi;_|BbDTecuci;`o@kABârlad;`KoAVaslui;fXkBIaşi;_nDOPaşcani;]dAHTârgu Neamţ;^Lq@Fălticeni;aHc@Suceava;asAWBoto
şani;^t@g@Dorohoi;]~ARRădăuți;\lBbBVatra Dornei;]g@c@Câmpulung Moldovenesc;\aACGura Humorului;^RnFMiercurea-Ci
uc;]f@iAGheorgheni;_z@rAOdorheiu Secuiesc;^`AxAFăgăraș;]_B\Codlea;_aAa@Sfântu Gheorghe;]eAYTârgu Secuiesc;bg@w
DPiatra Neamţ;\iAf@Buhuşi;]h@n@Moineşti;]HJComăneşti;b}A]Bacău;`CeARoman;\q@bDAdjud;`?nAFocșani;_X~@Râmnicu Să
rat;bj@l@Buzău;\jAXMizil;\c@z@Urziceni;^zAl@Voluntari;\EFPantelimon;fDDSector 3;eFESector 2;qBBBucharest;_jAkC
Câmpina;\JIBreaza;^GwASăcele;dREBraşov;\^LRâşnov;]XBZărnești;\?fDGăeşti;^jAo@Mioveni;cLTPiteşti;`uBOTârgovişte
;]c@IMoreni;]i@IBăicoi;ca@NPloieşti;]LlABuftea;dSLSector 1;eDHSector 6;eIHSector 5;`TbBGiurgiu;^bEm@Roșiorii d
e Vede;_eAZAlexandria;\E~@Zimnicea;^`BQTurnu Măgurele;eyF}BSector 4;\I?Popeşti-Leordeni;]{Az@Olteniţa;_eKr@Man
galia;eIgAConstanţa;^D[Năvodari;_~@LMedgidia;\p@QCernavodă;^f@GFeteşti;_|Ac@Slobozia;]}AZFetești-Gară;c[iDBrăi
la;dOa@Galaţi;`wCr@Tulcea;T{Cv@Sfântu Gheorghe;abo@oAReşiţa;\b@MBocşa;^eBICaransebeş;U~@vCLiubcova;\mEdCCalafa
t;]sAEBăileşti;]eFn@Corabia;^\cACaracal;]p@m@Balş;dz@DCraiova;]v@m@Filiaşi;]uCSDrăgăşani;`Sj@Slatina;a?eCRâmni
cu Vâlcea;^{@ECurtea de Argeş;_bGy@Petroşani;]IEPetrila;]\LVulcan;^DBLupeni;aG|@Târgu Jiu;]|@p@Motru;a~@`@Drob
eta-Turnu Severin;\YkHBrad;`Wp@Deva;`?XHunedoara;]{@OOrăştie;]a@ACugir;^g@WSebeş;`AUAlba Iulia;^[o@Aiud;]g@XBl
aj;bm@jASibiu;\?NCisnădie;^_CcBSighișoara;`vAHMediaş;^H_@Târnăveni;ds@i@Târgu Mureş;^_@o@Reghin-Sat;\zBz@Luduş
;\p@ROcna Mureş;^Ea@Câmpia Turzii;_RCTurda;eb@g@Cluj-Napoca;_u@kADej;]IVGherla;asBSBistriţa;\LsBVişeu de Sus;^
m@HBorşa;_xCu@Sighetu Marmaţiei;\f@t@Baia Sprie;bV?Baia Mare;`fBzAZalău;\p@EŞimleu Silvaniei;]`AyACarei;bmAWSa
tu Mare;czDtCOradea;\t@p@Salonta;Y}AtASebiş;_j@fCLugoj;crBaBArad;dPtATimişoara;*RSSerbia;aehCwkGLeskovac;`HxAV
ranje;_lPcSSombor;boBaASubotica;\Fv@Bačka Topola;]Ap@Vrbas;^n@~@Bačka Palanka;_i@t@Sremska Mitrovica;]hAxALozn
ica;\r@cFApatin;aqHxNNovi Pazar;ac@uBKraljevo;bbA_@Čačak;]U[Gornji Milanovac;c{A@Kragujevac;]fAy@Aranđelovac;]
z@OLazarevac;`pAhBUžice;`IsAValjevo;\{@iAObrenovac;\Cy@Nova Pazova;\JGStara Pazova;`|Al@Šabac;^Ys@Ruma;dCo@Nov
i Sad;\X@Futog;]_AkABečej;]IpBInđija;a{@aAZrenjanin;as@dBPančevo;o`@LBelgrade;cLIZemun;]@`@Sremčica;`kBBSmeder
evo;_s@FPožarevac;^UcBVršac;__DpEBor;^bF{@Smederevska Palanka;^{@lAJagodina;]UHĆuprija;aFdAKruševac;_`AGTrsten
ik;^uBlAProkuplje;d}@QNiš;_iC`@Pirot;]`AsAKnjazevac;_?aAZaječar;\u@aANegotin;_zK_IKikinda;]lASSenta;*RURussia;
Vn~a@o}KEgvekinot;Sey@^Uelen;WjTzIProvideniya;UqHwELorino;Y{wu@r}AKrasnyy Chikoy;ZfFm@Bichura;e?wFUlan-Ude;Tr@
oGKhuzhir;UoDn@Turka;]}BlIPetrovsk-Zabaykal’skiy;[aIOKhilok;VjDs@Novokizhinginsk;Zc@kBKhorinsk;Y_JgASosnovo-Oz
ërskoye;YyKpJDul’durga;X`IxEKyra;ZsEiKGornyi;XtEe@Mogzon;[yMTKarymskoye;ehDqAChita;Wk@fDKurort-Darasun;\eDPAgi
nskoye;[wEmBPervomayskiy;YPmCVershino-Darasunskiy;\sElANerchinsk;ZpD|EYasnogorsk;WcD[Kalanguy;^AzBBorzya;WxGWN
izhniy Tsasuchey;Z{W\Priargunsk;`tEt@Krasnokamensk;VPgDAleksandrovskiy Zavod;WjAoCShelopugino;[jBmDChernyshevs
k;ZiCt@Sretensk;VyEyAUst’-Karsk;XS`JKalga;WoCkANerchinskiy Zavod;Wgj@gHUshumun;Vi[j~@Zarubino;g_D{AVladivostok
;__B?Bol'šoj Kamen';]KZFokino;ceBXNakhodka;]_@TVrangel’;ZcDa@Preobrazheniye;TuZwUSvetlaya;XkVuFTomari;^BnCKhol
msk;\d@hANevel’sk;Z_XpOYuzhno-Kurilsk;VkDl@Shikotan;^rWuPKorsakov;dF_AYuzhno-Sakhalinsk;YGoIMakarov;\}@uBPoron
aysk;Zr@iBSmirnykh;[}@yKNogliki;SNkBVal;VtHTLazarev;^|CwDNikolayevsk-on-Amure;Xv@zCBogorodskoye;XaArDDe-Kastri
;[uGpBAleksandrovsk-Sakhalinskiy;[PjJUglegorsk;WCdCKrasnogorsk;\nJiCVanino;^GXSovetskaya Gavan’;XhFaFVysokogor
nyy;SlEi@Gurskoye;TgFmETsimmermanovka;VfPwEImeni Poliny Osipenko;Xa@rFGorin;YbE}ABerëzovyy;RpIuBSofiysk;TpEaDE
kimchan;\KbKChegdomyn;aNrMBirobidzhan;gsL`AKhabarovsk;WO{CLitovko;_wIeEAmursk;eU_AKomsomolsk-on-Amur;?zA|ETroi
tskoye;Sn@~ASinda;Xd@vCMukhen;Wx@|IVostok;YyApIPlastun;XdEhEOl’ga;\n@gBKavalerovo;_qBy@Dalnegorsk;`tMnAArsen’y
ev;_\nEPartizansk;_z@gHSpassk-Dal’niy;_sBmDLesozavodsk;^cA{ADalnerechensk;XwCNNovopokrovka;]h@uBLuchegorsk;]Fi
ABikin;\eBoCVyazemskiy;YjLqALeninskoye;[rB~RKamen’-Rybolov;cNzDUssuriysk;bm@vAArtëm;\TJTrudovoye;\p[_k@Chigiri
;dCJBlagoveshchensk;Z_F`CPoyarkovo;[{AsCYekaterinoslavka;]y@pBRaychikhinsk;[gCjAArkhara;U}JnALondoko;ZzD?Obluc
h’ye;V_FmETyrma;YzJi@Talakan;R{F{FEtyrken;Se@}FStoyba;``SvJBelogorsk;?qAuCNovokiyevskiy Uval;`zCx@Svobodnyy;]z
A}BShimanovsk;^rA{IZeya;ZaNcw@Namtsy;dIhCYakutsk;[rBlBPokrovsk;YuKmFBorogontsy;YaD`JAmga;RpGlLChagda;WqWmIUst-
Maya;ZdL{HChurapcha;ZaFgAYtyk-Kyuyël’;YqKy@Khandyga;Up@pp@Chumikan;Wy[|CMnogovershinnyy;T|IyNAyan;^y\|POkha;Ys
@ac@Okhotsk;VyW_VMyaundzha;SlZsAOymyakon;Tt_@vRSolnechnyy;YiHyLNezhdaninskoe;ZeY{KUst-Nera;RyJlAArtyk;VsEgZBel
aya Gora;?pQ~KKhonuu;WfSyPDeputatsky;S~ViLNizhneyansk;UtB~GUst-Kuyga;XtDrMBatagay;UnY[Batagay-Alyta;XhQfWSanga
r;YwGqo@Tiksi;[fl@rp@Vilyuysk;WcF[Kysyl-Syr;WyB_QZhigansk;YwSd\Berdigestyakh;S[`ESinsk;]~GvNAldan;ZqDeATommot;
`xHjMNeryungri;[yE`SMagdagachi;WdEo@Taldan;_NcHTynda;[~ChFSkovorodino;XrEMUrusha;SvJuQKhani;Y_EfRYerofey Pavlo
vich;WxERAmazar;[zEVMogocha;Ta@iCTupik;XlIyMNovaya Chara;R{RcWKhorintsy;ZlEx@Olyokminsk;YTgRVerkhnevilyuysk;[f
K`@Nyurba;ZhC~ESuntar;_bVkAMirny;YhH_BChernyshevskiy;Xu@dTPeleduy;UcO~EKropotkin;]lAyLLensk;[FhZTaksimo;[oFBKu
anda;XrNxJBagdarin;XB{ISeveromuysk;\}BmIBodaybo;XbG{AMama;RjFdCGorno-Chuyskiy;UbIrIKichera;XaIk@Novyy Uoyan;Yv
GnJKurumkan;]bEgGSeverobaykal’sk;Zz@|LUst’-Barguzin;Z|HgPMagistral’nyy;[gCaIKirensk;YlEzAMarkovo;VyDwWYerbogac
hen;\sTa\Aykhal;\wDcBUdachny;VI}KOlenyok;VgIsTSaskylakh;WrgACKhatanga;Y`Mbo@Tura;^~lA{^Kayyerkan;`cCUTalnakh;c
f@ZNorilsk;TnAzFSnezhnogorsk;ZnFzBIgarka;U}IhBSvetlogorsk;XjAbFTurukhansk;Xqs@vXBaykit;VV|RManzya;SdIy@Yuzhno-
Yeniseyskiy;YnK}HTeya;VhOuFBor;b_Bh`@Achinsk;`Nr@Nazarovo;Xu@{DNovobirilyussy;]fFtCBogotol;XpG}ETegul’det;_tAz
EMariinsk;ZsBxATisul’;Wc@rCBelogorsk;`zLaCBerëzovskiy;YqC~BZelenogorskiy;^nCtAPolysayevo;aCb@Belovo;aeArAKisil
evsk;dMNProkop’yevsk;bJMKiselëvsk;g_Bl@Novokuznetsk;_e@^Osinniki;]HLKaltan;b{C_@Mezhdurechensk;_r@EMyski;ZqLyC
Shira;_xCqESharypovo;\}Bj@Uzhur;?cF~@Novosëlovo;[nCfESorsk;asE`@Chernogorsk;aoAXMinusinsk;cv@CAbakan;Y[wBKrasn
oturansk;\}EtAKuragino;XsBwAKrasnokamensk;ZfIqEBalakhta;Yl@{CKozul’ka;^eEf@Divnogorsk;]h@qNYeniseysk;`}@h@Leso
sibirsk;Wj@xBPirovskoye;XkEMKazachinskoye;ZX~CBol’shaya Murta;ij@jDKrasnoyarsk;]g@?Berëzovka;^i@OSosnovoborsk;
ae@YZheleznogorsk;asEZZelenogorsk;YS}KMotygino;Zg@~DTaseyevo;beDjEKansk;\eAGIlanskiy;]fF`ABorodino;Y?`CAginsko
ye;ZmV{@Alzamay;_iA`CNizhneudinsk;`uHbATulun;W}A_EPokosnoye;\xGoBChunskiy;]sHEVikhorevka;_|Rd@Tayshet;Xv@mENov
obiryusinskiy;WjAaBChunoyar;[WyDBoguchany;\wIm@Kodinsk;WmR{IVanavara;_}TdUUst’-Kut;bpRoFUst’-Ilimsk;dpEtJBrats
k;UkHw@Vidim;[_DoCNovaya Igirma;^k@lBZheleznogorsk-Ilimskiy;_dKlNSayansk;^Zd@Zima;YeEq@Ust’-Uda;XgDzCOsa;YaG{G
Zhigalovo;ZqChDKachug;XgBfFYelantsy;WrDs@Bayanday;\vCp@Ust’-Ordynskiy;gzAdBIrkutsk;\LPMarkova;UaCfAListvyanka;
XeEZBabushkin;YoCu@Kamensk;]NjCGusinoozyorsk;\HxDKyakhta;Z`Fs@Petropavlovka;[tKl@Zakamensk;YdFcGKyren;]yHBSlyu
dyanka;\uAZBaykal’sk;_FkCShelekhov;dd@cAAngarsk;ar@e@Usol’ye-Sibirskoye;`pBoACheremkhovo;VhS|BOrlik;VjM~JKungu
rtug;W`a@YKhandagayty;WgQXSamagaltay;bnB}EKyzyl;X_Fj@Saryg-Sep;VoBcEToora-Khem;YvL~@Turan;UbEcETanzybey;XyCnKK
hovu-Aksy;[zCoAShagonar;ZnGn@Chadan;]iAuKShushenskoye;_hBj@Sayanogorsk;\fGxAAbaza;ZwA_BAskiz;X`E[Vershina Tei;
[oE`LAk-Dovurak;XnC`FKyzyl-Khaya;WfMs@Aktash;YwE~@Kosh-Agach;TzFv@Belyashi;S{@{HBalykcha;]a@gHTashtagol;YxCdBT
urochak;W~BsBSolton;YbDo@Tselinnoye;dzAlBBiysk;[fByATroitskoye;]dEu@Yuzhnyy;X}B|HSoloneshnoye;XyApCUst’-Kan;\m
@uEBelokurikha;\sD?Mayma;`CFGorno-Altaysk;Yn@bCShebalino;YyAlBOnguday;XbB~AUst’-Koksa;\~XqCGornyak;cr@eBRubtso
vsk;\oBwAPospelikha;WeJlBCharyshskoye;YdDu@Krasnoshchekovo;^GeDAleysk;YqDTUst’-Charyshskaya Pristan’;\FwDNovos
ilikatnyy;Z~Fl@Rebrikha;ZzGn@Zav’yalovo;[nE@Blagoveshchenka;X}@dHUglovskoye;[|A{AMikhaylovskoye;\zCsCKulunda;]
fAiAYarovoye;^MMSlavgorod;YbnAeJPolovinnoye;X{CkEMokrousovo;Zv@jBLebyazh’ye;[yGf@Petukhovo;WgN{ASladkovo;\fKmD
Golyshmanovo;WiDoAUspenka;`s@hCIshim;Z_Ec@Abatskoye;Z_@iBVikulovo;bvMsGTobolsk;ZjF~CYarkovo;XyB`HArmizonskoye;
Xx@mDYurginskoye;]fD~@Zavodoukovsk;^p@]Yalutorovsk;YVkENizhnyaya Tavda;[p@aKMezhdurechenskiy;W_CxDKuminskiy;Xg
DcEKondinskoye;W`E{JTalinka;YsTjHGornopravdinsk;blD}DKhanty-Mansiysk;YSzKTurtas;_iViJPyt-Yakh;^`Eq@Poykovskiy;
YpAzDSalym;\w@{MNizhnesortymskiy;_oAbDLyantor;bwAfBNefteyugansk;ecD_@Surgut;\b@?Belyy Yar;]}AeAFedorovskiy;`yC
cCKogalym;b_EwDNoyabrsk;\LdHPokachi;_^|ALangepas;?SzYSedel’nikovo;^zDHTara;[s@~CBol’sherech’ye;YhEiAKolosovka;
ZrFoETevriz;YtFc@Ust’-Ishim;?cHrCBol’shiye Uki;isCfKOmsk;[hFoDTyukalinsk;[fDz@Nazyvayevsk;]PbCIsil’kul’;ZaFv@S
herbakul’;YqBpAOdesskoye;YuDvARusskaya Polyana;ZjAmJSargatskoye;]wEnBKalachinsk;]wGa@Tatarsk;[hFtECherlak;^eSp
AKarasuk;\pC}BKupino;^qEcEBarabinsk;_FSKuybyshev;ZxHm@Vengerovo;Y`@`EChistoozërnoye;YIqJKyshtovka;YyIh@Severno
ye;WqFqFKedrovyy;[wGlNChulym;Y`Gk@Ubinskoye;YhExBZdvinsk;YgEh@Dovol’noye;[tAbBKrasnozërskoye;Y}E^Pankrushikha;
X[cBKochki;_gDjBKamen’-na-Obi;\eE@Suzun;[tAsBOrdynskoye;\_AaCKochenëvo;\{CPKrasnoobsk;jJSNovosibirsk;]j@DOb’;W
_DiBTashara;_nAdCAkademgorodok;a@RBerdsk;`g@TIskitim;]Ob@Linëvo;]?n@Cherepanovo;]e@nATal’menka;g_@zABarnaul;`i
@INovoaltaysk;`gE{@Zarinsk;]iEqBGur’yevsk;\|@}BPromyshlennaya;biBp@Leninsk-Kuznetsky;^nB{BTopki;gaBMKemerovo;\
?a@Kedrovka;\dCeAYashkino;ajB\Yurga;\bBHBolotnoye;]AtAToguchin;ZtAkEKozhevnikovo;WoBmDKrasnyy Yar;bgAhBSeversk
;gQRTomsk;]_CtATayga;aoAAAnzhero-Sudzhensk;^[wDAsino;Z|E_HBelyy Yar;Y`GjDMolchanovo;^jDsCKolpashevo;Yp@hBPodgo
rnoye;ZrBxCBakchar;ZpFwKKargasok;_lSmIStrezhevoy;VxEnLNovyy Vasyugan;\sAaNIzluchinsk;dhAHNizhnevartovsk;_vASMe
gion;_oGuERaduzhny;]`EqMGubkinskiy;\}FaBTarko-Sale;ZwBqEUrengoy;azIUNovyy Urengoy;YaLuGTazovsky;Sa[gOKaraul;]q
QbCDudinka;Thb@sXDikson;Ujj@p^Mys-Kamennyy;_yDd\Muravlenko;[D{KPangody;_hK~@Nadym;VoAyENyda;X~Kq@Yar-Sale;TzAj
BKutop’yugan;]dVjOBeloyarskiy;^p@mQLabytnangi;_e@XSalekhard;S{D}ELaborovaya;Rvc@gLAmderma;SrUrMKhoreyver;_fBxG
Usinsk;_|@jDPechora;\QbGVuktyl;^{PsLInta;WqC`JSaranpaul’;]aQwSVorgashor;aw@LVorkuta;W}BdLMuzhi;TnCrBOvgort;ZsE
nDBerëzovo;UwAjFSherkaly;`PzBNyagan;WtDzAKommunisticheskiy;]rD~@Sovetskiy;^p@HYugorsk;ZyEwJIgrim;VjP`AKhulimsu
nt;WsGzDAgirish;XlErDPelym;[XnJSos’va;_iQ}DUray;Vn@`ITabory;_oC~ATavda;\xHATurinsk;YgCtATurinskaya Sloboda;\`C
xBTalitsa;aPvDShadrinsk;hyJsETyumen;\e@TBorovskiy;ZnAnBIsetskoye;eClEKurgan;X`BfEZverinogolovskoye;YhFITselinn
oye;\lAqCShumikha;\cF~@Kurtamysh;WtMcCBrodokalmak;?aCfFOktyabr’skoye;afF~@Troitsk;YvDv@Chesma;_yB_CYuzhnoural’
sk;\xANPlast;^eBkAYemanzhelinsk;_M[Korkino;am@m@Kopeysk;id@GChelyabinsk;\fCqCKasli;aHXOzersk;_I_ASnezhinsk;]Ms
ASysert’;\Cg@Aramil;_Fi@Beryozovsky;^iBRZarechnyy;aYg@Asbest;\k@OReftinskiy;cq@fCKamensk-Ural’skiy;\aCVKataysk
;^YoBKamyshlov;^bCLBogdanovich;_BYSukhoy Log;`qEmCLesnoy;_@IIrbit;_rGc@Alapayevsk;^c@bBArtëmovskiy;_|ACRezh;\f
CmCNizhnyaya Salda;^fCw@Krasnoural’sk;_eB~@Verkhnyaya Salda;]bAlBNev’yansk;aVn@Novoural’sk;]Dc@Kirovgrad;fRaBN
izhny Tagil;^h@iAKushva;YjEnEShalya;[mA`DMikhaylovsk;bcD}APervouralsk;`?TRevda;\]RDegtyarsk;]Lc@Talitsa;]yAUSr
edneuralsk;`UBVerkhnyaya Pyshma;jGTYekaterinburg;`tArAPolevskoy;^GlAVerkhniy Ufaley;__A`AKyshtym;\bAl@Karabash
;]xCZKusa;ci@b@Zlatoust;c{AVMiass;_s@LChebarkul’;S~CjFKassel’skiy;_XoBUchaly;ftA~DMagnitogorsk;`xBoBBeloretsk;
]f@}CKatav-Ivanovsk;]Be@Ust’-Katav;^u@VTrëkhgornyy;]gAWBakal;_o@SSatka;[~CaBMesyagutovo;^fEhBAsha;\yA@Sim;\WzD
Mezgor'e;?nEgAArkhangel’skoye;`rC~DIshimbay;cXLSalavat;dGs@Sterlitamak;^EwGBlagoveshchensk;i@z@Ufa;XsBgCPavlov
ka;_hE?Birsk;^kByEChernushka;ZcBrAAskino;_mFgBKrasnoufimsk;`~C_DKungur;`gDkCLys’va;_?c@Chusovoy;^vGa@Dobryanka
;h^xAPerm;``BMKrasnokamsk;WWwDMaykor;bkDeCSolikamsk;\cAsCKrasnovishersk;\aBxFAleksandrovsk;ctCq@Berezniki;^qCp
BGubakha;]Si@Kizel;_mJdAKachkanar;]}@JLesnoy;]KBNizhnyaya Tura;\sCuANovaya Lyalya;a?mBSerov;StEdAPavda;^uAsDSe
veroural’sk;^KjAKarpinsk;`g@?Krasnoturinsk;]i@wDIvdel’;ZpYuKTroitsko-Pechorsk;XpFa@Voyvozh;Y|FnFUst’-Kulom;b?w
JUkhta;WfJlCSindor;\lEt@Yemva;`XzCEzhva;dQ\Syktyvkar;UwE|@Mordino;WrDtDKoygorodok;Yd@~ENagorsk;]sG`COmutninsk;
[IeCKirs;WmEtAKostino;XqEuGGayny;W?jCKochëvo;^aArBKudymkar;]iCvENytva;]WbCOsa;\rCwBOchër;]Jg@Vereshchagino;\hI
RBalezino;]GtAIgra;a{DbBVotkinsk;aWx@Chaykovskiy;gtDQIzhevsk;\h@`AAgryz;baDFSarapul;b{AlANeftekamsk;^eCc@Yanau
l;^LzCDyurtyuli;]gBrDChishmy;]dAhADavlekanovo;]R^Rayevskiy;`rFmBTuymazy;`qAbBBelebey;]d@h@Priyutovo;]t@h@Abdul
ino;bd@}COktyabrsky;]j@NBavly;^`@{AAznakayevo;ZoC_ABakaly;]YqCAgidel’;\dDb@Menzelinsk;ffCANaberezhnyye Chelny;
]T_@Mendeleyevsk;at@ZYelabuga;dj@VNizhnekamsk;_q@~@Zainsk;cq@rAAl’met’yevsk;a_BfABugulma;`dAKLeninogorsk;aaBjD
Krasnaya Glinka;`bBNBuguruslan;^|@@Pokhvistnevo;XtB_BIsakly;\HbCKinel’-Cherkassy;_ZPOtradnyy;^jBqENurlat;``@{D
Chistopol’;\q@cDKukmor;Ya@uCKil’mez’;_?lCVyatskiye Polyany;_gFk@Mozhga;]DkBUva;b}AeFGlazov;[pHs@Zuyevka;XgA~BU
ni;V|GMSuna;^vI}AKotel’nich;]|AfEYaransk;\yEy@Sovetsk;Yl@tBNovyy Toryal;dfDfAYoshkar-Ola;Z}Eh@Morki;[gEgCUrzhu
m;\VjEArsk;ivCz@Kazan;WI|BKuybyshevskiy Zaton;YwCp@Bazarnyye Mataki;WeAnEYelkhovka;`xC|AZhigulëvsk;g^YTolyatti
;bu@gCDimitrovgrad;\tFJNovoul’yanovsk;g?c@Ulyanovsk;]R_CBuinsk;\uAkDVasil’yevo;bf@AZelenodolsk;`^EVolzhsk;_lDf
AKanash;_tDdCAlatyr’;\mBlFBarysh;Z\mBKarsun;]|BdAInza;]v@XNikol’sk;^cAcJShumerlya;]|DESergach;YDeGVoskresensko
ye;Y}EcASharanga;]ChDKoz’modem’yansk;fiCf@Cheboksary;bm@BNovocheboksarsk;]_AgBMedvedevo;]lFqEShakhun’ya;Y_B_CL
eninskoye;^xHIShar’ya;Wg@gBPyshchug;Zr@aCNikol’sk;^iDsFVelikiy Ustyug;YyCpADem’yanovo;X~@zGVokhma;ZoF^Darovsko
y;fsI`@Kirov;aiAHKirovo-Chepetsk;^[c@Slobodskoy;ZfBuCRaduzhnyy;YnGiAOparino;Xq@{JUrdoma;YsHfCVizinga;ZdBgEZhes
hart;YnDkGUsogorsk;_rHbLKoryazhma;`bBHKotlas;XpDwULeshukonskoye;Y}f@kBUst-Tsilma;^{InJSosnogorsk;XCyGIzhma;\tD
mONar'yan-Mar;]SENarian-Mar;VxCeWBelush’ya Guba;Uxn@z]Nes’;XtAvCMezen’;Xg@nJKarpogory;XrEkCPinega;SpEdBBelogor
skiy;_nHm@Novodvinsk;^`@EIsakogorka;eRSArkhangel’sk;XnE{TOstrovnoy;_{@rTYagry;dCDSeverodvinsk;Vd@fDKodino;]rHe
@Onega;UlQy_@Teribërka;\tIGPolyarnyy;`DXSeveromorsk;e|@RMurmansk;\hM{AZapolyarnyy;\tBBNikel;^gAf]Kostomuksha;X
yGxBMuyezerskiy;Ws@aCBorovoy;WfFgFPyaozerskiy;YSpBKalevala;YfDaJAlakurtti;]YwBKovdor;VgGoEVerkhnetulomskiy;_yB
bHKandalaksha;WqAnBPoyakonda;\~@{CPolyarnyye Zori;_iAqBMonchegorsk;]kAg@Olenegorsk;`_@nBApatity;^s@EKirovsk;Wm
GoALovozero;YfCfGUmba;\q@xIKem’;YrH_FLoukhi;^}FpMSegezha;\[fDMedvezh’yegorsk;WxId@Porosozero;^sHfBKondopoga;eO
rAPetrozavodsk;]d@lDPodporozh’ye;YeApKKhvoynaya;]bA{BPikalëvo;\~@FBoksitogorsk;`~@_@Tikhvin;WZdDLyubytino;]a@_
KLodeynoye Pole;_rF`DVolkhov;`z@xAKirishi;dxC|DVelikiy Novgorod;\qAwBChudovo;_~CsATosno;]R_@Nikol’skoye;cd@IKo
lpino;\^LPavlovsk;aDEPushkin;\@PKommunar;_z@WKrasnoye Selo;aG^Gatchina;]?e@Gorelovo;`IMUritsk;_D?Sosnovaya Pol
yana;_Ka@Untolovo;_p@QSestroretsk;_o@GSertolovo;ew@`@Krasnogvargeisky;aJIGrazhdanka;bD@Akademicheskoe;f?@Kalin
inskiy;`FCSosnovka;aBBSvetlanovskiy;`CMParnas;aFDOzerki;aDFKomendantsky aerodrom;_?CKolomyagi;`CDChernaya Rech
ka;bABPetrogradka;]BCNovaya Derevnya;^H?Staraya Derevnya;]CBKrestovskiy ostrov;d@DVasyl'evsky Ostrov;mK?Saint
 Petersburg;c@BAdmiralteisky;_GKSampsonievskiy;aC@Finlyandskiy;d?FCentralniy;`ELKupchino;_VAAvtovo;a@DDachnoye;
\WDShushary;_MEObukhovo;`I?Rybatskoye;^AKKudrovo;^GRMetallostroy;_Wk@Vsevolozhsk;]]n@Otradnoye;]c@SKirovsk;\jD
gFPriozërsk;]qBeCSortavala;XcFbASalmi;[gBoCSuoyarvi;\|TbESvetogorsk;^xClKSlantsy;_gBs@Kingisepp;`_BgBSosnovyy
 Bor;abAaDVyborg;`gFjBKurortnyy;_Xb@Kronstadt;aWTPeterhof;`RCPetrodvorets;_DALomonosov;_OhFLuga;ZrC|AStrugi-Kra
snyye;[yAbBPorkhov;?nDbIOsyno;\BoBOpochka;]|@}BOstrov;dB_BPskov;egV~QSmolensk;YgA_DOzërnyy;ZpFCVelizh;[T`CRudn
ya;\fFuENevel’;byB_AVelikiye Luki;X_CaDKholm;XnE~@Loknya;[c@aGSol’tsy;^oEVStaraya Russa;Y}EfADemyansk;\dDbFTor
opets;]aFt@Nelidovo;]cAwDOstashkov;\[eDValday;]_DPBologoye;`XcBBorovichi;^yEdBUdomlya;`vAx@Vyshniy Volochëk;_m
AlBTorzhok;`|BzCRzhev;^eClCGagarin;`jCbAVyaz’ma;`~H\Yartsevo;_kBISafonovo;^G~DDesnogorsk;`rAf@Roslavl’;]mDrAZh
ukovka;\iA^Sel’tso;]o@m@Dyat’kovo;_F}AKirov;_]f@Lyudinovo;\oIJBelëv;]fAm@Kozel’sk;ecBaBKaluga;\xDtASukhinichi;
ZT_CYukhnov;^_DwCMozhaysk;^}B~@Balabanovo;bHLObninsk;^ZRMaloyaroslavets;\?uBTuchkovo;\mAYZvenigorod;]^\Kubinka
;aEd@Naro-Fominsk;^iBe@Annino;\b@DAprelevka;]TAYushkovo;\AIGolitsyno;^M@Krasnoznamensk;^Mu@Dedovsk;^KBNakhabin
o;]Wn@Vnukovo;bBKOdintsovo;bKBNovo-Peredelkino;\AHMoskovskiy;bEGSolntsevo;^IGMikhalkovo;]@GSetun’;]??Bol’shaya
 Setun’;cBCKuntsevo;]HIRublëvo;aBEKrasnogorsk;dSOKhimki;cBNStrogino;cKFKhoroshëvo-Mnevniki;`@EPokrovskoye-Stre
shnëvo;b@@Shchukino;`CKLevoberezhnyy;_EANovokhovrino;_IEVagonoremont;aABVostochnoe Degunino;aECLianozovo;`@BAl
tuf’yevskiy;]?@Slobodka;_@BLikhobory;_A?Novovladykino;`JHSokol;bGFPresnenskiy;bCJNovyye Cherëmushki;^@?Leninsk
iye Gory;_BBSemënovskoye;^BGVorob’yovo;^C?Luzhniki;`?CDorogomilovo;]HBKastanayevo;a@EFili;^BDDavydkovo;^?BAmin
’yevo;bBBOchakovo-Matveyevskoye;_E?Nikol’skoye;^?EMatveyevskoye;bC@Ramenki;bBFTroparëvo;^@ANikulino;^B?Vostrya
kovo;bGHTyoply Stan;cE@Yasenevo;a?IObruchevo;bG?Cherëmushki;bA?Zyuzino;^@^Shcherbinka;_p@BTroitsk;`k@VKlimovsk
;cCKPodolsk;aPt@Chekhov;_n@v@Protvino;bg@ISerpukhov;\W~CKosaya Gora;`DTShchëkino;`vAaBAleksin;]pBjASuvorov;\}C
pAPlavsk;^eDKBogoroditsk;`Gi@Uzlovaya;]n@HKireyevsk;fz@u@Tula;\Ow@Yasnogorsk;buB|ANovomoskovsk;\UCSevero-Zadon
sk;\Z_AVenëv;^w@jAKimovsk;^h@?Donskoy;]}Ir@Ryazhsk;]hBUSkopin;]g@k@Novomichurinsk;gHuBRyazan’;]bDYZaraysk;^_@k
@Lukhovitsy;]}Ap@Rybnoye;^CgDShatura;]cASRoshal’;adDx@Yegor’yevsk;]Vg@Kurovskoye;]Ca@Kabanovo;^AFLikino-Dulevo
;bGSOrekhovo-Zuyevo;]f@MElektrogorsk;`ZRPavlovskiy Posad;cd@AElektrostal’;b@MNoginsk;`AXFryazevo;\Bt@Beloozyor
skiy;af@SRamenskoye;\CZBronnitsy;auATVoskresensk;cQn@Kolomna;]l@h@Ozëry;_hA@Kashira;`TIStupino;]zALPushchino;^
@kCDrozhzhino;^?IAnnino;c?AChertanovo Yuzhnoye;aI?Biryulëvo Zapadnoye;^C@Zagor’ye;`GDVidnoye;cDGBiryulëvo;`M\D
omodedovo;^EUPetrovskaya;_YELytkarino;\Rb@Vostryakovo;]W]Andreyevskoye;^CUTomilino;cMOZheleznodorozhnyy;\?PMal
akhovka;aSHZhukovsky;]QWElektrougli;^TGZarya;]OIStaraya Kupavna;]AKLosino-Petrovskiy;]?DMonino;cn@HBalashikha;
cVWKorolev;cBPGol’yanovo;bDBIzmaylovo;_AAMetrogorodok;bGFIvanovskoye;aE@Reutov;c@JZhulebino;cGBLyubertsy;_DHDz
erzhinsky;_B?Dzerzhinskiy;\CCKotel’niki;aJBAlekseyevka;bD@Zyablikovo;b@CBrateyevo;^E?Kapotnya;cDGLyublino;dICV
ykhino-Zhulebino;c@?Kuz’minki;bCCVeshnyaki;a?ENovogireyevo;^B@Kuskovo;_BBNovokuz’minki;b@ARyazanskiy;_PBKozhuk
hovo;bK@Tekstil’shchiki;cA?Novyye Kuz’minki;dDHMar’ino;cAFOrekhovo-Borisovo;bHAOrekhovo-Borisovo Severnoye;^CG
Kur’yanovo;^BAKolomenskoye;bDFTsaritsyno;aDCNagornyy;`BAKotlovka;bMMTaganskiy;vHCMoscow;`ABZamoskvorech’ye;`@S
Ostankinskiy;_I?Rostokino;`?DSokol’niki;aEDLefortovo;bCGBogorodskoye;aAKBabushkin;a@AYaroslavskiy;cAEMytishchi
;_FDVatutino;^FDLeonovo;_DCKozeyevo;`ABSviblovo;\DCOtradnoye;c?ABibirevo;]q@_@Zavety Il’icha;bBHPushkino;^?JYu
bileyny;b[@Shchyolkovo;`HIIvanteyevka;`Y@Fryazino;]O[Krasnoarmeysk;\f@ISofrino;]MUKhot'kovo;b[ISergiyev Posad;
_oCuAPereslavl’-Zalesskiy;\^tAKarabanovo;\VKStrunino;`YEAleksandrov;]dAnAChernogolovka;^cB]Kirzhach;\}@l@Pokro
v;_i@kAKol’chugino;\OhAPetushki;\aBQLakinsk;]MDSobinka;]bAeBYur’yev-Pol’skiy;^t@iCRostov Veliky;\wAUGavrilov-Y
am;gCaAYaroslavl;_bAo@Tutayev;dhCc@Rybinsk;_fBhBUglich;\lC^Kashin;^tDsABezhetsk;`aBnEDubna;`a@YKimry;`_@hBDmit
rov;dEnASevernyy;`HADolgoprudnyy;`DOLobnya;]`@NSkhodnya;dVEZelenograd;`f@i@gorod Solnetchnogorsk;`@@Solnechnog
orsk;an@]Klin;^[pAIstra;_R{CKonakovo;flD_@Tver;]MdDVolokolamsk;[D_TBabayevo;\Z~CPestovo;ZcHOVes’yegonsk;Vx@iIZ
ubovo;[fBiCVytegra;TvEgASheltozero;[gFuAPudozh;WoP_AKonëvo;[jAzBKargopol’;[bFdHBelozërsk;]kCbDSheksna;exBNCher
epovets;_{LaASokol;en@n@Vologda;\iAbAGryazovets;^aGnABuy;ZuCwBSoligalich;[bLoDKharovsk;YEeBVozhega;[GcBKonosha
;]HkCNyandoma;^YyEMirnyy;[_HmCYemetsk;YwDxBBerëznik;]vBdJVel’sk;ZuECOktyabr’skiy;Yt@kEShenkursk;XcLYVerkhnyaya
 Toyma;X`@`FKizema;YxFxBTarnogskiy Gorodok;[bDhBTot’ma;WaChHParfen’yevo;XuDeAKologriv;]wAbBManturovo;WaAxDVarn
avino;]HpGLyskovo;`fDWKstovo;if@c@Nizhniy Novgorod;`MEBor;]uAuASemënov;^lEZGorodets;_N@Zavolzh’ye;_WjBBogorods
k;dH[Dzerzhinsk;`[q@Novaya Balakhna;`dBfBPavlovo;[AkGYur’yevets;ZmCsBMakar’yev;\bHaBGalich;aj@zDKineshma;_f@l@
Vichuga;\~IcEDanilov;]oApCNerekhta;_kBh@Furmanov;eb@gBKostroma;\gAlAPrivolzhsk;\XKVolgorechensk;`m@tBShuya;^z@
OKokhma;fVMIvanovo;^tAZTeykovo;eZnCVladimir;\JZRaduzhnyy;ccEgAKovrov;^sAuCRodniki;_qAlDVyazniki;`CvDVyksa;_gAQ
Kulebaki;\rDLMelenki;bmAm@Murom;`pGGGus’-Khrustal’nyy;Y|A|ASpas-Klepiki;^sFf@Kasimov;\fBzBShilovo;YWtBSarayi;_
aDx@Morshansk;^UuDSasovo;SuD~CBol’shaya Izhmora;]iDBNizhniy Lomov;]o@eBKovylkino;[vEGZubova Polyana;a_BmDSarov
;bgByAArzamas;[_ChALukoyanov;X{CbAKemlya;ePdBSaransk;_j@VRuzayevka;`o@jDZarechnyy;gb@?Penza;^~DBKamenka;_a@nCS
erdobsk;^}CrBAtkarsk;\l@rDZhirnovsk;]z@gBKalininsk;\rClBYelan’;apBwBBalashov;\vA{EKirsanov;_sElARtishchevo;_zJ
oARasskazovo;^lALKotovsk;eJ]Tambov;a~Da@Michurinsk;Ua@dCPetrovskiy;]l@tCAnna;^c@bCButurlinovka;Y}B_AYelan’-Kol
eno;_{CbAUryupinsk;\nBoEZherdevka;\eBnAGribanovskiy;^{@iBUvarovo;`^xBBorisoglebsk;\]`@Povorino;]sAdCNovoannins
kiy;ZzDrDVëshenskaya;]lC}CKalach;\|A`BBoguchar;_\fEMillerovo;aZxBKamensk-Shakhtinsky;^yHEMorozovsk;Vy@cCSovets
kaya;]sCnASurovikino;^eCOKalach-na-Donu;[yAyBIlovlya;[xFw@Serafimovich;`cB_BMikhaylovka;_sAx@Frolovo;^gFmBKoto
vo;Ws@xCGornyy Balykley;\n@`BDubovka;h`AdAVolgograd;]DQGorodishche;e}@@Volzhsky;\sAPLeninsk;YhCxDSadovoye;]pGZ
Kotel’nikovo;YuCdBZavetnoye;^bEvGIpatovo;\wAe@Divnoye;buDoAElista;XmA`BIki Burul;\tAxAArzgir;`HtBBudyonnovsk;^
cDBNeftekumsk;]KnHNesterovskaya;]LMTroitskaya;aMASunzha;^\@Karabulak;\?VSurkhakhi;]NCEkazhevo;cHCNazran;_VeBMo
zdok;_Hf@Staryy Malgobek;_@DMalgobek;\Gv@Kantyshevo;^RFBeslan;\n@@Ardon;]\{@Terek;`Tw@Prokhladnyy;YmBeBStepnoy
e;\jF\Nezlobnaya;aMEGeorgiyevsk;]_@d@Novopavlovsk;^k@pANartkala;dl@HNalchik;\DMChegem;]HQDugulubgey;_?CBaksan;
]zBz@Tyrnyauz;bf@iBKislovodsk;a[[Yessentuki;]ABYessentukskaya;\c@?Svobody;^G@Goryachevodskiy;cFEPyatigorsk;^GG
Inozemtsevo;aIWMineralnye Vody;]ZLZheleznovodsk;]BDLermontov;^CwBAleksandrovskoye;_oDz@Zelenokumsk;^vAiCBlagod
arnyy;_rBm@Svetlograd;\pDWDonskoye;_r@NIzobil’nyy;`_An@Mikhaylovsk;fLRStavropol;^TlAKochubeyevskoye;bQ@Nevinno
myssk;\oCvASuvorovskaya;\Zn@Uchkeken;]xDRZelenchukskaya;]_ANKarachayevsk;^M}@Ust’-Dzheguta;bM[Cherkessk;]hBa@O
tradnaya;_xDaBKurganinsk;`]n@Labinsk;]Il@Mostovskoy;d_AuBArmavir;_LUNovokubansk;^e@mANovoaleksandrovsk;abCJKro
potkin;^WPGul’kevichi;]`BATbilisskaya;]cBwBNovopokrovskaya;^lAqDZernograd;\eAv@Yegorlykskaya;\i@`BBelaya Glina
;\aCn@Krasnogvardeyskoye;XuCcBYashalta;]j@iBOrlovskiy;`dBnASal’sk;]c@m@Proletarsk;\uCyAZimovniki;c~@gAVolgodon
sk;\J[Tsimlyansk;]fELKonstantinovsk;]v@JSemikarakorsk;\tAf@Bagayevskaya;d^oAShakhty;_oB{ABelaya Kalitva;]bC\Zv
erevo;`d@CGukovo;b?x@Novoshakhtinsk;_[YKrasnyy Sulin;cC|ANovocherkassk;_j@^Aksay;i^FRostov-on-Don;bINBataysk;\
bAmAPersianovka;a@rAAzov;ebBYTaganrog;]p@xBStaroshcherbinovskaya;ajAKYeysk;^R~BPrimorsko-Akhtarsk;]cDp@Bryukho
vetskaya;_B{@Kanevskaya;^MuAStarominskaya;_cAh@Leningradskaya;^o@o@Kushchyovskaya;^_@rAPavlovskaya;`aAx@Tikhor
etsk;_tA~BUst’-Labinsk;]DiAVyselki;_h@TKorenovsk;`bB]Timashyovsk;\M`@Medvedovskaya;]Fh@Novotitarovskaya;h?d@Kr
asnodar;^q@a@Dinskaya;_Xf@Pashkovskiy;^^DYablonovskiy;\DJEnem;^m@z@Goryachiy Klyuch;]oAf@Khadyzhensk;_e@EApshe
ronsk;`[}@Belorechensk;\g@QGiaginskaya;cEp@Maykop;\h@|EKudepsta;]BAKhosta;`INAdler;ef@a@Sochi;]HMDagomys;^bAo@
Lazarevskoye;`p@e@Tuapse;dfG}BNovorossiysk;`m@g@Krymsk;^a@JAbinsk;`Px@Gelendzhik;]cBs@Il’skiy;]UASeverskaya;\_
@IAfipskiy;\zAHKholmskiy;]N?Akhtyrskiy;]aBg@Yelizavetinskaya;^rB_AKrasnoarmeyskaya;`PVSlavyansk-na-Kubani;_nCC
Temryuk;`NjAAnapa;\fD{c@Stroitel;eSd@Belgorod;\SLRazumnoye;_q@VShebekino;_@AGorod Shebekino;`}Q~KDonetsk;[nE{H
Roven’ki;[}Dj@Kantemirovka;`x@cBRossosh’;^mBq@Pavlovsk;_|Gc@Alexeyevka;^pBtAValuyki;]r@oBNovy Oskol;\Fc@Cherny
anka;dEgAStaryy Oskol;YZkBKshenskiy;`_DnCRossosh’;^qBp@Ostrogozhsk;_[yANovovoronezh;`w@bALiski;]iBWBobrov;]z@{
DUsman’;]~@nANovaya Usman’;\bAGPridonskoy;iW@Voronezh;^^ASemiluki;_uDcDGryazi;flAQLipetsk;]pAuALebedyan’;]?m@D
ankov;b|B~BYelets;_tDd@Livny;_gBoCYefremov;_rH[Mtsensk;a_EnKGubkin;]|BwBShchigry;_rFl@Kurchatov;faBOKursk;ZfBx
DKrasnaya Yaruga;]jAeDL’govskiy;aOmCZheleznogorsk;XkDJPonyri Vtoryye;eZiCOrël;]zE]Karachev;Z`B`ESevsk;\nCuATru
bchevsk;fmBiCBryansk;\lDbAPochep;^vCPUnecha;\Mp@Starodub;\_KjERyl’sk;_bPaENovozybkov;`{@k@Klintsy;]{iAv{@Alagi
r;eyA?Vladikavkaz;_aS|AIzberbash;^}@xADagestanskiye Ogni;bSHDerbent;\Wb@Belidzhi;W|B|@Kurakh;XjBwAKuli;aoAkDKa
spiysk;\n@USemender;gS@Makhachkala;`hA^Buynaksk;X|Cl@Karata;\rEwBAchkhoy-Martan;_s@JUrus-Martan;^aA_@Argun;eb@
CGrozny;]i@^Shali;\SAAvtury;\?OTsotsin-Yurt;^SUGudermes;]@\Kurchaloy;Zj@aETerekli-Mekteb;Ya@gFKomsomol’skiy;\g
GKLagan’;YzCfEKochubey;_YjBKizlyar;bVvBKhasavyurt;^w@HKizilyurt;\qFeQKamyzyak;gFo@Astrakhan;\|CsEKharabali;Wf@
hHZenzeli;ZtIq@Yashkul’;?QoIBol’shoy Tsaryn;^{@qCZnamensk;_wAz@Akhtubinsk;\oCaJPallasovka;SzBwBVladimirskiy;\`
DzBNikolayevsk;bHKKamyshin;]y@yDKrasnoarmeysk;^eAmAPrivolzhskiy;hJYSaratov;dWJEngels;^nCeDPetrovsk;[mEFBazarny
y Karabulak;YoCsAPavlovka;ajBuAKuznetsk;`BAZarechnyy;V}DGKanadey;du@bFBalakovo;`rAAVol’sk;^|B`AMarks;\k@vCKras
nyy Kut;]cGqAYershov;_iBcCPugachëv;\hC}AKhvalynsk;cgAeCSyzran;^m@AOktyabr’sk;]qCd@Bezenchuk;`w@?Chapayevsk;bm@
WNovokuybyshevsk;ig@USamara;Yb@`DPestravka;YmAjBPerelyub;[dCfCStaryye Ozinki;\rHnCNovouzensk;?}T_HPervomayskiy
;^jEiGKinel’;]kBtANeftegorsk;ayEBBuzuluk;Y_BhETashla;[aHUPerevolotskiy;^nEmBSorochinsk;Z}HcBSharlyk;ggAfFOrenb
urg;^TxBSol’-Iletsk;\qG}BSaraktash;`pBaEKumertau;`[g@Meleuz;XkH[Starosubkhangulovo;YAlDZilair;^NtCKuvandyk;^m@
LMednogorsk;boCh@Novotroitsk;dc@EOrsk;_Fo@Gay;Xx@aBBuribay;\]}BBaymak;`gAYSibay;XsE~BKvarkeno;[yBcABredy;\|ArG
Yasnyy;ZcEj@Svetlyy;^h@_MKartaly;^p}F}HBaltiysk;]k@ESvetlyy;\eAw@Zelenogradsk;fEp@Kaliningrad;_qGiASovetsk;^_A
`BGusev;_jAGChernyakhovsk;Ssq]a{ALeningradskiy;V}Djf@Beringovskiy;\nJmIAnadyr;X~k@a^Pevek;YdWhIBilibino;X|^kCC
herskiy;V|rAuJChokurdakh;XuQn]Zyryanka;WqPwISrednekolymsk;XaLz]Omsukchan;WfTqASeymchan;WnCdCOrotukan;WdF`@Sine
gor'ye;XpDwAYagodnoye;ZfHq@Susuman;XgHfIUst’-Omchug;aiFzHMagadan;XYkBPalatka;RkDqCAtka;?_Yxg@Sobolevo;ZuOmAMil
’kovo;YkEwDAtlasovo;[qFmCKlyuchi;YeIPUst’-Kamchatsk Staryy;VpVz@Esso;VDmJTigil’;X_GgGPalana;VpCwPEvensk;V_WtOO
ssora;SsRcSKamenskoye;VZvKTilichiki;RLt_@Nikol’skoye;c`m@jLPetropavlovsk-Kamchatsky;_p@YYelizovo;]Er@Vilyuchin
sk;?hLRUst’-Bol’sheretsk;Wk@hGOzernovskiy;VjAdDKasivobara;Unr@~`@Kuril’sk;*RWRwanda;\a}D`GBugaragara;bP@Nyagat
are;\??Umutara;_p@v@Byumba;^yAhAKayonza;_P?Rwamagana;_|ASShyorongi;\CVKamuhanda / Ruyenzi;oOCKigali;_U?Ndera;\
l@^Mugina;]g@PNyamata;_oAGKibungo;_dI~@Cyangugu;^WFKarengera;]HOBushenge;^IQNyabitekeli;^BHShangi;_OKKagano;^?
NBushekeri;\MCRangiro;^EACyato;^b@z@Bugarama;`qCQButare;^Aq@Nyanza;]b@TGikongoro;^@BNzega;]t@o@Mahembe;_Kc@Kib
uye;]IHGitesi;]mATRuhango;aD]Gitarama;aHIMuhanga;_N_@Ngororero;chA_@Gisenyi;^DfBGihombo;^ARKarambi;]FKKirimbi;
^@DMacuba;_HDKirambo;\sA{CMukingo;^BBBusogo;]FHMukamira;\J?Kora;ce@UMusanze;*SASaudi Arabia;`i~GypDKing Faisal
 Military City;e?BHafar Al-Batin;]rAfBKing Khalid Military City;]sBoAQaisumah;ZgObAAs Saffānīyah;`n@}AAl Khafj
ī;daFzGAl Jubayl;`uAjBSayhāt;]BG‘Inak;aBIAl Qaţīf;aE?Tārūt;^JCAl ‘Awwāmīyah;_BKŞafwá;`UKRas Tanura;_@?Raḩīmah;
c]tAKhobar;d@BThuqbah;bPEDhahran;i@[Dammam;\|AfEAl Baţţālīyah;\GHAl Munayzilah;]KBAţ Ţaraf;eZ?Al Hufūf;e?IAl M
ubarraz;^OgBAbqaiq;YxFkGMulayjah;ZdRxCAl Arţāwīyah;?AtBAl Majma‘ah;ZeBh@Tumayr;]aGZRumāḩ;fa@vGAl Kharj;^`@`@Ad
 Dilam;_lBiC‘Irqah;sUARiyadh;`b@KAd Dir‘īyah;WjEpFAr Rayn;^oGFḤawṭah Banī Tamīm;Tcl@tDShaybah;^bm@z@Laylá;]bFl
JAs Sulayyil;ZmHfTAl Wadī‘ah;fnQuANajrān;^lFpDŞāmitah;`TiAAbū ‘Arīsh;^HYḐamad;^gAc@Fayfā’;ddBXŞabyā;bNr@Jizan;
azBwKBariq;`hAyDBaljurashi;aP]Al Bahah;baBtASabt Alalayah;aaCsAQal‘at Bīshah;]`BhDAn Nimas;dmAxDAbha;ZpDVDhaha
bān;Y}BjAAd Darb;]oDiASarāt ‘Abīdah;fnAi@Khamis Mushait;WcEpABadr al-Janūb;]wCXAl Mash‘ilīyah;Yt@yCYadamah;?fC
gETathlīth;_dCwIRanyah;ZxEkFAl Muwayh;^u@fBAl Khurmah;]hAfIAl ‘Aqīq;]D{DTurabah;]h@nBAl ‘Aqīq;adFbBAl Līth;g]_
FTa’if;aRf@Ash Shafā;]zBmBAl Jumūm;jYd@Makkah;m~BKJeddah;^N}CThuwal;]i@VKhulayş;^xK{PUmluj;]zHqMDuba;^yC~EAl W
ajh;^cHkAAl-`Ula;_{BiETaymā’;?sC|JKhaybar;iaAvFMadinah;hBCSulţānah;dpHnAYanbu;^qC|@Badr Ḩunayn;ao@bERābigh;]qJ
kCMahd adh Dhahab;_wKqAAfif;aeHwBAd Dawādimī;[i@eCSājir;UdDrAAin AlBaraha;T`DBAlrmtheiah;UXiCWed Alnkil;aeCwAA
r Rass;]Ig@Riyāḑ al Khabrā’;\M?Al Khabrā’;_GMAl Bukayrīyah;h}@e@Buraydah;_l@bAAl Badā’i‘ al Wusţá;YV|BDukhnah;
^eIVShaqra;btAsEAz Zulfī;^vBvAAl Mithnab;cj@o@Unaizah;\YgETanūmah;\bBvB‘Uyūn al Jiwā’;gbKkEHa'il;[eBpI‘Uqlat a
ş Şuqūr;XtJmEAsh Shamli;bVmRSakakah;]sLzKBaq‘ā’;^iBeATurubah;cvJ_PArar;`zMiCŢurayf;_??Turaif;_vAhFŢubarjal;ghI
bLTabuk;byCiQQurayyat;]|MvKḨaql;*SBSolomon Islands;Top]|h@Taro;Rwy@`XLata;VfWu@Kirakira;ZrFoIAuki;W|E}BBuala;^
sA`GPanatina;\GAMalango;]JBVura;]B?Kola'a;fBAHoniara;]D?Nggosi;]EBTandai;ZdPuFNoro;*SCSeychelles;csyIz[Victori
a;*SDSudan;[iuE_aAKurmuk;`SeGEr Roseires;cDNAd-Damazin;[rLoBMarabba;_|DpDAbu Jibeha;[hDdDTalodi;`pC{GDilling;[
fB`CAl Lagowa;]W}DAbū Zabad;^`HjEBabanūsah;]oBoAAl Fūlah;_|BjCAl Mijlad;amKBKadugli;]`GxGAbyei;`lS{FBurām;daEw
BEl Daein;]sFiCGhubaysh;bxLlDGereida;gr@yCNyala;_kCmASh'īarīah;dl@mFEl Fasher;_g@cBMellit;[cFhBUmm Kaddadah;b{
IrDAn Nuhūd;[wNm`@Ad Dabbah;]sDcBKuraymah;`pG}BDongola;\qDkOWadi Halfa;bkOrXAtbara;bBRAd-Damir;^AsABerber;]Lo@
El Bauga;qrG|OKhartoum;jHQOmdurman;hIAKhartoum North;`sDoEShendi;\rElJAl Qiţena;^RXAl-Quṭaynah;aGpCAd Douiem;\
bKz@Bārah;f\fBEl Obeid;_uAzAAr Rahad;`qBe@Umm Ruwaba;^aCUTandaltī;^gJoAMaiurno;bR]Sennar;bdDlARabak;eNBKosti;]
H_@Al Jazeera Aba;bkAyDAl Manāqil;\o@iCAl Hilāliyya;^[b@Rufā‘a;_L@Al Hasaheisa;ek@dAWad Medani;^dAfAKināna;^wD
MAl-Fāw;^kBhCAl Ḩawātah;^tCRAs Sūkī;]T?Umm Shawkah;d_@`@Singa;]_@c@Ad-Dindar;\OXAd Dindar;ZItCJalqani;]uHuEDok
a;]SoDAl-Fashaqah;e`BhAAl Qadarif;`k@cGNew Halfa;__AfAKhashm al Qirbah;[w@kFWagar;fg@jCKassala;_iGsQTokār;fdBm
FPort Sudan;^lAdCJubayt;^ATSinkat;_aBu@Suakin;[hEgKGebeit;^hoA~q@Zalinjay;`bEqB'Ārdamatā;bD@El Geneina Fort;c@
BAl-Junaynah;^{LuCKutum;_tBlBKabkābīyah;`i@bFKas;]pApFRahad al Bardi;YnBfDUmm Dafog;_qF}BTullus;*SESweden;S}qA
e}JSälen;SnBmCIdre;T`@iCFunäsdalen;XkBiDÅre;WaGpGSveg;[a@jEMora;XlDdEHagfors;YIcCMalung;\`FjEArvika;ZUxBÅmål;]
{AjBLidköping;\cCg@Mariestad;`~@eCKarlstad;\yBLKristinehamn;^qACKarlskoga;_dCzDSkövde;\z@j@Falköping;byBlAJönk
öping;][AHuskvarna;]r@vBVärnamo;\RfALjungby;_i@~CKristianstad;]jAYHässleholm;`tDeBHalmstad;b`@zBHelsingborg;]a
@e@Ängelholm;]hAeCFalkenberg;^n@g@Varberg;]`@kAKungsbacka;\Ga@Mölnlycke;`T?Mölndal;^SOPartille;^_@ELerum;\sAr@
Kinna;aq@i@Borås;]zBcCVänersborg;^i@xAAlingsås;_n@eATrollhättan;^dAMUddevalla;]G~AKungälv;g@^Gothenburg;^HBMaj
orna;]POBjörlanda;\SVVästra Frölunda;^sDbJLandskrona;ea@r@Malmö;ae@SLund;\CLStaffanstorp;^Hr@Trelleborg;\[{AEs
löv;]gBpAYstad;]oEsCKarlshamn;`qC@Karlskrona;azCoCVäxjö;\TyCNässjö;cwDwCLinköping;ROxBGullringen;\uCjBOskarsha
mn;]e@cBVästervik;_v@zEKalmar;]cKcEVisby;^sAib@Örnsköldsvik;Z`HVSollefteå;`GzCSundsvall;]}Bo@Härnösand;]wC|PNo
rrtälje;^nAv@Åkersberga;^j@IVallentuna;^l@QMärsta;_KRUpplands Väsby;`_@NTäby;^HFDanderyd;\BDRåsunda;`?@Solna;`
GDKungsholmen;pE?Stockholm;\BDÅrsta;`BIVasastaden;aP@Bromma;]@IRinkeby;^GDSundbyberg;cBMSollentuna;\HFTensta;]
JEJakobsberg;]DFHässelby Villastad;\Qb@Tullinge;_L?Tumba;a]GHuddinge;a_@LHaninge;bJ[Södermalm;_?EÖstermalm;_IE
Lidingö;]EJNacka;]WCBoo;]U?Gustavsberg;avCXSödertälje;\?kCGamla Uppsala;cAFUppsala;XqCoAÖsthammar;atFqAGävle;]
hAHSandviken;XlB`BKrylbo;]kD`BEnköping;bhBBVästerås;`Fp@Eskilstuna;_cBzBNyköping;]~Cq@Katrineholm;aDpANorrköpi
ng;\d@wDKöping;czCn@Örebro;^`@pCMotala;\SuBKumla;\IkELudvika;_q@cABorlänge;_e@UFalun;\wCuCBollnäs;\oCkAHudiksv
all;U|FMFärila;Wb@oCÅnge;_jEcCÖstersund;XwDeCStrömsund;SgG\Junsele;Xj@wDVilhelmina;RxEoDBjörkvik;XoUQArvidsjau
r;V~F{AArjeplog;VxC|DStoruman;Um@zDÅsele;ZgGwALycksele;b}HxCUmeå;^iCwDSkellefteå;]iBqBPiteå;\i@eBBoden;a{Ap@Lu
leå;TiCuCÖverkalix;SnFmGVittangi;[dElBGällivare;WdDfBJokkmokk;\qAyFKiruna;*SGSingapore;_whSkGSimei New Town;d@
ATampines New Town;eBBUlu Bedok;eA?Bedok New Town;\RHOutram Park;tAASingapore;_KAMarine Parade;^DEMacPherson;b
A@Geylang;^A?Eunos;bA?Kembangan;_?CKaki Bukit Estate;\BAPaya Lebar;bB?Serangoon New Town;b?BKallang;`D@Novena;
bACToa Payoh New Town;a?ABishan New Town;^@?Thomson;^CASerangoon Garden;^@EYio Chu Kang;c@@Ang Mo Kio New Town
;dMEPunggol;`@@Matilda Estate;^?BKangkar;d@ASengkang New Town;d?DHougang New Town;bA?Serangoon;cECKampong Pasi
r Ris;`C@Pasir Ris New Town;d@@Tampines Estate;\ECLoyang;\@?Kampong Loyang;d`@KWoodlands;bGASembawang Estate;]
?@Sungai Simpang;d?@Yishun New Town;cLLBukit Batok New Town;c?CBukit Panjang New Town;^??Jelebu;^A?Fajar;]??Sa
ujana;]??Bangkit;]@ASenja;]AGMarsiling;_BDYew Tee;_@BKeat Hong Village;^??Peng Siang;cA?Choa Chu Kang New Town
;]??Teck Whye;^DBHong Kah;^DHBoon Lay;dECJurong Town;d?CJurong West;aCBJurong East;aC@Clementi Housing Estate;
]ACAnak Bukit;aC@Bukit Timah;]E@Tanglin;]@BMargaret Drive;]?@Brickworks Estate;b@?Queenstown Estate;cC@Bukit M
erah Estate;\A?Tiong Bahru Estate;]B@Telok Blangah;*SHSaint Helena;W|kAtfFEdinburgh of the Seven Seas;Yeh@ecCJ
amestown;Yhu@}p@Georgetown;*SISlovenia;\a}Am_HTrbovlje;]WdANovo Mesto;_QuACelje;amAaAMaribor;]jBf@Velenje;\wCK
Ptuj;knGhALjubljana;_\e@Kranj;]|BhCKoper;*SJSvalbard and Jan Mayen;Gnu@gzLOlonkinbyen;]iwCsl@Longyearbyen;*SKS
lovakia;\ciBilHDevínska Nová Ves;^KBDúbravka;lMFBratislava;_B?Staré Mesto;^D?Karlova Ves;^@?Dlhé diely;bODPetr
žalka;]OCVrakuňa;]?@Podunajské Biskupice;]e@QSenec;\aADGalanta;]Vf@Dunajská Streda;]u@_@Šaľa;_w@^Nové Zámky;^_
@YKomárno;^f@fAKomárno;^aB{ALevice;]yG_@Rimavská Sobota;\gBw@Rožňava;\T_BKežmarok;^Yf@Spišská Nová Ves;\YgASta
rá Ľubovňa;_lAn@Poprad;]qJLSnina;^l@HHumenné;]n@HVranov nad Topľou;^pAoABardejov;aDx@Prešov;dCx@Košice;]{ANTre
bišov;^g@WMichalovce;\jO{ADolný Kubín;^AZRužomberok;^}@ALiptovský Mikuláš;]Cv@Brezno;]E|ALučenec;_fBo@Zvolen;a
?a@Banská Bystrica;\lA@Handlová;\QZŽiar nad Hronom;_j@c@Prievidza;_h@eAPovažská Bystrica;`cBHMartin;ab@]Žilina
;]Ik@Čadca;`tClBTrenčín;]YMDubnica nad Váhom;\_@_@Púchov;\LnABánovce nad Bebravou;]P^Topoľčany;]i@MPartizánske
;az@~@Nitra;]v@WHlohovec;^E_@Piešťany;]?a@Nové Mesto nad Váhom;\R|ASereď;`ZQTrnava;]~@PPezinok;]SmASenica;\Z_@
Skalica;]h@nAMalacky;*SLSierra Leone;\lcA}p@Segbwema;bBaCKoidu;\rB}DKabala;ZhCPKamakwie;ag@xBMakeni;diDhEKenem
a;\nCABumpe;Ze@hBPujehun;_z@mDNjala;dw@t@Bo;\|AeBMile 91;[x@zDBonthe;`pBaDWaterloo;n`@]Freetown;]HJGoderich;_c
BcAPort Loko;]s@PLunsar;*SMSan Marino;^ylAsqGSan Marino;*SNSenegal;`lhBo|ADougnane;_Bc@Mboro;doAoDSaint-Louis;
bu@nALouga;]h@r@Kébémer;^d@p@Mékhé;__@pABambey;ck@HDiourbel;bABTiébo;]b@t@Poukham Un;_?DFatick;]x@QThiadiaye;\
?eAKbombole;]A@Khombole;bXe@Tivaouane;eT^Thiès;dF@Thiès Nones;]P@Pout;]J]Kayar;^r@ZN’diareme limamoulaye;i@BPi
kine;e@AGuédiawaye;rFNDakar;^?DLe Plateau;`g@EBargny Ngoude;`A?Bargny Guèdj;`?ABargny;eFCRufisque;d??Rufisque
 est;_@IJaxaay Parcelle Niakoul Rap;_AANiakoul Rab;_QJDiamniadio;_GESébikhotane;_W|@Sali;_CMNguékhokh;eGPMbour;
_Up@Joal;\sBMGandiaye;^G|GBignona;dFn@Ziguinchor;\oAAGoudomp;^}@YSédhiou;b{Bc@Kolda;W@kBPata;]hD_ANioro du Rip
;`q@gAKaffrine;]nA_@Guinguinéo;eVVKaolack;^EAKahone;\L_AGossas Village;im@kATouba;aBRKeur Médoune;b@EMbaké;]yE
bDKoungneul Sossé;^CAKoungheul;\m@?Koumpentoum;csDh@Tambacounda;_P|BMédina Gounas;_fAAVélingara;^Hl@Diaoubé;^m
KfAKédougou;RkCPNoumoufoukha;\rCmKKidira;ZbBv@Goudiry;\zAeGKanel;^ZWOuro Sogui;^KIMatam;YoBpBDembankané;]dK{GN
dioum;\eEtBThilogne;W|@zBRanérou;]dFSLinguère;^fALNdibène Dahra;_?CDara;]VaFDagana;aRBRichard-Toll;*SOSomalia;
rkzGwKMogadishu;__@sCJawhar;YcDBCadale;^kDyECeeldheer;ZnBgDCeelbuur;\pEfDBuulobarde;ZcDqIDhuusamarreeb;`|Bm@Ba
lanbale;^kCcCDhabad;bn@b@Cabudwaaq;]sBgBSaaxo;`}B?Gaalkacyo;[{EzGHobyo;VdCjCXarardheere;\mQg]Bandarbeyla;dqAgM
El Dibir;]lGz@Qandala;ahCd@Bosaso;ZbEVLas Khorey;YuKnDIskushuban;]pAjMEyl;`jGsAGaroowe;[`IyEGaradag;`aBhELaasc
aanood;[lEp@Buhodle;X`EyCCeek;ba@gBBurao;^oJ{ECeerigaabo;\jWqCSaylac;?}AbCLughaye;gvCtCBorama;]i@HBaki;cGORuqi
;d{H}ABerbera;f|DnDHargeysa;?JnBBaligubadle;ajAkCGebiley;]v@RTog Wajaale;^nKhg@Dhamas;_{D`DBaardheere;[JeEGarb
ahaarrey;abAwBBeled Hawo;^cCXLuuq;`sO{DBeledweyne;VhCnCTayeeglow;[zBSXuddur;ZjDuAYeed;Yk@rCWaajid;boAjCBaidoa;
]dCjCDiinsoor;^{EmABuurhakaba;]aDb@Wanlaweyn;`m@~AAfgooye;ddArAMarka;`n@MQoryooley;_dJvIJamaame;_IsAJilib;ZdAc
FSaacow;\[lBBu’aale;YxHdCDhobley;dsHxCKismayo;a~D~FKaambooni;*SRSuriname;V`_Jwc@Totness;[~BINieuw Nickerie;\_J
JWeg naar Zee;]@DWelgelegen;^AFLatour;]?@Pontbuiten;\BPLelydorp;]QYRainville;]JDFlora;\EABeekhuizen;\DCTammeng
a;jEGParamaribo;\@DMunder Buiten;^K?Blauwgrond;\[zCBrokopondo;*SSSouth Sudan;ZujD_b@Tambura;\qFmITonj;^gEzARum
bek;\h@xJMaridi;_vEdAYambio;diM~AYei;_gJj@Pajok;]QkBTorit;ZkEgAKapoeta;^tK_HBor;lCnGJuba;[vEsIYirol;\fA}ILeer;
coHuFMalakal;ZyAgAKodok;ZlM|BBentiu;_rIpCGogrial;bTdDWau;a@wBKuacjok;_tB{AAweil;ec@q@Winejok;XxJjBRaja;\zF_DKa
fia Kingi;*STSão Tomé and Príncipe;Tkm@gISanto António;fhCbGSão Tomé;*SVEl Salvador;^~cPkrALa Unión;]zEkCChala
tenango;_`@bAIlopango;_c@CCojutepeque;_AKSan Martín;]y@SSensuntepeque;\iBd@San Francisco;\hAh@Santiago de Marí
a;]WRSan Rafael Oriente;da@SSan Miguel;`r@ZUsulután;]TJPuerto El Triunfo;_l@gASan Vicente;_PXZacatecoluca;`|@]
San Marcos;^L?Antiguo Cuscatlán;\L`@La Libertad;]dBSAcajutla;^@aAAhuachapán;`Wf@Sonsonate;\AASonzacate;]GAIzal
co;^@q@Chalchuapa;cW?Santa Ana;bw@|@Santa Tecla;mQASan Salvador;eICSoyapango;aDADelgado;_@ACuscatancingo;c@@Me
jicanos;]@CAyutuxtepeque;bCMApopa;^PCQuezaltepeque;]OYAguilares;]r@iAMetapán;*SXSint Maarten;[`iKuoBPhilipsbur
g;*SYSyria;^{~EanEAl Qunayţirah;_k@n@Nawá;^CSJāsim;^MEInkhil;]IIAş Şanamayn;\Bs@Zākīyah;^MSŞaḩnāyā;]ALAl Kiswa
h;bKUal-Yarmūk;p@GDamascus;aJHDārayyā;\\BQaţanā;`m@a@At Tall;^h@UAz Zabadānī;fh@iFŢarţūs;`G}AJablah;_Cb@Bāniyā
s;^a@fAŞāfītā;^[\Tallkalakh;]_BdBQārah;h@oBHoms;_\h@Al Quşayr;]NkAKafr Lāhā;^^c@Maşyāf;]s@{@Kafr Zaytā;]ATḨalf
āyā;\F@Maharda;fe@VḨamāh;^H[Ţayyibat al Imām;^GCŞūrān;`BfAAr Rastan;_?PTallbīsah;a_Aa@As Salamīyah;^e@zCAl Qar
yatayn;_rBr@Yabrūd;_MIAn Nabk;\Xv@Al Quţayfah;_l@b@Ḩarastā;_?B‘Irbīn;bEEDūmā;^cAo@Jayrūd;blA~@Jaramānā;`BBBabī
lā;?mG}@As Sab‘ Biyār;ekNwHDeir ez-Zor;?|FxAAs Sukhnah;`tB`ATadmur;^pB_IDayr Ḩāfir;bo@iAManbij;awBhCAl-Tabqa;g
{AUAr Raqqah;?uBd@Ma‘dān;_xFaF‘Ayn al ‘Arab;]bALJarābulus;`vAlAKabbasin;`fB_@I‘zāz;]GVTall Rif‘at;]RPNubl;ka@b
@Aleppo;`i@VAs Safīrah;^_@u@Tādif;b@CAl Bāb;^hDfAMa‘arratmişrīn;^GHBinnish;^SRSaraqib;_^rAKhān Shaykhūn;_Pa@Ka
franbel;_n@g@Jisr ash Shughūr;b}@WIdlib;^b@i@Salqīn;]MBKafr Takhārīm;]q@QAd Dānā;]DNBatabo;_YkA‘Afrīn;gvEbELat
akia;^A[Burj Islām;^sf@mHAl Mālikīyah;]hHTAd Darbāsīyah;^w@E‘Āmūdā;c{@HAl Qāmishlī;f~AlBAl Ḩasakah;??tCMarkada
h;`z@pCAl Mayādīn;]]`@Subaykhān;`_AnAĀlbū Kamāl;^Pq@Hajīn;`rYlKAs-Suwayda;]pAWShaykh Miskīn;]]NAl Ḩirāk;ah@XDa
r‘ā;^DWŢafas;^KADā‘il;*SZEswatini;gqaEncDMbabane;bq@b@Manzini;Xb@ELobamba;YsC~@Big Bend;*TCTurks and Caicos Is
lands;]pbMcgCProvidenciales;^}E~@Cockburn Town;*TDChad;TswAswAVadanakallu;^{FrIMassaguet;_y@gBMassakory;`jE}AB
ol;ZM}ENokou;_iBzAMao;^kF~AMoussoro;ZuE|CYao;^{CgAAti;Z|EeISalal;Xl@ug@Bardaï;T|ApDZouar;VsDsGAozou;Z}E`VKirdi
mi;_oBj@Faya-Largeau;[uG_FOunianga Kébir;__JpWIriba;^uB}DAmdjarass;\zF_FFada;YcBtOGuéréda;^dFABiltine;cRjCAbéc
hé;_`FhBUmm Hājar;Z{ChBAm Dam;ZcDEAbdi;]sDeCAdré;a~JdNAm Timan;Z}BzEHaraze;`cBiMGoz Beida;\fJWMangalmé;`vD^Mon
go;[uBrCAbou Déïa;[jGlAMelfi;_u@wDBitkine;[pEd@Ngama;^RuBBokoro;XpDbEMassenya;\z@qADourbali;pdD{@N'Djamena;]g@
jAMandelia;]}@`DGuelendeng;^pAhEFianga;`m@iABongor;\kGg@Bousso;a[jJDoba;_v@CBébédja;^HDGoré;\f@aABenoy;dn@pAMo
undou;\OuCBéré;^[OLaï;_DgADéressia;azAxAKelo;^z@_AGounou Gaya;`vBt@Pala;[}AhCBeïnamar;\}M`AMoïssala;\rBy@Bédio
ndo;`gAy@Koumra;]_@{@Maro;ceCLSarh;]oB{@Kyabé;\|\}@Mboursou Léré;^MVLéré;*TFFrench Southern Territories;Q{uLls
HPort-aux-Français;*TGTogo;]}Fmy@Bafilo;bNg@Kara;]Nk@Niamtougou;``AfBBassar;]g@hCSotouboua;b]sASokodé;]y@ITcha
mba;ax@jHAtakpamé;_Mk@Anié;]vB`@Badou;^tB_USinkassé;`g@n@Dapaong;_s@bBMango;a_@rTKpalimé;^kBINotsé;]gAzBVogan;
]Dq@Tabligbo;`x@\Tsévié;qAz@Lomé;_iASAného;*THThailand;\whSaoBSeka;]jCl@Ban Dung;\PaAPhon Charoen;^tBb@Tha Bo;
`_@ENong Khai;]lBTNam Som;_rM{MMae Chan;^Ew@Mae Sai;?vFlDWiang Haeng;ZdCr@Mae Hong Son;?MrFBan Huai I Huak;?_A
sAMae Chaem;\oBe@Hang Dong;bKSChiang Mai;_Eh@Lamphun;\TISan Pa Tong;\GRPa Sang;W|@`BBan Aen Mai;\uBtAThoen;]kB
PSi Satchanalai;`aAUUttaradit;\FeADen Chai;_Qa@Phrae;c`C[Lampang;^hAyASan Kamphaeng;ZKcEBan Mae Thalop;aaCe@Ch
iang Rai;]InCPhayao;]UDDok Kham Tai;[mDYChiang Klang;?jB}@Phu Sang;]{AbDNan;?RpENam Pat;[_@|BNakhon Thai;^`BbC
Phichit;_aDBPhetchabun;\OgALom Sak;^b@|CNong Phai;_I`AWichian Buri;]CzAChai Badan;\t@eEChon Daen;\r@DThap Khlo
;\j@XBang Mun Nak;]Ge@Taphan Hin;]nB^Khanu Woralaksaburi;\L|@Lat Yao;aeAHNakhon Sawan;]V~@Uthai Thani;\Sd@Chai
 Nat;\l@u@Thap Than;VpAlABan I Lup;]dAgJTak;`mAlAKamphaeng Phet;]{CSBang Krathum;`Fo@Phitsanulok;^CABan Aranyi
k;\^LBang Rakam;_z@q@Sukhothai;_PABan Na;]S{@Sawankhalok;\tCv@Ban Tak;\nBJMae Ramat;_Ir@Mae Sot;?y@jCUmphang;?
l@~FThong Pha Phum;biGpLHua Hin;_HmATha Yang;_K^Cha-am;\\wAKhao Yoi;_WXPhetchaburi;^K{@Samut Songkhram;`u@[Sam
ut Sakhon;a@SKrathum Baen;_\JBan Phaeo;]^LDamnoen Saduak;aXCRatchaburi;\l@OChom Bueng;^IcATha Muang;`PGKanchan
aburi;\FaABo Phloi;`yB[Suphan Buri;\IxABang Len;`nAVTha Maka;^Oh@Photharam;bICBan I Chang;`BUBan Pong;^IXBang
 Phae;bUYNakhon Pathom;_c@PSam Phran;cYBNong Khaem;`G?Bang Khae Nuea;_??Bang Phai;dCBBang Khae;`@?Ban Lak Song;
_??Khwaeng Bang Khae;bGCPhasi Charoen;^EGBang Khun Si;]FCBan Khlong Bang Ramat;bEATaling Chan;aACBang Kruai;aP
BThawi Watthana;_G[Bang Bua Thong;]GNBang O;dICMueang Nonthaburi;c@IPak Kret;aUBAnusawari;bD?Lak Si;_BFLat Yao
;]C@Sena Nikhom;^E?Chorakhe Bua;b?FLat Phrao;b?@Wang Thonglang;_D?Khetsamsenok;a?@Huai Khwang;]??Inner Huai Kh
wang;b@ADin Daeng;^@AChomphon;_CCChan Kasem;cBAChatuchak;]??Chatuchak subdistrict;bDBBang Sue;a??Bang Sue subd
istrict;_@AWong Sawang;aBDBang Phlat;]@?Khwaeng Bang Plat;\@@Ban Bang Bamru;]?@Arun Amarin;b?@Bangkok Noi;]A?B
ang Yi Khan;`AAPhra Nakhon;`A@Pom Prap Sattru Phai;aC?Ratchathewi;b@CDusit;`C?Phaya Thai;^A?Sam Sen Nai;\@DMak
kasan;bBBBang Rak;`?APathum Wan;a?ASathorn;_??Bangkok Riverside;]@@Samphanthawong;t@ABangkok;^B?Ban Chang Lo;`
?BWat Tha Phra;a?@Bangkok Yai;bA?Thon Buri;aCAKhlong San;^?DBang Khlo;cDBChom Thong;]CABang Kho Laem;]??Bang K
ho Laem subdistrict;aA@Rat Burana;aCESathon;aA@Yan Nawa;_A@Chong Nonsi;bECKhlong Toei;cACWatthana;aADPhra Khan
ong;cOCBan Khlong Prawet;bDASuan Luang;c?GBang Kapi;`?@Huamak;cCEBueng Kum;aB@Khlong Chan;aEIKhan Na Yao;`?FKh
long Kum;a?BSaphan Sung;cSHLat Krabang;cDALatkrabang;cUYNong Chok;`NWBan Lam Luk Ka;cFTKhlong Sam Wa;aP?Tha Ra
eng;c?ISai Mai;b?[Khlong Luang;\Ma@Wang Noi;]Z?Bang Pa-in;^Dl@Ban Bang Kadi;]BAPathum Thani;]^yAPhak Hai;\WPBa
ng Ban;`QBPhra Nakhon Si Ayutthaya;\EUNakhon Luang;]t@[Wiset Chaichan;\By@Bang Racham;]O?Sing Buri;`q@PLop Bur
i;`]LPhra Phutthabat;`Wf@Saraburi;]d@GTha Ruea;\?IBan Mo;_[v@Nong Khae;^Yq@Kaeng Khoi;_sAWPak Chong;`S`CPracha
ntakham;\XEBan Phra;^BFPrachin Buri;]??Prachin Buri Town;]?AThambon Na Mueang;]^[Nakhon Nayok;_Af@Ban Sang;_\|
@Chachoengsao;\w@KPhanom Sarakham;]K[Si Mahosot;bSOSi Maha Phot;^dBrDBan Talat Bueng;]Uo@Ban Bueng;dXIChon Bur
i;]UUPhan Thong;]QBPhanat Nikhom;]d@QBang Pakong;^^SBan Khlong Bang Sao Thong;^@JBang Bo District;ab@QBang Na;
fFLSamut Prakan;bPEThung Khru;dCEPhra Pradaeng;`PBBan Tha Kham;c@CBang Khun Thian;bD?Bang Bon;^@?Ban Khlong Ba
ng Phran;]@BBan Khlong Bang Bon;]@ABangbontai;]@?Bang Bon Nuea;bEJBan Samae Dam;^kBp@Ban Ang Sila;c?`@Si Racha
;_?VBang Lamung;bHVPattaya;`Cr@Sattahip;bgAARayong;^f@GBan Chang;\kAPBan Phe;\}B\Laem Sing;bEYChanthaburi;]RAT
ha Mai;`dA_@Klaeng;\iBoCWang Nam Yen;_eGsGSurin;\hAt@Prakhon Chai;]`AENang Rong;\jBTKhon Buri;]q@fDAranyaprath
et;^tAWSa Kaeo;cdA[Kabin Buri;`Ka@Na Di;]mAyBChok Chai;^zAa@Amphoe Sikhiu;\K}@Dan Khun Thot;baAn@Nakhon Ratcha
sima;\_@i@Non Sung;\mAf@Ban Huai Thalaeng;\j@yBBua Yai;^{@}ABan Phai;^|AIKaeng Khro;`l@z@Chaiyaphum;\N}AKaset
 Sombun;\c@SPhu Khiao;_D_@Chum Phae;\j@cAPhu Kradueng;^\yBLoei;\Gd@Wang Saphung;\c@?Erawan;^o@ANa Klang;^q@TNon
g Bua Lamphu;]Ym@Kut Chap;bk@@Udon Thani;bG`EKhon Kaen;`gCBKalasin;\h@k@Nong Kung Si;^`AaBBan Phan Don;]q@YBan
 Nong Wua So;\o@i@Sawang Daen Din;\c@d@Warichaphum;aeBXSakon Nakhon;\JzAKhao Wong;]dBfAKamalasai;]}Ag@Kuchinar
ai;\RfBBan Selaphum;]g@l@Yasothon;\pBXKaset Wisai;_MoARoi Et;`dAWMaha Sarakham;?v@|BPhutthaisong;^OnBBuri Ram;
_uFWSi Sa Ket;_iBOWarin Chamrap;b@IUbon Ratchathani;]kA?Phibun Mangsahan;?KcCNa Tan;^bCFAmnat Charoen;_QiCMukd
ahan;^KkDNakhon Phanom;^{@rNDet Udom;_tAt@Kantharalak;_~IzPKhlong Yai;\bBmALaem Ngop;]YMTrat;_PUKhao Saming;_z
Anf@Su-ngai Kolok;\Om@Tak Bai;\~@GRa-ngae;_QYNarathiwat;_pBwAPattani;^W?Yaring;aP`AYala;_jDSSadao;`c@oBSongkhl
a;aH?Ban Mai;cLd@Hat Yai;^pAlASatun;^gEhDBetong;_`PkRTakua Pa;^qB~CKrabi;]|BTBan Kamala;^IFKathu;_KDWichit;]?@
Ban Talat Nua;\HFBan Chalong;`KGBan Talat Yai;a?APhuket;^?CBan Ratsada;aEBBan Ko Sire;YcCfAKo Lanta;`gBETrang;
\Cm@Huai Yot;^k@mARon Phibun;^`@BThung Song;by@u@Nakhon Si Thammarat;]m@NPak Phanang;_VpCPhatthalung;]o@_@Rano
t;_jA_JKo Samui;]rBrCBan Na San;]X}@Tha Kham;bSESurat Thani;\p@aDLang Suan;`SmBChumphon;UcCnAKoh Tao;]EqLSam R
oi Yot;_EUPran Buri;]Hz@Kui Buri;^Lr@Prachuap Khiri Khan;\t@xBBang Saphan;]nDvFRanong;*TJTajikistan;Y}{LctFVah
dat;Ws@hDVanj;[wNf@Murghob;^bNfCKhorugh;]KxCIshqoshim;]zJqDChubek;dM{@Kŭlob;]XRHulbuk;]p@~@Farkhor;\pBk@Vakhsh
;bHYBokhtar;]f@l@Moskovskiy;\OBKolkhozobod;^`BXZarhalol;^nBwKPanjakent;_{BdETursunzoda;]sBFBoshkengash;nDMDush
anbe;]l@@Hisor;\yCZNorak;_|@a@Vahdat;\Ep@Yovon;]{@h@Danghara;UaHeAQalaikhumb;[rAsBRasht;es@{EIsfara;df@_@Konib
odom;_rCJBuston;cLIKhujand;_c@@Qayroqqum;\z@RProletar;]bBrADalyoni Bolo;^c@YMuchun;eb@EIstaravshan;]d@ZShahris
ton;\eD_DIstiqlol;*TKTokelau;Mhm`@ty@Fale old settlement;RvBe@Nukunonu;RdCcCAtafu Village;*TLTimor-Leste;\wxWf
t@Lospalos;\zBVVenilale;\O_@Baukau;ipDNDili;]l@DLikisá;\XBMaubara;]AjAMaliana;]G~@Suai;\[kAAtsabe;\a@g@Aileu;*
TMTurkmenistan;_y{KikFMagdanly;[neA\Etrek;ZpCiAGaradepe;^mBkFGumdag;aj@{@Balkanabat;\ZWJebel;\zEj@Hazar;a`@yBT
ürkmenbaşy;TuNwBGyzylgaýa;ZbQwDGarabogaz;]}kAtTHalaç;\fEmCSaýat;XcB`ABurdalyk;d~C{BTürkmenabat;ZzGyGBirata;\uC
fESeydi;]lHuIGazojak;_xI{DBoldumsaz;\w@HGubadag;]FXOýrat;dKTDaşoguz;^Hd@Görogly;_t@c@Yylanly;_bBcBKöneürgenç;_
|P|SGyzylarbat;]vCs@Bereket;WYjEGyzylbaýyr;\}Bk@Magtymguly;_eF?Bäherden;^iBv@Gökdepe;_UPArkadag;_YBAbadan;Zy@m
CBokurdak;`sKrGTejen;^rDDKaka;^xEkBÄnew;oZKAshgabat;YwWtOSerhetabat;^`FwFSarahs;\cA_GÇaşgyn;cw@h@Mary;_iBx@Yol
öten;`d@_ABayramaly;\a@f@Türkmengala;YsBbHTakhta-Bazar;^iMwJKerki;*TNTunisia;Y_`A_iERemada;WlF|BEl Borma;]hGsL
Nefta;_q@ITozeur;^qDxADouz;^Hm@Kebili;_pB{BMetlaoui;^n@KAr Rudayyif;]UUMoularès;aeBLGafsa;^CBEl Ksar;]_AeDSbei
tla;av@JKasserine;at@j@Feriana;]B{DTajerouine;\W~@Thala;^_@iADahmani;^kB[Siliana;]VkATabursuq;`|AGJendouba;`N`
AEl Kef;]r@w@Ghardimaou;]_AcBTabarka;`sAj@Béja;`}JWKélibia;_RLMenzel Temime;\~DmAEl Alia;`n@BMenzel Bourguiba;
]DATinja;]]OMenzel Jemil;cFEBizerte;]@DMenzel Abderhaman;^d@f@Mateur;\OYDouar Tindja;^QbATebourba;`g@?Oued Lil
l;_V?Jedeïda;]SLLa Mornaghia;bS?Sejoumi;^@IDen Den;^@?Manouba;aACEttadhamen;aB?Douar Hicher;`CCMnihla;aCFLe Ba
rdo;nGATunis;bCGAryanah;aETBen Arous;_ABBoumhel El Bassatine;]AGMégrine;aE?Radès;^GBEz Zahra;_EBHammam-Lif;aBU
Le Kram;]ACCarthage;_BFLa Goulette;cJKSukrah;aM?La Marsa;aXALa Gazelle;\La@Galaat el Andeless;^A_@Rass el Djeb
el;]cBvATakelsa;\FXBeni Khalled;\@EMennzel Bou Zelfa;_PCSoliman;^ARGrombalia;bWf@Hammamet;]~A?Zaghouan;^q@{@Bo
rj Cedria;^RBLa Sebala du Mornag;bNEEl Mourouj;_F@Fouchana;`@DLa Mohammedia;]lBBMedjez el Bab;]{@v@El Fahs;ce@
hCKairouan;`wAe@Kelaa Kebira;^E?Akouda;_E@Hammam Sousse;_FFKalaa Srira;\CDEzzouhour;]I?Zaouiet Sousse;dAGSouss
e;]MNSahline;]B?Maatmeur;\BFOuardenine;]ABOuerdanine;aRGMsaken;\]\Zeramedine;`EGDjemmal;\GOBembla et Mnara;`SL
Moknine;`@CKsar Hellal;_O@Teboulba;]CBBekalta;`MVMahdia;_??Zouila;al@w@Monastir;`F@Skanes;`HiCNabeul;_AADar Ch
abanne;`ABDouane;]CCBeni Khiar;`OUKorba;\eAtJKellabine;bnAOSakiet ed Daier;eHHSfax;^BGDar el Haj Taïeb;_BAGrem
da;bGASakiet ez Zit;_C?El Ain;]cAwAChebba;_Xc@Ksour Essaf;]t@VEl Jem;_vFr@Sidi Bouzid;ZgAzAMezzouna;\cCHMahire
s;^g@a@Sidi Abid;\pAvEMareth;\b@m@Teboulbou;b@EGabès;]ROMétouia;^KBRhennouch;\?LChenini Nahal;_r@CEl Hamma;amC
jBMedenine;`JrATataouine;ayCi@Ben Gardane;aTgAZarzis;`V_AEl Mgarsa;^?@Midoun;]l@NAjim;aS]Houmt Souk;*TOTonga;c
~ea@bcCNuku‘alofa;VoDuGFangale’ounga;XcA{ENeiafu;Pc@{OHihifo;*TRTurkey;[_rEkeGİnebolu;[vCPCide;bhAhCKarabük;^K
ISafranbolu;\g@vAÇerkeş;aqCh@Çankırı;]sAsATosya;br@gAKastamonu;\uAYTaşköprü;^oBFBoyabat;_E`BOsmancık;]`An@İski
lip;e_Bd@Çorum;^TjAAlaca;_|A?Sungurlu;^ShBYerköy;aaAc@Yozgat;[g@xBYenifakılı;\PrBÜrgüp;af@@Nevşehir;efCp@Aksar
ay;^AiAOrtaköy;\cA_AMucur;cj@QKırşehir;_zBh@Şereflikoçhisar;[dC|BAltınekin;_i@}CKulu;ct@iCGölbaşı;^uDtAKaman;_
T}@Keskin;cRc@Kırıkkale;]v@MElmadağ;`f@_AÇubuk;^KRAkyurt;^p@^İncirli;hCJÇankaya;r@?Ankara;^DKEtlik;]Zq@Kazan;e
Ir@Batikent;\NcBKızılcahamam;_pCz@Beypazarı;]pBCNallıhan;YZbBBeylikova;ayDTPolatlı;Sg@hBEmirler;\X`DKadınhanı;
^z@GIlgın;^jBf@Şarkîkaraağaç;`Iw@Akşehir;]t@cCEmirdağ;`R|@Bolvadin;^BVÇay;_]x@Yalvaç;_tD_@Sandıklı;\w@fASenirk
ent;^jAFDinar;diAkCAfyonkarahisar;cnBcCKütahya;`KaBBozüyük;h_BXEskişehir;]l@qCGeyve;a|@hABilecik;\Ek@Osmaneli;
dNoAİzmit;]cALSapanca;eYQAdapazarı;]Q_@Ferizli;\bAYKandıra;^aECAkçakoca;\t@FKocaali;_JCKarasu Mahallesi;^PEKar
asu;^Iz@Hendek;]XVAkyazı;dkB_@Düzce;]_@LKaynaşlı;]MqAAlaplı;ck@vABolu;^uBKGerede;]n@sADevrek;]Wi@Çaycuma;as@i@
Bartın;blBd@Zonguldak;ahA`@Ereğli;]hJRŞile;bg@rADerince;aDAKörfez;`GHGölcük;^f@DKaramürsel;abADYalova;e][Gebze
;\jAaATarabya;eJLŞişli;\KIİstinye;]E@Çubuklu;gLNÜsküdar;`F?Eminönü;fe@NMaltepe;eFGAtaşehir;g?GUmraniye;fUBSanc
aktepe;eGFSultanbeyli;f|BCBeylikdüzü;hGIEsenyurt;^?FYakuplu;hQ?Küçükçekmece;eY?Zeytinburnu;qICIstanbul;e@AFati
h;_H@Merter Keresteciler;_??Güngören Merter;gD@Bahçelievler;fAUSultangazi;h@LBağcılar;fC?Esenler;dZ[Arnavutköy
;dILBaşakşehir;]o@QZekeriya;alEQÇerkezköy;_{A\Çatalca;_XHKavaklı;]k@JTepecik;^ABMimarsinan;cEABüyükçekmece;^CD
Gürpınar;`fAOSilivri;dxAQÇorlu;bx@b@Tekirdağ;a\sALüleburgaz;_pCjBKeşan;cLcDEdirne;_YpAUzunköprü;`kB}AKırklarel
i;^X|@Babaeski;]Aj@Hayrabolu;^h@~@Malkara;^]jDÇan;`e@g@Biga;_t@pCBurhaniye;_ISEdremit;``Av@Ayvalık;\dA}AEzine;
cMiAÇanakkale;]s@q@Gelibolu;^fA~KÇeşme;^yAcAFoça;_i@YAliağa;`i@_ABergama;]M`CEvka-Üç;lTJİzmir;f@DKarabağlar;eD
CKonak;^?KBostanlı;eA?Karşıyaka;^@AŞemikler;^FCAtaşehir;dAAÇiğli;]@AKüçükçiğli;]@ABalatçık;`CQMenemen;`|@x@Url
a;]OVSeferihisar;]y@IMenderes;_i@LTorbalı;\}@GBayındır;^l@i@Kemalpaşa;dAc@Manisa;bu@TTurgutlu;`u@t@Ödemiş;_l@Z
Tire;_{Cs@Alaşehir;bhAYSalihli;a|@wAAkhisar;]`@e@Kırkağaç;aJOSoma;dw@{ABalıkesir;_n@yAGönen;][{@Erdek;be@HBand
ırma;_kAZKaracabey;bI`@Mustafakemalpaşa;]p@XSusurluk;\DfBBigadiç;\cBg@Dursunbey;]}Bp@Emet;gbAmDNilüfer;^NCGörü
kle;]G]Mudanya;aw@IGemlik;^Il@Kestel;]BCGürsu;lXBBursa;\qANAkhisar;bGFİnegol;`f@qAOrhangazi;^cAl@Yenişehir;]Ma
@İznik;`j@pDTavşanlı;\q@~CBanaz;ebALUşak;]B_AGediz;^pASSimav;]~@FDemirci;^@bBKula;emArCMerkezefendi;eIFDenizli
;]^]Sarayköy;\cAbASerinhisar;]dBrCOrtaca;\JVSarigerme;]SIDalaman;ZgDpBKaş;`dBwAFethiye;_rIoABodrum;_eAw@Milas;
^aB|AMarmaris;aSiAMuğla;]l@WYatağan;]Nu@Çine;bs@}@Nazilli;c~ALAydın;\V?İncirliova;`|@RSöke;^Fg@Selçuk;`TPKuşad
ası;]?~ADidim;\AfATurgutreis;\qSrAKemer;^r@t@Beykonak;\jAqAElmalı;]w@_AKorkuteli;aQcCBurdur;cs@GIsparta;^Iz@Bu
cak;\q@qAEğirdir;fPbEMuratpaşa;iJCAntalya;_oAASerik;aDJBelek;biALManavgat;_w@qDBeyşehir;`Yr@Seydişehir;]yBtAHa
dim;\ZnCGazipaşa;]l@k@Mahmutlar;\@CKestel;^BGOba;]D?Cikcilli;eD@Alanya;\RIKonaklı;_sHIMut;\lB?Ermenek;^MhBBozy
azı;`VDAnamur;_LiHÇumra;jx@{@Konya;_uE\Karapınar;c`AjBKaraman;ceDaAEreğli;^eBkABor;aWONiğde;gFfFMersin;eq@UTar
sus;_rB~@Erdemli;bjAj@Silifke;\HJTaşucu;^u^mAAkçakale;^{E[Ceylanpınar;cx@iAViranşehir;cvAkBSiverek;\fA`@Hilvan
;abAg@Kâhta;ebADAdıyaman;]q@nABozova;fs@d@Şanlıurfa;bfAd@Suruç;_xAIBirecik;ad@BNizip;^wAqCAltınşehir;_hAHBesni
;^j@QGölbaşı;\dADÇağlayancerit;]Ar@Pazarcık;fhAQKahramanmaraş;be@jDKilis;ks@cAGaziantep;``D|CReyhanlı;`h@m@Kır
ıkhan;\\[Denizciler;dFHİskenderun;]CRBelen;bz@NArsuz;bQ`ASamandağ;^]YHıdırbey;\OENarlıca;\?WSerinyol;fH\Antaky
a;jdD{CAdana;_RKKireçocağı;^uAk@İmamoğlu;a_@p@Ceyhan;`qAb@Dörtyol;^DUErzin;dIWOsmaniye;atAmAKozan;`w@PKadirli;
]rCqCYahyalı;^Yy@Develi;j?cAKayseri;]FNHacılar;_SGTalas;\gBaBGemerek;\e@jEYeşilova;^o@ZGöksun;_qAm@Afşin;ay@FE
lbistan;]}@cADarende;[VgCKangal;[fEdBPınarbaşı;]C}BŞarkışla;dyBoASivas;b|AoBTokat;b|AOTurhal;`d@PZile;]@~BAkda
ğmadeni;`hC]Sorgun;]s@iGVezirköprü;]i@`@Havza;_@ZSuluova;_d@GMerzifon;biAj@Amasya;aMwDBafra;^rC{ASinop;^iJbDTe
rme;f|BMSamsun;\WLTekkeköy;_s@@Çarşamba;]nAvATaşova;`q@PErbaa;_kANNiksar;^}@w@Kumru;aEu@Ünye;ai@TFatsa;\\h@Kor
gan;]q@DGürgentepe;dy@e@Ordu;_cAFBulancak;\}AAEspiye;\UKTirebolu;brAPGiresun;_gDYBeşikdüzü;_I?Vakfıkebir;^v@BG
örele;_qB@Akçaabat;d_@BTrabzon;]YHYomra;\M?Arsin;^Y@Araklı;]MDSürmene;_tAnFCimin;ch@EErzincan;]JmAKelkit;_GaAG
ümüşhane;_pE`@Şebin Karahisar;]bAXSuşehri;[E|CDivriği;KqC]Oğuzköy;]vBpFYakınca;hOGMalatya;\cBk@Baskil;]{BtAÇer
mik;abBaDAkçapınar;fw@v@Elazığ;^_AuATunceli;^aB\Karakoçan;]`@l@Kovancılar;`TxAErgani;\qDe@Lice;b\sABingöl;]KXG
enç;\cBk@Solhan;^F|AKulp;`?fASilvan;^}AIKozluk;]kBmAGüroymak;\oAfAHizan;aZu@Tatvan;``@PBitlis;`iAeAAhlat;^KoAM
alazgirt;^t@JBulanık;a|CfAMuş;]DwAVarto;^o@e@Hınıs;]qABKaraçoban;\KkCHorasan;]uAy@Sarıkamış;]vBi@Oltu;]~@nBPas
inler;[fCcBİspir;hy@pBErzurum;\|@z@Çat;\t@}@Aşkale;_~AcABayburt;^GgCOf;bs@ORize;]g@MÇayeli;`s@SArdeşen;\_A_@Ar
havi;\WGHopa;]oAh@Artvin;]oDLArdahan;amAdBKars;`eEpEDoğubayazıt;bFiAIğdır;]tDo@Kağızman;bPxAAğrı;\}B`@Diyadin;
a|@dBErciş;abBe@Patnos;`XrAAdilcevaz;gaC|@Van;\_CvABaşkale;au@~AYüksekova;]w@r@Şemdinli;adDs@Hakkâri;VhC{@Kona
lga;`vBfAŞırnak;bAt@Silopi;bv@QCizre;]x@?İdil;]`@k@Dargeçit;bk@kASiirt;^r@?Kurtalan;flBFBatman;ai@|AMidyat;afC
uABismil;jvAKDiyarbakır;bgBvBMardin;c^VKızıltepe;^o@]Yeşilli;amAt@Nusaybin;*TTTrinidad and Tobago;\rzJ{dAScarb
orough;\zBhBParadise;\D?Tunapuna;]b@MDiego Martin;]MLLaventille;fBCPort of Spain;`S\Chaguanas;\y@MSangre Grand
e;^\IArima;^S`ARio Claro;`x@DSan Fernando;^CEMarabella;`?DMon Repos;]l@TPoint Fortin;*TVTuvalu;Rmya@dq@Savave
 Village;QfF{CTanrake Village;Oc@cFKulia Village;PjEb@Toga Village;R{MnFMotufoua School;_cBlEFunafuti;*TWTaiwan
;]kvV{|CSanzhi;^fRbDJinhu;_R@Jincheng;\kLdGYujing;df@RYongkang;jHDTainan;aS_AXinying;]\MBudai;^[e@Beigang;_ETT
aibao;^CSXingang;dSNChiayi City;bQm@Douliu;\i@GLugu;_LAZhushan;_P[Shetou;^?FTianzhong;\ERLinnei;]V?Citong;^CUB
eidou;^?CTianwei;^FAPitou;_T?Erlin;]GXErlun;_IEXiluo;`lDl@Magong;^{EmCXizhou;`h@~@Xihu;^MFYongjing;bEGYuanlin;
dBUChang-hua;d@?Changhua;_C[Buzi;lUJTaichung;`CPWufeng;]@RZhongxing New Village;a?CCaotun;bDJNantou;a}@IPuli;a
\uBMiaoli;bQYToufen;ac@GZhudong;dNUZhubei;fFFHsinchu;by@a@Neili;c_@CShulin;fV?Taoyuan;aIDYingge;dLDBade;aAHDax
i;bOISanxia;akA`@Yilan;gv@q@Banqiao;m@INew Taipei City;cBUDanshui;e]PNeihu;uJDTaipei;dYCXizhi;eOKKeelung;\ThEX
iulin;bDZHualien City;bzArFTaitung;`vBh@Chaozhou;eb@OFengshan;kH@Kaohsiung;_[\Donggang;^y@|AHengchun;*TZTanzan
ia;]_dEzr@Matai;]iBt@Laela;doCpCTunduma;a_@e@Vwawa;_IUMlowo;^{@mBMatundasi;]XIMakongolosi;g{@bBMbeya;_V?Utengu
le;]i@t@Kiwira;bOJKatumba;_EBTukuyu;]iAmAChimala;]`@AIgurusi;\oAqCDunda;]IhBUrunda;_OHRujewa;]sA~@Mtwango;bEa@
Makumbako;]p@HIlembula;ae@xANjombe;\p@tAMlangali;\zB{@Ipinda;_HRKyela;]qEhFMatiri;`Wb@Mbinga;\AhATingi;_oMm@Tu
nduru;erImASongea;]vBVKigonsera;]eAk@Maposeni;\LaCMahanje;bFeIMafinga;^gD|BMalinyi;^|@YMlimba;dkDeCIfakara;ZGl
BMahenge;^_LxJLukuledi;]Fg@Nachingwea;]dDwBLiwale;]{HgDKilwa Masoko;ai@tELindi;]|CLRuangwa;\k@|@Nanganga;\YINy
angao;]mBdANanyamba;\RFKitama;]RDTandahimba;]z@\Luchingu;^DDNewala;_BBNewala Kisimani;a~Am@Masasi;]z@b@Nangomb
a;coI}BMtwara;]tNah@Usangi;\HNLembeni;^Ux@Same;]gBpCMatui;^ECLushoto;]jAw@Hedaru;]_Az@Mazinde;\VMMakuyuni;^NhC
Chanika;b?@Handeni;`{Aw@Korogwe;^[SMaramba;]_@VMuheza;f_ASTanga;\`@[Mlalo;^_DXWete;`Gd@Chake Chake;]VVMkoani;^
dAfANungwi;gRtAZanzibar;az@v@Bagamoyo;_a@^Mapinga;d\`@Kibaha;]aADMagomeni;]{@iASokoni;]UfHKilindoni;_hCHIkwiri
ri;^Do@Kibiti;^WQBungu;^]eBMkuranga;`QUVikindu;_@EMwandege;mB_@Dar es Salaam;[xHzBKisanga;fF{BMorogoro;\{AMNge
rengere;^m@UChalinze;^kAJMlandizi;^JyAMvomero;\bAf@Lugoba;\hC}@Madizini;\d@GLubata;_~CCKibaigwa;_k@LGeiro;^lAf
@Mpwapwa;]ThAKibakwe;\eDe@Msowero;]a@]Magole;_D?Dumila;afAxAKilosa;]?pBMikumi;_Bz@Kidatu;]CGRuaha;^CKKidodi;\|
FoAIzazi;^}@~AIlula;dbAPIringa;^|BgBMafinga;neCwEDodoma;]bCgJBasotu;]{@\Katesh;\MINangwa;\oAg@Galappo;aL|BKond
oa;Y}CnAKibaya;\gA{ENaberera;_I_CMerelani;_a@m@Boma la Ngombe;dc@BMoshi;\m@eATarakea;]rBv@Kingori;]XPUsa River
;_Sf@Mbuguni;gt@g@Arusha;\dDCMto wa Mbu;]q@f@Makuyuni;`dAdCBabati;^Cg@Magugu;_n@a@Mbulu;]ChADareda;]X@Bashanet
;]F_@Dongobesh;]y@sCKiratu;\}E{CNamanga;c`^sFBukoba;\NLKaterero;\Tj@Kamachumu;]l@_BNsunga;]vDjHKabanga;^Kl@Bug
arama;]S]Rulenge;\Ei@Ngara;^}EXChato;^zAABiharamulo;]o@eDNshamba;]{AzCMhalamba;ek@x@Geita;^g@CKasamwa;bk@c@Sen
gerema;iq@]Mwanza;^YDKisesa;\DXUsagara;^O`@Misungwi;^iAs@Magu;]RAKihangara;\SuAKibara;]hBa@Muriti;_Y\Nansio;cu
C}BMusoma;bqB]Tarime;]lAk@Shirati;]cBVSirari;]Gj@Matongo;^c@jAMugumu;\pCOButiama;\IXNyamuswa;c\VBunda;\UxBNyak
abindi;d?`@Bariadi;]?WMaswa;\TzDKishapu;^Oq@Somanda;]?NLalago;]iANMwanhuzi;^`@yAKisesa;^jAPShanwa;]A@Nyalikung
u;\p@IMalampaka;]MrAMwadui;]NESongwa;]VDOld Shinyanga;^LsBNgudu;]~A|@Mhango;]OzBIsaka;f`AMKahama;bsBlANzega;]C
cATinde;ck@k@Shinyanga;etBnGTabora;\z@TMabama;^g@KTumbi;_eF}CIgunga;]_APShelui;]a@SKiomboi;]_@~ASepuka;]Sc@Igu
gunu;^k@CMtinko;\CVIlongero;dX\Singida;\[\Mungaa;]T^Ikungi;\FYPuma;]StCManyoni;]dAIItigi;]dAp@Mgandu;^nG_ASiko
nge;[jCxEInyonga;exAxFSumbawanga;]dAmAChala;\F_BUsevia;^|B~@Kirando;_yARNamanyere;[xBkCKarema;d}B_BMpanda;]fCw
FUvinza;dx@gBKasulu;_{DhBNguruka;^iEGUrambo;_Y_HMasumbwe;aj@[Ushirombo;`LwABuseresere;aGIKatoro;`nAv@Uyovu;_@J
Diobahika;]nBKKakonko;^n@|@Kibondo;\rEvFMwandiga;dDHKigoma;*UAUkraine;\wwFokHVoznesenivka;`\?Dovzhansk;_t@?Rov
enky;`x@GAntratsyt;a`@CKhrustalnyi;\|@DPelahiivka;`@LChystyakove;`_@BSnizhne;\v@l@Amvrosiivka;\h@k@Zuhres;aa@I
Shakhtarsk;^NQKhrestivka;_v@JKhanzhonkove;\W`@Ilovays’k;`JWKhartsyzk;bf@NChumakivskyi;bEKHirnytskyi;a?GTsentra
lno-Miskyi;`DAHruzkyi;e@BMakiyivka;`UIKhanzhonkivskyi;_b@EYasynuvata;^TAAvdiyivka;b@XSmolyanskyi;aTNVoznesensk
yi;aMCTekstylnyk;c?ERutchenkivskyi;_SBBosse;b?AOleksandrivskyi;cBOKyivskyi;_E@Hladkivka;h@BDonetsk;a?BYuzivsky
i;bIAKalynivskyi;aEEBerestovskyi;aBLBohodukhivskyi;]b@j@Dokuchayevsk;bF~BLivoberezhnyi;cfF|IKerch;^HJArshyntse
ve;`pEt@Feodosiya;T~@yADmitrovka;c_AqGMelitopol;byGPBerdyansk;e_DeAPravyi Bereh;bH?Kalmiuskyi;d?@Mariupol;cA?T
sentralnyi;aHDPrymorskyi;]@iBVolnovakha;\h@kAKurakhove;\w@DTrudivskyi;]r@g@Selydove;\pEdCPolohy;^jBj@Tokmak;gt
BuBZaporizhzhya;\_ASVilnyansk;c~@iBNyzhnodniprovsk;]G?Ihren;hV@Dnipro;]KSPidhorodnye;`_@KSamar;^u@|@Synelnykov
e;bcAi@Pavlohrad;^g@?Ternivka;`o@gALozova;^PaBZlatopil;]zC?Berestyn;\O{CBohodukhiv;beCTOleksiyivka;]OFZhuravli
vka;jBDKharkiv;]\DPisochyn;\C_@Derhachi;]d@^Liubotyn;]YXMerefa;\{Al@Slobozhanske;_a@q@Chuhuyiv;d~@SRayon KTZ;f
BOSaltivka;_AEPivnichna Saltivka;\sBo@Vovchansk;_cAvEIzyum;^vAq@Balakliya;^vA|EShakhtarske;`{CLPokrovsk;_QEMyr
nohrad;^b@_@Dobropillia;c_Bs@Kramatorsk;`CASotsmisto;`JVDruzhkivka;`c@PKostyantynivka;^[ZToretsk;bg@PKindrativ
skyi;bB?Tsentralno-Miskyi;d@?Horlivka;`BAMykytivskyi;ag@LYenakiyeve;af@eABakhmut;_nAYSonyachnyi;b?YSlovyansk;]
i@[Lyman;\eAsASvatove;\KfAKreminna;`_@FRubizhne;aGRLysychansk;bMESiverskodonetsk;^]z@Holubivka;a?LKadiyivka;]t
@KPopasna;^]?Sokolohirsk;]Vx@Debaltseve;_u@a@Bryanka;bYFAlchevsk;]EDPerevalsk;\eAWKaterynivka;_SEKamyanobridsk
yi;fEBLuhansk;aC@Shevchenkivskyi;cGEVerhunskyi;bABSkhidni Kvartaly;bRDVilkhivskyi;\LZLutuhyne;]wAHOtamanivka;]
O?Sukhodilsk;_?JSorokyne;UNyCHorodyshche;\rCk@Starobilsk;]tFeAKivsharivka;^JOKupyansk;a|XmLShostka;]P|@Kroleve
ts;\V{ANovhorod-Siverskyi;\tAdDBakhmach;aiAIKonotop;\}ENBilopillia;^lAiBHlukhiv;cqDzCZarichnyi;d@CSumy;c@AKovp
akivskyi;]c@xATrostyanets;_N`@Okhtyrka;]pAu@Lebedyn;]~Ah@Hadyach;biBvCKyivskyi;eCBPoltava;c@DShevchenko;^IGPod
il;dCvEKamyanske;\v@[Verkhnodniprovsk;]|@b@Vilnohirsk;_tBeCMolodizhne;c?HAvtozavodskyi;dDFKremenchuk;_\?Svitlo
vodsk;\i@FRakivka;aBAKryukiv;_e@BHorishni Plavni;\OvBPyatykhatky;_h@JZhovti Vody;ajA_AOleksandriya;]zAIZnamyan
ka;_cAaGLubny;_yBHMyrhorod;_T{CRomny;`~EZPryluky;\tDx@Berezan;]y@DYahotyn;^|@h@Pereiaslav;]C~@Kaniv;^qBNZoloto
nosha;eCl@Cherkasy;`b@h@Smila;ciApCFortechnyi;dCAKropyvnytskyi;aA@Podilskyi;\vCb@Novoukrayinka;\XiCShpola;\ZqA
Korsun-Shevchenkivskyi;\x@bAZvenyhorodka;\QLBahacheve;adDr@Uman;[VcBZhashkiv;dCmBBila Tserkva;_f@w@Fastiv;\}Dh
BBohuslav;^n@qBObukhiv;_Bu@Pivnichni Osokorky;\F?Nyzhnya Telychka;_?ATelychka;^CKLivoberezhnyi Masyv;^ABRusani
vka;e?ADniprovskyi;_CAPivnichno-Brovarskyi Masyv;aAALisovyi Masyv;`?DDarnytskyi Masyv;]?@Stara Darnytsya;_D?Be
rezniaky;bCDPozniaky;aGAKharkivskyi Masyv;_?ANova Darnytsya;\CEDarnytsya Car Repair Plant Microdistrict;eCDDar
nytsya;\?FBortnychi;`q@DBoryspil;b^_@Brovary;eTADesna;aNFVoskresenka;\?AKybalchych;d?CVyhurivshchyna-Troyeshch
yna;^@BRayduzhnyi Masyv;\~@OHostomel;`DHIrpin;\QDKotsyubynske;^C@Novobilychi;`MEVynohradar;_CDSyrets;]EAKureni
vka;_@CPriorka;^@?Vyshhorodskyi Masyv;]@@Mostytskyi Masyv;\?AVitryani Hory;^CAMinskyi Masyv;^EKVyshhorod;dCLOb
olon;]AFPodil;_ABStare Misto;r@?Kyiv;b?@Pechersk;\A?Lypky;\A@Klov;]@DSaperna Slobidka;^@?Demiyivka;_?ENova Zab
udova;^F@Oleksandrivska Slobidka;]AITatarka;^@?Lukyanivka;d@@Shevchenkivskyi;`B@Shulyavka;aFANyvky;`ADVidradny
i;_BBPivdenna Borshchahivka;^GCKaravayevi Dachi;^A?Solomyanka;a?@Chokolivka;^AHTeremky;]@ATeremky-II;`SFHolosi
yiv;_n@^Vasylkiv;^@[Boyarka;_MMVyshneve;\H@Svyatopetrivske;]GESofiivska Borschahivka;cECBorshchahivka;bB?Mykil
ska Borshchahivka;_BGBilychi;`?@Svyatoshyn;]VLBilohorodka;_B_@Bucha;]eBaESlavutych;`iF|ANizhyn;\gAoCKoryukivka
;cxDr@Desnyanskyi;eD?Chernihiv;cDBNovozavodskyi;^DGMasany;`dOrBKorosten;\_@kAOvruch;[dFTOlevsk;VlOeBVyderta;_g
DlAVarash;^uBzAKostopil;^_@{ASarny;^s@nESlavuta;_g@VShepetivka;^[rAStarokostyantyniv;]n@TKrasyliv;\\}AIziaslav
;\xBrBVolochysk;_wA}CNetishyn;]nAe@Zdolbuniv;d@SRivne;_~Ah@Dubno;dpAeALutsk;]f@dCBrody;]p@v@Zolochiv;diCr@Tern
opil;][mBKremenets;^MvEChortkiv;\jDuABerezhany;`SxDKolomyia;dqDl@Chernivtsi;acCmAKamyanets-Podilskyi;\DaBHorod
ok;\y@v@Dunayivtsi;eYiBKhmelnytskyi;\OBRakove;^sC~DMohyliv-Podilskyy;^}@wBZhmerynka;fgAe@Vinnytsya;\Im@Kalyniv
ka;\hDlABar;^y@aBKhmilnyk;]xAoBPolonne;`S}AZvyahel;cgE|@Bohuniya;aDlABerdychiv;]s@`@Kozyatyn;d^kBZhytomyr;bCBK
orolyov;]kBiBMalyn;\@t@Radomyshl;]`@b@Korostyshiv;\wBtBSkvyra;]rApELadyzhyn;\hA@Tulchyn;]eB[Haysyn;\o@lDBalta;
_Pd@Podilsk;XYxISarata;\nEbABolhrad;\bAl@Reni;`oBRIzmayil;]sAQKiliya;_yEuCBilhorod-Dnistrovskyi;`}@UChornomors
’k;bIYCheremushky;hEKOdesa;^gAYPivdenne;\lEm@Rozdilna;YWiBShyryayeve;`cCcCPervomaysk;_aAh@Pivdennoukrainsk;^_@
t@Voznesensk;[yE\Bashtanka;fvAtAMykolayiv;REfCOleksandrivka;\qDd@Skadovsk;]{C?Armyansk;^h@mCKakhovka;_VJNova K
akhovka;]~BXOleshky;`TAKherson;]a@gHDolynska;`}AlAInhulets;g[c@Kryvyy Rih;^a@o@Terny;\_@`BApostolove;beCPNikop
ol;_v@OPokrov;_eBBMarhanets;\kAn@Dniprorudne;`bASEnerhodar;Xx@~BNyzhni Sirohozy;^rBpDYany Kapu;_wBp@Dzhankoy;]
sA{AHenichesk;\h@|EBilohirsk;\iAh@Sudak;^nB`@Alushta;ez@w@Simferopol;aKzAYalta;^|@s@Bakhchysaray;^r@iASaki;bl@
MYevpatoriya;[dC}@Chornomorske;gcDrDSevastopol;]ORBalaklava;\vy@cURakhiv;^rDWKhust;]r@DVynohradiv;]nAMBerehove
;aOm@Mukachevo;btAc@Uzhhorod;asFqCDrohobych;^@LTruskavets;^LABoryslav;\vArCSvalyava;]{HQNadvirna;`f@kAKalush;\
cANKnyahynyn;d?BIvano-Frankivsk;^rBmBNovyi Rozdil;`v@h@Stryi;]Wx@Dolyna;]rAaAStebnyk;\S_BHorodok;^N]Novoyavori
vs'k;gyAPLviv;]WBVynnyky;cNDSykhiv;_DENovyi Lviv;]q@aCSokal;`FNSheptytskyi;_NcANovovolynsk;^~DpFSambir;\Hu@Mos
tyska;_iFsEVolodymyr-Volynskyi;`kAiAKovel;UpBqAHuta;*UGUganda;\myEeKAmudat;]jCnCSironko;_|@m@Kumi;\^DNgora;]a@
fBButaleja;^BQBudaka;^k@]Nakaloke;bELMbale;]]MBudadiri;\Jf@Manafwa;`c@yAKapchorwa;\|BnENamavundu;`u@UBusia;_Qk
@Tororo;]OHMalaba;\`Ai@Busolwe;]n@@Namutumba;\LJBusembatia;^Wh@Bugiri;^ZKBusesa;`XBIganga;]z@GBuwenge;^WZKakir
a;]KAMagamaga;_TFBugembe;cJFNjeru;aC?Jinja;]w@CMayuge;bfEnAEntebbe;bI_@Kajansi;eDOKyengera;fKHBunamwaya;pCMKam
pala;gHGNansana;dMOKasangati;fEFKira;cYHMukono;\T?Kireka;by@CLugazi;\MDBuikwe;^VgAKayunga;^hAXBombo;^@_@Wobule
nzi;`yBk@Kamuli;^Gg@Buyende;]cAr@Kaliro;_i@q@Pallisa;`RqBSoroti;]tAe@Dokolo;`~BOApac;\hAFKiryandongo Refugee C
amp;_H@Buyale;]TVKigumba;]n@pDKiboga;]^o@Butemba;]h@FLwakyomba;]Pm@Buhimba;bGOHoima;\XLKikube;bcB}@Masindi;^`E
tCMuhorro;^KCKagadi;]Dq@Kyangwali Refugee Camp;^s@hCKyegegwa;^MXKyaka II Refugee Camp;\r@c@Butunduzi;_f@f@Rwam
wanja Refugee Camp;^Dw@Kyenjojo;\KYKatoke;\\CKyarusozi;`r@VFort Portal;]h@IBundibugyo;]LDNyahuka;\k@RBuhesi;\C
f@Rwiimi;]k@d@Kamwenge;]I`@Kasozi;brA_@Kasese;bsA|@Ibanda;\y@KKazo;\iA`ALyantonde;\e@CKyazanga;bkAIMasaka;\bBw
CKasambya;\QeAKakumiro;bMj@Mubende;^uAWBukuya;\BVKasanda;bk@ZMityana;\Aw@Bukomero;_wA]Luwero;]H^Namasuba;aGx@W
akiso;^LCKakiri;]FQKiziba;]RCNamayumba;_]jAKasanje;cMLKatabi;_^[Mpigi;\j@BGombe;]n@|@Lukaya;^z@dBKasaali;\MOKa
lisizo;\h@WLwengo;`pA~@Nakivale Refugee Camp;^`@XIsingiro;]l@RIryango;aEkABwizibwera;dC@Mbarara;]^RKinoni;aTYR
utoma;_n@EIshaka;\DQKyamahungu;\BjANyamunuka;_\@Rukungiri;]_AFNtungamo;^_@BNyachera;]ELMabare;`zAv@Kabale;\|@F
Kisoro;]a@SRubanda;\Jm@Kanungu;]Pi@Kihihi;\HXNtungamo;`MwDMpondwe;\]GKisinga;__FsMPaidha;_SKNebbi;ab@kBArua;`I
mAKoboko;_y@KYumbe;]}Ae@Moyo;_Mv@Adjumani;^x@vDPakwach;]yA[Anaka;ceAa@Gulu;bwBfBLira;]rAgAOpit;`qAeCKitgum;[q@
~APader Palwo;]kBRAbim;?qBxANapak;\sAw@Moroto;ajByAKotido;?CcBKaabong;*USUnited States;[vb^_iCKapa‘a;\uG|AKool
auloa;]JXMililani Mauka;\??Mililani Mauka / Launani Valley;\DCWahiawā;]@AWahiawā-Whitmore;\F@Schofield Barrack
s;]CBSchofield-Wheeler;^EDMililani Town;]HNMakakilo-Makaīwa Hills-Kunia;_KCWaipahu;_EAPearl City;_E?Waiau-Paci
fic Palisades;_EFAliamanu / Salt Lakes / Foster Village;^WGKaneohe;]FFKalihi Valley;_SGKailua;WoC|@Kaunakakai;
\nCi@Kuliouou - Kalani Iki;]?BNiu Valley;_CAEast Honolulu;^CAHawai‘i Kai;^X@McCully - Moiliili;]??Mō‘ili‘ili;]
@?Waikīkī;]E@Diamond Head / Kapahulu / Saint Louis Heights;]A?Kaimukī;]?GManoa;^D?Makiki / Lower Punchbowl / T
antalus;\?CNuuanu - Punchbowl;]B?Liliha - Kapalama;_D@Kalihi-Palama;eCBHonolulu;]?@Ala Moana - Kakaʻako;^LGAir
port;_BAJoint Base Pearl Harbor Hickam;]FDʻEwa Beach-Iroquois Point;\B?‘Ewa Beach;^BEʻEwa Gentry-West Loch;]?@
‘Ewa Gentry;\D?Kapolei;\@?Kapolei Villages;\BAMakakilo;\??Makakilo City;_@@Makakilo / Kapolei / Honokai Hale;U
kM|EKapaau;^dCcCKahului;]CXKīhei;\JYWailuku;_{GfFHilo;[tDPKailua-Kona;Xo@pBHawaiian Ocean View;SxbBmvGGambell;
SyFPSavoonga;Xu^aDNome;RbC_JShishmaref;SbCaLPoint Hope;Ryh@iMWainwright;SEfXSelawik;RnQaENoatak;WiAdCKotzebue;
SiJ|QUnalakleet;SqA`]Togiak;SrHiCQuinhagak;Y_@oEBethel;RfMhDKipnuk;S}@mLMountain Village;R_H}GStebbins;R|F`BKo
tlik;S~Dp@Emmonak;TzHxFHooper Bay;RgEfEToksook Bay;X|Grh@Unalaska;TuCs@Akutan;TsTyDKing Cove;TkJw@Sand Point;Y
qq@iNKodiak;YkDqJHomer;WeL{ASeward;ZpJ_AKalifornsky;euG_DAnchorage;]aASEagle River;Tv@gDSusitna North;Rrm@|ONe
w Stuyahok;R{@nCNaknek;V`H}@Dillingham;RrE{NAniak;XaPu{@Utqiagvik;T{o@lm@Healy;]_H{DBadger;^d@GFairbanks;VsN`E
Deltana;RHyOFort Yukon;VdRcVPrudhoe Bay;Ryt@|aAYakutat;TjSuVTok;X~SxLValdez;UzNsBSutton-Alpine;VqRhFCordova;]{
gD~cDAgoura;]D?Agoura Hills;]tAAPort Hueneme;abBu@Santa Barbara;^XCGoleta;akB^Ventura;dUNOxnard;^W]Santa Paula
;\[IFillmore;`Vb@Camarillo;bg@HThousand Oaks;^FWMoorpark;bSBSimi Valley;][TCalabasas;`EAWoodland Hills;`AECano
ga Park;_EAWinnetka;_L@West Hills;_GKChatsworth;\EYStevenson Ranch;cFIValencia;]@ICastaic;]h@oCArvin;^d@i@Oild
ale;e?HBakersfield;\UTLamont;RzC|@New Cuyama;\|CQNipomo;bGPSanta Maria;^?NOrcutt;]sBzAIsla Vista;_vBm@Lompoc;\
X_BArroyo Grande;_L_@San Luis Obispo;^@i@Atascadero;^B[Paso Robles;\aAeBCoalinga;`}EhADelano;^Pb@Wasco;\MPShaf
ter;`q@qBPorterville;]tAiBReedley;]KJDinuba;bSh@Visalia;`JVTulare;`z@WHanford;]Ql@Corcoran;]j@g@Lemoore;]a@u@S
elma;\OGParlier;]DSSanger;gh@GFresno;bMOClovis;ZqCcDMammoth Lakes;T|DTMidpines;`ZrBMadera;\f@_@Chowchilla;aj@c
@Merced;^XIAtwater;_n@x@Los Banos;d\sBModesto;_GHCeres;aURTurlock;]?w@Oakdale;]PDRiverbank;\b@?Ripon;e`@k@Stoc
kton;aZj@Tracy;]]OLathrop;aKBManteca;]Q`APatterson;`pB{ABrentwood;aLp@Livermore;_l@[Danville;aCFSan Ramon;`GND
ublin;`Vi@Walnut Creek;bEMConcord;^DDPleasant Hill;]JJLafayette;]J@Orinda;]XGEl Cerrito;^FGSan Pablo;b?BRichmo
nd;]IHAlbany;bEBBerkeley;f?LOakland;aADAlameda;]ZHVisitacion Valley;^CABayview-Hunters Point;\q@SMoraga;aDTSan
 Leandro;]IDAshland;`C?Castro Valley;]FBSan Lorenzo;]r@LMillbrae;bKFSan Mateo;^FCBurlingame;^SBFoster City;^@F
Belmont;^C@San Carlos;aCBRedwood City;^KFMenlo Park;`G@Palo Alto;^?EEast Palo Alto;^ENLos Altos;aE?Mountain Vi
ew;cGBSunnyvale;_?_@Newark;cF[Hayward;aKLUnion City;dEHFremont;aWUPleasanton;aFl@Milpitas;\OJAlum Rock;hJDSan
 Jose;^XNSaratoga;^IDLos Gatos;_CKCampbell;b@KSanta Clara;`LDCupertino;`?dASanta Cruz;\IALive Oak;\}@f@Prunedal
e;`Sm@Gilroy;`d@RWatsonville;_Uk@Morgan Hill;_q@v@Hollister;]MtASoledad;c`As@Salinas;\sAfAGreenfield;\fC{@Paci
fic Grove;^EBMonterey;^GASeaside;]IMMarina;_xB}DSan Bruno;`?CSouth San Francisco;_NFPacifica;\?YParkside;bEDDa
ly City;]EGNoe Valley;_AAMission District;h?ASan Francisco;bAEChinatown;`Va@San Rafael;`F[Novato;`LWPetaluma;_
JURohnert Park;c@SSanta Rosa;^k@VAgua Caliente;^`Am@Windsor;\e@qAClearlake;\rBe@Ukiah;TF_CCovelo;VMwCHayfork;b
kGbDChico;UnBy@Rancho Tehama Reserve;^{Cr@Paradise;\Kp@Oroville;]oAtCGranite Bay;aBNFolsom;^H?Orangevale;^FFFa
ir Oaks;a@MCitrus Heights;`GORocklin;bHFRoseville;^JLFoothill Farms;_CEAntelope;_FBNorth Highlands;_Og@Lincoln
;\^f@Rio Linda;\RwALinda;`LAYuba City;\BBSouth Yuba City;`XvAWoodland;]Hl@Dixon;a`@PVacaville;az@JNapa;]EXAmer
ican Canyon;b?LVallejo;]FRPinole;]ACHercules;^YEBenicia;_EDMartinez;]a@ABay Point;bNk@Fairfield;^?@Suisun;`_@h
@Pittsburg;bMDAntioch;_S?Oakley;`DkBDavis;`i@GWest Sacramento;gG?Sacramento;][VVineyard;cBHElk Grove;_HALaguna
;_AOFlorin;aESArden-Arcade;`ICCarmichael;aEDRancho Cordova;]JFRosemont;]Kz@Galt;`EVLodi;_e@oBEl Dorado Hills;\
QBCameron Park;]iEs@South Lake Tahoe;XhAdCArnold;SmDq@Walker;WkDAHawthorne;WjB}AYerington;`xBa@Carson City;aCi
ASparks;dJ?Reno;]EMSun Valley;\MISpanish Springs;]{AFFernley;\xDv@Truckee;VnCwBEast Quincy;\q@aBSusanville;WUu
EAlturas;Ve@kCLakeview;]|GEKlamath Falls;]G@Altamont;WOhGBurney;apCx@Redding;WOoCMount Shasta;TtE_BHappy Camp;
_IaCGrants Pass;]{Bp@Ashland;a`@[Medford;\FICentral Point;VjHEGold Beach;Yk@`CCrescent City;\S`DMcKinleyville;
\CNArcata;\CDBayside;^RFEureka;TcAfCRedway;ZAdCFort Bragg;XrBct@Forks;\qB`EAberdeen;[@|CAstoria;YBpCTillamook;
[h@zCAgate Beach;ZFjCFlorence;\VxBCoos Bay;]oD\Roseburg;WoDiBOakridge;`nB{@Springfield;cL?Eugene;`BuBAlbany;`\
NCorvallis;\JgADallas;]i@wBForest Grove;^P|@McMinnville;]cALWoodburn;]Q_@Wilsonville;]f@?Newberg;bBk@Hillsboro
;]WGBethany;aMLBeaverton;_L?Aloha;]EXSherwood;`MMTigard;^AHTualatin;_QGLake Oswego;^KHWest Linn;^?@Oregon City
;\DKOak Grove;]?EMilwaukie;]MELents;gTGPortland;]C]Hazel Dell;d?DVancouver;]SEOrchards;bY`@Gresham;\RHHappy Va
lley;\^d@Canby;_bAt@Keizer;]I?Hayesville;\?JFour Corners;cJASalem;\YnALebanon;\gBgETroutdale;\GGWashougal;]HAC
amas;\sF?The Dalles;^AfGRedmond;a\h@Bend;WeM|ABurns;USeDJohn Day;\_@yFPendleton;TxC~@Heppner;QbCdAFossil;ax@_I
Yakima;\cBv@Sunnyside;Rd@vBArlington;`wDqBRichland;\@xAHermiston;a]iAKennewick;`GEPasco;dRATri-Cities;]NoDMose
s Lake;T{@gDCoulee Dam;^hGlBWenatchee;]n@rAEllensburg;^lHkELake Stevens;]Lc@Arlington;]`@r@Mukilteo;bSGEverett
;`CMMarysville;]OJWest Lake Stevens;]JVSilver Firs;^BHNorth Creek;_DJBothell;]D?Kenmore;\?IBothell West;\?GMar
tha Lake;\I@Mill Creek East;]@CMill Creek;]CGEastmont;]TFPicnic Point-North Lynnwood;_PHEdmonds;`GHShoreline;]
EEMountlake Terrace;_@ELynnwood;h@h@Seattle;cY?Bellevue;a@MKirkland;]BGInglewood-Finn Hill;`UHRedmond;`GDSamma
mish;_GFCity of Sammamish;]AOUnion Hill-Novelty Hill;]HKCottage Lake;\UWMonroe;]N|AMaple Valley;^C[Issaquah;^L
IWest Lake Sammamish;]JXFairwood;\NGBryn Mawr-Skyway;bC@Renton;]?QMercer Island;]J@Columbia City;_LPBurien;^KB
SeaTac;]ECTukwila;^JLDes Moines;aANFederal Way;aO@Auburn;b?MKent;^KEEast Hill-Meridian;]IHCovington;]Lb@Bonney
 Lake;_RAPuyallup;`CHSouth Hill;]BPGraham;]LIFrederickson;\tBjACentralia;]sAzDBattle Ground;\HRFive Corners;]L
ESalmon Creek;_x@uALongview;]EmDTumwater;`AEOlympia;_O@Lacey;^mAMSpanaway;`PMLakewood;^Q@Parkland;d@QTacoma;^T
@University Place;_NaABremerton;]JMSilverdale;]a@@Bainbridge Island;]tDaBPort Angeles;]}Ca@Oak Harbor;\Ek@Anac
ortes;aWq@Bellingham;^_@bAMount Vernon;XoP@Omak;T}Co@Republic;UjCy@Oroville;ZhbBuq@Sitka;STsEHoonah;^kEe@Junea
u;R}AfGKake;T_DjHCraig;ZkHZKetchikan;WdGeHPetersburg;UpNeNHaines;WsmEfcAStanley;VcKeBBottineau;WyAzARugby;UeIm
ALangdon;Tq@fGCooperstown;VhEACarrington;Zs@cCDevils Lake;UtEbAHarvey;SCvDSteele;T|@rBLinton;SyBbBEureka;\uDcF
Jamestown;Uc@tDEllendale;^GjBAberdeen;VDrBRedfield;[}@fBHuron;T|B`EPlatte;V`BsAChamberlain;WhBtAWinner;Rf@iBPr
esho;\x@{APierre;SuD]Highmore;TfBaBGettysburg;W|AiBMobridge;V~CjBNorth Eagle Butte;R_B|GWhite River;TbEnAMarti
n;Sk@cCKadoka;SpC_@Wall;TnAqKHettinger;]\oDDickinson;N_H~DMcIntosh;aqBqDBismarck;]TCMandan;R~DtAElgin;WMkDBeul
ah;RqDs@Turtle Lake;_pAmCMinot;RrGbBMandaree;^zDsAWilliston;YjBtASidney;WfHiAWolf Point;RIdCCircle;YoD|@Glendi
ve;RvB~@Terry;QwCrDEkalaka;Vu@_BBaker;Tw@mBBeach;UyBrCBowman;Q^vBBuffalo;[|@xESpearfish;a}BpARapid City;Xn@`CH
ot Springs;XpCsANewcastle;V`GRWright;^@kBGillette;RQeFBroadus;\tH~BSheridan;YfEzCWorland;PqCeMHysham;XjAnBHard
in;VeE]Colstrip;Z{CiBMiles City;QtEuDJordan;Wu@oDGlasgow;VtF_@Malta;TiNuAScobey;VkDBPlentywood;ThYx@Fort Belkn
ap Agency;[tDMHavre;S`GFChester;WpD?Shelby;VdFKNorth Browning;Xr]BColville;ZoGt@Sandpoint;WeEULibby;TeBaBEurek
a;]sCfCKalispell;X]dBPolson;aa@bDMissoula;X`@zBHamilton;UnJ{FOsburn;T_FHPlains;]vMe@Opportunity;a?CSpokane Val
ley;^y@IPost Falls;_a@FCoeur d'Alene;d`CBSpokane;U|DhBRitzville;^GtEWalla Walla;^oG_ALewiston Orchards;^FGLewi
ston;^^}@Pullman;]c@?Moscow;WsCp@Orofino;W[lBGrangeville;WCjEMcCall;VjFgBEnterprise;[`DTLa Grande;[s@lBBaker C
ity;`cF|ECaldwell;Yv@uBWeiser;dyC~BBoise;]\QEagle;aFPMeridian;a`@LNampa;\[HKuna;\qCfAMountain Home;TcHqGChalli
s;WaAgCSalmon;ZrAjIHailey;SkEWArco;`}F`@Idaho Falls;^o@gARexburg;UiCeDWest Yellowstone;S|BiCEnnis;XtDXDillon;^
U{CButte;T\}DLincoln;SxBzBPhilipsburg;U}EgHChoteau;`oD|@Great Falls;SoA|DWhite Sulphur Springs;^bFGHelena;_gEt
DBozeman;UwE]Big Timber;TYyBHarlowton;UfDsGFort Benton;QyAdCStanford;Y}CPLewistown;OwEJWinnett;Vd@lBRoundup;bG
dCBillings;VUzDLovell;[dC|@Cody;Vd@cCRed Lodge;[lHtIJackson;TaFIDubois;[yFdBRiverton;VfH\Pinedale;R`AxBLa Barg
e;WdA|AKemmerer;Vq@zALyman;PqBbAManila;]gBwBRock Springs;VoAjHRangely;[pCiAVernal;]wEpGClifton;`RDGrand Juncti
on;S?|CNucla;YfE{@Moab;TxBuAGreen River;Z`CwBPrice;VqAoBDuchesne;_jGg@Pleasant Grove;aIJOrem;^TOAmerican Fork;
\AIHighland;_LQDraper;_N?Riverton;^P@Herriman;^Cf@Eagle Mountain;]UGSaratoga Springs;`IGLehi;]WdAPayson;_OMSpa
nish Fork;b@WProvo;^IJSpringville;YC`DEphraim;RH~DLoa;ZvAiARichfield;WnB`BBeaver;WKuEDelta;^w@kFTooele;^g@c@Ma
gna;b_@RWest Jordan;_@HSouth Jordan Heights;`C?South Jordan;aOCSandy Hills;aDASandy;^BCMidvale;_AKMurray;`ACMi
llcreek;`JBTaylorsville;^J@Kearns;b?EWest Valley City;]UESouth Salt Lake;d?GSalt Lake City;]BQNorth Salt Lake;
]Zy@Clinton;_CCRoy;^?HClearfield;^DBSyracuse;aQDLayton;^EBKaysville;\D]South Ogden;]Oh@Farmington;\CJCentervil
le;_@DBountiful;]Md@East Millcreek;^@DHolladay;^AHCottonwood Heights;[iDaCEvanston;_lD}ALogan;aZfBOgden;\AQNor
th Ogden;]Jg@Brigham City;R{BoCParis;]XcBConda;`vD[Pocatello;Vg@fCMalad City;Y|GuARupert;_zCJTwin Falls;Th@rBJ
ackpot;XwBvFWest Wendover;TpDiAWells;]~Cv@Elko;TbA_FOwyhee;ZfIbEWinnemucca;XaD`ABattle Mountain;VrHzALovelock;
VwFdLTonopah;XsMkFEly;RtEs@Eureka;TaHzJCaliente;\wA~CMesquite;doB_AWashington;aLDSaint George;T`BzEMeadview;]z
FWSummerlin South;cQ@Spring Valley;dQ@Paradise;gAMLas Vegas;dCENorth Las Vegas;cIASunrise Manor;^HNWinchester;
_ODWhitney;\i@VBoulder City;e\KHenderson;br@@Enterprise;_rCc@Pahrump;TcDeFAlamo;T~HxABeatty;XfIyABishop;VcAtCL
one Pine;Wl@zDWeldon;^{BHRidgecrest;TkD{BDeath Valley;SsCbEBaker;a~EvCApple Valley;]a@oABarstow;]FDBarstow Hei
ghts;\zE@Rosamond;cGv@Palmdale;\?NVincent;cBg@Lancaster;``Av@Canyon Country;cLDSanta Clarita;]STSan Fernando;`
FFNorth Hills;aEMSylmar;`PNNorthridge;`?DReseda;_GFEncino;bIEVan Nuys;`E?Valley Glen;`GBNorth Hollywood;^QOTuj
unga;\@CSunland;b@PBurbank;]MILa Crescenta-Montrose;]IDLa Cañada Flintridge;_K@Altadena;^oCmAAdelanto;bWFVicto
rville;a@THesperia;dA~@San Bernardino;`BFColton;]P?Bloomington;^@LRubidoux;dDQFontana;bMCRialto;cj@?Rancho Cuc
amonga;]URGlen Avon;]FBJurupa Valley;`FDEastvale;^ADNorco;cBHCorona;ea@MRiverside;\SVMead Valley;`D^Lake Elsin
ore;_t@DRancho Santa Margarita;]ZMStonegate;]B?Northwood;aQTMission Viejo;]EDLadera Ranch;`LHLaguna Niguel;_BI
Aliso Viejo;\?GLaguna Woods;^C?Laguna Hills;aCGLake Forest;dXCIrvine;\BDUC Irvine;]KRLaguna Beach;bZSCosta Mes
a;eIUSanta Ana;]GHTustin Legacy;]C@Westpark;]C@Woodbridge;\ACEl Camino Real;aHITustin;]GANorth Tustin;cJEOrang
e;eJIAnaheim;`GEPlacentia;_DIBrea;_@KRowland Heights;`SPYorba Linda;aISChino Hills;cAMPomona;aKHChino;cGIOntar
io;a?GUpland;_FBMontclair;^DCClaremont;^PASan Dimas;^G@La Verne;`FLDiamond Bar;^J@Walnut;]D@South San Jose Hil
ls;\BQVincent;_E@Covina;`CIGlendora;_F@Azusa;aHFBaldwin Park;]BIDuarte;_BAMonrovia;`F@Arcadia;_BDTemple City;`
@DRosemead;bG@El Monte;]BBSouth El Monte;\K@Avocado Heights;]CAWest Puente Valley;bECWest Covina;]?BValinda;_@
DLa Puente;`BDHacienda Heights;`CJLa Habra;cCJFullerton;aL?Buena Park;_J@Cerritos;\A@La Palma;\DCArtesia;b?ENo
rwalk;_MCLa Mirada;`DESouth Whittier;aAEWhittier;]F?West Whittier-Los Nietos;`D?Pico Rivera;_H@Bell Gardens;bC
DDowney;\GASanta Fe Springs;aDLBellflower;a@DLakewood;`DGParamount;\FAEast Rancho Dominguez;aB?Compton;aAISout
h Gate;a?BLynwood;]CECudahy;^?EMaywood;^?@Bell;\F@Walnut Park;`@?Florence-Graham;`AAHuntington Park;aCIBoyle H
eights;lDCLos Angeles;bMDEast Los Angeles;`K@Montebello;`@IMonterey Park;a@GAlhambra;_C?San Gabriel;cDIPasaden
a;^@DSouth Pasadena;dTCGlendale;\?BAtwater Village;^@DSilver Lake;_A@Echo Park;_FNVermont Square;b?KKoreatown;
aJBMid-City;_FBCulver City;^?IBeverly Hills;^GCWest Hollywood;cEAHollywood;bBGUniversal City;^HAStudio City;`H
?Sherman Oaks;]NRPacific Palisades;aGDSanta Monica;^CEBrentwood;_C@Sawtelle;\EVEl Segundo;_FMVenice;^ITManhatt
an Beach;`CDRedondo Beach;]@AHermosa Beach;cKBTorrance;^@ILawndale;b?MInglewood;]?BLennox;a?BHawthorne;^ICWest
mont;^GBWillowbrook;`HDGardena;aEJCarson;]@@West Carson;]DDLomita;`K@Wilmington;aDFSan Pedro;_R?Rancho Palos V
erdes;fg@ELong Beach;]QDSeal Beach;_KOCypress;aEJWestminster;_CGStanton;cIDGarden Grove;`@JFountain Valley;aCP
Newport Beach;dLGHuntington Beach;^{@d@Dana Point;_GESan Juan Capistrano;`ILSan Clemente;cm@l@Oceanside;bEFCar
lsbad;`KVEncinitas;`]VMira Mesa;aDk@San Marcos;cOBEscondido;_I^Poway;`N?Rancho Penasquitos;]q@ORamona;bhA_@Vis
ta;^@c@Fallbrook;bSUTemecula;bJKMurrieta;^LIWildomar;a}@]Hemet;ab@BMenifee;]HBSun City;aDMPerris;d?_@Moreno Va
lley;]DULoma Linda;`IOHighland;aELRedlands;`[DYucaipa;_KRBeaumont;^S?Banning;_N\San Jacinto;\CFEast Hemet;\iB?
Rancho Mirage;`EBPalm Desert;`PKCathedral City;_NIPalm Springs;^IYDesert Hot Springs;]M]Yucca Valley;^kAETwent
ynine Palms;a`@rAIndio;_IFCoachella;_ZBLa Quinta;]{CfCBrawley;`qFkHLake Havasu City;_p@eCBullhead City;^gBGKin
gman;UwAxGSalome;]dE`@Blythe;]cMISun City West;cADSurprise;^ABEl Mirage;_I@Sun City;cEBPeoria;dIFGlendale;dAFM
aryvale;ab@JGoodyear;aA?Avondale;`l@LBuckeye;_iB|@Maricopa;bNwAAlhambra;jKHPhoenix;`A@Central City;`BGEncanto;
c[LTempe Junction;dGSScottsdale;c@RTempe;aLLAhwatukee Foothills;de@AGilbert;dHFChandler;fCUMesa;_u@?Apache Jun
ction;^N`@Queen Creek;aSJSan Tan Valley;`l@|@Casa Grande;^iA]Florence;]`AsBFountain Hills;cpAMDeer Valley;]Be@
Anthem;\cDgAPayson;`~@aEFlagstaff;_bDbCPrescott;_]MPrescott Valley;VnDDBagdad;Tl@}DPeach Springs;\[iIHurricane
;^m@cBCedar City;XiB|BKanab;SyDoCEscalante;Z[jDPage;Zk@zCTuba City;UtDNGrand Canyon Village;UaJh@First Mesa;Rg
B~@Greasewood;YlAqFKayenta;SgFe@Teec Nos Pos;XlAkCBlanding;ZqDt@Cortez;X~DnFChinle;]aDzBGallup;RtB|@Sanders;[p
Gf@Winslow;[eCxCShow Low;ZvCjDGlobe;XkHoCEagar;PiBnAReserve;YmHrBTruth or Consequences;ZvBsKGrants;TcApCAlamo;
\{CmALos Lunas;aMsARio Rancho;aMUEnchanted Hills;gJr@Albuquerque;_DLSouth Valley;U}BBMoriarty;ZfDxDSocorro;^yD
fFAlamogordo;WgAuARuidoso Downs;_wEKRoswell;SoFXTatum;TxDqFFort Sumner;_oELClovis;YfByCTucumcari;W|Dl@Santa Ro
sa;\jBaCLas Vegas;YdAcDTaos;TaEHSpringer;M_CrBMosquero;ZsAyLLa Junta;WvFhAWalsenburg;Zw@xATrinidad;[pG{@Alamos
a;QrEkACreede;WLvDDulce;asEvFSanta Fe;WrC{ASanta Teresa;VdH|ACrownpoint;_LqEFarmington;\cAmBDurango;VMcCTellur
ide;]LkBMontrose;Y}DMGunnison;YyDBSalida;S?iCFairplay;[tBsAEdwards;VaCyAGranby;[pDmASteamboat Springs;ZnCGCrai
g;[m@`EGlenwood Springs;VtBaBMeeker;ZeC}IRawlins;SgCOHanna;`q@gECasper;cuFfMFort Collins;`s@mBCheyenne;^xCa@La
ramie;Yi@aHDouglas;XuAlCWheatland;UcBmCLusk;\{CpDScottsbluff;VA|BKimball;\yAxBSterling;[tBjAFort Morgan;btDa@G
reeley;]CFEvans;_XlABrighton;`t@LBroomfield;^?MLafayette;]GKErie;aHWLongmont;^g@}@Windsor;a`@NLoveland;bf@lABo
ulder;][DLouisville;]Pj@Golden;^OZDakota Ridge;`w@p@Castle Rock;bBi@Centennial;]B?Castlewood;_HASouthglenn;aBF
Highlands Ranch;]RGColumbine;^F@Ken Caryl;_QELittleton;^EGEnglewood;gAQDenver;cRFLakewood;^?MWheat Ridge;b@EAr
vada;bIGWestminster;_IINorthglenn;bCBThornton;\DDSherrelwood;`MDCommerce City;eSNAurora;\VTGreenwood Village;_
e@RParker;^IxCSecurity-Widefield;^ALFountain;\?c@Cimarron Hills;fVDColorado Springs;\rAlACañon City;^gBPPueblo
 West;bURPueblo;VwDiELimon;ZuEhFLamar;Su@qCCheyenne Wells;X_HbAScott City;X~CmDGoodland;YcCIColby;VtB_FImperia
l;R~DrFStratton;XXcDYuma;Zp@kESidney;VgCnBHolyoke;SFcDOshkosh;ZhBkCAlliance;YXqCChadron;U_DDGordon;OwA~CHyanni
s;RoCGMullen;XfCtDOgallala;]}D@North Platte;[mEbALexington;XS{BBroken Bow;WtDeHValentine;UiC~@Ainsworth;H?xBBr
ewster;UyHcFWagner;XfAzBO'Neill;Vv@jDOrd;^\rDKearney;`sCm@Grand Island;]HbAHastings;UnA`DSmith Center;U~AbASto
ckton;ZnGwCMcCook;WsChANorton;TbAvCQuinter;U_AzBNess City;\eFPGreat Bend;]pBgBHays;SiDHWilson;Yr@lFPratt;StBhA
Coldwater;YcC|AAlva;We@hBFairview;[l@rCWeatherford;[fCsDWoodward;WdEfBCanadian;UGsGMeade;UyD}BKinsley;^xB`@Dod
ge City;^hDk@Garden City;]HxDLiberal;YvAkBUlysses;UlAoASyracuse;UjDpBSpringfield;TSfCBoise City;WdCv@Clayton;\
qFrBDumas;[aBaDGuymon;ZgCv@Perryton;\^jDPampa;VMvBClarendon;]bDvCPlainview;dVoEAmarillo;\pBnAHereford;YOrDLitt
lefield;[IrCBrownfield;YqDAPost;d~AmALubbock;RoEuAMatador;TFhBSpur;WaF~@Haskell;SAcDCrowell;Y~AyAChildress;VH{
CShamrock;[iDg@Elk City;]MxCAltus;a{DDLawton;bRjCWichita Falls;WxC~@Seymour;ZeC~AGraham;]mApDStephenville;]|Cd
BBrownwood;Xa@iCEastland;btDIAbilene;Wl@`BWinters;b~AbBSan Angelo;Wf@pDSonora;VmDNJunction;YuAaCBrady;W{BKSan
 Saba;Yw@jBKingsland;`_A~DNew Braunfels;]Zc@Canyon Lake;]nDa@Kerrville;jaC|BSan Antonio;\]]Live Oak;]IBUniversa
l City;]DDConverse;_IESchertz;^GACibolo;P~@zETilden;WLrBFreer;RpC_@Encinal;[q@iDPearsall;ZpCh@Crystal City;^dC
EEagle Pass;\mCcBUvalde;TrAaDRocksprings;^hCbCDel Rio;ShH{CSanderson;Z`BuCFort Stockton;VcCq@McCamey;WkEtAOzon
a;Wr@_BBig Lake;T_BaCSterling City;[KoDSnyder;^nB|ABig Spring;Z|AaBLamesa;bXrCMidland;bx@\Odessa;]X@West Odess
a;YtBCKermit;_HgDHobbs;^xEv@Carlsbad;ZsCfEPecos;Y`@rEAlpine;VhFgCVan Horn;]rGaCHorizon City;^NHSocorro Mission
 Number 1 Colonia;^@ASocorro;gd@UEl Paso;\PGSunland Park;bf@eBLas Cruces;[jH{ASilver City;\gBbBDeming;U}J`EFor
t Hancock;dsf@tVLaredo;Yo@vBZapata;XuBoAHebbronville;\iAjEAlton;aBLMission;a]DPharr;cHAMcAllen;aMSEdinburg;_?T
San Juan;]G@Alamo;_bkAq`@Sierra Vista;\uCh@Douglas;WgDiELordsburg;[fE_BSafford;XVrBWillcox;\tD?Tanque Verde;`b
@ICatalina Foothills;\P@Flowing Wells;`AECasas Adobes;_EMOro Valley;_r@IMarana;\~@_AEloy;V`AhDSells;^iDm@Drexe
l Heights;gSOTucson;]Dr@Sahuarita;]DTGreen Valley;]AjARio Rico;]IXNogales;W`KmEAjo;^tHy@Fortuna Foothills;\z@J
Somerton;aQYYuma;^^n@San Luis;_nCe@Calexico;_JUEl Centro;\@KImperial;]lGALakeside;]@DWinter Gardens;\@BBostoni
a;bBBEl Cajon;]CFRancho San Diego;]n@JCoronado;^MTImperial Beach;^UYLa Presa;dNLChula Vista;`BGNational City;^
MKLemon Grove;^E?Spring Valley;]ECCasa de Oro-Mount Helix;`HALa Mesa;`IMSantee;id@VSan Diego;_TYLa Jolla;ayhFJ
Mount Pleasant;bL@Charleston;bFMNorth Charleston;]zG~NJacksonville Beach;^?HPonte Vedra Beach;]?JPalm Valley;a
c@vBPalm Coast;`i@vAPort Orange;_J]Ormond Beach;aGNDaytona Beach;]mBtGSebastian;bVi@Palm Bay;]JGWest Melbourne
;aGAMelbourne;^Nw@Merritt Island;]F@Rockledge;\@GCocoa;^jBZSaint Cloud;^LQBuenaventura Lakes;`LFKissimmee;]IQM
eadow Woods;\@?Southchase;]FOOak Ridge;eGMOrlando;]H_@Wekiwa Springs;_KFAltamonte Springs;^GCCasselberry;^CCWi
nter Springs;\HLMaitland;^CDWinter Park;aYFAlafaya;_?UOviedo;_oAJTitusville;]PkAEdgewater;]DGNew Smyrna Beach;
a`AXDeltona;`@RSanford;\HFLake Mary;]AWDeBary;^A]DeLand;\tAl@Tavares;]GIEustis;`t@OThe Villages;]OVLeesburg;^U
r@Clermont;_c@CWinter Garden;_I?Ocoee;_EUApopka;`KVPine Hills;\PJLake Butler;^T`@Four Corners;]Ej@Haines City;
`_@EPoinciana;\Xn@Lake Wales;]\QEloise;_AEWinter Haven;\JIAuburndale;]H`@Bartow;bT[Lakeland;_jAg@Wesley Chapel
;_k@j@Plant City;^XNValrico;]?HBloomingdale;aPBRiverview;]HIPalm River-Clair Mel;]?KEast Lake-Orient Park;bQFB
randon;]RSTemple Terrace;_HEUniversity;^D?Lake Magdalene;^BBCarrollwood;_DCCarrollwood Village;^AHEgypt Lake-L
eto;fILTampa;]j@XLealman;d?HSt. Petersburg;]@IWest and East Lealman;`@CPinellas Park;\A]Safety Harbor;aUCTown
 'n' Country;]DIWestchase;^NIEast Lake;]MIKeystone;]INCitrus Park;]GEGreater Northdale;]CBNorthdale;]IKLutz;^?M
Land O' Lakes;\r@CNew Port Richey;]EIJasmine Estates;]AGBayonet Point;a]]Spring Hill;]eAiBMarion Oaks;cZ_CGain
esville;`c@zAOcala;^sAsDFleming Island;^OCFruit Cove;_QDSt. Johns;]x@QOakleaf Plantation;^MFLakeside;[lDKLake
 City;\w@kEWaycross;\mDJBrunswick;\JrASt. Marys;\ZMKingsland;hE|AJacksonville;]qAeJPooler;\w@VWilmington Island
;cXOSavannah;_eA[Hilton Head;_ADHilton Head Island;\VIBluffton;^vDi@Statesboro;^c@vBHinesville;[`DiAVidalia;\`
B_ADublin;apCOWarner Robins;a?k@Macon;\RjAPerry;WsA|AAbbeville;[{A~ADouglas;`tAfCValdosta;]jCAThomasville;\}Ay
BTifton;a`CYAlbany;dVbFTallahassee;[z@{ABainbridge;V|AzABlountstown;UaAgEArlington;[tAyAEufaula;\wDc@Americus;
_xCoAPhenix City;dA@Columbus;^lAe@Opelika;`RFAuburn;]`B~CTroy;^`BaCPrattville;\SCMillbrook;dKTMontgomery;]nCGS
elma;ZbDUDemopolis;XSxBThomasville;Z_FNGreenville;YjCz@Monroeville;\fA~EFoley;^cAg@Cantonment;]MPEnsley;^K@Fer
ry Pass;]DFBrent;`CHPensacola;]JAWest Pensacola;]DEBellview;\?FMyrtle Grove;`YAEast Pensacola Heights;\a@BMidw
ay;]\e@Pace;]uB_@Crestview;^x@fANavarre;]o@CFort Walton Beach;]BGWright;^qAJSanta Rosa Beach;Zp@uDAndalusia;^{
BAEnterprise;`}ARDothan;]r@`ELynn Haven;_@PPanama City;WgE|@Carrabelle;ZwEu@Perry;VeCxBManatee Road;]a@fGHolid
ay;]BFTarpon Springs;`?LPalm Harbor;^@JDunedin;bDHClearwater;\AXSeminole;a?MLargo;ZsI~RMarathon;]hC\Key West;]
B{HNaples;]E?East Naples;\If@Marco Island;]Cq@Golden Gate;\Rw@San Carlos Park;^@DEstero;`ERBonita Springs;`|@_
CPort Charlotte;`\KNorth Port;]h@KVenice;`No@Sarasota;\JQBayshore Gardens;]AESouth Bradenton;`AGBradenton;\[k@
Ruskin;]O?Sun City Center;\u@~CPunta Gorda Isles;\EAPunta Gorda;_a@r@North Fort Myers;cLTCape Coral;\@FIona;aW
SFort Myers;ak@ALehigh Acres;Xi@yBPlacid Lakes;_wEi@Fort Pierce;\JYFlorida Ridge;]BGVero Beach South;\ACVero B
each;cIdAPort Saint Lucie;]OVPalm City;\CEStuart;\rAfBBelle Glade;_oAUThe Acreage;_GNRoyal Palm Beach;`@HWelli
ngton;\I~@Sandalfoot Cove;`JXTamarac;bBKCoral Springs;`KDMargate;^DMParkland;`KJCoconut Creek;_HDNorth Lauderd
ale;^CHLauderdale Lakes;aBFPlantation;aCALauderhill;^JNCooper City;cIJPembroke Pines;b@KDavie;`IFWest Hollywoo
d;]?JIves Estates;\BCWest Park;bDAMiramar;]CFNorland;^AFGolden Glades;`ABNorth Miami;\DBPinewood;^B@West Littl
e River;\@GOpa-locka;dDFHialeah;]FAHialeah Gardens;^AGMiami Lakes;_@GCountry Club;bM@Miami Gardens;`??Carol Ci
ty;`\_@Weston;]jE_AImmokalee;_iEnDPrinceton;_MGCutler Bay;^@?Cutler Ridge;_DCSouth Miami Heights;\BGThree Lake
s;]?EThe Crossings;`F?The Hammocks;^AJRichmond West;\?CCountry Walk;`COKendale Lakes;^D?Kendall West;`GITamiam
i;]E?Sweetwater;aAKDoral;`AHFountainebleau;^CBWestchester;^F?University Park;\CFSunset;\C?Glenvar Heights;aADK
endall;]KECoconut Grove;`@ACoral Gables;]DECoral Terrace;`BAFlagami;`QALittle Havana;\@IBrownsville;`C@Allapat
tah;fEFMiami;]VRPinecrest;]@HPalmetto Bay;\A?Cutler;^VVLeisure City;aHDHomestead;aeA_AMiami Beach;_D[North Mia
mi Beach;\ACOjus;]E?Sunny Isles Beach;_BAAventura;_@CHallandale Beach;c?EHollywood;^AGDania Beach;aEOSunrise;c
D@Fort Lauderdale;_AIOakland Park;bAMPompano Beach;`Ik@Delray Beach;a@RBoca Raton;aBFDeerfield Beach;]HEBoca D
el Mar;aOc@Boynton Beach;_?QLake Worth Beach;]D?Lake Worth Corridor;^D?Greenacres City;]ECPalm Springs;bIOWest
 Palm Beach;^@KRiviera Beach;`NGPalm Beach Gardens;`IUJupiter;``mBrCHarlingen;cg@x@Brownsville;]Xm@San Benito;
\v@CMercedes;\ZCDonna;_K@Weslaco;]N}HAlice;^i@l@Kingsville;boc@{OLafayette;^g@j@New Iberia;^iD{@Prairieville;^
aBl@Laplace;^n@|AHouma;]DCBayou Cane;UsEZPort Sulphur;`lBeBKenner;cO@Metairie Terrace;cA?Metairie;^INMarrero;\
@HEstelle;\[QChalmette;]JDTerrytown;\B?Gretna;]D@Harvey;e?INew Orleans;^{@aASlidell;[LeBBogalusa;_oBkBHattiesb
urg;\[bELong Beach;aKCGulfport;a?EWest Gulfport;\s@AOcean Springs;_J@Biloxi;\w@@Gautier;]IBPascagoula;\mAk@Til
lmans Corner;]u@LFairhope;]?ODaphne;]b@[Prichard;cGHMobile;VvAoDBelmont;S?{FScooba;_j@|AMeridian;ZrAqAPhiladel
phia;]@vELaurel;TrCPPrentiss;]xAsCClinton;]g@WMadison;]@DRidgeland;cHXJackson;^IDPearl;][?Brandon;]pDOVicksbur
g;Xx@yALake Providence;R`BtCGilbert;[qF`DMcComb;]@rCHammond;\jBRShenandoah;^F]Central;\VSZachary;dDh@Baton Rou
ge;\h@_FNatchez;VnArBSimmesport;\v@xAOpelousas;ZrBy@Oakdale;_i@aBAlexandria;Ui@uBOlla;_WyBMonroe;]fBARuston;\x
AvCNatchitoches;UtDk@Logansport;cq@mBShreveport;`C@Bossier City;]~BCMarshall;ahAFLongview;bnB\Tyler;^_CtCNacog
doches;_Lr@Lufkin;Yf@|BLivingston;ZyDi@Jasper;U]eBMilam;[oBrBDeRidder;aQ~BLake Charles;]b@ESulphur;]fA\Orange;
bfA?Beaumont;\UVNederland;`INPort Arthur;\CKGroves;^lHvDLake Jackson;]?[Angleton;]BiAFresno;b_@CPearland;\ISSo
uth Houston;]?n@Alvin;]e@GDickinson;aFILeague City;_TCFriendswood;^c@[La Porte;\Iz@La Marque;_MATexas City;_SN
Galveston;`jAkCAtascocita;ag@r@Baytown;_XGChannelview;^@LDeer Park;]HMCloverleaf;cFPPasadena;k\MHouston;\LFWes
t University Place;\D@Bellaire;\Ok@Aldine;`F]Spring;\_@NHumble;]I_@New Caney;av@?The Woodlands;`E]Conroe;bZvBA
lief;_JBMission Bend;\RICinco Ranch;\JIKaty;dWc@Cypress;\jCg@Brenham;^uBxBRosenberg;\OMPecan Grove;\IFNew Terr
itory;aIESugar Land;aQ?Missouri City;\B?Stafford;\pA~BBay City;TvAhBPort O'Connor;`tBgAVictoria;\~@xDPortland;
eNNCorpus Christi;[dAwBBeeville;W\_BKarnes City;^JiCSeguin;WkEXHallettsville;Xj@qBSmithville;`rBw@University o
f Texas;h?BAustin;^Zv@Kyle;`JTSan Marcos;`QkCLeander;`ELCedar Park;\GLJollyville;`_@?Pflugerville;]MSHutto;`XQ
Georgetown;b?VRound Rock;]J?Brushy Creek;^^yBCopperas Cove;^WAFort Cavazos;\G}@Gatesville;cA~@Killeen;^MFHarke
r Heights;]g@BBelton;aWGTemple;be@yAWaco;\r@bETaylor;aoESBryan;bGFCollege Station;_{CQHuntsville;VDgBCooper;Yf
Du@Center;]HuBCorsicana;\gDbAPalestine;\`CcETerrell;\d@AForney;]^rAEnnis;_Xs@Lancaster;\k@ISeagoville;]NQBalch
 Springs;cCGMesquite;]f@OUniversity Park;d\FIrving;i[DDallas;`Hd@DeSoto;_R?Cedar Hill;_IKDuncanville;ff@QArlin
gton;cUAGrand Prairie;`NQEuless;_J?Bedford;_DBHurst;_RBHaltom City;`GENorth Richland Hills;]BEWatauga;]T?Sagin
aw;hGXFort Worth;`c@`@Mansfield;_b@BBurleson;^Ld@Cleburne;]oAYMidlothian;^[PWaxahachie;]xBw@Benbrook;\?QWhite
 Settlement;^bA?Weatherford;_mBa@Keller;^WASouthlake;]DJColleyville;`OIGrapevine;aBOFlower Mound;_OJCoppell;bY?
Carrollton;^@BFarmers Branch;\MEAddison;_JYThe Colony;cMKFrisco;`HAThe Trails of Frisco;_L?Little Elm;bHTLewis
ville;\JGHighland Village;]@KCorinth;bLKDenton;\?sAGainesville;YnCLBowie;]T{DDuncan;\CmBChickasha;]k@aAMustang
;`m@FMoore;bIVNorman;^eBUShawnee;]h@fFArdmore;\{AwBAda;\uD_@McAlester;V]jCAntlers;]KpBParis;\`DaADurant;]`@l@D
enison;_LVSherman;``@~@Celina;\BNProsper;cc@FMcKinney;aHRAllen;eDNPlano;bDLRichardson;dQFGarland;]EUMurphy;]AF
Sachse;_KGWylie;`BVRowlett;_SERockwall;^eAi@Greenville;\eB?Sulphur Springs;\}BCMount Pleasant;Z[sCIdabel;_{C|A
Texarkana;^AATexarkana;YqBtASpringhill;V_AuDGurdon;XjCENashville;YlA_CMena;^kFPHot Springs;^L{CRussellville;Sf
CXMagazine;atBo@Fort Smith;T`C~BTalihina;WLcBStigler;_p@cBMuskogee;\oAa@Tahlequah;U?cCCleora;^kCRBella Vista;\
t@x@Siloam Springs;]e@tCVan Buren;ae@{BFayetteville;[qEa@Harrison;ajEFSpringdale;`A[Rogers;_PGBentonville;]gEa
COzark;cPg@Springfield;]Ab@Nixa;\d@ORepublic;TReCHumansville;ZxCINevada;]dAtAPittsburg;`e@`AJoplin;T|CUAltamon
t;Z^aBChanute;VdD[Eureka;Rh@nCCedar Vale;_gBdABartlesville;^Y~AOwasso;]r@XSand Springs;fWATulsa;]iA_@Claremore
;b`@r@Broken Arrow;Yd@xBHenryetta;]ScBBixby;]POJenks;]ZBSapulpa;]bEmCPonca City;_EtBStillwater;`bAdCMidwest Ci
ty;]F@Del City;aFi@Edmond;gFb@Oklahoma City;]TIBethany;]X@Yukon;\f@CEl Reno;`OmDEnid;V\uCAnthony;]wCoADerby;fL
[Wichita;_tBiAHutchinson;__A{CSalina;]{Ce@Junction City;]fBbENewton;]iFeAEmporia;bcBaCTopeka;`pDYManhattan;S]i
BFrankfort;XcDeAFalls City;[dFi@Beatrice;Zz@xAWashington;YxBp@Concordia;VpAyASuperior;Z_BiDYork;]k@oBColumbus;
U|Bs@Albion;TQ{CCreighton;\eBoAYankton;]BfDNorfolk;ZwFqESioux Center;aj@rBSioux City;W{@|AOnawa;`o@xCCouncil B
luffs;fN?Omaha;^nBa@Fremont;e`@|BLincoln;\_CkALa Vista;]@DPapillion;`]@Bellevue;YgBhAShenandoah;ZiEy@Creston;Y
`CcAAtlantic;[f@wFStorm Lake;[cApBCarroll;`yFFAmes;]lB}AFort Dodge;YJqBAlgona;YcElBIowa Falls;\g@bDNewton;\dBb
AIndianola;\Sw@Altoona;`\QAnkeny;d?XDes Moines;`RBWest Des Moines;\@CClive;_AEUrbandale;]AGJohnston;]d@JWaukee
;VcChFTerre Haute;Z~@~BChillicothe;W~A}ABethany;[fDOMaryville;^HnELeavenworth;aM{ASaint Joseph;^uAfBLiberty;^X
HGladstone;bYTIndependence;^FNRaytown;bSQEast Independence;`ONBlue Springs;aRTLee's Summit;]\RBelton;]O@Raymor
e;]NQGrandview;`f@KLenexa;bPLOlathe;c]SOverland Park;]GAPrairie Village;^ABLeawood;fGYKansas City;cHAKansas Ci
ty;`PLShawnee;afBLLawrence;]}@^Gardner;W|@hBGarnett;]kH_BWarrensburg;VeC{ASlater;]^fBSedalia;XsBpBOsage Beach;
b_AcDColumbia;__@hAJefferson City;ZiEhASullivan;^uCiAKirkwood;\RCManchester;^F?Ballwin;^TBWildwood;^d@m@Wentzv
ille;_u@\Chesterfield;\_@?Creve Coeur;^@IMaryland Heights;`HMSaint Charles;`\CSaint Peters;aLAO'Fallon;W~Ca@Mo
ntgomery City;\[qCHannibal;\iCuCMacomb;_rCfBQuincy;V|@_BKahoka;U~@pCShelbina;\jBcBKirksville;]a@eDOttumwa;SUmC
Victor;^xB_AMarshalltown;_{A_BCedar Falls;`UFWaterloo;bkC~ACedar Rapids;_GCMarion;Y{AkEPrairie du Chien;`_BlBD
ubuque;bObEDavenport;^K?Bettendorf;]OBEast Moline;_NAMoline;_J?Rock Island;]zAPMuscatine;]jBs@Coralville;\BMNo
rth Liberty;aMPIowa City;TXdBWayland;]mBbABurlington;^sC[Galesburg;^qCjAPekin;bK]North Peoria;b@DPeoria;]ABEas
t Peoria;\WJMorton;bIQWashington;SRuBTiskilwa;\d@cBSterling;^`BIClinton;VAkEMineral Point;]gCo@Middleton;^EZFi
tchburg;eMUMadison;]j@xCFreeport;\[zADixon;_qCQDeKalb;\KKSycamore;]\u@Belvidere;cp@ARockford;]EILoves Park;]CE
Machesney Park;_A_@Beloit;`Aa@Janesville;\gBuAOconomowoc;au@RWaukesha;^e@VFranklin;]RCMuskego;_EMNew Berlin;_?
OBrookfield;_S@Wauwatosa;`?DWest Allis;_?JGreenfield;gSOMilwaukee;\INCudahy;]?HSouth Milwaukee;^?BOak Creek;]J
NCaledonia;^KTMount Pleasant;]L\Pleasant Prairie;^Eb@Gurnee;^N\Vernon Hills;^BGMundelein;]ICLibertyville;]ZNLa
ke Zurich;^?a@Round Lake Beach;\?BRound Lake;]I@Grayslake;^l@@McHenry;]b@BWoodstock;]CZHuntley;^SALake in the
 Hills;^G@Algonquin;_DMCrystal Lake;\ODCary;_Kb@Streamwood;_@DBartlett;bPGElgin;_COCarpentersville;]Zb@Wasco;^Q
PBatavia;]?GGeneva;^?CSt. Charles;]COSouth Elgin;^QTWest Chicago;_MECarol Stream;`CFWheaton;_SALombard;^HEGlen
dale Heights;^@DGlen Ellyn;]@OBloomingdale;]?CRoselle;_LCHanover Park;`WUPalatine;]CDRolling Meadows;`LFHoffma
n Estates;a?@Schaumburg;^UDElk Grove Village;`EMMount Prospect;aFCArlington Heights;_CKBuffalo Grove;_E@Wheeli
ng;\@FProspect Heights;`KLDes Plaines;\APFranklin Park;\LCBensenville;_HDAddison;_IDElmhurst;]H@Villa Park;]U@
Bellwood;]CCMelrose Park;\BHWestchester;]EDBrookfield;\B@La Grange;]RJDarien;\EIHinsdale;]F?Westmont;_DADowner
s Grove;]J@Lisle;cN@Naperville;aOPBolingbrook;^CIWoodridge;_FRRomeoville;]@RCrest Hill;cCBJoliet;]CKLockport;\
KOLemont;\MFGoodings Grove;]@DHomer Glen;`QEOrland Park;]FRMokena;]GDFrankfort;]VANew Lenox;\~AYYorkville;\q@V
Shorewood;_?UPlainfield;dVYAurora;\@INorth Aurora;]BNMontgomery;^?HOswego;\`B`AOttawa;\}Df@Bourbonnais;\E@Brad
ley;^?BKankakee;_dAhEUrbana;aDAChampaign;]KzBCharleston;\d@BMattoon;arBgADecatur;aF_CBloomington;`?ENormal;]vF
zCJacksonville;buBMSpringfield;\lBfDGodfrey;^GHUpper Alton;^DBAlton;]TJOld Jamestown;]BPFerguson;`@IFlorissant
;]HBHazelwood;\ALOverland;\GJClayton;^ACUniversity City;]QYSpanish Lake;^MPGranite City;]a@DCollinsville;]E[Ed
wardsville;^Gj@O'Fallon;_LLBelleville;\@MFairview Heights;^^EEast Saint Louis;eHASt. Louis;]^FWebster Groves;]
EFAffton;\DDConcord;^G@Mehlville;\GCLemay;^BJOakville;]NFArnold;\gHTMount Vernon;Zd@_CVandalia;WyDENewton;VSxB
Albion;Sf@rBRidgway;\dCLMarion;]aA`CPaducah;]y@|AMurray;Xi@lBCamden;YQnBMount Carmel;`~CUJackson;[FqCMartin;\j
B|@Dyersburg;TjBt@Luxora;\zAgEPoplar Bluff;\_DWSikeston;_MuACape Girardeau;^{@sACarbondale;\nFIFarmington;OjBb
ACenterville;UfAtAWinona;]xA{DRolla;\lAn@Fort Leonard Wood;XRrBMountain Grove;[qAnAWest Plains;[jBlAMountain H
ome;WLtCClinton;[cDc@Batesville;XWiBCherokee Village;^kEn@Paragould;af@j@Jonesboro;\PdDForrest City;\k@`DClark
sdale;WxCQDe Witt;]nA_ESearcy;]v@v@Cabot;^PRJacksonville;^THSherwood;`j@u@Conway;\Gj@Maumelle;]Pt@Bryant;^RFBe
nton;d{@e@Little Rock;`CCNorth Little Rock;_u@jBPine Bluff;[i@vBMonticello;XzBc@Fordyce;\r@vBEl Dorado;YmCNCro
ssett;^sDw@Greenville;VqF`ADurant;UkB{CCalhoun City;\lDbAGreenwood;]?eIWest Memphis;gY?Memphis;]k@OEllendale;`
FDBartlett;`QFCordova;_DLGermantown;^BXOlive Branch;gl@YNew South Memphis;^EXHorn Lake;`CESouthaven;\C`@Hernan
do;_aAk@Collierville;][dCOxford;^cDTTupelo;\c@eCCorinth;YiB|CHamilton;]dDhCStarkville;]mAIColumbus;]iDt@Northp
ort;bABTuscaloosa;]wDiBDixiana;d\j@Birmingham;\WYCenter Point;]MDTrussville;^h@jAAlabaster;]AIPelham;\DAHelena
;aEUHoover;^CGVestavia Hills;]@CHomewood;]IEMountain Brook;^f@RBessemer;\HIHueytown;\qD@Talladega;\_@bBAlexand
er City;]WeCOxford;]?IAnniston;^b@eAGadsden;]f@s@Albertville;VwAiAHenagar;c{AqAChattanooga;]rD}@Tullahoma;]vCn
BAthens;dkALHuntsville;_^DMadison;\PhBCullman;`ZwADecatur;_jCe@Florence;^EAEast Florence;_yBaDColumbia;^UYSpri
ng Hill;^eAu@La Vergne;_f@ABrentwood;^??Brentwood Estates;aPRFranklin;gQo@Nashville;__@EHermitage;`?SHenderson
ville;\PCGoodlettsville;\`@e@Springfield;c~ACClarksville;\DxADickson;^R}CHopkinsville;]@{AMadisonville;bJ_CEva
nsville;^DXHenderson;`_BLOwensboro;`eCzCBowling Green;]aBiDRadcliff;^Q\Elizabethtown;[gBdACampbellsville;^^jFC
ookeville;Vd@kBTompkinsville;^vC|@Gallatin;^Ld@Mount Juliet;^m@ALebanon;_l@l@Smyrna;cYXMurfreesboro;]LhAShelby
ville;V_Ii@Spring City;]mCe@Farragut;^VYOak Ridge;Xn@aBOneida;\r@eFDanville;^g@m@Nicholasville;eQULexington;^e
@n@Richmond;\Uo@Winchester;[rArDSomerset;T}Bm@Annville;VsDuASalyersville;YVbBHazard;\gAxEGreeneville;^zAIMorri
stown;[tAoAMiddlesboro;\_@rCSevierville;cfAQKnoxville;^Hf@Maryville;Y}CxACullowhee;\cA|BClemson;_bEjAGainesvil
le;U?sDAndrews;TbBbABlue Ridge;_nB{@Cleveland;chAPEast Chattanooga;]?JEast Ridge;\S@East Brainerd;\g@bBCalhoun
;^Bu@Dalton;_d@dBRome;]gAPCartersville;]}@MCanton;]{AXSugar Hill;]FJSuwanee;^LHDuluth;_^YMilton;`AHAlpharetta;
aQHJohns Creek;\@PNorcross;_@EPeachtree Corners;^NNChamblee;^OFTucker;]g@ASnellville;^TTRedan;_?FStonecrest;\U
FConyers;^h@XStockbridge;]Fe@Candler-McAfee;\?CBelvedere Park;]DCDecatur;\@CNorth Decatur;]?ENorth Druid Hills
;^XZEast Point;fIMAtlanta;]CXForest Park;\FHRiverdale;]XCUnion City;_Fm@Mableton;`EYMarietta;`GLSmyrna;`a@BBro
okhaven;bFKSandy Springs;_IEDunwoody;aDMRoswell;^^OWoodstock;^RNKennesaw;]JIAcworth;^nA`BCarrollton;^aAa@Dougl
asville;\QGLithia Springs;b@f@South Fulton;_Xh@Newnan;^l@bALaGrange;^uAgAPeachtree City;\]IFayetteville;]e@f@G
riffin;]Ug@McDonough;^_@eBLawrenceville;\u@EWinder;bcADAthens;^_Cj@Washington;]`BbCMilledgeville;VcDNLouisvill
e;_wA}AAugusta;]?ENorth Augusta;^TCMartinez;^gAGAiken;^pADEvans;]DeCGreenwood;]\sBMauldin;]KFSimpsonville;^nAn
@Anderson;]IaAEasley;]{@QTaylors;]DBWade Hampton;`JHGreenville;^_@QGreer;_{@ASpartanburg;]mAcAShelby;UL|CWhitm
ire;asAwCGastonia;`eA]Huntersville;h?b@Charlotte;ad@|@Rock Hill;^_BMMonroe;_VQIndian Trail;\BAStallings;^DEMat
thews;]MKMint Hill;aMm@Concord;\kAJAlbemarle;_Z|GSumter;\pCMWest Columbia;]DISaint Andrews;cMFColumbia;\VISeve
n Oaks;]PLLexington;\kA`BOrangeburg;WxA~AAllendale;_aFASummerville;\_@RHanahan;_@KGoose Creek;W}A}AAndrews;]eB
mAConway;^_@\Myrtle Beach;]T@Socastee;\_A[North Myrtle Beach;bqCsAWilmington;\PCLeland;^I_FGoldsboro;dpD`AFaye
tteville;^XQFort Bragg;\zAKPinehurst;\gBl@Hope Mills;]JdALumberton;\xA]Laurinburg;_z@pBFlorence;^HmHAsheboro;e
CgAGreensboro;^x@d@Thomasville;bMOHigh Point;]J_@Kernersville;\{@iAEden;`aAlABurlington;_GaBDanville;dcBvBDurh
am;`^NChapel Hill;]B?Carrboro;^RtASanford;]kASFuquay-Varina;^e@YGarner;^j@JHolly Springs;_BOApex;]CQMorrisvill
e;cIDCary;eW?West Raleigh;fCBRaleigh;_Yi@Wake Forest;]I`AClayton;_kBMWilson;`Yk@Rocky Mount;\[gBRoanoke Rapids
;\tCXHenderson;ZAaEFarmville;\sCi@Midlothian;]G[Short Pump;`xHp@West Lynchburg;aGALynchburg;b~CZRoanoke;]TCSal
em;]GJCave Spring;YCoBCovington;\nF@Beckley;[DdBBluefield;\_CZRadford;]a@?Christiansburg;_?SBlacksburg;da@`FWi
nston-Salem;]ZNClemmons;]Yf@Lexington;^j@\Salisbury;_\b@Kannapolis;^t@y@Statesville;^Of@Mooresville;^HPCorneli
us;_~Ao@Hickory;ZsAyDGalax;\tCvABoone;\Y|@Lenoir;\Z^Morganton;alD\Asheville;`g@mCJohnson City;^_@y@Bristol;\??
Bristol;`hAHKingsport;VkCkBRaven;U`@uCMount Gay-Shamrock;Z`BfAPikeville;ed@yDMeads;]MMAshland;_e@JHuntington;_
cDLCharleston;^MwDParkersburg;]jBKAthens;_bBkALancaster;\Ly@Pataskala;\c@mAMount Vernon;_Q`ANewark;]mAVZanesvi
lle;\oBmBNew Philadelphia;UyAxDSistersville;^w@cBWheeling;]YgAWeirton;]I@Weirton Heights;\PFSteubenville;\y@xE
Clarksburg;UbBdAGlenville;W@`CSummersville;ZgEaCElkins;VqCKPetersburg;]IfDStaunton;]c@NWaynesboro;`CkAHarrison
burg;_mArACharlottesville;\_BwACulpeper;\d@yAFront Royal;^Eu@Winchester;]vB{ACumberland;\_Dd@Martinsburg;_o@c@
Hagerstown;]K{@Chambersburg;_pCsBAltoona;]hBd@Johnstown;]rFfDFairmont;^c@[Morgantown;^i@mDPlum;]ILMurrysville;
^P@Monroeville;_HOPenn Hills;e^JPittsburgh;\W?Wilkinsburg;]ANWest Mifflin;]A@McKeesport;]V@Baldwin;^LCMount Le
banon;]DBUpper Saint Clair;^G@Bethel Park;^LeACranberry Township;]]VAllison Park;[q@mDOil City;YsC`BPunxsutawn
ey;_}E\State College;TUkBRenovo;[`DSSaint Marys;\YaCOlean;ZyCq@Hornell;_IqCHenrietta;\rBJBatavia;\|B`@Lackawan
na;dJKBuffalo;aYACheektowaga;_HHWest Seneca;\UIDepew;]@WEast Amherst;\RJEggertsville;b?CAmherst;\L@Kenmore;^AM
North Tonawanda;]R@Grand Island;_RKNiagara Falls;^b@dEJamestown;bhDEErie;\jCr@Ashtabula;\cA~BHermitage;]Sl@New
 Castle;^|@CBoardman;`AOYoungstown;^T?Austintown;]@ONiles;]bAr@Alliance;at@VCanton;\BONorth Canton;^Gu@Kent;\N
HTallmadge;^?KStow;]?OHudson;\Q?Streetsboro;\?OAurora;]P@Twinsburg;]?OSolon;_{B\Warren;]tA_BPainesville;_PHMen
tor;]LDWilloughby;\FAEastlake;]@XMayfield Heights;]J?South Euclid;_@MEuclid;_DLCleveland Heights;\BAEast Cleve
land;^AECollinwood;]HDGlenville;_b@HLakewood;]F?Rocky River;]GNBrook Park;\@FMiddleburg Heights;]FABerea;^LINo
rth Olmsted;^?GWestlake;\KBFairview Park;\JGBay Village;]TEAvon Lake;]@JAvon;\CAAvon Center;^?LNorth Ridgevill
e;_c@NStrongsville;^?LBrunswick;]]MBroadview Heights;^D?North Royalton;]FOParma Heights;aGAParma;\@ODetroit-Sh
oreway;eECCleveland;\@FClark-Fulton;\MIHough;^EPGarfield Heights;]G?Maple Heights;^EIShaker Heights;_KbACuyaho
ga Falls;dFHAkron;^PLBarberton;]VCWadsworth;]q@NGreen;^F\Massillon;^rAAWooster;^OaAMedina;]zAt@Ashland;_f@TMan
sfield;\R_BNorwalk;]Pi@Sandusky;`wBNElyria;`LOLorain;^n@oHPort Huron;apC|@Rochester Hills;`ZBPontiac;]KIAuburn
 Hills;]CZBirmingham;\EHBerkley;`G@Royal Oak;a@WTroy;^GVMadison Heights;bS?Warren;_MARoseville;`I?Saint Clair
 Shores;bDQClinton Township;bT@Sterling Heights;a?QShelby;\]LMount Clemens;\D^Grosse Pointe Woods;^HEEastpointe
;\j@`ATrenton;]X]Inkster;`GHTaylor;^KCAllen Park;^CHSouthgate;]G?Wyandotte;_DGLincoln Park;a?MDearborn;gYADetr
oit;]?KHamtramck;\HMHazel Park;]D?Ferndale;^H?Oak Park;aFASouthfield;`HXDearborn Heights;_DGRedford;^DHGarden
 City;aBGLivonia;aHHWestland;]h@NYpsilanti;aYMCanton;\QDWayne;]@JRomulus;]?z@Monroe;bbAgAAnn Arbor;`s@g@Novi;aS
AFarmington Hills;`?OWest Bloomfield Township;aDWWaterford;^h@}@Burton;aLAFlint;]lCr@Haslett;_N@East Lansing;]
IBOkemos;]PNHolt;bFQLansing;]JAWaverly;`nBrABattle Creek;^{CLJackson;]gAdAAdrian;\~@zBDefiance;Z~BeAAngola;\@n
BNew Haven;dVKFort Wayne;_kElALima;_{A{@Findlay;]JgCSylvania;]O^Perrysburg;dMSToledo;]MBOregon;^^t@Bowling Gre
en;\iBBFremont;\Jn@Tiffin;_IfBMarion;__A~BReynoldsburg;^LMGahanna;]@HWhitehall;hT@Columbus;_Ma@Westerville;_b@
DDublin;^ITUpper Arlington;^RGHilliard;_Qu@Delaware;]z@JMarysville;`vA~@Springfield;]Vn@Xenia;_gDg@Grove City;
]cA?Pickerington;]l@lBChillicothe;]BvBPortsmouth;ZtAlBMorehead;Z|@{AMaysville;YYoBHillsboro;]hDFNorwood;]ZIWhi
te Oak;eQNCincinnati;_?HCovington;\AANewport;]RLErlanger;^DBFlorence;\c@OFort Thomas;^PZIndependence;eOpDLexin
gton-Fayette;^R_@Georgetown;^|@@Frankfort;\dAAShelbyville;\cBcDBurlington;^`@_DRichmond;][~@Oxford;]q@j@Forest
 Park;_JKFairfield;`?IHamilton;__@WMiddletown;^Q^Mason;\Oe@Springboro;]ETLebanon;]Pg@Miamisburg;`WIKettering;]
AJCenterville;_SOBeavercreek;]JMRiverside;^SGFairborn;_RCHuber Heights;\NIVandalia;bAXDayton;]VGTrotwood;]Uo@T
roy;]FSPiqua;]O[Sidney;`tFPMuncie;\Cr@New Castle;`|@c@Anderson;`xAkAKokomo;\jAh@Frankfort;\Gl@Lebanon;^i@RZion
sville;a[ECarmel;_@KWestfield;`WANoblesville;a?PFishers;_BVLawrence;`Nl@Greenwood;hH_@Indianapolis;\CSBroad Ri
pple;\r@TAvon;]CMFairfield Heights;]BABrownsburg;^?ZPlainfield;]eAj@Franklin;]u@GShelbyville;]Au@Greenfield;_\
tBColumbus;]En@Seymour;\{@~CFern Creek;^EEJeffersontown;\RKSaint Matthews;]RIClarksville;_CBJeffersonville;gBD
Louisville;]SPNewburg;\GBHighview;\L?Okolona;]b@DValley Station;]AGPleasure Ridge Park;\GIShively;_?QNew Alban
y;alCoDBloomington;\nAzCJasper;\vBy@Vincennes;`W}CTerre Haute;\kBqBCrawfordsville;a@kALafayette;_DAWest Lafaye
tte;^nC|@Danville;TLeBMilford;^KoDChicago Heights;]DBPark Forest;]FAMatteson;`LMTinley Park;\K?Country Club Hi
lls;^BEOak Forest;]?MAlsip;\NEPalos Hills;^GEBurbank;\BCBridgeview;_SMBrighton Park;_?BGage Park;`?BChicago La
wn;]BAWest Elsdon;^?BWest Lawn;]CHEvergreen Park;_@EAshburn;`HFOak Lawn;]I@Mount Greenwood;]G@Morgan Park;^KIC
hatham;_F?Auburn Gresham;^?GEnglewood;^B?West Englewood;\?IMcKinley Park;_ABNew City;]GCDouglas;]?BGrand Boule
vard;^AHGreater Grand Crossing;`E?South Shore;^@EHyde Park;]@@Woodlawn;\?EKenwood;^ILSouth Chicago;_CVCalumet
 City;]NCDolton;]LCBlue Island;]EHHarvey;]G@South Holland;]JFHomewood;^Y?Lansing;]E?Munster;aACHammond;]IDHighl
and;\EBGriffith;^DUEast Chicago;aSHGary;^QJHobart;^LHMerrillville;^V?Schererville;\LADyer;^]LCrown Point;^}@IV
alparaiso;_VUPortage;^w@YMichigan City;]e@RLa Porte;YvAdCRensselaer;\}Cd@Logansport;^kCd@Marion;\_@_AHuntingto
n;^`AkCGoshen;`\SElkhart;^XMGranger;_HPMishawaka;bPCSouth Bend;TVkBLake Michigan Beach;_}CBPortage;a@QKalamazo
o;]SeCForest Hills;db@?Grand Rapids;`EPKentwood;\VGGrandville;aI?Wyoming;\N?Jenison;]CQWalker;\b@DAllendale;^^
b@Holland;`vHzCRogers Park;aGTNear North Side;^?BChicago Loop;]ABNear South Side;kD@Chicago;^?@Bridgeport;^BAL
ower West Side;a?GWest Town;^@KNorth Center;`EDLincoln Park;`@KEdgewater;`A@Uptown;_FALincoln Square;`D@Albany
 Park;`BBIrving Park;_E@Avondale;aABLogan Square;]?FEast Garfield Park;a@FSouth Lawndale;^@CNorth Lawndale;aD@
Cicero;\CEWest Garfield Park;`HAOak Park;`@FBerwyn;]HEMaywood;]EGElmwood Park;aGABelmont Cragin;`?EPortage Par
k;_LIPark Ridge;_IKGlenview;]ADMorton Grove;^BBNiles;`MASkokie;aGDWest Ridge;a?GEvanston;^DEWilmette;^TKNorthb
rook;]@GDeerfield;^GAHighland Park;]FOLake Forest;^?MNorth Chicago;a?EWaukegan;]AQZion;bAYKenosha;aG]Racine;_M
kESheboygan;^IcAManitowoc;]wGvDNorton Shores;_AKMuskegon;[yC}ABig Rapids;[OmBCadillac;ZpEx@Ludington;\eD_DTrav
erse City;[pKcAMarinette;[qBaCEscanaba;VqAcCMunising;]tCYMarquette;UyJb@Newberry;WrCnAManistique;UgQtHAu Sable
;[RaCAlpena;XnEuBCheboygan;YxBx@Bay Harbor;ViAjCGrayling;SqBcAAtlanta;WSbDSkidway Lake;^pCrBMount Pleasant;_gB
CMidland;]o@^Saginaw Township North;_KFSaginaw;^Ka@Bay City;WqDi@Bad Axe;]}Y|BLockport;\eE?Gates-North Gates;d
OBRochester;ZlcAyWHoughton;U~I}BGrand Marais;UkEnDOntonagon;YjDrAIronwood;ZcL|BIron Mountain;RtBjAWabeno;TEnBK
eshena;byBfAGreen Bay;\HFAshwaubenon;]BKHoward;]EPDe Pere;\[@Bellevue;\dA^Kaukauna;a\BAppleton;\DJMenasha;]@@N
eenah;_CpAFond du Lac;]qAnBMequon;^PFMenomonee Falls;]AIGermantown;^Lg@West Bend;]lBn@Watertown;\Tu@Beaver Dam
;`{@oBOshkosh;T|DZWestfield;^w@jCSun Prairie;Z|CeAReedsburg;\c@iDWisconsin Rapids;\dAy@Marshfield;^wB\Stevens
 Point;\CiAWeston;_NMWausau;Zk@gCRhinelander;S~C~@Rib Lake;``GdBEau Claire;RcCfAMerrillan;UGeBThorp;Z{@bETomah;
^bFMWinona;_mAf@North La Crosse;\AEOnalaska;`?NLa Crosse;ZlBbBDecorah;bfCoCRochester;]jAoCHastings;^PQCottage
 Grove;`BQWoodbury;^?GOakdale;\cARRiver Falls;\Qz@Red Wing;\yB_AMenomonie;Zc@}BRice Lake;TpC]Frederic;]bAvBStil
lwater;WIuGMoose Lake;aaCaADuluth;^AJSuperior;V{BlCHayward;VoENPark Falls;ZvAcCAshland;VjAkCSilver Bay;WxByBEl
y;\tE|AHibbing;ThDRDeer River;S~EiCPonemah;\ElBBemidji;Xr@lEWadena;[n@lBAlexandria;\kF}ABrainerd;WuD~AMora;]{@
vBForest Lake;]Bf@White Bear Lake;]NOLino Lakes;^JNShoreview;]H@New Brighton;]JDColumbia Heights;^?IFridley;`E
MBlaine;\BQHam Lake;\ZHAnoka;^SEAndover;`JLWest Coon Rapids;`KFCoon Rapids;aLDBrooklyn Park;^E@Brooklyn Center
;]JFNew Hope;]@]Champlin;`JVMaple Grove;\Xg@Otsego;][@Ramsey;]VGElk River;\~B_ASartell;`IJSaint Cloud;\y@lABuf
falo;\i@GSaint Michael;]o@bBPrior Lake;]b@OChaska;`YKEden Prairie;]JAChanhassen;_?JShakopee;aMi@Plymouth;\?PHo
pkins;`F@Minnetonka;_KEMinnetonka Mills;]QMGolden Valley;]@CCrystal;_ANSaint Louis Park;_?JEdina;aIHBloomingto
n;^FJSavage;`K@Burnsville;`KFApple Valley;]QARosemount;`FKEagan;^TORichfield;^IKLongfellow Community;fDGMinnea
polis;^SERoseville;eMLSaint Paul;]@BWest Saint Paul;_SEMaplewood;]DJSouth Saint Paul;^@FInver Grove Heights;]R
h@Farmington;`RALakeville;]Od@Northfield;]LjAOwatonna;]Fi@Faribault;]{@zBAustin;^l@fBMason City;\`@cBAlbert Le
a;_~BeBMankato;WlC[Sleepy Eye;[s@`CFairmont;[fCdBSpencer;S}C}HBrownton;]hCmAWillmar;VvGc@Ortonville;YoCdAMonte
video;\LbBMarshall;[e@dDWorthington;c`FNSioux Falls;]LyCBrookings;\tFvBMitchell;]uDmFWatertown;VMwCSisseton;Tj
CYBritton;VMaCLisbon;^{CuAWest Fargo;[cDtBFergus Falls;Zm@kBDetroit Lakes;_vDIMoorhead;bBAFargo;UoEkCFosston;Z
tAkBThief River Falls;`hDd@Grand Forks;UDhBHillsboro;XdAiEGrafton;Ra@oBPembina;SoClAKarlstad;WwCu@Roseau;TgFZB
audette;`kiBja@Irondequoit;_EJBrighton;\oE}@Oswego;`cAt@Clay;^I@Cicero;^i@}CWatertown;^yAvCRome;ZmHmENorth Elb
a;SvENStar Lake;]{HkBPlattsburgh;]w@l@South Burlington;\CMColchester;_JJBurlington;TqBsAMontgomery;Z[jCBarre;^
|EbDQueensbury;\Xf@Wilton;\yCuARutland;\oCELebanon;TsBqALincoln;\g@fBLaconia;_Lx@East Concord;_?DConcord;^oBQR
ochester;]i@[Sanford;^Rn@Dover;]}BwASouth Portland;\XGWestbrook;]IFSouth Portland Gardens;`KCPortland;^XPWest
 Scarborough;]HLSaco;]@@Biddeford;\_BsABrunswick;]r@e@Auburn;^C?Lewiston;ZbEiABerlin;ToEaBKingfield;SvFQPittsbu
rg;ZaTeIPresque Isle;U}BbKEast Machias;XfGwDMillinocket;WfB~ADover-Foxcroft;\nA|BWaterville;^kDq@Bangor;ZbAjCR
ockland;]dCi@Augusta;W{HOBar Harbor;\hXbOStorrs;^CFMansfield City;\CJWillimantic;_Yd@Norwich;]Nc@Windham;\o@BP
lainfield;\Pn@Ledyard;]ZGMontville Center;^IVNew London;]FBWaterford;\}@GWesterly;^]_ACoventry;^i@\North Kings
town;^H]West Warwick;^AWJohnston;aMFCranston;cEGProvidence;_G@East Providence;aHTWarwick;\UGBarrington;]GJBris
tol;\CNPortsmouth;\FHMiddletown;]BJNewport;^h@FSouth Kingstown;\M?Narragansett;]sFs@Yarmouth;_L@Barnstable;\vB
JFairhaven;bD?New Bedford;al@KFall River;\DISwansea;\KCSomerset;]Jg@Norton;`SLTaunton;]c@@Middleborough;\Fi@Ab
ington;\EERockland;aRHBrockton;^NIStoughton;]DTEaston;^La@Norwood;]KDCanton;^CSHyde Park;^EAMattapan;^CBMilton
;^?EAshmont;a?CDorchester;^H@Roslindale;_?CJamaica Plain;^DDWest Roxbury;]BFDedham;]?QChestnut Hill;_ACBrighto
n;^EAAllston;^HAWatertown;]?EBelmont;]GIWinchester;_BDArlington;`I?Medford;^GGMelrose;`?DMalden;_CBEverett;]@D
Charlestown;g?BBoston;aFESomerville;b@@Cambridge;\CDBack Bay;_@@Fenway/Kenmore;]@@Mission Hill;`@?Brookline;\E
?Roxbury Crossing;gG?South Boston;\MIWinthrop;\BAOrient Heights;_F@East Boston;_AAChelsea;`CCRevere;^?ISaugus;
aKALynn;aHj@Quincy;_?HBraintree;^FFRandolph;`SKWeymouth;\u@b@Duxbury;\ZMHanover;]IaEPortsmouth;\Vt@Newburyport
;^k@f@Gloucester;]f@TMarblehead;_AIBeverly Cove;_DABeverly;^HCDanvers;_EJSalem;_H@South Peabody;`CCPeabody;]ZB
Wakefield;]DDStoneham;]?IReading;_HHWoburn;]HCBurlington;]EIWilmington;aA_@Lawrence;^C@North Andover;`KOHaverh
ill;`THMethuen;^@KSalem;\u@MAmesbury;]nACDerry;^CADerry Village;^b@BMerrimack;]DOBedford;bMIManchester;_dArAFi
tchburg;_GHLeominster;]aAFActon;]@QWestford;^MCChelmsford;aRa@Nashua;^a@RDracut;^MJTewksbury;_FHBillerica;bHML
owell;^Sb@Lexington;`BLWaltham;aEFNewton;\ZWConcord;\LNSudbury;`?RFramingham;`BCFramingham Center;\BFAshland;^
UCNatick;^KCWellesley;^KBNeedham;]Ap@Mansfield;_LPAttleboro;\DENorth Attleborough Center;^T?Cumberland;]@HLinc
oln;]IDCentral Falls;aA@Pawtucket;^PDNorth Providence;_F]Woonsocket;^UOFranklin;]VKMilford;]Dj@Smithfield;\x@u
@Auburn;dGMWorcester;^QGShrewsbury;\CPGrafton;_[[Marlborough;\|@?Holden;\@dBKillingly Center;]^o@Southbridge;]
xAOLudlow;\]?Palmer;]aAsAGardner;]v@eAKeene;]~@bAGreenfield;\zEc@Cohoes;]JBLatham;_MBTroy;bLNAlbany;_eBf@Pitts
field;\sBb@Easthampton;^EKNorthampton;_WGAmherst;]?AAmherst Center;\HVSouth Hadley;_HJHolyoke;`CBNorth Chicope
e;\QVEast Longmeadow;\L@Longmeadow;^DCAgawam;^@GWest Springfield;cE@Springfield;`BIChicopee;_ZBWestfield;^Uv@W
indsor;_IYEnfield;^Mf@Manchester;]RGSouth Windsor;`AFEast Hartford;^?LGlastonbury;_F\Middletown;aXSNew Britain
;^KGNewington;^MAWethersfield;bFIHartford;]FMBloomfield;`@LWest Hartford;]PIAvon;]?PFarmington;^x@OTorrington;
\Yf@Wolcott;bJFWaterbury;`SUBristol;_MLSouthington;\CMPlainville;`IXMeriden;\@NWallingford;\?@Wallingford Cent
er;]FJNorth Haven;`FAHamden;^?SCheshire;^\@Naugatuck;\DPSeymour;]?HAnsonia;_@DShelton;`ERMilford;`??City of Mi
lford (balance);`UIWest Haven;bCGNew Haven;^KDEast Haven;^I?Branford;][AGuilford;]O@Madison;\n@~AMastic;^D?Shi
rley;\h@JSayville;]OEEast Patchogue;\DKFarmingville;]E@Medford;_?ICoram;]F?Selden;]@HHoltsville;^D@Holbrook;^B
ICentereach;\?MSetauket-East Setauket;\@AEast Setauket;`Bo@Stratford;cJ?Bridgeport;`LFFairfield;^R?Westport;aH
BNorwalk;aA@East Norwalk;]Ol@East Northport;\KAKings Park;]YHLake Ronkonkoma;]@BRonkonkoma;]JAHauppauge;^?ESmi
thtown;`HNBrentwood;]@DNorth Bay Shore;^ABBay Shore;]G?Islip;^AKCentral Islip;^TNWest Islip;]XFEast Massapequa
;]GACopiague;^EALindenhurst;\JANorth Amityville;]AQMelville;_MLWest Babylon;\E?North Babylon;^@GDeer Park;^@GD
ix Hills;^IGCommack;^VAHuntington Station;\BCHuntington;]LFSyosset;_DJHicksville;\J@Westbury;`ODLevittown;^GIP
lainview;\@FBethpage;\CFNorth Massapequa;\?BMassapequa Park;]@?Massapequa;]F?Wantagh;\C@Seaford;_P@Freeport;\I
ABellmore;]B@Merrick;]CENorth Bellmore;_DCEast Meadow;\DDRoosevelt;]?CUniondale;`DAHempstead;]D@West Hempstead
;^DAFranklin Square;]AJLynbrook;^E@Oceanside;]?CRockville Centre;]E?Baldwin;^HLLong Beach;\HGWoodmere;_HBFar R
ockaway;^?ISpringfield Gardens;]AALaurelton;]A@Rosedale;_E?Valley Stream;\AENorth Valley Stream;^@AElmont;]D@C
ambria Heights;`?GQueens Village;\G@Floral Park;]MAGarden City;]@CMineola;^AUGlen Cove;\LDPort Washington;]DWM
amaroneck;`DOWhite Plains;^IJHarrison;\EARye;^ACPort Chester;bYIStamford;]MEDarien;]BMNew Canaan;bH@North Stam
ford;aQq@Danbury;\Ad@Wilton;^o@GTrumbull;]@o@Southbury;^McAWest Torrington;^zCVPoughkeepsie;^p@fAKiryas Joel;^
_@_@Newburgh;]Qh@Peekskill;]I@Cortlandt Manor;]AVOssining;^X@New City;\BJNanuet;^DCSpring Valley;\D?Monsey;\IH
Pearl River;\?VNew Milford;^J?Paramus;]?JLodi;_GAHackensack;_CATeaneck;^I@Englewood;^DGBergenfield;\?ADumont;a
QJKings Bridge;`KCWakefield;dHEYonkers;]QEEastchester;aDMGreenburgh;\KBScarsdale;`JRMount Vernon;aK?New Rochel
le;^FPThrogs Neck;\BIBaychester;`BDParkchester;]?AVan Nest;i@?The Bronx;aDAFordham;^@?University Heights;]?@Tr
emont;_@?Morris Heights;]E?East Tremont;]BBMorrisania;]?@Melrose;`@@Mott Haven;^G?Hunts Point;]ECUnionport;^?F
College Point;]BDEast Elmhurst;`B?Jackson Heights;_B@Woodside;_?DMaspeth;^E?Middle Village;b?CElmhurst;bCACoro
na;_ABRego Park;`?@Forest Hills;_EAKew Gardens Hills;_?KWhitestone;`GBBayside;^@FFresh Meadows;\C@Terrace Heig
hts;]?@Hollis;]B?Hillside;`D?Briarwood;]@?Kew Gardens;b?@Richmond Hill;k@BQueens;`??Ozone Park;dEAJamaica;a@BS
outh Ozone Park;^B@Howard Beach;aN?Brownsville;aCBCanarsie;cCEEast New York;_CCWoodhaven;^DAGlendale;`?BCypres
s Hills;bDABushwick;`AARidgewood;^FAWilliamsburg;]F@Brooklyn Heights;`?DPark Slope;_CBKensington;kC?Brooklyn;a
@?Flatbush;cE?East Flatbush;`?DFlatlands;b@DSheepshead Bay;^B@Brighton Beach;`D?Coney Island;^@CBath Beach;`A?
Bensonhurst;bC?Gravesend;cDEBorough Park;^@@Dyker Heights;^B?Fort Hamilton;bCESunset Park;o?KNew York City;`??
Financial District;dLCJersey City;]CKSecaucus;`G@Union City;`AAWest New York;`BHHoboken;^C@West Village;aA@Chi
natown;`AAEast Village;^?AGramercy Park;^GBGreenpoint;_ACSunnyside;]@?Long Island City;cCEAstoria;b@CEast Harl
em;_B?Manhattan Valley;dB?Upper West Side;jA@Manhattan;_BBHell's Kitchen;\??Times Square;]?KCliffside Park;`E@
Morningside Heights;bA?Harlem;cAGWashington Heights;_D?Fort Lee;]D?Palisades Park;`@HNorth Bergen;]TALyndhurst
;]ACRutherford;^H@Nutley;aEGPassaic;aD?Clifton;_HDMontclair;_DDWest Orange;_IABloomfield;`@FEast Orange;^D?Ora
nge;`?FIrvington;eKANewark;\AAHarrison;_ACKearny;_?CBelleville;\C?North Arlington;]D\Mariners Harbor;`IEBayonn
e;\AJEmerson Hill;fFHStaten Island;]BENew Springville;\CGPort Richmond;\@@Graniteville;]NFCarteret;_@GLinden;b
EGElizabeth;]BGHillside;`D?Union;]FFCranford;]G@Roselle;^BFRahway;]?HWoodbridge;\@CAvenel;\@@Colonia;]BAIselin
;]LOScotch Plains;^G?Westfield;]@KSummit;]K?Millburn;]EAMaplewood;\ACSouth Orange;^HILivingston;`EYWayne;cU@Pa
terson;^KFGarfield;]@CElmwood Park;^@GFair Lawn;]BAHawthorne;]EERidgewood;\HEWyckoff;\EIRamsey;]?EMahwah;^l@GW
est Milford;]t@RSparta;\DPHopatcong Hills;\UJDover;\OADenville;`IDParsippany;\HJMorristown;\KFMadison;`AXPlain
field;]B?North Plainfield;]CHSouth Plainfield;\TEWarren Township;]DSBasking Ridge;_RTBridgewater;]Mq@Randolph;
^_@wBMiddletown;TpAyALivingston Manor;]eDEKingston;ak@uCWest Albany;]d@URotterdam;^N[Glenville;`UVSchenectady;
_a@KClifton Park;^@i@Saratoga Springs;\pAZAmsterdam;\\UGloversville;`pDIUtica;\a@`COneonta;_jDdABinghamton;^X@
Vestal;]XeBCortland;cEyASyracuse;^rAVAuburn;^n@fDElmira;^}@eAIthaca;W~ChCWellsboro;^{@dBWilliamsport;T`@`BBeav
ertown;]oFi@Hazleton;^DkABack Mountain;_WPWilkes-Barre;ak@_@Scranton;ba@~CAllentown;]@KWhitehall Township;aYFB
ethlehem;^]KEaston;\JxALansdale;]hAAPottstown;]q@^King of Prussia;\TGPhoenixville;\@SLimerick;]Pt@West Chester
;^k@OWayne;_OJHavertown;^CDDrexel Hill;]DBSpringfield;\Q@Elmwood;]?CKingsessing;^@ACobbs Creek;]?CHaddington;^
?COverbrook;^VKRadnor;^CMNorristown;\k@CWillow Grove;`?BAbington;]GFFox Chase;]CBRhawnhurst;_@@Oxford Circle;]
ADWissinoming;]B@Frankford;\D?Juniata Park;_@EOlney;]EALawndale;_NCWest Oak Lane;\B@East Mount Airy;\EHNicetow
n-Tioga;]ACLogan;\A@Hunting Park;\?HFishtown;]@AHartranft;\D?Strawberry Mansion;]ADRittenhouse;\B?University C
ity;\ABPoint Breeze;_C@Whitman;\??Lower Moyamensing;]AAPennsport;_@?Wharton;j?CPhiladelphia;`??Center City;aGB
Camden;^CKPort Richmond;_GDPennsauken;_Nd@Sewell;^j@OChester;]q@\Glassboro;]Vt@Bridgeton;]tAg@Bear;aUWWilmingt
on;\v@ZElkton;^OMNewark;]El@Middletown;\vAKAberdeen;]XPEdgewood;_DQBel Air South;`AiBLancaster;akA{@Reading;]~
A?Lebanon;_~@jAYork;_\}@Harrisburg;]|@LCarlisle;\i@nAHanover;\zAtABallenger Creek;`EGFrederick;\i@VDamascus;]g
@y@Westminster;^Ib@Eldersburg;^c@HMilford Mill;_GDWoodlawn;_GAGwynn Oak;]DALochearn;^?EPikesville;^N?Randallst
own;^CIOwings Mills;]HIReisterstown;^{AOBel Air North;^C@North Bel Air;_A@South Bel Air;]z@DHunt Valley;]?BCoc
keysville;\EFLutherville-Timonium;^QHCarney;^B@Parkville;`JCTowson;g@TBaltimore;\MGFrankford;]C@Rosedale;_I@Es
sex;]ECMiddle River;\FARossville;^CMPerry Hall;`J^Dundalk;\VLFerndale;`CBGlen Burnie;^@DSouth Gate;]K@Pasadena
;]CCGreen Haven;_?LSeverna Park;\APParole;]GIArnold;_AHAnnapolis;]AYLake Shore;`p@`@Bowie;]BTGreater Upper Mar
lboro;^\JClinton;\JKHillcrest Heights;^ECSuitland-Silver Hill;]A?Suitland;]AHCamp Springs;]AYLandover;\HEHyatt
sville;^ACCollege Park;\EBEast Riverdale;\?MBeltsville;\DECalverton;]BCFairland;^U@South Laurel;^?ELaurel;\E@M
aryland City;]JPGreenbelt;\EDLanham-Seabrook;\??Seabrook;^_@ECrofton;_@OOdenton;_?KSevern;_BIHanover;\ACElkrid
ge;]AGArbutus;_DCCatonsville;]DBIlchester;^EFWest Elkridge;`LKEllicott City;bFDColumbia;]JPScaggsville;^`@?Oln
ey;\MFCloverly;\ALWhite Oak;\CFAdelphi;]@@Langley Park;^@DChillum;\BCTakoma Park;\@BKennedy Street;\@?Brightwo
od;a?ESilver Spring;`L@Bethesda;_BKNorth Bethesda;_K?Wheaton;_@GAspen Hill;`N?Rockville;_JJPotomac;]HKNorth Po
tomac;a@QGermantown;`MDGaithersburg;\KARedland;^JEMontgomery Village;`fAJLeesburg;_MNAshburn;]SLHerndon;^FGSte
rling;\[@Great Falls;`HDReston;\IDWolf Trap;^@JOakton;]@DFairfax;aV@Centreville;]?IChantilly;^EGOak Hill;]R@So
uth Riding;\EZManassas Park;_@DManassas;\BGSudley;^LDLinton Hall;\[DBuckhall;_YFLake Ridge;`@HDale City;\OKLor
ton;]SCWoodlawn;\BKFranconia;^FASpringfield;]DBWest Springfield;_HCBurke;\GOMerrifield;\FEVienna;]GCTysons;\CB
Idylwood;_EEMcLean;]INBaileys Crossroads;^JAWest Falls Church;_@DAnnandale;]K@Lincolnia;cQBAlexandria;dHOArlin
gton;]GCFoggy Bottom;\GBSouthwest Waterfront;`?ADowntown DC;]?AMount Vernon Triangle;]A?Northwest One;]??NoMa;
\@AShaw;nB@Washington;]?ADupont Circle;\??Golden Triangle;\?AAdams Morgan;_AAColumbia Heights;]??Pleasant Plai
ns;^@?Mount Pleasant;]AACentral 14th Street / Spring Road;]AAPetworth;]?BPark View;]CDH Street NE;\?@Capitol H
ill;]?@Capitol Riverfront;\ANOxon Hill;\@CGlassmanor;^EBOxon Hill-Glassmanor;]Z@Rose Hill;\EFHybla Valley;\CBF
ort Hunt;]GBFort Washington;\p@ZCherry Hill;]LGMontclair;^V|@Fredericksburg;`gB_AWaldorf;_?BSaint Charles;^CAS
t. Charles;[}AbALexington Park;\iAcBEaston;_oBmADover;UwAvARehoboth Beach;^fBfASalisbury;^oBoEMillville;`AISou
th Vineland;`?GVineland;_yBXAtlantic City;]REPleasantville;`bAmAJackson;\ZPWilliamstown;_EESicklerville;\DSLin
denwold;`DUCherry Hill;]GCMaple Shade;\HOTacony;^AAHolmesburg;_[TMount Laurel;][?Vincentown;^VSWillingboro;aYe
@Trenton;`PJLevittown;`VJBensalem;\B@Parkwood Manor;^J@Bustleton;^CGSomerton;_i@]Ewing;^[OPrinceton;_EYHillsbo
rough;][CSomerset;`G@New Brunswick;bGEEdison;_LLNorth Brunswick;_KBEast Brunswick;^p@f@Mercerville-Hamilton Sq
uare;a}Av@Toms River;aKUBrick;`NGLakewood;_Dk@Marlboro;]VQOld Bridge;]C?South Old Bridge;_CKSayreville Junctio
n;_D@Sayreville;\D@South River;`@IPiscataway;\OEFords;`IBPerth Amboy;]KGRossville;]C@Woodrow;]GAGreat Kills;`E
^Middletown;\CPTinton Falls;^U?Long Branch;\BNAsbury Park;\JZPoint Pleasant;]N`@Bayville;\X`@Ocean Acres;frI`Q
Virginia Beach;dx@DChesapeake;dBENorfolk;a@@Portsmouth;U_BiCExmore;\lHCHighland Springs;_FKMechanicsville;\ZEL
aurel;_HHTuckahoe;\?LBon Air;dSERichmond;\@RMeadowbrook;]EPChester;]]JHopewell;^TLPetersburg;\@GColonial Heigh
ts;\kC?Williamsburg;ckAl@East Hampton;bB@Hampton;cNHNewport News;a^r@South Suffolk;aAASuffolk;bi@QPortsmouth H
eights;XxBhBAhoskie;alAfCGreenville;UuCLBelhaven;\iAuCElizabeth City;ZqBr@Kill Devil Hills;T[vCBuxton;]nGlAHav
elock;]fCkAKinston;^kB\New Bern;`lAfAJacksonville;*UYUruguay;^laJruESan José de Mayo;_cBo@Florida;\b@dASanta L
ucía;]ULCanelones;\K\Progreso;]@PLa Paz;`AELas Piedras;\ZDDelta del Tigre;oa@ZMontevideo;\[GPaso de Carrasco;^
IUBarros Blancos;]GEPando;_oCcAMinas;Uz@gBAlejandro Gallinal;UwCb@Mariscala;^ZtCSan Carlos;bDTMaldonado;^{BsAR
ocha;]JyFTreinta y Tres;`m@kDMelo;VzClBSanta Clara de Olimar;R?vBZapicán;ZhCa@Sarandí del Yi;Wf@qCSan Gregorio
 de Polanco;_hCvCDurazno;]jAZTrinidad;[kAkCPaso de los Toros;RjAwAMerinos;`wDcCTacuarembó;_`BgGArtigas;awDdBRi
vera;WbJe@Baltasar Brum;S\fFGallinal;avBvAPaysandú;bWyDSalto;\r@jLDolores;_e@w@Mercedes;^v@YFray Bentos;\gCsAY
oung;Xs@hFCardona;\tDXCarmelo;^wAzAColonia del Sacramento;*UZUzbekistan;`e~Ly`GKosonsoy;^Fp@To‘rqao‘rg‘on;bt@?
Chust;^XXPop;^}AIToshbuloq;gQONamangan;^Ie@Yangiqo‘rg‘on;`SVChortoq;]]d@Chinobod;^V]Uychi;_m@OUchqŭrghon Shahr
i;^Gd@Haqqulobod;aJh@Shahrixon;`c@LAsaka;hU[Andijon;]i@TXo‘jaobod;]ICJalolquduq;]]GQo‘rg‘ontepa;^BQOyim;^n@UPa
xtaobod;]r@DPoytug‘;]sCZSultonobod;_@GXonobod;^ZCDardoq;^KPQorasuv;_bDh@Quva;aPj@Quvasoy;ef@OFergana;dJQMarg‘i
lon;]IDKirguli;\?GToshloq;]z@POltiariq;^d@DRishton;dbAa@Qo‘qon;czUtSTirmiz;]lEwGG‘uzor;csBwAShahrisabz;_KKKito
b;]~@PChiroqchi;ezC`@Qarshi;a_BqEKattaqo’rg’on Shahri;_bAAOqtosh;\EUYangirabot;]u@BPayshamba Shahri;TeCkBEski
 Forish;\F|BChelak;gSt@Samarkand;]z@MJuma Shahri;`wBz@Urgut Shahri;^AcABulung’ur Shahri;]_Au@G’allaorol Shahri;
co@SJizzax;]Yc@Paxtakor Shahri;\Mk@Do’stlik Shahri;^bDnMBoysun;]sBh@Sho‘rchi;aUu@Denov;]gQeLYaypan;ah@KBeshari
q;ajGj@Bekobod;^lDr@Zomin Shaharchasi;_Qa@Dashtobod;_aA]Yangiyer;aFk@Guliston;^VcASirdaryo;]SSChinoz;][GZafar;
b_Ak@Sergeli;q?KTashkent;dFCChilanzar;coAe@Chirchiq;^VNQibray;eb@BYunusobod;^MASalor;^B`@Bektemir;`Eb@Tŭytepa;
^@XPiskent;`z@i@Yangiyŭl;][z@Bo‘ka;bqAEOlmaliq;_GMOhangaron;]yAi@Yangiobod;cIRAngren;`zAu@Parkent;^Cs@Iskandar
;]MAG‘azalkent;]~HrDGagarin Shahri;WpjAqXKarakalpakiya;\kQbEMŭynoq;?i[bIUchquduq Shahri;?uEnATomdibuloq;^uElFN
urota;c|@~ANavoiy;_jCCG’ijduvon Shahri;^b@CShofirkon Shahri;\?VVobkent Shahri;`It@Kogon Shahri;`mEhCKoson;^tAk
@Muborak;]cBvABeshkent;]jJmCKarakul’;ewBo@Bukhara;Z`EgAGazli;`|OwHBeruniy;_u@ZNovyy Turtkul’;\Il@Hazorasp;\o@R
Druzhba;^eH`@Uchkuduk;?nNgKTaxtako‘pir;ehClBNukus;`^HXo‘jayli Shahri;^yBx@Manghit;`aAv@Gurlan;co@x@Urganch;\v@
BQo’shko’pir;^JYShovot;bMt@Xiva;`bHoIOltinko‘l;aJDQŭnghirot;*VAVatican;YylA{dGVatican City;*VCSaint Vincent an
d the Grenadines;dt}JgqAKingstown;]GDCalliaqua;*VEVenezuela;?txKyRLa Esmeralda;?bBoLSan Juan de Manapiare;\_Pk
HLa Paragua;^{L|LSanta Elena de Uairén;UhCmEKanavayén;\_@yEEl Dorado;^r@wCGuasipati;_oAb@Tumeremo;?jAqCEl Palm
er;]~@eCBarrancas;b]gATucupita;?qE~ACuriapo;`lPcNPampatar;_o@bBCariaco;^lBoAPunta de Piedras;a_@USan Juan Baut
ista;dMHPorlamar;^AMLa Asunción;]JGSanta Ana;^HAJuan Griego;^HNLa Guardia;]n@rAAraya;fOVCumaná;_dBt@Lecherías;
eKCPuerto La Cruz;hJLBarcelona;]yCUCumanacoa;_cDZCaripito;]~@mACasanay;ca@a@Carúpano;_}DPGüiria;?IxBPedernales
;gxDj@Maturín;_kBrCTemblador;h?bCCiudad Guayana;bm@`AUpata;`tDpBCiudad Piar;^p@mCSoledad;fCFCiudad Bolívar;?fF
jAMapire;_?{EPariaguán;d{AIEl Tigre;aO?San José de Guanipa;`oB_DPunta de Mata;]?YCaicara;`tCdBCantaura;cRWAnac
o;^hAEAragua de Barcelona;a`BTZaraza;chCXValle de La Pascua;_o@ITucupido;?yAxASanta María de Ipire;?YvGMaripa;
`bEk@Caicara del Orinoco;\NsIChaguaramas;^`DIEl Sombrero;cx@gBSan Juan de los Morros;cqBi@Ocumare del Tuy;cRGC
úa;bCOCharallave;aEm@El Cafetal;`?HEl Hatillo;dHABaruta;`LFSan Antonio de Los Altos;_FFCarrizal;dH?Los Teques;
_XRLas Tejerías;b^BLa Victoria;`iAgAMaiquetía;]EALa Guaira;bRACatia La Mar;r]VCaracas;`EAChacao;`C@Los Dos Cam
inos;eC@Petare;_FYCaraballeda;`KVLa Dolorita;`I?Caucagüito;__C@Higuerote;^DTMamporal;^p@PCaucagua;d^e@Guatire;
dN?Guarenas;eFn@Santa Teresa del Tuy;cFHLander;`_A~@Altagracia de Orituco;]mAwASan José de Barlovento;]ACRío C
hico;\}@pAValle de Guanape;]cBEClarines;_YWPuerto Píritu;UfIyJLos Roques;ZzCdCLa Aguada;fXlEMaracay;cFKEl Limó
n;bQZPalo Negro;bOCCagua;e@GTurmero;_IBSan Mateo;bL`@Villa de Cura;ax@GGüigüe;`ZATacarigua;jNMValencia;dWMGuac
ara;b_@MMariara;`LFSan Joaquín;cj@i@Puerto Cabello;^p@z@Bejuma;bFp@Tinaquillo;^Pm@Miranda;``@?Nirgua;^m@KMonta
lbán;^?sBTucacas;`Yz@Morón;\|AUYumare;dLr@San Felipe;`FBCocorote;^TWAroa;]M`@Guama;`LTChivacoa;]WQBoraure;]t@X
Sabana de Parra;bNFYaritagua;bZHCabudare;bC?Los Rastrojos;_Os@Duaca;^]XUrachiche;idARBarquisimeto;`r@XQuíbor;?
N_CSiquisique;dCgDCoro;^UILa Vela de Coro;^k@EPuerto Cumarebo;?{B`AMirimire;\lF}CPueblo Nuevo;]bAXSanta Cruz d
e los Taques;]OJJudibana;cBLPunto Fijo;bBDPunta Cardón;^`G~ESanta Rita;b@a@Los Puertos de Altagracia;jPLMaraca
ibo;bl@BLa Concepción;`]a@Santa Cruz de Mara;`Fa@San Rafael;arB|BLa Villa del Rosario;a{BOConcepción;\GEChiqui
nquirá;eg@FCabimas;]QZTía Juana;dIJCiudad Ojeda;_ILLagunillas;`aAv@Mene Grande;]TeDMene de Mauroa;^gAcADabajur
o;?oB?Pedregal;bGhDCarora;`nAnCPampán;^BFPampanito;aKFTrujillo;`e@VBoconó;\u@nABoconoito;_IRSabaneta;\`@ZObisp
os;eXBAlto Barinas;f?EBarinas;]W]Barrancas;`z@@Barinitas;]`Ak@Timotes;]bAdATabay;ePHMérida;]OoBNueva Bolivia;^
C?Caja Seca;d}Ac@Valera;\LBEscuque;]OQMotatán;]ZQEl Dividive;^FHSabana de Mendoza;az@gASan Timoteo;bjD|CSan Ca
rlos del Zulia;^z@KEncontrados;cqBxAEl Vigía;_IeAPueblo Nuevo El Chivo;]cAATucaní;\`@r@La Azulita;bg@^Ejido;^\
HLagunillas;]vAp@Bailadores;_OOTovar;]UMSanta Cruz de Mora;]xALColoncito;`^TLa Fría;`d@z@Ureña;`c@UColón;]CLMi
chelena;_s@a@La Grita;_p@x@Palmira;e@LSan Cristóbal;cCITáriba;_P?Capacho Nuevo;`X@San Antonio del Táchira;aOTR
ubio;^OJSanta Ana;`KCSan Josecito;_oE]Santa Bárbara;`yBkBCiudad Bolivia;ap@VSocopó;?oAtBMaporal;?kHw@Santa Cat
alina;[lCqALibertad;bRmCGuanare;aJuCEl Tocuyo;^[FSanare;^g@xAOspino;`aAEVilla Bruzual;_PGPíritu;cDi@Araure;cGD
Acarigua;\m@YSan Rafael de Onoto;_n@bEGuanarito;[uDs@El Baúl;]`AsBLas Vegas;bGWSan Carlos;__@GTinaco;\{@JEl Pa
o;ckCnCCalabozo;]b@`DCamaguán;_xB`AAchaguas;akCKBiruaca;dIISan Fernando de Apure;^tKdDElorza;b_KvGPuerto Ayacu
cho;?l@tBIsla Ratón;[UjESan Fernando de Atabapo;?[hGMaroa;`xRg[Guasdualito;]dJmHCasigua El Cubo;bDeGMachiques;
*VGBritish Virgin Islands;`zrKerBRoad Town;*VIUS Virgin Islands;_tsKymBSaint Croix;cb@yBCharlotte Amalie;*VNVi
etnam;`coSsmCHà Giang;ZkA{AThị Trấn Đồng Văn;]}CjBThị Trấn Nước Hai;aULCao Bằng;\s@a@Thị Trấn Trùng Khánh;]HrB
Thị Trấn Thất Khê;bSpDChũ;bpCUThành phố Sông Công;dIJPhổ Yên;fFa@Thái Nguyên;ch@GThị Trấn Đại Từ;_e@gBBắc Kạn;
\jEu@Thị Trấn Việt Quang;bKKBắc Quang;^fC^Thị Trấn Phố Lu;`aAnCNghĩa Lộ;bmAWYên Bái;b{@STuyên Quang;aArAPhú Th
ọ;fc@NViệt Trì;`FFCổ Đô;eCf@Ba Vì;bFr@Hòa Bình;?nCEMộc Châu;XEnBNa Mèo;`qFh@Bỉm Sơn;_Wc@Ninh Bình;bLy@Phủ Lý;b
[SHưng Yên;\dBCBo;_g@aAVinhomes Smart City;_A?Tây Mỗ;]`@RXuân Mai;dLo@Sơn Tây;bQa@Vĩnh Yên;cSLPhúc Yên;_F\Đan
 Phượng;aM?Thượng Cát;eCBBắc Từ Liêm;^CDCầu Diễn;cGETây Hồ;a@BNghĩa Đô;dE@Ba Dinh;bGCBồ Đề;\?KCổ Lóa;]RMQuang M
inh;aOMSóc Sơn;`W^Từ Sơn;]FZEcopark;`CEVinhomes Ocean Park;e@EGia Lâm;^??Trâu Quỳ;eFALong Bien;aBDVĩnh Tuy;_@@
Vinhomes Times City;eBCHai Bà Trưng;b?CHoàn Kiếm;`?@Cửa Nam;u@?Hanoi;]@AYên Phụ;]@?Liễu Giai;_?@Ô Chợ Dừa;\ABT
rung Phụng;]@?Vinhomes Royal City;e?AĐống Đa;^BALáng Thượng;e?ACầu Giấy;^??Dịch Vọng;a@@Yên Hòa;_@AMai Dịch;\@
@Phú Đô;`?FDại Mỗ;`A@Hà Đông;eCCThanh Xuân;aE@Bạch Mai;a@@Thanh Liệt;`A@Linh Đàm;_m@j@Lương Bằng;du@g@Hải Dươn
g;bp@BMỹ Hào;d?YThuận Thanh;aO[Cung Kiệm;eN?Bắc Ninh;dIOViệt Yên;fK?Bắc Giang;dYf@Chí Linh;de@AThị Trấn Đông T
riều;aOBThị Trấn Mạo Khê;bGp@Kiến An;kIIHaiphong;fbBtANam Định;`_@CThái Bình;_hAvANga Sơn;hf@h@Thanh Hóa;bYLSầ
m Sơn;eNnANghi Sơn;bRJHoàng Mai;]Vx@Diễn Thành;_yDvGHoàn Lão;bTa@Ba Đồn;cV}@Kỳ Anh;dlAw@Hà Tĩnh;]XUNghèn;bTk@Y
ên Vinh;\EBBến Thủy;h@CVinh;bK@Nghi Xuân;_FXHồng Lĩnh;`rCmAThái Hòa;]eAFKim Liên;^QkEThị Trấn Lam Sơn;\nDbABản
 Na Hỷ;bxBaJSơn La;arDKDien Bien Phu;ceCIThị Trấn Thuận Châu;\cAOÍt Ong;bJaELào Cai;_dBPLai Châu;]`AnAMường La
y;[dCe@Mường Nhé;b_Yn\Đồng Hới;^CLQuán Hàu;^pArd@Dương Minh Châu;cRPHòa Thành;_?@Phú Khương;bDETây Ninh;bkBWCh
ơn Thành;eFv@Bến Cát;eI`@Thủ Dầu Một;gKJThuận An;g?TBình Thạnh;bDAGò Vấp;aBBTân Bình;pDCHo Chi Minh City;aZ]Củ
 Chi;cXKTrảng Bàng;dI`BTân An;go@i@Chợ Lớn;e??Quận Sáu;e@AQuận Mười Một;fEAQuận Mười;c?@Quận Năm;dCAQuận Ba;dC
?Quận Bốn;cF^Cần Giuộc;_LRCần Đước;aMZGò Công;c`ArATrà Vinh;bGy@Bến Tre;eBWMỹ Tho;cn@GCai Lậy;dfATSa Dec;ci@FV
ĩnh Long;jb@h@Cần Thơ;aEEBình Minh;bf@GÔ Môn;aITPhong Điền;bMMBình Thủy;aALCái Răng;_h@^Ấp Một;bCm@Thới Lai;cD
g@Thốt Nốt;aK@Lai Vung;b]IQuận Đức Thịnh;dT]Cao Lãnh;ed@LLong Xuyên;]Ww@Tràm Chim;bh@YHồng Ngự;cT?Tân Châu;cz@
f@Tịnh Biên;]m@OKhánh Hòa;`HCChâu Đốc;`ACChâu Phong;^[GẤp Long Thạnh;^Sd@Kiến An;]R|@Núi Sập;_TBÓc Eo;ao@BVĩnh
 Thạnh;bEXCờ Đỏ;fdANRạch Giá;]l@FKiên Hải;^a@kACô Tô;bhBEHà Tiên;^vAf@Hàm Ninh;cFUPhú Quốc;eFLPhu Quoc;V`BvDTh
ổ Châu;_cIKThới Bình;`?wAXóm Cái Nước;`q@~APhong Thạnh;]MPẤp Hô Phòng;^B^An Trạch;^CFGành Hào;dt@]Cà Mau;``@RT
rần Văn Thời;_?b@Hưng Mỹ;^AZNăm Căn;_b@SCái Đôi Vàm;]iAJTam Giang;cw@uAGiá Rai;cu@KBạc Liêu;\A[Phú Lộc;]t@eAVị
 Thanh;`SRLong Mỹ;`ETNgã Năm;bk@o@Ngã Bảy;d]h@Sóc Trăng;cAv@Vĩnh Châu;`eB}@Duyên Hải;[_@xDCôn Đảo;`{@uICần Giờ
;fYJVũng Tàu;]SIẤp Phước Tĩnh;^K@Xã Long Hải;`_@[Thị Trấn Phước Bửu;\]CẤp Bình Châu;ck@ULa Gi;djBu@Xuân Lộc;cC
?Long Khánh;_?v@Thị Trấn Ngải Giao;]C^Thị Trấn Đất Đỏ;\H@Long Diền;dHCThành Phố Bà Rịa;eRYPhú Mỹ;^?@Xóm Mỹ Xuâ
n;^Va@Long Thành;\h@PNhà Bè;gE]Thủ Đức;f?KDĩ An;iIEBiên Hòa;`e@ATrảng Bom;`j@YTân Uyên;cQyAĐồng Xoài;\o@qBPhướ
c Hòa;aqBRGia Nghĩa;cWxABảo Lộc;coBe@Đưc Trọng;c^OHuyện Lâm Hà;\EDĐinh Văn;dg@_@Ðà Lạt;guC{@Nha Trang;cD`ACam
 Ranh;\V`AKhánh Hải;dHDPhan Rang-Tháp Chàm;]JnEPhú Quý;ddDqAPhan Thiết;_c@?Mui Ne;^kEoJTu Bông;cCaATuy Hòa;cfAu
IĐức Phổ;d|DzAKon Tum;b@hAPleiku;aaCDAn Khê;e{AJAn Nhơn;fUTQui Nhon;a?~@Sông Cầu;dR`ENinh Hòa;]bDk@Phước An;]t
@l@Buôn Trấp;fAe@Buôn Ma Thuột;^G]Quảng Phú;bk@YBuôn Hồ;]Pq@Ea Drăng;^m@g@A Yun Pa;\jB`DEa T’ling;\OeTBà Nà;?n
@pDĐắk Glei;cqC_BTam Kỳ;e_AxAQuảng Ngãi;]SMMỹ Lại;]AFMỹ Khê;]k@k@Lý Sơn;`zAKNúi Thành;^~@yAHoi An;dPAĐiện Bàn;
^Dj@Đông Phú;\Ri@Đại Lộc;bAGHải Châu;aS]An Hải;a?@Sơn Trà;i@ADa Nang;aBHCẩm Lệ;bBCHòa Cường;dAEThanh Khê;itBmA
Huế;aGFHương Thủy;a^UHương Trà;bVIPhong Điền;cr@o@Ðông Hà;]OLthị xã Quảng Trị;^d@KCam Lộ;_yBk[Thị Trấn Đầm Hà;
]d@BThị Trấn Tiên Yên;S_AnFBạch Long Vĩ;`zDsBĐố Sơn;`B_AThành Phố Uông Bí;^w@z@Cát Bà;bq@y@Cẩm Phả Mines;cD@Cẩ
m Phả;ef@JHạ Long;\i@_AThị Trấn Ba Chẽ;dfBsBLạng Sơn;]g@\Thị Trấn Na Dương;biEb@Móng Cái;*VUVanuatu;U_a`@byBIs
angel;e`EgJPort-Vila;TvCcWSola;\lAfILuganville;?eDm@Saratamata;WtBzCNorsup;*WFWallis and Futuna;[`la@~qAMata-U
tu;RlKhELeava;*WSSamoa;Zzs`@~tAPalauli;eiBLApia;*XKKosovo;^abCsjGVushtrri;^k@QPodujeva;mBn@Pristina;\L@Kosovo
 Polje;`iAf@Gjilan;_TZVitina;`f@IFerizaj;^VKShtime;^lAnADragash;cQc@Prizren;aO]Suva Reka;]`@GOrahovac;aj@BGjako
vë;_KoAIstok;]u@j@Llazicë;`YMGlogovac;bBq@Mitrovicë;\DEZvečan;]Fe@Leposaviq;_dBvAPejë;_?VDeçan;*YEYemen;?_wHak
BThamūd;YzCrICPF;?]mBAl Bilād;ZbCh@Shibām;?z@zBŞīf;?j@iHMinwakh;?oC~@As Salāsil;\zTjEMa'rib;?}JgCAl ‘Abr;?uB?Ḩ
ajar al Mashā’ikh;?JrCŞanā’;??lCAl Shirūj;?DvBRuḑūm;_tDyAAtaq;?fCTKhawrah;?pBa@Al Ghaylah;_@xBAl Bayda;]d@jDZi
njibār;?iGmAAḩwar;?yH{DAl Jawl;ggDOMukalla;]q@o@Ghayl Bā Wazīr;?sBYAd Dīs ash Sharqīyah;?iBYAr Raydah;?yCa@Say
ḩūt;?fBeBDaḩasuways;?\{IRumāh;?sDpCAl Qurḩ;?{BuBBi’r Ḩāt;[O|EAl Ghayz̧ah;?NzBḨaşwayn;?yDoEḨawf;W{ArWQalansīyah
;ZiBFHadibu;VdJzAKilmia;\bw@aFMocha;?kBd@Ash Shuqayrah;iyFdAAden;]^w@Laḩij;hjDgBTaiz;_Qq@Dhī as Sufāl;hM[Ibb;^
g@aAYarīm;\eAvBAḑ Ḑāli‘;?y@cCAsh Sharyah;?DkBRaḩabah;crBfADhamār;?tBYAḑ Ḑil‘;`bB|AZabīd;^?_ABayt al Faqīh;hhAw
@Al Ḩudaydah;_cAs@Bājil;?x@cCAz Zuhrah;_yBDḨajjah;?gAkBḨūth;aDpB‘Amrān;qu@|@Sanaa;^SDSaḩar;`A\Sayyān;\{AeEAl Ḩ
azm;M|AoBAl ‘Inān;?kB@Al Maḩjal;`xEm@Sa'dah;?dA|BWashḩah;?rCfEAş Şalīf;*YTMayotte;\oyGpnAKoungou;fEHMamoudzou;
\@AKaouéni;\?BMtsapéré;\GADzaoudzi;\C?Labattoir;*ZASouth Africa;a{cCxpDUpington;VcMmOPomfret;VqDbAPiet Plessis
;`_A~CVryburg;ZnIrCKathu;^C|BPostmasburg;]cImBPampierstad;cM|DKimberley;?dE`ADouglas;V_CtCOrania;YCvFOakglen;^
rAoADe Aar;[|FcEPrieska;WlDeDWegdraai;XlCdBKenhardt;ZlBsBKakamas;WVrIBrandvlei;UiGWVan Wyksvlei;Y}@zBCarnarvon
;WzB|DFraserburg;WtBsBWilliston;ZbFXCalvinia;ZiHrKLadismith;WmCoCLeeu-Gamka;ak@dDOudtshoorn;\o@CDysselsdorp;Zq
Ey@Willowmore;_tDyDBeaufort West;ZiB_EVictoria West;YaCnBMurraysburg;`yCx@Graaff Reinet;Y[hCJansenville;]KrEKr
uisfontein;^GDHumansdorp;XxCISanddrif;_|BLPlettenberg Bay;`~@AKnysna;ctBOGeorge;a|@j@Mossel Bay;\O[Groot-Brakr
ivier;]`EHRiversdale;]bDMSwellendam;\nAdBBredasdorp;\OsCMontagu;\JFAshton;^`@ERobertson;]xCTFranschhoek;\BCLe
 Roux;\aAbACaledon;\NdAGansbaai;`V_@Hermanus;]tCgARetreat;_?FMuizenberg;_kBHGrabouw;df@MSomerset West;`Rm@Kraai
fontein;a]NStellenbosch;dUg@Paarl;``ARDurbanville;_KTKuils River;dh@DAthlone;\?BLansdowne;\BERondebosch;mJECap
e Town;`~AwDSaldanha;_ISVredenburg;aaBbCAtlantis;\c@sAMoorreesburg;_M|@Malmesbury;`w@b@Wellington;_{@u@Ceres;b
[v@Worcester;VpB_EEendekuil;ZAeBClanwilliam;]lAeBVredendal;?dB}EGaries;WwG}GPofadder;[jHhBSpringbok;?jEqAPort
 Nolloth;^{|AaBEmpangeni;_ATeSikhaleni;d[QRichards Bay;^dDvCBallitoville;^AQShakaskraal;cMWKwaDukuza;\c@wAEshow
e;_Jr@Mandeni;]bDQGreytown;]vB\Mooi River;^o@t@Howick;^FPMpophomeni;hg@HPietermaritzburg;cq@d@Mpumalanga;`_Bo@
Tongaat;b`@`@Ntuzuma;cJNPinetown;l[FDurban;]l@dAeMkhomazi;]HNScottburgh;]PBeMuziwezinto;_]}@Folweni;^jBYRichmo
nd;\`AtAClydesdale;`eBvAPort Shepstone;\VLGa-Malakhe;^GHMargate;iv\jRGqeberha;^hCPJeffreys Bay;e_By@Kariega;]e
@oESomerset East;]rBuFMiddelburg;ZaDe@Steynsburg;_f@jDCradock;Z_C]Tarkastad;]aE}@Lady Frere;]p@`@Queensdale;bR
DQueenstown;^Jv@Whittlesea;^oA`CDimbaza;\lAGAlice;`f@CFort Beaufort;aRhBGrahamstown;^eAx@Port Alfred;\}BgCNdev
ana;bLKBhisho;aHDQonce;^E}@Stutterheim;dgAfAMdantsane;fYPEast London;]SOGonubie;YqHgGPort Saint John’s;cvCEMth
atha;\lBmAUgie;`N`FButterworth;\xAaDCala;\]e@Khowa;\cC_CTlokoeng;[eElAFlagstaff;`NiBKokstad;WMwCUnderberg;^y@s
CWembesi;^QGEstcourt;\jImAFouriesburg;^tCpBLadybrand;]Uu@Hlohlolwane;_}@IFicksburg;\xAi@Marquard;\`EFWinnie Ma
ndela;gp@rABloemfontein;egB\Botshabelo;aUKThaba Nchu;]o@xEZastron;_hAlAAliwal North;]jA|@Burgersdorp;ZfAcBBeth
ulie;[lDj@Colesberg;[ReGKoffiefontein;Z{D`AEdenburg;Y`@uEDealesville;\vDoBWarrenton;]}@g@Christiana;^yAs@Bloem
hof;\kAaAMakwassie;]NdBHoopstad;^o@zABultfontein;^mBVTheunissen;\}@TWinburg;]MeBPhomolong;]JEHennenman;b\VVirg
inia;fXWWelkom;aA]Kutloanong;b_Bc@Kroonstad;axBs@Bothaville;^CfAAllanridge;aIVOdendaalsrus;_~@CWesselsbron;\Xy
BLeeudoringstad;]c@}AHartbeesfontein;dq@NKlerksdorp;b?XOrkney;`w@l@Viljoenskroon;c]aBPotchefstroom;a`AVStilfon
tein;^IiBVentersdorp;]bBBColigny;`^c@Lichtenburg;]v@MItsoseng;]YpCOttosdal;_DlAWolmaransstad;[fBeBDelareyville
;`XbBSchweizer-Reneke;a}@gGMafikeng;a@CMmabatho;]mImEAmandelbult;\DZNortham;]lFrBZeerust;]cD~@Koster;ecAe@Rust
enburg;]m@DMarikana;^Gs@Hartbeestfontein-A;bu@d@Brits;_K]Letlhabile;a]ZGa-Rankuwa;^VTHartbeespoort;e[f@Diepslo
ot;aUHMidrand;qMo@Pretoria;d?VCenturion;]AJMidstream;c?NIvory Park;fE?Thembisa;^y@aACullinan;bl@s@Hammanskraal
;bl@RMabopane;hGGSoshanguve;ac@uBBela Bela;^lDy@Thabazimbi;^i@yDMarapong;]W@Lephalale;]iA|BVaalwater;_y@nAModi
molle;^_Ac@Mookgophong;by@aAMokopane;e{Ay@Polokwane;_o@CMankweng;_h@tALebowakgomo;]~BfDVaalbank;bDf@Somaroboro
;`UCKwaggafontein;_Sk@Siyabuswa;]@hAVerena;]jACMoloto South;`Oh@Ekangala;_AZBronkhorstspruit;_y@d@Phola;eg@YEm
alahleni;dm@QMiddelburg;^s@jAHendrina;\tAJThubelihle;ac@n@Bethal;bl@|AStanderton;_~@oBLeslie;^?@Lebohang;c]\eM
balenhle;`_@GTrichardt;]JJSecunda;\NYKinross;\a@a@Kriel;arBSDelmas;cl@CEtwatwa;gXJBenoni;eIHBrakpan;cE@Springs
;cOb@Nigel;aVLHeidelberg;bl@[Tokoza;oP_@Johannesburg;bOLAlberton;f[KBoksburg;dNBGermiston;_DQEdenvale;cHEAlexa
ndra;eRCRandburg;eXLRoodepoort;j@TSoweto;b^QRandfontein;fOQKrugersdorp;\XCBagale;c?p@Westonaria;cp@FCarletonvi
lle;`QXFochville;ggAFEvaton;fOZVereeniging;dPFVanderbijlpark;bBRSasolburg;afAPParys;\RTVredefort;\i@l@Koppies;
^oAFHeilbron;]YmADeneysville;_aBm@Balfour;]AhAVilliers;^Rp@Frankfort;]LfBReitz;\z@YMamafubedu;_dB`CSenekal;aiC
QBethlehem;aeBx@Phuthaditjhaba;^}@q@Harrismith;\ZJTshiame;]c@sDVrede;_mCKVolksrust;cRlFLadysmith;]iAkAGlencoe;
aOADundee;`aBe@Mondlo;cMi@Vryheid;\_@kAFrischgewaagd;fjEhANewcastle;\I}BDaggakraal;^{A_@Driefontein;bzAwAErmel
o;\Am@Breyten;]Wm@Carolina;\gC~@Fernie;^?eANhlazatje;_EBLukwatini;\Hn@Empuluzu;]KGRedhill;aBtCPiet Retief;TqG~
AHlalanathi;]vB]Ncotshane;^^fEUlundi;^wCNMtubatuba;YqB}GManguzi;\tHeMThulamahashi;]cC|DKamaqhekeza;]Qo@Komatip
oort;\lAt@Driekoppies;]H@Schoemansdal;_\e@Matsulu;_ViBMkhuhlu;^@ACalcutta;]\e@Mafemani;^C?Dwarsloop;]M`@Hlanga
nani;]lAZSabie;]m@l@White River;\[\Tekwane;bb@?Mbombela;`O|@Barberton;]hESBelfast;_oAuBLydenburg;^VgBPraktisee
r;^yC@Acornhoek;bIaCPhalaborwa;`hDINkowakowa;\XKTzaneen;]B[Duiwelskloof;]eAaDTshitereke;b@LThohoyandou;_o@dAGi
yani;\HaAMalamulele;?i@cBMutale;`fDWMusina;aZhCLouis Trichardt;[vCp@Bochum;XH}BAlldays;Y~AxCBabirwa;*ZMZambia;
]uwCjhAMwinilunga;]|IhGChavuma;\oHfBKabompo;][a@Manyinga;bpFlJMongu;\xAs@Kalabo;]oB{BLukulu;^ZeDZambezi;]a@bOS
enanga;^mEnGSesheke;[aE|@Kazungula;csBHLivingstone;^}BaDKalomo;beBk@Choma;]_@nBMaamba;\}@USinazongwe;^yFoCSiav
onga;^YcBChirundu;bbCu@Kafue;`jCbBMonze;bu@qAMazabuka;\a@eANampundwe;]cBWNtandabale;aHGMadido;]r@ELusaka West;
aOLNamalombwe;bOMChunga;qCPLusaka;`B^Chilanga Township;_OQChisankane;]c@EPalabana;`]WChongwe;a@oGKapiri Mposhi
;_oCeAMkushi;]tFUMpongwe;ey@zDKabwe;_tGhBMumbwa;\zBxCNamwala;]nAAItezhi-Tezhi;^vF_EKaoma;^mEgGKasempa;YlEj@Muf
umbwe;]i@kBMufumbwe;\aBmEChisasa;^eAf@Manyama;_sBi@Kansanshi;eFLSolwezi;asMsPNchelenge;\uAiCChiengi;^cBe@Kaput
a;\rDlGMwansabombwe;^_AEKawambwa;XjAtBMwense;\wEjHKataba;`j@gBSamfya;cdC_@Mansa;c`ClGMufulira;brAe@Chililabomb
we;dK`@Chingola;bi@|@Kalulushi;^Fi@Chambishi;g_@`@Kitwe;di@bALuanshya;gk@c@Ndola;^ECMapalo;`kP}EMpika;^nHyHLuw
ingu;cyFIKasama;^pEgDMporokoso;`cEyBMpulungu;_s@NMbala;_mCrIChinsali;^mBkAIsoka;aUcDNakonde;[qAtJChama;_EvELun
dazi;ehBjGChipata;_pBrAKatete;]~@^Sinda;`vADPetauke;^vEiESerenje;]qBhGNyimba;ZlArELuangwa;*ZWZimbabwe;`ozDziCB
eitbridge;_mIiFChiredzi;^}DkDChipinge;dIsFMutare;_jBwARusape;UjAjBDorowa Mining Lease;avDdEMasvingo;`vCt@Zvish
avane;]JcCShurugwi;[oDaCChivhu;b`EiCKadoma;bTvBKwekwe;_DRRedcliff;cGrAGweru;VpKgBLupane;gyCrFBulawayo;\vC`APlu
mtree;ZmE_DInyati;XgBRShangani;^fAfFGwanda;_tNcOHwange;^dCuAVictoria Falls;UuFlAKamativi Mine;^uJWGokwe;^XoIKa
riba;_qDx@Karoi;YyJGMount Darwin;\pCr@Mvurwi;a`CbAChinhoyi;`JvCChegutu;aoBq@Norton;\c@GHarare Western Suburbs;
^KSMount Hampden;pUPHarare;dSJEpworth;eLVChitungwiza;`}Ab@Marondera;a|@{@Ruwa;_QuBBindura;[sDRMutoko;
"""#
}
