/// An anchor in the chain of those that somebody has of its item, the newest first.
///
/// Asked for an anchor again, the item gives the same object. Recorded: `view.topAnchor === view.topAnchor`, and a
/// constraint's `firstAnchor` is the view's. Mostly the chain has no anchor or one: those that constraints are made of go at once,
/// so that it costs them two assignments and no memory of its own.
protocol ItemAnchor: AnyObject {
    nonisolated var attribute: NSLayoutConstraint.Attribute { get }
    /// Not retained: an anchor leaves the chain in its `deinit`.
    nonisolated var olderAnchor: (any ItemAnchor)? { get set }
}

extension NSLayoutAnchor: ItemAnchor {}

extension ConstraintItemReference {
    /// The item's anchor of an attribute: the one that is there, or a new one.
    @MainActor func horizontal(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        kept(attribute).map { unsafeDowncast($0, to: NSLayoutXAxisAnchor.self) }
            ?? keep(NSLayoutXAxisAnchor(self, attribute))
    }
    @MainActor func vertical(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        kept(attribute).map { unsafeDowncast($0, to: NSLayoutYAxisAnchor.self) }
            ?? keep(NSLayoutYAxisAnchor(self, attribute))
    }
    @MainActor func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        kept(attribute).map { unsafeDowncast($0, to: NSLayoutDimension.self) }
            ?? keep(NSLayoutDimension(self, attribute))
    }

    /// Anchors of an attribute are all of one class, so that who asks knows it.
    private func kept(_ attribute: NSLayoutConstraint.Attribute) -> (any ItemAnchor)? {
        var anchor = newestAnchor
        while let found = anchor, found.attribute != attribute { anchor = found.olderAnchor }
        return anchor
    }

    private func keep<Anchor: ItemAnchor>(_ anchor: Anchor) -> Anchor {
        anchor.olderAnchor = newestAnchor
        newestAnchor = anchor
        return anchor
    }

    /// Takes an anchor that goes out of the chain; one that isn't in it, the length of a distance, changes nothing.
    func forget(_ anchor: some ItemAnchor) {
        guard newestAnchor !== anchor else { return newestAnchor = anchor.olderAnchor }
        var newer = newestAnchor
        while let found = newer {
            if found.olderAnchor === anchor { return found.olderAnchor = anchor.olderAnchor }
            newer = found.olderAnchor
        }
    }
}
