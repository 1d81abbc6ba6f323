/// The names of months, weekdays and zones that dates are written with.
enum DateWords {
    /// Names of months by language, abbreviations after them; matched without case or final dot.
    private static let months: [String: Int] = {
        let names: [[String]] = [
            [
                "january jan januar jänner janvier janv januari gennaio gen enero ene janeiro "
                    + "styczeń stycznia sty январь января янв tammikuu ocak leden ledna január "
                    + "ιανουάριος ιανουαρίου ιαν",
                "february feb february febr februar februari février fevrier févr fév fevr "
                    + "febbraio febrero fevereiro fev luty lutego lut февраль февраля фев "
                    + "helmikuu şubat únor února február φεβρουάριος φεβρουαρίου φεβ",
                "march mar märz marz mär mars maart mrt marzo março marco marzec marca "
                    + "март марта мар maaliskuu mart březen března március márc μάρτιος μαρτίου "
                    + "μαρ mrz maerz marts",
                "april apr avril avr aprile abril abr kwiecień kwietnia kwi апрель апреля апр "
                    + "huhtikuu nisan duben dubna április ápr απρίλιος απριλίου απρ",
                "may mai mei maj maggio mag mayo maio maja май мая toukokuu mayıs květen "
                    + "května május máj μάιος μαΐου μαι μάϊ",
                "june jun juni juin giugno giu junio junho czerwiec czerwca cze июнь июня июн "
                    + "kesäkuu haziran červen června június jún ιούνιος ιουνίου ιουν ιον",
                "july jul juli juillet juil luglio lug julio julho lipiec lipca lip июль июля "
                    + "июл heinäkuu temmuz červenec července július júl ιούλιος ιουλίου ιουλ ιολ",
                "august aug août aout augustus agosto ago augusti sierpień sierpnia sie август "
                    + "августа авг elokuu ağustos srpen srpna augusztus αύγουστος αυγούστου "
                    + "αυγ αύγ",
                "september sep sept septembre settembre set septiembre setiembre setembro "
                    + "wrzesień września wrz сентябрь сентября сен сент syyskuu eylül září "
                    + "szeptember szept σεπτέμβριος σεπτεμβρίου σεπ",
                "october oct oktober okt octobre ottobre ott octubre outubro out październik "
                    + "października paź октябрь октября окт lokakuu ekim říjen října október "
                    + "οκτώβριος οκτωβρίου οκτ",
                "november nov novembre noviembre novembro listopad listopada lis ноябрь ноября "
                    + "ноя нояб marraskuu kasım listopadu νοέμβριος νοεμβρίου νοέ νοε",
                "december dec dezember dez décembre decembre déc dicembre dic diciembre "
                    + "dezembro grudzień grudnia gru декабрь декабря дек joulukuu aralık "
                    + "prosinec prosince δεκέμβριος δεκεμβρίου δεκ desember des",
            ]
        ]
        var table: [String: Int] = [:]
        for list in names {
            for (index, line) in list.enumerated() {
                for name in line.split(separator: " ") { table[String(name)] = index + 1 }
            }
        }
        return table
    }()

    /// English and common European weekdays, Monday first; only used to choose between two readings.
    private static let weekdays: [String: Int] = {
        let names = [
            "mon monday lun lundi lunedì lunes mo montag ma maandag mån",
            "tue tues tuesday mardi martedì martes di dienstag dinsdag tis",
            "wed weds wednesday mer mercredi mercoledì miércoles mi mittwoch wo woensdag ons",
            "thu thur thurs thursday jeu jeudi gio giovedì jue jueves do donnerstag donderdag tor",
            "fri friday ven vendredi venerdì vie viernes fr freitag vr vrijdag fre",
            "sat saturday sam samedi sab sabato sábado sa samstag za zaterdag lör",
            "sun sunday dim dimanche dom domenica domingo so sonntag zo zondag sön",
        ]
        var table: [String: Int] = [:]
        for (index, line) in names.enumerated() {
            for name in line.split(separator: " ") { table[String(name)] = index }
        }
        return table
    }()

    /// Zones in minutes east of Greenwich. If a name means several, the one that feeds use most.
    private static let zones: [String: Int] = [
        "z": 0, "gmt": 0, "ut": 0, "utc": 0, "wet": 0, "west": 60, "bst": 60, "cet": 60,
        "mez": 60, "met": 60, "cest": 120, "mesz": 120, "mest": 120, "eet": 120, "eest": 180,
        "sast": 120, "cat": 120, "eat": 180, "wat": 60, "msk": 180, "msd": 240, "trt": 180,
        "gst": 240, "irst": 210, "pkt": 300, "ist": 330, "npt": 345, "ict": 420, "wib": 420,
        "sgt": 480, "hkt": 480, "myt": 480, "pht": 480, "awst": 480, "jst": 540, "kst": 540,
        "acst": 570, "acdt": 630, "aest": 600, "aedt": 660, "nzst": 720, "nzdt": 780,
        "est": -300, "edt": -240, "et": -300, "cst": -360, "cdt": -300, "ct": -360,
        "mst": -420, "mdt": -360, "mt": -420, "pst": -480, "pdt": -420, "pt": -480,
        "akst": -540, "akdt": -480, "hst": -600, "hast": -600, "ast": -240, "adt": -180,
        "nst": -210, "ndt": -150, "brt": -180, "brst": -120, "art": -180, "clt": -240,
        "clst": -180, "cot": -300, "pet": -300, "vet": -240,
    ]

    /// Whether a zone's name is one used in the United States, where the month comes first.
    static func isAmerican(_ word: String) -> Bool {
        ["est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt", "akst", "hst"].contains(word)
    }

    static func month(_ word: String) -> Int? { months[word] }
    static func weekday(_ word: String) -> Int? { weekdays[word] }
    static func zone(_ word: String) -> Int? { zones[word] }
}
