internal import SwiftSyntax

/// The part of a program that a condition or value decides.
struct Region {
    private let words: Set<String>
    /// The names of what it sets or makes.
    private let evidence: Set<String>
    private let outerWords: Set<String>
    private let declaration: String

    /// nil where the expression decides nothing that is seen: its value is passed on.
    init?(governedBy node: Syntax) {
        var parts: [Syntax] = []
        climbing: for parent in node.ancestors {
            if let choice = parent.as(IfExprSyntax.self), node.isInside(Syntax(choice.conditions)) {
                parts = [Syntax(choice.body)] + (choice.elseBody.map { [Syntax($0)] } ?? [])
            } else if let choice = parent.as(GuardStmtSyntax.self) {
                guard node.isInside(Syntax(choice.conditions)) else { continue }
                parts = Self.following(choice)
            } else if let choice = parent.as(SwitchExprSyntax.self), node.isInside(Syntax(choice.subject)) {
                parts = [Syntax(choice.cases)]
            } else if let sequence = parent.as(SequenceExprSyntax.self), Self.isChoice(sequence, node) {
                parts = [parent.statement]
            }
            if !parts.isEmpty { break climbing }
            let isBody =
                parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self)
                || parent.is(ClosureExprSyntax.self)
            if isBody { break climbing }
        }
        guard !parts.isEmpty else { return nil }
        let own = node.words
        let isChoice =
            parts.count == 1 && (parts[0].is(CodeBlockItemSyntax.self) || parts[0].is(MemberBlockItemSyntax.self))
        words = Set(parts.flatMap(\.words)).subtracting(own)
        evidence = isChoice ? words : Set(parts.flatMap { ResultVisitor.names(in: $0) }).subtracting(own)
        declaration = node.place.split(separator: ".").last.map(String.init) ?? ""
        let outer = node.ancestors.first {
            $0.is(FunctionDeclSyntax.self)
                || $0.is(VariableDeclSyntax.self) && $0.as(VariableDeclSyntax.self)?.isMember == true
        }
        outerWords = outer?.words ?? []
        // A returned value bears the name of the function.
        let returned = parts.contains { $0.words.contains("return") || Self.hasNumbers($0) }
        isNumeric = returned && parts.contains(where: Self.hasNumbers)
        signature = outer?.as(FunctionDeclSyntax.self).map { $0.name.text + $0.signature.chain } ?? declaration
    }

    private let isNumeric: Bool
    private let signature: String

    /// True if it lays something out, and is about neither popovers nor cameras.
    var isLayout: Bool {
        let lower = words.union(outerWords).map { $0.lowercased() }
        if words.contains(where: { $0.lowercased().contains("popover") || $0.hasPrefix("modalPresentation") }) {
            return false
        }
        if lower.contains(where: { Self.cameras.contains(where: $0.contains) }) { return false }
        if ["supportedInterfaceOrientations", "shouldAutorotate", "preferredInterfaceOrientationForPresentation"]
            .contains(declaration)
        {
            return false
        }
        if evidence.contains(where: Self.isOfLayout) { return true }
        return isNumeric && Self.endings.contains { Self.isOfLayout(signature, ending: $0) }
    }

    private static let cameras = [
        "avcapture", "videoorientation", "imageorientation", "videorotation", "arsession", "keyboard",
    ]
    private static let names: Set<String> = [
        "frame", "bounds", "CGRect", "CGSize", "constant", "axis", "NSLayoutConstraint", "invalidateLayout",
        "isActive", "multiplier", "snp", "UIEdgeInsets", "NSDirectionalEdgeInsets",
    ]
    private static let endings = [
        "width", "height", "constraint", "constraints", "inset", "insets", "spacing", "columns", "margin", "margins",
        "padding", "perrow", "itemsize", "contentsize", "layout", "numberofcolumns", "columncount",
    ]

    private static func isOfLayout(_ word: String) -> Bool {
        if names.contains(word) { return true }
        let lower = word.lowercased()
        return endings.contains { lower.hasSuffix($0) }
    }

    private static func isOfLayout(_ signature: String, ending: String) -> Bool {
        signature.lowercased().contains(ending) || signature.contains("sizeForItem")
    }

    private static func hasNumbers(_ node: Syntax) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains {
            switch $0.tokenKind {
            case .integerLiteral, .floatLiteral: true
            default: false
            }
        }
    }

    /// A choice by `?` and `:`, in whose condition the node stands.
    private static func isChoice(_ sequence: SequenceExprSyntax, _ node: Syntax) -> Bool {
        for part in sequence.elements {
            if part.is(UnresolvedTernaryExprSyntax.self) { return false }
            if node.isInside(Syntax(part)) {
                return sequence.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
            }
        }
        return false
    }

    /// The statements behind a guard, and what is done where it fails.
    private static func following(_ choice: GuardStmtSyntax) -> [Syntax] {
        guard let list = choice.ancestor(CodeBlockItemListSyntax.self) else { return [Syntax(choice.body)] }
        return [Syntax(choice.body)] + list.filter { $0.position > choice.position }.map { Syntax($0) }
    }
}

/// The names that statements set, make and call; not those that they ask for.
private final class ResultVisitor: SyntaxVisitor {
    private var names: Set<String> = []

    static func names(in node: Syntax) -> Set<String> {
        let visitor = ResultVisitor(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.names
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let (left, _) = node.assignment { names.formUnion(left.words) }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.pattern.trimmedDescription)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.lastName { names.insert(name) }
        names.formUnion(node.arguments.compactMap { $0.label?.text })
        return .visitChildren
    }
}
