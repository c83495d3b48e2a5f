/// What lies behind a bar's items: a blur of what is below, a colour, a picture, and a hairline towards the content.
final class BarGround: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let picture = UIImageView()
    private let hairline = UIView()
    /// Whether the content is above the bar. The line itself lies on the content, a pixel high.
    private let hairlineIsAtTop: Bool

    init(hairlineIsAtTop: Bool) {
        self.hairlineIsAtTop = hairlineIsAtTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [effectView, picture, hairline] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        hairlineIsAtTop = false
        super.init(coder: coder)
    }

    /// - Parameters:
    ///   - color: takes the place of the appearance's own, and of its blur.
    ///   - image: takes the place of the appearance's own.
    func show(
        _ appearance: UIBarAppearance, color: UIColor?, image: UIImage? = nil, isTranslucent: Bool,
        showsHairline: Bool = true
    ) {
        picture.image = appearance.backgroundImage ?? image
        let seesThrough = color == nil && isTranslucent && picture.image == nil
        effectView.effect = seesThrough ? appearance.backgroundEffect : nil
        backgroundColor = color ?? appearance.backgroundColor
        if !isTranslucent, backgroundColor == nil, appearance.backgroundEffect != nil {
            backgroundColor = .systemBackground
        }
        hairline.backgroundColor = showsHairline ? appearance.shadowColor : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView.frame = bounds
        picture.frame = bounds
        let pixel = 1 / CGFloat(pixelGrid.scale)
        hairline.frame = CGRect(
            x: 0, y: hairlineIsAtTop ? -pixel : bounds.height, width: bounds.width, height: pixel)
    }
}
