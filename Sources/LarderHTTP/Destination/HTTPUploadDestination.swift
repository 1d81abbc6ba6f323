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
/// server that does not know the upload any more gets all of it again. As long as an attempt gets ahead, it goes on
/// by itself; otherwise the ``DeliveryRule`` decides.
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
            if try await place(of: delivery.id) == nil || upload.fileExists { try upload.check() }
            try await sendAll(delivery)
            if upload.isRemovedWhenDone, upload.fileExists {
                // What remains is a file too many, and not a lost one.
                try? FileManager.default.removeItem(atPath: upload.file)
            }
            try await storage.commit([.remove(root.appending(delivery.id))])
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
                // After a cut or a wrong offset, the server says where to go on.
                guard error.isTransient, state.offset > last, !Task.isCancelled else { throw error }
                last = state.offset
            }
        }
    }

    // MARK: - Where it is

    /// Returns where the upload is and how much the server has; creates it if there is none.
    private func state(
        of delivery: Delivery<FileUpload>
    ) async throws -> (place: URL, state: UploadState) {
        if let place = try await place(of: delivery.id) {
            let response = try await client.send(request("HEAD", place, for: delivery.payload))
            if ![404, 410].contains(response.status) {
                return (place, try read(response))
            }
            try await storage.commit([.remove(root.appending(delivery.id))])
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
        try accept(response)
        guard let location = response.fields["Location"],
            let place = URL(string: location, relativeTo: response.url)?.absoluteURL,
            place.scheme == "http" || place.scheme == "https"
        else {
            throw LarderError(
                .unsupported,
                message: "“\(response.hostInWords)” does not support uploads that can be resumed.")
        }
        let now = client.environment.now()
        try await storage.commit([
            .put(
                StoredEntry(
                    key: root.appending(delivery.id), value: Data(place.absoluteString.utf8),
                    format: "text/1",
                    metadata: EntryMetadata(times: Timestamps(fetched: now), origin: .local)))
        ])
        var state = UploadState(["Upload-Offset": "0", "Upload-Complete": "?0"])
        state?.largestPart = UploadState.largestPart(response.fields)
        guard let state else { throw LarderError(.unreadable, message: "The upload has no state.") }
        return (place, state)
    }

    private func place(of id: String) async throws -> URL? {
        try await storage.entry(for: root.appending(id)).flatMap {
            URL(string: String(decoding: $0.value, as: UTF8.self))
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
            try accept(response)
            offset += count
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

    private func read(_ response: TransportResponse) throws -> UploadState {
        try accept(response)
        if let state = UploadState(response.fields) { return state }
        throw LarderError(
            .unreachable,
            message: """
                “\(response.hostInWords)” did not say how much of the file it has. It will be asked again.
                """)
    }

    private func accept(_ response: TransportResponse) throws {
        guard var failure = response.failure(now: client.environment.now()) else {
            guard (200...299).contains(response.status) else {
                throw LarderError(
                    .unreachable,
                    message:
                        "“\(response.hostInWords)” did not take the file. It will be sent again.")
            }
            return
        }
        failure.cause = HTTPRefusal(status: response.status)
        throw failure
    }
}

extension FileUpload {
    var fileExists: Bool { FileManager.default.fileExists(atPath: file) }
}
