public import Larder
internal import LarderHTTP
internal import LarderText

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Fetches the missing figures of one provider, in the smallest file that has them.
///
/// An answer is read and checked as a whole before it is merged; one that is refused changes
/// nothing. Figures with `no-store` are shown but not stored; the stored ones stay.
struct RatesSource: Source {
    let provider: RateProvider
    let client: HTTPClient
    let now: @Sendable () -> Date

    /// The providers whose formats the answer may have, since an address of one's own may give another's file.
    let readable: [RateProvider]

    func fetch(_ request: FetchRequest<History>) async throws -> FetchResult<History> {
        // The first fetch builds on the packaged figures.
        let packaged = provider.packaged()
        let known = request.known?.value ?? packaged
        guard let url = provider.file(knowing: known, at: now()) else {
            throw LarderError(
                .unsupported, key: request.key,
                message: "\(provider.name) has no address to fetch from: set one with --rates-url, "
                    + "or import a file with `larder rates import`.")
        }
        // A validator belongs to one file; another file is fetched without a condition.
        let validators = request.known.flatMap { HTTPValidators($0.validators, fallback: url) }
        let answer = try await reaching {
            try await client.revalidate(
                TransportRequest(
                    url: url,
                    fields: ["Accept": "text/xml, text/csv, application/json, text/plain;q=0.9"]),
                known: validators?.url == url ? validators : nil, report: request.report)
        }
        guard case .response(let response) = answer else { return .notModified(NotModified()) }
        if let failure = response.failure(now: now()) { throw failure }
        let sheet = try read(response, known: known)
        var history = known ?? History(base: sheet.base, quotation: sheet.quotation)
        let mayBeStored = !response.forbidsStoring
        do {
            try history.merge(sheet, mayBeStored: mayBeStored)
        } catch {
            throw LarderError(.unreadable, key: request.key, message: error.message, cause: error)
        }
        let storable = history.storable
        guard mayBeStored else {
            // The stored data is as before: nothing in the answer applies to it.
            let isWorthIt = !storable.isEmpty && storable != packaged
            return .fetched(
                Fetched(history, asOf: storable.newestDay?.date, mayBeStored: isWorthIt))
        }
        return .fetched(
            Fetched(
                history, asOf: storable.newestDay?.date,
                validators: HTTPValidators(response)?.stored ?? Validators(),
                freshness: freshness(until: sheet.nextUpdate)))
    }

    /// Says nothing about a name that nobody typed.
    private func reaching<Answer>(_ ask: () async throws -> Answer) async throws -> Answer {
        do {
            return try await ask()
        } catch let error as LarderError
            where !provider.isAddressSet && (error.cause as? HTTPFailure) == .noSuchHost
        {
            throw LarderError(
                .unreachable, key: error.key,
                message:
                    "Could not reach \(provider.publisher ?? provider.name). Check the connection.",
                cause: error.cause)
        }
    }

    private func read(_ response: TransportResponse, known: History?) throws -> RateSheet {
        let today = provider.today(at: now())
        do {
            // A list without a date counts for the day it was last changed, or else for today.
            let changed = response.fields["Last-Modified"].flatMap {
                HTTPDate.parse($0, now: now())
            }
            let day = changed.flatMap { Day($0) }.map { min($0, today) } ?? today
            return try RateSheet(reading: [UInt8](response.body), day: day, of: readable)
                .checked(today: today, against: known)
        } catch {
            throw LarderError(
                .unreadable, message: "\(provider.name): \(error.message)", cause: error)
        }
    }

    /// If a source names its next update, its rates are fresh until then, within reason.
    private func freshness(until next: Date?) -> Freshness? {
        guard let next else { return nil }
        let seconds = next.timeIntervalSince(now())
        return Freshness(fresh: .seconds(min(max(seconds, 300), 7 * 86_400)))
    }
}

extension PublicationCalendar: PublicationSchedule {
    /// Returns when the figures of the day after the given one are due.
    public func nextPublication(afterDataOf asOf: Date) -> Date {
        guard let day = Day(asOf) else { return .distantPast }
        return due(publicationDay(after: day))
    }
}
