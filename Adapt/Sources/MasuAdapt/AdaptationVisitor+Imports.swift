internal import SwiftSyntax

/// Replacements for modules that Apple's systems have.
extension AdaptationVisitor {
    func adaptImport(_ node: ImportDeclSyntax) {
        let path = node.path.map(\.name.text)
        let isWhole = node.importKindSpecifier == nil
        guard let module = path.first else { return }
        // A library's umbrella header brings UIKit to its tests.
        if node.attributes.has("testable") {
            importsUIKit = true
            if modulesOfManagedObjects.contains(module) { testedModulesOfManagedObjects.insert(module) }
            return replace(node, with: node.trimmedDescription + "; import UIKit")
        }
        switch module {
        case "UIKit":
            importsUIKit = true
            if path.count > 1, isWhole { replace(node.path, with: "UIKit") }
            var parts = path.count == 1 && isWhole && !namesFoundation(node) ? foundationParts(node) : []
            // A class of UIKit's until iOS 12, which is in the module of web views here.
            if isWhole, names(in: node, where: ["UIWebView", "UIWebViewDelegate"].contains) { parts.append("WebKit") }
            if !parts.isEmpty { replace(node, with: node.trimmedDescription + parts.map { "; import \($0)" }.joined()) }
        case "XCTest" where isWhole, "Quick" where isWhole, "Nimble" where isWhole:
            // Test files rely on it that they get UIKit along.
            importsUIKit = true
            replace(node, with: node.trimmedDescription + "; import UIKit")
        case "Foundation" where isWhole, "CoreGraphics" where isWhole, "QuartzCore" where isWhole,
            "CoreData" where isWhole:
            var text = node.trimmedDescription
            if ["Foundation", "CoreData"].contains(module) {
                text += foundationParts(node).map { "; import \($0)" }.joined()
            }
            if names(in: node, where: Self.isOfUIKit), !runsLoopsAlone(node) {
                importsUIKit = true
                text += "; import UIKit"
            }
            if text != node.trimmedDescription { replace(node, with: text) }
        case "CoreFoundation" where names(in: node, where: Self.isOfRunLoop) && !runsLoopsAlone(node):
            // Linux has run loops in the module of that name, with what UIKit declares of it in common types alone.
            importsUIKit = true
            replace(node, with: node.trimmedDescription + "; import UIKit")
        case "CoreFoundation" where !names(in: node, where: Self.isOfUIKit) || runsLoopsAlone(node):
            // Imported for what it gives Foundation's classes: without it, those with locks can't be inherited from.
            break
        // Most frameworks bring UIKit, so what has nothing else is its import.
        case _ where unneededFrameworks.contains(module), "ObjectiveC", "Accessibility", "CoreFoundation",
            "DeveloperToolsSupport":
            importsUIKit = true
            replace(node.path, with: "UIKit")
            if let kind = node.importKindSpecifier { replace(kind, with: "") }
        // The second is imported for its locks, which come with `os` here.
        case "Darwin", "MachO": replace(node.path, with: "Glibc")
        // Parts, such as `CoreImage.CIFilterBuiltins` and `AVFoundation.AVPlayerItem`, are one module here.
        case _ where isWhole && path.count > 1 && ImportedModules.frameworks.contains(module):
            replace(node.path, with: module)
        // The part of it that plays and speaks, by which newer sources name the whole.
        case "AVFAudio" where isWhole: replace(node.path, with: "AVFoundation")
        // `import struct Foundation.URLRequest`: what is a module of its own on Linux.
        case "Foundation" where path.count == 2 && Self.isOfNetwork(path[1]):
            replace(node.path, with: "FoundationNetworking.\(path[1])")
        case "Foundation" where path.count == 2 && Self.markupTypes.contains(path[1]):
            replace(node.path, with: "FoundationXML.\(path[1])")
        // `import class Foundation.NSLock.NSRecursiveLock`: the headers that Apple's module has parts for.
        case "Foundation" where path.count > 2: replace(node.path, with: "Foundation.\(path[path.count - 1])")
        case _ where isWhole && companions[module]?.isEmpty == false:
            let brought = companions[module] ?? []
            if brought.contains("UIKit") { importsUIKit = true }
            let others = brought.map { "; import \($0)" }.joined()
            replace(node, with: node.trimmedDescription + others)
        default:
            // The unified log is a module of its own here, whose parts and other name bring the same.
            if isWhole, ["os", "os.log", "os.signpost"].contains(path.joined(separator: ".")) {
                replace(node.path, with: "OSLog")
            }
        }
    }

