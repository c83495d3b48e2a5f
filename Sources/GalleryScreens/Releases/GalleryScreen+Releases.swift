import UIKit

extension GalleryScreen {
    /// One screen with what differs most between releases.
    static var releases: GalleryScreen {
        let summary = "A list in groups with what differs most between releases of iOS"
        func variant(
            _ name: String, _ summary: String, _ then: @escaping @MainActor (SettingsViewController) -> Void = { _ in }
        ) -> Variant {
            Variant(name, summary) {
                let settings = SettingsViewController()
                settings.onAppearance = { [weak settings] in settings.map(then) }
                return Self.tabs(settings)
            }
        }
        return GalleryScreen(
            "releases", summary, standard: variant("standard", summary),
            others: [
                Variant("list", "The same as a collection list") { Self.tabs(SettingsListViewController()) },
                Variant("plain", "A plain list with titled sections") { Self.tabs(ContactsViewController()) },
                variant("alert", "An alert over it") { $0.showAlert() },
                variant("actions", "An action sheet from its last row") { $0.showActions() },
                variant("sheet", "A medium sheet over it") { $0.showSheet() },
                variant("pushed", "A screen pushed on it") { $0.showDetail() },
            ])
    }

    @MainActor private static func tabs(_ first: UIViewController) -> UIViewController {
        let navigation = UINavigationController(rootViewController: first)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 0)
        let controllers = [("Library", "folder"), ("Search", "magnifyingglass")].enumerated().map { index, tab in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(
                title: tab.0, image: UIImage(systemName: tab.1), tag: index + 1)
            return controller
        }
        controllers[0].tabBarItem.badgeValue = "2"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation] + controllers
        return tabs
    }
}
