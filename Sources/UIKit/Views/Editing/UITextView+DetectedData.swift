extension UITextView {
    var detected: [DetectedData.Finding] {
        guard !isEditable, !dataDetectorTypes.isEmpty else { return [] }
        return DetectedData.findings(in: editor.text.string, of: dataDetectorTypes)
    }

    func detectorsChanged() {
        let unknown = dataDetectorTypes.subtracting(DetectedData.found)
        if dataDetectorTypes != .all, !unknown.isEmpty {
            UIKitLog.write(
                "UITextView.dataDetectorTypes: Masu detects links and phone numbers only; addresses, dates, flights and "
                    + "shipments stay plain text.")
        }
        showEditedText()
    }

    /// The text with its links styled as `linkTextAttributes` says; nil where it has none.
    var textShowingLinks: NSAttributedString? {
        if editor.isPlain, dataDetectorTypes.isEmpty { return nil }
        var links: [NSRange] = detected.map(\.range)
        let whole = NSRange(location: 0, length: editor.storage.length)
        editor.storage.enumerateAttribute(.link, in: whole) { value, range, _ in
            if value != nil { links.append(range) }
        }
        guard !links.isEmpty else { return nil }
        let shown = NSMutableAttributedString(attributedString: editor.storage)
        let look = linkTextAttributes ?? [:]
        for range in links {
            shown.removeAttribute(.link, range: range)
            shown.addAttributes(look, range: range)
        }
        return shown
    }
}
