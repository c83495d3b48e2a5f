import Foundation

/// Where everything of one section lies.
///
/// Points from the section's leading top corner, left to right; what scrolls across lies in coordinates of its scroll
/// view's content along that axis. Making one and asking it costs as its groups do (`GroupSequence`).
package struct SectionArrangement {
    /// What a layout tells of a section.
    package struct Description {
        package var composition: SectionComposition
        package var container: CGSize
        /// What boundary items refer to, and where it starts across; nil is the section's own.
        package var boundaryRoom: BoundaryRoom?
        package var axis: CompositionAxis
        package var count: Int

        package init(
            composition: SectionComposition, container: CGSize, boundaryRoom: BoundaryRoom? = nil,
            axis: CompositionAxis, count: Int
        ) {
            self.composition = composition
            self.container = container
            self.boundaryRoom = boundaryRoom
            self.axis = axis
            self.count = count
        }
    }

    package struct BoundaryRoom: Hashable {
        package var start: CGFloat
        package var breadth: CGFloat

        package init(start: CGFloat, breadth: CGFloat) {
            self.start = start
            self.breadth = breadth
        }
    }

    /// Something that has a view, with its place.
    package struct Part: Hashable {
        package enum Identity: Hashable {
            case element(Int)
            /// Attached to an element or group.
            case supplement(kind: String, index: Int)
            case boundary(kind: String, index: Int)
            case background(kind: String, index: Int)
        }

        package var identity: Identity
        package var frame: CGRect
        package var zIndex = 0
        package var measuresWidth = false
        package var measuresHeight = false
        /// Whether it stands in the section's own scroll view.
        package var scrollsAcross = false
        package var isPinned = false
    }

    package let description: Description
    package var sequence: GroupSequence
    package private(set) var boundaries: BoundaryArrangement
    package private(set) var measuredBoundaries: [GroupSequence.SupplementKey: CGSize]

    package init(
        _ description: Description, measured: [Int: CGSize] = [:],
        supplements: [GroupSequence.SupplementKey: CGSize] = [:],
        boundaries measuredBoundaries: [GroupSequence.SupplementKey: CGSize] = [:]
    ) {
        self.description = description
        self.measuredBoundaries = measuredBoundaries
        let composition = description.composition
        boundaries = Self.boundaries(of: description, measured: measuredBoundaries)
        sequence = GroupSequence(
            Self.groups(of: composition, description, boundaries), measured: measured,
            measuredSupplements: supplements)
    }

    private static func boundaries(
        of description: Description, measured: [GroupSequence.SupplementKey: CGSize]
    ) -> BoundaryArrangement {
        let axis = description.axis
        var room = description.container
        var start: CGFloat = 0
        if let own = description.boundaryRoom {
            start = own.start
            room[axis.across] = own.breadth
        }
        if description.composition.boundariesFollowInsets {
            start += description.composition.insets.before(axis.across)
            room[axis.across] = max(0, room[axis.across] - description.composition.insets.total(axis.across))
        }
        return BoundaryArrangement(
            description.composition.boundaries, in: room, startingAt: start, axis: axis,
            measured: { measured[GroupSequence.SupplementKey(kind: $0, index: $1)] })
    }

    private static func groups(
        of composition: SectionComposition, _ description: Description, _ boundaries: BoundaryArrangement
    ) -> GroupSequence.Description {
        let axis = description.axis
        var container = description.container.less(composition.insets)
        container[axis.across] = max(0, container[axis.across] - boundaries.leading - boundaries.trailing)
        return GroupSequence.Description(
            group: composition.group, container: container,
            axis: composition.scrollsAcross ? axis.across : axis, spacing: composition.spacing,
            count: description.count, usesWholeBreadth: !composition.scrollsAcross)
    }

    package var axis: CompositionAxis { description.axis }
    package var composition: SectionComposition { description.composition }
    private var insets: CompositionInsets { composition.insets }

    /// Groups and insets, without boundary items.
    package var contentLength: CGFloat {
        let groups = composition.scrollsAcross ? (sequence.isEmpty ? 0 : sequence.breadth) : sequence.length
        return insets.total(axis) + groups
    }

    /// Along the scroll axis, everything included.
    package var length: CGFloat { contentStart + contentLength + boundaries.after }

    /// Where groups and insets start along the scroll axis: after padding and headers.
    package var contentStart: CGFloat { composition.paddingBefore + boundaries.before }

    /// Where the first group's place lies.
    package var groupsOrigin: CGPoint {
        var origin = CGPoint.zero
        origin[axis] = contentStart + insets.before(axis)
        origin[axis.across] = boundaries.leading + insets.before(axis.across)
        return origin
    }

    // MARK: Measured sizes

    /// Takes an element's measured size; returns whether anything may have moved.
    package mutating func setMeasured(_ size: CGSize, of identity: Part.Identity) -> Bool {
        switch identity {
        case .element(let index): return sequence.setMeasured(size, ofElement: index)
        case .supplement(let kind, let index):
            return sequence.setMeasured(size, ofSupplement: GroupSequence.SupplementKey(kind: kind, index: index))
        case .boundary(let kind, let index):
            let key = GroupSequence.SupplementKey(kind: kind, index: index)
            guard measuredBoundaries[key] != size else { return false }
            measuredBoundaries[key] = size
            let sides = (boundaries.leading, boundaries.trailing)
            boundaries = Self.boundaries(of: description, measured: measuredBoundaries)
            if sides != (boundaries.leading, boundaries.trailing) {
                sequence = GroupSequence(
                    Self.groups(of: composition, description, boundaries), measured: sequence.measured,
                    measuredSupplements: sequence.measuredSupplements)
            }
            return true
        case .background: return false
        }
    }

    package func measured(_ identity: Part.Identity) -> CGSize? {
        switch identity {
        case .element(let index): sequence.measured[index]
        case .supplement(let kind, let index):
            sequence.measuredSupplements[GroupSequence.SupplementKey(kind: kind, index: index)]
        case .boundary(let kind, let index):
            measuredBoundaries[GroupSequence.SupplementKey(kind: kind, index: index)]
        case .background: nil
        }
    }
}
