package import Explanations
import ListGeometry

/// The explanation of a row's height, in one sentence and as a chain.
extension UITableView {
    /// Lays out first where that is due. A row that isn't there is nil.
    package func account(ofRowAt indexPath: IndexPath) -> Account? {
        layOutRowsIfNeeded()
        guard let row = existingRow(indexPath) else { return nil }
        let explainer = Explainer()
        let derivation = explainer.rowHeight(indexPath, in: self)
        let reason = RowReason(explainer, self, row, derivation)
        return Account(summary: reason.sentence, derivation: derivation)
    }

    /// The explanation of the content's height: headers, footers, measured rows and estimates.
    package func accountOfContentHeight() -> Account {
        layOutRowsIfNeeded()
        let explainer = Explainer()
        let derivation = explainer.lengths(
            "\(explainer.names.name(of: self)).contentSize.height", Double(contentSize.height), upTo: nil, in: self)
        let estimated = derivation.terms.filter { $0.part.source == .estimate }
        let rows = estimated.reduce(0) { $0 + $1.weight }
        let guess = estimated.reduce(0) { $0 + $1.weight * $1.part.value }
        let measured = derivation.terms.reduce(0) { $0 + ($1.part.source == .earlier ? $1.weight : 0) }
        var summary = "The content is \(derivation.value.inPoints) high"
        if rows > 0 {
            summary +=
                ": \(measured.inPoints) measured row\(measured == 1 ? "" : "s"), and \(rows.inPoints) by estimate, which make up "
                + "\(guess.inPoints) of it until they are seen"
        } else if !derivation.terms.isEmpty {
            summary += ": " + derivation.equation(maximum: 6)
        }
        return Account(summary: summary + ".", derivation: derivation)
    }
}

/// The sentence about a row.
@MainActor private struct RowReason {
    let explainer: Explainer
    let table: UITableView
    let row: RowPosition
    let derivation: Derivation
    private let cell: UITableViewCell?
    private let measurement: RowMeasurement?

    init(_ explainer: Explainer, _ table: UITableView, _ row: RowPosition, _ derivation: Derivation) {
        self.explainer = explainer
        self.table = table
        self.row = row
        self.derivation = derivation
        cell = table.state.cells[row]
        let isKnown = table.estimatesRows && derivation.source != .earlier && derivation.source != .estimate
        measurement = isKnown ? cell.flatMap { table.record.measurement(of: $0) } : nil
    }

    var sentence: String {
        let height = derivation.value.inPoints
        let start = "Row \(row.row) of section \(row.section) is \(height) high"
        guard let measurement, let cell else {
            let reason = derivation.remark.map { " (\($0))" } ?? ""
            return derivation.source == .estimate
                ? "\(start) by estimate\(reason)." : "\(start): \(derivation.source?.words ?? "")\(reason)."
        }
        if measurement.told != UITableView.automaticDimension { return start + told(measurement) }
        if measurement.fellBack { return start + ", the standard height" + collapse(measurement, cell) }
        guard let base = measurement.base, base.answer == measurement.answer else {
            return start + overridden(measurement, cell)
        }
        let width = Double(base.target.width).inPoints
        let separator = base.separator > 0 ? ", and \(Double(base.separator).inPoints) for the separator" : ""
        let rest = separator + limits(base, cell)
        if let plain = base.plain { return "\(start): sizeThatFits came to \(Double(plain).inPoints)\(rest)." }
        let fitted = Double(base.fitted).inPoints
        let content = content(derivation)
        let parts = content.map { " = \($0.equation(maximum: 5))" } ?? ""
        let factors = content?.factorSentence.map { " " + $0 } ?? ""
        return "\(start): at a width of \(width) its constraints come to \(fitted)\(parts)\(rest).\(factors)"
    }

