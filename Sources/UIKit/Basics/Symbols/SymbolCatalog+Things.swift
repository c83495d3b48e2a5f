import Graphics

extension SymbolCatalog {
    /// Drawings by name; made when asked for.
    static let things: [String: @Sendable () -> SymbolDrawing] = shapes.merging(people) { first, _ in first }
        .merging(papers) { first, _ in first }.merging(tools) { first, _ in first }

    /// A pair of an outlined symbol and its filled one, of the same contour.
    ///
    /// - Parameters:
    ///   - extra: further lines of the outlined one; of the filled one too, where nothing is cut out of it.
    ///   - cut: what is cut out of the filled one.
    ///   - kept: lines of the filled one in place of the extra ones.
    static func pair(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ contour: @escaping @Sendable () -> Path,
        extra: @escaping @Sendable () -> [Path] = { [] }, cut: @escaping @Sendable () -> [Path] = { [] },
        kept: @escaping @Sendable () -> [Path] = { [] }
    ) -> [String: @Sendable () -> SymbolDrawing] {
        [
            name: { SymbolDrawing(width, height, lines: [contour()] + extra()) },
            "\(name).fill": {
                let cuts = cut()
                var area = contour()
                for path in cuts { area.append(path) }
                return SymbolDrawing(
                    width, height, lines: cuts.isEmpty ? [contour()] + extra() : kept(), areas: [area])
            },
        ]
    }

    static func merged(
        _ parts: [[String: @Sendable () -> SymbolDrawing]]
    ) -> [String: @Sendable () -> SymbolDrawing] {
        parts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }
}
