/// The keyboard's area in a view: its top edge is the keyboard's, or without one that of the bottom safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// A Boolean value that indicates whether the guide's top is the safe area's where there is no keyboard; else it is
    /// the view's bottom.
    open var usesBottomSafeArea = true { didSet { owningView.map { KeyboardFollowers.place($0) } } }
    /// A Boolean value that indicates whether the guide follows an undocked keyboard; those of the hosts are always
    /// docked.
    open var followsUndockedKeyboard = false
    /// A keyboard lies at the bottom, from side to side.
    override var presentEdges: NSDirectionalRectEdge { [.bottom, .leading, .trailing] }
}

/// Views that avoid the keyboard.
@MainActor enum KeyboardFollowers {
    /// Guides follow at once, so that a layout inside the keyboard's animation is animated with it.
    static func move(to frame: CGRect?) {
        let application = UIApplication.shared
        application.timeline.keyboardFollowers.removeAll { $0.view == nil }
        for follower in application.timeline.keyboardFollowers {
            guard let view = follower.view else { continue }
            place(view)
            view.window?.layoutIfNeeded()
        }
        // A sheet that grows is in its place by now.
        insetTable(by: frame)
        revealFirstResponder()
    }

    static func place(_ view: UIView) {
        view.markNeedsSystemConstraints()
        view.setNeedsLayout()
    }

    /// The table with a bottom inset for the keyboard, and the inset.
    private static weak var table: UIScrollView?
    private static var room: CGFloat = 0

    /// Insets a table controller's table by the keyboard's height, while something in it is edited.
    private static func insetTable(by frame: CGRect?) {
        var edited = UIApplication.shared.firstResponder as? UIView
        while let view = edited, (view as? UIScrollView)?.makesRoomForKeyboard != true { edited = view.superview }
        let new = frame == nil ? nil : edited as? UIScrollView
        if let table, room != 0 {
            table.contentInset.bottom -= room
            table.verticalScrollIndicatorInsets.bottom -= room
        }
        table = new
        room = new.map { max(0, $0.keyboardIntrusion - $0.safeAreaInsets.bottom) } ?? 0
        guard let new, room != 0 else { return }
        new.contentInset.bottom += room
        new.verticalScrollIndicatorInsets.bottom += room
    }

    /// Scrolls the edited view into sight, by its enclosing scroll views.
    static func revealFirstResponder() {
        guard let view = UIApplication.shared.firstResponder as? UIView, view.window != nil else { return }
        var ancestor = view.superview
        while let current = ancestor {
            ancestor = current.superview
            guard let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, !(scrollView is UITextView)
            else { continue }
            let place = (view as? any TextEditorHost)?.editor.revealedRectangle ?? view.bounds
            scrollView.scrollRectToVisible(scrollView.convert(place, from: view), animated: false)
        }
    }
}

extension UIView {
    /// Follows the keyboard, moving with it.
    public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutTraits.keyboardGuide as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(kind: .keyboard, owner: self, identifier: "UIKeyboardLayoutGuide")
        layoutTraits.keyboardGuide = guide
        UIApplication.shared.timeline.keyboardFollowers.append(WeakView(view: self))
        return guide
    }

    /// The height of the view's part under the keyboard; the safe area's inset where that is larger.
    var keyboardOverlap: CGFloat {
        let guide = layoutTraits.keyboardGuide as? UIKeyboardLayoutGuide
        let safe = guide?.usesBottomSafeArea ?? true ? safeAreaInsets.bottom : 0
        return max(safe, keyboardIntrusion)
    }

    /// Without the safe area.
    var keyboardIntrusion: CGFloat {
        guard let keyboard = UIApplication.shared.keyboard.frame, let window else { return 0 }
        let covered = convert(keyboard, from: window)
        return min(max(0, bounds.maxY - covered.minY), bounds.height)
    }
}
