import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented, property — Core Animation's documentation of cells and emitters; the physics of a throw.
@MainActor final class EmitterTests: XCTestCase {
    private func kind(rate: Double = 10, life: Double = 1) -> ParticleKind {
        var kind = ParticleKind()
        (kind.birthRate, kind.lifetime) = (rate, SpreadNumber(life))
        return kind
    }

    func testBirthsAndDeaths() async throws {
        var field = ParticleField()
        field.set(ParticleSource(), [kind()], from: 0)
        XCTAssertEqual(field.particles(at: 0).count, 1)
        XCTAssertEqual(field.particles(at: 0.45).count, 5)
        // Ten live at any time once the first ones are gone.
        XCTAssertEqual(field.particles(at: 5.05).count, 10)
        XCTAssertTrue(field.isAlive(at: 100))
    }

    func testAThrow() async throws {
        var kind = self.kind(rate: 1, life: 10)
        kind.velocity = SpreadNumber(100)
        kind.longitude = -.pi / 2
        kind.acceleration = SpaceVector(x: 0, y: 50, z: 0)
        kind.scaleSpeed = -0.25
        kind.spin = SpreadNumber(2)
        kind.colorSpeed = [0, 0, 0, -0.5]
        var field = ParticleField()
        field.set(ParticleSource(), [kind], from: 0)
        let particle = try XCTUnwrap(field.particles(at: 0.9).first)
        XCTAssertEqual(particle.position.y, -100 * 0.9 + 50 * 0.81 / 2, accuracy: 1e-9)
        XCTAssertEqual(particle.position.x, 0, accuracy: 1e-9)
        XCTAssertEqual(particle.scale, 1 - 0.225, accuracy: 1e-9)
        XCTAssertEqual(particle.angle, 1.8, accuracy: 1e-9)
        XCTAssertEqual(particle.alpha, 0.55, accuracy: 1e-9)
    }

    /// Flying particles go on when nothing more is emitted, and from where it was born when the source moves.
    func testChangesHoldForWhatIsBornLater() async throws {
        var field = ParticleField()
        var source = ParticleSource()
        field.set(source, [kind()], from: 0)
        source.position.x = 100
        field.set(source, [kind()], from: 0.55)
        let places = field.particles(at: 0.95).map(\.position.x)
        XCTAssertEqual(places.filter { $0 == 0 }.count, 6)
        XCTAssertEqual(places.filter { $0 == 100 }.count, 4)
        source.birthRate = 0
        field.set(source, [kind()], from: 1)
        XCTAssertFalse(field.particles(at: 1.5).isEmpty)
        XCTAssertTrue(field.isAlive(at: 1.5))
        XCTAssertTrue(field.particles(at: 2.01).isEmpty)
        XCTAssertFalse(field.isAlive(at: 2.01))
    }

    /// However many moments are asked for in between, and in whatever order: the same particles.
    func testTheSameEveryTime() async throws {
        var kind = self.kind(rate: 40, life: 2)
        kind.velocity = SpreadNumber(50, range: 40)
        kind.spread = .pi * 2
        kind.children = [self.kind(rate: 5, life: 0.5)]
        var source = ParticleSource()
        (source.shape, source.width, source.height) = (.rectangle, 200, 100)
        var first = ParticleField()
        first.seed = 7
        first.set(source, [kind], from: 0)
        var second = first
        for step in 0..<30 { _ = second.particles(at: Double(step) / 10) }
        XCTAssertEqual(first.particles(at: 3.21), second.particles(at: 3.21))
        second.seed = 8
        XCTAssertNotEqual(first.particles(at: 3.21), second.particles(at: 3.21))
        for particle in first.particles(at: 0.01) {
            XCTAssertLessThanOrEqual(abs(particle.position.x), 101)
            XCTAssertLessThanOrEqual(abs(particle.position.y), 51)
        }
    }

    /// Numbers spread as much below their mean as above it.
    func testSpread() async throws {
        var kind = self.kind(rate: 1000, life: 1)
        kind.scale = SpreadNumber(2, range: 1)
        var field = ParticleField()
        field.set(ParticleSource(), [kind], from: 0)
        let scales = field.particles(at: 0.999).map(\.scale)
        XCTAssertGreaterThan(scales.count, 900)
        XCTAssertGreaterThanOrEqual(try XCTUnwrap(scales.min()), 1.5)
        XCTAssertLessThanOrEqual(try XCTUnwrap(scales.max()), 2.5)
        XCTAssertEqual(scales.reduce(0, +) / Double(scales.count), 2, accuracy: 0.03)
    }

