import UIKit

/// A view with the name of one that only SwiftUI can draw, in whose place the source adapter puts it.
///
/// Its name stands in the middle of all the space that it is given, and the log has a line when it is made.
public struct _UndrawnView: UIViewRepresentable {
    private let name: String

    /// - Parameter name: the name of the view in whose place it is.
    public init(_ name: String) { self.name = name }

    public func makeUIView(context: Context) -> UIView {
        UIKitLog.write("\(name) is drawn by SwiftUI, which Masu isn't: a view with its name is in its place.")
        let label = UILabel()
        label.text = "\(name)\nSwiftUI"
        label.numberOfLines = 0
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.translatesAutoresizingMaskIntoConstraints = false
        let view = UIView()
        view.backgroundColor = .secondarySystemFill
        view.addSubview(label)
        let margins = view.layoutMarginsGuide
        let inside = [
            label.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
            label.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
        ]
        // A view without room has none for margins either.
        for constraint in inside { constraint.priority = .defaultHigh }
        NSLayoutConstraint.activate(
            inside + [
                label.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
                label.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
            ])
        return view
    }

    public func updateUIView(_ uiView: UIView, context: Context) {}
}
