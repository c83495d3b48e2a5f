import TextLayout

/// Taps in a text, in sequence: each is recognised, with its count.
final class TextTapGestureRecognizer: UITapGestureRecognizer {
    private(set) var tapCount = 1

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { tapCount = touch.tapCount }
        super.touchesEnded(touches, with: event)
    }
}

/// A drag of one of a selection's ends.
final class SelectionDragGestureRecognizer: UIPanGestureRecognizer {
    /// Returns the handle at a point, in the view's coordinates.
    var end: (CGPoint) -> SelectionView.End? = { _ in nil }
    private(set) var dragged: SelectionView.End?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        dragged = end(location(in: view))
        if dragged == nil { state = .failed }
    }

    /// Content scrolls only where no handle is dragged.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollPanGestureRecognizer
    }
}

extension TextEditor {
    /// Adds the gestures on the host's text.
    func addGestures() {
        guard let host, gestures.isEmpty else { return }
        let tap = TextTapGestureRecognizer()
        tap.targets.handlers.append { [weak self] recognizer in
            guard let tap = recognizer as? TextTapGestureRecognizer, tap.state == .ended else { return }
            self?.tapped(at: tap.location(in: self?.host), count: tap.tapCount)
        }
        let press = UILongPressGestureRecognizer()
        press.targets.handlers.append { [weak self] in self?.pressed($0) }
        let drag = SelectionDragGestureRecognizer()
        drag.end = { [weak self] in self?.selectionEnd(at: $0) }
        drag.targets.handlers.append { [weak self] recognizer in
            if let drag = recognizer as? SelectionDragGestureRecognizer { self?.dragged(drag) }
        }
        gestures = [tap, press, drag]
        for gesture in gestures {
            gesture.name = "text"
            gesture.cancelsTouchesInView = false
            host.addGestureRecognizer(gesture)
        }
    }

    /// The first tap begins editing, the caret at the nearer end of the word there; a tap on the caret opens the menu.
    /// Two select the word, three the paragraph.
    func tapped(at point: CGPoint, count: Int) {
        guard let host else { return }
        if count == 1, host.performTextItem(at: point) { return }
        guard host.allowsEditing || host.allowsSelecting && count > 1 else { return }
        let wasActive = host.isFirstResponder
        if !wasActive, !host.becomeFirstResponder() { return }
        let place = self.place(at: point)
        switch count {
        case 1:
            let edge = wordEdge(near: place)
            let menu = UIMenuController.shared
            let wasShown = menu.isMenuVisible || menu.wasHiddenByTouch
            let stays = wasActive && text.isCaret && text.head.offset == edge.offset
            changeSelection { $0.placeCaret(at: edge) }
            showMenu(stays && !wasShown)
        case 2 where host.allowsSelecting:
            let word = isSecure ? 0..<text.count : text.units.nearestWord(to: place.offset)
            if let word { select(word) }
            showMenu(true)
        case 3 where host.allowsSelecting:
            let paragraph = text.units.paragraph(at: place.offset)
            select(isSecure ? 0..<text.count : paragraph.lowerBound..<text.units.contentEnd(of: paragraph))
            showMenu(true)
        default: break
        }
    }

    /// Touches are too broad for letters: a tap means the nearer end of a word.
    private func wordEdge(near place: TextPlace) -> TextPlace {
        guard !isSecure, let word = text.units.word(at: place.offset), word.lowerBound < place.offset,
            place.offset < word.upperBound
        else { return place }
        let isNearStart = place.offset - word.lowerBound < word.upperBound - place.offset
        return TextPlace(isNearStart ? word.lowerBound : word.upperBound)
    }

    /// A long press moves the caret exactly, until it is lifted.
    private func pressed(_ press: UIGestureRecognizer) {
        guard let host, host.allowsSelecting || host.allowsEditing else { return }
        switch press.state {
        case .began:
            if host.showTextItemMenu(at: press.location(in: host)) { return }
            guard host.isFirstResponder || host.becomeFirstResponder() else { return }
            showMenu(false)
            if host.allowsEditing {
                let place = self.place(at: press.location(in: host))
                changeSelection { $0.placeCaret(at: place) }
            } else if let word = text.units.nearestWord(to: place(at: press.location(in: host)).offset) {
                select(word)
            }
        case .changed:
            if host.isFirstResponder, host.allowsEditing {
                let place = self.place(at: press.location(in: host))
                changeSelection { $0.placeCaret(at: place) }
            }
        case .ended: if host.isFirstResponder { showMenu(true) }
        default: break
        }
    }

    private static var reach: CGFloat { 22 }

    /// The handle of the selection within a touch's reach of a point.
    private func selectionEnd(at point: CGPoint) -> SelectionView.End? {
        guard let host, host.isFirstResponder, !text.isCaret, host.allowsSelecting else { return nil }
        let rects = selectionRects(for: selection).map(\.rect)
        guard let first = rects.first, let last = rects.last else { return nil }
        func distance(_ x: CGFloat, _ rect: CGRect) -> CGFloat {
            max(abs(point.x - x), abs(point.y - rect.midY) - rect.height / 2)
        }
        let (start, end) = (distance(first.minX, first), distance(last.maxX, last))
        guard min(start, end) <= Self.reach else { return nil }
        return start < end ? .start : .end
    }

    private func dragged(_ drag: SelectionDragGestureRecognizer) {
        guard let host else { return }
        switch drag.state {
        case .began, .changed:
            if drag.state == .began {
                showMenu(false)
                let range = selection
                if drag.dragged == .start { text.turnAround(to: range.lowerBound) } else { text.select(range) }
            }
            let place = self.place(at: drag.location(in: host))
            // A dragged selection keeps at least one character.
            if place.offset != text.anchor { changeSelection { $0.extend(to: place) } }
        case .ended: showMenu(true)
        default: break
        }
    }
}
