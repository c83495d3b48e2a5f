import Foundation

extension DisplayList: CustomStringConvertible {
    /// One command a line, indented by two spaces for each save and group around it.
    public var description: String { lines.joined(separator: "\n") }

    /// The text form line by line.
    public var lines: [String] {
        var depth = 0
        return commands.map { command in
            if case .restore = command { depth -= 1 }
            if case .endGroup = command { depth -= 1 }
            let line = String(repeating: "  ", count: max(0, depth)) + command.description
            if case .save = command { depth += 1 }
            if command.opensGroup { depth += 1 }
            return line
        }
    }
}

extension DisplayList.Command: CustomStringConvertible {
    public var description: String {
        switch self {
        case .save: return "save"
        case .restore: return "restore"
        case .transform(let transform): return transform.shortText
        case .clip(let path, let rule): return "clip \(path)" + rule.suffix
        case .beginGroup(let alpha): return "group alpha " + alpha.shortText
        case .beginMaskedGroup(let mask):
            return "group masked by [" + mask.commands.map(\.description).joined(separator: "; ") + "]"
        case .beginBlendedGroup(let mode): return "group blended by \(mode.rawValue)"
        case .endGroup: return "end"
        case .fill(let path, let rule, let color): return "fill \(path)\(rule.suffix) \(color)"
        case .stroke(let path, let style, let color): return "stroke \(path) \(style) \(color)"
        case .image(let placement): return "image \(placement)"
        case .glyphs(let run): return "glyphs \(run)"
        case .shadow(let path, let shadow): return "shadow \(path) \(shadow)"
        case .gradient(let path, let rule, let gradient): return "gradient \(path)\(rule.suffix) \(gradient)"
        case .backdrop(let path, let rule, let backdrop): return "backdrop \(path)\(rule.suffix) \(backdrop)"
        case .projected(let list, let rectangle, let projection):
            let numbers = [
                projection.a, projection.b, projection.p, projection.c, projection.d, projection.q, projection.tx,
                projection.ty, projection.w,
            ]
            return "projected \(rectangle.shortText) by " + numbers.map { Double($0).shortText }.joined(separator: " ")
                + " [" + list.commands.map(\.description).joined(separator: "; ") + "]"
        }
    }
}

extension FillRule {
    var suffix: String { self == .evenOdd ? " even-odd" : "" }
}

extension ImagePlacement: CustomStringConvertible {
    public var description: String {
        var text = "\(bitmap.identifier) in \(destination.shortText)"
        if let source { text += " from " + source.shortText }
        if let tint { text += " tint \(tint)" }
        if interpolation == .nearest { text += " nearest" }
        return text
    }
}

extension GlyphRun: CustomStringConvertible {
    /// Source, size and colour, then `glyph@x` on a common baseline, or `glyph@x,y`.
    public var description: String {
        var text = "\(source.identifier) \(size.shortText) \(color)"
        if slant != 0 { text += " slant " + slant.shortText }
        if let y = glyphs.first?.y, glyphs.allSatisfy({ $0.y == y }) {
            text += " y " + y.shortText
            for glyph in glyphs { text += " \(glyph.glyph)@\(glyph.x.shortText)" }
        } else {
            for glyph in glyphs { text += " \(glyph.glyph)@\(glyph.x.shortText),\(glyph.y.shortText)" }
        }
        return text
    }
}
