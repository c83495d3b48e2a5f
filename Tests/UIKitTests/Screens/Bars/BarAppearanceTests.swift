import HeadlessHost
import Symbols
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIBarAppearance` and its kin, and the rule that iOS 15's release notes
/// give.
@MainActor final class BarAppearanceTests: XCTestCase {
    override func tearDown() async throws {
        hosts = []
    }

    private var hosts: [HeadlessHost] = []

    private func navigation(
        _ release: SystemRelease, _ configure: (UINavigationController, UIScrollView) -> Void = { _, _ in }
    ) throws -> (host: HeadlessHost, bar: UINavigationBar, content: UIScrollView) {
        BehaviourProfile.current = BehaviourProfile(release: release)
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        content.contentSize = CGSize(width: 375, height: 2000)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view = content
        let navigation = UINavigationController(rootViewController: controller)
        configure(navigation, content)
        host.show(navigation)
        hosts.append(host)
        return (host, navigation.navigationBar, content)
    }

    func testConfigurations() async throws {
        let appearance = UINavigationBarAppearance()
        XCTAssertNotNil(appearance.backgroundEffect)
        XCTAssertNotNil(appearance.shadowColor)
        appearance.configureWithOpaqueBackground()
        XCTAssertNil(appearance.backgroundEffect)
        XCTAssertEqual(appearance.backgroundColor, .systemBackground)
        appearance.configureWithTransparentBackground()
        XCTAssertNil(appearance.backgroundColor)
        XCTAssertNil(appearance.shadowColor)
    }

    func testABarKeepsACopy() async throws {
        let bar = UINavigationBar()
        let appearance = UINavigationBarAppearance()
        bar.standardAppearance = appearance
        XCTAssertFalse(bar.standardAppearance === appearance)
        appearance.backgroundColor = .red
        XCTAssertNil(bar.standardAppearance.backgroundColor)
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        XCTAssertTrue(bar.standardAppearance.buttonAppearance.normal.titleTextAttributes.isEmpty)
    }

    func testChangesOfTheKeptCopyShow() async throws {
        let (_, bar, _) = try navigation(.iOS13)
        bar.standardAppearance.backgroundColor = .red
        XCTAssertEqual(bar.parts.ground.picture.backgroundColor, .red)
    }

    /// Apple's page on `backgroundColor` of a bar's appearance: the colour lies over the effect. What is set as in iOS 12 says
    /// nothing beside an appearance.
    func testAnAppearanceReplacesTheBarsOwnColours() async throws {
        let (_, bar, _) = try navigation(.iOS13)
        bar.barStyle = .black
        bar.barTintColor = .green
        bar.topItem?.title = "Images"
        bar.titleTextAttributes = [.foregroundColor: UIColor.blue]
        func ink() -> UIColor? {
            bar.parts.title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        XCTAssertEqual(bar.parts.ground.backgroundColor, .green)
        XCTAssertEqual(ink(), .blue)
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.standardAppearance = appearance
        XCTAssertNil(bar.parts.ground.backgroundColor)
        XCTAssertEqual(bar.parts.ground.picture.backgroundColor, .red)
        XCTAssertEqual(ink(), .white)
    }

    /// Apple's page on `isTranslucent`: an opaque bar draws its colour under a picture with clear parts. A translucent one is clear with an
    /// empty picture, as eight pictures of an app on iOS 13 show.
    ///
    /// Source: YesidMarin/pokedex-ios, Tools.swift and Screen.
    func testAPictureReplacesTheBarsColour() async throws {
        let (_, bar, _) = try navigation(.iOS13)
        bar.barTintColor = .white
        bar.isTranslucent = true
        bar.setBackgroundImage(UIImage(), for: .default)
        XCTAssertNil(bar.parts.ground.backgroundColor)
        bar.isTranslucent = false
        XCTAssertEqual(bar.parts.ground.backgroundColor, .white)
        bar.isTranslucent = true
        bar.setBackgroundImage(nil, for: .default)
        XCTAssertEqual(bar.parts.ground.backgroundColor, .white)
    }

    func testTheScrollEdgeSince15() async throws {
        let (_, bar, content) = try navigation(.iOS15)
        XCTAssertNil(bar.shownAppearance.backgroundEffect, "nothing is under the bar")
        content.contentOffset.y += 1
        XCTAssertNotNil(bar.shownAppearance.backgroundEffect)
        content.contentOffset.y -= 1
        XCTAssertNil(bar.shownAppearance.backgroundEffect)
    }

    func testBefore15OnlyLargeTitlesLoseTheirBackground() async throws {
        let (_, plain, _) = try navigation(.iOS13)
        XCTAssertNotNil(plain.shownAppearance.backgroundEffect)
        let (_, large, content) = try navigation(.iOS13) { navigation, _ in
            navigation.navigationBar.prefersLargeTitles = true
        }
        XCTAssertNil(large.shownAppearance.backgroundEffect)
        content.contentOffset.y += 52
        XCTAssertNil(large.shownAppearance.backgroundEffect, "the title took the way")
        content.contentOffset.y += 1
        XCTAssertNotNil(large.shownAppearance.backgroundEffect)
    }

    func testGivenEdgeLooks() async throws {
        let edge = UINavigationBarAppearance()
        edge.configureWithOpaqueBackground()
        edge.backgroundColor = .red
        let (_, bar, content) = try navigation(.iOS13) { navigation, _ in
            navigation.navigationBar.scrollEdgeAppearance = edge
        }
        XCTAssertEqual(bar.shownAppearance.backgroundColor, .red)
        content.contentOffset.y += 10
        XCTAssertNil(bar.shownAppearance.backgroundColor)
    }

    func testAnItemsLooksGoBeforeTheBars() async throws {
        let own = UINavigationBarAppearance()
        own.backgroundColor = .blue
        let (_, bar, _) = try navigation(.iOS13) { navigation, _ in
            navigation.topViewController?.navigationItem.standardAppearance = own
        }
        XCTAssertEqual(bar.shownAppearance.backgroundColor, .blue)
    }

    func testLowBarsAreCompact() async throws {
        let compact = UINavigationBarAppearance()
        compact.backgroundColor = .green
        let (host, bar, _) = try navigation(.iOS13) { navigation, _ in
            navigation.navigationBar.compactAppearance = compact
        }
        XCTAssertNil(bar.shownAppearance.backgroundColor)
        host.turn()
        XCTAssertEqual(bar.shownAppearance.backgroundColor, .green)
    }

    func testATabBarLooksAtTheContentsEnd() async throws {
        BehaviourProfile.current = BehaviourProfile(release: .iOS15)
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        content.contentSize = CGSize(width: 375, height: 2000)
        controller.view = content
        let tabs = UITabBarController()
        tabs.viewControllers = [controller]
        host.show(tabs)
        XCTAssertNotNil(tabs.tabBar.shownAppearance.backgroundEffect)
        content.contentOffset.y = 2000 - 667 + content.adjustedContentInset.bottom
        XCTAssertNil(tabs.tabBar.shownAppearance.backgroundEffect)
    }

    func testTabsTakeTheirColoursFromTheState() async throws {
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.iconColor = .green
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = [
            UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1),
        ]
        bar.selectedItem = bar.items?[0]
        bar.standardAppearance = appearance
        let labels = bar.subviews.compactMap { $0 as? TabButton }.map { tab in
            tab.subviews.compactMap { $0 as? UILabel }.first?.attributedText?
                .attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        XCTAssertEqual(labels, [.red, .green])
    }

    func testSystemTabsHaveAPictureAndATitle() async throws {
        let item = UITabBarItem(tabBarSystemItem: .search, tag: 3)
        XCTAssertEqual(item.title, "Search")
        XCTAssertNotNil(UITabBarItem.SystemItem.search.image(isSelected: false))
        for system in (0...11).compactMap(UITabBarItem.SystemItem.init) {
            XCTAssertTrue(SymbolCatalog.drawing(named: system.symbolName) != nil, "\(system)")
        }
    }

    /// Apple's headers: a copy of an appearance is one of the same class, which needs no cast.
    func testCopiesAreOfTheSameClass() async throws {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        let bar = UINavigationBar()
        bar.compactAppearance = appearance.copy()
        appearance.backgroundColor = .blue
        XCTAssertEqual(bar.compactAppearance?.backgroundColor, .red)
        let button: UIBarButtonItemAppearance = UIBarButtonItemAppearance(style: .done).copy()
        button.normal.titleTextAttributes = [.kern: 2]
        XCTAssertEqual(button.copy().normal.titleTextAttributes[.kern] as? Int, 2)
        let item: UITabBarItemAppearance = UITabBarItemAppearance(style: .inline).copy()
        XCTAssertNil(item.normal.iconColor)
    }
}
