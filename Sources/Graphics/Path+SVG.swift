import Foundation

extension Path {
    /// The path of an SVG's `d` attribute; what follows the first mistake is left out, as SVG wants it.
    ///
    /// Source: Scalable Vector Graphics (SVG) 2, 9.3, "Path data".
    public init(svg text: some StringProtocol) {
        self.init()
        var reader = SVGPathReader(text)
        while let command = reader.command() { guard add(command, &reader) else { break } }
    }

    /// One segment; false at a mistake.
    private mutating func add(_ command: Character, _ reader: inout SVGPathReader) -> Bool {
        let origin = command.isLowercase ? reader.current : .zero
        func point() -> CGPoint? {
            guard let x = reader.number(), let y = reader.number() else { return nil }
            return CGPoint(x: origin.x + x, y: origin.y + y)
        }
        /// The last segment's control point, turned about its end; its end after a segment of another kind.
        func reflected(_ kinds: String) -> CGPoint {
            guard let control = reader.control, kinds.contains(reader.previous) else { return reader.current }
            return CGPoint(x: 2 * reader.current.x - control.x, y: 2 * reader.current.y - control.y)
        }
        let kind = Character(command.uppercased())
        var (end, control): (CGPoint?, CGPoint?) = (nil, nil)
        switch kind {
        case "M":
            guard let to = point() else { return false }
            move(to: to)
            (end, reader.start) = (to, to)
        case "L":
            guard let to = point() else { return false }
            line(to: to)
            end = to
        case "H", "V":
            guard let number = reader.number() else { return false }
            let to =
                kind == "H"
                ? CGPoint(x: origin.x + number, y: reader.current.y)
                : CGPoint(x: reader.current.x, y: origin.y + number)
            line(to: to)
            end = to
        case "C", "S":
            guard let first = kind == "C" ? point() : reflected("CS"), let second = point(), let to = point() else {
                return false
            }
            cubic(to: to, control1: first, control2: second)
            (end, control) = (to, second)
        case "Q", "T":
            guard let first = kind == "Q" ? point() : reflected("QT"), let to = point() else { return false }
            quad(to: to, control: first)
            (end, control) = (to, first)
        case "A":
            guard let x = reader.number(), let y = reader.number(), let angle = reader.number(),
                let isLarge = reader.flag(), let isPositive = reader.flag(), let to = point()
            else { return false }
            arc(
                from: reader.current, to: to, radii: CGSize(width: abs(x), height: abs(y)), turned: angle * .pi / 180,
                isLarge: isLarge, isPositive: isPositive)
            end = to
        case "Z":
            close()
            end = reader.start
        default: return false
        }
        (reader.current, reader.control, reader.previous) = (end ?? reader.current, control, kind)
        return true
    }

    /// A part of an ellipse between two points.
    ///
    /// Source: Scalable Vector Graphics (SVG) 2, B.2.4 and B.2.5, "Conversion from endpoint to center parameterization" and
    /// "Correction of out-of-range radii".
    private mutating func arc(
        from start: CGPoint, to end: CGPoint, radii: CGSize, turned angle: CGFloat, isLarge: Bool, isPositive: Bool
    ) {
        guard radii.width > 0, radii.height > 0, start != end else { return line(to: end) }
        let (cosine, sine) = (cos(angle), sin(angle))
        let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
        // In units of the radii, unturned.
        var unit = CGPoint(
            x: (cosine * half.x + sine * half.y) / radii.width, y: (cosine * half.y - sine * half.x) / radii.height)
        let length = unit.x * unit.x + unit.y * unit.y
        let growth = max(1, length.squareRoot())
        unit = CGPoint(x: unit.x / growth, y: unit.y / growth)
        let square = min(1, length / (growth * growth))
        let distance = ((1 - square) / square).squareRoot() * (isLarge == isPositive ? -1 : 1)
        let middle = CGPoint(x: distance * unit.y, y: -distance * unit.x)
        let from = atan2(unit.y - middle.y, unit.x - middle.x)
        let to = atan2(-unit.y - middle.y, -unit.x - middle.x)
        var circle = Path()
        circle.arc(center: middle, radius: 1, startAngle: from, endAngle: to, clockwise: isPositive)
        let map = CGAffineTransform(scaleX: radii.width * growth, y: radii.height * growth)
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
        for element in circle.applying(map).elements.dropFirst() { append(element) }
    }
}

/// Reads the letters and numbers of an SVG's path.
private struct SVGPathReader {
    private var rest: ArraySlice<UInt8>
    /// The letter that further numbers repeat.
    private var repeated: Character?
    var current = CGPoint.zero
    var start = CGPoint.zero
    /// The last control point of the segment before, and its letter in capitals.
    var control: CGPoint?
    var previous: Character = " "

    init(_ text: some StringProtocol) { rest = Array(text.utf8)[...] }

    private mutating func skipSpace() { rest = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: ",") } }

    /// The next letter, or the one before where numbers follow; nil at the end.
    mutating func command() -> Character? {
        skipSpace()
        guard let byte = rest.first else { return nil }
        let letter = Character(Unicode.Scalar(byte))
        if letter.isLetter {
            rest = rest.dropFirst()
            // Points after a first one are joined to it by lines; nothing follows what closes.
            repeated = letter == "M" ? "L" : letter == "m" ? "l" : "Zz".contains(letter) ? nil : letter
            return letter
        }
        return repeated
    }

    /// `12`, `-.5`, `1e3`: a sign or a second point begins another number.
    mutating func number() -> CGFloat? {
        skipSpace()
        var (count, hasPoint, hasExponent) = (0, false, false)
        for byte in rest {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: ".") where !hasPoint && !hasExponent: hasPoint = true
            case UInt8(ascii: "e") where !hasExponent && count > 0, UInt8(ascii: "E") where !hasExponent && count > 0:
                hasExponent = true
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                let before = count > 0 ? rest[rest.startIndex + count - 1] : UInt8(ascii: "e")
                guard before == UInt8(ascii: "e") || before == UInt8(ascii: "E") else { return take(count) }
            default: return take(count)
            }
            count += 1
        }
        return take(count)
    }

    private mutating func take(_ count: Int) -> CGFloat? {
        guard count > 0, let value = Double(String(decoding: rest.prefix(count), as: UTF8.self)), value.isFinite else {
            return nil
        }
        rest = rest.dropFirst(count)
        return CGFloat(value)
    }

    /// `0` or `1`, after which no space is needed.
    mutating func flag() -> Bool? {
        skipSpace()
        guard let byte = rest.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        rest = rest.dropFirst()
        return byte == UInt8(ascii: "1")
    }
}
