import ApplicationCommand
import Foundation
import InterfaceBuilder
import UIKit

/// `masu render`: a picture of a document's canvas, of a scene, or of a view tree.
@MainActor enum RenderCommand {
    static func run(_ arguments: [String]) -> Int32 {
        do {
            let options = try CanvasOptions(command: "render", arguments)
            guard options.output != nil || options.folder != nil else {
                throw UsageError("masu render: -o FILE.png or --all FOLDER is missing")
            }
            let document = try options.parsed()
            if let folder = options.folder { try drawAll(document, options, into: folder) }
            if let output = options.output {
                let picture = try options.picture(of: document)
                report(picture)
                try picture.write(to: output, scale: options.scale)
            }
            return 0
        } catch {
            return MasuTool.status(of: error, in: "render")
        }
    }

    /// A file for each scene, or for each tree at the top of a xib.
    private static func drawAll(_ document: InterfaceDocument, _ options: CanvasOptions, into folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let matrix = options.matrix.map { row in row.map { ($0, DocumentDrawing(document, $0).parts) } }
        guard let first = matrix.first?.first?.1, !first.isEmpty else {
            throw UsageError(
                "\(options.document): there is no view in it: \(DocumentRoot.absence(in: document) ?? "no view is at its top")"
            )
        }
        guard first.contains(where: \.picture.hasSize) else {
            throw UsageError(
                "\(options.document): nothing in it has a size: \(first.map(\.name).joined(separator: ", "))")
        }
        let digits = String(first.count).count
        for (index, part) in first.enumerated() {
            guard matrix.allSatisfy({ $0.allSatisfy { $0.1[index].picture.hasSize } }) else {
                MasuTool.complain("not drawn: \(part.sizeless)\n")
                continue
            }
            let picture = CanvasSheet.picture(
                of: matrix.map { row in row.map { ($0.0.summary, $0.1[index].picture) } })
            report(picture)
            let number = String(index + 1)
            let name = String(repeating: "0", count: digits - number.count) + number + " " + fileName(part.name)
            let path = URL(fileURLWithPath: folder).appendingPathComponent(name + ".png").path
            try picture.write(to: path, scale: options.scale)
            print(path)
        }
    }

    /// A name that no file system refuses.
    private static func fileName(_ name: String) -> String {
        let letters = name.map { $0.isLetter || $0.isNumber || " -_.".contains($0) ? $0 : "_" }
        return String(letters.prefix(80))
    }

    /// Each thing that isn't as in the document is said once.
    private static func report(_ picture: CanvasPicture) {
        var said: Set<String> = []
        for (name, reason) in picture.emptiness {
            let line = "empty: \(name): \(reason)\n"
            if said.insert(line).inserted { MasuTool.complain(line) }
        }
        for note in picture.notes {
            let line = "note: \(note.object): \(note.message)\n"
            if said.insert(line).inserted { MasuTool.complain(line) }
        }
    }
}

extension CanvasOptions {
    /// The part that was named, or the whole document; on a sheet where several devices or text sizes were named.
    @MainActor fileprivate func picture(of parsed: InterfaceDocument) throws -> CanvasPicture {
        CanvasSheet.picture(
            of: try matrix.map { row in try row.map { ($0.summary, try picture(of: parsed, $0)) } })
    }

    @MainActor private func picture(of parsed: InterfaceDocument, _ settings: CanvasSettings) throws -> CanvasPicture {
        let drawing = DocumentDrawing(parsed, settings)
        if let name = scene {
            guard let scene = parsed.scene(named: name), let picture = drawing.scene(scene) else {
                let known = parsed.scenes.compactMap(\.controller).map(SceneName.of).joined(separator: ", ")
                throw UsageError(
                    known.isEmpty
                        ? "\(document): it has no scenes"
                        : "\(document): there is no scene \(name) in it. Scenes: \(known)")
            }
            return picture
        }
        if root != nil {
            let id = try rootID(in: parsed)
            guard let picture = drawing.tree(id) else { throw UsageError("\(document): \(id) isn't a view") }
            return picture
        }
        do { return try drawing.whole() } catch let error as UsageError {
            throw UsageError("\(document): \(error)")
        }
    }
}

extension CanvasSheet {
    /// The only picture itself, or a sheet of several.
    fileprivate static func picture(of rows: [[(name: String, picture: CanvasPicture)]]) -> CanvasPicture {
        if rows.count == 1, rows[0].count == 1 { return rows[0][0].picture }
        return CanvasSheet(
            rows: rows.map { row in
                row.map { Cell(name: $0.name.isEmpty ? "as in the document" : $0.name, picture: $0.picture) }
            }
        ).picture
    }
}
