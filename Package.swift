// swift-tools-version: 6.2
// Targets are listed bottom-up: this file is the layer diagram. ARCHITECTURE.md explains the layers.
import PackageDescription

let package = Package(
    name: "Masu",
    products: [
        .library(
            name: "UIKit",
            targets: [
                "UIKit", "FoundationAdditions", "Predicates", "CoreGraphics", "QuartzCore", "Accessibility", "OSLog",
                "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ]),
        .library(name: "ObjectiveCRuntime", targets: ["ObjectiveCRuntime"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "Network", targets: ["Network"]),
        .library(name: "SystemConfiguration", targets: ["SystemConfiguration"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "CoreImage", targets: ["CoreImage"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
        .library(name: "AudioToolbox", targets: ["AudioToolbox"]),
        .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
        .library(name: "CoreMedia", targets: ["CoreMedia"]),
        .library(name: "CoreVideo", targets: ["CoreVideo"]),
        .library(name: "AVFoundation", targets: ["AVFoundation"]),
        .library(name: "AVKit", targets: ["AVKit"]),
        .library(name: "LinkPresentation", targets: ["LinkPresentation"]),
        .library(name: "StoreKit", targets: ["StoreKit"]),
        .library(name: "MessageUI", targets: ["MessageUI"]),
        .library(name: "SafariServices", targets: ["SafariServices"]),
        .library(name: "WebKit", targets: ["WebKit"]),
        .library(name: "MapKit", targets: ["MapKit"]),
        .library(name: "Photos", targets: ["Photos"]),
        .library(name: "PhotosUI", targets: ["PhotosUI"]),
        .library(name: "Security", targets: ["Security"]),
        .library(name: "CryptoKit", targets: ["CryptoKit"]),
        .library(name: "CommonCrypto", targets: ["CommonCrypto"]),
        .library(name: "CoreData", targets: ["CoreData"]),
        .library(name: "CoreHaptics", targets: ["CoreHaptics"]),
        .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
        .library(name: "AppTrackingTransparency", targets: ["AppTrackingTransparency"]),
        .library(name: "AdSupport", targets: ["AdSupport"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "CoreServices", targets: ["CoreServices"]),
        .library(name: "MediaPlayer", targets: ["MediaPlayer"]),
        .library(name: "Contacts", targets: ["Contacts"]),
        .library(name: "ContactsUI", targets: ["ContactsUI"]),
        .library(name: "AuthenticationServices", targets: ["AuthenticationServices"]),
        .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
        .library(name: "WatchConnectivity", targets: ["WatchConnectivity"]),
        .library(name: "QuickLook", targets: ["QuickLook"]),
        .library(name: "CoreTelephony", targets: ["CoreTelephony"]),
        .library(name: "CoreMotion", targets: ["CoreMotion"]),
        .library(name: "EventKit", targets: ["EventKit"]),
        .library(name: "CloudKit", targets: ["CloudKit"]),
        .library(name: "PassKit", targets: ["PassKit"]),
        .library(name: "Social", targets: ["Social"]),
        .library(name: "Compression", targets: ["Compression"]),
        .library(name: "CallKit", targets: ["CallKit"]),
        .library(name: "GameplayKit", targets: ["GameplayKit"]),
        .library(name: "Intents", targets: ["Intents"]),
        .library(name: "MultipeerConnectivity", targets: ["MultipeerConnectivity"]),
        .library(name: "PDFKit", targets: ["PDFKit"]),
        .library(name: "PushKit", targets: ["PushKit"]),
        .library(name: "Speech", targets: ["Speech"]),
        .library(name: "HeadlessHost", targets: ["HeadlessHost"]),
        .library(name: "WindowHost", targets: ["WindowHost"]),
        .library(name: "ApplicationCommand", targets: ["ApplicationCommand"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
        .library(name: "Inspector", targets: ["Inspector"]),
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
        .library(name: "TextLayout", targets: ["TextLayout"]),
        .library(name: "ListGeometry", targets: ["ListGeometry"]),
        .library(name: "LayoutTrace", targets: ["LayoutTrace"]),
        .executable(name: "gallery", targets: ["gallery"]),
        .executable(name: "framework-gallery", targets: ["FrameworkGallery"]),
        .executable(name: "masu", targets: ["masu"]),
    ],
    targets: systemLibraries + mathematics + engines + framework + frameworks + hostsAndTools + tests
)

var systemLibraries: [Target] {
    [
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CZLib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
        .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        // Without pkgConfig: SDL's has a define that SwiftPM warns of, and the headers are found without.
        .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    ]
}

/// Layer 0: mathematics; imports nothing, not even Foundation.
var mathematics: [Target] {
    [
        .target(name: "ConstraintSolver"),
        .target(name: "ListGeometry"),
        .target(name: "LayoutTrace"),
        .target(name: "HostTime"),
    ]
}

/// Layer 1: values in, values out; no views, no globals.
var engines: [Target] {
    [
        .target(name: "AutoLayout", dependencies: ["ConstraintSolver"]),
        .target(
            name: "TextLayout", dependencies: ["CHarfBuzz"], resources: [.copy("Resources")],
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "Graphics"),
        .target(name: "Symbols", dependencies: ["Graphics"], resources: [.copy("Resources")]),
        .target(name: "ImageFilters", dependencies: ["Graphics"]),
        .target(name: "Barcodes"),
        .target(name: "CollectionArrangement", dependencies: ["ListGeometry"]),
        .target(name: "Motion"),
        .target(name: "RigidBodies"),
        .target(name: "CImageShims", dependencies: ["CPNG", "CJPEG", "CZLib"]),
        .target(name: "ImageCoding", dependencies: ["Graphics", "CPNG", "CJPEG", "CWebP", "CGIF", "CImageShims"]),
        .target(name: "CHypertextShims"),
        .target(name: "HypertextReading", dependencies: ["CHypertextShims"]),
        .target(name: "CairoRenderer", dependencies: ["Graphics", "CCairo"]),
        .target(name: "InterfaceBuilder"),
        .target(name: "DocumentComparison", dependencies: ["InterfaceBuilder"]),
        .target(name: "DocumentRules", dependencies: ["InterfaceBuilder"]),
        .target(name: "SnapshotReview", dependencies: ["DocumentRules", "InterfaceBuilder"]),
        .target(name: "Explanations", dependencies: ["ConstraintSolver", "LayoutTrace"]),
        .target(name: "Predicates"),
        .target(name: "ListSnapshots"),
        .target(
            name: "FoundationAdditions", dependencies: ["Predicates"],
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
    ]
}

/// Layer 2: the framework.
var framework: [Target] {
    [
        .target(
            name: "UIKit",
            dependencies: [
                "HostTime",
                "AutoLayout", "TextLayout", "Graphics", "ImageCoding", "CairoRenderer", "ListGeometry", "LayoutTrace",
                "InterfaceBuilder", "Explanations", "HypertextReading", "CollectionArrangement", "Motion",
                "RigidBodies", "FoundationAdditions", "ListSnapshots", "Symbols",
            ])
    ]
}

/// Frameworks beside UIKit, a product each; dependants build only what they import.
var frameworks: [Target] {
    [
        .target(name: "HostServices"),
        .framework(name: "Combine", dependencies: ["HostTime"]),
        .target(name: "CPreviewShims"),
        .framework(name: "SwiftUI", dependencies: ["UIKit", "HostServices", "CPreviewShims"]),
        .framework(name: "CoreLocation", dependencies: ["HostServices"]),
        .framework(name: "UserNotifications", dependencies: ["HostServices", "HostTime"]),
        .framework(name: "Network", dependencies: ["HostServices"]),
        .framework(name: "SystemConfiguration", dependencies: ["FoundationAdditions", "HostServices"]),
        .framework(name: "ImageIO", dependencies: ["UIKit"]),
        .framework(name: "CoreVideo"),
        .framework(name: "CoreImage", dependencies: ["Barcodes", "CoreVideo", "Graphics", "ImageFilters", "UIKit"]),
        .framework(name: "CoreText", dependencies: ["UIKit"]),
        .framework(name: "UniformTypeIdentifiers", dependencies: ["UIKit"]),
        .framework(name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers"]),
        .framework(name: "AudioToolbox"),
        .framework(name: "CoreMedia", dependencies: ["CoreVideo"]),
        .framework(name: "AVFoundation", dependencies: ["AudioToolbox", "CoreMedia", "UIKit", "HostServices"]),
        .framework(name: "AVKit", dependencies: ["AVFoundation", "UIKit"]),
        .framework(name: "LinkPresentation", dependencies: ["UIKit"]),
        .framework(name: "StoreKit", dependencies: ["UIKit"]),
        .framework(name: "MessageUI", dependencies: ["UIKit"]),
        .framework(name: "SafariServices", dependencies: ["UIKit"]),
        .framework(name: "WebKit", dependencies: ["UIKit"]),
        .framework(name: "MapKit", dependencies: ["CoreLocation", "UIKit", "HostServices"]),
        .framework(
            name: "Photos",
            dependencies: ["AVFoundation", "FoundationAdditions", "HostServices", "Predicates", "UIKit"]),
        .framework(name: "PhotosUI", dependencies: ["Photos", "UIKit"]),
        .target(name: "Digests", dependencies: ["CCrypto"]),
        .target(name: "CObjectShims"),
        .framework(
            name: "CoreData",
            dependencies: [
                "CObjectShims", "CSQLite", "Combine", "Digests", "FoundationAdditions", "InterfaceBuilder",
                "ListSnapshots", "Predicates",
            ]),
        .framework(name: "Security", dependencies: ["FoundationAdditions"]),
        .framework(name: "LocalAuthentication", dependencies: ["FoundationAdditions", "Security"]),
        .framework(name: "CryptoKit", dependencies: ["Digests"]),
        .framework(name: "CommonCrypto", dependencies: ["Digests"]),
        .framework(name: "CoreHaptics"),
        .framework(name: "BackgroundTasks"),
        .framework(name: "AppTrackingTransparency"),
        .framework(name: "AdSupport"),
        .framework(name: "WidgetKit"),
        .framework(name: "CoreServices", dependencies: ["MobileCoreServices"]),
        .framework(name: "MediaPlayer", dependencies: ["UIKit"]),
        .framework(name: "Contacts", dependencies: ["FoundationAdditions"]),
        .framework(name: "ContactsUI", dependencies: ["Contacts", "UIKit"]),
        .framework(name: "AuthenticationServices", dependencies: ["UIKit"]),
        .framework(name: "CoreSpotlight", dependencies: ["UniformTypeIdentifiers"]),
        .framework(name: "WatchConnectivity"),
        .framework(name: "QuickLook", dependencies: ["UIKit"]),
        .framework(name: "CoreTelephony"),
        .framework(name: "CoreMotion"),
        .framework(name: "EventKit"),
        .framework(name: "CloudKit"),
        .framework(name: "PassKit", dependencies: ["UIKit"]),
        .framework(name: "Social", dependencies: ["UIKit"]),
        .framework(name: "Compression", dependencies: ["CZLib"]),
        .framework(name: "CallKit"),
        .framework(name: "GameplayKit"),
        .framework(name: "Intents", dependencies: ["UIKit"]),
        .framework(name: "MultipeerConnectivity", dependencies: ["UIKit"]),
        .framework(name: "PDFKit", dependencies: ["CairoRenderer", "Graphics", "UIKit"]),
        .framework(name: "PushKit"),
        .framework(name: "Speech", dependencies: ["AVFoundation"]),
    ]
}

extension Target {
    /// A framework as Apple has it, in a folder of its own, its sources as Apple's declarations are: of Swift 5.
    static func framework(name: String, dependencies: [Dependency] = []) -> Target {
        .target(
            name: name, dependencies: dependencies, path: "Sources/Frameworks/\(name)",
            swiftSettings: [.swiftLanguageMode(.v5)])
    }
}

/// Layer 3: hosts, tools and the names that apps import.
var hostsAndTools: [Target] {
    [
        .target(name: "CoreGraphics", dependencies: ["Graphics"]),
        .target(name: "QuartzCore", dependencies: ["UIKit"]),
        .target(name: "Accessibility", dependencies: ["UIKit"]),
        .target(name: "OSLog", dependencies: ["CObjectShims"]),
        .target(name: "ObjectiveCRuntime", dependencies: ["UIKit"]),
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_CoreGraphics"),
        .target(
            name: "HeadlessHost",
            dependencies: [
                "UIKit", "CObjectShims", "Explanations", "Graphics", "CairoRenderer", "ImageCoding", "LayoutTrace",
                "HostServices",
            ]),
        .target(
            name: "WindowHost", dependencies: ["HeadlessHost", "UIKit", "Graphics", "CairoRenderer", "CSDL2"]),
        .target(
            name: "SnapshotTesting",
            dependencies: [
                "Explanations", "HeadlessHost", "HostServices", "ImageCoding", "UIKit", "Graphics", "LayoutTrace",
                "SnapshotReview", "_Testing_UIKit", "_Testing_CoreGraphics",
            ]),
        .target(name: "ListFuzzing", dependencies: ["HeadlessHost", "UIKit", "Explanations"]),
        .target(
            name: "LayoutTesting",
            dependencies: ["ListFuzzing", "SnapshotTesting", "HeadlessHost", "UIKit", "Graphics", "Explanations"]),
        .target(name: "LoopbackServer", dependencies: ["CMicroHTTPD"]),
        .target(
            name: "Inspector",
            dependencies: ["HeadlessHost", "UIKit", "LayoutTrace", "LoopbackServer", "Explanations"],
            resources: [.copy("Resources/Page")]),
        .target(name: "CDelays"),
        .target(
            name: "ApplicationCommand",
            dependencies: [
                "CDelays", "Explanations", "Graphics", "HeadlessHost", "HostServices", "ImageCoding", "Inspector",
                "LayoutTrace", "ListFuzzing", "UIKit", "WindowHost",
            ]),
        .target(
            name: "GalleryScreens", dependencies: ["UIKit"],
            resources: [
                .copy("CollectionInCell/CollectionTableViewCell.xib"),
                .copy("TabbedDocuments/Documents/PreferredCell.xib"),
                .copy("TabbedDocuments/Documents/Tabs.storyboard"),
                .copy("TabbedDocuments/Documents/Pictures.xcassets"),
            ], swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "gallery",
            dependencies: [
                "ApplicationCommand", "GalleryScreens", "HeadlessHost", "Inspector", "LayoutTrace", "LoopbackServer",
                "UIKit", "WindowHost",
            ]),
        .executableTarget(
            name: "FrameworkGallery",
            dependencies: [
                "AVKit", "ApplicationCommand", "Combine", "CoreData", "GalleryScreens", "LinkPresentation", "MapKit",
                "PhotosUI", "SafariServices", "UIKit", "WebKit",
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "snapshots", dependencies: ["ApplicationCommand", "GalleryScreens", "SnapshotTesting", "UIKit"]),
        .target(
            name: "MasuTool",
            dependencies: [
                "ApplicationCommand", "ConstraintSolver", "DocumentComparison", "DocumentRules", "InterfaceBuilder",
                "UIKit", "CairoRenderer",
                "Graphics", "ImageCoding", "Explanations",
            ]),
        .target(
            name: "MasuProgram",
            dependencies: [
                "ApplicationCommand", "HeadlessHost", "ListFuzzing", "MasuTool", "SnapshotReview", "UIKit",
                "WindowHost",
            ]),
        .executableTarget(name: "masu", dependencies: ["MasuProgram", "MasuTool", "GalleryScreens"]),
    ]
}

var tests: [Target] {
    [
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"]),
        .testTarget(name: "ListGeometryTests", dependencies: ["ListGeometry", "TestSupport"]),
        .testTarget(name: "LayoutTraceTests", dependencies: ["LayoutTrace"]),
        .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout", "TestSupport"]),
        .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "TestSupport"], exclude: ["Fuzzing"]),
        .testTarget(name: "CollectionArrangementTests", dependencies: ["CollectionArrangement", "TestSupport"]),
        .testTarget(name: "MotionTests", dependencies: ["Motion"]),
        .testTarget(name: "RigidBodiesTests", dependencies: ["RigidBodies"]),
        .testTarget(name: "GraphicsTests", dependencies: ["Graphics", "TestSupport"]),
        .testTarget(name: "ImageFiltersTests", dependencies: ["ImageFilters", "Graphics"]),
        .testTarget(name: "BarcodesTests", dependencies: ["Barcodes", "TestSupport"]),
        .testTarget(name: "SymbolsTests", dependencies: ["Symbols", "Graphics"]),
        .testTarget(name: "ImageCodingTests", dependencies: ["ImageCoding", "Graphics", "CImageShims", "TestSupport"]),
        .testTarget(name: "HypertextReadingTests", dependencies: ["HypertextReading"]),
        .testTarget(name: "CairoRendererTests", dependencies: ["CairoRenderer", "Graphics", "TestSupport"]),
        .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "TestSupport"]),
        .testTarget(
            name: "DocumentComparisonTests", dependencies: ["DocumentComparison", "InterfaceBuilder", "TestSupport"]),
        .testTarget(
            name: "DocumentRulesTests", dependencies: ["DocumentRules", "InterfaceBuilder", "TestSupport"]),
        .testTarget(
            name: "SnapshotReviewTests", dependencies: ["SnapshotReview", "DocumentRules", "TestSupport"]),
        .testTarget(name: "PredicatesTests", dependencies: ["Predicates"]),
        .testTarget(name: "FoundationAdditionsTests", dependencies: ["FoundationAdditions", "Predicates"]),
        .testTarget(name: "ExplanationsTests", dependencies: ["Explanations", "ConstraintSolver", "TestSupport"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "HeadlessHost", "LayoutTrace", "Explanations", "CollectionArrangement", "Motion", "Symbols",
                "TestSupport",
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "EarlierNamesTests", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v4)]),
        .testTarget(name: "OSLogTests", dependencies: ["OSLog"]),
        .testTarget(
            name: "CombineTests", dependencies: ["Combine", "HeadlessHost", "UIKit"],
            path: "Tests/Frameworks/CombineTests", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "CoreDataTests", dependencies: ["CoreData", "CSQLite", "Predicates", "TestSupport"],
            path: "Tests/Frameworks/CoreDataTests", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "FrameworkGalleryTests", dependencies: ["FrameworkGallery", "CoreData", "HeadlessHost", "UIKit"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "FrameworksTests",
            dependencies: [
                "Combine", "SwiftUI", "CoreLocation", "UserNotifications", "Network", "SystemConfiguration", "ImageIO",
                "CoreImage", "CoreText", "UniformTypeIdentifiers", "MobileCoreServices", "AudioToolbox",
                "LocalAuthentication",
                "CoreMedia", "CoreVideo",
                "AVFoundation", "AVKit", "LinkPresentation", "StoreKit", "MessageUI", "SafariServices", "WebKit",
                "MapKit", "Photos", "PhotosUI", "Security", "CryptoKit", "CommonCrypto", "CoreHaptics",
                "BackgroundTasks", "AppTrackingTransparency", "AdSupport", "WidgetKit",
                "CoreServices", "MediaPlayer", "Contacts", "ContactsUI", "AuthenticationServices", "CoreSpotlight",
                "WatchConnectivity", "QuickLook", "CoreTelephony", "CoreMotion", "EventKit",
                "CloudKit", "PassKit", "Social", "Compression", "CallKit", "GameplayKit", "Intents",
                "MultipeerConnectivity", "PDFKit", "PushKit", "Speech",
                "HeadlessHost", "HostServices", "LoopbackServer", "UIKit", "FoundationAdditions", "TestSupport",
            ],
            path: "Tests/Frameworks/FrameworksTests", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "ObjectiveCRuntimeTests", dependencies: ["ObjectiveCRuntime", "UIKit", "HeadlessHost"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "HeadlessHostTests", dependencies: ["HeadlessHost", "UIKit", "TestSupport"]),
        .testTarget(
            name: "WindowHostTests",
            dependencies: ["WindowHost", "CairoRenderer", "Graphics", "HeadlessHost", "LayoutTrace", "UIKit", "CSDL2"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "SnapshotTestingTests",
            dependencies: ["SnapshotReview", "SnapshotTesting", "HeadlessHost", "SwiftUI", "UIKit", "TestSupport"],
            exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "LayoutTestingTests",
            dependencies: ["LayoutTesting", "SnapshotTesting", "HeadlessHost", "UIKit", "Explanations", "TestSupport"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "ListFuzzingTests",
            dependencies: ["ListFuzzing", "LayoutTesting", "HeadlessHost", "UIKit", "TestSupport"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "LoopbackServerTests", dependencies: ["LoopbackServer"]),
        .testTarget(
            name: "InspectorTests",
            dependencies: [
                "Inspector", "HeadlessHost", "ImageCoding", "LayoutTrace", "LoopbackServer", "UIKit", "Explanations",
                "TestSupport",
            ]),
        .testTarget(
            name: "MasuToolTests",
            dependencies: [
                "MasuTool", "DocumentComparison", "DocumentRules", "InterfaceBuilder", "UIKit", "Explanations",
                "Graphics", "ImageCoding", "LayoutTrace", "TestSupport",
            ]),
        .testTarget(
            name: "MasuProgramTests",
            dependencies: ["MasuProgram", "ApplicationCommand", "ListFuzzing", "SnapshotReview", "TestSupport"]),
        .testTarget(
            name: "ApplicationCommandTests",
            dependencies: ["ApplicationCommand", "HeadlessHost", "ListFuzzing", "UIKit", "WindowHost", "TestSupport"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "gallery", "ApplicationCommand", "GalleryScreens", "HeadlessHost", "Inspector", "LayoutTrace", "UIKit",
                "LayoutTesting", "ListFuzzing", "TextLayout", "Explanations", "TestSupport",
            ]),
    ]
}
