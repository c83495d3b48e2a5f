/// Rarely used state of a view, allocated lazily.
@MainActor final class RareViewParts {
    weak var controller: UIViewController?
    var layer: CALayer?
    var drawing: CustomDrawing?
    var gestures: [UIGestureRecognizer] = []
    var mask: UIView?
    var traceNumber = 0
    var documentName: String?
    var traits: TraitOverriding?
    var tintAdjustment = TintAdjustment()
    var contentScale: CGFloat?
    var motionEffects: [UIMotionEffect] = []
    var textSizeLimits: TextSizeLimits?
    var setback: (@MainActor () -> Setback?)?
}
