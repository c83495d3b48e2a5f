import Graphics
import UIKit

/// The texts of a tree that stand out too little, by pictures of it with its texts and without.
@MainActor struct TextContrast {
    /// A text that is judged, with its place in the root.
    private struct Text {
        let view: UIView
        let shown: ShownText
        let area: CGRect

        /// The least contrast, from 1 to 21.
        var least: Double { isLarge ? 3 : 4.5 }
        var isLarge: Bool { shown.fontSize >= 18 || shown.isBold }
    }

    /// A part of the root that was drawn: whole points of its bounds.
    private struct Part {
        let area: CGRect
        let pictures: TextPictures
    }

    /// The texts that may be faint.
    private let texts: [Text]
    /// The part with each of the texts; one for all where less has to be drawn so.
    private let parts: [Part]

    /// Pixels a point, enough for the cores of small letters.
    private static let scale = 4.0

    /// - Parameters:
    ///   - view: drawn with all that is around it in its window, on which it may lie.
    ///   - views: those whose texts are asked for; no more is drawn than the rectangle around them, and finely only those that a
    ///     coarse drawing doesn't clear.
    /// - Throws: `RenderError` for a tree that can't be drawn.
    init(_ view: UIView, texts views: [UIView]) throws {
        let root = view.window ?? view
        let all = views.compactMap { Self.text(of: $0, in: root) }
        guard !all.isEmpty else {
            (texts, parts) = ([], [])
            return
        }
        let list = displayList(of: root)
        // Blurs take in what is around them.
        let isWhole = list.hasBackdrops
        func around(_ texts: [Text]) -> CGRect {
            let area = texts.reduce(CGRect.null) { $0.union($1.area) }
            return isWhole ? root.bounds : area.integral.intersection(root.bounds)
        }
        let area = around(all)
        let estimate = try ContrastEstimate(of: Self.commands(list, of: root, in: area)) { list, ground in
            try renderBitmap(of: list, size: area.size, scale: 1, background: ground)
        }
        texts = all.filter { text in
            let place = Self.pixels(of: text.area, in: area, scale: 1)
            return !estimate.surelyReaches(text.least, columns: place.columns, rows: place.rows)
        }
        let together = around(texts)
        let areas = texts.map { around([$0]) }
        func size(_ area: CGRect) -> CGFloat { area.width * area.height }
        let isApart = areas.reduce(0) { $0 + size($1) } < size(together)
        parts = try (isApart ? areas : texts.isEmpty ? [] : [together]).map { area in
            let pictures = try TextPictures(of: Self.commands(list, of: root, in: area)) { list, ground in
                try renderBitmap(of: list, size: area.size, scale: Self.scale, background: ground)
            }
            return Part(area: area, pictures: pictures)
        }
    }

    /// A root's commands, moved so that an area of it begins at zero.
    private static func commands(_ list: DisplayList, of root: UIView, in area: CGRect) -> DisplayList {
        DisplayList { recorder in
            recorder.translate(x: root.bounds.minX - area.minX, y: root.bounds.minY - area.minY)
            recorder.append(list)
        }
    }

    /// The pixels of a rectangle in the picture of an area.
    private static func pixels(
        of place: CGRect, in area: CGRect, scale: Double
    ) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
            Int((Double(low) * scale).rounded(.down))..<Int((Double(high) * scale).rounded(.up))
        }
        return (
            range(place.minX - area.minX, place.maxX - area.minX), range(place.minY - area.minY, place.maxY - area.minY)
        )
    }

    /// The text of a view that is to be judged; nil for none.
    private static func text(of view: UIView, in root: UIView) -> Text? {
        guard let shown = view.shownText, !shown.isPlaceholder, view.isOfUsableControl,
            // A field's label shows the field's text, of which the field is told.
            view.superview?.shownText?.text != shown.text
        else { return nil }
        // Texts that are dimmed behind an alert aren't active.
        guard !view.isBehindModal else { return nil }
        let area = view.convert(view.bounds, to: root).intersection(root.bounds)
        return area.isNull || area.width <= 1 || area.height <= 1
            ? nil : Text(view: view, shown: shown, area: area)
    }

    /// The findings for texts that are hardly legible, in the order of the views.
    var findings: [AccessibilityFinding] {
        texts.indices.compactMap { finding(texts[$0], in: parts[parts.count == 1 ? 0 : $0]) }
    }

    /// The finding for a text; nil where it is legible, or isn't to be seen.
    private func finding(_ text: Text, in part: Part) -> AccessibilityFinding? {
        let place = Self.pixels(of: text.area, in: part.area, scale: Self.scale)
        guard let contrast = DrawnContrast(of: part.pictures, columns: place.columns, rows: place.rows),
            contrast.ratio < text.least
        else { return nil }
        let isDark = contrast.ground.relativeLuminance <= 0.18
        return text.view.finding(
            .contrast,
            "\(contrast.text) on \(contrast.ground) has a contrast of \(Self.tenths(contrast.ratio)) to 1, and "
                + "\(text.isLarge ? "large or bold" : "small") text needs \(Self.tenths(text.least)).",
            cure: "Make the text \(isDark ? "lighter" : "darker"), or its ground \(isDark ? "darker" : "lighter").",
            words: text.shown.text)
    }

    /// Never rounded up, so that 4.48 isn't told as the 4.5 that it misses.
    private static func tenths(_ value: Double) -> String {
        let hundredths = (value * 100).rounded(.down) / 100
        return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    }
}
