import HeadlessHost
import LayoutTrace
import TestSupport
import XCTest

@testable import UIKit

/// Kind: property — under the anchored policy what the user sees never moves by itself, in any frame of seeded scripts.
///
/// Under the anchored policy what the user sees never moves by itself: checked on every frame of seeded scripts.
@MainActor final class AnchoredScrollTests: XCTestCase {
    private var isSoak: Bool { ProcessInfo.processInfo.environment["MASU_SOAK"] != nil }

    /// Rows that were seen before a frame and after it have moved by what the finger moved, all alike.
    private func check(_ replay: ScrollReplay, _ name: String) -> () -> (frames: Int, moved: Int) {
        var (frames, moved) = (0, 0)
        let recording = TraceRecording(capacity: 200)
        replay.host.tracer = LayoutTracer(sinks: [recording])
        replay.frame = { [unowned self, unowned replay] before, cause in
            frames += 1
            let after = replay.sight
            // A rotation measures every row anew: only the anchor can stay.
            let kept = cause == .rotation ? before.anchor.map { [$0] } ?? [] : before.tops.keys.sorted()
            let steps = kept.compactMap { row -> (row: Int, by: CGFloat)? in
                let now = cause == .rotation ? replay.top(of: row) : after.tops[row]
                return now.flatMap { now in before.tops[row].map { (row: row, by: now - $0) } }
            }
            guard let first = steps.first else {
                if case .coasting = cause { return }
                return XCTFail("\(name), frame \(frames): nothing of what was seen is left after \(cause)")
            }
            let expected: CGFloat
            switch cause {
            case .finger(let distance): expected = distance
            case .coasting: expected = first.by
            case .idle, .update, .rotation: expected = 0
            }
            if expected != 0 { moved += 1 }
            for step in steps where abs(step.by - expected) > 1e-6 {
                XCTFail(
                    "\(name), frame \(frames), \(cause): row \(step.row) moved by \(step.by), not \(expected); "
                        + "before \(before), after \(after), and \(recording.events.suffix(60).map(\.line))")
                replay.frame = nil
                return
            }
            XCTAssertEqual(replay.table.state.geometry.checkInvariants(), [], name)
            guard testRun?.failureCount ?? 0 == 0 else { return replay.frame = nil }
        }
        return { (frames, moved) }
    }

    func testNothingMovesByItself() async throws {
        var (frames, moved) = (0, 0)
        for seed in 0..<UInt64(isSoak ? 2_000 : 6) {
            let replay = try ScrollReplay(seed: seed)
            let count = check(replay, "seed \(seed)")
            replay.play(actions: 40)
            frames += count().frames
            moved += count().moved
            replay.close()
            replay.host.tracer = nil
            guard testRun?.failureCount ?? 0 == 0 else { return }
        }
        XCTAssertGreaterThan(moved, frames / 20, "the scripts hardly scroll: \(moved) of \(frames) frames")
    }

    /// While it coasts the content slows down from frame to frame, also where rows come to other heights.
    func testCoastingOnlySlowsDown() async throws {
        for seed in 0..<UInt64(isSoak ? 200 : 3) {
            let replay = try ScrollReplay(seed: seed &+ 1_000)
            var last: CGFloat?
            replay.frame = { [unowned replay] before, cause in
                guard cause == .coasting, replay.table.isDecelerating else { return last = nil }
                let after = replay.sight
                guard let row = before.tops.keys.sorted().first(where: { after.tops[$0] != nil }),
                    let now = after.tops[row], let then = before.tops[row]
                else { return last = nil }
                if let last {
                    // Offsets are on pixels, two of them to a point.
                    XCTAssertLessThanOrEqual(abs(now - then), abs(last) + 1, "seed \(seed), row \(row)")
                }
                last = now - then
            }
            replay.play(actions: 30)
            replay.close()
        }
    }

    /// The hash of everything that happened; `Scripts/soak.d/30-replays.sh` compares it between builds.
    private func hash(seed: UInt64) throws -> UInt64 {
        let hashing = TraceHashing()
        let replay = try ScrollReplay(seed: seed)
        replay.host.tracer = LayoutTracer(sinks: [hashing])
        defer { replay.host.tracer = nil }
        replay.play(actions: 20)
        replay.close()
        return hashing.value
    }

    func testTheSameScriptLeavesTheSameTrace() async throws {
        var hashes: [UInt64] = []
        for seed in 0..<UInt64(3) {
            let first = try hash(seed: seed)
            XCTAssertEqual(try hash(seed: seed), first, "seed \(seed)")
            hashes.append(first)
            print("trace hash of seed \(seed):", String(first, radix: 16))
        }
        XCTAssertEqual(Set(hashes).count, 3, "other scripts leave other traces")
    }

    /// Everything that a table has made goes with it.
    func testNothingOutlivesTheTable() async throws {
        final class Weak {
            weak var view: UIView?
            init(_ view: UIView) { self.view = view }
        }
        var made: [ObjectIdentifier: Weak] = [:]
        func note(_ view: UIView) {
            if made[ObjectIdentifier(view)]?.view == nil { made[ObjectIdentifier(view)] = Weak(view) }
            view.subviews.forEach(note)
        }
        try autoreleasedReplay(note)
        await Task.yield()
        let left = made.values.compactMap(\.view)
        XCTAssertGreaterThan(made.count, 20)
        XCTAssertEqual(left.count, 0, "\(left.prefix(5))")
    }

    private func autoreleasedReplay(_ note: @escaping (UIView) -> Void) throws {
        let replay = try ScrollReplay(seed: 7)
        replay.frame = { [unowned replay] _, _ in note(replay.host.window) }
        replay.play(actions: 30)
        replay.frame = nil
        replay.close()
    }

    /// 10^4 frames, 10^6 with MASU_SOAK set, up and down over the same rows: the heap is as large as before.
    func testMemoryStaysFlat() async throws {
        let frames = isSoak ? 1_000_000 : 10_000
        let fixture = try TableFixture([(0..<400).map { CGFloat(20 + $0 * 97 % 281) }])
        fixture.show()
        let limit = fixture.table.contentSize.height / 2
        var (heap, speed): ([Int], CGFloat) = ([], 60)
        for frame in 0..<frames {
            if fixture.table.contentOffset.y > limit { speed = -60 }
            if fixture.table.contentOffset.y < 60 { speed = 60 }
            fixture.table.contentOffset.y += speed
            fixture.host.settle()
            if (frame + 1) % (frames / 10) == 0 { heap.append(try ResidentMemory.bytes()) }
        }
        let growth = try XCTUnwrap(heap.last) - heap[1]
        XCTAssertLessThan(growth, 1 << 20, "bytes in memory, ten times on the way: \(heap)")
    }
}
