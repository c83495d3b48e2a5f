import CSDL2
import Foundation

/// The picture of a window in memory, which stays from one frame to the next, and its way onto the screen.
@MainActor protocol WindowPicture: AnyObject {
    /// The size that the window has now, in its pixels.
    var pixelSize: (width: Int, height: Int) { get }

    /// True if showing the picture waits for the display.
    var waitsForDisplay: Bool { get }

    /// The memory for a picture as large as the window: pixels are numbers `0xAARRGGBB`, of which the alpha counts for nothing.
    func memory() throws(WindowError) -> PictureMemory

    /// Shows the memory's content.
    ///
    /// - Parameter areas: the rectangles of pixels that changed; nil for everything.
    func show(_ areas: [CGRect]?)

    func close()
}

/// Memory that a picture is drawn in, until the next call of its owner.
struct PictureMemory {
    let start: UnsafeMutableRawPointer
    let width: Int
    let height: Int
    let bytesPerRow: Int
    /// True if it is the memory that was handed out last, with its content.
    let isKept: Bool
}

/// The memory of the desk itself: what changes in it costs one copy.
final class SurfacePicture: WindowPicture {
    private let window: OpaquePointer
    private var last: UnsafeMutableRawPointer?
    let waitsForDisplay = false

    /// Nil where the desk's pixels aren't such numbers.
    init?(_ window: OpaquePointer) {
        // SDL's own way to the screen without a graphics card's help.
        SDL_SetHint("SDL_FRAMEBUFFER_ACCELERATION", "software")
        guard let format = SDL_GetWindowSurface(window)?.pointee.format?.pointee, format.BytesPerPixel == 4,
            format.Rmask == 0xff_0000, format.Gmask == 0xff00, format.Bmask == 0xff
        else { return nil }
        self.window = window
    }

    var pixelSize: (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSizeInPixels(window, &width, &height)
        return (Int(width), Int(height))
    }

    func memory() throws(WindowError) -> PictureMemory {
        guard let surface = SDL_GetWindowSurface(window)?.pointee, let start = surface.pixels else {
            throw .noWindow(WindowError.lastReason)
        }
        defer { last = start }
        return PictureMemory(
            start: start, width: Int(surface.w), height: Int(surface.h), bytesPerRow: Int(surface.pitch),
            isKept: last == start)
    }

    func show(_ areas: [CGRect]?) {
        guard let areas else {
            SDL_UpdateWindowSurface(window)
            return
        }
        let rectangles = areas.map(SDL_Rect.init)
        SDL_UpdateWindowSurfaceRects(window, rectangles, Int32(rectangles.count))
    }

    /// The window takes its memory with it.
    func close() {}
}

/// A texture of the graphics card, which takes what changes from memory of our own.
///
/// Invariant: the texture is as large as `memory`.
final class TexturePicture: WindowPicture {
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var kept: UnsafeMutableRawPointer?
    private var size = (width: 0, height: 0)
    let waitsForDisplay: Bool

    init(_ renderer: OpaquePointer) {
        self.renderer = renderer
        var information = SDL_RendererInfo()
        SDL_GetRendererInfo(renderer, &information)
        waitsForDisplay = information.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    }

    var pixelSize: (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetRendererOutputSize(renderer, &width, &height)
        return (Int(width), Int(height))
    }

    func memory() throws(WindowError) -> PictureMemory {
        let wanted = pixelSize
        if let kept, texture != nil, size == wanted { return handedOut(kept, isKept: true) }
        release()
        texture = SDL_CreateTexture(
            renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
            Int32(wanted.width), Int32(wanted.height))
        guard texture != nil, let made = malloc(max(1, wanted.width * wanted.height * 4)) else {
            throw .noWindow(WindowError.lastReason)
        }
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
        (kept, size) = (made, wanted)
        return handedOut(made, isKept: false)
    }

    private func handedOut(_ start: UnsafeMutableRawPointer, isKept: Bool) -> PictureMemory {
        PictureMemory(
            start: start, width: size.width, height: size.height, bytesPerRow: size.width * 4, isKept: isKept)
    }

    func show(_ areas: [CGRect]?) {
        guard let texture, let kept else { return }
        let all = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        for area in areas ?? [all] {
            var rectangle = SDL_Rect(area)
            let first = kept + (Int(rectangle.y) * size.width + Int(rectangle.x)) * 4
            SDL_UpdateTexture(texture, &rectangle, first, Int32(size.width * 4))
        }
        SDL_RenderClear(renderer)
        var place = SDL_Rect(all)
        SDL_RenderCopy(renderer, texture, nil, &place)
        SDL_RenderPresent(renderer)
    }

    func close() {
        release()
        SDL_DestroyRenderer(renderer)
    }

    private func release() {
        if let texture { SDL_DestroyTexture(texture) }
        free(kept)
        (texture, kept) = (nil, nil)
    }
}

extension SDL_Rect {
    /// A rectangle of whole pixels.
    fileprivate init(_ rect: CGRect) {
        self.init(x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width), h: Int32(rect.height))
    }
}
