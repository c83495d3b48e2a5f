import Graphics
import UIKit

/// The texts of a tree that stand out too little, by pictures of it with its texts and without.
@MainActor struct TextContrast {
    /// The texts that are judged, each with its place in the root.
    private let texts: [(view: UIView, shown: ShownText, area: CGRect)]
    /// The part of the root that was drawn: whole points of its bounds.
    private let drawn: CGRect
    private let pictures: TextPictures?

    /// Pixels a point, enough for the cores of small letters.
    private static let scale = 4.0

    /// - Parameters:
    ///   - view: drawn with all that is around it in its window, on which it may lie.
    ///   - views: those whose texts are asked for; no more is drawn than the rectangle around them.
    /// - Throws: `RenderError` for a tree that can't be drawn.
    init(_ view: UIView, texts views: [UIView]) throws {
        let root = view.window ?? view
        texts = views.compactMap { Self.text(of: $0, in: root) }
        guard var drawn = texts.first?.area else {
            (self.drawn, pictures) = (.zero, nil)
            return
        }
        for text in texts.dropFirst() { drawn = drawn.union(text.area) }
        let list = displayList(of: root)
        // Blurs take in what is around them.
        drawn = list.hasBackdrops ? root.bounds : drawn.integral.intersection(root.bounds)
        self.drawn = drawn
        let part = DisplayList { recorder in
            recorder.translate(x: root.bounds.minX - drawn.minX, y: root.bounds.minY - drawn.minY)
            recorder.append(list)
        }
        pictures = try TextPictures(of: part) { list, ground in
            try renderBitmap(of: list, size: drawn.size, scale: Self.scale, background: ground)
        }
    }

    /// The text of a view that is to be judged; nil for none.
    private static func text(of view: UIView, in root: UIView) -> (view: UIView, shown: ShownText, area: CGRect)? {
        guard let shown = view.shownText, !shown.isPlaceholder, view.isOfUsableControl,
            // A field's label shows the field's text, of which the field is told.
            view.superview?.shownText?.text != shown.text
        else { return nil }
        let area = view.convert(view.bounds, to: root).intersection(root.bounds)
        return area.isNull || area.width <= 1 || area.height <= 1 ? nil : (view, shown, area)
    }

    /// The findings for texts that are hardly legible, in the order of the views.
    var findings: [AccessibilityFinding] { texts.compactMap { finding($0.view, $0.shown, $0.area) } }

    /// The finding for the text that a view draws; nil where it is legible, or isn't to be seen.
    private func finding(_ view: UIView, _ shown: ShownText, _ area: CGRect) -> AccessibilityFinding? {
        guard let pictures else { return nil }
        func pixels(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
            Int((Double(low) * Self.scale).rounded(.down))..<Int((Double(high) * Self.scale).rounded(.up))
        }
        let columns = pixels(area.minX - drawn.minX, area.maxX - drawn.minX)
        let rows = pixels(area.minY - drawn.minY, area.maxY - drawn.minY)
        let isLarge = shown.fontSize >= 18 || shown.isBold
        let least = isLarge ? 3.0 : 4.5
        guard let contrast = DrawnContrast(of: pictures, columns: columns, rows: rows), contrast.ratio < least
        else { return nil }
        let isDark = contrast.ground.relativeLuminance <= 0.18
        return view.finding(
            .contrast,
            "\(contrast.text) on \(contrast.ground) has a contrast of \(Self.tenths(contrast.ratio)) to 1, and "
                + "\(isLarge ? "large or bold" : "small") text needs \(Self.tenths(least)).",
            cure: "Make the text \(isDark ? "lighter" : "darker"), or its ground \(isDark ? "darker" : "lighter").",
            words: shown.text)
    }

    /// Never rounded up, so that 4.48 isn't told as the 4.5 that it misses.
    private static func tenths(_ value: Double) -> String {
        let hundredths = (value * 100).rounded(.down) / 100
        return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    }
}
