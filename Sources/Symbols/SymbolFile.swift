import Foundation
import Graphics

/// The drawings in `Resources/Symbols.txt`: a symbol a line, in words that a person can write.
///
///     bell + 18 20 | c M1.6 15L3.6 12C3.6 5 5.4 1.6 9 1.6Z | s A9 16.4 2.2 10 170
///     sign plus 18 18 cross | s M-7.5 0L7.5 0 | s M0 -7.5L0 7.5
///     gear = gearshape
///     layers bell.and.waves + | 2s A9 8 9 -25 25 | 1c M1.6 15L3.6 12C3.6 5 5.4 1.6 9 1.6Z
///
/// A line has a name, the width and height of the symbol's box in points for a font of 17 points, and parts. Coordinates
/// count from the top left of the box, those of a sign from its middle. With `+` the line has the filled variant too. An
/// equals sign gives another name's drawing. Parts begin with a letter:
///
/// | | outlined | filled |
/// |---|---|---|
/// | `c` | a line | an area with that line around it |
/// | `s` | a line | a line |
/// | `f` | an area | an area |
/// | `o`, `O` | a line, an area | nothing |
/// | `i`, `I` | nothing | a line, an area |
/// | `e` | a line | a line that is cut out |
/// | `d` | an area | an area that is cut out |
/// | `g` | a line with room around it | the same |
/// | `x`, `X` | a cut line, a cut area | the same |
///
/// A line of layers says how a drawing that stands above it is drawn in several colours: its parts begin with the number of their
/// level, 1 for the primary one. A cut takes away from its own layer.
///
/// Paths are written as in SVG with absolute `M`, `L`, `Q`, `C`, `Z`, and `O x y radius`, `E x y radiusX radiusY`,
/// `R x y width height [radius]`, `A x y radius from to` (a part of a circle in degrees, clockwise from the right),
/// `S x y radius points depth` (a star).
struct SymbolFile {
    private(set) var signs: [String: SymbolSign] = [:]
    private(set) var drawings: [String: SymbolDrawing] = [:]
    private(set) var others: [String: String] = [:]
    /// Lines that can't be read, each with its number.
    private(set) var faults: [String] = []

    init(_ text: String) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            do throws(SymbolFault) { try read(line) } catch { faults.append("line \(index + 1): \(error.reason)") }
        }
    }

    private mutating func read(_ line: Substring) throws(SymbolFault) {
        let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        var words = fields[0].split(separator: " ").map(String.init)
        let isSign = words.first == "sign"
        if isSign { words.removeFirst() }
        if words.first == "layers" { return try readLayers(of: words.dropFirst().map { $0 }, fields.dropFirst()) }
        guard let name = words.first else { throw SymbolFault("there is no name") }
        guard drawings[name] == nil, signs[name] == nil, others[name] == nil else {
            throw SymbolFault("\(name) is there twice")
        }
        if words.count == 3, words[1] == "=" {
            others[name] = words[2]
            return
        }
        let hasFill = words.contains("+")
        let numbers = words.dropFirst().compactMap(Double.init)
        guard numbers.count == 2, fields.count > 1 else {
            throw SymbolFault("\(name) needs a width, a height and parts")
        }
        var parts: [(letter: Character, path: Path)] = []
        for field in fields.dropFirst() {
            guard let letter = field.first, "csfoOiIedgxX".contains(letter) else {
                throw SymbolFault("\(name) has a part '\(field)' without a known letter")
            }
            parts.append((letter, try SymbolPathText.path(field.dropFirst())))
        }
        let size = CGSize(width: numbers[0], height: numbers[1])
        if isSign {
            signs[name] = Self.sign(size, parts, isCross: words.contains("cross"))
            return
        }
        drawings[name] = SymbolDrawing(size.width, size.height, parts.flatMap { Self.outlined($0.letter, $0.path) })
        guard hasFill else { return }
        drawings["\(name).fill"] = SymbolDrawing(
            size.width, size.height, parts.flatMap { Self.filled($0.letter, $0.path) })
    }

    private mutating func readLayers(
        of words: [String], _ fields: ArraySlice<String>
    ) throws(SymbolFault) {
        guard let name = words.first, drawings[name] != nil else {
            throw SymbolFault("layers need the name of a drawing above them")
        }
        let names = words.contains("+") ? [name, "\(name).fill"] : [name]
        var parts: [(level: SymbolLayer.Level, letter: Character, path: Path)] = []
        for field in fields {
            let text = field.dropFirst()
            guard let number = field.first?.wholeNumberValue, let level = SymbolLayer.Level(rawValue: number - 1),
                let letter = text.first, "csfoOiIedgxX".contains(letter)
            else { throw SymbolFault("the layers of \(name) have a part '\(field)' without a level or a known letter") }
            parts.append((level, letter, try SymbolPathText.path(text.dropFirst())))
        }
        for (index, name) in names.enumerated() {
            drawings[name]?.layers = [SymbolLayer.Level.tertiary, .secondary, .primary].compactMap { level in
                let own = parts.filter { $0.level == level }.flatMap {
                    index == 0 ? Self.outlined($0.letter, $0.path) : Self.filled($0.letter, $0.path)
                }
                return own.isEmpty ? nil : SymbolLayer(level, own)
            }
        }
    }

    private static func outlined(_ letter: Character, _ path: Path) -> [SymbolPart] {
        switch letter {
        case "c", "s", "o", "e": [SymbolPart(.line, path)]
        case "f", "O", "d": [SymbolPart(.area, path)]
        case "g": [SymbolPart(.gap, path), SymbolPart(.line, path)]
        case "x": [SymbolPart(.cutLine, path)]
        case "X": [SymbolPart(.cutArea, path)]
        default: []
        }
    }

    private static func filled(_ letter: Character, _ path: Path) -> [SymbolPart] {
        switch letter {
        case "c": [SymbolPart(.area, path), SymbolPart(.line, path)]
        case "s", "i": [SymbolPart(.line, path)]
        case "f", "I": [SymbolPart(.area, path)]
        case "e", "x": [SymbolPart(.cutLine, path)]
        case "d", "X": [SymbolPart(.cutArea, path)]
        case "g": [SymbolPart(.gap, path), SymbolPart(.line, path)]
        default: []
        }
    }

    private static func sign(
        _ size: CGSize, _ parts: [(letter: Character, path: Path)], isCross: Bool
    ) -> SymbolSign {
        var (lines, dots): ([[CGPoint]], [(center: CGPoint, radius: CGFloat)]) = ([], [])
        for (letter, path) in parts {
            if letter == "f" {
                let box = path.bounds
                dots.append((CGPoint(x: box.midX, y: box.midY), box.width / 2))
            } else {
                lines.append(
                    path.elements.compactMap { element in
                        switch element {
                        case .move(let point), .line(let point): point
                        default: nil
                        }
                    })
            }
        }
        return SymbolSign(size, lines: lines, dots: dots, isCross: isCross)
    }
}

/// The reason why a line of the file can't be read.
struct SymbolFault: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
