@_exported import Foundation
import UniformTypeIdentifiers

// The identifiers of types by their old names: strings, since Linux has no bridge from Core Foundation's to Swift's.
public let kUTTypeItem = "public.item"
public let kUTTypeContent = "public.content"
public let kUTTypeData = "public.data"
public let kUTTypeFolder = "public.folder"
public let kUTTypeURL = "public.url"
public let kUTTypeFileURL = "public.file-url"
public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
public let kUTTypeRTF = "public.rtf"
public let kUTTypeHTML = "public.html"
public let kUTTypeXML = "public.xml"
public let kUTTypeJSON = "public.json"
public let kUTTypePDF = "com.adobe.pdf"
public let kUTTypeImage = "public.image"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypePNG = "public.png"
public let kUTTypeGIF = "com.compuserve.gif"
public let kUTTypeTIFF = "public.tiff"
public let kUTTypeBMP = "com.microsoft.bmp"
public let kUTTypeLivePhoto = "com.apple.live-photo"
public let kUTTypeMovie = "public.movie"
public let kUTTypeVideo = "public.video"
public let kUTTypeAudio = "public.audio"
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
public let kUTTypeMPEG4 = "public.mpeg-4"
public let kUTTypeMP3 = "public.mp3"
public let kUTTypeArchive = "public.archive"
public let kUTTypeZipArchive = "public.zip-archive"
public let kUTTypeVCard = "public.vcard"
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
public let kUTTypeSpreadsheet = "public.spreadsheet"
public let kUTTypePresentation = "public.presentation"

/// True if a type is another, or conforms to it.
public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
    guard let type = UTType(inUTI), let parent = UTType(inConformsToUTI) else { return inUTI == inConformsToUTI }
    return type.conforms(to: parent)
}

public func UTTypeConformsTo(_ inUTI: NSString, _ inConformsToUTI: String) -> Bool {
    UTTypeConformsTo(inUTI as String, inConformsToUTI)
}

public func UTTypeEqual(_ inUTI1: String, _ inUTI2: String) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }
