import Foundation
import UIKit

/// The log of what runs on a host: contradicting constraints are printed once each, however often layout meets them again,
/// with the reason and a cure.
///
/// A host, a test and a command line each open it; the last one that closes it says how many messages weren't printed.
@MainActor package enum ScreenLog {
    private struct State {
        var contradictions = RepeatedContradictions()
        var openings = 0
    }

    private static var state = State()

    /// Opens the log, and takes UIKit's messages over where nobody else has.
    package static func begin() {
        state.openings += 1
        guard UIKitLog.handler == nil else { return }
        UIKitLog.handler = { message in
            if let text = state.openings > 0 ? state.contradictions.text(of: message) : message { write(text) }
        }
    }

    /// Closes the log once for each opening; contradictions that come after the last are told anew, each time while nobody
    /// has it open.
    package static func end() {
        state.openings -= 1
        guard state.openings == 0 else { return }
        if let rest = state.contradictions.rest { write(rest) }
        state.contradictions = RepeatedContradictions()
    }

    private static func write(_ text: String) {
        // Both may go to one file, where what was printed first stands first.
        fflush(nil)
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
