import InterfaceBuilder

/// A user-defined runtime attribute: a value for a key path.
@MainActor enum RuntimeAttribute {
    /// The value as its type says; nil where it isn't one.
    static func value(_ element: MarkupElement, loader: NibLoader) -> Any? {
        switch element["type"] {
        case "boolean": return element.flag("value")
        case "string": return element.string("value")
        case "localizedString":
            return element.string("value").map {
                (loader.options.bundle ?? .main).localizedString(forKey: $0, value: nil, table: nil)
            }
        case "number":
            let child = element.child(key: "value")
            return child?.number("value") ?? element.number("value")
        case "color": return element.child(key: "value").flatMap { loader.color($0) }
        case "image": return (element["value"] ?? element.child(key: "value")?["name"]).flatMap { loader.image($0) }
        case "size": return element.size(key: "value").map { CGSize(width: $0.width, height: $0.height) }
        case "point":
            guard let point = element.child(key: "value"), let x = point.number("x"), let y = point.number("y") else {
                return nil
            }
            return CGPoint(x: x, y: y)
        case "range":
            guard let range = element.child(key: "value"), let start = range.integer("location"),
                let length = range.integer("length")
            else { return nil }
            return NSRange(location: start, length: length)
        case "rect":
            return element.rect(key: "value").map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
        default: return nil
        }
    }

    /// Numbers come as `Double`, and are wanted as any kind of number.
    static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        if let flag = value as? Bool { return converted(flag ? 1.0 : 0.0, to: type) }
        guard let number = value as? Double else { return nil }
        let isWhole = number.rounded() == number && abs(number) < 1e15
        if let value = CGFloat(number) as? Value { return value }
        if let value = Float(number) as? Value { return value }
        if let value = UILayoutPriority(Float(number)) as? Value { return value }
        if isWhole, let value = Int(number) as? Value { return value }
        if isWhole, number >= 0, let value = UInt(number) as? Value { return value }
        return (number != 0) as? Value
    }

    /// The framework's own properties that documents set by key path; false for others.
    static func set(_ value: Any, forKeyPath keyPath: String, of view: UIView) -> Bool {
        func number() -> CGFloat? { converted(value, to: CGFloat.self) }
        func flag() -> Bool? { converted(value, to: Bool.self) }
        func color() -> UIColor? { value as? UIColor }
        switch keyPath {
        case "layer.cornerRadius": return assign(number()) { view.layer.cornerRadius = $0 }
        case "layer.borderWidth": return assign(number()) { view.layer.borderWidth = $0 }
        case "layer.borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor":
            return assign(color()) { view.layer.borderColor = $0.cgColor }
        case "layer.shadowColor", "layer.shadowUIColor": return assign(color()) { view.layer.shadowColor = $0.cgColor }
        case "layer.shadowOpacity": return assign(number()) { view.layer.shadowOpacity = Float($0) }
        case "layer.shadowRadius": return assign(number()) { view.layer.shadowRadius = $0 }
        case "layer.shadowOffset": return assign(value as? CGSize) { view.layer.shadowOffset = $0 }
        case "layer.masksToBounds", "clipsToBounds": return assign(flag()) { view.clipsToBounds = $0 }
        case "layer.opacity", "alpha": return assign(number()) { view.alpha = $0 }
        case "hidden", "isHidden": return assign(flag()) { view.isHidden = $0 }
        case "backgroundColor": return assign(color()) { view.backgroundColor = $0 }
        case "tintColor": return assign(color()) { view.tintColor = $0 }
        case "unselectedItemTintColor": return assign(color()) { (view as? UITabBar)?.unselectedItemTintColor = $0 }
        case "barTintColor":
            guard let bar = view as? any DecodedBar else { return false }
            return assign(color()) { bar.barTintColor = $0 }
        case "tag": return assign(converted(value, to: Int.self)) { view.tag = $0 }
        case "accessibilityIdentifier": return assign(value as? String) { view.accessibilityIdentifier = $0 }
        case "accessibilityLabel": return assign(value as? String) { view.accessibilityLabel = $0 }
        case "accessibilityHint": return assign(value as? String) { view.accessibilityHint = $0 }
        case "accessibilityValue": return assign(value as? String) { view.accessibilityValue = $0 }
        case "isAccessibilityElement": return assign(flag()) { view.isAccessibilityElement = $0 }
        case "restorationIdentifier": return assign(value as? String) { view.restorationIdentifier = $0 }
        case "text": return assign(value as? String) { (view as? UILabel)?.text = $0 }
        default: return false
        }
    }

    private static func assign<Value>(_ value: Value?, _ body: (Value) -> Void) -> Bool {
        guard let value else { return false }
        body(value)
        return true
    }
}
