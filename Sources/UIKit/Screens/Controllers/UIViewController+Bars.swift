extension UIViewController {
    var ensuredTabBarItem: UITabBarItem {
        if let item = ownTabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        ownTabBarItem = item
        return item
    }

    var ensuredEditButtonItem: UIBarButtonItem {
        if let item = ownEditButtonItem { return item }
        let item = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        ownEditButtonItem = item
        updateEditButtonItem()
        return item
    }

    func updateEditButtonItem() {
        guard let item = ownEditButtonItem else { return }
        item.title = isEditing ? "Done" : "Edit"
        item.style = isEditing ? .done : .plain
    }

    /// Exchanges the views of two children in this controller's view.
    ///
    /// - Raises: `NSInvalidArgumentException` unless both are children of this controller.
    func exchange(
        _ old: UIViewController, for new: UIViewController, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard old.parent === self, new.parent === self else {
            UIKitException.raise(
                .invalidArgument,
                "Children view controllers \(describe(old)) and \(describe(new)) must have a common parent view "
                    + "controller when calling -[UIViewController transitionFromViewController:toViewController:"
                    + "duration:options:animations:completion:]")
            return
        }
        let animated = duration > 0
        old.appearance.isHeld = true
        new.appearance.isHeld = true
        old.willDisappear(animated: animated)
        if isShownOrAppearing { new.willAppear(animated: animated) }
        if let newView = new.view { (old.view.superview ?? view)?.addSubview(newView) }
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            old.view.removeFromSuperview()
            old.appearance.isHeld = false
            old.didDisappear()
            new.appearance.isHeld = false
            new.finishAppearing()
            completion?(finished)
        }
    }

    func describe(_ controller: UIViewController) -> String {
        "<\(shortClassName(of: controller)): \(address(of: controller))>"
    }
}
