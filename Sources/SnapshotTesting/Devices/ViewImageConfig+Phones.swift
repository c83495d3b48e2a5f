import UIKit

/// Phones, upright by default; sizes, scales and safe areas are those of the devices.
extension ViewImageConfig {
    private static func phone(_ name: String, _ device: String, _ orientation: Orientation) -> ViewImageConfig {
        let upright = DeviceProfile.named(device) ?? .standard
        guard orientation == .landscape else { return ViewImageConfig(name, upright) }
        return ViewImageConfig(name + "-landscape", upright.turned)
    }

    /// An iPhone SE, upright.
    public static let iPhoneSe = iPhoneSe(.portrait)
    /// An iPhone SE, upright or on its side.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhoneSe", "iphone-se1", orientation)
    }
    /// An iPhone SE (2nd generation), upright.
    public static let iPhoneSe2 = iPhoneSe2(.portrait)
    /// An iPhone SE (2nd generation), upright or on its side.
    public static func iPhoneSe2(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhoneSe2", "iphone-se2", orientation)
    }
    /// An iPhone 8, upright.
    public static let iPhone8 = iPhone8(.portrait)
    /// An iPhone 8, upright or on its side.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone8", "iphone-8", orientation)
    }
    /// An iPhone 8 Plus, upright.
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    /// An iPhone 8 Plus, upright or on its side.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone8Plus", "iphone-8-plus", orientation)
    }
    /// An iPhone X, upright.
    public static let iPhoneX = iPhoneX(.portrait)
    /// An iPhone X, upright or on its side.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhoneX", "iphone-x", orientation)
    }
    /// An iPhone XS Max, upright.
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    /// An iPhone XS Max, upright or on its side.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhoneXsMax", "iphone-xs-max", orientation)
    }
    /// An iPhone XR, upright.
    public static let iPhoneXr = iPhoneXr(.portrait)
    /// An iPhone XR, upright or on its side.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhoneXr", "iphone-xr", orientation)
    }
    /// An iPhone 12, upright.
    public static let iPhone12 = iPhone12(.portrait)
    /// An iPhone 12, upright or on its side.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone12", "iphone-12", orientation)
    }
    /// An iPhone 12 Pro, upright.
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    /// An iPhone 12 Pro, upright or on its side.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone12Pro", "iphone-12-pro", orientation)
    }
    /// An iPhone 12 Pro Max, upright.
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    /// An iPhone 12 Pro Max, upright or on its side.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone12ProMax", "iphone-12-pro-max", orientation)
    }
    /// An iPhone 13 Mini, upright.
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    /// An iPhone 13 Mini, upright or on its side.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone13Mini", "iphone-13-mini", orientation)
    }
    /// An iPhone 13, upright.
    public static let iPhone13 = iPhone13(.portrait)
    /// An iPhone 13, upright or on its side.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone13", "iphone-13", orientation)
    }
    /// An iPhone 13 Pro, upright.
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    /// An iPhone 13 Pro, upright or on its side.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone13Pro", "iphone-13-pro", orientation)
    }
    /// An iPhone 13 Pro Max, upright.
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    /// An iPhone 13 Pro Max, upright or on its side.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone13ProMax", "iphone-13-pro-max", orientation)
    }
    /// An iPhone 14, upright.
    public static let iPhone14 = iPhone14(.portrait)
    /// An iPhone 14, upright or on its side.
    public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone14", "iphone-14", orientation)
    }
    /// An iPhone 14 Plus, upright.
    public static let iPhone14Plus = iPhone14Plus(.portrait)
    /// An iPhone 14 Plus, upright or on its side.
    public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone14Plus", "iphone-14-plus", orientation)
    }
    /// An iPhone 14 Pro, upright.
    public static let iPhone14Pro = iPhone14Pro(.portrait)
    /// An iPhone 14 Pro, upright or on its side.
    public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone14Pro", "iphone-14-pro", orientation)
    }
    /// An iPhone 14 Pro Max, upright.
    public static let iPhone14ProMax = iPhone14ProMax(.portrait)
    /// An iPhone 14 Pro Max, upright or on its side.
    public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone14ProMax", "iphone-14-pro-max", orientation)
    }
    /// An iPhone 15, upright.
    public static let iPhone15 = iPhone15(.portrait)
    /// An iPhone 15, upright or on its side.
    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone15", "iphone-15", orientation)
    }
    /// An iPhone 15 Plus, upright.
    public static let iPhone15Plus = iPhone15Plus(.portrait)
    /// An iPhone 15 Plus, upright or on its side.
    public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone15Plus", "iphone-15-plus", orientation)
    }
    /// An iPhone 15 Pro, upright.
    public static let iPhone15Pro = iPhone15Pro(.portrait)
    /// An iPhone 15 Pro, upright or on its side.
    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone15Pro", "iphone-15-pro", orientation)
    }
    /// An iPhone 15 Pro Max, upright.
    public static let iPhone15ProMax = iPhone15ProMax(.portrait)
    /// An iPhone 15 Pro Max, upright or on its side.
    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone15ProMax", "iphone-15-pro-max", orientation)
    }
    /// An iPhone 16, upright.
    public static let iPhone16 = iPhone16(.portrait)
    /// An iPhone 16, upright or on its side.
    public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone16", "iphone-16", orientation)
    }
    /// An iPhone 16 Pro, upright.
    public static let iPhone16Pro = iPhone16Pro(.portrait)
    /// An iPhone 16 Pro, upright or on its side.
    public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone16Pro", "iphone-16-pro", orientation)
    }
    /// An iPhone 16 Pro Max, upright.
    public static let iPhone16ProMax = iPhone16ProMax(.portrait)
    /// An iPhone 16 Pro Max, upright or on its side.
    public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone16ProMax", "iphone-16-pro-max", orientation)
    }
}

