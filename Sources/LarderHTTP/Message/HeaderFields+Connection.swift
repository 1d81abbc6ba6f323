extension HeaderFields {
    /// Fields that apply to one connection only (RFC 9110 7.6.1, RFC 9111 3.1).
    private static let ofOneConnection = [
        "Connection", "Keep-Alive", "TE", "Transfer-Encoding", "Upgrade", "Proxy-Connection",
        "Proxy-Authenticate", "Proxy-Authentication-Info", "Proxy-Authorization",
    ]

    /// Returns the fields without those that apply to one connection only, including those listed in
    /// `Connection`.
    ///
    /// `Trailer` is removed too, because trailers are not kept.
    public func withoutConnectionFields() -> HeaderFields {
        removing(Self.ofOneConnection + ["Trailer"] + members("Connection"))
    }

    /// Returns the fields without the given names.
    func removing(_ names: [String]) -> HeaderFields {
        guard !names.isEmpty else { return self }
        let names = Set(names.map(HTTPList.lowercased))
        return HeaderFields(lines.filter { !names.contains(HTTPList.lowercased($0.name)) })
    }
}
