import InterfaceBuilder

/// Outlets, collections, actions and runtime attributes, set when all objects are there.
extension NibLoader {
    func connect(_ elements: [MarkupElement], from source: AnyObject) {
        for element in elements {
            switch element.name {
            case "outlet", "outletCollection": connectOutlet(element, of: source)
            case "action": connectAction(element, of: source)
            case "segue": connectSegue(element, of: source)
            default: break
            }
        }
    }

    /// The object that a connection leads to; nil for one that isn't installed.
    func destination(_ element: MarkupElement) -> AnyObject? {
        guard let id = element["destination"] else { return nil }
        return objects[id] ?? guides[id]
    }

    private func connectOutlet(_ element: MarkupElement, of source: AnyObject) {
        guard let name = element["property"], let value = destination(element) else { return }
        if setBuiltInOutlet(name, of: source, to: value) { return }
        guard let connectable = source as? any InterfaceConnectable else {
            noteMissing(element, name, of: source, kind: "outlet")
            return
        }
        guard let setter = type(of: connectable).interfaceConnections.outletSetter(forKey: name) else {
            noteMissing(element, name, of: source, kind: "outlet")
            return
        }
        if !setter(source, value) {
            note(
                .connection, element,
                "the outlet \(name) of \(shortClassName(of: source)) doesn't take a \(shortClassName(of: value))")
        }
    }

    /// The framework's own outlets.
    private func setBuiltInOutlet(_ name: String, of source: AnyObject, to value: AnyObject) -> Bool {
        switch (source, name) {
        case (let controller as UIViewController, "view"):
            controller.view = value as? UIView
        case (let controller as UITableViewController, "tableView"):
            controller.tableView = value as? UITableView
        case (let controller as UICollectionViewController, "collectionView"):
            controller.collectionView = value as? UICollectionView
        case (let table as UITableView, "dataSource"):
            table.dataSource = value as? any UITableViewDataSource
        case (let scroll as UIScrollView, "delegate"):
            scroll.delegate = value as? any UIScrollViewDelegate
        case (let field as UITextField, "delegate"):
            field.delegate = value as? any UITextFieldDelegate
        case (let bar as UISearchBar, "delegate"):
            bar.delegate = value as? any UISearchBarDelegate
        case (let bar as UITabBar, "delegate"):
            bar.delegate = value as? any UITabBarDelegate
        case (let bar as UINavigationBar, "delegate"):
            bar.delegate = value as? any UINavigationBarDelegate
        case (let bar as UIToolbar, "delegate"):
            bar.delegate = value as? any UIToolbarDelegate
        case (let picker as UIPickerView, "delegate"):
            picker.delegate = value as? any UIPickerViewDelegate
        case (let picker as UIPickerView, "dataSource"):
            picker.dataSource = value as? any UIPickerViewDataSource
        case (let table as UITableView, "prefetchDataSource"):
            table.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
        case (let table as UITableView, "dragDelegate"):
            table.dragDelegate = value as? any UITableViewDragDelegate
        case (let table as UITableView, "dropDelegate"):
            table.dropDelegate = value as? any UITableViewDropDelegate
        case (let collection as UICollectionView, "prefetchDataSource"):
            collection.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
        case (let collection as UICollectionView, "dragDelegate"):
            collection.dragDelegate = value as? any UICollectionViewDragDelegate
        case (let collection as UICollectionView, "dropDelegate"):
            collection.dropDelegate = value as? any UICollectionViewDropDelegate
        case (let navigation as UINavigationController, "delegate"):
            navigation.delegate = value as? any UINavigationControllerDelegate
        case (let tabs as UITabBarController, "delegate"):
            tabs.delegate = value as? any UITabBarControllerDelegate
        case (let split as UISplitViewController, "delegate"):
            split.delegate = value as? any UISplitViewControllerDelegate
        case (let cell as UITableViewCell, "backgroundView"):
            cell.backgroundView = value as? UIView
        case (let cell as UITableViewCell, "selectedBackgroundView"):
            cell.selectedBackgroundView = value as? UIView
        case (let cell as UICollectionViewCell, "backgroundView"):
            cell.backgroundView = value as? UIView
        case (let cell as UICollectionViewCell, "selectedBackgroundView"):
            cell.selectedBackgroundView = value as? UIView
        case (let table as UITableView, "backgroundView"):
            table.backgroundView = value as? UIView
        case (let collection as UICollectionView, "backgroundView"):
            collection.backgroundView = value as? UIView
        case (let controller as UIViewController, "transitioningDelegate"):
            controller.transitioningDelegate = value as? any UIViewControllerTransitioningDelegate
        case (let collection as UICollectionView, "dataSource"):
            collection.dataSource = value as? any UICollectionViewDataSource
        case (let pages as UIPageViewController, "dataSource"):
            pages.dataSource = value as? any UIPageViewControllerDataSource
        case (let pages as UIPageViewController, "delegate"):
            pages.delegate = value as? any UIPageViewControllerDelegate
        case (let view as UIView, "gestureRecognizers"):
            guard let recognizer = value as? UIGestureRecognizer else { return false }
            view.addGestureRecognizer(recognizer)
        case (let recognizer as UIGestureRecognizer, "delegate"):
            recognizer.delegate = value as? any UIGestureRecognizerDelegate
        case (let cell as UITableViewCell, "accessoryView"):
            cell.accessoryView = value as? UIView
        default: return false
        }
        return true
    }

