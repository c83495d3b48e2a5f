/// Settings with a value for each state or kind of bar.
extension CustomisedValue {
    static func copy(_ setting: CustomisedSetting, from appearance: NSObject, to object: NSObject) {
        switch (appearance, object) {
        case (let appearance as UIBarItem, let object as UIBarItem): copy(setting, appearance, object)
        case (let appearance as UIButton, let object as UIButton): copy(setting, appearance, object)
        case (let appearance as UINavigationBar, let object as UINavigationBar): copy(setting, appearance, object)
        case (let appearance as UIToolbar, let object as UIToolbar): copy(setting, appearance, object)
        case (let appearance as UISegmentedControl, let object as UISegmentedControl):
            guard setting.name == .titleTextAttributes else { return }
            object.setTitleTextAttributes(appearance.titleTextAttributes(for: setting.state), for: setting.state)
        case (let appearance as UISlider, let object as UISlider):
            guard setting.name == .thumbImage else { return }
            object.setThumbImage(appearance.thumbImage(for: setting.state), for: setting.state)
        default: break
        }
    }

    private static func copy(_ setting: CustomisedSetting, _ appearance: UIBarItem, _ object: UIBarItem) {
        let state = setting.state
        if setting.name == .titleTextAttributes {
            object.setTitleTextAttributes(appearance.titleTextAttributes(for: state), for: state)
        } else if let appearance = appearance as? UIBarButtonItem, let object = object as? UIBarButtonItem {
            copy(setting, appearance, object)
        } else if let appearance = appearance as? UITabBarItem, let object = object as? UITabBarItem,
            setting.name == .badgeTextAttributes
        {
            object.setBadgeTextAttributes(appearance.badgeTextAttributes(for: state), for: state)
        }
    }

    private static func copy(_ setting: CustomisedSetting, _ appearance: UIBarButtonItem, _ object: UIBarButtonItem) {
        guard let metrics = UIBarMetrics(rawValue: setting.kind) else { return }
        switch setting.name {
        case .backgroundImage:
            let image = appearance.backgroundImage(for: setting.state, barMetrics: metrics)
            object.setBackgroundImage(image, for: setting.state, barMetrics: metrics)
        case .titlePositionAdjustment:
            object.setTitlePositionAdjustment(appearance.titlePositionAdjustment(for: metrics), for: metrics)
        case .backButtonTitlePositionAdjustment:
            object.setBackButtonTitlePositionAdjustment(
                appearance.backButtonTitlePositionAdjustment(for: metrics), for: metrics)
        default: break
        }
    }

    private static func copy(_ setting: CustomisedSetting, _ appearance: UIButton, _ object: UIButton) {
        let state = setting.state
        switch setting.name {
        case .titleColor: object.setTitleColor(appearance.titleColor(for: state), for: state)
        case .titleShadowColor: object.setTitleShadowColor(appearance.titleShadowColor(for: state), for: state)
        case .backgroundImage: object.setBackgroundImage(appearance.backgroundImage(for: state), for: state)
        case .image: object.setImage(appearance.image(for: state), for: state)
        case .title: object.setTitle(appearance.title(for: state), for: state)
        default: break
        }
    }

    private static func copy(_ setting: CustomisedSetting, _ appearance: UINavigationBar, _ object: UINavigationBar) {
        guard let metrics = UIBarMetrics(rawValue: setting.kind) else { return }
        switch setting.name {
        case .backgroundImage: object.setBackgroundImage(appearance.backgroundImage(for: metrics), for: metrics)
        case .titleVerticalPositionAdjustment:
            object.setTitleVerticalPositionAdjustment(
                appearance.titleVerticalPositionAdjustment(for: metrics), for: metrics)
        default: break
        }
    }

    private static func copy(_ setting: CustomisedSetting, _ appearance: UIToolbar, _ object: UIToolbar) {
        guard let position = UIBarPosition(rawValue: setting.kind / 1000) else { return }
        switch setting.name {
        case .backgroundImage:
            guard let metrics = UIBarMetrics(rawValue: setting.kind % 1000) else { return }
            let image = appearance.backgroundImage(forToolbarPosition: position, barMetrics: metrics)
            object.setBackgroundImage(image, forToolbarPosition: position, barMetrics: metrics)
        case .shadowImage:
            object.setShadowImage(appearance.shadowImage(forToolbarPosition: position), forToolbarPosition: position)
        default: break
        }
    }
}
