import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of key-value coding, and Foundation's words for an unknown key.
@MainActor final class KeyedValueTests: XCTestCase {
    func testControllersTakeValuesByName() async throws {
        let controller = UIViewController()
        controller.setValue(true, forKey: "modalInPresentation")
        XCTAssertTrue(controller.isModalInPresentation)
        controller.setValue("Name", forKey: "title")
        XCTAssertEqual(controller.title, "Name")
        var raised: [UIKitException] = []
        UIKitException.handler = { raised.append($0) }
        controller.setValue(1, forKey: "nothing")
        let exception = try XCTUnwrap(raised.first)
        XCTAssertEqual(exception.name, .unknownKey)
        XCTAssertTrue(exception.reason.hasPrefix("[<UIViewController 0x"), exception.reason)
        let words =
            "> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nothing."
        XCTAssertTrue(exception.reason.hasSuffix(words), exception.reason)
    }

    private final class OwnTabBar: UITabBar {}
    private final class OwnBar: UINavigationBar {}

    /// Bars without setters that many apps replace by their keys, before and after the view is there.
    func testContainersTakeBarsByName() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let tabs = UITabBarController()
        let first = UIViewController()
        first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
        tabs.viewControllers = [first, UIViewController()]
        let early = OwnTabBar()
        tabs.setValue(early, forKey: "tabBar")
        host.show(tabs)
        host.settle()
        XCTAssertTrue(tabs.tabBar === early && early.superview === tabs.view)
        XCTAssertEqual(early.frame, CGRect(x: 0, y: 618, width: 375, height: 49))
        let late = OwnTabBar()
        tabs.setValue(late, forKey: "tabBar")
        host.settle()
        XCTAssertNil(early.superview)
        XCTAssertEqual(late.items?.first?.title, "First")
        XCTAssertTrue(late.selectedItem === first.tabBarItem)
        XCTAssertEqual(late.frame, CGRect(x: 0, y: 618, width: 375, height: 49))

        let navigation = UINavigationController(rootViewController: first)
        first.navigationItem.title = "Title"
        host.show(navigation)
        let bar = OwnBar()
        navigation.setValue(bar, forKey: "navigationBar")
        host.settle()
        XCTAssertTrue(navigation.navigationBar === bar && bar.superview === navigation.view)
        XCTAssertEqual(bar.topItem?.title, "Title")
        navigation.pushViewController(UIViewController(), animated: false)
        XCTAssertEqual(bar.items?.count, 2)
    }

    private final class Colours: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "Row \(row)"
        }
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { labels(in: $0) } + [view].compactMap { $0 as? UILabel }
    }

    /// A key that many apps set, before and after the rows are there.
    func testPickersTakeTheColourOfTheirTexts() async throws {
        let (picker, rows) = (UIPickerView(), Colours())
        (picker.dataSource, picker.delegate) = (rows, rows)
        picker.setValue(UIColor.red, forKey: "textColor")
        picker.layoutIfNeeded()
        XCTAssertFalse(labels(in: picker).isEmpty)
        XCTAssertTrue(labels(in: picker).allSatisfy { $0.textColor == .red })
        picker.setValue(UIColor.blue, forKeyPath: "textColor")
        picker.layoutIfNeeded()
        XCTAssertTrue(labels(in: picker).allSatisfy { $0.textColor == .blue })
        let dates = UIDatePicker()
        dates.preferredDatePickerStyle = .wheels
        dates.setValue(UIColor.red, forKey: "textColor")
        dates.layoutIfNeeded()
        XCTAssertTrue(labels(in: dates).contains { $0.textColor == .red })
    }

    /// Keys of instance variables that apps set for want of a property.
    func testPartsOfBarsAndAlertsTakeValuesByName() async throws {
        let search = UISearchBar()
        search.setValue("Done", forKey: "cancelButtonText")
        XCTAssertEqual(search.cancelButton.title(for: .normal), "Done")
        let bar = UINavigationBar()
        bar.setValue(true, forKey: "hidesShadow")
        XCTAssertTrue(bar.parts.ground.hidesHairline)
        let tabs = UITabBar()
        tabs.setValue(true, forKey: "hidesShadow")
        XCTAssertTrue(tabs.ground.hidesHairline)
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Leave", style: .default)
        action.setValue(UIColor.purple, forKey: "titleTextColor")
        alert.addAction(action)
        alert.loadViewIfNeeded()
        alert.view.layoutIfNeeded()
        XCTAssertTrue(labels(in: alert.view).contains { $0.text == "Leave" && $0.textColor == .purple })
    }

    func testMembersOfSendersOfUnknownClass() async throws {
        let (button, item) = (UIButton(), UIBarButtonItem())
        (button.tag, item.tag) = (3, 4)
        XCTAssertEqual(_AnyObjectMembers.tag(button), 3)
        XCTAssertEqual(_AnyObjectMembers.tag(item), 4)
        XCTAssertNil(_AnyObjectMembers.tag(NSObject()))
        let toggle = UISwitch()
        toggle.isOn = true
        XCTAssertEqual(_AnyObjectMembers.isOn(toggle), true)
        XCTAssertNil(_AnyObjectMembers.isOn(button))
        XCTAssertEqual(_AnyObjectMembers.description(3 as NSNumber), "3")
    }

    func testViewsOfItemsByTheirKeys() async throws {
        let view = UIView()
        XCTAssertTrue(UIBarButtonItem(customView: view).value(forKey: "view") as? UIView === view)
        let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let tab: UIBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        XCTAssertNil(tab.value(forKey: "view"))
        tabs.items = [tab as? UITabBarItem].compactMap(\.self)
        let button = tab.value(forKey: "view") as? UIView
        XCTAssertTrue(button?.isDescendant(of: tabs) ?? false)
        let bar = UISearchBar()
        let field = try XCTUnwrap(bar.value(forKey: "searchField") as? UITextField)
        XCTAssertTrue(field === bar.searchTextField)
        let clear = try XCTUnwrap(field.value(forKey: "_clearButton") as? UIControl)
        field.text = "River"
        clear.sendActions(for: .touchUpInside)
        XCTAssertEqual(field.text, "")
        field.placeholder = "Name"
        XCTAssertEqual((field.value(forKey: "placeholderLabel") as? UILabel)?.text, "Name")
    }
}
