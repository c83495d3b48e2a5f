import MasuAdapt
import XCTest

/// Kind: documented — our description of the source adapter: forms of selectors.
final class SelectorFormTests: XCTestCase {
    func testAMethodOfAnotherFileIsNamedInFull() {
        let files = Adaptation(of: [
            "class A { let s = #selector(B.save); let t = #selector(save) }\nclass C: B { let s = #selector(save) }\n",
            "class B { @objc func save(_ sender: Any) {} }\n",
        ])
        XCTAssertEqual(
            files.text(at: 0),
            "class A { let s = Selector(\"save:\", B.save(_:)); let t = Selector(\"save:\", A.save(_:)) }\n"
                + "class C: B { let s = Selector(\"save:\", C.save(_:)) }\n")
    }

    /// `self` in a static method is the class, whose own method is meant.
    func testAMethodOfTheClassItself() {
        XCTAssertEqual(
            Adaptation.adapt("class A {\n  static func f() { g(#selector(turn)) }\n  @objc static func turn() {}\n}\n"),
            "class A {\n  static func f() { g(Selector(\"turn\", ofClass: A.turn)) }\n   static func turn() {}\n}\n")
    }

    func testNamesGivenToObjectiveC() {
        XCTAssertEqual(
            Adaptation.adapt("class A {\n  @objc(other:) func save(_ x: Int) {}\n  let s = #selector(save(_:))\n}\n"),
            "class A {\n   func save(_ x: Int) {}\n  let s = Selector(\"other:\", A.save(_:))\n}\n")
    }

    func testAMethodOfAProtocolIsANameAlone() {
        XCTAssertEqual(
            Adaptation.adapt("let s = #selector(UITableViewDelegate.tableView(_:heightForRowAt:))\n"),
            "let s = Selector(\"tableView:heightForRowAt:\")\n")
    }

    func testGettersSettersAndCasts() {
        XCTAssertEqual(
            Adaptation.adapt("let s = #selector(getter: A.title)\nlet t = #selector(setter: A.title)\n"),
            "let s = Selector(\"title\")\nlet t = Selector(\"setTitle:\")\n")
        XCTAssertEqual(
            Adaptation.adapt("class A {\n  let s = #selector(\n    (A.save(\n      _:)) as (A) -> (Int) -> Void)\n}\n"),
            "class A {\n  let s = Selector(\"save:\", A.save(_:) as (A) -> (Int) -> Void)\n\n\n}\n",
            "lines keep their numbers")
        XCTAssertEqual(
            Adaptation.adapt("class A {\n  let s = #selector(save(_:) as (A) -> (Int) -> Void)\n}\n"),
            "class A {\n  let s = Selector(\"save:\", A.save(_:) as (A) -> (Int) -> Void)\n}\n")
    }

    func testAnObjectsMethodIsReachedThroughItsType() {
        XCTAssertEqual(
            Adaptation.adapt("class A { func f() { g(#selector(other.save(_:))) } }\n"),
            "class A { func f() { g(Selector(\"save:\", type(of: other).save(_:))) } }\n")
    }

    func testEditingActionsAreNamedWithTheirSender() {
        XCTAssertEqual(
            Adaptation.adapt("let s = #selector(UIResponderStandardEditActions.copy)\n"),
            "let s = Selector(\"copy:\", UIResponderStandardEditActions.copy(_:))\n")
    }

    /// In a closure that doesn't hold its object.
    func testAMethodOfAnOptionalSelf() {
        XCTAssertEqual(
            Adaptation.adapt("class A { func f() {} ; lazy var g = { [weak self] in #selector(self?.f) } }"),
            "class A { func f() {} ; lazy var g = { [weak self] in Selector(\"f\", A.f) } }")
    }

    /// As old code reads the keyboard's frame.
    func testMembersOfObjectsOfNoKnownClass() {
        XCTAssertEqual(
            Adaptation.adapt("let f = (info[key]! as AnyObject).cgRectValue!; let d = (a as AnyObject).doubleValue"),
            "let f = _AnyObjectMembers.cgRectValue(info[key]! as AnyObject)!; "
                + "let d = _AnyObjectMembers.doubleValue(a as AnyObject)")
        let other = "let f = (a as NSValue).cgRectValue; let n = value.doubleValue; let s = (a as AnyObject).string"
        XCTAssertEqual(Adaptation.adapt(other), other)
    }

    /// As old code reads JSON and notifications.
    func testElementsOfObjectsOfNoKnownClass() {
        XCTAssertEqual(
            Adaptation.adapt(
                #"func f(info: AnyObject, all: [String: Int]) { _ = info["tag"] as? String ?? ""; _ = all["b"] }"#),
            #"func f(info: AnyObject, all: [String: Int]) { "#
                + #"_ = _AnyObjectMembers.element(info, "tag") as? String ?? ""; _ = all["b"] }"#)
        XCTAssertEqual(
            Adaptation.adapt(#"let a = (json as AnyObject)[0]"#),
            #"let a = _AnyObjectMembers.element((json as AnyObject), 0)"#)
        XCTAssertEqual(
            Adaptation.adapt(#"func f(info: AnyObject) { _ = rows[info["tag"] as! Int] }"#),
            #"func f(info: AnyObject) { _ = rows[_AnyObjectMembers.element(info, "tag") as! Int] }"#)
    }

    func testElementsOfObjectsThatAreBoundByACondition() {
        XCTAssertEqual(
            Adaptation.adapt(#"func f(all: Any?) { if let info = all as AnyObject? { _ = info["tag"] as? Int } }"#),
            #"func f(all: Any?) { if let info = all as AnyObject? { _ = _AnyObjectMembers.element(info, "tag") as? Int } }"#
        )
        XCTAssertEqual(
            Adaptation.adapt(
                #"func f(all: Any?) { guard let info = all as? AnyObject else { return }; _ = info["tag"] }"#),
            #"func f(all: Any?) { guard let info = all as? AnyObject else { return }; "#
                + #"_ = _AnyObjectMembers.element(info, "tag") }"#)
        let other = #"func f(all: Any?) { if let info = all as? [String: Int] { _ = info["tag"] } }"#
        XCTAssertEqual(Adaptation.adapt(other), other)
    }

    /// Foundation's length has a function of that name on Linux.
    func testAbsoluteValuesInExtensionsOfLengths() {
        XCTAssertEqual(
            Adaptation.adapt("extension CGFloat { var size: CGFloat { abs(self) } }\nlet a = abs(1)"),
            "extension CGFloat { var size: CGFloat { Swift.abs(self) } }\nlet a = abs(1)")
    }
}
