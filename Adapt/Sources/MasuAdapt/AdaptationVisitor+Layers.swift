internal import SwiftSyntax

/// Layers of an app's own, whose properties are animated by name.
extension AdaptationVisitor {
    func isLayer(_ name: String) -> Bool { name == "CALayer" || index.depth(of: name, below: "CALayer") != nil }

    /// The copy that shows a moment of an animation, where the class says how it is made: Core Animation finds the initialiser by
    /// name on Apple's systems.
    func presentationCopy(of node: ClassDeclSyntax) -> String? {
        guard isLayer(node.name.text), node.genericParameterClause == nil else { return nil }
        let initialisers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let copies = initialisers.contains {
            $0.signature.parameterClause.parameters.map { $0.firstName.text } == ["layer"]
        }
        let above = index.superclass(of: node.name.text) ?? ""
        let inherits = initialisers.isEmpty && FrameworkClasses.superclasses[above] != nil
        guard copies || inherits else { return nil }
        let access = ["open", "public"].first { node.modifiers.has($0) } == nil ? "" : "public "
        return "\(access)override func _copyForPresentation() -> CALayer? { \(node.name.text)(layer: self) }"
    }
}
