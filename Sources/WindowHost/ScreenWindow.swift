import CSDL2
import Foundation
import Graphics

/// A window of the desk and the picture in it.
///
/// Invariant: the texture is as large as the picture that was shown last.
@MainActor final class ScreenWindow {
    private let window: OpaquePointer
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var textureSize = (width: 0, height: 0)
    /// Whether showing a picture waits for the display.
    let waitsForDisplay: Bool
    /// Frames a second of the display that the window is on; 60 where the system doesn't say.
    let refreshRate: Double

    /// - Parameter size: points of the desk.
    init(title: String, size: CGSize) throws(WindowError) {
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        guard
            let window = SDL_CreateWindow(
                title, Self.centered, Self.centered, Int32(size.width.rounded()), Int32(size.height.rounded()), flags)
        else { throw .noWindow(WindowError.lastReason) }
        let accelerated = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
        guard
            let renderer = SDL_CreateRenderer(window, -1, accelerated)
                ?? SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
        else {
            let reason = WindowError.lastReason
            SDL_DestroyWindow(window)
            throw .noWindow(reason)
        }
        var information = SDL_RendererInfo()
        SDL_GetRendererInfo(renderer, &information)
        waitsForDisplay = information.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
        var mode = SDL_DisplayMode()
        let isKnown = SDL_GetWindowDisplayMode(window, &mode) == 0 && mode.refresh_rate >= 20
        refreshRate = isKnown ? Double(mode.refresh_rate) : 60
        self.window = window
        self.renderer = renderer
        SDL_StartTextInput()
    }

    /// SDL_WINDOWPOS_CENTERED, which is a macro.
    private static let centered: Int32 = 0x2FFF_0000

    func close() {
        if let texture { SDL_DestroyTexture(texture) }
        texture = nil
        SDL_DestroyRenderer(renderer)
        SDL_DestroyWindow(window)
    }

    /// Points of the desk.
    var size: CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(window, &width, &height)
        return CGSize(width: Int(width), height: Int(height))
    }

    func resize(to size: CGSize) {
        SDL_SetWindowSize(window, Int32(size.width.rounded()), Int32(size.height.rounded()))
    }

    /// What the picture has to fill.
    var pixelSize: (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetRendererOutputSize(renderer, &width, &height)
        return (Int(width), Int(height))
    }

    /// Points of the desk that windows may cover.
    static var usableSize: CGSize? {
        var bounds = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return nil }
        return CGSize(width: Int(bounds.w), height: Int(bounds.h))
    }

    /// Shows an opaque picture, its top-left pixel in the window's.
    func show(_ bitmap: Bitmap) throws(WindowError) {
        if texture == nil || textureSize != (bitmap.width, bitmap.height) {
            if let texture { SDL_DestroyTexture(texture) }
            // Bitmaps are bytes of red, green, blue and alpha, whatever the order of numbers.
            let format = SDL_BYTEORDER == SDL_LIL_ENDIAN ? SDL_PIXELFORMAT_ABGR8888 : SDL_PIXELFORMAT_RGBA8888
            texture = SDL_CreateTexture(
                renderer, format.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(bitmap.width),
                Int32(bitmap.height))
            guard texture != nil else { throw .noWindow(WindowError.lastReason) }
            textureSize = (bitmap.width, bitmap.height)
        }
        SDL_UpdateTexture(texture, nil, bitmap.pixels, Int32(bitmap.width * 4))
        show()
    }

    /// Shows the same picture again.
    func show() {
        SDL_RenderClear(renderer)
        if let texture {
            var place = SDL_Rect(x: 0, y: 0, w: Int32(textureSize.width), h: Int32(textureSize.height))
            SDL_RenderCopy(renderer, texture, nil, &place)
        }
        SDL_RenderPresent(renderer)
    }
}
