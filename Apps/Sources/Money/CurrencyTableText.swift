/// ISO 4217 with CLDR's digits, in the form that `CurrencyTable.parse` describes.
///
/// Codes, numbers, minor units, withdrawals, entities and old names: datasets/currency-codes (Public Domain
/// Dedication and License 1.0). Names of the money in use, without accents for terminals that have only ASCII,
/// digits and roundings: Unicode CLDR (Unicode License v3). See NOTICE.
let currencyTableText = """
    ADP|020||0,0,0,0|2003-07|Andorran Peseta
     ANDORRA
    AED|784|2|||United Arab Emirates Dirham
     UNITED ARAB EMIRATES (THE)
    AFA|004|||2003-01|Afghani
     AFGHANISTAN
    AFN|971|2|0,0,0,0||Afghan Afghani
     AFGHANISTAN
    ALK|008|||1989-12|Old Lek
     ALBANIA
    ALL|008|2|0,0,0,0||Albanian Lek
     ALBANIA
    AMD|051|2|2,0,0,0||Armenian Dram
     ARMENIA
    ANG|532|||2025-03|Netherlands Antillean Guilder
     CURAÇAO;NETHERLANDS ANTILLES;SINT MAARTEN (DUTCH PART)
    AOA|973|2|||Angolan Kwanza
     ANGOLA
    AOK|024|||1991-03|Kwanza
     ANGOLA
    AON|024|||2000-02|New Kwanza
     ANGOLA
    AOR|982|||2000-02|Kwanza Reajustado
     ANGOLA
    ARA|032|||1992-01|Austral
     ARGENTINA
    ARP|032|||1985-07|Peso Argentino
     ARGENTINA
    ARS|032|2|||Argentine Peso
     ARGENTINA
    ARY|032|||1989 to 1990|Peso
     ARGENTINA
    ATS|040|||2002-03|Schilling
     AUSTRIA
    AUD|036|2|||Australian Dollar
     AUSTRALIA;CHRISTMAS ISLAND;COCOS (KEELING) ISLANDS (THE);HEARD ISLAND AND McDONALD ISLANDS;
     KIRIBATI;NAURU;NORFOLK ISLAND;TUVALU
    AWG|533|2|||Aruban Florin
     ARUBA
    AYM|945|||2005-10|Azerbaijan Manat
     AZERBAIJAN
    AZM|031|||2005-12|Azerbaijanian Manat
     AZERBAIJAN
    AZN|944|2|||Azerbaijani Manat
     AZERBAIJAN
    BAD|070|||1998-07|Dinar
     BOSNIA AND HERZEGOVINA
    BAM|977|2|||Bosnia-Herzegovina Convertible Mark
     BOSNIA AND HERZEGOVINA
    BBD|052|2|||Barbadian Dollar
     BARBADOS
    BDT|050|2|||Bangladeshi Taka
     BANGLADESH
    BEC|993|||1990-03|Convertible Franc
     BELGIUM
    BEF|056|||2002-03|Belgian Franc
     BELGIUM
    BEL|992|||1990-03|Financial Franc
     BELGIUM
    BGJ|100|||1989 to 1990|Lev A/52
     BULGARIA
    BGK|100|||1989 to 1990|Lev A/62
     BULGARIA
    BGL|100|||2003-11|Lev
     BULGARIA
    BGN|975|||2026-01|Bulgarian Lev
     BULGARIA
    BHD|048|3|3,0,3,0||Bahraini Dinar
     BAHRAIN
    BIF|108|0|0,0,0,0||Burundian Franc
     BURUNDI
    BMD|060|2|||Bermudan Dollar
     BERMUDA
    BND|096|2|||Brunei Dollar
     BRUNEI DARUSSALAM
    BOB|068|2|||Bolivian Boliviano
     BOLIVIA (PLURINATIONAL STATE OF)
    BOP|068|||1987-02|Peso boliviano
     BOLIVIA
    BOV|984|2|||Bolivian Mvdol
     BOLIVIA (PLURINATIONAL STATE OF)
    BRB|076|||1986-03|Cruzeiro
     BRAZIL
    BRC|076|||1989-02|Cruzado
     BRAZIL
    BRE|076|||1993-03|Cruzeiro
     BRAZIL
    BRL|986|2|||Brazilian Real
     BRAZIL
    BRN|076|||1990-03|New Cruzado
     BRAZIL
    BRR|987|||1994-07|Cruzeiro Real
     BRAZIL
    BSD|044|2|||Bahamian Dollar
     BAHAMAS (THE)
    BTN|064|2|||Bhutanese Ngultrum
     BHUTAN
    BUK|104|||1990-02|Kyat
     BURMA
    BWP|072|2|||Botswanan Pula
     BOTSWANA
    BYB|112|||2001-01|Belarusian Ruble
     BELARUS
    BYN|933|2|||Belarusian Ruble
     BELARUS
    BYR|974||0,0,0,0|2017-01|Belarusian Ruble
     BELARUS
    BZD|084|2|||Belize Dollar
     BELIZE
    CAD|124|2|2,0,2,5||Canadian Dollar
     CANADA
    CDF|976|2|||Congolese Franc
     CONGO (THE DEMOCRATIC REPUBLIC OF THE)
    CHC|948|||2004-11|WIR Franc (for electronic)
     SWITZERLAND
    CHE|947|2|||WIR Euro
     SWITZERLAND
    CHF|756|2|2,0,2,5||Swiss Franc
     LIECHTENSTEIN;SWITZERLAND
    CHW|948|2|||WIR Franc
     SWITZERLAND
    CLF|990|4|4,0,4,0||Chilean Unit of Account (UF)
     CHILE
    CLP|152|0|0,0,0,0||Chilean Peso
     CHILE
    CNY|156|2|||Chinese Yuan
     CHINA
    COP|170|2|2,0,0,0||Colombian Peso
     COLOMBIA
    COU|970|2|||Colombian Real Value Unit
     COLOMBIA
    CRC|188|2|2,0,0,0||Costa Rican Colon
     COSTA RICA
    CSD|891|||2006-10|Serbian Dinar
     SERBIA AND MONTENEGRO
    CSJ|203|||1989 to 1990|Krona A/53
     CZECHOSLOVAKIA
    CSK|200|||1993-03|Koruna
     CZECHOSLOVAKIA
    CUC|931|||2021-06|Peso Convertible
     CUBA
    CUP|192|2|||Cuban Peso
     CUBA
    CVE|132|2|||Cape Verdean Escudo
     CABO VERDE
    CYP|196|||2008-01|Cyprus Pound
     CYPRUS
    CZK|203|2|2,0,0,0||Czech Koruna
     CZECHIA
    DDM|278|||1990-07 to 1990-09|Mark der DDR
     GERMAN DEMOCRATIC REPUBLIC
    DEM|276|||2002-03|Deutsche Mark
     GERMANY
    DJF|262|0|0,0,0,0||Djiboutian Franc
     DJIBOUTI
    DKK|208|2|2,0,2,50||Danish Krone
     DENMARK;FAROE ISLANDS (THE);GREENLAND
    DOP|214|2|||Dominican Peso
     DOMINICAN REPUBLIC (THE)
    DZD|012|2|||Algerian Dinar
     ALGERIA
    ECS|218|||2000-09|Sucre
     ECUADOR
    ECV|983|||2000-09|Unidad de Valor Constante (UVC)
     ECUADOR
    EEK|233|||2011-01|Kroon
     ESTONIA
    EGP|818|2|||Egyptian Pound
     EGYPT
    ERN|232|2|||Eritrean Nakfa
     ERITREA
    ESA|996|||1978 to 1981|Spanish Peseta
     SPAIN
    ESB|995|||1994-12|"A" Account (convertible Peseta Account)
     SPAIN
    ESP|724||0,0,0,0|2002-03|Spanish Peseta
     ANDORRA;SPAIN
    ETB|230|2|||Ethiopian Birr
     ETHIOPIA
    EUR|978|2|||Euro
     ANDORRA;AUSTRIA;BELGIUM;BULGARIA;CROATIA;CYPRUS;ESTONIA;EUROPEAN UNION;FINLAND;FRANCE;
     FRENCH GUIANA;FRENCH SOUTHERN TERRITORIES (THE);GERMANY;GREECE;GUADELOUPE;HOLY SEE (THE);
     IRELAND;ITALY;LATVIA;LITHUANIA;LUXEMBOURG;MALTA;MARTINIQUE;MAYOTTE;MONACO;MONTENEGRO;
     NETHERLANDS (THE);PORTUGAL;RÉUNION;SAINT BARTHÉLEMY;SAINT MARTIN (FRENCH PART);
     SAINT PIERRE AND MIQUELON;SAN MARINO;SLOVAKIA;SLOVENIA;SPAIN;ÅLAND ISLANDS
    FIM|246|||2002-03|Markka
     FINLAND;ÅLAND ISLANDS
    FJD|242|2|||Fijian Dollar
     FIJI
    FKP|238|2|||Falkland Islands Pound
     FALKLAND ISLANDS (THE) [MALVINAS]
    FRF|250|||2002-03|French Franc
     ANDORRA;FRANCE;FRENCH  GUIANA;FRENCH SOUTHERN TERRITORIES;GUADELOUPE;MARTINIQUE;MAYOTTE;
     MONACO;RÉUNION;SAINT MARTIN;SAINT PIERRE AND MIQUELON;SAINT-BARTHÉLEMY
    GBP|826|2|||British Pound
     GUERNSEY;ISLE OF MAN;JERSEY;UNITED KINGDOM OF GREAT BRITAIN AND NORTHERN IRELAND (THE)
    GEK|268|||1995-10|Georgian Coupon
     GEORGIA
    GEL|981|2|||Georgian Lari
     GEORGIA
    GHC|288|||2008-01|Cedi
     GHANA
    GHP|939|||2007-06|Ghana Cedi
     GHANA
    GHS|936|2|||Ghanaian Cedi
     GHANA
    GIP|292|2|||Gibraltar Pound
     GIBRALTAR
    GMD|270|2|||Gambian Dalasi
     GAMBIA (THE)
    GNE|324|||1989-12|Syli
     GUINEA
    GNF|324|0|0,0,0,0||Guinean Franc
     GUINEA
    GNS|324|||1986-02|Syli
     GUINEA
    GQE|226|||1986-06|Ekwele
     EQUATORIAL GUINEA
    GRD|300|||2002-03|Drachma
     GREECE
    GTQ|320|2|||Guatemalan Quetzal
     GUATEMALA
    GWE|624|||1978 to 1981|Guinea Escudo
     GUINEA-BISSAU
    GWP|624|||1997-05|Guinea-Bissau Peso
     GUINEA-BISSAU
    GYD|328|2|2,0,0,0||Guyanaese Dollar
     GUYANA
    HKD|344|2|||Hong Kong Dollar
     HONG KONG
    HNL|340|2|||Honduran Lempira
     HONDURAS
    HRD|191|||1995-01|Croatian Dinar
     CROATIA
    HRK|191|||2023-01|Croatian Kuna
     CROATIA
    HTG|332|2|||Haitian Gourde
     HAITI
    HUF|348|2|2,0,0,0||Hungarian Forint
     HUNGARY
    IDR|360|2|2,0,0,0||Indonesian Rupiah
     INDONESIA
    IEP|372|||2002-03|Irish Pound
     IRELAND
    ILP|376|||1978 to 1981|Pound
     ISRAEL
    ILR|376|||1989 to 1990|Old Shekel
     ISRAEL
    ILS|376|2|||Israeli New Shekel
     ISRAEL
    INR|356|2|||Indian Rupee
     BHUTAN;INDIA
    IQD|368|3|0,0,0,0||Iraqi Dinar
     IRAQ
    IRR|364|2|0,0,0,0||Iranian Rial
     IRAN (ISLAMIC REPUBLIC OF)
    ISJ|352|||1989 to 1990|Old Krona
     ICELAND
    ISK|352|0|0,0,0,0||Icelandic Krona
     ICELAND
    ITL|380||0,0,0,0|2002-03|Italian Lira
     HOLY SEE (VATICAN CITY STATE);ITALY;SAN MARINO
    JMD|388|2|||Jamaican Dollar
     JAMAICA
    JOD|400|3|3,0,3,0||Jordanian Dinar
     JORDAN
    JPY|392|0|0,0,0,0||Japanese Yen
     JAPAN
    KES|404|2|||Kenyan Shilling
     KENYA
    KGS|417|2|||Kyrgyz Som
     KYRGYZSTAN
    KHR|116|2|||Cambodian Riel
     CAMBODIA
    KMF|174|0|0,0,0,0||Comorian Franc
     COMOROS (THE)
    KPW|408|2|0,0,0,0||North Korean Won
     KOREA (THE DEMOCRATIC PEOPLE’S REPUBLIC OF)
    KRW|410|0|0,0,0,0||South Korean Won
     KOREA (THE REPUBLIC OF)
    KWD|414|3|3,0,3,0||Kuwaiti Dinar
     KUWAIT
    KYD|136|2|||Cayman Islands Dollar
     CAYMAN ISLANDS (THE)
    KZT|398|2|||Kazakhstani Tenge
     KAZAKHSTAN
    LAJ|418|||1979-12|Pathet Lao Kip
     LAO
    LAK|418|2|0,0,0,0||Laotian Kip
     LAO PEOPLE’S DEMOCRATIC REPUBLIC (THE)
    LBP|422|2|0,0,0,0||Lebanese Pound
     LEBANON
    LKR|144|2|||Sri Lankan Rupee
     SRI LANKA
    LRD|430|2|||Liberian Dollar
     LIBERIA
    LSL|426|2|||Lesotho Loti
     LESOTHO
    LSM|426|||1985-05|Loti
     LESOTHO
    LTL|440|||2014-12|Lithuanian Litas
     LITHUANIA
    LTT|440|||1993-07|Talonas
     LITHUANIA
    LUC|989|||1990-03|Luxembourg Convertible Franc
     LUXEMBOURG
    LUF|442||0,0,0,0|2002-03|Luxembourg Franc
     LUXEMBOURG
    LUL|988|||1990-03|Luxembourg Financial Franc
     LUXEMBOURG
    LVL|428|||2014-01|Latvian Lats
     LATVIA
    LVR|428|||1994-12|Latvian Ruble
     LATVIA
    LYD|434|3|3,0,3,0||Libyan Dinar
     LIBYA
    MAD|504|2|||Moroccan Dirham
     MOROCCO;WESTERN SAHARA
    MDL|498|2|||Moldovan Leu
     MOLDOVA (THE REPUBLIC OF)
    MGA|969|2|0,0,0,0||Malagasy Ariary
     MADAGASCAR
    MGF|450||0,0,0,0|2004-12|Malagasy Franc
     MADAGASCAR
    MKD|807|2|||Macedonian Denar
     NORTH MACEDONIA
    MLF|466|||1984-11|Mali Franc
     MALI
    MMK|104|2|0,0,0,0||Myanmar Kyat
     MYANMAR
    MNT|496|2|2,0,0,0||Mongolian Tugrik
     MONGOLIA
    MOP|446|2|||Macanese Pataca
     MACAO
    MRO|478||0,0,0,0|2017-12|Ouguiya
     MAURITANIA
    MRU|929|2|||Mauritanian Ouguiya
     MAURITANIA
    MTL|470|||2008-01|Maltese Lira
     MALTA
    MTP|470|||1983-06|Maltese Pound
     MALTA
    MUR|480|2|2,0,0,0||Mauritian Rupee
     MAURITIUS
    MVQ|462|||1989-12|Maldive Rupee
     MALDIVES
    MVR|462|2|||Maldivian Rufiyaa
     MALDIVES
    MWK|454|2|||Malawian Kwacha
     MALAWI
    MXN|484|2|||Mexican Peso
     MEXICO
    MXP|484|||1993-01|Mexican Peso
     MEXICO
    MXV|979|2|||Mexican Investment Unit
     MEXICO
    MYR|458|2|||Malaysian Ringgit
     MALAYSIA
    MZE|508|||1978 to 1981|Mozambique Escudo
     MOZAMBIQUE
    MZM|508|||2006-06|Mozambique Metical
     MOZAMBIQUE
    MZN|943|2|||Mozambican Metical
     MOZAMBIQUE
    NAD|516|2|||Namibian Dollar
     NAMIBIA
    NGN|566|2|||Nigerian Naira
     NIGERIA
    NIC|558|||1990-10|Cordoba
     NICARAGUA
    NIO|558|2|||Nicaraguan Cordoba
     NICARAGUA
    NLG|528|||2002-03|Netherlands Guilder
     NETHERLANDS
    NOK|578|2|2,0,0,0||Norwegian Krone
     BOUVET ISLAND;NORWAY;SVALBARD AND JAN MAYEN
    NPR|524|2|||Nepalese Rupee
     NEPAL
    NZD|554|2|||New Zealand Dollar
     COOK ISLANDS (THE);NEW ZEALAND;NIUE;PITCAIRN;TOKELAU
    OMR|512|3|3,0,3,0||Omani Rial
     OMAN
    PAB|590|2|||Panamanian Balboa
     PANAMA
    PEH|604|||1989 to 1990|Sol
     PERU
    PEI|604|||1991-07|Inti
     PERU
    PEN|604|2|||Peruvian Sol
     PERU
    PES|604|||1986-02|Sol
     PERU
    PGK|598|2|||Papua New Guinean Kina
     PAPUA NEW GUINEA
    PHP|608|2|||Philippine Peso
     PHILIPPINES (THE)
    PKR|586|2|2,0,0,0||Pakistani Rupee
     PAKISTAN
    PLN|985|2|||Polish Zloty
     POLAND
    PLZ|616|||1997-01|Zloty
     POLAND
    PTE|620|||2002-03|Portuguese Escudo
     PORTUGAL
    PYG|600|0|0,0,0,0||Paraguayan Guarani
     PARAGUAY
    QAR|634|2|||Qatari Riyal
     QATAR
    RHD|716|||1978 to 1981|Rhodesian Dollar
     SOUTHERN RHODESIA
    ROK|642|||1989 to 1990|Leu A/52
     ROMANIA
    ROL|642|||2005-06|Old Leu
     ROMANIA
    RON|946|2|||Romanian Leu
     ROMANIA
    RSD|941|2|0,0,0,0||Serbian Dinar
     SERBIA
    RUB|643|2|||Russian Ruble
     RUSSIAN FEDERATION (THE)
    RUR|810|||2004-01|Russian Ruble
     ARMENIA;AZERBAIJAN;BELARUS;GEORGIA;KAZAKHSTAN;KYRGYZSTAN;MOLDOVA, REPUBLIC OF;
     RUSSIAN FEDERATION;TAJIKISTAN;TURKMENISTAN;UZBEKISTAN
    RWF|646|0|0,0,0,0||Rwandan Franc
     RWANDA
    SAR|682|2|||Saudi Riyal
     SAUDI ARABIA
    SBD|090|2|||Solomon Islands Dollar
     SOLOMON ISLANDS
    SCR|690|2|||Seychellois Rupee
     SEYCHELLES
    SDD|736|||2007-07|Sudanese Dinar
     SUDAN
    SDG|938|2|||Sudanese Pound
     SUDAN (THE)
    SDP|736|||1998-06|Sudanese Pound
     SUDAN
    SEK|752|2|2,0,0,0||Swedish Krona
     SWEDEN
    SGD|702|2|||Singapore Dollar
     SINGAPORE
    SHP|654|2|||St. Helena Pound
     SAINT HELENA, ASCENSION AND TRISTAN DA CUNHA
    SIT|705|||2007-01|Tolar
     SLOVENIA
    SKK|703|||2009-01|Slovak Koruna
     SLOVAKIA
    SLE|925|2|||Sierra Leonean Leone
     SIERRA LEONE
    SLL|694||0,0,0,0|2023-12|Leone
     SIERRA LEONE
    SOS|706|2|0,0,0,0||Somali Shilling
     SOMALIA
    SRD|968|2|||Surinamese Dollar
     SURINAME
    SRG|740|||2003-12|Surinam Guilder
     SURINAME
    SSP|728|2|||South Sudanese Pound
     SOUTH SUDAN
    STD|678||0,0,0,0|2017-12|Dobra
     SAO TOME AND PRINCIPE
    STN|930|2|||Sao Tome & Principe Dobra
     SAO TOME AND PRINCIPE
    SUR|810|||1990-12|Rouble
     UNION OF SOVIET SOCIALIST REPUBLICS
    SVC|222|2|||Salvadoran Colon
     EL SALVADOR
    SYP|760|2|0,0,0,0||Syrian Pound
     SYRIAN ARAB REPUBLIC
    SZL|748|2|||Swazi Lilangeni
     ESWATINI
    THB|764|2|||Thai Baht
     THAILAND
    TJR|762|||2001-04|Tajik Ruble
     TAJIKISTAN
    TJS|972|2|||Tajikistani Somoni
     TAJIKISTAN
    TMM|795||0,0,0,0|2009-01|Turkmenistan Manat
     TURKMENISTAN
    TMT|934|2|||Turkmenistani Manat
     TURKMENISTAN
    TND|788|3|3,0,3,0||Tunisian Dinar
     TUNISIA
    TOP|776|2|||Tongan Pa'anga
     TONGA
    TPE|626|||2002-11|Timor Escudo
     TIMOR-LESTE
    TRL|792||0,0,0,0|2005-12|Old Turkish Lira
     TURKEY
    TRY|949|2|||Turkish Lira
     TÜRKİYE
    TTD|780|2|||Trinidad & Tobago Dollar
     TRINIDAD AND TOBAGO
    TWD|901|2|2,0,0,0||New Taiwan Dollar
     TAIWAN (PROVINCE OF CHINA)
    TZS|834|2|2,0,0,0||Tanzanian Shilling
     TANZANIA, UNITED REPUBLIC OF
    UAH|980|2|||Ukrainian Hryvnia
     UKRAINE
    UAK|804|||1996-09|Karbovanet
     UKRAINE
    UGS|800|||1987-05|Uganda Shilling
     UGANDA
    UGW|800|||1989 to 1990|Old Shilling
     UGANDA
    UGX|800|0|0,0,0,0||Ugandan Shilling
     UGANDA
    USD|840|2|||US Dollar
     AMERICAN SAMOA;BONAIRE, SINT EUSTATIUS AND SABA;BRITISH INDIAN OCEAN TERRITORY (THE);ECUADOR;
     EL SALVADOR;GUAM;HAITI;MARSHALL ISLANDS (THE);MICRONESIA (FEDERATED STATES OF);
     NORTHERN MARIANA ISLANDS (THE);PALAU;PANAMA;PUERTO RICO;TIMOR-LESTE;
     TURKS AND CAICOS ISLANDS (THE);UNITED STATES MINOR OUTLYING ISLANDS (THE);
     UNITED STATES OF AMERICA (THE);VIRGIN ISLANDS (BRITISH);VIRGIN ISLANDS (U.S.)
    USN|997|2|||US Dollar (Next day)
     UNITED STATES OF AMERICA (THE)
    USS|998|||2014-03|US Dollar (Same day)
     UNITED STATES
    UYI|940|0|0,0,0,0||Uruguayan Peso (Indexed Units)
     URUGUAY
    UYN|858|||1989-12|Old Uruguay Peso
     URUGUAY
    UYP|858|||1993-03|Uruguayan Peso
     URUGUAY
    UYU|858|2|||Uruguayan Peso
     URUGUAY
    UYW|927|4|4,0,4,0||Uruguayan Nominal Wage Index Unit
     URUGUAY
    UZS|860|2|2,0,0,0||Uzbekistani Som
     UZBEKISTAN
    VEB|862|||2008-01|Bolivar
     VENEZUELA
    VED|926|2|||Bolivar Soberano
     VENEZUELA (BOLIVARIAN REPUBLIC OF)
    VEF|937||2,0,0,0|2018-08|Bolivar Fuerte
     VENEZUELA;VENEZUELA (BOLIVARIAN REPUBLIC OF)
    VES|928|2|||Venezuelan Bolivar
     VENEZUELA (BOLIVARIAN REPUBLIC OF)
    VNC|704|||1989-1990|Old Dong
     VIETNAM
    VND|704|0|0,0,0,0||Vietnamese Dong
     VIET NAM
    VUV|548|0|0,0,0,0||Vanuatu Vatu
     VANUATU
    WST|882|2|||Samoan Tala
     SAMOA
    XAD|396|2|||Arab Accounting Dinar
     ARAB MONETARY FUND
    XAF|950|0|0,0,0,0||Central African CFA Franc
     CAMEROON;CENTRAL AFRICAN REPUBLIC (THE);CHAD;CONGO (THE);EQUATORIAL GUINEA;GABON
    XAG|961||||Silver
     ZZ11_Silver
    XAU|959||||Gold
     ZZ08_Gold
    XBA|955||||Bond Markets Unit European Composite Unit (EURCO)
     ZZ01_Bond Markets Unit European_EURCO
    XBB|956||||Bond Markets Unit European Monetary Unit (E.M.U.-6)
     ZZ02_Bond Markets Unit European_EMU-6
    XBC|957||||Bond Markets Unit European Unit of Account 9 (E.U.A.-9)
     ZZ03_Bond Markets Unit European_EUA-9
    XBD|958||||Bond Markets Unit European Unit of Account 17 (E.U.A.-17)
     ZZ04_Bond Markets Unit European_EUA-17
    XCD|951|2|||East Caribbean Dollar
     ANGUILLA;ANTIGUA AND BARBUDA;DOMINICA;GRENADA;MONTSERRAT;SAINT KITTS AND NEVIS;SAINT LUCIA;
     SAINT VINCENT AND THE GRENADINES
    XCG|532|2|||Caribbean Guilder
     CURAÇAO;SINT MAARTEN (DUTCH PART)
    XDR|960||||SDR (Special Drawing Right)
     INTERNATIONAL MONETARY FUND (IMF)
    XEU|954|||1999-01|European Currency Unit (E.C.U)
     EUROPEAN MONETARY CO-OPERATION FUND (EMCF)
    XFO||||2006-10|Gold-Franc
     ZZ01_Gold-Franc
    XFU||||2013-11|UIC-Franc
     ZZ05_UIC-Franc
    XOF|952|0|0,0,0,0||West African CFA Franc
     BENIN;BURKINA FASO;CÔTE D'IVOIRE;GUINEA-BISSAU;MALI;NIGER (THE);SENEGAL;TOGO
    XPD|964||||Palladium
     ZZ09_Palladium
    XPF|953|0|0,0,0,0||CFP Franc
     FRENCH POLYNESIA;NEW CALEDONIA;WALLIS AND FUTUNA
    XPT|962||||Platinum
     ZZ10_Platinum
    XRE||||1999-11|RINET Funds Code
     ZZ02_RINET Funds Code
    XSU|994||||Sucre
     SISTEMA UNITARIO DE COMPENSACION REGIONAL DE PAGOS "SUCRE"
    XTS|963||||Codes specifically reserved for testing purposes
     ZZ06_Testing_Code
    XUA|965||||ADB Unit of Account
     MEMBER COUNTRIES OF THE AFRICAN DEVELOPMENT BANK GROUP
    XXX|999||||The codes assigned for transactions where no currency is involved
     ZZ07_No_Currency
    YDD|720|||1991-09|Yemeni Dinar
     YEMEN, DEMOCRATIC
    YER|886|2|0,0,0,0||Yemeni Rial
     YEMEN
    YUD|890|||1990-01|New Yugoslavian Dinar
     YUGOSLAVIA
    YUM|891|||2003-07|New Dinar
     YUGOSLAVIA
    YUN|890|||1995-11|Yugoslavian Dinar
     YUGOSLAVIA
    ZAL|991|||1995-03|Financial Rand
     LESOTHO;SOUTH AFRICA
    ZAR|710|2|||South African Rand
     LESOTHO;NAMIBIA;SOUTH AFRICA
    ZMK|894||0,0,0,0|2012-12|Zambian Kwacha
     ZAMBIA
    ZMW|967|2|||Zambian Kwacha
     ZAMBIA
    ZRN|180|||1999-06|New Zaire
     ZAIRE
    ZRZ|180|||1994-02|Zaire
     ZAIRE
    ZWC|716|||1989-12|Rhodesian Dollar
     ZIMBABWE
    ZWD|716||0,0,0,0|2008-08|Zimbabwe Dollar (old)
     ZIMBABWE
    ZWG|924|2|||Zimbabwean Gold
     ZIMBABWE
    ZWL|932|||2024-09|Zimbabwe Dollar
     ZIMBABWE
    ZWN|942|||2006-09|Zimbabwe Dollar (new)
     ZIMBABWE
    ZWR|935|||2009-06|Zimbabwe Dollar
     ZIMBABWE
    """
