/// Records how to revert changes: Foundation's class, which Linux lacks.
///
/// Registrations go into the open group; a group is opened automatically for each run-loop pass and closed at the end
/// of the pass. While a group is undone, registrations become its redo steps. The manager holds targets weakly and
/// drops their steps with them.
@preconcurrency @MainActor open class UndoManager: NSObject {
    var history = UndoHistory()

    public override init() { super.init() }

    // MARK: Groups

    open var groupsByEvent = true
    /// The number of nested open groups.
    open var groupingLevel: Int { history.open.count }
    open func beginUndoGrouping() {
        openEventGroup()
        history.begin()
        post(.NSUndoManagerDidOpenUndoGroup)
    }
    open func endUndoGrouping() {
        guard groupingLevel > 0 else {
            UIKitException.raise(
                .internalInconsistency, "endUndoGrouping: no matching begin; every group that is closed must be open.")
            return
        }
        if !isUndoing { post(.NSUndoManagerCheckpoint) }
        post(.NSUndoManagerWillCloseUndoGroup)
        history.end(limit: levelsOfUndo)
        post(.NSUndoManagerDidCloseUndoGroup)
    }
    /// 0 for no limit.
    open var levelsOfUndo = 0 { didSet { history.cut(to: levelsOfUndo) } }

    // MARK: Registering

    open var isUndoRegistrationEnabled: Bool { history.disabled == 0 }
    open func disableUndoRegistration() { history.disabled += 1 }
    open func enableUndoRegistration() {
        guard history.disabled > 0 else {
            UIKitException.raise(
                .internalInconsistency, "enableUndoRegistration: registration isn't disabled; calls must be paired.")
            return
        }
        history.disabled -= 1
    }
    /// - Parameter handler: must not hold the target.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        register(UndoStep(target: target) { if let target = $0 as? TargetType { handler(target) } })
    }
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(UndoStep(target: target as AnyObject) { selector.send(to: $0, sender: anObject) })
    }
    open func removeAllActions() { history.clear() }
    open func removeAllActions(withTarget target: Any) { history.clear(target as AnyObject) }

    // MARK: Undoing

    open var canUndo: Bool { history.canUndo }
    open var canRedo: Bool { !history.redone.isEmpty }
    open var isUndoing: Bool { history.phase == .undoing }
    open var isRedoing: Bool { history.phase == .redoing }
    /// Closes the open group of this run-loop pass, and undoes the last one.
    open func undo() {
        if groupingLevel == 1 { endUndoGrouping() }
        undoNestedGroup()
    }
    /// - Raises: `NSInternalInconsistencyException` while a group is open.
    open func undoNestedGroup() {
        guard groupingLevel == 0 else {
            UIKitException.raise(.internalInconsistency, "undo was called with too many nested undo groups")
            return
        }
        guard let group = history.undone.popLast() else { return }
        run(group, as: .undoing, before: .NSUndoManagerWillUndoChange, after: .NSUndoManagerDidUndoChange)
    }
    open func redo() {
        if groupingLevel == 1, history.open[0].steps.isEmpty { history.open = [] }
        guard groupingLevel == 0 else {
            UIKitException.raise(.internalInconsistency, "redo was called with an open undo group")
            return
        }
        guard let group = history.redone.popLast() else { return }
        run(group, as: .redoing, before: .NSUndoManagerWillRedoChange, after: .NSUndoManagerDidRedoChange)
    }

    // MARK: Names

    open func setActionName(_ actionName: String) { history.name(actionName) }
    open var undoActionName: String { history.undoName }
    open var redoActionName: String { history.redone.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}

extension UndoManager: UndoRecording {
    /// Registers the closure as a step of the target.
    public func recordUndo(of target: AnyObject, _ undo: @escaping @MainActor () -> Void) {
        registerUndo(withTarget: target) { (_: AnyObject) in undo() }
    }
}
