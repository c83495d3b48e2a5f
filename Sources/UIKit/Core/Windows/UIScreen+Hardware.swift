/// A mode of a screen.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
    /// In pixels.
    public let size: CGSize
    /// The ratio of a pixel's width to its height.
    public var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}

/// Values of the hardware: the simulated device has one screen of 60 frames a second.
extension UIScreen {
    public class var screens: [UIScreen] { [main] }
    /// The screen below the status bar.
    public var applicationFrame: CGRect {
        let hidden = UIStatusBarManager().statusBarFrame.height
        return CGRect(x: 0, y: hidden, width: bounds.width, height: bounds.height - hidden)
    }
    public var maximumFramesPerSecond: Int { 60 }
    /// A Boolean value that indicates whether the screen is recorded.
    public var isCaptured: Bool { false }
    /// The screen that this one mirrors.
    public var mirrored: UIScreen? { nil }
    public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    public var preferredMode: UIScreenMode? { currentMode }
    public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
    /// Calls a method once for each frame of this screen.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
        "UIScreenBrightnessDidChangeNotification")
    public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
        "UIScreenCapturedDidChangeNotification")
    public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
    public nonisolated static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
}
