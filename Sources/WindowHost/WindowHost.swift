import CSDL2
import CairoRenderer
import Foundation
import Graphics
public import HeadlessHost
import UIKit

/// Shows a device in a window of the desk, and gives it the user's mouse, fingers and keys.
///
/// The device is a `HeadlessHost`: the same frames, the same events at the same times leave the same trace in a window
/// and without one. The window adds real time, pictures, and input.
///
///     let host = try HeadlessHost(device: "iphone-15")
///     host.show(controller)
///     try WindowHost(host, title: "Rivers").run()
@MainActor public final class WindowHost {
    /// The device that the window shows.
    public let host: HeadlessHost
    /// Real seconds of the frames that were shown.
    public internal(set) var statistics = FrameStatistics()
    /// The user's actions, with the host's times, where they are recorded.
    public internal(set) var recording: HostScript?
    /// Called once in each frame, before it is drawn: work of the program's own.
    public var everyFrame: (() -> Void)?
    /// Called where the user asks for the screen anew (Ctrl R); nil where there is no such thing.
    public var onRestart: (() -> Void)?
    /// Called where the user asks for the inspector (F12); nil where there is none.
    public var onInspect: (() -> Void)?
    /// The name of the program in the window's title.
    let title: String
    var overlay = WindowOverlay()

    let window: ScreenWindow
    var input = InputTranslation()
    var isClosed = false
    /// Real time at the host's zero.
    var start = 0.0
    private let renderer = CairoRenderer()
    /// The picture in the window, and its size in pixels.
    private(set) var shown: (list: DisplayList, width: Int, height: Int)?
    /// Points of the desk a point of the device.
    private var zoom: Double
    /// The zoom was chosen, and stays whatever the device.
    private let isZoomChosen: Bool

    /// The reason why a window can't be opened; nil if it can.
    public static var obstacle: WindowError? {
        guard SDL_WasInit(SDL_INIT_VIDEO) == 0 else { return nil }
        let environment = ProcessInfo.processInfo.environment
        // Wayland's library writes an error of its own where it is asked without a directory for its socket.
        guard displayVariables.contains(where: { environment[$0]?.isEmpty == false }) else {
            return .noDisplay("none of \(displayVariables.joined(separator: ", ")) is set")
        }
        SDL_SetMainReady()
        // Touches come as touches, not as mouse clicks too.
        SDL_SetHint("SDL_TOUCH_MOUSE_EVENTS", "0")
        SDL_SetHint("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
        guard SDL_Init(SDL_INIT_VIDEO) == 0 else { return .noDisplay(WindowError.lastReason) }
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
        guard takesUnseenDisplay || (driver != "dummy" && driver != "offscreen") else {
            SDL_QuitSubSystem(SDL_INIT_VIDEO)
            return .noDisplay("SDL's video driver is '\(driver)'")
        }
        return nil
    }

    /// The variables of the environment by which a display is found.
    private static let displayVariables = ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER"]

    /// True if an invisible display will do, such as SDL's dummy: for tests.
    package static var takesUnseenDisplay = false

    /// Opens a window as large as the device, or as the desk has room for.
    ///
    /// The picture has the pixels that the display gives to the window, several a point where the desk is scaled.
    ///
    /// - Parameters:
    ///   - zoom: points of the desk a point of the device, whatever room there is; nil for 1 where there is room.
    ///   - refreshRate: frames a second; nil for the display's.
    /// - Throws: `WindowError`.
    public init(
        _ host: HeadlessHost, title: String, zoom chosenZoom: Double? = nil, refreshRate chosenRate: Double? = nil
    ) throws {
        if let chosenZoom {
            precondition(chosenZoom > 0 && chosenZoom.isFinite, "a zoom of \(chosenZoom) leaves no window")
        }
        if let chosenRate { precondition(chosenRate > 0, "a window can't show \(chosenRate) frames a second") }
        if let obstacle = Self.obstacle { throw obstacle }
        self.host = host
        self.title = title
        host.drawsStatusBar = true
        let size = host.screenSize
        zoom = chosenZoom ?? Self.zoom(for: size)
        isZoomChosen = chosenZoom != nil
        // Events of an earlier window are nobody's.
        SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
        window = try ScreenWindow(title: title, size: CGSize(width: size.width * zoom, height: size.height * zoom))
        refreshRate = chosenRate ?? window.refreshRate
        host.frameDuration = 1 / refreshRate
        adoptSurroundings()
        try draw()
    }

    /// The largest zoom up to 1 at which the desk has room for a device.
    private static func zoom(for size: CGSize) -> Double {
        let room = ScreenWindow.usableSize ?? size
        return min(1, Double(room.width / size.width), Double(room.height / size.height))
    }

    /// The app finds the date, language and time zone of the desk, and addresses that it opens are the desk's to open.
    private func adoptSurroundings() {
        UIApplication.shared.surroundings = DeviceSurroundings(
            start: Date().addingTimeInterval(-host.time), locale: .current, timeZone: .current)
        UIApplication.shared.externalURLs.opener = { SDL_OpenURL($0.absoluteString) == 0 }
    }

    /// Keeps what the user does from now on.
    ///
    /// - Parameter earlier: what was done before, which the recording begins with.
    public func keepRecording(after earlier: HostScript = HostScript([])) { recording = earlier }

    /// Frames a second that are shown.
    public let refreshRate: Double

    /// Opens an address in the desk's browser.
    package func open(_ address: URL) { SDL_OpenURL(address.absoluteString) }

    /// Closes the window; the host stays, with a device's own date and language again.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        UIApplication.shared.surroundings = DeviceSurroundings()
        UIApplication.shared.externalURLs.opener = nil
        host.frameHandler = nil
        window.close()
    }

