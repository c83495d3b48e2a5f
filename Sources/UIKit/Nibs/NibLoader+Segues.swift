import InterfaceBuilder

/// Segues and relationships between controllers.
extension NibLoader {
    /// The controllers that one contains by a relationship, in the document's order.
    func related(_ relationship: String, of element: MarkupElement) -> [UIViewController] {
        guard let id = element.id, controllersInProgress.insert(id).inserted else { return [] }
        defer { controllersInProgress.remove(id) }
        let segues = element.children(of: "connections").filter {
            $0.name == "segue" && $0["relationship"] == relationship
        }
        return segues.compactMap { segue in
            guard let destination = segue["destination"], !controllersInProgress.contains(destination),
                let element = document.object(destination)
            else {
                note(.connection, segue, "the relationship \(relationship) leads to no controller, or in a circle")
                return nil
            }
            return makeController(element)
        }
    }

    /// A segue from a control or to an embedded controller; others wait for `performSegue`.
    func connectSegue(_ element: MarkupElement, of source: AnyObject) {
        guard let owner else { return }
        switch element["kind"] {
        case "embed":
            if let container = source as? UIView { owner.embed(element, in: container) }
        case "relationship", nil: break
        default:
            if let item = source as? UIBarButtonItem {
                item.primaryAction = UIAction { [weak owner, weak item] _ in owner?.perform(element, sender: item) }
                return
            }
            guard let control = source as? UIControl else { return }
            control.addAction(
                UIAction { [weak owner, weak control] _ in owner?.perform(element, sender: control) },
                for: control is UIButton ? .touchUpInside : .valueChanged)
        }
    }

    /// A text in the reader's language, where the bundle has it.
    func text(_ element: MarkupElement, _ name: String, key: String? = nil) -> String? {
        if let id = element.id, let localized = options.strings["\(id).\(key ?? name)"] { return localized }
        return element.string(name)
    }
}
