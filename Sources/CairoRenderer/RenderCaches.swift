import Foundation

/// The caches that a renderer keeps between pictures.
///
/// Invariant: the caches are touched only inside `exclusively`, one thread at a time.
final class RenderCaches: @unchecked Sendable {
    let glyphs: GlyphMaskCache
    let images: ByteBoundedCache<ScaledImageKey, Surface>
    let shadows: ByteBoundedCache<ShadowKey, ShadowMask>
    let canvas = Canvas()
    /// The bytes that the caches together may keep between pictures.
    let limit: Int
    private let lock = NSLock()

    init(limit: Int) {
        self.limit = limit
        glyphs = GlyphMaskCache(limit: limit / 4)
        images = ByteBoundedCache(limit: limit / 2)
        shadows = ByteBoundedCache(limit: limit / 4)
    }

    func exclusively<Result>(_ body: (RenderCaches) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(self)
    }
}
