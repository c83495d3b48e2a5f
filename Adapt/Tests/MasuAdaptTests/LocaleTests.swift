import XCTest

@testable import MasuAdapt

/// Kind: documented — our description of the source adapter: the present locale is the device's.
final class LocaleTests: XCTestCase {
    private func line(_ source: String) -> String {
        let adapted = Adaptation.adapt("import Foundation\n" + source + "\n")
        XCTAssertTrue(adapted.contains("import FoundationAdditions"), adapted)
        return adapted.split(separator: "\n").last.map(String.init) ?? ""
    }

    func testThePresentLocale() {
        let present = "FoundationAdditions._DeviceLocale.present"
        XCTAssertEqual(line("let a = Locale.current.identifier"), "let a = \(present).identifier")
        XCTAssertEqual(line("f.locale = .autoupdatingCurrent"), "f.locale = \(present)")
        XCTAssertEqual(line("let a = g(x, locale: .current)"), "let a = g(x, locale: \(present))")
    }

    func testFormatters() {
        XCTAssertEqual(
            line("let a = NumberFormatter()"), "let a = FoundationAdditions._DeviceLocale.makeNumberFormatter()")
        XCTAssertEqual(
            line("lazy var a: DateFormatter = { let b = DateFormatter(); return b }()"),
            "lazy var a: DateFormatter = { let b = FoundationAdditions._DeviceLocale.makeDateFormatter(); return b }()")
    }

    func testFormattedValues() {
        let present = "FoundationAdditions._DeviceLocale.present"
        XCTAssertEqual(
            line("let a = b.formatted(.currency(code: \"USD\"))"),
            "let a = b.formatted(.currency(code: \"USD\").locale(\(present)))")
        XCTAssertEqual(
            line("let a = b.formatted(.dateTime.day().month())"),
            "let a = b.formatted(.dateTime.day().month().locale(\(present)))")
        XCTAssertEqual(
            line("let a = b.formatted(date: .long, time: .omitted)"),
            "let a = b.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: \(present)))")
    }

    func testOtherCurrentsAreUntouched() {
        for source in [
            "import Foundation\nlet a = Calendar.current\n", "import Foundation\na.calendar = .current\n",
            "import Foundation\nlet a = b.formatted(.currency(code: \"USD\").locale(c))\n",
            "import Foundation\nlet a = b.formatted()\n", "import Foundation\nlet a = Own.current\n",
        ] { XCTAssertEqual(Adaptation.adapt(source), source) }
    }
}
