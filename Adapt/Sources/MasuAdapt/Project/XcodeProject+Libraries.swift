import Foundation

extension XcodeProject {
    /// Folders of libraries' Swift sources that are on this disk, by the modules' names: those of CocoaPods and Carthage
    /// beside the project or its folder, and of packages that the project names.
    var libraries: [String: URL] {
        var found: [String: URL] = [:]
        for beside in [folder.deletingLastPathComponent(), folder] {
            for pod in Self.folders(in: beside.appendingPathComponent("Pods")) {
                found[pod.lastPathComponent] = pod
            }
            for checkout in Self.folders(in: beside.appendingPathComponent("Carthage/Checkouts")) {
                let name = checkout.lastPathComponent
                found[name] = ["Sources/\(name)", "Sources", "Source", name].map(checkout.appendingPathComponent)
                    .first(where: \.isFolder)
            }
        }
        for package in localPackages {
            for module in Self.folders(in: package.appendingPathComponent("Sources")) {
                found[module.lastPathComponent] = module
            }
        }
        return found
    }

    private static func folders(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map(folder.appendingPathComponent).filter(\.isFolder)
    }
}
