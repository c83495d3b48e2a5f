extension ShapedText {
    /// The text broken into lines that keep clear of obstacles, not rounded.
    ///
    /// A row has a line in each gap that takes a word at least, in the direction of its paragraph; a row without such a
    /// gap stays empty. Lines are aligned in their gap.
    ///
    /// - Parameters:
    ///   - width: in points, finite.
    ///   - maximumLines: rows; 0 for any number.
    ///   - spacing: the points added below the row that ends at a UTF-16 offset.
    public func lines(
        width: Double, around obstacles: TextObstacles, maximumLines: Int = 0,
        lineBreakMode mode: LineBreakMode? = nil, spacing: ((Int) -> Double)? = nil
    ) -> [TextLine] {
        let limit = max(width, 0)
        return walk(width: limit, mode: mode) { walk in
            var stack = LineStack(text: self)
            var result: [TextLine] = []
            var obstacles = obstacles
            var emptyRows = 0
            while !walk.isAtEnd {
                let row = FlowingRow(walk, stack, in: self, width: limit, obstacles)
                guard let last = row.pieces.last else {
                    stack.skip(by: 1)
                    emptyRows += 1
                    // Text isn't searched for further below obstacles that leave no room for so many rows.
                    if emptyRows > Self.mostEmptyRows { obstacles = TextObstacles(contours: []) }
                    continue
                }
                (walk, stack) = (row.walk, row.stack)
                let isLastRow = maximumLines > 0 && stack.count >= maximumLines
                for (index, piece) in row.pieces.enumerated() {
                    let isCut = isLastRow && index == row.pieces.count - 1 && walk.hasMoreText
                    var builder = LineBuilder(
                        text: self, span: piece.span, container: piece.gap.upperBound - piece.gap.lowerBound,
                        baseline: row.place.baseline)
                    let line = builder.build(
                        ascent: row.place.ascent, descent: row.place.descent, isCut: isCut,
                        isOnlyLine: maximumLines == 1,
                        mode: mode ?? paragraphs[piece.span.paragraph].attributes.lineBreakMode)
                    result.append(line.moved(right: piece.gap.lowerBound))
                }
                if isLastRow { break }
                if let spacing { stack.skip(by: max(0, spacing(Int(clusterOffsets[last.span.end])))) }
            }
            return result
        }
    }
}

extension ShapedText {
    private static let mostEmptyRows = 100_000
}

/// The lines of one row, and the state below it.
private struct FlowingRow {
    var pieces: [(span: LineSpan, gap: Range<Double>)] = []
    var walk: LineWalk
    var stack: LineStack
    var place: (top: Double, baseline: Double, ascent: Double, descent: Double) = (0, 0, 0, 0)

    /// Finds the gaps for a row as high as the text's next line would be, and again where the content found for them is
    /// higher.
    init(_ walk: LineWalk, _ stack: LineStack, in text: ShapedText, width: Double, _ obstacles: TextObstacles) {
        (self.walk, self.stack) = (walk, stack)
        var probe = walk
        guard var row = probe.next(in: width) else { return }
        let bottom = obstacles.bottom
        var height = 0.0
        for _ in 0..<3 {
            var trial = stack
            place = trial.add(row)
            let (top, own) = (place.baseline - place.ascent, place.ascent + place.descent)
            if own <= height, !pieces.isEmpty {
                self.stack = trial
                return
            }
            height = max(height, own)
            let isBelow = width <= 0 || top >= bottom
            var gaps = isBelow ? [0..<width] : obstacles.free(from: top, to: top + height, width: width)
            if text.paragraphs[row.paragraph].level & 1 != 0 { gaps.reverse() }
            fill(gaps, from: walk, width: width)
            guard let first = pieces.first, let last = pieces.last else { return }
            row = first.span
            (row.end, row.contentEnd, row.endsParagraph) = (
                last.span.end, last.span.contentEnd, last.span.endsParagraph
            )
            self.stack = stack
            place = self.stack.add(row)
        }
    }

    private mutating func fill(_ gaps: [Range<Double>], from start: LineWalk, width: Double) {
        pieces = []
        walk = start
        for gap in gaps {
            let room = gap.upperBound - gap.lowerBound
            var trial = walk
            guard let span = trial.next(in: room) else { return }
            // Words are cut only where a whole row is too narrow for them.
            if span.cutsWord, room < width { continue }
            pieces.append((span, gap))
            walk = trial
            if span.endsParagraph { return }
        }
    }
}

extension TextLine {
    func moved(right distance: Double) -> TextLine {
        guard distance != 0 else { return self }
        var line = self
        line.x += distance
        for index in line.runs.indices {
            line.runs[index].x += distance
            for glyph in line.runs[index].positions.indices { line.runs[index].positions[glyph].x += distance }
        }
        for index in line.attachments.indices { line.attachments[index].x += distance }
        return line
    }
}
