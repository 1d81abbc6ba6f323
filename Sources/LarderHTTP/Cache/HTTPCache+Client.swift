extension HTTPCache {
    /// Returns the cache in the shape that an ``HTTPClient`` takes, for one account.
    ///
    /// The client stays in charge of redirects and content encodings: each hop is kept by itself, as
    /// it came. What the state of an answer was is not passed on, but its `Age` is.
    ///
    /// ```swift
    /// let client = HTTPClient(
    ///     transport: transport, userAgent: agent, cache: cache.forClient(partition: account))
    /// ```
    public func forClient(partition: String? = nil) -> HTTPClient.Cache {
        { [self] request, exchange in
            try await send(request, partition: partition, exchange: exchange).response
        }
    }
}
