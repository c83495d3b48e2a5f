import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: property — nothing of what a transition took away is held.
///
/// After every transition that controllers can make, nothing of what went is held: neither the controllers and views that
/// left, nor what animated or presented them. Documents and views hold what an app's code tells them to; a transition that
/// kept its own closures, its container or its coordinator would show here.
@MainActor final class TransitionLifetimeTests: XCTestCase {
    private func navigation(_ host: HeadlessHost, _ watch: LifetimeWatch) -> UINavigationController {
        let root = LifetimeScreen("Root")
        let navigation = UINavigationController(rootViewController: root)
        host.show(navigation)
        watch.add(screen: root, "root")
        watch.add("navigation controller", navigation)
        watch.add("navigation bar", navigation.navigationBar)
        return navigation
    }

    @discardableResult private func push(
        onto navigation: UINavigationController, _ host: HeadlessHost, _ watch: LifetimeWatch, animated: Bool = true
    ) -> LifetimeScreen {
        let pushed = LifetimeScreen("Pushed")
        navigation.pushViewController(pushed, animated: animated)
        watch.add(screen: pushed, "pushed")
        watch.add("coordinator", animated ? navigation.transitionCoordinator as AnyObject? : pushed.table)
        host.advanceUntilStill()
        return pushed
    }

    // MARK: Navigation

    func testPushAndPop() async throws {
        for animated in [true, false] {
            try check("pop, animated \(animated)") { host, watch in
                let navigation = self.navigation(host, watch)
                self.push(onto: navigation, host, watch, animated: animated)
                navigation.popViewController(animated: animated)
                host.advanceUntilStill()
                let gone = ["pushed", "pushed's view", "pushed's item", "coordinator"]
                XCTAssertEqual(watch.left.filter(gone.contains), [], "while the navigation controller is there")
            }
        }
        try check("pop to the root") { host, watch in
            let navigation = self.navigation(host, watch)
            for _ in 0..<3 { self.push(onto: navigation, host, watch) }
            navigation.popToRootViewController(animated: true)
            host.advanceUntilStill()
            XCTAssertEqual(watch.left.filter { $0.hasPrefix("pushed") }, [])
        }
        try check("other controllers") { host, watch in
            let navigation = self.navigation(host, watch)
            self.push(onto: navigation, host, watch)
            let others = [LifetimeScreen("A"), LifetimeScreen("B")]
            navigation.setViewControllers(others, animated: true)
            for other in others { watch.add(screen: other, "other") }
            host.advanceUntilStill()
            XCTAssertEqual(watch.left.filter { $0.hasPrefix("pushed") || $0.hasPrefix("root") }, [])
        }
        try check("one push cuts another short") { host, watch in
            let navigation = self.navigation(host, watch)
            let first = LifetimeScreen("First")
            navigation.pushViewController(first, animated: true)
            watch.add(screen: first, "first")
            host.advance(by: 0.1)
            self.push(onto: navigation, host, watch)
        }
        try check("animated by the app") { host, watch in
            let navigation = self.navigation(host, watch)
            let transitions = LifetimeTransitions(watch)
            navigation.delegate = transitions
            self.push(onto: navigation, host, watch)
            navigation.popViewController(animated: true)
            host.advanceUntilStill()
        }
        try check("the app goes during a push") { host, watch in
            let navigation = self.navigation(host, watch)
            let pushed = LifetimeScreen("Pushed")
            navigation.pushViewController(pushed, animated: true)
            watch.add(screen: pushed, "pushed")
            host.advance(by: 0.1)
        }
    }

