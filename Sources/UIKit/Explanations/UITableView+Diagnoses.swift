package import Explanations
import ListGeometry

/// The known symptoms of faulty lists, looked for in the records of this table and its cells.
extension UITableView {
    /// The symptoms that there is evidence about, each with what was noted; most of them are sound.
    package var symptoms: [Symptom] {
        layOutRowsIfNeeded()
        let explainer = Explainer()
        var found: [Symptom] = []
        for row in state.visible {
            guard let cell = state.cells[row], let measurement = record.measurement(of: cell) else { continue }
            found += cellSymptoms(cell, measurement, explainer)
        }
        if let header = tableHeaderView { found.append(headerSymptom(header)) }
        if let moved = record.reloadMove {
            found.append(
                .reloadMovedRows(
                    offset: moved.offset, rowBefore: moved.before, rowAfter: moved.after, rowsAbove: moved.rowsAbove))
        }
        if !estimatesRows {
            found.append(
                .allHeightsAsked(
                    calls: record.heightsAskedUpFront, rows: state.geometry.rowCount,
                    estimate: Double(estimatedRowHeight)))
        }
        for section in 0..<state.geometry.sectionCount {
            guard let told = delegateHeight(of: .header, section), told < 0 else { continue }
            let extent = state.geometry.extent(of: .header(section: section))
            let hasView = implementsView(of: .header, section) || title(of: .header, section) != nil
            found.append(
                .blankHeader(
                    section: section, height: extent.length, returned: Double(told), hasView: hasView,
                    style: style == .plain ? "plain" : "grouped"))
        }
        return found + notedSymptoms
    }

    /// The faults, once each.
    package var diagnoses: [Diagnosis] {
        var found = symptoms.diagnoses
        for diagnosis in hidingDiagnoses where !found.contains(diagnosis) { found.append(diagnosis) }
        return found
    }

    /// The faults of one row, or of the table's header; contradictions with hiding count for all rows.
    func diagnoses(ofRow row: UIView) -> [Diagnosis] {
        layOutRowsIfNeeded()
        if row === tableHeaderView { return [headerSymptom(row)].diagnoses }
        guard let place = state.visible.first(where: { state.cells[$0] === row }), let cell = state.cells[place],
            let measurement = record.measurement(of: cell)
        else { return [] }
        return cellSymptoms(cell, measurement, Explainer()).diagnoses + hidingDiagnoses
    }

    private func cellSymptoms(
        _ cell: UITableViewCell, _ measurement: RowMeasurement, _ explainer: Explainer
    ) -> [Symptom] {
        var found: [Symptom] = []
        for record in measurement.measuredByDelegate {
            found.append(
                .measuredWithoutWidth(
                    view: record.type, width: Double(record.target.width), hasSuperview: record.view?.superview != nil))
            if let document = record.documentWidth, abs(document - record.target.width) < 0.5 {
                found.append(
                    .measuredAtDocumentWidth(view: record.type, document: Double(document), shown: Double(rowWidth)))
            }
        }
        if measurement.base?.answer != measurement.answer {
            for content in measurement.contents where content.contentHeight == measurement.answer {
                guard let view = content.view else { continue }
                let now = view.scrolledContent
                found.append(
                    .collectionAtOtherWidth(
                        measured: Double(content.width), shown: Double(now.width), columns: content.columns,
                        shownColumns: now.columns, height: Double(content.contentHeight),
                        shownHeight: Double(now.contentHeight)))
            }
        }
        // A cell with nothing in it has the standard height by right.
        if let base = measurement.base, measurement.fellBack, !cell.measuredView.subviews.isEmpty {
            let host = explainer.fittingHost(base, of: cell)
            var gap: HeightGap?
            switch explainer.heightChain(of: cell.measuredView, in: host, strongerThan: base.vertical) {
            case .open(let openings): gap = .height(of: openings.map(\.subject))
            case .weak(let ties): gap = .weak(ties.map(\.subject))
            case .torn: gap = .torn
            case .closed: break
            }
            found.append(
                .noHeight(gap: gap, fitted: Double(base.fitted), standard: Double(measurement.height)))
        }
        if let content = cell.contentView.requiredWidth {
            found.append(
                .narrowContent(
                    content: Double(cell.contentView.bounds.width), row: Double(cell.bounds.width),
                    required: Double(content), beside: cell.accessoryWidth > 0 ? "accessory" : nil))
        }
        if let dictated = cell.contentView.dictatedHeightSymptom(pixel: cell.drawsSeparator ? cell.pixel : 0) {
            found.append(dictated)
        }
        if let grown = grownContentSymptom(cell, measurement) { found.append(grown) }
        return found + cell.contentView.contentSymptoms(explainer.names)
    }

    /// The row's measured height, and the one that its content needs now.
    ///
    /// Nil where the height didn't depend on the content, or an override answered for it.
    private func grownContentSymptom(_ cell: UITableViewCell, _ measurement: RowMeasurement) -> Symptom? {
        guard estimatesRows, measurement.told == UITableView.automaticDimension, let base = measurement.base,
            base.plain == nil, base.answer == measurement.answer
        else { return nil }
        let now = cell.asMeasured {
            cell.size(of: cell.measuredView, base.target, horizontal: base.horizontal, vertical: base.vertical)
        }.height
        guard abs(now - base.fitted) > 0.5 else { return nil }
        return .rowDidNotFollow(
            view: indexPath(for: cell).map { "Row \($0.row)" } ?? "The row", before: Double(base.fitted),
            after: Double(now), wasMeasuredAgain: false)
    }

    private func headerSymptom(_ header: UIView) -> Symptom {
        let usesConstraints = header.layoutTraits.subtreeUsesAutoLayout
        let fitting =
            usesConstraints
            ? header.systemLayoutSizeFitting(
                CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height : header.bounds.height
        return .headerFrame(
            height: Double(header.frame.height), fitting: Double(fitting), width: Double(bounds.width))
    }

    /// Contradictions with a stack view's hiding.
    private var hidingDiagnoses: [Diagnosis] {
        guard let host = layoutHost else { return [] }
        let names = ViewNames()
        return host.engine.conflicts.compactMap { conflict in
            guard let pair = host.hiddenLength(in: conflict) else { return nil }
            return Symptom.hiddenLength(
                view: names.name(of: pair.hidden), constraint: names.words(pair.own),
                priority: Double(pair.own.priority.rawValue)
            ).verdict.diagnosis
        }
    }
}

extension UIView {
    /// A required width that the app has given something inside by a plain number, the largest; nil where there is none.
    fileprivate var requiredWidth: CGFloat? {
        let widths = subviews.flatMap(\.namingConstraints).filter {
            $0.role == .author && $0.firstAttribute == .width && $0.secondReference == nil && $0.priority == .required
                && $0.relation == .equal
        }
        return widths.map(\.constant).max()
    }
}
