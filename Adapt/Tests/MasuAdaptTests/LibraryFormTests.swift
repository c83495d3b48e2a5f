import XCTest

@testable import MasuAdapt

/// Kind: documented — forms that published libraries have.
///
/// Forms that published libraries have.
final class LibraryFormTests: XCTestCase {
    private func assertHas(_ text: String, _ part: String, line: UInt = #line) {
        XCTAssertTrue(text.contains(part), "\(part)\nisn't in\n\(text)", line: line)
    }

    /// A method without arguments leaves no room for a property of its name, for those with arguments neither.
    func testOptionalMethodsWithAndWithoutArgumentsOfOneName() {
        let adapted = Adaptation.adapt(
            """
            @objc protocol P {
              @objc optional func color() -> Int
              @objc optional func color(by day: Int) -> Int
              @objc optional func done(at time: Int)
            }
            func f(p: P?) {
              _ = p?.color?()
              _ = p?.color?(by: 1)
              p?.done?(at: 2)
              if let c = p?.color(by:) { _ = c(1) }
              if let d = p?.done(at:) { d(1) }
            }

            """)
        assertHas(adapted, "var _optional_color: _P__optional_color? { _P__optional_color(object: self) }")
        assertHas(adapted, "_ = p?._optional_color?()")
        assertHas(adapted, "_ = p?._optional_color?(by: 1)")
        assertHas(adapted, "p?.done?(at: 2)")
        assertHas(adapted, "if let c = p?._optional_color { _ = c(1) }")
        assertHas(adapted, "if let d = p?.done { d(1) }")
        assertHas(adapted, "func callAsFunction(_ argument0: Int) { callAsFunction(at: argument0) }")
    }

    func testValuesOfNotificationsThatAreKnownAsObjects() {
        assertHas(
            Adaptation.adapt("let f = info[UIResponder.keyboardFrameEndUserInfoKey]?.cgRectValue\n"),
            "info[UIResponder.keyboardFrameEndUserInfoKey].flatMap { _AnyObjectMembers.cgRectValue($0 as AnyObject) }\n"
        )
        let plain = "let f = json[\"a\"]?.doubleValue\n"
        XCTAssertEqual(Adaptation.adapt(plain), plain)
    }

    /// Swift 4 took them with a warning.
    func testOpenConstantsArePublic() {
        XCTAssertEqual(
            Adaptation.adapt("open class A {\n  open let a = 1\n  open var b = 2\n}\n"),
            "open class A {\n  public let a = 1\n  open var b = 2\n}\n")
    }

    /// A library in Objective-C that says nothing of nil has initialisers that may fail; the same classes can't here.
    func testInitialisersThatOverrideCertainOnes() {
        XCTAssertEqual(
            Adaptation.adapt(
                "class Day: FSCalendarCell {\n  override init!(frame: CGRect) { super.init(frame: frame) }\n}\n"),
            "class Day: FSCalendarCell {\n  override init(frame: CGRect) { super.init(frame: frame) }\n}\n")
        let failing = "class A: B {\n  override init!(frame: CGRect) { return nil }\n  init!(style: Int) {}\n}\n"
        XCTAssertEqual(Adaptation.adapt(failing), failing)
    }

    /// Foundation's enumerations of calendars got cases after the libraries that switch over them.
    func testSwitchesOverEnumerationsThatGotCases() {
        assertHas(
            Adaptation.adapt(
                "extension Calendar.Component {\n  var a: Int {\n    switch self {\n    case .era: return 0\n    }\n  }\n}\n"
            ),
            "case .era: return 0\n    default: fatalError(\"\\(self) is a case of Calendar.Component that this switch doesn't know\")"
        )
        for plain in [
            "extension Calendar.Component {\n  var a: Int { switch self { case .era: return 0\n default: return 1 } }\n}\n",
            "extension River.Component {\n  var a: Int { switch self { case .era: return 0 } }\n}\n",
        ] { XCTAssertEqual(Adaptation.adapt(plain), plain) }
    }

    /// A source that was written before iOS 14: photographs may be allowed in part since.
    func testSwitchesOverAllCasesThatThereWere() {
        let status =
            "switch status {\ncase .authorized: a()\ncase .denied, .restricted: break\ncase .notDetermined: b()\n}\n"
        assertHas(
            Adaptation.adapt(status),
            "default: fatalError(\"PHAuthorizationStatus has a case that this switch doesn't know\")\n}")
        for plain in [
            "switch status {\ncase .authorized: a()\ncase .denied: break\n}\n",
            "switch kind {\ncase .none: a()\ncase .touchID: b()\ncase .faceID where c: d()\n}\n",
            "switch kind {\ncase .none: a()\ncase .touchID: b()\ncase .faceID: c()\ndefault: d()\n}\n",
        ] { XCTAssertEqual(Adaptation.adapt(plain), plain) }
    }

    /// Parts of frameworks that are one module here.
    func testPartsOfFrameworks() {
        assertHas(Adaptation.adapt("import AVFoundation.AVPlayerItem\n"), "import AVFoundation\n")
        assertHas(Adaptation.adapt("import class AVFoundation.AVPlayer\n"), "import class AVFoundation.AVPlayer\n")
    }

