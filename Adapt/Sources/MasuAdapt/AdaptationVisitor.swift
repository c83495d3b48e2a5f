internal import SwiftSyntax

/// Collects the edits of one file; what it does to each kind of declaration is in the files beside it.
final class AdaptationVisitor: SyntaxVisitor {
    var edits: [SourceEdit] = []
    let index: SourceIndex
    var enclosingTypes: [String] = []
    /// The structures and enumerations that were entered, which have no methods for selectors.
    var valueTypes: Set<String> = []
    /// True if the file imports UIKit, or what brings it.
    var importsUIKit = false
    /// True if the adapted file needs Masu's additions to Foundation.
    var usesAdditions = false
    /// True if a class inherits from one of Foundation's that on Linux have members of Core Foundation's types.
    var inheritsCoreFoundation = false
    /// The number of the file in the module.
    var file = 0
    /// True if conditions on the platform stay.
    var keepsPlatforms = false
    /// The lowest release that the module runs on; nil where nobody says so.
    var minimumRelease: ReleaseNumber?
    /// Frameworks of Apple's that aren't there.
    var absentFrameworks: Set<String> = []
    /// Modules that come along with those of a name.
    var companions: [String: [String]] = [:]
    /// Frameworks of Apple's that aren't there, and of which nothing is used.
    var unneededFrameworks: Set<String> = []
    /// Modules with classes of managed objects.
    var modulesOfManagedObjects: Set<String> = []
    /// Those of them that the file sees from inside.
    var testedModulesOfManagedObjects: Set<String> = []
    /// UIKit's optional methods in classes below those that conform.
    var delegateMethods = InheritedDelegateMethods()
    /// The file's weak properties of constraints, once something asked for them.
    var weakConstraintNames: Set<String>?
    /// Lines and columns of the file.
    var converter: SourceLocationConverter?

