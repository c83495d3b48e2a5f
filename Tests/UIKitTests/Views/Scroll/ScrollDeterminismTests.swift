import HeadlessHost
import LayoutTrace
import TestSupport
import XCTest

@testable import UIKit

/// Takes down what each frame shows.
final class FrameHash: NSObject {
    var taken = TraceHash()
    var frames = 0
    weak var table: UITableView?

    @MainActor func frame(_ link: CADisplayLink) {
        guard let table else { return }
        frames += 1
        let cells = table.indexPathsForVisibleRows?.compactMap { path in
            table.cellForRow(at: path).map { "\(path.row): \($0.frame.minY) \($0.frame.height)" }
        }
        taken.combine("\(link.timestamp) \(table.contentOffset.y) \(table.contentSize.height) \(cells ?? [])")
    }
    var action: Selector { Selector("frame:", FrameHash.frame(_:)) }
}

/// Kind: property — the same script gives the same frames every time.
///
/// A script of fingers gives the same frames every time; `Scripts/soak.d/30-scrolling.sh` compares debug and release.
@MainActor final class ScrollDeterminismTests: XCTestCase {
    private func heights(_ count: Int) -> [CGFloat] {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        return (0..<count).map { _ in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return CGFloat(20 + state % 281)
        }
    }

    /// Flicks down and up through rows that were never measured, with updates in between.
    private func play(policy: UITableView.OffsetRule) throws -> FrameHash {
        let fixture = try TableFixture([heights(600)])
        fixture.table.offsetPolicy = policy
        fixture.show()
        let frames = FrameHash()
        frames.table = fixture.table
        let link = CADisplayLink(target: frames, selector: frames.action)
        link.add(to: .main, forMode: .common)
        let host = fixture.host
        func flick(_ distance: CGFloat, _ duration: TimeInterval = 0.1) {
            host.play(
                .drag(
                    from: CGPoint(x: 180, y: 330 - distance / 2), to: CGPoint(x: 180, y: 330 + distance / 2),
                    duration: duration))
        }
        for _ in 0..<6 {
            flick(-400)
            host.advance(by: 0.35)
        }
        fixture.source.sections[0].insert(contentsOf: [77, 88], at: 3)
        fixture.table.insertRows(at: [IndexPath(row: 3, section: 0), IndexPath(row: 4, section: 0)], with: .none)
        flick(300)
        host.advance(by: 0.2)
        flick(250, 0.15)
        fixture.source.sections[0].removeSubrange(0..<2)
        fixture.table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
        host.advance(by: 1)
        fixture.table.setContentOffset(CGPoint(x: 0, y: 9000), animated: true)
        host.advance(by: 0.5)
        host.tapStatusBar()
        host.advance(by: 1)
        flick(200, 0.2)
        host.advance(by: 2)
        link.invalidate()
        return frames
    }

    func testTheSameScriptShowsTheSameFrames() async throws {
        for policy in [UITableView.OffsetRule.faithful, .anchored] {
            let first = try play(policy: policy)
            let second = try play(policy: policy)
            XCTAssertGreaterThan(first.frames, 300)
            XCTAssertEqual(first.frames, second.frames)
            XCTAssertEqual(first.taken, second.taken)
        }
    }

    /// Prints the hash of all traced events and of all frames; views are numbered from one in a process of its own.
    func testTraceHash() async throws {
        let hashing = TraceHashing()
        Trace.tracer = LayoutTracer(sinks: [hashing])
        defer { Trace.tracer = nil }
        let frames = try play(policy: .anchored)
        XCTAssertNotEqual(hashing.value, TraceHash().value, "something was traced")
        print("scroll trace hash: \(String(hashing.value, radix: 16)) \(String(frames.taken.value, radix: 16))")
    }

    func testMemoryStaysFlat() async throws {
        let fixture = try TableFixture([heights(600)])
        fixture.show()
        let isSoak = ProcessInfo.processInfo.environment["MASU_SOAK"] != nil
        var frames = 0
        func scroll(_ count: Int) {
            let end = frames + count
            var isDown = true
            while frames < end {
                let distance: CGFloat = isDown ? -400 : 400
                fixture.host.play(
                    .drag(
                        from: CGPoint(x: 180, y: 330 - distance / 2), to: CGPoint(x: 180, y: 330 + distance / 2),
                        duration: 0.1))
                fixture.host.advance(by: 0.9)
                // The fixture writes down each call: that grows, and isn't the table's.
                fixture.source.calls.removeAll()
                frames += 60
                if frames % 600 == 0 { isDown.toggle() }
            }
        }
        scroll(1_200)
        let before = try ResidentMemory.bytes()
        scroll(isSoak ? 1_000_000 : 2_400)
        let after = try ResidentMemory.bytes()
        XCTAssertLessThan(after - before, 1 << 20, "\(frames) frames took \(after - before) bytes")
        XCTAssertTrue(GestureArbiter.shared.active.isEmpty)
    }
}
