import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: oracle — five scrolls recorded on UIKit: offsets at each sample, and the delegate's calls in their order.
///
/// Five scrolls that were recorded on UIKit, each played as one script of a host: the offset at each sample, and the
/// delegate's calls in their order.
@MainActor final class ScrollTraceReplayTests: XCTestCase {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var calls: [(name: String, time: Double)] = []
        @MainActor private func note(_ name: String) { calls.append((name, UIApplication.shared.now)) }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { note("willEndDragging") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            note("didEndDragging")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    }

    private func finger(of trace: ScrollTrace) -> [HostScript.Step] {
        trace.touches.map { touch in
            let kind: TouchScript.Step.Kind =
                switch touch.phase {
                case .began: .down
                case .moved: .move
                case .stationary: .stay
                case .ended: .up
                }
            return .init(touch.time, .touch(kind, at: CGPoint(x: 196.5, y: touch.y), finger: 0))
        }
    }

    /// Times at which frames are drawn: at each sample of the drag, then a 60th of a second apart.
    private func frames(of trace: ScrollTrace, release: Double) -> [Double] {
        let during = trace.samples.map { $0[0] + 0.0002 }.filter { $0 < release }
        let first = trace.firstFrame(after: release)
        let last = trace.samples.last?[0] ?? release
        return during + stride(from: first, through: max(first, last), by: 1.0 / 60)
    }

    func testScriptsScrollAsRecorded() async throws {
        var checked = 0
        for trace in try ScrollTrace.recorded() {
            let host = try HeadlessHost(device: "iphone-15")
            let controller = UIViewController()
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: trace.viewport[0], height: trace.viewport[1]))
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: trace.contentSize[0], height: trace.contentSize[1])
            controller.view.addSubview(view)
            host.show(controller)
            view.contentOffset.y = trace.startOffsetY
            let listener = Listener()
            view.delegate = listener

            let finger = finger(of: trace)
            let release = try XCTUnwrap(finger.last).time
            // A pointer that isn't there does nothing, but time passes up to it: one frame each.
            let pauses = frames(of: trace, release: release).map { HostScript.Step($0, .hover(nil)) }
            let script = HostScript((finger + pauses).sorted { $0.time < $1.time })
            var seen: [(time: Double, offset: Double)] = []
            host.frameDuration = 60
            defer { host.frameHandler = nil }
            host.frameHandler = { seen.append((host.time, Double(view.contentOffset.y))) }
            // As text and back: what is played is what a file would hold.
            host.play(try HostScript(text: script.description))

            for sample in trace.samples {
                let read = sample[0] < release ? sample[0] + 0.0002 : sample[0] - 0.0003
                let offset = seen.last { $0.time <= read + 1e-9 }?.offset ?? trace.startOffsetY
                XCTAssertEqual(offset, sample[1], accuracy: 0.5, "\(trace.name) at \(sample[0])")
                checked += 1
            }
            XCTAssertEqual(Double(view.contentOffset.y), trace.finalOffsetY, accuracy: 1e-3, trace.name)
            XCTAssertEqual(listener.calls.map(\.name), trace.delegate.map(\.name), trace.name)
            for (call, expected) in zip(listener.calls, trace.delegate) {
                XCTAssertEqual(call.time, expected.t, accuracy: 0.003, "\(trace.name) \(call.name)")
            }
        }
        XCTAssertGreaterThanOrEqual(checked, 200)
    }
}
