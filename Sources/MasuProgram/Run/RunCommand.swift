import ApplicationCommand
import Foundation

/// `masu run`: builds an app and becomes it.
enum RunCommand {
    static func run(_ words: CommandWords) throws -> Int32 {
        try MainActor.assumeIsolated { try ApplicationArguments.check(words.applicationWords) }
        if words.has("--watch") { return try Watch(words).run() }
        guard let product = try ApplicationBuild(words, report: MasuProgram.complain).build() else { return 1 }
        return try Executable.become([product.executable.path] + words.applicationWords)
    }
}

/// `masu build`: builds an app.
enum BuildCommand {
    static func run(_ words: CommandWords) throws -> Int32 {
        let begin = Date()
        guard let product = try ApplicationBuild(words, report: MasuProgram.complain).build() else { return 1 }
        let seconds = (-begin.timeIntervalSinceNow * 10).rounded() / 10
        print("\(product.executable.path) was built in \(seconds) s")
        return 0
    }
}

/// The program that takes this one's place.
enum Executable {
    /// - Returns: never where the program can be started.
    static func become(_ words: [String], environment: [String: String] = [:]) throws -> Int32 {
        for (name, value) in environment { setenv(name, value, 1) }
        fflush(nil)
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        execvp(words.first ?? "", &arguments)
        throw UsageError("\(words.first ?? "") can't be started: \(String(cString: strerror(errno))).")
    }
}
