/// The number of a text's encoding in Core Foundation (`CFStringEncodings`, `CFStringBuiltInEncodings`).
public typealias CFStringEncoding = UInt32

public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// An encoding's number, its names in IANA's registry, and Foundation's own.
private struct NamedEncoding {
    var number: CFStringEncoding
    var names: [String]
    var encoding: String.Encoding

    static let all = [
        NamedEncoding(number: 0x0000, names: ["macintosh"], encoding: .macOSRoman),
        NamedEncoding(number: 0x0100, names: ["utf-16"], encoding: .utf16),
        NamedEncoding(number: 0x1000_0100, names: ["utf-16be"], encoding: .utf16BigEndian),
        NamedEncoding(number: 0x1400_0100, names: ["utf-16le"], encoding: .utf16LittleEndian),
        NamedEncoding(number: 0x0800_0100, names: ["utf-8", "utf8"], encoding: .utf8),
        NamedEncoding(number: 0x0C00_0100, names: ["utf-32"], encoding: .utf32),
        NamedEncoding(number: 0x0201, names: ["iso-8859-1", "latin1"], encoding: .isoLatin1),
        NamedEncoding(number: 0x0202, names: ["iso-8859-2", "latin2"], encoding: .isoLatin2),
        NamedEncoding(number: 0x0500, names: ["windows-1252"], encoding: .windowsCP1252),
        NamedEncoding(number: 0x0501, names: ["windows-1250"], encoding: .windowsCP1250),
        NamedEncoding(number: 0x0502, names: ["windows-1251"], encoding: .windowsCP1251),
        NamedEncoding(number: 0x0503, names: ["windows-1253"], encoding: .windowsCP1253),
        NamedEncoding(number: 0x0504, names: ["windows-1254"], encoding: .windowsCP1254),
        NamedEncoding(number: 0x0600, names: ["us-ascii", "ascii"], encoding: .ascii),
        NamedEncoding(number: 0x0820, names: ["iso-2022-jp"], encoding: .iso2022JP),
        NamedEncoding(number: 0x0920, names: ["euc-jp"], encoding: .japaneseEUC),
        NamedEncoding(number: 0x0A01, names: ["shift_jis"], encoding: .shiftJIS),
    ]
}

/// The encoding of a name in IANA's registry, in any case; `kCFStringEncodingInvalidId` for one that isn't known.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    let name = (theString as String?)?.lowercased() ?? ""
    return NamedEncoding.all.first { $0.names.contains(name) }?.number ?? kCFStringEncodingInvalidId
}

/// Foundation's number of an encoding; `kCFStringEncodingInvalidId` for one that isn't known.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    NamedEncoding.all.first { $0.number == encoding }?.encoding.rawValue ?? UInt(kCFStringEncodingInvalidId)
}
