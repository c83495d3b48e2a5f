import Foundation
internal import SwiftSyntax

/// Files and folders that make one module, and where its adapted copy goes.
public struct AdaptedModule {
    let inputs: [URL]
    let output: URL
    /// Classes of other modules that have a table of connections.
    public var connectable: Set<String> = []
    /// Classes of this module with tables of connections; known once it is copied.
    private(set) var classesWithTables: Set<String> = []
    /// Optional methods of UIKit's in classes of other modules.
    var delegateMethods = DelegateMethodsElsewhere()
    /// Those that classes of this module have for others' to override; known once it is copied.
    private(set) var methodsForOthers: [String: Set<String>] = [:]
    /// True if the module has descriptions of its own for all errors; known once it is copied.
    private(set) var describesErrors = false
    /// True if the compiler's messages name the original files; the copies have other names then, `A.adapted.swift`, since
    /// the compiler wants file names to be unique in a module.
    public var namesOriginals = true
    /// The folder to which paths of files among the inputs are relative; nil for files that go by their names alone.
    var base: URL?
    /// True if all files go to one folder, their own folders left out.
    public var isFlat = false
    /// True if a header of Objective-C brings UIKit into every file, beside what the inputs tell.
    public var hasUmbrella = false
    /// Modules that a header of Objective-C brings into every file beside UIKit.
    var bridged: [String] = []
    /// True if conditions on the platform stay, so that what is written for iOS is left out.
    public var keepsPlatforms = false
    /// The lowest release that the module runs on; nil where nobody says so.
    var minimumRelease: ReleaseNumber?
    /// Frameworks of Apple's that aren't there: what a condition has with one of them is left out.
    var absentFrameworks: Set<String> = []
    /// Modules that come along with those of a name.
    var companions: [String: [String]] = [:]
    /// Frameworks of Apple's that aren't there, and of which nothing is used: their imports become UIKit's.
    var unneededFrameworks: Set<String> = []
    /// Modules with classes of managed objects, which tests register.
    var modulesOfManagedObjects: Set<String> = []
    private(set) var hasManagedObjectClasses = false
    /// Asset catalogs of the module beside those among the inputs.
    public var catalogs: [URL] = []
    /// Sources that are in no file, by the names of the copies: classes that Xcode generates.
    var generated: [String: String] = [:]

    /// Trees of sources that were parsed before.
    var trees = SourceTrees()

    /// The text of a file, where it isn't the file's own.
    var text: (URL) throws -> String = { try String(contentsOf: $0, encoding: .utf8) }

    /// The code that is left out of the sources, since the compiler doesn't take it.
    var omissions: OmissionRecord?

    public init(inputs: [URL], output: URL) {
        self.inputs = inputs
        self.output = output
    }

    private struct File {
        var url: URL
        var path: String
        /// The file whose statements are the program, which the compiler knows by its name.
        var isMain: Bool { url.lastPathComponent == "main.swift" }
        var isSource: Bool { url.pathExtension == "swift" && !LibraryFolder.isManifest(url) }
    }

    /// Writes the copy; a file whose adapted text is there already keeps its date, so nothing is compiled for nothing.
    ///
    /// - Returns: the paths of the written files, in the output's folder.
    /// - Throws: an error if an input is missing, isn't text, or a file can't be written.
    @discardableResult
    public func write() throws -> [String] {
        var module = self
        return try module.copied().kept
    }

    /// Optional methods of UIKit's that classes implement which come from other modules' classes, by those.
    func methodsOfClassesElsewhere() throws -> [String: [DelegateClasses.Method]] {
        let files = try inputs.flatMap(files).filter(\.isSource)
        return DelegateClasses(try files.map { trees.tree(of: try text($0.url)) }).ofClassesElsewhere
    }

    /// True if an extension of all errors has the description; one of an app's own errors beside it says nothing of them.
    private func describesAllErrors(_ source: String) -> Bool {
        guard source.contains("var localizedDescription"), source.contains(/extension\s+(Swift\.)?Error\b/) else {
            return false
        }
        return trees.tree(of: source).statements.contains { statement in
            guard let declaration = statement.item.as(ExtensionDeclSyntax.self),
                ["Error", "Swift.Error"].contains(declaration.extendedType.trimmedDescription)
            else { return false }
            return declaration.memberBlock.members.contains {
                $0.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
                    == "localizedDescription"
            }
        }
    }

