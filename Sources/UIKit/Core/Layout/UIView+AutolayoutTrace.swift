import AutoLayout

extension UIView {
    /// The tree from its topmost view down, one view a line, as UIKit's debugging method of this name prints it.
    ///
    /// `•` marks the view that owns the layout engine, `*` a view placed by Auto Layout, `+` one placed by frame and
    /// mask that the engine knows. Ambiguous views are marked, with their undetermined quantities.
    public final func _autolayoutTrace() -> String {
        let host = solvedHost
        var lines = [""]
        topmost.appendTrace(indent: "", host: host, to: &lines)
        lines.append("")
        lines.append(
            """
            Legend:
            \t* - is laid out with auto layout
            \t+ - is laid out manually, but is represented in the layout engine because \
            translatesAutoresizingMaskIntoConstraints = YES
            \t• - layout engine host
            """)
        return lines.joined(separator: "\n")
    }

    private func appendTrace(indent: String, host: LayoutHost?, to lines: inout [String]) {
        lines.append(indent + traceMark(host) + constraintName + ambiguity(host))
        for guide in layoutTraits.layoutGuides + systemGuides {
            guard let host, host.knownItem(of: guide) != nil else { continue }
            let frame = guide.layoutFrame
            let name = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
            lines.append(
                "\(indent)|   *<\(classAndAddress(guide)) - \(name.isEmpty ? "\"\"" : name), "
                    + "layoutFrame = {{\(shortNumber(frame.minX)), \(shortNumber(frame.minY))}, "
                    + "{\(shortNumber(frame.width)), \(shortNumber(frame.height))}}, owningView = "
                    + "<\(classAndAddress(self))>>")
        }
        for subview in subviews { subview.appendTrace(indent: indent + "|   ", host: host, to: &lines) }
    }

    private func traceMark(_ host: LayoutHost?) -> String {
        guard let host, host.knownItem(of: self) != nil else { return "" }
        if host.root === self { return "•" }
        return layoutTraits.translatesAutoresizingMask ? "+" : "*"
    }

    private func ambiguity(_ host: LayoutHost?) -> String {
        guard let host, let item = host.knownItem(of: self) else { return "" }
        let open = host.engine.ambiguousQuantities(of: item)
        guard !open.isEmpty else { return "" }
        let names = open.map { quantity in
            let name =
                switch quantity {
                case .minX: "minX"
                case .minY: "minY"
                case .width: "Width"
                case .height: "Height"
                }
            return "\(constraintName).\(name){id: \(host.engine.identifier(of: quantity, of: item))}"
        }
        return "- AMBIGUOUS LAYOUT for \(names.joined(separator: ", "))"
    }
}
