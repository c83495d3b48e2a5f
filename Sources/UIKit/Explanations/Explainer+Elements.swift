internal import Explanations

/// The positions of a collection view's cells, headers and footers, from its layout's answers.
extension Explainer {
    func elementFrame(
        _ component: FrameComponent, of view: UICollectionReusableView, in list: UICollectionView, _ key: ElementKey,
        _ subject: String, _ value: Double
    ) -> Derivation {
        var terms: [Derivation.Term]
        switch list.collectionViewLayout {
        case let flow as UICollectionViewFlowLayout:
            terms = flowTerms(component, of: view, key, flow, list)
        case let composed as UICollectionViewCompositionalLayout:
            terms = compositionTerms(component, of: view, key, composed, list)
        case let other:
            let remark = "layoutAttributes of \(Trace.typeName(of: other))"
            return .fact(subject, value, .override, remark: remark, causes: causes(component, list))
        }
        let rest = value - terms.reduce(0) { $0 + $1.weight * $1.part.value }
        if abs(rest) > 1e-9 {
            let isPixels = abs(rest) <= 1 / Double(list.pixelGrid.scale) + 1e-9
            let what = isPixels ? "edges on whole pixels" : "movement or pinning by the layout"
            terms.append(Derivation.Term(.fact(what, rest, .framework)))
        }
        return Derivation(subject, value, .sum, terms)
    }

    /// A layout's answers depend on the room that it has.
    private func causes(_ component: FrameComponent, _ list: UICollectionView) -> [Derivation] {
        component == .width || component == .height ? [frame(component, of: list)] : []
    }

    /// A content view is as large as its cell.
    func itemContentFrame(
        _ component: FrameComponent, of cell: UICollectionViewCell, _ subject: String, _ value: Double
    ) -> Derivation {
        guard component == .width || component == .height else {
            return .fact(subject, value, .framework, remark: "where the content of a cell starts")
        }
        let outer = frame(component, of: cell)
        let rest = value - outer.value
        let beside = Derivation.fact("room beside the content in the cell", rest, .framework)
        return Derivation(
            subject, value, .sum,
            [Derivation.Term(outer)] + (abs(rest) > 1e-9 ? [Derivation.Term(beside)] : []))
    }

    /// The size that a cell preferred when it was asked for its attributes; nil where it wasn't, or its layout kept to
    /// its own.
    func preferred(_ component: FrameComponent, of view: UICollectionReusableView) -> Derivation? {
        guard let measured = view.reuse.measured, measured.isTakenUp || measured.given == measured.preferred,
            let axes = view.reuse.attributes?.estimatedAxes
        else { return nil }
        let isWidth = component == .width
        guard axes.contains(isWidth ? .width : .height) else { return nil }
        let value = Double(isWidth ? measured.preferred.width : measured.preferred.height)
        let subject = "the \(isWidth ? "width" : "height") that \(names.name(of: view)) prefers"
        let given = isWidth ? measured.given.height : measured.given.width
        let cause = Derivation.fact(
            "the \(isWidth ? "height" : "width") at which it was measured", Double(given), .framework)
        if let cell = view as? UICollectionViewCell {
            let host = FittingLayoutHost(root: cell.contentView)
            host.aim(
                at: measured.given, horizontal: axes.contains(.width) ? .fittingSizeLevel : .required,
                vertical: axes.contains(.height) ? .fittingSizeLevel : .required)
            host.resolve()
            fittingHosts.append(host)
            if let item = host.knownItem(of: cell.contentView) {
                let length = solved(isWidth ? .width : .height, of: item, in: host)
                if abs(Double(cell.pixelGrid.pixelLength(CGFloat(length.value))) - value) < 1e-6 {
                    return Derivation(
                        subject, value,
                        abs(length.value - value) < 1e-6 ? .sum : .pixelsUp(scale: cell.pixelGrid.scale),
                        [Derivation.Term(length)])
                }
            }
        }
        let isFrameworks = FrameworkTypes.contains(type(of: view))
        return .fact(
            subject, value, isFrameworks ? .content : .override,
            remark: isFrameworks ? "its content configuration" : "preferredLayoutAttributesFitting", causes: [cause])
    }
}
