import HeadlessHost
import XCTest

@testable import UIKit

private final class Listener: UIViewController {
    var count = 0
    static var hearing: Selector { Selector("styleChanged", Listener.styleChanged) }
    static var knowing: Selector { Selector("styleWas::", Listener.styleWas(_:_:)) }
    @MainActor func styleChanged() { count += 1 }
    @MainActor func styleWas(_ sender: UIViewController, _ previous: UITraitCollection) { count += 10 }
}

/// Kind: documented — Apple's documentation of `overrideUserInterfaceStyle`, `setOverrideTraitCollection(_:forChild:)`,
/// `traitOverrides` and `registerForTraitChanges` (WWDC 2023, "Unleash the UIKit trait system").
@MainActor final class TraitOverrideTests: XCTestCase {
    private final class Probe: UIView {
        var told: [UITraitCollection?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            told.append(previousTraitCollection)
        }
    }

    private struct Density: UITraitDefinition {
        static let defaultValue = 1
        static let affectsColorAppearance = true
    }

    func testAViewsStyleIsThatOfAllInIt() async throws {
        let (outer, inner, probe) = (UIView(), UIView(), Probe())
        outer.addSubview(inner)
        inner.addSubview(probe)
        outer.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(probe.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(probe.told.map { $0?.userInterfaceStyle }, [.light])
        // A style further down goes before; what changes above isn't seen below it.
        inner.overrideUserInterfaceStyle = .light
        XCTAssertEqual(probe.told.map { $0?.userInterfaceStyle }, [.light, .dark])
        outer.overrideUserInterfaceStyle = .unspecified
        XCTAssertEqual(probe.told.count, 2)
        XCTAssertEqual(outer.traitCollection.userInterfaceStyle, .light)
        // A view that joins comes under what is there.
        outer.overrideUserInterfaceStyle = .dark
        let late = Probe()
        outer.addSubview(late)
        XCTAssertEqual(late.told.map { $0?.userInterfaceStyle }, [.light])
        XCTAssertEqual(late.traitCollection.userInterfaceStyle, .dark)
    }

    func testDynamicColoursFollowTheView() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = .systemBackground
        let light = view.displayList()
        view.overrideUserInterfaceStyle = .dark
        XCTAssertNotEqual(view.displayList(), light)
        XCTAssertEqual(
            UIColor.systemBackground.resolvedColor(with: view.traitCollection),
            UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    func testAControllersStyleIsThatOfItsChildrenAndItsView() async throws {
        let host = try HeadlessHost()
        let (parent, child) = (UIViewController(), UIViewController())
        parent.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(parent.traitCollection.userInterfaceStyle, .dark)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        host.show(parent)
        XCTAssertEqual(parent.view.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(child.view.traitCollection.userInterfaceStyle, .dark)
        // The window above isn't touched.
        XCTAssertEqual(parent.view.window?.traitCollection.userInterfaceStyle, .light)
    }

    func testAWindowsStyleReachesAllOfIt() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        controller.view.window?.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(controller.view.traitCollection.userInterfaceStyle, .dark)
    }

    func testAParentGivesItsChildTraits() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        host.show(parent)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        XCTAssertEqual(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass, .regular)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(child.view.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(child.traitCollection.verticalSizeClass, .regular)
        XCTAssertEqual(parent.traitCollection.horizontalSizeClass, .compact)
        child.view.removeFromSuperview()
        child.removeFromParent()
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
    }

    func testOverridesAreMadeAndTakenBack() async throws {
        let view = UIView()
        view.traitOverrides.preferredContentSizeCategory = .extraLarge
        XCTAssertEqual(view.traitCollection.preferredContentSizeCategory, .extraLarge)
        XCTAssertTrue(view.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
        XCTAssertFalse(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        view.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        XCTAssertEqual(view.traitCollection.preferredContentSizeCategory, .large)
    }

    func testTraitsOfTheAppsOwnFlowDownAsTheSystemsDo() async throws {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        XCTAssertEqual(inner.traitCollection[Density.self], 1)
        outer.traitOverrides[Density.self] = 3
        XCTAssertEqual(inner.traitCollection[Density.self], 3)
        inner.traitOverrides[Density.self] = 4
        XCTAssertEqual(inner.traitCollection[Density.self], 4)
        XCTAssertTrue(inner.traitCollection.hasDifferentColorAppearance(comparedTo: outer.traitCollection))
        inner.traitOverrides.remove(Density.self)
        XCTAssertEqual(inner.traitCollection, outer.traitCollection)
    }

    func testWhoAskedForATraitHearsOfItAlone() async throws {
        let view = UIView()
        var heard: [String] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (observed: UIView, previous: UITraitCollection) in
            XCTAssertTrue(observed === view)
            heard.append("style was \(previous.userInterfaceStyle == .light ? "light" : "dark")")
        }
        view.registerForTraitChanges([Density.self, UITraitLegibilityWeight.self]) { (_: UIView, _) in
            heard.append("density or weight")
        }
        view.overrideUserInterfaceStyle = .dark
        view.traitOverrides.preferredContentSizeCategory = .small
        view.traitOverrides[Density.self] = 2
        view.traitOverrides.legibilityWeight = .bold
        XCTAssertEqual(heard, ["style was light", "density or weight", "density or weight"])
        view.unregisterForTraitChanges(registration)
        view.overrideUserInterfaceStyle = .light
        XCTAssertEqual(heard.count, 3)
    }

    func testMethodsAreCalledWithTheEnvironmentAndTheTraitsBefore() async throws {
        let controller = Listener()
        controller.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self],
            action: Listener.hearing)
        controller.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], target: controller,
            action: Listener.knowing)
        controller.loadViewIfNeeded()
        controller.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(controller.count, 11)
    }

    func testCollectionsAreMadeByChanges() async throws {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark; $0.userInterfaceLevel = .elevated
        }
        XCTAssertEqual(traits.userInterfaceStyle, .dark)
        XCTAssertEqual(traits.horizontalSizeClass, .unspecified)
        let changed = traits.modifyingTraits { $0.horizontalSizeClass = .regular }
        XCTAssertEqual(changed.userInterfaceLevel, .elevated)
        XCTAssertTrue(changed.containsTraits(in: traits))
        XCTAssertFalse(traits.containsTraits(in: changed))
        XCTAssertFalse(changed.hasDifferentColorAppearance(comparedTo: traits))
        XCTAssertTrue(
            changed.hasDifferentColorAppearance(comparedTo: changed.modifyingTraits { $0.userInterfaceLevel = .base }))
        var style = UIUserInterfaceStyle.unspecified
        traits.performAsCurrent { style = UITraitCollection.current.userInterfaceStyle }
        XCTAssertEqual(style, .dark)
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
    }

    private final class Turner: UIViewController {
        var calls: [String] = []
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            let (now, coming) = (traitCollection.verticalSizeClass, newCollection.verticalSizeClass)
            calls.append(
                "will \(now == .regular ? "regular" : "compact") \(coming == .regular ? "regular" : "compact")")
            coordinator.animate(alongsideTransition: { _ in self.calls.append("alongside") })
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            calls.append("did")
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            calls.append("size")
        }
    }

    /// The new size classes are announced before they are there, and before the new size.
    func testARotationIsAnnounced() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let (parent, child) = (Turner(), Turner())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        host.show(parent)
        (parent.calls, child.calls) = ([], [])
        host.turn()
        XCTAssertEqual(parent.calls, ["will regular compact", "did", "alongside", "size"])
        XCTAssertEqual(child.calls.first, "will regular compact")
    }
}
