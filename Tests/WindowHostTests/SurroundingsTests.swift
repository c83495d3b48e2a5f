import HeadlessHost
import XCTest

@testable import UIKit
@testable import WindowHost

/// Kind: documented — our documentation: the desk's date, language and time zone in a window, and fixed ones without.
///
/// In a window an app finds the desk's date, language and time zone; without one, those of a device that is the same in
/// every run.
@MainActor final class SurroundingsTests: XCTestCase {
    func testTheDesksDateLanguageAndTimeZone() async throws {
        let test = try UnseenWindow(UIViewController())
        defer { test.close() }
        let surroundings = UIApplication.shared.surroundings
        XCTAssertEqual(surroundings.locale, .current)
        XCTAssertEqual(surroundings.timeZone, .current)
        XCTAssertEqual(UIApplication.shared.presentDate.timeIntervalSinceNow, 0, accuracy: 60)
        XCTAssertEqual(UIDatePicker().date.timeIntervalSinceNow, 0, accuracy: 60, "a control made in the window")
    }

    /// A device that ran for a while before its window was opened: its clock goes on, and the date is the desk's.
    func testAWindowOpenedLater() async throws {
        let host = try HeadlessHost()
        host.show(UIViewController())
        host.advance(by: 5000)
        let window = try UnseenWindow.open(host)
        defer { window.close() }
        XCTAssertEqual(UIApplication.shared.presentDate.timeIntervalSinceNow, 0, accuracy: 60)
        host.advance(by: 3600)
        XCTAssertEqual(UIApplication.shared.presentDate.timeIntervalSinceNow, 3600, accuracy: 60)
    }

    /// Closing gives all of it back, whatever the desk's is, and addresses are noted down again and not opened.
    func testClosingGivesThemBack() async throws {
        let test = try UnseenWindow(UIViewController())
        XCTAssertNotNil(UIApplication.shared.externalURLs.opener)
        test.close()
        let (now, device) = (UIApplication.shared.surroundings, DeviceSurroundings())
        XCTAssertEqual(now.start, device.start)
        XCTAssertEqual(now.locale, device.locale)
        XCTAssertEqual(now.timeZone, device.timeZone)
        XCTAssertNil(UIApplication.shared.externalURLs.opener)
        let url = try XCTUnwrap(URL(string: "https://example.com/page"))
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
        XCTAssertEqual(UIApplication.shared.externalURLs.opened, [url])
    }
}
