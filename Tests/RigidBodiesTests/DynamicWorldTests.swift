import Foundation
import XCTest

@testable import RigidBodies

/// Kind: documented, property — mechanics; the same steps give the same motion.
///
/// The world against mechanics: bodies without views.
final class DynamicWorldTests: XCTestCase {
    private func body(_ x: Double, _ y: Double, size: Double = 100) -> DynamicBody {
        DynamicBody(center: DynamicVector(x: x, y: y), width: size, height: size)
    }

    private func run(_ world: inout DynamicWorld, seconds: Double) {
        for _ in 0..<Int((seconds / DynamicWorld.stepLength).rounded()) { world.step() }
    }

    /// ½ · a · t², to the length of a step.
    func testFalling() {
        var world = DynamicWorld()
        world.bodies = [body(0, 0)]
        world.accelerations = [DynamicVector(x: 0, y: 1000)]
        run(&world, seconds: 0.5)
        XCTAssertEqual(world.bodies[0].center.y, 125, accuracy: 1000 * 0.5 * DynamicWorld.stepLength)
        XCTAssertEqual(world.bodies[0].velocity.y, 500, accuracy: 1e-6)
    }

    /// Momentum stays, and bodies of one mass that keep all of their speed exchange it.
    func testAnElasticCollisionExchangesVelocities() {
        var world = DynamicWorld()
        world.bodies = [body(0, 0), body(200, 0)]
        for index in 0...1 {
            (world.bodies[index].elasticity, world.bodies[index].allowsRotation) = (1, false)
        }
        world.bodies[0].velocity = DynamicVector(x: 400, y: 0)
        world.pairs = [(0, 1)]
        run(&world, seconds: 0.6)
        XCTAssertEqual(world.bodies[0].velocity.x, 0, accuracy: 1e-6)
        XCTAssertEqual(world.bodies[1].velocity.x, 400, accuracy: 1e-6)
    }

    /// A rod keeps its length, and what swings on it loses nothing but what the steps do.
    func testARodKeepsItsLength() {
        var world = DynamicWorld()
        world.bodies = [body(100, 0, size: 20)]
        world.accelerations = [DynamicVector(x: 0, y: 1000)]
        world.joints = [
            DynamicJoint(
                first: .body(0, offset: .zero), second: .place(.zero), length: 100, frequency: 0, damping: 0)
        ]
        for _ in 0..<20 {
            run(&world, seconds: 0.1)
            XCTAssertEqual(world.bodies[0].center.length, 100, accuracy: 3)
        }
    }

    func testWhatIsAnchoredStays() {
        var world = DynamicWorld()
        world.bodies = [body(0, 0), body(90, 0)]
        world.bodies[0].isAnchored = true
        world.pairs = [(0, 1)]
        run(&world, seconds: 1)
        XCTAssertEqual(world.bodies[0].center, .zero)
        XCTAssertGreaterThan(world.bodies[1].center.x, 99, "pushed out of what it stood in")
    }

    func testTheSameStepsGiveTheSameMotion() {
        func result() -> [DynamicBody] {
            var world = DynamicWorld()
            world.bodies = (0..<6).map { body(Double($0) * 37, Double($0 % 3) * -120) }
            world.accelerations = world.bodies.map { _ in DynamicVector(x: 0, y: 1000) }
            world.sides = [(DynamicVector(x: 600, y: 300), DynamicVector(x: -600, y: 300), Array(0..<6))]
            world.pairs = (0..<6).flatMap { first in (first + 1..<6).map { (first, $0) } }
            run(&world, seconds: 1)
            return world.bodies
        }
        XCTAssertEqual(result(), result())
    }
}
