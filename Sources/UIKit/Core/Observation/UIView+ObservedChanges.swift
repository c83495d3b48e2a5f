extension UIView {
    /// Makes a change and notifies observers of the view and its layer.
    @inline(__always)
    func observedChange(_ change: () -> Void) {
        guard ObservedValues.isInUse else { return change() }
        notifyObservers(of: change)
    }

    private func notifyObservers(of change: () -> Void) {
        guard let lazyLayer else { return ObservedValues.shared.changing(self, change) }
        ObservedValues.shared.changing(self) { ObservedValues.shared.changing(lazyLayer, change) }
    }
}

extension UIResponder: _KeyValueObserver {}
