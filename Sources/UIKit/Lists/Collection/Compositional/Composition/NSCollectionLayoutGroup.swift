import CollectionArrangement

/// A frame in a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    /// In points from the group's leading top corner.
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column, or where a closure puts them; itself an item of another group or of a section.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case line(CompositionAxis, CompositionItem.Repetition)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let arrangement: Arrangement
    public let subitems: [NSCollectionLayoutItem]
    /// Between the items along the group's direction; nil is none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attached }
        set { attached = newValue }
    }

    private init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]) {
        self.arrangement = arrangement
        self.subitems = subitems
        super.init(layoutSize: size, supplementaryItems: [])
    }

    // MARK: Rows

    /// The items in turn, again and again, as long as there is room.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        line(layoutSize, .horizontal, subitems, .filling)
    }
    /// So many items of equal width; their own width counts for nothing.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        line(layoutSize, .horizontal, [subitem], .dividing(checked(count)))
    }
    /// So many items, each of its own width; the caller sees to it that they fit.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        line(layoutSize, .horizontal, [subitem], .repeating(checked(count)))
    }

    // MARK: Columns

    /// The items in turn, again and again, as long as there is room.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        line(layoutSize, .vertical, subitems, .filling)
    }
    /// So many items of equal height; their own height counts for nothing.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        line(layoutSize, .vertical, [subitem], .dividing(checked(count)))
    }
    /// So many items, each of its own height; the caller sees to it that they fit.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        line(layoutSize, .vertical, [subitem], .repeating(checked(count)))
    }

    /// As many items as the closure returns frames for; it is told the group's size as that of the container.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
    }

    private static func line(
        _ size: NSCollectionLayoutSize, _ axis: CompositionAxis, _ subitems: [NSCollectionLayoutItem],
        _ repetition: CompositionItem.Repetition
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(size, .line(axis, repetition), subitems)
    }

    private static func checked(_ count: Int) -> Int {
        if count > 0 { return count }
        UIKitException.raise(.invalidArgument, "A group of \(count) items holds nothing; the count must be positive.")
        return 1
    }

    /// A drawing of the group in characters, for debugging.
    open func visualDescription() -> String { drawing }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems)
        copy.takeProperties(of: self)
        copy.attached = attached
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    override func composed(in environment: any NSCollectionLayoutEnvironment) -> CompositionItem {
        var item = super.composed(in: environment)
        switch arrangement {
        case .line(let axis, let repetition):
            item.content = .line(
                axis, subitems.map { $0.composed(in: environment) }, repetition, interItemSpacing?.value)
        case .custom(let provider):
            let traits = environment.traitCollection
            item.content = .custom { size in
                MainActor.assumeIsolated {
                    let environment = LayoutEnvironment(
                        container: LayoutContainer(contentSize: size), traitCollection: traits)
                    return provider(environment).map { CompositionItem.CustomFrame(frame: $0.frame, zIndex: $0.zIndex) }
                }
            }
        }
        return item
    }

    override func text(indent: String) -> String {
        var text = super.text(indent: indent)
        switch arrangement {
        case .line(let axis, _):
            text += "\n\(indent)\t layoutDirection: \(axis == .horizontal ? ".horizontal" : ".vertical")"
        case .custom: text += "\n\(indent)\t layoutDirection: .custom"
        }
        if let interItemSpacing { text += "\n\(indent)\t interItemSpacing=\(interItemSpacing.description)" }
        if !subitems.isEmpty {
            text += "\n\(indent)\t subitems="
            for item in subitems { text += "\n\(indent)\t\t " + item.text(indent: indent + "\t\t") }
        }
        return text
    }
}
