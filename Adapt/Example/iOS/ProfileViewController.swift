// swift-format-ignore-file
import UIKit

/// A screen whose parts come from a document.
class ProfileViewController: UIViewController {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet var badges: [UIView]!
    @IBInspectable var accent: Int = 0
    let meter = Meter()
    @objc private(set) var saved = 0

    var saving: Selector { #selector(save) }
    var shownName: String? { nameLabel?.text }

    var platform: String {
        #if os(iOS)
        return #keyPath(ProfileViewController.saved)
        #else
        return "elsewhere"
        #endif
    }

    @IBAction func save(_ sender: Any?) { saved += 1 }
    @objc(clearAll) func clear() { saved = 0 }
}

/// Takes in what its superclass has.
final class TeamViewController: ProfileViewController {
    @IBOutlet weak var teamLabel: UILabel?

    @IBAction private func leave() { clear() }
}
