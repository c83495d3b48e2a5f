import ApplicationCommand
import UIKit

/// The options of `masu check`.
struct CheckOptions {
    var paths: [String] = []
    var trees: String?
    var leaves = NibOptions.LeafSizes.measured
    var isJSON = false
    /// nil for as many as there are processors, where there is enough to do.
    var jobs: Int?
    /// This process's share of the documents, where another process divided them.
    var share: (index: Int, count: Int)?
    var allDevices = false
    var allContentSizes = false
    var includesRightToLeft = false
    /// Looks for the leaves whose own measured sizes move views.
    var wantsLeaves = false
    /// Prints the shares by class, version of Xcode and folder.
    var wantsBreakdown = false
    /// The words again, for processes that do a share.
    let words: [String]

    /// True if trees are laid out in other ways than their documents recorded.
    var isMatrix: Bool { allDevices || allContentSizes || includesRightToLeft }

    init(_ arguments: [String]) throws {
        words = arguments
        var rest = ArgumentWords(command: "check", arguments)
        while let word = rest.next() {
            switch word {
            case "--trees": trees = try rest.value(of: word)
            case "--leaves": leaves = try rest.leaves(of: word)
            case "--format": isJSON = try rest.choice(of: word, ["text", "json"]) == "json"
            case "--jobs": jobs = try rest.number(of: word, in: 1...64)
            case "--share":
                let parts = try rest.value(of: word).split(separator: "/").compactMap { Int($0) }
                guard parts.count == 2, parts[1] > 0, (0..<parts[1]).contains(parts[0]) else {
                    throw UsageError("masu check: --share takes K/N")
                }
                share = (parts[0], parts[1])
            case "--devices": allDevices = try rest.choice(of: word, ["recorded", "all"]) == "all"
            case "--content-sizes": allContentSizes = try rest.choice(of: word, ["recorded", "all"]) == "all"
            case "--rtl": includesRightToLeft = true
            case "--why": wantsLeaves = true
            case "--breakdown": wantsBreakdown = true
            default:
                guard !word.hasPrefix("-") else { throw rest.unknown(word) }
                paths.append(word)
            }
        }
        guard !paths.isEmpty || trees != nil else { throw UsageError("masu check: no document or folder is named") }
        guard !isMatrix || leaves == .measured else {
            throw UsageError("masu check: recorded leaves are of the recorded device; --leaves measured fits others")
        }
    }

    /// The ways in which each tree is laid out; the first is as recorded unless a matrix was asked for.
    var settings: [CanvasSettings] {
        guard isMatrix else {
            var recorded = CanvasSettings()
            recorded.leafSizes = leaves
            return [recorded]
        }
        var devices: [DeviceProfile?] = [nil]
        if allDevices {
            var sizes: Set<CGSize> = []
            devices = DeviceProfile.all.filter { sizes.insert($0.size).inserted }
        }
        let contentSizes = allContentSizes ? UIContentSizeCategory.ordered : [.large]
        var result: [CanvasSettings] = []
        for device in devices {
            for size in contentSizes {
                for isRightToLeft in includesRightToLeft ? [false, true] : [false] {
                    var settings = CanvasSettings()
                    settings.device = device
                    settings.contentSize = size
                    settings.isRightToLeft = isRightToLeft
                    result.append(settings)
                }
            }
        }
        return result
    }
}
