import UIKit

/// The words for a view, where it is one that a person would name.
@MainActor struct ElementDescription {
    var kind: String
    var text = ""
    var name = ""
    var state = ""
    /// True if elements in it have lines of their own.
    var hasParts = false
    /// True if the line has the texts of all labels in it.
    var tellsTexts = false

    /// - Parameter inRow: whether a row around it has a line with all its texts.
    init?(of view: UIView, inRow: Bool) {
        switch view {
        case let cell as UITableViewCell: self.init(cell)
        case let cell as UICollectionViewCell: self.init(cell)
        case let bar as UINavigationBar:
            self.init(kind: "navigation bar", text: bar.topItem?.title ?? "", hasParts: true, tellsTexts: true)
        case is UITabBar: self.init(kind: "tab bar", hasParts: true)
        case is UIToolbar: self.init(kind: "toolbar", hasParts: true)
        case is UISearchBar: self.init(kind: "search bar", hasParts: true)
        case let table as UITableView: self.init(kind: "table", state: Self.content(of: table), hasParts: true)
        case let list as UICollectionView: self.init(kind: "collection", state: Self.content(of: list), hasParts: true)
        case let editor as UITextView: self.init(kind: "text view", text: editor.text ?? "")
        case let scrollView as UIScrollView:
            self.init(kind: "scroll view", state: Self.content(of: scrollView), hasParts: true)
        case let control as UIControl: self.init(control)
        case let label as UILabel where !inRow && !(label.text ?? "").isEmpty:
            self.init(kind: "label", text: label.text ?? "")
        case let picture as UIImageView where !inRow && picture.image != nil:
            self.init(kind: "image", text: picture.accessibilityLabel ?? "")
        default: return nil
        }
        text = text.shortened(to: 64)
        name = view.accessibilityIdentifier ?? name
    }

    private init(
        kind: String, text: String = "", name: String = "", state: String = "", hasParts: Bool = false,
        tellsTexts: Bool = false
    ) {
        self.kind = kind
        self.text = text
        self.name = name
        self.state = state
        self.hasParts = hasParts
        self.tellsTexts = tellsTexts
    }

    private init(_ cell: UITableViewCell) {
        let place = Self.list(around: cell, as: UITableView.self)?.indexPath(for: cell)
        self.init(
            kind: place.map { "row \($0.section),\($0.row)" } ?? "row", text: Self.texts(in: cell),
            name: Self.ownClass(of: cell), state: cell.isSelected ? "selected" : "",
            hasParts: true, tellsTexts: true)
    }

    private init(_ cell: UICollectionViewCell) {
        let place = Self.list(around: cell, as: UICollectionView.self)?.indexPath(for: cell)
        self.init(
            kind: place.map { "item \($0.section),\($0.item)" } ?? "item", text: Self.texts(in: cell),
            name: Self.ownClass(of: cell), state: cell.isSelected ? "selected" : "",
            hasParts: true, tellsTexts: true)
    }

    private init(_ control: UIControl) {
        self.init(kind: "control", text: control.accessibilityLabel ?? Self.texts(in: control))
        switch control {
        case let field as UITextField:
            kind = "text field"
            text = [field.text, field.placeholder].compactMap { $0 }.first { !$0.isEmpty } ?? ""
            if field.isFirstResponder { state = "focused" }
        case let toggle as UISwitch:
            kind = "switch"
            state = toggle.isOn ? "on" : "off"
        case let slider as UISlider:
            kind = "slider"
            state = Double(slider.value).points
        case let segments as UISegmentedControl:
            kind = "segments"
            text = (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "" }
                .joined(separator: " · ")
            state = "selected \(segments.selectedSegmentIndex)"
        case let stepper as UIStepper:
            kind = "stepper"
            state = stepper.value.points
        case is UIButton: kind = "button"
        default:
            if control.accessibilityTraits.contains(.button) { kind = "button" }
            name = Self.ownClass(of: control)
        }
        if !control.isEnabled { state = state.isEmpty ? "disabled" : state + ", disabled" }
    }

    private static func content(of view: UIScrollView) -> String {
        let offset = view.contentOffset
        var words = "content \(Double(view.contentSize.width).points)×\(Double(view.contentSize.height).points)"
        if offset != .zero { words += " offset \(Double(offset.x).points),\(Double(offset.y).points)" }
        return words
    }

    private static func texts(in view: UIView) -> String {
        guard !view.isHidden, view.alpha >= 0.01 else { return "" }
        if let label = view as? UILabel { return label.text ?? "" }
        if let field = view as? UITextField { return field.text ?? "" }
        return view.subviews.map(texts).filter { !$0.isEmpty }.joined(separator: " | ")
    }

    /// The class's name where the app declares it.
    private static func ownClass(of view: UIView) -> String {
        String(reflecting: type(of: view)).hasPrefix("UIKit.") ? "" : "\(type(of: view))"
    }

    private static func list<List>(around view: UIView, as type: List.Type) -> List? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? List }.first
    }
}
