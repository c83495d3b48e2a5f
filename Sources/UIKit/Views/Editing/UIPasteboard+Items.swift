/// Items by index and type, and pasteboards of the app's own.
extension UIPasteboard {
    /// Options for adding items to a pasteboard.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Date`, by the host's clock, at which the items are removed.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardExpirationDate")
        /// Stored without effect: a pasteboard never leaves the program.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardLocalOnly")
    }

    public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    /// Keys of `changedNotification`: types that were added to the pasteboard, or removed.
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    public static let typeListString = [TypeName.text, "public.plain-text", "public.text"]
    public static let typeListURL = [TypeName.url]
    public static let typeListImage = [TypeName.image, "public.png", "public.jpeg"]
    public static let typeListColor = [TypeName.color]

    /// A pasteboard with a unique name.
    public static func withUniqueName() -> UIPasteboard {
        unique += 1
        let name = Name("com.apple.UIKit.pboard.unique.\(unique)")
        return UIPasteboard(name: name, create: true) ?? .general
    }

    /// Removes a pasteboard's items, and its name; the general one stays.
    public static func remove(withName pasteboardName: Name) {
        guard pasteboardName != .general, let board = forget(pasteboardName) else { return }
        board.items = []
        NotificationCenter.default.post(name: removedNotification, object: board)
    }

    /// True for the general one, for compatibility: pasteboards live as long as the program.
    public var isPersistent: Bool { self === UIPasteboard.general }

    public var colors: [UIColor]? {
        get {
            let found = items.compactMap { $0[TypeName.color] as? UIColor }
            return found.isEmpty ? nil : found
        }
        set { items = (newValue ?? []).map { [TypeName.color: $0] } }
    }

    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        self.items = items
        guard let date = options[.expirationDate] as? Date else { return }
        let count = changeCount
        UIApplication.shared.after(date.timeIntervalSince(UIApplication.shared.presentDate)) { [weak self] in
            guard let self, changeCount == count else { return }
            self.items = []
        }
    }

    /// The indexes of the items that have one of the types; nil without any.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let places = items.indices.filter { place in pasteboardTypes.contains { items[place][$0] != nil } }
        return places.isEmpty ? nil : IndexSet(places)
    }
    /// - Parameter itemSet: nil for all items.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet).allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } } && !chosen(itemSet).isEmpty
    }
    /// The types of each item.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0[pasteboardType] }
    }
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { item in
            switch item[pasteboardType] {
            case let data as Data: data
            case let text as String: Data(text.utf8)
            default: nil
            }
        }
    }

    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
        guard let itemSet else { return items }
        return itemSet.filter { items.indices.contains($0) }.map { items[$0] }
    }
}
