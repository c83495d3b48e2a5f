import ConstraintSolver

/// One side of a constraint on its way to a row of the system.
///
/// Along an axis every attribute is `origin + size share · size + constant`, and each level between the item and the
/// common ancestor adds its own origin.
extension LayoutEngine {
    struct LoweredRow {
        var terms = RecordTable<Term>()
        var constant = 0.0
        var isRightToLeft = false
        /// Items that the constraint doesn't name but whose metrics enter the row: those in between, and guides that
        /// stand for margins or scrolled content.
        var passedThrough = RecordTable<LayoutItem>()

        func deallocate() {
            terms.deallocate()
            passedThrough.deallocate()
        }
    }

    /// The row `first − multiplier · second − constant (relation) 0`, written over what was in `row`.
    ///
    /// A location without a second item is written in the coordinates of the item's parent.
    func lower(_ constraint: LayoutConstraint, flipped: Bool = false, into row: inout LoweredRow) {
        row.terms.removeAll()
        row.passedThrough.removeAll()
        row.isRightToLeft = constraint.isRightToLeft
        row.constant = flipped ? constraint.constant : -constraint.constant
        guard !constraint.relatesDistances else {
            appendSide(LayoutPlace(constraint.first, constraint.firstAttribute), constraint.firstOrigin, 1, to: &row)
            if let second = constraint.second {
                appendSide(
                    LayoutPlace(second, constraint.secondAttribute), constraint.secondOrigin, -constraint.multiplier,
                    to: &row)
            }
            return
        }
        let ancestor = commonAncestor(of: constraint.first, and: constraint.second ?? constraint.first)
        append(constraint.firstAttribute, of: constraint.first, factor: 1, in: ancestor, to: &row)
        if let second = constraint.second, constraint.secondAttribute != .notAnAttribute {
            append(constraint.secondAttribute, of: second, factor: -constraint.multiplier, in: ancestor, to: &row)
        }
    }

    /// A size, or the distance from an origin to a place: towards the reading direction where both are directional.
    private func appendSide(_ place: LayoutPlace, _ origin: LayoutPlace?, _ factor: Double, to row: inout LoweredRow) {
        guard let origin else {
            append(place.attribute, of: place.item, factor: factor, in: nil, to: &row)
            return
        }
        let isMirrored = place.attribute.isDirectional && row.isRightToLeft
        let factor = isMirrored ? -factor : factor
        let ancestor = commonAncestor(of: place.item, and: origin.item)
        append(place.attribute, of: place.item, factor: factor, in: ancestor, to: &row)
        append(origin.attribute, of: origin.item, factor: -factor, in: ancestor, to: &row)
    }

    /// The nearest item whose coordinates both can be written in; an item may be its own ancestor.
    private func commonAncestor(of first: LayoutItem, and second: LayoutItem) -> LayoutItem? {
        let (outer, secondOuter) = (items[Int(first.index)].parent, items[Int(second.index)].parent)
        if first == second || outer == secondOuter { return parent(of: first) }
        if outer == second.index { return second }
        if secondOuter == first.index { return first }
        var a: LayoutItem? = first
        var b: LayoutItem? = second
        var depthA = depth(of: first)
        var depthB = depth(of: second)
        while let item = a, depthA > depthB {
            a = parent(of: item)
            depthA -= 1
        }
        while let item = b, depthB > depthA {
            b = parent(of: item)
            depthB -= 1
        }
        while let itemA = a, let itemB = b, itemA != itemB {
            a = parent(of: itemA)
            b = parent(of: itemB)
        }
        return a
    }

    private func depth(of item: LayoutItem) -> Int {
        var depth = 0
        var current = parent(of: item)
        while let next = current {
            depth += 1
            current = parent(of: next)
        }
        return depth
    }

    private func append(
        _ attribute: LayoutAttribute, of item: LayoutItem, factor: Double, in ancestor: LayoutItem?,
        to row: inout LoweredRow
    ) {
        let index = Int(item.index)
        let withinMargins = attribute.withinMargins
        if let plain = withinMargins, let guide = items[index].marginsGuide {
            row.passedThrough.append(guide)
            append(plain, of: guide, factor: factor, in: ancestor, to: &row)
            return
        }
        if item == ancestor, attribute.addressesScrolledContent, let content = items[index].contentGuide {
            row.passedThrough.append(content)
            append(withinMargins ?? attribute, of: content, factor: factor, in: ancestor, to: &row)
            return
        }
        let isHorizontal = attribute.axis == .horizontal
        let place = placement(of: withinMargins ?? attribute, at: index, isRightToLeft: row.isRightToLeft)
        if place.sizeShare != 0 {
            add(
                place.sizeShare * factor, isHorizontal ? items[index].variables.2 : items[index].variables.3, to: &row)
        }
        row.constant += place.constant * factor
        guard attribute.kind == .location else { return }
        if item == ancestor {
            row.constant += interiorOrigin(ofItemAt: index, isHorizontal: isHorizontal) * factor
            return
        }
        add(factor, isHorizontal ? items[index].variables.0 : items[index].variables.1, to: &row)
        var container = parent(of: item)
        while let current = container, current != ancestor {
            let outer = Int(current.index)
            add(factor, isHorizontal ? items[outer].variables.0 : items[outer].variables.1, to: &row)
            row.constant -= interiorOrigin(ofItemAt: outer, isHorizontal: isHorizontal) * factor
            row.passedThrough.append(current)
            container = parent(of: current)
        }
    }

    /// The origin of an item's alignment rectangle in the coordinates of its own bounds.
    private func interiorOrigin(ofItemAt index: Int, isHorizontal: Bool) -> Double {
        isHorizontal
            ? items[index].metrics.boundsOriginX + items[index].metrics.alignmentInsets.left
            : items[index].metrics.boundsOriginY + items[index].metrics.alignmentInsets.top
    }

    private func placement(
        of attribute: LayoutAttribute, at index: Int, isRightToLeft: Bool
    ) -> (sizeShare: Double, constant: Double) {
        switch attribute {
        case .left, .top: (0, 0)
        case .right, .bottom, .width, .height: (1, 0)
        case .centerX, .centerY: (0.5, 0)
        case .leading: isRightToLeft ? (1, 0) : (0, 0)
        case .trailing: isRightToLeft ? (0, 0) : (1, 0)
        case .firstBaseline:
            // Without text both baselines are the bottom edge.
            items[index].metrics.firstBaselineFromTop.map { (0, $0) }
                ?? (1, -items[index].metrics.lastBaselineFromBottom)
        case .lastBaseline: (1, -items[index].metrics.lastBaselineFromBottom)
        default: (0, 0)
        }
    }

    private func add(_ coefficient: Double, _ variable: Variable, to row: inout LoweredRow) {
        guard coefficient != 0 else { return }
        var index = 0
        while index < row.terms.count {
            if row.terms[index].variable == variable {
                row.terms[index].coefficient += coefficient
                if row.terms[index].coefficient == 0 { row.terms.remove(at: index) }
                return
            }
            index += 1
        }
        row.terms.append(Term(variable, coefficient))
    }
}
