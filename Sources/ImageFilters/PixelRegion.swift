/// A rectangle of whole pixels, `y` pointing up.
public struct PixelRegion: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
    }

    public var maxX: Int { x + width }
    public var maxY: Int { y + height }
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// The same rectangle with as many more pixels on each side.
    public func grown(by count: Int) -> PixelRegion {
        PixelRegion(x: x - count, y: y - count, width: width + 2 * count, height: height + 2 * count)
    }

    /// The part that both have; empty where there is none.
    public func intersection(_ other: PixelRegion) -> PixelRegion {
        let (left, bottom) = (max(x, other.x), max(y, other.y))
        return PixelRegion(
            x: left, y: bottom, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - bottom)
    }
}
