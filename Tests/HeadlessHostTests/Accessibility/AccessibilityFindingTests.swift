import HeadlessHost
import UIKit
import XCTest

/// Kind: documented — the criteria that `AccessibilityFinding.Kind` names: each fault is told of a screen that has it, and
/// nothing of its sound twin.
@MainActor final class AccessibilityFindingTests: XCTestCase {
    private func found(_ fill: (UIView) -> Void) throws -> [String] {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        host.show(controller)
        fill(controller.view)
        host.settle()
        return try controller.view.accessibilityFindings().map { "\($0.kind): \($0.message)" }
    }

    private func label(_ color: UIColor, size: CGFloat = 17, weight: UIFont.Weight = .regular) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        label.text = "Rivers of Europe"
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        return label
    }

    private func gray(_ value: Int) -> UIColor { UIColor(white: CGFloat(value) / 255, alpha: 1) }

    /// 0x76 has 4.54 to 1 on white, 0x77 4.48.
    func testContrast() async throws {
        XCTAssertEqual(try found { $0.addSubview(self.label(self.gray(0x76))) }, [])
        XCTAssertEqual(
            try found { $0.addSubview(self.label(self.gray(0x77))) },
            ["contrast: #777777 on #FFFFFF has a contrast of 4.47 to 1, and small text needs 4.5."])
    }

    /// 0x94 has 3.03 to 1 on white, 0x95 2.99.
    func testContrastOfLargeAndBoldText() async throws {
        XCTAssertEqual(try found { $0.addSubview(self.label(self.gray(0x94), size: 18)) }, [])
        XCTAssertEqual(try found { $0.addSubview(self.label(self.gray(0x94), size: 12, weight: .bold)) }, [])
        XCTAssertEqual(try found { $0.addSubview(self.label(self.gray(0x95), size: 18)) }.count, 1)
        XCTAssertEqual(try found { $0.addSubview(self.label(self.gray(0x94), size: 17)) }.count, 1)
    }

    /// The text's alpha, and that of the views around it, take away from the contrast.
    func testContrastOfTransparentText() async throws {
        XCTAssertEqual(try found { $0.addSubview(self.label(UIColor(white: 0, alpha: 0.7))) }, [])
        XCTAssertEqual(try found { $0.addSubview(self.label(UIColor(white: 0, alpha: 0.4))) }.count, 1)
        XCTAssertEqual(
            try found { root in
                let box = UIView(frame: root.bounds)
                box.alpha = 0.4
                box.addSubview(self.label(.black))
                root.addSubview(box)
            }.count, 1)
    }

    /// Texts that an alert dims aren't active, so that no contrast is asked of them.
    func testTextsBehindAnAlertArentJudged() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let label = label(gray(0x77))
        label.accessibilityIdentifier = "rivers"
        controller.view.addSubview(label)
        host.show(controller)
        func subjects() throws -> [String] {
            try host.shownWindow.accessibilityFindings([.contrast]).map(\.subject).filter { $0 == "rivers" }
        }
        XCTAssertEqual(try subjects(), ["rivers"])
        controller.present(UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert), animated: false)
        host.settle()
        XCTAssertEqual(try subjects(), [])
    }

    /// The ground is what is drawn below: half of it dark, and a text that only stands out from the other half.
    func testContrastOnAPicture() async throws {
        func over(_ dark: CGRect) throws -> Int {
            try found { root in
                let picture = UIView(frame: dark)
                picture.backgroundColor = .black
                root.addSubview(picture)
                root.addSubview(self.label(.black))
            }.count
        }
        XCTAssertEqual(try over(CGRect(x: 0, y: 300, width: 375, height: 40)), 0)
        XCTAssertEqual(try over(CGRect(x: 0, y: 112, width: 60, height: 40)), 1)
    }

    /// A text that something covers isn't judged; one of its ground's colour is.
    func testCoveredTextAndTextThatIsNotToBeSeen() async throws {
        XCTAssertEqual(
            try found { root in
                root.addSubview(self.label(self.gray(0xEE)))
                let cover = UIView(frame: CGRect(x: 0, y: 90, width: 375, height: 60))
                cover.backgroundColor = .yellow
                root.addSubview(cover)
            }, [])
        XCTAssertEqual(
            try found { $0.addSubview(self.label(.white)) },
            ["contrast: #FFFFFF on #FFFFFF has a contrast of 1 to 1, and small text needs 4.5."])
    }

    func testADisabledControlMayBeFaint() async throws {
        XCTAssertEqual(
            try found { root in
                let button = UIButton(type: .custom)
                button.setTitle("Send", for: .normal)
                button.setTitleColor(self.gray(0xCC), for: .normal)
                button.isEnabled = false
                button.frame = CGRect(x: 20, y: 100, width: 100, height: 50)
                root.addSubview(button)
            }, [])
    }

    private func button(_ title: String, _ frame: CGRect = CGRect(x: 20, y: 100, width: 100, height: 50)) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.frame = frame
        return button
    }

    func testTouchTargets() async throws {
        XCTAssertEqual(try found { $0.addSubview(self.button("Send")) }, [])
        XCTAssertEqual(
            try found { $0.addSubview(self.button("Send", CGRect(x: 20, y: 100, width: 80, height: 30))) },
            ["touchTarget: it is 80 × 30 points, and a finger needs 44 × 44."])
        XCTAssertEqual(
            try found { root in
                let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
                toggle.accessibilityLabel = "Sound"
                root.addSubview(toggle)
            }, [])
    }

    func testMissingLabels() async throws {
        func image(_ label: String?) throws -> [String] {
            try found { root in
                let button = self.button("")
                button.setImage(UIImage(systemName: "star"), for: .normal)
                button.accessibilityLabel = label
                root.addSubview(button)
            }
        }
        XCTAssertEqual(try image("Favourite"), [])
        XCTAssertEqual(
            try found { root in
                let picture = UIImageView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
                picture.isAccessibilityElement = true
                picture.accessibilityTraits = .image
                root.addSubview(picture)
            }, ["missingLabel: VoiceOver has no words for it."])
        XCTAssertEqual(
            try found { root in
                let control = UIControl(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
                control.isAccessibilityElement = true
                root.addSubview(control)
            }, ["missingLabel: VoiceOver has no words for it."])
    }

    func testRedundantLabels() async throws {
        func labelled(_ label: String) throws -> [String] {
            try found { root in
                let button = self.button("Send")
                button.accessibilityLabel = label
                root.addSubview(button)
            }
        }
        XCTAssertEqual(try labelled("Send"), [])
        XCTAssertEqual(try labelled("Buttons of a shirt"), [])
        XCTAssertEqual(
            try labelled("Send button"),
            ["redundantLabel: its label “Send button” says “button”, which VoiceOver adds by itself."])
    }

    func testEqualLabels() async throws {
        func two(_ first: String, _ second: String) throws -> [String] {
            try found { root in
                root.addSubview(self.button(first))
                root.addSubview(self.button(second, CGRect(x: 200, y: 100, width: 100, height: 50)))
            }
        }
        XCTAssertEqual(try two("More about the Danube", "More about the Rhine"), [])
        XCTAssertEqual(try two("More", "More"), ["equalLabels: another control beside it has the words “More” too."])
    }
}
