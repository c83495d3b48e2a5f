import Graphics

/// A colour, fixed or depending on the traits in which it is drawn; immutable, usable from any thread.
open class UIColor: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    enum Content: Hashable, Sendable {
        case fixed(CGColor)
        /// Resolved when the traits are known; the alpha, where there is one, replaces the colour's own.
        case dynamic(DynamicColor, alpha: CGFloat?)
        /// Copies of a picture side by side, and the mean of its pixels for places where only a colour can be drawn.
        case pattern(UIImage, mean: CGColor)
    }

    private let mark = FoundationObjectMark()
    let content: Content

    init(content: Content) {
        self.content = content
        super.init()
    }

    /// Black without opacity.
    public override convenience init() { self.init(white: 0, alpha: 0) }

    /// Makes a grey; 0 is black, 1 is white.
    public init(white: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(gray: white, alpha: alpha))
        super.init()
    }

    /// Makes a colour of sRGB; components beyond 0…1 are kept.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Makes a colour from hue, saturation and brightness, each from 0 to 1; the hue goes around.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let components = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness).components
        content = .fixed(
            CGColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha))
        super.init()
    }

    /// Makes a colour of Display P3, converted to sRGB of extended range.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = ColorComponents(displayP3Red: red, green: green, blue: blue)
        content = .fixed(
            CGColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha))
        super.init()
    }

    /// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`, of sRGB.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public init(cgColor: CGColor) {
        content = .fixed(cgColor)
        super.init()
    }

    /// Makes a colour that is computed for the traits at hand, and again for other traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        content = .dynamic(DynamicColor(name: nil, provider: dynamicProvider), alpha: nil)
        super.init()
    }

    /// Makes a colour of tiled copies of a picture: backgrounds of views show them, the first at the view's corner.
    ///
    /// In places where only a colour can be drawn, as in text, it is the mean of the picture's pixels.
    public init(patternImage image: UIImage) {
        content = .pattern(image, mean: image.meanColor)
        super.init()
    }

    /// Reads a colour by UIKit's keys of its components; nil where there are none.
    public required init?(coder: NSCoder) {
        guard let color = CGColor.read(from: coder) else { return nil }
        content = .fixed(color)
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }
    /// Writes the colour as it is in the current traits.
    open func encode(with coder: NSCoder) { cgColor.write(to: coder) }

    /// The colour in the current traits.
    open var cgColor: CGColor { fixedColor(for: .current) }

    /// The colour without its dependence on traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic = content else { return self }
        return UIColor(cgColor: fixedColor(for: traitCollection))
    }

    /// The same colour with another alpha; a colour that depends on traits stays so.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .fixed(let color), .pattern(_, let color): UIColor(cgColor: color.replacingAlpha(alpha))
        case .dynamic(let color, _): UIColor(content: .dynamic(color, alpha: alpha))
        }
    }

    /// Makes this the colour in which the current context fills and strokes.
    open func set() { setInCurrentContext(fill: true, stroke: true) }
    open func setFill() { setInCurrentContext(fill: true, stroke: false) }
    open func setStroke() { setInCurrentContext(fill: false, stroke: true) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || content == other.content
    }

    open override var hash: Int { content.hashValue }

    open override func copy() -> Any { self }

    open override var description: String { contentDescription }
}

extension UIColor {
    /// The fixed colour in the given traits.
    func fixedColor(for traits: UITraitCollection) -> CGColor {
        switch content {
        case .fixed(let color), .pattern(_, let color): return color
        case .dynamic(let color, let alpha):
            let fixed = color.provider(traits).fixedColor(for: traits)
            return alpha.map(fixed.replacingAlpha) ?? fixed
        }
    }

    /// The colour in the form that display lists use, in the given traits.
    func graphicsColor(for traits: UITraitCollection) -> Color { fixedColor(for: traits).graphicsColor }

    private var contentDescription: String {
        switch content {
        case .pattern(let image, _): return "UICGColor pattern of \(image)"
        case .fixed(let color):
            let space = color.numberOfComponents == 2 ? "Gray" : "SRGB"
            let numbers = (color.components ?? []).map(shortNumber).joined(separator: " ")
            return "UIExtended\(space)ColorSpace \(numbers)"
        case .dynamic(let color, _):
            guard let name = color.name else { return "<UIDynamicProviderColor: \(address(of: self))>" }
            return "<UIDynamicSystemColor: \(address(of: self)); name = \(name)>"
        }
    }
}
