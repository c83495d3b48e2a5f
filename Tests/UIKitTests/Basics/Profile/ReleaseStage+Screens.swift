import HeadlessHost
import XCTest

@testable import UIKit

/// Bars, sheets and alerts.
extension ReleaseStage {
    /// A second screen above one with or without a title.
    func back(title: String?) throws -> Measures {
        let first = UIViewController()
        first.title = title
        let navigation = UINavigationController(rootViewController: first)
        let second = UIViewController()
        second.title = "Second"
        navigation.pushViewController(second, animated: false)
        try show(navigation)
        var parts: Measures = ["title": frame(label("Second", in: navigation.navigationBar)) ?? [:]]
        parts["back"] = try element(["First", "Back"], role: .button)
        return parts
    }

    /// The bar of a large phone.
    func wideBar() throws -> Measures {
        _ = try HeadlessHost(device: "iphone-se2")
        let host = try HeadlessHost(device: "iphone-16-pro-max", release: release)
        let controller = UIViewController()
        controller.title = "Title"
        let navigation = UINavigationController(rootViewController: controller)
        host.show(navigation)
        return ["bar": frame(navigation.navigationBar) ?? [:]]
    }

    /// Tab bars of six and of four items in the middle of the screen, where AccessibilitySnapshot's test has them.
    func tabs() throws -> Measures {
        let tops: [Int: (six: CGFloat, four: CGFloat)] = [
            17: (178, 351), 18: (182 + 1.0 / 3, 359 + 2.0 / 3), 26: (168 + 2.0 / 3, 366 + 2.0 / 3),
        ]
        let top = tops[release.major] ?? (100, 300)
        let controller = UIViewController()
        var bars: [UITabBar] = []
        for (count, y) in [(6, top.six), (4, top.four)] {
            let bar = UITabBar()
            bar.items = (0..<count).map { UITabBarItem(title: "Item \(count)\($0)", image: nil, tag: $0) }
            if count == 4 {
                for (item, badge) in zip(bar.items ?? [], ["", "3", "A", "3"]) { item.badgeValue = badge }
            }
            let width = try shown().screenSize.width
            bar.frame = CGRect(
                x: 0, y: y, width: width, height: bar.sizeThatFits(CGSize(width: width, height: 0)).height)
            controller.view.addSubview(bar)
            bars.append(bar)
        }
        try show(controller)
        var parts: Measures = [:]
        for (name, bar) in zip(["six", "four"], bars) {
            parts[name] = frame(bar)
            parts[name]?["height"] = [Double(bar.frame.height)]
            let items = try shown().accessibilityElements().filter { element in
                bar.items?.contains { $0.title == element.label } ?? false
            }
            parts["\(name) items"] = ["frames": items.flatMap { frame($0.frame)["frame"] ?? [] }]
        }
        if let badge = label("3", in: bars[1]) {
            parts["badge"] = ["size": [Double(badge.bounds.width), Double(badge.bounds.height)]]
        }
        return parts
    }

    /// A screen in a tab bar controller, with the recorded titles.
    func tabScreen() throws -> Measures {
        let names = ["Errors", "Transactions", "Extra", "Profiling", "Benchmarking"]
        let pinned = UIView()
        let tabs = UITabBarController()
        tabs.viewControllers = names.map { name in
            let controller = UIViewController()
            if name == names[0] {
                controller.view.addSubview(pinned)
                pinned.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    pinned.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
                    pinned.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                    pinned.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
                    pinned.heightAnchor.constraint(equalToConstant: 100),
                ])
            }
            let navigation = UINavigationController(rootViewController: controller)
            navigation.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "star"), tag: 0)
            return navigation
        }
        try show(tabs)
        let navigation = tabs.viewControllers?.first as? UINavigationController
        var parts: Measures = [
            "navigation bar": frame(navigation?.navigationBar) ?? [:], "tab bar": frame(tabs.tabBar) ?? [:],
            "content": frame(pinned) ?? [:],
        ]
        let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
        let platter = find(in: tabs.tabBar) { "\(type(of: $0))".contains("Platter") }
        if let bar = navigation?.navigationBar, let ground = find(BarGround.self, in: bar) {
            parts["ground"] = frame(ground.convert(ground.bounds, to: bar))
        }
        if let platter { parts["platter"] = frame(platter.convert(platter.bounds, to: tabs.tabBar)) }
        for name in names {
            // Beside the platter's corner, 21 points in.
            parts[name] = try element([name])?.mapValues { [$0[0] - 21, $0[1] - Double(bar.minY), $0[2], $0[3]] }
        }
        return parts
    }

    /// Sheets of both heights.
    func sheets() throws -> Measures {
        var parts: Measures = [:]
        for (name, detent) in [("medium", UISheetPresentationController.Detent.medium()), ("large", .large())] {
            let root = UIViewController()
            try show(root)
            let sheet = UIViewController()
            sheet.view.backgroundColor = .systemBackground
            sheet.sheetPresentationController?.detents = [detent]
            sheet.sheetPresentationController?.prefersGrabberVisible = true
            root.present(sheet, animated: false)
            try shown().advanceUntilStill()
            parts[name] = frame(sheet.view)
            let grabber = find(in: sheet.view) { $0.layer.cornerRadius == 2.5 }
            if let grabber { parts["grabber"] = frame(grabber.convert(grabber.bounds, to: sheet.view)) }
        }
        return parts
    }

    /// An alert with a title and a message of one line each and two buttons.
    func alert() throws -> Measures {
        let root = UIViewController()
        try show(root)
        let alert = UIAlertController(title: "Remove Entry", message: "It can't be restored.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Remove", style: .destructive))
        root.present(alert, animated: false)
        try shown().advanceUntilStill()
        guard let card = find(AlertCard.self, in: try shown().shownWindow) else { return [:] }
        var parts: Measures = ["card": frame(card) ?? [:]]
        for (part, text) in [("title", "Remove Entry"), ("message", "It can't be restored.")] {
            if let label = label(text, in: card) { parts[part] = frame(label.convert(label.bounds, to: card)) }
        }
        let buttons = card.buttons.map { $0.view.convert($0.view.bounds, to: card) }
        parts["buttons"] = frame(buttons.dropFirst().reduce(buttons.first ?? .zero) { $0.union($1) })
        return parts
    }

    /// An action sheet of four rows that grows from its source.
    func actions() throws -> Measures {
        let root = UIViewController()
        try show(root)
        let source = UIView(frame: CGRect(x: 300, y: 200, width: 60, height: 40))
        root.view.addSubview(source)
        let sheet = UIAlertController(title: nil, message: "Message", preferredStyle: .actionSheet)
        for title in ["One", "Two", "Three", "Four"] {
            sheet.addAction(UIAlertAction(title: title, style: .default))
        }
        sheet.popoverPresentationController?.sourceView = source
        root.present(sheet, animated: false)
        try shown().advanceUntilStill()
        return ["card": frame(find(AlertCard.self, in: try shown().shownWindow)) ?? [:]]
    }
}
