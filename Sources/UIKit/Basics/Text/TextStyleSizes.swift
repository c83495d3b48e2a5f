/// The point sizes of the text styles at the twelve text sizes, and the leadings that scale other values: measured on
/// real UIKit.
///
/// The two extra large titles of iOS 17 are known at the default size alone: they are assumed to grow as the largest
/// title of their size does.
struct TextStyleSizes {
    let sizes: [CGFloat]
    let leadings: [CGFloat]

    func size(at category: UIContentSizeCategory) -> CGFloat { sizes[category.index] }

    /// The ratio of a value at a text size to that at the default one.
    func factor(at category: UIContentSizeCategory) -> CGFloat {
        leadings[category.index] / leadings[UIContentSizeCategory.large.index]
    }

    /// The distance between a line and the next at one of the sizes, in points: lines are the style's leading apart.
    ///
    /// Provenance: recorded — lines 22, 20, 18, 16 pt apart in Body, Subhead, Footnote, Caption 1: labels of documents of
    /// Xcode 8 to 26, and a section header in two lines on iOS 26.
    /// Provenance: estimated — no gap where a style's leading is less than the line's height: no source has such lines.
    func gap(atSize size: CGFloat, lineHeight: Double) -> CGFloat {
        guard let index = sizes.firstIndex(of: size) else { return 0 }
        return max(0, leadings[index] - CGFloat(lineHeight))
    }

    /// The same growth from another size at the default text size, rounded to whole points.
    private func enlarged(to size: CGFloat) -> TextStyleSizes {
        TextStyleSizes(
            sizes: leadings.map { (size * $0 / leadings[UIContentSizeCategory.large.index]).rounded() },
            leadings: leadings)
    }

    static func of(_ style: UIFont.TextStyle) -> TextStyleSizes {
        switch style {
        case .largeTitle:
            TextStyleSizes(
                sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
                leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
        case .extraLargeTitle: of(.largeTitle).enlarged(to: 36)
        case .extraLargeTitle2: of(.title1).enlarged(to: 28)
        case .title1:
            TextStyleSizes(
                sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
                leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68])
        case .title2:
            TextStyleSizes(
                sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
                leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
        case .title3:
            TextStyleSizes(
                sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
                leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
        case .headline:
            TextStyleSizes(
                sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
                leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62])
        case .callout:
            TextStyleSizes(
                sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
                leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
        case .subheadline:
            TextStyleSizes(
                sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
                leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58])
        case .footnote:
            TextStyleSizes(
                sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
                leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
        case .caption1:
            TextStyleSizes(
                sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
                leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51])
        case .caption2:
            TextStyleSizes(
                sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
                leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48])
        default:
            TextStyleSizes(
                sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
                leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
        }
    }
}
