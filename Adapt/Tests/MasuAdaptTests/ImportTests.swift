import XCTest

@testable import MasuAdapt

/// Kind: documented — our description of the source adapter, and what Foundation has on Linux.
final class ImportTests: XCTestCase {
    func testScopedImportsOfWhatIsAModuleOfItsOwn() {
        XCTAssertEqual(
            Adaptation.adapt(
                "import struct Foundation.URLRequest\nimport class Foundation.XMLParser\nimport struct Foundation.Date\n"
            ),
            "import struct FoundationNetworking.URLRequest\nimport class FoundationXML.XMLParser\nimport struct Foundation.Date\n"
        )
    }

    /// Kind: property — each name that the module of Foundation's gaps declares brings the module along where a file uses it.
    func testEveryNameOfTheAdditionsIsKnown() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/FoundationAdditions")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let declared = try files.flatMap { file in
            try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).split(separator: "\n")
                .compactMap {
                    $0.firstMatch(
                        of:
                            /^(?:@\S+ )*(?:public|open) (?:final )?(?:class|struct|enum|typealias|func|let|var|protocol) ([A-Za-z]\w*)/
                    ).map { String($0.1) }
                }
        }
        XCTAssertGreaterThan(declared.count, 15)
        let unknown = Set(declared).subtracting(AdaptationVisitor.additions).subtracting(
            AdaptationVisitor.unnamedAdditions)
        XCTAssertEqual(unknown, [])
        XCTAssertEqual(
            Adaptation.adapt("import Foundation\nfunc f(_ error: NSErrorPointer) {}\n").components(separatedBy: "\n")[
                0],
            "import Foundation; import FoundationAdditions")
    }

    /// A class by the header that it is in, which Apple's module has as a part.
    func testAScopedImportOfAPart() {
        XCTAssertEqual(
            Adaptation.adapt("import class Foundation.NSLock.NSRecursiveLock\n"),
            "import class Foundation.NSRecursiveLock\n")
    }

    /// Modules that were one module as a pod.
    func testModulesThatComeAlong() {
        var adaptation = Adaptation(of: ["import Lake\nimport class Lake.Depth\nimport MetalKit\n"])
        adaptation.companions = ["Lake": ["RxLake"], "Sea": ["RxSea"]]
        adaptation.unneededFrameworks = ["MetalKit"]
        XCTAssertEqual(
            adaptation.text(at: 0), "import Lake; import RxLake\nimport class Lake.Depth\nimport UIKit\n")
    }

    func testPartsOfUIKitAndTheRuntime() {
        XCTAssertEqual(
            Adaptation.adapt("import UIKit.UIGeometry\nimport ObjectiveC.runtime\n@_exported import ObjectiveC\n"),
            "import UIKit\nimport UIKit\n@_exported import UIKit\n")
        let kept = "import UIKit\nimport struct UIKit.CGFloat\nimport Foundation\n"
        XCTAssertEqual(Adaptation.adapt(kept), kept)
    }

    func testModulesThatComeWithUIKitHere() {
        XCTAssertEqual(
            Adaptation.adapt(
                "import Accessibility\nimport CoreFoundation\nlet s: CFString\nimport Darwin\nimport Quick\n"),
            "import UIKit\nimport UIKit\nlet s: CFString\nimport Glibc\nimport Quick; import UIKit\n")
    }

    /// Linux's Core Foundation gives Foundation's classes members; without it those with locks can't be inherited from.
    func testCoreFoundationWithoutItsNamesStays() {
        let text = "import CoreFoundation\nimport Foundation\nlet a = 1\n"
        XCTAssertEqual(Adaptation.adapt(text), text)
    }

    /// Darwin has the lock on Apple's systems, and Foundation passes Darwin on.
    func testUnfairLocksComeFromTheLogsModule() {
        let use = "typealias Lock = os_unfair_lock_t\n"
        XCTAssertEqual(Adaptation.adapt("import Darwin\n" + use), "import OSLog; import Glibc\n" + use)
        XCTAssertEqual(Adaptation.adapt("import Foundation\n" + use), "import OSLog; import Foundation\n" + use)
        XCTAssertEqual(Adaptation.adapt("import os\n" + use), "import OSLog\n" + use)
        let own = "import Foundation\nstruct os_unfair_lock_t {}\nlet a: os_unfair_lock_t\n"
        XCTAssertEqual(Adaptation.adapt(own), own)
    }

    /// Names of Foundation that Linux lacks or calls unavailable, and certificates, which Foundation's headers pass on.
    func testServicesOfTheNetworkAndCertificates() {
        for use in ["let s: NetService? = nil\n", "let r = try url.checkPromisedItemIsReachable()\n"] {
            XCTAssertEqual(
                Adaptation.adapt("import Foundation\n" + use), "import Foundation; import FoundationAdditions\n" + use)
        }
        let trust = "let t: SecTrust? = nil\n"
        XCTAssertEqual(Adaptation.adapt("import Foundation\n" + trust), "import Security; import Foundation\n" + trust)
    }

    /// UIKit's headers pass on the frameworks of notifications and managed objects.
    func testFrameworksThatComeWithUIKitOnApplesSystems() {
        let ask = "UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }\n"
        XCTAssertEqual(
            Adaptation.adapt("import UIKit\n" + ask), "import UserNotifications; import UIKit\n" + ask)
        let both = "import UIKit\nimport UserNotifications\n" + ask
        XCTAssertEqual(Adaptation.adapt(both), both)
        let plain = "import Foundation\n" + ask
        XCTAssertEqual(Adaptation.adapt(plain), plain)
        let along = "import Gauges\nextension AppDelegate { func show(_ view: UIView) { \(ask) } }\n"
        XCTAssertEqual(Adaptation.adapt(along), "import UserNotifications; import UIKit; " + along)
        let store = "import UIKit\nlet context: NSManagedObjectContext? = nil\n"
        XCTAssertEqual(Adaptation.adapt(store), "import CoreData; " + store)
        let code = "import UIKit\nlet filter = CIFilter(name: \"CIQRCodeGenerator\")\n"
        XCTAssertEqual(Adaptation.adapt(code), "import CoreImage; " + code)
        XCTAssertEqual(
            Adaptation.adapt("import CoreImage\nimport CoreImage.CIFilterBuiltins\n"),
            "import CoreImage\nimport CoreImage\n")
        let file = "import UIKit\nlet map = folder.appendingPathComponent(name, conformingTo: .png)\n"
        XCTAssertEqual(Adaptation.adapt(file), "import UniformTypeIdentifiers; " + file)
        let own = "import UIKit\nclass UNAuthorizationNote {}\nlet a = UNAuthorizationNote()\n"
        XCTAssertEqual(Adaptation.adapt(own), own)
    }

    /// On Apple's systems a library's header of Objective-C shows UIKit to whoever imports it.
    func testUIKitByWayOfALibrary() {
        XCTAssertEqual(
            Adaptation.adapt("import RxCocoa\nclass A: UIViewController {}\n"),
            "import UIKit; import RxCocoa\nclass A: UIViewController {}\n")
        let board = "import Ponds\nlet a = UIStoryboard(name: \"Main\", bundle: nil)\n"
        XCTAssertEqual(Adaptation.adapt(board), "import UIKit; " + board)
        let own = "import RxCocoa\nclass UIView {}\nlet a = UIView()\n"
        XCTAssertEqual(Adaptation.adapt(own), own)
        XCTAssertEqual(
            Adaptation.adapt("import RxSwift\nlet a: URL? = nil\n"),
            "import Foundation; import RxSwift\nlet a: URL? = nil\n")
        XCTAssertEqual(
            Adaptation.adapt("import Ponds\nlet a: [URLQueryItem] = []\n"),
            "import Foundation; import Ponds\nlet a: [URLQueryItem] = []\n")
        let none = "let a: URL? = nil\n"
        XCTAssertEqual(Adaptation.adapt(none), none)
        let alone = "import Foundation\nlet a = b as? UIView\n"
        XCTAssertEqual(Adaptation.adapt(alone), alone)
    }

    func testTestsGetUIKitFromTheLibraryThatTheyTest() {
        XCTAssertEqual(Adaptation.adapt("@testable import Lists\n"), "@testable import Lists; import UIKit\n")
        XCTAssertEqual(Adaptation.adapt("import Lists\n"), "import Lists\n")
    }

    /// On Apple's systems these come along with Foundation.
    func testNamesOfFoundationThatLinuxLacks() {
        for use in [
            "let t = CGAffineTransform.identity", "func f(_ s: Selector) {}", "var k = objc_getAssociatedObject",
            "let name: CFString", "autoreleasepool { }",
        ] {
            XCTAssertEqual(
                Adaptation.adapt("import Foundation\n\(use)\n"), "import Foundation; import UIKit\n\(use)\n")
        }
        let plain = "import Foundation\nlet f: CGFloat = 1; let r = CGRect.zero\n"
        XCTAssertEqual(Adaptation.adapt(plain), plain)
    }

    /// Their written module is UIKit's.
    func testOptionalRequirementsBringUIKit() {
        let adapted = Adaptation.adapt("import Foundation\n@objc protocol P { @objc optional func f() }\n")
        XCTAssertTrue(adapted.hasPrefix("import Foundation; import UIKit\n"), adapted)
    }

    func testTheUnifiedLog() {
        XCTAssertEqual(
            Adaptation.adapt("import os\nimport os.log\nimport OSLog\n"), "import OSLog\nimport OSLog\nimport OSLog\n")
    }

    func testAnUmbrellaHeaderBringsUIKitEverywhere() {
        let module = Adaptation(
            of: ["// A\nimport Foundation\nclass A: UIView {}\n", "import UIKit\n"], hasUmbrella: true)
        XCTAssertEqual(module.text(at: 0), "// A\nimport UIKit; import Foundation\nclass A: UIView {}\n")
        XCTAssertEqual(module.text(at: 1), "import UIKit\n")
        var bridged = module
        bridged.bridged = ["MapKit", "Progress"]
        XCTAssertEqual(bridged.text(at: 1), "import MapKit; import Progress; import UIKit\n")
        let application = Adaptation(of: ["@UIApplicationMain\nclass A: UIResponder {}\n"], hasUmbrella: true)
        XCTAssertTrue(application.text(at: 0).hasPrefix("import UIKit; @main\n"), application.text(at: 0))
    }

    func testFilesThatSpeakToTheNetworkImportItsModule() {
        XCTAssertEqual(
            Adaptation.adapt("import Foundation\nlet session = URLSession.shared\n"),
            "import Foundation; import FoundationNetworking\nlet session = URLSession.shared\n")
        XCTAssertEqual(
            Adaptation.adapt("import Foundation\nlet u: URL? = nil\n"), "import Foundation\nlet u: URL? = nil\n")
    }

    /// Foundation on Linux has classes of these names without members.
    func testExpressionsAreMeantByTheirModule() {
        let written = "let e = NSExpression(forKeyPath: \"a\")\n"
        XCTAssertEqual(
            Adaptation.adapt("import CoreData\n" + written),
            "import CoreData; import class FoundationAdditions.NSExpression\n" + written)
    }

    /// The parser of markup is a module of its own on Linux, whichever import brings Foundation.
    func testFilesThatReadMarkupImportItsModule() {
        let reader = "final class Feed: NSObject, XMLParserDelegate {}\n"
        XCTAssertEqual(
            Adaptation.adapt("import Foundation\n" + reader), "import Foundation; import FoundationXML\n" + reader)
        XCTAssertEqual(Adaptation.adapt("import UIKit\n" + reader), "import UIKit; import FoundationXML\n" + reader)
        let both = "import UIKit\nimport Foundation\n"
        XCTAssertEqual(
            Adaptation.adapt(both + reader), "import UIKit\nimport Foundation; import FoundationXML\n" + reader)
    }
}

