import CSDL2
import Foundation

/// A window of the desk and the picture in it.
///
/// Invariant: the texture is as large as the picture that was shown last.
@MainActor final class ScreenWindow {
    private let window: OpaquePointer
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var textureSize = (width: 0, height: 0)
    /// True if showing a picture waits for the display.
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
        guard let renderer = Self.renderer(for: window) else {
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
        self.title = title
        self.renderer = renderer
        SDL_StartTextInput()
    }

    /// The graphics card's; where there is none, SDL's own copying, which costs less than drawing triangles by hand.
    private static func renderer(for window: OpaquePointer) -> OpaquePointer? {
        let accelerated = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
        if let renderer = SDL_CreateRenderer(window, -1, accelerated) {
            guard isComputed(renderer) else { return renderer }
            SDL_DestroyRenderer(renderer)
        }
        SDL_SetHint("SDL_FRAMEBUFFER_ACCELERATION", "software")
        return SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue)
    }

    /// True if an OpenGL that calls itself accelerated is Mesa's on the processor.
    private static func isComputed(_ renderer: OpaquePointer) -> Bool {
        var information = SDL_RendererInfo()
        SDL_GetRendererInfo(renderer, &information)
        guard let name = information.name, String(cString: name).hasPrefix("opengl"),
            let address = SDL_GL_GetProcAddress("glGetString")
        else { return false }
        typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
        let nameOfRenderer: UInt32 = 0x1F01
        guard let text = unsafeBitCast(address, to: GetString.self)(nameOfRenderer) else { return false }
        let description = String(cString: text).lowercased()
        return ["llvmpipe", "softpipe", "swrast", "software"].contains { description.contains($0) }
    }

    /// SDL_WINDOWPOS_CENTERED, which is a macro.
    private static let centered: Int32 = 0x2FFF_0000

    /// The words in the window's frame.
    var title: String {
        didSet { if title != oldValue { setTitle() } }
    }

    /// X11 takes a title that isn't ASCII only in a locale that has its letters; a program begins in one without.
    private func setTitle() {
        let former = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
        setlocale(LC_CTYPE, "C.UTF-8")
        SDL_SetWindowTitle(window, title)
        if let former { setlocale(LC_CTYPE, former) }
    }

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

    /// The size of the picture in the window's pixels.
    var pixelSize: (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetRendererOutputSize(renderer, &width, &height)
        return (Int(width), Int(height))
    }

    /// Pixels of the picture that is shown; nil before the first.
    var pictureSize: (width: Int, height: Int)? { texture == nil ? nil : textureSize }

    /// Points of the desk that windows may cover.
    static var usableSize: CGSize? {
        var bounds = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return nil }
        return CGSize(width: Int(bounds.w), height: Int(bounds.h))
    }

    /// Shows an opaque picture as large as the window.
    ///
    /// - Parameter draw: draws all of it into memory: pixels are numbers `0xAARRGGBB`, then the bytes of a row.
    func show(
        width: Int, height: Int, _ draw: (_ memory: UnsafeMutableRawPointer, _ bytesPerRow: Int) throws -> Void
    ) throws {
        if texture == nil || textureSize != (width, height) {
            if let texture { SDL_DestroyTexture(texture) }
            texture = SDL_CreateTexture(
                renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width),
                Int32(height))
            guard texture != nil else { throw WindowError.noWindow(WindowError.lastReason) }
            SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
            textureSize = (width, height)
        }
        var memory: UnsafeMutableRawPointer?
        var bytesPerRow: Int32 = 0
        guard SDL_LockTexture(texture, nil, &memory, &bytesPerRow) == 0, let memory else {
            throw WindowError.noWindow(WindowError.lastReason)
        }
        do {
            defer { SDL_UnlockTexture(texture) }
            try draw(memory, Int(bytesPerRow))
        }
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
