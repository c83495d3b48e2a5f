import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of scroll views in Auto Layout and of adjusted insets.
///
/// The content size that constraints and insets give a scroll view; geometry is in `layout/scrolling.json`.
@MainActor final class ConstraintScrollTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    private let content = UIView()

    override func setUp() async throws {
        root.addSubview(scroll)
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
    }

    private func pin(_ attributes: [NSLayoutConstraint.Attribute]) {
        for attribute in attributes {
            NSLayoutConstraint(
                item: content, attribute: attribute, relatedBy: .equal, toItem: scroll, attribute: attribute,
                multiplier: 1, constant: 0
            ).isActive = true
        }
    }

    func testTheContentSizeFollowsConstraintsOnBothEnds() async throws {
        pin([.left, .right, .top, .bottom])
        let width = content.widthAnchor.constraint(equalToConstant: 400)
        NSLayoutConstraint.activate([width, content.heightAnchor.constraint(equalToConstant: 900)])
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 400, height: 900))
        width.constant = 500
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 500, height: 900))
        XCTAssertEqual(scroll.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 500, height: 900))
    }

    private final class Pages: NSObject, UIScrollViewDelegate {
        private(set) var widths: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { widths.append(scrollView.frame.width) }
    }

    /// Kind: regression — a public app divides the offset by the view's width, to know the page: the content had its size, and moved
    /// out of the safe area, before the view had its own.
    func testContentDoesNotScrollBeforeTheViewHasASize() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let controller = UIViewController()
        let pages = UIScrollView()
        let delegate = Pages()
        pages.delegate = delegate
        pages.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(pages)
        let page = UIView()
        page.translatesAutoresizingMaskIntoConstraints = false
        pages.addSubview(page)
        NSLayoutConstraint.activate([
            pages.topAnchor.constraint(equalTo: controller.view.topAnchor),
            pages.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
            pages.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            pages.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            page.topAnchor.constraint(equalTo: pages.topAnchor),
            page.bottomAnchor.constraint(equalTo: pages.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: pages.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: pages.trailingAnchor),
            page.heightAnchor.constraint(equalTo: pages.heightAnchor),
            page.widthAnchor.constraint(equalTo: pages.widthAnchor, multiplier: 3),
        ])
        host.show(controller)
        XCTAssertEqual(pages.contentSize, CGSize(width: 1125, height: 812))
        XCTAssertFalse(delegate.widths.contains(0), "\(delegate.widths)")
    }

    func testASizeSetByHandStaysWhereOneEndIsOpen() async throws {
        pin([.left, .top])
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalToConstant: 400), content.heightAnchor.constraint(equalToConstant: 900),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, .zero)
        scroll.contentSize = CGSize(width: 11, height: 12)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 11, height: 12))
        pin([.bottom])
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 11, height: 900), "an axis for itself")
    }

    func testScrollingMovesNoContentAndSolvesNothingOfIt() async throws {
        pin([.left, .right, .top, .bottom])
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalToConstant: 400), content.heightAnchor.constraint(equalToConstant: 900),
        ])
        root.layoutIfNeeded()
        let frame = content.frame
        scroll.contentOffset = CGPoint(x: 50, y: 321)
        root.layoutIfNeeded()
        XCTAssertEqual(content.frame, frame)
        XCTAssertEqual(scroll.bounds.origin, CGPoint(x: 50, y: 321))
        XCTAssertEqual(scroll.contentSize, CGSize(width: 400, height: 900))
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 50, y: 321))
    }

    func testTheFrameGuideStaysInPlaceWhileTheContentScrolls() async throws {
        pin([.left, .right, .top, .bottom])
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(badge)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalToConstant: 400), content.heightAnchor.constraint(equalToConstant: 900),
            badge.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -10),
            badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
            badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
        ])
        for offset in [CGPoint.zero, CGPoint(x: 30, y: 100), CGPoint(x: 0, y: 500)] {
            scroll.contentOffset = offset
            root.layoutIfNeeded()
            XCTAssertEqual(badge.convert(CGPoint.zero, to: root), CGPoint(x: 170, y: 5), "at \(offset)")
        }
    }

    func testAdjustedInsetsByBehaviour() async throws {
        let safe = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        scroll.frame = root.bounds
        root.setSafeAreaInsets(safe)
        scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let plain = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let vertical = UIEdgeInsets(top: 45, left: 2, bottom: 37, right: 4)
        let both = UIEdgeInsets(top: 45, left: 12, bottom: 37, right: 16)
        func adjusted(
            _ behaviour: UIScrollView.ContentInsetAdjustmentBehavior, _ width: CGFloat, _ height: CGFloat
        ) -> UIEdgeInsets {
            scroll.contentInsetAdjustmentBehavior = behaviour
            scroll.contentSize = CGSize(width: width, height: height)
            return scroll.adjustedContentInset
        }
        XCTAssertEqual(adjusted(.never, 1000, 1000), plain)
        XCTAssertEqual(adjusted(.always, 10, 10), both)
        XCTAssertEqual(adjusted(.scrollableAxes, 10, 10), plain)
        XCTAssertEqual(adjusted(.scrollableAxes, 10, 1000), vertical)
        XCTAssertEqual(adjusted(.scrollableAxes, 1000, 1000), both)
        XCTAssertEqual(adjusted(.automatic, 10, 1000), vertical)
        scroll.alwaysBounceHorizontal = true
        XCTAssertEqual(adjusted(.scrollableAxes, 10, 1000), both)
        let values: [UIScrollView.ContentInsetAdjustmentBehavior] = [.automatic, .scrollableAxes, .never, .always]
        XCTAssertEqual(values.map(\.rawValue), [0, 1, 2, 3])
    }

    func testOffsetsRestBetweenTheInsets() async throws {
        scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: -20, y: -10), "at first at the start of both axes")
        scroll.contentSize = CGSize(width: 500, height: 1000)
        XCTAssertEqual(scroll.restingOffsets.x, -20...(500 + 40 - 200))
        XCTAssertEqual(scroll.restingOffsets.y, -10...(1000 + 30 - 300))
        scroll.contentSize = CGSize(width: 5, height: 5)
        XCTAssertEqual(scroll.restingOffsets.x, -20...(-20), "content smaller than the frame doesn't move")
        XCTAssertEqual(scroll.restingOffsets.y, -10...(-10))
    }

    func testShrinkingContentLeavesTheOffset() async throws {
        scroll.contentSize = CGSize(width: 200, height: 1000)
        scroll.contentOffset = CGPoint(x: 0, y: 600)
        scroll.contentSize = CGSize(width: 200, height: 400)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 600))
    }
}
