import XCTest

@testable import MasuAdapt

/// Kind: documented — Apple's documentation of `NSObject.init()`, which these classes inherit there, and Foundation's
/// modules on Linux.
final class EmptyObjectTests: XCTestCase {
    func testObjectsMadeOfNothing() {
        XCTAssertEqual(
            Adaptation.adapt("let a = NSError(); let b = Bundle()"),
            "let a = NSError(domain: \"\", code: 0, userInfo: nil); let b = Bundle(for: NSObject.self)")
        XCTAssertEqual(Adaptation.adapt("class Bundle {}\nlet b = Bundle()"), "class Bundle {}\nlet b = Bundle()")
        XCTAssertEqual(Adaptation.adapt("let a = NSError(domain: d, code: 1)"), "let a = NSError(domain: d, code: 1)")
    }

    /// An answer of a server has no initialiser without an address here.
    func testAnswersOfServersMadeOfNothing() {
        let adapted = Adaptation.adapt("import Foundation\nlet a = [URLResponse(), HTTPURLResponse()]")
        XCTAssertTrue(adapted.contains("[URLResponse(url: URL(fileURLWithPath: \"/\"), mimeType: nil, "), adapted)
        XCTAssertTrue(
            adapted.contains("HTTPURLResponse(url: URL(fileURLWithPath: \"/\"), statusCode: 200, httpVersion: nil, "),
            adapted)
    }

    func testContentsOfAddressesAskTheHost() {
        XCTAssertEqual(
            Adaptation.adapt(
                "import Foundation\nlet a = try Data(contentsOf: url)\nlet b = try? Data(contentsOf: url, options: [])"),
            "import FoundationAdditions; import Foundation\nlet a = try Data(_contentsOf: url)\n"
                + "let b = try? Data(_contentsOf: url, options: [])")
        let own = "class Data {}\nlet a = Data(contentsOf: url)\n"
        XCTAssertEqual(Adaptation.adapt(own), own)
    }

    func testTypesQualifiedByTheirModule() {
        XCTAssertEqual(
            Adaptation.adapt("let a: Foundation.URLSession = Foundation.URLSession.shared; let b = Foundation.Date()"),
            "let a: FoundationNetworking.URLSession = FoundationNetworking.URLSession.shared; let b = Foundation.Date()"
        )
    }

    func testAdditionsToFoundationAreImported() {
        XCTAssertEqual(
            Adaptation.adapt("import Foundation\nlet p = NSPredicate(format: \"a = 1\")"),
            "import Foundation; import FoundationAdditions\nlet p = NSPredicate(format: \"a = 1\")")
    }

    func testSessionsOfTheAppAskTheHost() {
        XCTAssertEqual(
            Adaptation.adapt("import Foundation\nlet s = URLSession(configuration: .default)"),
            "import Foundation; import FoundationNetworking; import FoundationAdditions\n"
                + "let s = URLSession(configuration: .default.askingHost)")
        XCTAssertEqual(
            Adaptation.adapt("let s = URLSession(configuration: a ?? b, delegate: self, delegateQueue: nil)"),
            "let s = URLSession(configuration: (a ?? b).askingHost, delegate: self, delegateQueue: nil)")
        XCTAssertEqual(
            Adaptation.adapt("let s = URLSession.init(configuration: made())"),
            "let s = URLSession.init(configuration: made().askingHost)")
        XCTAssertEqual(
            Adaptation.adapt("let s = URLSession()"), "let s = URLSession(configuration: .default.askingHost)")
    }

    func testKindsOfAnyObject() {
        XCTAssertEqual(
            Adaptation.adapt("import UIKit\nlet a = !b.isKind(of: NSNull.self)\nlet c = d?.isKind(of: E.self)\n"),
            "import UIKit\nlet a = !(b is NSNull)\nlet c = d?.isKind(of: E.self)\n")
    }

    /// A class that is known as a value alone; an object of a class of its own has these methods.
    func testClassesOfAnyObject() {
        XCTAssertEqual(
            Adaptation.adapt(
                "import UIKit\nfunc f(_ a: AnyObject, b: UIView) {\n"
                    + "let c = d.first { ($0 as AnyObject).isKind(of: self) }\n"
                    + "let e = a.isMember(of: UIView.self), g = b.isKind(of: c), h = b.isMember(of: UIView.self)\n}\n"),
            "import FoundationAdditions; import UIKit\nfunc f(_ a: AnyObject, b: UIView) {\n"
                + "let c = d.first { FoundationAdditions._ObjectValues.isKind(($0 as AnyObject), of: self) }\n"
                + "let e = FoundationAdditions._ObjectValues.isMember(a, of: UIView.self), g = b.isKind(of: c), "
                + "h = b.isMember(of: UIView.self)\n}\n")
    }

    /// An object of a list of `AnyObject`s has no members without Objective-C; a variable of another kind keeps its own.
    func testObjectsOfAListAreCompared() {
        let loop = "for a in b as [AnyObject] { for c in d { if a.isEqual(c), c.isEqual(a) { break } } }\n"
        let adapted = Adaptation.adapt(loop)
        XCTAssertTrue(adapted.contains("if FoundationAdditions._ObjectValues.isEqual(a, c), c.isEqual(a)"), adapted)
        let casts =
            "func same(_ a: Any, _ b: Any) -> Bool { let a = a as AnyObject, b = b as AnyObject; return a.isEqual(b) }\n"
        XCTAssertTrue(Adaptation.adapt(casts).contains("return FoundationAdditions._ObjectValues.isEqual(a, b)"))
        let tuple = Adaptation.adapt("let isSame = (one as AnyObject).isEqual(two)\n")
        XCTAssertTrue(tuple.contains("= FoundationAdditions._ObjectValues.isEqual((one as AnyObject), two)"), tuple)
    }

    func testValuesByKeyOfAnyObject() {
        XCTAssertEqual(
            Adaptation.adapt(
                "import UIKit\nlet a = (b as AnyObject).value(forKeyPath: \"c.d\")\nlet e = f.value(forKey: g)\n"),
            "import FoundationAdditions; import UIKit\n"
                + "let a = FoundationAdditions._ObjectValues.value(of: (b as AnyObject), forKeyPath: \"c.d\")\n"
                + "let e = f.value(forKey: g)\n")
    }

    /// A sender of an action; a member that is set isn't found this way.
    func testMembersOfParametersOfAnyObject() {
        XCTAssertEqual(
            Adaptation.adapt("func a(_ b: AnyObject) { print(b.tag, (c as AnyObject).superview) }\n"),
            "func a(_ b: AnyObject) { print(_AnyObjectMembers.tag(b), _AnyObjectMembers.superview(c as AnyObject)) }\n")
        XCTAssertEqual(
            Adaptation.adapt("func a(b: UIView, c: AnyObject) { print(b.tag); c.tag = 3 }\n"),
            "func a(b: UIView, c: AnyObject) { print(b.tag); c.tag = 3 }\n")
    }

    /// A method that one class has is called of that class.
    func testMethodsOfAnyObject() {
        XCTAssertEqual(
            Adaptation.adapt("func a(_ b: AnyObject) { b.setTitle(\"\", for: .normal); b.own(1) }\n"),
            "func a(_ b: AnyObject) { (b as! UIButton).setTitle(\"\", for: .normal); b.own(1) }\n")
        let adapted = Adaptation.adapt(
            "class Own: NSObject { @objc func own(_ a: Int) {} }\nfunc a(_ b: Any) { (b as AnyObject).own(1) }\n")
        XCTAssertTrue(adapted.contains("((b as AnyObject) as! Own).own(1)"), adapted)
    }

    func testTheDescriptionOfAnyObject() {
        XCTAssertEqual(
            Adaptation.adapt("let a = (b as AnyObject).description\n"),
            "let a = _AnyObjectMembers.description(b as AnyObject)\n")
    }

    func testNamesThatMasuAddsToFoundation() {
        XCTAssertEqual(
            Adaptation.adapt("import Foundation\nqueue.asyncAndWait { work() }"),
            "import Foundation; import FoundationAdditions\nqueue.asyncAndWait { work() }")
        let managers = "\nstruct A: Hashable { let b: FileManager }\n"
        XCTAssertEqual(
            Adaptation.adapt("import Foundation" + managers), "import Foundation; import FoundationAdditions" + managers
        )
        XCTAssertEqual(Adaptation.adapt("import AVFAudio\n"), "import AVFoundation\n")
    }

    /// On Apple's systems any of its frameworks brings Foundation along, its network too.
    func testFoundationsPartsByWayOfOtherFrameworks() {
        XCTAssertEqual(
            Adaptation.adapt("import CoreLocation\nlet a = URLSession.shared\n"),
            "import Foundation; import FoundationNetworking; import CoreLocation\nlet a = URLSession.shared\n")
    }

