/// A view that joins or leaves a window makes its controller appear or disappear, if that is a child of a visible one or nobody's.
///
/// A controller whose view is added without `addChild` is told that it appears, too, though nobody forwards rotations, presentations
/// or traits to it.
///
/// Provenance: claimed — a controller without a parent appears and disappears as its view joins and leaves a window: apps that add
/// views without `addChild` set their titles and load their rows in `viewWillAppear`, and show them on devices; Apple's
/// documentation is silent.
extension UIViewController {
    func viewJoins(_ window: UIWindow) {
        guard !isShownOrAppearing, !appearance.isHeld else { return }
        if let parent {
            guard parent.isShownOrAppearing, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        } else {
            guard isAlone(in: window) else { return }
            window.appearingAlone.append(WeakController(controller: self))
        }
        willAppear()
    }

    func viewLeaves(_ window: UIWindow?) {
        guard parent != nil || isAlone(in: window), !appearance.isHeld, !appearance.isDisappearing else { return }
        disappear()
    }

    /// True if no parent, presenting controller or window makes this controller appear.
    private func isAlone(in window: UIWindow?) -> Bool {
        parent == nil && presentingViewController == nil && window?.rootViewController !== self
    }
}

struct WeakController {
    weak var controller: UIViewController?
}

extension UIWindow {
    /// Called after a layout: controllers without a parent that began to appear have appeared.
    func finishAppearing() {
        rootViewController?.finishAppearing()
        guard !appearingAlone.isEmpty else { return }
        let appearing = appearingAlone
        appearingAlone = []
        appearing.forEach { $0.controller?.finishAppearing() }
    }
}
