import HeadlessHost
import LayoutTesting
import UIKit

/// A screen with one planted fault, and its sound twin, which differs in nothing else.
@MainActor struct SeededScreen {
    let name: String
    /// The kind of finding that the fault has: of `AccessibilityFinding.Kind` or `LayoutFinding.Kind`.
    let kind: String
    private let fill: (SeededRoot, Bool) -> Void

    init(_ name: String, _ kind: AccessibilityFinding.Kind, _ fill: @escaping (SeededRoot, Bool) -> Void) {
        (self.name, self.kind, self.fill) = (name, kind.rawValue, fill)
    }

    init(_ name: String, _ kind: LayoutFinding.Kind, _ fill: @escaping (SeededRoot, Bool) -> Void) {
        (self.name, self.kind, self.fill) = (name, kind.rawValue, fill)
    }

    /// The kinds that are found, each once, on a small phone at the default text size and at an accessibility size.
    ///
    /// - Returns: the kinds, and the findings in words.
    func found(isFaulty: Bool) throws -> (kinds: [String], words: [String]) {
        let host = try HeadlessHost(device: "iphone-se2")
        host.isReduceMotionEnabled = true
        defer { host.isReduceMotionEnabled = false }
        var (kinds, words): ([String], [String]) = ([], [])
        func note(_ kind: String, _ text: String) {
            if !kinds.contains(kind) { kinds.append(kind) }
            words.append(text)
        }
        for size in [UIContentSizeCategory.large, .accessibilityExtraLarge] {
            let root = SeededRoot()
            root.overrideUserInterfaceStyle = .light
            root.content = { [fill] in fill($0, isFaulty) }
            try host.change(.textSize(size))
            host.show(root)
            host.settle()
            for finding in try root.view.accessibilityFindings() { note(finding.kind.rawValue, "\(finding)") }
            guard size == .large else { continue }
            for finding in root.view.layoutFindings(.all) { note(finding.kind.rawValue, "\(finding)") }
        }
        try host.change(.textSize(.large))
        return (kinds, words)
    }
}

/// A white screen with a column of views, 20 points from the sides.
@MainActor final class SeededRoot: UIViewController {
    var content: (SeededRoot) -> Void = { _ in }
    let column = UIStackView()
    /// Kept for sources of tables.
    var owned: [AnyObject] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        column.axis = .vertical
        column.spacing = 12
        column.alignment = .leading
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            column.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40),
        ])
        content(self)
        column.isHidden = column.arrangedSubviews.isEmpty
    }

    @discardableResult func add<View: UIView>(_ part: View) -> View {
        column.addArrangedSubview(part)
        return part
    }

    /// Adds a view outside of the column.
    @discardableResult func place<View: UIView>(_ part: View) -> View {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        return part
    }
}

/// A label that wraps and grows.
@MainActor func text(
    _ words: String, _ style: UIFont.TextStyle = .body, _ colour: UIColor = .black, lines: Int = 0
) -> UILabel {
    let label = UILabel()
    label.text = words
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = colour
    label.numberOfLines = lines
    return label
}

/// A button with black words, at least 44 points high and wide.
@MainActor func button(_ title: String?, least: CGFloat = 44) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: least).isActive = true
    button.widthAnchor.constraint(greaterThanOrEqualToConstant: least).isActive = true
    return button
}

/// A drawn picture without a name: a disc in a colour.
@MainActor func disc(_ colour: UIColor, _ side: CGFloat = 24) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
        colour.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
    }
}

/// A view of a fixed size.
@MainActor func box(_ colour: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.backgroundColor = colour
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
}

/// Pins a view's content to its edges.
@MainActor func pin(_ inner: UIView, in outer: UIView, _ inset: CGFloat = 8) {
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
    ])
}

/// Rows of one cell each, made by a closure.
@MainActor final class SeededRows: NSObject, UITableViewDataSource {
    let fill: (UITableViewCell, Int) -> Void
    let count: Int

    init(_ count: Int, _ fill: @escaping (UITableViewCell, Int) -> Void) {
        (self.count, self.fill) = (count, fill)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        fill(cell, indexPath.row)
        return cell
    }
}

extension SeededRoot {
    /// A table over the whole screen.
    func table(_ count: Int, _ fill: @escaping (UITableViewCell, Int) -> Void) {
        let table = UITableView(frame: view.bounds)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let rows = SeededRows(count, fill)
        table.dataSource = rows
        owned.append(rows)
        view.addSubview(table)
    }
}
