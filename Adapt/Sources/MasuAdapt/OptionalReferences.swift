internal import SwiftSyntax

/// Methods that a file names with their labels, `done(_:at:)`, after a question mark.
enum OptionalReferences {
    static func all(in tree: SourceFileSyntax) -> Set<String> {
        let visitor = ReferenceVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.names
    }

    static func key(_ name: String, _ labels: [String]) -> String { "\(name)(\(labels.joined(separator: ":")))" }
}

private final class ReferenceVisitor: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let labels = node.declName.argumentNames?.arguments.map(\.name.text),
            node.base?.is(OptionalChainingExprSyntax.self) == true
        {
            names.insert(OptionalReferences.key(node.declName.baseName.text, labels))
        }
        return .visitChildren
    }
}

extension SourceIndex {
    /// True for an optional method that is taken as a function, and that its name and the types of its arguments alone don't tell
    /// from another of its protocol.
    func needsOwnReference(_ name: String, _ labels: [String]) -> Bool {
        guard referencedMethods.contains(OptionalReferences.key(name, labels)) else { return false }
        let named = optionalRequirements.filter { $0.name == name }
        return named.contains { one in
            one.labels == labels
                && named.contains { $0.type == one.type && $0.types == one.types && $0.labels != labels }
        }
    }
}
