import LayoutTrace
import ListGeometry

/// A table's typed trace events; without a tracer none of them is made.
extension UITableView {
    /// A call of the data source or delegate that returns nothing.
    func tell(_ name: String, _ place: @autoclosure () -> String, _ call: (any UITableViewDelegate) -> Void) {
        guard let delegate = delegate else { return }
        traced(.call(name, place()), { _ in nil }, { call(delegate) })
    }

    func countedSections(_ dataSource: any UITableViewDataSource) -> Int {
        let count = traced(.call("numberOfSections"), { "\($0)" }, { dataSource.numberOfSections(in: self) })
        return checkedCount(count, of: "numberOfSections(in:)")
    }

    func countedRows(_ dataSource: any UITableViewDataSource, inSection section: Int) -> Int {
        let count = traced(
            .call("numberOfRowsInSection", "\(section)"), { "\($0)" },
            { dataSource.tableView(self, numberOfRowsInSection: section) })
        return checkedCount(count, of: "tableView(_:numberOfRowsInSection: \(section))")
    }

    func askedCell(_ dataSource: any UITableViewDataSource, at row: RowPosition) -> UITableViewCell {
        traced(
            .call("cellForRowAt", row.traced), { $0.traceSubject.description },
            { dataSource.tableView(self, cellForRowAt: IndexPath(row)) })
    }

    /// A cell's height at the row's width, asked of the cell itself.
    func askedFittingSize(of cell: UITableViewCell, width: CGFloat) -> CGSize {
        let target = CGSize(width: width, height: 0)
        return cell.traced(
            .measure(target, .required, .fittingSizeLevel), { TraceSize($0).description },
            {
                cell.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            })
    }

    func traceLength(_ entry: ListEntry, from old: EntryExtent, to length: Double) {
        guard let tracer = Trace.tracer, old.length != length || !old.isMeasured else { return }
        tracer.record(
            .lengthChange(entry: entry.traced, from: old.length, to: length, wasEstimate: !old.isMeasured),
            traceSubject)
    }

    func traceCorrection(_ correction: CGFloat, keeping entry: ListEntry) {
        guard let tracer = Trace.tracer else { return }
        let to = CGPoint(x: contentOffset.x, y: contentOffset.y + correction)
        tracer.record(
            .offsetCorrection(from: TracePoint(contentOffset), to: TracePoint(to), anchor: entry.traced), traceSubject)
    }

    func traceCell(_ identifier: String, for indexPath: IndexPath?, isNew: Bool) {
        guard let tracer = Trace.tracer else { return }
        let position = indexPath.map(\.traced) ?? "no row yet"
        tracer.record(
            isNew
                ? .cellMade(identifier: identifier, position: position)
                : .cellReused(identifier: identifier, position: position), traceSubject)
    }

    func traceReload(_ what: @autoclosure () -> String) {
        Trace.tracer?.record(.reload(what: what()), traceSubject)
    }
}

extension OptionalAnswer {
    var traced: String? {
        switch self {
        case .number(let number): "\(number)"
        case .object(let object): object == nil ? "nil" : "an object"
        case .size(let size): TraceSize(size).description
        case .insets(let insets): "\(insets)"
        }
    }
}

extension OptionalMethods {
    /// The method's name as UIKit calls it, without the common beginning.
    var traced: String {
        switch self {
        case .heightForRow: "heightForRowAt"
        case .estimatedHeightForRow: "estimatedHeightForRowAt"
        case .heightForHeader: "heightForHeaderInSection"
        case .heightForFooter: "heightForFooterInSection"
        case .estimatedHeightForHeader: "estimatedHeightForHeaderInSection"
        case .estimatedHeightForFooter: "estimatedHeightForFooterInSection"
        case .viewForHeader: "viewForHeaderInSection"
        case .viewForFooter: "viewForFooterInSection"
        case .leadingSwipeActions: "leadingSwipeActionsConfigurationForRowAt"
        case .trailingSwipeActions: "trailingSwipeActionsConfigurationForRowAt"
        case .canEditRow: "canEditRowAt"
        case .canMoveRow: "canMoveRowAt"
        case .commitEditing: "commit"
        case .editingStyle: "editingStyleForRowAt"
        case .shouldIndent: "shouldIndentWhileEditingRowAt"
        case .indentationLevel: "indentationLevelForRowAt"
        default: "optional method \(rawValue)"
        }
    }
}

extension RowPosition {
    /// The path as Swift prints it; written digit by digit, since most of a trace's cost are such texts.
    var traced: String {
        let (sectionDigits, rowDigits) = (Self.digitCount(section), Self.digitCount(row))
        let length = sectionDigits + rowDigits + 4 + (section < 0 ? 1 : 0) + (row < 0 ? 1 : 0)
        // Texts of up to 15 bytes need no memory.
        return String(unsafeUninitializedCapacity: length) { buffer in
            var count = 0
            func put(_ character: Unicode.Scalar) {
                buffer[count] = UInt8(ascii: character)
                count += 1
            }
            func put(_ number: Int, digits: Int) {
                if number < 0 { put("-") }
                var (rest, place) = (number.magnitude, count + digits)
                while place > count {
                    place -= 1
                    buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                    rest /= 10
                }
                count += digits
            }
            put("[")
            put(section, digits: sectionDigits)
            put(",")
            put(" ")
            put(row, digits: rowDigits)
            put("]")
            return count
        }
    }

    private static func digitCount(_ number: Int) -> Int {
        var (count, rest) = (1, number.magnitude / 10)
        while rest > 0 {
            count += 1
            rest /= 10
        }
        return count
    }
}

extension IndexPath {
    var traced: String {
        count == 2 ? rowPosition.traced : "[" + map(String.init).joined(separator: ", ") + "]"
    }
}

extension ListEntry {
    var traced: String {
        switch self {
        case .header(let section): "header \(section)"
        case .row(let position): "row \(position.traced)"
        case .footer(let section): "footer \(section)"
        }
    }
}
