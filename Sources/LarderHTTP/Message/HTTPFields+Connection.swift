extension HTTPFields {
    /// Fields that belong to one connection and end with it (RFC 9110 7.6.1, RFC 9111 3.1).
    private static let ofOneConnection = [
        "Connection", "Keep-Alive", "TE", "Transfer-Encoding", "Upgrade", "Proxy-Connection",
        "Proxy-Authenticate", "Proxy-Authentication-Info", "Proxy-Authorization",
    ]

    /// Returns the fields without those that belong to one connection only, and without those that
    /// `Connection` names.
    ///
    /// `Trailer` goes too, because trailers are not kept.
    public func withoutConnectionFields() -> HTTPFields {
        removing(Self.ofOneConnection + ["Trailer"] + members("Connection"))
    }

    /// Returns the fields without some names.
    func removing(_ names: [String]) -> HTTPFields {
        guard !names.isEmpty else { return self }
        let names = Set(names.map(HTTPList.lowercased))
        return HTTPFields(lines.filter { !names.contains(HTTPList.lowercased($0.name)) })
    }
}
