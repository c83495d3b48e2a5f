/// The copying of one customised property from an appearance to an object.
@MainActor struct CustomisedValue {
    let copy: (_ appearance: NSObject, _ object: NSObject) -> Void

    init<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        copy = { appearance, object in
            guard let appearance = appearance as? Owner, let object = object as? Owner else { return }
            object[keyPath: path] = appearance[keyPath: path]
        }
    }
}

extension CustomisedValue {
    static func ofView(_ property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .alpha: CustomisedValue(\UIView.alpha)
        case .backgroundColor: CustomisedValue(\UIView.backgroundColor)
        case .contentMode: CustomisedValue(\UIView.contentMode)
        case .isExclusiveTouch: CustomisedValue(\UIView.isExclusiveTouch)
        case .layoutMargins: CustomisedValue(\UIView.layoutMargins)
        case .preservesSuperviewLayoutMargins: CustomisedValue(\UIView.preservesSuperviewLayoutMargins)
        case .semanticContentAttribute: CustomisedValue(\UIView.semanticContentAttribute)
        case .tintColor: CustomisedValue(\UIView.tintColor)
        default: nil
        }
    }
}
