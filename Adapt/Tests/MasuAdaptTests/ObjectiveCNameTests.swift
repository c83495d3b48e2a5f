import XCTest

@testable import MasuAdapt

/// Kind: regression — a public library of paged tabs, whose tabs had the layout's size instead of their titles': it names the method
/// of the flow layout's delegate as Objective-C does, and doesn't conform to that protocol.
final class ObjectiveCNameTests: XCTestCase {
    func testAMethodWithItsNameInObjectiveCIsTheProtocols() {
        XCTAssertEqual(
            Adaptation.adapt(
                """
                class Bar: UIViewController, UICollectionViewDelegate {
                    @objc open func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, \
                sizeForItemAtIndexPath path: IndexPath) -> CGSize { .zero }
                }
                class Own: Bar {
                    override func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, \
                sizeForItemAtIndexPath path: IndexPath) -> CGSize {
                        super.collectionView(view, layout: layout, sizeForItemAtIndexPath: path)
                    }
                }
                """
            ).lines,
            [
                "class Bar: UIViewController, UICollectionViewDelegate, UICollectionViewDelegateFlowLayout, _MethodNaming {",
                "     open func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, "
                    + "sizeForItemAt path: IndexPath) -> CGSize { .zero }",
                "}",
                "class Own: Bar {",
                "    override func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, "
                    + "sizeForItemAt path: IndexPath) -> CGSize {",
                "        super.collectionView(view, layout: layout, sizeForItemAt: path)",
                "    }",
                "}",
            ])
    }

    /// One that isn't seen by Objective-C isn't called by UIKit, either; one that no protocol has keeps its labels.
    func testOthersStay() {
        for source in [
            "class A: UICollectionViewDelegate { func collectionView(_ v: UICollectionView, layout: UICollectionViewLayout, "
                + "sizeForItemAtIndexPath p: IndexPath) -> CGSize { .zero } }",
            "class A: UICollectionViewDelegate { @objc func show(_ v: UICollectionView, colourAtIndexPath p: IndexPath) {} }",
        ] {
            XCTAssertFalse(Adaptation.adapt(source).contains("UICollectionViewDelegateFlowLayout"))
            XCTAssertTrue(Adaptation.adapt(source).contains("AtIndexPath p"))
        }
    }
}

extension String {
    /// Without what the adapter adds in the braces at a class's end.
    fileprivate var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix("nonisolated ") ? "}" : String(line)
        }
    }
}
