extension CustomisedValue {
    static func ofTextField(_ property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .borderStyle: CustomisedValue(\UITextField.borderStyle)
        case .clearButtonMode: CustomisedValue(\UITextField.clearButtonMode)
        case .defaultTextAttributes: CustomisedValue(\UITextField.defaultTextAttributes)
        case .font: CustomisedValue(\UITextField.font)
        case .keyboardAppearance: CustomisedValue(\UITextField.keyboardAppearance)
        case .textAlignment: CustomisedValue(\UITextField.textAlignment)
        case .textColor: CustomisedValue(\UITextField.textColor)
        default: nil
        }
    }

    static func ofTextView(_ property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .font: CustomisedValue(\UITextView.font)
        case .textColor: CustomisedValue(\UITextView.textColor)
        case .keyboardAppearance: CustomisedValue(\UITextView.keyboardAppearance)
        case .textAlignment: CustomisedValue(\UITextView.textAlignment)
        default: nil
        }
    }
}
