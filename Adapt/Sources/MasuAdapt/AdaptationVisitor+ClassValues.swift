internal import SwiftSyntax

/// Objects made from a class that is known as a value: `let type: UIViewController.Type = Pane.self; type.init()`.
///
/// Swift calls only required initialisers on such a value, and takes those of UIKit's protocols for the declared class. The
/// source adapter has UIKit's `_make` called instead, which makes an object of the value's own class.
/// A controller's own `init()` isn't found this way, since it overrides none: `init(nibName:bundle:)` is.
extension AdaptationVisitor {
    /// Labels that say enough by themselves: no other class has an initialiser of these.
    private static let telling = [["identifier", "source", "destination"]]
    /// The labels of initialisers called on values of a class of UIKit's, and the classes that have them.
    private static let initialisers: [(labels: [String], owners: [String])] = [
        ([], ["UIView", "UIViewController"]),
        (["frame"], ["UIView"]),
        (["frame", "collectionViewLayout"], ["UICollectionView"]),
        (["nibName", "bundle"], ["UIViewController"]),
        (["rootViewController"], ["UINavigationController"]),
        (["style", "reuseIdentifier"], ["UITableViewCell"]),
        (["reuseIdentifier"], ["UITableViewHeaderFooterView"]),
    ]

    func makeFromClassValue(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "init", let base = access.base, node.trailingClosure == nil,
            base.trimmedDescription.first?.isLowercase == true, base.trimmedDescription != "self",
            !base.is(SuperExprSyntax.self)
        else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        if Self.telling.contains(labels) { return replace(access.declName, with: "_make") }
        guard let owners = Self.initialisers.first(where: { $0.labels == labels })?.owners,
            let declared = declaredClass(of: base),
            owners.contains(where: { index.depth(of: declared, below: $0) != nil })
        else { return }
        replace(access.declName, with: "_make")
    }

    /// `static func hex(_ text: String) -> UIColor { self.init(…) }` in an extension of a framework's class: the class's name calls its
    /// initialiser, which a class value may for required ones alone. One that returns `Self` is a subclass's too, and stays.
    func nameExtendedClass(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "init", let base = access.base, base.trimmedDescription == "self"
        else { return }
        var (place, result) = (node.parent, String?.none)
        while let current = place, !current.is(ExtensionDeclSyntax.self) {
            if current.is(InitializerDeclSyntax.self) || current.asProtocol((any DeclGroupSyntax).self) != nil {
                return
            }
            if let function = current.as(FunctionDeclSyntax.self) {
                guard result == nil, function.isOfType, let type = function.signature.returnClause?.type else { return }
                result = type.trimmedDescription
            } else if current.parent?.is(MemberBlockItemSyntax.self) == true,
                let variable = current.as(VariableDeclSyntax.self), let type = variable.bindings.first?.typeAnnotation
            {
                guard result == nil, variable.modifiers.has("static") || variable.modifiers.has("class") else { return }
                result = type.type.trimmedDescription
            }
            place = current.parent
        }
        guard let result, !result.contains("Self"), let type = place?.as(ExtensionDeclSyntax.self)?.extendedType else {
            return
        }
        let name = type.simpleName
        guard index.superclasses[name] == nil, !index.protocols.contains(name),
            !["UIView", "UIViewController", "UIGestureRecognizer"].contains(where: {
                FrameworkClasses.descends(name, from: $0)
            })
        else { return }
        replace(base, with: type.trimmedDescription)
    }

    // MARK: The declared classes of values

    /// The class `C` where the nearest declaration of a name says `C.Type`; nil where that isn't written there.
    private func declaredClass(of expression: ExprSyntax) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return declaredClass(named: reference.baseName.text, around: Syntax(reference))
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" else {
            return nil
        }
        return declaredClass(named: access.declName.baseName.text, around: Syntax(access), isMember: true)
    }

    private func declaredClass(named name: String, around use: Syntax, isMember: Bool = false) -> String? {
        var scope = use.parent
        while let current = scope {
            if let found = declaration(of: name, in: current, before: use, isMember: isMember) {
                return found.className
            }
            scope = current.parent
        }
        return nil
    }

    /// A declaration's class; nil where it declares something else.
    private struct Declared { var className: String? }

    private func declaration(of name: String, in scope: Syntax, before use: Syntax, isMember: Bool) -> Declared? {
        if let members = scope.as(MemberBlockSyntax.self) {
            return members.members.lazy.compactMap {
                self.declaration(of: name, in: $0.decl.as(VariableDeclSyntax.self))
            }
            .first
        }
        guard !isMember else { return nil }
        if let block = scope.as(CodeBlockItemListSyntax.self) {
            return block.reversed().lazy.filter { $0.endPosition <= use.position }.compactMap {
                self.declaration(of: name, in: $0.item.as(VariableDeclSyntax.self))
                    ?? self.declaration(of: name, in: $0.item.as(GuardStmtSyntax.self)?.conditions, of: use)
            }.first
        }
        if let branch = scope.as(IfExprSyntax.self) {
            return declaration(of: name, in: branch.conditions, of: use)
        }
        let parameters =
            scope.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
            ?? scope.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
        guard let parameter = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name }) else {
            return nil
        }
        return Declared(className: className(of: parameter.type))
    }

    private func declaration(of name: String, in variable: VariableDeclSyntax?) -> Declared? {
        guard let binding = variable?.bindings.first(where: { $0.pattern.trimmedDescription == name }) else {
            return nil
        }
        return Declared(
            className: binding.typeAnnotation.flatMap { className(of: $0.type) }
                ?? binding.initializer.flatMap { className(casting: $0.value) })
    }

    /// `if let type = value as? UIView.Type`, and `if let type = wanted` where `wanted` is declared so.
    private func declaration(
        of name: String, in conditions: ConditionElementListSyntax?, of use: Syntax
    ) -> Declared? {
        for case .optionalBinding(let binding) in conditions?.map(\.condition) ?? []
        where binding.pattern.trimmedDescription == name && binding.endPosition <= use.position {
            guard let value = binding.initializer?.value else {
                return declaredClass(named: name, around: Syntax(binding)).map { Declared(className: $0) }
            }
            return Declared(className: className(casting: value) ?? declaredClass(of: value))
        }
        return nil
    }

    private func className(casting value: ExprSyntax) -> String? {
        value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self).flatMap { className(of: $0.type) }
    }

    private func className(of type: TypeSyntax) -> String? {
        if let optional = type.as(OptionalTypeSyntax.self) { return className(of: optional.wrappedType) }
        if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return className(of: forced.wrappedType) }
        guard let metatype = type.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type" else {
            return nil
        }
        return metatype.baseType.trimmedDescription
    }
}
