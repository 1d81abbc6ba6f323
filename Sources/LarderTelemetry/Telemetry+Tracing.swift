#if Tracing
import Larder
public import Tracing

extension Telemetry {
    /// Makes a span, `larder.fetch`, of each fetch with swift-distributed-tracing.
    ///
    /// The span is a child of the one in which the value was asked for, and the parent of those that the source makes,
    /// such as an HTTP client. It lasts from the start of the fetch to the moment when its value is applied, retries and
    /// waits included, which are events of the span. A fetch that others join stays one span, with a link to each of
    /// them; a fetch that nobody asked for (a poll, the return of the connection) begins a trace. A fetch that fails has
    /// the status `error` and the attribute `error.type`.
    ///
    /// Without a tracer, it uses the one of `InstrumentationSystem` at the start of each fetch.
    public static func spans(_ tracer: (any Tracer)? = nil) -> Telemetry {
        Telemetry { _ in
            SpanReporter()
        } follower: { _ in
            SpanFollower(tracer: tracer)
        }
    }
}

/// Adds to the span of a fetch what happens during the fetch.
private struct SpanReporter: Reporter {
    func report(_ event: LarderEvent) {
        switch event.kind {
        case .fetchStarted, .fetchRetried, .fetchSucceeded, .fetchNotModified, .dropped: break
        default: return
        }
        // A source may ask other stores, whose events are not about this fetch.
        guard let fetch = InstrumentationContext.current?[FollowedSpan.Key.self],
            event.name == fetch.store
        else { return }
        let report = EventReport(event)
        var attributes = SpanAttributes()
        for (name, value) in report.attributes where name != Attribute.store {
            attributes[name] = value.attribute
        }
        fetch.span.addEvent(SpanEvent(name: report.name, attributes: attributes))
    }
}

/// Makes the spans of fetches.
private struct SpanFollower: FetchFollower {
    let tracer: (any Tracer)?

    func begin(_ fetch: FetchDescription) -> any FollowedFetch {
        let tracer = tracer ?? InstrumentationSystem.tracer
        // A fetch that begins by itself during another one of its store, such as for a watched value that was outdated
        // in the meantime, is not part of that.
        let outer = InstrumentationContext.current
        let isByItself =
            fetch.isBackground && outer?[FollowedSpan.Key.self]?.store == fetch.name
        let span: any Span = tracer.startSpan(
            "larder.fetch", context: isByItself ? .topLevel : outer ?? .topLevel, ofKind: .internal)
        span.updateAttributes { attributes in
            attributes[Attribute.store] = fetch.name
            attributes[Attribute.background] = fetch.isBackground
        }
        return FollowedSpan(span: span, store: fetch.name)
    }

    var asker: (any Sendable)? { InstrumentationContext.current }

    func withoutAsker<Result>(_ body: () -> Result) -> Result {
        InstrumentationContext.$current.withValue(nil, operation: body)
    }
}

private struct FollowedSpan: FollowedFetch {
    let span: any Span
    let store: String

    nonisolated(nonsending) func run<Answer>(
        _ body: nonisolated(nonsending) () async throws -> Answer
    ) async rethrows -> Answer {
        var context = span.context
        context[Key.self] = self
        return try await InstrumentationContext.$current.withValue(context, operation: body)
    }

    func end(_ ending: FetchEnding) {
        span.updateAttributes { attributes in
            attributes[Attribute.outcome] = ending.outcome.word
            if let type = ending.outcome.errorType { attributes[Attribute.errorType] = type }
        }
        // Without a message, and without the error itself: both may be personal.
        if ending.outcome.errorType != nil { span.setStatus(SpanStatus(code: .error)) }
        for case let asker as InstrumentationContext in ending.joined {
            span.addLink(SpanLink(context: asker, attributes: [:]))
        }
        span.end()
    }

    /// Where the context of a fetch keeps its span.
    enum Key: InstrumentationContextKey {
        typealias Value = FollowedSpan
    }
}

extension EventReport.Value {
    fileprivate var attribute: SpanAttribute {
        switch self {
        case .text(let text): .string(text)
        case .number(let number): .int64(Int64(number))
        case .seconds(let seconds): .double(seconds)
        }
    }
}
#endif
