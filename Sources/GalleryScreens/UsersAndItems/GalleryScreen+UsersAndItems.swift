import UIKit

extension GalleryScreen {
    static var usersAndItems: GalleryScreen {
        GalleryScreen(
            "users-and-items", "Users of a web service and what they wrote, page by page, without a jump",
            standard: Variant("users", "Users, twenty a page") {
                UINavigationController(rootViewController: UsersViewController(style: .plain))
            },
            others: [
                Variant("numbered", "Users with the number of their row") {
                    UINavigationController(rootViewController: UsersViewController(style: .numbered))
                },
                Variant("items", "What one user wrote") {
                    UINavigationController(rootViewController: ItemsViewController(userID: "shinano"))
                },
                Variant("not-found", "A user who wrote nothing") {
                    UINavigationController(rootViewController: ItemsViewController(userID: "nobody"))
                },
            ])
    }
}
