import Foundation
import HeadlessHost
import HostServices
import MapKit
import XCTest

private final class MapController: UIViewController, MKMapViewDelegate {
    let map = MKMapView()
    var heard: [String] = []

    override func loadView() {
        map.delegate = self
        view = map
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        let title: String? = view.annotation?.title ?? nil
        heard.append("select \(title ?? "")")
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("region") }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        let renderer = MKCircleRenderer(overlay: overlay)
        renderer.fillColor = .red
        return renderer
    }
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
        heard.append("user \(userLocation.coordinate.latitude)")
    }
}

private final class Mark: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 10, height: 10)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not for Mark") }
}

/// Kind: documented — Apple's pages on `MKMapView`, `MKMapPoint` and `MKCircle`; Mercator's projection.
@MainActor final class MapTests: XCTestCase {
    /// A document's element is the framework's view where the program has the framework.
    func testAClusterIsInTheMiddleOfItsMembers() async throws {
        let members = [(10.0, 20.0), (20.0, 40.0)].map { latitude, longitude in
            let annotation = MKPointAnnotation()
            annotation.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            return annotation
        }
        let cluster = MKClusterAnnotation(memberAnnotations: members)
        XCTAssertEqual(cluster.memberAnnotations.count, 2)
        XCTAssertEqual(cluster.coordinate.latitude, 15)
        XCTAssertEqual(cluster.coordinate.longitude, 30)
    }

