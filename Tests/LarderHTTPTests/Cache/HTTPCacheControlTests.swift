import Testing

@testable import LarderHTTP

@Suite struct `Cache-Control` {
    func control(_ lines: String...) -> HTTPCacheControl {
        HTTPCacheControl(HeaderFields(lines.map { HeaderFields.Field("cache-control", $0) }))
    }

    @Test func `is read in any case, over several lines, with unknown directives left aside`() {
        let control = control("PUBLIC, foo=bar", "Max-Age=60")
        #expect(control.contains("public") && control.seconds("max-age") == 60)
    }

    @Test func `takes nothing inside quotes for a directive`() {
        let control = control(#"ext="no-store, max-age=3600, \", private", max-age=1"#)
        #expect(control.seconds("max-age") == 1)
        #expect(!control.contains("no-store") && !control.contains("private"))
    }

    @Test func `keeps an open quote to its line`() {
        #expect(control(#"ext="abc"#, "no-store").contains("no-store"))
    }

    @Test(arguments: [
        "max-age='60'", "max-age=a60", "max-age=60a", "max-age=6.0", "max-age=-60", "max-age=",
        "max-age", "max-age =60", "max-age= 60", #"max-age="60"#, #"max-age="60"x"#, "max-age=+60",
        "max-age=٦٠",
    ])
    func `trusts no malformed number`(text: String) {
        #expect(control(text).seconds("max-age") == 0)
    }

    @Test(arguments: [
        ("max-age=0060", 60), (#"max-age="60""#, 60), ("max-age=2147483648", 1 << 31),
        ("max-age=99999999999999999999999999", 1 << 31), ("max-age=1800, max-age=1", 1),
        ("max-age=1, max-age=1800", 1),
    ])
    func `reads numbers of any size and takes the smaller of two`(text: String, seconds: Int) {
        #expect(control(text).seconds("max-age") == seconds)
    }

    @Test func `narrows no-cache only to fields that can be read`() {
        #expect(control(#"no-cache="a, b""#).fieldNames("no-cache") == ["a", "b"])
        #expect(!control(#"no-cache="a, b""#).isUnqualified("no-cache"))
        #expect(control("no-cache").isUnqualified("no-cache"))
        #expect(control(#"no-cache="a"#).isUnqualified("no-cache"))
        #expect(control(#"no-cache="a", no-cache"#).isUnqualified("no-cache"))
    }
}
