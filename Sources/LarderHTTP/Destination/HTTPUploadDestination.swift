import Foundation
public import HTTPTypes
public import Larder

/// A destination that sends files in parts, and continues where the server says that it stopped.
///
/// ```swift
/// let server = HTTPUploadDestination(client: client, storage: storage, fields: [.authorization: token])
/// let uploads = Outbox(name: "uploads", destination: server, storage: storage, rule: .http)
/// try await uploads.enqueue(FileUpload(file: path, to: url), in: Key("uploads", path))
/// ```
///
/// It speaks "Resumable Uploads for HTTP" (draft-ietf-httpbis-resumable-upload). An empty request creates the upload
/// and learns its address, which is stored before the first byte of the file leaves; `HEAD` asks how much has
/// arrived; each part goes with `PATCH`. So after a cut, a crash or a restart, at most one part is sent twice. A
/// server that no longer knows the upload gets all of it again. As long as an attempt gets ahead, it goes on
/// by itself; otherwise the `DeliveryRule` decides.
public struct HTTPUploadDestination: Destination {
    private let client: HTTPClient
    private let storage: any EntryStorage
    private let root: Key
    private let fields: HeaderFields
    private let partSize: Int

    /// Creates a destination.
    ///
    /// - Parameters:
    ///   - client: Sends the requests; each takes as long as its limits allow.
    ///   - storage: Where the addresses of uploads that have begun are kept: that of the outbox.
    ///   - name: The name under which they are kept.
    ///   - fields: More fields for every request, such as credentials; they are sent only to the origin of the
    ///     upload's URL.
    ///   - partSize: How many bytes go in one request at most; a part is in memory while it is sent.
    public init(
        client: HTTPClient, storage: any EntryStorage, name: String = "uploads.places",
        fields: HTTPFields = HTTPFields(), partSize: Int = 8 << 20
    ) {
        precondition(partSize > 0, "a part must have at least one byte, not \(partSize)")
        self.client = client
        self.storage = storage
        self.fields = HeaderFields(fields)
        self.partSize = partSize
        root = Key(component: name)
    }

    /// Sends what the server does not have yet, and returns once it has all of it.
    public func send(_ delivery: Delivery<FileUpload>) async throws {
        do {
            let upload = delivery.payload
            if try await place(of: delivery.id) == Self.done { return }
            try await sendAll(delivery)
            // Until the outbox has noted it, too, it may be asked for again.
            try await note(Self.done, for: delivery.id)
            if upload.isRemovedWhenDone, upload.fileExists {
                // What remains is a file too many, and not a lost one.
                try? FileManager.default.removeItem(atPath: upload.file)
            }
            try await forgetOldest()
        } catch let error as CancellationError {
            throw error
        } catch {
            throw LarderError.wrapping(error, key: delivery.lane)
        }
    }

    private func sendAll(_ delivery: Delivery<FileUpload>) async throws {
        var last = -1
        while true {
            let (place, state) = try await state(of: delivery)
            if state.isComplete { return }
            guard state.offset <= delivery.payload.size else {
                throw LarderError(
                    .unreadable,
                    message: """
                        The server says that it has \(state.offset) bytes of a file of \
                        \(delivery.payload.size). Send the file again.
                        """)
            }
            do {
                return try await append(delivery.payload, to: place, from: state)
            } catch let error as LarderError {
                // After a cut or a wrong offset, the server says where to go on; one that has forgotten the upload
                // gets it again.
                let status = (error.cause as? HTTPStatusError)?.status
                let isForgotten = status.map(Self.forgotten.contains) ?? false
                guard error.isTransient || isForgotten, state.offset > last, !Task.isCancelled
                else { throw error }
                last = state.offset
            }
        }
    }

    // MARK: - Where it is

    /// How a server says that it does not know an upload.
    private static let forgotten: Set<Int> = [404, 410]

    /// Returns where the upload is and how much the server has; creates it if there is none.
    private func state(
        of delivery: Delivery<FileUpload>
    ) async throws -> (place: URL, state: UploadState) {
        if let place = try await place(of: delivery.id).flatMap({ URL(string: $0) }) {
            let request = request("HEAD", place, for: delivery.payload)
            let response = try await client.send(request)
            if !Self.forgotten.contains(response.status) {
                return (place, try read(response, to: request))
            }
        }
        return try await create(delivery)
    }

