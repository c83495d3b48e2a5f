internal import SwiftSyntax

/// Members of an object of which only `AnyObject` is known: without Objective-C they can't be found by name.
extension AdaptationVisitor {
    private static let valueMembers: Set<String> = [
        "cgRectValue", "cgPointValue", "cgSizeValue", "doubleValue", "floatValue", "intValue", "integerValue",
        "uintValue", "boolValue", "stringValue", "length", "count", "allKeys", "allValues", "description",
        "tag", "superview", "window", "subviews", "layer", "frame", "bounds", "center", "alpha", "isHidden",
        "backgroundColor", "isSelected", "isEnabled", "isHighlighted", "isOn", "selectedSegmentIndex", "currentPage",
        "currentTitle", "titleLabel", "text", "title", "contentOffset", "contentSize",
    ]

    /// Methods that one class has, which such an object has to be of when they are called.
    private static let ownersOfMethods: [String: String] = [
        "setTitle": "UIButton", "setImage": "UIButton", "setTitleColor": "UIButton", "addTarget": "UIControl",
        "removeTarget": "UIControl", "sendActions": "UIControl", "setOn": "UISwitch", "addSubview": "UIView",
        "removeFromSuperview": "UIView", "setNeedsLayout": "UIView", "layoutIfNeeded": "UIView",
        "setNeedsDisplay": "UIView", "sizeToFit": "UIView", "viewWithTag": "UIView", "isDescendant": "UIView",
        "addGestureRecognizer": "UIView", "reloadData": "UITableView", "endRefreshing": "UIRefreshControl",
        "beginRefreshing": "UIRefreshControl", "becomeFirstResponder": "UIResponder",
        "resignFirstResponder": "UIResponder", "location": "UIGestureRecognizer",
        "pushViewController": "UINavigationController", "popViewController": "UINavigationController",
        "object": "NSDictionary", "dismiss": "UIViewController",
    ]

    /// True for a name that the source adapter replaces, so that nobody has to declare it.
    static func isReplaced(_ name: String) -> Bool {
        valueMembers.contains(name) || name == "asyncAndWait"
    }

    /// `sender.setTitle("", for: .normal)`: the sender is taken for the class that has such a method, of UIKit's, or the one of the
    /// module that Objective-C sees.
    func adaptMethodOfAnyObject(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            isKnownAsAnyObject(base)
        else { return }
        let name = access.declName.baseName.text
        guard let owner = Self.ownersOfMethods[name] ?? index.onlyClass(seenWith: name) else { return }
        insert("(", at: base.positionAfterSkippingLeadingTrivia)
        insert(" as! \(owner))", at: base.endPositionBeforeTrailingTrivia)
    }

    /// True for `(value as AnyObject)`, and for a parameter or variable of that type.
    private func isKnownAsAnyObject(_ base: ExprSyntax) -> Bool {
        if let tuple = base.as(TupleExprSyntax.self) { return isCastToAnyObject(tuple) }
        guard let reference = base.as(DeclReferenceExprSyntax.self) else { return false }
        return isParameterOfAnyObject(reference) || isVariableOfAnyObject(reference) || isElementOfAnyObjects(reference)
    }

    func adaptValueMember(_ node: MemberAccessExprSyntax) {
        let member = node.declName.trimmedDescription
        guard Self.valueMembers.contains(member),
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
        else { return }
        if let tuple = node.base?.as(TupleExprSyntax.self), isCastToAnyObject(tuple) {
            insert("_AnyObjectMembers.\(member)", at: node.positionAfterSkippingLeadingTrivia)
            let end = tuple.endPositionBeforeTrailingTrivia.utf8Offset
            edits.append(SourceEdit(range: end..<node.endPositionBeforeTrailingTrivia.utf8Offset, replacement: ""))
        } else if let call = node.base?.as(FunctionCallExprSyntax.self), isBitCastToAnyObject(call) {
            replace(node, with: "_AnyObjectMembers.\(member)(\(call.trimmedDescription))")
        } else if let reference = node.base?.as(DeclReferenceExprSyntax.self),
            isElementOfAnyObjects(reference)
                || (isParameterOfAnyObject(reference) || isVariableOfAnyObject(reference)) && !isAssigned(node)
        {
            replace(node, with: "_AnyObjectMembers.\(member)(\(reference.baseName.text))")
        } else if let chain = node.base?.as(OptionalChainingExprSyntax.self), isUserInfo(chain.expression) {
            let start = chain.questionMark.positionAfterSkippingLeadingTrivia.utf8Offset
            edits.append(
                SourceEdit(
                    range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset,
                    replacement: ".flatMap { _AnyObjectMembers.\(member)($0 as AnyObject) }"))
        }
    }

