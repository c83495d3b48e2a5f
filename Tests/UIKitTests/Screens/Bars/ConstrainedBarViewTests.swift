import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: regression — a public app whose bar buttons have pictures of 256 and 512 points and constraints of 20: they filled the bar.
@MainActor final class ConstrainedBarViewTests: XCTestCase {
    private func button(translates: Bool) -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 256, height: 256)).image { _ in }
        button.setImage(picture, for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = translates
        button.widthAnchor.constraint(equalToConstant: 20).isActive = true
        button.heightAnchor.constraint(equalToConstant: 24).isActive = true
        return button
    }

    func testConstraintsSayTheSizeInANavigationBar() async throws {
        for release in [SystemRelease.iOS18, .iOS26] {
            for translates in [true, false] {
                let host = try HeadlessHost(device: "iphone-se2", release: release)
                let controller = UIViewController()
                let (left, right) = (button(translates: translates), button(translates: translates))
                controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
                controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
                host.show(UINavigationController(rootViewController: controller))
                for view in [left, right] {
                    XCTAssertEqual(view.bounds.size, CGSize(width: 20, height: 24), "\(release) \(translates)")
                }
                let bar = try XCTUnwrap(controller.navigationController?.navigationBar)
                XCTAssertLessThan(left.convert(left.bounds, to: bar).maxX, 60)
                XCTAssertGreaterThan(right.convert(right.bounds, to: bar).minX, 300)
            }
        }
    }

    func testConstraintsSayTheSizeInAToolbar() async throws {
        let host = try HeadlessHost(device: "iphone-se2", release: .iOS18)
        let controller = UIViewController()
        let view = button(translates: false)
        controller.toolbarItems = [UIBarButtonItem(customView: view)]
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        host.show(navigation)
        XCTAssertEqual(view.bounds.size, CGSize(width: 20, height: 24))
    }
}
