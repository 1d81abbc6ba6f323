extension HTTPCache {
    /// Returns the cache in the form that an ``HTTPClient`` takes, for one account.
    ///
    /// The client still handles redirects and content encodings: each hop is cached separately, exactly as it
    /// was received. The state of an answer is not passed on, but its `Age` is.
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
