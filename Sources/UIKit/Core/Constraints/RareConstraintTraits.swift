/// What few constraints have: a name, a place in a document, a constant that stands for standard spaces, distances as
/// sides.
///
/// Kept beside the constraint and made with the first of it, so that the many constraints without any of this stay small.
final class RareConstraintTraits {
    fileprivate(set) var identifier: String?
    fileprivate(set) var shouldBeArchived = false
    fileprivate var documentLine: DocumentLine?
    fileprivate var standardSpaceName: String?
    fileprivate var baselineSpaces: CGFloat?
    fileprivate var firstOrigin: AnchorPlace?
    fileprivate var secondOrigin: AnchorPlace?
}

extension NSLayoutConstraint {
    private var ensuredRare: RareConstraintTraits {
        if let rare { return rare }
        let made = RareConstraintTraits()
        rare = made
        return made
    }

    func setIdentifier(_ identifier: String?) {
        if rare != nil || identifier != nil { ensuredRare.identifier = identifier }
    }

    func setShouldBeArchived(_ shouldBeArchived: Bool) {
        if rare != nil || shouldBeArchived { ensuredRare.shouldBeArchived = shouldBeArchived }
    }

    /// Where a document states it, if one does.
    var documentLine: DocumentLine? {
        get { rare?.documentLine }
        set { if rare != nil || newValue != nil { ensuredRare.documentLine = newValue } }
    }
    /// What logs call the constant where it is a standard space: `NSSpace`, `NSLayoutAnchorConstraintSpace`.
    var standardSpaceName: String? {
        get { rare?.standardSpaceName }
        set { if rare != nil || newValue != nil { ensuredRare.standardSpaceName = newValue } }
    }
    /// Where the constant is a number of standard spaces from or to a baseline: how many.
    var baselineSpaces: CGFloat? {
        get { rare?.baselineSpaces }
        set { if rare != nil || newValue != nil { ensuredRare.baselineSpaces = newValue } }
    }
    /// Where a side that is a distance between two places is measured from; made by `anchorWithOffset(to:)`.
    var firstOrigin: AnchorPlace? {
        get { rare?.firstOrigin }
        set { if rare != nil || newValue != nil { ensuredRare.firstOrigin = newValue } }
    }
    var secondOrigin: AnchorPlace? {
        get { rare?.secondOrigin }
        set { if rare != nil || newValue != nil { ensuredRare.secondOrigin = newValue } }
    }
}
