import Foundation

extension String {
    /// The parts between separators, as `NSString` finds them: a separator also ends in the midst of a character, such as the line
    /// feed of `"\r\n"`.
    ///
    /// Foundation on Linux compares whole characters, so that texts with lines of Windows' kind are one line. O(length).
    public func components(separatedBy separator: String) -> [String] {
        let text = Array(utf8)
        let mark = Array(separator.utf8)
        guard let first = mark.first else { return [self] }
        var parts: [String] = []
        var (start, place) = (0, 0)
        while place + mark.count <= text.count {
            if text[place] == first, text[place..<place + mark.count].elementsEqual(mark) {
                parts.append(String(decoding: text[start..<place], as: UTF8.self))
                place += mark.count
                start = place
            } else {
                place += 1
            }
        }
        parts.append(String(decoding: text[start...], as: UTF8.self))
        return parts
    }
}
