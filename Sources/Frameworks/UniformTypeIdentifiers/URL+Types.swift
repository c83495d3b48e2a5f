public import Foundation

extension URL {
    /// The file of a name and a type below this folder: the type's extension follows the name, unless it is there already.
    ///
    /// A directory's URL ends with a slash. Documented: Apple's documentation of `appendingPathComponent(_:conformingTo:)`.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName, isDirectory: contentType.conforms(to: .directory))
            .appendingPathExtension(for: contentType)
    }

    /// Adds the name of a file of a type.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// The same name with the extension of a type; the URL itself where the type has none.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let wanted = contentType.preferredFilenameExtension, !isNamed(for: contentType) else { return self }
        return appendingPathExtension(wanted)
    }

    /// Adds the extension of a type.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }

    /// True if the extension is one of the type's.
    private func isNamed(for contentType: UTType) -> Bool {
        contentType.tags[.filenameExtension]?.contains(pathExtension.lowercased()) ?? false
    }
}
