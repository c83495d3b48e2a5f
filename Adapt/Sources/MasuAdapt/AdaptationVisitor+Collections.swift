internal import SwiftSyntax

/// Collections that leave out what replaces a range of their elements.
///
/// Up to Swift 5.6 the standard library's unavailable `replaceSubrange(_:with:)`, which ends the program, was taken for the
/// requirement; since Swift 5.7 the compiler refuses such a conformance. Charts 3 and 4 have one. What the former compilers took is
/// written out.
extension AdaptationVisitor {
    func completeCollection(_ node: ExtensionDeclSyntax) {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        guard
            inherited.contains(where: {
                ["RangeReplaceableCollection", "Swift.RangeReplaceableCollection"].contains($0)
            }),
            !node.memberBlock.members.contains(where: {
                $0.decl.as(FunctionDeclSyntax.self)?.name.text == "replaceSubrange"
            })
        else { return }
        let name = node.extendedType.trimmedDescription
        insert(
            " public func replaceSubrange<_Elements: Swift.Collection>(_ range: Swift.Range<Index>, with elements: _Elements) "
                + "where _Elements.Element == Element { fatalError(\"replaceSubrange(_:with:) of \(name) has no implementation\") } ",
            at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia)
    }
}
