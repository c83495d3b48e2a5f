import Foundation
import UIKit

/// The log of an app that its command line runs: contradicting constraints are printed once each, however often layout meets
/// them again.
@MainActor enum ScreenLog {
    /// Messages that name the same constraints are equal apart from addresses.
    private static var seen: Set<String> = []

    static func begin() {
        guard UIKitLog.handler == nil else { return }
        UIKitLog.handler = { message in
            guard isNew(message) else { return }
            FileHandle.standardError.write(Data((message + "\n").utf8))
        }
    }

    /// False for a contradiction that was told before.
    static func isNew(_ message: String) -> Bool {
        guard message.contains("Unable to simultaneously satisfy constraints") else { return true }
        return seen.insert(message.replacing(/0x[0-9a-f]+/, with: "")).inserted
    }
}
