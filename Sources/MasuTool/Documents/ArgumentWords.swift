import ApplicationCommand
import UIKit

extension DeviceProfile {
    /// The device of that name; throws words for the user of `command` where there is none.
    static func named(_ name: String, for command: String) throws -> DeviceProfile {
        if let device = DeviceProfile.named(name) { return device }
        let known = DeviceProfile.all.map(\.name)
        let question = NearestName.question(name, among: known)
        throw UsageError(
            "masu \(command): there is no device '\(name)'."
                + (question.isEmpty ? " Devices: \(known.joined(separator: ", "))" : question))
    }
}

/// A command's words, taken one by one.
struct ArgumentWords {
    private let command: String
    private var rest: ArraySlice<String>

    init(command: String, _ arguments: [String]) {
        self.command = command
        rest = arguments[...]
    }

    mutating func next() -> String? { rest.popFirst() }

    mutating func value(of option: String) throws -> String {
        guard let value = rest.popFirst() else { throw UsageError("masu \(command): \(option) takes a value") }
        return value
    }

    mutating func choice(of option: String, _ choices: [String]) throws -> String {
        let value = try value(of: option)
        guard choices.contains(value) else {
            throw UsageError("masu \(command): \(option) is one of \(choices.joined(separator: ", ")), not \(value)")
        }
        return value
    }

    mutating func number(of option: String, in range: ClosedRange<Int>) throws -> Int {
        let value = try value(of: option)
        guard let number = Int(value), range.contains(number) else {
            throw UsageError(
                "masu \(command): \(option) is from \(range.lowerBound) to \(range.upperBound), not \(value)")
        }
        return number
    }

    mutating func leaves(of option: String) throws -> NibOptions.LeafSizes {
        try choice(of: option, ["recorded", "measured"]) == "recorded" ? .recorded : .measured
    }

    /// A word that the command has no place for, with the command's usage.
    func unknown(_ word: String) -> UsageError {
        guard !word.hasPrefix("-") else {
            return UsageError(String(MasuTool.unknownFlag(word, of: command).dropLast()))
        }
        return UsageError("masu \(command): '\(word)' is one word too many\n" + MasuTool.usage(of: command).dropLast())
    }
}
