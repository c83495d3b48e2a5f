import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UISearchToken` and `UISearchTextField`.
@MainActor final class SearchTokenTests: XCTestCase {
    private func shown() throws -> (host: HeadlessHost, field: UISearchTextField) {
        let host = try HeadlessHost(device: "iphone-8")
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        host.show(controller)
        let field = UISearchTextField(frame: CGRect(x: 16, y: 80, width: 343, height: 36))
        field.placeholder = "Search"
        controller.view.addSubview(field)
        host.settle()
        return (host, field)
    }

    func testTokensStandBeforeTheText() async throws {
        let (host, field) = try shown()
        let plain = field.textRect(forBounds: field.bounds)
        let red = UISearchToken(icon: UIImage(systemName: "heart.fill"), text: "Favourites")
        field.tokens = [red, UISearchToken(icon: nil, text: "2024")]
        field.text = "words"
        host.settle()
        let moved = field.textRect(forBounds: field.bounds)
        XCTAssertEqual(moved.minX - plain.minX, field.tokensWidth)
        XCTAssertEqual(moved.maxX, plain.maxX)
        XCTAssertEqual(field.tokenViews[0].frame.minX, plain.minX)
        XCTAssertEqual(field.tokenViews[1].frame.minX, field.tokenViews[0].frame.maxX + 4)
        XCTAssertEqual(field.text, "words", "tokens are no part of the text")
        XCTAssertEqual(field.tokens(in: field.textualRange), field.tokens)
        field.tokenBackgroundColor = .systemRed
        if let folder = ProcessInfo.processInfo.environment["MASU_SHEETS"] {
            try host.png().write(to: URL(fileURLWithPath: folder).appendingPathComponent("tokens.png"))
        }
        field.removeToken(at: 1)
        field.removeToken(at: 7)
        XCTAssertEqual(field.tokens, [red])
    }

    func testReplacingText() async throws {
        let (_, field) = try shown()
        field.text = "from:anna hello"
        let start = field.beginningOfDocument
        let end = try XCTUnwrap(field.position(from: start, offset: 10))
        let range = try XCTUnwrap(field.textRange(from: start, to: end))
        field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "Anna"), at: 0)
        XCTAssertEqual(field.text, "hello")
        XCTAssertEqual(field.tokens.count, 1)
    }

    /// The first deletion at the beginning chooses the last token, the second takes it away.
    func testDeleting() async throws {
        let (host, field) = try shown()
        field.tokens = [UISearchToken(icon: nil, text: "a"), UISearchToken(icon: nil, text: "b")]
        field.text = "x"
        field.becomeFirstResponder()
        func delete() {
            UIApplication.shared.deliverKey(
                characters: "\u{8}", input: "\u{8}", modifiers: [], phase: .began, time: host.time)
        }
        delete()
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(field.tokens.count, 2)
        delete()
        XCTAssertEqual(field.tokenViews.map(\.isSelected), [false, true])
        delete()
        XCTAssertEqual(field.tokens.count, 1)
        field.allowsDeletingTokens = false
        delete()
        delete()
        XCTAssertEqual(field.tokens.count, 1)
    }
}