/// Kind: documented — our description of the source adapter; Apple's page on `#Preview`.
final class FrameworkImportTests: XCTestCase {
    func testCombineIsImportedWhereItComesWithFoundation() {
        let model = "import Foundation\nfinal class Model { @Published var text = \"\" }\n"
        XCTAssertEqual(Adaptation.adapt(model), "import Combine; " + model)
        let chain = "import UIKit\nvalues.sink { _ in }.store(in: &kept)\n"
        XCTAssertEqual(Adaptation.adapt(chain), "import Combine; " + chain)
    }

    func testCombineIsLeftOutWhereTheNamesAreTheApps() {
        for source in [
            "import Foundation\nstruct AnyCancellable {}\nvar kept: [AnyCancellable] = []\n",
            "import Combine\nvar kept: [AnyCancellable] = []\n",
            "import OpenCombine\nvar kept: [AnyCancellable] = []\n",
            "import Foundation\ncache.store(1)\n",
        ] { XCTAssertEqual(Adaptation.adapt(source), source) }
    }

    func testAPreviewBecomesAType() {
        XCTAssertEqual(
            Adaptation.adapt("import UIKit\n\n#Preview(\"Row\", traits: .landscapeLeft) {\n    RowView()\n}\n"),
            "import SwiftUI; import UIKit\n\nprivate struct _Preview3_1: SwiftUI.PreviewRegistry { "
                + "static var fileID: String { #fileID }; static var line: Int { 3 }; static var column: Int { 1 }; "
                + "@MainActor static func makePreview() throws -> SwiftUI.Preview { "
                + "SwiftUI.Preview(\"Row\", traits: .landscapeLeft) {\n    RowView()\n} } }\n")
        let available = Adaptation.adapt("import SwiftUI\n@available(iOS 17, *)\n#Preview {\n    RowView()\n}\n")
        XCTAssertTrue(
            available.hasPrefix("import SwiftUI\n@available(iOS 17, *)\nprivate struct _Preview3_1:"), available)
    }

