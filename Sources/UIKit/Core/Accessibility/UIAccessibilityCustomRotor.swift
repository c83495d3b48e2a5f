/// A way of moving through elements or through a text besides VoiceOver's own: to the next heading, link or misspelling, or
/// to whatever the app searches for.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// Finds the next result behind or before the present one; nil at the end.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    public enum Direction: Int, Sendable {
        case previous, next
    }

    /// A kind of rotor that VoiceOver names itself.
    public enum SystemRotorType: Int, Sendable {
        case none
        case link, visitedLink
        case heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        case boldText, italicText, underlineText, misspelledWord
        case image, textField, table, list, landmark
    }

    open var attributedName: NSAttributedString
    open var itemSearchBlock: Search
    public let systemRotorType: SystemRotorType

    /// The name that VoiceOver's user chooses the rotor by; empty for one of the system's.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }

    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString()
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }
}

/// A place that a rotor moves to: an element, or a range of its text.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// Not retained.
    open weak var targetElement: (any NSObjectProtocol)?
    open var targetRange: UITextRange?

    public override init() { super.init() }

    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}

/// A search of a rotor: its direction, and the result from which it starts.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// A result without an element before the first search.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    public override init() { super.init() }
}

extension UIAccessibilityCustomRotor {
    /// The results from the first to the last, as repeated searches forward find them.
    ///
    /// A rotor that returns the same place twice in a row, or comes round to its first, ends there.
    /// - Parameter limit: searches at most, for rotors without an end.
    package func results(limit: Int = 100) -> [UIAccessibilityCustomRotorItemResult] {
        var results: [UIAccessibilityCustomRotorItemResult] = []
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        while results.count < limit, let found = itemSearchBlock(predicate) {
            if let last = results.last, found.isSamePlace(as: last) { break }
            if let first = results.first, found.isSamePlace(as: first) { break }
            results.append(found)
            predicate.currentItem = found
        }
        return results
    }

    /// The name, or VoiceOver's English word for one of the system's.
    package var spokenName: String {
        switch systemRotorType {
        case .none: name
        case .link: "Links"
        case .visitedLink: "Visited Links"
        case .heading: "Headings"
        case .headingLevel1: "Headings 1"
        case .headingLevel2: "Headings 2"
        case .headingLevel3: "Headings 3"
        case .headingLevel4: "Headings 4"
        case .headingLevel5: "Headings 5"
        case .headingLevel6: "Headings 6"
        case .boldText: "Bold Text"
        case .italicText: "Italic Text"
        case .underlineText: "Underlined Text"
        case .misspelledWord: "Misspelled Words"
        case .image: "Images"
        case .textField: "Text Fields"
        case .table: "Tables"
        case .list: "Lists"
        case .landmark: "Landmarks"
        }
    }
}

extension UIAccessibilityCustomRotorItemResult {
    /// The text of the range, or else the label of the element.
    var words: String? {
        if let targetRange, let text = targetElement as? any UITextInput { return text.text(in: targetRange) }
        return targetElement?.accessibilityLabel
    }

    fileprivate func isSamePlace(as other: UIAccessibilityCustomRotorItemResult) -> Bool {
        targetElement === other.targetElement && targetRange == other.targetRange
    }
}
