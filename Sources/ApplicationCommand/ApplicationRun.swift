import Foundation
import HeadlessHost
import Inspector
import LayoutTrace
import UIKit
import WindowHost

/// An app on a device, and what its command line wants done with it.
@MainActor struct ApplicationRun {
    private(set) var arguments: ApplicationArguments
    let host: HeadlessHost
    private let title: String
    private var format: ApplicationArguments.Format
    private var scale: Double?
    private let detail: TraceDetail?
    /// The requests that had begun when the screen rested last.
    private let requests = RequestMark()
    private var settle: (@MainActor () -> Void)?

    /// - Throws: `UsageError` where a flag's value isn't one.
    init(_ arguments: ApplicationArguments, title: String) throws {
        self.arguments = arguments
        self.title = title
        format = try arguments.format
        scale = try arguments.scale
        detail = try arguments.traceDetail
        let settings = try arguments.settings
        UIScreen.main.overridingTraits = settings.traits
        host = try HeadlessHost(device: settings.device, release: settings.release)
        host.drawsStatusBar = true
        try settings.size?.apply(to: host)
        host.languages = arguments.values[.language].map { [$0] } ?? []
        try arguments.prepareServices(of: host)
    }

    /// A screen that is shown already.
    ///
    /// - Parameter settle: finishes layout, and waits for what the screen asked for.
    init(_ arguments: ApplicationArguments, on host: HeadlessHost, settle: @escaping @MainActor () -> Void) throws {
        self.arguments = arguments
        self.host = host
        self.settle = settle
        title = ""
        format = try arguments.format
        scale = try arguments.scale
        detail = nil
    }

    /// Starts the app and does what is wanted; with a window or an inspector, until that is closed.
    ///
    /// - Parameter output: takes what is to be printed.
    func go(launching: (HeadlessHost) -> Void, output: (String) -> Void = { print($0, terminator: "") }) throws {
        if arguments.has(.previews) {
            output(HeadlessHost.previews.map { $0.name + "\n" }.joined())
            return
        }
        // Before the app starts, which may ask for the date.
        let window = try openedWindow()
        defer { window?.close() }
        if arguments.has(.record) { window?.keepRecording() }
        // On a desk, its reader's.
        if window != nil, !arguments.has(.language) { host.languages = Locale.preferredLanguages }
        let trace = detail.map { ScreenTrace($0, printsItsCalls: false) }
        host.tracer = trace?.tracer
        defer { trace?.finish() }
        var (answers, unanswered): (String, UsageError?) = ("", nil)
        try ScreenOutput.withheld(unless: format == .text) {
            if let preview = try arguments.chosenPreview() { try host.show(preview) } else { launching(host) }
            host.settleRequests()
            if window == nil { rest() }
            for action in arguments.actions {
                do {
                    let answer = try perform(action)
                    if format == .text { output(answer) } else { answers += answer }
                } catch let error as UsageError where action.isQuestion {
                    // A question without an answer on this screen leaves the rest of the command line as it is.
                    unanswered = unanswered ?? error
                }
            }
        }
        output(answers)
        fflush(nil)
        if arguments.has(.session) {
            ApplicationSession { words in try answer(to: words) }?.run()
        } else if let window {
            window.followDeskKeys()
            if let file = arguments.values[.resume] { WindowRecording(file).resume(window) }
            try window.run()
            if let file = arguments.values[.record], let recording = window.recording {
                try recording.description.write(toFile: file, atomically: true, encoding: .utf8)
            }
        } else if arguments.has(.inspect) {
            try Inspector.serve(host)
        }
        if let unanswered { throw unanswered }
    }

    /// Lets the app come to rest: its queues run empty, delayed work is done, answers of the network arrive, and animations end.
    private func rest() {
        host.advanceUntilStill()
        host.settleWork(delay: { DelayedWork.remaining })
        requests.count = host.settleNetwork(since: requests.count, delay: { DelayedWork.remaining })
        host.advanceUntilStill()
    }

    /// A window where one is wanted: said so, or nothing else is and there is a display.
    private func openedWindow() throws -> WindowHost? {
        if [.window, .record, .resume].contains(where: arguments.has) {
            return try WindowHost(host, title: title, zoom: scale)
        }
        guard arguments.actions.isEmpty, !arguments.has(.inspect), !arguments.has(.session), detail == nil else {
            return nil
        }
        if let obstacle = WindowHost.obstacle {
            throw UsageError(
                "\(obstacle)\nWithout a window, add a flag for the output: --png FILE, --rows, --explain, --views.")
        }
        return try WindowHost(host, title: title, zoom: scale)
    }

    /// Carries out a command line that comes while the app runs; what it says of a device or a window has no meaning
    /// then.
    private func answer(to words: [String]) throws -> String {
        var later = self
        later.arguments = try ApplicationArguments(words)
        later.scale = try later.arguments.scale
        if later.arguments.has(.format) { later.format = try later.arguments.format }
        return try later.arguments.actions.map { try later.perform($0) }.joined()
    }

    /// - Returns: the text to be printed.
    private func perform(_ action: ApplicationAction) throws -> String {
        let screen = ShownScreen(host, settle: settle)
        var answer = ""
        switch action {
        case .tap(let name): if try !screen.tapMark(name) { try screen.tap(name) }
        case .type(let text): try screen.enter(text)
        case .wait(let seconds): wait(seconds)
        case .scroll(let y): try screen.scroll(to: y, for: "--scroll")
        case .turn: host.turn()
        case .resize(let sizes): host.resize(along: sizes)
        case .play(let file):
            let text = try String(contentsOfFile: file, encoding: .utf8)
            do { host.play(try HostScript(text: text)) } catch { throw UsageError("\(file): \(error)") }
        case .playSteps(let file): answer = words(try screen.faults(ofSteps: file))
        case .draw(let file):
            let picture = try arguments.has(.marks) ? screen.markedPNG(scale: scale) : screen.png(scale: scale)
            try picture.write(to: URL(fileURLWithPath: file))
        case .printRows:
            let content = try screen.measuredContent()
            answer = format == .json ? content.json : content.text
        case .explain(let question):
            answer = try screen.answers(to: question).map { format == .json ? try $0.json : $0.text }.joined()
        case .printTree: answer = words(try screen.markedTree())
        case .printFindings: answer = words(try screen.findings())
        case .prove(let widths): answer = words(try screen.proof(widths))
        case .compare(let file): answer = words(try screen.comparison(with: file, scale: scale))
        case .printViews: answer = words(try screen.viewReport())
        case .read: answer = words(try screen.reading())
        }
        host.settle()
        host.settleRequests()
        if !action.isQuestion { rest() }
        return answer
    }

    private func words(_ report: ScreenReport) -> String { format == .json ? report.json : report.text }

    /// Advances the host by real time, so that results of other threads arrive.
    private func wait(_ seconds: Double) {
        let start = Date()
        let end = host.time + seconds
        let began = host.time
        while host.time < end - 1e-9 {
            host.advance(by: min(host.frameDuration, end - host.time))
            host.wait(upTo: host.time - began - Date().timeIntervalSince(start)) { false }
        }
    }
}

/// The number of requests that a run has waited for.
@MainActor private final class RequestMark {
    var count = HeadlessHost.askedRequests
}
