internal import SwiftSyntax

/// Tables of what documents connect to, since nothing is found by its name without Objective-C.
extension AdaptationVisitor {
    /// Adds members to the class: a table, and overrides that its extensions have.
    func addMembers(to node: ClassDeclSyntax) {
        let members = [
            interfaceTable(of: node), forwardedOverrides(of: node), methodNames(of: node), objectMaker(of: node),
            keyTable(of: node), ownInitialiser(of: node), inheritedDefaults(of: node),
            presentationCopy(of: node),
        ].compactMap { $0 }
        guard !members.isEmpty else { return }
        let brace = node.memberBlock.rightBrace
        let isOnOwnLine = brace.leadingTrivia.contains { $0.isNewline } || node.memberBlock.members.isEmpty
        insert(
            (isOnOwnLine ? "" : "; ") + members.joined(separator: "; ") + " ",
            at: brace.positionAfterSkippingLeadingTrivia)
    }

    /// Makes a class with outlets, actions or inspectable attributes `InterfaceConnectable`.
    private func interfaceTable(of node: ClassDeclSyntax) -> String? {
        let name = node.name.text
        let inherits = index.inheritsTable(name)
        let connections =
            (index.connections[name] ?? []) + (inherits ? [] : index.frameworkConnections(above: name))
        guard !connections.isEmpty else { return nil }
        if !inherits {
            addInheritance("InterfaceConnectable", to: node.name, node.inheritanceClause, node.genericParameterClause)
        }
        let access = ["open", "public"].first { node.modifiers.has($0) }.map { $0 + " " } ?? ""
        var table = connections.map { entry($0, of: name) }.joined()
        if inherits { table += ".including(super.interfaceConnections)" }
        return "\(access)\(inherits ? "override " : "")class var interfaceConnections: InterfaceConnections { "
            + "InterfaceConnections()\(table) }"
    }

    private func entry(_ connection: SourceIndex.Connection, of owner: String) -> String {
        let path = "\\\(owner).\(connection.name)"
        return switch connection.kind {
        case .outlet: ".outlet(\"\(connection.runtimeName)\", \(path))"
        case .outlets: ".outlets(\"\(connection.runtimeName)\", \(path))"
        // A key path would ask the getter first, which may not be ready: `UIColor(cgColor: layer.borderColor!)`.
        case .attribute:
            ".attribute(\"\(connection.runtimeName)\", { (owner: \(owner), value) in owner.\(connection.name) = value })"
        case .action(let labels):
            ".action(Selector(\"\(connection.runtimeName)\", "
                + "\(owner).\(RuntimeName.reference(connection.name, labels))))"
        }
    }

    /// Makes an action visible that is private in an extension in another file than the class, whose table names it.
    func revealAction(_ node: FunctionDeclSyntax) {
        guard node.attributes.has("IBAction"),
            let owner = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self),
            !index.types.isClass(owner.extendedType.simpleName, in: file)
        else { return }
        for modifier in Array(node.modifiers) + Array(owner.modifiers)
        where ["private", "fileprivate"].contains(modifier.name.text) {
            replace(modifier, with: "")
        }
    }

    /// Adds a protocol to what a type inherits.
    func addInheritance(
        _ added: String, to name: TokenSyntax, _ clause: InheritanceClauseSyntax?,
        _ generics: GenericParameterClauseSyntax?
    ) {
        if let last = clause?.inheritedTypes.last {
            insert(", \(added)", at: last.endPositionBeforeTrailingTrivia)
        } else {
            let end = generics?.endPositionBeforeTrailingTrivia ?? name.endPositionBeforeTrailingTrivia
            insert(": \(added)", at: end)
        }
    }
}
