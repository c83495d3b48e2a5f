/// Cut or copied data for pasting; it stays inside the program.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    public static let general = UIPasteboard(name: .general)
    private static var named: [String: UIPasteboard] = [:]

    public let name: Name
    /// Incremented with each change.
    open private(set) var changeCount = 0
    /// The representations of each item by type.
    open var items: [[String: Any]] = [] { didSet { changed(from: oldValue) } }
    static var unique = 0
    /// Removes and returns the pasteboard of a name.
    static func forget(_ name: Name) -> UIPasteboard? { named.removeValue(forKey: name.rawValue) }

    private init(name: Name) { self.name = name }

    /// The pasteboard of a name, made if missing and `create` is true.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        self.init(name: pasteboardName)
        let known = UIPasteboard.named[pasteboardName.rawValue]
        guard known != nil || create else { return nil }
        if let known { items = known.items } else { UIPasteboard.named[pasteboardName.rawValue] = self }
    }

    private func changed(from old: [[String: Any]]) {
        changeCount += 1
        let (before, now) = (Set(old.flatMap(\.keys)), Set(items.flatMap(\.keys)))
        var information: [String: Any] = [:]
        let (added, removed) = (now.subtracting(before).sorted(), before.subtracting(now).sorted())
        if !added.isEmpty { information[UIPasteboard.changedTypesAddedUserInfoKey] = added }
        if !removed.isEmpty { information[UIPasteboard.changedTypesRemovedUserInfoKey] = removed }
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: self, userInfo: information.isEmpty ? nil : information)
    }

    // MARK: Values

    open var string: String? {
        get { strings?.first }
        set { items = newValue.map { [[TypeName.text: $0]] } ?? [] }
    }
    open var strings: [String]? {
        get { values(TypeName.text) }
        set { items = (newValue ?? []).map { [TypeName.text: $0] } }
    }
    open var url: URL? {
        get { urls?.first }
        set { items = newValue.map { [[TypeName.url: $0, TypeName.text: $0.absoluteString]] } ?? [] }
    }
    open var urls: [URL]? {
        get { values(TypeName.url) }
        set { items = (newValue ?? []).map { [TypeName.url: $0, TypeName.text: $0.absoluteString] } }
    }
    open var image: UIImage? {
        get { images?.first }
        set { items = newValue.map { [[TypeName.image: $0]] } ?? [] }
    }
    open var images: [UIImage]? {
        get { values(TypeName.image) }
        set { items = (newValue ?? []).map { [TypeName.image: $0] } }
    }
    open var color: UIColor? {
        get { (values(TypeName.color) as [UIColor]?)?.first }
        set { items = newValue.map { [[TypeName.color: $0]] } ?? [] }
    }
    private func values<Value>(_ type: String) -> [Value]? {
        let found = items.compactMap { $0[type] as? Value }
        return found.isEmpty ? nil : found
    }

    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { color != nil }
    open var numberOfItems: Int { items.count }
    /// The types of the first item, in alphabetical order.
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(pasteboardTypes).isDisjoint(with: types) }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        switch value(forPasteboardType: pasteboardType) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        default: nil
        }
    }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
    open func addItems(_ items: [[String: Any]]) { self.items += items }

    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

    enum TypeName {
        static let text = "public.utf8-plain-text"
        static let url = "public.url"
        static let image = "public.image"
        static let color = "com.apple.uikit.color"
        /// The type of text with its attributes, for pasting into rich text.
        static let attributedText = "com.apple.uikit.attributedstring"
    }
}
