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

    /// A segue from what the user touches, or to an embedded controller; others wait for `performSegue`.
    func connectSegue(_ element: MarkupElement, of source: AnyObject) {
        guard let owner else { return }
        switch element["kind"] {
        case "embed":
            if let container = source as? UIView { owner.embed(element, in: container) }
            return
        case "relationship", nil: return
        default: break
        }
        let anchor = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
        let template = SegueTemplate(element, from: owner, anchor: anchor.flatMap { objects[$0] } ?? source)
        switch source {
        case let cell as UITableViewCell: cell.segues.set(template)
        case let cell as UICollectionViewCell: cell.segues.set(template)
        case let item as UIBarButtonItem:
            item.primaryAction = UIAction { [weak item] _ in template.perform(sender: item) }
        case let control as UIControl:
            control.addAction(
                UIAction { [weak control] _ in template.perform(sender: control) },
                for: control is UIButton ? .touchUpInside : .valueChanged)
        case let recognizer as UIGestureRecognizer:
            recognizer.segue = template
            recognizer.addTarget(
                recognizer, action: Selector("performSegue:", UIGestureRecognizer.performSegue(_:)))
        default: break
        }
    }

    /// A text in the reader's language, where the bundle has it.
    func text(_ element: MarkupElement, _ name: String, key: String? = nil) -> String? {
        if let id = element.id, let localized = options.strings["\(id).\(key ?? name)"] { return localized }
        return element.string(name)
    }
}

extension UIGestureRecognizer {
    /// The way that the document has the gesture take; a continuous one takes it as it begins.
    fileprivate func performSegue(_ sender: UIGestureRecognizer) {
        if state == .began || state == .ended && !isContinuous { segue?.perform(sender: self) }
    }
}
