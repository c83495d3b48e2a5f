import TextLayout

/// The widths between which views that wrap their content break it alike, found once each.
@MainActor final class WrappingIntervals {
    private struct Interval {
        var low: Double
        var high: Double
    }

    /// What has to stay alike: the starts of lines, where the view says them, and its measured size.
    private struct Wrapping: Equatable {
        var starts: [Int]
        var width: CGFloat
        var height: CGFloat
    }

    private struct Key: Hashable {
        var view: ObjectIdentifier
        var isExact: Bool
    }

    private var known: [Key: [Interval]] = [:]
    /// The largest width that is looked at.
    private static let widest = 8192.0
    /// The distance of an end from where the content breaks otherwise.
    private static let resolution = 1.0 / 8192

    /// The interval around a width.
    ///
    /// Lines start later the wider a text is, and with equal starts its measured width never falls: what is alike at two
    /// widths is alike between them, so bisection finds the ends.
    ///
    /// - Parameter isExact: true if the measured width has to stay too, as where the view's own width follows from it.
    func interval(of view: UIView, around width: Double, isExact: Bool) -> (low: Double, high: Double) {
        // Content isn't wrapped at no width.
        guard width > 0 else { return (-.infinity, 0) }
        let key = Key(view: ObjectIdentifier(view), isExact: isExact)
        let intervals = known[key] ?? []
        if let found = intervals.first(where: { $0.low <= width && width <= $0.high }) {
            return (found.low, found.high)
        }
        let present = wrapping(of: view, in: width, isExact)
        let low = end(from: width, to: 0, isAlike: { self.wrapping(of: view, in: $0, isExact) == present })
        let high = end(from: width, to: Self.widest, isAlike: { self.wrapping(of: view, in: $0, isExact) == present })
        let found = Interval(low: low, high: high >= Self.widest ? .infinity : high)
        known[key] = intervals + [found]
        return (found.low, found.high)
    }

    private func end(from width: Double, to far: Double, isAlike: (Double) -> Bool) -> Double {
        if far > 0, isAlike(far) { return far }
        var (near, far) = (width, far)
        while abs(far - near) > Self.resolution {
            let middle = (near + far) / 2
            if isAlike(middle) { near = middle } else { far = middle }
        }
        return near
    }

    private func wrapping(of view: UIView, in width: Double, _ isExact: Bool) -> Wrapping {
        let size = view.wrappingContent?.contentSize(wrappedAt: CGFloat(width)) ?? .zero
        let starts = (view as? UILabel)?.shapedText()?.shaped.lineStarts(width: width)
        return Wrapping(starts: starts ?? [], width: isExact ? size.width : 0, height: size.height)
    }
}
