import ApplicationCommand
import Foundation

/// `masu test`: builds an app's unit tests and runs them.
enum TestCommand {
    static func run(_ words: CommandWords) throws -> Int32 {
        let build = try ApplicationBuild(words, report: MasuProgram.complain)
        guard let product = try build.buildTests() else { return 1 }
        let filter = words.value("--filter").map { ["--filter", $0] } ?? []
        return try Executable.become(
            ["swift", "test", "--skip-build", "--disable-swift-testing"] + product.arguments + filter,
            environment: product.environment)
    }
}
