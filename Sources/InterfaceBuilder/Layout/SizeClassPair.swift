/// The size classes that a document is read for.
public struct SizeClassPair: Hashable, Sendable {
    public enum Class: String, Sendable {
        case compact, regular
    }

    /// nil for any: what the old square canvas shows.
    public var width: Class?
    public var height: Class?

    public init(width: Class?, height: Class?) {
        self.width = width
        self.height = height
    }
}

extension MarkupElement {
    /// The element and all below it resolved for size classes: variations applied, and elements that they don't install
    /// left out.
    ///
    /// `default` applies first, then variations of one class, then those of both; a variation's attributes and children
    /// of a role replace the element's, its masks remove and add subviews and constraints. Removed views can't be
    /// found by id, as in UIKit, where their outlets are nil; removed constraints go into a child of their own,
    /// `uninstalledConstraints`, since outlets to those are connected.
    public func resolved(for classes: SizeClassPair) -> MarkupElement {
        var result = self
        let variations = children.filter { $0.name == "variation" }
        if !variations.isEmpty {
            result.children.removeAll { $0.name == "variation" }
            var excluded: Set<String> = []
            for variation in variations.filter({ $0.specificity(for: classes) != nil })
                .sorted(by: { $0.specificity(for: classes) ?? 0 < $1.specificity(for: classes) ?? 0 })
            {
                result.apply(variation, excluding: &excluded)
            }
            result.leaveOut(excluded)
        }
        for index in result.children.indices { result.children[index] = result.children[index].resolved(for: classes) }
        return result
    }

    /// The child of an element with the constraints that its variations leave out.
    public static let uninstalledConstraints = "uninstalledConstraints"

    /// The number of classes that a variation names; nil where it doesn't apply.
    private func specificity(for classes: SizeClassPair) -> Int? {
        guard let key, key != "default" else { return key == nil ? nil : 0 }
        var count = 0
        for part in key.split(separator: "-") {
            switch part {
            case "widthClass=compact": guard classes.width == .compact else { return nil }
            case "widthClass=regular": guard classes.width == .regular else { return nil }
            case "heightClass=compact": guard classes.height == .compact else { return nil }
            case "heightClass=regular": guard classes.height == .regular else { return nil }
            default: return nil
            }
            count += 1
        }
        return count
    }

    private mutating func apply(_ variation: MarkupElement, excluding excluded: inout Set<String>) {
        for attribute in variation.attributes where attribute.name != "key" {
            if let index = attributes.firstIndex(where: { $0.name == attribute.name }) {
                attributes[index] = attribute
            } else {
                attributes.append(attribute)
            }
        }
        for child in variation.children {
            if child.name == "mask" {
                for entry in child.children {
                    guard let reference = entry["reference"] else { continue }
                    if entry.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
                }
            } else if let key = child.key {
                children.removeAll { $0.key == key }
                children.append(child)
            }
        }
    }

    private mutating func leaveOut(_ excluded: Set<String>) {
        guard !excluded.isEmpty else { return }
        let constraints = children(of: "constraints").filter { excluded.contains($0.id ?? "") }
        for index in children.indices where children[index].name == "subviews" || children[index].name == "constraints"
        {
            children[index].children.removeAll { excluded.contains($0.id ?? "") }
        }
        guard !constraints.isEmpty else { return }
        var uninstalled = MarkupElement(name: Self.uninstalledConstraints)
        uninstalled.children = constraints
        children.append(uninstalled)
    }
}
