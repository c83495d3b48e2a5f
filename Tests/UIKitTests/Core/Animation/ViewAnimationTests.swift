import HeadlessHost
import Motion
import TestSupport
import XCTest

@testable import UIKit

/// Kind: documented, oracle — Apple's documentation of animation blocks; curves and springs recorded on UIKit.
@MainActor final class ViewAnimationTests: XCTestCase {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private var application: UIApplication { .shared }

    override func setUp() async throws {
        application.advance(to: 1000)
        application.advance(to: 0)
    }

    override func tearDown() async throws {
        UIView.setAnimationsEnabled(true)
        application.advance(to: 1e6)
        application.advance(to: 0)
    }

    func testTheEndStateIsThereAtOnce() async throws {
        var finished: [Bool] = []
        UIView.animate(
            withDuration: 0.5, animations: { self.view.frame.origin.x = 100 }, completion: { finished.append($0) })
        XCTAssertEqual(view.frame.minX, 100)
        XCTAssertTrue(application.isAnimating)
        XCTAssertEqual(view.presentation(at: 0).frame.minX, 0)
        XCTAssertEqual(view.presentation(at: 0.25).frame.minX, 50, accuracy: 1e-9, "half of ease-in-out is the middle")
        XCTAssertEqual(view.presentation(at: 0.5).frame.minX, 100)
        application.advance(to: 0.49)
        XCTAssertEqual(finished, [])
        application.advance(to: 0.5)
        XCTAssertEqual(finished, [true])
        XCTAssertFalse(application.isAnimating)
        application.advance(to: 1)
        XCTAssertEqual(finished, [true])
    }

    func testDelayShowsTheStartAndPostponesTheEnd() async throws {
        var isOver = false
        UIView.animate(
            withDuration: 1, delay: 2, options: .curveLinear, animations: { self.view.alpha = 0 },
            completion: { _ in isOver = true })
        XCTAssertEqual(view.alpha, 0)
        XCTAssertEqual(view.presentation(at: 1.9).alpha, 1)
        XCTAssertEqual(view.presentation(at: 2.25).alpha, 0.75, accuracy: 1e-9)
        application.advance(to: 2.9)
        XCTAssertFalse(isOver)
        application.advance(to: 3)
        XCTAssertTrue(isOver)
    }

    func testLayoutInsideTheBlockMovesLayoutAfterItDoesNot() async throws {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        let width = child.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            width, child.heightAnchor.constraint(equalToConstant: 10),
            child.leftAnchor.constraint(equalTo: view.leftAnchor), child.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        view.layoutIfNeeded()
        UIView.animate(withDuration: 1, animations: { width.constant = 50 })
        view.layoutIfNeeded()
        XCTAssertEqual(child.frame.width, 50)
        XCTAssertEqual(child.presentation(at: 0).bounds.width, 50, "laid out after the block")
        UIView.animate(withDuration: 1) {
            width.constant = 90
            self.view.layoutIfNeeded()
        }
        XCTAssertEqual(child.frame.width, 90)
        XCTAssertEqual(child.presentation(at: 0).bounds.width, 50)
        XCTAssertEqual(child.presentation(at: 0.5).frame.width, 70, accuracy: 1e-9)
        application.advance(to: 2)
        width.constant = 20
        view.setNeedsLayout()
        UIView.animate(
            withDuration: 1, delay: 0, options: .layoutSubviews, animations: { self.view.frame.size.width = 120 })
        XCTAssertEqual(child.frame.width, 20, "the option lays out what the block changed")
        XCTAssertEqual(child.presentation(at: 2).bounds.width, 90)
    }

    func testWithoutAnimation() async throws {
        UIView.animate(withDuration: 1) {
            XCTAssertTrue(UIView.areAnimationsEnabled)
            UIView.performWithoutAnimation {
                XCTAssertFalse(UIView.areAnimationsEnabled)
                self.view.frame.origin.x = 30
            }
            XCTAssertTrue(UIView.areAnimationsEnabled)
            self.view.alpha = 0.5
        }
        XCTAssertEqual(view.presentation(at: 0).frame.minX, 30)
        XCTAssertEqual(view.presentation(at: 0).alpha, 1)
        XCTAssertTrue(UIView.areAnimationsEnabled)
    }

    func testDisabledAnimationsEndAtOnce() async throws {
        UIView.setAnimationsEnabled(false)
        XCTAssertFalse(UIView.areAnimationsEnabled)
        var isOver = false
        UIView.animate(withDuration: 5, animations: { self.view.alpha = 0 }, completion: { _ in isOver = true })
        XCTAssertEqual(view.presentation(at: 0).alpha, 0)
        application.advance(to: 0.01)
        XCTAssertTrue(isOver)
        XCTAssertFalse(application.isAnimating)
    }

    func testABlockThatChangesNothingIsOverAtTheNextTick() async throws {
        var isOver = false
        UIView.animate(withDuration: 5, animations: {}, completion: { _ in isOver = true })
        XCTAssertFalse(isOver)
        application.advance(to: 0.01)
        XCTAssertTrue(isOver)
    }

