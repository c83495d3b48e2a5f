import Foundation

/// The output of screens themselves: shown beside a trace, and else withheld, so that the command's own output stays
/// whole.
package enum ScreenOutput {
    /// Runs a piece of work whose `print` calls go nowhere, unless they are wanted.
    @MainActor package static func withheld<Result>(
        unless isWanted: Bool = false, _ work: @MainActor () throws -> Result
    ) rethrows -> Result {
        guard !isWanted else { return try work() }
        fflush(nil)
        let own = dup(STDOUT_FILENO)
        let nowhere = open("/dev/null", O_WRONLY)
        guard own >= 0, nowhere >= 0 else { return try work() }
        dup2(nowhere, STDOUT_FILENO)
        close(nowhere)
        defer {
            fflush(nil)
            dup2(own, STDOUT_FILENO)
            close(own)
        }
        return try work()
    }
}
