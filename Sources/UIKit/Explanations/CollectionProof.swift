internal import Explanations

/// The visible items of a collection view, proven over sizes of the scene.
///
/// A layout says how large an item is at a width; between two widths at which it was asked and one in their middle that lies
/// on the same line, a pixel aside, the item's size is taken to be affine. An item that sizes itself is proven as a row is:
/// its height follows from its content.
@MainActor struct CollectionProof {
    /// The size of an item, and whether its height follows from its content.
    private struct ItemSize {
        var size: SIMD2<Double>
        var isHeightMeasured: Bool

        func isNear(_ other: SIMD2<Double>, _ distance: Double) -> Bool {
            abs(size.x - other.x) <= distance && (isHeightMeasured || abs(size.y - other.y) <= distance)
        }
    }

    /// A stretch of the scene's widths in which an item's size is affine.
    private struct Stretch {
        var widths: ClosedRange<Double>
        var low: ItemSize
        var high: ItemSize
    }

    /// Widths that are asked about at first lie so far apart, and at last so near.
    private static let (farthest, nearest) = (16.0, 1.0 / 64)

    private let list: UICollectionView
    private let sizes: ConvexPolygon
    private let meant: MeantOverlaps
    /// Shows the scene at a size.
    private let resize: (SIMD2<Double>) -> Void

    init(
        _ list: UICollectionView, over sizes: ConvexPolygon, meant: MeantOverlaps,
        resize: @escaping (SIMD2<Double>) -> Void
    ) {
        self.list = list
        self.meant = meant
        self.sizes = sizes
        self.resize = resize
    }

    /// A proof for each item that is visible in the middle of the sizes. The scene has that size when it returns.
    func proofs() -> [(item: IndexPath, proof: SizeProof)] {
        let middle = sizes.middle
        resize(middle)
        let items = list.indexPathsForVisibleItems.sorted()
        var stretches: [IndexPath: [Stretch]] = [:]
        var (low, high) = (sizes.bounds.low.x, sizes.bounds.high.x)
        (low, high) = (low + Self.nearest, high - Self.nearest)
        let count = max(1, Int(((high - low) / Self.farthest).rounded(.up)))
        var here = itemSizes(items, at: low)
        for step in 1...count {
            let (from, to) = (
                low + (high - low) * Double(step - 1) / Double(count), low + (high - low) * Double(step) / Double(count)
            )
            let there = itemSizes(items, at: to)
            add(items, from, here, to, there, &stretches)
            here = there
        }
        let follows = itemsThatFollowTheHeight(items)
        resize(middle)
        return items.compactMap { item in
            guard let cell = list.cellForItem(at: item), let parts = stretches[item] else { return nil }
            var proof = prove(cell.contentView, parts, meant.inItem(item), at: middle.x)
            if follows.contains(item) { proof.unfinished = "its size follows the height of the list" }
            return (item, SizeProof(proof, over: sizes))
        }
    }

    /// Divides a stretch of widths until the size of each item is affine in each part.
    private func add(
        _ items: [IndexPath], _ from: Double, _ here: [IndexPath: ItemSize], _ to: Double,
        _ there: [IndexPath: ItemSize], _ stretches: inout [IndexPath: [Stretch]]
    ) {
        let middle = (from + to) / 2
        let between = itemSizes(items, at: middle)
        let pixel = 1 / Double(UIScreen.main.scale) + 1e-6
        let open = items.filter { item in
            guard let a = here[item], let b = there[item], let c = between[item] else { return false }
            guard a.isHeightMeasured == b.isHeightMeasured, c.isNear((a.size + b.size) / 2, pixel) else { return true }
            stretches[item, default: []].append(Stretch(widths: from...to, low: a, high: b))
            return false
        }
        guard !open.isEmpty, to - from > Self.nearest else { return }
        add(open, from, here, middle, between, &stretches)
        add(open, middle, between, to, there, &stretches)
    }

    private func itemSizes(_ items: [IndexPath], at width: Double) -> [IndexPath: ItemSize] {
        let heights = heights(at: width)
        return itemSizes(items, at: SIMD2(width, (heights.lowerBound + heights.upperBound) / 2))
    }

    private func itemSizes(_ items: [IndexPath], at size: SIMD2<Double>) -> [IndexPath: ItemSize] {
        resize(size)
        var result: [IndexPath: ItemSize] = [:]
        for item in items {
            guard let attributes = list.layoutAttributesForItem(at: item) else { continue }
            result[item] = ItemSize(
                size: SIMD2(Double(attributes.size.width), Double(attributes.size.height)),
                isHeightMeasured: attributes.estimatedAxes == .height)
        }
        return result
    }

    /// The heights of the scene that are to be proven at a width.
    private func heights(at width: Double) -> ClosedRange<Double> {
        let strip = ConvexPolygon(
            widths: (width - Self.nearest)...(width + Self.nearest), heights: sizes.bounds.low.y...sizes.bounds.high.y)
        guard let part = sizes.common(with: strip) else { return sizes.middle.y...sizes.middle.y }
        return part.bounds.low.y...part.bounds.high.y
    }

    /// The items that have other sizes where only the height of the scene is another.
    private func itemsThatFollowTheHeight(_ items: [IndexPath]) -> Set<IndexPath> {
        let width = sizes.middle.x
        let heights = heights(at: width)
        let low = itemSizes(items, at: SIMD2(width, heights.lowerBound))
        let high = itemSizes(items, at: SIMD2(width, heights.upperBound))
        let pixel = 1 / Double(UIScreen.main.scale) + 1e-6
        return Set(
            items.filter { item in
                guard let a = low[item], let b = high[item] else { return false }
                return !a.isNear(b.size, pixel)
            })
    }

    /// - Parameter intended: what overlaps by design; nil for what does so at the middle of the sizes.
    private func prove(
        _ content: UIView, _ stretches: [Stretch], _ intended: Set<[String]>?, at design: Double
    ) -> RangeProof {
        let measured = LayoutProof(of: content, isSelfSizing: true)
        let given = LayoutProof(of: content, isSelfSizing: false)
        let sorted = stretches.sorted { $0.widths.lowerBound < $1.widths.lowerBound }
        func state(_ stretch: Stretch, _ width: Double) -> ProofState {
            let (from, to) = (stretch.widths.lowerBound, stretch.widths.upperBound)
            let rate = (stretch.high.size - stretch.low.size) / (to - from)
            let size = stretch.low.size + (width - from) * rate
            return stretch.low.isHeightMeasured
                ? measured.state(at: SIMD2(size.x, 0)).along(SIMD2(rate.x, 0))
                : given.state(at: size).along(rate)
        }
        let meant =
            intended ?? sorted.first { $0.widths.contains(design) }.map { state($0, design).overlapping } ?? []
        var proof = RangeProof()
        for stretch in sorted {
            proof.join(RangeProof.walk(stretch.widths, intended: meant) { state(stretch, $0) })
        }
        return proof
    }
}

extension UIView {
    /// The collection view that is found first, from the outside to the inside.
    package var firstCollection: UICollectionView? {
        (self as? UICollectionView) ?? subviews.lazy.compactMap(\.firstCollection).first
    }
}