    /// The modules that hold, on Linux, what the file uses of Foundation on Apple's systems.
    func foundationParts(_ node: ImportDeclSyntax) -> [String] {
        (names(in: node, where: Self.isOfNetwork) ? ["FoundationNetworking"] : [])
            + (names(in: node, where: Self.markupTypes.contains) ? ["FoundationXML"] : [])
            + (names(in: node, where: Self.additions.contains) || makesSessions(node) || asksForKeys(node)
                ? ["FoundationAdditions"] : [])
            + (declaresKeys(node.root) ? ["Predicates"] : [])
            + Self.standIns.filter { name in names(in: node) { $0 == name } }.map { "class FoundationAdditions.\($0)" }
            + (names(in: node, where: FrameworkNames.transformers.contains) ? ["CoreData"] : [])
    }

    /// Classes that Foundation on Linux has too, but without members: a name in the place of a type is then either's.
    private static let standIns = ["NSComparisonPredicate", "NSExpression"]

    /// True if the file makes sessions of its own, which then ask the host for answers.
    private func makesSessions(_ node: ImportDeclSyntax) -> Bool {
        var before = ""
        for token in node.root.tokens(viewMode: .sourceAccurate) {
            if before == "URLSession", token.text == "(" || token.nextToken(viewMode: .sourceAccurate)?.text == "init" {
                return true
            }
            before = token.text
        }
        return false
    }

    /// True if the file asks one of Foundation's collections for values by key, or compares file managers.
    private func asksForKeys(_ node: ImportDeclSyntax) -> Bool {
        let collections: Set<String> = ["NSDictionary", "NSArray", "NSMutableDictionary"]
        let equals: Set<String> = ["Hashable", "Equatable"]
        return names(in: node, where: collections.contains) && names(in: node) { ["value", "setValue"].contains($0) }
            || names(in: node, where: equals.contains) && names(in: node) { $0 == "FileManager" }
    }

    /// True if the file imports Foundation by its own name too.
    private func namesFoundation(_ node: ImportDeclSyntax) -> Bool {
        guard let file = node.root.as(SourceFileSyntax.self) else { return false }
        return file.statements.contains {
            $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "Foundation"
        }
    }

    /// True if the file uses a name.
    private func names(in node: ImportDeclSyntax, where isMeant: (String) -> Bool) -> Bool {
        node.root.tokens(viewMode: .sourceAccurate).contains { token in
            switch token.tokenKind {
            case .identifier(let name): isMeant(name)
            case .keyword(.optional): isMeant("optional")
            case .poundAvailable, .poundUnavailable: isMeant("#available")
            default: false
            }
        }
    }

    /// Names that Foundation has on Apple's systems, and a module of its own on Linux.
    static func isOfNetwork(_ name: String) -> Bool {
        networkTypes.contains(name) || name.hasPrefix("URLSession")
    }

