internal import SwiftSyntax

/// Frameworks beside UIKit: names that are seen without an import on Apple's systems, and `#Preview`.
extension AdaptationVisitor {
    /// Imports the frameworks of which a file uses names: Combine, which Foundation and UIKit bring along on Apple's
    /// systems, Security, which Foundation brings along, and SwiftUI for `#Preview`.
    ///
    /// - Parameter own: the names of types that the module declares itself.
    func importFrameworks(in tree: SourceFileSyntax, declaring own: Set<String>) {
        let names = FrameworkNames(in: tree)
        var added: [String] = []
        if names.usesCombine(declaring: own) { added.append("Combine") }
        if names.usesSecurity(declaring: own) { added.append("Security") }
        if names.usesUnfairLocks(declaring: own) { added.append("OSLog") }
        if names.compresses { added.append("Compression") }
        // A library in Objective-C, or with a header of it, brings UIKit along on Apple's systems.
        let isBrought = !importsUIKit && names.usesUIKit(declaring: own)
        if importsUIKit || isBrought { added += names.broughtByUIKit(declaring: own) }
        if !importsUIKit {
            if isBrought {
                added.append("UIKit")
            } else if names.usesFoundation(declaring: own) {
                added.append("Foundation")
                // Another module's import says nothing of Foundation's parts.
                added += names.first.map { foundationParts($0) } ?? []
            }
        }
        if inheritsCoreFoundation, !names.imports.contains("CoreFoundation") { added.append("CoreFoundation") }
        if usesAdditions { added.append("FoundationAdditions") }
        if names.hasPreviews, !names.imports.contains("SwiftUI") { added.append("SwiftUI") }
        guard !added.isEmpty, let place = names.place else { return }
        // Before what the import itself becomes.
        let text = added.map { "import \($0); " }.joined()
        edits.insert(SourceEdit(range: place..<place, replacement: text), at: 0)
    }

    /// Makes a type of `#Preview`, as Swift's macro does: the program's previews are found by it.
    func adaptPreview(
        _ node: some SyntaxProtocol, pound: TokenSyntax, name: TokenSyntax, in converter: SourceLocationConverter
    ) {
        guard name.text == "Preview" else { return }
        let place = converter.location(for: pound.positionAfterSkippingLeadingTrivia)
        let type = "_Preview\(place.line)_\(place.column)"
        replace(
            pound,
            with: "private struct \(type): SwiftUI.PreviewRegistry { static var fileID: String { #fileID }; "
                + "static var line: Int { \(place.line) }; static var column: Int { \(place.column) }; "
                + "@MainActor static func makePreview() throws -> SwiftUI.Preview { SwiftUI.")
        insert(" } }", at: node.endPositionBeforeTrailingTrivia)
    }
}

/// The names by which a file is known to use a framework.
struct FrameworkNames {
    private(set) var imports: Set<String> = []
    private(set) var hasPreviews = false
    /// True for `data.compressed(using: .zlib)`, which Foundation has on Apple's systems.
    private(set) var compresses = false
    /// The file's first import; one for tests only where there is no other.
    private(set) var first: ImportDeclSyntax?
    /// The byte before it.
    var place: Int? { first?.positionAfterSkippingLeadingTrivia.utf8Offset }
    private var used: Set<String> = []
    private var keychain: Set<String> = []
    private var unfairLocks: Set<String> = []
    /// Names of the frameworks that UIKit brings along, by the frameworks.
    private var brought: [String: Set<String>] = [:]
    /// Names that begin as UIKit's do.
    private var namesOfInterface: Set<String> = []
    private var namesOfFoundation: Set<String> = []

