/// A font from bytes: opened, shaped with, drawn from.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFonts(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard let face = try? FontFace(identifier: "fuzz", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
    else { return 0 }
    let text = StyledText("Ab שלום 12 é́", attributes: TextAttributes(font: TextFont(family: .custom(face), size: 17)))
    let shaped = ShapedText(text)
    shaped.checkInvariants()
    let measure = shaped.measure(width: 50)
    precondition(measure.width.isFinite && measure.height.isFinite)
    for line in shaped.lines(width: 50) {
        for run in line.runs {
            for glyph in run.glyphs { _ = run.face.outline(of: glyph); _ = run.face.bitmap(of: glyph) }
        }
    }
    for glyph in [0, 1, 7, 65535, 1 << 20] as [UInt32] {
        _ = face.outline(of: glyph); _ = face.advance(of: glyph); _ = face.bitmap(of: glyph)
    }
    return 0
}
