import Explanations
import HeadlessHost
import UIKit
import XCTest

@testable import ApplicationCommand

/// Kind: documented — the commands' help; sizes by arithmetic.
@MainActor final class ShownScreenProofTests: XCTestCase {
    private var host: HeadlessHost?

    override func tearDown() async throws { host = nil }

    /// A screen with a box of a width and a height at 20 points from the upper left corner.
    private func screen(width: CGFloat, height: CGFloat) throws -> ShownScreen {
        let controller = UIViewController()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
            box.widthAnchor.constraint(equalToConstant: width),
            box.heightAnchor.constraint(equalToConstant: height),
        ])
        let host = try HeadlessHost(device: "iphone-se2")
        self.host = host
        host.show(controller)
        return ShownScreen(host)
    }

    func testAScreenIsProvenAtAllSizesAndKeepsItsOwn() async throws {
        let text = try screen(width: 200, height: 100).proof("all").text
        XCTAssertTrue(text.hasSuffix("cover 100 % of all sizes in 1 surrounding.\n"), text)
        XCTAssertEqual(host?.window.bounds.size, CGSize(width: 375, height: 667))
        XCTAssertEqual(UIScreen.main.sceneBounds.size, CGSize(width: 375, height: 667))
    }

    /// 400 below 20 end at 420; less than half a pixel of the finest screen doesn't count.
    func testAFaultIsToldWithItsSizes() async throws {
        let text = try screen(width: 200, height: 400).proof("280x300...500x800").text
        XCTAssertTrue(text.contains("reaches out"), text)
        XCTAssertTrue(text.contains("280 × 300 to 500 × \((420 - 1.0 / 6).inPoints)"), text)
    }

    func testWhatIsNeitherWidthsNorSizesIsRefused() async throws {
        let screen = try screen(width: 200, height: 100)
        for words in ["280x280", "280x280...200x300", "0x1...2x3", "wide"] {
            XCTAssertThrowsError(try screen.proof(words)) { error in
                XCTAssertTrue("\(error)".contains("--prove"), "\(error)")
                XCTAssertTrue("\(error)".contains(words), "\(error)")
            }
        }
    }
}
