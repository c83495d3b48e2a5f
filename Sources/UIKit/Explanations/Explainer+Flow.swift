import CollectionArrangement
internal import Explanations

/// Items of a flow layout: the delegate's sizes, measurements, and the sequence of lines.
extension Explainer {
    func flowTerms(
        _ component: FrameComponent, of view: UICollectionReusableView, _ key: ElementKey,
        _ flow: UICollectionViewFlowLayout, _ list: UICollectionView
    ) -> [Derivation.Term] {
        var arrangement = flow.flow.arrangement
        guard let section = key.indexPath.first, arrangement.sections.indices.contains(section) else { return [] }
        let content = arrangement.sections[section]
        let isAlong = (component.axis == .horizontal) == flow.isVertical
        guard key.category == .cell, arrangement.contains(key.indexPath) else {
            return edgeTerms(component, key, flow, list, content, isAlong: isAlong, &arrangement)
        }
        let item = key.indexPath.item
        if component == .width || component == .height {
            return [Derivation.Term(flowLength(component, of: view, item, section, flow, list))]
        }
        let line = content.lines.location(ofItem: item).line
        if isAlong { return alongTerms(item, line, content) }
        var terms = [Derivation.Term(above(section, &arrangement))]
        terms.add("the header of section \(section)", content.metrics.header, headerSource(flow, list))
        terms.add("the inset before section \(section)'s lines", content.metrics.leadingInset, insetSource(list))
        terms += lineTerms(content, before: line)
        let size = content.size(of: item).cross
        terms.add("the item is centred in its line", (line.crossLength - size) / 2, .framework)
        return terms
    }

    /// Σ header, insets, lines and footers of all sections.
    func flowLength(_ subject: String, _ flow: UICollectionViewFlowLayout, _ list: UICollectionView) -> Derivation {
        var arrangement = flow.flow.arrangement
        let total = arrangement.length
        var terms: [Derivation.Term] = []
        for (section, content) in arrangement.sections.enumerated().prefix(50) {
            let metrics = content.metrics
            let place = arrangement.sections.count > 1 ? " of section \(section)" : ""
            terms.add("the header\(place)", metrics.header, headerSource(flow, list))
            terms.add("the inset before the lines\(place)", metrics.leadingInset, insetSource(list))
            terms += lineTerms(content, before: nil)
            terms.add("the inset after the lines\(place)", metrics.trailingInset, insetSource(list))
            terms.add("the footer\(place)", metrics.footer, headerSource(flow, list))
        }
        terms.addRest("the sections after the first 50", total)
        return Derivation(subject, total, .sum, terms)
    }

    // MARK: Lengths of items

    private func flowLength(
        _ component: FrameComponent, of view: UICollectionReusableView, _ item: Int, _ section: Int,
        _ flow: UICollectionViewFlowLayout, _ list: UICollectionView
    ) -> Derivation {
        let content = flow.flow.arrangement.sections[section]
        let isAlong = (component.axis == .horizontal) == flow.isVertical
        let size = content.size(of: item)
        let value = isAlong ? size.main : size.cross
        let subject = "item [\(section), \(item)].\(component.rawValue)"
        if flow.estimatesItems {
            if content.isMeasured.indices.contains(item), content.isMeasured[item],
                let preferred = preferred(component, of: view), abs(preferred.value - value) < 1e-6
            {
                return Derivation(subject, value, .sum, [Derivation.Term(preferred)])
            }
            let isMeasured = content.isMeasured.indices.contains(item) && content.isMeasured[item]
            return isMeasured
                ? .fact(subject, value, .earlier, remark: "measured when it was last on the screen")
                : .fact("estimatedItemSize", value, .estimate)
        }
        if list.state.calls.implemented.contains(.sizeForItem) {
            return .fact(
                "sizeForItemAt", value, .delegate,
                causes: isAlong ? [available(content, flow, list)] : [])
        }
        return .fact("itemSize", value, .author)
    }

    /// The room of a line: the list's length less insets.
    private func available(
        _ content: FlowSection, _ flow: UICollectionViewFlowLayout, _ list: UICollectionView
    ) -> Derivation {
        let component: FrameComponent = flow.isVertical ? .width : .height
        let metrics = content.metrics
        var terms = [Derivation.Term(frame(component, of: list))]
        terms.add(
            "the section's insets at the ends of lines", -(metrics.startInset + metrics.endInset), insetSource(list))
        terms.addRest("the list's content insets and safe area", metrics.available)
        return Derivation("the room of a line", metrics.available, .sum, terms)
    }

    // MARK: Places

