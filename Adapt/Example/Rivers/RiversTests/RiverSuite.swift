import Testing
import UIKit

@testable import Rivers

/// Tests of Swift Testing, which the app runs around as well.
@MainActor @Suite struct RiverSuite {
    private func list() throws -> RiversViewController {
        let navigation = UIApplication.shared.windows.first?.rootViewController as? UINavigationController
        return try #require(navigation?.topViewController as? RiversViewController)
    }

    @Test func theAppRunsAroundItsTests() throws {
        #expect(UIApplication.shared.delegate is AppDelegate)
        #expect(try list().tableView.visibleCells.count == 3)
    }

    @Test(arguments: 0..<3) func everyRowIsHighEnoughToTouch(row: Int) async throws {
        #expect(try list().tableView.rectForRow(at: IndexPath(row: row, section: 0)).height >= 44)
    }
}
