/// The facts about a project that documents are held against; nil where they aren't known.
public struct ProjectFacts: Sendable {
    /// The classes of the sources; nil where there are no sources.
    public var classes: [String: SourceClass]?
    /// True if the project uses libraries whose sources aren't here.
    public var usesLibraries = false
    /// Names of pictures, of catalogs and files; nil where there are neither.
    public var images: Set<String>?
    /// Names of colour sets; nil where there is no catalog.
    public var colors: Set<String>?
    /// Names of font files; nil where the files weren't looked at.
    public var fontFiles: Set<String>?

    /// The languages in which documents are written; a text that has no translation into one of them is shown as written.
    public var developmentLanguages: Set<String> = []

    /// True if all targets are for tablets alone.
    public var isForTabletsAlone = false

    public init() {}

    /// A class and its superclasses in the sources, the class first; nil where the sources lack one of them.
    func chain(of name: String) -> [SourceClass]? {
        var chain: [SourceClass] = []
        var next: String? = name
        while let current = next {
            guard let known = classes?[current] else {
                return Self.isSystemClass(current) && !chain.isEmpty ? chain : nil
            }
            guard chain.count < 50 else { return nil }
            chain.append(known)
            next = known.superclass
        }
        return chain.last?.superclass == nil && chain.last?.isDeclared == true ? chain : nil
    }

    static func isSystemClass(_ name: String) -> Bool {
        ["UI", "NS", "MK", "WK", "AV", "GLK", "SK", "SCN", "ARSCN", "PK", "MT", "CA", "QL", "SF", "PH", "MF"].contains {
            name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
        }
    }
}

/// A class as sources declare it: what documents may connect to.
public struct SourceClass: Hashable, Sendable {
    /// nil for a class without one, or whose declaration wasn't found.
    public var superclass: String?
    /// A declaration was found, not extensions alone.
    public var isDeclared = false
    public var properties: Set<String> = []
    /// The methods' names as far as their first parenthesis or colon.
    public var methods: Set<String> = []

    public init() {}

    mutating func add(_ other: SourceClass) {
        superclass = superclass ?? other.superclass
        isDeclared = isDeclared || other.isDeclared
        properties.formUnion(other.properties)
        methods.formUnion(other.methods)
    }
}

extension ProjectFacts {
    /// Adds what a source file declares.
    public mutating func add(_ declared: [String: SourceClass]) {
        var classes = classes ?? [:]
        for (name, facts) in declared { classes[name, default: SourceClass()].add(facts) }
        self.classes = classes
    }
}
