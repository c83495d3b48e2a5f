internal import SwiftSyntax

/// `snapshot as NSDiffableDataSourceSnapshot<Section, Item>` for a reference of Core Data's, which Objective-C's classes are
/// bridged by, becomes `NSDiffableDataSourceSnapshot<Section, Item>(snapshot)`.
extension AdaptationVisitor {
    private static let value = "NSDiffableDataSourceSnapshot"
    private static let reference = "NSDiffableDataSourceSnapshotReference"

    func makeSnapshots(in node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for (position, element) in elements.enumerated() where position > 0 && position + 1 < elements.count {
            guard let cast = element.as(UnresolvedAsExprSyntax.self),
                let type = elements[position + 1].as(TypeExprSyntax.self)?.type, isSnapshot(type)
            else { continue }
            let operand = elements[position - 1]
            // Only a reference is worth a cast that always succeeds; of the others the declaration says so.
            let mark = cast.questionOrExclamationMark?.text
            guard mark == nil ? !operand.is(FunctionCallExprSyntax.self) : isReference(operand) else { continue }
            let name = type.trimmedDescription
            insert(
                mark == "?" ? "Optional(\(name)(" : "\(name)(", at: operand.positionAfterSkippingLeadingTrivia)
            let start = operand.endPositionBeforeTrailingTrivia.utf8Offset
            let end = type.endPositionBeforeTrailingTrivia.utf8Offset
            edits.append(SourceEdit(range: start..<end, replacement: mark == "?" ? "))" : ")"))
        }
    }

    /// True if a type is a snapshot, or an alias of one.
    private func isSnapshot(_ type: TypeSyntax) -> Bool {
        let name = type.simpleName
        return name == Self.value || index.types.genericAliases[name] == Self.value
    }

    /// True if a name's nearest declaration is a reference.
    private func isReference(_ operand: ExprSyntax) -> Bool {
        typeName(of: operand)?.split(separator: ".").last.map(String.init) == Self.reference
    }
}
