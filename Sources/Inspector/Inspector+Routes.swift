import Foundation
import HeadlessHost
import LoopbackServer
import UIKit

extension Inspector {
    /// Answers one request whose path lost its token.
    func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
        do {
            host.settle()
            guard !Self.tracedPaths.contains(request.path) else { return try route(request) }
            // To look is to measure again: the trace is the app's own.
            let tracer = host.tracer
            tracer?.isPaused = true
            defer { tracer?.isPaused = false }
            return try route(request)
        } catch let refusal as Refusal {
            return Reply.refusal(refusal)
        } catch {
            return Reply.refusal(Refusal(500, "\(error)"))
        }
    }

    /// The questions that change the running screen, whose layout belongs into the trace, and the one for the trace.
    private static let tracedPaths: Set<String> = ["settings", "edit", "undo", "trace"]

    private func route(_ request: LoopbackServer.Request) throws -> LoopbackServer.Response {
        let isQuestion = request.method != .post
        switch (request.path, isQuestion) {
        case ("state", true): return Reply.json(state())
        case ("screen.png", true):
            let revision = try request.queryValue("revision") == nil ? 0 : request.integer("revision")
            return .data(try png(of: revision), contentType: "image/png")
        case ("tree", true): return Reply.json(tree())
        case ("changes", true):
            let mark = try request.queryValue("after") == nil ? 0 : request.integer("after")
            return Reply.json(changes(after: mark, withLayers: try request.flag("layers")))
        case ("layer.png", true):
            let view = try view(numbered: request.integer("id"))
            return .data(try renderOwnPNG(of: view, scale: min(2, host.scale)), contentType: "image/png")
        case ("hit", true):
            return Reply.json(hit(try request.number("x"), try request.number("y")))
        case ("view", true): return Reply.json(details(of: try view(numbered: request.integer("id"))))
        case ("explanation", true):
            let view = try view(numbered: request.integer("id"))
            return Reply.json(try explanation(of: view, asking: request.queryValue("of")))
        case ("properties", true):
            return Reply.json(properties(of: try view(numbered: request.integer("id"))))
        case ("edits", true): return Reply.json(EditsAnswer(edits: edits.codes))
        case ("findings", true): return Reply.json(findings())
        case ("export.json", true):
            var response = Reply.json(export())
            response.headers.append(
                .init(name: "Content-Disposition", value: "attachment; filename=\"inspector.json\""))
            return response
        case ("trace", true):
            let after = try request.queryValue("after") == nil ? 0 : request.integer("after")
            return Reply.json(try trace(after: after))
        case ("settings", false): return Reply.json(try change(try Message.decode(request.body)))
        case ("trial", false): return Reply.json(try trial(try Message.decode(request.body)))
        case ("edit", false): return Reply.json(try edit(try Message.decode(request.body)))
        case ("undo", false):
            let _: Message.Empty = try Message.decode(request.body)
            return Reply.json(undoEdits())
        case ("settings", true), ("trial", true), ("edit", true), ("undo", true):
            throw Refusal(405, "'\(request.path)' needs POST.")
        case ("state", _), ("screen.png", _), ("tree", _), ("changes", _), ("layer.png", _), ("hit", _), ("view", _),
            ("explanation", _), ("properties", _), ("edits", _), ("findings", _), ("trace", _), ("export.json", _):
            throw Refusal(405, "'\(request.path)' needs GET.")
        default: throw Refusal(404, "Nothing is called '\(request.path)'.")
        }
    }

    /// The screen, in its own pixels but at most two a point.
    ///
    /// - Parameter revision: drawn from the recording of it, if it is the last one sent; any other gives the present
    ///   screen.
    private func png(of revision: Int) throws -> Data {
        let scale = min(2, host.scale)
        if revision == revisions.number, let shown = revisions.shown { return try shown.png(scale: scale) }
        return try renderPNG(of: host.shownWindow, scale: scale)
    }

    func view(numbered number: Int) throws(Refusal) -> UIView {
        guard let view = views[number], view === host.shownWindow || view.window === host.shownWindow else {
            throw Refusal(404, "No view on the screen has the id \(number).")
        }
        return view
    }
}

extension LoopbackServer.Request {
    func integer(_ name: String) throws(Refusal) -> Int {
        guard let text = queryValue(name), let number = Int(text), number >= 0 else {
            throw Refusal(400, "'\(name)' has to be a whole number, not '\(queryValue(name) ?? "")'.")
        }
        return number
    }

    /// 1 or 0; absent is 0.
    func flag(_ name: String) throws(Refusal) -> Bool {
        switch queryValue(name) {
        case nil, "0": return false
        case "1": return true
        case let text?: throw Refusal(400, "'\(name)' is 0 or 1, not '\(text)'.")
        }
    }

    func number(_ name: String) throws(Refusal) -> Double {
        guard let text = queryValue(name), let number = Double(text), number.magnitude < 1e6 else {
            throw Refusal(400, "'\(name)' has to be a number of points, not '\(queryValue(name) ?? "")'.")
        }
        return number
    }
}
