internal import SwiftSyntax

/// Objects that Objective-C makes by `init()`, inherited from `NSObject`: on Linux these classes have it not, and an
/// extension can't declare what a superclass has.
extension AdaptationVisitor {
    /// The values that Foundation on Apple's systems makes of nothing.
    private static let emptyObjects: [String: String] = [
        "NSError": "NSError(domain: \"\", code: 0, userInfo: nil)",
        "URLResponse":
            "URLResponse(url: URL(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)",
        "HTTPURLResponse":
            "HTTPURLResponse(url: URL(fileURLWithPath: \"/\"), statusCode: 200, httpVersion: nil, headerFields: nil)!",
        "Bundle": "Bundle(for: NSObject.self)",
        "URLSession": "URLSession(configuration: .default.askingHost)",
        "URLSessionConfiguration": "URLSessionConfiguration.default",
    ]

    /// - Returns: true if the call is replaced.
    func replaceEmptyObject(_ node: FunctionCallExprSyntax) -> Bool {
        guard node.arguments.isEmpty, node.trailingClosure == nil, node.leftParen != nil,
            let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.argumentNames == nil,
            let object = Self.emptyObjects[called.baseName.text], index.superclasses[called.baseName.text] == nil
        else { return false }
        replace(node, with: object)
        return true
    }

    /// `URLSession(configuration: .default)`: a session of the app's own asks the host before the network, as the shared one
    /// does by itself.
    func askHost(_ node: FunctionCallExprSyntax) {
        let called = node.calledExpression.trimmedDescription
        guard ["URLSession", "URLSession.init", "Foundation.URLSession"].contains(called),
            let argument = node.arguments.first, argument.label?.text == "configuration"
        else { return }
        let configuration = argument.expression
        if configuration.is(MemberAccessExprSyntax.self) || configuration.is(DeclReferenceExprSyntax.self)
            || configuration.is(FunctionCallExprSyntax.self)
        {
            insert(".askingHost", at: configuration.endPositionBeforeTrailingTrivia)
        } else {
            insert("(", at: configuration.positionAfterSkippingLeadingTrivia)
            insert(").askingHost", at: configuration.endPositionBeforeTrailingTrivia)
        }
    }

    /// `Foundation.URLSession` is `FoundationNetworking.URLSession` here.
    func replaceModule(of node: MemberAccessExprSyntax) {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Foundation",
            Self.isOfNetwork(node.declName.baseName.text)
        else { return }
        replace(base, with: "FoundationNetworking")
    }

    func replaceModule(of node: MemberTypeSyntax) {
        guard node.baseType.trimmedDescription == "Foundation", Self.isOfNetwork(node.name.text) else { return }
        replace(node.baseType, with: "FoundationNetworking")
    }

    /// `func < (lhs: NSNumber, rhs: NSNumber) -> Bool`, which libraries declare: Foundation on Linux has it already,
    /// and two are ambiguous.
    func isComparisonOfNumbers(_ node: FunctionDeclSyntax) -> Bool {
        ["<", ">", "<=", ">=", "==", "!="].contains(node.name.text)
            && node.signature.parameterClause.parameters.count == 2
            && node.signature.parameterClause.parameters.allSatisfy { $0.type.trimmedDescription == "NSNumber" }
    }

    /// `address.sin_len = …`: Darwin's addresses of sockets say their own length, Linux's don't.
    func isLengthOfSocketAddress(_ node: CodeBlockItemSyntax) -> Bool {
        guard let parts = node.item.as(SequenceExprSyntax.self)?.elements, parts.count >= 3,
            parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
            let access = parts.first?.as(MemberAccessExprSyntax.self)
        else { return false }
        return ["sa_len", "sin_len", "sin6_len", "sun_len", "ss_len"].contains(access.declName.baseName.text)
    }
}
