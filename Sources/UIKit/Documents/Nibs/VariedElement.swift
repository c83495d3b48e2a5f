import InterfaceBuilder

/// An element as it is for two pairs of size classes: what differs is to be set, what an app has set since stays.
struct VariedElement {
    let before: MarkupElement
    let after: MarkupElement

    /// True if any of some attributes or children of those roles differs.
    func differs(_ names: String...) -> Bool {
        names.contains { before[$0] != after[$0] || !Self.isSame(before.child(key: $0), after.child(key: $0)) }
    }

    private static func isSame(_ one: MarkupElement?, _ other: MarkupElement?) -> Bool {
        guard let one, let other else { return (one == nil) == (other == nil) }
        return one.name == other.name && one.attributes == other.attributes && one.text == other.text
            && one.children.count == other.children.count
            && zip(one.children, other.children).allSatisfy { isSame($0, $1) }
    }
}

extension UIView {
    /// Takes over what differs for other size classes.
    func vary(_ varied: VariedElement, _ loader: NibLoader) {
        let element = varied.after
        func color(_ key: String) -> UIColor? { element.child(key: key).flatMap { loader.color($0) } }
        if varied.differs("hidden") { isHidden = element.flag("hidden") ?? false }
        if varied.differs("alpha") { alpha = CGFloat(element.number("alpha") ?? 1) }
        if varied.differs("backgroundColor") { backgroundColor = color("backgroundColor") }
        if varied.differs("tintColor") { tintColor = color("tintColor") }
        if varied.differs("layoutMargins", "directionalLayoutMargins") {
            let margins = element.margins ?? InterfaceInsets(top: 8, left: 8, bottom: 8, right: 8)
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: CGFloat(margins.top), leading: CGFloat(margins.left), bottom: CGFloat(margins.bottom),
                trailing: CGFloat(margins.right))
        }
        switch self {
        case let stack as UIStackView: stack.decodeArrangement(element)
        case let label as UILabel: label.varyText(varied, loader)
        case let button as UIButton: button.varyContents(varied, loader)
        case let field as UITextField:
            if varied.differs("fontDescription") { field.font = loader.font(element.child(key: "fontDescription")) }
            if varied.differs("textColor") { field.textColor = color("textColor") }
        case let text as UITextView:
            if varied.differs("fontDescription") { text.font = loader.font(element.child(key: "fontDescription")) }
            if varied.differs("textColor") { text.textColor = color("textColor") }
        case let picture as UIImageView:
            if varied.differs("image") { picture.image = loader.image(of: element, "image") }
            if varied.differs("highlightedImage") {
                picture.highlightedImage = loader.image(of: element, "highlightedImage")
            }
        default: break
        }
    }
}

extension UILabel {
    fileprivate func varyText(_ varied: VariedElement, _ loader: NibLoader) {
        let element = varied.after
        if varied.differs("fontDescription"), let font = loader.font(element.child(key: "fontDescription")) {
            self.font = font
        }
        if varied.differs("textColor") { textColor = element.child(key: "textColor").flatMap { loader.color($0) } }
        if varied.differs("textAlignment") {
            textAlignment = element["textAlignment"].flatMap(NibLoader.textAlignment) ?? .left
        }
        if varied.differs("numberOfLines") { numberOfLines = max(0, element.integer("numberOfLines") ?? 1) }
    }
}

extension UIButton {
    fileprivate func varyContents(_ varied: VariedElement, _ loader: NibLoader) {
        let element = varied.after
        if varied.differs("fontDescription"), let font = loader.font(element.child(key: "fontDescription")) {
            titleLabel?.font = font
        }
        for state in element.children where state.name == "state" && varied.differs(state.key ?? "") {
            decode(state, of: element, loader)
        }
    }
}
