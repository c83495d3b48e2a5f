import MasuAdapt
import XCTest

/// Kind: documented — our description of the source adapter: outlets, actions and attributes.
final class InterfaceTableTests: XCTestCase {
    func testOutletsActionsAndAttributesMakeATable() {
        let source = """
            class A: UIViewController {
                @IBOutlet private weak var label: UILabel!
                @IBOutlet var views: [UIView]!
                @IBInspectable var radius: CGFloat = 0
                @IBInspectable var fixed: CGFloat { 1 }
                @IBAction func save(_ sender: UIButton) {}
                @IBAction func close() {}
            }

            """
        let adapted = Adaptation.adapt(source)
        XCTAssertTrue(adapted.hasPrefix("class A: UIViewController, InterfaceConnectable {\n"))
        let table = [
            #"class var interfaceConnections: InterfaceConnections { InterfaceConnections().outlet("label", \A.label)"#,
            #".outlets("views", \A.views).attribute("radius", { (owner: A, value) in owner.radius = value })"#,
            #".action(Selector("save:", A.save(_:))).action(Selector("close", A.close)) } }"#, "\n",
        ]
        XCTAssertTrue(adapted.hasSuffix(table.joined()), adapted)
        XCTAssertEqual(adapted.filter { $0 == "\n" }.count, source.filter { $0 == "\n" }.count)
        XCTAssertFalse(adapted.contains("fixed\""))
    }

    func testASubclassTakesInItsSuperclassesTableFromAnotherFile() {
        let files = Adaptation(of: [
            "open class A: UIView { @IBOutlet public var a: UIView? }\n",
            "class B: A {}\nclass C: B { @IBOutlet var c: UIView? }\n",
        ])
        XCTAssertEqual(
            files.text(at: 0),
            "open class A: UIView, InterfaceConnectable {  public var a: UIView? ; open class var interfaceConnections: "
                + "InterfaceConnections { InterfaceConnections().outlet(\"a\", \\A.a) } }\n")
        XCTAssertTrue(files.text(at: 1).contains("class B: A {}"))
        XCTAssertTrue(
            files.text(at: 1).contains(
                "override class var interfaceConnections: InterfaceConnections { InterfaceConnections()"
                    + ".outlet(\"c\", \\C.c).including(super.interfaceConnections) }"))
    }

    /// Key-value coding finds a label's own colour of shadows, whatever an extension of UIView declares by that name.
    func testALabelsOwnPropertyIsNoAttributeOfAnExtension() {
        let adapted = Adaptation.adapt(
            """
            extension UIView {
                @IBInspectable var shadowColor: UIColor? { get { nil } set {} }
                @IBInspectable var rounding: CGFloat { get { 0 } set {} }
            }
            class Caption: UILabel {}
            class Card: UIView {}

            """)
        let rounding = "attribute(\"rounding\", { (owner: Caption, value) in owner.rounding = value })"
        XCTAssertTrue(adapted.contains("InterfaceConnections().\(rounding) }"), adapted)
        XCTAssertTrue(adapted.contains("owner.shadowColor = value"), adapted)
        XCTAssertFalse(adapted.contains("(owner: Caption, value) in owner.shadowColor"), adapted)
    }

    func testAnActionInAnExtensionAndASuperclassOfAnotherModule() {
        let adapted = Adaptation(
            of: [
                "final class B: Base {\n}\nextension B {\n  @IBAction func tap(_ sender: Any, for event: UIEvent) {}\n}\n"
            ],
            connectable: ["Base"]
        ).text(at: 0)
        XCTAssertTrue(
            adapted.contains(
                "override class var interfaceConnections: InterfaceConnections { InterfaceConnections()"
                    + ".action(Selector(\"tap:for:\", B.tap(_:for:))).including(super.interfaceConnections) } }"))
    }

    func testAClassWithoutAnyStaysAsItIs() {
        let source = "final class A: UIView {\n    var label: UILabel!\n}\n"
        XCTAssertEqual(Adaptation.adapt(source), source)
    }
}
