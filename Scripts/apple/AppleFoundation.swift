// What Foundation has on Apple systems beyond its edition for Linux, URLSession included.
@_exported import Darwin
public import Foundation
@_exported import FoundationNetworking

open class URLSessionTaskTransactionMetrics: NSObject {
    open var remoteAddress: String? { nil }
}

open class URLSessionTaskMetrics: NSObject {
    open var transactionMetrics: [URLSessionTaskTransactionMetrics] { [] }
}
