import TextLayout

/// The reason why a font file's names can't be read.
package struct FontFileError: Error, CustomStringConvertible {
    package let path: String
    let problem: String

    package var description: String { "The font file \(path) \(problem)" }
}

/// The names and the style that a TrueType or OpenType file declares: its tables `name`, `OS/2`, `head` and `post`.
struct FontFileNames: Hashable, Sendable {
    var postScript: String
    var family: String
    var style: String
    var full: String
    var weight: UIFont.Weight
    var isItalic: Bool
    var isMonospaced: Bool

    init(_ data: Data, path: String) throws {
        let file = FontFileReader(bytes: Array(data))
        let tables = file.tables
        guard let naming = tables["name"] else {
            throw FontFileError(
                path: path, problem: "has no names: its table 'name' is missing. Give a TrueType or OpenType file.")
        }
        let names = file.names(in: naming)
        guard let postScript = names[6], !postScript.isEmpty else {
            throw FontFileError(
                path: path, problem: "has no PostScript name, under which fonts are found. Name the face in its file.")
        }
        self.postScript = postScript
        family = names[16] ?? names[1] ?? postScript
        style = names[17] ?? names[2] ?? "Regular"
        full = names[4] ?? postScript
        let macStyle = tables["head"].flatMap { file.number(at: $0.lowerBound + 44) } ?? 0
        let weightClass = tables["OS/2"].flatMap { file.number(at: $0.lowerBound + 4) }
        isItalic = macStyle & 2 != 0
        weight = Self.weight(ofClass: weightClass ?? (macStyle & 1 != 0 ? 700 : 400))
        isMonospaced =
            tables["post"].flatMap { file.number(at: $0.lowerBound + 12, length: 4) }.map { $0 != 0 } ?? false
    }

    /// The names of a font that the package substitutes.
    init(_ font: StandInFont) {
        postScript = font.postScriptName
        family = font.family
        style = font.style
        full = font.style == "Regular" ? font.family : font.family + " " + font.style
        weight = UIFont.Weight(font.weight)
        isItalic = font.isItalic
        isMonospaced = font.isMonospaced
    }

    /// The weight for one of OpenType's classes, 100 to 900.
    private static func weight(ofClass number: Int) -> UIFont.Weight {
        let index = min(max((number + 50) / 100, 1), 9) - 1
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return weights[index]
    }
}

/// Reads a font file's directory and strings; anything outside the file reads as absent.
private struct FontFileReader {
    let bytes: [UInt8]

    /// The unsigned big-endian number at an offset.
    func number(at offset: Int, length: Int = 2) -> Int? {
        guard offset >= 0, offset <= bytes.count - length else { return nil }
        return bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The tables of the file, or of the first face of a collection.
    var tables: [String: Range<Int>] {
        let collection = 0x7474_6366
        let start = number(at: 0, length: 4) == collection ? number(at: 12, length: 4) ?? 0 : 0
        var tables: [String: Range<Int>] = [:]
        for index in 0..<(number(at: start + 4) ?? 0) {
            let entry = start + 12 + 16 * index
            guard let offset = number(at: entry + 8, length: 4), let length = number(at: entry + 12, length: 4),
                offset + length <= bytes.count
            else { continue }
            tables[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] = offset..<offset + length
        }
        return tables
    }

    /// Names by number; English ones for Windows take precedence over Mac OS's.
    func names(in table: Range<Int>) -> [Int: String] {
        var names: [Int: String] = [:]
        var ranks: [Int: Int] = [:]
        let strings = table.lowerBound + (number(at: table.lowerBound + 4) ?? 0)
        for index in 0..<(number(at: table.lowerBound + 2) ?? 0) {
            let entry = table.lowerBound + 6 + 12 * index
            guard let platform = number(at: entry), let language = number(at: entry + 4),
                let name = number(at: entry + 6), let length = number(at: entry + 8),
                let offset = number(at: entry + 10), strings + offset + length <= bytes.count
            else { continue }
            let isEnglish = platform == 3 ? language == 0x409 : language == 0
            let rank = (isEnglish ? 4 : 0) + (platform == 3 ? 2 : platform == 1 ? 1 : 0)
            guard rank > ranks[name] ?? 0 else { continue }
            ranks[name] = rank
            let content = bytes[strings + offset..<strings + offset + length]
            names[name] = platform == 1 ? String(decoding: content, as: UTF8.self) : Self.utf16(content)
        }
        return names
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { (index: Int) -> UInt16 in
            let (high, low) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return high << 8 | low
        }
        return String(decoding: units, as: UTF16.self)
    }
}
