import Foundation

/// The effect on the picture behind a view: blurred, its colours more or less saturated.
public struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    public var radius: CGFloat
    /// The distance of colours from their grey, 1 as they are.
    public var saturation: Double

    public init(radius: CGFloat, saturation: Double = 1) {
        self.radius = radius
        self.saturation = saturation
    }

    var changesAnything: Bool { radius != 0 || saturation != 1 }
}

extension Backdrop: CustomStringConvertible {
    public var description: String {
        "radius \(radius.shortText)" + (saturation == 1 ? "" : " saturation \(saturation.shortText)")
    }
}
