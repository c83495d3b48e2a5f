import UIKit

extension GalleryScreen {
    /// Opens every other screen; not among `all`.
    public static var menu: GalleryScreen {
        GalleryScreen("menu", "Every screen and its variants; a tap opens one, typing looks for names") {
            UINavigationController(rootViewController: MenuViewController(screens: GalleryScreen.all))
        }
    }
}
