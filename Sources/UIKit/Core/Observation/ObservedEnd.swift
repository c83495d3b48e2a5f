/// The last object of a string key path, and the key that is observed there.
///
/// The path is resolved once, when the observer is added: replaced intermediate objects aren't noticed.
struct ObservedEnd {
    let object: AnyObject
    let key: String

    init(object: AnyObject, key: String) {
        self.object = object
        self.key = key
    }

    /// Nil where there is no such value.
    init?(of path: String, from object: AnyObject) {
        var keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let last = keys.popLast() else { return nil }
        var end = object
        for key in keys {
            guard let next = ObservedEnd(object: end, key: key).lookUp() else { return nil }
            guard let value = next, type(of: value) is AnyObject.Type else { return nil }
            end = value as AnyObject
        }
        self.init(object: end, key: last)
        guard lookUp() != nil else { return nil }
    }

    var value: Any? { lookUp() ?? nil }

    /// Nil where the object has no such key.
    private func lookUp() -> Any?? {
        nonisolated(unsafe) let object = object
        let key = key
        nonisolated(unsafe) var found: Any??
        if object is UIResponder || object is CALayer || object is UIGestureRecognizer || object is UIBarItem
            || object is UINavigationItem
        {
            MainActor.assumeIsolated { found = ObservableKeys.value(of: key, in: object) }
        }
        return found ?? stored
    }

    /// A stored property of an app's class, by name.
    private var stored: Any?? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let present = mirror {
            for child in present.children where child.label == key || child.label == "_" + key {
                let value = Mirror(reflecting: child.value)
                return .some(value.displayStyle == .optional ? value.children.first?.value : child.value)
            }
            mirror = present.superclassMirror
        }
        return nil
    }
}

/// The framework's own values, by their Objective-C keys.
@MainActor enum ObservableKeys {
    static func value(of key: String, in object: AnyObject) -> Any?? {
        switch object {
        case let view as UIView: return ofClass(key, in: view) ?? ofView(key, in: view)
        case let layer as CALayer: return ofLayer(key, in: layer)
        case let controller as UIViewController: return ofController(key, in: controller)
        case let gesture as UIGestureRecognizer: return ofGesture(key, in: gesture)
        case let item as UIBarItem: return ofItem(key, in: item)
        case let item as UINavigationItem: return ofNavigationItem(key, in: item)
        default: return nil
        }
    }

    private static func ofView(_ key: String, in view: UIView) -> Any?? {
        switch key {
        case "frame": .some(view.frame)
        case "bounds": .some(view.bounds)
        case "center": .some(view.center)
        case "transform": .some(view.transform)
        case "alpha": .some(view.alpha)
        case "hidden", "isHidden": .some(view.isHidden)
        case "backgroundColor": .some(view.backgroundColor)
        case "tintColor": .some(view.tintColor)
        case "userInteractionEnabled", "isUserInteractionEnabled": .some(view.isUserInteractionEnabled)
        case "tag": .some(view.tag)
        case "layer": .some(view.layer)
        case "safeAreaInsets": .some(view.safeAreaInsets)
        default: nil
        }
    }

    /// A key that a class adds to those of all views.
    private static func ofClass(_ key: String, in view: UIView) -> Any?? {
        if let scroll = view as? UIScrollView, let value = ofScroll(key, in: scroll) { return value }
        if let control = view as? UIControl {
            switch key {
            case "enabled", "isEnabled": return .some(control.isEnabled)
            case "selected", "isSelected": return .some(control.isSelected)
            case "highlighted", "isHighlighted": return .some(control.isHighlighted)
            default: break
            }
        }
        switch (view, key) {
        case (let view as UILabel, "text"): return .some(view.text)
        case (let view as UILabel, "attributedText"): return .some(view.attributedText)
        case (let view as UILabel, "font"): return .some(view.font)
        case (let view as UILabel, "textColor"): return .some(view.textColor)
        case (let view as UITextField, "text"): return .some(view.text)
        case (let view as UITextField, "font"): return .some(view.font)
        case (let view as UITextField, "placeholder"): return .some(view.placeholder)
        case (let view as UITextView, "text"): return .some(view.text)
        case (let view as UITextView, "attributedText"): return .some(view.attributedText)
        case (let view as UITextView, "font"): return .some(view.font)
        case (let view as UIImageView, "image"): return .some(view.image)
        case (let view as UIProgressView, "progress"): return .some(view.progress)
        case (let view as UIPageControl, "currentPage"): return .some(view.currentPage)
        case (let view as UIPageControl, "numberOfPages"): return .some(view.numberOfPages)
        case (let view as UISlider, "value"): return .some(view.value)
        case (let view as UISegmentedControl, "selectedSegmentIndex"): return .some(view.selectedSegmentIndex)
        default: return nil
        }
    }

    private static func ofScroll(_ key: String, in view: UIScrollView) -> Any?? {
        switch key {
        case "contentOffset": .some(view.contentOffset)
        case "contentSize": .some(view.contentSize)
        case "contentInset": .some(view.contentInset)
        case "adjustedContentInset": .some(view.adjustedContentInset)
        case "zoomScale": .some(view.zoomScale)
        case "panGestureRecognizer": .some(view.panGestureRecognizer)
        default: nil
        }
    }

    private static func ofLayer(_ key: String, in layer: CALayer) -> Any?? {
        switch key {
        case "frame": .some(layer.frame)
        case "bounds": .some(layer.bounds)
        case "position": .some(layer.position)
        case "anchorPoint": .some(layer.anchorPoint)
        case "opacity": .some(layer.opacity)
        case "hidden", "isHidden": .some(layer.isHidden)
        case "cornerRadius": .some(layer.cornerRadius)
        case "zPosition": .some(layer.zPosition)
        case "contents": .some(layer.contents)
        default: nil
        }
    }

    private static func ofController(_ key: String, in controller: UIViewController) -> Any?? {
        switch key {
        case "title": .some(controller.title)
        case "view": .some(controller.view)
        case "navigationItem": .some(controller.navigationItem)
        case "tabBarItem": .some(controller.tabBarItem)
        case "preferredContentSize": .some(controller.preferredContentSize)
        default: nil
        }
    }

    private static func ofGesture(_ key: String, in gesture: UIGestureRecognizer) -> Any?? {
        switch key {
        case "state": .some(gesture.state)
        case "enabled", "isEnabled": .some(gesture.isEnabled)
        default: nil
        }
    }

    private static func ofItem(_ key: String, in item: UIBarItem) -> Any?? {
        switch key {
        case "title": .some(item.title)
        case "image": .some(item.image)
        case "enabled", "isEnabled": .some(item.isEnabled)
        case "badgeValue": (item as? UITabBarItem).map { $0.badgeValue }
        default: nil
        }
    }

    private static func ofNavigationItem(_ key: String, in item: UINavigationItem) -> Any?? {
        switch key {
        case "title": .some(item.title)
        case "titleView": .some(item.titleView)
        case "prompt": .some(item.prompt)
        case "rightBarButtonItem": .some(item.rightBarButtonItem)
        case "leftBarButtonItem": .some(item.leftBarButtonItem)
        case "rightBarButtonItems": .some(item.rightBarButtonItems)
        case "leftBarButtonItems": .some(item.leftBarButtonItems)
        default: nil
        }
    }
}
