// swift-tools-version: 6.2
// What the plugin does, seen with a stand-in for UIKit of a page, so that it is built in seconds. An app depends on the
// products UIKit and ApplicationCommand of Masu instead.
import PackageDescription

let package = Package(
    name: "Example",
    dependencies: [.package(name: "Adapt", path: "..")],
    targets: [
        .target(name: "UIKit"),
        .executableTarget(
            name: "Profile", dependencies: ["UIKit"], exclude: ["masu-adapt.txt"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "MasuAdaptPlugin", package: "Adapt")]),
    ]
)
