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
        "Progress": "Progress.discreteProgress(totalUnitCount: 0)",
        "Timer": "Timer(timeInterval: 0, repeats: false) { _ in }",
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

    /// `Bundle(for: Row.self)`: Foundation on Linux gives the executable's folder, in which there are no resources, and
    /// `Bundle(identifier: "org.example.waters")` nothing.
    ///
    /// `Data(contentsOf: url)`: Foundation on Linux asks no host about an address on the network.
    ///
    /// `URLSessionConfiguration.background(withIdentifier: "a")`: Foundation on Linux has it not, and says so.
    ///
    /// `ImageResource(downloadURL: url)`: the type's name in Kingfisher before UIKit had one of that name, which is meant where
    /// no URL is given.
    func renameMaker(_ node: FunctionCallExprSyntax) {
        guard let label = node.arguments.first?.label?.text, node.trailingClosure == nil else { return }
        let called = node.calledExpression
        switch (called.trimmedDescription, label) {
        case ("Bundle", "for"), ("Bundle.init", "for"), ("Bundle", "identifier"), ("Bundle.init", "identifier"):
            guard node.arguments.count == 1, index.superclasses["Bundle"] == nil,
                let name = node.arguments.first?.label,
                let colon = node.arguments.first?.colon
            else { return }
            replace(called, with: label == "for" ? "Bundle._holding" : "Bundle._identified")
            replace(name, with: "")
            replace(colon, with: "")
        case ("Data", "contentsOf"), ("Data.init", "contentsOf"), ("Foundation.Data", "contentsOf"):
            guard index.superclasses["Data"] == nil, let name = node.arguments.first?.label else { return }
            replace(name, with: "_contentsOf")
            usesAdditions = true
        case ("ImageResource", "downloadURL"): replace(called, with: "KF.ImageResource")
        case ("URLSessionConfiguration.background", "withIdentifier"):
            replace(called, with: "URLSessionConfiguration._background")
        default: break
        }
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

    /// `NSDate.now` is a `Date` on Apple's systems; here only `Date` has it.
    func replaceClassOfNow(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "now", let base = node.base?.as(DeclReferenceExprSyntax.self),
            base.baseName.text == "NSDate"
        else { return }
        replace(base, with: "Date")
    }

    /// `Darwin.name` and `CoreGraphics.log` say which module's function is meant; here the C library's, and those that Core
    /// Graphics has of them for its numbers, come with Foundation.
    func replaceModuleOfFunction(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return }
        let name = node.declName.baseName.text
        switch base.baseName.text {
        case "Darwin": replace(base, with: "Foundation")
        case "CoreGraphics", "UIKit":
            if Self.functionsOfNumbers.contains(name) { replace(base, with: "Foundation") }
        default: break
        }
    }

    private static let functionsOfNumbers: Set<String> = [
        "acos", "asin", "atan", "atan2", "cbrt", "ceil", "cos", "cosh", "exp", "exp2", "expm1", "fabs", "floor", "fmax",
        "fmin", "fmod", "hypot", "log", "log10", "log1p", "log2", "pow", "remainder", "rint", "round", "sin", "sinh",
        "sqrt",
        "tan", "tanh", "trunc",
    ]

    /// `challenge.protectionSpace.serverTrust` is unavailable here: the system checks certificates itself, and an app is told
    /// that there are none to check.
    func leaveTrustToSystem(_ node: MemberAccessExprSyntax) {
        guard node.declName.trimmedDescription == "serverTrust", let base = node.base,
            base.trimmedDescription.hasSuffix("protectionSpace")
        else { return }
        replace(node.declName, with: "_serverTrust")
        usesAdditions = true
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

    /// `address.sin_len = …`: Darwin's addresses of sockets say their own length, Linux's don't. `thread.threadDictionary = …`:
    /// a thread's dictionary is an object that has been changed already.
    func isAssignmentWithoutNeed(_ node: CodeBlockItemSyntax) -> Bool {
        guard let parts = node.item.as(SequenceExprSyntax.self)?.elements, parts.count >= 3,
            parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
            let access = parts.first?.as(MemberAccessExprSyntax.self)
        else { return false }
        return ["sa_len", "sin_len", "sin6_len", "sun_len", "ss_len", "threadDictionary"].contains(
            access.declName.baseName.text)
    }
}
