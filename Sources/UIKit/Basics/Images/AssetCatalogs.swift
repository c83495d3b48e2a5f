import InterfaceBuilder
import Symbols

/// The asset catalogs of a bundle, by the names of their sets.
///
/// Catalogs are read once; sets, on first use. Usable from any thread, as pictures are.
final class AssetCatalogs: @unchecked Sendable {
    static let shared = AssetCatalogs()

    private let lock = NSLock()
    /// Folders of sets by name, for each bundle's resources.
    private var folders: [String: [String: String]] = [:]
    private var sets: [String: AssetSet?] = [:]
    /// The drawings of symbols of an app's own, by their folders; nil for one that can't be read.
    private var symbols: [String: SymbolDrawing?] = [:]

    /// - Parameter kind: `imageset` or `colorset`.
    func find(_ name: String, kind: String, in bundle: Bundle) -> (set: AssetSet, folder: String)? {
        for bundle in ApplicationBundles.searched(for: bundle) {
            if let found = find(name, kind: kind, under: bundle.resourcePath ?? bundle.bundlePath) { return found }
        }
        return nil
    }

    private func find(_ name: String, kind: String, under root: String) -> (set: AssetSet, folder: String)? {
        lock.lock()
        defer { lock.unlock() }
        let index: [String: String]
        if let known = folders[root] {
            index = known
        } else {
            index = Self.index(root)
            folders[root] = index
        }
        guard let folder = index["\(name).\(kind)"] else { return nil }
        if let known = sets[folder] { return known.map { ($0, folder) } }
        let set = Self.read(folder)
        sets[folder] = .some(set)
        return set.map { ($0, folder) }
    }

    /// The folder of a set of any kind, such as `dataset`.
    func folder(_ name: String, kind: String, in bundle: Bundle) -> String? {
        for bundle in ApplicationBundles.searched(for: bundle) {
            let root = bundle.resourcePath ?? bundle.bundlePath
            let found = lock.withLock { () -> String? in
                let index = folders[root] ?? Self.index(root)
                folders[root] = index
                return index["\(name).\(kind)"]
            }
            if let found { return found }
        }
        return nil
    }

    /// The drawing of a `symbolset`; nil where there is none of that name, and for one that can't be read, which the log says.
    func symbol(_ name: String, in bundle: Bundle) -> SymbolDrawing? {
        guard let folder = folder(name, kind: "symbolset", in: bundle) else { return nil }
        if let known = lock.withLock({ symbols[folder] }) { return known }
        let drawing = SymbolTemplate.drawing(of: name, in: folder)
        lock.withLock { symbols[folder] = .some(drawing) }
        return drawing
    }

    /// The path of a set's file. Apple's file systems find a name in any of Unicode's spellings, in one of which the catalog was
    /// written and in another its file was kept.
    static func path(of file: String, in folder: String) -> String {
        let path = "\(folder)/\(file)"
        guard !file.utf8.allSatisfy({ $0 < 128 }), !FileManager.default.fileExists(atPath: path) else { return path }
        // Texts are equal in all spellings.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.first { $0 == file }.map { "\(folder)/\($0)" } ?? path
    }

    private static func read(_ folder: String) -> AssetSet? {
        do {
            let contents = try Data(contentsOf: URL(fileURLWithPath: folder + "/Contents.json"))
            return try AssetSet(contents: [UInt8](contents))
        } catch {
            UIKitLog.writeFromAnyThread("The asset set \(folder) can't be read: \(error)")
            return nil
        }
    }

    /// Sets by name, prefixed by the names of folders that provide a namespace.
    private static func index(_ root: String) -> [String: String] {
        var index: [String: String] = [:]
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: root)) ?? []
        for name in names.sorted() where name.hasSuffix(".xcassets") {
            collect("\(root)/\(name)", prefix: "", depth: 0, into: &index)
        }
        return index
    }

    private static func collect(_ folder: String, prefix: String, depth: Int, into index: inout [String: String]) {
        guard depth < 16 else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() {
            let path = "\(folder)/\(name)"
            if [".imageset", ".colorset", ".dataset", ".symbolset"].contains(where: name.hasSuffix) {
                index[prefix + name] = path
            } else if !name.contains(".") {
                collect(
                    path, prefix: providesNamespace(path) ? "\(prefix)\(name)/" : prefix, depth: depth + 1, into: &index
                )
            }
        }
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        guard let contents = try? String(contentsOfFile: folder + "/Contents.json", encoding: .utf8) else {
            return false
        }
        return contents.range(of: "\"provides-namespace\"\\s*:\\s*true", options: .regularExpression) != nil
    }
}

extension AssetTraits {
    init(_ traits: UITraitCollection) {
        self.init(
            scale: Double(traits.displayScale), idiom: traits.userInterfaceIdiom == .pad ? "ipad" : "iphone",
            isDark: traits.userInterfaceStyle == .dark, sizeClasses: SizeClassPair(traits))
    }
}

extension SizeClassPair {
    init(_ traits: UITraitCollection) {
        self.init(width: Self.sizeClass(traits.horizontalSizeClass), height: Self.sizeClass(traits.verticalSizeClass))
    }

    private static func sizeClass(_ value: UIUserInterfaceSizeClass) -> Class? {
        switch value {
        case .compact: .compact
        case .regular: .regular
        default: nil
        }
    }
}
