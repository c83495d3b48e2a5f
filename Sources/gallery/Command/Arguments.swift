import ApplicationCommand

/// A command line taken apart: at most one screen, and flags with their values.
struct Arguments: Equatable {
    var screen: String?
    /// A flag without value has the value "".
    var values: [Flag: String] = [:]

    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-") else {
                if let screen {
                    throw UsageError("One screen at a time: both '\(screen)' and '\(argument)' are given.")
                }
                screen = argument
                continue
            }
            let (flag, value) = try Flag.read(argument, from: &rest)
            guard values[flag] == nil else { throw UsageError("\(flag.spelling) is given twice.") }
            values[flag] = value
        }
    }

    func has(_ flag: Flag) -> Bool { values[flag] != nil }

    /// The one of several words that a flag names.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ flag: Flag, default standard: Choice
    ) throws(UsageError) -> Choice where Choice.RawValue == String {
        guard let value = values[flag], !(value.isEmpty && flag.isValueOptional) else { return standard }
        guard let choice = Choice(rawValue: value) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: " or ")
            throw UsageError("\(flag.spelling) is \(known), not '\(value)'.")
        }
        return choice
    }

    /// The finite number that a flag names.
    func number(_ flag: Flag) throws(UsageError) -> Double? {
        guard let value = values[flag] else { return nil }
        guard let number = Double(value), number.isFinite else {
            throw UsageError("\(flag.spelling) is a number of points, not '\(value)'.")
        }
        return number
    }
}

extension Arguments {
    /// The device and what it is shown under.
    @MainActor var displaySettings: DisplaySettings {
        get throws(UsageError) {
            try DisplaySettings(
                device: values[.device], release: values[.ios], contentSize: values[.contentSize],
                isRightToLeft: has(.rtl),
                isDark: has(.dark), size: values[.size], path: values[.resize])
        }
    }
}
