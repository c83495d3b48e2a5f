/// The alignment of lines between the edges of their text.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// The treatment of lines that don't fit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The vertical position of text that shrinks to fit, relative to the same text at its own size.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the same baseline.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// At the top.
    case none
}

/// A view whose pictures can follow the five text sizes for accessibility.
@preconcurrency @MainActor public protocol UIContentSizeCategoryImageAdjusting: NSObjectProtocol {
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// A view whose fonts can follow the user's text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}
