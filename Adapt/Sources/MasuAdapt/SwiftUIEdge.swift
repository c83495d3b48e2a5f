internal import SwiftSyntax

/// The part of SwiftUI that Masu has: representables, hosting controllers and previews.
enum SwiftUIEdge {
    /// The names of SwiftUI beyond that part which a source uses, in order; none for a source that doesn't import it.
    static func namesBeyond(in tree: SourceFileSyntax) -> [String] {
        let tokens = tree.tokens(viewMode: .sourceAccurate)
        guard zip(tokens, tokens.dropFirst()).contains(where: { $0.text == "import" && $1.text == "SwiftUI" }) else {
            return []
        }
        var found: Set<String> = []
        var (previous, before) = ("", "")
        for token in tokens {
            if case .identifier(let name) = token.tokenKind {
                // `SwiftUI.Image` can't be another module's.
                let isQualified = previous == "." && before == "SwiftUI"
                if isQualified ? ScreenNames.beyond.contains(name) : previous != "." && types.contains(name) {
                    found.insert(name)
                }
            }
            (before, previous) = (previous, token.text)
        }
        return found.sorted()
    }

    /// True if a clause, but for the conditions inside of it, wraps properties by SwiftUI's `@State` and others, which Masu
    /// hasn't got.
    static func wrapsBeyond(in clause: IfConfigClauseSyntax) -> Bool {
        let tokens = clause.tokens(viewMode: .sourceAccurate)
        return zip(tokens, tokens.dropFirst()).contains { sign, name in
            guard sign.tokenKind == .atSign, types.contains(name.text) else { return false }
            let around = sequence(first: Syntax(sign), next: \.parent).first { $0.is(IfConfigClauseSyntax.self) }
            return around?.id == clause.id
        }
    }

    /// Types of SwiftUI beyond that part that are unmistakable.
    static let types: Set<String> = [
        "State", "StateObject", "Binding", "ObservedObject", "EnvironmentObject", "Environment", "Text", "VStack",
        "HStack", "ZStack", "LazyVStack", "LazyHStack", "List", "Form", "Section", "NavigationView", "NavigationStack",
        "NavigationLink", "TabView", "ScrollView", "Spacer", "Divider", "TextField", "Toggle", "Picker",
        "GeometryReader",
        "LazyVGrid", "withAnimation", "ViewModifier", "ButtonStyle", "WindowGroup", "Shape", "LinearGradient",
        "RoundedRectangle",
    ]
}
