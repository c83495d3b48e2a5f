/// A search for a chain of ties from a view's top to its bottom, which holds the two apart.
///
/// A tie is a constraint, or the view's intrinsic height. A chain through a tie no stronger than the measurement's own
/// preference for a height of 0 holds nothing apart.
public struct HeightChain: Sendable {
    public struct Tie: Hashable, Sendable {
        /// Indexes of places: edges of views.
        public var from: Int
        public var to: Int
        public var priority: Double
        public var subject: String

        public init(from: Int, to: Int, priority: Double, subject: String) {
            self.from = from
            self.to = to
            self.priority = priority
            self.subject = subject
        }
    }

    /// A view whose top and bottom are two places, and whose own height isn't among the ties.
    public struct Opening: Hashable, Sendable {
        public var top: Int
        public var bottom: Int
        public var subject: String

        public init(top: Int, bottom: Int, subject: String) {
            self.top = top
            self.bottom = bottom
            self.subject = subject
        }
    }

    public enum Result: Hashable, Sendable {
        case closed
        /// These ties would close it, were they stronger than that preference.
        case weak([Tie])
        /// These views, had they a height of their own, would close it.
        case open([Opening])
        /// Nothing single would close it.
        case torn
    }

    public var ties: [Tie]
    public var openings: [Opening]
    public var placeCount: Int

    public init(placeCount: Int, ties: [Tie], openings: [Opening]) {
        self.placeCount = placeCount
        self.ties = ties
        self.openings = openings
    }

    /// O(places + ties), and once more for what is weak.
    public func search(from top: Int, to bottom: Int, strongerThan target: Double) -> Result {
        let strong = ties.filter { $0.priority > target }
        let below = reach(from: top, strong)
        if below.contains(bottom) { return .closed }
        let above = reach(from: bottom, strong)
        let weak = ties.filter { tie in
            tie.priority <= target
                && (below.contains(tie.from) && above.contains(tie.to)
                    || below.contains(tie.to) && above.contains(tie.from))
        }
        if !weak.isEmpty { return .weak(weak) }
        let open = openings.filter { below.contains($0.top) && above.contains($0.bottom) }
        return open.isEmpty ? .torn : .open(open)
    }

    private func reach(from start: Int, _ ties: [Tie]) -> Set<Int> {
        var neighbours = [[Int]](repeating: [], count: placeCount)
        for tie in ties {
            neighbours[tie.from].append(tie.to)
            neighbours[tie.to].append(tie.from)
        }
        var reached: Set<Int> = [start]
        var waiting = [start]
        while let place = waiting.popLast() {
            for next in neighbours[place] where reached.insert(next).inserted { waiting.append(next) }
        }
        return reached
    }
}
