internal import Explanations
internal import HeadlessHost
internal import UIKit

/// A screen on which one script is played.
@MainActor final class ListPlayer {
    private let stage: ListStage
    private let kinds: Set<ListFault.Kind>
    /// Makes a change of the screen's own, by its name and number.
    private let edit: (String, Int) -> Void
    private var size: CGSize
    private var textSize: UIContentSizeCategory?
    /// The steps that may have changed the screen's data.
    private var edits: [ListStep] = []
    private var step = 0

    init(
        _ stage: ListStage, size: CGSize, textSize: UIContentSizeCategory? = nil, kinds: Set<ListFault.Kind>,
        edit: @escaping (String, Int) -> Void
    ) {
        self.stage = stage
        self.size = size
        self.textSize = textSize
        self.kinds = kinds
        self.edit = edit
    }

    func close() { stage.close() }

    /// The faults of the first step that has any, or of the state at rest.
    func play(_ script: [ListStep]) -> [ListFault] {
        guard let list = stage.list else { return faults() }
        var found = faults()
        for (index, next) in script.enumerated() where found.isEmpty {
            step = index
            ScriptJournal.shared.reach(index)
            let before = list.rows.map { ($0.path, $0.frame.minY - list.view.contentOffset.y) }
            let (top, wasAtEnd) = (list.topRow, list.isAtEnd)
            var asked: CGFloat?
            // A row that moves by itself, as the offset is on its way, doesn't jump.
            if case .scroll(let distance) = next, !UIApplication.shared.isAnimating {
                asked = list.offset(afterScrollingBy: distance) - list.view.contentOffset.y
            }
            perform(next, list)
            stage.settle()
            if next.isEdit { stage.returnToList() }
            found = faults()
            if let asked, found.isEmpty { found += jumps(in: list, before, asked) }
            if kinds.contains(.shift), !wasAtEnd, !list.isAtEnd, !next.scrolls {
                found += shift(of: top, in: list)
            }
            if next.changesWidths, found.isEmpty { found += staleHeights(in: list) }
        }
        guard found.isEmpty else { return found }
        stage.comeToRest()
        return faults() + staleHeights(in: list)
    }

    /// Does what a step says, and lays nothing out.
    private func perform(_ next: ListStep, _ list: ShownList) {
        if next.isEdit, !next.isCompound { edits.append(next) }
        switch next {
        case .resize(let width, let height):
            size = CGSize(width: max(width, 1), height: max(height, 1))
            stage.changeSize(to: size)
        case .textSize(let size):
            textSize = size
            stage.changeTextSize(to: size)
        case .scroll(let distance): list.view.contentOffset.y = list.offset(afterScrollingBy: distance)
        case .scrollToRow(let row): list.path(row).map(list.scrollToTop)
        case .reload: list.reload()
        case .reloadRow(let row): list.path(row).map { list.reload($0) }
        case .select(let row): list.path(row).map(list.select)
        case .swipe(let row): list.path(row).map(list.swipe)
        case .move(let row, let target):
            guard let from = list.path(row), let to = list.path(target) else { return }
            list.move(from, to: to)
        case .edit(let name, let number): edit(name, number)
        case .leaveAndReturn: stage.leaveAndReturn()
        case .wait(let seconds): HeadlessHost.letTimePass(seconds)
        case .update(let steps): list.update { for step in steps { perform(step, list) } }
        case .together(let steps): for step in steps { perform(step, list) }
        }
    }

    // MARK: Faults

    private func fault(_ kind: ListFault.Kind, _ message: String) -> [ListFault] {
        kinds.contains(kind) ? [ListFault(kind: kind, step: step, message: message)] : []
    }

    /// The exceptions that were raised and the complaints that were logged.
    private func faults() -> [ListFault] {
        stage.takeExceptions().flatMap { fault(.crash, "\($0.name.rawValue): \($0.reason)") }
            + stage.takeComplaints().flatMap { fault($0.isLoop ? .loop : .contradiction, $0.message) }
    }

    private func staleHeights(in list: ShownList) -> [ListFault] {
        guard kinds.contains(.staleHeight) else { return [] }
        return list.staleRows.flatMap {
            fault(
                .staleHeight,
                "\(list.name(of: $0.path)) is \(Double($0.height).inPoints) high and asks for "
                    + "\(Double($0.asked).inPoints). \(list.reason(for: $0.path) ?? "")")
        }
    }

    /// - Parameter asked: the points by which the list was to be scrolled.
    private func jumps(in list: ShownList, _ before: [(IndexPath, CGFloat)], _ asked: CGFloat) -> [ListFault] {
        guard kinds.contains(.jump), !list.isAtEnd else { return [] }
        let offset = list.view.contentOffset.y
        let present = Dictionary(list.rows.map { ($0.path, $0.frame.minY - offset) }) { first, _ in first }
        for (path, place) in before {
            guard let now = present[path] else { continue }
            let moved = now - (place - asked)
            guard abs(moved) > 1 else { continue }
            return fault(
                .jump,
                "\(list.name(of: path)) moved by \(Double(now - place).inPoints) while \(Double(asked).inPoints) were "
                    + "scrolled. \(list.reason(for: path) ?? "")")
        }
        return []
    }

    private func shift(of row: (path: IndexPath, distance: CGFloat)?, in list: ShownList) -> [ListFault] {
        guard let row else { return [] }
        let now = list.rows.first { $0.path == row.path }.map { $0.frame.minY - list.top }
        if let now, abs(now - row.distance) <= 1 { return [] }
        let words = now.map { "went from \(Double(row.distance).inPoints) to \(Double($0).inPoints) below the top" }
        return fault(.shift, "\(list.name(of: row.path)) \(words ?? "isn't seen any more")")
    }

    /// The list's state, to be compared with one that is made like this; nil where nothing is seen of it.
    var end: ListEnd? {
        guard let list = stage.list, let top = list.topRow else { return nil }
        return ListEnd(
            rows: list.rows.map(ListEnd.Row.init), top: .init(path: top.path, frame: .zero),
            distance: Double(top.distance),
            edits: edits, width: Double(size.width), height: Double(size.height), textSize: textSize?.rawValue,
            step: step)
    }

    /// The rows that are seen otherwise after the same edits on this screen, which was made at the size of that end.
    func differences(from end: ListEnd) -> [ListFault] {
        step = end.step
        guard let list = stage.list else { return fault(.endState, "a screen made at this size shows no list") }
        for edit in end.edits {
            perform(edit, list)
            stage.settle()
            stage.returnToList()
        }
        stage.comeToRest()
        let top = (end.top.path, CGFloat(end.distance))
        return stage.differences(from: end.rows.map { ($0.path, $0.frame) }, top: top).prefix(1)
            .flatMap { fault(.endState, $0) }
    }
}

extension ListStep {
    fileprivate var isCompound: Bool {
        switch self {
        case .update, .together: true
        default: false
        }
    }

    /// True if rows may be measured at other widths or with other fonts.
    fileprivate var changesWidths: Bool {
        switch self {
        case .resize, .textSize: true
        case .update(let steps), .together(let steps): steps.contains(where: \.changesWidths)
        default: false
        }
    }

    /// True if the row at the top is meant to change.
    fileprivate var scrolls: Bool {
        switch self {
        case .scroll, .scrollToRow: true
        case .update(let steps), .together(let steps): steps.contains(where: \.scrolls)
        default: false
        }
    }
}
