@_exported public import Explanations
public import Foundation
public import UIKit

/// Why a number is what it is: `summary` is the answer in a sentence, `text` has the chain behind it.
///
/// Each lays out first where that is due.
extension UIView {
    /// Why one number of the view's frame is what it is: the constraints and sizes that made it, what lost and by how much.
    public func explanation(of component: FrameComponent) -> Account { account(of: component) }
}

extension UILabel {
    /// Why the text takes as many lines as it does.
    public func explanationOfLineCount() -> Account { accountOfLineCount() }
}

extension UIScrollView {
    /// Why the content stands where it does.
    public func explanationOfOffset() -> Account { accountOfOffset() }

    /// Why the content is as large as it is; of a list: what was measured, and what is an estimate.
    public func explanationOfContentSize() -> Account { accountOfContentSize() }
}

extension UITableView {
    /// Why a row is as high as it is; nil for a row that isn't there.
    public func explanation(ofRowAt indexPath: IndexPath) -> Account? { account(ofRowAt: indexPath) }
}

extension UICollectionView {
    /// Why an item is as large as it is; nil for an item that isn't there.
    public func explanation(ofItemAt indexPath: IndexPath) -> Account? { account(ofItemAt: indexPath) }
}
