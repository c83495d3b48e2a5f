/// The items of a section, in lines; places are from the section's start.
///
/// A value. Items that are all alike take no memory each and are broken into lines in O(1).
///
/// Invariant: the lines hold exactly the items, in order, each line as many as fit.
package struct FlowSection: Hashable, Sendable {
    package enum Items: Hashable, Sendable {
        case alike(count: Int, FlowSize)
        case each([FlowSize])

        package var count: Int {
            switch self {
            case .alike(let count, _): count
            case .each(let sizes): sizes.count
            }
        }
    }

    package private(set) var metrics: FlowMetrics
    package private(set) var items: Items
    package private(set) var lines: FlowLines
    /// The room of all lines and the number of lines, kept as they are asked often.
    package private(set) var linesAcross = 0.0
    package private(set) var lineCount = 0
    /// Which items have been measured; empty while none has.
    package private(set) var isMeasured: [Bool] = []

    package init(_ items: Items, _ metrics: FlowMetrics) {
        self.items = items
        self.metrics = metrics
        lines = FlowLines()
        breakLines()
    }

    // MARK: Lengths

    /// Across the lines: header, insets, lines and footer.
    package var length: Double {
        metrics.header + metrics.leadingInset + linesLength + metrics.trailingInset + metrics.footer
    }

    private var linesLength: Double { linesAcross + Double(max(0, lineCount - 1)) * metrics.lineSpacing }

    /// Where the first line starts.
    var linesStart: Double { metrics.header + metrics.leadingInset }

    package var headerFrame: FlowFrame {
        FlowFrame(along: 0, across: 0, size: FlowSize(along: metrics.breadth, across: metrics.header))
    }
    var footerFrame: FlowFrame {
        FlowFrame(
            along: 0, across: length - metrics.footer, size: FlowSize(along: metrics.breadth, across: metrics.footer))
    }

    package func size(of item: Int) -> FlowSize {
        switch items {
        case .alike(_, let size): size
        case .each(let sizes): sizes[item]
        }
    }

    // MARK: Frames

    package func frame(of item: Int) -> FlowFrame {
        let line = lines.location(ofItem: item).line
        return frames(of: line)[item - line.items.lowerBound]
    }

    /// The frames of a line's items, in their order.
    package func frames(of line: FlowLine) -> [FlowFrame] {
        let sizes: ArraySlice<FlowSize>
        switch items {
        case .alike(_, let size): sizes = ArraySlice(repeatElement(size, count: line.items.count))
        case .each(let all): sizes = all[line.items]
        }
        let start = linesStart + line.lengthBefore + Double(line.index) * metrics.lineSpacing
        let origins = metrics.origins(of: sizes, isLast: line.index == lineCount - 1)
        return zip(origins, sizes).map { origin, size in
            FlowFrame(along: origin, across: start + (line.across - size.across) / 2, size: size)
        }
    }

    /// The lines that reach into a range across them.
    package func lines(in range: Range<Double>) -> [FlowLine] {
        var found: [FlowLine] = []
        var next = lines.location(at: range.lowerBound - linesStart, spacing: metrics.lineSpacing)
        while let location = next {
            let line = location.line
            guard linesStart + line.lengthBefore + Double(line.index) * metrics.lineSpacing < range.upperBound else {
                break
            }
            found.append(line)
            next = lines.next(location)
        }
        return found
    }

    // MARK: Changing

    /// The same items under other metrics. O(items that differ).
    package mutating func setMetrics(_ metrics: FlowMetrics) {
        guard metrics != self.metrics else { return }
        let breaks = metrics.available != self.metrics.available || metrics.itemSpacing != self.metrics.itemSpacing
        self.metrics = metrics
        if breaks { breakLines() }
    }

    /// An item turned out to have another size than thought. O(lines that break elsewhere), amortised over the section.
    package mutating func setMeasured(_ size: FlowSize, of item: Int) {
        if isMeasured.isEmpty { isMeasured = Array(repeating: false, count: items.count) }
        isMeasured[item] = true
        let old = self.size(of: item)
        guard old != size else { return }
        materialize()
        if case .each(var sizes) = items {
            items = .each([])
            sizes[item] = size
            items = .each(sizes)
        }
        breakLinesAgain(at: item)
    }

    /// Many at once. O(items).
    package mutating func setMeasured(_ measured: [CarriedSize]) {
        let measured = measured.filter { $0.item < items.count }
        guard !measured.isEmpty else { return }
        if isMeasured.isEmpty { isMeasured = Array(repeating: false, count: items.count) }
        materialize()
        if case .each(var sizes) = items {
            items = .each([])
            for one in measured {
                isMeasured[one.item] = true
                sizes[one.item] = one.size
            }
            items = .each(sizes)
        }
        breakLines()
    }

    private mutating func materialize() {
        if case .alike(let count, let size) = items { items = .each(Array(repeating: size, count: count)) }
    }

    // MARK: Breaking

    private mutating func breakLines() {
        var runs: [LineRun] = []
        switch items {
        case .alike(let count, let size): appendLines(of: size, count: count, isLast: true, to: &runs)
        case .each(let sizes):
            var first = 0
            while first < sizes.count {
                let line = line(from: first, in: sizes)
                FlowLines.append(line, to: &runs)
                first += line.itemsPerLine
            }
        }
        lines = FlowLines(runs)
        countLines()
    }

    private mutating func countLines() {
        linesAcross = lines.across
        lineCount = lines.lineCount
    }

    /// Full lines of equal items; with `isLast`, the rest in a line of its own. Returns how many items are in them.
    @discardableResult
    private func appendLines(of size: FlowSize, count: Int, isLast: Bool, to runs: inout [LineRun]) -> Int {
        guard count > 0 else { return 0 }
        let capacity = metrics.capacity(of: size.along)
        let full = LineRun(lineCount: count / capacity, itemsPerLine: capacity, across: size.across, common: size)
        FlowLines.append(full, to: &runs)
        let rest = count % capacity
        guard isLast, rest > 0 else { return count - rest }
        FlowLines.append(LineRun(lineCount: 1, itemsPerLine: rest, across: size.across, common: size), to: &runs)
        return count
    }

    /// The line that starts with an item: as many as fit.
    private func line(from first: Int, in sizes: [FlowSize]) -> LineRun {
        sizes.withUnsafeBufferPointer { sizes in
            var used = sizes[first].along
            var across = sizes[first].across
            var isCommon = true
            var end = first + 1
            while end < sizes.count, metrics.fits(used, adding: sizes[end].along) {
                used += metrics.itemSpacing + sizes[end].along
                across = max(across, sizes[end].across)
                if isCommon, sizes[end] != sizes[first] { isCommon = false }
                end += 1
            }
            return LineRun(
                lineCount: 1, itemsPerLine: end - first, across: across, common: isCommon ? sizes[first] : nil)
        }
    }

    /// Breaks anew from the line of an item whose size changed, until lines begin where they began before.
    ///
    /// An item that begins a line may now fit into the line before, so that one is broken too. Where lines begin elsewhere
    /// in a stretch of equal items, the stretch is broken as a whole.
    private mutating func breakLinesAgain(at item: Int) {
        guard case .each(let sizes) = items else { return }
        var start = lines.location(ofItem: item)
        if start.line.items.lowerBound == item, item > 0 { start = lines.location(ofItem: item - 1) }
        var runs: [LineRun] = []
        var first = start.line.items.lowerBound
        var old: FlowLines.Location? = start
        while first < sizes.count {
            let line = line(from: first, in: sizes)
            FlowLines.append(line, to: &runs)
            first += line.itemsPerLine
            old = location(holding: first, from: old)
            guard first > item, let here = old else { continue }
            if here.line.items.lowerBound == first { break }
            let run = lines.run(here)
            guard run.lineCount > 1, let common = run.common else { continue }
            let rest = here.line.items.lowerBound + (run.lineCount - here.lineInRun) * run.itemsPerLine - first
            first += appendLines(of: common, count: rest, isLast: false, to: &runs)
            old = location(holding: first, from: old)
            if let here = old, here.line.items.lowerBound == first { break }
        }
        lines.replace(from: start, to: first < sizes.count ? old : nil, with: runs)
        countLines()
    }

    /// Among the lines as they were; nil behind the last item.
    private func location(holding item: Int, from start: FlowLines.Location?) -> FlowLines.Location? {
        guard item < items.count else { return nil }
        if let start, start.line.items.contains(item) { return start }
        if let start, let next = lines.next(start), next.line.items.contains(item) { return next }
        return lines.location(ofItem: item)
    }

    package func checkInvariants() {
        lines.checkInvariants()
        precondition(
            lines.itemCount == items.count, "FlowSection: lines of \(lines.itemCount) items, of \(items.count)")
        precondition(lineCount == lines.lineCount, "FlowSection: a stale number of lines")
        precondition(
            isMeasured.isEmpty || isMeasured.count == items.count, "FlowSection: marks of other items than there are")
    }
}
