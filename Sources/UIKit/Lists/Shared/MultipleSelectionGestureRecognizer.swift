/// A list whose rows or items are selected by drawing two fingers over them.
@MainActor protocol MultipleSelectionList: UIScrollView {
    /// Asks the delegate, and notifies it if it agrees.
    func beginMultipleSelection(at point: CGPoint) -> Bool
    func selectMultiple(at point: CGPoint)
    func endMultipleSelection()
}

/// Two fingers drawn over a list: what they pass is selected.
///
/// The list's scrolling waits until this fails, which it does as soon as one finger moves on alone.
final class MultipleSelectionGestureRecognizer: UIPanGestureRecognizer {
    private var start: CGPoint?
    private var list: (any MultipleSelectionList)? { view as? any MultipleSelectionList }

    init() {
        super.init(target: nil, action: nil)
        minimumNumberOfTouches = 2
        maximumNumberOfTouches = 2
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if start == nil { start = location(in: nil) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible, numberOfTouches < minimumNumberOfTouches, let start else { return }
        let place = location(in: nil)
        if abs(place.x - start.x) + abs(place.y - start.y) > Self.slop { state = .failed }
    }

    override func reset() {
        super.reset()
        start = nil
    }

    /// The distance that one finger may move before a second comes, points.
    private static let slop: CGFloat = 4

    override func mayBegin() -> Bool {
        guard let list else { return false }
        return list.beginMultipleSelection(at: location(in: list))
    }

    override func stateDidChange() {
        guard let list else { return }
        switch state {
        case .began, .changed: list.selectMultiple(at: location(in: list))
        case .ended, .cancelled: list.endMultipleSelection()
        case .possible, .failed: break
        }
    }
}

extension UIScrollView {
    /// A list that allows several selections in editing gets the gesture.
    func installMultipleSelection(_ isAllowed: Bool) {
        let installed = gestureRecognizers?.first { $0 is MultipleSelectionGestureRecognizer }
        if let installed {
            installed.isEnabled = isAllowed
        } else if isAllowed {
            let recognizer = MultipleSelectionGestureRecognizer()
            addGestureRecognizer(recognizer)
            panGestureRecognizer.require(toFail: recognizer)
        }
    }
}
