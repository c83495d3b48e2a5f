/// A condition of soundness that fails in a part of a stretch of widths or of a polygon of sizes.
struct ProofFinding<Domain> {
    var kind: ProofFault.Kind
    var subject: String
    var other: String?
    /// Indices among the state's frames; nil where the finding isn't about frames.
    var first: Int?
    var second: Int?
    var part: Domain
}

/// The conditions of soundness, each of them affine functions that have to be above a bound.
extension ProofState {
    /// Less than that is no overlap: half a pixel of the finest screen.
    static var tolerance: Double { 1.0 / 6 }

    /// The conditions that fail somewhere in a domain of steps, and where.
    ///
    /// - Parameter intended: pairs that overlap by design.
    func findings<Domain: ProofDomain>(
        in domain: Domain, intended: Set<[String]>
    ) -> [ProofFinding<Domain>] {
        var findings: [ProofFinding<Domain>] = []
        func add(_ kind: ProofFault.Kind, _ subject: String, _ first: Int?, _ second: Int?, _ part: Domain?) {
            guard let part else { return }
            findings.append(
                ProofFinding(
                    kind: kind, subject: subject, other: second.map { frames[$0].name }, first: first, second: second,
                    part: part))
        }
        for name in ambiguous { add(.ambiguous, name, nil, nil, domain) }
        for name in broken { add(.broken, name, nil, nil, domain) }
        for (index, frame) in frames.enumerated() {
            for (line, length) in frame.lengths where length > 0 {
                let lack = PlaneFunction(value: length - line.value, slope: -line.slope)
                add(.truncated, frame.name, index, nil, domain.part(where: lack, isAbove: Self.tolerance))
            }
            guard let number = frame.parent, !frames[number].isScrolled else { continue }
            let parent = frames[number]
            for line in [-frame.minX, -frame.minY, frame.maxX - parent.width, frame.maxY - parent.height] {
                add(.outside, frame.name, index, number, domain.part(where: line, isAbove: Self.tolerance))
            }
        }
        for (first, second) in siblings where !intended.contains([frames[first].name, frames[second].name]) {
            add(
                .overlap, frames[first].name, first, second,
                overlap(of: frames[first], and: frames[second], in: domain))
        }
        return findings
    }

    /// The part of a domain in which two frames share more than the tolerance in both directions.
    private func overlap<Domain: ProofDomain>(of a: Frame, and b: Frame, in domain: Domain) -> Domain? {
        let bound = Self.tolerance
        return domain.part(where: a.maxX - b.minX, isAbove: bound)?
            .part(where: b.maxX - a.minX, isAbove: bound)?
            .part(where: a.maxY - b.minY, isAbove: bound)?
            .part(where: b.maxY - a.minY, isAbove: bound)?
            .part(where: a.width, isAbove: bound)?
            .part(where: a.height, isAbove: bound)?
            .part(where: b.width, isAbove: bound)?
            .part(where: b.height, isAbove: bound)
    }

    /// The pairs that overlap at this size, by their names.
    public var overlapping: Set<[String]> {
        var pairs: Set<[String]> = []
        for (first, second) in siblings where overlap(of: frames[first], and: frames[second], in: 0...0) != nil {
            pairs.insert([frames[first].name, frames[second].name])
        }
        return pairs
    }

    private var siblings: [(Int, Int)] {
        var byParent: [Int: [Int]] = [:]
        for (index, frame) in frames.enumerated() {
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

extension ProofState.Frame {
    /// The lengths that a text needs, and has.
    fileprivate var lengths: [(has: PlaneFunction, needs: Double)] {
        needed.map { [(width, $0.width), (height, $0.height)] } ?? []
    }
}
