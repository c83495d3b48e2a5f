import CollectionArrangement

/// How wide or how high an item is.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
    nonisolated let length: CompositionLength

    nonisolated init(_ length: CompositionLength) { self.length = length }

    /// A fraction of the width of the group that the item is in.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfWidth(checked(fractionalWidth, "fractional width")))
    }
    /// A fraction of the height of the group that the item is in.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfHeight(checked(fractionalHeight, "fractional height")))
    }
    /// Points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute(checked(absoluteDimension, "absolute")))
    }
    /// As much as the content turns out to need; the estimate, in points, stands in until it has been measured.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated(checkedEstimate(estimatedDimension)))
    }
    /// As much as the largest of the siblings needs.
    public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform(estimate: checkedEstimate(estimatedDimension)))
    }

    open var isFractionalWidth: Bool { if case .fractionOfWidth = length { true } else { false } }
    open var isFractionalHeight: Bool { if case .fractionOfHeight = length { true } else { false } }
    open var isAbsolute: Bool { if case .absolute = length { true } else { false } }
    open var isEstimated: Bool { if case .estimated = length { true } else { false } }
    open var isUniformAcrossSiblings: Bool { length.isUniform }
    /// The fraction, the points or the estimate.
    open var dimension: CGFloat { length.value }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutDimension)?.length == length }
    open override var hash: Int { Int(length.value) }
    open override var description: String { length.text }

    private static func checked(_ value: CGFloat, _ kind: String) -> CGFloat {
        if value.isFinite, value >= 0 { return value }
        UIKitLog.write(
            "Invalid \(kind) dimension \(value): a length must be finite and not negative; 0 is used instead.")
        return 0
    }

    private static func checkedEstimate(_ value: CGFloat) -> CGFloat {
        if value.isFinite, value > 0 { return value }
        UIKitLog.write(
            "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please update your call "
                + "site.")
        return value.isFinite ? max(0, value) : 0
    }
}

extension CompositionLength {
    /// As UIKit's descriptions print it.
    var text: String {
        switch self {
        case .absolute(let value): ".absolute(\(shortNumber(value)))"
        case .fractionOfWidth(let value): ".containerWidthFactor(\(shortNumber(value)))"
        case .fractionOfHeight(let value): ".containerHeightFactor(\(shortNumber(value)))"
        case .estimated(let value): ".estimated(\(shortNumber(value)))"
        case .uniform(let value): ".uniformAcrossSiblings(\(shortNumber(value)))"
        }
    }
}
