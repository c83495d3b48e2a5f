extension StandIns {
    /// The view.
    static let mapView = #"""
        /// A light grey plane with markers and shapes.
        @preconcurrency @MainActor open class GMSMapView: UIView {
            public weak var delegate: (any GMSMapViewDelegate)?
            public var camera: GMSCameraPosition {
                get { position }
                set { move(to: newValue) }
            }
            public var mapType = GMSMapViewType.normal
            public var mapStyle: GMSMapStyle?
            public var padding = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
            public var paddingAdjustmentBehavior = GMSMapViewPaddingAdjustmentBehavior.always
            public let settings = GMSUISettings()
            public private(set) var minZoom = kGMSMinZoomLevel
            public private(set) var maxZoom = kGMSMaxZoomLevel
            public var isTrafficEnabled = false
            public var isBuildingsEnabled = true
            public var isIndoorEnabled = true
            public var cameraTargetBounds: GMSCoordinateBounds?
            public var selectedMarker: GMSMarker? { didSet { if selectedMarker !== oldValue { select(after: oldValue) } } }
            public var isMyLocationEnabled = false { didSet { location.follow(isMyLocationEnabled) } }
            public var myLocation: CLLocation? { location.place }
            public var projection: GMSProjection {
                let inside = bounds.inset(by: padding)
                return GMSProjection(position, center: CGPoint(x: inside.midX, y: inside.midY), size: bounds.size)
            }

            private var position = GMSCameraPosition()
            private var overlays: [GMSOverlay] = []
            private var shapes: [CAShapeLayer] = []
            /// Shapes, and over them markers; an app's own views are above both.
            private let ground = UIView()
            let stage = UIView()
            private var pins: [ObjectIdentifier: MarkerView] = [:]
            private var infoWindow: UIView?
            private lazy var location = LocationFollower(self)

            public convenience init() { self.init(frame: .zero) }
            public override init(frame: CGRect) {
                super.init(frame: frame)
                prepare()
            }
            public required init?(coder: NSCoder) {
                super.init(coder: coder)
                prepare()
            }
            public convenience init(frame: CGRect, camera: GMSCameraPosition) {
                self.init(frame: frame)
                position = limited(camera)
            }
            public convenience init(frame: CGRect, mapID: GMSMapID, camera: GMSCameraPosition) {
                self.init(frame: frame, camera: camera)
            }
            public convenience init(options: GMSMapViewOptions) {
                self.init(frame: options.frame, camera: options.camera ?? GMSCameraPosition())
                if let color = options.backgroundColor { backgroundColor = color }
            }
            public class func map(withFrame frame: CGRect, camera: GMSCameraPosition) -> GMSMapView {
                GMSMapView(frame: frame, camera: camera)
            }

            private func prepare() {
                backgroundColor = UIColor(white: 0.93, alpha: 1)
                clipsToBounds = true
                ground.isUserInteractionEnabled = false
                for view in [ground, stage] { addSubview(view) }
                let tap = UITapGestureRecognizer(target: self, action: Selector("tapped:", GMSMapView.tapped(_:)))
                let press = UILongPressGestureRecognizer(target: self, action: Selector("pressed:", GMSMapView.pressed(_:)))
                let pan = UIPanGestureRecognizer(target: self, action: Selector("panned:", GMSMapView.panned(_:)))
                let pinch = UIPinchGestureRecognizer(target: self, action: Selector("pinched:", GMSMapView.pinched(_:)))
                for gesture in [tap, press, pan, pinch] { addGestureRecognizer(gesture) }
            }

            // MARK: Camera

            private func limited(_ camera: GMSCameraPosition) -> GMSCameraPosition {
                camera.with(zoom: min(max(camera.zoom, minZoom), maxZoom))
            }
            private func move(to camera: GMSCameraPosition, isGesture: Bool = false, isIdle: Bool = true) {
                let next = limited(camera)
                guard !next.isEqual(position) else { return }
                if !isGesture { delegate?.mapView(self, willMove: false) }
                position = next
                setNeedsLayout()
                delegate?.mapView(self, didChange: position)
                guard isIdle else { return }
                DispatchQueue.main.async { [weak self] in
                    MainActor.assumeIsolated { self?.becomeIdle() }
                }
            }
            private func becomeIdle() { delegate?.mapView(self, idleAt: position) }

            public func setMinZoom(_ minZoom: Float, maxZoom: Float) {
                (self.minZoom, self.maxZoom) = (min(minZoom, maxZoom), max(minZoom, maxZoom))
                move(to: position)
            }
            public func moveCamera(_ update: GMSCameraUpdate) { move(to: update.camera(of: self)) }
            public func animate(with cameraUpdate: GMSCameraUpdate) { moveCamera(cameraUpdate) }
            public func animate(to cameraPosition: GMSCameraPosition) { move(to: cameraPosition) }
            public func animate(toLocation location: CLLocationCoordinate2D) { move(to: position.with(target: location)) }
            public func animate(toZoom zoom: Float) { move(to: position.with(zoom: zoom)) }
            public func animate(toBearing bearing: CLLocationDirection) {
                move(
                    to: GMSCameraPosition(
                        target: position.target, zoom: position.zoom, bearing: bearing, viewingAngle: position.viewingAngle))
            }
            public func animate(toViewingAngle viewingAngle: Double) {
                move(
                    to: GMSCameraPosition(
                        target: position.target, zoom: position.zoom, bearing: position.bearing, viewingAngle: viewingAngle))
            }
            public func camera(for bounds: GMSCoordinateBounds, insets: UIEdgeInsets) -> GMSCameraPosition? {
                let room = self.bounds.inset(by: padding).inset(by: insets)
                guard bounds.isValid, room.width > 0, room.height > 0 else { return nil }
                let (upper, lower) = (WorldPoint(bounds.northEast), WorldPoint(bounds.southWest))
                let width = upper.x < lower.x ? upper.x + 1 - lower.x : upper.x - lower.x
                let scale = max(width / Double(room.width), (lower.y - upper.y) / Double(room.height))
                let zoom = scale > 0 ? Float(-log2(scale * 256)) : maxZoom
                let side = 256 * pow(2, Double(min(max(zoom, minZoom), maxZoom)))
                // The room's middle beside the middle of the padded map, where the target is.
                let (dx, dy) = ((insets.left - insets.right) / 2, (insets.top - insets.bottom) / 2)
                let middle = WorldPoint(
                    x: lower.x + width / 2 - Double(dx) / side, y: (upper.y + lower.y) / 2 - Double(dy) / side)
                return limited(position.with(target: middle.coordinate, zoom: zoom))
            }
            func camera(scrolledBy offset: CGPoint) -> GMSCameraPosition {
                let now = projection
                return position.with(
                    target: now.coordinate(for: CGPoint(x: now.center.x + offset.x, y: now.center.y + offset.y)))
            }
            func camera(zoomedBy zoom: Float, at point: CGPoint) -> GMSCameraPosition {
                let next = limited(position.with(zoom: position.zoom + zoom))
                let (now, side) = (projection, 256 * pow(2, Double(next.zoom)))
                let fixed = WorldPoint(now.coordinate(for: point))
                let target = WorldPoint(
                    x: fixed.x - Double(point.x - now.center.x) / side, y: fixed.y - Double(point.y - now.center.y) / side)
                return next.with(target: target.coordinate)
            }

            // MARK: Overlays

            public func clear() {
                for overlay in overlays { overlay.map = nil }
            }
            func addOverlay(_ overlay: GMSOverlay) {
                overlays.append(overlay)
                setNeedsLayout()
            }
            func removeOverlay(_ overlay: GMSOverlay) {
                overlays.removeAll { $0 === overlay }
                pins.removeValue(forKey: ObjectIdentifier(overlay))?.removeFromSuperview()
                if overlay === selectedMarker { selectedMarker = nil }
                setNeedsLayout()
            }
            func outline(of path: GMSPath, isClosed: Bool) -> UIBezierPath {
                let (result, projection) = (UIBezierPath(), projection)
                for (index, place) in path.places.enumerated() {
                    let point = projection.point(for: place)
                    if index == 0 { result.move(to: point) } else { result.addLine(to: point) }
                }
                if isClosed, !path.places.isEmpty { result.close() }
                return result
            }

            open override func layoutSubviews() {
                super.layoutSubviews()
                for view in [ground, stage] { view.frame = bounds }
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                for shape in shapes { shape.removeFromSuperlayer() }
                shapes = []
                let ordered = overlays.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
                for overlay in ordered.map(\.element) {
                    if let marker = overlay as? GMSMarker { place(marker) } else { draw(overlay) }
                }
                CATransaction.commit()
                location.show(in: ground)
                placeInfoWindow()
            }
            private func draw(_ overlay: GMSOverlay) {
                guard let path = overlay.path(on: self) else { return }
                let (shape, paint) = (CAShapeLayer(), overlay.paint)
                shape.path = path.cgPath
                shape.fillRule = .evenOdd
                shape.fillColor = (paint.fill ?? .clear).cgColor
                shape.strokeColor = (paint.stroke ?? .clear).cgColor
                shape.lineWidth = paint.width
                ground.layer.addSublayer(shape)
                shapes.append(shape)
            }
            private func place(_ marker: GMSMarker) {
                let key = ObjectIdentifier(marker)
                let view = pins[key] ?? MarkerView(marker)
                pins[key] = view
                view.show(at: projection.point(for: marker.position))
                stage.addSubview(view)
            }

            // MARK: Touches

            var shownOverlays: [GMSOverlay] { overlays }
            /// Moves with a gesture.
            func follow(_ gesture: UIGestureRecognizer, to camera: GMSCameraPosition) {
                if gesture.state == .began { delegate?.mapView(self, willMove: true) }
                move(to: camera, isGesture: true, isIdle: false)
                if [.ended, .cancelled].contains(gesture.state) { becomeIdle() }
            }
            private func select(after old: GMSMarker?) {
                infoWindow?.removeFromSuperview()
                infoWindow = nil
                if let old { delegate?.mapView(self, didCloseInfoWindowOf: old) }
                guard let marker = selectedMarker else { return }
                let whole = delegate?.mapView(self, markerInfoWindow: marker)
                let contents = whole == nil ? delegate?.mapView(self, markerInfoContents: marker) : nil
                guard whole != nil || contents != nil || marker.title != nil || marker.snippet != nil else { return }
                infoWindow = InfoWindow(marker, contents: contents, whole: whole)
                setNeedsLayout()
            }
            private func placeInfoWindow() {
                guard let infoWindow, let marker = selectedMarker, let pin = pins[ObjectIdentifier(marker)] else { return }
                let anchor = marker.infoWindowAnchor
                let size = infoWindow.bounds.size
                infoWindow.center = CGPoint(
                    x: pin.frame.minX + anchor.x * pin.frame.width,
                    y: pin.frame.minY + anchor.y * pin.frame.height - size.height / 2 - 4)
                stage.addSubview(infoWindow)
            }
        }

        """#
}
