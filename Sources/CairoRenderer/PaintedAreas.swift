import Foundation
import Graphics

/// The areas of a surface that were painted, in their order: they tell where a fill would change nothing.
///
/// Screens paint one background over the other, a window's, a table's and each cell's, mostly in the same colour; to write
/// these pixels again takes longer than the texts on them.
struct PaintedAreas {
    /// `color` is nil where the area isn't known to have a single one.
    private var areas: [(box: PixelBox, color: Color?)] = []

    /// The areas that are kept, the latest: each fill costs as many comparisons. What isn't kept counts as not known.
    private static let most = 512

    /// Notes that all pixels of a box got an opaque colour.
    mutating func add(_ box: PixelBox, filled color: Color) {
        areas.removeAll { box.contains($0.box) }
        append(box, color)
    }

    /// Notes that pixels of a box may have changed.
    mutating func add(_ box: PixelBox) {
        if !box.isEmpty { append(box, nil) }
    }

    private mutating func append(_ box: PixelBox, _ color: Color?) {
        if areas.count == 2 * Self.most { areas.removeFirst(Self.most) }
        areas.append((box, color))
    }

    /// True if all pixels of a box have this opaque colour.
    func have(_ color: Color, in box: PixelBox) -> Bool {
        for area in areas.suffix(Self.most).reversed() where !area.box.intersection(box).isEmpty {
            return area.color == color && area.box.contains(box)
        }
        return false
    }
}

extension DisplayList {
    /// True if the first that the list draws is an opaque rectangle over all pixels of a box, whatever they were before.
    func begins(covering box: PixelBox, scale: Double) -> Bool {
        let whole = box.rect
        var transform = CGAffineTransform(scaleX: scale, y: scale)
        for command in commands {
            switch command {
            case .save: continue
            case .transform(let change):
                transform = change.concatenating(transform)
            case .clip(let path, _):
                guard path.covers(whole, transform) else { return false }
            case .fill(let path, _, let color): return color.alpha >= 1 && path.covers(whole, transform)
            default: return false
            }
        }
        return false
    }
}

extension Path {
    /// True if the path is a rectangle that contains all of another, in its own coordinates or mapped.
    fileprivate func covers(_ rect: CGRect, _ transform: CGAffineTransform) -> Bool {
        guard case .rect(let own) = form, transform.isFinite, transform.preservesUprightRectangles else { return false }
        return own.cutToBillions.applying(transform).contains(rect)
    }
}
