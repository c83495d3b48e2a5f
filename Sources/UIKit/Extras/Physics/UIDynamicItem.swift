import RigidBodies

/// Something that an animator moves: it has a middle, a size and a turn.
public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    /// A turn; what else it holds is lost.
    var transform: CGAffineTransform { get set }
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
}

extension UIView: @preconcurrency UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// A source of motion: gravity, collisions, springs, or several of these together.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// Called for each step of the animator.
    open var action: (() -> Void)?
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    /// The items that the behaviour moves.
    final var moved = DynamicItems([])

    public override init() { super.init() }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        if let dynamicAnimator { behavior.enter(dynamicAnimator) }
        changed()
    }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.removeAll { $0 === behavior }
        behavior.leave()
        changed()
    }
    /// Called before the behaviour is added to an animator, or with nil before it is removed.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    final func enter(_ animator: UIDynamicAnimator) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.enter(animator) }
    }
    final func leave() {
        willMove(to: nil)
        dynamicAnimator = nil
        for child in childBehaviors { child.leave() }
    }
    /// The behaviour and all that are in it.
    final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
    /// Something was set that may set items in motion.
    final func changed() { dynamicAnimator?.wake() }

    /// Adds what the behaviour does to a step.
    func contribute(to world: inout DynamicWorld, of animator: UIDynamicAnimator) {}
    /// Called with the contacts of a step.
    func stepped(_ world: DynamicWorld, of animator: UIDynamicAnimator) {}
}

extension CGVector {
    /// Radians from the x axis, clockwise as seen.
    var angle: CGFloat { atan2(dy, dx) }
    var length: CGFloat { hypot(dx, dy) }

    init(angle: CGFloat, length: CGFloat) { self.init(dx: cos(angle) * length, dy: sin(angle) * length) }
}

extension CGPoint {
    var dynamicVector: DynamicVector { DynamicVector(x: Double(x), y: Double(y)) }
}

extension DynamicVector {
    var point: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
}

/// Items in the order in which they were added, each once.
@MainActor struct DynamicItems {
    private(set) var items: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem]) { for item in items { add(item) } }

    mutating func add(_ item: any UIDynamicItem) {
        if !items.contains(where: { $0 === item }) { items.append(item) }
    }
    mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
