/// The rounds of one solution in which views that wrap were measured again, each at the width that the last round gave it.
///
/// A width can depend on heights, through an aspect ratio or through a view that is as wide as another is high: then each
/// round moves something else, and most such chains end. One that comes back to widths that it has been at goes on for
/// ever, as a round follows from the widths before it.
struct WrappingRounds {
    /// Rounds that are not looked at: what wraps settles in two.
    private static let free = 4
    /// Where widths never come back, as they may where an app's content measures itself anew each time.
    private static let limit = 100
    private var count = 0
    /// Of this round.
    private var wrapped: [UIView] = []
    /// After each round that was looked at: the widths in steps that no error reaches, and what was wrapped in it.
    private var states: [[ObjectIdentifier: CGFloat]] = []
    private var views: [[UIView]] = []

    /// Notes that a view was measured again in this round and is of another size.
    mutating func wrapped(_ view: UIView) {
        if count >= Self.free { wrapped.append(view) }
    }

    /// Ends a round; true where the widths are those after an earlier one, which is reported with the views.
    @MainActor mutating func isRepeating(_ widths: [ObjectIdentifier: CGFloat]) -> Bool {
        count += 1
        guard count > Self.free else { return false }
        defer { wrapped = [] }
        let state = widths.mapValues { ($0 * 1e4).rounded() }
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
            "Text wrapping loop: the widths of \(names.joined(separator: ", ")) follow from the heights that these "
                + "widths lead to, and come back to where they were; the last are kept. Give one of the views a width "
                + "that no height decides.")
    }
}
