import Foundation
import Graphics
public import HostServices
public import LayoutTrace
import UIKit

/// A device without a screen: a manual clock, scripted touches, a main queue that is drained on demand.
///
/// Deterministic: time passes only in `advance(by:)` and in scripts, frames are `frameDuration` apart, and layout is done
/// after events and blocks as on a device. There is one at a time, since an app has one screen: a new one ends all motion,
/// waiting and touching of the one before.
@MainActor public final class HeadlessHost {
    /// Seconds between frames; must be positive.
    public var frameDuration: TimeInterval = 1.0 / 60 {
        didSet { precondition(frameDuration > 0, "frames are \(frameDuration) s apart; time wouldn't pass") }
    }
    /// Seconds since the host was made.
    public private(set) var time: TimeInterval = 0
    /// The window that fills the screen.
    public let window: UIWindow
    /// The device's location, network and notifications, and what its user allows.
    public let services = HostServices()
    /// The device as it was chosen.
    var upright: DeviceProfile
    /// The present device: upright or turned, or a window of another size.
    var device: DeviceProfile
    var haptics: [HapticEvent] = []
    /// True if pictures of the screen show the status bar that the system draws over an app: the time 9:41, signal,
    /// network and battery. Windows and the gallery set it; snapshots don't show it.
    public var drawsStatusBar = false
    /// The status bar that was drawn last; most frames draw the same one again.
    var drawnStatusBar: DrawnStatusBar?
    var storedAnswers: RequestAnswers?
    /// Called at the end of each frame: a window draws then.
    package var frameHandler: (() -> Void)?

    /// Names that a host can be made with.
    public static var deviceNames: [String] { DeviceProfile.all.map(\.name) }

    /// - Parameter release: the release of iOS whose numbers, looks and texts are followed while this host lasts. One that
    ///   the device never ran is followed too, with a warning in the log. nil for iOS 26, or for what the device ran nearest
    ///   to that; an app that asks for more gets the lowest that it runs on.
    /// - Throws: `HostError.unknownDevice`.
    public init(device name: String = "iphone-se2", release: SystemRelease? = nil) throws {
        guard let device = DeviceProfile.named(name) else { throw HostError.unknownDevice(name) }
        upright = device
        self.device = device
        earlierWindows = UIApplication.shared.windows.map { EarlierWindow(window: $0) }
        Self.current?.windowsAtItsEnd = earlierWindows
        Self.current?.leaveSettings()
        Self.current?.leaveScreen()
        earlierDevice = UIScreen.main.device
        UIScreen.main.device = device
        UIApplication.shared.restart()
        window = UIWindow(frame: UIScreen.main.sceneBounds)
        UIApplication.shared.withdraw(window)
        Self.current?.leaveRelease()
        Self.current?.closeLog()
        Self.current = self
        ScreenLog.begin()
        services.becomeCurrent()
        AnsweringProtocol.register()
        if let release {
            follow(release)
        } else if BehaviourProfile.chosen == nil {
            isStandardRelease = true
            follow(.standard(on: device))
        }
        UIApplication.shared.feedbackObserver = { [weak self] in self?.noteFeedback($0) }
    }

    /// The device ends, and with it the windows that were made for it; those of an earlier or a later device stay.
    isolated deinit {
        let known = windowsAtItsEnd?.compactMap(\.window) ?? UIApplication.shared.windows
        let earlier = earlierWindows.compactMap(\.window)
        UIApplication.shared.endDevice(with: known.filter { window in !earlier.contains { $0 === window } })
        if let ownTracer, Trace.tracer === ownTracer { Trace.tracer = nil }
        leaveSettings()
        leaveScreen()
        leaveRelease()
        closeLog()
    }

    /// Gives the screen back to the device that it showed before this host.
    private func leaveScreen() {
        guard let earlierDevice else { return }
        self.earlierDevice = nil
        if UIScreen.main.device == device { UIScreen.main.device = earlierDevice }
    }

    /// The screen's device before this host; nil once another host has the screen.
    private var earlierDevice: DeviceProfile?

    private func closeLog() {
        guard hasLog else { return }
        hasLog = false
        ScreenLog.end()
    }

    /// True until another host is made, or this one ends.
    private var hasLog = true

    /// The settings that this host chose, and those before its first choice; nil if it chose none, or it has ended.
    var settingsChoice: (own: DeviceSettings, earlier: DeviceSettings)?

    /// The release that this host chose, and the one before it; nil if it chose none, or it has ended.
    private var releaseChoice: (own: BehaviourProfile, earlier: BehaviourProfile?)?
    /// True if nobody chose the release.
    private var isStandardRelease = false

