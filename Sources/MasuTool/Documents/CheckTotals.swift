/// Sums over trees: how many views there are below their roots, and how near the computed frames are to the recorded.
struct CheckTotals {
    var trees = 0
    var views = 0
    /// Views that constraints place and that have a recorded frame.
    var compared = 0
    /// Off by at most a pixel of the canvas.
    var exact = 0
    /// Off by nothing at all.
    var identical = 0
    var withinHalf = 0
    var withinOne = 0
    /// Views that autoresizing masks place.
    var masked = 0
    /// Trees with something to say about.
    var unclean = 0
    /// Trees that the list doesn't vouch for, by what may be behind their differences; in the order of the causes.
    var causes = [Int](repeating: 0, count: DifferenceCause.allCases.count)

    static func += (left: inout CheckTotals, right: CheckTotals) {
        left.trees += right.trees
        left.views += right.views
        left.compared += right.compared
        left.exact += right.exact
        left.identical += right.identical
        left.withinHalf += right.withinHalf
        left.withinOne += right.withinOne
        left.masked += right.masked
        left.unclean += right.unclean
        for index in left.causes.indices { left.causes[index] += right.causes[index] }
    }

    /// The last line of a check.
    var json: String {
        "{\"trees\":\(trees),\"views\":\(views),\"compared\":\(compared),\"exact\":\(exact),"
            + "\"withinHalf\":\(withinHalf),\"withinOne\":\(withinOne)}"
    }

    /// The causes that occur, with their trees.
    var causesFound: [(cause: DifferenceCause, trees: Int)] {
        zip(DifferenceCause.allCases, causes).filter { $0.1 > 0 }.map { ($0.0, $0.1) }
    }

    mutating func count(_ cause: DifferenceCause) {
        if let index = DifferenceCause.allCases.firstIndex(of: cause) { causes[index] += 1 }
    }

    /// The details that the last line leaves out.
    var detailsJSON: String {
        let unverified = causesFound.map { "\"\($0.cause.rawValue)\":\($0.trees)" }.joined(separator: ",")
        return "{\"identical\":\(identical),\"maskViews\":\(masked),\"treesWithFindings\":\(unclean)"
            + (unverified.isEmpty ? "" : ",\"unverified\":{\(unverified)}") + "}"
    }

    /// The totals for another process: whole numbers with spaces between.
    var words: String {
        ([trees, views, compared, exact, identical, withinHalf, withinOne, masked, unclean] + causes).map(String.init)
            .joined(separator: " ")
    }

    init() {}

    init?(words: Substring) {
        let numbers = words.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 9 + causes.count else { return nil }
        trees = numbers[0]
        views = numbers[1]
        compared = numbers[2]
        exact = numbers[3]
        identical = numbers[4]
        withinHalf = numbers[5]
        withinOne = numbers[6]
        masked = numbers[7]
        unclean = numbers[8]
        causes = Array(numbers[9...])
    }
}
