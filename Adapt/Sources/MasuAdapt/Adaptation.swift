internal import SwiftParser
internal import SwiftSyntax

/// Turns Swift written for iOS into Swift that compiles on Linux against Masu's UIKit.
///
/// - `@objc`, `@objcMembers`, `@IBOutlet` and their kin go; `@UIApplicationMain` becomes `@main`.
/// - `#selector(save(_:))` becomes `Selector("save:", Type.save(_:))`, a selector that carries its method.
/// - `#keyPath(a.b)` becomes `"a.b"`.
/// - `import XCTest` brings UIKit along, as on Apple's systems.
/// - Tests of a main-actor test case become asynchronous, the only kind that XCTest discovers here.
/// - `os(iOS)` in conditions becomes `canImport(UIKit)`.
///
/// Everything else, and every line number, stays.
public enum Adaptation {
    /// The adapted text of one file.
    public static func adapt(_ source: String) -> String {
        let tree = Parser.parse(source: source)
        let methods = MethodCollector(viewMode: .sourceAccurate)
        methods.walk(tree)
        let rewriter = AdaptationVisitor(methods: methods.names)
        rewriter.walk(tree)
        return rewriter.edits.applied(to: source)
    }
}

/// The methods of a file by base name, with their argument labels: what `#selector(save)` may mean.
final class MethodCollector: SyntaxVisitor {
    var names: [String: [String]] = [:]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text }
        if names[node.name.text] == nil { names[node.name.text] = labels }
        return .visitChildren
    }
}
