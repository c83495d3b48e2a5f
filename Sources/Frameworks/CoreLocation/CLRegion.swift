import Foundation

/// An area that an app gives a name.
open class CLRegion: NSObject, @unchecked Sendable {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// The area around a place.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    /// Meters.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(center, coordinate) <= radius
    }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses of places and places of addresses: a service of Apple's network, which can't be reached here.
open class CLGeocoder: NSObject, @unchecked Sendable {
    public private(set) var isGeocoding = false

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func cancelGeocode() { isGeocoding = false }

    private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
        isGeocoding = true
        nonisolated(unsafe) let handler = handler
        DispatchQueue.main.async {
            let error = CLError(self.isGeocoding ? .network : .geocodeCanceled)
            self.isGeocoding = false
            handler(nil, error)
        }
    }
}

/// A place and its address, as far as somebody gave it one.
open class CLPlacemark: NSObject, @unchecked Sendable {
    public let location: CLLocation?
    open var name: String?
    open var thoroughfare: String?
    open var subThoroughfare: String?
    open var locality: String?
    open var subLocality: String?
    open var administrativeArea: String?
    open var subAdministrativeArea: String?
    open var postalCode: String?
    open var isoCountryCode: String?
    open var country: String?
    open var inlandWater: String?
    open var ocean: String?
    open var areasOfInterest: [String]?
    open var timeZone: TimeZone?
    /// Nil: nobody here finds the area of an address.
    open var region: CLRegion? { nil }

    /// The parts by the names that the older dictionary of an address has; nil without any.
    open var addressDictionary: [AnyHashable: Any]? {
        let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        let parts: [(String, String?)] = [
            ("Name", name), ("Street", street.isEmpty ? nil : street), ("Thoroughfare", thoroughfare),
            ("SubThoroughfare", subThoroughfare), ("City", locality), ("SubLocality", subLocality),
            ("State", administrativeArea), ("SubAdministrativeArea", subAdministrativeArea), ("ZIP", postalCode),
            ("CountryCode", isoCountryCode), ("Country", country),
        ]
        let known = parts.compactMap { key, value in value.map { (AnyHashable(key), $0 as Any) } }
        return known.isEmpty ? nil : Dictionary(uniqueKeysWithValues: known)
    }

    public init(location: CLLocation?) { self.location = location }
    public init(placemark: CLPlacemark) {
        location = placemark.location
        (name, thoroughfare, subThoroughfare) = (placemark.name, placemark.thoroughfare, placemark.subThoroughfare)
        (locality, subLocality) = (placemark.locality, placemark.subLocality)
        (administrativeArea, subAdministrativeArea) = (placemark.administrativeArea, placemark.subAdministrativeArea)
        (postalCode, isoCountryCode, country) = (placemark.postalCode, placemark.isoCountryCode, placemark.country)
        (inlandWater, ocean) = (placemark.inlandWater, placemark.ocean)
        (areasOfInterest, timeZone) = (placemark.areasOfInterest, placemark.timeZone)
    }
}
