import Graphics

/// A colour of floating-point components; premultiplied by alpha where it is a pixel of a field.
public struct PixelColor: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var alpha: Float

    public init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    public static let clear = PixelColor(0, 0, 0, 0)

    /// The colour times a number, alpha included.
    public static func * (color: PixelColor, factor: Float) -> PixelColor {
        PixelColor(color.red * factor, color.green * factor, color.blue * factor, color.alpha * factor)
    }

    public static func + (left: PixelColor, right: PixelColor) -> PixelColor {
        PixelColor(left.red + right.red, left.green + right.green, left.blue + right.blue, left.alpha + right.alpha)
    }

    /// Premultiplied by its alpha.
    public var premultiplied: PixelColor { PixelColor(red * alpha, green * alpha, blue * alpha, alpha) }

    /// A premultiplied colour's own components; clear where its alpha is 0.
    public var unpremultiplied: PixelColor {
        alpha > 0 ? PixelColor(red / alpha, green / alpha, blue / alpha, alpha) : .clear
    }
}

/// The pixels of a region: red, green, blue and alpha, premultiplied, rows from the bottom.
///
/// Invariant: `values` has four numbers a pixel of the region.
public struct PixelField: Sendable {
    public let region: PixelRegion
    public internal(set) var values: [Float]

    /// A field without colour.
    public init(_ region: PixelRegion) {
        self.init(region, repeating: .clear)
    }

    /// A field of one premultiplied colour.
    public init(_ region: PixelRegion, repeating color: PixelColor) {
        self.region = region
        values = []
        values.reserveCapacity(region.width * region.height * 4)
        for _ in 0..<region.width * region.height { values += [color.red, color.green, color.blue, color.alpha] }
    }

    /// A field whose premultiplied pixels follow from their places.
    public init(_ region: PixelRegion, _ color: (_ x: Int, _ y: Int) -> PixelColor) {
        self.init(region)
        for y in region.y..<region.maxY {
            for x in region.x..<region.maxX { self[x, y] = color(x, y) }
        }
    }

    /// The premultiplied pixel at a place; clear outside of the region, where nothing can be set.
    public subscript(x: Int, y: Int) -> PixelColor {
        get {
            guard let index = index(x, y) else { return .clear }
            return PixelColor(values[index], values[index + 1], values[index + 2], values[index + 3])
        }
        set {
            guard let index = index(x, y) else { return }
            (values[index], values[index + 1]) = (newValue.red, newValue.green)
            (values[index + 2], values[index + 3]) = (newValue.blue, newValue.alpha)
        }
    }

    private func index(_ x: Int, _ y: Int) -> Int? {
        guard x >= region.x, x < region.maxX, y >= region.y, y < region.maxY else { return nil }
        return ((y - region.y) * region.width + x - region.x) * 4
    }

    /// The same pixels in another region, clear where this field has none.
    public func cropped(to region: PixelRegion) -> PixelField {
        if region == self.region { return self }
        var result = PixelField(region)
        let part = region.intersection(self.region)
        guard !part.isEmpty else { return result }
        for y in part.y..<part.maxY {
            let source = ((y - self.region.y) * self.region.width + part.x - self.region.x) * 4
            let target = ((y - region.y) * region.width + part.x - region.x) * 4
            result.values[target..<target + part.width * 4] = values[source..<source + part.width * 4]
        }
        return result
    }

    /// Each pixel's colour, not premultiplied, by a function that answers one that isn't either.
    public func mapping(_ transform: (PixelColor) -> PixelColor) -> PixelField {
        var result = self
        result.values.withUnsafeMutableBufferPointer { values in
            for index in stride(from: 0, to: values.count, by: 4) {
                let color = PixelColor(values[index], values[index + 1], values[index + 2], values[index + 3])
                let made = transform(color.unpremultiplied).premultiplied
                (values[index], values[index + 1]) = (made.red, made.green)
                (values[index + 2], values[index + 3]) = (made.blue, made.alpha)
            }
        }
        return result
    }

    /// Each premultiplied pixel with that of another field at the same place.
    public func combining(_ other: PixelField, _ combine: (PixelColor, PixelColor) -> PixelColor) -> PixelField {
        let other = other.cropped(to: region)
        var result = self
        for index in stride(from: 0, to: values.count, by: 4) {
            let made = combine(
                PixelColor(values[index], values[index + 1], values[index + 2], values[index + 3]),
                PixelColor(
                    other.values[index], other.values[index + 1], other.values[index + 2], other.values[index + 3]))
            (result.values[index], result.values[index + 1]) = (made.red, made.green)
            (result.values[index + 2], result.values[index + 3]) = (made.blue, made.alpha)
        }
        return result
    }

    /// The mean of all premultiplied pixels; clear for none.
    public var average: PixelColor {
        var sums = [0.0, 0, 0, 0]
        for index in values.indices { sums[index % 4] += Double(values[index]) }
        let count = Double(max(1, values.count / 4))
        return PixelColor(
            Float(sums[0] / count), Float(sums[1] / count), Float(sums[2] / count), Float(sums[3] / count))
    }
}