    func follow(_ release: SystemRelease) {
        let earlier = releaseChoice.map(\.earlier) ?? BehaviourProfile.chosen
        BehaviourProfile.current = BehaviourProfile(release: release)
        releaseChoice = (BehaviourProfile.current, earlier)
        if let warning = device.mismatch(with: release) { UIKitLog.write(warning) }
    }

    /// Returns to the release from before this host's choice.
    private func leaveRelease() {
        guard let choice = releaseChoice else { return }
        releaseChoice = nil
        if BehaviourProfile.chosen == choice.own { BehaviourProfile.chosen = choice.earlier }
    }

    /// The release that is followed.
    public var release: SystemRelease { BehaviourProfile.current.release }

    /// The tracer that was set through this host, and ends with it.
    private var ownTracer: LayoutTracer?

    private struct EarlierWindow {
        weak var window: UIWindow?
    }

    /// The app's windows when this host was made.
    private let earlierWindows: [EarlierWindow]
    /// The app's windows when the next host was made; nil while there is none.
    private var windowsAtItsEnd: [EarlierWindow]?

    /// The one that was made last, as long as it is kept.
    private static weak var current: HeadlessHost?

    /// Receives what layout does, with the host's time; nil, the standard, costs nothing.
    ///
    /// Views are numbered from 1 for each tracer: the same screen and script leave the same trace.
    public var tracer: LayoutTracer? {
        get { Trace.tracer }
        set {
            newValue?.time = time
            ownTracer = newValue
            Trace.tracer = newValue
        }
    }

    /// The device as layout sees it at present, turned or resized.
    package var profile: DeviceProfile { device }

    /// Points.
    public var screenSize: CGSize { device.size }
    /// Pixels a point.
    public var scale: Double { Double(device.scale) }

