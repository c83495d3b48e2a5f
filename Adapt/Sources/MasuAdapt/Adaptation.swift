internal import SwiftSyntax

/// Turns Swift written for iOS into Swift that compiles on Linux against Masu's UIKit.
///
/// - `@objc`, `@objcMembers`, `@IBOutlet` and their kin go; `@UIApplicationMain` becomes `@main`.
/// - A class with outlets, actions or inspectable attributes gets a table of them, by which documents find them.
/// - `#selector(save(_:))` becomes `Selector("save:", Type.save(_:))`, a selector that carries its method.
///   So do methods of protocols and names in quotes where a call sends them.
/// - `snapshot as NSDiffableDataSourceSnapshot<S, I>` of a reference becomes a snapshot that is made of it.
/// - `#keyPath(a.b)` becomes `"a.b"`.
/// - Optional requirements of a module's own protocols get bodies that say that they are missing.
/// - `@objc dynamic` properties announce their changes, so that they can be observed, and customised by `appearance()`.
/// - Optional methods of UIKit's protocols in a class below the one that conforms become overrides of a default.
/// - A method with its name in Objective-C, `sizeForItemAtIndexPath`, gets the labels of the protocol's, and its class the protocol.
/// - Overrides by their names before Swift 4.2 get the present ones; elements of an `AnyObject` are asked for by a function.
/// - Overrides in extensions are called by the class, or replace what UIKit's class does.
/// - Methods of a module that exchanges methods ask for their replacements, and the module imports `ObjectiveCRuntime`.
/// - Delegates list their methods for `responds(to:)`; those that forward messages adopt `_MessageForwarding`.
/// - `init()` as a requirement that every object meets becomes a function that UIKit has.
/// - Methods that a module adds to UIKit's classes can be overridden, in extensions and in the module's own classes.
/// - `import os` and its parts become `import OSLog`; a file that uses Combine by way of Foundation or UIKit imports it.
/// - `@NSManaged` members become accessors by key, and the module's classes of managed objects are registered.
/// - `#Preview` becomes a type by which the program's previews are found.
/// - `import UIKit.Part`, `ObjectiveC`, `CoreFoundation` and `Accessibility` become `import UIKit`; `import XCTest` and
///   `import Quick` bring UIKit along, as does `import Foundation` where a file uses names that it has on Apple's systems.
/// - Tests of a main-actor test case become asynchronous, the only kind that XCTest discovers here.
/// - `os(iOS)` and `canImport(ObjectiveC)` in conditions become `canImport(UIKit)`.
///
/// Everything else, and every line number, stays.
public struct Adaptation {
    private let index: SourceIndex
    private let trees: [SourceFileSyntax]
    /// UIKit's optional methods in classes below those that conform.
    private let delegateMethods: InheritedDelegateMethods
    private let sources: [String]
    private let hasUmbrella: Bool
    /// True if conditions on the platform stay.
    var keepsPlatforms = false
    /// The lowest release that the module runs on; nil where nobody says so.
    var minimumRelease: ReleaseNumber?
    /// Frameworks of Apple's that aren't there.
    var absentFrameworks: Set<String> = []
    /// Modules that come along with those of a name.
    var companions: [String: [String]] = [:]
    /// Modules that a header of Objective-C brings into every file beside UIKit.
    var bridged: [String] = []
    /// Frameworks of Apple's that aren't there, and of which nothing is used.
    var unneededFrameworks: Set<String> = []
    /// Modules with classes of managed objects, which tests register.
    var modulesOfManagedObjects: Set<String> = []
    /// The names of the module's own types.
    private let ownTypes: Set<String>

    /// The files of one module, which refer to each other.
    ///
    /// - Parameters:
    ///   - connectable: classes of other modules that have a table of connections, which subclasses include.
    ///   - hasUmbrella: true if the module has a header of Objective-C that brings UIKit into every file.
    ///   - trees: where trees are found that were parsed before.
    public init(
        of sources: [String], connectable: Set<String> = [], hasUmbrella: Bool = false,
        by trees: SourceTrees = SourceTrees()
    ) {
        self.init(
            of: sources, connectable: connectable, delegateMethods: DelegateMethodsElsewhere(),
            hasUmbrella: hasUmbrella, by: trees)
    }

    /// - Parameter elsewhere: optional methods of UIKit's in classes of other modules.
    init(
        of sources: [String], connectable: Set<String> = [], delegateMethods elsewhere: DelegateMethodsElsewhere,
        hasUmbrella: Bool = false, by trees: SourceTrees = SourceTrees()
    ) {
        self.sources = sources
        self.hasUmbrella = hasUmbrella
        let parsed = sources.map(trees.tree)
        self.trees = parsed
        index = SourceIndex(connectable: connectable)
        for tree in parsed { index.read(tree) }
        delegateMethods = index.inheritedDelegateMethods(with: elsewhere)
        ownTypes = parsed.reduce(into: []) { $0.formUnion(FrameworkNames.types(declaredIn: $1)) }
    }

    /// The adapted text of one of the files.
    public func text(at position: Int) -> String {
        let tree = trees[position]
        let visitor = AdaptationVisitor(index: index)
        visitor.file = position
        visitor.delegateMethods = delegateMethods
        visitor.keepsPlatforms = keepsPlatforms
        visitor.minimumRelease = minimumRelease
        visitor.absentFrameworks = absentFrameworks
        visitor.unneededFrameworks = unneededFrameworks
        visitor.companions = companions
        visitor.modulesOfManagedObjects = modulesOfManagedObjects
        visitor.converter = SourceLocationConverter(fileName: "", tree: tree)
        visitor.walk(tree)
        visitor.importRuntime(in: tree)
        visitor.importFrameworks(in: tree, declaring: ownTypes)
        let brought = (hasUmbrella && !visitor.importsUIKit ? ["UIKit"] : []) + bridged
        if !brought.isEmpty, let first = tree.statements.first {
            visitor.insert(
                brought.map { "import \($0); " }.joined(), at: first.positionAfterSkippingLeadingTrivia)
        }
        return visitor.edits.applied(to: sources[position])
    }

    /// The source that registers the module's classes of managed objects; nil for a module without such classes.
    var managedObjectClasses: String? { ManagedObjectClasses.text(of: index) }

    /// The module's classes with tables of connections, which classes of other modules take in.
    var classesWithTables: Set<String> { index.classesWithTables }

    /// The methods that classes of other modules override, by the class of this module that they come from.
    var openedMethods: [String: Set<String>] { delegateMethods.opened }

    /// The adapted text of a module of one file.
    public static func adapt(_ source: String) -> String { Adaptation(of: [source]).text(at: 0) }
}
