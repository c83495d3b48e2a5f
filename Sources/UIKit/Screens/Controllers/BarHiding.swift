/// A finger that hides a navigation controller's bars, and brings them back.
///
/// Provenance: estimated — a finger hides bars after 15 pt, a third of a bar's height: not published.
@MainActor final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController
    let swipe = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    private static let distance: CGFloat = 15

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        swipe.delegate = self
        swipe.isEnabled = false
        swipe.targets.handlers.append { [weak self] _ in self?.swiped() }
        tap.delegate = self
        tap.isEnabled = false
        tap.cancelsTouchesInView = false
        tap.targets.handlers.append { [weak self] _ in self?.tapped() }
        navigation.view.addGestureRecognizer(swipe)
        navigation.view.addGestureRecognizer(tap)
    }

    private func swiped() {
        guard swipe.state == .changed, let view = navigation.viewIfLoaded else { return }
        let way = swipe.translation(in: view).y
        guard abs(way) > Self.distance else { return }
        setHidden(way < 0)
        swipe.setTranslation(.zero, in: view)
    }

    private func tapped() { setHidden(!navigation.isNavigationBarHidden) }

    func setHidden(_ hidden: Bool) {
        navigation.setNavigationBarHidden(hidden, animated: true)
        let hasTools = navigation.topViewController?.toolbarItems?.isEmpty == false
        if hasTools { navigation.setToolbarHidden(hidden, animated: true) }
    }

    /// Lets the content scroll at the same time.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }

    /// Leaves touches on bars and controls to them.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = touch.view else { return true }
        if view.isDescendant(of: navigation.navigationBar) { return false }
        return gestureRecognizer === swipe || !(view is UIControl)
    }
}

extension UINavigationController {
    private var barHiding: BarHiding {
        if let known = stack.barHiding { return known }
        loadViewIfNeeded()
        let made = BarHiding(self)
        stack.barHiding = made
        return made
    }

    /// Hides the bars as a finger moves up in the content, and shows them as it moves down.
    public var hidesBarsOnSwipe: Bool {
        get { stack.barHiding?.swipe.isEnabled ?? false }
        set { if newValue != hidesBarsOnSwipe { barHiding.swipe.isEnabled = newValue } }
    }
    /// Hides or shows the bars for a tap on the content.
    public var hidesBarsOnTap: Bool {
        get { stack.barHiding?.tap.isEnabled ?? false }
        set { if newValue != hidesBarsOnTap { barHiding.tap.isEnabled = newValue } }
    }
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
}
