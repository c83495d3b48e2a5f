internal import SwiftSyntax

/// Names of the module's own classes that a class of UIKit has for a type in it, since an app was written: in a controller
/// `Transition` is `UIViewController.Transition` from iOS 18 on, and was the app's class before.
extension AdaptationVisitor {
    private static let taken: Set<String> = ["Transition"]

    /// True for the name of a class that the module declares in no other type.
    private func isOwn(_ name: String) -> Bool {
        Self.taken.contains(name) && index.placesOfClasses[name]?.path == name
    }

    func takeOwn(_ name: TokenSyntax) {
        if !enclosingTypes.isEmpty, isOwn(name.text) { replace(name, with: "_Own" + name.text) }
    }

    /// Gives such a class its other name beside it.
    func nameApart(_ node: ClassDeclSyntax) {
        let name = node.name.text
        guard enclosingTypes.isEmpty, isOwn(name) else { return }
        let access = node.modifiers.has("public") || node.modifiers.has("open") ? "public " : ""
        insert("; \(access)typealias _Own\(name) = \(name)", at: node.endPositionBeforeTrailingTrivia)
    }
}
