/// The order of a line's pieces from left to right, by rule L2 of the bidirectional algorithm.
enum VisualOrder {
    enum Segment {
        /// Clusters of one run.
        case clusters(Range<Int>, run: Int)
        case mark(Truncation.Mark)
    }

    /// The pieces of a line, left to right.
    static func segments(
        of pieces: Truncation, in text: ShapedText, paragraph: ShapedText.Paragraph
    ) -> [Segment] {
        var segments: [Segment] = []
        var levels: [UInt8] = []
        append(pieces.head, in: text, paragraph: paragraph, to: &segments, levels: &levels)
        if let mark = pieces.mark {
            segments.append(.mark(mark))
            levels.append(paragraph.level)
        }
        append(pieces.tail, in: text, paragraph: paragraph, to: &segments, levels: &levels)
        if levels.allSatisfy({ $0 == 0 }) { return segments }
        return order(of: levels).map { segments[$0] }
    }

    private static func append(
        _ range: Range<Int>, in text: ShapedText, paragraph: ShapedText.Paragraph, to segments: inout [Segment],
        levels: inout [UInt8]
    ) {
        guard !range.isEmpty else { return }
        var index = text.runIndex(containing: range.lowerBound, in: paragraph)
        while index < Int(paragraph.endRun), Int(text.runs[index].firstCluster) < range.upperBound {
            let run = text.runs[index]
            let part = max(range.lowerBound, Int(run.firstCluster))..<min(range.upperBound, Int(run.endCluster))
            if !part.isEmpty {
                segments.append(.clusters(part, run: index))
                levels.append(run.level)
            }
            index += 1
        }
    }

    /// Indices from left to right: from the highest level down to the lowest odd one, every stretch at or above it is
    /// reversed.
    static func order(of levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 != 0 }).min() else { return order }
        var level = highest
        while level >= lowestOdd {
            var start = 0
            while start < order.count {
                if levels[order[start]] < level {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
            level -= 1
        }
        return order
    }
}
