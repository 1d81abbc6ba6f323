// FeedFormat
