@_exported import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

/// A place by its degrees.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees, north of the equator positive.
    public var latitude: CLLocationDegrees
    /// Degrees, east of Greenwich positive.
    public var longitude: CLLocationDegrees

    public init() { self.init(latitude: 0, longitude: 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// True for degrees that exist.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000

/// A place on Earth, how exactly it is known, and since when.
open class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// Meters above the sea.
    public let altitude: CLLocationDistance
    /// Meters; negative where the coordinate isn't known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Meters; negative where the altitude isn't known.
    public let verticalAccuracy: CLLocationAccuracy
    /// Degrees from the north; negative where it isn't known.
    public let course: CLLocationDirection
    /// Meters a second; negative where it isn't known.
    public let speed: CLLocationSpeed
    public let timestamp: Date

    // All of the initialisers are designated ones, which subclasses call, as in Apple's header.

    /// 0° north and 0° east, now.
    public override init() {
        coordinate = CLLocationCoordinate2D()
        (altitude, horizontalAccuracy, verticalAccuracy) = (0, 0, -1)
        (course, speed, timestamp) = (-1, -1, Date())
    }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        (altitude, horizontalAccuracy, verticalAccuracy) = (0, 0, -1)
        (course, speed, timestamp) = (-1, -1, Date())
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
        (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
        (course, speed) = (-1, -1)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    /// Meters along the Earth's surface.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    open override var description: String {
        func text(_ number: Double, _ digits: Int) -> String { String(format: "%+.\(digits)f", number) }
        let place = "<\(text(coordinate.latitude, 8)),\(text(coordinate.longitude, 8))>"
        return
            "\(place) +/- \(String(format: "%.2f", horizontalAccuracy))m (speed \(String(format: "%.2f", speed)) mps / "
            + "course \(String(format: "%.2f", course))) @ \(timestamp)"
    }
}

/// Shortest ways on the Earth's ellipsoid.
enum Geodesic {
    /// Meters.
    ///
    /// Provenance: documented — 6378137 and 1/298.257223563: the ellipsoid WGS 84. The iteration is Vincenty's inverse
    /// solution (Survey Review XXIII, 1975); for places nearly opposite, where it doesn't settle, a sphere of the same
    /// volume stands in.
    static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        let (a, f) = (6378137.0, 1 / 298.257223563)
        let b = (1 - f) * a
        func reduced(_ degrees: Double) -> Double { atan((1 - f) * tan(degrees * .pi / 180)) }
        let (u1, u2) = (reduced(from.latitude), reduced(to.latitude))
        let l = (to.longitude - from.longitude) * .pi / 180
        var lambda = l
        for _ in 0..<200 {
            let x = cos(u2) * sin(lambda)
            let y = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
            let sinSigma = (x * x + y * y).squareRoot()
            if sinSigma == 0 { return 0 }
            let cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos(u1) * cos(u2) * sin(lambda) / sinSigma
            let cosAlpha2 = 1 - sinAlpha * sinAlpha
            let cosMiddle = cosAlpha2 == 0 ? 0 : cosSigma - 2 * sin(u1) * sin(u2) / cosAlpha2
            let c = f / 16 * cosAlpha2 * (4 + f * (4 - 3 * cosAlpha2))
            let middle2 = 2 * cosMiddle * cosMiddle - 1
            let next = l + (1 - c) * f * sinAlpha * (sigma + c * sinSigma * (cosMiddle + c * cosSigma * middle2))
            guard abs(next - lambda) < 1e-12 else {
                lambda = next
                continue
            }
            let v = cosAlpha2 * (a * a - b * b) / (b * b)
            let k = 1 + v / 16384 * (4096 + v * (-768 + v * (320 - 175 * v)))
            let m = v / 1024 * (256 + v * (-128 + v * (74 - 47 * v)))
            let third = m / 6 * cosMiddle * (4 * sinSigma * sinSigma - 3) * (4 * cosMiddle * cosMiddle - 3)
            let change = m * sinSigma * (cosMiddle + m / 4 * (cosSigma * middle2 - third))
            return b * k * (sigma - change)
        }
        return onSphere(from, to)
    }

    private static func onSphere(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        let (p, q) = (from.latitude * .pi / 180, to.latitude * .pi / 180)
        let (dp, dl) = (q - p, (to.longitude - from.longitude) * .pi / 180)
        let h = sin(dp / 2) * sin(dp / 2) + cos(p) * cos(q) * sin(dl / 2) * sin(dl / 2)
        return 2 * 6371000.8 * asin(min(1, h.squareRoot()))
    }
}
