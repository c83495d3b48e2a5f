import HeadlessHost
import LayoutTrace
import XCTest

@testable import UIKit
@testable import WindowHost

/// Kind: model — the same script without a window.
///
/// A script leaves the same trace in a window as without one.
@MainActor final class ReplayTests: XCTestCase {
    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Rows"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "Row \(indexPath.row). ", count: indexPath.row % 9 + 1)
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            navigationController?.pushViewController(UIViewController(), animated: true)
        }
    }

    /// Momentum, a bounce, a turn, a wheel, and a tap that pushes.
    private var script: HostScript {
        let up = TouchScript.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 300), duration: 0.1)
        let down = TouchScript.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 600), duration: 0.1)
        return HostScript(up, duration: 0.6).followed(by: HostScript(down, duration: 0.7))
            .followed(
                by: HostScript(
                    [
                        .init(0.1, .turn), .init(0.2, .wheel(at: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 40))),
                        .init(0.25, .turn), .init(0.3, .hover(CGPoint(x: 5, y: 5))),
                        .init(0.3, .resize(CGSize(width: 500, height: 600))),
                    ], duration: 0.4)
            ).followed(by: HostScript(.tap(at: CGPoint(x: 100, y: 200)), duration: 0.6))
    }

    private func trace(_ play: (HeadlessHost) throws -> Void) throws -> (hash: UInt64, dump: String) {
        let host = try HeadlessHost(device: "iphone-8")
        let hashing = TraceHashing()
        host.tracer = LayoutTracer(sinks: [hashing])
        defer {
            host.tracer = nil
            host.window.isHidden = true
        }
        host.show(UINavigationController(rootViewController: Rows(style: .plain)))
        try play(host)
        return (hashing.value, host.textDump())
    }

    func testAScriptLeavesTheSameTrace() async throws {
        // A window that another test's host still shows is laid out in the first frames of the next one.
        _ = try trace { $0.play(script) }
        let alone = try trace { $0.play(script) }
        let again = try trace { $0.play(script) }
        XCTAssertEqual(alone.hash, again.hash)
        let shown = try trace { host in
            let window = try UnseenWindow.open(host)
            defer { window.close() }
            try window.play(script)
            XCTAssertGreaterThan(window.statistics.intervals.count, 100)
        }
        XCTAssertEqual(shown.dump, alone.dump)
        let other = try trace { $0.play(HostScript(script.steps.dropLast(2), duration: script.duration)) }
        XCTAssertNotEqual(other.hash, alone.hash, "the hash must notice a tap that isn't there")
        XCTAssertEqual(shown.hash, alone.hash)
    }

    /// A window's recording, written down and read again, leaves the same trace.
    func testARecordingIsPlayedAgain() async throws {
        var text = ""
        let live = try trace { host in
            let window = try UnseenWindow.open(host)
            defer { window.close() }
            window.keepRecording()
            var frames = 0
            window.everyFrame = {
                frames += 1
                switch frames {
                case 3: Push.button(true, 180, 500)
                case 4...9: Push.motion(180, 500 - Int32(frames - 3) * 30)
                case 10: Push.button(false, 180, 320)
                case 70: window.close()
                default: break
                }
            }
            try window.run()
            var recording = try XCTUnwrap(window.recording)
            recording.duration = host.time
            text = recording.description
        }
        XCTAssertTrue(text.contains(" down 180.0 500.0\n") && text.contains(" up 180.0 320.0\n"), text)
        let replayed = try trace { $0.play(try HostScript(text: text)) }
        XCTAssertEqual(replayed.dump, live.dump)
        XCTAssertTrue(live.dump.contains("scrolled"), live.dump)
        XCTAssertEqual(replayed.hash, live.hash)
    }
}