extension UITraitCollection {
    /// The traits of an iPhone SE, upright or on its side.
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneSe(orientation).traits
    }
    /// The traits of an iPhone SE (2nd generation), upright or on its side.
    public static func iPhoneSe2(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneSe2(orientation).traits
    }
    /// The traits of an iPhone 8, upright or on its side.
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone8(orientation).traits
    }
    /// The traits of an iPhone 8 Plus, upright or on its side.
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone8Plus(orientation).traits
    }
    /// The traits of an iPhone X, upright or on its side.
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneX(orientation).traits
    }
    /// The traits of an iPhone XS Max, upright or on its side.
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneXsMax(orientation).traits
    }
    /// The traits of an iPhone XR, upright or on its side.
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneXr(orientation).traits
    }
    /// The traits of an iPhone 12, upright or on its side.
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12(orientation).traits
    }
    /// The traits of an iPhone 12 Pro, upright or on its side.
    public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12Pro(orientation).traits
    }
    /// The traits of an iPhone 12 Pro Max, upright or on its side.
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12ProMax(orientation).traits
    }
    /// The traits of an iPhone 13 Mini, upright or on its side.
    public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13Mini(orientation).traits
    }
    /// The traits of an iPhone 13, upright or on its side.
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13(orientation).traits
    }
    /// The traits of an iPhone 13 Pro, upright or on its side.
    public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13Pro(orientation).traits
    }
    /// The traits of an iPhone 13 Pro Max, upright or on its side.
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13ProMax(orientation).traits
    }
    /// The traits of an iPhone 14, upright or on its side.
    public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone14(orientation).traits
    }
    /// The traits of an iPhone 14 Plus, upright or on its side.
    public static func iPhone14Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone14Plus(orientation).traits
    }
    /// The traits of an iPhone 14 Pro, upright or on its side.
    public static func iPhone14Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone14Pro(orientation).traits
    }
    /// The traits of an iPhone 14 Pro Max, upright or on its side.
    public static func iPhone14ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone14ProMax(orientation).traits
    }
    /// The traits of an iPhone 15, upright or on its side.
    public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone15(orientation).traits
    }
    /// The traits of an iPhone 15 Plus, upright or on its side.
    public static func iPhone15Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone15Plus(orientation).traits
    }
    /// The traits of an iPhone 15 Pro, upright or on its side.
    public static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone15Pro(orientation).traits
    }
    /// The traits of an iPhone 15 Pro Max, upright or on its side.
    public static func iPhone15ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone15ProMax(orientation).traits
    }
    /// The traits of an iPhone 16, upright or on its side.
    public static func iPhone16(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone16(orientation).traits
    }
    /// The traits of an iPhone 16 Pro, upright or on its side.
    public static func iPhone16Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone16Pro(orientation).traits
    }
    /// The traits of an iPhone 16 Pro Max, upright or on its side.
    public static func iPhone16ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone16ProMax(orientation).traits
    }
}
