import MasuAdapt
import XCTest

/// Kind: documented — our description of the source adapter.
final class ExtensionOverrideTests: XCTestCase {
    func testMethodsOfLayersThatAModuleAdds() {
        let adapted = Adaptation.adapt(
            "extension CALayer { @objc func tint() {} }\nextension CAGradientLayer { override func tint() {} }")
        XCTAssertTrue(adapted.contains("if let object = self as? CAGradientLayer"), adapted)
        XCTAssertFalse(adapted.contains("_dynamicReplacement"), adapted)
    }

    func testOverridesInExtensionsAreCalledByTheClass() {
        let module = Adaptation(of: [
            "public class A: UIView {\n  var a = 1\n}\n",
            """
            extension A {
                override open var description: String { "a" + super.description }
                public override func move(to place: Int, _ fast: Bool) -> Bool { fast }
                func other() {}
            }

            """,
        ])
        XCTAssertEqual(
            module.text(at: 0),
            "public class A: UIView {\n  var a = 1\npublic override var description: String "
                + "{ get { _extension_A_description } }; public override func move(to place: Int, _ fast: Bool) -> "
                + "Bool { _extension_A_move(to: place, fast) } }\n")
        XCTAssertEqual(
            module.text(at: 1),
            """
            extension A {
                nonisolated  open var _extension_A_description: String { "a" + super.description }
                public  func _extension_A_move(to place: Int, _ fast: Bool) -> Bool { fast }
                func other() {}
            }

            """)
    }

    /// A property of UIKit's that is only watched is replaced by one with both accessors, which call the original by its name.
    func testObserversOfUIKitsProperties() {
        XCTAssertEqual(
            Adaptation.adapt(
                "extension UIButton { override open var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } } }"),
            "extension UIButton { @_dynamicReplacement(for: isEnabled)  public var _extension_UIButton_isEnabled: Bool { "
                + " get { isEnabled } set { let _oldValue = isEnabled; _ = _oldValue; isEnabled = newValue; do "
                + "{ let oldValue = _oldValue; _ = oldValue; alpha = isEnabled ? 1 : 0.5 } } } }")
        XCTAssertEqual(
            Adaptation.adapt("extension UIButton { override var isEnabled: Bool { willSet { log(newValue) } } }"),
            "extension UIButton { @_dynamicReplacement(for: isEnabled)  var _extension_UIButton_isEnabled: Bool { "
                + " get { isEnabled } set { let _oldValue = isEnabled; _ = _oldValue; do { log(newValue) }; isEnabled = newValue "
                + "} } }")
    }

    /// A Mac's menus, in an extension that is compiled for Macs alone.
    func testOverridesThatAreCompiledElsewhereAreNotCalled() {
        let source =
            "class A: UIResponder {}\n#if targetEnvironment(macCatalyst)\nextension A { override func b() {} }\n#endif\n"
        XCTAssertTrue(Adaptation.adapt(source).hasPrefix("class A: UIResponder {}\n"), Adaptation.adapt(source))
    }

    func testArgumentsWithoutANameAreHandedOn() {
        let module = Adaptation(of: [
            "class A: UITableViewController {}",
            "extension A { override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 1 } }",
        ])
        XCTAssertEqual(
            module.text(at: 0),
            "class A: UITableViewController {override func tableView(_ argument0: UITableView, numberOfRowsInSection "
                + "argument1: Int) -> Int { _extension_A_tableView(argument0, numberOfRowsInSection: argument1) } }")
    }

    func testAClassAndOneThatComesFromItOverrideTheSame() {
        let adapted = Adaptation.adapt(
            "class A: NSObject {}\nclass B: A {}\nextension A { override func f() {} }\n"
                + "extension B { override func f() { super.f() } }\n")
        XCTAssertTrue(adapted.contains("class B: A {override func f() { _extension_B_f() } }"), adapted)
        XCTAssertTrue(adapted.contains("func _extension_A_f() {}"), adapted)
        XCTAssertTrue(adapted.contains("func _extension_B_f() { super.f() }"), adapted)
    }

    func testAnExtensionOfUIKitsClassReplacesWhatThatDoes() {
        XCTAssertEqual(
            Adaptation.adapt(
                """
                extension UINavigationController {
                    open override var preferredStatusBarStyle: UIStatusBarStyle { .default }
                }
                extension UIWindow {
                    override open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
                }

                """),
            """
            extension UINavigationController {
                @_dynamicReplacement(for: preferredStatusBarStyle) public  var _extension_UINavigationController_preferredStatusBarStyle: UIStatusBarStyle { .default }
            }
            extension UIWindow {
                @_dynamicReplacement(for: motionEnded(_:with:))  public func _extension_UIWindow_motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
            }

            """)
    }

