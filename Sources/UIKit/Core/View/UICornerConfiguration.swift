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
/// Corners that are said to be uniform have the largest radius that one of them gets. Corners without a radius are square.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case corners([Corner])
        case capsule(maximum: CGFloat?)
    }

    /// One of the four, in the order top left, top right, bottom left, bottom right.
    struct Corner: Hashable, Sendable {
        let radius: UICornerRadius?
        /// Corners of one group are equal; nil for one by itself.
        let group: Int?
    }

    let shape: Shape

    private init(_ radii: [UICornerRadius?], groups: [Int?] = [nil, nil, nil, nil]) {
        shape = .corners(zip(radii, groups).map { Corner(radius: $0, group: $1) })
    }

    private init(shape: Shape) { self.shape = shape }

    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, radius, radius], groups: [0, 0, 0, 0])
    }
    /// Each corner by itself: those that follow a container may differ.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, radius, radius])
    }
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
    }
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration([topRadius, topRadius, bottomRadius, bottomRadius], groups: [0, 0, 1, 1])
    }
    public static func uniformEdges(
        leftRadius: UICornerRadius, rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration([leftRadius, rightRadius, leftRadius, rightRadius], groups: [0, 1, 0, 1])
    }
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([topRadius, topRadius, bottomLeftRadius, bottomRightRadius], groups: [0, 0, nil, nil])
    }
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, topRightRadius, bottomRadius, bottomRadius], groups: [nil, nil, 0, 0])
    }
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([leftRadius, topRightRadius, leftRadius, bottomRightRadius], groups: [0, nil, 0, nil])
    }
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius], groups: [nil, 0, nil, 0])
    }
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
    ///
    /// - Parameter corner: of several the first is meant, in the order top left, top right, bottom left, bottom right.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let order: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        return effectiveCornerRadii[order.firstIndex { corner.contains($0) } ?? 0]
    }

    /// Top left, top right, bottom left, bottom right.
    private var effectiveCornerRadii: [CGFloat] {
        let longest = min(bounds.width, bounds.height) / 2
        switch viewStyle.cornerConfiguration?.shape {
        case nil: return Array(repeating: layer.cornerRadius, count: 4)
        case .capsule(let maximum): return Array(repeating: min(longest, maximum ?? longest), count: 4)
        case .corners(let corners):
            let own = corners.indices.map { index -> CGFloat in
                switch corners[index].radius?.kind {
                case nil: return 0
                case .fixed(let radius): return min(longest, radius)
                case .concentric(let minimum): return min(longest, max(minimum, concentricRadius(of: index)))
                }
            }
            return corners.indices.map { index in
                guard let group = corners[index].group else { return own[index] }
                return corners.indices.filter { corners[$0].group == group }.map { own[$0] }.max() ?? 0
            }
        }
    }

    /// The radius with the centre of the container's arc at a corner: of the nearest view around that has round corners.
    ///
    /// Provenance: estimated — a corner that is further from one of the container's edges than from the other follows the
    /// larger distance: Apple's documentation says nothing of it.
    private func concentricRadius(of corner: Int) -> CGFloat {
        var container = superview
        while let view = container {
            let outer = view.effectiveCornerRadii
            if outer.contains(where: { $0 > 0 }) {
                let frame = convert(bounds, to: view)
                let across = corner % 2 == 0 ? frame.minX - view.bounds.minX : view.bounds.maxX - frame.maxX
                let down = corner < 2 ? frame.minY - view.bounds.minY : view.bounds.maxY - frame.maxY
                return max(0, outer[corner] - max(0, across, down))
            }
            container = view.superview
        }
        return 0
    }

    /// Called after a change of size and in each layout.
    func applyCornerConfiguration() {
        guard viewStyle.cornerConfiguration != nil else { return }
        layer.setCornerRadii(effectiveCornerRadii)
    }
}
