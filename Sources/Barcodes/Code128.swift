/// A bar code of ASCII characters, as ISO/IEC 15417 describes Code 128.
public struct Code128: Hashable, Sendable {
    /// True for a dark module, from the left, without the quiet zones.
    public let modules: [Bool]

    /// - Returns: nil for no bytes, and for bytes beyond ASCII.
    public init?(_ bytes: [UInt8]) {
        guard !bytes.isEmpty, bytes.allSatisfy({ $0 < 128 }) else { return nil }
        var symbols = Self.symbols(bytes)
        let check = symbols.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element } % 103
        symbols += [check, 106]
        modules = symbols.flatMap { Self.modules(of: $0) } + [true, true]
    }

    private enum Set: Int {
        case a = 103, b, c
    }

    /// The start symbol and those of the characters: pairs of digits in set C where four or more follow each other (two
    /// that are all there is), control characters in set A, and the rest in set B.
    private static func symbols(_ bytes: [UInt8]) -> [Int] {
        var result: [Int] = []
        var present: Set?
        func turn(to set: Set) {
            guard set != present else { return }
            result.append(present == nil ? set.rawValue : [.a: 101, .b: 100, .c: 99][set] ?? 0)
            present = set
        }
        var index = 0
        while index < bytes.count {
            let digits = bytes[index...].prefix { (0x30...0x39).contains($0) }.count
            if digits >= 4 || (digits == 2 && bytes.count == 2) {
                // An odd digit stays in the set before, so that the pairs end with the digits.
                if digits % 2 == 1 {
                    turn(to: present == .a ? .a : .b)
                    result.append(Int(bytes[index]) - 32)
                    index += 1
                }
                turn(to: .c)
                for _ in 0..<digits / 2 {
                    result.append(Int(bytes[index] - 0x30) * 10 + Int(bytes[index + 1] - 0x30))
                    index += 2
                }
                continue
            }
            let byte = Int(bytes[index])
            if byte < 32 {
                turn(to: .a)
            } else if byte >= 96 || present == nil || present == .c {
                turn(to: .b)
            }
            result.append(byte < 32 ? byte + 64 : byte - 32)
            index += 1
        }
        return result
    }

    /// The eleven modules of a symbol: three bars and three spaces.
    private static func modules(of symbol: Int) -> [Bool] {
        var result: [Bool] = []
        var isDark = true
        for width in String(widths[symbol]).compactMap(\.wholeNumberValue) {
            result += [Bool](repeating: isDark, count: width)
            isDark.toggle()
        }
        return result
    }

    /// The widths of bars and spaces in turn, a number of six digits a symbol (table 1).
    private static let widths = [
        212222, 222122, 222221, 121223, 121322, 131222, 122213, 122312, 132212, 221213, 221312, 231212, 112232, 122132,
        122231, 113222, 123122, 123221, 223211, 221132, 221231, 213212, 223112, 312131, 311222, 321122, 321221, 312212,
        322112, 322211, 212123, 212321, 232121, 111323, 131123, 131321, 112313, 132113, 132311, 211313, 231113, 231311,
        112133, 112331, 132131, 113123, 113321, 133121, 313121, 211331, 231131, 213113, 213311, 213131, 311123, 311321,
        331121, 312113, 312311, 332111, 314111, 221411, 431111, 111224, 111422, 121124, 121421, 141122, 141221, 112214,
        112412, 122114, 122411, 142112, 142211, 241211, 221114, 413111, 241112, 134111, 111242, 121142, 121241, 114212,
        124112, 124211, 411212, 421112, 421211, 212141, 214121, 412121, 111143, 111341, 131141, 114113, 114311, 411113,
        411311, 113141, 114131, 311141, 411131, 211412, 211214, 211232, 233111,
    ]
}
