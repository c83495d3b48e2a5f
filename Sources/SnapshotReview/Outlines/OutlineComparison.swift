/// The pairs of views in two outlines of a screen, and what is in one of them only.
struct OutlineMatching {
    struct Pair {
        var old: Int
        var new: Int
        /// The pair of the superviews, as an index of `pairs`; nil at the top.
        var parent: Int?
    }

    private(set) var pairs: [Pair] = []
    private(set) var removed: [Int] = []
    private(set) var added: [Int] = []

    /// - Complexity: of views side by side, the square of their number at worst.
    init(_ old: ViewOutline, _ new: ViewOutline) {
        match(Self.children(of: nil, in: old), Self.children(of: nil, in: new), old, new, parent: nil)
    }

    /// Views are the same by class and name in their order; then, among what is left, by text, and at last by class.
    private mutating func match(_ olds: [Int], _ news: [Int], _ old: ViewOutline, _ new: ViewOutline, parent: Int?) {
        var partners = [Int?](repeating: nil, count: news.count)
        var isTaken = [Bool](repeating: false, count: olds.count)
        func pairInOrder(_ key: (ViewOutline.Node) -> String?) {
            let left = olds.indices.filter { !isTaken[$0] && key(old.nodes[olds[$0]]) != nil }
            let right = news.indices.filter { partners[$0] == nil && key(new.nodes[news[$0]]) != nil }
            let leftKeys = left.map { key(old.nodes[olds[$0]]) ?? "" }
            let rightKeys = right.map { key(new.nodes[news[$0]]) ?? "" }
            let difference = rightKeys.difference(from: leftKeys)
            var gone: Set<Int> = []
            var come: Set<Int> = []
            for change in difference {
                switch change {
                case .remove(let offset, _, _): gone.insert(offset)
                case .insert(let offset, _, _): come.insert(offset)
                }
            }
            for (one, other) in zip(
                left.indices.filter { !gone.contains($0) }, right.indices.filter { !come.contains($0) })
            {
                isTaken[left[one]] = true
                partners[right[other]] = olds[left[one]]
            }
        }
        pairInOrder { $0.text.isEmpty ? nil : "\($0.type)|\($0.name)|\($0.text)" }
        pairInOrder { $0.name.isEmpty ? nil : "\($0.type)|\($0.name)" }
        pairInOrder { $0.type }
        for (place, index) in news.enumerated() {
            guard let partner = partners[place] else {
                added.append(index)
                continue
            }
            let own = pairs.count
            pairs.append(Pair(old: partner, new: index, parent: parent))
            match(Self.children(of: partner, in: old), Self.children(of: index, in: new), old, new, parent: own)
        }
        removed += olds.indices.filter { !isTaken[$0] }.map { olds[$0] }
    }

    private static func children(of index: Int?, in outline: ViewOutline) -> [Int] {
        let depth = index.map { outline.nodes[$0].depth + 1 } ?? 0
        var result: [Int] = []
        for next in ((index ?? -1) + 1)..<max((index ?? -1) + 1, outline.nodes.count) {
            let node = outline.nodes[next]
            if node.depth < depth { break }
            if node.depth == depth { result.append(next) }
        }
        return result
    }
}

/// Two pictures of a screen compared by their views: sentences in place of pixels.
public struct OutlineComparison: Sendable {
    /// `label 'Title' moved 3 pt down, and everything below it`; empty where every view is as it was.
    public let sentences: [String]

    /// - Parameter tolerance: points; less isn't told.
    public init(_ old: ViewOutline, _ new: ViewOutline, tolerance: Double = 0.01) {
        let changes = OutlineChanges(old, new, tolerance: tolerance)
        sentences = changes.texts + changes.fates + changes.sizes + changes.moves
    }

    /// The deepest view in which all pixels lie that differ, where no view is elsewhere than it was.
    public static func place(of pixels: ViewOutline.Frame, in outline: ViewOutline) -> String? {
        outline.nodes.last { $0.frame.contains(pixels) }.map { node in
            "every view is where it was; the pixels that differ are in \(node.words)"
        }
    }
}

extension ViewOutline.Node {
    /// `label 'Title'`, `imageView (UIImageView)`, `UIView`.
    public var words: String {
        let kinds = ["UILabel": "label", "UIButton": "button", "UITextField": "field", "UITextView": "text view"]
        if !text.isEmpty { return "\(kinds[type] ?? type) '\(shortened)'" }
        return name.isEmpty || name == type ? type : "\(name) (\(type))"
    }

    private var shortened: String {
        let line = text.replacing("\n", with: " ")
        return line.count <= 40 ? line : line.prefix(39) + "…"
    }
}
