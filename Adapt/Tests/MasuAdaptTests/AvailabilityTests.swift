import XCTest

@testable import MasuAdapt

/// Kind: documented — Documentation/releases.md: adapted sources ask for the release that the host follows.
final class AvailabilityTests: XCTestCase {
    private func adapted(_ body: String) -> String {
        let text = Adaptation.adapt("import UIKit\n\(body)\n")
        return text.hasPrefix("import UIKit\n") ? String(text.dropFirst("import UIKit\n".count).dropLast()) : text
    }

    func testConditionsBecomeCalls() {
        XCTAssertEqual(
            adapted("if #available(iOS 15, *) { a() } else { b() }"), "if _systemIsAtLeast(15, 0) { a() } else { b() }")
        XCTAssertEqual(
            adapted("func f() { guard #available(iOS 26.1.2, *), x else { return } }"),
            "func f() { guard _systemIsAtLeast(26, 1), x else { return } }")
        XCTAssertEqual(
            adapted("while let a = next(), #available(macOS 12, iOS 16.4, *) { use(a) }"),
            "while let a = next(), _systemIsAtLeast(16, 4) { use(a) }")
        XCTAssertEqual(adapted("if #unavailable(iOS 18) { a() }"), "if !_systemIsAtLeast(18, 0) { a() }")
    }

    func testWhatDoesNotSpeakOfIOSStays() {
        for text in ["if #available(macOS 12, *) { a() }", "@available(iOS 15, *) func a() {}"] {
            XCTAssertEqual(adapted(text), text)
        }
    }

    /// Swift's compiler takes a condition for true that the deployment target meets.
    func testWhatEveryReleaseOfTheModuleMeetsStays() {
        let source = """
            import UIKit
            var a: UIColor { if #available(iOS 13.0, *) { return .label } }
            var b: UIColor { if #available(iOS 15.1, *) { return .label } else { return .red } }
            func c() { if #unavailable(iOS 15) { a() } }
            """
        var adaptation = Adaptation(of: [source])
        adaptation.minimumRelease = ReleaseNumber("15.0")
        XCTAssertEqual(
            adaptation.text(at: 0), source.replacing("#available(iOS 15.1, *)", with: "_systemIsAtLeast(15, 1)"))
    }

    func testAFileOfFoundationGetsUIKit() {
        XCTAssertEqual(
            Adaptation.adapt("import Foundation\nlet a = { if #available(iOS 15, *) { b() } }\n"),
            "import Foundation; import UIKit\nlet a = { if _systemIsAtLeast(15, 0) { b() } }\n")
        let plain = "let a = { if #available(iOS 15, *) { b() } }\n"
        XCTAssertEqual(Adaptation.adapt(plain), plain)
    }

    /// URLSessionConfiguration of swift-corelibs-foundation declares it without a setter.
    func testAConfigurationThatWaits() {
        XCTAssertEqual(
            Adaptation.adapt("import Foundation\nfunc a() { session.waitsForConnectivity = true }\n"),
            "import FoundationAdditions; import Foundation\nfunc a() { session._waitsForConnectivity = true }\n")
        let own = "import Foundation\nlet a = session.waitsForConnectivity\n"
        XCTAssertEqual(Adaptation.adapt(own), own)
    }

    func testTheProcessStatesTheRelease() {
        XCTAssertEqual(
            adapted("let v = ProcessInfo.processInfo.operatingSystemVersion.majorVersion"),
            "let v = ProcessInfo.processInfo._followedSystemVersion.majorVersion")
        XCTAssertEqual(
            adapted("let v = ProcessInfo().isOperatingSystemAtLeast(w)"),
            "let v = ProcessInfo.processInfo._followsSystemAtLeast(w)")
        XCTAssertEqual(adapted("let v = other.operatingSystemVersion"), "let v = other.operatingSystemVersion")
    }
}
