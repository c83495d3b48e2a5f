import AutoLayout

/// `first.attribute (≤ = ≥) multiplier · second.attribute + constant`, at a priority.
///
/// Items, attributes, relation and multiplier are fixed; constant, priority, identifier and activation may change at
/// any time. Changing the constant is the cheapest: it changes one right-hand side. An active constraint is retained by
/// the nearest common ancestor of its items.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        public static var baseline: Attribute { .lastBaseline }
    }

    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// nil where the item is deallocated; constraints don't retain their items.
    open var firstItem: AnyObject? { firstReference?.object }
    open var secondItem: AnyObject? { secondReference?.object }
    // Ordered by size, so that a constraint is smaller: 88 bytes. `@exclusivity(unchecked)`: values that are read or replaced,
    // some ten times as a constraint is made and activated; nothing is called meanwhile.
    @exclusivity(unchecked) private final var storedConstant: CGFloat = 0
    @exclusivity(unchecked) final var rare: RareConstraintTraits?
    @exclusivity(unchecked) private final var holderReference: ConstraintItemReference?
    @exclusivity(unchecked) final private(set) var firstReference: ConstraintItemReference?
    @exclusivity(unchecked) final private(set) var secondReference: ConstraintItemReference?
    /// The source location that made it, where known.
    @exclusivity(unchecked) final var sourceLine: SourceLine?
    @exclusivity(unchecked) private final var storedPriority = UILayoutPriority.required
    /// The serial number of its latest activation: where nothing else decides, the earlier constraint wins.
    @exclusivity(unchecked) private(set) final var activation: UInt32 = 0
    /// Its row in the engine of its tree.
    @exclusivity(unchecked) final var hosted = HostedConstraint()
    @exclusivity(unchecked) public final private(set) var firstAttribute = Attribute.notAnAttribute
    @exclusivity(unchecked) public final private(set) var secondAttribute = Attribute.notAnAttribute
    @exclusivity(unchecked) public final private(set) var relation = Relation.equal
    /// The creator; it decides whether the constraint may be broken in a conflict.
    @exclusivity(unchecked) final var role = LayoutConstraint.Role.author

    open var identifier: String? {
        get { rare?.identifier }
        set { setIdentifier(newValue) }
    }
    open var shouldBeArchived: Bool {
        get { rare?.shouldBeArchived ?? false }
        set { setShouldBeArchived(newValue) }
    }

    /// The view on which the active constraint is installed.
    var holder: UIView? { holderReference?.view }

    /// A constraint without items. The only designated initialiser, so that subclasses inherit the others.
    public override init() { super.init() }

    convenience init(
        _ first: ConstraintItemReference?, _ firstAttribute: Attribute, _ relation: Relation,
        _ second: ConstraintItemReference?,
        _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.init()
        relate(first, firstAttribute, relation, second, secondAttribute, multiplier, constant)
    }

    /// Sets the relation, once and before activation.
    private func relate(
        _ first: ConstraintItemReference?, _ firstAttribute: Attribute, _ relation: Relation,
        _ second: ConstraintItemReference?,
        _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        firstReference = first
        secondReference = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        setMultiplier(multiplier)
        storedConstant = constant
    }

    /// Relates views or layout guides, without validating the attributes.
    convenience init(
        first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
        _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        self.init(
            UIKit.constraintItemReference(to: first), firstAttribute, relation,
            UIKit.constraintItemReference(to: second),
            secondAttribute, multiplier: multiplier, constant: constant)
    }

    /// A constraint of a document, of the class that the document names.
    static func made(
        of type: NSLayoutConstraint.Type, first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation,
        second: AnyObject?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        let made = type.make()
        made.relate(
            UIKit.constraintItemReference(to: first), firstAttribute, relation,
            UIKit.constraintItemReference(to: second),
            secondAttribute, multiplier, constant)
        return made
    }

    /// Called when the constraint was made from a document, after all of its objects were loaded.
    open func awakeFromNib() {}

    /// - Raises: `NSInvalidArgumentException` for attributes that can't be paired.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let first = view1 as AnyObject
        let second = view2.map { $0 as AnyObject }
        self.init(
            first: first, attr1, relation, second: second, attr2, multiplier: multiplier, constant: c)
        sourceLine = SourceLine(fileID, line)
        validatePairing(hasSecondItem: second != nil)
    }

    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue.isFinite else {
                UIKitException.raise(
                    .invalidArgument, "The constant of \(description) can't be \(newValue): constants are finite.")
                return
            }
            guard newValue != storedConstant else { return }
            storedConstant = newValue
            holder?.constantChanged(of: self)
        }
    }

    /// May be changed while active, except between required and optional.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set { setPriority(newValue) }
    }

    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open var firstAnchor: NSObject? { anchor(firstReference, firstAttribute) }
    open var secondAnchor: NSObject? { anchor(secondReference, secondAttribute) }

    private func anchor(_ reference: ConstraintItemReference?, _ attribute: Attribute) -> NSObject? {
        guard let reference, reference.object != nil else { return nil }
        return NSLayoutAnchor<AnyObject>.erased(of: reference, attribute)
    }

    open dynamic override var description: String { describeOnMainActor(self) { $0.constraintDescription } }
    open override var debugDescription: String { describeOnMainActor(self) { $0.constraintDescription } }

    private func setPriority(_ priority: UILayoutPriority) {
        guard priority != storedPriority else { return }
        guard priority.rawValue > 0, priority.rawValue <= 1000 else {
            UIKitException.raise(
                .internalInconsistency,
                "It's illegal to set priority:\(shortNumber(CGFloat(priority.rawValue))).  Priorities must be greater "
                    + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
            return
        }
        if isActive, (priority == .required) != (storedPriority == .required) {
            UIKitException.raise(
                .internalInconsistency,
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported."
                    + "  You passed priority \(shortNumber(CGFloat(priority.rawValue))) and the existing priority was "
                    + "\(shortNumber(CGFloat(storedPriority.rawValue))).")
            return
        }
        storedPriority = priority
        holder?.forEachHost { $0.priorityChanged(of: self) }
        LayoutTransaction.request()
    }

    /// Records the view on which the constraint is installed.
    func setHolder(_ view: UIView?) {
        holderReference = view?.constraintItemReference
        guard view != nil else { return }
        Self.activations &+= 1
        activation = Self.activations
    }

    private static var activations: UInt32 = 0
}
