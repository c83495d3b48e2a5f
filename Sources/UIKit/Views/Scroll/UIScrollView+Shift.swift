import Motion

/// Changes of the offset during a drag or a deceleration.
extension UIScrollView {
    /// Sets the offset for a program: a drag or deceleration continues from there, an animated offset ends.
    func setOffset(_ offset: CGPoint) {
        guard validates(offset) else { return }
        if let motion = scroll.motion, !motion.isDeceleration { stopMotion() }
        let distance = CGPoint(x: offset.x - contentOffset.x, y: offset.y - contentOffset.y)
        guard distance != .zero else { return }
        shiftDrag(by: distance)
        rebaseMotion(by: distance)
        moveContent(to: offset)
    }

    /// Moves the offset along with content whose length changed above the visible part.
    func shiftContent(by distance: CGPoint) {
        shiftDrag(by: distance)
        rebaseMotion(by: distance)
        moveContent(to: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
    }

    private func shiftDrag(by distance: CGPoint) {
        scroll.drag?.start.x += distance.x
        scroll.drag?.start.y += distance.y
    }

    /// Continues the present motion from the present moment, between the present edges.
    func rebaseMotion(by distance: CGPoint) {
        guard let motion = scroll.motion else { return }
        let now = UIApplication.shared.now
        let elapsed = max(0, now - motion.start)
        let range = restingOffsets
        switch motion.kind {
        case .deceleration(let x, let y):
            guard distance != .zero || x.depends(on: range.x) || y.depends(on: range.y) else { return }
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
