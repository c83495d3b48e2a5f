/// A cover of all sizes of a rectangle by regions, in each of which the layout is one affine function of width and height: a
/// condition that is affine holds in a region where it holds at its corners, and where it fails is a polygon.
///
/// Regions are found by crossing borders: a layout at a place that no region holds yet gives the region around it. What is
/// thinner than `RangeProof.resolution` isn't looked at, nor what is hardly thicker and lies between two regions.
public struct SizeProof: Sendable {
    /// The largest first.
    public internal(set) var faults: [SizeFault] = []
    public internal(set) var regionCount = 0
    /// The part of all sizes, in square points, that regions cover, and what had to be covered.
    public internal(set) var coveredArea = 0.0
    public internal(set) var area = 0.0
    /// Sizes around which no region is known: the layout there was looked at in single places.
    public internal(set) var sampled: [SizeBounds] = []
    /// The reason why the exploration was given up.
    public internal(set) var unfinished: String?

    init() {}

    public var isProven: Bool { faults.isEmpty && sampled.isEmpty && unfinished == nil }

    /// The number of regions after which an exploration is given up.
    static let limit = 20_000

    /// - Parameters:
    ///   - intended: pairs of views that overlap by design: `overlapping` of the layout at the size that it was made for.
    ///   - state: lays out at a size.
    ///   - visiting: called for each region with the layout in it and the size from which its functions count.
    public static func explore(
        _ domain: ConvexPolygon, intended: Set<[String]>, state: (SIMD2<Double>) -> ProofState,
        visiting: (ConvexPolygon, ProofState, SIMD2<Double>) -> Void = { _, _, _ in }
    ) -> SizeProof {
        var proof = SizeProof()
        proof.area = domain.area
        var open = [domain]
        while let piece = open.popLast() {
            guard proof.regionCount < limit else {
                proof.unfinished = "more than \(limit) regions"
                break
            }
            guard let (place, present, region) = region(in: piece, of: domain, state) else {
                guard piece.isThicker(than: 4 * RangeProof.resolution) else { continue }
                let halves = piece.halves(thinnest: 8)
                if halves.isEmpty {
                    proof.sample(piece, state, intended)
                } else {
                    open += halves
                }
                continue
            }
            proof.regionCount += 1
            visiting(region, present, place)
            var left: [ConvexPolygon] = []
            for piece in open + [piece] {
                let (outside, inside) = piece.divided(by: region, thinnest: RangeProof.resolution)
                left += outside
                guard let inside else { continue }
                proof.coveredArea += inside.area
                proof.add(present.findings(in: inside.moved(by: -place), intended: intended), present, place)
            }
            open = left
        }
        proof.faults.sort { ($1.area, $0.subject, $0.kind.rawValue) < ($0.area, $1.subject, $1.kind.rawValue) }
        return proof
    }

    /// The proof for sizes of something whose height follows from its width.
    public init(_ proof: RangeProof, over domain: ConvexPolygon) {
        area = domain.area
        coveredArea = area
        regionCount = proof.breakpoints.count
        unfinished = proof.unfinished
        for fault in proof.faults {
            let part = domain.clipped(where: PlaneFunction(value: -fault.from, slope: SIMD2(1, 0)))?
                .clipped(where: PlaneFunction(value: fault.to, slope: SIMD2(-1, 0)))
            guard let part else { continue }
            faults.append(
                SizeFault(
                    kind: fault.kind, subject: fault.subject, other: fault.other, parts: [part], size: part.shownSize,
                    reason: ""))
        }
    }

    /// The faults at one size alone.
    public static func check(
        _ state: ProofState, intended: Set<[String]>
    ) -> [(kind: ProofFault.Kind, subject: String, other: String?)] {
        state.findings(in: 0...0, intended: intended).map { ($0.kind, $0.subject, $0.other) }
    }

    /// A place in a piece, the layout there, and the region around it; nil where the places that were tried lie on borders.
    private static func region(
        in piece: ConvexPolygon, of domain: ConvexPolygon, _ state: (SIMD2<Double>) -> ProofState
    ) -> (SIMD2<Double>, ProofState, ConvexPolygon)? {
        let middle = piece.middle
        // Off the middle by amounts that no border shares.
        let places =
            [middle]
            + piece.corners.prefix(3).enumerated().map { index, corner in
                middle + (corner - middle) * (0.3183 + 0.1 * Double(index))
            }
        for place in places {
            let present = state(place)
            guard let limits = present.limits else { return nil }
            var region: ConvexPolygon? = domain
            for limit in limits { region = region?.clipped(where: limit.counted(from: place)) }
            if let region, region.isThicker(than: RangeProof.resolution),
                region.contains(place, within: RangeProof.resolution), piece.isReduced(by: region)
            {
                return (place, present, region)
            }
        }
        return nil
    }

    private mutating func sample(
        _ piece: ConvexPolygon, _ state: (SIMD2<Double>) -> ProofState, _ intended: Set<[String]>
    ) {
        sampled.append(piece.bounds)
        let place = piece.middle
        let present = state(place)
        add(present.findings(in: piece.moved(by: -place), intended: intended), present, place)
    }

    private mutating func add(
        _ findings: [ProofFinding<ConvexPolygon>], _ state: ProofState, _ place: SIMD2<Double>
    ) {
        for finding in findings where finding.part.isThicker(than: RangeProof.resolution / 4) {
            let part = finding.part.moved(by: place)
            let size = part.shownSize
            let fault = SizeFault(
                kind: finding.kind, subject: finding.subject, other: finding.other, parts: [part], size: size,
                reason: finding.reason(in: state, at: place, shownAt: size))
            if let index = faults.firstIndex(where: { $0.isAlike(fault) }) {
                faults[index].join(fault)
            } else {
                faults.append(fault)
            }
        }
    }

    /// Adds the proof of another rectangle, or of the same in other surroundings.
    public mutating func join(_ other: SizeProof) {
        for fault in other.faults {
            if let index = faults.firstIndex(where: { $0.isAlike(fault) }) {
                faults[index].join(fault)
            } else {
                faults.append(fault)
            }
        }
        regionCount += other.regionCount
        coveredArea += other.coveredArea
        area += other.area
        sampled += other.sampled
        unfinished = unfinished ?? other.unfinished
    }
}

extension ConvexPolygon {
    /// True if a region holds all of it or a part that isn't thin: a region beside it, which it touches, doesn't.
    fileprivate func isReduced(by region: ConvexPolygon) -> Bool {
        let (outside, inside) = divided(by: region, thinnest: RangeProof.resolution)
        return inside.map { outside.isEmpty || $0.isThicker(than: RangeProof.resolution / 4) } ?? false
    }

    /// Two halves across the longer side; none where they would be thinner than a length.
    fileprivate func halves(thinnest: Double) -> [ConvexPolygon] {
        let box = bounds
        let size = box.high - box.low
        let isWide = size.x >= size.y
        guard (isWide ? size.x : size.y) / 2 >= thinnest else { return [] }
        let middle = (box.low + box.high) / 2
        let line =
            isWide
            ? PlaneFunction(value: -middle.x, slope: SIMD2(1, 0)) : PlaneFunction(value: -middle.y, slope: SIMD2(0, 1))
        return [clipped(where: line), clipped(where: -line)].compactMap { $0 }
    }
}
