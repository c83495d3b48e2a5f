/// The background of a bar: a blur of the content below, a colour, a picture, and a hairline towards the content.
final class BarGround: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    /// The appearance's picture, over its colour, over the effect.
    let picture = UIImageView()
    private let hairline = UIImageView()
    /// The effect on content below the bar, from iOS 26 on.
    private let fade: ScrollEdgeFade
    private var fadeReach: CGFloat = 0
    /// True if the content is above the bar. The line itself lies on the content, a pixel high.
    private let hairlineIsAtTop: Bool
    var hidesHairline: Bool {
        get { hairline.isHidden }
        set { hairline.isHidden = newValue }
    }

    init(hairlineIsAtTop: Bool) {
        self.hairlineIsAtTop = hairlineIsAtTop
        fade = ScrollEdgeFade(isBottom: hairlineIsAtTop)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [fade, effectView, picture, hairline] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        hairlineIsAtTop = false
        fade = ScrollEdgeFade(isBottom: false)
        super.init(coder: coder)
    }

    /// - Parameters:
    ///   - color: replaces the appearance's own, and its blur.
    ///
    /// Provenance: documented — an opaque bar draws its colour under a picture with clear parts: Apple's documentation of
    /// `UINavigationBar.isTranslucent`.
    /// Provenance: measured — a translucent one doesn't: eight pictures of an app on iOS 13 whose bar has an empty picture and white for
    /// its colour, over a gradient.
    /// Source: YesidMarin/pokedex-ios, Screen.
    ///
    ///   - image: used if the appearance has none of its own.
    ///   - shadow: replaces the hairline.
    func show(
        _ appearance: UIBarAppearance, color: UIColor?, image: UIImage? = nil, shadow: UIImage? = nil,
        isTranslucent: Bool
    ) {
        picture.image = appearance.backgroundImage ?? image
        // A picture replaces the bar's colour, which is seen through it where the bar isn't translucent.
        let color = picture.image != nil && isTranslucent ? nil : color
        let seesThrough = color == nil && isTranslucent && picture.image == nil
        effectView.effect = seesThrough ? appearance.backgroundEffect : nil
        backgroundColor = color
        picture.backgroundColor = color == nil ? appearance.backgroundColor : nil
        if !isTranslucent, backgroundColor == nil, picture.backgroundColor == nil,
            appearance.backgroundEffect != nil || BehaviourProfile.current.isGlass
        {
            backgroundColor = .systemBackground
        }
        picture.contentMode = appearance.backgroundImage == nil ? .scaleToFill : appearance.backgroundImageContentMode
        hairline.image = appearance.shadowImage ?? shadow
        hairline.backgroundColor = hairline.image == nil ? appearance.shadowColor : nil
        hairline.tintColor = appearance.shadowColor
        setNeedsLayout()
    }

    /// - Parameters:
    ///   - effect: nil where no content is under the bar.
    ///   - reach: the part of the effect beyond the bar, towards the content; points.
    func showEdge(_ effect: UIScrollEdgeEffect?, on ground: UIColor?, reach: CGFloat) {
        fadeReach = reach
        fade.show(effect, on: ground)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let edge = fade.isSharp ? 0 : fadeReach
        fade.frame = bounds.inset(
            by: UIEdgeInsets(top: hairlineIsAtTop ? -edge : 0, left: 0, bottom: hairlineIsAtTop ? 0 : -edge, right: 0))
        effectView.frame = bounds
        picture.frame = bounds
        let pixel = 1 / CGFloat(pixelGrid.scale)
        let height = hairline.image?.size.height ?? pixel
        hairline.frame = CGRect(
            x: 0, y: hairlineIsAtTop ? -height : bounds.height, width: bounds.width, height: height)
    }
}
