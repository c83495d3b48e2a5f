/// A walk over all widths of a range, piece by piece: in each the layout is affine in the width, so that what holds at
/// both ends of a piece holds between them, and where a condition fails is where a line crosses a bound.
///
/// Between two pieces lies `RangeProof.resolution`, which is not looked at.
public struct RangeProof: Sendable {
    /// Ascending, a stretch each.
    public var faults: [ProofFault]
    /// The widths at which pieces begin.
    public var breakpoints: [Double]
    /// The width at which the walk was given up, with the reason.
    public var unfinished: String?

    public var isProven: Bool { faults.isEmpty && unfinished == nil }

    /// The distance from a breakpoint at which the next piece begins, points.
    public static let resolution = 1.0 / 1024
    /// Less than that is no overlap: half a pixel of the finest screen.
    public static var tolerance: Double { ProofState.tolerance }

    /// - Parameters:
    ///   - design: the width that the layout was made for: what overlaps there does so by design.
    ///   - state: lays out at a width.
    public static func walk(
        _ widths: ClosedRange<Double>, design: Double, state: (Double) -> ProofState
    ) -> RangeProof {
        walk(widths, intended: state(design).overlapping, state: state)
    }

    /// - Parameters:
    ///   - intended: pairs of views that overlap by design.
    ///   - state: lays out at a width.
    public static func walk(
        _ widths: ClosedRange<Double>, intended: Set<[String]>, state: (Double) -> ProofState
    ) -> RangeProof {
        var proof = RangeProof()
        var width = widths.lowerBound
        while width <= widths.upperBound {
            let present = state(width)
            proof.breakpoints.append(width)
            let step = min(max(present.reach, 0), widths.upperBound - width)
            for fault in faults(of: present, steps: 0...step, at: width, intended: intended) { proof.add(fault) }
            width += step + resolution
            guard proof.breakpoints.count < 20_000 else {
                proof.unfinished = "more than 20,000 ranges up to a width of \(width.inPoints)"
                break
            }
        }
        proof.faults.sort { ($0.from, $0.subject, $0.kind.rawValue) < ($1.from, $1.subject, $1.kind.rawValue) }
        return proof
    }

    /// The faults at one width alone.
    public static func check(_ state: ProofState, at width: Double, design: ProofState) -> [ProofFault] {
        faults(of: state, steps: 0...0, at: width, intended: design.overlapping)
    }

    /// Adds the proof of the widths that follow.
    public mutating func join(_ next: RangeProof) {
        breakpoints += next.breakpoints
        unfinished = unfinished ?? next.unfinished
        for fault in next.faults { add(fault) }
    }

    /// Joins a fault to one that ended just before.
    private mutating func add(_ fault: ProofFault) {
        let index = faults.lastIndex {
            $0.kind == fault.kind && $0.subject == fault.subject && $0.other == fault.other
                && fault.from - $0.to < 2.5 * RangeProof.resolution
        }
        if let index {
            faults[index].to = max(faults[index].to, fault.to)
        } else {
            faults.append(fault)
        }
    }

    private static func faults(
        of state: ProofState, steps: ClosedRange<Double>, at width: Double, intended: Set<[String]>
    ) -> [ProofFault] {
        state.findings(in: steps, intended: intended).map {
            ProofFault(
                kind: $0.kind, subject: $0.subject, other: $0.other, from: width + $0.part.lowerBound,
                to: width + $0.part.upperBound)
        }
    }
}

extension RangeProof {
    /// The proof of nothing, which others join.
    public init() { self.init(faults: [], breakpoints: [], unfinished: nil) }

    /// The same with widths counted from somewhere else.
    public func shifted(by distance: Double) -> RangeProof {
        var proof = self
        proof.breakpoints = breakpoints.map { $0 + distance }
        for index in proof.faults.indices {
            proof.faults[index].from += distance
            proof.faults[index].to += distance
        }
        return proof
    }
}

extension ProofFault {
    public var text: String {
        let widths = from == to ? "at \(from.inPoints)" : "from \(from.inPoints) to \(to.inPoints)"
        switch kind {
        case .overlap: return "\(widths): \(subject) and \(other ?? "") overlap"
        case .outside: return "\(widths): \(subject) reaches out of \(other ?? "its parent")"
        case .truncated: return "\(widths): the text of \(subject) is cut off"
        case .ambiguous: return "\(widths): \(subject) is ambiguous"
        case .broken: return "\(widths): \(subject) is broken"
        }
    }
}
