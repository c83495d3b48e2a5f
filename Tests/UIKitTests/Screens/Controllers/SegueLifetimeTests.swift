import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: property — nothing of what a segue or transition took away is held.
///
/// Objects that segues and an app's own interactive transitions bring and take away; the rest is in
/// `TransitionLifetimeTests`.
@MainActor final class SegueLifetimeTests: XCTestCase {
    private func launch(_ host: HeadlessHost, _ watch: LifetimeWatch) throws -> (UINavigationController, SegueList) {
        let storyboard = try UIStoryboard(data: Data(SegueTests.text.utf8), bundle: nil)
        let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        host.show(navigation)
        let list = try XCTUnwrap(navigation.topViewController as? SegueList)
        watch.add(screen: navigation, "navigation")
        watch.add(screen: list, "list")
        watch.add("table", list.tableView)
        watch.add("storyboard", storyboard)
        return (navigation, list)
    }

    func testAPushedSegueAndTheWayBack() async throws {
        try check("a row's segue") { host, watch in
            let (navigation, list) = try self.launch(host, watch)
            @MainActor func push() throws {
                list.performSegue(withIdentifier: "slide", sender: nil)
                host.advanceUntilStill()
                let pushed = try XCTUnwrap(navigation.topViewController as? SegueEditor)
                watch.add(screen: pushed, "pushed")
                watch.add("view in the dock", pushed.aside)
            }
            try push()
            navigation.popViewController(animated: true)
            host.advanceUntilStill()
            XCTAssertEqual(watch.left.filter { $0.hasPrefix("pushed") || $0.contains("dock") }, [])
        }
    }

    func testUnwindSegues() async throws {
        for isPresented in [true, false] {
            try check("unwinding, presented \(isPresented)") { host, watch in
                let (navigation, list) = try self.launch(host, watch)
                @MainActor func goAndReturn() throws {
                    list.performSegue(withIdentifier: isPresented ? "info" : "slide", sender: nil)
                    host.advanceUntilStill()
                    let editor = try XCTUnwrap(
                        (list.presentedViewController ?? navigation.topViewController) as? SegueEditor)
                    watch.add(screen: editor, "editor")
                    if !isPresented {
                        let between = LifetimeScreen("Between")
                        navigation.setViewControllers([list, between, editor], animated: false)
                        watch.add(screen: between, "between")
                        host.settle()
                    }
                    editor.performSegue(withIdentifier: "back", sender: nil)
                    host.advanceUntilStill()
                }
                try goAndReturn()
                XCTAssertTrue(navigation.topViewController === list)
                XCTAssertNil(list.presentedViewController)
                let left = watch.left.filter { $0.hasPrefix("editor") || $0.hasPrefix("between") }
                XCTAssertEqual(left, [], "while the list is there")
            }
        }
    }

    func testEmbedSegues() async throws {
        try check("an embedded controller") { host, watch in
            let (navigation, list) = try self.launch(host, watch)
            @MainActor func show() throws {
                let outer = try XCTUnwrap(list.storyboard).instantiateViewController(withIdentifier: "outer")
                navigation.pushViewController(outer, animated: true)
                host.advanceUntilStill()
                let inner = try XCTUnwrap(outer.children.first)
                watch.add(screen: outer, "outer")
                watch.add(screen: inner, "inner")
                watch.add("container", inner.view.superview)
            }
            try show()
            navigation.popViewController(animated: true)
            host.advanceUntilStill()
            let left = watch.left.filter { $0.hasPrefix("outer") || $0.hasPrefix("inner") || $0 == "container" }
            XCTAssertEqual(left, [], "while the navigation controller is there")
        }
    }

    // MARK: Following a finger

    /// A transition of the app's own, by hand, that is finished or called off half way.
    func testInteractivePushesAndPops() async throws {
        for isFinished in [true, false] {
            try check("held, finished \(isFinished)") { host, watch in
                let root = LifetimeScreen("Root")
                let navigation = UINavigationController(rootViewController: root)
                host.show(navigation)
                watch.add(screen: root, "root")
                let transitions = HeldTransitions(watch)
                navigation.delegate = transitions
                @MainActor func push() {
                    let pushed = LifetimeScreen("Pushed")
                    navigation.pushViewController(pushed, animated: true)
                    watch.add(screen: pushed, "pushed")
                    host.advance(by: 0.05)
                    transitions.interaction?.update(0.5)
                    host.advance(by: 0.05)
                    if isFinished { transitions.interaction?.finish() } else { transitions.interaction?.cancel() }
                    host.advanceUntilStill()
                }
                push()
                XCTAssertEqual(navigation.viewControllers.count, isFinished ? 2 : 1)
                transitions.interaction = nil
                navigation.delegate = nil
                navigation.popToRootViewController(animated: false)
                host.settle()
                let gone = ["animator", "interaction"]
                XCTAssertEqual(watch.left.filter { $0.hasPrefix("pushed") || gone.contains($0) }, [])
            }
        }
    }

