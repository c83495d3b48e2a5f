import Foundation

/// The places around the project and the package that a package is made from, beside what the command line says.
public struct Surroundings {
    /// The user's home, in which Xcode leaves what it derives of projects.
    var home: URL?
    /// The folder with the modules of the toolchain, by which names are known.
    var toolchain: URL?

    /// - Parameters:
    ///   - home: nil where nothing is to be found there.
    ///   - path: the folders, `:` between them, of which the first with `swift` is the toolchain's.
    public init(home: URL? = nil, path: String = "") {
        self.home = home
        for folder in path.split(separator: ":") {
            let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
            let modules = swift.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("lib/swift/linux")
            if modules.isFolder {
                toolchain = modules
                return
            }
        }
    }
}