    func testMethodsOfTheFrameworksClassesAskForTheClass() {
        let module = Adaptation(of: [
            "extension UIView {\n  @objc func save(_ all: Bool) { keep() }\n}\n",
            "extension UIScrollView {\n  override func save(_ all: Bool) { super.save(all); two() }\n}\n",
            "extension UITextView {\n  override func save(_ all: Bool) { super.save(all); three() }\n}\n",
        ])
        XCTAssertEqual(
            module.text(at: 0),
            "extension UIView {\n   func _extension_UIView_save(_ all: Bool) { keep() }; func save(_ all: Bool) "
                + "{ if let object = self as? UITextView { return object._extension_UITextView_save(all) }; "
                + "if let object = self as? UIScrollView { return object._extension_UIScrollView_save(all) }; "
                + "return _extension_UIView_save(all) }\n}\n")
        XCTAssertEqual(
            module.text(at: 1),
            "extension UIScrollView {\n   func _extension_UIScrollView_save(_ all: Bool) "
                + "{ _extension_UIView_save(all); two() }\n}\n")
        XCTAssertEqual(
            module.text(at: 2),
            "extension UITextView {\n   func _extension_UITextView_save(_ all: Bool) "
                + "{ _extension_UIScrollView_save(all); three() }\n}\n")
    }

    /// A module's class overrides, in its body, what the module itself added to UIKit's class.
    func testBodiesOverrideWhatAModuleAdded() {
        let adapted = Adaptation.adapt(
            """
            extension UIViewController { @objc func holds(_ photo: Int) -> Bool { false } }
            class List: UITableViewController { override func holds(_ photo: Int) -> Bool { super.holds(photo) } }
            class Short: List { override func holds(_ photo: Int) -> Bool { super.holds(photo) } }
            class Other: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }
            """)
        let short = adapted.range(of: "self as? Short"), list = adapted.range(of: "self as? List")
        XCTAssertNotNil(short, adapted)
        XCTAssertLessThan(short?.lowerBound ?? adapted.endIndex, list?.lowerBound ?? adapted.startIndex, adapted)
        XCTAssertTrue(
            adapted.contains(
                "func _extension_List_holds(_ photo: Int) -> Bool { _extension_UIViewController_holds(photo) }"),
            adapted)
        XCTAssertTrue(
            adapted.contains("func _extension_Short_holds(_ photo: Int) -> Bool { _extension_List_holds(photo) }"),
            adapted)
        XCTAssertTrue(adapted.contains("override func viewDidLoad() { super.viewDidLoad() }"), adapted)
    }

    /// A property that a module adds to a class of the framework and a class of the module overrides: Objective-C finds
    /// both by the name.
    func testPropertiesOfTheFrameworksClassesThatAModuleAddsAndOverrides() {
        let module = Adaptation(of: [
            "extension UIViewController {\n  @objc var isOpen: Bool { get { true } set {} }\n  var other: Int { 1 }\n}\n",
            "open class Menu: UIViewController {\n  open override var isOpen: Bool { get { super.isOpen } set {} }\n}\n",
            "class Drawer: Menu {}\nextension Drawer {\n  override var isOpen: Bool { false }\n}\n",
        ])
        XCTAssertEqual(
            module.text(at: 0),
            "extension UIViewController {\n   var _extension_UIViewController_isOpen: Bool { get { true } set {} }; "
                + "public var isOpen: Bool { get { if let object = self as? Drawer { return object._extension_Drawer_isOpen }; "
                + "if let object = self as? Menu { return object._extension_Menu_isOpen }; "
                + "return _extension_UIViewController_isOpen } set { if let object = self as? Drawer "
                + "{ object._extension_Drawer_isOpen = newValue; return }; if let object = self as? Menu "
                + "{ object._extension_Menu_isOpen = newValue; return }; "
                + "_extension_UIViewController_isOpen = newValue; return } }\n  var other: Int { 1 }\n}\n")
        XCTAssertTrue(
            module.text(at: 1).contains(
                "open  var _extension_Menu_isOpen: Bool { get { super._extension_UIViewController_isOpen } set {} }"),
            module.text(at: 1))
        XCTAssertTrue(module.text(at: 2).contains(" var _extension_Drawer_isOpen: Bool { false }"), module.text(at: 2))
        XCTAssertFalse(module.text(at: 2).contains("override"), module.text(at: 2))
    }

