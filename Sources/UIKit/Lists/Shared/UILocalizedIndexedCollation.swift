/// The titles of an alphabetical index, and the sections that names go to, for the Latin alphabet.
///
/// Names go by their first letter without case and accents; names that begin with something else go to the last section,
/// `#`.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

    open class func current() -> UILocalizedIndexedCollation { shared }

    open var sectionTitles: [String] { Self.letters + ["#"] }
    open var sectionIndexTitles: [String] { Self.letters + ["#"] }
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(0, indexTitleIndex), sectionTitles.count - 1)
    }

    /// - Parameter selector: a method of the object that returns its name.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let name = selector.string(of: object)
        let first = Self.folded(String(name.prefix(1))).prefix(1).uppercased()
        return Self.letters.firstIndex(of: first) ?? Self.letters.count
    }

    /// Sorts by name; equal names keep their order.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.enumerated().map { (index: $0.offset, object: $0.element, name: selector.string(of: $0.element)) }
            .sorted { first, second in
                switch Self.order(first.name, second.name) {
                case .orderedAscending: true
                case .orderedDescending: false
                case .orderedSame: first.index < second.index
                }
            }.map(\.object)
    }

    private static let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]

    private static func folded(_ text: String) -> String { text.folding(options: options, locale: nil) }

    private static func order(_ first: String, _ second: String) -> ComparisonResult {
        let order = first.compare(second, options: options)
        return order == .orderedSame ? first.compare(second) : order
    }
}
