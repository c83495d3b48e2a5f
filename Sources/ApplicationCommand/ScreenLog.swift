import Foundation
import UIKit

/// The log of what a command line runs: contradicting constraints are printed once each, however often layout meets them
/// again, with the reason and a cure.
@MainActor package enum ScreenLog {
    private static var contradictions = RepeatedContradictions()

    /// Takes the log over, where nobody else has.
    package static func begin() {
        guard UIKitLog.handler == nil else { return }
        UIKitLog.handler = { message in
            if let text = contradictions.text(of: message) { write(text) }
        }
    }

    /// Says how many messages weren't printed; those that come afterwards are counted anew.
    package static func end() {
        if let rest = contradictions.rest { write(rest) }
        contradictions = RepeatedContradictions()
    }

    private static func write(_ text: String) {
        // Both may go to one file, where what was printed first stands first.
        fflush(nil)
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
