import RigidBodies

/// Makes items fall.
open class UIGravityBehavior: UIDynamicBehavior {
    public init(items: [any UIDynamicItem]) {
        super.init()
        moved = DynamicItems(items)
    }

    open var items: [any UIDynamicItem] { moved.items }
    open func addItem(_ item: any UIDynamicItem) { moved.add(item); changed() }
    open func removeItem(_ item: any UIDynamicItem) { moved.remove(item); changed() }
    /// A length of 1 is UIKit's gravity: 1000 points a second squared.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }
    /// Radians from the x axis, clockwise as seen.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { gravityDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, length: magnitude)
    }

    override func contribute(to world: inout DynamicWorld, of animator: UIDynamicAnimator) {
        for item in items {
            guard let index = animator.index(of: item) else { continue }
            world.accelerations[index] += DynamicVector(
                x: Double(gravityDirection.dx) * 1000, y: Double(gravityDirection.dy) * 1000)
        }
    }
}

/// Says what items are like: heavy, bouncy, smooth.
open class UIDynamicItemBehavior: UIDynamicBehavior {
    public init(items: [any UIDynamicItem]) {
        super.init()
        moved = DynamicItems(items)
    }

    open var items: [any UIDynamicItem] { moved.items }
    open func addItem(_ item: any UIDynamicItem) { moved.add(item); changed() }
    open func removeItem(_ item: any UIDynamicItem) { moved.remove(item); changed() }
    /// 0 for no bounce, 1 for one that never ends.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    open var friction: CGFloat = 0 { didSet { changed() } }
    open var density: CGFloat = 1 { didSet { changed() } }
    open var resistance: CGFloat = 0 { didSet { changed() } }
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    open var allowsRotation = true { didSet { changed() } }
    /// True if items stay where they are, and others collide with them.
    open var isAnchored = false { didSet { changed() } }

    /// Points a second, added to what the item has.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        whenMoved(item) { $0.velocity += velocity.dynamicVector }
    }
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        dynamicAnimator?.body(of: item)?.velocity.point ?? .zero
    }
    /// Radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        whenMoved(item) { $0.angularVelocity += Double(velocity) }
    }
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        CGFloat(dynamicAnimator?.body(of: item)?.angularVelocity ?? 0)
    }

    /// The changes requested before the behaviour had an animator.
    private var waiting: [(item: any UIDynamicItem, change: (inout DynamicBody) -> Void)] = []

    private func whenMoved(_ item: any UIDynamicItem, _ change: @escaping (inout DynamicBody) -> Void) {
        guard let dynamicAnimator else {
            waiting.append((item, change))
            return
        }
        dynamicAnimator.change(item, change)
    }

    override func contribute(to world: inout DynamicWorld, of animator: UIDynamicAnimator) {
        for entry in waiting {
            if let index = animator.index(of: entry.item) { entry.change(&world.bodies[index]) }
        }
        waiting = []
        for item in items {
            guard let index = animator.index(of: item) else { continue }
            world.bodies[index].elasticity = Double(elasticity)
            world.bodies[index].friction = Double(friction)
            world.bodies[index].density = Double(density)
            world.bodies[index].resistance = Double(resistance)
            world.bodies[index].angularResistance = Double(angularResistance)
            world.bodies[index].allowsRotation = allowsRotation
            world.bodies[index].isAnchored = isAnchored
        }
    }
}

/// Pushes items, for ever or once.
open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable {
        case continuous, instantaneous
    }

    public let mode: Mode
    private var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        moved = DynamicItems(items)
    }

    open var items: [any UIDynamicItem] { moved.items }
    open func addItem(_ item: any UIDynamicItem) { moved.add(item); changed() }
    open func removeItem(_ item: any UIDynamicItem) { moved.remove(item); changed() }
    /// True if it pushes; once is over as soon as it was done.
    open var active = true { didSet { if active { changed() } } }
    /// A length of 1 gives a view of 100 by 100 points an acceleration of 100 points a second squared, or at once a speed of
    /// 100 points a second.
    open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { changed() } }
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { pushDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, length: magnitude)
    }
    /// The point of an item that is pushed, from its middle.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets.removeAll { $0.item === item }
        offsets.append((item, o))
    }
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets.first { $0.item === item }?.offset ?? .zero
    }

    override func contribute(to world: inout DynamicWorld, of animator: UIDynamicAnimator) {
        guard active else { return }
        let force = DynamicVector(x: Double(pushDirection.dx) * 100, y: Double(pushDirection.dy) * 100)
        for item in items {
            guard let index = animator.index(of: item) else { continue }
            let offset = targetOffsetFromCenter(for: item)
            let arm = DynamicVector(x: Double(offset.horizontal), y: Double(offset.vertical))
            if mode == .continuous {
                world.pushes.append((index, force, arm))
            } else {
                world.bodies[index].push(force, at: arm.rotated(by: world.bodies[index].angle))
            }
        }
        if mode == .instantaneous { active = false }
    }
}

/// Pulls an item to a place, where it stops upright.
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    open var snapPoint: CGPoint { didSet { changed() } }
    /// 0 swings most, 1 least.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
        moved = DynamicItems([item])
    }

    override func contribute(to world: inout DynamicWorld, of animator: UIDynamicAnimator) {
        guard let index = animator.index(of: item) else { return }
        world.snaps.append(DynamicSnap(body: index, place: snapPoint.dynamicVector, damping: Double(damping)))
    }
}

/// Keeps an item at a distance from a place or another item, by a rod or a spring.
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable {
        case items, anchor
    }

    public let attachedBehaviorType: AttachmentType
    public let items: [any UIDynamicItem]
    private let offsets: [UIOffset]
    open var anchorPoint: CGPoint { didSet { changed() } }
    /// Points; what it was when the behaviour was made unless set.
    open var length: CGFloat { didSet { changed() } }
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// Swings a second; 0 for a rod.
    open var frequency: CGFloat = 0 { didSet { changed() } }

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        attachedBehaviorType = .anchor
        items = [item]
        offsets = [offset]
        anchorPoint = point
        let end = Self.place(of: offset, on: item)
        length = hypot(end.x - point.x, end.y - point.y)
        super.init()
        moved = DynamicItems(items)
    }

    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        attachedBehaviorType = .items
        items = [item1, item2]
        offsets = [offset1, offset2]
        anchorPoint = .zero
        let (first, second) = (Self.place(of: offset1, on: item1), Self.place(of: offset2, on: item2))
        length = hypot(first.x - second.x, first.y - second.y)
        super.init()
        moved = DynamicItems(items)
    }

    private static func place(of offset: UIOffset, on item: any UIDynamicItem) -> CGPoint {
        let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
        return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
    }

    override func contribute(to world: inout DynamicWorld, of animator: UIDynamicAnimator) {
        var ends: [DynamicJoint.End] = []
        for (item, offset) in zip(items, offsets) {
            guard let index = animator.index(of: item) else { return }
            ends.append(
                .body(index, offset: DynamicVector(x: Double(offset.horizontal), y: Double(offset.vertical))))
        }
        if attachedBehaviorType == .anchor { ends.append(.place(anchorPoint.dynamicVector)) }
        guard ends.count == 2 else { return }
        world.joints.append(
            DynamicJoint(
                first: ends[0], second: ends[1], length: Double(length), frequency: Double(frequency),
                damping: Double(damping)))
    }
}
