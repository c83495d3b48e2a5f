import Combine
import XCTest

/// Kind: documented — Apple's pages of `Publisher`'s operators whose name begins with try: a thrown error ends the publisher
/// with it, and nothing that arrives later is asked about.
final class ThrowingOperatorTests: XCTestCase {
    /// The events of a chain for 1, 2, 3 and so on; the source goes on, so that an early end is the chain's own.
    private func events<P: Publisher>(
        upTo count: Int = 4, finishes: Bool = true, _ chain: (PassthroughSubject<Int, Never>) -> P
    ) -> [String] {
        let numbers = PassthroughSubject<Int, Never>()
        let recorder = Recorder<P.Output, P.Failure>()
        chain(numbers).subscribe(recorder)
        for value in 1...count { numbers.send(value) }
        if finishes { numbers.send(completion: .finished) }
        return recorder.events
    }

    /// An answer for every value but one, at which it throws.
    private func except<Answer>(_ value: Int, _ answer: @escaping (Int) -> Answer) -> (Int) throws -> Answer {
        { present in
            if present == value { throw Mishap.two }
            return answer(present)
        }
    }

    func testTryFilter() {
        XCTAssertEqual(events { $0.tryFilter(self.except(9) { $0 > 2 }) }, ["3", "4", "finished"])
        XCTAssertEqual(events { $0.tryFilter(self.except(3) { _ in true }) }, ["1", "2", "failure two"])
    }

    func testTryCompactMap() {
        XCTAssertEqual(
            events { $0.tryCompactMap(self.except(9) { $0 % 2 == 0 ? "n\($0)" : nil }) }, ["n2", "n4", "finished"])
        XCTAssertEqual(events { $0.tryCompactMap(self.except(2) { $0 }) }, ["1", "failure two"])
    }

    func testTryScan() {
        XCTAssertEqual(
            events { $0.tryScan(10) { try self.except(9) { $0 }($1) + $0 } }, ["11", "13", "16", "20", "finished"])
        XCTAssertEqual(events { $0.tryScan(10) { try self.except(3) { $0 }($1) + $0 } }, ["11", "13", "failure two"])
    }

    func testTryReduce() {
        XCTAssertEqual(events { $0.tryReduce(0) { try self.except(9) { $0 }($1) + $0 } }, ["10", "finished"])
        XCTAssertEqual(
            events(finishes: false) { $0.tryReduce(0) { try self.except(3) { $0 }($1) + $0 } }, ["failure two"])
    }

    func testTryContains() {
        XCTAssertEqual(
            events(finishes: false) { $0.tryContains(where: self.except(9) { $0 == 2 }) }, ["true", "finished"])
        XCTAssertEqual(events { $0.tryContains(where: self.except(9) { $0 == 8 }) }, ["false", "finished"])
        XCTAssertEqual(events(finishes: false) { $0.tryContains(where: self.except(1) { $0 == 2 }) }, ["failure two"])
    }

    func testTryAllSatisfy() {
        XCTAssertEqual(events { $0.tryAllSatisfy(self.except(9) { $0 < 9 }) }, ["true", "finished"])
        XCTAssertEqual(events(finishes: false) { $0.tryAllSatisfy(self.except(9) { $0 < 3 }) }, ["false", "finished"])
        XCTAssertEqual(events(finishes: false) { $0.tryAllSatisfy(self.except(2) { _ in true }) }, ["failure two"])
    }

    func testTryDropWhile() {
        XCTAssertEqual(events { $0.tryDrop(while: self.except(9) { $0 < 3 }) }, ["3", "4", "finished"])
        XCTAssertEqual(events { $0.tryDrop(while: self.except(2) { _ in true }) }, ["failure two"])
        XCTAssertEqual(
            events { $0.tryDrop(while: self.except(4) { $0 < 3 }) }, ["3", "4", "finished"],
            "once a value passed, the closure isn't asked again")
    }

    func testTryPrefixWhile() {
        XCTAssertEqual(
            events(finishes: false) { $0.tryPrefix(while: self.except(9) { $0 < 3 }) }, ["1", "2", "finished"])
        XCTAssertEqual(
            events(finishes: false) { $0.tryPrefix(while: self.except(2) { _ in true }) }, ["1", "failure two"])
    }

    func testTryFirstWhere() {
        XCTAssertEqual(events(finishes: false) { $0.tryFirst(where: self.except(9) { $0 > 2 }) }, ["3", "finished"])
        XCTAssertEqual(events(finishes: false) { $0.tryFirst(where: self.except(2) { $0 > 2 }) }, ["failure two"])
        XCTAssertEqual(events { $0.tryFirst(where: self.except(9) { $0 > 8 }) }, ["finished"])
    }

    func testTryLastWhere() {
        XCTAssertEqual(events { $0.tryLast(where: self.except(9) { $0 % 2 == 1 }) }, ["3", "finished"])
        XCTAssertEqual(events(finishes: false) { $0.tryLast(where: self.except(3) { _ in true }) }, ["failure two"])
    }

    func testTryMinAndTryMax() {
        func order(_ left: Int, _ right: Int) throws -> Bool { left % 3 < right % 3 }
        XCTAssertEqual(events { $0.tryMin(by: order) }, ["3", "finished"])
        XCTAssertEqual(events { $0.tryMax(by: order) }, ["2", "finished"])
        func refuses(_ left: Int, _ right: Int) throws -> Bool { throw Mishap.one }
        XCTAssertEqual(events { $0.tryMin(by: refuses) }, ["failure one"])
        XCTAssertEqual(events { $0.tryMax(by: refuses) }, ["failure one"])
    }

    func testTryRemoveDuplicates() {
        XCTAssertEqual(events { $0.tryRemoveDuplicates { $0 / 2 == $1 / 2 } }, ["1", "2", "4", "finished"])
        XCTAssertEqual(
            events { $0.tryRemoveDuplicates { try self.except(3) { _ in false }($1) || $0 == $1 } },
            ["1", "2", "failure two"])
    }

    func testTryCatch() {
        XCTAssertEqual(
            Fail<Int, Mishap>(error: .one).tryCatch { _ in Just(5) }.recorded(), ["5", "finished"])
        XCTAssertEqual(
            Fail<Int, Mishap>(error: .one).tryCatch { _ -> Just<Int> in throw Mishap.two }.recorded(), ["failure two"])
    }
}
