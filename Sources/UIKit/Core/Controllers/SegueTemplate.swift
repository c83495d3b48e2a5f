import InterfaceBuilder

/// A segue as a document describes it, at the controller that it starts from.
@MainActor final class SegueTemplate {
    let element: MarkupElement
    private weak var source: UIViewController?
    /// The target of a popover's arrow: the document's anchor, else the object that the segue is connected to.
    private weak var anchor: AnyObject?

    init(_ element: MarkupElement, from source: UIViewController, anchor: AnyObject?) {
        self.element = element
        self.source = source
        self.anchor = anchor
    }

    func perform(sender: Any?) { source?.perform(element, sender: sender, anchor: anchor) }
}

/// The segues of a cell: of its row being chosen, and of its detail button.
struct CellSegues {
    var selection: SegueTemplate?
    var accessory: SegueTemplate?

    mutating func set(_ template: SegueTemplate) {
        if template.element["trigger"] == "accessoryAction" { accessory = template } else { selection = template }
    }
}
