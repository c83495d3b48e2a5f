/// Steps of a caret that depend on how lines lie.
extension TextFrame {
    public enum Direction: Hashable, Sendable {
        case left, right, up, down
    }

    /// One character to the left or the right, as the eye sees it: through text of either direction, from line to line.
    public func place(beside place: TextPlace, towards direction: Direction) -> TextPlace {
        let index = lineIndex(at: place)
        let stops = self.stops(of: index)
        let isRight = direction == .right
        guard let position = stops.firstIndex(of: place.offset) else {
            let offset =
                isRight
                ? units.end(of: .character, after: place.offset) : units.start(of: .character, before: place.offset)
            return TextPlace(offset)
        }
        let next = position + (isRight ? 1 : -1)
        if stops.indices.contains(next) {
            let isWrapped = stops[next] == lines[index].range.upperBound && end(ofLine: index).isUpstream
            return TextPlace(stops[next], isUpstream: isWrapped)
        }
        let isForward = isRight != shaped.isRightToLeft(at: lines[index].range.lowerBound)
        let neighbour = index + (isForward ? 1 : -1)
        guard lines.indices.contains(neighbour) else { return place }
        let others = self.stops(of: neighbour)
        let entered = isRight ? others.first : others.last
        // A wrapped line's end is the next one's start: the caret takes no step there.
        if entered == place.offset, others.count > 1 {
            return TextPlace(isRight ? others[1] : others[others.count - 2])
        }
        return TextPlace(entered ?? place.offset)
    }

    /// The caret's possible positions on a line, left to right.
    private func stops(of index: Int) -> [Int] {
        let line = lines[index]
        var offsets: [Int] = [line.range.lowerBound]
        let end = self.end(ofLine: index).offset
        while let last = offsets.last, last < end { offsets.append(units.end(of: .character, after: last)) }
        let places = offsets.map {
            caret(at: TextPlace($0, isUpstream: $0 == line.range.upperBound)).x
        }
        let isRightToLeft = shaped.isRightToLeft(at: line.range.lowerBound)
        return offsets.indices.sorted {
            if abs(places[$0] - places[$1]) > 1e-6 { return places[$0] < places[$1] }
            return isRightToLeft ? $0 > $1 : $0 < $1
        }.map { offsets[$0] }
    }

    /// A line up or down, at the x that the movement started from; beyond the first and the last line their ends.
    public func place(above place: TextPlace, keeping x: Double) -> TextPlace {
        let index = lineIndex(at: place)
        guard index > 0 else { return TextPlace(0) }
        return self.place(atX: x, y: middle(of: index - 1))
    }

    public func place(below place: TextPlace, keeping x: Double) -> TextPlace {
        let index = lineIndex(at: place)
        guard index + 1 < lines.count else { return TextPlace(count) }
        return self.place(atX: x, y: middle(of: index + 1))
    }

    private func middle(of line: Int) -> Double { lines[line].top + lines[line].height / 2 }
}

extension ShapedText {
    /// True if the paragraph around a UTF-16 unit runs from right to left.
    public func isRightToLeft(at offset: Int) -> Bool {
        let paragraph = paragraphs.last { Int(clusterOffsets[Int($0.firstCluster)]) <= offset } ?? paragraphs[0]
        return paragraph.level & 1 != 0
    }

    /// The clusters of a range and their advances, in points.
    func advances(of range: Range<Int>) -> [(range: Range<Int>, advance: Double)] {
        var low = 0
        var high = clusterOffsets.count - 1
        while low < high {
            let middle = (low + high) / 2
            if Int(clusterOffsets[middle]) < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var result: [(range: Range<Int>, advance: Double)] = []
        while low + 1 < clusterOffsets.count, Int(clusterOffsets[low]) < range.upperBound {
            result.append(
                (
                    Int(clusterOffsets[low])..<Int(clusterOffsets[low + 1]), positions[low + 1] - positions[low]
                ))
            low += 1
        }
        return result
    }
}
