/// The candidates for a picture of a name: the file for the screen's scale first, then larger, then smaller ones.
struct ImageFileSearch {
    struct Candidate {
        /// The file's name without its extension, with `@2x` or `@3x`.
        var stem: String
        var pathExtension: String
        var scale: CGFloat

        var fileName: String { "\(stem).\(pathExtension)" }
    }

    let candidates: [Candidate]
    /// A file's name as that of an asset; nil where the name has no picture extension.
    let nameInCatalogs: String?

    /// - Parameters:
    /// - name: with or without an extension; without one it is a PNG. A name that states its scale (`a@2x.png`) is used
    /// as it is.
    ///   - screenScale: pixels a point of the screen.
    init(name: String, screenScale: CGFloat) {
        let given = (name as NSString).pathExtension
        let isImage = ["png", "jpg", "jpeg", "webp", "heic", "avif"].contains(given.lowercased())
        let stem = isImage ? (name as NSString).deletingPathExtension : name
        let pathExtension = isImage ? given : "png"
        nameInCatalogs = isImage ? stem : nil
        if let stated = Self.statedScale(of: stem) {
            candidates = [Candidate(stem: stem, pathExtension: pathExtension, scale: stated)]
            return
        }
        let wanted = min(3, max(1, Int(screenScale.rounded(.up))))
        let order = [wanted] + (1...3).filter { $0 > wanted } + (1...3).reversed().filter { $0 < wanted }
        candidates = order.map { scale in
            Candidate(
                stem: scale == 1 ? stem : "\(stem)@\(scale)x", pathExtension: pathExtension, scale: CGFloat(scale))
        }
    }

    /// 2 for a name that ends in `@2x`, 3 for `@3x`, nil for others.
    static func statedScale(of stem: String) -> CGFloat? {
        if stem.hasSuffix("@2x") { return 2 }
        return stem.hasSuffix("@3x") ? 3 : nil
    }
}
