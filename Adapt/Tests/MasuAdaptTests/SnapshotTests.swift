import MasuAdapt
import XCTest

/// Kind: documented — our description of the source adapter: snapshots of Core Data's references.
final class SnapshotTests: XCTestCase {
    private let head = "func f(_ snapshot: NSDiffableDataSourceSnapshotReference, _ other: Any) { "

    func testACastOfAReferenceMakesASnapshot() {
        XCTAssertEqual(
            Adaptation.adapt(head + "s.apply(snapshot as NSDiffableDataSourceSnapshot<String, ID>, animated: false) }"),
            head + "s.apply(NSDiffableDataSourceSnapshot<String, ID>(snapshot), animated: false) }")
        XCTAssertEqual(
            Adaptation.adapt(head + "let new = snapshot as! NSDiffableDataSourceSnapshot<String, ID>; g(new) }"),
            head + "let new = NSDiffableDataSourceSnapshot<String, ID>(snapshot); g(new) }")
        XCTAssertEqual(
            Adaptation.adapt(
                head + "guard let new = snapshot as? NSDiffableDataSourceSnapshot<S, I> else { return } }"),
            head + "guard let new = Optional(NSDiffableDataSourceSnapshot<S, I>(snapshot)) else { return } }")
    }

    /// A cast over two lines keeps them.
    func testAnAliasOfASnapshotInAnotherFile() {
        let files = Adaptation(of: [
            head + "new = snapshot\n  as Pane.Snapshot\n}\n",
            "class Pane { typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String> }\n",
        ])
        XCTAssertEqual(files.text(at: 0), head + "new = Pane.Snapshot(snapshot)\n\n}\n")
    }

    func testOtherCastsStay() {
        for text in [
            "a(other as! NSDiffableDataSourceSnapshot<String, ID>) }",
            "a(source.snapshot() as NSDiffableDataSourceSnapshot<S, I>) }",
            "a(snapshot as NSObject) }", "a(other as? Snapshot) }",
        ] {
            XCTAssertEqual(Adaptation.adapt(head + text), head + text)
        }
    }
}
