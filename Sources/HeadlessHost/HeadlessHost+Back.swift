import UIKit

extension HeadlessHost {
    /// Goes back as a user does: to the screen before on the front navigation stack, else away from the presented screen.
    ///
    /// Nothing happens while a text is being edited, in front of an alert, on a screen that must be answered
    /// (`isModalInPresentation`), and on the first screen.
    ///
    /// - Returns: true where it went back.
    @discardableResult
    public func goBack() -> Bool {
        guard let root = shownWindow.rootViewController, !(UIApplication.shared.firstResponder is any UIKeyInput)
        else { return false }
        var front = root
        while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
        if let stack = Self.stack(in: front) {
            stack.popViewController(animated: true)
        } else if front !== root, !(front is UIAlertController), !front.isModalInPresentation {
            front.dismiss(animated: true)
        } else {
            return false
        }
        settle()
        return true
    }

    /// The innermost shown navigation stack that has a screen to go back to.
    private static func stack(in controller: UIViewController) -> UINavigationController? {
        for child in controller.children.reversed() where child.viewIfLoaded?.window != nil {
            if let stack = stack(in: child) { return stack }
        }
        guard let stack = controller as? UINavigationController, stack.viewControllers.count > 1 else { return nil }
        return stack
    }

    /// The title of the screen in front, as its bar shows it; nil where it has none.
    package var shownTitle: String? {
        guard var front = shownWindow.rootViewController else { return nil }
        while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
        while let child = front.children.last(where: { $0.viewIfLoaded?.window != nil }) { front = child }
        return front.navigationItem.title ?? front.title
    }
}
