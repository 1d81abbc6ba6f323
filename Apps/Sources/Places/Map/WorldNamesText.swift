// Made by Scripts/world_map.py; see NOTICE for its sources.

/// The lines of `WorldNames`.
enum WorldNamesText {
    static let countries = #"""
        Russia|10365|6247|15271
        Antarctica|10500|-7998|36000
        China|10947|3134|6135
        Brazil|-4945|-1101|3926
        Canada|-11256|5806|8532
        United States|-9823|3926|5773
        Australia|13345|-2367|4023
        India|7914|2288|2922
        Argentina|-6353|-2946|1979
        Kazakhstan|7032|4802|4089
        Algeria|252|2734|2068
        DR Congo|2326|-168|1899
        Greenland|-4021|7578|6109
        Mexico|-10197|2363|3032
        Saudi Arabia|4515|2294|2104
        Sudan|3017|1684|1647
        Libya|2054|2580|1584
        Iran|5532|3179|1921
        Mongolia|10509|4595|3202
        Peru|-7292|-1302|1274
        Chad|1915|1675|1035
        Angola|1786|-1240|1244
        South Africa|2458|-2952|1649
        Mali|-190|1877|1644
        Niger|1005|1756|1560
        Colombia|-7344|337|1211
        Ethiopia|3852|871|1484
        Bolivia|-6455|-1686|1209
        Mauritania|-998|1888|1214
        Egypt|2926|2600|1217
        Tanzania|3392|-544|1098
        Venezuela|-6427|692|1354
        Nigeria|715|946|1189
        Pakistan|6653|2761|1697
        Chile|-6915|-2363|865
        Namibia|1674|-2047|1335
        Mozambique|3813|-1442|1060
        Turkey|3393|3945|1862
        Zambia|2624|-1472|1160
        Myanmar|9600|2144|888
        Afghanistan|6602|3390|1463
        South Sudan|3007|715|1141
        Central African Republic|2199|707|1291
        Ukraine|3258|4902|1799
        Madagascar|4656|-1826|723
        Botswana|2427|-2186|953
        Kenya|3788|42|797
        Morocco|-708|3158|1590
        France|228|4748|1269
        Indonesia|11439|-95|1005
        Thailand|10114|1551|821
        Spain|-369|3952|1243
        Sweden|1532|5994|1287
        Somalia|4267|232|1015
        Turkmenistan|5894|3963|1405
        Cameroon|1225|451|752
        Yemen|4523|1526|1051
        Uzbekistan|6378|4207|1713
        Iraq|4327|3290|978
        Paraguay|-6024|-2173|840
        Papua New Guinea|14345|-562|980
        Zimbabwe|3000|-1889|759
        Norway|828|6136|2630
        Finland|2563|6243|1087
        Germany|1013|5178|903
        Congo|1600|8|736
        Côte d'Ivoire|-558|743|604
        Vietnam|10546|2151|717
        Poland|1946|5218|996
        Oman|5753|2216|781
        Japan|13878|3620|1250
        Burkina Faso|-101|1282|765
        Gabon|1091|-83|563
        Italy|1066|4520|1173
        Ecuador|-7858|-100|574
        United Kingdom|-126|5213|783
        Uganda|3299|188|546
        Ghana|-127|684|430
        Guinea|-996|1061|730
        Romania|2492|4577|941
        Laos|10260|1960|744
        Guyana|-5897|571|487
        Belarus|2834|5354|949
        Malaysia|11363|231|952
        Kyrgyzstan|7486|4179|1080
        Senegal|-1481|1518|616
        Syria|3819|3518|665
        Cambodia|10432|1270|526
        Uruguay|-5582|-3293|522
        Somaliland|4709|944|639
        Tunisia|901|3383|397
        New Zealand|16909|-4536|774
        Nepal|8177|2925|808
        Suriname|-5600|428|408
        Tajikistan|7278|3832|754
        Bangladesh|8999|2404|459
        Nicaragua|-8503|1252|452
        North Korea|12644|4011|651
        Greece|2176|3935|645
        Eritrea|3801|1615|676
        Benin|241|1046|303
        Cuba|-7643|2055|1079
        Philippines|12131|1702|430
        Honduras|-8728|1475|620
        Malawi|3372|-1333|308
        Bulgaria|2496|4260|618
        Guatemala|-9056|1493|400
        Iceland|-1897|6476|1072
        South Korea|12793|3615|335
        Liberia|-1014|697|390
        Western Sahara|-1252|2405|839
        Portugal|-835|3911|314
        Hungary|2000|4719|651
        Jordan|3635|3077|428
        Azerbaijan|4723|4036|542
        Austria|1479|4763|750
        United Arab Emirates|5439|2339|482
        Czechia|1444|4995|661
        Sierra Leone|-1187|842|302
        Serbia|2074|4421|416
        Panama|-8106|832|573
        Georgia|4274|4230|668
        Sri Lanka|8074|741|209
        Latvia|2640|5670|712
        Lithuania|2429|5524|553
        Togo|107|890|192
        Ireland|-768|5311|395
        Croatia|1652|4583|573
        Costa Rica|-8396|1010|339
        Bosnia|1800|4416|385
        Dominican Republic|-7089|1912|363
        Slovakia|1901|4882|568
        Switzerland|749|4672|442
        Estonia|2593|5872|479
        Netherlands|567|5261|378
        Bhutan|9004|2751|329
        Guinea-Bissau|-1519|1197|298
        Taiwan|12080|2350|184
        Denmark|926|5640|282
        Moldova|2832|4760|340
        Belgium|464|5067|365
        Albania|2002|4077|172
        Haiti|-7221|1929|284
        Armenia|4456|4062|293
        Lesotho|2826|-2957|233
        Equatorial Guinea|1063|164|198
        Burundi|2988|-342|173
        North Macedonia|2150|4158|249
        Rwanda|3022|-180|180
        New Caledonia|16570|-2145|309
        Israel|3486|3092|157
        Belize|-8872|1698|112
        Djibouti|4221|1152|166
        El Salvador|-8921|1389|238
        Slovenia|1489|4603|286
        Eswatini|3138|-2654|139
        Kuwait|4757|2949|185
        Falkland Islands|-5861|-5165|345
        Timor-Leste|12556|-888|237
        Gambia|-1596|1338|300
        Montenegro|1924|4290|189
        Jamaica|-7736|1811|214
        Fiji|17789|-1785|143
        Qatar|5118|2540|87
        Kosovo|2092|4256|171
        Brunei|11503|473|125
        Lebanon|3618|3432|148
        Puerto Rico|-6690|1824|165
        Bahamas|-7801|2465|88
        Trinidad and Tobago|-6129|1044|105
        Solomon Islands|15942|-808|171
        Cyprus|3298|3484|174
        Vanuatu|16692|-1532|64
        Palestine|3529|3199|62
        Northern Cyprus|3366|3520|185
        Luxembourg|596|4967|57
        """#

    static let cities = #"""
        Hong Kong|11418|2231
        Singapore|10385|130
        Sydney|15121|-3387
        São Paulo|-4663|-2356
        Rio de Janeiro|-4321|-2291
        Kolkata|8837|2257
        Santiago|-7065|-3344
        Paris|235|4886
        Mumbai|7288|1907
        Tokyo|13975|3569
        Shanghai|12143|3122
        Cairo|3125|3005
        Bogotá|-7409|460
        Jakarta|10683|-617
        Nairobi|3681|-128
        Beijing|11639|3990
        Rome|1248|4190
        Lagos|339|645
        Mexico City|-9913|1944
        Moscow|3761|5575
        Cape Town|1843|-3392
        Riyadh|4672|2463
        Istanbul|2897|4102
        London|-12|5150
        New York|-7400|4072
        Washington|-7701|3890
        Los Angeles|-11823|3405
        Auckland|17476|-3685
        Taipei|12157|2504
        Melbourne|14497|-3782
        Vienna|1636|4820
        Kabul|6918|3452
        Buenos Aires|-5843|-3461
        Toronto|-7939|4366
        Vancouver|-12312|4928
        Tehran|5142|3567
        Addis Ababa|3870|904
        Baghdad|4439|3334
        Athens|2373|3799
        Bengaluru|7756|1297
        New Delhi|7720|2860
        Kinshasa|1531|-433
        Osaka|13550|3469
        Chengdu|10407|3067
        Ürümqi|8757|4381
        Berlin|1340|5252
        Monterrey|-10033|2567
        Manila|12098|1461
        Seoul|12700|3757
        Casablanca|-762|3360
        Amsterdam|491|5235
        Johannesburg|2803|-2617
        Dakar|-1748|1472
        Lima|-7705|-1205
        Bangkok|10051|1375
        Stockholm|1807|5932
        Geneva|614|4621
        Madrid|-369|4040
        Tashkent|6927|4130
        Dubai|5529|2521
        Kyiv|3051|5044
        Caracas|-6692|1050
        Chicago|-8764|4185
        Atlanta|-8437|3374
        Miami|-8023|2579
        Houston|-9535|2974
        Denver|-10499|3974
        San Francisco|-12240|3778
        Yangon|9616|1679
        Algiers|305|3676
        Luanda|1323|-884
        Dhaka|9041|2372
        Brussels|433|5084
        Brasília|-4792|-1578
        Abidjan|-402|532
        Copenhagen|1256|5568
        Helsinki|2493|6016
        Tel Aviv|3477|3208
        Tripoli|1318|3289
        Accra|-22|555
        Santo Domingo|-6993|1847
        Kuwait City|4798|2937
        Prague|1442|5009
        Havana|-8237|2313
        Kuala Lumpur|10169|314
        Monrovia|-1080|631
        Dublin|-626|5335
        Dar es Salaam|3927|-680
        Pyongyang|12575|3902
        Warsaw|2101|5223
        Oslo|1075|5992
        Khartoum|3253|1559
        Lisbon|-915|3872
        Damascus|3630|3350
        Bucharest|2610|4444
        Sanaa|4420|1536
        Budapest|1908|4750
        Ankara|3286|3993
        Hanoi|10585|2104
        Wellington|17478|-4129
        Nicosia|3337|3517
        Nassau|-7735|2508
        Praia|-2352|1492
        Jerusalem|3521|3178
        Malé|7351|417
        Valletta|1451|3590
        Apia|-17177|-1384
        São Tomé|673|34
        Victoria|5545|-462
        Hargeisa|4407|956
        Nuku'alofa|-17522|-2114
        Naypyidaw|9612|1977
        Sarajevo|1838|4385
        Ouagadougou|-153|1237
        Canberra|14913|-3528
        Gaborone|2591|-2465
        Thimphu|8964|2747
        Minsk|2756|5390
        Sofia|2331|4269
        Cotonou|240|636
        La Paz|-6815|-1650
        Phnom Penh|10491|1155
        Baku|4986|4040
        Yerevan|4451|4018
        Tirana|1982|4133
        Yaoundé|1151|387
        Bangui|1856|437
        Belmopan|-8877|1725
        Sucre|-6526|-1904
        Bandar Seri Begawan|11493|488
        Belgrade|2047|4482
        Ottawa|-7570|4542
        Yamoussoukro|-528|682
        Conakry|-1368|953
        Brazzaville|1528|-426
        Vientiane|10260|1797
        Astana|7143|5118
        Tbilisi|4479|4173
        Beirut|3551|3387
        Bamako|-800|1265
        Nouakchott|-1598|1809
        Valparaíso|-7162|-3305
        Suva|17844|-1813
        Libreville|946|39
        Guatemala City|-9053|1462
        Lilongwe|3378|-1398
        Tallinn|2473|5943
        Zagreb|1600|4580
        Asmara|3893|1533
        Malabo|878|375
        N'Djamena|1505|1212
        Kingston|-7677|1798
        San Salvador|-8922|1370
        San José|-8408|993
        Quito|-7850|-21
        Antananarivo|4751|-1891
        Maseru|2748|-2932
        Bishkek|7458|4288
        Riga|2410|5695
        Vilnius|2532|5468
        Amman|3593|3195
        Bissau|-1560|1186
        Abuja|749|905
        Windhoek|1708|-2257
        Ulaanbaatar|10691|4792
        Colombo|7986|693
        Muscat|5838|2359
        Mogadishu|4536|207
        Maputo|3259|-2595
        Chișinău|2886|4700
        Rabat|-684|3403
        Panama City|-7954|897
        Honiara|15995|-944
        Port Moresby|14719|-946
        Pretoria|2823|-2570
        Bloemfontein|2623|-2912
        Kathmandu|8531|2772
        Islamabad|7308|3369
        Freetown|-1324|847
        Managua|-8627|1216
        Asunción|-5763|-2529
        Dushanbe|6877|3856
        Niamey|211|1352
        Paramaribo|-5517|584
        Kampala|3258|32
        Port-au-Prince|-7234|1854
        Reykjavík|-2194|6414
        Georgetown|-5817|680
        Tegucigalpa|-8722|1410
        Port Vila|16832|-1773
        Dili|12558|-856
        Harare|3104|-1782
        Lusaka|2828|-1541
        Ashgabat|5838|3795
        Abu Dhabi|5437|2447
        Tunis|1018|3680
        Lomé|122|613
        Montevideo|-5619|-3491
        Saint John's|-6185|1712
        Manama|5058|2624
        Saint George's|-6174|1205
        Port Louis|5750|-2017
        Basseterre|-6272|1730
        Castries|-6099|1401
        Kingstown|-6122|1316
        Bujumbura|2936|-338
        Porto-Novo|262|648
        Bridgetown|-5962|1310
        Skopje|2143|4200
        Banjul|-1659|1345
        Kyoto|13575|3503
        Putrajaya|10170|293
        Djibouti|4315|1160
        Roseau|-6139|1530
        Pristina|2117|4267
        Laayoune|-1320|2715
        Bern|747|4692
        Dodoma|3575|-618
        Baguio|12057|1643
        Sri Jayawardenepura Kotte|7995|690
        Podgorica|1927|4247
        Doha|5153|2529
        Bratislava|1712|4815
        Ljubljana|1452|4606
        The Hague|427|5208
        Juba|3158|483
        Mbabane|3113|-2632
        Kigali|3006|-195
        Port-of-Spain|-6152|1065
        Andorra|153|4251
        Moroni|4324|-1170
        Tarawa|17302|134
        Monaco|741|4374
        Bir Lehlou|-965|2612
        Melekeok|13463|749
        Funafuti|17922|-852
        Majuro|17138|710
        Palikir|15815|692
        Luxembourg|613|4961
        Lobamba|3120|-2647
        Vaduz|952|4713
        San Marino|1244|4394
        Vatican City|1245|4190
        Anguilla|-6307|1820
        Córdoba|-6418|-3140
        Salta|-6542|-2478
        Tucumán|-6522|-2682
        Catamarca|-6578|-2847
        La Rioja|-6685|-2943
        San Juan|-6852|-3153
        Mendoza|-6882|-3288
        San Luis|-6635|-3332
        Rio Gallegos|-6922|-5163
        Ushuaia|-6830|-5480
        Pago Pago|-17070|-1427
        Lord Howe|15908|-3155
        Macquarie|15895|-5450
        Hobart|14732|-4288
        Broken Hill|14145|-3195
        Brisbane|15303|-2747
        Adelaide|13858|-3492
        Darwin|13083|-1247
        Perth|11585|-3195
        Eucla|12887|-3172
        Aruba|-6997|1250
        Mariehamn|1995|6010
        Bermuda|-6477|3228
        Kralendijk|-6828|1215
        Fernando de Noronha|-3242|-385
        Belém|-4848|-145
        Fortaleza|-3850|-372
        Recife|-3490|-805
        Araguaína|-4820|-720
        Maceió|-3572|-967
        Salvador|-3852|-1298
        Campo Grande|-5462|-2045
        Cuiabá|-5608|-1558
        Santarem|-5487|-243
        Porto Velho|-6390|-877
        Boa Vista|-6067|282
        Manaus|-6002|-313
        Eirunepe|-6987|-667
        Rio Branco|-6780|-997
        St. John's|-5272|4757
        Halifax|-6360|4465
        Glace Bay|-5995|4620
        Moncton|-6478|4610
        Goose Bay|-6042|5333
        Blanc-Sablon|-5712|5142
        Iqaluit|-6847|6373
        Atikokan|-9162|4876
        Winnipeg|-9715|4988
        Resolute|-9483|7470
        Rankin Inlet|-9208|6282
        Regina|-10465|5040
        Swift Current|-10783|5028
        Edmonton|-11347|5355
        Cambridge Bay|-10505|6911
        Inuvik|-13372|6835
        Creston|-11652|4910
        Dawson Creek|-12023|5577
        Fort Nelson|-12270|5880
        Whitehorse|-13505|6072
        Dawson|-13942|6407
        Cocos Islands|9692|-1217
        Lubumbashi|2747|-1167
        Zürich|853|4738
        Rarotonga|-15977|-2123
        Coyhaique|-7207|-4557
        Punta Arenas|-7092|-5315
        Easter Island|-10943|-2715
        Douala|970|405
        Curaçao|-6900|1218
        Christmas Island|10572|-1042
        Guayaquil|-7983|-217
        Galápagos|-8960|-90
        Ceuta|-532|3588
        Las Palmas|-1540|2810
        Stanley|-5785|-5170
        Chuuk|15178|742
        Kosrae|16298|532
        Tórshavn|-677|6202
        Cayenne|-5233|493
        Guernsey|-254|4945
        Nuuk|-5173|6418
        Danmarkshavn|-1867|7677
        Scoresbysund|-2197|7048
        Pituffik|-6878|7657
        Guadeloupe|-6153|1623
        South Georgia|-3653|-5427
        Guam|14475|1347
        Pontianak|10933|-3
        Makassar|11940|-512
        Jayapura|14070|-253
        Isle of Man|-447|5415
        Chagos Islands|7242|-733
        Kanton|-17172|-278
        Kiritimati|-15733|187
        Cayman Islands|-8138|1930
        Almaty|7695|4325
        Qyzylorda|6547|4480
        Qostanay|6362|5320
        Aqtobe|5717|5028
        Aqtau|5027|4452
        Atyrau|5193|4712
        Oral|5135|5122
        Kwajalein|16733|908
        Hovd|9165|4802
        Macau|11354|2220
        Saipan|14575|1520
        Blantyre|3500|-1578
        Cancún|-8677|2108
        Mérida|-8962|2097
        Matamoros|-9750|2583
        Chihuahua|-10608|2863
        Ciudad Juárez|-10648|3173
        Ojinaga|-10442|2957
        Mazatlan|-10642|2322
        Bahia Banderas|-10525|2080
        Hermosillo|-11097|2907
        Tijuana|-11702|3253
        Kuching|11033|155
        Nouméa|16645|-2227
        Norfolk|16797|-2905
        Nauru|16692|-52
        Niue|-16992|-1902
        Chatham Islands|-17655|-4395
        Papeete|-14957|-1753
        Marquesas Islands|-13950|-900
        Gambier Islands|-13495|-2313
        Bougainville|15557|-622
        Karachi|6705|2487
        Miquelon|-5633|4705
        Pitcairn|-13008|-2507
        Puerto Rico|-6611|1847
        Gaza|3447|3150
        Funchal|-1690|3263
        Ponta Delgada|-2567|3773
        Réunion|5547|-2087
        Kaliningrad|2050|5472
        Simferopol|3410|4495
        Kirov|4965|5860
        Volgograd|4442|4873
        Astrakhan|4805|4635
        Saratov|4603|5157
        Ulyanovsk|4840|5433
        Samara|5015|5320
        Yekaterinburg|6060|5685
        Omsk|7340|5500
        Novosibirsk|8292|5503
        Barnaul|8375|5337
        Tomsk|8497|5650
        Novokuznetsk|8712|5375
        Krasnoyarsk|9283|5602
        Irkutsk|10433|5227
        Chita|11347|5205
        Yakutsk|12967|6200
        Khandyga|13555|6266
        Vladivostok|13193|4317
        Ust-Nera|14323|6456
        Magadan|15080|5957
        Yuzhno-Sakhalinsk|14270|4697
        Srednekolymsk|15372|6747
        Petropavlovsk-Kamchatsky|15865|5302
        Anadyr|17748|6475
        Saint Helena|-570|-1592
        Longyearbyen|1600|7800
        Grand Turk|-7113|2147
        Kerguelen|7022|-4935
        Fakaofo|-17123|-937
        Midway|-17737|2822
        Wake|16662|1928
        Detroit|-8305|4233
        Louisville|-8576|3825
        Indianapolis|-8616|3977
        Boise|-11620|4361
        Phoenix|-11207|3345
        Anchorage|-14990|6122
        Juneau|-13442|5830
        Sitka|-13530|5718
        Metlakatla|-13158|5513
        Yakutat|-13973|5955
        Nome|-16541|6450
        Adak|-17666|5188
        Honolulu|-15786|2131
        Samarkand|6680|3967
        Tortola|-6462|1845
        Ho Chi Minh City|10667|1075
        Wallis|-17617|-1330
        Aden|4520|1275
        Mayotte|4523|-1278
        """#
}
