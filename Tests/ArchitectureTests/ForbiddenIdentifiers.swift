/// A run of tokens that mustn't occur below the hosts, and why.
struct Forbidden {
    var tokens: [String]
    var reason: String
    /// A label in the call's arguments that makes it harmless, such as `using` for a generator passed in.
    var unlessLabelled: String?

    init(_ tokens: String, because reason: String, unlessLabelled: String? = nil) {
        self.tokens = tokens.split(separator: " ").map(String.init)
        self.reason = reason
        self.unlessLabelled = unlessLabelled
    }

    private static let clock = "it reads a clock or waits for one; time comes from the host"
    private static let environment = "it reads the process's surroundings; settings come from the host"
    private static let chance = "its result differs from run to run; pass a seeded generator in"

    /// Everything that layers 0 to 2 do without. Tokens are written with a space between them.
    static let belowHosts: [Forbidden] =
        [
            "Date ( )", "Date . now", "Date . init ( )", "= . now", "( . now", ": . now", "timeIntervalSinceNow",
            "NSDate ( )", "DispatchTime", "DispatchWallTime", "ContinuousClock", "SuspendingClock", "UTCClock",
            "clock_gettime", "clock ( )", "gettimeofday", "time ( nil", "mach_absolute_time",
            "CFAbsoluteTimeGetCurrent", "asyncAfter", "makeTimerSource", "usleep",
            "nanosleep", "sleep (", "RunLoop . main", "RunLoop . current", "Timer (", "Timer . scheduledTimer",
        ].map { Forbidden($0, because: clock) }
        + [
            "ProcessInfo", "CommandLine", "getenv", "secure_getenv", "setenv", "environ", "gethostname", "setlocale",
            "NSHomeDirectory", "NSTemporaryDirectory", "NSUserName", "currentDirectoryPath", "temporaryDirectory",
            "homeDirectoryForCurrentUser", "UserDefaults . standard", "Locale . current", "TimeZone . current",
            "Calendar . current", "autoupdatingCurrent", "preferredLanguages",
        ].map { Forbidden($0, because: environment) }
        + [
            "SystemRandomNumberGenerator", "arc4random", "arc4random_uniform", "drand48", "getrandom", "UUID ( )",
            "hashValue", "Hasher ( )",
        ].map { Forbidden($0, because: chance) }
        + ["random (", "randomElement (", "shuffle (", "shuffled ("].map {
            Forbidden($0, because: chance, unlessLabelled: "using")
        }
}

extension SourceFile {
    /// The places where a file uses what a table forbids.
    func uses(of table: [Forbidden]) -> [Violation] {
        let byFirst = Dictionary(grouping: table) { $0.tokens.first ?? "" }
        return tokens.indices.flatMap { index in
            (byFirst[tokens[index].text] ?? []).filter { matches($0, at: index) }.map {
                violation(at: tokens[index], "'\($0.tokens.joined())' has no place here: \($0.reason)")
            }
        }
    }

    private func matches(_ forbidden: Forbidden, at index: Int) -> Bool {
        guard tokens[index...].prefix(forbidden.tokens.count).map(\.text) == forbidden.tokens else { return false }
        guard let label = forbidden.unlessLabelled else { return true }
        return !argumentTokens(openedAt: index + forbidden.tokens.count - 1).contains(label)
    }

    /// The texts between a parenthesis and the one that closes it.
    private func argumentTokens(openedAt open: Int) -> [String] {
        var depth = 0
        var texts: [String] = []
        for token in tokens[open...] {
            if token.text == "(" { depth += 1 }
            if token.text == ")" { depth -= 1 }
            if depth == 0 { break }
            texts.append(token.text)
        }
        return texts
    }
}
