import ApplicationCommand
import Foundation
import GalleryScreens
import HeadlessHost
import LayoutTrace
import WindowHost

extension GalleryCommand {
    /// `gallery [SCREEN] --window`: a window until it is closed, or as long as a script lasts.
    static func openWindow(_ arguments: Arguments) throws {
        if arguments.has(.output), let obstacle = WindowHost.obstacle {
            complain("gallery: \(obstacle)\nThe screens are drawn as pictures instead.\n")
            var rest = arguments
            for flag in [Flag.window, .device, .variant, .images, .record] { rest.values[flag] = nil }
            return try renderAll(rest)
        }
        if arguments.has(.script) { return try playScript(arguments) }
        let scale = try pictureScale(arguments)
        try ScreenOutput.withheld {
            let session = try session(for: arguments)
            defer { session.close() }
            let window = try WindowHost(session.host, title: "Masu", zoom: scale)
            defer { window.close() }
            window.followDeskKeys()
            if arguments.has(.record) { window.keepRecording() }
            try window.run()
            if let file = arguments.values[.record], let recording = window.recording {
                try recording.description.write(toFile: file, atomically: true, encoding: .utf8)
            }
        }
    }

    /// `gallery SCREEN --script FILE`: the same frames and events, and the same hash, with a window and without.
    static func playScript(_ arguments: Arguments) throws {
        let text = try String(contentsOfFile: arguments.values[.script] ?? "", encoding: .utf8)
        let script: HostScript
        do { script = try HostScript(text: text) } catch { throw UsageError("\(error)") }
        let scale = try pictureScale(arguments)
        let hashing = TraceHashing()
        var dump = ""
        try ScreenOutput.withheld {
            let tracing = ScreenTrace(LayoutTracer(sinks: [hashing]))
            let session = try session(for: arguments, trace: tracing)
            defer { session.close() }
            // Data from the network arrives between frames, so that it is there in the same frame each time.
            if arguments.has(.window) {
                let window = try WindowHost(session.host, title: "Masu", zoom: scale)
                defer { window.close() }
                window.everyFrame = { session.awaitNetwork() }
                try window.play(script)
            } else {
                session.host.frameHandler = { session.awaitNetwork() }
                defer { session.host.frameHandler = nil }
                session.host.play(script)
            }
            dump = session.host.accessibilityDump()
            if let file = arguments.values[.png] {
                try session.screen.png(scale: scale).write(to: URL(fileURLWithPath: file))
            }
        }
        printOut("trace hash \(String(hashing.value, radix: 16))\n\(dump)")
    }

    private static func session(for arguments: Arguments, trace: ScreenTrace? = nil) throws -> ScreenSession {
        let menu = GalleryScreen.menu
        let (screen, variant) = arguments.screen == nil ? (menu, menu.standard) : try screenAndVariant(arguments)
        return try ScreenSession(
            variant, release: screen.release, settings: try arguments.displaySettings,
            images: try arguments.choice(.images, default: arguments.has(.script) ? ImageState.pending : .loaded),
            trace: trace)
    }

    /// `gallery [SCREEN] --measure`: what a list holds while it is flung.
    static func measure(_ arguments: Arguments) throws {
        var named = arguments
        named.screen = arguments.screen ?? "users-and-items"
        let scale = try pictureScale(arguments)
        var report = ""
        try ScreenOutput.withheld {
            let (screen, variant) = try screenAndVariant(named)
            let session = try ScreenSession(
                variant, release: screen.release, settings: try arguments.displaySettings,
                images: try arguments.choice(.images, default: ImageState.loaded))
            defer { session.close() }
            guard session.tableView != nil else {
                throw UsageError("--measure flings a list, and '\(named.screen ?? "")' shows none.")
            }
            let window = try WindowHost(session.host, title: "Masu", zoom: scale, refreshRate: try rate(arguments))
            defer { window.close() }
            try window.play(Fling.script(on: session.host.screenSize))
            report = Fling.report(of: window)
        }
        printOut(report)
    }

    /// The number behind `--measure=`; nil without one.
    private static func rate(_ arguments: Arguments) throws -> Double? {
        guard let text = arguments.values[.measure], !text.isEmpty else { return nil }
        guard let rate = Double(text), (1...1000).contains(rate) else {
            throw UsageError("--measure takes frames a second, such as 120, not '\(text)'.")
        }
        return rate
    }
}
