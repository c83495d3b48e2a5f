import Foundation

/// Words in Swift sources that only compile beside the runtime of Objective-C, which Linux lacks.
enum ObjectiveCWords {
    /// True if a package's sources have such words, so that it is adapted before it is built. One that brings the source
    /// adapter's plugin does so itself.
    static func areUsed(in package: URL) -> Bool {
        let manifest = (try? String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)) ?? ""
        guard !manifest.contains("MasuAdaptPlugin") else { return false }
        let files = FileManager.default.enumerator(atPath: package.path)
        while let path = files?.nextObject() as? String {
            let file = package.appendingPathComponent(path)
            if file.lastPathComponent.hasPrefix(".") {
                files?.skipDescendants()
            } else if file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8),
                words.contains(where: text.contains)
            {
                return true
            }
        }
        return false
    }

    private static let words = [
        "@objc", "#selector", "#keyPath", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable", "@IBSegueAction",
        "@NSManaged", "@NSCopying", "@GKInspectable", "@UIApplicationMain",
    ]
}
