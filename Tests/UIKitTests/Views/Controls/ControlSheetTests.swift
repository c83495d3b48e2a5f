import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: property — the same sheet is drawn alike each time, and state, style, direction and release are seen in it; it
/// says nothing of how UIKit's controls look.
///
/// All controls on one sheet. With `MASU_SHEETS` set to a folder the pictures are written there.
@MainActor final class ControlSheetTests: XCTestCase {
    private func picture(_ side: Int) -> UIImage {
        let middle = side / 2
        let bitmap = Bitmap(width: side, height: side) { pixels in
            for y in 0..<side {
                for x in 0..<side {
                    let isInside = (x - middle) * (x - middle) + (y - middle) * (y - middle) < side * side / 5
                    for channel in 0..<4 { pixels[(y * side + x) * 4 + channel] = isInside && channel == 3 ? 255 : 0 }
                }
            }
        }
        return UIImage(bitmap: bitmap, scale: 2)
    }

    private func makeSheet() -> UIView {
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 650))
        sheet.backgroundColor = .systemBackground
        var y: CGFloat = 12
        func row(_ views: [UIView], height: CGFloat? = nil) {
            var x: CGFloat = 12
            var tallest: CGFloat = 0
            for view in views {
                var size = view.intrinsicContentSize
                let insets = view.alignmentRectInsets
                if size.width < 0 { size.width = view.bounds.width > 0 ? view.bounds.width : 150 }
                if size.height < 0 { size.height = height ?? 40 }
                size.width += insets.left + insets.right
                size.height += insets.top + insets.bottom
                view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
                x += size.width + 12
                tallest = max(tallest, size.height)
                sheet.addSubview(view)
            }
            y += tallest + 14
        }
        func button(_ title: String, _ type: UIButton.ButtonType = .system) -> UIButton {
            let button = UIButton(type: type)
            button.setTitle(title, for: .normal)
            return button
        }
        let selected = button("Highlighted")
        selected.isHighlighted = true
        let pictured = button("Image")
        pictured.setImage(picture(36), for: .normal)
        row([button("System"), selected, pictured, UIButton(type: .infoLight), UIButton(type: .contactAdd)])
        let custom = button("Custom", .custom)
        custom.backgroundColor = .systemIndigo
        let close = UIButton(type: .close)
        row([custom, close, UIButton(type: .detailDisclosure)])
        func configured(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
            var configuration = configuration
            configuration.title = title
            return UIButton(configuration: configuration)
        }
        row([
            configured(.plain(), "Plain"), configured(.gray(), "Gray"), configured(.tinted(), "Tinted"),
            configured(.filled(), "Filled"),
        ])
        var rich = UIButton.Configuration.filled()
        rich.title = "Download"
        rich.subtitle = "12 files"
        rich.image = picture(36)
        rich.imagePadding = 8
        rich.cornerStyle = .capsule
        var large = UIButton.Configuration.tinted()
        large.title = "Large"
        large.buttonSize = .large
        var busy = UIButton.Configuration.gray()
        busy.title = "Busy"
        busy.showsActivityIndicator = true
        busy.imagePadding = 6
        row([rich, large, busy].map { UIButton(configuration: $0) })
        let on = UISwitch()
        on.isOn = true
        let stepper = UIStepper()
        row([on, UISwitch(), stepper])
        let slider = UISlider()
        slider.value = 0.4
        slider.bounds.size.width = 160
        let progress = UIProgressView()
        progress.progress = 0.6
        row([slider, progress])
        let segments = UISegmentedControl(items: ["First", "Second", "Third"])
        segments.selectedSegmentIndex = 1
        let small = UISegmentedControl(items: ["A", "B"])
        row([segments, small])
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.currentPage = 1
        pages.backgroundColor = .systemGray
        let medium = UIActivityIndicatorView(style: .medium)
        medium.startAnimating()
        let big = UIActivityIndicatorView(style: .large)
        big.startAnimating()
        row([pages, medium, big])
        for (border, text) in [
            (UITextField.BorderStyle.roundedRect, "Rounded"), (.line, "Line"), (.bezel, "Bezel"), (.none, "None"),
        ] {
            let field = UITextField()
            field.borderStyle = border
            field.text = text
            field.clearButtonMode = .always
            let empty = UITextField()
            empty.borderStyle = border
            empty.placeholder = "Placeholder"
            let secure = UITextField()
            secure.borderStyle = border
            secure.text = "secret"
            secure.isSecureTextEntry = true
            row([field, empty, secure])
            field.frame.size.width += 40
            empty.frame.origin.x += 40
            secure.frame.origin.x += 40
            secure.frame.size.width = min(secure.frame.width, 375 - 8 - secure.frame.minX)
        }
        let text = UITextView(frame: CGRect(x: 12, y: y, width: 351, height: 62))
        text.font = .systemFont(ofSize: 17)
        text.backgroundColor = .secondarySystemBackground
        text.text =
            "A text view that scrolls, with more text than there is room for in the height that it was given here."
        sheet.addSubview(text)
        return sheet
    }

    private func record(_ name: String, _ sheet: UIView) throws -> DisplayList {
        if let folder = ProcessInfo.processInfo.environment["MASU_SHEETS"] {
            let url = URL(fileURLWithPath: folder).appendingPathComponent("controls-\(name).png")
            try renderPNG(of: sheet, scale: 2).write(to: url)
        }
        return displayList(of: sheet)
    }

    func testEveryAppearanceIsSeen() async throws {
        let light = try record("light", makeSheet())
        XCTAssertEqual(light, try record("light", makeSheet()))
        let disabled = makeSheet()
        for view in disabled.subviews { (view as? UIControl)?.isEnabled = false }
        let disabledList = try record("disabled", disabled)
        UIScreen.main.overridingTraits = UITraitCollection(layoutDirection: .rightToLeft)
        let mirrored = try record("rtl", makeSheet())
        UIScreen.main.overridingTraits = UITraitCollection(userInterfaceStyle: .dark)
        let dark = try record("dark", makeSheet())
        UIScreen.main.overridingTraits = UITraitCollection()
        BehaviourProfile.current = BehaviourProfile(release: .iOS12)
        let older = try record("ios12", makeSheet())
        BehaviourProfile.current = BehaviourProfile(release: .iOS26)
        let newest = try record("ios26", makeSheet())
        BehaviourProfile.current = BehaviourProfile(release: .iOS13)
        let lists = [light, disabledList, mirrored, dark, older, newest]
        for (index, first) in lists.enumerated() {
            for second in lists[(index + 1)...] { XCTAssertNotEqual(first, second) }
        }
    }
}
