import CairoRenderer
import Foundation
import Graphics
import TestSupport
import XCTest

/// Kind: property — any list gives a picture or an error that names a command, never a crash.
final class RobustnessTests: XCTestCase {
    private let box = CGRect(x: 0, y: 0, width: 1, height: 1)
    private let bitmap = Bitmap(width: 1, height: 1, color: .black)
    private let font = OutlineFont("Face", [1: Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1))])

    func testNumbersThatAreNotFiniteAreNamed() {
        let nan = CGFloat.nan
        let commands: [(String, (inout DisplayListRecorder) -> Void)] = [
            (
                "translate nan 0",
                { list in
                    list.translate(x: nan, y: 0); list.fill(self.box, .black)
                }
            ),
            ("fill rect 0 0 nan 1", { $0.fill(CGRect(x: 0, y: 0, width: nan, height: 1), .black) }),
            ("rgba(nan 0 0 1)", { $0.fill(self.box, Color(red: .nan, green: 0, blue: 0)) }),
            (
                "clip rect inf 0",
                { list in
                    list.clip(CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)); list.fill(self.box, .black)
                }
            ),
            ("width nan", { $0.stroke(Path(rect: self.box), StrokeStyle(width: nan), .black) }),
            ("dash nan", { $0.stroke(Path(rect: self.box), StrokeStyle(dashes: [nan]), .black) }),
            ("in 0 nan 1 1", { $0.image(self.bitmap, in: CGRect(x: 0, y: nan, width: 1, height: 1)) }),
            (
                "glyphs Face nan",
                { $0.glyphs(source: self.font, size: nan, color: .black, [.init(glyph: 1, x: 0, y: 0)]) }
            ),
            ("1@inf", { $0.glyphs(source: self.font, size: 1, color: .black, [.init(glyph: 1, x: .infinity, y: 0)]) }),
            ("radius nan", { $0.shadow(Path(rect: self.box), Shadow(color: .black, radius: nan, offset: .zero)) }),
            (
                "linear nan,0",
                {
                    $0.gradient(
                        Path(rect: self.box),
                        Gradient(
                            linearFrom: CGPoint(x: nan, y: 0), to: .zero, stops: [.init(location: 0, color: .black)]))
                }
            ),
        ]
        for (text, record) in commands {
            XCTAssertThrowsError(try render(2, 2) { list in record(&list) }, text) { error in
                guard case .notFinite(_, let command)? = error as? RenderError else {
                    return XCTFail("\(text): \(error)")
                }
                XCTAssertTrue(command.contains(text), "\(command) doesn't contain \(text)")
            }
        }
    }

    func testTheErrorGivesThePlaceInTheList() {
        XCTAssertThrowsError(
            try render(1, 1) { list in
                list.fill(box, .black)
                list.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .black)
            }
        ) { error in
            XCTAssertEqual(error as? RenderError, .notFinite(index: 1, command: "fill rect nan 0 1 1 #000000"))
        }
    }

    func testSizesThatCannotBeMadeAreNamed() {
        for (size, scale) in [
            (CGSize(width: CGFloat.nan, height: 1), 1.0), (CGSize(width: 1, height: -1), 1),
            (CGSize(width: 1, height: 1), 0), (CGSize(width: 1, height: 1), .infinity),
            (CGSize(width: 20_000, height: 1), 2), (CGSize(width: CGFloat.infinity, height: 1), 2),
        ] {
            XCTAssertThrowsError(try CairoRenderer().render(.empty, size: size, scale: scale, background: nil)) {
                XCTAssertEqual("\($0)".hasPrefix("A picture of \(size.width)×\(size.height) points"), true, "\($0)")
            }
        }
    }

    func testAPictureOfNoSizeIsEmptyAndPartsOfPixelsAreMadeWhole() throws {
        XCTAssertEqual(try render(0, 5) { _ in }.width, 0)
        XCTAssertEqual(try render(10.1, 20, scale: 3) { _ in }.width, 31)
        XCTAssertEqual(try render(20 + 1.0 / 3, 61.0 / 3, scale: 3) { _ in }.height, 61)
    }

    func testGeometryThatCairoCannotHoldIsNamedOrOutOfSight() throws {
        XCTAssertThrowsError(
            try render(10, 10) { $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 1e8, height: 10)), .black) }
        ) { error in
            XCTAssertEqual(
                error as? RenderError,
                .tooLarge(index: 0, command: "fill ellipse 0 0 100000000 10 #000000", limit: 2_000_000))
        }
        let away = try render(1, 1) { $0.fill(Path(ellipseIn: CGRect(x: 1e12, y: 0, width: 1e8, height: 10)), .black) }
        XCTAssertEqual(away.reds, [[255]])
    }

    func testSingularAndExtremeTransformsDrawNothing() throws {
        for transform in [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
            CGAffineTransform(scaleX: 1e-200, y: 1e-200),
        ] {
            let picture = try render(2, 1) { list in
                list.saving { list in
                    list.transform(transform)
                    list.fill(box, .black)
                    list.stroke(Path(rect: box), StrokeStyle(width: 1), .black)
                    list.image(bitmap, in: box)
                    list.glyphs(source: font, size: 1, color: .black, [.init(glyph: 1, x: 0, y: 1)])
                    list.shadow(Path(rect: box), Shadow(color: .black, radius: 1, offset: .zero))
                    list.gradient(
                        Path(rect: box),
                        Gradient(linearFrom: .zero, to: CGPoint(x: 1, y: 0), stops: [.init(location: 0, color: .black)])
                    )
                }
                list.fill(CGRect(x: 1, y: 0, width: 1, height: 1), .black)
            }
            XCTAssertEqual(picture.reds, [[255, 0]], "\(transform)")
        }
    }

    /// Random lists of extreme numbers: a picture or an error that names a command, never a crash.
    func testRandomListsNeverCrash() {
        var random = SeededGenerator(seed: 4711)
        let extremes: [CGFloat] = [
            0, 1, -1, 0.5, 3.3, 1e-12, .leastNonzeroMagnitude, 1e6, -1e7, 1e15, 1e300, -.greatestFiniteMagnitude,
        ]
        func number() -> CGFloat {
            Bool.random(using: &random)
                ? CGFloat.random(in: -20...40, using: &random) : extremes.randomElement(using: &random)!
        }
        func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
        func path() -> Path {
            switch Int.random(in: 0...4, using: &random) {
            case 0: return Path(rect: rect())
            case 1: return Path(ellipseIn: rect())
            case 2: return Path(roundedRect: rect(), radius: number(), curve: .continuous)
            case 3: return Path(roundedRect: rect(), radius: number())
            default:
                var path = Path()
                path.move(to: CGPoint(x: number(), y: number()))
                path.cubic(
                    to: CGPoint(x: number(), y: number()), control1: CGPoint(x: number(), y: number()),
                    control2: CGPoint(x: number(), y: number()))
                path.quad(to: CGPoint(x: number(), y: number()), control: CGPoint(x: number(), y: number()))
                return path
            }
        }
        let renderer = CairoRenderer(cacheLimit: 1 << 20)
        for round in 0..<1000 {
            let list = DisplayList { list in
                for _ in 0..<4 {
                    switch Int.random(in: 0...9, using: &random) {
                    case 0: list.fill(path(), .black)
                    case 1:
                        list.stroke(
                            path(), StrokeStyle(width: number(), dashes: [number(), 3], dashPhase: number()), .black)
                    case 2: list.clip(path())
                    case 3:
                        list.transform(
                            CGAffineTransform(
                                a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number()))
                    case 4: list.transform(CGAffineTransform(scaleX: number(), y: number()))
                    case 5: list.image(bitmap, in: rect(), source: rect(), tint: red)
                    case 6: list.image(bitmap, in: rect(), interpolation: .nearest)
                    case 7:
                        list.glyphs(
                            source: font, size: number(), color: .black, [.init(glyph: 1, x: number(), y: number())],
                            slant: number())
                    case 8:
                        list.shadow(
                            path(),
                            Shadow(
                                color: .black, radius: min(number(), 50),
                                offset: CGSize(width: number(), height: number())))
                    default:
                        list.gradient(
                            path(),
                            Gradient(
                                course: Bool.random(using: &random)
                                    ? .linear(
                                        start: CGPoint(x: number(), y: number()), end: CGPoint(x: number(), y: number())
                                    )
                                    : .radial(
                                        center: CGPoint(x: number(), y: number()),
                                        radii: CGSize(width: number(), height: number())),
                                stops: [
                                    .init(location: number(), color: .black), .init(location: number(), color: .white),
                                ]))
                    }
                }
            }
            do {
                let picture = try renderer.render(
                    list, size: CGSize(width: 20, height: 20), scale: 1, background: .white)
                XCTAssertEqual(picture.pixels.count, 1600)
            } catch {
                XCTAssertTrue(error is RenderError, "round \(round) of seed 4711: \(error)")
            }
        }
    }

    /// Whatever the caches hold or threw away, the pixels are the same.
    func testCachesNeverChangeAPixel() throws {
        let picture = Bitmap(width: 9, height: 9) { bytes in
            for index in 0..<bytes.count { bytes[index] = index % 4 == 3 ? 255 : UInt8(index * 7 % 256) }
        }
        func list(_ offset: CGFloat) -> DisplayList {
            DisplayList { list in
                list.translate(x: offset, y: offset / 2)
                list.shadow(
                    Path(roundedRect: CGRect(x: 5, y: 5, width: 40, height: 30), radius: 6),
                    Shadow(color: .black, radius: 2, offset: .zero))
                list.image(picture, in: CGRect(x: 6, y: 6, width: 21, height: 20))
                for size in 1...20 {
                    list.glyphs(
                        source: font, size: CGFloat(size), color: red, [.init(glyph: 1, x: CGFloat(size) * 2, y: 30)])
                }
            }
        }
        let (shared, tight) = (CairoRenderer(), CairoRenderer(cacheLimit: 3000))
        let size = CGSize(width: 50, height: 40)
        for round in 0..<3 {
            for step in 0..<8 {
                let list = list(CGFloat(step) * 0.3)
                let fresh = try CairoRenderer().render(list, size: size, scale: 2, background: .white)
                for renderer in [shared, tight] {
                    let found = try renderer.render(list, size: size, scale: 2, background: .white)
                    XCTAssertTrue(found == fresh, "round \(round), step \(step): \(found.comparison(with: fresh))")
                }
            }
        }
    }

    func testSeveralThreadsMayDrawAtOnce() async throws {
        let renderer = CairoRenderer()
        let font = font
        let pictures = try await withThrowingTaskGroup(of: Bitmap.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let list = DisplayList { list in
                        for x in 0..<10 {
                            list.glyphs(
                                source: font, size: 3, color: .black, [.init(glyph: 1, x: CGFloat(x) * 1.3, y: 5)])
                        }
                    }
                    return try renderer.render(list, size: CGSize(width: 20, height: 8), scale: 2, background: .white)
                }
            }
            return try await group.reduce(into: [Bitmap]()) { $0.append($1) }
        }
        XCTAssertEqual(Set(pictures).count, 1)
    }
}
