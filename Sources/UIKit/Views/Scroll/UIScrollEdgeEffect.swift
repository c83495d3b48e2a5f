import Graphics

/// The treatment of a scroll view's content under a bar, from iOS 26 on: it fades towards the edge, or lies under an even
/// ground.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    public struct Style: Hashable, Sendable {
        fileprivate let name: String

        /// As the system sees fit: soft at present.
        public static let automatic = Style(name: "automatic")
        public static let soft = Style(name: "soft")
        /// An even ground with an edge.
        public static let hard = Style(name: "hard")
    }

    open var style = Style.automatic { didSet { if style != oldValue { changed?() } } }
    open var isHidden = false { didSet { if isHidden != oldValue { changed?() } } }
    /// Called where a bar shows the effect.
    var changed: (() -> Void)?
}

/// The effects of a scroll view's four edges; made when they are first asked for.
@MainActor struct ScrollEdgeEffects {
    lazy var top = UIScrollEdgeEffect()
    lazy var left = UIScrollEdgeEffect()
    lazy var bottom = UIScrollEdgeEffect()
    lazy var right = UIScrollEdgeEffect()
}

extension UIScrollView {
    /// The effect under bars at the top.
    public var topEdgeEffect: UIScrollEdgeEffect { scroll.edgeEffects.top }
    /// A stored value: no bar is at this side.
    public var leftEdgeEffect: UIScrollEdgeEffect { scroll.edgeEffects.left }
    /// The effect under bars at the bottom.
    public var bottomEdgeEffect: UIScrollEdgeEffect { scroll.edgeEffects.bottom }
    /// A stored value: no bar is at this side.
    public var rightEdgeEffect: UIScrollEdgeEffect { scroll.edgeEffects.right }
}

/// Draws the effect of an edge: the ground's colour, strongest at the edge.
///
/// Provenance: estimated — the effect's course, from 0.95 of the ground at the edge to 0.9 and, in the last 40 pt, to
/// nothing: pictures.
final class ScrollEdgeFade: UIView {
    /// The parts of the effect beyond bars at the top and at the bottom; points.
    static let topReach: CGFloat = 10
    static let bottomReach: CGFloat = 24
    /// The part of the effect in which it fades; points.
    private static let passage: CGFloat = 40
    /// True if the edge is below.
    private let isBottom: Bool
    private var ground: UIColor?
    private var isHard = false
    /// True if the effect ends at the bar's edge.
    var isSharp: Bool { isHard }

    init(isBottom: Bool) {
        self.isBottom = isBottom
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for ScrollEdgeFade: bars make it") }

    /// Nil for no effect.
    func show(_ effect: UIScrollEdgeEffect?, on ground: UIColor?) {
        isHidden = effect?.isHidden ?? true
        isHard = effect?.style == .hard
        self.ground = ground
        setNeedsDisplay()
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        guard bounds.height > 0 else { return }
        let color = (ground ?? .systemBackground).graphicsColor(for: traitCollection)
        let path = Path(rect: bounds)
        func faded(_ share: Double) -> Color {
            var faded = color
            faded.alpha *= share
            return faded
        }
        if isHard {
            recorder.backdrop(path, Backdrop(radius: 20, saturation: 1.4))
            recorder.fill(path, faded(0.85))
            let pixel = 1 / CGFloat(pixelGrid.scale)
            let line = CGRect(x: 0, y: isBottom ? 0 : bounds.height - pixel, width: bounds.width, height: pixel)
            recorder.fill(line, UIColor.separator.graphicsColor(for: traitCollection))
            return
        }
        let (edge, end) = isBottom ? (bounds.maxY, bounds.minY) : (bounds.minY, bounds.maxY)
        let even = max(0.3, (bounds.height - Self.passage) / bounds.height)
        recorder.gradient(
            path,
            Gradient(
                course: .linear(start: CGPoint(x: 0, y: edge), end: CGPoint(x: 0, y: end)),
                stops: [
                    Gradient.Stop(location: 0, color: faded(0.95)), Gradient.Stop(location: even, color: faded(0.9)),
                    Gradient.Stop(location: 1, color: faded(0)),
                ]))
    }
}

/// Gives views of an app that lie over a scroll view's edge the effect that bars have.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    open weak var view: UIView?
    /// The scroll view under the view.
    open weak var scrollView: UIScrollView? { didSet { show() } }
    /// The edge that the view lies at: the top or the bottom; others show no effect.
    open var edge: UIRectEdge = .top { didSet { show() } }
    private var fade: ScrollEdgeFade?

    open func willMove(to view: UIView?) { fade?.removeFromSuperview() }

    open func didMove(to view: UIView?) {
        self.view = view
        show()
    }

    private func show() {
        fade?.removeFromSuperview()
        fade = nil
        guard let view, let scrollView, edge == .top || edge == .bottom else { return }
        let fade = ScrollEdgeFade(isBottom: edge == .bottom)
        fade.frame = view.bounds
        fade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(fade, at: 0)
        let effect = edge == .top ? scrollView.topEdgeEffect : scrollView.bottomEdgeEffect
        fade.show(effect, on: scrollView.backgroundColor)
        self.fade = fade
    }
}
