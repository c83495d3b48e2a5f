import Graphics
import UIKit

/// Labels in each script, mode, alignment, size and attribute, for the goldens.
@MainActor enum TextPictures {
    static let names: [(name: String, view: () -> UIView)] = [
        ("scripts", scripts), ("truncation", truncation), ("alignment", alignment), ("dynamic-type", dynamicType),
        ("weights", weights), ("lines", underlines), ("attributes", attributes), ("paragraphs", paragraphs),
        ("fitting", fitting), ("appearance", appearance), ("directions", directions),
    ]

    /// Labels under each other, each as wide as the column, on white, with a line around each.
    static func column(_ labels: [UILabel], width: CGFloat = 300) -> UIView {
        let column = UIView()
        column.backgroundColor = .white
        var top: CGFloat = 6
        for label in labels {
            let isSized = label.frame.width > 0
            let size = isSized ? label.frame.size : label.sizeThatFits(CGSize(width: width - 12, height: 0))
            label.frame = CGRect(
                x: 6, y: top, width: isSized ? size.width : width - 12, height: size.height)
            label.layer.borderColor = UIColor(white: 0.85, alpha: 1).cgColor
            label.layer.borderWidth = 0.5
            column.addSubview(label)
            top += size.height + 4
        }
        column.frame = CGRect(x: 0, y: 0, width: width, height: top + 2)
        return column
    }

    static func label(_ text: String, lines: Int = 0, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        label.text = text
        return label
    }

    static func label(_ parts: [(String, [NSAttributedString.Key: Any])], size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = 0
        let text = NSMutableAttributedString()
        for (string, attributes) in parts { text.append(NSAttributedString(string: string, attributes: attributes)) }
        label.attributedText = text
        return label
    }

    private static func scripts() -> UIView {
        column([
            label("The quick brown fox jumps over the lazy dog; 0123456789."),
            label("Čeština, Türkçe, Việt Nam, Łódź, naïve café — “quotes”"),
            label("Русский текст, Ελληνικά"),
            label("いろはにほへと ちりぬるを、我が世誰ぞ常ならむ。「有為の奥山」今日越えて！"),
            label("Swift で iOS 風の自動レイアウトを"),
            label("中文字体 汉字漢字"), label("한국어 글꼴"), label("مرحبا بالعالم"), label("שלום עולם"),
            label("ภาษาไทย"), label("नमस्ते"), label("emoji 😀 👩‍👩‍👧 🇯🇵"),
        ])
    }

    private static func truncation() -> UIView {
        let text = "This is a test string used to test UILabel and it should wrap"
        let modes: [NSLineBreakMode] = [
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
        ]
        return column(
            modes.flatMap { mode in
                [1, 2].map { lines in
                    let label = label(text, lines: lines)
                    label.lineBreakMode = mode
                    label.frame.size = CGSize(width: 200, height: lines == 1 ? 20.5 : 41)
                    return label
                }
            }, width: 212)
    }

    private static func alignment() -> UIView {
        let text = "Lines stand between the edges of their text, some nearer to one side than to the other."
        return column(
            [NSTextAlignment.left, .center, .right, .justified, .natural].map { alignment in
                let label = label(text)
                label.textAlignment = alignment
                return label
            }, width: 220)
    }

