import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `linkTextAttributes`, `dataDetectorTypes` and `NSTextTab`, and
/// arithmetic.
@MainActor final class TextLinkTests: XCTestCase {
    func testWhatIsFound() async throws {
        func urls(_ text: String, _ types: UIDataDetectorTypes = .all) -> [String] {
            DetectedData.findings(in: text, of: types).map(\.url.absoluteString)
        }
        XCTAssertEqual(
            urls("See https://example.com/a?b=1. Or www.example.org!"),
            [
                "https://example.com/a?b=1", "http://www.example.org",
            ])
        XCTAssertEqual(urls("(write to ann@example.com)"), ["mailto:ann@example.com"])
        XCTAssertEqual(urls("Call +1 (555) 010-9999, now"), ["tel:+15550109999"])
        XCTAssertEqual(urls("Call 555-0100 x", .phoneNumber), ["tel:5550100"])
        XCTAssertEqual(urls("1234, 12.5, 2024"), [])
        XCTAssertEqual(urls("https://example.com", .phoneNumber), [])
        XCTAssertEqual(urls("Nothing here"), [])
    }

    private func shown(_ view: UITextView) throws -> HeadlessHost {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
        controller.view.addSubview(view)
        host.settle()
        return host
    }

    /// A link of the text's own and one that was found are tapped alike; what the delegate lets through is opened.
    func testWhatIsFoundIsOpened() async throws {
        let view = UITextView()
        view.isEditable = false
        view.text = "www.example.org is a page"
        let host = try shown(view)
        let rect = view.caretRect(for: view.beginningOfDocument)
        let place = view.convert(CGPoint(x: rect.minX + 4, y: rect.midY), to: nil)
        host.play(.tap(at: place))
        XCTAssertEqual(UIApplication.shared.externalURLs.opened, [])
        view.dataDetectorTypes = .link
        host.settle()
        host.advance(by: 1)
        host.play(.tap(at: place))
        XCTAssertEqual(UIApplication.shared.externalURLs.opened.map(\.absoluteString), ["http://www.example.org"])
        view.isEditable = true
        XCTAssertNil(view.textShowingLinks)
        XCTAssertEqual(view.text, "www.example.org is a page")
    }

    func testLinksLookAsTheViewSays() async throws {
        let view = UITextView()
        let text = NSMutableAttributedString(string: "go there now")
        text.addAttribute(
            .link, value: URL(string: "https://example.com") as Any, range: NSRange(location: 3, length: 5))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 12))
        view.attributedText = text
        view.tintColor = .green
        func look(_ key: NSAttributedString.Key) -> Any? {
            view.textShowingLinks?.attribute(key, at: 4, effectiveRange: nil)
        }
        XCTAssertEqual(look(.foregroundColor) as? UIColor, .green)
        XCTAssertNil(look(.underlineStyle))
        view.linkTextAttributes = [.foregroundColor: UIColor.blue, .underlineStyle: NSUnderlineStyle.single.rawValue]
        XCTAssertEqual(look(.foregroundColor) as? UIColor, .blue)
        XCTAssertEqual(look(.underlineStyle) as? Int, 1)
        XCTAssertEqual(
            view.textShowingLinks?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
        XCTAssertNotNil(view.attributedText.attribute(.link, at: 4, effectiveRange: nil), "the text itself stays")
    }

    func testAColourOfTheTextIsNotThatOfItsLinks() async throws {
        let view = UITextView()
        let text = NSMutableAttributedString(string: "go there now")
        text.addAttribute(
            .link, value: URL(string: "https://example.com") as Any, range: NSRange(location: 3, length: 5))
        view.attributedText = text
        view.tintColor = .green
        view.textColor = .red
        func color(_ index: Int) -> UIColor? {
            view.canvas.attributedText?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
        }
        XCTAssertEqual(color(4), .green)
        XCTAssertEqual(color(0) ?? view.canvas.textColor, .red)
    }

    /// The place of the character after the tab.
    private func place(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
        let style = NSMutableParagraphStyle()
        change(style)
        let storage = NSTextStorage(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 1000, height: 100))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let index = (text as NSString).range(of: "\t").location + 1
        return manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container).minX
    }

    private func width(_ text: String) -> CGFloat {
        (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]).width
    }

    func testTabsLeadToTheirStops() async throws {
        XCTAssertEqual(NSParagraphStyle.default.tabStops.map(\.location), (1...12).map { CGFloat($0) * 28 })
        XCTAssertEqual(place("a\tb") { _ in }, 28, accuracy: 0.01)
        XCTAssertEqual(
            place("a\tb") { $0.tabStops = [NSTextTab(textAlignment: .left, location: 50)] }, 50, accuracy: 0.01)
        XCTAssertEqual(
            place("a\tbcd") { $0.tabStops = [NSTextTab(textAlignment: .right, location: 80)] }, 80 - width("bcd"),
            accuracy: 0.1)
        XCTAssertEqual(
            place("a\tbcd") { $0.tabStops = [NSTextTab(textAlignment: .center, location: 80)] },
            80 - width("bcd") / 2, accuracy: 0.1)
        let decimal = NSTextTab(
            textAlignment: .right, location: 80, options: [.columnTerminators: CharacterSet(charactersIn: ".")])
        XCTAssertEqual(place("a\t12.50") { $0.tabStops = [decimal] }, 80 - width("12"), accuracy: 0.1)
        // Beyond the last stop.
        XCTAssertEqual(
            place("a\tb") {
                $0.tabStops = []
                $0.defaultTabInterval = 40
            }, 40, accuracy: 0.01)
        // Stops count from the container's edge, not from the indent.
        XCTAssertEqual(
            place("a\tb") {
                $0.firstLineHeadIndent = 10
                $0.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
            }, 50, accuracy: 0.01)
        // Text that is too long for its stop starts at the tab.
        XCTAssertEqual(
            place("a\tbcdefgh") { $0.tabStops = [NSTextTab(textAlignment: .right, location: 20)] }, width("a"),
            accuracy: 0.1)
    }

    func testStylesKeepTheirStops() async throws {
        let style = NSMutableParagraphStyle()
        let stop = NSTextTab(textAlignment: .left, location: 60)
        style.tabStops = []
        style.addTabStop(stop)
        style.addTabStop(NSTextTab(textAlignment: .right, location: 20))
        XCTAssertEqual(style.tabStops.map(\.location), [20, 60])
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 60))
        XCTAssertEqual(style.tabStops.map(\.location), [20])
        XCTAssertEqual((style.mutableCopy() as? NSParagraphStyle)?.tabStops, style.tabStops)
    }
}
