import InterfaceBuilder

/// Pictures, colours and fonts that the project lacks.
extension DocumentInspection {
    mutating func checkResources(_ element: MarkupElement) {
        if element.name == "color" {
            checkColor(element)
        } else if element.name == "fontDescription" || element.name == "font" {
            checkFont(element)
        } else {
            checkImages(element)
        }
    }

    private static let imageAttributes = [
        "image", "highlightedImage", "backgroundImage", "selectedImage", "landscapeImage", "largeContentSizeImage",
        "onImage", "offImage", "minimumValueImage", "maximumValueImage", "shadowImage", "progressImage", "trackImage",
        "backIndicatorImage", "backIndicatorTransitionMask", "selectionIndicatorImage", "thumbImage",
        "minimumTrackImage", "maximumTrackImage", "minValueImage", "maxValueImage",
    ]

    private mutating func checkImages(_ element: MarkupElement) {
        guard let known = project.images else { return }
        var names = Self.imageAttributes.compactMap { element[$0] }
        if element.name == "imageReference", let name = element["image"] ?? element["name"] { names.append(name) }
        guard element["catalog"] != "system" else { return }
        for name in names where !document.symbols.contains(name) && !known.contains(name) && !name.isEmpty {
            // A file may be named with its ending, or without.
            let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
            guard !known.contains(stem), document.imageSizes[name] != nil else { continue }
            add(.missingImage, element, other: name, "there is no picture \(name)")
        }
    }

    private mutating func checkColor(_ element: MarkupElement) {
        guard let known = project.colors, let name = element["name"], element["catalog"] != "System",
            element["systemColor"] == nil, document.namedColors[name] != nil, !known.contains(name)
        else { return }
        add(.missingColor, element, other: name, "there is no colour named \(name)")
    }

    private mutating func checkFont(_ element: MarkupElement) {
        guard let files = project.fontFiles, let name = element["name"], element["metaFont"] == nil else { return }
        let custom = document.root.child(key: "customFonts")?.children ?? []
        if let array = custom.first(where: { $0.children.contains { $0.text == name } }), let file = array.key {
            guard !files.contains(file.lowercased()), !files.contains(where: { $0.hasPrefix(name.lowercased()) }) else {
                return
            }
            add(.missingFont, element, other: name, "the file \(file) of the font \(name) isn't in the project")
        } else if !SystemFonts.contains(name), !Self.has(name, in: files) {
            add(.missingFont, element, other: name, "the font \(name) is neither iOS's nor in a file of the project")
        }
    }

    /// True if a file may hold a font: its name begins as the font's family does.
    private static func has(_ font: String, in files: Set<String>) -> Bool {
        let family = font.prefix { $0 != "-" }.lowercased()
        return files.contains { $0.filter { $0 != " " && $0 != "_" }.hasPrefix(family) }
    }
}
