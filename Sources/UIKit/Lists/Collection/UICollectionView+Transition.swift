/// One layout takes over from another.
extension UICollectionView {
    func replaceLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = state.layout
        guard layout !== old else {
            completion?(true)
            return
        }
        guard state.transition == nil else {
            UIKitException.raise(
                .internalInconsistency,
                "The layout of \(classAndAddress(self)) was set during an interactive transition. Call "
                    + "finishInteractiveTransition() or cancelInteractiveTransition() first; the transition continues.")
            completion?(false)
            return
        }
        prepareLayoutIfNeeded()
        old.prepareForTransition(to: layout)
        old.layoutWasReplaced(in: self)
        old.layoutState.collectionView = nil
        state.layout = layout
        layout.layoutState.collectionView = self
        layout.layoutState.needsPrepare = true
        layout.prepareForTransition(from: old)
        for key in state.order {
            state.shown[key]?.reuse.measured = nil
            state.shown[key]?.willTransition(from: old, to: layout)
        }
        let change = { self.layOut(with: layout) }
        let finish = { (isDone: Bool) in
            for key in self.state.order { self.state.shown[key]?.didTransition(from: old, to: layout) }
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
            completion?(isDone)
        }
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            setNeedsLayout()
            if animated || completion != nil { change() }
            return finish(true)
        }
        UIView.animate(withDuration: UICollectionView.updateDuration, animations: change, completion: finish)
    }

    /// Seconds that updates and changes of layouts take.
    static let updateDuration: TimeInterval = 0.3

    private func layOut(with layout: UICollectionViewLayout) {
        prepareLayoutIfNeeded()
        let proposed = clamped(contentOffset)
        let target =
            delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
            ?? layout.targetContentOffset(forProposedContentOffset: proposed)
        if target != contentOffset { contentOffset = target }
        setNeedsLayout()
        layoutIfNeeded()
    }
}
