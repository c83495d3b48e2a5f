extension UIViewController.Transition {
    /// Grows out of a view, and goes back into it.
    ///
    /// - Parameter sourceViewProvider: asked when the controller comes and when it goes; nil for the usual transition.
    public static func zoom(
        options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> UIViewController.Transition { ZoomTransition(options, sourceViewProvider) }

    /// Grows out of a bar's button, and goes back into it, from iOS 26 on.
    public static func zoom(
        options: ZoomOptions? = nil,
        sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> UIViewController.Transition {
        ZoomTransition(options) { sourceBarButtonItemProvider($0)?.shownView }
    }

    /// The controllers of a zoom.
    @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
        /// The controller that grows.
        public let zoomedViewController: UIViewController
        /// The controller that it grows out of.
        public let sourceViewController: UIViewController

        init(zoomed: UIViewController, source: UIViewController) {
            (zoomedViewController, sourceViewController) = (zoomed, source)
            super.init()
        }
    }

    /// Additions to a zoom.
    @preconcurrency @MainActor open class ZoomOptions: NSObject {
        /// The rectangle of the zoomed view that starts in the source; nil for the whole view.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        /// A stored value: what lies behind the zoomed view isn't dimmed.
        open var dimmingColor: UIColor?
        /// A stored value: what lies behind the zoomed view isn't dimmed.
        open var dimmingVisualEffect: UIVisualEffect?
        /// A stored value: fingers go back from the screen's edge alone.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

        public override init() { super.init() }

        /// The view and the controller that a zoom aligns.
        @preconcurrency @MainActor open class AlignmentRectContext: NSObject {
            public let sourceView: UIView
            public let zoomedViewController: UIViewController

            init(source: UIView, zoomed: UIViewController) {
                (sourceView, zoomedViewController) = (source, zoomed)
                super.init()
            }
        }

        /// The finger that would end a zoom.
        @preconcurrency @MainActor open class InteractionContext: NSObject {
            /// In the zoomed view's coordinates.
            public let location: CGPoint
            /// Points a second.
            public let velocity: CGVector
            /// True if the gesture would begin where the app says nothing.
            public let willBegin: Bool

            init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
                (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
                super.init()
            }
        }
    }
}

/// A view that grows out of another one.
///
/// Provenance: estimated — a zoom's view begins as wide as its source, about its middle, and fades in: pictures.
private final class ZoomTransition: UIViewController.Transition {
    private let options: ZoomOptions?
    private let source: (ZoomSourceViewProviderContext) -> UIView?

    init(_ options: ZoomOptions?, _ source: @escaping (ZoomSourceViewProviderContext) -> UIView?) {
        (self.options, self.source) = (options, source)
        super.init(nil)
    }

    override func start(
        of controller: UIViewController, from other: UIViewController, frame: CGRect, in container: UIView
    ) -> CGAffineTransform? {
        let view = source(ZoomSourceViewProviderContext(zoomed: controller, source: other))
        guard let view, view.window != nil, view.window === container.window else { return nil }
        let start = view.convert(view.bounds, to: container)
        let whole = CGRect(origin: .zero, size: frame.size)
        let context = ZoomOptions.AlignmentRectContext(source: view, zoomed: controller)
        let part = options?.alignmentRectProvider?(context) ?? whole
        guard part.width > 0, start.width > 0 else { return nil }
        let scale = start.width / part.width
        let middle = CGPoint(
            x: frame.midX + (part.midX - whole.midX) * scale, y: frame.midY + (part.midY - whole.midY) * scale)
        return CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(translationX: start.midX - middle.x, y: start.midY - middle.y))
    }
}
