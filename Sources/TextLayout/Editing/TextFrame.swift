/// A place between two characters of a laid-out text.
///
/// At a line's wrap, one offset has two places: the end of the line above (upstream) and the start of the one below.
public struct TextPlace: Hashable, Sendable {
    /// The offset in UTF-16 units.
    public var offset: Int
    public var isUpstream: Bool

    public init(_ offset: Int, isUpstream: Bool = false) {
        self.offset = offset
        self.isUpstream = isUpstream
    }
}

/// A rectangle in points from the text's top-left corner, y downwards.
public struct TextRectangle: Hashable, Sendable {
    public var x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public var maxX: Double { x + width }
    public var maxY: Double { y + height }
}

/// Part of a selection on one line.
public struct SelectedStretch: Hashable, Sendable {
    public var rectangle: TextRectangle
    /// The range in UTF-16 units.
    public var range: Range<Int>
    public var isRightToLeft: Bool
    public var containsStart: Bool
    public var containsEnd: Bool
}

/// A text broken into lines, asked where carets and selections are and what is at a point.
///
/// Invariant: there is at least one line; lines are in order, follow each other in the text and cover it.
public struct TextFrame: Sendable {
    public let shaped: ShapedText
    public let lines: [TextLine]
    /// The width in which lines are aligned; white space beyond a wrapped line's end doesn't take the caret beyond it.
    public let width: Double
    let units: TextUnits

