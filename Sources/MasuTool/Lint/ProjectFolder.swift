import DocumentRules
import Foundation
import UIKit

/// The files of a project around its documents: sources, catalogs, pictures, fonts, languages.
struct ProjectFolder {
    let facts: ProjectFacts
    /// The names of the folders `de.lproj`, without their ending.
    let languages: [String]

    private static let imageEndings: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "webp", "tiff"]
    private static let fontEndings: Set<String> = ["ttf", "otf", "ttc"]
    /// Larger files aren't written by hand.
    private static let largestSource = 4 << 20

    /// Reads all sources of a folder; other files by their names alone.
    init(_ folder: String) {
        var facts = ProjectFacts()
        var images: Set<String> = []
        var colors: Set<String> = []
        var fonts: Set<String> = []
        var languages: Set<String> = []
        var families: Set<String> = []
        var hasCatalog = false
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for name in names.sorted() where !name.hasPrefix(".git/") && !name.contains("/.build/") {
            let file = URL(fileURLWithPath: name)
            let ending = file.pathExtension.lowercased()
            let stem = file.deletingPathExtension().lastPathComponent
            switch ending {
            case "swift", "m", "mm", "h":
                facts.add(Self.classes(in: "\(folder)/\(name)", isSwift: ending == "swift"))
            case "imageset", "symbolset":
                images.formUnion(Self.names(ofSet: name, in: folder))
            case "colorset": colors.formUnion(Self.names(ofSet: name, in: folder))
            case "xcassets": hasCatalog = true
            case "pbxproj":
                facts.developmentLanguages.formUnion(Self.developmentLanguages(in: "\(folder)/\(name)"))
                families.formUnion(Self.deviceFamilies(in: "\(folder)/\(name)"))
            case "lproj": languages.insert(stem)
            case _ where Self.fontEndings.contains(ending): fonts.insert(file.lastPathComponent.lowercased())
            case _ where Self.imageEndings.contains(ending):
                let plain = Self.plain(stem)
                images.formUnion([plain, "\(plain).\(file.pathExtension)", stem])
            default: break
            }
            let last = file.lastPathComponent
            if ["Podfile", "Cartfile", "Package.resolved"].contains(last) || name.hasSuffix(".framework") {
                facts.usesLibraries = true
            }
        }
        facts.isForTabletsAlone = families == ["2"]
        facts.images = hasCatalog || !images.isEmpty ? images : nil
        facts.colors = hasCatalog ? colors : nil
        facts.fontFiles = facts.classes == nil ? nil : fonts
        self.facts = facts
        self.languages = languages.subtracting(["Base", "mul"]).sorted()
    }

    /// `developmentRegion = en;` of an Xcode project; older ones write English.
    private static func developmentLanguages(in path: String) -> Set<String> {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        let text = String(decoding: data, as: UTF8.self)
        return Set(
            text.matches(of: #/developmentRegion = "?([A-Za-z-]+)"?;/#).map { $0.1 == "English" ? "en" : String($0.1) })
    }

    /// The values of `TARGETED_DEVICE_FAMILY`: 1 for phones, 2 for tablets, `1,2` for both.
    private static func deviceFamilies(in path: String) -> Set<String> {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        let text = String(decoding: data, as: UTF8.self)
        return Set(text.matches(of: #/TARGETED_DEVICE_FAMILY = "?([0-9,]+)"?;/#).map { String($0.1) })
    }

    private static func classes(in path: String, isSwift: Bool) -> [String: SourceClass] {
        guard let data = FileManager.default.contents(atPath: path), data.count <= largestSource else { return [:] }
        let text = String(decoding: data, as: UTF8.self)
        return isSwift ? SwiftSource.classes(in: text) : ObjectiveCSource.classes(in: text)
    }

    /// The name of a set, alone and with the folders of its catalog that may be namespaces.
    private static func names(ofSet path: String, in folder: String) -> [String] {
        let parts = path.split(separator: "/")
        guard let last = parts.last else { return [] }
        let stem = String(
            last.prefix { $0 != "." }.isEmpty ? last : last[..<(last.lastIndex(of: ".") ?? last.endIndex)])
        let start = parts.lastIndex { $0.hasSuffix(".xcassets") }.map { $0 + 1 } ?? parts.count - 1
        let folders = parts[min(start, parts.count - 1)..<(parts.count - 1)]
        return folders.indices.map { (folders[$0...] + [Substring(stem)]).joined(separator: "/") } + [stem]
    }

    /// The name without its scale and idiom: `icon@2x~ipad` is icon.
    private static func plain(_ stem: String) -> String {
        var name = stem[...]
        for ending in ["~ipad", "~iphone"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
        for ending in ["@1x", "@2x", "@3x"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
        return String(name)
    }
}
