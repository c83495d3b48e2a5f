extension UIListContentConfiguration {
    /// The properties of an image.
    public struct ImageProperties: Hashable {
        /// The value in `reservedLayoutSize` for the width or height that all images of a list have room for.
        public static var standardDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }

        var tint = ConfiguredColor()
        /// The configuration of a symbol that has none of its own; large beside the text's size unless set.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            scale: .large)
        public var cornerRadius: CGFloat = 0
        /// Larger images are scaled down; 0 along an axis for no limit.
        public var maximumSize = CGSize.zero
        /// The room that the image is centred in; 0 along an axis for the image's own.
        public var reservedLayoutSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        public init() {}

        public var tintColor: UIColor? {
            get { tint.color }
            set { tint.own = .some(newValue) }
        }
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { tint.transformer?.transformer }
            set { tint.transformer = newValue.map(ComparableColorTransformer.init) }
        }
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor { tint.resolved(tintColor) ?? tintColor }
    }

    /// The properties of a text.
    public struct TextProperties: Hashable {
        public enum TextAlignment: Int, Sendable {
            case natural, center, justified
        }

        public enum TextTransform: Int, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        var colors = ConfiguredColor()
        public var font: UIFont
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 for any number.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        /// The transform of plain text; attributed text is shown as it is.
        public var transform = TextTransform.none

        init(font: UIFont) { self.font = font }

        public var color: UIColor {
            get { colors.color ?? .label }
            set { colors.own = .some(newValue) }
        }
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { colors.transformer?.transformer }
            set { colors.transformer = newValue.map(ComparableColorTransformer.init) }
        }
        public func resolvedColor() -> UIColor { colors.resolved(.label) ?? .label }
    }
}

extension UIListContentConfiguration.TextProperties {
    func transformed(_ text: String) -> String {
        switch transform {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}
