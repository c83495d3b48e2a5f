/// Where lines stand between the edges of their text.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// How lines end that don't fit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
