// swift-tools-version: 6.2
// The source adapter: a package of its own, since SwiftSyntax comes from inside the toolchain and needs unsafe flags, which
// the shipped package must not have.
import Foundation
import PackageDescription

/// The toolchain's folder with SwiftSyntax: beside the `swift` that runs this manifest.
let host: String = {
    let environment = ProcessInfo.processInfo.environment
    if let given = environment["SWIFT_HOST_LIBRARIES"] { return given }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
        let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
        let library = swift.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "lib/swift/host")
        if FileManager.default.fileExists(atPath: library.appendingPathComponent("libSwiftSyntax.so").path) {
            return library.path
        }
    }
    return "/usr/lib/swift/host"
}()

let syntax: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let libraries: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host])
]

let package = Package(
    name: "Adapt",
    products: [
        .executable(name: "masu-adapt", targets: ["masu-adapt"]),
        .plugin(name: "MasuAdaptPlugin", targets: ["MasuAdaptPlugin"]),
    ],
    targets: [
        .target(name: "MasuAdapt", swiftSettings: syntax, linkerSettings: libraries),
        .target(name: "SourceRules", swiftSettings: syntax, linkerSettings: libraries),
        .executableTarget(
            name: "masu-adapt", dependencies: ["MasuAdapt", "SourceRules"], swiftSettings: syntax,
            linkerSettings: libraries),
        .plugin(name: "MasuAdaptPlugin", capability: .buildTool(), dependencies: ["masu-adapt"]),
        .testTarget(
            name: "MasuAdaptTests", dependencies: ["MasuAdapt"], swiftSettings: syntax, linkerSettings: libraries),
        .testTarget(
            name: "SourceRulesTests", dependencies: ["SourceRules"], swiftSettings: syntax, linkerSettings: libraries),
    ]
)
