import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Five scrolls that were recorded on UIKit, played again: fingers, delegate calls, and the offset in each frame.
@MainActor final class ScrollTraceTests: XCTestCase {
    private struct Trace: Decodable {
        struct Touches: Decodable {
            let phase: String
            let t: Double?
            let y: Double?
            let count: Int?
            let firstT: Double?
            let interval: Double?
            let dyPerEvent: Double?
        }
        struct Call: Decodable {
            let t: Double
            let name: String
            let offset: [Double]?
            let velocity: [Double]?
            let target: [Double]?
            let decelerate: Bool?
        }
        let name: String
        let viewport: [Double]
        let contentSize: [Double]
        let startOffsetY: Double
        let decelerationRate: Double
        let input: [Touches]
        let delegate: [Call]
        let finalOffsetY: Double
        let samples: [[Double]]
    }

    private struct File: Decodable {
        let traces: [Trace]
    }

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

    private func traces() throws -> [Trace] {
        guard let oracles = RepositoryPaths.oracles else {
            throw XCTSkip("the recorded measurements aren't beside this checkout")
        }
        let url = oracles.appendingPathComponent("measurements/scroll-traces.json")
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).traces
    }

    /// Touches by time; they were delivered some tenths of a millisecond after their stamps.
    private func touches(of trace: Trace) -> [(time: Double, phase: UITouch.Phase, y: Double)] {
        let lag = 0.0003
        var y = 0.0
        var result: [(Double, UITouch.Phase, Double)] = []
        for entry in trace.input {
            switch entry.phase {
            case "began", "ended":
                y = entry.y ?? y
                result.append((lag + (entry.t ?? 0), entry.phase == "began" ? .began : .ended, y))
            default:
                let isMove = entry.phase == "moved"
                for index in 0..<(entry.count ?? 0) {
                    if isMove { y += entry.dyPerEvent ?? 0 }
                    let time = (entry.firstT ?? 0) + Double(index) * (entry.interval ?? 0)
                    result.append((lag + time, isMove ? .moved : .stationary, y))
                }
            }
        }
        return result
    }

    /// Plays a trace; the offset at each recorded sample.
    private func play(_ trace: Trace) throws -> (offsets: [Double], listener: Listener, view: UIScrollView) {
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
        var touches = self.touches(of: trace)[...]
        let release = touches.last?.time ?? 0
        // Frames after the release, a 60th of a second apart, through the first sample of then. What a sample shows was
        // computed half a millisecond before it was read.
        let firstFrame = (trace.samples.first { $0[0] > release + 0.0005 }?[0] ?? release) - 0.0005
        var frame = firstFrame
        while frame - 1.0 / 60 > release { frame -= 1.0 / 60 }
        var offsets: [Double] = []
        for sample in trace.samples {
            // A sample of a drag was read after the event of its frame.
            while let touch = touches.first, touch.time <= sample[0] + 0.0002 {
                application.deliver(touch.phase, at: CGPoint(x: 196.5, y: touch.y), time: touch.time)
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

    override func tearDown() async throws { UIScreen.main.device = .standard }

    func testEverySampleIsWithinHalfAPoint() async throws {
        var checked = 0
        for trace in try traces() {
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
        for trace in try traces() {
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
