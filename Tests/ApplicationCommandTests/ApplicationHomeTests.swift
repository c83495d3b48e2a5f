import Foundation
import XCTest

@testable import ApplicationCommand

/// Kind: documented — Documentation/xcode-projects.md, "A home of its own", and the XDG Base Directory Specification.
final class ApplicationHomeTests: XCTestCase {
    private func home(_ identifier: String, _ environment: [String: String]) -> String {
        ApplicationHome(identifier: identifier, environment: environment).folder.path
    }

    func testTheFolderIsNamedAfterTheApp() {
        XCTAssertEqual(
            home("org.example.Rivers", ["HOME": "/home/ada"]), "/home/ada/.local/share/masu/org.example.Rivers")
        XCTAssertEqual(home("a", ["HOME": "/home/ada", "XDG_DATA_HOME": "/data"]), "/data/masu/a")
        XCTAssertEqual(home("a", ["HOME": "/home/ada", "MASU_HOME": "/homes"]), "/homes/a")
    }

    /// An identifier never leads out of the folder of homes.
    func testAnIdentifierIsOneName() {
        XCTAssertEqual(home("../../etc", ["MASU_HOME": "/homes"]), "/homes/....etc")
        XCTAssertEqual(home("..", ["MASU_HOME": "/homes"]), "/homes/app")
    }

    func testFoundationFindsEverythingThere() {
        let variables = ApplicationHome(identifier: "a", environment: ["MASU_HOME": "/homes"]).variables
        XCTAssertTrue(variables.allSatisfy { $0.value.hasPrefix("/homes/a") })
        XCTAssertTrue(variables.contains { $0.name == "CFFIXED_USER_HOME" })
    }

    /// Tests with a host application start in an empty home, each process in one of its own.
    func testAHomeOfOneRun() {
        let folder = ApplicationHome(temporary: "org.example.Rivers").folder
        XCTAssertEqual(
            folder.lastPathComponent, "masu-org.example.Rivers-\(ProcessInfo.processInfo.processIdentifier)")
    }

    /// Swift Testing ends its process on a thread that isn't the main one, as its library's entry point shows.
    func testTheHomeOfOneRunGoesOnAnyThread() throws {
        let home = ApplicationHome(temporary: "org.example.Passing")
        try FileManager.default.createDirectory(at: home.folder, withIntermediateDirectories: true)
        home.removeAtExit()
        let gone = expectation(description: "removed")
        Thread {
            ApplicationHome.removePassing()
            gone.fulfill()
        }.start()
        wait(for: [gone], timeout: 10)
        XCTAssertFalse(FileManager.default.fileExists(atPath: home.folder.path))
    }

    /// The flags are those of `XCTMain` in swift-corelibs-xctest.
    func testAListOfTestsStartsNoApp() {
        XCTAssertTrue(HostedTests.listsTests(["Tests.xctest", "--dump-tests-json"]))
        XCTAssertTrue(HostedTests.listsTests(["Tests.xctest", "-l"]))
        XCTAssertFalse(HostedTests.listsTests(["Tests.xctest", "RiversTests.RiversTests"]))
    }
}
