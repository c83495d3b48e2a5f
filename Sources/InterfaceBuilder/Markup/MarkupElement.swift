/// An element of a document as it was written: name, attributes in order, children, text.
///
/// Elements are values; a tree is at most as deep and as large as the limits it was parsed under.
public struct MarkupElement: Sendable {
    public struct Attribute: Sendable, Hashable {
        public let name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public let name: String
    public var attributes: [Attribute]
    public var children: [MarkupElement] = []
    /// The characters between the tags, those of children apart.
    public var text = ""
    /// The line at which it begins in its file, from 1.
    public let line: Int

    public init(name: String, attributes: [Attribute] = [], line: Int = 0) {
        self.name = name
        self.attributes = attributes
        self.line = line
    }

    /// The value of an attribute, as written.
    public subscript(_ attribute: String) -> String? {
        for candidate in attributes where candidate.name == attribute { return candidate.value }
        return nil
    }

    /// The object's id in its document.
    public var id: String? { self["id"] }
    /// The role that the element plays for its parent.
    public var key: String? { self["key"] }

    /// The first child of a name.
    public func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

    /// The first child that plays a role.
    public func child(key: String) -> MarkupElement? { children.first { $0.key == key } }

    /// The children of a container child, `subviews` for example; none where it is missing.
    public func children(of container: String) -> [MarkupElement] { child(container)?.children ?? [] }
}
