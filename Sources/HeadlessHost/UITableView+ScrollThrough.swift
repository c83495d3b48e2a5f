import UIKit

extension UITableView {
    /// Shows every row once: from the top to the end by one screenful after another, and the top again.
    ///
    /// - Parameter settle: called after each step, to finish layout and the work that it caused.
    package func scrollThrough(_ settle: @MainActor () -> Void = HeadlessHost.turnLoop) {
        let top = CGPoint(x: 0, y: -adjustedContentInset.top)
        contentOffset = top
        settle()
        while bounds.height > 0, bounds.maxY < contentSize.height {
            contentOffset.y += bounds.height
            settle()
        }
        contentOffset = top
        settle()
    }
}
