import Combine
import XCTest

/// Kind: documented — Apple's pages of the operators by which a chain is watched or shared.
final class WatchingOperatorTests: XCTestCase {
    /// Keeps what is printed.
    private final class Printed: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
    }

    /// Apple's page of `print(_:to:)` shows these lines for a range.
    func testPrint() {
        let printed = Printed()
        XCTAssertEqual((1...2).publisher.print("Logged", to: printed).recorded(), ["1", "2", "finished"])
        XCTAssertEqual(
            printed.text.split(separator: "\n"),
            [
                "Logged: receive subscription: (1...2)", "Logged: request unlimited", "Logged: receive value: (1)",
                "Logged: receive value: (2)", "Logged: receive finished",
            ])
    }

    /// A breakpoint whose closures answer false, or whose publisher doesn't fail, changes nothing.
    func testBreakpointsThatStopNowhere() {
        XCTAssertEqual(
            [1, 2].publisher.breakpoint(receiveOutput: { $0 > 2 }).breakpointOnError().recorded(),
            ["1", "2", "finished"])
    }

    func testAssertNoFailureHandsOnWhatDoesNotFail() {
        let values: some Publisher<Int, Never> = [1, 2].publisher.setFailureType(to: Mishap.self).assertNoFailure(
            "none")
        XCTAssertEqual(values.recorded(), ["1", "2", "finished"])
    }

    /// One subscription for all, made by `connect`: each subscriber gets the same values.
    func testMulticast() {
        var made = 0
        let numbers = PassthroughSubject<Int, Never>()
        let shared = numbers.map { value -> String in
            made += 1
            return "n\(value)"
        }.multicast { PassthroughSubject<String, Never>() }
        let first = Recorder<String, Never>()
        let second = Recorder<String, Never>()
        shared.subscribe(first)
        shared.subscribe(second)
        numbers.send(1)
        XCTAssertEqual(first.events, [])
        let connection = shared.connect()
        numbers.send(2)
        XCTAssertEqual([first.events, second.events], [["n2"], ["n2"]])
        XCTAssertEqual(made, 1)
        connection.cancel()
        numbers.send(3)
        XCTAssertEqual([first.events, second.events], [["n2"], ["n2"]])
    }

    /// The subject that is given may have other subscribers.
    func testMulticastThroughASubject() {
        let subject = PassthroughSubject<Int, Never>()
        let heard = Recorder<Int, Never>()
        subject.subscribe(heard)
        let connection = [1, 2].publisher.multicast(subject: subject).connect()
        XCTAssertEqual(heard.events, ["1", "2", "finished"])
        connection.cancel()
    }
}
