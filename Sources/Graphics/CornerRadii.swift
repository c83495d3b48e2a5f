import Foundation

/// The radii of a rectangle's four corners, each with a horizontal and a vertical part, in the path's units.
public struct CornerRadii: Hashable, Sendable {
    public var topLeft: CGSize
    public var topRight: CGSize
    public var bottomRight: CGSize
    public var bottomLeft: CGSize

    public init(topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0) {
        self.topLeft = CGSize(width: topLeft, height: topLeft)
        self.topRight = CGSize(width: topRight, height: topRight)
        self.bottomRight = CGSize(width: bottomRight, height: bottomRight)
        self.bottomLeft = CGSize(width: bottomLeft, height: bottomLeft)
    }

    public init(_ radius: CGFloat) {
        self.init(CGSize(width: radius, height: radius))
    }

    public init(_ radius: CGSize) {
        topLeft = radius
        topRight = radius
        bottomRight = radius
        bottomLeft = radius
    }

    var all: [CGSize] { [topLeft, topRight, bottomRight, bottomLeft] }

    var isFinite: Bool { all.allSatisfy { $0.width.isFinite && $0.height.isFinite } }

    var isZero: Bool { all.allSatisfy { $0.width <= 0 || $0.height <= 0 } }

    func scaled(x: CGFloat, y: CGFloat) -> CornerRadii {
        var result = self
        for part: WritableKeyPath<CornerRadii, CGSize> in [\.topLeft, \.topRight, \.bottomRight, \.bottomLeft] {
            result[keyPath: part].width *= x
            result[keyPath: part].height *= y
        }
        return result
    }

    /// The radii shrunk by one factor, so that no two on a side together exceed it, as in CSS; negative ones become 0.
    public func fitted(to size: CGSize) -> CornerRadii {
        var result = self
        for part: WritableKeyPath<CornerRadii, CGSize> in [\.topLeft, \.topRight, \.bottomRight, \.bottomLeft] {
            let radius = result[keyPath: part]
            // The bound keeps sums and quotients finite.
            let bounded = CGSize(width: min(radius.width, 1e15), height: min(radius.height, 1e15))
            result[keyPath: part] = radius.width > 0 && radius.height > 0 ? bounded : .zero
        }
        var factor: CGFloat = 1
        let sides = [
            (size.width, result.topLeft.width + result.topRight.width),
            (size.width, result.bottomLeft.width + result.bottomRight.width),
            (size.height, result.topLeft.height + result.bottomLeft.height),
            (size.height, result.topRight.height + result.bottomRight.height),
        ]
        for (side, sum) in sides where sum > side { factor = min(factor, side / sum) }
        return factor < 1 ? result.scaled(x: factor, y: factor) : result
    }
}

/// The curve of a rounded corner.
public enum CornerCurve: Hashable, Sendable {
    /// A quarter of an ellipse.
    case circular
    /// Apple's smooth corner, whose curvature grows gradually and which starts 1.528665 radii before the corner.
    ///
    /// On a side too short for that, the curve approaches the circular one as far as necessary.
    case continuous
}
