import ApplicationCommand
import Foundation
import ListFuzzing
import UIKit

/// An app with a list, started anew for each script: whatever ends or hangs it is a fault of its own.
@MainActor final class SearchedApplication {
    /// The seconds after which a script is taken for one that doesn't end.
    private static let patience = 30.0

    private let program: String
    /// The device and the taps that lead to the list.
    private let words: [String]
    private let kinds: Set<ListFault.Kind>
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("masu-find-\(getpid()).json")

    init(program: String, words: [String], kinds: Set<ListFault.Kind>) {
        self.program = program
        self.words = words
        self.kinds = kinds
    }

    func removeFiles() { try? FileManager.default.removeItem(at: file) }

    /// The class of the controller that shows the list.
    ///
    /// - Throws: `UsageError` where the app shows none, or doesn't come as far.
    func screenWithList() throws -> String {
        let answer = try answer(to: ListScript(steps: [], kinds: kinds), words)
        guard let outcome = answer.outcome else {
            throw UsageError("The app ended before its list was shown: \(answer.lastWords)")
        }
        guard let screen = outcome.screen else {
            throw UsageError("The screen has no table and no collection view; --tap leads to one that has.")
        }
        return screen
    }

    /// The faults of the first step that has any, or of the state in the end.
    func faults(in script: [ListStep]) throws -> [ListFault] {
        let answer = try answer(to: ListScript(steps: script, kinds: kinds), words)
        guard let outcome = answer.outcome else {
            let kind: ListFault.Kind = answer.isEndless ? .loop : .crash
            guard kinds.contains(kind) else { return [] }
            return [ListFault(kind: kind, step: script.count - 1, message: answer.lastWords)]
        }
        guard outcome.faults.isEmpty, kinds.contains(.endState), let end = outcome.end else { return outcome.faults }
        let compared = try self.answer(
            to: ListScript(comparedWith: end, kinds: kinds), Self.words(words, at: end))
        return compared.outcome?.faults ?? []
    }

    /// The sentence about a crash that names the app's own line; nil for other faults.
    func placeOfCrash(in failure: ListFailure) throws -> String? {
        guard let fault = failure.faults.first, fault.kind == .crash, fault.message.contains("Fatal error:") else {
            return nil
        }
        try write(ListScript(steps: failure.script, kinds: kinds))
        let text = ChildProcess.output(of: command(words), patience: Self.patience).text
        return text.split(separator: "\n").last.map(String.init)
    }

    /// The command line of an app that begins with a size and a text size.
    static func words(_ words: [String], at end: ListEnd) -> [String] {
        let given = ["--size", "--resize"] + (end.textSize == nil ? [] : ["--content-size"])
        let textSize = end.textSize.map { "--content-size=\(UIContentSizeCategory(rawValue: $0).shortName)" }
        return words.filter { word in !given.contains { word == $0 || word.hasPrefix($0 + "=") } }
            + ["--size=\(end.width)x\(end.height)"] + (textSize.map { [$0] } ?? [])
    }

    struct Answer {
        /// nil where the app ended before it could tell.
        var outcome: ListScript.Outcome?
        /// The app's last words about its end.
        var lastWords = ""
        var isEndless = false

        init(text: String, status: Int32) {
            let lines = text.split(separator: "\n").map(String.init)
            outcome =
                lines.lazy.reversed().compactMap { line in
                    line.hasPrefix("{")
                        ? try? JSONDecoder().decode(ListScript.Outcome.self, from: Data(line.utf8)) : nil
                }.first
            isEndless = text.hasSuffix(" s and was ended.\n")
            lastWords =
                lines.last { $0.contains("Fatal error:") } ?? lines.last ?? "the app ended with status \(status)"
        }
    }

    private func answer(to script: ListScript, _ words: [String]) throws -> Answer {
        try write(script)
        let own = [ApplicationDocuments.watchedVariable: "1", "SWIFT_BACKTRACE": "enable=no"]
        let (text, status) = ChildProcess.output(
            of: command(words), environment: own, patience: Self.patience)
        return Answer(text: text, status: status)
    }

    private func write(_ script: ListScript) throws { try JSONEncoder().encode(script).write(to: file) }

    private func command(_ words: [String]) -> [String] {
        [program] + words + ["--format=json", "--list-script=\(file.path)"]
    }
}
