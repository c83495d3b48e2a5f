import Foundation

/// A value that says itself how a dump shows it.
public protocol AnySnapshotStringConvertible {
    /// True if the children in the value's mirror follow; false by default.
    static var renderChildren: Bool { get }
    /// The text of the dump's line.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// The parts of a value aren't dumped where its own description stands for them.
    public static var renderChildren: Bool { false }
}

/// A value and the children in its mirror, as indented lines that are the same in every run.
///
/// A line without children begins with `-`, one with children with `▿`. Values without an order of their own
/// (dictionaries, sets, the parts of structs and classes) are ordered by their lines.
struct ValueDump {
    private let label: String?
    private let title: String
    private let children: [ValueDump]
    private var mark: String
    /// True if the value is part of itself: its line says so, in place of a title.
    private var isCircle = false

    /// - Parameter ancestors: objects that this value is part of.
    init(_ value: Any, label: String? = nil, ancestors: Set<ObjectIdentifier> = []) {
        self.label = label
        let mirror = Mirror(reflecting: value)
        var ancestors = ancestors
        func parts() -> [ValueDump] {
            mirror.children.map { ValueDump($0.value, label: $0.label, ancestors: ancestors) }
        }
        func ordered() -> [ValueDump] { parts().map { ($0, $0.text()) }.sorted { $0.1 < $1.1 }.map(\.0) }
        let name = Self.name(of: mirror.subjectType)
        let count = mirror.children.count
        mark = count == 0 ? "-" : "▿"

        switch mirror.displayStyle {
        case .collection?: (title, children) = (Self.counted(count, "element"), parts())
        case .dictionary?: (title, children) = (Self.counted(count, "key/value pair"), ordered())
        case .set?: (title, children) = (Self.counted(count, "member"), ordered())
        case .tuple?: (title, children) = ("(\(Self.counted(count, "element")))", parts())
        case .optional?: (title, children) = (count == 0 ? "\(name).none" : name, parts())
        default:
            if let value = value as? any AnySnapshotStringConvertible {
                title = value.snapshotDescription
                children = type(of: value).renderChildren ? parts() : []
                if children.isEmpty { mark = "-" }
            } else if let value = value as? any CustomStringConvertible {
                (title, children) = (value.description, parts())
            } else if mirror.displayStyle == .class {
                let identifier = ObjectIdentifier(value as AnyObject)
                title = name
                guard ancestors.insert(identifier).inserted else {
                    (isCircle, children) = (true, [])
                    return
                }
                children = ordered()
            } else if mirror.displayStyle == .enum {
                (title, children) = (count == 0 ? "\(name).\(value)" : name, parts())
            } else if mirror.displayStyle == .struct {
                (title, children) = (name, ordered())
            } else {
                (title, children) = (String(describing: value), parts())
            }
        }
    }

    func text(indentation: String = "") -> String {
        if isCircle { return "\(indentation)\(mark) \(label ?? "value") (circular reference detected)\n" }
        let line = "\(indentation)\(mark) \(label.map { "\($0): " } ?? "")\(title)\n"
        return children.reduce(line) { $0 + $1.text(indentation: indentation + "  ") }
    }

    private static func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }

    /// A type's name, without the number that distinguishes local types.
    private static func name(of type: Any.Type) -> String {
        String(describing: type).replacing(/\ #\d+/, with: "")
    }
}

extension Character: AnySnapshotStringConvertible {
    /// The value as in a debugger.
    public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
    /// The value as in a debugger.
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    /// The value as in a debugger.
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    /// The number of bytes.
    public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
    /// ISO 8601, in UTC.
    public var snapshotDescription: String { ISO8601DateFormatter().string(from: self) }
}

extension URL: AnySnapshotStringConvertible {
    /// The value as in a debugger.
    public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
    /// The debug description, without addresses.
    public var snapshotDescription: String { debugDescription.withoutAddresses }
}
