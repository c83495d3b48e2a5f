import CollectionArrangement
internal import Explanations

/// Items of a compositional layout: fractions of their groups, absolute lengths, or what their content measured.
extension Explainer {
    func compositionTerms(
        _ component: FrameComponent, of view: UICollectionReusableView, _ key: ElementKey,
        _ layout: UICollectionViewCompositionalLayout, _ list: UICollectionView
    ) -> [Derivation.Term] {
        guard let section = key.indexPath.first, key.indexPath.count == 2, key.category == .cell,
            layout.composition.sections.indices.contains(section)
        else { return boundaryTerms(component, of: view) }
        let composed = layout.composition.sections[section]
        let arrangement = composed.arrangement
        var sequence = arrangement.sequence
        guard let group = sequence.group(ofElement: key.indexPath.item) else { return [] }
        let elements = sequence.elements(ofGroup: group)
        let steps = sequence.solver.steps(
            to: key.indexPath.item, in: sequence.description.group, container: sequence.description.container,
            GroupSolver.Supply(first: elements.lowerBound, count: elements.count), imposed: GroupSolver.Imposed())
        guard let last = steps.last else { return [] }
        switch component {
        case .width, .height:
            let axis: CompositionAxis = component == .width ? .horizontal : .vertical
            var terms = [
                Derivation.Term(
                    composedLength(steps, steps.count - 1, axis, of: view, sequence, composed, list))
            ]
            let insets = last.item.insets.counting(last.item.size).total(axis)
            terms.add("the item's contentInsets", -Double(insets), .author)
            return terms
        case .x, .y:
            let axis: CompositionAxis = component == .x ? .horizontal : .vertical
            var terms: [Derivation.Term] = []
            if axis == layout.composition.axis {
                terms.add(
                    "the sections before section \(section)", Double(layout.composition.starts[section]), .earlier)
                terms.add(
                    "headers and padding before the groups", Double(arrangement.contentStart), .framework)
            } else {
                terms.add("where the section's room starts", Double(composed.start), .framework)
                terms.add("headers beside the groups", Double(arrangement.boundaries.leading), .framework)
            }
            terms.add(
                "the section's contentInsets", Double(arrangement.composition.insets.before(axis)), .author)
            if axis == sequence.axis {
                let pitch = Double(sequence.start(ofGroup: group))
                let spacing = Double(group) * Double(sequence.description.spacing)
                terms.add("interGroupSpacing, \(group) times", spacing, .author)
                terms.add("\(group) group\(group == 1 ? "" : "s") before its own", pitch - spacing, .earlier)
            }
            let solution = sequence.solution(ofGroup: group)
            if let element = solution.elements.first(where: { $0.index == key.indexPath.item }) {
                let frame = sequence.frame(ofGroup: group)
                terms.add(
                    "its place in its group",
                    Double(element.frame.origin[axis] - (axis == sequence.axis ? frame.origin[axis] : 0)), .framework)
            }
            return terms
        }
    }

    /// Σ of the sections.
    func composedLength(
        _ subject: String, _ layout: UICollectionViewCompositionalLayout, _ list: UICollectionView
    ) -> Derivation {
        let axis = layout.composition.axis
        let total = Double(layout.composition.contentSize[axis])
        var terms: [Derivation.Term] = []
        for (section, composed) in layout.composition.sections.enumerated().prefix(50) {
            let arrangement = composed.arrangement
            let place = layout.composition.sections.count > 1 ? " of section \(section)" : ""
            terms.add("headers and padding\(place)", Double(arrangement.contentStart), .framework)
            terms.add(
                "contentInsets\(place)", Double(arrangement.composition.insets.total(axis)), .author)
            let groups = Double(arrangement.contentLength - arrangement.composition.insets.total(axis))
            let count = arrangement.composition.scrollsAcross ? 1 : arrangement.sequence.groupCount
            let spacing = Double(max(0, count - 1)) * Double(arrangement.sequence.description.spacing)
            if !arrangement.composition.scrollsAcross {
                terms.add("interGroupSpacing\(place), \(max(0, count - 1)) times", spacing, .author)
            }
            let isMeasured = !arrangement.sequence.isAlike
            terms.add(
                "\(count) group\(count == 1 ? "" : "s")\(place)",
                groups - (arrangement.composition.scrollsAcross ? 0 : spacing), isMeasured ? .earlier : .author,
                remark: isMeasured ? "measured ones, and estimates for those not seen yet" : nil)
            terms.add("footers\(place)", Double(arrangement.boundaries.after), .framework)
        }
        terms.addRest("the layout's own headers and footers, and distances between sections", total)
        return Derivation(subject, total, .sum, terms)
    }

