import Foundation

/// The names that documents have in a bundle once Xcode has compiled them: apps and libraries look for these before they load one.
///
/// `Main.storyboardc` has the list of its controllers' identifiers, as Xcode's has; a `Cell.nib` is empty. What is loaded is the document.
extension FolderCopy {
    mutating func addNamesOfCompiledDocuments() throws {
        for path in kept.filter({ $0.hasPrefix("Resources/") }) {
            let name = (path as NSString).deletingPathExtension
            switch (path as NSString).pathExtension {
            case "storyboard":
                let text = (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
                try add(Self.list(ofControllersIn: text), as: "\(name).storyboardc/Info.plist")
            case "xib": try add(Data(), as: "\(name).nib")
            default: break
            }
        }
    }

    private mutating func add(_ data: Data, as path: String) throws {
        if !kept.contains(path) { try write(data, to: path) }
    }

    private static func list(ofControllersIn text: String) throws -> Data {
        let identifiers = text.matches(of: /storyboardIdentifier="([^"]+)"/).map { String($0.1) }
        let list: [String: Any] = [
            "UIStoryboardVersion": 1,
            "UIViewControllerIdentifiersToNibNames": Dictionary(identifiers.map { ($0, $0) }) { first, _ in first },
        ]
        return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }
}
