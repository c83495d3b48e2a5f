/// The animation block that is being run, if any; setters report changes to it.
@MainActor enum AnimationContext {
    struct Frame {
        /// nil inside `performWithoutAnimation`.
        var timing: AnimationTiming?
        var block: Int
        /// Views that changed, to be laid out inside the block.
        var touched: [UIView] = []
        var laysOutSubviews = false
    }

    private(set) static var stack: [Frame] = []
    static var isEnabled = true

    static var current: AnimationTiming? { stack.last?.timing }

    static func run(_ frame: Frame, _ body: () -> Void) {
        stack.append(frame)
        body()
        if frame.laysOutSubviews {
            for view in stack.last?.touched ?? [] { view.layoutIfNeeded() }
        }
        stack.removeLast()
    }

    /// A property was set from outside or by layout.
    static func changed(_ view: UIView, _ key: AnimatedKey, from old: AnimatedValue, to new: AnimatedValue) {
        guard let frame = stack.last, let timing = frame.timing, isEnabled else { return }
        let timeline = UIApplication.shared.animations
        let now = UIApplication.shared.now
        let start = timeline.value(of: key, for: view, at: now) ?? old
        timeline.add(
            AnimationTimeline.Track(
                view: view, key: key, from: start, to: new, timing: timing, start: now, block: frame.block))
        if frame.laysOutSubviews, !frame.touched.contains(where: { $0 === view }) {
            stack[stack.count - 1].touched.append(view)
        }
    }

    /// Center and bounds, each where it changed.
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
