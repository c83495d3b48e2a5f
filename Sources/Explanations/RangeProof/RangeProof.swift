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
    public static let tolerance = 1.0 / 6

    /// - Parameters:
    ///   - design: the width that the layout was made for: what overlaps there does so by design.
    ///   - state: lays out at a width.
    public static func walk(
        _ widths: ClosedRange<Double>, design: Double, state: (Double) -> ProofState
    ) -> RangeProof {
        let intended = overlapping(state(design))
        var proof = RangeProof(faults: [], breakpoints: [], unfinished: nil)
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
        faults(of: state, steps: 0...0, at: width, intended: overlapping(design))
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

    // MARK: Conditions

    private static func faults(
        of state: ProofState, steps: ClosedRange<Double>, at width: Double, intended: Set<[String]>
    ) -> [ProofFault] {
        var faults: [ProofFault] = []
        func add(_ kind: ProofFault.Kind, _ subject: String, _ other: String?, _ steps: ClosedRange<Double>?) {
            guard let steps else { return }
            faults.append(
                ProofFault(
                    kind: kind, subject: subject, other: other, from: width + steps.lowerBound,
                    to: width + steps.upperBound))
        }
        for name in state.ambiguous { add(.ambiguous, name, nil, steps) }
        for name in state.broken { add(.broken, name, nil, steps) }
        for frame in state.frames {
            if let needed = frame.needed {
                let short = [(frame.width, needed.width), (frame.height, needed.height)].compactMap { line, length in
                    ProofState.Frame.Line(value: length - line.value, slope: -line.slope)
                        .steps(above: tolerance, in: steps)
                }
                for part in short { add(.truncated, frame.name, nil, part) }
            }
            guard let parent = frame.parent.map({ state.frames[$0] }), !parent.isScrolled else { continue }
            let zero = ProofState.Frame.Line(value: 0, slope: 0)
            for line in [zero - frame.minX, zero - frame.minY, frame.maxX - parent.width, frame.maxY - parent.height] {
                add(.outside, frame.name, parent.name, line.steps(above: tolerance, in: steps))
            }
        }
        for (first, second) in siblings(state) {
            guard !intended.contains([state.frames[first].name, state.frames[second].name]) else { continue }
            add(
                .overlap, state.frames[first].name, state.frames[second].name,
                overlap(state.frames[first], state.frames[second], steps))
        }
        return faults
    }

    /// The steps at which two frames share more than the tolerance in both directions.
    private static func overlap(
        _ a: ProofState.Frame, _ b: ProofState.Frame, _ steps: ClosedRange<Double>
    ) -> ClosedRange<Double>? {
        var common = steps
        let lines = [
            a.maxX - b.minX, b.maxX - a.minX, a.maxY - b.minY, b.maxY - a.minY, a.width, a.height, b.width, b.height,
        ]
        for line in lines {
            guard let part = line.steps(above: tolerance, in: common) else { return nil }
            common = part
        }
        return common
    }

    private static func overlapping(_ state: ProofState) -> Set<[String]> {
        var pairs: Set<[String]> = []
        for (first, second) in siblings(state)
        where overlap(state.frames[first], state.frames[second], 0...0) != nil {
            pairs.insert([state.frames[first].name, state.frames[second].name])
        }
        return pairs
    }

    private static func siblings(_ state: ProofState) -> [(Int, Int)] {
        var byParent: [Int: [Int]] = [:]
        for (index, frame) in state.frames.enumerated() {
            if let parent = frame.parent { byParent[parent, default: []].append(index) }
        }
        return byParent.keys.sorted().flatMap { parent -> [(Int, Int)] in
            let children = byParent[parent] ?? []
            return children.indices.flatMap { first in
                children.indices.dropFirst(first + 1).map { (children[first], children[$0]) }
            }
        }
    }
}

extension RangeProof {
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
