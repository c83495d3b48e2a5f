/// The list of arranged views.
extension UIStackView {
    func append(_ view: UIView) {
        guard index(of: view) == nil else { return }
        insert(view, arrangedAt: arranged.count)
    }

    func insert(_ view: UIView, arrangedAt index: Int) {
        guard index >= 0, index <= arranged.count else {
            UIKitException.raise(
                .internalInconsistency,
                "Index out of bounds for arranged subview: index = \(index) expected to be less than or equal to "
                    + "\(arranged.count)")
            return
        }
        if view.superview !== self { addSubview(view) }
        // The hierarchy rejects a view that contains the stack view.
        guard view.superview === self else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        let known = self.index(of: view).map { arranged.remove(at: $0) }
        arranged.insert(known ?? ArrangedView(view: view), at: min(index, arranged.count))
        arrangementChanged()
    }

    func withdraw(_ view: UIView) {
        guard let index = index(of: view) else { return }
        arranged.remove(at: index)
        dropConstraints(naming: view)
        arrangementChanged()
    }

    func storeCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        guard let index = index(of: view), validates(spacing: spacing) else { return }
        let stored = spacing == UIStackView.spacingUseDefault ? nil : spacing
        guard arranged[index].customSpacing != stored else { return }
        arranged[index].customSpacing = stored
        arrangementChanged()
    }

    func storedCustomSpacing(after view: UIView) -> CGFloat {
        index(of: view).flatMap { arranged[$0].customSpacing } ?? UIStackView.spacingUseDefault
    }

    func changeSpacing(to spacing: CGFloat) {
        if validates(spacing: spacing) { change(\.spacing, to: spacing) }
    }

    func change<Value: Equatable>(_ setting: WritableKeyPath<Settings, Value>, to value: Value) {
        guard settings[keyPath: setting] != value else { return }
        settings[keyPath: setting] = value
        arrangementChanged()
    }

    /// Invalidates the constraints, and the measurements by an enclosing stack view.
    func arrangementChanged() {
        setNeedsUpdateConstraints()
        superview?.arrangedContentChanged(of: self)
    }

    private func index(of view: UIView) -> Int? { arranged.firstIndex { $0.view === view } }

    private func validates(spacing: CGFloat) -> Bool {
        guard spacing.isFinite else {
            UIKitException.raise(
                .invalidArgument, "The spacing of \(description) can't be \(spacing): spacings are finite numbers.")
            return false
        }
        return true
    }
}

extension UIStackView {
    /// Call after an arranged view's intrinsic size changed: proportions depend on it, and the tallest view of a row
    /// provides its baselines.
    func contentChanged() {
        if distribution == .fillProportionally || !baselineConstraints.isEmpty { setNeedsUpdateConstraints() }
        superview?.arrangedContentChanged(of: self)
    }
}
