/// How one customised property goes from an appearance to an object.
@MainActor struct CustomisedValue {
    let take: (_ appearance: NSObject, _ object: NSObject) -> Void

    init<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        take = { appearance, object in
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
