/// What few views have, and where it is kept.
extension UIView {
    /// The controller whose root view this is.
    var controller: UIViewController? {
        get { rareParts?.controller }
        set { if rareParts != nil || newValue != nil { ensuredParts.controller = newValue } }
    }
    /// Made when first asked for: most views never are.
    var lazyLayer: CALayer? {
        get { rareParts?.layer }
        set { if rareParts != nil || newValue != nil { ensuredParts.layer = newValue } }
    }
    /// What `draw(_:)` drew; nil until it is asked, and again once the view is marked for display.
    var customDrawing: CustomDrawing? {
        get { rareParts?.drawing }
        set { if rareParts != nil || newValue != nil { ensuredParts.drawing = newValue } }
    }
    /// The view's number in traces; 0 until it is traced.
    var traceNumber: Int {
        get { rareParts?.traceNumber ?? 0 }
        set { ensuredParts.traceNumber = newValue }
    }
    /// What its document calls a view of a tree that is laid out by itself: its label there, else its id.
    var documentName: String? {
        get { rareParts?.documentName }
        set { if rareParts != nil || newValue != nil { ensuredParts.documentName = newValue } }
    }
    var viewGestures: [UIGestureRecognizer] {
        get { rareParts?.gestures ?? [] }
        set { if rareParts != nil || !newValue.isEmpty { ensuredParts.gestures = newValue } }
    }

    /// What the view says of traits, and who is told of their changes.
    var traitOverriding: TraitOverriding? {
        get { rareParts?.traits }
        set { if rareParts != nil || newValue != nil { ensuredParts.traits = newValue } }
    }
    /// How the tint is shown, where the view says it itself or what is presented over it does.
    var tintAdjustment: TintAdjustment {
        get { rareParts?.tintAdjustment ?? TintAdjustment() }
        set { if rareParts != nil || newValue != TintAdjustment() { ensuredParts.tintAdjustment = newValue } }
    }

    var ensuredParts: RareViewParts {
        if let rareParts { return rareParts }
        let made = RareViewParts()
        rareParts = made
        return made
    }
}
