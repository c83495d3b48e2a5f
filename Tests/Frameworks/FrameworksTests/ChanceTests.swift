import GameplayKit
import XCTest

private class Door: GKState {
    var log: [String] = []
    override func didEnter(from previousState: GKState?) {
        log.append("in after \(previousState.map { "\(type(of: $0))" } ?? "none")")
    }
    override func willExit(to nextState: GKState) { log.append("out to \(type(of: nextState))") }
    override func update(deltaTime seconds: TimeInterval) { log.append("\(seconds)") }
}
private final class Open: Door {}
private final class Closed: Door {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass != Locked.self }
}
private final class Locked: Door {}

/// Kind: documented — Apple's documentation of GKStateMachine and GKRandomSource; the C++ standard's value of
/// mt19937_64; property — ranges, and what comes once in a shuffle.
final class ChanceTests: XCTestCase {
    func testAMachineAsksTheStateItIsIn() {
        let (open, closed) = (Open(), Closed())
        let machine = GKStateMachine(states: [open, closed, Locked()])
        XCTAssertNil(machine.currentState)
        XCTAssertTrue(machine.enter(Closed.self))
        XCTAssertFalse(machine.canEnterState(Locked.self))
        XCTAssertFalse(machine.enter(Locked.self))
        machine.update(deltaTime: 0.5)
        XCTAssertTrue(machine.enter(Open.self))
        XCTAssertEqual(closed.log, ["in after none", "0.5", "out to Open"])
        XCTAssertEqual(open.log, ["in after Closed"])
        XCTAssertIdentical(machine.state(forClass: Closed.self), closed)
        XCTAssertIdentical(closed.stateMachine, machine)
        XCTAssertFalse(GKStateMachine(states: [open]).enter(Closed.self))
    }

    /// The C++ standard gives the ten-thousandth number of mt19937_64 with its usual seed, 5489; `nextInt` gives the upper half.
    func testTheTwister() {
        let source = GKMersenneTwisterRandomSource(seed: 5489)
        for _ in 0..<9999 { _ = source.nextInt() }
        let bits: UInt64 = 9_981_545_732_273_789_042
        XCTAssertEqual(source.nextInt(), Int(Int32(truncatingIfNeeded: bits >> 32)))
    }

    func testASeedSaysWhatFollows() {
        func numbers(_ source: GKRandomSource) -> [Int] { (0..<20).map { _ in source.nextInt(upperBound: 1000) } }
        XCTAssertEqual(
            numbers(GKLinearCongruentialRandomSource(seed: 7)), numbers(GKLinearCongruentialRandomSource(seed: 7)))
        XCTAssertNotEqual(
            numbers(GKLinearCongruentialRandomSource(seed: 7)), numbers(GKLinearCongruentialRandomSource(seed: 8)))
        let seed = Data("Lake".utf8)
        XCTAssertEqual(numbers(GKARC4RandomSource(seed: seed)), numbers(GKARC4RandomSource(seed: seed)))
    }

    func testAShuffleKeepsTheObjects() {
        let source = GKMersenneTwisterRandomSource(seed: 3)
        let shuffled = source.arrayByShufflingObjects(in: Array(0..<50)) as? [Int]
        XCTAssertNotEqual(shuffled, Array(0..<50))
        XCTAssertEqual(shuffled?.sorted(), Array(0..<50))
    }

    func testDistributionsStayInTheirRange() {
        let source = GKMersenneTwisterRandomSource(seed: 11)
        let die = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
        for _ in 0..<3 { XCTAssertEqual((0..<6).map { _ in die.nextInt() }.sorted(), [1, 2, 3, 4, 5, 6]) }
        let bell = GKGaussianDistribution(randomSource: source, mean: 10, deviation: 2)
        XCTAssertEqual([bell.lowestValue, bell.highestValue], [4, 16])
        let numbers = (0..<2000).map { _ in bell.nextInt() }
        XCTAssertTrue(numbers.allSatisfy((4...16).contains))
        XCTAssertEqual(Double(numbers.reduce(0, +)) / 2000, 10, accuracy: 0.3)
        let even = GKRandomDistribution(randomSource: source, lowestValue: -2, highestValue: 2)
        XCTAssertEqual(Set((0..<500).map { _ in even.nextInt() }), [-2, -1, 0, 1, 2])
        XCTAssertTrue((1...20).contains(GKRandomDistribution.d20().nextInt()))
        XCTAssertTrue((1...6).contains(GKShuffledDistribution.d6().nextInt()))
    }
}
