/// Attributes of the edited text.
extension TextEditor {
    /// Removes an attribute from the whole text, so that it has its owner's value.
    func dropAttribute(_ key: NSAttributedString.Key) {
        guard storage.length > 0, !isPlain else { return }
        isChangingStorage = true
        storage.removeAttribute(key, range: NSRange(location: 0, length: storage.length))
        isChangingStorage = false
        host?.showEditedText()
    }

    /// The text with its owner's attributes wherever it has none of its own.
    func filled(_ own: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: storage)
        storage.enumerateAttributes(in: NSRange(location: 0, length: storage.length)) { values, range, _ in
            result.setAttributes(own.merging(values) { _, given in given }, range: range)
        }
        return result
    }

    /// A bullet for each character, as long as the text is in UTF-16 units: invisible joiners make up for characters of
    /// more than one.
    var bullets: String {
        var result = ""
        for character in text.string {
            result += "\u{2022}" + String(repeating: "\u{200D}", count: character.utf16.count - 1)
        }
        return result
    }

    /// The copied text with its attributes, if it is the same text.
    func richPaste(_ string: String) -> NSAttributedString? {
        let value = UIPasteboard.general.value(forPasteboardType: UIPasteboard.TypeName.attributedText)
        guard let rich = value as? NSAttributedString, rich.string == string else { return nil }
        return rich
    }
}

extension UILabel {
    /// The layout defaults of an empty text, so that it has a position for a caret.
    var emptyDefaults: TextDefaults { content.defaults(direction: effectiveUserInterfaceLayoutDirection) }
}
