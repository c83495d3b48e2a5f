import AutoLayout
import Graphics
import TextLayout

/// A label's lines in a rectangle: centred vertically, baselines on pixels.
struct LabelDrawing {
    let rectangle: CGRect
    let lines: [TextLine]
    /// The top of the lines' box, in the coordinates of the rectangle.
    let top: Double
    private let rendering: TextRendering

    /// Nil where there is nothing to draw.
    @MainActor init?(_ label: UILabel, rectangle: CGRect) {
        guard let (text, shaped) = label.shapedText(), rectangle.width > 0, rectangle.height > 0,
            rectangle.minX.isFinite, rectangle.minY.isFinite
        else { return nil }
        let grid = label.pixelGrid
        let width = Double(rectangle.width)
        let fitted = label.fittedText(text, shaped: shaped, width: width)
        let flowing = label.flowingLines(of: fitted.shaped, width: width, limit: label.numberOfLines)
        let lines =
            flowing
            ?? Self.visibleLines(
                of: fitted.shaped, width: width, height: Double(rectangle.height), limit: label.numberOfLines)
        guard let first = lines.first, let last = lines.last else { return nil }
        let height = last.top + last.height - first.top
        func centred(_ height: Double) -> Double {
            Double(rectangle.minY) + grid.roundedHalfUp((Double(rectangle.height) - grid.ceil(height)) / 2)
        }
        var top = centred(height) - first.top
        // Text that flows around obstacles isn't centred.
        if flowing != nil { top = Double(rectangle.minY) }
        if fitted.isShrunk {
            let full = shaped.measure(width: .infinity, maximumLines: 1)
            switch label.baselineAdjustment {
            case .alignBaselines: top = centred(full.height) + full.firstBaseline - first.baseline
            case .alignCenters: break
            case .none: top = centred(full.height) - first.top
            }
        }
        self.rectangle = rectangle
        self.lines = lines
        self.top = top
        rendering = TextRendering(
            text: fitted.text, grid: grid, traits: label.traitCollection, textColor: label.drawnTextColor,
            overridingColor: label.overridingTextColor, shadow: label.drawnShadow)
    }

    func record(into recorder: inout DisplayListRecorder) {
        rendering.record(lines, at: CGPoint(x: rectangle.minX, y: CGFloat(top)), into: &recorder)
    }

    /// As many lines as are allowed and fit the height, at least one.
    ///
    /// Requests lines in doubling numbers, so that text far longer than its rectangle isn't laid out to its end.
    private static func visibleLines(
        of shaped: ShapedText, width: Double, height: Double, limit: Int
    ) -> [TextLine] {
        let tolerance = 0.5
        func fitting(_ lines: [TextLine]) -> Int {
            let start = lines.first?.top ?? 0
            return lines.prefix { $0.top + $0.height - start <= height + tolerance }.count
        }
        var asked = limit > 0 ? min(limit, 8) : 8
        while true {
            let lines = shaped.lines(width: width, maximumLines: asked)
            let room = fitting(lines)
            let isWhole = lines.count < asked || lines.last?.isTruncated == false || asked == limit
            if room < lines.count || isWhole {
                guard room < lines.count, lines.count > 1 else { return lines }
                return shaped.lines(width: width, maximumLines: max(room, 1))
            }
            asked = limit > 0 ? min(limit, asked * 2) : asked * 2
        }
    }
}
