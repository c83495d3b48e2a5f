import Foundation

/// The smallest declarations with which an app compiles without the modules and types that nobody has: each says its name
/// when it is used, and ends the program where it can't give a value of the type that is wanted.
///
/// All of them are in one module, `StandIns`, which those in place of the missing modules pass on. Members of what they
/// give are found as the program runs, so that calls of them compile. A value that has to be of a type of the app's own
/// doesn't; what asks for it is left out.
struct MissingDeclarations {
    static let module = "StandIns"

    let modules: [String]
    /// True for names that somebody declares.
    let isKnown: (String) -> Bool
    /// Type names with their uses, in order.
    private(set) var types: [(name: String, use: MissingNames.Use)] = []
    /// A sentence for each missing type: the name and its first place.
    private(set) var places: [String: String] = [:]

    /// Calls of members that nobody has, with closures or labels that have to be declared.
    private(set) var calls: [String: Set<[MissingNames.Argument]>] = [:]

    /// The classes of UIKit's that documents say missing ones come from.
    let documents: DocumentClasses
    /// The kinds of missing types of which the sources tell.
    private(set) var screenUses: [String: ScreenUses.Kind] = [:]

    /// - Parameters:
    ///   - modules: the missing modules, in order.
    ///   - files: the app's files, by their names.
    ///   - documents: the classes that its storyboards and xibs name.
    ///   - isKnown: true for names that somebody declares.
    init(
        of modules: [String], in files: [(name: String, text: String)],
        documents: DocumentClasses = DocumentClasses(), by trees: SourceTrees = SourceTrees(),
        isKnown: @escaping (String) -> Bool
    ) {
        self.modules = modules
        self.isKnown = isKnown
        var all: [String: MissingNames.Use] = [:]
        var superclasses: [String: String] = [:]
        for file in files {
            let names = MissingNames(of: file.text, by: trees)
            let uses = ScreenUses(of: file.text, by: trees)
            superclasses.merge(uses.superclasses) { first, _ in first }
            screenUses.merge(uses.kinds) { first, _ in first }
            for (name, forms) in names.calls where !isKnown(name) { calls[name, default: []].formUnion(forms) }
            for (name, use) in names.uses where !isKnown(name) {
                guard var known = all[name] else {
                    all[name] = use
                    places[name] = "\(file.name):\(use.line)"
                    continue
                }
                known.kind = max(known.kind, use.kind)
                known.initialisers.formUnion(use.initialisers)
                known.nested.formUnion(use.nested)
                known.overridden.formUnion(use.overridden)
                known.isType = known.isType || use.isType
                known.isCalled = known.isCalled || use.isCalled
                known.genericArguments = max(known.genericArguments, use.genericArguments)
                all[name] = known
            }
        }
        self.documents = documents.inherited(by: superclasses)
        types = all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// A file of its own in place of a missing module.
    var passing: String {
        "// In place of a module that is missing.\n@_exported import \(Self.module)\n@_exported import UIKit\n"
    }
}
