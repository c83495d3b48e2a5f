import TextLayout

/// The package's substitutes for fonts of iOS, made on first use.
struct StandInFaces: Sendable {
    private let library = FontLibrary.bundled

    /// By PostScript name or full name.
    func face(named name: String) -> RegisteredFace? {
        if let font = library.standIn(named: name) { return face(font) }
        return library.standIns.first { FontFileNames($0).full == name }.map(face)
    }

    func members(ofFamily family: String) -> [RegisteredFace] {
        library.standIns.filter { $0.family == family }.map(face)
    }

    var families: [String] { library.standIns.map(\.family) }

    private func face(_ font: StandInFont) -> RegisteredFace {
        RegisteredFace(face: library.face(standingInFor: font), names: FontFileNames(font))
    }
}
