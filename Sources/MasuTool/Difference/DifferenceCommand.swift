import Foundation
import UIKit

/// `masu diff`: the changes between two versions of a document, in the words of a review.
@MainActor enum DifferenceCommand {
    /// - Returns: as `diff`: 0 where nothing shows, 1 where something does, 2 where there was trouble.
    static func run(_ arguments: [String]) -> Int32 {
        do {
            let options = try DifferenceOptions(arguments)
            let differences = try compare(options)
            if options.isJSON {
                for difference in differences { print(difference.json.text) }
            } else if differences.isEmpty {
                print("Nothing that shows: no document differs.")
            } else {
                for difference in differences { print(difference.text) }
            }
            if let page = options.page {
                try Data(DifferencePage(differences).html().utf8).write(to: URL(fileURLWithPath: page))
            }
            return differences.allSatisfy(\.isEmpty) ? 0 : 1
        } catch let error as UsageError {
            MasuTool.complain("\(error)\n")
            return 2
        } catch let error as DifferenceError {
            MasuTool.complain("masu diff: \(error)\n")
            return 2
        } catch {
            MasuTool.complain("masu diff: the page can't be written: \(error.localizedDescription)\n")
            return 2
        }
    }

    private static func compare(_ options: DifferenceOptions) throws -> [DocumentDifference] {
        switch options.source {
        case .files(let old, let new):
            let pair = GitCommits.Pair(name: new, old: try bytes(old), new: try bytes(new))
            return [try DocumentDifference(pair, oldName: old, newName: new, options)]
        case .commits(let old, let new, let paths):
            let commits = try GitCommits(folder: folder(of: paths))
            return try commits.pairs(old: old, new: new, paths: paths).map { pair in
                try DocumentDifference(
                    pair, oldName: "\(pair.name) at \(old)", newName: new.map { "\(pair.name) at \($0)" } ?? pair.name,
                    options)
            }
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

    private static func bytes(_ path: String) throws -> [UInt8] {
        do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) } catch {
            throw DifferenceError("\(path) can't be read: \(error.localizedDescription)")
        }
    }
}
