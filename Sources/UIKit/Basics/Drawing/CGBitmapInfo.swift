/// The position of a pixel's alpha, and whether its colours are premultiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The layout of a pixel's components in memory: the alpha's position in the low bits, the byte order above.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrderDefault = CGBitmapInfo([])
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The smoothness of pictures whose pixels don't coincide with the screen's.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high, medium
}

/// A bitmap's format in memory, of 8 bits a component; nil for those that Core Graphics refuses, or that aren't here.
struct PixelFormat: Hashable, Sendable {
    enum Layout: Hashable, Sendable {
        /// The positions of red, green, blue and, where used, alpha among a pixel's four bytes.
        case colour(red: Int, green: Int, blue: Int, alpha: Int, hasAlpha: Bool, isPremultiplied: Bool)
        case gray
        case alpha
    }

    let layout: Layout
    let bitmapInfo: CGBitmapInfo
    var bytesPerPixel: Int { if case .colour = layout { 4 } else { 1 } }
    var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }

    /// The format of Masu's own bitmaps.
    static let own = PixelFormat(
        layout: .colour(red: 0, green: 1, blue: 2, alpha: 3, hasAlpha: true, isPremultiplied: true),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))

    private init(layout: Layout, bitmapInfo: CGBitmapInfo) {
        self.layout = layout
        self.bitmapInfo = bitmapInfo
    }

    init?(_ bitmapInfo: CGBitmapInfo, model: CGColorSpaceModel?) {
        guard !bitmapInfo.contains(.floatComponents),
            let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        let order = bitmapInfo.intersection(.byteOrderMask)
        self.bitmapInfo = bitmapInfo
        switch (alpha, model) {
        case (.alphaOnly, _): layout = .alpha
        case (.none, .monochrome): layout = .gray
        case (.none, _), (_, .monochrome), (_, nil): return nil
        default:
            guard order.isEmpty || order == .byteOrder32Big || order == .byteOrder32Little else { return nil }
            let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha)
            let places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
            let seen = order == .byteOrder32Little ? places.map { 3 - $0 } : places
            layout = .colour(
                red: seen[0], green: seen[1], blue: seen[2], alpha: seen[3],
                hasAlpha: alpha != .noneSkipFirst && alpha != .noneSkipLast,
                isPremultiplied: alpha == .premultipliedFirst || alpha == .premultipliedLast)
        }
    }
}
