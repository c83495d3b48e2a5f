import Foundation
import Inspector
import WindowHost

extension WindowHost {
    /// Gives a program's window its two keys that need the program: Ctrl R starts the program again with the same words,
    /// and F12 opens the inspector on the running screen.
    package func followDeskKeys() {
        onRestart = { Self.startProgramAgain() }
        var inspector: Inspector?
        onInspect = { [unowned self] in
            do {
                let opened = try inspector ?? Inspector(host)
                if inspector == nil {
                    inspector = opened
                    let others = everyFrame
                    everyFrame = {
                        others?()
                        opened.answerRequests()
                    }
                    FileHandle.standardError.write(Data("The inspector is at \(opened.address)\n".utf8))
                }
                open(opened.address)
            } catch {
                FileHandle.standardError.write(Data("The inspector can't be opened: \(error)\n".utf8))
            }
        }
    }

    /// Replaces the process by a new one of the same program; returns only where the system refuses.
    private static func startProgramAgain() {
        fflush(nil)
        var words = CommandLine.arguments.map { strdup($0) }
        words.append(nil)
        execv("/proc/self/exe", words)
        for word in words { free(word) }
        FileHandle.standardError.write(
            Data("The program can't be started again: \(String(cString: strerror(errno)))\n".utf8))
    }
}
