import CollectionArrangement

/// The smallest part of a composition: what one cell takes.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
    public let layoutSize: NSCollectionLayoutSize
    /// Views attached to the item, such as badges. A group's can be changed.
    var attached: [NSCollectionLayoutSupplementaryItem]

    /// Taken off the size when everything is laid out; without effect along an axis that is estimated.
    open var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet { contentInsets = finite(contentInsets, or: oldValue, "content insets") }
    }
    /// Kept free around the item by the group that it is in.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        attached = supplementaryItems
    }

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { copyOnMainActor(self) { $0.duplicate() } }

    func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: attached)
        copy.takeProperties(of: self)
        return copy
    }

    final func takeProperties(of other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    /// The item as the arrangement takes it.
    func composed(in environment: any NSCollectionLayoutEnvironment) -> CompositionItem {
        CompositionItem(
            size: layoutSize.size, insets: CompositionInsets(contentInsets), edges: edgeSpacing?.edges ?? .none,
            supplements: attached.map(\.supplement), name: text(indent: ""))
    }

    open override var description: String { describeOnMainActor(self) { $0.text(indent: "") } }

    func text(indent: String) -> String {
        let address = "\(Unmanaged.passUnretained(self).toOpaque())"
        var text = "<\(type(of: self)) \(address) size=\(layoutSize.description)>"
        if let edgeSpacing { text += "\n\(indent)edgeSpacing=\(edgeSpacing.description)" }
        return text
    }
}

/// A number that an app gives to a composition, or the one before where it is none; that is said in the log.
@MainActor func finite(_ value: CGFloat, or old: CGFloat, _ name: String) -> CGFloat {
    if value.isFinite { return value }
    UIKitLog.write("Invalid \(name) \(value) in a compositional layout: a distance must be finite; \(old) is kept.")
    return old
}

@MainActor func finite(
    _ insets: NSDirectionalEdgeInsets, or old: NSDirectionalEdgeInsets, _ name: String
) -> NSDirectionalEdgeInsets {
    let sum = insets.top + insets.leading + insets.bottom + insets.trailing
    if sum.isFinite { return insets }
    UIKitLog.write("Invalid \(name) \(insets) in a compositional layout: insets must be finite; \(old) are kept.")
    return old
}

@MainActor func finite(_ point: CGPoint, _ name: String) -> CGPoint {
    CGPoint(x: finite(point.x, or: 0, name), y: finite(point.y, or: 0, name))
}

/// Copies are asked of `NSCopying` from anywhere; objects of a layout are used on the main actor only.
nonisolated func copyOnMainActor<Object: AnyObject>(
    _ object: Object, _ copy: @MainActor (Object) -> AnyObject
) -> Any {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { CopiedObject(object: copy(object)) }.object
}

private struct CopiedObject: @unchecked Sendable {
    let object: AnyObject
}
