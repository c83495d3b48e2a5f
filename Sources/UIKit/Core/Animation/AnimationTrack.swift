/// The interpolation between keyframes.
enum KeyframeMode {
    case linear, discrete, paced, cubic, cubicPaced
}

/// The animation of one property of one view, in one or several segments.
///
/// Invariant: segments are in the order of their starts, and there is at least one.
@MainActor package struct AnimationTrack {
    struct Stretch {
        var from: AnimatedValue
        var to: AnimatedValue
        /// A fraction of the run.
        var start = 0.0
        var end = 1.0
    }

    package private(set) weak var view: UIView?
    package let key: AnimatedKey
    package let run: AnimationRun
    private(set) var stretches: [Stretch]
    private let mode: KeyframeMode

    init(view: UIView, key: AnimatedKey, run: AnimationRun, stretch: Stretch, mode: KeyframeMode = .linear) {
        self.view = view
        self.key = key
        self.run = run
        self.mode = mode
        stretches = [stretch]
    }

    mutating func append(_ stretch: Stretch) {
        let index = stretches.firstIndex { $0.start > stretch.start } ?? stretches.count
        stretches.insert(stretch, at: index)
    }

    /// The property's start value, and the value that the program set.
    var from: AnimatedValue { stretches[0].from }
    var to: AnimatedValue { stretches[stretches.count - 1].to }

    /// The value at a time, as drawn: the start value during the delay, the end value from the end on.
    package func value(at time: TimeInterval) -> AnimatedValue {
        let progress = run.progress(at: time)
        let present = stretches.lastIndex { $0.start <= progress } ?? 0
        let stretch = stretches[present]
        let length = stretch.end - stretch.start
        guard stretches.count > 1 || stretch.start > 0 || stretch.end < 1 || mode != .linear else {
            return stretch.from.interpolated(to: stretch.to, progress: progress)
        }
        let share = length > 0 ? min(max((progress - stretch.start) / length, 0), 1) : 1
        switch mode {
        case .linear: return stretch.from.interpolated(to: stretch.to, progress: share)
        case .discrete: return share < 1 ? stretch.from : stretch.to
        case .cubic: return smooth(present, share)
        case .paced, .cubicPaced: return paced(progress)
        }
    }

    /// A Catmull-Rom spline through the values at the segments' boundaries.
    private func smooth(_ index: Int, _ share: Double) -> AnimatedValue {
        let stretch = stretches[index]
        let before = index > 0 ? stretches[index - 1].from : stretch.from
        let after = index + 1 < stretches.count ? stretches[index + 1].to : stretch.to
        return AnimatedValue.spline(before, stretch.from, stretch.to, after, share)
    }

    /// At constant speed from the first start to the last end, whatever the segments' own times.
    private func paced(_ progress: Double) -> AnimatedValue {
        let lengths = stretches.map { $0.from.distance(to: $0.to) }
        let whole = lengths.reduce(0, +)
        let first = stretches[0].start
        let last = stretches[stretches.count - 1].end
        guard whole > 0, last > first else { return progress < last ? from : to }
        var rest = min(max((progress - first) / (last - first), 0), 1) * whole
        for (index, length) in lengths.enumerated() {
            if rest <= length || index == lengths.count - 1 {
                let share = length > 0 ? min(rest / length, 1) : 1
                if mode == .cubicPaced { return smooth(index, share) }
                return stretches[index].from.interpolated(to: stretches[index].to, progress: share)
            }
            rest -= length
        }
        return to
    }
}
