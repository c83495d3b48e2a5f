import ConstraintSolver
import Foundation
import TestSupport
import XCTest

/// Kind: oracle — the optima that a linear program found for every system in `Tests/Fixtures/ConstraintSolver`.
final class FixtureTests: XCTestCase {
    func testFixturesHaveTheLinearProgramsOptima() throws {
        let folder = RepositoryPaths.fixtures.appendingPathComponent("ConstraintSolver")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
        XCTAssertGreaterThan(files.count, 5)
        for file in files {
            let name = file.lastPathComponent
            let workload = try Workload(parsing: String(contentsOf: file, encoding: .utf8))
            let data = try Data(contentsOf: file.deletingPathExtension().appendingPathExtension("json"))
            let answer = try XCTUnwrap(try JSONSerialization.jsonObject(with: data) as? [String: Any], name)
            XCTAssertEqual(answer["status"] as? String, "Optimal", name)
            let levels = try XCTUnwrap(answer["levels"] as? [String: Double], name)
            let (system, variables, _) = try workload.makeSystem()
            XCTAssertEqual(system.conflicts, [], name)
            let rating = Rating(workload, variables.map(system.value(of:)))
            XCTAssertLessThanOrEqual(rating.required, 1e-9 + rating.rounding, name)
            XCTAssertEqual(rating.levels.count, levels.count, name)
            for (priority, violation) in rating.levels {
                let wanted = try XCTUnwrap(levels["\(priority)"], name)
                XCTAssertEqual(
                    violation, wanted, accuracy: 1e-6 * max(1, wanted) + rating.rounding, "\(name), \(priority)")
            }
        }
    }
}
