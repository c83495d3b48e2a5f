import Graphics
import ImageFilters
@_exported import UIKit

/// A recipe for an image: nothing is drawn before a context or a `UIImage` asks for it.
///
/// Coordinates are pixels, `y` pointing up.
public final class CIImage: NSObject, @unchecked Sendable {
    /// Draws a region; true for values proportional to light.
    typealias Recipe = @Sendable (_ region: PixelRegion, _ isLinear: Bool) -> PixelField

    /// The rectangle outside of which the image is clear; infinite for a single colour.
    public let extent: CGRect
    let recipe: Recipe
    /// True if transforms take whole pixels of it.
    let isSampledNearest: Bool
    private let picture: CGImage?
    /// The picture that it was made from; nil for the result of a filter.
    public var cgImage: CGImage? { picture }

    init(
        extent: CGRect, picture: CGImage? = nil, isSampledNearest: Bool = false, _ recipe: @escaping Recipe
    ) {
        self.extent = extent
        self.recipe = recipe
        self.picture = picture
        self.isSampledNearest = isSampledNearest
    }

    /// The pixels of a region, clear beyond the extent.
    func field(_ region: PixelRegion, isLinear: Bool) -> PixelField {
        if extent.isInfinite { return recipe(region, isLinear) }
        let part = region.intersection(PixelRegion(extent))
        guard !part.isEmpty else { return PixelField(region) }
        return recipe(part, isLinear).cropped(to: region)
    }

    /// The image's pixels in its rows and columns; nil where it is empty or has no end.
    func bitmap(_ rect: CGRect, isLinear: Bool = true) -> Bitmap? {
        guard !rect.isInfinite, !rect.isNull, !rect.isEmpty else { return nil }
        return field(PixelRegion(rect), isLinear: isLinear).bitmap(isLinear: isLinear)
    }

    /// An image without pixels.
    public static func empty() -> CIImage { CIImage(extent: .null) { region, _ in PixelField(region) } }
}

extension CGRect {
    /// The smallest rectangle with both; infinite where one is.
    func joined(with other: CGRect) -> CGRect { isInfinite || other.isInfinite ? .infinite : union(other) }
}

extension PixelRegion {
    /// The pixels that a rectangle touches; a rectangle without end becomes a very large one.
    init(_ rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let limit = 1_000_000_000.0
        func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            Int(min(max(value, -limit), limit).rounded(rule))
        }
        // Products of a scale leave a hair beyond a whole number, which is no pixel.
        let hair = 1e-6
        let (left, bottom) = (whole(rect.minX + hair, .down), whole(rect.minY + hair, .down))
        self.init(
            x: left, y: bottom, width: whole(rect.maxX - hair, .up) - left,
            height: whole(rect.maxY - hair, .up) - bottom)
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

/// The names of options with which an image is made.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
    public static let properties = CIImageOption(rawValue: "kCIImageProperties")
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
}