    private func connectAction(_ element: MarkupElement, of source: AnyObject) {
        guard let name = element["selector"] else { return }
        if let item = source as? UIBarButtonItem {
            return connectAction(name, element) { target, selector in
                item.target = target
                item.action = selector
            }
        }
        if let recognizer = source as? UIGestureRecognizer {
            return connectAction(name, element) { recognizer.addTarget($0, action: $1) }
        }
        guard let control = source as? UIControl else { return }
        let target = destination(element)
        guard let event = element["eventType"].flatMap(Self.event) else {
            note(.connection, element, "there is no event \(element["eventType"] ?? "")")
            return
        }
        // An action without an object of its own goes to the first responder that has it.
        guard let target else { return }
        guard let connectable = target as? any InterfaceConnectable,
            let selector = type(of: connectable).interfaceConnections.actions[name]
        else {
            noteMissing(element, name, of: target, kind: "action")
            return
        }
        control.addTarget(target, action: selector, for: event)
    }

    /// An action of what sends one only.
    private func connectAction(
        _ name: String, _ element: MarkupElement, set: (_ target: AnyObject, _ action: Selector) -> Void
    ) {
        guard let target = destination(element) else { return }
        guard let connectable = target as? any InterfaceConnectable,
            let selector = type(of: connectable).interfaceConnections.actions[name]
        else {
            noteMissing(element, name, of: target, kind: "action")
            return
        }
        set(target, selector)
    }

    private func noteMissing(_ element: MarkupElement, _ name: String, of object: AnyObject, kind: String) {
        note(
            .connection, element,
            "\(shortClassName(of: object)) has no \(kind) \(name) in its interfaceConnections; add it, or make the class "
                + "InterfaceConnectable")
    }

    private static func event(_ name: String) -> UIControl.Event? {
        let events: [String: UIControl.Event] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
            "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
            "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
            "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit,
        ]
        return events[name]
    }

    func set(_ elements: [MarkupElement], on object: AnyObject) {
        for element in elements {
            guard let keyPath = element["keyPath"] else { continue }
            guard let value = RuntimeAttribute.value(element, loader: self) else { continue }
            if let connectable = object as? any InterfaceConnectable,
                let setter = type(of: connectable).interfaceConnections.attributes[keyPath], setter(object, value)
            {
                continue
            }
            if let view = object as? UIView, RuntimeAttribute.set(value, forKeyPath: keyPath, of: view) { continue }
            note(.attribute, element, "\(shortClassName(of: object)) has no attribute \(keyPath)")
        }
    }
}
