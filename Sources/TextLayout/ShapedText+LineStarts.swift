extension ShapedText {
    /// The clusters with which lines begin in a width.
    ///
    /// Each grows with the width, so that equal starts at two widths are those at all widths between.
    ///
    /// - Parameter width: points; `.infinity` breaks only at separators.
    /// - Complexity: linear in the number of words.
    public func lineStarts(width: Double) -> [Int] {
        walk(width: max(width, 0), mode: nil) { walk in
            var starts: [Int] = []
            while let span = walk.next() { starts.append(span.start) }
            return starts
        }
    }
}
