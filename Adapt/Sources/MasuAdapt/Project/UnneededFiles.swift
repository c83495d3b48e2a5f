import Foundation
internal import SwiftSyntax

/// Files of libraries that import frameworks or libraries which aren't there, or use classes of the library's own in
/// Objective-C, and that nothing else in the package needs.
///
/// A library often has such a file for what few apps use of it. It is needed where another file names a type, a function or a
/// member of an extension that no other file declares as well.
struct UnneededFiles {
    private struct File {
        var module: Int
        var url: URL
        var missing: [String]
        /// Classes in Objective-C that its text may name.
        var classes: Set<String>
        var names = NamesOfFile()
    }

    /// The files, by the places of their modules, each with the modules and classes that it would need.
    private(set) var found: [Int: [URL: [String]]] = [:]

    /// - Parameters:
    ///   - modules: the package's modules.
    ///   - isMissing: true for a module that isn't there.
    init(in modules: [PackageModule], by trees: SourceTrees = SourceTrees(), isMissing: (String) -> Bool) throws {
        var files: [File] = []
        var isAny = false
        for (position, module) in modules.enumerated() where module.kind != .system {
            for url in module.sources {
                let text = try module.text(of: url)
                let isOfLibrary = module.kind == .library && module.standIn == nil
                let imports = isOfLibrary ? SourceNames(of: text, by: trees).imports.map(\.name).filter(isMissing) : []
                let classes: Set<String> = isOfLibrary ? module.foreignClasses.filter { text.contains($0) } : []
                isAny = isAny || !imports.isEmpty || !classes.isEmpty
                files.append(File(module: position, url: url, missing: imports, classes: classes))
            }
        }
        guard isAny else { return }
        for index in files.indices {
            let text = try modules[files[index].module].text(of: files[index].url)
            files[index].names = NamesOfFile(trees.tree(of: text))
        }
        for index in files.indices where !files[index].classes.isEmpty {
            var own = files.filter { $0.module == files[index].module }.reduce(into: Set()) {
                $0.formUnion($1.names.declared)
            }
            if let supplement = modules[files[index].module].supplement {
                own.formUnion(NamesOfFile(trees.tree(of: supplement)).declared)
            }
            files[index].missing += files[index].classes.intersection(files[index].names.used).subtracting(own).sorted()
        }
        var left = Set(files.indices.filter { !files[$0].missing.isEmpty })
        var isChanged = true
        while isChanged {
            isChanged = false
            let others = files.indices.filter { !left.contains($0) }
            let used = others.reduce(into: Set<String>()) { $0.formUnion(files[$1].names.used) }
            let declared = others.reduce(into: Set<String>()) { $0.formUnion(files[$1].names.declared) }
            for index in left where !files[index].names.declared.subtracting(declared).isDisjoint(with: used) {
                left.remove(index)
                isChanged = true
            }
        }
        // A library of which nothing would be left is missed as it is.
        let whole = Set(files.indices.filter { !left.contains($0) }.map { files[$0].module })
        for index in left where whole.contains(files[index].module) {
            found[files[index].module, default: [:]][files[index].url] = files[index].missing
        }
    }
}

/// The names that a file uses, and those that it gives to others.
private struct NamesOfFile {
    var used: Set<String> = []
    var declared: Set<String> = []

    init() {}

    init(_ tree: SourceFileSyntax) {
        for token in tree.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind { used.insert(name) }
        }
        let types = FrameworkNames.types(declaredIn: tree)
        for statement in tree.statements {
            guard case .decl(let declaration) = statement.item else { continue }
            if let part = declaration.as(ExtensionDeclSyntax.self) {
                guard !types.contains(part.extendedType.simpleName) else { continue }
                for member in part.memberBlock.members { declared.formUnion(Self.names(of: member.decl)) }
            } else {
                declared.formUnion(Self.names(of: declaration))
            }
        }
    }

    private static func names(of declaration: DeclSyntax) -> [String] {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        }
        if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
        return []
    }
}
