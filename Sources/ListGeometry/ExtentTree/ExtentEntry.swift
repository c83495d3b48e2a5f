/// A run in four bytes: three bits of kind, 29 of payload.
struct ExtentEntry: Equatable {
    enum Kind: UInt32 {
        /// One measured item at the default estimate; the payload is its length in units.
        case measured = 0
        /// Items at the default estimate; the payload says how many.
        case atDefault = 1
        /// One item with its own estimate; the payload is that in units.
        case estimated = 2
        /// Any other run; the payload is its place in the tree's table of wide runs.
        case wide = 3
        /// One item of fixed length; the payload is that in units.
        case fixed = 4
    }

    static let payloadLimit: UInt32 = 1 << 29

    var bits: UInt32

    @inline(__always)
    init(_ kind: Kind, _ payload: UInt32) { bits = kind.rawValue << 29 | payload }

    // Transparent: found by scans of leaves, which tests in debug builds make too.
    @_transparent var kindBits: UInt32 { bits >> 29 }
    @_transparent var payload: UInt32 { bits & (1 << 29 - 1) }
    /// True if the run is one item whose units are the payload: the kinds of even numbers.
    @_transparent var isSingle: Bool { bits & 1 << 29 == 0 }
    @inline(__always) var isWide: Bool { kindBits == Kind.wide.rawValue }
    @inline(__always) var isAtDefault: Bool { kindBits == Kind.atDefault.rawValue }
}

/// The wide runs of a tree, by number.
struct WideRuns {
    private(set) var runs: [ExtentRun] = []
    private(set) var free: [UInt32] = []

    @inline(__always)
    subscript(number: UInt32) -> ExtentRun { runs[Int(number)] }

    var inUse: Int { runs.count - free.count }
    var bytes: Int { runs.capacity * MemoryLayout<ExtentRun>.stride + free.capacity * 4 }

    mutating func add(_ run: ExtentRun) -> UInt32 {
        if let number = free.popLast() {
            runs[Int(number)] = run
            return number
        }
        runs.append(run)
        return UInt32(runs.count - 1)
    }

    mutating func remove(_ number: UInt32) { free.append(number) }
}
