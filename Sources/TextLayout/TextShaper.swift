import Foundation

/// Shapes texts and keeps the latest, within a bound of bytes.
///
/// A result depends on the text and the library alone, never on what is kept. Safe to use from any thread.
public final class TextShaper: @unchecked Sendable {
    public let library: FontLibrary
    /// The bytes that shaped texts may take together.
    public let capacity: Int
    private let lock = NSLock()
    private var recent: [StyledText: ShapedText] = [:]
    private var older: [StyledText: ShapedText] = [:]
    private var recentBytes = 0

    public init(library: FontLibrary = .bundled, capacity: Int = 8 << 20) {
        self.library = library
        self.capacity = capacity
    }

    /// The shaped form of a text, kept or made.
    ///
    /// Two generations share the bound: when the younger one is full, the older one is dropped.
    public func shaped(_ text: StyledText) -> ShapedText {
        if let found = lock.withLock({ kept(text) }) { return found }
        let made = ShapedText(text, library: library)
        lock.withLock { keep(made, for: text) }
        return made
    }

    /// The approximate number of bytes kept.
    public var byteCount: Int {
        lock.withLock { recentBytes + older.values.reduce(0) { $0 + $1.byteCount } }
    }

    private func kept(_ text: StyledText) -> ShapedText? {
        if let found = recent[text] { return found }
        guard let found = older.removeValue(forKey: text) else { return nil }
        keep(found, for: text)
        return found
    }

    private func keep(_ shaped: ShapedText, for text: StyledText) {
        let bytes = shaped.byteCount
        guard bytes <= capacity / 2 else { return }
        if recentBytes + bytes > capacity / 2 {
            older = recent
            recent = [:]
            recentBytes = 0
        }
        if recent.updateValue(shaped, forKey: text) == nil { recentBytes += bytes }
    }
}
