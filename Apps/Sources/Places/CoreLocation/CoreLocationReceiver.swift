#if canImport(CoreLocation)
internal import CoreLocation
internal import Foundation
internal import Geodesy
public import Larder

/// The receiver of Apple systems.
///
/// The system asks the person for permission the first time somebody watches; the app's property
/// list must say why it needs the location. A denial is final until the person changes it in the
/// settings.
public struct CoreLocationReceiver: Receiver {
    private let now: @Sendable () -> Date

    /// Creates the receiver of this device.
    public init(environment: StoreEnvironment = StoreEnvironment()) {
        now = environment.now
    }

    /// `this device`.
    public var name: String { "this device" }

    /// Reports what the system knows, with the strictest wanted accuracy.
    public func reports(requestedAccuracy: RequestedAccuracy) -> AsyncThrowingStream<
        ReceiverReport, any Error
    > {
        let (stream, continuation) = AsyncThrowingStream<ReceiverReport, any Error>.makeStream()
        let task = Task { @MainActor in
            let delegate = LocationDelegate(continuation, now: now)
            let manager = CLLocationManager()
            manager.delegate = delegate
            manager.desiredAccuracy = kCLLocationAccuracyBest
            if manager.authorizationStatus == .notDetermined {
                manager.requestWhenInUseAuthorization()
            }
            manager.startUpdatingLocation()
            for await accuracy in requestedAccuracy.changes() {
                manager.desiredAccuracy =
                    accuracy == .best ? kCLLocationAccuracyBest : accuracy.metres
            }
            // Cancelled: release the stream.
            manager.stopUpdatingLocation()
            withExtendedLifetime(delegate) {}
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}

/// Turns the calls of the location manager into reports.
@MainActor
private final class LocationDelegate: NSObject, @preconcurrency CLLocationManagerDelegate {
    private let continuation: AsyncThrowingStream<ReceiverReport, any Error>.Continuation
    private let now: @Sendable () -> Date

    init(
        _ continuation: AsyncThrowingStream<ReceiverReport, any Error>.Continuation,
        now: @escaping @Sendable () -> Date
    ) {
        self.continuation = continuation
        self.now = now
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations found: [CLLocation]) {
        for location in found { continuation.yield(report(of: location)) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        switch (error as? CLError)?.code {
        case .locationUnknown?:
            // Not right now: it keeps trying.
            continuation.yield(.noFix)
        case .denied?:
            continuation.finish(
                throwing: LarderError(
                    .refused,
                    message:
                        "Larder has no permission to use this device's location: allow it in the "
                        + "privacy settings.", cause: error))
        default:
            continuation.finish(
                throwing: LarderError(
                    .unreachable, message: "This device cannot determine its location.",
                    cause: error))
        }
    }

    private func report(of location: CLLocation) -> ReceiverReport {
        // A negative accuracy means that the value is not valid.
        guard location.horizontalAccuracy >= 0,
            let position = try? Position(
                latitude: location.coordinate.latitude, longitude: location.coordinate.longitude,
                altitude: location.verticalAccuracy > 0 ? location.altitude : nil,
                uncertainty: location.horizontalAccuracy)
        else { return .noFix }
        return .fix(
            Fix(
                position: position, time: location.timestamp,
                // The first one may be an old location that the system kept.
                seen: min(now(), location.timestamp),
                speed: location.speedAccuracy >= 0 ? location.speed : nil,
                course: location.courseAccuracy >= 0 ? location.course : nil))
    }
}
#endif
