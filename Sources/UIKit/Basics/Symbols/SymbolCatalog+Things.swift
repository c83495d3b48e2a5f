import Graphics

extension SymbolCatalog {
    /// Drawings by name; made on first use.
    static let things: [String: @Sendable () -> SymbolDrawing] = shapes.merging(people) { first, _ in first }
        .merging(papers) { first, _ in first }.merging(tools) { first, _ in first }

    /// A pair of an outlined symbol and its filled variant, of the same contour.
    ///
    /// - Parameters:
    /// - extra: further lines of the outlined variant; of the filled one too, where nothing is cut out of it.
    /// - cut: shapes cut out of the filled variant.
    /// - kept: lines of the filled variant in place of the extra ones.
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