    init(index: SourceIndex) {
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Attributes and modifiers

    /// Attributes that mean something to Objective-C only. `@IBAction` is known here, but not on methods without sender.
    static let dropped: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "GKInspectable", "nonobjc", "NSManaged",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.dropped.contains(name) || isConventionOfObjectiveC(node) {
            replace(node, with: "")
        } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
            replace(node, with: "@main")
        }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        // A requirement may be weak where Objective-C sees it.
        let isWeakRequirement = node.name.text == "weak" && isOfRequirement(node)
        if node.name.text == "optional" || isWeakRequirement { replace(node, with: "") }
        return .skipChildren
    }

    private func isOfRequirement(_ node: DeclModifierSyntax) -> Bool {
        let member = node.parent?.parent?.parent?.as(MemberBlockItemSyntax.self)
        return member?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if removesForbidding(node, node.attributes, node.modifiers) { return .skipChildren }
        if manageProperty(node) { return .visitChildren }
        announceChanges(of: node)
        renameEarlier(node)
        // Swift 4 let a constant be open, which no subclass can make use of.
        if node.bindingSpecifier.tokenKind == .keyword(.let),
            let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.open) })
        {
            replace(word.name, with: "public")
        }
        return .visitChildren
    }

    // MARK: Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        adaptImport(node)
        return .skipChildren
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition, !keepsPlatforms, !(index.hasPartsForLinux && node.importsDarwinAlone) {
            if condition.trimmedDescription.contains("os(iOS)"), node.imports(oneOf: absentFrameworks) {
                replace(condition, with: "false")
            } else if index.exceedsSwiftUI, condition.trimmedDescription.contains("os(iOS)"),
                SwiftUIEdge.wrapsBeyond(in: node)
            {
                replace(condition, with: "false")
            } else if index.usesCertificates, !index.asksForSecurity, node.isEmptyPartForLinux {
                // Parts that older libraries leave out on Linux are needed by others of their files.
                replace(condition, with: "false")
            } else if node.isFileForFrameworksThatAreThere {
                replace(condition, with: "true")
            } else {
                replacePlatforms(in: Syntax(condition))
            }
        }
        return .visitChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        askForRelease(node)
        return .skipChildren
    }

    private func replacePlatforms(in node: Syntax) {
        // Security here is the keychain alone: what has another way without certificates takes that.
        if index.usesCertificates, node.trimmedDescription == "canImport(Security)" {
            replace(node, with: "false")
            return
        }
        if index.exceedsSwiftUI, node.trimmedDescription == "canImport(SwiftUI)" {
            replace(node, with: "false")
            return
        }
        if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "os",
            call.arguments.trimmedDescription == "iOS"
        {
            replace(call, with: "canImport(UIKit)")
            return
        }
        if node.trimmedDescription == "canImport(ObjectiveC)" {
            replace(node, with: "canImport(UIKit)")
            return
        }
        for child in node.children(viewMode: .sourceAccurate) { replacePlatforms(in: child) }
    }

    // MARK: Key paths, selectors, calls

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let converter { adaptPreview(node, pound: node.pound, name: node.macroName, in: converter) }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "Preview":
            if let converter { adaptPreview(node, pound: node.pound, name: node.macroName, in: converter) }
            return .visitChildren
        case "selector":
            if let argument = node.arguments.first { replace(node, with: selector(for: argument)) }
            return .skipChildren
        case "keyPath":
            if let argument = node.arguments.first?.expression {
                replace(node, with: "\"\(keyPath(argument))\"")
            }
            return .skipChildren
        default:
            return .visitChildren
        }
    }

    /// The key path without the type that it begins with: `UIView.frame` is `frame`.
    private func keyPath(_ expression: ExprSyntax) -> String {
        var names = expression.trimmedDescription.split(separator: ".").map(String.init)
        while names.count > 1, names.first?.first?.isUppercase == true || names.first == "self" { names.removeFirst() }
        return names.joined(separator: ".")
    }

    /// `type(of: object).description()`: Objective-C's classes say their name.
    private func isClassDescription(_ node: FunctionCallExprSyntax) -> Bool {
        guard node.arguments.isEmpty, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.trimmedDescription == "description"
        else { return false }
        let base = access.base?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        return base == "type" || base == "Swift.type"
    }

    /// `delegate?.done?()`: what takes no arguments has a property of another name beside it.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if isUnhandledObservation(node) {
            replace(node, with: "()")
            return .skipChildren
        }
        if addMethodToName(node) { return .skipChildren }
        registerManagedObjectClasses(node)
        passValues(to: node)
        // Inside a type Swift prefers the type's members to the library's functions. Foundation on Linux declares an
        // unavailable `CGFloat.abs(_:)`, which hides the library's there; Apple's declares none.
        if enclosingTypes.last == "CGFloat", let called = node.calledExpression.as(DeclReferenceExprSyntax.self),
            called.baseName.text == "abs"
        {
            replace(called, with: "Swift.abs")
        }
        if replaceEmptyObject(node) { return .skipChildren }
        askHost(node)
        renameMaker(node)
        makeFromClassValue(node)
        nameExtendedClass(node)
        adaptValueByKey(node)
        adaptKindOf(node)
        adaptEquality(node)
        adaptMessageToTarget(node)
        adaptMethodOfAnyObject(node)
        renameLabels(of: node)
        renameEarlier(node)
        renameUnavailable(node)
        adaptErrorCode(node)
        adaptFormatter(node)
        adaptFormatted(node)
        adaptObjectOfEntity(node)
        if isClassDescription(node), let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base {
            replace(node, with: "NSStringFromClass(\(base.trimmedDescription))")
            return .skipChildren
        }
        renameOptionalCall(node)
        answerForMissing(node)
        forceAnswer(node)
        // On Apple's systems any object of the class speaks for the process; on Linux its initialiser isn't public.
        if node.arguments.isEmpty, node.calledExpression.trimmedDescription == "ProcessInfo" {
            replace(node, with: "ProcessInfo.processInfo")
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        returnClassAsObject(node)
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        adaptElement(node)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        makeSnapshots(in: node)
        holdForWeakProperty(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        adaptValueMember(node)
        adaptLocale(node)
        renameEarlier(node)
        renameSystemVersion(node)
        renameWaiting(node)
        renameOptionalReference(node)
        replaceModule(of: node)
        replaceModuleOfFunction(node)
        replaceClassOfNow(node)
        leaveTrustToSystem(node)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        replaceModule(of: node)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard isAssignmentWithoutNeed(node) else { return .visitChildren }
        replace(node, with: "")
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if removesForbidding(node, node.attributes, node.modifiers) { return .skipChildren }
        if isComparisonOfNumbers(node) {
            replace(node, with: "")
            return .skipChildren
        }
        manageMethod(node)
        revealAction(node)
        overrideDefault(node)
        renameLabels(of: node)
        renameEarlier(node)
        askForReplacement(in: node)
        releaseFormatterMethod(node)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        takeOwn(node.name)
        return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember { takeOwn(node.baseName) }
        return .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        resolveAliases(in: node)
        nameApart(node)
        makeTestsAsynchronous(in: node)
        makeObserver(of: node)
        forwardMessages(in: node)
        drawLayers(in: node)
        requireInitialiser(in: node)
        adoptProtocols(of: node)
        addMembers(to: node)
        dispatchOverrides(in: node)
        if let first = node.inheritedNames.first, Self.bound.contains(first) { inheritsCoreFoundation = true }
        return enter(node.name.text)
    }
    private static let bound: Set<String> = ["NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock", "Bundle"]
    override func visitPost(_ node: ClassDeclSyntax) { enclosingTypes.removeLast() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        makeCertain(node)
        return .visitChildren
    }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        completeSwitch(node)
        return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        renameOverrides(in: node)
        renameDefaultOverrides(in: node)
        dispatchOverrides(in: node)
        replaceObjectInitialiser(in: node)
        completeCollection(node)
        return enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { enclosingTypes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        valueTypes.insert(node.name.text)
        return enter(node.name.text)
    }
    override func visitPost(_ node: StructDeclSyntax) { enclosingTypes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        valueTypes.insert(node.name.text)
        return enter(node.name.text)
    }
    override func visitPost(_ node: EnumDeclSyntax) { enclosingTypes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        bindToClasses(node)
        addDefaultBodies(to: node)
        replaceObjectInitialiser(in: node)
        return enter(node.name.text)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { enclosingTypes.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        enclosingTypes.append(name)
        return .visitChildren
    }

    // MARK: Edits

    func replace(_ node: some SyntaxProtocol, with text: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(SourceEdit(range: start..<end, replacement: text))
    }

    func insert(_ text: String, at position: AbsolutePosition) {
        edits.append(SourceEdit(range: position.utf8Offset..<position.utf8Offset, replacement: text))
    }
}
