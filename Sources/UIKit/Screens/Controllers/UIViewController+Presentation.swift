extension UIViewController {
    var ensuredPresentationController: UIPresentationController? {
        if let controller = presentation.controller { return controller }
        if let parent { return parent.presentationController }
        let controller = makePresentationController(presenting: nil, source: self)
        presentation.controller = controller
        return controller
    }

    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    public var popoverPresentationController: UIPopoverPresentationController? {
        (self as? UIAlertController)?.popoverSource ?? presentationController as? UIPopoverPresentationController
    }

    private func makePresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        if let own = makeOwnPresentationController(presenting: presenting) { return own }
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .custom:
            return transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
                ?? FullScreenPresentationController(presentedViewController: self, presenting: presenting)
        default: return FullScreenPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    /// The topmost container, as it is what a presentation covers; a current context ends at the one that defines it.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        var controller = self
        let isContextual = style == .currentContext || style == .overCurrentContext
        while let parent = controller.parent, !(isContextual && controller.definesPresentationContext) {
            controller = parent
        }
        return controller
    }

    /// - Raises: `NSInvalidArgumentException` for a controller that is presented already, or is this one.
    func startPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard presented !== self else {
            UIKitException.raise(
                .invalidArgument,
                "Application tried to present modally a view controller \(describe(presented)) on itself.")
            return
        }
        if let other = presented.presentation.presenting {
            UIKitException.raise(
                .invalidArgument,
                "Application tried to present modally a view controller \(describe(presented)) that is already being "
                    + "presented by \(describe(other)).")
            return
        }
        if presented.appearsInPlace() {
            completion?()
            return
        }
        guard presented.parent == nil else {
            UIKitException.raise(
                .invalidArgument,
                "Application tried to present modally a view controller \(describe(presented)) that has a parent view "
                    + "controller \(presented.parent.map(describe) ?? "").")
            return
        }
        let presenter = presenter(for: presented.modalPresentationStyle)
        let attempt =
            "Attempt to present \(describe(presented)) on \(describe(presenter)) (from \(describe(self)))"
        if let shown = presenter.presentation.presented {
            UIKitLog.write("\(attempt) which is already presenting \(describe(shown)).")
            return
        }
        guard let window = presenter.viewIfLoaded?.window else {
            UIKitLog.write("\(attempt) whose view is not in the window hierarchy.")
            return
        }
        let controller =
            presented.presentation.controller
            ?? presented.makePresentationController(presenting: presenter, source: self)
        let adapted = presented.adapt(controller, in: window)
        adapted.adopt(presenting: presenter)
        presented.presentation.controller = adapted
        presented.presentation.presenting = presenter
        presenter.presentation.presented = presented
        Presentation(adapted, source: self).present(in: window, animated: animated, completion: completion)
    }

    /// A popover on a narrow screen becomes a sheet, unless its delegate wants it as it is.
    private func adapt(_ controller: UIPresentationController, in window: UIWindow) -> UIPresentationController {
        guard let popover = controller as? UIPopoverPresentationController,
            window.traitCollection.horizontalSizeClass != .regular
        else { return controller }
        let style =
            popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: window.traitCollection)
            ?? .pageSheet
        switch style {
        case .none, .popover:
            popover.delegate?.prepareForPopoverPresentation(popover)
            return controller
        case .fullScreen, .overFullScreen:
            return FullScreenPresentationController(
                presentedViewController: self, presenting: popover.presentingViewController)
        default:
            let sheet = popover.adaptiveSheetPresentationController
            if sheet.delegate == nil { sheet.delegate = popover.delegate }
            return sheet
        }
    }

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        // A container presents for its children, so that a child ends what it asked for: `presentedViewController` is the same.
        if let presenter = sequence(first: self, next: \.parent).first(where: { $0.presentation.presented != nil }) {
            presenter.dismissPresented(animated: animated, completion: completion)
            return
        }
        guard let presenter = presentingViewController else {
            completion?()
            return
        }
        presenter.dismissPresented(animated: animated, completion: completion)
    }

    /// The whole chain above goes; only its lowest controller is seen to move.
    private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
        guard let presented = presentation.presented, let controller = presented.presentation.controller else {
            completion?()
            return
        }
        if presented.presentation.presented != nil { presented.dismissPresented(animated: false, completion: nil) }
        Presentation(controller, source: presented).dismiss(animated: animated, completion: completion)
    }

    func preferredContentSizeChanged() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
