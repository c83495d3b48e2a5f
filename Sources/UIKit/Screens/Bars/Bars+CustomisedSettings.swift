/// Settings that have a value for each state or kind of bar.
extension UIBarButtonItem {
    func copyBarSetting(_ setting: CustomisedSetting, from appearance: UIBarButtonItem) {
        guard let metrics = UIBarMetrics(rawValue: setting.kind) else { return }
        switch setting.name {
        case .backgroundImage:
            let image = appearance.backgroundImage(for: UIControl.State(rawValue: setting.state), barMetrics: metrics)
            setBackgroundImage(image, for: UIControl.State(rawValue: setting.state), barMetrics: metrics)
        case .titlePositionAdjustment:
            setTitlePositionAdjustment(appearance.titlePositionAdjustment(for: metrics), for: metrics)
        case .backButtonTitlePositionAdjustment:
            setBackButtonTitlePositionAdjustment(
                appearance.backButtonTitlePositionAdjustment(for: metrics), for: metrics)
        default: break
        }
    }
}

extension UINavigationBar {
    func copyBarSetting(_ setting: CustomisedSetting, from appearance: UINavigationBar) {
        guard let metrics = UIBarMetrics(rawValue: setting.kind) else { return }
        switch setting.name {
        case .backgroundImage: setBackgroundImage(appearance.backgroundImage(for: metrics), for: metrics)
        case .titleVerticalPositionAdjustment:
            setTitleVerticalPositionAdjustment(
                appearance.titleVerticalPositionAdjustment(for: metrics), for: metrics)
        default: break
        }
    }
}

extension UIToolbar {
    func copyBarSetting(_ setting: CustomisedSetting, from appearance: UIToolbar) {
        guard let position = UIBarPosition(rawValue: setting.kind / 1000) else { return }
        switch setting.name {
        case .backgroundImage:
            guard let metrics = UIBarMetrics(rawValue: setting.kind % 1000) else { return }
            let image = appearance.backgroundImage(forToolbarPosition: position, barMetrics: metrics)
            setBackgroundImage(image, forToolbarPosition: position, barMetrics: metrics)
        case .shadowImage:
            setShadowImage(appearance.shadowImage(forToolbarPosition: position), forToolbarPosition: position)
        default: break
        }
    }
}
