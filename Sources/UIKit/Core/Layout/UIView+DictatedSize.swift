/// Sizes that a list gives to the views that hold its rows' content, and a window to its root view:
/// `UIView-Encapsulated-Layout-Width` and `-Height`.
///
/// The constraints are made as soon as something in the view takes part in Auto Layout, and before its first constraint: a
/// view of frames alone, of which a list may show hundreds, costs the engine nothing. Until then it needs its dictated
/// size.
extension UIView {
    /// Tells Auto Layout that the view's size comes from elsewhere.
    func dictateSize() {
        if let width = layoutTraits.encapsulatedWidth, let height = layoutTraits.encapsulatedHeight {
            let size = bounds.size
            width.constant = size.width
            height.constant = size.height
        } else if takesPartInAutoLayout {
            makeDictatedSize()
        } else if !layoutTraits.needsDictatedSize {
            layoutTraits.needsDictatedSize = true
            markNeedsDictatedSize()
        }
    }

    /// Takes the dictated size back.
    func forgetDictatedSize() {
        layoutTraits.needsDictatedSize = false
        let lengths = [layoutTraits.encapsulatedWidth, layoutTraits.encapsulatedHeight].compactMap { $0 }
        guard !lengths.isEmpty else { return }
        NSLayoutConstraint.deactivate(lengths)
        layoutTraits.encapsulatedWidth = nil
        layoutTraits.encapsulatedHeight = nil
    }

    /// Marks the view and those around it: a tree in which a view needs its dictated size has an engine.
    func markNeedsDictatedSize() {
        var view: UIView? = self
        while let current = view, !current.layoutTraits.subtreeNeedsDictatedSize {
            current.layoutTraits.subtreeNeedsDictatedSize = true
            view = current.hierarchy.superview
        }
    }

    /// Makes the constraints of this view and those around it, the outermost first, where they need them.
    func makeNeededDictatedSizes() {
        hierarchy.superview?.makeNeededDictatedSizes()
        makeNeededDictatedSize()
    }

    /// Makes the constraints of this view, where it needs them.
    func makeNeededDictatedSize() {
        if layoutTraits.needsDictatedSize { makeDictatedSize() }
    }

    private func makeDictatedSize() {
        layoutTraits.needsDictatedSize = false
        let size = bounds.size
        let width = encapsulatedLength(.width, size.width)
        let height = encapsulatedLength(.height, size.height)
        layoutTraits.encapsulatedWidth = width
        layoutTraits.encapsulatedHeight = height
        markNeedsSystemConstraints()
        NSLayoutConstraint.activate([width, height])
    }

    /// The constraint by which the framework sets one length of a view that another view decides.
    func encapsulatedLength(_ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            constraintItemReference, attribute, .equal, nil, .notAnAttribute, constant: length)
        constraint.identifier =
            attribute == .width ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
        constraint.role = .system
        return constraint
    }

    private var takesPartInAutoLayout: Bool {
        layoutTraits.subtreeUsesAutoLayout || !layoutTraits.translatesAutoresizingMask
            || layoutTraits.constraintsFromOutside > 0 || !layoutTraits.outsideConstraints.isEmpty
    }
}
