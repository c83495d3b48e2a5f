import AVKit
import ApplicationCommand
import PhotosUI
import SafariServices
import UIKit

/// A menu of screens that use the frameworks beside UIKit, an app of its own so that the gallery builds none of them.
@main final class FrameworkGallery: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: MenuViewController(style: .insetGrouped))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// The list of screens.
final class MenuViewController: UITableViewController {
    private let screens: [(name: String, make: () -> UIViewController)] = [
        ("Search by Combine", { SearchViewController() }),
        ("Users by CoreData", { StoredUsersViewController() }),
        ("Page by WebKit", { PageViewController() }),
        ("Map by MapKit", { MapViewController() }),
        ("Browser by SafariServices", { SFSafariViewController(url: PageViewController.address) }),
        ("Link by LinkPresentation", { LinkViewController() }),
        ("Film by AVKit", { AVPlayerViewController() }),
        ("Photos by PhotosUI", { PHPickerViewController(configuration: PHPickerConfiguration()) }),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Frameworks"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = screens[indexPath.row].name
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let screen = screens[indexPath.row].make()
        if screen is SFSafariViewController || screen is PHPickerViewController || screen is AVPlayerViewController {
            present(screen, animated: true)
        } else {
            navigationController?.pushViewController(screen, animated: true)
        }
    }
}
