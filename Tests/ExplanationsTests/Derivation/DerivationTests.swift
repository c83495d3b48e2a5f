import Explanations
import TestSupport
import XCTest

/// Kind: property — a derivation's numbers add up, or what doesn't is found.
final class DerivationTests: XCTestCase {
    private func errors(_ derivation: Derivation) throws -> [String] {
        var verifier = DerivationVerifier()
        verifier.verify(json: try JSONText.of(Account(summary: "So.", derivation: derivation)))
        return verifier.errors
    }

    private let height = Derivation.fact("text", 20.25, .text)
    private let gap = Derivation.fact("gap", 8, .author)

    func testSumsThatAddUpPass() throws {
        let sum = Derivation("row", 36.25, .sum, [.init(height), .init(2, gap)])
        let row = Derivation("row on pixels", 36.5, .pixelsUp(scale: 2), [.init(sum)])
        XCTAssertEqual(try errors(row), [])
        let standIn = Derivation(
            "row", 43.5, .standIn, [.init(.fact("none", 0, .author)), .init(.fact("s", 43.5, .framework))])
        XCTAssertEqual(try errors(standIn), [])
    }

    func testWhatDoesNotAddUpIsFound() throws {
        XCTAssertEqual(try errors(Derivation("row", 36, .sum, [.init(height), .init(2, gap)])).count, 1)
        XCTAssertEqual(
            try errors(Derivation("row", 36.25, .pixelsUp(scale: 2), [.init(height), .init(2, gap)])).count, 1)
        XCTAssertEqual(try errors(Derivation("gap", 8, .told)).count, 1)
        XCTAssertEqual(try errors(Derivation("gap", 8, .fact)).count, 1)
        let twice = Derivation("both", 16, .sum, [.init(gap), .init(Derivation("gap", 8, .told))])
        XCTAssertEqual(try errors(twice), [])
    }

    func testTextShowsTheChain() {
        let sum = Derivation("row", 36.25, .sum, [.init(height), .init(2, gap)])
        XCTAssertEqual(
            sum.text,
            """
            36.25  row
              + 20.25  text  (the size of the text)
              + 16 = 2 × 8  gap  (written by the app)

            """)
    }

    func testNumbersAreShort() {
        XCTAssertEqual(43.66666666.inPoints, "43.6667")
        XCTAssertEqual((-0.5).inPoints, "-0.5")
        XCTAssertEqual(359.0.inPoints, "359")
        XCTAssertEqual(0.0.inPoints, "0")
    }

    func testAChainThatIsOpenNamesWhereItIs() {
        // Places: 0 and 1 top and bottom of the content view, 2 and 3 of the only view in it.
        let tied = [
            HeightChain.Tie(from: 0, to: 2, priority: 1000, subject: "top"),
            HeightChain.Tie(from: 3, to: 1, priority: 1000, subject: "bottom"),
        ]
        let opening = HeightChain.Opening(top: 2, bottom: 3, subject: "list")
        let open = HeightChain(placeCount: 4, ties: tied, openings: [opening])
        XCTAssertEqual(open.search(from: 0, to: 1, strongerThan: 50), .open([opening]))
        let weak = HeightChain.Tie(from: 2, to: 3, priority: 49, subject: "height")
        let weakly = HeightChain(placeCount: 4, ties: tied + [weak], openings: [opening])
        XCTAssertEqual(weakly.search(from: 0, to: 1, strongerThan: 50), .weak([weak]))
        let own = HeightChain.Tie(from: 2, to: 3, priority: 750, subject: "own")
        XCTAssertEqual(
            HeightChain(placeCount: 4, ties: tied + [own], openings: []).search(from: 0, to: 1, strongerThan: 50),
            .closed)
        XCTAssertEqual(
            HeightChain(placeCount: 4, ties: [tied[0]], openings: [opening]).search(from: 0, to: 1, strongerThan: 50),
            .torn)
    }
}
