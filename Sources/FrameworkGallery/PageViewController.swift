import MapKit
import UIKit
import WebKit

/// A page of HTML.
final class PageViewController: UIViewController, WKNavigationDelegate {
    static let address: URL = URL(string: "https://www.rivers.example/rhine") ?? URL(fileURLWithPath: "/")
    private let page = WKWebView()

    override func loadView() {
        page.navigationDelegate = self
        view = page
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        page.loadHTMLString(
            """
            <html><head><title>Rhine</title></head><body style="font-family: -apple-system; font-size: 17px">
            <h1>Rhine</h1>
            <p>The Rhine begins in the <b>Swiss Alps</b> and flows into the North Sea after 1,233 km.</p>
            <ul><li>Basel</li><li>Strasbourg</li><li>Cologne</li></ul>
            <p><a href="\(Self.address)">More about it</a></p>
            </body></html>
            """, baseURL: nil)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { title = webView.title }
}

/// Towns on a river.
final class MapViewController: UIViewController, MKMapViewDelegate {
    private let map = MKMapView()
    private let towns: [(name: String, place: CLLocationCoordinate2D)] = [
        ("Basel", CLLocationCoordinate2D(latitude: 47.56, longitude: 7.59)),
        ("Strasbourg", CLLocationCoordinate2D(latitude: 48.58, longitude: 7.75)),
        ("Mainz", CLLocationCoordinate2D(latitude: 50.0, longitude: 8.27)),
        ("Cologne", CLLocationCoordinate2D(latitude: 50.94, longitude: 6.96)),
        ("Rotterdam", CLLocationCoordinate2D(latitude: 51.92, longitude: 4.48)),
    ]

    override func loadView() {
        map.delegate = self
        view = map
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Towns"
        let pins = towns.map { town in
            let pin = MKPointAnnotation()
            pin.title = town.name
            pin.coordinate = town.place
            return pin
        }
        map.addOverlay(MKPolyline(coordinates: towns.map(\.place), count: towns.count))
        map.addOverlay(MKCircle(center: towns[3].place, radius: 50_000))
        map.showAnnotations(pins, animated: false)
        map.selectAnnotation(pins[2], animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        map.showAnnotations(map.annotations, animated: false)
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        let view = mapView.dequeueReusableAnnotationView(
            withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
        view.canShowCallout = true
        return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        if let line = overlay as? MKPolyline {
            let renderer = MKPolylineRenderer(polyline: line)
            renderer.strokeColor = .systemBlue
            renderer.lineWidth = 3
            return renderer
        }
        let renderer = MKCircleRenderer(overlay: overlay)
        renderer.fillColor = UIColor.systemBlue.withAlphaComponent(0.2)
        return renderer
    }
}