    private static func dynamicType() -> UIView {
        column(
            UIContentSizeCategory.ordered.map { category in
                let label = UILabel()
                label.font = .preferredFont(
                    forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
                label.text = "Body \(Int(label.font.pointSize))"
                return label
            })
    }

    private static func weights() -> UIView {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let labels = weights.map { weight in
            let label = label("Weight \(weight.rawValue) 太さ")
            label.font = .systemFont(ofSize: 17, weight: weight)
            return label
        }
        let italic = label("Italic")
        italic.font = .italicSystemFont(ofSize: 17)
        let digits = label("1111111 | 0000000")
        digits.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let monospaced = label("Monospaced {il}")
        monospaced.font = .monospacedSystemFont(ofSize: 17, weight: .regular)
        return column(labels + [italic, digits, monospaced], width: 220)
    }

    private static func underlines() -> UIView {
        let styles: [(String, NSUnderlineStyle)] = [
            ("single gypsy", .single), ("thick gypsy", .thick), ("double gypsy", .double),
            ("dotted gypsy", [.single, .patternDot]), ("dashed gypsy", [.thick, .patternDash]),
            ("dash dot", [.single, .patternDashDot]), ("dash dot dot", [.single, .patternDashDotDot]),
            ("by word only", [.single, .byWord]),
        ]
        return column(
            styles.map { name, style in
                label([
                    (name, [.underlineStyle: style.rawValue, .underlineColor: UIColor.red]),
                    ("  " + name, [.strikethroughStyle: style.rawValue]),
                ])
            } + [
                label([
                    ("one ", [.underlineStyle: 1]),
                    ("line", [.underlineStyle: 1, .font: UIFont.boldSystemFont(ofSize: 17)]),
                    (" through ", [.underlineStyle: 1]),
                    ("colours", [.underlineStyle: 1, .foregroundColor: UIColor.red]),
                ])
            ])
    }

    private static func attributes() -> UIView {
        let sharp = NSShadow()
        sharp.shadowOffset = CGSize(width: 1, height: 1)
        sharp.shadowColor = UIColor.red
        let soft = NSShadow()
        soft.shadowOffset = CGSize(width: 2, height: 3)
        soft.shadowBlurRadius = 4
        soft.shadowColor = UIColor.blue
        let attachment = NSTextAttachment()
        attachment.image = dot(.systemGreen)
        let lowered = NSTextAttachment()
        lowered.image = dot(.systemOrange).withRenderingMode(.alwaysTemplate)
        lowered.bounds = CGRect(x: 0, y: -4, width: 24, height: 24)
        let picture = NSMutableAttributedString(
            string: "A picture ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        picture.append(NSAttributedString(attachment: attachment))
        picture.append(NSAttributedString(string: " and a lower "))
        picture.append(NSAttributedString(attachment: lowered))
        picture.append(NSAttributedString(string: "."))
        let pictures = label("")
        pictures.attributedText = picture
        return column([
            label([("red ", [.foregroundColor: UIColor.red]), ("on yellow", [.backgroundColor: UIColor.yellow])]),
            label([("wide apart", [.kern: 4]), (" near", [.kern: -1])]),
            label([("x", [:]), ("2", [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 10)]), (" + y", [:])]),
            label(
                [("outlined ", [.strokeWidth: 3]), ("filled too", [.strokeWidth: -4, .strokeColor: UIColor.red])],
                size: 24),
            label([("sharp shadow ", [.shadow: sharp]), ("soft shadow", [.shadow: soft])]),
            label([("leaning ", [.obliqueness: 0.3]), ("back", [.obliqueness: -0.3])]),
            label([("See ", [:]), ("the link", [.link: "https://example.org"]), (".", [:])]),
            label([
                ("Sales ", [.font: UIFont.systemFont(ofSize: 24)]), ("report ", [.font: UIFont.systemFont(ofSize: 17)]),
                ("notes", [.font: UIFont.systemFont(ofSize: 13)]),
            ]),
            pictures,
        ])
    }

    static func dot(_ color: UIColor) -> UIImage {
        let side = 14
        var pixels = [UInt8](repeating: 0, count: side * side * 4)
        let parts = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        _ = parts.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        for row in 0..<side {
            for column in 0..<side {
                let x = Double(column) - 6.5
                let y = Double(row) - 6.5
                guard x * x + y * y <= 49 else { continue }
                let start = (row * side + column) * 4
                pixels.replaceSubrange(
                    start..<start + 4, with: [UInt8(red * 255), UInt8(green * 255), UInt8(blue * 255), 255])
            }
        }
        let bitmap = Bitmap(width: side, height: side) { bytes in
            for (index, value) in pixels.enumerated() { bytes[index] = value }
        }
        return UIImage(cgImage: CGImage(bitmap: bitmap))
    }

    private static func paragraphs() -> UIView {
        func styled(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> UILabel {
            let style = NSMutableParagraphStyle()
            change(style)
            return label([(text, [.paragraphStyle: style])], size: 13)
        }
        let text = "A paragraph of several lines, so that one sees how they stand.\nAnother one."
        return column(
            [
                styled(text) { $0.lineSpacing = 6 }, styled(text) { $0.paragraphSpacing = 10 },
                styled(text) { $0.firstLineHeadIndent = 20 }, styled(text) { $0.headIndent = 20 },
                styled(text) { $0.tailIndent = -40 }, styled(text) { $0.lineHeightMultiple = 1.5 },
                styled(text) { $0.maximumLineHeight = 12 }, styled(text) { $0.minimumLineHeight = 24 },
                styled("عربي\nEnglish") { $0.baseWritingDirection = .rightToLeft },
            ], width: 220)
    }

    private static func directions() -> UIView {
        let arabic = "مرحبا بالعالم، هذا نص عربي طويل مع Swift 6 في الوسط"
        func mirrored(_ label: UILabel, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
            label.semanticContentAttribute = .forceRightToLeft
            change(label)
            return label
        }
        func cut(_ text: String, _ mode: NSLineBreakMode, _ lines: Int = 1) -> UILabel {
            let label = label(text, lines: lines)
            label.lineBreakMode = mode
            label.frame.size = CGSize(width: 160, height: lines == 1 ? 20.5 : 41)
            return label
        }
        let underlined = label([
            ("مرحبا ", [.underlineStyle: 1]), ("Latin", [.underlineStyle: 1, .foregroundColor: UIColor.red]),
            (" عالم", [.backgroundColor: UIColor.yellow]),
        ])
        return column(
            [
                label(arabic), mirrored(label(arabic)), cut(arabic, .byTruncatingTail), cut(arabic, .byTruncatingHead),
                cut(arabic, .byTruncatingMiddle), mirrored(cut(arabic, .byTruncatingTail, 2)),
                mirrored(label("Left to right text in a mirrored label, on two lines of it")),
                mirrored(cut("Left to right text, cut", .byTruncatingTail)), label("שלום world 123, עולם!"), underlined,
            ], width: 240)
    }

    private static func fitting() -> UIView {
        func sized(_ text: String, _ width: CGFloat, _ change: (UILabel) -> Void) -> UILabel {
            let label = label(text, lines: 1, size: 20)
            label.frame.size = CGSize(width: width, height: 30)
            change(label)
            return label
        }
        func shrinking(_ minimum: CGFloat, _ adjustment: UIBaselineAdjustment = .alignBaselines) -> (UILabel) -> Void {
            {
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumScaleFactor = minimum
                $0.baselineAdjustment = adjustment
            }
        }
        return column(
            [
                sized("Shrink me please", 80, shrinking(0.6)), sized("Shrink me please", 80, shrinking(0.9)),
                sized("Shrink me please", 80, shrinking(0)), sized("Shrink me please", 80, shrinking(0, .alignCenters)),
                sized("Shrink me please", 80, shrinking(0, .none)), sized("Shrink me please", 140) { _ in },
                sized("Shrink me please", 146) { $0.allowsDefaultTighteningForTruncation = true },
                sized("Too tall for its box", 200) { $0.frame.size.height = 12 },
            ], width: 212)
    }

    private static func appearance() -> UIView {
        let disabled = label("disabled")
        disabled.isEnabled = false
        let highlighted = label("highlighted")
        highlighted.isHighlighted = true
        highlighted.highlightedTextColor = .red
        let shadowed = label("shadow of the label")
        shadowed.shadowColor = .red
        shadowed.shadowOffset = CGSize(width: 1, height: 2)
        let mirrored = label("right to left")
        mirrored.semanticContentAttribute = .forceRightToLeft
        let inset = InsetLabel()
        inset.text = "inset by drawText"
        inset.backgroundColor = .yellow
        inset.frame.size = CGSize(width: 220, height: 40)
        let tall = label("in the middle", lines: 1)
        tall.frame.size = CGSize(width: 200, height: 50)
        return column([disabled, highlighted, shadowed, mirrored, inset, tall], width: 240)
    }

    private final class InsetLabel: UILabel {
        override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 30, dy: 0)) }
    }
}