    func testLocksOfMachO() {
        let adapted = Adaptation.adapt(
            "import Foundation\n#if os(iOS)\nimport MachO\n#endif\nlet lock = os_unfair_lock()\n")
        XCTAssertTrue(adapted.contains("#if canImport(UIKit)\nimport Glibc\n"), adapted)
        XCTAssertTrue(adapted.contains("import OSLog"), adapted)
    }

    /// A number that Foundation has no code for is unknown.
    func testACodeOfAnyNumber() {
        let adapted = Adaptation.adapt(
            "import Foundation\nlet code = URLError.Code(rawValue: (error as NSError).code)\n")
        XCTAssertTrue(
            adapted.contains("= FoundationAdditions._URLErrorCodes.code(rawValue: (error as NSError).code)"), adapted)
        XCTAssertTrue(adapted.contains("import FoundationAdditions"), adapted)
        XCTAssertTrue(
            Adaptation.adapt("import Foundation\nlet error = URLError(.init(rawValue: status))\n").contains(
                "= URLError(FoundationAdditions._URLErrorCodes.code(rawValue: status))"))
        let other = "import Foundation\nlet kind = Kind(.init(rawValue: status))\n"
        XCTAssertEqual(Adaptation.adapt(other), other)
    }

    /// UIKit's functions for run loops are others than those of the system's loops with sources.
    func testLoopsWithSourcesAreTheSystems() {
        let source = "import Foundation\nimport CoreFoundation\nlet loop = CFRunLoopGetCurrent()\n"
        XCTAssertTrue(Adaptation.adapt(source).contains("import UIKit"))
        let alone = source + "CFRunLoopAddSource(loop, source, mode)\n"
        XCTAssertEqual(Adaptation.adapt(alone), alone)
    }

    /// Security has no certificates here: a library that can do without takes its other way.
    func testCertificatesAreLeftOut() {
        let source = "#if canImport(Security)\nimport Security\nlet trust: SecTrust? = nil\n#endif\n"
        XCTAssertTrue(Adaptation.adapt(source).hasPrefix("#if false"))
        XCTAssertTrue(
            Adaptation.adapt("#if canImport(Security)\nimport Security\n#endif\n").contains("canImport(Security)"))
    }

    /// Darwin brings atomic numbers along, Foundation the names of Core Foundation.
    func testNamesThatDarwinAndCoreFoundationBring() {
        XCTAssertTrue(
            Adaptation.adapt("import Foundation\nlet a = OSAtomicIncrement32(&b)\n").contains("import OSLog"))
        XCTAssertTrue(
            Adaptation.adapt("import Foundation\nlet a = kCFAllocatorDefault\n").contains("import UIKit"))
        XCTAssertTrue(
            Adaptation.adapt("import Foundation\nvar a: DispatchSourceMemoryPressure?\n").contains(
                "import FoundationAdditions"))
    }
}
