/// The undo of one change.
@MainActor struct UndoStep {
    private(set) weak var target: AnyObject?
    let undo: (AnyObject) -> Void

    init(target: AnyObject, undo: @escaping (AnyObject) -> Void) {
        self.target = target
        self.undo = undo
    }
}

@MainActor struct UndoGroup {
    var steps: [UndoStep] = []
    var name = ""
}

/// The groups to undo and redo, the latest last.
///
/// Invariant: closed groups have steps; the first new change discards the groups to redo.
@MainActor struct UndoHistory {
    enum Phase {
        case recording, undoing, redoing
    }

    var open: [UndoGroup] = []
    var undone: [UndoGroup] = []
    var redone: [UndoGroup] = []
    var phase = Phase.recording
    var disabled = 0

    var canUndo: Bool { !undone.isEmpty || open.contains { !$0.steps.isEmpty } }
    var undoName: String { open.last { !$0.steps.isEmpty }?.name ?? undone.last?.name ?? "" }

    mutating func begin() { open.append(UndoGroup()) }

    mutating func add(_ step: UndoStep) {
        if phase == .recording { redone = [] }
        open[open.count - 1].steps.append(step)
    }

    mutating func end(limit: Int) {
        guard let group = open.popLast(), !group.steps.isEmpty else { return }
        if open.isEmpty {
            if phase == .undoing { redone.append(group) } else { undone.append(group) }
            cut(to: limit)
        } else {
            open[open.count - 1].steps += group.steps
            if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
        }
    }

    mutating func cut(to limit: Int) {
        guard limit > 0 else { return }
        undone = Array(undone.suffix(limit))
        redone = Array(redone.suffix(limit))
    }

    mutating func name(_ name: String) {
        if !open.isEmpty {
            open[open.count - 1].name = name
        } else if !undone.isEmpty {
            undone[undone.count - 1].name = name
        }
    }

    mutating func clear() { self = UndoHistory() }

    mutating func clear(_ target: AnyObject) {
        func without(_ groups: [UndoGroup]) -> [UndoGroup] {
            groups.map { group in
                var group = group
                group.steps.removeAll { $0.target == nil || $0.target === target }
                return group
            }
        }
        open = without(open)
        undone = without(undone).filter { !$0.steps.isEmpty }
        redone = without(redone).filter { !$0.steps.isEmpty }
    }
}

extension UndoManager {
    func register(_ step: UndoStep) {
        guard isUndoRegistrationEnabled else { return }
        openEventGroup()
        guard groupingLevel > 0 else {
            UIKitException.raise(
                .internalInconsistency,
                "registerUndo: must begin a group before registering undo, as groupsByEvent is off")
            return
        }
        history.add(step)
    }

    /// Opens the group of this run-loop pass, which is closed at the pass's end.
    func openEventGroup() {
        guard groupsByEvent, groupingLevel == 0 else { return }
        history.begin()
        post(.NSUndoManagerDidOpenUndoGroup)
        UIApplication.shared.timeline.undoManagers.append(OpenUndoManager(manager: self))
        LayoutTransaction.request()
    }

    func closeEventGroup() { if groupsByEvent, groupingLevel == 1, !isUndoing, !isRedoing { endUndoGrouping() } }

    func run(
        _ group: UndoGroup, as phase: UndoHistory.Phase, before: Notification.Name, after: Notification.Name
    ) {
        post(.NSUndoManagerCheckpoint)
        post(before)
        history.phase = phase
        history.begin()
        history.open[0].name = group.name
        for step in group.steps.reversed() { if let target = step.target { step.undo(target) } }
        while groupingLevel > 0 { history.end(limit: levelsOfUndo) }
        history.phase = .recording
        post(after)
    }

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// A manager whose group of this run-loop pass is open.
struct OpenUndoManager {
    weak var manager: UndoManager?
}

extension UIApplication {
    /// Ends the groups of a run-loop pass: changes of the next one are undone separately.
    func closeUndoGroups() {
        let managers = timeline.undoManagers
        guard !managers.isEmpty else { return }
        timeline.undoManagers = []
        for open in managers { open.manager?.closeEventGroup() }
    }
}

extension NSNotification.Name {
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
