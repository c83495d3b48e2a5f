/// What a controller presents, and by what it is presented.
struct ControllerPresentation {
    /// Held: what is presented lives as long as it is shown.
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var controller: UIPresentationController?
    weak var coordinator: Transition?
    var isBeingPresented = false
    var isBeingDismissed = false
}
