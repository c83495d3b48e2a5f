extension UIButton {
    func configurationDidChange() {
        showConfiguration()
        titleMetricsChanged()
        setNeedsDisplay()
    }

    /// Performs a requested update, once, then shows the result.
    func updateConfigurationIfNeeded() {
        guard parts.needsConfigurationUpdate else { return }
        parts.needsConfigurationUpdate = false
        updateConfiguration()
        showConfiguration()
    }

    /// Applies the configuration for the present state to the subviews.
    func showConfiguration() {
        guard let configuration = parts.configuration else {
            parts.backgroundView?.removeFromSuperview()
            parts.backgroundView = nil
            parts.subtitleLabel?.removeFromSuperview()
            parts.subtitleLabel = nil
            parts.activityIndicator?.removeFromSuperview()
            parts.activityIndicator = nil
            parts.indicatorView?.removeFromSuperview()
            parts.indicatorView = nil
            restorePlainLabel()
            updateAppearance()
            return
        }
        let color = configuration.foreground(of: self)
        let fades = isHighlighted && isEnabled
        let alpha: CGFloat = fades ? (configuration.look == .plain ? UIButton.highlightedAlpha : 0.75) : 1
        let alignment = ConfiguredButtonLayout(self, configuration).resolvedTitleAlignment.textAlignment(in: self)
        show(
            configuration.shownTitle, currentTitle, currentAttributedTitle, in: ensuredLabel,
            style: configuration.buttonSize.titleStyle, color: color, alpha: alpha)
        ensuredLabel.textAlignment = alignment
        ensuredLabel.lineBreakMode = configuration.titleLineBreakMode
        if configuration.subtitle != nil || parts.subtitleLabel != nil {
            let label = ensuredSubtitleLabel
            show(configuration.shownSubtitle, nil, nil, in: label, style: .footnote, color: color, alpha: alpha)
            label.textAlignment = alignment
            label.lineBreakMode = configuration.subtitleLineBreakMode
        }
        showImage(configuration, color: color, alpha: alpha)
        showIndicator(configuration, color: color, alpha: alpha)
        if let glass = configuration.glass(of: self) {
            showGlass(glass)
        } else {
            showBackground(configuration.background(of: self))
        }
        setNeedsLayout()
    }

    /// Resets a label that a configuration set up to a plain button's.
    private func restorePlainLabel() {
        guard let label = parts.label else { return }
        label.numberOfLines = 1
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .natural
        label.byDefault(.font) { $0.font = .systemFont(ofSize: isTinted ? 15 : UIFont.buttonFontSize) }
    }

    /// - Parameters:
    ///   - fallback: a text where the configuration has none.
    ///   - attributed: the same with attributes of its own, which comes first.
    private func show(
        _ title: ConfiguredTitle, _ fallback: String?, _ attributed: NSAttributedString?, in label: ButtonLabel,
        style: UIFont.TextStyle, color: UIColor, alpha: CGFloat
    ) {
        let font = UIFont.preferredFont(forTextStyle: style)
        label.numberOfLines = 0
        if label.font != font { label.font = font }
        let keepsOwnAttributes = title.isPlain && title.text == nil && attributed != nil
        if keepsOwnAttributes {
            label.textColor = color
            label.attributedText = attributed
        } else if title.isPlain {
            let text = title.text ?? fallback
            if label.text != text || label.showsAttributes { label.text = text }
            label.textColor = color
        } else {
            label.attributedText = title.resolved(fallback, font: font, color: color)
        }
        label.showsAttributes = !title.isPlain || keepsOwnAttributes
        label.alpha = alpha
    }

    private var ensuredSubtitleLabel: ButtonLabel {
        if let label = parts.subtitleLabel { return label }
        let label = ButtonLabel()
        parts.subtitleLabel = label
        addSubview(label)
        return label
    }

    private func showImage(_ configuration: Configuration, color: UIColor, alpha: CGFloat) {
        if configuration.showsActivityIndicator {
            let indicator = parts.activityIndicator ?? UIActivityIndicatorView(style: .medium)
            if parts.activityIndicator == nil {
                parts.activityIndicator = indicator
                addSubview(indicator)
            }
            indicator.color = color
            indicator.startAnimating()
            parts.imageView?.image = nil
            return
        }
        parts.activityIndicator?.removeFromSuperview()
        parts.activityIndicator = nil
        guard let image = configuration.shownImage(in: self) else {
            parts.imageView?.image = nil
            return
        }
        let view = ensuredImageView
        // Provenance: claimed — a configuration's picture keeps its colours, and a symbol has the button's: of sixteen pictures that
        // documents of three apps put into plain and filled buttons, eight have several colours and no rendering mode, which would
        // be blocks of one colour; Apple's documentation is silent.
        let isTinted = image.renderingMode == .automatic && image.isSymbolImage
        let shown = isTinted ? image.withRenderingMode(.alwaysTemplate) : image
        if view.image != shown { view.image = shown }
        view.tintColor = color
        view.alpha = alpha
    }

    private func showIndicator(_ configuration: Configuration, color: UIColor, alpha: CGFloat) {
        guard let image = configuration.indicatorImage(in: self) else {
            parts.indicatorView?.removeFromSuperview()
            parts.indicatorView = nil
            return
        }
        let view = parts.indicatorView ?? UIImageView(image: nil)
        if parts.indicatorView == nil {
            parts.indicatorView = view
            addSubview(view)
        }
        view.image = image
        view.tintColor = color
        view.alpha = alpha
    }

    private func showGlass(_ effect: UIGlassEffect) {
        if let view = parts.backgroundView as? UIVisualEffectView { return view.effect = effect }
        parts.backgroundView?.removeFromSuperview()
        let view = UIVisualEffectView(effect: effect)
        view.frame = bounds
        view.isUserInteractionEnabled = false
        parts.backgroundView = view
        insertSubview(view, at: 0)
    }

    private func showBackground(_ color: UIColor?) {
        if parts.backgroundView is UIVisualEffectView {
            parts.backgroundView?.removeFromSuperview()
            parts.backgroundView = nil
        }
        let background = parts.configuration?.background
        let isStroked = (background?.strokeWidth ?? 0) > 0
        guard color != nil || isStroked || parts.backgroundView != nil else { return }
        let view = parts.backgroundView ?? UIView(frame: bounds)
        if parts.backgroundView == nil {
            view.isUserInteractionEnabled = false
            parts.backgroundView = view
            insertSubview(view, at: 0)
        }
        view.backgroundColor = color
        view.layer.borderWidth = background?.strokeWidth ?? 0
        view.layer.borderColor = background?.resolvedStrokeColor(for: tintColor).cgColor
    }
}

extension UIButton.Configuration.TitleAlignment {
    @MainActor func textAlignment(in button: UIButton) -> NSTextAlignment {
        let flips = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch self {
        case .leading: return flips ? .right : .left
        case .trailing: return flips ? .left : .right
        case .center, .automatic: return .center
        }
    }
}

extension UIButton.Configuration {
    /// The configuration's image, or else the button's, a symbol in the preferred configuration of either.
    ///
    /// Provenance: recorded — symbols of configured buttons in the large scale beside their titles' text style, those of small
    /// and mini buttons beside subheadlines: documents of Interface Builder, of small ones a single star of 22.5 pt.
    /// Provenance: estimated — they grow with the text: Apple's documentation scales the room that is reserved for them.
    @MainActor func shownImage(in button: UIButton) -> UIImage? {
        let preferred = preferredSymbolConfigurationForImage ?? button.currentPreferredSymbolConfiguration
        return (image ?? button.currentImage)?.preferring(
            preferred ?? UIImage.SymbolConfiguration(textStyle: buttonSize.titleStyle, scale: .large), in: button)
    }
}
