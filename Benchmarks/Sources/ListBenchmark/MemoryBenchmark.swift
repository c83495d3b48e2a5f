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
    var constraints: [NSLayoutConstraint] = []
    let perConstraint =
        heap {
            constraints = views.map { $0.topAnchor.constraint(equalTo: root.topAnchor, constant: 3) }
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
        } / Double(count)
    try check(views.allSatisfy { $0.frame.minY == 3 }, "the constraints that were counted don't hold")

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
    line("constraint, solved", perConstraint, 96, "96")
    line("measured row", perRow, 8, "8")
    line("row not seen", unseen, 0.1, "0.1")
}

/// What a piece of work leaves on the heap.
private func heap(_ work: () -> Void) -> Double {
    let before = heap_bytes_in_use()
    work()
    return Double(heap_bytes_in_use()) - Double(before)
}
