import Graphics

/// A piece of a search that isn't text: a chip with a picture and a word, before the text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// The object that the token represents to the app.
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}

/// Hears of what is done with a search field, beyond what every field's delegate does.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// The item provider for copied tokens; nil copies their words.
    func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider
    func searchTextField(_ searchTextField: UISearchTextField, didSelect token: UISearchToken)
}

extension UISearchTextFieldDelegate {
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider() }
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect token: UISearchToken) {}
}

/// A token as it is seen.
///
/// Provenance: estimated — a search token 24 pt high with corners of 6, 6 around its content, 4 between tokens:
/// pictures of iOS 13.
final class SearchTokenView: UIControl {
    static let height: CGFloat = 24
    static let gap: CGFloat = 4

    let token: UISearchToken
    private let label = UILabel()
    private let picture = UIImageView()
    var ground: UIColor? { didSet { show() } }

    init(_ token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        layer.cornerRadius = 6
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        picture.image = token.icon?.preferring(UIImage.SymbolConfiguration(pointSize: 13))
        picture.contentMode = .center
        for view in [label, picture] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = token.text
        show()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for SearchTokenView: search fields make it") }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    /// A chosen token is in the full colour.
    private func show() {
        let color: UIColor = ground ?? tintColor
        backgroundColor = isSelected ? color : color.withAlphaComponent(0.2)
        label.textColor = isSelected ? .white : .label
        picture.tintColor = isSelected ? .white : color
    }

    private var iconWidth: CGFloat { token.icon == nil ? 0 : 20 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: (label.sizeThatFits(.zero).width + iconWidth + 12).rounded(.up), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = max(0, bounds.width - 12 - iconWidth)
        label.frame = CGRect(x: flips ? 6 : 6 + iconWidth, y: 0, width: width, height: bounds.height)
        picture.frame = CGRect(x: flips ? bounds.width - 22 : 4, y: 0, width: 18, height: bounds.height)
    }
}
