import Foundation

/// The name of a font's file by which code asks for it.
///
/// Provenance: documented — the OpenType specification: the table `name`, name 6.
enum FontName {
    static func postScript(of file: URL) -> String? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        let bytes = Array(data)
        guard let tables = number(bytes, 4, 2) else { return nil }
        for table in 0..<tables {
            let record = 12 + 16 * table
            guard record + 16 <= bytes.count, bytes[record..<record + 4].elementsEqual("name".utf8) else { continue }
            return number(bytes, record + 8, 4).flatMap { name(in: bytes, at: $0) }
        }
        return nil
    }

    private static func name(in bytes: [UInt8], at table: Int) -> String? {
        guard let count = number(bytes, table + 2, 2), let texts = number(bytes, table + 4, 2) else { return nil }
        for index in 0..<count {
            let record = table + 6 + 12 * index
            guard let platform = number(bytes, record, 2), number(bytes, record + 6, 2) == 6,
                let length = number(bytes, record + 8, 2), let offset = number(bytes, record + 10, 2)
            else { continue }
            let start = table + texts + offset
            guard start + length <= bytes.count else { continue }
            // The names of Windows and Unicode have two bytes a character, those of the Macintosh one.
            let name = Data(bytes[start..<start + length])
            return String(data: name, encoding: platform == 1 ? .ascii : .utf16BigEndian)
        }
        return nil
    }

    /// A whole number of some bytes, the highest first; nil beyond the end.
    private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
}
