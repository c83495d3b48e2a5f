import Foundation
import HeadlessHost
import UIKit

/// Runs an app as its command line says: in a window, or without one as far as to draw, explain or trace its screens.
///
///     MyApp --device iphone-15 --tap Settings --png Settings.png --explain
final class CommandApplicationHost: ApplicationHost {
    /// - Returns: the process's status: 0, or 2 for a command line that can't be followed, or 1 where following it failed.
    static func run(_ delegate: any UIApplicationDelegate, information: [String: Any], module: String) -> Int32? {
        let words = CommandLine.arguments
        let name = URL(fileURLWithPath: words.first ?? module).lastPathComponent
        let identifier = information["CFBundleIdentifier"] as? String ?? ""
        ApplicationHome(identifier: identifier.isEmpty ? module : identifier).enter()
        do {
            if ApplicationDocuments.isRunning {
                ApplicationDocuments.endWithStarter()
                return watched(words, name: name) ?? ApplicationDocuments.run(Array(words.dropFirst(2)), of: delegate)
            }
            let arguments = try ApplicationArguments(Array(words.dropFirst()))
            guard !arguments.has(.help) else {
                print(help(of: name), terminator: "")
                return 0
            }
            guard !arguments.has(.version) else {
                let version = information["CFBundleShortVersionString"].map { " \($0)" } ?? ""
                print("\(name)\(version), Masu \(Version.number)")
                return 0
            }
            if arguments.isCarriedOutAlone {
                if let status = watched(words, name: name) { return status }
                if let folder = ProcessInfo.processInfo.environment[Supervisor.variable] {
                    Standstill.watchCallingThread(marking: URL(fileURLWithPath: folder))
                }
            }
            ScreenLog.begin()
            defer { ScreenLog.end() }
            let title = information["CFBundleDisplayName"] ?? information["CFBundleName"]
            let run = try ApplicationRun(arguments, title: title as? String ?? name)
            // Settings are written a while after they are set on Linux, which is too late for a command that ends.
            defer { UserDefaults.standard.synchronize() }
            try run.go { $0.launch(delegate, information: information, module: module) }
            return 0
        } catch let error as UsageError {
            complain("\(name): \(error)\nTry '\(name) --help'.\n")
            return 2
        } catch {
            complain("\(name): \(FailureWords.of(error))\n")
            return ExitStatus.of(error)
        }
    }

    /// Runs the command line in a process that is watched for crashes and standstill.
    ///
    /// - Returns: its status; nil where this process is to carry it out itself.
    private static func watched(_ words: [String], name: String) -> Int32? {
        guard Supervisor.isWanted(ProcessInfo.processInfo.environment) else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-\(name)")
        return Supervisor.run(words, name: name, in: folder)
    }

    static func complain(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

    static func help(of name: String) -> String {
        """
        Shows the app: in a window, as pictures, and as reasons for what is seen. What is done is done in the order of
        the command line.

        usage: \(name) [--device NAME] [--tap NAME | --type TEXT | --png FILE | --explain | ...]... [--window]
               \(name) documents check|frames|render|explain|prove DOCUMENT...   (masu COMMAND --project starts it)

        \(ApplicationFlag.helpLines)

        \(ExitStatus.help)

        """
    }
}
