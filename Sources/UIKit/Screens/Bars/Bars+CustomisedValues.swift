extension CustomisedValue {
    static func ofNavigationBar(_ property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .backIndicatorImage: CustomisedValue(\UINavigationBar.backIndicatorImage)
        case .backIndicatorTransitionMaskImage: CustomisedValue(\UINavigationBar.backIndicatorTransitionMaskImage)
        case .barStyle: CustomisedValue(\UINavigationBar.barStyle)
        case .barTintColor: CustomisedValue(\UINavigationBar.barTintColor)
        case .compactAppearance: CustomisedValue(\UINavigationBar.compactAppearance)
        case .compactScrollEdgeAppearance: CustomisedValue(\UINavigationBar.compactScrollEdgeAppearance)
        case .isTranslucent: CustomisedValue(\UINavigationBar.isTranslucent)
        case .largeTitleTextAttributes: CustomisedValue(\UINavigationBar.largeTitleTextAttributes)
        case .prefersLargeTitles: CustomisedValue(\UINavigationBar.prefersLargeTitles)
        case .scrollEdgeAppearance: CustomisedValue(\UINavigationBar.scrollEdgeAppearance)
        case .shadowImage: CustomisedValue(\UINavigationBar.shadowImage)
        case .standardAppearance: CustomisedValue(\UINavigationBar.standardAppearance)
        case .titleTextAttributes: CustomisedValue(\UINavigationBar.titleTextAttributes)
        default: nil
        }
    }

    static func ofTabBar(_ property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .backgroundImage: CustomisedValue(\UITabBar.backgroundImage)
        case .barStyle: CustomisedValue(\UITabBar.barStyle)
        case .barTintColor: CustomisedValue(\UITabBar.barTintColor)
        case .isTranslucent: CustomisedValue(\UITabBar.isTranslucent)
        case .itemPositioning: CustomisedValue(\UITabBar.itemPositioning)
        case .itemSpacing: CustomisedValue(\UITabBar.itemSpacing)
        case .itemWidth: CustomisedValue(\UITabBar.itemWidth)
        case .scrollEdgeAppearance: CustomisedValue(\UITabBar.scrollEdgeAppearance)
        case .selectionIndicatorImage: CustomisedValue(\UITabBar.selectionIndicatorImage)
        case .shadowImage: CustomisedValue(\UITabBar.shadowImage)
        case .standardAppearance: CustomisedValue(\UITabBar.standardAppearance)
        case .unselectedItemTintColor: CustomisedValue(\UITabBar.unselectedItemTintColor)
        default: nil
        }
    }
}
