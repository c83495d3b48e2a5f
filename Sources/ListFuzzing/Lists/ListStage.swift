internal import Explanations
internal import HeadlessHost
internal import UIKit

/// A screen in a scene that is resized; the program's screen is as before once it is closed.
@MainActor final class ListStage {
    /// The screen's first list; nil where it has none.
    let list: ShownList?
    private let window: UIWindow
    private let device = UIScreen.main.device
    private let traits = UIScreen.main.overridingTraits
    private let key = UIApplication.shared.keyWindow
    private let logHandler = UIKitLog.handler
    private let exceptionHandler = UIKitException.handler
    private let exceptions = Raised()
    private var log: [String] = []
    private var isOpen = true
    /// True if the window was shown by somebody else, and stays.
    private let isAdopted: Bool

    private final class Raised {
        var all: [UIKitException] = []
    }

    /// - Parameters:
    ///   - textSize: nil for the screen's own.
    ///   - catchesExceptions: true to go on where an exception would end the program.
    init(
        _ make: () throws -> UIViewController, size: CGSize, textSize: UIContentSizeCategory? = nil,
        catchesExceptions: Bool = false
    ) rethrows {
        let screen = UIScreen.main
        screen.device = device.resized(to: size)
        if let textSize { screen.overridingTraits = Self.traits(traits, textSize) }
        var early: [String] = []
        UIKitLog.handler = { early.append($0) }
        if catchesExceptions { UIKitException.handler = { [exceptions] in exceptions.all.append($0) } }
        window = UIWindow(frame: screen.sceneBounds)
        isAdopted = false
        do {
            window.rootViewController = try make()
        } catch {
            UIKitLog.handler = logHandler
            UIKitException.handler = exceptionHandler
            (screen.device, screen.overridingTraits) = (device, traits)
            throw error
        }
        window.makeKeyAndVisible()
        for _ in 0..<2 { HeadlessHost.turnLoop() }
        list = ShownList(in: window)
        log = early
        UIKitLog.handler = { [weak self] in self?.log.append($0) }
    }

    /// A window that is shown already, with exceptions caught.
    init(adopting window: UIWindow, list: ShownList?) {
        self.window = window
        self.list = list
        isAdopted = true
        UIKitException.handler = { [exceptions] in exceptions.all.append($0) }
        UIKitLog.handler = { [weak self] in self?.log.append($0) }
    }

    private static func traits(_ traits: UITraitCollection, _ size: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: size)])
    }

    func settle() { for _ in 0..<2 { HeadlessHost.turnLoop() } }

    /// Gives the scene another size, without laying it out.
    func changeSize(to size: CGSize) {
        UIApplication.shared.resizeScenes(to: device.resized(to: size), and: window, isInteractive: true)
    }

    func resize(to size: CGSize) {
        changeSize(to: size)
        settle()
    }

    /// Chooses a text size, without laying the screen out.
    func changeTextSize(to size: UIContentSizeCategory) {
        UIScreen.main.overridingTraits = Self.traits(traits, size)
    }

    /// Takes the screen out of its window and puts it back.
    func leaveAndReturn() {
        let root = window.rootViewController
        window.rootViewController = UIViewController()
        HeadlessHost.turnLoop()
        window.rootViewController = root
    }

    /// Takes away what was shown on top of the list.
    func returnToList() {
        guard let list else { return }
        var owner = list.controller
        while let controller = owner {
            if controller.presentedViewController?.presentingViewController === controller {
                controller.dismiss(animated: false)
            }
            owner = controller.parent
        }
        guard list.view.window == nil else { return }
        var responder: UIResponder? = list.view
        while let next = responder?.next {
            if let controller = next as? UIViewController, let stack = controller.navigationController {
                _ = stack.popToViewController(controller, animated: false)
                return
            }
            responder = next
        }
    }

    /// Lets motion end, two seconds at most.
    func comeToRest() {
        var frames = 120
        while UIApplication.shared.isAnimating, frames > 0 {
            HeadlessHost.letTimePass(1.0 / 60)
            frames -= 1
        }
        settle()
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        UIKitLog.handler = logHandler
        UIKitException.handler = exceptionHandler
        guard !isAdopted else { return }
        window.isHidden = true
        window.rootViewController = nil
        UIScreen.main.device = device
        UIScreen.main.overridingTraits = traits
        key?.makeKey()
    }

    /// The contradictions and loops that were logged since the last call.
    func takeComplaints() -> [(isLoop: Bool, message: String)] {
        guard !log.isEmpty else { return [] }
        defer { log = [] }
        return log.compactMap { line in
            if line.contains("Unable to simultaneously satisfy constraints") {
                return (false, window.conflictSentences.first ?? line)
            }
            return line.contains("Layout feedback loop") ? (true, line) : nil
        }
    }

    /// The exceptions that were raised since the last call.
    func takeExceptions() -> [UIKitException] {
        defer { exceptions.all = [] }
        return exceptions.all
    }

    /// The rows that this list shows otherwise than another one, a sentence each, measured from the row at the top.
    func differences(
        from rows: [(path: IndexPath, frame: CGRect)], top: (path: IndexPath, distance: CGFloat)
    ) -> [String] {
        guard let list else { return ["a screen made at this size shows no list"] }
        list.show(top.path, at: top.distance) { settle() }
        let fresh = list.rows
        guard let start = rows.first(where: { $0.path == top.path })?.frame.minY,
            let freshStart = fresh.first(where: { $0.path == top.path })?.frame.minY
        else { return ["\(list.name(of: top.path)) isn't seen in a fresh list"] }
        return rows.compactMap { path, frame in
            guard let other = fresh.first(where: { $0.path == path })?.frame else { return nil }
            let name = list.name(of: path)
            if abs(frame.height - other.height) > 0.01 || abs(frame.width - other.width) > 0.01 {
                return
                    "\(name) is \(Double(frame.width).inPoints) × \(Double(frame.height).inPoints), and in a fresh list "
                    + "\(Double(other.width).inPoints) × \(Double(other.height).inPoints)"
            }
            let (place, wanted) = (frame.minY - start, other.minY - freshStart)
            guard abs(place - wanted) > 0.01 else { return nil }
            return
                "\(name) begins \(Double(place).inPoints) below the row at the top, and in a fresh list "
                + "\(Double(wanted).inPoints)"
        }
    }
}
