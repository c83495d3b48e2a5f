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

private final class OwnStart: UIViewController {
    let start: String
    init() {
        start = "own"
        super.init(nibName: nil, bundle: nil)
    }
    override init(nibName: String?, bundle: Bundle?) {
        start = "nib"
        super.init(nibName: nibName, bundle: bundle)
    }
    required init?(coder: NSCoder) { nil }
}

private final class OwnList: UICollectionView {}
private final class Launched: UIViewController, _MadeByOwnInitialiser {
    let word: String
    init() {
        word = "own"
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    class func _madeByOwnInitialiser() -> NSObject { Launched() }
}

private final class Stamped: UIView, _MadeByOwnInitialiser {
    let word: String
    init() {
        word = "stamp"
        super.init(frame: .zero)
    }
    override init(frame: CGRect) {
        word = "frame"
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    class func _madeByOwnInitialiser() -> NSObject { Stamped() }
}

private final class OwnStack: UINavigationController {}

private final class Holder<Content: UIView>: UIView {
    let content = Content()
    let framed = Content(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
}

/// Kind: documented — our description of the source adapter: classes that are values make objects by initialisers that
/// aren't required.
///
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

    /// An `init()` of the class's own, for which the source adapter writes the conformance.
    func testAClassesOwnInitialiser() async throws {
        let controller: UIViewController.Type = Launched.self
        XCTAssertEqual((controller._make() as? Launched)?.word, "own")
        XCTAssertEqual(make(Launched.self).word, "own")
        let view: UIView.Type = Stamped.self
        XCTAssertEqual((view._make() as? Stamped)?.word, "stamp")
        XCTAssertEqual(Holder<Stamped>().content.word, "stamp")
    }

    /// The source adapter's text for `type.init(…)`.
    func testClassesThatAreValues() async throws {
        let controller: UIViewController.Type = OwnStart.self
        // A class's own init() that isn't an override isn't found by it: Swift gives it an entry of its own.
        XCTAssertTrue(controller._make() is OwnStart)
        XCTAssertEqual((controller._make(nibName: nil, bundle: nil) as? OwnStart)?.start, "nib")
        let view: UIView.Type = Badge.self
        XCTAssertEqual((view._make() as? Badge)?.text, "badge")
        XCTAssertEqual(view._make(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width, 3)
        let cell: UITableViewCell.Type = Row.self
        XCTAssertEqual((cell._make(style: .default, reuseIdentifier: "a") as? Row)?.made, "a")
    }

    func testListsAndStacksThatAreValues() async throws {
        let list: UICollectionView.Type = OwnList.self
        let layout = UICollectionViewFlowLayout()
        let made = list._make(frame: CGRect(x: 0, y: 0, width: 10, height: 20), collectionViewLayout: layout)
        XCTAssertTrue(made is OwnList)
        XCTAssertTrue(made.collectionViewLayout === layout)
        XCTAssertEqual(made.frame.height, 20)
        let stack: UINavigationController.Type = OwnStack.self
        let root = UIViewController()
        let wrapped = stack._make(rootViewController: root)
        XCTAssertTrue(wrapped is OwnStack)
        XCTAssertTrue(wrapped.viewControllers == [root])
    }

    func testCells() async throws {
        XCTAssertEqual(makeRow(Row.self).made, "row")
        XCTAssertEqual(makeView(Row.self).made, "none")
    }
}
