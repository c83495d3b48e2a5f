extension StandIns {
    /// Markers and addresses.
    static let mapOverlays = #"""
        public enum GMSMarkerAnimation: UInt, Sendable { case none, pop }

        /// Something that lies on a map: it is there while its property `map` names one.
        open class GMSOverlay: NSObject {
            public var title: String? { didSet { changed() } }
            public var isTappable = false
            public var zIndex: Int32 = 0 { didSet { changed() } }
            public var userData: Any?
            public weak var map: GMSMapView? {
                didSet {
                    guard map !== oldValue else { return }
                    nonisolated(unsafe) let (overlay, old, new) = (self, oldValue, map)
                    MainActor.assumeIsolated {
                        old?.removeOverlay(overlay)
                        new?.addOverlay(overlay)
                    }
                }
            }

            public override init() { super.init() }

            final func changed() {
                guard let map else { return }
                MainActor.assumeIsolated { map.setNeedsLayout() }
            }
            /// The shape in a map's coordinates.
            @MainActor func path(on map: GMSMapView) -> UIBezierPath? { nil }
            /// The colours inside and of the line, and the line's width.
            var paint: (fill: UIColor?, stroke: UIColor?, width: CGFloat) { (nil, nil, 0) }
        }

        open class GMSMarker: GMSOverlay {
            public var position = CLLocationCoordinate2D() { didSet { changed() } }
            public var snippet: String? { didSet { changed() } }
            public var icon: UIImage? { didSet { changed() } }
            public var iconView: UIView? {
                didSet {
                    nonisolated(unsafe) let old = oldValue
                    MainActor.assumeIsolated { old?.removeFromSuperview() }
                    changed()
                }
            }
            public var tracksViewChanges = true
            public var tracksInfoWindowChanges = false
            public var groundAnchor = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
            public var infoWindowAnchor = CGPoint(x: 0.5, y: 0)
            public var appearAnimation = GMSMarkerAnimation.none
            public var isDraggable = false
            public var isFlat = false
            public var rotation: CLLocationDegrees = 0 { didSet { changed() } }
            public var opacity: Float = 1 { didSet { changed() } }

            public override init() {
                super.init()
                isTappable = true
            }
            public convenience init(position: CLLocationCoordinate2D) {
                self.init()
                self.position = position
            }

            /// The pin in a colour, red without one.
            public class func markerImage(with color: UIColor?) -> UIImage {
                nonisolated(unsafe) let color = color ?? UIColor(red: 0.92, green: 0.26, blue: 0.21, alpha: 1)
                return MainActor.assumeIsolated {
                    UIGraphicsImageRenderer(size: CGSize(width: 26, height: 41)).image { _ in
                        let outline = UIBezierPath()
                        outline.move(to: CGPoint(x: 13, y: 40.5))
                        outline.addCurve(
                            to: CGPoint(x: 1, y: 13), controlPoint1: CGPoint(x: 12, y: 28), controlPoint2: CGPoint(x: 1, y: 24))
                        outline.addArc(
                            withCenter: CGPoint(x: 13, y: 13), radius: 12, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
                        outline.addCurve(
                            to: CGPoint(x: 13, y: 40.5), controlPoint1: CGPoint(x: 25, y: 24),
                            controlPoint2: CGPoint(x: 14, y: 28))
                        color.setFill()
                        outline.fill()
                        UIColor(white: 0, alpha: 0.55).setFill()
                        UIBezierPath(ovalIn: CGRect(x: 8.5, y: 8.5, width: 9, height: 9)).fill()
                    }
                }
            }
        }

        // MARK: Addresses

        open class GMSAddress: NSObject {
            public internal(set) var coordinate = kCLLocationCoordinate2DInvalid
            public internal(set) var thoroughfare, locality, subLocality, administrativeArea, postalCode, country: String?
            public internal(set) var lines: [String]?
        }

        open class GMSReverseGeocodeResponse: NSObject {
            public func firstResult() -> GMSAddress? { nil }
            public func results() -> [GMSAddress]? { nil }
        }
        public typealias GMSReverseGeocodeCallback = (GMSReverseGeocodeResponse?, (any Error)?) -> Void
        public let kGMSGeocoderErrorDomain = "com.google.maps.GMSGeocoder"

        open class GMSGeocoder: NSObject {
            public class func geocoder() -> GMSGeocoder { GMSGeocoder() }
            public func reverseGeocodeCoordinate(
                _ coordinate: CLLocationCoordinate2D, completionHandler handler: @escaping GMSReverseGeocodeCallback
            ) {
                nonisolated(unsafe) let handler = handler
                let error = NSError(
                    domain: kGMSGeocoderErrorDomain, code: 2,
                    userInfo: [NSLocalizedDescriptionKey: "Masu has no server to ask for addresses."])
                DispatchQueue.main.async { handler(nil, error) }
            }
        }

        """#
}
