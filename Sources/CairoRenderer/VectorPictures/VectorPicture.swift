import CCairo
import Foundation
import Graphics

/// A drawing in a file's format that becomes pixels at any size: an SVG, or a page of a PDF.
///
/// librsvg and Poppler draw it. They and the forty libraries below them are loaded when the first drawing is drawn:
/// linked, they would cost every program that never draws one 27 million instructions at its start.
public struct VectorPicture: Sendable {
    public enum Format: Sendable {
        case svg, pdf
    }

    public let format: Format
    private let bytes: [UInt8]
    private let page: Int

    /// Larger pictures aren't made: pixels in a row or column.
    public static let largestSide = 8192

    /// Drawings of up to 16 MB are drawn.
    private static let largestFile = 16 << 20

    /// - Parameter page: the number of a PDF's page, from 0.
    /// - Throws: `VectorPictureError` for a file that is too large.
    public init(_ bytes: [UInt8], format: Format, page: Int = 0) throws {
        guard bytes.count <= Self.largestFile else {
            throw VectorPictureError(message: "it has \(bytes.count) bytes; drawings of up to 16 MB are drawn")
        }
        self.bytes = bytes
        self.format = format
        self.page = page
    }

    /// The picture stretched over a number of pixels.
    ///
    /// - Parameter size: the drawing's own, points, which an SVG without a `viewBox` is scaled by.
    /// - Throws: `VectorPictureError` where the library is missing or can't read the drawing, or for sizes that aren't
    ///   from 1 to `largestSide`.
    public func bitmap(width: Int, height: Int, size: (width: Double, height: Double)) throws -> Bitmap {
        guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height) else {
            throw VectorPictureError(
                message: "\(width)×\(height) pixels were requested; a side has from 1 to \(Self.largestSide)")
        }
        return try Bitmap(width: width, height: height) { output in
            guard let target = DrawingTarget(of: output, width: width, height: height) else { return }
            target.clear(target.box)
            let surface = try target.surface()
            guard let context = cairo_create(surface.surface) else {
                throw VectorPictureError(message: "no context of \(width)×\(height) pixels")
            }
            defer { cairo_destroy(context) }
            let pixels = (width: Double(width), height: Double(height))
            switch format {
            case .svg: try SVGLibrary.loaded().draw(bytes, size: size, pixels: pixels, in: context)
            case .pdf: try PDFLibrary.loaded().draw(bytes, page: page, pixels: pixels, in: context)
            }
            cairo_surface_flush(surface.surface)
            target.turnToBytes(target.box)
        }
    }

    /// The page's size, points; nil for an SVG, whose markup has it.
    ///
    /// - Throws: `VectorPictureError` where the library is missing or can't read the drawing.
    public func pageSize() throws -> (width: Double, height: Double)? {
        switch format {
        case .svg: nil
        case .pdf: try PDFLibrary.loaded().size(of: bytes, page: page)
        }
    }

    /// The number of a PDF's pages; 1 for an SVG.
    ///
    /// - Throws: `VectorPictureError` where the library is missing or can't read the drawing.
    public func pageCount() throws -> Int { format == .svg ? 1 : try PDFLibrary.loaded().count(of: bytes) }

    /// The page's text in the order in which it is read; empty for an SVG.
    ///
    /// - Throws: `VectorPictureError` where the library is missing or can't read the drawing.
    public func text() throws -> String {
        format == .svg ? "" : try PDFLibrary.loaded().text(of: bytes, page: page)
    }
}

/// The reason why a drawing isn't drawn.
public struct VectorPictureError: Error, CustomStringConvertible, Sendable {
    public let message: String
    public var description: String { message }

    public init(message: String) { self.message = message }
}
