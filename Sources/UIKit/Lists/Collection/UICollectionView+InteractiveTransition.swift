/// A transition that a finger leads, from its start to its end or back.
struct InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    /// Called with whether the movement to the end was completed, and whether that end is the next layout.
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
    func beginTransition(
        to next: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if let running = state.transition {
            UIKitException.raise(
                .internalInconsistency,
                "startInteractiveTransition(to:completion:) was called while \(classAndAddress(self)) is in an "
                    + "interactive transition already. Call finishInteractiveTransition() or "
                    + "cancelInteractiveTransition() first; the running transition continues.")
            return running.layout
        }
        let old = state.layout
        guard next !== old, next.collectionView == nil else {
            UIKitException.raise(
                .invalidArgument,
                "startInteractiveTransition(to:completion:) was called with \(shortClassName(of: next)), which is the "
                    + "layout of \(next === old ? "this" : "another") collection view already. Make a layout for the "
                    + "transition.")
            return UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
        }
        prepareLayoutIfNeeded()
        let transition = transitionLayout(from: old, to: next)
        old.prepareForTransition(to: next)
        for layout in [next, transition] {
            layout.layoutState.collectionView = self
            layout.layoutState.needsPrepare = true
        }
        next.prepareForTransition(from: old)
        for key in state.order { state.shown[key]?.willTransition(from: old, to: next) }
        state.transition = InteractiveTransition(layout: transition, completion: completion)
        old.layoutWasReplaced(in: self)
        state.layout = transition
        transition.prepare()
        transition.offsets = (contentOffset, targetOffset(in: next))
        setNeedsLayout()
        return transition
    }

    /// The delegate's, where it leads from the one to the other.
    private func transitionLayout(
        from old: UICollectionViewLayout, to next: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        let plain = UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
        guard
            let told = delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: next)
        else { return plain }
        guard told.currentLayout === old, told.nextLayout === next else {
            UIKitException.raise(
                .internalInconsistency,
                "collectionView(_:transitionLayoutForOldLayout:newLayout:) returned a \(shortClassName(of: told)) from "
                    + "\(shortClassName(of: told.currentLayout)) to \(shortClassName(of: told.nextLayout)), which are "
                    + "not the layouts it was asked about. Make it with init(currentLayout:nextLayout:) of the two.")
            return plain
        }
        return told
    }

    /// The content offset that the next layout asks for.
    private func targetOffset(in layout: UICollectionViewLayout) -> CGPoint {
        let (size, inset) = (layout.collectionViewContentSize, adjustedContentInset)
        let proposed = CGPoint(
            x: max(-inset.left, min(contentOffset.x, size.width + inset.right - bounds.width)),
            y: max(-inset.top, min(contentOffset.y, size.height + inset.bottom - bounds.height)))
        let target = layout.targetContentOffset(forProposedContentOffset: proposed)
        return target.x.isFinite && target.y.isFinite ? target : proposed
    }

    func endTransition(isFinished: Bool) {
        guard let transition = state.transition else {
            return UIKitException.raise(
                .internalInconsistency,
                "\(isFinished ? "finishInteractiveTransition" : "cancelInteractiveTransition")() was called, but "
                    + "\(classAndAddress(self)) isn't in an interactive transition. Call "
                    + "startInteractiveTransition(to:completion:) first.")
        }
        let way = transition.layout
        let (old, next) = (way.currentLayout, way.nextLayout)
        let (stays, goes) = isFinished ? (next, old) : (old, next)
        let progress = min(max(way.transitionProgress, 0), 1)
        state.transition = nil
        way.layoutState.collectionView = nil
        goes.layoutState.collectionView = nil
        state.layout = stays
        stays.layoutState.needsPrepare = true
        for key in state.order { state.shown[key]?.reuse.measured = nil }
        let change = {
            self.prepareLayoutIfNeeded()
            self.contentOffset = isFinished ? way.offsets.end : way.offsets.start
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
        let finish = { (isDone: Bool) in
            for key in self.state.order { self.state.shown[key]?.didTransition(from: goes, to: stays) }
            old.finalizeLayoutTransition()
            next.finalizeLayoutTransition()
            transition.completion?(isDone, isFinished)
        }
        let remaining = isFinished ? 1 - progress : progress
        guard remaining > 0, window != nil, UIView.areAnimationsEnabled else {
            change()
            return finish(true)
        }
        UIView.animate(
            withDuration: Self.updateDuration * TimeInterval(remaining), animations: change, completion: finish)
    }
}
