internal import SwiftSyntax

extension AdaptationVisitor {
    /// XCTest on Linux can't discover synchronous tests on the main actor, nor may what prepares them and clears up after them be
    /// there; asynchronous ones it runs there.
    func makeTestsAsynchronous(in node: ClassDeclSyntax) {
        guard
            node.inheritanceClause?.inheritedTypes.contains(where: { $0.type.simpleName.hasSuffix("TestCase") })
                ?? false
        else { return }
        // XCTest's classes are no objects of Objective-C's here, and have no such text to override.
        if node.inheritedNames.first == "XCTestCase" {
            for variable in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
                guard let name = variable.bindings.first?.pattern.trimmedDescription,
                    ExtensionOverrides.unowned.contains(name),
                    let modifier = variable.modifiers.first(where: { $0.name.text == "override" })
                else { continue }
                replace(modifier, with: "")
            }
        }
        let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter {
            $0.signature.parameterClause.parameters.isEmpty && $0.signature.effectSpecifiers?.asyncSpecifier == nil
        }
        for function in functions {
            let isOnMainActor = function.attributes.has("MainActor")
            if function.name.text.hasPrefix("test"), isOnMainActor || node.attributes.has("MainActor") {
                insert(" async", at: function.signature.parameterClause.endPositionBeforeTrailingTrivia)
            } else if isOnMainActor, let name = Self.fixtures[function.name.text] {
                makeFixtureAsynchronous(function, named: name)
            }
        }
    }

    /// The asynchronous methods of `XCTestCase` in place of each synchronous one.
    private static let fixtures = [
        "setUp": "setUp", "setUpWithError": "setUp", "tearDown": "tearDown", "tearDownWithError": "tearDown",
    ]

    private func makeFixtureAsynchronous(_ function: FunctionDeclSyntax, named name: String) {
        guard function.modifiers.has("override") else { return }
        replace(function.name, with: name)
        let throwsAlready = function.signature.effectSpecifiers?.throwsClause != nil
        insert(
            throwsAlready ? " async" : " async throws",
            at: function.signature.parameterClause.endPositionBeforeTrailingTrivia)
        for statement in function.body?.statements ?? [] {
            let calls = Self.fixtures.keys.map { "super.\($0)()" }
            guard calls.contains(statement.item.trimmedDescription.replacing("try ", with: "")) else { continue }
            replace(statement.item, with: "try await super.\(name)()")
        }
    }
}
