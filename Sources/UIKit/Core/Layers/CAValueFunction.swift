/// The kind of transform that a value function makes.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Takes three numbers.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Takes three numbers.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes transforms of an animation's interpolated numbers, so that a full rotation isn't the identity.
@preconcurrency @MainActor open class CAValueFunction: NSObject {
    public let name: CAValueFunctionName

    /// Nil for a name that isn't one of the constants.
    public init?(name: CAValueFunctionName) {
        let known: Set<CAValueFunctionName> = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
            .translateZ,
        ]
        guard known.contains(name) else { return nil }
        self.name = name
        super.init()
    }

    /// Nil where the value hasn't as many numbers as the function takes.
    func transform(of value: LayerValue) -> CATransform3D? {
        guard let numbers = value.components else { return nil }
        if name == .scale || name == .translate {
            guard numbers.count == 3 else { return nil }
            return name == .scale
                ? CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
                : CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
        }
        guard numbers.count == 1 else { return nil }
        let number = numbers[0]
        switch name {
        case .rotateX: return CATransform3DMakeRotation(number, 1, 0, 0)
        case .rotateY: return CATransform3DMakeRotation(number, 0, 1, 0)
        case .rotateZ: return CATransform3DMakeRotation(number, 0, 0, 1)
        case .scaleX: return CATransform3DMakeScale(number, 1, 1)
        case .scaleY: return CATransform3DMakeScale(1, number, 1)
        case .scaleZ: return CATransform3DMakeScale(1, 1, number)
        case .translateX: return CATransform3DMakeTranslation(number, 0, 0)
        case .translateY: return CATransform3DMakeTranslation(0, number, 0)
        default: return CATransform3DMakeTranslation(0, 0, number)
        }
    }
}
