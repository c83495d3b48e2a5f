import ListGeometry

extension UIKitException {
    /// Refuses a batch of updates.
    ///
    /// - Parameter list: the view as the newer texts name it.
    @MainActor static func raise(_ error: BatchUpdateError, from list: @autoclosure () -> String) {
        var reason = error.reason
        if BehaviourProfile.current.updateTextsNameTheTable { reason += " " + list() }
        if !error.explanation.isEmpty { reason += "\n" + error.explanation }
        raise(.internalInconsistency, reason)
    }
}
