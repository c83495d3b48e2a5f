/// The names of views in explanations: the app's names for them, never their addresses.
///
/// The name is the accessibility identifier, else the name in a document that is laid out by itself, else the property
/// of an enclosing view or controller that holds the view, else the class.
@MainActor package final class ViewNames {
    private var properties: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]
    private var known: [ObjectIdentifier: String] = [:]

    package init() {}

    package func name(of view: UIView) -> String {
        if let name = known[ObjectIdentifier(view)] { return name }
        let name = makeName(of: view)
        known[ObjectIdentifier(view)] = name
        return name
    }

    func name(of guide: UILayoutGuide) -> String {
        let owner = guide.owningView.map { name(of: $0) } ?? "nobody"
        switch guide.kind {
        case .author: return guide.identifier.isEmpty ? "a guide of \(owner)" : guide.identifier
        case .layoutMargins: return "\(owner)'s margins"
        case .safeArea: return "\(owner)'s safe area"
        case .readableContent: return "\(owner)'s readable width"
        case .scrolledContent: return "\(owner)'s content"
        case .scrollFrame: return "\(owner)'s frame"
        case .topBars, .bottomBars: return "\(owner)'s bars"
        case .keyboard: return "\(owner)'s edge of the keyboard"
        }
    }

    func name(of party: AnyObject?) -> String {
        if let view = party as? UIView { return name(of: view) }
        if let guide = party as? UILayoutGuide { return name(of: guide) }
        return "a view that is gone"
    }

    private func makeName(of view: UIView) -> String {
        if let name = view.accessibilityIdentifier, !name.isEmpty { return name }
        if view.superview?.cellContent === view { return "contentView" }
        if view.cellContent != nil || view is UIWindow {
            return Trace.typeName(of: view)
        }
        if let controller = view.controller { return "\(Trace.typeName(of: controller)).view" }
        if let name = view.documentName { return name }
        var owner: UIView? = view.superview
        while let current = owner {
            if let name = propertyNames(of: current)[ObjectIdentifier(view)] { return name }
            if let controller = current.controller,
                let name = propertyNames(of: controller)[ObjectIdentifier(view)]
            {
                return name
            }
            owner = current.superview
        }
        return place(of: view)
    }

    /// The class, and the view's number among siblings of its class.
    private func place(of view: UIView) -> String {
        let type = Trace.typeName(of: view)
        let alike = view.superview?.subviews.filter { Trace.typeName(of: $0) == type } ?? []
        guard alike.count > 1, let index = alike.firstIndex(where: { $0 === view }) else { return type }
        return "\(type)[\(index)]"
    }

    private func propertyNames(of owner: AnyObject) -> [ObjectIdentifier: String] {
        if let names = properties[ObjectIdentifier(owner)] { return names }
        var names: [ObjectIdentifier: String] = [:]
        var mirror: Mirror? = Mirror(reflecting: owner)
        // The framework's own properties mean nothing to an app's author.
        while let current = mirror, !FrameworkTypes.contains(current.subjectType) {
            for (label, value) in current.children {
                guard let label else { continue }
                let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
                if let view = value as? UIView {
                    if names[ObjectIdentifier(view)] == nil { names[ObjectIdentifier(view)] = name }
                } else if let views = value as? [UIView] {
                    for (index, view) in views.enumerated() where names[ObjectIdentifier(view)] == nil {
                        names[ObjectIdentifier(view)] = "\(name)[\(index)]"
                    }
                }
            }
            mirror = current.superclassMirror
        }
        properties[ObjectIdentifier(owner)] = names
        return names
    }
}
