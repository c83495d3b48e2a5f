extension UIButton {
    func setType(_ type: ButtonType) {
        parts.type = type
        updateAppearance()
    }

    /// True if title and image have the tint, and fade while highlighted.
    var isTinted: Bool { parts.type != .custom }

    private var defaultFont: UIFont { .systemFont(ofSize: isTinted ? 15 : UIFont.buttonFontSize) }

    var ensuredLabel: ButtonLabel {
        if let label = parts.label { return label }
        let label = ButtonLabel()
        label.withoutRecordingCustomization { $0.font = defaultFont }
        label.lineBreakMode = .byTruncatingMiddle
        label.shadowOffset = .zero
        parts.label = label
        addSubview(label)
        updateAppearance()
        return label
    }

    var ensuredImageView: UIImageView {
        if let view = parts.imageView { return view }
        let view = UIImageView(frame: .zero)
        parts.imageView = view
        if let label = parts.label { insertSubview(view, belowSubview: label) } else { addSubview(view) }
        return view
    }

    /// The title's font, whether or not the label exists yet.
    var titleFont: UIFont { parts.label?.font ?? defaultFont }

    func copyTitle(of action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    var hasTitle: Bool {
        if let title = currentAttributedTitle { return title.length > 0 }
        return !(currentTitle ?? "").isEmpty
    }

    /// Updates sizes after a change of title or image.
    func contentDidChange() {
        updateAppearance()
        titleMetricsChanged()
    }

    func titleMetricsChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Updates the subviews for state, type and tint.
    func updateAppearance() {
        setNeedsDisplay()
        guard parts.configuration == nil else {
            showConfiguration()
            return
        }
        if hasTitle || parts.label != nil { updateTitle() }
        updateImage()
        updateBackgroundImage()
        updateGlow()
    }

    /// Provenance: estimated — white of opacity 0.8 that fades to nothing at 45 pt around the centre, over what the button
    /// shows: Apple says that it glows, not how.
    private func updateGlow() {
        guard showsTouchWhenHighlighted, isHighlighted else {
            parts.glow?.removeFromSuperlayer()
            parts.glow = nil
            return
        }
        guard parts.glow == nil else { return }
        let glow = CAGradientLayer()
        glow.type = .radial
        glow.colors = [UIColor(white: 1, alpha: 0.8).cgColor, UIColor(white: 1, alpha: 0).cgColor]
        (glow.startPoint, glow.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        glow.frame = CGRect(x: bounds.midX - 45, y: bounds.midY - 45, width: 90, height: 90)
        layer.addSublayer(glow)
        parts.glow = glow
    }

    private func updateTitle() {
        let label = ensuredLabelWithoutUpdate
        if let attributed = currentAttributedTitle {
            if label.attributedText != attributed {
                label.textColor = currentTitleColor
                label.attributedText = attributed
            }
        } else {
            if label.text != currentTitle { label.text = currentTitle }
            label.textColor = currentTitleColor
        }
        label.shadowColor = currentTitleShadowColor
        label.alpha = isTinted && isHighlighted ? UIButton.highlightedAlpha : 1
    }

    private var ensuredLabelWithoutUpdate: ButtonLabel { parts.label ?? ensuredLabel }

    /// The image of the present state, a symbol in the button's preferred configuration.
    ///
    /// Provenance: recorded — symbols in the large scale in buttons that aren't custom, and in configured ones: documents of
    /// Interface Builder.
    var shownImage: UIImage? {
        if let configuration { return configuration.shownImage(in: self) }
        let preferred = currentPreferredSymbolConfiguration ?? (isTinted ? .barItem : nil)
        return currentImage?.preferring(preferred, in: self)
    }

    private func updateImage() {
        guard let image = shownImage else {
            parts.imageView?.image = nil
            return
        }
        let view = ensuredImageView
        let isTemplate = isTinted && image.renderingMode == .automatic
        let shown = isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
        if view.image != shown { view.image = shown }
        view.alpha = imageAlpha
        view.tintColor = isTinted && !isEnabled ? .disabledButtonTitle : nil
    }

    private var imageAlpha: CGFloat {
        if isTinted { return isHighlighted ? UIButton.highlightedAlpha : 1 }
        if !isEnabled { return adjustsImageWhenDisabled ? UIButton.dimmedAlpha : 1 }
        return isHighlighted && adjustsImageWhenHighlighted ? UIButton.dimmedAlpha : 1
    }

    private func updateBackgroundImage() {
        guard let image = currentBackgroundImage else {
            parts.backgroundImageView?.image = nil
            return
        }
        let view = parts.backgroundImageView ?? UIImageView(frame: bounds)
        if parts.backgroundImageView == nil {
            parts.backgroundImageView = view
            insertSubview(view, at: 0)
        }
        if view.image != image { view.image = image }
    }

    /// Measured on a highlighted system button's title.
    static var highlightedAlpha: CGFloat { 0.2 }
    /// Provenance: estimated — a custom button's highlighted image at opacity 0.5: UIKit darkens it, by how much isn't
    /// published.
    private static var dimmedAlpha: CGFloat { 0.5 }

    /// A title's colour: the app's, the tint of a system button, or white; grey where a system button is disabled
    /// (white 0.52, alpha 0.45, in the dark 0.55: measured).
    func color(for state: UIControl.State) -> UIColor {
        if let color = parts.titleColors[state] { return color }
        guard isTinted else { return .white }
        return state.contains(.disabled) ? .disabledButtonTitle : tintColor
    }
}

extension UIColor {
    static let disabledButtonTitle = UIColor { traits in
        UIColor(white: 0.52, alpha: traits.userInterfaceStyle == .dark ? 0.55 : 0.45)
    }
}
