/// A suggestion of what to search for.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    /// Read aloud in place of the suggestion.
    var localizedDescription: String? { get }
    /// Shown in place of the plain suggestion.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    var iconImage: UIImage? { get }
    /// The app's own object.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    public var localizedDescription: String? { nil }
    public var iconImage: UIImage? { nil }
}

/// A suggestion made of a text and a picture.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    open private(set) var localizedSuggestion: String?
    open private(set) var localizedDescription: String?
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    open private(set) var iconImage: UIImage?
    open var representedObject: Any?

    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?
    ) {
        localizedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }

    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
        self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        localizedSuggestion = suggestion.string
        localizedAttributedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }

    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
    }

    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?
    ) { self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil) }
}

/// The list of a search's suggestions, over the searched content.
///
/// Provenance: estimated — suggestions as rows of a plain list with their pictures in the tint: pictures of iOS 16.
final class SearchSuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
    var chosen: ((any UISearchSuggestion) -> Void)?
    private var suggestions: [any UISearchSuggestion] = []
    private static let row = "suggestion"

    init(frame: CGRect) {
        super.init(frame: frame, style: .plain)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        register(UITableViewCell.self, forCellReuseIdentifier: Self.row)
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for SearchSuggestionList: searches make it") }

    func show(_ suggestions: [any UISearchSuggestion]) {
        self.suggestions = suggestions
        reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.row, for: indexPath)
        let suggestion = suggestions[indexPath.row]
        var content = cell.defaultContentConfiguration()
        if let attributed = suggestion.localizedAttributedSuggestion {
            content.attributedText = attributed
        } else {
            content.text = suggestion.localizedSuggestion
        }
        content.image = suggestion.iconImage
        cell.contentConfiguration = content
        cell.accessibilityLabel = suggestion.localizedDescription
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        chosen?(suggestions[indexPath.row])
    }
}
