import UIKit

/// A line to type into; a tap gives it the keyboard.
final class FilterField: UIControl, UIKeyInput {
    var changed: ((String) -> Void)?
    private(set) var text = ""
    private let label = UILabel()
    private let box = UIView()
    private let placeholder = "Type to find a screen"

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.backgroundColor = .tertiarySystemFill
        box.layer.cornerRadius = 10
        for view in [box, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self?.takeKeyboard() }, for: .touchUpInside)
        isAccessibilityElement = true
        accessibilityTraits = .searchField
        show()
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    override func layoutSubviews() {
        super.layoutSubviews()
        box.frame = bounds.insetBy(dx: 16, dy: 8)
        label.frame = box.frame.insetBy(dx: 10, dy: 0)
    }

    private func takeKeyboard() { _ = becomeFirstResponder() }

    override var canBecomeFirstResponder: Bool { true }

    override func becomeFirstResponder() -> Bool {
        let isMine = super.becomeFirstResponder()
        show()
        return isMine
    }

    override func resignFirstResponder() -> Bool {
        let isGone = super.resignFirstResponder()
        show()
        return isGone
    }

    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) {
        guard text != "\n" else {
            _ = resignFirstResponder()
            return
        }
        self.text += text
        textChanged()
    }

    func deleteBackward() {
        guard hasText else { return }
        text.removeLast()
        textChanged()
    }

    private func textChanged() {
        show()
        changed?(text)
    }

    private func show() {
        label.text = (hasText ? text : isFirstResponder ? "" : placeholder) + (isFirstResponder ? "|" : "")
        label.textColor = hasText || isFirstResponder ? .label : .secondaryLabel
        accessibilityValue = hasText ? text : placeholder
    }
}
