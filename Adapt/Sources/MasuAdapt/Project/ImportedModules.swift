internal import SwiftSyntax

/// The modules that sources import, but for those that they can do without.
struct ImportedModules {
    /// The number of files that import each module.
    private(set) var counts: [String: Int] = [:]
    /// The modules that files import within conditions such as `#if canImport(WebKit)`; of SwiftUI only where these files
    /// use no more of it than Masu has.
    private(set) var conditional: Set<String> = []
    /// Those of them that are imported without being asked for, as in `#if Other … #else import SQLite3`.
    private(set) var unasked: Set<String> = []

    init(of sources: [String], by trees: SourceTrees = SourceTrees()) {
        for source in sources {
            let imports = ImportFinder(viewMode: .sourceAccurate)
            imports.walk(trees.tree(of: source))
            for module in imports.modules { counts[module, default: 0] += 1 }
            conditional.formUnion(imports.conditional)
            unasked.formUnion(imports.conditional.subtracting(imports.asked))
        }
        let exceedsSwiftUI = sources.contains { source in
            source.contains("import SwiftUI") && !SwiftUIEdge.namesBeyond(in: trees.tree(of: source)).isEmpty
        }
        if exceedsSwiftUI { conditional.remove("SwiftUI") }
    }

    /// The lines of a source that import something, and the conditions around them: what is left to parse of a file that is read
    /// for its imports alone. One that imports SwiftUI is read whole, since what it uses counts too.
    static func lines(importingIn source: String) -> String {
        guard !source.contains("import SwiftUI") else { return source }
        return source.split(separator: "\n").filter { line in
            let line = line.drop { $0 == " " || $0 == "\t" }
            return line.hasPrefix("#if") || line.hasPrefix("#else") || line.hasPrefix("#endif")
                || line.contains("import ")
        }.joined(separator: "\n") + "\n"
    }

    /// True for a module that comes with the toolchain or Masu, or becomes one that does.
    static func isThere(_ module: String) -> Bool { system.contains(module) || frameworks.contains(module) }

    /// The toolchain's modules that tests import.
    static let ofTests: Set<String> = ["Testing", "XCTest"]

    /// The modules that come with the toolchain or Masu, or become one that does.
    private static let system: Set<String> = [
        "UIKit", "CoreGraphics", "QuartzCore", "OSLog", "os", "Foundation", "FoundationNetworking", "FoundationXML",
        "XCTest", "Testing", "Dispatch", "ObjectiveC", "CoreFoundation", "Accessibility", "Darwin", "MachO", "Glibc",
        "Swift",
        "_Concurrency", "RegexBuilder", "Synchronization", "Observation", "Distributed", "SnapshotTesting",
        "LayoutTesting", "HeadlessHost", "FoundationEssentials", "FoundationInternationalization",
        "FoundationAdditions", "AVFAudio", "DeveloperToolsSupport",
    ]

    /// Products of Masu beside UIKit that a package names where its sources import them.
    static let frameworks: Set<String> = [
        "AVFoundation", "AVKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "BackgroundTasks", "Combine",
        "CommonCrypto", "CoreData", "CoreHaptics", "CoreImage", "CryptoKit", "Security", "WidgetKit", "CoreLocation",
        "CoreMedia", "CoreVideo",
        "CoreText", "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices",
        "Network", "Photos", "PhotosUI",
        "SafariServices", "StoreKit", "SwiftUI", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications",
        "WebKit",
        "CoreServices", "MediaPlayer", "Contacts", "ContactsUI", "AuthenticationServices",
        "CoreSpotlight", "WatchConnectivity", "QuickLook", "CoreTelephony", "CoreMotion", "EventKit", "CloudKit",
        "PassKit", "Social", "Compression", "CallKit", "GameplayKit", "Intents", "MultipeerConnectivity",
        "PDFKit", "PushKit", "Speech",
    ]
}

/// Imports outside of conditions: inside of one, the file has another way.
private final class ImportFinder: SyntaxVisitor {
    var modules: Set<String> = []
    var conditional: Set<String> = []
    /// The modules that conditions ask for by `canImport`.
    var asked: Set<String> = []
    private var depth = 0

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        if depth == 0 { modules.insert(module) } else { conditional.insert(module) }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    override func visitPost(_ node: IfConfigDeclSyntax) { depth -= 1 }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        let condition = node.condition?.description ?? ""
        asked.formUnion(condition.matches(of: /canImport\(\s*(\w+)/).map { String($0.1) })
        return .visitChildren
    }
}
