import Graphics
import ImageFilters
import UIKit

/// Images made of others.
extension CIImage {
    /// The part within a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        CIImage(extent: extent.intersection(rect), isSampledNearest: isSampledNearest) { region, isLinear in
            self.field(region, isLinear: isLinear)
        }
    }

    /// The image moved, scaled, turned or skewed, with the pixels around each place by their distances.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let made = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
        guard matrix.a * matrix.d - matrix.b * matrix.c != 0 else { return .empty() }
        let isNearest = isSampledNearest
        return CIImage(extent: made, isSampledNearest: isNearest) { region, isLinear in
            let needed = PixelRegion(region.rect.applying(matrix.inverted())).grown(by: 1)
            let source = self.field(
                self.extent.isInfinite ? needed : needed.intersection(PixelRegion(self.extent)), isLinear: isLinear)
            return source.transformed(by: matrix, to: region, isNearest: isNearest)
        }
    }

    /// The pixels at the edges repeated outwards without end.
    public func clampedToExtent() -> CIImage {
        guard !extent.isInfinite, !extent.isNull else { return self }
        let whole = PixelRegion(extent)
        return CIImage(extent: .infinite) { region, isLinear in
            // Only the pixels nearest to the region count.
            let left = min(max(region.x, whole.x), whole.maxX - 1)
            let bottom = min(max(region.y, whole.y), whole.maxY - 1)
            let right = min(max(region.maxX, whole.x + 1), whole.maxX)
            let top = min(max(region.maxY, whole.y + 1), whole.maxY)
            let part = PixelRegion(x: left, y: bottom, width: right - left, height: top - bottom)
            return self.field(part, isLinear: isLinear).clamped(to: region)
        }
    }

    /// The image over another one.
    public func composited(over destination: CIImage) -> CIImage { combined(with: destination, .over) }

    /// The image, upright by an orientation as files name it, with its lower left corner at the origin.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        let turned = transformed(by: orientation.uprightTransform)
        return turned.transformed(
            by: CGAffineTransform(translationX: -turned.extent.minX, y: -turned.extent.minY))
    }

    /// The same by the number that a file's properties have, 1 to 8; others change nothing.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        oriented(UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init(rawValue:)) ?? .up)
    }

    /// Transforms of it take whole pixels.
    public func samplingNearest() -> CIImage { CIImage(extent: extent, isSampledNearest: true, recipe) }
    /// Transforms of it mix the pixels around each place.
    public func samplingLinear() -> CIImage { CIImage(extent: extent, recipe) }

    /// The image blurred, larger on each side by three deviations, which are in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        guard sigma > 0 else { return self }
        let blur = GaussianBlur(deviation: sigma)
        let margin = (3 * sigma).rounded(.up)
        return CIImage(extent: extent.isInfinite ? extent : extent.insetBy(dx: -margin, dy: -margin)) {
            region, isLinear in
            blur.applied(to: self.field(region.grown(by: blur.margin), isLinear: isLinear)).cropped(to: region)
        }
    }

    /// The image by a filter; itself where there is no filter of that name.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params.sorted(by: { $0.key < $1.key }) { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? .empty()
    }

    /// Each colour, not premultiplied, by a function of it and of whether its components are proportional to light.
    func mapped(_ transform: @escaping @Sendable (PixelColor, Bool) -> PixelColor) -> CIImage {
        CIImage(extent: extent) { region, isLinear in
            self.field(region, isLinear: isLinear).mapping { transform($0, isLinear) }
        }
    }

    func combined(with bottom: CIImage, _ composition: PixelComposition) -> CIImage {
        CIImage(extent: extent.joined(with: bottom.extent)) { region, isLinear in
            self.field(region, isLinear: isLinear)
                .combining(bottom.field(region, isLinear: isLinear)) { composition($0, $1) }
        }
    }
}

extension CGImagePropertyOrientation {
    /// The transform that brings stored pixels upright, `y` pointing up.
    var uprightTransform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        }
    }
}
