/// The frames of an expanded split view's columns, by its display mode.
///
/// From Apple's documentation: beside means that the secondary column gets the remaining width; over, that it keeps the
/// whole width and lies below; displaced, that it keeps the width that it has beside one column and is pushed out of
/// the view. With three columns "one" is the supplementary column, with two it is the primary.
struct SplitArrangement: Equatable {
    /// nil for a column that isn't shown.
    var primary: CGRect?
    var supplementary: CGRect?
    var secondary: CGRect
    /// The left edge of each hairline.
    var dividers: [CGFloat] = []
    /// True if the columns lie over the secondary one, which is dimmed.
    var isOver = false

    /// - Parameters:
    ///   - widths: of the primary and of the supplementary column, in points; nil where there is none.
    ///   - pixel: the width of a hairline.
    ///   - isAtRight: true if the columns are at the right.
    init(
        in bounds: CGRect, mode: UISplitViewController.DisplayMode,
        widths: (primary: CGFloat?, supplementary: CGFloat?),
        pixel: CGFloat, isAtRight: Bool
    ) {
        let showsTwo = [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(mode)
        let showsOne = showsTwo || mode == .oneBesideSecondary || mode == .oneOverSecondary
        isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
        let hasThree = widths.supplementary != nil
        let first = (hasThree ? showsTwo : showsOne) ? widths.primary : nil
        let second = showsOne ? widths.supplementary : nil
        var x: CGFloat = 0
        func place(_ width: CGFloat?) -> CGRect? {
            guard let width else { return nil }
            let frame = CGRect(x: x, y: 0, width: min(width, bounds.width), height: bounds.height)
            x = frame.maxX
            return frame
        }
        primary = place(first)
        if let edge = primary?.maxX {
            dividers.append(edge)
            if !isOver { x += pixel }
        }
        supplementary = place(second)
        if let edge = supplementary?.maxX {
            dividers.append(edge)
            if !isOver { x += pixel }
        }
        var width = isOver ? bounds.width : bounds.width - x
        if mode == .twoDisplaceSecondary { width = bounds.width - (widths.supplementary.map { $0 + pixel } ?? 0) }
        secondary = CGRect(x: isOver ? 0 : x, y: 0, width: max(0, width), height: bounds.height)
        if isAtRight {
            func mirrored(_ frame: CGRect) -> CGRect {
                CGRect(x: bounds.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
            }
            primary = primary.map(mirrored)
            supplementary = supplementary.map(mirrored)
            secondary = mirrored(secondary)
            dividers = dividers.map { bounds.width - $0 - pixel }
        }
        guard bounds.minX != 0 else { return }
        primary = primary?.offsetBy(dx: bounds.minX, dy: 0)
        supplementary = supplementary?.offsetBy(dx: bounds.minX, dy: 0)
        secondary = secondary.offsetBy(dx: bounds.minX, dy: 0)
        dividers = dividers.map { $0 + bounds.minX }
    }
}
