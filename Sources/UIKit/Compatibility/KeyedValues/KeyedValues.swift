/// Values by key, where apps ask for them by key although there is another way.

extension UserDefaults {
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Sets the value of a path that is one key; one with dots is a key of its own here.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, forKey: keyPath) }
    public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
}

extension UIBarItem {
    /// The view that shows the item, for `view`; nil while it isn't in a bar.
    public func value(forKey key: String) -> Any? {
        if accessor(key) == "view" { return shownView }
        UIKitException.raiseUnknownKey(key, "valueForUndefinedKey:", of: self)
        return nil
    }
}

extension NSCoder {
    /// Raises: coders have no keys of this kind, on Apple's systems neither; their values are decoded by `decodeObject(forKey:)`.
    @preconcurrency @MainActor public func value(forKey key: String) -> Any? {
        UIKitException.raiseUnknownKey(key, "valueForUndefinedKey:", of: self)
        return nil
    }
}

extension UIViewController {
    private static let flags: [String: ReferenceWritableKeyPath<UIViewController, Bool>] = [
        "modalInPresentation": \.isModalInPresentation, "isModalInPresentation": \.isModalInPresentation,
        "hidesBottomBarWhenPushed": \.hidesBottomBarWhenPushed,
        "definesPresentationContext": \.definesPresentationContext,
    ]

    /// Sets the title, an alert's texts with attributes and its content's controller, a bar of the app's own, or what presenting and
    /// pushing ask of a controller, by name.
    public func setValue(_ value: Any?, forKey key: String) {
        if key == "title" { return title = value as? String }
        if takeValue(value, forKey: key) { return }
        guard let flag = Self.flags[key], let value = value as? Bool else {
            return UIKitException.raiseUnknownKey(key, "setValue:forUndefinedKey:", of: self)
        }
        self[keyPath: flag] = value
    }
}

extension UIPickerView {
    /// Sets the colour of the rows' texts, for `textColor`.
    public func setValue(_ value: Any?, forKey key: String) {
        guard key == "textColor" else {
            return UIKitException.raiseUnknownKey(key, "setValue:forUndefinedKey:", of: self)
        }
        rowColor = value as? UIColor
    }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
}

extension UIDatePicker {
    /// Sets the colour of the wheels' texts, for `textColor`; compact pickers keep theirs.
    public func setValue(_ value: Any?, forKey key: String) {
        guard key == "textColor" else {
            return UIKitException.raiseUnknownKey(key, "setValue:forUndefinedKey:", of: self)
        }
        rowColor = value as? UIColor
    }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
}

extension UISearchBar {
    /// Sets the title of the cancel button, for `cancelButtonText`.
    public func setValue(_ value: Any?, forKey key: String) {
        guard accessor(key) == "cancelButtonText" else {
            return UIKitException.raiseUnknownKey(key, "setValue:forUndefinedKey:", of: self)
        }
        cancelTitle = value as? String
    }

    /// The field that is written in, for `searchField`.
    public func value(forKey key: String) -> Any? {
        if accessor(key) == "searchField" { return searchTextField }
        UIKitException.raiseUnknownKey(key, "valueForUndefinedKey:", of: self)
        return nil
    }
}

extension UITextField {
    /// The control that empties the field, for `clearButton` (UIKit's is a button), and the label of its placeholder, for
    /// `placeholderLabel`, whose variable is forbidden since iOS 13.
    public func value(forKey key: String) -> Any? {
        switch key {
        case "clearButton", "_clearButton": return clearButton
        case "placeholderLabel": return placeholderLabel
        case "_placeholderLabel":
            UIKitException.raise(
                .generic, "Access to UITextField's _placeholderLabel ivar is prohibited. This is an application bug")
            return nil
        default:
            UIKitException.raiseUnknownKey(key, "valueForUndefinedKey:", of: self)
            return nil
        }
    }
}

extension UIAlertAction {
    /// Sets the colour of the title, for `titleTextColor`.
    public func setValue(_ value: Any?, forKey key: String) {
        guard accessor(key) == "titleTextColor" else {
            return UIKitException.raiseUnknownKey(key, "setValue:forUndefinedKey:", of: self)
        }
        titleColor = value as? UIColor
    }
}

extension UINavigationBar {
    /// Hides the line below the bar, for `hidesShadow`.
    public func setValue(_ value: Any?, forKey key: String) {
        guard accessor(key) == "hidesShadow", let hides = value as? Bool else {
            return UIKitException.raiseUnknownKey(key, "setValue:forUndefinedKey:", of: self)
        }
        parts.ground.hidesHairline = hides
    }
}

extension UITabBar {
    /// Hides the line above the bar, for `hidesShadow`.
    public func setValue(_ value: Any?, forKey key: String) {
        guard accessor(key) == "hidesShadow", let hides = value as? Bool else {
            return UIKitException.raiseUnknownKey(key, "setValue:forUndefinedKey:", of: self)
        }
        ground.hidesHairline = hides
    }
}

/// The accessor that a key names: where there is none of the key's own name, key-value coding reads the instance variable,
/// and those are called as the accessor with an underscore before it.
///
/// Documented: Apple's Key-Value Coding Programming Guide, search pattern of the basic getter.
private func accessor(_ key: String) -> Substring { key.hasPrefix("_") ? key.dropFirst() : key[...] }

extension UIApplication {
    /// The application for `sharedApplication` or `shared`: how code that is also built for app extensions asks for it.
    public class func value(forKey key: String) -> Any? {
        if key == "sharedApplication" || key == "shared" { return UIApplication.shared }
        UIKitException.raise(
            .unknownKey,
            "[<UIApplication> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
        return nil
    }
    public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// True if the class has a method; known of `sharedApplication` alone.
    public class func responds(to selector: Selector!) -> Bool { isShared(selector) }
    /// The application for `sharedApplication`, which lives as long as the program; nil for any other.
    public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        isShared(selector) ? Unmanaged.passUnretained(UIApplication.shared) : nil
    }
    private class func isShared(_ selector: Selector?) -> Bool {
        selector?.name == "sharedApplication" || selector?.name == "shared"
    }
}

extension UIApplication {
    /// The status bar's view raises, as on every release from iOS 13 on; `delegate`, `keyWindow` and `windows` are found.
    public func value(forKey key: String) -> Any? {
        switch accessor(key) {
        case "delegate": return delegate
        case "keyWindow": return keyWindow
        case "windows": return windows
        case "statusBar", "statusBarWindow":
            UIKitException.raise(
                .internalInconsistency,
                "App called -statusBar or -statusBarWindow on UIApplication: this code must be changed as there's no "
                    + "longer a status bar or status bar window. Use the statusBarManager object on the window scene instead."
            )
        default: UIKitException.raiseUnknownKey(key, "valueForUndefinedKey:", of: self)
        }
        return nil
    }

    /// The value at a path's first key: of its parts, `statusBarWindow.statusBar` is the one that apps ask for.
    public func value(forKeyPath keyPath: String) -> Any? {
        value(forKey: keyPath.split(separator: ".").first.map(String.init) ?? keyPath)
    }
}
