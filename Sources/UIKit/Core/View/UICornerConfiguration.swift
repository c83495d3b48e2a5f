/// The radius of a corner: fixed, or following the corners of the container.
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat)
    }

    let kind: Kind

    /// Points.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
    /// The container's radius less the distance from its edges, so that both arcs have one centre.
    ///
    /// - Parameter minimum: points; 0 where none is given.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// The shape of a view's corners, from iOS 26 on; follows the view's size and its container.
///
/// All corners have one radius; those of single corners, which UIKit also knows, aren't there.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case uniform(UICornerRadius)
        case capsule(maximum: CGFloat?)
    }

    let shape: Shape

    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shape: .uniform(radius))
    }
    /// The same.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { uniformCorners(radius: radius) }
    /// Half of the shorter side.
    ///
    /// - Parameter maximumRadius: points; nil for none.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
    }
}

extension UIView {
    /// The shape of the corners; nil leaves `layer.cornerRadius` to the app.
    public var cornerConfiguration: UICornerConfiguration? {
        get { viewStyle.cornerConfiguration }
        set {
            viewStyle.cornerConfiguration = newValue
            applyCornerConfiguration()
        }
    }

    /// The radius of a corner as it is now; points.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat { effectiveCornerRadius }

    private var effectiveCornerRadius: CGFloat {
        let longest = min(bounds.width, bounds.height) / 2
        switch viewStyle.cornerConfiguration?.shape {
        case nil: return layer.cornerRadius
        case .capsule(let maximum): return min(longest, maximum ?? longest)
        case .uniform(let radius):
            switch radius.kind {
            case .fixed(let radius): return min(longest, radius)
            case .concentric(let minimum): return min(longest, max(minimum, concentricRadius))
            }
        }
    }

    /// The radius with the centre of the container's arcs: of the nearest view around that has round corners.
    private var concentricRadius: CGFloat {
        var container = superview
        while let view = container {
            let outer = view.effectiveCornerRadius
            if outer > 0 {
                let frame = convert(bounds, to: view)
                let inset = min(
                    min(frame.minX - view.bounds.minX, view.bounds.maxX - frame.maxX),
                    min(frame.minY - view.bounds.minY, view.bounds.maxY - frame.maxY))
                return max(0, outer - max(0, inset))
            }
            container = view.superview
        }
        return 0
    }

    /// Called after a change of size and in each layout.
    func applyCornerConfiguration() {
        guard viewStyle.cornerConfiguration != nil else { return }
        let radius = effectiveCornerRadius
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
    }
}
