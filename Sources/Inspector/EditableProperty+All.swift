import UIKit

extension EditableProperty {
    /// The properties in the order of the page: of the class first, then of every view.
    static let all: [EditableProperty] = ofTexts + ofControls + ofViews + ofPriorities

    private static let ofTexts: [EditableProperty] = [
        .text("text", of: UILabel.self, { $0.text }, { $0.text = $1 }),
        .color("textColor", of: UILabel.self, { $0.textColor }, { $0.textColor = $1 ?? .label }),
        .number(
            "font.pointSize", of: UILabel.self, in: 1...500, { $0.font.pointSize }, { $0.font = $0.font.withSize($1) }
        ) {
            "\($0).font = \($0).font.withSize(\($1))"
        },
        .number(
            "numberOfLines", of: UILabel.self, in: 0...10_000, { CGFloat($0.numberOfLines) },
            { $0.numberOfLines = Int($1) }),
        .text("text", of: UITextField.self, { $0.text }, { $0.text = $1 }),
        .text("text", of: UITextView.self, { $0.text }, { $0.text = $1 }),
    ]

    private static let ofControls: [EditableProperty] = [
        .number("spacing", of: UIStackView.self, in: 0...10_000, { $0.spacing }, { $0.spacing = $1 })
    ]

    private static let ofViews: [EditableProperty] = [
        .number("alpha", of: UIView.self, in: 0...1, { $0.alpha }, { $0.alpha = $1 }),
        .flag("isHidden", { $0.isHidden }, { $0.isHidden = $1 }),
        .color("backgroundColor", of: UIView.self, { $0.backgroundColor }, { $0.backgroundColor = $1 }),
        .color("tintColor", of: UIView.self, { $0.tintColor }, { $0.tintColor = $1 }),
        .flag("clipsToBounds", { $0.clipsToBounds }, { $0.clipsToBounds = $1 }),
        .number(
            "layer.cornerRadius", of: UIView.self, in: 0...10_000, { $0.layer.cornerRadius },
            { $0.layer.cornerRadius = $1 }),
        .number(
            "layer.borderWidth", of: UIView.self, in: 0...10_000, { $0.layer.borderWidth },
            { $0.layer.borderWidth = $1 }),
    ]

    private static let ofPriorities: [EditableProperty] = [
        (NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical"),
    ].flatMap { axis, word in
        [
            .number(
                "hugging, \(word)", of: UIView.self, in: 1...1000,
                { CGFloat($0.contentHuggingPriority(for: axis).rawValue) },
                { $0.setContentHuggingPriority(UILayoutPriority(Float($1)), for: axis) }
            ) { "\($0).setContentHuggingPriority(UILayoutPriority(\($1)), for: .\(word))" },
            .number(
                "compression resistance, \(word)", of: UIView.self, in: 1...1000,
                { CGFloat($0.contentCompressionResistancePriority(for: axis).rawValue) },
                { $0.setContentCompressionResistancePriority(UILayoutPriority(Float($1)), for: axis) }
            ) { "\($0).setContentCompressionResistancePriority(UILayoutPriority(\($1)), for: .\(word))" },
        ]
    }

    /// The facts that can only be read: the font, the traits, and what lists and pictures say of themselves.
    static func facts(of view: UIView) -> [PropertiesAnswer.Fact] {
        var facts: [PropertiesAnswer.Fact] = []
        func add(_ name: String, _ value: String) { facts.append(.init(name: name, value: value)) }
        if let label = view as? UILabel { add("font", label.font.fontName) }
        if let image = (view as? UIImageView)?.image {
            add(
                "image",
                "\(words(Double(image.size.width))) × \(words(Double(image.size.height))) @\(words(Double(image.scale)))x"
            )
        }
        if let stack = view as? UIStackView { add("axis", stack.axis == .horizontal ? "horizontal" : "vertical") }
        if let scroll = view as? UIScrollView {
            let (offset, size) = (scroll.contentOffset, scroll.contentSize)
            add("contentOffset", "\(words(Double(offset.x))), \(words(Double(offset.y)))")
            add("contentSize", "\(words(Double(size.width))) × \(words(Double(size.height)))")
        }
        let margins = view.layoutMargins
        add(
            "layoutMargins",
            [margins.top, margins.left, margins.bottom, margins.right].map { words(Double($0)) }.joined(separator: ", ")
        )
        let traits = view.traitCollection
        add("text size", traits.preferredContentSizeCategory.shortName)
        add("appearance", traits.userInterfaceStyle == .dark ? "dark" : "light")
        add("direction", view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "right to left" : "left to right")
        return facts
    }
}
