/// The running animations: for each view and property its start, its end and its timing.
///
/// Views have their end values from the block on; this gives the values to draw until then. A later animation of the
/// same property starts at the earlier one's present value.
@MainActor package final class AnimationTimeline {
    package private(set) var tracks: [AnimationTrack] = []
    /// Views with tracks, to skip the others quickly. `@exclusivity(unchecked)`: asked for each view that moves, and replaced
    /// whole or inserted into.
    @exclusivity(unchecked) private var animatedViews: Set<ObjectIdentifier> = []
    /// Runs with a completion or with running tracks.
    private var runs: [AnimationRun] = []
    let layers = LayerTimeline()
    private(set) var transitions: [ViewTransition] = []
    private var count = 0
    private var recorded: [AnimationRun]?

    /// True if hosts have to draw intermediate frames, or a completion is pending.
    package var isRunning: Bool {
        tracks.contains { $0.run.held == nil } || runs.contains { $0.held == nil && $0.completion != nil }
            || !transitions.isEmpty || layers.isRunning
    }

    func makeRun(_ timing: AnimationTiming, at now: TimeInterval, allowsTouches: Bool = false) -> AnimationRun {
        count += 1
        let run = AnimationRun(number: count, timing: timing, start: now, allowsTouches: allowsTouches)
        recorded?.append(run)
        return run
    }

    /// Returns the runs that a body begins.
    func recordingRuns(_ body: () -> Void) -> [AnimationRun] {
        let outer = recorded
        recorded = []
        body()
        defer { recorded = outer.map { $0 + (recorded ?? []) } }
        return recorded ?? []
    }

    // MARK: Tracks

    func animates(_ view: UIView) -> Bool {
        !animatedViews.isEmpty && animatedViews.contains(ObjectIdentifier(view))
    }

    func tracks(of view: UIView) -> [AnimationTrack] { animates(view) ? tracks.filter { $0.view === view } : [] }

    func tracks(of run: AnimationRun) -> [AnimationTrack] { tracks.filter { $0.run === run } }

    /// True if touches skip a view because it is animated.
    func blocksTouches(to view: UIView) -> Bool {
        animates(view) && tracks.contains { $0.view === view && !$0.run.allowsTouches && $0.run.held == nil }
    }

    func add(_ track: AnimationTrack, interrupting: Bool = false) {
        for old in tracks where old.view === track.view && old.key == track.key {
            if interrupting, old.run !== track.run { old.run.interrupt() }
        }
        tracks.removeAll { $0.view === track.view && $0.key == track.key }
        tracks.append(track)
        if let view = track.view { animatedViews.insert(ObjectIdentifier(view)) }
    }

    /// Adds a segment to a run's track; false where there is none yet.
    func extend(_ view: UIView, _ key: AnimatedKey, _ run: AnimationRun, _ stretch: AnimationTrack.Stretch) -> Bool {
        guard let index = tracks.firstIndex(where: { $0.view === view && $0.key == key && $0.run === run }) else {
            return false
        }
        tracks[index].append(stretch)
        return true
    }

    /// The value of a view's property at a time, as drawn; nil where it isn't animated.
    package func value(of key: AnimatedKey, for view: UIView, at time: TimeInterval) -> AnimatedValue? {
        guard animates(view) else { return nil }
        return tracks.last { $0.view === view && $0.key == key }?.value(at: time)
    }

    /// Ends a view's animations at their end values; their completions are called with false.
    func removeTracks(of view: UIView) {
        guard animates(view) else { return }
        for track in tracks where track.view === view { track.run.interrupt() }
        removeTracks { $0.view === view }
        transitions.removeAll { $0.view === view }
        view.setNeedsComposition()
    }

    func removeTracks(of run: AnimationRun) { removeTracks { $0.run === run } }

    private func removeTracks(where matches: (AnimationTrack) -> Bool) {
        tracks.removeAll(where: matches)
        animatedViews = Set(tracks.compactMap { $0.view.map { ObjectIdentifier($0) } })
    }

    // MARK: Runs

    /// Ends a block: its completion is called at the end of its animations; without any, in the next run-loop pass.
    func finishBlock(_ run: AnimationRun, completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        run.completion = completion
        runs.append(run)
    }

    func add(_ transition: ViewTransition) {
        transitions.removeAll { $0.view === transition.view }
        transitions.append(transition)
    }

    func transition(of view: UIView) -> ViewTransition? { transitions.last { $0.view === view } }

    /// Removes animations that are over, and calls completions in the order of their ends.
    func advance(to time: TimeInterval) {
        layers.advance(to: time)
        for track in tracks { track.view?.setNeedsComposition() }
        for transition in transitions { transition.view?.setNeedsComposition() }
        for run in runs where run.isOver(at: time) { run.willEnd?() }
        for track in tracks where track.view == nil && !track.run.isOver(at: time) { track.run.interrupt() }
        removeTracks { $0.view == nil || $0.run.isOver(at: time) }
        transitions.removeAll { $0.view == nil || $0.run.isOver(at: time) }
        let due = runs.filter { run in
            run.completion != nil && run.held == nil
                && (run.isOver(at: time)
                    || !tracks.contains { $0.run === run }
                        && !transitions.contains { $0.run === run })
        }
        guard !due.isEmpty else { return }
        runs.removeAll { run in due.contains { $0 === run } }
        let ordered = due.sorted {
            (min($0.end, time), $0.number) < (min($1.end, time), $1.number)
        }
        for run in ordered {
            let completion = run.completion
            (run.completion, run.willEnd) = (nil, nil)
            completion?(!run.wasInterrupted)
        }
    }

    /// Ends a run now, without calling its completion.
    func drop(_ run: AnimationRun) {
        removeTracks(of: run)
        (run.completion, run.willEnd) = (nil, nil)
        runs.removeAll { $0 === run }
    }

    /// Removes everything, without calling completions, as for another device.
    func removeAll() {
        tracks = []
        animatedViews = []
        // An animator and its run retain each other.
        for run in runs { (run.completion, run.willEnd) = (nil, nil) }
        runs = []
        transitions = []
    }
}
