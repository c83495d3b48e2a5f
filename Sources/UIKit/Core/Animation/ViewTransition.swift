import Graphics

/// A transition of a view to another picture: the old one is stored and drawn until the transition ends.
@MainActor struct ViewTransition {
    enum Kind: UInt {
        case flipFromLeft = 1
        case flipFromRight, curlUp, curlDown, crossDissolve, flipFromTop, flipFromBottom
    }

    private(set) weak var view: UIView?
    let kind: Kind
    let run: AnimationRun
    /// In coordinates whose origin is that of the bounds.
    let before: DisplayList

    init(view: UIView, kind: Kind, run: AnimationRun, before: DisplayList) {
        self.view = view
        self.kind = kind
        self.run = run
        self.before = before
    }

    /// Draws both pictures at the present progress; flips are flat, curls a sheet that is drawn away.
    func record(
        into recorder: inout DisplayListRecorder, bounds: CGRect, at time: TimeInterval,
        after: (inout DisplayListRecorder) -> Void
    ) {
        let progress = min(max(CGFloat(run.progress(at: time)), 0), 1)
        switch kind {
        case .crossDissolve:
            after(&recorder)
            draw(into: &recorder, bounds, alpha: 1 - progress)
        case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom:
            flip(into: &recorder, bounds, progress, after)
        case .curlUp:
            after(&recorder)
            shifted(into: &recorder, bounds, by: -progress * bounds.height) { draw(into: &$0, bounds, alpha: 1) }
        case .curlDown:
            draw(into: &recorder, bounds, alpha: 1)
            shifted(into: &recorder, bounds, by: (progress - 1) * bounds.height, after)
        }
    }

    private func draw(into recorder: inout DisplayListRecorder, _ bounds: CGRect, alpha: CGFloat) {
        guard alpha > 0 else { return }
        recorder.grouping(alpha: Double(alpha)) { recorder in
            recorder.saving { recorder in
                recorder.translate(x: bounds.minX, y: bounds.minY)
                recorder.append(before)
            }
        }
    }

    /// A half rotation about the middle, the far side drawn smaller.
    ///
    /// Provenance: estimated — an eye 1000 pt away from a view that flips: not published.
    private func flip(
        into recorder: inout DisplayListRecorder, _ bounds: CGRect, _ progress: CGFloat,
        _ after: (inout DisplayListRecorder) -> Void
    ) {
        let isFirst = progress < 0.5
        func side(_ recorder: inout DisplayListRecorder) {
            if isFirst { draw(into: &recorder, bounds, alpha: 1) } else { after(&recorder) }
        }
        guard progress > 0, progress < 1 else { return side(&recorder) }
        // The second side comes from behind, so it is rotated back by the remaining angle.
        let angle = .pi * (isFirst ? progress : progress - 1)
        let direction: CGFloat = kind == .flipFromRight || kind == .flipFromBottom ? -1 : 1
        let isAcross = kind == .flipFromLeft || kind == .flipFromRight
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 1000
        let turn =
            isAcross
            ? CATransform3DRotate(eye, direction * angle, 0, 1, 0)
            : CATransform3DRotate(eye, -direction * angle, 1, 0, 0)
        let map = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
            .concatenating(turn)
            .concatenating(CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
        guard map.projection.determinant != 0 else { return }
        recorder.projected(DisplayList { side(&$0) }, in: bounds, map.projection)
    }

    private func shifted(
        into recorder: inout DisplayListRecorder, _ bounds: CGRect, by distance: CGFloat,
        _ body: (inout DisplayListRecorder) -> Void
    ) {
        recorder.saving { recorder in
            recorder.clip(bounds)
            recorder.translate(x: 0, y: distance)
            body(&recorder)
        }
    }
}

extension UIView {
    /// Changes a view's content, and animates the transition to it.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let timeline = UIApplication.shared.animations
        let timing = timing(duration, 0, options, curve: options.curve)
        let run = timeline.makeRun(
            timing, at: UIApplication.shared.now, allowsTouches: options.contains(.allowUserInteraction))
        let animates = areAnimationsEnabled && timing.duration > 0
        if animates, let kind = options.transition {
            timeline.add(ViewTransition(view: view, kind: kind, run: run, before: view.displayList()))
        }
        let isAnimated = animates && (options.transition == nil || options.contains(.allowAnimatedContent))
        AnimationContext.run(AnimationContext.Frame(run: isAnimated ? run : nil)) { animations?() }
        view.setNeedsComposition()
        timeline.finishBlock(run, completion: completion ?? { _ in })
        LayoutTransaction.request()
    }

    /// Replaces a view by another, or shows it instead.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(false)
            return
        }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}
