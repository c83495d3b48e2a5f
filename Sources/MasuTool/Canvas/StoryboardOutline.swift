import Foundation
import InterfaceBuilder

/// The scenes of a storyboard and the segues between them, in the document's order.
struct StoryboardOutline {
    struct Segue {
        /// Ids of controllers.
        let source: String
        let destination: String
        let kind: SegueKind
        let identifier: String?
    }

    let scenes: [InterfaceScene]
    let segues: [Segue]
    let initial: String?

    init(_ document: InterfaceDocument) {
        scenes = document.scenes.filter { $0.controller?.id != nil }
        initial = document.initialViewController
        let controllers = Set(scenes.compactMap(\.controller?.id))
        segues = scenes.flatMap { scene -> [Segue] in
            guard let source = scene.controller?.id else { return [] }
            return scene.objects.flatMap { Self.segues(in: $0, from: source) }
        }.filter { controllers.contains($0.destination) }
    }

    /// Unwind segues lead to an exit, which no scene is.
    private static func segues(in element: MarkupElement, from source: String) -> [Segue] {
        var found: [Segue] = []
        if element.name == "segue", let destination = element["destination"], element["kind"] != "unwind" {
            found.append(
                Segue(
                    source: source, destination: destination, kind: SegueKind(element),
                    identifier: element["identifier"]))
        }
        return found + element.children.flatMap { segues(in: $0, from: source) }
    }
}

/// A kind of segue, in Interface Builder's words.
struct SegueKind: Hashable {
    let words: String
    /// One word of them: “root”, “tab”, “modal”.
    let shortWords: String
    /// The one contains the other, rather than leading to it.
    let isRelationship: Bool

    init(_ segue: MarkupElement) {
        isRelationship = segue["kind"] == "relationship"
        if isRelationship {
            let name = segue["relationship"] ?? "relationship"
            words = Self.words(of: name)
            shortWords = name == "viewControllers" ? "tab" : String(words.prefix { $0 != " " })
            return
        }
        switch segue["kind"] {
        case "presentation", "modal":
            words = "present modally"
            shortWords = "modal"
        case "popoverPresentation", "popover":
            words = "present as popover"
            shortWords = "popover"
        case "custom":
            words = segue["customClass"] ?? "custom"
            shortWords = "custom"
        case let kind:
            words = kind.map { Self.words(of: $0) } ?? "segue"
            shortWords = words
        }
    }

    /// `rootViewController` in words: “root view controller”.
    private static func words(of name: String) -> String {
        name.reduce(into: "") { words, letter in
            if letter.isUppercase { words.append(" ") }
            words.append(contentsOf: letter.lowercased())
        }
    }
}
