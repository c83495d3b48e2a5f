internal import SwiftSyntax

/// Key-value observing, for which Objective-C's runtime replaces a class's setters.
extension AdaptationVisitor {
    /// Gives a stored `dynamic` property observers that announce its changes.
    func announceChanges(of node: VariableDeclSyntax) {
        guard node.modifiers.has("dynamic"), node.bindingSpecifier.text == "var", !node.modifiers.has("lazy"),
            !node.modifiers.has("static"), !node.modifiers.has("class"), !node.modifiers.has("override"),
            node.bindings.count == 1, let binding = node.bindings.first, let type = enclosingTypes.last,
            index.superclasses[type]?.isEmpty == false,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        let (before, after) = ("willChangeValue(for: \\.\(name))", "didChangeValue(for: \\.\(name))")
        guard let block = binding.accessorBlock else {
            insert(" { willSet { \(before) } didSet { \(after) } }", at: binding.endPositionBeforeTrailingTrivia)
            return
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let (willSet, didSet) = (accessors.first("willSet"), accessors.first("didSet"))
        guard willSet != nil || didSet != nil else { return }
        announce(before, in: willSet, orAs: "willSet", at: block)
        announce(after, in: didSet, orAs: "didSet", at: block)
    }

    /// Puts a statement at the beginning of an observer that is there, or an observer of its own into the block.
    private func announce(
        _ statement: String, in accessor: AccessorDeclSyntax?, orAs name: String, at block: AccessorBlockSyntax
    ) {
        if let body = accessor?.body {
            insert(" \(statement);", at: body.leftBrace.endPositionBeforeTrailingTrivia)
        } else {
            insert(" \(name) { \(statement) }", at: block.leftBrace.endPositionBeforeTrailingTrivia)
        }
    }

    /// A class that comes from `NSObject` alone and observes changes adopts a protocol for it, since `NSObject` has no
    /// method here that could be overridden.
    func makeObserver(of node: ClassDeclSyntax) {
        guard isPlainObserver(node), let method = node.observingMethod else { return }
        addInheritance("_KeyValueObserver", to: node.name, node.inheritanceClause, node.genericParameterClause)
        for modifier in method.modifiers where modifier.name.text == "override" { replace(modifier, with: "") }
    }

    private func isPlainObserver(_ node: ClassDeclSyntax) -> Bool {
        node.inheritanceClause?.inheritedTypes.first?.type.simpleName == "NSObject"
    }

    /// `super.observeValue(…)` in such a class: nothing is above it.
    func isUnhandledObservation(_ node: FunctionCallExprSyntax) -> Bool {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == "observeValue", access.base?.is(SuperExprSyntax.self) == true,
            let type = enclosingTypes.last
        else { return false }
        return index.superclasses[type]?.first == "NSObject"
    }
}

extension AccessorDeclListSyntax {
    fileprivate func first(_ name: String) -> AccessorDeclSyntax? { first { $0.accessorSpecifier.text == name } }
}

extension ClassDeclSyntax {
    fileprivate var observingMethod: FunctionDeclSyntax? {
        memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first {
            $0.name.text == "observeValue" && $0.labels.first == "forKeyPath" && $0.modifiers.has("override")
        }
    }
}
