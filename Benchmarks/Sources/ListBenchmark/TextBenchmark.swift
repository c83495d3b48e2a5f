import Foundation
import TextLayout
import UIKit

/// Texts of about 120 characters that are shaped, laid out at a width that they never had; 500 of them, and as labels.
@MainActor func benchmarkText() throws {
    let texts = (0..<500).map { number in
        ShapedText(
            StyledText(Texts.text(number), attributes: TextAttributes(font: TextFont(size: 17))))
    }
    // Answers first: what is measured is what the placed lines take.
    for (number, text) in texts.enumerated() {
        let width = 200 + Double(number % 150)
        let (measure, lines) = (text.measure(width: width), text.lines(width: width))
        let height = lines.last.map { $0.top + $0.height } ?? 0
        try check(
            measure.lineCount == lines.count && abs(measure.height - height) < 1e-6,
            "text \(number) in \(width): \(measure.lineCount) lines of \(measure.height), not \(lines.count) of \(height)"
        )
    }
    let labels = preparedLabels(500)
    var (ours, asLabels) = (Samples(), Samples())
    for round in 0..<63 {
        let width = 200 + Double(round) * 2.5
        var height = 0.0
        var (a, b) = (Samples(), Samples())
        a.add { for text in texts { height += text.measure(width: width).height } }
        b.add { for label in labels { height += label.sizeThatFits(CGSize(width: width, height: 0)).height } }
        keep(height)
        guard round > 1 else { continue }
        ours.values += a.values
        asLabels.values += b.values
    }
    Report.line(
        "text-new-width (500)", ours: ours, peer: ("labels", asLabels.median), limit: nil, aim: "<= 50 us",
        holds: ours.median <= 50e3)
}
