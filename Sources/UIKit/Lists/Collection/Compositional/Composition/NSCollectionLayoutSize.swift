import CollectionArrangement

/// How wide and how high an item is.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    nonisolated var size: CompositionSize {
        CompositionSize(width: widthDimension.length, height: heightDimension.length)
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSize)?.size == size }
    open override var hash: Int { Int(size.width.value) ^ Int(size.height.value) << 16 }
    open override var description: String { "{\(size.width.text), \(size.height.text)}" }
}
