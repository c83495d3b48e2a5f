import AutoLayout

/// The view or layout guide that an item of the engine stands for; both leave their host before they are released.
enum LayoutItemOwner {
    case view(Unowned<UIView>)
    case guide(Unowned<UILayoutGuide>)
}

/// The owner of an installed constraint.
///
/// Most are authors'; what else there is lies elsewhere, so that a table of owners takes a word for each.
enum ConstraintOwner {
    case author(NSLayoutConstraint)
    indirect case autoresizing(ObjectIdentifier, name: String)
    indirect case guide(UILayoutGuide, edge: String)
    indirect case root(name: String)
    /// The height that a view measured in place is to come near to.
    indirect case target(Unowned<UIView>)
}