    func testMapsOfDocuments() {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <mapView id="m"><rect key="frame" x="10" y="80" width="100" height="50"/></mapView>
            </objects></document>
            """
        let views = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
        XCTAssertEqual((views.first as? MKMapView)?.frame, CGRect(x: 10, y: 80, width: 100, height: 50))
    }

    /// The nearer the camera, the less is seen; the center is in the middle.
    func testACameraShowsWhatIsBelow() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let bern = CLLocationCoordinate2D(latitude: 46.95, longitude: 7.45)
        map.setCamera(
            MKMapCamera(lookingAtCenter: bern, fromDistance: 10_000, pitch: 45, heading: 0), animated: false)
        XCTAssertEqual(map.centerCoordinate.latitude, bern.latitude, accuracy: 0.001)
        XCTAssertEqual(map.centerCoordinate.longitude, bern.longitude, accuracy: 0.001)
        XCTAssertEqual(map.camera.centerCoordinateDistance, 10_000, accuracy: 100)
        let near = map.region.span.latitudeDelta
        map.camera = MKMapCamera(lookingAtCenter: bern, fromDistance: 20_000, pitch: 0, heading: 0)
        XCTAssertEqual(map.region.span.latitudeDelta / near, 2, accuracy: 0.01)
        map.camera = MKMapCamera(lookingAtCenter: bern, fromDistance: 50_000_000, pitch: 0, heading: 0)
        XCTAssertGreaterThanOrEqual(map.visibleMapRect.height, MKMapSize.world.height)
        let slanted = MKMapCamera(lookingAtCenter: bern, fromDistance: 100, pitch: 60, heading: 90)
        XCTAssertEqual(slanted.altitude, 50, accuracy: 1e-9)
    }

    func testPlacesOnTheFlatMap() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        XCTAssertEqual(middle.x, 134_217_728)
        XCTAssertEqual(middle.y, 134_217_728, accuracy: 1e-6)
        // The map's upper edge is the latitude atan(sinh(π)) of 85.0511°.
        XCTAssertEqual(MKMapPoint(x: 0, y: 0).coordinate.latitude, 85.051128779806, accuracy: 1e-9)
        let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
        XCTAssertEqual(MKMapPoint(berlin).coordinate.latitude, 52.52, accuracy: 1e-9)
        XCTAssertEqual(MKMapPoint(berlin).coordinate.longitude, 13.405, accuracy: 1e-9)
    }

    private final class Town: NSObject, MKAnnotation {
        let coordinate = CLLocationCoordinate2D(latitude: 47.56, longitude: 7)
        var title: String? { "Basel" }
    }

    /// Objective-C's optional property is an optional of an optional to those that know the protocol alone.
    func testTextsOfAnAnnotationAreTwiceOptional() async {
        let annotation: (any MKAnnotation)? = Town()
        if let title = annotation?.title, let name = title {
            XCTAssertEqual(name, "Basel")
        } else {
            XCTFail("a title that isn't found")
        }
        XCTAssertEqual(annotation?.title ?? "none", "Basel")
        let subtitle: String? = annotation?.subtitle ?? nil
        XCTAssertNil(subtitle)
        XCTAssertEqual(Town().title?.count, 5)
    }

    /// A controller that shows its annotations after each layout.
    private final class Showing: UIViewController {
        final class CountingMap: MKMapView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let map = CountingMap()
        let pins = [47.56, 51.92].map { latitude in
            let pin = MKPointAnnotation()
            pin.title = "\(latitude)"
            pin.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: 7)
            return pin
        }
        override func loadView() { view = map }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            map.showAnnotations(pins, animated: false)
        }
    }

    func testShowingTheSameAgainAsksForNoLayout() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        let controller = Showing()
        host.show(controller)
        host.settle()
        XCTAssertLessThan(controller.map.layouts, 6)
        let marker = try XCTUnwrap(controller.map.view(for: controller.pins[0]) as? MKMarkerAnnotationView)
        let caption = try XCTUnwrap(marker.subviews.compactMap { $0 as? UILabel }.first)
        XCTAssertEqual(caption.text, "47.56")
        XCTAssertFalse(caption.isHidden)
        marker.canShowCallout = true
        controller.map.selectAnnotation(controller.pins[0], animated: false)
        XCTAssertTrue(caption.isHidden, "the callout has the title")
    }

    func testARegionIsShownAroundItsMiddle() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        let controller = MapController()
        host.show(controller)
        let place = CLLocationCoordinate2D(latitude: 21.282778, longitude: -157.829444)
        controller.map.setRegion(
            MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: false)
        host.settle()
        let middle = controller.map.convert(place, toPointTo: controller.map)
        XCTAssertEqual(middle.x, 187.5, accuracy: 0.01)
        XCTAssertEqual(middle.y, 333.5, accuracy: 0.01)
        // The width is the narrow side: 1000 m over 375 points.
        let east = CLLocationCoordinate2D(
            latitude: place.latitude, longitude: place.longitude + controller.map.region.span.longitudeDelta / 2)
        XCTAssertEqual(controller.map.convert(east, toPointTo: nil).x, 375, accuracy: 0.01)
        XCTAssertEqual(
            controller.map.region.span.longitudeDelta, 1000 / (111_000 * cos(21.282778 * .pi / 180)), accuracy: 1e-9)
        let back = controller.map.convert(CGPoint(x: 187.5, y: 333.5), toCoordinateFrom: controller.map)
        XCTAssertEqual(back.latitude, place.latitude, accuracy: 1e-4)
        XCTAssertEqual(controller.heard, ["region"])
    }

    func testAnnotationsHaveViewsInTheirPlaces() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        let controller = MapController()
        host.show(controller)
        controller.map.register(
            Mark.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        let pin = MKPointAnnotation()
        pin.coordinate = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
        pin.title = "Berlin"
        controller.map.addAnnotation(pin)
        controller.map.setRegion(
            MKCoordinateRegion(center: pin.coordinate, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)),
            animated: false)
        host.settle()
        let view = try XCTUnwrap(controller.map.view(for: pin))
        XCTAssertTrue(view is Mark)
        XCTAssertEqual(view.center.x, 187.5, accuracy: 0.01)
        controller.map.selectAnnotation(pin, animated: false)
        XCTAssertEqual(controller.heard.last, "select Berlin")
        controller.map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: 0), animated: false)
        host.settle()
        XCTAssertNil(controller.map.view(for: pin), "it is far outside")
        controller.map.removeAnnotation(pin)
        XCTAssertTrue(controller.map.annotations.isEmpty)
    }

    func testACircleCoversItsMeters() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        let controller = MapController()
        host.show(controller)
        let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 1000)
        controller.map.addOverlay(circle)
        controller.map.setVisibleMapRect(circle.boundingMapRect, animated: false)
        host.settle()
        // The circle touches both sides: red in the middle, ground above it.
        let picture = try XCTUnwrap(UIImage(data: try host.png())?.cgImage)
        XCTAssertEqual(picture.width, 750)
        XCTAssertTrue(controller.map.renderer(for: circle) is MKCircleRenderer)
        XCTAssertEqual(MKMapPointsPerMeterAtLatitude(0) * 1000, circle.boundingMapRect.width / 2, accuracy: 1e-6)
    }

    func testTheUserIsWhereTheHostSays() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        host.services.allowed = [.location]
        host.services.location = HostLocation(latitude: 48.85, longitude: 2.35)
        let controller = MapController()
        host.show(controller)
        CLLocationManager().requestWhenInUseAuthorization()
        controller.map.showsUserLocation = true
        try await turn()
        host.settle()
        XCTAssertEqual(controller.heard.last, "user 48.85")
    }

    /// Apple's documentation of the filter, and of annotations of found places.
    func testKindsOfPlacesAndAnnotationsOfThem() async {
        let filter = MKPointOfInterestFilter(including: [.cafe])
        XCTAssertTrue(filter.includes(.cafe))
        XCTAssertTrue(filter.excludes(.museum))
        XCTAssertTrue(MKPointOfInterestFilter(excluding: [.cafe]).includes(.museum))
        XCTAssertTrue(MKPointOfInterestFilter.includingAll.includes(.zoo))
        XCTAssertFalse(MKPointOfInterestFilter.excludingAll.includes(.zoo))
        let found = CLPlacemark(location: CLLocation(latitude: 48.2, longitude: 16.4))
        found.name = "Karlskirche"
        let annotation = MKPlacemark(placemark: found)
        XCTAssertEqual(annotation.coordinate.latitude, 48.2)
        XCTAssertEqual(annotation.title, "Karlskirche")
        XCTAssertFalse(CLLocationCoordinate2DIsValid(MKPlacemark(placemark: CLPlacemark(location: nil)).coordinate))
    }

    /// Apple's documentation of renderers: both directions of the conversion, and the path in the same coordinates; and of
    /// `getCoordinates(_:range:)`.
    func testPathsOfRenderersAreInTheirCoordinates() async {
        let corners = [(48.0, 16.0), (48.0, 17.0), (49.0, 17.0), (49.0, 16.0)].map {
            CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
        }
        let polygon = MKPolygon(coordinates: corners, count: corners.count)
        let renderer = MKPolygonRenderer(polygon: polygon)
        let (inside, outside) = (
            MKMapPoint(CLLocationCoordinate2D(latitude: 48.5, longitude: 16.5)),
            MKMapPoint(CLLocationCoordinate2D(latitude: 47.5, longitude: 16.5))
        )
        XCTAssertTrue(renderer.path.contains(renderer.point(for: inside)))
        XCTAssertFalse(renderer.path.contains(renderer.point(for: outside)))
        XCTAssertEqual(renderer.mapPoint(for: renderer.point(for: inside)).x, inside.x, accuracy: 1e-3)
        let box = polygon.boundingMapRect
        XCTAssertEqual(renderer.mapRect(for: renderer.rect(for: box)).size.width, box.size.width, accuracy: 1e-3)
        var taken = [CLLocationCoordinate2D](repeating: kCLLocationCoordinate2DInvalid, count: 2)
        polygon.getCoordinates(&taken, range: NSRange(location: 1, length: 2))
        XCTAssertEqual(taken[0].longitude, 17, accuracy: 1e-9)
        XCTAssertEqual(taken[1].latitude, 49, accuracy: 1e-9)
    }

    /// Classes imported from Objective-C have initialisers that a type parameter calls.
    func testATypeParameterMakesAnAnnotationView() async {
        final class Pin: MKAnnotationView {
            override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
                tag = 7
            }
            required init?(coder: NSCoder) { nil }
        }
        func made<View: MKAnnotationView>(_ type: View.Type) -> View { View(annotation: nil, reuseIdentifier: "pin") }
        XCTAssertEqual(made(Pin.self).tag, 7)
        XCTAssertEqual(made(Pin.self).reuseIdentifier, "pin")
    }

    /// Apple's documentation of the older dictionary.
    func testPartsOfAnAddressByName() async {
        let place = CLPlacemark(location: nil)
        XCTAssertNil(place.addressDictionary)
        (place.locality, place.isoCountryCode, place.thoroughfare) = ("Wien", "AT", "Kreuzherrengasse")
        XCTAssertEqual(place.addressDictionary?["City"] as? String, "Wien")
        XCTAssertEqual(place.addressDictionary?["CountryCode"] as? String, "AT")
        XCTAssertEqual(MKPlacemark(placemark: place).addressDictionary?["Street"] as? String, "Kreuzherrengasse")
    }

    func testASearchNeedsAServer() async {
        do {
            _ = try await MKLocalSearch(request: MKLocalSearch.Request()).start()
            XCTFail("something was found without a server")
        } catch { XCTAssertEqual((error as? MKError)?.code, .serverFailure) }
    }

    /// MapKit's documentation: a picture of the region in the options' size, and the places of coordinates in it.
    func testSnapshots() async throws {
        let options = MKMapSnapshotter.Options()
        XCTAssertEqual(options.size, CGSize(width: 256, height: 256))
        let center = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4)
        options.region = MKCoordinateRegion(
            center: center, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
        options.size = CGSize(width: 200, height: 100)
        options.scale = 2
        let snapshotter = MKMapSnapshotter(options: options)
        let made = expectation(description: "made")
        snapshotter.start { snapshot, error in
            XCTAssertNil(error)
            XCTAssertEqual(snapshot?.image.size, CGSize(width: 200, height: 100))
            XCTAssertEqual(snapshot?.image.scale, 2)
            let place = snapshot?.point(for: center) ?? .zero
            XCTAssertEqual(Double(place.x), 100, accuracy: 0.5)
            XCTAssertEqual(Double(place.y), 50, accuracy: 0.5)
            made.fulfill()
        }
        XCTAssertTrue(snapshotter.isLoading)
        await fulfillment(of: [made], timeout: 5)
    }
}
