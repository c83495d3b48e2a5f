/// The recognisers of a view, which owns them.
extension UIView {
    func replaceGestures(with wanted: [UIGestureRecognizer]) {
        for recognizer in viewGestures where !wanted.contains(where: { $0 === recognizer }) {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in wanted where recognizer.view !== self { addGestureRecognizer(recognizer) }
    }

    /// Adds a recogniser and removes it from its former view.
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
    /// Converts from screen coordinates to the window's own.
    func fromScreen(_ point: CGPoint) -> CGPoint { point.applying(geometry.toSuperview.inverted()) }
}

extension UIApplication {
    /// Ignores new touches until `endIgnoringInteractionEvents()` was called as often.
    public func beginIgnoringInteractionEvents() { timeline.touchBlocks += 1 }
    public func endIgnoringInteractionEvents() { timeline.touchBlocks = max(0, timeline.touchBlocks - 1) }
    public var isIgnoringInteractionEvents: Bool { timeline.touchBlocks > 0 }

    /// A new touch at a point of the screen, on the deepest view of the topmost window that accepts it.
    func touch(at point: CGPoint) -> UITouch? {
        guard !isIgnoringInteractionEvents else { return nil }
        for window in windowsFrontToBack {
            let place = window.fromScreen(point)
            guard let view = window.hitTest(place, with: nil) else { continue }
            timeline.touchObserver?.touchBegan(on: view)
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
