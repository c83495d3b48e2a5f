import Graphics
import ImageFilters
import UIKit

public struct CIContextOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
}

/// Core Foundation's null, by which apps turn the working colour space off.
public var kCFNull: NSNull! { NSNull() }

public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The order of bytes in a pixel.
public struct CIFormat: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let ARGB8 = CIFormat(rawValue: 265)
    public static let BGRA8 = CIFormat(rawValue: 266)
    public static let RGBA8 = CIFormat(rawValue: 264)

    /// The place of red, green, blue and alpha.
    var order: [Int]? { [.ARGB8: [1, 2, 3, 0], .BGRA8: [2, 1, 0, 3], .RGBA8: [0, 1, 2, 3]][self] }
}

/// Draws images.
///
/// Filters work on values proportional to light, as Core Image's do; with `NSNull` for the working space they work on values
/// as they are stored in sRGB.
public final class CIContext: NSObject, @unchecked Sendable {
    private let isLinear: Bool

    public init(options: [CIContextOption: Any]? = nil) {
        isLinear = !(options?[.workingColorSpace] is NSNull)
        super.init()
    }

    public override convenience init() { self.init(options: nil) }

    /// The pixels in a rectangle; nil where it is empty or has no end.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        image.bitmap(fromRect, isLinear: isLinear).map(CGImage.init(bitmap:))
    }

    /// The same; nil for a format that isn't one of 8 bits a component. Every space is sRGB here.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        format.order == nil ? nil : createCGImage(image, from: fromRect)
    }

    /// Writes premultiplied pixels into memory, rows from the top.
    ///
    /// - Parameters:
    ///   - rowBytes: the distance between rows, four bytes a pixel and more.
    ///   - bounds: the rectangle to draw, which has an end.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let order = format.order else {
            preconditionFailure(
                "CIContext.render(_:toBitmap:…): Masu draws RGBA8, BGRA8 and ARGB8, not the format \(format.rawValue)")
        }
        guard let bitmap = image.bitmap(bounds, isLinear: isLinear) else { return }
        for row in 0..<bitmap.height {
            for column in 0..<bitmap.width {
                let pixel = data + row * rowBytes + column * 4
                let source = (row * bitmap.width + column) * 4
                for channel in 0..<4 {
                    pixel.storeBytes(
                        of: bitmap.pixels[source + channel], toByteOffset: order[channel], as: UInt8.self)
                }
            }
        }
    }

    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent, format: format, colorSpace: colorSpace)
            .flatMap { UIImage(cgImage: $0).pngData() }
    }

    public func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }
    }

    /// Nothing is kept between two calls.
    public func clearCaches() {}
}
