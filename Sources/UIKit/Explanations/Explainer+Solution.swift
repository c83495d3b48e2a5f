import AutoLayout
internal import Explanations

/// Numbers of a solution: constraints, content sizes, and what the framework adds.
extension Explainer {
    func solved(_ quantity: LayoutQuantity, of item: LayoutItem, in host: LayoutHost) -> Derivation {
        let party = host.itemOwner(of: item)
        let subject = "\(party.map { host.name($0, names) } ?? "an item").\(quantity.name) by constraints"
        let explanation = host.engine.explanation(of: quantity, of: item)
        return once(.solved(host: host.number, item: item, quantity), subject, explanation.value) {
            var terms: [Derivation.Term] = []
            for share in explanation.shares {
                if let part = part(share, in: host) { terms.append(Derivation.Term(share.weight, part)) }
                if abs(share.geometryOffset) > 1e-9 {
                    let owner = host.words(share.member, names) ?? "a constraint"
                    terms.append(
                        Derivation.Term(
                            .fact(
                                "insets, baselines and scrolled origins along \(owner)", share.geometryOffset,
                                .framework)))
                }
            }
            for undetermined in explanation.undetermined {
                let name = host.itemOwner(of: undetermined).map { host.name($0, names) } ?? "an item"
                terms.append(Derivation.Term(.fact("\(name), which is ambiguous", 0, .nothing)))
            }
            return Derivation(
                subject, explanation.value, .sum, terms,
                losers: explanation.losers.compactMap { loser in
                    guard let words = host.words(loser.member, names) else { return nil }
                    return Derivation.Loser(
                        subject: words, priority: Double(loser.priority), violation: loser.violation)
                })
        }
    }

    /// The constant behind one share; nil for a size that merely isn't negative.
    private func part(_ share: LayoutExplanation.Share, in host: LayoutHost) -> Derivation? {
        switch share.member {
        case .nonNegativeSize: return nil
        case .contentSize(let owner): return contentSize(owner, share.constant, in: host)
        case .constraint(let id):
            let words = host.words(share.member, names) ?? "a constraint"
            let constraint = host.engine.constraint(id)
            switch host.owner(of: id) {
            case .author(let author)?:
                if let dictated = dictatedPart(author, share.constant, words) { return dictated }
                return authored(author, share.constant, words)
            case .root?: return rootPart(host, constraint.firstAttribute, share.constant, words)
            case .autoresizing?: return .fact(words, share.constant, .author, remark: "from the view's frame")
            case .guide?, .target?, nil: return .fact(words, share.constant, .framework)
            }
        }
    }

    /// A constraint of the app's, with its line; spacing that a stack view was given is the app's, too.
    private func authored(_ constraint: NSLayoutConstraint, _ value: Double, _ words: String) -> Derivation {
        if constraint.role == .author {
            return .fact(words, value, .author, remark: constraint.writtenWhere)
        }
        guard value != 0, constraint.identifier == "UISV-spacing", let stack = constraint.holder as? UIStackView else {
            return .fact(words, value, .framework)
        }
        return .fact(words, value, .author, remark: "the spacing of \(names.name(of: stack))")
    }

    /// The size that the framework dictates to a content view: that of the row.
    private func dictatedPart(_ constraint: NSLayoutConstraint, _ value: Double, _ words: String) -> Derivation? {
        guard constraint.role == .system, let view = constraint.firstReference?.view,
            constraint === view.layoutTraits.encapsulatedWidth || constraint === view.layoutTraits.encapsulatedHeight
        else { return nil }
        let component = constraint.firstAttribute == .width ? FrameComponent.width : .height
        let frame = component.value(in: view.frame)
        guard abs(frame - value) < 1e-9 else { return .fact(words, value, .framework) }
        return Derivation(words, value, .sum, [Derivation.Term(self.frame(component, of: view))])
    }

    /// The size of a tree's topmost view, or the target of a measurement.
    private func rootPart(
        _ host: LayoutHost, _ attribute: LayoutAttribute, _ value: Double, _ words: String
    ) -> Derivation {
        guard attribute == .width else { return .fact(words, value, .framework) }
        if !(host is FittingLayoutHost) { return .fact(words, value, host.root is UIWindow ? .device : .author) }
        guard abs(Double(host.root.frame.width) - value) < 1e-9 else {
            return .fact(words, value, .framework, remark: "asked of the measurement")
        }
        return Derivation(words, value, .sum, [Derivation.Term(frame(.width, of: host.root))])
    }

    private func contentSize(_ owner: ContentSizeOwner, _ value: Double, in host: LayoutHost) -> Derivation {
        guard case .view(let reference)? = host.itemOwner(of: owner.item) else {
            return .fact("a content size", value, .content)
        }
        let view = reference.object
        let axis = owner.axis == .horizontal ? "width" : "height"
        guard let label = view.lineContent else {
            return .fact("the \(axis) of \(names.name(of: view))'s content", value, .content)
        }
        var causes: [Derivation] = []
        if owner.axis == .vertical, label.wrappingContent != nil {
            causes.append(solved(.width, of: owner.item, in: host))
        }
        return .fact(
            "the \(axis) of \(names.name(of: view))'s text", value, .text,
            remark: label.textFacts(width: host.wrapWidth(of: view)), causes: causes)
    }
}

extension LayoutQuantity {
    var name: String {
        switch self {
        case .minX: "x"
        case .minY: "y"
        case .width: "width"
        case .height: "height"
        }
    }
}

extension LineContent {
    /// `2 lines of “Some text …”, 17 pt, in 343`.
    func textFacts(width: CGFloat?) -> String {
        let text = plainText
        let short = text.count > 24 ? String(text.prefix(24)) + "…" : text
        let count = lineCount(in: width)
        var words = "\(count) line\(count == 1 ? "" : "s") of “\(short)”, \(Double(textFont.pointSize).inPoints) pt"
        if let width { words += ", in \(Double(width).inPoints)" }
        return words
    }
}
