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
    }

    /// The last line of a check.
    var json: String {
        "{\"trees\":\(trees),\"views\":\(views),\"compared\":\(compared),\"exact\":\(exact),"
            + "\"within_half\":\(withinHalf),\"within_one\":\(withinOne)}"
    }

    /// What the last line leaves out.
    var detailsJSON: String {
        "{\"identical\":\(identical),\"mask_views\":\(masked),\"trees_with_findings\":\(unclean)}"
    }

    /// For another process: whole numbers with spaces between.
    var words: String {
        [trees, views, compared, exact, identical, withinHalf, withinOne, masked, unclean].map(String.init)
            .joined(separator: " ")
    }

    init() {}

    init?(words: Substring) {
        let numbers = words.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 9 else { return nil }
        trees = numbers[0]
        views = numbers[1]
        compared = numbers[2]
        exact = numbers[3]
        identical = numbers[4]
        withinHalf = numbers[5]
        withinOne = numbers[6]
        masked = numbers[7]
        unclean = numbers[8]
    }
}
