internal import SwiftParser
internal import SwiftSyntax

/// The modules that sources import, but for those that they can do without.
struct ImportedModules {
    /// The number of files that import each module.
    private(set) var counts: [String: Int] = [:]

    init(of sources: [String]) {
        for source in sources {
            let imports = ImportFinder(viewMode: .sourceAccurate)
            imports.walk(Parser.parse(source: source))
            for module in imports.modules { counts[module, default: 0] += 1 }
        }
    }

    /// True for a module that comes with the toolchain or Masu, or becomes one that does.
    static func isThere(_ module: String) -> Bool { system.contains(module) || frameworks.contains(module) }

    /// The modules that come with the toolchain or Masu, or become one that does.
    private static let system: Set<String> = [
        "UIKit", "CoreGraphics", "QuartzCore", "OSLog", "os", "Foundation", "FoundationNetworking", "FoundationXML",
        "XCTest", "Testing", "Dispatch", "ObjectiveC", "CoreFoundation", "Accessibility", "Darwin", "Glibc", "Swift",
        "_Concurrency", "RegexBuilder", "Synchronization", "Observation", "Distributed", "SnapshotTesting",
        "LayoutTesting", "HeadlessHost", "FoundationEssentials", "FoundationInternationalization",
        "FoundationAdditions",
    ]

    /// Products of Masu beside UIKit that a package names where its sources import them.
    static let frameworks: Set<String> = ["Combine"]
}

/// Imports outside of conditions: inside of one, the file has another way.
private final class ImportFinder: SyntaxVisitor {
    var modules: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { modules.insert(module) }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
