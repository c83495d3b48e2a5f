import UIKit

/// A user as the web service describes one.
package struct User: Decodable {
    let id: String
    let name: String
    let description: String?
    let location: String?
    let itemsCount: Int
    let followeesCount: Int
    let followersCount: Int
    let profileImageURL: URL?

    enum CodingKeys: String, CodingKey {
        case id, name, description, location
        case itemsCount = "items_count"
        case followeesCount = "followees_count"
        case followersCount = "followers_count"
        case profileImageURL = "profile_image_url"
    }

    package init(
        id: String, name: String, description: String?, location: String?, itemsCount: Int, followeesCount: Int,
        followersCount: Int, profileImageURL: URL?
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.location = location
        self.itemsCount = itemsCount
        self.followeesCount = followeesCount
        self.followersCount = followersCount
        self.profileImageURL = profileImageURL
    }
}

/// An item that a user wrote.
struct Item: Decodable {
    let id: String
    let title: String
    let createdAt: Date
    let likesCount: Int
    let commentsCount: Int

    enum CodingKeys: String, CodingKey {
        case id, title
        case createdAt = "created_at"
        case likesCount = "likes_count"
        case commentsCount = "comments_count"
    }
}
