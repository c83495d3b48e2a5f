internal import SwiftSyntax

/// Heights that are kept by row or text, but not by the width that they were measured at.
final class HeightCaches: Inspector {
    private let types: TypeTable

    init(_ path: String, _ tree: SourceFileSyntax, _ types: TypeTable) {
        self.types = types
        super.init(path, tree)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self), variable.isMember || variable.isOfFile,
            node.accessorBlock == nil, let facts = types.facts(around: node)
        else { return .visitChildren }
        let name = node.pattern.trimmedDescription
        let type = node.typeAnnotation?.type.chain ?? node.initializer?.value.chain ?? ""
        guard Self.isCache(name, type) else { return .visitChildren }
        var uses: [CacheUse] = []
        for function in facts.functions { uses += CacheUse.all(of: name, in: function) }
        judge(name, uses, facts)
        return .visitChildren
    }

    private func judge(_ name: String, _ uses: [CacheUse], _ facts: TypeTable.Facts) {
        let writes = uses.filter { $0.kind == .write }
        guard let write = writes.first(where: { !$0.isOfFixedValue }) else { return }
        let reads = uses.filter { $0.kind == .read && !$0.function.isEstimate }
        guard reads.contains(where: { $0.function.givesHeight }) else { return }
        guard !writes.contains(where: { $0.namesWidth }), !reads.contains(where: { $0.namesWidth }) else { return }
        let resizing = Set(facts.resizingFunctions.map(\.node.id))
        // Sizes that aren't of rows may have been measured without a width.
        let isOfRows = uses.contains { $0.namesRow }
        guard isOfRows || writes.contains(where: { $0.function.wraps }) else { return }
        let isCleared = uses.contains {
            $0.kind == .clearing && (resizing.contains($0.function.node.id) || $0.function.asksWidth)
        }
        guard !isCleared else { return }
        add(
            .heightWithoutWidth, at: write.node, name,
            "\(name) keeps what was measured at one width: a row measured at 402 on an iPhone 17 has the same height in a "
                + "scene of 500 × 700, and on an iPhone Duo that opens to 951. Let the width be part of the key, or empty it "
                + "in viewWillTransition(to:with:)")
    }

    /// A dictionary, array or cache of heights or sizes.
    private static func isCache(_ name: String, _ type: String) -> Bool {
        let lower = name.lowercased()
        let others = ["offset", "scale", "alpha", "progress", "duration", "price", "font", "image", "estimated"]
        guard !others.contains(where: lower.contains), !type.lowercased().contains("width") else { return false }
        let isNamed = lower.contains("height") || lower.contains("size")
        let values = ["CGFloat", "CGSize"]
        if values.contains(where: {
            type.hasPrefix("[IndexPath:\($0)]") || type.hasPrefix("Dictionary<IndexPath,\($0)>")
        }) {
            return !lower.contains("width")
        }
        guard isNamed else { return false }
        return type.hasPrefix("NSCache<") || type.hasPrefix("NSMutableDictionary")
            || values.contains { type.hasPrefix("[") && type.contains(":\($0)]") || type.hasPrefix("[\($0)]") }
    }
}

/// A mention of a cache.
private struct CacheUse {
    enum Kind { case read, write, clearing }

    let kind: Kind
    let node: Syntax
    let function: TypeTable.Function
    /// The key names a width.
    let namesWidth: Bool
    /// The key names a row.
    let namesRow: Bool
    /// A number of the source is kept, or what somebody chose.
    let isOfFixedValue: Bool

    static func all(of name: String, in function: TypeTable.Function) -> [CacheUse] {
        let visitor = Visitor(name, function)
        visitor.walk(function.node)
        return visitor.uses
    }

    private final class Visitor: SyntaxVisitor {
        let name: String
        let function: TypeTable.Function
        var uses: [CacheUse] = []

        init(_ name: String, _ function: TypeTable.Function) {
            self.name = name
            self.function = function
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.baseName.text == name else { return .skipChildren }
            var whole = ExprSyntax(node)
            if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.chain == "self" {
                whole = ExprSyntax(access)
            }
            add(whole)
            return .skipChildren
        }

        private func add(_ whole: ExprSyntax) {
            if let entry = whole.parent?.as(SubscriptCallExprSyntax.self), entry.calledExpression.id == whole.id {
                let value = Self.assigned(ExprSyntax(entry))
                if let value, value.allSatisfy({ $0.chain == "nil" }) { return }
                note(value == nil ? .read : .write, Syntax(entry), entry.arguments.words, value ?? [])
            } else if let access = whole.parent?.as(MemberAccessExprSyntax.self), access.base?.id == whole.id {
                let call = access.parent?.as(FunctionCallExprSyntax.self)
                let arguments = call.map { Array($0.arguments) } ?? []
                let key = Set(arguments.dropFirst().flatMap(\.words))
                switch access.declName.baseName.text {
                case "removeAll", "removeAllObjects": note(.clearing, Syntax(access), [], [])
                case "append", "setObject", "updateValue":
                    note(.write, Syntax(access), key, arguments.prefix(1).map(\.expression))
                case "object", "value": note(.read, Syntax(access), Set(arguments.flatMap(\.words)), [])
                default: break
                }
            } else if Self.assigned(whole) != nil {
                note(.clearing, Syntax(whole), [], [])
            }
        }

        private func note(_ kind: Kind, _ node: Syntax, _ key: Set<String>, _ value: [ExprSyntax]) {
            let keyWords = key.map { $0.lowercased() }
            // A key that is made before has its parts in the function.
            let hasKey = keyWords.contains("key") || keyWords.contains("cachekey")
            let words = hasKey ? function.words.map { $0.lowercased() } : keyWords
            let isFixed =
                !value.isEmpty
                && value.allSatisfy {
                    $0.is(IntegerLiteralExprSyntax.self) || $0.is(FloatLiteralExprSyntax.self)
                }
            uses.append(
                CacheUse(
                    kind: kind, node: node, function: function,
                    namesWidth: words.contains { $0.contains("width") || $0 == "bounds" || $0 == "size" },
                    namesRow: words.contains { ["indexpath", "row", "item", "section", "index"].contains($0) },
                    isOfFixedValue: isFixed))
        }

        /// The value that an expression is given.
        private static func assigned(_ expression: ExprSyntax) -> [ExprSyntax]? {
            guard let sequence = expression.parent?.parent?.as(SequenceExprSyntax.self),
                let (left, right) = sequence.assignment, left.id == expression.id
            else { return nil }
            return right
        }
    }
}

extension TypeTable.Function {
    /// `tableView(_:estimatedHeightForRowAt:)` and its kin.
    fileprivate var isEstimate: Bool {
        guard let function = node.as(FunctionDeclSyntax.self) else { return false }
        return (function.name.text + function.signature.parameterClause.chain).lowercased().contains("estimated")
    }

    /// True if a height may come out of it.
    fileprivate var givesHeight: Bool {
        guard let function = node.as(FunctionDeclSyntax.self) else { return false }
        let name = (function.name.text + function.signature.chain).lowercased()
        return name.contains("height") || name.contains("size")
            || ["CGFloat", "CGSize"].contains(function.signature.returnClause?.type.trimmedDescription)
    }

    /// True if it uses a width, and doesn't write a number for it.
    fileprivate var wraps: Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            token.text.lowercased().contains("width") && token.nextToken(viewMode: .sourceAccurate)?.text != ":"
        }
    }

    /// True if it compares widths or bounds.
    fileprivate var asksWidth: Bool {
        words.contains { $0.lowercased().contains("width") } && node.chain.contains("!=")
    }
}
