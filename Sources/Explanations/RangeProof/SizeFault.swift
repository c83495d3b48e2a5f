/// A fault of a layout, at all sizes at which it is there.
public struct SizeFault: Hashable, Sendable {
    public var kind: ProofFault.Kind
    public var subject: String
    public var other: String?
    /// The sizes: disjoint polygons.
    public internal(set) var parts: [ConvexPolygon]
    /// A size that shows it: whole points where there are such.
    public internal(set) var size: SIMD2<Double>
    /// The numbers that disagree, as functions of width and height around that size.
    public internal(set) var reason: String

    /// Square points.
    public var area: Double { parts.reduce(0) { $0 + $1.area } }

    /// The smallest rectangle that holds all sizes with the fault.
    public var bounds: SizeBounds {
        parts.dropFirst().reduce(parts[0].bounds) { $0.joined($1.bounds) }
    }

    /// True if it is there at a size.
    public func holds(at size: SIMD2<Double>, within margin: Double = 0) -> Bool {
        parts.contains { $0.contains(size, within: margin) }
    }

    /// True if it is the same fault, wherever it is.
    func isAlike(_ other: SizeFault) -> Bool {
        kind == other.kind && subject == other.subject && self.other == other.other
    }

    /// Adds the sizes of the same fault elsewhere; it is shown where its largest part is.
    mutating func join(_ fault: SizeFault) {
        func largest(_ parts: [ConvexPolygon]) -> Double { parts.map(\.area).max() ?? 0 }
        if largest(fault.parts) > largest(parts) { (size, reason) = (fault.size, fault.reason) }
        parts += fault.parts
    }

    public var text: String {
        let (low, high) = (bounds.low, bounds.high)
        let place = "at \(size.x.inPoints) × \(size.y.inPoints)"
        let isBox = abs((high.x - low.x) * (high.y - low.y) - area) < 1
        let extent =
            "\(isBox ? "from" : "within") \(low.x.inPoints) × \(low.y.inPoints) to \(high.x.inPoints) × \(high.y.inPoints)"
        let fault =
            switch kind {
            case .overlap: "\(subject) and \(other ?? "") overlap"
            case .outside: "\(subject) reaches out of \(other ?? "its parent")"
            case .truncated: "the text of \(subject) is cut off"
            case .ambiguous: "\(subject) is ambiguous"
            case .broken: "\(subject) is broken"
            }
        return "\(place), \(extent): \(fault)" + (reason.isEmpty ? "" : ": \(reason)")
    }
}

extension ConvexPolygon {
    /// A size in it, in whole points where its middle isn't far from such.
    var shownSize: SIMD2<Double> {
        let whole = middle.rounded(.toNearestOrEven)
        return contains(whole) ? whole : middle
    }
}

extension ProofFinding {
    /// The two numbers that disagree, as functions of the size.
    ///
    /// - Parameters:
    ///   - place: where the state's steps are counted from.
    ///   - size: where the fault is shown.
    func reason(in state: ProofState, at place: SIMD2<Double>, shownAt size: SIMD2<Double>) -> String {
        guard let first else { return "" }
        let frame = state.frames[first]
        func words(_ line: PlaneFunction) -> String { line.counted(from: place).words }
        func value(_ line: PlaneFunction) -> Double { line.value(at: size - place) }
        switch kind {
        case .ambiguous, .broken: return ""
        case .truncated:
            guard let needed = frame.needed else { return "" }
            if needed.width - value(frame.width) > ProofState.tolerance {
                return "it needs \(needed.width.inPoints) of width and has \(words(frame.width))"
            }
            return needed.height.isFinite
                ? "it needs \(needed.height.inPoints) of height and has \(words(frame.height))"
                : "it needs more lines than it may have"
        case .outside:
            guard let second else { return "" }
            let parent = state.frames[second]
            if value(frame.minX) < -ProofState.tolerance { return "it begins at \(words(frame.minX)) across" }
            if value(frame.minY) < -ProofState.tolerance { return "it begins at \(words(frame.minY)) down" }
            if value(frame.maxX - parent.width) > ProofState.tolerance {
                return "it ends at \(words(frame.maxX)) of a width of \(words(parent.width))"
            }
            return "it ends at \(words(frame.maxY)) of a height of \(words(parent.height))"
        case .overlap:
            guard let second else { return "" }
            let other = state.frames[second]
            let across = min(value(frame.maxX - other.minX), value(other.maxX - frame.minX))
            let down = min(value(frame.maxY - other.minY), value(other.maxY - frame.minY))
            let isAcross = across < down
            let isFirst = isAcross ? value(frame.minX) <= value(other.minX) : value(frame.minY) <= value(other.minY)
            let (upper, lower) = isFirst ? (frame, other) : (other, frame)
            let (end, start) = isAcross ? (upper.maxX, lower.minX) : (upper.maxY, lower.minY)
            return "\(upper.name) ends at \(words(end)) \(isAcross ? "across" : "down"), "
                + "\(lower.name) begins at \(words(start))"
        }
    }
}

extension PlaneFunction {
    /// The function of the size in words: `0.5 width − 16`.
    var words: String {
        var text = ""
        func add(_ factor: Double, _ name: String) {
            guard abs(factor) > 1e-9 else { return }
            let sign = factor < 0 ? (text.isEmpty ? "−" : " − ") : (text.isEmpty ? "" : " + ")
            let amount = abs(abs(factor) - 1) < 1e-9 && !name.isEmpty ? "" : abs(factor).inPoints
            text += sign + [amount, name].filter { !$0.isEmpty }.joined(separator: " ")
        }
        add(slope.x, "width")
        add(slope.y, "height")
        if abs(value) > 1e-6 || text.isEmpty { add(value, "") }
        return text.isEmpty ? "0" : text
    }
}
