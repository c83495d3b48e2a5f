internal import SwiftParser
internal import SwiftSyntax

/// The part of SwiftUI that Masu has: representables, hosting controllers and previews.
enum SwiftUIEdge {
    /// The names of SwiftUI beyond that part which a source uses, in order; none for a source that doesn't import it.
    static func namesBeyond(in source: String) -> [String] {
        guard source.contains("import SwiftUI") else { return [] }
        let tokens = Parser.parse(source: source).tokens(viewMode: .sourceAccurate)
        var found: Set<String> = []
        var previous = ""
        for token in tokens {
            if case .identifier(let name) = token.tokenKind, beyond.contains(name), previous != "." {
                found.insert(name)
            }
            previous = token.text
        }
        return found.sorted()
    }

    private static let beyond: Set<String> = [
        "State", "StateObject", "Binding", "ObservedObject", "EnvironmentObject", "Environment", "Text", "VStack",
        "HStack", "ZStack", "LazyVStack", "LazyHStack", "List", "Form", "Section", "NavigationView", "NavigationStack",
        "NavigationLink", "TabView", "ScrollView", "Spacer", "Divider", "TextField", "Toggle", "Picker",
        "GeometryReader",
        "LazyVGrid", "ViewModifier", "ButtonStyle", "WindowGroup", "Shape", "LinearGradient", "RoundedRectangle",
    ]
}