    /// `info["key"]` and `info[0]` of an object of which only `AnyObject` is known: it may be a dictionary or an array.
    func adaptElement(_ node: SubscriptCallExprSyntax) {
        guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
            node.trailingClosure == nil, isKnownAsAnyObject(node.calledExpression)
        else { return }
        let base = node.calledExpression
        insert("_AnyObjectMembers.element(", at: base.positionAfterSkippingLeadingTrivia)
        let end = base.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(
            SourceEdit(range: end..<argument.positionAfterSkippingLeadingTrivia.utf8Offset, replacement: ", "))
        replace(node.rightSquare, with: ")")
    }

    /// `(object as AnyObject).value(forKeyPath: path)`: a message that any object of Objective-C understands.
    func adaptValueByKey(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.trimmedDescription == "value", let tuple = access.base?.as(TupleExprSyntax.self),
            isCastToAnyObject(tuple), node.arguments.count == 1, let argument = node.arguments.first,
            let label = argument.label, ["forKey", "forKeyPath"].contains(label.text)
        else { return }
        insert("FoundationAdditions._ObjectValues.value(of: ", at: node.positionAfterSkippingLeadingTrivia)
        let end = tuple.endPositionBeforeTrailingTrivia.utf8Offset
        let next = argument.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(SourceEdit(range: end..<next, replacement: ", "))
        usesAdditions = true
    }

    /// `key.isEqual(other)` of an object of which only `AnyObject` is known: `for key in keys as [AnyObject]`, `key as AnyObject`.
    func adaptEquality(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.trimmedDescription == "isEqual", node.arguments.count == 1,
            let argument = node.arguments.first, argument.label == nil, let base = access.base,
            isKnownAsAnyObject(base)
        else { return }
        insert("FoundationAdditions._ObjectValues.isEqual(", at: node.positionAfterSkippingLeadingTrivia)
        let end = base.endPositionBeforeTrailingTrivia.utf8Offset
        let next = argument.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(SourceEdit(range: end..<next, replacement: ", "))
        usesAdditions = true
    }

    /// `item.target!.perform(action, with: item)`: tests send the message of a bar item, whose target is any object.
    func adaptMessageToTarget(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.trimmedDescription == "perform", let base = access.base
        else { return }
        func isTarget(_ expression: ExprSyntax) -> Bool {
            expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "target"
        }
        if let forced = base.as(ForceUnwrapExprSyntax.self), isTarget(forced.expression) {
            insert("(", at: base.positionAfterSkippingLeadingTrivia)
            insert(" as! NSObject)", at: base.endPositionBeforeTrailingTrivia)
        } else if let chain = base.as(OptionalChainingExprSyntax.self), isTarget(chain.expression) {
            insert("(", at: base.positionAfterSkippingLeadingTrivia)
            insert(" as? NSObject)", at: chain.expression.endPositionBeforeTrailingTrivia)
        }
    }

