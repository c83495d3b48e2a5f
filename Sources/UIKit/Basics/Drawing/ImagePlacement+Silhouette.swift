import Graphics

extension ImagePlacement {
    /// The outline of the picture's pixels that are at least half opaque, at the place where they are drawn.
    ///
    /// An opaque picture gives one rectangle, others rectangles of equal rows merged. Complexity: linear in the pixels.
    var silhouette: Path {
        let source = source ?? CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        let toDestination = CGAffineTransform(translationX: -source.minX, y: -source.minY)
            .concatenating(
                CGAffineTransform(
                    scaleX: destination.width / source.width, y: destination.height / source.height)
            )
            .concatenating(CGAffineTransform(translationX: destination.minX, y: destination.minY))
        let shapes = bitmap.opaqueRectangles(in: source)
        if let only = shapes.first, shapes.count == 1 { return Path(rect: only.applying(toDestination)) }
        return Path(elements: shapes.flatMap { Path(rect: $0.applying(toDestination)).elements })
    }
}

extension Bitmap {
    /// Rectangles, in pixels, that together cover the pixels of at least half opacity in a part of the picture.
    fileprivate func opaqueRectangles(in part: CGRect) -> [CGRect] {
        let columns = max(0, Int(part.minX.rounded(.down)))..<min(width, Int(part.maxX.rounded(.up)))
        var rectangles: [CGRect] = []
        var current: (runs: [Range<Int>], top: Int) = ([], 0)
        func close(at bottom: Int) {
            for run in current.runs {
                rectangles.append(
                    CGRect(x: run.lowerBound, y: current.top, width: run.count, height: bottom - current.top))
            }
        }
        let (top, bottom) = (max(0, Int(part.minY.rounded(.down))), min(height, Int(part.maxY.rounded(.up))))
        for y in top..<max(top, bottom) {
            let runs = opaqueRuns(row: y, columns)
            if runs == current.runs { continue }
            close(at: y)
            current = (runs, y)
        }
        close(at: bottom)
        return rectangles
    }

    private func opaqueRuns(row: Int, _ columns: Range<Int>) -> [Range<Int>] {
        pixels.withUnsafeBufferPointer { bytes in
            var runs: [Range<Int>] = []
            var start: Int?
            for x in columns {
                let isOpaque = bytes[(row * width + x) * 4 + 3] >= 128
                if isOpaque, start == nil { start = x }
                if !isOpaque, let from = start {
                    runs.append(from..<x)
                    start = nil
                }
            }
            if let start { runs.append(start..<columns.upperBound) }
            return runs
        }
    }
}
