extension UIColor {
    /// Writes the components in sRGB of extended range, in the current traits; a null pointer is skipped.
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        let components = color.rgb
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the grey of equal luminance, in the current traits.
    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        white?.pointee = color.rgb.white
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes hue, saturation and brightness, in the current traits; the hue of a grey is 0.
    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        let values = HueSaturationBrightness(color.rgb)
        hue?.pointee = values.hue
        saturation?.pointee = values.saturation
        brightness?.pointee = values.brightness
        alpha?.pointee = color.alpha
        return true
    }
}

extension CGColor {
    fileprivate var rgb: ColorComponents {
        switch value {
        case .gray(let white, _): ColorComponents(red: white, green: white, blue: white)
        case .rgb(let red, let green, let blue, _): ColorComponents(red: red, green: green, blue: blue)
        }
    }
}
