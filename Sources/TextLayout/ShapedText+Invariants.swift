extension ShapedText {
    /// Stops the program where the tables contradict each other; linear in the length of the text.
    public func checkInvariants() {
        let count = clusterOffsets.count - 1
        precondition(
            positions.count == count + 1 && clusterGlyphs.count == count + 1 && isWhitespace.count == count,
            "Clusters: \(count), but \(positions.count) positions and \(clusterGlyphs.count) glyph starts")
        precondition(
            clusterOffsets[0] == 0 && Int(clusterOffsets[count]) == text.string.utf16.count,
            "Clusters reach from \(clusterOffsets[0]) to \(clusterOffsets[count]), the text has \(text.string.utf16.count) units"
        )
        precondition(Int(clusterGlyphs[count]) == glyphs.count, "Clusters and glyphs end at different places")
        for cluster in 0..<count {
            precondition(
                clusterOffsets[cluster] < clusterOffsets[cluster + 1]
                    && clusterGlyphs[cluster] <= clusterGlyphs[cluster + 1],
                "Cluster \(cluster) does not come before the next")
        }
        var reached: Int32 = 0
        for (index, paragraph) in paragraphs.enumerated() {
            precondition(
                paragraph.firstCluster == reached && paragraph.contentEnd >= reached
                    && paragraph.endCluster >= paragraph.contentEnd, "Paragraph \(index) does not follow the one before"
            )
            precondition(
                paragraph.endOpportunity > paragraph.firstOpportunity
                    && opportunities[Int(paragraph.endOpportunity) - 1].cluster == paragraph.contentEnd,
                "Paragraph \(index) doesn't end with an opportunity")
            var inRuns = paragraph.firstCluster
            for run in runs[Int(paragraph.firstRun)..<Int(paragraph.endRun)] {
                precondition(run.firstCluster == inRuns, "A run leaves clusters out before \(run.firstCluster)")
                inRuns = run.endCluster
            }
            precondition(inRuns == paragraph.contentEnd, "Runs end at \(inRuns), content at \(paragraph.contentEnd)")
            reached = paragraph.endCluster
        }
        precondition(Int(reached) == count, "Paragraphs end at cluster \(reached) of \(count)")
    }
}
