extension TraceEvent: CustomStringConvertible {
    /// The event in one line: number, cause, subject and what happened; the same in every run.
    public var description: String {
        let cause = cause.map { " <\($0)" } ?? ""
        return "\(sequence)\(cause) \(line)"
    }

    /// Subject and what happened, as an app's own `print` would say it.
    public var line: String {
        let subject = subject.description
        return subject.isEmpty ? kind.description : "\(subject): \(kind)"
    }

    /// The line, indented by the events that are open around it.
    public var indentedLine: String { String(repeating: "  ", count: depth) + line }
}

extension TraceSubject: CustomStringConvertible {
    /// The subject as type, number and name.
    public var description: String {
        if type.isEmpty { return name ?? "" }
        return name.map { "\(type)#\(number) '\($0)'" } ?? "\(type)#\(number)"
    }
}

extension TraceEvent.Kind: CustomStringConvertible {
    /// The event as a line of text.
    public var description: String {
        switch self {
        case .delegateCall(let name, let arguments, let result):
            let words = [name] + arguments
            return words.joined(separator: " ") + arrow(result)
        case .layoutPass(let name):
            return name
        case .measure(let target, let horizontal, let vertical, let result):
            return "systemLayoutSizeFitting \(target) \(priority(horizontal)) \(priority(vertical))"
                + arrow(result.map { "\($0)" })
        case .constraintSolve(let solve):
            return "solved \(solve)"
        case .frameChange(let from, let to, let writer):
            return "frame \(from) → \(to) by \(writer)"
        case .lengthChange(let entry, let from, let to, let wasEstimate):
            return "\(entry) \(wasEstimate ? "estimated" : "measured") \(from) → \(to)"
        case .offsetCorrection(let from, let to, let anchor):
            return "contentOffset \(from) → \(to) keeping \(anchor)"
        case .cellMade(let identifier, let position):
            return "made cell '\(identifier)' for \(position)"
        case .cellReused(let identifier, let position):
            return "reused cell '\(identifier)' for \(position)"
        case .reload(let what):
            return "reload \(what)"
        case .invalidation(let what):
            return "invalidated \(what)"
        case .log(let text):
            return text
        case .ended(let event, let result):
            return "end of \(event)" + arrow(result)
        }
    }

    private func arrow(_ result: String?) -> String { result.map { " → \($0)" } ?? "" }

    /// 1000 rather than 1000.0.
    private func priority(_ value: Double) -> String {
        // Not `Int(exactly:)`: it needs the mathematics library, which a module without imports doesn't link.
        guard value.magnitude < 1e9, Double(Int(value)) == value else { return "\(value)" }
        return "\(Int(value))"
    }
}
