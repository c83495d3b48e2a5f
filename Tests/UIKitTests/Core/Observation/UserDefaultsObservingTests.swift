import Foundation
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UserDefaults.didChangeNotification` and of key-value observing.
@MainActor final class UserDefaultsObservingTests: XCTestCase {
    private final class Watcher: UIResponder {
        var heard: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            heard.append("\(keyPath ?? "") \(change?[.oldKey] ?? "none") \(change?[.newKey] ?? "none")")
        }
    }

    private func defaults() throws -> UserDefaults {
        let suite = "masu.tests.observing"
        let defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
        defaults.removePersistentDomain(forName: suite)
        return defaults
    }

    func testAKeyIsObservedThroughEverySetter() async throws {
        let defaults = try defaults()
        let watcher = Watcher()
        defaults.addObserver(watcher, forKeyPath: "size", options: [.old, .new], context: nil)
        defaults.set(12, forKey: "size")
        defaults.set("large", forKey: "size")
        defaults.set(true, forKey: "other")
        defaults.set(1.5, forKey: "size")
        defaults.removeObject(forKey: "size")
        XCTAssertEqual(watcher.heard.count, 4)
        XCTAssertEqual(watcher.heard[0], "size none 12")
        XCTAssertEqual(watcher.heard[1], "size 12 large")
        XCTAssertEqual(watcher.heard[2], "size large 1.5")
        defaults.removeObserver(watcher, forKeyPath: "size")
        defaults.set(3, forKey: "size")
        XCTAssertEqual(watcher.heard.count, 4)
        XCTAssertEqual(defaults.integer(forKey: "size"), 3)
    }

    func testAKeyPathIsObservedFromAnotherThreadToo() async throws {
        let defaults = try defaults()
        var heard: [Int?] = []
        let observation = defaults.observe(\.size, options: .new) { _, change in heard.append(change.newValue) }
        defaults.set(4, forKey: "size")
        XCTAssertEqual(heard, [4])
        nonisolated(unsafe) let settings = defaults
        let waited = expectation(description: "the main queue")
        DispatchQueue.global().async {
            settings.set(5, forKey: "size")
            DispatchQueue.main.async { waited.fulfill() }
        }
        await fulfillment(of: [waited], timeout: 5)
        XCTAssertEqual(heard, [4, 5])
        observation.invalidate()
    }

    func testAChangeOfTheStandardSettingsIsANotification() async throws {
        let key = "masu.tests.announced"
        nonisolated(unsafe) var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UserDefaults._announcedChangeNotification, object: UserDefaults.standard, queue: nil
        ) { _ in count += 1 }
        UserDefaults.standard.set(1, forKey: key)
        UserDefaults.standard.removeObject(forKey: key)
        XCTAssertEqual(count, 2)
        NotificationCenter.default.removeObserver(token)
    }
}

extension UserDefaults {
    fileprivate var size: Int { integer(forKey: "size") }
}
