import XCTest

@testable import UIKit

/// Kind: model, documented — an array of names; UIKit's words for illegal hierarchies.
@MainActor final class HierarchyTests: XCTestCase {
    private var raised: [UIKitException] = []

    override func setUp() async throws {
        raised = []
        UIKitException.handler = { [unowned self] in raised.append($0) }
    }

    private func root(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func views(_ names: String) -> (root: UIView, views: [Character: UIView]) {
        let root = root()
        var views: [Character: UIView] = [:]
        for name in names {
            let view = UIView()
            view.accessibilityIdentifier = String(name)
            views[name] = view
            root.addSubview(view)
        }
        return (root, views)
    }

    private func order(_ root: UIView) -> String {
        root.subviews.compactMap(\.accessibilityIdentifier).joined()
    }

    /// Above a sibling is right after it, below is right before it, wherever the view was: each pair of four is tried.
    func testASubviewMovesNextToItsSibling() async throws {
        for moved in "abcd" {
            for sibling in "abcd" where sibling != moved {
                let rest = "abcd".filter { $0 != moved }
                let index = try XCTUnwrap(rest.firstIndex(of: sibling))
                var below = rest
                below.insert(moved, at: index)
                var above = rest
                above.insert(moved, at: rest.index(after: index))
                let first = views("abcd")
                first.root.insertSubview(
                    try XCTUnwrap(first.views[moved]), belowSubview: try XCTUnwrap(first.views[sibling]))
                XCTAssertEqual(order(first.root), below, "\(moved) below \(sibling)")
                let second = views("abcd")
                second.root.insertSubview(
                    try XCTUnwrap(second.views[moved]), aboveSubview: try XCTUnwrap(second.views[sibling]))
                XCTAssertEqual(order(second.root), above, "\(moved) above \(sibling)")
            }
        }
    }

    func testIllegalHierarchies() async throws {
        let (root, views) = views("ab")
        root.addSubview(root)
        XCTAssertEqual(raised.map(\.reason), ["Can't add self as subview"])
        XCTAssertEqual(raised.map(\.name), [.invalidArgument])
        raised = []
        try XCTUnwrap(views["a"]).addSubview(root)
        XCTAssertEqual(raised.count, 1)
        XCTAssertNil(root.superview)
        raised = []
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        XCTAssertEqual(raised.map(\.name), [.range])
        XCTAssertEqual(order(root), "ab")
    }
}
