/// Items by their places and types, and boards of the app's own.
extension UIPasteboard {
    /// How items are put on a board.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Date`, by the host's clock: the items are gone from then on.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardExpirationDate")
        /// Kept: a board never leaves the program.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardLocalOnly")
    }

    public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    /// Keys of `changedNotification`: types that the board has and hadn't, or had.
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    public static let typeListString = [TypeName.text, "public.plain-text", "public.text"]
    public static let typeListURL = [TypeName.url]
    public static let typeListImage = [TypeName.image, "public.png", "public.jpeg"]
    public static let typeListColor = [TypeName.color]

    /// A board with a name that no other has.
    public static func withUniqueName() -> UIPasteboard {
        unique += 1
        let name = Name("com.apple.UIKit.pboard.unique.\(unique)")
        return UIPasteboard(name: name, create: true) ?? .general
    }

    /// Takes a board's items away, and its name; the general one stays.
    public static func remove(withName pasteboardName: Name) {
        guard pasteboardName != .general, let board = forget(pasteboardName) else { return }
        board.items = []
        NotificationCenter.default.post(name: removedNotification, object: board)
    }

    /// Kept for source that asks: boards live as long as the program.
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

    /// The places of the items that have one of the types; nil without any.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let places = items.indices.filter { place in pasteboardTypes.contains { items[place][$0] != nil } }
        return places.isEmpty ? nil : IndexSet(places)
    }
    /// - Parameter itemSet: nil for all items.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet).allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } } && !chosen(itemSet).isEmpty
    }
    /// Of each item its types.
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