    /// Writes the copy, and says what of it is new.
    mutating func copied() throws -> FolderCopy {
        let files = try inputs.flatMap(files)
        let swift = files.filter(\.isSource)
        let generated = generated.sorted { $0.key < $1.key }
        let sources = try swift.map { try text($0.url) } + generated.map(\.value)
        describesErrors = sources.contains(where: describesAllErrors)
        let headers = files.filter { $0.url.pathExtension == "h" }
        let hasUmbrella =
            hasUmbrella
            || headers.contains {
                (try? String(contentsOf: $0.url, encoding: .utf8))?.contains("UIKit/UIKit.h") ?? false
            }
        var copy = FolderCopy(output)
        var adaptation = Adaptation(
            of: sources, connectable: connectable, delegateMethods: delegateMethods, hasUmbrella: hasUmbrella,
            by: trees)
        adaptation.keepsPlatforms = keepsPlatforms
        adaptation.minimumRelease = minimumRelease
        adaptation.absentFrameworks = absentFrameworks
        adaptation.unneededFrameworks = unneededFrameworks
        adaptation.companions = companions
        adaptation.bridged = bridged
        adaptation.modulesOfManagedObjects = modulesOfManagedObjects
        (classesWithTables, methodsForOthers) = (adaptation.classesWithTables, adaptation.openedMethods)
        for (position, file) in swift.enumerated() {
            let hasOwnName = namesOriginals && !file.isMain
            let name = hasOwnName ? file.url : output.appendingPathComponent(path(of: file))
            var text = adaptation.text(at: position)
            text = omissions?.text(of: name.path, adapted: text) ?? text
            if hasOwnName {
                text = "#sourceLocation(file: \"\(file.url.path)\", line: 1)\n" + text
            }
            try copy.write(Data(text.utf8), to: path(of: file))
        }
        for (position, file) in generated.enumerated() {
            var text = adaptation.text(at: swift.count + position)
            text = omissions?.text(of: output.appendingPathComponent(file.key).path, adapted: text) ?? text
            try copy.write(Data(text.utf8), to: file.key)
        }
        if let table = adaptation.managedObjectClasses {
            hasManagedObjectClasses = true
            try copy.write(Data(table.utf8), to: "ManagedObjectClasses.swift")
        }
        if let symbols = AssetSymbols(catalogs: catalogs + self.catalogs(of: files)).text(for: sources, by: trees) {
            try copy.write(Data(symbols.utf8), to: "GeneratedAssetSymbols.swift")
        }
        let adapted = Set(swift.map(\.url))
        for file in files where !adapted.contains(file.url) {
            try copy.write(try Data(contentsOf: file.url), to: path(of: file))
        }
        return copy
    }

    /// The asset catalogs that files are in.
    private func catalogs(of files: [File]) -> [URL] {
        var catalogs: [URL] = []
        for file in files {
            var folder = file.url
            while folder.path.contains(".xcassets"), folder.pathExtension != "xcassets" {
                folder.deleteLastPathComponent()
            }
            if folder.pathExtension == "xcassets", !catalogs.contains(folder) { catalogs.append(folder) }
        }
        return catalogs
    }

    /// The files of an input, in the order of their paths.
    private func files(of input: URL) throws -> [File] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: input.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: input.path])
        }
        guard isFolder.boolValue else {
            return [File(url: input, path: base.map(input.path(relativeTo:)) ?? input.lastPathComponent)]
        }
        let paths = (FileManager.default.enumerator(atPath: input.path)?.allObjects as? [String] ?? []).sorted()
        return paths.compactMap { path in
            let file = input.appendingPathComponent(path)
            var isInnerFolder: ObjCBool = false
            // A link that leads nowhere is no file.
            let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isInnerFolder)
            return exists && !isInnerFolder.boolValue ? File(url: file, path: path) : nil
        }
    }

    private func path(of file: File) -> String {
        let path = isFlat ? file.url.lastPathComponent : file.path
        guard namesOriginals, path.hasSuffix(".swift"), !file.isMain else { return path }
        return path.dropLast(".swift".count) + ".adapted.swift"
    }
}
