extension CustomisedValue {
    static func ofScrollView(_ property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .bounces: CustomisedValue(\UIScrollView.bounces)
        case .contentInset: CustomisedValue(\UIScrollView.contentInset)
        case .contentInsetAdjustmentBehavior: CustomisedValue(\UIScrollView.contentInsetAdjustmentBehavior)
        case .decelerationRate: CustomisedValue(\UIScrollView.decelerationRate)
        case .indicatorStyle: CustomisedValue(\UIScrollView.indicatorStyle)
        case .keyboardDismissMode: CustomisedValue(\UIScrollView.keyboardDismissMode)
        case .showsHorizontalScrollIndicator: CustomisedValue(\UIScrollView.showsHorizontalScrollIndicator)
        case .showsVerticalScrollIndicator: CustomisedValue(\UIScrollView.showsVerticalScrollIndicator)
        default: nil
        }
    }
}