    init(in tree: SourceFileSyntax) {
        let finder = ImportDeclarations(viewMode: .sourceAccurate)
        finder.walk(tree)
        imports = Set(finder.found.compactMap { $0.path.first?.name.text })
        first = finder.found.first { !$0.attributes.has("testable") } ?? finder.found.first
        var previous = ""
        for token in tree.tokens(viewMode: .sourceAccurate) {
            if case .identifier(let name) = token.tokenKind {
                if previous == "#", name == "Preview" { hasPreviews = true }
                if Self.combine.contains(name) { used.insert(name) }
                if Self.isOfKeychain(name) { keychain.insert(name) }
                if name.hasPrefix("os_unfair_lock") || name.hasPrefix("OSAtomic") { unfairLocks.insert(name) }
                if previous != ".", let framework = Self.frameworkBroughtByUIKit(of: name) {
                    brought[framework, default: []].insert(name)
                }
                if previous != ".", Self.isOfUIKit(name) { namesOfInterface.insert(name) }
                if previous != ".", Self.foundation.contains(name) || AdaptationVisitor.isOfNetwork(name) {
                    namesOfFoundation.insert(name)
                }
                if previous == ".", name == "compressed" || name == "decompressed",
                    token.nextToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)?.text == "using"
                {
                    compresses = true
                }
                if previous == ".", Self.members.contains(name) { used.insert("." + name) }
            }
            previous = token.text
        }
    }

    /// True if the file uses Combine, and neither imports it nor has its names from the module or another library.
    func usesCombine(declaring own: Set<String>) -> Bool {
        guard imports.isDisjoint(with: ["Combine", "OpenCombine"]) else { return false }
        if !used.intersection(Self.combine).isSubset(of: own) { return true }
        return used.isSuperset(of: Self.members.map { "." + $0 })
    }

    /// True if the file uses the keychain, and neither imports Security nor declares these names itself.
    func usesSecurity(declaring own: Set<String>) -> Bool {
        !imports.contains("Security") && !keychain.subtracting(own).isEmpty
    }

    /// True if the file uses the locks or atomic numbers that Darwin and Foundation bring along on Apple's systems, and the log's module here.
    func usesUnfairLocks(declaring own: Set<String>) -> Bool {
        imports.isDisjoint(with: ["os", "OSLog"]) && !unfairLocks.subtracting(own).isEmpty
    }

    /// The frameworks whose names are seen by `import UIKit` on Apple's systems, and which the file uses so.
    func broughtByUIKit(declaring own: Set<String>) -> [String] {
        brought.filter { !imports.contains($0.key) && !$0.value.isSubset(of: own) }.keys.sorted()
    }

    private static func frameworkBroughtByUIKit(of name: String) -> String? {
        if filters.contains(name) { return "CoreImage" }
        // The label of a file's type, which may be a member without its type's name.
        if name == "UTType" || name == "conformingTo" { return "UniformTypeIdentifiers" }
        guard name.hasPrefix("UN") || name.hasPrefix("NS") else { return nil }
        if notifications.contains(where: name.hasPrefix) { return "UserNotifications" }
        return managedObjects.contains(name) ? "CoreData" : nil
    }

    private static let notifications = [
        "UNUserNotification", "UNNotification", "UNMutableNotification", "UNAuthorization",
        "UNTimeIntervalNotification",
        "UNCalendarNotification", "UNTextInputNotification",
    ]
    private static let filters: Set<String> = [
        "CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIDetector", "CIQRCodeFeature", "CIFaceFeature",
    ]
    private static let managedObjects: Set<String> = [
        "NSManagedObject", "NSManagedObjectContext", "NSPersistentContainer", "NSFetchRequest",
        "NSFetchedResultsController",
    ]

    private static func isOfKeychain(_ name: String) -> Bool {
        [
            "kSecClass", "kSecAttr", "kSecValue", "kSecReturn", "kSecMatch", "kSecUse", "kSecRandom", "kSecShared",
            "SecItem", "SecAccessControl", "SecTrust", "SecCertificate", "SecPolicy", "SecKey", "errSec",
        ]
        .contains { name.hasPrefix($0) } || name == "SecRandomCopyBytes" || name == "SecCopyErrorMessageString"
    }

    /// True if a file names Security's types of certificates.
    static func usesCertificates(_ tree: SourceFileSyntax) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains {
            ["SecTrust", "SecCertificate", "SecPolicy"].contains($0.text)
        }
    }

    /// True if the file names what must be UIKit's, and imports more than Foundation.
    func usesUIKit(declaring own: Set<String>) -> Bool {
        !imports.subtracting(["Foundation", "Combine", "Dispatch"]).isEmpty && !namesOfInterface.isSubset(of: own)
    }

    /// True if the file names what must be Foundation's, and imports others alone.
    func usesFoundation(declaring own: Set<String>) -> Bool {
        !imports.isEmpty && !imports.contains("Foundation") && !namesOfFoundation.isSubset(of: own)
    }

    /// Names that Foundation has on Apple's systems, and Core Data here.
    static let transformers: Set<String> = [
        "ValueTransformer", "NSValueTransformerName", "NSSecureUnarchiveFromDataTransformer",
    ]

    private static let foundation: Set<String> = [
        "URL", "Date", "Data", "DispatchQueue", "IndexPath", "TimeInterval", "UUID", "Locale", "NotificationCenter",
        "UserDefaults", "DateFormatter", "JSONDecoder", "JSONEncoder", "NSObject", "CGFloat", "CGSize", "CGPoint",
        "CGRect", "URLQueryItem", "URLComponents", "URLRequest", "URLSession", "HTTPURLResponse", "URLError",
        "Calendar",
        "DateComponents", "TimeZone", "Decimal", "NSNumber", "NSString", "NSError", "NSAttributedString", "NSRange",
        "IndexSet", "CharacterSet", "NumberFormatter", "Notification", "Bundle", "FileManager", "ProcessInfo", "Timer",
        "NSRegularExpression", "NSLock", "OperationQueue", "ISO8601DateFormatter", "LocalizedError", "NSPredicate",
        "NSCache", "PropertyListEncoder", "PropertyListDecoder", "PersonNameComponents",
    ]

    private static func isOfUIKit(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
            && (FrameworkClasses.superclasses[name] != nil || interface.contains(name))
    }

    /// Types of UIKit's that nobody inherits from, so that they aren't among its classes.
    private static let interface: Set<String> = [
        "UIStoryboard", "UINib", "UIColor", "UIImage", "UIFont", "UIScreen", "UIDevice", "UIApplication",
        "UIBezierPath", "UIEdgeInsets", "UIAlertAction", "UIStoryboardSegue", "UITableViewDataSource",
        "UITableViewDelegate",
        "UICollectionViewDataSource", "UICollectionViewDelegate", "UIApplicationDelegate", "UIWindowSceneDelegate",
        "UIContextualAction", "UISwipeActionsConfiguration", "UIPasteboard", "UIGraphicsImageRenderer",
    ]

    /// Names that other libraries don't have.
    private static let combine: Set<String> = [
        "Published", "ObservableObject", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher",
        "ObservableObjectPublisher", "ImmediateScheduler",
    ]
    /// Members that only together are Combine's.
    private static let members: Set<String> = ["sink", "store"]

    /// The names of the types that a file declares.
    static func types(declaredIn tree: SourceFileSyntax) -> Set<String> {
        var names: Set<String> = []
        var isNext = false
        for token in tree.tokens(viewMode: .sourceAccurate) {
            if isNext, case .identifier(let name) = token.tokenKind { names.insert(name) }
            isNext = ["class", "struct", "enum", "protocol", "typealias", "actor"].contains(token.text)
        }
        return names
    }
}

private final class ImportDeclarations: SyntaxVisitor {
    var found: [ImportDeclSyntax] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
