/// A tab after which text is centred about a stop, or ends there: known once that text is shaped.
struct OpenTab {
    let cluster: Int
    let stop: TabStop
    /// The tab's start from the leading edge, in points.
    let start: Double
}

/// Tabs advance to the next stop of their paragraph, counted as if it were one line.
extension ShapingPass {
    /// Points between tab stops, as a paragraph has them by default.
    private static var tabInterval: Double { 28 }

    mutating func appendTab(at offset: Int32) {
        settleTab()
        let edge = parts.clusterOffsets.count > paragraphStart ? parts.positions[paragraphStart] : pen
        let indent = max(0, paragraphAttributes.firstLineHeadIndent)
        let start = pen - edge + indent
        guard let stop = paragraphAttributes.tabStops?.first(where: { $0.location > start }) else {
            let given = paragraphAttributes.defaultTabInterval
            let interval = given > 0 ? given : Self.tabInterval
            let next = ((start / interval).rounded(.down) + 1) * interval
            return appendCluster(offset: offset, advance: next - indent + edge - pen, isWhitespace: true)
        }
        guard stop.alignment != .left else {
            return appendCluster(offset: offset, advance: stop.location - start, isWhitespace: true)
        }
        openTab = OpenTab(cluster: parts.clusterOffsets.count, stop: stop, start: start)
        appendCluster(offset: offset, advance: 0, isWhitespace: true)
    }

    /// Moves what was shaped since an open tab to where its stop wants it, never before the tab.
    mutating func settleTab() {
        guard let tab = openTab else { return }
        openTab = nil
        let first = tab.cluster + 1
        let origin = parts.positions[tab.cluster]
        let width = pen - origin
        let before: Double
        switch tab.stop.alignment {
        case .left: before = 0
        case .center: before = width / 2
        case .right: before = width
        case .decimal: before = separator(from: first).map { parts.positions[$0] - origin } ?? width
        }
        let shift = tab.stop.location - tab.start - before
        guard shift > 0 else { return }
        for index in first..<max(first, parts.positions.count) { parts.positions[index] += shift }
        pen += shift
    }

    /// The first full stop or comma after a digit.
    private func separator(from first: Int) -> Int? {
        var followsDigit = false
        for index in first..<max(first, parts.clusterOffsets.count) {
            let unit = units[Int(parts.clusterOffsets[index])]
            if followsDigit, unit == 0x2E || unit == 0x2C { return index }
            followsDigit = (0x30...0x39).contains(unit)
        }
        return nil
    }
}