    func testALaterAnimationTakesOverFromWhereTheEarlierOneIs() async throws {
        var order: [String] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.center.x = 150 },
            completion: { _ in order.append("first") })
        application.advance(to: 0.5)
        XCTAssertEqual(view.presentation(at: 0.5).center.x, 100)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.center.x = 50 },
            completion: { _ in order.append("second") })
        XCTAssertEqual(view.presentation(at: 0.5).center.x, 100)
        XCTAssertEqual(view.presentation(at: 1).center.x, 75)
        application.advance(to: 2)
        XCTAssertEqual(order, ["first", "second"])
    }

    func testABlockInsideAnotherTakesOverItsTimes() async throws {
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            XCTAssertEqual(UIView.inheritedAnimationDuration, 2)
            UIView.animate(withDuration: 0.1) { self.view.alpha = 0 }
            UIView.animate(
                withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
            ) {
                self.view.center.x = 150
            }
        }
        XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
        XCTAssertEqual(view.presentation(at: 1).alpha, 0.5, accuracy: 1e-9)
        XCTAssertEqual(view.presentation(at: 1).center.x, 150)
    }

    func testRepeatingAndReversing() async throws {
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            self.view.alpha = 0
        }
        XCTAssertEqual(view.presentation(at: 0.25).alpha, 0.75, accuracy: 1e-9)
        XCTAssertEqual(view.presentation(at: 1.25).alpha, 0.25, accuracy: 1e-9)
        XCTAssertEqual(view.presentation(at: 2.25).alpha, 0.75, accuracy: 1e-9)
        application.advance(to: 100)
        XCTAssertTrue(application.isAnimating)
        application.animations.removeTracks(of: view)
        XCTAssertFalse(application.isAnimating)
    }

    func testARotationKeepsTheSize() async throws {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        let half = view.presentation(at: 0.5).transform
        XCTAssertEqual(half.a, cos(.pi / 4), accuracy: 1e-9)
        XCTAssertEqual(half.b, sin(.pi / 4), accuracy: 1e-9)
        XCTAssertEqual(half.a * half.d - half.b * half.c, 1, accuracy: 1e-9)
    }

    func testTransformsComeApartAndTogether() async throws {
        for seed in UInt64(1)...50 {
            var random = SeededGenerator(seed: seed)
            func number() -> CGFloat { CGFloat.random(in: -2...2, using: &random) }
            let transform = CGAffineTransform(
                a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
            let again = TransformParts(transform).transform
            for (x, y) in [
                (transform.a, again.a), (transform.b, again.b), (transform.c, again.c), (transform.d, again.d),
                (transform.tx, again.tx), (transform.ty, again.ty),
            ] {
                XCTAssertEqual(x, y, accuracy: 1e-9, "seed \(seed)")
            }
        }
    }

    func testTheHostsClockDrivesIt() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        host.show(controller)
        var ended: TimeInterval?
        UIView.animate(
            withDuration: 0.3, animations: { controller.view.alpha = 0.5 },
            completion: { _ in ended = UIApplication.shared.now })
        host.advanceUntilStill()
        let time = try XCTUnwrap(ended)
        XCTAssertGreaterThanOrEqual(time, 0.3 - 1e-9)
        XCTAssertLessThan(time, 0.3 + 2 * host.frameDuration)
    }

    // MARK: Curves

    private func recording() throws -> [String: Any] {
        let url = RepositoryPaths.fixtures.appendingPathComponent("UIKit/measurements/misc.json")
        return try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
    }

    func testRecordedCurves() async throws {
        let curves: [String: TimingCurve] = [
            "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
        ]
        var checked = 0
        let recording = try recording()
        for entry in try XCTUnwrap(recording["curves"] as? [[String: Any]]) {
            guard let curve = curves[entry["name"] as? String ?? ""],
                let values = entry["valuesComputed"] as? [[NSNumber]]
            else { continue }
            for pair in values {
                checked += 1
                XCTAssertEqual(
                    curve.progress(at: pair[0].doubleValue, duration: 1), pair[1].doubleValue, accuracy: 1e-8)
            }
        }
        XCTAssertGreaterThanOrEqual(checked, 28)
    }

    func testRecordedSpringStiffness() async throws {
        let recording = try recording()
        let section = try XCTUnwrap(recording["springParameters"] as? [String: Any])
        for row in try XCTUnwrap(section["rows"] as? [[NSNumber]]) {
            let curve = TimingCurve.spring(
                settlingIn: row[1].doubleValue, dampingRatio: row[0].doubleValue, velocity: row[2].doubleValue)
            guard case .spring(let frequency, _, _) = curve else {
                XCTFail("no spring for \(row)")
                continue
            }
            XCTAssertEqual(frequency * frequency / row[3].doubleValue, 1, accuracy: 1e-4, "\(row)")
        }
    }

    func testRecordedSpringTracks() async throws {
        let recording = try recording()
        for track in try XCTUnwrap(recording["springTracks"] as? [[String: Any]]) {
            func number(_ name: String) throws -> Double { try XCTUnwrap(track[name] as? NSNumber).doubleValue }
            let (duration, from, to) = try (number("duration"), number("from"), number("to"))
            let curve = try TimingCurve.spring(
                settlingIn: duration, dampingRatio: number("dampingRatio"), velocity: number("initialVelocity"))
            for sample in try XCTUnwrap(track["samples"] as? [[NSNumber]]) {
                let progress = curve.progress(at: sample[0].doubleValue / duration, duration: duration)
                // The recording's own deviation from the ideal spring is up to 0.64 points.
                XCTAssertEqual(from + (to - from) * progress, sample[1].doubleValue, accuracy: 0.7)
            }
        }
    }
}
