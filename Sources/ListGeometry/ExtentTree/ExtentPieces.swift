/// Up to three runs, without an array; empty runs are left out.
struct ExtentPieces {
    private(set) var count = 0
    private var runs: (ExtentRun, ExtentRun, ExtentRun)

    @inline(__always)
    init() {
        let empty = ExtentRun(count: 0, content: .unknown)
        runs = (empty, empty, empty)
    }

    @inline(__always)
    subscript(place: Int) -> ExtentRun {
        get {
            switch place {
            case 0: runs.0
            case 1: runs.1
            default: runs.2
            }
        }
        set {
            switch place {
            case 0: runs.0 = newValue
            case 1: runs.1 = newValue
            default: runs.2 = newValue
            }
        }
    }

    @inline(__always) var first: ExtentRun { runs.0 }
    @inline(__always) var last: ExtentRun { self[count - 1] }

    @inline(__always)
    mutating func append(_ run: ExtentRun) {
        guard run.count > 0 else { return }
        self[count] = run
        count += 1
    }

    @inline(__always)
    mutating func extendFirst(by items: Int) { runs.0.count += items }

    @inline(__always)
    mutating func extendLast(by items: Int) { self[count - 1].count += items }

    /// Makes one run of two that merge.
    mutating func joinEnds() {
        guard count == 2, runs.0.merges(with: runs.1) else { return }
        runs.0.count += runs.1.count
        count = 1
    }
}
