import UIKit

/// Something that covers a part of the map.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

/// Places that are joined by lines.
@preconcurrency @MainActor open class MKMultiPoint: MKShape {
    fileprivate let places: [MKMapPoint]

    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        places = (0..<count).map { MKMapPoint(coords[$0]) }
        super.init()
    }

    open var pointCount: Int { places.count }

    /// Writes the coordinates of a range of points.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (place, point) in places[range.location..<range.location + range.length].enumerated() {
            coords[place] = point.coordinate
        }
    }
    open var boundingMapRect: MKMapRect {
        places.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }
    open override var coordinate: CLLocationCoordinate2D {
        let box = boundingMapRect
        return MKMapPoint(x: box.midX, y: box.midY).coordinate
    }

    /// The points of the map, in order.
    var mapPoints: [MKMapPoint] { places }
}

@preconcurrency @MainActor open class MKPolyline: MKMultiPoint, MKOverlay {}

@preconcurrency @MainActor open class MKPolygon: MKMultiPoint, MKOverlay {}

@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    /// Meters.
    public let radius: CLLocationDistance

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        center = coord
        self.radius = radius
        super.init()
    }

    open override var coordinate: CLLocationCoordinate2D { center }
    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let length = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
        return MKMapRect(x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length)
    }
}

/// The number of the map's points in a meter, which grows towards the poles.
///
/// Provenance: documented — 40075016.686: the equator's length in meters by WGS 84.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    MKMapSize.world.width / (40_075_016.686 * max(1e-9, cos(latitude * .pi / 180)))
}

public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    1 / MKMapPointsPerMeterAtLatitude(latitude)
}

/// The looks of an overlay.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1

    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// A place in the renderer's own coordinates: the map's points, from the corner of the overlay's rectangle on.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }
    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: origin.x + point.x, y: origin.y + point.y)
    }
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.size.width, height: mapRect.size.height))
    }
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
    }

    /// The overlay's outline, through a function from points of the map to points of the view; nil for one without.
    func outline(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath? { nil }
    func draw(_ path: UIBezierPath) {}
}

@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    /// Points of the screen; 0 for a line of the system's width.
    open var lineWidth: CGFloat = 0
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var lineDashPattern: [NSNumber]?
    private var ownPath: CGPath?

    /// The overlay's outline in the renderer's coordinates, made by `createPath()` unless it is set.
    open var path: CGPath! {
        get {
            if ownPath == nil { createPath() }
            return ownPath
        }
        set { ownPath = newValue }
    }
    /// Sets `path`; subclasses make others.
    open func createPath() { ownPath = outline { point(for: $0) }?.cgPath }
    open func invalidatePath() { ownPath = nil }

    override func draw(_ path: UIBezierPath) {
        path.lineWidth = lineWidth == 0 ? 2 : lineWidth
        path.lineJoinStyle = lineJoin
        path.lineCapStyle = lineCap
        if let dashes = lineDashPattern?.map({ CGFloat(truncating: $0) }) {
            path.setLineDash(dashes, count: dashes.count, phase: 0)
        }
        if let fillColor {
            fillColor.withAlphaComponent(fillColor.cgColor.alpha * alpha).setFill()
            path.fill()
        }
        if let strokeColor {
            strokeColor.withAlphaComponent(strokeColor.cgColor.alpha * alpha).setStroke()
            path.stroke()
        }
    }
}

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open var polyline: MKPolyline? { overlay as? MKPolyline }

    override func outline(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath? { polyline?.outline(place, closes: false) }
}

@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open var polygon: MKPolygon? { overlay as? MKPolygon }

    override func outline(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath? { polygon?.outline(place, closes: true) }
}

@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
    public init(circle: MKCircle) { super.init(overlay: circle) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open var circle: MKCircle? { overlay as? MKCircle }

    override func outline(_ place: (MKMapPoint) -> CGPoint) -> UIBezierPath? {
        guard let box = circle?.boundingMapRect else { return nil }
        let (start, end) = (
            place(MKMapPoint(x: box.minX, y: box.minY)), place(MKMapPoint(x: box.maxX, y: box.maxY))
        )
        return UIBezierPath(ovalIn: CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y))
    }
}

extension MKMultiPoint {
    fileprivate func outline(_ place: (MKMapPoint) -> CGPoint, closes: Bool) -> UIBezierPath? {
        guard let first = mapPoints.first else { return nil }
        let path = UIBezierPath()
        path.move(to: place(first))
        for point in mapPoints.dropFirst() { path.addLine(to: place(point)) }
        if closes { path.close() }
        return path
    }
}
