import CHarfBuzz

/// The OpenType features that the layout turns on or off.
enum ShapingFeature {
    static var tabularFigures: hb_feature_t { feature("tnum", value: 1) }
    static var noKerning: hb_feature_t { feature("kern", value: 0) }

    private static func feature(_ tag: StaticString, value: UInt32) -> hb_feature_t {
        hb_feature_t(
            tag: tag.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }, value: value, start: 0, end: UInt32.max)
    }
}
