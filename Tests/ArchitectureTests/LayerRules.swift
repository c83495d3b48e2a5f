/// The height of a module above the ground; imports point down.
enum Layer: Int, Comparable {
    case systemLibrary = -1
    /// Layer 0: imports nothing.
    case mathematics
    /// Layer 1: values in, values out.
    case engine
    /// Layer 2: UIKit.
    case framework
    /// Layer 3: what has a clock, files and a user; and the names that apps import.
    case host

    static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
}

/// The modules that a module may import.
struct LayerRule {
    var module: String
    var layer: Layer
    /// Beyond what its layer allows.
    var imports: Set<String> = []
    /// Nothing may import it but executables and tests.
    var isHostOrTool = false
    var isExecutable = false
}

extension LayerRule {
    /// A row for each folder of `Sources`; a new module needs one, chosen with ARCHITECTURE.md at hand.
    static let table: [LayerRule] =
        [
            "CHarfBuzz", "CCairo", "CPNG", "CJPEG", "CWebP", "CGIF", "CZLib", "CMicroHTTPD", "CCrypto", "CSDL2",
            "CSQLite",
        ]
        .map { LayerRule(module: $0, layer: .systemLibrary) }
        + [
            LayerRule(module: "ConstraintSolver", layer: .mathematics),
            LayerRule(module: "ListGeometry", layer: .mathematics),
            LayerRule(module: "LayoutTrace", layer: .mathematics),
            LayerRule(module: "HostTime", layer: .mathematics),

            LayerRule(module: "AutoLayout", layer: .engine),
            LayerRule(module: "TextLayout", layer: .engine, imports: ["CHarfBuzz", "_FoundationICU"]),
            LayerRule(module: "Graphics", layer: .engine),
            LayerRule(module: "Symbols", layer: .engine, imports: ["Graphics"]),
            LayerRule(module: "ImageFilters", layer: .engine, imports: ["Graphics"]),
            LayerRule(module: "Barcodes", layer: .engine),
            LayerRule(module: "CollectionArrangement", layer: .engine),
            LayerRule(module: "Motion", layer: .engine),
            LayerRule(module: "RigidBodies", layer: .engine),
            LayerRule(
                module: "ImageCoding", layer: .engine,
                imports: ["Graphics", "CPNG", "CJPEG", "CWebP", "CGIF", "CImageShims"]),
            LayerRule(module: "HypertextReading", layer: .engine, imports: ["CHypertextShims"]),
            LayerRule(module: "CairoRenderer", layer: .engine, imports: ["Graphics", "CCairo"]),

            LayerRule(module: "InterfaceBuilder", layer: .engine),
            LayerRule(module: "DocumentComparison", layer: .engine, imports: ["InterfaceBuilder"]),
            LayerRule(module: "DocumentRules", layer: .engine, imports: ["InterfaceBuilder"]),
            LayerRule(module: "SnapshotReview", layer: .engine, imports: ["DocumentRules", "InterfaceBuilder"]),
            LayerRule(module: "Explanations", layer: .engine),
            LayerRule(module: "Predicates", layer: .engine),
            LayerRule(module: "ListSnapshots", layer: .engine),
            LayerRule(
                module: "FoundationAdditions", layer: .engine,
                imports: ["FoundationNetworking", "Predicates", "_FoundationICU"]),

            LayerRule(module: "UIKit", layer: .framework, imports: ["FoundationNetworking", "Observation"]),

            LayerRule(
                module: "Combine", layer: .host,
                imports: [
                    "Foundation", "FoundationNetworking", "Dispatch", "Synchronization", "HostTime", "Glibc", "Musl",
                    "Darwin",
                ]),
            LayerRule(module: "HostServices", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "SwiftUI", layer: .host, imports: ["UIKit", "HostServices", "CPreviewShims"]),
            LayerRule(module: "CoreLocation", layer: .host, imports: ["Foundation", "HostServices"]),
            LayerRule(module: "UserNotifications", layer: .host, imports: ["Foundation", "HostServices", "HostTime"]),
            LayerRule(module: "Network", layer: .host, imports: ["Foundation", "HostServices"]),
            LayerRule(
                module: "SystemConfiguration", layer: .host,
                imports: ["Foundation", "FoundationAdditions", "HostServices"]),
            LayerRule(module: "ImageIO", layer: .host, imports: ["UIKit"]),
            LayerRule(
                module: "CoreImage", layer: .host,
                imports: ["Barcodes", "CoreVideo", "Graphics", "ImageFilters", "UIKit"]),
            LayerRule(module: "CoreText", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "UniformTypeIdentifiers", layer: .host, imports: ["Foundation", "UIKit"]),
            LayerRule(module: "MobileCoreServices", layer: .host, imports: ["Foundation", "UniformTypeIdentifiers"]),
            LayerRule(module: "AudioToolbox", layer: .host, imports: ["Foundation"]),
            LayerRule(
                module: "LocalAuthentication", layer: .host, imports: ["Foundation", "FoundationAdditions", "Security"]),
            LayerRule(module: "CoreVideo", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "CoreMedia", layer: .host, imports: ["CoreVideo", "Foundation"]),
            LayerRule(
                module: "AVFoundation", layer: .host,
                imports: ["AudioToolbox", "CoreMedia", "Foundation", "HostServices", "UIKit"]),
            LayerRule(module: "AVKit", layer: .host, imports: ["AVFoundation", "UIKit"]),
            LayerRule(module: "LinkPresentation", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "StoreKit", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "MessageUI", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "SafariServices", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "WebKit", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "MapKit", layer: .host, imports: ["CoreLocation", "HostServices", "UIKit"]),
            LayerRule(
                module: "Photos", layer: .host,
                imports: ["AVFoundation", "FoundationAdditions", "HostServices", "Predicates", "UIKit"]),
            LayerRule(module: "PhotosUI", layer: .host, imports: ["Photos", "UIKit"]),
            LayerRule(module: "Digests", layer: .host, imports: ["CCrypto"]),
            LayerRule(module: "Security", layer: .host, imports: ["Foundation", "FoundationAdditions"]),
            LayerRule(module: "CryptoKit", layer: .host, imports: ["Digests", "Foundation"]),
            LayerRule(module: "CommonCrypto", layer: .host, imports: ["Digests", "Foundation"]),
            LayerRule(
                module: "CoreData", layer: .host,
                imports: [
                    "CObjectShims", "CSQLite", "Combine", "Digests", "Dispatch", "Foundation", "FoundationAdditions",
                    "InterfaceBuilder", "ListSnapshots", "Predicates", "Synchronization",
                ]),
            LayerRule(module: "CoreHaptics", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "BackgroundTasks", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "AppTrackingTransparency", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "AdSupport", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "WidgetKit", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "CoreServices", layer: .host, imports: ["MobileCoreServices"]),
            LayerRule(module: "MediaPlayer", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "Contacts", layer: .host, imports: ["Foundation", "FoundationAdditions"]),
            LayerRule(module: "ContactsUI", layer: .host, imports: ["Contacts", "UIKit"]),
            LayerRule(module: "AuthenticationServices", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "CoreSpotlight", layer: .host, imports: ["Foundation", "UniformTypeIdentifiers"]),
            LayerRule(module: "WatchConnectivity", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "QuickLook", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "CoreTelephony", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "CoreMotion", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "EventKit", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "CloudKit", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "PassKit", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "Social", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "Compression", layer: .host, imports: ["CZLib", "Foundation"]),
            LayerRule(module: "CallKit", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "GameplayKit", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "Intents", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "MultipeerConnectivity", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "PDFKit", layer: .host, imports: ["CairoRenderer", "Graphics", "UIKit"]),
            LayerRule(module: "PushKit", layer: .host, imports: ["Foundation"]),
            LayerRule(module: "Speech", layer: .host, imports: ["AVFoundation", "Foundation"]),
            LayerRule(module: "CoreGraphics", layer: .host, imports: ["Foundation", "Graphics"]),
            LayerRule(module: "QuartzCore", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "Accessibility", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "OSLog", layer: .host, imports: ["CObjectShims", "Foundation"]),
            LayerRule(module: "ObjectiveCRuntime", layer: .host, imports: ["UIKit"]),
            LayerRule(module: "_Testing_UIKit", layer: .host),
            LayerRule(module: "_Testing_CoreGraphics", layer: .host),
            LayerRule(
                module: "HeadlessHost", layer: .host,
                imports: [
                    "Foundation", "FoundationNetworking", "UIKit", "Graphics", "CairoRenderer", "ImageCoding",
                    "LayoutTrace", "HostServices", "Explanations", "CObjectShims",
                ],
                isHostOrTool: true),
            LayerRule(
                module: "WindowHost", layer: .host,
                imports: ["Foundation", "UIKit", "Graphics", "CairoRenderer", "HeadlessHost", "CSDL2"],
                isHostOrTool: true),
            LayerRule(
                module: "SnapshotTesting", layer: .host,
                imports: [
                    "Explanations", "Foundation", "UIKit", "Graphics", "HeadlessHost", "HostServices", "ImageCoding",
                    "LayoutTrace", "SnapshotReview", "XCTest", "Testing",
                ],
                isHostOrTool: true),
            LayerRule(
                module: "ListFuzzing", layer: .host, imports: ["Foundation", "UIKit", "HeadlessHost", "Explanations"],
                isHostOrTool: true),
            LayerRule(
                module: "LayoutTesting", layer: .host,
                imports: [
                    "Foundation", "UIKit", "Graphics", "HeadlessHost", "ListFuzzing", "SnapshotTesting", "Explanations",
                ],
                isHostOrTool: true),
            LayerRule(
                module: "LoopbackServer", layer: .host, imports: ["Foundation", "CMicroHTTPD"], isHostOrTool: true),
            LayerRule(
                module: "Inspector", layer: .host,
                imports: ["Foundation", "UIKit", "HeadlessHost", "LayoutTrace", "LoopbackServer", "Explanations"],
                isHostOrTool: true),
            LayerRule(
                module: "ApplicationCommand", layer: .host,
                imports: [
                    "CDelays", "Foundation", "UIKit", "HeadlessHost", "HostServices", "WindowHost", "Inspector",
                    "LayoutTrace", "Explanations", "Graphics", "ImageCoding", "ListFuzzing", "Synchronization",
                ],
                isHostOrTool: true),
            LayerRule(module: "GalleryScreens", layer: .host, imports: ["UIKit"], isHostOrTool: true),
            LayerRule(
                module: "gallery", layer: .host,
                imports: [
                    "Foundation", "UIKit", "GalleryScreens", "HeadlessHost", "LayoutTrace", "LoopbackServer",
                    "Inspector", "WindowHost", "ApplicationCommand",
                ],
                isHostOrTool: true, isExecutable: true),
            LayerRule(
                module: "FrameworkGallery", layer: .host,
                imports: [
                    "AVKit", "ApplicationCommand", "Combine", "CoreData", "GalleryScreens", "LinkPresentation",
                    "MapKit", "PhotosUI", "SafariServices", "UIKit", "WebKit",
                ],
                isHostOrTool: true, isExecutable: true),
            LayerRule(
                module: "snapshots", layer: .host,
                imports: ["Foundation", "ApplicationCommand", "GalleryScreens", "SnapshotTesting", "UIKit"],
                isHostOrTool: true, isExecutable: true),
            LayerRule(
                module: "MasuTool", layer: .host,
                imports: [
                    "Foundation", "ApplicationCommand", "ConstraintSolver", "DocumentComparison", "DocumentRules",
                    "InterfaceBuilder", "UIKit", "CairoRenderer", "Graphics", "ImageCoding", "Explanations",
                ],
                isHostOrTool: true),
            LayerRule(
                module: "MasuProgram", layer: .host,
                imports: [
                    "Foundation", "ApplicationCommand", "HeadlessHost", "ListFuzzing", "MasuTool", "SnapshotReview",
                    "UIKit",
                    "WindowHost",
                ],
                isHostOrTool: true),
            LayerRule(
                module: "masu", layer: .host, imports: ["Foundation", "MasuProgram", "MasuTool", "GalleryScreens"],
                isHostOrTool: true, isExecutable: true),
        ]

