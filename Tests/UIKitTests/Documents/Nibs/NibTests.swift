import XCTest

@testable import UIKit

/// A class that documents name, with an outlet, a collection, an action and attributes.
class NibCard: UIView, InterfaceConnectable {
    weak var titleLabel: UILabel!
    var labels: [UILabel] = []
    var radius: CGFloat = 0
    var heading: String?
    var count: Int {
        get {
            readings += 1
            return knownCount ?? 0
        }
        set { knownCount = newValue }
    }
    private var knownCount: Int?
    private(set) var readings = 0
    private(set) var taps: [String] = []
    private(set) var subviewsInInit = 0
    private(set) var awoke = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        subviewsInInit = subviews.count
    }

    class var interfaceConnections: InterfaceConnections {
        InterfaceConnections()
            .outlet("titleLabel", \NibCard.titleLabel)
            .outlets("labels", \NibCard.labels)
            .action(Selector("tap:", NibCard.tap(_:)))
            .attribute("radius", \NibCard.radius)
            .attribute("heading", \NibCard.heading)
            .attribute("count", { (card: NibCard, value) in card.count = value })
    }

    func tap(_ sender: UIButton) { taps.append(sender.currentTitle ?? "") }

    override func awakeFromNib() {
        super.awakeFromNib()
        awoke += titleLabel == nil ? 0 : 1
    }
}

final class NibOwner: NSObject, InterfaceConnectable {
    var card: NibCard?
    static var interfaceConnections: InterfaceConnections {
        InterfaceConnections().outlet("card", \NibOwner.card)
    }
}

/// Counts its layouts.
final class NibCounter: UIView {
    private(set) var layouts = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

/// Kind: documented — Apple's documentation of nib files and the values that documents state.
@MainActor final class NibTests: XCTestCase {
    private var log: [String] = []

