/// The controllers above and below one in a presentation.
struct ControllerPresentation {
    /// Held strongly: a presented controller lives as long as it is shown.
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var controller: UIPresentationController?
    weak var coordinator: ControllerTransition?
    var isBeingPresented = false
    var isBeingDismissed = false
}
