/// A picture file's format, recognised by its first bytes, never by its name.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
    case webP = "WebP"
    case gif = "GIF"
    case heic = "HEIC"
    case avif = "AVIF"

    /// The format whose signature the bytes begin with.
    public init?(signatureOf bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
            self = .png
        } else if bytes.starts(with: [0xff, 0xd8, 0xff]) {
            self = .jpeg
        } else if bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) {
            self = .webP
        } else if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
            self = .gif
        } else if let format = Self(brandsOf: bytes) {
            self = format
        } else {
            return nil
        }
    }

    /// The format that the brands say in a HEIF file's first box, `ftyp`: a size of four bytes, the name, the main brand, a version,
    /// and the others that it fits (ISO/IEC 14496-12, 4.3, and 23008-12, 10.2).
    private init?(brandsOf bytes: [UInt8]) {
        guard bytes.count >= 16, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
        let size = bytes[..<4].reduce(0) { $0 << 8 | Int($1) }
        let others = stride(from: 16, to: max(16, min(size, bytes.count) - 3), by: 4)
        let brands = ([8] + others).map { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) }
        if brands.contains(where: { ["heic", "heix", "heim", "heis"].contains($0) }) {
            self = .heic
        } else if brands.contains("avif") {
            self = .avif
        } else {
            return nil
        }
    }
}
