/// The rounds of one solution in which wrapping views were measured again, each at the width that the last round gave
/// it.
///
/// A width can depend on heights, through an aspect ratio or through a view that is as wide as another is high: then
/// each round changes the next, and most such chains end. One that repeats earlier widths never ends, as a round
/// depends on the widths before it alone.
struct WrappingRounds {
    /// Rounds that aren't checked: wrapping normally takes two.
    private static let free = 4
    /// The limit where widths never repeat, such as where an app's content measures itself differently each time.
    private static let limit = 100
    private var count = 0
    /// The views of this round.
    private var wrapped: [UIView] = []
    /// After each checked round: the widths, rounded to steps above any error, and its views.
    private var states: [[Int: CGFloat]] = []
    private var views: [[UIView]] = []

    /// Records that a view was measured again in this round and changed size.
    mutating func wrapped(_ view: UIView) {
        if count >= Self.free { wrapped.append(view) }
    }

    /// Ends a round; true where the widths repeat those of an earlier one, which is reported with the views.
    @MainActor mutating func isRepeating(_ widths: ItemTable<CGFloat>) -> Bool {
        count += 1
        guard count > Self.free else { return false }
        defer { wrapped = [] }
        let state = widths.byNumber.mapValues { ($0 * 1e4).rounded() }
        views.append(wrapped)
        if let first = states.firstIndex(of: state) {
            report(views[(first + 1)...])
            return true
        }
        states.append(state)
        guard count < Self.limit else {
            report(views[(views.count - 10)...])
            return true
        }
        return false
    }

    @MainActor private func report(_ rounds: ArraySlice<[UIView]>) {
        var names: [String] = []
        for view in rounds.joined() {
            let name = classAndAddress(view)
            if !names.contains(name) { names.append(name) }
        }
        UIKitLog.write(
            "Text wrapping loop: the widths of \(names.joined(separator: ", ")) depend on heights that depend on these "
                + "widths, and repeat without end; the last ones are used. Give one of the views a width that doesn't "
                + "depend on a height.")
    }
}
