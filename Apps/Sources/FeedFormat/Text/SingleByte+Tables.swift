extension SingleByte {
    /// The upper halves of the one-byte encodings the WHATWG lists.
    ///
    /// A line names an encoding; then come the characters of bytes 80 to FF as hexadecimal numbers, `a+n`
    /// for a run of n more after a.
    static let source = """
        =ibm866
        410+2f 2591+2 2502 2524 2561+1 2556 2555 2563 2551 2557 255d 255c 255b 2510 2514 2534 252c
        251c 2500 253c 255e+1 255a 2554 2569 2566 2560 2550 256c 2567+1 2564+1 2559 2558 2552+1
        256b 256a 2518 250c 2588 2584 258c 2590 2580 440+f 401 451 404 454 407 457 40e 45e b0 2219
        b7 221a 2116 a4 25a0 a0
        =iso-8859-2
        80+20 104 2d8 141 a4 13d 15a a7+1 160 15e 164 179 ad 17d 17b b0 105 2db 142 b4 13e 15b 2c7
        b8 161 15f 165 17a 2dd 17e 17c 154 c1+1 102 c4 139 106 c7 10c c9 118 cb 11a cd+1 10e 110
        143 147 d3+1 150 d6+1 158 16e da 170 dc+1 162 df 155 e1+1 103 e4 13a 107 e7 10d e9 119 eb
        11b ed+1 10f 111 144 148 f3+1 151 f6+1 159 16f fa 171 fc+1 163 2d9
        =iso-8859-3
        80+20 126 2d8 a3+1 fffd 124 a7+1 130 15e 11e 134 ad fffd 17b b0 127 b2+3 125 b7+1 131 15f
        11f 135 bd fffd 17c c0+2 fffd c4 10a 108 c7+8 fffd d1+3 120 d6+1 11c d9+3 16c 15c df+3
        fffd e4 10b 109 e7+8 fffd f1+3 121 f6+1 11d f9+3 16d 15d 2d9
        =iso-8859-4
        80+20 104 138 156 a4 128 13b a7+1 160 112 122 166 ad 17d af+1 105 2db 157 b4 129 13c 2c7
        b8 161 113 123 167 14a 17e 14b 100 c1+5 12e 10c c9 118 cb 116 cd+1 12a 110 145 14c 136
        d4+4 172 da+2 168 16a df 101 e1+5 12f 10d e9 119 eb 117 ed+1 12b 111 146 14d 137 f4+4 173
        fa+2 169 16b 2d9
        =iso-8859-5
        80+20 401+b ad 40e+41 2116 451+b a7 45e+1
        =iso-8859-6
        80+20 fffd fffd fffd a4 fffd fffd fffd fffd fffd fffd fffd 60c ad fffd fffd fffd fffd fffd
        fffd fffd fffd fffd fffd fffd fffd fffd 61b fffd fffd fffd 61f fffd 621+19 fffd fffd fffd
        fffd fffd 640+12 fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd
        =iso-8859-7
        80+20 2018+1 a3 20ac 20af a6+3 37a ab+2 fffd 2015 b0+3 384+2 b7 388+2 bb 38c bd 38e+13
        fffd 3a3+2b fffd
        =iso-8859-8
        80+20 fffd a2+7 d7 ab+e f7 bb+3 fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd
        fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd fffd
        fffd fffd fffd 2017 5d0+1a fffd fffd 200e+1 fffd
        =iso-8859-10
        80+20 104 112 122 12a 128 136 a7 13b 110 160 166 17d ad 16a 14a b0 105 113 123 12b 129 137
        b7 13c 111 161 167 17e 2015 16b 14b 100 c1+5 12e 10c c9 118 cb 116 cd+3 145 14c d3+3 168
        d8 172 da+5 101 e1+5 12f 10d e9 119 eb 117 ed+3 146 14d f3+3 169 f8 173 fa+4 138
        =iso-8859-13
        80+20 201d a2+2 201e a6+1 d8 a9 156 ab+3 c6 b0+3 201c b5+2 f8 b9 157 bb+3 e6 104 12e 100
        106 c4+1 118 112 10c c9 179 116 122 136 12a 13b 160 143 145 d3 14c d5+2 172 141 15a 16a dc
        17b 17d df 105 12f 101 107 e4+1 119 113 10d e9 17a 117 123 137 12b 13c 161 144 146 f3 14d
        f5+2 173 142 15b 16b fc 17c 17e 2019
        =iso-8859-14
        80+20 1e02+1 a3 10a+1 1e0a a7 1e80 a9 1e82 1e0b 1ef2 ad+1 178 1e1e+1 120+1 1e40+1 b6 1e56
        1e81 1e57 1e83 1e60 1ef3 1e84+1 1e61 c0+f 174 d1+5 1e6a d8+5 176 df+10 175 f1+5 1e6b f8+5
        177 ff
        =iso-8859-15
        80+23 20ac a5 160 a7 161 a9+a 17d b5+2 17e b9+2 152+1 178 bf+40
        =iso-8859-16
        80+20 104+1 141 20ac 201e 160 a7 161 a9 218 ab 179 ad 17a+1 b0+1 10c 142 17d 201d b6+1 17e
        10d 219 bb 152+1 178 17c c0+2 102 c4 106 c6+9 110 143 d2+2 150 d6 15a 170 d9+3 118 21a
        df+3 103 e4 107 e6+9 111 144 f2+2 151 f6 15b 171 f9+3 119 21b ff
        =koi8-r
        2500 2502 250c 2510 2514 2518 251c 2524 252c 2534 253c 2580 2584 2588 258c 2590+3 2320
        25a0 2219+1 2248 2264+1 a0 2321 b0 b2 b7 f7 2550+2 451 2553+e 401 2562+a a9 44e 430+1 446
        434+1 444 433 445 438+7 44f 440+3 436 432 44c 44b 437 448 44d 449 447 44a 42e 410+1 426
        414+1 424 413 425 418+7 42f 420+3 416 412 42c 42b 417 428 42d 429 427 42a
        =koi8-u
        2500 2502 250c 2510 2514 2518 251c 2524 252c 2534 253c 2580 2584 2588 258c 2590+3 2320
        25a0 2219+1 2248 2264+1 a0 2321 b0 b2 b7 f7 2550+2 451 454 2554 456+1 2557+4 491 45e
        255e+3 401 404 2563 406+1 2566+4 490 40e a9 44e 430+1 446 434+1 444 433 445 438+7 44f
        440+3 436 432 44c 44b 437 448 44d 449 447 44a 42e 410+1 426 414+1 424 413 425 418+7 42f
        420+3 416 412 42c 42b 417 428 42d 429 427 42a
        =macintosh
        c4+1 c7 c9 d1 d6 dc e1 e0 e2 e4 e3 e5 e7 e9 e8 ea+1 ed ec ee+1 f1 f3 f2 f4 f6 f5 fa f9
        fb+1 2020 b0 a2+1 a7 2022 b6 df ae a9 2122 b4 a8 2260 c6 d8 221e b1 2264+1 a5 b5 2202 2211
        220f 3c0 222b aa ba 3a9 e6 f8 bf a1 ac 221a 192 2248 2206 ab bb 2026 a0 c0 c3 d5 152+1
        2013+1 201c+1 2018+1 f7 25ca ff 178 2044 20ac 2039+1 fb01+1 2021 b7 201a 201e 2030 c2 ca
        c1 cb c8 cd+2 cc d3+1 f8ff d2 da+1 d9 131 2c6 2dc af 2d8+2 b8 2dd 2db 2c7
        =windows-874
        20ac 81+3 2026 86+a 2018+1 201c+1 2022 2013+1 98+8 e01+39 fffd fffd fffd fffd e3f+1c fffd
        fffd fffd fffd
        =windows-1250
        20ac 81 201a 83 201e 2026 2020+1 88 2030 160 2039 15a 164 17d 179 90 2018+1 201c+1 2022
        2013+1 98 2122 161 203a 15b 165 17e 17a a0 2c7 2d8 141 a4 104 a6+3 15e ab+3 17b b0+1 2db
        142 b4+4 105 15f bb 13d 2dd 13e 17c 154 c1+1 102 c4 139 106 c7 10c c9 118 cb 11a cd+1 10e
        110 143 147 d3+1 150 d6+1 158 16e da 170 dc+1 162 df 155 e1+1 103 e4 13a 107 e7 10d e9 119
        eb 11b ed+1 10f 111 144 148 f3+1 151 f6+1 159 16f fa 171 fc+1 163 2d9
        =windows-1251
        402+1 201a 453 201e 2026 2020+1 20ac 2030 409 2039 40a 40c 40b 40f 452 2018+1 201c+1 2022
        2013+1 98 2122 459 203a 45a 45c 45b 45f a0 40e 45e 408 a4 490 a6+1 401 a9 404 ab+3 407
        b0+1 406 456 491 b5+2 451 2116 454 bb 458 405 455 457 410+3f
        =windows-1252
        20ac 81 201a 192 201e 2026 2020+1 2c6 2030 160 2039 152 8d 17d 8f+1 2018+1 201c+1 2022
        2013+1 2dc 2122 161 203a 153 9d 17e 178 a0+5f
        =windows-1253
        20ac 81 201a 192 201e 2026 2020+1 88 2030 8a 2039 8c+4 2018+1 201c+1 2022 2013+1 98 2122
        9a 203a 9c+4 385+1 a3+6 fffd ab+3 2015 b0+3 384 b5+2 388+2 bb 38c bd 38e+13 fffd 3a3+2b
        fffd
        =windows-1254
        20ac 81 201a 192 201e 2026 2020+1 2c6 2030 160 2039 152 8d+3 2018+1 201c+1 2022 2013+1 2dc
        2122 161 203a 153 9d+1 178 a0+2f 11e d1+b 130 15e df+10 11f f1+b 131 15f ff
        =windows-1255
        20ac 81 201a 192 201e 2026 2020+1 2c6 2030 8a 2039 8c+4 2018+1 201c+1 2022 2013+1 2dc 2122
        9a 203a 9c+7 20aa a5+4 d7 ab+e f7 bb+4 5b0+9 fffd 5bb+8 5f0+4 fffd fffd fffd fffd fffd
        fffd fffd 5d0+1a fffd fffd 200e+1 fffd
        =windows-1256
        20ac 67e 201a 192 201e 2026 2020+1 2c6 2030 679 2039 152 686 698 688 6af 2018+1 201c+1
        2022 2013+1 6a9 2122 691 203a 153 200c+1 6ba a0 60c a2+7 6be ab+e 61b bb+3 61f 6c1 621+15
        d7 637+3 640+3 e0 644 e2 645+3 e7+4 649+1 ee+1 64b+3 f4 64f+1 f7 651 f9 652 fb+1 200e+1
        6d2
        =windows-1257
        20ac 81 201a 83 201e 2026 2020+1 88 2030 8a 2039 8c a8 2c7 b8 90 2018+1 201c+1 2022 2013+1
        98 2122 9a 203a 9c af 2db 9f+1 fffd a2+2 fffd a6+1 d8 a9 156 ab+3 c6 b0+7 f8 b9 157 bb+3
        e6 104 12e 100 106 c4+1 118 112 10c c9 179 116 122 136 12a 13b 160 143 145 d3 14c d5+2 172
        141 15a 16a dc 17b 17d df 105 12f 101 107 e4+1 119 113 10d e9 17a 117 123 137 12b 13c 161
        144 146 f3 14d f5+2 173 142 15b 16b fc 17c 17e 2d9
        =windows-1258
        20ac 81 201a 192 201e 2026 2020+1 2c6 2030 8a 2039 152 8d+3 2018+1 201c+1 2022 2013+1 2dc
        2122 9a 203a 153 9d+1 178 a0+22 102 c4+7 300 cd+2 110 d1 309 d3+1 1a0 d6+6 1af 303 df+3
        103 e4+7 301 ed+2 111 f1 323 f3+1 1a1 f6+6 1b0 20ab ff
        =x-mac-cyrillic
        410+1f 2020 b0 490 a3 a7 2022 b6 406 ae a9 2122 402 452 2260 403 453 221e b1 2264+1 456 b5
        491 408 404 454 407 457 409 459 40a 45a 458 405 ac 221a 192 2248 2206 ab bb 2026 a0 40b
        45b 40c 45c 455 2013+1 201c+1 2018+1 f7 201e 40e 45e 40f 45f 2116 401 451 44f 430+1e 20ac
        """
}
