import Graphics
import UIKit

/// The texts of a tree that stand out too little, by pictures of it with its texts and without.
@MainActor struct TextContrast {
    private let root: UIView
    private let pictures: TextPictures

    /// Pixels a point, enough for the cores of small letters.
    private static let scale = 4.0

    /// - Parameter view: drawn with all that is around it in its window, on which it may lie.
    /// - Throws: `RenderError` for a tree that can't be drawn.
    init(_ view: UIView) throws {
        root = view.window ?? view
        let size = root.bounds.size
        pictures = try TextPictures(of: displayList(of: root)) { list, ground in
            try renderBitmap(of: list, size: size, scale: Self.scale, background: ground)
        }
    }

    /// The finding for the text that a view draws; nil where it is legible, or isn't to be seen.
    func finding(_ view: UIView) -> AccessibilityFinding? {
        guard let shown = view.shownText, !shown.isPlaceholder, view.isOfUsableControl else { return nil }
        // A field's label shows the field's text, of which the field is told.
        guard view.superview?.shownText?.text != shown.text else { return nil }
        let area = view.convert(view.bounds, to: root).intersection(root.bounds)
        guard !area.isNull, area.width > 1, area.height > 1 else { return nil }
        func pixels(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
            Int((Double(low) * Self.scale).rounded(.down))..<Int((Double(high) * Self.scale).rounded(.up))
        }
        let columns = pixels(area.minX, area.maxX)
        let rows = pixels(area.minY, area.maxY)
        let isLarge = shown.fontSize >= 18 || shown.isBold
        let least = isLarge ? 3.0 : 4.5
        guard let drawn = DrawnContrast(of: pictures, columns: columns, rows: rows), drawn.ratio < least
        else { return nil }
        let isDark = drawn.ground.relativeLuminance <= 0.18
        return view.finding(
            .contrast,
            "\(drawn.text) on \(drawn.ground) has a contrast of \(Self.tenths(drawn.ratio)) to 1, and "
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
