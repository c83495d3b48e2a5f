import ConstraintSolver

extension LayoutEngine {
    /// The item's alignment rectangle, unrounded; solves first where needed.
    public func alignmentRectangle(of item: LayoutItem) -> LayoutRectangle {
        let values = system.values(of: items[Int(item.index)].variables)
        return LayoutRectangle(x: values.0, y: values.1, width: values.2, height: values.3)
    }

    /// The item's frame, unrounded: its alignment rectangle with the alignment insets put back around it.
    public func frame(of item: LayoutItem) -> LayoutRectangle {
        var rectangle = alignmentRectangle(of: item)
        let insets = items[Int(item.index)].metrics.alignmentInsets
        rectangle.x -= insets.left
        rectangle.y -= insets.top
        rectangle.width += insets.left + insets.right
        rectangle.height += insets.top + insets.bottom
        return rectangle
    }

    public func width(of item: LayoutItem) -> Double { system.value(of: items[Int(item.index)].variables.2) }

    public func height(of item: LayoutItem) -> Double { system.value(of: items[Int(item.index)].variables.3) }

    /// Solves, and names each item with a variable that changed since the last call, in a stable order, once each.
    public func drainChangedItems() -> [LayoutItem] {
        var changed: [LayoutItem] = []
        drainChangedItems(into: &changed)
        return changed
    }

    /// Solves, and appends each item with a variable that changed since the last call, in a stable order, once each.
    public func drainChangedItems(into changed: inout [LayoutItem]) {
        changeListings &+= 1
        system.drainChangedVariables { variables in
            for variable in variables {
                let index = Int(variable.index) < itemOfVariable.count ? itemOfVariable[Int(variable.index)] : -1
                guard index >= 0, items[Int(index)].changeListing != changeListings else { continue }
                items[Int(index)].changeListing = changeListings
                changed.append(LayoutItem(index: index))
            }
        }
    }
}
