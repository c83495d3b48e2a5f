/// A placeholder for missing content: a picture, two texts and two buttons, as a value.
///
/// Provenance: claimed — fonts of unavailable content: published for iOS 17, not by Apple.
/// Provenance: estimated — distances in unavailable content: no source gives them; iOS 17.
public struct UIContentUnavailableConfiguration: Hashable {
    /// The alignment of the placeholder: centred, or at the leading edge.
    public enum Alignment: Int, Sendable {
        case center, natural
    }

    enum Style: Hashable {
        case empty, loading, search
    }

    let style: Style
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String? { didSet { if text != nil { attributedText = nil } } }
    /// Replaces the text.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// Visible if it has a title or a picture.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var alignment = Alignment.center
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    public var imageToTextPadding: CGFloat = 15
    public var textToSecondaryTextPadding: CGFloat = 6
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    public var background = UIBackgroundConfiguration.clear()

    private init(_ style: Style) {
        self.style = style
        let isLoading = style == .loading
        textProperties = TextProperties(
            font: isLoading
                ? .preferredFont(forTextStyle: .subheadline)
                : .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold),
            color: isLoading ? .secondaryLabel : .label)
    }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
    /// A configuration without any defaults.
    public static func empty() -> Self { Self(.empty) }

    /// An activity indicator and a word.
    public static func loading() -> Self {
        var configuration = Self(.loading)
        configuration.text = "Loading…"
        return configuration
    }

    /// A configuration for no search results; it contains the search text, once it is updated for a state that has one.
    public static func search() -> Self {
        var configuration = Self(.search)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> Self {
        guard style == .search, text == "No Results" || text?.hasPrefix("No Results for “") == true,
            let searched = (state as? UIContentUnavailableConfigurationState)?.searchText
        else { return self }
        var updated = self
        updated.text = searched.isEmpty ? "No Results" : "No Results for “\(searched)”"
        return updated
    }
}

extension UIContentUnavailableConfiguration {
    public struct ImageProperties: Hashable {
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            pointSize: 48)
        /// Nil means the inherited tint.
        public var tintColor: UIColor? = .secondaryLabel
        public var cornerRadius: CGFloat = 0
        /// Larger images are scaled down; 0 along an axis for no limit.
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false
    }

    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 for any number.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
    }

    public struct ButtonProperties: Hashable {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
    }
}
