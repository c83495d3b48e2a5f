/// Colours in archives, by the keys of UIKit's: `UIRed`, `UIGreen` and `UIBlue`, or `UIWhite`, and `UIAlpha`.
extension CGColor {
    static func read(from coder: NSCoder) -> CGColor? {
        guard coder.containsValue(forKey: "UIAlpha") else { return nil }
        func component(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        let alpha = component("UIAlpha")
        guard !coder.containsValue(forKey: "UIWhite") else { return CGColor(gray: component("UIWhite"), alpha: alpha) }
        return CGColor(red: component("UIRed"), green: component("UIGreen"), blue: component("UIBlue"), alpha: alpha)
    }

    func write(to coder: NSCoder) {
        let components = self.components ?? []
        let keys = components.count == 2 ? ["UIWhite", "UIAlpha"] : ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
        for (key, component) in zip(keys, components) { coder.encode(Double(component), forKey: key) }
    }
}
