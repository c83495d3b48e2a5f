import UIKit

/// Several annotations in one. The map shows each annotation by itself, at every scale, and makes no clusters of its own.
@preconcurrency @MainActor open class MKClusterAnnotation: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    public let memberAnnotations: [any MKAnnotation]

    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        super.init()
    }

    /// The middle of the members' coordinates.
    open var coordinate: CLLocationCoordinate2D {
        guard !memberAnnotations.isEmpty else { return kCLLocationCoordinate2DInvalid }
        let places = memberAnnotations.map(\.coordinate)
        return CLLocationCoordinate2D(
            latitude: places.map(\.latitude).reduce(0, +) / Double(places.count),
            longitude: places.map(\.longitude).reduce(0, +) / Double(places.count))
    }
}

public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
