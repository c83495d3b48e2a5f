/// The inspector column's state.
@MainActor struct SplitInspector {
    /// True if the column was shown and not hidden since.
    var isShown = false
    let divider = UIView()
}

/// The inspector: a column at the trailing side, or a sheet where columns are collapsed.
///
/// Source: Apple's documentation of `UISplitViewController.Column.inspector`, and of `show(_:)`.
extension UISplitViewController {
    /// True if a column is to be seen: expanded in its place, collapsed on top.
    public func isShowing(_ column: Column) -> Bool {
        guard let controller = viewController(for: column) else { return false }
        if column == .inspector, isCollapsed { return presentedViewController === controller }
        return viewIfLoaded != nil && controller.viewIfLoaded?.superview === view
    }

    /// The width of the inspector column, or 0 where there is none.
    ///
    /// Provenance: estimated — an inspector column of 320 pt where no width is preferred, as the primary one: no source
    /// gives it.
    public var inspectorColumnWidth: CGFloat {
        guard viewController(for: .inspector) != nil else { return 0 }
        return columnWidth(
            preferredInspectorColumnWidth, preferredInspectorColumnWidthFraction, minimumInspectorColumnWidth,
            maximumInspectorColumnWidth)
    }

    func showInspector() {
        guard viewController(for: .inspector) != nil, !inspector.isShown || isCollapsed else { return }
        inspector.isShown = true
        if isCollapsed { presentInspector() } else { arrange() }
    }

    func hideInspector() {
        guard let controller = viewController(for: .inspector) else { return }
        inspector.isShown = false
        if isCollapsed {
            if presentedViewController === controller { dismiss(animated: true) }
        } else {
            arrange()
        }
    }

    /// Called as columns collapse or expand: the inspector becomes a sheet or a column again.
    func moveInspector() {
        guard let controller = viewController(for: .inspector) else { return }
        if isCollapsed {
            inspector.divider.removeFromSuperview()
            if inspector.isShown { presentInspector() }
        } else if controller.parent !== self {
            inspector.isShown = presentedViewController === controller
            if inspector.isShown { dismiss(animated: false) }
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    private func presentInspector() {
        guard let controller = viewController(for: .inspector), viewIfLoaded?.window != nil,
            presentedViewController !== controller
        else { return }
        if controller.parent === self {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        present(controller, animated: true)
    }

    private func isInspectorAtLeft(in view: UIView) -> Bool {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Nil while it isn't a column.
    func inspectorFrame(in view: UIView) -> CGRect? {
        guard inspector.isShown, !isCollapsed, viewController(for: .inspector) != nil else { return nil }
        let width = min(inspectorColumnWidth, view.bounds.width)
        return CGRect(
            x: isInspectorAtLeft(in: view) ? 0 : view.bounds.width - width, y: 0, width: width,
            height: view.bounds.height)
    }

    /// The room of the other columns: all but the inspector's and a hairline.
    func boundsBesideInspector(in view: UIView) -> CGRect {
        guard let frame = inspectorFrame(in: view) else { return view.bounds }
        let taken = frame.width + 1 / CGFloat(view.pixelGrid.scale)
        return CGRect(
            x: isInspectorAtLeft(in: view) ? taken : 0, y: 0, width: max(0, view.bounds.width - taken),
            height: view.bounds.height)
    }

    func placeInspectorDivider(in view: UIView) {
        guard let frame = inspectorFrame(in: view) else { return inspector.divider.removeFromSuperview() }
        let pixel = 1 / CGFloat(view.pixelGrid.scale)
        inspector.divider.backgroundColor = .separator
        inspector.divider.frame = CGRect(
            x: isInspectorAtLeft(in: view) ? frame.maxX : frame.minX - pixel, y: 0, width: pixel,
            height: view.bounds.height)
        view.addSubview(inspector.divider)
    }
}
