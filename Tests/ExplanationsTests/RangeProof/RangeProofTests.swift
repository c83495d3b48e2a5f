import XCTest

@testable import Explanations

/// Kind: model — values at sampled widths, against what was proven.
final class RangeProofTests: XCTestCase {
    /// At its very ends a stretch may be seen or not; inside it has to be, and outside it must not.
    func testDisagreementsAreThoseInsideOfStretches() {
        let fault = ProofFault(kind: .truncated, subject: "label", other: nil, from: 320, to: 368.5)
        let later = ProofFault(kind: .overlap, subject: "a", other: "b", from: 400, to: 410)
        let proof = RangeProof(faults: [fault, later], breakpoints: [320], unfinished: nil)
        func told(_ seen: [ProofFault], at width: Double) -> [Int] {
            let found = proof.disagreements(with: seen, at: width)
            return [found.unproven.count, found.unseen.count]
        }
        XCTAssertEqual(told([fault], at: 368.5), [0, 0])
        XCTAssertEqual(told([], at: 368.5), [0, 0])
        XCTAssertEqual(told([], at: 368), [0, 1])
        XCTAssertEqual(told([fault], at: 369), [1, 0])
        XCTAssertEqual(told([], at: 320), [0, 1], "a range begins where it is said to")
        XCTAssertEqual(told([], at: 400), [0, 0])
        XCTAssertEqual(told([later], at: 405), [0, 0])
        XCTAssertEqual(told([fault], at: 405), [1, 1])
    }

    /// A parent as wide as asked, with a view that is 40 % of it and one that is at its trailing edge, 200 wide.
    private func state(_ width: Double) -> ProofState {
        let slope = [0.0, 0, 0.4, 0]
        return ProofState(
            frames: [
                .init(name: "root", parent: nil, numbers: lines([0, 0, width, 50], [0, 0, 1, 0])),
                .init(name: "share", parent: 0, numbers: lines([0, 0, 0.4 * width, 50], slope)),
                .init(name: "fixed", parent: 0, numbers: lines([width - 200, 0, 200, 50], [1, 0, 0, 0])),
            ], limits: [PlaneFunction(value: 100, slope: SIMD2(-1, 0))], ambiguous: [], broken: [])
    }

    func testTheFirstWidthIsWhereALineCrosses() throws {
        // 0.4 w > w − 200 below 333⅓.
        let proof = RangeProof.walk(300...1000, design: 400, state: state)
        XCTAssertEqual(proof.faults.count, 1)
        let fault = try XCTUnwrap(proof.faults.first)
        XCTAssertEqual(fault.kind, .overlap)
        XCTAssertEqual(fault.from, 300)
        XCTAssertEqual(fault.to, (200 - RangeProof.tolerance) / 0.6, accuracy: 1e-6)
        XCTAssertTrue(RangeProof.walk(340...1000, design: 400, state: state).isProven)
        // An overlap by design is no fault.
        XCTAssertTrue(RangeProof.walk(300...1000, design: 310, state: state).isProven)
    }

    func testAgreesWithSampling() {
        let proof = RangeProof.walk(300...500, design: 400, state: state)
        for sample in stride(from: 300.0, through: 500, by: 0.5) {
            let faults = RangeProof.check(state(sample), at: sample, design: state(400))
            XCTAssertEqual(
                !faults.isEmpty, proof.faults.contains { $0.from <= sample && sample <= $0.to }, "at \(sample)")
        }
    }

    func testTextAndParents() {
        func state(_ width: Double) -> ProofState {
            ProofState(
                frames: [
                    .init(name: "root", parent: nil, numbers: lines([0, 0, width, 50], [0, 0, 1, 0])),
                    .init(
                        name: "label", parent: 0, numbers: lines([16, 0, width - 32, 20], [0, 0, 1, 0]),
                        needed: (width: 100, height: 20)),
                    .init(name: "wide", parent: 0, numbers: lines([0, 30, 140, 20], [0, 0, 0, 0])),
                ], limits: [], ambiguous: [], broken: [])
        }
        let proof = RangeProof.walk(100...200, design: 200, state: state)
        XCTAssertEqual(Set(proof.faults.map(\.kind)), [.truncated, .outside])
        XCTAssertEqual(
            proof.faults.first { $0.kind == .truncated }?.to ?? 0, 132 - RangeProof.tolerance, accuracy: 1e-6)
        XCTAssertEqual(proof.faults.first { $0.kind == .outside }?.to ?? 0, 140 - RangeProof.tolerance, accuracy: 1e-6)
    }

    /// Functions of the width alone.
    private func lines(_ values: [Double], _ slopes: [Double]) -> [PlaneFunction] {
        zip(values, slopes).map { PlaneFunction(value: $0, slope: SIMD2($1, 0)) }
    }
}
