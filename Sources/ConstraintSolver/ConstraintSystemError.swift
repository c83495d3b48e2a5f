/// A refused call; the system is as it was before.
public enum ConstraintSystemError: Error, Equatable, Sendable {
    /// A coefficient, constant or given value is NaN or infinite; `subject` says which, of what.
    case notFinite(subject: String, value: String)
    /// The priority isn't in (0, 1000].
    case priorityOutOfRange(subject: String, priority: Float)
    /// The variable belongs to another system or was removed.
    case foreignVariable(Variable, subject: String)
    /// The constraint belongs to another system or was removed already.
    case unknownConstraint(ConstraintID)
    /// `removeVariable` of one that constraints still mention.
    case variableInUse(Variable, constraints: Int)
}

extension ConstraintSystemError: CustomStringConvertible {
    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .notFinite(let subject, let value):
            "\(subject) is \(value), but the solver takes finite numbers only; check its computation"
        case .priorityOutOfRange(let subject, let priority):
            "the priority of \(subject) is \(priority), but priorities lie above 0 and go up to 1000 (required)"
        case .foreignVariable(let variable, let subject):
            "\(subject) mentions \(variable), which is of another system or was removed; "
                + "make it with this system's makeVariable()"
        case .unknownConstraint(let id):
            "constraint \(id) is of another system or was removed already; drop the identifier when removing"
        case .variableInUse(let variable, let constraints):
            "variable \(variable) can't be removed, since \(constraints) constraint(s) mention it; remove them first"
        }
    }
}
