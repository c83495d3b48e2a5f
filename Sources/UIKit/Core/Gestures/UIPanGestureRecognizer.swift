/// Touches that drag: begins after 10 points of travel, changes with each move, ends when they are lifted.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    final var travel: PanTravel?

    /// The travel since the gesture was recognised, or since it was set, in a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint { vector(travel?.translation ?? .zero, in: view) }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let view else {
            travel?.setTranslation(translation)
            return
        }
        let start = view.convert(CGPoint.zero, to: nil)
        let end = view.convert(translation, to: nil)
        travel?.setTranslation(CGPoint(x: end.x - start.x, y: end.y - start.y))
    }
    /// In points a second.
    open func velocity(in view: UIView?) -> CGPoint {
        vector(travel?.velocity(at: UIApplication.shared.now) ?? .zero, in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > maximumNumberOfTouches {
            if state == .possible { return state = .failed }
            for touch in touches.inOrder.reversed() where numberOfTouches > maximumNumberOfTouches {
                ignore(touch, for: event)
            }
        }
        touchCountChanged(event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard travel != nil else { return }
        travel?.move(to: tracking.middle, time: event.timestamp)
        switch state {
        case .possible:
            guard let moved = travel?.travel, travel?.passesSlop(counting: countedTravel(moved)) ?? false else {
                return
            }
            state = .began
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let left = tracking.touches.filter { !$0.isOver }
        if left.count < minimumNumberOfTouches {
            state = state == .possible ? .failed : .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        failOrCancel()
    }

    open override func reset() {
        super.reset()
        travel = nil
    }

    /// The part of the travel that can start the gesture.
    func countedTravel(_ travel: CGPoint) -> CGPoint { travel }

    override func touchesStayed(_ event: UIEvent) { travel?.stayed(at: event.timestamp) }

    override func someTouchesLifted() {
        if !tracking.touches.isEmpty { travel?.recenter(at: tracking.middle) }
    }

    private func touchCountChanged(_ event: UIEvent) {
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        if travel == nil {
            travel = PanTravel(at: tracking.middle, time: event.timestamp)
        } else {
            travel?.recenter(at: tracking.middle)
        }
    }

    private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, vector != .zero else { return vector }
        let start = view.convert(CGPoint.zero, from: nil)
        let end = view.convert(vector, from: nil)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}

/// A pan that begins at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    /// The largest distance from the edge at which a touch may begin, in points.
    private static let reach: CGFloat = 13

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, !touches.inOrder.allSatisfy(isAtEdge) { return state = .failed }
        super.touchesBegan(touches, with: event)
    }

    private func isAtEdge(_ touch: UITouch) -> Bool {
        guard let window = touch.window else { return false }
        let (place, bounds) = (touch.location, window.bounds)
        return edges.contains(.left) && place.x < bounds.minX + Self.reach
            || edges.contains(.right) && place.x >= bounds.maxX - Self.reach
            || edges.contains(.top) && place.y < bounds.minY + Self.reach
            || edges.contains(.bottom) && place.y >= bounds.maxY - Self.reach
    }

    /// Only travel away from the edge counts.
    override func countedTravel(_ travel: CGPoint) -> CGPoint {
        func leaves(_ near: UIRectEdge, _ far: UIRectEdge, _ way: CGFloat) -> Bool {
            edges.contains(near) && way > 0 || edges.contains(far) && way < 0
        }
        return CGPoint(
            x: leaves(.left, .right, travel.x) ? travel.x : 0, y: leaves(.top, .bottom, travel.y) ? travel.y : 0)
    }
}
