/// The editing actions that every responder may override.
public typealias UIResponderStandardEditActions = UIResponder

extension EditAction {
    @MainActor var selector: Selector {
        switch self {
        case .cut: Selector(rawValue, UIResponder.cut(_:))
        case .copy: Selector(rawValue, UIResponder.copy(_:))
        case .paste: Selector(rawValue, UIResponder.paste(_:))
        case .delete: Selector(rawValue, UIResponder.delete(_:))
        case .select: Selector(rawValue, UIResponder.select(_:))
        case .selectAll: Selector(rawValue, UIResponder.selectAll(_:))
        }
    }
}

extension Selector {
    /// True if every responder has the method.
    var isOfAllResponders: Bool {
        method is MethodWithSender<UIResponder, Any?, Void> && EditAction.names.contains(name)
    }
}
