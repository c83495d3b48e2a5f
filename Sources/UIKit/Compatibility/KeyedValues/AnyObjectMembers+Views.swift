/// Members of views, controls and bar items that code reads of an `AnyObject`, such as the sender of an action.
extension _AnyObjectMembers {
    @preconcurrency @MainActor public static func tag(_ object: AnyObject) -> Int! {
        (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag
    }
    @preconcurrency @MainActor public static func superview(_ object: AnyObject) -> UIView? {
        (object as? UIView)?.superview
    }
    @preconcurrency @MainActor public static func window(_ object: AnyObject) -> UIWindow? {
        (object as? UIView)?.window
    }
    @preconcurrency @MainActor public static func subviews(_ object: AnyObject) -> [UIView]! {
        (object as? UIView)?.subviews
    }
    @preconcurrency @MainActor public static func layer(_ object: AnyObject) -> CALayer! { (object as? UIView)?.layer }
    @preconcurrency @MainActor public static func frame(_ object: AnyObject) -> CGRect! {
        (object as? UIView)?.frame ?? (object as? CALayer)?.frame
    }
    @preconcurrency @MainActor public static func bounds(_ object: AnyObject) -> CGRect! {
        (object as? UIView)?.bounds ?? (object as? CALayer)?.bounds ?? (object as? UIScreen)?.bounds
    }
    @preconcurrency @MainActor public static func center(_ object: AnyObject) -> CGPoint! {
        (object as? UIView)?.center
    }
    @preconcurrency @MainActor public static func alpha(_ object: AnyObject) -> CGFloat! { (object as? UIView)?.alpha }
    @preconcurrency @MainActor public static func isHidden(_ object: AnyObject) -> Bool! {
        (object as? UIView)?.isHidden ?? (object as? CALayer)?.isHidden
    }
    @preconcurrency @MainActor public static func backgroundColor(_ object: AnyObject) -> UIColor? {
        (object as? UIView)?.backgroundColor
    }

    @preconcurrency @MainActor public static func isSelected(_ object: AnyObject) -> Bool! {
        (object as? UIControl)?.isSelected ?? (object as? UITableViewCell)?.isSelected
            ?? (object as? UICollectionViewCell)?.isSelected
    }
    @preconcurrency @MainActor public static func isEnabled(_ object: AnyObject) -> Bool! {
        (object as? UIControl)?.isEnabled ?? (object as? UIBarItem)?.isEnabled
            ?? (object as? UIGestureRecognizer)?.isEnabled
    }
    @preconcurrency @MainActor public static func isHighlighted(_ object: AnyObject) -> Bool! {
        (object as? UIControl)?.isHighlighted ?? (object as? UITableViewCell)?.isHighlighted
            ?? (object as? UICollectionViewCell)?.isHighlighted
    }
    @preconcurrency @MainActor public static func isOn(_ object: AnyObject) -> Bool! { (object as? UISwitch)?.isOn }
    @preconcurrency @MainActor public static func selectedSegmentIndex(_ object: AnyObject) -> Int! {
        (object as? UISegmentedControl)?.selectedSegmentIndex
    }
    @preconcurrency @MainActor public static func currentPage(_ object: AnyObject) -> Int! {
        (object as? UIPageControl)?.currentPage
    }
    @preconcurrency @MainActor public static func currentTitle(_ object: AnyObject) -> String? {
        (object as? UIButton)?.currentTitle
    }
    @preconcurrency @MainActor public static func titleLabel(_ object: AnyObject) -> UILabel? {
        (object as? UIButton)?.titleLabel
    }
    @preconcurrency @MainActor public static func text(_ object: AnyObject) -> String? {
        (object as? UILabel)?.text ?? (object as? UITextField)?.text ?? (object as? UITextView)?.text
            ?? (object as? UISearchBar)?.text
    }
    @preconcurrency @MainActor public static func title(_ object: AnyObject) -> String? {
        (object as? UIBarItem)?.title ?? (object as? UIViewController)?.title ?? (object as? UINavigationItem)?.title
    }
    @preconcurrency @MainActor public static func contentOffset(_ object: AnyObject) -> CGPoint! {
        (object as? UIScrollView)?.contentOffset
    }
    @preconcurrency @MainActor public static func contentSize(_ object: AnyObject) -> CGSize! {
        (object as? UIScrollView)?.contentSize
    }
}
