/// A batch under test: sorted, with the counts around it.
struct UpdateCheck {
    let update: BatchUpdate
    let before: [Int]
    let after: [Int]
    let wording: UpdateWording

    func failure(_ kind: BatchUpdateError.Kind, _ reason: String, _ explanation: String) -> BatchUpdateError {
        BatchUpdateError(kind, reason, explanation: explanation, before: before, after: after)
    }

    var countsText: String {
        "Rows per section before: \(CountsText(before)), after: \(CountsText(after))."
    }

    func conflict(_ reason: String) -> BatchUpdateError {
        failure(.conflict, reason, "In one batch a section or \(wording.row) takes part in one change at most.")
    }
}
