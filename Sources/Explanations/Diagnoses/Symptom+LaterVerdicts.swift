extension Symptom {
    /// Cases 7 to 20.
    var laterVerdict: Verdict {
        switch self {
        case .headerFrame(let height, let fitting, let width):
            return judge(["the frame's height": height, "the fitting height": fitting]) {
                guard let height, let fitting, fitting > 0, abs(height - fitting) > 0.5 else { return nil }
                return Diagnosis(
                    7,
                    "Header frame height \(height.inPoints), fitting at width \((width ?? 0).inPoints) = "
                        + "\(fitting.inPoints).",
                    cure: "Set frame.height and re-assign tableHeaderView in viewDidLayoutSubviews (only if changed).")
            }
        case .missedTarget(let target, let actual, let rows):
            return judge(["the target": target, "where the row is": actual]) {
                guard let target, let actual, abs(target - actual) > 0.5 else { return nil }
                let side = target < actual ? "Short" : "Over"
                return Diagnosis(
                    8,
                    "Target computed at \(target.inPoints); after measuring \(rows ?? 0) rows it is \(actual.inPoints). "
                        + "\(side) by \(abs(target - actual).inPoints).",
                    cure: "Scroll, layoutIfNeeded, scroll again – or give real estimates.")
            }
        case .replacedCells(let count, let identifiers, let contents):
            return judge(["the cells": count, "their identifiers": identifiers, "their contents": contents]) {
                guard let count, count > 0, identifiers == true, contents == true else { return nil }
                return Diagnosis(
                    9,
                    "reloadData replaced \(count) visible cells with identical identifiers, which show what they showed before.",
                    cure: "Use reconfigureRows or a diffable apply.")
            }
        case .invalidUpdate(let section, let before, let after, let inserted, let deleted):
            return judge(["the count before": before, "the count after": after, "the updates": inserted]) {
                guard let before, let after, let inserted, let deleted else { return nil }
                let expected = before + inserted - deleted
                guard after != expected else { return nil }
                return Diagnosis(
                    10,
                    "Section \(section ?? 0): \(before) before, \(after) after, but \(inserted) inserted and \(deleted) "
                        + "deleted: the model doesn't agree with the updates (expected \(expected)).",
                    cure: "Change the model inside the update, before endUpdates.")
            }
        case .blankHeader(let section, let height, let returned, let hasView, let style):
            return judge(["the height": height, "whether there is a view": hasView]) {
                guard let height, height > 0, hasView == false, (returned ?? -1) < 0 else { return nil }
                return Diagnosis(
                    11,
                    "Header \(section ?? 0) returned automaticDimension without a view: \(style ?? "the") style reserves "
                        + "\(height.inPoints).",
                    cure: "Return 0 from heightForHeaderInSection.")
            }
        case .hiddenLength(let view, let constraint, let priority):
            return judge(["the view": view, "its constraint": constraint, "the priority": priority]) {
                guard let view, let constraint, let priority, priority >= 1000 else { return nil }
                return Diagnosis(
                    12, "Hiding \(view) sets its length == 0 @1000; \(constraint) @1000 contradicts.", cure: "Use 999.")
            }
        case .ratioLost(let view, let ratio, let compression, let height, let wanted):
            return judge(["the ratio's priority": ratio, "compression resistance": compression, "the height": height]) {
                guard let ratio, let compression, let height, let wanted, ratio < compression,
                    abs(height - wanted) > 0.5
                else { return nil }
                return Diagnosis(
                    13,
                    "The aspect ratio (\(ratio.inPoints)) lost to \(view ?? "the image view") compression resistance "
                        + "(\(compression.inPoints)): \(height.inPoints) high instead of \(wanted.inPoints).",
                    cure: "Give the ratio more priority than \(compression.inPoints).")
            }
        case .allHeightsAsked(let calls, let rows, let estimate):
            return judge(["the calls": calls, "the rows": rows, "the estimate": estimate]) {
                guard let calls, let rows, estimate == 0, rows > 100, calls >= rows else { return nil }
                return Diagnosis(
                    14, "estimatedRowHeight is 0: \(calls) heightForRow calls before the first cell.",
                    cure: "Set an estimate.")
            }
        case .recursion(let calls):
            return judge(["the calls": calls]) {
                guard let calls, calls.count > 1, calls.first == calls.last else { return nil }
                return Diagnosis(
                    15, calls.joined(separator: " → ") + ".",
                    cure: "Dequeue without an index path there, or measure a cell of your own.")
            }
        case .rowDidNotFollow(let view, let before, let after, let wasMeasured):
            return judge([
                "the size before": before, "the size after": after, "whether the row was measured": wasMeasured,
            ]) {
                guard let before, let after, before != after, wasMeasured == false else { return nil }
                return Diagnosis(
                    16,
                    "The height of \(view ?? "a view") by its content changed \(before.inPoints)→\(after.inPoints); row not "
                        + "re-measured.",
                    cure: "beginUpdates/endUpdates or selfSizingInvalidation.")
            }
        case .narrowContent(let content, let row, let required, let beside):
            return judge(["the content's width": content, "the row's width": row, "the width it was given": required]) {
                guard let content, let row, let required, row - content > 0.5, abs(required - row) < 0.5 else {
                    return nil
                }
                return Diagnosis(
                    17,
                    "contentView is \(content.inPoints) (\(row.inPoints) − \(beside ?? "what is beside it") "
                        + "\((row - content).inPoints)), not \(row.inPoints).",
                    cure: "Tie content to contentView's edges instead of to the row's width.")
            }
        case .itemTooWide(let item, let available):
            return judge(["the item's width": item, "the room": available]) {
                guard let item, let available, item > available + 1e-6 else { return nil }
                return Diagnosis(
                    18, "sizeForItem (or itemSize) returned \(item.inPoints) wide; available \(available.inPoints).",
                    cure: "Compute item sizes from the collection view's present width, and invalidate when it changes."
                )
            }
        case .measuredAtDocumentWidth(let view, let document, let shown):
            return judge(["the width in the document": document, "the table's width": shown]) {
                guard let document, let shown, abs(document - shown) > 0.5 else { return nil }
                return Diagnosis(
                    19, "\(view ?? "Cell") measured at \(document.inPoints) (nib) for a \(shown.inPoints) table.",
                    cure: "Set the cell's width to the table's before measuring.")
            }
        case .askedAgain(let times, let reasons):
            return judge(["how often": times, "why": reasons]) {
                guard let times, let reasons, times > 1 else { return nil }
                return Diagnosis(
                    20, "Rebuilt \(times)×: \(reasons.joined(separator: ", ")).",
                    cure: "That is normal: a data source must be pure and cheap to ask.")
            }
        default: return .sound
        }
    }
}
