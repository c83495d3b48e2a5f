import InterfaceBuilder

/// A view tree's variations for other size classes: applied when those change, as by turning the device.
///
/// Controllers' views, the views of xibs, and cells, headers and footers each have their own.///
/// Constraints and views that a variation leaves out are taken away and those that it has are put in, made anew where
/// nothing kept them; constants, arrangements, fonts and margins follow. Objects are held weakly but for views that were
/// taken out: the view tree owns the others.
@MainActor final class SizeClassVariations: VariesBySizeClass {
    private struct Weak {
        weak var object: AnyObject?
    }

    private let source: NibDocument
    /// The root view's element, variations and all.
    private let written: MarkupElement
    private var classes: SizeClassPair
    private var objects: [String: Weak]
    private let guides: [String: Weak]
    private var uninstalled: [String: UIView] = [:]

    /// nil for a view whose document says the same for all classes.
    init?(_ written: MarkupElement, _ loader: NibLoader) {
        guard let source = loader.source, Self.varies(written) else { return nil }
        self.source = source
        self.written = written
        classes = loader.options.sizeClasses
        objects = loader.objects.mapValues { Weak(object: $0) }
        guides = loader.guides.mapValues { Weak(object: $0) }
    }

    static func varies(_ element: MarkupElement) -> Bool {
        element.children.contains { $0.name == "variation" && $0.key != "default" || varies($0) }
    }

    func apply(_ traits: UITraitCollection) {
        let classes = SizeClassPair(traits)
        guard classes != self.classes else { return }
        let before = Index(written.resolved(for: self.classes))
        let after = Index(written.resolved(for: classes))
        self.classes = classes
        let loader = source.makeLoader()
        loader.isVariation = true
        loader.options.sizeClasses = classes
        loader.objects = objects.compactMapValues(\.object).merging(uninstalled) { $1 }
        loader.guides = guides.compactMapValues(\.object)
        for (id, _) in before.constraints where after.constraints[id] == nil {
            (loader.objects[id] as? NSLayoutConstraint)?.isActive = false
        }
        for id in before.order where after.views[id] == nil { uninstall(id, loader) }
        for id in after.order {
            guard let element = after.views[id] else { continue }
            if before.views[id] == nil { install(id, element, after, loader) }
            guard let view = loader.objects[id] as? UIView, let earlier = before.views[id] else { continue }
            view.vary(VariedElement(before: earlier, after: element), loader)
        }
        for id in after.constraintOrder {
            guard let (element, holder) = after.constraints[id], let view = loader.objects[holder] as? UIView else {
                continue
            }
            let known = loader.objects[id] as? NSLayoutConstraint
            if before.constraints[id] != nil, let known {
                Self.update(known, element)
            } else if let known {
                known.isActive = true
            } else {
                loader.pendingConstraints.append((view, [element]))
            }
        }
        loader.finish()
        objects = loader.objects.mapValues { Weak(object: $0) }
    }

    private func uninstall(_ id: String, _ loader: NibLoader) {
        guard let view = loader.objects[id] as? UIView, uninstalled[id] == nil else { return }
        uninstalled[id] = view
        view.removeFromSuperview()
    }

    private func install(_ id: String, _ element: MarkupElement, _ index: Index, _ loader: NibLoader) {
        guard let place = index.places[id], let parent = loader.objects[place.parent] as? UIView else { return }
        let view = uninstalled.removeValue(forKey: id) ?? (loader.objects[id] as? UIView) ?? loader.makeView(element)
        guard let view, view.superview == nil else { return }
        if let stack = parent as? UIStackView {
            stack.insertArrangedSubview(view, at: min(place.position, stack.arrangedSubviews.count))
        } else {
            parent.insertSubview(view, at: min(place.position, parent.subviews.count))
        }
    }

    private static func update(_ constraint: NSLayoutConstraint, _ element: MarkupElement) {
        guard let wanted = try? InterfaceConstraint(element) else { return }
        if constraint.constant != CGFloat(wanted.constant) { constraint.constant = CGFloat(wanted.constant) }
        let priority = UILayoutPriority(wanted.priority)
        if constraint.priority != priority { constraint.priority = priority }
    }

    /// The views and constraints of a tree by id.
    private struct Index {
        var views: [String: MarkupElement] = [:]
        var places: [String: (parent: String, position: Int)] = [:]
        var constraints: [String: (element: MarkupElement, holder: String)] = [:]
        /// The ids of views, parents first.
        var order: [String] = []
        var constraintOrder: [String] = []

        init(_ root: MarkupElement) { visit(root) }

        private mutating func visit(_ element: MarkupElement) {
            guard let id = element.id else { return }
            views[id] = element
            order.append(id)
            for constraint in element.children(of: "constraints") {
                guard let name = constraint.id else { continue }
                constraints[name] = (constraint, id)
                constraintOrder.append(name)
            }
            if let content = element.child(key: "contentView") { visit(content) }
            for (position, child) in element.children(of: "subviews").enumerated() {
                if let name = child.id { places[name] = (id, position) }
                visit(child)
            }
        }
    }
}
