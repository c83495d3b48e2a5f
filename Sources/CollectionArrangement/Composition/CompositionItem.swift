import Foundation

/// A part of a group: an item that shows an element, or a group of such parts.
///
/// A description; `GroupSolver` says where things lie.
package struct CompositionItem {
    /// What a line puts after one another.
    package enum Repetition: Hashable {
        /// The parts in turn, again and again, while there is room.
        case filling
        /// The first part so many times, with equal shares of the line.
        case dividing(Int)
        /// The first part so many times, each with its own length.
        case repeating(Int)
    }

    package enum Content {
        case element
        case line(CompositionAxis, [CompositionItem], Repetition, CompositionSpacing?)
        /// Frames of the elements in a group of the given size.
        case custom((CGSize) -> [CustomFrame])
    }

    package struct CustomFrame: Hashable {
        package var frame: CGRect
        package var zIndex = 0

        package init(frame: CGRect, zIndex: Int = 0) {
            self.frame = frame
            self.zIndex = zIndex
        }
    }

    package var size: CompositionSize
    package var insets = CompositionInsets.zero
    package var edges = CompositionEdges.none
    package var supplements: [CompositionSupplement] = []
    package var content = Content.element
    /// The words that an error names this part with.
    package var name = ""

    package init(
        size: CompositionSize, insets: CompositionInsets = .zero, edges: CompositionEdges = .none,
        supplements: [CompositionSupplement] = [], content: Content = Content.element, name: String = ""
    ) {
        self.size = size
        self.insets = insets
        self.edges = edges
        self.supplements = supplements
        self.content = content
        self.name = name
    }
}

extension CompositionItem {
    /// Whether content decides any length in here.
    package var dependsOnContent: Bool {
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
package struct CompositionSupplement: Hashable, Sendable {
    package var kind: String
    package var size: CompositionSize
    package var insets = CompositionInsets.zero
    package var zIndex = 0
    package var hostAnchor: CompositionAnchor
    /// Nil where the supplement's own point is that of the host's anchor.
    package var ownAnchor: CompositionAnchor?

    package init(
        kind: String, size: CompositionSize, insets: CompositionInsets = .zero, zIndex: Int = 0,
        hostAnchor: CompositionAnchor, ownAnchor: CompositionAnchor? = nil
    ) {
        self.kind = kind
        self.size = size
        self.insets = insets
        self.zIndex = zIndex
        self.hostAnchor = hostAnchor
        self.ownAnchor = ownAnchor
    }

    /// Where it lies on a host's frame.
    package func frame(on host: CGRect, measured: CGSize?) -> CGRect {
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
package struct CompositionAnchor: Hashable, Sendable {
    /// From (0, 0) at top and leading to (1, 1) at bottom and trailing.
    package var unit: CGPoint
    package var offset = CGPoint.zero
    /// The offset is in sizes of the attached view, not in points.
    package var isFractional = false

    package init(unit: CGPoint, offset: CGPoint = .zero, isFractional: Bool = false) {
        self.unit = unit
        self.offset = offset
        self.isFractional = isFractional
    }

    package func displacement(of extent: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * extent.width, y: offset.y * extent.height) : offset
    }
}
