import Graphics

/// The insertion point.
final class CaretView: UIView {
    /// In points.
    static let width: CGFloat = 2
    /// Seconds for which it is visible, and for which it isn't.
    static let period: TimeInterval = 0.5

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for CaretView: text editors make it") }
}

/// The selected or marked text's highlight, below the text, and the handles at the two ends of a selection.
final class SelectionView: UIView {
    enum End: Hashable {
        case start, end, caret
    }

    /// In the superview's coordinates, as this view has no extent of its own.
    var selected: [CGRect] = [] { didSet { if selected != oldValue { setNeedsDisplay() } } }
    var marked: [CGRect] = [] { didSet { if marked != oldValue { setNeedsDisplay() } } }
    var showsHandles = false { didSet { if showsHandles != oldValue { setNeedsDisplay() } } }
    /// Provenance: estimated — selections of opacity 0.2, knobs of radius 5: pictures of iOS 13.
    static let opacity: CGFloat = 0.2
    private static let knobRadius: CGFloat = 5

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for SelectionView: text editors make it") }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        guard let tint = tintColor else { return }
        let traits = traitCollection
        for rect in selected + marked {
            recorder.fill(rect, tint.withAlphaComponent(Self.opacity).graphicsColor(for: traits))
        }
        guard showsHandles, let first = selected.first, let last = selected.last else { return }
        let color = tint.graphicsColor(for: traits)
        recorder.fill(CGRect(x: first.minX - 1, y: first.minY, width: 2, height: first.height), color)
        recorder.fill(CGRect(x: last.maxX - 1, y: last.minY, width: 2, height: last.height), color)
        for center in [CGPoint(x: first.minX, y: first.minY), CGPoint(x: last.maxX, y: last.maxY)] {
            let knob = CGRect(x: center.x, y: center.y, width: 0, height: 0)
            recorder.fill(Path(ellipseIn: knob.insetBy(dx: -Self.knobRadius, dy: -Self.knobRadius)), color)
        }
    }
}

extension TextEditor {
    /// Moves caret and selection to the text's present positions; called from the host's layout.
    func placeMarks() {
        guard let host else { return }
        let surface = host.editedSurface
        let isActive = host.isFirstResponder
        let shows = isActive || !text.isCaret
        highlight.selected = isActive && !text.isCaret ? rects(selection, in: surface.view) : []
        highlight.marked = isActive ? text.marked.map { rects($0, in: surface.view) } ?? [] : []
        highlight.showsHandles = isActive && host.allowsSelecting
        if shows {
            if highlight.superview !== surface.view {
                surface.view.insertSubview(highlight, belowSubview: surface.text)
            }
            highlight.frame = CGRect(origin: surface.view.bounds.origin, size: surface.view.bounds.size)
            highlight.bounds = highlight.frame
        } else {
            highlight.removeFromSuperview()
        }
        if isActive, text.isCaret, host.allowsEditing {
            if caret.superview !== surface.view { surface.view.addSubview(caret) }
            caret.frame = host.convert(caretRect(for: place(text.head)), to: surface.view)
            caret.backgroundColor = host.tintColor
            blink(at: UIApplication.shared.now)
        } else {
            caret.removeFromSuperview()
        }
    }

    private func rects(_ range: Range<Int>, in view: UIView) -> [CGRect] {
        selectionRects(for: range).map { host?.convert($0.rect, to: view) ?? .zero }
    }

    /// Blinks; the caret stays visible for a while after it was moved.
    func blink(at time: TimeInterval) {
        let phase = max(0, time - lastCaretChange + 1e-6) / CaretView.period
        caret.alpha = Int(phase) % 2 == 0 ? 1 : 0
    }
}
