internal import SwiftSyntax

/// The device's locale in place of Linux's, which is of no country whatever the host's languages are.
extension AdaptationVisitor {
    private static let current: Set<String> = ["current", "autoupdatingCurrent"]
    private static let makers = [
        "NumberFormatter": "makeNumberFormatter", "DateFormatter": "makeDateFormatter",
    ]
    private static let locale = "FoundationAdditions._DeviceLocale.present"

    /// `Locale.current`, and `.current` where a locale is asked for.
    func adaptLocale(_ node: MemberAccessExprSyntax) {
        guard Self.current.contains(node.declName.trimmedDescription) else { return }
        let base = node.base?.trimmedDescription
        guard ["Locale", "Foundation.Locale", "NSLocale"].contains(base) || base == nil && isAskedForLocale(node) else {
            return
        }
        replace(node, with: Self.locale)
        usesAdditions = true
    }

    /// `NumberFormatter()` and `DateFormatter()`.
    func adaptFormatter(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let maker = Self.makers[node.calledExpression.trimmedDescription.replacing(".init", with: "")]
        else { return }
        replace(node.calledExpression, with: "FoundationAdditions._DeviceLocale.\(maker)")
        usesAdditions = true
    }

    /// `price.formatted(.currency(code: "USD"))` and `date.formatted(date: .long, time: .omitted)`.
    func adaptFormatted(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
            access.declName.trimmedDescription == "formatted", let first = node.arguments.first,
            !node.arguments.description.contains("ocale")
        else { return }
        if node.arguments.map({ $0.label?.text }) == ["date", "time"] {
            insert("Date.FormatStyle(", at: first.positionAfterSkippingLeadingTrivia)
            insert(", locale: \(Self.locale))", at: node.arguments.endPositionBeforeTrailingTrivia)
        } else if node.arguments.count == 1, first.label == nil, isImplicitStyle(first.expression) {
            insert(".locale(\(Self.locale))", at: first.expression.endPositionBeforeTrailingTrivia)
        } else {
            return
        }
        usesAdditions = true
    }

    /// True for `.number.precision(…)` and its kin, whose first name is one of Foundation's styles.
    private func isImplicitStyle(_ expression: ExprSyntax) -> Bool {
        var current = expression
        while true {
            if let call = current.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression
            } else if let access = current.as(MemberAccessExprSyntax.self) {
                guard let base = access.base else {
                    return ["currency", "number", "percent", "dateTime", "relative", "list", "byteCount"].contains(
                        access.declName.baseName.text)
                }
                current = base
            } else {
                return false
            }
        }
    }

    /// True for an argument called `locale`, and for what is assigned to a member of this name.
    private func isAskedForLocale(_ node: MemberAccessExprSyntax) -> Bool {
        if let argument = node.parent?.as(LabeledExprSyntax.self) { return argument.label?.text == "locale" }
        guard let list = node.parent?.as(ExprListSyntax.self), list.last?.id == node.id, list.count == 3,
            let target = list.first?.as(MemberAccessExprSyntax.self)
        else { return false }
        return target.declName.trimmedDescription == "locale"
    }
}
