import AutoLayout
internal import Explanations
import ListGeometry

/// The height of a table's row: given by the delegate, estimated, or measured by asking the cell.
extension Explainer {
    func rowHeight(_ indexPath: IndexPath, in table: UITableView) -> Derivation {
        let row = indexPath.rowPosition
        let subject = "row \(row.traced).height"
        let extent = table.state.geometry.extent(ofRow: row)
        guard table.estimatesRows, extent.isMeasured else { return unmeasured(subject, extent.length, in: table) }
        guard let cell = table.state.cells[row], let measurement = table.record.measurement(of: cell),
            abs(Double(measurement.height) - extent.length) < 1e-9
        else {
            return .fact(subject, extent.length, .earlier, remark: "measured when it was last on the screen")
        }
        if measurement.told != UITableView.automaticDimension {
            return told(measurement, subject, in: table)
        }
        let answer = answer(measurement, of: cell, in: table)
        if measurement.fellBack {
            let standard = Derivation.fact("the standard height", Double(TableMetrics.standardRowHeight), .framework)
            let pixel = Derivation.fact("a pixel for the separator", Double(cell.pixel), .device)
            return Derivation(
                subject, extent.length, .standIn,
                [Derivation.Term(answer), Derivation.Term(1, standard), Derivation.Term(-1, pixel)])
        }
        guard abs(answer.value - extent.length) > 1e-6 else {
            return Derivation(subject, extent.length, .sum, [Derivation.Term(answer)])
        }
        return Derivation(
            subject, extent.length, .pixelsUp(scale: cell.pixelGrid.scale), [Derivation.Term(answer)])
    }

    private func unmeasured(_ subject: String, _ length: Double, in table: UITableView) -> Derivation {
        guard table.estimatesRows else {
            let isDelegate = table.state.calls.implemented.contains(.heightForRow)
            let isAutomatic = !isDelegate && table.rowHeight == UITableView.automaticDimension
            return .fact(
                subject, length, isDelegate ? .delegate : isAutomatic ? .framework : .author,
                remark: isDelegate
                    ? "heightForRowAt, asked before any cell is made"
                    : isAutomatic
                        ? "the standard height: without estimates (estimatedRowHeight 0) no row sizes itself"
                        : "rowHeight")
        }
        let source: String
        if table.state.calls.implemented.contains(.estimatedHeightForRow) {
            source = "estimatedHeightForRowAt"
        } else if table.estimatedRowHeight > 0 {
            source = "estimatedRowHeight"
        } else {
            source = "the automatic estimate"
        }
        return .fact(subject, length, .estimate, remark: "\(source); the row hasn't been on the screen")
    }

    private func told(_ measurement: RowMeasurement, _ subject: String, in table: UITableView) -> Derivation {
        guard measurement.isToldByDelegate else {
            return .fact(subject, Double(measurement.told), .author, remark: "rowHeight")
        }
        let causes = measurement.measuredByDelegate.map { record in
            let width = Double(record.target.width)
            var remark = "measured meanwhile"
            if let document = record.documentWidth, abs(Double(document) - width) < 0.5 {
                remark += "; \(width.inPoints) is the width in its document"
            }
            return Derivation.fact(
                "the width at which \(record.type) was measured, to be \(Double(record.result.height).inPoints) high",
                width, .author, remark: remark)
        }
        return Derivation(
            subject, Double(measurement.told), .fact, causes: causes + [rowWidth(of: table)], source: .delegate,
            remark: "heightForRowAt")
    }

    /// The cell's answer when it was asked for its size.
    private func answer(_ measurement: RowMeasurement, of cell: UITableViewCell, in table: UITableView) -> Derivation {
        let subject = "the answer of \(Trace.typeName(of: cell)).systemLayoutSizeFitting"
        let value = Double(measurement.answer ?? 0)
        let base = measurement.base
        guard let base, abs(Double(base.answer) - value) < 1e-9 else {
            let causes = measurement.contents.map { content in
                let view = content.view
                let name = view.map { names.name(of: $0) } ?? "a scroll view that is gone"
                let columns = content.columns.map { " in \($0) column\($0 == 1 ? "" : "s")" } ?? ""
                return Derivation.fact(
                    "\(name)'s width when the cell answered", Double(content.width), .earlier,
                    remark: "its content was \(Double(content.contentHeight).inPoints) high\(columns)")
            }
            return .fact(subject, value, .override, causes: causes + [rowWidth(of: table)])
        }
        var terms: [Derivation.Term] = []
        if let plain = base.plain {
            terms.append(Derivation.Term(.fact("the height of sizeThatFits", Double(plain), .override)))
        } else {
            terms.append(Derivation.Term(fitted(base, of: cell)))
        }
        if base.separator != 0 {
            terms.append(Derivation.Term(.fact("a pixel for the separator", Double(base.separator), .device)))
        }
        let sum = terms.reduce(0) { $0 + $1.part.value }
        guard abs(sum - value) > 1e-6 else { return Derivation(subject, value, .sum, terms) }
        let inner = Derivation("sum of its content", sum, .sum, terms)
        let least = Derivation.fact("the least height of a cell of the built-in styles", value, .framework)
        return Derivation(subject, value, .largest, [Derivation.Term(inner), Derivation.Term(least)])
    }

    /// The height by constraints of the view that is measured: measured once more, in a separate engine.
    private func fitted(_ base: CellFitting, of cell: UITableViewCell) -> Derivation {
        let subject = "\(cell.measuredViewName)'s height at \(Double(base.target.width).inPoints)"
        let height: Derivation? = cell.asMeasured {
            let host = fittingHost(base, of: cell)
            return host.knownItem(of: cell.measuredView).map { solved(.height, of: $0, in: host) }
        }
        guard let solved = height else {
            return .fact(subject, Double(base.fitted), .framework, remark: "no constraint reaches it")
        }
        let rest = Double(base.fitted) - solved.value
        guard abs(rest) > 1e-6 else {
            return Derivation(subject, Double(base.fitted), .sum, [Derivation.Term(solved)])
        }
        let change = Derivation.fact("changes since the row was measured", rest, .earlier)
        return Derivation(subject, Double(base.fitted), .sum, [Derivation.Term(solved), Derivation.Term(change)])
    }

    func fittingHost(_ base: CellFitting, of cell: UITableViewCell) -> FittingLayoutHost {
        let host = FittingLayoutHost(root: cell.measuredView)
        host.aim(at: base.target, horizontal: base.horizontal, vertical: base.vertical)
        host.resolve()
        fittingHosts.append(host)
        return host
    }
}

extension UITableViewCell {
    /// The view that is measured, as explanations name it.
    var measuredViewName: String { measuredView === self ? "the cell" : "contentView" }
}
