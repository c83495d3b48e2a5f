import GalleryScreens
import HeadlessHost
import XCTest

@testable import UIKit
@testable import gallery

/// Kind: documented — Documentation/gallery.md.
///
/// The menu over all screens: what it lists, what typing leaves of it, and that each screen opens and closes.
@MainActor final class MenuTests: XCTestCase {
    private func menu() throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-8")
        host.show(GalleryScreen.menu.standard.make())
        return host
    }

    func testEveryScreenIsListed() async throws {
        let host = try menu()
        let table = try XCTUnwrap((host.window.rootViewController as? UINavigationController)?.topViewController)
        let shown = try XCTUnwrap(table.view as? UITableView)
        XCTAssertEqual(shown.numberOfSections, GalleryScreen.all.count)
        for (section, screen) in GalleryScreen.all.enumerated() {
            XCTAssertEqual(shown.numberOfRows(inSection: section), screen.variants.count, screen.name)
        }
        XCTAssertTrue(host.accessibilityDump().hasPrefix("Gallery, heading\nType to find a screen, search field\n"))
    }

    func testTypingLooksForNames() async throws {
        let host = try menu()
        host.play(.tap(at: CGPoint(x: 180, y: 90)))
        host.type("wide x")
        host.press(.delete)
        host.press(.delete)
        host.type(" mistake")
        XCTAssertTrue(host.accessibilityDump().contains("wide mistake, search field\n"), host.accessibilityDump())
        XCTAssertEqual(host.accessibilityDump().components(separatedBy: ", heading\n").count, 2, "only the title")
        for _ in "wide " { host.press(.delete) }
        for _ in "mistake" { host.press(.delete) }
        host.type("mistake")
        XCTAssertTrue(host.accessibilityDump().contains("document-width"), host.accessibilityDump())
    }

    func testAScreenOpensAndCloses() async throws {
        for (typed, name, back) in [
            ("flexible", "standard, Rows as tall", "Gallery"), ("paged", "standard, Pages in", "Gallery"),
        ] {
            let host = try menu()
            host.play(.tap(at: CGPoint(x: 180, y: 90)))
            host.type(typed)
            let row = try XCTUnwrap(host.accessibilityElements().first { $0.label?.hasPrefix(name) == true })
            host.play(.tap(at: row.activationPoint))
            host.advanceUntilStill()
            XCTAssertFalse(host.accessibilityDump().contains("search field"), "\(typed) is open")
            try host.activate(back)
            host.advanceUntilStill()
            XCTAssertTrue(host.accessibilityDump().contains("search field"), host.accessibilityDump())
        }
    }
}
