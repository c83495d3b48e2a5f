import UIKit

/// The service's users; a tap shows what one of them wrote.
final class UsersViewController: PagedViewController<User> {
    private let cellStyle: UserCell.Style

    init(style: UserCell.Style) {
        cellStyle = style
        super.init(path: "users")
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Users"
        tableView.register(UserCell.self, forCellReuseIdentifier: "User")
    }

    override func cell(for user: User, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "User", for: indexPath)
        (cell as? UserCell)?.show(user, row: indexPath.row, style: cellStyle)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard records.indices.contains(indexPath.row) else { return }
        let items = ItemsViewController(userID: records[indexPath.row].id)
        navigationController?.pushViewController(items, animated: true)
    }
}

/// The items of one user.
final class ItemsViewController: PagedViewController<Item> {
    private let userID: String

    init(userID: String) {
        self.userID = userID
        super.init(path: "users/\(userID)/items")
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = userID
        tableView.register(ItemCell.self, forCellReuseIdentifier: "Item")
    }

    override func cell(for item: Item, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        (cell as? ItemCell)?.show(item, row: indexPath.row)
        return cell
    }
}
