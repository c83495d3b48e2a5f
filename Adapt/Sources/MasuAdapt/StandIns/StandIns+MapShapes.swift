extension StandIns {
    /// Lines, polygons and circles.
    static let mapShapes = #"""
        open class GMSStrokeStyle: NSObject {
            let color: UIColor?
            init(_ color: UIColor?) { self.color = color }
            public class func solidColor(_ color: UIColor) -> GMSStrokeStyle { GMSStrokeStyle(color) }
            public class func gradient(from fromColor: UIColor, to toColor: UIColor) -> GMSStrokeStyle {
                GMSStrokeStyle(fromColor)
            }
        }

        open class GMSStyleSpan: NSObject {
            public let style: GMSStrokeStyle
            public let segments: Double
            public convenience init(color: UIColor) { self.init(style: .solidColor(color)) }
            public convenience init(color: UIColor, segments: Double) { self.init(style: .solidColor(color), segments: segments) }
            public convenience init(style: GMSStrokeStyle) { self.init(style: style, segments: 1) }
            public init(style: GMSStrokeStyle, segments: Double) { (self.style, self.segments) = (style, segments) }
        }

        open class GMSPolyline: GMSOverlay {
            public var path: GMSPath? { didSet { changed() } }
            public var strokeWidth: CGFloat = 1 { didSet { changed() } }
            public var strokeColor = UIColor.blue { didSet { changed() } }
            public var geodesic = false
            /// The line is drawn in the first one's colour.
            public var spans: [GMSStyleSpan]? { didSet { changed() } }

            public convenience init(path: GMSPath?) {
                self.init()
                self.path = path
            }
            override func path(on map: GMSMapView) -> UIBezierPath? { path.map { map.outline(of: $0, isClosed: false) } }
            override var paint: (fill: UIColor?, stroke: UIColor?, width: CGFloat) {
                (nil, spans?.first?.style.color ?? strokeColor, strokeWidth)
            }
        }

        open class GMSPolygon: GMSOverlay {
            public var path: GMSPath? { didSet { changed() } }
            public var holes: [GMSPath]? { didSet { changed() } }
            public var strokeWidth: CGFloat = 1 { didSet { changed() } }
            public var strokeColor: UIColor? = .black { didSet { changed() } }
            public var fillColor: UIColor? = UIColor.blue.withAlphaComponent(0.5) { didSet { changed() } }
            public var geodesic = false

            public convenience init(path: GMSPath?) {
                self.init()
                self.path = path
            }
            override func path(on map: GMSMapView) -> UIBezierPath? {
                guard let outline = path.map({ map.outline(of: $0, isClosed: true) }) else { return nil }
                for hole in holes ?? [] { outline.append(map.outline(of: hole, isClosed: true)) }
                return outline
            }
            override var paint: (fill: UIColor?, stroke: UIColor?, width: CGFloat) { (fillColor, strokeColor, strokeWidth) }
        }

        open class GMSCircle: GMSOverlay {
            public var position = CLLocationCoordinate2D() { didSet { changed() } }
            public var radius: CLLocationDistance = 0 { didSet { changed() } }
            public var strokeWidth: CGFloat = 1 { didSet { changed() } }
            public var strokeColor: UIColor? = .black { didSet { changed() } }
            public var fillColor: UIColor? { didSet { changed() } }

            public convenience init(position: CLLocationCoordinate2D, radius: CLLocationDistance) {
                self.init()
                (self.position, self.radius) = (position, radius)
            }
            override func path(on map: GMSMapView) -> UIBezierPath? {
                let (center, length) = (
                    map.projection.point(for: position), map.projection.points(forMeters: radius, at: position)
                )
                return UIBezierPath(
                    ovalIn: CGRect(x: center.x - length, y: center.y - length, width: 2 * length, height: 2 * length))
            }
            override var paint: (fill: UIColor?, stroke: UIColor?, width: CGFloat) { (fillColor, strokeColor, strokeWidth) }
        }

        open class GMSMapStyle: NSObject {
            public init(jsonString: String) throws {
                super.init()
                _ = try JSONSerialization.jsonObject(with: Data(jsonString.utf8))
            }
            public convenience init(contentsOfFileURL fileURL: URL) throws {
                try self.init(jsonString: String(contentsOf: fileURL, encoding: .utf8))
            }
        }

        """#
}
