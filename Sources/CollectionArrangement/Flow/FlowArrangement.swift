import Foundation

/// Sections of lines, one behind the other; values in, values out.
///
/// Knows nothing of views, directions or pixels: places are along and across the lines, in points, not rounded.
///
/// Invariant: `starts` are right for the sections before `firstStale`.
package struct FlowArrangement: Sendable {
    package private(set) var sections: [FlowSection]
    private var starts: [Double]
    private var firstStale = 0

    package init(_ sections: [FlowSection] = []) {
        self.sections = sections
        starts = Array(repeating: 0, count: sections.count + 1)
    }

    /// The length of everything, across the lines.
    package var length: Double {
        mutating get {
            settle(sections.count)
            return starts[sections.count]
        }
    }

    /// Where a section starts, across the lines.
    package mutating func start(of section: Int) -> Double {
        settle(section)
        return starts[section]
    }

    private mutating func settle(_ last: Int) {
        guard firstStale < last else { return }
        for section in firstStale..<last { starts[section + 1] = starts[section] + sections[section].length }
        firstStale = last
    }

    /// Whether there is such an item.
    package func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path[0]) && (0..<sections[path[0]].items.count).contains(path[1])
    }

    // MARK: Changing

    package mutating func setMeasured(_ size: FlowSize, of item: Int, in section: Int) {
        sections[section].setMeasured(size, of: item)
        firstStale = min(firstStale, section)
    }

    package mutating func setMetrics(_ metrics: FlowMetrics, of section: Int) {
        sections[section].setMetrics(metrics)
        firstStale = min(firstStale, section)
    }

    // MARK: Asking

    package mutating func frame(of item: Int, in section: Int) -> FlowFrame {
        moved(sections[section].frame(of: item), section)
    }

    package mutating func header(of section: Int) -> FlowFrame { moved(sections[section].headerFrame, section) }
    package mutating func footer(of section: Int) -> FlowFrame { moved(sections[section].footerFrame, section) }

    private mutating func moved(_ frame: FlowFrame, _ section: Int) -> FlowFrame {
        var frame = frame
        frame.across += start(of: section)
        return frame
    }

    /// The sections that reach into a range. O(log sections + sections found).
    package mutating func sections(in range: Range<Double>) -> Range<Int> {
        settle(sections.count)
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var end = low
        while end < sections.count, starts[end] < range.upperBound { end += 1 }
        return low..<end
    }

    /// The items of a section that lie in lines that reach into a range, with their frames.
    package mutating func items(in range: Range<Double>, of section: Int) -> [(item: Int, frame: FlowFrame)] {
        let start = start(of: section)
        let inside = range.lowerBound - start..<range.upperBound - start
        return sections[section].lines(in: inside).flatMap { line in
            zip(line.items, sections[section].frames(of: line)).map { item, frame in
                var frame = frame
                frame.across += start
                return (item, frame)
            }
        }
    }
}
