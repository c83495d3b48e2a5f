import UIKit
import XCTest

private class Badge: UIView {
    let text: String
    override init(frame: CGRect) {
        text = "badge"
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
}

private final class Pane: UIViewController {
    var stored = [1, 2]
}

private final class Row: UITableViewCell {
    let made: String
    override init(style: CellStyle, reuseIdentifier: String?) {
        made = reuseIdentifier ?? "none"
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
}

private final class Holder<Content: UIView>: UIView {
    let content = Content()
    let framed = Content(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
}

/// Objects of classes that are type parameters, made by initialisers that aren't required.
@MainActor final class InstantiationTests: XCTestCase {
    private func make<Made: UIViewController>(_ type: Made.Type) -> Made { Made() }
    private func makeView<Made: UIView>(_ type: Made.Type) -> Made { type.init(frame: .zero) }
    private func makeRow<Made: UITableViewCell>(_ type: Made.Type) -> Made {
        type.init(style: .value1, reuseIdentifier: "row")
    }

    func testViews() async throws {
        let holder = Holder<Badge>()
        XCTAssertEqual(holder.content.text, "badge")
        XCTAssertEqual(holder.framed.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertTrue(type(of: makeView(UILabel.self)) == UILabel.self)
    }

    func testControllers() async throws { XCTAssertEqual(make(Pane.self).stored, [1, 2]) }

    func testCells() async throws {
        XCTAssertEqual(makeRow(Row.self).made, "row")
        XCTAssertEqual(makeView(Row.self).made, "none")
    }
}
