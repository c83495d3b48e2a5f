public import InterfaceBuilder

/// An object of a document as a comparison sees it: its place in the tree, and its values in one spelling each.
///
/// Layout results, marks of the editor and whatever holds on the canvas only are left out.
public struct ComparedObject: Sendable {
    /// The id as written; for an object without one its parent's id and its role: `Qx3-fT-9ab/contentView`.
    public let id: String
    /// The element's name: `label`.
    public let element: String
    public let customClass: String?
    /// The role that the object plays for its parent: `view`, `safeArea`.
    public let key: String?
    /// The list that holds the object: `subviews`, `items`; empty for one that has a role.
    public let container: String
    /// The parent's index in its table; nil for what stands by itself in a scene or document.
    public let parent: Int?
    /// The scene's index in its table; 0 for everything in a xib.
    public let scene: Int
    /// The element's line in its file.
    public let line: Int
    /// The values by name: `text`, `fontDescription`, `normal.title`.
    public internal(set) var values: [String: String]
    /// The label that the outline shows.
    public let userLabel: String?
    /// The recorded frame, points in the superview's coordinates.
    public let frame: InterfaceRect?
    /// Indices of the children, in the document's order.
    public internal(set) var children: [Int] = []
    public internal(set) var constraints: [ComparedConstraint] = []
    public internal(set) var connections: [ComparedConnection] = []
}

/// A connection as a comparison sees it: an outlet, an action or a segue.
public struct ComparedConnection: Hashable, Sendable {
    /// `outlet`, `outletCollection`, `action`, `segue`.
    public let kind: String
    /// The property, the selector, or the segue's kind.
    public let name: String
    /// The destination's id as written.
    public let destination: String
    public let id: String
    /// The remaining values: an action's event, a segue's identifier and relationship.
    public let values: [String: String]
}

/// The side of a constraint: an object's id, and its attribute.
public struct ConstraintSide: Hashable, Sendable {
    public let item: String
    public let attribute: InterfaceAttribute
}

/// A constraint as a comparison sees it.
public struct ComparedConstraint: Hashable, Sendable {
    public let id: String
    public let first: ConstraintSide
    public let second: ConstraintSide?
    public let relation: InterfaceConstraint.Relation
    public let multiplier: Double
    /// Points.
    public let constant: Double
    public let priority: Double
    public let identifier: String?
    /// A standard distance, whose constant is only what it came to.
    public let isStandard: Bool
    /// Values for size classes, and whether it is installed in them, by attribute and class.
    public let variations: [String: String]
}
