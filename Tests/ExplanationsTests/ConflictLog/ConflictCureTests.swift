import Explanations
import XCTest

/// Kind: oracle — the changes that ended public contradictions, by the pages that `Tests/Fixtures/Explanations/cures.txt`
/// names.
final class ConflictCureTests: XCTestCase {
    /// The first cure is the one that ended the contradiction. The rules were made for the cases that aren't aside.
    func testFirstCuresAreThoseThatEndedContradictions() throws {
        let cases = try SolvedConflict.all()
        var misses: [String] = []
        for solved in cases {
            let log = try XCTUnwrap(solved.log, solved.source)
            XCTAssertEqual(log.unread, [], solved.source)
            let analysis = try log.analysis()
            XCTAssertTrue(analysis.isContradictory, solved.source)
            guard !solved.isSolved(by: analysis) else { continue }
            let first = analysis.cures.first.map(log.words) ?? "none"
            misses.append("\(solved.isAside ? "aside, " : "")\(solved.kind): \(first) (\(solved.source))")
        }
        XCTAssertEqual(cases.count, 32)
        XCTAssertEqual(cases.count(where: \.isAside), 13)
        XCTAssertEqual(misses.filter { $0.hasPrefix("aside") }, [])
        XCTAssertLessThanOrEqual(misses.count, 1, misses.joined(separator: "\n"))
    }

    /// Whatever is proposed has been solved, changes what the app can change, and gives no length below 0.
    func testCuresAreOfTheAppsOwn() throws {
        for solved in try SolvedConflict.all() {
            let log = try XCTUnwrap(solved.log)
            for cure in try log.analysis().cures {
                let constraint = log.constraints[cure.constraint]
                switch cure.change {
                case .priority(let priority):
                    XCTAssertEqual(priority, 999)
                    XCTAssertNotEqual(constraint.identifier?.hasPrefix("UISV-"), true, solved.source)
                    XCTAssertNotEqual(constraint.identifier?.hasPrefix("UIView-Encapsulated"), true, solved.source)
                case .constant(_, let constant):
                    XCTAssertEqual(constant, constant.rounded(), solved.source)
                    XCTAssertFalse(constraint.isConstantSize && constant < 0, solved.source)
                case .noAutoresizingMask:
                    XCTAssertEqual(constraint.type, "NSAutoresizingMaskLayoutConstraint", solved.source)
                    XCTAssertFalse(constraint.first.item.type.hasPrefix("_"), solved.source)
                case .wrapping: XCTAssertEqual(constraint.identifier, "UISV-hiding", solved.source)
                case .removal: XCTAssertNil(constraint.identifier, solved.source)
                }
            }
        }
    }
}
