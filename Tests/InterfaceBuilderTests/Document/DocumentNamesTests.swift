import InterfaceBuilder
import XCTest

/// Kind: documented — the names that `masu frames --help` promises.
final class DocumentNamesTests: XCTestCase {
    private static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701"><scenes>
        <scene sceneID="scene"><objects><tableViewController storyboardIdentifier="List" id="controller"
            customClass="ListController" sceneMemberID="viewController">
        <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <prototypes><tableViewCell reuseIdentifier="Row" id="cell" customClass="RowCell">
        <rect key="frame" x="0" y="28" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="content"/></tableViewCell></prototypes></tableView>
        </tableViewController></objects><point key="canvasLocation" x="-10.5" y="20"/></scene>
        <scene sceneID="other"><objects><collectionViewController id="grid" sceneMemberID="viewController">
        <collectionView key="view" id="collection"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <cells><collectionViewCell reuseIdentifier="Item" id="item"><rect key="frame" x="0" y="0" width="50" height="50"/>
        <view key="contentView"/></collectionViewCell></cells></collectionView>
        </collectionViewController></objects></scene></scenes></document>
        """

    func testEveryTreeHasNames() throws {
        let document = try InterfaceDocument(parsing: Array(Self.text.utf8))
        XCTAssertEqual(DocumentRoot.list(document).map(\.id), ["table", "content", "collection", "item"])
        XCTAssertEqual(DocumentRoot.topLevel(document).map(\.id), ["table", "collection"])
        let names = [
            ("table", "table"), ("controller", "table"), ("scene", "table"), ("List", "table"),
            ("ListController", "table"),
            ("cell", "content"), ("Row", "content"), ("RowCell", "content"), ("Item", "item"), ("item", "item"),
            ("Collection View Controller", "collection"),
        ]
        for (name, id) in names { XCTAssertEqual(DocumentRoot.named(name, in: document)?.id, id, name) }
        XCTAssertNil(DocumentRoot.named("nothing", in: document))
    }

    func testScenesByNameAndTheirPlaces() throws {
        let document = try InterfaceDocument(parsing: Array(Self.text.utf8))
        for name in ["scene", "controller", "List", "ListController", "List Controller", "table"] {
            let scene = try XCTUnwrap(document.scene(named: name), name)
            XCTAssertEqual(scene.id, "scene")
            XCTAssertEqual(scene.canvasLocation?.x, -10.5)
        }
        XCTAssertNil(document.scene(named: "grid")?.canvasLocation)
        XCTAssertNil(document.scene(named: "nothing"))
    }
}
