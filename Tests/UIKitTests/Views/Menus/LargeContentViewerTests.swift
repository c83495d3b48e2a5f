import Foundation
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UILargeContentViewerInteraction` and `UILargeContentViewerItem`.
@MainActor final class LargeContentViewerTests: XCTestCase {
    private final class Ends: NSObject, UILargeContentViewerInteractionDelegate {
        var ends: [String?] = []

        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) { ends.append(item?.largeContentTitle) }
    }

    private final class Bar: UIViewController {
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 120, height: 40))
        let picture = UIImageView(image: UIImage(systemName: "star"))
        let ends = Ends()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Favourites"
            label.isUserInteractionEnabled = true
            label.showsLargeContentViewer = true
            picture.frame = CGRect(x: 200, y: 200, width: 40, height: 40)
            for item in [label, picture] { view.addSubview(item) }
            view.addInteraction(UILargeContentViewerInteraction(delegate: ends))
        }

        var card: LargeContentCard? { view.subviews.lazy.compactMap { $0 as? LargeContentCard }.first }
    }

    private func host(_ size: UIContentSizeCategory, _ bar: Bar) throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-se2")
        UIScreen.main.overridingTraits = UITraitCollection(preferredContentSizeCategory: size)
        host.show(bar)
        return host
    }

    private func step(_ kind: TouchScript.Step.Kind, _ x: CGFloat) -> TouchScript {
        TouchScript([TouchScript.Step(kind, at: CGPoint(x: x, y: 220), time: 0)])
    }

    func testValuesAreTheViewsOwnUnlessSet() async throws {
        let label = UILabel()
        label.text = "Favourites"
        XCTAssertFalse(label.showsLargeContentViewer)
        XCTAssertEqual(label.largeContentTitle, "Favourites")
        label.largeContentTitle = "Starred"
        XCTAssertEqual(label.largeContentTitle, "Starred")
        let image = UIImage(systemName: "star")
        XCTAssertNotNil(image)
        XCTAssertTrue(UIImageView(image: image).largeContentImage === image)
        XCTAssertNil(UIView().largeContentImage)
    }

    func testAHeldItemIsShownLargeAtAccessibilitySizesOnly() async throws {
        for (size, isLarge) in [(UIContentSizeCategory.large, false), (.accessibilityLarge, true)] {
            let bar = Bar()
            let host = try host(size, bar)
            XCTAssertEqual(UILargeContentViewerInteraction.isEnabled, isLarge)
            host.play(step(.down, 40))
            host.advance(by: 0.7)
            XCTAssertEqual(bar.card != nil, isLarge)
            if let card = bar.card {
                if let folder = ProcessInfo.processInfo.environment["MASU_SHEETS"] {
                    try host.png().write(to: URL(fileURLWithPath: folder).appendingPathComponent("large-content.png"))
                }
                XCTAssertEqual(card.subviews.compactMap { ($0 as? UILabel)?.text }, ["Favourites"])
                XCTAssertEqual(card.center, CGPoint(x: bar.view.bounds.midX, y: bar.view.bounds.midY))
            }
            host.play(step(.up, 40))
            host.settle()
            XCTAssertNil(bar.card)
            XCTAssertEqual(bar.ends.ends, isLarge ? ["Favourites"] : [])
        }
    }

    /// The picture says nothing of itself, so that nothing is shown.
    func testOtherViewsArent() async throws {
        let bar = Bar()
        let host = try host(.accessibilityLarge, bar)
        host.play(step(.down, 220))
        host.advance(by: 0.7)
        XCTAssertNil(bar.card)
        host.play(step(.up, 220))
        XCTAssertEqual(bar.ends.ends, [nil])
    }
}
