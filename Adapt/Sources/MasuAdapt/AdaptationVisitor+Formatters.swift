internal import SwiftSyntax

/// Methods of `Formatter` that Linux's Foundation has in another form: a subclass's own override nothing there.
extension AdaptationVisitor {
    private static let methodsByPointer: Set<String> = ["getObjectValue", "isPartialStringValid"]

    /// True for a method that overrides nothing on Linux.
    static func isReleased(_ function: FunctionDeclSyntax) -> Bool {
        methodsByPointer.contains(function.name.text)
            && function.signature.parameterClause.description.contains("AutoreleasingUnsafeMutablePointer")
    }

    /// `override func getObjectValue(_ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, …) -> Bool` becomes a method of the
    /// class: the app's own calls reach it, and none but Mac's text fields make others.
    func releaseFormatterMethod(_ node: FunctionDeclSyntax) {
        guard Self.isReleased(node) else { return }
        for modifier in node.modifiers where modifier.name.text == "override" { replace(modifier, with: "") }
        usesAdditions = true
    }
}
