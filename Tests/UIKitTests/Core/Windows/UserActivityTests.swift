import UIKit
import XCTest

private final class Page: UIViewController {
    var restored: NSUserActivity?
    override func restoreUserActivityState(_ userActivity: NSUserActivity) { restored = userActivity }
}

/// Kind: documented — Apple's pages on `NSUserActivity` and `UIResponder.userActivity`.
@MainActor final class UserActivityTests: XCTestCase {
    func testAnActivityIsKeptByItsResponder() async {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        XCTAssertEqual(activity.activityType, "NSUserActivityTypeBrowsingWeb")
        XCTAssertTrue(activity.isEligibleForHandoff)
        XCTAssertFalse(activity.isEligibleForSearch)
        activity.addUserInfoEntries(from: ["lake": 1])
        activity.addUserInfoEntries(from: ["river": 2])
        XCTAssertEqual(activity.userInfo as? [String: Int], ["lake": 1, "river": 2])
        let page = Page()
        XCTAssertNil(page.userActivity)
        page.userActivity = activity
        XCTAssertIdentical(page.userActivity, activity)
        let restoring: any UIUserActivityRestoring = page
        restoring.restoreUserActivityState(activity)
        XCTAssertIdentical(page.restored, activity)
    }
}
