/// The caches of one thread that draws, kept for the next picture: masks of glyphs and shadows, and scaled images.
final class RenderCaches {
    let glyphs: GlyphMaskCache
    let images: ByteBoundedCache<ScaledImageKey, Surface>
    let shadows: ByteBoundedCache<ShadowKey, ShadowMask>

    /// The bytes that are kept now.
    var bytes: Int { glyphs.bytes + images.bytes + shadows.bytes }

    /// - Parameter limit: the bytes that the caches together may keep between pictures.
    init(limit: Int) {
        glyphs = GlyphMaskCache(limit: limit / 4)
        images = ByteBoundedCache(limit: limit / 2)
        shadows = ByteBoundedCache(limit: limit / 4)
    }
}