    /// Shows a controller as the window's root, as far as a first layout and what it brings.
    public func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        settle()
    }

    /// Starts an app: its delegate is called, and shows a window of its own, or its scenes' delegates do.
    ///
    /// - Parameters:
    ///   - information: the contents of the app's `Info.plist`: its main storyboard, its scenes.
    ///   - module: the value of `$(PRODUCT_MODULE_NAME)` in it.
    public func launch(
        _ delegate: any UIApplicationDelegate, information: [String: Any] = [:], module: String = ""
    ) {
        if let name = information["MinimumOSVersion"] as? String { meet(minimum: name) }
        UIApplication.shared.launch(delegate, information: information, module: module)
        // Provenance: claimed — the first layout before the main queue's blocks: stacks in crash reports have it below UIApplication's
        // `_firstCommitBlock`, a block of the run loop, which performs those before it turns to the queue; and a public app draws by
        // the bounds of a view that it shows in a block of its launch.
        // Provenance: claimed — `viewDidAppear` after these blocks: stacks have it below `_afterCACommitHandler`, an observer of the
        // run loop's sleep; and a public app selects there a segment that a block of its `viewDidLoad` has added.
        // Source: boredarthur/currency-converter-ios, CurrencyConverterHeaderView.swift and README.md.
        UIApplication.shared.layOutWindows()
        settle()
    }

    /// Follows the lowest release that an app runs on, unless somebody chose another; where there is none, the log says so.
    private func meet(minimum name: String) {
        guard let minimum = SystemRelease(name) else {
            // Older than all that are known is met by any.
            if let major = Int(name.prefix { $0.isNumber }), major <= release.major { return }
            if isStandardRelease, let newest = SystemRelease.all.last { follow(.standard(on: device, minimum: newest)) }
            return UIKitLog.write(
                "The app runs on iOS \(name) and later; it is shown under \(release) all the same. "
                    + SystemRelease.refusal(of: name))
        }
        guard minimum.major > release.major else { return }
        if isStandardRelease {
            follow(.standard(on: device, minimum: minimum))
        } else {
            UIKitLog.write("The app runs on iOS \(name) and later; it is shown under \(release) all the same.")
        }
    }

    /// The app is no longer seen.
    public func enterBackground() {
        UIApplication.shared.enterBackground()
        settle()
    }

    /// The app is seen again, and active.
    public func enterForeground() {
        UIApplication.shared.enterForeground()
        settle()
    }

    /// Something else takes touches and keys, until `becomeActive()`.
    public func resignActive() {
        UIApplication.shared.resignActive()
        settle()
    }

    /// Brings the app back to the foreground, as at its launch.
    public func becomeActive() {
        UIApplication.shared.becomeActive()
        settle()
    }

    /// The app ends.
    public func terminate() {
        UIApplication.shared.terminate()
        settle()
    }

    /// Sends the app a memory warning.
    public func warnOfMemory() {
        UIApplication.shared.receiveMemoryWarning()
        settle()
    }

    /// A turn of the loop: what waits in the main queue, in order, then pending layout.
    public func settle() { Self.turnLoop() }

    /// The same without a host at hand.
    package static func turnLoop() {
        MainQueue.drain()
        UIApplication.shared.commit()
    }

    /// Lets time pass on the host at hand, or where there is none.
    package static func letTimePass(_ duration: TimeInterval) {
        if let current { return current.advance(by: duration) }
        let start = UIApplication.shared.now
        for frame in 1...max(1, Int((duration * 60).rounded())) {
            UIApplication.shared.advance(to: min(start + duration, start + Double(frame) / 60))
            turnLoop()
        }
    }

    /// Lets time pass, frame by frame.
    public func advance(by duration: TimeInterval) {
        let end = time + duration
        while time < end - 1e-9 {
            time = min(end, time + frameDuration)
            tracer?.time = time
            UIApplication.shared.advance(to: time)
            settle()
            frameHandler?()
        }
    }

    /// Lays out what is due, and lets time pass until nothing moves by itself, ten seconds at most.
    public func advanceUntilStill() {
        settle()
        var left = 10.0
        while UIApplication.shared.isAnimating, left > 0 {
            advance(by: frameDuration)
            left -= frameDuration
        }
    }

    /// Waits, in real time, for work on other threads; everything else about the host is independent of real time.
    ///
    /// - Returns: true if the condition came true in time.
    @discardableResult
    public func wait(upTo limit: TimeInterval, until condition: () -> Bool) -> Bool {
        let end = Date().addingTimeInterval(limit)
        // A busy machine's run loop may miss its own end, and would sleep for ever; a timer wakes it again.
        let beat = Timer(timeInterval: 0.05, repeats: true) { _ in }
        RunLoop.main.add(beat, forMode: .default)
        defer { beat.invalidate() }
        while !condition() {
            guard Date() < end else { return false }
            _ = RunLoop.main.run(mode: .default, before: Date().addingTimeInterval(0.005))
            settle()
        }
        return true
    }

    /// The window on the screen: the app's, if it made one, else the host's.
    public var shownWindow: UIWindow {
        let shown = UIApplication.shared.keyWindow ?? window
        return shown.isHidden ? window : shown
    }

    /// The window as a PNG of the screen's pixels, at the present moment of what moves.
    public func png() throws -> Data {
        settle()
        return try screenPNG(scale: scale)
    }

    /// The window as drawing commands, at the present moment of what moves.
    public func displayList() -> DisplayList {
        settle()
        return screenList()
    }

    /// The window's views, a line each, indented by their depth: class, frame, what is hidden or transparent.
    public func textDump() -> String {
        settle()
        return shownWindow.frameDump()
    }
}

/// The reason why a host can't do something.
public enum HostError: Error, CustomStringConvertible {
    /// A name that no device has.
    case unknownDevice(String)
    /// No element of the screen has this label or identifier; what is there is read out.
    case noElement(String, known: [String])
    /// The list of a folder with answers to requests can't be read.
    case unreadableAnswers(String, reason: String)

    /// The reason in a sentence, with what to do.
    public var description: String {
        switch self {
        case .unknownDevice(let name):
            let known = DeviceProfile.all.map(\.name)
            return "There is no device '\(name)'. Devices: \(known.joined(separator: ", "))."
        case .noElement(let label, let known):
            let lines = known.map { "\n  " + $0 }.joined()
            return "Nothing on the screen is called '\(label)'. VoiceOver reads:\(lines)"
        case .unreadableAnswers(let path, let reason):
            return "\(path) isn't a list of answers: \(reason)."
        }
    }
}

/// The main dispatch queue, drained to its end at a known moment.
@MainActor enum MainQueue {
    private final class Mark: @unchecked Sendable {
        var isReached = false
    }

    /// Runs the blocks that are waiting at the time of the call, in order.
    ///
    /// Inside a block of that queue, as in an asynchronous test, nothing can be drained: the queue continues when the
    /// block ends or awaits.
    static func drain() {
        guard RunLoop.main.currentMode == nil else { return }
        let mark = Mark()
        DispatchQueue.main.async { mark.isReached = true }
        var turns = 0
        while !mark.isReached, turns < 1000 {
            _ = RunLoop.main.run(mode: .default, before: Date())
            turns += 1
        }
    }
}
