import Foundation
import HeadlessHost
import LayoutTesting
import UIKit
import XCTest

@testable import ListFuzzing

/// Kind: documented — our documentation of the assertion, on a thread of a public repository.
@MainActor final class ScriptJournalTests: XCTestCase {
    private static let variable = "MASU_ENDS_IN_A_SCRIPT"

    /// github.com/malcommac/Owl/issues/38: the row of a cell that isn't shown any more is looked up in a model that has become
    /// shorter.
    private final class OwlNotes: MemosViewController {
        private(set) var last = ""

        override func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            last = notes[indexPath.row]
        }

        func shorten() {
            notes.removeLast(notes.count - 1)
            tableView.reloadData()
        }
    }

    /// Ends the program where the variable is set; else starts it like that and reads what it wrote.
    func testAProgramThatEndsTellsTheScript() async throws {
        let environment = ProcessInfo.processInfo.environment
        guard environment[Self.variable] == nil else {
            let host = try HeadlessHost(device: "iphone-17", release: .iOS26)
            defer { _ = host }
            let edits = [ListEdit<OwlNotes>("keeps one note") { screen, _ in screen.shorten() }]
            _ = try ListRun(make: { OwlNotes() }, edits: edits)
                .faults(in: [.scroll(by: 10), .edit("keeps one note", 7), .reload])
            return XCTFail("the script ends the program")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["ListFuzzingTests.ScriptJournalTests/testAProgramThatEndsTellsTheScript"]
        process.environment = environment.merging([Self.variable: "1", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .uncaughtSignal)
        let steps = text.components(separatedBy: "\n").filter { $0.hasPrefix("    .") }
        XCTAssertEqual(steps, ["    .scroll(by: 10),", "    .edit(\"keeps one note\", 7),"], text)
    }
}
