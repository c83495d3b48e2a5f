/// The command line of an app: what it runs on, what is done in which order, and what comes last.
package struct ApplicationArguments: Equatable {
    /// Flags that are there once; one without value has the value "".
    private(set) var values: [ApplicationFlag: String] = [:]
    private(set) var actions: [ApplicationAction] = []

    init(_ words: [String]) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            let (flag, value) = try ApplicationFlag.read(word, from: &rest)
            if let action = try ApplicationAction(flag, value) {
                actions.append(action)
            } else {
                guard values[flag] == nil else { throw UsageError("\(flag.spelling) is given twice.") }
                values[flag] = value
            }
        }
        if has(.inspect) {
            for flag in [ApplicationFlag.window, .record] where has(flag) {
                throw UsageError("\(flag.spelling) can't be combined with an inspector.")
            }
        }
        if has(.recordAnswers), !has(.answers) {
            throw UsageError("--record-answers needs --answers, which names the folder.")
        }
        if has(.trace), try format == .json {
            throw UsageError("--trace prints lines, which --format json can't hold; request one after the other.")
        }
    }

    /// True if the command line ends by itself: there is neither a window, nor an inspector, nor somebody who asks on.
    var isCarriedOutAlone: Bool {
        !actions.isEmpty && ![.window, .record, .resume, .inspect, .session].contains(where: has)
    }

    func has(_ flag: ApplicationFlag) -> Bool { values[flag] != nil }

    /// The format of answers.
    enum Format: String {
        case text, json
    }

    var format: Format {
        get throws(UsageError) {
            guard let value = values[.format] else { return .text }
            guard let format = Format(rawValue: value) else {
                throw UsageError("--format is text or json, not '\(value)'.")
            }
            return format
        }
    }

    var traceDetail: TraceDetail? {
        get throws(UsageError) {
            guard let value = values[.trace] else { return nil }
            guard let detail = value.isEmpty ? .calls : TraceDetail(rawValue: value) else {
                throw UsageError("--trace is calls or all, not '\(value)'.")
            }
            return detail
        }
    }

    var scale: Double? {
        get throws(UsageError) {
            guard let value = values[.scale] else { return nil }
            guard let scale = Double(value), (0.1...8).contains(scale) else {
                throw UsageError("--scale is a number of pixels per point from 0.1 to 8, not '\(value)'.")
            }
            return scale
        }
    }

    @MainActor var settings: DisplaySettings {
        get throws(UsageError) {
            try DisplaySettings(
                device: values[.device], release: values[.ios], contentSize: values[.contentSize],
                isRightToLeft: has(.rtl),
                isDark: has(.dark), size: values[.size])
        }
    }
}
