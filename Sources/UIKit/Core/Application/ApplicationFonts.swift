/// The fonts that an app brings: files of its bundle that `UIAppFonts` in its `Info.plist` lists.
@MainActor enum ApplicationFonts {
    /// Makes the fonts known by their names, as the system does before an app's first code runs.
    ///
    /// A file that isn't there, or is no font, is left out as on a device; here the log says so.
    ///
    /// - Parameter information: the content of `Info.plist`; its paths are relative to the bundle.
    static func register(_ information: [String: Any], in bundle: Bundle = .application) {
        for path in information["UIAppFonts"] as? [String] ?? [] {
            let file = URL(fileURLWithPath: bundle.folder).appendingPathComponent(path)
            guard FileManager.default.fileExists(atPath: file.path) else {
                UIKitLog.write(
                    "UIAppFonts of Info.plist lists \(path), which isn't in the app's bundle; add the file to the "
                        + "target, or mend the path: \(file.path).")
                continue
            }
            do {
                try UIFont.register(contentsOf: file)
            } catch {
                UIKitLog.write("UIAppFonts of Info.plist lists \(path), which can't be used: \(error)")
            }
        }
    }
}
