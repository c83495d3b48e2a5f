extension UIViewController {
    /// Fills the view as a picker's that has nothing to pick: a bar with Cancel over one sentence.
    ///
    /// - Parameter cancel: called by the bar's button; dismissing is left to it.
    package func showEmptyPicker(title: String, message: String, cancel: @escaping @MainActor () -> Void) {
        view.backgroundColor = .systemBackground
        let item = UINavigationItem(title: title)
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
        let bar = UINavigationBar()
        bar.items = [item]
        let label = UILabel()
        label.text = message
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .secondaryLabel
        for part in [bar, label] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
