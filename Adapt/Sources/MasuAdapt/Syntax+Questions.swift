internal import SwiftSyntax

extension AttributeListSyntax {
    func has(_ name: String) -> Bool { attribute(name) != nil }

    func attribute(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }

    /// `name:` of `@objc(name:)`.
    func argument(of name: String) -> String? {
        guard let arguments = attribute(name)?.arguments else { return nil }
        let text = arguments.description.filter { !$0.isWhitespace }
        return text.isEmpty ? nil : text
    }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

    /// True for `private(set)`, whose setter another file doesn't see.
    var haveNarrowSetter: Bool {
        contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail?.detail.text == "set" }
    }

    /// True if other modules see the declaration.
    var arePublic: Bool { has("public") || has("open") }
}

extension TokenSyntax {
    /// The name without the backticks that let a keyword be one: `do` in `queue.\`do\`()`.
    var plainText: String { identifier?.name ?? text }
}

extension TypeSyntax {
    /// The last name of a type's, without generic arguments: `Cell` of `Module.Cell<Int>`.
    var simpleName: String {
        if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
        return trimmedDescription
    }
}

extension SyntaxProtocol {
    /// The source on one line, without comments.
    var oneLine: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            let isApart = token.leadingTrivia.contains { $0.isWhitespace }
            if isApart, !text.isEmpty, !text.hasSuffix(" ") { text += " " }
            text += token.text
            if token.trailingTrivia.contains(where: { $0.isWhitespace }) { text += " " }
        }
        return text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
}

extension FunctionDeclSyntax {
    var labels: [String] { signature.parameterClause.parameters.map { $0.firstName.text } }
    var parameterTypes: [String] { signature.parameterClause.parameters.map { $0.type.oneLine } }

    /// The signature on one line, of a function that hands its arguments on: each has a name.
    var forwardingSignature: String {
        let parameters = signature.parameterClause.parameters
        let named = parameters.enumerated().map { number, parameter in
            guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
            let label = parameter.firstName.with(\.trailingTrivia, [])
            let name = TokenSyntax.identifier(Self.localName(of: parameter, number), leadingTrivia: .space)
            return parameter.with(\.firstName, label).with(\.secondName, name)
        }
        return signature.with(\.parameterClause.parameters, FunctionParameterListSyntax(named)).oneLine
    }

    /// The arguments with which that function calls one of the same labels.
    var forwardedArguments: String {
        signature.parameterClause.parameters.enumerated().map { number, parameter in
            let local = Self.localName(of: parameter, number)
            return parameter.firstName.text == "_" ? local : "\(parameter.firstName.text): \(local)"
        }.joined(separator: ", ")
    }

    private static func localName(of parameter: FunctionParameterSyntax, _ number: Int) -> String {
        let name = (parameter.secondName ?? parameter.firstName).text
        return name == "_" ? "argument\(number)" : name
    }
}

extension PatternBindingSyntax {
    /// True if the declared type is an array, or an optional one.
    var isCollection: Bool {
        guard var type = typeAnnotation?.type else { return false }
        while true {
            if let optional = type.as(OptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                type = optional.wrappedType
            } else {
                break
            }
        }
        return type.is(ArrayTypeSyntax.self) || type.simpleName == "Array"
    }

    /// Stored, or computed with a setter.
    var isSettable: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .accessors(let list):
            list.contains { ["set", "didSet", "willSet", "_modify"].contains($0.accessorSpecifier.text) }
        default: false
        }
    }
}

extension SourceFileSyntax {
    /// True if a condition in the file asks a question: `os`, `Linux` for `#if os(Linux)`.
    func asks(_ question: String, _ answer: String) -> Bool {
        var last = ["", "", ""]
        for token in tokens(viewMode: .sourceAccurate) {
            if last == [question, "(", answer], token.text == ")" { return true }
            last = [last[1], last[2], token.text]
        }
        return false
    }
}

extension IfConfigClauseSyntax {
    /// True for `#if os(Linux)` with nothing in it but words, where the part after `#else` has something.
    var isEmptyPartForLinux: Bool {
        guard condition?.trimmedDescription.contains("os(Linux)") == true, isEmpty,
            let clauses = parent?.as(IfConfigClauseListSyntax.self), let position = clauses.index(of: self)
        else { return false }
        return clauses[clauses.index(after: position)...].first.map { $0.condition == nil && !$0.isEmpty } ?? false
    }

    /// True for `#if !(os(watchOS) || os(Linux))` around a whole file that imports frameworks which only Apple's systems have, and
    /// Masu: SystemConfiguration, for example. So for one that imports libraries alone, such as the views of a library's that was
    /// written for Linux without a screen; a library's `Runtime` is in Objective-C.
    var isFileForFrameworksThatAreThere: Bool {
        guard let condition = condition?.trimmedDescription,
            condition.contains("!os(Linux)") || condition.wholeMatch(of: /!\s*\([^&!]*os\(Linux\)[^&!]*\)/) != nil,
            let clauses = parent?.as(IfConfigClauseListSyntax.self), clauses.count == 1,
            let file = clauses.parent?.parent?.parent?.as(CodeBlockItemListSyntax.self), file.count == 1,
            let statements = elements?.as(CodeBlockItemListSyntax.self)
        else { return false }
        let modules = statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        func isLibrary(_ name: String) -> Bool {
            !ImportedModules.isThere(name) && !ModuleAdvice.frameworks.contains(name) && !name.hasSuffix("Runtime")
        }
        if modules.allSatisfy(isLibrary), !modules.isEmpty { return true }
        return modules.contains(where: ImportedModules.frameworks.contains)
            && modules.allSatisfy(ImportedModules.isThere)
    }

    private var isEmpty: Bool { elements?.firstToken(viewMode: .sourceAccurate) == nil }

    /// True if the clause itself imports one of several modules.
    func imports(oneOf modules: Set<String>) -> Bool {
        guard let statements = elements?.as(CodeBlockItemListSyntax.self) else { return false }
        return statements.contains {
            modules.contains($0.item.as(ImportDeclSyntax.self)?.path.first?.name.text ?? "")
        }
    }

    /// The answer to a question for the version alone, `swift(>=5.9)` or `compiler(<6)`, as packages of apps are compiled: by
    /// Swift 6.2 or later, in the language of Swift 5; nil for any other question.
    var versionAnswer: Bool? {
        guard let condition = condition?.trimmedDescription,
            let match = condition.wholeMatch(of: /(swift|compiler)\s*\(\s*(>=|<)\s*([\d.]+)\s*\)/),
            let asked = ReleaseNumber(String(match.3)),
            let present = ReleaseNumber(match.1 == "swift" ? "5.10" : "6.2")
        else { return nil }
        return (present >= asked) == (match.2 == ">=")
    }

    /// True if what the clause has is written for Darwin's C library: it imports that, and nothing of the screen.
    var importsDarwinAlone: Bool {
        guard let statements = elements?.as(CodeBlockItemListSyntax.self) else { return false }
        let modules = statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        return modules.contains("Darwin") && !modules.contains("UIKit")
    }
}
