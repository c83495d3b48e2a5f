import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UITableViewCell.AccessoryType` and `tintColor`.
@MainActor final class AccessoryTintTests: XCTestCase {
    /// A cell's checkmark and detail button are in its tint, the chevron isn't.
    func testAccessoriesTakeTheTint() async throws {
        let host = try HeadlessHost()
        let screen = UIViewController()
        host.show(screen)
        for (type, tinted) in [(UITableViewCell.AccessoryType.checkmark, true), (.disclosureIndicator, false)] {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            cell.accessoryType = type
            screen.view.addSubview(cell)
            screen.view.tintColor = .red
            host.settle()
            var bars: [UIView] = []
            func collect(_ view: UIView) {
                if view.bounds.height == 2 { bars.append(view) }
                view.subviews.forEach(collect)
            }
            collect(cell)
            XCTAssertEqual(bars.map(\.backgroundColor), [tinted ? .red : .systemGray3, tinted ? .red : .systemGray3])
            cell.removeFromSuperview()
        }
    }
}
