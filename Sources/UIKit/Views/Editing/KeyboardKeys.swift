import Graphics

/// The keys of the drawn keyboard, row by row, as the type of keyboard asks for them.
struct KeyboardKeys: Equatable {
    struct Key: Equatable {
        /// The letters or words on the key; nothing where it has a symbol.
        var text = ""
        var symbol: String?
        /// A part of the keyboard's width.
        var width: CGFloat
        /// True for the keys around the letters, which are darker.
        var isSpecial = false
    }

    private(set) var rows: [[Key]]

    /// - Parameters:
    ///   - isShifted: true if the next letter is a capital.
    ///   - returnTitle: the word on the key that ends a line.
    init(_ type: UIKeyboardType, isShifted: Bool, returnTitle: String) {
        switch type {
        case .numberPad, .phonePad, .asciiCapableNumberPad, .decimalPad:
            rows = Self.pad(corner: type == .decimalPad ? "." : type == .phonePad ? "+*#" : "")
        case .numbersAndPunctuation:
            rows = Self.lines(["1234567890", "-/:;()$&@\"", ".,?!'"], shift: "#+=", letters: "ABC", returnTitle)
        default:
            let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
            rows = Self.lines(
                isShifted ? letters.map { $0.uppercased() } : letters, shift: nil, letters: "123", returnTitle,
                between: type == .emailAddress ? ["@", "."] : type == .URL ? [".", "/", ".com"] : [])
        }
    }

    private static func lines(
        _ letters: [String], shift: String?, letters other: String, _ returnTitle: String, between: [String] = []
    ) -> [[Key]] {
        var rows = letters.map { $0.map { Key(text: String($0), width: 0.1) } }
        let rest = 1 - CGFloat(rows[2].count) * 0.1
        let side = Key(text: shift ?? "", symbol: shift == nil ? "shift" : nil, width: rest / 2, isSpecial: true)
        rows[2] = [side] + rows[2] + [Key(symbol: "delete.left", width: rest / 2, isSpecial: true)]
        let space = 0.5 - CGFloat(between.count) * 0.1
        rows.append(
            [
                Key(text: other, width: 0.25, isSpecial: true),
                Key(text: between.isEmpty ? "space" : "", width: space),
            ] + between.map { Key(text: $0, width: 0.1) } + [Key(text: returnTitle, width: 0.25, isSpecial: true)])
        return rows
    }

    private static func pad(corner: String) -> [[Key]] {
        let third: CGFloat = 1 / 3
        let digits = ["123", "456", "789"].map { $0.map { Key(text: String($0), width: third) } }
        return digits + [
            [
                Key(text: corner, width: third, isSpecial: true), Key(text: "0", width: third),
                Key(symbol: "delete.left", width: third, isSpecial: true),
            ]
        ]
    }
}

extension KeyboardKeys {
    /// The keys of what is edited.
    @MainActor init(for responder: UIResponder?) {
        let traits = responder as? any UITextInputTraits
        let capitals = traits?.autocapitalizationType ?? UITextAutocapitalizationType.none
        self.init(
            traits?.keyboardType ?? .default,
            isShifted: capitals.asksForCapital(after: Self.textBeforeCaret(of: responder)),
            returnTitle: traits?.returnKeyType.title ?? UIReturnKeyType.default.title)
    }

    @MainActor private static func textBeforeCaret(of responder: UIResponder?) -> String {
        guard let host = responder as? any TextEditorHost else {
            return ((responder as? any UIKeyInput)?.hasText ?? false) ? "a" : ""
        }
        let text = host.editor.storage.string as NSString
        return text.substring(to: min(host.editor.selection.lowerBound, text.length))
    }

    /// Shows the keys for where the caret of what is edited now is.
    @MainActor static func follow(_ host: (any TextEditorHost)?) {
        guard let host, host.isFirstResponder, let panel = UIApplication.shared.keyboard.panel as? KeyboardPanel else {
            return
        }
        panel.keys = KeyboardKeys(for: host)
    }
}

extension UITextAutocapitalizationType {
    /// True if the letter after some text is a capital.
    fileprivate func asksForCapital(after text: String) -> Bool {
        switch self {
        case .none: return false
        case .allCharacters: return true
        case .words: return text.last?.isWhitespace ?? true
        case .sentences:
            guard let last = text.last else { return true }
            guard last.isWhitespace else { return false }
            let end = text.last { !$0.isWhitespace || $0.isNewline }
            return end.map { $0.isNewline || ".!?".contains($0) } ?? true
        }
    }
}

extension UIReturnKeyType {
    /// The word on the key.
    fileprivate var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }
}
