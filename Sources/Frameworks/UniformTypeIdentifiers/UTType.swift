@_exported import Foundation

/// A kind of data, by its identifier.
///
/// Known are the types that Apple declares for pictures, texts, sound, films, archives and documents; conformance is by
/// their declared parents.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    public let identifier: String
    private let declared: DeclaredType?

    /// - Returns: nil for an identifier that nobody declares here.
    public init?(_ identifier: String) {
        guard let known = DeclaredType.named[identifier.lowercased()] else { return nil }
        self.init(known)
    }

    /// A type of the app's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(DeclaredType(identifier: identifier, parents: [parentType?.identifier ?? "public.data"]))
    }

    /// A type of another app's.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The type of files with an extension; one made up for it where nobody declares one.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard !wanted.isEmpty else { return nil }
        let known = DeclaredType.all.first {
            $0.extensions.contains(wanted) && UTType($0).conforms(to: supertype)
        }
        self.init(
            known
                ?? DeclaredType(
                    identifier: "dyn.extension.\(wanted)", parents: [supertype.identifier], extensions: [wanted]))
    }

    /// The type of data with a MIME type; nil where nobody declares one.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased().split(separator: ";").first.map(String.init) ?? ""
        guard
            let known = DeclaredType.all.first(where: {
                $0.mediaTypes.contains(wanted) && UTType($0).conforms(to: supertype)
            })
        else { return nil }
        self.init(known)
    }

    init(_ declared: DeclaredType) {
        identifier = declared.identifier
        self.declared = declared
    }

    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(exportedAs: identifier)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    public static func == (left: UTType, right: UTType) -> Bool {
        left.identifier.lowercased() == right.identifier.lowercased()
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }

    public var description: String { identifier }
    public var preferredFilenameExtension: String? { declared?.extensions.first }
    public var preferredMIMEType: String? { declared?.mediaTypes.first }
    /// Extensions and MIME types, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        if let declared, !declared.extensions.isEmpty { tags[.filenameExtension] = declared.extensions }
        if let declared, !declared.mediaTypes.isEmpty { tags[.mimeType] = declared.mediaTypes }
        return tags
    }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { !isDynamic }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types that this one conforms to, itself not among them.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = declared?.parents ?? []
        while let next = waiting.popLast() {
            guard let type = UTType(next), found.insert(type).inserted else { continue }
            waiting += type.declared?.parents ?? []
        }
        return found
    }

    /// True for the type itself too.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

/// A kind of name that files and data of a type have.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
