extension UIButton {
    /// A button's content and look as a value.
    ///
    /// Provenance: recorded — insets and font of the medium size: 34.333 at @3x in documents of Interface Builder, iOS
    /// 17.
    /// Provenance: claimed — titles 28 pt high in small and mini buttons, 50 in large ones: published, not by Apple.
    /// Provenance: estimated — corner radii of configured buttons: no source gives them.
    public struct Configuration: Hashable, @unchecked Sendable {
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing
        }

        /// The mark at the trailing edge of a button that shows a choice.
        public enum Indicator: Int, Sendable {
            case automatic, none, popup
        }

        enum Look: Hashable, Sendable {
            case plain, gray, tinted, filled
            case glass(isProminent: Bool, isClear: Bool)

            var isGlass: Bool { if case .glass = self { true } else { false } }
            /// White on the tint.
            var isProminent: Bool {
                if case .glass(let isProminent, _) = self { isProminent } else { self == .filled }
            }
        }

        var look: Look
        private var givenInsets: NSDirectionalEdgeInsets?

        var shownTitle = ConfiguredTitle()
        var shownSubtitle = ConfiguredTitle()

        public var title: String? {
            get { shownTitle.text }
            set { shownTitle.text = newValue }
        }
        /// Its attributes take precedence over the button's font and colour.
        public var attributedTitle: AttributedString? {
            get { shownTitle.attributed }
            set { shownTitle.attributed = newValue }
        }
        /// Applied last to the title's attributes.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { shownTitle.transformer }
            set { shownTitle.transformer = newValue }
        }
        public var subtitle: String? {
            get { shownSubtitle.text }
            set { shownSubtitle.text = newValue }
        }
        public var attributedSubtitle: AttributedString? {
            get { shownSubtitle.attributed }
            set { shownSubtitle.attributed = newValue }
        }
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
            get { shownSubtitle.transformer }
            set { shownSubtitle.transformer = newValue }
        }
        public var image: UIImage?
        /// The configuration of a symbol that has none itself.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and text.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var buttonSize = Size.medium
        public var cornerStyle = CornerStyle.dynamic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        /// By default a pop-up button has two chevrons.
        public var indicator = Indicator.automatic
        /// Replaces the image by an activity indicator.
        public var showsActivityIndicator = false
        /// Its explicit values take precedence over the style's: colour, corners, stroke, image.
        public var background: UIBackgroundConfiguration = {
            var background = UIBackgroundConfiguration.clear()
            background.cornerRadius = Configuration.standardCornerRadius
            return background
        }()
        static let standardCornerRadius: CGFloat = 5.95

        init(look: Look) { self.look = look }

        /// The style's for its size unless set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { givenInsets ?? buttonSize.insets }
            set { givenInsets = newValue }
        }

        /// A Boolean value that indicates whether a selected button looks so automatically: in the tint's light shade
        /// where it has no background.
        public var automaticallyUpdateForSelection = true

        /// The configuration for a button's state; `UIButton` calls it automatically.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
            var updated = self
            updated.baseForegroundColor = foreground(of: button)
            return updated
        }

        public mutating func setDefaultContentInsets() { givenInsets = nil }

        public static func plain() -> Configuration { Configuration(look: .plain) }
        public static func gray() -> Configuration { Configuration(look: .gray) }
        public static func tinted() -> Configuration { Configuration(look: .tinted) }
        public static func filled() -> Configuration { Configuration(look: .filled) }
        public static func borderless() -> Configuration { Configuration(look: .plain) }
        public static func bordered() -> Configuration { Configuration(look: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(look: .filled) }
        /// On glass, from iOS 26 on.
        public static func glass() -> Configuration { Configuration(look: .glass(isProminent: false, isClear: false)) }
        /// White on glass of the tint, from iOS 26 on.
        public static func prominentGlass() -> Configuration {
            Configuration(look: .glass(isProminent: true, isClear: false))
        }
        /// On clear glass, from iOS 26 on.
        public static func clearGlass() -> Configuration {
            Configuration(look: .glass(isProminent: false, isClear: true))
        }
        /// White on clear glass of the tint, from iOS 26 on.
        public static func prominentClearGlass() -> Configuration {
            Configuration(look: .glass(isProminent: true, isClear: true))
        }
    }
}

