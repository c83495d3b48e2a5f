/// An edge, centre, baseline or size of a view or layout guide, as one side of a future constraint.
///
/// The type parameter separates the axes: a horizontal anchor can't be combined with a vertical one. `fileID` and
/// `line`, which calls leave out, locate the constraint in explanations.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// A view or a layout guide; not retained.
    var referencedItem: AnyObject? { reference?.object }
    /// Read where the anchor goes as well, on whichever thread.
    nonisolated(unsafe) final let reference: ConstraintItemReference?
    final let attribute: NSLayoutConstraint.Attribute
    /// `unowned(unsafe)`: an anchor leaves its item's chain in its `deinit`, before it could dangle.
    nonisolated(unsafe) unowned(unsafe) final var olderAnchor: (any ItemAnchor)?

    required init(_ reference: ConstraintItemReference?, _ attribute: NSLayoutConstraint.Attribute) {
        self.reference = reference
        self.attribute = attribute
        super.init()
    }

    deinit { reference?.forget(self) }

    public var item: Any? { referencedItem }
    public var name: String { attribute.name }

    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, constant: c).written(fileID, line)
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, constant: c).written(fileID, line)
    }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, constant: c).written(fileID, line)
    }

    func relate(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            reference, attribute, relation, anchor.reference, anchor.attribute, multiplier: multiplier,
            constant: constant)
        if attribute.clashes(with: anchor.attribute) {
            UIKitException.raise(
                .invalidArgument,
                "NSLayoutConstraint for \(description): A constraint cannot be made between \(description) and "
                    + "\(anchor.description) because their units are not compatible.")
        } else {
            constraint.validatePairing(hasSecondItem: anchor.reference?.isGone == false)
        }
        return constraint
    }

    /// Makes a constraint with a multiple of the standard spacing between siblings.
    func relate(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, spaces: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = relate(relation, to: anchor, constant: systemSpacing * spaces)
        constraint.standardSpaceName = "NSLayoutAnchorConstraintSpace"
        if attribute.isBaseline || anchor.attribute.isBaseline {
            constraint.baselineSpaces = spaces
            constraint.updateBaselineSpacing()
        }
        return constraint
    }

    public override var description: String {
        describeOnMainActor(self) { anchor in
            let type = shortClassName(of: anchor)
            guard let item = anchor.referencedItem else { return "<\(type) of a view that is gone>" }
            return "<\(type):\(address(of: anchor)) \"\(classAndAddress(item)).\(anchor.attribute.name)\">"
        }
    }

    static func erased(of item: ConstraintItemReference, _ attribute: NSLayoutConstraint.Attribute) -> NSObject? {
        switch attribute.engineAttribute.kind {
        case .none: return nil
        case .size: return item.dimension(attribute)
        case .location:
            return attribute.engineAttribute.axis == .horizontal
                ? item.horizontal(attribute) : item.vertical(attribute)
        }
    }
}

/// The standard distance between siblings.
let systemSpacing: CGFloat = 8

/// An attribute of a view or guide, which isn't retained.
struct AnchorPlace {
    let reference: ConstraintItemReference?
    let attribute: NSLayoutConstraint.Attribute

    var referencedItem: AnyObject? { reference?.object }
}

@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another, as a dimension for constraints: positive from leading to trailing.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(
            from: AnchorPlace(reference: reference, attribute: attribute),
            to: AnchorPlace(reference: otherAnchor.reference, attribute: otherAnchor.attribute))
    }

    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, spaces: multiplier).written(fileID, line)
    }
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, spaces: multiplier).written(fileID, line)
    }
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, spaces: multiplier).written(fileID, line)
    }
}

@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor down to another, as a dimension for constraints.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(
            from: AnchorPlace(reference: reference, attribute: attribute),
            to: AnchorPlace(reference: otherAnchor.reference, attribute: otherAnchor.attribute))
    }

    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, spaces: multiplier).written(fileID, line)
    }
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, spaces: multiplier).written(fileID, line)
    }
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, spaces: multiplier).written(fileID, line)
    }
}

@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The start of the distance, if the dimension is one.
    private var origin: AnchorPlace?

    /// The distance between two anchors; positive where the end comes after the start.
    convenience init(from start: AnchorPlace, to end: AnchorPlace) {
        self.init(end.reference, end.attribute)
        origin = start
    }

    override func relate(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<NSLayoutDimension>, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        let other = anchor as? NSLayoutDimension
        guard origin != nil || other?.origin != nil, referencedItem != nil else {
            return super.relate(relation, to: anchor, multiplier: multiplier, constant: constant)
        }
        let constraint = NSLayoutConstraint(
            reference, attribute, relation, anchor.reference, anchor.attribute, multiplier: multiplier,
            constant: constant)
        constraint.firstOrigin = origin
        constraint.secondOrigin = other?.origin
        return constraint
    }

    public func constraint(
        equalToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, toConstant: c).written(fileID, line)
    }
    public func constraint(
        greaterThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, toConstant: c).written(fileID, line)
    }
    public func constraint(
        lessThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, toConstant: c).written(fileID, line)
    }
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, multiplier: m, constant: c).written(fileID, line)
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c).written(fileID, line)
    }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c).written(fileID, line)
    }

    func relate(_ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            reference, attribute, relation, nil, .notAnAttribute, constant: constant)
        if let origin, referencedItem != nil {
            constraint.firstOrigin = origin
        } else {
            constraint.validatePairing(hasSecondItem: false)
        }
        return constraint
    }
}
