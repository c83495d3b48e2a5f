import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle, documented — frames that Interface Builder recorded and measurements on iOS; specification C3.1.
@MainActor final class TextInputSizeTests: XCTestCase {
    override func setUp() async throws {
        UIScreen.main.device = try XCTUnwrap(DeviceProfile.named("iphone-se2"))
    }

    private func field(_ text: String?, size: CGFloat = 17, border: UITextField.BorderStyle) -> UITextField {
        let field = UITextField()
        field.font = .systemFont(ofSize: size)
        field.text = text
        field.borderStyle = border
        return field
    }

    /// Interface Builder's recorded frames and, for 33, a measurement on iOS 26.
    func testFieldSizes() async throws {
        XCTAssertEqual(
            field("Body Style", size: 14, border: .roundedRect).intrinsicContentSize, CGSize(width: 98, height: 34))
        XCTAssertEqual(field(nil, size: 14, border: .roundedRect).intrinsicContentSize, CGSize(width: 32, height: 34))
        XCTAssertEqual(field(nil, size: 17, border: .roundedRect).intrinsicContentSize, CGSize(width: 33, height: 34))
        XCTAssertEqual(field("x", size: 17, border: .none).intrinsicContentSize.height, 22)
        XCTAssertEqual(field("x", size: 18, border: .none).intrinsicContentSize.height, 23)
        XCTAssertEqual(field("x", size: 32, border: .none).intrinsicContentSize.height, 40)
        XCTAssertEqual(field("500", size: 20, border: .bezel).intrinsicContentSize.height, 29)
        let placeholder = field(nil, size: 14, border: .none)
        placeholder.placeholder = "Encryption key "
        XCTAssertEqual(placeholder.intrinsicContentSize.width, 99.5, accuracy: 0.5)
        BehaviourProfile.current = BehaviourProfile(release: .iOS12)
        defer { BehaviourProfile.current = BehaviourProfile(release: .iOS13) }
        XCTAssertEqual(field(nil, size: 14, border: .roundedRect).intrinsicContentSize.height, 30)
        XCTAssertEqual(field(nil, size: 17, border: .roundedRect).intrinsicContentSize.height, 30)
    }

    /// Measured: text starts 7 points in and 2 down.
    func testFieldRectangles() async throws {
        let field = field("text", border: .roundedRect)
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
        XCTAssertEqual(field.textRect(forBounds: bounds), CGRect(x: 7, y: 2, width: 186, height: 30))
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        XCTAssertEqual(field.textRect(forBounds: bounds).width, 186)
        field.rightViewMode = .always
        XCTAssertEqual(field.rightViewRect(forBounds: bounds), CGRect(x: 170, y: 7, width: 30, height: 20))
        XCTAssertEqual(field.textRect(forBounds: bounds), CGRect(x: 7, y: 2, width: 163, height: 30))
        field.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(field.rightViewRect(forBounds: bounds).minX, 0)
    }

    func testFieldText() async throws {
        let field = field("secret", border: .none)
        XCTAssertTrue(field.placeholderLabel.isHidden)
        field.isSecureTextEntry = true
        XCTAssertEqual(field.text, "secret")
        XCTAssertEqual(field.label.text, "••••••")
        field.isSecureTextEntry = false
        XCTAssertEqual(field.label.text, "secret")
        field.text = nil
        XCTAssertEqual(field.text, "")
        XCTAssertFalse(field.placeholderLabel.isHidden)
    }

    /// One line of 15 points: 34, recorded; of 17: 36.5 at @2x and 36.333 at @3x.
    func testTextViewSizes() async throws {
        let view = UITextView()
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 15)
        view.text = "Lorem ipsum"
        XCTAssertEqual(view.intrinsicContentSize.height, 34)
        view.font = .systemFont(ofSize: 17)
        XCTAssertEqual(view.intrinsicContentSize.height, 36.5)
        view.text = ""
        XCTAssertEqual(view.intrinsicContentSize.height, 36.5)
        UIScreen.main.device = try XCTUnwrap(DeviceProfile.named("iphone-x"))
        XCTAssertEqual(view.intrinsicContentSize.height, 36 + 1.0 / 3, accuracy: 1e-9)
    }

    /// A text view that doesn't scroll wraps as a label 10 points narrower does.
    func testTextViewSizesItselfInTheWidthThatLayoutGives() async throws {
        let text = "Several words that need more than one line in a width of a hundred and fifty points"
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.translatesAutoresizingMaskIntoConstraints = false
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 600))
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        container.layoutIfNeeded()
        let height = label.sizeThatFits(CGSize(width: 140, height: 1000)).height
        XCTAssertGreaterThan(height, 60)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 150, height: height + 16))
        XCTAssertEqual(view.canvas.frame, CGRect(x: 5, y: 8, width: 140, height: height))
        view.textContainer.lineFragmentPadding = 0
        view.textContainerInset = .zero
        container.layoutIfNeeded()
        XCTAssertEqual(view.frame.height, label.sizeThatFits(CGSize(width: 150, height: 1000)).height)
    }

    func testScrollingTextViewHasContentToScroll() async throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.font = .systemFont(ofSize: 17)
        view.text = "Several words that need more than one line in a width of a hundred points"
        view.layoutIfNeeded()
        XCTAssertGreaterThan(view.contentSize.height, 60)
        XCTAssertEqual(view.contentSize.width, 100)
        let full = view.contentSize.height
        view.textContainer.maximumNumberOfLines = 1
        view.layoutIfNeeded()
        XCTAssertEqual(view.contentSize.height, 36.5)
        XCTAssertGreaterThan(full, 36.5)
    }

    /// Turning scrolling off and on gives and takes the intrinsic size, as section C3.1 has it.
    func testScrollingChangesTheIntrinsicSize() async throws {
        let view = UITextView()
        view.text = "text"
        view.isScrollEnabled = false
        XCTAssertGreaterThan(view.intrinsicContentSize.height, 0)
        view.isScrollEnabled = true
        XCTAssertEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    }
}
