import Foundation
import UniformTypeIdentifiers

// The classes of tags by their old names.
public let kUTTagClassFilenameExtension: NSString = "public.filename-extension"
public let kUTTagClassMIMEType: NSString = "public.mime-type"

/// The identifier of the type that a tag, such as a file's extension, stands for; of a type that nobody declared, one made of
/// the tag. The result is the caller's to release.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: NSString, _ inTag: NSString, _ inConformingToUTI: NSString?
) -> Unmanaged<NSString>? {
    let parent = inConformingToUTI.flatMap { UTType(String(describing: $0)) } ?? .data
    let tag = String(describing: inTag)
    let type =
        inTagClass == kUTTagClassMIMEType
        ? UTType(mimeType: tag, conformingTo: parent) : UTType(filenameExtension: tag, conformingTo: parent)
    return type.map { .passRetained(NSString(string: $0.identifier)) }
}

/// The first of a type's tags of a class; nil where it has none. The result is the caller's to release.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: NSString, _ inTagClass: NSString) -> Unmanaged<NSString>? {
    guard let type = UTType(String(describing: inUTI)) else { return nil }
    let tag = inTagClass == kUTTagClassMIMEType ? type.preferredMIMEType : type.preferredFilenameExtension
    return tag.map { .passRetained(NSString(string: $0)) }
}
