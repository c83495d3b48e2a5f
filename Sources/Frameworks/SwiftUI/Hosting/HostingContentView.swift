import UIKit

/// The view of a hosting configuration: it holds the represented view between its margins.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { show() } }

    private var shown: HostedContent?
    private var behind: HostedContent?
    private var placement: [NSLayoutConstraint] = []
    private var guides: [UILayoutGuide] = []

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        self.configuration = configuration
        super.init(frame: .zero)
        preservesSuperviewLayoutMargins = true
        show()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for HostingContentView") }

    isolated deinit {
        shown?.end()
        behind?.end()
    }

    private func show() {
        guard let configuration = configuration as? UIHostingConfiguration<Content, Background> else { return }
        NSLayoutConstraint.deactivate(placement)
        guides.forEach(removeLayoutGuide)
        (placement, guides) = ([], [])
        backgroundColor = configuration.color
        let back = configuration.background?.onlyHostedItem(with: traitCollection)
        behind = replaced(behind, by: back)
        if let behind { fill(behind.view, between: anchors(of: self), below: true) }
        let front = configuration.content.onlyHostedItem(with: traitCollection)
        shown = replaced(shown, by: front)
        if let shown, let front { place(shown.view, front.surroundings.steps, configuration) }
        if let width = configuration.minimumWidth {
            placement.append(widthAnchor.constraint(greaterThanOrEqualToConstant: width))
        }
        placement.append(heightAnchor.constraint(greaterThanOrEqualToConstant: configuration.minimumHeight))
        NSLayoutConstraint.activate(placement)
    }

    /// The content of an item: the present one, updated, where it can show it.
    private func replaced(_ content: HostedContent?, by item: HostedItem?) -> HostedContent? {
        if let item, let content, item.representation.update(content, item.surroundings.environment) { return content }
        content?.view.removeFromSuperview()
        content?.end()
        return item.map { $0.representation.makeContent($0.surroundings.environment) }
    }

    // MARK: Placement

    private typealias Anchors = (
        top: NSLayoutYAxisAnchor, leading: NSLayoutXAxisAnchor, bottom: NSLayoutYAxisAnchor,
        trailing: NSLayoutXAxisAnchor
    )

    private func anchors(of view: UIView) -> Anchors {
        (view.topAnchor, view.leadingAnchor, view.bottomAnchor, view.trailingAnchor)
    }

    private func anchors(of guide: UILayoutGuide) -> Anchors {
        (guide.topAnchor, guide.leadingAnchor, guide.bottomAnchor, guide.trailingAnchor)
    }

    private func place(
        _ view: UIView, _ steps: [Surroundings.Step], _ configuration: UIHostingConfiguration<Content, Background>
    ) {
        let (own, margins) = (anchors(of: self), anchors(of: layoutMarginsGuide))
        let room = UILayoutGuide()
        add(room)
        func length(_ edge: Edge) -> CGFloat? { configuration.margins[edge] }
        placement += [
            room.topAnchor.constraint(
                equalTo: length(.top) == nil ? margins.top : own.top, constant: length(.top) ?? 0),
            room.leadingAnchor.constraint(
                equalTo: length(.leading) == nil ? margins.leading : own.leading, constant: length(.leading) ?? 0),
            (length(.bottom) == nil ? margins.bottom : own.bottom).constraint(
                equalTo: room.bottomAnchor, constant: length(.bottom) ?? 0),
            (length(.trailing) == nil ? margins.trailing : own.trailing).constraint(
                equalTo: room.trailingAnchor, constant: length(.trailing) ?? 0),
        ]
        let inner = steps.reduce(room) { outer, step in
            let guide = UILayoutGuide()
            add(guide)
            switch step {
            case .padding(let insets):
                placement += [
                    guide.topAnchor.constraint(equalTo: outer.topAnchor, constant: insets.top),
                    guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: insets.left),
                    outer.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: insets.bottom),
                    outer.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: insets.right),
                ]
            case .frame(let width, let height):
                placement += [
                    guide.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
                    guide.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
                    outer.widthAnchor.constraint(greaterThanOrEqualTo: guide.widthAnchor),
                    outer.heightAnchor.constraint(greaterThanOrEqualTo: guide.heightAnchor),
                    width.map(guide.widthAnchor.constraint(equalToConstant:))
                        ?? guide.widthAnchor.constraint(equalTo: outer.widthAnchor),
                    height.map(guide.heightAnchor.constraint(equalToConstant:))
                        ?? guide.heightAnchor.constraint(equalTo: outer.heightAnchor),
                ]
            }
            return guide
        }
        fill(view, between: anchors(of: inner), below: false)
    }

    private func add(_ guide: UILayoutGuide) {
        addLayoutGuide(guide)
        guides.append(guide)
    }

    private func fill(_ view: UIView, between room: Anchors, below: Bool) {
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { insertSubview(view, at: below ? 0 : subviews.count) }
        let bottom = room.bottom.constraint(equalTo: view.bottomAnchor)
        // A cell is measured by its content, and its height may be another for a moment.
        bottom.priority = UILayoutPriority(999)
        placement += [
            view.topAnchor.constraint(equalTo: room.top), view.leadingAnchor.constraint(equalTo: room.leading),
            room.trailing.constraint(equalTo: view.trailingAnchor), bottom,
        ]
    }
}
