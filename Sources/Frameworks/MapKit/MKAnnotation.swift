import UIKit

/// A place with something to say. Objective-C's optional title and subtitle have nil as their standard here.
@preconcurrency @MainActor public protocol MKAnnotation: _AnnotationTexts {
    var coordinate: CLLocationCoordinate2D { get }
}

/// The part of `MKAnnotation` that may be left out.
@preconcurrency @MainActor public protocol _AnnotationTexts: NSObjectProtocol {
    @_disfavoredOverload var title: String? { get }
    @_disfavoredOverload var subtitle: String? { get }
}

extension _AnnotationTexts {
    @_disfavoredOverload public var title: String? { nil }
    @_disfavoredOverload public var subtitle: String? { nil }
}

/// Through the protocol, the texts are optionals of optionals: a class may have none, as in Objective-C's protocol.
extension MKAnnotation {
    public var title: String?? { .some((self as any _AnnotationTexts).title) }
    public var subtitle: String?? { .some((self as any _AnnotationTexts).subtitle) }
}

@preconcurrency @MainActor open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

    public override nonisolated init() { super.init() }
}

@preconcurrency @MainActor open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }

    public override nonisolated init() { super.init() }

    public convenience init(
        __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.init()
        place = coordinate
        (self.title, self.subtitle) = (title, subtitle)
    }
}

/// The user's place, as the host sets it.
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
    open internal(set) var location: CLLocation?
    open var title: String? = "My Location"
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    open internal(set) var isUpdating = false

    nonisolated override init() { super.init() }
}

/// A place with an address.
@preconcurrency @MainActor open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public nonisolated let coordinate: CLLocationCoordinate2D
    open var title: String? { name }

    public nonisolated init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    /// A place that Core Location found, as an annotation. Of one without a location the coordinate is invalid.
    public nonisolated override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }

    public nonisolated convenience init(
        coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
    ) { self.init(coordinate: coordinate) }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// A place that the app Maps can show.
@preconcurrency @MainActor open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
    }

    /// Opens Maps by a URL, as `UIApplication.open` does: true where the host opens it.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        var parts = URLComponents(string: "http://maps.apple.com/")
        let place = placemark.coordinate
        parts?.queryItems = [URLQueryItem(name: "ll", value: "\(place.latitude),\(place.longitude)")]
        if let name { parts?.queryItems?.append(URLQueryItem(name: "q", value: name)) }
        return parts?.url.map { UIApplication.shared.openURL($0) } ?? false
    }
}

public let MKErrorDomain = "MKErrorDomain"

/// The reason why Apple's servers of maps didn't answer.
public struct MKError: CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { MKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
}

/// Searches for places on Apple's servers, which can't be reached here.
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
    @preconcurrency @MainActor open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var resultTypes: ResultType = [.address, .pointOfInterest]

        public override nonisolated init() { super.init() }
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
        public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
        }
    }

    /// The kinds of places that are wanted.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// The places that a search found; there is no search that finds any here.
    @preconcurrency @MainActor open class Response: NSObject {
        public let mapItems: [MKMapItem]
        public let boundingRegion: MKCoordinateRegion

        init(_ items: [MKMapItem], _ region: MKCoordinateRegion) { (mapItems, boundingRegion) = (items, region) }
    }

    public let request: Request

    public init(request: Request) { self.request = request }

    /// Calls back with `MKError.serverFailure` in a later turn of the main loop.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, MKError(.serverFailure)) }
    }

    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func cancel() {}
}
