import Graphics

/// Shows its backdrop through an effect, and its content view above that.
///
/// The effect is clipped to the view's corners. Inside a view whose alpha is less than 1 only that view's content is
/// its backdrop, as UIKit warns.
open class UIVisualEffectView: UIView {
    /// The superview for an app's subviews.
    public let contentView: UIView
    private var effectContent: EffectContentView? { contentView as? EffectContentView }
    private let backdropView = BackdropView()

    /// Nil shows the backdrop unchanged.
    open var effect: UIVisualEffect? { didSet { effectChanged() } }

    public init(effect: UIVisualEffect?) {
        contentView = EffectContentView()
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    /// A view without effect.
    public override init(frame: CGRect) {
        contentView = EffectContentView()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        contentView = EffectContentView()
        super.init(coder: coder)
        setUp()
        decodeEffect(from: coder)
    }

    private func setUp() {
        for view in [backdropView, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        backdropView.isUserInteractionEnabled = false
        effectChanged()
    }

    private func effectChanged() {
        backdropView.effect = effect
        effectContent?.effect = effect
        setNeedsComposition()
    }
}

/// Draws the backdrop through an effect.
private final class BackdropView: UIView {
    var effect: UIVisualEffect?

    override func recordContent(into recorder: inout DisplayListRecorder) {
        guard let material = effect?.material(for: traitCollection) else { return }
        let path = superview?.outline ?? outline
        if UIAccessibility.isReduceTransparencyEnabled {
            var opaque = material.tint
            opaque.alpha = 1
            recorder.fill(path, opaque)
            return
        }
        let rim = effect?.rim(for: traitCollection)
        if let rim { recorder.shadow(path, rim.shadow) }
        recorder.backdrop(path, material.backdrop)
        recorder.fill(path, material.tint)
        if let rim { recorder.stroke(path, StrokeStyle(width: 1 / CGFloat(pixelGrid.scale)), rim.edge) }
    }
}

/// Contains an app's subviews of an effect view.
private final class EffectContentView: UIView {
    var effect: UIVisualEffect? {
        didSet { tintColor = effect?.ink(for: traitCollection).map(Self.color) }
    }

    private static func color(_ ink: Color) -> UIColor {
        UIColor(
            red: CGFloat(ink.red), green: CGFloat(ink.green), blue: CGFloat(ink.blue), alpha: CGFloat(ink.alpha))
    }

    override var vibrancy: Color? { effect?.ink(for: traitCollection) }
}
