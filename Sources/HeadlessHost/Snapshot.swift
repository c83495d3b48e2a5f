import CairoRenderer
import Foundation
import Graphics
import ImageCoding
import UIKit

/// Keeps its caches of glyphs, shadows and scaled pictures from one picture to the next.
@MainActor private let renderer = CairoRenderer()

/// The drawing of a view tree, as commands that compare and print: the view's bounds, their origin at (0, 0).
///
/// Pending layout is done first. The view's own place and transform don't count, its alpha and hiding do.
@MainActor public func displayList(of view: UIView) -> DisplayList {
    view.layoutIfNeeded()
    return view.displayList()
}

/// Draws a view tree, as `displayList(of:)` records it, on a transparent ground.
///
/// - Parameter scale: pixels a point.
/// - Throws: `RenderError` where geometry isn't finite or the picture would be too large.
@MainActor public func renderBitmap(of view: UIView, scale: Double) throws -> Bitmap {
    let list = displayList(of: view)
    return try renderer.render(list, size: view.bounds.size, scale: scale, background: nil)
}

/// Draws commands with the caches of the pictures before.
///
/// - Parameters:
///   - size: points.
///   - scale: pixels a point.
///   - background: the ground of what is clear; nil for none.
/// - Throws: as `renderBitmap(of:scale:)`.
@MainActor package func renderBitmap(
    of list: DisplayList, size: CGSize, scale: Double, background: Color?
) throws -> Bitmap {
    try renderer.render(list, size: size, scale: scale, background: background)
}

/// Draws a view tree as a PNG; see `renderBitmap(of:scale:)`.
///
/// - Throws: `RenderError`, or `ImageCodingError` for a view without area.
@MainActor public func renderPNG(of view: UIView, scale: Double) throws -> Data {
    try drawnPNG(of: displayList(of: view), size: view.bounds.size, scale: scale)
}

/// Draws and writes in one go: a plain screen's pixels exist once, in the renderer's own memory.
@MainActor private func drawnPNG(of list: DisplayList, size: CGSize, scale: Double) throws -> Data {
    try renderer.drawing(list, size: size, scale: scale, background: nil) { drawn in
        try ImageEncoder().plainPNG(drawn) ?? Data(ImageEncoder().png(drawn.bitmap))
    }
}

/// The recording of a host's screen at one moment, to be drawn when it is wanted.
package struct RecordedScreen: Equatable {
    private let list: DisplayList
    /// Points.
    private let size: CGSize

    @MainActor package init(of host: HeadlessHost) {
        list = host.displayList()
        size = host.screenSize
    }

    init(_ list: DisplayList, size: CGSize) {
        self.list = list
        self.size = size
    }

    /// A picture at a whole part of the screen's scale is averaged from one at the screen's: drawn at once, views that meet
    /// between two of its pixels would show what is behind them.
    ///
    /// - Parameter screenScale: pixels a point of the screen; nil draws at `scale` in any case.
    /// - Throws: as `renderPNG(of:scale:)`.
    @MainActor package func png(scale: Double, screenScale: Double? = nil) throws -> Data {
        let factor = (screenScale ?? scale) / scale
        let isWhole = factor > 1 && factor == factor.rounded() && factor <= 4
        guard isWhole else { return try drawnPNG(of: list, size: size, scale: scale) }
        let drawn = try renderer.render(list, size: size, scale: scale * factor, background: nil)
        return Data(try ImageEncoder().png(drawn.reduced(by: Int(factor))))
    }
}

/// Draws a view alone, without what is in it, as a PNG.
///
/// - Throws: as `renderPNG(of:scale:)`.
@MainActor package func renderOwnPNG(of view: UIView, scale: Double) throws -> Data {
    try drawnPNG(of: view.ownDisplayList(), size: view.bounds.size, scale: scale)
}
