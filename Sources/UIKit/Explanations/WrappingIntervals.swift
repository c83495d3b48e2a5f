import TextLayout

/// The widths between which views that wrap their content break it alike, found once each.
@MainActor final class WrappingIntervals {
    private struct Interval {
        var low: Double
        var high: Double
    }

    /// The values that have to stay alike: the measured size, or its height and whether it fills the width; and the lines of a label that
    /// shows only some.
    private struct Wrapping: Equatable {
        var width: CGFloat
        var height: CGFloat
        var fills: Bool
        var lineCount: Int
    }

    private struct Key: Hashable {
        var view: ObjectIdentifier
        var isExact: Bool
    }

    private var known: [Key: [Interval]] = [:]
    /// The distance of an end from where the content breaks otherwise.
    private static let resolution = 1.0 / 8192

    /// The interval around a width.
    ///
    /// - Parameter isExact: true if the measured width has to stay too, as where the view's own width follows from it;
    ///   otherwise it stays whether that fills the width.
    func interval(of view: UIView, around width: Double, isExact: Bool) -> (low: Double, high: Double) {
        // Content isn't wrapped at no width.
        guard width > 0 else { return (-.infinity, 0) }
        let key = Key(view: ObjectIdentifier(view), isExact: isExact)
        let intervals = known[key] ?? []
        if let found = intervals.first(where: { $0.low <= width && width <= $0.high }) {
            return (found.low, found.high)
        }
        let found = lineInterval(of: view, around: width, isExact) ?? searched(view, around: width, isExact)
        known[key] = intervals + [found]
        return (found.low, found.high)
    }

    /// The interval that follows from a label's lines; nil for other views, and for labels that measure themselves otherwise.
    ///
    /// A line is as wide as its text with the white space at its end, or as the label where that is less, in whole pixels.
    private func lineInterval(of view: UIView, around width: Double, _ isExact: Bool) -> Interval? {
        guard let label = view.lineContent, let shaped = label.shapedText()?.shaped,
            let lines = shaped.lineWidths(around: width), lines.low <= width,
            label.numberOfLines <= 0 || label.lineCount(ofAll: width) <= label.numberOfLines
        else { return nil }
        let grid = label.pixelGrid
        let measured = Double(label.contentSize(wrappedAt: CGFloat(width)).width)
        guard abs(measured - grid.ceil(min(lines.longest, width))) < 1e-6 else { return nil }
        let whole = grid.ceil(lines.longest)
        // A width is taken for the pixel that it is next to: a whole pixel belongs to the interval below it alone.
        let beside = 2e-6
        var interval = Interval(low: lines.low, high: lines.high - beside)
        if !isExact {
            if measured >= width - 1e-6 {
                interval.high = min(interval.high, whole)
            } else {
                interval.low = whole + beside
            }
        } else if lines.longest <= width {
            interval.low = max(interval.low, lines.longest)
        } else {
            interval.low = max(interval.low, measured - 1 / grid.scale + beside)
            interval.high = min(interval.high, measured, lines.longest)
        }
        return interval.low <= width && width <= interval.high ? interval : nil
    }

    /// The interval by looking further and further, and by bisection where it is no longer alike.
    ///
    /// A text that is cut off fills its width or not from letter to letter: of such a label every quarter of a point is looked
    /// at, of other views every 2 points.
    private func searched(_ view: UIView, around width: Double, _ isExact: Bool) -> Interval {
        let present = wrapping(of: view, in: width, isExact)
        let isCut = view.lineContent.map { $0.numberOfLines > 0 } ?? false
        let (widest, farthest) = isCut ? (0.25, 32.0) : (2.0, 256.0)
        func end(_ direction: Double) -> Double {
            var (near, step) = (width, 1.0 / 64)
            while abs(near - width) < farthest {
                var far = max(near + direction * step, 0)
                guard wrapping(of: view, in: far, isExact) != present else {
                    near = far
                    if far == 0 { break }
                    step = min(2 * step, widest)
                    continue
                }
                while abs(far - near) > Self.resolution {
                    let middle = (near + far) / 2
                    if wrapping(of: view, in: middle, isExact) == present { near = middle } else { far = middle }
                }
                break
            }
            return near
        }
        return Interval(low: end(-1), high: end(1))
    }

    private func wrapping(of view: UIView, in width: Double, _ isExact: Bool) -> Wrapping {
        let size = view.wrappingContent?.contentSize(wrappedAt: CGFloat(width)) ?? .zero
        return Wrapping(
            width: isExact ? size.width : 0, height: size.height, fills: !isExact && Double(size.width) >= width - 1e-6,
            lineCount: view.lineContent.map { $0.numberOfLines > 0 ? $0.lineCount(ofAll: width) : 0 } ?? 0)
    }
}
