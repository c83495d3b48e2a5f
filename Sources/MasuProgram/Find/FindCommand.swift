import ApplicationCommand
import Foundation
import HeadlessHost
import ListFuzzing
import MasuTool
import UIKit

/// `masu find`: a search for the steps that make a screen's list crash, loop, jump or contradict itself.
enum FindCommand {
    static func run(_ words: CommandWords, screens: [MasuTool.Screen]) throws -> Int32 {
        try MainActor.assumeIsolated {
            try ApplicationArguments.check(words.applicationWords)
            let search = try Search(words)
            if let screen = screens.first(where: { [$0.name] == words.operands }) {
                return try run(search, on: screen, words)
            }
            guard let product = try ApplicationBuild(words, report: MasuProgram.complain).build() else { return 1 }
            let app = SearchedApplication(
                program: product.executable.path, words: words.applicationWords, kinds: search.kinds)
            defer { app.removeFiles() }
            let (status, failure) = try search.run(in: try app.screenWithList(), faults: app.faults)
            guard let failure else { return status }
            if let place = try app.placeOfCrash(in: failure) { print("\n" + place) }
            guard let file = words.value("--output") else { return status }
            try JSONEncoder().encode(failure.script).write(to: URL(fileURLWithPath: file))
            let again = ["masu", "find"] + words.operands + words.applicationWords + ["--script", file]
            print("\nPlayed once more by: \(again.joined(separator: " "))")
            return status
        }
    }

    /// A screen of this program, in its own process: a trap ends that, with the script on the standard error.
    @MainActor private static func run(
        _ search: Search, on screen: MasuTool.Screen, _ words: CommandWords
    ) throws -> Int32 {
        guard words.value("--output") == nil else {
            throw UsageError("--output is for apps: the steps on a screen of masu's own are printed as a test.")
        }
        let settings = try ScreenCommand(words.applicationWords).settings
        UIScreen.main.overridingTraits = settings.traits
        let host = try HeadlessHost(device: settings.device, release: settings.release)
        try settings.size?.apply(to: host)
        let run = ListRun<UIViewController>(make: screen.make, edits: [], kinds: search.kinds)
        return try withExtendedLifetime(host) { try search.run(in: screen.name, faults: run.faults).status }
    }
}

/// The steps that are asked for: a number of random ones, or those of a script.
private struct Search {
    let kinds: Set<ListFault.Kind>
    private let steps: Int
    private let seed: UInt64
    private let script: [ListStep]?

    init(_ words: CommandWords) throws {
        steps = try Self.number(words.value("--steps"), of: "--steps", or: 2_000)
        seed = UInt64(try Self.number(words.value("--seed"), of: "--seed", or: 1))
        kinds = words.has("--shifts") ? .all : .faults
        script = try words.value("--script").map { try Self.steps(in: $0) }
    }

    /// Plays the steps, and prints what was found.
    ///
    /// - Parameters:
    ///   - screen: the name of the screen.
    ///   - faults: those of a script.
    /// - Returns: the exit status, and what random steps found.
    @MainActor func run(
        in screen: String, faults: @escaping @MainActor ([ListStep]) throws -> [ListFault]
    ) throws -> (status: Int32, failure: ListFailure?) {
        if let script {
            let found = try faults(script)
            for fault in found { print(fault.description) }
            if found.isEmpty { print("No fault of the list in \(screen): \(script.count) steps were played.") }
            return (found.isEmpty ? 0 : 1, nil)
        }
        var fuzzer = ListFuzzer(screen: screen, seed: seed, faults: faults)
        guard let failure = try fuzzer.failure(steps: steps) else {
            print("No fault of the list in \(screen) in \(steps) steps of seed \(seed).")
            return (0, nil)
        }
        print(failure.description)
        return (1, failure)
    }

    /// The steps of a file that `--output` wrote.
    private static func steps(in file: String) throws -> [ListStep] {
        do {
            return try JSONDecoder().decode([ListStep].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
        } catch {
            throw UsageError("'\(file)' isn't a file that masu find --output has written: \(FailureWords.of(error))")
        }
    }

    private static func number(_ text: String?, of flag: String, or standard: Int) throws(UsageError) -> Int {
        guard let text else { return standard }
        guard let number = Int(text), number >= 1 else {
            throw UsageError("\(flag) is a whole number from 1 on, not '\(text)'.")
        }
        return number
    }
}
