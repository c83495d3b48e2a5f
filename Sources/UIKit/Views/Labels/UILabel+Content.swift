extension UILabel {
    func setText(_ text: String?) {
        guard text != content.text || content.attributed != nil else { return }
        content.setText(text)
        textChanged()
    }

    func setAttributedText(_ text: NSAttributedString?) {
        content.setAttributed(text)
        if content.followsTextSize { _ = content.scaleFonts(to: traitCollection.preferredContentSizeCategory) }
        textChanged()
    }

    func setFont(_ font: UIFont?) {
        let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
        guard font != content.font || content.attributed != nil else { return }
        content.font = font
        content.override(.font, with: font)
        if content.followsTextSize { _ = content.scaleFonts(to: traitCollection.preferredContentSizeCategory) }
        textChanged()
    }

    func setTextColor(_ color: UIColor?) {
        content.color = color
        content.override(.foregroundColor, with: color)
        if content.attributed != nil { shapedContent = nil }
        setNeedsDisplay()
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        guard alignment != content.alignment || content.attributed != nil else { return }
        content.alignment = alignment
        content.overrideParagraphs { $0.alignment = alignment }
        shapedContent = nil
        setNeedsDisplay()
    }

    func setLineBreakMode(_ mode: NSLineBreakMode) {
        guard mode != content.mode || content.attributed != nil else { return }
        content.mode = mode
        content.overrideParagraphs { $0.lineBreakMode = mode }
        textChanged()
    }

    func setLineBreakStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) {
        guard strategy != content.strategy || content.attributed != nil else { return }
        content.strategy = strategy
        content.overrideParagraphs { $0.lineBreakStrategy = strategy }
        textChanged()
    }

    func setFollowsTextSize(_ follows: Bool) {
        guard follows != content.followsTextSize else { return }
        content.followsTextSize = follows
        if follows, content.scaleFonts(to: traitCollection.preferredContentSizeCategory) { textChanged() }
    }

    /// Changes a property that only affects drawing.
    func setDrawn<Value>(_ path: WritableKeyPath<LabelContent, Value>, _ value: Value) {
        content[keyPath: path] = value
        setNeedsDisplay()
    }

    func textChanged() {
        shapedContent = nil
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// Updates fonts that follow the text size; sizes are rounded to the pixels of another scale.
    func traitsDidChange(from previous: UITraitCollection?) {
        let traits = traitCollection
        if content.followsTextSize, content.scaleFonts(to: traits.preferredContentSizeCategory) {
            textChanged()
        } else if let previous, previous.displayScale != traits.displayScale {
            invalidateIntrinsicContentSize()
        }
        if previous?.layoutDirection != traits.layoutDirection { shapedContent = nil }
        setNeedsDisplay()
    }
}
