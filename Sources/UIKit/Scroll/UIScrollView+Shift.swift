/// Content that changes its length above what the user sees, under a finger or while it coasts.
extension UIScrollView {
    /// Moves the offset together with the content, so that a finger or a motion goes on from where the content is now.
    func shiftContent(by distance: CGPoint) {
        if var drag = scroll.drag {
            drag.startOffset.x += distance.x
            drag.startOffset.y += distance.y
            for index in drag.samples.indices {
                drag.samples[index].offset.x += distance.x
                drag.samples[index].offset.y += distance.y
            }
            scroll.drag = drag
        }
        rebaseMotion(by: distance)
        contentOffset = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
    }

    /// Goes on with the present motion from the present moment, between the edges that hold now.
    func rebaseMotion(by distance: CGPoint) {
        guard let motion = scroll.motion else { return }
        let now = UIApplication.shared.now
        let elapsed = max(0, now - motion.start)
        let range = restingOffsets
        switch motion.kind {
        case .deceleration(let x, let y):
            guard distance != .zero || x.range != range.x || y.range != range.y else { return }
            scroll.motion = ScrollMotion(
                kind: .deceleration(
                    x: x.rebased(after: elapsed, by: distance.x, range: range.x),
                    y: y.rebased(after: elapsed, by: distance.y, range: range.y)), start: now)
        case .animation(let from, let to, let duration):
            guard distance != .zero else { return }
            scroll.motion = ScrollMotion(
                kind: .animation(
                    from: CGPoint(x: from.x + distance.x, y: from.y + distance.y),
                    to: CGPoint(x: to.x + distance.x, y: to.y + distance.y), duration: duration), start: motion.start)
        }
    }
}