    /// - Parameters:
    ///   - obstacles: the shapes that lines keep clear of; they count where the width is finite.
    ///   - spacing: see `ShapedText.lines(width:around:maximumLines:lineBreakMode:spacing:)`.
    public init(
        _ shaped: ShapedText, width: Double, maximumLines: Int = 0, lineBreakMode: LineBreakMode? = nil,
        around obstacles: TextObstacles? = nil, spacing: ((Int) -> Double)? = nil
    ) {
        self.shaped = shaped
        self.width = width
        units = TextUnits(shaped.text.string)
        var lines: [TextLine]
        if width.isFinite, obstacles != nil || spacing != nil {
            lines = shaped.lines(
                width: width, around: obstacles ?? TextObstacles(contours: []), maximumLines: maximumLines,
                lineBreakMode: lineBreakMode, spacing: spacing)
        } else {
            lines = shaped.lines(width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
        }
        // Lines leave separators out; a frame has each with the line that it ends.
        for index in lines.indices.dropLast() {
            lines[index].range = lines[index].range.lowerBound..<lines[index + 1].range.lowerBound
        }
        if let last = lines.indices.last, !lines[last].isTruncated {
            lines[last].range = lines[last].range.lowerBound..<units.count
        }
        self.lines = lines
    }

    public var count: Int { units.count }
    public var height: Double { lines.last.map { $0.top + $0.height } ?? 0 }

    // MARK: Lines

    /// The line of a caret at a place.
    public func lineIndex(at place: TextPlace) -> Int {
        let offset = min(max(place.offset, 0), count)
        var low = 0
        var high = lines.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        let isWrap = low > 0 && lines[low].range.lowerBound == offset && !endsParagraph(low - 1)
        return isWrap && place.isUpstream ? low - 1 : low
    }

    /// True if a line ends with a separator, not because it is full.
    private func endsParagraph(_ line: Int) -> Bool {
        let range = lines[line].range
        return units.contentEnd(of: range) < range.upperBound || line == lines.count - 1
    }

    /// The place of the caret at the end of a line.
    public func end(ofLine line: Int) -> TextPlace {
        let range = lines[line].range
        if endsParagraph(line) { return TextPlace(units.contentEnd(of: range)) }
        return TextPlace(range.upperBound, isUpstream: true)
    }

    public func start(ofLine line: Int) -> TextPlace { TextPlace(lines[line].range.lowerBound) }

    /// The line at a height; those above the first and below the last are those.
    public func lineIndex(atY y: Double) -> Int {
        lines.firstIndex { y < $0.top + $0.height } ?? lines.count - 1
    }

    /// The line at a point: of lines side by side, the one that contains the point, or the nearest.
    public func lineIndex(atX x: Double, y: Double) -> Int {
        let first = lineIndex(atY: y)
        var best = first
        var distance = Double.infinity
        for index in first..<lines.count where lines[index].top == lines[first].top {
            let line = lines[index]
            let away = max(line.x - x, x - line.x - line.width, 0)
            if away < distance { (best, distance) = (index, away) }
        }
        return best
    }

    // MARK: Carets

    /// The caret's line on the text: no width, as high as its line.
    public func caret(at place: TextPlace) -> TextRectangle {
        let line = lines[lineIndex(at: place)]
        return TextRectangle(x: caretX(at: place.offset, in: line), y: line.top, width: 0, height: line.height)
    }

    /// The visible clusters of a line, and the white space that hangs at its end.
    func boxes(of line: TextLine) -> [ClusterBox] {
        var boxes = shaped.clusterBoxes(of: line)
        let shown = boxes.map(\.range.upperBound).max() ?? line.range.lowerBound
        let end = units.contentEnd(of: line.range)
        guard shown < end, !line.isTruncated else { return boxes }
        let isRightToLeft = shaped.isRightToLeft(at: line.range.lowerBound)
        var pen = isRightToLeft ? line.x : line.x + line.width
        for (range, advance) in shaped.advances(of: shown..<end) {
            let next = isRightToLeft ? max(pen - advance, 0) : max(min(pen + advance, width), pen)
            boxes.append(
                ClusterBox(range: range, left: min(pen, next), right: max(pen, next), isRightToLeft: isRightToLeft))
            pen = next
        }
        return boxes.enumerated().sorted {
            ($0.element.left, $0.element.right, $0.offset) < ($1.element.left, $1.element.right, $1.offset)
        }.map(\.element)
    }

    private func caretX(at offset: Int, in line: TextLine) -> Double {
        let boxes = boxes(of: line)
        if let box = boxes.first(where: { $0.range.contains(offset) }) {
            let inside = Double(offset - box.range.lowerBound) / Double(box.range.count)
            let way = (box.right - box.left) * (offset == box.range.lowerBound ? 0 : inside)
            return box.isRightToLeft ? box.right - way : box.left + way
        }
        if let box = boxes.filter({ $0.range.upperBound <= offset }).max(by: {
            $0.range.upperBound < $1.range.upperBound
        }) {
            return box.isRightToLeft ? box.left : box.right
        }
        return line.x
    }

    /// The place nearest to a point: of the line at its height the nearer edge of the character there.
    public func place(atX x: Double, y: Double) -> TextPlace {
        let index = lineIndex(atX: x, y: y)
        let line = lines[index]
        let boxes = boxes(of: line)
        guard let box = boxes.first(where: { x < $0.right }) ?? boxes.last else { return start(ofLine: index) }
        let isLeftHalf = x < (box.left + box.right) / 2
        let offset = isLeftHalf != box.isRightToLeft ? box.range.lowerBound : box.range.upperBound
        return TextPlace(offset, isUpstream: offset == line.range.upperBound && !endsParagraph(index))
    }

    /// The character under a point; nil beside the lines.
    public func character(atX x: Double, y: Double) -> Range<Int>? {
        guard lines.contains(where: { y >= $0.top && y < $0.top + $0.height }) else { return nil }
        return boxes(of: lines[lineIndex(atX: x, y: y)]).first { x >= $0.left && x < $0.right }.map(\.range)
    }

    /// The character at a point, or the nearest one of the nearest line, and how far through it the point is, from 0 to 1
    /// in the direction of reading. Of an empty line it is the separator.
    public func nearestCharacter(toX x: Double, y: Double) -> (range: Range<Int>, fraction: Double) {
        let line = lines[lineIndex(atX: x, y: y)]
        let boxes = boxes(of: line)
        guard let box = boxes.first(where: { x < $0.right }) ?? boxes.last else {
            let range = units.character(at: line.range.lowerBound)
            return (range.isEmpty ? max(0, count - 1)..<count : range, 0)
        }
        let width = box.right - box.left
        let way = width > 0 ? min(max((x - box.left) / width, 0), 1) : 0
        return (box.range, box.isRightToLeft ? 1 - way : way)
    }

    // MARK: Selections

    /// The selected area, line by line; where the selection continues on the next line, up to the right edge of the
    /// container.
    public func stretches(of range: Range<Int>) -> [SelectedStretch] {
        var result: [SelectedStretch] = []
        let first = lineIndex(at: TextPlace(range.lowerBound))
        for index in first..<lines.count {
            let line = lines[index]
            guard line.range.lowerBound < range.upperBound || index == first else { break }
            let part = max(line.range.lowerBound, range.lowerBound)..<min(line.range.upperBound, range.upperBound)
            guard !part.isEmpty else { continue }
            let goesOn = range.upperBound > line.range.upperBound || units.contentEnd(of: line.range) < part.upperBound
            for (left, right, isRightToLeft) in spans(of: part, in: line, goesOn: goesOn) {
                result.append(
                    SelectedStretch(
                        rectangle: TextRectangle(x: left, y: line.top, width: right - left, height: line.height),
                        range: part, isRightToLeft: isRightToLeft, containsStart: false, containsEnd: false))
            }
        }
        if !result.isEmpty {
            result[0].containsStart = true
            result[result.count - 1].containsEnd = true
        }
        return result
    }

    /// Neighbouring clusters of a range made one.
    private func spans(
        of range: Range<Int>, in line: TextLine, goesOn: Bool
    ) -> [(left: Double, right: Double, isRightToLeft: Bool)] {
        var spans: [(left: Double, right: Double, isRightToLeft: Bool)] = []
        for box in boxes(of: line) where box.range.overlaps(range) {
            if let last = spans.last, abs(last.right - box.left) < 1e-6, last.isRightToLeft == box.isRightToLeft {
                spans[spans.count - 1].right = box.right
            } else {
                spans.append((box.left, box.right, box.isRightToLeft))
            }
        }
        guard goesOn else { return spans }
        let isRightToLeft = shaped.isRightToLeft(at: line.range.lowerBound)
        let edge = width.isFinite ? width : line.x + line.width
        if spans.isEmpty {
            let start = line.x
            spans = [isRightToLeft ? (0, max(start, 0), true) : (start, max(edge, start), false)]
        } else if isRightToLeft {
            spans[0].left = min(spans[0].left, 0)
        } else {
            spans[spans.count - 1].right = max(spans[spans.count - 1].right, edge)
        }
        return spans
    }

    public func checkInvariants() {
        precondition(!lines.isEmpty, "A frame has no line")
        var reached = lines[0].range.lowerBound
        for (index, line) in lines.enumerated() {
            precondition(line.range.lowerBound == reached, "Line \(index) starts at \(line.range), not at \(reached)")
            reached = line.range.upperBound
        }
    }
}
