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
            let steps = try number(words.value("--steps"), of: "--steps", or: 2_000)
            let seed = UInt64(try number(words.value("--seed"), of: "--seed", or: 1))
            let kinds: Set<ListFault.Kind> = words.has("--shifts") ? .all : .faults
            let script = try words.value("--script").map { try Self.steps(in: $0) }
            if let screen = screens.first(where: { [$0.name] == words.operands }) {
                return try search(screen, words, script, kinds: kinds, steps: steps, seed: seed)
            }
            guard let product = try ApplicationBuild(words, report: MasuProgram.complain).build() else { return 1 }
            let app = SearchedApplication(
                program: product.executable.path, words: words.applicationWords, kinds: kinds)
            defer { app.removeFiles() }
            let screen = try app.screenWithList()
            if let script { return report(try app.faults(in: script), of: script, in: screen) }
            var fuzzer = ListFuzzer(screen: screen, seed: seed) { try app.faults(in: $0) }
            guard let failure = try fuzzer.failure(steps: steps) else { return report(nothingIn: screen, steps, seed) }
            print(failure.description)
            if let place = try app.placeOfCrash(in: failure) { print("\n" + place) }
            guard let file = words.value("--output") else { return 1 }
            try JSONEncoder().encode(failure.script).write(to: URL(fileURLWithPath: file))
            let again = ["masu", "find"] + words.operands + words.applicationWords + ["--script", file]
            print("\nPlayed once more by: \(again.joined(separator: " "))")
            return 1
        }
    }

    /// A screen of this program, in its own process: a trap ends that, with the script on the standard error.
    @MainActor private static func search(
        _ screen: MasuTool.Screen, _ words: CommandWords, _ script: [ListStep]?, kinds: Set<ListFault.Kind>, steps: Int,
        seed: UInt64
    ) throws -> Int32 {
        guard words.value("--output") == nil else {
            throw UsageError("--output is for apps: the steps on a screen of masu's own are printed as a test.")
        }
        let settings = try ScreenCommand(words.applicationWords).settings
        UIScreen.main.overridingTraits = settings.traits
        let host = try HeadlessHost(device: settings.device, release: settings.release)
        try settings.size?.apply(to: host)
        let run = ListRun<UIViewController>(make: screen.make, edits: [], kinds: kinds)
        var fuzzer = ListFuzzer(screen: screen.name, seed: seed, faults: run.faults)
        return try withExtendedLifetime(host) {
            if let script { return report(try run.faults(in: script), of: script, in: screen.name) }
            guard let failure = try fuzzer.failure(steps: steps) else {
                return report(nothingIn: screen.name, steps, seed)
            }
            print(failure.description)
            return 1
        }
    }

    private static func report(_ faults: [ListFault], of script: [ListStep], in screen: String) -> Int32 {
        for fault in faults { print(fault.description) }
        if faults.isEmpty { print("No fault of the list in \(screen): \(script.count) steps were played.") }
        return faults.isEmpty ? 0 : 1
    }

    /// The steps of a file that `--output` wrote.
    private static func steps(in file: String) throws -> [ListStep] {
        do {
            return try JSONDecoder().decode([ListStep].self, from: Data(contentsOf: URL(fileURLWithPath: file)))
        } catch {
            throw UsageError("'\(file)' isn't a file that masu find --output has written: \(FailureWords.of(error))")
        }
    }

    private static func report(nothingIn screen: String, _ steps: Int, _ seed: UInt64) -> Int32 {
        print("No fault of the list in \(screen) in \(steps) steps of seed \(seed).")
        return 0
    }

    private static func number(_ text: String?, of flag: String, or standard: Int) throws(UsageError) -> Int {
        guard let text else { return standard }
        guard let number = Int(text), number >= 1 else {
            throw UsageError("\(flag) is a whole number from 1 on, not '\(text)'.")
        }
        return number
    }
}
