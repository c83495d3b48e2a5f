import Graphics
import InterfaceBuilder
import Symbols

/// A symbol of an app's own: the SVG of an asset catalog's `symbolset`, in which Apple's app for symbols lays out their variants.
///
/// A group is a variant, named after its weight and scale: `Regular-M`. Templates with variable weights have the small scale alone. Of a
/// group its paths are read; every weight looks like the regular one.
///
/// Provenance: recorded — letters of 100 points beside the variants: 70.459 between base line and cap line, which is the system font's
/// capital height; seven templates of version 1.0 of a public app.
/// Source: skeercg/translator-ios, Assets.xcassets.
/// Provenance: estimated — a box as wide as the margins and as high as the drawing: no source gives a custom symbol's.
struct SymbolTemplate {
    let drawing: SymbolDrawing

    /// Points of the font that a template is drawn for.
    private static let em: CGFloat = 100
    /// The share of the medium scale that the small one has.
    private static let small: CGFloat = 0.78

    /// - Throws: `MarkupError` for what isn't XML; nil for an SVG without a regular variant.
    init?(svg bytes: [UInt8]) throws {
        let root = try MarkupParser.parse(bytes, limits: MarkupLimits())
        var groups: [String: (element: MarkupElement, transform: CGAffineTransform)] = [:]
        Self.collect(root, .identity, into: &groups)
        guard let (name, scale) = [("Regular-M", 1), ("Regular-S", Self.small)].first(where: { groups[$0.0] != nil }),
            let group = groups[name]
        else { return nil }
        var paths: [Path] = []
        Self.collectPaths(of: group.element, group.transform, into: &paths)
        let boxes = paths.map(\.bounds).filter { !$0.isNull && !$0.isEmpty }
        guard var box = boxes.first else { return nil }
        for other in boxes { box = box.union(other) }
        func margin(_ side: String) -> CGRect? {
            (groups["\(side)-margin-\(name)"] ?? groups["\(side)-margin"]).flatMap {
                Self.extent($0.element, $0.transform)
            }
        }
        if let left = margin("left")?.minX, let right = margin("right")?.maxX, right > left {
            (box.origin.x, box.size.width) = (left, right - left)
        }
        let factor = SymbolDrawing.em / (Self.em * scale)
        let map = CGAffineTransform(translationX: -box.minX, y: -box.minY)
            .concatenating(CGAffineTransform(scaleX: factor, y: factor))
        drawing = SymbolDrawing(
            box.width * factor, box.height * factor, paths.map { SymbolPart(.area, $0.applying(map)) })
    }

    /// The elements with names, each with its transform to the drawing.
    private static func collect(
        _ element: MarkupElement, _ transform: CGAffineTransform,
        into groups: inout [String: (element: MarkupElement, transform: CGAffineTransform)]
    ) {
        if let name = element["id"], groups[name] == nil { groups[name] = (element, transform) }
        let inner = self.transform(of: element).concatenating(transform)
        for child in element.children { collect(child, inner, into: &groups) }
    }

    private static func collectPaths(
        of element: MarkupElement, _ transform: CGAffineTransform, into paths: inout [Path]
    ) {
        let inner = self.transform(of: element).concatenating(transform)
        if element.name == "path", let data = element["d"] {
            let path = Path(svg: data)
            if !path.isEmpty { paths.append(path.applying(inner)) }
        }
        for child in element.children { collectPaths(of: child, inner, into: &paths) }
    }

    /// A line's or a rectangle's place.
    private static func extent(_ element: MarkupElement, _ transform: CGAffineTransform) -> CGRect? {
        func number(_ name: String) -> CGFloat? { element[name].flatMap { Double($0) }.map { CGFloat($0) } }
        let map = self.transform(of: element).concatenating(transform)
        if let x = number("x1") { return CGRect(x: x, y: 0, width: 0, height: 0).applying(map) }
        guard let x = number("x"), let width = number("width") else { return nil }
        return CGRect(x: x, y: 0, width: width, height: 0).applying(map)
    }

    /// The transform attribute: `matrix`, `translate` and `scale`, in their order.
    private static func transform(of element: MarkupElement) -> CGAffineTransform {
        guard let text = element["transform"] else { return .identity }
        var result = CGAffineTransform.identity
        for match in text.matches(of: /(\w+)\s*\(([^)]*)\)/) {
            let numbers = match.2.split { $0 == " " || $0 == "," }.compactMap { Double($0) }.map { CGFloat($0) }
            let step: CGAffineTransform
            switch (match.1, numbers.count) {
            case ("matrix", 6):
                step = CGAffineTransform(
                    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
            case ("translate", 1...2):
                step = CGAffineTransform(translationX: numbers[0], y: numbers.count == 2 ? numbers[1] : 0)
            case ("scale", 1...2): step = CGAffineTransform(scaleX: numbers[0], y: numbers[numbers.count - 1])
            default: continue
            }
            // The last of a list is carried out first.
            result = step.concatenating(result)
        }
        return result
    }
}

extension SymbolTemplate {
    /// The drawing of a set in a catalog; nil, and a line in the log, for one that can't be read.
    static func drawing(of name: String, in folder: String) -> SymbolDrawing? {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard let file = files.sorted().first(where: { $0.lowercased().hasSuffix(".svg") }) else { return nil }
        let path = "\(folder)/\(file)"
        do {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            if let template = try SymbolTemplate(svg: bytes) { return template.drawing }
            UIKitLog.writeFromAnyThread(
                "UIImage(named: \"\(name)\"): \(path) has neither a group Regular-M nor Regular-S")
        } catch {
            UIKitLog.writeFromAnyThread("UIImage(named: \"\(name)\"): \(path) can't be read: \(error)")
        }
        return nil
    }
}