    /// A header's or footer's own lengths, where its content decides them.
    private func boundaryTerms(_ component: FrameComponent, of view: UICollectionReusableView) -> [Derivation.Term] {
        guard component == .width || component == .height else { return [] }
        return preferred(component, of: view).map { [Derivation.Term($0)] } ?? []
    }

    // MARK: A length, from the innermost item outwards

    private func composedLength(
        _ steps: [GroupSolver.Step], _ index: Int, _ axis: CompositionAxis, of view: UICollectionReusableView?,
        _ sequence: GroupSequence, _ composed: ComposedSection, _ list: UICollectionView
    ) -> Derivation {
        let step = steps[index]
        let isElement = index == steps.count - 1
        let name = isElement ? "the item's" : index == 0 ? "the group's" : "the inner group's"
        let side = axis == .horizontal ? "width" : "height"
        let subject = "\(name) \(side)"
        let length = step.item.size[axis]
        let value = Double(step.size[axis])
        func room(_ axis: CompositionAxis) -> Derivation {
            index == 0
                ? sectionRoom(axis, sequence, composed, list)
                : groupRoom(steps, index - 1, axis, sequence, composed, list)
        }
        if let imposed = step.imposed[axis], !length.isUniform {
            let outer = room(axis)
            let share = step.share ?? 1
            let gaps = Double(imposed) - outer.value / share
            var terms = [Derivation.Term(1 / share, outer)]
            terms.add("its share of the spacing between items", gaps, .author)
            return Derivation(
                subject, Double(imposed), .sum, terms, remark: "\(share.inPoints) equal shares of the group")
        }
        switch length {
        case .absolute(let points): return .fact(subject, Double(points), .author, remark: ".absolute")
        case .fractionOfWidth(let fraction):
            return fractional(subject, value, Double(fraction), room(.horizontal), "fractionalWidth")
        case .fractionOfHeight(let fraction):
            return fractional(subject, value, Double(fraction), room(.vertical), "fractionalHeight")
        case .uniform:
            return .fact(subject, value, .content, remark: "as much as the largest of its siblings needs")
        case .estimated(let estimate):
            guard isElement, let view else {
                return .fact(subject, value, .estimate, remark: "its estimate, which its parts refer to")
            }
            if let preferred = preferred(axis == .horizontal ? .width : .height, of: view),
                abs(preferred.value - value) < 1e-6
            {
                return Derivation(subject, value, .sum, [Derivation.Term(preferred)])
            }
            let isEstimate = abs(value - Double(estimate)) < 1e-9
            return .fact(
                subject, value, isEstimate ? .estimate : .earlier,
                remark: isEstimate ? ".estimated" : "measured when it was last on the screen")
        }
    }

    private func fractional(
        _ subject: String, _ value: Double, _ fraction: Double, _ room: Derivation, _ kind: String
    ) -> Derivation {
        guard abs(fraction * room.value - value) < 1e-6 else { return .fact(subject, value, .author, remark: kind) }
        return Derivation(
            subject, value, .sum, [Derivation.Term(fraction, room)],
            remark: "\(kind)(\(ViewNames.ratio(fraction)))")
    }

    /// What a group gives to its parts: its length less its insets.
    private func groupRoom(
        _ steps: [GroupSolver.Step], _ index: Int, _ axis: CompositionAxis, _ sequence: GroupSequence,
        _ composed: ComposedSection, _ list: UICollectionView
    ) -> Derivation {
        let outer = composedLength(steps, index, axis, of: nil, sequence, composed, list)
        let insets = Double(steps[index].item.insets.counting(steps[index].item.size).total(axis))
        guard insets != 0 else { return outer }
        var terms = [Derivation.Term(outer)]
        terms.add("the group's contentInsets", -insets, .author)
        return Derivation("the room in the group", max(0, outer.value - insets), .sum, terms)
    }

    /// What a section gives to its groups: the list's length less insets.
    private func sectionRoom(
        _ axis: CompositionAxis, _ sequence: GroupSequence, _ composed: ComposedSection, _ list: UICollectionView
    ) -> Derivation {
        let value = Double(sequence.description.container[axis])
        let outer = frame(axis == .horizontal ? .width : .height, of: list)
        var terms = [Derivation.Term(outer)]
        terms.add(
            "the section's contentInsets", -Double(composed.arrangement.composition.insets.total(axis)), .author)
        terms.addRest("content insets, safe area, margins and headers beside the groups", value)
        return Derivation(
            axis == .horizontal ? "the section's width" : "the section's height", value, .sum, terms)
    }
}
