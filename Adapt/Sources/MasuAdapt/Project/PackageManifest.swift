/// The text of a `Package.swift`.
struct PackageManifest {
    let name: String
    /// The path from the package to Masu.
    let masu: String
    let origin: String
    /// Each after those that it needs.
    let modules: [PackageModule]

    var text: String {
        let targets = modules.map(target).joined()
        return """
            // swift-tools-version: 6.2
            // Written by masu-adapt from \(origin), and again each time it runs.
            import PackageDescription

            let package = Package(
                name: "\(name)",
                dependencies: [.package(name: "Masu", path: "\(masu)")],
                targets: [
            \(targets)    ]
            )

            """
    }

    private func target(_ module: PackageModule) -> String {
        let kind =
            switch module.kind {
            case .application: "executableTarget"
            case .library, .c: "target"
            case .tests: "testTarget"
            case .system: "systemLibrary"
            }
        if module.kind == .system {
            return "        .systemLibrary(name: \"\(module.name)\", path: \"\(module.folder)\"),\n"
        }
        if module.kind == .c {
            let parts = ["name: \"\(module.name)\"", "path: \"\(module.folder)\""] + (module.plain?.settings ?? [])
            return "        .target(\(parts.joined(separator: ", "))),\n"
        }
        let products = (["UIKit"] + module.products).map { ".product(name: \"\($0)\", package: \"Masu\")" }
        let dependencies = module.dependencies.map { "\"\($0)\"" } + products
        var settings = module.conditions.map { ".define(\"\($0)\")" }
        settings += module.features.map { ".enableUpcomingFeature(\"\($0)\")" }
        if module.isIsolatedToMainActor { settings.append(".defaultIsolation(MainActor.self)") }
        if module.kind == .tests { settings.append(".enableExperimentalFeature(\"SymbolLinkageMarkers\")") }
        let others = settings.map { ", " + $0 }.joined()
        return """
                    .\(kind)(
                        name: "\(module.name)",
                        dependencies: [
                            \(dependencies.joined(separator: ", ")),
                        ],\(module.hasResources ? "\n            resources: [.copy(\"Resources\")]," : "")
                        swiftSettings: [.swiftLanguageMode(\(module.languageMode))\(others)]),

            """
    }
}
