import UIKit

/// Phones, upright by default; sizes, scales and safe areas are those of the devices.
extension ViewImageConfig {
    private static func phone(_ name: String, _ device: String, _ orientation: Orientation) -> ViewImageConfig {
        let upright = DeviceProfile.named(device) ?? .standard
        guard orientation == .landscape else { return ViewImageConfig(name, upright) }
        return ViewImageConfig(name + "-landscape", upright.turned)
    }

    public static let iPhoneSe = iPhoneSe(.portrait)
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhoneSe", "iphone-se1", orientation)
    }
    public static let iPhoneSe2 = iPhoneSe2(.portrait)
    public static func iPhoneSe2(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhoneSe2", "iphone-se2", orientation)
    }
    public static let iPhone8 = iPhone8(.portrait)
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone8", "iphone-8", orientation)
    }
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone8Plus", "iphone-8-plus", orientation)
    }
    public static let iPhoneX = iPhoneX(.portrait)
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhoneX", "iphone-x", orientation)
    }
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhoneXsMax", "iphone-xs-max", orientation)
    }
    public static let iPhoneXr = iPhoneXr(.portrait)
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhoneXr", "iphone-xr", orientation)
    }
    public static let iPhone12 = iPhone12(.portrait)
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone12", "iphone-12", orientation)
    }
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone12Pro", "iphone-12-pro", orientation)
    }
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone12ProMax", "iphone-12-pro-max", orientation)
    }
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone13Mini", "iphone-13-mini", orientation)
    }
    public static let iPhone13 = iPhone13(.portrait)
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone13", "iphone-13", orientation)
    }
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone13Pro", "iphone-13-pro", orientation)
    }
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone13ProMax", "iphone-13-pro-max", orientation)
    }
    public static let iPhone14 = iPhone14(.portrait)
    public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone14", "iphone-14", orientation)
    }
    public static let iPhone14Plus = iPhone14Plus(.portrait)
    public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone14Plus", "iphone-14-plus", orientation)
    }
    public static let iPhone14Pro = iPhone14Pro(.portrait)
    public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone14Pro", "iphone-14-pro", orientation)
    }
    public static let iPhone14ProMax = iPhone14ProMax(.portrait)
    public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone14ProMax", "iphone-14-pro-max", orientation)
    }
    public static let iPhone15 = iPhone15(.portrait)
    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone15", "iphone-15", orientation)
    }
    public static let iPhone15Pro = iPhone15Pro(.portrait)
    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone15Pro", "iphone-15-pro", orientation)
    }
    public static let iPhone15ProMax = iPhone15ProMax(.portrait)
    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone15ProMax", "iphone-15-pro-max", orientation)
    }
    public static let iPhone16 = iPhone16(.portrait)
    public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone16", "iphone-16", orientation)
    }
    public static let iPhone16Pro = iPhone16Pro(.portrait)
    public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone16Pro", "iphone-16-pro", orientation)
    }
    public static let iPhone16ProMax = iPhone16ProMax(.portrait)
    public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone("iPhone16ProMax", "iphone-16-pro-max", orientation)
    }
}

extension UITraitCollection {
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneSe(orientation).traits
    }
    public static func iPhoneSe2(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneSe2(orientation).traits
    }
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone8(orientation).traits
    }
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone8Plus(orientation).traits
    }
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneX(orientation).traits
    }
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneXsMax(orientation).traits
    }
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhoneXr(orientation).traits
    }
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12(orientation).traits
    }
    public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12Pro(orientation).traits
    }
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone12ProMax(orientation).traits
    }
    public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13Mini(orientation).traits
    }
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13(orientation).traits
    }
    public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13Pro(orientation).traits
    }
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone13ProMax(orientation).traits
    }
    public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone14(orientation).traits
    }
    public static func iPhone14Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone14Plus(orientation).traits
    }
    public static func iPhone14Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone14Pro(orientation).traits
    }
    public static func iPhone14ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone14ProMax(orientation).traits
    }
    public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone15(orientation).traits
    }
    public static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone15Pro(orientation).traits
    }
    public static func iPhone15ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone15ProMax(orientation).traits
    }
    public static func iPhone16(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone16(orientation).traits
    }
    public static func iPhone16Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone16Pro(orientation).traits
    }
    public static func iPhone16ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        ViewImageConfig.iPhone16ProMax(orientation).traits
    }
}
