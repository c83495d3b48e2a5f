import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: regression — a public app whose bar buttons have pictures of 256 and 512 points and constraints of 20: they filled the bar;
/// another one, whose title is a picture of a logo that scales to fit: it went over the screen's top.
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

    func testATitleIsAsHighAsTheRowWhereNoConstraintSaysItsHeight() async throws {
        for (release, row) in [(SystemRelease.iOS18, 44.0), (.iOS26, 44)] {
            let host = try HeadlessHost(device: "iphone-se2", release: release)
            let controller = UIViewController()
            let logo = UIImageView(frame: CGRect(x: 0, y: 0, width: 38, height: 38))
            logo.contentMode = .scaleAspectFit
            logo.image = UIGraphicsImageRenderer(size: CGSize(width: 260, height: 77)).image { _ in }
            controller.navigationItem.titleView = logo
            host.show(UINavigationController(rootViewController: controller))
            let bar = try XCTUnwrap(controller.navigationController?.navigationBar)
            let frame = logo.convert(logo.bounds, to: bar)
            XCTAssertLessThanOrEqual(frame.height, row, "\(release)")
            XCTAssertGreaterThanOrEqual(frame.minY, 0, "\(release)")
            XCTAssertEqual(frame.midX, bar.bounds.midX, accuracy: 0.5, "\(release)")

            let tall = UIView()
            tall.widthAnchor.constraint(equalToConstant: 100).isActive = true
            tall.heightAnchor.constraint(equalToConstant: 60).isActive = true
            controller.navigationItem.titleView = tall
            host.settle()
            XCTAssertEqual(tall.bounds.size, CGSize(width: 100, height: 60), "\(release)")
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
