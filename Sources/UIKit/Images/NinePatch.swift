import Graphics

/// The pieces of a picture whose edges keep their size: corners as they are, sides along one axis, the middle along both.
struct NinePatch {
    /// A part of the picture, in pixels, and the place that it fills, in points.
    struct Piece: Hashable {
        var source: CGRect
        var destination: CGRect
    }

    let pieces: [Piece]

    /// Where the room is smaller than two caps together, both shrink alike and the middle vanishes.
    ///
    /// Tiles begin at the middle's upper left, in their own size; the last ones are cut. A middle of one pixel is the
    /// same tiled or stretched, and is stretched.
    /// - Parameters:
    ///   - scale: the picture's pixels a point.
    init(width: Int, height: Int, scale: CGFloat, caps: ImageContent.Caps, destination: CGRect) {
        let columns = Self.spans(
            count: width, scale: scale, start: caps.insets.left, end: caps.insets.right, mode: caps.mode,
            from: destination.minX, length: destination.width)
        let rows = Self.spans(
            count: height, scale: scale, start: caps.insets.top, end: caps.insets.bottom, mode: caps.mode,
            from: destination.minY, length: destination.height)
        pieces = rows.flatMap { row in
            columns.map { column in
                Piece(
                    source: CGRect(
                        x: column.source.start, y: row.source.start, width: column.source.length,
                        height: row.source.length),
                    destination: CGRect(
                        x: column.destination.start, y: row.destination.start, width: column.destination.length,
                        height: row.destination.length))
            }
        }
    }

    private struct Interval {
        var start: CGFloat
        var length: CGFloat
    }

    private struct Span {
        var source: Interval
        var destination: Interval
    }

    /// Caps and middle along one axis.
    private static func spans(
        count: Int, scale: CGFloat, start: CGFloat, end: CGFloat, mode: UIImage.ResizingMode, from origin: CGFloat,
        length: CGFloat
    ) -> [Span] {
        let pixels = CGFloat(count)
        let first = min(max(0, (start * scale).rounded()), pixels)
        let last = min(max(0, (end * scale).rounded()), pixels - first)
        let caps = (first + last) / scale
        let factor = caps > length && caps > 0 ? length / caps : 1
        let (head, tail) = (first / scale * factor, last / scale * factor)
        var spans: [Span] = []
        func add(_ source: CGFloat, _ sourceLength: CGFloat, _ place: CGFloat, _ placeLength: CGFloat) {
            guard sourceLength > 0, placeLength > 0 else { return }
            spans.append(
                Span(
                    source: Interval(start: source, length: sourceLength),
                    destination: Interval(start: origin + place, length: placeLength)))
        }
        add(0, first, 0, head)
        let middle = pixels - first - last
        let room = length - head - tail
        if mode == .stretch || middle <= 1 {
            add(first, middle, head, room)
        } else {
            let tile = middle / scale
            var place: CGFloat = 0
            while place < room - 1e-9 {
                let part = min(tile, room - place)
                add(first, part * scale, head + place, part)
                place += tile
            }
        }
        add(pixels - last, last, length - tail, tail)
        return spans
    }
}
