extension DisplayList {
    /// Stops where a save or group isn't ended, or ends that were never begun; linear in the commands.
    public func checkInvariants() {
        var open: [Command] = []
        for (index, command) in commands.enumerated() {
            switch command {
            case .save, .beginGroup, .beginMaskedGroup, .beginBlendedGroup: open.append(command)
            case .restore:
                guard case .save? = open.popLast() else {
                    preconditionFailure("Command \(index) of the display list is a restore without a save.")
                }
            case .endGroup:
                guard let last = open.popLast(), last.opensGroup else {
                    preconditionFailure("Command \(index) of the display list ends a group that wasn't begun.")
                }
            default: break
            }
        }
        precondition(open.isEmpty, "The display list leaves \(open.count) saves or groups open.")
    }
}
