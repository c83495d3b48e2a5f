import UIKit

/// A picture of a map: the quiet grid that ``MKMapView`` shows, with every place where it is on Apple's.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
    /// The part of the world, and the picture's size.
    @preconcurrency @MainActor open class Options: NSObject {
        open var region = MKCoordinateRegion(MKMapRect.world) { didSet { mapRect = MKMapRect(region) } }
        open var mapRect = MKMapRect.world
        /// Points. Provenance: documented — 256 × 256: `MKMapSnapshotter.Options.size`.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels a point; that of the screen by default.
        open var scale = UIScreen.main.scale
        open var mapType = MKMapType.standard
        open var showsBuildings = true
        /// No points of interest are drawn, whatever it says.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var showsPointsOfInterest = true
        open var traitCollection = UITraitCollection.current
        public override init() { super.init() }
    }

    /// A picture that was made.
    @preconcurrency @MainActor open class Snapshot: NSObject {
        public let image: UIImage
        private let map: MKMapView

        init(_ image: UIImage, of map: MKMapView) {
            (self.image, self.map) = (image, map)
            super.init()
        }

        /// The place of a coordinate in the picture, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            map.convert(coordinate, toPointTo: map)
        }
    }

    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    private let options: Options
    private var run = 0
    open private(set) var isLoading = false

    public init(options: Options) {
        self.options = options
        super.init()
    }

    /// Makes the picture, and hands it over on the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        run += 1
        isLoading = true
        let number = run
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.finish(number, completionHandler) }
        }
    }

    /// The same; the closure is called on the main queue here, whatever the queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        start(completionHandler: completionHandler)
    }

    /// Ends a picture that isn't made yet: its closure isn't called.
    open func cancel() {
        run += 1
        isLoading = false
    }

    private func finish(_ number: Int, _ completionHandler: CompletionHandler) {
        guard number == run else { return }
        isLoading = false
        let map = MKMapView(frame: CGRect(origin: .zero, size: options.size))
        map.mapType = options.mapType
        map.setVisibleMapRect(options.mapRect, animated: false)
        map.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = options.scale
        let image = UIGraphicsImageRenderer(size: options.size, format: format).image { context in
            map.layer.render(in: context.cgContext)
        }
        completionHandler(Snapshot(image, of: map), nil)
    }
}
