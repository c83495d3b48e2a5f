/// The animations under way: for each view and property where it comes from, where it goes and when.
///
/// Views hold their end values from the moment of the block on; this says what to draw until then. Times are seconds on
/// the host's clock. A later animation of the same property takes over from where the earlier one is.
@MainActor package final class AnimationTimeline {
    /// One property of one view on its way.
    @MainActor package struct Track {
        package private(set) weak var view: UIView?
        package let key: AnimatedKey
        package let from: AnimatedValue
        package let to: AnimatedValue
        package let timing: AnimationTiming
        let start: TimeInterval
        let block: Int

        init(
            view: UIView, key: AnimatedKey, from: AnimatedValue, to: AnimatedValue, timing: AnimationTiming,
            start: TimeInterval, block: Int
        ) {
            self.view = view
            self.key = key
            self.from = from
            self.to = to
            self.timing = timing
            self.start = start
            self.block = block
        }

        /// What is to be seen at a time: the start value during the delay, the end value from the end on.
        package func value(at time: TimeInterval) -> AnimatedValue {
            from.interpolated(to: to, progress: timing.progress(at: time - start))
        }

        package func isOver(at time: TimeInterval) -> Bool { time >= start + timing.total }
    }

    private struct Pending {
        let end: TimeInterval
        let block: Int
        let completion: (Bool) -> Void
    }

    package private(set) var tracks: [Track] = []
    private var pending: [Pending] = []
    private var blocks = 0

    /// Whether hosts have to draw frames in between, or somebody waits for an end.
    package var isRunning: Bool { !tracks.isEmpty || !pending.isEmpty }

    func beginBlock() -> Int {
        blocks += 1
        return blocks
    }

    func add(_ track: Track) {
        tracks.removeAll { $0.view === track.view && $0.key == track.key }
        tracks.append(track)
    }

    /// The completion of a block waits for the end of what the block animates; of nothing, for the next turn.
    func endBlock(_ block: Int, at now: TimeInterval, timing: AnimationTiming, completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        let animates = tracks.contains { $0.block == block }
        pending.append(Pending(end: animates ? now + timing.total : now, block: block, completion: completion))
    }

    /// What is to be seen of a view's property at a time; nil where it isn't animated.
    package func value(of key: AnimatedKey, for view: UIView, at time: TimeInterval) -> AnimatedValue? {
        tracks.last { $0.view === view && $0.key == key }?.value(at: time)
    }

    /// Drops what is over, and tells those who wait, in the order of their ends.
    func advance(to time: TimeInterval) {
        for track in tracks { track.view?.setNeedsComposition() }
        tracks.removeAll { $0.view == nil || $0.isOver(at: time) }
        let due = pending.filter { $0.end <= time }.sorted { ($0.end, $0.block) < ($1.end, $1.block) }
        pending.removeAll { $0.end <= time }
        for waiting in due { waiting.completion(true) }
    }

    /// Another device starts: nobody waits any more.
    func removeAll() {
        tracks = []
        pending = []
    }

    /// Ends a view's animations where they lead.
    func removeTracks(of view: UIView) {
        tracks.removeAll { $0.view === view }
    }
}

/// When an animation runs, and how.
package struct AnimationTiming: Hashable, Sendable {
    package var duration: TimeInterval
    package var delay: TimeInterval = 0
    package var curve = AnimationCurve.easeInOut
    package var repeats = false
    /// Goes back the same way after each run.
    package var autoreverses = false

    /// From the block to the end: without end where it repeats.
    package var total: TimeInterval {
        repeats ? .infinity : delay + duration * (autoreverses ? 2 : 1)
    }

    /// - Parameter elapsed: since the block.
    package func progress(at elapsed: TimeInterval) -> Double {
        let running = elapsed - delay
        guard running > 0 || delay == 0 else { return 0 }
        guard elapsed < total, duration > 0 else { return 1 }
        let runs = running / duration
        let run = runs.rounded(.down)
        let share = runs - run
        let goesBack = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
        return curve.progress(at: goesBack ? 1 - share : share, duration: duration)
    }
}
