import CSDL2
import Foundation

/// A window of the desk and the picture in it.
@MainActor final class ScreenWindow {
    private let window: OpaquePointer
    let picture: any WindowPicture
    /// Pixels of the picture that is shown; nil before the first.
    private(set) var pictureSize: (width: Int, height: Int)?
    /// Frames a second of the display that the window is on; 60 where the system doesn't say.
    let refreshRate: Double

    /// - Parameter size: points of the desk.
    init(title: String, size: CGSize) throws(WindowError) {
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        guard
            let window = SDL_CreateWindow(
                title, Self.centered, Self.centered, Int32(size.width.rounded()), Int32(size.height.rounded()), flags)
        else { throw .noWindow(WindowError.lastReason) }
        guard let picture = Self.picture(in: window) else {
            let reason = WindowError.lastReason
            SDL_DestroyWindow(window)
            throw .noWindow(reason)
        }
        var mode = SDL_DisplayMode()
        let isKnown = SDL_GetWindowDisplayMode(window, &mode) == 0 && mode.refresh_rate >= 20
        refreshRate = isKnown ? Double(mode.refresh_rate) : 60
        self.window = window
        self.title = title
        self.picture = picture
        SDL_StartTextInput()
    }

    /// The graphics card's; where there is none, the desk's own memory, or SDL's copying where that has other pixels.
    private static func picture(in window: OpaquePointer) -> (any WindowPicture)? {
        let accelerated = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
        if let renderer = SDL_CreateRenderer(window, -1, accelerated) {
            if !isComputed(renderer) { return TexturePicture(renderer) }
            SDL_DestroyRenderer(renderer)
        }
        if let picture = SurfacePicture(window) { return picture }
        return SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue).map(TexturePicture.init)
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
        picture.close()
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

    /// The size that a picture has to have now, in the window's pixels.
    var pixelSize: (width: Int, height: Int) { picture.pixelSize }

    /// True if showing a picture waits for the display.
    var waitsForDisplay: Bool { picture.waitsForDisplay }

    /// Points of the desk that windows may cover.
    static var usableSize: CGSize? {
        var bounds = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return nil }
        return CGSize(width: Int(bounds.w), height: Int(bounds.h))
    }

    /// Shows an opaque picture as large as the window.
    ///
    /// - Parameter draw: draws into the memory, which holds the picture before where `isKept` says so, and returns the
    ///   rectangles of pixels outside of which it wrote nothing; nil for everything.
    func show(_ draw: (PictureMemory) throws -> [CGRect]?) throws {
        let memory = try picture.memory()
        guard memory.width > 0, memory.height > 0 else { return }
        picture.show(try draw(memory))
        pictureSize = (memory.width, memory.height)
    }

    /// Shows the same picture again.
    func show() { picture.show(nil) }
}
