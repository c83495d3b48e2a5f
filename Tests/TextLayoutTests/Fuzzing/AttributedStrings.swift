/// Attributed strings from bytes: the first ones choose attributes, the rest is text as UTF-16.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAttributedStrings(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard count > 12 else { return 0 }
    let units = stride(from: 12, to: count - 1, by: 2).map { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }
    let string = String(decoding: units, as: UTF16.self)
    let runs = (0..<3).map { index in
        var attributes = TextAttributes(
            font: TextFont(
                size: Double(bytes[index]) / 4, weight: TextWeight.allCases[Int(bytes[index + 1]) % 9],
                monospacedDigits: bytes[index] & 1 != 0))
        if bytes[index + 2] & 3 == 1 { attributes.kern = Double(bytes[index + 2]) / 16 - 4 }
        if bytes[index + 2] & 3 == 2 {
            attributes.attachment = AttachmentSize(width: Double(bytes[index + 2]), height: 20, bottom: -3)
        }
        return StyledText.Run(length: Int(bytes[index + 3]), attributes: attributes)
    }
    var paragraph = ParagraphAttributes()
    paragraph.alignment = TextAlignment(rawValue: Int(bytes[6]) % 5) ?? .natural
    paragraph.lineBreakMode = LineBreakMode(rawValue: Int(bytes[7]) % 6) ?? .byWordWrapping
    paragraph.headIndent = Double(bytes[8] & 31) - 8
    paragraph.tailIndent = Double(bytes[8] >> 5) - 4
    paragraph.hyphenationFactor = Double(bytes[9] >> 6) / 3
    paragraph.lineSpacing = Double(bytes[9] & 7)
    let shaped = ShapedText(
        StyledText(string, runs: runs, paragraphs: [.init(length: Int(bytes[9]), attributes: paragraph)]))
    shaped.checkInvariants()
    let width = Double(bytes[10]) * 2
    let limit = Int(bytes[11] % 5)
    let measure = shaped.measure(width: width, maximumLines: limit)
    let lines = shaped.lines(width: width, maximumLines: limit)
    precondition(lines.count == measure.lineCount)
    precondition(measure.width.isFinite && measure.height.isFinite)
    for line in lines {
        _ = shaped.clusterBoxes(of: line);
        for run in line.runs { precondition(run.glyphs.count == run.positions.count) }
    }
    _ = shaped.scaled(by: Double(bytes[5]) / 100).measure(width: width)
    return 0
}
