import DocumentComparison
import Foundation
import ImageCoding
import UIKit

/// One HTML file of documents' differences: the words, and the trees side by side with what changed outlined.
///
/// The file needs no other one: pictures are in it.
@MainActor struct DifferencePage {
    private let differences: [DocumentDifference]

    init(_ differences: [DocumentDifference]) { self.differences = differences }

    /// - Throws: what the picture encoder says.
    func html() throws -> String {
        let changed = differences.filter { !$0.isEmpty }
        var text = Self.head
        text +=
            "<h1>\(changed.count) of \(differences.count) document\(differences.count == 1 ? "" : "s") changed</h1>\n"
        for difference in differences {
            text += "<section><h2>\(Self.escaped(difference.name))</h2>\n"
            text += difference.isEmpty ? "<p>No visible changes.</p>\n" : try body(of: difference)
            text += "</section>\n"
        }
        return text + "</body></html>\n"
    }

    private func body(of difference: DocumentDifference) throws -> String {
        var text = ""
        let comparison = difference.comparison
        if !comparison.documentWords.isEmpty { text += Self.list(comparison.documentWords) }
        for (scene, words) in zip(comparison.scenes, difference.words) {
            let fate = words.fate == .changed ? "" : " <b class=\(words.fate.rawValue)>\(words.fate.rawValue)</b>"
            text += "<h3>\(Self.escaped(words.title))\(fate)</h3>\n"
            text += Self.list(words.lines.map(\.text))
            text += try difference.layouts.map { try pictures($0, of: scene, difference) }.joined()
        }
        return text
    }

    private static func list(_ lines: [String]) -> String {
        lines.isEmpty ? "" : "<ul>" + lines.map { "<li>\(escaped($0))</li>" }.joined() + "</ul>\n"
    }

    // MARK: Pictures

    /// The pictures of a tree that changed; nothing for a tree of another scene, or one that stayed as it is.
    private func pictures(
        _ layout: LayoutDifference, of scene: SceneChanges, _ difference: DocumentDifference
    ) throws -> String {
        let comparison = difference.comparison
        let new = layout.newRoot.flatMap { comparison.new.index(of: $0) }
        let old = layout.oldRoot.flatMap { comparison.old.index(of: $0) }
        let isOfScene =
            new.map { comparison.new.objects[$0].scene == scene.new }
            ?? old.map { comparison.old.objects[$0].scene == scene.old } ?? false
        guard isOfScene else { return "" }
        let marks = Marks(layout, scene, comparison)
        if layout.before != nil, layout.after != nil, marks.isEmpty, layout.before?.bitmap == layout.after?.bitmap {
            return ""
        }
        let name =
            new.map { ObjectNames(comparison.new).name($0) } ?? old.map { ObjectNames(comparison.old).name($0) } ?? ""
        let setting = layout.setting.isEmpty ? "" : " on \(layout.setting)"
        var text = "<h4>\(Self.escaped(name + setting))</h4>\n<div class=row>\n"
        if let before = layout.before { text += try Self.figure("before", before, marks.old) }
        if let after = layout.after { text += try Self.figure("after", after, marks.new) }
        if let before = layout.before, let after = layout.after, before.bitmap != after.bitmap {
            let picture = try ImageEncoder().png(after.bitmap.differencePicture(from: before.bitmap))
            let size = CGSize(
                width: max(Double(before.bitmap.width) / before.scale, Double(after.bitmap.width) / after.scale),
                height: max(Double(before.bitmap.height) / before.scale, Double(after.bitmap.height) / after.scale))
            text += Self.figure("difference", picture, size, "")
        }
        return text + "</div>\n"
    }

    private static func figure(
        _ title: String, _ picture: ScenePicture, _ marks: [(id: String, kind: String)]
    ) throws -> String {
        let size = CGSize(
            width: Double(picture.bitmap.width) / picture.scale, height: Double(picture.bitmap.height) / picture.scale)
        let outlines = marks.compactMap { mark in
            picture.rectangles[mark.id].map { rectangle in
                "<rect class=\"\(mark.kind)\" x=\"\(rectangle.minX)\" y=\"\(rectangle.minY)\" "
                    + "width=\"\(rectangle.width)\" height=\"\(rectangle.height)\"/>"
            }
        }
        return figure(title, try ImageEncoder().png(picture.bitmap), size, outlines.joined())
    }

    private static func figure(_ title: String, _ png: [UInt8], _ size: CGSize, _ outlines: String) -> String {
        let data = Data(png).base64EncodedString()
        return """
            <figure><figcaption>\(title)</figcaption><svg viewBox="0 0 \(size.width) \(size.height)" width="\(size.width)" \
            height="\(size.height)"><image width="\(size.width)" height="\(size.height)" \
            href="data:image/png;base64,\(data)"/>\(outlines)</svg></figure>

            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private static let head = """
        <!DOCTYPE html>
        <html lang=en><head><meta charset=utf-8><title>Documents, before and after</title>
        <meta name=viewport content="width=device-width">
        <style>
        :root { color-scheme: light dark }
        body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 1400px; padding: 0 1rem }
        h1, h2, h3, h4, li { overflow-wrap: anywhere }
        h2 { border-top: 1px solid #8888; padding-top: 1rem } h3 { margin-bottom: 0 } h4 { font-weight: 500; margin: .5rem 0 }
        .row { display: flex; flex-wrap: wrap; gap: 1rem } figure { margin: 0 } figcaption { color: #777 }
        svg { border: 1px solid #8888; max-width: 100%; height: auto; background: #fff }
        rect { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke }
        rect.changed { stroke: #d97706 } rect.moved { stroke: #2563eb; stroke-dasharray: 4 3 }
        rect.added { stroke: #15803d } rect.removed { stroke: #dc2626 }
        .added { color: light-dark(#15803d, #4ade80) } .removed { color: light-dark(#b91c1c, #f87171) }
        .changed { color: light-dark(#b45309, #fbbf24) } .moved { color: light-dark(#2563eb, #93c5fd) }
        </style></head><body>
        <p>Outlined: <span class=changed>changed</span>, <span class=moved>moved by layout</span>, \
        <span class=added>added</span>, <span class=removed>removed</span>. The third picture shows in \
        red the pixels that differ.</p>

        """
}

/// The views to outline in both pictures.
@MainActor private struct Marks {
    private(set) var old: [(id: String, kind: String)] = []
    private(set) var new: [(id: String, kind: String)] = []

    var isEmpty: Bool { old.isEmpty && new.isEmpty }

    /// The marks of the views in one tree.
    init(_ layout: LayoutDifference, _ scene: SceneChanges, _ comparison: DocumentComparison) {
        for moved in layout.moved {
            old.append((comparison.old.objects[moved.old].id, "moved"))
            new.append((comparison.new.objects[moved.new].id, "moved"))
        }
        for change in scene.changes {
            let kind =
                switch change.detail {
                case .added: "added"
                case .removed: "removed"
                default: "changed"
                }
            if let index = change.old { old.append((comparison.old.objects[index].id, kind)) }
            if let index = change.new { new.append((comparison.new.objects[index].id, kind)) }
        }
        old.removeAll { mark in layout.before?.rectangles[mark.id] == nil }
        new.removeAll { mark in layout.after?.rectangles[mark.id] == nil }
        // A view is outlined once: what changed it says more than that it moved.
        old = Self.once(old)
        new = Self.once(new)
    }

    private static func once(_ marks: [(id: String, kind: String)]) -> [(id: String, kind: String)] {
        var seen: Set<String> = []
        return marks.reversed().filter { seen.insert($0.id).inserted }.reversed()
    }
}
