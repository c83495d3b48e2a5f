/// The shape of an item for collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle
    case ellipse
    /// Taken as a rectangle: paths of items aren't asked for.
    case path
}
