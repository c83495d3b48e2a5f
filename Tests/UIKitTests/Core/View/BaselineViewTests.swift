import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `forFirstBaselineLayout` and `forBaselineLayout()`.
@MainActor final class BaselineViewTests: XCTestCase {
    private var raised: [UIKitException] = []

    override func setUp() async throws {
        raised = []
        UIKitException.handler = { [unowned self] in raised.append($0) }
    }

    func testABaselineAsItWasSaidBeforeIOS9() async throws {
        final class Wrapper: UIView {
            let inner = UILabel()
            override func forBaselineLayout() -> UIView { inner }
        }
        let wrapper = Wrapper()
        XCTAssertTrue(wrapper.forLastBaselineLayout === wrapper.inner)
        let plain = UIView()
        XCTAssertTrue(plain.forLastBaselineLayout === plain)
    }

    private func root(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private final class Titled: UIView {
        let title = UILabel()
        var answersAnything: UIView?

        override var forFirstBaselineLayout: UIView { answersAnything ?? title }
    }

    /// The bottom edge is the baseline once the view that gave it has left (A4.3).
    func testTheViewThatGaveABaselineLeaves() async throws {
        let root = root()
        let titled = Titled()
        titled.title.text = "Title"
        titled.title.translatesAutoresizingMaskIntoConstraints = false
        titled.addSubview(titled.title)
        titled.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(titled)
        let baseline = titled.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 60)
        NSLayoutConstraint.activate([
            titled.title.topAnchor.constraint(equalTo: titled.topAnchor),
            titled.title.leadingAnchor.constraint(equalTo: titled.leadingAnchor),
            titled.heightAnchor.constraint(equalToConstant: 50), titled.widthAnchor.constraint(equalToConstant: 80),
            titled.leadingAnchor.constraint(equalTo: root.leadingAnchor), baseline,
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(titled.frame.minY, 60 - titled.title.font.ascender, accuracy: 0.5)
        titled.title.removeFromSuperview()
        root.layoutIfNeeded()
        XCTAssertTrue(baseline.isActive)
        XCTAssertEqual(titled.frame, CGRect(x: 0, y: 10, width: 80, height: 50))
        titled.answersAnything = UILabel()
        baseline.isActive = false
        baseline.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(titled.frame, CGRect(x: 0, y: 10, width: 80, height: 50), "a baseline outside of the view")
        XCTAssertEqual(raised, [])
    }
}
