import MasuAdapt
import XCTest

/// Kind: documented — our description of the source adapter: selectors that are sent carry a method wherever one is known.
final class SelectorActionTests: XCTestCase {
    private func adapted(_ sources: String...) -> String { Adaptation(of: sources).text(at: 0) }

    func testAnEnumerationNamesTheMethodsOfItsClass() {
        let adapted = Adaptation.adapt(
            """
            class Lake: UIViewController {
                enum Side {
                    case left, right
                    var action: Selector { self == .left ? #selector(goLeft) : #selector(goRight) }
                }
                @objc func goLeft() {}
                @objc func goRight() {}
            }

            """)
        XCTAssertTrue(adapted.contains("Selector(\"goLeft\", Lake.goLeft)"), adapted)
        XCTAssertFalse(adapted.contains("Side.goLeft"), adapted)
    }

    /// A property's type is that of an optional or a protocol, neither of which has the method.
    func testAPropertysMethodIsThatOfItsDeclaredType() {
        XCTAssertEqual(
            adapted(
                "class A: B { func f() { b.add(self, action: #selector(owner.save)); g(#selector(self.owner!.save)) } }",
                "class B { weak var owner: Pane? }\nclass Pane: UIView { @objc func save(_ sender: Any) {} }"),
            "class A: B { func f() { b.add(self, action: Selector(\"save:\", Pane.save(_:))); "
                + "g(Selector(\"save:\", Pane.save(_:))) } }")
    }

    func testAProtocolsMethodIsThatOfTheOneClassThatConforms() {
        XCTAssertEqual(
            adapted(
                "class A { weak var toDoDelegate: (any ToDoDelegate)?\n"
                    + "func f() { b.addTarget(toDoDelegate, action: #selector(toDoDelegate.addToDoItem), for: x) } }",
                "@objc protocol ToDoDelegate { func addToDoItem() }",
                "class Main: UIViewController {}\nextension Main: ToDoDelegate { func addToDoItem() {} }"),
            "class A { weak var toDoDelegate: (any ToDoDelegate)?\n"
                + "func f() { b.addTarget(toDoDelegate, action: Selector(\"addToDoItem\", Main.addToDoItem), for: x) } }"
        )
    }

    func testAProtocolsMethodOfSeveralClassesIsAnObjects() {
        let types = [
            "@objc protocol Saver { func save(_ sender: Any) }",
            "class C: UIView, Saver { func save(_ sender: Any) {} }",
            "class D: UIView, Saver { func save(_ sender: Any) {} }",
        ].joined(separator: "\n")
        XCTAssertEqual(
            adapted("let i = Item(target: saver, action: #selector(Saver.save(_:)))", types),
            "let i = Item(target: saver, action: "
                + "Selector(\"save:\", { (target: AnyObject) in (target as! any Saver).save(_:) }))")
        // Without a target every object would have it.
        XCTAssertEqual(
            adapted("let i = Item(target: nil, action: #selector(Saver.save(_:)))", types),
            "let i = Item(target: nil, action: Selector(\"save:\"))")
        XCTAssertEqual(
            adapted("let i = saver.responds(to: #selector(Saver.save(_:)))", types),
            "let i = saver.responds(to: Selector(\"save:\"))")
    }

    /// A value isn't a delegate's protocol because its name ends so.
    func testAValueOfUnknownTypeThatIsNamedAsADelegate() {
        XCTAssertEqual(
            Adaptation.adapt("b.add(self, action: #selector(viewDelegate.save(_:)))"),
            "b.add(self, action: Selector(\"save:\", type(of: viewDelegate).save(_:)))")
    }

    func testANameInQuotesCarriesTheMethodOfThatName() {
        XCTAssertEqual(
            adapted(
                "class A: B { func f() { b.addTarget(self, action: Selector((\"save:\"))); g(Selector(\"save:\")) } }",
                "class B: UIView { @objc private func open() {}; func save(_ sender: Any) {} }"),
            "class A: B { func f() { b.addTarget(self, action: Selector(\"save:\", B.save(_:))); g(Selector(\"save:\")) } }"
        )
        for hidden in ["b.addTarget(x, action: Selector(\"open\"))", "b.addTarget(x, action: Selector(\"none:\"))"] {
            XCTAssertEqual(adapted(hidden, "class B: UIView { @objc private func open() {} }"), hidden)
        }
    }

    // MARK: Actions of documents

    /// The table is in the class, which sees nothing that is private in another file.
    func testAPrivateActionInAnExtensionInAnotherFile() {
        let files = Adaptation(of: [
            "class A: UIViewController { }\n",
            "private extension A { @IBAction func save() {} }\nextension A { @IBAction private func open() {} }\n",
        ])
        XCTAssertTrue(
            files.text(at: 0).contains(".action(Selector(\"save\", A.save)).action(Selector(\"open\", A.open))"),
            files.text(at: 0))
        XCTAssertEqual(files.text(at: 1), " extension A {  func save() {} }\nextension A {   func open() {} }\n")
        XCTAssertTrue(
            Adaptation.adapt("class A: UIView { }\nprivate extension A { @IBAction func save() {} }\n").contains(
                "\nprivate extension A"))
    }

    /// Every controller has it; the first of the module's in a line of classes names it.
    func testAnActionInAnExtensionOfTheFrameworksClass() {
        let files = Adaptation(of: [
            "class A: UITableViewController {}\nclass B: A { @IBAction func open() {} }\nclass C: UIView {}\n",
            "extension UIViewController { @IBAction func goBack(_ sender: Any) {} }\n",
        ])
        XCTAssertEqual(
            files.text(at: 0),
            "class A: UITableViewController, InterfaceConnectable {class var interfaceConnections: InterfaceConnections { "
                + "InterfaceConnections().action(Selector(\"goBack:\", A.goBack(_:))) } }\n"
                + "class B: A {  func open() {} ; override class var interfaceConnections: InterfaceConnections { "
                + "InterfaceConnections().action(Selector(\"open\", B.open)).including(super.interfaceConnections) } }\n"
                + "class C: UIView {}\n")
    }

    // MARK: Delegates of two protocols

    func testADelegateOfTwoProtocols() {
        for type in ["Both", "UIImagePickerControllerDelegate & UINavigationControllerDelegate"] {
            let text = adapted(
                "class A: UIViewController, \(type) { func navigationController(_ n: UINavigationController, "
                    + "didShow c: UIViewController, animated: Bool) {} }",
                "typealias Both = (UIImagePickerControllerDelegate & UINavigationControllerDelegate)")
            XCTAssertTrue(
                text.contains("_methodNames: Set<String> { [\"navigationController:didShow:animated:\"] }"), text)
        }
    }

    /// UIKit narrows the type itself.
    func testAPickersDelegateKeepsItsType() {
        let source =
            "class P: UIImagePickerController { override weak var delegate: (any UIImagePickerControllerDelegate "
            + "& UINavigationControllerDelegate)? { didSet {} } }"
        XCTAssertEqual(Adaptation.adapt(source), source)
    }
}