    /// Along a line: the inset, the items before, and what is between them.
    private func alongTerms(_ item: Int, _ line: FlowLine, _ content: FlowSection) -> [Derivation.Term] {
        var terms: [Derivation.Term] = []
        terms.add("the section's inset at the start of a line", content.metrics.startInset, .author)
        let before = line.items.lowerBound..<item
        for (length, count) in runs(before.map { content.size(of: $0).main }) {
            let what = count == 1 ? "an item before it in its line" : "each of \(count) items before it in its line"
            terms.append(Derivation.Term(Double(count), .fact(what, length, .earlier)))
        }
        let origin = content.frame(of: item).main
        let rest = origin - terms.reduce(0) { $0 + $1.weight * $1.part.value }
        guard abs(rest) > 1e-9 else { return terms }
        let least = content.metrics.itemSpacing
        if before.isEmpty {
            terms.add("free space in its line", rest, .framework)
        } else {
            let spacing = rest / Double(before.count)
            let isLeast = abs(spacing - least) < 1e-6
            let what =
                isLeast
                ? "minimumInteritemSpacing" : "minimumInteritemSpacing \(least.inPoints), widened to fill the line"
            terms.append(
                Derivation.Term(Double(before.count), .fact(what, spacing, isLeast ? .author : .framework)))
        }
        return terms
    }

    /// Terms on the cross axis: lines of one height summed up once, and the spacing between them. All lines, or those
    /// before one.
    private func lineTerms(_ content: FlowSection, before end: FlowLine?) -> [Derivation.Term] {
        var heights: [Double] = []
        var next = content.items.count > 0 ? content.lines.location(ofItem: 0) : nil
        while let location = next, end.map({ location.line.index < $0.index }) ?? true, heights.count < 2000 {
            heights.append(location.line.crossLength)
            next = content.lines.next(location)
        }
        var terms = runs(heights).map { length, count in
            let what = count == 1 ? "a line of items" : "each of \(count) lines of items"
            return Derivation.Term(Double(count), .fact(what, length, content.isMeasured.isEmpty ? .author : .earlier))
        }
        let gaps = end.map(\.index) ?? max(0, content.lineCount - 1)
        if gaps > 0, content.metrics.lineSpacing != 0 {
            terms.append(
                Derivation.Term(Double(gaps), .fact("minimumLineSpacing", content.metrics.lineSpacing, .author)))
        }
        if let end {
            terms.addRest(
                "the lines after the first 2000", end.lengthBefore + Double(gaps) * content.metrics.lineSpacing)
        } else {
            terms.addRest(
                "the lines after the first 2000", content.linesCrossLength + Double(gaps) * content.metrics.lineSpacing)
        }
        return terms
    }

    private func above(_ section: Int, _ arrangement: inout FlowArrangement) -> Derivation {
        .fact("the sections before section \(section)", arrangement.start(of: section), .earlier)
    }

    /// A header or footer.
    private func edgeTerms(
        _ component: FrameComponent, _ key: ElementKey, _ flow: UICollectionViewFlowLayout, _ list: UICollectionView,
        _ content: FlowSection, isAlong: Bool, _ arrangement: inout FlowArrangement
    ) -> [Derivation.Term] {
        let section = key.indexPath[0]
        let isHeader = key.kind == UICollectionView.elementKindSectionHeader
        switch component {
        case .width, .height:
            if isAlong { return [Derivation.Term(frame(component, of: list))] }
            let length = isHeader ? content.metrics.header : content.metrics.footer
            var terms: [Derivation.Term] = []
            terms.add(isHeader ? "headerReferenceSize" : "footerReferenceSize", length, headerSource(flow, list))
            return terms
        case .x, .y:
            guard !isAlong else { return [] }
            var terms = [Derivation.Term(above(section, &arrangement))]
            if !isHeader {
                terms.add("content above it in its section", content.length - content.metrics.footer, .earlier)
            }
            return terms
        }
    }

    /// The delegate may tell all of these; a delegate of the flow kind is named as the source.
    private func insetSource(_ list: UICollectionView) -> Derivation.Source {
        list.delegate is any UICollectionViewDelegateFlowLayout ? .delegate : .author
    }

    private func headerSource(_ flow: UICollectionViewFlowLayout, _ list: UICollectionView) -> Derivation.Source {
        insetSource(list)
    }

    private func runs(_ lengths: [Double]) -> [(length: Double, count: Int)] {
        var runs: [(length: Double, count: Int)] = []
        for length in lengths {
            if let index = runs.firstIndex(where: { $0.length == length }) {
                runs[index].count += 1
            } else {
                runs.append((length, 1))
            }
        }
        return runs
    }
}

extension [Derivation.Term] {
    /// A fact, where it isn't 0.
    mutating func add(_ subject: String, _ value: Double, _ source: Derivation.Source, remark: String? = nil) {
        guard abs(value) > 1e-9 else { return }
        append(Derivation.Term(.fact(subject, value, source, remark: remark)))
    }

    /// Adds the rest up to a sum.
    mutating func addRest(_ subject: String, _ sum: Double) {
        add(subject, sum - reduce(0) { $0 + $1.weight * $1.part.value }, .framework)
    }
}
