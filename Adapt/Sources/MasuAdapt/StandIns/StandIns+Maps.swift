extension StandIns {
    /// `GoogleMaps`, whose sources are closed.
    static let maps =
        mapPaths + mapCamera + mapUpdates + mapOverlays + mapShapes
        + mapDelegate + mapView + mapTouches

    /// The key, paths, and lengths on the sphere.
    static let mapPaths = #"""
        // A stand-in for GoogleMaps by Masu: an empty map with its markers and shapes at their places; no server is asked.
        @_exported import CoreLocation
        @_exported import UIKit

        public final class GMSServices: NSObject {
            @discardableResult public class func provideAPIKey(_ APIKey: String) -> Bool { true }
            @discardableResult public class func provideAPIOptions(_ APIOptions: [String]) -> Bool { true }
            public class func setMetalRendererEnabled(_ enabled: Bool) {}
            public class func openSourceLicenseInfo() -> String { "" }
            public class func sdkVersion() -> String { "0" }
            public class func sdkLongVersion() -> String { "0" }
        }

        /// The plane of Mercator's projection, a square of side 1 from the upper left.
        struct WorldPoint {
            var x, y: Double

            init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
            init(_ place: CLLocationCoordinate2D) {
                let latitude = min(max(place.latitude, -85.051_128_78), 85.051_128_78) * .pi / 180
                x = (place.longitude + 180) / 360
                y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2
            }
            var coordinate: CLLocationCoordinate2D {
                let turns = x - x.rounded(.down)
                return CLLocationCoordinate2D(
                    latitude: atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi, longitude: turns * 360 - 180)
            }
        }

        public enum GMSLengthKind: UInt, Sendable { case geodesic, rhumb, projected }

        open class GMSPath: NSObject {
            fileprivate(set) var places: [CLLocationCoordinate2D] = []

            public override init() { super.init() }
            public init(path: GMSPath) { places = path.places }
            /// A path by Google's format of encoded polylines: differences in 1/100000 degrees, five bits a character.
            public init?(fromEncodedPath encodedPath: String) {
                super.init()
                var (last, values, value, shift) = ((0, 0), [Int](), 0, 0)
                for byte in encodedPath.utf8 {
                    guard (63...126).contains(byte), shift < 60 else { return nil }
                    let bits = Int(byte) - 63
                    value |= (bits & 31) << shift
                    shift += 5
                    guard bits < 32 else { continue }
                    values.append(value & 1 == 1 ? ~(value >> 1) : value >> 1)
                    (value, shift) = (0, 0)
                    guard values.count == 2 else { continue }
                    last = (last.0 + values[0], last.1 + values[1])
                    places.append(CLLocationCoordinate2D(latitude: Double(last.0) / 1e5, longitude: Double(last.1) / 1e5))
                    values = []
                }
                guard shift == 0, values.isEmpty else { return nil }
            }

            public func encodedPath() -> String {
                var (last, bytes) = ((0, 0), [UInt8]())
                func append(_ difference: Int) {
                    var rest = difference < 0 ? ~(difference << 1) : difference << 1
                    while rest >= 32 {
                        bytes.append(UInt8((rest & 31 | 32) + 63))
                        rest >>= 5
                    }
                    bytes.append(UInt8(rest + 63))
                }
                for place in places {
                    let next = (Int((place.latitude * 1e5).rounded()), Int((place.longitude * 1e5).rounded()))
                    append(next.0 - last.0)
                    append(next.1 - last.1)
                    last = next
                }
                return String(decoding: bytes, as: UTF8.self)
            }

            public func count() -> UInt { UInt(places.count) }
            public func coordinate(at index: UInt) -> CLLocationCoordinate2D {
                index < places.count ? places[Int(index)] : kCLLocationCoordinate2DInvalid
            }
            public func pathOffset(byLatitude deltaLatitude: CLLocationDegrees, longitude deltaLongitude: CLLocationDegrees)
                -> GMSPath
            {
                let path = GMSMutablePath()
                for place in places {
                    path.addLatitude(place.latitude + deltaLatitude, longitude: place.longitude + deltaLongitude)
                }
                return path
            }
            public func length(of kind: GMSLengthKind) -> Double { GMSGeometryLength(self) }
            open override func copy() -> Any { GMSPath(path: self) }
            open override func mutableCopy() -> Any { GMSMutablePath(path: self) }
        }

        open class GMSMutablePath: GMSPath {
            public func add(_ coord: CLLocationCoordinate2D) { places.append(coord) }
            public func addLatitude(_ latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
                add(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
            }
            public func insert(_ coord: CLLocationCoordinate2D, at index: UInt) { places.insert(coord, at: Int(index)) }
            public func replaceCoordinate(at index: UInt, with coord: CLLocationCoordinate2D) { places[Int(index)] = coord }
            public func removeCoordinate(at index: UInt) { places.remove(at: Int(index)) }
            public func removeLastCoordinate() { _ = places.popLast() }
            public func removeAllCoordinates() { places = [] }
        }

        // MARK: On the sphere

        private let earth = 6_371_009.0

        public func GMSGeometryDistance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> CLLocationDistance {
            let (first, second) = (from.latitude * .pi / 180, to.latitude * .pi / 180)
            let half = (sin((second - first) / 2), sin((to.longitude - from.longitude) * .pi / 360))
            let square = half.0 * half.0 + cos(first) * cos(second) * half.1 * half.1
            return 2 * earth * asin(min(square.squareRoot(), 1))
        }
        public func GMSGeometryLength(_ path: GMSPath) -> CLLocationDistance {
            zip(path.places, path.places.dropFirst()).reduce(0) { $0 + GMSGeometryDistance($1.0, $1.1) }
        }
        public func GMSGeometryHeading(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> CLLocationDirection {
            let (first, second) = (from.latitude * .pi / 180, to.latitude * .pi / 180)
            let turn = (to.longitude - from.longitude) * .pi / 180
            let angle =
                atan2(sin(turn) * cos(second), cos(first) * sin(second) - sin(first) * cos(second) * cos(turn)) * 180 / .pi
            return angle < 0 ? angle + 360 : angle
        }
        public func GMSGeometryOffset(
            _ from: CLLocationCoordinate2D, _ distance: CLLocationDistance, _ heading: CLLocationDirection
        ) -> CLLocationCoordinate2D {
            let (arc, angle, first) = (distance / earth, heading * .pi / 180, from.latitude * .pi / 180)
            let latitude = asin(sin(first) * cos(arc) + cos(first) * sin(arc) * cos(angle))
            let turn = atan2(sin(angle) * sin(arc) * cos(first), cos(arc) - sin(first) * sin(latitude))
            return CLLocationCoordinate2D(latitude: latitude * 180 / .pi, longitude: from.longitude + turn * 180 / .pi)
        }
        /// True if a point is inside a polygon, in the plane of the map.
        public func GMSGeometryContainsLocation(_ point: CLLocationCoordinate2D, _ path: GMSPath, _ geodesic: Bool) -> Bool {
            let (corners, place) = (path.places.map(WorldPoint.init), WorldPoint(point))
            var isInside = false
            for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) where (a.y > place.y) != (b.y > place.y) {
                if place.x < (b.x - a.x) * (place.y - a.y) / (b.y - a.y) + a.x { isInside.toggle() }
            }
            return isInside
        }

        """#
}
