/// Where a pixel's alpha is, and whether its colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How a pixel's components lie in memory: the alpha's place in the low bits, the order of bytes above.
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

/// How smooth pictures are where their pixels aren't the screen's.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high, medium
}

/// A bitmap's format in memory, of 8 bits a component; nil for those that Core Graphics refuses, or that aren't here.
struct PixelFormat: Hashable, Sendable {
    enum Layout: Hashable, Sendable {
        /// Where red, green, blue and, where it counts, alpha are among a pixel's four bytes.
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

    /// What Masu's own bitmaps are.
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
