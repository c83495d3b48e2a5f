import HeadlessHost
import UIKit

/// A screen of its own for one snapshot; the program's screen is as before afterwards.
@MainActor package enum SnapshotStage {
    /// Shows a controller on a device, laid out, and hands over its view.
    ///
    /// Runs the main queue's blocks first, twice: layout may have added some.
    package static func show<Result>(
        _ controller: UIViewController, on config: ViewImageConfig, traits: UITraitCollection,
        _ body: (UIView) throws -> Result
    ) throws -> Result {
        TestCaseObserver.openLog()
        let size = config.size ?? controller.view.bounds.size
        try check(size, name: "\(type(of: controller))")
        let all = UITraitCollection(traitsFrom: [config.traits, traits])
        let screen = UIScreen.main
        let (device, overriding, key) = (screen.device, screen.overridingTraits, UIApplication.shared.keyWindow)
        let before = screen.traitCollection
        let scale = all.displayScale > 0 ? all.displayScale : screen.scale
        // Setting either notifies every window, so the device comes with the traits that hold for it.
        screen.overridingTraits = all
        screen.device = DeviceProfile(
            config.name, size: size, scale: scale, safeArea: config.safeArea,
            statusBarHeight: config.safeArea.top, isPad: all.userInterfaceIdiom == .pad)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        defer {
            window.isHidden = true
            window.rootViewController = nil
            let shown = screen.traitCollection
            screen.overridingTraits = overriding
            screen.device = device
            if shown != screen.traitCollection { controller.viewIfLoaded?.notifyTraitsChanged(from: shown) }
            key?.makeKey()
        }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        // Outside a window the controller was under the screen's traits as they were before.
        if before != screen.traitCollection { controller.view.notifyTraitsChanged(from: before) }
        for _ in 0..<2 { HeadlessHost.turnLoop() }
        return try body(controller.view)
    }

    /// A view under other traits, at a size where one is given; in its window where it is in one and neither is.
    static func show<Result>(
        _ view: UIView, size: CGSize?, traits: UITraitCollection, _ body: (UIView) throws -> Result
    ) throws -> Result {
        if size == nil, view.window != nil, traits == UITraitCollection() {
            HeadlessHost.turnLoop()
            try check(view.bounds.size, name: "\(type(of: view))")
            return try body(view)
        }
        let frame = view.frame
        // A view without a size is as large as it wants to be under the traits.
        let fits = size == nil && (view.bounds.width <= 0 || view.bounds.height <= 0)
        let room = CGRect(origin: .zero, size: size ?? (fits ? UIScreen.main.bounds.size : view.bounds.size))
        try check(room.size, name: "\(type(of: view))")
        let controller = UIViewController()
        controller.view = UIView(frame: room)
        let parent = view.superview
        let index = parent?.subviews.firstIndex(of: view)
        controller.view.addSubview(view)
        if size != nil { view.frame = room }
        defer {
            view.frame = frame
            if let parent, let index { parent.insertSubview(view, at: index) } else { view.removeFromSuperview() }
        }
        return try show(controller, on: ViewImageConfig(size: room.size), traits: traits) { _ in
            if fits {
                view.sizeToFit()
                try check(view.bounds.size, name: "\(type(of: view))")
            }
            return try body(view)
        }
    }

    private static func check(_ size: CGSize, name: String) throws(SnapshotError) {
        guard size.width > 0, size.height > 0 else {
            throw .emptyView(name, width: size.width, height: size.height)
        }
    }
}
