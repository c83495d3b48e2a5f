import CollectionArrangement

/// The distance between two items, or around one; points.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    nonisolated let value: CompositionSpacing

    nonisolated init(_ value: CompositionSpacing) { self.value = value }

    /// At least so much; flexible distances share what a group has left over.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.flexible(atLeast: finite(flexibleSpacing)))
    }
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.fixed(finite(fixedSpacing)))
    }

    open var spacing: CGFloat { value.least }
    open var isFlexible: Bool { value.isFlexible }
    open var isFixed: Bool { !value.isFlexible }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSpacing)?.value == value }
    open override var hash: Int { Int(value.least) }
    open override var description: String { value.text }

    private static func finite(_ value: CGFloat) -> CGFloat {
        if value.isFinite { return value }
        UIKitLog.write("Invalid spacing \(value): a distance must be finite; 0 is used instead.")
        return 0
    }
}

extension CompositionSpacing {
    var text: String { (isFlexible ? ".flexible(" : ".fixed(") + shortNumber(least) + ")" }
}

/// The distances that a group keeps around one of its items; nil is none.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    nonisolated var edges: CompositionEdges {
        CompositionEdges(
            leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutEdgeSpacing)?.edges == edges }
    open override var hash: Int { 0 }
    open override var description: String { edges.text }
}

extension CompositionEdges {
    var text: String {
        let parts = [("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom)]
        return "<" + parts.map { "\($0.0)=\($0.1?.text ?? "(null)")" }.joined(separator: "; ") + ">"
    }
}
