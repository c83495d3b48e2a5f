import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle — lines that UIKit printed, as public repositories quote them, with what was set; addresses are left out.
///
/// Source: getsentry/sentry-cocoa, Tests/SentryTests/ViewCapture; will-lumley/Kotoba, AddWordViewController.swift.
@MainActor final class ViewDescriptionTests: XCTestCase {
    private func words(_ view: UIView) -> String {
        view.description.replacing(#/: ?0x[0-9a-f]+/#, with: "")
    }

    private func withRelease(_ release: SystemRelease, _ body: () throws -> Void) rethrows {
        let before = BehaviourProfile.current
        BehaviourProfile.current = BehaviourProfile(release: release)
        defer { BehaviourProfile.current = before }
        try body()
    }

    func testBackgroundsArePrintedSinceIOS16() async {
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        cover.backgroundColor = .black
        withRelease(.iOS17) {
            XCTAssertEqual(
                words(cover),
                "<UIView; frame = (0 0; 100 100); backgroundColor = UIExtendedGrayColorSpace 0 1; layer = <CALayer>>")
        }
        withRelease(.iOS13) { XCTAssertEqual(words(cover), "<UIView; frame = (0 0; 100 100); layer = <CALayer>>") }
    }

    func testATransformHasAllItsDigits() async {
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        cover.transform = CGAffineTransform(rotationAngle: .pi / 8)
        XCTAssertEqual(
            words(cover),
            "<UIView; frame = (-15.3281 -15.3281; 130.656 130.656); transform = [0.92387953251128674, 0.38268343236508978, "
                + "-0.38268343236508978, 0.92387953251128674, 0, 0]; layer = <CALayer>>")
    }

    func testALabelIsNotSaidToBeTransparent() async {
        let label = UILabel(frame: CGRect(x: 20, y: 10, width: 40, height: 5))
        label.isHidden = true
        XCTAssertEqual(
            words(label),
            "<UILabel; frame = (20 10; 40 5); hidden = YES; userInteractionEnabled = NO; layer = <_UILabelLayer>>")
    }

    func testATableEndsWithItsContent() async {
        let table = UITableView(frame: CGRect(x: 0, y: 44, width: 414, height: 156))
        table.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        let source = UITableViewController()
        table.dataSource = source
        withRelease(.iOS13) {
            let description = words(table).replacing(#/contentSize: \{[^}]*\}/#, with: "contentSize: {}")
            XCTAssertEqual(
                description,
                "<UITableView; frame = (0 44; 414 156); clipsToBounds = YES; autoresize = RM+BM; gestureRecognizers = <NSArray>; "
                    + "layer = <CALayer>; contentOffset: {0, 0}; contentSize: {}; adjustedContentInset: {0, 0, 0, 0}; "
                    + "dataSource: <UITableViewController>>")
        }
        table.dataSource = nil
        XCTAssertTrue(words(table).hasSuffix("; dataSource: (null)>"), words(table))
    }

    func testACollectionNamesItsLayout() async {
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(
            frame: CGRect(x: 2, y: 0, width: 393, height: 2), collectionViewLayout: layout)
        XCTAssertTrue(
            words(collection).contains(
                "; adjustedContentInset: {0, 0, 0, 0}; layout: <UICollectionViewFlowLayout>; dataSource: "),
            words(collection))
    }
}
