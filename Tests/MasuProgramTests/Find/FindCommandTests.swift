import ListFuzzing
import MasuTool
import UIKit
import XCTest

@testable import MasuProgram

/// Kind: documented — `masu find --help`, on screens with a planted fault and a sound twin, and on programs that answer as an app
/// would.
@MainActor final class FindCommandTests: XCTestCase {
    /// A table that loses a row when one is tapped, and tells its list of it or not.
    private final class ShrinkingViewController: UITableViewController {
        private let tells: Bool
        private var count = 30

        init(tells: Bool) {
            self.tells = tells
            super.init(style: .plain)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            guard count > 20 else { return }
            count -= 1
            tableView.performBatchUpdates {
                if tells { tableView.deleteRows(at: [indexPath], with: .automatic) }
            }
        }
    }

    private func status(_ tells: Bool) -> Int32 {
        MasuProgram.run(
            ["find", "shrinking", "--steps", "300", "--seed", "3"],
            screens: [.init("shrinking") { ShrinkingViewController(tells: tells) }])
    }

    func testAScreenWithAFaultEndsWithOne() async throws {
        XCTAssertEqual(status(false), 1)
        XCTAssertEqual(status(true), 0)
    }

    func testNumbersAreRefused() async throws {
        for words in [["--steps", "0"], ["--seed", "x"], ["--steps=-1"], ["--nothing"]] {
            XCTAssertEqual(MasuProgram.run(["find", "shrinking"] + words), 2, "\(words)")
        }
    }

    /// The app begins with the last size and text size, whatever it was given, on the device and after the taps of its line.
    func testAFreshAppHasTheLastSize() async throws {
        let end = try JSONDecoder().decode(
            ListEnd.self,
            from: Data(
                #"{"rows":[],"top":{"section":0,"row":0,"x":0,"y":0,"width":0,"height":0},"distance":0,"edits":[],"width":500.5,"#
                    .appending(#""height":700,"textSize":"UICTContentSizeCategoryAccessibilityM","step":3}"#).utf8))
        XCTAssertEqual(
            SearchedApplication.words(
                ["--device=ipad-9", "--size=half", "--content-size=XL", "--tap=Notes"], at: end),
            ["--device=ipad-9", "--tap=Notes", "--size=500.5x700.0", "--content-size=AX1"])
    }

    /// An app that ends, one that prints something else before its answer, and one that was ended.
    func testAnswersOfApps() async throws {
        let crash = SearchedApplication.Answer(
            text: "hello\nNotes/List.swift:12: Fatal error: Index out of range\nCurrent stack trace:\n", status: 132)
        XCTAssertNil(crash.outcome)
        XCTAssertEqual(crash.lastWords, "Notes/List.swift:12: Fatal error: Index out of range")
        let told = SearchedApplication.Answer(
            text:
                "{\"other\":1}\n{\"faults\":[{\"kind\":\"loop\",\"step\":1,\"message\":\"a\"}],\"screen\":\"List\"}\n",
            status: 0)
        XCTAssertEqual(told.outcome?.faults, [ListFault(kind: .loop, step: 1, message: "a")])
        XCTAssertTrue(
            SearchedApplication.Answer(text: "It took longer than 30 s and was ended.\n", status: 137).isEndless)
    }

    /// A shell that plays the app: it ends where the script taps a row, and answers otherwise.
    func testAnAppThatEndsIsFoundByATap() async throws {
        let program = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(getpid()).sh")
        try """
        #!/bin/sh
        for word in "$@"; do case "$word" in --list-script=*) file="${word#*=}" ;; esac; done
        if grep -q '"select"' "$file"; then echo "Fatal error: gone" >&2; exit 132; fi
        echo '{"faults":[],"screen":"NotesViewController"}'
        """.write(to: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let app = SearchedApplication(program: program.path, words: [], kinds: .faults)
        defer {
            app.removeFiles()
            try? FileManager.default.removeItem(at: program)
        }
        XCTAssertEqual(try app.screenWithList(), "NotesViewController")
        var fuzzer = ListFuzzer(screen: "NotesViewController", seed: 1) { try app.faults(in: $0) }
        let failure = try XCTUnwrap(fuzzer.failure(steps: 200))
        XCTAssertEqual(failure.script, [.select(0)])
        XCTAssertEqual(failure.faults.first?.kind, .crash)
        XCTAssertTrue(
            failure.description.contains("try assertListSurvives(NotesViewController(), script: ["), failure.description
        )
    }
}
