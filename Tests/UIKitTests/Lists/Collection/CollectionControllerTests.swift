import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — published lists, as those of the book Programming iOS, whose controllers put the collection
/// view into another view.
@MainActor final class CollectionControllerTests: XCTestCase {
    private func show(_ controller: UIViewController) throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(controller)
        return host
    }

    /// A controller whose view isn't its collection view, as Programming iOS's collection lists make it.
    func testACollectionViewMayStandInsideTheControllersView() async throws {
        final class Controller: UICollectionViewController {
            override func loadView() { view = UIView() }
            override func viewDidLoad() {
                super.viewDidLoad()
                let collection = UICollectionView(
                    frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
                collectionView = collection
                view.addSubview(collection)
            }
        }
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        _ = try show(controller)
        XCTAssertFalse(controller.view is UICollectionView)
        XCTAssertTrue(controller.collectionView.superview === controller.view)
    }
}
