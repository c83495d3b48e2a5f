/// How long an entry is, in points, and how well that is known.
public enum Extent: Hashable, Sendable {
    /// Not measured; the list's default estimate stands in for it.
    case defaultEstimate
    /// Not measured; an estimate of its own stands in for it.
    case estimate(Double)
    /// Measured; forgotten when measurements are reset.
    case measured(Double)
    /// Told and not to be measured: a padding, a constant height. Kept when measurements are reset.
    case fixed(Double)

    /// The longest entry a list takes, in points.
    public static let maximumLength = 16_777_216.0

    /// Why a list can't take a length, or nil where it can.
    ///
    /// The list traps on such a length; ask first where a length comes from outside.
    public static func objection(to length: Double) -> String? {
        if length.isNaN { return "the length is not a number" }
        if length < 0 { return "the length \(length) is negative" }
        if length > maximumLength { return "the length \(length) is greater than \(maximumLength)" }
        return nil
    }
}
