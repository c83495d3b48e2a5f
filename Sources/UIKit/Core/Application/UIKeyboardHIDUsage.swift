/// Keys of a keyboard, by the numbers of the USB usage tables, page 7.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorUndefined = 3
    case keyboardA = 4
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK
    case keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU
    case keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
    case keyboard1 = 30
    case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter = 40
    case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign
    case keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
    case keyboardSemicolon = 51
    case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock
    case keyboardHome = 74
    case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
    case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow

    /// The key that types a character, or that has a name of `UIKeyCommand`'s.
    init(input: String) {
        self = Self.named[input] ?? Self.typing[input.lowercased()] ?? .keyboardErrorUndefined
    }

    private static let named: [String: UIKeyboardHIDUsage] = [
        "UIKeyInputUpArrow": .keyboardUpArrow, "UIKeyInputDownArrow": .keyboardDownArrow,
        "UIKeyInputLeftArrow": .keyboardLeftArrow, "UIKeyInputRightArrow": .keyboardRightArrow,
        "UIKeyInputEscape": .keyboardEscape, "UIKeyInputPageUp": .keyboardPageUp,
        "UIKeyInputPageDown": .keyboardPageDown, "UIKeyInputHome": .keyboardHome, "UIKeyInputEnd": .keyboardEnd,
        "\u{8}": .keyboardDeleteOrBackspace, "\u{7F}": .keyboardDeleteForward, "\u{1B}": .keyboardEscape,
        "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab, " ": .keyboardSpacebar,
    ]

    private static let typing: [String: UIKeyboardHIDUsage] = {
        let rows: [(first: Int, keys: String)] = [
            (4, "abcdefghijklmnopqrstuvwxyz"), (30, "1234567890"), (30, "!@#$%^&*()"), (45, "-=[]\\"), (45, "_+{}|"),
            (51, ";'`,./"), (51, ":\"~<>?"),
        ]
        var found: [String: UIKeyboardHIDUsage] = [:]
        for row in rows {
            for (index, key) in row.keys.enumerated() {
                found[String(key)] = UIKeyboardHIDUsage(rawValue: row.first + index)
            }
        }
        return found
    }()
}
