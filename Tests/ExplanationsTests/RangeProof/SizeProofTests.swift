import XCTest

@testable import Explanations

/// Kind: model — conditions at sampled sizes, against what was proven; areas by arithmetic.
final class SizeProofTests: XCTestCase {
    private let domain = ConvexPolygon(widths: 280...1366, heights: 280...1366)

    /// A column of two views in a parent as large as asked: the upper one 40 % as wide and 200 high, or a third as high
    /// where that is less; the lower one at the bottom, 300 high.
    private func state(_ size: SIMD2<Double>) -> ProofState {
        let isLow = size.y / 3 < 200
        let upper = isLow ? PlaneFunction(value: size.y / 3, slope: SIMD2(0, 1.0 / 3)) : .constant(200)
        let limit = PlaneFunction(value: size.y / 3 - 200, slope: SIMD2(0, 1.0 / 3))
        return ProofState(
            frames: [
                .init(
                    name: "root", parent: nil,
                    numbers: [
                        .constant(0), .constant(0), .init(value: size.x, slope: SIMD2(1, 0)),
                        .init(value: size.y, slope: SIMD2(0, 1)),
                    ]),
                .init(
                    name: "upper", parent: 0,
                    numbers: [.constant(0), .constant(0), .init(value: 0.4 * size.x, slope: SIMD2(0.4, 0)), upper]),
                .init(
                    name: "lower", parent: 0,
                    numbers: [
                        .constant(100), .init(value: size.y - 300, slope: SIMD2(0, 1)), .constant(260), .constant(300),
                    ]),
            ], limits: [isLow ? -limit : limit], ambiguous: [], broken: [])
    }

    func testRegionsCoverEverySizeOnce() {
        let proof = SizeProof.explore(domain, intended: [], state: state)
        XCTAssertEqual(proof.regionCount, 2)
        XCTAssertEqual(proof.coveredArea, 1086 * 1086, accuracy: 1)
        XCTAssertEqual(proof.area, 1086 * 1086, accuracy: 1e-6)
        XCTAssertNil(proof.unfinished)
        XCTAssertTrue(proof.sampled.isEmpty)
    }

    /// The lower view begins at height − 300, the upper ends at height / 3 below 600 of height: they overlap below 450 where
    /// 0.4 width is above 100. The lower reaches out below 300 of height, and of width below 360.
    func testFaultsAreToldWithTheirSizes() throws {
        let proof = SizeProof.explore(domain, intended: [], state: state)
        XCTAssertEqual(Set(proof.faults.map(\.kind)), [.overlap, .outside])
        let overlap = try XCTUnwrap(proof.faults.first { $0.kind == .overlap })
        let tolerance = ProofState.tolerance
        XCTAssertEqual(overlap.bounds.low, SIMD2(280, 280))
        XCTAssertEqual(overlap.bounds.high.x, 1366, accuracy: 1e-9)
        XCTAssertEqual(overlap.bounds.high.y, (300 - tolerance) * 1.5, accuracy: 1e-6)
        XCTAssertTrue(overlap.holds(at: overlap.size))
        XCTAssertEqual(overlap.reason, "upper ends at 0.3333 height down, lower begins at height − 300")
        let outside = try XCTUnwrap(proof.faults.first { $0.kind == .outside })
        XCTAssertTrue(outside.holds(at: SIMD2(1000, 290)))
        XCTAssertTrue(outside.holds(at: SIMD2(350, 1000)))
        XCTAssertFalse(outside.holds(at: SIMD2(400, 310)))
    }

    func testAgreesWithSampling() {
        let proof = SizeProof.explore(domain, intended: [], state: state)
        var generator = Generator(state: 7)
        for _ in 0..<20_000 {
            let size = SIMD2(
                Double.random(in: 280...1366, using: &generator), .random(in: 280...1366, using: &generator))
            let seen = SizeProof.check(state(size), intended: [])
            for fault in proof.faults {
                let isSeen = seen.contains { $0 == (fault.kind, fault.subject, fault.other) }
                XCTAssertEqual(isSeen, fault.holds(at: size), "\(fault.text) at \(size)")
            }
            XCTAssertTrue(seen.allSatisfy { one in proof.faults.contains { one == ($0.kind, $0.subject, $0.other) } })
        }
    }

    /// Random convex pieces: what is left and what is taken add up, and no part shares a place with another.
    func testSubtractionKeepsAreas() {
        var generator = Generator(state: 11)
        for _ in 0..<500 {
            var (piece, other): (ConvexPolygon?, ConvexPolygon?) = (domain, domain)
            for _ in 0..<4 {
                let line = { (generator: inout Generator) in
                    let angle = Double.random(in: 0...6.28, using: &generator)
                    let slope = SIMD2(cosine(angle), cosine(angle - 1.5707963267948966))
                    return PlaneFunction(value: Double.random(in: 0...400, using: &generator), slope: slope)
                        .counted(from: SIMD2(823, 823))
                }
                piece = piece?.clipped(where: line(&generator))
                other = other?.clipped(where: line(&generator))
            }
            guard let piece, let other else { continue }
            let (parts, _) = piece.divided(by: other, thinnest: 0)
            var common: ConvexPolygon? = piece
            for side in other.sides { common = common?.clipped(where: side) }
            let rest = parts.reduce(0) { $0 + $1.area }
            XCTAssertEqual(rest + (common?.area ?? 0), piece.area, accuracy: 1e-3)
            XCTAssertTrue(parts.allSatisfy { $0.area >= 0 })
        }
    }

    /// A size around which no region is known is looked at alone, and the proof says so.
    /// Cuts leave corners on one another, and such a rest was once looked at again without end.
    func testCornersOnOneAnotherAreThin() {
        let point = SIMD2(327.5, 435.7)
        XCTAssertFalse(ConvexPolygon(corners: [point, point, point]).isThicker(than: 0))
        XCTAssertFalse(ConvexPolygon(corners: [point, point, point + 1]).isThicker(than: 0))
        XCTAssertTrue(ConvexPolygon(widths: 1...2, heights: 1...2).isThicker(than: 0.9))
    }

    func testUnknownRegionsAreSampled() {
        let proof = SizeProof.explore(
            ConvexPolygon(widths: 300...320, heights: 300...310), intended: []
        ) { size in
            var state = self.state(size)
            state.limits = nil
            return state
        }
        XCTAssertFalse(proof.isProven)
        XCTAssertEqual(proof.regionCount, 0)
        XCTAssertEqual(proof.sampled.count, 2)
        XCTAssertFalse(proof.faults.isEmpty)
    }

    func testFunctionsInWords() {
        XCTAssertEqual(PlaneFunction(value: -16, slope: SIMD2(0.5, 0)).words, "0.5 width − 16")
        XCTAssertEqual(PlaneFunction(value: 0, slope: SIMD2(-1, 1)).words, "−width + height")
        XCTAssertEqual(PlaneFunction.constant(0).words, "0")
        XCTAssertEqual(PlaneFunction.constant(-2).words, "−2")
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }
}

/// By its series, so that the test needs no library of the system.
private func cosine(_ angle: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    for n in 1...20 {
        term *= -angle * angle / Double(2 * n * (2 * n - 1))
        sum += term
    }
    return sum
}
