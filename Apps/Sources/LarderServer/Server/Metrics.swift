internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Larder

/// Counts requests, for Prometheus.
final class Metrics: Sendable {
    private struct Route: Hashable {
        var method: String
        var path: String
        var status: Int
    }

    private struct State {
        var requests: [Route: Int] = [:]
        var buckets = [Int](repeating: 0, count: Metrics.bounds.count + 1)
        var seconds = 0.0
        var count = 0
    }

    /// The upper bounds of the buckets of durations, in seconds.
    private static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

    private let state = Locked(State())

    /// Counts a request that was answered, by its route rather than its address.
    func note(method: String, path: String, status: Int, seconds: Double) {
        state.withLock { state in
            let route = Route(method: method, path: path, status: status)
            // Requests with made-up methods must not fill the memory.
            if state.requests[route] != nil || state.requests.count < 1_000 {
                state.requests[route, default: 0] += 1
            }
            let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
            state.buckets[bucket] += 1
            state.seconds += seconds
            state.count += 1
        }
    }

    /// Returns all metrics in the Prometheus text format 0.0.4.
    func text(_ gauges: [(name: String, help: String, value: Double)], _ counts: CountingReporter)
        -> String
    {
        var lines: [String] = []
        func head(_ name: String, _ kind: String, _ help: String) {
            lines.append("# HELP \(name) \(help)")
            lines.append("# TYPE \(name) \(kind)")
        }
        let state = state.withLock { $0 }
        head("larder_http_requests_total", "counter", "Requests answered.")
        for (route, count) in state.requests.sorted(by: {
            ($0.key.path, $0.key.status) < ($1.key.path, $1.key.status)
        }) {
            lines.append(
                "larder_http_requests_total{method=\"\(route.method)\",route=\"\(route.path)\","
                    + "status=\"\(route.status)\"} \(count)")
        }
        head(
            "larder_http_request_duration_seconds", "histogram",
            "Time until the response header.")
        var sum = 0
        for (index, bound) in Self.bounds.enumerated() {
            sum += state.buckets[index]
            lines.append("larder_http_request_duration_seconds_bucket{le=\"\(bound)\"} \(sum)")
        }
        lines.append("larder_http_request_duration_seconds_bucket{le=\"+Inf\"} \(state.count)")
        lines.append("larder_http_request_duration_seconds_sum \(state.seconds)")
        lines.append("larder_http_request_duration_seconds_count \(state.count)")
        head("larder_store_events_total", "counter", "Events in the stores.")
        for (kind, count) in counts.counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            lines.append("larder_store_events_total{kind=\"\(kind.rawValue)\"} \(count)")
        }
        for (name, help, value) in gauges {
            head(name, "gauge", help)
            lines.append("\(name) \(value)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// Counts and logs every request.
struct AccessMiddleware: RouterMiddleware {
    typealias Context = PageContext
    let site: Site
    let metrics: Metrics

    func handle(
        _ request: Request, context: PageContext,
        next: (Request, PageContext) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        var status = 500
        defer {
            let elapsed = start.duration(to: .now)
            let seconds =
                Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
            metrics.note(
                method: request.method.rawValue, path: context.endpointPath ?? "none",
                status: status, seconds: seconds)
            if site.configuration.logsRequests {
                // Queries and client addresses are left out: they would show what a person reads, and where.
                let path = request.uri.path.prefix(200).filter {
                    $0.isASCII && !$0.isNewline && $0 != "\""
                }
                AccessLog.write(
                    "\(site.now.formatted(.iso8601)) \(request.method.rawValue) \(path) \(status) "
                        + "\(Int((seconds * 1_000_000).rounded())) µs")
            }
        }
        do {
            let response = try await next(request, context)
            status = response.status.code
            return response
        } catch {
            let response = ErrorPage(renderer: site.renderer).response(to: error, request)
            status = response.status.code
            if status >= 500 {
                let route = context.endpointPath ?? "none"
                ErrorLog.write(error, in: "\(request.method.rawValue) \(route)", at: site.now)
            }
            return response
        }
    }
}

/// The log of requests: standard error, one line each.
enum AccessLog {
    static func write(_ line: String) {
        // With a full disk, or nobody who reads, there is nowhere to say so, and what is served goes on.
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}

/// The log of errors that no reader can do anything about, for whoever runs the server.
enum ErrorLog {
    /// Writes what kind of error it was and where, on one line.
    ///
    /// Its own description is left out: it may quote what somebody reads or writes.
    static func write(_ error: any Error, in place: String, at date: Date) {
        AccessLog.write("\(date.formatted(.iso8601)) error in \(place): \(kind(of: error))")
    }

    /// The kind of an error, and of the one underneath unless nothing has to be mended.
    static func kind(of error: any Error) -> String {
        if let error = error as? LarderError {
            if error.isTransient { return "\(error.code)" }
            return "\(error.code)" + (error.cause.map { ", caused by \(kind(of: $0))" } ?? "")
        }
        let plain = error as NSError
        return "\(String(reflecting: type(of: error))), \(plain.domain) \(plain.code)"
    }
}