    private func nib(_ objects: String) -> UINib {
        UINib(
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
                <objects>\(objects)</objects></document>
                """.utf8), bundle: nil)
    }

    private static let card = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="card" destination="car" id="o1"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="car" customClass="NibCard" customModule="UIKitTests">
            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <label text="Title" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="2"
                    verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                    <rect key="frame" x="8" y="8" width="100" height="20.5"/>
                    <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
                    <color key="textColor" systemColor="systemRedColor"/>
                </label>
                <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but">
                    <rect key="frame" x="8" y="40" width="46" height="30"/>
                    <state key="normal" title="Press"/>
                    <connections><action selector="tap:" destination="car" eventType="touchUpInside" id="a1"/></connections>
                </button>
                <switch translatesAutoresizingMaskIntoConstraints="NO" id="swi" on="YES">
                    <rect key="frame" x="100" y="40" width="51" height="31"/>
                </switch>
                <customThing id="cus"/>
            </subviews>
            <color key="backgroundColor" red="0.5" green="0.25" blue="1" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
            <constraints>
                <constraint firstItem="lab" firstAttribute="top" secondItem="car" secondAttribute="top" constant="8" id="c1"/>
                <constraint firstItem="lab" firstAttribute="leading" secondItem="car" secondAttribute="leadingMargin" id="c2"/>
                <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="lab" secondAttribute="trailing" constant="20" id="c3"/>
                <constraint firstItem="but" firstAttribute="top" secondItem="lab" secondAttribute="bottom" constant="10" identifier="gap" id="c4"/>
                <constraint firstItem="but" firstAttribute="leading" secondItem="lab" secondAttribute="leading" id="c5"/>
                <constraint firstItem="swi" firstAttribute="centerY" secondItem="but" secondAttribute="centerY" priority="999" id="c6"/>
                <constraint firstAttribute="trailing" secondItem="swi" secondAttribute="trailing" constant="8" id="c7"/>
                <constraint firstAttribute="height" constant="400" placeholder="YES" id="c8"/>
            </constraints>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="7.5"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="heading" value="H"/>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            <connections>
                <outlet property="titleLabel" destination="lab" id="o2"/>
                <outletCollection property="labels" destination="lab" id="o3"/>
                <outlet property="unknown" destination="lab" id="o4"/>
            </connections>
        </view>
        """

    override func setUp() async throws {
        log = []
        UIKitLog.handler = { [weak self] in self?.log.append($0) }
    }

    /// An effect view's content view is its own, and fills it.
    func testEffectViewsHoldTheirContent() async throws {
        let views = nib(
            """
            <visualEffectView id="a"><rect key="frame" x="0" y="0" width="100" height="60"/>
            <view key="contentView" id="b"><rect key="frame" x="0" y="0" width="90" height="50"/><subviews>
            <label text="above" id="c"><rect key="frame" x="5" y="5" width="60" height="20"/></label></subviews></view>
            <blurEffect style="systemThinMaterialDark"/></visualEffectView>
            """
        ).instantiate(withOwner: nil)
        let view = try XCTUnwrap(views.first as? UIVisualEffectView)
        XCTAssertEqual(view.contentView.frame, view.bounds)
        XCTAssertEqual((view.contentView.subviews.first as? UILabel)?.text, "above")
        XCTAssertEqual((view.effect as? UIBlurEffect)?.style, .systemThinMaterialDark)
        XCTAssertEqual(view.subviews.last, view.contentView)
    }

    func testAViewWithItsOutletsActionsAndAttributes() async throws {
        let owner = NibOwner()
        let objects = nib(Self.card).instantiate(withOwner: owner)
        XCTAssertEqual(objects.count, 1)
        let card = try XCTUnwrap(objects.first as? NibCard)
        XCTAssertTrue(owner.card === card)
        XCTAssertEqual(card.subviewsInInit, 4, "subviews are there when the initialiser goes on, the unknown one too")
        XCTAssertEqual(card.awoke, 1, "outlets are set before awakeFromNib")
        XCTAssertEqual(card.titleLabel.text, "Title")
        XCTAssertEqual(card.labels.count, 1)
        XCTAssertEqual(card.radius, 7.5)
        XCTAssertEqual(card.readings, 0, "an attribute that is set by its setter asks no getter")
        XCTAssertEqual(card.count, 3)
        XCTAssertEqual(card.heading, "H")
        XCTAssertEqual(card.layer.cornerRadius, 4)
        XCTAssertEqual(card.titleLabel.font, .systemFont(ofSize: 17, weight: .semibold))
        XCTAssertEqual(card.titleLabel.textColor, .systemRed)
        XCTAssertEqual(card.titleLabel.textAlignment, .center)
        XCTAssertEqual(card.titleLabel.lineBreakMode, .byTruncatingMiddle)
        XCTAssertEqual(card.titleLabel.numberOfLines, 2)
        XCTAssertEqual(card.titleLabel.contentHuggingPriority(for: .vertical), UILayoutPriority(251))
        XCTAssertEqual(card.backgroundColor, UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.5))
        XCTAssertEqual(card.autoresizingMask, [.flexibleWidth, .flexibleHeight])
        let button = try XCTUnwrap(card.subviews[1] as? UIButton)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(card.taps, ["Press"])
        XCTAssertEqual((card.subviews[2] as? UISwitch)?.isOn, true)
        XCTAssertEqual(log.count, 1, "\(log)")
        XCTAssertTrue(log[0].contains("NibCard has no outlet unknown"), log[0])
    }

    func testConstraintsHoldAndThePlaceholderIsGone() async throws {
        let card = try XCTUnwrap(nib(Self.card).instantiate(withOwner: nil).first as? NibCard)
        card.frame = CGRect(x: 0, y: 0, width: 300, height: 120)
        card.layoutIfNeeded()
        XCTAssertEqual(card.titleLabel.frame.origin, CGPoint(x: 8, y: 8))
        XCTAssertEqual(card.titleLabel.frame.height, 20.5)
        XCTAssertEqual(card.subviews[1].frame.minY, 38.5)
        // The switch's alignment rectangle ends 2 points before its frame.
        XCTAssertEqual(card.subviews[2].frame.maxX, 294)
        XCTAssertTrue(card.constraints.contains { $0.identifier == "gap" })
        XCTAssertFalse(card.constraints.contains { $0.constant == 400 })
        XCTAssertTrue(card.constraints.contains { $0.priority == UILayoutPriority(999) })
    }

    func testEachInstantiationMakesNewObjects() async throws {
        let nib = nib(Self.card)
        let first = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? NibCard)
        let second = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? NibCard)
        XCTAssertFalse(first === second)
        XCTAssertFalse(first.titleLabel === second.titleLabel)
    }

    func testAnUnknownClassStandsInAsItsBase() async throws {
        let objects = nib(
            "<label text=\"t\" id=\"l\" customClass=\"Missing\" customModule=\"Nowhere\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"5\" height=\"5\"/></label>"
        ).instantiate(withOwner: nil)
        XCTAssertTrue(type(of: try XCTUnwrap(objects.first as? UILabel)) == UILabel.self)
        XCTAssertEqual(
            log, ["[Interface Builder] l: there is no class Missing in the program; its base class is used instead"])
        InterfaceClasses.register(NibCard.self, as: "Elsewhere")
        let card = nib("<view id=\"v\" customClass=\"Elsewhere\"/>").instantiate(withOwner: nil).first
        XCTAssertTrue(card is NibCard)
    }

