/// The box of one cluster in a line, in points from the text's left edge.
public struct ClusterBox: Hashable, Sendable {
    /// The UTF-16 units that can't be parted.
    public var range: Range<Int>
    public var left: Double
    public var right: Double
    public var isRightToLeft: Bool
}

extension ShapedText {
    /// The clusters that a line of this text shows, left to right.
    public func clusterBoxes(of line: TextLine) -> [ClusterBox] {
        var boxes: [ClusterBox] = []
        for run in line.runs {
            guard let range = run.range else { continue }
            let clusters = cluster(at: range.lowerBound)..<cluster(at: range.upperBound)
            let natural = positions[clusters.upperBound] - positions[clusters.lowerBound]
            let spaces = clusters.count { isWhitespace[$0] }
            let stretch = spaces > 0 ? (run.width - natural) / Double(spaces) : 0
            var pen = run.x
            for step in 0..<clusters.count {
                let cluster = run.isRightToLeft ? clusters.upperBound - 1 - step : clusters.lowerBound + step
                let width = positions[cluster + 1] - positions[cluster] + (isWhitespace[cluster] ? stretch : 0)
                boxes.append(
                    ClusterBox(
                        range: Int(clusterOffsets[cluster])..<Int(clusterOffsets[cluster + 1]), left: pen,
                        right: pen + width, isRightToLeft: run.isRightToLeft))
                pen += width
            }
        }
        for place in line.attachments {
            boxes.append(
                ClusterBox(
                    range: place.offset..<place.offset + 1, left: place.x, right: place.x + place.width,
                    isRightToLeft: false))
        }
        boxes.sort { $0.left < $1.left || $0.left == $1.left && $0.range.lowerBound < $1.range.lowerBound }
        return boxes
    }

    /// The position of a caret before a UTF-16 unit in a line, in points from the text's left edge.
    public func caretX(at offset: Int, in line: TextLine) -> Double {
        let boxes = clusterBoxes(of: line)
        if let box = boxes.first(where: { $0.range.contains(offset) }) {
            return box.isRightToLeft ? box.right : box.left
        }
        if let box = boxes.filter({ $0.range.upperBound <= offset }).max(by: {
            $0.range.upperBound < $1.range.upperBound
        }) {
            return box.isRightToLeft ? box.left : box.right
        }
        return line.x
    }

    /// The UTF-16 offset whose caret is nearest to a place in a line.
    public func offset(atX x: Double, in line: TextLine) -> Int {
        let boxes = clusterBoxes(of: line)
        guard let box = boxes.first(where: { x < $0.right }) ?? boxes.last else { return line.range.lowerBound }
        let isLeftHalf = x < (box.left + box.right) / 2
        return isLeftHalf != box.isRightToLeft ? box.range.lowerBound : box.range.upperBound
    }

    /// The cluster that starts at a UTF-16 offset, or the one around it.
    private func cluster(at offset: Int) -> Int {
        var low = 0
        var high = clusterOffsets.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if Int(clusterOffsets[middle]) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
