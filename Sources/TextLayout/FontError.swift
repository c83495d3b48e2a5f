/// The reason why a font can't be used.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(String)
    case notAFont(String)

    public var description: String {
        switch self {
        case .unreadable(let name):
            "The font \(name) can't be read: there is no such file, or it is empty. Check its path."
        case .notAFont(let name):
            "\(name) holds no font with glyphs: its tables are missing or damaged. Give a TrueType or OpenType file."
        }
    }
}
