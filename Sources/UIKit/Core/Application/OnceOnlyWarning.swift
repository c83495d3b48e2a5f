/// Log lines that UIKit writes once in the life of an app, however often there is a reason.
enum OnceOnlyWarning: Hashable {
    case zeroHeight, zeroSize, tableOutsideWindow
}

extension UIApplication {
    /// True if this app hasn't given the warning yet; it counts as given from now on.
    func isFirst(_ warning: OnceOnlyWarning) -> Bool { timeline.givenWarnings.insert(warning).inserted }
}
