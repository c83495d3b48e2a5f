import UIKit

/// The place from which a map is looked at.
open class MKMapCamera: NSObject {
    open var centerCoordinate: CLLocationCoordinate2D
    /// The way from the camera to the center, in metres.
    open var centerCoordinateDistance: CLLocationDistance
    /// The camera's height above the ground, in metres.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / cos(Double(pitch) * .pi / 180) }
    }
    /// Degrees from looking straight down; kept, since the map doesn't tilt.
    open var pitch: CGFloat
    /// Degrees from north; kept, since the map doesn't turn.
    open var heading: CLLocationDirection

    public override init() {
        centerCoordinate = CLLocationCoordinate2D()
        (centerCoordinateDistance, pitch, heading) = (0, 0, 0)
        super.init()
    }

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        (self.pitch, self.heading, centerCoordinateDistance) = (pitch, heading, distance)
    }

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eye: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        let away = MKMapPoint(centerCoordinate).distance(to: MKMapPoint(eye))
        centerCoordinateDistance = (away * away + eyeAltitude * eyeAltitude).squareRoot()
        pitch = eyeAltitude > 0 ? CGFloat(atan(away / eyeAltitude) * 180 / .pi) : 0
    }
}

/// Half the angle that the camera sees from top to bottom.
///
/// Provenance: estimated — 15 degrees: maps by a camera at a known distance show about half the distance from top to bottom.
private let halfAngle = 15 * Double.pi / 180

extension MKMapView {
    /// The camera that shows the map's region from straight above.
    public var camera: MKMapCamera {
        get {
            let rect = visibleMapRect
            let top = MKMapPoint(x: rect.midX, y: rect.minY)
            let height = top.distance(to: MKMapPoint(x: rect.midX, y: rect.maxY))
            return MKMapCamera(
                lookingAtCenter: centerCoordinate, fromDistance: height / 2 / tan(halfAngle), pitch: 0, heading: 0)
        }
        set { setCamera(newValue, animated: false) }
    }

    /// Shows what a camera sees of the ground around its center, as if from straight above.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        let height = 2 * camera.centerCoordinateDistance * tan(halfAngle)
        let width = bounds.height > 0 ? height * Double(bounds.width / bounds.height) : height
        let region = MKCoordinateRegion(
            center: camera.centerCoordinate, latitudinalMeters: height, longitudinalMeters: width)
        guard region.span.latitudeDelta < 180, region.span.longitudeDelta < 360 else {
            return setVisibleMapRect(.world, animated: animated)
        }
        setRegion(region, animated: animated)
    }
}
