public import Foundation

public typealias CLLocationAccuracy = Double
public typealias CLLocationDegrees = Double
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
}

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public struct CLError: Error {
    public enum Code: Int, Sendable { case locationUnknown, denied, network }
    public var code: Code
}

open class CLLocation: NSObject, @unchecked Sendable {
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
    open var altitude: Double { 0 }
    open var horizontalAccuracy: CLLocationAccuracy { 0 }
    open var verticalAccuracy: CLLocationAccuracy { 0 }
    open var course: Double { 0 }
    open var courseAccuracy: Double { 0 }
    open var speed: Double { 0 }
    open var speedAccuracy: Double { 0 }
    open var timestamp: Date { Date() }
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

open class CLLocationManager: NSObject {
    public override init() {}
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy: CLLocationAccuracy = 0
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    open func requestWhenInUseAuthorization() {}
    open func startUpdatingLocation() {}
    open func stopUpdatingLocation() {}
}
