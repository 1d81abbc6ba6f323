/// Requests that must not be served, and who refuses them.
enum WireRules {
    /// What the parser lets through, and the strict reader refuses: a rule each.
    static let ofReader: [(rule: String, request: String, status: Int)] = [
        ("a line before the request line", "\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("two spaces in the request line", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("a method without a meaning here", "PROPFIND / HTTP/1.1\r\nHost: a\r\n\r\n", 501),
        ("TRACE", "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", 501),
        ("CONNECT", "CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n", 501),
        ("a fragment", "GET /a#b HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("an asterisk without OPTIONS", "GET * HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("a scheme other than HTTP", "GET ftp://a/ HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("a user in the target", "GET http://u@a/ HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("a target without a host", "GET http:/// HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("no host", "GET / HTTP/1.1\r\n\r\n", 400),
        ("two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
        ("a host that is none", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400),
        ("two different hosts", "GET http://b/ HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("a length of many digits", post("Content-Length: 00000000000000000001", "x"), 400),
        ("chunks in HTTP/1.0", post(chunked, "0\r\n\r\n", "1.0"), 400),
        ("a second coding", post("Transfer-Encoding: gzip, chunked", "0\r\n\r\n"), 501),
        ("two codings", post("Transfer-Encoding: x\r\n\(chunked)", "0\r\n\r\n"), 400),
        ("an unknown expectation", post("Expect: 200-maybe\r\nContent-Length: 1", "x"), 417),
        (
            "an expectation twice",
            post("Expect: 100-continue\r\nExpect: 100-continue\r\nContent-Length: 1", "x"), 417
        ),
        ("a size of many digits", post(chunked, "000000001\r\nx\r\n0\r\n\r\n"), 400),
        ("a long extension", post(chunked, "1;\(long(300))\r\nx\r\n0\r\n\r\n"), 400),
        (
            "extensions that are long together",
            post(
                chunked,
                String(repeating: "1;\(long(200))\r\nx\r\n", count: 30) + "0\r\n\r\n"), 400
        ),
        ("long trailers", post(chunked, "0\r\nA: \(long(5_000))\r\n\r\n"), 431),
        ("a long target", "GET /\(long(20_000)) HTTP/1.1\r\nHost: a\r\n\r\n", 414),
        ("a long head", "GET / HTTP/1.1\r\nHost: a\r\n\(fields(30, long(3_000)))\r\n", 431),
        ("many fields", "GET / HTTP/1.1\r\nHost: a\r\n\(fields(150, "a"))\r\n", 431),
        ("a long body", post(chunked, "3ffffff\r\n"), 413),
        ("a long body, by its length", post("Content-Length: 67108863", ""), 413),
    ]

    /// What the parser refuses by itself, which the reader leaves to it.
    static let ofParser: [String] = [
        "GET / HTTP/1.1\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\n\n",
        "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1 \r\nHost: a\r\n\r\n",
        "GET / http/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.1x\r\nHost: a\r\n\r\n", "GET / HTTP/0.9\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.2\r\nHost: a\r\n\r\n", "GET / HTTP/2.0\r\nHost: a\r\n\r\n",
        "GET / HTTP/9.9\r\nHost: a\r\n\r\n",
        "GET /\u{7F} HTTP/1.1\r\nHost: a\r\n\r\n", "GET /é HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n",
        get(" X: a"), get("X: a\r\n b"), get("X : a"), get("NoColon"), get(": a"), get("X(y): a"),
        get("X\u{1}: a"), get("X: a\0b"), get("X: a\rb"), get("X: a\u{B}b"), get("X: a\u{7F}b"),
        post("Content-Length: 1\r\nContent-Length: 1", "x"),
        post("Content-Length: 1\r\nContent-Length: 2", "xx"),
        post("Content-Length: 5\r\n\(chunked)", "0\r\n\r\n"),
        post("\(chunked)\r\nContent-Length: 5", "0\r\n\r\n"),
        post("\(chunked)\r\nContent-Length: 0", "0\r\n\r\n"),
        post("\(chunked)\r\n\(chunked)", "0\r\n\r\n"),
        post(chunked, "1;a\u{1}\r\nx\r\n0\r\n\r\n"), post(chunked, "1;a\nx\r\n0\r\n\r\n"),
        post(chunked, "0\r\nno colon\r\n\r\n"), post(chunked, "0\r\n x: y\r\n\r\n"),
        post(chunked, "0\r\nA: b\r\n c\r\n\r\n"), post(chunked, "0\r\nA: b\n\r\n"),
        post(chunked, "0\r\nA: b\0\r\n\r\n"), post(chunked, "0\r\nGET / HTTP/1.1\r\n\r\n"),
    ]

    private static let chunked = "Transfer-Encoding: chunked"

    private static func get(_ field: String) -> String {
        "GET / HTTP/1.1\r\nHost: a\r\n\(field)\r\n\r\n"
    }

    private static func post(_ fields: String, _ body: String, _ version: String = "1.1") -> String
    {
        "POST / HTTP/\(version)\r\nHost: a\r\n\(fields)\r\n\r\n\(body)"
    }

    private static func long(_ count: Int) -> String { String(repeating: "a", count: count) }

    private static func fields(_ count: Int, _ value: String) -> String {
        (0..<count).map { "X\($0): \(value)\r\n" }.joined()
    }
}
