import Foundation
import Synchronization

/// The folder that is an app's home: its documents, settings and caches, apart from the user's own.
///
/// Foundation on Linux finds all of them from the environment, which must say so before the app's first question.
struct ApplicationHome {
    let folder: URL

    /// A home for one run, which its end takes away.
    init(temporary name: String) {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "masu-\(Self.folderName(name))-\(ProcessInfo.processInfo.processIdentifier)")
    }

    /// - Parameters:
    ///   - identifier: the app's bundle identifier, the name of its folder.
    ///   - environment: `MASU_HOME` names the folder of all homes; else it is `masu` among the user's data.
    init(identifier: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home = URL(fileURLWithPath: environment["HOME"] ?? "/tmp")
        let data =
            environment["XDG_DATA_HOME"].map { URL(fileURLWithPath: $0) }
            ?? home.appendingPathComponent(".local/share")
        let homes = environment["MASU_HOME"].map { URL(fileURLWithPath: $0) } ?? data.appendingPathComponent("masu")
        folder = homes.appendingPathComponent(Self.folderName(identifier))
    }

    private static func folderName(_ identifier: String) -> String {
        let name = identifier.filter { $0.isLetter || $0.isNumber || ".-_".contains($0) }
        return name.trimmingCharacters(in: ["."]).isEmpty ? "app" : name
    }

    /// The variables by which Foundation finds the folders, in order.
    var variables: [(name: String, value: String)] {
        [
            ("CFFIXED_USER_HOME", folder.path), ("HOME", folder.path),
            ("XDG_DATA_HOME", folder.appendingPathComponent("Library/Application Support").path),
            ("XDG_CACHE_HOME", folder.appendingPathComponent("Library/Caches").path),
            ("XDG_CONFIG_HOME", folder.appendingPathComponent("Library/Preferences").path),
            ("XDG_DOCUMENTS_DIR", folder.appendingPathComponent("Documents").path),
        ]
    }

    /// Makes the folder with those that every app has, and lets Foundation find it; where it can't be made, the user's own
    /// home stays.
    @MainActor func enter() {
        let folders = ["Documents", "Library/Application Support", "Library/Caches", "Library/Preferences"]
        do {
            for name in folders {
                try FileManager.default.createDirectory(
                    at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
            }
        } catch {
            return CommandApplicationHost.complain(
                "The app has no home of its own, since \(folder.path) can't be made: \(error.localizedDescription)\n")
        }
        for (name, value) in variables { setenv(name, value, 1) }
    }

    /// Takes the folder away when the process ends, on whichever thread that is: Swift Testing leaves by one of its own.
    func removeAtExit() {
        let count = Self.passing.withLock { passing in
            passing.append(folder)
            return passing.count
        }
        if count == 1 { atexit { ApplicationHome.removePassing() } }
    }

    /// Takes the folders away that go with the process.
    static func removePassing() {
        let folders = passing.withLock { passing in
            defer { passing = [] }
            return passing
        }
        for folder in folders { try? FileManager.default.removeItem(at: folder) }
    }

    /// The folders that go with the process.
    private static let passing = Mutex<[URL]>([])
}
