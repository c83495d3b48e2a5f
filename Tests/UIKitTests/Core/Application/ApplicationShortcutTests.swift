import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `application(_:performActionFor:completionHandler:)`.
@MainActor final class ApplicationShortcutTests: XCTestCase {
    func testAShortcutReachesTheAppsDelegate() async throws {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var types: [String] = []
            func application(
                _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) {
                types.append(shortcutItem.type)
                completionHandler(true)
            }
        }
        let host = try HeadlessHost()
        let delegate = Delegate()
        host.launch(delegate)
        var answers: [Bool] = []
        UIApplication.shared.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New")) {
            answers.append($0)
        }
        XCTAssertEqual(delegate.types, ["new"])
        XCTAssertEqual(answers, [true])
    }
}
