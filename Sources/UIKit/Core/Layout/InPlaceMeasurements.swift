import AutoLayout

/// The views that a tree's host has measured by the rows that place them, and what that leaves to decide at the next
/// resolve of the tree. `TreeLayoutHost+Measuring` explains the method.
///
/// | note | set by | taken by |
/// | --- | --- | --- |
/// | `views` | a measurement | the resolve that holds the view to its dictated height; the view that leaves |
/// | `dictatedSizesChanged` | a measurement; a dictated size's new constant | the next resolve of the tree, first |
/// | `solvedSizesChanged` | a resolve that measures | the next resolve of the tree, after it has solved |
/// | `movedItems` | a resolve in which something measured isn't held | the next resolve of the tree, last |
///
/// Invariant: `hasMoved` is true at exactly the numbers of `movedItems`; a view is in `views` where its `measuringHost` is
/// this host's number.
struct InPlaceMeasurements {
    /// Views that aren't held to their dictated heights, as these are what was measured.
    var views: [Unowned<UIView>] = []
    /// True if another size may be dictated to one of them than was measured.
    var dictatedSizesChanged = false
    /// True if one of them may come to another size than was measured, by what is in it.
    var solvedSizesChanged = false
    /// The rows of the heights that measured views are to come near to.
    var targetRows: [ObjectIdentifier: LayoutConstraintID] = [:]
    /// Items that moved while something was measured; whether they stay there shows when the tree is solved.
    private var movedItems: [LayoutItem] = []
    /// By the item's number.
    private var hasMoved: [Bool] = []

    /// True if a measurement leaves open which sizes are held to, or which views are to be laid out.
    var needsDecision: Bool { dictatedSizesChanged || solvedSizesChanged || !movedItems.isEmpty }

    func hasMoved(_ item: LayoutItem) -> Bool { item.number < hasMoved.count && hasMoved[item.number] }

    mutating func noteMoved(_ item: LayoutItem) {
        while hasMoved.count <= item.number { hasMoved.append(false) }
        guard !hasMoved[item.number] else { return }
        hasMoved[item.number] = true
        movedItems.append(item)
    }

    mutating func takeMovedItems() -> [LayoutItem] {
        let items = movedItems
        movedItems.removeAll(keepingCapacity: true)
        for item in items { hasMoved[item.number] = false }
        return items
    }

    /// Forgets a view that leaves.
    mutating func forget(_ view: UIView) {
        for index in views.indices where views[index].object === view {
            views.remove(at: index)
            return
        }
    }

    /// Traps where the invariant doesn't hold; for tests.
    @MainActor func checkInvariants(of host: LayoutHost) {
        precondition(
            movedItems.allSatisfy(hasMoved(_:)) && hasMoved.count(where: { $0 }) == movedItems.count,
            "\(movedItems.count) items are listed as moved, \(hasMoved.count(where: { $0 })) marked")
        for view in views {
            precondition(
                view.object.layoutTraits.measuringHost == host.number,
                "\(view.object) is listed as measured by host \(host.number) and says \(view.object.layoutTraits.measuringHost)"
            )
        }
    }
}
