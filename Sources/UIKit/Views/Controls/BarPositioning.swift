public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1

    /// The older name of `black`.
    public static var blackOpaque: UIBarStyle { .black }
    /// The older way to ask for `black` and `isTranslucent`, which bars are unless they are told otherwise.
    public static var blackTranslucent: UIBarStyle { .black }
}

public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// The position of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
