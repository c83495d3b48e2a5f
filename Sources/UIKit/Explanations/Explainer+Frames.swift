import AutoLayout
internal import Explanations

/// Frames: by constraints, by the list that holds a cell, by a mask, or as code set them.
extension Explainer {
    func frame(_ component: FrameComponent, of view: UIView) -> Derivation {
        let subject = "\(names.name(of: view)).frame.\(component.rawValue)"
        let value = component.value(in: view.frame)
        return once(.frame(ObjectIdentifier(view), component), subject, value) {
            if view is UIWindow { return .fact(subject, value, .device) }
            if let cell = view as? UITableViewCell, let table = cell.table,
                let row = table.state.visible.first(where: { table.state.cells[$0] === cell })
            {
                return cellFrame(component, of: cell, row, in: table, subject, value)
            }
            if let cell = view.superview as? UITableViewCell, cell.contentView === view {
                return contentFrame(component, of: cell, subject, value)
            }
            if let element = view as? UICollectionReusableView, let list = element.reuse.collectionView,
                let key = element.reuse.element, list.state.shown[key] === element
            {
                return elementFrame(component, of: element, in: list, key, subject, value)
            }
            if let cell = view.superview as? UICollectionViewCell, cell.contentView === view {
                return itemContentFrame(component, of: cell, subject, value)
            }
            if !view.layoutTraits.translatesAutoresizingMask, let host = view.layoutHost,
                let item = host.knownItem(of: view)
            {
                return placed(component, item, host, view, subject, value)
            }
            return masked(component, of: view, subject, value)
        }
    }

    /// The solution on the pixel grid: edges are rounded, sizes are their differences.
    private func placed(
        _ component: FrameComponent, _ item: LayoutItem, _ host: LayoutHost, _ view: UIView, _ subject: String,
        _ value: Double
    ) -> Derivation {
        let isHorizontal = component.axis == .horizontal
        let (start, size): (LayoutQuantity, LayoutQuantity) = isHorizontal ? (.minX, .width) : (.minY, .height)
        let insets = view.alignmentRectInsets
        let before = Double(isHorizontal ? insets.left : insets.top)
        let after = Double(isHorizontal ? insets.right : insets.bottom)
        let grid = view.pixelGrid
        let rectangle = host.engine.frame(of: item)
        let low = isHorizontal ? rectangle.x : rectangle.y
        let high = low + (isHorizontal ? rectangle.width : rectangle.height)
        func inset(_ amount: Double) -> [Derivation.Term] {
            guard amount != 0 else { return [] }
            return [Derivation.Term(.fact("alignment insets of \(names.name(of: view))", amount, .content))]
        }
        let startTerms = { [Derivation.Term(self.solved(start, of: item, in: host))] + inset(-before) }
        if component == .x || component == .y {
            return settled(Derivation(subject, grid.round(low), .nearestPixel(scale: grid.scale), startTerms()), value)
        }
        let exact = high - low
        if abs(grid.round(exact) - exact) < 1e-6, abs(grid.round(low) - low) < 1e-6 {
            let terms = [Derivation.Term(solved(size, of: item, in: host))] + inset(before + after)
            return settled(Derivation(subject, exact, .sum, terms), value)
        }
        // Both edges are listed where rounding them makes a difference.
        let first = Derivation(
            "\(names.name(of: view))'s start", grid.round(low), .nearestPixel(scale: grid.scale), startTerms())
        let second = Derivation(
            "\(names.name(of: view))'s end", grid.round(high), .nearestPixel(scale: grid.scale),
            startTerms() + [Derivation.Term(solved(size, of: item, in: host))] + inset(before + after))
        return settled(
            Derivation(
                subject, second.value - first.value, .sum, [Derivation.Term(-1, first), Derivation.Term(second)]),
            value)
    }

    /// A frame that isn't what the solution says: layout is pending, or code has written another one.
    private func settled(_ derivation: Derivation, _ value: Double) -> Derivation {
        guard abs(derivation.value - value) > 1e-6 else { return derivation }
        let difference = Derivation.fact(
            "rest of the frame: code set it after layout, or layout is pending", value - derivation.value,
            .author)
        var inner = derivation
        inner.subject += " by constraints"
        return Derivation(
            derivation.subject, value, .sum, [Derivation.Term(inner), Derivation.Term(difference)])
    }

    private func masked(_ component: FrameComponent, of view: UIView, _ subject: String, _ value: Double) -> Derivation
    {
        guard let superview = view.superview else { return .fact(subject, value, .author, remark: "set in code") }
        let mask = view.layoutTraits.autoresizingMask
        let isWidth = component == .width && mask.contains(.flexibleWidth)
        let isHeight = component == .height && mask.contains(.flexibleHeight)
        guard isWidth || isHeight else {
            return .fact(subject, value, .author, remark: "a frame that code or the framework set")
        }
        let outer = frame(component, of: superview)
        let rest = value - outer.value
        let offset = Derivation.fact("rest set by code", rest, .author)
        return Derivation(
            subject, value, .sum, [Derivation.Term(outer)] + (abs(rest) > 1e-9 ? [Derivation.Term(offset)] : []),
            remark: "follows its superview by its autoresizing mask")
    }
}
