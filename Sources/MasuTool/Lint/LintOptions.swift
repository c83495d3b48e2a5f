import ApplicationCommand
import DocumentRules
import UIKit

/// The options of `masu lint`.
struct LintOptions {
    enum Format: String {
        case text, json, sarif, junit
    }

    private(set) var paths: [String] = []
    private(set) var selection: RuleSelection
    private(set) var format = Format.text
    private(set) var output: String?
    private(set) var baseline: String?
    private(set) var newBaseline: String?
    /// Files with findings of another program.
    private(set) var findings: [String] = []
    /// The folder whose sources, catalogs and files count; nil for the folders that are named.
    private(set) var project: String?
    private(set) var listsRules = false
    /// The languages to look at; empty for none, nil for all.
    private(set) var languages: [String]? = nil
    private var devices: [DeviceProfile] = []
    private var contentSizes: [UIContentSizeCategory] = []
    private var releases: [SystemRelease] = []
    private var isRightToLeftToo = false

    init(_ arguments: [String]) throws {
        var only: [String] = []
        var without: [String] = []
        var rest = ArgumentWords(command: "lint", arguments)
        func names(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }
        while let word = rest.next() {
            switch word {
            case "--rules": only += names(try rest.value(of: word))
            case "--disable": without += names(try rest.value(of: word))
            case "--list": listsRules = true
            case "--devices": devices = try Self.devices(try rest.value(of: word))
            case "--content-sizes": contentSizes = try Self.contentSizes(try rest.value(of: word))
            case "--rtl": isRightToLeftToo = true
            case "--ios":
                releases = try names(try rest.value(of: word)).map { name in
                    guard let release = SystemRelease(name) else {
                        throw UsageError("masu lint: \(SystemRelease.refusal(of: name))")
                    }
                    return release
                }
            case "--languages":
                let value = try rest.value(of: word)
                languages = value == "all" ? nil : value == "none" ? [] : names(value)
            case "--project": project = try rest.value(of: word)
            case "--format":
                format = Format(rawValue: try rest.choice(of: word, ["text", "json", "sarif", "junit"])) ?? .text
            case "-o": output = try rest.value(of: word)
            case "--baseline": baseline = try rest.value(of: word)
            case "--findings": findings.append(try rest.value(of: word))
            case "--sources":
                throw UsageError(
                    "masu lint: --sources belongs to the program masu, which starts masu-adapt; here --findings takes what "
                        + "masu-adapt lint found")
            case "--write-baseline": newBaseline = try rest.value(of: word)
            default:
                guard !word.hasPrefix("-") else { throw rest.unknown(word) }
                paths.append(word)
            }
        }
        do { selection = try RuleSelection(only: only, without: without) } catch {
            throw UsageError("masu lint: \(error)")
        }
        guard !paths.isEmpty || !findings.isEmpty || listsRules else {
            throw UsageError("masu lint: no document or folder is named")
        }
    }

    private static func devices(_ text: String) throws -> [DeviceProfile] {
        if text == "all" {
            var sizes: Set<CGSize> = []
            return DeviceProfile.all.filter { sizes.insert($0.size).inserted }
        }
        return try text.split(separator: ",").map { try DeviceProfile.named(String($0), for: "lint") }
    }

    private static func contentSizes(_ text: String) throws -> [UIContentSizeCategory] {
        if text == "all" { return UIContentSizeCategory.ordered }
        return try text.split(separator: ",").map { name in
            guard let size = CanvasSettings.contentSize(named: String(name)) else {
                let names = CanvasSettings.contentSizeNames.joined(separator: ", ")
                throw UsageError("masu lint: there is no text size \(name). Sizes: \(names)")
            }
            return size
        }
    }

    /// The settings to lay out under, each with its name; the canvas, where nothing else is asked for.
    var settings: [(settings: CanvasSettings, name: String)] {
        var result: [(CanvasSettings, String)] = []
        for device in devices.isEmpty ? [nil] : devices.map(Optional.some) {
            for size in contentSizes.isEmpty ? [.large] : contentSizes {
                for release in releases.isEmpty ? [nil] : releases.map(Optional.some) {
                    for isRightToLeft in isRightToLeftToo ? [false, true] : [false] {
                        var settings = CanvasSettings()
                        settings.device = device
                        settings.contentSize = size
                        settings.release = release
                        settings.isRightToLeft = isRightToLeft
                        let ending = release.map { "\($0)" }
                        let words = [settings.summary, ending ?? ""].filter { !$0.isEmpty }
                        result.append((settings, words.joined(separator: " ")))
                    }
                }
            }
        }
        return result
    }
}
