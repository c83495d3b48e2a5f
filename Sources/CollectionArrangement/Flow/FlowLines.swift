/// The lines of a section in order, as runs in blocks of which each knows its totals.
///
/// Invariant: every block has runs and its totals are theirs; no run is empty. Looking up costs O(blocks + runs of one).
package struct FlowLines: Hashable, Sendable {
    package struct Block: Hashable, Sendable {
        package var runs: [LineRun]
        package var items = 0
        package var lines = 0
        package var across = 0.0

        package init(_ runs: [LineRun]) {
            self.runs = runs
            for run in runs {
                items += run.itemCount
                lines += run.lineCount
                across += run.across * Double(run.lineCount)
            }
        }
    }

    static let blockSize = 96
    private(set) var blocks: [Block] = []

    package init(_ runs: [LineRun] = []) { blocks = Self.blocks(runs) }

    package var itemCount: Int { blocks.reduce(0) { $0 + $1.items } }
    package var lineCount: Int { blocks.reduce(0) { $0 + $1.lines } }
    /// The room of all lines, without the spacing between them.
    package var across: Double { blocks.reduce(0) { $0 + $1.across } }

    /// In equal parts, so that a block that grows doesn't leave crumbs.
    private static func blocks(_ runs: [LineRun]) -> [Block] {
        guard runs.count > blockSize else { return runs.isEmpty ? [] : [Block(runs)] }
        let parts = (runs.count + blockSize - 1) / blockSize
        let size = (runs.count + parts - 1) / parts
        return stride(from: 0, to: runs.count, by: size).map { start in
            Block(Array(runs[start..<min(start + size, runs.count)]))
        }
    }

    // MARK: Looking up

    /// Where a line is found: its run, and the line's number in it.
    package struct Location: Hashable, Sendable {
        package var block: Int
        package var run: Int
        var lineInRun: Int
        package var line: FlowLine
    }

    /// The line that holds an item, which must exist.
    package func location(ofItem item: Int) -> Location {
        var (items, lines, across) = (0, 0, 0.0)
        for (index, block) in blocks.enumerated() {
            guard item < items + block.items else {
                (items, lines, across) = (items + block.items, lines + block.lines, across + block.across)
                continue
            }
            for (number, run) in block.runs.enumerated() {
                if item < items + run.itemCount {
                    return location(index, number, (item - items) / run.itemsPerLine, items, lines, across)
                }
                (items, lines) = (items + run.itemCount, lines + run.lineCount)
                across += run.across * Double(run.lineCount)
            }
        }
        preconditionFailure("FlowLines: there is no item \(item); the section has \(items)")
    }

    /// The first line whose end lies behind a place across the lines, with their spacing; nil behind the last.
    package func location(at place: Double, spacing: Double) -> Location? {
        var (items, lines, across) = (0, 0, 0.0)
        func end(_ lines: Int, _ across: Double) -> Double { across + Double(max(0, lines - 1)) * spacing }
        for (index, block) in blocks.enumerated() {
            if end(lines + block.lines, across + block.across) <= place, index < blocks.count - 1 {
                (items, lines, across) = (items + block.items, lines + block.lines, across + block.across)
                continue
            }
            for (number, run) in block.runs.enumerated() {
                let runEnd = end(lines + run.lineCount, across + run.across * Double(run.lineCount))
                if runEnd > place {
                    let start = across + Double(lines) * spacing
                    let pitch = run.across + spacing
                    let guess = pitch > 0 ? Int(max(0, (place - start) / pitch).rounded(.down)) : 0
                    var line = min(guess, run.lineCount - 1)
                    // In the spacing behind a line the next one is the first whose end lies behind.
                    if start + Double(line) * pitch + run.across <= place { line += 1 }
                    if line < run.lineCount { return location(index, number, line, items, lines, across) }
                }
                (items, lines) = (items + run.itemCount, lines + run.lineCount)
                across += run.across * Double(run.lineCount)
            }
        }
        return nil
    }

    private func location(
        _ block: Int, _ number: Int, _ lineInRun: Int, _ items: Int, _ lines: Int, _ across: Double
    ) -> Location {
        let run = blocks[block].runs[number]
        let first = items + lineInRun * run.itemsPerLine
        return Location(
            block: block, run: number, lineInRun: lineInRun,
            line: FlowLine(
                index: lines + lineInRun, items: first..<first + run.itemsPerLine,
                lengthBefore: across + run.across * Double(lineInRun), across: run.across))
    }

    /// The run of a location.
    package func run(_ location: Location) -> LineRun { blocks[location.block].runs[location.run] }

    /// The line after a location's; nil after the last.
    package func next(_ location: Location) -> Location? {
        var next = location
        let line = location.line
        next.lineInRun += 1
        if next.lineInRun == run(location).lineCount {
            next.lineInRun = 0
            next.run += 1
            if next.run == blocks[next.block].runs.count {
                next.run = 0
                next.block += 1
                guard next.block < blocks.count else { return nil }
            }
        }
        let run = run(next)
        next.line = FlowLine(
            index: line.index + 1, items: line.items.upperBound..<line.items.upperBound + run.itemsPerLine,
            lengthBefore: line.lengthBefore + line.across, across: run.across)
        return next
    }

    // MARK: Changing

    /// Puts runs in the place of whole lines: from a location's to the one before `end`, or to the last.
    package mutating func replace(from start: Location, to end: Location?, with runs: [LineRun]) {
        let first = blocks[start.block].runs
        var new = Array(first[..<start.run])
        if start.lineInRun > 0 { Self.append(first[start.run].with(lineCount: start.lineInRun), to: &new) }
        for run in runs { Self.append(run, to: &new) }
        var lastBlock = blocks.count - 1
        if let end {
            lastBlock = end.block
            let last = blocks[end.block].runs
            let kept = last[end.run].lineCount - end.lineInRun
            if kept > 0 { Self.append(last[end.run].with(lineCount: kept), to: &new) }
            for run in last[(end.run + 1)...] { Self.append(run, to: &new) }
        }
        blocks.replaceSubrange(start.block...lastBlock, with: Self.blocks(new))
    }

    package static func append(_ run: LineRun, to runs: inout [LineRun]) {
        guard run.lineCount > 0 else { return }
        if let last = runs.last, last.continues(run) {
            runs[runs.count - 1].lineCount += run.lineCount
        } else {
            runs.append(run)
        }
    }

    package func checkInvariants() {
        for block in blocks {
            precondition(!block.runs.isEmpty, "FlowLines: a block without runs")
            precondition(block.runs.allSatisfy { $0.lineCount > 0 && $0.itemsPerLine > 0 }, "FlowLines: an empty run")
            let totals = Block(block.runs)
            precondition(totals.items == block.items && totals.lines == block.lines, "FlowLines: stale totals")
        }
    }
}
