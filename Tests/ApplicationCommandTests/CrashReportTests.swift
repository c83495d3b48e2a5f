import XCTest

@testable import ApplicationCommand

/// Kind: documented — the form of the Swift runtime's backtraces, and Documentation/xcode-projects.md.
final class CrashReportTests: XCTestCase {
    private let stack = """
        *** Program crashed: Illegal instruction at 0x00007f0d3a4c1b2e ***

        Thread 0 "Rivers" crashed:

        0                  0x00007f0d3a4c1b2e _assertionFailure(_:_:file:line:flags:) + 286 in libswiftCore.so
        1 [ra]             0x00005592aa1b22cc UITableView.row(at:) + 171 in Rivers at /masu/Sources/UIKit/Lists/Row.swift:31:9
        2 [ra]             0x00005592aa1b3344 RiversViewController.tableView(_:cellForRowAt:) + 96 in Rivers at /home/me/Rivers/App/RiversViewController.swift:12:27
        3 [ra] [system]    0x00005592aa1b4455 static AppDelegate.$main() + 12 in Rivers at /<compiler-generated>

        """

    func testTheAppsOwnLineIsNamed() {
        let report = CrashReport(stack: stack, frameworks: ["/masu/Sources/"])
        XCTAssertEqual(
            report.sentence("Rivers", signal: SIGILL, file: "/tmp/crash.txt"),
            "Rivers crashed at RiversViewController.swift:12, in RiversViewController.tableView(_:cellForRowAt:). "
                + "The whole stack is in /tmp/crash.txt.")
    }

    /// A frame that the compiler made of several lines has a file alone; what it generated isn't the app's.
    func testAFrameWithoutALineIsNamedByItsFile() {
        let stack = """
            1 [ra]                    0x00007f8686cf961f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
            2 [ra] [system]           0x00005578f3ca1ee6 AppDelegate.start() + 1557 in Rivers at /home/me/Rivers/AppDelegate.swift
            3 [ra] [thunk]            0x00005578f3ca0241 protocol witness for A.b() + 16 in Rivers at //<compiler-generated>:10
            4 [ra]                    0x00007f8684deabc6 UIApplication.launch(_:) + 357 in libMasu.so at /masu/Sources/UIKit/A.swift:9

            """
        XCTAssertEqual(
            CrashReport(stack: stack, frameworks: ["/masu/Sources/"]).sentence("Rivers", signal: SIGILL, file: nil),
            "Rivers crashed at AppDelegate.swift, in AppDelegate.start().")
        let generated = String(stack.split(separator: "\n")[2])
        XCTAssertNil(CrashReport(stack: generated, frameworks: []).place)
    }

    /// Apple's Main Thread Checker says it in these words.
    func testACallFromAnotherThreadIsNamed() {
        let stack = """
            Thread 27 "oot.default-qos" crashed:

            0                         0x00007f953bdf32a2 _dispatch_assert_queue_fail + 82 in libdispatch.so
            4 [ra]                    0x00007f953c787eaa swift_task_isCurrentExecutorWithFlags + 409 in libswift_Concurrency.so
            4 [ra] [system]           0x00007f89c3a30f0f closure #1 in text #1 (_:_:) in UINavigationBar.show(_:) + 174 in libMasu.so at /masu/<stdin>
            5 [ra] [inlined] [system] 0x00007f953a5c5eec specialized Sequence.contains(where:) in libMasu.so at //<compiler-generated>
            6 [ra]                    0x00007f953a5c5eec UIAlertController.addAction(_:) + 203 in libMasu.so at /masu/Sources/UIKit/A.swift:67:39
            7 [ra]                    0x000055aeaf4c3acd Rivers.show(_:) + 524 in Rivers at /home/me/Rivers/App/Rivers.swift:70:15

            """
        XCTAssertEqual(
            CrashReport(stack: stack, frameworks: ["/masu/Sources/"]).sentence("Rivers", signal: SIGILL, file: nil),
            "Rivers crashed at Rivers.swift:70, in Rivers.show(_:). UI API called on a background thread: "
                + "UIAlertController.addAction(_:). Call it on the main queue.")
    }

    func testWithoutALineTheSignalIsNamed() {
        XCTAssertEqual(
            CrashReport(stack: "", frameworks: []).sentence("Rivers", signal: SIGSEGV, file: nil),
            "Rivers crashed: it used memory that isn't its own, or its stack overflowed.")
    }

    /// A main thread that waits for an answer is ended, too.
    func testAStandstillIsNoCrash() {
        XCTAssertEqual(
            CrashReport(stack: stack, frameworks: ["/masu/Sources/"]).sentence(
                "Rivers", signal: SIGABRT, stoodStill: true, file: "/tmp/c.txt"),
            "Rivers stopped answering at RiversViewController.swift:12, in "
                + "RiversViewController.tableView(_:cellForRowAt:): its main thread waits without an end. "
                + "Wait for answers on another queue, or for failures too. The whole stack is in /tmp/c.txt.")
    }

    func testWatchedOnce() {
        XCTAssertTrue(Supervisor.isWanted([:]))
        XCTAssertFalse(Supervisor.isWanted([Supervisor.variable: "1"]))
        XCTAssertFalse(Supervisor.isWanted(["SWIFT_BACKTRACE": "enable=no"]))
    }

}
