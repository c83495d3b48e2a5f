import InterfaceBuilder

/// Texts without a translation, and variations that change nothing.
extension DocumentInspection {
    // MARK: Texts

    mutating func checkTexts(_ element: MarkupElement) {
        guard !languages.isEmpty, let id = element.id else { return }
        // The program sets the texts of what it has an outlet to.
        guard !outlets.contains(id) else { return }
        for (key, text) in Self.texts(of: element) where Self.isWritten(text) {
            for (language, texts) in languages
            where texts["\(id).\(key)"] == nil && !project.developmentLanguages.contains(language) {
                add(
                    .untranslatedText, element, other: key,
                    "“\(text.prefix(40))” has no translation, key \(id).\(key)", settings: [language])
            }
        }
    }

    /// The texts of an element that a strings table has, by the end of their keys.
    private static func texts(of element: MarkupElement) -> [(key: String, text: String)] {
        var texts = ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle"].compactMap { key in
            element.string(key).map { (key, $0) }
        }
        if element.name.hasSuffix("ontroller") || element.name == "segue" { texts = [] }
        for state in element.children where state.name == "state" {
            if let title = state.string("title"), let key = state.key { texts.append(("\(key)Title", title)) }
        }
        for (index, segment) in element.children(of: "segments").enumerated() {
            if let title = segment["title"], !title.isEmpty { texts.append(("segmentTitles[\(index)]", title)) }
        }
        return texts
    }

    /// A text for readers: with letters, and not what Interface Builder puts in.
    private static func isWritten(_ text: String) -> Bool {
        text.contains(where: \.isLetter)
            && !["Label", "Button", "Title", "Text", "Detail", "Subtitle", "Item", "Header"].contains(text)
            && !text.hasPrefix("Lorem ipsum")
    }

    // MARK: Variations

    mutating func checkVariations(_ element: MarkupElement) {
        let variations = element.children.filter { $0.name == "variation" }
        guard !variations.isEmpty else { return }
        let own = Set(
            (element.children(of: "subviews") + element.children(of: "constraints")).compactMap(\.id))
        var excluded: [String] = []
        var included: Set<String> = []
        for variation in variations {
            let key = variation.key ?? ""
            for entry in variation.children.filter({ $0.name == "mask" }).flatMap(\.children) {
                guard let reference = entry["reference"] else { continue }
                guard own.contains(reference) else {
                    add(
                        .deadVariation, variation, other: "\(key) \(reference)", id: element.id,
                        "its variation \(key) refers to \(reference), which isn't there")
                    continue
                }
                if entry.name == "exclude", key == "default" { excluded.append(reference) }
                if entry.name == "include" { included.insert(reference) }
            }
            checkValues(of: variation, element)
        }
        // The program may install what it has an outlet to.
        let dead = excluded.filter { !included.contains($0) && !outlets.contains($0) }
        guard !dead.isEmpty else { return }
        let kinds = dead.map { document.object($0)?.name == "constraint" ? "constraint" : "view" }
        let name = Set(kinds).count == 1 ? kinds[0] : "object"
        let list = dead.prefix(4).joined(separator: ", ") + (dead.count > 4 ? ", …" : "")
        add(
            .deadVariation, element,
            dead.count == 1
                ? "its \(name) \(list) is installed for no size class at all"
                : "\(dead.count) of its \(name)s are installed for no size class at all: \(list)")
    }

    /// A variation that says what holds without it, and nothing more specific.
    private mutating func checkValues(of variation: MarkupElement, _ element: MarkupElement) {
        guard let key = variation.key, key != "default" else { return }
        let others = element.children.filter { $0.name == "variation" && $0.key != key }
        for attribute in variation.attributes where attribute.name != "key" {
            guard element[attribute.name] == attribute.value,
                !others.contains(where: { $0[attribute.name] != nil })
            else { continue }
            add(
                .deadVariation, variation, other: "\(key) \(attribute.name)", id: element.id,
                "\(attribute.name) is \(attribute.value) for \(key) as for any other size class")
        }
    }
}
