import ApplicationCommand
import Foundation

/// `masu new`: writes an app to begin with.
enum NewCommand {
    static func run(_ words: CommandWords) throws -> Int32 {
        guard words.operands.count == 1, let path = words.operands.first else {
            throw UsageError("masu new takes the app's name: masu new Rivers.")
        }
        let folder = URL(fileURLWithPath: path)
        let name = folder.lastPathComponent
        guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil else {
            throw UsageError("'\(name)' can't be a module's name: letters and digits, beginning with a letter.")
        }
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw UsageError("\(folder.path) is there already; take another name.")
        }
        let masu = MasuFolder.present.source?.path ?? "../Masu"
        for (file, text) in NewProject.files(name: name, masu: masu) {
            let place = folder.appendingPathComponent(file)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: place, atomically: true, encoding: .utf8)
        }
        print(
            """
            \(path) is written. Next:
              masu run \(path) --png screen.png     draws it
              masu run \(path) --watch              shows it in a window, and again whenever a source is saved
              masu test \(path)                     runs its test
            """)
        return 0
    }
}
