/// The state of a controller between hidden and shown.
struct ControllerAppearance {
    /// True if `viewDidAppear` follows the next layout, or the end of the transition.
    var isPending = false
    var isShown = false
    var isAnimated = false
    /// True if a transition, or a container that forwards appearance calls itself, finishes the appearance.
    var isHeld = false
    var isDisappearing = false
    /// The direction that a container has begun and not ended yet; nil where it has begun none.
    var begun: Bool?
}

/// Appearance calls: for a controller and, where it forwards them, for its visible children.
extension UIViewController {
    /// The children that appear and disappear with this controller.
    var shownChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { child in
            guard let childView = child.viewIfLoaded, let view = viewIfLoaded else { return false }
            return childView.isDescendant(of: view)
        }
    }

    var isShownOrAppearing: Bool { appearance.isShown || appearance.isPending }

    func willAppear(animated: Bool = false) {
        guard !isShownOrAppearing || appearance.isDisappearing else { return }
        appearance.isDisappearing = false
        appearance.isAnimated = animated
        loadViewIfNeeded()
        viewWillAppear(animated)
        willShowChildren(animated: animated)
        shownChildren.forEach { $0.willAppear(animated: animated) }
        viewIsAppearing(animated)
        appearance.isShown = false
        appearance.isPending = true
    }

    /// Called after the first layout since `willAppear`.
    func finishAppearing() {
        guard !appearance.isHeld else { return }
        let appears = appearance.isPending
        if appears {
            appearance.isPending = false
            appearance.isShown = true
            viewDidAppear(appearance.isAnimated)
            showAccessory()
        }
        shownChildren.forEach { $0.finishAppearing() }
        if appears { didShowChildren(animated: appearance.isAnimated) }
        presentation.presented?.finishAppearing()
    }

    func willDisappear(animated: Bool) {
        guard isShownOrAppearing, !appearance.isDisappearing else { return }
        appearance.isPending = false
        appearance.isShown = true
        appearance.isDisappearing = true
        appearance.isAnimated = animated
        viewWillDisappear(animated)
        hideAccessory()
        shownChildren.forEach { $0.willDisappear(animated: animated) }
    }

    func didDisappear() {
        guard appearance.isDisappearing else { return }
        appearance.isDisappearing = false
        appearance.isShown = false
        viewDidDisappear(appearance.isAnimated)
        shownChildren.forEach { $0.didDisappear() }
    }

    func disappear() {
        willDisappear(animated: false)
        didDisappear()
    }

    /// Begins a child's appearance or disappearance; for containers that don't forward automatically.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        // A transition may turn around, but it doesn't begin twice.
        if appearance.begun == isAppearing { logUnbalancedAppearance() }
        appearance.begun = isAppearing
        appearance.isHeld = true
        if isAppearing { willAppear(animated: animated) } else { willDisappear(animated: animated) }
    }

    public func endAppearanceTransition() {
        if appearance.begun == nil { logUnbalancedAppearance() }
        appearance.begun = nil
        appearance.isHeld = false
        if appearance.isDisappearing { didDisappear() } else { finishAppearing() }
    }

    private func logUnbalancedAppearance() {
        UIKitLog.write(
            "Unbalanced calls to begin/end appearance transitions for <\(shortClassName(of: self)): \(address(of: self))>."
        )
    }
}

/// The accessory of a controller that can be the first responder: a bar at the screen's bottom for as long as it is shown.
///
/// Provenance: claimed — a controller that overrides `inputAccessoryView` and `canBecomeFirstResponder` shows its accessory without
/// asking for it, and again when a field in it resigns: apps and tutorials rely on it, Apple's documentation is silent.
extension UIViewController {
    var keepsAccessory: Bool {
        appearance.isShown && !appearance.isDisappearing && canBecomeFirstResponder && inputAccessoryView != nil
    }

    fileprivate func showAccessory() {
        guard UIApplication.shared.firstResponder == nil, keepsAccessory else { return }
        becomeFirstResponder()
    }

    fileprivate func hideAccessory() {
        let first = UIApplication.shared.firstResponder
        guard let first, canBecomeFirstResponder, first.firstResponder(where: { $0 === self }) != nil,
            inputAccessoryView != nil
        else { return }
        first.loseFirstResponder()
    }
}
