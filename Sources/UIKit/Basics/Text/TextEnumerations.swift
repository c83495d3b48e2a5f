/// Where lines stand between the edges of their text.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// How lines end that don't fit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Where text that shrinks to fit stands, against the same text at its own size.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the same baseline.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// At the top.
    case none
}

/// What can let its fonts follow the user's text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}
