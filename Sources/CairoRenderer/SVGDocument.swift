import CCairo
import Foundation
import Graphics

/// A display list as an SVG picture; text is outlines.
public struct SVGDocument: Sendable {
    public var list: DisplayList
    /// Points, which are the picture's user units.
    public var size: CGSize

    public init(list: DisplayList, size: CGSize) {
        self.list = list
        self.size = size
    }

    /// Pixels a point of what can't be said in lines and curves: shadows, scaled pictures, perspective.
    private static let pixelsPerPoint = 2.0

    /// The document as bytes; equal lists give equal bytes.
    ///
    /// - Throws: ``RenderError`` for geometry that isn't finite or is too large.
    public func bytes() throws -> [UInt8] {
        let scale = Self.pixelsPerPoint
        guard size.width.isFinite, size.height.isFinite, max(size.width, size.height) * scale <= 1e6 else {
            throw RenderError.unusableSize(size, scale: scale, limit: 500_000)
        }
        let output = CairoOutput()
        guard
            let surface = cairo_svg_surface_create_for_stream(
                CairoOutput.write, Unmanaged.passUnretained(output).toOpaque(), Double(size.width), Double(size.height))
        else { throw RenderError.cairo(status: "no SVG surface") }
        defer { cairo_surface_destroy(surface) }
        cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
        cairo_surface_set_device_scale(surface, 1 / scale, 1 / scale)
        let painter = try Painter(
            vectors: surface, width: Int((size.width * scale).rounded(.up)),
            height: Int((size.height * scale).rounded(.up)), scale: scale, caches: RenderCaches(limit: 16 << 20))
        try painter.paint(list)
        cairo_surface_show_page(surface)
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw RenderError.cairo(status: String(cString: cairo_status_to_string(status)))
        }
        return Self.renumbered(output.bytes)
    }

    /// Cairo numbers its surfaces through a whole process: the numbers of this document from 1 on instead.
    private static func renumbered(_ bytes: [UInt8]) -> [UInt8] {
        let word = Array("surface".utf8)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            guard bytes[index] == word[0], bytes[index...].starts(with: word) else {
                result.append(bytes[index])
                index += 1
                continue
            }
            index += word.count
            let number = bytes[index...].prefix { digits.contains($0) }
            index += number.count
            result += word
            guard !number.isEmpty else { continue }
            let known = numbers[number] ?? numbers.count + 1
            numbers[number] = known
            result += Array(String(known).utf8)
        }
        return result
    }
}
