import Foundation
import InterfaceBuilder
import UIKit

/// The fonts of a project that a document names, by their files: Interface Builder writes these down beside the fonts.
enum DocumentFonts {
    /// Makes the fonts known by their names, from files of the document's project. A file that isn't there, or is no font, is
    /// left out, as a document's reader would: `masu lint` tells of it.
    static func register(for document: InterfaceDocument, at path: String) {
        let wanted = Set((document.root.child(key: "customFonts")?.children ?? []).compactMap { $0.key?.lowercased() })
        guard !wanted.isEmpty else { return }
        let project = projectFolder(of: URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent())
        var left = wanted
        let names = FileManager.default.enumerator(
            at: project, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        while !left.isEmpty, let file = names?.nextObject() as? URL {
            guard left.remove(file.lastPathComponent.lowercased()) != nil else { continue }
            _ = try? UIFont.register(contentsOf: file)
        }
    }

    /// The nearest folder above with a project in it, at most eight above; that of the document where there is none.
    private static func projectFolder(of folder: URL) -> URL {
        var place = folder
        for _ in 0..<8 where place.path != "/" {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
            if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0 == ".git" }) {
                return place
            }
            place.deleteLastPathComponent()
        }
        return folder
    }
}
