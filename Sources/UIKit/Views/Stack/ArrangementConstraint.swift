/// A constraint of a stack view, in terms of the parts of its arrangement instead of objects.
///
/// Comparable with the installed constraints, so that a change only affects those that differ.
struct ArrangementConstraint: Hashable {
    var purpose: ArrangementPurpose
    var first: ArrangementPart
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    var second: ArrangementPart?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    /// In points.
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required

    /// `first.attribute (relation) second.attribute + constant`; the second attribute is the first one unless given.
    static func relating(
        _ purpose: ArrangementPurpose, _ first: ArrangementPart, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ second: ArrangementPart, _ secondAttribute: NSLayoutConstraint.Attribute? = nil,
        relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) -> ArrangementConstraint {
        ArrangementConstraint(
            purpose: purpose, first: first, firstAttribute: firstAttribute, relation: relation, second: second,
            secondAttribute: secondAttribute ?? firstAttribute, multiplier: multiplier, constant: constant,
            priority: priority)
    }

    /// `part.size == 0`.
    static func collapsing(
        _ purpose: ArrangementPurpose, _ part: ArrangementPart, _ size: NSLayoutConstraint.Attribute,
        priority: UILayoutPriority = .required
    ) -> ArrangementConstraint {
        ArrangementConstraint(purpose: purpose, first: part, firstAttribute: size, priority: priority)
    }
}

/// The purpose of a stack view's constraint.
enum ArrangementPurpose: Hashable {
    case canvasConnection, spacing, fillEqually, fillProportionally, distributingEdge, canvasFit, hiding, alignment
    case spanningBoundary, spanningFit, ambiguitySuppression, textWidthDisambiguation

    /// The name that logs show.
    var identifier: String {
        switch self {
        case .canvasConnection: "UISV-canvas-connection"
        case .spacing: "UISV-spacing"
        case .fillEqually: "UISV-fill-equally"
        case .fillProportionally: "UISV-fill-proportionally"
        case .distributingEdge: "UISV-distributing-edge"
        case .canvasFit: "UISV-canvas-fit"
        case .hiding: "UISV-hiding"
        case .alignment: "UISV-alignment"
        case .spanningBoundary: "UISV-spanning-boundary"
        case .spanningFit: "UISV-spanning-fit"
        case .ambiguitySuppression: "UISV-ambiguity-suppression"
        case .textWidthDisambiguation: "UISV-text-width-disambiguation"
        }
    }
}

/// The item of an arrangement's constraint.
enum ArrangementPart: Hashable {
    /// The stack view itself.
    case stack
    /// The item to which the arranged views are connected: the stack view, or its layout margins guide.
    case canvas
    /// An arranged view, by its index among all of them, hidden ones included.
    case view(Int)
    /// The guide between a visible view and the next visible one.
    case gap(after: Int)
    /// The guide that spans the visible views on the cross axis.
    case alignmentSpanner
    /// The guide that replaces the views on the main axis where none is visible.
    case orderingSpanner
}

/// The priorities that a stack view uses besides required.
extension UILayoutPriority {
    static let stackSpanningBoundary = UILayoutPriority(999.5)
    static let stackTextWidth = UILayoutPriority(760)
    static let stackEqualCentering = UILayoutPriority(149)
    static let stackSpanningFit = UILayoutPriority(51)
    static let stackCanvasFit = UILayoutPriority(49)
    static let stackAmbiguitySuppression = UILayoutPriority(25)
}