    private func create(
        _ delivery: Delivery<FileUpload>
    ) async throws -> (place: URL, state: UploadState) {
        let upload = delivery.payload
        try upload.check()
        var request = request(upload.method, upload.url, for: upload)
        for (name, value) in upload.fields { request.fields[name] = value }
        request.fields["Idempotency-Key"] = HTTPIdentity.quoted(delivery.id)
        request.fields["Upload-Complete"] = "?0"
        request.fields["Upload-Length"] = String(upload.size)
        request.body = Data()
        let response = try await client.send(request)
        try response.confirm(request, now: client.environment.now())
        guard let location = response.fields["Location"],
            let place = URL(string: location, relativeTo: response.url)?.absoluteURL,
            place.scheme == "http" || place.scheme == "https"
        else {
            throw LarderError(
                .unsupported,
                message: "“\(response.hostInWords)” does not support uploads that can be resumed.")
        }
        try await note(place.absoluteString, for: delivery.id)
        var state = UploadState(["Upload-Offset": "0", "Upload-Complete": "?0"])
        state?.largestPart = UploadState.largestPart(response.fields)
        guard let state else { throw LarderError(.unreadable, message: "The upload has no state.") }
        return (place, state)
    }

    /// Stands for the address of an upload that the server has.
    private static var done: String { "done" }

    /// How many uploads that are done stay known.
    private static var limit: Int { 100 }

    private func place(of id: String) async throws -> String? {
        try await storing {
            try await storage.entry(for: root.appending(id)).map {
                String(decoding: $0.value, as: UTF8.self)
            }
        }
    }

    private func note(_ place: String, for id: String) async throws {
        let entry = StoredEntry.local(
            root.appending(id), Data(place.utf8), format: "text/1", at: client.environment.now())
        try await storing { _ = try await storage.commit([.put(entry)]) }
    }

    private func forgetOldest() async throws {
        try await storing {
            let known = try await storage.allSummaries(under: root)
            guard known.count > 2 * Self.limit else { return }
            var gone: [EntryChange] = []
            for old in known.sorted(by: { $0.revision < $1.revision }).dropLast(Self.limit) {
                let entry = try await storage.entry(for: old.key)
                // Those that have begun stay.
                guard entry?.value == Data(Self.done.utf8) else { continue }
                gone.append(.remove(old.key, expecting: old.revision))
            }
            if !gone.isEmpty { try await storage.commit(gone) }
        }
    }

    /// Uses the storage; what fails there is no reason to give the upload up.
    private func storing<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch let error as LarderError {
            throw LarderError(
                .busy, message: "The storage failed. The file will be sent again.", cause: error)
        }
    }

    // MARK: - Parts

    private func append(_ upload: FileUpload, to place: URL, from start: UploadState) async throws {
        var offset = start.offset
        let largest = min(partSize, start.largestPart ?? partSize)
        repeat {
            try upload.check()
            let count = min(largest, upload.size - offset)
            let isLast = offset + count == upload.size
            var request = request("PATCH", place, for: upload)
            request.fields["Content-Type"] = "application/partial-upload"
            request.fields["Upload-Offset"] = String(offset)
            request.fields["Upload-Complete"] = isLast ? "?1" : "?0"
            request.body = try upload.part(at: offset, count: count)
            let response = try await client.send(request)
            try response.confirm(request, now: client.environment.now())
            offset += count
            // A server that says how far it is has the last word.
            let told = response.fields["Upload-Offset"].flatMap(UploadState.number)
            let isComplete = response.fields["Upload-Complete"].flatMap(UploadState.boolean)
            guard told ?? offset == offset, isComplete ?? isLast == isLast else {
                throw LarderError.unconfirmed(response)
            }
        } while offset < upload.size
    }

    private func request(_ method: String, _ url: URL, for upload: FileUpload) -> TransportRequest {
        var request = TransportRequest(method: method, url: url)
        if let one = try? WebAddress(url), let other = try? WebAddress(upload.url),
            one.origin == other.origin
        {
            for line in fields.lines { request.fields[line.name] = line.value }
        }
        return request
    }

    private func read(
        _ response: TransportResponse, to request: TransportRequest
    ) throws -> UploadState {
        try response.confirm(request, now: client.environment.now())
        guard let state = UploadState(response.fields) else {
            throw LarderError.unconfirmed(response)
        }
        return state
    }
}

extension LarderError {
    fileprivate static func unconfirmed(_ response: TransportResponse) -> LarderError {
        LarderError(
            .unreachable,
            message: """
                “\(response.hostInWords)” did not say that it has the file so far. It will be asked again.
                """)
    }
}

extension FileUpload {
    var fileExists: Bool { FileManager.default.fileExists(atPath: file) }
}
