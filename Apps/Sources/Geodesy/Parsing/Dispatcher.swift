/// Finds out by a look at its beginning what kind of text it is.
struct Dispatcher {
    let bytes: Bytes
    let settings: CoordinateReader

    func read() throws(Refusal) -> Reading {
        try TextGrammar(bytes: bytes, range: 0..<bytes.count, settings: settings).read()
    }
}
