import Foundation
import XCTest

@testable import Motion

/// Kind: model — the laws of motion that the comments state, summed or differentiated apart from the code.
///
/// Motions of content against the laws that their comments state, summed or differentiated independently.
final class ScrollMotionTests: XCTestCase {
    private let free = -1e6...CGFloat(1e6)

    /// A velocity that falls to its share every millisecond, added up millisecond by millisecond.
    func testCoastingIsTheSumOfItsMilliseconds() {
        let motion = AxisDeceleration(position: 100, velocity: 1500, rate: 0.998, range: free, bounces: true)
        var position: CGFloat = 100
        var velocity: CGFloat = 1500
        for _ in 0..<500 {
            velocity *= 0.998
            position += velocity / 1000
        }
        let moment = motion.position(after: 0.5)
        XCTAssertEqual(moment.position, position, accuracy: 1e-6)
        XCTAssertEqual(moment.velocity, velocity, accuracy: 1e-6)
        XCTAssertFalse(moment.isOver)
        XCTAssertTrue(motion.position(after: 10).isOver)
    }

    func testContentThatMayNotBounceStopsAtItsEdge() {
        let motion = AxisDeceleration(position: 0, velocity: 1500, rate: 0.998, range: 0...200, bounces: false)
        XCTAssertEqual(motion.position(after: 2).position, 200)
        XCTAssertTrue(motion.position(after: 2).isOver)
    }

    /// `x'' = -120 x - 22 x'`, by differences of the positions.
    func testTheEdgeSpringObeysItsEquation() {
        let spring = EdgeSpring(distance: 80, velocity: -300)
        let step = 1e-4
        func place(_ time: Double) -> Double { Double(spring.moment(after: time, edge: 0).position) }
        for time in [0.01, 0.05, 0.1] {
            let (before, now, after) = (place(time - step), place(time), place(time + step))
            let acceleration = (after - 2 * now + before) / (step * step)
            let velocity = (after - before) / (2 * step)
            XCTAssertEqual(acceleration, -120 * now - 22 * velocity, accuracy: 0.5)
            XCTAssertEqual(Double(spring.moment(after: time, edge: 0).velocity), velocity, accuracy: 0.01)
        }
    }

    func testApproachesEndAtTheirTargets() {
        for manner in [AxisApproach.Manner.glide, .spring] {
            for velocity: CGFloat in [-800, 0, 800] {
                let motion = AxisApproach(position: 10, velocity: velocity, target: 250, manner: manner)
                XCTAssertEqual(motion.position(after: 0).position, 10, accuracy: 1e-9)
                let end = motion.position(after: 20)
                XCTAssertEqual(end.position, 250)
                XCTAssertTrue(end.isOver)
            }
        }
    }

    func testTheRubberBandAndItsInverse() {
        for overshoot: CGFloat in [-300, -1, 0, 40, 500] {
            let shown = RubberBand.shown(overshoot, dimension: 400)
            XCTAssertLessThan(abs(shown), 400)
            XCTAssertEqual(RubberBand.overshoot(shown: shown, dimension: 400), overshoot, accuracy: 1e-9)
        }
    }

    func testAnimatedOffsetsStartAndEndWhereTheyAreAskedTo() {
        let motion = ScrollMotion(
            kind: .animation(from: .zero, to: CGPoint(x: 40, y: -90), duration: 0.3), start: 5)
        XCTAssertEqual(motion.offset(at: 4).offset, .zero)
        XCTAssertEqual(motion.offset(at: 5.15).offset.x, 20, accuracy: 1e-6)
        XCTAssertEqual(motion.offset(at: 5.31).offset, CGPoint(x: 40, y: -90))
        XCTAssertTrue(motion.offset(at: 5.31).isOver)
    }
}
