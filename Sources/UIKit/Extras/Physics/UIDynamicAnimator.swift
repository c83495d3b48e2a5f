import RigidBodies

/// Moves items by behaviours, in steps on the host's clock, until all rest.
///
/// The motion is that of `DynamicWorld`: the same on every machine for the same frames. An animator that nobody holds
/// ends.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// In whose coordinates items move.
    open private(set) var referenceView: UIView?
    private weak var layout: UICollectionViewLayout?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// Seconds in motion.
    open private(set) var elapsedTime: TimeInterval = 0
    open private(set) var isRunning = false
    private var items: [any UIDynamicItem] = []
    private var world = DynamicWorld()
    private var link: CADisplayLink?
    private var time: TimeInterval = 0
    private var rest = 0.0

    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Items are attributes of a layout, which is invalidated as they move.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    public override init() { super.init() }

    /// - Raises: `NSInvalidArgumentException` for a behaviour that has an animator already.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.dynamicAnimator == nil else {
            UIKitException.raise(
                .invalidArgument,
                "\(classAndAddress(behavior)) is already associated with \(behavior.dynamicAnimator.map(classAndAddress) ?? "")."
            )
            return
        }
        behaviors.append(behavior)
        behavior.enter(self)
        wake()
    }
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.leave()
        wake()
    }
    open func removeAllBehaviors() {
        for behavior in behaviors { behavior.leave() }
        behaviors = []
        stop()
    }

    /// Those that lie in a rectangle of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        gather()
        return items.filter { item in
            let size = item.bounds.size
            return CGRect(
                x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
                height: size.height
            ).intersects(rect)
        }
    }
    /// Takes an item's present place, which the app changed, for where it goes on from.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let index = index(of: item) else { return }
        world.bodies[index].center = item.center.dynamicVector
        world.bodies[index].angle = Self.angle(of: item)
        (world.bodies[index].width, world.bodies[index].height) = Self.size(of: item)
        wake()
    }

    // MARK: Collection views

    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, ofKind: nil, at: indexPath)
    }
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, ofKind: kind, at: indexPath)
    }
    open func layoutAttributesForDecorationView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.decorationView, ofKind: kind, at: indexPath)
    }
    private func attributes(
        _ category: UICollectionView.ElementCategory, ofKind kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        gather()
        return items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == indexPath
        }
    }

    // MARK: Bodies

    func index(of item: any UIDynamicItem) -> Int? { items.firstIndex { $0 === item } }
    /// How an item moves now; nil for one that isn't moved.
    func body(of item: any UIDynamicItem) -> DynamicBody? { index(of: item).map { world.bodies[$0] } }
    func change(_ item: any UIDynamicItem, _ change: (inout DynamicBody) -> Void) {
        gather()
        guard let index = index(of: item) else { return }
        change(&world.bodies[index])
        wake()
    }

    private static func angle(of item: any UIDynamicItem) -> Double {
        Double(atan2(item.transform.b, item.transform.a))
    }
    private static func size(of item: any UIDynamicItem) -> (Double, Double) {
        (Double(item.bounds.width), Double(item.bounds.height))
    }

    /// Bodies for all items of the behaviours; those that were there keep their motion.
    private func gather() {
        var wanted = DynamicItems([])
        for behavior in behaviors.flatMap(\.all) { for item in behavior.moved.items { wanted.add(item) } }
        var bodies: [DynamicBody] = []
        for item in wanted.items {
            if let known = index(of: item) {
                bodies.append(world.bodies[known])
                continue
            }
            let (width, height) = Self.size(of: item)
            var body = DynamicBody(center: item.center.dynamicVector, width: width, height: height)
            body.angle = Self.angle(of: item)
            body.shape = item.collisionBoundsType == .ellipse ? .ellipse : .rectangle
            bodies.append(body)
        }
        items = wanted.items
        world.bodies = bodies
    }

    // MARK: Time

    func wake() {
        rest = 0
        guard !isRunning, !behaviors.isEmpty else { return }
        isRunning = true
        time = 0
        delegate?.dynamicAnimatorWillResume(self)
        let link = CADisplayLink(
            target: DynamicFrames(self), selector: Selector("frame:", DynamicFrames.frame(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func stop() {
        link?.invalidate()
        link = nil
        guard isRunning else { return }
        isRunning = false
        delegate?.dynamicAnimatorDidPause(self)
    }

    fileprivate func advance(by duration: TimeInterval) {
        gather()
        time += min(duration, 0.1)
        while time >= DynamicWorld.stepLength - 1e-9 {
            time -= DynamicWorld.stepLength
            step()
            guard isRunning else { return }
        }
        for (item, body) in zip(items, world.bodies) where !body.isAnchored {
            item.center = body.center.point
            item.transform = CGAffineTransform(rotationAngle: CGFloat(body.angle))
        }
        for behavior in behaviors.flatMap(\.all) { behavior.action?() }
        layout?.invalidateLayout()
        if rest >= 0.4 { stop() }
    }

    private func step() {
        let all = behaviors.flatMap(\.all)
        var present = DynamicWorld()
        present.bodies = world.bodies
        present.accelerations = present.bodies.map { _ in .zero }
        for index in present.bodies.indices {
            present.bodies[index].resetProperties()
        }
        for behavior in all { behavior.contribute(to: &present, of: self) }
        present.step()
        world = present
        elapsedTime += DynamicWorld.stepLength
        for behavior in all { behavior.stepped(world, of: self) }
        rest = world.bodies.allSatisfy(\.isStill) ? rest + DynamicWorld.stepLength : 0
    }

    /// The item that a body stands for.
    func item(_ index: Int) -> any UIDynamicItem { items[index] }
}

/// What a frame calls: it doesn't hold the animator.
@MainActor private final class DynamicFrames {
    private weak var animator: UIDynamicAnimator?

    init(_ animator: UIDynamicAnimator) { self.animator = animator }

    func frame(_ link: CADisplayLink) {
        guard let animator else { return link.invalidate() }
        animator.advance(by: link.duration)
    }
}

/// Told when motion begins and ends.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

extension DynamicBody {
    /// What an item is like that no behaviour says anything of.
    fileprivate mutating func resetProperties() {
        (density, elasticity, friction, resistance, angularResistance) = (1, 0, 0, 0, 0)
        (allowsRotation, isAnchored) = (true, false)
    }
}