    /// The reason why the row is higher than its content and separator: a built-in style, or the grid of pixels.
    private func limits(_ base: CellFitting, _ cell: UITableViewCell) -> String {
        let answer = Double(base.answer)
        var words = ""
        if answer - Double((base.plain ?? base.fitted) + base.separator) > 1e-6 {
            words += "; a cell of the built-in styles is at least \(answer.inPoints) high"
        }
        if abs(derivation.value - answer) > 1e-6 {
            words += ", rounded up to pixels of 1/\(Double(cell.pixelGrid.scale).inPoints)"
        }
        return words
    }

    /// The content's height among the numbers that the row's is made from.
    private func content(_ part: Derivation) -> Derivation? {
        if part.subject.hasPrefix("\(cell?.measuredViewName ?? "contentView")'s height at") { return part }
        return part.terms.lazy.compactMap { content($0.part) }.first
    }

    private func told(_ measurement: RowMeasurement) -> String {
        guard measurement.isToldByDelegate else { return ": rowHeight says so." }
        var text = ": heightForRowAt returned that"
        let width = table.rowWidth
        if let other = measurement.measuredByDelegate.first(where: { abs($0.target.width - width) > 0.5 }) {
            let asked = Double(other.target.width).inPoints
            let isDocument = other.documentWidth.map { abs($0 - other.target.width) < 0.5 } ?? false
            text += ", and measured \(other.type) at \(isDocument ? "its nib width" : "a width of") \(asked)"
            text += ", while the rows are \(Double(width).inPoints) wide: give the cell the table's width first"
        } else if let record = measurement.measuredByDelegate.last {
            text += ", and had measured \(record.type) at a width of \(Double(record.target.width).inPoints) to be "
            text += "\(Double(record.result.height).inPoints) high"
        }
        return text + "."
    }

    private func overridden(_ measurement: RowMeasurement, _ cell: UITableViewCell) -> String {
        var text = ": \(Trace.typeName(of: cell)) answered so in its own systemLayoutSizeFitting"
        guard let content = measurement.contents.first(where: { $0.contentHeight == measurement.answer }),
            let view = content.view
        else { return text + "." }
        let name = explainer.names.name(of: view)
        let now = view.scrolledContent
        text +=
            ", the height of \(name)'s content, measured at a width of \(Double(content.width).inPoints)"
            + columns(content.columns)
        guard content.width != now.width || content.contentHeight != now.contentHeight else { return text + "." }
        text +=
            "; it is shown \(Double(now.width).inPoints) wide\(columns(now.columns)), where its content is "
            + "\(Double(now.contentHeight).inPoints) high"
        return text + ". Lay out the cell, not \(name) alone, before reading the content's size."
    }

    private func columns(_ count: Int?) -> String {
        count.map { " in \($0) column\($0 == 1 ? "" : "s")" } ?? ""
    }

    private func collapse(_ measurement: RowMeasurement, _ cell: UITableViewCell) -> String {
        guard let base = measurement.base else { return ": its cell answered no height." }
        let host = explainer.fittingHost(base, of: cell)
        let target = Double(base.vertical.rawValue).inPoints
        let name = cell.measuredViewName
        switch explainer.heightChain(of: cell.measuredView, in: host, strongerThan: base.vertical) {
        case .weak(let ties):
            let names = ties.map { "\($0.subject), at \($0.priority.inPoints)" }.joined(separator: " and ")
            return
                ", because its own came to 0: \(names), lost to the table's target height of 0 at \(target) "
                + "(\((ties.first?.priority ?? 0).inPoints) against \(target))."
        case .open(let openings):
            let names = openings.map(\.subject).joined(separator: ", ")
            return
                ", because nothing gives it a height: no chain of constraints stronger than \(target) connects the top "
                + "of \(name) to its bottom. What is missing is the height of \(names), which has none of its own."
        case .torn:
            return
                ", because no chain of constraints stronger than \(target) connects the top of \(name) to its bottom."
        case .closed: return ", because its constraints come to a height of 0."
        }
    }
}
