/// A recorder of how changes are reverted, as far as frameworks below UIKit ask for it.
///
/// UIKit's `UndoManager` is one; Foundation on Linux has none.
@preconcurrency @MainActor public protocol UndoRecording: AnyObject {
    /// False while changes aren't to be recorded.
    var isUndoRegistrationEnabled: Bool { get }
    /// Records the reversal of a change of an object. The object isn't retained, and the step goes with it.
    func recordUndo(of target: AnyObject, _ undo: @escaping @MainActor () -> Void)
    /// Forgets all steps of an object.
    func removeAllActions(withTarget target: Any)
    /// Reverts the last recorded changes.
    func undo()
    /// Makes the last reverted changes again.
    func redo()
}
