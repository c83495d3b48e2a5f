internal import HeadlessHost
public import UIKit

/// A fault of the present screen, with its cure where one is known.
public struct LayoutFinding: Hashable, Sendable, CustomStringConvertible {
    /// The ways in which a layout is unsound.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// One of the ways in which lists go wrong; Documentation/row-heights.md lists them.
        case list
        /// Required constraints that can't hold together.
        case conflict
        /// Constraints leave a view's place or size open.
        case ambiguous
        /// A text lies under another view, across another text, or reaches out of its row.
        case hidden
        /// A label doesn't show its whole text.
        case truncated
        /// A view reaches beyond its superview.
        case outside
    }

    /// The way in which it is wrong.
    public let kind: Kind
    /// The view: the property that holds it, its accessibility identifier, or its class.
    public let subject: String
    /// The fault, with its numbers.
    public let message: String

    /// The finding as one line.
    public var description: String {
        switch kind {
        case .list, .conflict: message
        case .ambiguous, .hidden, .truncated, .outside: "\(subject): \(message)"
        }
    }
}

extension Set<LayoutFinding.Kind> {
    /// The kinds that are faults on any screen. Cut texts and views outside their superviews may be meant.
    public static var faults: Self { [.list, .conflict, .ambiguous, .hidden] }
    /// Every kind.
    public static var all: Self { Set(LayoutFinding.Kind.allCases) }
}

extension UIView {
    /// The faults of the view and of all that is shown in it, in the order of the tree, each once.
    ///
    /// Lays out first where that is due. Conflicts are those of the whole window. Not fast: ambiguity is tested view by
    /// view.
    public func layoutFindings(_ kinds: Set<LayoutFinding.Kind> = .faults) -> [LayoutFinding] {
        let top = topmost
        var findings = kinds.contains(.conflict) ? top.conflictSentences.map { finding(.conflict, $0) } : []
        top.layoutIfNeeded()
        collectFindings(kinds, in: nil, into: &findings)
        return findings
    }

    private func collectFindings(
        _ kinds: Set<LayoutFinding.Kind>, in row: FaultyRow?, into findings: inout [LayoutFinding]
    ) {
        guard !isHidden else { return }
        let own = kinds.subtracting([.conflict]).sorted { $0.rawValue < $1.rawValue }.flatMap(ownFindings)
            .filter { ![.outside, .hidden].contains($0.kind) || row?.explainsOverhang(of: self) != true }
        for finding in own where !findings.contains(finding) { findings.append(finding) }
        let isFaultyList = own.contains { $0.kind == .list }
        for subview in subviews {
            let row = isFaultyList ? FaultyRow(subview, of: self) : row
            subview.collectFindings(kinds, in: row, into: &findings)
        }
    }

    private func ownFindings(_ kind: LayoutFinding.Kind) -> [LayoutFinding] {
        switch kind {
        case .list:
            return listDiagnoses.filter(\.isFault).map { finding(kind, $0.text) }
        case .conflict: return []
        case .ambiguous: return ambiguity.map { [finding(kind, $0)] } ?? []
        case .hidden: return hiddenText.map { [finding(kind, $0)] } ?? []
        case .truncated: return truncation.map { [finding(kind, $0)] } ?? []
        case .outside: return overhang.map { [finding(kind, $0)] } ?? []
        }
    }

    private func finding(_ kind: LayoutFinding.Kind, _ message: String) -> LayoutFinding {
        LayoutFinding(kind: kind, subject: foundName(shownText?.text), message: message)
    }
}

/// A row with a fault that the list is told of: it says why the row is too small for what is in it.
@MainActor private struct FaultyRow {
    private let view: UIView
    private let isTooLow: Bool
    private let isTooNarrow: Bool

    /// - Parameter view: directly in the list.
    /// - Returns: nil for one that is sound.
    init?(_ view: UIView, of list: UIView) {
        let faults = list.listDiagnoses(ofRow: view).filter(\.isFault)
        guard !faults.isEmpty else { return nil }
        self.view = view
        isTooNarrow = faults.contains(where: \.isOfWidth)
        isTooLow = faults.contains { !$0.isOfWidth }
    }

    /// True if a view reaches out of the row where the row is too small; what only reaches out of its superview has another
    /// reason.
    func explainsOverhang(of inner: UIView) -> Bool {
        let (place, room) = (inner.convert(inner.bounds, to: view), view.bounds.insetBy(dx: -0.51, dy: -0.51))
        let isAcross = place.minX < room.minX || place.maxX > room.maxX
        let isAlong = place.minY < room.minY || place.maxY > room.maxY
        return (isAcross || isAlong) && (!isAcross || isTooNarrow) && (!isAlong || isTooLow)
    }
}

extension Diagnosis {
    /// The faults of a row's width.
    fileprivate var isOfWidth: Bool { number == 17 || number == 18 }

    /// The twentieth symptom is an explanation, not a fault.
    fileprivate var isFault: Bool { number != 20 }
}
