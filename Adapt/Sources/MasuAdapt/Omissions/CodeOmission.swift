internal import SwiftParser
internal import SwiftSyntax

/// Leaves out of a source what its compiler doesn't take, as little as it can.
///
/// - A statement becomes one that says so where it is reached; what is returned, assigned to a declared type, or given by a
///   closure becomes an empty value.
/// - A condition doesn't hold.
/// - A declaration goes whole, or loses its `override`, its attribute or the protocol that it doesn't conform to.
///
/// Other places that named what went come up in the next build, and go likewise.
struct CodeOmission {
    /// The text that goes for an error, and the one that comes in its place.
    struct Change {
        /// Bytes of the text that no other change of the same round touches.
        var extent: Range<Int>
        var edits: [SourceEdit]
    }

    let text: String
    let name: String
    let file: SourceFileSyntax
    private let places: SourceLocationConverter
    private let lineCount: Int

    /// - Parameter name: the file's, for sentences about its places.
    init(of text: String, in name: String) {
        self.text = text
        self.name = name
        file = Parser.parse(source: text)
        places = SourceLocationConverter(fileName: name, tree: file)
        lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    }

    /// - Returns: the text without what errors are about, and those that it was possible for. Of two whose places overlap the
    ///   wider one is followed: the other may be gone with it.
    func omitting(_ entries: [OmissionRecord.Entry]) -> (text: String, omitted: [OmissionRecord.Entry]) {
        let changes = entries.enumerated().compactMap { position, entry in
            change(for: entry).map { (position: position, change: $0) }
        }
        var chosen: [(position: Int, change: Change)] = []
        for candidate in changes.sorted(by: {
            ($1.change.extent.count, $0.position) < ($0.change.extent.count, $1.position)
        })
        where !chosen.contains(where: { $0.change.extent.overlaps(candidate.change.extent) }) {
            chosen.append(candidate)
        }
        let edits = chosen.flatMap(\.change.edits)
        return (edits.applied(to: text), chosen.map(\.position).sorted().map { entries[$0] })
    }

    private func change(for entry: OmissionRecord.Entry) -> Change? {
        guard (1...lineCount).contains(entry.line),
            let token = file.token(at: places.position(ofLine: entry.line, column: entry.column))
        else { return nil }
        let error = Error(token: token, message: entry.message, sentence: "\(name):\(entry.line): \(entry.message)")
        switch entry.level {
        case 0: break
        case 1:
            if let change = changeOfBody(around: error) { return change }
            fallthrough
        case 2:
            if let member = ancestors(of: token).lazy.compactMap({ $0.as(MemberBlockItemSyntax.self) }).first {
                return removal(of: member)
            }
            fallthrough
        case 3: return ancestors(of: token).last { $0.is(CodeBlockItemSyntax.self) }.map(removal)
        default: return nil
        }
        if isAboutInitialisation(error), let change = changeOfBody(around: error) { return change }
        for node in ancestors(of: token) {
            if let change = change(at: node, for: error) { return change }
        }
        return nil
    }

    /// An error at the token where it was reported.
    struct Error {
        var token: TokenSyntax
        var message: String
        var sentence: String
        /// A literal of Swift.
        var literal: String {
            "\"" + sentence.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
    }

    /// The innermost construct that can go without its surroundings.
    private func change(at node: Syntax, for error: Error) -> Change? {
        if error.message.hasPrefix("missing return"), isBody(node),
            node.lastToken(viewMode: .sourceAccurate) == error.token
        {
            return addition(of: "return \(OmittedCode.value)(\(error.literal))", atEndOf: error.token)
        }
        switch node.as(SyntaxEnum.self) {
        case .switchExpr(let choice) where error.message.hasPrefix("switch must be exhaustive"):
            return addition(of: "default: \(OmittedCode.statement)(\(error.literal))", atEndOf: choice.rightBrace)
        case .switchCaseLabel(let label):
            guard let item = label.parent?.as(SwitchCaseSyntax.self),
                let list = item.parent?.as(SwitchCaseListSyntax.self), list.count > 1
            else { return nil }
            return removal(of: item)
        case .conditionElementList(let conditions): return changeOfCondition(conditions, for: error)
        case .initializerClause(let value): return changeOfValue(value, for: error)
        case .codeBlockItem(let item):
            return isOutermost(item) && item.item.is(DeclSyntax.self)
                ? changeOfDeclaration(node, item.item.as(DeclSyntax.self), for: error)
                : changeOfStatement(item, for: error)
        case .memberBlockItem(let item): return changeOfDeclaration(node, item.decl, for: error)
        case .inheritedType(let type): return removal(of: type)
        case .attribute(let attribute): return removal(of: attribute)
        default: return nil
        }
    }

    // MARK: - Nodes

    private func isBody(_ node: Syntax) -> Bool {
        node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self) || node.is(ClosureExprSyntax.self)
    }

    /// The node's own bytes, without the comments around it and the semicolon behind it.
    func range(of node: some SyntaxProtocol) -> Range<Int> {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let semicolon = node.as(CodeBlockItemSyntax.self)?.semicolon ?? node.as(MemberBlockItemSyntax.self)?.semicolon
        guard let last = semicolon?.previousToken(viewMode: .sourceAccurate) else {
            return start..<node.endPositionBeforeTrailingTrivia.utf8Offset
        }
        return start..<last.endPositionBeforeTrailingTrivia.utf8Offset
    }

    func replacement(of node: some SyntaxProtocol, by text: String) -> Change {
        let range = range(of: node)
        return Change(extent: range, edits: [SourceEdit(range: range, replacement: text)])
    }

    /// Nothing in the node's place: its semicolon goes too, which can't stand alone.
    func removal(of node: some SyntaxProtocol) -> Change {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let gone = start..<node.endPositionBeforeTrailingTrivia.utf8Offset
        return Change(extent: gone, edits: [SourceEdit(range: gone, replacement: "")])
    }

    /// A statement before a closing brace, on the brace's line.
    func addition(of statement: String, atEndOf brace: TokenSyntax) -> Change {
        let place = range(of: brace).lowerBound
        let isFirst = brace.leadingTrivia.contains { $0.isNewline }
        return Change(
            extent: range(of: brace),
            edits: [SourceEdit(range: place..<place, replacement: (isFirst ? "" : "; ") + statement + " ")])
    }

    func ancestors(of node: some SyntaxProtocol) -> [Syntax] {
        Array(sequence(first: Syntax(node), next: \.parent))
    }

    private func isOutermost(_ item: CodeBlockItemSyntax) -> Bool {
        item.parent?.parent?.is(SourceFileSyntax.self) ?? true
    }
}
