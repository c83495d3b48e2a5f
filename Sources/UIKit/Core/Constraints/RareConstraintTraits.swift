/// Rarely used state of a constraint: a multiplier, a name, a position in a document, standard spacing as a constant, distances as
/// sides.
///
/// Allocated lazily outside the constraint, so that most constraints stay small.
final class RareConstraintTraits {
    fileprivate(set) var identifier: String?
    fileprivate(set) var shouldBeArchived = false
    fileprivate var documentLine: DocumentLine?
    fileprivate var standardSpaceName: String?
    fileprivate var multiplier: CGFloat = 1
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

    /// The factor of the second item's attribute.
    public final var multiplier: CGFloat { rare?.multiplier ?? 1 }

    /// Called once, as the relation is set.
    func setMultiplier(_ multiplier: CGFloat) {
        if multiplier != 1 { ensuredRare.multiplier = multiplier }
    }

    /// The line of a document that states it, if any.
    var documentLine: DocumentLine? {
        get { rare?.documentLine }
        set { if rare != nil || newValue != nil { ensuredRare.documentLine = newValue } }
    }
    /// The name of the constant in logs where it is standard spacing: `NSSpace`, `NSLayoutAnchorConstraintSpace`.
    var standardSpaceName: String? {
        get { rare?.standardSpaceName }
        set { if rare != nil || newValue != nil { ensuredRare.standardSpaceName = newValue } }
    }
    /// The number of standard spacings from or to a baseline that the constant is; nil for others.
    var baselineSpaces: CGFloat? {
        get { rare?.baselineSpaces }
        set { if rare != nil || newValue != nil { ensuredRare.baselineSpaces = newValue } }
    }
    /// The start of a side that is a distance; made by `anchorWithOffset(to:)`.
    var firstOrigin: AnchorPlace? {
        get { rare?.firstOrigin }
        set { if rare != nil || newValue != nil { ensuredRare.firstOrigin = newValue } }
    }
    var secondOrigin: AnchorPlace? {
        get { rare?.secondOrigin }
        set { if rare != nil || newValue != nil { ensuredRare.secondOrigin = newValue } }
    }
}
