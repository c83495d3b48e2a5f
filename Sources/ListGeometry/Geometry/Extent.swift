/// The length of an entry, in points, and how well it is known.
public enum Extent: Hashable, Sendable {
    /// Not measured; the list's default estimate is used.
    case defaultEstimate
    /// Not measured; the entry's own estimate is used.
    case estimate(Double)
    /// Measured; forgotten when measurements are reset.
    case measured(Double)
    /// A given length that isn't measured: a padding, a constant height. Kept when measurements are reset.
    case fixed(Double)

    /// The longest entry a list takes, in points.
    public static let maximumLength = 16_777_216.0

    /// The reason why a list can't take a length, or nil where it can.
    ///
    /// The list traps on such a length; ask first where a length comes from outside.
    public static func objection(to length: Double) -> String? {
        if length.isNaN { return "the length is not a number" }
        if length < 0 { return "the length \(length) is negative" }
        if length > maximumLength { return "the length \(length) is greater than \(maximumLength)" }
        return nil
    }
}
