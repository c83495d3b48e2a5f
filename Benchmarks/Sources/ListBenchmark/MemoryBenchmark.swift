import Foundation
import HeapSize
import ListGeometry
import UIKit

/// Bytes of heap for a live view, a constraint and a measured row.
@MainActor func benchmarkMemory() throws {
    let count = 10_000
    var views: [UIView] = []
    views.reserveCapacity(count)
    let perView = heap { for _ in 0..<count { views.append(UIView(frame: .zero)) } } / Double(count)

    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    views.forEach(root.addSubview)
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    // The engine's items first, so that a constraint is counted by itself.
    NSLayoutConstraint.activate(views.map { $0.leadingAnchor.constraint(equalTo: root.leadingAnchor) })
    root.layoutIfNeeded()
    // The lists that an app would have of its constraints are none of their memory.
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(count)
    let perConstraint =
        heap {
            for view in views { constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor, constant: 3)) }
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
        } / Double(count)
    try check(views.allSatisfy { $0.frame.minY == 3 }, "the constraints that were counted don't hold")

    // As in cells: thirty views below each other in one container, so that their constraints are solved together.
    let cells = (0..<count / 100).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    let parts = cells.map { cell in
        (0..<30).map { _ in
            let part = UIView(frame: .zero)
            part.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(part)
            part.leadingAnchor.constraint(equalTo: cell.leadingAnchor).isActive = true
            return part
        }
    }
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    cells.forEach(stage.addSubview)
    stage.layoutIfNeeded()
    var chains: [NSLayoutConstraint] = []
    chains.reserveCapacity(30 * cells.count)
    let perChained =
        heap {
            for (cell, parts) in zip(cells, parts) {
                var above = cell.topAnchor
                for part in parts {
                    chains.append(part.topAnchor.constraint(equalTo: above, constant: 3))
                    above = part.bottomAnchor
                }
            }
            NSLayoutConstraint.activate(chains)
            stage.layoutIfNeeded()
        } / Double(30 * cells.count)
    try check(parts.allSatisfy { $0[9].frame.minY == 30 }, "the constraints in chains don't hold")

    var list = ListGeometry(defaultEstimate: 44)
    list.reload([SectionShape(rowCount: 1_000_000)])
    let unseen = Double(list.memoryFootprint) / 1_000_000
    for row in 0..<100_000 {
        list.setMeasured(Double(BlockSource.height(row)), row: RowPosition(section: 0, row: row))
    }
    let perRow = Double(list.memoryFootprint) / 100_000
    func line(_ name: String, _ bytes: Double, _ aim: Double, _ text: String) {
        print(
            "memory".padding(toLength: 26, withPad: " ", startingAt: 0)
                + String(format: "%.1f bytes a %@; aim <= %@: %@", bytes, name, text, bytes <= aim ? "holds" : "missed")
        )
    }
    line("live view", perView, 256, "256")
    line("constraint, solved alone", perConstraint, 256, "256")
    line("constraint, thirty solved together", perChained, 160, "160")
    line("measured row", perRow, 8, "8")
    line("row not seen", unseen, 0.1, "0.1")
}

/// The memory that a piece of work leaves on the heap.
private func heap(_ work: () -> Void) -> Double {
    let before = heap_bytes_in_use()
    work()
    return Double(heap_bytes_in_use()) - Double(before)
}
