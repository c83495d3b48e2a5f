import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIAccessibility`: labels, traits, order and modal views.
///
/// The answers of views to an assistive technology, and the order in which it meets them.
@MainActor final class AccessibilityTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    private func add<View: UIView>(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100) -> View {
        view.frame = CGRect(x: x, y: y, width: width, height: 30)
        root.addSubview(view)
        return view
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private var lines: [String] { accessibilityElements(of: root).map(\.spoken) }

    func testLabelsButtonsAndPictures() async throws {
        let title = add(label("Title"), 0, 0)
        XCTAssertTrue(title.isAccessibilityElement)
        XCTAssertEqual(title.accessibilityTraits, .staticText)
        XCTAssertEqual(title.accessibilityLabel, "Title")
        let button = add(UIButton(type: .system), 0, 40)
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        XCTAssertEqual(button.accessibilityTraits, [.button, .notEnabled])
        let image = add(UIImageView(image: nil), 0, 80)
        XCTAssertFalse(image.isAccessibilityElement)
        XCTAssertEqual(image.accessibilityTraits, .image)
        XCTAssertEqual(lines, ["Title", "Save, dimmed, button"])
        image.isAccessibilityElement = true
        image.accessibilityLabel = "A river"
        XCTAssertEqual(lines, ["Title", "Save, dimmed, button", "A river, image"])
    }

    func testControls() async throws {
        let toggle = add(UISwitch(), 0, 0)
        toggle.accessibilityLabel = "Wi-Fi"
        toggle.isOn = true
        XCTAssertEqual(toggle.accessibilityValue, "1")
        let slider = add(UISlider(), 0, 50)
        slider.accessibilityLabel = "Volume"
        slider.value = 0.5
        let field = add(UITextField(), 0, 100)
        field.placeholder = "Name"
        let secret = add(UITextField(), 0, 150)
        secret.isSecureTextEntry = true
        secret.text = "abc"
        let segments = add(UISegmentedControl(items: ["Day", "Week"]), 0, 200, 200)
        segments.selectedSegmentIndex = 1
        let stepper = add(UIStepper(), 0, 250)
        stepper.value = 0
        let pages = add(UIPageControl(), 0, 300)
        pages.numberOfPages = 3
        let progress = add(UIProgressView(progressViewStyle: .default), 0, 350)
        progress.progress = 0.25
        XCTAssertEqual(
            lines,
            [
                "Wi-Fi, switch button, on, Double tap to toggle setting.",
                "Volume, 50%, adjustable, Swipe up or down with one finger to adjust the value.",
                "Name, text field", "•••, secure text field", "Day, button, 1 of 2",
                "selected, Week, button, 2 of 2", "Decrement, dimmed, button", "Increment, button",
                "page 1 of 3, adjustable, Swipe up or down with one finger to adjust the value.", "25%",
            ])
        slider.accessibilityIncrement()
        XCTAssertEqual(slider.value, 0.6, accuracy: 1e-6)
        pages.accessibilityIncrement()
        XCTAssertEqual(pages.currentPage, 1)
        pages.accessibilityDecrement()
        XCTAssertEqual(pages.currentPage, 0)
    }

    /// Upper edges within 8 points are one row, read from the leading side.
    func testReadingOrder() async throws {
        _ = add(label("right"), 200, 10)
        _ = add(label("left"), 0, 17)
        _ = add(label("below"), 100, 18)
        _ = add(label("top"), 300, 0)
        XCTAssertEqual(lines, ["top", "left", "right", "below"].filter { $0 != "" })
        root.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(lines, ["top", "right", "left", "below"])
    }

    func testContainersHaveTheirOwnOrder() async throws {
        let container = add(UIView(), 0, 0, 300)
        let (first, second) = (label("first"), label("second"))
        for view in [first, second] { container.addSubview(view) }
        first.frame = CGRect(x: 0, y: 20, width: 50, height: 10)
        second.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
        XCTAssertEqual(lines, ["second", "first"])
        let drawn = UIAccessibilityElement(accessibilityContainer: container)
        drawn.accessibilityLabel = "drawn"
        drawn.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
        container.frame.origin = CGPoint(x: 100, y: 200)
        XCTAssertEqual(drawn.accessibilityFrame, CGRect(x: 105, y: 205, width: 10, height: 10))
        container.accessibilityElements = [first, drawn, second]
        XCTAssertEqual(lines, ["first", "drawn", "second"])
        XCTAssertEqual(container.accessibilityElementCount(), 3)
        XCTAssertEqual(container.index(ofAccessibilityElement: drawn), 1)
        XCTAssertTrue(container.accessibilityElement(at: 2) as AnyObject === second)
        XCTAssertNil(container.accessibilityElement(at: 3))
        XCTAssertEqual(container.index(ofAccessibilityElement: root), NSNotFound)
    }

    func testGroupsAreReadAsAWhole() async throws {
        for (index, x) in [0, 200].enumerated() {
            let column = add(UIView(), CGFloat(x), 0)
            for row in 0..<2 {
                let line = label("\(index).\(row)")
                line.frame = CGRect(x: 0, y: row * 15, width: 50, height: 10)
                column.addSubview(line)
            }
        }
        XCTAssertEqual(lines, ["0.0", "1.0", "0.1", "1.1"])
        for column in root.subviews { column.shouldGroupAccessibilityChildren = true }
        XCTAssertEqual(lines, ["0.0", "0.1", "1.0", "1.1"])
    }

    func testWhatIsNotMet() async throws {
        let hidden = add(label("hidden"), 0, 0)
        hidden.isHidden = true
        add(label("transparent"), 0, 20).alpha = 0
        _ = add(label(""), 0, 40)
        let shut = add(UIView(), 0, 60)
        shut.addSubview(label("inside"))
        shut.accessibilityElementsHidden = true
        let whole = add(UIView(), 0, 100)
        whole.addSubview(label("inside"))
        whole.isAccessibilityElement = true
        whole.accessibilityLabel = "whole"
        XCTAssertEqual(lines, ["whole"])
        let nameless = add(UIView(), 0, 200)
        nameless.isAccessibilityElement = true
        XCTAssertEqual(lines, ["whole", "(nothing is said)"])
        let modal = add(UIView(), 0, 300)
        modal.addSubview(label("only this"))
        modal.accessibilityViewIsModal = true
        XCTAssertEqual(lines, ["only this"])
    }

    private final class Overriding: UIView {
        override var accessibilityLabel: String? {
            get { "mine, \(super.accessibilityLabel ?? "none")" }
            set { super.accessibilityLabel = newValue }
        }
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityHint: String? {
            get { "Pours water." }
            set {}
        }
    }

    func testOverridesAreHeard() async throws {
        let view = add(Overriding(), 0, 0)
        view.accessibilityLabel = "set"
        XCTAssertEqual(lines, ["mine, set, Pours water."])
    }

    private final class Rows: UITableViewController {
        var activated = 0
        override func numberOfSections(in tableView: UITableView) -> Int { 1 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Rivers" }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = indexPath.row == 0 ? "Shinano" : "Tone"
            cell.detailTextLabel?.text = "367 km"
            if indexPath.row == 1 {
                let toggle = UISwitch()
                toggle.accessibilityLabel = "Followed"
                cell.accessoryView = toggle
                cell.accessibilityIdentifier = "tone"
            }
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { activated += 1 }
    }

    /// Bars, a heading, rows with what is in them, and a control that stays by itself.
    func testAScreen() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        let rows = Rows(style: .plain)
        rows.title = "Water"
        rows.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: rows)
        navigation.tabBarItem = UITabBarItem(title: "Lists", image: nil, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 1)
        tabs.viewControllers = [navigation, other]
        host.show(tabs)
        XCTAssertEqual(
            host.accessibilityDump(),
            """
            Water, heading
            Add, button
            Rivers, heading
            Shinano, 367 km
            Tone, 367 km
            Followed, switch button, off, Double tap to toggle setting.
            selected, Lists, tab, 1 of 2
            More, tab, 2 of 2

            """)
        try host.activate("tone")
        XCTAssertEqual(rows.activated, 1)
        XCTAssertTrue(host.accessibilityDump().contains("selected, Tone, 367 km\n"))
        try host.activate("Followed")
        host.advanceUntilStill()
        XCTAssertTrue(host.accessibilityDump().contains("Followed, switch button, on"))
        try host.activate("Add, button")
        XCTAssertThrowsError(try host.activate("Nile")) { error in
            XCTAssertTrue("\(error)".contains("'Nile'") && "\(error)".contains("Water, heading"), "\(error)")
        }
    }

    /// Elements behind an alert aren't met.
    func testAlertsAreModal() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        let controller = UIViewController()
        controller.view.addSubview(label("behind"))
        host.show(controller)
        let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        controller.present(alert, animated: false)
        host.advanceUntilStill()
        XCTAssertEqual(host.accessibilityDump(), "Delete?\nIt can't be undone.\nCancel, button\n")
    }
}
