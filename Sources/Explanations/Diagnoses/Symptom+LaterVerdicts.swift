extension Symptom {
    /// Cases 7 to 20.
    var laterVerdict: Verdict {
        switch self {
        case .headerFrame(let height, let fitting, let width):
            return judge(["the frame's height": height, "the fitting height": fitting]) {
                guard let height, let fitting, fitting > 0, abs(height - fitting) > 0.5 else { return nil }
                return Diagnosis(
                    7,
                    "The table's header is \(height.inPoints) pt high, but at a width of \((width ?? 0).inPoints) its content needs "
                        + "\(fitting.inPoints).",
                    cure:
                        "In viewDidLayoutSubviews set the header's frame.height and assign tableHeaderView again, only where it changes."
                )
            }
        case .missedTarget(let target, let actual, let rows):
            return judge(["the target": target, "where the row is": actual]) {
                guard let target, let actual, abs(target - actual) > 0.5 else { return nil }
                let side = target < actual ? "short" : "far"
                return Diagnosis(
                    8,
                    "The scroll aimed at \(target.inPoints), from estimates; once \(rows ?? 0) rows were measured, the row is at "
                        + "\(actual.inPoints): \(abs(target - actual).inPoints) pt too \(side).",
                    cure: "Give estimates near the real heights, or call layoutIfNeeded() and scroll a second time.")
            }
        case .replacedCells(let count, let identifiers, let contents):
            return judge(["the cells": count, "their identifiers": identifiers, "their contents": contents]) {
                guard let count, count > 0, identifiers == true, contents == true else { return nil }
                return Diagnosis(
                    9,
                    "reloadData replaced \(count) visible cells by others with the same identifiers and the same content.",
                    cure: "Use reconfigureRows(at:), or apply a snapshot to a diffable data source.")
            }
        case .invalidUpdate(let section, let before, let after, let inserted, let deleted):
            return judge(["the count before": before, "the count after": after, "the updates": inserted]) {
                guard let before, let after, let inserted, let deleted else { return nil }
                let expected = before + inserted - deleted
                guard after != expected else { return nil }
                return Diagnosis(
                    10,
                    "Section \(section ?? 0) had \(before) rows; with \(inserted) inserted and \(deleted) deleted it should have "
                        + "\(expected), but the data source returns \(after).",
                    cure: "Change the model inside the updates of performBatchUpdates, or before endUpdates.")
            }
        case .blankHeader(let section, let height, let returned, let hasView, let style):
            return judge(["the height": height, "whether there is a view": hasView]) {
                guard let height, height > 0, hasView == false, (returned ?? -1) < 0 else { return nil }
                return Diagnosis(
                    11,
                    "The header of section \(section ?? 0) has no view, but its height is automatic: the \(style ?? "table's") style "
                        + "keeps \(height.inPoints) pt free.",
                    cure: "Return 0 from tableView(_:heightForHeaderInSection:).")
            }
        case .hiddenLength(let view, let constraint, let priority):
            return judge(["the view": view, "its constraint": constraint, "the priority": priority]) {
                guard let view, let constraint, let priority, priority >= 1000 else { return nil }
                return Diagnosis(
                    12,
                    "The stack view hides \(view) by a required length of 0, and \(constraint), required too, contradicts it.",
                    cure: "Give \(constraint) a priority of 999.")
            }
        case .ratioLost(let view, let ratio, let compression, let height, let wanted):
            return judge(["the ratio's priority": ratio, "compression resistance": compression, "the height": height]) {
                guard let ratio, let compression, let height, let wanted, ratio < compression,
                    abs(height - wanted) > 0.5
                else { return nil }
                return Diagnosis(
                    13,
                    "\(view ?? "The image view") is \(height.inPoints) pt high, not \(wanted.inPoints): its compression resistance, "
                        + "\(compression.inPoints), is stronger than its aspect ratio, \(ratio.inPoints).",
                    cure: "Give the ratio a priority above \(compression.inPoints).")
            }
        case .allHeightsAsked(let calls, let rows, let estimate):
            return judge(["the calls": calls, "the rows": rows, "the estimate": estimate]) {
                guard let calls, let rows, estimate == 0, rows > 100, calls >= rows else { return nil }
                return Diagnosis(
                    14,
                    "estimatedRowHeight is 0, so the table asked for \(calls) row heights before it showed the first cell.",
                    cure: "Set estimatedRowHeight.")
            }
        case .recursion(let calls):
            return judge(["the calls": calls]) {
                guard let calls, calls.count > 1, calls.first == calls.last else { return nil }
                return Diagnosis(
                    15, "A height asks for itself: \(calls.joined(separator: " → ")).",
                    cure: "Dequeue without an index path there, or measure a cell that isn't the table's.")
            }
        case .rowDidNotFollow(let view, let before, let after, let wasMeasured):
            return judge([
                "the size before": before, "the size after": after, "whether the row was measured": wasMeasured,
            ]) {
                guard let before, let after, before != after, wasMeasured == false else { return nil }
                return Diagnosis(
                    16,
                    "\(view ?? "A view")'s content is now \(after.inPoints) pt high, but the table still uses \(before.inPoints).",
                    cure: "Call performBatchUpdates(nil), or leave selfSizingInvalidation enabled.")
            }
        case .narrowContent(let content, let row, let required, let beside):
            return judge(["the content's width": content, "the row's width": row, "the width it was given": required]) {
                guard let content, let row, let required, row - content > 0.5, abs(required - row) < 0.5 else {
                    return nil
                }
                return Diagnosis(
                    17,
                    "contentView is \(content.inPoints) pt wide, not \(row.inPoints) as the row: the \(beside ?? "part beside it") "
                        + "takes \((row - content).inPoints).",
                    cure: "Constrain the content to contentView's edges, not to the row's width.")
            }
        case .itemTooWide(let item, let available):
            return judge(["the item's width": item, "the room": available]) {
                guard let item, let available, item > available + 1e-6 else { return nil }
                return Diagnosis(
                    18, "An item is \(item.inPoints) pt wide, but its line has room for \(available.inPoints).",
                    cure:
                        "Compute item sizes from the collection view's present width, and invalidate the layout when that changes."
                )
            }
        case .measuredAtDocumentWidth(let view, let document, let shown):
            return judge(["the width in the document": document, "the table's width": shown]) {
                guard let document, let shown, abs(document - shown) > 0.5 else { return nil }
                return Diagnosis(
                    19,
                    "\(view ?? "A cell") was measured at its document's width, \(document.inPoints), for a table \(shown.inPoints) wide.",
                    cure: "Set the cell's width to the table's before measuring it.")
            }
        case .askedAgain(let times, let reasons):
            return judge(["how often": times, "why": reasons]) {
                guard let times, let reasons, times > 1 else { return nil }
                return Diagnosis(
                    20, "The list asked its data source \(times) times: \(reasons.joined(separator: ", ")).",
                    cure: "Nothing is wrong: a data source answers quickly and without side effects.")
            }
        default: return .sound
        }
    }
}
