internal import SwiftSyntax

extension AdaptationVisitor {
    /// XCTest on Linux can't discover synchronous tests of a class on the main actor; asynchronous ones it runs there.
    func makeTestsAsynchronous(in node: ClassDeclSyntax) {
        guard node.attributes.has("MainActor"),
            node.inheritanceClause?.inheritedTypes.contains(where: { $0.type.simpleName.hasSuffix("TestCase") })
                ?? false
        else { return }
        for member in node.memberBlock.members {
            guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text.hasPrefix("test"),
                function.signature.parameterClause.parameters.isEmpty,
                function.signature.effectSpecifiers?.asyncSpecifier == nil
            else { continue }
            insert(" async", at: function.signature.parameterClause.endPositionBeforeTrailingTrivia)
        }
    }
}
