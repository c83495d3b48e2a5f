import Foundation

/// An error as a sentence for the person at the command line: Foundation's errors name their file and the system's reason.
package enum FailureWords {
    package static func of(_ error: any Error) -> String {
        guard let failure = error as? CocoaError else {
            if let failure = error as? POSIXError { return reason(failure.code) + "." }
            return "\(error)"
        }
        let path = failure.filePath ?? failure.url?.path ?? ""
        let system = (failure.underlying as? POSIXError)?.code
        let folder = (path as NSString).deletingLastPathComponent
        let isWritten = !isOfReading(failure)
        guard !path.isEmpty else { return failure.localizedDescription }
        if isWritten, !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) {
            return "\(path) can't be written: there is no folder \(folder)."
        }
        if !isWritten, !FileManager.default.fileExists(atPath: path) { return "There is no file \(path)." }
        let words = system.map(reason) ?? known[failure.code] ?? failure.localizedDescription
        return "\(path) can't be \(isWritten ? "written" : "read"): \(words)."
    }

    /// True for Foundation's errors of files that can't be read; the others are of files that can't be written.
    package static func isOfReading(_ error: any Error) -> Bool {
        guard let failure = error as? CocoaError, failure.code != .fileNoSuchFile else { return false }
        return !(512..<768).contains(failure.code.rawValue) && (failure.filePath ?? failure.url?.path) != nil
    }

    private static let known: [CocoaError.Code: String] = [
        .fileReadNoPermission: "permission denied", .fileWriteNoPermission: "permission denied",
        .fileWriteOutOfSpace: "the disk is full", .fileReadInapplicableStringEncoding: "it isn't text in UTF-8",
        .fileReadCorruptFile: "it isn't what its name says", .fileWriteVolumeReadOnly: "the disk is read-only",
    ]

    /// The system's words, with a small letter first.
    private static func reason(_ code: POSIXErrorCode) -> String {
        let words = String(cString: strerror(code.rawValue))
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
