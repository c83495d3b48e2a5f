extension ConflictLog {
    /// The reason for a contradiction: what the app can't change decides before what it can.
    func cause(_ members: [Int], _ masks: [Int]) -> ConflictCause {
        if !masks.isEmpty { return .autoresizingMask }
        if isOfAnActionSheet(members) { return .actionSheet }
        if let cause = frameworksCause(members) { return cause }
        if members.contains(where: { constraints[$0].identifier == "UISV-hiding" }) { return .hiddenArrangedView }
        if members.contains(where: isDictatedSize) { return .dictatedSize }
        if members.contains(where: isEmptied) { return .emptyView }
        return members.contains(where: isCollapsedSize) ? .collapsedView : .ownConstraints
    }

    /// The size that a list, a fitting or a mask gives a view.
    func isDictatedSize(_ place: Int) -> Bool {
        let constraint = constraints[place]
        return constraint.isConstantSize && !isChangeable(place)
            && constraint.type != "NSAutoresizingMaskLayoutConstraint" && constraint.identifier != "UISV-hiding"
    }

    private func isCollapsedSize(_ place: Int) -> Bool {
        let constraint = constraints[place]
        return constraint.isConstantSize && constraint.relation == .equal && constraint.constant == 0
    }

    private func isEmptied(_ place: Int) -> Bool {
        isCollapsedSize(place) && constraints[place].type == "NSAutoresizingMaskLayoutConstraint"
    }

    /// A width below 0 that stands alone: an action sheet of UIKit's asks for it since iOS 12.2.
    private func isOfAnActionSheet(_ members: [Int]) -> Bool {
        guard constraints.count == 1, members.count == 1, let only = constraints.first else { return false }
        return only.isConstantSize && only.first.attribute == .width && only.constant < 0
            && only.first.item.type == "UIView"
    }

    /// True if the app made a constraint: a stack view's own can't be changed by themselves, and a size that the log doesn't
    /// name is the list's only where no other is.
    func isChangeable(_ place: Int) -> Bool {
        let constraint = constraints[place]
        if constraint.identifier?.hasPrefix("UISV-") == true { return false }
        if constraint.identifier == nil, constraint.isFrameworks, constraint.type == "NSLayoutConstraint" {
            return constraints.contains { other in
                other.first == constraint.first && other.address != constraint.address && other.isConstantSize
                    && (other.identifier == nil || other.identifier?.hasPrefix("UIView-Encapsulated-Layout") == true)
            }
        }
        return !constraint.isFrameworks
    }

    /// A stack view that is hidden in another one keeps its own spacing, which nobody can make weaker: a view around it can be.
    func wrapping(_ members: [Int], _ cause: ConflictCause, isAlone: Bool) -> [ConflictCure] {
        guard cause == .hiddenArrangedView, isAlone,
            let hiding = members.first(where: { constraints[$0].identifier == "UISV-hiding" }),
            constraints[hiding].first.item.type.hasSuffix("StackView")
        else { return [] }
        return [ConflictCure(constraint: hiding, change: .wrapping)]
    }

    /// The size of a bar or view that was laid out without one, and the changes: these come first where what is inside
    /// doesn't reach from edge to edge of the view, and so has no length to give it.
    func sizes(_ members: [Int], _ cause: ConflictCause, beside changes: [ConflictCure]) -> [ConflictCure] {
        if cause == .emptyView, let place = members.first(where: isEmptied) {
            let size = ConflictCure(constraint: place, change: .size)
            let view: Set = [constraints[place].first.item.key]
            let isFilled = members.contains { isFarEdge(constraints[$0], of: view) }
            return isFilled ? [size] + changes : changes + [size]
        }
        guard cause == .emptyBar else { return changes }
        let bar = members.first { constraints[$0].first.item.isBarsContent && constraints[$0].isConstantSize }
        return bar.map { [ConflictCure(constraint: $0, change: .size)] } ?? []
    }

    /// Of two constraints that differ by their number alone the earlier: it was left when the later one was made. Beside a
    /// stack view's, the app's: the stack view places what it arranges.
    func removals(_ members: [Int]) -> [ConflictCure] {
        let own = members.filter { isChangeable($0) && !constraints[$0].isFrameworks }
        let isArranged = members.contains { constraints[$0].isArrangement }
        guard members.count == 2, own.count == 2 || (own.count == 1 && isArranged) else { return [] }
        let (earlier, later) = (constraints[members[0]], constraints[members[1]])
        guard earlier.first == later.first, earlier.second == later.second, earlier.multiplier == later.multiplier,
            earlier.relation == .equal, later.relation == .equal
        else { return [] }
        return [ConflictCure(constraint: own[0], change: .removal)]
    }

    /// Changes of the app's own constraints. One that gives way to the framework's size keeps its constant: the size changes
    /// with the device, the text and what is hidden.
    func cures(
        _ violations: [(member: Int, violation: (magnitude: Double, signed: Double)?)], _ cause: ConflictCause
    ) throws -> [ConflictCure] {
        guard ![.actionSheet, .framework, .emptyBar].contains(cause) else { return [] }
        let squeezed = squeezedItems(violations.map(\.member), cause)
        var cures: [(cost: Double, cure: ConflictCure)] = []
        for (member, violation) in violations {
            let constraint = constraints[member]
            guard let violation, isChangeable(member), !(cause == .collapsedView && isCollapsedSize(member)) else {
                continue
            }
            let constant = constraint.constant + violation.signed
            if cause == .ownConstraints, violation.magnitude >= 1, isPlausible(constant, for: constraint),
                try holds(replacing: member, { $0.constant = constant })
            {
                let change = ConflictCure.Change.constant(from: constraint.constant, to: constant)
                cures.append((violation.magnitude, ConflictCure(constraint: member, change: change)))
            }
            if try holds(replacing: member, { $0.priority = 999 }) {
                let isNarrow = cause == .dictatedSize && isNarrowWidth(constraint, violation.signed)
                let isFirst = isNarrow || (cause == .dictatedSize && isBrokenHeight(member, violations.map(\.member)))
                let cost = isFirst ? 0.3 : costOfWeakening(constraint, squeezed)
                cures.append((cost, ConflictCure(constraint: member, change: .priority(to: 999))))
            }
        }
        return cures.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            if abs(a.cost - b.cost) > 1e-6 { return a.cost < b.cost }
            // The one that UIKit broke is where the app meets the contradiction.
            let areBroken = (a.cure.constraint == brokenIndex, b.cure.constraint == brokenIndex)
            if areBroken.0 != areBroken.1 { return areBroken.0 }
            let ranks = (rank(a.cure.constraint), rank(b.cure.constraint))
            return ranks.0 == ranks.1 ? first.offset < second.offset : ranks.0 < ranks.1
        }.map(\.element.cure)
    }

    /// The views whose size is given, and what they contain has to give way.
    private func squeezedItems(_ members: [Int], _ cause: ConflictCause) -> Set<String> {
        guard cause != .ownConstraints, cause != .autoresizingMask else { return [] }
        let given = members.filter { place in
            if cause == .hiddenArrangedView { return constraints[place].identifier == "UISV-hiding" }
            return isDictatedSize(place)
                || ([.collapsedView, .emptyView].contains(cause) && isCollapsedSize(place))
        }
        return Set(given.map { constraints[$0].first.item.key })
    }

    /// A fixed width in a list that is wider by more than a point: lists give widths, as content gives heights.
    private func isNarrowWidth(_ constraint: LoggedConstraint, _ change: Double) -> Bool {
        constraint.isConstantSize && constraint.relation == .equal && constraint.first.attribute == .width && change > 1
    }

    /// A height that UIKit broke, where several are fixed: the others and the far edge keep the rest together.
    private func isBrokenHeight(_ place: Int, _ members: [Int]) -> Bool {
        guard place == brokenIndex, constraints[place].isConstantSize else { return false }
        return members.count { constraints[$0].isConstantSize && isChangeable($0) } > 1
            && constraints[place].first.attribute == .height
    }

    /// The rank of a weaker priority: it costs nothing where points would be many, and more than a pixel's change. The far
    /// edge of the view that is squeezed keeps the sizes inside; what else ties that view comes before what doesn't.
    private func costOfWeakening(_ constraint: LoggedConstraint, _ squeezed: Set<String>) -> Double {
        if isFarEdge(constraint, of: squeezed) { return 0.4 }
        let places = [constraint.first, constraint.second].compactMap(\.self)
        let ties = places.contains { squeezed.contains($0.item.key) && $0.attribute.isSize }
        return ties ? 0.5 : 1.5
    }

    private func isFarEdge(_ constraint: LoggedConstraint, of items: Set<String>) -> Bool {
        guard let second = constraint.second else { return false }
        return [constraint.first, second].contains { items.contains($0.item.key) && $0.attribute.isTrailing }
    }

    /// Whole points that a person would write; a size isn't negative. Less than a point is a separator's.
    private func isPlausible(_ constant: Double, for constraint: LoggedConstraint) -> Bool {
        let isWhole = abs(constant - constant.rounded()) < 1e-6
        return isWhole && !(constraint.isConstantSize && constant < 0)
    }

    private func holds(replacing member: Int, _ change: (inout LoggedConstraint) -> Void) throws -> Bool {
        var changed = constraints
        change(&changed[member])
        return try ConflictModel(changed).system.conflicts.isEmpty
    }

    private func rank(_ index: Int) -> Int { BreakingRule.standard.rank(constraints[index]) }
}
