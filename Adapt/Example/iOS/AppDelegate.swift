import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidBecomeActive(_ application: UIApplication) {
        let screen = TeamViewController()
        let table = TeamViewController.interfaceConnections
        print(table.names.joined(separator: " "))
        print(screen.saving, screen.platform, screen.meter.height(at: 0), #fileID, #line)
    }
}
