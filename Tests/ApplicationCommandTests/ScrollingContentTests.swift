import HeadlessHost
import UIKit
import XCTest

@testable import ApplicationCommand

/// Twelve squares in a collection view.
@MainActor private final class SquaresViewController: UICollectionViewController {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 200)
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Square")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Square", for: indexPath) }
}

/// Kind: documented — Documentation/xcode-projects.md: `--rows` and `--scroll` for collections and scroll views; frames by
/// arithmetic.
@MainActor final class ScrollingContentTests: XCTestCase {
    private func shown(_ controller: UIViewController) throws -> ShownScreen {
        let host = try HeadlessHost(device: "iphone-8")
        host.show(controller)
        host.advanceUntilStill()
        return ShownScreen(host)
    }

    /// Three squares of 100 points and their spaces fit a line of 375.
    func testItemsOfACollection() async throws {
        let controller = SquaresViewController()
        let screen = try shown(controller)
        guard case .items(let items) = try screen.measuredContent() else { return XCTFail("no items") }
        XCTAssertEqual(items.count, 12)
        XCTAssertEqual(items[3], ItemFrame(section: 0, item: 3, x: 0, y: 210, width: 100, height: 200))
        try screen.scroll(to: 150, for: "--scroll")
        let inset = controller.collectionView.adjustedContentInset.top
        XCTAssertEqual(controller.collectionView.contentOffset.y, 150 - inset)
        XCTAssertTrue(try screen.measuredContent().text.hasPrefix("  section     item"))
        XCTAssertEqual(controller.collectionView.contentOffset.y, 150 - inset)
    }

    func testPartsOfAScrollView() async throws {
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        for (index, height) in [100.0, 400, 50].enumerated() {
            let part = UIView(frame: CGRect(x: 0, y: [0, 110, 520][index], width: 375, height: height))
            scrollView.addSubview(part)
        }
        scrollView.contentSize = CGSize(width: 375, height: 570)
        controller.view.addSubview(scrollView)
        let screen = try shown(controller)
        XCTAssertEqual(
            try screen.measuredContent(),
            .parts([
                PartFrame(view: "UIView", y: 0, height: 100), PartFrame(view: "UIView", y: 110, height: 400),
                PartFrame(view: "UIView", y: 520, height: 50),
            ]))
        try screen.scroll(to: 1000, for: "--scroll")
        XCTAssertEqual(scrollView.contentOffset.y, 270 + scrollView.adjustedContentInset.bottom)
    }
}
