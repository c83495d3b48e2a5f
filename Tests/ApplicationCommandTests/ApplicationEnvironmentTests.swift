import XCTest

@testable import ApplicationCommand

/// Kind: documented — Documentation/xcode-projects.md: an app has the variables of its scheme, and the person's own before these.
@MainActor final class ApplicationEnvironmentTests: XCTestCase {
    func testVariablesOfTheSchemeAreSetWhereThePersonHasNone() async {
        setenv("MASU_TESTS_DEPTH", "7", 1)
        defer {
            unsetenv("MASU_TESTS_DEPTH")
            unsetenv("MASU_TESTS_WIND")
        }
        CommandApplicationHost.prepare(["LSEnvironment": ["MASU_TESTS_DEPTH": "12", "MASU_TESTS_WIND": "3"]])
        let environment = ProcessInfo.processInfo.environment
        XCTAssertEqual(environment["MASU_TESTS_DEPTH"], "7")
        XCTAssertEqual(environment["MASU_TESTS_WIND"], "3")
        CommandApplicationHost.prepare([:])
    }
}
