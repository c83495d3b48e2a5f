/// Facts that a log leaves out, where it leaves one possibility.
extension ConflictLog {
    /// The log with the superviews that old releases leave out of masks' lines, where exactly one view can be it: the owner
    /// of the guide that the view is tied to, the only view that contains others, or the only one that it is tied to. What
    /// other lines of the view say is known already.
    static func assumingSuperviews(_ log: ConflictLog) -> (ConflictLog, [String])? {
        let known = ConflictModel.superviews(log.constraints)
        var (read, words): (ConflictLog, [String]) = (log, [])
        for place in log.constraints.indices where log.constraints[place].isMasksPlace {
            let item = log.constraints[place].first.item
            guard known[item.key] == nil, let superview = log.onlySuperview(of: item, known) else { continue }
            read.constraints[place].container = superview
            let sentence = "\(superview.name) contains \(item.name): the line of its mask doesn't say"
            if !words.contains(sentence) { words.append(sentence) }
        }
        return words.isEmpty ? nil : (read, words)
    }

    /// The log with bounds that have to be passed: UIKit prints six digits of a number, and a bound that the log just
    /// reaches isn't reached by what was rounded. Only for a log in which UIKit broke a constraint.
    static func assumingRoundedNumbers(_ log: ConflictLog) -> (ConflictLog, [String])? {
        guard log.broken != nil else { return nil }
        var read = log
        for place in log.constraints.indices where log.constraints[place].relation != .equal {
            read.constraints[place].constant += log.constraints[place].relation == .lessThanOrEqual ? -hair : hair
        }
        return read == log ? nil : (read, ["the numbers are rounded: as they are printed, the bounds are just reached"])
    }

    /// Less than a change that anyone would see, and more than the solver's tolerance.
    static let hair = 0.001

    private func onlySuperview(of item: LoggedItem, _ known: [String: LoggedItem]) -> LoggedItem? {
        func only(_ items: [LoggedItem]) -> LoggedItem? {
            let others = items.filter { $0.key != item.key && !isInside($0, item, known) }
            return Set(others.map(\.key)).count == 1 ? others.first : nil
        }
        let own = constraints.filter { constraint in constraint.items.contains { $0.key == item.key } }
        let tied = own.filter { !$0.first.attribute.isSize }.flatMap(\.items)
        if let owner = only(tied.filter(\.isGuide).compactMap { known[$0.key] }) { return owner }
        let containers = constraints.compactMap(\.container)
        guard containers.allSatisfy({ $0.key == item.key }) else { return only(containers) }
        return only(
            tied.filter { other in
                !other.isGuide && !constraints.contains { $0.isMasksPlace && $0.first.item.key == other.key }
            })
    }

    private func isInside(_ inner: LoggedItem, _ outer: LoggedItem, _ known: [String: LoggedItem]) -> Bool {
        var item = inner
        // A damaged log may go in circles.
        for _ in 0..<known.count {
            guard let superview = known[item.key] else { return false }
            if superview.key == outer.key { return true }
            item = superview
        }
        return false
    }
}

extension LoggedConstraint {
    /// True for a place that a mask fixes in its superview, which the line doesn't name.
    fileprivate var isMasksPlace: Bool {
        type == "NSAutoresizingMaskLayoutConstraint" && second == nil && container == nil && !first.attribute.isSize
    }
}
