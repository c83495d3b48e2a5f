import Graphics

/// The pieces of a picture whose edges keep their size: corners unscaled, sides stretched along one axis, the middle
/// along both.
struct NinePatch {
    /// A part of the picture, in pixels, and its destination, in points.
    struct Piece: Hashable {
        var source: CGRect
        var destination: CGRect
    }

    let pieces: [Piece]

    /// If the destination is smaller than two caps together, both shrink alike and the middle vanishes.
    ///
    /// Tiles begin at the middle's upper left, in their own size; the last ones are cut. A middle of one pixel is the
    /// same tiled or stretched, and is stretched. Pieces meet on whole pixels of the screen: a seam within a pixel
    /// would let the background shine through.
    /// - Parameters:
    ///   - scale: the picture's pixels a point.
    /// - screenScale: the screen's pixels a point; 0 if unknown.
    init(
        width: Int, height: Int, scale: CGFloat, caps: ImageContent.Caps, destination: CGRect, screenScale: CGFloat
    ) {
        let columns = Axis(
            pixels: CGFloat(width), scale: scale, start: caps.insets.left, end: caps.insets.right,
            origin: destination.minX, length: destination.width, screenScale: screenScale
        ).spans(caps.mode)
        let rows = Axis(
            pixels: CGFloat(height), scale: scale, start: caps.insets.top, end: caps.insets.bottom,
            origin: destination.minY, length: destination.height, screenScale: screenScale
        ).spans(caps.mode)
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

    fileprivate struct Interval {
        var start: CGFloat
        var length: CGFloat
    }

    fileprivate struct Span {
        var source: Interval
        var destination: Interval
    }

    /// One axis: the number of pixels, the caps at either end, and the destination's length.
    fileprivate struct Axis {
        var pixels: CGFloat
        var scale: CGFloat
        var start: CGFloat
        var end: CGFloat
        var origin: CGFloat
        var length: CGFloat
        var screenScale: CGFloat
    }
}

extension NinePatch.Axis {
    /// The first cap, the middle in one piece or in tiles, the last cap.
    fileprivate func spans(_ mode: UIImage.ResizingMode) -> [NinePatch.Span] {
        let first = min(max(0, (start * scale).rounded()), pixels)
        let last = min(max(0, (end * scale).rounded()), pixels - first)
        let middle = pixels - first - last
        let caps = (first + last) / scale
        let factor = caps > length && caps > 0 ? length / caps : 1
        let head = first / scale * factor
        let room = length - caps * factor
        var spans = [span(source: 0, first, from: 0, to: head)]
        if mode == .stretch || middle <= 1 {
            spans.append(span(source: first, middle, from: head, to: head + room))
        } else {
            let tile = middle / scale
            var place: CGFloat = 0
            while place < room - 1e-9 {
                let part = min(tile, room - place)
                spans.append(span(source: first, part * scale, from: head + place, to: head + place + part))
                place += tile
            }
        }
        spans.append(span(source: pixels - last, last, from: head + room, to: length))
        return spans.filter { $0.source.length > 0 && $0.destination.length > 0 }
    }

    private func span(
        source: CGFloat, _ sourceLength: CGFloat, from start: CGFloat, to end: CGFloat
    ) -> NinePatch.Span {
        let (start, end) = (seam(start), seam(end))
        return NinePatch.Span(
            source: NinePatch.Interval(start: source, length: sourceLength),
            destination: NinePatch.Interval(start: start, length: end - start))
    }

    /// A distance from the origin rounded to the screen's grid; the outer edges stay in place.
    private func seam(_ distance: CGFloat) -> CGFloat {
        let place = origin + distance
        guard screenScale > 0, distance > 0, distance < length else { return place }
        return min(max(origin, (place * screenScale).rounded() / screenScale), origin + length)
    }
}
