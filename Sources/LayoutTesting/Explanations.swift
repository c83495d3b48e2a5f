@_exported public import Explanations
public import Foundation
@_exported public import ListFuzzing
public import UIKit

/// Explanations of numbers: `summary` is the answer in a sentence, `text` has the chain behind it.
///
/// Each lays out first where that is due.
extension UIView {
    /// Explains one number of the view's frame: the constraints and sizes that made it, and those that failed, by how
    /// much.
    public func explanation(of component: FrameComponent) -> Account { account(of: component) }
}

extension UILabel {
    /// Explains the text's number of lines.
    public func explanationOfLineCount() -> Account { accountOfLineCount() }
}

extension UIScrollView {
    /// Explains the content offset.
    public func explanationOfOffset() -> Account { accountOfOffset() }

    /// Explains the content size; of a list: what was measured, and what is an estimate.
    public func explanationOfContentSize() -> Account { accountOfContentSize() }
}

extension UITableView {
    /// Explains a row's height; nil for a row that doesn't exist.
    public func explanation(ofRowAt indexPath: IndexPath) -> Account? { account(ofRowAt: indexPath) }
}

extension UICollectionView {
    /// Explains an item's size; nil for an item that doesn't exist.
    public func explanation(ofItemAt indexPath: IndexPath) -> Account? { account(ofItemAt: indexPath) }
}
