import InterfaceBuilder

/// Text fields and text views of documents.
extension UITextField {
    func decodeContent(from coder: NSCoder) {
        guard let (element, loader) = decodeControl(from: coder) else { return }
        font = loader.font(element.child(key: "fontDescription")) ?? .systemFont(ofSize: 14)
        if let color = element.child(key: "textColor").flatMap({ loader.color($0) }) { textColor = color }
        textAlignment = element["textAlignment"].flatMap(NibLoader.textAlignment) ?? .left
        let borders: [String: BorderStyle] = [
            "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
        ]
        borderStyle = element["borderStyle"].flatMap { borders[$0] } ?? .none
        let modes: [String: ViewMode] = [
            "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
        ]
        clearButtonMode = element["clearButtonMode"].flatMap { modes[$0] } ?? .never
        background = loader.image(of: element, "background")
        disabledBackground = loader.image(of: element, "disabledBackground")
        adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
        if let size = element.number("minimumFontSize") { minimumFontSize = CGFloat(size) }
        adjustsFontForContentSizeCategory = NibLoader.followsTextSize(element)
        isSecureTextEntry = element.child(key: "textInputTraits")?.flag("secureTextEntry") ?? false
        editor.traits.decode(element.child(key: "textInputTraits"))
        clearsOnBeginEditing = element.flag("clearsOnBeginEditing") ?? false
        placeholder = loader.text(element, "placeholder")
        if let attributed = loader.attributedString(element.child(key: "attributedText")) {
            attributedText = attributed
        } else {
            text = loader.text(element, "text")
        }
        loader.giveSize(to: self, element, horizontal: true, vertical: true)
    }
}

extension UITextView {
    func decodeContent(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let element = nib.element
        decodeAppearance(from: coder)
        if let font = nib.loader.font(element.child(key: "fontDescription")) { self.font = font }
        if let color = element.child(key: "textColor").flatMap({ nib.loader.color($0) }) { textColor = color }
        textAlignment = element["textAlignment"].flatMap(NibLoader.textAlignment) ?? .left
        editor.traits.decode(element.child(key: "textInputTraits"))
        isEditable = element.flag("editable") ?? true
        isSelectable = element.flag("selectable") ?? true
        isScrollEnabled = element.flag("scrollEnabled") ?? true
        adjustsFontForContentSizeCategory = NibLoader.followsTextSize(element)
        if let attributed = nib.loader.attributedString(element.child(key: "attributedText")) {
            attributedText = attributed
        } else {
            text = nib.loader.text(element, "text") ?? ""
        }
        if !isScrollEnabled { nib.loader.giveSize(to: self, element, horizontal: true, vertical: true) }
    }
}

extension InputTraits {
    /// The keyboard traits of a document; its names are those of the enumerations' cases.
    mutating func decode(_ element: MarkupElement?) {
        guard let element else { return }
        let keyboards: [String: UIKeyboardType] = [
            "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
            "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
            "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
            "ASCIICapableNumberPad": .asciiCapableNumberPad,
        ]
        let returnKeys: [String: UIReturnKeyType] = [
            "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
            "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
        ]
        let capitals: [String: UITextAutocapitalizationType] = [
            "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
        ]
        keyboard = element["keyboardType"].flatMap { keyboards[$0] } ?? .default
        returnKey = element["returnKeyType"].flatMap { returnKeys[$0] } ?? .default
        autocapitalization = element["autocapitalizationType"].flatMap { capitals[$0] } ?? .none
        autocorrection = element["autocorrectionType"].map { $0 == "no" ? .no : .yes } ?? .default
        spellChecking = element["spellCheckingType"].map { $0 == "no" ? .no : .yes } ?? .default
        returnNeedsText = element.flag("enablesReturnKeyAutomatically") ?? false
        content = element["textContentType"].map { UITextContentType(rawValue: $0) }
    }
}

extension UISearchBar {
    func decodeContent(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let (element, loader) = (nib.element, nib.loader)
        text = loader.text(element, "text")
        placeholder = loader.text(element, "placeholder")
        prompt = loader.text(element, "prompt")
        let styles: [String: Style] = ["prominent": .prominent, "minimal": .minimal]
        searchBarStyle = element["searchBarStyle"].flatMap { styles[$0] } ?? .default
        showsCancelButton = element.flag("showsCancelButton") ?? false
        decodeStyle(element, loader)
        searchTextField.editor.traits.decode(element.child(key: "textInputTraits"))
        // A search bar's keyboard searches unless a document says otherwise.
        if element.child(key: "textInputTraits")?["returnKeyType"] == nil { returnKeyType = .search }
        enablesReturnKeyAutomatically =
            element.child(key: "textInputTraits")?.flag("enablesReturnKeyAutomatically") ?? true
        let scopes = element.child("scopeButtonTitles")?.children ?? []
        let titles = scopes.compactMap { $0.text.isEmpty ? nil : $0.text }
        if !titles.isEmpty { scopeButtonTitles = titles }
        showsScopeBar = element.flag("showsScopeBar") ?? false
        loader.giveSize(to: self, element, horizontal: false, vertical: true)
    }
}
