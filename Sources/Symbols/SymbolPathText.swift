import Foundation
import Graphics

/// Paths as `Symbols.txt` writes them.
enum SymbolPathText {
    static func path(_ text: Substring) throws(SymbolFault) -> Path {
        var path = Path()
        var rest = text.drop { $0 == " " }
        while let letter = rest.first {
            rest = rest.dropFirst()
            let words = rest.prefix { !$0.isLetter }
            rest = rest.dropFirst(words.count)
            let numbers = words.split { $0 == " " || $0 == "," }.map { Double($0) }
            guard !numbers.contains(nil) else { throw SymbolFault("'\(words)' aren't numbers") }
            try add(letter, numbers.compactMap { $0.map { CGFloat($0) } }, to: &path)
        }
        return path
    }

    private static func add(_ letter: Character, _ numbers: [CGFloat], to path: inout Path) throws(SymbolFault) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        /// Points may follow each other without the letter.
        func groups(of count: Int) throws(SymbolFault) -> StrideTo<Int> {
            guard !numbers.isEmpty, numbers.count.isMultiple(of: count) else {
                throw SymbolFault("\(letter) takes \(count) numbers, not \(numbers.count)")
            }
            return stride(from: 0, to: numbers.count, by: count)
        }
        switch letter {
        case "M":
            for index in try groups(of: 2) {
                if index == 0 { path.move(to: point(index)) } else { path.line(to: point(index)) }
            }
        case "L": for index in try groups(of: 2) { path.line(to: point(index)) }
        case "Q": for index in try groups(of: 4) { path.quad(to: point(index + 2), control: point(index)) }
        case "C":
            for index in try groups(of: 6) {
                path.cubic(to: point(index + 4), control1: point(index), control2: point(index + 2))
            }
        case "Z": path.close()
        case "O":
            for index in try groups(of: 3) {
                path.append(.circle(numbers[index], numbers[index + 1], numbers[index + 2]))
            }
        case "E":
            for index in try groups(of: 4) {
                let (x, y, width, height) = (numbers[index], numbers[index + 1], numbers[index + 2], numbers[index + 3])
                path.append(Path(ellipseIn: CGRect(x: x - width, y: y - height, width: 2 * width, height: 2 * height)))
            }
        case "R" where numbers.count == 4 || numbers.count == 5:
            path.append(
                .box(numbers[0], numbers[1], numbers[2], numbers[3], radius: numbers.count == 5 ? numbers[4] : 0))
        case "A":
            for index in try groups(of: 5) {
                path.append(
                    .arc(
                        numbers[index], numbers[index + 1], numbers[index + 2], from: numbers[index + 3],
                        to: numbers[index + 4]))
            }
        case "S" where numbers.count == 5:
            path.append(.star(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]))
        default: throw SymbolFault("'\(letter)' with \(numbers.count) numbers draws nothing")
        }
    }
}

extension Path {
    /// - Parameters:
    ///   - count: the points of the star, the first at the top.
    ///   - depth: the radius of the inner corners as a part of that of the points.
    static func star(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ count: CGFloat, _ depth: CGFloat) -> Path {
        let corners = (0..<Int(count) * 2).map { index -> CGPoint in
            let length = index.isMultiple(of: 2) ? radius : radius * depth
            let angle = CGFloat(index) * .pi / count - .pi / 2
            return CGPoint(x: x + length * cos(angle), y: y + length * sin(angle))
        }
        return Path(elements: through(corners).elements + [.close])
    }
}
