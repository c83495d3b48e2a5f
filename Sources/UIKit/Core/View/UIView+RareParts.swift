/// Accessors of rarely used state.
extension UIView {
    /// The controller whose root view this is.
    var controller: UIViewController? {
        get { rareParts?.controller }
        set { if rareParts != nil || newValue != nil { ensuredParts.controller = newValue } }
    }
    /// Made on first access: most views never have one.
    var lazyLayer: CALayer? {
        get { rareParts?.layer }
        set { if rareParts != nil || newValue != nil { ensuredParts.layer = newValue } }
    }
    /// The recording of `draw(_:)`; nil until it is needed, and again once the view is marked for display.
    var customDrawing: CustomDrawing? {
        get { rareParts?.drawing }
        set { if rareParts != nil || newValue != nil { ensuredParts.drawing = newValue } }
    }
    /// The view's number in traces; 0 until it is traced.
    var traceNumber: Int {
        get { rareParts?.traceNumber ?? 0 }
        set { ensuredParts.traceNumber = newValue }
    }
    /// The name, in its document, of a view of a tree that is laid out by itself: its label there, else its id.
    var documentName: String? {
        get { rareParts?.documentName }
        set { if rareParts != nil || newValue != nil { ensuredParts.documentName = newValue } }
    }
    var viewGestures: [UIGestureRecognizer] {
        get { rareParts?.gestures ?? [] }
        set { if rareParts != nil || !newValue.isEmpty { ensuredParts.gestures = newValue } }
    }

    /// The view's trait overrides, and the observers of its traits.
    var traitOverriding: TraitOverriding? {
        get { rareParts?.traits }
        set { if rareParts != nil || newValue != nil { ensuredParts.traits = newValue } }
    }
    /// The tint adjustment, where the view sets it or a presentation covers the view.
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
