import HeadlessHost
import UIKit
import XCTest

/// Kind: documented — Apple's documentation of `UIContentUnavailableConfiguration` and of the controller's members, and
/// arithmetic.
@MainActor final class ContentUnavailableTests: XCTestCase {
    func testPresets() async throws {
        XCTAssertNil(UIContentUnavailableConfiguration.empty().text)
        XCTAssertNil(UIContentUnavailableConfiguration.empty().image)
        XCTAssertNotNil(UIContentUnavailableConfiguration.loading().text)
        let search = UIContentUnavailableConfiguration.search()
        XCTAssertNotNil(search.image)
        XCTAssertNotNil(search.secondaryText)
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        state.searchText = "plum"
        XCTAssertEqual(search.updated(for: state).text, "No Results for “plum”")
        var own = search
        own.text = "Sorry"
        XCTAssertEqual(own.updated(for: state).text, "Sorry")
    }

    func testItStandsInTheMiddleOfWhatTheBarsLeave() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let controller = UIViewController()
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        configuration.secondaryText = "Come back later"
        controller.contentUnavailableConfiguration = configuration
        host.show(controller)
        let view = try XCTUnwrap(controller.view.subviews.last as? UIContentUnavailableView)
        XCTAssertEqual(view.frame, controller.view.bounds)
        let labels = labels(in: view)
        XCTAssertEqual(labels.map(\.text), ["Nothing", "Come back later"])
        let (first, second) = (frame(labels[0], in: view), frame(labels[1], in: view))
        // Safe area of 44 above and 34 below.
        let middle = (44 + 16 + 812 - 34 - 16) / 2.0
        XCTAssertEqual((first.minY + second.maxY) / 2, middle, accuracy: 0.5)
        XCTAssertEqual(first.midX, 187.5, accuracy: 0.5)
        XCTAssertEqual(second.minY - first.maxY, configuration.textToSecondaryTextPadding, accuracy: 0.5)
        // Another of the same kind is shown in the same view; none takes it away.
        configuration.secondaryText = nil
        controller.contentUnavailableConfiguration = configuration
        host.settle()
        XCTAssertTrue(controller.view.subviews.last === view)
        XCTAssertEqual(self.labels(in: view).map(\.text), ["Nothing"])
        controller.contentUnavailableConfiguration = nil
        XCTAssertNil(view.superview)
    }

    func testTheKeyboardLeavesItsMiddleFree() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        controller.view.addSubview(field)
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        host.show(controller)
        let view = try XCTUnwrap(controller.view.subviews.last as? UIContentUnavailableView)
        let before = frame(try XCTUnwrap(labels(in: view).first), in: view)
        field.becomeFirstResponder()
        host.advanceUntilStill()
        let keyboard = try XCTUnwrap(host.window.subviews.last).frame
        XCTAssertLessThan(keyboard.minY, 812)
        let after = frame(try XCTUnwrap(labels(in: view).first), in: view)
        // The lower end of the free room moves from the margin above the indicator to the keyboard.
        XCTAssertEqual(before.midY - after.midY, (812 - 34 - 16 - keyboard.minY) / 2, accuracy: 0.5)
        field.resignFirstResponder()
        host.advanceUntilStill()
        XCTAssertEqual(frame(try XCTUnwrap(labels(in: view).first), in: view), before)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { subview -> [UILabel] in
            if subview.isHidden { return [] }
            return (subview as? UILabel).map { [$0] } ?? labels(in: subview)
        }
    }

    private func frame(_ view: UIView, in other: UIView) -> CGRect { view.convert(view.bounds, to: other) }

    private final class List: UITableViewController {
        var items: [String] = []
        var asked = 0
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            asked += 1
            contentUnavailableConfiguration =
                items.isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
        }
    }

    /// The controller is asked before it is first laid out, and once for any number of requests.
    func testTheControllerIsAsked() async throws {
        let host = try HeadlessHost()
        let list = List(style: .plain)
        host.show(list)
        XCTAssertEqual(list.asked, 1)
        let view = try XCTUnwrap(list.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first)
        list.tableView.contentOffset.y = -100
        host.settle()
        XCTAssertEqual(view.convert(CGPoint.zero, to: list.view.window), .zero, "it doesn't scroll")
        list.items = ["one"]
        list.setNeedsUpdateContentUnavailableConfiguration()
        list.setNeedsUpdateContentUnavailableConfiguration()
        host.settle()
        XCTAssertEqual(list.asked, 2)
        XCTAssertNil(view.superview)
    }

    func testItsButtonSendsItsAction() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        var configuration = UIContentUnavailableConfiguration.empty()
        var count = 0
        configuration.button.title = "Retry"
        configuration.buttonProperties.primaryAction = UIAction { _ in count += 1 }
        controller.contentUnavailableConfiguration = configuration
        host.show(controller)
        let view = try XCTUnwrap(controller.view.subviews.last as? UIContentUnavailableView)
        func find(_ view: UIView) -> UIButton? {
            if let button = view as? UIButton, !button.isHidden { return button }
            return view.subviews.lazy.compactMap(find).first
        }
        let button = try XCTUnwrap(find(view))
        host.play(TouchScript.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)))
        XCTAssertEqual(count, 1)
    }
}
