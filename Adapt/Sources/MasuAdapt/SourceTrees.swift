internal import SwiftParser
internal import SwiftSyntax

/// The syntax trees of sources, each parsed once: imports, names and adaptations are read from the same tree.
///
/// A tree is found by its text, so that files with the same text share one, and a change of a file makes another.
public final class SourceTrees {
    private var trees: [String: SourceFileSyntax] = [:]
    private var names: [String: SourceNames] = [:]

    public init() {}

    /// The tree of a source; parsed where it is asked for first.
    func tree(of source: String) -> SourceFileSyntax {
        if let tree = trees[source] { return tree }
        let tree = Parser.parse(source: source)
        trees[source] = tree
        return tree
    }

    /// The names in a source; found where they are asked for first.
    func names(of source: String) -> SourceNames {
        if let known = names[source] { return known }
        let found = SourceNames(of: source, by: self)
        names[source] = found
        return found
    }
}
