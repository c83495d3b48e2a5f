import Foundation
import MasuAdapt

/// `masu-adapt omit`: leaves out of a package what a build of it reported, for `masu build --stand-ins`.
enum OmitCommand {
    static let usage = """
        usage: masu-adapt omit FOLDER --errors FILE

        Leaves out of a package, made with --stand-ins, the code that a build's errors are about. FILE has the build's output.
        Prints all places that are left out. The exit status is 1 where nothing more can be.

        """

    static func run(_ words: [String]) throws {
        if words.contains("--help") || words.contains("-h") { return print(usage, terminator: "") }
        guard words.count == 3, words[1] == "--errors" else {
            throw UsageError(description: "masu-adapt omit takes a package's FOLDER and --errors FILE")
        }
        guard let data = FileManager.default.contents(atPath: words[2]) else {
            throw UsageError(description: "there is no file \(words[2]) with a build's output")
        }
        let round = OmissionRound(in: URL(fileURLWithPath: words[0]))
        guard let places = try round.omit(errors: String(decoding: data, as: UTF8.self)) else {
            fail("nothing of what the compiler says can be left out", status: 1)
        }
        for place in places { print("left out \(place)") }
    }
}
