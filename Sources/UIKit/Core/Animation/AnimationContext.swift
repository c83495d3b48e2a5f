/// The animation block that is running, if any; setters report changes to it.
///
/// `@exclusivity(unchecked)`: blocks of the app run between `append` and `removeLast`, not within either; `changeFrame` gets
/// closures of this folder that set a member. Each setter of a view's geometry asks whether there is an animation.
@MainActor enum AnimationContext {
    struct Frame {
        /// nil inside `performWithoutAnimation`.
        var run: AnimationRun?
        /// The interval of the run that changes span, as fractions.
        var start = 0.0
        var end = 1.0
        /// Changes of the same property follow each other instead of replacing one another.
        var isKeyframe = false
        var keyframeMode = KeyframeMode.linear
        /// Animations that are replaced count as interrupted.
        var interrupts = false
        /// Views that changed, to be laid out inside the block.
        var touched: [UIView] = []
        var laysOutSubviews = false
    }

    @exclusivity(unchecked) private(set) static var stack: [Frame] = []
    @exclusivity(unchecked) static var isEnabled = true

    static var current: AnimationTiming? { stack.last?.run?.timing }

    static func run(_ frame: Frame, _ body: () -> Void) {
        stack.append(frame)
        body()
        if frame.laysOutSubviews {
            for view in stack.last?.touched ?? [] { view.layoutIfNeeded() }
        }
        stack.removeLast()
    }

    /// Attributes later changes to the frame, until `end()`.
    static func begin(_ frame: Frame) { stack.append(frame) }
    static func end() { stack.removeLast() }
    static func changeFrame(_ change: (inout Frame) -> Void) {
        if !stack.isEmpty { change(&stack[stack.count - 1]) }
    }

    /// Records that a property was set by the app or by layout.
    static func changed(_ view: UIView, _ key: AnimatedKey, from old: AnimatedValue, to new: AnimatedValue) {
        guard let frame = stack.last, let run = frame.run, isEnabled else { return }
        let timeline = UIApplication.shared.animations
        let stretch = AnimationTrack.Stretch(from: old, to: new, start: frame.start, end: frame.end)
        if !frame.isKeyframe || !timeline.extend(view, key, run, stretch) {
            let now = UIApplication.shared.now
            let present = timeline.value(of: key, for: view, at: now) ?? old
            timeline.add(
                AnimationTrack(
                    view: view, key: key, run: run,
                    stretch: AnimationTrack.Stretch(from: present, to: new, start: frame.start, end: frame.end),
                    mode: frame.keyframeMode),
                interrupting: frame.interrupts)
        }
        if frame.laysOutSubviews, !frame.touched.contains(where: { $0 === view }) {
            stack[stack.count - 1].touched.append(view)
        }
    }

    /// Records centre and bounds, each where it changed.
    static func geometryChanged(of view: UIView, from old: ViewGeometry, to new: ViewGeometry) {
        guard !stack.isEmpty else { return }
        if old.center != new.center { changed(view, .center, from: .point(old.center), to: .point(new.center)) }
        if old.bounds != new.bounds {
            changed(view, .bounds, from: .rectangle(old.bounds), to: .rectangle(new.bounds))
        }
    }
}

extension UIApplication {
    /// The animations of the views of all windows.
    package var animations: AnimationTimeline { timeline.animations }
}
