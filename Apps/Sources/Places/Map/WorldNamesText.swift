// Made by Scripts/world_map.py; see NOTICE for its sources.
// swift-format-ignore-file

/// The countries of `WorldNames`.
enum WorldNamesText {
    static let countries = #"""
Russia|4469|5825|15267
Antarctica|3589|-7984|36000
China|10634|3250|6117
Brazil|-4956|-1210|3922
United States|-9748|3954|5776
Australia|13405|-2413|4047
Canada|-10191|6032|8539
India|7936|2269|2922
Argentina|-6417|-3350|1991
Kazakhstan|6869|4905|4085
DR Congo|2346|-186|1907
Algeria|281|2740|2065
Greenland|-3934|7432|6168
Mexico|-10229|2392|3038
Saudi Arabia|4470|2381|2106
Sudan|2926|1633|1679
Libya|1801|2664|1587
Iran|5493|3217|1930
Mongolia|10415|4600|3217
Peru|-7290|-1298|1265
Chad|1865|1514|1054
Mali|-204|1869|1650
Angola|1798|-1218|1233
South Africa|2367|-2971|1642
Niger|950|1745|1582
Colombia|-7317|337|1215
Ethiopia|3909|803|1499
Bolivia|-6459|-1667|1220
Mauritania|-974|1959|1226
Egypt|2945|2619|1221
Tanzania|3496|-605|1113
Venezuela|-6460|718|1358
Nigeria|750|944|1200
Pakistan|6855|2933|1620
Namibia|1711|-2058|1354
Mozambique|3784|-1394|1063
Turkey|3451|3935|1874
Zambia|2640|-1466|1169
Myanmar|9580|2157|900
Afghanistan|6650|3416|1441
Chile|-7232|-3815|870
South Sudan|3039|723|1180
Central African Republic|2091|699|1305
Madagascar|4670|-1863|728
Kenya|3791|55|799
Morocco|-719|3165|1598
Botswana|2418|-2210|937
Ukraine|3214|4972|1803
France|255|4670|1299
Indonesia|10189|-95|1016
Thailand|10107|1546|830
Spain|-346|4009|1261
Somalia|4519|357|1045
Cameroon|1247|459|770
Turkmenistan|5868|3986|1421
Yemen|4587|1533|1048
Uzbekistan|6401|4169|1717
Iraq|4326|3309|978
Paraguay|-6015|-2167|841
Papua New Guinea|14391|-570|1002
Sweden|1902|6586|1306
Zimbabwe|2993|-1891|782
Germany|968|5096|917
Congo|1590|14|753
Finland|2728|6325|1095
Norway|968|6136|2615
Ivory Coast|-557|749|611
Vietnam|10539|2172|735
Poland|1949|5199|1002
Oman|5734|2212|787
Burkina Faso|-136|1267|791
Gabon|1184|-44|580
Ecuador|-7819|-126|579
Italy|1108|4473|1191
Guinea|-1002|1062|742
Uganda|3295|197|546
Ghana|-104|772|445
Romania|2497|4573|946
Japan|13844|3614|1121
Laos|10253|1943|757
United Kingdom|-212|5440|801
Guyana|-5894|512|491
Belarus|2842|5382|955
Kyrgyzstan|7453|4167|1103
Senegal|-1478|1514|616
Malaysia|11384|253|975
Syria|3828|3501|665
Cambodia|10450|1265|530
Uruguay|-5597|-3296|533
Somaliland|4673|944|629
New Zealand|17279|-3976|786
Tunisia|901|3369|408
Nepal|8364|2830|814
Suriname|-5591|414|408
Tajikistan|7259|3820|782
Bangladesh|8968|2421|462
Nicaragua|-8507|1267|456
North Korea|12644|3989|638
Eritrea|3829|1579|670
Malawi|3361|-1339|324
Benin|235|1032|308
Bulgaria|2516|4251|626
Honduras|-8689|1479|623
Guatemala|-9050|1498|403
Philippines|12246|1120|443
Greece|2173|3949|664
Cuba|-7798|2133|1082
Iceland|-1867|6478|1104
Liberia|-946|645|409
South Korea|12813|3638|346
Hungary|1945|4709|678
Western Sahara|-1263|2397|842
Jordan|3638|3081|434
Portugal|-827|3961|329
Austria|1413|4752|763
Azerbaijan|4721|4040|539
Czechia|1538|4988|676
Serbia|2079|4419|414
Panama|-8035|872|589
Sierra Leone|-1176|862|302
United Arab Emirates|5455|2347|481
Georgia|4374|4187|671
Ireland|-780|5308|448
Sri Lanka|8070|758|219
Lithuania|2409|5510|576
Latvia|2546|5707|725
Togo|106|881|195
Bosnia|1807|4409|390
Costa Rica|-8408|1007|338
Croatia|1637|4581|591
Dominican Republic|-7065|1910|368
Slovakia|1905|4873|570
Switzerland|746|4672|451
Estonia|2587|5872|478
Bhutan|9004|2754|336
Taiwan|12087|2365|195
Netherlands|561|5242|375
Moldova|2849|4743|351
Guinea-Bissau|-1452|1216|307
Belgium|480|5079|385
Lesotho|2825|-2948|243
Armenia|4480|4046|317
Denmark|902|5597|287
Albania|2011|4065|176
Burundi|2992|-333|185
Haiti|-7222|1926|285
Rwanda|3010|-190|203
North Macedonia|2156|4156|257
Equatorial Guinea|899|233|199
Israel|3485|3091|164
Belize|-8871|1720|115
Djibouti|4250|1198|167
El Salvador|-8889|1369|241
Slovenia|1492|4606|315
Eswatini|3147|-2653|133
Kuwait|4731|2941|190
New Caledonia|16508|-2106|305
Timor-Leste|12585|-880|241
Montenegro|1914|4280|192
Qatar|5114|2524|87
Jamaica|-7732|1814|219
Fiji|17798|-1783|146
Kosovo|2086|4259|175
Gambia|-1500|1364|301
Lebanon|3599|3413|150
Puerto Rico|-6648|1823|168
Falkland Islands|-5874|-5161|199
Palestine|3529|3205|71
Solomon Islands|15917|-803|123
Cyprus|3308|3491|143
Trinidad and Tobago|-6092|1100|102
Brunei|11455|445|110
Vanuatu|16691|-1537|72
Bahamas|-7715|2640|72
South Georgia|-3106|-5568|225
Northern Cyprus|3369|3522|188
Luxembourg|608|4973|79
Mauritius|5757|-2030|49
Samoa|-17244|-1364|61
French Polynesia|-14946|-1763|49
Comoros|4332|-1173|29
Cape Verde|-2364|1507|35
São Tomé and Príncipe|702|97|30
Hong Kong|11410|2245|50
Dominica|-6134|1546|24
Saint Lucia|-6098|1389|20
Bahrain|5055|2606|20
Åland Islands|1987|6016|63
Isle of Man|-453|5422|48
Guam|14470|1335|33
Singapore|10382|137|36
Curaçao|-6892|1215|43
Andorra|154|4255|36
Barbados|-5957|1316|23
Kiribati|-15738|182|41
Faroe Islands|-706|6219|54
Palau|13458|752|18
Micronesia|15823|689|21
Saint Vincent and the Grenadines|-6134|1309|16
Grenada|-6168|1211|19
Antigua and Barbuda|-6179|1735|23
Malta|1443|3589|25
Tonga|-17516|-2121|31
Cayman Islands|-8124|1932|33
Niue|-16986|-1905|17
US Virgin Islands|-6478|1775|34
Saint Pierre and Miquelon|-5633|4704|16
Saint Kitts and Nevis|-6276|1734|24
Aruba|-6997|1252|19
Seychelles|5548|-468|17
Liechtenstein|956|4711|14
Turks and Caicos Islands|-7175|2182|22
Northern Mariana Islands|14573|1519|14
American Samoa|-17075|-1433|26
Saint Helena|-571|-1595|14
Jersey|-209|4922|23
Montserrat|-6219|1674|9
Anguilla|-6303|1824|20
Wallis and Futuna|-17814|-1429|7
Saint Martin|-6305|1808|14
Cook Islands|-15979|-2122|11
British Virgin Islands|-6464|1843|20
Guernsey|-256|4946|17
Bermuda|-6476|3230|24
San Marino|1244|4393|11
Norfolk Island|16795|-2903|8
Marshall Islands|17119|708|36
Pitcairn Islands|-12832|-2436|6
Maldives|7351|417|12
British Indian Ocean Territory|7135|-619|13
Nauru|16693|-52|5
Saint Barthélemy|-6283|1790|8
Sint Maarten|-6307|1804|10
Macau|11356|2213|6
Monaco|740|4374|7
Tuvalu|17921|-851|3
Gibraltar|-535|3613|2
Vatican|1245|4190|0
"""#
}
