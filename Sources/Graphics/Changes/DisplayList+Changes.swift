import Foundation

extension DisplayList {
    /// The areas in which the pictures of the receiver and of another list may differ: a few rectangles, in points, that
    /// together hold every difference; none where the lists draw the same, and all of the canvas where most of it changes.
    ///
    /// Pixels that an area's edge cuts belong to it, and those around them: edges are softened by a pixel. Whoever draws the
    /// receiver's commands inside an area alone, over a picture of `other`, gets the receiver's picture there; a backdrop, which
    /// looks at the pixels of its whole path, lies inside an area or touches none.
    ///
    /// Linear in the commands, and in the outlines of those glyphs that changed.
    ///
    /// - Parameters:
    ///   - canvas: the part of the lists' coordinates that is drawn.
    ///   - margin: the points around a change that softened edges may reach: those of two pixels.
    package func changedAreas(from other: DisplayList, on canvas: CGRect, margin: CGFloat) -> [CGRect] {
        if self == other { return [] }
        var search = ChangeSearch(on: canvas, margin: margin)
        let parts = DrawnPart.parts(of: commands[...])
        search.compare(parts[...], DrawnPart.parts(of: other.commands[...])[...])
        var areas = search.areas
        areas.include(DrawnPart.sights(of: parts).map { $0.insetBy(dx: -margin, dy: -margin) })
        return areas.coverMost ? [canvas] : areas.areas
    }
}

/// The comparison of two lists' parts, which gathers where they differ.
private struct ChangeSearch {
    var areas: ChangedAreas
    private let canvas: CGRect
    private let margin: CGFloat

    init(on canvas: CGRect, margin: CGFloat) {
        (self.canvas, self.margin) = (canvas, margin)
        areas = ChangedAreas(on: canvas)
    }

    /// Equal parts that keep their order are the same in both pictures; all others change what they reach.
    mutating func compare(_ new: ArraySlice<DrawnPart>, _ old: ArraySlice<DrawnPart>) {
        var (new, old) = (new, old)
        while let first = new.first, first == old.first { (new, old) = (new.dropFirst(), old.dropFirst()) }
        while let last = new.last, last == old.last { (new, old) = (new.dropLast(), old.dropLast()) }
        var places: [PartPlace: [Int]] = [:]
        for index in old.indices.reversed() { places[PartPlace(old[index]), default: []].append(index) }
        var (newStart, oldStart) = (new.startIndex, old.startIndex)
        for index in new.indices where !areas.coverMost {
            let key = PartPlace(new[index])
            while let place = places[key]?.popLast() {
                guard place >= oldStart, new[index] == old[place] else { continue }
                change(new[newStart..<index], old[oldStart..<place])
                (newStart, oldStart) = (index + 1, place + 1)
                break
            }
        }
        change(new[newStart...], old[oldStart...])
    }

    /// Parts between two that stayed.
    private mutating func change(_ new: ArraySlice<DrawnPart>, _ old: ArraySlice<DrawnPart>) {
        let (newGroups, oldGroups) = (new.filter(\.first.opensGroup), old.filter(\.first.opensGroup))
        let areAlike =
            newGroups.count == oldGroups.count && zip(newGroups, oldGroups).allSatisfy { $0.isSameGroup(as: $1) }
        for part in [new, old].joined() where !areas.coverMost {
            if areAlike, part.first.opensGroup { continue }
            guard let bounds = part.bounds(on: canvas) else { continue }
            areas.add(bounds.insetBy(dx: -margin, dy: -margin))
        }
        guard areAlike else { return }
        for (new, old) in zip(newGroups, oldGroups) where !areas.coverMost {
            compare(new.children[...], old.children[...])
        }
    }
}

extension DrawnPart {
    /// True if both are groups that are put together with what is below in the same way.
    fileprivate func isSameGroup(as other: DrawnPart) -> Bool {
        transform == other.transform && first == other.first && DrawnClip.isEqual(clip, other.clip)
    }
}

/// Something quickly found that equal parts have in common: a place, and the kind of command.
private struct PartPlace: Hashable {
    private let kind: Int
    private let x: CGFloat
    private let y: CGFloat

    init(_ part: DrawnPart) {
        var origin = CGPoint.zero
        switch part.first {
        case .fill(let path, _, _): (kind, origin) = (1, path.bounds.origin)
        case .stroke(let path, _, _): (kind, origin) = (2, path.bounds.origin)
        case .image(let placement): (kind, origin) = (3, placement.destination.origin)
        case .glyphs(let run): (kind, origin) = (4, run.glyphs.first.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero)
        case .shadow(let path, _): (kind, origin) = (5, path.bounds.origin)
        case .gradient(let path, _, _): (kind, origin) = (6, path.bounds.origin)
        case .backdrop(let path, _, _): (kind, origin) = (7, path.bounds.origin)
        case .projected(_, let rectangle, _): (kind, origin) = (8, rectangle.origin)
        case .save, .restore, .transform, .clip, .beginGroup, .beginMaskedGroup, .beginBlendedGroup, .endGroup: kind = 9
        }
        let place = origin.applying(part.transform)
        (x, y) = (place.x, place.y)
    }
}
