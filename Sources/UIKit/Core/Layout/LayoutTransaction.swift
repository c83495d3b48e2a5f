/// One round of layout work: a synchronous `layoutIfNeeded` or the application's run-loop pass.
///
/// A view that is laid out more often than `limit` times in one transaction is in a loop: its layout is skipped for the
/// rest of the transaction, and the views that kept invalidating each other are reported.
@MainActor enum LayoutTransaction {
    static let limit: UInt16 = 100
    private(set) static var number: UInt32 = 0
    private static var depth = 0
    private static var reported = false
    /// Views laid out since the count came near the limit, which are named in the report.
    private static var recent: [String] = []
    /// Called when a pass becomes pending outside of a transaction; hosts schedule a run-loop pass.
    static var requestHandler: (() -> Void)?

    static func request() {
        if depth == 0 { requestHandler?() }
    }

    static func begin() -> Bool {
        depth += 1
        guard depth == 1 else { return false }
        number &+= 1
        reported = false
        recent.removeAll(keepingCapacity: true)
        return true
    }

    static func end(_ isOutermost: Bool) {
        depth -= 1
    }

    /// Counts a layout of the view; false if the layout has to be skipped.
    static func counts(_ view: UIView) -> Bool {
        if view.passes.transaction != number {
            view.passes.transaction = number
            view.passes.layoutsInTransaction = 0
        }
        // The count saturates: a loop may repeat more often than it can represent.
        if view.passes.layoutsInTransaction <= limit { view.passes.layoutsInTransaction += 1 }
        guard view.passes.layoutsInTransaction > limit - 10 else { return true }
        let name = classAndAddress(view)
        if !recent.contains(name) { recent.append(name) }
        guard view.passes.layoutsInTransaction > limit else { return true }
        view.discardPendingLayout()
        if !reported {
            reported = true
            UIKitLog.write(
                "Layout feedback loop: \(name) was laid out \(limit) times in one commit and is left as it is. "
                    + "Views that kept asking for layout: \(recent.joined(separator: ", ")). "
                    + "Look for setNeedsLayout or changed constraints in their layoutSubviews.")
        }
        return false
    }
}
