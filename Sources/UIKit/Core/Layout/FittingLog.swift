/// A view that was measured by its constraints.
struct FittingRecord {
    weak var view: UIView?
    var type: String
    var target: CGSize
    var result: CGSize
    /// The width that the view, or the cell around it, has in the document that it was loaded from.
    var documentWidth: CGFloat?
}

/// Collects what is measured while somebody is asked.
@MainActor enum FittingLog {
    @exclusivity(unchecked) private static var open: [FittingRecord]?

    static func collecting<Value>(_ call: () -> Value) -> (value: Value, records: [FittingRecord]) {
        let outer = open
        open = []
        let value = call()
        let records = open ?? []
        open = outer
        return (value, records)
    }

    static func note(_ view: UIView, target: CGSize, result: CGSize) {
        guard open != nil else { return }
        let owner = view.superview?.measuredView(for: view) ?? view
        open?.append(
            FittingRecord(
                view: view, type: Trace.typeName(of: owner), target: target, result: result,
                documentWidth: owner.layoutTraits.documentSize?.width))
    }
}
