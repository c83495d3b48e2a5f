import ApplicationCommand
import Foundation
import UIKit

/// `masu diff`: the changes between two versions of a document, in the words of a review.
@MainActor enum DifferenceCommand {
    /// - Returns: as `diff`: 0 where nothing shows, 1 where something does, 2 where there was trouble.
    static func run(_ arguments: [String]) -> Int32 {
        do {
            let options = try DifferenceOptions(arguments)
            let (differences, unread) = try compare(options)
            for sentence in unread { MasuTool.complain("masu diff: \(sentence)\n") }
            if options.isJSON {
                for difference in differences { print(difference.json.text) }
            } else if differences.isEmpty {
                if unread.isEmpty { print("No visible changes: no document differs.") }
            } else {
                for difference in differences { print(difference.text) }
            }
            if let page = options.page {
                let html = try DifferencePage(differences).html()
                do { try Data(html.utf8).write(to: URL(fileURLWithPath: page)) } catch {
                    throw DifferenceError("the page \(page) can't be written; is there such a folder?")
                }
            }
            guard unread.isEmpty else { return 2 }
            return differences.allSatisfy(\.isEmpty) ? 0 : 1
        } catch let error as UsageError {
            MasuTool.complain("\(error)\n")
            return 2
        } catch {
            MasuTool.complain("masu diff: \(FailureWords.of(error))\n")
            return 2
        }
    }

    /// The documents' differences; of commits also a sentence for each document that can't be read, such as one for
    /// macOS, which keeps no other from being compared.
    private static func compare(
        _ options: DifferenceOptions
    ) throws -> (differences: [DocumentDifference], unread: [String]) {
        switch options.source {
        case .files(let old, let new):
            let pair = GitCommits.Pair(name: new, old: try InputFile.bytes(old), new: try InputFile.bytes(new))
            return ([try DocumentDifference(pair, oldName: old, newName: new, options)], [])
        case .commits(let old, let new, let paths):
            let commits = try GitCommits(folder: folder(of: paths))
            var differences: [DocumentDifference] = []
            var unread: [String] = []
            for pair in try commits.pairs(old: old, new: new, paths: paths) {
                do {
                    differences.append(
                        try DocumentDifference(
                            pair, oldName: "\(pair.name) at \(old)",
                            newName: new.map { "\(pair.name) at \($0)" } ?? pair.name, options))
                } catch let error as DifferenceError {
                    unread.append("\(error)")
                }
            }
            return (differences, unread)
        }
    }

    /// The folder whose repository is asked: that of the first path.
    private static func folder(of paths: [String]) -> String {
        guard let path = paths.first else { return FileManager.default.currentDirectoryPath }
        var url = URL(fileURLWithPath: path)
        var isFolder: ObjCBool = false
        // A file that was removed may have taken its folders with it.
        while !FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) || !isFolder.boolValue {
            guard url.path != "/" else { return "/" }
            url.deleteLastPathComponent()
        }
        return url.path
    }
}
