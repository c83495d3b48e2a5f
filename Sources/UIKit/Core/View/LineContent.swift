import TextLayout

/// A view that shows one text in lines, and can be asked how it breaks at any width.
@MainActor protocol LineContent: WidthDependentContent {
    /// The most lines that are shown; 0 for all.
    var numberOfLines: Int { get }
    /// True if the text is drawn smaller before it is cut.
    var shrinksText: Bool { get }
    var textFont: UIFont { get }
    var textAlignment: NSTextAlignment { get }
    /// True if the font follows the text size.
    var growsText: Bool { get }
    /// The text without its attributes; empty without one.
    var plainText: String { get }
    /// The text shaped; nil where there is none.
    func shapedText() -> (text: AttributedText, shaped: ShapedText)?
    /// The text's size in a width with no limit of lines, or in one line where it has but one.
    func wholeTextSize(in width: CGFloat) -> CGSize
}

extension LineContent {
    /// The number of lines that the text would take in a width if all were shown.
    func lineCount(ofAll width: Double) -> Int {
        guard let shaped = shapedText()?.shaped else { return 0 }
        return shaped.measure(width: width > 0 ? width : .infinity, maximumLines: 0).lineCount
    }

    /// The number of lines that the text takes in a width, or without a limit.
    func lineCount(in width: CGFloat?) -> Int {
        guard let shaped = shapedText()?.shaped else { return 0 }
        let limit = width.map { $0 > 0 && $0 < TextEngine.unlimitedLength ? Double($0) : .infinity } ?? .infinity
        return shaped.measure(width: numberOfLines == 1 ? .infinity : limit, maximumLines: max(numberOfLines, 0))
            .lineCount
    }

    /// The size that the text needs in the view's width; nil where it shrinks to what there is.
    var neededTextSize: CGSize? {
        plainText.isEmpty || shrinksText ? nil : wholeTextSize(in: bounds.width)
    }
}

/// A text that a view draws itself.
package struct ShownText {
    package let text: String
    /// Points.
    package let fontSize: CGFloat
    package let isBold: Bool
    /// True for words that stand where a text is missing; they are inactive.
    package let isPlaceholder: Bool

    init?(_ text: String?, _ font: UIFont?, isPlaceholder: Bool = false) {
        guard let text, let font, text.contains(where: { !$0.isWhitespace }) else { return nil }
        self.text = text
        fontSize = font.pointSize
        self.isPlaceholder = isPlaceholder
        isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    }
}

extension UIView {
    /// True if the view's text follows the text size.
    package var hasGrowingText: Bool { lineContent?.growsText ?? false }

    /// True for a view of which UIKit recognises taps itself.
    package var handlesOwnTaps: Bool { accessibilityReading.handlesOwnTaps }

    /// True for what lies in a bar of UIKit's, which takes touches around it.
    package var isInBar: Bool {
        sequence(first: self, next: \.superview).contains { $0.accessibilityReading.takesTouchesAround }
    }
}
