import Foundation
import HostServices

/// Methods that a location manager calls on the main thread.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
}

/// Tells a delegate the place that the host sets: `HeadlessHost.services.location`, or `--location` of an app.
///
/// The user decides as `HostServices.allowed` says. While the place isn't known, updates wait, and a single request fails
/// with `CLError.locationUnknown`; without permission both fail with `CLError.denied`.
open class CLLocationManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { soon { $0.tellAuthorization() } } }
    }
    /// Meters; every place is delivered with the host's accuracy.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// Meters that the place has to change by before it is delivered again.
    open var distanceFilter = kCLDistanceFilterNone
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var activityType = CLActivityType.other
    /// Degrees that the heading would have to change by.
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation = CLDeviceOrientation.portrait
    /// The place that was delivered last.
    open private(set) var location: CLLocation?

    private let services = HostServices.current
    private var observation: HostObservation?
    private var isUpdating = false
    /// The meters below which no change is delivered, whatever the filter says.
    private var leastChange: CLLocationDistance = 0
    private var toldStatus: CLAuthorizationStatus?
    private var wantsAlways = false
    /// The regions that are watched, by their names.
    var regions: [String: MonitoredRegion] = [:]

    public override init() {
        super.init()
        observation = services.observe { [weak self] in self?.soon { $0.follow() } }
    }

    // MARK: Permission

    open var authorizationStatus: CLAuthorizationStatus {
        switch services.decision(on: .location) {
        case nil: .notDetermined
        case true?: wantsAlways ? .authorizedAlways : .authorizedWhenInUse
        case false?: .denied
        }
    }

    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    open class func authorizationStatus() -> CLAuthorizationStatus { CLLocationManager().authorizationStatus }
    open class func locationServicesEnabled() -> Bool { true }
    /// False: nothing here has a compass.
    open class func headingAvailable() -> Bool { false }
    /// False: no app runs in the background here.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    open func requestWhenInUseAuthorization() { _ = services.ask(for: .location) }

    open func requestAlwaysAuthorization() {
        wantsAlways = true
        _ = services.ask(for: .location)
    }

    private func tellAuthorization() {
        let status = authorizationStatus
        guard status != toldStatus else { return }
        toldStatus = status
        delegate?.locationManagerDidChangeAuthorization(self)
        delegate?.locationManager(self, didChangeAuthorization: status)
    }

    // MARK: Places

    open func startUpdatingLocation() {
        isUpdating = true
        soon { $0.deliver(isSingle: false) }
    }

    open func stopUpdatingLocation() { isUpdating = false }

    /// Places that lie 500 m and more apart, as Apple's documentation says of their delivery.
    open func startMonitoringSignificantLocationChanges() {
        leastChange = 500
        startUpdatingLocation()
    }

    open func stopMonitoringSignificantLocationChanges() {
        leastChange = 0
        stopUpdatingLocation()
    }

    /// Delivers the place once, or fails.
    open func requestLocation() { soon { $0.deliver(isSingle: true) } }

    private func follow() {
        tellAuthorization()
        if isUpdating { deliver(isSingle: false) }
        followRegions()
    }

    /// The device's place; nil while it isn't known, and without permission.
    var hostPlace: CLLocationCoordinate2D? {
        guard services.decision(on: .location) == true else { return nil }
        return services.location.map { CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude) }
    }

    private func deliver(isSingle: Bool) {
        guard isSingle || isUpdating else { return }
        switch services.decision(on: .location) {
        case nil: break
        case false?: delegate?.locationManager(self, didFailWithError: CLError(.denied))
        case true?:
            guard let place = services.location else {
                if isSingle { delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown)) }
                return
            }
            let next = CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
                altitude: place.altitude, horizontalAccuracy: place.accuracy, verticalAccuracy: place.accuracy,
                timestamp: Date())
            if !isSingle, let location, next.distance(from: location) <= max(leastChange, distanceFilter) { return }
            location = next
            delegate?.locationManager(self, didUpdateLocations: [next])
        }
    }

    /// Calls an action in the next turn of the main loop.
    func soon(_ action: @escaping (CLLocationManager) -> Void) {
        nonisolated(unsafe) let action = action
        DispatchQueue.main.async { [weak self] in if let self { action(self) } }
    }
}
