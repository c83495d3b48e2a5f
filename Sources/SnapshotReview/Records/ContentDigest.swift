public import Foundation

/// A name for bytes that is the same in every process and on every machine; not for secrets.
public enum ContentDigest {
    /// FNV-1a of 64 bits over words of eight bytes, then the rest, in 16 hexadecimal digits; linear.
    public static func of(_ data: Data) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(data.count)
        data.withUnsafeBytes { bytes in
            var place = 0
            while place + 8 <= bytes.count {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                hash = (hash ^ word) &* 0x100_0000_01b3
                hash ^= hash >> 29
                place += 8
            }
            while place < bytes.count {
                hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01b3
                place += 1
            }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