    func testInteractiveDismissals() async throws {
        for isFinished in [true, false] {
            try check("a held dismissal, finished \(isFinished)") { host, watch in
                let root = LifetimeScreen("Root")
                host.show(root)
                watch.add(screen: root, "root")
                let transitions = HeldTransitions(watch)
                @MainActor func presentAndPull() {
                    let card = LifetimeScreen("Card")
                    card.modalPresentationStyle = .custom
                    card.transitioningDelegate = transitions
                    root.present(card, animated: true)
                    watch.add(screen: card, "card")
                    watch.add("presentation controller", card.presentationController)
                    host.advanceUntilStill()
                    root.dismiss(animated: true)
                    host.advance(by: 0.05)
                    transitions.interaction?.update(0.4)
                    if isFinished { transitions.interaction?.finish() } else { transitions.interaction?.cancel() }
                    host.advanceUntilStill()
                }
                presentAndPull()
                XCTAssertEqual(root.presentedViewController == nil, isFinished)
                transitions.interaction = nil
                transitions.isHeld = false
                root.dismiss(animated: false)
                host.advanceUntilStill()
                let left = watch.left.filter { !$0.hasPrefix("root") }
                XCTAssertEqual(left, [], "while its presenter is there")
            }
        }
    }

    // MARK: Other ways

    /// Pages turned by a finger: the one that was left and the one that was only looked at go.
    func testPagesTurnedByAFinger() async throws {
        final class Book: NSObject, UIPageViewControllerDataSource {
            let made: (LifetimeScreen) -> Void
            init(_ made: @escaping (LifetimeScreen) -> Void) { self.made = made }
            private func page(_ name: String) -> UIViewController {
                let page = LifetimeScreen(name)
                made(page)
                return page
            }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { page("before") }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { page("after") }
        }
        try check("turned pages") { host, watch in
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let book = Book { watch.add("page \($0.title ?? "")", $0) }
            pages.dataSource = book
            @MainActor func open() {
                let first = LifetimeScreen("first")
                pages.setViewControllers([first], direction: .forward, animated: false)
                watch.add("page first", first)
            }
            open()
            host.show(pages)
            watch.add("pages", pages)
            for _ in 0..<3 {
                host.play(
                    .drag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 40, y: 400), duration: 0.15))
                host.advanceUntilStill()
            }
            pages.dataSource = nil
            pages.setViewControllers([LifetimeScreen("last")], direction: .forward, animated: false)
            host.advanceUntilStill()
            XCTAssertEqual(watch.left.filter { $0.hasPrefix("page ") }, [])
        }
    }

    /// A popover put away by a tap beside it, and one that becomes a sheet as the window gets narrow.
    func testPopoversThatGoByATap() async throws {
        for device in ["ipad-air-4", "iphone-x"] {
            try check("a popover on \(device)", on: device) { host, watch in
                let root = LifetimeScreen("Root")
                host.show(root)
                watch.add(screen: root, "root")
                @MainActor func present() {
                    let card = LifetimeScreen("Card")
                    card.modalPresentationStyle = .popover
                    card.preferredContentSize = CGSize(width: 200, height: 200)
                    card.popoverPresentationController?.sourceView = root.view
                    card.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 100, width: 40, height: 40)
                    root.present(card, animated: true)
                    watch.add(screen: card, "card")
                    watch.add("presentation controller", card.presentationController)
                }
                present()
                host.advanceUntilStill()
                if device == "ipad-air-4" {
                    host.play(.tap(at: CGPoint(x: 700, y: 1000)))
                } else {
                    host.play(.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 700), duration: 0.3))
                }
                host.advanceUntilStill()
                XCTAssertNil(root.presentedViewController)
                XCTAssertEqual(watch.left.filter { !$0.hasPrefix("root") }, [], "while its presenter is there")
            }
        }
    }

    /// A root that another root takes the place of, with something presented.
    func testAnotherRoot() async throws {
        try check("another root") { host, watch in
            let tabs = UITabBarController()
            let screen = LifetimeScreen("Screen")
            tabs.viewControllers = [UINavigationController(rootViewController: screen)]
            host.show(tabs)
            watch.add("tabs", tabs)
            watch.add(screen: screen, "screen")
            let card = LifetimeScreen("Card")
            screen.present(card, animated: true)
            watch.add(screen: card, "card")
            host.advanceUntilStill()
        }
    }
}

/// Animators whose transitions a test holds in its hand.
@MainActor
private final class HeldTransitions: NSObject, UINavigationControllerDelegate,
    UIViewControllerTransitioningDelegate
{
    let watch: LifetimeWatch
    var isHeld = true
    var interaction: UIPercentDrivenInteractiveTransition?

    init(_ watch: LifetimeWatch) { self.watch = watch }

    private func animator() -> LifetimeAnimator {
        let animator = LifetimeAnimator()
        watch.add("animator", animator)
        return animator
    }

    private func hold() -> UIPercentDrivenInteractiveTransition? {
        guard isHeld else { return nil }
        let made = UIPercentDrivenInteractiveTransition()
        watch.add("interaction", made)
        interaction = made
        return made
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hold() }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hold() }
}
