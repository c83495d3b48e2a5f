import ListGeometry

/// Changes of rows and sections, collected between `beginUpdates` and `endUpdates` and made together.
struct TableUpdates {
    /// The number of open `beginUpdates`.
    var depth = 0
    var batch = BatchUpdate()
    /// Rows, as before the update, whose cells are configured again.
    var reconfigured: [RowPosition] = []
    var animations = UpdateAnimations()
    /// Called when the outermost batch has been made or refused.
    var completions: [(Bool) -> Void] = []
}

extension UITableView {
    /// Opens a batch; the counts that it starts from are asked where they aren't known.
    func openUpdates() {
        if state.updates.depth == 0, state.countsAreStale { rebuildIfNeeded() }
        state.updates.depth += 1
    }

    func closeUpdates() {
        guard state.updates.depth > 0 else {
            return UIKitException.raise(
                .internalInconsistency,
                "endUpdates was called without a beginUpdates before it. Every endUpdates ends one beginUpdates.")
        }
        state.updates.depth -= 1
        guard state.updates.depth == 0 else { return }
        var updates = state.updates
        state.updates = TableUpdates()
        // A batch without changes is there for the heights, which are seen to change.
        if updates.batch.isEmpty { updates.animations.moved = true }
        commit(updates) { isDone in
            for completion in updates.completions { completion(isDone) }
        }
    }

    /// Adds changes to the open batch, or makes them by themselves.
    func update(
        _ change: (inout BatchUpdate) -> Void, animations: (inout UpdateAnimations) -> Void = { _ in }
    ) {
        openUpdates()
        var batch = state.updates.batch
        change(&batch)
        state.updates.batch = batch
        var made = state.updates.animations
        animations(&made)
        state.updates.animations = made
        closeUpdates()
    }

    func reconfigure(_ indexPaths: [IndexPath]) {
        openUpdates()
        state.updates.reconfigured += positions(indexPaths, in: "reconfigureRows(at:)")
        closeUpdates()
    }

    /// Index paths of rows; one that can't be a row's is refused, naming the call.
    func positions(_ indexPaths: [IndexPath], in call: String) -> [RowPosition] {
        indexPaths.compactMap { indexPath in
            guard indexPath.count == 2 else {
                UIKitException.raise(
                    .internalInconsistency,
                    "Invalid index path \(Array(indexPath)) for use with UITableView in \(call). Index paths passed to "
                        + "table view must contain exactly two indices specifying the section and row.")
                return nil
            }
            return indexPath.rowPosition
        }
    }

    // MARK: The end of a batch

    /// A refused batch changes nothing; `finish` is called when all movements have ended.
    private func commit(_ updates: TableUpdates, _ finish: @escaping (Bool) -> Void) {
        guard !state.isLayingOut, !state.isRebuilding else { return finish(commitInCallback(updates)) }
        guard let dataSource else {
            setNeedsReload()
            return finish(true)
        }
        let before = state.geometry.rowCounts
        let after = (0..<countedSections(dataSource)).map { countedRows(dataSource, inSection: $0) }
        do {
            let mapping = try updates.batch.mapping(
                from: before, to: after, wording: UpdateWording(.table, BehaviourProfile.current.updateWording))
            if let row = updates.reconfigured.first(where: { !state.geometry.contains(.row($0)) }) {
                reportMissingReconfigured(row, before)
                return finish(false)
            }
            observe(.acceptedUpdate)
            performUpdates(mapping, reconfigured: updates.reconfigured, animations: updates.animations, finish)
        } catch {
            observe(.refusedUpdate(RefusedUpdate(error, of: updates.batch)))
            report(error)
            finish(false)
        }
    }

    /// Refuses changes of rows while the table makes cells; asking for heights again only waits.
    private func commitInCallback(_ updates: TableUpdates) -> Bool {
        guard updates.batch.isEmpty, updates.reconfigured.isEmpty else {
            UIKitException.raise(
                .internalInconsistency,
                "Rows or sections of \(description) were updated from within one of its own callbacks (cellForRowAt, "
                    + "heightForRowAt, willDisplay, …), while it is laying out the rows it has. Make the update after "
                    + "the callback has returned, for example with DispatchQueue.main.async.")
            return false
        }
        state.needsMeasurement.formUnion(ascending: state.visible)
        setNeedsLayout()
        return true
    }

    private func report(_ error: BatchUpdateError) {
        UIKitException.raise(error, from: "Table view: \(description)")
    }

    private func reportMissingReconfigured(_ row: RowPosition, _ before: [Int]) {
        UIKitException.raise(
            .internalInconsistency,
            "attempt to reconfigure row \(row.row) in section \(row.section), which doesn't exist: rows per section "
                + "before the update: \(before.prefix(20)).")
    }
}
