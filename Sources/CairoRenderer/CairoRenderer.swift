import CCairo
import Foundation
import Graphics

/// Draws display lists into bitmaps; equal lists give equal pixels on every machine.
///
/// Copies share their caches of glyph masks, shadows and scaled images, which never change a pixel. Several threads
/// may use a renderer; their pictures are drawn one after the other, each by several threads where it is large.
public struct CairoRenderer: Sendable {
    /// The most pixels that a side may have.
    public static let largestSide = 32_767

    private let memory: RendererMemory

    /// - Parameter cacheLimit: the bytes that the caches together may keep between pictures.
    public init(cacheLimit: Int = 96 << 20) {
        memory = RendererMemory(limit: cacheLimit)
    }

    /// Draws a list.
    ///
    /// - Parameters:
    ///   - size: in points; parts of a pixel at the right and the bottom are made whole.
    ///   - scale: pixels a point.
    ///   - background: the colour beneath everything; nil for transparent.
    /// - Throws: ``RenderError`` for geometry that isn't finite or is too large.
    public func render(_ list: DisplayList, size: CGSize, scale: Double, background: Color?) throws -> Bitmap {
        let (width, height) = try pixels(size, scale)
        guard width > 0, height > 0 else { return Bitmap(width: width, height: height) { _ in } }
        return try memory.exclusively {
            try Bitmap(width: width, height: height) { output in
                guard
                    let target = DrawingTarget(
                        of: output, width: width, height: height, background: background, scale: scale)
                else { return }
                try paint(list, on: target) { target.turnToBytes($0) }
            }
        }
    }

    /// Draws a list into memory that the renderer keeps for the next picture, and hands its pixels out.
    ///
    /// - Parameter body: reads the pixels; it mustn't draw with this renderer.
    /// - Throws: as ``render(_:size:scale:background:)``, and what `body` throws.
    package func drawing<Result>(
        _ list: DisplayList, size: CGSize, scale: Double, background: Color?,
        _ body: (DrawnPixels) throws -> Result
    ) throws -> Result {
        let (width, height) = try pixels(size, scale)
        let count = width * height
        guard count > 0 else {
            let none = UnsafeBufferPointer<UInt32>(start: nil, count: 0)
            return try body(DrawnPixels(width: width, height: height, numbers: none))
        }
        return try memory.exclusively {
            let canvas = try memory.canvas.memory(for: count * 4)
            defer { if count * 4 > memory.limit { memory.canvas.release() } }
            try paint(
                list,
                on: DrawingTarget(
                    bytes: canvas.assumingMemoryBound(to: UInt8.self), width: width, height: height, stride: width * 4,
                    background: background, scale: scale))
            let numbers = UnsafeBufferPointer(start: canvas.assumingMemoryBound(to: UInt32.self), count: count)
            return try body(DrawnPixels(width: width, height: height, numbers: numbers))
        }
    }

    /// Draws a list into memory of the caller's, such as a window's: each pixel a number `0xAARRGGBB`, premultiplied.
    ///
    /// - Parameters:
    ///   - width: in pixels, as `height`.
    ///   - scale: pixels a point.
    ///   - background: the colour beneath everything.
    ///   - memory: `height` rows of `bytesPerRow` bytes, which is a multiple of 4; what it held doesn't matter.
    /// - Throws: ``RenderError`` for geometry that isn't finite or is too large; then part of the list may be drawn.
    public func draw(
        _ list: DisplayList, width: Int, height: Int, scale: Double, background: Color,
        into memory: UnsafeMutableRawPointer, bytesPerRow: Int
    ) throws {
        try Self.check(width, height, scale)
        try self.memory.exclusively {
            try paint(
                list,
                on: DrawingTarget(
                    bytes: memory.assumingMemoryBound(to: UInt8.self), width: width, height: height,
                    stride: bytesPerRow, background: background, scale: scale))
        }
    }