    func testCallsByForce() {
        XCTAssertEqual(
            Adaptation.adapt("let s = d.collectionView!(v, layout: l, sizeForItemAt: p)\nlet t = make!(1)\n"),
            "let s = _OptionalRequirement.forced(d.collectionView!(v, layout: l, sizeForItemAt: p))\nlet t = make!(1)\n"
        )
    }

    func testNamesOfThePlatform() {
        XCTAssertEqual(
            Adaptation.adapt("let a = Darwin.ceil(b)\nlet c = ProcessInfo().environment\n"),
            "let a = Foundation.ceil(b)\nlet c = ProcessInfo.processInfo.environment\n")
    }

    /// Objective-C finds what extensions declare by name, so that a class may override it.
    func testMembersOfExtensionsThatSubclassesOverride() {
        let adapted = Adaptation.adapt(
            """
            open class Base: UIView {
            }
            extension Base {
              @objc open func children() -> [Any]? { nil }
              func other() {}
            }
            #if canImport(AppKit) && !targetEnvironment(macCatalyst)
            extension Base {
              @objc open func children() -> [Any]? { [1] }
            }
            #endif
            class Chart: Base {
              override func children() -> [Any]? { super.children() }
            }

            """)
        assertHas(adapted, "open func children() -> [Any]? { _extension_Base_children() } }")
        assertHas(adapted, "open func _extension_Base_children() -> [Any]? { nil }")
        assertHas(adapted, "func other() {}")
        assertHas(adapted, "override func children() -> [Any]? { super.children() }")
        XCTAssertEqual(adapted.components(separatedBy: "{ _extension_Base_children() }").count, 2)
    }

    func testObserversOfInheritedPropertiesInExtensions() {
        XCTAssertEqual(
            Adaptation.adapt(
                """
                class Row: UITableViewCell {
                }
                extension Row {
                  override open var isSelected: Bool {
                    willSet { take(newValue) }
                    didSet(before) { take(before) }
                  }
                }

                """),
            """
            class Row: UITableViewCell {
            override var isSelected: Bool { willSet { _extension_Row_isSelected_willSet(newValue) } \
            didSet { _extension_Row_isSelected_didSet(oldValue) } } }
            extension Row {
              
                func _extension_Row_isSelected_willSet(_ newValue: Bool) { take(newValue) }
                func _extension_Row_isSelected_didSet(_ before: Bool) { take(before) }
              
            }

            """)
    }

    /// No actor owns what Foundation's objects say of themselves.
    func testDescriptionsInExtensions() {
        assertHas(
            Adaptation.adapt(
                "class A: UIView {\n}\nextension A {\n  override var debugDescription: String { \"\" }\n}\n"),
            "nonisolated  var _extension_A_debugDescription: String { \"\" }")
    }

    /// A member that only Xcode's canvas may set isn't in the table of what documents set.
    func testAttributesForTheCanvasAlone() {
        let adapted = Adaptation.adapt(
            "class A: UIView {\n  @available(*, unavailable, message: \"m\")\n  @IBInspectable var name: String { \"\" }\n}\n"
        )
        XCTAssertFalse(adapted.contains("interfaceConnections"), adapted)
    }

    /// `AnyObject` finds members by name, whatever the object was known as before.
    func testMembersOfObjectsOfPointersAndOfVariables() {
        assertHas(
            Adaptation.adapt("let f = unsafeBitCast(p, to: AnyObject.self).floatValue\n"),
            "let f = _AnyObjectMembers.floatValue(unsafeBitCast(p, to: AnyObject.self))\n")
        let adapted = Adaptation.adapt(
            "func f() {\n  var delay: AnyObject = g()\n  if delay.doubleValue == 0 { delay = h() }\n  let own = Own()\n"
                + "  _ = own.doubleValue\n}\n")
        assertHas(adapted, "if _AnyObjectMembers.doubleValue(delay) == 0")
        assertHas(adapted, "_ = own.doubleValue")
    }

    /// Objects that Foundation makes of nothing on Apple's systems.
    func testEmptyTimersAndProgress() {
        XCTAssertEqual(
            Adaptation.adapt("var t = Timer()\nlet p = Progress()\n"),
            "var t = Timer(timeInterval: 0, repeats: false) { _ in }\nlet p = Progress.discreteProgress(totalUnitCount: 0)\n"
        )
    }

    /// Methods of a session's delegate, all of which a delegate has on Linux; and Foundation's compression.
    func testDelegatesOfSessions() {
        assertHas(
            Adaptation.adapt("(d as? URLSessionTaskDelegate)?.urlSession?(s, task: t, didCompleteWithError: e)\n"),
            "(d as? URLSessionTaskDelegate)?.urlSession(s, task: t, didCompleteWithError: e)\n")
        assertHas(
            Adaptation.adapt("import Foundation\nlet a = try (d as NSData).compressed(using: .zlib)\n"),
            "import Compression; import Foundation")
    }

    /// The declaration of RxSwift 4.5's own source, and that of 5.0's.
    func testTheReleaseOfRxSwiftIsToldByItsElements() {
        let earlier = "public protocol ObservableConvertibleType {\n    /// The elements.\n    associatedtype E\n"
        let later = "public protocol ObservableConvertibleType {\n    associatedtype Element\n"
        XCTAssertTrue(StandIns.isEarlierRxSwift(["", earlier]))
        XCTAssertFalse(StandIns.isEarlierRxSwift([later]))
    }
}
