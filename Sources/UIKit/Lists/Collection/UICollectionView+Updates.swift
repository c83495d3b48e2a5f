import ListGeometry

/// Changes of items and sections, collected in `performBatchUpdates` and made together.
struct CollectionUpdates {
    /// The number of batches that are open inside each other.
    var depth = 0
    var batch = BatchUpdate()
    /// Items, as before the update, whose cells are configured again.
    var reconfigured: [IndexPath] = []
    /// Called when the outermost batch has been shown or refused.
    var completions: [(Bool) -> Void] = []
}

extension UICollectionView {
    /// Opens a batch; the counts that it starts from are asked where they aren't known.
    func openUpdates() {
        if state.updates.depth == 0, state.countsAreStale { prepareLayoutIfNeeded() }
        state.updates.depth += 1
    }

    func closeUpdates() {
        state.updates.depth -= 1
        guard state.updates.depth == 0 else { return }
        let updates = state.updates
        state.updates = CollectionUpdates()
        commit(updates)
    }

    /// Adds changes to the open batch, or makes them by themselves.
    func update(_ change: (inout BatchUpdate) -> Void) {
        openUpdates()
        var batch = state.updates.batch
        change(&batch)
        state.updates.batch = batch
        closeUpdates()
    }

    func reconfigure(_ indexPaths: [IndexPath]) {
        openUpdates()
        state.updates.reconfigured += positions(indexPaths, in: "reconfigureItems(at:)").map { IndexPath($0) }
        closeUpdates()
    }

    /// Index paths of items; one that can't be an item's is refused, naming the call.
    func positions(_ indexPaths: [IndexPath], in call: String) -> [RowPosition] {
        indexPaths.compactMap { indexPath in
            guard indexPath.count == 2 else {
                UIKitException.raise(
                    .internalInconsistency,
                    "Invalid index path \(Array(indexPath)) for use with UICollectionView in \(call). Index paths "
                        + "passed to collection view must contain exactly two indices specifying the section and item.")
                return nil
            }
            return indexPath.rowPosition
        }
    }

    // MARK: The end of a batch

    /// A refused batch changes nothing.
    private func commit(_ updates: CollectionUpdates) {
        func finish(_ isDone: Bool) { for completion in updates.completions { completion(isDone) } }
        guard !state.isLayingOut else { return finish(commitInCallback(updates)) }
        guard !updates.batch.isEmpty || !updates.reconfigured.isEmpty else {
            state.layout.invalidateLayout()
            return showChange(finish)
        }
        guard dataSource != nil else {
            invalidateData()
            return finish(true)
        }
        let before = state.counts
        let after = toldCounts()
        do {
            let mapping = try updates.batch.mapping(
                from: before, to: after, wording: UpdateWording(.collection, BehaviourProfile.current.updateWording))
            if let path = updates.reconfigured.first(where: { !exists($0) }) {
                reportMissingReconfigured(path, before)
                return finish(false)
            }
            state.observer?.observe(.acceptedUpdate)
            performUpdates(mapping, reconfigured: updates.reconfigured, finish)
        } catch {
            state.observer?.observe(.refusedUpdate(RefusedUpdate(error, of: updates.batch)))
            report(error)
            finish(false)
        }
    }

    /// Refuses changes of items while elements are being made; asking for sizes again only waits.
    private func commitInCallback(_ updates: CollectionUpdates) -> Bool {
        guard updates.batch.isEmpty, updates.reconfigured.isEmpty else {
            UIKitException.raise(
                .internalInconsistency,
                "Items or sections of \(description) were updated from within one of its own callbacks "
                    + "(cellForItemAt, sizeForItemAt, willDisplay, …), while it is laying out the items it has. Make "
                    + "the update after the callback has returned, for example with DispatchQueue.main.async.")
            return false
        }
        state.layout.invalidateLayout()
        return true
    }

    private func report(_ error: BatchUpdateError) {
        UIKitException.raise(error, from: "Collection view: \(description)")
    }

    private func reportMissingReconfigured(_ path: IndexPath, _ before: [Int]) {
        UIKitException.raise(
            .internalInconsistency,
            "attempt to reconfigure item \(path.item) in section \(path.section), which doesn't exist: items per "
                + "section before the update: \(before.prefix(20)).")
    }
}
