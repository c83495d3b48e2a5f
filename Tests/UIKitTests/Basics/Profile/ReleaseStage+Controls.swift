import HeadlessHost
import XCTest

@testable import UIKit

/// Controls, buttons and stacks.
extension ReleaseStage {
    /// Controls at the sizes that they ask for.
    func controls() throws -> Measures {
        let controller = UIViewController()
        controller.view.backgroundColor = .black
        var y: CGFloat = 100
        func add(_ view: UIView, width: CGFloat? = nil) -> [String: [Double]] {
            var size = view.sizeThatFits(CGSize(width: width ?? 0, height: 0))
            if let width { size.width = width }
            view.frame = CGRect(x: 40, y: y, width: size.width, height: size.height)
            controller.view.addSubview(view)
            y += 80
            return ["size": [Double(size.width), Double(size.height)], "height": [Double(size.height)]]
        }
        let (toggle, pages, slider) = (UISwitch(), UIPageControl(), UISlider())
        pages.numberOfPages = 3
        slider.value = 0.5
        slider.minimumTrackTintColor = .white
        slider.maximumTrackTintColor = .white
        let segments = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        var parts: Measures = [
            "switch": add(toggle), "stepper": add(UIStepper()), "segments": add(segments), "pages": add(pages),
            "slider": add(slider, width: 280), "toolbar": add(UIToolbar(), width: 280),
        ]
        parts["picker"] = add(picker)
        try show(controller)
        for name in ["switch", "picker", "toolbar"] {
            let size = parts[name]?["size"] ?? []
            parts[name]?["frame"] = [0, 0] + size
        }
        parts["slider"]?["frame"] = [20, 20, 280, Double(slider.frame.height)]
        if let count = parts["segments"]?["size"]?.first {
            let divider = (count - 3 * 87) / 2
            parts["segments"]?["segment"] = [(count - 2 * divider) / 3]
            parts["segments"]?["divider"] = [divider]
        }
        let pixels = try ScreenPixels(shown())
        let dots = pixels.runs(
            CGPoint(x: pages.frame.minX, y: pages.frame.midY), CGPoint(x: pages.frame.maxX, y: pages.frame.midY))
        if dots.count == 3 {
            parts["pages"]?["dot"] = [dots[2].length]
            parts["pages"]?["pitch"] = [dots[2].middle - dots[1].middle]
        }
        let column = slider.frame.maxX - 20
        let track = pixels.runs(
            CGPoint(x: column, y: slider.frame.minY), CGPoint(x: column, y: slider.frame.maxY))
        let end = pixels.runs(
            CGPoint(x: slider.frame.minX - 10, y: slider.frame.midY),
            CGPoint(x: slider.frame.minX + 40, y: slider.frame.midY))
        if let track = track.first { parts["slider"]?["track"] = [track.length] }
        if let end = end.first { parts["slider"]?["trackInset"] = [40 - end.length] }
        return parts
    }

    /// A system button of 13 points and a plain one with a configuration, 201 points wide.
    func buttons() throws -> Measures {
        let controller = UIViewController()
        let system = UIButton(type: .system)
        system.setTitle("Capture error", for: .normal)
        system.titleLabel?.font = .systemFont(ofSize: 13)
        let plain = UIButton(configuration: .plain())
        plain.configuration?.title = "Capture error"
        var parts: Measures = [:]
        for (name, button) in [("system", system), ("plain", plain)] {
            button.frame = CGRect(x: 0, y: 0, width: 201, height: button.intrinsicContentSize.height)
            controller.view.addSubview(button)
            parts[name] = frame(button.frame)
        }
        try show(controller)
        for (name, button) in [("system", system), ("plain", plain)] {
            if let label = label("Capture error", in: button) {
                parts["\(name) title"] = frame(label.convert(label.bounds, to: button))
            }
        }
        return parts
    }

    /// Five views in a stack, with and without equal spacing.
    func stacks() throws -> Measures {
        let controller = UIViewController()
        let last = 34 + 1.0 / 3
        var parts: Measures = [:]
        for (name, heights, distribution) in [
            ("equal spacing", [28, 28, 28, 28, 28], UIStackView.Distribution.equalSpacing),
            ("fill", [28, 28, 28, 28, last], .fill),
        ] {
            let views = heights.map { height in
                let view = UIView()
                view.heightAnchor.constraint(equalToConstant: height).isActive = true
                return view
            }
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = .vertical
            stack.distribution = distribution
            stack.frame = CGRect(x: 0, y: 100, width: 201, height: 112 + last)
            controller.view.addSubview(stack)
            try show(controller)
            parts[name] = ["frames": views.flatMap { frame($0.frame)["frame"] ?? [] }]
        }
        return parts
    }
}