    /// Draws a list into memory that holds another list's picture: only where the two differ.
    ///
    /// The pixels are those of ``draw(_:width:height:scale:background:into:bytesPerRow:)``, which costs as much where most of
    /// the picture changes.
    ///
    /// - Parameters:
    ///   - other: the list whose picture of the same size, scale and background the memory holds.
    ///   - memory: as in ``draw(_:width:height:scale:background:into:bytesPerRow:)``.
    /// - Returns: rectangles of pixels, outside of which nothing was written.
    /// - Throws: ``RenderError`` for geometry that isn't finite or is too large; then the memory holds neither picture.
    public func redraw(
        _ list: DisplayList, over other: DisplayList, width: Int, height: Int, scale: Double, background: Color,
        into memory: UnsafeMutableRawPointer, bytesPerRow: Int
    ) throws -> [CGRect] {
        try Self.check(width, height, scale)
        let all = PixelBox(left: 0, top: 0, right: width, bottom: height)
        let canvas = CGRect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale)
        let isFinite = list.commands.allSatisfy(\.isFinite)
        let areas = isFinite ? list.changedAreas(from: other, on: canvas, margin: 2 / scale) : [canvas]
        if areas == [canvas] {
            try draw(
                list, width: width, height: height, scale: scale, background: background, into: memory,
                bytesPerRow: bytesPerRow)
            return [all.rect]
        }
        let toPixels = CGAffineTransform(scaleX: scale, y: scale)
        let boxes = areas.compactMap { PixelBox(covering: $0.applying(toPixels))?.intersection(all) }
        let target = DrawingTarget(
            bytes: memory.assumingMemoryBound(to: UInt8.self), width: width, height: height, stride: bytesPerRow,
            background: background, scale: scale)
        try self.memory.exclusively {
            let bands = DrawingBands(list, width: width, height: height, scale: scale, among: boxes)
            // Boxes may share a pixel's row or column, so that only bands are drawn side by side.
            try bands.draw { band in
                for box in boxes.map(band.intersection) where !box.isEmpty {
                    try paint(list, on: target, inside: box)
                }
            }
        }
        return boxes.map(\.rect)
    }

    /// Draws a list, in bands where it is large, and hands out each band's box when it is drawn, on the thread that did it.
    private func paint(
        _ list: DisplayList, on target: DrawingTarget, _ body: (PixelBox) -> Void = { _ in }
    ) throws {
        let bands = DrawingBands(list, width: target.width, height: target.height, scale: target.scale)
        try bands.draw { box in
            try paint(list, on: target, inside: box)
            body(box)
        }
    }

    /// Draws the part of a list that lies inside a box.
    func paint(_ list: DisplayList, on target: DrawingTarget, inside box: PixelBox) throws {
        try memory.withCaches { caches in
            if !list.begins(covering: box, scale: target.scale) { target.clear(box) }
            let surface = try target.surface()
            let painter = try Painter(surface: surface, scale: target.scale, caches: caches)
            if box != target.box { painter.clip(to: box) }
            try painter.paint(list)
        }
    }

    private static func check(_ width: Int, _ height: Int, _ scale: Double) throws(RenderError) {
        guard width > 0, height > 0, scale > 0, max(width, height) <= largestSide else {
            throw .unusableSize(CGSize(width: width, height: height), scale: scale, limit: largestSide)
        }
    }

    private func pixels(_ size: CGSize, _ scale: Double) throws(RenderError) -> (Int, Int) {
        func count(_ points: CGFloat) throws(RenderError) -> Int {
            // A frame such as 20.333… points at 3 pixels a point is whole, but for rounding.
            let exact = Double(points) * scale
            let whole = (exact - 1e-6 * max(1, scale)).rounded(.up)
            guard exact.isFinite, scale > 0, points >= 0, whole <= Double(Self.largestSide) else {
                throw .unusableSize(size, scale: scale, limit: Self.largestSide)
            }
            return max(0, Int(whole))
        }
        return (try count(size.width), try count(size.height))
    }
}
