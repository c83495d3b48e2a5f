/// A guide that moves about its view, with constraints that are active only near some edges or away from them.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [UInt: [NSLayoutConstraint]] = [:]
    private var away: [UInt: [NSLayoutConstraint]] = [:]

    /// The edges of its view that the guide is near to.
    var presentEdges: NSDirectionalRectEdge { [] }

    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
        near[edge.rawValue] = trackedConstraints
        activateTracked()
    }
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
        away[edge.rawValue] = trackedConstraints
        activateTracked()
    }
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near[edge.rawValue] ?? []
    }
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away[edge.rawValue] ?? []
    }
    open func removeAllTrackedConstraints() {
        let all = (near.keys.sorted().flatMap { near[$0] ?? [] }) + (away.keys.sorted().flatMap { away[$0] ?? [] })
        NSLayoutConstraint.deactivate(all)
        (near, away) = ([:], [:])
    }

    /// Deactivates first, so that mutually exclusive constraints are never active together.
    func activateTracked() {
        var (active, inactive): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
        for edge in near.keys.sorted() {
            let isNear = presentEdges.contains(NSDirectionalRectEdge(rawValue: edge))
            if isNear { active += near[edge] ?? [] } else { inactive += near[edge] ?? [] }
        }
        for edge in away.keys.sorted() {
            let isNear = !presentEdges.isDisjoint(with: NSDirectionalRectEdge(rawValue: edge))
            if isNear { inactive += away[edge] ?? [] } else { active += away[edge] ?? [] }
        }
        NSLayoutConstraint.deactivate(inactive)
        NSLayoutConstraint.activate(active)
    }
}
