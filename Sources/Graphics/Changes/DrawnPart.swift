import Foundation

/// One thing that a list draws — a command or a whole group — and what it is drawn under.
///
/// Two parts that are equal draw the same on equal pixels: clips, groups and shapes each act on a pixel by itself. Only a
/// backdrop looks at other pixels, those of its own path's bounds.
struct DrawnPart {
    /// The map to the coordinates of the outermost list.
    let transform: CGAffineTransform
    let clip: DrawnClip?
    /// The commands: a single one, or a group from its begin to its end.
    let commands: ArraySlice<DisplayList.Command>

    /// The command that draws or that begins the group.
    var first: DisplayList.Command { commands[commands.startIndex] }

    /// The parts of a group; none where it isn't one.
    var children: [DrawnPart] {
        guard first.opensGroup else { return [] }
        return Self.parts(of: commands.dropFirst().dropLast(), transform, clip)
    }

    /// The parts that commands draw, in their order; linear in the commands.
    static func parts(
        of commands: ArraySlice<DisplayList.Command>, _ transform: CGAffineTransform = .identity,
        _ clip: DrawnClip? = nil
    ) -> [DrawnPart] {
        var parts: [DrawnPart] = []
        var (transform, clip) = (transform, clip)
        var kept: [(CGAffineTransform, DrawnClip?)] = []
        var index = commands.startIndex
        while index < commands.endIndex {
            let start = index
            index += 1
            switch commands[start] {
            case .save: kept.append((transform, clip))
            case .restore: if let outer = kept.popLast() { (transform, clip) = outer }
            case .transform(let change): transform = change.concatenating(transform)
            case .clip(let path, let rule): clip = DrawnClip(path, rule, transform, inside: clip)
            case .beginGroup, .beginMaskedGroup, .beginBlendedGroup:
                index = end(ofGroupAt: start, in: commands)
                parts.append(DrawnPart(transform: transform, clip: clip, commands: commands[start..<index]))
            case .endGroup: break
            case .fill, .stroke, .image, .glyphs, .shadow, .gradient, .backdrop, .projected:
                parts.append(DrawnPart(transform: transform, clip: clip, commands: commands[start..<index]))
            }
        }
        return parts
    }

    /// The place behind a group's end.
    private static func end(ofGroupAt start: Int, in commands: ArraySlice<DisplayList.Command>) -> Int {
        var (index, depth) = (start, 0)
        repeat {
            if commands[index].opensGroup { depth += 1 }
            if case .endGroup = commands[index] { depth -= 1 }
            index += 1
        } while depth > 0 && index < commands.endIndex
        return index
    }
}

extension DrawnPart: Equatable {
    static func == (left: DrawnPart, right: DrawnPart) -> Bool {
        left.transform == right.transform && left.commands == right.commands
            && DrawnClip.isEqual(left.clip, right.clip)
    }
}

/// A clip and those around it.
final class DrawnClip {
    let path: Path
    let rule: FillRule
    /// The map from the path's coordinates to those of the outermost list.
    let transform: CGAffineTransform
    let outer: DrawnClip?
    /// The bounds of what all of them together leave, in the outermost list's coordinates; empty where that is nothing.
    let bounds: CGRect

    init(_ path: Path, _ rule: FillRule, _ transform: CGAffineTransform, inside outer: DrawnClip?) {
        (self.path, self.rule, self.transform, self.outer) = (path, rule, transform, outer)
        let own = path.bounds.isNull ? .zero : path.bounds.cutToBillions.applying(transform)
        bounds = outer.map { own.overlap(with: $0.bounds) ?? .zero } ?? own
    }

    /// Linear in the depth.
    static func isEqual(_ left: DrawnClip?, _ right: DrawnClip?) -> Bool {
        var (left, right) = (left, right)
        while let first = left, let second = right {
            if first === second { return true }
            guard first.bounds == second.bounds, first.transform == second.transform, first.rule == second.rule,
                first.path == second.path
            else { return false }
            (left, right) = (first.outer, second.outer)
        }
        return left == nil && right == nil
    }
}
