import CSDL2

/// The reason why no window can be had.
public enum WindowError: Error, Hashable, CustomStringConvertible {
    /// No display, or one that SDL can't use; SDL's own words.
    case noDisplay(String)
    /// The desktop gives no window; its reason is in the text.
    case noWindow(String)

    /// The reason in a sentence, with what to do.
    public var description: String {
        switch self {
        case .noDisplay(let reason):
            "No window can be opened: \(reason). A display is needed (DISPLAY or WAYLAND_DISPLAY); "
                + "without one, 'xvfb-run' brings a virtual one."
        case .noWindow(let reason): "The window can't be made: \(reason)."
        }
    }

    static var lastReason: String { String(cString: SDL_GetError()) }
}
