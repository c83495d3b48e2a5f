import ApplicationCommand
import UIKit

/// The options of `masu diff`.
struct DifferenceOptions {
    enum Source {
        /// Two files.
        case files(old: String, new: String)
        /// Two commits, and the files to look at; all documents where none is named.
        case commits(old: String, new: String?, paths: [String])
    }

    private(set) var source: Source
    /// Devices to lay out on beside the document's canvas.
    private(set) var devices: [DeviceProfile] = []
    private(set) var contentSizes: [UIContentSizeCategory] = []
    private(set) var isJSON = false
    /// The page to write.
    private(set) var page: String?
    private(set) var laysOut = true

    init(_ arguments: [String]) throws {
        var paths: [String] = []
        var range: String?
        var rest = ArgumentWords(command: "diff", arguments)
        while let word = rest.next() {
            switch word {
            case "--git": range = try rest.value(of: word)
            case "--device":
                devices.append(try DeviceProfile.named(try rest.value(of: word), for: "diff"))
            case "--content-size":
                let name = try rest.value(of: word)
                guard let size = CanvasSettings.contentSize(named: name) else {
                    let names = CanvasSettings.contentSizeNames.joined(separator: ", ")
                    throw UsageError("masu diff: there is no text size \(name). Sizes: \(names)")
                }
                contentSizes.append(size)
            case "--format": isJSON = try rest.choice(of: word, ["text", "json"]) == "json"
            case "--html": page = try rest.value(of: word)
            case "--no-layout": laysOut = false
            default:
                guard !word.hasPrefix("-") else { throw rest.unknown(word) }
                paths.append(word)
            }
        }
        source = try Self.source(range, paths)
    }

    /// `OLD..NEW` are two commits, `OLD` alone is compared with the files as they are.
    private static func source(_ range: String?, _ paths: [String]) throws -> Source {
        guard let range else {
            switch paths.count {
            case 1: return .commits(old: "HEAD", new: nil, paths: paths)
            case 2: return .files(old: paths[0], new: paths[1])
            default:
                throw UsageError(
                    "masu diff: takes two documents, one document, which is compared with HEAD, or --git OLD..NEW; "
                        + "\(paths.count) are named")
            }
        }
        guard let dots = range.range(of: "..") else { return .commits(old: range, new: nil, paths: paths) }
        let old = String(range[..<dots.lowerBound])
        let new = range[dots.upperBound...].drop { $0 == "." }
        return .commits(old: old.isEmpty ? "HEAD" : old, new: new.isEmpty ? "HEAD" : String(new), paths: paths)
    }
}
