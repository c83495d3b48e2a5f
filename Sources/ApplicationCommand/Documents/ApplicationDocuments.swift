import Foundation
import UIKit

/// The commands on storyboards and xibs, carried out in an app's process, where the app's classes are.
///
/// `MasuTool` conforms; it is looked up by name, so that an app's command line knows none of them.
@MainActor package protocol DocumentCommands: AnyObject {
    /// - Parameter words: a command and its arguments, as after `masu`.
    /// - Returns: the exit status of the process.
    static func run(_ words: [String]) -> Int32
}

/// An app that isn't launched and lends its classes to documents: `App documents check Main.storyboard`.
package enum ApplicationDocuments {
    /// The first word of such a command line.
    package static let word = "documents"

    /// True if this process is an app that lends its classes.
    package static var isRunning: Bool { CommandLine.arguments.dropFirst().first == word }

    /// The variable that is set for a process which another one of the app watches for crashes.
    package static let watchedVariable = Supervisor.variable

    /// - Parameters:
    ///   - words: a command and its arguments.
    ///   - delegate: the app's, whose module is that of the documents' classes; it isn't told of a launch.
    /// - Returns: the exit status of the process.
    @MainActor static func run(_ words: [String], of delegate: any UIApplicationDelegate) -> Int32 {
        guard let commands = NSClassFromString("MasuTool.ClassLendingCommands") as? any DocumentCommands.Type else {
            CommandApplicationHost.complain(
                "The app isn't linked with Masu's commands on documents; start them by masu check DOCUMENT --project "
                    + "PROJECT, which builds it so.\n")
            return 2
        }
        UIApplication.shared.delegate = delegate
        return commands.run(words)
    }

    /// The variable with the number of masu's process, for what it starts.
    package static let starterVariable = "MASU_STARTER"

    /// Ends this process within a second after the one that started it has ended, or the masu process that wanted it, even
    /// while a class of the app is in an endless loop.
    ///
    /// Masu may have ended before this process can ask for its starter, whom it then names by a variable.
    static func endWithStarter() {
        let starter = getppid()
        let masu = ProcessInfo.processInfo.environment[starterVariable].flatMap(pid_t.init)
        Thread.detachNewThread {
            while getppid() == starter, masu.map(isThere) ?? true { Thread.sleep(forTimeInterval: 0.5) }
            _exit(1)
        }
    }

    private static func isThere(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno != ESRCH }
}
