extension CustomisedValue {
    static func ofLabel(_ property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .adjustsFontSizeToFitWidth: CustomisedValue(\UILabel.adjustsFontSizeToFitWidth)
        case .font: CustomisedValue(\UILabel.font)
        case .highlightedTextColor: CustomisedValue(\UILabel.highlightedTextColor)
        case .lineBreakMode: CustomisedValue(\UILabel.lineBreakMode)
        case .minimumScaleFactor: CustomisedValue(\UILabel.minimumScaleFactor)
        case .numberOfLines: CustomisedValue(\UILabel.numberOfLines)
        case .shadowColor: CustomisedValue(\UILabel.shadowColor)
        case .shadowOffset: CustomisedValue(\UILabel.shadowOffset)
        case .textAlignment: CustomisedValue(\UILabel.textAlignment)
        case .textColor: CustomisedValue(\UILabel.textColor)
        default: nil
        }
    }
}
