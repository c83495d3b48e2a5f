import Foundation
import XCTest

@testable import Motion

/// Kind: documented — the equation of a damped oscillator.
///
/// Springs against the equation of a damped oscillator.
final class SpringTests: XCTestCase {
    /// `x'' = -frequency² (x - 1) - 2 ratio frequency x'`, by differences of the progress.
    func testASpringObeysItsEquation() {
        let (frequency, ratio, duration) = (20.0, 0.4, 1.0)
        let curve = TimingCurve.spring(frequency: frequency, dampingRatio: ratio, velocity: 3)
        let step = 1e-4
        func place(_ time: Double) -> Double { curve.progress(at: time / duration, duration: duration) }
        for time in [0.05, 0.2, 0.5] {
            let acceleration = (place(time + step) - 2 * place(time) + place(time - step)) / (step * step)
            let velocity = (place(time + step) - place(time - step)) / (2 * step)
            XCTAssertEqual(
                acceleration, -frequency * frequency * (place(time) - 1) - 2 * ratio * frequency * velocity,
                accuracy: 0.05)
        }
    }

    /// A critically damped spring of mass 1 and stiffness 100 has a frequency of 10 a second.
    func testMassStiffnessAndDamping() {
        let spring = SpringPhysics(mass: 1, stiffness: 100, damping: 20)
        XCTAssertEqual(spring.frequency, 10)
        XCTAssertEqual(spring.ratio, 1)
        XCTAssertEqual(exp(-spring.settlingTime * 10), 0.001, accuracy: 1e-9)
        // Overdamped: the slow root of s² + 2·2·10·s + 100 decides.
        let slow = SpringPhysics(mass: 1, stiffness: 100, damping: 40)
        let root = 20 - (400.0 - 100).squareRoot()
        XCTAssertEqual(exp(-slow.settlingTime * root), 0.001, accuracy: 1e-9)
    }

    /// The equations that `spring(settlingIn:dampingRatio:velocity:)` states, put with the frequency that it finds.
    func testTheFrequencySolvesTheLawOfSettling() throws {
        for (ratio, velocity) in [(0.3, 0.0), (0.7, 0), (0.7, 4), (1, 0), (1, 2)] {
            let curve = TimingCurve.spring(settlingIn: 0.5, dampingRatio: ratio, velocity: velocity)
            guard case .spring(let frequency, ratio, velocity) = curve else {
                XCTFail("\(curve) isn't the spring that was asked for")
                continue
            }
            let decay = ratio * frequency
            let amplitude =
                ratio < 1
                ? abs((decay - velocity) / (frequency * (1 - ratio * ratio).squareRoot()))
                : 1 + (frequency - velocity) * 0.5
            XCTAssertEqual(amplitude * exp(-decay * 0.5), 0.001, accuracy: 1e-9, "ratio \(ratio)")
        }
    }
}
