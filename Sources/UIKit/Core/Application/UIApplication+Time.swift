/// The host's time: nothing below the hosts reads a clock.
extension UIApplication {
    /// Seconds on the host's clock.
    package var now: TimeInterval { timeline.now }

    /// A scroll view starts to move by itself.
    func animate(_ scrollView: any ScrollingContent) {
        timeline.moving.removeAll { $0.scrollView === scrollView }
        timeline.moving.append(Timeline.Moving(scrollView: scrollView))
        Commit.request()
    }

    /// Whether something moves by itself, or waits for its time, so that more frames are needed.
    package var isAnimating: Bool {
        !timeline.moving.isEmpty || !timeline.fading.isEmpty || animations.isRunning || timeline.clock.isWaiting
            || timeline.displayLinks.contains { !$0.isPaused }
    }

    /// Brings everything that moves by itself to a time.
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

    /// A finger at a place of the screen, at a time on the host's clock.
    package func deliver(_ phase: UITouch.Phase, at point: CGPoint, time: TimeInterval) {
        deliver([TouchSample(phase: phase, point: point)], time: time)
    }

    /// What several fingers do at one moment; those that aren't named stay where they are.
    package func deliver(_ samples: [TouchSample], time: TimeInterval) {
        runDueWaits(until: time)
        timeline.now = time
        TouchStream.shared.report(samples, at: time)
    }
}

/// What the application keeps between the host's frames.
@MainActor struct Timeline {
    struct Moving {
        weak var scrollView: (any ScrollingContent)?
    }

    var now: TimeInterval = 0 { didSet { MediaTime.now = now } }
    var surroundings = DeviceSurroundings()
    let clock = HostClock()
    let animations = AnimationTimeline()
    let assistance = Assistance()
    var moving: [Moving] = []
    var displayLinks: [CADisplayLink] = []
    struct Hovered {
        weak var recognizer: UIHoverGestureRecognizer?
    }

    /// What the pointer is over.
    var hovered: [Hovered] = []
    /// Views with a guide that follows the keyboard.
    var keyboardFollowers: [WeakView] = []
    /// Managers that have a group open until the end of this turn.
    var undoManagers: [OpenUndoManager] = []
    /// How many times the program asked for touches to be left out.
    var touchBlocks = 0
    /// Scroll views whose indicators go.
    var fading: [Moving] = []
}