    /// True if the file runs loops with sources of its own and imports nothing of the screen: both modules' functions for
    /// loops would be too many.
    private func runsLoopsAlone(_ node: ImportDeclSyntax) -> Bool {
        guard let file = node.root.as(SourceFileSyntax.self) else { return false }
        let imports = Set(
            file.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
        return imports.contains("CoreFoundation") && imports.isSubset(of: ["Foundation", "CoreFoundation", "Dispatch"])
            && names(in: node) { $0.hasPrefix("CFRunLoopSource") || $0.hasPrefix("CFRunLoopAdd") }
    }

    private static func isOfRunLoop(_ name: String) -> Bool {
        ["CFRunLoop", "kCFRunLoop", "_CF"].contains { name.hasPrefix($0) }
    }

    /// Names that come along with Foundation on Apple's systems, and with UIKit here: those of Objective-C's runtime,
    /// of Core Foundation and of Core Graphics that Foundation on Linux lacks, and what the source adapter itself
    /// writes.
    private static func isOfUIKit(_ name: String) -> Bool {
        if namesOfFoundation.contains(name) || name.hasPrefix("kCF") { return true }
        let rest = name.dropFirst(2)
        guard rest.first?.isUppercase == true else { return name.hasPrefix("objc_") }
        switch name.prefix(2) {
        case "CF": return true
        case "CG": return !namesHere.contains(name)
        default: return false
        }
    }

    /// The names of Core Graphics that Foundation on Linux has.
    private static let namesHere: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect"]

    private static let namesOfFoundation: Set<String> = [
        "#available", "operatingSystemVersion", "operatingSystemVersionString", "isOperatingSystemAtLeast",
        "selector", "Selector", "optional", "autoreleasepool", "NSMapTable", "NSHashTable", "NSInteger", "NSUInteger",
        "NSIntegerMax", "NSIntegerMin", "NSUIntegerMax", "noErr",
        "NSStringFromSelector", "NSSelectorFromString", "NSDataDetector", "UndoManager", "NSTextCheckingTypes",
        "NSFoundationVersionNumber", "NSKeyValueObservation", "NSKeyValueChangeKey", "NSKeyValueObservingOptions",
        "observe", "NSEC_PER_SEC",
        "NSEC_PER_MSEC", "USEC_PER_SEC", "LocalizedStringResource", "LocalizationValue", "localized",
        "NSUnderlineStyle", "NSParagraphStyle", "NSMutableParagraphStyle",
    ]

    /// Names that Foundation has on Apple's systems, and Masu's addition to it on Linux.
    static let additions: Set<String> = [
        "RelativeDateTimeFormatter", "DateComponentsFormatter", "MeasurementFormatter", "ListFormatter", "NSPredicate",
        "NSSortDescriptor", "pthread_mutexattr_settype", "allowsConstrainedNetworkAccess",
        "allowsExpensiveNetworkAccess", "unarchivedArrayOfObjects", "asyncAndWait", "responsiveData", "avStreaming",
        "responsiveAV", "callSignaling", "NSURLSessionDownloadTaskResumeData", "NetService", "streamTask",
        "checkPromisedItemIsReachable", "DispatchSourceMemoryPressure",
        "makeMemoryPressureSource", "prefersIncrementalDelivery",
        "volumeAvailableCapacityForImportantUsage", "volumeAvailableCapacityForOpportunisticUsage",
        "NSURLAuthenticationMethodServerTrust", "NSURLAuthenticationMethodClientCertificate",
        "getBoundStreams", "URLCache", "tlsMinimumSupportedProtocol", "tlsMaximumSupportedProtocol",
        "tlsMinimumSupportedProtocolVersion", "tlsMaximumSupportedProtocolVersion", "NSErrorPointer",
        "AutoreleasingUnsafeMutablePointer", "NSDiscardableContent", "NSFileCoordinator", "NSFilePresenter",
        "SSLProtocol", "tls_protocol_version_t",
        "PTHREAD_MUTEX_POLICY_FAIRSHARE_NP", "PTHREAD_MUTEX_POLICY_FIRSTFIT_NP", "pthread_mutexattr_setpolicy_np",
        "kCFAllocatorDefault", "startAccessingSecurityScopedResource", "stopAccessingSecurityScopedResource",
        "ubiquityIdentityToken", "isUbiquitousItem", "setUbiquitous", "startDownloadingUbiquitousItem",
        "evictUbiquitousItem", "containerURL", "formatterBehavior", "_SYS_NAMELEN",
        "NSUbiquitousKeyValueStore", "decodeTopLevelObject", "NSCopying", "fileSize", "fileModificationDate",
        "fileCreationDate", "filePosixPermissions", "localizedStandard", "fileURL",
        "localizedStringWithFormat", "didCreateTask", "taskIsWaitingForConnectivity",
    ]
    /// Classes that Foundation on Linux has too, and a type that no app names.
    static let unnamedAdditions = Set(standIns).union(["UndoRecording", "_LocalizedComparator"])
    private static let markupTypes: Set<String> = ["XMLParser", "XMLParserDelegate"]
    private static let networkTypes: Set<String> = [
        "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse", "URLProtocol", "URLCredential",
        "URLCredentialStorage", "URLProtectionSpace", "URLAuthenticationChallenge", "HTTPCookie", "HTTPCookieStorage",
        "NSURLRequest", "NSMutableURLRequest", "NSURLConnection",
    ]
}
