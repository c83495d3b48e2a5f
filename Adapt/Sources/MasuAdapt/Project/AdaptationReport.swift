import Foundation

/// A package that was made of a project: what is in it, what isn't, and what stops its build.
public struct AdaptationReport: Codable, Equatable {
    struct Content: Codable, Equatable {
        enum Kind: String, Codable {
            case application, library, tests, system, standIn
        }

        var kind: Kind
        var name: String
        var files: Int
        var resources: Int

        var text: String {
            let count =
                Self.count(files, "Swift file") + (resources == 0 ? "" : ", " + Self.count(resources, "resource"))
            return switch kind {
            case .application: "app \(name): \(count)"
            case .library: "library \(name): \(count)"
            case .tests: "tests \(name): \(count)"
            case .system: "library \(name): installed on this system"
            case .standIn:
                switch name {
                case MissingDeclarations.module: "module \(name): declarations of names that Masu lacks"
                case _ where StandIns.texts[name] == nil: "stand-in \(name): it compiles, and does nothing"
                default: "stand-in \(name): Masu's own version of what most apps use of it"
                }
            }
        }

        /// `1 Swift file`, `2 Swift files`.
        static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    }

    var contents: [Content]
    var leftOut: [String]
    /// Sentences on what isn't as the project says.
    var warnings: [String] = []
    /// Hand work that was taken over, and files that this run changed.
    var notes: [String]
    /// Types that stand-ins were written for.
    var standIns: [String] = []
    /// Places that the compiler doesn't take, with what it said of them.
    var omissions: [String] = []
    var obstacles: [Obstacle]

    /// True if the app's build will stop: it imports a module, or names a type, that nobody has.
    public var stopsBuild: Bool { obstacles.contains { $0.kind != .member && !$0.isOfTests } }

    /// A line each.
    public var text: String {
        var lines = contents.map(\.text) + leftOut.map { "left out \($0)" }
        lines += warnings.map { "warning: \($0)" }
        lines += notes.count > 12 ? notes.prefix(10) + ["… and \(notes.count - 10) further files"] : notes
        lines += standIns.map { "stand-in type \($0): the app says so where it uses it" }
        lines += omissions.map { "left out \($0)" }
        lines += obstacles.map(\.text)
        if stopsBuild {
            let count = obstacles.count { $0.kind != .member && !$0.isOfTests }
            lines.append(
                "The package won't build: \(count) missing. Put code of your own into Overrides/MODULE of this package, a "
                    + "folder that masu-adapt reads and never writes, or see the rest of the app with --stand-ins.")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The same as an object, keys in order.
    public var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            struct Whole: Encodable {
                var report: AdaptationReport
                var builds: Bool
            }
            return String(decoding: try encoder.encode(Whole(report: self, builds: !stopsBuild)), as: UTF8.self) + "\n"
        }
    }
}
