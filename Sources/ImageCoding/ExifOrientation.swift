/// Finds the orientation tag in Exif data; whatever is damaged counts as absent.
enum ExifOrientation {
    /// Looks through a JPEG's segments up to the first scan.
    static func inJPEG(_ bytes: [UInt8]) -> ImageOrientation? {
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xff {
            let marker = bytes[position + 1]
            if marker == 0xff {
                position += 1
                continue
            }
            if marker == 0xda || marker == 0xd9 { return nil }
            let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
            let end = position + 2 + length
            guard length >= 2, end <= bytes.count else { return nil }
            let content = bytes[(position + 4)..<end]
            if marker == 0xe1, content.starts(with: Array("Exif\0\0".utf8)) {
                return inTIFF(content.dropFirst(6))
            }
            position = end
        }
        return nil
    }

    /// Looks for the chunk `eXIf`.
    static func inPNG(_ bytes: [UInt8]) -> ImageOrientation? {
        var position = 8
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let content = position + 8
            guard length <= bytes.count - content - 4 else { return nil }
            if bytes[position + 4..<content].elementsEqual("eXIf".utf8) {
                return inTIFF(bytes[content..<content + length])
            }
            position = content + length + 4
        }
        return nil
    }

    /// Looks for the chunk `EXIF`, whose content some programs begin as in JPEG.
    static func inWebP(_ bytes: [UInt8]) -> ImageOrientation? {
        var position = 12
        while position + 8 <= bytes.count {
            let length = bytes[position + 4..<position + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
            let content = position + 8
            guard length <= bytes.count - content else { return nil }
            if bytes[position..<position + 4].elementsEqual("EXIF".utf8) {
                let exif = bytes[content..<content + length]
                return inTIFF(exif.starts(with: Array("Exif\0\0".utf8)) ? exif.dropFirst(6) : exif)
            }
            position = content + length + length % 2
        }
        return nil
    }

    /// Reads the tag from the first directory of a TIFF structure.
    static func inTIFF(_ tiff: ArraySlice<UInt8>) -> ImageOrientation? {
        let bytes = Array(tiff)
        let isLittleEndian: Bool
        if bytes.starts(with: [0x49, 0x49, 42, 0]) {
            isLittleEndian = true
        } else if bytes.starts(with: [0x4d, 0x4d, 0, 42]) {
            isLittleEndian = false
        } else {
            return nil
        }
        func number(at position: Int, bytes count: Int) -> Int? {
            guard position >= 0, position <= bytes.count - count else { return nil }
            let part = bytes[position..<position + count]
            return (isLittleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = number(at: entry, bytes: 2) else { return nil }
            // Tag 0x0112, type 3: one 16-bit number in the first half of the value field.
            if tag == 0x0112, number(at: entry + 2, bytes: 2) == 3, let value = number(at: entry + 8, bytes: 2) {
                return ImageOrientation(rawValue: value)
            }
        }
        return nil
    }
}
