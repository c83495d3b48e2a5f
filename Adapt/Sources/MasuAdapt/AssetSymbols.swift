import Foundation
internal import SwiftSyntax

/// The names that Xcode makes of the pictures and colours in a module's asset catalogs: `UIImage.closeButton`,
/// `UIColor(resource: .accent)`.
///
/// Written are those that the module's sources use and don't declare themselves in extensions of the pictures' and colours' types,
/// so that an app that has its own names for its assets keeps them.
struct AssetSymbols {
    private struct Symbol: Hashable {
        /// Folders of the catalog that are part of the name.
        var namespace: [String]
        var name: String
        /// The asset's whole name, as `UIImage(named:)` takes it.
        var asset: String
    }

    private var images: [Symbol] = []
    private var colors: [Symbol] = []

    /// - Parameter catalogs: folders whose names end in `.xcassets`.
    init(catalogs: [URL]) {
        for catalog in catalogs { read(catalog, namespace: []) }
    }

    private mutating func read(_ folder: URL, namespace: [String]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        for name in names {
            let url = folder.appendingPathComponent(name)
            let stem = url.deletingPathExtension().lastPathComponent
            let asset = (namespace + [stem]).joined(separator: "/")
            switch url.pathExtension {
            case "imageset", "symbolset":
                images += Self.names(of: stem, without: "Image").map {
                    Symbol(namespace: namespace, name: $0, asset: asset)
                }
            case "colorset":
                colors += Self.names(of: stem, without: "Color").map {
                    Symbol(namespace: namespace, name: $0, asset: asset)
                }
            case "" where url.hasDirectoryPath || Self.isFolder(url):
                read(url, namespace: Self.providesNamespace(url) ? namespace + [name] : namespace)
            default: break
            }
        }
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return false }
        return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
    }

    // MARK: Names

    /// All names that code may use.
    var names: Set<String> { Set((images + colors).flatMap { [$0.name] + $0.namespace.map(Self.typeName) }) }

    /// `Close Button` is `closeButton`, `URLIcon` is `urlIcon`, `3D` is `_3D`; Xcode drops the kind at the end, and
    /// `AccentColor` is `accent`.
    static func names(of asset: String, without kind: String) -> [String] {
        let whole = name(of: asset)
        // `Title Color` and `title_color` as well as `TitleColor`.
        guard whole.hasSuffix(kind), whole.count > kind.count else { return [whole] }
        return [String(whole.dropLast(kind.count)), whole]
    }

    static func name(of asset: String) -> String {
        let words = asset.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let first = words.first else { return "_" }
        let name = lowered(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// The capitals that a word begins with become small, but for the one that begins the next word: `URLIcon`, `urlIcon`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        if capitals.count == word.count { return word.lowercased() }
        let count = max(1, capitals.count - 1)
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    // MARK: Text

    private static func extendsAType(_ source: String) -> Bool {
        source.range(
            of: "\\bextension (UIKit\\.)?(UIImage|UIColor|ImageResource|ColorResource)\\b", options: .regularExpression)
            != nil
    }

    /// The declarations that the sources want; nil where they want none.
    ///
    /// - Parameter trees: where the trees of the sources are found.
    func text(for sources: [String], by trees: SourceTrees) -> String? {
        guard !images.isEmpty || !colors.isEmpty else { return nil }
        let all = sources.joined(separator: "\n")
        // In an extension of their type they are named without a dot.
        let inside = sources.filter(Self.extendsAType).joined(separator: "\n")
        let finder = MembersOfResources(viewMode: .sourceAccurate)
        for source in sources where source.contains("extension") { finder.walk(trees.tree(of: source)) }
        let declared = finder.names
        func isWanted(_ symbol: Symbol) -> Bool {
            let name = NSRegularExpression.escapedPattern(for: symbol.name)
            return !declared.contains(symbol.name)
                && (all.range(of: "\\.\(name)\\b", options: .regularExpression) != nil
                    || inside.range(of: "\\b\(name)\\b", options: .regularExpression) != nil)
        }
        var lines: [String] = []
        func write(_ symbols: [Symbol], resource: String, of type: String, taken: Set<String>) {
            var seen: Set<Symbol> = []
            var folders: Set<[String]> = []
            for symbol in symbols where isWanted(symbol) {
                var key = symbol
                key.asset = ""
                guard seen.insert(key).inserted else { continue }
                let names = symbol.namespace.map(Self.typeName)
                for depth in names.indices where folders.insert(Array(names[...depth])).inserted {
                    for base in [resource, type] {
                        let outer = ([base] + names[..<depth]).joined(separator: ".")
                        lines.append("extension \(outer) { enum \(names[depth]) {} }")
                    }
                }
                let place = ([resource] + names).joined(separator: ".")
                lines.append(
                    "extension \(place) { static let `\(symbol.name)` = "
                        + "\(resource)(name: \"\(symbol.asset)\", bundle: .main) }")
                guard !names.isEmpty || !taken.contains(symbol.name) else { continue }
                let owner = ([type] + names).joined(separator: ".")
                let member = (names + [symbol.name]).joined(separator: ".")
                lines.append(
                    "extension \(owner) { static var `\(symbol.name)`: \(type) { \(type)(resource: .\(member)) } }")
            }
        }
        write(
            images, resource: "ImageResource", of: "UIImage",
            taken: ["add", "remove", "actions", "checkmark", "strokedCheckmark"])
        write(colors, resource: "ColorResource", of: "UIColor", taken: Self.systemColors)
        return lines.isEmpty ? nil : (["import UIKit"] + lines).joined(separator: "\n") + "\n"
    }

    private static func typeName(_ folder: String) -> String {
        let name = self.name(of: folder)
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// UIKit has these names already: Xcode makes no others of them.
    private static let systemColors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
        "lightText",
        "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
        "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
        "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
        "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "systemGreen",
        "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple",
        "systemRed",
        "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
        "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
    ]
}

/// The names that a module's extensions give to pictures and colours.
private final class MembersOfResources: SyntaxVisitor {
    var names: Set<String> = []
    private static let types: Set<String> = ["UIImage", "UIColor", "ImageResource", "ColorResource"]

    /// Of a question for the version the compiler takes one clause.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            let answer = clause.versionAnswer
            if answer != false, let elements = clause.elements { walk(elements) }
            if answer == true { break }
        }
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.types.contains(node.extendedType.simpleName) else { return .skipChildren }
        for member in node.memberBlock.members {
            if let variable = member.decl.as(VariableDeclSyntax.self) {
                for binding in variable.bindings {
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
                    names.insert(name.plainText)
                }
            } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                names.insert(function.name.plainText)
            }
        }
        return .skipChildren
    }
}
