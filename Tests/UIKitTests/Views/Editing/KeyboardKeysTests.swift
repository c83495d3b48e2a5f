import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIKeyboardType` and `UIReturnKeyType`: the keys that each type shows.
@MainActor final class KeyboardKeysTests: XCTestCase {
    private func texts(_ type: UIKeyboardType, isShifted: Bool = false) -> [[String]] {
        KeyboardKeys(type, isShifted: isShifted, returnTitle: "go").rows.map { $0.map { $0.symbol ?? $0.text } }
    }

    func testLetters() async {
        XCTAssertEqual(texts(.default)[0].joined(), "qwertyuiop")
        XCTAssertEqual(texts(.default, isShifted: true)[1].joined(), "ASDFGHJKL")
        XCTAssertEqual(texts(.default)[2], ["shift", "z", "x", "c", "v", "b", "n", "m", "delete.left"])
        XCTAssertEqual(texts(.default)[3], ["123", "space", "go"])
        XCTAssertEqual(texts(.emailAddress)[3], ["123", "", "@", ".", "go"])
    }

    func testDigits() async {
        XCTAssertEqual(texts(.numberPad).joined().joined(separator: " "), "1 2 3 4 5 6 7 8 9  0 delete.left")
        XCTAssertEqual(texts(.decimalPad)[3], [".", "0", "delete.left"])
    }

    /// Each row is as wide as the keyboard at most, whatever the type.
    func testRowsFit() async {
        for type in (0..<12).compactMap(UIKeyboardType.init(rawValue:)) {
            for row in KeyboardKeys(type, isShifted: false, returnTitle: "search").rows {
                XCTAssertLessThanOrEqual(row.reduce(0) { $0 + $1.width }, 1.0001, "\(type)")
                XCTAssertTrue(row.allSatisfy { $0.width > 0.05 }, "\(type)")
            }
        }
    }

    /// A field's first letter is a capital, its return key has the field's word.
    func testTheFieldChoosesItsKeys() async {
        let field = UITextField()
        field.returnKeyType = .search
        XCTAssertEqual(KeyboardKeys(for: field), KeyboardKeys(.default, isShifted: true, returnTitle: "search"))
        field.text = "a"
        field.keyboardType = .numberPad
        XCTAssertEqual(KeyboardKeys(for: field), KeyboardKeys(.numberPad, isShifted: false, returnTitle: "search"))
    }

    /// Apple's documentation of `UITextAutocapitalizationType`: the first letter of each sentence, of each word, all, or none.
    func testCapitalsFollowTheText() async {
        let field = UITextField()
        func isShifted(_ text: String, _ capitals: UITextAutocapitalizationType) -> Bool {
            field.text = text
            field.autocapitalizationType = capitals
            return KeyboardKeys(for: field) == KeyboardKeys(.default, isShifted: true, returnTitle: "return")
        }
        for (text, sentences, words) in [
            ("", true, true), ("M", false, false), ("Milk ", false, true), ("Milk.", false, false),
            ("Milk. ", true, true), ("Really? ", true, true),
        ] {
            XCTAssertEqual(isShifted(text, .sentences), sentences, "sentences after '\(text)'")
            XCTAssertEqual(isShifted(text, .words), words, "words after '\(text)'")
            XCTAssertTrue(isShifted(text, .allCharacters))
            XCTAssertFalse(isShifted(text, .none))
        }
    }

    /// The keys that are drawn become small once a letter is typed.
    func testTheDrawnKeysFollowTyping() async throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        window.addSubview(field)
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        let panel = try XCTUnwrap(UIApplication.shared.keyboard.panel as? KeyboardPanel)
        XCTAssertEqual(panel.keys.rows[0][0].text, "Q")
        field.insertText("M")
        XCTAssertEqual(panel.keys.rows[0][0].text, "q")
        field.deleteBackward()
        XCTAssertEqual(panel.keys.rows[0][0].text, "Q")
        field.resignFirstResponder()
    }
}