    /// True for the variable of a loop over objects.
    private func isElementOfAnyObjects(_ reference: DeclReferenceExprSyntax) -> Bool {
        var place = reference.parent
        while let current = place, !current.is(FunctionDeclSyntax.self) {
            if let loop = current.as(ForStmtSyntax.self),
                loop.pattern.trimmedDescription == reference.baseName.text
            {
                let cast = loop.sequence.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)
                return cast?.type.trimmedDescription == "[AnyObject]"
            }
            place = current.parent
        }
        return false
    }

    /// `value.isKind(of: NSNull.self)`: a value of which only `AnyObject` is known is asked for its type in Swift's way.
    func adaptKindOf(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            access.declName.trimmedDescription == "isKind", node.arguments.count == 1,
            let argument = node.arguments.first, argument.label?.text == "of",
            let type = argument.expression.as(MemberAccessExprSyntax.self), type.declName.trimmedDescription == "self",
            let name = type.base?.trimmedDescription, !base.description.contains("?")
        else { return adaptClassQuestion(node) }
        insert("(", at: node.positionAfterSkippingLeadingTrivia)
        let end = base.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(
            SourceEdit(range: end..<node.endPositionBeforeTrailingTrivia.utf8Offset, replacement: " is \(name))"))
    }

    /// `(view as AnyObject).isKind(of: self)`, and `isMember(of:)` of any class: one that is known as a value alone.
    private func adaptClassQuestion(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            ["isKind", "isMember"].contains(access.declName.trimmedDescription), node.arguments.count == 1,
            let argument = node.arguments.first, argument.label?.text == "of", isKnownAsAnyObject(base)
        else { return }
        insert(
            "FoundationAdditions._ObjectValues.\(access.declName.trimmedDescription)(",
            at: node.positionAfterSkippingLeadingTrivia)
        let end = base.endPositionBeforeTrailingTrivia.utf8Offset
        let next = argument.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(SourceEdit(range: end..<next, replacement: ", "))
        usesAdditions = true
    }

    /// `(info[key] as AnyObject)`.
    private func isCastToAnyObject(_ tuple: TupleExprSyntax) -> Bool {
        tuple.elements.count == 1 && tuple.elements.first.map { isCastToAnyObject($0.expression) } == true
    }

    /// `info[key] as AnyObject`.
    private func isCastToAnyObject(_ expression: ExprSyntax) -> Bool {
        let cast = expression.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)
        return cast?.type.trimmedDescription == "AnyObject"
    }

    /// `if let value = answer as AnyObject?` or `as? AnyObject`; nil for conditions that bind no such name.
    private func bindsAnyObject(_ conditions: ConditionElementListSyntax, _ name: String) -> Bool? {
        for condition in conditions.reversed() {
            guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.trimmedDescription == name
            else { continue }
            let cast = binding.initializer?.value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)
            return ["AnyObject", "AnyObject?"].contains(cast?.type.trimmedDescription)
        }
        return nil
    }

    /// `sender` in `func pressed(_ sender: AnyObject)`.
    private func isParameterOfAnyObject(_ reference: DeclReferenceExprSyntax) -> Bool {
        var place = reference.parent
        while let current = place, !current.is(FunctionDeclSyntax.self) { place = current.parent }
        guard let function = place?.as(FunctionDeclSyntax.self) else { return false }
        return function.signature.parameterClause.parameters.contains {
            ($0.secondName ?? $0.firstName).text == reference.baseName.text && $0.type.trimmedDescription == "AnyObject"
        }
    }

    /// `unsafeBitCast(pointer, to: AnyObject.self)`.
    private func isBitCastToAnyObject(_ call: FunctionCallExprSyntax) -> Bool {
        call.calledExpression.trimmedDescription == "unsafeBitCast"
            && call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
    }

    /// `value` after `var value: AnyObject` or `let value = other as AnyObject` in the same function.
    private func isVariableOfAnyObject(_ reference: DeclReferenceExprSyntax) -> Bool {
        var place = reference.parent
        while let current = place, !current.is(FunctionDeclSyntax.self) {
            let name = reference.baseName.text
            if let branch = current.as(IfExprSyntax.self), branch.body.position <= reference.position,
                reference.position < branch.body.endPosition, let isBound = bindsAnyObject(branch.conditions, name)
            {
                return isBound
            }
            let items = current.as(CodeBlockItemListSyntax.self)?.reversed() ?? []
            for item in items where item.endPosition <= reference.position {
                if let guarded = item.item.as(GuardStmtSyntax.self),
                    let isBound = bindsAnyObject(guarded.conditions, name)
                {
                    return isBound
                }
                guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
                for binding in variable.bindings where binding.pattern.trimmedDescription == name {
                    if let type = binding.typeAnnotation?.type { return type.trimmedDescription == "AnyObject" }
                    return binding.initializer.map { isCastToAnyObject($0.value) } ?? false
                }
            }
            place = current.parent
        }
        return false
    }

    /// True for what stands left of an `=`.
    func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
        guard let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id else { return false }
        return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }

    /// `info[UIResponder.keyboardFrameEndUserInfoKey]`: a member of a single object belongs to Objective-C.
    private func isUserInfo(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.as(SubscriptCallExprSyntax.self), call.arguments.count == 1,
            let key = call.arguments.first?.expression.trimmedDescription
        else { return false }
        return key.hasPrefix("UI") && key.hasSuffix("UserInfoKey")
    }

    /// `delegate.collectionView!(…)`: the call in place of an optional method may answer nothing.
    func forceAnswer(_ node: FunctionCallExprSyntax) {
        guard let called = node.calledExpression.as(ForceUnwrapExprSyntax.self),
            let access = called.expression.as(MemberAccessExprSyntax.self)
        else { return }
        let name = access.declName.baseName.text
        guard
            name == "collectionView" || name == "tableView"
                || index.optionalRequirements.contains(where: { $0.name == name })
        else { return }
        insert("_OptionalRequirement.forced(", at: node.positionAfterSkippingLeadingTrivia)
        insert(")", at: node.endPositionBeforeTrailingTrivia)
    }
}