    /// Draws what the device shows, where it isn't what the window shows already.
    func draw() throws {
        nameWindow()
        let isDark = host.shownWindow.traitCollection.userInterfaceStyle == .dark
        let list = overlay.over(host.displayList(), of: host.profile, isDark: isDark)
        let (width, height) = window.pixelSize
        let former = shown.flatMap { $0.width == width && $0.height == height ? $0.list : nil }
        if former == list {
            if window.waitsForDisplay { window.show() }
            return
        }
        guard width > 0, height > 0 else { return }
        // Nothing is known of a picture that couldn't be drawn to its end.
        shown = nil
        try window.show { memory in
            let scale = Double(memory.width) / Double(host.screenSize.width)
            if let former, memory.isKept {
                return try renderer.redraw(
                    list, over: former, width: memory.width, height: memory.height, scale: scale, background: .black,
                    into: memory.start, bytesPerRow: memory.bytesPerRow)
            }
            try renderer.draw(
                list, width: memory.width, height: memory.height, scale: scale, background: .black, into: memory.start,
                bytesPerRow: memory.bytesPerRow)
            return nil
        }
        shown = (list, width, height)
    }

    /// The window has other memory than the one that was drawn in.
    func forgetPicture() { shown = nil }

    /// A place of the window in the device's points.
    func devicePoint(_ x: Double, _ y: Double) -> CGPoint {
        let size = window.size
        guard size.width > 0 else { return .zero }
        let factor = host.screenSize.width / size.width
        return CGPoint(x: x * factor, y: y * factor)
    }

    /// The window was resized by the user: the device follows, turned or of a free size.
    func windowWasResized() -> HostEvent? {
        let wanted = wantedSize
        guard wanted != host.screenSize else { return nil }
        return isEdgeHeld ? .resizing(wanted) : .resize(wanted)
    }

    /// The user let go of the window's edge; nil while it is held, or where it wasn't.
    func edgeWasReleased() -> HostEvent? {
        UIApplication.shared.isSceneBeingResized && !isEdgeHeld ? .resize(wantedSize) : nil
    }

    /// The scene took another size than the window's: the window follows.
    func sceneWasLimited() { if wantedSize != host.screenSize { deviceWasResized() } }

    /// The size that the window has for the app, in the device's points.
    private var wantedSize: CGSize {
        let size = window.size
        return CGSize(width: (size.width / zoom).rounded(), height: (size.height / zoom).rounded())
    }

    /// True while the desk's pointer has its first button down and the app hasn't got it.
    private var isEdgeHeld: Bool { !input.isTouching && SDL_GetGlobalMouseState(nil, nil) & 1 != 0 }

    /// The device was turned, or is another: the window follows.
    func deviceWasResized() {
        let size = host.screenSize
        if !isZoomChosen { zoom = Self.zoom(for: size) }
        window.resize(to: CGSize(width: size.width * zoom, height: size.height * zoom))
    }

    static var realTime: Double {
        Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
    }
}
