import HostTime

/// The host's time: nothing below the hosts reads a clock.
extension UIApplication {
    /// Seconds on the host's clock.
    package var now: TimeInterval { timeline.now }

    /// Registers a scroll view that starts to scroll by itself.
    func animate(_ scrollView: UIScrollView) {
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
        (firstResponder as? any TextEditorHost)?.editor.blink(at: time)
    }

    /// Starts over with another device: animations, scheduled actions and touches are dropped. The clock returns to
    /// zero.
    package func restart() {
        HostTime.clock = timeline.frameworkClock
        for moving in timeline.moving { moving.scrollView?.scroll.motion = nil }
        for fading in timeline.fading { fading.scrollView?.scroll.indicators.hide() }
        timeline.moving = []
        timeline.fading = []
        for link in timeline.displayLinks { link.invalidate() }
        timeline.clock.cancelAll()
        animations.removeAll()
        TouchStream.shared.abandon()
        GestureArbiter.shared.abandon()
        firstResponder = nil
        keyboard.restart()
        UIMenuController.shared.hideMenu()
        MenuPresentation.abandon()
        backgroundTasks = BackgroundTasks()
        externalURLs = ExternalURLs()
        feedbackObserver = nil
        photos = []
        surroundings = DeviceSurroundings()
        connectedScenes = []
        hasScenes = false
        applicationState = .active
        timeline.touchBlocks = 0
        timeline.now = 0
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
        weak var scrollView: UIScrollView?
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
    var keyboardFollowers: [KeyboardFollowers.Follower] = []
    /// Undo managers with a group that is open until the end of this run-loop pass.
    var undoManagers: [OpenUndoManager] = []
    /// The number of unbalanced requests to ignore touches.
    var touchBlocks = 0
    /// Scroll views whose indicators are fading out.
    var fading: [Moving] = []
}
