/// Columns that become one stack where the width is compact, and come apart where it is regular again.
extension UISplitViewController {
    /// True if the secondary controller isn't to be seen where there is room for one: as the delegate says.
    private func staysOnPrimary(_ secondary: UIViewController, _ primary: UIViewController) -> Bool {
        guard style != .unspecified else {
            return delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        }
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
        return top == .primary
    }

    /// The secondary controllers are put on top of the primary's.
    func collapse() {
        guard let view = viewIfLoaded else { return }
        let secondary = columns[.secondary]
        if columns[.compact] == nil, let navigation = columns[.primary] as? UINavigationController,
            let middle = columns[.supplementary] as? UINavigationController
        {
            let above = middle.viewControllers
            middle.viewIfLoaded?.removeFromSuperview()
            middle.viewControllers = []
            navigation.viewControllers += above
            inMiddle = above
        }
        if columns[.compact] == nil, let primary = columns[.primary], let secondary {
            let merged = staysOnPrimary(secondary, primary)
            if !merged, let navigation = primary as? UINavigationController {
                secondary.viewIfLoaded?.removeFromSuperview()
                let above = (secondary as? UINavigationController)?.viewControllers ?? [secondary]
                if secondary is UINavigationController { (secondary as? UINavigationController)?.viewControllers = [] }
                navigation.viewControllers += above
            }
        }
        guard let shown = columns[.compact] ?? columns[.primary] ?? secondary else { return }
        for column in [Column.primary, .supplementary, .secondary, .inspector] where columns[column] !== shown {
            columns[column]?.viewIfLoaded?.removeFromSuperview()
        }
        view.addSubview(shown.view)
        for divider in dividers { divider.removeFromSuperview() }
        dimming.removeFromSuperview()
        arrangement = nil
        showModeButton()
    }

    /// Controllers pushed on the primary's root move back to the secondary column.
    func expand() {
        guard let primary = columns[.primary] as? UINavigationController, primary.viewControllers.count > 1,
            let secondary = columns[.secondary] as? UINavigationController,
            secondary.viewControllers.isEmpty || !inMiddle.isEmpty
        else { return }
        let above = Array(primary.viewControllers.dropFirst())
        primary.viewControllers = [primary.viewControllers[0]]
        let middle = above.filter { controller in inMiddle.contains { $0 === controller } }
        (columns[.supplementary] as? UINavigationController)?.viewControllers = middle
        secondary.viewControllers = above.filter { controller in !middle.contains { $0 === controller } }
        inMiddle = []
    }
}
