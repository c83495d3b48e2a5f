/// An anchor that somebody has, in the list of those of its item: asked for again, the item gives the same object.
///
/// Recorded: `view.topAnchor === view.topAnchor`, and a constraint's `firstAnchor` is the view's.
struct ItemAnchor {
    let attribute: NSLayoutConstraint.Attribute
    /// Not retained: an anchor leaves the list in its `deinit`.
    let anchor: Unmanaged<NSObject>
}

extension ConstraintItemReference {
    /// The item's anchor of an attribute: the one that is there, or a new one.
    @MainActor func horizontal(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        kept(attribute) as? NSLayoutXAxisAnchor ?? keep(NSLayoutXAxisAnchor(self, attribute), attribute)
    }
    @MainActor func vertical(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        kept(attribute) as? NSLayoutYAxisAnchor ?? keep(NSLayoutYAxisAnchor(self, attribute), attribute)
    }
    @MainActor func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        kept(attribute) as? NSLayoutDimension ?? keep(NSLayoutDimension(self, attribute), attribute)
    }

    private func kept(_ attribute: NSLayoutConstraint.Attribute) -> NSObject? {
        for entry in anchors where entry.attribute == attribute { return entry.anchor.takeUnretainedValue() }
        return nil
    }

    private func keep<Anchor: NSObject>(_ anchor: Anchor, _ attribute: NSLayoutConstraint.Attribute) -> Anchor {
        anchors.append(ItemAnchor(attribute: attribute, anchor: .passUnretained(anchor)))
        return anchor
    }

    /// Takes an anchor that goes out of the list; one that isn't in it, the length of a distance, changes nothing.
    func forget(_ anchor: NSObject) {
        guard
            let index = anchors.lastIndex(where: { $0.anchor.toOpaque() == Unmanaged.passUnretained(anchor).toOpaque() }
            )
        else { return }
        anchors.remove(at: index)
    }
}
