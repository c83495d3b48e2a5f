import MasuAdapt
import XCTest

/// Kind: documented — our description of the source adapter: observed properties.
final class ObservationTests: XCTestCase {
    func testADynamicPropertyAnnouncesItsChanges() {
        XCTAssertEqual(
            Adaptation.adapt("class A: NSObject {\n  @objc dynamic var name = \"a\"\n  @objc var other = 1\n}\n"),
            "class A: NSObject {\n   dynamic var name = \"a\" { willSet { willChangeValue(for: \\.name) } didSet { "
                + "didChangeValue(for: \\.name) } }\n   var other = 1\n}\n")
    }

    func testObserversThatAreThereStay() {
        XCTAssertEqual(
            Adaptation.adapt("class A: UIView {\n  @objc dynamic var a: Int = 1 { didSet { setNeedsDisplay() } }\n}\n"),
            "class A: UIView {\n   dynamic var a: Int = 1 { willSet { willChangeValue(for: \\.a) } didSet { "
                + "didChangeValue(for: \\.a); setNeedsDisplay() } }\n}\n")
    }

    func testWhatIsComputedOrNoObjectsOwnStays() {
        let kept =
            "class A: NSObject {\n  dynamic var a: Int { 1 }\n  dynamic lazy var b = 2\n}\nclass B {\n  dynamic var c = 3\n}\n"
        XCTAssertEqual(Adaptation.adapt(kept), kept)
    }

    func testAnObserverThatIsNoResponder() {
        XCTAssertEqual(
            Adaptation.adapt(
                """
                class A: NSObject {
                  override func observeValue(forKeyPath keyPath: String?, of object: Any?) {
                    super.observeValue(forKeyPath: keyPath, of: object)
                  }
                }

                """),
            """
            class A: NSObject, _KeyValueObserver {
               func observeValue(forKeyPath keyPath: String?, of object: Any?) {
                ()
              }
            }

            """)
        let kept = "class A: UIView {\n  override func observeValue(forKeyPath a: String?) {}\n}\n"
        XCTAssertEqual(Adaptation.adapt(kept), kept)
    }
}
