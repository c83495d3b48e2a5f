import ApplicationCommand
import Foundation
import MasuTool

/// `masu previews`: lists an app's previews, and draws each of them.
enum PreviewsCommand {
    static func run(_ words: CommandWords) throws -> Int32 {
        guard let product = try ApplicationBuild(words, report: MasuProgram.complain).build() else { return 1 }
        let program = product.executable.path
        var names: [String] = []
        let status = try ChildProcess([program, "--previews"]).run(errorsToo: false) { names.append($0) }
        guard status == 0 else { return 1 }
        guard !names.isEmpty else {
            MasuProgram.complain(
                "\(product.executable.lastPathComponent) has no previews: its sources have no #Preview and no "
                    + "PreviewProvider that Masu can show.")
            return 0
        }
        let sheet = words.value("--sheet")
        guard let folder = words.value("--output") else {
            guard let sheet else {
                for name in names { print(name) }
                return 0
            }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(getpid())")
            defer { try? FileManager.default.removeItem(at: folder) }
            return try draw(names, of: program, into: folder, words.applicationWords, sheet: sheet)
        }
        return try draw(
            names, of: program, into: URL(fileURLWithPath: folder), words.applicationWords, sheet: sheet)
    }

    /// Draws each preview in a process of its own, so that one that ends its program doesn't keep others from being drawn.
    ///
    /// - Parameter sheet: the file of a picture of all that could be drawn; nil for none.
    private static func draw(
        _ names: [String], of program: String, into folder: URL, _ words: [String], sheet: String?
    ) throws -> Int32 {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var failed: [String] = []
        var drawn: [(name: String, file: URL)] = []
        for (name, file) in zip(names, fileNames(of: names)) {
            let path = folder.appendingPathComponent(file).path
            let status = try ChildProcess([program, "--preview=\(name)"] + words + ["--png=\(path)"]).run()
            guard status == 0 else {
                failed.append(name)
                continue
            }
            drawn.append((name, URL(fileURLWithPath: path)))
            if sheet == nil { print("\(name): \(path)") }
        }
        if let sheet, !drawn.isEmpty {
            try MainActor.assumeIsolated { try PreviewSheet.write(drawn, to: sheet) }
            print("\(drawn.count) preview\(drawn.count == 1 ? "" : "s"): \(sheet)")
        }
        guard !failed.isEmpty else { return 0 }
        MasuProgram.complain("These previews couldn't be drawn: \(failed.joined(separator: ", ")).")
        return 1
    }

    /// Names of files, different ones also where letter case and characters that files can't have make no difference.
    static func fileNames(of names: [String]) -> [String] {
        var taken: Set<String> = []
        return names.map { name in
            let plain = name.map { $0.isLetter || $0.isNumber || "-_. ()".contains($0) ? String($0) : "-" }.joined()
            let base = plain.hasPrefix(".") ? "-" + plain.dropFirst() : plain
            var file = base
            var number = 2
            while !taken.insert(file.lowercased()).inserted {
                file = "\(base) \(number)"
                number += 1
            }
            return file + ".png"
        }
    }
}