    /// An override that only observes has an accessor for what the extension computes.
    func testObserversOfPropertiesThatAModuleAdds() {
        let adapted = Adaptation.adapt(
            "extension UIView {\n  @IBInspectable var radius: CGFloat { get { 1 } set {} }\n}\n"
                + "class Card: UIView {\n  override var radius: CGFloat { didSet { draw(oldValue) } }\n}\n")
        XCTAssertTrue(
            adapted.contains(
                "   var _extension_Card_radius: CGFloat {  get { super._extension_UIView_radius } set { let _oldValue = "
                    + "super._extension_UIView_radius; _ = _oldValue; super._extension_UIView_radius = newValue; do { let oldValue = "
                    + "_oldValue; _ = oldValue; draw(oldValue) } } }"),
            adapted)
        XCTAssertTrue(
            adapted.contains("if let object = self as? Card { object._extension_Card_radius = newValue; return }"))
    }

    /// Another module calls the override by the name that the dispatching member has here.
    func testAPublicOverrideIsSeenByOtherModules() {
        let adapted = Adaptation.adapt(
            "extension UIViewController {\n  @objc var isHidden: Bool { true }\n  @objc func end() {}\n}\n"
                + "open class Menu: UINavigationController {\n  open override var isHidden: Bool { false }\n"
                + "  override func end() {}\n}\n")
        XCTAssertTrue(adapted.contains("; public var isHidden: Bool { get { if let object = self as? Menu"), adapted)
        XCTAssertTrue(adapted.contains("; func end() { if let object = self as? Menu"), adapted)
    }

    /// A class's own property, which Objective-C finds by its name in the class's class.
    func testPropertiesOfTypesThatAModuleAddsAndOverrides() {
        let adapted = Adaptation.adapt(
            "extension UITableViewCell {\n  @objc class var reuse: String { \"\\(self)\" }\n}\n"
                + "class Row: UITableViewCell {\n  override class var reuse: String { super.reuse + \"2\" }\n  var other = 1\n}\n"
                + "extension UITableViewCell {\n  @objc var label: Int { 1 }\n}\n"
                + "class Last: Row {\n  override class var label: Int { 2 }\n}\n")
        XCTAssertTrue(
            adapted.contains(
                "class var _extension_UITableViewCell_reuse: String { \"\\(self)\" }; class var reuse: String { get "
                    + "{ if let object = self as? Row.Type { return object._extension_Row_reuse }; return "
                    + "_extension_UITableViewCell_reuse } }"),
            adapted)
        XCTAssertTrue(
            adapted.contains(
                "class var _extension_Row_reuse: String { super._extension_UITableViewCell_reuse + \"2\" }"),
            adapted)
        XCTAssertTrue(adapted.contains("override class var label: Int { 2 }"), "another one, of objects: \(adapted)")
    }

    /// The same where it is another class of the framework that overrides it.
    func testPropertiesThatAnExtensionOfTheFrameworksClassOverrides() {
        let adapted = Adaptation.adapt(
            "extension UIView {\n  @objc var parts: [UIView] { subviews }\n}\n"
                + "extension UITableViewCell {\n  override var parts: [UIView] { contentView.subviews + super.parts }\n}\n"
        )
        XCTAssertTrue(
            adapted.contains(
                "var parts: [UIView] { get { if let object = self as? UITableViewCell "
                    + "{ return object._extension_UITableViewCell_parts }; return _extension_UIView_parts } }"),
            adapted)
        XCTAssertTrue(
            adapted.contains(
                " var _extension_UITableViewCell_parts: [UIView] { contentView.subviews + super._extension_UIView_parts }"
            ),
            adapted)
        XCTAssertFalse(adapted.contains("override"), adapted)
    }

    /// An override that nobody may call hides the superclass's member; the class keeps that without it.
    func testOverridesInExtensionsThatForbidAMember() {
        let module = Adaptation(of: [
            "class A: UICollectionView {}\n",
            "extension A {\n  @available(*, unavailable, message: \"no\")\n  open override var delegate: "
                + "UICollectionViewDelegate? { get { nil } set {} }\n  @available(*, unavailable)\n  override func "
                + "reloadData() {}\n  func own() {}\n}\n",
        ])
        XCTAssertEqual(module.text(at: 0), "class A: UICollectionView {}\n")
        XCTAssertFalse(module.text(at: 1).contains("delegate"), module.text(at: 1))
        XCTAssertFalse(module.text(at: 1).contains("reloadData"), module.text(at: 1))
        XCTAssertTrue(module.text(at: 1).contains("func own() {}"), module.text(at: 1))
    }
}
