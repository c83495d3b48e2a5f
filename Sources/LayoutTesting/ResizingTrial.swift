internal import Explanations
internal import HeadlessHost
internal import UIKit

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
        let stage = try ResizingStage(make(), size: first)
        defer { stage.close() }
        guard let list = stage.list else { return stage.faults(at: 0).filter { kinds.contains($0.kind) } }
        list.view.contentOffset.y = max(
            -list.view.adjustedContentInset.top,
            share * (list.view.contentSize.height - list.view.bounds.height))
        stage.settle()
        for (step, size) in sizes.enumerated() {
            let before = list.topRow
            let wasAtEnd = list.isAtEnd
            if step > 0 { stage.resize(to: size) }
            faults += stage.faults(at: step)
            if let before, step > 0, kinds.contains(.jump), !wasAtEnd, !list.isAtEnd {
                faults += jump(of: before, in: list, step)
            }
            guard kinds.contains(.staleHeight) else { continue }
            faults += list.staleRows.map {
                ResizingFault(
                    kind: .staleHeight, step: step,
                    message:
                        "row \($0.path.row) of section \($0.path.section) is \(Double($0.height).inPoints) high and asks "
                        + "for \(Double($0.asked).inPoints)")
            }
        }
        if kinds.contains(.endState), let top = list.topRow {
            let rows = list.rows
            stage.close()
            let fresh = try ResizingStage(make(), size: last)
            defer { fresh.close() }
            faults += fresh.differences(from: rows, top: top, step: sizes.count - 1)
        }
        return faults.filter { kinds.contains($0.kind) }
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
                message: "row \(row.path.row) of section \(row.path.section) \(words ?? "isn't seen any more")")
        ]
    }
}

/// A screen in a scene that is resized; the program's screen is as before once it is closed.
@MainActor final class ResizingStage {
    let list: ShownList?
    private let window: UIWindow
    private let device = UIScreen.main.device
    private let key = UIApplication.shared.keyWindow
    private let handler = UIKitLog.handler
    private var log: [String] = []
    private var isOpen = true

    init(_ controller: UIViewController, size: CGSize) {
        UIScreen.main.device = device.resized(to: size)
        window = UIWindow(frame: UIScreen.main.sceneBounds)
        window.rootViewController = controller
        var early: [String] = []
        UIKitLog.handler = { early.append($0) }
        window.makeKeyAndVisible()
        for _ in 0..<2 { HeadlessHost.turnLoop() }
        list = ShownList(in: window)
        log = early
        UIKitLog.handler = { [weak self] in self?.log.append($0) }
    }

    func settle() { for _ in 0..<2 { HeadlessHost.turnLoop() } }

    func resize(to size: CGSize) {
        UIApplication.shared.resizeScenes(to: device.resized(to: size), and: window, isInteractive: true)
        settle()
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        UIKitLog.handler = handler
        window.isHidden = true
        window.rootViewController = nil
        UIScreen.main.device = device
        key?.makeKey()
    }

    /// The contradictions and loops that were logged since the last call.
    func faults(at step: Int) -> [ResizingFault] {
        defer { log = [] }
        return log.compactMap { line in
            if line.contains("Unable to simultaneously satisfy constraints") {
                return ResizingFault(kind: .contradiction, step: step, message: window.conflictSentences.first ?? line)
            }
            return line.contains("Layout feedback loop") ? ResizingFault(kind: .loop, step: step, message: line) : nil
        }
    }

    /// The rows that this list shows otherwise than another one, each from the row at the top.
    func differences(
        from rows: [(path: IndexPath, frame: CGRect)], top: (path: IndexPath, distance: CGFloat), step: Int
    ) -> [ResizingFault] {
        func fault(_ message: String) -> ResizingFault {
            ResizingFault(kind: .endState, step: step, message: message)
        }
        guard let list else { return [fault("a screen made at this size shows no list")] }
        list.show(top.path, at: top.distance) { settle() }
        let fresh = list.rows
        guard let start = rows.first(where: { $0.path == top.path })?.frame.minY,
            let freshStart = fresh.first(where: { $0.path == top.path })?.frame.minY
        else { return [fault("row \(top.path.row) of section \(top.path.section) isn't seen in a fresh list")] }
        return rows.compactMap { path, frame in
            guard let other = fresh.first(where: { $0.path == path })?.frame else { return nil }
            let name = "row \(path.row) of section \(path.section)"
            if abs(frame.height - other.height) > 0.01 || abs(frame.width - other.width) > 0.01 {
                return fault(
                    "\(name) is \(Double(frame.width).inPoints) × \(Double(frame.height).inPoints), and in a fresh list "
                        + "\(Double(other.width).inPoints) × \(Double(other.height).inPoints)")
            }
            let (place, wanted) = (frame.minY - start, other.minY - freshStart)
            guard abs(place - wanted) > 0.01 else { return nil }
            return fault(
                "\(name) begins \(Double(place).inPoints) below the row at the top, and in a fresh list "
                    + "\(Double(wanted).inPoints)")
        }
    }
}
