import InterfaceBuilder

/// The accessibility attributes of a view in a document.
extension UIView {
    func decodeAccessibility(_ element: MarkupElement, _ loader: NibLoader) {
        guard let written = element.child(key: "accessibilityConfiguration") else { return }
        func text(_ name: String, _ key: String) -> String? {
            element.id.flatMap { loader.options.strings["\($0).\(key)"] } ?? written.string(name)
        }
        if let identifier = written.string("identifier") { accessibilityIdentifier = identifier }
        if let label = text("label", "accessibilityLabel") { accessibilityLabel = label }
        if let hint = text("hint", "accessibilityHint") { accessibilityHint = hint }
        if let flag = written.child(key: "isElement")?.flag("value") { isAccessibilityElement = flag }
        if let traits = written.child(key: "traits") {
            accessibilityTraits = Self.accessibilityTraits.reduce(into: []) {
                if traits.flag($1.name) == true { $0.insert($1.trait) }
            }
        }
    }

    private static let accessibilityTraits: [(name: String, trait: UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
        ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
        ("summaryElement", .summaryElement), ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently),
        ("searchField", .searchField), ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
        ("tabBar", .tabBar), ("header", .header),
    ]
}
