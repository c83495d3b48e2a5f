import XCTest

/// Kind: documented — our rules for sources, on texts of the test's own.
///
/// The scanners, fed with what they must find and what they must let pass.
final class ScannerTests: XCTestCase {
    private func file(_ text: String, _ path: String = "Sources/UIKit/A.swift") -> SourceFile {
        SourceFile(path: path, text: text)
    }

    func testImportsAreFoundInEveryForm() {
        let text = """
            import A
            @testable import B
            @_spi(Inner) @_exported import C.Sub
            private import struct D.Thing
            public import func E.make; import F
            @preconcurrency
            import G
            #if canImport(Z)
                internal import H
            #endif
            import `I`
            import class J.K.L
            /* here */ import M // not this: import Y
            """
        XCTAssertEqual(
            file(text).imports().map(\.module), ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "M"])
        XCTAssertEqual(file(text).imports().map(\.line), [1, 2, 3, 4, 5, 5, 7, 9, 11, 12, 13])
    }

    func testOtherUsesOfTheWordAreNoImports() {
        let text = """
            // import A
            let text = "import B"
            let raw = \"\"\"
                import C
                \"\"\"
            reader.import(D)
            reader.run(import: E, import f: G)
            let `import` = H
            func load(
                import I: Int
            )
            """
        XCTAssertEqual(file(text).imports(), [])
    }

    func testEachLayerIsHeldToItsRow() {
        let cases: [(module: String, text: String, complaints: Int)] = [
            ("ConstraintSolver", "import Foundation", 1),
            ("ConstraintSolver", "import Glibc", 1),
            ("ConstraintSolver", "@_spi(X) import ListGeometry", 1),
            ("ConstraintSolver", "let a = 1", 0),
            ("AutoLayout", "import Foundation\nimport ConstraintSolver\nimport LayoutTrace", 0),
            ("AutoLayout", "import TextLayout", 1),
            ("AutoLayout", "#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif", 2),
            ("CairoRenderer", "import CCairo\nimport Graphics", 0),
            ("CairoRenderer", "import CPNG", 1),
            ("ImageCoding", "import CImageShims\nprivate import CJPEG", 0),
            ("UIKit", "@_exported import Foundation\n@_exported import FoundationNetworking\nimport AutoLayout", 0),
            ("UIKit", "import CCairo", 1),
            ("UIKit", "import CImageShims", 1),
            ("UIKit", "import HeadlessHost", 1),
            ("GalleryScreens", "import UIKit", 0),
            ("GalleryScreens", "import Foundation", 1),
            ("HeadlessHost", "import gallery", 1),
            ("NewModule", "let a = 1", 1),
        ]
        for (module, text, complaints) in cases {
            let found = LayerRule.violations(in: file(text, "Sources/\(module)/A.swift"))
            XCTAssertEqual(found.count, complaints, "\(module): \(text): \(found)")
        }
    }

    func testForbiddenIdentifiersAreFound() {
        let bad = [
            "let now = Date()", "let now = Date.now", "let now = Foundation.Date ()", "let now: Date = .now",
            "wait(until: .now() + 1)", "ProcessInfo.processInfo.environment", "DispatchTime.now()",
            "DispatchQueue.main.asyncAfter(deadline: soon) {}", "Thread.sleep(forTimeInterval: 1)",
            "try await Task.sleep(for: .seconds(1))", "ContinuousClock().now", "clock_gettime(CLOCK_MONOTONIC, &t)",
            "gettimeofday(&t, nil)", "getenv(\"HOME\")", "RunLoop.main.run()", "RunLoop\n    .current.run()",
            "Locale.current", "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
            "Double.random(in: 0...1)",
            "list.shuffled()", "list.randomElement()", "a.hashValue % 7", "\"at \\(Date())\"",
        ]
        for text in bad {
            XCTAssertEqual(file(text).uses(of: Forbidden.belowHosts).count, 1, text)
        }
    }

    func testHarmlessNeighboursOfForbiddenIdentifiersPass() {
        let good = [
            "// Date()", "let text = \"ProcessInfo\"", "let day = Date(timeIntervalSinceReferenceDate: 0)",
            "let now = clock.now", "Double.random(in: 0...1, using: &generator)", "list.shuffled(using: &generator)",
            "func hash(into hasher: inout Hasher) {}", "host.asleep(1)", "let clock = HostClock()", "timer(1)",
        ]
        for text in good {
            XCTAssertEqual(file(text).uses(of: Forbidden.belowHosts), [], text)
        }
    }

    func testForcingsAreFound() {
        let bad = [
            "let a = try! read()", "let b = c as! D", "let e = f!", "g()!.h", "i[0]!", "j { k }!", "l!.m = 1", "n(o!)",
            "p = q ? r : s!", "\"\\(t!)\"", "u(label: v!)", "w(label: x.y!)", "z!!", "a(b: C.shared!)", "d(\"e\"!)",
            "let f = g.unsafelyUnwrapped", "h(b: [1][0]!)", "i(j: (k as? L)!)",
        ]
        for text in bad {
            XCTAssertGreaterThanOrEqual(file(text).forcings().count, 1, text)
        }
    }

    func testWhatOnlyLooksLikeForcingPasses() {
        let good = [
            "a != b", "a!=b", "a !== b", "!a", "f(!a)", "[!a, !b]", "var label: UILabel!", "weak var a: Module.View!",
            "var list: [Int]!", "var map: [String: Int]!", "var box: Box<Int>!", "func make() -> UIView!",
            "init!(a: Int)",
            "var any: any Thing!", "var act: ((Int) -> Void)!", "// a!", "let text = \"done!\"", "if a, !b {}",
            "return !a", "x = try? read()",
            "let c = d as? E", "a ? !b : !c",
        ]
        for text in good {
            XCTAssertEqual(file(text).forcings(), [], text)
        }
    }

    func testMarkersAndNamelessTrapsAreFound() {
        let marker = "TO" + "DO"
        for text in ["// \(marker): later", "/* a\n\(marker) */", "let a = \"\(marker)\"", "// FIX" + "ME(name): b"] {
            XCTAssertEqual(file(text).markers().count, 1, text)
        }
        XCTAssertEqual(file("let \(marker.lowercased())List = auto\(marker)s").markers(), [])
        for text in [
            "fatalError()", "fatalError(\"Not implemented.\")", "preconditionFailure(\"\")",
            "fatalError(\"unreachable\")",
        ] {
            XCTAssertEqual(file(text).namelessTraps().count, 1, text)
        }
        XCTAssertEqual(
            file("fatalError(\"UIWidget.spin() isn't part of Masu\")\nfatalError(message)").namelessTraps(), [])
    }

    func testLongFilesAreFound() {
        XCTAssertNil(file(String(repeating: "a\n", count: 499)).lengthViolation(limit: 500))
        XCTAssertNotNil(file(String(repeating: "a\n", count: 501)).lengthViolation(limit: 500))
    }

    func testExceptionsExcuseTheirLineAndGoStale() {
        let file = file("let a = b!\nlet c = d!")
        let excuse = Exception(path: file.path, line: "let a", reason: "a test")
        let left = Exception.sift(file.forcings(), by: [excuse], in: [file])
        XCTAssertEqual(left.map(\.line), [2])
        let stale = Exception.sift([], by: [excuse], in: [file])
        XCTAssertEqual(stale.count, 1)
    }
}
