import CHarfBuzz

/// A set of Unicode scalars, as a bit for each up to the highest.
///
/// Invariant: scalar s is in the set where bit s % 64 of word s / 64 is set; words beyond the last hold none.
struct ScalarSet: Sendable {
    private var words: [UInt64] = []
    private var holdsAll = false

    init() {}

    /// The scalars for which a face has glyphs.
    init(of face: OpaquePointer?) {
        let scalars = hb_set_create()
        defer { hb_set_destroy(scalars) }
        hb_face_collect_unicodes(face, scalars)
        var scalar: hb_codepoint_t = hb_codepoint_t.max
        while hb_set_next(scalars, &scalar) != 0 {
            guard scalar <= 0x10FFFF else { break }
            insert(scalar)
        }
    }

    static var all: ScalarSet {
        var set = ScalarSet()
        set.holdsAll = true
        return set
    }

    func contains(_ scalar: UInt32) -> Bool {
        let word = Int(scalar >> 6)
        return word < words.count ? words[word] >> UInt64(scalar & 63) & 1 != 0 : holdsAll
    }

    mutating func insert(_ scalar: UInt32) {
        let word = Int(scalar >> 6)
        if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
        words[word] |= 1 << UInt64(scalar & 63)
    }
}

extension ScalarSet {
    /// The members, ascending.
    func scalars() -> [Unicode.Scalar] {
        var found: [Unicode.Scalar] = []
        for (index, word) in words.enumerated() where word != 0 {
            for bit in 0..<64 where word >> UInt64(bit) & 1 != 0 {
                if let scalar = Unicode.Scalar(UInt32(index * 64 + bit)) { found.append(scalar) }
            }
        }
        return found
    }
}
