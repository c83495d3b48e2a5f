import Foundation

/// Pixels from `left`, `top` up to but without `right`, `bottom`.
struct PixelBox: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let empty = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

    var width: Int { max(0, right - left) }
    var height: Int { max(0, bottom - top) }
    var isEmpty: Bool { right <= left || bottom <= top }

    var rect: CGRect { CGRect(x: left, y: top, width: width, height: height) }

    /// True of an empty box, too.
    func contains(_ other: PixelBox) -> Bool {
        other.isEmpty
            || left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    func intersection(_ other: PixelBox) -> PixelBox {
        PixelBox(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    func union(_ other: PixelBox) -> PixelBox {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelBox(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }
}

extension PixelBox {
    /// The pixels that a rectangle touches, as far as a billion from the origin; nil where that are none.
    init?(covering rect: CGRect) {
        func pixel(_ edge: CGFloat) -> Int { Int(min(max(edge, -1e9), 1e9)) }
        guard !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN else { return nil }
        self.init(
            left: pixel(rect.minX.rounded(.down)), top: pixel(rect.minY.rounded(.down)),
            right: pixel(rect.maxX.rounded(.up)), bottom: pixel(rect.maxY.rounded(.up)))
        if isEmpty { return nil }
    }
}
