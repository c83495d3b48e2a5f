extension StandIns {
    /// The camera and bounds.
    static let mapCamera = #"""
        public let kGMSMinZoomLevel: Float = 2
        public let kGMSMaxZoomLevel: Float = 21

        open class GMSCameraPosition: NSObject {
            public internal(set) var target: CLLocationCoordinate2D
            public internal(set) var zoom: Float
            public internal(set) var bearing: CLLocationDirection
            public internal(set) var viewingAngle: Double

            public required init(
                target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection, viewingAngle: Double
            ) { (self.target, self.zoom, self.bearing, self.viewingAngle) = (target, zoom, bearing, viewingAngle) }
            public convenience override init() { self.init(target: CLLocationCoordinate2D(), zoom: 0) }
            public convenience init(target: CLLocationCoordinate2D, zoom: Float) {
                self.init(target: target, zoom: zoom, bearing: 0, viewingAngle: 0)
            }
            public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float) {
                self.init(target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom)
            }
            public convenience init(
                latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float, bearing: CLLocationDirection,
                viewingAngle: Double
            ) {
                self.init(
                    target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom, bearing: bearing,
                    viewingAngle: viewingAngle)
            }
            public class func camera(withTarget target: CLLocationCoordinate2D, zoom: Float) -> Self {
                self.init(target: target, zoom: zoom, bearing: 0, viewingAngle: 0)
            }
            public class func camera(withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float) -> Self
            {
                camera(withTarget: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom)
            }
            public class func camera(
                withTarget target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection, viewingAngle: Double
            ) -> Self { self.init(target: target, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle) }
            public class func camera(
                withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float,
                bearing: CLLocationDirection, viewingAngle: Double
            ) -> Self {
                self.init(
                    target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom, bearing: bearing,
                    viewingAngle: viewingAngle)
            }
            /// The zoom at which a length on the ground takes a number of points.
            public class func zoom(
                at coordinate: CLLocationCoordinate2D, forMeters meters: CLLocationDistance, perPoints points: CGFloat
            ) -> Float {
                let world = 2 * Double.pi * 6_371_009 * cos(coordinate.latitude * .pi / 180)
                return Float(log2(world * Double(points) / (256 * meters)))
            }
            open override func isEqual(_ object: Any?) -> Bool {
                guard let other = object as? GMSCameraPosition else { return false }
                return target.latitude == other.target.latitude && target.longitude == other.target.longitude
                    && zoom == other.zoom
                    && bearing == other.bearing && viewingAngle == other.viewingAngle
            }
            open override var hash: Int { zoom.hashValue ^ target.latitude.hashValue ^ target.longitude.hashValue }
        }

        open class GMSMutableCameraPosition: GMSCameraPosition {
            public func setTarget(_ target: CLLocationCoordinate2D) { self.target = target }
            public func setZoom(_ zoom: Float) { self.zoom = zoom }
        }

        open class GMSCoordinateBounds: NSObject {
            public let northEast: CLLocationCoordinate2D
            public let southWest: CLLocationCoordinate2D
            public let isValid: Bool

            private init(_ southWest: CLLocationCoordinate2D, _ northEast: CLLocationCoordinate2D, isValid: Bool) {
                (self.southWest, self.northEast, self.isValid) = (southWest, northEast, isValid)
            }
            public convenience override init() {
                self.init(kCLLocationCoordinate2DInvalid, kCLLocationCoordinate2DInvalid, isValid: false)
            }
            public convenience init(coordinate first: CLLocationCoordinate2D, coordinate second: CLLocationCoordinate2D) {
                let west = min(first.longitude, second.longitude)
                let east = max(first.longitude, second.longitude)
                // The shorter way around the world.
                let isAround = east - west > 180
                self.init(
                    CLLocationCoordinate2D(latitude: min(first.latitude, second.latitude), longitude: isAround ? east : west),
                    CLLocationCoordinate2D(latitude: max(first.latitude, second.latitude), longitude: isAround ? west : east),
                    isValid: true)
            }
            public convenience init(region: GMSVisibleRegion) {
                self.init(
                    CLLocationCoordinate2D(latitude: region.nearLeft.latitude, longitude: region.nearLeft.longitude),
                    CLLocationCoordinate2D(latitude: region.farRight.latitude, longitude: region.farRight.longitude),
                    isValid: true)
            }
            public convenience init(path: GMSPath) {
                let bounds = GMSCoordinateBounds().includingPath(path)
                self.init(bounds.southWest, bounds.northEast, isValid: bounds.isValid)
            }

            /// The degrees from west to east.
            private var width: Double { (northEast.longitude - southWest.longitude + 360).truncatingRemainder(dividingBy: 360) }

            public func includingCoordinate(_ coordinate: CLLocationCoordinate2D) -> GMSCoordinateBounds {
                guard isValid else { return GMSCoordinateBounds(coordinate, coordinate, isValid: true) }
                let south = min(southWest.latitude, coordinate.latitude)
                let north = max(northEast.latitude, coordinate.latitude)
                var (west, east) = (southWest.longitude, northEast.longitude)
                let eastward = (coordinate.longitude - west + 720).truncatingRemainder(dividingBy: 360)
                if eastward > width {
                    let beyond = eastward - width
                    if beyond <= 360 - eastward { east = coordinate.longitude } else { west = coordinate.longitude }
                }
                return GMSCoordinateBounds(
                    CLLocationCoordinate2D(latitude: south, longitude: west),
                    CLLocationCoordinate2D(latitude: north, longitude: east), isValid: true)
            }
            public func includingBounds(_ other: GMSCoordinateBounds) -> GMSCoordinateBounds {
                other.isValid ? includingCoordinate(other.southWest).includingCoordinate(other.northEast) : self
            }
            public func includingPath(_ path: GMSPath) -> GMSCoordinateBounds {
                path.places.reduce(self) { $0.includingCoordinate($1) }
            }
            public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
                let eastward = (coordinate.longitude - southWest.longitude + 720).truncatingRemainder(dividingBy: 360)
                return isValid && eastward <= width && coordinate.latitude >= southWest.latitude
                    && coordinate.latitude <= northEast.latitude
            }
            public func intersects(_ other: GMSCoordinateBounds) -> Bool {
                guard isValid, other.isValid, southWest.latitude <= other.northEast.latitude,
                    other.southWest.latitude <= northEast.latitude
                else { return false }
                func distance(_ from: Double, _ to: Double) -> Double { (to - from + 720).truncatingRemainder(dividingBy: 360) }
                return distance(southWest.longitude, other.southWest.longitude) <= width
                    || distance(other.southWest.longitude, southWest.longitude) <= other.width
            }
        }

        public struct GMSVisibleRegion: Sendable {
            public var nearLeft, nearRight, farLeft, farRight: CLLocationCoordinate2D
            public init(
                nearLeft: CLLocationCoordinate2D, nearRight: CLLocationCoordinate2D, farLeft: CLLocationCoordinate2D,
                farRight: CLLocationCoordinate2D
            ) { (self.nearLeft, self.nearRight, self.farLeft, self.farRight) = (nearLeft, nearRight, farLeft, farRight) }
        }

        """#
}
