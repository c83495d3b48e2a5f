import Foundation

/// A target of a package that isn't in Swift and needs no Objective-C: C, which SwiftPM compiles, or a library of the system.
struct PlainTarget: Equatable {
    enum Kind: Equatable { case c, system }
    var kind: Kind
    var folder: URL
    /// The manifest's own words on it, but for name and path.
    var settings: [String] = []
}

extension LibraryFolder {
    /// The modules of the package's targets in C and of the system, which are taken as they are.
    var plainModules: [Module] {
        guard
            let text = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        else { return [] }
        return text.ranges(of: /\.(target|systemLibrary)\s*\(/).compactMap { start in
            plainModule(of: Self.arguments(of: text, from: start.upperBound), isSystem: text[start].contains("system"))
        }
    }

    /// A pod without a specification whose files are all in C, as `RxAtomic` is, which lies so in `Pods`; nil for another.
    func plainPod(_ module: Module) -> Module? {
        guard let file = module.foreign.first, module.sources.isEmpty, module.foreignClasses.isEmpty,
            module.foreign.allSatisfy({ $0.pathExtension == "c" })
        else { return nil }
        let place = file.deletingLastPathComponent()
        let include = place.appendingPathComponent("include")
        guard module.foreign.allSatisfy({ $0.path.hasPrefix(place.path + "/") }) else { return nil }
        let headers = (include.isFolder ? include : place)
        let texts = (module.foreign + Self.paths(in: headers).map(headers.appendingPathComponent))
            .filter { ["c", "h"].contains($0.pathExtension) }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        // Objective-C in a header, or a header of Apple's systems.
        guard !texts.contains(where: { $0.contains("#import") || $0.contains("<Foundation/") }) else { return nil }
        var plain = Module(name: module.name, sources: [])
        let settings = include.isFolder ? [] : ["publicHeadersPath: \".\""]
        plain.plain = PlainTarget(kind: .c, folder: place, settings: settings)
        return plain
    }

    private func plainModule(of block: Substring, isSystem: Bool) -> Module? {
        guard let name = block.firstMatch(of: /^\s*name:\s*"([^"]+)"/).map({ String($0.1) }) else { return nil }
        let path = block.matches(of: /\bpath:\s*"([^"]*)"/).last.map { String($0.1) }
        let places = (path.map { [$0] } ?? ["Sources", "Source", "src"].map { "\($0)/\(name)" })
            .map(folder.appendingPathComponent)
        guard let place = places.first(where: \.isFolder)?.standardizedFileURL else { return nil }
        var module = Module(name: name.asIdentifier, sources: [])
        if isSystem {
            module.plain = PlainTarget(kind: .system, folder: place)
            return module
        }
        let kinds = Set(Self.paths(in: place).map { URL(fileURLWithPath: $0).pathExtension })
        guard kinds.contains("c"), kinds.isDisjoint(with: ["swift", "m", "mm"]) else { return nil }
        module.plain = PlainTarget(kind: .c, folder: place, settings: Self.settings(in: block, place))
        return module
    }

    /// The files that are left out, the place of the headers, and the compiler's settings.
    private static func settings(in block: Substring, _ place: URL) -> [String] {
        let excluded = excluded(in: block).filter {
            FileManager.default.fileExists(atPath: place.appendingPathComponent($0).path)
        }
        var settings = excluded.isEmpty ? [] : ["exclude: [\(excluded.map { "\"\($0)\"" }.joined(separator: ", "))]"]
        if let headers = block.firstMatch(of: /publicHeadersPath:\s*"([^"]*)"/) {
            settings.append("publicHeadersPath: \"\(headers.1)\"")
        }
        if let start = block.firstRange(of: /\bcSettings:\s*\[/) {
            let parts = block[start.upperBound...].matches(
                of: /\.(?:define|headerSearchPath)\(\s*"[^"]*"(?:\s*,\s*to:\s*"[^"]*")?/)
            if !parts.isEmpty {
                settings.append("cSettings: [\(parts.map { "\($0.0))" }.joined(separator: ", "))]")
            }
        }
        return settings
    }
}
