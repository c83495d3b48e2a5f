import HeadlessHost
import UIKit
import XCTest

/// Kind: documented — Apple's documentation of navigation and of presented screens, and ours of `goBack()`.
@MainActor final class BackTests: XCTestCase {
    private func shown(_ controller: UIViewController) throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-15")
        host.show(controller)
        return host
    }

    func testTheStackGoesBackAndTheFirstScreenStays() async throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        let host = try shown(stack)
        stack.pushViewController(UIViewController(), animated: false)
        host.settle()
        XCTAssertTrue(host.goBack())
        host.advanceUntilStill()
        XCTAssertEqual(stack.viewControllers.count, 1)
        XCTAssertFalse(host.goBack())
    }

    func testTheShownTabsStackGoesBack() async throws {
        let stacks = (0..<2).map { _ in UINavigationController(rootViewController: UIViewController()) }
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        tabs.selectedIndex = 1
        let host = try shown(tabs)
        for stack in stacks { stack.pushViewController(UIViewController(), animated: false) }
        host.settle()
        XCTAssertTrue(host.goBack())
        host.advanceUntilStill()
        XCTAssertEqual(stacks.map(\.viewControllers.count), [2, 1])
    }

    func testAPresentedScreenGoesUnlessItMustBeAnswered() async throws {
        let root = UIViewController()
        let host = try shown(root)
        for (sheet, goes) in [(UIViewController(), true), (UIViewController(), false)] {
            sheet.isModalInPresentation = !goes
            root.present(sheet, animated: false)
            host.settle()
            XCTAssertEqual(host.goBack(), goes)
            host.advanceUntilStill()
            XCTAssertEqual(root.presentedViewController == nil, goes)
        }
        root.dismiss(animated: false)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        root.present(alert, animated: false)
        host.settle()
        XCTAssertFalse(host.goBack())
    }

    func testEditingATextGoesOn() async throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        let host = try shown(stack)
        let form = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        form.view.addSubview(field)
        stack.pushViewController(form, animated: false)
        host.settle()
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertFalse(host.goBack())
        field.resignFirstResponder()
        XCTAssertTrue(host.goBack())
    }

    func testSettingsReachTheScreens() async throws {
        let controller = UIViewController()
        let host = try shown(controller)
        try host.change(.textSize(.extraExtraLarge))
        try host.change(.appearance(.dark))
        try host.change(.device("iphone-se3"))
        XCTAssertEqual(controller.traitCollection.preferredContentSizeCategory, .extraExtraLarge)
        XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(controller.view.bounds.size, CGSize(width: 375, height: 667))
        XCTAssertThrowsError(try host.change(.device("nokia")))
    }
}
