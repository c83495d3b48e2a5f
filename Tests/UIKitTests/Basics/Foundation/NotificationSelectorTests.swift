import UIKit
import XCTest

private final class Listener: NSObject {
    var heard: [String] = []
    var order: [String] = []
    let name: String
    static var calls: [String] = []

    init(_ name: String = "") { self.name = name }
    func hear(_ notification: Notification) {
        heard.append(notification.name.rawValue)
        Listener.calls.append(name)
    }
    func hearNothing() { heard.append("-") }
    static var heardByClass: [String] = []
    static func hearAll(_ notification: Notification) { heardByClass.append(notification.name.rawValue) }
    static func hearSilently() { heardByClass.append("-") }
    var hearing: Selector { Selector("hear:", Listener.hear(_:)) }
}

/// Kind: documented — Foundation's documentation of `NotificationCenter`.
@MainActor final class NotificationSelectorTests: XCTestCase {
    private let topic = NSNotification.Name("masu.test")
    private let other = NSNotification.Name("masu.other")

    func testMethodsAreCalledWithAndWithoutTheNotification() async throws {
        let center = NotificationCenter()
        let listener = Listener()
        center.addObserver(listener, selector: listener.hearing, name: topic, object: nil)
        center.addObserver(
            listener, selector: Selector("hearNothing", Listener.hearNothing), name: other, object: nil)
        center.post(name: topic, object: nil)
        center.post(name: other, object: nil)
        XCTAssertEqual(listener.heard, ["masu.test", "-"])
    }

    /// `self` in a static method is the class, which is an object in Objective-C.
    func testAClassObservesByItsOwnMethods() async {
        let center = NotificationCenter()
        Listener.heardByClass = []
        center.addObserver(
            Listener.self, selector: Selector("hearAll:", ofClass: Listener.hearAll), name: topic, object: nil)
        center.addObserver(
            Listener.self, selector: Selector("hearSilently", ofClass: Listener.hearSilently), name: other, object: nil)
        center.post(name: topic, object: nil)
        center.post(name: other, object: nil)
        XCTAssertEqual(Listener.heardByClass, ["masu.test", "-"])
        center.removeObserver(Listener.self, name: topic, object: nil)
        center.post(name: topic, object: nil)
        center.removeObserver(Listener.self)
        center.post(name: other, object: nil)
        XCTAssertEqual(Listener.heardByClass, ["masu.test", "-"])
    }

    /// Kind: documented — `UIControl.addTarget(_:action:for:)`: the target is any object, and so a class.
    func testAClassIsAControlsTarget() async {
        Listener.heardByClass = []
        let button = UIButton()
        button.addTarget(
            Listener.self, action: Selector("hearSilently", ofClass: Listener.hearSilently), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(Listener.heardByClass, ["-"])
        button.removeTarget(Listener.self, action: nil, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(Listener.heardByClass, ["-"])
    }

    /// Centres that come to stand in the memory of ones that are gone hear all the same.
    func testACentreThatComesAfterAnother() async {
        for round in 0..<200 {
            let center = NotificationCenter()
            let listener = Listener()
            center.addObserver(listener, selector: listener.hearing, name: topic, object: nil)
            center.post(name: topic, object: nil)
            XCTAssertEqual(listener.heard, ["masu.test"], "round \(round)")
        }
    }

    func testOnlyTheObjectThatWasAskedFor() async throws {
        let center = NotificationCenter()
        let listener = Listener()
        let sender = NSObject()
        center.addObserver(listener, selector: listener.hearing, name: topic, object: sender)
        center.post(name: topic, object: NSObject())
        center.post(name: topic, object: nil)
        XCTAssertEqual(listener.heard, [])
        center.post(name: topic, object: sender)
        XCTAssertEqual(listener.heard, ["masu.test"])
    }

    func testObserversOfOneNameAreCalledInTheirOrder() async throws {
        let center = NotificationCenter()
        let listeners = (0..<20).map { Listener("\($0)") }
        for listener in listeners {
            center.addObserver(listener, selector: listener.hearing, name: topic, object: nil)
        }
        Listener.calls = []
        center.post(name: topic, object: nil)
        XCTAssertEqual(Listener.calls, (0..<20).map(String.init))
    }

    func testRemovalByNameObjectAndAltogether() async throws {
        let center = NotificationCenter()
        let listener = Listener()
        let sender = NSObject()
        for topic in [topic, other] {
            center.addObserver(listener, selector: listener.hearing, name: topic, object: sender)
        }
        center.removeObserver(listener, name: topic, object: NSObject())
        center.post(name: topic, object: sender)
        XCTAssertEqual(listener.heard, ["masu.test"])
        center.removeObserver(listener, name: topic, object: sender)
        center.post(name: topic, object: sender)
        XCTAssertEqual(listener.heard.count, 1)
        center.removeObserver(listener)
        center.post(name: other, object: sender)
        XCTAssertEqual(listener.heard.count, 1)
    }

    func testAnObserverThatIsGoneIsNotHeld() async throws {
        let center = NotificationCenter()
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            center.addObserver(listener, selector: listener.hearing, name: topic, object: nil)
        }
        XCTAssertNil(gone)
        center.post(name: topic, object: nil)
    }

    func testBlocksGoOnBesideMethods() async throws {
        let center = NotificationCenter()
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: topic, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: topic, object: nil)
        center.removeObserver(token)
        center.post(name: topic, object: nil)
        XCTAssertEqual(count, 1)
    }
}