extension UIButton.Configuration.Size {
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var titleStyle: UIFont.TextStyle {
        switch self {
        case .medium, .large: .body
        case .small, .mini: .subheadline
        }
    }
}

extension UIButton.Configuration {
    /// In points, for a background of a height.
    func cornerRadius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .dynamic where look.isGlass: height / 2
        case .fixed, .dynamic:
            background.cornerRadius != Self.standardCornerRadius
                ? min(background.cornerRadius, height / 2) : min(buttonSize == .large ? 8.75 : 5.95, height / 2)
        case .small: min(4, height / 2)
        case .medium: min(6, height / 2)
        case .large: min(9, height / 2)
        case .capsule: height / 2
        }
    }

    @MainActor func foreground(of button: UIButton) -> UIColor {
        if !button.isEnabled { return .tertiaryLabel }
        return baseForegroundColor
            ?? (look.isProminent ? .white : look.isGlass && button.role != .destructive ? .label : button.roleTint)
    }

    @MainActor func background(of button: UIButton) -> UIColor? {
        if let own = ownBackgroundColor(button) {
            return button.isHighlighted ? own.withAlphaComponent(own.cgColor.alpha * 0.75) : own
        }
        if look == .plain, automaticallyUpdateForSelection, button.isSelected {
            return button.roleTint.withAlphaComponent(0.18)
        }
        guard look != .plain, !look.isGlass else { return nil }
        if !button.isEnabled { return .tertiarySystemFill }
        let alpha: CGFloat = button.isHighlighted ? 0.75 : 1
        let base: UIColor = baseBackgroundColor ?? button.roleTint
        switch look {
        case .plain, .glass: return nil
        case .gray where automaticallyUpdateForSelection && button.isSelected:
            return button.roleTint.withAlphaComponent(0.18 * alpha)
        case .gray: return button.isHighlighted ? .systemFill : baseBackgroundColor ?? .secondarySystemFill
        case .tinted: return base.withAlphaComponent(0.18 * alpha)
        case .filled: return base.withAlphaComponent(alpha)
        }
    }

    /// The colour of the background if set explicitly.
    @MainActor private func ownBackgroundColor(_ button: UIButton) -> UIColor? {
        guard background.backgroundColor != .clear || background.backgroundColorTransformer != nil else { return nil }
        return background.resolvedBackgroundColor(for: button.tintColor)
    }
}

extension UIButton.Configuration {
    /// The glass under the button; nil for a look without it.
    ///
    /// Provenance: estimated — glass buttons: capsules, the labels' colour on plain glass and white on glass of the tint, as bars'
    /// buttons have it: pictures.
    @MainActor func glass(of button: UIButton) -> UIGlassEffect? {
        guard case .glass(let isProminent, let isClear) = look else { return nil }
        let effect = UIGlassEffect(style: isClear ? .clear : .regular)
        effect.isInteractive = true
        let tint: UIColor? = baseBackgroundColor ?? (isProminent ? button.roleTint : nil)
        if isProminent, !button.isEnabled { return effect }
        effect.tintColor = button.isHighlighted ? tint?.withAlphaComponent(0.75) : tint
        return effect
    }

    /// The two chevrons of a pop-up button; nil where it has none.
    ///
    /// Provenance: claimed — pop-up buttons have two chevrons at their trailing edge since iOS 15: Apple's guidelines show them.
    /// Provenance: estimated — these chevrons in the small scale, 5 pt from the title: pictures.
    @MainActor func indicatorImage(in button: UIButton) -> UIImage? {
        let isPopup = button.showsMenuAsPrimaryAction && button.changesSelectionAsPrimaryAction && button.menu != nil
        guard indicator == .popup || indicator == .automatic && isPopup else { return nil }
        let size = UIImage.SymbolConfiguration(textStyle: buttonSize.titleStyle, scale: .small)
        return UIImage(systemName: "chevron.up.chevron.down")?.preferring(size, in: button)
    }
    static let indicatorGap: CGFloat = 5
}