    /// `typealias` in a class, named among what the class inherits.
    func testNamesOfTheClassItselfAmongWhatItInherits() {
        XCTAssertEqual(
            Adaptation.adapt("class A: B, A.Routes { typealias Routes = C & D }\n"),
            "class A: B, C & D { typealias Routes = C & D }\n")
        XCTAssertEqual(
            Adaptation.adapt("class A: B, E.Routes { typealias Routes = C & D }\n"),
            "class A: B, E.Routes { typealias Routes = C & D }\n")
    }

    func testLengthsOfSocketAddresses() {
        XCTAssertEqual(
            Adaptation.adapt("func f() {\n  a.sin_len = UInt8(1)\n  a.sin_family = b\n}\n"),
            "func f() {\n  \n  a.sin_family = b\n}\n")
        XCTAssertEqual(
            Adaptation.adapt("func f() {\n  d[key] = a\n  thread.threadDictionary = d\n}\n"),
            "func f() {\n  d[key] = a\n  \n}\n")
    }

    /// Foundation's locks and bundles have members of Core Foundation's types, without which a class can't inherit from them.
    func testClassesThatInheritFromLocksAndBundles() {
        XCTAssertEqual(
            Adaptation.adapt("import Foundation\nfinal class A: Bundle {}\n"),
            "import CoreFoundation; import Foundation\nfinal class A: Bundle {}\n")
        XCTAssertEqual(
            Adaptation.adapt("import Foundation\nfinal class A: NSLock {}\n"),
            "import CoreFoundation; import Foundation\nfinal class A: NSLock {}\n")
        let there = "import CoreFoundation\nimport Foundation\nfinal class A: NSLock {}\n"
        XCTAssertEqual(Adaptation.adapt(there), there)
    }

    func testNetworksThatMayBeUsed() {
        let adapted = Adaptation.adapt("import Foundation\nc.allowsConstrainedNetworkAccess = false\n")
        XCTAssertTrue(adapted.hasPrefix("import Foundation; import FoundationAdditions\n"), adapted)
    }

    func testComparisonsThatFoundationHasOnLinux() {
        XCTAssertEqual(
            Adaptation.adapt("func < (lhs: NSNumber, rhs: NSNumber) -> Bool {\n true\n}\nlet a = 1"), "\n\n\nlet a = 1")
    }

    /// Two classes of one name in different types look like a circle.
    func testNamesInACircle() {
        let source = "enum Guarantee { class Box: EmptyBox {} }\nclass EmptyBox: Box, UITableViewDelegate {}"
        XCTAssertTrue(Adaptation.adapt(source).contains("class EmptyBox: Box"))
    }

    /// Foundation on Linux declares it as unavailable.
    func testBackgroundSessions() {
        XCTAssertEqual(
            Adaptation.adapt("let a = URLSessionConfiguration.background(withIdentifier: \"b\")\n"),
            "let a = URLSessionConfiguration._background(withIdentifier: \"b\")\n")
    }

    func testThePresentOfFoundationsClass() {
        XCTAssertEqual(Adaptation.adapt("let text = f.string(from: NSDate.now)"), "let text = f.string(from: Date.now)")
        let plain = "let other = clock.now, date = NSDate()"
        XCTAssertEqual(Adaptation.adapt(plain), plain)
    }

    /// A public app's colours, all of which were missing. A class value calls required initialisers alone.
    func testAnExtensionsOwnClass() {
        XCTAssertEqual(
            Adaptation.adapt(
                "extension UIColor { static func hex(_ t: String) -> UIColor { if a { return self.init(white: 1, alpha: 1) }; return b } }"
            ),
            "extension UIColor { static func hex(_ t: String) -> UIColor { if a { return UIColor.init(white: 1, alpha: 1) }; return b } }"
        )
        XCTAssertEqual(
            Adaptation.adapt("extension UIColor { class var fresh: UIColor { return self.init(white: 1, alpha: 1) } }"),
            "extension UIColor { class var fresh: UIColor { return UIColor.init(white: 1, alpha: 1) } }")
        XCTAssertEqual(
            Adaptation.adapt(
                "extension UIColor { static func a() -> UIColor { let b: UIColor = self.init(); return b } }"),
            "extension UIColor { static func a() -> UIColor { let b: UIColor = UIColor.init(); return b } }")
        for source in [
            "extension UIColor { static func a() -> Self { self.init(white: 1, alpha: 1) } }",
            "extension UIColor { convenience init(hex: Int) { self.init(white: 1, alpha: 1) } }",
            "extension UIView { static func a() -> UIView { self.init(frame: .zero) } }",
        ] { XCTAssertEqual(Adaptation.adapt(source), source) }
    }
}
