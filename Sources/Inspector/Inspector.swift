import Foundation
public import HeadlessHost
public import LayoutTrace
import LoopbackServer
import UIKit

/// Serves a page on this machine alone that shows a host's screen and answers questions about it.
///
/// The page shows the present screen, the tree of views, and of the view that is clicked its constraints and an
/// explanation of its frame; it tries changes, changes device and text size, and walks the trace.
/// Documentation/inspector.md describes the page and its wire format. Knowing `address` is the permission to look and
/// change; nobody else is answered.
///
/// A program's loop calls `answerRequests()` between frames, or leaves the loop to `run()`. The server's thread only
/// passes requests over and waits.
@MainActor public final class Inspector {
    /// The address to open in a browser: the loopback, a free port and a random token, such as
    /// `http://127.0.0.1:49152/0f3c…/`.
    public let address: URL
    let host: HeadlessHost
    let recording: TraceRecording?
    private let queue: RequestQueue
    private let server: LoopbackServer
    private let installedTracer: LayoutTracer?
    let views = NumberedObjects<UIView>()
    let constraints = NumberedObjects<NSLayoutConstraint>()
    var revisions = Revisions()
    /// The changes that pages have made to the running screen.
    var edits = Edits()
    /// The journals of trees with and without layers.
    var journals: [Bool: TreeJournal] = [:]
    var layers = LayerPictures()
    var typeNames: [ObjectIdentifier: String] = [:]
    var keptNames: (names: ViewNames, shape: Int, time: TimeInterval)?

    /// Starts the server.
    ///
    /// - Parameters:
    ///   - host: its screen is shown; held until the inspector goes.
    ///   - recording: a sink of the host's tracer, whose events the page lists. Without one, the inspector traces from
    ///     now on, unless the host has a tracer already; then there is no trace on the page.
    /// - Throws: `LoopbackServer.StartFailure`, or `InspectorError.pageMissing` in an incomplete installation.
    public init(_ host: HeadlessHost, recording: TraceRecording? = nil) throws {
        let admission = Admission(token: Admission.randomToken())
        let queue = RequestQueue()
        let page = try Page()
        let server = try LoopbackServer(bodyLimit: Self.bodyLimit) { request in
            Reply.secured {
                try admission.admit(request)
                if let answer = page.answer(to: request, under: admission.prefix) { return answer }
                return try queue.ask(request.inside(admission.prefix))
            }
        }
        admission.open(port: server.baseURL.port ?? 0)
        self.host = host
        self.queue = queue
        self.server = server
        address = server.baseURL.appendingPathComponent(admission.token, isDirectory: true)
        if recording == nil, host.tracer == nil {
            let own = TraceRecording(capacity: Self.traceCapacity)
            let tracer = LayoutTracer(sinks: [own])
            host.tracer = tracer
            self.recording = own
            installedTracer = tracer
        } else {
            self.recording = recording
            installedTracer = nil
        }
    }

    /// Bytes of the largest question.
    static let bodyLimit = 65_536
    /// Events of the inspector's own recording.
    public static let traceCapacity = 20_000

    /// Answers what has been asked since the last call; to be called between frames, when nothing is being laid out.
    public func answerRequests() {
        while let pending = queue.next() { queue.answer(pending, with: answer(pending.request)) }
    }

    /// Advances the host by real time, and answers requests between its frames.
    ///
    /// - Parameter isWanted: asked before each frame; the loop ends when it says no, or when the inspector was closed.
    public func run(while isWanted: () -> Bool = { true }) {
        let clock = ContinuousClock()
        var shown = clock.now
        while !queue.isClosed, isWanted() {
            queue.wait(upTo: host.frameDuration)
            let behind = (clock.now - shown) / .seconds(host.frameDuration)
            // A program that was held up for long continues from the present.
            let due = min(10, Int(behind))
            for _ in 0..<due { host.advance(by: host.frameDuration) }
            if due > 0 { shown = clock.now } else { host.settle() }
            answerRequests()
        }
    }

    /// Starts an inspector, prints its address and serves until the process ends: the one line for any program.
    ///
    /// - Throws: as `init`.
    public static func serve(_ host: HeadlessHost) throws {
        let inspector = try Inspector(host)
        print("The inspector is at \(inspector.address.absoluteString)")
        fflush(nil)
        inspector.run()
    }

    /// Stops the server; pending requests are answered with that. A second call does nothing.
    public func close() {
        queue.close()
        server.stop()
        if let installedTracer, host.tracer === installedTracer { host.tracer = nil }
    }
}

/// The reason why an inspector didn't start.
public enum InspectorError: Error, CustomStringConvertible {
    /// A part of the page isn't beside the program; its name is in the text.
    case pageMissing(String)

    /// The reason in a sentence, with what to do.
    public var description: String {
        switch self {
        case .pageMissing(let path):
            "The inspector's page can't be read at \(path). Keep the Inspector's resource bundle beside the executable."
        }
    }
}
