internal import Explanations
internal import HeadlessHost
package import UIKit

/// A list that is taken along a path of sizes, as often as a shorter path is looked for.
@MainActor struct ResizingTrial {
    let make: () throws -> UIViewController
    /// The share of the content that is above the upper edge at first.
    let share: Double
    let kinds: Set<ResizingFault.Kind>

    /// A failure with the shortest path that shows it; nil where all is well.
    func failure(along sizes: [CGSize]) throws -> String? {
        let found = try faults(along: sizes)
        guard let first = found.first else { return nil }
        func isAlike(_ path: [CGSize]) throws -> Bool {
            try faults(along: path).contains { $0.kind == first.kind }
        }
        var path = try sizes.shrunk(while: isAlike)
        for index in path.indices {
            for unit in [50.0, 10, 1] {
                var simpler = path
                simpler[index] = CGSize(
                    width: max(unit, (path[index].width / unit).rounded() * unit),
                    height: max(unit, (path[index].height / unit).rounded() * unit))
                guard try isAlike(simpler) else { continue }
                path = simpler
                break
            }
        }
        let words = path.map { "\(Double($0.width).inPoints) × \(Double($0.height).inPoints)" }
        let lines = try faults(along: path).filter { $0.kind == first.kind }.prefix(3).map(\.description)
        return (["Resizing along \(words.joined(separator: ", ")):"] + lines).joined(separator: "\n")
    }

    /// The faults on the way, in their order.
    func faults(along sizes: [CGSize]) throws -> [ResizingFault] {
        guard let first = sizes.first, let last = sizes.last else { return [] }
        var faults: [ResizingFault] = []
        let stage = try ListStage(make, size: first)
        defer { stage.close() }
        guard let list = stage.list else { return complaints(of: stage, 0).filter { kinds.contains($0.kind) } }
        list.view.contentOffset.y = max(
            -list.view.adjustedContentInset.top,
            share * (list.view.contentSize.height - list.view.bounds.height))
        stage.settle()
        for (step, size) in sizes.enumerated() {
            let before = list.topRow
            let wasAtEnd = list.isAtEnd
            if step > 0 { stage.resize(to: size) }
            faults += complaints(of: stage, step)
            if let before, step > 0, kinds.contains(.jump), !wasAtEnd, !list.isAtEnd {
                faults += jump(of: before, in: list, step)
            }
            guard kinds.contains(.staleHeight) else { continue }
            faults += list.staleRows.map {
                ResizingFault(
                    kind: .staleHeight, step: step,
                    message:
                        "\(list.name(of: $0.path)) is \(Double($0.height).inPoints) high and asks for "
                        + "\(Double($0.asked).inPoints)")
            }
        }
        if kinds.contains(.endState), let top = list.topRow {
            let rows = list.rows
            stage.close()
            let fresh = try ListStage(make, size: last)
            defer { fresh.close() }
            faults += fresh.differences(from: rows, top: top).map {
                ResizingFault(kind: .endState, step: sizes.count - 1, message: $0)
            }
        }
        return faults.filter { kinds.contains($0.kind) }
    }

    private func complaints(of stage: ListStage, _ step: Int) -> [ResizingFault] {
        stage.takeComplaints().map {
            ResizingFault(kind: $0.isLoop ? .loop : .contradiction, step: step, message: $0.message)
        }
    }

    private func jump(
        of row: (path: IndexPath, distance: CGFloat), in list: ShownList, _ step: Int
    ) -> [ResizingFault] {
        let present = list.rows.first { $0.path == row.path }.map { $0.frame.minY - list.top }
        if let present, abs(present - row.distance) <= 1 { return [] }
        let words = present.map { "went from \(Double(row.distance).inPoints) to \(Double($0).inPoints) below the top" }
        return [
            ResizingFault(
                kind: .jump, step: step,
                message: "\(list.name(of: row.path)) \(words ?? "isn't seen any more")")
        ]
    }
}

/// The faults of a list that is resized along a path, and the shortest path with them; nil where there are none.
///
/// - Parameter share: the share of the content that is above the upper edge at first.
@MainActor package func resizingFailure(
    _ make: () throws -> UIViewController, along sizes: [CGSize], scrolledTo share: Double = 0.5,
    _ kinds: Set<ResizingFault.Kind> = .faults
) throws -> String? {
    try withoutActuallyEscaping(make) { make in
        try ResizingTrial(make: make, share: share, kinds: kinds).failure(along: sizes)
    }
}
