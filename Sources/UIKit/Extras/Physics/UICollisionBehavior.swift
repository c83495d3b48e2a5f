import Graphics
import RigidBodies

/// Keeps items from going through each other and through boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let items = Mode(rawValue: 1 << 0)
        public static let boundaries = Mode(rawValue: 1 << 1)
        public static let everything = Mode(rawValue: .max)
    }

    private struct Boundary {
        let identifier: any NSCopying
        let path: UIBezierPath
    }

    /// A contact that continues.
    private enum Touch: Equatable {
        case items(ObjectIdentifier, ObjectIdentifier)
        case boundary(ObjectIdentifier, String)
    }

    private var boundaries: [Boundary] = []
    private var touches: [(touch: Touch, items: [any UIDynamicItem], identifier: (any NSCopying)?)] = []
    /// The boundary of each side in the last step; nil for the reference view's edge.
    private var owners: [Int: (any NSCopying)?] = [:]

    public init(items: [any UIDynamicItem]) {
        super.init()
        moved = DynamicItems(items)
    }

    open var items: [any UIDynamicItem] { moved.items }
    open func addItem(_ item: any UIDynamicItem) { moved.add(item); changed() }
    open func removeItem(_ item: any UIDynamicItem) { moved.remove(item); changed() }
    open var collisionMode = Mode.everything { didSet { changed() } }
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// True if the reference view's edges are a boundary.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
    private var insets = UIEdgeInsets.zero
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append(Boundary(identifier: identifier, path: bezierPath))
        changed()
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.name($0.identifier) == Self.name(identifier) }?.path
    }
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.name($0.identifier) == Self.name(identifier) }
        changed()
    }
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
    open func removeAllBoundaries() {
        boundaries = []
        changed()
    }

    private static func name(_ identifier: any NSCopying) -> String { String(describing: identifier) }

    // MARK: Steps

    override func contribute(to world: inout DynamicWorld, of animator: UIDynamicAnimator) {
        let indices = items.compactMap { animator.index(of: $0) }
        if collisionMode.contains(.items) {
            for (place, first) in indices.enumerated() {
                for second in indices[(place + 1)...] { world.pairs.append((first, second)) }
            }
        }
        owners = [:]
        guard collisionMode.contains(.boundaries) else { return }
        func add(_ points: [CGPoint], isClosed: Bool, _ owner: (any NSCopying)?) {
            for (index, start) in points.enumerated() where isClosed || index + 1 < points.count {
                let end = points[(index + 1) % points.count]
                guard start != end else { continue }
                owners[world.sides.count] = .some(owner)
                world.sides.append((start.dynamicVector, end.dynamicVector, indices))
            }
        }
        if translatesReferenceBoundsIntoBoundary, let view = animator.referenceView {
            let edge = view.bounds.inset(by: insets)
            add(
                [
                    CGPoint(x: edge.minX, y: edge.minY), CGPoint(x: edge.maxX, y: edge.minY),
                    CGPoint(x: edge.maxX, y: edge.maxY), CGPoint(x: edge.minX, y: edge.maxY),
                ], isClosed: true, nil)
        }
        for boundary in boundaries {
            for contour in boundary.path.graphicsPath.lines() { add(contour, isClosed: false, boundary.identifier) }
        }
    }

    override func stepped(_ world: DynamicWorld, of animator: UIDynamicAnimator) {
        guard collisionDelegate != nil else { return }
        let own = Set(items.compactMap { animator.index(of: $0) })
        var present: [(touch: Touch, items: [any UIDynamicItem], identifier: (any NSCopying)?, point: CGPoint)] = []
        for contact in world.contacts where own.contains(contact.body) {
            let item = animator.item(contact.body)
            let point = contact.points.first?.point ?? item.center
            let touch: Touch
            var touched = [item]
            var identifier: (any NSCopying)?
            switch contact.other {
            case .body(let index):
                guard own.contains(index) else { continue }
                touched.append(animator.item(index))
                touch = .items(ObjectIdentifier(item), ObjectIdentifier(touched[1]))
            case .side(let side):
                guard let owner = owners[side] else { continue }
                identifier = owner
                touch = .boundary(ObjectIdentifier(item), owner.map { Self.name($0) } ?? "")
            }
            if !present.contains(where: { $0.touch == touch }) { present.append((touch, touched, identifier, point)) }
        }
        let old = touches
        touches = present.map { ($0.touch, $0.items, $0.identifier) }
        for entry in present where !old.contains(where: { $0.touch == entry.touch }) {
            if entry.items.count == 2 {
                collisionDelegate?.collisionBehavior(
                    self, beganContactFor: entry.items[0], with: entry.items[1], at: entry.point)
            } else {
                collisionDelegate?.collisionBehavior(
                    self, beganContactFor: entry.items[0], withBoundaryIdentifier: entry.identifier, at: entry.point)
            }
        }
        for entry in old where !present.contains(where: { $0.touch == entry.touch }) {
            if entry.items.count == 2 {
                collisionDelegate?.collisionBehavior(self, endedContactFor: entry.items[0], with: entry.items[1])
            } else {
                collisionDelegate?.collisionBehavior(
                    self, endedContactFor: entry.items[0], withBoundaryIdentifier: entry.identifier)
            }
        }
    }
}

/// Methods that are called when items begin and cease to touch.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// - Parameter identifier: nil for the reference view's edge.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
