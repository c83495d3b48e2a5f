/// Values by key, where apps ask for them by key although there is another way.

extension UserDefaults {
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension UIApplication {
    /// The application for `sharedApplication` or `shared`: how code that is also built for app extensions asks for it.
    public class func value(forKey key: String) -> Any? {
        if key == "sharedApplication" || key == "shared" { return UIApplication.shared }
        UIKitException.raise(
            .invalidArgument,
            "[<UIApplication> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
        return nil
    }
    public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
