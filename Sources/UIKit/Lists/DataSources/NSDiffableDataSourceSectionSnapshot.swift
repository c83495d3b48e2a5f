/// The items of one section as a forest: items have items below them, shown while the one above is expanded.
///
/// A value. Identifiers are unique in the snapshot.
///
/// Invariant: `order` lists every item once, each parent before its children and those in the order shown; an item's
/// level is one more than its parent's.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    struct Node {
        var parent: ItemIdentifierType?
        var level: Int
        var isExpanded = false
    }

    private(set) var order: [ItemIdentifierType] = []
    private(set) var nodes: [ItemIdentifierType: Node] = [:]

    public init() {}

    // MARK: Contents

    /// All items, each before those below it.
    public var items: [ItemIdentifierType] { order }
    public var rootItems: [ItemIdentifierType] { order.filter { nodes[$0]?.level == 0 } }
    /// Items all of whose parents are expanded. O(items).
    public var visibleItems: [ItemIdentifierType] {
        var hiddenBelow: Int?
        return order.filter { item in
            guard let node = nodes[item] else { return false }
            if let level = hiddenBelow {
                if node.level > level { return false }
                hiddenBelow = nil
            }
            if !node.isExpanded { hiddenBelow = node.level }
            return true
        }
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
    public func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }
    /// 0 for a root; −1 for an item that isn't there.
    public func level(of item: ItemIdentifierType) -> Int { nodes[item]?.level ?? -1 }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let node = nodes[item] else { return false }
        guard let parent = node.parent else { return true }
        return isExpanded(parent) && isVisible(parent)
    }

    // MARK: Changes

    /// Appends items to the roots, or to the items below a parent.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(items, at: order.count, below: nil) }
        guard contains(parent), let end = subtree(of: parent)?.upperBound else { return missing(parent) }
        insert(items, at: end, below: parent)
    }

    /// Inserts items beside another one, on its level.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = index(of: item) else { return missing(item) }
        insert(items, at: place, below: nodes[item]?.parent)
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let end = subtree(of: item)?.upperBound else { return missing(item) }
        insert(items, at: end, below: nodes[item]?.parent)
    }

    /// Deletes items with everything below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let range = subtree(of: item) else { continue }
            for gone in order[range] { nodes[gone] = nil }
            order.removeSubrange(range)
        }
    }

    public mutating func deleteAll() {
        order = []
        nodes = [:]
    }

    public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = true } }
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { nodes[item]?.isExpanded = false }
    }

    /// Puts another snapshot's items in the place of those below a parent.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard let range = subtree(of: parent), let level = nodes[parent]?.level else { return missing(parent) }
        delete(Array(order[range.dropFirst()]).filter { nodes[$0]?.parent == parent })
        insert(snapshot, at: range.lowerBound + 1, below: parent, level: level + 1)
    }

    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        guard let place = index(of: item), let node = nodes[item] else { return missing(item) }
        insert(snapshot, at: place, below: node.parent, level: node.level)
    }

    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        guard let end = subtree(of: item)?.upperBound, let node = nodes[item] else { return missing(item) }
        insert(snapshot, at: end, below: node.parent, level: node.level)
    }

    /// The items below an item, with or without the item itself, as roots.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var result = Self()
        guard let range = subtree(of: parent), let level = nodes[parent]?.level else { return result }
        let base = includingParent ? level : level + 1
        for item in includingParent ? order[range] : order[range].dropFirst() {
            guard var node = nodes[item] else { continue }
            node.level -= base
            if node.level == 0 { node.parent = nil }
            result.order.append(item)
            result.nodes[item] = node
        }
        return result
    }

    /// A line an item, indented by its level, with a mark for expanded ones.
    public func visualDescription() -> String {
        order.map { item in
            let indent = String(repeating: "    ", count: max(0, level(of: item)))
            return "\(indent)\(isExpanded(item) ? "-" : "+") \(item)"
        }.joined(separator: "\n")
    }

    // MARK: Within

    /// An item and everything below it.
    private func subtree(of item: ItemIdentifierType) -> Range<Int>? {
        guard let start = index(of: item), let level = nodes[item]?.level else { return nil }
        let end = order[(start + 1)...].firstIndex { (nodes[$0]?.level ?? 0) <= level } ?? order.count
        return start..<end
    }

    private mutating func insert(_ items: [ItemIdentifierType], at place: Int, below parent: ItemIdentifierType?) {
        guard isNew(items) else { return }
        let level = parent.map { self.level(of: $0) + 1 } ?? 0
        order.insert(contentsOf: items, at: place)
        for item in items { nodes[item] = Node(parent: parent, level: level) }
    }

    private mutating func insert(_ snapshot: Self, at place: Int, below parent: ItemIdentifierType?, level: Int) {
        guard isNew(snapshot.order) else { return }
        order.insert(contentsOf: snapshot.order, at: place)
        for item in snapshot.order {
            guard var node = snapshot.nodes[item] else { continue }
            if node.level == 0 { node.parent = parent }
            node.level += level
            nodes[item] = node
        }
    }

    private func isNew(_ items: [ItemIdentifierType]) -> Bool {
        var seen: Set<ItemIdentifierType> = []
        let repeated = items.filter { !seen.insert($0).inserted || nodes[$0] != nil }
        guard repeated.isEmpty else {
            raise(
                "Supplied identifiers are not unique within the section snapshot: "
                    + repeated.map { "\($0)" }.joined(separator: ", "))
            return false
        }
        return true
    }

    private func missing(_ item: ItemIdentifierType) {
        raise("Supplied item identifier is not in the section snapshot: \(item)")
    }

    /// Snapshots are made on any thread; off the main one the exception can only end the process.
    private func raise(_ reason: String) {
        guard Thread.isMainThread else { fatalError("*** Terminating app due to uncaught exception: \(reason)") }
        MainActor.assumeIsolated { UIKitException.raise(.internalInconsistency, reason) }
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