    /// Modules of C that a checkout may have beside the system libraries.
    static let optional: [LayerRule] = [
        LayerRule(module: "CImageShims", layer: .engine), LayerRule(module: "CHypertextShims", layer: .engine),
        LayerRule(module: "CPreviewShims", layer: .host), LayerRule(module: "CObjectShims", layer: .host),
        LayerRule(module: "CDelays", layer: .host),
    ]

    /// Modules that a single file may import, so that the rest of its module can't lean on them.
    static let inOneFileOnly: Set<String> = ["_FoundationICU"]

    /// Everything a module may import: its own list, and what its layer allows to all.
    func allowedImports() -> Set<String> {
        func modules(_ layers: Set<Layer>) -> Set<String> {
            Set(Self.table.filter { layers.contains($0.layer) }.map(\.module))
        }
        switch layer {
        case .systemLibrary, .mathematics: return imports
        case .engine: return imports.union(modules([.mathematics])).union(["Foundation"])
        case .framework: return imports.union(modules([.mathematics, .engine])).union(["Foundation"])
        case .host: return imports
        }
    }

    /// The imports of a file that its module mayn't have.
    static func violations(in file: SourceFile) -> [Violation] {
        guard let module = file.module else { return [] }
        guard let rule = (table + optional).first(where: { $0.module == module }) else {
            return [Violation(path: file.path, line: 0, message: "module \(module) has no row in LayerRule.table")]
        }
        let allowed = rule.allowedImports()
        return file.imports().filter { !allowed.contains($0.module) }.map {
            let may = allowed.isEmpty ? "nothing" : "only " + allowed.sorted().joined(separator: ", ")
            return Violation(
                path: file.path, line: $0.line, message: "imports \($0.module), but \(module) may import \(may)")
        }
    }
}
