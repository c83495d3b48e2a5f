import Foundation

/// The positions of everything in one section.
///
/// Points from the section's leading top corner, left to right; parts that scroll orthogonally have coordinates of
/// their scroll view's content on that axis. Making one and asking it costs as its groups do (`GroupSequence`).
package struct SectionArrangement {
    /// A layout's description of a section.
    package struct Description {
        package var composition: SectionComposition
        package var container: CGSize
        /// The reference of boundary items, and its start on the cross axis; nil is the section's own.
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
        package var crossLength: CGFloat

        package init(start: CGFloat, crossLength: CGFloat) {
            self.start = start
            self.crossLength = crossLength
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
        /// True if it is in the section's own scroll view.
        package var scrollsOrthogonally = false
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
            room[axis.crossAxis] = own.crossLength
        }
        if description.composition.boundariesFollowInsets {
            start += description.composition.insets.before(axis.crossAxis)
            room[axis.crossAxis] = max(0, room[axis.crossAxis] - description.composition.insets.total(axis.crossAxis))
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
        container[axis.crossAxis] = max(0, container[axis.crossAxis] - boundaries.leading - boundaries.trailing)
        return GroupSequence.Description(
            group: composition.group, container: container,
            axis: composition.scrollsOrthogonally ? axis.crossAxis : axis, spacing: composition.spacing,
            count: description.count, fillsCrossAxis: !composition.scrollsOrthogonally)
    }

    package var axis: CompositionAxis { description.axis }
    package var composition: SectionComposition { description.composition }
    private var insets: CompositionInsets { composition.insets }

    /// Groups and insets, without boundary items.
    package var contentLength: CGFloat {
        let groups = composition.scrollsOrthogonally ? (sequence.isEmpty ? 0 : sequence.crossLength) : sequence.length
        return insets.total(axis) + groups
    }

    /// Along the scroll axis, everything included.
    package var length: CGFloat { contentStart + contentLength + boundaries.after }

    /// The start of groups and insets along the scroll axis: after padding and headers.
    package var contentStart: CGFloat { composition.paddingBefore + boundaries.before }

    /// The origin of the first group's place.
    package var groupsOrigin: CGPoint {
        var origin = CGPoint.zero
        origin[axis] = contentStart + insets.before(axis)
        origin[axis.crossAxis] = boundaries.leading + insets.before(axis.crossAxis)
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
