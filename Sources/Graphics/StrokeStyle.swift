import Foundation

/// The style of a path's stroke; lengths in the path's units.
public struct StrokeStyle: Hashable, Sendable {
    public enum Cap: Hashable, Sendable { case butt, round, square }
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    public var width: CGFloat
    public var cap: Cap
    public var join: Join
    /// The ratio of a corner's miter to the width beyond which it is bevelled.
    public var miterLimit: CGFloat
    /// Lengths drawn and left out by turns; empty for a solid line.
    public var dashes: [CGFloat]
    /// The distance into the dash pattern at which the line starts.
    public var dashPhase: CGFloat
    /// True if pixels at the edges are painted in part, false if each is painted wholly or not at all.
    public var isSmooth: Bool

    public init(
        width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
        dashes: [CGFloat] = [], dashPhase: CGFloat = 0, isSmooth: Bool = true
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashPhase = dashPhase
        self.isSmooth = isSmooth
    }
}

extension StrokeStyle: CustomStringConvertible {
    /// The width, then whatever differs from a plain line.
    public var description: String {
        var text = "width " + width.shortText
        if cap != .butt { text += " cap \(cap)" }
        if join != .miter { text += " join \(join)" }
        if join == .miter && miterLimit != 10 { text += " limit " + miterLimit.shortText }
        if !dashes.isEmpty {
            text += " dash " + dashes.map(\.shortText).joined(separator: ",")
            if dashPhase != 0 { text += " phase " + dashPhase.shortText }
        }
        if !isSmooth { text += " hard" }
        return text
    }
}
