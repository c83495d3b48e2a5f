import InterfaceBuilder

extension UINavigationController {
    func decodeStack(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        if let bar = nib.element.child(key: "navigationBar") {
            navigationBar.decode(bar, nib.loader)
            nib.loader.takeAttributes(of: bar, for: navigationBar)
        }
        if let bar = nib.element.child(key: "toolbar") {
            toolbar.decode(bar, nib.loader)
            nib.loader.takeAttributes(of: bar, for: toolbar)
        }
        isNavigationBarHidden = nib.element.flag("navigationBarHidden") ?? false
        isToolbarHidden = nib.element.flag("toolbarHidden") ?? true
        setViewControllers(nib.loader.related("rootViewController", of: nib.element), animated: false)
    }
}

extension UITabBarController {
    func decodeTabs(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        if let bar = nib.element.child(key: "tabBar") {
            tabBar.decode(bar, nib.loader)
            nib.loader.takeAttributes(of: bar, for: tabBar)
        }
        viewControllers = nib.loader.related("viewControllers", of: nib.element)
    }
}

extension UIPageViewController {
    static func settings(
        from coder: NSCoder
    ) -> (style: TransitionStyle, orientation: NavigationOrientation, spacing: CGFloat) {
        let element = (coder as? NibCoder)?.element
        return (
            element?["transitionStyle"] == "pageCurl" ? .pageCurl : .scroll,
            element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal,
            CGFloat(element?.number("pageSpacing") ?? 0)
        )
    }
}

extension UISplitViewController {
    static func style(from coder: NSCoder) -> Style {
        guard let nib = coder as? NibCoder else { return .unspecified }
        let hasThree = nib.element.children(of: "connections").contains {
            $0.name == "segue" && $0["relationship"] == "supplementaryViewController"
        }
        if hasThree { return .tripleColumn }
        return nib.element.flag("allowDoubleColumnStyle") ?? false ? .doubleColumn : .unspecified
    }

    func decodeColumns(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let middle = nib.loader.related("supplementaryViewController", of: nib.element).first
        for (name, column) in [
            ("masterViewController", Column.primary), ("detailViewController", .secondary),
            ("compactViewController", .compact),
        ] {
            if let controller = nib.loader.related(name, of: nib.element).first {
                setViewController(controller, for: column)
            }
        }
        if let middle { setViewController(middle, for: .supplementary) }
    }
}
