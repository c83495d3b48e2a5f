import Foundation
import UIKit

/// Runs an app whose executable has its `@main`: starts it, lets it come to rest, and prints its views or draws them.
///
///     App --device iphone-12 --picture Screen.png
final class HeadlessApplicationHost: ApplicationHost {
    static func run(_ delegate: any UIApplicationDelegate, information: [String: Any], module: String) -> Int32 {
        do {
            let options = try HeadlessRunOptions(Array(CommandLine.arguments.dropFirst()))
            let host = try HeadlessHost(device: options.device)
            if let language = options.language { host.languages = [language] }
            host.launch(delegate, information: information, module: module)
            host.advanceUntilStill()
            if let picture = options.picture {
                try host.png().write(to: URL(fileURLWithPath: picture))
            } else {
                print(host.textDump(), terminator: "")
            }
            return 0
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 2
        }
    }
}

extension HeadlessHost {
    /// The reader's languages, the most wanted first: documents that are loaded from now on take their texts in the
    /// first one that their bundle has. Where there are none, Foundation chooses.
    public var languages: [String] {
        get { DocumentStrings.languages }
        set { DocumentStrings.languages = newValue }
    }
}

/// What an app on the headless host is told on the command line.
struct HeadlessRunOptions: Equatable {
    var device = "iphone-se2"
    var picture: String?
    var language: String?

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard let value = rest.popFirst() else { throw HostError.unknownArgument(argument) }
            switch argument {
            case "--device": device = value
            case "--picture": picture = value
            case "--language": language = value
            default: throw HostError.unknownArgument(argument)
            }
        }
    }
}
