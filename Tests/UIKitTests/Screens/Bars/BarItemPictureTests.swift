import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIImage.RenderingMode.automatic`: bars show a picture's shape in
/// their tint.
@MainActor final class BarItemPictureTests: XCTestCase {
    private let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    private func pictures(in view: UIView) -> [UIImageView] {
        view.subviews.flatMap { pictures(in: $0) + [($0 as? UIImageView)].compactMap { $0 } }.filter {
            $0.image?.size == CGSize(width: 20, height: 20)
        }
    }

    func testPicturesOfItemsAreShapes() async throws {
        let host = try HeadlessHost()
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(image: square, style: .plain, target: nil, action: nil),
            UIBarButtonItem(
                image: square.withRenderingMode(.alwaysOriginal), style: .plain, target: nil, action: nil),
        ]
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.tintColor = .red
        let controllers = [navigation, UIViewController()]
        for controller in controllers {
            controller.tabBarItem = UITabBarItem(title: "Tab", image: square, selectedImage: nil)
        }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        host.show(tabs)
        let shown = pictures(in: navigation.navigationBar)
        let colors = shown.map { view in view.image.flatMap { $0.tint(in: view) } }
        let red = UIColor.red.graphicsColor(for: .current)
        XCTAssertEqual(colors.filter { $0 == nil }.count, 1, "the one that keeps its colours")
        XCTAssertEqual(colors.filter { $0 == red }.count, 1)
        let tabColors = pictures(in: tabs.tabBar).map { view in view.image.flatMap { $0.tint(in: view) } }
        XCTAssertEqual(
            Set(tabColors), [UIColor.systemBlue, .systemGray].map { $0.graphicsColor(for: tabs.traitCollection) }.asSet)
    }

    /// A bar of progress made by its style is 150 points wide, and as an item of a toolbar as well.
    func testAViewInAToolbarKeepsItsWidth() async throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        let progress = UIProgressView(progressViewStyle: .default)
        progress.sizeToFit()
        bar.items = [UIBarButtonItem(customView: progress)]
        bar.layoutIfNeeded()
        XCTAssertEqual(progress.frame.width, 150)
        bar.layoutIfNeeded()
        XCTAssertEqual(progress.frame.minX, 16)
    }
}

extension Array where Element: Hashable {
    fileprivate var asSet: Set<Element?> { Set(map { $0 }) }
}
