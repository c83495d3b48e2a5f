import CHarfBuzz

/// The OpenType features that the layout turns on or off.
enum ShapingFeature {
    static var tabularFigures: hb_feature_t { feature("tnum", value: 1) }

    /// Tabular figures for the digits among UTF-16 units alone: fonts have them of points and commas too, which UIKit's
    /// fonts of monospaced digits leave as they are.
    static func tabularFigures(_ units: [UInt16], in range: Range<Int>) -> [hb_feature_t] {
        var features: [hb_feature_t] = []
        for position in range where (0x30...0x39).contains(units[position]) {
            if let last = features.indices.last, features[last].end == UInt32(position) {
                features[last].end += 1
            } else {
                var digits = tabularFigures
                (digits.start, digits.end) = (UInt32(position), UInt32(position) + 1)
                features.append(digits)
            }
        }
        return features
    }

    static var noKerning: hb_feature_t { feature("kern", value: 0) }

    private static func feature(_ tag: StaticString, value: UInt32) -> hb_feature_t {
        hb_feature_t(
            tag: tag.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }, value: value, start: 0, end: UInt32.max)
    }
}
