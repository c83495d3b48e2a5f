import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `inputAccessoryView`, `UIInputView` and `keyboardLayoutGuide`; apps that show a bar
/// above the keyboard by overriding `canBecomeFirstResponder`.
@MainActor final class InputAccessoryTests: XCTestCase {
    private final class Bar: UIInputView {
        let field = UITextField()
        let height: NSLayoutConstraint

        init() {
            height = field.heightAnchor.constraint(equalToConstant: 36)
            super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 10), inputViewStyle: .keyboard)
            allowsSelfSizing = true
            field.translatesAutoresizingMaskIntoConstraints = false
            addSubview(field)
            NSLayoutConstraint.activate([
                field.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
                field.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
                height,
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Chat: UIViewController {
        let bar = Bar()
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    func testABarStandsAtTheBottomFromTheStart() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let chat = Chat()
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        chat.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: chat.view.topAnchor),
            content.leadingAnchor.constraint(equalTo: chat.view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: chat.view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: chat.view.keyboardLayoutGuide.topAnchor),
        ])
        let navigation = UINavigationController(rootViewController: UIViewController())
        host.show(navigation)
        navigation.pushViewController(chat, animated: true)
        host.advanceUntilStill()
        XCTAssertTrue(chat.isFirstResponder)
        XCTAssertEqual(chat.bar.convert(chat.bar.bounds, to: nil), CGRect(x: 0, y: 726, width: 375, height: 86))
        XCTAssertEqual(content.frame.maxY, 726)
        navigation.popViewController(animated: true)
        host.advanceUntilStill()
        XCTAssertNil(chat.bar.window, "it goes with its controller")
    }

    func testItRisesWithTheKeyboardAndStays() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let chat = Chat()
        host.show(chat)
        host.advanceUntilStill()
        chat.bar.field.becomeFirstResponder()
        host.advanceUntilStill()
        let keys = KeyboardMetrics(UIScreen.main.device, bounds: UIScreen.main.bounds).height(suggests: true)
        XCTAssertTrue(chat.bar.field.isFirstResponder)
        XCTAssertEqual(
            chat.bar.convert(chat.bar.bounds, to: nil), CGRect(x: 0, y: 812 - keys - 52, width: 375, height: 52),
            "above keys there is no indicator to avoid")
        chat.bar.height.constant = 60
        host.advanceUntilStill()
        XCTAssertEqual(chat.bar.frame.height, 76, "as high as its content")
        chat.bar.field.resignFirstResponder()
        host.advanceUntilStill()
        XCTAssertTrue(chat.isFirstResponder)
        XCTAssertEqual(chat.bar.convert(chat.bar.bounds, to: nil).maxY, 812)
    }

    /// Apple's documentation of input views: a view whose height may not change keeps the one it has.
    func testAnAccessoryWithAHeightOfItsOwnKeepsIt() async throws {
        final class Plain: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        for mask in [UIView.AutoresizingMask.flexibleWidth, [.flexibleWidth, .flexibleHeight]] {
            let host = try HeadlessHost(device: "iphone-x")
            let controller = Plain()
            controller.bar.autoresizingMask = mask
            host.show(controller)
            host.advanceUntilStill()
            XCTAssertEqual(
                controller.bar.convert(controller.bar.bounds, to: nil), CGRect(x: 0, y: 768, width: 375, height: 44))
        }
    }

    /// The chain of responders ends, though the field is in the view that it shows.
    func testAFieldInItsOwnAccessory() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let controller = UIViewController()
        let bar = Bar()
        bar.field.inputAccessoryView = bar
        controller.view.addSubview(bar)
        host.show(controller)
        XCTAssertTrue(bar.field.becomeFirstResponder())
        host.advanceUntilStill()
        XCTAssertTrue(bar.isDescendant(of: host.window))
        var chain = 0
        var responder: UIResponder? = bar.field
        while let present = responder, chain < 100 { (responder, chain) = (present.next, chain + 1) }
        XCTAssertLessThan(chain, 100)
    }

    func testAControllerWithoutAnAccessoryIsLeftAlone() async throws {
        final class Shaken: UIViewController { override var canBecomeFirstResponder: Bool { true } }
        let host = try HeadlessHost(device: "iphone-x")
        let controller = Shaken()
        host.show(controller)
        host.advanceUntilStill()
        XCTAssertFalse(controller.isFirstResponder)
    }

    func testTheStyleOfAnInputViewIsItsGround() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let controller = UIViewController()
        host.show(controller)
        let plain = host.displayList().description
        controller.view.addSubview(
            UIInputView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), inputViewStyle: .default))
        XCTAssertEqual(host.displayList().description, plain)
        controller.view.addSubview(
            UIInputView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), inputViewStyle: .keyboard))
        XCTAssertNotEqual(host.displayList().description, plain)
    }
}
