import TestSupport
import XCTest

@testable import TextLayout

/// Kind: model — lines broken at sampled widths.
final class LineWidthsTests: XCTestCase {
    private let attributes = TextAttributes(font: TextFont(size: 17))

    private func starts(_ text: ShapedText, _ width: Double) -> [Int] {
        text.walk(width: width, mode: nil) { walk in
            var starts: [Int] = []
            while let span = walk.next() { starts.append(span.start) }
            return starts
        }
    }

    /// Inside of the widths lines start alike, a hair beside them they don't.
    func testWidthsAreThoseInWhichLinesStartAlike() {
        let texts = [
            "Left with the neighbours on the second floor, as asked", "Donaudampfschifffahrtsgesellschaft fährt",
            "one\ntwo three  four\n\nfive", "川は流れて海に入る", "a", "wide   spaces   between   words",
        ]
        var checked = 0
        for text in texts {
            let shaped = ShapedText(StyledText(text, attributes: attributes))
            for width in stride(from: 5.0, through: 400, by: 3.7) {
                guard let found = shaped.lineWidths(around: width) else { continue }
                checked += 1
                let present = starts(shaped, width)
                XCTAssertLessThanOrEqual(found.low, width + 1e-6, "\(text) in \(width)")
                XCTAssertGreaterThan(found.high, width, "\(text) in \(width)")
                for share in [0.0, 0.3, 0.7] {
                    let high = min(found.high - 1e-5, 1000)
                    XCTAssertEqual(starts(shaped, found.low + (high - found.low) * share), present, text)
                }
                if found.high.isFinite { XCTAssertNotEqual(starts(shaped, found.high + 1e-5), present, text) }
                if found.low > 0 {
                    XCTAssertNotEqual(starts(shaped, found.low - 1e-5), present, "\(text) below \(found.low)")
                }
            }
        }
        XCTAssertGreaterThan(checked, 400)
    }
}
