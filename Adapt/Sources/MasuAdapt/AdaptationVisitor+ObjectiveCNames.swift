internal import SwiftSyntax

/// Methods of UIKit's protocols that a class has by their names in Objective-C alone.
///
/// On Apple's systems a delegate is asked by those: `@objc func collectionView(_:layout:sizeForItemAtIndexPath:)` is the method that
/// Swift knows with `sizeForItemAt`, and answers whether or not its class conforms to the protocol. Libraries from before Swift 3 have
/// such.
extension AdaptationVisitor {
    /// Gives a method the labels that Swift's protocol has.
    func renameLabels(of node: FunctionDeclSyntax) {
        guard node.attributes.has("objc") || node.modifiers.has("override"),
            Self.protocolLabels(of: node) != nil, let last = node.signature.parameterClause.parameters.last
        else { return }
        let label = last.firstName.text
        replace(last.firstName, with: label.withoutIndexPath + (last.secondName == nil ? " \(label)" : ""))
    }

    /// The same in a call of such a method of the class above.
    func renameLabels(of node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) == true,
            let label = node.arguments.last?.label
        else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard Self.protocolLabels(access.declName.baseName.text, labels) != nil else { return }
        replace(label, with: label.text.withoutIndexPath)
    }

    /// Adds the protocols of the class's such methods, where they come from one that it conforms to.
    func adoptProtocols(of node: ClassDeclSyntax) {
        let name = node.name.text
        var conformances = index.types.expanded(
            index.delegates.chain(from: name).flatMap { index.delegates.inherited[$0] ?? [] })
        for member in node.memberBlock.members {
            guard let function = member.decl.as(FunctionDeclSyntax.self), function.attributes.has("objc"),
                !function.isOfType
            else { continue }
            let labels = Self.protocolLabels(of: function) ?? function.labels
            let key = ExtensionDispatch.key(function.name.text, labels)
            guard FrameworkMethods.all.keys.contains(key),
                FrameworkMethods.all.method(key, function.parameterTypes, of: conformances) == nil,
                let added = FrameworkMethods.all.type(with: key, extending: conformances)
            else { continue }
            addInheritance(added, to: node.name, node.inheritanceClause, node.genericParameterClause)
            conformances.append(added)
        }
    }

    private static func protocolLabels(of node: FunctionDeclSyntax) -> [String]? {
        protocolLabels(node.name.text, node.labels)
    }

    /// The labels of the method of UIKit's that has these with the type of its last parameter; nil where there is none.
    private static func protocolLabels(_ name: String, _ labels: [String]) -> [String]? {
        guard let last = labels.last, last.hasSuffix("AtIndexPath"),
            !FrameworkMethods.all.keys.contains(ExtensionDispatch.key(name, labels))
        else { return nil }
        let shorter = Array(labels.dropLast()) + [last.withoutIndexPath]
        return FrameworkMethods.all.keys.contains(ExtensionDispatch.key(name, shorter)) ? shorter : nil
    }
}

extension String {
    /// `sizeForItemAt` of `sizeForItemAtIndexPath`.
    fileprivate var withoutIndexPath: String { String(dropLast("IndexPath".count)) }
}
