/// The recognisers of a view, which owns them.
extension UIView {
    func replaceGestures(with wanted: [UIGestureRecognizer]) {
        for recognizer in viewGestures where !wanted.contains(where: { $0 === recognizer }) {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in wanted where recognizer.view !== self { addGestureRecognizer(recognizer) }
    }

    /// A recogniser has one view: it leaves the one that it had.
    func insertGesture(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        viewGestures.append(recognizer)
        recognizer.moved(to: self)
    }

    func dropGesture(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        viewGestures.removeAll { $0 === recognizer }
        recognizer.moved(to: nil)
    }
}

extension UIWindow {
    /// From screen coordinates to the window's own.
    func fromScreen(_ point: CGPoint) -> CGPoint { point.applying(geometry.toSuperview.inverted()) }
}

extension UIApplication {
    /// Until `endIgnoringInteractionEvents()` was called as often, no new touch reaches anybody.
    public func beginIgnoringInteractionEvents() { timeline.touchBlocks += 1 }
    public func endIgnoringInteractionEvents() { timeline.touchBlocks = max(0, timeline.touchBlocks - 1) }
    public var isIgnoringInteractionEvents: Bool { timeline.touchBlocks > 0 }

    /// A new touch at a place of the screen, on the deepest view of the topmost window that takes it.
    func touch(at point: CGPoint) -> UITouch? {
        guard !isIgnoringInteractionEvents else { return nil }
        for window in windowsFrontToBack {
            let place = window.fromScreen(point)
            guard let view = window.hitTest(place, with: nil) else { continue }
            UIMenuController.shared.touched(view)
            let touch = UITouch()
            touch.window = window
            touch.view = view
            touch.location = place
            touch.previousLocation = place
            return touch
        }
        return nil
    }
}
