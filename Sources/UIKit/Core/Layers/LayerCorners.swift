import Graphics

/// Corners of a layer, y pointing down: the least y is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The curve of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
    /// The outline of a rectangle with the layer's corners, inset by a distance on all sides.
    func outline(of bounds: CGRect, insetBy distance: CGFloat = 0) -> Path {
        let rect = bounds.insetBy(dx: distance, dy: distance)
        let radius = max(0, cornerRadius - distance)
        guard radius > 0 else { return Path(rect: rect) }
        let single = looks.cornerRadii
        func part(_ corner: CACornerMask) -> CGFloat {
            guard let single else { return maskedCorners.contains(corner) ? radius : 0 }
            let index = corner.rawValue.trailingZeroBitCount
            return single.indices.contains(index) ? max(0, single[index] - distance) : 0
        }
        let radii = CornerRadii(
            topLeft: part(.layerMinXMinYCorner), topRight: part(.layerMaxXMinYCorner),
            bottomRight: part(.layerMaxXMaxYCorner), bottomLeft: part(.layerMinXMaxYCorner))
        return Path(roundedRect: rect, radii: radii, curve: cornerCurve == .continuous ? .continuous : .circular)
    }
}
