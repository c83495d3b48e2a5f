/// The host's time: nothing below the hosts reads a clock.
extension UIApplication {
    /// Seconds on the host's clock.
    package var now: TimeInterval { timeline.now }

    /// Registers a scroll view that starts to scroll by itself.
    func animate(_ scrollView: any ScrollingContent) {
        timeline.moving.removeAll { $0.scrollView === scrollView }
        timeline.moving.append(Timeline.Moving(scrollView: scrollView))
        LayoutTransaction.request()
    }

    /// True if an animation, a deceleration or a scheduled action needs further frames.
    package var isAnimating: Bool {
        !timeline.moving.isEmpty || !timeline.fading.isEmpty || animations.isRunning || timeline.clock.isWaiting
            || timeline.displayLinks.contains { !$0.isPaused }
    }

    /// Advances all animations, decelerations and scheduled actions to a time.
    package func advance(to time: TimeInterval) {
        let previous = timeline.now
        runDueWaits(until: time)
        timeline.now = time
        for link in timeline.displayLinks { link.frame(at: time, after: previous) }
        let moving = timeline.moving
        timeline.moving = []
        let still = moving.filter { $0.scrollView?.advance(to: time) ?? false }
        timeline.moving.insert(contentsOf: still, at: 0)
        timeline.fading = timeline.fading.filter { $0.scrollView?.indicatorsFade(at: time) ?? false }
        animations.advance(to: time)
        firstResponder?.blinkCaret(at: time)
    }

    /// Delivers a touch at a point of the screen, at a time on the host's clock.
    package func deliver(_ phase: UITouch.Phase, at point: CGPoint, time: TimeInterval) {
        deliver([TouchSample(phase: phase, point: point)], time: time)
    }

    /// Delivers simultaneous changes of several touches; others stay in place.
    package func deliver(_ samples: [TouchSample], time: TimeInterval) {
        runDueWaits(until: time)
        timeline.now = time
        TouchStream.shared.report(samples, at: time)
    }
}

/// The application's state between the host's frames.
@MainActor struct Timeline {
    struct Moving {
        weak var scrollView: (any ScrollingContent)?
    }

    var now: TimeInterval = 0 { didSet { MediaTime.now = now } }
    var surroundings = DeviceSurroundings()
    let clock = HostClock()
    /// The same clock for frameworks beside UIKit; it is theirs once a host has started.
    let frameworkClock = FrameworkClock()
    let animations = AnimationTimeline()
    let assistance = Assistance()
    var moving: [Moving] = []
    var displayLinks: [CADisplayLink] = []
    struct Hovered {
        weak var recognizer: UIHoverGestureRecognizer?
    }

    /// The hover recognisers under the pointer.
    var hovered: [Hovered] = []
    /// Views with a keyboard layout guide.
    var keyboardFollowers: [WeakView] = []
    /// Undo managers with a group that is open until the end of this run-loop pass.
    var undoManagers: [OpenUndoManager] = []
    /// The edit menu, from when it was first shown.
    weak var touchObserver: (any TouchObserver)?
    /// The number of unbalanced requests to ignore touches.
    var touchBlocks = 0
    /// Scroll views whose indicators are fading out.
    var fading: [Moving] = []
    /// The messages logged so far of those that are logged once only.
    var givenWarnings: Set<OnceOnlyWarning> = []
}

/// An object that is notified of each new touch before the touched view.
@MainActor protocol TouchObserver: AnyObject {
    func touchBegan(on view: UIView)
}
