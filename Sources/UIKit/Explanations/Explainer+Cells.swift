import AutoLayout
internal import Explanations
import ListGeometry

/// The position of a cell and its content view, from the list's answers.
extension Explainer {
    func cellFrame(
        _ component: FrameComponent, of cell: UITableViewCell, _ row: RowPosition, in table: UITableView,
        _ subject: String, _ value: Double
    ) -> Derivation {
        switch component {
        case .width: return adjusted(subject, value, rowWidth(of: table))
        case .height: return adjusted(subject, value, rowHeight(IndexPath(row), in: table))
        case .x: return .fact(subject, value, .framework, remark: "where the table's rows start")
        case .y: return adjusted(subject, value, offset(of: row, in: table))
        }
    }

    /// A number that ought to be another, and what it has besides where it isn't.
    private func adjusted(_ subject: String, _ value: Double, _ part: Derivation) -> Derivation {
        var terms = [Derivation.Term(part)]
        let rest = value - part.value
        if abs(rest) > 1e-9 {
            terms.append(Derivation.Term(.fact("pixels, and the row's swipe offset", rest, .framework)))
        }
        return Derivation(subject, value, .sum, terms)
    }

    func rowWidth(of table: UITableView) -> Derivation {
        let subject = "the rows' width in \(names.name(of: table))"
        let value = Double(table.rowWidth)
        return once(.rowWidth(ObjectIdentifier(table)), subject, value) {
            var terms = [Derivation.Term(frame(.width, of: table))]
            let rest = value - terms[0].part.value
            if abs(rest) > 1e-9 {
                terms.append(Derivation.Term(.fact("insets and safe area beside the rows", rest, .framework)))
            }
            return Derivation(subject, value, .sum, terms)
        }
    }

    /// Everything above a row.
    func offset(of row: RowPosition, in table: UITableView) -> Derivation {
        let extent = table.state.geometry.extent(ofRow: row)
        return lengths(
            "content above row \(row.traced)", extent.offset, upTo: row, in: table)
    }

    /// The lengths of all entries before a row, or of all: measured ones one by one, estimates by their number.
    func lengths(_ subject: String, _ total: Double, upTo end: RowPosition?, in table: UITableView) -> Derivation {
        let geometry = table.state.geometry
        var terms: [Derivation.Term] = []
        if let header = table.tableHeaderView, geometry.leadingPadding > 0 {
            let height = FrameComponent.height.value(in: header.frame)
            if abs(height - geometry.leadingPadding) < 1e-9 {
                terms.append(Derivation.Term(frame(.height, of: header)))
            }
        }
        var groups: [(length: Double, isMeasured: Bool, count: Int)] = []
        var count = 0
        sections: for section in 0..<geometry.sectionCount {
            for row in 0..<geometry.rowCount(inSection: section) {
                let position = RowPosition(section: section, row: row)
                if let end, position >= end { break sections }
                count += 1
                // The listing ends there; the rest is one sum.
                guard count <= 2000 else { break sections }
                let extent = geometry.extent(ofRow: position)
                if let index = groups.firstIndex(where: {
                    $0.length == extent.length && $0.isMeasured == extent.isMeasured
                }) {
                    groups[index].count += 1
                } else {
                    groups.append((extent.length, extent.isMeasured, 1))
                }
            }
        }
        for group in groups {
            let kind = !table.estimatesRows ? "given up front" : group.isMeasured ? "measured" : "estimated"
            let source: Derivation.Source =
                !table.estimatesRows ? .author : group.isMeasured ? .earlier : .estimate
            let rows = group.count == 1 ? "a row" : "each of \(group.count) rows"
            terms.append(
                Derivation.Term(Double(group.count), .fact("\(rows), \(kind)", group.length, source)))
        }
        let rest = total - terms.reduce(0) { $0 + $1.weight * $1.part.value }
        if abs(rest) > 1e-6 {
            let what = count > 2000 ? "the rows after the first 2000, headers, footers" : "headers, footers, padding"
            terms.append(Derivation.Term(.fact(what, rest, .framework)))
        }
        return Derivation(subject, total, .sum, terms)
    }

    func contentFrame(
        _ component: FrameComponent, of cell: UITableViewCell, _ subject: String, _ value: Double
    ) -> Derivation {
        switch component {
        case .width, .height:
            let outer = frame(component, of: cell)
            var terms = [Derivation.Term(outer)]
            let rest = value - outer.value
            if abs(rest) > 1e-9 {
                let what =
                    component == .height
                    ? "the separator below it" : "accessory, editing controls, index and safe area beside it"
                terms.append(Derivation.Term(.fact(what, rest, .framework)))
            }
            return Derivation(subject, value, .sum, terms)
        case .x, .y: return .fact(subject, value, .framework, remark: "where the content of a cell starts")
        }
    }
}
