import UIKit

/// What `masu check` was asked for.
struct CheckOptions {
    var paths: [String] = []
    var trees: String?
    var leaves = NibOptions.LeafSizes.measured
    var isJSON = false
    var jobs = 1
    /// This process's share of the documents, where another process divided them.
    var share: (index: Int, count: Int)?
    var allDevices = false
    var allContentSizes = false
    var rightToLeft = false
    /// Disturbs every recorded frame but those that recorded leaves may use, to show that no other is read.
    var scrambles = false

    init(_ arguments: [String]) throws {
        var words = ArgumentWords(command: "check", arguments)
        while let word = words.next() {
            switch word {
            case "--trees": trees = try words.value(of: word)
            case "--leaves": leaves = try words.leaves(of: word)
            case "--format": isJSON = try words.choice(of: word, ["text", "json"]) == "json"
            case "--jobs": jobs = try words.number(of: word, in: 1...64)
            case "--share":
                let parts = try words.value(of: word).split(separator: "/").compactMap { Int($0) }
                guard parts.count == 2, parts[1] > 0, (0..<parts[1]).contains(parts[0]) else {
                    throw UsageError("masu check: --share takes K/N")
                }
                share = (parts[0], parts[1])
            case "--devices": allDevices = try words.choice(of: word, ["recorded", "all"]) == "all"
            case "--content-sizes": allContentSizes = try words.choice(of: word, ["recorded", "all"]) == "all"
            case "--rtl": rightToLeft = true
            case "--scramble": scrambles = true
            default:
                guard !word.hasPrefix("-") else { throw words.unknown(word) }
                paths.append(word)
            }
        }
        guard !paths.isEmpty || trees != nil else { throw UsageError("masu check: no document or folder was named") }
    }
}
