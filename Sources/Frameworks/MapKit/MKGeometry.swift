@_exported import CoreLocation
@_exported import UIKit

/// A region's height and width in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the Earth around a place.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        (self.center, self.span) = (center, span)
    }

    /// A region of so many meters.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        // Provenance: documented — 111 km: a degree of latitude, of Apple's page on MKCoordinateSpan.
        let degree = 111_000.0
        let shrinking = max(1e-9, cos(centerCoordinate.latitude * .pi / 180))
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * shrinking)))
    }

    /// The region of a rectangle of the map.
    public init(_ rect: MKMapRect) {
        let (start, end) = (MKMapPoint(x: rect.minX, y: rect.maxY), MKMapPoint(x: rect.maxX, y: rect.minY))
        let (low, high) = (start.coordinate, end.coordinate)
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: high.latitude - low.latitude, longitudeDelta: high.longitude - low.longitude))
    }
}

public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
public func MKCoordinateSpanMake(_ latitudeDelta: Double, _ longitudeDelta: Double) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// A place on the flat map: Mercator's projection of the Earth, from its north-western corner.
public struct MKMapPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init() { self.init(x: 0, y: 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = sin(coordinate.latitude * .pi / 180)
        let north = log((1 + sine) / (1 - sine)) / 2
        self.init(
            x: (coordinate.longitude + 180) / 360 * MKMapSize.world.width,
            y: (0.5 - north / (2 * .pi)) * MKMapSize.world.height)
    }

    public var coordinate: CLLocationCoordinate2D {
        let north = (0.5 - y / MKMapSize.world.height) * 2 * .pi
        return CLLocationCoordinate2D(
            latitude: atan(sinh(north)) * 180 / .pi, longitude: x / MKMapSize.world.width * 360 - 180)
    }

    /// Meters along the Earth's surface.
    public func distance(to: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, to.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude)
            .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init() { self.init(width: 0, height: 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// The whole map.
    ///
    /// Provenance: documented — 268435456: the width of MKMapRectWorld, 2 to the power of 28.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of the flat map.
public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The rectangle around a region.
    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        let north = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: min(85.05, center.latitude + span.latitudeDelta / 2), longitude: center.longitude))
        let south = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: max(-85.05, center.latitude - span.latitudeDelta / 2), longitude: center.longitude))
        let width = span.longitudeDelta / 360 * MKMapSize.world.width
        self.init(x: north.x - width / 2, y: north.y, width: width, height: south.y - north.y)
    }

    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var midX: Double { origin.x + size.width / 2 }
    public var maxX: Double { origin.x + size.width }
    public var minY: Double { origin.y }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x == .infinity }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
    public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isNull }
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }
    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
        let (width, height) = (min(maxX, rect2.maxX) - x, min(maxY, rect2.maxY) - y)
        return isNull || rect2.isNull || width < 0 || height < 0
            ? .null : MKMapRect(x: x, y: y, width: width, height: height)
    }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
