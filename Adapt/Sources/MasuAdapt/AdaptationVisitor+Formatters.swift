internal import SwiftSyntax

/// Methods of `Formatter` that Linux's Foundation has in another form: a subclass's own override nothing there.
extension AdaptationVisitor {
    private static let methodsByPointer: Set<String> = ["getObjectValue", "isPartialStringValid"]

    /// `override func getObjectValue(_ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, …) -> Bool` becomes a method of the
    /// class: the app's own calls reach it, and none but Mac's text fields make others.
    func releaseFormatterMethod(_ node: FunctionDeclSyntax) {
        guard Self.methodsByPointer.contains(node.name.text),
            node.signature.parameterClause.description.contains("AutoreleasingUnsafeMutablePointer")
        else { return }
        for modifier in node.modifiers where modifier.name.text == "override" { replace(modifier, with: "") }
        usesAdditions = true
    }
}
