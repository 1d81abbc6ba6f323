/// The words of coordinates in the languages people write them in.
enum Vocabulary {
    /// A word of up to 24 bytes, folded to lower case.
    struct Key: Hashable {
        var a: UInt64 = 0
        var b: UInt64 = 0
        var c: UInt64 = 0

        /// Appends a byte; `false` when the word is too long to be known.
        @inline(__always)
        mutating func append(_ byte: UInt8, at index: Int) -> Bool {
            let shift = UInt64(index & 7) * 8
            switch index >> 3 {
            case 0: a |= UInt64(byte) << shift
            case 1: b |= UInt64(byte) << shift
            case 2: c |= UInt64(byte) << shift
            default: return false
            }
            return true
        }
    }

    /// Returns what a word says, if it is known.
    static func meaning(of bytes: Bytes, _ range: Range<Int>) -> Meaning? {
        var key = Key()
        var previous: UInt8 = 0
        var length = 0
        for index in range {
            var byte = bytes[index]
            if byte < 0x80 {
                if byte.isLetter { byte |= 0x20 }
            } else if previous == 0xC3, byte >= 0x80, byte <= 0x9E, byte != 0x97 {
                byte += 0x20  // À to Þ
            } else if previous == 0xD0, byte >= 0x90, byte <= 0x9F {
                byte += 0x20  // А to П
            } else if previous == 0xD0, byte >= 0xA0, byte <= 0xAF {
                guard key.replaceLast(0xD1, at: length - 1) else { return nil }
                byte -= 0x20  // Р to Я
            }
            previous = bytes[index]
            guard key.append(byte, at: length) else { return nil }
            length += 1
        }
        return words[key]
    }

    private static let words: [Key: Meaning] = {
        var words: [Key: Meaning] = [:]
        for (list, meaning) in entries {
            for word in list.split(separator: " ") {
                var key = Key()
                for (index, byte) in word.utf8.enumerated() {
                    precondition(key.append(byte, at: index), "too long: \(word)")
                }
                words[key] = meaning
            }
        }
        return words
    }()

    private static let entries: [(String, Meaning)] = [
        (
            "n north northern northing nord norden nordre norte noord noorder norr pohjoinen pohjoista "
                + "nördlich nördliche nördlicher nördl noorderbreedte sever severní północ północna "
                + "észak kuzey север северная северной северн с nb 북위", Meaning(.hemisphere, "N")
        ),
        (
            "s south southern sud süd sued süden sur sul syd söder zuid zuider zuiderbreedte etelä "
                + "eteläistä südlich südliche südlicher südl jih jižní południe dél güney юг южная "
                + "южной южн ю zb 남위", Meaning(.hemisphere, "S")
        ),
        (
            "e east eastern est este leste ost osten öst øst öster oost ooster oosterlengte itä itäistä "
                + "östlich östliche östlicher östl východ východní wschód kelet doğu восток восточная "
                + "восточной восточн в ö ø ol 동경", Meaning(.hemisphere, "E")
        ),
        (
            "w west western ouest oeste ovest westen vest väst väster wester westerlengte länsi läntistä "
                + "westlich westliche westlicher westl západ západní zachód nyugat batı запад западная "
                + "западной западн з wl 서경", Meaning(.hemisphere, "W")
        ),
        ("o", Meaning(.hemisphere, "O")),
        (
            "d deg degs degree degrees degré degrés degre degres grad grade grados grado gradi graus "
                + "grau graden graad grader градус градуса градусов stopni astetta",
            Meaning(.degree)
        ),
        (
            "m min mins minute minutes minuten minuto minutos minuta minuti minuut minuter мин минут "
                + "минуты", Meaning(.minute)
        ),
        (
            "s sec secs second seconds sek sekunde sekunden secondes seconde segundo segundos secondi "
                + "seconden sekunder сек секунд секунды", Meaning(.second)
        ),
        (
            "lat latitude latitud latitudine breite breitengrad breedte breedtegraad bredde latitudo "
                + "широта широты ш φ phi lattitude", Meaning(.label, "a")
        ),
        (
            "lon lng long longitude longitud longitudine länge laenge längengrad lengte lengtegraad "
                + "lengde долгота долготы д λ lambda longtitude", Meaning(.label, "o")
        ),
        ("of is at the and und et y og och by approx ca br l", Meaning(.filler)),
        (
            "coordinates coordinate coords coord coordinata coordinate coordonnées coordenadas "
                + "coordinaten koordinaten koordinater координаты gps position pos location loc "
                + "wgs wgs84 here geo dd dms ddm dm", Meaning(.neutral)
        ),
        ("metres meters metre meter mètres metros metri msl amsl", Meaning(.unit, "m")),
        ("ft feet foot", Meaning(.unit, "f")),
        (
            "alt altitude elevation elev ele height höhe hoehe hauteur altura altitud quota hoogte "
                + "высота", Meaning(.altitude)
        ),
        ("accuracy uncertainty acc genauigkeit précision precision", Meaning(.accuracy)),
    ]
}

extension Vocabulary.Key {
    /// Replaces the byte at an index; `false` when there is none.
    fileprivate mutating func replaceLast(_ byte: UInt8, at index: Int) -> Bool {
        guard index >= 0, index < 24 else { return false }
        let shift = UInt64(index & 7) * 8
        let mask = ~(UInt64(0xFF) << shift)
        switch index >> 3 {
        case 0: a = a & mask | UInt64(byte) << shift
        case 1: b = b & mask | UInt64(byte) << shift
        default: c = c & mask | UInt64(byte) << shift
        }
        return true
    }
}
