internal import SwiftSyntax

/// Bounds of the screen where those of the scene or the view are meant.
final class ScreenBounds: Inspector {
    private static let screens: Set<String> = [
        "UIScreen.main", "UIScreen.mainScreen()", "UIScreen.screens[0]", "UIScreen.screens.first",
    ]
    private let types: TypeTable

    init(_ path: String, _ tree: SourceFileSyntax, _ types: TypeTable) {
        self.types = types
        super.init(path, tree)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        guard ["bounds", "nativeBounds", "applicationFrame"].contains(name), let base = node.base, isScreen(base),
            !isReported(node), !isWithoutEffect(node)
        else { return .visitChildren }
        // The number of pixels may be asked for pictures; compared, it tells devices apart.
        if name == "nativeBounds", !isCompared(node) { return .visitChildren }
        let whole = Self.whole(node)
        let text = whole.chain
        if let call = node.ancestor(FunctionCallExprSyntax.self), call.calledExpression.chain.hasSuffix("UIWindow"),
            call.arguments.first?.label?.text == "frame"
        {
            // A window that is put into a scene has that one's size.
            if node.function?.words.contains("windowScene") == true { return .visitChildren }
            add(
                .screenBounds, at: node, text,
                "the window gets \(text): in a scene of 500 × 700 on an iPhone 17 it is 402 × 874. Make it by "
                    + "UIWindow(windowScene:)")
            return .visitChildren
        }
        if isCompared(node) {
            add(
                .screenBounds, at: node, text,
                "\(text) is compared to tell devices apart: in a scene of 500 × 700 on an iPhone 17 it still says "
                    + "402 × 874. Ask view.bounds in viewWillLayoutSubviews or layoutSubviews")
            return .visitChildren
        }
        let isKept = node.function == nil && node.ancestors.contains { Self.isStored($0) }
        let value = whole.declName.baseName.text
        let number = value == "width" ? "402" : value == "height" ? "874" : "402 × 874"
        add(
            .screenBounds, at: node, text,
            isKept
                ? "\(text) is the screen's and kept from its first use: in a scene of 500 × 700 on an iPhone 17 it is "
                    + "\(number). Compute from view.bounds where it is laid out"
                : "\(text) is the screen's, not the scene's: in a scene of 500 × 700 on an iPhone 17 it is \(number). "
                    + "Read view.bounds in viewWillLayoutSubviews or layoutSubviews, or "
                    + "window?.windowScene?.effectiveGeometry")
        return .visitChildren
    }

    private func isScreen(_ base: ExprSyntax) -> Bool {
        let text = base.chain
        if Self.screens.contains(text) || ["window.screen", "windowScene.screen"].contains(text) { return true }
        if text.hasSuffix(".window.screen") || text.hasSuffix("indowScene.screen") { return true }
        // A local name for the screen.
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, let function = base.function else {
            return false
        }
        return LocalValues.of(name, in: function).contains { Self.screens.contains($0.chain) }
    }

    /// Names in functions that animate from outside, draw, or present a popover, which takes as much as there is.
    private static let drawings: Set<String> = [
        "popoverPresentationController", "UIGraphicsImageRenderer", "UIGraphicsBeginImageContextWithOptions",
        "CAKeyframeAnimation", "CABasicAnimation",
    ]

    /// True where the value has no effect on what is shown: constraints place what gets it, or it is drawn or animated.
    private func isWithoutEffect(_ node: MemberAccessExprSyntax) -> Bool {
        guard let function = node.function else { return false }
        if !function.words.isDisjoint(with: Self.drawings) { return true }
        // A local number may be used otherwise as well.
        let isFrame = node.ancestors.prefix { !$0.is(CodeBlockItemSyntax.self) }.contains {
            $0.as(LabeledExprSyntax.self)?.label?.text == "frame" || $0.as(SequenceExprSyntax.self)?.assignment != nil
        }
        guard isFrame else { return false }
        guard let facts = types.facts(around: node), let subject = EarlyBounds.subject(of: node, in: function) else {
            return false
        }
        return EarlyBounds.isPlaced(subject, facts)
    }

    /// True where the value is only written down.
    private func isReported(_ node: MemberAccessExprSyntax) -> Bool {
        for parent in node.ancestors {
            if parent.is(ExpressionSegmentSyntax.self) || parent.is(DictionaryElementSyntax.self) { return true }
            if let call = parent.as(FunctionCallExprSyntax.self),
                ["print", "debugPrint", "NSLog", "os_log", "dump"].contains(call.calledExpression.chain)
            {
                return true
            }
            if parent.is(CodeBlockItemSyntax.self) { return false }
        }
        return false
    }

    private func isCompared(_ node: MemberAccessExprSyntax) -> Bool {
        let statement = node.ancestors.first {
            $0.is(SequenceExprSyntax.self) || $0.is(SwitchExprSyntax.self) || $0.is(CodeBlockItemSyntax.self)
                || $0.is(MemberBlockItemSyntax.self)
        }
        if let choice = statement?.as(SwitchExprSyntax.self) { return node.isInside(Syntax(choice.subject)) }
        guard let parts = statement?.as(SequenceExprSyntax.self).map({ Array($0.elements) }) else { return false }
        let hasSign = parts.contains { ["==", "!=", "<", ">", "<=", ">="].contains($0.chain) }
        return hasSign && parts.contains { $0.is(IntegerLiteralExprSyntax.self) || $0.is(FloatLiteralExprSyntax.self) }
    }

    /// With the members that follow it: `UIScreen.main.bounds.size.width`.
    private static func whole(_ node: MemberAccessExprSyntax) -> MemberAccessExprSyntax {
        var whole = node
        while let parent = whole.parent?.as(MemberAccessExprSyntax.self),
            ["size", "width", "height", "midX", "midY", "maxX", "maxY", "origin"].contains(
                parent.declName.baseName.text)
        {
            whole = parent
        }
        return whole
    }

    /// A property with a stored value.
    private static func isStored(_ node: Syntax) -> Bool {
        guard let variable = node.as(VariableDeclSyntax.self), variable.isMember || variable.isOfFile else {
            return false
        }
        return variable.bindings.allSatisfy { $0.accessorBlock == nil }
    }
}

/// Values that a function gives a name.
enum LocalValues {
    static func of(_ name: String, in function: Syntax) -> [ExprSyntax] {
        let visitor = Visitor(name)
        visitor.walk(function)
        return visitor.values
    }

    private final class Visitor: SyntaxVisitor {
        let name: String
        var values: [ExprSyntax] = []

        init(_ name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            if node.pattern.trimmedDescription == name, let value = node.initializer?.value { values.append(value) }
            return .visitChildren
        }
    }
}

extension SyntaxProtocol {
    func isInside(_ other: Syntax) -> Bool { id == other.id || ancestors.contains { $0.id == other.id } }
}
