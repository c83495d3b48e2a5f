import Foundation
import XCTest

@testable import ApplicationCommand

/// Kind: property — nothing that a crashed program started keeps its outputs open.
final class SupervisorTests: XCTestCase {
    func testACrashEndsWhatTheProgramStarted() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "sleep 60 & echo started; kill -SEGV $$"]
        let output = Pipe()
        process.standardOutput = output
        let begin = Date()
        try process.run()
        Supervisor.wait(for: process)
        try output.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        XCTAssertEqual(text, "started\n")
        XCTAssertEqual(process.terminationStatus, SIGSEGV)
        XCTAssertLessThan(-begin.timeIntervalSinceNow, 30, "the end of 'sleep 60' wasn't waited for")
    }

    /// A program that ends by itself may leave others behind.
    func testAnEndLeavesOthersAlone() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "sleep 1 >/dev/null & exit 3"]
        try process.run()
        Supervisor.wait(for: process)
        XCTAssertEqual(process.terminationStatus, 3)
    }
}
