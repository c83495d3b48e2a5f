import Foundation

/// The names that Masu's modules and those of the toolchain declare, read from the compiler's module files or, where Masu
/// isn't built, from its sources.
///
/// A name that is in there may still belong to something else; one that isn't, nobody declares.
struct KnownNames {
    private var names: Set<String> = []

    /// - Returns: nil where neither a built Masu nor its sources are found, or no toolchain is: nothing is known then.
    init?(masu: URL, toolchain: URL?) {
        let places = ["Modules", ".build/debug/Modules", ".build/release/Modules"].map(masu.appendingPathComponent)
        let built = places.first { $0.appendingPathComponent("UIKit.swiftmodule").isFile }
        let sources = masu.appendingPathComponent("Sources/UIKit")
        guard let toolchain, built != nil || sources.isFolder else { return nil }
        if let built {
            for file in Self.files(in: built, endingWith: ".swiftmodule") { read(file) }
        } else {
            for file in Self.files(in: masu.appendingPathComponent("Sources"), endingWith: ".swift") { read(file) }
        }
        for module in Self.files(in: toolchain, endingWith: ".swiftmodule") { read(module) }
        // Members of C's structures, which Foundation passes on and no module's file names.
        read(headers: [
            "sys/utsname.h", "bits/utsname.h", "dirent.h", "bits/dirent.h", "ifaddrs.h", "pwd.h", "bits/struct_stat.h",
        ])
    }

    /// The folders of the system's C headers: that of all machines, and those of one kind.
    private static var headerFolders: [URL] {
        let common = URL(fileURLWithPath: "/usr/include")
        let kinds = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map(common.appendingPathComponent).filter(\.isFolder)
        return [common] + kinds
    }

    /// - Parameter names: the names, where they are known otherwise.
    init(_ names: Set<String>) { self.names = names }

    /// The words of the system's C headers, as far as they are there.
    init(ofHeaders headers: [String]) { read(headers: headers) }

    func contains(_ name: String) -> Bool { names.contains(name) }

    private static func files(in folder: URL, endingWith end: String) -> [URL] {
        (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
            .filter { $0.hasSuffix(end) }.map(folder.appendingPathComponent).filter(\.isFile)
    }

    private mutating func read(headers: [String]) {
        for folder in Self.headerFolders {
            for header in headers { read(folder.appendingPathComponent(header)) }
        }
    }

    /// Every run of letters, digits and underscores: in a module's file, names stand one after the other.
    private mutating func read(_ file: URL) {
        guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else { return }
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            var start = -1
            for position in 0...bytes.count {
                let byte = position < bytes.count ? bytes[position] : 0
                let isLetter = (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
                if isLetter {
                    if start < 0 { start = position }
                } else if start >= 0 {
                    if position - start > 1 {
                        names.insert(String(decoding: bytes[start..<position], as: UTF8.self))
                    }
                    start = -1
                }
            }
        }
    }
}

extension URL {
    var isFile: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
