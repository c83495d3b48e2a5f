/// Columns laid out in the view: their frames, the dividers between them, the dimming under those that lie over others.
extension UISplitViewController {
    func arrange() {
        guard mayArrange, let view = viewIfLoaded else { return }
        if wasCollapsed != isCollapsed {
            let isFirst = wasCollapsed == nil
            wasCollapsed = isCollapsed
            if isCollapsed { collapse() } else { expand() }
            moveInspector()
            guard !isFirst else { return arrange() }
            NotificationCenter.default.post(
                name: UIViewController.showDetailTargetDidChangeNotification, object: self)
            if isCollapsed {
                delegate?.splitViewControllerDidCollapse(self)
            } else {
                delegate?.splitViewControllerDidExpand(self)
            }
        }
        guard !isCollapsed else {
            (columns[.compact] ?? columns[.primary] ?? columns[.secondary])?.viewIfLoaded?.frame = view.bounds
            return
        }
        let arrangement = arrangementNow(in: view)
        self.arrangement = arrangement
        place(columns[.secondary], at: arrangement.secondary)
        place(columns[.inspector], at: inspectorFrame(in: view))
        if arrangement.isOver {
            view.addSubview(dimming)
            dimming.frame = view.bounds
        } else {
            dimming.removeFromSuperview()
        }
        place(columns[.supplementary], at: arrangement.supplementary)
        place(columns[.primary], at: arrangement.primary)
        for column in [columns[.supplementary], columns[.primary]] {
            if let shown = column?.viewIfLoaded, shown.superview === view { view.bringSubviewToFront(shown) }
        }
        placeInspectorDivider(in: view)
        let pixel = 1 / CGFloat(view.pixelGrid.scale)
        for (index, divider) in dividers.enumerated() {
            guard arrangement.dividers.indices.contains(index) else {
                divider.removeFromSuperview()
                continue
            }
            divider.frame = CGRect(x: arrangement.dividers[index], y: 0, width: pixel, height: view.bounds.height)
            view.addSubview(divider)
        }
        showModeButton()
    }

    var isAtRight: Bool {
        let isReversed = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isReversed != (primaryEdge == .trailing)
    }

    private func arrangementNow(in view: UIView) -> SplitArrangement {
        SplitArrangement(
            in: boundsBesideInspector(in: view), mode: displayMode,
            widths: (
                columns[.primary] == nil ? nil : primaryColumnWidth,
                columns[.supplementary] == nil ? nil : supplementaryColumnWidth
            ), pixel: 1 / CGFloat(view.pixelGrid.scale), isAtRight: isAtRight)
    }

    /// The button is in the bar of the outermost visible column.
    func showModeButton() {
        var isWanted = style != .unspecified && !isCollapsed && displayModeButtonVisibility != .never
        for column in [Column.primary, .supplementary, .secondary] {
            guard let navigation = columns[column] as? UINavigationController else { continue }
            let isShown = navigation.viewIfLoaded?.superview === viewIfLoaded && viewIfLoaded != nil
            navigation.navigationBar.setModeItem(isWanted && isShown ? displayModeButtonItem : nil)
            if isShown { isWanted = false }
        }
    }

    /// Columns come where nothing in the secondary one would rather go back.
    func edgeWasDragged(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began, presentsWithGesture, !isCollapsed, displayMode == .secondaryOnly,
            (columns[.secondary] as? UINavigationController)?.viewControllers.count ?? 1 <= 1
        else { return }
        show(columns[.supplementary] == nil ? .primary : .supplementary)
    }

    private func place(_ controller: UIViewController?, at frame: CGRect?) {
        guard let controller, let view = viewIfLoaded else { return }
        guard let frame else {
            if controller.viewIfLoaded?.superview === view {
                controller.disappear()
                controller.view.removeFromSuperview()
            }
            return
        }
        if controller.view.superview !== view { view.addSubview(controller.view) }
        controller.view.frame = frame
    }
}
