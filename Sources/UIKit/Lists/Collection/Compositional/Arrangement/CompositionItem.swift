/// A part of a group: an item that shows an element, or a group of such parts.
///
/// A description; `GroupSolver` says where things lie.
struct CompositionItem {
    /// What a line puts after one another.
    enum Repetition: Hashable {
        /// The parts in turn, again and again, while there is room.
        case filling
        /// The first part so many times, with equal shares of the line.
        case dividing(Int)
        /// The first part so many times, each with its own length.
        case repeating(Int)
    }

    enum Content {
        case element
        case line(CompositionAxis, [CompositionItem], Repetition, CompositionSpacing?)
        /// Frames of the elements in a group of the given size.
        case custom((CGSize) -> [CustomFrame])
    }

    struct CustomFrame: Hashable {
        var frame: CGRect
        var zIndex = 0
    }

    var size: CompositionSize
    var insets = NSDirectionalEdgeInsets.zero
    var edges = CompositionEdges.none
    var supplements: [CompositionSupplement] = []
    var content = Content.element
    /// The words that an error names this part with.
    var name = ""
}

extension CompositionItem {
    /// Whether content decides any length in here.
    var dependsOnContent: Bool {
        if size.isMeasured { return true }
        switch content {
        case .element, .custom: return false
        case .line(let axis, let parts, let repetition, _):
            if case .dividing = repetition {
                return parts.contains { $0.size[axis.across].isMeasured || $0.innerDependsOnContent }
            }
            return parts.contains(where: \.dependsOnContent)
        }
    }

    private var innerDependsOnContent: Bool {
        if case .element = content { return false }
        return dependsOnContent
    }

    /// Whether the number of elements in here depends on how long they turn out to be.
    ///
    /// - Parameter given: the axis along which a line around it gives it its length.
    func countDependsOnContent(given: CompositionAxis? = nil) -> Bool {
        guard case .line(let axis, let parts, let repetition, _) = content else { return false }
        let isBounded = !size[axis].isMeasured || given == axis
        var givenToParts: CompositionAxis?
        if case .dividing = repetition, isBounded { givenToParts = axis }
        if parts.contains(where: { $0.countDependsOnContent(given: givenToParts) }) { return true }
        return repetition == .filling && isBounded && parts.contains { $0.size[axis].isMeasured }
    }
}

/// A view that is attached to an item or a group: a badge.
struct CompositionSupplement: Hashable, Sendable {
    var kind: String
    var size: CompositionSize
    var insets = NSDirectionalEdgeInsets.zero
    var zIndex = 0
    var hostAnchor: CompositionAnchor
    /// Nil where the supplement's own point is that of the host's anchor.
    var ownAnchor: CompositionAnchor?

    /// Where it lies on a host's frame.
    func frame(on host: CGRect, measured: CGSize?) -> CGRect {
        var extent = size.resolved(in: host.size)
        if let measured {
            if size.width.isMeasured { extent.width = measured.width }
            if size.height.isMeasured { extent.height = measured.height }
        }
        let own = ownAnchor ?? CompositionAnchor(unit: hostAnchor.unit)
        var origin = CGPoint(
            x: host.minX + host.width * hostAnchor.unit.x - extent.width * own.unit.x,
            y: host.minY + host.height * hostAnchor.unit.y - extent.height * own.unit.y)
        for anchor in [hostAnchor, own] { origin = origin.moved(by: anchor.displacement(of: extent)) }
        return CGRect(origin: origin, size: extent).inset(by: insets.counting(size))
    }
}

/// A point of a rectangle, and how far from it.
struct CompositionAnchor: Hashable, Sendable {
    /// From (0, 0) at top and leading to (1, 1) at bottom and trailing.
    var unit: CGPoint
    var offset = CGPoint.zero
    /// The offset is in sizes of the attached view, not in points.
    var isFractional = false

    func displacement(of extent: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * extent.width, y: offset.y * extent.height) : offset
    }
}
