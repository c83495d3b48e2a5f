/// The actions that the edit menu and key combinations send.
///
/// Every responder has these methods, so having one means nothing: a responder that supports them says so in
/// `canPerformAction(_:withSender:)`, as text fields and text views do.
enum EditAction: String, CaseIterable {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case delete = "delete:"
    case select = "select:"
    case selectAll = "selectAll:"

    static let names = Set(allCases.map(\.rawValue))

    init?(_ selector: Selector) { self.init(rawValue: selector.name) }

    /// The edit menu's title.
    var title: String {
        switch self {
        case .cut: "Cut"
        case .copy: "Copy"
        case .paste: "Paste"
        case .delete: "Delete"
        case .select: "Select"
        case .selectAll: "Select All"
        }
    }
}
