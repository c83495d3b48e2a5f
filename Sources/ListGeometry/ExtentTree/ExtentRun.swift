/// The knowledge of one item's length.
struct ExtentContent: Equatable {
    /// The item's own estimate in points, −1 for the default, or −2 where the length is fixed.
    var estimate: Double
    /// The measured length in points, or −1 before it is known.
    var measured: Double

    static let unknown = ExtentContent(estimate: -1, measured: -1)

    static func fixed(_ length: Double) -> ExtentContent { ExtentContent(estimate: -2, measured: length) }

    @inline(__always) var isFixed: Bool { estimate == -2 }

    @inline(__always) var isMeasured: Bool { measured >= 0 }
    @inline(__always) var isAtDefault: Bool { measured < 0 && estimate < 0 }

    /// The length where it doesn't depend on the default estimate.
    @inline(__always) var knownLength: Double { measured >= 0 ? measured : estimate }
}

extension ExtentContent {
    init(_ extent: Extent) {
        switch extent {
        case .defaultEstimate: self = .unknown
        case .estimate(let length): self.init(estimate: Self.checked(length), measured: -1)
        case .measured(let length): self.init(estimate: -1, measured: Self.checked(length))
        case .fixed(let length): self = .fixed(Self.checked(length))
        }
    }

    /// The known length in units, where an entry can hold all that is known of an item.
    @inline(__always) var shortUnits: UInt32? {
        if isMeasured, estimate >= 0 { return nil }
        let units = FixedPoint.units(knownLength)
        guard units < Int64(ExtentEntry.payloadLimit), FixedPoint.points(units) == knownLength else { return nil }
        return UInt32(truncatingIfNeeded: units)
    }

    @inline(__always) var shortKind: ExtentEntry.Kind { isFixed ? .fixed : isMeasured ? .measured : .estimated }

    /// A fixed length of so many units.
    init(units: Int) { self = .fixed(FixedPoint.points(Int64(units))) }

    /// The same without its measured length.
    var withoutMeasurement: ExtentContent { isFixed ? self : ExtentContent(estimate: estimate, measured: -1) }

    /// The same with its measured length as its estimate.
    var withMeasurementAsEstimate: ExtentContent {
        isMeasured && !isFixed ? ExtentContent(estimate: measured, measured: -1) : self
    }

    /// The length itself; −0 becomes 0.
    static func checked(_ length: Double) -> Double {
        if let objection = Extent.objection(to: length) {
            preconditionFailure("ListGeometry: \(objection); check with Extent.objection(to:) first")
        }
        return length + 0
    }
}

/// Consecutive items of which the same is known.
struct ExtentRun: Equatable {
    var count: Int
    var content: ExtentContent

    @inline(__always)
    init(count: Int, content: ExtentContent) {
        self.count = count
        self.content = content
    }

    /// True if two neighbours are kept as one entry.
    ///
    /// Runs of short contents stay apart: a single item then takes one entry and nothing else.
    @inline(__always)
    func merges(with next: ExtentRun) -> Bool {
        content == next.content && (content.isAtDefault || content.shortUnits == nil)
    }

    @inline(__always)
    var totals: ExtentTotals {
        content.isAtDefault
            ? ExtentTotals(items: count, known: 0, defaults: count)
            : ExtentTotals(items: count, known: Int64(count) * FixedPoint.units(content.knownLength), defaults: 0)
    }
}

/// Sums over consecutive items: how many, how long those of known length are, how many are at the default.
struct ExtentTotals: Equatable {
    var items: Int
    /// The known length in units of 1/192 pt.
    var known: Int64
    var defaults: Int

    static let zero = ExtentTotals(items: 0, known: 0, defaults: 0)

    @inline(__always)
    func length(default unit: Int64) -> Int64 { known + Int64(defaults) * unit }

    @inline(__always)
    static func + (left: Self, right: Self) -> Self {
        Self(items: left.items + right.items, known: left.known + right.known, defaults: left.defaults + right.defaults)
    }

    @inline(__always)
    static func - (left: Self, right: Self) -> Self {
        Self(items: left.items - right.items, known: left.known - right.known, defaults: left.defaults - right.defaults)
    }

    @inline(__always)
    static func += (left: inout Self, right: Self) { left = left + right }

    @inline(__always)
    static func -= (left: inout Self, right: Self) { left = left - right }
}
