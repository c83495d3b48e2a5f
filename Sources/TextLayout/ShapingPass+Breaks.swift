extension ShapingPass {
    /// Seen only where a line ends at it.
    private static var softHyphen: UInt16 { 0xAD }

    /// Notes the breaks inside a paragraph that fall between clusters, and its end.
    ///
    /// - Parameter nextBreak: the first of the text's break offsets that doesn't lie before the paragraph.
    mutating func appendOpportunities(from firstCluster: Int, contentEnd: Int, hyphenates: Bool, nextBreak: inout Int) {
        let automatic = hyphenates ? hyphenationOffsets(from: firstCluster, contentEnd: contentEnd) : []
        var nextAutomatic = 0
        var cluster = firstCluster
        while cluster < contentEnd {
            let regular = nextBreak < context.breakOffsets.count ? context.breakOffsets[nextBreak] : Int32.max
            let hyphenated = nextAutomatic < automatic.count ? automatic[nextAutomatic] : Int32.max
            let offset = min(regular, hyphenated)
            while cluster < contentEnd, parts.clusterOffsets[cluster] < offset { cluster += 1 }
            if cluster == contentEnd { break }
            if regular == offset { nextBreak += 1 }
            if hyphenated == offset { nextAutomatic += 1 }
            if parts.clusterOffsets[cluster] == offset, cluster > firstCluster {
                appendOpportunity(at: cluster, notBefore: firstCluster, isAutomatic: regular != offset)
            }
        }
        appendOpportunity(at: contentEnd, notBefore: firstCluster, isAutomatic: false)
    }

    private mutating func appendOpportunity(at cluster: Int, notBefore first: Int, isAutomatic: Bool) {
        var trimmed = cluster
        while trimmed > first, parts.isWhitespace[trimmed - 1] { trimmed -= 1 }
        var opportunity = ShapedText.Opportunity(
            cluster: Int32(cluster), contentEnd: Int32(trimmed), isAutomatic: isAutomatic)
        let isHyphenated =
            isAutomatic || trimmed > first && units[Int(parts.clusterOffsets[trimmed - 1])] == Self.softHyphen
        if isHyphenated, !parts.runs.isEmpty {
            let font = parts.primaryFonts[Int(parts.runs[runIndex(before: trimmed)].attributes)]
            opportunity.hyphen = Float(font.glyph(for: "-")?.advance ?? 0)
        }
        parts.opportunities.append(opportunity)
    }

    /// The last run that starts before a cluster.
    private func runIndex(before cluster: Int) -> Int {
        var low = 0
        var high = parts.runs.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if Int(parts.runs[middle].firstCluster) < cluster { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The offsets, ascending, at which words of letters a to z may be hyphenated.
    private func hyphenationOffsets(from firstCluster: Int, contentEnd: Int) -> [Int32] {
        guard contentEnd > firstCluster else { return [] }
        var offsets: [Int32] = []
        var word: [UInt8] = []
        let start = Int(parts.clusterOffsets[firstCluster])
        let end = contentEnd < parts.clusterOffsets.count ? Int(parts.clusterOffsets[contentEnd]) : contentLimit
        for offset in start...end {
            if offset < end, let letter = HyphenationPatterns.letter(units[offset]) {
                word.append(letter)
            } else if !word.isEmpty {
                for place in library.hyphenation.breaks(in: word) { offsets.append(Int32(offset - word.count + place)) }
                word.removeAll(keepingCapacity: true)
            }
        }
        return offsets
    }
}