    func testADocumentThatCantBeReadRaises() async throws {
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        XCTAssertTrue(UINib(data: Data("<document".utf8), bundle: nil).instantiate(withOwner: nil).isEmpty)
        XCTAssertTrue(UINib(nibName: "None", bundle: .main).instantiate(withOwner: nil).isEmpty)
        XCTAssertTrue(UINib(nibName: "../../etc/passwd", bundle: .main).instantiate(withOwner: nil).isEmpty)
        XCTAssertEqual(reasons.count, 3)
        XCTAssertTrue(reasons[0].hasSuffix("the text ends inside the tag <document"), reasons[0])
        XCTAssertTrue(reasons[1].contains("there is no None.xib in"), reasons[1])
        XCTAssertTrue(reasons[2].contains("there is no ../../etc/passwd.xib in"), reasons[2])
    }

    func testConstraintsThatCantBeAreLeftOut() async throws {
        let objects = nib(
            """
            <view id="v"><subviews><view id="w" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            <constraint firstItem="w" firstAttribute="top" id="c1"/>
            <constraint firstItem="w" firstAttribute="left" secondItem="v" secondAttribute="leading" id="c2"/>
            <constraint firstItem="w" firstAttribute="width" secondItem="v" secondAttribute="top" id="c3"/>
            <constraint firstItem="w" firstAttribute="width" secondItem="gone" secondAttribute="width" id="c4"/>
            <constraint firstItem="w" firstAttribute="width" constant="30" id="c5"/>
            </constraints></view>
            """
        ).instantiate(withOwner: nil)
        let view = try XCTUnwrap(objects.first as? UIView)
        XCTAssertEqual(view.subviews[0].constraints.map(\.constant), [30])
        XCTAssertEqual(log.count, 3, "\(log)")
    }

    func testStackViewsArrangeTheirSubviews() async throws {
        let objects = nib(
            """
            <stackView axis="vertical" alignment="center" distribution="fillEqually" spacingType="standard" id="s">
            <rect key="frame" x="0" y="0" width="100" height="100"/>
            <subviews><view id="a"/><label text="b" id="b"/></subviews>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
            """
        ).instantiate(withOwner: nil)
        let stack = try XCTUnwrap(objects.first as? UIStackView)
        XCTAssertEqual(stack.axis, .vertical)
        XCTAssertEqual(stack.alignment, .center)
        XCTAssertEqual(stack.distribution, .fillEqually)
        XCTAssertEqual(stack.spacing, 8)
        XCTAssertEqual(stack.arrangedSubviews.count, 2)
        XCTAssertTrue(stack.isLayoutMarginsRelativeArrangement)
        XCTAssertEqual(stack.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertFalse(stack.arrangedSubviews[0].translatesAutoresizingMaskIntoConstraints)
    }

    // MARK: Cells

    private static let counterCell = """
        <tableViewCell contentMode="scaleToFill" reuseIdentifier="cell" id="cel">
            <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
            <tableViewCellContentView key="contentView" tableViewCell="cel" id="con">
                <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
                <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="cou" customClass="NibCounter" customModule="UIKitTests">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="100"/></view></subviews>
                <constraints>
                    <constraint firstItem="cou" firstAttribute="top" secondItem="con" secondAttribute="top" id="c1"/>
                    <constraint firstItem="cou" firstAttribute="leading" secondItem="con" secondAttribute="leading" id="c2"/>
                    <constraint firstAttribute="trailing" secondItem="cou" secondAttribute="trailing" id="c3"/>
                    <constraint firstAttribute="bottom" secondItem="cou" secondAttribute="bottom" id="c4"/>
                </constraints>
            </tableViewCellContentView></tableViewCell>
        """

    /// A part that is laid out before the cell is in a list doesn't lay out the rest; in the list everything is.
    func testACellStandsAsItWasDrawnUntilItIsInAList() async throws {
        InterfaceClasses.register(NibCounter.self)
        let cell = try XCTUnwrap(nib(Self.counterCell).instantiate(withOwner: nil).first as? UITableViewCell)
        let counter = try XCTUnwrap(cell.contentView.subviews.first as? NibCounter)
        // As a table does before it measures: the content view keeps the document's size until the cell is laid out.
        cell.isProvisional = true
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.isProvisional = false
        counter.setNeedsLayout()
        counter.layoutIfNeeded()
        XCTAssertEqual(counter.layouts, 1)
        XCTAssertEqual(counter.frame, CGRect(x: 0, y: 0, width: 320, height: 100))
        cell.layoutIfNeeded()
        XCTAssertEqual(counter.frame, CGRect(x: 0, y: 0, width: 375, height: 44))
        // Of the document's own size too: the content is laid out once it is shown.
        let other = try XCTUnwrap(nib(Self.counterCell).instantiate(withOwner: nil).first as? UITableViewCell)
        let inside = try XCTUnwrap(other.contentView.subviews.first as? NibCounter)
        let list = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        XCTAssertEqual(inside.layouts, 0)
        list.addSubview(other)
        list.layoutIfNeeded()
        XCTAssertEqual(inside.layouts, 1)
    }
}
