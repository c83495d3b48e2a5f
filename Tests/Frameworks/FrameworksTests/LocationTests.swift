import CoreLocation
import HeadlessHost
import HostServices
import XCTest

/// A delegate as Apple's page "Configuring your app to use location services" has it.
private final class Follower: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        heard.append("status \(manager.authorizationStatus.rawValue)")
        if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        heard += locations.map { "at \($0.coordinate.latitude) \($0.coordinate.longitude)" }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        heard.append("failed \((error as? CLError)?.code.rawValue ?? -1)")
    }
}

/// Kind: documented — Apple's pages on `CLLocationManager`, and distances of a published table.
@MainActor final class LocationTests: XCTestCase {
    func testAnAllowedPlaceIsDelivered() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        host.services.allowed = [.location]
        let (manager, follower) = (CLLocationManager(), Follower())
        manager.delegate = follower
        manager.startUpdatingLocation()
        try await turn()
        XCTAssertEqual(follower.heard, ["status 0", "status 4"])
        host.services.location = HostLocation(latitude: 52.52, longitude: 13.405)
        try await turn()
        XCTAssertEqual(follower.heard.last, "at 52.52 13.405")
        manager.stopUpdatingLocation()
        host.services.location = HostLocation(latitude: 48.85, longitude: 2.35)
        try await turn()
        XCTAssertEqual(follower.heard.last, "at 52.52 13.405")
    }

    /// Kind: documented — Swift's documentation of optional protocol requirements, as tests call them.
    func testTestsCallTheDelegatesOptionalMethods() async throws {
        let (manager, follower) = (CLLocationManager(), Follower())
        let delegate: (any CLLocationManagerDelegate)? = follower
        let place = CLLocation(latitude: 1, longitude: 2)
        delegate?.locationManager?(manager, didUpdateLocations: [place])
        follower.locationManager?(manager, didChangeAuthorization: .denied)
        follower.locationManager?(manager, didFailWithError: CLError(.denied))
        XCTAssertEqual(follower.heard, ["at 1.0 2.0", "failed 1"])
    }

    /// Kind: documented — Apple's page on `startMonitoringSignificantLocationChanges()`: a notification after 500 meters or more.
    func testSignificantChanges() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        host.services.allowed = [.location]
        host.services.location = HostLocation(latitude: 52.52, longitude: 13.405)
        let (manager, follower) = (CLLocationManager(), Follower())
        var places: [String] { follower.heard.filter { $0.hasPrefix("at") } }
        manager.delegate = follower
        manager.startMonitoringSignificantLocationChanges()
        try await turn()
        host.services.location = HostLocation(latitude: 52.522, longitude: 13.405)
        try await turn()
        XCTAssertEqual(places, ["at 52.52 13.405"], "222 m are not significant")
        host.services.location = HostLocation(latitude: 52.53, longitude: 13.405)
        try await turn()
        XCTAssertEqual(places, ["at 52.52 13.405", "at 52.53 13.405"])
        manager.stopMonitoringSignificantLocationChanges()
        host.services.location = HostLocation(latitude: 48.85, longitude: 2.35)
        try await turn()
        XCTAssertEqual(places.count, 2)
    }

    /// Kind: documented — Apple's page "Monitoring the user's proximity to geographic regions": events come where the boundary is
    /// crossed, not where the device is inside already.
    func testRegionsAreEnteredAndLeft() async throws {
        final class Guard: NSObject, CLLocationManagerDelegate {
            var heard: [String] = []
            func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
                heard.append("watching \(region.identifier)")
            }
            func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
                heard.append("in \(region.identifier)")
            }
            func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
                heard.append("out of \(region.identifier)")
            }
            func locationManager(
                _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
            ) { heard.append("\(state) \(region.identifier)") }
        }
        let host = try HeadlessHost(device: "iphone-15")
        host.services.allowed = [.location]
        let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
        host.services.location = HostLocation(latitude: 52.52, longitude: 13.405)
        let (manager, follower) = (CLLocationManager(), Guard())
        manager.requestAlwaysAuthorization()
        manager.delegate = follower
        let (home, quiet) = (
            CLCircularRegion(center: berlin, radius: 300, identifier: "home"),
            CLCircularRegion(center: berlin, radius: 300, identifier: "quiet")
        )
        quiet.notifyOnEntry = false
        manager.startMonitoring(for: home)
        manager.startMonitoring(for: quiet)
        manager.requestState(for: home)
        try await turn()
        XCTAssertEqual(follower.heard, ["watching home", "watching quiet", "inside home"])
        XCTAssertEqual(manager.monitoredRegions, [home, quiet])
        XCTAssertTrue(CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
        host.services.location = HostLocation(latitude: 52.53, longitude: 13.405)
        try await turn()
        host.services.location = HostLocation(latitude: 52.5201, longitude: 13.405)
        try await turn()
        XCTAssertEqual(follower.heard.dropFirst(3), ["out of home", "out of quiet", "in home"])
        manager.stopMonitoring(for: home)
        host.services.location = HostLocation(latitude: 48.85, longitude: 2.35)
        try await turn()
        XCTAssertEqual(follower.heard.last, "out of quiet")
        XCTAssertNil(manager.heading)
    }

    func testARefusalAndAnUnknownPlaceFailAsDocumented() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let (manager, follower) = (CLLocationManager(), Follower())
        manager.delegate = follower
        try await turn()
        manager.requestLocation()
        try await turn()
        XCTAssertEqual(follower.heard, ["status 0", "status 2", "failed 1"])
        host.services.allowed = [.location]
        try await turn()
        manager.requestLocation()
        try await turn()
        XCTAssertEqual(follower.heard, ["status 0", "status 2", "failed 1", "status 4", "failed 0"])
    }

    /// Flinders Peak to Buninyong: 54972.271 m by the Geocentric Datum of Australia's manual, on GRS 80, whose ellipsoid
    /// differs from WGS 84's by less than a millimeter here.
    func testADistanceIsThatOfTheEllipsoid() {
        let peak = CLLocation(latitude: -(37 + 57 / 60 + 3.72030 / 3600), longitude: 144 + 25 / 60 + 29.52440 / 3600)
        let town = CLLocation(latitude: -(37 + 39 / 60 + 10.15610 / 3600), longitude: 143 + 55 / 60 + 35.38390 / 3600)
        XCTAssertEqual(peak.distance(from: town), 54972.271, accuracy: 0.001)
        let region = CLCircularRegion(center: peak.coordinate, radius: 54972, identifier: "near")
        XCTAssertFalse(region.contains(town.coordinate))
    }

    func testAGeocoderCannotReachItsServer() async {
        do {
            _ = try await CLGeocoder().geocodeAddressString("1 Infinite Loop")
            XCTFail("an address was found without a server")
        } catch { XCTAssertEqual((error as? CLError)?.code, .network) }
    }

    /// The forms that take a language and a region fail in the same way.
    func testEachFormOfAGeocoderFails() async throws {
        let (geocoder, place) = (CLGeocoder(), CLLocation())
        XCTAssertEqual(place.coordinate.latitude, 0)
        XCTAssertEqual(place.coordinate.longitude, 0)
        let region = CLCircularRegion(center: place.coordinate, radius: 10, identifier: "lake")
        let language = Locale(identifier: "fr_FR")
        let codes = Codes()
        geocoder.reverseGeocodeLocation(place, preferredLocale: language) { codes.add($0, $1) }
        geocoder.geocodeAddressString("1 Infinite Loop", in: region) { codes.add($0, $1) }
        geocoder.geocodeAddressString("1 Infinite Loop", in: region, preferredLocale: language) { codes.add($0, $1) }
        do {
            _ = try await geocoder.reverseGeocodeLocation(place, preferredLocale: language)
            XCTFail("a place was found without a server")
        } catch { XCTAssertEqual((error as? CLError)?.code, .network) }
        try await turn()
        XCTAssertEqual(codes.heard.first, .network)
        XCTAssertEqual(codes.heard.count, 3)
    }

    private final class Codes {
        var heard: [CLError.Code?] = []
        func add(_ places: [CLPlacemark]?, _ error: (any Error)?) {
            XCTAssertNil(places)
            heard.append((error as? CLError)?.code)
        }
    }
}

/// Lets the main queue go on.
func turn() async throws { for _ in 0..<3 { try await Task.sleep(nanoseconds: 3_000_000) } }
