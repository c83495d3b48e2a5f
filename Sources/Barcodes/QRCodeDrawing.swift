/// The modules of a QR code while they are drawn.
struct QRCodeDrawing {
    let version: Int
    let size: Int
    private(set) var dark: [Bool]
    /// True where a module belongs to a pattern, the format or the version: no data there, and no mask.
    private var isTaken: [Bool]

    init(version: Int) {
        self.version = version
        size = version * 4 + 17
        dark = [Bool](repeating: false, count: size * size)
        isTaken = dark
    }

    private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
        dark[row * size + column] = isDark
        isTaken[row * size + column] = true
    }

    /// Timing, finders, alignment patterns, and the places of format and version.
    mutating func drawPatterns() {
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
        let centres = QRCodeTables.alignmentCentres(version)
        for row in centres {
            for column in centres {
                let isFinder = (row == 6 && (column == 6 || column == size - 7)) || (row == size - 7 && column == 6)
                if !isFinder { drawAlignment(row, column) }
            }
        }
        drawFormat(0)
        drawVersion()
    }

    private mutating func drawFinder(_ row: Int, _ column: Int) {
        for down in -4...4 {
            for right in -4...4 where (0..<size).contains(row + down) && (0..<size).contains(column + right) {
                let distance = max(abs(down), abs(right))
                set(row + down, column + right, distance != 2 && distance != 4)
            }
        }
    }

    private mutating func drawAlignment(_ row: Int, _ column: Int) {
        for down in -2...2 {
            for right in -2...2 { set(row + down, column + right, max(abs(down), abs(right)) != 1) }
        }
    }

    /// Both copies of the 15 bits, and the module that is always dark (8.9).
    private mutating func drawFormat(_ data: Int) {
        var rest = data
        for _ in 0..<10 { rest = (rest << 1) ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0..<6 { set(index, 8, bit(index)) }
        set(7, 8, bit(6))
        set(8, 8, bit(7))
        set(8, 7, bit(8))
        for index in 9..<15 { set(8, 14 - index, bit(index)) }
        for index in 0..<8 { set(8, size - 1 - index, bit(index)) }
        for index in 8..<15 { set(size - 15 + index, 8, bit(index)) }
        set(size - 8, 8, true)
    }

    /// Both copies of the 18 bits of versions from 7 (8.10).
    private mutating func drawVersion() {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = (rest << 1) ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            set(index / 3, size - 11 + index % 3, isDark)
            set(size - 11 + index % 3, index / 3, isDark)
        }
    }

    /// The codewords in columns of two modules from the lower right, up and down in turn (7.7.3).
    mutating func draw(_ codewords: [UInt8]) {
        var index = 0
        for right in [Int](stride(from: size - 1, through: 1, by: -2)).map({ $0 <= 6 ? $0 - 1 : $0 }) {
            let isUpward = (right + 1) & 2 == 0
            for step in 0..<size {
                let row = isUpward ? size - 1 - step : step
                for column in [right, right - 1] where !isTaken[row * size + column] && index < codewords.count * 8 {
                    dark[row * size + column] = codewords[index >> 3] >> (7 - index & 7) & 1 == 1
                    index += 1
                }
            }
        }
    }

    /// The symbol with a mask and its format (7.8.2, 7.9.1).
    func masked(_ mask: Int, _ correction: QRCode.Correction) -> QRCodeDrawing {
        var result = self
        for row in 0..<size {
            for column in 0..<size where !isTaken[row * size + column] && Self.flips(mask, row, column) {
                result.dark[row * size + column].toggle()
            }
        }
        result.drawFormat(correction.bits << 3 | mask)
        return result
    }

    private static func flips(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3) % 2 == 0
        default: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }

    /// The penalty of what scanners find hard (7.8.3).
    var penalty: Int {
        var result = 0
        for line in 0..<size {
            result += penalty(of: (0..<size).map { dark[line * size + $0] })
            result += penalty(of: (0..<size).map { dark[$0 * size + line] })
        }
        for row in 0..<size - 1 {
            for column in 0..<size - 1 {
                let first = dark[row * size + column]
                if first == dark[row * size + column + 1], first == dark[(row + 1) * size + column],
                    first == dark[(row + 1) * size + column + 1]
                {
                    result += 3
                }
            }
        }
        let count = dark.count { $0 }
        return result + abs(count * 20 - size * size * 10) / (size * size) * 10
    }

    /// Runs of five and more, and what looks like a finder.
    private func penalty(of line: [Bool]) -> Int {
        var result = 0
        var run = 0
        for index in line.indices {
            run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
            if run == 5 { result += 3 } else if run > 5 { result += 1 }
        }
        let finder = [true, false, true, true, true, false, true]
        for start in 0...line.count - 7 where Array(line[start..<start + 7]) == finder {
            let before = (start - 4..<start).allSatisfy { $0 < 0 || !line[$0] }
            let after = (start + 7..<start + 11).allSatisfy { $0 >= line.count || !line[$0] }
            if before || after { result += 40 }
        }
        return result
    }
}
