import UIKit

extension HeadlessHost {
    /// True if what the user sees of a table never moves by itself, in place of UIKit's own rule.
    ///
    /// UIKit keeps what is seen where estimates above it are corrected, and keeps the offset where rows are inserted,
    /// deleted or reloaded above it, or the width changes. Anchored, the content stays in all these cases.
    public func anchorsContent(of table: UITableView, _ isAnchored: Bool = true) {
        table.offsetPolicy = isAnchored ? .anchored : .faithful
    }
}
