/// Tabs that have no room in the bar: the last place in it is for a list of them.
///
/// A controller from the list is pushed on the list's; a navigation controller is shown in its place.
extension UITabBarController {
    /// Five on phones, eight where it is wide.
    private var room: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

    var overflow: [UIViewController] { controllers.count > room ? Array(controllers[(room - 1)...]) : [] }

    /// The controllers that have a place in the bar.
    var barControllers: [UIViewController] {
        controllers.count > room ? controllers[..<(room - 1)] + [moreNavigationController] : controllers
    }

    func isShownInMore(_ controller: UIViewController) -> Bool {
        controller === moreIfOverflowing
            || !(controller is UINavigationController) && overflow.contains { $0 === controller }
    }

    private var moreIfOverflowing: UINavigationController? { overflow.isEmpty ? nil : moreNavigationController }

    func barItem(of controller: UIViewController) -> UITabBarItem {
        let isInList = overflow.contains { $0 === controller }
        return isInList ? moreNavigationController.tabBarItem : controller.tabBarItem
    }

    func makeMoreController() -> UINavigationController {
        let list = MoreListController(self)
        let more = UINavigationController(rootViewController: list)
        more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        return more
    }

    func installMoreController() {
        guard !overflow.isEmpty else { return }
        let more = moreNavigationController
        if more.parent !== self {
            addChild(more)
            more.didMove(toParent: self)
        }
        (more.viewControllers.first as? MoreListController)?.listChanged()
    }

    /// The list alone, or what was chosen from it on top.
    func fillMore(with selected: UIViewController) {
        let more = moreNavigationController
        guard let list = more.viewControllers.first else { return }
        let wanted = selected === more ? [list] : [list, selected]
        guard more.viewControllers.count != wanted.count || more.topViewController !== wanted.last else { return }
        let gone = more.viewControllers.dropFirst().filter { other in !wanted.contains { $0 === other } }
        more.setViewControllers(wanted, animated: false)
        for controller in gone where overflow.contains(where: { $0 === controller }) { addChild(controller) }
    }
}

/// The tabs that have no room in the bar.
final class MoreListController: UITableViewController {
    private weak var tabs: UITabBarController?

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    func listChanged() { if isViewLoaded { tableView.reloadData() } }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tabs?.moreListAppeared()
    }

    /// A controller that the user left belongs to the tab bar controller again.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let tabs else { return }
        for controller in tabs.overflow where controller.parent == nil { tabs.addChild(controller) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tabs?.overflow.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "tab")
            ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
        guard let item = tabs?.overflow[indexPath.row].tabBarItem else { return cell }
        cell.textLabel?.text = item.title
        cell.imageView?.image = item.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let tabs, tabs.overflow.indices.contains(indexPath.row) else { return }
        tabs.choose(tabs.overflow[indexPath.row])
    }
}
