/// The colour part of an sRGB colour, of extended range.
struct ColorComponents {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
}

extension ColorComponents {
    /// Converts a colour of Display P3 to sRGB.
    ///
    /// Both share the transfer function and the white point D65; the matrix follows from the primaries that
    /// SMPTE EG 432-1 and IEC 61966-2-1 give.
    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self.init(
            red: Self.encoded(1.224_940_176_280_56 * r - 0.224_940_176_280_56 * g),
            green: Self.encoded(-0.042_056_954_709_688 * r + 1.042_056_954_709_688 * g),
            blue: Self.encoded(
                -0.019_637_554_590_334 * r - 0.078_636_045_550_632 * g + 1.098_273_600_140_966 * b))
    }

    /// The grey of equal luminance.
    var white: CGFloat {
        if red == green, green == blue { return red }
        return Self.encoded(
            0.212_639 * Self.linear(red) + 0.715_169 * Self.linear(green) + 0.072_192 * Self.linear(blue))
    }

    /// sRGB's transfer function, continued to negative values by symmetry.
    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(Double(value))
        let result = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return CGFloat(value < 0 ? -result : result)
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(Double(value))
        let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return CGFloat(value < 0 ? -result : result)
    }
}

/// A colour by its angle on the colour circle, its saturation and its brightness, each from 0 to 1.
struct HueSaturationBrightness {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat
}

extension HueSaturationBrightness {
    var components: ColorComponents {
        // Each channel is full for a third of the circle, none for a third, and linear in the sixths between.
        func channel(_ offset: CGFloat) -> CGFloat {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let k = place < 0 ? place + 6 : place
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return ColorComponents(red: channel(5), green: channel(3), blue: channel(1))
    }

    init(_ components: ColorComponents) {
        let (red, green, blue) = (components.red, components.green, components.blue)
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        brightness = most
        saturation = most == 0 ? 0 : range / most
        guard range != 0 else {
            hue = 0
            return
        }
        let sixths: CGFloat
        switch most {
        case red: sixths = (green - blue) / range
        case green: sixths = (blue - red) / range + 2
        default: sixths = (red - green) / range + 4
        }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }
}
