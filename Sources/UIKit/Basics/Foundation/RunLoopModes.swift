extension RunLoop.Mode {
    /// The mode of UIKit's run loop while a person scrolls; here it is one more that nothing runs in.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
