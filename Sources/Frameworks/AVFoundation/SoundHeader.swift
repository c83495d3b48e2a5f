import Foundation

/// The head of a file with sound in a format that Apple's systems play: WAV, AIFF, CAF, MP3, AAC, MPEG-4 or FLAC.
struct SoundHeader {
    /// In seconds; 0 where the format's head doesn't say it.
    let duration: TimeInterval

    /// Nil for anything else.
    init?(_ data: Data) {
        guard let duration = data.withUnsafeBytes(Self.duration) else { return nil }
        self.duration = duration
    }

    private static func duration(of bytes: UnsafeRawBufferPointer) -> TimeInterval? {
        func holds(_ text: String, at place: Int) -> Bool {
            bytes.count >= place + text.utf8.count && bytes[place...].starts(with: text.utf8)
        }
        if holds("RIFF", at: 0), holds("WAVE", at: 8) { return waveDuration(bytes) }
        // An MPEG frame begins with eleven ones.
        let isFrame = bytes.count > 1 && bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0
        let isAIFF = holds("FORM", at: 0) && (holds("AIFF", at: 8) || holds("AIFC", at: 8))
        let isOther = holds("caff", at: 0) || holds("ID3", at: 0) || holds("fLaC", at: 0) || holds("ftyp", at: 4)
        return isAIFF || isFrame || isOther ? 0 : nil
    }

    /// The bytes of the samples over those of a second, both in chunks of the file.
    private static func waveDuration(_ bytes: UnsafeRawBufferPointer) -> TimeInterval {
        func number(at place: Int) -> Int {
            bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        var (place, rate) = (12, 0)
        while place + 8 <= bytes.count {
            let size = number(at: place + 4)
            switch String(decoding: bytes[place..<place + 4], as: UTF8.self) {
            case "fmt " where place + 20 <= bytes.count: rate = number(at: place + 16)
            case "data" where rate > 0: return Double(min(size, bytes.count - place - 8)) / Double(rate)
            default: break
            }
            place += 8 + size + size % 2
        }
        return 0
    }
}
