/// Reports the fraction of a piece of work that is done, whenever it changes.
///
/// `Progress` changes on any thread and, in this Foundation, without notifications: it is polled once a frame until it
/// is finished or cancelled, or the observer is gone.
@MainActor final class ProgressFollower {
    private let progress: Progress
    /// - Returns: true if the observer still exists.
    private let changed: (Double) -> Bool
    private var link: CADisplayLink?
    private var shown = -1.0

    init(_ progress: Progress, changed: @escaping (Double) -> Bool) {
        (self.progress, self.changed) = (progress, changed)
        look()
        guard !isOver else { return }
        let link = CADisplayLink(target: self, selector: Selector("look", ProgressFollower.look))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private var isOver: Bool { progress.isFinished || progress.isCancelled }

    private func look() {
        let share = progress.fractionCompleted
        var hasObserver = true
        if share != shown {
            shown = share
            hasObserver = changed(share)
        }
        if isOver || !hasObserver { invalidate() }
    }

    func invalidate() {
        link?.invalidate()
        link = nil
    }
}
