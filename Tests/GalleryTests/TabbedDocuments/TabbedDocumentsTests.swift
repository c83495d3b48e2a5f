import GalleryScreens
import XCTest

@testable import UIKit
@testable import gallery

/// Kind: documented — heights worked out by hand from the article's documents.
///
/// Article 002: a storyboard's two tabs, a cell from a xib, and pages tied by visual formats.
@MainActor final class TabbedDocumentsTests: XCTestCase {
    private struct Case {
        let device: String
        let width: CGFloat
        let scale: CGFloat
        let height: CGFloat
        let lines: Int
    }

    /// Picture of 16:9, 8, as many lines of 13 points as 88 full-width letters fill, 8; rows end on pixels.
    private static let cases = [
        Case(device: "iphone-se1", width: 320, scale: 2, height: 258.5, lines: 4),
        Case(device: "iphone-se2", width: 375, scale: 2, height: 289.5, lines: 4),
        Case(device: "iphone-8-plus", width: 414, scale: 3, height: 887.0 / 3, lines: 3),
    ]

    private func rows(_ variant: String?, _ device: String) throws -> (
        heights: [CGFloat], cell: UITableViewCell, log: [String]
    ) {
        let screen = try Screen("xib-cells", variant: variant, device: device)
        defer { screen.close() }
        let heights = try screen.session.measuredRows().map { CGFloat($0.height) }
        let cell = try XCTUnwrap(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        return (heights, cell, screen.log)
    }

    func testRowsSizedByHandAndByTheTable() async throws {
        for item in Self.cases {
            for variant in ["by-hand", "automatic"] {
                let (heights, cell, log) = try rows(variant, item.device)
                XCTAssertEqual(heights[0], item.height, accuracy: 1e-6, "\(variant) on \(item.device)")
                let preferred = cell.contentView.subviews[0]
                let picture = try XCTUnwrap(preferred.subviews.first as? UIImageView)
                XCTAssertEqual(picture.frame.width, item.width)
                XCTAssertEqual(picture.frame.height, item.width * 9 / 16, accuracy: 0.5 / item.scale + 1e-6)
                let label = try XCTUnwrap(preferred.subviews.last as? UILabel)
                XCTAssertEqual(label.frame.width, item.width - 16)
                XCTAssertEqual(label.text?.count, 88)
                // The constraint to the bottom, at 250, doesn't stretch the text, which hugs at 251.
                let text = (CGFloat(item.lines) * 13 * 2444 / 2048 * item.scale).rounded(.up) / item.scale
                XCTAssertEqual(label.frame.height, text, accuracy: 1 / item.scale + 1e-6)
                XCTAssertFalse(preferred.constraints.contains { $0.constant == 385 }, "the placeholder is gone")
                XCTAssertEqual(log, [], "\(variant) on \(item.device)")
            }
        }
    }

    /// The article's mistake: measured at the document's 320 points, rows of wider tables are too low.
    func testRowsMeasuredAtTheDocumentsWidth() async throws {
        XCTAssertEqual(try rows("document-width", "iphone-se1").heights[0], 258.5)
        XCTAssertEqual(try rows("document-width", "iphone-se2").heights[0], 258.5)
    }

    func testPages() async throws {
        for item in Self.cases {
            let screen = try Screen("paged-images", device: item.device)
            defer { screen.close() }
            let tabs = try XCTUnwrap(screen.session.controller as? UITabBarController)
            let view = try XCTUnwrap(tabs.selectedViewController?.view)
            let scroll = try XCTUnwrap(view.subviews.first as? UIScrollView)
            XCTAssertEqual(scroll.frame.height, 200)
            XCTAssertEqual(scroll.contentSize, CGSize(width: 3 * item.width, height: 200))
            let pages = scroll.subviews.filter { $0.subviews.first is UIImageView }
            XCTAssertEqual(
                pages.map(\.frame),
                (0..<3).map { CGRect(x: CGFloat($0) * item.width, y: 0, width: item.width, height: 200) })
            for page in pages { XCTAssertEqual(page.subviews[0].frame, page.bounds) }
            XCTAssertEqual((pages[0].subviews[0] as? UIImageView)?.image?.size, CGSize(width: 240.5, height: 180))
            XCTAssertTrue(scroll.isPagingEnabled)
            XCTAssertEqual(screen.log, [])
        }
    }

    /// A picture alone in a scroll view gives the content its size.
    func testAPictureAloneIsTheContent() async throws {
        let screen = try Screen("paged-images")
        defer { screen.close() }
        let tabs = try XCTUnwrap(screen.session.controller as? UITabBarController)
        let paged = try XCTUnwrap(tabs.selectedViewController?.view.subviews.first as? UIScrollView)
        let picture = try XCTUnwrap(paged.subviews.first?.subviews.first as? UIImageView)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let copy = UIImageView(image: picture.image)
        copy.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(copy)
        for format in ["H:|[copy]|", "V:|[copy]|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [], metrics: nil, views: ["copy": copy]))
        }
        scroll.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 240.5, height: 180))
    }

    func testColoursFollowTheAppearance() async throws {
        let screen = try Screen("paged-images")
        defer { screen.close() }
        let tabs = try XCTUnwrap(screen.session.controller as? UITabBarController)
        let page = try XCTUnwrap(tabs.selectedViewController?.view.subviews.first?.subviews.first)
        let color = try XCTUnwrap(page.backgroundColor)
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        XCTAssertEqual(light, UIColor(red: 0xF2 / 255.0, green: 0xEE / 255.0, blue: 0xE6 / 255.0, alpha: 1))
        XCTAssertEqual(dark, UIColor(red: 0x22 / 255.0, green: 0x20 / 255.0, blue: 0x1C / 255.0, alpha: 1))
    }
}
