import Foundation

/// Where two things touch.
package struct DynamicContact: Sendable {
    package enum Other: Hashable, Sendable {
        case body(Int)
        /// A side of a boundary, by its place among all.
        case side(Int)
    }

    package var body: Int
    package var other: Other
    /// Away from the other thing.
    package var normal: DynamicVector
    package var points: [DynamicVector]
    /// How far one is in the other.
    package var depth: Double
}

extension DynamicContact {
    /// Two convex shapes by their separating axes; nil where one separates them.
    package static func between(_ first: [DynamicVector], _ second: [DynamicVector]) -> (
        normal: DynamicVector, points: [DynamicVector], depth: Double
    )? {
        var best: (normal: DynamicVector, depth: Double)?
        for (shape, isFirst) in [(first, true), (second, false)] {
            for (index, corner) in shape.enumerated() {
                let side = shape[(index + 1) % shape.count] - corner
                guard side.length > 0 else { continue }
                // Outwards: corners run clockwise as seen.
                let outward = DynamicVector(x: side.y, y: -side.x).direction
                let other = isFirst ? second : first
                let reach = other.map { ($0 - corner).dot(outward) }.min() ?? 0
                if reach >= 0 { return nil }
                if best == nil || -reach < (best?.depth ?? 0) - 1e-9 {
                    best = (isFirst ? outward * -1 : outward, -reach)
                }
            }
        }
        guard let best else { return nil }
        // Corners of either in the other; edge on edge gives two or more.
        var points = first.filter { contains($0, second) } + second.filter { contains($0, first) }
        if points.isEmpty {
            let deepest = first.min { $0.dot(best.normal) < $1.dot(best.normal) }
            points = deepest.map { [$0] } ?? []
        }
        return (best.normal, ends(of: points, along: best.normal.turned), best.depth)
    }

    /// A shape and a line from point to point, which holds from both sides: from the one where the shape's middle is.
    package static func between(
        _ shape: [DynamicVector], middle: DynamicVector, side start: DynamicVector, _ end: DynamicVector
    ) -> (normal: DynamicVector, points: [DynamicVector], depth: Double)? {
        let along = (end - start).direction
        let length = (end - start).length
        guard length > 0 else { return nil }
        var normal = along.turned
        if (middle - start).dot(normal) < 0 { normal = normal * -1 }
        let below = shape.filter { corner in
            let place = (corner - start).dot(along)
            return (corner - start).dot(normal) < 0 && place >= -1e-6 && place <= length + 1e-6
        }
        if let deepest = below.map({ ($0 - start).dot(normal) }).min() {
            return (normal, ends(of: below, along: along), -deepest)
        }
        // An end of the line inside the shape.
        for point in [start, end] where contains(point, shape) {
            var nearest: (normal: DynamicVector, depth: Double)?
            for (index, corner) in shape.enumerated() {
                let side = shape[(index + 1) % shape.count] - corner
                let inward = DynamicVector(x: -side.y, y: side.x).direction
                let depth = (point - corner).dot(inward)
                if depth < nearest?.depth ?? .infinity { nearest = (inward, depth) }
            }
            if let nearest { return (nearest.normal, [point], nearest.depth) }
        }
        return nil
    }

    private static func contains(_ point: DynamicVector, _ shape: [DynamicVector]) -> Bool {
        shape.indices.allSatisfy { index in
            (shape[(index + 1) % shape.count] - shape[index]).cross(point - shape[index]) >= -1e-9
        }
    }

    /// The outermost two.
    private static func ends(of points: [DynamicVector], along axis: DynamicVector) -> [DynamicVector] {
        guard points.count > 2 else { return points }
        let low = points.min { $0.dot(axis) < $1.dot(axis) }
        let high = points.max { $0.dot(axis) < $1.dot(axis) }
        return [low, high].compactMap { $0 }
    }
}
