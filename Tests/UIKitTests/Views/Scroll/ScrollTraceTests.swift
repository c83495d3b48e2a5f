import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: oracle — five scrolls recorded on UIKit: fingers, delegate calls, and the offset in each frame.
@MainActor final class ScrollTraceTests: XCTestCase {
    private final class Listener: NSObject, UIScrollViewDelegate {
        struct Call {
            let name: String
            let time: Double
            let offset: CGPoint
            var velocity = CGPoint.zero
            var target = CGPoint.zero
            var decelerates = false
        }
        var calls: [Call] = []
        var scrolls = 0

        @MainActor private func note(_ name: String, _ view: UIScrollView, _ change: (inout Call) -> Void = { _ in }) {
            var call = Call(name: name, time: UIApplication.shared.now, offset: view.contentOffset)
            change(&call)
            calls.append(call)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            note("willEndDragging", scrollView) {
                $0.velocity = velocity
                $0.target = targetContentOffset.pointee
            }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            note("didEndDragging", scrollView) { $0.decelerates = decelerate }
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            note("didEndScrollingAnimation", scrollView)
        }
    }

    /// Plays a trace; the offset at each recorded sample.
    private func play(_ trace: ScrollTrace) throws -> (offsets: [Double], listener: Listener, view: UIScrollView) {
        let host = try HeadlessHost(device: "iphone-15")
        XCTAssertEqual(host.scale, 3)
        let controller = UIViewController()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: trace.viewport[0], height: trace.viewport[1]))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: trace.contentSize[0], height: trace.contentSize[1])
        controller.view.addSubview(view)
        host.show(controller)
        view.contentOffset.y = trace.startOffsetY
        let listener = Listener()
        view.delegate = listener
        let application = UIApplication.shared
        var touches = trace.touches[...]
        let release = touches.last?.time ?? 0
        var frame = trace.firstFrame(after: release)
        var offsets: [Double] = []
        for sample in trace.samples {
            // A sample of a drag was read after the event of its frame.
            while let touch = touches.first, touch.time <= sample[0] + 0.0002 {
                application.deliver(UITouch.Phase(touch.phase), at: CGPoint(x: 196.5, y: touch.y), time: touch.time)
                application.commit()
                touches = touches.dropFirst()
            }
            while touches.isEmpty, frame <= sample[0] - 0.0003 {
                application.advance(to: frame)
                application.commit()
                frame += 1.0 / 60
            }
            offsets.append(Double(view.contentOffset.y))
        }
        XCTAssertTrue(touches.isEmpty, trace.name)
        return (offsets, listener, view)
    }

    func testEverySampleIsWithinHalfAPoint() async throws {
        var checked = 0
        for trace in try ScrollTrace.recorded() {
            let (offsets, _, view) = try play(trace)
            var worst = 0.0
            for (sample, offset) in zip(trace.samples, offsets) {
                checked += 1
                worst = max(worst, abs(sample[1] - offset))
                XCTAssertEqual(offset, sample[1], accuracy: 0.5, "\(trace.name) at \(sample[0])")
            }
            XCTAssertEqual(Double(view.contentOffset.y), trace.finalOffsetY, accuracy: 1e-3, trace.name)
            XCTAssertLessThan(worst, 0.5, trace.name)
        }
        XCTAssertGreaterThanOrEqual(checked, 200)
    }

    func testDelegateCalls() async throws {
        for trace in try ScrollTrace.recorded() {
            let (_, listener, _) = try play(trace)
            XCTAssertEqual(listener.calls.map(\.name), trace.delegate.map(\.name), trace.name)
            XCTAssertGreaterThan(listener.scrolls, 10)
            for (call, expected) in zip(listener.calls, trace.delegate) {
                let place = "\(trace.name) \(call.name)"
                XCTAssertEqual(call.time, expected.t, accuracy: 0.003, place)
                if let offset = expected.offset {
                    XCTAssertEqual(Double(call.offset.y), offset[1], accuracy: 0.34, place)
                }
                if let velocity = expected.velocity {
                    XCTAssertEqual(Double(call.velocity.y), velocity[1], accuracy: 1e-6, place)
                }
                if let target = expected.target {
                    XCTAssertEqual(Double(call.target.y), target[1], accuracy: 1e-3, place)
                }
                if let decelerate = expected.decelerate { XCTAssertEqual(call.decelerates, decelerate, place) }
            }
        }
    }
}

extension UITouch.Phase {
    fileprivate init(_ phase: ScrollTrace.Phase) {
        self =
            switch phase {
            case .began: .began
            case .moved: .moved
            case .stationary: .stationary
            case .ended: .ended
            }
    }
}
