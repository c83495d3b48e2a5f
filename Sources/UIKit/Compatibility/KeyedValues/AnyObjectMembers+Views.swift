/// Members of views and bar items that code reads of an `AnyObject`, such as the sender of an action.
extension _AnyObjectMembers {
    @preconcurrency @MainActor public static func tag(_ object: AnyObject) -> Int! {
        (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag
    }
    @preconcurrency @MainActor public static func superview(_ object: AnyObject) -> UIView? {
        (object as? UIView)?.superview
    }
}
