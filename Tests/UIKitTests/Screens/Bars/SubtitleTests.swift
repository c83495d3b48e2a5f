import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UINavigationItem.subtitle`, `largeTitle`, `largeSubtitle`, `subtitleView` and
/// `largeSubtitleView`.
@MainActor final class SubtitleTests: XCTestCase {
    private func show(
        large: Bool = false, _ change: (UINavigationItem) -> Void
    ) throws -> (HeadlessHost, UINavigationBar) {
        let host = try HeadlessHost(device: "iphone-17", release: .iOS26)
        let content = UITableViewController(style: .plain)
        content.title = "Rivers"
        change(content.navigationItem)
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.prefersLargeTitles = large
        host.show(navigation)
        host.advanceUntilStill()
        return (host, navigation.navigationBar)
    }

    func testASubtitleIsUnderTheTitleInTheRow() async throws {
        let (host, bar) = try show { $0.subtitle = "Updated just now" }
        let (title, subtitle) = (bar.parts.title.frame, bar.parts.subtitle.frame)
        XCTAssertEqual(bar.parts.subtitle.text, "Updated just now")
        XCTAssertEqual(subtitle.minY, title.maxY, accuracy: 0.001)
        XCTAssertEqual(subtitle.midX, title.midX, accuracy: 0.34)
        XCTAssertEqual((title.minY + subtitle.maxY) / 2, 22, accuracy: 0.5)
        XCTAssertEqual(bar.contentHeight, bar.zoneHeight)
        bar.topItem?.subtitle = nil
        host.advanceUntilStill()
        XCTAssertEqual(bar.parts.title.frame.midY, 22, accuracy: 0.5)
        XCTAssertTrue(bar.parts.subtitle.isHidden)
    }

    func testUnderALargeTitleItMakesTheBarHigher() async throws {
        let (host, bar) = try show(large: true) {
            $0.subtitle = "Updated just now"
            $0.largeTitle = "All rivers"
        }
        XCTAssertEqual(bar.parts.largeTitle.text, "All rivers")
        XCTAssertEqual(bar.parts.title.text, "Rivers")
        XCTAssertEqual(bar.parts.largeSubtitle.text, "Updated just now")
        XCTAssertEqual(bar.parts.largeSubtitle.frame.minY, bar.parts.largeTitle.frame.maxY, accuracy: 0.001)
        let height = bar.parts.largeSubtitle.frame.height
        XCTAssertEqual(bar.contentHeight, bar.zoneHeight + 52 + height, accuracy: 0.001)
        bar.topItem?.largeSubtitle = "In every country"
        XCTAssertEqual(bar.parts.largeSubtitle.text, "In every country")
        bar.topItem?.subtitle = nil
        bar.topItem?.largeSubtitle = nil
        host.advanceUntilStill()
        XCTAssertEqual(bar.contentHeight, bar.zoneHeight + 52)
    }

    func testViewsTakeTheirPlaces() async throws {
        let own = UISwitch()
        let (host, bar) = try show(large: true) {
            $0.subtitle = "Updated just now"
            $0.largeSubtitleView = own
        }
        XCTAssertTrue(own.superview === bar)
        XCTAssertTrue(bar.parts.largeSubtitle.isHidden)
        XCTAssertEqual(own.frame.minX, bar.parts.largeTitle.frame.minX, accuracy: 0.001)
        bar.topItem?.largeSubtitleView = nil
        host.advanceUntilStill()
        XCTAssertNil(own.superview)
        XCTAssertFalse(bar.parts.largeSubtitle.isHidden)
    }

    func testAttributesOfTheTextPrecedeTheBars() async throws {
        let (host, bar) = try show {
            var words = AttributedString("Updated just now")
            words.foregroundColor = .systemRed
            $0.attributedSubtitle = words
            let looks = UINavigationBarAppearance()
            looks.subtitleTextAttributes = [
                .foregroundColor: UIColor.systemGreen, .font: UIFont.systemFont(ofSize: 10),
            ]
            $0.standardAppearance = looks
            $0.scrollEdgeAppearance = looks
        }
        host.advanceUntilStill()
        let shown = try XCTUnwrap(bar.parts.subtitle.attributedText)
        XCTAssertEqual(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .systemRed)
        XCTAssertEqual((shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 10)
        XCTAssertEqual(bar.topItem?.subtitle, "Updated just now")
    }

    func testEarlierReleasesShowNone() async throws {
        let host = try HeadlessHost(device: "iphone-16", release: .iOS18)
        let content = UIViewController()
        content.title = "Rivers"
        content.navigationItem.subtitle = "Updated just now"
        let navigation = UINavigationController(rootViewController: content)
        host.show(navigation)
        XCTAssertNil(navigation.navigationBar.shownSubtitle)
        XCTAssertEqual(navigation.navigationBar.parts.title.frame.midY, 22, accuracy: 0.5)
    }
}
