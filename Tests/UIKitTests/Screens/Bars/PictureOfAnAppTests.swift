import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle — an app's own picture of the simulator of an iPhone 8 with iOS 13 (2020-09-02), of 750×1334 pixels, with a
/// large title, a search bar and a plain table: VictorKreniski/cit-book-seeker-ios-test. Baselines, places and colours were
/// measured in it.
@MainActor final class PictureOfAnAppTests: XCTestCase {
    private final class Terms: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "HISTORY" }
        override func tableView(
            _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) {
            view.tintColor = .white
        }
    }

    /// The baseline is in the row of pixels 200, the bar's top in 40, its lower edge at 232.
    func testTheBaselineOfALargeTitle() async throws {
        try under(.iOS13) {
            let host = try HeadlessHost(device: "iphone-8")
            let controller = UIViewController()
            controller.title = "Search"
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = true
            host.show(navigation)
            let bar = navigation.navigationBar
            XCTAssertEqual(bar.frame, CGRect(x: 0, y: 20, width: 375, height: 96))
            let label = bar.parts.largeTitle
            let baseline = label.convert(label.bounds, to: nil).minY + label.font.ascender
            XCTAssertEqual(baseline, 100, accuracy: 0.5)
            XCTAssertEqual(label.convert(label.bounds, to: nil).minX, 16)
        }
    }

    func testTheColourOfASearchBarsPlaceholder() async throws {
        under(.iOS13) {
            let bar = UISearchBar()
            bar.placeholder = "Search"
            let color = bar.searchTextField.placeholderLabel.textColor.cgColor
            XCTAssertEqual((color.components ?? []).map { ($0 * 255).rounded() }, [142, 142, 147, 255])
        }
    }

    /// The app sets the tint of a header that would be grey, and the picture has 255, 255, 255 there.
    func testATintIsTheGroundOfAHeader() async throws {
        try under(.iOS13) {
            let host = try HeadlessHost(device: "iphone-8")
            let controller = Terms(style: .plain)
            host.show(controller)
            let header = try XCTUnwrap(controller.tableView.headerView(forSection: 0))
            XCTAssertEqual(header.backgroundColor, .white)
        }
    }
}
