internal import SwiftParser
internal import SwiftSyntax

/// The syntax trees of sources, each parsed once: imports, names and adaptations are read from the same tree.
///
/// A tree is found by its text, so that files with the same text share one, and a change of a file makes another.
public final class SourceTrees {
    private var trees: [String: SourceFileSyntax] = [:]

    public init() {}

    /// The tree of a source; parsed where it is asked for first.
    func tree(of source: String) -> SourceFileSyntax {
        if let tree = trees[source] { return tree }
        let tree = Parser.parse(source: source)
        trees[source] = tree
        return tree
    }
}
