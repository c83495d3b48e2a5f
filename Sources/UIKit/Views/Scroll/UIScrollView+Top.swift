extension UIScrollView {
    /// Scrolls to the top for a tap on the status bar.
    func scrollToTop() {
        guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        let top = CGPoint(x: contentOffset.x, y: restingOffsets.y.lowerBound)
        guard contentOffset.y > top.y else {
            delegate?.scrollViewDidScrollToTop(self)
            return
        }
        animateOffset(to: top)
        scroll.isScrollingToTop = true
    }

    /// Hides the keyboard when a drag begins, if the mode says so.
    func dismissKeyboardOnDrag() {
        guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else { return }
        window?.endEditing(false)
    }

    /// Hides the keyboard when a drag pulls it down.
    func dismissKeyboardOnRelease(_ velocity: CGPoint) {
        guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory else { return }
        if velocity.y > 0 { window?.endEditing(false) }
    }
}

extension UIApplication {
    /// Scrolls to the top, if exactly one scroll view on the screen accepts it.
    package func statusBarWasTapped() {
        guard let window = keyWindow ?? windowsFrontToBack.first else { return }
        var found: [UIScrollView] = []
        collect(in: window, into: &found)
        if found.count == 1 { found[0].scrollToTop() }
    }

    private func collect(in view: UIView, into found: inout [UIScrollView]) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled,
            let window = view.window, view.convert(view.bounds, to: window).intersects(window.bounds)
        {
            found.append(scrollView)
        }
        for subview in view.subviews { collect(in: subview, into: &found) }
    }

    /// Schedules the fading of a scroll view's indicators.
    func fadeIndicators(of scrollView: UIScrollView) {
        cancelFade(of: scrollView)
        timeline.fading.append(Timeline.Moving(scrollView: scrollView))
        LayoutTransaction.request()
    }

    func cancelFade(of scrollView: UIScrollView) {
        timeline.fading.removeAll { $0.scrollView == nil || $0.scrollView === scrollView }
    }
}
