import UIKit

/// A map: a quiet grid here, on which annotations, overlays and regions are where they are on Apple's.
///
/// The map doesn't turn or tilt, and changes by code alone.
@preconcurrency @MainActor open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    /// No points of interest are drawn, whatever it says.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var userTrackingMode = MKUserTrackingMode.none
    public let userLocation = MKUserLocation()
    open internal(set) var annotations: [any MKAnnotation] = []
    open internal(set) var overlays: [any MKOverlay] = []
    open internal(set) var selectedAnnotation: (any MKAnnotation)?

    var shownViews: [ObjectIdentifier: MKAnnotationView] = [:]
    var waitingViews: [String: [MKAnnotationView]] = [:]
    var registeredClasses: [String: MKAnnotationView.Type] = [:]
    var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    let canvas = MapCanvas()
    private let finder = CLLocationManager()
    private var finding: UserFinding?
    /// The rectangle that was asked for; the visible one is the smallest around it with the view's proportions.
    private var wanted = MKMapRect(
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 140, longitudeDelta: 180)))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        canvas.map = self
        canvas.frame = bounds
        canvas.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(canvas)
        let action = Selector("tap:") { (map: MKMapView) in
            { @MainActor @Sendable (recognizer: UITapGestureRecognizer) in map.tap(recognizer) }
        }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: action))
    }

    // MARK: Region

    open var visibleMapRect: MKMapRect {
        get { fitting(wanted) }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animate)
        // The same again, as from a controller that shows its annotations after each layout, moves nothing.
        if mapRect != wanted {
            wanted = mapRect
            setNeedsLayout()
            canvas.setNeedsDisplay()
        }
        delegate?.mapViewDidChangeVisibleRegion(self)
        delegate?.mapView(self, regionDidChangeAnimated: animate)
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        let space = bounds.inset(by: insets)
        guard space.width > 0, space.height > 0, !mapRect.isNull else { return }
        let scale = max(mapRect.width / space.width, mapRect.height / space.height)
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        let x = mapRect.midX - space.midX * scale
        let y = mapRect.midY - space.midY * scale
        setVisibleMapRect(MKMapRect(x: x, y: y, width: width, height: height), animated: animate)
    }

    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { fitting(mapRect) }

    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        if !CLLocationCoordinate2DIsValid(region.center) || region.span.latitudeDelta < 0 {
            UIKitException.raise(
                .invalidArgument,
                "Invalid Region <center:\(region.center.latitude), \(region.center.longitude) "
                    + "span:\(region.span.latitudeDelta), \(region.span.longitudeDelta)>")
            return
        }
        setVisibleMapRect(MKMapRect(region), animated: animated)
    }

    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        MKCoordinateRegion(fitting(MKMapRect(region)))
    }

    open var centerCoordinate: CLLocationCoordinate2D {
        get {
            let rect = visibleMapRect
            return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        }
        set { setCenter(newValue, animated: false) }
    }

    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        let (middle, rect) = (MKMapPoint(coordinate), visibleMapRect)
        setVisibleMapRect(
            MKMapRect(
                x: middle.x - rect.width / 2, y: middle.y - rect.height / 2, width: rect.width, height: rect.height),
            animated: animated)
    }

    /// The smallest rectangle around one that has the view's proportions.
    private func fitting(_ rect: MKMapRect) -> MKMapRect {
        guard bounds.width > 0, bounds.height > 0, rect.width > 0, rect.height > 0 else { return rect }
        let scale = max(rect.width / bounds.width, rect.height / bounds.height)
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        return MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }

    // MARK: Places and points

    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(point(of: MKMapPoint(coordinate)), to: view)
    }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let (own, rect) = (convert(point, from: view), visibleMapRect)
        let scale = bounds.width > 0 ? rect.width / bounds.width : 1
        return MKMapPoint(x: rect.minX + own.x * scale, y: rect.minY + own.y * scale).coordinate
    }

    /// The view's point of a point of the map.
    func point(of place: MKMapPoint) -> CGPoint {
        let rect = visibleMapRect
        let scale = rect.width > 0 ? bounds.width / rect.width : 0
        return CGPoint(x: (place.x - rect.minX) * scale, y: (place.y - rect.minY) * scale)
    }

    // MARK: The user

    open var showsUserLocation = false {
        didSet {
            guard showsUserLocation != oldValue else { return }
            userLocation.isUpdating = showsUserLocation
            guard showsUserLocation else {
                finder.stopUpdatingLocation()
                return removeAnnotation(userLocation)
            }
            let finding = finding ?? UserFinding(self)
            self.finding = finding
            finder.delegate = finding
            finder.startUpdatingLocation()
        }
    }

    open var isUserLocationVisible: Bool {
        guard let location = userLocation.location else { return false }
        return visibleMapRect.contains(MKMapPoint(location.coordinate))
    }

    func found(_ location: CLLocation) {
        userLocation.location = location
        if !annotations.contains(where: { $0 === userLocation }) { annotations.append(userLocation) }
        if userTrackingMode != .none { setCenter(location.coordinate, animated: true) }
        setNeedsLayout()
        delegate?.mapView(self, didUpdate: userLocation)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        canvas.setNeedsDisplay()
        placeAnnotations()
    }
}

/// Receives the user's place for a map.
private final class UserFinding: NSObject, CLLocationManagerDelegate {
    private weak var map: MKMapView?

    init(_ map: MKMapView) { self.map = map }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last else { return }
        MainActor.assumeIsolated { map?.found(last) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        MainActor.assumeIsolated {
            guard let map else { return }
            map.delegate?.mapView(map, didFailToLocateUserWithError: error)
        }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        MainActor.assumeIsolated { if map?.showsUserLocation == true { manager.startUpdatingLocation() } }
    }
}
