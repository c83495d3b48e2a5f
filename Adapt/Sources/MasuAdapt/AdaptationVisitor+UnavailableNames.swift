internal import SwiftSyntax

/// Functions that Foundation on Linux declares unavailable: the additions to it have them under names that begin with an underscore.
extension AdaptationVisitor {
    private static let unavailable: Set<String> = ["decodeTopLevelObject"]

    func renameUnavailable(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
            Self.unavailable.contains(name.text)
        else { return }
        replace(name, with: "_" + name.text)
    }
}
