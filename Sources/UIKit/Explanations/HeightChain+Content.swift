import AutoLayout
internal import Explanations

extension Explainer {
    /// The chain of constraints stronger than the preference for a height of 0 that holds a view's top and bottom
    /// apart.
    func heightChain(of view: UIView, in host: LayoutHost, strongerThan target: UILayoutPriority) -> HeightChain.Result
    {
        guard let root = host.knownItem(of: view) else { return .torn }
        var ties: [HeightChain.Tie] = []
        var openings: [HeightChain.Opening] = []
        var seen: Set<LayoutConstraintID> = []
        for party in host.itemOwners.indices {
            guard let known = host.itemOwners[party] else { continue }
            guard let item = host.item(of: known) else { continue }
            let name = host.name(known, names)
            if let size = host.engine.contentSize(of: item, axis: .vertical), size.length > 0 {
                ties.append(
                    HeightChain.Tie(
                        from: 2 * item.number, to: 2 * item.number + 1,
                        priority: Double(size.compressionResistancePriority), subject: "\(name)'s own height"))
            } else if item != root, case .view = known {
                openings.append(
                    HeightChain.Opening(top: 2 * item.number, bottom: 2 * item.number + 1, subject: name))
            }
            for id in host.engine.constraints(of: item) where seen.insert(id).inserted {
                guard let tie = tie(id, in: host) else { continue }
                ties.append(tie)
            }
        }
        let chain = HeightChain(placeCount: 2 * host.itemOwners.count, ties: ties, openings: openings)
        return chain.search(from: 2 * root.number, to: 2 * root.number + 1, strongerThan: Double(target.rawValue))
    }

    /// A vertical constraint as a tie between edges; nil for one that ties none.
    private func tie(_ id: LayoutConstraintID, in host: LayoutHost) -> HeightChain.Tie? {
        let constraint = host.engine.constraint(id)
        guard constraint.firstAttribute.axis == .vertical else { return nil }
        if case .root? = host.owner(of: id) { return nil }
        if case .target? = host.owner(of: id) { return nil }
        let words = host.words(.constraint(id), names) ?? "a constraint"
        func place(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Int? {
            switch attribute {
            case .top, .topMargin, .firstBaseline: 2 * item.number
            case .bottom, .bottomMargin, .lastBaseline: 2 * item.number + 1
            default: nil
            }
        }
        if constraint.firstAttribute == .height {
            guard constraint.relation != .lessThanOrEqual else { return nil }
            let isDefinite = constraint.second != nil || constraint.constant > 0
            guard isDefinite else { return nil }
            return HeightChain.Tie(
                from: 2 * constraint.first.number, to: 2 * constraint.first.number + 1,
                priority: Double(constraint.priority), subject: words)
        }
        guard let second = constraint.second, let from = place(constraint.first, constraint.firstAttribute),
            let to = place(second, constraint.secondAttribute)
        else { return nil }
        return HeightChain.Tie(from: from, to: to, priority: Double(constraint.priority), subject: words)
    }
}

extension LayoutHost {
    func item(of party: LayoutItemOwner) -> LayoutItem? {
        switch party {
        case .view(let view): knownItem(of: view.object)
        case .guide(let guide): knownItem(of: guide.object)
        }
    }
}
