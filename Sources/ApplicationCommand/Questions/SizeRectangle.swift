import Explanations

/// A rectangle of sizes on a command line.
package enum SizeRectangle {
    /// Reads `280x280...1366x1366`; `all` is that one.
    ///
    /// - Parameter option: the option that it was given to, for the error.
    package static func polygon(_ text: String, of option: String) throws(UsageError) -> ConvexPolygon {
        if text == "all" { return ConvexPolygon(widths: 280...1366, heights: 280...1366) }
        let corners = text.lowercased().components(separatedBy: "...").map { corner in
            corner.split(separator: "x", omittingEmptySubsequences: false).compactMap { Double($0) }
        }
        guard corners.count == 2, corners.allSatisfy({ $0.count == 2 }), corners[0][0] > 0, corners[0][1] > 0,
            corners[0][0] < corners[1][0], corners[0][1] < corners[1][1], corners[1].allSatisfy({ $0 <= 16_384 })
        else {
            throw UsageError(
                "\(option) is a rectangle of sizes in points, as 280x280...1366x1366, or all, not \(text)")
        }
        return ConvexPolygon(widths: corners[0][0]...corners[1][0], heights: corners[0][1]...corners[1][1])
    }
}