    func testALayerEmitsOnTheHostsClock() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        host.advance(by: 1)
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity) = (10, 1, 0)
        cell.name = "spark"
        cell.color = UIColor.red.cgColor
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                UIColor.white.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }.cgImage
        emitter.emitterCells = [cell]
        emitter.emitterPosition = CGPoint(x: 50, y: 50)
        emitter.beginTime = CACurrentMediaTime()
        controller.view.layer.addSublayer(emitter)
        host.settle()
        func images() -> Int {
            host.displayList().commands.count { if case .image = $0 { true } else { false } }
        }
        let before = images()
        XCTAssertTrue(UIApplication.shared.isAnimating)
        host.advance(by: 0.45)
        XCTAssertEqual(images() - before, 4)
        emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
        XCTAssertEqual(images() - before, 4)
        host.advance(by: 1.2)
        XCTAssertEqual(images(), 0)
        XCTAssertFalse(UIApplication.shared.isAnimating)
    }

    /// Confetti that falls from a line, and sparks whose light adds up.
    func testLightAddsUp() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        controller.view.backgroundColor = .black
        host.show(controller)
        func dot(_ size: CGSize, round: Bool) -> CGImage? {
            UIGraphicsImageRenderer(size: size).image { context in
                UIColor.white.setFill()
                let rect = CGRect(origin: .zero, size: size)
                (round ? UIBezierPath(ovalIn: rect) : UIBezierPath(rect: rect)).fill()
            }.cgImage
        }
        let confetti = CAEmitterLayer()
        confetti.emitterShape = .line
        confetti.emitterPosition = CGPoint(x: 187, y: 0)
        confetti.emitterSize = CGSize(width: 375, height: 1)
        confetti.emitterCells = [UIColor.systemRed, .systemGreen, .systemYellow, .systemBlue].map { color in
            let cell = CAEmitterCell()
            (cell.birthRate, cell.lifetime) = (12, 4)
            (cell.velocity, cell.velocityRange) = (120, 60)
            (cell.emissionLongitude, cell.emissionRange) = (.pi / 2, .pi / 6)
            (cell.spin, cell.spinRange, cell.scaleRange) = (2, 6, 0.6)
            (cell.scale, cell.yAcceleration, cell.contentsScale) = (0.8, 40, 2)
            cell.color = color.cgColor
            cell.contents = dot(CGSize(width: 12, height: 7), round: false)
            return cell
        }
        let fire = CAEmitterLayer()
        fire.renderMode = .additive
        fire.emitterPosition = CGPoint(x: 187, y: 560)
        let spark = CAEmitterCell()
        (spark.birthRate, spark.lifetime, spark.lifetimeRange) = (150, 1, 0.5)
        (spark.velocity, spark.velocityRange) = (110, 60)
        (spark.emissionLongitude, spark.emissionRange) = (-.pi / 2, .pi / 4)
        (spark.scale, spark.scaleSpeed, spark.contentsScale) = (1, -0.5, 2)
        spark.color = UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.4).cgColor
        spark.contents = dot(CGSize(width: 24, height: 24), round: true)
        fire.emitterCells = [spark]
        for layer in [confetti, fire] { controller.view.layer.addSublayer(layer) }
        host.settle()
        host.advance(by: 2.5)
        let data = try host.png()
        let bitmap = try XCTUnwrap(UIImage(data: data)?.cgImage).bitmap
        let scale = Int(host.scale)
        // One spark is 0.4 of (0.8, 0.4, 0.2): 82, 41, 20. Where several lie over each other there is more of each.
        let fires = (170..<204).flatMap { x in (530..<560).map { bitmap.pixel(x: x * scale, y: $0 * scale) } }
        XCTAssertTrue(
            fires.contains { spark in
                spark.red > 100 && spark.red < 255 && abs(Int(spark.red) - 2 * Int(spark.green)) < 6
                    && abs(Int(spark.red) - 4 * Int(spark.blue)) < 12
            })
        guard let folder = ProcessInfo.processInfo.environment["MASU_SHEETS"] else { return }
        try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("particles.png"))
    }
}