    func testTheWayBackByAFinger() async throws {
        for (name, end) in [("finished", 330.0), ("cancelled", 60.0)] {
            try check("a finger's way back, \(name)") { host, watch in
                let navigation = self.navigation(host, watch)
                self.push(onto: navigation, host, watch)
                host.play(.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: end, y: 400), duration: 1))
                host.advanceUntilStill()
                XCTAssertEqual(navigation.viewControllers.count, name == "finished" ? 1 : 2, name)
                navigation.popToRootViewController(animated: false)
                host.settle()
                XCTAssertEqual(watch.left.filter { $0.hasPrefix("pushed") }, [], name)
            }
        }
    }

    // MARK: Presentation

    private func present(
        on presenter: UIViewController, _ watch: LifetimeWatch, _ prepare: (LifetimeScreen) -> Void = { _ in }
    ) {
        let card = LifetimeScreen("Card")
        card.loadViewIfNeeded()
        prepare(card)
        presenter.present(card, animated: true)
        watch.add(screen: card, "card")
    }

    func testEveryStyleOfPresentation() async throws {
        let styles: [(String, UIModalPresentationStyle)] = [
            ("automatic", .automatic), ("full screen", .fullScreen), ("page sheet", .pageSheet),
            ("form sheet", .formSheet), ("over full screen", .overFullScreen), ("current context", .currentContext),
            ("over current context", .overCurrentContext), ("popover", .popover),
        ]
        let transitions: [UIModalTransitionStyle] = [.coverVertical, .crossDissolve, .flipHorizontal]
        for device in ["iphone-x", "ipad-air-4"] {
            for (name, style) in styles {
                for transition in transitions {
                    for animated in [true, false] {
                        try check("\(name) on \(device), \(transition), animated \(animated)", on: device) {
                            host, watch in
                            let navigation = self.navigation(host, watch)
                            @MainActor func present() {
                                let card = LifetimeScreen("Card")
                                card.modalPresentationStyle = style
                                if style != .popover { card.modalTransitionStyle = transition }
                                if style == .popover {
                                    card.popoverPresentationController?.sourceView = navigation.navigationBar
                                }
                                navigation.present(card, animated: animated)
                                watch.add(screen: card, "card")
                                watch.add("presentation controller", card.presentationController)
                                watch.add("container", card.presentationController?.containerView)
                            }
                            present()
                            host.advanceUntilStill()
                            navigation.dismiss(animated: animated)
                            host.advanceUntilStill()
                            let left = watch.left.filter {
                                $0.hasPrefix("card") || $0 == "presentation controller" || $0 == "container"
                            }
                            XCTAssertEqual(left, [], "\(name) on \(device), while its presenter is there")
                        }
                    }
                }
            }
        }
    }

    func testPresentationsOfTheAppsOwn() async throws {
        try check("custom") { host, watch in
            let navigation = self.navigation(host, watch)
            let transitions = LifetimeTransitions(watch)
            self.present(on: navigation, watch) {
                $0.modalPresentationStyle = .custom
                $0.transitioningDelegate = transitions
            }
            host.advanceUntilStill()
            navigation.dismiss(animated: true)
            host.advanceUntilStill()
            let left = watch.left.filter { !$0.hasPrefix("root") && !$0.hasPrefix("navigation") }
            XCTAssertEqual(left, [], "while its presenter is there")
        }
        try check("several over each other") { host, watch in
            let navigation = self.navigation(host, watch)
            for _ in 0..<3 {
                let top = sequence(first: navigation as UIViewController) { $0.presentedViewController }.reversed()[0]
                self.present(on: top, watch)
                host.advanceUntilStill()
            }
            navigation.dismiss(animated: true)
            host.advanceUntilStill()
            XCTAssertEqual(watch.left.filter { $0.hasPrefix("card") }, [])
        }
        try check("a sheet pulled away") { host, watch in
            let navigation = self.navigation(host, watch)
            self.present(on: navigation, watch)
            host.advanceUntilStill()
            host.play(.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 700), duration: 0.4))
            host.advanceUntilStill()
            XCTAssertNil(navigation.presentedViewController)
            XCTAssertEqual(watch.left.filter { $0.hasPrefix("card") }, [])
        }
        try check("with the keyboard") { host, watch in
            let navigation = self.navigation(host, watch)
            self.present(on: navigation, watch) { watch.add("field", $0.field) }
            host.advanceUntilStill()
            (navigation.presentedViewController as? LifetimeScreen)?.field.becomeFirstResponder()
            host.type("Words")
            host.advanceUntilStill()
            navigation.dismiss(animated: true)
            host.advanceUntilStill()
            XCTAssertEqual(watch.left.filter { $0.hasPrefix("card") || $0 == "field" }, [])
        }
    }

    func testAlerts() async throws {
        for style in [UIAlertController.Style.alert, .actionSheet] {
            for hasField in [false, true] where style == .alert || !hasField {
                try check("alert \(style), field \(hasField)") { host, watch in
                    let navigation = self.navigation(host, watch)
                    @MainActor func present() {
                        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
                        if hasField { alert.addTextField { $0.placeholder = "Name" } }
                        alert.addAction(
                            UIAlertAction(title: "Fine", style: .default) { [weak alert] _ in
                                _ = alert?.textFields?.first?.text
                            })
                        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                        navigation.present(alert, animated: true)
                        watch.add(screen: alert, "alert")
                        watch.add("action", alert.actions[0])
                        if hasField { watch.add("field", alert.textFields?.first) }
                    }
                    present()
                    host.advanceUntilStill()
                    try host.activate("Fine")
                    host.advanceUntilStill()
                    XCTAssertNil(navigation.presentedViewController)
                    let left = watch.left.filter { $0.hasPrefix("alert") || $0 == "action" || $0 == "field" }
                    XCTAssertEqual(left, [], "while its presenter is there")
                }
            }
        }
    }

    // MARK: Containers

    func testTabs() async throws {
        try check("tabs") { host, watch in
            let tabs = UITabBarController()
            let screens = (0..<3).map { LifetimeScreen("Tab \($0)") }
            tabs.viewControllers = screens.map { UINavigationController(rootViewController: $0) }
            host.show(tabs)
            for index in [1, 2, 0] {
                tabs.selectedIndex = index
                host.advanceUntilStill()
            }
            watch.add("tabs", tabs)
            watch.add("bar", tabs.tabBar)
            for screen in screens {
                watch.add(screen: screen, "tab")
                watch.add("tab's item", screen.navigationController?.tabBarItem)
            }
            tabs.setViewControllers([UIViewController()], animated: true)
            host.advanceUntilStill()
        }
        try check("more tabs") { host, watch in
            let tabs = UITabBarController()
            let screens = (0..<7).map { LifetimeScreen("Tab \($0)") }
            tabs.viewControllers = screens
            host.show(tabs)
            tabs.selectedIndex = 6
            host.advanceUntilStill()
            watch.add("tabs", tabs)
            watch.add("list of others", tabs.moreNavigationController)
            tabs.moreNavigationController.popViewController(animated: true)
            host.advanceUntilStill()
            for screen in screens { watch.add("tab", screen) }
        }
    }

    func testPages() async throws {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            try check("pages \(style)") { host, watch in
                let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
                host.show(pages)
                watch.add("pages", pages)
                for number in 0..<3 {
                    let page = LifetimeScreen("Page \(number)")
                    pages.setViewControllers([page], direction: .forward, animated: number > 0)
                    watch.add(screen: page, "page \(number)")
                    host.advanceUntilStill()
                }
                let left = watch.left.filter { $0.hasPrefix("page 0") || $0.hasPrefix("page 1") }
                XCTAssertEqual(left, [], "while the pages are there")
            }
        }
    }

    func testColumns() async throws {
        for device in ["ipad-air-4", "iphone-x"] {
            try check("columns on \(device)", on: device) { host, watch in
                let split = UISplitViewController(style: .doubleColumn)
                let (primary, secondary, other) = (
                    LifetimeScreen("List"), LifetimeScreen("Detail"), LifetimeScreen("Other")
                )
                split.setViewController(primary, for: .primary)
                split.setViewController(secondary, for: .secondary)
                host.show(split)
                for screen in [primary, secondary, other] { watch.add("column", screen) }
                watch.add("split", split)
                split.show(.primary)
                split.hide(.primary)
                host.advanceUntilStill()
                host.turn()
                host.advanceUntilStill()
                host.turn()
                split.showDetailViewController(other, sender: nil)
                host.advanceUntilStill()
                split.show(.secondary)
                host.advanceUntilStill()
            }
        }
    }

    func testContainment() async throws {
        try check("a child comes and goes") { host, watch in
            let parent = LifetimeScreen("Parent")
            host.show(parent)
            watch.add(screen: parent, "parent")
            let (first, second) = (LifetimeScreen("First"), LifetimeScreen("Second"))
            parent.addChild(first)
            parent.view.addSubview(first.view)
            first.didMove(toParent: parent)
            watch.add(screen: first, "first")
            watch.add(screen: second, "second")
            host.settle()
            first.willMove(toParent: nil)
            parent.addChild(second)
            parent.transition(from: first, to: second, duration: 0.2, options: [], animations: nil) { _ in
                first.removeFromParent()
                second.didMove(toParent: parent)
            }
            host.advanceUntilStill()
            second.willMove(toParent: nil)
            second.view.removeFromSuperview()
            second.removeFromParent()
        }
    }

    func testSearches() async throws {
        try check("a search with results") { host, watch in
            let navigation = self.navigation(host, watch)
            let results = LifetimeScreen("Results")
            let search = UISearchController(searchResultsController: results)
            navigation.topViewController?.navigationItem.searchController = search
            host.settle()
            watch.add("search", search)
            watch.add("search bar", search.searchBar)
            watch.add(screen: results, "results")
            search.isActive = true
            host.advanceUntilStill()
            search.searchBar.text = "a"
            host.advanceUntilStill()
            search.isActive = false
            host.advanceUntilStill()
        }
    }

    // MARK: Previews

    func testAContextMenu() async throws {
        final class Menus: NSObject, UIContextMenuInteractionDelegate {
            var made: (UIViewController) -> Void = { _ in }

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: nil) { [weak self] in
                    let preview = LifetimeScreen("Preview")
                    self?.made(preview)
                    return preview
                } actionProvider: { _ in
                    UIMenu(title: "", children: [UIAction(title: "Copy") { _ in }])
                }
            }
        }
        try check("a menu and its preview") { host, watch in
            let screen = LifetimeScreen("Screen")
            host.show(screen)
            watch.add(screen: screen, "screen")
            let menus = Menus()
            menus.made = { watch.add(screen: $0, "preview") }
            let interaction = UIContextMenuInteraction(delegate: menus)
            screen.view.addInteraction(interaction)
            watch.add("interaction", interaction)
            host.play(.press(at: CGPoint(x: 150, y: 500), duration: 1))
            host.advanceUntilStill()
            XCTAssertTrue(watch.left.contains("preview"), "the preview is shown")
            try host.activate("Copy")
            host.advanceUntilStill()
            XCTAssertEqual(watch.left.filter { $0.hasPrefix("preview") }, [])
        }
    }
}
