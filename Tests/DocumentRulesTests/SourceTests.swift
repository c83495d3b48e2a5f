import XCTest

@testable import DocumentRules

/// Kind: documented — the Swift and Objective-C languages: declarations as their books show them.
final class SourceTests: XCTestCase {
    func testSwiftClasses() {
        let classes = SwiftSource.classes(
            in: """
                // class Commented: UIView {}
                final class ChatController: BaseController<Message>, UITableViewDelegate {
                    @IBOutlet private weak var titleLabel: UILabel! { didSet { let inner = "}" } }
                    @IBOutlet var rows: [UIView]!
                    class func make() -> ChatController { ChatController() }
                    @IBAction func send(_ sender: Any) { func local() {} }
                    class Nested: UIView { var own = 1 }
                    let text = "class InText { var none }"
                }
                extension ChatController { @IBAction func back() {} }
                class Module: Outer.Base {}
                """)
        XCTAssertEqual(classes["ChatController"]?.superclass, "BaseController")
        XCTAssertEqual(classes["ChatController"]?.properties, ["titleLabel", "rows", "text"])
        XCTAssertEqual(classes["ChatController"]?.methods, ["make", "send", "back"])
        XCTAssertEqual(classes["Nested"]?.properties, ["own"])
        XCTAssertEqual(classes["Module"]?.superclass, "Base")
        XCTAssertNil(classes["Commented"])
        XCTAssertNil(classes["InText"])
    }

    func testObjectiveCClasses() {
        let classes = ObjectiveCSource.classes(
            in: """
                @class Other;
                @interface ChatController : UIViewController <UITextFieldDelegate> { IBOutlet UILabel *old; }
                @property (nonatomic, weak) IBOutlet UILabel *titleLabel;
                - (IBAction)send:(id)sender;
                - (void)setHeading:(UILabel *)label;
                @end
                @interface ChatController ()
                @property (strong) IBOutletCollection(UIView) NSArray *rows;
                @end
                """)
        XCTAssertEqual(classes["ChatController"]?.superclass, "UIViewController")
        XCTAssertTrue(classes["ChatController"]?.isDeclared == true)
        XCTAssertEqual(
            classes["ChatController"]?.properties.intersection(["old", "titleLabel", "rows", "heading"]).count, 4)
        XCTAssertEqual(classes["ChatController"]?.methods, ["send", "setHeading"])
    }
}
