import Foundation
import InterfaceBuilder

/// A file that a command was told to read: its bytes, or a sentence that says why there are none.
enum InputFile {
    /// - Throws: `InputError` naming the file.
    static func bytes(_ path: String) throws(InputError) -> [UInt8] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw InputError("there is no file \(path)")
        }
        guard !isFolder.boolValue else { throw InputError("\(path) is a folder; name a file in it") }
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw InputError("\(path) can't be read: permission denied")
        }
        // Devices and pipes have no contents by FileManager.
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.readToEnd() ?? Data() else {
            throw InputError("\(path) can't be read to its end")
        }
        return [UInt8](data)
    }

    /// The storyboard or xib in a file; fonts of its project that it names are known from then on.
    ///
    /// - Throws: `InputError` naming the file, and the line at which it isn't XML or isn't a document for iOS.
    static func document(_ path: String) throws(InputError) -> InterfaceDocument {
        let bytes = try bytes(path)
        do {
            let document = try InterfaceDocument(parsing: bytes, name: URL(fileURLWithPath: path).lastPathComponent)
            DocumentFonts.register(for: document, at: path)
            return document
        } catch {
            throw InputError("\(path), \(error)")
        }
    }
}

/// A reason why a file can't be read, in a sentence that names it.
struct InputError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
